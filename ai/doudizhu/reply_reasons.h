// What speaks for a play that beats the table.
#pragma once

#include "ai/doudizhu/play_reasons.h"

namespace parlour::doudizhu {

// The most telling reason first. `name`: what the reasons call the play.
ReasonList whyReply(const Standing& s, Cards cards, Pattern pattern, const Alternatives& others,
                    const Phrase& name);

} // namespace parlour::doudizhu
