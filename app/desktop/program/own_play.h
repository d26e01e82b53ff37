// What the reviewed decisions of a person teach: how well they play a game, over time and by kind
// of decision, and which habits cost them most.
#pragma once

#include "app/desktop/store/statistics.h"

#include <QString>
#include <QVariantList>
#include <QVariantMap>

#include <vector>

namespace parlour {

inline constexpr int kMostHabits = 3;   // that are told
inline constexpr int kMostExamples = 3; // of a habit
inline constexpr int kLeastOften = 2;   // a mistake made once is no habit

// Of decisions as Statistics::decisions tells them: {decisions, deals, accuracy (in 100), cost (in
// words), win (costs are chances, else points), course, kinds, habits}.
//   course: at most `parts` parts of as many deals each, the first first: {from, to, accuracy, cost
//     (a number), words (of the cost)}
//   kinds: of decisions that were made, as the game lists them: {name, count, mistakes, accuracy,
//     cost (in words)}
//   habits: the dearest in all, dearest first: {words, count, examples [{id, deal, ply, finished,
//     cost (in words), kept}]}
// Costs are those of the unit of most decisions. Empty without decisions.
QVariantMap ownPlay(const QString& game, const std::vector<Statistics::OwnDecision>& decisions,
                    int parts, const Statistics::IsKept& isKept);

// The decisions as a table of comma-separated values, with a line of names at first.
QByteArray asTable(const QString& game, const std::vector<Statistics::OwnDecision>& decisions);

} // namespace parlour
