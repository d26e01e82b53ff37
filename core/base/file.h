// Our files: read whole, up to a limit, and written so that a crash never leaves half a file.
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <filesystem>
#include <initializer_list>
#include <string>

namespace parlour {

inline constexpr std::size_t kLargestFile = 16 << 20; // bytes

// The whole file. Errors: it cannot be opened or read, is not a regular file, or is too large.
Result<std::string> readFile(const std::filesystem::path& path, std::size_t largest = kLargestFile);

// Writes a file beside `path` and renames it: whatever happens, `path` holds all of the old content
// or all of the new; with Flush::Yes even after a power failure. Of several programs that write at
// once, one wins. Creates missing folders; keeps a file's permissions. A link stays, and the file
// that it leads to is written. Devices and pipes are written as they are. Errors: it is a folder, a
// pipe that nobody reads, or cannot be written.
enum class Flush : bool { No, Yes };
Result<void> writeFileAtomically(const std::filesystem::path& path, std::string_view content,
                                 Flush flush = Flush::Yes);

// Renames an unusable file to "NAME.unreadable", "NAME.unreadable-2" and so on, and returns the new
// path: nothing that belongs to the player is ever overwritten. Files beside it whose names are its
// own and one of these endings go before it.
Result<std::filesystem::path> keepAside(const std::filesystem::path& path,
                                        std::initializer_list<const char*> endings = {});

// A lock that this program holds until the object is gone, or the program, however it ends.
class FileLock {
public:
    FileLock() = default; // none
    // Tries to get one of the file's locks. The file, in an existing folder, is made for it, stays
    // empty and is never removed.
    explicit FileLock(const std::filesystem::path& file, int number = 0);
    FileLock(FileLock&& other) noexcept;
    FileLock& operator=(FileLock&& other) noexcept;
    ~FileLock();

    // Neither: the file cannot be made.
    bool isHeld() const { return m_fd >= 0; }
    bool isElsewhere() const { return m_isElsewhere; } // another program, or object, holds it

private:
    int m_fd = -1;
    bool m_isElsewhere = false;
};

} // namespace parlour
