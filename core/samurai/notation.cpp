// Moves, deals and views as text and JSON (RULES 11, PROTOCOL.md section 1).
#include "core/base/index.h"
#include "core/samurai/rules.h"

#include <fmt/format.h>

#include <optional>

namespace parlour::samurai {

namespace {

Error noMove(std::string_view text) {
    return Error("", PARLOUR_PHRASE("Samurai", "\"%1\" is not a move of this game"),
                 {std::string(text)});
}

std::optional<std::uint8_t> parseCaste(std::string_view text) {
    const std::size_t caste = kCasteLetters.find(text);
    if (text.size() != 1 || caste == std::string_view::npos) return std::nullopt;
    return static_cast<std::uint8_t>(caste);
}

// The text before and after the first `separator`; without one the second part is empty.
std::pair<std::string_view, std::string_view> cut(std::string_view text, char separator) {
    const std::size_t at = text.find(separator);
    if (at == std::string_view::npos) return {text, {}};
    return {text.substr(0, at), text.substr(at + 1)};
}

Result<Move> parseFigureExchange(std::string_view text, std::string_view where) {
    const auto [first, second] = cut(where, ',');
    const auto [at, caste] = cut(first, ':');
    const auto [to, caste2] = cut(second, ':');
    const auto one = parseCaste(caste);
    const auto two = parseCaste(caste2);
    if (!one || !two) return noMove(text);
    const auto from = parsePlace(at);
    if (!from) return from.error();
    const auto target = parsePlace(to);
    if (!target) return target.error();
    return Move::exchangeFigures(*from, *one, *target, *two);
}

Result<Move> parseTileExchange(std::string_view where) {
    const auto [from, to] = cut(where, '>');
    const auto at = parsePlace(from);
    if (!at) return at.error();
    const auto target = parsePlace(to);
    if (!target) return target.error();
    return Move::exchangeTile(*at, *target);
}

Json tileTexts(const TileBag& bag) {
    Json list = Json::array();
    for (const Tile tile : bag.types())
        for (int i = bag.count(tile); i > 0; --i) list.push_back(samurai::toText(tile));
    return list;
}

Result<CasteSet> parseFigures(const Json& json, int capacity) {
    const Error unfit(
        "", PARLOUR_PHRASE("Samurai", "Expected %1 of the letters b, h, r, in this order"),
        {std::to_string(capacity)});
    if (!json.is_string()) return unfit;
    CasteSet figures = 0;
    const auto text = json.get<std::string>();
    for (const char c : text) {
        const auto caste = parseCaste(std::string_view(&c, 1));
        if (!caste) return unfit;
        figures |= static_cast<CasteSet>(1 << *caste);
    }
    if (casteLetters(figures) != text || std::popcount(figures) != capacity) return unfit;
    return figures;
}

Result<void> readFigures(Deal& deal, const Board& board, const Json& json) {
    const auto object = objectMember(json, "figures");
    if (!object) return object.error();
    for (const auto& [name, value] : (*object)->items()) {
        const auto place = parsePlace(name);
        const Cell* cell = place ? board.find(*place) : nullptr;
        if (!cell || cell->ground != Ground::Settlement)
            return Error("figures",
                         PARLOUR_PHRASE("Samurai", "\"%1\" is not a settlement of this map"),
                         {name});
        auto figures = parseFigures(value, cell->capacity);
        if (!figures) return std::move(figures.error()).within("figures." + name);
        deal.figures[cell->number] = *figures;
    }
    for (int s = 0; s < board.settlementCount(); ++s)
        if (deal.figures[index(s)] == 0)
            return Error("figures", PARLOUR_PHRASE("Samurai", "The figures of %1 are missing"),
                         {toText(board.settlement(s).place)});
    for (int caste = 0; caste < kCastes; ++caste) {
        int count = 0;
        for (const CasteSet figures : deal.figures) count += figures >> caste & 1;
        if (count != board.figuresPerCaste)
            return Error("figures",
                         PARLOUR_PHRASE("Samurai", "There must be %1 figures \"%2\", not %3"),
                         {std::to_string(board.figuresPerCaste), std::string(1, letter(caste)),
                          std::to_string(count)});
    }
    deal.hasFigures = true;
    return {};
}

Result<void> readTiles(Deal& deal, std::size_t seat, const Json& json) {
    if (!json.is_array()) return Error("", PARLOUR_PHRASE("Files", "Expected a list"));
    const std::size_t wanted = deal.tilesEach;
    if (json.size() != wanted)
        return Error("", PARLOUR_PHRASE("Samurai", "Each player has %1 tiles, not %2"),
                     {std::to_string(wanted), std::to_string(json.size())});
    TileBag left = ownedTiles(deal.tilesEach);
    for (std::size_t i = 0; i < json.size(); ++i) {
        const std::string where = fmt::format("[{}]", i);
        if (!json[i].is_string()) return Error(where, PARLOUR_PHRASE("Files", "Expected a string"));
        auto tile = parseTile(json[i].get<std::string>());
        if (!tile) return std::move(tile.error()).within(where);
        if (!left.contains(*tile))
            return Error(where, PARLOUR_PHRASE("Samurai", "No player has that many tiles %1"),
                         {std::string(toText(*tile))});
        left.remove(*tile);
        deal.tiles[seat][i] = *tile;
    }
    return {};
}

Json countsJson(const Counts& counts) { return Json(counts); }

} // namespace

std::string Samurai::toText(const Move& move) {
    using samurai::toText;
    switch (move.kind) {
    case Move::Kind::Place: return fmt::format("{}@{}", toText(move.tile), toText(move.at));
    case Move::Kind::FigureExchange:
        return fmt::format("fx@{}:{},{}:{}", toText(move.at), letter(move.caste), toText(move.to),
                           letter(move.caste2));
    case Move::Kind::TileExchange: return fmt::format("tx@{}>{}", toText(move.at), toText(move.to));
    case Move::Kind::Put: return fmt::format("{}@{}", letter(move.caste), toText(move.at));
    case Move::Kind::Take: return fmt::format("take {}", toText(move.tile));
    case Move::Kind::End: break;
    }
    return "end";
}

Result<Move> Samurai::parseMove(std::string_view text) {
    if (text == "end") return Move::end();
    if (text.starts_with("take ")) {
        const auto tile = parseTile(text.substr(5));
        if (!tile) return tile.error();
        return Move::take(*tile);
    }
    const auto [what, where] = cut(text, '@');
    if (where.empty()) return noMove(text);
    if (what == "fx") return parseFigureExchange(text, where);
    if (what == "tx") return parseTileExchange(where);
    const auto at = parsePlace(where);
    if (!at) return at.error();
    if (const auto caste = parseCaste(what)) return Move::put(*caste, *at);
    const auto tile = parseTile(what);
    if (!tile) return noMove(text);
    return Move::place(*tile, *at);
}

Json Samurai::dealToJson(const Deal& deal) {
    const Board& board = deal.map.board ? *deal.map.board : boardFor(deal.players);
    Json json = {{"map", board.id}, {"first", deal.first}};
    if (deal.hasFigures) {
        Json figures = Json::object();
        for (int s = 0; s < board.settlementCount(); ++s)
            figures[samurai::toText(board.settlement(s).place)] =
                casteLetters(deal.figures[index(s)]);
        json["figures"] = figures;
    }
    Json tiles = Json::array();
    for (std::size_t seat = 0; seat < deal.players; ++seat) {
        Json list = Json::array();
        for (std::size_t i = 0; i < deal.tilesEach; ++i)
            list.push_back(samurai::toText(deal.tiles[seat][i]));
        tiles.push_back(list);
    }
    json["tiles"] = tiles;
    return json;
}

Result<Deal> Samurai::dealFromJson(const Options& options, const Json& json) {
    if (const auto known = onlyMembers(json, {"map", "first", "figures", "tiles"}); !known)
        return known.error();
    const Board& board = options.board();
    const auto map = stringMember(json, "map");
    if (!map) return map.error();
    if (*map != board.id)
        return Error("map", PARLOUR_PHRASE("Samurai", "%1 players play on the map \"%2\""),
                     {std::to_string(options.players), board.id});
    Deal deal;
    deal.players = options.players;
    deal.map = options.map();
    deal.tilesEach = options.tiles;
    if (json.contains("first")) {
        const auto first = integerMember(json, "first", 0, options.players - 1);
        if (!first) return first.error();
        deal.first = static_cast<std::uint8_t>(*first);
    }
    if (options.randomFigures) {
        if (auto read = readFigures(deal, board, json); !read) return read.error();
    } else if (json.contains("figures")) {
        return Error(
            "figures",
            PARLOUR_PHRASE("Samurai",
                           "Under these options the players place the figures themselves"));
    }
    const auto tiles = arrayMember(json, "tiles");
    if (!tiles) return tiles.error();
    if ((*tiles)->size() != options.players)
        return Error("tiles", PARLOUR_PHRASE("Samurai", "Expected a list for each of %1 players"),
                     {std::to_string(options.players)});
    for (std::size_t seat = 0; seat < options.players; ++seat)
        if (auto read = readTiles(deal, seat, (**tiles)[seat]); !read)
            return std::move(read.error()).within(fmt::format("tiles[{}]", seat));
    return deal;
}

Json Samurai::outcomeToJson(const State& state) {
    Json shares = Json::array();
    Json captured = Json::array();
    for (std::size_t seat = 0; seat < index(seats(state)); ++seat) {
        shares.push_back(winShares(state)[seat]);
        captured.push_back(countsJson(state.pub.captured[seat]));
    }
    return {
        {"scores", shares}, {"captured", captured}, {"set_aside", countsJson(state.pub.setAside)}};
}

Json Samurai::viewToJson(const Observation& view) {
    static constexpr std::array kPhases{"take", "put", "play", "over"};
    using samurai::toText;
    const Public& pub = view.pub;
    const Board& board = pub.board();
    Json figures = Json::object();
    Json influence = Json::object();
    for (int s = 0; s < board.settlementCount(); ++s) {
        if (pub.figures[index(s)] == 0) continue;
        const std::string place = toText(board.settlement(s).place);
        figures[place] = casteLetters(pub.figures[index(s)]);
        Json sums = Json::array();
        for (Seat seat = 0; seat < pub.options.players; ++seat)
            sums.push_back({pub.influenceOf(seat, s, 0), pub.influenceOf(seat, s, 1),
                            pub.influenceOf(seat, s, 2)});
        influence[place] = sums;
    }
    Json tiles = Json::object();
    for (const Cell& cell : board.cells) {
        if (cell.ground == Ground::Settlement) continue;
        const PlacedTile placed =
            cell.ground == Ground::Land ? pub.onLand[cell.number] : pub.onSea[cell.number];
        if (!placed.isNone())
            tiles[toText(cell.place)] = {{"seat", placed.owner()}, {"tile", toText(placed.tile())}};
    }
    Json captured = Json::array();
    Json unplayed = Json::array();
    Json handSizes = Json::array();
    Json supplySizes = Json::array();
    for (std::size_t seat = 0; seat < pub.options.players; ++seat) {
        captured.push_back(countsJson(pub.captured[seat]));
        unplayed.push_back(tileTexts(pub.unplayed[seat]));
        handSizes.push_back(pub.handSize[seat]);
        supplySizes.push_back(pub.supplySize[seat]);
    }
    const RuleSet& options = pub.options;
    Json json = {
        {"seat", view.seat},
        {"map", board.id},
        {"options",
         {{"players", options.players},
          {"tiles", options.tiles},
          {"figures", options.randomFigures ? "random" : "players"},
          {"hand", options.randomHand ? "random" : "choose"},
          {"hand_time", options.handAfterFigures ? "after_figures" : "before_figures"},
          {"capture", options.captureAtEndOfTurn ? "end_of_turn" : "immediate"},
          {"tx_targets", options.anyLandTileMoves ? "any_land" : "normal"},
          {"mode", options.domination ? "domination" : "standard"},
          {"winner", options.thesisWinner ? "thesis" : "standard"},
          {"fx_null", options.emptyExchange},
          {"open_captures", options.openCaptures}}},
        {"phase", kPhases[static_cast<std::size_t>(pub.phase)]},
        {"first", pub.first},
        {"turns", pub.turns},
        {"tiles_this_turn", pub.stepsThisTurn},
        {"normal_tile_played", pub.hasPlayedNormal},
        {"hand", tileTexts(view.hand)},
        {"hand_sizes", handSizes},
        {"supply_sizes", supplySizes},
        {"unplayed", unplayed},
        {"captured", captured},
        {"set_aside", countsJson(pub.setAside)},
        {"stock", countsJson(pub.stock)},
        {"figures", figures},
        {"tiles", tiles},
        {"influence", influence},
    };
    if (!pub.isOver()) json["to_move"] = pub.mover;
    return json;
}

} // namespace parlour::samurai
