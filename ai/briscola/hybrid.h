// The Briscola paper's Hybrid (section IV-D): a network with one hidden layer that has learned
// which card MiniMax plays.
#pragma once

#include "ai/base/agent.h"
#include "ai/briscola/hybrid_form.h"
#include "ai/briscola/minimax.h"
#include "ai/network/network.h"

#include <span>
#include <string>

namespace parlour::briscola {

// A network of resources/networks. The paper has the sigmoid and names no size.
struct HybridNetwork {
    std::string_view word; // "sigmoid-320", as the player's parameter has it
    TrumpInput reading = TrumpInput::Always;

    std::string file() const { return "briscola-hybrid-" + std::string(word); } // without ".net"
};
std::span<const HybridNetwork> hybridNetworks(); // the default first

struct HybridParams {
    int network = 0; // in hybridNetworks()
    // The paper's program: asks MiniMax when the card with the highest output is not in the hand.
    bool fallsBack = false;
};

// Plays the card of its hand with the highest output. The paper has two players; with three or four
// the inputs are the same, every card on the table is 2, and the network is the one that learned
// from games of two.
class Hybrid final : public Agent<Briscola> {
public:
    // Precondition: checkNetworks() found no error.
    explicit Hybrid(const HybridParams& params);
    // With another network, of the form HybridForm and with the inputs of `reading`.
    Hybrid(Network network, TrumpInput reading, bool fallsBack);

    Decision<Briscola> decide(const Observation& view, Rng& rng, const Budget& budget,
                              std::stop_token stop) override;

    // The card with the highest output, be it in the hand or not.
    Card highest(const Observation& view);

private:
    void look(const Observation& view); // fills m_outputs

    Network m_network;
    Network::Workspace m_workspace;
    TrumpInput m_reading;
    bool m_fallsBack;
    Minimax m_minimax{MinimaxParams{}};
    std::array<float, HybridForm::kActions> m_inputs{};
    std::array<float, HybridForm::kActions> m_outputs{};
};

} // namespace parlour::briscola
