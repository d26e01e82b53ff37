// What speaks against a play or a pass.
#pragma once

#include "ai/base/drawbacks.h"
#include "ai/bigtwo/standing.h"

namespace parlour::bigtwo {

// For somebody who weighs the move against the advised one. `isToldKept`: whether they have been
// told to keep it.
Drawbacks drawbacksOf(const Standing& s, CardSet move, CardSet advised, bool isToldKept = false);

} // namespace parlour::bigtwo
