#include "formats/tsreplayer_detail.hpp"

#include "formats/tsreplayer_number.hpp"

namespace arbiter::tsreplayer {
namespace {

// A field that each side has: the name for US, for USSR.
using SideField = std::array<std::string_view, 2>;
constexpr SideField kInfluence = {"influence.US", "influence.USSR"};
constexpr SideField kMilitaryOps = {"military_ops.US", "military_ops.USSR"};
constexpr SideField kSpace = {"space.US", "space.USSR"};
constexpr SideField kDiscarded = {"discarded.US", "discarded.USSR"};
constexpr SideField kRevealed = {"revealed.US", "revealed.USSR"};
constexpr SideField kRevealedFromHand = {"revealed_from_hand.US", "revealed_from_hand.USSR"};
constexpr SideField kPlayed = {"played.US", "played.USSR"};
constexpr SideField kReturned = {"returned.US", "returned.USSR"};
constexpr SideField kNothingToReveal = {"nothing_to_reveal.US", "nothing_to_reveal.USSR"};
constexpr SideField kNothingToDiscard = {"nothing_to_discard.US", "nothing_to_discard.USSR"};

constexpr std::string_view of(const SideField& field, Side side) {
  return field[side == Side::us ? 0 : 1];
}

// One line being read. The functions named after a line return false, with nothing written, unless all of it fits.
class Detail {
 public:
  Detail(std::string_view line, std::uint32_t number, Context& context, Record& record)
      : line_(line), at_(number), c_(context), r_(record) {}

  bool read() {
    switch (line_.empty() ? '\0' : line_.front()) {
      case 'U':
        if (side_line()) return true;
        break;
      case 'E':
        if (event()) return true;
        break;
      case 'T':
        if (target() || trap_roll()) return true;
        break;
      case 'P':
        if (operation("Place Influence (", "influence", Context::Block::influence)) return true;
        break;
      case 'C':
        if (operation("Coup (", "coup", Context::Block::coup)) return true;
        break;
      case 'R':
        if (operation("Realignment (", "realignment", Context::Block::realignment)) return true;
        break;
      case 'S':
        if (coup_roll("SUCCESS: ", 1) || space_race()) return true;
        break;
      case 'F':
        if (coup_roll("FAILURE: ", 0)) return true;
        break;
      case 'D':
        if (defcon() || space_roll() || war_roll("DEFEAT: ", " < ", 0)) return true;
        break;
      case 'V':
        if (war_roll("VICTORY: ", " >= ", 1)) return true;
        break;
      case 'W':
        if (war()) return true;
        break;
      case 'N':
        if (no_points()) return true;
        break;
      case '*':
        return reshuffle();
      default:
        break;
    }
    return in_play();
  }

 private:
  void begin_changed() { r_.add(EntryKind::changed, at_); }
  void fact(std::string_view field, std::string_view subject, Value by, Value to) {
    r_.facts.push_back({field, subject, by, to});
    ++r_.entries.back().facts;
  }
  void fact_by(std::string_view field, std::string_view subject, int by) { fact(field, subject, number(by), {}); }
  void fact_to(std::string_view field, std::string_view subject, int to) { fact(field, subject, {}, number(to)); }
  Value number(int n) { return number_value(n, r_); }

  std::size_t choice(std::string_view by, std::string_view key, std::string_view pick) {
    Entry& e = r_.add(EntryKind::choice, at_);
    e.by = by;
    e.key = key;
    e.pick = Value::string(pick);
    return r_.entries.size() - 1;
  }
  void die(std::string_view subject, int n) {
    Entry& e = r_.add(EntryKind::chance, at_);
    e.by = "chance";
    e.key = "die";
    e.subject = subject;
    e.pick = number(n);
  }
  void use(std::string_view pick) {
    if (!c_.use_open) return;
    choice(side_name(c_.side), "use", pick);
    c_.use_open = false;
  }

  // The open block turned out to be this side's.
  void block_is(Side side) {
    if (c_.operation != kNothing) r_.entries[c_.operation].by = side_name(side);
    if (c_.target != kNothing) r_.entries[c_.target].by = side_name(side);
    c_.operation = c_.target = kNothing;
    c_.block_known = true;
    c_.block_side = side;
  }

