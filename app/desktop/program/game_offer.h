// What the new-game sheet offers for a game, and its values on the way to QML and back.
#pragma once

#include "core/play/options.h"

#include <QCoreApplication>
#include <QString>
#include <QVariant>

namespace parlour {

class GameEntry;
struct GameFace;
struct Opponent;

class GameOffer {
    Q_DECLARE_TR_FUNCTIONS(GameOffer)

public:
    // As described at GameCatalogue::offer.
    static QVariantMap of(const GameEntry& entry, const GameFace& face);
    // The default opponent, from the middle of the ladder.
    static QString usualAgent(const GameEntry& entry);
    // The opponent of a newcomer: the weakest easy one, ours if there is one.
    static QString easyAgent(const GameEntry& entry);

    // A rule option's value for QML, and back. A custom value becomes text, which QML keeps and
    // passes on.
    static QVariant toVariant(const Json& value);
    static Json toJson(const QVariant& value);
    // A custom value: {value, title, players (0: any)}
    static QVariantMap ownValue(const OptionSpec::Value& value);

private:
    // Grouped by where they come from, our levels first; those that cheat stand apart, last.
    static QVariantList opponents(const GameEntry& entry, const GameFace& face);
    static QString heading(const Opponent& opponent, bool cheats, const GameFace& face);
    static QString source(const Opponent& opponent, const GameFace& face);
};

} // namespace parlour
