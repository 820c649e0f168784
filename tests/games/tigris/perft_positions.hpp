// Ten positions, drawn: crowded boards, so that few spaces are left to play on.
#pragma once

#include <ostream>
#include <vector>

namespace arbiter::te {

struct CrowdedBoard {
  const char* name;
  bool advanced;
  int players;
  // Row by row: '.' empty, k r b g tiles by colour (black, red, blue, green), '.' too under a leader.
  const char* cells;
  const char* treasures;
  const char* leaders;
  const char* hands;         // first letters of colours; ? for a tile that nobody has seen
  const char* options;       // members of the set-up that are true
  const char* more;          // further members of the position
  std::vector<long> counts;  // ways to play one action, two, three
  int usual;                 // the depth that a plain run goes to
  int deepest;               // with ARBITER_FULL
};

inline void PrintTo(const CrowdedBoard& b, std::ostream* out) {
  *out << b.name;
}

inline const std::vector<CrowdedBoard> kCrowdedBoards = {
    {"two_kingdoms_that_share_king_and_trader",
     false,
     2,
     "rrrrbbbbbXrXbrgX"
     "rrrrbrkrrgXgbg.r"
     "rrrbbk.kgk.kbbg."
     "bbbbk.......kbbb"
     "rrrk.gr.ggr.grbb"
     "rrrrk.......krbr"
     "bbb.rk.kgk.k...r"
     "rrr....rrrkr.rrr"
     "rrrrrr.......rrr"
     "rrrrkgkgkg.gkgkg"
     "gkgkgkgkg.r.gkgk",
     "K1 P2 K11",
     "archer.green@G4 archer.black@G6 bull.green@K4 bull.black@K6",
     "archer=gbbbbb bull=gkbbbb",
     "",
     R"("catastrophes": {"archer": 0, "bull": 0})",
     {103, 10225, 1508186},
     2,
     3},
    {"revolts",
     false,
     2,
     "rrrrb.bbbXrXbrgX"
     "rrrg....kgXgbg.r"
     "rrrb.rrr.kgrbbg."
     "bbb..rk..grrrbbb"
     "rrrk....grrrrrbb"
     "rrrrkgkgrrrrrrbr"
     "bbbbrrrrrrrrbb.r"
     "rrr....rkgkg.gkg"
     "gkgkgk.......kgk"
     "kgkgkgkgkgkgkgkg"
     "gkkkkkk.........",
     "K1 P2 F3",
     "bull.black@E4 bull.red@F2 archer.green@H4",
     "archer=rbbbbb bull=rbbbbb",
     "",
     R"("catastrophes": {"archer": 0, "bull": 0})",
     {117, 12466, 1227970},
     2,
     3},
    {"wars_of_others",
     false,
     3,
     "rrrrbbbbbXrXbrgX"
     "rrrrbrkrrgXgbgXr"
     "rrrbbk.kgk.kbbgX"
     "bbbbk.......kbbb"
     "rrrk.gr.ggr.grbb"
     "rrrrk....k..kr.r"
     "....rk.kg..k...r"
     "rrr....rrgkr.rrr"
     "rrrrrr.......rrr"
     "rrrrrgkgkg.gkgkg"
     "gkgkgkgkg.r.gkgk",
     "K1 P2 K11",
     "bull.green@G4 bull.black@G6 pot.green@K4 pot.black@K6",
     "archer=kbbbbb bull=gkbbbb pot=gkbbbb",
     "",
     R"("catastrophes": {"archer": 0, "bull": 0, "pot": 0})",
     {129, 13813, 2280515},
     2,
     3},
    {"treasures_on_the_advanced_board",
     true,
     2,
     "rrbXrXgk.r.krrrb"
     "rrbbXgrrkXkrrrrb"
     "rrbbgrrrrkrrrrrb"
     "rrbrrrrrrrrrbbbb"
     "rrbrrrgrrrrrbrg."
     "krbgkg.gkgkgbg.r"
     ".kbbg.r.gkgkbbg."
     "r.k....r.gkgk.kg"
     ".kgkg..b.kgkg.gk"
     "kgkgkg.bb.....kg"
     "gkkk............",
     "E1 J1 P6 A8 H8",
     "archer.green@G8",
     "archer=bbbbbb bull=bbbbrr",
     "",
     R"("catastrophes": {"archer": 0, "bull": 0})",
     {86, 8012, 1327801},
     2,
     3},
    {"squares_for_monuments",
     false,
     2,
     "rrrrbbbbbXrXbrgX"
     "rrrrbrrrrgXgbg.r"
     "rrrbbkgkgkgrbbg."
     "bbbbk.....krrbbb"
     "rrrk.krrr..krrbb"
     "rrrg..r.r.krrrbr"
     "bb..g...r.gr...r"
     "rrr....g.grr.rrr"
     "rrrrgk.......kgk"
     "kgkgkgkgkgkgkgkg"
     "gkgkgkgkgkkkk...",
     "K1 P2 I7",
     "archer.red@F6 bull.green@J5",
     "archer=rbbbbb bull=rbbbbb",
     "",
     R"("catastrophes": {"archer": 0, "bull": 0})",
     {147, 18857},
     2,
     2},
    {"buildings",
     false,
     2,
     "rrrrbbbbbXrXbrgX"
     "rrrrbrrrrgXgbg.r"
     "rrrbbrrrrrgkbbg."
     "bbbbrrrrrrk.kbbb"
     "rrrrrrrrrk...kbb"
     "rrrrrrrrk.kr.gbr"
     "bb..rrrrg.k....r"
     "rgk....g.k.k.gkg"
     "gkgkgk........gk"
     "kgkgkgkgkg..kk.g"
     "gkgkgkggg.r.....",
     "K1 P2 K11",
     "archer.black@L7 bull.red@L5",
     "archer=kbbbbb bull=kbbbbb",
     "buildings",
     R"("building": {"red": "L6"}, "catastrophes": {"archer": 0, "bull": 0})",
     {122, 12609},
     2,
     2},
    {"wonder_buildings_english_three_players",
     false,
     3,
     "rrrrbbbbbXrXbrgX"
     "rrrrbrrgrgXgbgXr"
     "rrrbbkg.gkgrbbgX"
     "bbbbk..r...grb.."
     "rrrk..rr.r..gr.."
     "rrrrk..rk..grr.r"
     "....rkg.r.gr...r"
     "rrr....g.grr.rrr"
     "rrrrrr.......rgk"
     "kgkgkgkgkgkgkgkg"
     "gkgkgkkkkkkkkkk.",
     "K1 P2 I7",
     "bull.green@F5 archer.black@K5",
     "archer=rbbbbb bull=bbbbbb pot=bbbbbb",
     "buildings wonder english",
     R"("catastrophes": {"archer": 0, "bull": 0, "pot": 0})",
     {148, 18915},
     2,
     2},
    {"english_war_of_priests",
     true,
     2,
     "rrbXrXgk.r.krrrb"
     "rrbbXgrrkXkrrrrb"
     "rrbbgrrkgkrrrrrb"
     "rrbg.gk..grrbbbb"
     "rrb....r..grbrrr"
     "rg.rrr.rr.krbrrr"
     "rrb...g...grbbrr"
     "rrrbbbkg.gkgkbkg"
     "gkgkgb..gkgkg.gk"
     "kgkgkg........kg"
     "gkgkkk.kkk......",
     "E1 J1 D6",
     "archer.red@E5 bull.red@I5 bull.green@I7",
     "archer=rbbbbb bull=rbbbbb",
     "english",
     R"("catastrophes": {"archer": 0, "bull": 0})",
     {119, 12432},
     2,
     2},
    {"the_bag_and_the_treasures_run_out",
     false,
     2,
     "rrrrb.bbbXr..kgX"
     "rrrg........bgXr"
     "rrrb.rggkkk.bbgX"
     "bbbbk......grbbb"
     "rrrrrkgkgkgrrrbb"
     "rrrrrrrrrrrrrrbr"
     "bbbbrrrrrrrrbbbr"
     "rrrbbb.rrrrr.rkg"
     "gkgkgk.......kgk"
     "kgkgkgkgkgkgkgkk"
     "kkkkk...........",
     "K1 P2 F3",
     "archer.green@F2 bull.red@L1",
     "archer=gggggg bull=bbbbbb",
     "",
     R"("bag": 5, "catastrophes": {"archer": 0, "bull": 0})",
     {59, 3629},
     2,
     2},
    {"catastrophes_and_unseen_tiles",
     true,
     2,
     "rrbXrXgk.r.krrrb"
     "rrbbXgrrk.krrrrb"
     "rrbb.krrrkrrrrrb"
     "rrb.r.krrrrrbbbb"
     "rk..rg.krrrrbrrr"
     "rg.rr..grrrrbrrr"
     "rrb...grgkgkbbgk"
     "kgkbbbkgkgkgkbkg"
     "gkgkgb..gkgkg.gk"
     "kgkgkg........kg"
     "ggg.............",
     "E1 J1 D6",
     "archer.black@F6 bull.green@D5",
     "archer=bbbbbb bull=bbbbb?",
     "",
     R"("catastrophes": {"archer": 0, "bull": 1})",
     {67, 5202},
     2,
     2},
};

}  // namespace arbiter::te
