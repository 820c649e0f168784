// XML 1.0 with the content of the JSON spelling; formats/xml.md describes it.
#include "arbiter/formats.hpp"
#include "formats/json_text.hpp"
#include "formats/utf8.hpp"
#include "formats/xml_names.hpp"

namespace arbiter {

namespace formats {

namespace {

// Can XML 1.0 hold it as it stands, in an attribute (no line ends or tabs: they're normalised) or as text?
bool holds(std::string_view s, bool attribute) {
  for (std::size_t i = 0; i < s.size();) {
    const auto c = static_cast<unsigned char>(s[i]);
    if (c < 0x20 && (attribute || (c != '\n' && c != '\t'))) return false;
    if (c < 0x80) {
      ++i;
      continue;
    }
    const std::size_t length = utf8_length(s, i);
    if (length == 0) return false;
    if (s.substr(i, 2) == "\xEF\xBF" && (s[i + 2] == '\xBE' || s[i + 2] == '\xBF')) return false;
    i += length;
  }
  if (attribute || s.empty()) return true;
  const auto space = [](char c) { return c == ' ' || c == '\n' || c == '\t'; };
  return !space(s.front()) && !space(s.back());
}

void escape(std::string& out, std::string_view s) {
  for (const char c : s) {
    switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      default:
        out += c;
    }
  }
}

class XmlWriter {
 public:
  XmlWriter(std::string& out, const Record& record) : out_(out), r_(record) {}

  void record();

 private:
  // An element is written in three steps: open and attributes, then content, then close.
  void open(int indent, std::string_view name) {
    out_.append(static_cast<std::size_t>(indent), ' ');
    out_ += '<';
    out_ += name;
    held_.clear();
    content_ = false;
  }
  void attribute(std::string_view name, std::string_view text) {
    if (!holds(text, true)) {
      held_ += "<t enc=\"json\" name=\"";
      held_ += name;
      held_ += "\">";
      std::string json;
      append_json_string(json, text);
      escape(held_, json);
      held_ += "</t>";
      return;
    }
    out_ += ' ';
    out_ += name;
    out_ += "=\"";
    escape(out_, text);
    out_ += '"';
  }
  void text_attribute(std::string_view name, std::string_view text) {
    if (!text.empty()) attribute(name, text);
  }
  // A value: as an attribute, with its type beside it where the text alone would be read as another type.
  void value_attribute(std::string_view name, const Value& v) {
    if (v.is_none()) return;
    const auto type = [&](std::string_view t) { out_ += ' ' + std::string(name) + "-type=\"" + std::string(t) + '"'; };
    if (v.kind == ValueKind::list) {
      type("list");
      return;
    }
    std::string json;
    append_json_value(json, r_, v);
    if (json.front() != '"') {
      attribute(name, json);
      return;
    }
    const std::string_view text = v.text;
    attribute(name, text);
    if (is_json_number(text) || text == "true" || text == "false") type("string");
  }
  // The items of a value that is a list, inside an element named after the value.
  void list_content(std::string_view name, const Value& v) {
    if (v.kind != ValueKind::list) return;
    begin_content();
    out_ += '<' + std::string(name) + '>';
    for (std::uint32_t i = 0; i < v.count && v.first + i < r_.items.size(); ++i) item(r_.items[v.first + i]);
    out_ += "</" + std::string(name) + '>';
  }
  void item(const Value& v) {
    if (v.is_none() || v.kind == ValueKind::list) {
      out_ += "<item type=\"null\"/>";
      return;
    }
    std::string json;
    append_json_value(json, r_, v);
    const bool string = json.front() == '"';
    const std::string_view text = string ? v.text : std::string_view(json);
    out_ += string && (is_json_number(text) || text == "true" || text == "false") ? "<item type=\"string\">" : "<item>";
    text_content(text);
    out_ += "</item>";
  }
  void text_content(std::string_view text) {
    if (holds(text, false)) {
      escape(out_, text);
      return;
    }
    std::string json;
    append_json_string(json, text);
    out_ += "<t enc=\"json\">";
    escape(out_, json);
    out_ += "</t>";
  }
  void begin_content() {
    if (content_) return;
    out_ += '>';
    out_ += held_;
    content_ = true;
  }
  void extra(std::string_view members) {
    if (members.empty()) return;
    begin_content();
    out_ += "<extra>";
    escape(out_, '{' + std::string(members) + '}');
    out_ += "</extra>";
  }
  // Ends the element; without content it's an empty one.
  void close(std::string_view name) {
    if (!content_ && !held_.empty()) begin_content();
    if (content_)
      out_ += "</" + std::string(name) + ">\n";
    else
      out_ += "/>\n";
  }
  void begin_children() {
    begin_content();
    out_ += '\n';
  }
  void end(int indent, std::string_view name) {
    out_.append(static_cast<std::size_t>(indent), ' ');
    out_ += "</" + std::string(name) + ">\n";
  }

