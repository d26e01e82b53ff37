#include "ai/bigtwo/explain.h"

#include "ai/base/pair_names.h"
#include "ai/bigtwo/classes.h"
#include "ai/bigtwo/plan.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace parlour::bigtwo {

namespace {

constexpr int kClose = 2;     // in percent: smaller differences do not count
constexpr int kFewHigher = 4; // cards that beat one

// The next seat with at most `cards` cards, or nobody.
Seat nearlyOut(const Observation& view, int cards) {
    for (int i = 1; i < kSeats; ++i) {
        const Seat seat = (view.seat + i) % kSeats;
        if (view.pub.handSizes[static_cast<std::size_t>(seat)] <= cards) return seat;
    }
    return kNoSeat;
}

const Phrase& nameOfKind(CardSet cards, const Observation& view) {
    return kindName(combinationOf(cards, view.pub.options).kind());
}

// "ace of spades", "pair of queens", "straight"
const Phrase& nameOf(Combination play, CardSet cards) {
    switch (play.kind()) {
    case Kind::Single: return cardName(cards.highest());
    case Kind::Pair: return pairName(cards.highest().rank());
    default: return kindName(play.kind());
    }
}

// Whether these cards still form a group like this: of the same rank, or of five cards at least as
// good a kind.
bool canMake(const Group& group, CardSet cards, const Options& options) {
    if (group.cards.size() < 5)
        return (cards & ofRank(group.cards.lowest().rank())).size() >= group.cards.size();
    bool found = false;
    forEachFive(cards, group.combination.kind(), options,
                [&](CardSet, Combination) { found = true; });
    return found;
}

// What a play does to the other groups of the hand.
class Effect {
public:
    Effect(const Plan& plan, const Observation& view, CardSet move) {
        for (const Group& group : plan.groups())
            if (group.cards == move) return;
        for (const Group& group : plan.groups())
            if (group.cards.size() != move.size() && !(group.cards & move).empty() &&
                !(group.cards - move).empty())
                (canMake(group, view.hand - move, view.pub.options) ? m_spared : m_broken) = &group;
    }

