// What speaks for a lead.
#pragma once

#include "ai/doudizhu/play_reasons.h"

namespace parlour::doudizhu {

// The most telling reason first. `name`: what the reasons call the play.
ReasonList whyLead(const Standing& s, Cards cards, Pattern pattern, const Alternatives& others,
                   const Phrase& name);

} // namespace parlour::doudizhu
