// Replaying a record under a game's rules.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "arbiter/ask.hpp"
#include "arbiter/finding.hpp"
#include "arbiter/game.hpp"
#include "arbiter/record.hpp"

namespace arbiter {

// What to do after a fault. `automatic`: resync where the source states the fields touched, else that of the three
// repairs (resync, skip, accept) after which the next steps show the fewest faults.
enum class OnIllegal : std::uint8_t { automatic, stop, resync, skip, accept };

// A named set of rulings from a file: name -> value.
struct Profile {
  std::string name;
  std::string base = "rulebook";
  std::vector<std::pair<std::string, std::string>> rulings;
};

// Reads a profile file: {"profile": "my-event", "base": "digital", "rulings": {"ts.r13": "no"}}; "about" may say more.
// Errors: REC-profile, with line and column where the text is no JSON. Whether the rulings exist is seen in
// `choose_rulings`.
Result<Profile> read_profile(std::string_view json, std::string_view file);

struct CheckOptions {
  OnIllegal on_illegal = OnIllegal::automatic;
  std::string profile;         // overrides the header; empty: header, else the importer's, else rulebook
  std::optional<Profile> own;  // a profile file; overrides the header and `profile`
  std::vector<std::pair<std::string, std::string>> rulings;  // name=value; override everything
  int long_games = 4;              // simulate: sudden ends taken back, in fours, so that games see the late turns
  std::uint32_t max_runs = 10000;  // runs of one step while looking for answers the record doesn't give
  std::uint32_t max_worlds = 64;   // positions carried side by side while an answer that the record lacks is open
  // Runs of a whole game, each weighed by the items recorded in its step; beyond them every step gets a few runs only.
  std::uint64_t max_work = 40'000'000;
  std::size_t max_findings = 10'000;  // findings kept of one game; one more says that the rest is not judged
};

// The ruling values that hold for a record.
struct RulingChoice {
  std::string profile;
  RulingValues values;
  std::vector<std::pair<std::string, std::string>> differing;  // from the profile
};
// Errors: REC-unknown-profile, REC-unknown-ruling, REC-unknown-value.
Result<RulingChoice> choose_rulings(const Game& game, const Header& header, const CheckOptions& options);

// Replays the record and judges it. Errors only where nothing can be replayed: unknown game, bad set-up, bad rulings.
Result<GameReport> check(const Record& record, const CheckOptions& options);
// The same under the rules of `game`, whatever the record names; it need not be one of all_games().
Result<GameReport> check(const Game& game, const Record& record, const CheckOptions& options);

// The question that entry `entry` (from 1) answered and the position it was asked in.
struct Asked {
  Ask ask;
  int pick = -1;
  std::uint32_t entry = 0;
  std::string step;
};
// What stopping at an entry or a step shows.
struct Moment {
  std::vector<std::byte> state;  // before the entry's step when the entry begins it, else as far as it was played
  std::vector<Asked> asked;      // questions that this entry answered (a stated change may answer several)
  std::string step;              // the step that is due or under way
};
// Replays up to entry `entry` (from 1; 0: to the end). Errors as `check`, and REC-no-such-entry.
Result<Moment> replay_to(const Record& record, const CheckOptions& options, std::uint32_t entry);

// A question at the beginning of the step that is due, and the picks that lead to it while nothing has changed yet.
struct Opening {
  std::vector<std::pair<int, int>> picks;  // key and option of each question before it
  Ask ask;
  OptionSet answers;  // legal ones that lead to no further question before they are carried out
};
// Every such question of the side that is asked first, in the order of the options: together they hold all that the
// side may do in this step. Empty where nobody is asked. A question with more than 16 answers, and the seventh in a
// row, isn't looked behind. `state` is a position of the game; it isn't written. With `past_told` a fact that is only
// told, or bookkeeping, is no change.
std::vector<Opening> openings(const Game& game, const RulingValues& rulings, const void* state, bool past_told = false);

// Plays one random legal game and returns its record (choices, chance and every change). The same seed gives the same
// record. `header` gives ruleset, variant, rulings and set-up; its views need to live for the call only. Errors: as
// `choose_rulings`, and REC-setup (also for a position with lists, whose items a header doesn't hold).
Result<Record> simulate(const Game& game, const Header& header, const CheckOptions& options, std::uint64_t seed);

}  // namespace arbiter
