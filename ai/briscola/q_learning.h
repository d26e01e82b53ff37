// Learns Briscola's Q-table (Appendix A, section III-B with its Algorithms 2 and 3).
#pragma once

#include "ai/briscola/q_table.h"
#include "core/base/rng.h"

namespace parlour::briscola {

// Continues the learning of a table by a game. The table alone, with its seed and its number of
// games, determines what comes next. No heap.
void learnFromGame(QTable& table);

// The action of the highest value, among equal ones by lot. `count`: the cards in the hand.
int bestAction(std::span<const QTable::Value, QTable::kActions> values, int count, Rng& rng);

} // namespace parlour::briscola
