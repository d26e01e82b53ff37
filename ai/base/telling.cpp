#include "ai/base/telling.h"

#include <cstddef>

namespace parlour {

namespace {

// Whether what is told says something of the same thing already.
bool isTouched(const Reason& addition, const Reasons& told) {
    // Whoever wins by it need not hear what is kept, who could beat it and what is left.
    constexpr Topic kOfOpenGames = Topic::GoingOut | Topic::Kept | Topic::Beaten;
    const auto isSameTopic = [&](const Reason& reason) {
        return share(reason.about, addition.about) ||
               (share(reason.about, Topic::Victory) && share(addition.about, kOfOpenGames));
    };
    if (std::ranges::any_of(told, isSameTopic)) return true;
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
