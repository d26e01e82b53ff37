#include "core/samurai/rules.h"

#include "core/base/index.h"

#include <algorithm>
#include <utility>

namespace parlour::samurai {

namespace {

constexpr int kTiesThatEnd = 4; // 7.1

constexpr std::uint64_t firstBits(int count) {
    return count == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << count) - 1;
}

// Calls `use` with the number of each bit.
void forEachBit(std::uint64_t bits, const auto& use, int offset = 0) {
    for (; bits != 0; bits &= bits - 1) use(std::countr_zero(bits) + offset);
}

int nthBit(std::uint64_t bits, std::uint32_t n) {
    for (; n > 0; --n) bits &= bits - 1;
    return std::countr_zero(bits);
}

// Figures that one settlement may give to another: not of a caste that the other one has.
CasteSet givenAway(CasteSet own, CasteSet others) { return static_cast<CasteSet>(own & ~others); }

int exchangesBetween(CasteSet a, CasteSet b, bool emptyToo) {
    const int real = std::popcount(givenAway(a, b)) * std::popcount(givenAway(b, a));
    return real + (emptyToo ? std::popcount(static_cast<CasteSet>(a & b)) : 0);
}

// Calls `use(at, caste, to, caste2)` for each figure exchange until it returns false.
void forEachFigureExchange(const Public& pub, const auto& use) {
    const int settlements = pub.board().settlementCount();
    for (int at = 0; at < settlements; ++at) {
        const CasteSet here = pub.figures[index(at)];
        if (here == 0) continue;
        for (int to = at + 1; to < settlements; ++to) {
            const CasteSet there = pub.figures[index(to)];
            if (exchangesBetween(here, there, pub.options.emptyExchange) == 0) continue;
            for (int caste = 0; caste < kCastes; ++caste)
                for (int caste2 = 0; caste2 < kCastes; ++caste2) {
                    const bool isReal = (givenAway(here, there) >> caste & 1) &&
                                        (givenAway(there, here) >> caste2 & 1);
                    const bool isEmpty =
                        pub.options.emptyExchange && caste == caste2 && (here & there) >> caste & 1;
                    if ((isReal || isEmpty) && !use(at, caste, to, caste2)) return;
                }
        }
    }
}

int countFigureExchanges(const Public& pub) {
    std::array<int, 8> alike{}; // number of settlements by their set of figures
    for (int s = 0; s < pub.board().settlementCount(); ++s) ++alike[pub.figures[index(s)]];
    int count = 0;
    for (CasteSet a = 1; a < 8; ++a) {
        if (alike[a] == 0) continue;
        count += alike[a] * (alike[a] - 1) / 2 * exchangesBetween(a, a, pub.options.emptyExchange);
        for (CasteSet b = static_cast<CasteSet>(a + 1); b < 8; ++b)
            count += alike[a] * alike[b] * exchangesBetween(a, b, pub.options.emptyExchange);
    }
    return count;
}

int countTileExchanges(const Public& pub, Seat seat) {
    return std::popcount(pub.movable[index(seat)]) * std::popcount(pub.freeLand);
}

// Number of steps with this tile, whatever was played in the turn.
int countSteps(const Public& pub, Seat seat, Tile tile) {
    if (tile.isFigureExchange()) return countFigureExchanges(pub);
    if (tile.isTileExchange()) return countTileExchanges(pub, seat);
    return tile.isShip() ? pub.freeSea.size() : std::popcount(pub.freeLand);
}

void forEachFreeSpace(const Public& pub, Tile tile, const auto& use) {
    const Board& board = pub.board();
    if (tile.isShip())
        for (int part = 0; part < 2; ++part)
            forEachBit(
                pub.freeSea.part(part), [&](int n) { use(board.seaSpace(n).place); }, 64 * part);
    else
        forEachBit(pub.freeLand, [&](int n) { use(board.landSpace(n).place); });
}

// The nth of the steps counted by countSteps, in the order of legalMoves.
Move nthStep(const Public& pub, Seat seat, Tile tile, std::uint32_t n) {
    const Board& board = pub.board();
    if (tile.isFigureExchange()) {
        Move move;
        forEachFigureExchange(pub, [&](int at, int caste, int to, int caste2) {
            if (n-- > 0) return true;
            move = Move::exchangeFigures(board.settlement(at).place, caste,
                                         board.settlement(to).place, caste2);
            return false;
        });
        return move;
    }
    const auto freeLand = static_cast<std::uint32_t>(std::popcount(pub.freeLand));
    if (tile.isTileExchange())
        return Move::exchangeTile(
            board.landSpace(nthBit(pub.movable[index(seat)], n / freeLand)).place,
            board.landSpace(nthBit(pub.freeLand, n % freeLand)).place);
    if (!tile.isShip()) return Move::place(tile, board.landSpace(nthBit(pub.freeLand, n)).place);
    const auto inFirst = static_cast<std::uint32_t>(std::popcount(pub.freeSea.part(0)));
    const int space = n < inFirst ? nthBit(pub.freeSea.part(0), n)
                                  : 64 + nthBit(pub.freeSea.part(1), n - inFirst);
    return Move::place(tile, board.seaSpace(space).place);
}

// 3.3: towns first.
bool takesFigure(const Public& pub, const Cell& settlement, int caste) {
    const CasteSet figures = pub.figures[settlement.number];
    if (std::popcount(figures) >= settlement.capacity || (figures >> caste & 1) != 0) return false;
    if (pub.stock[index(caste)] == 0) return false;
    if (settlement.capacity > 1) return true;
    const Board& board = pub.board();
    for (int s = 0; s < board.settlementCount(); ++s)
        if (board.settlement(s).capacity == 2 && std::popcount(pub.figures[index(s)]) < 2)
            return false;
    return true;
}

// --- what steps do -------------------------------------------------------------------------

void capture(Public& pub, int settlement, const auto& sink) { // 6.4 to 6.6
    CasteSet& figures = pub.figures[index(settlement)];
    for (int caste = 0; caste < kCastes; ++caste) {
        if (!(figures >> caste & 1)) continue;
        figures = static_cast<CasteSet>(figures & ~(1 << caste));
        int highest = 0;
        Seat winner = kNoSeat;
        for (Seat seat = 0; seat < pub.options.players; ++seat) {
            const int influence = pub.influenceOf(seat, settlement, caste);
            if (influence > highest) {
                highest = influence;
                winner = seat;
            } else if (influence == highest) {
                winner = kNoSeat;
            }
        }
        ++(winner == kNoSeat ? pub.setAside : pub.captured[index(winner)])[index(caste)];
        --pub.onBoard[index(caste)];
        Event event{Event::Kind::Captured, static_cast<std::int8_t>(winner)};
        event.capture = {static_cast<std::uint8_t>(settlement), static_cast<std::uint8_t>(caste),
                         static_cast<std::int8_t>(winner)};
        sink(event);
    }
}

bool hasEnded(const Public& pub) { // 7.1
    if (pub.options.domination) return total(pub.onBoard) == 0;
    return std::ranges::count(pub.onBoard, 0) > 0 || total(pub.setAside) >= kTiesThatEnd;
}

void captureSurrounded(Public& pub, const auto& sink) {
    for (int s = 0; s < pub.board().settlementCount(); ++s)
        if (pub.openLand[index(s)] == 0 && pub.figures[index(s)] != 0) capture(pub, s, sink);
}

void layOnLand(Public& pub, Seat seat, Tile tile, int space) {
    pub.onLand[index(space)] = PlacedTile(seat, tile);
    pub.freeLand &= ~(std::uint64_t{1} << space);
    if (!tile.isTileExchange() && (!tile.isFast() || pub.options.anyLandTileMoves))
        pub.movable[index(seat)] |= std::uint64_t{1} << space;
    for (const std::uint8_t s : pub.board().landTouches[index(space)]) {
        pub.influence[s][index(seat)].add(tile);
        --pub.openLand[s];
    }
}

void afterStep(Public& pub, const auto& sink, const Board::Numbers& touched) {
    if (pub.options.captureAtEndOfTurn) return;
    bool anything = false;
    for (const std::uint8_t s : touched) {
        if (pub.openLand[s] > 0 || pub.figures[s] == 0) continue;
        capture(pub, s, sink);
        anything = true;
    }
    if (anything && hasEnded(pub)) pub.phase = Phase::Over;
}

void layOnSea(Public& pub, Seat seat, Tile tile, int space) {
    pub.onSea[index(space)] = PlacedTile(seat, tile);
    pub.freeSea.erase(space);
    for (const std::uint8_t s : pub.board().seaTouches[index(space)])
        pub.influence[s][index(seat)].add(tile);
}

void place(Public& pub, const Move& move, const auto& sink) {
    const Cell& cell = *pub.board().find(move.at);
    const std::int8_t seat = pub.mover;
    if (move.tile.isShip())
        layOnSea(pub, seat, move.tile, cell.number);
    else
        layOnLand(pub, seat, move.tile, cell.number);
    sink(Event{Event::Kind::Placed, seat, false, move.tile, move});
    if (!move.tile.isShip()) afterStep(pub, sink, pub.board().landTouches[cell.number]);
}

void exchangeFigures(Public& pub, const Move& move) {
    CasteSet& at = pub.figures[pub.board().find(move.at)->number];
    CasteSet& to = pub.figures[pub.board().find(move.to)->number];
    at = static_cast<CasteSet>((at & ~(1 << move.caste)) | 1 << move.caste2);
    to = static_cast<CasteSet>((to & ~(1 << move.caste2)) | 1 << move.caste);
}

void exchangeTile(Public& pub, const Move& move, const auto& sink) { // 5.4
    const int from = pub.board().find(move.at)->number;
    const int to = pub.board().find(move.to)->number;
    const std::int8_t seat = pub.mover;
    const Tile moved = pub.onLand[index(from)].tile();
    pub.onLand[index(from)] = PlacedTile(seat, kTileExchange);
    pub.movable[index(seat)] &= ~(std::uint64_t{1} << from);
    for (const std::uint8_t s : pub.board().landTouches[index(from)])
        pub.influence[s][index(seat)].remove(moved);
    layOnLand(pub, seat, moved, to);
    sink(Event{Event::Kind::Moved, seat, false, moved, move});
    afterStep(pub, sink, pub.board().landTouches[index(to)]);
}

void draw(State& state, Seat seat, const auto& sink) { // 4.3
    Private& own = state.seats[index(seat)];
    std::uint8_t& left = state.pub.supplySize[index(seat)];
    std::uint8_t& held = state.pub.handSize[index(seat)];
    while (held < kHandSize && left > 0) {
        const Tile tile = std::exchange(own.supply[--left], Tile{});
        own.hand.add(tile);
        ++held;
        sink(Event{Event::Kind::Drew, static_cast<std::int8_t>(seat), false, tile});
    }
}

Seat nextSeat(const Public& pub, Seat seat) {
    return seat + 1 == pub.options.players ? 0 : seat + 1;
}

// Captures, and the next player's turn; without the draw, which nobody else sees.
void endTurn(Public& pub, const auto& sink) {
    if (pub.options.captureAtEndOfTurn) {
        captureSurrounded(pub, sink);
        if (hasEnded(pub)) {
            pub.phase = Phase::Over;
            return;
        }
    }
    ++pub.turns;
    pub.stepsThisTurn = 0;
    pub.hasPlayedNormal = false;
    pub.mover = static_cast<std::int8_t>(nextSeat(pub, pub.mover));
}

bool canAnybodyPlay(const State& state) { // 7.1
    for (Seat seat = 0; seat < state.pub.options.players; ++seat)
        if (Samurai::canPlayAnything(state.pub, seat, state.seats[index(seat)].hand)) return true;
    return false;
}

// The first phase, or the one after `previous`; options leave some out (3.3 to 3.5).
void enterPhase(Public& pub, Phase previous, bool isFirst) {
    const RuleSet& options = pub.options;
    std::array<Phase, 3> order{Phase::Taking, Phase::Putting, Phase::Playing};
    if (options.handAfterFigures) std::swap(order[0], order[1]);
    auto next = isFirst ? order.begin() : std::ranges::find(order, previous) + 1;
    while ((*next == Phase::Taking && options.randomHand) ||
           (*next == Phase::Putting && options.randomFigures))
        ++next;
    pub.phase = *next;
    pub.mover = pub.first;
    pub.setupMoves = 0;
}

void put(Public& pub, const Move& move) {
    pub.figures[pub.board().find(move.at)->number] |= static_cast<CasteSet>(1 << move.caste);
    --pub.stock[move.caste];
    ++pub.onBoard[move.caste];
    ++pub.setupMoves;
    pub.mover = static_cast<std::int8_t>(nextSeat(pub, pub.mover));
    if (total(pub.stock) == 0) enterPhase(pub, Phase::Putting, false);
}

void take(State& state, Tile tile) { // 11.5: the first such tile of the list
    Public& pub = state.pub;
    const auto seat = index(pub.mover);
    Private& own = state.seats[seat];
    const std::span list = std::span(own.supply).first(pub.supplySize[seat]);
    std::size_t i = list.size() - 1;
    while (list[i] != tile) --i;
    std::copy(list.begin() + static_cast<std::ptrdiff_t>(i) + 1, list.end(),
              list.begin() + static_cast<std::ptrdiff_t>(i));
    list.back() = Tile{};
    --pub.supplySize[seat];
    own.hand.add(tile);
    if (++pub.handSize[seat] == kHandSize)
        pub.mover = static_cast<std::int8_t>(nextSeat(pub, pub.mover));
    if (++pub.setupMoves == kHandSize * pub.options.players) enterPhase(pub, Phase::Taking, false);
}

} // namespace