  // Place Influence (3 Ops):
  bool operation(std::string_view begin, std::string_view pick, Context::Block block) {
    Scan s(line_);
    int ops = 0;
    if (!s.literal(begin) || !s.number(ops) || !s.ends_with(" Ops):")) return false;
    const bool own = c_.use_open;
    use("operations");
    end_block(c_);
    c_.block = block;
    c_.operation = choice({}, "operation", pick);
    c_.target_land = {};
    if (own) block_is(c_.side);
    begin_changed();
    fact_to("operation_ops", pick, ops);
    return true;
  }

  // Space Race (2 Ops):
  bool space_race() {
    Scan s(line_);
    int ops = 0;
    if (!s.literal("Space Race (") || !s.number(ops) || !s.ends_with(" Ops):")) return false;
    use("space_race");
    end_block(c_);
    begin_changed();
    fact_to("operation_ops", "space_race", ops);
    return true;
  }

  // Target: Iran
  bool target() {
    Scan s(line_);
    std::string_view land;
    if (!s.literal("Target: ") || !s.country({}, land)) return false;
    c_.target = choice(c_.block_known ? side_name(c_.block_side) : std::string_view{}, "target", land);
    if (c_.block_known || c_.block != Context::Block::coup) c_.target = kNothing;
    c_.target_land = land;
    return true;
  }

  // SUCCESS: 6 [ + 3 - 2x2 = 5 ] · FAILURE: 3 [ + 1 (-2)  - 2x1 = 0 ]
  bool coup_roll(std::string_view begin, int success) {
    Scan s(line_);
    int rolled = 0, ops = 0, modifier = 0, stability = 0, result = 0;
    if (!s.literal(begin) || !s.die(rolled) || !s.literal(" [ + ") || !s.number(ops)) return false;
    if (s.literal(" (") && (!s.signed_number(modifier) || !s.literal(") "))) return false;
    if (!s.literal(" - 2x") || !s.number(stability) || !s.literal(" = ") || !s.whole_number(result)) return false;
    if (!s.ends_with(" ]")) return false;
    const std::string_view land = c_.target_land;
    die(land, rolled);
    begin_changed();
    fact_to("coup_ops", land, ops);
    fact_to("coup_stability", land, 2 * stability);
    fact_to("coup_modifier", land, modifier);
    fact_to("coup_result", land, result);
    fact_to("success", land, success);
    c_.target_land = {};
    c_.rolled = true;
    return true;
  }

  // DEFCON degrades to 4 · DEFCON improves to 3
  bool defcon() {
    Scan s(line_);
    int to = 0;
    if (!s.literal("DEFCON ") || !(s.literal("degrades to ") || s.literal("improves to "))) return false;
    if (!s.number(to) || !s.done()) return false;
    begin_changed();
    fact_to("defcon", {}, to);
    return true;
  }

  // Die roll: 5 -- Failed! (Needed 3 or less)
  bool space_roll() {
    Scan s(line_);
    int rolled = 0, needed = 0;
    if (!s.literal("Die roll: ") || !s.die(rolled) || !s.literal(" -- ")) return false;
    const bool success = s.literal("Success! (Needed ");
    if (!success && !s.literal("Failed! (Needed ")) return false;
    if (!s.number(needed) || !s.ends_with(" or less)")) return false;
    die("space_race", rolled);
    begin_changed();
    fact_to("space_needed", {}, needed);
    fact_to("success", "space_race", success ? 1 : 0);
    return true;
  }

  // War in South Korea
  bool war() {
    Scan s(line_);
    std::string_view land;
    if (!s.literal("War in ") || !s.country({}, land)) return false;
    begin_changed();
    fact_by("war", land, 1);
    c_.war_land = land;
    return true;
  }

  // VICTORY: 6 (-2)  >= 4 · DEFEAT: 1 < 4
  bool war_roll(std::string_view begin, std::string_view relation, int success) {
    Scan s(line_);
    int rolled = 0, modifier = 0, needed = 0;
    if (!s.literal(begin) || !s.die(rolled)) return false;
    if (s.literal(" (") && (!s.signed_number(modifier) || !s.literal(") "))) return false;
    if (!s.literal(relation) || !s.number(needed) || !s.done()) return false;
    const std::string_view land = c_.war_land;
    die(land, rolled);
    begin_changed();
    fact_to("war_modifier", land, modifier);
    fact_to("war_needed", land, needed);
    fact_to("success", land, success);
    c_.war_land = {};
    return true;
  }

