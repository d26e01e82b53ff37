// The quick rules: a policy for playouts that estimates the chance to capture each figure from the
// lead on it and the open land around it, and takes the step that gains most. A chance counts by
// what a figure of its caste is worth for the majorities.
#pragma once

#include "core/samurai/rules.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <utility>

namespace parlour::samurai {

struct PolicyWeights {
    static constexpr int kMostOpen = 6; // land spaces around a settlement

    // The chance to capture a figure is 1 / (1 + exp(-(base + slope * lead))), with base and slope
    // by the number of open land spaces minus one.
    struct Chance {
        std::array<float, kMostOpen> base;
        std::array<float, kMostOpen> slope;
        float crowd; // added to the base for each other figure of the settlement
    };
    Chance mover;    // of the seat that has just played
    Chance other;    // of the strongest other seat
    float rivalry;   // value of a figure that the strongest other does not get
    float alone;     // value of leading a caste if no other is led
    float unsettled; // variance of the figures won in a caste, besides that of the chances
    float fade;      // share of `keep` that is lost by the time no figure is left
    std::array<float, kTileTypes> keep; // initial value of keeping a tile in the hand
};

class RulePolicy {
public:
    // With the weights that self-play found for this number of players.
    static const RulePolicy& of(int players);

    explicit RulePolicy(const PolicyWeights& weights);

    // The mover's best step. Precondition: phase Playing.
    Move choose(const Public& pub, const TileBag& hand) const;

    // Calls `use(step, value)` for the mover's steps that may matter; of the spaces without figures
    // around them only the first is tried.
    template <class Use>
    void forEachStep(const Public& pub, const TileBag& hand, const Use& use) const;

private:
    static constexpr int kMostLead = 12;
    using ByLead = std::array<float, 2 * kMostLead + 1>;
    using ByOpen = std::array<ByLead, PolicyWeights::kMostOpen + 1>;
    using ByCrowd = std::array<ByOpen, kCastes>; // by the settlement's other figures

    static std::size_t leadIndex(int lead) {
        return static_cast<std::size_t>(std::clamp(lead, -kMostLead, kMostLead) + kMostLead);
    }

    // A figure that can still be captured, from the mover's point of view.
    struct Figure {
        std::uint8_t settlement;
        std::uint8_t caste;
        std::uint8_t crowd; // other figures of the settlement
        std::uint8_t open;
        std::int8_t lead;
        float value; // before the step
    };
    // All figures of a position.
    struct Figures {
        boost::container::static_vector<Figure, kCastes * Board::kMostSettlements> list;
        std::array<float, kCastes> casteWorth{}; // value of one more figure
    };
    using BySettlement = std::array<float, Board::kMostSettlements>;

    Figures figuresOf(const Public& pub) const;
    std::array<float, kCastes> casteWorth(const Public& pub) const;
    float worth(int crowd, int open, int lead) const {
        return m_worth[static_cast<std::size_t>(crowd)][static_cast<std::size_t>(open)]
                      [leadIndex(lead)];
    }
    // The gain, by settlement, of a tile on a land or sea space beside it.
    BySettlement gains(const Figures& figures, Tile tile, bool isLand) const;
    float keeping(const Public& pub, Tile tile) const {
        const float gone = 1 - static_cast<float>(total(pub.onBoard)) /
                                   static_cast<float>(kCastes * pub.board().figuresPerCaste);
        return m_weights.keep[tile.index] * (1 - m_weights.fade * gone);
    }
    // The gain if a figure of another caste replaced this one.
    float replacing(const Public& pub, const Figures& figures, const Figure& old, int caste) const;
    // The loss if a tile is taken up.
    float lifting(const Public& pub, const Figures& figures, int space) const;

    // Calls use(place, gain) for the free spaces of land or sea.
    template <class Use>
    static void forEachSpace(const Public& pub, const BySettlement& gain, bool isLand,
                             const Use& use);

    PolicyWeights m_weights;
    std::array<ByCrowd, 2> m_chance; // of the seat that has just played, and of another
    ByCrowd m_worth;                 // of a figure, for the seat that has just played
};

template <class Use>
void RulePolicy::forEachSpace(const Public& pub, const BySettlement& gain, bool isLand,
                              const Use& use) {
    const Board& board = pub.board();
    bool isUselessOffered = false;
    const auto offer = [&](std::uint64_t free, int offset) {
        for (; free != 0; free &= free - 1) {
            const int space = std::countr_zero(free) + offset;
            const auto n = static_cast<std::size_t>(space);
            float sum = 0;
            bool isUseful = false;
            for (const std::uint8_t s : (isLand ? board.landTouches : board.seaTouches)[n]) {
                sum += gain[s];
                isUseful |= pub.figures[s] != 0;
            }
            if (!isUseful && std::exchange(isUselessOffered, true)) continue;
            use(isLand ? board.landSpace(space).place : board.seaSpace(space).place, sum);
        }
    };
    if (isLand) {
        offer(pub.freeLand, 0);
    } else {
        offer(pub.freeSea.part(0), 0);
        offer(pub.freeSea.part(1), 64);
    }
}

template <class Use>
void RulePolicy::forEachStep(const Public& pub, const TileBag& hand, const Use& use) const {
    const Board& board = pub.board();
    const Figures figures = figuresOf(pub);
    for (const Tile tile : hand.types()) {
        if (!Samurai::fitsTurn(pub, tile)) continue;
        const float kept = keeping(pub, tile);
        if (tile.isFigureExchange()) {
            for (const Figure& at : figures.list)
                for (const Figure& to : figures.list) {
                    if (at.settlement >= to.settlement || at.caste == to.caste ||
                        pub.hasFigure(at.settlement, to.caste) ||
                        pub.hasFigure(to.settlement, at.caste))
                        continue;
                    use(Move::exchangeFigures(board.settlement(at.settlement).place, at.caste,
                                              board.settlement(to.settlement).place, to.caste),
                        replacing(pub, figures, at, to.caste) +
                            replacing(pub, figures, to, at.caste) - kept);
                }
        } else if (tile.isTileExchange()) {
            for (std::uint64_t own = pub.movable[static_cast<std::size_t>(pub.mover)]; own != 0;
                 own &= own - 1) {
                const int from = std::countr_zero(own);
                const Tile moved = pub.onLand[static_cast<std::size_t>(from)].tile();
                const float loss = lifting(pub, figures, from) + kept;
                forEachSpace(pub, gains(figures, moved, true), true, [&](Place to, float gain) {
                    use(Move::exchangeTile(board.landSpace(from).place, to), gain - loss);
                });
            }
        } else {
            forEachSpace(pub, gains(figures, tile, !tile.isShip()), !tile.isShip(),
                         [&](Place at, float gain) { use(Move::place(tile, at), gain - kept); });
        }
    }
}

} // namespace parlour::samurai
