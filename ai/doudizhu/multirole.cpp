#include "ai/doudizhu/multirole.h"

#include "ai/doudizhu/kicker.h"
#include "ai/doudizhu/play_name.h"
#include "ai/doudizhu/role_form.h"
#include "ai/network/shipped.h"
#include "core/base/index.h"

#include <algorithm>
#include <numeric>

namespace parlour::doudizhu {

namespace {

Network shippedRoleNetwork(int role) {
    return findNetwork("doudizhu-" + std::string(RoleForm::kRoles[index(role)])).value();
}

[[maybe_unused]] bool fits(const Network& network) {
    return network.input() == Shape{kRows, kRanks, kPlayers} && network.outputs() == kOutputs;
}

void explain(const Observation& view, const RoleChoice& choice, bool isForced, Carried carried,
             Decision<Doudizhu>& decision) {
    const Cards cards = decision.move.cards();
    const Pattern pattern = patternOf(cards, view.pub.options.kickers);
    const auto say = [&](const Reason& reason) { decision.reasons.push_back(reason); };
    if (cards == view.hand) return say(goesOut(cards));
    if (isForced && !pattern)
        return say(because({PARLOUR_PHRASE("Doudizhu reasons", "Pass: you have nothing higher."),
                            PARLOUR_PHRASE("Doudizhu thoughts", "%0 has nothing higher.")}));
    if (!pattern)
        return say(because(
            {PARLOUR_PHRASE("Doudizhu reasons",
                            "Pass: those who won from such positions mostly passed."),
             PARLOUR_PHRASE("Doudizhu thoughts",
                            "%0 passes, as those who won from such positions mostly did.")}));
    say(choice.isInsteadOfPass
            ? because({PARLOUR_PHRASE("Doudizhu reasons",
                                      "Play the %1: those who won from such positions played it "
                                      "nearly as often as they passed."),
                       PARLOUR_PHRASE("Doudizhu thoughts",
                                      "%0 plays the %1: those who won from such positions did so "
                                      "nearly as often as they passed.")},
                      playName(pattern))
            : because({PARLOUR_PHRASE("Doudizhu reasons",
                                      "Play the %1: those who won from such positions mostly did."),
                       PARLOUR_PHRASE(
                           "Doudizhu thoughts",
                           "%0 plays the %1, as those who won from such positions mostly did.")},
                      playName(pattern)));
    if (carries(pattern.kind) && carried == Carried::ByValue)
        say(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "Let it carry the cards that your hand needs least."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "The cards that the hand needs least go with it.")}));
}

} // namespace

RoleChoice chooseOutput(std::span<const float> likelihoods, const Outputs& legal, bool isPeasant,
                        const MultiroleParams& params) {
    assert(likelihoods.size() == kOutputs && legal.any());
    std::array<int, kOutputs> order{};
    std::iota(order.begin(), order.end(), 0);
    const auto likelihood = [&](int output) { return likelihoods[index(output)]; };
    std::ranges::sort(order, [&](int a, int b) {
        return likelihood(a) != likelihood(b) ? likelihood(a) > likelihood(b) : a < b;
    });
    const auto isLegal = [&](int output) { return legal[index(output)]; };
    const auto best = std::find_if(order.begin(), order.end(), isLegal);
    const auto kept = order.begin() + params.top;
    if (!isPeasant || *best != kPassOutput || best >= kept || params.delta == 0)
        return {*best, false};
    const auto next = std::find_if(best + 1, kept, isLegal);
    if (next == kept || likelihood(*best) - likelihood(*next) > params.delta)
        return {kPassOutput, false};
    return {*next, true};
}

std::shared_ptr<const RoleNetworks> shippedRoleNetworks() {
    static const auto kNetworks = std::make_shared<const RoleNetworks>(
        RoleNetworks{shippedRoleNetwork(0), shippedRoleNetwork(1), shippedRoleNetwork(2)});
    return kNetworks;
}

MultirolePlayer::MultirolePlayer(const MultiroleParams& params,
                                 std::shared_ptr<const RoleNetworks> networks)
    : m_params(params),
      m_networks(std::move(networks)),
      m_workspaces{Network::Workspace((*m_networks)[0]), Network::Workspace((*m_networks)[1]),
                   Network::Workspace((*m_networks)[2])} {
    assert(std::ranges::all_of(*m_networks, fits));
}

std::span<const float> MultirolePlayer::likelihoods(const Observation& view) {
    std::array<std::int8_t, kRows * kRanks * kPlayers> features{};
    RoleForm::features(view, features);
    std::array<float, kRows * kRanks * kPlayers> input{};
    std::ranges::copy(features, input.begin());
    const std::size_t role = index(roleNumber(view.pub, view.seat));
    (*m_networks)[role].run(input, m_likelihoods, m_workspaces[role]);
    for (float& likelihood : m_likelihoods) // a network from outside may compute anything
        if (!(likelihood >= 0)) likelihood = 0;
    return m_likelihoods;
}

Decision<Doudizhu> MultirolePlayer::decide(const Observation& view, Rng& rng, const Budget& budget,
                                           std::stop_token stop) {
    if (view.pub.isBidding()) return KickerPlayer().decide(view, rng, budget, std::move(stop));
    const Outputs legal = legalOutputs(view);
    const bool isForced = legal.count() == 1;
    RoleChoice choice;
    if (isForced)
        while (!legal[index(choice.output)]) ++choice.output;
    else
        choice = chooseOutput(likelihoods(view), legal, view.seat != view.pub.landlord, m_params);
    Decision<Doudizhu> decision;
    decision.move = moveOfOutput(choice.output, view, m_params.carried);
    explain(view, choice, isForced, m_params.carried, decision);
    return decision;
}

} // namespace parlour::doudizhu
