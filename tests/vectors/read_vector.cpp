// Reading one vector. Members that nobody knows are errors: a misspelled expectation must not pass by being ignored.
#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

#include <algorithm>
#include <initializer_list>

#include "vectors/vector.hpp"

namespace arbiter::vectors {
namespace {

using Json = rapidjson::Value;

std::string text_of(const Json& s) {
  return {s.GetString(), s.GetStringLength()};
}

std::string json_of(const Json& value) {
  rapidjson::StringBuffer buffer;
  rapidjson::Writer<rapidjson::StringBuffer> writer(buffer);
  value.Accept(writer);
  return {buffer.GetString(), buffer.GetSize()};
}

// Reads members one by one; the first thing wrong is kept as the error.
class Members {
 public:
  Members(const Json& object, std::string where) : object_(&object), where_(std::move(where)) {
    if (!object.IsObject()) fail("must be an object");
  }

  const Json* find(const char* name) {
    known_.emplace_back(name);
    if (!error_.empty()) return nullptr;
    const auto member = object_->FindMember(name);
    return member == object_->MemberEnd() ? nullptr : &member->value;
  }
  void text(const char* name, std::string& to, bool needed = false) {
    const Json* value = find(name);
    if (value == nullptr) {
      if (needed) fail("needs '" + std::string(name) + "'");
    } else if (value->IsString()) {
      to = text_of(*value);
    } else {
      fail("'" + std::string(name) + "' must be a string");
    }
  }
  void texts(const char* name, std::vector<std::string>& to) {
    const Json* value = find(name);
    if (value == nullptr) return;
    if (!value->IsArray()) return fail("'" + std::string(name) + "' must be a list");
    for (const Json& item : value->GetArray()) {
      if (!item.IsString()) return fail("'" + std::string(name) + "' must be a list of strings");
      to.push_back(text_of(item));
    }
  }
  void object(const char* name, std::string& to) {
    const Json* value = find(name);
    if (value == nullptr) return;
    if (!value->IsObject()) return fail("'" + std::string(name) + "' must be an object");
    to = json_of(*value);
  }
  // To be called when all members have been asked for.
  void none_other() {
    if (!error_.empty()) return;
    for (const auto& [name, value] : object_->GetObject())
      if (std::find(known_.begin(), known_.end(), text_of(name)) == known_.end())
        return fail("has no member '" + text_of(name) + "'");
  }
  void fail(std::string message) {
    if (error_.empty()) error_ = where_ + " " + std::move(message);
  }
  const std::string& error() const { return error_; }

 private:
  const Json* object_;
  std::string where_;
  std::string error_;
  std::vector<std::string> known_;
};

Error shape(std::string message) {
  return {"VEC-shape", std::move(message), {}, 0, 0, {}};
}

std::string read_expected(const Json& value, const std::string& id, Expected& e) {
  Members members(value, id + ": 'expect'");
  const Json* legal = members.find("legal");
  if (legal == nullptr || !legal->IsBool()) members.fail("needs 'legal', true or false");
  e.legal = legal == nullptr || !legal->IsBool() || legal->GetBool();
  if (e.legal) {
    members.object("after", e.after);
    members.text("result", e.result);
    members.texts("notes", e.notes);
  } else {
    members.text("kind", e.kind);
    members.text("rule", e.rule, true);
    members.text("ruling", e.ruling);
    members.texts("allowed", e.allowed);
    if (const Json* entry = members.find("entry")) {
      if (entry->IsUint() && entry->GetUint() > 0) {
        e.entry = entry->GetUint();
      } else {
        members.fail("'entry' must be a number from 1");
      }
    }
  }
  members.none_other();
  return members.error();
}

std::string read_play(const Json* value, const std::string& id, std::vector<std::string>& play) {
  if (value == nullptr || !value->IsArray()) return id + " needs 'play', a list of entries";
  for (const Json& entry : value->GetArray()) {
    if (!entry.IsString() && !entry.IsObject())
      return id + ": an entry is a string (text spelling) or an object (JSON)";
    play.push_back(entry.IsString() ? text_of(entry) : json_of(entry));
  }
  return {};
}

std::string setup_with(const std::string& setup, const std::string& position) {
  if (position.empty()) return setup;
  std::string all = setup.substr(0, setup.size() - 1);
  if (all.size() > 1) all += ',';
  return all + "\"position\":" + position + '}';
}

}  // namespace

Result<Vector> read_vector(const Json& value, std::string_view game) {
  Vector v;
  v.game = game;
  Members members(value, "a vector");
  members.text("id", v.id, true);
  if (!members.error().empty()) return shape(members.error());
  v.twin_of = v.id;
  members = Members(value, v.id);
  std::string about, position;
  std::vector<std::string> states;
  members.find("id");
  members.text("about", about);
  members.text("game", v.game);
  members.text("twin_of", v.twin_of);
  members.texts("profiles", v.profiles);
  members.object("setup", v.setup);
  members.object("position", position);
  members.texts("states", states);
  if (const Json* rulings = members.find("rulings")) {
    if (!rulings->IsObject()) members.fail("'rulings' must be an object");
    for (auto r = rulings->MemberBegin(); rulings->IsObject() && r != rulings->MemberEnd(); ++r) {
      if (r->value.IsString()) {
        v.rulings.emplace_back(text_of(r->name), text_of(r->value));
      } else {
        members.fail("a ruling's value must be a string");
      }
    }
  }
  const Json* play = members.find("play");
  const Json* expected = members.find("expect");
  members.none_other();
  if (!members.error().empty()) return shape(members.error());
  if (std::string wrong = read_play(play, v.id, v.play); !wrong.empty()) return shape(wrong);
  if (expected == nullptr) return shape(v.id + " needs 'expect'");
  if (std::string wrong = read_expected(*expected, v.id, v.expected); !wrong.empty()) return shape(wrong);
  if (v.game.empty()) return shape(v.id + " needs 'game', here or for the whole file");
  if (v.profiles.empty()) v.profiles = {"rulebook"};
  v.setup = setup_with(v.setup, position);
  if (!states.empty()) {
    Json list(rapidjson::kArrayType);
    rapidjson::Document document(rapidjson::kObjectType);
    for (const std::string& s : states)
      list.PushBack(Json(s.c_str(), document.GetAllocator()), document.GetAllocator());
    document.AddMember("states", list, document.GetAllocator());
    v.source = json_of(document);
  }
  return v;
}

}  // namespace arbiter::vectors
