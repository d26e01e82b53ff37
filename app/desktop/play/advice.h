// What a hint says, for QML: what to play, how the other moves compare, what the numbers are, and
// who may hold what.
#pragma once

#include "ai/base/thinker.h"
#include "core/play/table.h"

#include <QStringList>
#include <QVariantMap>

namespace parlour {

// A thought about a move of the seat `mover` at `table`, as GameSession::hint lists it; no other
// move is shown with a higher number than the advised one. The words speak to the person to move if
// `isAboutYou`, else they speak of the player by name.
QVariantMap toMap(const Thought& thought, const Table& table, Seat mover,
                  const QStringList& seatNames, bool isAboutYou);

// The moves whose numbers it shows, the advised one first.
QStringList comparedMoves(const Thought& thought);

} // namespace parlour
