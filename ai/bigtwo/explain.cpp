#include "ai/bigtwo/explain.h"

#include "ai/base/pair_names.h"
#include "ai/base/telling.h"
#include "ai/bigtwo/classes.h"
#include "ai/bigtwo/plan.h"

#include <algorithm>
#include <optional>

namespace parlour::bigtwo {

namespace {

constexpr int kNearlyOut = 3; // cards
constexpr int kFewHigher = 4; // cards that beat one, and at most a quarter of those still out

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
        return m_plan.highestFive().combination.kind() == Kind::Straight &&
               fiveLeft(move) == Kind::None && RankSet::atLeast(2, hand()).size() > 1;
    }

    // The largest group of the plan that the move splits, or none.
    const Group* split(CardSet move) const {
        const Group* largest = nullptr;
        for (const Group& group : m_plan.groups())
            if (!(group.cards & move).empty() && !(group.cards - move).empty()) largest = &group;
        return largest;
    }

    // What the move breaks up, by name: the group of the plan that it splits, or the five cards
    // among the fewest plays; null: nothing that has a name.
    const Phrase* broken(CardSet move) const {
        if (const Group* const group = split(move))
            return &nameOf(group->combination, group->cards);
        const Kind five = isFree(move) ? Kind::None : bestFive(hand(), move);
        return five == Kind::None ? nullptr : &kindName(five);
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
    // Whether the move is a single card that few of them beat, and no rival is beaten by fewer.
    bool isHardToBeat(CardSet move, CardSet rival) const {
        if (move.size() != 1 || isSure(move)) return false;
        if (rival.size() == 1 && rival.highest() > move.highest()) return false;
        return higher(move) <= kFewHigher && 4 * higher(move) <= m_view.unseen().size();
    }

private:
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
    if (const Group* const group = s.split(lowest); group && lowest != least && least.size() < 5)
        return {because(
            {PARLOUR_PHRASE("Big Two reasons",
                            "Pass: to beat this you would have to split your %1 or spend your %2."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "%0 passes rather than split the %1 or spend the %2.")},
            nameOf(group->combination, group->cards), name)};
    if (least.size() == 5 || least.highest().rank() >= Ace)
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

// What may be said of any play, the most telling first. `name` is what the reasons call it: in
// those of the next best the best one's, so that only what differs is told.
void addDecisive(const Standing& s, CardSet move, CardSet rival, const Phrase& name,
                 ReasonList& reasons) {
    const auto add = [&](const Reason& reason) { reasons.push_back(reason); };
    const bool isSure = s.isSure(move);
    const bool isLast = s.leastAfter(move) == 1; // one play is left
    if (isSure && isLast)
        add(because(
            {PARLOUR_PHRASE("Big Two reasons",
                            "Nobody can beat the %1, and then you play the rest and win."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "Nobody can beat the %1, and then %0 plays the rest and wins.")},
            name));
    if (const Seat last = nearlyOut(s.view(), 1); last != kNoSeat) {
        if (move.size() > 1 && s.pub().isLead())
            add(because(
                {PARLOUR_PHRASE(
                     "Big Two reasons",
                     "Play no single card: %1 has only one card left and can't beat the %2."),
                 PARLOUR_PHRASE(
                     "Big Two thoughts",
                     "%0 plays no single card: %1 has only one card left and can't beat the %2.")},
                Reason::player(last), name));
        else if (move.size() == 1 && move.highest() == s.hand().highest())
            add(because({PARLOUR_PHRASE("Big Two reasons",
                                        "Play your highest card: %1 has only one card left."),
                         PARLOUR_PHRASE("Big Two thoughts",
                                        "%0 plays the highest card: %1 has only one card left.")},
                        Reason::player(last)));
        else if (move.size() == 1 && !isSure)
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
        else if (!isSure && move.highest().rank() >= Jack &&
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
// `rival`: the next best play, or empty.
void addComparison(const Standing& s, CardSet move, CardSet rival, ReasonList& reasons) {
    if (rival.empty()) return;
    const Group* const group = s.isFree(move) ? s.split(rival) : nullptr;
    if (group && (group->cards & move).empty())
        reasons.push_back(
            because({PARLOUR_PHRASE("Big Two reasons", "This keeps your %1 together."),
                     PARLOUR_PHRASE("Big Two thoughts", "This keeps the %1 together.")},
                    nameOf(group->combination, group->cards)));
    if (move.size() > 2 || move.size() != rival.size()) return;
    if (move.highest().rank() == rival.highest().rank()) return; // hardly another play
    reasons.push_back(
        s.combination(move) < s.combination(rival)
            ? because({PARLOUR_PHRASE("Big Two reasons", "Play the %1 and keep the %2 for later."),
                       PARLOUR_PHRASE("Big Two thoughts",
                                      "%0 plays the %1 and keeps the %2 for later.")},
                      s.nameOfMove(move), s.nameOfMove(rival))
            : because({PARLOUR_PHRASE("Big Two reasons",
                                      "Play the %1 rather than the %2: it is harder to beat."),
                       PARLOUR_PHRASE("Big Two thoughts",
                                      "%0 plays the %1 rather than the %2: it is harder to beat.")},
                      s.nameOfMove(move), s.nameOfMove(rival)));
}

ReasonList whyLead(const Standing& s, CardSet move, CardSet rival, const Phrase& name) {
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
            name, cardName(back.highest())));
    addDecisive(s, move, rival, name, reasons);
    const Group* const group = s.isFree(move) ? nullptr : s.split(move);
    if (s.isSure(move) && group)
        add(because(
            {PARLOUR_PHRASE("Big Two reasons",
                            "Split your %1: nobody can beat the %2, so you lead again."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "%0 splits the %1: nobody can beat the %2, so %0 leads again.")},
            nameOf(group->combination, group->cards), name));
    else if (move.size() == 5 && s.nobodyHas(5))
        add(because({PARLOUR_PHRASE("Big Two reasons",
                                    "Nobody has five cards left to beat the %1, so you lead "
                                    "again."),
                     PARLOUR_PHRASE("Big Two thoughts",
                                    "Nobody has five cards left to beat the %1, so %0 leads "
                                    "again.")},
                    name));
    else if (s.isSure(move))
        add(because(
            {PARLOUR_PHRASE("Big Two reasons", "Nobody can beat the %1, so you lead again."),
             PARLOUR_PHRASE("Big Two thoughts", "Nobody can beat the %1, so %0 leads again.")},
            name));
    if (const Kind five = s.fiveLeft(move); move.size() < 5 && five != Kind::None)
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
                        name));
        if (hasLowest && move.size() > 1)
            add(because(
                {PARLOUR_PHRASE("Big Two reasons",
                                "You have the lead: get rid of the %1, your lowest card, in a %2."),
                 PARLOUR_PHRASE(
                     "Big Two thoughts",
                     "%0 has the lead and gets rid of the %1, the lowest card in hand, in a %2.")},
                cardName(hand.lowest()), kindName(play.kind())));
    };
    if (group && move.size() == 2 && hasLowest && s.prefersPairs(move))
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
    if (s.isHardToBeat(move, rival))
        add(counted(s.higher(move),
                    Wording(PARLOUR_PHRASE("Big Two reasons",
                                           "Only one of the cards still out beats the %1.")),
                    Wording(PARLOUR_PHRASE("Big Two reasons",
                                           "Only %2 of the cards still out beat the %1.")),
                    name));
    if (move.size() == 2 && s.isFree(move))
        add(because(
            {PARLOUR_PHRASE("Big Two reasons", "Get rid of two cards at once with the %1."),
             PARLOUR_PHRASE("Big Two thoughts", "%0 gets rid of two cards at once with the %1.")},
            name));
    addComparison(s, move, rival, reasons);
    if (!hasLowest)
        add(because(
            {PARLOUR_PHRASE(
                 "Big Two reasons",
                 "Lead the %1 rather than a lower card: whoever wants the lead has to spend more."),
             PARLOUR_PHRASE("Big Two thoughts", "%0 leads the %1 rather than a lower card: whoever "
                                                "wants the lead has to spend more.")},
            name));
    if (s.pub().needsThreeOfDiamonds()) addLowest(); // so do all plays
    return reasons;
}

