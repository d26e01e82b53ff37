// Doudizhu: the state of a deal, and what one seat knows of it.
#pragma once

#include "core/doudizhu/pattern.h"
#include "core/play/game.h"

#include <array>
#include <cassert>
#include <cstdint>
#include <span>

namespace parlour::doudizhu {

inline constexpr int kPlayers = 3;
inline constexpr int kHandSize = 17;
inline constexpr int kKittySize = 3;
inline constexpr int kHighestBid = 3;
// Three bids; both other players keep a card: at most 52 plays, with at most two passes between two
// of them.
inline constexpr std::size_t kMostTurns = 3 + 52 + 2 * 51;

enum class Scoring : std::uint8_t { Classic, Simple, Competition };

// The stake of each peasant, as its factors; the landlord wins or loses twice that.
struct Stake {
    int bid = 1; // 1 where bids do not count
    int bombs = 1;
    int rocket = 1;
    int spring = 1;

    constexpr int value() const { return bid * bombs * rocket * spring; }
};

// `bombs`: bombs played, without the rocket. Classic: each bomb doubles. Simple: the same, but
// neither the bid nor a spring counts. Competition: each bomb adds the bid once more, the rocket
// doubles.
constexpr Stake stakeOf(Scoring scoring, int bid, int bombs, bool rocket, bool spring) {
    const bool isSimple = scoring == Scoring::Simple;
    return {isSimple ? 1 : bid, scoring == Scoring::Competition ? 1 + bombs : 1 << bombs,
            rocket ? 2 : 1, spring && !isSimple ? 2 : 1};
}

// The landlord won before the peasants played at all, or lost after playing only once. `plays`:
// number of plays of each seat when the deal is over.
constexpr bool isSpring(const std::array<std::uint8_t, kPlayers>& plays, Seat landlord,
                        bool landlordWins) {
    if (!landlordWins) return plays[static_cast<std::size_t>(landlord)] == 1;
    int peasants = 0;
    for (Seat seat = 0; seat < kPlayers; ++seat)
        if (seat != landlord) peasants += plays[static_cast<std::size_t>(seat)];
    return peasants == 0;
}

struct Options {
    bool bidding = true; // else the deal names the landlord
    Kickers kickers = Kickers::Any;
    Scoring scoring = Scoring::Classic;
    friend bool operator==(const Options&, const Options&) = default;
};

struct Deal {
    std::array<Cards, kPlayers> hands{};
    Cards kitty;
    std::int8_t firstBidder = 0;
    std::int8_t landlord = kNoSeat; // kNoSeat where the seats bid
    friend bool operator==(const Deal&, const Deal&) = default;
};

// A bid, some cards, or a pass.
class Move {
public:
    constexpr Move() = default;
    constexpr Move(Cards cards) : m_word(cards.bits()) {}
    static constexpr Move bid(int number) {
        Move move;
        move.m_word = kBid | static_cast<std::uint64_t>(number);
        return move;
    }

    constexpr bool isBid() const { return (m_word & kBid) != 0; }
    constexpr bool isPass() const { return m_word == 0; }
    constexpr int bid() const { return static_cast<int>(m_word & ~kBid); } // precondition: isBid()
    constexpr Cards cards() const { return isBid() ? Cards() : Cards(m_word); }
    friend constexpr bool operator==(Move, Move) = default;

private:
    friend class Turn;
    static constexpr std::uint64_t kBid = std::uint64_t{1} << 63;
    std::uint64_t m_word = 0;
};

// A seat's move, packed into one word.
class Turn {
public:
    constexpr Turn() = default;
    constexpr Turn(Seat seat, Move move)
        : m_word(static_cast<std::uint64_t>(seat) << kSeatShift | move.m_word) {}

