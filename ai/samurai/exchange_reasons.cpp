#include "ai/samurai/exchange_reasons.h"

#include "ai/samurai/reason_words.h"

#include <algorithm>
#include <utility>

namespace parlour::samurai {

namespace {

// A figure that an exchange brings elsewhere, and who alone leads for it before and after.
struct Way {
    Way(const Step& step, int from, int to, int caste_)
        : caste(caste_),
          hero(step.hero()),
          before(leaderOf(step.before(), from, caste)),
          after(leaderOf(step.before(), to, caste)),
          lead(step.before().leadOf(hero, to, caste)),
          gain(lead - step.before().leadOf(hero, from, caste)) {}

    bool isOfRival() const { return before != kNoSeat && before != hero; }
    bool isWon() const { return after == hero && gain > 0; }
    bool isStopped() const { return isOfRival() && after == kNoSeat; }
    bool isGiven() const { return after != hero && after != kNoSeat && after != before; }

    int caste;
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

std::pair<Way, Way> waysOf(const Step& step) {
    const Board& board = step.before().board();
    const int at = board.find(step.move.at)->number;
    const int to = board.find(step.move.to)->number;
    return {{step, at, to, step.move.caste}, {step, to, at, step.move.caste2}};
}

std::optional<Reason> explainLoss(const Way& way) {
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

// The settlement after which to name a space, or -1.
int placeOf(const Public& pub, Place at) {
    const int best = contestedBeside(pub, at);
    const auto& touched = touchedBy(pub.board(), at);
    return best >= 0 || touched.empty() ? best : touched.front();
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
              explainExchange(first, second)});
}

std::optional<Reason> givenInExchange(const Step& step) {
    const auto [first, second] = waysOf(step);
    const auto loss = explainLoss(first);
    return loss && !second.isGiven() ? loss : explainLoss(second);
}

std::optional<Reason> explainMoving(const Step& step) {
    const Public& pub = step.before();
    const int from = placeOf(pub, step.move.at);
    const auto own = std::ranges::find(step.captures, step.hero(), &Capture::winner);
    const int to = own != step.captures.end() ? own->settlement : placeOf(pub, step.move.to);
    if (from < 0 || to < 0) return {};
    if (from == to)
        return because(
            {PARLOUR_PHRASE("Samurai reasons",
                            "For that, move your %1 to another space beside %2: its old space "
                            "stays filled, and you keep the tiles in your hand."),
             PARLOUR_PHRASE("Samurai thoughts",
                            "For that, %0 moves the %1 to another space beside %2: its old space "
                            "stays filled.")},
            tileWords(step.tile()), placeName(pub, to));
    if (contestedBeside(pub, step.move.at) < 0)
        return because(
            {PARLOUR_PHRASE(
                 "Samurai reasons",
                 "For that, move your %1 to %2: where it lies now, nothing is left to win."),
             PARLOUR_PHRASE(
                 "Samurai thoughts",
                 "For that, %0 moves the %1 to %2: where it lay, nothing is left to win.")},
            tileWords(step.tile()), placeName(pub, to));
    return because({PARLOUR_PHRASE("Samurai reasons", "For that, move your %1 from %2 to %3."),
                    PARLOUR_PHRASE("Samurai thoughts", "For that, %0 moves the %1 from %2 to %3.")},
                   tileWords(step.tile()), placeName(pub, from), placeName(pub, to));
}

} // namespace parlour::samurai
