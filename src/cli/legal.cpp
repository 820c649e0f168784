// arbiter legal: what was asked at an entry, every legal answer, and the rule that excludes each other one.
#include <fmt/format.h>

#include "arbiter/catalogue.hpp"
#include "cli/commands.hpp"
#include "cli/look.hpp"

namespace arbiter::cli {
namespace {

constexpr HelpText kHelp{"legal", "[options] FILE --at N",
                         "Prints what was asked at entry N, every legal answer, and for each other answer\n"
                         "the rule that excludes it. At a heading: all that may be done in the step that\n"
                         "it begins. Any other entry that answers nothing is told as such, with the step\n"
                         "it stands in.",
                         "  arbiter legal game.txt --at 212\n"
                         "  arbiter legal game.txt --at 1       a heading: all that may be done in its step\n"
                         "  arbiter legal --profile rulebook game.json --at 57\n"};

constexpr std::size_t kWidth = 100;

std::string names_of(const GameTables& t, int domain, const OptionSet& options) {
  std::string s;
  for (int o = options.first(); o >= 0; o = options.next(o)) s += (s.empty() ? "" : ", ") + t.option_name(domain, o);
  return s;
}

void print_options(std::string_view title, const GameTables& t, int domain, const OptionSet& options) {
  fmt::print("  {} ({}):\n{}", title, options.count(), wrapped(names_of(t, domain, options), "    ", kWidth));
}

void print_legal(const GameTables& t, int domain, const Ask& ask, const OptionSet& answers) {
  print_options("legal", t, domain, answers);
  if (const OptionSet unsure = ask.unsure() & answers; unsure.any())
    print_options("of these, legal only if what is hidden lies right", t, domain, unsure);
}

// The other options of the domain, by the first rule that leaves them out.
void print_excluded(const GameTables& t, int domain, const Ask& ask) {
  OptionSet rest = ask.universe() - ask.options();
  if (ask.untold() >= 0) rest.remove(ask.untold());
  for (int i = 0; i < ask.requirement_count(); ++i) {
    const OptionSet out = rest - ask.requirement(i).mask;
    if (!out.any()) continue;
    rest = rest & ask.requirement(i).mask;
    const RuleText* rule = find_rule(ask.requirement(i).rule);
    const std::string title =
        rule == nullptr ? std::string(ask.requirement(i).rule) : fmt::format("{} {}", rule->id, rule->title);
    print_options("excluded by " + title, t, domain, out);
  }
  if (rest.any()) print_options("not among the options", t, domain, rest);
}

void print_asked(const Look& look, const Asked& asked) {
  const GameTables& t = look.rules->tables();
  const Ask& ask = asked.ask;
  const KeyInfo& key = t.keys[static_cast<std::size_t>(ask.key())];
  const std::string who = ask.who() >= 0 ? std::string(t.sides[static_cast<std::size_t>(ask.who())]) : "chance";
  fmt::print("\n{} chooses {} [{}]\n", who, key.prompt, key.name);
  if (asked.pick >= 0) {
    fmt::print("  answer: {} ({})\n", t.option_name(key.domain, asked.pick),
               ask.legal(asked.pick) ? "legal" : "NOT LEGAL");
    if (!ask.legal(asked.pick))
      for (int i = 0; i < ask.requirement_count(); ++i)
        if (!ask.requirement(i).mask.has(asked.pick)) fmt::print("    against {}\n", ask.requirement(i).rule);
  }
  print_legal(t, key.domain, ask, ask.options());
  if (ask.unsaid() >= 0) fmt::print("  when the record says nothing: {}\n", t.option_name(key.domain, ask.unsaid()));
  print_excluded(t, key.domain, ask);
  if (ask.ruling() >= 0 && !(ask.disputed() == ask.options())) {
    const RulingSwitch& ruling = t.rulings[static_cast<std::size_t>(ask.ruling())];
    print_options(fmt::format("legal if ruling {} were otherwise", ruling.name), t, key.domain, ask.disputed());
  }
}

// All that may be done in the step that the entry begins, question by question.
void print_openings(const Look& look) {
  const GameTables& t = look.rules->tables();
  const std::vector<Opening> all = openings(*look.rules, look.rulings, look.moment.state.data());
  if (all.empty()) fmt::print("\nNobody is asked anything at the beginning of this step.\n");
  for (const Opening& opening : all) {
    const KeyInfo& key = t.keys[static_cast<std::size_t>(opening.ask.key())];
    std::string way = std::string(t.sides[static_cast<std::size_t>(opening.ask.who())]);
    for (const auto& [k, pick] : opening.picks)
      way += fmt::format("{} {} {}", way.empty() ? "" : ";", t.keys[static_cast<std::size_t>(k)].name,
                         t.option_name(t.keys[static_cast<std::size_t>(k)].domain, pick));
    fmt::print("\n{}: {} [{}]\n", way, key.prompt, key.name);
    print_legal(t, key.domain, opening.ask, opening.answers);
    print_excluded(t, key.domain, opening.ask);
  }
}

std::string_view what_it_is(EntryKind kind) {
  switch (kind) {
    case EntryKind::heading:
      return "a heading: a step begins with it";
    case EntryKind::choice:
      return "a choice that the rules did not ask for here";
    case EntryKind::chance:
      return "luck: it answers no question of a side";
    case EntryKind::changed:
      return "an effect that follows from other choices of its step";
    case EntryKind::expect:
      return "an expectation: facts that must hold";
    case EntryKind::adjust:
      return "an adjustment by hand";
    case EntryKind::undo:
      return "an undo";
    case EntryKind::comment:
      return "a comment";
    case EntryKind::unread:
      return "text that no reader understood";
  }
  return "an entry";
}

}  // namespace

int legal(const std::vector<std::string>& args) {
  LookOptions options;
  CommandLine line(kHelp);
  add_look_options(line, options, false);
  if (std::optional<int> ended = line.parse(args)) return *ended;
  if (options.at == 0) {
    complain("legal needs --at N, the entry that it is about", "arbiter legal --help");
    return kExitFailed;
  }
  const std::optional<Look> seen = look(options);
  if (!seen) return kExitFailed;
  const Look& found = *seen;
  print_place(found);
  if (found.moment.asked.empty()) {
    const Entry& entry = found.game.record.entries[options.at - 1];
    if (entry.kind == EntryKind::heading) {
      print_openings(found);
      return kExitClean;
    }
    fmt::print("\nNothing was asked that this entry answers. It is {}.\n", what_it_is(entry.kind));
    return kExitClean;
  }
  for (const Asked& asked : found.moment.asked) print_asked(found, asked);
  return kExitClean;
}

}  // namespace arbiter::cli