// --- deal and start ---------------------------------------------------------------------------

Deal Samurai::deal(const Options& options, Rng& rng) {
    const Board& board = options.board();
    Deal deal;
    deal.players = options.players;
    deal.map = options.map();
    deal.tilesEach = options.tiles;
    if (options.starterByLot) deal.first = static_cast<std::uint8_t>(rng.below(options.players));
    for (std::size_t seat = 0; seat < options.players; ++seat) {
        std::size_t size = 0;
        const TileBag owned = ownedTiles(options.tiles);
        for (const Tile tile : owned.types())
            for (int i = owned.count(tile); i > 0; --i) deal.tiles[seat][size++] = tile;
        rng.shuffle(std::span(deal.tiles[seat]).first(size));
    }
    if (!options.randomFigures) return deal;

    deal.hasFigures = true; // 3.3: random pairs in towns, then villages from the shuffled stock
    Counts stock;
    stock.fill(static_cast<std::uint8_t>(board.figuresPerCaste));
    for (int s = 0; s < board.settlementCount(); ++s) {
        const int capacity = board.settlement(s).capacity;
        if (capacity == 1) continue;
        const auto missing = capacity == 3 ? kCastes : rng.below(kCastes);
        deal.figures[index(s)] = static_cast<CasteSet>(kAllCastes & ~(1u << missing));
        for (std::size_t caste = 0; caste < kCastes; ++caste)
            if (caste != missing) --stock[caste];
    }
    boost::container::static_vector<std::uint8_t, Board::kMostSettlements> villages;
    for (std::uint8_t caste = 0; caste < kCastes; ++caste)
        for (int i = 0; i < stock[caste]; ++i) villages.push_back(caste);
    rng.shuffle(std::span(villages.data(), villages.size()));
    for (int s = 0; s < board.settlementCount(); ++s) {
        if (board.settlement(s).capacity > 1) continue;
        deal.figures[index(s)] = static_cast<CasteSet>(1 << villages.back());
        villages.pop_back();
    }
    return deal;
}

