#include "ai/samurai/champion.h"

#include "ai/samurai/belief.h"
#include "ai/samurai/explain.h"
#include "ai/samurai/rule_policy.h"
#include "ai/samurai/setup.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace parlour::samurai {

namespace {

// Of 100 games.
constexpr int kMarginWorthNaming = 2;
constexpr int kNearlyAll = 97;
constexpr double kHardlyAny = 2.5;

Prospect prospect(const State& state, Seat hero) {
    const Public& pub = state.pub;
    const Verdict verdict = Samurai::verdict(pub);
    int ahead = 100;
    for (Seat seat = 0; seat < pub.options.players; ++seat) {
        if (seat == hero) continue;
        const auto of = [&](Seat s) {
            return 2 * verdict.castesLed(s) + total(pub.captured[static_cast<std::size_t>(s)]);
        };
        ahead = std::min(ahead, of(hero) - of(seat));
    }
    const double win = verdict.isWinner(hero) ? 1.0 / std::popcount(verdict.winners) : 0.0;
    return {win, static_cast<double>(ahead)};
}

// Imagines worlds and plays them on.
struct Worker {
    const RulePolicy& policy;
    const ChampionParams& params;
    Seat hero;

    State sample(const Observation& view, Rng& rng) const {
        return params.infers ? imagine(view, rng) : Samurai::sample(view, rng);
    }
    Prospect operator()(State& state, Rng& rng) const {
        while (!state.pub.isOver()) {
            if (params.playsRandomly || state.pub.phase == Phase::Putting)
                Samurai::playRandomMove(state, rng);
            else if (state.pub.phase == Phase::Taking)
                Samurai::apply(state, Move::take(firstChoice(Samurai::legalMoves(state))));
            else
                Samurai::apply(state, policy.choose(state.pub, state.handToMove()));
        }
        return prospect(state, hero);
    }
};

Samurai::MoveList stepsToTry(const Observation& view, const RulePolicy& policy, int width) {
    if (isSetup(view)) return Samurai::legalMoves(view);
    struct Step {
        Move move;
        float value;
        std::size_t place;
    };
    boost::container::static_vector<Step, Samurai::MoveList::static_capacity> all;
    policy.forEachStep(view.pub, view.hand, [&](const Move& move, float value) {
        all.push_back({move, value, all.size()});
    });
    const auto most = std::min(all.size(), static_cast<std::size_t>(width));
    std::partial_sort(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(most), all.end(),
                      [](const Step& a, const Step& b) {
                          return a.value != b.value ? a.value > b.value : a.place < b.place;
                      });
    Samurai::MoveList moves;
    for (std::size_t i = 0; i < most; ++i) moves.push_back(all[i].move);
    if (view.pub.stepsThisTurn > 0) moves.push_back(Move::end());
    return moves.empty() ? Samurai::legalMoves(view) : moves;
}

bool isHopeless(const WorldMeans<Samurai>& means) {
    return std::ranges::all_of(
        means.ranking(), [&](std::size_t move) { return 100 * means.win(move) < kHardlyAny; });
}

bool isClearlyBest(const WorldMeans<Samurai>& means) {
    const double best = means.win(means.ranking()[0]);
    return std::all_of(means.ranking().begin() + 1, means.ranking().end(), [&](std::size_t move) {
        return 100 * (best - means.win(move)) >= kMarginWorthNaming;
    });
}

// How the worlds decided, against the next best step.
Reason evidence(const Public& pub, const WorldMeans<Samurai>& means) {
    const auto won = [&](std::size_t i) { return inHundred(means.win(means.ranking()[i])); };
    const Move& next = means.moves()[means.ranking()[1]];
    const bool isClose = won(0) - won(1) < kMarginWorthNaming;
    if (won(0) >= kNearlyAll)
        return isClose || won(1) >= kNearlyAll
                   ? because(PARLOUR_PHRASE("Samurai reasons",
                                            "Wins nearly all imagined games; the next best "
                                            "move does about as well."))
                   : because(PARLOUR_PHRASE("Samurai reasons",
                                            "Wins nearly all imagined games; the next best "
                                            "move wins %1 of 100."),
                             won(1));
    if (isHopeless(means))
        return because(PARLOUR_PHRASE("Samurai reasons",
                                      "Hardly any imagined game is won, whatever it plays."));
    if (isClose)
        return because(PARLOUR_PHRASE("Samurai reasons",
                                      "Wins %1 of 100 imagined games; the next best move does "
                                      "about as well."),
                       won(0));
    if (next.kind == Move::Kind::End)
        return because(PARLOUR_PHRASE("Samurai reasons",
                                      "Wins %1 of 100 imagined games; if the turn ended here it "
                                      "would be %2."),
                       won(0), won(1));
    const int settlement = settlementOf(pub, next);
    if (settlement < 0)
        return because(PARLOUR_PHRASE("Samurai reasons",
                                      "Wins %1 of 100 imagined games; with the %2 it would be "
                                      "%3."),
                       won(0), tileName(next.tileUsed()), won(1));
    return because(PARLOUR_PHRASE("Samurai reasons",
                                  "Wins %1 of 100 imagined games; next best is the %2 at %3, "
                                  "with %4."),
                   won(0), tileName(next.tileUsed()), settlementName(pub, settlement), won(1));
}

void addEvidence(Reasons& reasons, const Observation& view, const WorldMeans<Samurai>& means) {
    if (means.ranking().size() < 2) return;
    Public after = view.pub;
    Samurai::applySeen(after, means.moves()[means.ranking()[0]]);
    if (after.isOver() && Samurai::verdict(after).winners == 1 << view.seat) return; // no guess
    if (isHopeless(means) && reasons.size() == reasons.capacity()) reasons.pop_back();
    if (reasons.size() < reasons.capacity()) reasons.push_back(evidence(view.pub, means));
}

Reason explainTake(Tile tile) {
    if (tile.isExchange())
        return because(PARLOUR_PHRASE("Samurai reasons", "Begins with the %1 in hand."),
                       tileName(tile));
    if (tile.castes() == kAllCastes)
        return because(
            PARLOUR_PHRASE("Samurai reasons", "Begins with the %1, which counts for every caste."),
            tileName(tile));
    return because(
        PARLOUR_PHRASE("Samurai reasons", "Begins with the %1: strength %2 for one caste."),
        tileName(tile), tile.strength());
}

Reason explainSetup(const Observation& view, const Move& move) {
    if (move.kind == Move::Kind::Take) return explainTake(move.tile);
    const int settlement = settlementOf(view.pub, move);
    const Phrase where = settlementName(view.pub, settlement);
    Tile strongest = kTileExchange;
    for (const Tile tile : view.hand.types())
        if (tile.castes() == 1 << move.caste && tile.strength() > strongest.strength())
            strongest = tile;
    if (strongest != kTileExchange)
        return because(PARLOUR_PHRASE("Samurai reasons",
                                      "Puts the %1 in %2: the %3 to fight for it is in hand."),
                       casteName(move.caste), where, tileName(strongest));
    return because(
        PARLOUR_PHRASE("Samurai reasons", "Puts the %1 in %2, which takes %3 tiles on land to "
                                          "surround."),
        casteName(move.caste), where, view.pub.openLand[static_cast<std::size_t>(settlement)]);
}

} // namespace

