#include "support/te_brute_force.hpp"

#include <algorithm>
#include <bitset>
#include <set>

namespace arbiter::te::brute {
namespace {

constexpr const char* kStandard =
    "....~~~~~.T.~..."
    ".#..~.......~..#"
    "...~~T......~~.."
    "~~~~.........~~~"
    ".............T~~"
    "..............~."
    "~~~~....T...~~~."
    ".#.~~~~.....~..."
    "......~~~~~~~.#."
    ".....T.........."
    "..........T.....";
constexpr const char* kAdvanced =
    "..~~T....T.....~"
    "..~~..........T~"
    ".#~~...........~"
    "..~...T....T~~~~"
    "..~.........~..."
    "..~T........~..#"
    "..~~........~~.."
    "#..~~~.T....T~.."
    ".....~~~.....~.."
    "....#.~~~~~~~~.."
    "......~..#....#.";

std::size_t at(int index) {
  return static_cast<std::size_t>(index);
}

constexpr const char kFace[] = "krbg";
constexpr const char kBack[] = "KRBG";

char ground(const Position& p, int cell) {
  return (p.advanced ? kAdvanced : kStandard)[cell];
}
bool river(const Position& p, int cell) {
  return ground(p, cell) == '~';
}

std::vector<int> neighbours(int cell) {  // TE-2.1
  std::vector<int> all;
  const int row = cell / 16, column = cell % 16;
  if (row > 0) all.push_back(cell - 16);
  if (row < 10) all.push_back(cell + 16);
  if (column > 0) all.push_back(cell - 1);
  if (column < 15) all.push_back(cell + 1);
  return all;
}

struct Figure {
  int dynasty, colour, cell;
};
std::vector<Figure> leaders(const Position& p) {
  std::vector<Figure> all;
  for (int d = 0; d < 4; ++d)
    for (int c = 0; c < 4; ++c)
      if (p.leader[d][c] != kNowhere) all.push_back({d, c, p.leader[d][c]});
  return all;
}
bool leader_stands(const Position& p, int cell) {
  const auto all = leaders(p);
  return std::any_of(all.begin(), all.end(), [cell](const Figure& f) { return f.cell == cell; });
}
bool empty(const Position& p, int cell) {
  return p.cell[cell] == '.' && !leader_stands(p, cell);
}
bool links(const Position& p, int cell) {  // TE-2.2
  if (p.cell[cell] == '.') return leader_stands(p, cell);
  return p.cell[cell] != 'X';
}

using Area = std::bitset<kCells>;

// What `cell` is connected with, not passing `wall`.
Area group(const Position& p, int cell, int wall = kNowhere) {
  Area linking;  // TE-2.2
  for (int c = 0; c < kCells; ++c) linking[at(c)] = p.cell[at(c)] != '.' && p.cell[at(c)] != 'X';
  for (const Figure& f : leaders(p)) linking.set(at(f.cell));
  if (wall != kNowhere) linking.reset(at(wall));
  Area found;
  found.set(at(cell));
  std::vector<int> todo{cell};
  while (!todo.empty()) {
    const int from = todo.back();
    todo.pop_back();
    for (const int next : neighbours(from))
      if (linking[at(next)] && !found[at(next)]) {
        found.set(at(next));
        todo.push_back(next);
      }
  }
  return found;
}
std::vector<int> cells_of(const Area& area) {
  std::vector<int> all;
  for (int cell = 0; cell < kCells; ++cell)
    if (area[at(cell)]) all.push_back(cell);
  return all;
}

// The kingdoms that touch a cell (TE-2.4): each as its cells.
std::vector<Area> kingdoms_beside(const Position& p, int cell) {
  std::vector<Area> all;
  for (const int next : neighbours(cell)) {
    if (!links(p, next)) continue;
    const Area g = group(p, next);
    const auto figures = leaders(p);
    if (std::any_of(figures.begin(), figures.end(), [&g](const Figure& f) { return g[at(f.cell)]; }) &&
        std::find(all.begin(), all.end(), g) == all.end())
      all.push_back(g);
  }
  return all;
}

int temples_beside(const Position& p, int cell) {
  const auto all = neighbours(cell);
  return static_cast<int>(std::count_if(all.begin(), all.end(), [&p](int c) { return p.cell[c] == 'r'; }));
}

int may_hold(const Position& p, int dynasty, int colour) {
  return p.hand[dynasty][colour] + std::min(p.hand[dynasty][4], p.pool[colour]);
}
void spend(Position& p, int dynasty, int colour) {
  if (p.hand[dynasty][colour] > 0) {
    --p.hand[dynasty][colour];
  } else {
    --p.hand[dynasty][4];
    --p.pool[colour];
  }
}
int hand_size(const Position& p, int dynasty) {
  int n = 0;
  for (const int count : p.hand[dynasty]) n += count;
  return n;
}
bool draw(Position& p, int dynasty) {  // false: the bag is empty
  if (p.bag == 0) return false;
  for (int colour = 0; colour < 4; ++colour)
    if (p.pool[colour] > 0) {
      --p.pool[colour];
      --p.bag;
      ++p.hand[dynasty][colour];
      return true;
    }
  return false;
}

int clockwise(const Position& p, int dynasty, int steps) {
  const auto seat = std::find(p.seats.begin(), p.seats.end(), dynasty) - p.seats.begin();
  return p.seats[at((static_cast<int>(seat) + steps) % static_cast<int>(p.seats.size()))];
}

// Goes through all ways to answer, one run each.
class Choices {
 public:
  int pick(const std::string& key, const std::vector<int>& options) {
    if (next_ == made_.size()) made_.push_back({0, options.size()});
    const int option = options[made_[next_++].index];
    if (options.size() > 1) text += key + " " + std::to_string(option) + "; ";
    return option;
  }
  bool next_run() {
    while (!made_.empty() && made_.back().index + 1 == made_.back().of) made_.pop_back();
    next_ = 0;
    text.clear();
    if (made_.empty()) return false;
    ++made_.back().index;
    return true;
  }
  std::string text;

