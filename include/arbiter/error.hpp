// Errors are values: a stable code, a place and a way out.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace arbiter {

struct Error {
  std::string code;          // stable: "REC-json-syntax", "IMP-unknown-format"; see `arbiter explain CODE`
  std::string message;       // what is wrong and what to do about it, in one line
  std::string file;          // as given by the user; empty if not from a file
  std::uint32_t line = 0;    // from 1; 0: no line
  std::uint32_t column = 0;  // from 1; 0: no column
  std::string source_line;   // the line itself, when known

  // "file:line:column: message [code]"
  std::string to_string() const;
};

// A value or the error that stood in its way. value(), * and -> are for a result that is ok, error() for one that
// isn't: the other way round throws std::bad_variant_access.
template <class T>
class Result {
 public:
  Result(T value) : v_(std::move(value)) {}
  Result(Error error) : v_(std::move(error)) {}
  explicit operator bool() const { return v_.index() == 0; }
  bool ok() const { return v_.index() == 0; }
  T& value() { return std::get<0>(v_); }
  const T& value() const { return std::get<0>(v_); }
  T& operator*() { return value(); }
  const T& operator*() const { return value(); }
  T* operator->() { return &value(); }
  const T* operator->() const { return &value(); }
  const Error& error() const { return std::get<1>(v_); }

 private:
  std::variant<T, Error> v_;
};

}  // namespace arbiter
