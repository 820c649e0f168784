// Colours of the text report; nothing where colour is off.
#pragma once

#include <string_view>

#include "arbiter/finding.hpp"

namespace arbiter::reports {

struct Paint {
  bool on = false;
  std::string_view red() const { return on ? "\x1b[1;31m" : ""; }
  std::string_view yellow() const { return on ? "\x1b[33m" : ""; }
  std::string_view cyan() const { return on ? "\x1b[36m" : ""; }
  std::string_view green() const { return on ? "\x1b[32m" : ""; }
  std::string_view bold() const { return on ? "\x1b[1m" : ""; }
  std::string_view dim() const { return on ? "\x1b[2m" : ""; }
  std::string_view off() const { return on ? "\x1b[0m" : ""; }
  std::string_view of(Severity severity) const {
    return severity == Severity::error ? red() : severity == Severity::warning ? yellow() : cyan();
  }
};

}  // namespace arbiter::reports
