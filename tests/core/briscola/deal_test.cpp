// Deals: made from a seed, written, read, and refused when something is wrong with them.
#include "tests/support/briscola.h"
#include "tests/support/chi_square.h"
#include "tests/support/scale.h"

#include <map>

using namespace parlour;
using namespace parlour::briscola;
using namespace parlour::test;

namespace {

Json validDeal(int count = 2) { return Briscola::dealToJson(dealBeginning(players(count), "", 0)); }

std::string errorOf(const Json& deal, int count = 2) {
    const auto read = Briscola::dealFromJson(players(count), deal);
    return read ? "" : read.error().english();
}

} // namespace

TEST_CASE("A deal has every card once, three players play without the two of cups") {
    for (const Options& options : allOptions()) {
        Rng rng(81);
        const Deal deal = Briscola::deal(options, rng);
        CardSet dealt;
        for (std::size_t i = 0; i < deal.size; ++i) dealt.insert(deal.deck[i]);
        CHECK(dealt == (options.players == 3 ? italian::kDeck - cardSet("2C") : italian::kDeck));
        CHECK(deal.first == 0);
    }
}

TEST_CASE("Every card is equally likely at every place of a deal") {
    Rng rng(82);
    const int rounds = 20'000;
    std::map<int, std::vector<int>> at; // place to counts by card
    for (int i = 0; i < rounds; ++i) {
        const Deal deal = Briscola::deal(players(2), rng);
        for (const int place : {0, 3, 6, 7, 39}) {
            auto& counts = at[place];
            counts.resize(40);
            const Card card = deal.deck[static_cast<std::size_t>(place)];
            ++counts[static_cast<std::size_t>(card.suit() * 10 + card.rank())];
        }
    }
    for (const auto& [place, counts] : at) CHECK(std::abs(chiSquareDeviation(counts)) < 4);
}

TEST_CASE("The same seed gives the same deal everywhere") {
    Rng rng(7);
    const Deal deal = Briscola::deal(players(2), rng);
    std::string beginning;
    for (std::size_t i = 0; i < 10; ++i) beginning += italian::toText(deal.deck[i]) + " ";
    CHECK(beginning == "5C 4C 4S 7D KC 3D 7B 3S 6C 4B ");
}

TEST_CASE("A deal is read as it was written") {
    for (const Options& options : allOptions()) {
        Rng rng(83);
        for (int i = 0; i < 100; ++i) {
            Deal deal = Briscola::deal(options, rng);
            deal.first = static_cast<std::uint8_t>(rng.below(options.players));
            const Json json = Briscola::dealToJson(deal);
            const auto read = Briscola::dealFromJson(options, json);
            REQUIRE(read);
            REQUIRE(Briscola::start(options, *read) == Briscola::start(options, deal));
            REQUIRE(Briscola::dealToJson(*read) == json);
        }
    }
}

TEST_CASE("Seat 0 leads where a deal does not say") {
    Json deal = validDeal();
    deal.erase("first");
    CHECK(Briscola::dealFromJson(players(2), deal).value().first == 0);
}

TEST_CASE("Three players may leave out any two") {
    for (const char* removed : {"2C", "2D", "2S", "2B"}) {
        const Deal deal = dealBeginning(players(3), "", 0, removed);
        const auto read = Briscola::dealFromJson(players(3), Briscola::dealToJson(deal));
        REQUIRE(read);
        CHECK(Briscola::start(players(3), *read).pub.removed == cardSet(removed));
    }
    Json deal = validDeal(3);
    for (Json& card : deal["deck"])
        if (card == "AD") card = "2C";
    CHECK(errorOf(deal, 3) == "deck: For three players a two is left out, not AD");
}

TEST_CASE("A deck of the wrong size is refused") {
    Json shortDeck = validDeal();
    shortDeck["deck"].erase(39);
    CHECK(errorOf(shortDeck) == "deck: A game for 2 players needs 40 cards, not 39");
    Json longDeck = validDeal();
    longDeck["deck"].push_back("AD");
    CHECK(errorOf(longDeck) == "deck: A game for 2 players needs 40 cards, not 41");
    CHECK(errorOf(validDeal(2), 3) == "deck: A game for 3 players needs 39 cards, not 40");
    CHECK(errorOf(validDeal(3), 4) == "deck: A game for 4 players needs 40 cards, not 39");
    CHECK(errorOf({{"deck", Json::array()}}) == "deck: A game for 2 players needs 40 cards, not 0");
}

TEST_CASE("A deck with a wrong card is refused, and its place named") {
    Json deal = validDeal();
    deal["deck"][5] = deal["deck"][2];
    const Card doubled = card(deal["deck"][2].get<std::string>());
    CHECK(errorOf(deal) == "deck[5]: " + italian::toText(doubled) + " is dealt twice");
    deal["deck"][5] = "XX";
    CHECK(errorOf(deal) == "deck[5]: \"XX\" is not an Italian card");
    deal["deck"][5] = "10D";
    CHECK(errorOf(deal) == "deck[5]: \"10D\" is not an Italian card");
    deal["deck"][5] = 7;
    CHECK(errorOf(deal) == "deck[5]: Expected a string");
    deal["deck"] = "AD";
    CHECK(errorOf(deal) == "deck: Expected a list");
    deal.erase("deck");
    CHECK(errorOf(deal) == "deck: This is missing");
}

TEST_CASE("The seat that leads is one of the players") {
    for (const int count : {2, 3, 4}) {
        Json deal = validDeal(count);
        deal["first"] = count - 1;
        CHECK(errorOf(deal, count).empty());
        const std::string wanted =
            "first: Expected a whole number from 0 to " + std::to_string(count - 1);
        for (const Json& first :
             std::vector<Json>{count, -1, 0.0, "0", nullptr, std::int64_t{1} << 40}) {
            deal["first"] = first;
            CHECK(errorOf(deal, count) == wanted);
        }
    }
}

TEST_CASE("A member that a deal does not have is refused") {
    Json deal = validDeal();
    deal["frist"] = 1;
    CHECK(errorOf(deal) == "frist: Unknown name");
    CHECK(errorOf(Json::array()) == "Expected an object");
}

TEST_CASE("Options become what the game plays by") {
    CHECK(Briscola::options({{"players", 3}, {"draw", "winner"}}) == players(3));
    CHECK(Briscola::options({{"players", 2}, {"draw", "fixed"}}) == players(2, true));
    const Json defaults = completeOptions(Briscola::optionSpecs(), Json::object()).value();
    CHECK(defaults == Json{{"players", 2}, {"draw", "winner"}});
}