Deal Samurai::nextDeal(const Options& options, const State& finished, Rng& rng) {
    Deal next = deal(options, rng);
    next.first = static_cast<std::uint8_t>((finished.pub.first + 1) % seats(finished));
    return next;
}

State Samurai::start(const Options& options, const Deal& deal) {
    const Board& board = options.board();
    State state;
    Public& pub = state.pub;
    pub.options = options;
    pub.first = static_cast<std::int8_t>(deal.first);
    pub.freeLand = firstBits(board.landCount());
    for (int n = 0; n < board.seaCount(); ++n) pub.freeSea.insert(n);
    for (int s = 0; s < board.settlementCount(); ++s)
        pub.openLand[index(s)] = static_cast<std::uint8_t>(board.landAround[index(s)].size());

    pub.figures = deal.figures;
    if (!deal.hasFigures) pub.figures[index(board.capital)] = kAllCastes; // 3.1
    for (std::size_t caste = 0; caste < kCastes; ++caste) {
        for (const CasteSet figures : pub.figures)
            if (figures >> caste & 1) ++pub.onBoard[caste];
        pub.stock[caste] = static_cast<std::uint8_t>(board.figuresPerCaste - pub.onBoard[caste]);
    }
    for (std::size_t seat = 0; seat < options.players; ++seat) {
        const auto tiles = std::span(deal.tiles[seat]).first(options.tiles);
        std::reverse_copy(tiles.begin(), tiles.end(), state.seats[seat].supply.begin());
        pub.supplySize[seat] = options.tiles;
        pub.unplayed[seat] = ownedTiles(options.tiles);
        if (options.randomHand) draw(state, static_cast<Seat>(seat), NoEvents());
    }
    enterPhase(pub, Phase::Taking, true);
    return state;
}

