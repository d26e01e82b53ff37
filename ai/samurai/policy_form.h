// How Samurai shows positions to networks that learn to play.
#pragma once

#include "core/samurai/rules.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace parlour::samurai {

// Spaces stand under their numbers on the map, so that a network learns one map. Seats stand in
// relation to the observer, in order of play.
struct PolicyForm {
    static constexpr std::string_view kName = "samurai-policy";
    static constexpr int kVersion = 1;

    // Rows: of each settlement, each space of land and sea, each type of tile, each caste, and one
    // of the turn.
    static constexpr int kLand = Board::kMostSettlements;
    static constexpr int kSea = kLand + Board::kMostLand;
    static constexpr int kTiles = kSea + Board::kMostSea;
    static constexpr int kCasteRows = kTiles + kTileTypes;
    static constexpr int kTurn = kCasteRows + kCastes;

    enum SettlementChannel : std::uint8_t {
        Figure,                      // of each caste: 1
        OpenLand = Figure + kCastes, // free land spaces around it
        InfluenceOf,                 // of each seat, of each caste
        kChannels = InfluenceOf + kMostSeats * kCastes,
    };
    enum SpaceChannel : std::uint8_t {
        Free,         // 1
        Movable,      // strength of the tile here that the observer's exchange may move
        MovableCaste, // of each caste that this tile influences: 1
    };
    enum TileChannel : std::uint8_t {
        InHand,  // of the observer
        Unplayed // of each seat, in hand and supply
    };
    enum CasteChannel : std::uint8_t {
        OnBoard,
        Stock, // figures that are yet to be put on the board
        SetAside,
        CapturedBy // each seat
    };
    enum TurnChannel : std::uint8_t {
        PhaseNow,                 // taking, putting, playing: 1
        HasPlayed = PhaseNow + 3, // 1: a tile in this turn
        HasPlayedNormal,          // 1
        HandSize,                 // of each seat
    };
    static constexpr std::array<int, 3> kShape{kTurn + 1, 1, kChannels};

    // Outputs. Moves that differ only in where the moved tile came from, or in the other end of an
    // exchange of figures, share one.
    static constexpr int kEnd = 0;
    static constexpr int kTake = 1;                 // + tile
    static constexpr int kPut = kTake + kTileTypes; // + 3 * settlement + caste
    static constexpr int kPlaceOnLand = kPut + kCastes * Board::kMostSettlements; // + 64 * tile
    static constexpr int kPlaceOnSea = kPlaceOnLand + 15 * Board::kMostLand;      // + 128 * ship
    static constexpr int kMoveTile = kPlaceOnSea + 2 * Board::kMostSea; // as on land, by the tile
    // + 9 * settlement + 3 * leaving caste + coming caste, at the end where the observer leads by
    // more with the caste that comes; at the lower number if both are alike.
    static constexpr int kExchange = kMoveTile + 15 * Board::kMostLand;
    static constexpr int kActions = kExchange + kCastes * kCastes * Board::kMostSettlements;
    static constexpr std::array<std::string_view, 0> kRoles{};

    static bool isShown(const Observation&) { return true; }
    static int role(const Observation&) { return 0; }
    static void features(const Observation& view, std::span<std::int8_t> out);
    static std::optional<int> action(const Observation& view, const Move& move);
};

} // namespace parlour::samurai
