// The Briscola paper's MiniMax (sections III-A and IV-C): samples the other hands, searches the
// cards now in all hands with alpha-beta, and lets the samples vote.
//
// As in the paper, nothing is drawn in the tree and a leaf counts the points won in it. Where the
// paper's program differs from its text, a parameter has it play like the program.
#pragma once

#include "ai/base/agent.h"
#include "core/briscola/rules.h"

#include <array>

namespace parlour::briscola {

struct MinimaxParams {
    int determinizations = 30;
    int depth = 6;            // of the tree, in moves
    int peek = 0;             // cards it knows of each opponent's hand; above 0 it cheats
    bool votesByMean = false; // Eq. 1, the mean of the values; else each sample has one vote
    bool prunes = true;       // alpha-beta, else every line is searched; the values are the same

    // Which of the cards with the best value in a sample gets its vote.
    enum class Ties : std::uint8_t {
        Lot,
        // The paper's program: by lot, with those whose bound in the pruned tree equals it; and of
        // equally many votes those for the first card of the hand count.
        Bounds,
        Cheapest // no trump, fewest points, lowest rank
    };
    Ties ties = Ties::Lot;

    // The paper's program, between two players.
    bool peeksByLot = false;   // other cards of the hand in each sample, else always the first
    bool alternates = false;   // they play in turn, whoever wins a trick in the tree
    bool replaces = false;     // a sampled hand may hold a card more than once
    bool samplesThree = false; // three cards, even if the opponent has fewer
};

class Minimax final : public Agent<Briscola> {
public:
    static constexpr bool kTellsValues = true;

    explicit Minimax(const MinimaxParams& params) : m_params(params) {}

    Decision<Briscola> decide(const Observation& view, Rng& rng, const Budget& budget,
                              std::stop_token stop) override {
        return decideKnowing(view, {}, rng, budget, std::move(stop));
    }

    // `known`: cards of the other hands that the player has seen.
    using KnownHands = std::array<Hand, kMostSeats>;
    Decision<Briscola> decideKnowing(const Observation& view, const KnownHands& known, Rng& rng,
                                     const Budget& budget, std::stop_token token) const;

private:
    MinimaxParams m_params;
};

// The paper's first cheating player (section IV-E): Minimax that peeks at cards of the opponents'
// hands.
class PeekingMinimax final : public CheatingAgent<Briscola> {
public:
    explicit PeekingMinimax(const MinimaxParams& params) : m_minimax(params), m_params(params) {}
    Decision<Briscola> decide(const State& state, Rng& rng, const Budget& budget,
                              std::stop_token stop) override;

private:
    Minimax m_minimax;
    MinimaxParams m_params;
};

} // namespace parlour::briscola
