// Asking Euchre's players.
#pragma once

#include "ai/base/agent.h"
#include "tests/support/euchre.h"

namespace parlour::test {

// Of the four seats; what several tests play.
inline const std::vector<std::string> kHands{"QD 9D AC TS 9H", "KD TD JC QH 9C", "AD JD KC QC TH",
                                             "TC AH KH JH AS"};

inline Decision<Euchre> ask(Agent<Euchre>& agent, const euchre::State& state,
                            std::uint64_t seed = 1) {
    Rng rng(seed);
    return agent.decide(viewToMove(state), rng, {}, {});
}

inline std::string moveOf(Agent<Euchre>& agent, const euchre::State& state) {
    return Euchre::toText(ask(agent, state).move);
}

// `trump` was called by seat 0, the seat after the dealer, and seat 0 leads. The upcard is a nine
// that must be in no hand and of another suit.
inline euchre::State called(const std::string& trump, const std::vector<std::string>& hands,
                            const std::string& played = "", const std::string& upcard = "9S") {
    return after(Euchre::start({}, euchreDeal(hands, upcard)),
                 "pass, pass, pass, pass, call " + trump + (played.empty() ? "" : ", " + played));
}

} // namespace parlour::test
