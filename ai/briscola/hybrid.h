// The Briscola paper's Hybrid (section IV-D): a network with one hidden layer that has learned
// which card MiniMax plays.
#pragma once

#include "ai/base/agent.h"
#include "ai/briscola/hybrid_form.h"
#include "ai/briscola/minimax.h"
#include "ai/network/network.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace parlour::briscola {

// Which network of resources/networks, by indices of the words, and how it plays. The paper has the
// sigmoid and names no size.
struct HybridParams {
    static constexpr std::array<std::string_view, 3> kActivations{"sigmoid", "tanh", "relu"};
    static constexpr std::array<std::string_view, 3> kHidden{"20", "80", "320"}; // units
    static constexpr std::array<std::string_view, HybridForm::kReadings> kTrumps{
        "always", "unplayed", "card"}; // of TrumpInput

    int activation = 0;
    int hidden = 2;
    TrumpInput trumps = TrumpInput::Always;
    // The paper's program: asks MiniMax when the card with the highest output is not in the hand.
    bool fallsBack = false;
    std::string file = {}; // of a network of its own, in place of these; empty: none

    std::string_view activationWord() const {
        return kActivations[static_cast<std::size_t>(activation)];
    }
    std::string_view hiddenWord() const { return kHidden[static_cast<std::size_t>(hidden)]; }
    std::string_view trumpsWord() const { return kTrumps[static_cast<std::size_t>(trumps)]; }
    // Its file in resources/networks without ".net".
    std::string network() const;
    // Whether there is one: every activation with every hidden layer, and the other readings of
    // trumps with the default of both.
    bool hasNetwork() const;
};
std::vector<HybridParams> hybridNetworks(); // all, by trumps, then activation, then hidden

// A network of HybridForm that `ai/training/train.py` has made. Errors: it cannot be read, or is
// another.
Result<std::shared_ptr<const Network>> ownNetwork(const std::string& file);

// Plays the card of its hand with the highest output. The paper has two players; with three or four
// the inputs are the same, every card on the table is 2, and the network is the one that learned
// from games of two.
class Hybrid final : public Agent<Briscola> {
public:
    // A file of its own that cannot be used (any more) is as none. Precondition: checkNetworks()
    // found no error.
    explicit Hybrid(const HybridParams& params);
    // With another network, of the form HybridForm.
    Hybrid(Network network, TrumpInput trumps, bool fallsBack);

    Decision<Briscola> decide(const Observation& view, Rng& rng, const Budget& budget,
                              std::stop_token stop) override;

    // The card with the highest output, be it in the hand or not.
    Card highest(const Observation& view);

private:
    void look(const Observation& view); // fills m_outputs

    Network m_network;
    Network::Workspace m_workspace;
    TrumpInput m_trumps;
    bool m_fallsBack;
    Minimax m_minimax{MinimaxParams{}};
    std::array<float, HybridForm::kActions> m_inputs{};
    std::array<float, HybridForm::kActions> m_outputs{};
};

} // namespace parlour::briscola
