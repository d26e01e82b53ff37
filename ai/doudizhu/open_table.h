// A deal in play with all hands open: what playouts need of a State, kept small because they copy
// it for every play they try.
#pragma once

#include "core/doudizhu/rules.h"

#include <array>
#include <cstdint>

namespace parlour::doudizhu {

struct OpenTable {
    std::array<Cards, kPlayers> hands{};
    Pattern toBeat; // none: the seat to move leads
    std::int8_t owner = kNoSeat;
    std::int8_t next = 0;
    std::int8_t landlord = 0;
    std::uint8_t bombs = 0; // bombs played, without the rocket
    bool rocket = false;    // whether it has been played
    Kickers rule = Kickers::Any;
    std::array<std::uint8_t, kPlayers> plays{};

    OpenTable() = default;
    // Precondition: the bidding is over and there is a landlord.
    explicit OpenTable(const State& state)
        : hands(state.hands),
          toBeat(state.pub.toBeat),
          owner(state.pub.owner),
          next(state.pub.next),
          landlord(state.pub.landlord),
          bombs(state.pub.bombs),
          rocket(state.pub.rocket),
          rule(state.pub.options.kickers),
          plays(state.pub.plays) {}

    static constexpr Seat after(Seat seat) { return seat == kPlayers - 1 ? 0 : seat + 1; }

    Cards hand(Seat seat) const { return hands[static_cast<std::size_t>(seat)]; }
    Cards handToMove() const { return hand(next); }
    int cards() const { return hands[0].size() + hands[1].size() + hands[2].size(); }
    bool isLead() const { return !toBeat; }
    bool isOver() const { return owner != kNoSeat && hand(owner).empty(); }
    bool areAllies(Seat a, Seat b) const { return a == b || (a != landlord && b != landlord); }
    bool hasWon(Seat seat) const { return areAllies(seat, owner); } // precondition: over
    // 0 the landlord, 1 the seat after, 2 the seat before.
    int role(Seat seat) const {
        const int steps = seat - landlord;
        return steps < 0 ? steps + kPlayers : steps;
    }

    void pass() {
        next = static_cast<std::int8_t>(after(next));
        if (next == owner) toBeat = {};
    }
    void play(Cards cards, Pattern pattern) {
        const auto seat = static_cast<std::size_t>(next);
        hands[seat] -= cards;
        ++plays[seat];
        bombs = static_cast<std::uint8_t>(bombs + (pattern.kind == Kind::Bomb));
        rocket |= pattern.kind == Kind::Rocket;
        toBeat = pattern;
        owner = next;
        next = static_cast<std::int8_t>(after(next));
    }
    // Preconditions: the play is legal and has this pattern.
    void apply(Cards cards, Pattern pattern) { cards.empty() ? pass() : play(cards, pattern); }
};

} // namespace parlour::doudizhu
