// How a game's deal is laid out by hand: which places it has for cards or tiles, and where these
// stand in the deal's JSON (app/lab/PROTOCOL.md section 1).
#pragma once

#include "core/play/game.h"

#include <QString>

#include <cstddef>
#include <limits>
#include <string>
#include <vector>

namespace parlour {

struct DealPlace {
    QString title;       // %1: the name of the seat
    Seat seat = kNoSeat; // whose place it is; kNoSeat: nobody's
    // Into the deal (RFC 6901): to a list, to one piece or, without a count, to a text with a
    // letter for each piece.
    std::string pointer;
    std::size_t first = 0; // the part of the list
    std::size_t count = std::numeric_limits<std::size_t>::max();
    bool isOrdered = false; // the order counts
};

struct DealForm {
    std::vector<DealPlace> places;
    std::string order;       // of the first letters of pieces, where no other order counts
    QString seatTitle;       // what one seat is chosen to be: "Dealer"; empty: none is
    std::string seatPointer; // its number
};

// A card, a tile or a figure.
struct DealPiece {
    QString name;
    QString picture; // of a French card its code, else "italian/KC"
};

} // namespace parlour
