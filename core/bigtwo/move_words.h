// Plays of Big Two as people say them.
#pragma once

#include "core/base/words.h"
#include "core/bigtwo/rules.h"

namespace parlour::bigtwo {

// "pair: 9♣ 9♥"; a single card by its signs alone. No cards: a pass.
Words moveWords(CardSet cards, const Options& options);
inline Words moveWords(const State& before, CardSet cards) {
    return moveWords(cards, before.pub.options);
}

} // namespace parlour::bigtwo
