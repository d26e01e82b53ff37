// What a seat believes about the other hands in Samurai. Everybody knows which tiles a player has
// not yet played. Good players choose a strong first hand and keep some tiles longer than others,
// so hands are not random samples of these tiles.
#pragma once

#include "ai/search/belief.h"
#include "core/samurai/rules.h"

#include <array>
#include <vector>

namespace parlour::samurai {

// Odds of each type of tile to be in the hand rather than in the supply: for the first hand, and
// then by how many quarters of the supply have been drawn.
inline constexpr std::size_t kHandStages = 5;
using HandOdds = std::array<std::array<float, kTileTypes>, kHandStages>;
const HandOdds& handOdds();
std::size_t handStage(const Public& pub, Seat seat);

// A BeliefModel (ai/search/belief.h) without evidence: its prior already is how good players choose
// and keep tiles.
class TileModel {
public:
    using World = State;

    // The view must outlive it. Unless it `infers`, every division between hand and supply is
    // equally likely.
    TileModel(const Observation& view, bool infers) : m_view(view), m_infers(infers) {}

    World draw(Rng& rng) const;
    static World worldOf(const State& state) { return state; }
    static bool hasEvidence() { return false; }
    static double likelihood(const World&, double) { return 1; }
    std::vector<CardBelief> hidden() const; // strongest first
    // The share of a seat's unplayed tiles of a type that is in its hand, not in its supply.
    void tell(const World& world, const auto& add) const {
        const std::vector<Tile> tiles = hiddenTypes();
        for (std::size_t row = 0; row < tiles.size(); ++row)
            for (Seat seat = 0; seat < m_view.pub.options.players; ++seat) {
                const auto s = static_cast<std::size_t>(seat);
                const int unplayed = m_view.pub.unplayed[s].count(tiles[row]);
                if (seat != m_view.seat && unplayed > 0)
                    add(row, seat,
                        static_cast<double>(world.seats[s].hand.count(tiles[row])) / unplayed);
            }
    }

private:
    std::vector<Tile> hiddenTypes() const;

    const Observation& m_view;
    bool m_infers;
};

using TileBelief = Belief<TileModel>;

} // namespace parlour::samurai
