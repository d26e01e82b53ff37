#include "ai/samurai/policy_form.h"

#include <algorithm>

namespace parlour::samurai {

void PolicyForm::features(const Observation& view, std::span<std::int8_t> out) {
    const Public& pub = view.pub;
    const Board& board = pub.board();
    const auto put = [&](int row, int channel, int value) {
        out[static_cast<std::size_t>(row * kChannels + channel)] = static_cast<std::int8_t>(value);
    };
    const int players = pub.options.players;
    const auto seatAt = [&](int i) { return (view.seat + i) % players; };

    std::ranges::fill(out, std::int8_t{0});
    for (int s = 0; s < board.settlementCount(); ++s) {
        for (int caste = 0; caste < kCastes; ++caste) {
            put(s, Figure + caste, pub.hasFigure(s, caste));
            for (int i = 0; i < players; ++i)
                put(s, InfluenceOf + kCastes * i + caste, pub.influenceOf(seatAt(i), s, caste));
        }
        put(s, OpenLand, pub.openLand[static_cast<std::size_t>(s)]);
    }
    const auto isIn = [](std::uint64_t spaces, int space) { return (spaces >> space & 1) != 0; };
    for (int space = 0; space < board.landCount(); ++space) {
        put(kLand + space, Free, isIn(pub.freeLand, space));
        if (!isIn(pub.movable[static_cast<std::size_t>(view.seat)], space)) continue;
        const Tile tile = pub.onLand[static_cast<std::size_t>(space)].tile();
        put(kLand + space, Movable, tile.strength());
        for (int caste = 0; caste < kCastes; ++caste)
            put(kLand + space, MovableCaste + caste, tile.castes() >> caste & 1);
    }
    for (int space = 0; space < board.seaCount(); ++space)
        put(kSea + space, Free, pub.freeSea.contains(space));
    for (std::uint8_t type = 0; type < kTileTypes; ++type) {
        put(kTiles + type, InHand, view.hand.count({type}));
        for (int i = 0; i < players; ++i)
            put(kTiles + type, Unplayed + i,
                pub.unplayed[static_cast<std::size_t>(seatAt(i))].count({type}));
    }
    for (int caste = 0; caste < kCastes; ++caste) {
        const auto c = static_cast<std::size_t>(caste);
        put(kCasteRows + caste, OnBoard, pub.onBoard[c]);
        put(kCasteRows + caste, Stock, pub.stock[c]);
        put(kCasteRows + caste, SetAside, pub.setAside[c]);
        for (int i = 0; i < players; ++i)
            put(kCasteRows + caste, CapturedBy + i,
                pub.captured[static_cast<std::size_t>(seatAt(i))][c]);
    }
    if (!pub.isOver()) put(kTurn, PhaseNow + static_cast<int>(pub.phase), 1);
    put(kTurn, HasPlayed, pub.stepsThisTurn > 0);
    put(kTurn, HasPlayedNormal, pub.hasPlayedNormal);
    for (int i = 0; i < players; ++i)
        put(kTurn, HandSize + i, pub.handSize[static_cast<std::size_t>(seatAt(i))]);
}

std::optional<int> PolicyForm::action(const Observation& view, const Move& move) {
    const Public& pub = view.pub;
    const auto numberAt = [&](samurai::Place place) {
        return int{pub.board().find(place)->number};
    };
    const auto onLand = [](Tile tile, int space) { return Board::kMostLand * tile.index + space; };
    switch (move.kind) {
    case Move::Kind::End: return kEnd;
    case Move::Kind::Take: return kTake + move.tile.index;
    case Move::Kind::Put: return kPut + kCastes * numberAt(move.at) + move.caste;
    case Move::Kind::Place:
        if (move.tile.isShip())
            return kPlaceOnSea + Board::kMostSea * (move.tile.index - 12) + numberAt(move.at);
        return kPlaceOnLand + onLand(move.tile, numberAt(move.at));
    case Move::Kind::TileExchange:
        return kMoveTile + onLand(pub.onLand[static_cast<std::size_t>(numberAt(move.at))].tile(),
                                  numberAt(move.to));
    case Move::Kind::FigureExchange: {
        const int at = numberAt(move.at);
        const int to = numberAt(move.to);
        const auto code = [](int settlement, int leaving, int coming) {
            return kExchange + kCastes * (kCastes * settlement + leaving) + coming;
        };
        const int gainAt = pub.leadOf(view.seat, at, move.caste2);
        const int gainTo = pub.leadOf(view.seat, to, move.caste);
        if (gainAt > gainTo || (gainAt == gainTo && at < to))
            return code(at, move.caste, move.caste2);
        return code(to, move.caste2, move.caste);
    }
    }
    return {};
}

} // namespace parlour::samurai
