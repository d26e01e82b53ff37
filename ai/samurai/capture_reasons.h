// Who gets the figures that a step takes from the board, and what that means.
#pragma once

#include "ai/samurai/explained_step.h"

namespace parlour::samurai {

// What one more figure of a caste would mean to the observer, if that is much.
std::optional<Reason> stake(const Step& step, int caste);
// What it would mean to another seat.
std::optional<Reason> stakeOf(const Step& step, Seat seat, int caste);

// A figure by whose capture the observer's lead in its kind becomes safe, if there is one.
std::optional<Capture> settlingCapture(const Step& step);

// The figures that the observer captures.
void addOwn(Causes& list, const Step& step);
// Figures that nobody gets; first those that another seat led for.
void addTies(Causes& list, const Step& step);
// What others get by a step that does not win the game; of several the one that gets most.
std::optional<Reason> givenAway(const Step& step);
// That a figure for which nobody led is set aside where the observer captures another one.
std::optional<Reason> setAsideToo(const Step& step);
// The only figure captured goes to another seat, and the observer stays ahead in its kind.
std::optional<Reason> explainGiven(const Step& step);
// How the game ends by a step. Precondition: it does.
Reason ending(const Step& step);

} // namespace parlour::samurai
