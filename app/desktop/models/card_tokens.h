// The cards of a deal as tokens on the table. A token stays the same wherever it is moved; its card
// is known only once somebody at this screen has seen it.
#pragma once

#include "core/play/game.h"

#include <vector>

namespace parlour {

class CardTokens {
public:
    static constexpr int kUnknown = -1;

    struct Token {
        int card = kUnknown;   // its number in the deck
        int before = kUnknown; // the card it was when its hand was last seen
        bool isPublic = false; // everybody has seen which card it is
        int zone = 0;
        Seat owner = 0;
        int slot = 0;  // within the zone of its owner, from 0
        int delay = 0; // milliseconds before it starts to move there, at normal tempo
    };

    // Starts with this many unknown cards in a zone, one on top of another.
    void reset(int count, int zone);

    const std::vector<Token>& all() const { return m_tokens; }
    const Token& operator[](int token) const { return m_tokens[static_cast<std::size_t>(token)]; }
    // Those in a zone, by slot.
    std::vector<int> in(int zone, Seat owner = 0) const;
    int count(int zone, Seat owner = 0) const;
    // The last one of a zone, which lies on top. Precondition: the zone is not empty.
    int top(int zone, Seat owner = 0) const;
    // The token known to be this card; kUnknown: none is.
    int find(int card) const;
    // The known cards of a zone, by slot.
    std::vector<int> cardsIn(int zone, Seat owner = 0) const;

    // ---- where they lie

    void put(int token, int zone, Seat owner, int slot, int delay = 0);
    void add(int token, int zone, Seat owner = 0, int delay = 0); // after the last slot
    void setSlot(int token, int slot);
    void closeUp(int zone, Seat owner); // slots without gaps, in the same order
    void forgetDelays();

    // ---- which cards they are

    // Everybody sees it.
    void show(int token, int card);
    // Somebody at this screen sees it.
    void learn(int token, int card);
    // All cards of a zone are seen. Tokens keep the cards they have, or had when last seen; the
    // others get the rest, in the order of their slots.
    void reveal(int zone, Seat owner, std::vector<int> cards);
    // They are no longer seen: only what everybody knows stays known.
    void conceal(int zone, Seat owner);
    // Nothing is known of them from now on.
    void mix(int zone, Seat owner);

    // The token that leaves a hand as this card, which may be kUnknown, and is this card from now
    // on. In an unseen hand it is a hidden token, chosen by the number of earlier calls alone, so
    // that the choice tells nothing.
    int pick(int zone, Seat owner, int card);

private:
    Token& at(int token) { return m_tokens[static_cast<std::size_t>(token)]; }

    std::vector<Token> m_tokens;
    std::uint64_t m_picks = 0;
};

} // namespace parlour
