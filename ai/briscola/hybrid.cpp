#include "ai/briscola/hybrid.h"

#include "ai/base/file_cache.h"
#include "ai/briscola/explain.h"
#include "ai/network/shipped.h"

#include <fmt/format.h>

#include <algorithm>

namespace parlour::briscola {

namespace {

Result<Network> readForm(std::string_view content) {
    auto network = Network::read(content);
    if (!network) return network;
    if (network->name() != HybridForm::kName || network->version() != HybridForm::kVersion ||
        network->input().size() != HybridForm::kActions ||
        network->outputs() != HybridForm::kActions)
        return Error("", PARLOUR_PHRASE("Networks", "This network does not fit \"%1\""),
                     {std::string(HybridForm::kName)});
    return network;
}

Network networkOf(const HybridParams& params) {
    if (!params.file.empty())
        if (const auto own = ownNetwork(params.file)) return **own;
    return findNetwork(params.network()).value();
}

} // namespace

std::string HybridParams::network() const {
    const std::string name = fmt::format("briscola-hybrid-{}-{}", activationWord(), hiddenWord());
    return trumps == TrumpInput::Always ? name : fmt::format("{}-{}", name, trumpsWord());
}

bool HybridParams::hasNetwork() const {
    const HybridParams usual;
    return trumps == TrumpInput::Always ||
           (activation == usual.activation && hidden == usual.hidden);
}

std::vector<HybridParams> hybridNetworks() {
    std::vector<HybridParams> networks;
    for (std::size_t trumps = 0; trumps < HybridParams::kTrumps.size(); ++trumps)
        for (std::size_t activation = 0; activation < HybridParams::kActivations.size();
             ++activation)
            for (std::size_t hidden = 0; hidden < HybridParams::kHidden.size(); ++hidden) {
                const HybridParams params{static_cast<int>(activation), static_cast<int>(hidden),
                                          static_cast<TrumpInput>(trumps)};
                if (params.hasNetwork()) networks.push_back(params);
            }
    return networks;
}

Result<std::shared_ptr<const Network>> ownNetwork(const std::string& file) {
    constexpr std::size_t kLargest = 16 << 20; // bytes; with 80,000 hidden units
    static FileCache<Network> cache(readForm, kLargest);
    return cache.get(file);
}

Hybrid::Hybrid(const HybridParams& params)
    : Hybrid(networkOf(params), params.trumps, params.fallsBack) {}

Hybrid::Hybrid(Network network, TrumpInput trumps, bool fallsBack)
    : m_network(std::move(network)),
      m_workspace(m_network),
      m_trumps(trumps),
      m_fallsBack(fallsBack) {
    assert(m_network.input().size() == m_inputs.size());
    assert(m_network.outputs() == HybridForm::kActions);
}

void Hybrid::look(const Observation& view) {
    for (int action = 0; action < HybridForm::kActions; ++action)
        m_inputs[static_cast<std::size_t>(action)] =
            static_cast<float>(HybridForm::input(view, HybridForm::cardOf(action), m_trumps));
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
        decision.reasons.push_back(
            because({PARLOUR_PHRASE("Briscola reasons",
                                    "This is judged at a glance, as learned from MiniMax."),
                     PARLOUR_PHRASE("Briscola thoughts",
                                    "%0 judges at a glance, as learned from MiniMax.")}));
    return decision;
}

} // namespace parlour::briscola
