#include "ai/bigtwo/explain.h"

#include "ai/bigtwo/classes.h"
#include "ai/bigtwo/plan.h"

#include <algorithm>
#include <cmath>

namespace parlour::bigtwo {

namespace {

// The next of the others to have few enough cards, else nobody.
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

// The plan's group that the move takes only a part of, if there is one.
const Group* brokenGroup(const Plan& plan, CardSet move) {
    for (const Group& group : plan.groups())
        if (group.cards == move) return nullptr;
    for (auto group = plan.groups().rbegin(); group != plan.groups().rend(); ++group)
        if (group->cards.size() > 1 && !(group->cards & move).empty()) return &*group;
    return nullptr;
}

Reason explainPass(const Observation& view) {
    const auto moves = BigTwo::legalMoves(view);
    if (moves.size() == 1)
        return because(PARLOUR_PHRASE("Big Two reasons", "None of its plays beats the table."));
    const Plan plan(view.hand, view.pub.options);
    const Combination toBeat = view.pub.toBeat();
    for (const Group& group : plan.groups())
        if (group.combination.beats(toBeat)) {
            const Phrase& card = cardName(group.cards.highest());
            if (group.cards.size() == 1)
                return because(
                    PARLOUR_PHRASE("Big Two reasons", "Passes: the %1 is worth more later."), card);
            return because(PARLOUR_PHRASE("Big Two reasons",
                                          "Passes: the %1 with the %2 is worth more later."),
                           kindName(group.combination.kind()), card);
        }
    if (const Group* broken = brokenGroup(plan, moves[0]))
        return because(
            PARLOUR_PHRASE("Big Two reasons", "Passes rather than break its %1 with the %2 up."),
            kindName(broken->combination.kind()), cardName(broken->cards.highest()));
    return because(
        PARLOUR_PHRASE("Big Two reasons", "Passes rather than break its other plays up."));
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
    if (const Group* broken = brokenGroup(Plan(view.hand, view.pub.options), move))
        return because(PARLOUR_PHRASE("Big Two reasons", "Breaks its %1 up to lead a %2."),
                       kindName(broken->combination.kind()), kind);
    if (move.contains(view.hand.lowest()) && move.size() == 1)
        return because(PARLOUR_PHRASE("Big Two reasons",
                                      "Gets rid of its lowest card while it has the lead."));
    if (move.contains(view.hand.lowest()))
        return because(PARLOUR_PHRASE("Big Two reasons",
                                      "Gets rid of its lowest card in a %1 while it has the lead."),
                       kind);
    const int left = Plan(view.hand - move, view.pub.options).size();
    return because(PARLOUR_PHRASE("Big Two reasons", "Leads a %1; the rest of its hand goes in %2 "
                                                     "plays."),
                   kind, left);
}

Reason explainAnswer(const Observation& view, CardSet move) {
    const Phrase& kind = nameOfKind(move, view);
    const Plan plan(view.hand, view.pub.options);
    const Group* broken = brokenGroup(plan, move);
    if (classOf(move, view) == Class::A) {
        if (broken)
            return because(PARLOUR_PHRASE("Big Two reasons",
                                          "Breaks its %1 up: nobody can beat this %2, so it leads "
                                          "next."),
                           kindName(broken->combination.kind()), kind);
        return because(
            PARLOUR_PHRASE("Big Two reasons", "Nobody can beat this %1, so it leads next."), kind);
    }
    if (const auto owner = view.pub.owner;
        owner != kNoSeat && view.pub.handSizes[static_cast<std::size_t>(owner)] <= 3)
        return because(PARLOUR_PHRASE("Big Two reasons",
                                      "Keeps %1, who has only few cards left, from leading."),
                       Reason::player(owner));
    if (broken)
        return because(PARLOUR_PHRASE("Big Two reasons", "Breaks its %1 up to beat the table."),
                       kindName(broken->combination.kind()));
    const bool isLowest = std::ranges::all_of(plan.groups(), [&](const Group& group) {
        return group.combination >= combinationOf(move, view.pub.options) ||
               !group.combination.beats(view.pub.toBeat());
    });
    if (isLowest)
        return because(PARLOUR_PHRASE("Big Two reasons",
                                      "Gets rid of its lowest %1 that beats the table; the rest of "
                                      "its hand goes in %2 plays."),
                       kind, plan.size() - 1);
    return because(PARLOUR_PHRASE("Big Two reasons",
                                  "Plays higher than it must, so that fewer can beat it; the rest "
                                  "of its hand goes in %1 plays."),
                   plan.size() - 1);
}

} // namespace

Reason explain(const Observation& view, CardSet move) {
    if (move.empty()) return explainPass(view);
    if (move == view.hand)
        return because(PARLOUR_PHRASE("Big Two reasons", "Its last play, which wins."));
    return view.pub.isLead() ? explainLead(view, move) : explainAnswer(view, move);
}

Reason evidence(const WorldMeans<BigTwo>& means, const Observation& view) {
    const auto percent = [&](std::size_t place) {
        return static_cast<int>(std::lround(100 * means.win(means.ranking()[place])));
    };
    const CardSet next = means.moves()[means.ranking()[1]];
    if (next.empty())
        return because(PARLOUR_PHRASE("Big Two reasons",
                                      "Wins %1 of 100 imagined deals; with a pass it would be %2."),
                       percent(0), percent(1));
    if (next.size() == 1)
        return because(PARLOUR_PHRASE("Big Two reasons",
                                      "Wins %1 of 100 imagined deals; with the %2 it would be %3."),
                       percent(0), cardName(next.highest()), percent(1));
    return because(PARLOUR_PHRASE("Big Two reasons",
                                  "Wins %1 of 100 imagined deals; with the %2 with the %3 it would "
                                  "be %4."),
                   percent(0), nameOfKind(next, view), cardName(next.highest()), percent(1));
}

} // namespace parlour::bigtwo
