// ts-vectors/1: positions of Twilight Struggle in words. Each runs as its machine-readable twins, which must agree with
// the words in all that is stated there in a form that can be compared: legal or not, the profiles, the rule to be
// cited.
#include <algorithm>
#include <filesystem>

#include "vectors/readers.hpp"
#include "vectors/vector.hpp"

namespace arbiter::vectors {
namespace {

using Json = rapidjson::Value;

struct Twins {
  std::vector<Vector> vectors;
  std::vector<std::string> wrong;
};

void read_twins(const std::string& path, Twins& twins) {
  rapidjson::Document document;
  if (const std::string wrong = parse_file(path, document); !wrong.empty()) return twins.wrong.push_back(wrong);
  if (format_of(document) != "arbiter-vectors/1") return;
  const Json* list = list_member(document, "vectors");
  if (list == nullptr) return;
  for (const Json& value : list->GetArray()) {
    Result<Vector> vector = read_vector(value, text_member(document, "game"));
    if (vector) {
      twins.vectors.push_back(std::move(vector.value()));
    } else {
      twins.wrong.push_back(path + ": " + vector.error().message);
    }
  }
}

Twins twins_in(const std::string& folder) {
  Twins twins;
  std::error_code error;
  std::vector<std::string> files;
  for (const auto& file : std::filesystem::directory_iterator(folder, error))
    if (file.path().extension() == ".json") files.push_back(file.path().string());
  if (error) twins.wrong.push_back("no twins: " + folder + ": " + error.message());
  std::sort(files.begin(), files.end());
  for (const std::string& file : files) read_twins(file, twins);
  return twins;
}

// "TS-7.2" and "TS-13" (a whole chapter) name rules, "card 42" the rule of a card, "R-40" a ruling.
bool refers_to(std::string_view ref, const Expected& e) {
  if (ref.starts_with("card ")) return e.rule == "TS-card-" + std::string(ref.substr(5));
  if (ref.starts_with("R-")) {
    const std::string number(ref.substr(2));
    return e.ruling == "ts.r" + std::string(number.size() < 2 ? "0" : "") + number;
  }
  return e.rule == ref || e.rule.starts_with(std::string(ref) + ".");
}

bool refers_to(const Json& words, const Expected& e) {
  const Json* refs = list_member(words, "ref");
  if (refs == nullptr) return false;
  const auto list = refs->GetArray();
  return std::any_of(list.begin(), list.end(),
                     [&e](const Json& ref) { return ref.IsString() && refers_to(ref.GetString(), e); });
}

// What the twin says otherwise than the words.
std::vector<std::string> disagreements(const Json& words, const Vector& twin) {
  std::vector<std::string> wrong;
  const Json* legal = find_member(words, "legal");
  if (legal == nullptr || !legal->IsBool() || legal->GetBool() != twin.expected.legal)
    wrong.emplace_back("the twin disagrees on 'legal'");
  const std::string profile(text_member(words, "profile"));
  std::vector<std::string> profiles{"rulebook"};
  if (profile == "both") profiles.emplace_back("digital");
  if (profile == "digital") profiles = {"digital"};
  if (profiles != twin.profiles) wrong.push_back("the twin has other profiles than '" + profile + "'");
  if (!twin.expected.legal && !refers_to(words, twin.expected))
    wrong.push_back("'ref' doesn't name " + twin.expected.rule);
  return wrong;
}

}  // namespace

void run_ts_vectors(const Json& document, const std::string& folder, Tally& tally) {
  const Twins twins = twins_in(folder);
  if (!twins.wrong.empty()) tally.result("twins", twins.wrong);
  const Json* list = list_member(document, "vectors");
  if (list == nullptr) return tally.result("vectors", {"the file needs 'vectors', a list"});
  for (const Json& words : list->GetArray()) {
    const std::string id(text_member(words, "id"));
    std::vector<std::string> wrong;
    bool found = false;
    for (const Vector& twin : twins.vectors) {
      if (twin.twin_of != id) continue;
      if (twin.id == id) {
        found = true;
        wrong = disagreements(words, twin);
      }
      for (const std::string& profile : twin.profiles)
        for (const std::string& difference : run_vector(twin, profile))
          wrong.push_back(twin.id + ", " + profile + ": " + difference);
    }
    if (!found) wrong.push_back("it has no twin in " + folder);
    tally.result(id.empty() ? "(no id)" : id, wrong);
  }
}

}  // namespace arbiter::vectors
