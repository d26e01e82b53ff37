// Rule options between forms, files and commands.
#pragma once

#include "ai/catalogue/games.h"

#include <QStringList>
#include <QVariantMap>

namespace parlour {

// For QML: name to value.
QVariantMap toVariants(const Json& options);
// The same back: those that the game has, with one of its values.
Json optionsFrom(const GameEntry& game, const QVariantMap& chosen);
// "--option name=value" for each.
QStringList optionArguments(const Json& options);
// The member "options" of a run; a run of an earlier version has none. Errors name what the game
// does not know.
Result<Json> optionsMember(const GameEntry& game, const Json& run);

} // namespace parlour
