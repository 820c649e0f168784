// XML, read as a tree by pugixml: no entities beyond the five of XML, no DOCTYPE.
#include <charconv>
#include <initializer_list>
#include <pugixml.hpp>

#include "formats/json_check.hpp"
#include "formats/json_text.hpp"
#include "formats/reading.hpp"

namespace arbiter::formats {

namespace {

using pugi::xml_attribute;
using pugi::xml_node;

struct RawXml : pugi::xml_writer {
  std::string text;
  void write(const void* data, std::size_t size) override { text.append(static_cast<const char*>(data), size); }
};

std::string raw_xml(const xml_node& node) {
  RawXml raw;
  node.print(raw, "", pugi::format_raw | pugi::format_no_declaration, pugi::encoding_utf8);
  return raw.text;
}

bool is_text(const xml_node& node) {
  return node.type() == pugi::node_pcdata || node.type() == pugi::node_cdata;
}

std::string plain_text(const xml_node& node) {
  std::string text;
  for (const xml_node child : node.children()) {
    if (is_text(child)) text += child.value();
  }
  return text;
}

bool is_json_text(const xml_node& node) {
  return std::string_view(node.name()) == "t" && std::string_view(node.attribute("enc").value()) == "json";
}

bool any_of(std::string_view name, std::initializer_list<std::string_view> names) {
  for (const std::string_view n : names) {
    if (n == name) return true;
  }
  return false;
}

class XmlRecordReader {
 public:
  XmlRecordReader(Reading& reading, const Slice& slice, LineCounter& lines, ReadGame& game)
      : reading_(reading), slice_(slice), game_(game), r_(game.record), lines_(lines) {}
  void read(const xml_node& record);

 private:
  std::string_view keep(std::string_view s) { return r_.keep(s); }
  std::uint32_t line_of(const xml_node& node) {
    const std::ptrdiff_t offset = node.offset_debug();
    return lines_.line(slice_, offset < 0 ? 0 : static_cast<std::size_t>(offset));
  }
  bool limit(std::size_t Limits::*which, const xml_node& node) {
    game_.error = reading_.limit_error(which, line_of(node));
    return false;
  }
  // A string that stands as an attribute, or as <t enc="json" name="..."> where XML can't hold it.
  std::string_view text_of(const xml_node& node, const char* name);
  std::string_view content_of(const xml_node& node);
  Value typed(std::string_view text, bool is_string);
  bool value_of(const xml_node& node, const char* name, Value& v);
  bool fact_of(const xml_node& node, std::string& members, Fact& f);
  // Collects the content of <extra>, unknown attributes and unknown elements.
  std::string unknown_of(const xml_node& node, std::initializer_list<std::string_view> attributes,
                         std::initializer_list<std::string_view> elements);
  void note_unknown(const xml_node& node, std::string_view name);
  bool header(const xml_node& node);
  bool setup(const xml_node& node);
  bool entries(const xml_node& node);
  bool entry(const xml_node& node);
  void settle();
  std::optional<EntryKind> kind_of(std::string_view name) const;