  void fact(int indent, const Fact& f) {
    open(indent, "fact");
    attribute("field", f.field);
    text_attribute("subject", f.subject);
    value_attribute("by", f.by);
    value_attribute("to", f.to);
    list_content("by", f.by);
    list_content("to", f.to);
    close("fact");
  }
  void strings(int indent, std::string_view name, const std::vector<std::string_view>& list) {
    for (const std::string_view s : list) {
      open(indent, name);
      begin_content();
      text_content(s);
      close(name);
    }
  }
  void header();
  void entry(const Entry& e);

  std::string& out_;
  const Record& r_;
  std::string held_;      // children that stand in for attributes XML can't hold
  bool content_ = false;  // the start tag is closed
};

void XmlWriter::header() {
  const Header& h = r_.header;
  if (!h.rulings.empty()) {
    out_ += " <rulings>\n";
    for (const Ruling& ruling : h.rulings) {
      open(2, "ruling");
      attribute("name", ruling.name);
      value_attribute("value", ruling.value);
      list_content("value", ruling.value);
      close("ruling");
    }
    out_ += " </rulings>\n";
  }
  if (!h.sides.empty()) {
    out_ += " <sides>\n";
    for (const SideInfo& side : h.sides) {
      open(2, "side");
      text_attribute("side", side.side);
      text_attribute("name", side.name);
      text_attribute("kind", side.kind);
      text_attribute("bot", side.bot);
      extra(side.extra);
      close("side");
    }
    out_ += " </sides>\n";
  }
  const Source& s = h.source;
  if (!s.format.empty() || !s.file.empty() || !s.sha256.empty() || !s.states.empty() || !s.silent.empty() ||
      !s.extra.empty()) {
    open(1, "source");
    text_attribute("format", s.format);
    text_attribute("file", s.file);
    text_attribute("sha256", s.sha256);
    extra(s.extra);
    if (s.states.empty() && s.silent.empty()) {
      close("source");
    } else {
      begin_children();
      strings(2, "states", s.states);
      strings(2, "silent", s.silent);
      end(1, "source");
    }
  }
  if (!h.setup.empty() || !h.position.empty() || !h.setup_extra.empty()) {
    open(1, "setup");
    extra(h.setup_extra);
    begin_children();
    for (const Fact& f : h.setup) fact(2, f);
    if (!h.position.empty()) {
      out_ += "  <position>\n";
      for (const Fact& f : h.position) fact(3, f);
      out_ += "  </position>\n";
    }
    end(1, "setup");
  }
}

void XmlWriter::entry(const Entry& e) {
  const std::string_view name = entry_kind_name(e.kind);
  open(2, name);
  if (e.kind == EntryKind::undo) attribute("count", std::to_string(e.count));
  text_attribute("by", e.kind == EntryKind::chance && e.by.empty() ? "chance" : e.by);
  text_attribute("key", e.key);
  text_attribute("for", e.subject);
  value_attribute("pick", e.pick);
  if (e.count != 0 && e.kind != EntryKind::undo) attribute("unseen", std::to_string(e.count));
  if (e.at != 0) attribute("at", std::to_string(e.at));
  list_content("pick", e.pick);
  extra(e.extra);
  if (e.kind == EntryKind::heading || e.kind == EntryKind::comment || e.kind == EntryKind::unread) {
    begin_content();
    text_content(e.text);
  } else if (e.facts != 0) {
    begin_children();
    for (std::uint32_t i = 0; i < e.facts; ++i) fact(3, r_.facts[e.first_fact + i]);
    end(2, name);
    return;
  }
  close(name);
}

void XmlWriter::record() {
  const Header& h = r_.header;
  open(0, "record");
  attribute("arbiter", std::to_string(r_.version));
  text_attribute("game", h.game);
  text_attribute("ruleset", h.ruleset);
  text_attribute("variant", h.variant);
  text_attribute("profile", h.profile);
  extra(h.extra);
  begin_children();
  header();
  out_ += " <entries>\n";
  for (const Entry& e : r_.entries) entry(e);
  out_ += " </entries>\n";
  end(0, "record");
}

}  // namespace

void append_record_xml(std::string& out, const Record& record) {
  out.reserve(out.size() + record.entries.size() * 96 + 1024);
  XmlWriter(out, record).record();
}

}  // namespace formats

std::string write_xml(const Record& record) {
  std::string out = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
  formats::append_record_xml(out, record);
  return out;
}

}  // namespace arbiter
