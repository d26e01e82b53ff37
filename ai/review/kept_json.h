// What reviews and problems share as JSON. Whatever is read may be anything.
#pragma once

#include "ai/review/review.h"

#include <fmt/format.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace parlour {

inline constexpr std::size_t kMostListed = 16; // candidates, reasons
inline constexpr std::size_t kLongestText = 1000;
inline constexpr double kHighestNumber = 1e6;

Json toJson(const std::vector<KeptReason>& reasons);

// Members of an object, within these limits. Errors name the member.
Result<double> readNumber(const Json& json, std::string_view name, double least = -kHighestNumber);
Result<std::string> readText(const Json& json, std::string_view name);
Result<ValueKind> readUnit(const Json& json); // "unit"
Result<std::vector<KeptReason>> readReasons(const Json& json, std::string_view name);

// The list `name`, each item read by read(item).
template <class T>
Result<std::vector<T>> readList(const Json& json, std::string_view name, std::size_t most,
                                const auto& read) {
    const auto items = arrayMember(json, name);
    if (!items) return items.error();
    if ((*items)->size() > most)
        return Error(std::string(name), PARLOUR_PHRASE("Files", "There are too many entries"));
    std::vector<T> all;
    for (const Json& item : **items) {
        Result<T> one = read(item);
        if (!one) return std::move(one.error()).within(fmt::format("{}[{}]", name, all.size()));
        all.push_back(std::move(*one));
    }
    return all;
}

} // namespace parlour
