#include "core/base/file.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace parlour {
namespace fs = std::filesystem;

namespace {

Error systemError(const fs::path& path, Phrase what) {
    return Error(path.string(), what, {std::generic_category().message(errno)});
}

// Whether the lock of one byte is this descriptor's now. It goes with the descriptor. On a disk
// that knows no locks everybody gets it.
bool takeLock(int fd, int byte) {
    struct flock lock {};
    lock.l_type = F_WRLCK;
    lock.l_whence = SEEK_SET;
    lock.l_start = byte;
    lock.l_len = 1;
    return ::fcntl(fd, F_OFD_SETLK, &lock) == 0 || (errno != EAGAIN && errno != EACCES);
}

bool writeAll(int fd, std::string_view content) {
    while (!content.empty()) {
        const ssize_t n = ::write(fd, content.data(), content.size());
        if (n < 0 && errno == EINTR) continue;
        if (n <= 0) return false;
        content.remove_prefix(static_cast<std::size_t>(n));
    }
    return true;
}

// Holds the new content until it replaces the old. Its lock keeps other writers away from it until
// then. A crash leaves at most this file behind, and a later write takes it over.
class PartFile {
public:
    PartFile(const fs::path& whole, ::mode_t mode) {
        constexpr int kMostWriters = 1000; // at once
        for (int n = 1; n <= kMostWriters && m_fd < 0; ++n) {
            m_path = whole.string() + (n == 1 ? ".part" : ".part-" + std::to_string(n));
            m_fd = ::open(m_path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK,
                          mode);
            // A link, a folder or a pipe in the way: the next name.
            const bool isOther = errno == ELOOP || errno == EISDIR || errno == ENXIO;
            if (m_fd >= 0 ? isOurs() : !isOther) return;
            if (m_fd < 0) continue;
            ::close(std::exchange(m_fd, -1));
            errno = EBUSY;
        }
    }
    PartFile(const PartFile&) = delete;
    PartFile& operator=(const PartFile&) = delete;
    ~PartFile() {
        if (m_fd < 0) return;
        if (!m_kept) ::unlink(m_path.c_str());
        ::close(m_fd);
    }

    bool isOpen() const { return m_fd >= 0; }
    bool write(std::string_view content) { return writeAll(m_fd, content); }
    void setMode(::mode_t mode) { ::fchmod(m_fd, mode); } // some disks know no modes
    bool flush() { return ::fsync(m_fd) == 0; }

    // Some network disks say only when a file is closed that they are full; the lock must stay.
    bool settle() {
        const int copy = ::dup(m_fd);
        return copy >= 0 && ::close(copy) == 0;
    }

    bool renameTo(const fs::path& path) {
        m_kept = ::rename(m_path.c_str(), path.c_str()) == 0;
        return m_kept;
    }

private:
    // Whether the open file is a plain one that nobody else is writing and that still has its name.
    bool isOurs() const {
        struct stat open {};
        struct stat named {};
        return takeLock(m_fd, 0) && ::fstat(m_fd, &open) == 0 &&
               ::lstat(m_path.c_str(), &named) == 0 && open.st_ino == named.st_ino &&
               open.st_dev == named.st_dev && open.st_nlink == 1 && S_ISREG(open.st_mode) &&
               ::ftruncate(m_fd, 0) == 0;
    }

