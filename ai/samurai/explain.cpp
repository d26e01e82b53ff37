#include "ai/samurai/explain.h"

#include "ai/base/telling.h"
#include "ai/samurai/capture_reasons.h"
#include "ai/samurai/exchange_reasons.h"
#include "ai/samurai/reason_words.h"
#include "ai/samurai/setup.h"
#include "ai/samurai/setup_reasons.h"
#include "ai/samurai/tile_reasons.h"

#include <optional>

namespace parlour::samurai {

namespace {

void add(Reasons& reasons, const std::optional<Reason>& reason) {
    if (reason && reasons.size() < reasons.capacity()) reasons.push_back(*reason);
}

Causes causesOf(const Step& step) {
    Causes list;
    if (step.after.isOver() && !step.captures.empty()) list.add(ending(step));
    addOwn(list, step);
    addTies(list, step);
    switch (step.move.kind) {
    case Move::Kind::End: list.add(explainEnd(step.view)); break;
    case Move::Kind::FigureExchange: addFigures(list, step); break;
    default: addTile(list, step);
    }
    return list;
}

// The most telling cause, and before it the first, which it adds to.
Reasons told(const Step& step, const Causes& own, const RivalReasons& ofRivals) {
    Reasons reasons;
    const Reason& first = own.all().front();
    const Reason& most = telling(own.all(), ofRivals);
    const bool isExchange = step.move.kind == Move::Kind::FigureExchange;
    const auto given = isExchange ? givenInExchange(step) : givenAway(step);
    add(reasons, first);
    const auto moving = step.isMoved() ? explainMoving(step) : std::nullopt;
    add(reasons, moving);
    if (&most != &first)
        add(reasons, own.after(most));
    else if (!moving)
        add(reasons, own.result());
    const auto named = explainGiven(step);
    if (!named || !saysTheSame(*named, first)) add(reasons, given);
    return reasons;
}

// What speaks for a step.
ReasonList reasonsFor(const Observation& view, const Move& move) {
    if (isSetup(view)) return setupReasons(view, move);
    const Causes causes = causesOf(Step(view, move));
    return {causes.all().begin(), causes.all().end()};
}

// Why one step rather than others.
Reasons explainStep(const Observation& view, const Move& move, const RivalReasons& ofRivals) {
    if (isSetup(view)) return {telling(setupReasons(view, move), ofRivals)};
    const Step step(view, move);
    return told(step, causesOf(step), ofRivals);
}

// The only tile of the hand that can still be played in this turn.
std::optional<Tile> onlyTileLeft(const Observation& view) {
    std::optional<Tile> only;
    for (const Move& move : Samurai::legalMoves(view)) {
        if (move.kind == Move::Kind::End) continue;
        const Tile tile = move.kind == Move::Kind::FigureExchange ? kFigureExchange
                          : move.kind == Move::Kind::TileExchange ? kTileExchange
                                                                  : move.tile;
        if (only && *only != tile) return {};
        only = tile;
    }
    return only;
}

} // namespace

Reason explainEnd(const Observation& view) {
    if (view.pub.stepsThisTurn == 0)
        return because({PARLOUR_PHRASE("Samurai reasons", "You cannot play any tile."),
                        PARLOUR_PHRASE("Samurai thoughts", "%0 cannot play any tile.")});
    if (view.hand.empty())
        return because({PARLOUR_PHRASE("Samurai reasons", "You have played all your tiles."),
                        PARLOUR_PHRASE("Samurai thoughts", "%0 has played all tiles.")});
    if (Samurai::legalMoves(view).size() == 1)
        return because(PARLOUR_PHRASE("Samurai reasons", "Nothing more can be played this turn."));
    if (const auto left = onlyTileLeft(view))
        return because(
            {PARLOUR_PHRASE("Samurai reasons", "End your turn here: the %1 is worth more later."),
             PARLOUR_PHRASE("Samurai thoughts", "%0 ends the turn and keeps the %1 for later.")},
            tileWords(*left));
    return because({PARLOUR_PHRASE("Samurai reasons",
                                   "End your turn here: what you still hold is worth more later."),
                    PARLOUR_PHRASE("Samurai thoughts",
                                   "%0 ends the turn and keeps the other tiles for later.")});
}

Reasons explainMove(const Observation& view, const Move& step) {
    return explainStep(view, step, {});
}

Reasons explain(const Observation& view, const FlatMonteCarlo<Samurai>& search) {
    RivalReasons ofRivals;
    if (const auto rival = search.rival())
        ofRivals.push_back(reasonsFor(view, search.moves()[*rival]));
    for (const std::size_t other : search.asGood())
        ofRivals.push_back(reasonsFor(view, search.moves()[other]));
    return explainStep(view, search.moves()[search.ranking()[0]], ofRivals);
}

} // namespace parlour::samurai
