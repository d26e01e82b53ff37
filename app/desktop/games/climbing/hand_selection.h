// The cards a person has raised from his hand, and the plays they lead to.
#pragma once

#include "app/desktop/games/climbing/climbing_scene.h"

#include <functional>
#include <vector>

namespace parlour {

class HandSelection {
public:
    CardBits raised() const { return m_raised; }
    // The plays that hold all cards picked by hand, in the order they were given; none are
    // picked: no plays.
    const std::vector<CardBits>& choices() const { return m_choices; }
    int choice() const; // the one that is raised; -1: none
    bool hasPlays() const { return !m_plays.empty(); }

    // A play with other cards that count the same, so that it holds as many of the picked ones as
    // it can.
    using Fit = std::function<CardBits(CardBits play, CardBits picked)>;

    // What may be played now, weakest first. Keeps what is raised as far as it is still held.
    void offer(std::vector<CardBits> plays, CardBits hand, Fit fit);
    void toggle(CardBits cards);
    void raise(CardBits cards); // exactly these
    void clear() { raise(0); }
    // Raises the next of the choices (step 1) or the one before (-1). False: there are none.
    bool stepChoice(int step);
    // The same with all plays.
    bool stepPlay(int step);

private:
    void pick(CardBits cards);

    std::vector<CardBits> m_plays;
    Fit m_fit;
    std::vector<CardBits> m_choices;
    CardBits m_picked = 0;
    CardBits m_raised = 0;
};

} // namespace parlour
