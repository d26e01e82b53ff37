#include "ai/samurai/explain.h"

#include "ai/base/telling.h"
#include "ai/samurai/capture_reasons.h"
#include "ai/samurai/contrasts.h"
#include "ai/samurai/drawbacks.h"
#include "ai/samurai/exchange_reasons.h"
#include "ai/samurai/losses.h"
#include "ai/samurai/reason_words.h"
#include "ai/samurai/setup.h"
#include "ai/samurai/setup_reasons.h"
#include "ai/samurai/step_effects.h"
#include "ai/samurai/tile_reasons.h"
#include "core/base/index.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdlib>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

namespace parlour::samurai {

namespace {

void add(Reasons& reasons, const std::optional<Reason>& reason) {
    if (reason && reasons.size() < reasons.capacity()) reasons.push_back(*reason);
}

// Chances to win that differ by less are told as equal.
constexpr double kAlike = 0.02;

// Moves that a step is weighed against: first those that are worse, the best of them first.
struct Rivals {
    boost::container::static_vector<Step, kMostWorse + kMostAsGood> all;
    std::size_t worse = 0;
    boost::container::static_vector<Step, kMostNamed> allWorse; // more than those
};

Causes causesOf(const Step& step) {
    Causes list;
    if (step.after.isOver() && !step.captures.empty()) list.add({ending(step)});
    addOwn(list, step);
    addTies(list, step);
    if (step.after.isOver() && !list.empty()) return list; // what stays no longer matters
    switch (step.move.kind) {
    case Move::Kind::End: list.add({explainEnd(step.view)}); break;
    case Move::Kind::FigureExchange: addFigures(list, step); break;
    default: addTile(list, step);
    }
    return list;
}

bool isCovered(const Cause& cause, const Step& step, const Step& rival) {
    if (!cause.figures.empty()) return doesAsMuch(rival, step, cause.figures);
    const Causes its = causesOf(rival);
    return std::ranges::any_of(
        its.all(), [&](const Cause& other) { return saysTheSame(cause.reason, other.reason); });
}

// The cause that tells the step from its rivals, as telling() does. None: every cause speaks for
// the first of them too, or there is no rival.
const Cause* tellingCause(const Causes& own, const Step& step, const Rivals& rivals) {
    boost::container::static_vector<const Cause*, Causes::kMost> left;
    for (const Cause& cause : own.all()) left.push_back(&cause);
    bool isFirstCovered = true;
    for (const Step& rival : rivals.all) {
        const auto speaksToo = [&](const Cause* cause) { return isCovered(*cause, step, rival); };
        if (std::ranges::all_of(left, speaksToo)) continue;
        left.erase(std::remove_if(left.begin(), left.end(), speaksToo), left.end());
        if (&rival == &rivals.all.front()) isFirstCovered = false;
    }
    return isFirstCovered ? nullptr : left.front();
}

// What else tells the step from worse ones, of which all that is told holds as well: the cause that
// tells it from most of them. Null: none does, or there are none.
const Cause* furtherCause(const Causes& own, const Step& step, const Rivals& rivals,
                          const Cause& first, const Cause* most) {
    const Cause* further = nullptr;
    std::ptrdiff_t mostApart = 0;
    for (const Cause& cause : own.all()) {
        if (&cause == &first || &cause == most) continue;
        const auto apart = std::ranges::count_if(rivals.allWorse, [&](const Step& rival) {
            return isCovered(first, step, rival) && (!most || isCovered(*most, step, rival)) &&
                   !isCovered(cause, step, rival);
        });
        if (apart <= mostApart) continue;
        further = &cause;
        mostApart = apart;
    }
    return further;
}

bool doesAll(const Step& other, const Step& step, const Causes& own) {
    return std::ranges::all_of(
        own.all(), [&](const Cause& cause) { return doesAsMuch(other, step, cause.figures); });
}

// What speaks for a step beside what it does first, and for no figure.
std::optional<Reason> beyondFigures(const Causes& own) {
    for (const Cause& cause : own.all())
        if (cause.figures.empty() && &cause != &own.all().front()) return cause.reason;
    return {};
}

// What else a step does for figures, if that matters, or null.
const Cause* alsoDone(const Causes& own) {
    const Cause& first = own.all().front();
    const auto isTold = [&](const FiguresAt& at) {
        return std::ranges::any_of(first.figures, [&](const FiguresAt& its) {
            return its.settlement == at.settlement && (its.castes & at.castes) != 0;
        });
    };
    for (const Cause& cause : own.all())
        if (cause.after && &cause != &first && std::ranges::none_of(cause.figures, isTold))
            return &cause;
    return nullptr;
}

// How a cause is said after the first one.
const Reason& afterFirst(const Cause& cause) { return cause.after ? *cause.after : cause.reason; }

// Of a step that wins by moving a tile: that every normal tile there does.
std::optional<Reason> anyWins(const Step& step) {
    const auto isWon = [&](const Public& pub) {
        return pub.isOver() && Samurai::verdict(pub).winners == 1 << step.hero();
    };
    if (!step.isMoved() || !isWon(step.after)) return {};
    int count = 0;
    for (const Tile tile : step.view.hand.types()) {
        const Move other = Move::place(tile, step.move.to);
        if (tile.isExchange() || tile.isShip() ||
            !Samurai::objection(step.before(), step.view.hand, other).empty())
            continue;
        if (!isWon(Step(step.view, other).after)) return {};
        ++count;
    }
    if (count == 0) return {};
    return because(PARLOUR_PHRASE("Samurai reasons", "Any tile on that space will do."));
}

// Whether a tile comes to lead, or ends another seat's lead, or can no longer be caught by one
// tile, where the other one on the same space does not.
bool standsBetter(const Step& step, const Step& other) {
    for (const int s : touchedBy(step.before().board(), step.goal()))
        for (int caste = 0; caste < kCastes; ++caste) {
            const int lead = step.after.leadOf(step.hero(), s, caste);
            const int its = other.after.leadOf(step.hero(), s, caste);
            const bool isSafer = lead > its && isFirm(step.after, step.hero(), s, caste) &&
                                 !isFirm(other.after, step.hero(), s, caste, false);
            if (step.after.hasFigure(s, caste) && other.after.hasFigure(s, caste) &&
                !isDecided(step.before(), caste) && lead >= 0 &&
                (its < 0 || (lead > 0 && its == 0) || isSafer))
                return true;
        }
    return false;
}

// Where, of what the causes speak of, it leads by more and one tile could still end the lead of the
// other step, if anywhere; not where a tile captures in this same turn.
std::optional<int> leadsSafer(const Step& step, const Step& other, const Causes& own) {
    const auto isSafer = [&](int settlement, int caste) {
        const int its = other.after.leadOf(step.hero(), settlement, caste);
        return step.after.hasFigure(settlement, caste) &&
               other.after.hasFigure(settlement, caste) && its > 0 &&
               step.after.leadOf(step.hero(), settlement, caste) > its &&
               !isFirm(other.after, step.hero(), settlement, caste);
    };
    const auto isNext = [&](int settlement) {
        for (const Tile tile : step.view.hand.types())
            if (!captureNext(step, settlement, tile).empty()) return true;
        return false;
    };
    for (const Cause& cause : own.all())
        for (const FiguresAt& at : cause.figures)
            for (int caste = 0; caste < kCastes; ++caste)
                if ((at.castes >> caste & 1) != 0 && isSafer(at.settlement, caste) &&
                    !isNext(at.settlement))
                    return at.settlement;
    return {};
}

// Whether nothing is left on the board that the tile counts for and that matters.
bool leavesNothing(const Step& step) {
    for (const int s : touchedBy(step.before().board(), step.goal()))
        for (int caste = 0; caste < kCastes; ++caste)
            if (step.after.hasFigure(s, caste) && (step.tile().castes() >> caste & 1) != 0 &&
                !isDecided(step.before(), caste))
                return false;
    return true;
}

// Why not another tile on the same space, if that does all that this one does; `isWorse`: whether
// it is clearly worse all the same.
std::optional<Reason> explainSpared(const Step& step, const Causes& own, const Step& other,
                                    bool isWorse) {
    const Tile tile = step.move.tile;
    const Tile kept = other.move.tile;
    const bool isAll = doesAll(other, step, own);
    const bool winsMore =
        balance(other.captures, other.hero()) > balance(step.captures, step.hero()) &&
        doesAsMuch(other, step, own.all().front().figures);
    if (!isAll && !winsMore) return {};
    const bool isAlike = kept.castes() == tile.castes() && kept.isRonin() == tile.isRonin();
    if (winsMore || standsBetter(other, step)) {
        if (const auto needed = kept.isShip() ? std::nullopt : soleLead({other, step}))
            return because(
                {PARLOUR_PHRASE("Samurai reasons",
                                "The %1 would do more here, but it is your only land tile that can "
                                "take the lead for %2 of %3."),
                 PARLOUR_PHRASE("Samurai thoughts",
                                "The %1 would do more here, but %0 has no other land tile that can "
                                "take the lead for %2 of %3.")},
                tileWords(kept), figuresAt(step.after, needed->settlement, needed->castes),
                placeName(step.before(), needed->settlement));
        const bool isCaptured = !capturedBy(step.captures, step.hero()).empty();
        if (!isCaptured && !isAlike && kept.castes() == kAllCastes && !kept.isFast())
            return because({PARLOUR_PHRASE("Samurai reasons",
                                           "The %1 would do more here, but it counts for every "
                                           "kind of figure: keep it for later."),
                            PARLOUR_PHRASE("Samurai thoughts",
                                           "The %1 would do more here, but it counts for every "
                                           "kind of figure: %0 keeps it for later."),
                            Topic::Kept},
                           tileWords(kept));
        if (!isCaptured) return {};
        return because(
            {PARLOUR_PHRASE("Samurai reasons",
                            "The %1 would do more here, but you will need it elsewhere."),
             PARLOUR_PHRASE("Samurai thoughts",
                            "The %1 would do more here, but %0 keeps it for elsewhere.")},
            tileWords(kept));
    }
    const auto safer =
        isWorse && tile.strength() > kept.strength() ? leadsSafer(step, other, own) : std::nullopt;
    if (safer && isAlike)
        return because({PARLOUR_PHRASE("Samurai reasons", "With the %1 you are harder to catch at "
                                                          "%3 than with the one of strength %2."),
                        PARLOUR_PHRASE("Samurai thoughts", "With the %1, %0 is harder to catch at "
                                                           "%3 than with the one of strength %2.")},
                       tileWords(tile), kept.strength(), placeName(step.before(), *safer));
    if (safer)
        return because(
            {PARLOUR_PHRASE("Samurai reasons",
                            "With the %1 you are harder to catch at %3 than with the %2."),
             PARLOUR_PHRASE("Samurai thoughts",
                            "With the %1, %0 is harder to catch at %3 than with the %2.")},
            tileWords(tile), tileWords(kept), placeName(step.before(), *safer));
    const bool counts = std::ranges::any_of(own.all(), [&](const Cause& cause) {
        return std::ranges::any_of(cause.figures, [&](const FiguresAt& figures) {
            return (figures.castes & tile.castes()) != 0;
        });
    });
    if (!counts)
        return because(
            {PARLOUR_PHRASE("Samurai reasons", "Any tile will do here: spend the %1."),
             PARLOUR_PHRASE("Samurai thoughts", "Any tile will do here: %0 spends the %1."),
             Topic::Kept},
            tileWords(tile));
    if (isWorse && isAlike && kept.strength() < tile.strength() && leavesNothing(step))
        return because(PARLOUR_PHRASE("Samurai reasons", "The %1 would do as well here."),
                       tileWords(kept));
    if (kept.strength() > tile.strength() && isAlike)
        return because(
            {PARLOUR_PHRASE("Samurai reasons",
                            "The %1 is enough here: keep anything stronger for later."),
             PARLOUR_PHRASE("Samurai thoughts",
                            "The %1 is enough here: %0 keeps anything stronger for later."),
             Topic::Kept},
            tileWords(tile));
    const bool isFor = (kept.castes() & tile.castes()) == tile.castes(); // all that the tile is for
    if ((isWorse || isFor) &&
        (kept.strength() > tile.strength() || (kept.isRonin() && !tile.isRonin())))
        return because(
            {PARLOUR_PHRASE("Samurai reasons", "The %1 is enough here: keep the %2 for later."),
             PARLOUR_PHRASE("Samurai thoughts",
                            "The %1 is enough here: %0 keeps the %2 for later."),
             Topic::Kept},
            tileWords(tile), tileWords(kept));
    if (kept.castes() == kAllCastes && tile.castes() != kAllCastes)
        return because(
            {PARLOUR_PHRASE("Samurai reasons",
                            "Keep the %1 for later: it counts for every kind of figure."),
             PARLOUR_PHRASE("Samurai thoughts",
                            "%0 keeps the %1 for later: it counts for every kind of figure."),
             Topic::Kept},
            tileWords(kept));
    return {};
}

// Whether every move wins, or none does.
bool isWon(const FlatMonteCarlo<Samurai>& search) {
    constexpr double kWon = 0.98;
    return std::ranges::all_of(search.ranking(),
                               [&](std::size_t move) { return search.win(move) > kWon; });
}
bool isLost(const FlatMonteCarlo<Samurai>& search) {
    constexpr double kLost = 0.02;
    return std::ranges::all_of(search.ranking(),
                               [&](std::size_t move) { return search.win(move) < kLost; });
}

// Whether a step does nothing for any figure.
bool isIdle(const Step& step) {
    return isEnd(step) || (step.move.kind == Move::Kind::Place && step.captures.empty() &&
                           touchesOf(step).empty());
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

// The step, and what it is compared with.
struct Comparison {
    const FlatMonteCarlo<Samurai>& search;
    const Step& step;
    const Causes& own;
    const Rivals& rivals;

    // That every move wins, or that none does.
    std::optional<Reason> decided() const {
        if (search.ranking().size() < 2) return {};
        if (step.after.isOver()) {
            if (!isLost(search)) return {};
            return because(
                {PARLOUR_PHRASE("Samurai reasons", "Every other move is as good as lost, too."),
                 Topic::Defeat});
        }
        if (isWon(search))
            return because({PARLOUR_PHRASE("Samurai reasons",
                                           "You have as good as won: this move hardly matters."),
                            PARLOUR_PHRASE("Samurai thoughts",
                                           "%0 has as good as won: this move hardly matters."),
                            Topic::Victory});
        if (isLost(search))
            return because({PARLOUR_PHRASE("Samurai reasons",
                                           "You have as good as lost: this move hardly matters."),
                            PARLOUR_PHRASE("Samurai thoughts",
                                           "%0 has as good as lost: this move hardly matters."),
                            Topic::Defeat});
        return {};
    }

    // Why not another tile on the same space.
    std::optional<Reason> spared() const {
        if (step.move.kind != Move::Kind::Place || step.after.isOver()) return {};
        for (std::size_t i = 0; i < rivals.all.size(); ++i) {
            const Step& other = rivals.all[i];
            if (other.move.kind != step.move.kind || other.move.at != step.move.at) continue;
            const bool isWorse = i < rivals.worse;
            if (auto reason = explainSpared(step, own, other, isWorse)) return reason;
        }
        return {};
    }

    // That a move as good captures at once what makes a lead in a kind of figure safe.
    std::optional<Reason> settledElsewhere() const {
        if (!capturedBy(step.captures, step.hero()).empty()) return {};
        for (std::size_t i = rivals.worse; i < rivals.all.size(); ++i) {
            const auto capture = settlingCapture(rivals.all[i]);
            if (!capture || !isAlike(rivals.all[i].move)) continue;
            return because(
                {PARLOUR_PHRASE("Samurai reasons", "Capturing %1 of %2 is just as good: then "
                                                   "nobody can catch you in %3 any more."),
                 PARLOUR_PHRASE("Samurai thoughts", "Capturing %1 of %2 is just as good: then "
                                                    "nobody can catch %0 in %3 any more.")},
                figureName(capture->caste), placeName(step.before(), capture->settlement),
                kindName(capture->caste));
        }
        return {};
    }

    // That a move is as good that does nothing for any figure.
    std::optional<Reason> idle() const {
        if (step.after.isOver() || isEnd(step) || isSwap(step) || isIdle(step)) return {};
        std::optional<Reason> reason;
        for (std::size_t i = rivals.worse; i < rivals.all.size(); ++i) {
            const Step& other = rivals.all[i];
            if (!isIdle(other) || !isAlike(other.move) || !Pair(other, step).isInstead) continue;
            if (isEnd(other)) return {};
            reason = because(PARLOUR_PHRASE("Samurai reasons",
                                            "It hardly matters, though: a space where nothing is "
                                            "at stake is just as good."));
        }
        return reason;
    }
    // That the fast tile which is kept can be played as well.
    std::optional<Reason> played() const {
        if (!isEnd(step) || !onlyTileLeft(step.view)) return {};
        const auto isPlayed = [&](const Step& other) {
            return other.move.kind == Move::Kind::Place && isAlike(other.move);
        };
        if (std::none_of(rivals.all.begin() + static_cast<std::ptrdiff_t>(rivals.worse),
                         rivals.all.end(), isPlayed))
            return {};
        const Public& pub = step.before();
        if (pub.supplySize[index(step.hero())] > kHandSize - pub.handSize[index(step.hero())])
            return because(
                {PARLOUR_PHRASE("Samurai reasons", "It hardly matters, though: if you play it now, "
                                                   "you draw a new tile for it."),
                 PARLOUR_PHRASE("Samurai thoughts", "It hardly matters, though: once it is played, "
                                                    "%0 draws a new tile for it.")});
        return because(PARLOUR_PHRASE("Samurai reasons",
                                      "It hardly matters, though: playing it now is as good."));
    }
    bool isAlike(const Move& move) const {
        const auto place = std::ranges::find(search.moves(), move) - search.moves().begin();
        return search.win(static_cast<std::size_t>(place)) >=
               search.win(search.ranking()[0]) - kAlike;
    }
};

// But for the tile that is played.
bool namesRonin(const Reason& reason) {
    constexpr Tile kRonin{14};
    static_assert(kRonin.isRonin());
    const std::string_view ronin = tileWords(kRonin).english;
    return std::ranges::any_of(reason.args, [&](const Reason::Arg& arg) {
        return arg.words.english == ronin && arg.match != Reason::Arg::Match::Any;
    });
}

// What a step does first of all, then what tells it from the others, or that nothing matters any
// more, and at what price.
Reasons told(const Step& step, const Causes& own, const Rivals& rivals, const Comparison* with) {
    Reasons reasons;
    const Cause& first = own.all().front();
    const auto decided = with ? with->decided() : std::nullopt;
    add(reasons, first.reason);
    auto moving = anyWins(step);
    if (step.isMoved() && !moving && !step.after.isOver())
        moving = explainMoving(step, first.figures);
    const bool isExchange = step.move.kind == Move::Kind::FigureExchange;
    auto given = isExchange ? givenInExchange(step) : step.isMoved() ? givenUp(step) : std::nullopt;
    if (!isExchange && !given) given = givenAway(step);
    if (const auto named = explainGiven(step); named && saysTheSame(*named, first.reason))
        given = {};
    if (!given && !step.after.isOver()) given = setAsideToo(step);
    if (decided) {
        add(reasons, moving);
        if (isExchange && !given) add(reasons, first.result);
        add(reasons, decided);
    } else if (const auto idle = with ? with->idle() : std::nullopt) {
        add(reasons, moving);
        add(reasons, idle);
    } else if (const auto played = with ? with->played() : std::nullopt) {
        add(reasons, played);
    } else if (const auto settled = with ? with->settledElsewhere() : std::nullopt) {
        add(reasons, moving);
        add(reasons, settled);
    } else {
        const Cause* const most = tellingCause(own, step, rivals);
        auto spared = with ? with->spared() : std::nullopt;
        const bool isOwn = most && most != &first;
        std::optional<Reason> why;
        if (isOwn)
            why = afterFirst(*most);
        else if (const Cause* const further = furtherCause(own, step, rivals, first, most))
            why = afterFirst(*further);
        else if (!moving)
            why = first.result ? first.result : beyondFigures(own);
        if (const Cause* const also = alsoDone(own); also && !why && !moving)
            why = afterFirst(*also);
        if (spared && namesRonin(*spared) &&
            (namesRonin(first.reason) || (why && namesRonin(*why))))
            spared = {}; // the ronin is not kept where it is to capture
        const bool isBest = rivals.all.size() == rivals.worse;
        if (isExchange && with && !why && !given && isBest) why = explainSwapping();
        const std::size_t room = reasons.capacity() - (given ? 1 : 0) - (moving ? 1 : 0);
        if (spared && !isOwn && reasons.size() + 1 == room) why = spared;
        if (why && first.isDeciding && !moving && !saysTheSame(*why, *first.result) &&
            reasons.size() + 2 <= room)
            add(reasons, first.result);
        if (reasons.size() < room) add(reasons, why);
        if (reasons.size() < room && !(why && spared && saysTheSame(*why, *spared)))
            add(reasons, spared);
        if (reasons.size() < room && !moving) add(reasons, first.next);
        add(reasons, moving);
    }
    add(reasons, given);
    return reasons;
}

// Where a tile for all kinds may still decide who captures a figure that tiles count for already:
// of the settlements with fewest land spaces left where the lead is closest.
std::optional<int> closeCapture(const Observation& view, Tile tile) {
    const Public& pub = view.pub;
    const Board& board = pub.board();
    std::optional<int> best;
    std::pair<int, int> least;
    const auto look = [&](int s) {
        for (int caste = 0; caste < kCastes; ++caste) {
            const int lead = std::abs(pub.leadOf(view.seat, s, caste));
            const bool isFree =
                leaderOf(pub, s, caste) == kNoSeat && pub.influenceOf(view.seat, s, caste) == 0;
            if (!pub.hasFigure(s, caste) || isDecided(pub, caste) || isFree ||
                lead > tile.strength())
                continue;
            const std::pair far(openLand(pub, s), lead);
            if (best && far >= least) continue;
            best = s;
            least = far;
        }
    };
    if (tile.isShip()) {
        for (int n = 0; n < board.seaCount(); ++n)
            if (pub.freeSea.contains(n))
                for (const int s : board.seaTouches[index(n)]) look(s);
    } else {
        for (std::uint64_t free = pub.freeLand; free != 0; free &= free - 1)
            for (const int s : board.landTouches[index(std::countr_zero(free))]) look(s);
    }
    return best;
}

// Whether only ships and the ronin can still be played in this turn.
bool onlyFastLeft(const Observation& view) {
    return std::ranges::all_of(Samurai::legalMoves(view), [](const Move& move) {
        return move.kind == Move::Kind::End ||
               (move.kind == Move::Kind::Place && move.tile.isFast());
    });
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
    const auto left = onlyTileLeft(view);
    const bool isKept = left && left->isFast() && !left->isExchange() && view.hand.size() > 1;
    if (const auto where = isKept ? closeCapture(view, *left) : std::nullopt)
        return because(
            {PARLOUR_PHRASE("Samurai reasons",
                            "End your turn here and keep the %1: later it can decide a close "
                            "capture, at %2 for example, in the same turn as another tile."),
             PARLOUR_PHRASE("Samurai thoughts",
                            "%0 ends the turn and keeps the %1: later it can decide a close "
                            "capture, at %2 for example, in the same turn as another tile."),
             Topic::Kept},
            tileWords(*left), placeName(view.pub, *where));
    if (isKept)
        return because(
            {PARLOUR_PHRASE("Samurai reasons",
                            "End your turn here and keep the %1: later it can decide a close "
                            "capture, in the same turn as another tile."),
             PARLOUR_PHRASE("Samurai thoughts",
                            "%0 ends the turn and keeps the %1: later it can decide a close "
                            "capture, in the same turn as another tile."),
             Topic::Kept},
            tileWords(*left));
    const auto rival = onlyRival(view);
    if (left && left->isFigureExchange() && rival)
        return because(
            {PARLOUR_PHRASE("Samurai reasons",
                            "End your turn here and keep the %1: it does most when %2 has few "
                            "tiles left to answer it."),
             PARLOUR_PHRASE("Samurai thoughts",
                            "%0 ends the turn and keeps the %1: it does most when %2 has few "
                            "tiles left to answer it.")},
            tileWords(*left), Reason::player(*rival));
    if (left && left->isFigureExchange())
        return because(
            {PARLOUR_PHRASE("Samurai reasons",
                            "End your turn here and keep the %1: it does most when the others "
                            "have few tiles left to answer it."),
             PARLOUR_PHRASE("Samurai thoughts",
                            "%0 ends the turn and keeps the %1: it does most when the others have "
                            "few tiles left to answer it.")},
            tileWords(*left));
    if (left)
        return because(
            {PARLOUR_PHRASE("Samurai reasons", "End your turn here: the %1 is worth more later."),
             PARLOUR_PHRASE("Samurai thoughts", "%0 ends the turn and keeps the %1 for later.")},
            tileWords(*left));
    if (!left && onlyFastLeft(view))
        return because(
            {PARLOUR_PHRASE("Samurai reasons",
                            "End your turn here and keep your fast tiles: later they can decide a "
                            "close capture, in the same turn as another tile."),
             PARLOUR_PHRASE("Samurai thoughts",
                            "%0 ends the turn and keeps the fast tiles: later they can decide a "
                            "close capture, in the same turn as another tile.")});
    return because({PARLOUR_PHRASE("Samurai reasons",
                                   "End your turn here: what you still hold is worth more later."),
                    PARLOUR_PHRASE("Samurai thoughts",
                                   "%0 ends the turn and keeps the other tiles for later.")});
}

Reasons explainMove(const Observation& view, const Move& move) {
    if (isSetup(view)) return explainSetup(view, move, {}, 0, true);
    const Step step(view, move);
    return told(step, causesOf(step), {}, nullptr);
}

namespace {

// Before the first turn nothing is told of worse moves that a hint does not show.
Reasons explainSetup(const Observation& view, const FlatMonteCarlo<Samurai>& search) {
    constexpr double kLittle = 0.04; // of a win
    const auto& ranking = search.ranking();
    const auto shown = std::span(ranking).first(std::min(kMostCompared, ranking.size()));
    boost::container::static_vector<Move, kMostWorse + kMostAsGood> others;
    bool isCloseCall = true;
    for (const std::size_t place : search.worse()) {
        if (std::ranges::find(shown, place) == shown.end()) continue;
        isCloseCall = isCloseCall && search.win(place) > search.win(ranking[0]) - kLittle;
        if (others.size() < kMostWorse) others.push_back(search.moves()[place]);
    }
    const std::size_t worse = others.size();
    for (const std::size_t other : search.asGood()) others.push_back(search.moves()[other]);
    return explainSetup(view, search.moves()[ranking[0]], {others.data(), others.size()}, worse,
                        isCloseCall);
}

} // namespace

Reasons explain(const Observation& view, const FlatMonteCarlo<Samurai>& search) {
    if (isSetup(view)) return explainSetup(view, search);
    const Move& best = search.moves()[search.ranking()[0]];
    boost::container::static_vector<Move, kMostWorse + kMostAsGood> others;
    for (const std::size_t other : search.worse())
        if (others.size() < kMostWorse) others.push_back(search.moves()[other]);
    const std::size_t worse = others.size();
    for (const std::size_t other : search.asGood()) others.push_back(search.moves()[other]);
    if (best.kind == Move::Kind::End && !search.asGood().empty() && search.worse().empty())
        return {
            because({PARLOUR_PHRASE("Samurai reasons", "You can end your turn here and keep "
                                                       "your tiles: playing on is just as good."),
                     PARLOUR_PHRASE("Samurai thoughts",
                                    "%0 may end the turn here or play on: both are as good.")})};
    const Step step(view, best);
    const Causes own = causesOf(step);
    Rivals rivals{{}, worse, {}};
    for (const Move& other : others) rivals.all.emplace_back(view, other);
    for (const std::size_t other : search.worse())
        rivals.allWorse.emplace_back(view, search.moves()[other]);
    const Comparison comparison{search, step, own, rivals};
    return told(step, own, rivals, &comparison);
}

namespace {

// That a move is hardly worse: before what else speaks against it where it does the same elsewhere,
// else unless it loses something, and where all that does speaks against the advised one, too.
void addClose(Drawbacks& list, const Observation& view, const Move& move, const Move& advised,
              double behind) {
    constexpr double kClose = 0.04;
    constexpr double kCloseElsewhere = 0.06;
    if (list.size() == list.capacity() || behind < 0 || behind >= kCloseElsewhere) return;
    if (isSetup(view)) {
        if (behind < kClose) list.push_back(isClose());
        return;
    }
    const Step step(view, move);
    const Step best(view, advised);
    const Pair pair(step, best);
    const Losses losses = netLossesOf(pair);
    const bool losesNothing = losses.empty() || !losses.front().isGrave();
    if (const auto elsewhere = isCloseElsewhere(pair))
        list.insert(list.begin(), *elsewhere);
    else if (behind < kClose && losesNothing && pair.isInstead && leadsAsMany(pair)) {
        const Drawbacks apart = besideLeads(pair);
        list.insert(list.begin(), apart.empty() ? isCloseByLeads() : apart.front());
    } else if (behind < kClose && losesNothing &&
               !whyNot(list, {drawbacksOf(view, advised, advised)}))
        list.push_back(isClose());
}

// What speaks against a move that is worse, however little.
Drawbacks ofWorse(const Observation& view, const FlatMonteCarlo<Samurai>& search,
                  std::size_t place) {
    const std::size_t best = search.ranking()[0];
    const Move& move = search.moves()[place];
    Drawbacks list = drawbacksOf(view, move, search.moves()[best]);
    const auto& ranking = search.ranking();
    const auto shown =
        ranking.begin() + std::min<std::ptrdiff_t>(kMostCompared, std::ssize(ranking));
    for (const std::size_t good : search.asGood())
        if (std::find(ranking.begin(), shown, good) != shown)
            addBesideAsGood(list, view, move, search.moves()[good]);
    constexpr double kShare = 0.8; // of what is won by the best move
    if (search.win(place) >= kShare * search.win(best))
        addClose(list, view, move, search.moves()[best], search.win(best) - search.win(place));
    return list;
}

} // namespace

void explainOthers(const Observation& view, const FlatMonteCarlo<Samurai>& search,
                   const Reasons& told, WhyNots<Move>& whyNots) {
    if (isWon(search) || isLost(search)) return;
    const Move& best = search.moves()[search.ranking()[0]];
    const auto ofMove = [&](const Move& move) {
        const auto place = static_cast<std::size_t>(std::ranges::find(search.moves(), move) -
                                                    search.moves().begin());
        return search.isWorse(place) ? ofWorse(view, search, place) : drawbacksOf(view, move, best);
    };
    tellWhyNot(whyNots, search, told, ofMove, true);
}

} // namespace parlour::samurai
