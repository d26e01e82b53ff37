#include "ai/base/telling.h"

#include <array>
#include <cstddef>

namespace parlour {

namespace {

// What a sentence is about, by its words: all are written in English first.
struct Theme {
    std::string_view addition;            // is in the addition,
    std::array<std::string_view, 4> told; // and any of these in what is told
};
constexpr std::array<Theme, 6> kThemes{{{"You keep", {"keep", "save", "later", "you win"}},
                                        {"together", {"together", "whole", "split", "break"}},
                                        {"lead back", {"lead back"}},
                                        {"only card in", {"only card in"}},
                                        {"still out can beat it", {"can beat it", "and win"}},
                                        {"goes out in", {"and win", "one play away"}}}};

bool isSameTheme(const Reason& addition, const Reasons& told) {
    const auto has = [](const Reason& reason, std::string_view words) {
        return std::string_view(reason.advice.english).find(words) != std::string_view::npos;
    };
    return std::ranges::any_of(kThemes, [&](const Theme& theme) {
        return has(addition, theme.addition) &&
               std::ranges::any_of(told, [&](const Reason& reason) {
                   return std::ranges::any_of(theme.told, [&](std::string_view words) {
                       return !words.empty() && has(reason, words);
                   });
               });
    });
}

// Whether what is told says something of the same thing already.
bool isTouched(const Reason& addition, const Reasons& told) {
    if (isSameTheme(addition, told)) return true;
    const auto isSame = [](const Reason::Arg& a, const Reason::Arg& b) {
        return a.kind == b.kind && a.number == b.number &&
               std::string_view(a.words.english) == b.words.english;
    };
    return std::ranges::any_of(addition.args, [&](const Reason::Arg& arg) {
        return arg.kind != Reason::Arg::Kind::None && arg.match != Reason::Arg::Match::Any &&
               std::ranges::any_of(told, [&](const Reason& reason) {
                   return std::ranges::any_of(
                       reason.args, [&](const Reason::Arg& its) { return isSame(arg, its); });
               });
    });
}

bool holdsIn(const auto& list, const Reason& reason) {
    return std::ranges::any_of(list, [&](const Reason& its) { return saysTheSame(reason, its); });
}

// Whether the reason tells its move from this one: if it names others, only from these.
bool isToldApart(const WorseMove& move, const Reason& reason) {
    const std::string_view name = move.name.english;
    bool namesOthers = false, namesThis = false;
    for (const Reason::Arg& arg : reason.args) {
        if (arg.kind != Reason::Arg::Kind::Words || arg.match == Reason::Arg::Match::Any) continue;
        namesOthers = true;
        namesThis = namesThis || name == arg.words.english;
    }
    return namesOthers ? namesThis : !holdsIn(move.reasons, reason);
}

// The addition to be told, or null.
const Reason* chosenOf(const Additions& additions, const Reasons& told, const WorseMoves& worse) {
    const Reason* chosen = nullptr;
    std::ptrdiff_t mostShared = 0, mostOfAll = 0;
    for (const Reason& addition : additions) {
        const auto isApart = [&](const WorseMove& move) {
            return !holdsIn(move.additions, addition);
        };
        if (isTouched(addition, told) || (!worse.empty() && !isApart(worse.front()))) continue;
        const auto ofAll = std::ranges::count_if(worse, isApart);
        const auto shared = std::ranges::count_if(worse, [&](const WorseMove& move) {
            return isApart(move) && !isToldApart(move, told.back());
        });
        const bool isTelling = shared > 0 || 2 * ofAll > std::ssize(worse);
        if (!isTelling || shared < mostShared || (shared == mostShared && ofAll <= mostOfAll))
            continue;
        chosen = &addition;
        mostShared = shared;
        mostOfAll = ofAll;
    }
    return chosen;
}

} // namespace

void addMore(Reasons& told, const Additions& additions, const WorseMoves& worse) {
    if (told.empty() || told.size() == told.capacity()) return;
    if (const Reason* const addition = chosenOf(additions, told, worse)) told.push_back(*addition);
}

} // namespace parlour
