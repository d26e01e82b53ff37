#include "ai/samurai/exchange_reasons.h"

#include "ai/samurai/reason_words.h"
#include "ai/samurai/step_effects.h"
#include "ai/samurai/tile_reasons.h"
#include "core/base/index.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace parlour::samurai {

namespace {

// A figure that an exchange brings elsewhere, and who alone leads for it before and after.
struct Way {
    Way(const Step& step, int from_, int to_, int caste_)
        : from(from_),
          to(to_),
          caste(caste_),
          hero(step.hero()),
          before(leaderOf(step.before(), from, caste)),
          after(leaderOf(step.before(), to, caste)),
          lead(step.before().leadOf(hero, to, caste)),
          gain(lead - step.before().leadOf(hero, from, caste)) {}

    bool isOfRival() const { return before != kNoSeat && before != hero; }
    bool isWon() const { return after == hero && gain > 0; }
    bool isStopped() const { return isOfRival() && after == kNoSeat; }
    bool isGiven() const { return after != hero && after != kNoSeat && after != before; }

    int from, to, caste;
    Seat hero, before, after;
    int lead, gain; // of the observer
};

// What an exchange brings; nothing where nobody comes to lead or stops leading.
std::optional<Reason> explainGain(const Way& way) {
    const Phrase& figure = figureName(way.caste);
    if (way.isWon() && way.isOfRival())
        return because({PARLOUR_PHRASE("Samurai reasons", "Then you, not %1, lead for %2."),
                        PARLOUR_PHRASE("Samurai thoughts", "Then %0, not %1, leads for %2.")},
                       Reason::player(way.before), figure);
    if (way.isWon())
        return because({PARLOUR_PHRASE("Samurai reasons", "Then you lead for %1 by %2."),
                        PARLOUR_PHRASE("Samurai thoughts", "Then %0 leads for %1 by %2.")},
                       figure, way.lead);
    if (way.isStopped())
        return because(PARLOUR_PHRASE("Samurai reasons", "Then %1 no longer leads for %2."),
                       Reason::player(way.before), figure);
    return {};
}

std::optional<Reason> explainExchange(const Way& first, const Way& second) {
    if (first.isWon() && second.isWon())
        return because({PARLOUR_PHRASE("Samurai reasons", "Then you lead for both."),
                        PARLOUR_PHRASE("Samurai thoughts", "Then %0 leads for both.")});
    if (first.isStopped() && second.isStopped() && first.before == second.before)
        return because(PARLOUR_PHRASE("Samurai reasons", "Then %1 no longer leads for either."),
                       Reason::player(first.before));
    const bool isSecondMain =
        second.isWon() != first.isWon() ? second.isWon() : second.gain > first.gain;
    const auto gain = explainGain(isSecondMain ? second : first);
    return gain ? gain : explainGain(isSecondMain ? first : second);
}

bool holdsTileFor(const Step& step, int caste) {
    for (const Tile tile : step.view.hand.types())
        if ((tile.castes() >> caste & 1) != 0) return true;
    return false;
}

// Where the figure of an exchange comes to lie beside another of its kind, so that one tile in hand
// can count for both, which it could not before.
std::optional<Reason> explainNeighbour(const Step& step, const Way& way) {
    const int other = neighbourWith(step.after, way.to, way.caste);
    if (other < 0 || !holdsTileFor(step, way.caste) ||
        neighbourWith(step.before(), way.from, way.caste) >= 0)
        return {};
    return because(
        PARLOUR_PHRASE("Samurai reasons", "Then one tile between %2 and %3 counts for %1 of both."),
        figuresName(way.caste), placeName(step.before(), way.to), placeName(step.before(), other));
}

// Where the figure no longer lies beside another of its kind, and the observer holds no tile for
// them. `way.from`: where it lay.
std::optional<Reason> explainParting(const Step& step, const Way& way) {
    const int other = neighbourWith(step.before(), way.from, way.caste);
    if (other < 0 || holdsTileFor(step, way.caste) ||
        neighbourWith(step.after, way.to, way.caste) >= 0)
        return {};
    return because(
        {PARLOUR_PHRASE("Samurai reasons", "Then one tile no longer counts for %1 of both %2 and "
                                           "%3, and you hold none for them."),
         PARLOUR_PHRASE("Samurai thoughts", "Then one tile no longer counts for %1 of both %2 and "
                                            "%3, and %0 holds none for them.")},
        figuresName(way.caste), placeName(step.before(), way.from),
        placeName(step.before(), other));
}

// What a tile captures in the same turn where an exchange brings a figure: any tile, if it does not
// count for the only one, for which the observer leads.
Reason tellCapture(const Step& step, int settlement, Tile tile, CasteSet castes) {
    const Phrase where = placeName(step.before(), settlement);
    const Phrase& figures = figuresAt(step.after, settlement, castes);
    if (!std::has_single_bit(castes) || (castes & tile.castes()) != 0)
        return thenCaptures(where, tile, figures);
    return because(
        {PARLOUR_PHRASE("Samurai reasons", "Then you lead for %1 at %2, and any land tile on the "
                                           "last space there captures it this turn."),
         PARLOUR_PHRASE("Samurai thoughts", "Then %0 leads for %1 at %2, and any land tile on the "
                                            "last space there captures it this turn.")},
        figures, where);
}

// What a tile captures in the same turn where an exchange brings a figure.
std::optional<Reason> explainPrepared(const Step& step, const Way& way) {
    const auto next = followUp(step, way.to);
    if (!next || next->won == 0) return {};
    return tellCapture(step, way.to, next->tile, next->won);
}

// The same where a tile could capture as much without the exchange, but not this figure.
std::optional<Reason> explainCaptured(const Step& step, const Way& way) {
    if (openLand(step.before(), way.from) < 2 || !canPlayNormal(step.view, step.after)) return {};
    for (const Tile tile : step.view.hand.types()) {
        if (tile.isFast()) continue;
        for (const FiguresAt& at : captureNext(step, way.to, tile))
            if (at.settlement == way.to && (at.castes >> way.caste & 1) != 0)
                return tellCapture(step, way.to, tile, at.castes);
    }
    return {};
}

// That the observer leads for a figure in both places, and the new one is closer to capture.
std::optional<Reason> explainCloser(const Step& step, const Way& way) {
    if (way.before != way.hero || way.after != way.hero ||
        openLand(step.before(), way.to) >= openLand(step.before(), way.from))
        return {};
    return because(
        {PARLOUR_PHRASE("Samurai reasons",
                        "You also lead in %1 at %2, which is closer to capture than %3."),
         PARLOUR_PHRASE("Samurai thoughts",
                        "%0 also leads in %1 at %2, which is closer to capture than %3.")},
        kindName(way.caste), placeName(step.before(), way.to), placeName(step.before(), way.from));
}

std::optional<Reason> explainResult(const Step& step, const Way& first, const Way& second) {
    if (auto reason = explainPrepared(step, first)) return reason;
    if (auto reason = explainPrepared(step, second)) return reason;
    if (auto reason = explainExchange(first, second)) return reason;
    if (auto reason = explainCaptured(step, first)) return reason;
    if (auto reason = explainCaptured(step, second)) return reason;
    if (auto reason = explainCloser(step, first)) return reason;
    if (auto reason = explainCloser(step, second)) return reason;
    if (auto reason = explainNeighbour(step, first)) return reason;
    if (auto reason = explainNeighbour(step, second)) return reason;
    if (auto reason = explainParting(step, first)) return reason;
    return explainParting(step, second);
}

// That an exchange, which prepares a capture, also brings the other figure to where the observer
// leads.
std::optional<Reason> explainBeside(const Step& step, const Way& first, const Way& second) {
    const auto tell = [&](const Way& way) {
        return because(
            {PARLOUR_PHRASE("Samurai reasons", "The swap also puts you in the lead for %1."),
             PARLOUR_PHRASE("Samurai thoughts", "The swap also puts %0 in the lead for %1.")},
            figureName(way.caste));
    };
    if (explainPrepared(step, first) && second.isWon()) return tell(second);
    if (explainPrepared(step, second) && first.isWon()) return tell(first);
    return {};
}

std::pair<Way, Way> waysOf(const Step& step) {
    const Board& board = step.before().board();
    const int at = board.find(step.move.at)->number;
    const int to = board.find(step.move.to)->number;
    return {{step, at, to, step.move.caste}, {step, to, at, step.move.caste2}};
}

// Whether a figure that an exchange brings elsewhere can be captured there in the same turn.
bool isPrepared(const Step& step, const Way& way) {
    const auto next = followUp(step, way.to);
    return next && (next->won >> way.caste & 1) != 0;
}

std::optional<Reason> explainLoss(const Step& step, const Way& way) {
    if (isPrepared(step, way)) return {};
    if (way.isGiven())
        return because(PARLOUR_PHRASE("Samurai reasons", "In return, %1 leads for %2."),
                       Reason::player(way.after), figureName(way.caste));
    if (way.before == way.hero && way.after != way.hero)
        return because(
            {PARLOUR_PHRASE("Samurai reasons", "In return, you give up the lead for %1."),
             PARLOUR_PHRASE("Samurai thoughts", "In return, %0 gives up the lead for %1.")},
            figureName(way.caste));
    return {};
}

// Whether a tile counts for a figure of a settlement.
bool countsAt(const Step& step, int settlement) {
    return (step.before().figures[index(settlement)] & step.tile().castes()) != 0;
}

bool isBeside(const Public& pub, int settlement, Place at) {
    const auto& beside = touchedBy(pub.board(), at);
    return std::ranges::find(beside, settlement) != beside.end();
}

// Where a moved tile counts both before and after, or -1.
int keptAt(const Step& step) {
    const Public& pub = step.before();
    for (const int s : touchedBy(pub.board(), step.move.at))
        if (isBeside(pub, s, step.move.to) && countsAt(step, s)) return s;
    return -1;
}

// The settlement after which to name a space, or -1.
int placeOf(const Public& pub, Place at) {
    const int best = contestedBeside(pub, at);
    const auto& touched = touchedBy(pub.board(), at);
    return best >= 0 || touched.empty() ? best : touched.front();
}

// The settlement after which to name where a moved tile lay: first one where it no longer counts.
int leftBehind(const Step& step) {
    const Public& pub = step.before();
    for (const int s : touchedBy(pub.board(), step.move.at))
        if (!isBeside(pub, s, step.move.to) && countsAt(step, s)) return s;
    return placeOf(pub, step.move.at);
}

} // namespace

