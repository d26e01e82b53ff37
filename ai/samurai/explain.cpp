#include "ai/samurai/explain.h"

#include "ai/samurai/setup.h"
#include "core/base/index.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace parlour::samurai {

namespace {

void add(Reasons& reasons, const Reason& reason) {
    if (reasons.size() < reasons.capacity()) reasons.push_back(reason);
}

// The seat that alone has most influence on a figure, or kNoSeat.
Seat leaderOf(const Public& pub, int settlement, int caste) {
    for (Seat seat = 0; seat < pub.options.players; ++seat)
        if (pub.leadOf(seat, settlement, caste) > 0) return seat;
    return kNoSeat;
}

// What a tile does for a figure; later values matter more.
enum class Effect : std::uint8_t { None, Approach, Widen, Draw, Lead };

Effect effectOf(int before, int after) {
    if (after <= before) return Effect::None;
    if (after > 0) return before > 0 ? Effect::Widen : Effect::Lead;
    return after == 0 ? Effect::Draw : Effect::Approach;
}

// What a tile does for a settlement: the best effect on any of its figures, and on how many.
struct Touch {
    int settlement = -1;
    Effect effect = Effect::None;
    int figures = 0;
    int caste = 0; // of the first of these figures
    int openLand = 0;

    // Of equal effects the one nearer to being surrounded is better.
    bool isBetterThan(const Touch& other) const {
        if (other.settlement < 0 || effect != other.effect)
            return other.settlement < 0 || effect > other.effect;
        return figures != other.figures ? figures > other.figures : openLand < other.openLand;
    }
};

Touch touchOf(const Observation& view, const Public& after, int settlement) {
    Touch touch;
    for (int c = 0; c < kCastes; ++c) {
        if (!after.hasFigure(settlement, c)) continue;
        const Effect effect = effectOf(view.pub.leadOf(view.seat, settlement, c),
                                       after.leadOf(view.seat, settlement, c));
        if (touch.settlement < 0 || effect > touch.effect)
            touch = {settlement, effect, 0, c, after.openLand[index(settlement)]};
        touch.figures += effect == touch.effect;
    }
    return touch;
}

const auto& touchedBy(const Board& board, Place at) {
    const Cell& cell = *board.find(at);
    return cell.ground == Ground::Sea ? board.seaTouches[cell.number]
                                      : board.landTouches[cell.number];
}

// The settlement after which to name a space, or -1.
int placeOf(const Public& pub, Place at) {
    const int best = settlementOf(pub, Move::place({}, at));
    const auto& touched = touchedBy(pub.board(), at);
    return best >= 0 || touched.empty() ? best : touched.front();
}

Tile movedTile(const Public& pub, const Move& step) {
    return pub.onLand[pub.board().find(step.at)->number].tile();
}

Reason explainTile(const Observation& view, const Move& step, const Public& after) {
    const Public& pub = view.pub;
    const bool isMoved = step.kind == Move::Kind::TileExchange;
    const Tile tile = isMoved ? movedTile(pub, step) : step.tile;
    Touch best, second;
    for (const std::uint8_t s : touchedBy(pub.board(), isMoved ? step.to : step.at)) {
        const Touch touch = touchOf(view, after, s);
        if (touch.settlement < 0) continue;
        if (touch.isBetterThan(best))
            second = std::exchange(best, touch);
        else if (touch.isBetterThan(second))
            second = touch;
    }
    if (best.settlement < 0)
        return because(PARLOUR_PHRASE("Samurai reasons", "Plays the %1 where nothing can be won."),
                       tileName(tile));
    const Phrase where = settlementName(pub, best.settlement);
    const int caste = best.caste;
    const int lead = after.leadOf(view.seat, best.settlement, caste);
    switch (best.effect) {
    case Effect::Lead:
        if (second.settlement >= 0 && second.effect == Effect::Lead)
            return because(PARLOUR_PHRASE("Samurai reasons",
                                          "The %1 takes the lead for %2 figures of %3 and %4."),
                           tileName(tile), best.figures + second.figures, where,
                           settlementName(pub, second.settlement));
        if (best.figures > 1)
            return because(
                PARLOUR_PHRASE("Samurai reasons", "The %1 takes the lead for %2 figures of %3."),
                tileName(tile), best.figures, where);
        return because(
            PARLOUR_PHRASE("Samurai reasons", "The %1 takes the lead for the %2 of %3, by %4."),
            tileName(tile), casteName(caste), where, lead);
    case Effect::Draw:
        return because(PARLOUR_PHRASE("Samurai reasons",
                                      "The %1 draws level for the %2 of %3, which nobody would "
                                      "get now."),
                       tileName(tile), casteName(caste), where);
    case Effect::Widen:
        return because(PARLOUR_PHRASE("Samurai reasons",
                                      "The %1 makes the lead for the %2 of %3 safer, now by %4."),
                       tileName(tile), casteName(caste), where, lead);
    case Effect::Approach:
        return because(PARLOUR_PHRASE("Samurai reasons",
                                      "The %1 comes closer for the %2 of %3: still %4 behind."),
                       tileName(tile), casteName(caste), where, -lead);
    default: break;
    }
    return because(PARLOUR_PHRASE("Samurai reasons", "The %1 takes a space at %2 from the others."),
                   tileName(tile), where);
}

// What becomes of the captured figures that the observer does not get.
void addLosses(Reasons& reasons, const Observation& view, const Captures::List& captures) {
    const Public& pub = view.pub;
    const Capture* tie = nullptr;
    std::array<int, kMostSeats> gets{};
    for (const Capture& capture : captures) {
        if (capture.winner != kNoSeat)
            ++gets[index(capture.winner)];
        else if (!tie || leaderOf(pub, tie->settlement, tie->caste) == kNoSeat)
            tie = &capture;
    }
    if (tie) {
        const Seat leader = leaderOf(pub, tie->settlement, tie->caste);
        const Phrase where = settlementName(pub, tie->settlement);
        if (leader != kNoSeat && leader != view.seat)
            add(reasons, because(PARLOUR_PHRASE("Samurai reasons",
                                                "Ties for the %1 of %2, so that %3, who led there, "
                                                "does not get it."),
                                 casteName(tie->caste), where, Reason::player(leader)));
        else
            add(reasons, because(PARLOUR_PHRASE("Samurai reasons",
                                                "Surrounds %1 where nobody leads for the %2: it "
                                                "is set aside."),
                                 where, casteName(tie->caste)));
    }
    gets[index(view.seat)] = 0;
    const auto most = std::ranges::max_element(gets);
    if (*most == 0) return;
    const auto winner = static_cast<Seat>(most - gets.begin());
    if (*most > 1) {
        add(reasons, because(PARLOUR_PHRASE("Samurai reasons", "%1 figures go to %2."), *most,
                             Reason::player(winner)));
        return;
    }
    const auto& given = *std::ranges::find(captures, winner, &Capture::winner);
    add(reasons, because(PARLOUR_PHRASE("Samurai reasons", "The %1 of %2 goes to %3."),
                         casteName(given.caste), settlementName(pub, given.settlement),
                         Reason::player(winner)));
}

// Whether nobody else can still get as many figures of the caste.
bool isSafe(const Public& pub, Seat seat, std::size_t caste) {
    int most = 0;
    for (Seat other = 0; other < pub.options.players; ++other)
        if (other != seat) most = std::max<int>(most, pub.captured[index(other)][caste]);
    return pub.captured[index(seat)][caste] > most + pub.onBoard[caste];
}

void addEnd(Reasons& reasons, Seat seat, const Public& after) {
    const Verdict verdict = Samurai::verdict(after);
    if (verdict.winners == 1 << seat)
        add(reasons, because(PARLOUR_PHRASE("Samurai reasons", "Ends the game, which is won.")));
    else if (!verdict.isWinner(seat))
        add(reasons, because(PARLOUR_PHRASE("Samurai reasons", "Ends the game, which is lost.")));
}

// How captures change who leads the castes.
void addLeads(Reasons& reasons, const Observation& view, const Public& after) {
    const Verdict now = Samurai::verdict(after);
    const Verdict before = Samurai::verdict(view.pub);
    for (std::size_t c = 0; c < kCastes; ++c)
        if (isSafe(after, view.seat, c) && !isSafe(view.pub, view.seat, c)) {
            add(reasons, because(PARLOUR_PHRASE("Samurai reasons",
                                                "Nobody can take the lead in the %1 caste from it "
                                                "any more."),
                                 casteName(static_cast<int>(c))));
            return;
        }
    for (std::size_t c = 0; c < kCastes; ++c)
        if (now.leader[c] == view.seat && before.leader[c] != view.seat) {
            add(reasons, because(PARLOUR_PHRASE("Samurai reasons",
                                                "That gives it the lead in the %1 caste."),
                                 casteName(static_cast<int>(c))));
            return;
        }
}

void addCaptures(Reasons& reasons, const Observation& view, const Captures::List& captures) {
    const auto mine = std::ranges::count(captures, view.seat, &Capture::winner);
    if (mine == 1) {
        const auto& own = *std::ranges::find(captures, view.seat, &Capture::winner);
        add(reasons, because(PARLOUR_PHRASE("Samurai reasons", "Captures the %1 of %2."),
                             casteName(own.caste), settlementName(view.pub, own.settlement)));
    } else if (mine > 0) {
        add(reasons,
            because(PARLOUR_PHRASE("Samurai reasons", "Captures %1 figures at once."), mine));
    }
    addLosses(reasons, view, captures);
}

Reason explainFigures(const Observation& view, const Move& step) {
    const Public& pub = view.pub;
    const int at = pub.board().find(step.at)->number;
    const int to = pub.board().find(step.to)->number;
    struct Way {
        int from, to, caste, before, after; // the observer's lead at `from` and at `to`
        int gain() const { return after - before; }
    };
    const auto way = [&](int a, int b, int caste) {
        return Way{a, b, caste, pub.leadOf(view.seat, a, caste), pub.leadOf(view.seat, b, caste)};
    };
    Way better = way(at, to, step.caste);
    const Way other = way(to, at, step.caste2);
    if (other.gain() > better.gain()) better = other;
    const Phrase from = settlementName(pub, better.from);
    const Phrase where = settlementName(pub, better.to);
    const Seat leader = leaderOf(pub, better.from, better.caste);
    if (better.gain() > 0 && leader != kNoSeat && leader != view.seat)
        return because(
            PARLOUR_PHRASE("Samurai reasons", "Takes the %1 from %2, where %3 leads, to %4."),
            casteName(better.caste), from, Reason::player(leader), where);
    if (better.gain() > 0 && better.after > 0)
        return because(
            PARLOUR_PHRASE("Samurai reasons", "Takes the %1 from %2 to %3, where it leads by %4."),
            casteName(better.caste), from, where, better.after);
    return because(
        PARLOUR_PHRASE("Samurai reasons", "Lets the %1 of %2 and the %3 of %4 change places."),
        casteName(step.caste), settlementName(pub, at), casteName(step.caste2),
        settlementName(pub, to));
}

} // namespace

