// Euchre positions from card names.
#pragma once

#include "core/euchre/rules.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

namespace parlour::test {
// Other games have helpers of the same names.
inline namespace of_euchre {

using euchre::Euchre;

inline Card euchreCard(std::string_view text) {
    const auto card = french::parseCard(text);
    REQUIRE(card);
    REQUIRE(euchre::kDeck.contains(*card));
    return *card;
}

inline CardSet euchreCards(const std::string& texts) { // separated by blanks
    CardSet set;
    std::istringstream in(texts);
    for (std::string text; in >> text;) {
        REQUIRE_FALSE(set.contains(euchreCard(text)));
        set.insert(euchreCard(text));
    }
    return set;
}

inline std::string cardTexts(CardSet cards) { // clubs first, nine to ace
    std::string text;
    for (const Card card : cards) text += (text.empty() ? "" : " ") + french::toText(card);
    return text;
}

inline euchre::Options euchreOptions(const Json& given = Json::object()) {
    return Euchre::options(completeOptions(Euchre::optionSpecs(), given).value());
}

// What the hands and the upcard leave is the kitty; a hand that is left out gets the lowest cards.
inline euchre::Deal euchreDeal(const std::vector<std::string>& hands, const std::string& upcard,
                               int dealer = 3, int maker = kNoSeat) {
    euchre::Deal deal;
    deal.upcard = euchreCard(upcard);
    deal.dealer = static_cast<std::int8_t>(dealer);
    deal.maker = static_cast<std::int8_t>(maker);
    CardSet rest = euchre::kDeck - CardSet{deal.upcard};
    for (std::size_t seat = 0; seat < hands.size(); ++seat) {
        deal.hands[seat] = euchreCards(hands[seat]);
        REQUIRE((deal.hands[seat] - rest).empty());
        rest -= deal.hands[seat];
    }
    for (CardSet& hand : deal.hands)
        while (hand.size() < euchre::kHandSize) {
            hand.insert(rest.lowest());
            rest.erase(rest.lowest());
        }
    REQUIRE(rest.size() == euchre::kKitty);
    deal.kitty = rest;
    return deal;
}

// Plays moves separated by commas, each of which must be legal: "pass, order, discard 9C, AH".
inline euchre::State after(euchre::State state, const std::string& moves) {
    std::istringstream in(moves);
    for (std::string text; std::getline(in >> std::ws, text, ',');) {
        INFO(text);
        const auto move = Euchre::parseMove(text);
        REQUIRE(move);
        REQUIRE(Euchre::toMove(state) != kNoSeat);
        REQUIRE(std::string(Euchre::objection(state, *move).english) == "");
        Euchre::apply(state, *move);
    }
    return state;
}

inline std::vector<std::string> legalTexts(const euchre::State& state) {
    std::vector<std::string> texts;
    for (const euchre::Move& move : Euchre::legalMoves(state))
        texts.push_back(Euchre::toText(move));
    std::ranges::sort(texts);
    return texts;
}

inline std::string objectionTo(const euchre::State& state, std::string_view move) {
    return Euchre::objection(state, Euchre::parseMove(move).value()).english;
}

inline euchre::Observation viewToMove(const euchre::State& state) {
    return Euchre::observe(state, Euchre::toMove(state));
}

} // namespace of_euchre
} // namespace parlour::test