void addFigures(Causes& list, const Step& step) {
    const auto [first, second] = waysOf(step);
    const Public& pub = step.before();
    const Move& move = step.move;
    const int at = pub.board().find(move.at)->number;
    const int to = pub.board().find(move.to)->number;
    list.add({because({PARLOUR_PHRASE("Samurai reasons", "Swap %1 of %2 and %3 of %4."),
                       PARLOUR_PHRASE("Samurai thoughts", "%0 swaps %1 of %2 and %3 of %4.")},
                      figureName(move.caste), placeName(pub, at), figureName(move.caste2),
                      placeName(pub, to)),
              {},
              explainResult(step, first, second),
              false,
              {},
              explainBeside(step, first, second)});
}

Reason explainSwapping() {
    return because({PARLOUR_PHRASE("Samurai reasons", "No one thing decides, but this suits your "
                                                      "tiles a little better than anything else."),
                    PARLOUR_PHRASE("Samurai thoughts", "It suits %0's tiles a little better than "
                                                       "anything else.")});
}

std::optional<Reason> givenInExchange(const Step& step) {
    const auto [first, second] = waysOf(step);
    const auto loss = explainLoss(step, first);
    return loss && !second.isGiven() ? loss : explainLoss(step, second);
}

std::optional<Reason> explainMoving(const Step& step, const FigureList& told) {
    const Public& pub = step.before();
    const int from = leftBehind(step);
    const int to = told.empty() ? placeOf(pub, step.move.to) : told.front().settlement;
    if (from < 0 || to < 0) return {};
    if (isBeside(pub, to, step.move.at))
        return because(
            {PARLOUR_PHRASE("Samurai reasons",
                            "Use the tile exchange: move your %1 to another space beside %2. "
                            "Its old space stays filled, and you keep the tiles in your hand."),
             PARLOUR_PHRASE("Samurai thoughts", "With the tile exchange, %0 moves the %1 to "
                                                "another space beside %2: its old space "
                                                "stays filled.")},
            tileWords(step.tile()), placeName(pub, to));
    const bool isIdle = std::ranges::none_of(touchedBy(pub.board(), step.move.at),
                                             [&](int s) { return countsAt(step, s); });
    if (isIdle)
        return because(
            {PARLOUR_PHRASE("Samurai reasons", "Use the tile exchange: move your %1 to %2. Where "
                                               "it lies now, nothing is left for "
                                               "it to win."),
             PARLOUR_PHRASE("Samurai thoughts", "With the tile exchange, %0 moves the %1 to %2: "
                                                "where it lay, nothing is left for it to win.")},
            tileWords(step.tile()), placeName(pub, to));
    if (const int kept = keptAt(step); kept >= 0)
        return because(
            {PARLOUR_PHRASE("Samurai reasons",
                            "Use the tile exchange: move your %1 to a space between %2 and %3, "
                            "where it still counts at %3."),
             PARLOUR_PHRASE("Samurai thoughts", "With the tile exchange, %0 moves the %1 to a "
                                                "space between %2 and %3, where it still counts "
                                                "at %3.")},
            tileWords(step.tile()), placeName(pub, to), placeName(pub, kept));
    const auto counted = [&](Place at) {
        int count = 0;
        for (const int s : touchedBy(pub.board(), at))
            count +=
                std::popcount(static_cast<CasteSet>(pub.figures[index(s)] & step.tile().castes()));
        return count;
    };
    if (counted(step.move.to) > counted(step.move.at))
        return because(
            {PARLOUR_PHRASE("Samurai reasons",
                            "Use the tile exchange: move your %1 from %2 to %3, where it counts "
                            "for more."),
             PARLOUR_PHRASE("Samurai thoughts", "With the tile exchange, %0 moves the %1 from %2 "
                                                "to %3, where it counts for more.")},
            tileWords(step.tile()), placeName(pub, from), placeName(pub, to));
    return because(
        {PARLOUR_PHRASE("Samurai reasons", "Use the tile exchange: move your %1 from %2 to %3."),
         PARLOUR_PHRASE("Samurai thoughts",
                        "With the tile exchange, %0 moves the %1 from %2 to %3.")},
        tileWords(step.tile()), placeName(pub, from), placeName(pub, to));
}