    constexpr Seat seat() const { return static_cast<Seat>(m_word >> kSeatShift & 3); }
    constexpr Move move() const {
        Move move;
        move.m_word = m_word & ~(std::uint64_t{3} << kSeatShift);
        return move;
    }
    friend constexpr bool operator==(Turn, Turn) = default;

private:
    static constexpr int kSeatShift = 60;
    std::uint64_t m_word = 0;
};

// Something that happens in a move; everybody sees all of it.
struct Event {
    enum class Kind : std::uint8_t {
        Bid,            // `seat` bids `bid`; 0: passes
        BecameLandlord, // `seat` takes the kitty, which is `cards`
        Led,            // `seat` plays the first `cards` of a round
        Beat,           // `seat` plays `cards`, which beat those on the table
        Passed,         // `seat` passes
        RoundWon,       // the other two have passed: `seat` leads next
    };
    Kind kind = Kind::Passed;
    std::int8_t seat = kNoSeat;
    std::uint8_t bid = 0;
    Cards cards{};
    friend bool operator==(const Event&, const Event&) = default;
};

// What everybody at the table has seen.
struct Public {
    Options options;
    std::int8_t firstBidder = 0;
    std::int8_t next = 0;           // the seat whose turn it is
    std::int8_t landlord = kNoSeat; // kNoSeat: the bidding is not over, or nobody bid
    std::uint8_t bids = 0;          // number of bids so far
    std::uint8_t bid = 0;           // the highest; 1 where the deal named the landlord
    std::uint8_t bombs = 0;         // bombs played, without the rocket
    bool rocket = false;            // whether it has been played
    std::uint8_t turns = 0;         // bids, plays and passes so far
    std::int8_t owner = kNoSeat;    // of the last play; during the bidding, of the highest bid
    Pattern toBeat;                 // of the play on the table; none: the seat to move leads
    std::array<std::uint8_t, kPlayers> handSizes{};
    std::array<std::uint8_t, kPlayers> plays{}; // number of plays of each seat
    Cards table;                                // the play to beat
    Cards kitty;                                // empty until the landlord takes it
    Cards played;
    std::array<Turn, kMostTurns> history{}; // the first `turns` are used, the rest are default

    bool isBidding() const { return landlord == kNoSeat && bids < kPlayers; }
    // Nobody has bid.
    bool isVoid() const { return landlord == kNoSeat && bids == kPlayers && bid == 0; }
    bool isLead() const { return !toBeat; }
    Seat winner() const { // the first seat out of cards; only the last to play can be
        return owner != kNoSeat && handSizes[static_cast<std::size_t>(owner)] == 0 ? owner
                                                                                   : kNoSeat;
    }
    bool isOver() const { return isVoid() || winner() != kNoSeat; }
    bool areAllies(Seat a, Seat b) const {
        return a == b || (landlord != kNoSeat && a != landlord && b != landlord);
    }
    // As it stands after the bids and plays so far.
    Stake stake() const { return stakeOf(options.scoring, bid, bombs, rocket, false); }
    // Precondition of both: a seat is out of cards.
    bool isSpring() const { return doudizhu::isSpring(plays, landlord, winner() == landlord); }
    Stake finalStake() const { return stakeOf(options.scoring, bid, bombs, rocket, isSpring()); }

    std::span<const Turn> used() const { return std::span(history).first(turns); }
    friend bool operator==(const Public&, const Public&) = default;
};

struct State {
    Public pub;
    std::array<Cards, kPlayers> hands{};
    Cards kitty; // face down; empty once the landlord has it
    friend bool operator==(const State&, const State&) = default;
};

struct Observation {
    std::int8_t seat = 0;
    Public pub;
    Cards hand;

    // The cards in the other hands, and in the kitty while it is face down.
    Cards unseen() const { return kDeck - pub.played - hand; }
    // Those of them that the landlord must hold: cards of the kitty of whose ranks the landlord has
    // not yet played as many.
    Cards knownOfLandlord() const;
    friend bool operator==(const Observation&, const Observation&) = default;
};

} // namespace parlour::doudizhu
