#include "ai/briscola/hybrid.h"

#include "ai/briscola/explain.h"
#include "ai/network/shipped.h"

#include <algorithm>

namespace parlour::briscola {

std::span<const HybridNetwork> hybridNetworks() {
    static constexpr std::array<HybridNetwork, 7> kNetworks{{
        {"sigmoid-320"},
        {"sigmoid-80"},
        {"sigmoid-20"},
        {"tanh-320"},
        {"relu-320"},
        {"sigmoid-320-unplayed", TrumpInput::Unplayed},
        {"sigmoid-320-card", TrumpInput::Card},
    }};
    return kNetworks;
}

Hybrid::Hybrid(const HybridParams& params)
    : Hybrid(findNetwork(hybridNetworks()[static_cast<std::size_t>(params.network)].file()).value(),
             hybridNetworks()[static_cast<std::size_t>(params.network)].reading, params.fallsBack) {
}

Hybrid::Hybrid(Network network, TrumpInput reading, bool fallsBack)
    : m_network(std::move(network)),
      m_workspace(m_network),
      m_reading(reading),
      m_fallsBack(fallsBack) {
    assert(m_network.input().size() == m_inputs.size());
    assert(m_network.outputs() == HybridForm::kActions);
}

void Hybrid::look(const Observation& view) {
    for (int action = 0; action < HybridForm::kActions; ++action)
        m_inputs[static_cast<std::size_t>(action)] =
            static_cast<float>(HybridForm::input(view, HybridForm::cardOf(action), m_reading));
    m_network.run(m_inputs, m_outputs, m_workspace);
}

Card Hybrid::highest(const Observation& view) {
    look(view);
    return HybridForm::cardOf(
        static_cast<int>(std::ranges::max_element(m_outputs) - m_outputs.begin()));
}

Decision<Briscola> Hybrid::decide(const Observation& view, Rng& rng, const Budget& budget,
                                  std::stop_token stop) {
    const Card wanted = highest(view);
    if (m_fallsBack && !view.hand.set().contains(wanted))
        return m_minimax.decide(view, rng, budget, std::move(stop));
    const auto output = [&](Card card) {
        return m_outputs[static_cast<std::size_t>(HybridForm::actionOf(card))];
    };
    Decision<Briscola> decision;
    decision.move = view.hand[0];
    for (int i = 1; i < view.hand.size(); ++i)
        if (output(view.hand[i]) > output(decision.move)) decision.move = view.hand[i];
    decision.reasons = explainMove(view, decision.move);
    if (view.hand.size() > 1)
        decision.reasons.push_back(because(
            PARLOUR_PHRASE("Briscola reasons", "Judged at a glance, as learned from MiniMax.")));
    return decision;
}

} // namespace parlour::briscola