Champion::Champion(const ChampionParams& params) : m_params(params), m_means(params.scoreOfAWin) {}

Decision<Samurai> Champion::decide(const Observation& view, Rng& rng, const Budget& budget,
                                   std::stop_token token) {
    if (isSetup(view) && !m_params.searchesSetup) return decideSetup(view, rng);
    const RulePolicy& policy = RulePolicy::of(view.pub.options.players);
    const StopCheck stop(std::move(token), budget);
    const auto worker = [&](int) { return Worker{policy, m_params, view.seat}; };
    const Samurai::MoveList moves = stepsToTry(view, policy, m_params.width);
    int worlds = moves.size() == 1 ? 1 : m_params.worlds;
    if (isSetup(view)) // games from the beginning take longer, and everything is tried
        worlds =
            std::clamp(worlds * m_params.width / 2 / static_cast<int>(moves.size()), 1, worlds);
    m_means.run(view, moves, {worlds, m_params.rounds, budget.threads, m_params.overlook}, rng,
                stop, worker);

    Decision<Samurai> decision;
    decision.move = m_means.moves()[m_means.ranking()[0]];
    if (isSetup(view)) {
        decision.reasons.push_back(explainSetup(view, decision.move));
        if (isClearlyBest(m_means))
            decision.reasons.push_back(because(
                PARLOUR_PHRASE("Samurai reasons", "This won most often in the imagined games.")));
    } else {
        decision.reasons = explain(view, decision.move);
        addEvidence(decision.reasons, view, m_means);
    }
    // What is forced was tried once only, which says nothing of its chances.
    if (moves.size() > 1) decision.candidates = m_means.candidates(ValueKind::Win);
    decision.simulations = m_means.simulations();
    return decision;
}

} // namespace parlour::samurai
