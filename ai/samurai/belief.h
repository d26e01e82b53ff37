// What the others probably hold in Samurai. Everybody knows which tiles a player has not yet
// played; good players choose strong ones to begin with and keep some kinds longer than others,
// which says more about their hands than chance does.
#pragma once

#include "ai/search/belief.h"
#include "core/samurai/rules.h"

#include <array>
#include <vector>

namespace parlour::samurai {

// How eagerly tiles are found in the hand, against each other: while the supply holds all but the
// first hand, and later by quarters of it.
inline constexpr std::size_t kHandStages = 5;
using HandOdds = std::array<std::array<float, kTileTypes>, kHandStages>;
const HandOdds& handOdds();
std::size_t handStage(const Public& pub, Seat seat);

// A model for ai/search/belief.h: what good players do is in the prior itself.
class TileModel {
public:
    using World = State;

    // The view must outlive it. `infers`: else hands and supplies are shared out evenly.
    TileModel(const Observation& view, bool infers) : m_view(view), m_infers(infers) {}

    World draw(Rng& rng) const;
    static bool hasEvidence() { return false; }
    static double likelihood(const World&, double) { return 1; }
    std::vector<CardBelief> hidden() const; // strongest first
    // The share of a seat's tiles of a type that is in its hand, the rest being in its supply.
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
