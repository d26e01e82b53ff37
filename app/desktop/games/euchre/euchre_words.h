// Euchre in words and pictures.
#pragma once

#include "core/euchre/rules.h"

#include <QString>

namespace parlour {

class EuchreWords {
public:
    static QString face(Card card); // "KC"
    static QString name(Card card); // "king of clubs"
    // As in the corner of the card; with its own suit if it counts as another.
    static QString sign(Card card, int trump);
    static QString letter(int suit);        // "H"
    static QString suit(int suit);          // "Hearts"
    static QString text(euchre::Move move); // in the game's notation

    static bool isBid(euchre::Move move);
    // A seat's move: "Order up, alone", "queen of hearts". The dealer says "Pick it up".
    static QString move(euchre::Move move, bool isDealer);
};

} // namespace parlour
