// A card that a seat may play and what it is weighed against, for the reasons of the champion.
#pragma once

#include "ai/base/telling.h"
#include "ai/briscola/trick_view.h"
#include "core/briscola/rules.h"

#include <optional>

namespace parlour::briscola {

constexpr int kManyPoints = 10; // of an ace or a three
constexpr int kWins = 61;       // points: more than half

// Its rank alone, where the suit is said once for two cards.
const Phrase& rankName(Card card);

// Whether the loser of this trick draws the turned-up trump: between two players it goes to whoever
// loses the last trick before the stock is empty.
bool isLoserToDrawTrump(const Public& pub);

struct CardChoice {
    // `worse`: what it is weighed against, if there is one. Precondition: the observer is to move
    // and holds the cards.
    CardChoice(const Observation& observation, Card played, std::optional<Card> worse,
               CardSet alike = {});

    const Observation& view;
    const Public& pub;
    const TrickView trick;
    const Card card;
    const int points; // of the card
    const std::optional<Card> other;
    const Reason::Arg name; // of the card
    const CardSet asGood;   // others of the hand that are about as good
    CardSet elsewhere;      // in the stock or in other hands

    bool isTrump(Card any) const { return any.suit() == pub.trump(); }
    bool hasPartner() const { return pub.options.players == 4; }
    Seat partner() const { return view.seat ^ 2; }
    // The cards that others hold, or may still draw, and that beat this one.
    CardSet beaters(Card any) const;
    // The cards that opponents, or allies, may still play in this trick: the trump card only if one
    // of them has drawn it.
    CardSet answers(bool areAllies) const;
    // Those of either that beat this one.
    CardSet beatersNow(Card any) const { return beaters(any) & (answers(false) | answers(true)); }
    CardSet higherOfSuit(Card any) const { return beaters(any) & CardSet::suit(any.suit()); }
    // The ace and the three of its suit, if they could take it now.
    CardSet richOver(Card any) const;
    // The aces and threes beside the trumps that others hold, or may still draw.
    CardSet richElsewhere() const;
    bool areAcesAndThreesElsewhere() const; // among these
    // The highest trump left, with points, if whoever wins this trick may draw it: it is the last
    // card of the stock that lies face down, or in the other hand.
    std::optional<Card> trumpToDraw() const;
    // Whether two cards of the hand do the same: nothing that others may play lies between them.
    bool areTwins(Card a, Card b) const;
    CardSet kept() const { return view.hand.set() - CardSet{card}; }
    // Those of the hand that would take the trick.
    CardSet takers() const;
    bool isCheaper(Card a, Card b) const { return cost(a, pub.trump()) < cost(b, pub.trump()); }
};

// Adds a reason to those for a card.
template <class... Args>
void add(ReasonList& reasons, const Wording& wording, const Args&... args) {
    reasons.push_back(because(wording, args...));
}

} // namespace parlour::briscola
