// The paper's player: a network for each role says how likely each of 182 plays is (section 3), the
// role decides between the likeliest (section 5), and the valuation chooses what triplets and fours
// carry (section 4). The paper's program has no bidding of its own: this one bids as kicker does.
#pragma once

#include "ai/base/agent.h"
#include "ai/doudizhu/network_form.h"
#include "ai/network/network.h"

#include <array>
#include <memory>
#include <span>

namespace parlour::doudizhu {

struct MultiroleParams {
    int top = 5;        // outputs that a peasant's play instead of a pass must be among
    double delta = 0.1; // how much likelier a pass may be than that play; 0: never plays instead
    Carried carried = Carried::ByValue;
};

// What to play, and whether a pass was likelier.
struct RoleChoice {
    int output = kPassOutput;
    bool isInsteadOfPass = false;
    friend bool operator==(const RoleChoice&, const RoleChoice&) = default;
};

// Section 5. Of the likeliest outputs, five in the paper, the legal ones are kept; where none is
// legal, the likeliest legal output of all is played. Either way that is the likeliest legal
// output, which the landlord always plays. A peasant for whom that is the pass plays the next of
// those kept instead, if it is likelier by at most `delta`. Of equals the lower output counts as
// likelier. Preconditions: a likelihood for each output, and at least one of them legal.
RoleChoice chooseOutput(std::span<const float> likelihoods, const Outputs& legal, bool isPeasant,
                        const MultiroleParams& params);

// One for each role (roleNumber), from RoleInput to an output each for kOutputs.
using RoleNetworks = std::array<Network, kPlayers>;

// Those linked into the programs, read once.
std::shared_ptr<const RoleNetworks> shippedRoleNetworks();

class MultirolePlayer final : public Agent<Doudizhu> {
public:
    explicit MultirolePlayer(const MultiroleParams& params = {},
                             std::shared_ptr<const RoleNetworks> networks = shippedRoleNetworks());

    Decision<Doudizhu> decide(const Observation& view, Rng& rng, const Budget& budget,
                              std::stop_token stop) override;

    // How likely the role's network finds each output. Valid until the next call.
    // Precondition: there is a landlord.
    std::span<const float> likelihoods(const Observation& view);

private:
    MultiroleParams m_params;
    std::shared_ptr<const RoleNetworks> m_networks;
    std::array<Network::Workspace, kPlayers> m_workspaces;
    std::array<float, kOutputs> m_likelihoods{};
};

} // namespace parlour::doudizhu
