// Samurai in words: what tiles, spaces, moves and captures are called at the table.
#pragma once

#include "core/samurai/rules.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <vector>

namespace parlour {

// Who may be spoken to: the only person at the table is "you".
struct Speech {
    QStringList names; // of the seats
    Seat you = kNoSeat;
};

class SamuraiWords {
    Q_DECLARE_TR_FUNCTIONS(SamuraiWords)

public:
    static QString caste(int caste); // "Buddha"
    static QString castes(samurai::CasteSet castes);
    static QString tile(samurai::Tile tile);              // "Buddha 2"
    static QString town(const samurai::Cell& settlement); // "Kyoto"
    // "Kyoto" or "M12"
    static QString space(const samurai::Board& board, samurai::Place place);
    // "M12 (Kyoto, Nagoya)": with the settlements that it touches
    static QString spaceAndTowns(const samurai::Board& board, const samurai::Cell& cell);
    static QString move(const samurai::Public& before, const samurai::Move& move);

    // Who leads by these sums, one for each seat: "You lead", "A tie", "Nobody yet".
    static QString lead(const std::vector<int>& sums, const Speech& speech);
    // "You 4, Hana 2"; empty when all are 0.
    static QString sums(const std::vector<int>& sums, const Speech& speech);
    // "The Buddha of Kyoto goes to Hana, 4 to 2"
    static QString capture(const samurai::Public& after, const samurai::Capture& capture,
                           const Speech& speech);
    // The name of a picture: "samurai/1-helmet-4", "samurai/token-rice"
    static QString picture(int clan, samurai::Tile tile);
    static QString picture(int caste);
};

// The influence of all seats on a figure.
std::vector<int> influences(const samurai::Public& pub, int settlement, int caste);

} // namespace parlour
