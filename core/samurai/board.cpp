#include "core/samurai/board.h"

#include "core/samurai/maps.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <map>
#include <set>

namespace parlour::samurai {

namespace {

Error wrong(std::string where, Phrase what, std::initializer_list<std::string> args = {}) {
    return Error(std::move(where), what, args);
}

// A text that people read on the table: one line, not too long.
Result<std::string> shortText(const Json& object, std::string_view member) {
    constexpr std::size_t kLongest = 80; // bytes
    auto text = stringMember(object, member);
    if (!text) return text;
    if (text->size() > kLongest)
        return wrong(std::string(member),
                     PARLOUR_PHRASE("Samurai map", "This is longer than %1 bytes"),
                     {std::to_string(kLongest)});
    if (std::ranges::any_of(*text, [](unsigned char c) { return c < ' ' || c == 0x7f; }))
        return wrong(std::string(member),
                     PARLOUR_PHRASE("Samurai map", "This is not one line of text"));
    return text;
}

Result<Cell> parseCell(const Json& json) {
    const auto id = stringMember(json, "id");
    if (!id) return id.error();
    const auto place = parsePlace(*id);
    if (!place) return Error(place.error()).within("id");
    const auto q = integerMember(json, "q", -1000, 1000);
    if (!q) return q.error();
    const auto r = integerMember(json, "r", -1000, 1000);
    if (!r) return r.error();
    const auto kind = stringMember(json, "kind");
    if (!kind) return kind.error();

    if (*kind != "land" && *kind != "sea" && *kind != "settlement")
        return wrong("kind", PARLOUR_PHRASE("Samurai map", "\"%1\" is not land, sea or settlement"),
                     {*kind});

    Cell cell{*place, {static_cast<int>(*q), static_cast<int>(*r)}, Ground::Sea, 0, "", 0, ""};
    if (*kind == "sea") {
        if (auto known = onlyMembers(json, {"id", "q", "r", "kind"}); !known) return known.error();
        return cell;
    }
    const auto island = shortText(json, "island");
    if (!island) return island.error();
    cell.island = *island;
    if (*kind == "land") {
        cell.ground = Ground::Land;
        if (auto known = onlyMembers(json, {"id", "q", "r", "kind", "island"}); !known)
            return known.error();
        return cell;
    }
    cell.ground = Ground::Settlement;
    if (auto known = onlyMembers(json, {"id", "q", "r", "kind", "island", "name", "capacity"});
        !known)
        return known.error();
    const auto name = shortText(json, "name");
    if (!name) return name.error();
    if (name->empty())
        return wrong("name", PARLOUR_PHRASE("Samurai map", "A settlement needs a name"));
    const auto capacity = integerMember(json, "capacity", 1, 3);
    if (!capacity) return capacity.error();
    cell.name = *name;
    cell.capacity = static_cast<std::uint8_t>(*capacity);
    return cell;
}

// Finds neighbours, and checks a board as a whole.
class Surveyor {
public:
    explicit Surveyor(Board& board) : m_board(board) {
        for (std::size_t i = 0; i < board.cells.size(); ++i)
            m_cellAt[{board.cells[i].at.q, board.cells[i].at.r}] = i;
    }

    Result<void> check() {
        if (auto counted = checkCounts(); !counted) return counted;
        for (std::size_t i = 0; i < m_board.cells.size(); ++i)
            if (auto fits = checkCell(i); !fits) return fits;
        return checkWhole();
    }

    void join() {
        m_board.landTouches.resize(m_board.land.size());
        m_board.seaTouches.resize(m_board.sea.size());
        m_board.landAround.resize(m_board.settlements.size());
        m_board.seaAround.resize(m_board.settlements.size());
        for (std::size_t s = 0; s < m_board.settlements.size(); ++s)
            for (const std::size_t other : neighbours(m_board.settlements[s])) {
                const Cell& cell = m_board.cells[other];
                const bool isLand = cell.ground == Ground::Land;
                const auto settlement = static_cast<std::uint8_t>(s);
                (isLand ? m_board.landTouches : m_board.seaTouches)[cell.number].push_back(
                    settlement);
                (isLand ? m_board.landAround : m_board.seaAround)[s].push_back(cell.number);
            }
    }

private:
    std::vector<std::size_t> neighbours(std::size_t i) const {
        std::vector<std::size_t> list;
        for (const Axial direction : kDirections) {
            const Axial at = m_board.cells[i].at + direction;
            if (const auto found = m_cellAt.find({at.q, at.r}); found != m_cellAt.end())
                list.push_back(found->second);
        }
        return list;
    }
    int around(std::size_t i, Ground ground) const {
        int count = 0;
        for (const std::size_t n : neighbours(i)) count += m_board.cells[n].ground == ground;
        return count;
    }

