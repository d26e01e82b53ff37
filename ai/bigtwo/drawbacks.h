// What speaks against a play or a pass.
#pragma once

#include "ai/base/drawbacks.h"
#include "ai/bigtwo/standing.h"

namespace parlour::bigtwo {

// What the hint says of a worse move.
struct ToldOf {
    bool isKept = false;        // that it is better kept
    bool isEasier = false;      // that it is easier to beat
    bool isBeatingMore = false; // of whatever move that it can beat more later
};

// For somebody who weighs the move against the advised one.
Drawbacks drawbacksOf(const Standing& s, CardSet move, CardSet advised, ToldOf told = {});

} // namespace parlour::bigtwo
