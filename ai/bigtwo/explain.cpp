#include "ai/bigtwo/explain.h"

#include "ai/base/pair_names.h"
#include "ai/base/telling.h"
#include "ai/bigtwo/classes.h"
#include "ai/bigtwo/plan.h"

#include <algorithm>
#include <optional>

namespace parlour::bigtwo {

namespace {

constexpr int kNearlyOut = 3;  // cards
constexpr int kFewHigher = 4;  // cards that beat one, and at most a quarter of those still out
constexpr int kFewPairs = 2;   // ranks of pairs still out that may beat one
constexpr double kLost = 0.02; // a chance to win below it
constexpr double kWon = 0.98;  // or above it

// The next seat with at most `cards` cards that may still play in this round, or nobody.
Seat nearlyOut(const Observation& view, int cards) {
    for (int i = 1; i < kSeats; ++i) {
        const Seat seat = (view.seat + i) % kSeats;
        if (view.pub.hasPassed(seat) && !view.pub.options.reenter) continue;
        if (view.pub.handSizes[static_cast<std::size_t>(seat)] <= cards) return seat;
    }
    return kNoSeat;
}

using PlayList = BigTwo::MoveList;

// What a move is weighed against.
struct Alternatives {
    CardSet rival;            // the closest of those clearly worse, or none
    CardSet lower{};          // the best of the single cards or pairs below it,
    CardSet higher{};         // and above it
    CardSet longer{};         // a lead of more cards, as good or that rival
    CardSet five{};           // for five cards: the best others of the same kind
    CardSet same{};           // a card that is as good, and none still out lies between
    bool isLowerGood = false; // as the move
};

// Whether the two are single cards, or pairs, of one rank: hardly two moves.
bool isTwin(CardSet a, CardSet b) {
    return a.size() == b.size() && a.size() < 3 && !a.empty() &&
           a.highest().rank() == b.highest().rank();
}

// "ace of spades", "pair of queens", "straight"
const Phrase& nameOf(Combination play, CardSet cards) {
    switch (play.kind()) {
    case Kind::Single: return cardName(cards.highest());
    case Kind::Pair: return pairName(cards.highest().rank());
    default: return kindName(play.kind());
    }
}

// What the seat to move knows, and how its hand is planned.
class Standing {
public:
    explicit Standing(const Observation& view)
        : m_view(view),
          m_plan(view.hand, view.pub.options),
          m_least(leastPlays(view.hand, view.pub.options)),
          m_moves(BigTwo::legalMoves(view)) {}

    const Public& pub() const { return m_view.pub; }
    const Observation& view() const { return m_view; }
    CardSet hand() const { return m_view.hand; }
    const auto& moves() const { return m_moves; }
    int least() const { return m_least; } // plays that the hand takes
    int leastAfter(CardSet move) const { return leastPlays(hand() - move, pub().options); }
    Combination combination(CardSet move) const { return combinationOf(move, pub().options); }
    const Phrase& nameOfMove(CardSet move) const { return nameOf(combination(move), move); }
    // Whether the move breaks nothing up.
    bool isFree(CardSet move) const { return leastAfter(move) < m_least; }
    // Whether a card belongs to no pair and no five cards of the hand.
    bool isLoose(Card card) const {
        if ((hand() & ofRank(card.rank())).size() > 1) return false;
        bool isLoose = true;
        forEachFive(hand(), Kind::Straight, pub().options,
                    [&](CardSet five, Combination) { isLoose = isLoose && !five.contains(card); });
        return isLoose;
    }
    bool isLowestLoose(CardSet single) const {
        for (const Card card : hand()) { // lowest first
            if (card == single.highest()) return isLoose(card);
            if (isLoose(card)) return false;
        }
        return false;
    }
    // The best five cards that the hand keeps whole beside a card that others of its five cards
    // need; none: the move touches no five cards.
    Kind fiveBeside(CardSet move) const {
        bool touches = false;
        forEachFive(hand(), Kind::Straight, pub().options, [&](CardSet five, Combination) {
            touches = touches || !(five & move).empty();
        });
        return touches ? fiveLeft(move) : Kind::None;
    }
    // Whether no card still out lies between two single cards.
    bool isNothingBetween(CardSet low, CardSet high) const {
        for (const Card card : m_view.unseen())
            if (low.highest() < card && card < high.highest()) return false;
        return true;
    }
    bool isSure(CardSet move) const {
        return nobodyHas(move.size()) || classOf(move, m_view) == Class::A;
    }
    // Whether nobody else has so many cards left.
    bool nobodyHas(int cards) const {
        for (int i = 1; i < kSeats; ++i)
            if (cardsOf((m_view.seat + i) % kSeats) >= cards) return false;
        return true;
    }
    // The card of `rest` that wins the lead back, whoever beats the single card led before it, with
    // one play left then; or none.
    CardSet winsBack(CardSet rest) const {
        if (rest.empty() || nearlyOut(m_view, 1) != kNoSeat) return {};
        const CardSet highest{rest.highest()};
        const bool isLast = combination(rest - highest).kind() != Kind::None;
        return isLast && classOf(highest, m_view) == Class::A ? highest : CardSet();
    }
    int cardsOf(Seat seat) const { return pub().handSizes[static_cast<std::size_t>(seat)]; }

    // The best five cards among the fewest plays of the hand, if the move leaves them or better;
    // may be none.
    Kind fiveLeft(CardSet move) const {
        const Kind left = bestFive(hand() - move, CardSet());
        return left >= bestFive(hand(), CardSet()) ? left : Kind::None;
    }

