// Samurai: the state of a game, and what one seat knows of it.
#pragma once

#include "core/play/game.h"
#include "core/samurai/board.h"
#include "core/samurai/tiles.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <memory>
#include <utility>

namespace parlour::samurai {

// The rules in force (RULES 8), as states hold them.
struct RuleSet {
    std::uint8_t players = 2;        // 2, 3 or 4
    std::uint8_t tiles = 20;         // per player; 18: without the exchanges
    bool randomFigures = false;      // else the players place them
    bool randomHand = false;         // else the players choose their first five tiles
    bool handAfterFigures = false;   // the first tiles are chosen after the figures are placed
    bool captureAtEndOfTurn = false; // else right after each step
    bool anyLandTileMoves = false;   // the tile exchange may move the ronin too
    bool domination = false;         // ends only when no figure is left
    bool thesisWinner = false;       // RULES 7.6; two players
    bool emptyExchange = false;      // figures of the same caste may be exchanged
    bool openCaptures = true;        // the screen shows what the others have captured
    bool starterByLot = false;       // else seat 0 starts
    MapInView ownMap;                // none: the program's map

    const Board& board() const { return ownMap.board ? *ownMap.board : boardFor(players); }
    friend bool operator==(const RuleSet&, const RuleSet&) = default;
};

// They hold a custom map for everything that is made with them: states, observations and the
// reasons of decisions may name it only while they, or a copy of them, live.
class Options : public RuleSet {
public:
    void playOn(std::shared_ptr<const Board> map) {
        m_map.board = std::move(map);
        ownMap.board = m_map.board.get();
    }
    const HeldMap& map() const { return m_map; }
    friend bool operator==(const Options&, const Options&) = default;

private:
    HeldMap m_map;
};

struct Deal {
    std::uint8_t players = 2;
    HeldMap map; // as in Options
    std::uint8_t tilesEach = kTilesOfPlayer;
    std::uint8_t first = 0;
    bool hasFigures = false; // else the players place them
    // By number of the settlement.
    std::array<CasteSet, Board::kMostSettlements> figures{};
    // By seat, in drawing order.
    std::array<std::array<Tile, kTilesOfPlayer>, kMostSeats> tiles{};
    friend bool operator==(const Deal&, const Deal&) = default;
};

// One step (RULES 11).
struct Move {
    enum class Kind : std::uint8_t { Place, FigureExchange, TileExchange, End, Put, Take };

    Kind kind = Kind::End;
    Tile tile;               // of Place and Take
    std::uint8_t caste = 0;  // of Put; of the figure at `at`
    std::uint8_t caste2 = 0; // of the figure at `to`
    samurai::Place at;
    samurai::Place to; // the second space of an exchange

    static constexpr Move place(Tile tile, samurai::Place at) {
        return {Kind::Place, tile, 0, 0, at, {}};
    }
    // The same move from either end: `at` becomes the space that comes first on the map.
    static constexpr Move exchangeFigures(samurai::Place at, int caste, samurai::Place to,
                                          int caste2) {
        if (to < at) return exchangeFigures(to, caste2, at, caste);
        return {Kind::FigureExchange,
                {},
                static_cast<std::uint8_t>(caste),
                static_cast<std::uint8_t>(caste2),
                at,
                to};
    }
    static constexpr Move exchangeTile(samurai::Place at, samurai::Place to) {
        return {Kind::TileExchange, {}, 0, 0, at, to};
    }
    static constexpr Move end() { return {}; }
    static constexpr Move put(int caste, samurai::Place at) {
        return {Kind::Put, {}, static_cast<std::uint8_t>(caste), 0, at, {}};
    }
    static constexpr Move take(Tile tile) { return {Kind::Take, tile, 0, 0, {}, {}}; }

    constexpr bool isExchange() const {
        return kind == Kind::FigureExchange || kind == Kind::TileExchange;
    }
    // The tile that leaves the hand. Precondition: a step with a tile.
    constexpr Tile tileUsed() const {
        return kind == Kind::FigureExchange ? kFigureExchange
               : kind == Kind::TileExchange ? kTileExchange
                                            : tile;
    }
    friend constexpr bool operator==(const Move&, const Move&) = default;
};

enum class Phase : std::uint8_t { Taking, Putting, Playing, Over };

// A tile on the board, or none, in one byte.
class PlacedTile {
public:
    constexpr PlacedTile() = default;
    constexpr PlacedTile(Seat owner, Tile tile)
        : m_code(static_cast<std::uint8_t>(1 + 32 * owner + tile.index)) {}

