#include "core/base/file.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <system_error>
#include <unistd.h>

namespace parlour {
namespace fs = std::filesystem;

namespace {

Error systemError(const fs::path& path, Phrase what) {
    return Error(path.string(), what, {std::generic_category().message(errno)});
}

// Holds the new content until it replaces the old. A crash leaves at most this file behind, and the
// next write overwrites it.
class PartFile {
public:
    explicit PartFile(std::string path)
        : m_path(std::move(path)),
          m_fd(::open(m_path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644)) {}
    PartFile(const PartFile&) = delete;
    PartFile& operator=(const PartFile&) = delete;
    ~PartFile() {
        if (m_fd < 0) return;
        close();
        if (!m_kept) ::unlink(m_path.c_str());
    }

    bool isOpen() const { return m_fd >= 0; }

    bool write(std::string_view content) {
        while (!content.empty()) {
            const ssize_t n = ::write(m_fd, content.data(), content.size());
            if (n < 0 && errno == EINTR) continue;
            if (n <= 0) return false;
            content.remove_prefix(static_cast<std::size_t>(n));
        }
        return true;
    }

    bool flush() { return ::fsync(m_fd) == 0; }

    bool close() {
        if (m_closed) return true;
        m_closed = true;
        return ::close(m_fd) == 0;
    }

    bool renameTo(const fs::path& path) {
        m_kept = ::rename(m_path.c_str(), path.c_str()) == 0;
        return m_kept;
    }

private:
    std::string m_path;
    int m_fd;
    bool m_closed = false;
    bool m_kept = false;
};

// A rename reaches the disk only with its folder.
void flushFolder(const fs::path& folder) {
    const int fd = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd < 0) return;
    ::fsync(fd);
    ::close(fd);
}

} // namespace

Result<std::string> readFile(const fs::path& path, std::size_t largest) {
    std::error_code ec;
    if (fs::exists(path, ec) && !fs::is_regular_file(path, ec))
        return Error(path.string(), PARLOUR_PHRASE("Files", "This is not a regular file"));
    std::ifstream in(path, std::ios::binary);
    if (!in) return systemError(path, PARLOUR_PHRASE("Files", "The file cannot be opened: %1"));
    std::string content;
    char buffer[1 << 16];
    while (in.read(buffer, sizeof buffer) || in.gcount() > 0) {
        content.append(buffer, static_cast<std::size_t>(in.gcount()));
        if (content.size() > largest)
            return Error(path.string(), PARLOUR_PHRASE("Files", "The file is larger than %1 bytes"),
                         {std::to_string(largest)});
    }
    if (in.bad()) return systemError(path, PARLOUR_PHRASE("Files", "The file cannot be read: %1"));
    return content;
}

Result<void> writeFileAtomically(const fs::path& path, std::string_view content, Flush flush) {
    std::error_code ec;
    if (path.has_parent_path()) fs::create_directories(path.parent_path(), ec);
    if (ec)
        return Error(path.parent_path().string(),
                     PARLOUR_PHRASE("Files", "The folder cannot be created: %1"), {ec.message()});

    const Phrase failed = PARLOUR_PHRASE("Files", "The file cannot be written: %1");
    PartFile file(path.string() + ".part");
    if (!file.isOpen() || !file.write(content) || (flush == Flush::Yes && !file.flush()) ||
        !file.close() || !file.renameTo(path))
        return systemError(path, failed);
    if (flush == Flush::Yes)
        flushFolder(path.has_parent_path() ? path.parent_path() : fs::path("."));
    return {};
}

Result<fs::path> keepAside(const fs::path& path) {
    std::error_code ec;
    fs::path aside = path;
    aside += ".unreadable";
    for (int n = 2; fs::exists(fs::symlink_status(aside, ec)); ++n) {
        aside = path;
        aside += ".unreadable-" + std::to_string(n);
    }
    fs::rename(path, aside, ec);
    if (ec)
        return Error(path.string(), PARLOUR_PHRASE("Files", "The file cannot be renamed: %1"),
                     {ec.message()});
    return aside;
}

} // namespace parlour
