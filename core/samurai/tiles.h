// Castes, tiles and multisets of tiles (RULES 1 and 2).
#pragma once

#include "core/base/phrase.h"
#include "core/base/result.h"

#include <array>
#include <bit>
#include <cassert>
#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

namespace parlour::samurai {

inline constexpr int kCastes = 3;
enum Caste : std::uint8_t { Buddha, Helmet, Rice };

// A set of castes as bits: 1 Buddha, 2 helmet, 4 rice.
using CasteSet = std::uint8_t;
inline constexpr CasteSet kAllCastes = 7;

inline constexpr std::string_view kCasteLetters = "bhr";
constexpr char letter(int caste) { return kCasteLetters[static_cast<std::size_t>(caste)]; }
const Phrase& casteName(int caste);        // "Buddha"
std::string casteLetters(CasteSet castes); // "bh", in the order b, h, r

inline constexpr int kTileTypes = 17;
inline constexpr int kTilesOfPlayer = 20;
inline constexpr int kHandSize = 5;

// A type of tile; equal tiles are interchangeable.
struct Tile {
    std::uint8_t index = 0;

    constexpr int strength() const { return kStrengths[index]; }
    constexpr CasteSet castes() const { return kInfluences[index]; }
    constexpr bool isShip() const { return index == 12 || index == 13; }
    constexpr bool isRonin() const { return index == 14; }
    constexpr bool isFigureExchange() const { return index == 15; }
    constexpr bool isTileExchange() const { return index == 16; }
    constexpr bool isExchange() const { return index >= 15; }
    constexpr bool isSamurai() const { return index >= 9 && index <= 11; }
    constexpr bool isFast() const { return index >= 12 && index <= 15; }

    friend constexpr auto operator<=>(Tile, Tile) = default;

private:
    static constexpr std::array<std::uint8_t, kTileTypes> kStrengths{2, 3, 4, 2, 3, 4, 2, 3, 4,
                                                                     1, 2, 3, 1, 2, 1, 0, 0};
    static constexpr std::array<CasteSet, kTileTypes> kInfluences{1, 1, 1, 2, 2, 2, 4, 4, 4,
                                                                  7, 7, 7, 7, 7, 7, 0, 0};
};

inline constexpr Tile kFigureExchange{15};
inline constexpr Tile kTileExchange{16};

std::string_view toText(Tile tile); // "b2"
Result<Tile> parseTile(std::string_view text);
const Phrase& tileName(Tile tile); // "Buddha 2"

// Up to three tiles of each type, two bits each.
class TileBag {
public:
    constexpr TileBag() = default;

    constexpr int count(Tile tile) const { return static_cast<int>(m_bits >> 2 * tile.index & 3); }
    constexpr bool contains(Tile tile) const { return count(tile) > 0; }
    constexpr bool empty() const { return m_bits == 0; }
    constexpr int size() const {
        return std::popcount(m_bits & kLow) + 2 * std::popcount(m_bits & ~kLow);
    }
    constexpr void add(Tile tile) {
        assert(count(tile) < 3);
        m_bits += std::uint64_t{1} << 2 * tile.index;
    }
    // Precondition: contains(tile).
    constexpr void remove(Tile tile) {
        assert(contains(tile));
        m_bits -= std::uint64_t{1} << 2 * tile.index;
    }
    // Precondition: includes(other).
    constexpr TileBag without(TileBag other) const {
        TileBag rest;
        rest.m_bits = m_bits - other.m_bits;
        return rest;
    }
    // Whether it holds all tiles of the other.
    constexpr bool includes(TileBag other) const {
        for (const Tile tile : other.types())
            if (count(tile) < other.count(tile)) return false;
        return true;
    }

    // Each type once, in order.
    class Types {
    public:
        constexpr explicit Types(std::uint64_t present) : m_present(present) {}
        constexpr Types begin() const { return *this; }
        constexpr Types end() const { return Types(0); }
        constexpr Tile operator*() const {
            return {static_cast<std::uint8_t>(std::countr_zero(m_present) / 2)};
        }
        constexpr Types& operator++() {
            m_present &= m_present - 1;
            return *this;
        }
        constexpr bool operator==(const Types&) const = default;

    private:
        std::uint64_t m_present;
    };
    constexpr Types types() const { return Types((m_bits | m_bits >> 1) & kLow); }

    friend constexpr bool operator==(TileBag, TileBag) = default;

private:
    static constexpr std::uint64_t kLow = 0x5555555555555555;
    std::uint64_t m_bits = 0;
};

// The tiles that each player owns: 20, or 18 without the exchanges.
constexpr TileBag ownedTiles(int count) {
    assert(count == 18 || count == 20);
    TileBag bag;
    for (std::uint8_t i = 0; i < kTileTypes; ++i) {
        if (Tile{i}.isExchange() && count == 18) continue;
        bag.add({i});
    }
    for (const Tile twice : {Tile{9}, Tile{10}, Tile{12}}) bag.add(twice); // s1, s2, w1
    return bag;
}
static_assert(ownedTiles(20).size() == 20 && ownedTiles(18).size() == 18);

} // namespace parlour::samurai
