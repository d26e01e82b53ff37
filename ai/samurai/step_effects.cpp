#include "ai/samurai/step_effects.h"

#include "core/base/index.h"

#include <algorithm>
#include <bit>
#include <functional>

namespace parlour::samurai {

std::optional<Tile> strongestOnLand(const Public& pub, Seat seat, int caste) {
    std::optional<Tile> strongest;
    for (const Tile tile : pub.unplayed[index(seat)].types())
        if (!tile.isShip() && (tile.castes() >> caste & 1) != 0 &&
            (!strongest || tile.strength() > strongest->strength()))
            strongest = tile;
    return strongest;
}

namespace {

// Calls `use(tile)` for each tile that lies elsewhere and that the seat can move to a settlement,
// if it may hold the tile exchange.
void forEachMovable(const Public& pub, Seat seat, int settlement, const auto& use) {
    if (!pub.unplayed[index(seat)].contains(kTileExchange)) return;
    for (std::uint64_t own = pub.movable[index(seat)]; own != 0; own &= own - 1) {
        const auto space = index(std::countr_zero(own));
        const auto& beside = pub.board().landTouches[space];
        if (std::ranges::find(beside, settlement) == beside.end()) // else it counts already
            use(pub.onLand[space].tile());
    }
}

bool hasFreeSea(const Public& pub, int settlement) {
    return std::ranges::any_of(pub.board().seaAround[index(settlement)],
                               [&](int n) { return pub.freeSea.contains(n); });
}

// The figures of a settlement for which a tile there would put a seat ahead.
CasteSet takenBy(const Public& pub, Seat seat, int settlement, CasteSet castes, Tile tile,
                 int ship = 0) {
    CasteSet taken = 0;
    for (int caste = 0; caste < kCastes; ++caste)
        if (((castes & tile.castes()) >> caste & 1) != 0 &&
            pub.leadOf(seat, settlement, caste) + tile.strength() + ship > 0)
            taken |= static_cast<CasteSet>(1 << caste);
    return taken;
}

} // namespace

std::optional<Threat> threatTo(const Public& pub, Seat hero, int settlement, int caste) {
    if (openLand(pub, settlement) != 1 || !pub.hasFigure(settlement, caste)) return {};
    const auto bit = static_cast<CasteSet>(1 << caste);
    for (Seat seat = 0; seat < pub.options.players; ++seat) {
        if (seat == hero) continue;
        const auto tile = strongestOnLand(pub, seat, caste);
        if (tile && takenBy(pub, seat, settlement, bit, *tile) != 0) {
            const bool isHeld = pub.supplySize[index(seat)] == 0;
            return Threat{seat, isHeld ? tile : std::nullopt};
        }
        if (takenByOne(pub, seat, settlement, bit) != 0) return Threat{seat, {}, true};
    }
    return {};
}

CasteSet takenByOne(const Public& pub, Seat seat, int settlement, CasteSet castes, int ship) {
    CasteSet most = 0;
    const auto offer = [&](Tile tile) {
        const CasteSet taken = takenBy(pub, seat, settlement, castes, tile, ship);
        if (std::popcount(taken) > std::popcount(most)) most = taken;
    };
    for (const Tile tile : pub.unplayed[index(seat)].types())
        if (!tile.isShip() && !tile.isExchange()) offer(tile);
    forEachMovable(pub, seat, settlement, offer);
    return most;
}

int strongestShip(const Public& pub, Seat seat, int settlement) {
    if (!hasFreeSea(pub, settlement)) return 0;
    int strongest = 0;
    for (const Tile tile : pub.unplayed[index(seat)].types())
        if (tile.isShip()) strongest = std::max(strongest, tile.strength());
    return strongest;
}

bool isGuarded(const Public& pub, Seat seat, int settlement, int caste) {
    for (Seat other = 0; other < pub.options.players; ++other)
        if (other != seat &&
            pub.leadOf(other, settlement, caste) + strongestFor(pub, other, settlement, caste) > 0)
            return false;
    return true;
}

int strongestFor(const Public& pub, Seat seat, int settlement, int caste, bool isMoving) {
    const bool isLandFree = pub.openLand[index(settlement)] > 0;
    const bool isSeaFree = hasFreeSea(pub, settlement);
    int strongest = 0;
    const auto offer = [&](Tile tile) {
        if (tile.castes() >> caste & 1) strongest = std::max(strongest, tile.strength());
    };
    for (const Tile tile : pub.unplayed[index(seat)].types()) {
        if (!(tile.isShip() ? isSeaFree : isLandFree)) continue;
        offer(tile);
    }
    if (isLandFree && isMoving) forEachMovable(pub, seat, settlement, offer);
    return strongest;
}

namespace {

// Whether the observer's next tile there cannot put it ahead, and it is not close.
bool isFarBehind(const Step& step, int settlement, int caste) {
    constexpr int kClose = 2;
    const int behind = -step.after.leadOf(step.hero(), settlement, caste);
    return behind > kClose && behind >= strongestFor(step.after, step.hero(), settlement, caste);
}

} // namespace

bool isFirm(const Public& pub, Seat seat, int settlement, int caste, bool isMoving) {
    for (Seat other = 0; other < pub.options.players; ++other)
        if (other != seat && pub.influenceOf(seat, settlement, caste) <=
                                 pub.influenceOf(other, settlement, caste) +
                                     strongestFor(pub, other, settlement, caste, isMoving))
            return false;
    return true;
}

namespace {

Effect effectOf(const Step& step, int settlement, int caste) {
    const int before = step.before().leadOf(step.hero(), settlement, caste);
    const int now = step.after.leadOf(step.hero(), settlement, caste);
    const bool fills =
        step.after.openLand[index(settlement)] < step.before().openLand[index(settlement)];
    if (now > 0 && before > 0 && now >= before) {
        const bool isMore = now > before;
        if (isFirm(step.before(), step.hero(), settlement, caste))
            return fills ? Effect::Fill : isMore ? Effect::Widen : Effect::None;
        const bool wasInReach = !isFirm(step.before(), step.hero(), settlement, caste, false);
        if (wasInReach && isFirm(step.after, step.hero(), settlement, caste)) return Effect::Secure;
        return isMore ? Effect::Widen : fills ? Effect::Fill : Effect::None;
    }
    if (now <= before) return Effect::None;
    if (now > 0) return Effect::Lead;
    if (now < 0) return isFarBehind(step, settlement, caste) ? Effect::Chase : Effect::Approach;
    return rivalLeading(step, settlement, caste) != kNoSeat ? Effect::Draw : Effect::None;
}

// Whether a step does as much for a figure as another one does.
bool doesAsMuchFor(const Step& step, const Step& other, int settlement, int caste) {
    const Seat hero = step.hero();
    const auto captureBy = [&](const Step& by) -> const Capture* {
        const auto found = std::ranges::find_if(by.captures, [&](const Capture& capture) {
            return capture.settlement == settlement && capture.caste == caste;
        });
        return found == by.captures.end() ? nullptr : &*found;
    };
    const Capture* const own = captureBy(step);
    if (const Capture* const its = captureBy(other))
        return own && (own->winner == hero || own->winner == its->winner);
    if (own) return own->winner == hero;
    const int lead = step.after.leadOf(hero, settlement, caste);
    switch (effectOf(other, settlement, caste)) {
    case Effect::Lead: return lead > 0;
    case Effect::Draw: return lead >= 0;
    case Effect::Secure: return lead > 0 && isFirm(step.after, hero, settlement, caste);
    case Effect::Fill:
        return lead > 0 &&
               step.after.openLand[index(settlement)] <= other.after.openLand[index(settlement)];
    default: return lead >= other.after.leadOf(hero, settlement, caste);
    }
}

} // namespace

bool doesAsMuch(const Step& step, const Step& other, const FigureList& figures) {
    return std::ranges::all_of(figures, [&](const FiguresAt& at) {
        for (int c = 0; c < kCastes; ++c)
            if ((at.castes >> c & 1) != 0 && !doesAsMuchFor(step, other, at.settlement, c))
                return false;
        return true;
    });
}

namespace {

// The figures of a settlement that go to a seat, or, for kNoSeat, to nobody.
CasteSet goingTo(const Captures::List& captures, int settlement, Seat seat) {
    CasteSet castes = 0;
    for (const Capture& capture : captures)
        if (capture.settlement == settlement && capture.winner == seat)
            castes |= static_cast<CasteSet>(1 << capture.caste);
    return castes;
}

} // namespace

std::optional<FollowUp> followUp(const Step& step, int settlement) {
    const Public& pub = step.before();
    const Seat hero = step.hero();
    if (!canPlayNormal(step.view, step.after) || openLand(step.after, settlement) != 1 ||
        openLand(pub, settlement) != 1)
        return {};
    const Place last = lastSpace(pub, settlement);
    std::optional<FollowUp> best;
    std::optional<int> mostWithout;
    int most = 0;
    for (const Tile tile : step.view.hand.types()) {
        if (tile.isFast() || tile.isExchange()) continue;
        const auto with = capturesBy(step.after, Move::place(tile, last));
        const auto without = capturesBy(pub, Move::place(tile, last));
        const int gain = balance(with, hero);
        mostWithout =
            std::max(mostWithout.value_or(balance(without, hero)), balance(without, hero));
        const CasteSet own = goingTo(with, settlement, hero);
        const CasteSet ownBefore = goingTo(without, settlement, hero);
        const int others =
            pub.figures[index(settlement)] & ~ownBefore & ~goingTo(without, settlement, kNoSeat);
        const FollowUp next{tile, settlement, own, static_cast<CasteSet>(own & ~ownBefore),
                            static_cast<CasteSet>(goingTo(with, settlement, kNoSeat) & others)};
        const bool isWorth = next.won != 0 ? gain > 0 : next.tied != 0 && gain >= 0;
        if (!isWorth || (best && gain <= most)) continue;
        best = next;
        most = gain;
    }
    return best && most > *mostWithout ? best : std::nullopt;
}

FigureList captureNext(const Step& step, int settlement, Tile tile) {
    const Public& pub = step.after;
    if (pub.isOver() || openLand(pub, settlement) != 1) return {};
    TileBag hand = step.view.hand;
    hand.remove(step.move.tileUsed());
    const Move next = Move::place(tile, lastSpace(pub, settlement));
    if (tile.isExchange() || tile.isShip() || !hand.contains(tile) ||
        !Samurai::objection(pub, hand, next).empty())
        return {};
    const Captures::List captures = capturesBy(pub, next);
    const FigureList own = capturedBy(captures, step.hero());
    const bool isWorth = balance(captures, step.hero()) > 0 &&
                         std::ranges::find(own, settlement, &FiguresAt::settlement) != own.end();
    return isWorth ? own : FigureList();
}

int mostNext(const Step& step) {
    if (!putsTile(step)) return 0;
    int most = 0;
    for (const int s : touchedBy(step.before().board(), step.goal()))
        for (const Tile tile : step.view.hand.types())
            most = std::max(most, countOf(captureNext(step, s, tile)));
    return most;
}

Touches touchesOf(const Step& step) {
    Touches touches;
    for (const std::uint8_t s : touchedBy(step.before().board(), step.goal())) {
        const auto first = touches.size();
        const auto isMore = [&](int settlement, int caste) {
            return step.after.leadOf(step.hero(), settlement, caste) >
                   step.before().leadOf(step.hero(), settlement, caste);
        };
        const auto isAtStake = [&](int caste) {
            return step.after.hasFigure(s, caste) && !isDecided(step.before(), caste);
        };
        bool widens = false; // then a lead that was firm and grows is told with the others
        for (int c = 0; c < kCastes; ++c)
            widens = widens || (isAtStake(c) && effectOf(step, s, c) == Effect::Widen);
        for (int c = 0; c < kCastes; ++c) {
            if (!isAtStake(c)) continue;
            Effect effect = effectOf(step, s, c);
            if (effect == Effect::None) continue;
            if (effect == Effect::Fill && widens && isMore(s, c)) effect = Effect::Widen;
            const auto same =
                std::find_if(touches.begin() + static_cast<std::ptrdiff_t>(first), touches.end(),
                             [&](const Touch& touch) { return touch.effect == effect; });
            if (same != touches.end())
                same->castes |= static_cast<CasteSet>(1 << c);
            else
                touches.push_back({s, effect, static_cast<CasteSet>(1 << c)});
        }
    }
    for (auto touch = touches.begin(); touch != touches.end(); ++touch) // stable, without heap
        std::rotate(std::ranges::upper_bound(touches.begin(), touch, touch->weight(),
                                             std::greater{}, &Touch::weight),
                    touch, touch + 1);
    return touches;
}

} // namespace parlour::samurai
