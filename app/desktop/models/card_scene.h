// What lies on a card table at a moment of the deal, as far as this screen may know it. A game's
// scene is begun from what is seen at the start and then told one event after the other.
#pragma once

#include "app/desktop/models/card_model.h"
#include "app/desktop/models/card_tokens.h"

#include <array>
#include <vector>

namespace parlour {

class CardScene {
public:
    enum Zone {
        Stock,     // face down: what is not dealt, and what is put away
        Turned,    // turned up beside it
        Hand,      // of its owner
        Played,    // on the table before its owner
        LastTrick, // the trick before, which its owner won
        Pile       // done with; its owner's where tricks are won
    };

    virtual ~CardScene() = default;

    const CardTokens& tokens() const { return m_tokens; }
    bool isOpen(Seat seat) const { return m_isOpen[static_cast<std::size_t>(seat)]; }
    bool isFaceUp(int token) const;

    // Nothing is dealt.
    void undeal(int cards);
    // A hand is seen from now on: its cards in the order in which they are to lie.
    void open(Seat seat, const std::vector<int>& hand);
    void close(Seat seat);
    // The cards of an open hand lie in this order, in these slots.
    void arrange(Seat seat, const std::vector<int>& cards, const std::vector<int>& positions);
    // What has begun to move is there.
    void arrive() { m_tokens.forgetDelays(); }

    // Where all tokens lie, face down.
    virtual std::vector<CardPlace> places() const;

protected:
    // The top card of the stock goes into a hand, unknown.
    int draw(Seat seat, int slot, int delay);

    CardTokens m_tokens;

private:
    std::array<bool, kMostSeats> m_isOpen{};
};

} // namespace parlour