    // Whether the hand holds several pairs beside a straight that the move breaks.
    bool prefersPairs(CardSet move) const {
        return bestFive(hand(), CardSet()) == Kind::Straight && fiveLeft(move) == Kind::None &&
               RankSet::atLeast(2, hand()).size() > 1;
    }

    // The largest group of the plan that the move splits, or none.
    const Group* split(CardSet move) const {
        const Group* largest = nullptr;
        for (const Group& group : m_plan.groups())
            if (!(group.cards & move).empty() && !(group.cards - move).empty()) largest = &group;
        return largest;
    }

    // What the move breaks up, by name: the group of the plan that it splits, or the five cards
    // among the fewest plays; null: nothing that has a name, or the hand keeps five such cards, or
    // plays them.
    const Phrase* broken(CardSet move) const {
        const Group* const group = split(move);
        if (group && group->cards.size() < 5) return &nameOf(group->combination, group->cards);
        const Kind five = group          ? group->combination.kind()
                          : isFree(move) ? Kind::None
                                         : bestFive(hand(), move);
        return five == Kind::None || combination(move).kind() == five || holds(hand() - move, five)
                   ? nullptr
                   : &kindName(five);
    }

    // The same, if all these plays break up what has the same name.
    const Phrase* allBreak(const auto& plays) const {
        const Phrase* common = nullptr;
        for (const CardSet play : plays) {
            const Phrase* const name = broken(play);
            if (!name || (common && std::string_view(name->english) != common->english))
                return nullptr;
            common = name;
        }
        return common;
    }

    // The only card of the hand above those of the move, or none.
    CardSet onlyHigher(CardSet move) const {
        CardSet above;
        for (const Card card : hand())
            if (card > move.highest()) above.insert(card);
        return above.size() == 1 ? above : CardSet();
    }

    // Of the cards still out, those that beat a single card.
    int higher(CardSet single) const {
        int count = 0;
        for (const Card card : m_view.unseen()) count += card > single.highest();
        return count;
    }
    // Whether the move is a single card that few of them beat, and no rival is beaten by fewer; or
    // a pair that few others can beat.
    bool isHardToBeat(CardSet move, CardSet rival) const {
        if (isSure(move)) return false;
        if (move.size() == 2) {
            int pairs = 0;
            for (int rank = move.highest().rank(); rank <= Two; ++rank)
                pairs += (m_view.unseen() & ofRank(rank)).size() > 1;
            return pairs <= kFewPairs;
        }
        if (move.size() != 1) return false;
        if (rival.size() == 1 && rival.highest() > move.highest()) return false;
        return higher(move) <= kFewHigher && 4 * higher(move) <= m_view.unseen().size();
    }

private:
    bool holds(CardSet cards, Kind five) const {
        bool holds = false;
        forEachFive(cards, Kind::Straight, pub().options,
                    [&](CardSet, Combination play) { holds = holds || play.kind() == five; });
        return holds;
    }

    // The highest five cards among the fewest plays of `cards`; of those with a card of `with`, if
    // there is any.
    Kind bestFive(CardSet cards, CardSet with) const {
        const int least = leastPlays(cards, pub().options);
        Kind best = Kind::None;
        forEachFive(cards, Kind::Straight, pub().options, [&](CardSet five, Combination play) {
            if (!with.empty() && (five & with).empty()) return;
            if (leastPlays(cards - five, pub().options) < least) best = std::max(best, play.kind());
        });
        return best;
    }

