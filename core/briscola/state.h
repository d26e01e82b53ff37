// Briscola: the state of a game, and what one seat knows of it.
#pragma once

#include "core/cards/italian_deck.h"
#include "core/play/game.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>

namespace parlour::briscola {

inline constexpr int kHandSize = 3;

struct Options {
    std::uint8_t players = 2; // 2, 3 or 4; four play in partnerships 0+2 and 1+3
    bool fixedDraw = false;   // seat 0 draws first after every trick, not its winner
    bool arePartners(Seat a, Seat b) const { return players == 4 && (a ^ b) == 2; }
    friend bool operator==(const Options&, const Options&) = default;
};

// The cards in dealing order: three for each seat, the turned-up trump card, then the stock from
// the top. Three players use 39 cards.
struct Deal {
    std::array<Card, italian::kCards> deck{};
    std::uint8_t size = italian::kCards;
    std::uint8_t first = 0; // the seat that leads the first trick
    friend bool operator==(const Deal&, const Deal&) = default;
};

// Up to three cards in the order they were drawn, packed into one word.
class Hand {
public:
    constexpr int size() const { return m_size; }
    constexpr bool empty() const { return m_size == 0; }
    constexpr Card operator[](int i) const {
        assert(i < m_size);
        return Card{static_cast<std::uint8_t>(m_cards >> 8 * i)};
    }
    constexpr CardSet set() const {
        CardSet cards;
        for (int i = 0; i < m_size; ++i) cards.insert((*this)[i]);
        return cards;
    }
    constexpr void add(Card card) {
        assert(m_size < kHandSize);
        m_cards |= std::uint32_t{card.index} << 8 * m_size++;
    }
    constexpr void removeAt(int i) {
        const std::uint32_t before = (std::uint32_t{1} << 8 * i) - 1;
        m_cards = (m_cards & before) | (m_cards >> 8 & ~before);
        --m_size;
    }
    // Precondition of both: the hand holds the card.
    constexpr int placeOf(Card card) const {
        int i = 0;
        while ((*this)[i] != card) ++i;
        return i;
    }
    constexpr void remove(Card card) { removeAt(placeOf(card)); }
    friend constexpr bool operator==(const Hand&, const Hand&) = default;

private:
    std::uint32_t m_cards = 0; // the card drawn first in the lowest byte
    std::uint8_t m_size = 0;
};

struct Play {
    std::int8_t seat = kNoSeat;
    Card card;
    friend bool operator==(const Play&, const Play&) = default;
};

// Something that happens in a move.
struct Event {
    enum class Kind : std::uint8_t {
        Played,    // `seat` plays `card`
        TrickWon,  // `seat` wins the trick
        Drawn,     // `seat` draws `card` from the stock and alone sees it
        TookTrump, // `seat` draws the turned-up `card`, the last of the stock
    };
    Kind kind = Kind::Played;
    std::int8_t seat = kNoSeat;
    bool isHidden = false; // `card` is unknown to the viewer
    Card card{};
    friend bool operator==(const Event&, const Event&) = default;
};

// What everybody at the table has seen.
struct Public {
    Options options;
    Card trumpCard;                   // turned up under the stock; its suit is trumps
    std::int8_t leader = 0;           // of the current trick
    std::int8_t trumpTaker = kNoSeat; // the seat that drew the trump card, the last of the stock
    std::uint8_t played = 0;          // cards played, including those on the table
    std::uint8_t onTable = 0;         // cards of an unfinished trick
    std::uint8_t stock = 0;           // cards left to draw, including the trump card
    CardSet removed;                  // the two that three players leave out
    CardSet playedCards;              // the same cards as in `history`
    std::array<std::uint8_t, kMostSeats> points{}; // card points of each seat's own tricks
    std::array<Play, italian::kCards> history{};   // the first `played` are used, the rest default

    int trump() const { return trumpCard.suit(); }
    Play tableCard(int i) const { return history[static_cast<std::size_t>(played - onTable + i)]; }
    bool isOver() const { return played + removed.size() == italian::kCards; }
    Seat toMove() const { // precondition: not over
        const int seat = leader + onTable;
        return seat < options.players ? seat : seat - options.players;
    }
    bool areAllies(Seat a, Seat b) const { return a == b || options.arePartners(a, b); }
    // Number of cards in a seat's hand.
    int handSize(Seat seat) const {
        const int players = options.players;
        const auto isAmong = [&](int count, Seat first) {
            return (seat - first + players) % players < count;
        };
        const int all = italian::kCards - removed.size() - played - stock; // in all hands
        if (onTable > 0) return (all + onTable) / players - (isAmong(onTable, leader) ? 1 : 0);
        const int drawn = all % players; // after a trick, as long as others are still to draw
        return all / players + (isAmong(drawn, options.fixedDraw ? 0 : leader) ? 1 : 0);
    }
    int sidePoints(Seat seat) const {
        const std::size_t s = static_cast<std::size_t>(seat);
        return points[s] + (options.arePartners(seat, seat ^ 2) ? points[s ^ 2] : 0);
    }
    friend bool operator==(const Public&, const Public&) = default;
};

struct State {
    Public pub;
    std::array<Hand, kMostSeats> hands;
    Deal deal; // the stock is the end of its deck
    friend bool operator==(const State&, const State&) = default;
};

struct Observation {
    std::int8_t seat = 0;
    Public pub;
    Hand hand;

    // With two players and an empty stock the unseen cards are the other hand.
    bool knowsAll() const { return pub.options.players == 2 && pub.stock == 0; }
    // The cards this seat has not seen: the stock and the other hands, without the trump card,
    // since everybody knows where that is.
    CardSet unseen() const;
    friend bool operator==(const Observation&, const Observation&) = default;
};

// Whether `card` takes the trick from `best`, played earlier and winning so far.
constexpr bool beats(Card card, Card best, int trump) {
    return card.suit() == best.suit() ? card.rank() > best.rank() : card.suit() == trump;
}

} // namespace parlour::briscola