  // Trap Roll: 3 <= 4 -- Trap Escaped · Trap Roll: 6 > 4 -- Trap Remains in Effect
  bool trap_roll() {
    Scan s(line_);
    int rolled = 0, needed = 0;
    if (!s.literal("Trap Roll: ") || !s.die(rolled)) return false;
    const bool escaped = s.literal(" <= ");
    if (!escaped && !s.literal(" > ")) return false;
    if (!s.number(needed)) return false;
    if (!s.ends_with(escaped ? " -- Trap Escaped" : " -- Trap Remains in Effect")) return false;
    die("trap", rolled);
    begin_changed();
    fact_to("trap_needed", {}, needed);
    fact_to("success", "trap", escaped ? 1 : 0);
    return true;
  }

  // The tail of a score line: `Score is US 3.`, `Score is even.`
  static bool score(Scan& s, int& score) {
    if (!s.literal("Score is ")) return false;
    if (s.ends_with("even.")) {
      score = 0;
      return true;
    }
    Side ahead{};
    if (!s.side(ahead) || !s.literal(" ") || !s.number(score) || !s.ends_with(".")) return false;
    if (ahead == Side::ussr) score = -score;
    return true;
  }

  // No VP awarded. Score is even.
  bool no_points() {
    Scan s(line_);
    int to = 0;
    if (!s.literal("No VP awarded. ") || !score(s, to)) return false;
    begin_changed();
    fact("vp", {}, number(0), number(to));
    return true;
  }

  // Event: NATO*
  bool event() {
    Scan s(line_);
    std::string_view card;
    if (!s.literal("Event: ") || !s.card({}, card)) return false;
    if (c_.use_open && card == c_.card) use("event");
    c_.use_open = false;  // another card's event first: how the header's card is used is not told
    begin_changed();
    fact_by("event", card, 1);
    return true;
  }

  // *RESHUFFLE*
  bool reshuffle() {
    if (line_ != "*RESHUFFLE*") return false;
    begin_changed();
    fact_by("reshuffle", {}, 1);
    return true;
  }

  // NATO* is now in play. · NATO* is no longer in play.
  bool in_play() {
    Scan s(line_);
    std::string_view card;
    int to = 0;
    if (s.card(" is now in play.", card)) {
      to = 1;
    } else if (!s.card(" is no longer in play.", card)) {
      return false;
    }
    if (!s.done()) return false;
    begin_changed();
    fact_to("in_play", card, to);
    return true;
  }

  bool side_line() {
    Scan s(line_);
    Side side{};
    if (!s.side(side) || !s.literal(" ")) return false;
    if (s.done()) return false;
    switch (s.rest().front()) {
      case '+':
      case '-':
        return influence(s, side);
      case 'M':
        return military(s, side);
      case 'H':
        return headline(s, side);
      case 'a':
        return space_advance(s, side);
      case 'c':
        return chooses(s, side);
      case 'd':
        return s.literal("discards ") && discards(s, side);
      case 'g':
        return points(s, side);
      case 'h':
        return nothing_there(s, side);
      case 'p':
        return s.literal("plays ") && one_card(s, of(kPlayed, side));
      case 'r':
        if (s.literal("rolls ")) return realignment_roll(s, side);
        if (s.literal("returns ")) return returns(s, side);
        return s.literal("reveals ") && reveals(s, side);
      default:
        return false;
    }
  }

  // US +1 in Iran [2][0]
  bool influence(Scan s, Side side) {
    int by = 0, us = 0, ussr = 0;
    std::string_view land;
    if (!s.signed_number(by) || by == 0 || !s.literal(" in ") || !s.country(" [", land)) return false;
    if (!s.number(us) || !s.literal("][") || !s.number(ussr) || !s.ends_with("]")) return false;
    if (c_.block == Context::Block::influence && by > 0 && !c_.block_known) block_is(side);
    if (c_.block == Context::Block::coup && c_.rolled && !c_.block_known) block_is(by > 0 ? side : other(side));
    begin_changed();
    const bool is_us = side == Side::us;
    fact(of(kInfluence, side), land, number(by), number(is_us ? us : ussr));
    fact(of(kInfluence, other(side)), land, number(0), number(is_us ? ussr : us));
    return true;
  }

  // USSR Military Ops to 3
  bool military(Scan s, Side side) {
    int to = 0;
    if (!s.literal("Military Ops to ") || !s.number(to) || !s.done()) return false;
    if (c_.block == Context::Block::coup && c_.rolled && !c_.block_known) block_is(side);
    begin_changed();
    fact_to(of(kMilitaryOps, side), {}, to);
    return true;
  }

