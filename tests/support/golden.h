// Files of results that must not change unnoticed. After a change on purpose, the failing test
// prints the new content; the commit says why.
#pragma once

#include "core/base/file.h"
#include "core/base/json.h"

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include <cstdint>
#include <cstdlib>
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

// Lines that only one of two texts has, after - and +.
inline std::string difference(std::string_view before, std::string_view after) {
    const auto linesOf = [](std::string_view text) {
        std::vector<std::string_view> lines;
        while (!text.empty()) {
            const std::size_t end = std::min(text.find('\n'), text.size() - 1);
            lines.push_back(text.substr(0, end + 1));
            text.remove_prefix(end + 1);
        }
        return lines;
    };
    const auto a = linesOf(before), b = linesOf(after);
    // common[i][j]: how many lines the rests from i and j can have in common, in order.
    std::vector<std::vector<std::size_t>> common(a.size() + 1,
                                                 std::vector<std::size_t>(b.size() + 1));
    for (std::size_t i = a.size(); i-- > 0;)
        for (std::size_t j = b.size(); j-- > 0;)
            common[i][j] = a[i] == b[j] ? common[i + 1][j + 1] + 1
                                        : std::max(common[i + 1][j], common[i][j + 1]);
    std::string text;
    for (std::size_t i = 0, j = 0; i < a.size() || j < b.size();) {
        if (i < a.size() && j < b.size() && a[i] == b[j])
            ++i, ++j;
        else if (j == b.size() || (i < a.size() && common[i + 1][j] >= common[i][j + 1]))
            text += "- " + std::string(a[i++]);
        else
            text += "+ " + std::string(b[j++]);
    }
    return text;
}

// The file holds this text. Else the test fails with what differs and the whole new text, or, with
// PARLOUR_ACCEPT in the environment, writes the file.
inline void checkGolden(const std::string& name, const std::string& text) {
    const auto before = readFile(goldenPath(name));
    if (before && *before == text) {
        SUCCEED();
        return;
    }
    if (std::getenv("PARLOUR_ACCEPT")) {
        REQUIRE(writeFileAtomically(goldenPath(name), text));
        WARN("written: tests/golden/" << name);
        return;
    }
    FAIL_CHECK(
        "tests/golden/" << name << " differs:\n"
                        << difference(before ? *before : "", text) << "\nThe new text:\n"
                        << text
                        << "\nTo accept it: PARLOUR_ACCEPT=1 ctest --preset dev -R \"same words\"");
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
