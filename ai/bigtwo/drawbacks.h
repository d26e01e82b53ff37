// What speaks against a play or a pass.
#pragma once

#include "ai/base/drawbacks.h"
#include "ai/bigtwo/standing.h"

namespace parlour::bigtwo {

// For somebody who weighs the move against the advised one.
Drawbacks drawbacksOf(const Standing& s, CardSet move, CardSet advised);

} // namespace parlour::bigtwo
