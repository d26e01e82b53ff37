// Files of ours: read whole with a limit, written so that a crash never leaves half a file.
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <filesystem>
#include <string>

namespace parlour {

inline constexpr std::size_t kLargestFile = 16 << 20; // bytes

// The whole file. Errors: it cannot be opened or read, is no regular file, or is too large.
Result<std::string> readFile(const std::filesystem::path& path, std::size_t largest = kLargestFile);

// Writes beside `path` and renames: afterwards the file is whole, the old one or the new one,
// whatever happens in between; with Flush::Yes even when the power fails. Creates missing folders.
enum class Flush : bool { No, Yes };
Result<void> writeFileAtomically(const std::filesystem::path& path, std::string_view content,
                                 Flush flush = Flush::Yes);

// Renames a file that cannot be used to "NAME.unreadable", or "NAME.unreadable-2" and so on, and
// returns the new path: nothing of the player's is ever overwritten.
Result<std::filesystem::path> keepAside(const std::filesystem::path& path);

} // namespace parlour