    constexpr bool isNone() const { return m_code == 0; }
    // Precondition of both: there is a tile.
    constexpr Seat owner() const { return (m_code - 1) / 32; }
    constexpr Tile tile() const { return {static_cast<std::uint8_t>((m_code - 1) % 32)}; }
    friend constexpr bool operator==(PlacedTile, PlacedTile) = default;

private:
    std::uint8_t m_code = 0;
};

// The influence of one seat on one settlement: a byte for each caste. A settlement has at most six
// tiles of strength 4 around it.
class Influence {
public:
    constexpr int of(int caste) const { return static_cast<int>(m_sums >> 8 * caste & 0xff); }
    constexpr void add(Tile tile) { m_sums += spread(tile); }
    constexpr void remove(Tile tile) { m_sums -= spread(tile); }
    friend constexpr bool operator==(Influence, Influence) = default;

private:
    static constexpr std::uint32_t spread(Tile tile) {
        constexpr std::array<std::uint32_t, 8> kSpread{0x000000, 0x000001, 0x000100, 0x000101,
                                                       0x010000, 0x010001, 0x010100, 0x010101};
        return static_cast<std::uint32_t>(tile.strength()) * kSpread[tile.castes()];
    }
    std::uint32_t m_sums = 0;
};

// A set of sea spaces, by number.
class SeaSet {
public:
    constexpr void insert(int number) { word(number) |= bit(number); }
    constexpr void erase(int number) { word(number) &= ~bit(number); }
    constexpr bool contains(int number) const {
        return (m_words[static_cast<std::size_t>(number / 64)] & bit(number)) != 0;
    }
    constexpr int size() const { return std::popcount(m_words[0]) + std::popcount(m_words[1]); }
    constexpr std::uint64_t part(int i) const { return m_words[static_cast<std::size_t>(i)]; }
    friend constexpr bool operator==(const SeaSet&, const SeaSet&) = default;

private:
    static constexpr std::uint64_t bit(int number) { return std::uint64_t{1} << number % 64; }
    constexpr std::uint64_t& word(int number) {
        return m_words[static_cast<std::size_t>(number / 64)];
    }
    std::array<std::uint64_t, 2> m_words{};
};
static_assert(Board::kMostLand <= 64 && Board::kMostSea <= 128);

// Number of figures by caste.
using Counts = std::array<std::uint8_t, kCastes>;
constexpr int total(const Counts& counts) { return counts[0] + counts[1] + counts[2]; }

// What everybody at the table has seen. Spaces and settlements are referred to by their numbers on
// the board.
struct Public {
    RuleSet options;
    Phase phase = Phase::Playing;
    std::int8_t first = 0;
    std::int8_t mover = 0;
    std::uint8_t setupMoves = 0;    // moves made in this phase of the setup
    std::uint8_t stepsThisTurn = 0; // tiles played
    bool hasPlayedNormal = false;   // a normal tile in this turn
    std::uint16_t turns = 0;        // turns ended so far
    Counts stock{};                 // figures that the players have yet to place
    Counts onBoard{};
    Counts setAside{};
    std::array<Counts, kMostSeats> captured{};
    std::array<std::uint8_t, kMostSeats> handSize{};
    std::array<std::uint8_t, kMostSeats> supplySize{};
    std::array<TileBag, kMostSeats> unplayed{}; // hand and supply together
    std::array<CasteSet, Board::kMostSettlements> figures{};
    std::array<std::uint8_t, Board::kMostSettlements> openLand{}; // free land spaces around each
    std::array<std::array<Influence, kMostSeats>, Board::kMostSettlements> influence{};
    std::array<PlacedTile, Board::kMostLand> onLand{};
    std::array<PlacedTile, Board::kMostSea> onSea{};
    std::uint64_t freeLand = 0;
    SeaSet freeSea;
    // Land spaces with a tile that its owner's tile exchange may move.
    std::array<std::uint64_t, kMostSeats> movable{};

    const Board& board() const { return options.board(); }
    bool isOver() const { return phase == Phase::Over; }
    int round() const { return turns / options.players + 1; } // number of the mover's turn, from 1

    int influenceOf(Seat seat, int settlement, int caste) const {
        return influence[static_cast<std::size_t>(settlement)][static_cast<std::size_t>(seat)].of(
            caste);
    }
    // A seat's influence minus that of the strongest other seat.
    int leadOf(Seat seat, int settlement, int caste) const {
        int strongest = 0;
        for (Seat other = 0; other < options.players; ++other)
            if (other != seat)
                strongest = std::max(strongest, influenceOf(other, settlement, caste));
        return influenceOf(seat, settlement, caste) - strongest;
    }
    bool hasFigure(int settlement, int caste) const {
        return (figures[static_cast<std::size_t>(settlement)] >> caste & 1) != 0;
    }
    friend bool operator==(const Public&, const Public&) = default;
};

struct Private {
    TileBag hand;
    // The last tile is drawn first; entries beyond the supply's size are Tile{}.
    std::array<Tile, kTilesOfPlayer> supply{};
    friend bool operator==(const Private&, const Private&) = default;
};

struct State {
    Public pub;
    std::array<Private, kMostSeats> seats{};

    const TileBag& handToMove() const { return seats[static_cast<std::size_t>(pub.mover)].hand; }
    friend bool operator==(const State&, const State&) = default;
};

struct Observation {
    std::int8_t seat = 0;
    Public pub;
    TileBag hand;
    friend bool operator==(const Observation&, const Observation&) = default;
};

// A figure that leaves the board.
struct Capture {
    std::uint8_t settlement = 0;
    std::uint8_t caste = 0;
    std::int8_t winner = kNoSeat; // kNoSeat: set aside because of a tie
    friend bool operator==(const Capture&, const Capture&) = default;
};

// Something that happens in a move.
struct Event {
    enum class Kind : std::uint8_t {
        Took,     // `seat` chooses one of its first tiles in secret: `move`
        Put,      // `seat` puts a figure on the board: `move`
        Placed,   // `seat` plays a tile: `move`
        Swapped,  // `seat` exchanges two figures: `move`
        Moved,    // `seat` moves its own `tile` on the board: `move`
        Captured, // a figure leaves the board: `capture`
        Ended,    // `seat` ends its turn
        Drew,     // `seat` draws `tile` and alone sees it
    };
    Kind kind = Kind::Ended;
    std::int8_t seat = kNoSeat;
    bool isHidden = false; // `tile` is unknown to the viewer
    Tile tile{};
    Move move{};
    Capture capture{};
    friend bool operator==(const Event&, const Event&) = default;
};

// An event sink that collects captures.
struct Captures {
    using List = boost::container::static_vector<Capture, kCastes * Board::kMostSettlements>;
    List list;

    void operator()(const Event& event) {
        if (event.kind == Event::Kind::Captured) list.push_back(event.capture);
    }
};

} // namespace parlour::samurai
