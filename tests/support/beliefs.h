// What players believe about hidden cards.
#pragma once

#include "ai/base/agent.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <numeric>
#include <string_view>
#include <vector>

namespace parlour::test {

// The chances of a card; none if the player says nothing about it.
inline CardBelief beliefOf(const std::vector<CardBelief>& rows, std::string_view card) {
    const auto row = std::ranges::find(rows, card, &CardBelief::card);
    return row == rows.end() ? CardBelief{} : *row;
}

// The chance that the card is anywhere.
inline double sum(const CardBelief& row) {
    return std::accumulate(row.seats.begin(), row.seats.end(), row.elsewhere);
}

// How many cards a seat is believed to have.
inline double cardsOf(const std::vector<CardBelief>& rows, std::size_t seat) {
    return std::accumulate(rows.begin(), rows.end(), 0.0, [&](double all, const CardBelief& row) {
        return all + row.seats[seat];
    });
}

inline bool sameBeliefs(const std::vector<CardBelief>& a, const std::vector<CardBelief>& b) {
    return std::ranges::equal(a, b, [](const CardBelief& x, const CardBelief& y) {
        return x.card == y.card && x.seats == y.seats && x.elsewhere == y.elsewhere;
    });
}

} // namespace parlour::test
