// How each game shows itself outside its own table: names, pictures, its table and rules in QML.
#pragma once

#include "core/base/phrase.h"
#include "core/play/table.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <span>

namespace parlour {

struct GameFace {
    const char* id;
    Phrase name;
    Phrase tagline;     // what it is about, two short lines
    Phrase players;     // "2 to 4 players"
    const char* source; // what its players are made after
    const char* tableQml;
    const char* rulesQml;

    // What a match may be played to, besides deal after deal without end.
    QList<int> matchDeals = {};
    QList<int> matchPoints = {};

    // The standing of a game in a few words, and up to three cards (pictures) of the viewer, for
    // the strip that continues it.
    QString (*standing)(const Table& table, int viewer) = nullptr;
    QStringList (*pictures)(const Table& table, int viewer) = nullptr;

    bool beginnerIsChosen = true; // by who plays; else the deal says who begins
};

std::span<const GameFace> gameFaces();
// Precondition: the id is one of them.
const GameFace& gameFace(const QString& id);

} // namespace parlour
