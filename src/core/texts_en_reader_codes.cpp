// Codes of readers and writers, in English: titles and tiny files. What they mean is told by format_codes().
#include <array>

#include "core/codes.hpp"

namespace arbiter {

std::span<const CodeText> readers_en() {
  static constexpr std::array<CodeText, 41> texts = {{
      {"REC-binary", "A binary file", "", "", "", "", "A picture, or any other file with bytes that are no text."},
      {"REC-duplicate-member", "A member that stands twice", "", "", "",
       "{\"arbiter\":1,\"game\":\"twilight-struggle\",\n"
       "\"setup\":{\"optional_cards\":true,\"optional_cards\":false}}\n",
       ""},
      {"REC-empty", "An empty file", "", "", "", "\n", ""},
      {"REC-encoding", "Bytes that are not UTF-8", "", "", "", "", "A log saved in Latin-1, with an accent in a name."},
      {"REC-entry-shape", "An entry whose members do not fit together", "", "", "",
       "{\"arbiter\":1,\"game\":\"twilight-struggle\"}\n"
       "{\"undo\":\"twice\"}\n",
       ""},
      {"REC-file-directory", "A folder where a file is needed", "", "", "", "", "arbiter show on a folder."},
      {"REC-file-missing", "A file that is not there", "", "", "", "", "arbiter show on a name that does not exist."},
      {"REC-file-read", "A file that cannot be read", "", "", "", "", "A file without read permission."},
      {"REC-json-syntax", "Text that is no JSON", "", "", "",
       "{\"arbiter\":1,\"game\":\"twilight-struggle\",\"entries\":[}\n", ""},
      {"REC-limit", "A limit was hit", "The file asks for more than is put up with", "Raise the limit that is named",
       "", "", "A limit that has no code of its own."},
      {"REC-limit-bad-bytes", "Too many bytes that are not UTF-8", "", "", "", "",
       "A Latin-1 text, with --max-bad-bytes 1."},
      {"REC-limit-entries", "Too many entries", "", "", "--max-entries 1",
       "{\"arbiter\":1,\"game\":\"twilight-struggle\"}\n"
       "{\"comment\":\"one\"}\n"
       "{\"comment\":\"two\"}\n",
       ""},
      {"REC-limit-facts", "Too many facts", "", "", "--max-facts 1",
       "{\"arbiter\":1,\"game\":\"twilight-struggle\"}\n"
       "{\"expect\":{\"defcon\":5,\"vp\":0}}\n",
       ""},
      {"REC-limit-file-size", "A file that is too large", "", "", "--max-file-size 10",
       "{\"arbiter\":1,\"game\":\"twilight-struggle\"}\n", ""},
      {"REC-limit-nesting", "Nesting that is too deep", "", "", "--max-nesting 3", "[[[[[[]]]]]]\n", ""},
      {"REC-limit-profile", "A profile file that is too large", "A profile may have a megabyte at most",
       "Leave out what is no ruling", "", "", "arbiter check --profile big.json with a file of two megabytes."},
      {"REC-limit-records", "Too many games in a file", "", "", "--max-records 1",
       "{\"arbiter\":1,\"game\":\"twilight-struggle\"}\n"
       "{\"arbiter\":1,\"game\":\"twilight-struggle\"}\n"
       "{\"arbiter\":1,\"game\":\"twilight-struggle\"}\n",
       ""},
      {"REC-limit-xml-size", "XML that is too large", "", "", "--max-xml-size 10",
       "<record game=\"twilight-struggle\"></record>\n", ""},
      {"REC-limit-zip-depth", "Zips within zips", "", "", "", "", "A zip in a zip in a zip in a zip."},
      {"REC-limit-zip-entries", "A zip of too many files", "", "", "", "",
       "A zip of two records, with --max-zip-entries 1."},
      {"REC-limit-zip-ratio", "A file that unpacks to far more than its size", "", "", "", "",
       "A zip bomb: megabytes of blanks packed into a few kilobytes."},
      {"REC-limit-zip-total", "A zip that unpacks to too much", "", "", "", "",
       "A zip of two records, with --max-zip-total 100."},
      {"REC-newer-version", "A record of a newer version", "", "", "",
       "{\"arbiter\":2,\"game\":\"twilight-struggle\"}\n", ""},
      {"REC-no-record", "A file without a game", "", "", "", "", "A zip of pictures."},
      {"REC-not-a-record", "JSON or XML of another kind", "", "", "", "{\"name\":\"left-pad\",\"version\":\"1.0.0\"}\n",
       ""},
      {"REC-notes", "More notes than are kept", "", "", "--max-notes 1",
       "{\"arbiter\":1,\"game\":\"twilight-struggle\",\n"
       "\"weather\":\"rain\",\"mood\":\"good\",\"lamp\":\"on\"}\n",
       ""},
      {"REC-shape", "A member of the wrong type", "", "", "",
       "{\"arbiter\":1,\"game\":\"twilight-struggle\",\"entries\":7}\n", ""},
      {"REC-text-unread", "A statement that is not understood", "", "", "",
       "@ game twilight-struggle\n"
       "@ setup {\"position\":{\"turn\":1,\"round\":1}}\n"
       "x\n",
       ""},
      {"REC-truncated", "A file that was cut off", "", "", "",
       "{\"arbiter\":1,\"game\":\"twilight-struggle\",\n"
       "\"entries\":[{\"step\":\"setup\"},",
       ""},
      {"REC-unknown-entry", "An entry of an unknown kind", "", "", "",
       "{\"arbiter\":1,\"game\":\"twilight-struggle\"}\n"
       "{\"gossip\":\"x\"}\n",
       ""},
      {"REC-unknown-format", "A file of no known format", "", "", "", "Dear diary, today we played a long game.\n", ""},
      {"REC-unknown-member", "A member that is not known", "", "", "",
       "{\"arbiter\":1,\"game\":\"twilight-struggle\",\"weather\":\"rain\"}\n", ""},
      {"REC-version", "A version that is no number", "", "", "",
       "{\"arbiter\":\"one\",\"game\":\"twilight-struggle\"}\n", ""},
      {"REC-write", "Output that cannot be written", "", "", "", "",
       "arbiter convert game.json /no/such/folder/game.xml"},
      {"REC-xml-doctype", "XML with a DOCTYPE", "", "", "",
       "<?xml version=\"1.0\"?>\n"
       "<!DOCTYPE record>\n"
       "<record game=\"twilight-struggle\"/>\n",
       ""},
      {"REC-xml-encoding", "XML that is not UTF-8", "", "", "",
       "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n"
       "<record game=\"twilight-struggle\"/>\n",
       ""},
      {"REC-xml-syntax", "Text that is no XML", "", "", "", "<record game=\"twilight-struggle\"><step></record>\n", ""},
      {"REC-zip-damaged", "A damaged zip", "", "", "", "PK\003\004 and nothing more\n", ""},
      {"REC-zip-encrypted", "An encrypted zip", "", "", "", "", "A zip made with a password."},
      {"REC-zip-name", "A name that leads out of the zip", "", "", "", "",
       "A zip with an entry named \"../game.json\"."},
      {"REC-zip-skipped", "A file in a zip that is no record", "", "", "", "", "A zip of a record and a read-me file."},
  }};
  return texts;
}

}  // namespace arbiter