  // USSR Headlines NATO*
  bool headline(Scan s, Side side) {
    std::string_view card;
    if (!s.literal("Headlines ") || !s.card({}, card)) return false;
    choice(side_name(side), "headline", card);
    const std::size_t nth = c_.revealed++;
    c_.contradiction = c_.headlines != 0 && (nth >= c_.headlines || c_.headline[nth] != card);
    return true;
  }

  // US advances to 1 in the Space Race.
  bool space_advance(Scan s, Side side) {
    int to = 0;
    if (!s.literal("advances to ") || !s.number(to) || !s.ends_with(" in the Space Race.")) return false;
    begin_changed();
    fact_to(of(kSpace, side), {}, to);
    return true;
  }

  // US chooses to boycott the Olympics · US chooses Europe
  bool chooses(Scan s, Side side) {
    if (!s.literal("chooses ")) return false;
    if (s.ends_with("to participate in the Olympics")) {
      choice(side_name(side), "olympics", "participate");
      return true;
    }
    if (s.ends_with("to boycott the Olympics")) {
      choice(side_name(side), "olympics", "boycott");
      return true;
    }
    const std::string_view region = region_name(s.rest());
    if (region.empty()) return false;
    choice(side_name(side), "region", region);
    return true;
  }

  // US discards NATO*
  bool discards(Scan s, Side side) {
    std::string_view card;
    if (!s.card({}, card)) return false;
    // The header's own card thrown away at once: a trap's round, in which no card is used.
    if (c_.first_detail && c_.has_side && side == c_.side && card == c_.card) c_.use_open = false;
    begin_changed();
    fact_by(of(kDiscarded, side), card, 1);
    return true;
  }

  // US gains 1 VP. Score is US 2.
  bool points(Scan s, Side side) {
    int by = 0, to = 0;
    if (!s.literal("gains ") || !s.number(by) || !s.literal(" VP. ") || !score(s, to)) return false;
    begin_changed();
    fact("vp", {}, number(side == Side::us ? by : -by), number(to));
    return true;
  }

  // US has no cards to reveal
  bool nothing_there(Scan s, Side side) {
    const bool reveal = s.ends_with("has no cards to reveal");
    if (!reveal && !s.ends_with("has no cards to discard")) return false;
    begin_changed();
    fact_by(of(reveal ? kNothingToReveal : kNothingToDiscard, side), {}, 1);
    return true;
  }

  // USSR rolls 6 (+2) = 8 · US rolls 4
  bool realignment_roll(Scan s, Side side) {
    int rolled = 0, modifier = 0, total = 0;
    if (!s.die(rolled)) return false;
    total = rolled;
    if (s.literal(" (")) {
      if (!s.signed_number(modifier) || !s.literal(") = ") || !s.whole_number(total)) return false;
    }
    if (!s.done()) return false;
    const std::string_view name = side_name(side);
    die(name, rolled);
    begin_changed();
    fact_to("roll_modifier", name, modifier);
    fact_to("roll_total", name, total);
    return true;
  }

  // US returns NATO* to USSR
  bool returns(Scan s, Side side) {
    std::string_view card;
    if (!s.card(side == Side::us ? " to USSR" : " to US", card) || !s.done()) return false;
    begin_changed();
    fact_by(of(kReturned, side), card, 1);
    return true;
  }

  // USSR reveals NATO* · USSR reveals NATO* from hand
  bool reveals(Scan s, Side side) {
    Scan from_hand = s;
    std::string_view card;
    if (from_hand.card(" from hand", card)) {
      if (!from_hand.done()) return false;
      begin_changed();
      fact_by(of(kRevealedFromHand, side), card, 1);
      return true;
    }
    return one_card(s, of(kRevealed, side));
  }

  bool one_card(Scan s, std::string_view field) {
    std::string_view card;
    if (!s.card({}, card)) return false;
    begin_changed();
    fact_by(field, card, 1);
    return true;
  }

  std::string_view line_;
  std::uint32_t at_;
  Context& c_;
  Record& r_;
};

}  // namespace

bool read_detail(std::string_view line, std::uint32_t number, Context& context, Record& record) {
  return Detail(line, number, context, record).read();
}

void end_block(Context& context) {
  context.block = Context::Block::none;
  context.block_known = false;
  context.operation = context.target = kNothing;
  context.rolled = false;
}

}  // namespace arbiter::tsreplayer
