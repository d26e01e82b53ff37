// Briscola positions from card names.
#pragma once

#include "core/briscola/rules.h"

#include <catch2/catch.hpp>

#include <sstream>
#include <string>
#include <vector>

namespace parlour {

inline std::ostream& operator<<(std::ostream& out, Card card) {
    return out << (italian::kDeck.contains(card) ? italian::toText(card) : "no card");
}
inline std::ostream& operator<<(std::ostream& out, const CardSet& cards) {
    for (const Card card : cards) out << card << ' ';
    return out;
}

} // namespace parlour

namespace parlour::test {
// Other games have helpers of the same names.
inline namespace of_briscola {

using briscola::Briscola;

inline Card card(std::string_view text) { return italian::parseCard(text).value(); }

inline std::vector<Card> cards(const std::string& texts) { // separated by blanks
    std::vector<Card> list;
    std::istringstream in(texts);
    for (std::string text; in >> text;) list.push_back(card(text));
    return list;
}

inline CardSet cardSet(const std::string& texts) {
    CardSet set;
    for (const Card c : cards(texts)) set.insert(c);
    return set;
}

inline briscola::Hand hand(const std::string& texts) {
    briscola::Hand hand;
    for (const Card c : cards(texts)) hand.add(c);
    return hand;
}

inline briscola::Options players(int count, bool fixedDraw = false) {
    return {static_cast<std::uint8_t>(count), fixedDraw};
}

// All six ways to play.
inline std::vector<briscola::Options> allOptions() {
    return {players(2),       players(3),       players(4),
            players(2, true), players(3, true), players(4, true)};
}

// A deal that begins with these cards: three for each seat, the trump card, then the stock. The
// rest follows from the ace of clubs down; with three players it leaves `removed` out.
inline briscola::Deal dealBeginning(const briscola::Options& options, const std::string& texts,
                                    int first = 0, const std::string& removed = "2C") {
    briscola::Deal deal;
    deal.first = static_cast<std::uint8_t>(first);
    CardSet rest = italian::kDeck;
    if (options.players == 3) rest.erase(card(removed));
    deal.size = static_cast<std::uint8_t>(rest.size());
    std::size_t next = 0;
    for (const Card c : cards(texts)) {
        REQUIRE(rest.contains(c));
        rest.erase(c);
        deal.deck[next++] = c;
    }
    while (!rest.empty()) {
        deal.deck[next++] = rest.highest();
        rest.erase(rest.highest());
    }
    return deal;
}

inline briscola::State begin(const briscola::Options& options, const std::string& texts,
                             int first = 0) {
    return Briscola::start(options, dealBeginning(options, texts, first));
}

// Plays the cards, each of which must be legal.
inline briscola::State after(briscola::State state, const std::string& texts) {
    for (const Card c : cards(texts)) {
        REQUIRE(Briscola::toMove(state) != kNoSeat);
        REQUIRE(Briscola::handToMove(state).set().contains(c));
        Briscola::apply(state, c);
    }
    return state;
}

inline briscola::State randomStart(const briscola::Options& options, Rng& rng) {
    briscola::Deal deal = Briscola::deal(options, rng);
    deal.first = static_cast<std::uint8_t>(rng.below(options.players));
    return Briscola::start(options, deal);
}

// A fresh deal, played at random for this many cards.
inline briscola::State randomState(const briscola::Options& options, int played, Rng& rng) {
    briscola::State state = randomStart(options, rng);
    while (state.pub.played < played) Briscola::playRandomMove(state, rng);
    return state;
}

// Played at random until `left` cards are left to be played.
inline briscola::State randomEndgame(const briscola::Options& options, int left, Rng& rng) {
    return randomState(options, (options.players == 3 ? 39 : 40) - left, rng);
}

inline briscola::Observation viewToMove(const briscola::State& state) {
    return Briscola::observe(state, Briscola::toMove(state));
}

inline std::string handText(const briscola::Hand& hand) { // in the order drawn
    std::string text;
    for (int i = 0; i < hand.size(); ++i) text += (i ? " " : "") + italian::toText(hand[i]);
    return text;
}

inline std::vector<std::string> texts(const auto& someCards) {
    std::vector<std::string> list;
    for (const Card c : someCards) list.push_back(italian::toText(c));
    return list;
}

} // namespace of_briscola
} // namespace parlour::test
