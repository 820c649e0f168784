#include "formats/zip.hpp"

#include <zip.h>

#include <algorithm>
#include <memory>

#include "formats/reading.hpp"

namespace arbiter::formats {

namespace {

struct CloseZip {
  void operator()(zip_t* z) const { zip_discard(z); }
};
struct CloseFile {
  void operator()(zip_file_t* f) const { zip_fclose(f); }
};
using ZipHandle = std::unique_ptr<zip_t, CloseZip>;
using FileHandle = std::unique_ptr<zip_file_t, CloseFile>;

constexpr std::size_t kChunk = 65536;
constexpr std::size_t kRatioFrom = std::size_t{1} << 20;  // small files may pack as well as they like

std::string zip_message(zip_error_t& error) {
  std::string text = zip_error_strerror(&error);
  zip_error_fini(&error);
  return text;
}

Error make_error(std::string_view file, std::string_view code, std::string message) {
  Error e;
  e.code = code;
  e.message = std::move(message);
  e.file = file;
  return e;
}

Error limit_error(std::string_view file, const Limits& limits, std::size_t Limits::*which, std::string_view name) {
  const Reading reading{limits, file, {}};
  Error e = reading.limit_error(which);
  if (!name.empty()) e.message = excerpt(name, 0) + ": " + e.message;
  return e;
}

}  // namespace

bool is_safe_name(std::string_view name) {
  if (name.empty() || name.front() == '/' || name.find('\\') != std::string_view::npos) return false;
  if (name.size() > 1 && name[1] == ':') return false;
  if (std::any_of(name.begin(), name.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20; })) return false;
  for (std::size_t from = 0; from <= name.size();) {
    const std::size_t end = std::min(name.find('/', from), name.size());
    if (name.substr(from, end - from) == "..") return false;
    from = end + 1;
  }
  return true;
}

bool Unpacker::unpack(std::string_view bytes, const std::string& prefix, std::size_t depth, Sink sink, void* context) {
  const auto fail = [&](const std::string& name, Error e) { return sink(context, Unpacked{name, {}, std::move(e)}); };
  if (depth > limits_.zip_depth) return fail(prefix, limit_error(file_, limits_, &Limits::zip_depth, prefix));
  zip_error_t error;
  zip_error_init(&error);
  zip_source_t* source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, &error);
  if (source == nullptr)
    return fail(prefix, make_error(file_, "REC-zip-damaged", "the zip can't be read: " + zip_message(error)));
  const ZipHandle zip(zip_open_from_source(source, ZIP_RDONLY, &error));
  if (!zip) {
    zip_source_free(source);
    return fail(prefix, make_error(file_, "REC-zip-damaged", "the zip is damaged or cut off: " + zip_message(error)));
  }
  zip_error_fini(&error);
  const auto count = static_cast<zip_uint64_t>(std::max<zip_int64_t>(zip_get_num_entries(zip.get(), 0), 0));
  for (zip_uint64_t i = 0; i < count; ++i) {
    const char* raw_name = zip_get_name(zip.get(), i, ZIP_FL_ENC_GUESS);
    const std::string entry = raw_name == nullptr ? "entry " + std::to_string(i + 1) : raw_name;
    const std::string name = prefix.empty() ? entry : prefix + '/' + entry;
    if (++entries_ > limits_.zip_entries) {
      fail(name, limit_error(file_, limits_, &Limits::zip_entries, ""));
      return false;
    }
    if (!is_safe_name(entry)) {
      if (!fail(name, make_error(file_, "REC-zip-name",
                                 "an entry's name leads out of the zip, it isn't read: " + excerpt(entry, 0))))
        return false;
      continue;
    }
    if (entry.ends_with('/')) continue;
    zip_stat_t stat;
    zip_stat_init(&stat);
    if (zip_stat_index(zip.get(), i, 0, &stat) != 0) {
      if (!fail(name, make_error(file_, "REC-zip-damaged", excerpt(name, 0) + ": its place in the zip is damaged")))
        return false;
      continue;
    }
    if ((stat.valid & ZIP_STAT_ENCRYPTION_METHOD) != 0 && stat.encryption_method != ZIP_EM_NONE) {
      if (!fail(name, make_error(file_, "REC-zip-encrypted", excerpt(name, 0) + " is encrypted; unpack it first")))
        return false;
      continue;
    }
    const FileHandle file(zip_fopen_index(zip.get(), i, 0));
    if (!file) {
      if (!fail(name, make_error(file_, "REC-zip-damaged",
                                 excerpt(name, 0) + " can't be unpacked: " + zip_strerror(zip.get()))))
        return false;
      continue;
    }
    // The sizes that the zip states are hints of a stranger; what counts is what comes out.
    const std::size_t packed =
        (stat.valid & ZIP_STAT_COMP_SIZE) != 0 ? std::min<std::size_t>(stat.comp_size, bytes.size()) : bytes.size();
    std::string content;
    std::optional<Error> wrong;
    bool stop = false;
    for (;;) {
      const std::size_t had = content.size();
      content.resize(had + kChunk);
      const zip_int64_t n = zip_fread(file.get(), content.data() + had, kChunk);
      content.resize(had + static_cast<std::size_t>(std::max<zip_int64_t>(n, 0)));
      if (n < 0) {
        wrong = make_error(file_, "REC-zip-damaged",
                           excerpt(name, 0) + " is damaged: " + zip_error_strerror(zip_file_get_error(file.get())));
        break;
      }
      if (n == 0) break;
      total_ += static_cast<std::size_t>(n);
      if (content.size() > limits_.file_size) {
        wrong = limit_error(file_, limits_, &Limits::file_size, name);
      } else if (total_ > limits_.zip_total) {
        wrong = limit_error(file_, limits_, &Limits::zip_total, name);
        stop = true;
      } else if (content.size() > kRatioFrom && content.size() / std::max<std::size_t>(packed, 1) > limits_.zip_ratio) {
        wrong = limit_error(file_, limits_, &Limits::zip_ratio, name);
      }
      if (wrong) break;
    }
    if (wrong) {
      if (!fail(name, std::move(*wrong)) || stop) return false;
      continue;
    }
    if (sniff(content) == FormatKind::zip) {
      if (!unpack(content, name, depth + 1, sink, context)) return false;
      continue;
    }
    if (!sink(context, Unpacked{name, std::move(content), std::nullopt})) return false;
  }
  return true;
}

