#include "ai/samurai/explain.h"

#include "core/samurai/rules.h"

#include <algorithm>

namespace parlour::samurai {

namespace {

std::size_t index(int i) { return static_cast<std::size_t>(i); }

// The observer's influence less that of the strongest other.
int leadOf(const Public& pub, Seat seat, int settlement, int caste) {
    int strongest = 0;
    for (Seat other = 0; other < pub.options.players; ++other)
        if (other != seat)
            strongest = std::max(strongest, pub.influenceOf(other, settlement, caste));
    return pub.influenceOf(seat, settlement, caste) - strongest;
}

// What a tile does for a figure, from what matters most.
enum class Effect : std::uint8_t { None, Approach, Widen, Draw, Lead };

Effect effectOf(int before, int after) {
    if (after <= before) return Effect::None;
    if (after > 0) return before > 0 ? Effect::Widen : Effect::Lead;
    return after == 0 ? Effect::Draw : Effect::Approach;
}

Reason explainTile(const Observation& view, const Move& step, const Public& after) {
    const Public& pub = view.pub;
    const Board& board = pub.board();
    const bool isMoved = step.kind == Move::Kind::TileExchange;
    const Cell& cell = *board.find(isMoved ? step.to : step.at);
    const Tile tile = isMoved ? pub.onLand[board.find(step.at)->number].tile() : step.tile;
    const auto& touched =
        cell.ground == Ground::Sea ? board.seaTouches[cell.number] : board.landTouches[cell.number];
    Effect effect = Effect::None;
    int settlement = -1;
    int caste = 0;
    for (const std::uint8_t s : touched)
        for (int c = 0; c < kCastes; ++c) {
            if (!after.hasFigure(s, c)) continue;
            const Effect here =
                effectOf(leadOf(pub, view.seat, s, c), leadOf(after, view.seat, s, c));
            if (settlement >= 0 && here <= effect) continue;
            effect = here;
            settlement = s;
            caste = c;
        }
    if (settlement < 0)
        return because(PARLOUR_PHRASE("Samurai reasons",
                                      "Plays the %1 where nothing is left to win: none of its "
                                      "tiles has better use."),
                       tileName(tile));
    const Phrase where = settlementName(pub, settlement);
    const int lead = leadOf(after, view.seat, settlement, caste);
    switch (effect) {
    case Effect::Lead:
        return because(
            PARLOUR_PHRASE("Samurai reasons", "The %1 takes the lead for the %2 of %3, by %4."),
            tileName(tile), casteName(caste), where, lead);
    case Effect::Draw:
        return because(PARLOUR_PHRASE("Samurai reasons",
                                      "The %1 draws level for the %2 of %3, which nobody would "
                                      "get now."),
                       tileName(tile), casteName(caste), where);
    case Effect::Widen:
        return because(PARLOUR_PHRASE("Samurai reasons",
                                      "The %1 makes the lead for the %2 of %3 safer, now by %4."),
                       tileName(tile), casteName(caste), where, lead);
    case Effect::Approach:
        return because(PARLOUR_PHRASE("Samurai reasons",
                                      "The %1 comes closer for the %2 of %3: still %4 behind."),
                       tileName(tile), casteName(caste), where, -lead);
    default: break;
    }
    return because(PARLOUR_PHRASE("Samurai reasons", "The %1 takes a space at %2 from the others."),
                   tileName(tile), where);
}

} // namespace

Phrase settlementName(const Public& pub, int settlement) {
    return {"Samurai places", pub.board().settlement(settlement).name.c_str()};
}

int settlementOf(const Public& pub, const Move& step) {
    const Board& board = pub.board();
    if (step.kind == Move::Kind::Put || step.kind == Move::Kind::FigureExchange)
        return board.find(step.at)->number;
    if (step.kind != Move::Kind::Place && step.kind != Move::Kind::TileExchange) return -1;
    const Cell& cell = *board.find(step.kind == Move::Kind::Place ? step.at : step.to);
    int best = -1;
    const auto rank = [&](int s) {
        return std::pair(std::popcount(pub.figures[index(s)]), -pub.openLand[index(s)]);
    };
    for (const int s : cell.ground == Ground::Sea ? board.seaTouches[cell.number]
                                                  : board.landTouches[cell.number])
        if (pub.figures[index(s)] != 0 && (best < 0 || rank(s) > rank(best))) best = s;
    return best;
}

Reason explainEnd(const Observation& view) {
    if (view.pub.stepsThisTurn == 0)
        return because(PARLOUR_PHRASE("Samurai reasons", "No tile can be played."));
    if (view.hand.empty())
        return because(PARLOUR_PHRASE("Samurai reasons", "All tiles are played."));
    return because(PARLOUR_PHRASE("Samurai reasons", "Keeps the other tiles for later turns."));
}

Reason explain(const Observation& view, const Move& step) {
    if (step.kind == Move::Kind::End) return explainEnd(view);
    Public after = view.pub;
    Captures captures;
    Samurai::applySeen(after, step, &captures);
    const auto mine = std::ranges::count(captures, view.seat, &Capture::winner);
    if (mine == 1) {
        const auto& own = *std::ranges::find(captures, view.seat, &Capture::winner);
        return because(PARLOUR_PHRASE("Samurai reasons", "Captures the %1 of %2."),
                       casteName(own.caste), settlementName(view.pub, own.settlement));
    }
    if (mine > 0)
        return because(PARLOUR_PHRASE("Samurai reasons", "Captures %1 figures at once."), mine);
    if (!captures.empty() && std::ranges::count(captures, kNoSeat, &Capture::winner) > 0)
        return because(PARLOUR_PHRASE("Samurai reasons",
                                      "Surrounds a settlement, so that a figure is set aside."));
    if (!captures.empty())
        return because(
            PARLOUR_PHRASE("Samurai reasons", "Surrounds a settlement although others win it."));
    if (step.kind == Move::Kind::FigureExchange)
        return because(PARLOUR_PHRASE("Samurai reasons",
                                      "Lets the %1 of %2 and the %3 of %4 change places: there "
                                      "they stand better."),
                       casteName(step.caste),
                       settlementName(view.pub, settlementOf(view.pub, step)),
                       casteName(step.caste2),
                       settlementName(view.pub, view.pub.board().find(step.to)->number));
    return explainTile(view, step, after);
}

} // namespace parlour::samurai
