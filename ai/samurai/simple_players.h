// Players that look one step ahead: the thesis' Basic 1 to 3 and Advanced 1 to 3 (sections 4.1 and
// 4.2.1), and one of our own. Each decision is one step, so a turn is played best step first.
#pragma once

#include "ai/base/agent.h"
#include "ai/samurai/step_value.h"

namespace parlour::samurai {

// Basic 1: one tile per turn, any tile on any space.
class RandomPlayer final : public Agent<Samurai> {
public:
    Decision<Samurai> decide(const Observation& view, Rng& rng, const Budget& budget,
                             std::stop_token stop) override;
};

// Which of several best steps is played: any, or the first in the order of tiles and spaces.
enum class Ties : std::uint8_t { Lot, First };

struct GreedyParams {
    int boundary = 0; // in rounds; 0: Basic 2
    // The part of the influence that it already has on a figure that counts again: the thesis'
    // "captured figure points" may be those that it then has.
    double held = 0;
    Ties ties = Ties::Lot;
};

// Basic 2: the tile and space with the most strength times figures, until nothing can be played.
// Basic 3: before the boundary only the first such step of a turn.
class GreedyPlayer final : public Agent<Samurai> {
public:
    explicit GreedyPlayer(const GreedyParams& params = {}) : m_params(params) {}
    Decision<Samurai> decide(const Observation& view, Rng& rng, const Budget& budget,
                             std::stop_token stop) override;

private:
    GreedyParams m_params;
};

// Which tiles are played in a turn: all that can be; after the normal tile only those of positive
// value; just one.
enum class Turn : std::uint8_t { All, Positive, Single };

struct HeuristicParams : Weights {
    Turn turn = Turn::All;
    Ties ties = Ties::Lot;
    // Fast tiles stay in the hand while their value is not positive, which "keep in hand" seems to
    // mean. Else, as printed, all tiles are played, and the term only puts them in order.
    bool keepsFastTiles = false;
};

// Advanced 1 to 3: the step of the highest value by these weights.
class HeuristicPlayer final : public Agent<Samurai> {
public:
    explicit HeuristicPlayer(const HeuristicParams& params) : m_params(params) {}
    Decision<Samurai> decide(const Observation& view, Rng& rng, const Budget& budget,
                             std::stop_token stop) override;

private:
    HeuristicParams m_params;
};

struct PolicyParams {
    int missRate = 0; // percent chance to overlook a step: for weaker levels
};

// Plays by the quick rules of the champion's playouts (rule_policy.h).
class PolicyPlayer final : public Agent<Samurai> {
public:
    explicit PolicyPlayer(const PolicyParams& params = {}) : m_missRate(params.missRate) {}
    Decision<Samurai> decide(const Observation& view, Rng& rng, const Budget& budget,
                             std::stop_token stop) override;

private:
    int m_missRate;
};

} // namespace parlour::samurai