    // The largest group that the play breaks up for good.
    const Group* broken() const { return m_broken; }
    // A group that loses a card which another card can replace.
    const Group* spared() const { return m_broken ? nullptr : m_spared; }

private:
    const Group* m_broken = nullptr;
    const Group* m_spared = nullptr;
};

int fives(const Plan& plan) {
    return static_cast<int>(std::ranges::count_if(
        plan.groups(), [](const Group& group) { return group.cards.size() == 5; }));
}

Reason explainPass(const Observation& view) {
    const auto moves = BigTwo::legalMoves(view);
    if (moves.size() == 1)
        return because(PARLOUR_PHRASE("Big Two reasons", "None of its plays beats the table."));
    const Plan plan(view.hand, view.pub.options);
    for (const CardSet move : moves)
        if (!move.empty() && !Effect(plan, view, move).broken())
            return because(PARLOUR_PHRASE("Big Two reasons", "Passes: the %1 is worth more later."),
                           nameOf(combinationOf(move, view.pub.options), move));
    const Group& broken = *Effect(plan, view, moves[0]).broken();
    return because(PARLOUR_PHRASE("Big Two reasons", "Passes rather than break up its %1."),
                   nameOf(broken.combination, broken.cards));
}

Reason explainLead(const Observation& view, CardSet move) {
    const Phrase& kind = nameOfKind(move, view);
    const Seat last = nearlyOut(view, 1);
    if (last != kNoSeat && move.size() > 1)
        return because(
            PARLOUR_PHRASE("Big Two reasons", "%1 has only one card and cannot beat a %2."),
            Reason::player(last), kind);
    if (last != kNoSeat && move.highest() == view.hand.highest())
        return because(
            PARLOUR_PHRASE("Big Two reasons", "%1 has only one card, so it leads its highest."),
            Reason::player(last));
    if (classOf(move, view) == Class::A)
        return because(
            PARLOUR_PHRASE("Big Two reasons", "Nobody can beat this %1, so it leads again."), kind);
    if (last != kNoSeat)
        return because(PARLOUR_PHRASE("Big Two reasons",
                                      "Keeps the %2 for later, at a risk: %1 has only one card."),
                       Reason::player(last), cardName(view.hand.highest()));
    const Plan plan(view.hand, view.pub.options);
    const Plan rest(view.hand - move, view.pub.options);
    const Effect effect(plan, view, move);
    if (const Group* broken = effect.broken())
        return because(PARLOUR_PHRASE("Big Two reasons", "Breaks its %1 up to lead a %2."),
                       nameOf(broken->combination, broken->cards), kind);
    if (move.contains(view.hand.lowest()) && move.size() == 1)
        return because(PARLOUR_PHRASE("Big Two reasons",
                                      "Gets rid of its lowest card while it has the lead."));
    if (move.contains(view.hand.lowest()))
        return because(PARLOUR_PHRASE("Big Two reasons",
                                      "Gets rid of its lowest card in a %1 while it has the lead."),
                       kind);
    const Combination play = combinationOf(move, view.pub.options);
    if (const Group* spared = effect.spared(); spared && fives(rest) >= fives(plan))
        return because(PARLOUR_PHRASE("Big Two reasons", "Leads a spare %1; its %2 stays whole."),
                       kind, nameOf(spared->combination, spared->cards));
    if (rest.size() == 1)
        return because(
            PARLOUR_PHRASE("Big Two reasons", "Leads the %1; the rest of its hand is one play."),
            nameOf(play, move));
    return because(PARLOUR_PHRASE("Big Two reasons", "Leads the %1; the rest of its hand goes in "
                                                     "%2 plays."),
                   nameOf(play, move), rest.size());
}

Reason explainAnswer(const Observation& view, CardSet move) {
    const Phrase& kind = nameOfKind(move, view);
    const Plan plan(view.hand, view.pub.options);
    const Group* broken = Effect(plan, view, move).broken();
    if (classOf(move, view) == Class::A) {
        if (broken)
            return because(PARLOUR_PHRASE("Big Two reasons",
                                          "Breaks its %1 up: nobody can beat this %2, so it leads "
                                          "next."),
                           nameOf(broken->combination, broken->cards), kind);
        return because(
            PARLOUR_PHRASE("Big Two reasons", "Nobody can beat this %1, so it leads next."), kind);
    }
    int higher = 0;
    if (move.size() == 1)
        for (const Card card : view.unseen()) higher += card > move.highest();
    const int ownerHas = view.pub.handSizes[static_cast<std::size_t>(view.pub.owner)];
    const bool isHigh = move.size() == 1 ? higher <= kFewHigher : classOf(move, view) == Class::B;
    if (ownerHas <= 3 && (ownerHas < move.size() || isHigh))
        return because(PARLOUR_PHRASE("Big Two reasons",
                                      "Keeps %1, who has only few cards left, from leading."),
                       Reason::player(view.pub.owner));
    if (broken)
        return because(PARLOUR_PHRASE("Big Two reasons", "Breaks its %1 up to beat the table."),
                       nameOf(broken->combination, broken->cards));
    const Combination play = combinationOf(move, view.pub.options);
    const int left = Plan(view.hand - move, view.pub.options).size();
    const bool isLowest = std::ranges::none_of(BigTwo::legalMoves(view), [&](CardSet other) {
        return !other.empty() && combinationOf(other, view.pub.options) < play &&
               !Effect(plan, view, other).broken();
    });
    if (isLowest && left == 1)
        return because(PARLOUR_PHRASE("Big Two reasons",
                                      "Plays the lowest %1 that breaks nothing up; the rest of its "
                                      "hand is one play."),
                       kind);
    if (isLowest)
        return because(PARLOUR_PHRASE("Big Two reasons",
                                      "Plays the lowest %1 that breaks nothing up; the rest of its "
                                      "hand goes in %2 plays."),
                       kind, left);
    if (higher > 0 && higher <= kFewHigher)
        return because(PARLOUR_PHRASE("Big Two reasons",
                                      "Plays the %1: only %2 of the cards still out can beat it."),
                       nameOf(play, move), higher);
    if (left == 1)
        return because(PARLOUR_PHRASE("Big Two reasons",
                                      "Plays higher than it must, so that fewer can beat it; the "
                                      "rest of its hand is one play."));
    return because(PARLOUR_PHRASE("Big Two reasons",
                                  "Plays higher than it must, so that fewer can beat it; the rest "
                                  "of its hand goes in %1 plays."),
                   left);
}

// How the search decided between the two best moves. Precondition: there are two.
Reason evidence(const Observation& view, const FlatMonteCarlo<BigTwo>& search) {
    const auto won = [&](std::size_t place) {
        return percent(search.win(search.ranking()[place]));
    };
    const auto name = [&](CardSet cards) -> const Phrase& {
        return nameOf(combinationOf(cards, view.pub.options), cards);
    };
    const CardSet best = search.moves()[search.ranking()[0]];
    const CardSet next = search.moves()[search.ranking()[1]];
    const bool isClose = std::abs(won(0) - won(1)) < kClose;
    if (!isClose && won(0) < won(1)) { // points decided
        if (next.empty())
            return because(PARLOUR_PHRASE("Big Two reasons",
                                          "A pass wins more often, but loses more points when it "
                                          "does not."));
        if (!best.empty() && &name(best) == &name(next))
            return because(PARLOUR_PHRASE("Big Two reasons",
                                          "Another %1 wins more often, but loses more points when "
                                          "it does not."),
                           name(next));
        return because(PARLOUR_PHRASE("Big Two reasons",
                                      "The %1 wins more often, but loses more points when it does "
                                      "not."),
                       name(next));
    }
    if (next.empty())
        return isClose
                   ? because(PARLOUR_PHRASE("Big Two reasons",
                                            "Wins %1 of 100 deals like this; a pass is about as "
                                            "good."),
                             won(0))
                   : because(PARLOUR_PHRASE("Big Two reasons",
                                            "Wins %1 of 100 deals like this; with a pass it would "
                                            "be %2."),
                             won(0), won(1));
    if (!best.empty() && &name(best) == &name(next))
        return isClose
                   ? because(PARLOUR_PHRASE("Big Two reasons",
                                            "Wins %1 of 100 deals like this; another %2 is about "
                                            "as good."),
                             won(0), name(next))
                   : because(PARLOUR_PHRASE("Big Two reasons",
                                            "Wins %1 of 100 deals like this; with another %2 it "
                                            "would be %3."),
                             won(0), name(next), won(1));
    return isClose ? because(PARLOUR_PHRASE("Big Two reasons",
                                            "Wins %1 of 100 deals like this; the %2 is about as "
                                            "good."),
                             won(0), name(next))
                   : because(PARLOUR_PHRASE("Big Two reasons",
                                            "Wins %1 of 100 deals like this; with the %2 it would "
                                            "be %3."),
                             won(0), name(next), won(1));
}

} // namespace

Reasons explainMove(const Observation& view, CardSet move) {
    if (move.empty()) return {explainPass(view)};
    if (move == view.hand)
        return {because(PARLOUR_PHRASE("Big Two reasons", "Its last play, which wins."))};
    return {view.pub.isLead() ? explainLead(view, move) : explainAnswer(view, move)};
}

Reasons explain(const Observation& view, const FlatMonteCarlo<BigTwo>& search) {
    Reasons reasons = explainMove(view, search.moves()[search.ranking()[0]]);
    if (search.ranking().size() > 1) reasons.push_back(evidence(view, search));
    return reasons;
}

Reasons explainSureWin(const Observation& view, const Line& line) {
    Reasons reasons = explainMove(view, line[0]);
    if (line.size() > 1)
        reasons.push_back(
            because(PARLOUR_PHRASE("Big Two reasons", "Wins for certain in %1 plays."),
                    static_cast<int>(line.size())));
    return reasons;
}

} // namespace parlour::bigtwo