  Reading& reading_;
  const Slice& slice_;
  ReadGame& game_;
  Record& r_;
  std::string header_extra_;
  LineCounter& lines_;
  std::size_t noted_ = 0;
};

std::string_view XmlRecordReader::text_of(const xml_node& node, const char* name) {
  if (const xml_attribute a = node.attribute(name)) return keep(a.value());
  for (const xml_node child : node.children("t")) {
    if (!is_json_text(child) || std::string_view(child.attribute("name").value()) != name) continue;
    if (const auto text = decode_json_string(plain_text(child))) return keep(*text);
  }
  return {};
}

std::string_view XmlRecordReader::content_of(const xml_node& node) {
  std::string text;
  for (const xml_node child : node.children()) {
    if (is_text(child)) {
      text += child.value();
    } else if (is_json_text(child) && !child.attribute("name")) {
      if (const auto decoded = decode_json_string(plain_text(child))) text += *decoded;
    }
  }
  return keep(text);
}

Value XmlRecordReader::typed(std::string_view text, bool is_string) {
  if (is_string) return Value::string(text);
  if (text == "true" || text == "false") return {ValueKind::boolean, 0, 0, text};
  if (is_json_number(text)) return Value::number(text);
  return Value::string(text);
}

bool XmlRecordReader::value_of(const xml_node& node, const char* name, Value& v) {
  const std::string type_name = std::string(name) + "-type";
  const std::string_view type = node.attribute(type_name.c_str()).value();
  const xml_node list = node.child(name);
  if (type == "list" || list) {
    v = Value{ValueKind::list, static_cast<std::uint32_t>(r_.items.size()), 0, {}};
    for (const xml_node item : list.children("item")) {
      if (!reading_.take_facts(1)) return limit(&Limits::facts, node);
      const std::string_view item_type = item.attribute("type").value();
      if (item_type == "null")
        r_.items.emplace_back();
      else
        r_.items.push_back(typed(content_of(item), item_type == "string" || item.child("t")));
    }
    v.count = static_cast<std::uint32_t>(r_.items.size()) - v.first;
    return true;
  }
  if (node.attribute(name)) {
    v = typed(text_of(node, name), type == "string");
    return true;
  }
  for (const xml_node child : node.children("t")) {
    if (std::string_view(child.attribute("name").value()) == name) v = Value::string(text_of(node, name));
  }
  return true;
}

void XmlRecordReader::note_unknown(const xml_node& node, std::string_view name) {
  constexpr std::size_t kMost = 20;
  if (is_redundant_member(name) && any_of(node.name(), {"choice", "chance"})) return;
  if (noted_++ >= kMost || reading_.notes > reading_.limits.notes) return;
  reading_.note(game_, "REC-unknown-member", "\"" + excerpt(name, 0) + "\" isn't known here; it's kept as it stands",
                line_of(node));
}

std::string XmlRecordReader::unknown_of(const xml_node& node, std::initializer_list<std::string_view> attributes,
                                        std::initializer_list<std::string_view> elements) {
  std::string members;
  for (const xml_attribute a : node.attributes()) {
    const std::string_view name = a.name();
    if (any_of(name, attributes) || name.starts_with("xmlns") || name.starts_with("xsi:")) continue;
    std::string json;
    append_json_string(json, a.value());
    append_member(members, name, json);
    note_unknown(node, name);
  }
  for (const xml_node child : node.children()) {
    if (child.type() != pugi::node_element || any_of(child.name(), elements) || is_json_text(child)) continue;
    if (std::string_view(child.name()) == "extra") {
      if (const auto known = members_of(plain_text(child), reading_.limits.nesting)) {
        if (!members.empty() && !known->empty()) members += ',';
        members += *known;
        continue;
      }
    }
    std::string json;
    append_json_string(json, raw_xml(child));
    append_member(members, child.name(), json);
    note_unknown(child, child.name());
  }
  return members;
}

bool XmlRecordReader::fact_of(const xml_node& node, std::string& members, Fact& f) {
  if (!reading_.take_facts(1)) return limit(&Limits::facts, node);
  f.field = text_of(node, "field");
  f.subject = text_of(node, "subject");
  if (!value_of(node, "by", f.by) || !value_of(node, "to", f.to)) return false;
  const std::string more = unknown_of(node, {"field", "subject", "by", "to", "by-type", "to-type"}, {"by", "to"});
  if (!more.empty()) {
    if (!members.empty()) members += ',';
    members += more;
  }
  return true;
}

bool XmlRecordReader::setup(const xml_node& node) {
  std::string extra = unknown_of(node, {}, {"fact", "position"});
  for (const xml_node child : node.children("fact")) {
    Fact f;
    if (!fact_of(child, extra, f)) return false;
    r_.header.setup.push_back(f);
  }
  for (const xml_node child : node.child("position").children("fact")) {
    Fact f;
    if (!fact_of(child, extra, f)) return false;
    r_.header.position.push_back(f);
  }
  r_.header.setup_extra = keep(extra);
  return true;
}

bool XmlRecordReader::header(const xml_node& node) {
  Header& h = r_.header;
  const std::string_view version = node.attribute("arbiter").value();
  int n = 0;
  if (const auto [end, error] = std::from_chars(version.data(), version.data() + version.size(), n);
      error == std::errc() && end == version.data() + version.size() && n >= 1 && n <= 1'000'000) {
    r_.version = n;
  } else if (!version.empty()) {
    reading_.note(game_, "REC-version", "\"arbiter\" must be the number of the format's version; 1 is assumed",
                  line_of(node));
  }
  if (r_.version > 1) {
    reading_.note(game_, "REC-newer-version",
                  "format version " + std::to_string(r_.version) + " is newer than 1: read as far as it's known",
                  line_of(node));
  }
  h.game = text_of(node, "game");
  h.ruleset = text_of(node, "ruleset");
  h.variant = text_of(node, "variant");
  h.profile = text_of(node, "profile");
  header_extra_ = unknown_of(node, {"arbiter", "game", "ruleset", "variant", "profile"},
                             {"rulings", "sides", "source", "setup", "entries"});
  for (const xml_node child : node.child("rulings").children("ruling")) {
    if (!reading_.take_facts(1)) return limit(&Limits::facts, child);
    Ruling ruling;
    ruling.name = text_of(child, "name");
    if (!value_of(child, "value", ruling.value)) return false;
    h.rulings.push_back(ruling);
  }
  for (const xml_node child : node.child("sides").children("side")) {
    if (!reading_.take_facts(1)) return limit(&Limits::facts, child);
    SideInfo side;
    side.side = text_of(child, "side");
    side.name = text_of(child, "name");
    side.kind = text_of(child, "kind");
    side.bot = text_of(child, "bot");
    side.extra = keep(unknown_of(child, {"side", "name", "kind", "bot"}, {}));
    h.sides.push_back(side);
  }
  if (const xml_node source = node.child("source")) {
    h.source.format = text_of(source, "format");
    h.source.file = text_of(source, "file");
    h.source.sha256 = text_of(source, "sha256");
    for (const xml_node child : source.children("states")) {
      if (!reading_.take_facts(1)) return limit(&Limits::facts, child);
      h.source.states.push_back(content_of(child));
    }
    for (const xml_node child : source.children("silent")) {
      if (!reading_.take_facts(1)) return limit(&Limits::facts, child);
      h.source.silent.push_back(content_of(child));
    }
    h.source.extra = keep(unknown_of(source, {"format", "file", "sha256"}, {"states", "silent"}));
  }
  return !node.child("setup") || setup(node.child("setup"));
}

std::optional<EntryKind> XmlRecordReader::kind_of(std::string_view name) const {
  for (int i = 0; i < kEntryKinds; ++i) {
    if (entry_kind_name(static_cast<EntryKind>(i)) == name) return static_cast<EntryKind>(i);
  }
  return std::nullopt;
}

bool XmlRecordReader::entry(const xml_node& node) {
  if (!reading_.take_entries(1)) return limit(&Limits::entries, node);
  const std::optional<EntryKind> kind = kind_of(node.name());
  const std::uint32_t line = line_of(node);
  const auto offset = static_cast<std::size_t>(std::max<std::ptrdiff_t>(node.offset_debug(), 0));
  r_.add(kind.value_or(EntryKind::unread));
  r_.entry_lines.push_back(line);
  if (!kind) {
    r_.entries.back().text = keep(raw_xml(node));
    reading_.note(game_, "REC-unknown-entry", "an entry of an unknown kind; it's kept as unread", line);
    return true;
  }
  Entry e = r_.entries.back();
  e.by = text_of(node, "by");
  e.key = text_of(node, "key");
  e.subject = text_of(node, "for");
  if (!value_of(node, "pick", e.pick)) return false;
  const bool undo = *kind == EntryKind::undo;
  std::string extra =
      unknown_of(node, {"by", "key", "for", "pick", "pick-type", "at", undo ? "count" : "unseen"}, {"pick", "fact"});
  const auto number = [&](const char* name, auto& place) {
    const std::string_view text = node.attribute(name).value();
    if (text.empty()) return;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), place);
    if (error == std::errc() && end == text.data() + text.size()) return;
    place = 0;
    std::string json;
    append_json_string(json, text);
    append_member(extra, name, json);
    note_unknown(node, name);
  };
  number("at", e.at);
  number(undo ? "count" : "unseen", e.count);
  if (any_of(node.name(), {"step", "comment", "unread"})) e.text = content_of(node);
  for (const xml_node child : node.children("fact")) {
    Fact f;
    if (!fact_of(child, extra, f)) return false;
    r_.facts.push_back(f);
  }
  e.facts = static_cast<std::uint32_t>(r_.facts.size()) - e.first_fact;
  const xml_node next = node.next_sibling();
  const std::ptrdiff_t end = next ? next.offset_debug() : -1;
  if (const std::string_view bytes =
          reading_.replaced_bytes(slice_, offset, end < 0 ? slice_.text.size() : static_cast<std::size_t>(end));
      !bytes.empty()) {
    keep_bytes(reading_, game_, extra, bytes, line);
  }
  e.extra = keep(extra);
  r_.entries.back() = e;
  return true;
}

