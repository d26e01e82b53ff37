// A quick player for imagined games: it gives every figure a chance to be captured, by the lead on
// it and the land still open around it, and takes the step that gains most. Chances count for
// what a figure of their caste is worth in the struggle for the majorities.
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

    // The chance to capture a figure is 1 / (1 + exp(-(base + slope * lead))), by the number of
    // open spaces less one.
    struct Chance {
        std::array<float, kMostOpen> base;
        std::array<float, kMostOpen> slope;
        float crowd; // added to the base for each other figure of the settlement
    };
    Chance mover;    // of who has just played
    Chance other;    // of the strongest other
    float rivalry;   // what it is worth that the strongest other does not get a figure
    float alone;     // what leading a caste is worth if no other is led
    float unsettled; // variance of the figures won in a caste, besides that of the chances
    float fade;      // how much less keeping tiles is worth when no figure is left
    std::array<float, kTileTypes> keep; // what a tile is worth in the hand, at first
};

class RulePolicy {
public:
    // The one for so many players: with what self-play found.
    static const RulePolicy& of(int players);

    explicit RulePolicy(const PolicyWeights& weights);

    // What the mover does. Precondition: playing, and it is not over.
    Move choose(const Public& pub, const TileBag& hand) const;

    // Calls `use(step, value)` for the mover's steps that may matter: of spaces around which no
    // figure is left the first stands for all.
    template <class Use>
    void forEachStep(const Public& pub, const TileBag& hand, const Use& use) const;

private:
    static constexpr int kMostLead = 12;
    using ByLead = std::array<float, 2 * kMostLead + 1>;
    using ByOpen = std::array<ByLead, PolicyWeights::kMostOpen + 1>;
    using ByCrowd = std::array<ByOpen, kCastes>; // figures of the settlement, less one

    static std::size_t place(int lead) {
        return static_cast<std::size_t>(std::clamp(lead, -kMostLead, kMostLead) + kMostLead);
    }

    // A figure that can still be captured, as it looks to the mover.
    struct Figure {
        std::uint8_t settlement;
        std::uint8_t caste;
        std::uint8_t crowd; // other figures of the settlement
        std::uint8_t open;
        std::int8_t lead;
        float value; // now
    };
    // All of them, in one position.
    struct Figures {
        boost::container::static_vector<Figure, kCastes * Board::kMostSettlements> list;
        std::array<float, kCastes> casteWorth{}; // of one more figure
    };
    using BySettlement = std::array<float, Board::kMostSettlements>;

    Figures figuresOf(const Public& pub) const;
    std::array<float, kCastes> casteWorth(const Public& pub) const;
    float worth(int crowd, int open, int lead) const {
        return m_worth[static_cast<std::size_t>(crowd)][static_cast<std::size_t>(open)]
                      [place(lead)];
    }
    // What a tile on a space of land (sea) beside them gains.
    BySettlement gains(const Figures& figures, Tile tile, bool isLand) const;
    float keeping(const Public& pub, Tile tile) const {
        const float gone = 1 - static_cast<float>(total(pub.onBoard)) /
                                   static_cast<float>(kCastes * pub.board().figuresPerCaste);
        return m_weights.keep[tile.index] * (1 - m_weights.fade * gone);
    }
    // What is gained if another figure stood in this one's place.
    float replacing(const Public& pub, const Figures& figures, const Figure& old, int caste) const;
    // What is lost if a tile is taken up.
    float lifting(const Public& pub, const Figures& figures, int space) const;

    // Calls use(place, gain) for the free spaces of land or sea.
    template <class Use>
    static void forEachSpace(const Public& pub, const BySettlement& gain, bool isLand,
                             const Use& use);

    PolicyWeights m_weights;
    std::array<ByCrowd, 2> m_chance; // of who has just played, of another
    ByCrowd m_worth;                 // of a figure to who has just played
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
