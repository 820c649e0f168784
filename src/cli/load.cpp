#include "cli/load.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

namespace arbiter::cli {
namespace {

Result<std::string> read_stdin(const Limits& limits) {
  std::string bytes;
  constexpr std::size_t kBlock = 1 << 16;
  for (;;) {
    const std::size_t had = bytes.size();
    bytes.resize(had + kBlock);
    const std::size_t n = std::fread(bytes.data() + had, 1, kBlock, stdin);
    bytes.resize(had + n);
    if (bytes.size() > limits.file_size)
      return Error{"REC-limit-file-size",
                   fmt::format("more than {} bytes; raise --max-file-size to read it", limits.file_size),
                   "-",
                   0,
                   0,
                   {}};
    if (n < kBlock) break;
  }
  if (std::ferror(stdin) != 0) return Error{"REC-file-read", "standard input can't be read", "-", 0, 0, {}};
  return bytes;
}

}  // namespace

std::vector<ReadGame> load_games(const Input& input, const Limits& limits) {
  const Result<std::string> bytes = input.path == "-" ? read_stdin(limits) : read_file(input.path, limits);
  std::vector<ReadGame> games;
  if (bytes) games = read_records(bytes.value(), input.path, limits);
  if (games.empty()) {
    ReadGame& none = games.emplace_back();
    none.id = input.path;
    none.error = bytes ? Error{"REC-no-record", "holds no record", input.path, 0, 0, {}} : bytes.error();
  }
  return games;
}

Result<ReadGame> load_one(const std::string& path, const Limits& limits, std::size_t which) {
  std::vector<ReadGame> games = load_games({path, false}, limits);
  if (which == 0 && games.size() > 1)
    return Error{"REC-several-games",
                 fmt::format("holds {0} games; choose one with --game 1 to --game {0}", games.size()),
                 path,
                 0,
                 0,
                 {}};
  if (which > games.size())
    return Error{"REC-no-such-game", fmt::format("has no game {}; it holds {}", which, games.size()), path, 0, 0, {}};
  ReadGame game = std::move(games[which == 0 ? 0 : which - 1]);
  if (!game.readable) return game.error ? *game.error : Error{"REC-no-record", "holds no record", path, 0, 0, {}};
  return game;
}

Error about(Error error, const ReadGame& game, const std::string& path) {
  if (error.file.empty()) error.file = game.id.empty() ? path : game.id;
  if (!game.name.empty() && error.message.find(game.name) == std::string::npos)
    error.message = game.name + ": " + error.message;
  return error;
}

}  // namespace arbiter::cli
