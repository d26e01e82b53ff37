// Doudizhu positions from texts.
#pragma once

#include "core/doudizhu/rules.h"

#include <catch2/catch.hpp>

#include <sstream>
#include <string>
#include <vector>

namespace parlour::doudizhu {

inline std::ostream& operator<<(std::ostream& out, Cards cards) {
    return out << (cards.empty() ? "no cards" : toText(cards));
}
inline std::ostream& operator<<(std::ostream& out, Move move) {
    return out << Doudizhu::toText(move);
}
inline std::ostream& operator<<(std::ostream& out, Pattern pattern) {
    return out << patternName(pattern).english << " of " << int{pattern.length} << " from "
               << rankName(pattern.lowest).english;
}

} // namespace parlour::doudizhu

namespace parlour::test {
// Other games have helpers of the same names.
inline namespace of_doudizhu {

using doudizhu::Doudizhu;

inline constexpr doudizhu::Kickers kKickerRules[] = {
    doudizhu::Kickers::Any, doudizhu::Kickers::Common, doudizhu::Kickers::Distinct};

inline doudizhu::Cards ranks(std::string_view text) { return doudizhu::parseCards(text).value(); }

inline doudizhu::Pattern patternFrom(std::string_view text,
                                     doudizhu::Kickers rule = doudizhu::Kickers::Any) {
    return doudizhu::patternOf(ranks(text), rule);
}

// This many cards, drawn from these.
inline doudizhu::Cards drawCards(doudizhu::Cards from, int count, Rng& rng) {
    std::vector<int> deck;
    for (const int rank : from.ranks()) deck.insert(deck.end(), from.count(rank), rank);
    rng.shuffle(std::span(deck));
    doudizhu::Cards drawn;
    for (int i = 0; i < count && i < static_cast<int>(deck.size()); ++i)
        drawn += doudizhu::Cards::of(deck[static_cast<std::size_t>(i)]);
    return drawn;
}

// A deal without bidding, seat 0 the landlord with these cards (kitty and all), the peasants with
// theirs. Hands may be short.
inline doudizhu::State table(const std::string& landlord, const std::string& first,
                             const std::string& second, const doudizhu::Options& options = {}) {
    doudizhu::State state;
    state.pub.options = options;
    state.pub.landlord = 0;
    state.pub.bid = 1;
    const std::string* texts[] = {&landlord, &first, &second};
    for (std::size_t seat = 0; seat < doudizhu::kPlayers; ++seat) {
        state.hands[seat] = ranks(*texts[seat]);
        state.pub.handSizes[seat] = static_cast<std::uint8_t>(state.hands[seat].size());
    }
    return state;
}

// The same with all other cards already played.
inline doudizhu::State endgame(const std::string& landlord, const std::string& first,
                               const std::string& second) {
    doudizhu::State state = table(landlord, first, second);
    state.pub.played = doudizhu::kDeck;
    for (const doudizhu::Cards hand : state.hands) {
        REQUIRE(state.pub.played.contains(hand));
        state.pub.played -= hand;
    }
    return state;
}

// Plays the moves, separated by blanks ("bid1" is a bid), each of which must be legal.
inline doudizhu::State after(doudizhu::State state, const std::string& moves) {
    std::istringstream in(moves);
    for (std::string text; in >> text;) {
        if (text.starts_with("bid")) text.insert(3, " ");
        const auto move = Doudizhu::parseMove(text);
        REQUIRE(move);
        REQUIRE(Doudizhu::toMove(state) != kNoSeat);
        INFO(text << ": " << Doudizhu::objection(state, *move).english);
        REQUIRE(Doudizhu::objection(state, *move).empty());
        Doudizhu::apply(state, *move);
    }
    return state;
}

inline doudizhu::Observation viewToMove(const doudizhu::State& state) {
    return Doudizhu::observe(state, Doudizhu::toMove(state));
}

} // namespace of_doudizhu
} // namespace parlour::test
