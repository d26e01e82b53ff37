// What lies on a card table at a moment of the deal, as far as this screen may know it. A game's
// scene starts from what is seen at first and then follows the events one by one.
#pragma once

#include "app/desktop/models/card_model.h"
#include "app/desktop/models/card_tokens.h"

#include <array>
#include <vector>

namespace parlour {

class CardScene {
public:
    enum Zone {
        Stock,     // face down: cards not dealt, and discards
        Turned,    // turned up beside it
        Hand,      // of its owner
        Played,    // on the table before its owner
        LastTrick, // the previous trick, which its owner won
        Pile       // out of play; its owner's where tricks are won
    };

    virtual ~CardScene() = default;

    const CardTokens& tokens() const { return m_tokens; }
    bool isOpen(Seat seat) const { return m_isOpen[static_cast<std::size_t>(seat)]; }
    bool isFaceUp(int token) const;

    // Puts all cards back into the stock.
    void undeal(int cards);
    // From now on the hand is seen, its cards in this order.
    void open(Seat seat, const std::vector<int>& hand);
    void close(Seat seat);
    // Puts the cards of an open hand in this order, in these slots.
    void arrange(Seat seat, const std::vector<int>& cards, const std::vector<int>& positions);
    // Whatever was moving has arrived.
    void arrive() { m_tokens.forgetDelays(); }

    // Where the tokens lie; the table adds their faces.
    virtual std::vector<CardPlace> places() const;

protected:
    // Moves the top card of the stock into a hand, unknown. Returns its token.
    int draw(Seat seat, int slot, int delay);

    CardTokens m_tokens;

private:
    std::array<bool, kMostSeats> m_isOpen{};
};

} // namespace parlour
