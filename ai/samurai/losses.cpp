#include "ai/samurai/losses.h"

#include "ai/samurai/reason_words.h"
#include "ai/samurai/step_effects.h"
#include "core/base/index.h"

#include <algorithm>
#include <bit>
#include <optional>

namespace parlour::samurai {

namespace {

// Whether the other step can no longer be made in this turn.
bool rulesOut(const Step& step, const Step& other) {
    if (isEnd(step) || step.after.isOver()) return true;
    if (!isEnd(other) && step.move.tileUsed() == other.move.tileUsed()) return true;
    TileBag hand = step.view.hand;
    hand.remove(step.move.tileUsed());
    return !Samurai::objection(step.after, hand, other.move).empty();
}

bool canPlayNormalAfter(const Step& step) {
    return !isEnd(step) && canPlayNormal(step.view, step.after);
}

// Whether a step puts a tile there or swaps a figure of it.
bool treats(const Step& step, int settlement) {
    if (isEnd(step)) return false;
    if (isSwap(step)) {
        const Place place = step.before().board().settlement(settlement).place;
        return step.move.at == place || step.move.to == place;
    }
    const auto& beside = touchedBy(step.before().board(), step.goal());
    return std::ranges::find(beside, settlement) != beside.end();
}

// A seat that one tile on land may bring level with the best for a figure, or kNoSeat.
Seat chaserOf(const Public& pub, Seat hero, int settlement, int caste) {
    if (openLand(pub, settlement) == 0) return kNoSeat;
    for (Seat seat = 0; seat < pub.options.players; ++seat) {
        const auto tile = strongestOnLand(pub, seat, caste);
        if (seat != hero && tile && pub.leadOf(seat, settlement, caste) + tile->strength() >= 0)
            return seat;
    }
    return kNoSeat;
}

// A seat that draws level with the best for a figure by moving a tile there, or kNoSeat.
Seat moverOf(const Public& pub, Seat hero, int settlement, int caste) {
    for (Seat seat = 0; seat < pub.options.players; ++seat)
        if (seat != hero &&
            pub.leadOf(seat, settlement, caste) + strongestFor(pub, seat, settlement, caste) >= 0)
            return seat;
    return kNoSeat;
}

// Whether a seat surely holds a tile that it can put on land.
bool holdsForLand(const Public& pub, Seat seat) {
    const TileBag& left = pub.unplayed[index(seat)];
    const bool canMove = pub.movable[index(seat)] != 0;
    int others = 0;
    for (const Tile tile : left.types())
        if (tile.isShip() || tile.isFigureExchange() || (tile.isTileExchange() && !canMove))
            others += left.count(tile);
    return pub.handSize[index(seat)] > others;
}

// Who gets a figure by a step, or else leads for it then.
struct Fate {
    bool isTaken = false;
    Seat seat = kNoSeat;
};
Fate fateOf(const Step& step, int settlement, int caste) {
    for (const Capture& capture : step.captures)
        if (capture.settlement == settlement && capture.caste == caste)
            return {true, capture.winner};
    return {false, leaderOf(step.after, settlement, caste)};
}

bool isExposed(const Step& step, int settlement, int caste) {
    const Seat leader = leaderOf(step.after, settlement, caste);
    return step.after.hasFigure(settlement, caste) && openLand(step.after, settlement) == 1 &&
           leader != kNoSeat && leader != step.hero() && holdsForLand(step.after, leader);
}

// Whether a rival can capture a figure next and the advised step prevents it.
bool exposes(const Pair& pair, int settlement, int caste) {
    if (!isExposed(pair.step, settlement, caste) || canPlayNormalAfter(pair.step)) return false;
    const bool isTreated = treats(pair.advised, settlement);
    if (isExposed(pair.advised, settlement, caste))
        return isTreated && canPlayNormalAfter(pair.advised);
    return pair.isInstead || !isTreated;
}

// Whether the ronin can capture a figure in the same turn.
bool canCloseAfter(const Step& step, int settlement, int caste) {
    if (isEnd(step)) return false;
    for (const Tile tile : step.view.hand.types())
        if (tile.isRonin())
            for (const FiguresAt& at : captureNext(step, settlement, tile))
                if (at.settlement == settlement && (at.castes >> caste & 1) != 0) return true;
    return false;
}

// The rival that may capture a figure for which it does not lead, on the last space around it, and
// could not after the advised step.
Seat opensTo(const Pair& pair, int settlement, int caste) {
    const Step& step = pair.step;
    const Public& best = pair.advised.after;
    const auto threat = threatTo(step.after, step.hero(), settlement, caste);
    if (!threat || canPlayNormalAfter(step)) return kNoSeat;
    const bool isClosed = pair.isInstead && isGuarded(best, step.hero(), settlement, caste);
    return openLand(best, settlement) > 1 || isClosed ? threat->seat : kNoSeat;
}

// The rival that may capture a figure with a ship and a tile on the last land space, which the step
// leaves and the advised one does not.
Seat opensToShip(const Pair& pair, int settlement, int caste) {
    const Public& pub = pair.step.after;
    if (openLand(pub, settlement) != 1 || openLand(pair.step.before(), settlement) == 1 ||
        openLand(pair.advised.after, settlement) == 1 || canPlayNormalAfter(pair.step))
        return kNoSeat;
    const auto bit = static_cast<CasteSet>(1 << caste);
    for (Seat seat = 0; seat < pub.options.players; ++seat) {
        const int ship = strongestShip(pub, seat, settlement);
        if (seat != pair.step.hero() && ship > 0 && pub.handSize[index(seat)] > 1 &&
            takenByOne(pub, seat, settlement, bit, ship) != 0)
            return seat;
    }
    return kNoSeat;
}

// Whether another tile of the hand, put on land, is stronger than that.
bool canOvertake(const Step& step, int caste, int behind) {
    TileBag hand = step.view.hand;
    if (!isEnd(step)) hand.remove(step.move.tileUsed());
    for (const Tile tile : hand.types())
        if (!tile.isShip() && !tile.isExchange() && (tile.castes() >> caste & 1) != 0 &&
            tile.strength() > behind)
            return true;
    return false;
}

// What is worse for a figure, and the rival to whom that is good.
struct Worse {
    Harm harm = Harm::None;
    Seat seat = kNoSeat;
};

Worse worseLead(const Pair& pair, int s, int caste) {
    constexpr int kClose = 2;
    if (canCloseAfter(pair.step, s, caste)) return {};
    const Seat hero = pair.step.hero();
    const Public& after = pair.step.after;
    const Public& best = pair.advised.after;
    const int lead = after.leadOf(hero, s, caste);
    const int better = best.leadOf(hero, s, caste);
    if (lead <= 0 && better > 0 && pair.step.before().leadOf(hero, s, caste) > 0)
        return {Harm::Lost};
    if (const Seat rival = opensTo(pair, s, caste); rival != kNoSeat) return {Harm::Opened, rival};
    if (!pair.isInstead) return {};
    if (lead < 0 && better >= 0)
        if (const Seat rival = leaderOf(after, s, caste); rival != kNoSeat)
            return {Harm::Led, rival};
    if (lead <= 0 && better > 0) return {Harm::NotLed};
    const bool isSure = isFirm(after, hero, s, caste);
    if (lead > 0 && !isSure && isFirm(best, hero, s, caste))
        if (const Seat rival = chaserOf(after, hero, s, caste); rival != kNoSeat)
            return {Harm::Caught, rival};
    const bool isInReach = !isFirm(after, hero, s, caste, false);
    if (lead > 0 && better > lead && isInReach) return {Harm::Ahead};
    if (lead > 0 && !isSure && isFirm(best, hero, s, caste))
        if (const Seat rival = moverOf(after, hero, s, caste); rival != kNoSeat && !isInReach)
            return {Harm::Movable, rival};
    if (lead < 0 && better > lead &&
        (better >= -kClose ||
         (canOvertake(pair.step, caste, -better) && !canOvertake(pair.step, caste, -lead))))
        return {Harm::Behind};
    if (const Seat rival = opensToShip(pair, s, caste); lead > 0 && rival != kNoSeat)
        return {Harm::Combined, rival};
    return {};
}

Worse worseFate(const Pair& pair, int s, int caste) {
    if (isDecided(pair.step.before(), caste)) return {};
    const Seat hero = pair.step.hero();
    const Fate fate = fateOf(pair.step, s, caste);
    const Fate best = fateOf(pair.advised, s, caste);
    const bool isRivals = fate.seat != kNoSeat && fate.seat != hero;
    if (fate.isTaken) {
        if (fate.seat == hero || (best.isTaken && best.seat == fate.seat)) return {};
        if (isRivals)
            return {best.isTaken && best.seat == hero ? Harm::Yielded : Harm::Given, fate.seat};
        const bool isSpoilt =
            best.isTaken ? best.seat == hero : rivalLeading(pair.step, s, caste) == kNoSeat;
        return {isSpoilt ? Harm::SetAside : Harm::None};
    }
    if (!pair.step.after.hasFigure(s, caste)) return {};
    if (best.isTaken && best.seat == hero) return {pair.isInstead ? Harm::Left : Harm::None};
    if (isRivals && best.isTaken && best.seat == fate.seat) return {}; // who gets it at once
    if (exposes(pair, s, caste)) return {Harm::Exposed, fate.seat};
    if (best.isTaken && best.seat == kNoSeat && isRivals && pair.isInstead)
        return {Harm::Led, fate.seat};
    return pair.advised.after.hasFigure(s, caste) ? worseLead(pair, s, caste) : Worse{};
}

// Whether the observer leads for all figures of a loss all the same.
bool isLed(const Step& step, const Loss& loss) {
    return std::ranges::all_of(loss.figures, [&](const FiguresAt& at) {
        for (int caste = 0; caste < kCastes; ++caste)
            if ((at.castes >> caste & 1) != 0 &&
                step.after.leadOf(step.hero(), at.settlement, caste) <= 0)
                return false;
        return true;
    });
}

// That a rival may capture figures of a settlement on the last land space, which the advised step
// may leave as well.
Reason tellOpened(const Pair& pair, const Loss& loss) {
    const Public& before = pair.step.before();
    const FiguresAt& first = loss.figures.front();
    const Phrase where = placeName(before, first.settlement);
    const CasteSet castes = takenByOne(pair.step.after, loss.seat, first.settlement, first.castes);
    const Phrase& figures = figuresAt(before, first.settlement, castes);
    const auto rival = Reason::player(loss.seat);
    const auto threat =
        threatTo(pair.step.after, pair.step.hero(), first.settlement, std::countr_zero(castes));
    if (threat && threat->held && std::has_single_bit(castes))
        return because(PARLOUR_PHRASE("Samurai drawbacks", "%1 still holds the %2, which can "
                                                           "capture %3 on the last land space of "
                                                           "%4."),
                       rival, tileWords(*threat->held), figures, where);
    if (openLand(pair.advised.after, first.settlement) <= 1)
        return because(PARLOUR_PHRASE("Samurai drawbacks", "%1 may still capture %2 on the last "
                                                           "land space of %3."),
                       rival, figures, where);
    if (threat && threat->isMoving)
        return because(PARLOUR_PHRASE("Samurai drawbacks",
                                      "This leaves one land space at %1, where %2 may capture %3 "
                                      "with the tile exchange."),
                       where, rival, figures);
    return because(PARLOUR_PHRASE("Samurai drawbacks", "This leaves one land space at %1, where "
                                                       "%2 may capture %3."),
                   where, rival, figures);
}

// Of figures of several settlements; most harms are told of the first.
std::optional<Reason> tellMany(const Public& before, const Loss& loss) {
    if (loss.figures.size() < 2) return {};
    const FiguresAt& first = loss.figures[0];
    const FiguresAt& second = loss.figures[1];
    switch (loss.harm) {
    case Harm::Given:
    case Harm::Yielded:
        return because(PARLOUR_PHRASE("Samurai drawbacks", "This gives %1 %2."),
                       Reason::player(loss.seat), figureCount(loss.count()));
    case Harm::Left:
        return because(
            {PARLOUR_PHRASE("Samurai drawbacks", "This leaves %1 that you can capture now."),
             PARLOUR_PHRASE("Samurai drawback thoughts",
                            "This leaves %1 that %0 can capture now.")},
            figureCount(loss.count()));
    case Harm::NotLed:
        if (first.castes == second.castes && std::has_single_bit(first.castes))
            return because(PARLOUR_PHRASE("Samurai drawbacks",
                                          "This passes up the lead for %1 of both %2 and %3."),
                           figuresName(std::countr_zero(first.castes)),
                           placeName(before, first.settlement),
                           placeName(before, second.settlement));
        return because(PARLOUR_PHRASE("Samurai drawbacks",
                                      "This passes up the lead for %1 of %2 and %3 of %4."),
                       figuresAt(before, first.settlement, first.castes),
                       placeName(before, first.settlement),
                       figuresAt(before, second.settlement, second.castes),
                       placeName(before, second.settlement));
    default: return {};
    }
}

} // namespace

Pair::Pair(const Step& step_, const Step& advised_)
    : step(step_), advised(advised_), isInstead(rulesOut(step, advised)) {}

bool isSure(const Step& step, const FigureList& figures) {
    return std::ranges::all_of(figures, [&](const FiguresAt& at) {
        for (int caste = 0; caste < kCastes; ++caste)
            if ((at.castes >> caste & 1) != 0 &&
                !(step.after.hasFigure(at.settlement, caste) &&
                  isFirm(step.after, step.hero(), at.settlement, caste)))
                return false;
        return true;
    });
}

Losses lossesOf(const Pair& pair) {
    Losses losses;
    for (int s = 0; s < pair.step.before().board().settlementCount(); ++s)
        for (int caste = 0; caste < kCastes; ++caste) {
            const Worse worse = worseFate(pair, s, caste);
            if (worse.harm == Harm::None) continue;
            const auto isSame = [&](const Loss& loss) {
                return loss.harm == worse.harm && loss.seat == worse.seat;
            };
            if (std::ranges::none_of(losses, isSame))
                losses.push_back({worse.harm, worse.seat, {}});
            FigureList& figures = std::ranges::find_if(losses, isSame)->figures;
            if (figures.empty() || figures.back().settlement != s) {
                if (figures.size() == figures.capacity()) continue;
                figures.push_back({s, 0});
            }
            figures.back().castes |= static_cast<CasteSet>(1 << caste);
        }
    std::ranges::sort(losses, {}, &Loss::order);
    return losses;
}

namespace {

// Losses that the step does not make up for by saving as many other figures from the same harm.
struct Unmatched {
    Losses net, outweighed; // by what it captures
};
Unmatched unmatchedLosses(const Pair& pair) {
    const Pair reversed(pair.advised, pair.step);
    const Losses all = lossesOf(pair);
    const Losses gains = lossesOf(reversed);
    const auto isOffset = [](const Pair& its, const Loss& loss, const Pair& others,
                             const Loss& by) {
        return by.harm == loss.harm && by.seat == loss.seat && by.count() >= loss.count() &&
               loss.harm != Harm::Exposed &&
               (loss.harm != Harm::Left || isLed(its.step, loss) || !isLed(others.step, by));
    };
    const auto winsMore = std::ranges::any_of(gains, [&](const Loss& gain) {
        return gain.harm >= Harm::SetAside && gain.harm != Harm::Exposed &&
               !isSure(pair.advised, gain.figures) &&
               std::ranges::none_of(
                   all, [&](const Loss& loss) { return isOffset(reversed, gain, pair, loss); });
    });
    int leadsWon = 0; // which the advised step leaves to nobody, or to a rival
    for (const Loss& gain : gains)
        if (gain.harm == Harm::Led || gain.harm == Harm::NotLed) leadsWon += gain.count();
    Unmatched unmatched;
    for (const Loss& loss : all) {
        const bool isMadeUp = (loss.harm == Harm::NotLed && loss.count() <= leadsWon) ||
                              std::ranges::any_of(gains, [&](const Loss& gain) {
                                  return isOffset(pair, loss, reversed, gain);
                              });
        if (isMadeUp) continue;
        const bool isOutweighed = winsMore && loss.harm < Harm::SetAside;
        (isOutweighed ? unmatched.outweighed : unmatched.net).push_back(loss);
    }
    return unmatched;
}

} // namespace

Losses netLossesOf(const Pair& pair) { return unmatchedLosses(pair).net; }
Losses outweighedLossesOf(const Pair& pair) { return unmatchedLosses(pair).outweighed; }

Reason tellLoss(const Pair& pair, const Loss& loss) {
    const Public& before = pair.step.before();
    if (const auto many = tellMany(before, loss)) return *many;
    const FiguresAt& first = loss.figures.front();
    const int caste = std::countr_zero(first.castes);
    const Phrase where = placeName(before, first.settlement);
    const Phrase& figures = figuresAt(before, first.settlement, first.castes);
    const auto rival = Reason::player(loss.seat);
    const int lead = pair.step.after.leadOf(pair.step.hero(), first.settlement, caste);
    switch (loss.harm) {
    case Harm::Given:
    case Harm::Yielded:
        return because(PARLOUR_PHRASE("Samurai drawbacks", "This gives %1 %2 of %3."), rival,
                       figures, where);
    case Harm::Left:
        return because({PARLOUR_PHRASE("Samurai drawbacks",
                                       "This leaves %1 of %2, which you can capture now."),
                        PARLOUR_PHRASE("Samurai drawback thoughts",
                                       "This leaves %1 of %2, which %0 can capture now.")},
                       figures, where);
    case Harm::SetAside:
        if (std::popcount(first.castes) > 1)
            return because(PARLOUR_PHRASE("Samurai drawbacks", "With this, %1 of %2 go to nobody."),
                           figures, where);
        return because(PARLOUR_PHRASE("Samurai drawbacks", "With this, nobody gets %1 of %2."),
                       figures, where);
    case Harm::Exposed:
        if (openLand(before, first.settlement) > 1)
            return because(PARLOUR_PHRASE("Samurai drawbacks", "This leaves one land space at %1, "
                                                               "so %2 can capture %3."),
                           where, rival, figures);
        return because(PARLOUR_PHRASE("Samurai drawbacks", "This lets %1 capture %2 of %3."), rival,
                       figures, where);
    case Harm::Opened: return tellOpened(pair, loss);
    case Harm::Combined: {
        const CasteSet castes =
            takenByOne(pair.step.after, loss.seat, first.settlement, first.castes,
                       strongestShip(pair.step.after, loss.seat, first.settlement));
        return because(PARLOUR_PHRASE("Samurai drawbacks",
                                      "This leaves one land space at %1, where %2 may capture %3 "
                                      "with a ship and another tile."),
                       where, rival, figuresAt(before, first.settlement, castes));
    }
    case Harm::Lost:
        return because(
            {PARLOUR_PHRASE("Samurai drawbacks", "This gives up your lead for %1 of %2."),
             PARLOUR_PHRASE("Samurai drawback thoughts", "This gives up the lead for %1 of %2.")},
            figures, where);
    case Harm::Led:
        return because(
            PARLOUR_PHRASE("Samurai drawbacks", "This leaves %1 in the lead for %2 of %3."), rival,
            figures, where);
    case Harm::Caught:
        return because({PARLOUR_PHRASE("Samurai drawbacks",
                                       "After this, %1 may still catch you for %2 of %3."),
                        PARLOUR_PHRASE("Samurai drawback thoughts",
                                       "After this, %1 may still catch %0 for %2 of %3.")},
                       rival, figures, where);
    case Harm::Movable:
        return because({PARLOUR_PHRASE("Samurai drawbacks", "With the tile exchange, %1 could "
                                                            "still catch you for %2 of %3."),
                        PARLOUR_PHRASE("Samurai drawback thoughts",
                                       "With the tile exchange, %1 could still catch %0 for %2 "
                                       "of %3.")},
                       rival, figures, where);
    case Harm::Ahead:
        return because(
            {PARLOUR_PHRASE("Samurai drawbacks", "This leaves you only %1 ahead for %2 of %3."),
             PARLOUR_PHRASE("Samurai drawback thoughts",
                            "This leaves %0 only %1 ahead for %2 of %3.")},
            lead, figureName(caste), where);
    case Harm::Behind:
        return because(
            {PARLOUR_PHRASE("Samurai drawbacks", "This leaves you %1 behind for %2 of %3."),
             PARLOUR_PHRASE("Samurai drawback thoughts", "This leaves %0 %1 behind for %2 of %3.")},
            -lead, figureName(caste), where);
    default: break;
    }
    return because(PARLOUR_PHRASE("Samurai drawbacks", "This passes up the lead for %1 of %2."),
                   figures, where);
}

} // namespace parlour::samurai
