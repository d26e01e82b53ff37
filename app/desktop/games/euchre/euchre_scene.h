// Where every card of a Euchre deal lies at a moment of it, and what a viewer sees of it.
#pragma once

#include "card_table.h"
#include "core/euchre/rules.h"
#include "core/play/timeline.h"

#include <vector>

namespace parlour::euchre {

// Stock: what is not dealt, and later the dealer's discard. Won: the tricks of a side.
enum class Zone { Stock, Upcard, Hand, Trick, LastTrick, Won };

struct Trick {
    std::vector<Play> plays;
    Seat winner = kNoSeat;
};

struct Scene {
    std::vector<CardPlace> cards; // clubs first, nine to ace
    State state;                  // as far as the moment shows it
    std::vector<Trick> tricks;    // cleared away
};

Scene sceneAt(const Timeline<Euchre>& timeline, const Moment& moment, const Viewing& viewing);

// As a hand is held: trumps first, then suits of changing colours, each from the highest down.
std::array<int, french::kSuits> suitOrder(int trump);
std::vector<Card> sorted(CardSet hand, int trump);

} // namespace parlour::euchre
