// Which of a move's reasons to tell: one that does not speak for its rivals as well.
#pragma once

#include "ai/base/agent.h"
#include "core/base/phrase.h"

#include <boost/container/static_vector.hpp>

#include <algorithm>
#include <optional>
#include <string_view>

namespace parlour {

// What speaks for a move, the most telling reason first. Room for all that a game can say of one.
using ReasonList = boost::container::static_vector<Reason, 48>;

// The moves that a hint shows beside each other, the advised one among them.
constexpr std::size_t kMostCompared = 5;

// Those for the moves that a move is weighed against when its reason is told: first the best that
// are worse, then some as good, and what is told already.
constexpr std::size_t kMostWorse = 2;
constexpr std::size_t kMostAsGood = 5;
using RivalReasons = boost::container::static_vector<ReasonList, 1 + kMostWorse + kMostAsGood>;

inline bool isSame(const Reason::Arg& a, const Reason::Arg& b) {
    return a.kind == b.kind && a.number == b.number &&
           std::string_view(a.words.english) == b.words.english;
}

// Whether the other reason says of its move what this one says of its own.
inline bool saysTheSame(const Reason& reason, const Reason& other) {
    const auto matches = [](const Reason::Arg& arg, const Reason::Arg& its) {
        using Match = Reason::Arg::Match;
        switch (arg.match) {
        case Match::Any: return true;
        case Match::NoLess: return its.number >= arg.number;
        case Match::NoMore: return its.number <= arg.number;
        default: break;
        }
        return isSame(arg, its);
    };
    return std::string_view(reason.advice.english) == other.advice.english &&
           std::ranges::equal(reason.args, other.args, matches);
}

// Another wording for one than for more. The number comes after the other arguments.
template <class... Args>
Reason counted(int number, const Wording& one, const Wording& more, const Args&... args) {
    return number == 1 ? because(one, args...) : because(more, args..., number);
}

// Of the reasons for a move, the most telling one first, that which tells it from its rivals: from
// the first of them that any reason tells it from, then from the next, and so on. `ofRivals`: their
// reasons, the rival that matters most first. Precondition: there is a reason.
const Reason& telling(const auto& reasons, const auto& ofRivals) {
    boost::container::static_vector<const Reason*, ReasonList::static_capacity> left;
    for (const Reason& reason : reasons) left.push_back(&reason);
    for (const auto& list : ofRivals) {
        const auto isTheirs = [&](const Reason* reason) {
            return std::ranges::any_of(
                list, [&](const Reason& other) { return saysTheSame(*reason, other); });
        };
        if (!std::ranges::all_of(left, isTheirs))
            left.erase(std::remove_if(left.begin(), left.end(), isTheirs), left.end());
    }
    return *left.front();
}

// What may be added to a reason for a move, the most telling first: what the move leaves, and
// risks.
using Additions = boost::container::static_vector<Reason, 16>;

// A move that is worse, however much.
struct WorseMove {
    Phrase name; // empty: it is not told
    ReasonList reasons;
    Additions additions{};
};
constexpr std::size_t kMostNamed = 6;
using WorseMoves = boost::container::static_vector<WorseMove, kMostNamed>;

// Those that a reason is weighed against.
inline RivalReasons rivalsAmong(const WorseMoves& worse) {
    RivalReasons list;
    for (const WorseMove& move : worse)
        if (list.size() < kMostWorse) list.push_back(move.reasons);
    return list;
}

// Adds to what is told of a move what else tells it from worse ones: the addition that tells it
// from most of those that the last sentence does not tell it from, or from more than half of all.
// Nothing if none tells it from the best of them.
void addMore(Reasons& told, const Additions& additions, const WorseMoves& worse);

// What is told of a move: a danger that rivals may avert as well, and what tells the move from
// them. A reason that speaks of a player stands alone.
inline Reasons tellingWith(const std::optional<Reason>& danger, const ReasonList& reasons,
                           RivalReasons ofRivals) {
    const Reason& told = telling(reasons, ofRivals);
    const auto hasPlayer = [](const Reason& reason) {
        return std::ranges::any_of(reason.args, [](const Reason::Arg& arg) {
            return arg.kind == Reason::Arg::Kind::Player;
        });
    };
    if (!danger) return {told};
    if (!saysTheSame(told, *danger))
        return hasPlayer(told) ? Reasons{told} : Reasons{*danger, told};
    if (ofRivals.size() < ofRivals.capacity()) ofRivals.push_back(ReasonList(1, *danger));
    const Reason& more = telling(reasons, ofRivals);
    return hasPlayer(more) ? Reasons{*danger} : Reasons{*danger, more};
}

} // namespace parlour
