// The core's English sentences in the player's language.
#pragma once

#include "core/base/phrase.h"
#include "core/base/result.h"
#include "core/base/words.h"

#include <QString>
#include <QStringList>

namespace parlour {

QString translated(const Phrase& phrase);
QString translated(const Words& words);
// A reason as advice. Player arguments become the names of their seats.
QString translated(const Reason& reason, const QStringList& seatNames);
// A reason as what the player of that name thinks.
QString translatedThought(const Reason& reason, const QStringList& seatNames, const QString& name);
QString translated(const Error& error);
QString capitalised(const QString& words); // as at the start of a line
// One sentence after another, without the empty ones.
QString joined(QStringList sentences);

} // namespace parlour
