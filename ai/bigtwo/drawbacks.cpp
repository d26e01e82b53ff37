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

void addPlay(const Standing& s, CardSet move, CardSet advised, Drawbacks& list) {
    const bool isSure = s.isSure(move);
    if (const Seat seat = s.nearlyOut(move.size());
        seat != kNoSeat && s.cardsOf(seat) == move.size() && !isSure)
        list.push_back(mayGoOut(seat, move.size()));
    if (const Phrase* const group = s.broken(move); group && !s.broken(advised))
        list.push_back(splits(*group));
    if (isSure && !s.nobodyHas(move.size())) list.push_back(spendsUnbeaten(s.nameOfMove(move)));
    const int left = s.leastAfter(move);
    if (left > 1 && !advised.empty() && s.leastAfter(advised) < left)
        list.push_back(needsPlays(left));
    const bool isSpare =
        move.size() == 1 && advised.size() == 1 && s.isNothingBetween(advised, move);
    if (const CardSet highest{move.highest()};
        highest.highest().rank() >= Ace && (highest & advised).empty() && !isSpare &&
        (move.size() != advised.size() || advised.highest() < move.highest()))
        list.push_back(spends(s.nameOfMove(move.size() < 3 ? move : highest)));
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
