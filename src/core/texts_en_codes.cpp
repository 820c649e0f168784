// Codes of the replay and of commands, in English.
#include <array>

#include "core/codes.hpp"

namespace arbiter {

std::span<const CodeText> findings_en() {
  static constexpr std::array<CodeText, 45> texts = {{
      {"IMP-unread", "A line that no reader understood",
       "The line has none of the forms that the format knows. It is kept as it stands and counted; nothing is guessed "
       "from it, and what it may have done is missing from the replay",
       "Compare the line with the page of the format in formats/; where the log is damaged, correct it; where the "
       "format is new, report it",
       "",
       "@ game twilight-struggle\n"
       "@ setup {\"position\":{\"turn\":1,\"round\":1}}\n"
       "? something no reader knows\n",
       ""},
      {"IMP-not-tsreplayer", "No log of the digital game",
       "The text begins like a log of the digital game, but holds no entry header among its first 1,000 lines",
       "Check that it is the exported log and not a summary of it", "", "",
       "A text whose first line reads \"SETUP: ...\" and that goes on with a thousand lines of something else."},
      {"IMP-too-large", "A log of 4 GiB or more", "The log is larger than places in it can be counted",
       "Split it into its games", "", "", "A log of 4 GiB, with --max-file-size raised accordingly."},
      {"REC-adjusted", "A value set by hand",
       "The record changes the position outside the rules, as players do to correct a mistake. It is taken over and "
       "told",
       "None needed, if the adjustment was agreed on", "",
       "@ game twilight-struggle\n"
       "@ setup {\"position\":{\"turn\":1,\"round\":1}}\n"
       "adjust defcon 3\n",
       ""},
      {"REC-after-the-end", "Play after the end of the game",
       "By the rules the game is over, and the record goes on. Nothing after the end is judged",
       "Look at the ending that is named: either it was overlooked at the table, or an earlier fault led to it", "",
       "@ game twilight-struggle\n"
       "@ setup {\"position\":{\"turn\":1,\"round\":1,\"defcon\":2}}\n"
       "== USSR AR1\n"
       "USSR card 4 Duck and Cover\n"
       "USSR use event\n"
       "== US AR1\n"
       "US card 5\n",
       ""},
      {"REC-amount", "An effect of the wrong size", "The effect is due, but by another amount than the record states",
       "Compare the amount with the rule that is cited", "",
       "@ game twilight-struggle\n"
       "@ setup {\"position\":{\"turn\":1,\"round\":1}}\n"
       "== USSR AR1\n"
       "USSR card 8 Fidel\n"
       "USSR use event\n"
       "states influence.USSR Cuba +1 = 3\n",
       ""},
      {"REC-choice-not-asked", "A choice that nobody asked for",
       "The record answers a question that the rules do not put at this point",
       "Check whether a line is missing before it, or belongs to another step", "",
       "@ game twilight-struggle\n"
       "@ setup {\"position\":{\"turn\":1,\"round\":1}}\n"
       "== USSR AR1\n"
       "USSR card 8 Fidel\n"
       "USSR use event\n"
       "USSR olympics boycott\n",
       ""},
      {"REC-effect-not-due", "An effect without a cause",
       "The record states an effect that nothing in this step brings about",
       "Check the play that it is said to come from, and whether the line stands in the right step", "",
       "@ game twilight-struggle\n"
       "@ setup {\"position\":{\"turn\":1,\"round\":1}}\n"
       "== USSR AR1\n"
       "USSR card 8 Fidel\n"
       "USSR use event\n"
       "states space.US +1 = 1\n",
       ""},
      {"REC-effect-not-stated", "An effect that the record leaves out",
       "The source always states effects of this kind, and this one is missing: it was forgotten at the table, or its "
       "line was lost",
       "Add the line, or correct the position from here on", "",
       "@ game twilight-struggle\n"
       "@ setup {\"position\":{\"turn\":1,\"round\":1}}\n"
       "@ source {\"states\":[\"vp\"]}\n"
       "== USSR AR1\n"
       "USSR card 4\n"
       "USSR use event\n"
       "== US AR1\n",
       ""},
      {"REC-empty-folder", "A folder without files", "The folder holds no files, so there is nothing to read",
       "Check its name; hidden files are not read", "", "", "arbiter check on an empty folder."},
      {"REC-expectation", "The position is not as the record expects",
       "The record says what holds at this point, and the replay has something else",
       "Look at the findings before it; without any, the expectation is wrong or effects went unrecorded", "",
       "@ game twilight-struggle\n"
       "@ setup {\"position\":{\"turn\":1,\"round\":1}}\n"
       "expect defcon 2\n",
       ""},
      {"REC-impossible-die", "A die that no die shows", "The number recorded is not on the die", "Correct the number",
       "",
       "@ game twilight-struggle\n"
       "@ setup {\"position\":{\"turn\":1,\"round\":1}}\n"
       "== USSR AR1\n"
       "USSR card 4\n"
       "USSR use operations\n"
       "USSR operation coup\n"
       "USSR target Iran\n"
       "die 9 for Iran\n",
       ""},
      {"REC-inferred", "An answer that the record lacks, inferred",
       "The source does not record this answer. Every possibility was followed up, and what stands later in the record "
       "fits one of them only",
       "None needed", "",
       "@ game twilight-struggle\n"
       "@ setup {\"position\":{\"round\":1,\"influence.US\":{\"Iran\":1,\"Israel\":1}}}\n"
       "@ source {\"silent\":[\"target\"]}\n"
       "== USSR AR1\n"
       "USSR card 4\n"
       "USSR use operations\n"
       "USSR operation coup\n"
       "die 6\n"
       "expect influence.US Iran 0\n",
       ""},
      {"REC-limit-findings", "Too much is wrong to go on",
       "So many findings were made in one game that the rest would help nobody. What is told was judged in full; "
       "nothing behind the entry that is named was",
       "Correct the first findings and check again; often one of them leads to all the others, or the file is no "
       "record of this game",
       "", "", "A record with ten thousand entries that no reader understands."},
      {"REC-no-answer", "A question that the record leaves open",
       "The rules ask for a decision here, and the record holds none, not even an effect that would tell it",
       "Add the choice", "", "",
       "A side has to choose and the record goes on with something else, where no rule number fits better."},
      {"REC-no-such-entry", "No entry of that number", "--at names an entry behind the end of the record",
       "Use a number up to the one that is named", "", "", "arbiter show --at 99 on a record of 5 entries."},
      {"REC-no-such-game", "No game of that number in the file", "--game names a game behind the last one of the file",
       "Use a number up to the one that is named", "", "", "arbiter show --game 3 on a file with two games."},
      {"REC-no-such-step", "No step of that number", "--step names a step behind the last heading of the record",
       "Use a number up to the one that is named", "", "", "arbiter show --step 99 on a record of 5 steps."},
      {"REC-open-choice", "An answer that the record lacks, undecided",
       "The source does not record this answer, and nothing that stands later decides between the possible ones. "
       "Findings are proven only if they hold whichever it was",
       "None needed; record the answer if you know it", "",
       "@ game twilight-struggle\n"
       "@ setup {\"position\":{\"round\":1,\"influence.US\":{\"Iran\":1,\"Israel\":1}}}\n"
       "@ source {\"silent\":[\"target\"]}\n"
       "== USSR AR1\n"
       "USSR card 4\n"
       "USSR use operations\n"
       "USSR operation coup\n"
       "die 6\n",
       ""},
      {"REC-order", "Told in the wrong order",
       "The record tells one event before another that the rules bring first, as with two headlines",
       "Check which of the two came first; the order may follow from the values of the cards", "",
       "@ game twilight-struggle\n"
       "@ setup {\"position\":{\"turn\":2}}\n"
       "@ source {\"states\":[\"event\"]}\n"
       "== Turn 2 headline\n"
       "USSR headline 18 Captured Nazi Scientist\n"
       "US headline 31 Red Scare/Purge\n"
       "states event 18 Captured Nazi Scientist\n"
       "states event 31 Red Scare/Purge\n"
       "== Turn 2 USSR AR1\n",
       ""},
      {"REC-out-of-bounds", "A value that cannot be",
       "The change would lead outside what the component can show: a marker that does not exist, a track that ends "
       "before",
       "Look at the findings before it; this one usually follows from them", "",
       "@ game twilight-struggle\n"
       "@ setup {\"position\":{\"turn\":1,\"round\":1,\"influence.USSR\":{\"Iran\":99}}}\n"
       "== USSR AR1\n"
       "USSR card 4\n"
       "USSR use operations\n"
       "USSR operation influence\n"
       "USSR place Iran\n",
       ""},
      {"REC-position", "A recorded position that can't be",
       "The set-up's position breaks what holds in every position at rest. It is taken as recorded, and play goes on "
       "from "
       "it",
       "Correct the position; the rule named says what holds", "",
       "@ game tigris\n"
       "@ sides [{\"side\":\"archer\"},{\"side\":\"bull\"}]\n"
       "@ setup {\"position\":{\"leader\":{\"archer black\":\"B1\",\"bull black\":\"A2\"}}}\n"
       "== Turn 1 archer action 1\n"
       "archer action pass\n",
       ""},
      {"REC-profile", "A profile file that is none",
       "The file given to --profile is no JSON object with \"profile\" and \"rulings\"",
       "Write {\"profile\":\"my-event\", \"base\":\"digital\", \"rulings\":{\"ts.r13\":\"no\"}}", "", "",
       "arbiter check --profile my.json with a file that holds a list."},
      {"REC-redundant", "Two parts of an entry contradict each other",
       "The entry names a thing and says more of it, in brackets or in a member of its own, and that is not true of "
       "it; "
       "the name is what counts",
       "Look which of the two was meant, and correct the other", "",
       "@ game twilight-struggle\n"
       "@ setup {\"position\":{\"turn\":1,\"round\":1,\"hand.USSR\":[\"15 Nasser\"]}}\n"
       "== USSR AR1\n"
       "USSR card 15 (Duck and Cover)\n"
       "USSR use event\n",
       ""},
      {"REC-roll-missing", "A roll that the record leaves out",
       "The source always records rolls, the rules need one here, and there is none", "Add the roll", "",
       "@ game twilight-struggle\n"
       "@ setup {\"position\":{\"turn\":1,\"round\":1}}\n"
       "@ source {\"states\":[\"influence.USSR\",\"die\"]}\n"
       "== USSR AR1\n"
       "USSR card 4\n"
       "USSR use operations\n"
       "USSR operation coup\n"
       "USSR target Iran\n"
       "== US AR1\n",
       ""},
      {"REC-roll-not-used", "A roll that nothing asked for", "The record has a roll for which this step has no use",
       "Check whether the line that caused it is missing, or whether the roll belongs to another step", "",
       "@ game twilight-struggle\n"
       "@ setup {\"position\":{\"turn\":1,\"round\":1}}\n"
       "== USSR AR1\n"
       "USSR card 8 Fidel\n"
       "USSR use event\n"
       "die 3 for Iran\n",
       ""},
      {"REC-setup", "A set-up that cannot be", "A member of the set-up is unknown, or its value is out of range",
       "Compare it with the table of set-up members in formats/", "",
       "@ game twilight-struggle\n"
       "@ setup {\"handicap\":{\"US\":99}}\n"
       "== setup\n",
       ""},
      {"REC-several-games", "A file with several games", "The command looks into one game, and the file holds more",
       "Choose one with --game N", "", "", "arbiter show on a zip of two games."},
      {"REC-step-missing", "A step is missing",
       "The record goes from one step to a later one, and the steps between them cannot have passed in silence",
       "Add what is missing, or correct the heading", "",
       "@ game twilight-struggle\n"
       "@ setup {\"position\":{\"turn\":1,\"round\":1}}\n"
       "== USSR AR2\n",
       ""},
      {"REC-step-out-of-turn", "A step out of turn", "The heading names a step that is over, or not due yet",
       "Check the order of the lines and the number in the heading", "",
       "@ game twilight-struggle\n"
       "@ setup {\"position\":{\"turn\":2,\"round\":3}}\n"
       "== USSR AR1\n"
       "USSR card 4\n",
       ""},
      {"REC-stuck", "Nothing legal is left",
       "After a fault that was carried out as recorded, the rules have no legal answer to offer. The rest of the step "
       "is left out",
       "Correct the fault before it", "", "", "Only after another finding in the same step."},
      {"REC-undo-too-far", "An undo of more than was played",
       "The record takes back more steps than have been played, or than are kept", "Correct the number", "",
       "@ game twilight-struggle\n"
       "@ setup {\"position\":{\"turn\":1,\"round\":1}}\n"
       "undo 3\n",
       ""},
      {"REC-unfinished", "The record breaks off",
       "The record ends within a step. What is there was judged; nothing is wrong with ending a recording",
       "None needed", "",
       "@ game twilight-struggle\n"
       "@ setup {\"position\":{\"turn\":1,\"round\":1}}\n"
       "== USSR AR1\n"
       "USSR card 4\n"
       "USSR use operations\n"
       "USSR operation influence\n"
       "USSR place Iran\n",
       ""},
      {"REC-unknown-bot", "A bot that the game does not have", "--bot names a bot that is not known for this game",
       "Use one that is named, or none", "--bot deep-red",
       "@ game twilight-struggle\n"
       "@ setup {\"position\":{\"turn\":1,\"round\":1}}\n",
       ""},
      {"REC-unknown-field", "A field that the game does not have",
       "The record expects or sets something that this game has no value for",
       "Compare the name with the fields that arbiter games lists", "",
       "@ game twilight-struggle\n"
       "@ setup {\"position\":{\"turn\":1,\"round\":1}}\n"
       "expect stability 3\n",
       ""},
      {"REC-unknown-game", "A game that is not known",
       "The header names a game that this version has no rules for, or none", "Compare the name with arbiter games", "",
       "@ game backgammon\n"
       "== setup\n",
       ""},
      {"REC-unknown-heading", "A heading that names no step", "The heading is kept, and taken for the step that is due",
       "Spell it like the steps in the page of the game in formats/", "",
       "@ game twilight-struggle\n"
       "@ setup {\"position\":{\"turn\":1,\"round\":1}}\n"
       "== Lunch break\n"
       "USSR card 4\n",
       ""},
      {"REC-unknown-name", "A name that is not known",
       "A country, card or other name is misspelt or belongs to another edition; the nearest known one is suggested",
       "Correct the name", "",
       "@ game twilight-struggle\n"
       "@ setup {\"position\":{\"turn\":1,\"round\":1}}\n"
       "== USSR AR1\n"
       "USSR card Ducks and Cover\n",
       ""},
      {"REC-unknown-profile", "A profile that is not known",
       "The record or --profile names a profile that the game does not have",
       "Use one that arbiter games lists, or a file of your own (its name ends in .json)", "",
       "@ game twilight-struggle\n"
       "@ setup {\"position\":{\"turn\":1,\"round\":1}}\n"
       "@ profile homebrew\n"
       "== USSR AR1\n",
       ""},
      {"REC-unknown-ruling", "A ruling that is not known",
       "The record, a profile file or --ruling names a ruling that the game does not have",
       "Compare the name with arbiter games", "--ruling ts.sauna=yes",
       "@ game twilight-struggle\n"
       "@ setup {\"position\":{\"turn\":1,\"round\":1}}\n",
       ""},
      {"REC-unknown-side", "A side that the game does not have", "--bot names a side that is none of this game",
       "Use one that is named", "--bot Sweden=none",
       "@ game twilight-struggle\n"
       "@ setup {\"position\":{\"turn\":1,\"round\":1}}\n",
       ""},
      {"REC-unknown-value", "A value that the ruling does not have", "The ruling exists, but not with this value",
       "Use one of those that are named", "--ruling ts.r13=perhaps",
       "@ game twilight-struggle\n"
       "@ setup {\"position\":{\"turn\":1,\"round\":1}}\n",
       ""},
      {"REC-unreadable", "A file or folder that cannot be read", "The system refused to open it, or it is not there",
       "Check the name and the permissions", "", "", "arbiter check on a name that does not exist."},
      {"REC-value", "A number that is not the one computed",
       "The source gives the value after an effect, and the replay has another one",
       "Count again from the last point where both agreed; a later finding about the same value may follow from this "
       "one",
       "",
       "@ game twilight-struggle\n"
       "@ setup {\"position\":{\"turn\":1,\"round\":1}}\n"
       "@ source {\"states\":[\"influence.USSR\",\"die\"]}\n"
       "== USSR AR1\n"
       "USSR card 4\n"
       "USSR use operations\n"
       "USSR operation influence\n"
       "USSR place Iran\n"
       "states influence.USSR Iran +1 = 3\n",
       ""},
      {"REC-worlds-cut", "Too many possible positions to follow them all",
       "Answers that the source does not record left more positions possible than are carried side by side. Findings "
       "from there on are possible, not proven: one of the positions left out may have been the right one",
       "Record some of the answers", "",
       "@ game twilight-struggle\n"
       "@ setup {\"position\":{\"turn\":1,\"round\":1}}\n"
       "@ source {\"silent\":[\"place\"]}\n"
       "== USSR AR1\n"
       "USSR card 21\n"
       "USSR use operations\n"
       "USSR operation influence\n",
       ""},
  }};
  return texts;
}

}  // namespace arbiter
