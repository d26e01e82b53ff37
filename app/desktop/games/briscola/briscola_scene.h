// Where every card of a Briscola game lies at a moment of it, and what a viewer sees of it.
#pragma once

#include "card_model.h"
#include "core/briscola/rules.h"
#include "core/play/match.h"

#include <array>
#include <vector>

namespace parlour::briscola {

enum class Zone { Stock, Trump, Hand, Trick, LastTrick, Pile };

// After so many cards, and how far their trick has been cleared away.
struct Moment {
    enum class Stage { Undealt, Lying, Collected, Drawn };
    int played = 0;
    Stage stage = Stage::Drawn;
};

struct Viewing {
    std::array<bool, kMostSeats> isOpen{}; // whose hand is seen
    Seat playable = kNoSeat;               // whose cards may be played now
    double tempo = 1;                      // factor on delays
};

struct Scene {
    std::vector<CardPlace> cards; // in the order of the deck
    Public pub;                   // as far as the moment shows it
};

Scene sceneAt(const Match<Briscola>& match, const Moment& moment, const Viewing& viewing);

} // namespace parlour::briscola