// --- moves ------------------------------------------------------------------------------------

bool Samurai::canPlayAnything(const Public& pub, Seat seat, const TileBag& hand) {
    for (const Tile tile : hand.types())
        if (countSteps(pub, seat, tile) > 0) return true;
    return false;
}

Samurai::MoveList Samurai::legalMoves(const Public& pub, const TileBag& hand) {
    const Board& board = pub.board();
    const Seat seat = pub.mover;
    MoveList moves;
    if (pub.phase == Phase::Taking) {
        for (const Tile tile : pub.unplayed[index(seat)].without(hand).types())
            moves.push_back(Move::take(tile));
        return moves;
    }
    if (pub.phase == Phase::Putting) {
        for (int s = 0; s < board.settlementCount(); ++s)
            for (int caste = 0; caste < kCastes; ++caste)
                if (takesFigure(pub, board.settlement(s), caste))
                    moves.push_back(Move::put(caste, board.settlement(s).place));
        return moves;
    }
    for (const Tile tile : hand.types()) {
        if (!fitsTurn(pub, tile)) continue;
        if (tile.isFigureExchange())
            forEachFigureExchange(pub, [&](int at, int caste, int to, int caste2) {
                moves.push_back(Move::exchangeFigures(board.settlement(at).place, caste,
                                                      board.settlement(to).place, caste2));
                return true;
            });
        else if (tile.isTileExchange())
            forEachBit(pub.movable[index(seat)], [&](int from) {
                forEachFreeSpace(pub, tile, [&](Place to) {
                    moves.push_back(Move::exchangeTile(board.landSpace(from).place, to));
                });
            });
        else
            forEachFreeSpace(pub, tile, [&](Place at) { moves.push_back(Move::place(tile, at)); });
    }
    if (pub.stepsThisTurn > 0 || moves.empty()) moves.push_back(Move::end());
    return moves;
}

