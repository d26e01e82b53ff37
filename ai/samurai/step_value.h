// The values that the thesis' players give to steps (Y. Zhou, sections 4.1.3 and 4.2.1).
//
// figs(t, c) are the uncaptured figures on settlements beside space c whose caste tile t
// influences. Exchange tiles, which the thesis left out, are valued by the change they make; of
// several opponents the strongest counts.
#pragma once

#include "core/samurai/rules.h"

#include <array>

namespace parlour::samurai {

// Parameters of V = domain + keep + score, named as in the thesis.
struct Weights {
    double w1 = 1;                       // domain: sum of strength + own(f) over figs
    double w2 = 0;                       // keep: k * (round - boundary)
    double w3 = 0;                       // score: sum of perFigure / |n - majority| over kinds
    std::array<double, 4> k{0, 0, 0, 0}; // caste tiles, samurai, ships, ronin
    double boundary = 10;
    double perFigure = 1;
    double decided = 5; // subtracted for a figure of a caste in which somebody has the majority
    // own(f) = -|own - opponent's influence|; else as printed, the difference, which adds tiles to
    // figures that are as good as won. We take the printed formula for a misprint.
    bool contested = true;
    // Score sums over the kinds of figure among figs: "when there are two figure types, their
    // values will be superimposed". Else over the figures.
    bool scoreByKind = true;
};

// Advanced 1 to 3 with the parameters that the thesis found best (section 5.1).
inline constexpr Weights kHeuristic1{};
inline constexpr Weights kHeuristic2{1, 0.38, 0, {0, 0, 1.1, 3.1}};
inline constexpr Weights kHeuristic3{1, 0.38, 0.22, {0, 0, 1.1, 3.1}};

// Found by
//     parlour-lab tune samurai --player heuristic-3 --option preset=thesis --state FILE
//         --generations 60 --candidates 32 --games 600
// when score was summed over figures. It won 79.5 % (78.7 to 80.3) of 10,000 fresh games against
// kHeuristic3 with that sum.
inline constexpr Weights kTuned{0.22, 0.31, 1.07, {-0.04, 0.15, 1.90, 3.68}, 9.22, 2.44,
                                2.00, true, false};

// The board without the influence of the tile on a land space, as if its owner took it up.
Public liftedFrom(const Public& pub, const Cell& from);

// The values of all steps of one seat in one position.
class StepValues {
public:
    StepValues(const Public& pub, Seat seat, const Weights& weights);

    double value(const Move& step) const;
    // Strength times the number of figs: the thesis' greedy player counts only this.
    int points(const Move& step) const;
    // The influence that the seat already has on the figs of a placed tile; 0 for other steps.
    int held(const Move& step) const;

    // Calls `use(step, value)` for the figure exchanges of positive value between two settlements.
    template <class Use> void forEachGoodExchange(int at, int to, const Use& use) const {
        const auto here = m_pub.figures[static_cast<std::size_t>(at)];
        const auto there = m_pub.figures[static_cast<std::size_t>(to)];
        for (int caste = 0; caste < kCastes; ++caste) {
            if (!((here & ~there) >> caste & 1)) continue;
            for (int caste2 = 0; caste2 < kCastes; ++caste2) {
                if (!((there & ~here) >> caste2 & 1)) continue;
                const double value = exchanging(at, caste, to, caste2);
                if (value > 0)
                    use(Move::exchangeFigures(m_pub.board().settlement(at).place, caste,
                                              m_pub.board().settlement(to).place, caste2),
                        value);
            }
        }
    }

    // The parts of V for a tile placed on a space.
    double placing(Tile tile, const Cell& cell) const; // domain and score
    double keeping(Tile tile) const;

    // The number of figures that a tile on this space would influence.
    int figures(Tile tile, const Cell& cell) const { return at(tile, cell).figures; }

private:
    // For one kind of tile on one space.
    struct Sums {
        int figures = 0;
        int held = 0; // own influence
        double own = 0;
        double score = 0;     // by figure
        CasteSet present = 0; // kinds of figure
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
    double movingTile(const Move& step) const;
    double exchanging(int at, int caste, int to, int caste2) const;

    const Public& m_pub;
    const Weights& m_weights;
    Seat m_seat;
    std::array<double, kCastes> m_casteScore{}; // for one figure
    std::array<BySpace, Board::kMostLand> m_land{};
    std::array<BySpace, Board::kMostSea> m_sea{};
};

// Calls `use(step, value)` for the mover's steps that may matter: of the spaces without figures
// around them only the first, and only exchanges of positive value.
template <class Use>
void forEachStep(const Public& pub, const TileBag& hand, const Weights& weights, const Use& use) {
    const Board& board = pub.board();
    const Seat seat = pub.mover;
    const StepValues values(pub, seat, weights);
    const auto places = [&](const StepValues& v, Tile tile, const auto& offer) {
        bool isUselessOffered = false;
        const auto tryCell = [&](const Cell& cell) {
            if (v.figures(tile, cell) == 0) {
                if (isUselessOffered) return;
                isUselessOffered = true;
            }
            offer(cell);
        };
        if (tile.isShip()) {
            for (int n = 0; n < board.seaCount(); ++n)
                if (pub.freeSea.contains(n)) tryCell(board.seaSpace(n));
        } else {
            for (std::uint64_t free = pub.freeLand; free != 0; free &= free - 1)
                tryCell(board.landSpace(std::countr_zero(free)));
        }
    };
    for (const Tile tile : hand.types()) {
        if (!Samurai::fitsTurn(pub, tile)) continue;
        if (tile.isFigureExchange()) {
            for (int at = 0; at < board.settlementCount(); ++at)
                for (int to = at + 1; to < board.settlementCount(); ++to)
                    values.forEachGoodExchange(at, to, use);
        } else if (tile.isTileExchange()) {
            for (std::uint64_t own = pub.movable[static_cast<std::size_t>(seat)]; own != 0;
                 own &= own - 1) {
                const Cell& from = board.landSpace(std::countr_zero(own));
                const Tile moved = pub.onLand[from.number].tile();
                const Public lifted = liftedFrom(pub, from);
                const StepValues after(lifted, seat, weights);
                const double before = after.placing(moved, from);
                places(after, moved, [&](const Cell& to) {
                    const double gain = after.placing(moved, to) - before;
                    if (gain > 0) use(Move::exchangeTile(from.place, to.place), gain);
                });
            }
        } else {
            const double kept = values.keeping(tile);
            places(values, tile, [&](const Cell& cell) {
                use(Move::place(tile, cell.place), values.placing(tile, cell) + kept);
            });
        }
    }
}

} // namespace parlour::samurai
