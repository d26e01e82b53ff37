// What players have learned and read from files of the person's own.
#pragma once

#include "core/base/file.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace parlour {

// Reads a file again only after it has changed. For all threads.
template <class T> class FileCache {
public:
    using Read = Result<T> (*)(std::string_view content);

    // `largest`: bytes.
    FileCache(Read read, std::size_t largest) : m_read(read), m_largest(largest) {}

    // Errors: the file cannot be read, or is none of these.
    Result<std::shared_ptr<const T>> get(const std::string& path) {
        std::error_code none;
        const auto time = std::filesystem::last_write_time(path, none);
        const std::uintmax_t size = std::filesystem::file_size(path, none);
        const std::lock_guard lock(m_mutex);
        const auto known = std::ranges::find(m_kept, path, &Kept::path);
        if (known != m_kept.end()) {
            if (known->time == time && known->size == size) return known->content;
            m_kept.erase(known);
        }
        const auto bytes = readFile(path, m_largest);
        if (!bytes) return bytes.error();
        auto content = m_read(*bytes);
        if (!content) return std::move(content.error());
        if (m_kept.size() == kMost) m_kept.erase(m_kept.begin());
        m_kept.push_back({path, time, size, std::make_shared<const T>(std::move(*content))});
        return m_kept.back().content;
    }

private:
    static constexpr std::size_t kMost = 4;

    struct Kept {
        std::string path;
        std::filesystem::file_time_type time;
        std::uintmax_t size;
        std::shared_ptr<const T> content;
    };

    const Read m_read;
    const std::size_t m_largest;
    std::mutex m_mutex;
    std::vector<Kept> m_kept; // the one read last is the last
};

} // namespace parlour
