// How a game shows itself outside its own table: names, pictures, its table and rules in QML.
#pragma once

#include "core/base/phrase.h"
#include "core/play/viewpoint.h"

#include <QString>
#include <QStringList>

#include <vector>

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
    std::vector<int> matchDeals = {};
    std::vector<int> matchPoints = {};

    // How a deal stands for a seat in a few words, and up to three of its cards (pictures), for the
    // strip that continues it.
    QString (*standing)(const Table& table, Seat seat) = nullptr;
    QStringList (*pictures)(const Table& table, Seat seat) = nullptr;

    bool beginnerIsChosen = true; // by who plays; else the deal says who begins
};

// A function of what a seat knows, for any table of that game.
template <Game G, auto kFunction> auto seenBy(const Table& table, Seat seat) {
    return kFunction(viewpointOf<G>(table, {seat}).view(seat));
}

} // namespace parlour
