#include "ai/samurai/drawbacks.h"

#include "ai/samurai/capture_reasons.h"
#include "ai/samurai/reason_words.h"
#include "ai/samurai/step_effects.h"
#include "core/base/index.h"

#include <algorithm>
#include <array>
#include <bit>
#include <functional>
#include <optional>
#include <tuple>

namespace parlour::samurai {

namespace {

bool isEnd(const Step& step) { return step.move.kind == Move::Kind::End; }
bool isSwap(const Step& step) { return step.move.kind == Move::Kind::FigureExchange; }
bool putsTile(const Step& step) { return !isEnd(step) && !isSwap(step); }

// Whether the other step can no longer be made in this turn.
bool rulesOut(const Step& step, const Step& other) {
    if (isEnd(step) || step.after.isOver()) return true;
    if (!isEnd(other) && step.move.tileUsed() == other.move.tileUsed()) return true;
    TileBag hand = step.view.hand;
    hand.remove(step.move.tileUsed());
    return !Samurai::objection(step.after, hand, other.move).empty();
}

bool holdsNormal(const Observation& view) {
    for (const Tile tile : view.hand.types())
        if (!tile.isFast() && !tile.isExchange()) return true;
    return false;
}

bool canPlayNormalAfter(const Step& step) {
    return !isEnd(step) && !step.after.hasPlayedNormal && step.after.freeLand != 0 &&
           holdsNormal(step.view);
}

// A step beside the advised one.
struct Pair {
    Pair(const Step& step_, const Step& advised_)
        : step(step_), advised(advised_), isInstead(rulesOut(step, advised)) {}

    const Step& step;
    const Step& advised;
    bool isInstead; // else the advised one can still be made after it
};

bool isBeside(const Step& step, int settlement) {
    if (!putsTile(step)) return false;
    const auto& beside = touchedBy(step.before().board(), step.goal());
    return std::ranges::find(beside, settlement) != beside.end();
}

int openLand(const Public& pub, int settlement) { return pub.openLand[index(settlement)]; }

// The strongest tile for a caste that a seat may still put on land.
int strongestOnLand(const Public& pub, Seat seat, int caste) {
    int strongest = 0;
    for (const Tile tile : pub.unplayed[index(seat)].types())
        if (!tile.isShip() && (tile.castes() >> caste & 1) != 0)
            strongest = std::max(strongest, tile.strength());
    return strongest;
}

int figuresIn(const FigureList& list) {
    int count = 0;
    for (const FiguresAt& at : list) count += std::popcount(at.castes);
    return count;
}

// A seat that one tile on land may bring so far ahead of all others for a figure, or kNoSeat.
Seat chaserOf(const Public& pub, Seat hero, int settlement, int caste, int ahead) {
    if (openLand(pub, settlement) == 0) return kNoSeat;
    for (Seat seat = 0; seat < pub.options.players; ++seat) {
        const int strongest = strongestOnLand(pub, seat, caste);
        if (seat != hero && strongest > 0 &&
            pub.leadOf(seat, settlement, caste) + strongest >= ahead)
            return seat;
    }
    return kNoSeat;
}

// --- what becomes of the figures ----------------------------------------------------------------

// What a step makes of a figure, less than the advised one would; from the slightest on.
enum class Harm : std::uint8_t {
    None,
    Behind, // further behind
    Ahead,  // less far ahead
    Caught, // a rival may still catch up
    Opened, // a rival may capture it with the last tile around it
    Led,    // a rival still leads
    NotLed, // no lead
    Lost,   // a lead is given up
    SetAside,
    Exposed, // a rival, who leads, can capture it with the last tile around it
    Left,    // on the board, though it could be captured
    Given    // to a rival
};
constexpr std::array<int, 12> kHarms{0, 3, 3, 8, 11, 12, 12, 13, 24, 26, 36, 40};

// Figures that a step does the same harm to.
struct Loss {
    Harm harm = Harm::None;
    Seat seat = kNoSeat; // the rival, if it speaks of one
    FigureList figures;

