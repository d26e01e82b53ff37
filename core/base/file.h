// Our files: read whole, up to a limit, and written so that a crash never leaves half a file.
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <filesystem>
#include <string>

namespace parlour {

inline constexpr std::size_t kLargestFile = 16 << 20; // bytes

// The whole file. Errors: it cannot be opened or read, is not a regular file, or is too large.
Result<std::string> readFile(const std::filesystem::path& path, std::size_t largest = kLargestFile);

// Writes a file beside `path` and renames it: whatever happens, `path` holds all of the old content
// or all of the new; with Flush::Yes even after a power failure. Creates missing folders.
enum class Flush : bool { No, Yes };
Result<void> writeFileAtomically(const std::filesystem::path& path, std::string_view content,
                                 Flush flush = Flush::Yes);

// Renames an unusable file to "NAME.unreadable", "NAME.unreadable-2" and so on, and returns the new
// path: nothing that belongs to the player is ever overwritten.
Result<std::filesystem::path> keepAside(const std::filesystem::path& path);

} // namespace parlour
