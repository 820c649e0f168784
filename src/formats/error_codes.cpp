// The codes of readers and writers: what each means and what to do about it.
#include <array>

#include "arbiter/formats.hpp"

namespace arbiter {

std::span<const FormatCode> format_codes() {
  static constexpr std::array<FormatCode, 39> codes = {{
      {"REC-binary", "The file is binary and no format that is read",
       "Export the game as text, JSON, XML or a zip of these"},
      {"REC-duplicate-member", "A member stands twice in one object of the header; the last one counts",
       "Remove one of them"},
      {"REC-empty", "The file is empty or blank", "Check that it was saved or downloaded whole"},
      {"REC-encoding", "Bytes that aren't UTF-8 were replaced; the line as it was is kept as base64 in \"bytes\"",
       "Save the file as UTF-8"},
      {"REC-entry-shape", "An entry's members don't fit together; it's kept as unread",
       "Compare it with the table of entries in formats/record.md"},
      {"REC-file-directory", "A folder was named where a file is needed", "Name a file in it"},
      {"REC-file-missing", "There is no such file", "Check the name"},
      {"REC-file-read", "The file can't be read", "Check permissions and the disk"},
      {"REC-json-syntax", "The text is no well-formed JSON at the place shown",
       "Correct it there; entries before it were read"},
      {"REC-limit-bad-bytes", "More bytes aren't UTF-8 than is put up with",
       "Save the file as UTF-8, or raise --max-bad-bytes"},
      {"REC-limit-entries", "The file holds more entries than the limit", "Raise --max-entries"},
      {"REC-limit-facts", "The file holds more facts and list items than the limit", "Raise --max-facts"},
      {"REC-limit-file-size", "The file is larger than the limit", "Raise --max-file-size"},
      {"REC-limit-nesting", "Objects, lists or elements are nested deeper than the limit",
       "Check what wrote the file; raise --max-nesting"},
      {"REC-limit-records", "The file holds more games than the limit", "Split it, or raise --max-records"},
      {"REC-limit-xml-size", "The XML is larger than the limit",
       "Use JSON or NDJSON for large games, or raise --max-xml-size"},
      {"REC-limit-zip-depth", "Zips are packed into zips deeper than the limit",
       "Unpack the outer one, or raise --max-zip-depth"},
      {"REC-limit-zip-entries", "The zip has more entries than the limit", "Split it, or raise --max-zip-entries"},
      {"REC-limit-zip-ratio", "A file in the zip unpacks to far more than its packed size, as zip bombs do",
       "If you trust it, raise --max-zip-ratio"},
      {"REC-limit-zip-total", "The zip unpacks to more bytes than the limit", "Split it, or raise --max-zip-total"},
      {"REC-newer-version", "The record has a newer format version; what is known of it was read",
       "Use a newer arbiter"},
      {"REC-no-record", "The zip or folder holds no record", "Check that it is the right one"},
      {"REC-not-a-record", "Well-formed, but no record",
       "A record has a header with \"arbiter\" and \"game\"; see formats/record.md"},
      {"REC-notes", "There were more notes about this file than are kept", "Raise --max-notes to see them all"},
      {"REC-shape", "A member of the record has a type that can't be right", "Compare it with formats/record.md"},
      {"REC-text-unread", "A statement of the text spelling isn't understood; it's kept as unread",
       "Compare it with the table of statements in formats/record.md"},
      {"REC-truncated", "The file ends in the middle; all whole entries before that were read",
       "Fetch it again; what is there is judged"},
      {"REC-unknown-entry", "An entry of a kind that isn't known; it's kept as unread and the rest is read",
       "Use a newer arbiter, or correct the entry"},
      {"REC-unknown-format", "The content is no format that is read",
       "See formats/ for those that are; the file's name plays no part"},
      {"REC-unknown-member", "A member that isn't known; it's kept and written out again",
       "None needed; check its spelling if you meant a known one"},
      {"REC-version", "\"arbiter\" is no version number; 1 is assumed", "Write \"arbiter\": 1"},
      {"REC-write", "The output can't be made", "See the message"},
      {"REC-xml-doctype", "The XML has a DOCTYPE; such files aren't read", "Remove the DOCTYPE and write entities out"},
      {"REC-xml-encoding", "The XML is not in UTF-8", "Convert it to UTF-8 and change its first line"},
      {"REC-xml-syntax", "The text is no well-formed XML at the place shown", "Correct it there"},
      {"REC-zip-damaged", "The zip, or one file in it, is damaged or cut off",
       "Fetch it again; undamaged files in it were read"},
      {"REC-zip-encrypted", "A file in the zip is encrypted", "Unpack it and check the file itself"},
      {"REC-zip-name", "An entry of the zip has a name that leads out of it; it isn't read",
       "Repack the zip with plain relative names"},
      {"REC-zip-skipped", "A file in the zip is no record; it's left out", "None needed"},
  }};
  return codes;
}

}  // namespace arbiter
