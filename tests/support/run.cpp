#include "support/run.hpp"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>

namespace arbiter::test {
namespace {

// An open file without a name, so that a program's output never waits for a reader.
std::FILE* scratch(const std::string& text = {}) {
  std::FILE* file = std::tmpfile();
  if (file == nullptr) std::abort();
  std::fwrite(text.data(), 1, text.size(), file);
  std::rewind(file);
  return file;
}

std::string read_all(std::FILE* file) {
  std::string text;
  char block[4096];
  std::rewind(file);
  for (std::size_t n = 0; (n = std::fread(block, 1, sizeof block, file)) > 0;) text.append(block, n);
  std::fclose(file);
  return text;
}

}  // namespace

Ran run_arbiter(const std::vector<std::string>& arguments, const std::string& input) {
  std::FILE* in = scratch(input);
  std::FILE* out = scratch();
  std::FILE* err = scratch();
  std::vector<std::string> words{ARBITER_BINARY};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<char*> argv;
  for (std::string& word : words) argv.push_back(word.data());
  argv.push_back(nullptr);

  pid_t child = fork();
  if (child == 0) {
    dup2(fileno(in), 0);
    dup2(fileno(out), 1);
    dup2(fileno(err), 2);
    execv(argv.front(), argv.data());
    _exit(127);
  }
  int status = 0;
  waitpid(child, &status, 0);
  std::fclose(in);
  Ran ran;
  ran.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  ran.out = read_all(out);
  ran.err = read_all(err);
  return ran;
}

}  // namespace arbiter::test
