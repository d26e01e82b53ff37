// What speaks for a play that beats the table.
#pragma once

#include "ai/bigtwo/play_reasons.h"

namespace parlour::bigtwo {

// The most telling reason first. `name`: what the reasons call the move.
ReasonList whyAnswer(const Standing& s, CardSet move, const Alternatives& others,
                     const Phrase& name);

} // namespace parlour::bigtwo