    const Observation& m_view;
    Plan m_plan;
    int m_least;
    BigTwo::MoveList m_moves;
};

ReasonList whyPass(const Standing& s) {
    if (s.moves().size() == 1)
        return {because({PARLOUR_PHRASE("Big Two reasons", "Pass: you have nothing higher."),
                         PARLOUR_PHRASE("Big Two thoughts", "%0 has nothing higher.")})};
    if (std::ranges::none_of(s.moves(),
                             [&](CardSet move) { return !move.empty() && s.isFree(move); })) {
        PlayList plays;
        for (const CardSet move : s.moves())
            if (!move.empty()) plays.push_back(move);
        if (const Phrase* const name = s.allBreak(plays))
            return {
                because({PARLOUR_PHRASE("Big Two reasons",
                                        "Pass: to beat this you would have to split your %1."),
                         PARLOUR_PHRASE("Big Two thoughts", "%0 passes rather than split the %1.")},
                        *name)};
        return {because(
            {PARLOUR_PHRASE("Big Two reasons",
                            "Pass: anything that beats this would break up a better combination."),
             PARLOUR_PHRASE(
                 "Big Two thoughts",
                 "%0 passes: anything that beats this would break up a better combination.")})};
    }
    const CardSet least = *std::ranges::find_if( // moves are listed lowest first
        s.moves(), [&](CardSet move) { return !move.empty() && s.isFree(move); });
    const CardSet lowest = s.moves()[0];
    const Phrase& name = s.nameOfMove(least);
    if (least.size() == 1 && s.higher(least) == 1 && s.leastAfter(least) == 1)
        return {because(
            {PARLOUR_PHRASE("Big Two reasons",
                            "Pass: the %1 is still out and beats your %2. Once it is gone, your %2 "
                            "wins the lead, and then you play the rest and win."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "%0 passes: the %1 is still out and beats the %2, which would win the "
                            "lead for the rest.")},
            cardName(s.view().unseen().highest()), name)};
    if (const Group* const group = s.split(lowest); group && lowest != least && least.size() < 5)
        return {because(
            {PARLOUR_PHRASE("Big Two reasons",
                            "Pass: to beat this you would have to split your %1 or spend your %2."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "%0 passes rather than split the %1 or spend the %2.")},
            nameOf(group->combination, group->cards), name)};
    if (least.size() == 5 || least.highest().rank() >= Ace || s.isHardToBeat(least, {}))
        return {because({PARLOUR_PHRASE("Big Two reasons",
                                        "Pass: keep the %1 to win the lead when you need it."),
                         PARLOUR_PHRASE("Big Two thoughts",
                                        "%0 passes and keeps the %1, to win the lead later.")},
                        name)};
    if (least.highest().rank() >= Jack)
        return {because({PARLOUR_PHRASE("Big Two reasons",
                                        "Pass: to beat this you would have to spend your %1."),
                         PARLOUR_PHRASE("Big Two thoughts", "%0 passes rather than spend the %1.")},
                        name)};
    return {because(
        {PARLOUR_PHRASE("Big Two reasons", "Pass: let somebody else beat this, and keep your %1."),
         PARLOUR_PHRASE("Big Two thoughts", "%0 lets somebody else beat this and keeps the %1.")},
        name)};
}

// That a lead of several cards keeps the lead from a player with one.
Reason leadsNoSingle(Seat last, const Phrase& name) {
    return because(
        {PARLOUR_PHRASE("Big Two reasons",
                        "Play no single card: %1 has only one card left and can't beat the %2."),
         PARLOUR_PHRASE("Big Two thoughts",
                        "%0 plays no single card: %1 has only one card left and can't beat the "
                        "%2.")},
        Reason::player(last), Reason::own(name));
}
// That an answer takes the lead from a player who is nearly out.
Reason leavesNoLead(const Standing& s) {
    const Seat owner = s.pub().owner;
    return counted(s.cardsOf(owner),
                   {PARLOUR_PHRASE("Big Two reasons",
                                   "Don't leave the lead to %1, who has only one card left."),
                    PARLOUR_PHRASE("Big Two thoughts",
                                   "%0 doesn't leave the lead to %1, who has only one card left.")},
                   {PARLOUR_PHRASE("Big Two reasons",
                                   "Don't leave the lead to %1, who has only %2 cards left."),
                    PARLOUR_PHRASE("Big Two thoughts",
                                   "%0 doesn't leave the lead to %1, who has only %2 cards left.")},
                   Reason::player(owner));
}

// What may be said of any play, the most telling first. `name` is what the reasons call it: in
// those of the next best the best one's, so that only what differs is told.
void addDecisive(const Standing& s, CardSet move, const Alternatives& others, const Phrase& name,
                 ReasonList& reasons) {
    const CardSet rival = others.rival;
    const auto add = [&](const Reason& reason) { reasons.push_back(reason); };
    const bool isSure = s.isSure(move);
    const bool isLast = s.leastAfter(move) == 1; // one play is left
    if (isSure && isLast)
        add(because(
            {PARLOUR_PHRASE("Big Two reasons",
                            "Nobody can beat the %1, and then you play the rest and win."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "Nobody can beat the %1, and then %0 plays the rest and wins.")},
            Reason::own(name)));
    if (const Seat last = nearlyOut(s.view(), 1); last != kNoSeat) {
        if (move.size() > 1 && s.pub().isLead())
            add(leadsNoSingle(last, name));
        else if (move.size() == 1 && move.highest() == s.hand().highest())
            add(because({PARLOUR_PHRASE("Big Two reasons",
                                        "Play your highest card: %1 has only one card left."),
                         PARLOUR_PHRASE("Big Two thoughts",
                                        "%0 plays the highest card: %1 has only one card left.")},
                        Reason::player(last)));
        else if (move.size() == 1 && !isSure &&
                 !(rival.size() == 1 && rival.highest() < move.highest()))
            add(because(
                {PARLOUR_PHRASE(
                     "Big Two reasons",
                     "Risk it, although %1 has only one card left: the %2 is needed later."),
                 PARLOUR_PHRASE("Big Two thoughts",
                                "%0 keeps the %2 for later, although %1 has only one card left.")},
                Reason::player(last), cardName(s.hand().highest())));
    } else if (const Seat few = nearlyOut(s.view(), 2); few != kNoSeat && move.size() == 1) {
        if (s.pub().isLead() && rival.size() == 2 && !s.isSure(rival))
            add(because(
                {PARLOUR_PHRASE(
                     "Big Two reasons",
                     "Lead a single card, no pair: %1 has two cards left and might go out on it."),
                 PARLOUR_PHRASE("Big Two thoughts", "%0 leads a single card, no pair: %1 has two "
                                                    "cards left and might go out on it.")},
                Reason::player(few)));
        else if (!isSure && move.highest().rank() >= Jack && others.higher.empty() &&
                 !(rival.size() == 1 && rival.highest() > move.highest()))
            add(because(
                {PARLOUR_PHRASE("Big Two reasons", "Play high: %1 has only two cards left."),
                 PARLOUR_PHRASE("Big Two thoughts", "%0 plays high: %1 has only two cards left.")},
                Reason::player(few)));
    }
    if (isLast)
        add(because({PARLOUR_PHRASE("Big Two reasons",
                                    "After this you are only one play away from going out."),
                     PARLOUR_PHRASE("Big Two thoughts",
                                    "After this %0 is only one play away from going out.")}));
    if (const Seat few = nearlyOut(s.view(), kNearlyOut);
        few != kNoSeat && move.size() == 5 && s.pub().isLead() && !s.nobodyHas(5))
        add(counted(
            s.cardsOf(few),
            {PARLOUR_PHRASE("Big Two reasons",
                            "Play five at once: with only one card left %1 can't beat them."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "%0 plays five at once: with only one card left %1 can't beat them.")},
            {PARLOUR_PHRASE("Big Two reasons",
                            "Play five at once: with only %2 cards left %1 can't beat them."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "%0 plays five at once: with only %2 cards left %1 can't beat them.")},
            Reason::player(few)));
}
void addKeeps(const Standing& s, CardSet move, CardSet rival, ReasonList& reasons) {
    if (rival.empty()) return;
    const Group* const group = s.isFree(move) ? s.split(rival) : nullptr;
    if (group && (group->cards & move).empty())
        reasons.push_back(
            because({PARLOUR_PHRASE("Big Two reasons", "This keeps your %1 together."),
                     PARLOUR_PHRASE("Big Two thoughts", "This keeps the %1 together.")},
                    nameOf(group->combination, group->cards)));
}
// Why this card or pair, and neither the one below it nor the one above.
void addComparison(const Standing& s, CardSet move, const Alternatives& others,
                   ReasonList& reasons) {
    const auto add = [&](const Reason& reason) { reasons.push_back(reason); };
    const CardSet lower = others.lower;
    const CardSet higher = others.higher;
    const CardSet five = others.five;
    const Phrase& name = s.nameOfMove(move);
    if (const Seat few = nearlyOut(s.view(), kNearlyOut);
        !lower.empty() && few != kNoSeat && s.cardsOf(few) >= move.size())
        add(counted(
            s.cardsOf(few),
            {PARLOUR_PHRASE("Big Two reasons", "Play the %1 rather than the %2: %3 has only one "
                                               "card left, so don't make it easy to beat this."),
             PARLOUR_PHRASE("Big Two thoughts", "%0 plays the %1 rather than the %2, because %3 "
                                                "has only one card left.")},
            {PARLOUR_PHRASE("Big Two reasons", "Play the %1 rather than the %2: %3 has only %4 "
                                               "cards left, so don't make it easy to beat this."),
             PARLOUR_PHRASE("Big Two thoughts", "%0 plays the %1 rather than the %2, because %3 "
                                                "has only %4 cards left.")},
            name, s.nameOfMove(lower), Reason::player(few)));
    if (!others.same.empty())
        add(because({PARLOUR_PHRASE("Big Two reasons",
                                    "Play the %1 or the %2: no card still out lies between them."),
                     PARLOUR_PHRASE("Big Two thoughts", "%0 plays the %1, which is worth as much "
                                                        "as the %2.")},
                    name, s.nameOfMove(others.same)));
    if (!lower.empty() && !higher.empty())
        add(s.pub().isLead()
                ? because({PARLOUR_PHRASE("Big Two reasons",
                                          "Lead the %1: whoever beats it has to spend more than on "
                                          "the %2, and you keep the %3 for later."),
                           PARLOUR_PHRASE("Big Two thoughts",
                                          "%0 leads the %1: it costs more to beat than the %2, and "
                                          "the %3 stays for later.")},
                          name, s.nameOfMove(lower), s.nameOfMove(higher))
                : because({PARLOUR_PHRASE("Big Two reasons",
                                          "Play the %1: whoever beats it has to spend more than on "
                                          "the %2, and you keep the %3 for later."),
                           PARLOUR_PHRASE("Big Two thoughts",
                                          "%0 plays the %1: it costs more to beat than the %2, and "
                                          "the %3 stays for later.")},
                          name, s.nameOfMove(lower), s.nameOfMove(higher)));
    else if (!higher.empty())
        add(s.pub().isLead()
                ? because(
                      {PARLOUR_PHRASE("Big Two reasons", "Lead the %1 and keep the %2 for later."),
                       PARLOUR_PHRASE("Big Two thoughts",
                                      "%0 leads the %1 and keeps the %2 for later.")},
                      name, s.nameOfMove(higher))
                : because(
                      {PARLOUR_PHRASE("Big Two reasons", "Play the %1 and keep the %2 for later."),
                       PARLOUR_PHRASE("Big Two thoughts",
                                      "%0 plays the %1 and keeps the %2 for later.")},
                      name, s.nameOfMove(higher)));
    else if (!lower.empty())
        add(s.pub().isLead()
                ? because(
                      {PARLOUR_PHRASE("Big Two reasons",
                                      "Lead the %1 rather than the %2: it is harder to beat."),
                       PARLOUR_PHRASE("Big Two thoughts",
                                      "%0 leads the %1 rather than the %2: it is harder to beat.")},
                      name, s.nameOfMove(lower))
                : because(
                      {PARLOUR_PHRASE("Big Two reasons",
                                      "Play the %1 rather than the %2: it is harder to beat."),
                       PARLOUR_PHRASE("Big Two thoughts",
                                      "%0 plays the %1 rather than the %2: it is harder to beat.")},
                      name, s.nameOfMove(lower)));
    if (five.empty()) return;
    const Kind kind = s.combination(move).kind();
    const auto pairOf = [](CardSet house) {
        CardSet left = house;
        for (const Card card : house)
            if ((house & ofRank(card.rank())).size() > 2) left.erase(card);
        return left;
    };
    const CardSet spent = kind == Kind::FullHouse ? pairOf(move) : move - five;
    const CardSet kept = kind == Kind::FullHouse ? pairOf(five) : five - move;
    if (kept.empty() || spent.empty() || kept.highest().rank() == spent.highest().rank()) return;
    if (kind == Kind::FullHouse && pairOf(move).highest() < pairOf(five).highest())
        add(because({PARLOUR_PHRASE("Big Two reasons",
                                    "Use the %1 for the full house and keep the %2 for later."),
                     PARLOUR_PHRASE("Big Two thoughts", "%0 uses the %1 for the full house and "
                                                        "keeps the %2 for later.")},
                    pairName(spent.highest().rank()), pairName(kept.highest().rank())));
    else if (kind != Kind::FullHouse && spent.highest() < kept.highest())
        add(because(
            {PARLOUR_PHRASE("Big Two reasons", "Play the %1 that leaves you the %2 for later."),
             PARLOUR_PHRASE("Big Two thoughts", "%0 plays the %1 that leaves the %2 for later.")},
            kindName(kind), cardName(kept.highest())));
}
void addFewHigher(const Standing& s, CardSet move, CardSet rival, const Phrase& name,
                  ReasonList& reasons) {
    if (move.size() != 1 || !s.isHardToBeat(move, rival)) return;
    const int higher = s.higher(move);
    reasons.push_back(
        higher == 1 ? because(Wording(PARLOUR_PHRASE("Big Two reasons",
                                                     "Only one of the cards still out beats the "
                                                     "%1.")),
                              Reason::own(name))
                    : because(Wording(PARLOUR_PHRASE("Big Two reasons",
                                                     "Only %2 of the cards still out beat the "
                                                     "%1.")),
                              Reason::own(name), Reason::fewer(higher)));
}

ReasonList whyLead(const Standing& s, CardSet move, const Alternatives& others,
                   const Phrase& name) {
    const CardSet rival = others.rival;
    ReasonList reasons;
    const auto add = [&](const Reason& reason) { reasons.push_back(reason); };
    const Combination play = s.combination(move);
    const CardSet hand = s.hand();
    const bool hasLowest = move.contains(hand.lowest());
    if (s.moves().size() == 1)
        add(because(
            {PARLOUR_PHRASE(
                 "Big Two reasons",
                 "You have to open with your three of diamonds, and it goes with nothing else."),
             PARLOUR_PHRASE(
                 "Big Two thoughts",
                 "%0 has to open with the three of diamonds, which goes with nothing else.")}));
    if (const CardSet back = s.winsBack(hand - move); move.size() == 1 && !back.empty())
        add(because(
            {PARLOUR_PHRASE("Big Two reasons",
                            "Lead the %1: your %2 wins the lead back, and then you play the rest "
                            "and win."),
             PARLOUR_PHRASE(
                 "Big Two thoughts",
                 "%0 leads the %1: the %2 wins the lead back, and then the rest goes out.")},
            Reason::own(name), cardName(back.highest())));
    addDecisive(s, move, others, name, reasons);
    const Group* const group = s.isFree(move) ? nullptr : s.split(move);
    if (s.isSure(move) && group)
        add(because(
            {PARLOUR_PHRASE("Big Two reasons",
                            "Split your %1: nobody can beat the %2, so you lead again."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "%0 splits the %1: nobody can beat the %2, so %0 leads again.")},
            Reason::own(nameOf(group->combination, group->cards)), Reason::own(name)));
    else if (move.size() == 5 && s.nobodyHas(5))
        add(because({PARLOUR_PHRASE("Big Two reasons",
                                    "Nobody has five cards left to beat the %1, so you lead "
                                    "again."),
                     PARLOUR_PHRASE("Big Two thoughts",
                                    "Nobody has five cards left to beat the %1, so %0 leads "
                                    "again.")},
                    Reason::own(name)));
    else if (s.isSure(move))
        add(because(
            {PARLOUR_PHRASE("Big Two reasons", "Nobody can beat the %1, so you lead again."),
             PARLOUR_PHRASE("Big Two thoughts", "Nobody can beat the %1, so %0 leads again.")},
            Reason::own(name)));
    const bool isRivalSparing =
        rival.size() == 5 || (!rival.empty() && s.fiveLeft(rival) != Kind::None);
    if (const Kind five = s.fiveLeft(move);
        move.size() < 5 && five != Kind::None && !isRivalSparing)
        add(because({PARLOUR_PHRASE("Big Two reasons", "This keeps your %1 together."),
                     PARLOUR_PHRASE("Big Two thoughts", "This keeps the %1 together.")},
                    kindName(five)));
    const auto addLowest = [&] {
        if (hasLowest && move.size() == 1)
            add(because({PARLOUR_PHRASE("Big Two reasons",
                                        "You have the lead: get rid of the %1, your lowest card."),
                         PARLOUR_PHRASE(
                             "Big Two thoughts",
                             "%0 has the lead and gets rid of the %1, the lowest card in hand.")},
                        Reason::own(name)));
        if (hasLowest && move.size() > 1)
            add(because(
                {PARLOUR_PHRASE("Big Two reasons",
                                "You have the lead: get rid of the %1, your lowest card, in a %2."),
                 PARLOUR_PHRASE(
                     "Big Two thoughts",
                     "%0 has the lead and gets rid of the %1, the lowest card in hand, in a %2.")},
                cardName(hand.lowest()), Reason::own(kindName(play.kind()))));
    };
    const bool isAlone = move.size() == 1 && (hand & ofRank(move.highest().rank())).size() == 1 &&
                         s.combination(rival).kind() == Kind::Straight;
    if (hasLowest && s.prefersPairs(move) && (isAlone || (group && move.size() == 2)))
        add(because({PARLOUR_PHRASE("Big Two reasons",
                                    "Lead the %1, your lowest, and play this hand as pairs rather "
                                    "than as a straight."),
                     PARLOUR_PHRASE("Big Two thoughts",
                                    "%0 leads the %1, the lowest in hand, and plays pairs rather "
                                    "than a straight.")},
                    name));
    if (!s.pub().needsThreeOfDiamonds()) addLowest();
    if (move.size() == 5)
        add(because(
            {PARLOUR_PHRASE("Big Two reasons", "Get rid of five cards at once with the %1."),
             PARLOUR_PHRASE("Big Two thoughts", "%0 gets rid of five cards at once with the %1.")},
            kindName(play.kind())));
    addFewHigher(s, move, rival, name, reasons);
    if (const CardSet rest = others.longer - move;
        rest.size() == 3 && move.size() == 2 && RankSet::of(rest).size() == 1 &&
        s.combination(others.longer).kind() == Kind::FullHouse &&
        s.fiveLeft(move) >= Kind::FullHouse)
        add(because({PARLOUR_PHRASE("Big Two reasons",
                                    "Lead the %1 and keep your three of a kind for another full "
                                    "house."),
                     PARLOUR_PHRASE("Big Two thoughts", "%0 leads the %1 and keeps the three of a "
                                                        "kind for another full house.")},
                    name));
    if (move.size() == 2 && s.isFree(move) && others.longer.empty())
        add(because(
            {PARLOUR_PHRASE("Big Two reasons", "Get rid of two cards at once with the %1."),
             PARLOUR_PHRASE("Big Two thoughts", "%0 gets rid of two cards at once with the %1.")},
            Reason::own(name)));
    addKeeps(s, move, rival, reasons);
    if (move.size() == 1 && !hasLowest && s.isFree(move) && move.highest().rank() < Ace &&
        s.isLowestLoose(move))
        add(because({PARLOUR_PHRASE("Big Two reasons",
                                    "Lead the %1, the lowest card you hold that goes with nothing "
                                    "else."),
                     PARLOUR_PHRASE("Big Two thoughts", "%0 leads the %1, the lowest card in hand "
                                                        "that goes with nothing else.")},
                    name));
    if (const CardSet low = others.lower; move.size() == 1 && low.contains(hand.lowest()) &&
                                          move.highest().rank() < Ten && others.isLowerGood)
        add(because({PARLOUR_PHRASE("Big Two reasons",
                                    "You have the lead: get rid of a low card, the %1 or the %2."),
                     PARLOUR_PHRASE("Big Two thoughts",
                                    "%0 has the lead and gets rid of a low card: the %1 is as good "
                                    "as the %2.")},
                    name, s.nameOfMove(low)));
    addComparison(s, move, others, reasons);
    if (!hasLowest)
        add(because(
            {PARLOUR_PHRASE(
                 "Big Two reasons",
                 "Lead the %1 rather than a lower card: whoever wants the lead has to spend more."),
             PARLOUR_PHRASE("Big Two thoughts", "%0 leads the %1 rather than a lower card: whoever "
                                                "wants the lead has to spend more.")},
            Reason::own(name)));
    if (s.pub().needsThreeOfDiamonds()) addLowest(); // so do all plays
    return reasons;
}

ReasonList whyAnswer(const Standing& s, CardSet move, const Alternatives& others,
                     const Phrase& name) {
    const CardSet rival = others.rival;
    ReasonList reasons;
    const auto add = [&](const Reason& reason) { reasons.push_back(reason); };
    const Combination play = s.combination(move);
    const Seat owner = s.pub().owner;
    const bool isFree = s.isFree(move);
    const Phrase* const broken = isFree ? nullptr : s.broken(move);
    addDecisive(s, move, others, name, reasons);
    if (s.isSure(move))
        add(broken ? because({PARLOUR_PHRASE(
                                  "Big Two reasons",
                                  "Split your %1: nobody can beat the %2, so you lead next."),
                              PARLOUR_PHRASE("Big Two thoughts",
                                             "%0 splits the %1: nobody can beat the %2.")},
                             Reason::own(*broken), Reason::own(name))
                   : because({PARLOUR_PHRASE("Big Two reasons",
                                             "Nobody can beat the %1, so you lead next."),
                              PARLOUR_PHRASE("Big Two thoughts",
                                             "Nobody can beat the %1, so %0 leads next.")},
                             Reason::own(name)));
    if (s.cardsOf(owner) <= kNearlyOut) add(leavesNoLead(s));
    PlayList lower;           // plays that would do
    bool isLowestFree = true; // of those that break nothing up
    for (const CardSet other : s.moves())
        if (!other.empty() && s.combination(other) < play) {
            lower.push_back(other);
            isLowestFree = isLowestFree && !s.isFree(other);
        }
    const bool isHighest = s.hand().highest() == move.highest();
    if (const Phrase* const kept = s.allBreak(lower); isFree && isLowestFree && kept)
        add(because(
            {PARLOUR_PHRASE("Big Two reasons", "Play the %1: anything lower would split your %2."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "%0 plays the %1: anything lower would split the %2.")},
            Reason::own(name), Reason::own(*kept)));
    else if (isFree && isLowestFree && !lower.empty())
        add(because(
            {PARLOUR_PHRASE(
                 "Big Two reasons",
                 "Play the %1: anything lower would break up cards that belong together."),
             PARLOUR_PHRASE(
                 "Big Two thoughts",
                 "%0 plays the %1: anything lower would break up cards that belong together.")},
            Reason::own(name)));
    addFewHigher(s, move, rival, name, reasons);
    addKeeps(s, move, rival, reasons);
    const bool isAmong = !others.lower.empty() || !others.five.empty() || // cheaper would do
                         (!others.same.empty() && others.same.highest() < move.highest());
    const Kind beside = isFree ? s.fiveBeside(move) : Kind::None;
    if (beside != Kind::None && move.size() == 1 &&
        (s.hand() & ofRank(move.highest().rank())).size() > 1)
        add(because({PARLOUR_PHRASE("Big Two reasons",
                                    "Beat it with the %1: you have another of its rank, so your "
                                    "%2 stays whole."),
                     PARLOUR_PHRASE("Big Two thoughts",
                                    "%0 beats it with the %1, holding another of its rank, so that "
                                    "the %2 stays whole.")},
                    Reason::own(name), kindName(beside)));
    if (!broken && isAmong) addComparison(s, move, others, reasons);
    const bool isWhole = isFree && (move.size() < 5 || !s.split(move)); // what it leaves
    if (beside != Kind::None && move.size() < 5)
        add(isHighest
                ? because({PARLOUR_PHRASE("Big Two reasons",
                                          "Beat it with the %1: your %2 stays whole, and you may "
                                          "win the lead."),
                           PARLOUR_PHRASE("Big Two thoughts",
                                          "%0 beats it with the %1, which leaves the %2 whole and "
                                          "may win the lead.")},
                          Reason::own(name), kindName(beside))
                : because({PARLOUR_PHRASE("Big Two reasons",
                                          "Beat it with the %1: your %2 stays whole, and your "
                                          "higher cards stay for later."),
                           PARLOUR_PHRASE("Big Two thoughts",
                                          "%0 beats it with the %1, which leaves the %2 whole, and "
                                          "keeps the higher cards.")},
                          Reason::own(name), kindName(beside)));
    else if (isWhole && isHighest)
        add(because({PARLOUR_PHRASE("Big Two reasons", "Beat it with the %1: that breaks nothing "
                                                       "up, and it may win you the lead."),
                     PARLOUR_PHRASE("Big Two thoughts",
                                    "%0 beats it with the %1, which breaks nothing up and may win "
                                    "the lead.")},
                    Reason::own(name)));
    else if (const CardSet one = s.onlyHigher(move); isWhole && !one.empty())
        add(because({PARLOUR_PHRASE("Big Two reasons", "Beat it with the %1: that breaks nothing "
                                                       "up, and your %2 stays for later."),
                     PARLOUR_PHRASE("Big Two thoughts", "%0 beats it with the %1, which breaks "
                                                        "nothing up, and keeps the %2.")},
                    Reason::own(name), cardName(one.highest())));
    else if (isWhole)
        add(because(
            {PARLOUR_PHRASE("Big Two reasons", "Beat it with the %1: that breaks nothing up, and "
                                               "your higher cards stay for later."),
             PARLOUR_PHRASE(
                 "Big Two thoughts",
                 "%0 beats it with the %1, which breaks nothing up, and keeps the higher cards.")},
            Reason::own(name)));
    if (!broken && !isAmong) addComparison(s, move, others, reasons);
    if (const CardSet spared = others.higher;
        broken && s.leastAfter(move) == s.least() && !spared.empty() && s.isFree(spared))
        add(because(
            {PARLOUR_PHRASE("Big Two reasons",
                            "Split your %1 rather than spend the %2: you then need no more plays "
                            "than if you passed."),
             PARLOUR_PHRASE("Big Two thoughts", "%0 splits the %1 rather than spend the %2: that "
                                                "takes no more plays than a pass.")},
            *broken, s.nameOfMove(spared)));
    if (broken && s.leastAfter(move) == s.least())
        add(because(
            {PARLOUR_PHRASE("Big Two reasons",
                            "Beat it with the %1, even if that splits your %2: you then need no "
                            "more plays than if you passed, and %3 doesn't keep the lead."),
             PARLOUR_PHRASE(
                 "Big Two thoughts",
                 "%0 beats it with the %1, although that splits the %2: it takes no more "
                 "plays than a pass, and %3 doesn't keep the lead.")},
            Reason::own(name), Reason::own(*broken), Reason::player(owner)));
    if (broken) addComparison(s, move, others, reasons);
    const Group* const group = s.split(move);
    if (broken && (!group || group->cards.size() == 5))
        add(because(
            {PARLOUR_PHRASE("Big Two reasons",
                            "Beat it with the %2: you may never get to play your %1 in one piece."),
             PARLOUR_PHRASE("Big Two thoughts", "%0 beats it with the %2, because the %1 may never "
                                                "get played in one piece.")},
            *broken, Reason::own(name)));
    add(because(
        {PARLOUR_PHRASE("Big Two reasons", "Beat it with the %1: otherwise %2 may keep the lead."),
         PARLOUR_PHRASE("Big Two thoughts",
                        "%0 beats it with the %1: otherwise %2 may keep the lead.")},
        Reason::own(name), Reason::player(owner)));
    return reasons;
}

ReasonList reasonsFor(const Standing& s, CardSet move, const Alternatives& others) {
    if (move.empty()) return whyPass(s);
    if (move == s.hand()) return {goesOut(move)};
    const Phrase& name = s.nameOfMove(move);
    return s.pub().isLead() ? whyLead(s, move, others, name) : whyAnswer(s, move, others, name);
}

// The move that comes closest to the first, of those worse: it may have dropped out.
std::optional<std::size_t> closestRival(const FlatMonteCarlo<BigTwo>& search) {
    const auto& ranking = search.ranking();
    std::optional<std::size_t> closest;
    for (const std::size_t move : ranking)
        if (search.isBetter(ranking[0], move) &&
            (!closest || search.win(move) > search.win(*closest)))
            closest = move;
    return closest;
}

// What the first move of the ranking is weighed against. `rival`: the closest that is worse.
Alternatives alternatives(const Standing& s, const FlatMonteCarlo<BigTwo>& search, CardSet rival) {
    const std::size_t best = search.ranking()[0];
    const CardSet chosen = search.moves()[best];
    const Combination play = s.combination(chosen);
    Alternatives others{rival};
    if (chosen.empty()) return others;
    const auto keep = [](CardSet& first, CardSet move) {
        if (first.empty()) first = move;
    };
    for (const std::size_t place : search.ranking()) {
        const CardSet other = search.moves()[place];
        const bool isGood = !search.isBetter(best, place);
        if (other.empty() || place == best || isTwin(chosen, other)) continue;
        if (other.size() > chosen.size() && (isGood || other == rival)) keep(others.longer, other);
        if (other.size() != chosen.size()) continue;
        const bool isLower = s.combination(other) < play;
        if (chosen.size() == 5) {
            if (s.combination(other).kind() == play.kind()) keep(others.five, other);
        } else if (chosen.size() == 1 && isGood && s.isFree(other) == s.isFree(chosen) &&
                   s.isNothingBetween(isLower ? other : chosen, isLower ? chosen : other)) {
            keep(others.same, other);
        } else if (!isLower) {
            keep(others.higher, other);
        } else if (others.lower.empty() && (s.isFree(other) || !s.isFree(chosen))) {
            others.lower = other;
            others.isLowerGood = isGood;
        }
    }
    return others;
}

// The danger for which the first move is chosen before a clearly worse one, if it shares it with
// the closest rival, which then does not tell the two apart.
std::optional<Reason> decidingDanger(const Standing& s, const FlatMonteCarlo<BigTwo>& search,
                                     CardSet rival) {
    const CardSet chosen = search.moves()[search.ranking()[0]];
    const auto isWorse = [&](const auto& isOne) {
        return std::ranges::any_of(search.ranking(), [&](std::size_t place) {
            return isOne(search.moves()[place]) && search.isBetter(search.ranking()[0], place);
        });
    };
    const Seat last = nearlyOut(s.view(), 1);
    if (s.pub().isLead() && last != kNoSeat && chosen.size() > 1 && rival.size() > 1 &&
        isWorse([](CardSet move) { return move.size() == 1; }))
        return leadsNoSingle(last, s.nameOfMove(chosen));
    if (!s.pub().isLead() && s.cardsOf(s.pub().owner) <= kNearlyOut && !chosen.empty() &&
        isWorse([](CardSet move) { return move.empty(); }))
        return leavesNoLead(s);
    return std::nullopt;
}

Reason makesNoDifference(bool isWon) {
    return isWon
               ? because({PARLOUR_PHRASE("Big Two reasons",
                                         "You win this whatever you do: any play is good."),
                          PARLOUR_PHRASE("Big Two thoughts", "%0 wins this with any play.")})
               : because({PARLOUR_PHRASE("Big Two reasons",
                                         "Hardly anything helps now: every play is about as good."),
                          PARLOUR_PHRASE(
                              "Big Two thoughts",
                              "Hardly anything helps %0 now: every play is about as good.")});
}

} // namespace

Reason goesOut(CardSet last) {
    if (last.size() == 1)
        return because({PARLOUR_PHRASE("Big Two reasons", "Play your last card: you win."),
                        PARLOUR_PHRASE("Big Two thoughts", "%0 plays the last card and wins.")});
    return because({PARLOUR_PHRASE("Big Two reasons", "Play all that you have left: you win."),
                    PARLOUR_PHRASE("Big Two thoughts", "%0 plays all that is left and wins.")});
}

Reasons explainMove(const Observation& view, CardSet move) {
    return {reasonsFor(Standing(view), move, {}).front()};
}

Reasons explain(const Observation& view, const FlatMonteCarlo<BigTwo>& search) {
    const Standing standing(view);
    const std::size_t best = search.ranking()[0];
    const CardSet chosen = search.moves()[best];
    const auto place = closestRival(search);
    const Alternatives others =
        alternatives(standing, search, place ? search.moves()[*place] : CardSet());
    const ReasonList reasons = reasonsFor(standing, chosen, others);
    const auto isEach = [&](const auto& is) {
        return search.ranking().size() > 1 && chosen != view.hand &&
               std::ranges::all_of(search.ranking(),
                                   [&](std::size_t move) { return is(search.win(move)); });
    };
    if (isEach([](double win) { return win < kLost; })) return {makesNoDifference(false)};
    if (isEach([](double win) { return win > kWon; })) return {makesNoDifference(true)};

    RivalReasons ofRivals;
    if (place) ofRivals.push_back(reasonsFor(standing, others.rival, {}));
    if (!others.lower.empty() && others.lower != others.rival)
        ofRivals.push_back(reasonsFor(standing, others.lower, {others.rival}));
    for (const std::size_t good : search.asGood()) {
        // Of moves as good one plays the cheapest: what speaks for the dearer ones as well is told.
        const CardSet other = search.moves()[good];
        const bool isDearer = other.size() == chosen.size() &&
                              standing.combination(chosen) < standing.combination(other);
        const bool sharesDanger = view.pub.isLead() && chosen.size() > 1 && other.size() > 1 &&
                                  nearlyOut(view, 1) != kNoSeat; // to be told of both
        if (!isDearer && !sharesDanger && !isTwin(chosen, other) &&
            ofRivals.size() < ofRivals.capacity())
            ofRivals.push_back(reasonsFor(standing, other, {others.rival}));
    }
    return tellingWith(decidingDanger(standing, search, others.rival), reasons, ofRivals);
}

Reasons explainSureWin(const Observation& view, const Line& line) {
    Reasons reasons = explainMove(view, line[0]);
    if (line.size() > 2) // of two plays it has been said
        reasons.push_back(because(
            {PARLOUR_PHRASE("Big Two reasons", "You win in %1 plays, whatever the others hold."),
             PARLOUR_PHRASE("Big Two thoughts", "%0 wins in %1 plays, whatever the others hold.")},
            static_cast<int>(line.size())));
    return reasons;
}

} // namespace parlour::bigtwo
