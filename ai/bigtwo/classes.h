// How strong a play is: the four classes of section 3.1 of the paper, and its Algorithm 1, for
// players and for the table.
#pragma once

#include "core/bigtwo/state.h"

namespace parlour::bigtwo {

enum class Class : std::uint8_t {
    A, // nothing of its size that the others may hold is higher: it takes control
    B, // few of their plays are higher
    C, // none of the others
    D  // all their plays are higher: it can only be led
};

// "A"
const Phrase& className(Class c);

// The class of a play against all plays that `unseen`, taken as one hand, allows. Without any play
// of its size it is A. Precondition: the play's cards are not in `unseen`.
Class classOf(Combination play, CardSet unseen, const Options& options);

// The share, 0 to 1, of those plays of its size that it beats; 1 if there are none.
double shareBeaten(Combination play, CardSet unseen, const Options& options);

// The class for cards in the observer's hand. Precondition: they form a play.
Class classOf(CardSet play, const Observation& view);

} // namespace parlour::bigtwo
