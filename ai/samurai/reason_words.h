// The names of what Samurai's reasons speak of.
#pragma once

#include "core/samurai/rules.h"

namespace parlour::samurai {

// A figure is always what somebody fights for, takes or moves: in languages with cases, one case.
const Phrase& figureName(int caste);
const Phrase& anyFigureName(int caste); // of several that are still to be placed, "a helmet"
const Phrase& figuresName(int caste);   // of one kind, "the helmets"
const Phrase& allFigures(int count);    // of a settlement that has as many, at least two
// Any of those of a settlement.
const Phrase& figuresAt(const Public& pub, int settlement, CasteSet castes);
const Phrase& kindName(int caste);      // after "in"
const Phrase& figureCount(int figures); // of several settlements: at least two
// With what it counts for, unlike the short tileName of rows and buttons: "ship of strength 2".
const Phrase& tileWords(Tile tile);
Phrase placeName(const Public& pub, int settlement);

} // namespace parlour::samurai
