// Files of results that must not change unnoticed. After a change on purpose, the failing test
// prints the new content; the commit says why.
#pragma once

#include "core/base/file.h"
#include "core/base/json.h"

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include <cstdint>
#include <filesystem>
#include <string>

namespace parlour::test {

inline std::filesystem::path goldenPath(std::string_view name) {
    return std::filesystem::path(PARLOUR_GOLDEN) / name;
}

inline Json goldenJson(std::string_view name) {
    const auto text = readFile(goldenPath(name));
    REQUIRE(text);
    return parseJson(*text).value();
}

class Checksum { // FNV-1a
public:
    void add(std::string_view text) {
        for (const char c : text) m_sum = (m_sum ^ static_cast<unsigned char>(c)) * 0x100000001b3;
    }
    std::string text() const { return fmt::format("{:016x}", m_sum); }

private:
    std::uint64_t m_sum = 0xcbf29ce484222325;
};

} // namespace parlour::test
