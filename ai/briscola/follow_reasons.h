// What speaks for a card in a trick that has begun: one that takes it, or one that does not.
#pragma once

#include "ai/briscola/card_choice.h"

namespace parlour::briscola {

// The most telling reason first. Precondition: the card would be ahead in the trick.
void addTaking(const CardChoice& c, ReasonList& reasons);
// What is told of it: a trump that was not led trumps the trick.
Reason trumped(const CardChoice& c, const Reason& told);
// The reasons for one that would not.
void addLosing(const CardChoice& c, ReasonList& reasons);

} // namespace parlour::briscola
