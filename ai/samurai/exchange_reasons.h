// Why figures or tiles are exchanged.
#pragma once

#include "ai/samurai/explained_step.h"

namespace parlour::samurai {

// What speaks for an exchange of figures. Precondition: the step is one.
void addFigures(Causes& list, const Step& step);
// Why figures are exchanged where nothing else can be said.
Reason explainSwapping();
// What another seat gets by it, or else what the observer gives up. Precondition as above.
std::optional<Reason> givenInExchange(const Step& step);
// From where to where a tile exchange moves which tile, if spaces can be named so; `told`: the
// figures that it is told to move for. Precondition: the step is one.
std::optional<Reason> explainMoving(const Step& step, const FigureList& told);
// The lead, or else the tie, that it gives up where the tile lay. Precondition as above.
std::optional<Reason> givenUp(const Step& step);

} // namespace parlour::samurai
