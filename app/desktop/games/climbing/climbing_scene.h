// What lies on the table of a climbing game, and what was played and said so far, round by round.
#pragma once

#include "app/desktop/models/card_scene.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace parlour {

using CardBits = std::uint64_t; // cards as bits, by their numbers in the deck

constexpr CardBits cardBit(int card) { return CardBits{1} << card; }
std::vector<int> cardsIn(CardBits bits); // lowest first

class ClimbingScene : public CardScene {
public:
    // What a seat did: it played cards, passed, or bid.
    struct Turn {
        Seat seat = 0;
        CardBits cards = 0;
        bool leads = false;
        std::optional<int> call = {};
        bool isPass() const { return cards == 0 && !call; }
    };

    const std::vector<Turn>& turns() const { return m_turns; }
    int roundsBegun() const;
    bool isLead() const { return m_isLead; } // the seat to move leads
    // What the seat did last in this round; null: nothing yet.
    const Turn* latest(Seat seat) const;
    // The play to beat; null: none yet.
    const Turn* best() const;
    CardBits knownHand(Seat seat) const; // the cards of a hand that are known

    // Deals this many cards to each seat, in turn.
    void dealHands(int players, int cards);
    void beginRounds(bool isLead);
    void play(Seat seat, CardBits cards, bool leads);
    void pass(Seat seat);
    void call(Seat seat, int number);
    void endRound() { m_isLead = true; }
    // Turns up the rest of the stock, which is these cards, and gives it to a seat.
    void takeStock(Seat seat, CardBits cards);

    std::vector<CardPlace> places() const override;

private:
    void clear(Seat seat); // moves what it has played to the pile

    std::vector<Turn> m_turns;
    bool m_isLead = false;
};

} // namespace parlour
