#include "ai/briscola/champion.h"

#include "ai/briscola/belief.h"
#include "ai/briscola/explain.h"
#include "ai/briscola/open_hands.h"
#include "ai/briscola/rule_policy.h"
#include "ai/search/world_means.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace parlour::briscola {

namespace {

// In reasons, of the chance to win: worth a word where points say nothing; said before points;
// noticeable.
constexpr double kChanceWorthNaming = 0.02;
constexpr double kChanceBeforePoints = 0.1;
constexpr double kChanceNoticed = 0.005;

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

// What a won game counts in points: both count, for the mean of wins alone is blind to small gains
// that add up.
constexpr double kPointsOfAWin = 60;

// What the move does.
Reason explainMove(const Observation& view, Card card) {
    if (losesForTheTrumpCard(view, card))
        return because(PARLOUR_PHRASE("Briscola reasons", "Loses this trick on purpose: the loser "
                                                          "draws the %1, a trump."),
                       italian::cardName(view.pub.trumpCard));
    return explain(view, card);
}

// How it ends when all cards are known.
Reason explainEnd(const WorldMeans<Briscola>& means) {
    const std::size_t chosen = means.ranking()[0];
    const double difference = means.score(chosen);
    const int own = (120 + static_cast<int>(difference)) / 2;
    if (difference > 0)
        return because(PARLOUR_PHRASE("Briscola reasons", "Wins for certain: %1 points."), own);
    const bool sawAll = means.ranking().size() == means.moves().size();
    if (difference < 0 && sawAll)
        return because(PARLOUR_PHRASE("Briscola reasons", "Every card loses: %1 points at best."),
                       own);
    return because(
        PARLOUR_PHRASE("Briscola reasons", "With best play on both sides it will have %1 points."),
        own);
}

// How the worlds decided, against the next best card.
Reason evidence(const WorldMeans<Briscola>& means, bool isKnown) {
    if (isKnown) return explainEnd(means);
    const std::size_t chosen = means.ranking()[0];
    const std::size_t next = means.ranking()[1];
    const Phrase& nextName = italian::cardName(means.moves()[next]);
    const double points = means.score(chosen) - means.score(next);
    const double wins = means.win(chosen) - means.win(next);
    const bool hasPoints = std::lround(points) >= kMarginWorthNaming;
    if (wins >= (hasPoints ? kChanceBeforePoints : kChanceWorthNaming)) {
        const auto won = [&](std::size_t i) {
            return static_cast<int>(std::lround(means.win(i) * means.worlds(chosen)));
        };
        return because(PARLOUR_PHRASE("Briscola reasons",
                                      "Wins %1 of %2 imagined games; with the %3 it would be %4."),
                       won(chosen), means.worlds(chosen), nextName, won(next));
    }
    if (hasPoints && -wins >= kChanceNoticed)
        return because(
            PARLOUR_PHRASE(
                "Briscola reasons",
                "The %1 wins more often, but this ends %2 points further ahead, on average."),
            nextName, std::lround(points));
    if (std::lround(-points) >= kMarginWorthNaming || -wins >= kChanceWorthNaming)
        return because(
            PARLOUR_PHRASE("Briscola reasons",
                           "The %1 does a little better in the imagined games, but rules "
                           "of thumb speak for this card."),
            nextName);
    return explainMargin(means.worlds(chosen), points, nextName);
}

} // namespace

Champion::Champion(const ChampionParams& params) : m_params(params), m_means(kPointsOfAWin) {}

Decision<Briscola> Champion::decide(const Observation& view, Rng& rng, const Budget& budget,
                                    std::stop_token token) {
    const Public& pub = view.pub;
    const Seat hero = view.seat;
    const int cardsLeft = italian::kCards - pub.removed.size() - pub.played + pub.onTable;
    const int tricksLeft = cardsLeft / pub.options.players;
    const bool isTwoHanded = pub.options.players == 2;
    const bool isKnown = isTwoHanded && pub.stock == 0;
    const bool isExact = isKnown || (isTwoHanded && tricksLeft <= m_params.exactTricks);
    const StopCheck stop(std::move(token), budget);

    struct Worker {
        const Champion& champion;
        Solver& solver;
        bool isExact;
        int tricksLeft;
        Seat hero;
        const StopCheck& stop;

        State sample(const Observation& from, Rng& chance) const {
            return champion.m_params.infers ? sampleLikely(from, chance)
                                            : Briscola::sample(from, chance);
        }
        Prospect operator()(State& state, Rng& chance) const {
            std::int64_t positions = std::numeric_limits<std::int64_t>::max();
            if (isExact)
                if (const auto value = solver.solve(state, hero, tricksLeft, positions, stop))
                    return prospect(*value);
            return playOut(state, hero, champion.m_params.playsRandomly, chance);
        }
    };
    while (std::ssize(m_solvers) < budget.threads) m_solvers.emplace_back(kTableBits);
    const auto worker = [&](int thread) {
        return Worker{*this, m_solvers[static_cast<std::size_t>(thread)], isExact, tricksLeft, hero,
                      stop};
    };
    m_means.run(view, {isKnown ? 1 : m_params.worlds, 1, budget.threads, m_params.overlook}, rng,
                stop, worker);

    if (m_params.opinion > 0 && !isKnown) {
        const TrickView trick(pub, hero);
        m_means.prefer([&](std::size_t move) {
            return 0.01 * m_params.opinion * RulePolicy::score(trick, m_means.moves()[move]);
        });
    }
    Decision<Briscola> decision;
    decision.move = m_means.moves()[m_means.ranking()[0]];
    decision.reasons.push_back(explainMove(view, decision.move));
    if (m_means.ranking().size() > 1) decision.reasons.push_back(evidence(m_means, isKnown));
    decision.candidates = m_means.candidates(ValueKind::Win);
    decision.simulations = m_means.simulations();
    return decision;
}

} // namespace parlour::briscola
