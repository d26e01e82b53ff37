// How a world ends for the observer.
#pragma once

namespace parlour {

struct Outcome {
    double win = 0; // the chance to win
    double score = 0;

    Outcome& operator+=(const Outcome& other) {
        win += other.win;
        score += other.score;
        return *this;
    }
};

} // namespace parlour
