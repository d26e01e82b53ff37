#include "ai/bigtwo/drawbacks.h"

namespace parlour::bigtwo {

namespace {

void addPass(const Standing& s, Drawbacks& list) {
    const Seat owner = s.pub().owner;
    const CardSet table = s.pub().table;
    if (const Seat last = s.nearlyOut(1);
        last != kNoSeat && last != owner && table.size() == 1 && s.higher(table) > 1)
        list.push_back(because(
            {PARLOUR_PHRASE("Big Two reasons",
                            "%1 has only one card left, and %2 cards still out beat the %3.")},
            Reason::player(last), Reason::more(s.higher(table)), cardName(table.highest())));
    const bool isLast = s.isLastToBeat();
    if (const int cards = s.cardsOf(owner); cards <= Standing::kNearlyOut)
        list.push_back(leavesLeadTo(owner, cards, isLast));
    list.push_back(leavesLead(owner, isLast));
}

// That cards stay which win nothing.
Reason leavesUseless(const Phrase& name) {
    return because(
        {PARLOUR_PHRASE("Big Two reasons",
                        "Your %1 stays behind, and it beats nothing still out: only a lead gets "
                        "rid of it."),
         PARLOUR_PHRASE("Big Two thoughts",
                        "The %1 stays behind, and it beats nothing still out: only a lead gets rid "
                        "of it.")},
        name);
}

// What a lead of higher or more cards leaves behind.
void addLowStays(const Standing& s, CardSet move, CardSet advised, Drawbacks& list) {
    if (!(move & advised).empty() || advised.size() > 2 || move.size() < advised.size() ||
        move.highest().rank() <= advised.highest().rank())
        return;
    const Phrase& name = s.nameOfMove(advised);
    if (s.lower(advised) == 0 && !s.touchesFive(advised)) // which may take them along
        list.push_back(leavesUseless(name));
    else if (advised.size() == 2 && advised.highest().rank() < Ten)
        list.push_back(leavesBehind(name));
}

// What higher or more cards than the advised ones are still good for.
void addStillBeats(const Standing& s, CardSet move, CardSet advised, Drawbacks& list) {
    constexpr int kMuch = 3; // cards, or ranks of pairs
    if (advised.empty() || s.isSure(move) || move.highest() < advised.highest()) return;
    const Kind kind = s.combination(move).kind();
    if (move.size() == 1 && advised.size() == 1 && s.lower(move) >= s.lower(advised) + kMuch)
        list.push_back(because(
            {PARLOUR_PHRASE("Big Two reasons",
                            "It can still beat %1 of the cards that are out, the %2 only %3.")},
            Reason::more(s.lower(move)), Reason::own(s.nameOfMove(advised)),
            Reason::own(s.lower(advised))));
    if (move.size() == 2 && advised.size() == 1 && s.lower(move) >= kMuch)
        list.push_back(because(
            {PARLOUR_PHRASE("Big Two reasons", "Your %1 can still beat other pairs later."),
             PARLOUR_PHRASE("Big Two thoughts", "The %1 can still beat other pairs later.")},
            Reason::own(s.nameOfMove(move))));
    if (kind >= Kind::Flush && advised.size() < 5)
        list.push_back(because(
            {PARLOUR_PHRASE("Big Two reasons", "Your %1 can still beat other five cards later."),
             PARLOUR_PHRASE("Big Two thoughts", "The %1 can still beat other five cards later.")},
            kindName(kind)));
}

// A play of as many cards as the advised one.
void addAlike(const Standing& s, CardSet move, CardSet advised, Drawbacks& list) {
    const Combination play = s.combination(move);
    const Combination other = s.combination(advised);
    constexpr int kHigh = 12; // a card that no more of those still out beat
    constexpr int kManyLow = 3;
    if (move.size() == 5 && s.lowCards(advised) >= s.lowCards(move) + kManyLow)
        list.push_back(because(
            {PARLOUR_PHRASE("Big Two reasons", "This leaves you with more of your low cards."),
             PARLOUR_PHRASE("Big Two thoughts", "This leaves %0 with more of the low cards.")}));
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
        list.push_back(s.lower(lowest) == 0 ? leavesUseless(cardName(lowest.highest()))
                                            : leavesBehind(cardName(lowest.highest())));
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

// A play on which somebody with as many cards left may go out.
void addLetsOut(const Standing& s, CardSet move, CardSet advised, Drawbacks& list) {
    const Seat seat = s.nearlyOut(move.size());
    if (seat == kNoSeat || s.cardsOf(seat) != move.size() || s.isSure(move)) return;
    const int higher = move.size() == 1 ? s.higher(move) : 0;
    const bool isSafer =
        move.size() == 1 && advised.size() == 1 && advised.highest() < move.highest();
    if (higher > 1)
        list.push_back(because(
            {PARLOUR_PHRASE("Big Two reasons", "%1 has only one card left, and %2 cards still out "
                                               "beat this one.")},
            Reason::player(seat), Reason::more(higher)));
    else if (!isSafer)
        list.push_back(mayGoOut(seat, move.size()));
}

void addPlay(const Standing& s, CardSet move, CardSet advised, Drawbacks& list) {
    const bool isSure = s.isSure(move);
    addLetsOut(s, move, advised, list);
    const Phrase* const group = s.broken(move);
    const bool isBreaking = group && !s.broken(advised);
    const Kind lost = s.fiveLost(advised) == Kind::None ? s.fiveLost(move) : Kind::None;
    if (isBreaking)
        list.push_back(splits(*group));
    else if (lost != Kind::None)
        list.push_back(splits(kindName(lost)));
    if (isSure && !s.nobodyHas(move.size())) list.push_back(spendsUnbeaten(s.nameOfMove(move)));
    const int left = s.leastAfter(move);
    if (left > 1 && !advised.empty() && s.leastAfter(advised) < left)
        list.push_back(needsPlays(left));
    if (!isBreaking && lost == Kind::None) addSpent(s, move, advised, list);
    if (move.size() == advised.size()) addAlike(s, move, advised, list);
    if (move.size() < advised.size()) list.push_back(shedsOnly(move.size()));
    if (s.pub().isLead()) {
        addLeftBehind(s, move, advised, list);
        addLowStays(s, move, advised, list);
    }
    addStillBeats(s, move, advised, list);
}

} // namespace

Drawbacks drawbacksOf(const Standing& s, CardSet move, CardSet advised) {
    Drawbacks list;
    move.empty() ? addPass(s, list) : addPlay(s, move, advised, list);
    return list;
}

} // namespace parlour::bigtwo
