// 6.3, 7.1.2, 8.1.2: one kind of operation for a card.
#include "games/labyrinth/rules.hpp"

namespace arbiter::lab {

namespace {

constexpr OptionSet kUs = OptionSet::range(op::war_of_ideas, op::alert);
constexpr OptionSet kJihadist = OptionSet::range(op::recruit, op::plot);

// All kinds, without this one unless it is possible.
OptionSet unless_impossible(int kind, bool possible) {
  const OptionSet all = OptionSet::range(op::war_of_ideas, op::radicalization);
  return possible ? all : all.without(kind);
}

Ask us_operation(const State& s, Table& t, const Operation& o) {
  return question(Side::US, Key::operation, OptionSet::range(op::war_of_ideas, op::radicalization))
      .require("LAB-7.1.2", kUs)
      .require("LAB-7.2.1", unless_impossible(op::war_of_ideas, war_of_ideas_target(s, t, o.ops).any()))
      .require("LAB-7.3", unless_impossible(op::deploy, deploy_source(s, t, o.ops).any()))
      .require("LAB-7.3.4", unless_impossible(op::regime_change, o.ops >= 3 && regime_change_target(s, t).any()))
      .require("LAB-7.3.5", unless_impossible(op::withdraw, o.ops >= 3 && withdraw_source(s).any()))
      .require("LAB-7.4.1", unless_impossible(op::disrupt, disrupt_target(s, o.ops).any()))
      .require("LAB-7.5.1", unless_impossible(op::alert, o.ops >= 3))
      .require("LAB-7.5.2", unless_impossible(op::alert, alert_target(s, t).any()))
      .may_be_missing()
      .owed(o.rule);
}

Ask jihadist_operation(const State& s, Table& t, const Operation& o) {
  // 8.5.3: a card whose US event has happened can't be the turn's first Plot.
  const bool first_plot_spoilt = o.event_happened && s.first_plot_done == 0 && s.solo == 0;
  const bool no_supply_no_op = t.ruling(RulingId::op_without_supply) != 0;
  const bool cell_left = available_cells(s) > 0 || !no_supply_no_op;
  const bool plot_left = plots_available(s) > 0 || !no_supply_no_op;
  return question(Side::Jihadist, Key::operation, OptionSet::range(op::war_of_ideas, op::radicalization))
      .require("LAB-8.1.2", s.solo != 0 ? kJihadist.with(op::radicalization) : kJihadist)
      .require("LAB-card-114", unless_impossible(op::recruit, !s.in_effect(gtmo)))
      .require("LAB-8.2.2", unless_impossible(op::recruit, recruit_target(s).any()))
      .require("LAB-8.2.1", unless_impossible(op::recruit, cell_left))
      .require("LAB-8.3.1",
               unless_impossible(op::travel, all_cells(s) > (s.in_play[moqtada_al_sadr] == marked ? 1 : 0)))
      .require("LAB-8.4", unless_impossible(op::jihad, jihad_target(s).any()))
      .require("LAB-8.5.1", unless_impossible(op::plot, plot_target(s).any()))
      .require("LAB-8.5.2", unless_impossible(op::plot, plot_left))
      .require("LAB-8.5.3", unless_impossible(op::plot, !first_plot_spoilt))
      .may_be_missing()
      .owed(o.rule);
}

void us_carries_out(State& s, Table& t, int kind, const Operation& o) {
  switch (kind) {
    case op::war_of_ideas:
      return war_of_ideas(s, t, o.ops);
    case op::deploy:
      return deploy(s, t, o.ops);
    case op::regime_change:
      return regime_change(s, t, all_countries(), "LAB-7.3.4");
    case op::withdraw:
      return withdraw(s, t);
    case op::disrupt:
      return disrupt(s, t, o.ops);
    default:
      return alert(s, t);
  }
}

int jihadist_carries_out(State& s, Table& t, int kind, const Operation& o) {
  switch (kind) {
    case op::recruit:
      return recruit(s, t, o.ops);
    case op::travel:
      return travel(s, t, o.ops);
    case op::jihad:
      return jihad(s, t, o.ops);
    case op::plot: {
      const bool printed = o.card != no_card && t.ruling(RulingId::plot_value_reserves) != 0;
      return plot_operation(s, t, o.ops, printed ? card(o.card).ops : o.ops);
    }
    default:
      return 0;
  }
}

}  // namespace

int conduct_operation(State& s, Table& t, Side side, const Operation& o) {
  Ask ask = side == Side::US ? us_operation(s, t, o) : jihadist_operation(s, t, o);
  if (!ask.any()) return op::none;
  if (o.optional) ask.or_option(op::none).unless_said(op::none);
  const int kind = t.choose(ask);
  if (kind == op::none) return kind;
  if (side == Side::US) {
    us_carries_out(s, t, kind, o);
    return kind;
  }
  const int used = jihadist_carries_out(s, t, kind, o);
  if (s.solo != 0 && used < o.ops) radicalize(s, t, o.ops - used);  // 9.4.3
  return kind;
}

}  // namespace arbiter::lab