 private:
  struct Made {
    std::size_t index, of;
  };
  std::vector<Made> made_;
  std::size_t next_ = 0;
};

void templeless_go_home(Position& p) {  // TE-4.6
  for (const Figure& f : leaders(p))
    if (temples_beside(p, f.cell) == 0) p.leader[f.dynasty][f.colour] = kNowhere;
}

void collect(Position& p, Choices& choices) {  // TE-10
  for (int turn = 0; turn < static_cast<int>(p.seats.size()); ++turn) {
    const int owner = clockwise(p, p.active, turn);
    if (p.leader[owner][green] == kNowhere) continue;
    while (true) {
      std::vector<int> special, all;
      for (const int cell : cells_of(group(p, p.leader[owner][green])))
        if (p.treasure[cell] == '$') {
          all.push_back(cell);
          if (ground(p, cell) == '#') special.push_back(cell);
        }
      if (all.size() < 2) break;
      const int cell = choices.pick("treasure", special.empty() ? all : special);
      p.treasure[cell] = '.';
      ++p.treasures[owner];
    }
  }
}

// What one side may add (TE-7.3, TE-8.6, TE-16.1). `other`: the other side's strength as far as it is known.
int commit(Position& p, Choices& choices, int dynasty, int support, bool attacks, int own, int other) {
  std::vector<int> options{0};
  for (int n = 1; n <= may_hold(p, dynasty, support); ++n) {
    if (p.english && attacks && own + n <= other) continue;
    if (p.english && !attacks && own + n != other) continue;
    options.push_back(n);
  }
  const int n = choices.pick("commit", options);
  for (int i = 0; i < n; ++i) spend(p, dynasty, support);
  return n;
}

void revolt(Position& p, Choices& choices, int dynasty, int colour) {  // TE-7
  const int mine = p.leader[dynasty][colour];
  const Area kingdom = group(p, mine);
  for (const Figure& f : leaders(p)) {
    if (f.colour != colour || f.dynasty == dynasty || !kingdom[at(f.cell)]) continue;
    int attack = temples_beside(p, mine), defence = temples_beside(p, f.cell);
    attack += commit(p, choices, dynasty, red, true, attack, defence);
    defence += commit(p, choices, f.dynasty, red, false, defence, attack);
    const bool won = attack > defence;
    ++p.vp[won ? dynasty : f.dynasty][red];
    p.leader[won ? f.dynasty : dynasty][colour] = kNowhere;
    return;
  }
}

void war(Position& p, Choices& choices, int covered, int colour, Figure attacker, Figure defender) {
  const auto supporters = [&](const Figure& f) {  // TE-8.5
    std::vector<int> cells;
    for (const int cell : cells_of(group(p, f.cell, covered)))
      if (p.cell[cell] == kFace[colour]) cells.push_back(cell);
    return cells;
  };
  int attack = static_cast<int>(supporters(attacker).size()), defence = static_cast<int>(supporters(defender).size());
  attack += commit(p, choices, attacker.dynasty, colour, true, attack, defence);
  defence += commit(p, choices, defender.dynasty, colour, false, defence, attack);
  const Figure winner = attack > defence ? attacker : defender, loser = attack > defence ? defender : attacker;
  std::vector<int> removed;
  for (const int cell : supporters(loser)) {
    if (p.building[colour] == cell) continue;  // TE-11.6
    if (colour == red) {                       // TE-8.9
      bool stays = p.treasure[cell] == '$';
      for (const Figure& f : leaders(p)) {
        const auto around = neighbours(f.cell);
        if (f.cell != loser.cell && std::find(around.begin(), around.end(), cell) != around.end()) stays = true;
      }
      if (stays) continue;
    }
    removed.push_back(cell);
  }
  for (const int cell : removed) p.cell[cell] = '.';
  p.leader[loser.dynasty][colour] = kNowhere;
  p.vp[winner.dynasty][colour] += 1 + static_cast<int>(removed.size());  // TE-8.8
}

void wars(Position& p, Choices& choices, int covered) {  // TE-8.3 to TE-8.10
  while (true) {
    const Area united = group(p, covered);
    std::map<int, std::vector<Figure>> open;
    for (int colour = 0; colour < 4; ++colour) {
      std::vector<Figure> there;
      for (const Figure& f : leaders(p))
        if (f.colour == colour && united[at(f.cell)]) there.push_back(f);
      if (there.size() >= 2) open[colour] = there;
    }
    if (open.empty()) return;
    std::vector<int> colours;
    for (const auto& [colour, there] : open) colours.push_back(colour);
    const int colour = choices.pick("choose_war", colours);
    std::vector<Figure> sides;
    for (int i = 0; i < static_cast<int>(p.seats.size()); ++i)  // TE-8.4
      for (const Figure& f : open[colour])
        if (f.dynasty == clockwise(p, p.active, i)) sides.push_back(f);
    war(p, choices, covered, colour, sides[0], sides[1]);
  }
}

// The unbroken line of face-up tiles through `cell`; `step` 1 or 16.
std::vector<int> line(const Position& p, int cell, int step) {
  const char colour = p.cell[cell];
  std::vector<int> all{cell};
  const auto go = [&](int by) {
    for (int here = cell;;) {
      const auto around = neighbours(here);
      here += by;
      if (std::find(around.begin(), around.end(), here) == around.end() || p.cell[here] != colour) return;
      all.push_back(here);
    }
  };
  go(step);
  go(-step);
  return all;
}

void build_building(Position& p, Choices& choices, int cell, int colour) {  // TE-11
  if (!p.buildings) return;
  const int old = p.building[colour];
  const std::size_t to_beat =
      old == kNowhere ? 2 : std::max(std::size_t{2}, std::max(line(p, old, 1).size(), line(p, old, 16).size()));
  std::set<int> places;
  for (const int step : {1, 16}) {
    const std::vector<int> l = line(p, cell, step);
    if (l.size() > to_beat) places.insert(l.begin(), l.end());
  }
  if (places.empty()) return;
  std::vector<int> options(places.begin(), places.end());
  options.push_back(kOff);
  const int chosen = choices.pick("building", options);
  if (chosen != kOff) p.building[colour] = chosen;
}

void building_goes(Position& p, int cell) {  // TE-11.8
  for (int& b : p.building)
    if (b == cell) b = kNowhere;
}

bool build_wonder(Position& p, Choices& choices, int cell, int colour) {  // TE-13
  if (!p.with_wonder || p.wonder != kNowhere) return false;
  std::vector<int> options;
  std::vector<int> centres = neighbours(cell);
  centres.push_back(cell);
  std::sort(centres.begin(), centres.end());
  for (const int centre : centres) {
    std::vector<int> plus = neighbours(centre);
    plus.push_back(centre);
    if (plus.size() == 5 && std::all_of(plus.begin(), plus.end(), [&](int c) { return p.cell[c] == kFace[colour]; }))
      options.push_back(centre);
  }
  if (options.empty()) return false;
  options.push_back(kOff);
  const int centre = choices.pick("wonder", options);
  if (centre == kOff) return false;
  std::vector<int> plus = neighbours(centre);
  plus.push_back(centre);
  for (const int c : plus) {
    p.cell[c] = 'W';
    building_goes(p, c);
  }
  p.wonder = centre;
  return true;
}

bool monument_has(int id, int colour) {
  static const std::array<std::array<int, 2>, 6> pairs = {
      {{blue, red}, {green, black}, {blue, black}, {green, blue}, {red, green}, {red, black}}};
  return pairs[static_cast<std::size_t>(id)][0] == colour || pairs[static_cast<std::size_t>(id)][1] == colour;
}

void build_monument(Position& p, Choices& choices, int cell, int colour) {  // TE-9
  std::vector<int> squares;
  for (int row = cell / 16 - 1; row <= cell / 16; ++row)
    for (int column = cell % 16 - 1; column <= cell % 16; ++column) {
      if (row < 0 || column < 0 || row > 9 || column > 14) continue;
      const int corner = row * 16 + column;
      bool whole = true;
      for (const int c : {corner, corner + 1, corner + 16, corner + 17}) whole = whole && p.cell[c] == kFace[colour];
      if (whole) squares.push_back(corner);
    }
  std::vector<int> ids;
  for (int id = 0; id < 6; ++id)
    if (p.monument[static_cast<std::size_t>(id)] == kNowhere && monument_has(id, colour)) ids.push_back(id);
  if (squares.empty() || ids.empty()) return;
  ids.push_back(kNoMonument);
  const int id = choices.pick("monument", ids);
  if (id == kNoMonument) return;
  const int corner = choices.pick("square", squares);
  for (const int c : {corner, corner + 1, corner + 16, corner + 17}) {
    p.cell[c] = kBack[colour];
    building_goes(p, c);
  }
  p.monument[static_cast<std::size_t>(id)] = corner;
}

bool may_stand(const Position& p, int dynasty, int colour, int cell) {  // TE-4.1, TE-4.2
  if (cell == p.leader[dynasty][colour] || temples_beside(p, cell) == 0 || p.cell[cell] != '.') return false;
  Position lifted = p;
  lifted.leader[dynasty][colour] = kNowhere;
  return empty(lifted, cell) && temples_beside(lifted, cell) > 0 && !river(p, cell) &&
         kingdoms_beside(lifted, cell).size() < 2;
}

void move_leader(Position& p, Choices& choices, int colour, int to) {
  const int me = p.active;
  p.leader[me][colour] = to == kOff ? kNowhere : to;
  if (to == kOff) return;
  revolt(p, choices, me, colour);
  collect(p, choices);
}

void place_tile(Position& p, Choices& choices, int colour, int to) {
  const std::size_t touched = kingdoms_beside(p, to).size();
  spend(p, p.active, colour);
  if (touched == 2) {
    p.cell[to] = 'W';  // covered: it links and has no colour (TE-8.5)
    wars(p, choices, to);
    p.cell[to] = kFace[colour];
  } else {
    p.cell[to] = kFace[colour];
    const Area kingdom = group(p, to);
    const auto owner_of = [&](int of) {
      for (const Figure& f : leaders(p))
        if (f.colour == of && kingdom[at(f.cell)]) return f.dynasty;
      return kNowhere;
    };
    int paid = owner_of(colour);  // TE-5.3
    if (paid == kNowhere) paid = owner_of(black);
    const bool doubled = p.buildings && p.building[colour] != kNowhere && kingdom[at(p.building[colour])];
    if (paid != kNowhere) p.vp[paid][colour] += doubled ? 2 : 1;  // TE-11.5
  }
  build_building(p, choices, to, colour);
  if (!build_wonder(p, choices, to, colour)) build_monument(p, choices, to, colour);
  templeless_go_home(p);
  collect(p, choices);
}

void place_catastrophe(Position& p, int to) {
  --p.catastrophes[p.active];
  p.cell[to] = 'X';
  templeless_go_home(p);
}

// All that the active player can begin with: an action with its cells, or with the tiles to swap.
struct Beginning {
  std::string text;
  int kind;
  int colour = 0, to = 0;
  std::vector<int> tiles;
};

void swaps(const Position& p, const std::vector<int>& so_far, std::vector<Beginning>& all) {
  const int me = p.active;
  if (!so_far.empty()) {
    std::string text = "action 3; swap " + std::to_string(so_far.size()) + "; ";
    for (const int colour : so_far) text += "discard " + std::to_string(colour) + "; ";
    all.push_back({text, act::swap, 0, 0, so_far});
  }
  for (int colour = so_far.empty() ? 0 : so_far.back(); colour < 4; ++colour) {
    if (may_hold(p, me, colour) == 0) continue;
    Position less = p;
    spend(less, me, colour);
    std::vector<int> longer = so_far;
    longer.push_back(colour);
    swaps(less, longer, all);
  }
}

std::vector<Beginning> beginnings(const Position& p) {
  const int me = p.active;
  std::vector<Beginning> all;
  std::array<std::size_t, kCells> touched{};  // kingdoms beside an empty cell
  for (int cell = 0; cell < kCells; ++cell) touched[at(cell)] = empty(p, cell) ? kingdoms_beside(p, cell).size() : 9;
  for (int colour = 0; colour < 4; ++colour) {
    const std::string leader = "action 0; leader " + std::to_string(leader_id(me, colour)) + "; to ";
    for (int cell = 0; cell < kCells; ++cell)
      if (may_stand(p, me, colour, cell))
        all.push_back({leader + std::to_string(cell) + "; ", act::leader, colour, cell, {}});
    if (p.leader[me][colour] != kNowhere)
      all.push_back({leader + std::to_string(kOff) + "; ", act::leader, colour, kOff, {}});
    const std::string tile = "action 1; tile " + std::to_string(colour) + "; to ";
    for (int cell = 0; cell < kCells; ++cell)
      if (may_hold(p, me, colour) > 0 && river(p, cell) == (colour == blue) && touched[at(cell)] <= 2)
        all.push_back({tile + std::to_string(cell) + "; ", act::tile, colour, cell, {}});
  }
  for (int cell = 0; cell < kCells; ++cell) {
    const bool tile = std::string(kFace).find(p.cell[cell]) != std::string::npos;
    const bool built = std::find(p.building.begin(), p.building.end(), cell) != p.building.end();
    if (p.catastrophes[me] > 0 && (empty(p, cell) || (tile && p.treasure[cell] != '$' && !built)))
      all.push_back({"action 2; to " + std::to_string(cell) + "; ", act::catastrophe, 0, cell, {}});
  }
  swaps(p, {}, all);
  all.push_back({"action 4; ", act::pass, 0, 0, {}});
  return all;
}

void begin_with(Position& p, const Beginning& b, Choices& choices) {
  switch (b.kind) {
    case act::leader:
      move_leader(p, choices, b.colour, b.to);
      break;
    case act::tile:
      place_tile(p, choices, b.colour, b.to);
      break;
    case act::catastrophe:
      place_catastrophe(p, b.to);
      break;
    case act::swap:
      for (const int colour : b.tiles) spend(p, p.active, colour);
      for (std::size_t i = 0; i < b.tiles.size(); ++i)
        if (!draw(p, p.active)) p.over = true;  // TE-14.1b, TR-25
      break;
    default:
      p.action = 2;
  }
  ++p.action;
}

void end_turn(Position& p, Choices& choices) {  // TE-12
  const int me = p.active;
  for (int colour = 0; colour < 4; ++colour) {
    if (p.leader[me][colour] == kNowhere) continue;
    const Area kingdom = group(p, p.leader[me][colour]);
    bool paid = false;
    for (int id = 0; id < 6; ++id) {
      const int corner = p.monument[static_cast<std::size_t>(id)];
      if (corner == kNowhere || !monument_has(id, colour)) continue;
      for (const int c : {corner, corner + 1, corner + 16, corner + 17}) paid = paid || kingdom[at(c)];
    }
    if (paid) ++p.vp[me][colour];
  }
  if (p.wonder != kNowhere && p.leader[me][black] != kNowhere && group(p, p.leader[me][black])[at(p.wonder)])
    ++p.vp[me][choices.pick("wonder_point", {black, red, blue, green})];
  for (int i = 0; i < static_cast<int>(p.seats.size()) && !p.over; ++i) {
    const int dynasty = clockwise(p, me, i);
    while (hand_size(p, dynasty) < 6 && !p.over) p.over = !draw(p, dynasty);
  }
  if (std::count(p.treasure.begin(), p.treasure.end(), '$') <= 2) p.over = true;
  if (p.over) return;
  p.active = clockwise(p, me, 1);
  p.action = 1;
}

template <class Take>
void all_plays(const Position& p, Take take) {
  if (p.over) return;
  if (p.action == 3) {
    Choices choices;
    do {
      Position after = p;
      end_turn(after, choices);
      take(choices.text, after);
    } while (choices.next_run());
    return;
  }
  for (const Beginning& b : beginnings(p)) {
    Choices choices;
    do {
      Position after = p;
      begin_with(after, b, choices);
      take(b.text + choices.text, after);
    } while (choices.next_run());
  }
}

}  // namespace

Plays plays(const Position& p) {
  Plays all;
  all_plays(p, [&all](const std::string& text, const Position& after) { all.emplace(text, after); });
  return all;
}

long count_plays(const Position& p) {
  long n = 0;
  all_plays(p, [&n](const std::string&, const Position&) { ++n; });
  return n;
}

Position Position::of(const State& s) {
  Position p;
  for (int cell = 0; cell < kCells; ++cell) {
    p.cell[static_cast<std::size_t>(cell)] = ".krbgKRBGXW"[static_cast<int>(s.tile[cell])];
    if (s.treasure[cell] != 0) p.treasure[static_cast<std::size_t>(cell)] = '$';
  }
  const auto place = [](int cell) { return cell == kOff ? kNowhere : cell; };
  for (std::size_t d = 0; d < 4; ++d) {
    for (std::size_t c = 0; c < 4; ++c) {
      p.leader[d][c] = place(s.leader[d][c]);
      p.vp[d][c] = s.vp[d][c];
    }
    for (std::size_t c = 0; c < 5; ++c) p.hand[d][c] = s.hand[d][c];
    p.building[d] = place(s.building[d]);
    p.treasures[d] = s.treasures[d];
    p.catastrophes[d] = s.catastrophes[d];
    p.pool[d] = s.pool[d];
  }
  for (std::size_t id = 0; id < 6; ++id) p.monument[id] = place(s.monument[id]);
  p.wonder = place(s.wonder);
  p.bag = s.bag;
  p.advanced = s.board == advanced_board;
  p.buildings = s.buildings != 0;
  p.with_wonder = s.wonder_variant != 0;
  p.english = s.english != 0;
  for (int i = 0; i < s.players; ++i) p.seats.push_back(s.seat[i]);
  p.active = s.active;
  p.action = s.phase == Phase::end_of_turn ? 3 : s.action;
  p.over = s.phase == Phase::over;
  return p;
}

std::string Position::differs(const Position& o) const {
  std::string all;
  for (std::size_t i = 0; i < kCells; ++i) {
    if (cell[i] != o.cell[i]) all += "cell " + std::to_string(i) + " " + cell[i] + " " + o.cell[i] + "; ";
    if (treasure[i] != o.treasure[i]) all += "treasure " + std::to_string(i) + "; ";
  }
  const auto want = [&all](bool same, const char* what) {
    if (!same) all += std::string(what) + "; ";
  };
  want(leader == o.leader, "leaders");
  want(monument == o.monument, "monuments");
  want(building == o.building, "buildings");
  want(wonder == o.wonder, "wonder");
  want(vp == o.vp, "points");
  want(treasures == o.treasures, "treasures taken");
  want(catastrophes == o.catastrophes, "catastrophes left");
  want(over == o.over, "the end");
  if (over || o.over) return all;
  want(hand == o.hand, "hands");
  want(pool == o.pool && bag == o.bag, "bag");
  want(active == o.active && action == o.action, "whose turn it is");
  return all;
}

}  // namespace arbiter::te::brute
