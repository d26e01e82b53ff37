// The cards a person has raised from the hand, and the plays that they can become.
#pragma once

#include "app/desktop/games/climbing/climbing_scene.h"

#include <functional>
#include <vector>

namespace parlour {

class HandSelection {
public:
    CardBits raised() const { return m_raised; }
    // The plays that hold all picked cards, in the order offered; no plays if none are picked.
    const std::vector<CardBits>& choices() const { return m_choices; }
    int choice() const; // the raised one; -1: none
    bool hasPlays() const { return !m_plays.empty(); }

    // The play with cards exchanged for equals, to hold as many of the picked ones as possible.
    using Fit = std::function<CardBits(CardBits play, CardBits picked)>;

    // What may be played now, weakest first. Raised cards stay so while they are in the hand.
    void offer(std::vector<CardBits> plays, CardBits hand, Fit fit);
    void toggle(CardBits cards);
    void raise(CardBits cards); // exactly these
    void clear() { raise(0); }
    // Raises the next choice (step 1) or the previous one (-1). False: there are none.
    bool stepChoice(int step);
    // Steps through all plays instead.
    bool stepPlay(int step);

private:
    void pick(CardBits cards);

    std::vector<CardBits> m_plays;
    Fit m_fit;
    std::vector<CardBits> m_choices;
    CardBits m_raised = 0;
};

} // namespace parlour