ReasonList whyAnswer(const Standing& s, CardSet move, CardSet rival, const Phrase& name) {
    ReasonList reasons;
    const auto add = [&](const Reason& reason) { reasons.push_back(reason); };
    const Combination play = s.combination(move);
    const Seat owner = s.pub().owner;
    const bool isFree = s.isFree(move);
    const Group* const group = isFree ? nullptr : s.split(move);
    addDecisive(s, move, rival, name, reasons);
    if (s.isSure(move))
        add(group ? because(
                        {PARLOUR_PHRASE("Big Two reasons",
                                        "Split your %1: nobody can beat the %2, so you lead next."),
                         PARLOUR_PHRASE("Big Two thoughts",
                                        "%0 splits the %1: nobody can beat the %2.")},
                        nameOf(group->combination, group->cards), name)
                  : because({PARLOUR_PHRASE("Big Two reasons",
                                            "Nobody can beat the %1, so you lead next."),
                             PARLOUR_PHRASE("Big Two thoughts",
                                            "Nobody can beat the %1, so %0 leads next.")},
                            name));
    if (s.cardsOf(owner) <= kNearlyOut)
        add(counted(
            s.cardsOf(owner),
            {PARLOUR_PHRASE("Big Two reasons",
                            "Don't leave the lead to %1, who has only one card left."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "%0 doesn't leave the lead to %1, who has only one card left.")},
            {PARLOUR_PHRASE("Big Two reasons",
                            "Don't leave the lead to %1, who has only %2 cards left."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "%0 doesn't leave the lead to %1, who has only %2 cards left.")},
            Reason::player(owner)));
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
            name, *kept));
    else if (isFree && isLowestFree && !lower.empty())
        add(because(
            {PARLOUR_PHRASE(
                 "Big Two reasons",
                 "Play the %1: anything lower would break up cards that belong together."),
             PARLOUR_PHRASE(
                 "Big Two thoughts",
                 "%0 plays the %1: anything lower would break up cards that belong together.")},
            name));
    if (s.isHardToBeat(move, rival))
        add(counted(s.higher(move),
                    Wording(PARLOUR_PHRASE("Big Two reasons",
                                           "Only one of the cards still out beats the %1.")),
                    Wording(PARLOUR_PHRASE("Big Two reasons",
                                           "Only %2 of the cards still out beat the %1.")),
                    name));
    const bool isRivalHigher = !rival.empty() && play < s.combination(rival);
    if (!group && !isRivalHigher) addComparison(s, move, rival, reasons);
    if (isFree ? isHighest : !group)
        add(because({PARLOUR_PHRASE("Big Two reasons", "Beat it with the %1: that breaks nothing "
                                                       "up, and it may win you the lead."),
                     PARLOUR_PHRASE("Big Two thoughts",
                                    "%0 beats it with the %1, which breaks nothing up and may win "
                                    "the lead.")},
                    name));
    else if (const CardSet one = s.onlyHigher(move); isFree && !one.empty())
        add(because({PARLOUR_PHRASE("Big Two reasons", "Beat it with the %1: that breaks nothing "
                                                       "up, and your %2 stays for later."),
                     PARLOUR_PHRASE("Big Two thoughts", "%0 beats it with the %1, which breaks "
                                                        "nothing up, and keeps the %2.")},
                    name, cardName(one.highest())));
    else if (isFree)
        add(because(
            {PARLOUR_PHRASE("Big Two reasons", "Beat it with the %1: that breaks nothing up, and "
                                               "your higher cards stay for later."),
             PARLOUR_PHRASE(
                 "Big Two thoughts",
                 "%0 beats it with the %1, which breaks nothing up, and keeps the higher cards.")},
            name));
    if (isRivalHigher) addComparison(s, move, rival, reasons);
    if (!isFree && s.leastAfter(move) == s.least() && group)
        add(because(
            {PARLOUR_PHRASE("Big Two reasons",
                            "Split your %1: it costs you no extra play, and %2 doesn't keep the "
                            "lead."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "%0 splits the %1: it costs no extra play, and %2 doesn't keep the "
                            "lead.")},
            nameOf(group->combination, group->cards), Reason::player(owner)));
    if (group)
        add(because(
            {PARLOUR_PHRASE("Big Two reasons",
                            "Beat it with the %2: whole, your %1 may never get its turn."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "%0 beats it with the %2: whole, the %1 may never get played.")},
            nameOf(group->combination, group->cards), name));
    return reasons;
}

