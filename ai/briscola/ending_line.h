// What a player takes in the last tricks of two, all cards known, if both play their best.
#pragma once

#include "core/briscola/state.h"

#include <boost/container/static_vector.hpp>

namespace parlour::briscola {

struct Capture {
    Card by, taken;
    friend bool operator==(const Capture&, const Capture&) = default;
};
using Captures = boost::container::static_vector<Capture, kHandSize - 1>;

// The later tricks with points that the mover takes if this card is played, whichever of its best
// cards the other plays. Precondition: all cards are known.
Captures capturesAfter(const Observation& view, Card card);

int pointsOf(const Captures& captures); // of both cards

} // namespace parlour::briscola
