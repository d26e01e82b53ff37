// Big Two: the state of a game, and what one seat knows of it.
#pragma once

#include "core/bigtwo/combination.h"
#include "core/play/game.h"

#include <array>
#include <cassert>
#include <cstdint>
#include <span>

namespace parlour::bigtwo {

inline constexpr int kSeats = 4;
inline constexpr int kHandSize = 13;
// Each loser keeps a card: at most 49 plays, with at most three passes between two of them.
inline constexpr std::size_t kMostTurns = 49 + 3 * 48;

struct Deal {
    std::array<CardSet, kSeats> hands{};
    friend bool operator==(const Deal&, const Deal&) = default;
};

// A seat's play, or pass, packed into one word.
class Turn {
public:
    constexpr Turn() = default;
    constexpr Turn(Seat seat, CardSet cards)
        : m_word(static_cast<std::uint64_t>(seat) << kSeatShift | cards.bits()) {}

    constexpr Seat seat() const { return static_cast<Seat>(m_word >> kSeatShift); }
    constexpr CardSet cards() const { return CardSet::fromBits(m_word) & kDeck; }
    constexpr bool isPass() const { return cards().empty(); }
    friend constexpr bool operator==(Turn, Turn) = default;

private:
    static constexpr int kSeatShift = 56;
    std::uint64_t m_word = 0;
};

// Something that happens in a move; everybody sees all of it.
struct Event {
    enum class Kind : std::uint8_t {
        Led,      // `seat` plays the first `cards` of a round
        Beat,     // `seat` plays `cards`, which beat those on the table
        Passed,   // `seat` passes
        RoundWon, // everyone else has passed: `seat` leads next
    };
    Kind kind = Kind::Passed;
    std::int8_t seat = kNoSeat;
    CardSet cards{};
    friend bool operator==(const Event&, const Event&) = default;
};

// What everybody at the table has seen.
struct Public {
    Options options;
    std::int8_t next = 0;        // the seat whose turn it is
    std::int8_t owner = kNoSeat; // of the play on the table
    std::uint8_t passed = 0;     // a bit for each seat that passed and is out of the round
    std::uint8_t turns = 0;      // plays and passes so far
    std::uint8_t roundStart = 0; // index in `history` of the turn that led, or will lead, the round
    std::array<std::uint8_t, kSeats> handSizes{};
    CardSet table; // the play to beat; empty: the seat to move leads (is "in control")
    CardSet played;
    std::array<Turn, kMostTurns> history{}; // the first `turns` are used, the rest are default

    bool isLead() const { return table.empty(); }
    bool isFirst() const { return turns == 0; }
    bool needsThreeOfDiamonds() const { return isFirst() && !options.firstAny; }
    bool isOver() const { return winner() != kNoSeat; }
    Seat winner() const { // only the last to play can win
        return owner != kNoSeat && handSizes[static_cast<std::size_t>(owner)] == 0 ? owner
                                                                                   : kNoSeat;
    }
    // The seat that began, which held the three of diamonds.
    Seat starter() const { return isFirst() ? next : history[0].seat(); }
    Combination toBeat() const { return combinationOf(table, options); }
    bool hasPassed(Seat seat) const { return passed >> seat & 1; }
    // The turns of the current round, the lead first.
    std::span<const Turn> round() const {
        return std::span(history).first(turns).subspan(roundStart);
    }
    friend bool operator==(const Public&, const Public&) = default;
};

struct State {
    Public pub;
    std::array<CardSet, kSeats> hands{};
    friend bool operator==(const State&, const State&) = default;
};

struct Observation {
    std::int8_t seat = 0;
    Public pub;
    CardSet hand;

    CardSet unseen() const { return kDeck - pub.played - hand; } // in the other hands
    friend bool operator==(const Observation&, const Observation&) = default;
};

} // namespace parlour::bigtwo
