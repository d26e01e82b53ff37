// What the person to move may do, what they have chosen so far, and which spaces continue it. An
// exchange takes two choices: the first space is picked, the second one completes the move.
#pragma once

#include "core/samurai/rules.h"

#include <optional>
#include <vector>

namespace parlour {

class TurnChoice {
public:
    // Earlier choices stay while they are legal.
    void update(const samurai::Board& board, std::vector<samurai::Move> legal);

    bool canEnd() const;
    bool onlyEnd() const { return m_legal.size() == 1 && canEnd(); }
    bool canPlay(samurai::Tile tile) const;
    bool isLit(int cell) const { return m_lit[static_cast<std::size_t>(cell)]; }

    const std::optional<samurai::Tile>& tile() const { return m_tile; }
    int caste() const { return m_caste; } // -1: none
    const std::optional<samurai::Place>& picked() const { return m_picked; }
    int pickedCaste() const { return m_pickedCaste; }
    bool isOfFigures() const { return m_tile && m_tile->isFigureExchange(); }
    bool isOfTiles() const { return m_tile && m_tile->isTileExchange(); }

    void chooseTile(std::optional<samurai::Tile> tile); // refuses what cannot be played
    void chooseCaste(int caste);
    void pick(std::optional<samurai::Place> place, int caste = -1);
    bool giveUp(); // the latest choice; returns whether there was one

    // The castes that may be placed there, or whose figures there an exchange may begin or end
    // with.
    std::vector<int> figuresAt(samurai::Place place) const;
    // The move that choosing this space would make, if only one is meant.
    std::optional<samurai::Move> moveAt(samurai::Place place) const;

private:
    bool uses(const samurai::Move& move) const; // the chosen tile
    bool puts(const samurai::Move& move) const; // the chosen caste
    // Whether this end of the exchange has the picked figure; true while none is picked.
    bool hasPicked(samurai::Place place, int caste) const;
    void light();

    const samurai::Board* m_board = nullptr;
    std::vector<samurai::Move> m_legal;
    std::vector<bool> m_lit;
    std::optional<samurai::Tile> m_tile;
    int m_caste = -1;
    std::optional<samurai::Place> m_picked;
    int m_pickedCaste = -1;
};

} // namespace parlour
