#include "ai/samurai/drawbacks.h"

#include "ai/samurai/capture_reasons.h"
#include "ai/samurai/contrasts.h"
#include "ai/samurai/losses.h"
#include "ai/samurai/reason_words.h"
#include "ai/samurai/setup_drawbacks.h"
#include "ai/samurai/step_effects.h"
#include "core/base/index.h"

#include <algorithm>
#include <bit>
#include <functional>

namespace parlour::samurai {

namespace {

// --- exchanges of figures -----------------------------------------------------------------------

// Whether a swap moves a figure to where a rival leads, who did not where it was.
bool givesAway(const Step& step, const Swapped& figure) {
    const Public& pub = step.before();
    const Seat leader = leaderOf(pub, figure.to, figure.caste);
    return leader != kNoSeat && leader != step.hero() &&
           leader != leaderOf(pub, figure.from, figure.caste);
}

// By how much the observer leads for a figure that a swap brings to where it does not.
int leadGivenUp(const Step& step, const Swapped& figure) {
    const int lead = step.before().leadOf(step.hero(), figure.from, figure.caste);
    return leaderOf(step.before(), figure.to, figure.caste) == step.hero() ? 0 : std::max(lead, 0);
}

// That it is more than by the advised swap.
void addGivenUp(Drawbacks& list, const Pair& pair) {
    if (!isSwap(pair.advised)) return;
    int most = 0;
    for (const Swapped& figure : swappedBy(pair.advised))
        most = std::max(most, leadGivenUp(pair.advised, figure));
    for (const Swapped& figure : swappedBy(pair.step))
        if (const int lead = leadGivenUp(pair.step, figure); most > 0 && lead > most)
            list.push_back(because(
                {PARLOUR_PHRASE("Samurai drawbacks",
                                "This gives away %1 of %2, where you are %3 ahead."),
                 PARLOUR_PHRASE("Samurai drawback thoughts",
                                "This gives away %1 of %2, where %0 is %3 ahead.")},
                figureName(figure.caste), placeName(pair.step.before(), figure.from), lead));
}

// That a figure which the advised swap moves, too, comes to where the observer leads by less.
void addNarrowerSwap(Drawbacks& list, const Pair& pair) {
    if (!isSwap(pair.advised)) return;
    const Seat hero = pair.step.hero();
    for (const Swapped& figure : swappedBy(pair.step))
        for (const Swapped& best : swappedBy(pair.advised)) {
            const int lead = pair.step.after.leadOf(hero, figure.to, figure.caste);
            if (figure.from == best.from && figure.caste == best.caste && lead > 0 &&
                lead < pair.advised.after.leadOf(hero, best.to, best.caste) &&
                !isFirm(pair.step.after, hero, figure.to, figure.caste))
                list.push_back(onlyAhead(pair.step, figure.to, figure.caste));
        }
}

// That the observer leads for both figures of a swap wherever they lie.
void addLedAlready(Drawbacks& list, const Step& step) {
    const auto isLedAlready = [&](const Swapped& figure) {
        return leaderOf(step.before(), figure.from, figure.caste) == step.hero() &&
               leaderOf(step.before(), figure.to, figure.caste) == step.hero() &&
               (isFirm(step.before(), step.hero(), figure.from, figure.caste) ||
                !isFirm(step.after, step.hero(), figure.to, figure.caste));
    };
    if (std::ranges::all_of(swappedBy(step), isLedAlready))
        list.push_back(
            because({PARLOUR_PHRASE("Samurai drawbacks",
                                    "You lead for both figures already, so this gains little."),
                     PARLOUR_PHRASE("Samurai drawback thoughts",
                                    "%0 leads for both figures already, so this gains little.")}));
}

// That a swap wins one lead for another: both from nobody and to nobody else, or from and to a
// rival.
void addTrade(Drawbacks& list, const Step& step) {
    const Seat hero = step.hero();
    const auto from = [&](const Swapped& figure) {
        return leaderOf(step.before(), figure.from, figure.caste);
    };
    const auto to = [&](const Swapped& figure) {
        return leaderOf(step.before(), figure.to, figure.caste);
    };
    const auto swapped = swappedBy(step);
    const auto isTrade = [&](const Swapped& given, const Swapped& won) {
        return from(given) == hero && to(given) != hero && from(won) == to(given) &&
               to(won) == hero;
    };
    if (isTrade(swapped[0], swapped[1]) || isTrade(swapped[1], swapped[0]))
        list.push_back(
            because(PARLOUR_PHRASE("Samurai drawbacks", "This only trades one lead for another.")));
}

void addSwap(Drawbacks& list, const Pair& pair) {
    addGivenUp(list, pair);
    const Step& step = pair.step;
    addTrade(list, step);
    const Public& pub = step.before();
    const auto advisedDoes = [&](const auto& gives) {
        return isSwap(pair.advised) &&
               std::ranges::any_of(swappedBy(pair.advised), [&](const Swapped& figure) {
                   return gives(pair.advised, figure);
               });
    };
    const Seat hero = step.hero();
    bool isAnyLed = false;
    for (const Swapped& figure : swappedBy(step)) {
        const Seat before = leaderOf(pub, figure.from, figure.caste);
        const Seat after = leaderOf(pub, figure.to, figure.caste);
        isAnyLed = isAnyLed || after == hero;
        if (givesAway(step, figure) && advisedDoes(givesAway)) continue;
        if (givesAway(step, figure))
            list.push_back(because(
                PARLOUR_PHRASE("Samurai drawbacks", "This moves %1 of %2 to %3, where %4 leads."),
                figureName(figure.caste), placeName(pub, figure.from), placeName(pub, figure.to),
                Reason::player(after)));
        else if (before == hero && after != hero && !advisedDoes(leadGivenUp))
            list.push_back(tellLoss(
                {step, step},
                {Harm::Lost, kNoSeat, {{figure.from, static_cast<CasteSet>(1 << figure.caste)}}}));
    }
    if (!isAnyLed)
        list.push_back(because(
            {PARLOUR_PHRASE("Samurai drawbacks", "This brings neither figure to where you lead."),
             PARLOUR_PHRASE("Samurai drawback thoughts",
                            "This brings neither figure to where %0 leads.")}));
    addNarrowerSwap(list, pair);
    addLedAlready(list, step);
}

// How many figures a swap takes from a rival who leads for them.
std::ptrdiff_t takenFrom(const Step& step, Seat rival) {
    if (!isSwap(step)) return 0;
    return std::ranges::count_if(swappedBy(step), [&](const Swapped& figure) {
        return leaderOf(step.before(), figure.from, figure.caste) == rival &&
               leaderOf(step.before(), figure.to, figure.caste) != rival;
    });
}

// That a rival still leads for a figure which the advised exchange takes from it.
void addStillLed(Drawbacks& list, const Pair& pair) {
    const Public& pub = pair.step.before();
    for (const Swapped& figure : swappedBy(pair.advised)) {
        const Seat rival = leaderOf(pub, figure.from, figure.caste);
        const Seat after = leaderOf(pub, figure.to, figure.caste);
        if (rival == kNoSeat || rival == pair.step.hero() || after != kNoSeat ||
            takenFrom(pair.step, rival) >= takenFrom(pair.advised, rival) ||
            !pair.step.after.hasFigure(figure.from, figure.caste) ||
            leaderOf(pair.step.after, figure.from, figure.caste) != rival)
            continue;
        list.push_back(tellLoss(
            pair, {Harm::Led, rival, {{figure.from, static_cast<CasteSet>(1 << figure.caste)}}}));
    }
}

// That the advised exchange brings a figure to where the observer leads.
void addMissedSwap(Drawbacks& list, const Pair& pair) {
    if (!isSwap(pair.advised) || !pair.isInstead) return;
    addStillLed(list, pair);
    const Public& pub = pair.step.before();
    const auto brings = [&](const Step& step, const Swapped& wanted) {
        return isSwap(step) && std::ranges::any_of(swappedBy(step), [&](const Swapped& figure) {
                   return figure.from == wanted.from && figure.caste == wanted.caste &&
                          leaderOf(pub, figure.to, figure.caste) == step.hero();
               });
    };
    for (const Swapped& figure : swappedBy(pair.advised))
        if (leaderOf(pub, figure.from, figure.caste) != pair.step.hero() &&
            brings(pair.advised, figure) && !brings(pair.step, figure))
            list.push_back(
                because({PARLOUR_PHRASE("Samurai drawbacks", "The figure exchange could bring %1 "
                                                             "of %2 to where you lead."),
                         PARLOUR_PHRASE("Samurai drawback thoughts",
                                        "The figure exchange could bring %1 of %2 to "
                                        "where %0 leads.")},
                        figureName(figure.caste), placeName(pub, figure.from)));
}

// --- what a tile is for -------------------------------------------------------------------------

// What a tile does for the figures that it counts for.
enum class Use : std::uint8_t { Real, Nothing, Decided, Safe, Behind };

Use useOf(const Step& step, const FigureList& counted) {
    if (!putsTile(step) ||
        std::ranges::find(step.captures, step.hero(), &Capture::winner) != step.captures.end())
        return Use::Real;
    if (counted.empty()) return Use::Nothing;
    const auto areAll = [&](const auto& isSo) {
        for (const FiguresAt& at : counted)
            for (int caste = 0; caste < kCastes; ++caste)
                if ((at.castes >> caste & 1) != 0 && !isSo(at.settlement, caste)) return false;
        return true;
    };
    if (areAll([&](int, int caste) { return isDecided(step.before(), caste); }))
        return Use::Decided;
    if (areAll([&](int s, int caste) { return isFirm(step.before(), step.hero(), s, caste); }))
        return Use::Safe;
    const auto isRivals = [&](int s, int caste) {
        const Seat leader = leaderOf(step.after, s, caste);
        return step.after.hasFigure(s, caste) && leader != kNoSeat && leader != step.hero();
    };
    return areAll(isRivals) ? Use::Behind : Use::Real;
}

Reason tellSafe(const Public& pub, const FiguresAt& at) {
    const bool isAll = at.castes == pub.figures[index(at.settlement)];
    if (isAll && !std::has_single_bit(at.castes))
        return because(
            {PARLOUR_PHRASE("Samurai drawbacks", "No single tile can catch you at %1 anyway."),
             PARLOUR_PHRASE("Samurai drawback thoughts",
                            "No single tile can catch %0 at %1 anyway.")},
            placeName(pub, at.settlement));
    return because(
        {PARLOUR_PHRASE("Samurai drawbacks", "No single tile can catch you for %1 of %2 anyway."),
         PARLOUR_PHRASE("Samurai drawback thoughts",
                        "No single tile can catch %0 for %1 of %2 anyway.")},
        figureName(std::countr_zero(at.castes)), placeName(pub, at.settlement));
}

void addUse(Drawbacks& list, const Pair& pair) {
    const FigureList counted = countedBy(pair.step);
    const Use use = useOf(pair.step, counted);
    if (use == Use::Real || use == useOf(pair.advised, countedBy(pair.advised))) return;
    if (use == Use::Nothing) {
        list.push_back(
            because(PARLOUR_PHRASE("Samurai drawbacks", "This tile counts for nothing here.")));
        return;
    }
    const Public& pub = pair.step.before();
    const FiguresAt& first = counted.front();
    const int caste = std::countr_zero(first.castes);
    const Phrase where = placeName(pub, first.settlement);
    if (use == Use::Decided)
        list.push_back(
            because(PARLOUR_PHRASE("Samurai drawbacks", "The lead in %1 is decided already."),
                    kindName(caste)));
    else if (use == Use::Safe)
        list.push_back(tellSafe(pub, first));
    else
        list.push_back(because(
            PARLOUR_PHRASE("Samurai drawbacks", "Even then %1 is still ahead for %2 of %3."),
            Reason::player(leaderOf(pair.step.after, first.settlement, caste)), figureName(caste),
            where));
}

// That no single tile could take from the observer what a step captures.
void addSure(Drawbacks& list, const Pair& pair) {
    const FigureList own = ownCaptures(pair.step);
    if (!own.empty() && (pair.isInstead || isEnd(pair.advised)) && isSure(pair.advised, own))
        list.push_back(tellSafe(pair.step.before(), own.front()));
}

// The same of some figures of a settlement.
void addPartlySure(Drawbacks& list, const Pair& pair) {
    if (!pair.isInstead && !isEnd(pair.advised)) return;
    for (const FiguresAt& at : ownCaptures(pair.step)) {
        CasteSet sure = 0;
        for (int caste = 0; caste < kCastes; ++caste)
            if (const auto bit = static_cast<CasteSet>(1 << caste);
                (at.castes & bit) != 0 && isSure(pair.advised, {{at.settlement, bit}}))
                sure |= bit;
        if (sure == 0) continue;
        list.push_back(tellSafe(pair.step.before(), {at.settlement, sure}));
        return;
    }
}

// The rival that leads for every figure of a settlement, or kNoSeat.
Seat rivalAt(const Public& pub, Seat hero, int settlement) {
    for (Seat seat = 0; seat < pub.options.players; ++seat)
        if (seat != hero && pub.figures[index(settlement)] != 0 &&
            leadsForAll(pub, seat, settlement))
            return seat;
    return kNoSeat;
}

// That a tile takes one of the spaces where a rival leads.
void addCloser(Drawbacks& list, const Pair& pair) {
    const Public& after = pair.step.after;
    if (!putsTile(pair.step)) return;
    for (const int s : touchedBy(after.board(), pair.step.goal())) {
        const Seat rival = rivalAt(after, pair.step.hero(), s);
        const int left = openLand(after, s);
        if (rival == kNoSeat || left < 2 || left >= openLand(pair.advised.after, s)) continue;
        list.push_back(because(PARLOUR_PHRASE("Samurai drawbacks",
                                              "This brings %1 closer to capture while %2 leads "
                                              "there."),
                               placeName(after, s), Reason::player(rival)));
        return;
    }
}

// The most figures that a tile can count for on one space.
int mostFigures(const Public& pub, Tile tile) {
    const Board& board = pub.board();
    int most = 0;
    const auto look = [&](const Board::Numbers& beside) {
        int count = 0;
        for (const int s : beside)
            count += std::popcount(static_cast<CasteSet>(pub.figures[index(s)] & tile.castes()));
        most = std::max(most, count);
    };
    if (tile.isShip()) {
        for (int n = 0; n < board.seaCount(); ++n)
            if (pub.freeSea.contains(n)) look(board.seaTouches[index(n)]);
    } else {
        for (std::uint64_t free = pub.freeLand; free != 0; free &= free - 1)
            look(board.landTouches[index(std::countr_zero(free))]);
    }
    return most;
}

void addFewer(Drawbacks& list, const Pair& pair) {
    if (!putsTile(pair.step) || !pair.isInstead || !ownCaptures(pair.step).empty()) return;
    const int next = mostNext(pair.step);
    if (next > 0 && next >= mostNext(pair.advised)) return; // it serves as well what it is for
    const int count = countOf(countedBy(pair.step));
    if (count != 0 && count < countOf(countedBy(pair.advised)))
        list.push_back(
            counted(count, PARLOUR_PHRASE("Samurai drawbacks", "This counts for only one figure."),
                    PARLOUR_PHRASE("Samurai drawbacks", "This counts for only %1 figures.")));
}

// That a tile could count for more figures on another space.
void addElsewhere(Drawbacks& list, const Pair& pair) {
    if (!putsTile(pair.step) || pair.step.isMoved() || !ownCaptures(pair.step).empty()) return;
    const Tile tile = pair.step.tile();
    const bool isOneKind = putsTile(pair.advised) &&
                           tile.castes() == pair.advised.tile().castes() &&
                           tile.isShip() == pair.advised.tile().isShip();
    const int count = countOf(countedBy(pair.step));
    const int most = mostFigures(pair.step.before(), tile);
    if (count == 0 || count >= most || isOneKind) return;
    list.push_back(because(
        PARLOUR_PHRASE("Samurai drawbacks", "This tile could count for %1 figures elsewhere."),
        most));
}

// --- which tile is used -------------------------------------------------------------------------

bool isAnyGrave(const Losses& losses) { return std::ranges::any_of(losses, &Loss::isGrave); }

// Whether neither step loses what the other one wins, or both prepare as many captures.
bool doAsMuch(const Pair& pair) {
    const int next = mostNext(pair.step);
    if (next > 0 && next == mostNext(pair.advised)) return true;
    return !isAnyGrave(lossesOf(pair)) && !isAnyGrave(lossesOf({pair.advised, pair.step}));
}

bool isOnOneSpace(const Pair& pair) {
    const Move& move = pair.step.move;
    return move.kind == Move::Kind::Place && pair.advised.move.kind == move.kind &&
           pair.advised.move.at == move.at;
}

// Whether the advised tile leads wherever the other one, on the same space, stands better.
bool leadsEnough(const Pair& pair) {
    const Seat hero = pair.step.hero();
    return std::ranges::all_of(countedBy(pair.step), [&](const FiguresAt& at) {
        for (int caste = 0; caste < kCastes; ++caste) {
            const int lead = pair.advised.after.leadOf(hero, at.settlement, caste);
            if ((at.castes >> caste & 1) != 0 && !isDecided(pair.step.before(), caste) &&
                pair.advised.after.hasFigure(at.settlement, caste) && lead <= 0 &&
                lead < pair.step.after.leadOf(hero, at.settlement, caste))
                return false;
        }
        return true;
    });
}

// Whether the advised tile does as much on the same space.
bool isEnough(const Pair& pair) {
    if (!isOnOneSpace(pair) || !doAsMuch(pair) || !leadsEnough(pair)) return false;
    const Tile tile = pair.step.move.tile;
    const int more = tile.strength() - pair.advised.move.tile.strength();
    return more > 0 || (more == 0 && isWorthMore(tile, pair.advised.move.tile));
}

// Whether the advised tile, a weaker one for the same kinds, takes the same leads, although they
// are less sure.
bool isEnoughToLead(const Pair& pair) {
    if (!isOnOneSpace(pair) || doAsMuch(pair)) return false;
    const Tile tile = pair.step.move.tile;
    const Tile advised = pair.advised.move.tile;
    return tile.castes() == advised.castes() && tile.strength() > advised.strength() &&
           doesAsMuch(pair.advised, pair.step, countedBy(pair.step));
}

// That a tile does not count for a figure that stays on the board, as the advised one does on the
// same space.
std::optional<Reason> countsForLess(const Pair& pair) {
    const Public& pub = pair.step.before();
    const CasteSet castes = pair.step.move.tile.castes();
    for (const FiguresAt& at : countedBy(pair.advised))
        for (int caste = 0; caste < kCastes; ++caste)
            if (((at.castes & ~castes) >> caste & 1) != 0 && !isDecided(pub, caste) &&
                pair.step.after.hasFigure(at.settlement, caste) &&
                !isFirm(pub, pair.step.hero(), at.settlement, caste))
                return because(
                    PARLOUR_PHRASE("Samurai drawbacks", "This does not count for %1 of %2."),
                    figureName(caste), placeName(pub, at.settlement));
    return {};
}

void addEnough(Drawbacks& list, const Pair& pair, bool isSo) {
    if (isSo)
        list.push_back(
            because({PARLOUR_PHRASE("Samurai drawbacks", "The %1 is enough here."), Topic::Kept},
                    tileWords(pair.advised.move.tile)));
}

// The same where the hint has said so already, and nothing else is known.
void addMoreThanNeeded(Drawbacks& list, const Pair& pair) {
    if ((isEnough(pair) || isEnoughToLead(pair)) &&
        pair.step.move.tile.strength() > pair.advised.move.tile.strength())
        list.push_back(because(
            {PARLOUR_PHRASE("Samurai drawbacks", "This is more than you need here."),
             PARLOUR_PHRASE("Samurai drawback thoughts", "This is more than %0 needs here.")}));
}

// Whether the observer stands as well after the other step, for figures whose kind is not decided.
bool standsAsWell(const Step& other, const Step& step, const FigureList& figures) {
    return std::ranges::all_of(figures, [&](const FiguresAt& at) {
        for (int caste = 0; caste < kCastes; ++caste)
            if ((at.castes >> caste & 1) != 0 && !isDecided(step.before(), caste) &&
                other.after.leadOf(step.hero(), at.settlement, caste) <
                    step.after.leadOf(step.hero(), at.settlement, caste))
                return false;
        return true;
    });
}

// That the advised tile, a fast one, does as much for the same figures.
void addFastEnough(Drawbacks& list, const Pair& pair) {
    if (!putsTile(pair.step) || pair.step.move.tileUsed().isFast() || !pair.step.captures.empty() ||
        pair.advised.move.kind != Move::Kind::Place || !pair.advised.move.tile.isFast() ||
        !canPlayNormal(pair.advised.view, pair.advised.after))
        return;
    const FigureList counted = countedBy(pair.step);
    const bool isAnyOpen = std::ranges::any_of(counted, [&](const FiguresAt& at) {
        for (int caste = 0; caste < kCastes; ++caste)
            if ((at.castes >> caste & 1) != 0 && !isDecided(pair.step.before(), caste)) return true;
        return false;
    });
    if (isAnyOpen && standsAsWell(pair.advised, pair.step, counted))
        list.push_back(because(
            {PARLOUR_PHRASE("Samurai drawbacks",
                            "The %1 does as much, and leaves your normal tile for elsewhere."),
             PARLOUR_PHRASE("Samurai drawback thoughts",
                            "The %1 does as much, and leaves the normal tile for elsewhere.")},
            tileWords(pair.advised.move.tile)));
}

// That a fast tile is spent which the advised step keeps.
void addFast(Drawbacks& list, const Pair& pair) {
    if (isEnd(pair.step) || pair.isInstead || !pair.step.move.tileUsed().isFast()) return;
    const Public& before = pair.step.before();
    const FigureList counted = countedBy(pair.step);
    const auto nearest = std::ranges::min_element(
        counted, {}, [&](const FiguresAt& at) { return openLand(before, at.settlement); });
    const int left = nearest == counted.end() ? 0 : openLand(before, nearest->settlement);
    if (left > 1)
        list.push_back(because(PARLOUR_PHRASE("Samurai drawbacks",
                                              "%1 still has %2 free land spaces, so this can "
                                              "wait."),
                               placeName(before, nearest->settlement), left));
    if (isEnd(pair.advised) || !pair.advised.move.tileUsed().isFast() ||
        !ownCaptures(pair.advised).empty())
        if (const auto reason = isBetterKept(pair)) list.push_back(*reason);
}

// --- the end of the turn, and of the game -------------------------------------------------------

bool winsAlone(const Step& step) {
    return step.after.isOver() && Samurai::verdict(step.after).winners == 1 << step.hero();
}

void addEnding(Drawbacks& list, const Pair& pair) {
    if (pair.step.after.isOver() && !winsAlone(pair.step)) list.push_back(ending(pair.step));
    if (pair.step.after.isOver() || !winsAlone(pair.advised)) return;
    if (!pair.isInstead)
        list.push_back(
            because({PARLOUR_PHRASE("Samurai drawbacks", "You can win without this."),
                     PARLOUR_PHRASE("Samurai drawback thoughts", "%0 can win without this.")}));
    else
        list.push_back(because(
            {PARLOUR_PHRASE("Samurai drawbacks", "This lets the game go on, although you could win "
                                                 "now."),
             PARLOUR_PHRASE("Samurai drawback thoughts",
                            "This lets the game go on, although %0 could win "
                            "now.")}));
}

void addEnd(Drawbacks& list, const Pair& pair) {
    if (isEnd(pair.step) && !isEnd(pair.advised) &&
        canPlayNormal(pair.step.view, pair.step.before()))
        list.push_back(because(
            {PARLOUR_PHRASE("Samurai drawbacks", "You can still play a normal tile this turn."),
             PARLOUR_PHRASE("Samurai drawback thoughts",
                            "%0 can still play a normal tile this turn.")}));
}

Drawbacks ofStep(const Pair& pair) {
    Drawbacks list;
    addEnding(list, pair);
    addOnlyAfter(list, pair);
    const bool isAfterSwap = isSwap(pair.advised); // which changes what it is for
    if (isAfterSwap) addAfterwards(list, pair);
    addUnprepared(list, pair);
    addSure(list, pair);
    Losses losses = netLossesOf(pair);
    constexpr std::size_t kMostTold = 4; // so that all others have room
    losses.resize(std::min(losses.size(), kMostTold));
    const auto tell = [&](const auto& isMeant) {
        for (const Loss& loss : losses)
            if (isMeant(loss)) list.push_back(tellLoss(pair, loss));
    };
    const auto isSlight = [](const Loss& loss) {
        return loss.harm == Harm::Movable || loss.harm == Harm::Combined;
    };
    tell(std::mem_fn(&Loss::isGrave));
    if (isSwap(pair.step)) addSwap(list, pair);
    addMissedSwap(list, pair);
    addPrice(list, pair);
    addUrgency(list, pair);
    if (const auto less = isEnough(pair) ? countsForLess(pair) : std::nullopt)
        list.push_back(*less);
    addEnough(list, pair, isEnough(pair));
    addFastEnough(list, pair);
    addExchangeKept(list, pair);
    addUse(list, pair);
    if (!isAfterSwap) addAfterwards(list, pair);
    addFast(list, pair);
    addCloser(list, pair);
    tell([&](const Loss& loss) { return !loss.isGrave() && !isSlight(loss); });
    addFewer(list, pair);
    tell(isSlight);
    addEnd(list, pair);
    addNarrower(list, pair);
    addSpent(list, pair);
    addEnough(list, pair, isEnoughToLead(pair));
    addNotCloser(list, pair);
    addSlower(list, pair);
    addPartlySure(list, pair);
    if (const Losses all = lossesOf(pair); !all.empty() && all.front().isGrave())
        list.push_back(tellLoss(pair, all.front())); // though it is made up for elsewhere
    addElsewhere(list, pair);
    addMoreThanNeeded(list, pair);
    return list;
}

} // namespace

Drawbacks drawbacksOf(const Observation& view, const Move& move, const Move& advised) {
    if (move.kind == Move::Kind::Take) return takingDrawbacks(move.tile, advised.tile);
    if (move.kind == Move::Kind::Put) return puttingDrawbacks(view, move, advised);
    const Step step(view, move);
    const Step best(view, advised);
    return ofStep({step, best});
}

Drawbacks besideLeads(const Pair& pair) {
    Drawbacks list;
    addNarrower(list, pair);
    addSlower(list, pair);
    addSpent(list, pair);
    return list;
}

void addBesideAsGood(Drawbacks& list, const Observation& view, const Move& move, const Move& good) {
    if (move.kind == Move::Kind::Take) {
        addStronger(list, move.tile, good.tile);
        addStrongLater(list, move.tile, good.tile);
        addNeedsLand(list, move.tile, good.tile);
    }
    if (move.kind == Move::Kind::Put) addBetterPlace(list, view, move, good);
    constexpr std::size_t kMostAdded = 2;
    if (good.kind != Move::Kind::Place || list.size() + kMostAdded > list.capacity()) return;
    const Step step(view, move);
    const Step other(view, good);
    const Pair pair(step, other);
    addExchangeKept(list, pair);
    if (move.kind != good.kind) return;
    // One that is a little stronger, but for fewer kinds, is not worth more.
    const bool isForAsMany = (good.tile.castes() & ~move.tile.castes()) == 0;
    if (isForAsMany || move.tile.strength() > good.tile.strength() + 1) {
        addEnough(list, pair, isEnough(pair));
        addMoreThanNeeded(list, pair);
    }
    if (move.at != good.at || move.tile.castes() != good.tile.castes() ||
        move.tile.strength() >= good.tile.strength())
        return;
    if (const Losses losses = netLossesOf(pair); !losses.empty())
        list.insert(list.begin(), tellLoss(pair, losses.front()));
}

} // namespace parlour::samurai
