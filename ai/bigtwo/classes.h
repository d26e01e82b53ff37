// How much a play is worth in control of the game: the four classes of section 3.1 of the paper,
// and its Algorithm 1, for players and for the table.
#pragma once

#include "core/bigtwo/state.h"

namespace parlour::bigtwo {

enum class Class : std::uint8_t {
    A, // higher than all that the others can have of its kind: it takes control
    B, // only few of theirs are higher
    C, // what is neither A, B nor D
    D  // lower than all of theirs: nobody plays it unless he leads
};

// "A"
const Phrase& className(Class c);

// The class of a single card, pair, three of a kind or five-card play against these cards, none of
// which it contains; all together count as one hand. Against nothing of its size it is A.
Class classOf(Combination play, CardSet unseen, const Options& options);

// The same for cards in the hand of the observer. Precondition: they are a play.
Class classOf(CardSet play, const Observation& view);

} // namespace parlour::bigtwo
