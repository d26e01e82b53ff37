// What speaks for the lead of a card.
#pragma once

#include "ai/briscola/card_choice.h"

namespace parlour::briscola {

// The most telling reason first. Precondition: no card is on the table.
void addLead(const CardChoice& c, ReasonList& reasons);

} // namespace parlour::briscola
