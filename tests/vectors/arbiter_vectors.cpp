// arbiter-vectors/1: the project's own format (formats/vectors.md).
#include "vectors/readers.hpp"
#include "vectors/vector.hpp"

namespace arbiter::vectors {

void run_arbiter_vectors(const rapidjson::Value& document, const std::string&, Tally& tally) {
  const auto game = document.FindMember("game");
  const std::string of_file = game != document.MemberEnd() && game->value.IsString() ? game->value.GetString() : "";
  const auto list = document.FindMember("vectors");
  if (list == document.MemberEnd() || !list->value.IsArray()) {
    tally.result("vectors", {"the file needs 'vectors', a list"});
    return;
  }
  int n = 0;
  for (const rapidjson::Value& value : list->value.GetArray()) {
    ++n;
    Result<Vector> vector = read_vector(value, of_file);
    if (!vector) {
      tally.result("vector " + std::to_string(n), {vector.error().message});
      continue;
    }
    std::vector<std::string> wrong;
    for (const std::string& profile : vector->profiles)
      for (const std::string& difference : run_vector(vector.value(), profile)) wrong.push_back(profile + ": " + difference);
    tally.result(vector->id, wrong);
  }
}

}  // namespace arbiter::vectors
