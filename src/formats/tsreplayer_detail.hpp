// The lines inside an entry of a digital log, and what each becomes in the record.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "arbiter/record.hpp"
#include "formats/tsreplayer_scan.hpp"

namespace arbiter::tsreplayer {

inline constexpr std::size_t kNothing = static_cast<std::size_t>(-1);

// What the lines of one entry have said so far, as far as later lines of it lean on that.
struct Context {
  bool setup = false;
  bool has_side = false;  // an action round's header names a side
  Side side = Side::us;
  std::string_view card;      // the header's card; empty: none, or not understood
  bool use_open = false;      // how the header's card is used has not been seen
  bool first_detail = false;  // no detail line of this entry was read before this one

  // A headline's header names its cards; the lines of the reveal repeat them, in the same order.
  std::array<std::string_view, 2> headline;
  std::size_t headlines = 0;
  std::size_t revealed = 0;
  bool contradiction = false;  // the line just read shows another card than the header

  // The operation block that is open, for telling whose it is from its results.
  enum class Block { none, influence, coup, realignment } block = Block::none;
  bool block_known = false;  // whose block it is
  Side block_side = Side::us;
  std::size_t operation = kNothing;  // entry that still lacks its side
  std::size_t target = kNothing;
  bool rolled = false;  // the block's coup has been rolled
  std::string_view target_land;
  std::string_view war_land;
};

// Reads one detail line of a game's entries into `record`. False, and nothing written, if it has no known form.
bool read_detail(std::string_view line, std::uint32_t number, Context& context, Record& record);

// A blank line: the operation block before it is over.
void end_block(Context& context);

}  // namespace arbiter::tsreplayer