    std::string m_path;
    int m_fd = -1;
    bool m_kept = false;
};

// Where a name leads in the end, be there a file or not.
Result<fs::path> withoutLinks(fs::path path) {
    constexpr int kMostLinks = 40; // as many as Linux follows
    std::error_code ec;
    for (int n = 0; fs::is_symlink(path, ec); ++n) {
        fs::path target = fs::read_symlink(path, ec);
        if (ec || n == kMostLinks)
            return Error(path.string(), PARLOUR_PHRASE("Files", "The file cannot be written: %1"),
                         {std::generic_category().message(ELOOP)});
        path = path.parent_path() / target; // an absolute target replaces the whole
    }
    return path;
}

// To a device or a pipe. Nobody waits for a reader that is not there.
bool writeStraight(const fs::path& path, std::string_view content) {
    const int fd = ::open(path.c_str(), O_WRONLY | O_NONBLOCK | O_CLOEXEC);
    if (fd < 0) return false;
    ::fcntl(fd, F_SETFL, ::fcntl(fd, F_GETFL) & ~O_NONBLOCK);
    const bool isWritten = writeAll(fd, content);
    const int why = errno;
    const bool isClosed = ::close(fd) == 0;
    if (!isWritten) errno = why;
    return isWritten && isClosed;
}

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
    const Phrase failed = PARLOUR_PHRASE("Files", "The file cannot be written: %1");
    std::error_code ec;
    const fs::file_status status = fs::status(path, ec);
    // Before links are followed: where /dev/stdout leads to has perhaps no name of its own.
    if (fs::exists(status) && !fs::is_regular_file(status) && !fs::is_directory(status))
        return writeStraight(path, content) ? Result<void>() : systemError(path, failed);
    const auto target = withoutLinks(path);
    if (!target) return target.error();
    if (fs::is_directory(status) || !target->has_filename())
        return Error(path.string(), PARLOUR_PHRASE("Files", "This is a folder"));

    const fs::path folder = target->has_parent_path() ? target->parent_path() : fs::path(".");
    fs::create_directories(folder, ec);
    if (ec)
        return Error(folder.string(), PARLOUR_PHRASE("Files", "The folder cannot be created: %1"),
                     {ec.message()});

    const bool isNew = !fs::exists(status);
    const ::mode_t mode = isNew ? 0666 : static_cast<::mode_t>(status.permissions()) & 0777;
    PartFile file(*target, mode);
    if (file.isOpen() && !isNew) file.setMode(mode); // nobody else may read what is half written
    if (!file.isOpen() || !file.write(content) || (flush == Flush::Yes && !file.flush()) ||
        !file.settle() || !file.renameTo(*target))
        return systemError(path, failed);
    if (flush == Flush::Yes) flushFolder(folder);
    return {};
}

FileLock::FileLock(const fs::path& file, int number)
    : m_fd(::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0600)) {
    if (m_fd < 0 || takeLock(m_fd, number)) return;
    m_isElsewhere = true;
    ::close(std::exchange(m_fd, -1));
}

FileLock::FileLock(FileLock&& other) noexcept
    : m_fd(std::exchange(other.m_fd, -1)),
      m_isElsewhere(std::exchange(other.m_isElsewhere, false)) {}

FileLock& FileLock::operator=(FileLock&& other) noexcept {
    std::swap(m_fd, other.m_fd);
    std::swap(m_isElsewhere, other.m_isElsewhere);
    return *this;
}

FileLock::~FileLock() {
    if (m_fd >= 0) ::close(m_fd);
}

Result<fs::path> keepAside(const fs::path& path, std::initializer_list<const char*> endings) {
    std::error_code ec;
    const auto isTaken = [&ec](const fs::path& name) {
        return fs::exists(fs::symlink_status(name, ec));
    };
    const auto with = [](const fs::path& name, const char* ending) {
        return fs::path(name.string() + ending);
    };
    fs::path aside = with(path, ".unreadable");
    const auto isOneTaken = [&] {
        return isTaken(aside) || std::ranges::any_of(endings, [&](const char* ending) {
                   return isTaken(with(aside, ending));
               });
    };
    for (int n = 2; isOneTaken(); ++n)
        aside = with(path, (".unreadable-" + std::to_string(n)).c_str());
    for (const char* ending : endings) fs::rename(with(path, ending), with(aside, ending), ec);
    fs::rename(path, aside, ec);
    if (ec) {
        std::error_code ignored;
        for (const char* ending : endings)
            fs::rename(with(aside, ending), with(path, ending), ignored);
        return Error(path.string(), PARLOUR_PHRASE("Files", "The file cannot be renamed: %1"),
                     {ec.message()});
    }
    return aside;
}

} // namespace parlour
