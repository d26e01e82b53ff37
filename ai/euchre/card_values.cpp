// Bred by a genetic algorithm that let HIGH! play with the values against HIGH! with the figure's,
// in the game of the thesis' experiments; only their order counts. To repeat:
// parlour-lab train euchre --table card-values.
#include "ai/euchre/card_values.h"

namespace parlour::euchre {

const CardValues kLearnedValues{25, 24, 96, 29, 36, 31,  // trumps
                                25, 27, 26, 55, 58, 10,  // led
                                1,  53, 45, 28, 51, 84,  // the trumps' colour
                                8,  9,  56, 62, 63, 85}; // the rest

} // namespace parlour::euchre
