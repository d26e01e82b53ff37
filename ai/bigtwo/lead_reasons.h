// What speaks for a lead.
#pragma once

#include "ai/bigtwo/play_reasons.h"

namespace parlour::bigtwo {

// The most telling reason first. `name`: what the reasons call the move.
ReasonList whyLead(const Standing& s, CardSet move, const Alternatives& others, const Phrase& name);

} // namespace parlour::bigtwo
