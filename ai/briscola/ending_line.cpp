#include "ai/briscola/ending_line.h"

#include "ai/briscola/card_choice.h"

#include <algorithm>
#include <optional>

namespace parlour::briscola {

namespace {

struct Position {
    CardSet own, others;
    std::optional<Card> led;
    bool isOwnTurn = true;
    bool isLater = false; // not the trick in which the line begins
    int trump = 0;
};

struct Line {
    int points = 0; // of one's own minus the other's
    Captures captures;
};

Line bestLine(const Position& p);

// The trick is complete.
Line afterTrick(const Position& p, Card own, Card other) {
    const bool hasOwnLed = !p.isOwnTurn;
    const bool isTaken = hasOwnLed ? !beats(other, own, p.trump) : beats(own, other, p.trump);
    Position next = p;
    next.led.reset();
    next.isOwnTurn = isTaken;
    next.isLater = true;
    Line line = bestLine(next);
    const int points = italian::points(own) + italian::points(other);
    line.points += isTaken ? points : -points;
    if (p.isLater && isTaken && points > 0)
        line.captures.insert(line.captures.begin(), {own, other});
    return line;
}

Line after(Position p, Card card) {
    (p.isOwnTurn ? p.own : p.others).erase(card);
    if (p.led) return p.isOwnTurn ? afterTrick(p, card, *p.led) : afterTrick(p, *p.led, card);
    p.led = card;
    p.isOwnTurn = !p.isOwnTurn;
    return bestLine(p);
}

// Of lines as good, the other player may choose any.
void keepCommon(Captures& captures, const Captures& others) {
    const auto isMissing = [&](const Capture& capture) {
        return std::ranges::find(others, capture) == others.end();
    };
    captures.erase(std::remove_if(captures.begin(), captures.end(), isMissing), captures.end());
}

Line bestLine(const Position& p) {
    std::optional<Line> best;
    for (const Card card : p.isOwnTurn ? p.own : p.others) {
        const Line line = after(p, card);
        const int more = best ? line.points - best->points : 0;
        if (!best || (p.isOwnTurn ? more > 0 : more < 0))
            best = line;
        else if (more == 0 && !p.isOwnTurn)
            keepCommon(best->captures, line.captures);
        else if (more == 0 && pointsOf(line.captures) > pointsOf(best->captures))
            best = line;
    }
    return best.value_or(Line());
}

} // namespace

Captures capturesAfter(const Observation& view, Card card) {
    const CardChoice choice(view, card, std::nullopt);
    Position p{view.hand.set(), choice.elsewhere, std::nullopt, true, false, view.pub.trump()};
    if (!choice.trick.isLead()) p.led = choice.trick.best;
    return after(p, card).captures;
}

int pointsOf(const Captures& captures) {
    int points = 0;
    for (const Capture& capture : captures)
        points += italian::points(capture.by) + italian::points(capture.taken);
    return points;
}

} // namespace parlour::briscola