bool XmlRecordReader::entries(const xml_node& node) {
  for (const xml_node child : node.children()) {
    if (child.type() == pugi::node_element && !entry(child)) return false;
  }
  return true;
}

void XmlRecordReader::read(const xml_node& node) {
  game_.readable = true;
  if (header(node)) {
    for (const xml_node child : node.children("entries")) {
      if (!entries(child)) break;
    }
  }
  const std::size_t from = static_cast<std::size_t>(std::max<std::ptrdiff_t>(node.offset_debug(), 0));
  const std::ptrdiff_t end = node.child("entries").offset_debug();
  if (const std::string_view bytes =
          reading_.replaced_bytes(slice_, from, end < 0 ? slice_.text.size() : static_cast<std::size_t>(end));
      !bytes.empty()) {
    keep_bytes(reading_, game_, header_extra_, bytes, line_of(node));
  }
  r_.header.extra = keep(header_extra_);
  if (!game_.error) settle();
}

// Unknown members may be known ones in disguise (<extra> can hold anything): JSON decides what each of them is.
void XmlRecordReader::settle() {
  const Header& h = r_.header;
  bool any = !h.extra.empty() || !h.setup_extra.empty() || !h.source.extra.empty();
  for (const SideInfo& side : h.sides) any = any || !side.extra.empty();
  for (const Entry& e : r_.entries) any = any || !e.extra.empty();
  if (!any) return;
  const std::string json = write_json(r_);
  Reading again{reading_.limits, reading_.file, {}};
  ReadGame settled;
  read_json(again, Slice{json, slice_.line}, settled);
  if (settled.error) {
    game_.error = reading_.error(settled.error->code, settled.error->message);
    return;
  }
  settled.record.entry_lines = std::move(r_.entry_lines);
  settled.record.entry_lines.resize(settled.record.entries.size(), slice_.line);
  r_ = std::move(settled.record);
}

