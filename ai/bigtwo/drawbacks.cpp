#include "ai/bigtwo/drawbacks.h"

#include "core/bigtwo/plays.h"

#include <algorithm>
#include <string_view>

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

// Of a play that nobody can beat.
Reason winsLater() {
    return because(
        {PARLOUR_PHRASE("Big Two reasons", "Keep this for later: nobody can beat it."),
         PARLOUR_PHRASE("Big Two thoughts", "This is better kept: nobody can beat it.")});
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

// That more plays are left than after the advised one, which may be to pass.
void addPlaysLeft(const Standing& s, CardSet move, CardSet advised, Drawbacks& list) {
    const int left = s.leastAfter(move);
    const int good = s.leastAfter(advised);
    if (left < 2 || good >= left) return;
    if (good == 1)
        list.push_back(needsPlays(left));
    else
        list.push_back(
            because({PARLOUR_PHRASE("Big Two reasons",
                                    "After this you need %1 more plays to go out instead of %2."),
                     PARLOUR_PHRASE("Big Two thoughts",
                                    "After this %0 needs %1 more plays to go out instead of %2.")},
                    Reason::more(left), Reason::own(good)));
}

// That cards of a move are better kept, for hardly anything still out beats them. Those of five are
// named; a row shows the others.
void addBetterKept(const Standing& s, CardSet cards, CardSet move, Drawbacks& list) {
    const Phrase& name = s.nameOfMove(cards);
    const auto add = [&](const Wording& named, const Wording& shown, const auto&... beatenBy) {
        list.push_back(because(cards == move ? shown : named, name, beatenBy...));
    };
    if (const int higher = cards.size() == 1 ? s.higher(cards) : 0; higher == 1)
        add({PARLOUR_PHRASE("Big Two reasons",
                            "Keep your %1 for later: only the %2 can still beat it."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "The %1 is better kept: only the %2 can still beat it."),
             Topic::Kept},
            {PARLOUR_PHRASE("Big Two reasons",
                            "Keep this for later: only the %2 can still beat it."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "This is better kept: only the %2 can still beat it."),
             Topic::Kept},
            Reason::own(s.highestOut(0)));
    else if (higher > 1)
        add({PARLOUR_PHRASE("Big Two reasons",
                            "Keep your %1 for later: only %2 of the cards still out can beat it."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "The %1 is better kept: only %2 of the cards still out can beat it."),
             Topic::Kept},
            {PARLOUR_PHRASE("Big Two reasons",
                            "Keep this for later: only %2 of the cards still out can beat it."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "This is better kept: only %2 of the cards still out can beat it."),
             Topic::Kept},
            Reason::own(higher));
    if (const RankSet pairs = cards.size() == 2 ? s.pairsAbove(cards) : RankSet();
        pairs.size() == 1 && pairs.lowest() == cards.highest().rank())
        add({PARLOUR_PHRASE("Big Two reasons",
                            "Keep your %1 for later: only the other two %2 can still beat it."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "The %1 is better kept: only the other two %2 can still beat it."),
             Topic::Kept},
            {PARLOUR_PHRASE("Big Two reasons",
                            "Keep this for later: only the other two %2 can still beat it."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "This is better kept: only the other two %2 can still beat it."),
             Topic::Kept},
            ranksName(pairs.lowest()));
    else if (pairs.size() == 1)
        add({PARLOUR_PHRASE("Big Two reasons",
                            "Keep your %1 for later: only a %2 can still beat it."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "The %1 is better kept: only a %2 can still beat it."),
             Topic::Kept},
            {PARLOUR_PHRASE("Big Two reasons", "Keep this for later: only a %2 can still beat it."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "This is better kept: only a %2 can still beat it."),
             Topic::Kept},
            pairName(pairs.lowest()));
    else if (pairs.size() == 2)
        add({PARLOUR_PHRASE("Big Two reasons",
                            "Keep your %1 for later: only a %2 or a %3 can still beat it."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "The %1 is better kept: only a %2 or a %3 can still beat it."),
             Topic::Kept},
            {PARLOUR_PHRASE("Big Two reasons",
                            "Keep this for later: only a %2 or a %3 can still beat it."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "This is better kept: only a %2 or a %3 can still beat it."),
             Topic::Kept},
            pairName(pairs.lowest()), pairName(pairs.without(pairs.lowest()).lowest()));
}

bool isBeatenByMost(const Standing& s, CardSet single) {
    return 2 * s.higher(single) > s.view().unseen().size();
}

// Of a single card that most of those still out beat.
Reason beatenByMost(const Standing& s, CardSet single) {
    return because(s.lower(single) == 0
                       ? PARLOUR_PHRASE("Big Two reasons", "Every card still out beats it.")
                       : PARLOUR_PHRASE("Big Two reasons", "Most of the cards still out beat it."));
}

// A higher pair, or card, than the advised one that hardly anything still out beats, if nothing as
// good is left.
void addWinnerSpent(const Standing& s, CardSet move, CardSet advised, Drawbacks& list) {
    if (advised.empty() || move.size() > 2 || !(move & advised).empty() ||
        move.highest() < advised.highest())
        return;
    if (move.size() == 2 && !s.isWorthAsMuch(advised, move)) addBetterKept(s, move, move, list);
    const CardSet left = s.highest(s.hand() - move, move.size());
    if (s.leastAfter(advised) > 1 && s.isNearlySure(move) &&
        (left.empty() || !(s.isSure(left) || s.isNearlySure(left))))
        list.push_back(because(
            {PARLOUR_PHRASE("Big Two reasons", "This spends what should win you the lead later."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "This spends what should win %0 the lead later.")}));
}

// What a lead of higher or more cards leaves behind.
void addLowStays(const Standing& s, CardSet move, CardSet advised, Drawbacks& list) {
    const bool isHigher = move.highest().rank() > advised.highest().rank();
    const bool isFewer = move.size() < advised.size();
    if (!(move & advised).empty() || advised.size() > 2 || (!isHigher && !isFewer)) return;
    const Phrase& name = s.nameOfMove(advised);
    if (s.lower(advised) == 0 && !s.touchesFive(advised)) // which may take them along
        list.push_back(leavesUseless(name));
    else if (advised.size() == 2 && advised.highest().rank() < Ten)
        list.push_back(leavesBehind(name));
}

// A lead of fewer cards than the advised one.
void addEasyLead(const Standing& s, CardSet move, CardSet advised, Drawbacks& list) {
    if (move.size() >= advised.size()) return;
    if (move.size() == 1 && isBeatenByMost(s, move)) list.push_back(beatenByMost(s, move));
    if (advised.size() == 5) list.push_back(shedsOnly(move.size()));
}

// What higher or more cards than the advised ones are still good for.
void addStillBeats(const Standing& s, CardSet move, CardSet advised, ToldOf told, Drawbacks& list) {
    constexpr int kMuch = 3; // cards, or ranks of pairs
    if (advised.empty() || s.isSure(move)) return;
    const bool isHigher = advised.highest() < move.highest();
    const Kind kind = s.combination(move).kind();
    const bool isOfFive = move.size() == 1 && s.touchesFive(move); // for which it is kept
    if (move.size() == advised.size() && move.size() < 3 && !told.isBeatingMore && !isOfFive &&
        s.lower(move) >= s.lower(advised) + kMuch)
        list.push_back(because( // the number tells it from what is as good and beats less
            PARLOUR_PHRASE("Big Two reasons", "This is better kept: it can beat more later."),
            Reason::more(s.lower(move))));
    if (move.size() == 2 && advised.size() == 1 && isHigher && s.lower(move) >= kMuch)
        list.push_back(
            because({PARLOUR_PHRASE("Big Two reasons",
                                    "Keep this for later: it can still beat other pairs."),
                     PARLOUR_PHRASE("Big Two thoughts",
                                    "This is better kept: it can still beat other pairs.")}));
    const bool isLower = s.pub().isLead() && s.combination(advised).kind() < kind;
    if (kind >= Kind::Flush && (advised.size() < 5 || isLower))
        list.push_back(because(
            {PARLOUR_PHRASE("Big Two reasons",
                            "Keep this for later: it can still beat other five-card plays."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "This is better kept: it can still beat other five-card plays."),
             Topic::LeadBack},
            kindName(kind)));
}

// Whether more than half of the straights still out beat a straight.
bool isBeatenByMostStraights(const Standing& s, CardSet straight) {
    const Combination play = s.combination(straight);
    int all = 0, higher = 0;
    forEachStraight(s.view().unseen(), s.pub().options, [&](CardSet, Combination other) {
        ++all;
        higher += play < other;
    });
    return 2 * higher > all;
}

// That several plays still out may beat a pair or a straight that is led instead of a single card,
// or that this one, of which the same is true, stays alone.
void addBeatenBySeveral(const Standing& s, CardSet move, CardSet advised, Drawbacks& list) {
    constexpr int kSeveral = 3; // ranks of pairs
    if (advised.size() != 1) return;
    const bool isLow = isBeatenByMost(s, advised);
    if (move.size() == 2 && !isLow && s.pairsAbove(move).size() >= kSeveral)
        list.push_back(because(
            PARLOUR_PHRASE("Big Two reasons", "Several higher pairs may still beat this.")));
    if (s.combination(move).kind() == Kind::Straight && !s.nobodyHas(5) &&
        isBeatenByMostStraights(s, move))
        list.push_back(because(PARLOUR_PHRASE(
            "Big Two reasons", "Any flush or full house beats this, and so do most straights.")));
    if (move.size() == 2 && isLow && (move & advised).empty() &&
        s.isLoose(advised.highest(), s.hand()))
        list.push_back(leavesBehind(s.nameOfMove(advised)));
}

// That five cards wait behind a card or pair that is led: a higher one then wins the lead back for
// such five, or very likely does.
void addMayWait(const Standing& s, CardSet move, CardSet advised, Drawbacks& list) {
    if (move.size() != 5 || advised.size() > 2 || s.isSure(move) || s.isSure(advised) ||
        s.nearlyOut(advised.size()) != kNoSeat)
        return;
    const CardSet rest = s.hand() - advised;
    const CardSet back = s.highest(rest, advised.size());
    const Kind five = s.combination(move).kind();
    if (back.empty() || !s.holds(rest - back, five)) return;
    if (s.isSure(back))
        list.push_back(because(
            {PARLOUR_PHRASE("Big Two reasons",
                            "This can wait: you can still lead your %2 once your %1 has won the "
                            "lead back."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "This can wait: the %2 can still be led once the %1 has won the lead "
                            "back.")},
            Reason::own(s.nameOfMove(back)), Reason::own(kindName(five))));
    else if (s.isNearlySure(back) && s.isBeatenBySeveral(advised))
        list.push_back(because(
            {PARLOUR_PHRASE("Big Two reasons",
                            "This can wait: your %1 should win the lead back, and you can lead "
                            "your %2 then."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "This can wait: the %1 should win the lead back, and the %2 can be led "
                            "then.")},
            Reason::own(s.nameOfMove(back)), Reason::own(kindName(five))));
}

// Whether no lower rank would do without breaking something up.
bool isCheapest(const Standing& s, CardSet answer) {
    return !s.pub().isLead() && std::ranges::none_of(s.moves(), [&](CardSet other) {
        return !other.empty() && s.combination(other) < s.combination(answer) &&
               other.highest().rank() < answer.highest().rank() && s.isFree(other);
    });
}

// Whether a play is higher than the advised one, which would do, and that is no safety against a
// player with one card.
bool isDearer(const Standing& s, CardSet move, CardSet advised) {
    if (s.nearlyOut(1) != kNoSeat || !isCheapest(s, advised)) return false;
    if (move.highest().rank() > advised.highest().rank())
        return s.combination(advised) < s.combination(move);
    const CardSet ofRankHeld = s.hand() & ofRank(advised.highest().rank());
    return move.size() == 1 && advised == CardSet{ofRankHeld.lowest()} &&
           move.highest().rank() == advised.highest().rank() && !s.isNothingBetween(advised, move);
}

// A play of as many cards as the advised one.
void addAlike(const Standing& s, CardSet move, CardSet advised, ToldOf told, Drawbacks& list) {
    const Combination play = s.combination(move);
    const Combination other = s.combination(advised);
    constexpr int kHigh = 12; // a card that no more of those still out beat
    constexpr int kManyLow = 3;
    const bool isOfLowestSuit = !s.pub().options.flushByRank && move.highest().suit() == Diamonds;
    if (move.size() == 5 && s.lowCards(advised) >= s.lowCards(move) + kManyLow)
        list.push_back(because(
            {PARLOUR_PHRASE("Big Two reasons", "This leaves you with more of your low cards."),
             PARLOUR_PHRASE("Big Two thoughts", "This leaves %0 with more of the low cards.")}));
    const auto isEasier = [&] {
        if (!told.isEasier) list.push_back(isEasierToBeat());
    };
    if (play < other) {
        const bool matters = // that it is easier to beat
            s.higher(advised) <= kHigh || move.highest().rank() == advised.highest().rank();
        if (move.size() == 1 && s.higher(move) > s.higher(advised) && matters) {
            if (s.lower(move) == 0 || (isBeatenByMost(s, move) && !isBeatenByMost(s, advised)))
                list.push_back(beatenByMost(s, move));
            else
                isEasier();
        } else if (play.kind() == Kind::Flush && play.kind() < other.kind() && isOfLowestSuit)
            list.push_back(because(PARLOUR_PHRASE(
                "Big Two reasons", "Any flush of another suit beats a flush of diamonds.")));
        else if (play.kind() < other.kind() ||
                 (move.size() == 2 && s.pairsAbove(advised).size() < s.pairsAbove(move).size()))
            isEasier();
    } else if (!told.isKept && isDearer(s, move, advised)) {
        list.push_back(usesHigher());
    }
}

// A play that leaves the lowest card, which then belongs to nothing and which the advised one gets
// rid of.
void addLeftBehind(const Standing& s, CardSet move, CardSet advised, Drawbacks& list) {
    const CardSet lowest{s.hand().lowest()};
    if (lowest.highest().rank() < Jack && (move & lowest).empty() && !(advised & lowest).empty() &&
        s.isLoose(lowest.highest(), move.size() == 5 ? s.hand() - move : s.hand()))
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

// The same of a last card that will hardly go out on another play.
Reason leavesOnly(const Phrase& card) {
    return because(
        {PARLOUR_PHRASE("Big Two reasons",
                        "Then only your %1 is left, and most of the cards still out beat it."),
         PARLOUR_PHRASE("Big Two thoughts",
                        "Then only the %1 is left, and most of the cards still out beat it."),
         Topic::Kept},
        card);
}

// A play that spends an ace or a two which the advised one keeps.
void addSpent(const Standing& s, CardSet move, CardSet advised, Drawbacks& list) {
    const CardSet highest{move.highest()};
    const bool isKeptWhole = advised.size() == 5 && move.size() == 5 && (move & advised).empty();
    const bool isSpare =
        isKeptWhole || s.isWorthAsMuch(advised, move) ||
        (move.size() == 1 && advised.size() == 1 && s.isNothingBetween(advised, move));
    if (highest.highest().rank() < Ace || !(highest & advised).empty() || isSpare ||
        (move.size() == advised.size() && move.highest() < advised.highest()))
        return;
    const CardSet rest = s.hand() - move;
    const CardSet pair = move & ofRank(highest.highest().rank()); // if it is one
    const CardSet spent =
        pair.size() == 2 && (move.size() == 2 || s.pairsAbove(pair).size() <= 2) ? pair : highest;
    const bool isSureLeft = !rest.empty() && s.isSure(CardSet{rest.highest()});
    if (rest.size() == 1 && isBeatenByMost(s, rest))
        list.push_back(leavesOnly(cardName(rest.highest())));
    else if (rest.size() > 1 && rest.highest().rank() < highest.highest().rank() && !isSureLeft)
        list.push_back(leavesHighest(cardName(rest.highest())));
    else if (move.size() == 5 && s.isSure(spent) && !(spent.size() == 1 && isSureLeft))
        list.push_back(spendsUnbeaten(s.nameOfMove(spent)));
    else
        addBetterKept(s, spent, move, list);
}

// A play on which somebody with as many cards left may go out.
void addLetsOut(const Standing& s, CardSet move, CardSet advised, Drawbacks& list) {
    const Seat seat = s.nearlyOut(move.size());
    if (advised.empty()) return; // a pass lets him out more easily
    if (seat == kNoSeat || s.cardsOf(seat) != move.size() || s.isSure(move)) return;
    const int higher = move.size() == 1 ? s.higher(move) : 0;
    const bool isSafer =
        move.size() == 1 && advised.size() == 1 && advised.highest() < move.highest();
    if (higher > 1 || !isSafer)
        list.push_back(because({PARLOUR_PHRASE("Big Two reasons", "%1 may go out on this.")},
                               Reason::player(seat), Reason::more(higher)));
}

// Whether a play of five cards leaves no five of that name, nor is one.
bool isFiveGone(const Standing& s, CardSet play, const Phrase& name) {
    for (const Kind five : {Kind::Straight, Kind::Flush, Kind::FullHouse, Kind::FourOfAKind})
        if (std::string_view(kindName(five).english) == name.english)
            return s.combination(play).kind() != five && !s.holds(s.hand() - play, five);
    return false;
}

void addPlay(const Standing& s, CardSet move, CardSet advised, ToldOf told, Drawbacks& list) {
    const bool isSure = s.isSure(move);
    addLetsOut(s, move, advised, list);
    const Phrase* const group = s.broken(move);
    const bool isSharedPair = // which the advised one splits as well, or the move plays
        group && std::string_view(group->english) == pairName(move.highest().rank()).english &&
        (move.size() == 2 || (advised & ofRank(move.highest().rank())).size() == 1);
    const bool isBreaking = group && !s.broken(advised) && !isSharedPair &&
                            !(advised.size() == 5 && isFiveGone(s, advised, *group));
    const Kind ofMove = s.fiveLost(advised) == Kind::None ? s.fiveLost(move) : Kind::None;
    const Kind lost =
        ofMove != Kind::None && advised.size() == 5 && isFiveGone(s, advised, kindName(ofMove))
            ? Kind::None
            : ofMove;
    const bool isCostlyFive = advised.empty() && move.size() == 5 && !s.isFree(move);
    if (isCostlyFive) // so many cards make up for what they split
        addPlaysLeft(s, move, advised, list);
    else if (isBreaking)
        list.push_back(splits(*group));
    else if (lost != Kind::None)
        list.push_back(splits(kindName(lost)));
    const bool isSpent = // and the advised one, or what is left, does not win the lead as surely
        isSure && !(advised.empty() && s.brokenFive(move)) && // which is to be played among five
        !s.nobodyHas(move.size()) && !(advised.size() == move.size() && s.isSure(advised)) &&
        s.unbeaten(s.hand() - move, move.size()).empty();
    if (isSpent && !told.isKept) list.push_back(winsLater());
    if (!advised.empty()) addPlaysLeft(s, move, advised, list);
    if (!isBreaking && lost == Kind::None) {
        addSpent(s, move, advised, list);
        if (!told.isKept) addWinnerSpent(s, move, advised, list);
    }
    if (move.size() == advised.size()) addAlike(s, move, advised, told, list);
    if (s.pub().isLead()) addMayWait(s, move, advised, list);
    if (s.pub().isLead() || move.size() == 5) addLeftBehind(s, move, advised, list);
    if (s.pub().isLead()) {
        addLowStays(s, move, advised, list);
        addEasyLead(s, move, advised, list);
    }
    if (!told.isKept) addStillBeats(s, move, advised, told, list);
    if (s.pub().isLead()) addBeatenBySeveral(s, move, advised, list);
}

} // namespace

Drawbacks drawbacksOf(const Standing& s, CardSet move, CardSet advised, ToldOf told) {
    Drawbacks list;
    move.empty() ? addPass(s, list) : addPlay(s, move, advised, told, list);
    return list;
}

} // namespace parlour::bigtwo
