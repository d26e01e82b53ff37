#include "ai/bigtwo/drawbacks.h"

namespace parlour::bigtwo {

namespace {

void addPass(const Standing& s, Drawbacks& list) {
    const Seat owner = s.pub().owner;
    const bool isLast = s.isLastToBeat();
    if (const int cards = s.cardsOf(owner); cards <= Standing::kNearlyOut)
        list.push_back(leavesLeadTo(owner, cards, isLast));
    list.push_back(leavesLead(owner, isLast));
}

// A play of as many cards as the advised one.
void addAlike(const Standing& s, CardSet move, CardSet advised, Drawbacks& list) {
    const Combination play = s.combination(move);
    const Combination other = s.combination(advised);
    constexpr int kHigh = 12; // a card that no more of those still out beat
    if (play < other) {
        if (move.size() == 1 && s.higher(move) > s.higher(advised) && s.higher(advised) <= kHigh)
            list.push_back(isBeatenBy(s.higher(move)));
        else if (move.size() > 1 && play.kind() < other.kind())
            list.push_back(isEasierToBeat());
    } else if (move.highest().rank() > advised.highest().rank() && !s.pub().isLead()) {
        list.push_back(usesHigher());
    }
}

// A lead that leaves the lowest card, which belongs to nothing and which the advised one gets rid
// of.
void addLeftBehind(const Standing& s, CardSet move, CardSet advised, Drawbacks& list) {
    const CardSet lowest{s.hand().lowest()};
    if (lowest.highest().rank() < Jack && (move & lowest).empty() && !(advised & lowest).empty() &&
        s.isLoose(lowest.highest()))
        list.push_back(leavesBehind(cardName(lowest.highest())));
}

Reason leavesHighest(const Phrase& card) {
    return because(
        {PARLOUR_PHRASE("Big Two reasons", "Then the %1 is the highest card you have left."),
         PARLOUR_PHRASE("Big Two thoughts", "Then the %1 is the highest card %0 has left."),
         Topic::Kept},
        card);
}

// A play that spends an ace or a two which the advised one keeps.
void addSpent(const Standing& s, CardSet move, CardSet advised, Drawbacks& list) {
    const CardSet highest{move.highest()};
    const bool isSpare =
        move.size() == 1 && advised.size() == 1 && s.isNothingBetween(advised, move);
    if (highest.highest().rank() < Ace || !(highest & advised).empty() || isSpare ||
        (move.size() == advised.size() && move.highest() < advised.highest()))
        return;
    const CardSet rest = s.hand() - move;
    if (!rest.empty() && rest.highest().rank() < highest.highest().rank())
        list.push_back(leavesHighest(cardName(rest.highest())));
    else
        list.push_back(spends(s.nameOfMove(move.size() < 3 ? move : highest)));
}

void addPlay(const Standing& s, CardSet move, CardSet advised, Drawbacks& list) {
    const bool isSure = s.isSure(move);
    if (const Seat seat = s.nearlyOut(move.size());
        seat != kNoSeat && s.cardsOf(seat) == move.size() && !isSure)
        list.push_back(mayGoOut(seat, move.size()));
    const Phrase* const group = s.broken(move);
    const bool isBreaking = group && !s.broken(advised);
    if (isBreaking)
        list.push_back(splits(*group));
    else if (const Kind five = s.fiveLost(move);
             five != Kind::None && s.fiveLost(advised) == Kind::None)
        list.push_back(splits(kindName(five)));
    if (isSure && !s.nobodyHas(move.size())) {
        list.push_back(spendsUnbeaten(s.nameOfMove(move)));
        list.back().about = Topic::Kept;
    }
    const int left = s.leastAfter(move);
    if (left > 1 && !advised.empty() && s.leastAfter(advised) < left)
        list.push_back(needsPlays(left));
    if (!isBreaking) addSpent(s, move, advised, list);
    if (move.size() == advised.size()) addAlike(s, move, advised, list);
    if (move.size() < advised.size()) list.push_back(shedsOnly(move.size()));
    if (s.pub().isLead()) addLeftBehind(s, move, advised, list);
}

} // namespace

Drawbacks drawbacksOf(const Standing& s, CardSet move, CardSet advised) {
    Drawbacks list;
    move.empty() ? addPass(s, list) : addPlay(s, move, advised, list);
    return list;
}

} // namespace parlour::bigtwo
