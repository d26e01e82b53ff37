// What speaks against a move: the answer to "why not that one?" beside the reasons for another.
#pragma once

#include "ai/base/agent.h"
#include "ai/base/telling.h"

#include <optional>

namespace parlour {

// What speaks against a move, the most telling first.
using Drawbacks = boost::container::static_vector<Reason, 24>;

// Those of moves that nobody is warned of: the advised one, and others as good.
using GoodDrawbacks = boost::container::static_vector<Drawbacks, 1 + kMostAsGood>;

// What speaks against the move and against none of these, and does not only say again what is told
// of the advised one; none: nothing does.
std::optional<Reason> whyNot(const Drawbacks& ofMove, const GoodDrawbacks& ofGood,
                             const Reasons& told = {});

// Whether a hint shows a lower value: it shows per cents, or tenths of a point.
bool isShownLower(ValueKind kind, double value, double other);

// Of those that are worse than the first move of the search's ranking, why they are not advised;
// not of those of which nothing is known. `told`: of the first move; `drawbacksOf(move)`: what
// speaks against a move; `isShared`: where nothing else does, it may speak against one as good,
// too.
template <class Move>
void tellWhyNot(WhyNots<Move>& found, const auto& search, const Reasons& told,
                const auto& drawbacksOf, bool isShared = false) {
    const auto& ranking = search.ranking();
    GoodDrawbacks ofGood;
    for (const std::size_t place : ranking)
        if (!search.isWorse(place) && ofGood.size() < ofGood.capacity())
            ofGood.push_back(drawbacksOf(search.moves()[place]));
    for (const std::size_t place : ranking) {
        if (found.size() == found.capacity()) break;
        if (!search.isWorse(place)) continue;
        const auto& move = search.moves()[place];
        const Drawbacks list = drawbacksOf(move);
        auto reason = whyNot(list, ofGood, told);
        if (!reason && isShared) reason = whyNot(list, {ofGood.front()}, told);
        if (reason) found.push_back({move, *reason});
    }
}

// In games of getting rid of cards:
// That the move splits a group of cards;
Reason splits(const Phrase& group);
// that it spends what nobody can beat;
Reason spendsUnbeaten(const Phrase& play);
// that it uses higher cards than the advised one, or is easier to beat;
Reason usesHigher();
Reason isEasierToBeat();
// that the rest of the hand needs more plays, at least two;
Reason needsPlays(int plays);
// that it gets rid of fewer cards;
Reason shedsOnly(int cards);
// that low cards stay, one or several of a rank;
Reason leavesBehind(const Phrase& card);
Reason leavesSeveralBehind(const Phrase& cards);
// that a player with as few cards left as it has may go out on it;
Reason mayGoOut(int seat, int cards);
// of a pass: that it leaves the lead to a player with few cards left, or to any; maybe, where
// somebody else may still beat that player's cards.
Reason leavesLeadTo(int seat, int cards, bool isCertain);
Reason leavesLead(int seat, bool isCertain);

} // namespace parlour
