// Where every card of a Briscola game lies at a moment of it, and what a viewer sees of it.
#pragma once

#include "card_table.h"
#include "core/briscola/rules.h"
#include "core/play/timeline.h"

#include <array>
#include <vector>

namespace parlour::briscola {

enum class Zone { Stock, Trump, Hand, Trick, LastTrick, Pile };

struct Scene {
    std::vector<CardPlace> cards; // in the order of the deck
    Public pub;                   // as far as the moment shows it
};

Scene sceneAt(const Timeline<Briscola>& timeline, const Moment& moment, const Viewing& viewing);

} // namespace parlour::briscola
