#include "app/desktop/games/samurai/turn_choice.h"

#include <algorithm>

namespace parlour {

using namespace samurai;

namespace {

bool isWithTile(const Move& move) {
    return move.kind == Move::Kind::Place || move.kind == Move::Kind::FigureExchange ||
           move.kind == Move::Kind::TileExchange;
}

} // namespace

void TurnChoice::update(const Board& board, std::vector<Move> legal) {
    m_board = &board;
    m_legal = std::move(legal);
    light();
}

bool TurnChoice::canEnd() const {
    return std::ranges::count(m_legal, Move::Kind::End, &Move::kind) > 0;
}

bool TurnChoice::canPlay(Tile tile) const {
    return std::ranges::any_of(
        m_legal, [&](const Move& move) { return isWithTile(move) && move.tileUsed() == tile; });
}

bool TurnChoice::uses(const Move& move) const {
    return m_tile && isWithTile(move) && move.tileUsed() == *m_tile;
}

bool TurnChoice::puts(const Move& move) const {
    return move.kind == Move::Kind::Put && (m_caste < 0 || move.caste == m_caste);
}

bool TurnChoice::hasPicked(Place place, int caste) const {
    return !m_picked || (place == *m_picked && caste == m_pickedCaste);
}

void TurnChoice::chooseTile(std::optional<Tile> tile) {
    m_tile = tile;
    m_picked.reset();
    light();
}

void TurnChoice::chooseCaste(int caste) {
    m_caste = caste;
    light();
}

void TurnChoice::pick(std::optional<Place> place, int caste) {
    m_picked = place;
    m_pickedCaste = caste;
    light();
}

bool TurnChoice::giveUp() {
    if (!m_tile && m_caste < 0) return false; // nothing is picked without a tile
    if (m_picked)
        m_picked.reset();
    else
        m_tile.reset();
    m_caste = -1;
    light();
    return true;
}

void TurnChoice::light() {
    if (m_tile && !canPlay(*m_tile)) m_tile.reset();
    if (!m_tile || !m_tile->isExchange()) m_picked.reset();
    if (std::ranges::none_of(m_legal, [&](const Move& move) { return puts(move); })) m_caste = -1;

    m_lit.assign(m_board->cells.size(), false);
    const auto light = [&](Place place) {
        m_lit[static_cast<std::size_t>(m_board->cellAt[place.code])] = true;
    };
    for (const Move& move : m_legal) {
        if (puts(move)) light(move.at);
        if (!uses(move)) continue;
        switch (move.kind) {
        case Move::Kind::TileExchange:
            if (!m_picked)
                light(move.at);
            else if (move.at == *m_picked)
                light(move.to);
            break;
        case Move::Kind::FigureExchange:
            if (hasPicked(move.to, move.caste2)) light(move.at);
            if (hasPicked(move.at, move.caste)) light(move.to);
            break;
        default: light(move.at); break;
        }
    }
}

std::vector<int> TurnChoice::figuresAt(Place place) const {
    std::vector<int> castes;
    const auto add = [&](int caste) {
        if (std::ranges::count(castes, caste) == 0) castes.push_back(caste);
    };
    for (const Move& move : m_legal) {
        if (puts(move) && move.at == place) add(move.caste);
        if (move.kind != Move::Kind::FigureExchange || !isOfFigures()) continue;
        if (move.to == place && hasPicked(move.at, move.caste)) add(move.caste2);
        if (move.at == place && hasPicked(move.to, move.caste2)) add(move.caste);
    }
    std::ranges::sort(castes);
    return castes;
}

std::optional<Move> TurnChoice::moveAt(Place place) const {
    if (!m_tile) return std::nullopt;
    if (!m_tile->isExchange()) return Move::place(*m_tile, place);
    if (!m_picked) return std::nullopt;
    if (isOfTiles()) return Move::exchangeTile(*m_picked, place);
    const std::vector<int> castes = figuresAt(place);
    if (castes.size() != 1) return std::nullopt;
    return Move::exchangeFigures(*m_picked, m_pickedCaste, place, castes.front());
}

} // namespace parlour