std::optional<Reason> givenUp(const Step& step) {
    if (step.after.isOver()) return {};
    const Public& pub = step.before();
    FigureList leads;
    FigureList ties;
    for (const int s : touchedBy(pub.board(), step.move.at)) {
        FiguresAt led{s, 0};
        FiguresAt tied{s, 0};
        for (int caste = 0; caste < kCastes; ++caste) {
            if (!step.after.hasFigure(s, caste)) continue;
            const int lead = pub.leadOf(step.hero(), s, caste);
            const int now = step.after.leadOf(step.hero(), s, caste);
            const auto bit = static_cast<CasteSet>(1 << caste);
            if (lead > 0 && now <= 0) led.castes |= bit;
            if (lead == 0 && now < 0) tied.castes |= bit;
        }
        if (led.castes != 0) leads.push_back(led);
        if (tied.castes != 0) ties.push_back(tied);
    }
    if (leads.size() > 1)
        return because(
            {PARLOUR_PHRASE("Samurai reasons", "In return, you give up the lead for %1."),
             PARLOUR_PHRASE("Samurai thoughts", "In return, %0 gives up the lead for %1.")},
            figureCount(countOf(leads)));
    const auto tell = [&](const FiguresAt& at, const Wording& wording) {
        return because(wording, figuresAt(pub, at.settlement, at.castes),
                       placeName(pub, at.settlement));
    };
    if (!leads.empty())
        return tell(
            leads.front(),
            {PARLOUR_PHRASE("Samurai reasons", "In return, you give up the lead for %1 of %2."),
             PARLOUR_PHRASE("Samurai thoughts", "In return, %0 gives up the lead for %1 of %2.")});
    if (!ties.empty())
        return tell(
            ties.front(),
            {PARLOUR_PHRASE("Samurai reasons", "In return, you give up the tie for %1 of %2."),
             PARLOUR_PHRASE("Samurai thoughts", "In return, %0 gives up the tie for %1 of %2.")});
    return {};
}

} // namespace parlour::samurai
