// What the new-game sheet offers for a game, and how what was chosen there travels.
#pragma once

#include "core/play/options.h"

#include <QCoreApplication>
#include <QString>
#include <QVariant>

namespace parlour {

class GameEntry;
struct GameFace;

class GameOffer {
    Q_DECLARE_TR_FUNCTIONS(GameOffer)

public:
    // As described at Program::offer.
    static QVariantMap of(const GameEntry& entry, const GameFace& face);
    // Whom people meet unless they choose: from the middle of the ladder.
    static QString usualAgent(const GameEntry& entry);

    // A rule option's value as QML knows it, and back. One of one's own travels as its text, for
    // QML to keep and hand on.
    static QVariant toVariant(const Json& value);
    static Json toJson(const QVariant& value);
    // A value of one's own: {value, title, players (0: any)}
    static QVariantMap ownValue(const OptionSpec::Value& value);

private:
    // The levels first, then the other players, then those that cheat.
    static QVariantList opponents(const GameEntry& entry);
};

} // namespace parlour
