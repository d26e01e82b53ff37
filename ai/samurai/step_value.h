// What the thesis' players think a step is worth (Y. Zhou, sections 4.1.3 and 4.2.1).
//
// A tile t on a space c meets figs(t, c): the figures on settlements around c, not yet captured,
// whose caste t influences. Exchange tiles, which the thesis left out, are worth the change that
// they make; of several opponents the strongest counts.
#pragma once

#include "core/samurai/rules.h"

#include <array>

namespace parlour::samurai {

// Parameters of V = domain + keep + score, named as in the thesis.
struct Weights {
    double w1 = 1;                       // domain: sum of strength + own(f) over figs
    double w2 = 0;                       // keep: k * (round - boundary)
    double w3 = 0;                       // score: sum of perFigure / |n(f) - majority| over figs
    std::array<double, 4> k{0, 0, 0, 0}; // caste tiles, samurai, ships, ronin
    double boundary = 10;
    double perFigure = 1;
    double decided = 5;    // taken off for a figure of a caste that somebody has the majority of
    bool contested = true; // own(f) = -|mine - his|; else as printed, mine - his
};

// Advanced 1 to 3, with the parameters that the thesis found best (section 5.1).
inline constexpr Weights kHeuristic1{};
inline constexpr Weights kHeuristic2{1, 0.38, 0, {0, 0, 1.1, 3.1}};
inline constexpr Weights kHeuristic3{1, 0.38, 0.22, {0, 0, 1.1, 3.1}};

// The values of all steps of one seat in one position.
class StepValues {
public:
    StepValues(const Public& pub, Seat seat, const Weights& weights);

    double value(const Move& step) const;
    // Strength times figs: what the thesis' greedy player counts.
    int points(const Move& step) const;

    // Figures that a tile on this space would influence.
    int figures(Tile tile, const Cell& cell) const { return at(tile, cell).figures; }

private:
    // Of tiles of one kind on one space.
    struct Sums {
        int figures = 0;
        double own = 0;
        double score = 0;
    };
    static constexpr int kKinds = 4; // Buddha, helmet, rice, all castes
    using BySpace = std::array<Sums, kKinds>;

    static std::size_t kind(Tile tile) {
        return tile.castes() == kAllCastes ? 3 : static_cast<std::size_t>(tile.castes() >> 1);
    }
    const Sums& at(Tile tile, const Cell& cell) const {
        const BySpace& space =
            cell.ground == Ground::Sea ? m_sea[cell.number] : m_land[cell.number];
        return space[kind(tile)];
    }
    double placing(Tile tile, const Cell& cell) const;
    double keeping(Tile tile) const;
    double movingTile(const Move& step) const;
    double exchanging(const Move& step) const;
    int margin(int settlement, int caste) const;

    const Public& m_pub;
    const Weights& m_weights;
    Seat m_seat;
    std::array<BySpace, Board::kMostLand> m_land{};
    std::array<BySpace, Board::kMostSea> m_sea{};
};

} // namespace parlour::samurai