    int count() const { return figuresIn(figures); }
    int weight() const { return kHarms[static_cast<std::size_t>(harm)] * count(); }
    bool isGrave() const {
        constexpr int kGrave = 8;
        return weight() >= kGrave;
    }
    auto order() const { return std::tuple(-weight(), harm, seat); }
};
using Losses = boost::container::static_vector<Loss, kHarms.size() * kMostSeats>;

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
           leader != kNoSeat && leader != step.hero();
}

// Whether a rival can capture a figure next and the advised step prevents it.
bool exposes(const Pair& pair, int settlement, int caste) {
    if (!isExposed(pair.step, settlement, caste) || canPlayNormalAfter(pair.step)) return false;
    const bool isTreated = isBeside(pair.advised, settlement);
    if (isExposed(pair.advised, settlement, caste))
        return isTreated && canPlayNormalAfter(pair.advised);
    return pair.isInstead || !isTreated;
}

// The rival that may capture a figure for which it does not lead, because the step has left one
// space around it.
Seat opensTo(const Pair& pair, int settlement, int caste) {
    const Step& step = pair.step;
    if (openLand(step.after, settlement) != 1 || openLand(pair.advised.after, settlement) < 2 ||
        canPlayNormalAfter(step))
        return kNoSeat;
    return chaserOf(step.after, step.hero(), settlement, caste, 1);
}

// What is worse for a figure, and the rival to whom that is good.
struct Worse {
    Harm harm = Harm::None;
    Seat seat = kNoSeat;
};

Worse worseLead(const Pair& pair, int s, int caste) {
    constexpr int kClose = 2;
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
        if (const Seat rival = chaserOf(after, hero, s, caste, 0); rival != kNoSeat)
            return {Harm::Caught, rival};
    if (lead > 0 && better > lead && !isSure) return {Harm::Ahead};
    if (lead < 0 && better > lead && better >= -kClose) return {Harm::Behind};
    return {};
}

Worse worseFate(const Pair& pair, int s, int caste) {
    const Seat hero = pair.step.hero();
    const Fate fate = fateOf(pair.step, s, caste);
    const Fate best = fateOf(pair.advised, s, caste);
    const bool isRivals = fate.seat != kNoSeat && fate.seat != hero;
    if (fate.isTaken) {
        if (fate.seat == hero || (best.isTaken && best.seat == fate.seat)) return {};
        if (isRivals) return {Harm::Given, fate.seat};
        const bool isSpoilt =
            best.isTaken ? best.seat == hero : rivalLeading(pair.step, s, caste) == kNoSeat;
        return {isSpoilt ? Harm::SetAside : Harm::None};
    }
    if (!pair.step.after.hasFigure(s, caste)) return {};
    if (best.isTaken && best.seat == hero) return {pair.isInstead ? Harm::Left : Harm::None};
    if (exposes(pair, s, caste)) return {Harm::Exposed, fate.seat};
    if (best.isTaken && best.seat == kNoSeat && isRivals && pair.isInstead)
        return {Harm::Led, fate.seat};
    return pair.advised.after.hasFigure(s, caste) ? worseLead(pair, s, caste) : Worse{};
}

// The worst first.
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

const Phrase& figuresAt(const Public& pub, const FiguresAt& at) {
    const int count = std::popcount(at.castes);
    return count == 1 ? figureName(std::countr_zero(at.castes))
                      : someFigures(count, std::popcount(pub.figures[index(at.settlement)]));
}

// Of figures of several settlements; most harms are told of the first.
std::optional<Reason> tellMany(const Public& before, const Loss& loss) {
    if (loss.figures.size() < 2) return {};
    const FiguresAt& first = loss.figures[0];
    const FiguresAt& second = loss.figures[1];
    switch (loss.harm) {
    case Harm::Given:
        return because(PARLOUR_PHRASE("Samurai drawbacks", "This gives %1 %2."),
                       Reason::player(loss.seat), figureCount(loss.count()));
    case Harm::Left:
        return because(
            {PARLOUR_PHRASE("Samurai drawbacks", "This leaves %1 that you can capture now."),
             PARLOUR_PHRASE("Samurai drawback thoughts",
                            "This leaves %1 that %0 can capture now.")},
            figureCount(loss.count()));
    case Harm::NotLed:
        return because(PARLOUR_PHRASE("Samurai drawbacks",
                                      "This passes up the lead for %1 of %2 and %3 of %4."),
                       figuresAt(before, first), placeName(before, first.settlement),
                       figuresAt(before, second), placeName(before, second.settlement));
    default: return {};
    }
}

Reason tellLoss(const Pair& pair, const Loss& loss) {
    const Public& before = pair.step.before();
    if (const auto many = tellMany(before, loss)) return *many;
    const FiguresAt& first = loss.figures.front();
    const int caste = std::countr_zero(first.castes);
    const Phrase where = placeName(before, first.settlement);
    const Phrase& figures = figuresAt(before, first);
    const auto rival = Reason::player(loss.seat);
    const int lead = pair.step.after.leadOf(pair.step.hero(), first.settlement, caste);
    switch (loss.harm) {
    case Harm::Given:
        return because(PARLOUR_PHRASE("Samurai drawbacks", "This gives %1 %2 of %3."), rival,
                       figures, where);
    case Harm::Left:
        return because({PARLOUR_PHRASE("Samurai drawbacks",
                                       "This leaves %1 of %2, which you can capture now."),
                        PARLOUR_PHRASE("Samurai drawback thoughts",
                                       "This leaves %1 of %2, which %0 can capture now.")},
                       figures, where);
    case Harm::SetAside:
        return because(PARLOUR_PHRASE("Samurai drawbacks", "With this, nobody gets %1 of %2."),
                       figures, where);
    case Harm::Exposed:
        if (openLand(before, first.settlement) > 1)
            return because(PARLOUR_PHRASE("Samurai drawbacks", "This leaves one land space at %1, "
                                                               "so %2 can capture %3."),
                           where, rival, figures);
        return because(PARLOUR_PHRASE("Samurai drawbacks", "This lets %1 capture %2 of %3."), rival,
                       figures, where);
    case Harm::Opened:
        return because(PARLOUR_PHRASE("Samurai drawbacks", "This leaves one land space at %1, "
                                                           "where %2 may capture %3."),
                       where, rival, figures);
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

// --- exchanges of figures -----------------------------------------------------------------------

// A figure that an exchange brings to another settlement.
struct Swapped {
    int from, to, caste;
};
std::array<Swapped, 2> swappedBy(const Step& step) {
    const int at = step.before().board().find(step.move.at)->number;
    const int to = step.before().board().find(step.move.to)->number;
    return {{{at, to, step.move.caste}, {to, at, step.move.caste2}}};
}

// Whether a swap moves a figure to where a rival leads, who did not where it was.
bool givesAway(const Step& step, const Swapped& figure) {
    const Public& pub = step.before();
    const Seat leader = leaderOf(pub, figure.to, figure.caste);
    return leader != kNoSeat && leader != step.hero() &&
           leader != leaderOf(pub, figure.from, figure.caste);
}

void addSwap(Drawbacks& list, const Pair& pair) {
    const Step& step = pair.step;
    const Public& pub = step.before();
    const bool advisedDoes =
        isSwap(pair.advised) && std::ranges::any_of(swappedBy(pair.advised), [&](const auto& its) {
            return givesAway(pair.advised, its);
        });
    const Seat hero = step.hero();
    bool isAnyLed = false;
    for (const Swapped& figure : swappedBy(step)) {
        const Seat before = leaderOf(pub, figure.from, figure.caste);
        const Seat after = leaderOf(pub, figure.to, figure.caste);
        isAnyLed = isAnyLed || after == hero;
        if (givesAway(step, figure) && advisedDoes) continue;
        if (givesAway(step, figure))
            list.push_back(because(
                PARLOUR_PHRASE("Samurai drawbacks", "This moves %1 of %2 to where %3 leads."),
                figureName(figure.caste), placeName(pub, figure.from), Reason::player(after)));
        else if (before == hero && after != hero)
            list.push_back(tellLoss(
                {step, step},
                {Harm::Lost, kNoSeat, {{figure.from, static_cast<CasteSet>(1 << figure.caste)}}}));
    }
    if (!isAnyLed)
        list.push_back(because(
            {PARLOUR_PHRASE("Samurai drawbacks", "This brings neither figure to where you lead."),
             PARLOUR_PHRASE("Samurai drawback thoughts",
                            "This brings neither figure to where %0 leads.")}));
}

// That the advised exchange brings a figure to where the observer leads.
void addMissedSwap(Drawbacks& list, const Pair& pair) {
    if (!isSwap(pair.advised) || !pair.isInstead) return;
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

FigureList countedBy(const Step& step) {
    FigureList list;
    if (!putsTile(step)) return list;
    for (const int s : touchedBy(step.before().board(), step.goal()))
        if (const int castes = step.before().figures[index(s)] & step.tile().castes(); castes != 0)
            list.push_back({s, static_cast<CasteSet>(castes)});
    return list;
}

// Whether it can no longer change who leads in a kind of figure.
bool isDecided(const Public& pub, int caste) {
    std::array<int, kMostSeats> counts{};
    for (std::size_t seat = 0; seat < kMostSeats; ++seat)
        counts[seat] = pub.captured[seat][index(caste)];
    std::ranges::sort(counts, std::ranges::greater());
    return counts[0] > counts[1] + pub.onBoard[index(caste)];
}

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

void addUse(Drawbacks& list, const Pair& pair) {
    const FigureList counted = countedBy(pair.step);
    const Use use = useOf(pair.step, counted);
    if (use == Use::Real || use == useOf(pair.advised, countedBy(pair.advised))) return;
    if (use == Use::Nothing) {
        list.push_back(because(
            {PARLOUR_PHRASE("Samurai drawbacks", "Your %1 counts for nothing here."),
             PARLOUR_PHRASE("Samurai drawback thoughts", "The %1 counts for nothing here.")},
            tileWords(pair.step.tile())));
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
        list.push_back(because({PARLOUR_PHRASE("Samurai drawbacks",
                                               "No single tile can catch you for %1 of %2 anyway."),
                                PARLOUR_PHRASE("Samurai drawback thoughts",
                                               "No single tile can catch %0 for %1 of %2 anyway.")},
                               figuresAt(pub, first), where));
    else
        list.push_back(
            because(PARLOUR_PHRASE("Samurai drawbacks", "Even with this, %1 leads for %2 of %3."),
                    Reason::player(leaderOf(pair.step.after, first.settlement, caste)),
                    figureName(caste), where));
}

// The rival that leads at a settlement where the observer leads for nothing, or kNoSeat.
Seat rivalAt(const Public& pub, Seat hero, int settlement) {
    Seat rival = kNoSeat;
    for (int caste = 0; caste < kCastes; ++caste) {
        if (!pub.hasFigure(settlement, caste)) continue;
        const Seat leader = leaderOf(pub, settlement, caste);
        if (leader == hero) return kNoSeat;
        if (leader != kNoSeat) rival = leader;
    }
    return rival;
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
    if (!putsTile(pair.step)) return;
    const int count = figuresIn(countedBy(pair.step));
    if (count == 0) return;
    const bool isOneKind = putsTile(pair.advised) &&
                           pair.step.tile().castes() == pair.advised.tile().castes() &&
                           pair.step.tile().isShip() == pair.advised.tile().isShip();
    if (count < figuresIn(countedBy(pair.advised)) && pair.isInstead)
        list.push_back(
            counted(count, PARLOUR_PHRASE("Samurai drawbacks", "This counts for only one figure."),
                    PARLOUR_PHRASE("Samurai drawbacks", "This counts for only %1 figures.")));
    if (const int most = mostFigures(pair.step.before(), pair.step.tile());
        !pair.step.isMoved() && most > count && !isOneKind)
        list.push_back(because(
            {PARLOUR_PHRASE("Samurai drawbacks", "Your %1 could count for %2 figures elsewhere."),
             PARLOUR_PHRASE("Samurai drawback thoughts",
                            "The %1 could count for %2 figures elsewhere.")},
            tileWords(pair.step.tile()), most));
}

// --- which tile is used -------------------------------------------------------------------------

// Whether a tile can do more on another day.
bool isWorthMore(Tile tile, Tile than) {
    if (tile.isExchange() != than.isExchange()) return tile.isExchange();
    if (tile.isFast() != than.isFast()) return tile.isFast();
    const bool isForAll = tile.castes() == kAllCastes;
    if (isForAll != (than.castes() == kAllCastes)) return isForAll;
    return tile.strength() > than.strength();
}

bool isAnyGrave(const Losses& losses) { return std::ranges::any_of(losses, &Loss::isGrave); }

// That the advised tile does as much on the same space.
void addEnough(Drawbacks& list, const Pair& pair, const Losses& losses) {
    const Move& move = pair.step.move;
    const Move& advised = pair.advised.move;
    if (move.kind != Move::Kind::Place || advised.kind != move.kind || move.at != advised.at ||
        isAnyGrave(losses) || isAnyGrave(lossesOf({pair.advised, pair.step})))
        return;
    if (isWorthMore(move.tile, advised.tile) || move.tile.strength() > advised.tile.strength())
        list.push_back(because(PARLOUR_PHRASE("Samurai drawbacks", "The %1 is enough here."),
                               tileWords(advised.tile)));
}

// That a fast tile is spent which the advised step keeps.
void addFast(Drawbacks& list, const Pair& pair) {
    if (isEnd(pair.step) || pair.isInstead || !pair.step.move.tileUsed().isFast()) return;
    const Phrase& tile = tileWords(pair.step.move.tileUsed());
    const Public& after = pair.step.after;
    const FigureList counted = countedBy(pair.step);
    const auto nearest = std::ranges::min_element(
        counted, {}, [&](const FiguresAt& at) { return openLand(after, at.settlement); });
    const int left = nearest == counted.end() ? 0 : openLand(after, nearest->settlement);
    if (left > 1)
        list.push_back(
            because({PARLOUR_PHRASE("Samurai drawbacks",
                                    "%1 still has %2 free land spaces, so your %3 can wait."),
                     PARLOUR_PHRASE("Samurai drawback thoughts",
                                    "%1 still has %2 free land spaces, so the %3 can wait.")},
                    placeName(after, nearest->settlement), left, tile));
    if (isEnd(pair.advised) || !pair.advised.move.tileUsed().isFast()) list.push_back(spends(tile));
}

void addSpent(Drawbacks& list, const Pair& pair) {
    if (isEnd(pair.step)) return;
    const Tile tile = pair.step.move.tileUsed();
    if (!pair.isInstead && !isEnd(pair.advised)) return;
    if (isEnd(pair.advised) || isWorthMore(tile, pair.advised.move.tileUsed()) ||
        tile.strength() > pair.advised.move.tileUsed().strength())
        list.push_back(spends(tileWords(tile)));
}

// --- the end of the turn, and of the game -------------------------------------------------------

bool winsAlone(const Step& step) {
    return step.after.isOver() && Samurai::verdict(step.after).winners == 1 << step.hero();
}

void addEnding(Drawbacks& list, const Pair& pair) {
    if (pair.step.after.isOver() && !winsAlone(pair.step)) list.push_back(ending(pair.step));
    if (pair.isInstead && !pair.step.after.isOver() && winsAlone(pair.advised))
        list.push_back(because(
            {PARLOUR_PHRASE("Samurai drawbacks", "This lets the game go on, although you could win "
                                                 "now."),
             PARLOUR_PHRASE("Samurai drawback thoughts",
                            "This lets the game go on, although %0 could win "
                            "now.")}));
}

void addEnd(Drawbacks& list, const Pair& pair) {
    const Public& pub = pair.step.before();
    if (isEnd(pair.step) && !isEnd(pair.advised) && !pub.hasPlayedNormal && pub.freeLand != 0 &&
        holdsNormal(pair.step.view))
        list.push_back(because(
            {PARLOUR_PHRASE("Samurai drawbacks", "You can still play a normal tile this turn."),
             PARLOUR_PHRASE("Samurai drawback thoughts",
                            "%0 can still play a normal tile this turn.")}));
}

Drawbacks ofStep(const Pair& pair) {
    Drawbacks list;
    addEnding(list, pair);
    Losses losses = lossesOf(pair);
    constexpr std::size_t kMostTold = 4; // so that all others have room
    losses.resize(std::min(losses.size(), kMostTold));
    const auto tell = [&](bool isGrave) {
        for (const Loss& loss : losses)
            if (loss.isGrave() == isGrave) list.push_back(tellLoss(pair, loss));
    };
    tell(true);
    if (isSwap(pair.step)) addSwap(list, pair);
    addMissedSwap(list, pair);
    addEnough(list, pair, losses);
    addUse(list, pair);
    addFast(list, pair);
    addCloser(list, pair);
    tell(false);
    addFewer(list, pair);
    addEnd(list, pair);
    addSpent(list, pair);
    return list;
}

// --- the setup ----------------------------------------------------------------------------------

Drawbacks ofTaking(Tile tile, Tile advised) {
    Drawbacks list;
    if (tile.isExchange() && !advised.isExchange())
        list.push_back(
            because(PARLOUR_PHRASE("Samurai drawbacks", "This has no strength of its own.")));
    if (tile.isExchange() || advised.isExchange()) return list;
    const int caste = std::countr_zero(tile.castes());
    const bool isForOne = tile.castes() != kAllCastes;
    if (isForOne && advised.castes() == kAllCastes)
        list.push_back(because(PARLOUR_PHRASE("Samurai drawbacks", "This counts only for %1."),
                               figuresName(caste)));
    if (advised.isFast() && !tile.isFast())
        list.push_back(because(PARLOUR_PHRASE(
            "Samurai drawbacks", "This is a normal tile: only one can be played each turn.")));
    if (tile.isRonin() && advised.isShip())
        list.push_back(because(
            PARLOUR_PHRASE("Samurai drawbacks", "This needs a land space, and a ship does not.")));
    if (isWorthMore(tile, advised)) list.push_back(spends(tileWords(tile)));
    if (advised.strength() > tile.strength())
        list.push_back(because(PARLOUR_PHRASE("Samurai drawbacks", "The %1 is stronger."),
                               tileWords(advised)));
    return list;
}

// The strongest tile of the hand that counts for a kind of figure.
std::optional<Tile> strongestTile(const Observation& view, int caste) {
    std::optional<Tile> strongest;
    for (const Tile tile : view.hand.types())
        if ((tile.castes() >> caste & 1) != 0 &&
            (!strongest || tile.strength() > strongest->strength()))
            strongest = tile;
    return strongest;
}

Drawbacks ofPutting(const Observation& view, const Move& move, const Move& advised) {
    constexpr int kStrong = 3;
    Drawbacks list;
    const Public& pub = view.pub;
    const int s = pub.board().find(move.at)->number;
    const int other = pub.board().find(advised.at)->number;
    const auto tile = strongestTile(view, move.caste);
    const auto best = strongestTile(view, advised.caste);
    const auto strength = [](const std::optional<Tile>& of) { return of ? of->strength() : 0; };
    if (!tile && best)
        list.push_back(
            because({PARLOUR_PHRASE("Samurai drawbacks", "You hold no tile for %1."),
                     PARLOUR_PHRASE("Samurai drawback thoughts", "%0 holds no tile for %1.")},
                    figureName(move.caste)));
    else if (strength(tile) < strength(best))
        list.push_back(because(
            {PARLOUR_PHRASE("Samurai drawbacks", "Your strongest tile for %1 is only the %2."),
             PARLOUR_PHRASE("Samurai drawback thoughts",
                            "%0's strongest tile for %1 is only the %2.")},
            figureName(move.caste), tileWords(*tile)));
    if (tile && neighbourWith(pub, s, move.caste) < 0 &&
        neighbourWith(pub, other, advised.caste) >= 0)
        list.push_back(because(
            PARLOUR_PHRASE("Samurai drawbacks", "No tile there counts for %1 of two settlements."),
            figuresName(move.caste)));
    const int land = openLand(pub, s);
    const int its = openLand(pub, other);
    if (land > its)
        list.push_back(because(PARLOUR_PHRASE("Samurai drawbacks",
                                              "Surrounding %1 takes %2 land tiles, so others have "
                                              "time to answer."),
                               placeName(pub, s), land));
    if (land < its && strength(tile) < kStrong && !view.hand.empty())
        list.push_back(because(
            {PARLOUR_PHRASE("Samurai drawbacks", "Surrounding %1 takes only %2 land tiles, and you "
                                                 "hold no strong tile for %3."),
             PARLOUR_PHRASE("Samurai drawback thoughts",
                            "Surrounding %1 takes only %2 land tiles, and %0 "
                            "holds no strong tile for %3.")},
            placeName(pub, s), land, figureName(move.caste)));
    return list;
}

} // namespace

Drawbacks drawbacksOf(const Observation& view, const Move& move, const Move& advised) {
    if (move.kind == Move::Kind::Take) return ofTaking(move.tile, advised.tile);
    if (move.kind == Move::Kind::Put) return ofPutting(view, move, advised);
    const Step step(view, move);
    const Step best(view, advised);
    return ofStep({step, best});
}

} // namespace parlour::samurai
