#include "ai/briscola/champion.h"

#include "ai/briscola/explain.h"
#include "ai/briscola/open_hands.h"
#include "ai/briscola/rule_policy.h"
#include "ai/search/world_means.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace parlour::briscola {

namespace {

constexpr double kChanceWorthNaming = 0.02; // in a reason

Prospect prospect(int difference) {
    return {difference > 0 ? 1.0 : difference < 0 ? 0.0 : 0.5, static_cast<double>(difference)};
}

// The hero's side's points less those of the strongest other side.
int difference(const Public& pub, Seat hero) {
    int strongest = 0;
    for (Seat seat = 0; seat < pub.options.players; ++seat)
        if (!pub.areAllies(seat, hero)) strongest = std::max(strongest, pub.sidePoints(seat));
    return pub.sidePoints(hero) - strongest;
}

// Plays on by rules. Two players without a stock know each other's cards and play exactly.
Prospect playOut(State& state, Seat hero, bool playsRandomly, Rng& rng) {
    const Public& pub = state.pub;
    while (!pub.isOver()) {
        if (pub.options.players == 2 && pub.stock == 0 && pub.onTable == 0) {
            const Hand& mine = state.hands[static_cast<std::size_t>(hero)];
            const Hand& his = state.hands[static_cast<std::size_t>(1 - hero)];
            const OpenHands hands(mine, mine.size(), his, his.size(), pub.trump());
            return prospect(difference(pub, hero) + hands.value(pub.leader == hero));
        }
        if (playsRandomly)
            Briscola::playRandomMove(state, rng);
        else
            Briscola::applyAt(state, RulePolicy::choose(state));
    }
    return prospect(difference(pub, hero));
}

// How good a card is to play: points, and what it does for winning the game. Both count, for the
// mean of wins alone is blind to small gains that add up.
constexpr double kPointsOfAWin = 60;

double merit(const WorldMeans<Briscola>& means, std::size_t i) {
    return means.score(i) + kPointsOfAWin * means.win(i);
}

// How the worlds decided, against the next best card.
Reason evidence(const WorldMeans<Briscola>& means, std::size_t chosen, bool isKnown) {
    if (isKnown) {
        const int own = (120 + static_cast<int>(means.score(chosen))) / 2;
        return because(PARLOUR_PHRASE("Briscola reasons",
                                      "The stock is used up, so all cards are known: with best "
                                      "play on both sides it will have %1 points."),
                       own);
    }
    std::size_t next = chosen == 0 ? 1 : 0;
    for (std::size_t i = 0; i < means.moves().size(); ++i)
        if (i != chosen && merit(means, i) > merit(means, next)) next = i;
    const Phrase& nextName = italian::cardName(means.moves()[next]);
    const double points = means.score(chosen) - means.score(next);
    const double wins = means.win(chosen) - means.win(next);
    if (std::lround(points) < kMarginWorthNaming && wins >= kChanceWorthNaming) {
        const auto won = [&](std::size_t i) {
            return static_cast<int>(std::lround(means.win(i) * means.worlds()));
        };
        return because(PARLOUR_PHRASE("Briscola reasons",
                                      "Wins %1 of %2 imagined games; with the %3 it would be %4."),
                       won(chosen), means.worlds(), nextName, won(next));
    }
    return explainMargin(means.worlds(), points, nextName);
}

} // namespace

Decision<Briscola> Champion::decide(const Observation& view, Rng& rng, const Budget& budget,
                                    std::stop_token token) {
    const Public& pub = view.pub;
    const Seat hero = view.seat;
    const int cardsLeft = italian::kCards - pub.removed.size() - pub.played + pub.onTable;
    const int tricksLeft = cardsLeft / pub.options.players;
    const bool isTwoHanded = pub.options.players == 2;
    const bool isExact = isTwoHanded && tricksLeft <= m_params.exactTricks;
    const bool isKnown = isTwoHanded && pub.stock == 0;

    const auto solve = [&](const State& state) {
        std::int64_t positions = std::numeric_limits<std::int64_t>::max();
        return prospect(*m_solver.solve(state, hero, tricksLeft, positions, {}));
    };
    const WorldMeans<Briscola> means(
        view, isKnown ? 1 : m_params.worlds, rng, StopCheck(std::move(token), budget),
        [&](State& state, Rng& chance) {
            return isExact || isKnown ? solve(state)
                                      : playOut(state, hero, m_params.playsRandomly, chance);
        });

    const auto count = static_cast<std::size_t>(view.hand.size());
    std::size_t best = 0;
    for (std::size_t i = 1; i < count; ++i)
        if (merit(means, i) > merit(means, best)) best = i;

    Decision<Briscola> decision;
    decision.move = means.moves()[best];
    decision.reasons.push_back(explain(view, decision.move));
    if (count > 1) decision.reasons.push_back(evidence(means, best, isKnown));
    for (std::size_t i = 0; i < count; ++i)
        decision.candidates.push_back(
            {means.moves()[i], means.win(i), static_cast<std::uint32_t>(means.worlds())});
    return decision;
}

} // namespace parlour::briscola
