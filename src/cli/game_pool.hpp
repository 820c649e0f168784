// Works through the games of many files on several threads and hands the results on in the order of the input.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <exception>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "cli/load.hpp"

namespace arbiter::cli {

// A game is a task: a zip of many games keeps every thread busy. Files are read by the threads too, only a few ahead of
// the results, so that memory doesn't grow with their number.
template <class Outcome>
class GamePool {
 public:
  using Work = std::function<Outcome(const Input&, ReadGame&&)>;
  using Sink = std::function<void(Outcome&&)>;

  GamePool(const std::vector<Input>& files, const Limits& limits, unsigned threads, Work work)
      : files_(files), limits_(limits), threads_(threads), work_(std::move(work)) {}

  // Calls `sink` in this thread, once for each game, in order. Rethrows what a task threw.
  void run(const Sink& sink) {
    std::vector<std::jthread> workers;
    for (unsigned i = 0; i < threads_; ++i) workers.emplace_back([this] { labour(); });
    try {
      drain(sink);
    } catch (...) {
      stop(nullptr);
      throw;
    }
    stop(nullptr);
  }

 private:
  struct File {
    bool read = false;
    std::vector<ReadGame> games;
    std::vector<std::optional<Outcome>> outcomes;
    std::size_t claimed = 0;
  };

  void drain(const Sink& sink) {
    std::unique_lock lock(mutex_);
    for (std::size_t number = 0; number < files_.size(); ++number) {
      changed_.wait(lock, [&] { return stopped_ || first_ + open_.size() > number; });
      for (std::size_t game = 0;; ++game) {
        changed_.wait(lock, [&] {
          if (stopped_) return true;
          const File& file = open_.front();
          return file.read && (game >= file.outcomes.size() || file.outcomes[game].has_value());
        });
        if (failure_) std::rethrow_exception(failure_);
        if (game >= open_.front().outcomes.size()) break;
        Outcome outcome = std::move(*open_.front().outcomes[game]);
        open_.front().outcomes[game].emplace();
        lock.unlock();
        sink(std::move(outcome));
        lock.lock();
      }
      open_.pop_front();
      ++first_;
      changed_.notify_all();
    }
  }

  void labour() {
    std::unique_lock lock(mutex_);
    while (!stopped_) {
      File* file = with_unclaimed_game();
      try {
        if (file != nullptr) {
          const std::size_t game = file->claimed++;
          const Input& input = files_[number_of(file)];
          ReadGame read = std::move(file->games[game]);
          lock.unlock();
          Outcome outcome = work_(input, std::move(read));
          lock.lock();
          file->outcomes[game] = std::move(outcome);
          changed_.notify_all();
        } else if (first_ + open_.size() < files_.size() && open_.size() < 2 * threads_ + 2) {
          const Input& input = files_[first_ + open_.size()];
          File& opened = open_.emplace_back();
          lock.unlock();
          std::vector<ReadGame> games = load_games(input, limits_);
          lock.lock();
          opened.outcomes.resize(games.size());
          opened.games = std::move(games);
          opened.read = true;
          changed_.notify_all();
        } else if (first_ + open_.size() >= files_.size() && all_claimed()) {
          return;
        } else {
          changed_.wait(lock);
        }
      } catch (...) {
        if (!lock.owns_lock()) lock.lock();
        failure_ = std::current_exception();
        stopped_ = true;
        changed_.notify_all();
      }
    }
  }

  // Deque elements stay in place while others are added at the back or taken from the front.
  File* with_unclaimed_game() {
    for (File& file : open_)
      if (file.read && file.claimed < file.games.size()) return &file;
    return nullptr;
  }
  bool all_claimed() const {
    for (const File& file : open_)
      if (!file.read || file.claimed < file.games.size()) return false;
    return true;
  }
  std::size_t number_of(const File* file) const {
    std::size_t n = first_;
    for (const File& f : open_) {
      if (&f == file) break;
      ++n;
    }
    return n;
  }
  void stop(std::exception_ptr failure) {
    const std::lock_guard lock(mutex_);
    if (failure) failure_ = failure;
    stopped_ = true;
    changed_.notify_all();
  }

  const std::vector<Input>& files_;
  const Limits& limits_;
  unsigned threads_;
  Work work_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<File> open_;  // files being read or worked on, in order
  std::size_t first_ = 0;  // number of open_.front()
  bool stopped_ = false;
  std::exception_ptr failure_;
};

}  // namespace arbiter::cli