// Deeper than the limit? Walks the tree without calling itself.
bool too_deep(const xml_node& root, std::size_t most) {
  std::size_t depth = 0;
  xml_node node = root;
  while (node) {
    if (const xml_node child = node.first_child()) {
      if (++depth > most) return true;
      node = child;
      continue;
    }
    while (node && node != root && !node.next_sibling()) {
      node = node.parent();
      --depth;
    }
    if (!node || node == root) return false;
    node = node.next_sibling();
  }
  return false;
}

bool utf8_declared(std::string_view encoding) {
  std::string lower;
  for (const char c : encoding) lower += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return lower.empty() || lower == "utf-8" || lower == "utf8" || lower == "us-ascii" || lower == "ascii";
}

}  // namespace

void read_xml(Reading& reading, std::vector<ReadGame>& games) {
  const Slice slice{reading.clean.text, 1};
  const auto fail = [&](Error e) {
    ReadGame& game = games.emplace_back();
    game.error = std::move(e);
  };
  if (slice.text.size() > reading.limits.xml_size) return fail(reading.limit_error(&Limits::xml_size));
  pugi::xml_document document;
  constexpr unsigned kFlags = pugi::parse_cdata | pugi::parse_escapes | pugi::parse_eol | pugi::parse_wconv_attribute |
                              pugi::parse_doctype | pugi::parse_declaration;
  const pugi::xml_parse_result result =
      document.load_buffer(slice.text.data(), slice.text.size(), kFlags, pugi::encoding_utf8);
  for (const xml_node child : document.children()) {
    if (child.type() == pugi::node_doctype) {
      return fail(reading.error(
          "REC-xml-doctype", "XML with a DOCTYPE isn't read: entities and outside files have no place in a record",
          line_at(slice, static_cast<std::size_t>(std::max<std::ptrdiff_t>(child.offset_debug(), 0)))));
    }
    if (child.type() == pugi::node_declaration && !utf8_declared(child.attribute("encoding").value())) {
      return fail(reading.error("REC-xml-encoding",
                                "the XML says it's in " + excerpt(child.attribute("encoding").value(), 0) +
                                    "; only UTF-8 is read: convert it first",
                                1));
    }
  }
  std::optional<Error> broken;
  if (!result) {
    const auto offset = static_cast<std::size_t>(std::max<std::ptrdiff_t>(result.offset, 0));
    std::string message = result.description();
    if (!message.empty() && message.front() >= 'A' && message.front() <= 'Z')
      message.front() = static_cast<char>(message.front() - 'A' + 'a');
    // The parser stops up to two bytes before the end of a text that was cut off.
    const std::size_t last = slice.text.find_last_not_of(" \t\r\n");
    const bool cut =
        last == std::string_view::npos || offset >= last || (offset + 1 == last && slice.text[last] != '>');
    broken =
        reading.error_at(cut ? "REC-truncated" : "REC-xml-syntax", "not well-formed XML: " + message, slice, offset);
  }
  const xml_node root = document.document_element();
  const std::string_view name = root.name();
  LineCounter lines;
  if (too_deep(document, reading.limits.nesting)) return fail(reading.limit_error(&Limits::nesting));
  if (name == "record") {
    ReadGame& game = games.emplace_back();
    XmlRecordReader(reading, slice, lines, game).read(root);
  } else if (name == "records") {
    for (const xml_node child : root.children("record")) {
      if (games.size() >= reading.limits.records) return fail(reading.limit_error(&Limits::records));
      ReadGame& game = games.emplace_back();
      XmlRecordReader(reading, slice, lines, game).read(child);
    }
  }
  if (broken) {
    if (games.empty()) games.emplace_back();
    if (!games.back().error) games.back().error = std::move(broken);
  } else if (games.empty()) {
    fail(reading.error("REC-not-a-record", "this XML is no record: its root is neither <record> nor <records>", 1));
  }
}

}  // namespace arbiter::formats
