// arbiter explain: a rule, card, ruling or code in words.
#include <fmt/format.h>

#include <algorithm>

#include "arbiter/catalogue.hpp"
#include "cli/commands.hpp"
#include "cli/options.hpp"

namespace arbiter::cli {
namespace {

constexpr HelpText kHelp{"explain", "[options] CODE...",
                         "Prints what a code means: a rule (TS-7.2), a card (TS-card-4), a ruling (ts.r13, TR-22)\n"
                         "or the code of a finding or error. Letter case does not matter.",
                         "  arbiter explain TS-7.2\n"
                         "  arbiter explain TS-card-4 ts.r13\n"
                         "  arbiter explain TE-5.3 te.monument_vp\n"
                         "  arbiter explain --list            every code with its title\n"
                         "  arbiter explain --list TS-card    the codes that begin so\n"};

std::string indented(std::string_view lines) {
  std::string out;
  while (!lines.empty()) {
    const std::string_view line = lines.substr(0, lines.find('\n'));
    out += fmt::format("    {}\n", line);
    lines.remove_prefix(std::min(line.size() + 1, lines.size()));
  }
  return out;
}

void print(const RuleText& rule, bool color) {
  fmt::print("{}{}  {}{}\n\n{}", color ? "\x1b[1m" : "", rule.id, rule.title, color ? "\x1b[0m" : "",
             wrapped(rule.text, "  "));
  if (rule.example.find('\n') != std::string_view::npos) {
    fmt::print("\n  Example, as a file:\n{}", indented(printable(rule.example)));
  } else if (!rule.example.empty()) {
    fmt::print("\n{}", wrapped(fmt::format("Example: {}", rule.example), "  "));
  }
  if (!rule.source.empty()) fmt::print("\n{}", wrapped(fmt::format("Source: {}", rule.source), "  "));
}

char lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool begins_with(std::string_view id, std::string_view prefix) {
  return id.size() >= prefix.size() &&
         std::equal(prefix.begin(), prefix.end(), id.begin(), [](char a, char b) { return lower(a) == lower(b); });
}

int list(const std::vector<std::string>& prefixes) {
  std::vector<const RuleText*> shown;
  for (const RuleText* rule : all_rules()) {
    bool wanted = prefixes.empty() || std::any_of(prefixes.begin(), prefixes.end(), [&](const std::string& prefix) {
                    return begins_with(rule->id, prefix);
                  });
    if (wanted) shown.push_back(rule);
  }
  if (shown.empty()) {
    complain("no code begins so", "arbiter explain --list");
    return kExitFailed;
  }
  std::size_t width = 0;
  for (const RuleText* rule : shown) width = std::max(width, rule->id.size());
  for (const RuleText* rule : shown) fmt::print("{:<{}}  {}\n", rule->id, width, rule->title);
  return kExitClean;
}

}  // namespace

int explain(const std::vector<std::string>& args) {
  std::vector<std::string> codes;
  bool only_list = false;
  ColorMode color = ColorMode::automatic;

  CommandLine line(kHelp);
  line.group("Options").add_options()("list", boost::program_options::bool_switch(&only_list),
                                      "codes and titles only: all, or those that begin with CODE");
  add_color_option(line, color);
  line.arguments("CODE", &codes, 0);
  if (std::optional<int> ended = line.parse(args)) return *ended;
  if (only_list) return list(codes);
  if (codes.empty()) {
    complain("explain needs at least one CODE", "arbiter explain --list");
    return kExitFailed;
  }

  int status = kExitClean;
  bool first = true;
  for (const std::string& code : codes) {
    const RuleText* rule = find_rule(code);
    if (rule == nullptr) {
      std::string_view near = nearest_rule(code);
      complain(fmt::format("there is no code '{}'", code),
               near.empty() ? "arbiter explain --list" : fmt::format("arbiter explain {}", near));
      status = kExitFailed;
      continue;
    }
    if (!first) fmt::print("\n");
    first = false;
    print(*rule, wants_color(color, stdout));
  }
  return status;
}

}  // namespace arbiter::cli
