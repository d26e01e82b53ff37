#include "app/lab/match_records.h"

#include "core/base/file.h"

#include <filesystem>
#include <utility>

namespace parlour::lab {

namespace {

namespace fs = std::filesystem;

Error cannotBeWritten(const std::string& path) {
    return Error(path, PARLOUR_PHRASE("Matches", "The file cannot be written"));
}

} // namespace

Result<void> MatchRecords::open(const std::string& path, std::uint64_t bytes) {
    m_path = path;
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    const bool isFile = path.ends_with(".jsonl") ? !fs::is_directory(status)
                                                 : fs::exists(status) && !fs::is_directory(status);
    if (!isFile) return {};
    if (fs::is_regular_file(status) && fs::file_size(path, error) < bytes)
        return Error(path, PARLOUR_PHRASE("Matches", "Records of the earlier run are missing"));
    m_bytes = bytes;
    m_file.open(path, std::ios::binary | std::ios::app);
    if (!m_file) return cannotBeWritten(path);
    return {};
}

// Only now is what the file held before lost: the match may have been refused.
void MatchRecords::begin() {
    if (std::exchange(m_hasBegun, true)) return;
    std::error_code error;
    if (fs::is_regular_file(m_path, error)) fs::resize_file(m_path, m_bytes, error);
    if (error) m_written = cannotBeWritten(m_path);
}

void MatchRecords::add(const Record& record, std::string_view name) {
    if (!m_file.is_open()) {
        const fs::path file = fs::path(m_path) / (std::string(name) + ".json");
        if (auto written = writeFileAtomically(file, toText(record), Flush::No); !written)
            m_written = std::move(written);
        return;
    }
    begin();
    const std::string line = toLine(record) + '\n';
    m_file << line;
    m_bytes += line.size();
}

Result<void> MatchRecords::flush() {
    if (!m_file.is_open()) return m_written;
    begin();
    if (!m_file.flush()) return cannotBeWritten(m_path);
    return m_written;
}

} // namespace parlour::lab
