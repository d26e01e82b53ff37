// Networks for Doudizhu's roles whose answers a test chooses.
#pragma once

#include "ai/doudizhu/multirole.h"
#include "tests/support/weights_file.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace parlour::test {

// The likelihoods of a few plays; all others have none.
using Likelihoods = std::map<std::string, double>;

inline int outputOfPlay(const std::string& play) {
    const auto move = doudizhu::Doudizhu::parseMove(play).value();
    return doudizhu::outputOf(move, doudizhu::Kickers::Any).value();
}

inline std::vector<float> outputsOf(const Likelihoods& plays) {
    std::vector<float> likelihoods(doudizhu::kOutputs);
    for (const auto& [play, likelihood] : plays)
        likelihoods[static_cast<std::size_t>(outputOfPlay(play))] = static_cast<float>(likelihood);
    return likelihoods;
}

// A network that answers the same whatever it is asked.
inline Network answering(const Likelihoods& plays) {
    using namespace doudizhu;
    std::vector<float> weights(std::size_t{kRows} * kRanks * kPlayers * kOutputs);
    for (const float likelihood : outputsOf(plays)) {
        const float kept = std::clamp(likelihood, 0.001F, 0.999F);
        weights.push_back(std::log(kept / (1 - kept))); // before the sigmoid
    }
    return Network::read(
               weightsFile({kRows, kRanks, kPlayers},
                           {{{"type", "dense"}, {"units", kOutputs}, {"activation", "sigmoid"}}},
                           weights))
        .value();
}

// Whose networks of the landlord, the peasant after and the peasant before answer this.
inline doudizhu::MultirolePlayer
multirolePlayer(const Likelihoods& landlord, const Likelihoods& after, const Likelihoods& before) {
    return doudizhu::MultirolePlayer(
        {}, std::make_shared<const doudizhu::RoleNetworks>(
                doudizhu::RoleNetworks{answering(landlord), answering(after), answering(before)}));
}

} // namespace parlour::test
