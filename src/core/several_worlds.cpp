// Positions that an answer missing from the record leaves open, carried side by side until later entries decide.
#include <algorithm>
#include <cstring>
#include <optional>

#include "core/replayer.hpp"

namespace arbiter {

World Replayer::as_world() const {
  return {{state_.begin(), state_.begin() + static_cast<std::ptrdiff_t>(size_)}, guesses_};
}

void Replayer::load(const World& world) {
  std::memcpy(state_.data(), world.state.data(), size_);
  guesses_ = world.guesses;
}

// The first of these worlds, at least one, is the one that findings are told from.
void Replayer::take_over(std::vector<World> worlds) {
  load(worlds.front());
  worlds.erase(worlds.begin());
  others_ = std::move(worlds);
}

void Replayer::keep_world(World world) {
  if (!add_world(next_, std::move(world), options_.max_worlds)) ++cut_worlds_;
}

// Index of the entry where a fault showed.
std::uint32_t Replayer::place_of(const Fault& f) const {
  const int item = f.item >= 0 ? f.item : f.after;
  return item >= 0 ? items_[static_cast<std::size_t>(item)].entry : step_begin_;
}

void Replayer::add_guesses(World& world, const std::vector<Hole>& trail) const {
  int nth = 0;
  for (const Hole& h : trail) {
    if (!h.natural) continue;
    Guess g;
    g.step = step_begin_;
    g.nth = nth++;
    g.entry = h.after >= 0 ? items_[static_cast<std::size_t>(h.after)].entry : step_begin_;
    g.key = h.key;
    g.who = h.who;
    g.pick = h.now;
    g.candidates = h.candidates;
    g.could_be.add(h.now);
    world.guesses.push_back(g);
  }
}

// Adds to `next_` every position that the step can lead to from this world without a fault; false if there is none.
bool Replayer::try_world(World& world, std::string_view next_heading) {
  load(world);
  bool any = false;
  table_.begin_step(items_, working_.data());
  do {
    if (runs_left_ == 0) {
      ++cut_worlds_;
      break;
    }
    --runs_left_;
    if (!run_once(next_heading)) {
      cause_ = std::max(cause_, place_of(table_.faults().front()));
      continue;
    }
    any = true;
    if (next_.empty()) {  // this run is the one that counts
      report_.inferred += static_cast<std::uint32_t>(table_.holes());
      count_step();
      if (!table_.notices().empty()) tell_notices(table_.notices(), game_.step_name(game_.due(state_.data()).ordinal));
    }
    World found{{working_.begin(), working_.begin() + static_cast<std::ptrdiff_t>(size_)}, world.guesses};
    add_guesses(found, table_.trail());
    keep_world(std::move(found));
    table_.settle_owed();
  } while (table_.next_alternative());
  return any;
}

// Plays the step from every world; those in which it has a fault are ruled out by those in which it has none. False,
// and nothing done, if it has one in all of them.
bool Replayer::step_in_all_worlds(std::string_view next_heading) {
  std::vector<World> all = std::move(others_);
  all.insert(all.begin(), as_world());
  next_.clear();
  runs_left_ = worn_out() ? 1000 : options_.max_runs;
  cause_ = step_begin_;
  for (World& w : all) try_world(w, next_heading);
  if (next_.empty()) {
    for (World& w : all) {  // perhaps an answer was given to an ask that the record leaves silent
      load(w);
      if (!find_answers(next_heading)) continue;
      if (next_.empty()) {
        report_.inferred += static_cast<std::uint32_t>(holes_);
        count_step();
      }
      keep_world({{working_.begin(), working_.begin() + static_cast<std::ptrdiff_t>(size_)}, w.guesses});
    }
  }
  if (next_.empty()) {
    take_over(std::move(all));
    return false;
  }
  take_over(std::move(next_));
  next_.clear();
  doubts_.restated(items_);
  tell_decided(cause_);
  return true;
}

Replayer::Faulty Replayer::faulty_run(std::size_t world) const {
  Faulty run{world, table_.trail(), table_.faults().size(), 0, table_.faults().front()};
  int first = 2 * static_cast<int>(items_.size()) + 1;
  for (const Fault& f : table_.faults()) first = std::min(first, f.item >= 0 ? 2 * f.item : 2 * f.after + 1);
  run.reached = first;
  return run;
}

// The runs of all worlds that get furthest in a step that has a fault in each; the first one's world is made the one
// that findings are told from.
std::vector<Replayer::Faulty> Replayer::faulty_runs(std::string_view next_heading) {
  std::vector<World> all = std::move(others_);
  all.insert(all.begin(), as_world());
  std::vector<Faulty> best;
  std::optional<Faulty> first_world;
  worlds_agree_ = true;
  runs_left_ = 1000;
  for (std::size_t w = 0; w < all.size(); ++w) {
    std::optional<Faulty> here;
    load(all[w]);
    table_.begin_step(items_, working_.data());
    table_.set_holes(Holes::natural);
    do {
      run_once(next_heading);
      if (table_.clean()) continue;  // an owed answer made the faults; the lone run below tells
      Faulty run = faulty_run(w);
      if (!here || run.better_than(*here)) here = run;
      if (!best.empty() && run.better_than(best.front())) best.clear();
      if (best.empty() || (run.as_good_as(best.front()) && best.size() < options_.max_worlds))
        best.push_back(std::move(run));
      if (runs_left_ > 1) --runs_left_;
    } while (runs_left_ > 1 && table_.next_alternative());
    if (!first_world) first_world = here;
    worlds_agree_ = worlds_agree_ && here && here->first.kind == first_world->first.kind &&
                    here->first.item == first_world->first.item;
  }
  // The worlds that these runs begin in, the first one's first.
  std::vector<World> kept;
  std::vector<std::size_t> number(all.size(), all.size());
  for (Faulty& run : best) {
    if (number[run.world] == all.size()) {
      number[run.world] = kept.size();
      kept.push_back(all[run.world]);
    }
    run.world = number[run.world];
  }
  if (kept.empty()) kept = std::move(all);
  take_over(std::move(kept));
  return best;
}

// What was told of the first of `runs`, which began in `lead_before`, is repaired; the others are repaired in the same
// way, without a word.
void Replayer::repair_others(const std::vector<Faulty>& runs, const World& lead_before, OnIllegal how,
                             std::string_view next_heading) {
  if (stopped_ || runs.empty()) return;
  std::vector<World> before = std::move(others_);
  World lead = as_world();
  add_guesses(lead, runs.front().trail);
  next_.clear();
  keep_world(std::move(lead));
  for (std::size_t i = 1; i < runs.size(); ++i) {
    const Faulty& run = runs[i];
    const World& from = run.world == 0 ? lead_before : before[run.world - 1];
    load(from);
    table_.begin_step(items_, working_.data());
    table_.set_holes(Holes::natural);
    table_.set_trail(run.trail);
    const bool clean = run_once(next_heading);
    if (how != OnIllegal::skip) {
      if (clean) {
        std::memcpy(state_.data(), working_.data(), size_);
      } else {
        repair_position(how, table_.faults(), next_heading);
      }
    }
    World repaired = as_world();
    add_guesses(repaired, run.trail);
    keep_world(std::move(repaired));
  }
  take_over(std::move(next_));
  next_.clear();
  tell_decided(cause_);
}

// The step was clean in the first world with its items put right (`explained_items_`): the others are played so too.
void Replayer::explain_others(std::string_view next_heading) {
  std::vector<World> before = std::move(others_);
  next_.clear();
  World lead = as_world();
  add_guesses(lead, table_.trail());
  keep_world(std::move(lead));
  std::swap(items_, explained_items_);
  for (const World& w : before) {
    load(w);
    run_as_recorded(next_heading);
    if (!table_.clean()) continue;
    World played{{working_.begin(), working_.begin() + static_cast<std::ptrdiff_t>(size_)}, w.guesses};
    add_guesses(played, table_.trail());
    keep_world(std::move(played));
  }
  std::swap(items_, explained_items_);
  take_over(std::move(next_));
  next_.clear();
  tell_decided(cause_);
}

// --- expectations

// How many facts of an expectation don't hold; those that can't be judged count as holding.
int Replayer::wrong_facts(const std::byte* state, const Entry& e) const {
  int wrong = 0;
  for (std::uint32_t j = 0; j < e.facts; ++j) {
    const Fact& fact = record_.facts[e.first_fact + j];
    std::string why;
    if (game_.judge_fact(state, fact, record_, why)) {
      wrong += why.empty() ? 0 : 1;
      continue;
    }
    const int field = index_.field(fact.field);
    if (field < 0 || tables_.fields[static_cast<std::size_t>(field)].offset < 0) continue;
    const FieldInfo& info = tables_.fields[static_cast<std::size_t>(field)];
    const int subject = info.domain < 0 ? 0 : index_.option(info.domain, fact.subject);
    const int expected = fact_value(tables_, info, fact.to);
    if (subject >= 0 && expected != kUnknownValue && field_value(info, state, subject) != expected) ++wrong;
  }
  return wrong;
}

// Of several worlds those stay in which the fewest facts are wrong.
void Replayer::worlds_that_expect(const Entry& e, std::uint32_t entry_index) {
  std::vector<World> all = std::move(others_);
  all.insert(all.begin(), as_world());
  std::vector<int> wrong;
  for (const World& w : all) wrong.push_back(wrong_facts(w.state.data(), e));
  const int fewest = *std::min_element(wrong.begin(), wrong.end());
  std::vector<World> kept;
  for (std::size_t i = 0; i < all.size(); ++i)
    if (wrong[i] == fewest) kept.push_back(std::move(all[i]));
  take_over(std::move(kept));
  tell_decided(entry_index);
}

// --- what was guessed, in words

// After worlds were ruled out by entry index `cause`: answers on which the rest agree.
void Replayer::tell_decided(std::uint32_t cause) {
  if (guesses_.empty()) return;
  std::vector<World> all = std::move(others_);
  all.insert(all.begin(), as_world());
  const std::vector<Guess> decided = take_decided(all);
  take_over(std::move(all));
  for (const Guess& g : decided) {
    const bool told =
        std::any_of(decided_.begin(), decided_.end(), [&g](const Guess& d) { return d.same_question(g); });
    decided_.push_back(g);
    if (told) continue;
    const KeyInfo& key = tables_.keys[static_cast<std::size_t>(g.key)];
    const std::string pick = tables_.option_name(key.domain, g.pick);
    Finding& f = add_finding(Kind::note, "REC-inferred",
                             "not recorded: " + std::string(key.prompt) + "; it was " + pick +
                                 ", inferred from entry " + std::to_string(cause + 1),
                             g.entry);
    f.consequence = Consequence::cosmetic;
    f.recorded = pick;
    if (cut_worlds_ > 0) f.certainty = Certainty::possible;
    for (int o = g.candidates.first(); o >= 0; o = g.candidates.next(o))
      f.legal.push_back(tables_.option_name(key.domain, o));
    if (g.who >= 0) f.side = tables_.sides[static_cast<std::size_t>(g.who)];
  }
}

// At the end of the record: answers that nothing decided, and worlds that were not followed.
void Replayer::tell_open() {
  std::vector<World> all = others_;
  all.insert(all.begin(), as_world());
  for (const Guess& g : guesses_) {
    OptionSet picks;
    for (const World& w : all)
      for (const Guess& other : w.guesses)
        if (other.same_question(g)) picks |= other.could_be;
    const KeyInfo& key = tables_.keys[static_cast<std::size_t>(g.key)];
    std::string names;
    for (int o = picks.first(); o >= 0; o = picks.next(o))
      names += (names.empty() ? "" : ", ") + tables_.option_name(key.domain, o);
    Finding& f =
        add_finding(Kind::note, "REC-open-choice",
                    "not recorded: " + std::string(key.prompt) + "; nothing decides between " + names, g.entry);
    f.consequence = Consequence::cosmetic;
    for (int o = picks.first(); o >= 0; o = picks.next(o)) f.legal.push_back(tables_.option_name(key.domain, o));
    if (g.who >= 0) f.side = tables_.sides[static_cast<std::size_t>(g.who)];
  }
  if (cut_worlds_ == 0) return;
  Finding& f = add_finding(Kind::note, "REC-worlds-cut",
                           std::to_string(cut_worlds_) + " of the positions that unrecorded answers led to were not " +
                               "followed: more than " + std::to_string(options_.max_worlds) +
                               " at a time, or too many runs in one step",
                           static_cast<std::uint32_t>(record_.entries.size()));
  f.consequence = Consequence::cosmetic;
}

// After an undo: what was inferred since is still known.
void Replayer::forget_disproved() {
  std::vector<World> all = std::move(others_);
  all.insert(all.begin(), as_world());
  for (const Guess& d : decided_)
    std::erase_if(all, [&d](const World& w) {
      return std::any_of(w.guesses.begin(), w.guesses.end(),
                         [&d](const Guess& g) { return g.same_question(d) && !g.could_be.has(d.pick); });
    });
  if (all.empty()) all.push_back(as_world());
  for (const Guess& d : decided_)
    for (World& w : all) std::erase_if(w.guesses, [&d](const Guess& g) { return g.same_question(d); });
  take_over(std::move(all));
}

}  // namespace arbiter
