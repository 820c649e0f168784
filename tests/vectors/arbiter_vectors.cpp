// arbiter-vectors/1: the project's own format (formats/vectors.md).
#include "vectors/readers.hpp"
#include "vectors/vector.hpp"

namespace arbiter::vectors {

void run_arbiter_vectors(const rapidjson::Value& document, const std::string&, Tally& tally) {
  const rapidjson::Value* list = list_member(document, "vectors");
  if (list == nullptr) return tally.result("vectors", {"the file needs 'vectors', a list"});
  int n = 0;
  for (const rapidjson::Value& value : list->GetArray()) {
    ++n;
    Result<Vector> vector = read_vector(value, text_member(document, "game"));
    if (!vector) {
      tally.result("vector " + std::to_string(n), {vector.error().message});
      continue;
    }
    std::vector<std::string> wrong;
    for (const std::string& profile : vector->profiles)
      for (const std::string& difference : run_vector(vector.value(), profile))
        wrong.push_back(profile + ": " + difference);
    tally.result(vector->id, wrong);
  }
}

}  // namespace arbiter::vectors
