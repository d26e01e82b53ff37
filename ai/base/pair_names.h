// Names of pairs, for games in which the two is the highest rank.
#pragma once

#include "core/base/phrase.h"

#include <array>
#include <cassert>
#include <cstddef>

namespace parlour {

// "pair of queens"; rank 0 is the three, rank 12 the two. Precondition: no joker.
inline const Phrase& pairName(int rank) {
    static constexpr std::array<Phrase, 13> kNames{PARLOUR_PHRASE("French cards", "pair of threes"),
                                                   PARLOUR_PHRASE("French cards", "pair of fours"),
                                                   PARLOUR_PHRASE("French cards", "pair of fives"),
                                                   PARLOUR_PHRASE("French cards", "pair of sixes"),
                                                   PARLOUR_PHRASE("French cards", "pair of sevens"),
                                                   PARLOUR_PHRASE("French cards", "pair of eights"),
                                                   PARLOUR_PHRASE("French cards", "pair of nines"),
                                                   PARLOUR_PHRASE("French cards", "pair of tens"),
                                                   PARLOUR_PHRASE("French cards", "pair of jacks"),
                                                   PARLOUR_PHRASE("French cards", "pair of queens"),
                                                   PARLOUR_PHRASE("French cards", "pair of kings"),
                                                   PARLOUR_PHRASE("French cards", "pair of aces"),
                                                   PARLOUR_PHRASE("French cards", "pair of twos")};
    assert(static_cast<std::size_t>(rank) < kNames.size());
    return kNames[static_cast<std::size_t>(rank)];
}

// "queens": several of a rank, where it does not matter how many. Precondition: as above.
inline const Phrase& ranksName(int rank) {
    static constexpr std::array<Phrase, 13> kNames{
        PARLOUR_PHRASE("French cards", "threes"), PARLOUR_PHRASE("French cards", "fours"),
        PARLOUR_PHRASE("French cards", "fives"),  PARLOUR_PHRASE("French cards", "sixes"),
        PARLOUR_PHRASE("French cards", "sevens"), PARLOUR_PHRASE("French cards", "eights"),
        PARLOUR_PHRASE("French cards", "nines"),  PARLOUR_PHRASE("French cards", "tens"),
        PARLOUR_PHRASE("French cards", "jacks"),  PARLOUR_PHRASE("French cards", "queens"),
        PARLOUR_PHRASE("French cards", "kings"),  PARLOUR_PHRASE("French cards", "aces"),
        PARLOUR_PHRASE("French cards", "twos")};
    assert(static_cast<std::size_t>(rank) < kNames.size());
    return kNames[static_cast<std::size_t>(rank)];
}

} // namespace parlour
