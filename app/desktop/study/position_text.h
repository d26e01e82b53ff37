// Positions as text, from the clipboard and from files: app/lab/PROTOCOL.md section 1, or a saved
// game, whose position it is then.
#pragma once

#include "core/play/record.h"
#include "core/play/table.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace parlour {

struct OpenedPosition {
    std::unique_ptr<Table> table;
    std::vector<Record::Player> players; // of a saved game; else none
};

// Errors say where: too long, not JSON, no position, an unknown game, an impossible deal, an
// illegal move.
Result<OpenedPosition> readPosition(const QByteArray& text);

// The same of a file, if it holds a position; none: it is a saved game or something else.
std::optional<Result<OpenedPosition>> readPositionFile(const QString& file);

// The position on one line, with its end.
QByteArray positionText(const Table& table);

} // namespace parlour