Phrase settlementName(const Public& pub, int settlement) {
    return {"Samurai places", pub.board().settlement(settlement).name.c_str()};
}

int settlementOf(const Public& pub, const Move& step) {
    const Board& board = pub.board();
    if (step.kind == Move::Kind::Put || step.kind == Move::Kind::FigureExchange)
        return board.find(step.at)->number;
    if (step.kind != Move::Kind::Place && step.kind != Move::Kind::TileExchange) return -1;
    int best = -1;
    const auto rank = [&](int s) {
        return std::pair(std::popcount(pub.figures[index(s)]), -pub.openLand[index(s)]);
    };
    for (const int s : touchedBy(board, step.kind == Move::Kind::Place ? step.at : step.to))
        if (pub.figures[index(s)] != 0 && (best < 0 || rank(s) > rank(best))) best = s;
    return best;
}

namespace {

// In percent.
constexpr int kMarginWorthNaming = 2;
constexpr int kNearlyAll = 97;
constexpr double kHardlyAny = 2.5;

bool isHopeless(const FlatMonteCarlo<Samurai>& search) {
    return std::ranges::all_of(
        search.ranking(), [&](std::size_t move) { return 100 * search.win(move) < kHardlyAny; });
}

bool isClearlyBest(const FlatMonteCarlo<Samurai>& search) {
    const double best = search.win(search.ranking()[0]);
    return std::all_of(search.ranking().begin() + 1, search.ranking().end(), [&](std::size_t move) {
        return 100 * (best - search.win(move)) >= kMarginWorthNaming;
    });
}

// How the search chose the best step over the next.
Reason evidence(const Public& pub, const FlatMonteCarlo<Samurai>& search) {
    const auto won = [&](std::size_t i) { return percent(search.win(search.ranking()[i])); };
    const Move& next = search.moves()[search.ranking()[1]];
    const bool isClose = won(0) - won(1) < kMarginWorthNaming;
    if (won(0) >= kNearlyAll)
        return isClose || won(1) >= kNearlyAll
                   ? because(PARLOUR_PHRASE("Samurai reasons",
                                            "Wins nearly all imagined games; the next best "
                                            "move does about as well."))
                   : because(PARLOUR_PHRASE("Samurai reasons",
                                            "Wins nearly all imagined games; the next best "
                                            "move wins %1 of 100."),
                             won(1));
    if (isHopeless(search))
        return because(PARLOUR_PHRASE("Samurai reasons",
                                      "Hardly any imagined game is won, whatever it plays."));
    if (isClose)
        return because(PARLOUR_PHRASE("Samurai reasons",
                                      "Wins %1 of 100 imagined games; the next best move does "
                                      "about as well."),
                       won(0));
    if (next.kind == Move::Kind::End)
        return because(PARLOUR_PHRASE("Samurai reasons",
                                      "Wins %1 of 100 imagined games; if the turn ended here it "
                                      "would be %2."),
                       won(0), won(1));
    const int settlement = settlementOf(pub, next);
    if (settlement < 0)
        return because(PARLOUR_PHRASE("Samurai reasons",
                                      "Wins %1 of 100 imagined games; with the %2 it would be "
                                      "%3."),
                       won(0), tileName(next.tileUsed()), won(1));
    return because(PARLOUR_PHRASE("Samurai reasons",
                                  "Wins %1 of 100 imagined games; next best is the %2 at %3, "
                                  "with %4."),
                   won(0), tileName(next.tileUsed()), settlementName(pub, settlement), won(1));
}

void addEvidence(Reasons& reasons, const Observation& view, const FlatMonteCarlo<Samurai>& search) {
    if (search.ranking().size() < 2) return;
    Public after = view.pub;
    Samurai::applySeen(after, search.moves()[search.ranking()[0]]);
    if (after.isOver() && Samurai::verdict(after).winners == 1 << view.seat) return; // certain
    if (isHopeless(search) && reasons.size() == reasons.capacity()) reasons.pop_back();
    if (reasons.size() < reasons.capacity()) reasons.push_back(evidence(view.pub, search));
}

Reason explainTake(Tile tile) {
    if (tile.isExchange())
        return because(PARLOUR_PHRASE("Samurai reasons", "Begins with the %1 in hand."),
                       tileName(tile));
    if (tile.castes() == kAllCastes)
        return because(
            PARLOUR_PHRASE("Samurai reasons", "Begins with the %1, which counts for every caste."),
            tileName(tile));
    return because(
        PARLOUR_PHRASE("Samurai reasons", "Begins with the %1: strength %2 for one caste."),
        tileName(tile), tile.strength());
}

Reason explainSetup(const Observation& view, const Move& move) {
    if (move.kind == Move::Kind::Take) return explainTake(move.tile);
    const int settlement = settlementOf(view.pub, move);
    const Phrase where = settlementName(view.pub, settlement);
    Tile strongest = kTileExchange;
    for (const Tile tile : view.hand.types())
        if (tile.castes() == 1 << move.caste && tile.strength() > strongest.strength())
            strongest = tile;
    if (strongest != kTileExchange)
        return because(PARLOUR_PHRASE("Samurai reasons",
                                      "Puts the %1 in %2: the %3 to fight for it is in hand."),
                       casteName(move.caste), where, tileName(strongest));
    return because(
        PARLOUR_PHRASE("Samurai reasons", "Puts the %1 in %2, which takes %3 tiles on land to "
                                          "surround."),
        casteName(move.caste), where, view.pub.openLand[static_cast<std::size_t>(settlement)]);
}

} // namespace

