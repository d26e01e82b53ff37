#include "ai/samurai/rule_policy.h"

#include "core/base/index.h"

#include <cmath>

namespace parlour::samurai {

namespace {

float chanceOf(float x) { return 1 / (1 + std::exp(-x)); }

// Found by an evolution strategy: each generation drew candidates around the mean, let them play
// against it and against the starting point, and moved the mean to the best quarter of them. To
// repeat: parlour-lab train samurai --table rules-2, rules-3 or rules-4.
constexpr PolicyWeights kForTwo{
    {{-0.18F, 0.04F, -0.41F, -0.64F, -0.50F, 0.26F},
     {0.44F, 0.54F, 0.36F, 0.35F, 0.25F, 0.03F},
     0.11F},
    {{0.92F, 0.08F, -0.32F, -0.63F, -0.56F, -0.07F},
     {0.60F, 0.17F, 0.15F, 0.14F, 0.23F, 0.30F},
     -0.10F},
    0.86F,
    0.55F,
    4.12F,
    0.92F,
    {0.005F, 0.032F, 0.075F, 0.005F, 0.032F, 0.075F, 0.005F, 0.032F, 0.075F, -0.018F, -0.001F,
     0.069F, 0.008F, 0.015F, 0.158F, 0.149F, 0.147F},
};

constexpr PolicyWeights kForThree{
    {{-0.29F, -0.42F, -0.43F, -0.52F, -0.59F, -0.24F},
     {0.60F, 0.33F, 0.17F, 0.24F, 0.32F, 0.27F},
     0.00F},
    {{1.32F, 0.09F, -0.01F, 0.05F, -0.07F, -0.18F},
     {0.60F, 0.45F, 0.42F, 0.14F, 0.21F, 0.42F},
     0.00F},
    0.92F,
    0.84F,
    1.81F,
    0.82F,
    {0.007F, 0.049F, 0.067F, 0.007F, 0.049F, 0.067F, 0.007F, 0.049F, 0.067F, -0.022F, 0.012F,
     0.100F, 0.003F, 0.067F, 0.140F, 0.079F, 0.035F},
};

constexpr PolicyWeights kForFour{
    {{-0.14F, -0.30F, -0.26F, -0.31F, -0.53F, -0.22F},
     {0.35F, 0.26F, -0.11F, 0.05F, 0.09F, 0.41F},
     -0.15F},
    {{1.28F, 0.12F, 0.03F, -0.02F, -0.39F, -0.22F},
     {0.55F, 0.27F, 0.52F, 0.13F, 0.54F, 0.06F},
     0.00F},
    0.94F,
    0.57F,
    1.92F,
    1.09F,
    {0.000F, 0.054F, 0.076F, 0.000F, 0.054F, 0.076F, 0.000F, 0.054F, 0.076F, -0.001F, 0.023F,
     0.091F, 0.006F, 0.026F, 0.089F, 0.037F, 0.091F},
};

} // namespace

const RulePolicy& RulePolicy::of(int players) {
    static const std::array<RulePolicy, 3> kPolicies{RulePolicy(kForTwo), RulePolicy(kForThree),
                                                     RulePolicy(kForFour)};
    return kPolicies[index(players - 2)];
}

RulePolicy::RulePolicy(const PolicyWeights& weights) : m_weights(weights) {
    for (std::size_t crowd = 0; crowd < kCastes; ++crowd)
        for (std::size_t open = 0; open <= PolicyWeights::kMostOpen; ++open)
            for (int lead = -kMostLead; lead <= kMostLead; ++lead) {
                const auto chance = [&](const PolicyWeights::Chance& c, int l) {
                    if (open == 0) return l > 0 ? 1.0F : 0.0F;
                    return chanceOf(c.base[open - 1] + c.crowd * static_cast<float>(crowd) +
                                    c.slope[open - 1] * static_cast<float>(l));
                };
                m_chance[0][crowd][open][leadIndex(lead)] = chance(weights.mover, lead);
                m_chance[1][crowd][open][leadIndex(lead)] = chance(weights.other, lead);
                m_worth[crowd][open][leadIndex(lead)] =
                    chance(weights.mover, lead) - weights.rivalry * chance(weights.other, -lead);
            }
}

std::array<float, kCastes> RulePolicy::casteWorth(const Public& pub) const {
    const int players = pub.options.players;
    std::array<std::array<float, kMostSeats>, kCastes> mean{};
    std::array<float, kCastes> variance;
    variance.fill(m_weights.unsettled);
    for (std::size_t caste = 0; caste < kCastes; ++caste)
        for (std::size_t seat = 0; seat < index(players); ++seat)
            mean[caste][seat] = pub.captured[seat][caste];
    for (int s = 0; s < pub.board().settlementCount(); ++s) {
        if (pub.figures[index(s)] == 0) continue;
        const std::size_t open = pub.openLand[index(s)];
        const auto crowd = index(std::popcount(pub.figures[index(s)]) - 1);
        for (int caste = 0; caste < kCastes; ++caste) {
            if (!pub.hasFigure(s, caste)) continue;
            int best = -1;
            int second = -1;
            std::array<int, kMostSeats> influence;
            for (Seat seat = 0; seat < players; ++seat) {
                const int of = influence[index(seat)] = pub.influenceOf(seat, s, caste);
                second = std::max(second, std::min(of, best));
                best = std::max(best, of);
            }
            for (Seat seat = 0; seat < players; ++seat) {
                const int of = influence[index(seat)];
                const float chance = m_chance[seat == pub.mover ? 0 : 1][crowd][open]
                                             [leadIndex(of - (of == best ? second : best))];
                mean[index(caste)][index(seat)] += chance;
                variance[index(caste)] += chance * (1 - chance);
            }
        }
    }
    std::array<float, kCastes> leads;
    std::array<float, kCastes> steepness;
    for (std::size_t caste = 0; caste < kCastes; ++caste) {
        float strongest = 0;
        for (Seat seat = 0; seat < players; ++seat)
            if (seat != pub.mover) strongest = std::max(strongest, mean[caste][index(seat)]);
        const float scale =
            1.7F / std::sqrt(variance[caste]); // approximates the normal by the logistic
        leads[caste] = chanceOf(scale * (mean[caste][index(pub.mover)] - strongest));
        steepness[caste] = scale * leads[caste] * (1 - leads[caste]);
    }
    std::array<float, kCastes> worth;
    for (std::size_t caste = 0; caste < kCastes; ++caste) {
        const float a = leads[(caste + 1) % kCastes];
        const float b = leads[(caste + 2) % kCastes];
        worth[caste] = steepness[caste] * (m_weights.alone + a + b - 2 * a * b);
    }
    return worth;
}

RulePolicy::Figures RulePolicy::figuresOf(const Public& pub) const {
    Figures figures;
    figures.casteWorth = casteWorth(pub);
    for (int s = 0; s < pub.board().settlementCount(); ++s) {
        if (pub.figures[index(s)] == 0) continue;
        const int open = pub.openLand[index(s)];
        const int crowd = std::popcount(pub.figures[index(s)]) - 1;
        for (int caste = 0; caste < kCastes; ++caste) {
            if (!pub.hasFigure(s, caste)) continue;
            const int lead = pub.leadOf(pub.mover, s, caste);
            figures.list.push_back({static_cast<std::uint8_t>(s), static_cast<std::uint8_t>(caste),
                                    static_cast<std::uint8_t>(crowd),
                                    static_cast<std::uint8_t>(open), static_cast<std::int8_t>(lead),
                                    worth(crowd, open, lead)});
        }
    }
    return figures;
}

RulePolicy::BySettlement RulePolicy::gains(const Figures& figures, Tile tile, bool isLand) const {
    BySettlement gain{};
    const int strength = tile.strength();
    for (const Figure& figure : figures.list) {
        const int own = (tile.castes() >> figure.caste & 1) != 0 ? strength : 0;
        gain[figure.settlement] +=
            figures.casteWorth[figure.caste] *
            (worth(figure.crowd, std::max(0, figure.open - isLand), figure.lead + own) -
             figure.value);
    }
    return gain;
}

float RulePolicy::replacing(const Public& pub, const Figures& figures, const Figure& old,
                            int caste) const {
    return figures.casteWorth[index(caste)] *
               worth(old.crowd, old.open, pub.leadOf(pub.mover, old.settlement, caste)) -
           figures.casteWorth[old.caste] * old.value;
}

float RulePolicy::lifting(const Public& pub, const Figures& figures, int space) const {
    const Tile tile = pub.onLand[index(space)].tile();
    float loss = 0;
    for (const Figure& figure : figures.list) {
        if ((tile.castes() >> figure.caste & 1) == 0) continue;
        const auto& touched = pub.board().landTouches[index(space)];
        if (std::ranges::find(touched, figure.settlement) == touched.end()) continue;
        loss += figures.casteWorth[figure.caste] *
                (figure.value - worth(figure.crowd, figure.open, figure.lead - tile.strength()));
    }
    return loss;
}

Move RulePolicy::choose(const Public& pub, const TileBag& hand) const {
    const Board& board = pub.board();
    const Figures figures = figuresOf(pub);
    const bool mayEnd = pub.stepsThisTurn > 0;
    Move best = Move::end();
    float most = mayEnd ? 0 : -1e9F;
    const auto offer = [&](float value, const auto& step) {
        if (value <= most) return;
        most = value;
        best = step();
    };
    for (const Tile tile : hand.types()) {
        if (!Samurai::fitsTurn(pub, tile)) continue;
        const float kept = keeping(pub, tile);
        if (tile.isFigureExchange()) {
            // The two sides of an exchange are independent: for each caste given for each other
            // one, find the settlement that gains most.
            std::array<std::array<float, kCastes>, kCastes> gain;
            std::array<std::array<std::uint8_t, kCastes>, kCastes> where{};
            for (auto& row : gain) row.fill(-1e9F);
            for (const Figure& figure : figures.list)
                for (int caste = 0; caste < kCastes; ++caste) {
                    if (pub.hasFigure(figure.settlement, caste)) continue;
                    const float value = replacing(pub, figures, figure, caste);
                    float& highest = gain[figure.caste][index(caste)];
                    if (value <= highest) continue;
                    highest = value;
                    where[figure.caste][index(caste)] = figure.settlement;
                }
            for (std::size_t a = 0; a < kCastes; ++a)
                for (std::size_t b = a + 1; b < kCastes; ++b) {
                    if (gain[a][b] < -1e8F || gain[b][a] < -1e8F) continue;
                    offer(gain[a][b] + gain[b][a] - kept, [&] {
                        return Move::exchangeFigures(
                            board.settlement(where[a][b]).place, static_cast<int>(a),
                            board.settlement(where[b][a]).place, static_cast<int>(b));
                    });
                }
        } else if (tile.isTileExchange()) {
            // The best space is the same for all tiles of a type.
            std::array<bool, kTileTypes> isKnown{};
            std::array<float, kTileTypes> gain{};
            std::array<Place, kTileTypes> where{};
            for (std::uint64_t own = pub.movable[index(pub.mover)]; own != 0; own &= own - 1) {
                const int from = std::countr_zero(own);
                const Tile moved = pub.onLand[index(from)].tile();
                const auto type = moved.index;
                if (!std::exchange(isKnown[type], true)) {
                    gain[type] = -1e9F;
                    forEachSpace(pub, gains(figures, moved, true), true, [&](Place to, float sum) {
                        if (sum <= gain[type]) return;
                        gain[type] = sum;
                        where[type] = to;
                    });
                }
                if (gain[type] < -1e8F) break; // no free space
                offer(gain[type] - lifting(pub, figures, from) - kept,
                      [&] { return Move::exchangeTile(board.landSpace(from).place, where[type]); });
            }
        } else {
            forEachSpace(pub, gains(figures, tile, !tile.isShip()), !tile.isShip(),
                         [&](Place at, float gain) {
                             offer(gain - kept, [&] { return Move::place(tile, at); });
                         });
        }
    }
    if (best == Move::end() && !mayEnd && Samurai::canPlayAnything(pub, pub.mover, hand))
        best = Samurai::legalMoves(Observation{pub.mover, pub, hand})
                   .front(); // an exchange that changes nothing
    return best;
}

} // namespace parlour::samurai