    Result<void> checkCounts() const {
        const int players = m_board.players;
        int figures = 0;
        int capitals = 0;
        std::set<std::string_view> names;
        for (const std::uint8_t i : m_board.settlements) {
            const Cell& cell = m_board.cells[i];
            figures += cell.capacity;
            capitals += cell.capacity == kCastes;
            if (!names.insert(cell.name).second)
                return wrong(toText(cell.place),
                             PARLOUR_PHRASE("Samurai map", "Two settlements are called \"%1\""),
                             {cell.name});
        }
        if (figures != kCastes * m_board.figuresPerCaste)
            return wrong(
                "cells",
                PARLOUR_PHRASE("Samurai map", "The settlements hold %1 figures, but there are %2"),
                {std::to_string(figures), std::to_string(kCastes * m_board.figuresPerCaste)});
        if (capitals != 1)
            return wrong("cells", PARLOUR_PHRASE("Samurai map", "Expected one capital, not %1"),
                         {std::to_string(capitals)});
        // More could not always be given two different castes each.
        const int towns = figures - kCastes - (m_board.settlementCount() - 1);
        if (towns > m_board.figuresPerCaste - 1)
            return wrong(
                "cells",
                PARLOUR_PHRASE("Samurai map", "There are %1 towns, but only %2 can be filled"),
                {std::to_string(towns), std::to_string(m_board.figuresPerCaste - 1)});
        constexpr int kLandTiles = 16; // per player: 20 minus three ships and the figure exchange
        if (m_board.landCount() > kLandTiles * players)
            return wrong("cells",
                         PARLOUR_PHRASE("Samurai map", "%1 players cannot fill %2 land spaces"),
                         {std::to_string(players), std::to_string(m_board.landCount())});
        if (m_board.seaCount() > Board::kMostSea)
            return wrong("cells",
                         PARLOUR_PHRASE("Samurai map", "There are more than %1 sea spaces"),
                         {std::to_string(Board::kMostSea)});
        return {};
    }

    Result<void> checkCell(std::size_t i) const {
        const Cell& cell = m_board.cells[i];
        const std::string where = toText(cell.place);
        const int settlements = around(i, Ground::Settlement);
        const int lands = around(i, Ground::Land);
        switch (cell.ground) {
        case Ground::Settlement:
            if (lands < 2)
                return wrong(where,
                             PARLOUR_PHRASE("Samurai map",
                                            "A settlement needs at least two land spaces around "
                                            "it, not %1"),
                             {std::to_string(lands)});
            if (settlements > 0)
                return wrong(where, PARLOUR_PHRASE("Samurai map", "It touches another settlement"));
            break;
        case Ground::Land:
            if (settlements == 0)
                return wrong(where, PARLOUR_PHRASE("Samurai map", "It touches no settlement"));
            break;
        case Ground::Sea:
            if (settlements + lands == 0)
                return wrong(where, PARLOUR_PHRASE("Samurai map", "This sea touches no coast"));
            return {};
        }
        const auto all = neighbours(i);
        if (all.size() != kDirections.size())
            return wrong(where, PARLOUR_PHRASE("Samurai map", "It lies on the edge of the map"));
        for (const std::size_t n : all) {
            const Cell& other = m_board.cells[n];
            if (other.ground != Ground::Sea && other.island != cell.island)
                return wrong(where,
                             PARLOUR_PHRASE("Samurai map", "It touches %1 of another island"),
                             {toText(other.place)});
        }
        return {};
    }

    // Number of connected parts that the cells chosen by `belongs` form.
    int parts(const auto& belongs) const {
        std::vector<bool> isSeen(m_board.cells.size());
        int count = 0;
        for (std::size_t i = 0; i < m_board.cells.size(); ++i) {
            if (isSeen[i] || !belongs(m_board.cells[i])) continue;
            ++count;
            std::vector<std::size_t> open{i};
            isSeen[i] = true;
            while (!open.empty()) {
                const std::size_t here = open.back();
                open.pop_back();
                for (const std::size_t n : neighbours(here)) {
                    if (isSeen[n] || !belongs(m_board.cells[n])) continue;
                    isSeen[n] = true;
                    open.push_back(n);
                }
            }
        }
        return count;
    }

    Result<void> checkWhole() const {
        if (parts([](const Cell&) { return true; }) != 1)
            return wrong("cells", PARLOUR_PHRASE("Samurai map", "The map is not connected"));
        if (parts([](const Cell& cell) { return cell.ground == Ground::Sea; }) != 1)
            return wrong("cells", PARLOUR_PHRASE("Samurai map", "The sea is not connected"));
        std::set<std::string> islands;
        for (const Cell& cell : m_board.cells)
            if (cell.ground != Ground::Sea) islands.insert(cell.island);
        for (const std::string& island : islands)
            if (parts([&](const Cell& cell) { return cell.island == island; }) != 1)
                return wrong("cells",
                             PARLOUR_PHRASE("Samurai map", "The island \"%1\" is not connected"),
                             {island});
        return {};
    }

