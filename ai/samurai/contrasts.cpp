#include "ai/samurai/contrasts.h"

#include "ai/samurai/reason_words.h"
#include "ai/samurai/step_effects.h"
#include "core/base/index.h"

#include <algorithm>
#include <bit>
#include <optional>

namespace parlour::samurai {

namespace {

// The figure of some for which the observer leads by least, if it leads for all of them.
struct Narrowest {
    int settlement = -1, caste = 0, lead = 0;
};
std::optional<Narrowest> narrowest(const Public& pub, Seat hero, const FigureList& figures) {
    Narrowest least;
    for (const FiguresAt& at : figures)
        for (int caste = 0; caste < kCastes; ++caste) {
            if ((at.castes >> caste & 1) == 0) continue;
            const int lead = pub.leadOf(hero, at.settlement, caste);
            if (lead <= 0) return {};
            if (least.settlement < 0 || lead < least.lead) least = {at.settlement, caste, lead};
        }
    return least.settlement < 0 ? std::nullopt : std::optional(least);
}

// Whether a tile that a rival has yet to play draws level there.
bool isInReach(const Public& pub, Seat hero, const Narrowest& figure) {
    return !isFirm(pub, hero, figure.settlement, figure.caste, false);
}

// Of some figures those that are still on the board.
FigureList leftOf(const Public& pub, FigureList figures) {
    for (FiguresAt& at : figures) at.castes &= pub.figures[index(at.settlement)];
    figures.erase(std::remove_if(figures.begin(), figures.end(),
                                 [](const FiguresAt& at) { return at.castes == 0; }),
                  figures.end());
    return figures;
}

// Figures for which a step takes the lead.
FigureList newlyLed(const Step& step) {
    FigureList led;
    if (!putsTile(step)) return led;
    for (const Touch& touch : touchesOf(step))
        if (touch.effect == Effect::Lead && led.size() < led.capacity())
            led.push_back({touch.settlement, touch.castes});
    return led;
}

// The figures of a settlement for which a tile there would take the lead.
CasteSet leadsBy(const Public& pub, Seat hero, int settlement, Tile tile) {
    CasteSet led = 0;
    for (int caste = 0; caste < kCastes; ++caste) {
        const int lead = pub.leadOf(hero, settlement, caste);
        if (pub.hasFigure(settlement, caste) && !isDecided(pub, caste) && lead <= 0 &&
            lead + tile.strength() > 0 && (tile.castes() >> caste & 1) != 0)
            led |= static_cast<CasteSet>(1 << caste);
    }
    return led;
}

CasteSet without(CasteSet castes, int others) { return static_cast<CasteSet>(castes & ~others); }

} // namespace

std::optional<FiguresAt> soleLead(const Pair& pair) {
    const Public& pub = pair.advised.after;
    const auto& here = touchedBy(pub.board(), pair.step.goal());
    TileBag others = pair.step.view.hand; // the advised tile as well, which the step would keep
    others.remove(pair.step.move.tile);
    std::optional<FiguresAt> best;
    for (int s = 0; s < pub.board().settlementCount(); ++s) {
        if (openLand(pub, s) == 0 || std::ranges::find(here, s) != here.end()) continue;
        CasteSet led = leadsBy(pub, pair.step.hero(), s, pair.step.move.tile);
        for (const Tile other : others.types())
            if (!other.isShip() && !other.isExchange())
                led = without(led, leadsBy(pair.step.before(), pair.step.hero(), s, other) |
                                       leadsBy(pub, pair.step.hero(), s, other));
        const int most = best ? std::popcount(best->castes) : 0;
        if (std::popcount(led) > most) best = {s, led};
    }
    return best;
}

namespace {

// What it would do there, if that is more than where the step puts it.
std::optional<Reason> couldLead(const Pair& pair) {
    const Tile tile = pair.step.move.tileUsed();
    if (pair.step.move.kind != Move::Kind::Place || tile.isFast() || pair.step.after.isOver())
        return {};
    const auto best = soleLead(pair);
    if (!best || (pair.step.move.at != pair.advised.move.at &&
                  std::popcount(best->castes) <=
                      countOf(newlyLed(pair.step)) + countOf(ownCaptures(pair.step))))
        return {};
    return because(
        PARLOUR_PHRASE("Samurai drawbacks", "This tile can still take the lead for %1 of %2."),
        figuresAt(pair.advised.after, best->settlement, best->castes),
        placeName(pair.step.before(), best->settlement));
}

// Whether a tile can matter for a figure of a kind away from these settlements.
bool mattersElsewhere(const Public& pub, Seat hero, Tile tile, int caste,
                      const Board::Numbers& places) {
    if (isDecided(pub, caste)) return false;
    for (int s = 0; s < pub.board().settlementCount(); ++s)
        if (pub.hasFigure(s, caste) && std::ranges::find(places, s) == places.end() &&
            !isFirm(pub, hero, s, caste) && pub.leadOf(hero, s, caste) + tile.strength() >= 0)
            return true;
    return false;
}

// That the hand holds no other land tile for a kind of figure, for which the step does nothing.
std::optional<Reason> onlyFor(const Pair& pair) {
    const Tile tile = pair.step.move.tile;
    if (pair.step.move.kind != Move::Kind::Place || tile.isFast() || pair.step.after.isOver())
        return {};
    TileBag others = pair.step.view.hand;
    others.remove(tile);
    CasteSet castes = tile.castes();
    for (const Tile other : others.types())
        if (!other.isShip() && !other.isExchange()) castes = without(castes, other.castes());
    const auto& here = touchedBy(pair.step.before().board(), pair.step.move.at);
    for (const int s : here) castes = without(castes, pair.step.before().figures[index(s)]);
    for (int caste = 0; caste < kCastes; ++caste)
        if ((castes >> caste & 1) != 0 &&
            mattersElsewhere(pair.advised.after, pair.step.hero(), tile, caste, here))
            return because(
                {PARLOUR_PHRASE("Samurai drawbacks",
                                "This is the only land tile you hold that counts for %1."),
                 PARLOUR_PHRASE("Samurai drawback thoughts",
                                "This is the only land tile %0 holds that counts for %1.")},
                figuresName(caste));
    return {};
}

// How many tiles the rival has left that has most.
struct Answers {
    Seat seat = kNoSeat;
    int tiles = 0;
};
Answers answersTo(const Step& step) {
    Answers most;
    for (Seat seat = 0; seat < step.before().options.players; ++seat)
        if (const int left = step.before().unplayed[index(seat)].size();
            seat != step.hero() && left > most.tiles)
            most = {seat, left};
    return most;
}

// How many figures a normal tile wins in the same turn only because of a ship before it.
int preparedBy(const Step& step) {
    if (step.move.kind != Move::Kind::Place || !step.move.tile.isShip()) return 0;
    int most = 0;
    for (const int s : touchedBy(step.before().board(), step.move.at))
        if (const auto next = followUp(step, s)) most = std::max(most, std::popcount(next->won));
    return most;
}

// Whether an exchange brings a figure to where the observer comes to lead, or a rival no longer
// does.
bool winsAny(const Step& step) {
    return std::ranges::any_of(swappedBy(step), [&](const Swapped& figure) {
        const Seat before = leaderOf(step.before(), figure.from, figure.caste);
        const Seat after = leaderOf(step.before(), figure.to, figure.caste);
        return before != step.hero() && before != after &&
               (before != kNoSeat || after == step.hero());
    });
}

// The figures that a normal tile can capture in the same turn only because of an exchange, where
// they lie before it.
FigureList preparedBySwap(const Step& step) {
    FigureList list;
    if (!isSwap(step)) return list;
    for (const Swapped& figure : swappedBy(step))
        if (const auto next = followUp(step, figure.to);
            next && (next->won >> figure.caste & 1) != 0)
            list.push_back({figure.from, static_cast<CasteSet>(1 << figure.caste)});
    return list;
}

// Whether a tile does the same by two touches.
bool isAlike(const Step& step, const Touch& touch, const Step& other, const Touch& its) {
    const auto lead = [](const Step& of, const Touch& by) {
        return of.after.leadOf(of.hero(), by.settlement, by.caste());
    };
    return touch.effect == its.effect && touch.figures() == its.figures() &&
           (touch.effect == Effect::Secure || lead(step, touch) == lead(other, its));
}

// The only settlement where a tile does something that the same tile of another step does
// elsewhere; -1 if there is none.
int soleApart(const Touches& touches, const Touches& others) {
    int apart = -1;
    for (const Touch& touch : touches) {
        if (std::ranges::find(others, touch.settlement, &Touch::settlement) != others.end())
            continue;
        if (apart >= 0 && apart != touch.settlement) return -1;
        apart = touch.settlement;
    }
    return apart;
}

// That more of the other tiles count for a figure of the advised step than for one of this.
std::optional<Reason> holdsMoreFor(const Pair& pair, const Touch& here, const Touch& there) {
    TileBag others = pair.step.view.hand;
    others.remove(pair.step.move.tile);
    const auto held = [&](int caste) {
        int count = 0;
        for (const Tile tile : others.types())
            if ((tile.castes() >> caste & 1) != 0) count += others.count(tile);
        return count;
    };
    if (here.figures() > 1 || there.figures() > 1 || held(there.caste()) <= held(here.caste()))
        return {};
    const Public& pub = pair.step.before();
    return because(
        {PARLOUR_PHRASE("Samurai drawbacks", "You hold more tiles for %1 of %2 than for %3 of %4."),
         PARLOUR_PHRASE("Samurai drawback thoughts",
                        "%0 holds more tiles for %1 of %2 than for %3 of %4.")},
        figureName(there.caste()), placeName(pub, there.settlement), figureName(here.caste()),
        placeName(pub, here.settlement));
}

// Of the settlements where a tile counts for something, and that the other step does not touch, the
// one nearest to capture; -1 if there is none.
int nearestApart(const Step& step, const Step& other) {
    const Public& pub = step.before();
    const auto& beside = touchedBy(pub.board(), other.goal());
    int nearest = -1;
    for (const FiguresAt& at : countedBy(step))
        if (std::ranges::find(beside, at.settlement) == beside.end() &&
            (nearest < 0 || openLand(pub, at.settlement) < openLand(pub, nearest)))
            nearest = at.settlement;
    return nearest;
}

bool holdsLand(const TileBag& hand) {
    for (const Tile tile : hand.types())
        if (!tile.isFast() && !tile.isExchange()) return true;
    return false;
}

// A figure that the advised swap lets a normal tile capture, and this one would not.
std::optional<FiguresAt> capturedAfterSwap(const Pair& pair) {
    if (!isSwap(pair.advised)) return {};
    const FigureList own =
        capturedBy(capturesBy(pair.advised.after, pair.step.move), pair.step.hero());
    for (const Swapped& figure : swappedBy(pair.advised)) {
        const auto bit = static_cast<CasteSet>(1 << figure.caste);
        const auto next = followUp(pair.advised, figure.to);
        const auto same = std::ranges::find(own, figure.to, &FiguresAt::settlement);
        if (next && (next->won & bit) != 0 && (same == own.end() || (same->castes & bit) == 0))
            return FiguresAt{figure.to, bit};
    }
    return {};
}

// That a land tile captures in another turn what a fast one captures in this.
std::optional<Reason> capturedLater(const Step& step) {
    const Public& pub = step.before();
    const FigureList own = ownCaptures(step);
    const auto rival = onlyRival(step.view);
    if (!rival || !holdsLand(step.view.hand) || own.size() != 1 || !pub.hasPlayedNormal ||
        !canBeLeft(pub) || !narrowest(pub, step.hero(), own))
        return {};
    return because(
        {PARLOUR_PHRASE("Samurai drawbacks",
                        "This need not cost the %4: unless %1 answers, any land tile can capture "
                        "%2 of %3 for you next turn."),
         PARLOUR_PHRASE("Samurai drawback thoughts",
                        "This need not cost the %4: unless %1 answers, any land tile can capture "
                        "%2 of %3 for %0 next turn.")},
        Reason::player(*rival), figuresAt(pub, own.front().settlement, own.front().castes),
        placeName(pub, own.front().settlement), tileWords(step.move.tile));
}

// Where a moved tile counted for a figure that is not decided.
std::optional<Reason> stillCounts(const Step& step) {
    const Public& pub = step.before();
    if (!step.isMoved()) return {};
    const auto& there = touchedBy(pub.board(), step.move.to);
    for (const int s : touchedBy(pub.board(), step.move.at)) {
        if (std::ranges::find(there, s) != there.end()) continue;
        for (int caste = 0; caste < kCastes; ++caste)
            if (pub.hasFigure(s, caste) && (step.tile().castes() >> caste & 1) != 0 &&
                !isDecided(pub, caste))
                return because({PARLOUR_PHRASE("Samurai drawbacks",
                                               "Where it lies now, your %1 counts for %2 of %3."),
                                PARLOUR_PHRASE("Samurai drawback thoughts",
                                               "Where it lay, the %1 counted for %2 of %3.")},
                               tileWords(step.tile()), figureName(caste), placeName(pub, s));
    }
    return {};
}

} // namespace

FigureList countedBy(const Step& step) {
    FigureList list;
    if (!putsTile(step)) return list;
    for (const int s : touchedBy(step.before().board(), step.goal()))
        if (const int castes = step.before().figures[index(s)] & step.tile().castes(); castes != 0)
            list.push_back({s, static_cast<CasteSet>(castes)});
    return list;
}

FigureList ownCaptures(const Step& step) { return capturedBy(step.captures, step.hero()); }

void addPrice(Drawbacks& list, const Pair& pair) {
    const FigureList own = ownCaptures(pair.step);
    const Losses losses = own.empty() ? Losses() : outweighedLossesOf(pair);
    if (losses.empty() || !losses.front().isGrave()) return;
    const Loss* const loss = &losses.front();
    const Public& pub = pair.step.before();
    const Phrase& figures = figuresAt(pub, own.front().settlement, own.front().castes);
    const Phrase where = placeName(pub, own.front().settlement);
    const Phrase elsewhere = placeName(pub, loss->figures.front().settlement);
    if (loss->harm == Harm::Led)
        list.push_back(
            because(PARLOUR_PHRASE("Samurai drawbacks",
                                   "This captures %1 of %2, but leaves %3 in the lead at %4."),
                    figures, where, Reason::player(loss->seat), elsewhere));
    else if (loss->harm == Harm::NotLed)
        list.push_back(because(PARLOUR_PHRASE("Samurai drawbacks",
                                              "This captures %1 of %2, but passes up the lead at "
                                              "%3."),
                               figures, where, elsewhere));
    else if (loss->harm == Harm::Opened)
        list.push_back(because(PARLOUR_PHRASE("Samurai drawbacks",
                                              "This captures %1 of %2, but leaves %3 the last land "
                                              "space of %4."),
                               figures, where, Reason::player(loss->seat), elsewhere));
    else if (loss->harm == Harm::Caught)
        list.push_back(
            because({PARLOUR_PHRASE("Samurai drawbacks",
                                    "This captures %1 of %2, but %3 may still catch you at %4."),
                     PARLOUR_PHRASE("Samurai drawback thoughts",
                                    "This captures %1 of %2, but %3 may still catch %0 at %4.")},
                    figures, where, Reason::player(loss->seat), elsewhere));
}

void addUrgency(Drawbacks& list, const Pair& pair) {
    const Seat hero = pair.step.hero();
    const auto left =
        narrowest(pair.step.after, hero, leftOf(pair.step.after, ownCaptures(pair.advised)));
    const auto other =
        narrowest(pair.advised.after, hero, leftOf(pair.advised.after, ownCaptures(pair.step)));
    if (!pair.isInstead || !left || !other || left->lead >= other->lead ||
        !isInReach(pair.step.after, hero, *left))
        return;
    list.push_back(because(
        {PARLOUR_PHRASE("Samurai drawbacks", "This leaves %1 of %2, where you are only %3 ahead."),
         PARLOUR_PHRASE("Samurai drawback thoughts",
                        "This leaves %1 of %2, where %0 is only %3 ahead.")},
        figureName(left->caste), placeName(pair.step.before(), left->settlement), left->lead));
}

Reason onlyAhead(const Step& step, int settlement, int caste) {
    return because(
        {PARLOUR_PHRASE("Samurai drawbacks", "This puts you only %1 ahead for %2 of %3."),
         PARLOUR_PHRASE("Samurai drawback thoughts", "This puts %0 only %1 ahead for %2 of %3.")},
        step.after.leadOf(step.hero(), settlement, caste), figureName(caste),
        placeName(step.before(), settlement));
}

void addNarrower(Drawbacks& list, const Pair& pair) {
    const Seat hero = pair.step.hero();
    const auto own = narrowest(pair.step.after, hero, newlyLed(pair.step));
    const auto best = narrowest(pair.advised.after, hero, newlyLed(pair.advised));
    if (!pair.isInstead || !own || !best || own->lead >= best->lead ||
        !ownCaptures(pair.step).empty() || !isInReach(pair.step.after, hero, *own))
        return;
    list.push_back(onlyAhead(pair.step, own->settlement, own->caste));
}

void addSlower(Drawbacks& list, const Pair& pair) {
    if (!pair.isInstead || !putsTile(pair.step) || !putsTile(pair.advised)) return;
    const Public& pub = pair.step.before();
    const int here = nearestApart(pair.step, pair.advised);
    const int there = nearestApart(pair.advised, pair.step);
    if (here < 0 || there < 0 || openLand(pub, here) <= openLand(pub, there)) return;
    list.push_back(because(
        PARLOUR_PHRASE("Samurai drawbacks", "%1 still has %2 free land spaces, %3 only %4."),
        placeName(pub, here), openLand(pub, here), placeName(pub, there), openLand(pub, there)));
}

void addNotCloser(Drawbacks& list, const Pair& pair) {
    if (!pair.isInstead || !putsTile(pair.advised) ||
        countOf(newlyLed(pair.step)) > countOf(newlyLed(pair.advised)))
        return;
    for (const Touch& touch : touchesOf(pair.advised)) {
        if (touch.effect != Effect::Fill ||
            !leadsForAll(pair.advised.after, pair.step.hero(), touch.settlement) ||
            openLand(pair.step.after, touch.settlement) <=
                openLand(pair.advised.after, touch.settlement))
            continue;
        list.push_back(
            because(PARLOUR_PHRASE("Samurai drawbacks", "This does not bring %1 closer to "
                                                        "capture."),
                    placeName(pair.step.before(), touch.settlement)));
        return;
    }
}

void addAfterwards(Drawbacks& list, const Pair& pair) {
    const Move& move = pair.step.move;
    const Move& advised = pair.advised.move;
    const bool isFast = move.kind == Move::Kind::Place && move.tile.isFast();
    if (isEnd(pair.step) || isFast || pair.step.isMoved() || isEnd(pair.advised) ||
        !advised.tileUsed().isFast() || Pair(pair.advised, pair.step).isInstead)
        return;
    if (const auto at = capturedAfterSwap(pair)) {
        if (ownCaptures(pair.step).empty())
            list.push_back(because(
                {PARLOUR_PHRASE("Samurai drawbacks",
                                "After the %1, your normal tile can capture %2 at %3 instead."),
                 PARLOUR_PHRASE("Samurai drawback thoughts",
                                "After the %1, the normal tile can capture %2 at %3 instead.")},
                tileWords(advised.tileUsed()), figureName(std::countr_zero(at->castes)),
                placeName(pair.step.before(), at->settlement)));
        return;
    }
    list.push_back(because(
        {PARLOUR_PHRASE("Samurai drawbacks", "You can still play this after the %1, in the same "
                                             "turn."),
         PARLOUR_PHRASE("Samurai drawback thoughts",
                        "%0 can still play this after the %1, in the same turn.")},
        tileWords(advised.tileUsed())));
}

void addOnlyAfter(Drawbacks& list, const Pair& pair) {
    const Step& step = pair.step;
    if (step.move.kind != Move::Kind::Place || step.move.tile.isFast() || isEnd(pair.advised) ||
        !pair.advised.move.tileUsed().isFast() || Pair(pair.advised, step).isInstead)
        return;
    const Public& pub = pair.advised.after;
    const auto then = capturesBy(pub, step.move);
    if (balance(then, step.hero()) <= balance(step.captures, step.hero())) return;
    const FigureList without = capturedBy(step.captures, step.hero());
    for (const FiguresAt& at : capturedBy(then, step.hero())) {
        const auto same = std::ranges::find(without, at.settlement, &FiguresAt::settlement);
        if (same != without.end() && std::popcount(same->castes) >= std::popcount(at.castes))
            continue;
        list.push_back(because(
            {PARLOUR_PHRASE("Samurai drawbacks", "Play the %1 first: then this captures %2 of %3."),
             PARLOUR_PHRASE("Samurai drawback thoughts",
                            "After the %1, this would capture %2 of %3.")},
            tileWords(pair.advised.move.tileUsed()), figuresAt(pub, at.settlement, at.castes),
            placeName(pub, at.settlement)));
        return;
    }
}

void addUnprepared(Drawbacks& list, const Pair& pair) {
    const Move& advised = pair.advised.move;
    const FigureList figures = leftOf(pair.step.after, preparedBySwap(pair.advised));
    if (pair.isInstead && !figures.empty() && ownCaptures(pair.step).empty() &&
        preparedBySwap(pair.step).empty())
        list.push_back(tellLoss(pair, {Harm::Left, kNoSeat, figures}));
    if (advised.kind != Move::Kind::Place || !advised.tile.isShip() || !pair.isInstead) return;
    for (const int s : touchedBy(pair.step.before().board(), advised.at))
        if (const auto next = followUp(pair.advised, s);
            next && next->won != 0 && !followUp(pair.step, s) &&
            preparedBy(pair.step) < std::popcount(next->won))
            list.push_back(tellLoss(pair, {Harm::Left, kNoSeat, {{s, next->own}}}));
}

std::optional<Reason> isBetterKept(const Pair& pair) {
    const Tile tile = pair.step.move.tileUsed();
    constexpr int kMany = 4;
    if (tile.isFigureExchange()) {
        if (const auto [rival, tiles] = answersTo(pair.step); tiles >= kMany && winsAny(pair.step))
            return because(
                PARLOUR_PHRASE("Samurai drawbacks", "%1 still has %2 tiles to answer this with."),
                Reason::player(rival), tiles);
    } else if (tile.isTileExchange()) {
        if (const auto reason = stillCounts(pair.step)) return reason;
    } else if (!tile.isFast()) {
        if (const auto reason = couldLead(pair)) return reason;
        return onlyFor(pair);
    } else if (ownCaptures(pair.step).empty()) {
        return because(
            PARLOUR_PHRASE("Samurai drawbacks", "This captures nothing yet, so it can wait."));
    } else if (const auto later = capturedLater(pair.step)) {
        return later;
    } else {
        return because(
            {PARLOUR_PHRASE("Samurai drawbacks", "This can decide a closer capture later."),
             Topic::Kept});
    }
    return {};
}

void addSpent(Drawbacks& list, const Pair& pair) {
    if (isEnd(pair.step) || (!pair.isInstead && !isEnd(pair.advised))) return;
    const Tile tile = pair.step.move.tileUsed();
    const bool isFromEnd = isEnd(pair.advised);
    if (!isFromEnd && tile == pair.advised.move.tileUsed()) {
        if (pair.step.move.at != pair.advised.move.at)
            if (const auto reason = stillCounts(pair.step)) list.push_back(*reason);
        return;
    }
    const bool isWorth = isFromEnd || isWorthMore(tile, pair.advised.move.tileUsed());
    if (!tile.isFast() || isWorth)
        if (const auto reason = isBetterKept(pair)) list.push_back(*reason);
    if (isWorth && !tile.isFast() && tile.castes() == kAllCastes)
        list.push_back(because(
            {PARLOUR_PHRASE("Samurai drawbacks",
                            "This tile counts for every kind of figure, so it is better kept."),
             Topic::Kept}));
}

void addExchangeKept(Drawbacks& list, const Pair& pair) {
    if (!pair.step.isMoved() || pair.advised.move.kind != Move::Kind::Place) return;
    const Phrase& tile = tileWords(pair.advised.move.tile);
    const FigureList own = ownCaptures(pair.step);
    FigureList touched;
    for (const Touch& touch : touchesOf(pair.step))
        if (touched.size() < touched.capacity())
            touched.push_back({touch.settlement, touch.castes});
    const bool isEverything = doesAsMuch(pair.advised, pair.step, touched);
    if (!own.empty() && doesAsMuch(pair.advised, pair.step, own) && !isEverything)
        list.push_back(
            because({PARLOUR_PHRASE("Samurai drawbacks",
                                    "The %1 captures as much, and you keep the tile exchange."),
                     PARLOUR_PHRASE("Samurai drawback thoughts",
                                    "The %1 captures as much, and %0 keeps the tile exchange.")},
                    tile));
    else if (isEverything && doesAsMuch(pair.advised, pair.step, own) &&
             !(own.empty() && touched.empty()))
        list.push_back(
            because({PARLOUR_PHRASE("Samurai drawbacks",
                                    "The %1 does as much, and you keep the tile exchange."),
                     PARLOUR_PHRASE("Samurai drawback thoughts",
                                    "The %1 does as much, and %0 keeps the tile exchange.")},
                    tile));
}

Reason isClose() { return because(PARLOUR_PHRASE("Samurai drawbacks", "This is nearly as good.")); }

Reason isCloseByLeads() {
    return because(
        {PARLOUR_PHRASE("Samurai drawbacks",
                        "This is nearly as good: it puts you in the lead for as many figures."),
         PARLOUR_PHRASE("Samurai drawback thoughts",
                        "This is nearly as good: it puts %0 in the lead for as many figures.")});
}

bool leadsAsMany(const Pair& pair) {
    if (!pair.step.captures.empty() || !pair.advised.captures.empty()) return false;
    const FigureList led = newlyLed(pair.step);
    return !led.empty() && countOf(led) == countOf(newlyLed(pair.advised)) &&
           !doesAsMuch(pair.advised, pair.step, led);
}

std::optional<Reason> isCloseElsewhere(const Pair& pair) {
    const Step& step = pair.step;
    const Step& advised = pair.advised;
    if (step.move.kind != Move::Kind::Place || advised.move.kind != step.move.kind ||
        step.move.tile != advised.move.tile || !step.captures.empty() ||
        !advised.captures.empty() || !netLossesOf(pair).empty())
        return {};
    const Touches touches = touchesOf(step);
    const Touches its = touchesOf(advised);
    const int here = soleApart(touches, its);
    const int there = soleApart(its, touches);
    const auto at = [](const Touches& list, int settlement) {
        return std::ranges::find(list, settlement, &Touch::settlement);
    };
    const auto isSame = [&](const Touch& touch, const Touch& other) {
        return isAlike(step, touch, advised, other);
    };
    if (here < 0 || there < 0 || !std::ranges::equal(touches, its, isSame)) return {};
    if (const auto held = holdsMoreFor(pair, *at(touches, here), *at(its, there))) return held;
    Drawbacks slower;
    addSlower(slower, pair);
    if (!slower.empty()) return slower.front();
    return because(PARLOUR_PHRASE("Samurai drawbacks",
                                  "This is nearly as good: it does the same at %1 instead of %2."),
                   placeName(step.before(), here), placeName(step.before(), there));
}

} // namespace parlour::samurai
