#include "formats/json_handler.hpp"

#include <algorithm>
#include <charconv>

#include "formats/json_text.hpp"

namespace arbiter::formats {

namespace {

// The integer that `v` spells in plain digits, if it lies in [low, high].
std::optional<std::int64_t> plain_integer(const Value& v, std::int64_t low, std::int64_t high) {
  if (v.kind != ValueKind::number) return std::nullopt;
  std::int64_t n = 0;
  const auto [end, error] = std::from_chars(v.text.data(), v.text.data() + v.text.size(), n);
  if (error != std::errc() || end != v.text.data() + v.text.size() || n < low || n > high) return std::nullopt;
  return n;
}

}  // namespace

JsonHandler::Member JsonHandler::member_of(std::string_view name) {
  switch (name.size()) {
    case 2:
      if (name == "by") return by;
      if (name == "at") return at;
      break;
    case 3:
      if (name == "key") return key;
      if (name == "for") return subject;
      break;
    case 4:
      if (name == "pick") return pick;
      if (name == "step") return step;
      if (name == "undo") return undo;
      break;
    case 6:
      if (name == "expect") return expect;
      if (name == "adjust") return adjust;
      if (name == "unseen") return unseen;
      if (name == "unread") return unread;
      break;
    case 7:
      if (name == "changed") return changed;
      if (name == "comment") return comment;
      break;
    default:
      break;
  }
  return other;
}

// ---- Events ----

bool JsonHandler::Key(const char* s, rapidjson::SizeType n, bool) {
  const std::string_view name{s, n};
  switch (in_) {
    case In::skip:
      return true;
    case In::raw:
      raw_separator();
      append_json_string(raw_, name);
      raw_ += ':';
      return true;
    case In::entry:
      member_ = member_of(name);
      if (member_ != other) {
        if ((seen_ & member_) != 0) bad_ = true;
        seen_ |= member_;
      }
      break;
    default:
      break;
  }
  key_ = name;
  return true;
}

bool JsonHandler::open() {
  if (++depth_ > reading_.limits.nesting) return refuse(reading_.limit_error(&Limits::nesting, line_of(tell())));
  return true;
}

bool JsonHandler::StartObject() {
  if (!open()) return false;
  switch (in_) {
    case In::skip:
      ++nest_;
      return true;
    case In::raw:
      raw_separator();
      raw_ += '{';
      ++nest_;
      return true;
    case In::start:
      enter(In::record);
      return true;
    case In::record:
      if (key_ == "rulings")
        enter(In::rulings);
      else if (key_ == "source")
        enter(In::source);
      else if (key_ == "setup")
        enter(In::setup);
      else if (key_ == "entries")
        return refuse(reading_.error_at("REC-shape", "\"entries\" must be a list", slice_, tell()));
      else
        return start_raw('{');
      return true;
    case In::sides:
      if (!take_fact()) return false;
      r_.header.sides.emplace_back();
      side_extra_.clear();
      enter(In::side);
      return true;
    case In::setup:
      start_setup_member();
      if (key_ == "position") {
        setup_before_ = r_.header.position.size();
        enter(In::position);
      } else {
        setup_before_ = r_.header.setup.size();
        enter(In::setup_field);
      }
      return true;
    case In::position:
      field_ = key_;
      enter(In::position_field);
      return true;
    case In::entries:
      return start_entry();
    case In::entry:
      if ((member_ & kFactMembers) != 0) {
        enter(In::facts);
        return true;
      }
      if (member_ == other) return start_raw('{');
      break;
    case In::facts_list:
      enter(In::facts);
      return true;
    case In::facts:
      field_ = key_;
      field_facts_ = r_.facts.size();
      scalar_fact_ = 0;
      enter(In::fact);
      return true;
    case In::fact:
      if (member_ == changed && !key_.empty()) {
        if (!add_fact(field_, key_, {}, {})) return false;
        enter(In::fact_inner);
        return true;
      }
      break;
    case In::rulings:
    case In::side:
    case In::source:
    case In::fact_inner:
      return start_raw('{');
    case In::setup_field:
    case In::position_field:
    case In::strings:
    case In::list:
      break;
  }
  spoil();
  return start_skip();
}

bool JsonHandler::EndObject(rapidjson::SizeType) {
  --depth_;
  switch (in_) {
    case In::skip:
      if (--nest_ == 0) leave();
      return true;
    case In::raw:
      return end_raw('}');
    case In::entry:
      return end_entry();
    case In::side:
      r_.header.sides.back().extra = r_.keep(side_extra_);
      leave();
      return true;
    case In::setup_field:
    case In::position:
      leave();
      end_setup_member();
      return true;
    case In::position_field:
      leave();
      return true;
    case In::fact:
      leave();
      if (r_.facts.size() == field_facts_ && !bad_) {
        if (member_ == changed) return add_fact(field_, {}, {}, {});
        append_member(extra_, std::string(member_ == expect ? "expect." : "adjust.") + std::string(field_), "{}");
      }
      return true;
    default:
      leave();
      return true;
  }
}

bool JsonHandler::StartArray() {
  if (!open()) return false;
  switch (in_) {
    case In::skip:
      ++nest_;
      return true;
    case In::raw:
      raw_separator();
      raw_ += '[';
      ++nest_;
      return true;
    case In::start:
      return start_skip();
    case In::record:
      if (key_ == "sides") {
        enter(In::sides);
      } else if (key_ == "entries") {
        has_entries_ = true;
        enter(In::entries);
      } else {
        return start_raw('[');
      }
      return true;
    case In::source:
      if (key_ != "states" && key_ != "silent") return start_raw('[');
      strings_ = key_ == "states" ? &r_.header.source.states : &r_.header.source.silent;
      enter(In::strings);
      return true;
    case In::sides:
    case In::side:
      return start_raw('[');
    case In::setup:
      start_setup_member();
      return start_list();
    case In::rulings:
      spoiled_ = false;
      return start_list();
    case In::setup_field:
    case In::position:
    case In::position_field:
    case In::facts:
    case In::fact:
      return start_list();
    case In::fact_inner:
      return key_ == "by" || key_ == "to" ? start_list() : start_raw('[');
    case In::entries:
      if (!start_entry()) return false;
      bad_ = true;
      leave();
      enter(In::skip);
      nest_ = 1;
      return true;
    case In::entry:
      if (member_ == pick) return start_list();
      if ((member_ & kFactMembers) != 0) {
        enter(In::facts_list);
        return true;
      }
      if (member_ == other) return start_raw('[');
      break;
    case In::strings:
    case In::facts_list:
    case In::list:
      break;
  }
  spoil();
  return start_skip();
}

bool JsonHandler::EndArray(rapidjson::SizeType) {
  --depth_;
  switch (in_) {
    case In::skip:
      if (--nest_ != 0) return true;
      leave();
      if (in_ == In::entries && entry_open_) {  // a list where an entry should be
        in_ = In::entry;
        stack_[depth_in_++] = In::entries;
        return end_entry();
      }
      return true;
    case In::raw:
      return end_raw(']');
    case In::list: {
      leave();
      list_.count = static_cast<std::uint32_t>(r_.items.size()) - list_.first;
      const Value done = list_;
      if (in_ == In::rulings && spoiled_) {
        r_.items.resize(list_.first);
        return unknown(compact_json(slice_.text.substr(list_start_, tell() + 1 - list_start_)));
      }
      if (in_ == In::setup && spoiled_) {
        r_.items.resize(list_.first);
        keep_setup_member(key_);
        return true;
      }
      return scalar(done);
    }
    default:
      leave();
      return true;
  }
}

// ---- Values that are complete ----

bool JsonHandler::scalar(const Value& v) {
  switch (in_) {
    case In::entry:
      return entry_scalar(v);
    case In::facts:
    case In::fact:
    case In::fact_inner:
      return fact_scalar(v);
    case In::list:
      if (!take_fact()) return false;
      r_.items.push_back(v);
      return true;
    case In::skip:
    case In::start:
      return true;
    case In::raw:
      raw_separator();
      raw_ += json_of(v);
      return true;
    case In::entries:
      if (!start_entry()) return false;
      bad_ = true;
      r_.entries.back().text = r_.keep(json_of(v));
      return end_entry();
    case In::facts_list:
      bad_ = true;
      return true;
    default:
      return header_scalar(v);
  }
}

bool JsonHandler::header_scalar(const Value& v) {
  Header& h = r_.header;
  const bool string = v.kind == ValueKind::string;
  const auto text_member = [&](std::string_view& place) {
    if (!string || !place.empty()) return unknown(json_of(v));
    place = v.text;
    return true;
  };
  switch (in_) {
    case In::record:
      if (key_ == "arbiter") {
        has_arbiter_ = true;
        const auto version = plain_integer(v, 1, 1'000'000);
        if (version) {
          r_.version = static_cast<int>(*version);
          return true;
        }
        reading_.note(game_, "REC-version", "\"arbiter\" must be the number of the format's version; 1 is assumed",
                      line_of(tell()));
        return unknown(json_of(v));
      }
      if (key_ == "game") {
        has_game_ = true;
        return text_member(h.game);
      }
      if (key_ == "ruleset") return text_member(h.ruleset);
      if (key_ == "variant") return text_member(h.variant);
      if (key_ == "profile") return text_member(h.profile);
      if (key_ == "entries")
        return refuse(reading_.error_at("REC-shape", "\"entries\" must be a list", slice_, tell()));
      return unknown(json_of(v));
    case In::rulings:
      if (!take_fact()) return false;
      h.rulings.push_back({key_, v});
      return true;
    case In::sides:
      if (!take_fact()) return false;
      if (!string) return unknown(json_of(v));
      h.sides.emplace_back();
      h.sides.back().side = v.text;
      return true;
    case In::side: {
      SideInfo& s = h.sides.back();
      if (key_ == "side") return text_member(s.side);
      if (key_ == "name") return text_member(s.name);
      if (key_ == "kind") return text_member(s.kind);
      if (key_ == "bot") return text_member(s.bot);
      return unknown(json_of(v));
    }
    case In::source:
      if (key_ == "format") return text_member(h.source.format);
      if (key_ == "file") return text_member(h.source.file);
      if (key_ == "sha256") return text_member(h.source.sha256);
      return unknown(json_of(v));
    case In::strings:
      if (!take_fact()) return false;
      strings_->push_back(string ? v.text : r_.keep(json_of(v)));
      return true;
    case In::setup:
    case In::setup_field:
    case In::position:
    case In::position_field: {
      if (!take_fact()) return false;
      const bool nested = in_ == In::setup_field || in_ == In::position_field;
      if (nested && key_.empty()) spoiled_ = true;
      if (spoiled_ && in_ != In::setup) return true;
      Fact f;
      f.field = in_ == In::setup_field ? setup_key_ : in_ == In::position_field ? field_ : key_;
      if (nested) f.subject = key_;
      f.to = v;
      (in_ == In::setup || in_ == In::setup_field ? h.setup : h.position).push_back(f);
      return true;
    }
    default:
      return true;
  }
}

bool JsonHandler::entry_scalar(const Value& v) {
  if (member_ == other) return unknown(json_of(v));
  if (v.kind == ValueKind::none) {  // null: as if it weren't there
    seen_ &= ~static_cast<unsigned>(member_);
    return true;
  }
  Entry& e = r_.entries.back();
  const bool string = v.kind == ValueKind::string;
  switch (member_) {
    case pick:
      e.pick = v;
      return true;
    case by:
      e.by = v.text;
      break;
    case key:
      e.key = v.text;
      break;
    case subject:
      e.subject = v.text;
      break;
    case step:
      e.kind = EntryKind::heading;
      e.text = v.text;
      break;
    case comment:
      e.kind = EntryKind::comment;
      e.text = v.text;
      break;
    case unread:
      e.kind = EntryKind::unread;
      e.text = v.text;
      break;
    case at:
      if (const auto n = plain_integer(v, 0, 0xFFFFFFFFLL))
        e.at = static_cast<std::uint32_t>(*n);
      else
        return unknown(json_of(v));
      return true;
    case undo:
    case unseen:
      if (const auto n = plain_integer(v, INT32_MIN, INT32_MAX))
        e.count = static_cast<std::int32_t>(*n);
      else
        bad_ = true;
      if (member_ == undo) e.kind = EntryKind::undo;
      return true;
    default:
      bad_ = true;
      return true;
  }
  if (!string) bad_ = true;
  return true;
}

bool JsonHandler::fact_scalar(const Value& v) {
  if (bad_) return true;
  if (in_ == In::facts) return add_fact(key_, {}, {}, v);
  const bool is_by = key_ == "by";
  const bool is_to = key_ == "to";
  if (in_ == In::fact_inner) {
    if (!is_by && !is_to) return unknown(json_of(v));
    Value& place = is_by ? r_.facts.back().by : r_.facts.back().to;
    if (!place.is_none()) bad_ = true;
    place = v;
    return true;
  }
  if (member_ == changed && (is_by || is_to)) {
    if (scalar_fact_ == 0) {
      if (!add_fact(field_, {}, {}, {})) return false;
      scalar_fact_ = r_.facts.size();
    }
    Fact& f = r_.facts[scalar_fact_ - 1];
    Value& place = is_by ? f.by : f.to;
    if (!place.is_none()) bad_ = true;
    place = v;
    return true;
  }
  if (key_.empty()) {
    bad_ = true;
    return true;
  }
  return add_fact(field_, key_, {}, v);
}

bool JsonHandler::add_fact(std::string_view field, std::string_view subject_name, const Value& by_value,
                           const Value& to_value) {
  if (!take_fact()) return false;
  r_.facts.push_back({field, subject_name, by_value, to_value});
  return true;
}

bool JsonHandler::start_list() {
  list_ = Value{ValueKind::list, static_cast<std::uint32_t>(r_.items.size()), 0, {}};
  list_start_ = tell();
  enter(In::list);
  return true;
}

}  // namespace arbiter::formats