Reason explainEnd(const Observation& view) {
    if (view.pub.stepsThisTurn == 0)
        return because(PARLOUR_PHRASE("Samurai reasons", "No tile can be played."));
    if (view.hand.empty())
        return because(PARLOUR_PHRASE("Samurai reasons", "All tiles are played."));
    if (Samurai::legalMoves(view).size() == 1)
        return because(PARLOUR_PHRASE("Samurai reasons", "Nothing more can be played this turn."));
    return because(PARLOUR_PHRASE("Samurai reasons", "Keeps the other tiles for later turns."));
}

Reasons explainMove(const Observation& view, const Move& step) {
    if (isSetup(view)) return {explainSetup(view, step)};
    Reasons reasons;
    Public after = view.pub;
    Captures leaving;
    Samurai::applySeen(after, step, std::ref(leaving));
    const auto& captures = leaving.list;
    if (step.kind == Move::Kind::End) add(reasons, explainEnd(view));
    if (step.kind == Move::Kind::TileExchange) {
        const int from = placeOf(view.pub, step.at);
        const int to = placeOf(view.pub, step.to);
        if (from >= 0 && to >= 0 && from != to)
            add(reasons, because(PARLOUR_PHRASE("Samurai reasons", "Moves the %1 from %2 to %3."),
                                 tileName(movedTile(view.pub, step)),
                                 settlementName(view.pub, from), settlementName(view.pub, to)));
    }
    if (step.kind == Move::Kind::FigureExchange)
        add(reasons, explainFigures(view, step));
    else if (step.kind != Move::Kind::End && captures.empty())
        add(reasons, explainTile(view, step, after));
    if (captures.empty()) return reasons;
    if (after.isOver()) {
        reasons.clear(); // what ends the game matters more
        addEnd(reasons, view.seat, after);
        if (!Samurai::verdict(after).isWinner(view.seat)) addLosses(reasons, view, captures);
        if (reasons.size() < 2) addCaptures(reasons, view, captures);
    } else {
        addCaptures(reasons, view, captures);
        addLeads(reasons, view, after);
    }
    return reasons;
}

Reasons explain(const Observation& view, const FlatMonteCarlo<Samurai>& search) {
    Reasons reasons = explainMove(view, search.moves()[search.ranking()[0]]);
    if (!isSetup(view))
        addEvidence(reasons, view, search);
    else if (isClearlyBest(search))
        reasons.push_back(because(
            PARLOUR_PHRASE("Samurai reasons", "This won most often in the imagined games.")));
    return reasons;
}

} // namespace parlour::samurai
