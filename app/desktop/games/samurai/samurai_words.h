// Samurai in words: what tiles, spaces, moves and captures are called at the table.
#pragma once

#include "app/desktop/games/samurai/samurai_scene.h"
#include "core/samurai/rules.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <QVariantMap>

#include <vector>

namespace parlour {

// How to name the players: the only person at the table is "you".
struct Speech {
    QStringList names; // of the seats
    Seat you = kNoSeat;
};

class SamuraiWords {
    Q_DECLARE_TR_FUNCTIONS(SamuraiWords)

public:
    static QString caste(int caste);                      // "Buddha"
    static QString tile(samurai::Tile tile);              // "Buddha 2"
    static QString about(samurai::Tile tile);             // what it does
    static QString settlement(const samurai::Cell& cell); // "Kyoto"
    // "Kyoto", or "M12 by Kyoto"
    static QString space(const samurai::Board& board, samurai::Place place);
    static QString move(const samurai::Public& before, const samurai::Move& move);
    static QString step(const samurai::Board& board, const samurai::Event& event); // in the past

    // Who leads by these sums, one for each seat: "You lead", "A tie", "Nobody yet".
    static QString lead(const std::vector<int>& sums, const Speech& speech);
    // "You 4, Hana 2"; empty when all are 0.
    static QString sums(const std::vector<int>& sums, const Speech& speech);
    // "The Buddha of Kyoto goes to Hana, 4 to 2"
    static QString capture(const samurai::Board& board, const SamuraiScene::Captured& captured,
                           const Speech& speech);
    // The name of a picture: "samurai/1-helmet-4", "samurai/token-rice"
    static QString picture(int clan, samurai::Tile tile);
    static QString picture(int caste);
    // Of a tile, for QML: {code, picture, name, about, fast}
    static QVariantMap tileMap(samurai::Tile tile, int clan);
};

} // namespace parlour
