// What sets a step apart from the advised one where it loses nothing that this wins.
#pragma once

#include "ai/base/drawbacks.h"
#include "ai/samurai/losses.h"

#include <optional>

namespace parlour::samurai {

// The figures that a step wins.
FigureList ownCaptures(const Step& step);

// The figures that its tile counts for.
FigureList countedBy(const Step& step);

// Where the land tile of a step, which the advised one keeps, would still take the lead for most
// figures, and no other land tile of the hand would, but for where the step puts it.
std::optional<FiguresAt> soleLead(const Pair& pair);

// What a step gives up for what it captures.
void addPrice(Drawbacks& list, const Pair& pair);
// That what it leaves to be captured later is less sure than what it captures.
void addUrgency(Drawbacks& list, const Pair& pair);
// By how little a step puts the observer ahead for a figure.
Reason onlyAhead(const Step& step, int settlement, int caste);
// That it leads by less where it takes the lead.
void addNarrower(Drawbacks& list, const Pair& pair);
// That what it counts for is further from capture than what the advised one does.
void addSlower(Drawbacks& list, const Pair& pair);
// That it does not surround what the advised step helps to surround.
void addNotCloser(Drawbacks& list, const Pair& pair);
// That it can still be made after the advised one, a fast tile.
void addAfterwards(Drawbacks& list, const Pair& pair);
// That it captures more after that.
void addOnlyAfter(Drawbacks& list, const Pair& pair);
// That it leaves what a normal tile could capture after the advised one, a ship or an exchange.
void addUnprepared(Drawbacks& list, const Pair& pair);
// That a tile, which the advised step keeps, does something better elsewhere.
void addSpent(Drawbacks& list, const Pair& pair);

// That the advised tile does as much as a moved one.
void addExchangeKept(Drawbacks& list, const Pair& pair);

// Why the tile of a step is better kept, if there is a reason.
std::optional<Reason> isBetterKept(const Pair& pair);

// Of a move against which nothing else speaks, and that is hardly worse.
Reason isClose();
// The same of one that takes the lead for as many figures, but for others.
Reason isCloseByLeads();
bool leadsAsMany(const Pair& pair);
// The same of one with the advised tile that does for another settlement what the advised step
// does: why that does not suit as well, if that is known.
std::optional<Reason> isCloseElsewhere(const Pair& pair);

} // namespace parlour::samurai
