// How the program presents a game: names, pictures, and its table and rules in QML.
#pragma once

#include "app/desktop/models/course.h"
#include "app/desktop/models/deal_form.h"
#include "app/desktop/models/lesson.h"
#include "core/base/phrase.h"
#include "core/play/viewpoint.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace parlour {

struct GameFace {
    const char* id;
    Phrase name;
    Phrase tagline;      // what it is about, in two short lines
    Phrase players;      // "2 to 4 players"
    const char* source;  // the paper that its players follow
    const char* authors; // of the paper, shortly
    const char* tableQml;
    const char* rulesQml;

    // What a match can be played to, besides playing on without end.
    std::vector<int> matchDeals = {};
    std::vector<int> matchPoints = {};

    // How a deal stands for a seat, in a few words, and up to three of its cards (pictures), for
    // the strip that offers to continue it.
    QString (*standing)(const Table& table, Seat seat) = nullptr;
    QStringList (*pictures)(const Table& table, Seat seat) = nullptr;

    const Lesson& (*lesson)() = nullptr; // the guided first deal
    const Course& (*course)() = nullptr;

    // How its deals are laid out by hand, and what a deal's pieces are. Precondition: a position of
    // this game, as PROTOCOL.md has it.
    DealForm (*dealForm)(const Json& position) = nullptr;
    DealPiece (*dealPiece)(const QString& code) = nullptr;

    bool beginnerIsChosen = true; // on the sheet; else the deal says who begins
    bool sidesAreMade = false;    // in each deal: the scores say who played together
    bool isDealt = true;          // it speaks of deals of cards; else of games on a board
};

// A function of what a seat knows, for any table of that game.
template <Game G, auto kFunction> auto seenBy(const Table& table, Seat seat) {
    return kFunction(viewpointOf<G>(table, {seat}).view(seat));
}

} // namespace parlour