ReasonList reasonsFor(const Standing& s, CardSet move, CardSet rival, const Phrase& name) {
    if (move.empty()) return whyPass(s);
    if (move == s.hand()) return {goesOut(move)};
    return s.pub().isLead() ? whyLead(s, move, rival, name) : whyAnswer(s, move, rival, name);
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

} // namespace

Reason goesOut(CardSet last) {
    if (last.size() == 1)
        return because({PARLOUR_PHRASE("Big Two reasons", "Play your last card: you win."),
                        PARLOUR_PHRASE("Big Two thoughts", "%0 plays the last card and wins.")});
    return because({PARLOUR_PHRASE("Big Two reasons", "Play all that you have left: you win."),
                    PARLOUR_PHRASE("Big Two thoughts", "%0 plays all that is left and wins.")});
}

Reasons explainMove(const Observation& view, CardSet move) {
    const Standing s(view);
    return {reasonsFor(s, move, {}, s.nameOfMove(move)).front()};
}

Reasons explain(const Observation& view, const FlatMonteCarlo<BigTwo>& search) {
    const Standing standing(view);
    const CardSet chosen = search.moves()[search.ranking()[0]];
    const Phrase& name = standing.nameOfMove(chosen);
    const auto place = closestRival(search);
    const CardSet rival = place ? search.moves()[*place] : CardSet();
    RivalReasons ofRivals;
    if (place) ofRivals.push_back(reasonsFor(standing, rival, {}, name));
    for (const std::size_t other : search.asGood())
        ofRivals.push_back(reasonsFor(standing, search.moves()[other], {}, name));
    return {telling(reasonsFor(standing, chosen, rival, name), ofRivals)};
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
