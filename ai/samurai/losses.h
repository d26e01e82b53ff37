// What a step makes of figures, less than the advised one would.
#pragma once

#include "ai/samurai/explained_step.h"

#include <array>
#include <tuple>

namespace parlour::samurai {

// A step beside the advised one.
struct Pair {
    Pair(const Step& step_, const Step& advised_);

    const Step& step;
    const Step& advised;
    bool isInstead; // else the advised one can still be made after it
};

// What a step makes of a figure, less than the advised one would; from the slightest on.
enum class Harm : std::uint8_t {
    None,
    Movable,  // a rival may still catch up, but only by moving a tile
    Combined, // as Opened, but only with a ship beside
    Behind,   // further behind
    Ahead,    // less far ahead
    Caught,   // a rival may still catch up
    Opened,   // a rival may capture it with the last tile around it
    Led,      // a rival still leads
    NotLed,   // no lead
    Lost,     // a lead is given up
    SetAside,
    Exposed, // a rival, who leads, can capture it with the last tile around it
    Left,    // on the board, though it could be captured
    Given,   // to a rival, though it could go to nobody
    Yielded  // to a rival, though it could be captured
};
constexpr std::array<int, 15> kHarmWeights{// of a figure
                                           0, 1, 2, 3, 3, 8, 11, 12, 12, 13, 24, 26, 36, 40, 52};

// Figures that a step does the same harm to.
struct Loss {
    Harm harm = Harm::None;
    Seat seat = kNoSeat; // the rival, if it speaks of one
    FigureList figures;

    int count() const { return countOf(figures); }
    int weight() const { return kHarmWeights[static_cast<std::size_t>(harm)] * count(); }
    bool isGrave() const {
        constexpr int kGrave = 8;
        return weight() >= kGrave;
    }
    auto order() const { return std::tuple(-weight(), harm, seat); }
};
using Losses = boost::container::static_vector<Loss, kHarmWeights.size() * kMostSeats>;

// Whether figures stay after a step and no single tile catches the observer for any of them.
bool isSure(const Step& step, const FigureList& figures);
// The worst first.
Losses lossesOf(const Pair& pair);
// Those that the step does not make up for elsewhere, by saving as many other figures from the same
// harm, or, of leads, by what it captures.
Losses netLossesOf(const Pair& pair);
// Of the others, those that the observer makes up for by capturing more.
Losses outweighedLossesOf(const Pair& pair);
// What is said of one. Precondition: it has figures.
Reason tellLoss(const Pair& pair, const Loss& loss);

} // namespace parlour::samurai
