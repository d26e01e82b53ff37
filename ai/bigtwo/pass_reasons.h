// Why the champion passes.
#pragma once

#include "ai/base/telling.h"
#include "ai/bigtwo/standing.h"

namespace parlour::bigtwo {

// Precondition: there is a play to beat.
ReasonList whyPass(const Standing& s);
// That a player with one card may go out after it; nothing: nobody may.
std::optional<Reason> riskOfPass(const Standing& s);

} // namespace parlour::bigtwo