Result<std::string> pack(const std::vector<std::pair<std::string, std::string>>& files) {
  if (files.empty()) return std::string("PK\x05\x06") + std::string(18, '\0');  // libzip writes no zip without files
  zip_error_t error;
  zip_error_init(&error);
  zip_source_t* target = zip_source_buffer_create(nullptr, 0, 0, &error);
  if (target == nullptr) return make_error("", "REC-write", "no zip can be made: " + zip_message(error));
  ZipHandle zip(zip_open_from_source(target, ZIP_TRUNCATE, &error));
  if (!zip) {
    zip_source_free(target);
    return make_error("", "REC-write", "no zip can be made: " + zip_message(error));
  }
  zip_error_fini(&error);
  zip_source_keep(target);
  const std::unique_ptr<zip_source_t, decltype(&zip_source_free)> keep(target, &zip_source_free);
  for (const auto& [name, content] : files) {
    zip_source_t* source = zip_source_buffer(zip.get(), content.data(), content.size(), 0);
    const zip_int64_t index = source == nullptr ? -1 : zip_file_add(zip.get(), name.c_str(), source, ZIP_FL_ENC_UTF_8);
    if (index < 0) {
      if (source != nullptr) zip_source_free(source);
      return make_error("", "REC-write", excerpt(name, 0) + " can't be packed: " + zip_strerror(zip.get()));
    }
    const auto at = static_cast<zip_uint64_t>(index);
    constexpr zip_uint16_t kNoon = 12U << 11U;
    constexpr zip_uint16_t kFirstDay = (1U << 5U) | 1U;  // 1 January 1980: a zip knows nothing earlier
    if (zip_file_set_dostime(zip.get(), at, kNoon, kFirstDay, 0) != 0 ||
        zip_set_file_compression(zip.get(), at, ZIP_CM_DEFLATE, 9) != 0) {
      return make_error("", "REC-write", excerpt(name, 0) + " can't be packed: " + zip_strerror(zip.get()));
    }
  }
  if (zip_close(zip.get()) != 0)
    return make_error("", "REC-write", std::string("no zip can be made: ") + zip_strerror(zip.get()));
  (void)zip.release();  // closed
  std::string bytes;
  if (zip_source_open(target) != 0) return make_error("", "REC-write", "the zip can't be read back");
  for (;;) {
    const std::size_t had = bytes.size();
    bytes.resize(had + kChunk);
    const zip_int64_t n = zip_source_read(target, bytes.data() + had, kChunk);
    bytes.resize(had + static_cast<std::size_t>(std::max<zip_int64_t>(n, 0)));
    if (n <= 0) break;
  }
  zip_source_close(target);
  return bytes;
}

}  // namespace arbiter::formats
