// What speaks against a bid or a play.
#pragma once

#include "ai/base/drawbacks.h"
#include "ai/doudizhu/standing.h"

namespace parlour::doudizhu {

// What may be said of plays that are as good as the advised one is no drawback of others.
struct GoodPlays {
    int split = 0;    // how many cards they take apart that are better played together
    int fewest = 20;  // how many one of them gets rid of, at least
    Pattern lowest{}; // the lowest of those like the advised one

    void add(const Standing& s, Cards cards, Pattern advised);
};

// For somebody who weighs the move against the advised one.
Drawbacks drawbacksOf(const Standing& s, Move move, Move advised, const GoodPlays& good = {});

} // namespace parlour::doudizhu
