// The map: its spaces and their neighbours, the program's maps and custom maps (RULES 10).
//
// Maps are files of the format "samurai-map/1"; those in resources/maps are built into the program.
#pragma once

#include "core/base/json.h"
#include "core/base/result.h"
#include "core/samurai/tiles.h"

#include <boost/container/static_vector.hpp>

#include <array>
#include <compare>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace parlour::samurai {

// The name of a space on any map: row letter and column number, "M14".
struct Place {
    std::uint16_t code = 0; // 100 * row + column

    static constexpr int kCodes = 26 * 100;
    friend constexpr auto operator<=>(Place, Place) = default;
};

std::string toText(Place place);
Result<Place> parsePlace(std::string_view text);

// Axial coordinates: q points east, r south-east.
struct Axial {
    int q = 0;
    int r = 0;
    friend constexpr bool operator==(Axial, Axial) = default;
    friend constexpr Axial operator+(Axial a, Axial b) { return {a.q + b.q, a.r + b.r}; }
};
// Clockwise from the east.
inline constexpr std::array<Axial, 6> kDirections{
    {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}};

enum class Ground : std::uint8_t { Land, Sea, Settlement };

struct Cell {
    Place place;
    Axial at; // centre: x = s * sqrt(3) * (q + r / 2), y = s * 1.5 * r, with corners s away
    Ground ground = Ground::Sea;
    std::uint8_t number = 0;   // index among the spaces of its ground, in the order of the map
    std::string name;          // of a settlement
    std::uint8_t capacity = 0; // figures of a settlement: 1 village, 2 town, 3 capital
    std::string island;        // of land and settlements

    friend bool operator==(const Cell&, const Cell&) = default;
};

// "village", "town" or "capital".
const Phrase& settlementKind(int capacity);

struct Board {
    static constexpr int kMostSettlements = 40; // a map has at most 39 figures
    static constexpr int kMostLand = 64;        // more could not be filled (RULES 10.4)
    static constexpr int kMostSea = 128;

    using Numbers = boost::container::static_vector<std::uint8_t, 6>;

    std::string id;
    std::string title;
    int players = 0;
    int figuresPerCaste = 0;
    std::vector<Cell> cells; // in the order of the file
    // Indices of `cells`, by number.
    std::vector<std::uint8_t> settlements, land, sea;
    std::vector<Numbers> landTouches, seaTouches;     // settlements beside a land or sea space
    std::vector<Numbers> landAround, seaAround;       // land and sea spaces around a settlement
    std::array<std::int16_t, Place::kCodes> cellAt{}; // index of `cells`; -1: no such space
    int capital = 0;                                  // number of a settlement

    const Cell* find(Place place) const {
        const int cell = cellAt[place.code];
        return cell < 0 ? nullptr : &cells[static_cast<std::size_t>(cell)];
    }
    const Cell& settlement(int number) const { return cellOf(settlements, number); }
    const Cell& landSpace(int number) const { return cellOf(land, number); }
    const Cell& seaSpace(int number) const { return cellOf(sea, number); }

    int settlementCount() const { return static_cast<int>(settlements.size()); }
    int landCount() const { return static_cast<int>(land.size()); }
    int seaCount() const { return static_cast<int>(sea.size()); }

    friend bool operator==(const Board&, const Board&) = default;

private:
    const Cell& cellOf(const std::vector<std::uint8_t>& list, int number) const {
        return cells[list[static_cast<std::size_t>(number)]];
    }
};

// A custom map, or none. Equal maps are equal wherever they lie.
template <class Pointer> struct OwnMap {
    Pointer board{};

    friend bool operator==(const OwnMap& a, const OwnMap& b) {
        return a.board == b.board || (a.board && b.board && *a.board == *b.board);
    }
};
using HeldMap = OwnMap<std::shared_ptr<const Board>>;
using MapInView = OwnMap<const Board*>; // somebody else holds it

// Errors say where the map breaks which rule.
Result<Board> parseBoard(const Json& map);

// The program's map for 2, 3 or 4 players.
const Board& boardFor(int players);

} // namespace parlour::samurai
