// Players that look one step ahead: the thesis' Basic 1 to 3 and Advanced 1 to 3 (sections 4.1 and
// 4.2.1), and our own. Each decision is one step; the best comes first, so the order within a turn
// is theirs.
#pragma once

#include "ai/base/agent.h"
#include "ai/samurai/step_value.h"

namespace parlour::samurai {

// Basic 1: one tile a turn, any tile on any space.
class RandomPlayer final : public Agent<Samurai> {
public:
    Decision<Samurai> decide(const Observation& view, Rng& rng, const Budget& budget,
                             std::stop_token stop) override;
};

// Basic 2: of all tiles and spaces the most strength times figures, until nothing can be played.
// Basic 3: before the boundary, in rounds, only the first such step of a turn.
class GreedyPlayer final : public Agent<Samurai> {
public:
    explicit GreedyPlayer(int boundary) : m_boundary(boundary) {}
    Decision<Samurai> decide(const Observation& view, Rng& rng, const Budget& budget,
                             std::stop_token stop) override;

private:
    int m_boundary; // 0: Basic 2
};

// Which tiles of a turn are played: all that can be; after the normal tile only those worth
// something; one.
enum class Turn : std::uint8_t { All, Positive, Single };

// Advanced 1 to 3: the step worth most, by these weights.
class HeuristicPlayer final : public Agent<Samurai> {
public:
    HeuristicPlayer(const Weights& weights, Turn turn) : m_weights(weights), m_turn(turn) {}
    Decision<Samurai> decide(const Observation& view, Rng& rng, const Budget& budget,
                             std::stop_token stop) override;

private:
    Weights m_weights;
    Turn m_turn;
};

// The one that plays the champion's imagined games: by the chances to capture each figure.
// For weaker levels it does not even think of most steps: each with this chance in percent.
class PolicyPlayer final : public Agent<Samurai> {
public:
    explicit PolicyPlayer(int overlook = 0) : m_overlook(overlook) {}
    Decision<Samurai> decide(const Observation& view, Rng& rng, const Budget& budget,
                             std::stop_token stop) override;

private:
    int m_overlook;
};

} // namespace parlour::samurai
