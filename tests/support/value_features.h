// What networks that value moves are shown (ai/network/value_form.h).
#pragma once

#include <catch2/catch.hpp>

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace parlour::test {

using ValueFeatures = std::vector<std::int8_t>;

// Filled in the middle of a longer row, which must stay as it was.
ValueFeatures valuesWithin(int size, const auto& fill) {
    constexpr std::int8_t kGuard = 99;
    constexpr std::ptrdiff_t kMargin = 64;
    ValueFeatures row(static_cast<std::size_t>(size + 2 * kMargin), kGuard);
    const auto first = row.begin() + kMargin;
    const auto end = first + size;
    std::fill(first, end, std::int8_t{0});
    fill(std::span(first, end));
    REQUIRE(std::count(row.begin(), first, kGuard) == kMargin);
    REQUIRE(std::count(end, row.end(), kGuard) == kMargin);
    return {first, end};
}
template <class Form> ValueFeatures positionValuesOf(const auto& view) {
    return valuesWithin(Form::kPosition, [&](auto out) { Form::position(view, out); });
}
template <class Form> ValueFeatures moveValuesOf(const auto& view, const auto& move) {
    return valuesWithin(Form::kMove, [&](auto out) { Form::move(view, move, out); });
}

// The numbers of the features that are 1, from one feature on.
inline std::vector<int> onesOf(const ValueFeatures& features, int first, int count) {
    std::vector<int> ones;
    for (int i = 0; i < count; ++i)
        if (features[static_cast<std::size_t>(first + i)] == 1) ones.push_back(i);
    return ones;
}

} // namespace parlour::test