    Board& m_board;
    std::map<std::pair<int, int>, std::size_t> m_cellAt;
};

constexpr int figuresFor(int players) { return 1 + 3 * players; }

Result<void> addCells(Board& board, const Json& list) {
    constexpr std::size_t kMostCells = 255;
    if (list.size() > kMostCells)
        return wrong("cells", PARLOUR_PHRASE("Samurai map", "There are more than %1 spaces"),
                     {std::to_string(kMostCells)});
    board.cellAt.fill(-1);
    std::map<std::pair<int, int>, std::string> taken;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string where = fmt::format("cells[{}]", i);
        auto cell = parseCell(list[i]);
        if (!cell) return std::move(cell.error()).within(where);
        const std::string text = toText(cell->place);
        if (board.find(cell->place))
            return wrong(where, PARLOUR_PHRASE("Samurai map", "There are two spaces %1"), {text});
        const auto [other, isNew] = taken.emplace(std::pair(cell->at.q, cell->at.r), text);
        if (!isNew)
            return wrong(where, PARLOUR_PHRASE("Samurai map", "%1 is in the same position as %2"),
                         {text, other->second});
        if (!board.cells.empty() && !(board.cells.back().place < cell->place))
            return wrong(where,
                         PARLOUR_PHRASE("Samurai map",
                                        "The spaces must be ordered by row and column, but %1 "
                                        "comes after %2"),
                         {text, toText(board.cells.back().place)});
        auto& numbered = cell->ground == Ground::Land  ? board.land
                         : cell->ground == Ground::Sea ? board.sea
                                                       : board.settlements;
        cell->number = static_cast<std::uint8_t>(numbered.size());
        numbered.push_back(static_cast<std::uint8_t>(i));
        board.cellAt[cell->place.code] = static_cast<std::int16_t>(i);
        if (cell->capacity == kCastes) board.capital = cell->number;
        board.cells.push_back(std::move(*cell));
    }
    return {};
}

} // namespace

std::string toText(Place place) {
    return static_cast<char>('A' + place.code / 100) + std::to_string(place.code % 100);
}

Result<Place> parsePlace(std::string_view text) {
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    const bool isOne = (text.size() == 2 || text.size() == 3) && text[0] >= 'A' && text[0] <= 'Z' &&
                       std::ranges::all_of(text.substr(1), isDigit) &&
                       (text.size() == 2 || text[1] != '0');
    if (!isOne)
        return wrong("", PARLOUR_PHRASE("Samurai", "\"%1\" is not a space such as M14"),
                     {std::string(text)});
    int column = 0;
    for (const char c : text.substr(1)) column = 10 * column + (c - '0');
    return Place{static_cast<std::uint16_t>(100 * (text[0] - 'A') + column)};
}

const Phrase& settlementKind(int capacity) {
    static constexpr std::array<Phrase, 3> kNames{PARLOUR_PHRASE("Samurai", "village"),
                                                  PARLOUR_PHRASE("Samurai", "town"),
                                                  PARLOUR_PHRASE("Samurai", "capital")};
    return kNames[static_cast<std::size_t>(capacity - 1)];
}

Result<Board> parseBoard(const Json& map) {
    if (auto known = onlyMembers(
            map, {"format", "id", "title", "players", "figures_per_caste", "orientation", "cells"});
        !known)
        return known.error();
    Board board;
    for (const auto& [name, wanted] :
         {std::pair("format", "samurai-map/1"), std::pair("orientation", "pointy-top")}) {
        const auto value = stringMember(map, name);
        if (!value) return value.error();
        if (*value != wanted)
            return wrong(name, PARLOUR_PHRASE("Samurai map", "Expected \"%1\", not \"%2\""),
                         {wanted, *value});
    }
    const auto id = shortText(map, "id");
    if (!id) return id.error();
    const auto title = shortText(map, "title");
    if (!title) return title.error();
    const auto players = integersMember(map, "players", 2, 4);
    if (!players) return players.error();
    if (players->size() != 1)
        return wrong("players",
                     PARLOUR_PHRASE("Samurai map", "A map is for one number of players"));
    board.id = *id;
    board.title = *title;
    board.players = players->front();
    const auto figures = integerMember(map, "figures_per_caste", 0, 100);
    if (!figures) return figures.error();
    board.figuresPerCaste = static_cast<int>(*figures);
    if (board.figuresPerCaste != figuresFor(board.players))
        return wrong("figures_per_caste",
                     PARLOUR_PHRASE("Samurai map", "For %1 players this must be %2"),
                     {std::to_string(board.players), std::to_string(figuresFor(board.players))});
    const auto cells = arrayMember(map, "cells");
    if (!cells) return cells.error();
    if (auto added = addCells(board, **cells); !added) return added.error();

    Surveyor surveyor(board);
    if (auto sound = surveyor.check(); !sound) return sound.error();
    surveyor.join();
    return board;
}

const Board& boardFor(int players) {
    static const std::array<Board, 3> kBoards = [] {
        std::array<Board, 3> boards;
        for (int n = 2; n <= 4; ++n)
            boards[static_cast<std::size_t>(n - 2)] =
                parseBoard(parseJson(mapText(n)).value()).value();
        return boards;
    }();
    assert(players >= 2 && players <= 4);
    return kBoards[static_cast<std::size_t>(players - 2)];
}

} // namespace parlour::samurai
