#include "ai/samurai/simple_players.h"

#include "ai/samurai/explain.h"
#include "ai/samurai/rule_policy.h"
#include "ai/samurai/setup.h"

#include <algorithm>

namespace parlour::samurai {

namespace {

Decision<Samurai> decision(const Move& move, const Reasons& reasons) {
    return {move, reasons, {}, {}};
}

struct Best {
    Move move = Move::end();
    double value = 0;
    bool isStep = false; // false if nothing is worth playing and the turn ends
};

// The step of the highest value; `ties` says which of several. A step that `waits(step)` and is of
// no value is played only if the turn would otherwise be empty.
Best bestStep(const Observation& view, Ties ties, Rng& rng, const auto& valueOf,
              const auto& waits) {
    const auto moves = Samurai::legalMoves(view);
    Best best;
    const auto choose = [&](bool mayWait) {
        std::uint32_t equal = 0;
        for (const Move& move : moves) {
            if (move.kind == Move::Kind::End) continue;
            const double value = valueOf(move);
            if (mayWait && value <= 0 && waits(move)) continue;
            if (best.isStep && value < best.value) continue;
            if (!best.isStep || value > best.value) equal = 0;
            ++equal;
            if (ties == Ties::Lot ? rng.below(equal) == 0 : equal == 1) best.move = move;
            best.isStep = true;
            best.value = value;
        }
    };
    choose(true);
    if (!best.isStep && view.pub.stepsThisTurn == 0) choose(false);
    return best;
}

} // namespace

Decision<Samurai> RandomPlayer::decide(const Observation& view, Rng& rng, const Budget&,
                                       std::stop_token) {
    const Reason lot = because(PARLOUR_PHRASE("Samurai reasons", "This move was drawn by lot."));
    auto moves = Samurai::legalMoves(view);
    const auto any = [&] { return moves[rng.below(static_cast<std::uint32_t>(moves.size()))]; };
    if (isSetup(view)) return decision(any(), {lot});
    if (view.pub.stepsThisTurn > 0 || moves.front().kind == Move::Kind::End)
        return decision(Move::end(), {explainEnd(view)});

    // First the tile, each equally likely, then its space.
    boost::container::static_vector<Tile, kHandSize> tiles;
    for (const Tile tile : view.hand.types())
        if (std::ranges::find(moves, tile, &Move::tileUsed) != moves.end())
            for (int i = view.hand.count(tile); i > 0; --i) tiles.push_back(tile);
    const Tile tile = tiles[rng.below(static_cast<std::uint32_t>(tiles.size()))];
    moves.erase(std::remove_if(moves.begin(), moves.end(),
                               [&](const Move& move) { return move.tileUsed() != tile; }),
                moves.end());
    return decision(any(), {lot});
}

Decision<Samurai> GreedyPlayer::decide(const Observation& view, Rng& rng, const Budget&,
                                       std::stop_token) {
    if (isSetup(view)) return decideSetup(view, rng);
    if (view.pub.stepsThisTurn > 0 && view.pub.round() < m_params.boundary)
        return decision(Move::end(), {explainEnd(view)});
    const Weights plain;
    const StepValues values(view.pub, view.seat, plain);
    const Best best = bestStep(
        view, m_params.ties, rng,
        [&](const Move& move) { return values.points(move) + m_params.held * values.held(move); },
        [](const Move& move) { return move.isExchange(); });
    return decision(best.move, explainMove(view, best.move));
}

Decision<Samurai> HeuristicPlayer::decide(const Observation& view, Rng& rng, const Budget&,
                                          std::stop_token) {
    if (isSetup(view)) return decideSetup(view, rng);
    const bool mayEnd = view.pub.stepsThisTurn > 0;
    if (mayEnd && m_params.turn == Turn::Single) return decision(Move::end(), {explainEnd(view)});
    const StepValues values(view.pub, view.seat, m_params);
    Best best = bestStep(
        view, m_params.ties, rng, [&](const Move& move) { return values.value(move); },
        [&](const Move& move) {
            return move.isExchange() || (m_params.keepsFastTiles && move.tileUsed().isFast());
        });
    if (mayEnd && m_params.turn == Turn::Positive && view.pub.hasPlayedNormal && best.value <= 0)
        best.move = Move::end();
    return decision(best.move, explainMove(view, best.move));
}

Decision<Samurai> PolicyPlayer::decide(const Observation& view, Rng& rng, const Budget&,
                                       std::stop_token) {
    if (isSetup(view)) return decideSetup(view, rng);
    const RulePolicy& policy = RulePolicy::of(view.pub.options.players);
    Move step = policy.choose(view.pub, view.hand);
    if (m_missRate > 0 && step.kind != Move::Kind::End) {
        Best best;
        policy.forEachStep(view.pub, view.hand, [&](const Move& move, float value) {
            if (static_cast<int>(rng.below(100)) < m_missRate) return;
            if (best.isStep && value <= best.value) return;
            best = {move, value, true};
        });
        if (view.pub.stepsThisTurn > 0 && best.value <= 0) best = {};
        if (best.isStep || view.pub.stepsThisTurn > 0) step = best.move;
    }
    return decision(step, explainMove(view, step));
}

} // namespace parlour::samurai
