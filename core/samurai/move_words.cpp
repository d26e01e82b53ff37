#include "core/samurai/move_words.h"

#include <algorithm>
#include <array>
#include <vector>

namespace parlour::samurai {

namespace {

// Of the program's own maps.
constexpr std::array kSettlements{
    PARLOUR_PHRASE("Samurai places", "Abashiri"),  PARLOUR_PHRASE("Samurai places", "Akita"),
    PARLOUR_PHRASE("Samurai places", "Asahikawa"), PARLOUR_PHRASE("Samurai places", "Edo"),
    PARLOUR_PHRASE("Samurai places", "Funai"),     PARLOUR_PHRASE("Samurai places", "Hakata"),
    PARLOUR_PHRASE("Samurai places", "Hakodate"),  PARLOUR_PHRASE("Samurai places", "Hirosaki"),
    PARLOUR_PHRASE("Samurai places", "Hiroshima"), PARLOUR_PHRASE("Samurai places", "Kagoshima"),
    PARLOUR_PHRASE("Samurai places", "Kanazawa"),  PARLOUR_PHRASE("Samurai places", "Kochi"),
    PARLOUR_PHRASE("Samurai places", "Kumamoto"),  PARLOUR_PHRASE("Samurai places", "Kushiro"),
    PARLOUR_PHRASE("Samurai places", "Kyoto"),     PARLOUR_PHRASE("Samurai places", "Matsue"),
    PARLOUR_PHRASE("Samurai places", "Matsumoto"), PARLOUR_PHRASE("Samurai places", "Matsuyama"),
    PARLOUR_PHRASE("Samurai places", "Mito"),      PARLOUR_PHRASE("Samurai places", "Morioka"),
    PARLOUR_PHRASE("Samurai places", "Nagasaki"),  PARLOUR_PHRASE("Samurai places", "Nagoya"),
    PARLOUR_PHRASE("Samurai places", "Niigata"),   PARLOUR_PHRASE("Samurai places", "Okayama"),
    PARLOUR_PHRASE("Samurai places", "Osaka"),     PARLOUR_PHRASE("Samurai places", "Rumoi"),
    PARLOUR_PHRASE("Samurai places", "Sapporo"),   PARLOUR_PHRASE("Samurai places", "Sendai"),
    PARLOUR_PHRASE("Samurai places", "Sunpu"),     PARLOUR_PHRASE("Samurai places", "Takamatsu"),
    PARLOUR_PHRASE("Samurai places", "Tokachi"),   PARLOUR_PHRASE("Samurai places", "Tokushima"),
    PARLOUR_PHRASE("Samurai places", "Wakkanai"),  PARLOUR_PHRASE("Samurai places", "Yamaguchi")};

// "Kyoto", "Kyoto and Osaka", "Kyoto, Nara and Osaka". Precondition: at least one.
Words listed(const std::vector<Words>& names) {
    Words list = names.front();
    for (std::size_t i = 1; i < names.size(); ++i)
        list = i + 1 < names.size()
                   ? say(PARLOUR_PHRASE("SamuraiWords", "%1, %2"), list, names[i])
                   : say(PARLOUR_PHRASE("SamuraiWords", "%1 and %2"), list, names[i]);
    return list;
}

} // namespace

Words settlementName(const Cell& cell) {
    const auto known = std::ranges::find(kSettlements, cell.name, &Phrase::english);
    return known == kSettlements.end() ? asIs(cell.name) : Words(*known);
}

Words spaceName(const Board& board, Place place) {
    const Cell* const cell = board.find(place);
    if (!cell) return asIs(toText(place));
    if (cell->ground == Ground::Settlement) return settlementName(*cell);
    const auto& touches = cell->ground == Ground::Land ? board.landTouches : board.seaTouches;
    std::vector<Words> neighbours;
    for (const std::uint8_t s : touches[cell->number])
        neighbours.push_back(settlementName(board.settlement(s)));
    if (neighbours.empty()) return asIs(toText(place));
    //: A space and the settlements beside it
    return say(PARLOUR_PHRASE("SamuraiWords", "%1 by %2"), toText(place), listed(neighbours));
}

Words moveWords(const Board& board, const Move& move, Tile moved) {
    switch (move.kind) {
    case Move::Kind::Place:
        //: A tile and where it is placed
        return say(PARLOUR_PHRASE("SamuraiWords", "%1 on %2"), tileName(move.tile),
                   spaceName(board, move.at));
    case Move::Kind::FigureExchange:
        //: Two figures change places: figure, settlement, figure, settlement
        return say(PARLOUR_PHRASE("SamuraiWords", "swap %1 of %2 for %3 of %4"),
                   casteName(move.caste), spaceName(board, move.at), casteName(move.caste2),
                   spaceName(board, move.to));
    case Move::Kind::TileExchange:
        //: A tile, from where and to where it moves
        return say(PARLOUR_PHRASE("SamuraiWords", "%1 from %2 to %3"), tileName(moved),
                   spaceName(board, move.at), spaceName(board, move.to));
    case Move::Kind::Put:
        //: A figure and the settlement it is placed in
        return say(PARLOUR_PHRASE("SamuraiWords", "%1 to %2"), casteName(move.caste),
                   spaceName(board, move.at));
    case Move::Kind::Take: return tileName(move.tile);
    case Move::Kind::End: break;
    }
    return PARLOUR_PHRASE("SamuraiWords", "End of the turn");
}

Words moveWords(const Public& before, const Move& move) {
    const Board& board = before.board();
    const Cell* const from = board.find(move.at);
    const bool isOnTile = move.kind == Move::Kind::TileExchange && from &&
                          from->ground == Ground::Land && !before.onLand[from->number].isNone();
    return moveWords(board, move, isOnTile ? before.onLand[from->number].tile() : kTileExchange);
}

} // namespace parlour::samurai
