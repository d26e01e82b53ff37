// How strong the only person at the table is, among the rated levels of a game.
#pragma once

#include "app/desktop/store/statistics.h"

#include <QVariantMap>

#include <vector>

namespace parlour {

class GameEntry;
struct GameFace;

// Of finished games of one person, those against rated levels only, {games: how many those are,
// elo, low, high (Strength), rungs: [{spec, elo}], the weakest first}; without games only the
// rungs.
QVariantMap ownStrength(const GameEntry& entry, const GameFace& face,
                        const std::vector<Statistics::SeatResults>& games);

} // namespace parlour
