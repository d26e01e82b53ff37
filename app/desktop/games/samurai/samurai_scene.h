// What has happened at the Samurai table so far, step by step, and what is new to a seat.
#pragma once

#include "core/samurai/rules.h"

#include <cstddef>
#include <span>
#include <vector>

namespace parlour {

class SamuraiScene {
public:
    // A figure that has left the board, and the influence that each seat had on it.
    struct Captured {
        samurai::Capture capture;
        std::vector<int> influence;
    };
    // A move of a seat, as seen at this screen, and what it led to.
    struct Step {
        samurai::Event event;
        bool beginsTurn = false;
        std::vector<Captured> captures = {};
    };

    void begin() { m_steps.clear(); }
    // `now`: what everybody knows once it has happened.
    void follow(const samurai::Event& event, const samurai::Public& now);

    const std::vector<Step>& steps() const { return m_steps; }
    // From the latest step of a seat on; kNoSeat: those of the turn being played.
    std::span<const Step> since(Seat seat) const;

private:
    std::vector<Step> m_steps;
};

// The influence of each seat on a figure.
std::vector<int> influences(const samurai::Public& pub, int settlement, int caste);

} // namespace parlour
