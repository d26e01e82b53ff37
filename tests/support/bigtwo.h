// Big Two positions from card names.
#pragma once

#include "core/bigtwo/rules.h"

#include <catch2/catch.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace parlour::bigtwo {

inline std::ostream& operator<<(std::ostream& out, const CardSet& cards) {
    return out << BigTwo::toText(cards);
}

} // namespace parlour::bigtwo

namespace parlour::test {
// Other games have helpers of the same names.
inline namespace of_bigtwo {

using bigtwo::BigTwo;

// Cards separated by blanks, in any order.
inline bigtwo::CardSet cardSet(std::string_view texts) {
    bigtwo::CardSet set;
    for (std::size_t at = 0; at + 2 <= texts.size(); at += texts[at] == ' ' ? 1 : 2)
        if (texts[at] != ' ')
            set.insert(bigtwo::fromFrench(french::parseCard(texts.substr(at, 2)).value()));
    return set;
}

inline bigtwo::CardSet readMove(std::string_view text) { return BigTwo::parseMove(text).value(); }

// All ways to play.
inline std::vector<bigtwo::Options> allOptions() {
    std::vector<bigtwo::Options> all;
    for (int bits = 0; bits < 32; ++bits)
        all.push_back(
            {(bits & 1) != 0, (bits & 2) != 0, (bits & 4) != 0, (bits & 8) != 0, (bits & 16) != 0});
    return all;
}

// A game in which the seats hold these cards, all others have been played, and it is seat 0's turn
// to lead. Hands may be of any size.
inline bigtwo::State endgame(const std::vector<std::string>& hands,
                             const bigtwo::Options& options = {}) {
    bigtwo::State state;
    state.pub.options = options;
    state.pub.played = bigtwo::kDeck;
    state.pub.turns = state.pub.roundStart = 1; // not the first turn
    state.pub.history[0] = bigtwo::Turn(0, {});
    for (std::size_t seat = 0; seat < hands.size(); ++seat) {
        state.hands[seat] = cardSet(hands[seat]);
        REQUIRE((state.hands[seat] - state.pub.played).empty());
        state.pub.played -= state.hands[seat];
        state.pub.handSizes[seat] = static_cast<std::uint8_t>(state.hands[seat].size());
    }
    return state;
}

// Plays the moves, each of which must be legal.
inline bigtwo::State after(bigtwo::State state, const std::vector<std::string>& moves) {
    for (const std::string& text : moves) {
        INFO(text);
        REQUIRE(BigTwo::toMove(state) != kNoSeat);
        REQUIRE(BigTwo::objection(state, readMove(text)).empty());
        BigTwo::apply(state, readMove(text));
    }
    return state;
}

// Such a game; the others hold these cards.
inline bigtwo::State leading(const std::string& hand, const std::vector<std::string>& others) {
    return endgame({hand, others[0], others[1], others[2]});
}
// The seat with the hand answers the lead of the first other seat, which holds more cards.
inline bigtwo::State answering(const std::string& lead, const std::string& hand,
                               const std::vector<std::string>& others) {
    return after(endgame({lead + " " + others[0], hand, others[1], others[2]}),
                 {BigTwo::toText(cardSet(lead))});
}

inline bigtwo::State randomStart(const bigtwo::Options& options, Rng& rng) {
    return BigTwo::start(options, BigTwo::deal(options, rng));
}

inline bigtwo::Observation viewToMove(const bigtwo::State& state) {
    return BigTwo::observe(state, BigTwo::toMove(state));
}

inline std::string objectionTo(const bigtwo::State& state, std::string_view cards) {
    return BigTwo::objection(state, cardSet(cards)).english;
}

} // namespace of_bigtwo
} // namespace parlour::test