void Samurai::playRandomMove(State& state, Rng& rng) {
    const Public& pub = state.pub;
    if (pub.phase != Phase::Playing) {
        const MoveList moves = legalMoves(state);
        apply(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
        return;
    }
    struct Part {
        Tile tile;
        std::uint32_t steps;
    };
    boost::container::static_vector<Part, kHandSize> parts;
    std::uint32_t all = 0;
    for (const Tile tile : state.handToMove().types()) {
        if (!fitsTurn(pub, tile)) continue;
        parts.push_back({tile, static_cast<std::uint32_t>(countSteps(pub, pub.mover, tile))});
        all += parts.back().steps;
    }
    if (pub.stepsThisTurn > 0 || all == 0) ++all; // the last one is the end
    std::uint32_t n = rng.below(all);
    for (const Part& part : parts) {
        if (n < part.steps) {
            apply(state, nthStep(pub, pub.mover, part.tile, n));
            return;
        }
        n -= part.steps;
    }
    apply(state, Move::end());
}

namespace {

void applySeenTelling(Public& pub, const Move& move, const auto& sink) {
    using Kind = Event::Kind;
    const std::int8_t seat = pub.mover;
    if (move.kind == Move::Kind::End) {
        sink(Event{Kind::Ended, seat, false, {}, move});
        endTurn(pub, sink);
        return;
    }
    const Tile tile = move.tileUsed();
    pub.unplayed[index(seat)].remove(tile);
    --pub.handSize[index(seat)];
    ++pub.stepsThisTurn;
    pub.hasPlayedNormal |= !tile.isFast();
    switch (move.kind) {
    case Move::Kind::Place: place(pub, move, sink); break;
    case Move::Kind::FigureExchange:
        exchangeFigures(pub, move);
        sink(Event{Kind::Swapped, seat, false, tile, move});
        break;
    case Move::Kind::TileExchange: exchangeTile(pub, move, sink); break;
    default: assert(false);
    }
}

void applyTelling(State& state, const Move& move, const auto& sink) {
    using Kind = Event::Kind;
    const std::int8_t seat = state.pub.mover;
    switch (move.kind) {
    case Move::Kind::Take:
        take(state, move.tile);
        sink(Event{Kind::Took, seat, false, move.tile, move});
        return;
    case Move::Kind::Put:
        put(state.pub, move);
        sink(Event{Kind::Put, seat, false, {}, move});
        return;
    case Move::Kind::End:
        applySeenTelling(state.pub, move, sink);
        if (state.pub.isOver()) return;
        draw(state, seat, sink);
        if (!canAnybodyPlay(state)) state.pub.phase = Phase::Over;
        return;
    default:
        state.seats[index(seat)].hand.remove(move.tileUsed());
        applySeenTelling(state.pub, move, sink);
    }
}

} // namespace

void Samurai::applySeen(Public& pub, Move move) { applySeenTelling(pub, move, NoEvents()); }
void Samurai::applySeen(Public& pub, Move move, const EventSink<Event>& sink) {
    applySeenTelling(pub, move, sink);
}
void Samurai::apply(State& state, Move move) { applyTelling(state, move, NoEvents()); }
void Samurai::apply(State& state, Move move, const EventSink<Event>& sink) {
    applyTelling(state, move, sink);
}

// --- what is wrong with a move ----------------------------------------------------------------

namespace {

Phrase putObjection(const Public& pub, const Move& move) {
    const Cell* cell = pub.board().find(move.at);
    if (!cell) return PARLOUR_PHRASE("Samurai moves", "%1: there is no such space on this map");
    if (cell->ground != Ground::Settlement)
        return PARLOUR_PHRASE("Samurai moves", "%1: figures stand only on settlements");
    const CasteSet figures = pub.figures[cell->number];
    if (figures >> move.caste & 1)
        return PARLOUR_PHRASE("Samurai moves", "%1: a figure of this kind already stands there");
    if (std::popcount(figures) >= cell->capacity)
        return PARLOUR_PHRASE("Samurai moves", "%1: this settlement is full");
    if (pub.stock[move.caste] == 0)
        return PARLOUR_PHRASE("Samurai moves", "%1: no figure of this kind is left");
    if (!takesFigure(pub, *cell, move.caste))
        return PARLOUR_PHRASE("Samurai moves", "%1: towns are filled before villages");
    return {};
}

// A free space of the right ground.
Phrase spaceObjection(const Public& pub, Place at, bool wantsSea) {
    const Cell* cell = pub.board().find(at);
    if (!cell) return PARLOUR_PHRASE("Samurai moves", "%1: there is no such space on this map");
    if (cell->ground == Ground::Settlement)
        return PARLOUR_PHRASE("Samurai moves", "%1: tiles cannot be placed on settlements");
    if (wantsSea && cell->ground == Ground::Land)
        return PARLOUR_PHRASE("Samurai moves", "%1: a ship belongs on the sea");
    if (!wantsSea && cell->ground == Ground::Sea)
        return PARLOUR_PHRASE("Samurai moves", "%1: only ships belong on the sea");
    const bool isFree =
        wantsSea ? pub.freeSea.contains(cell->number) : (pub.freeLand >> cell->number & 1) != 0;
    if (!isFree) return PARLOUR_PHRASE("Samurai moves", "%1: there is already a tile there");
    return {};
}

Phrase exchangeObjection(const Public& pub, const Move& move) {
    for (const Place place : {move.at, move.to}) {
        const Cell* cell = pub.board().find(place);
        if (!cell) return PARLOUR_PHRASE("Samurai moves", "%1: there is no such space on this map");
        if (cell->ground != Ground::Settlement)
            return PARLOUR_PHRASE("Samurai moves", "%1: figures stand only on settlements");
    }
    if (move.at == move.to)
        return PARLOUR_PHRASE("Samurai moves",
                              "%1: the figures must stand on two different settlements");
    const int at = pub.board().find(move.at)->number;
    const int to = pub.board().find(move.to)->number;
    if (!pub.hasFigure(at, move.caste) || !pub.hasFigure(to, move.caste2))
        return PARLOUR_PHRASE("Samurai moves", "%1: no such figure stands there");
    if (move.caste == move.caste2)
        return pub.options.emptyExchange
                   ? Phrase{}
                   : PARLOUR_PHRASE("Samurai moves",
                                    "%1: figures of the same kind cannot be exchanged");
    if (pub.hasFigure(at, move.caste2) || pub.hasFigure(to, move.caste))
        return PARLOUR_PHRASE("Samurai moves",
                              "%1: a settlement cannot hold two figures of the same kind");
    return {};
}

Phrase moveTileObjection(const Public& pub, const Move& move) {
    const Cell* from = pub.board().find(move.at);
    if (!from) return PARLOUR_PHRASE("Samurai moves", "%1: there is no such space on this map");
    if (from->ground != Ground::Land || pub.onLand[from->number].isNone())
        return PARLOUR_PHRASE("Samurai moves", "%1: there is no tile on land to pick up");
    const PlacedTile placed = pub.onLand[from->number];
    if (placed.owner() != pub.mover)
        return PARLOUR_PHRASE("Samurai moves", "%1: you can pick up only your own tiles");
    if (placed.tile().isTileExchange())
        return PARLOUR_PHRASE("Samurai moves", "%1: a tile exchange stays where it is");
    if (!(pub.movable[index(pub.mover)] >> from->number & 1))
        return PARLOUR_PHRASE("Samurai moves",
                              "%1: under these rules the ronin cannot be picked up");
    return spaceObjection(pub, move.to, false);
}

} // namespace

Phrase Samurai::objection(const Public& pub, const TileBag& hand, Move move) {
    const bool isSetup = move.kind == Move::Kind::Take || move.kind == Move::Kind::Put;
    if (pub.phase == Phase::Taking) {
        if (move.kind != Move::Kind::Take)
            return PARLOUR_PHRASE("Samurai moves", "%1: choose the five tiles first");
        if (!pub.unplayed[index(pub.mover)].without(hand).contains(move.tile))
            return PARLOUR_PHRASE("Samurai moves", "%1: no such tile is left");
        return {};
    }
    if (pub.phase == Phase::Putting) {
        if (move.kind != Move::Kind::Put)
            return PARLOUR_PHRASE("Samurai moves", "%1: place the figures first");
        return putObjection(pub, move);
    }
    if (isSetup) return PARLOUR_PHRASE("Samurai moves", "%1: the setup is over");
    if (move.kind == Move::Kind::End) {
        if (pub.stepsThisTurn == 0 && canPlayAnything(pub, pub.mover, hand))
            return PARLOUR_PHRASE("Samurai moves", "%1: play at least one tile first");
        return {};
    }
    const Tile tile = move.tileUsed();
    if (!hand.contains(tile))
        return PARLOUR_PHRASE("Samurai moves", "%1: the hand does not hold this tile");
    if (!fitsTurn(pub, tile))
        return PARLOUR_PHRASE("Samurai moves", "%1: only one normal tile may be played per turn");
    if (move.kind == Move::Kind::FigureExchange) return exchangeObjection(pub, move);
    if (move.kind == Move::Kind::TileExchange) return moveTileObjection(pub, move);
    return spaceObjection(pub, move.at, tile.isShip());
}

// --- the end ----------------------------------------------------------------------------------

Scores Samurai::scores(const State& state) {
    const Verdict result = verdict(state.pub);
    Scores scores{};
    for (Seat seat = 0; seat < seats(state); ++seat) scores[index(seat)] = result.isWinner(seat);
    return scores;
}

// --- what a seat knows ------------------------------------------------------------------------

Observation Samurai::observe(const State& state, Seat seat) {
    return {static_cast<std::int8_t>(seat), state.pub,
            seat == kNoSeat ? TileBag() : state.seats[index(seat)].hand};
}

Event Samurai::seen(Event event, Seat seat) {
    const bool isSecret = event.kind == Event::Kind::Took || event.kind == Event::Kind::Drew;
    if (isSecret && event.seat != seat) {
        event.isHidden = true;
        event.tile = {};
        event.move = seenByOthers(event.move);
    }
    return event;
}

State Samurai::sample(const Observation& view, Rng& rng) {
    State state;
    state.pub = view.pub;
    for (Seat seat = 0; seat < view.pub.options.players; ++seat) {
        Private& own = state.seats[index(seat)];
        const bool isObserver = seat == view.seat;
        if (isObserver) own.hand = view.hand;
        const TileBag hidden = view.pub.unplayed[index(seat)].without(own.hand);
        std::size_t size = 0;
        std::array<Tile, kTilesOfPlayer> tiles;
        for (const Tile tile : hidden.types())
            for (int i = hidden.count(tile); i > 0; --i) tiles[size++] = tile;
        rng.shuffle(std::span(tiles).first(size));
        const std::size_t supply = view.pub.supplySize[index(seat)];
        std::copy_n(tiles.begin(), supply, own.supply.begin());
        for (std::size_t i = supply; i < size; ++i) own.hand.add(tiles[i]);
    }
    return state;
}

} // namespace parlour::samurai
