// Deals and notation: what is written is read, what is wrong is refused with its place.
#include "core/play/table.h"
#include "tests/support/bigtwo.h"

#include <algorithm>
#include <set>

using namespace parlour::bigtwo;
using namespace parlour::test;
using parlour::Json;
using parlour::Rng;

namespace {

Json dealJson() {
    Rng rng(431);
    return BigTwo::dealToJson(BigTwo::deal({}, rng));
}

std::string errorOf(const Json& deal) {
    const auto read = BigTwo::dealFromJson({}, deal);
    return read ? "" : read.error().english();
}

std::string openError(const Json& position) {
    const auto table = parlour::openPosition<BigTwo>(position);
    return table ? "" : table.error().english();
}

// Hands in which seat 0 has the three of diamonds and much besides.
Json knownDeal() {
    Deal deal;
    deal.hands[0] = cardSet("3D 3C 4D 5D 6D 7C 8H 9S TS JS QS KS AS");
    CardSet rest = kDeck - deal.hands[0];
    for (std::size_t seat = 1; seat < 4; ++seat)
        while (deal.hands[seat].size() < 13) {
            deal.hands[seat].insert(rest.lowest());
            rest.erase(rest.lowest());
        }
    return BigTwo::dealToJson(deal);
}

Json position(const std::vector<std::string>& moves, const Json& options = Json::object()) {
    return {{"game", "bigtwo"}, {"options", options}, {"deal", knownDeal()}, {"moves", moves}};
}

} // namespace

TEST_CASE("A deal is four hands of thirteen") {
    Rng rng(432);
    std::array<int, 52> toFirst{};
    for (int i = 0; i < 4000; ++i) {
        const Deal deal = BigTwo::deal({}, rng);
        CardSet all;
        for (const CardSet hand : deal.hands) {
            REQUIRE(hand.size() == 13);
            all |= hand;
        }
        REQUIRE(all == kDeck);
        for (const Card card : deal.hands[0]) ++toFirst[card.index];
    }
    for (const int count : toFirst) CHECK(std::abs(count - 1000) < 140); // five deviations
}

TEST_CASE("Hands are read in any order of their cards") {
    const Json deal = dealJson();
    Json mixed = deal;
    for (Json& hand : mixed["hands"]) std::reverse(hand.begin(), hand.end());
    CHECK(mixed != deal);
    CHECK(BigTwo::dealFromJson({}, mixed).value() == BigTwo::dealFromJson({}, deal).value());
}

TEST_CASE("Hands that are no deal are refused with their place") {
    Json deal = dealJson();
    CHECK(errorOf(deal).empty());
    Json bad = deal;
    bad["hands"][1].erase(0);
    CHECK(errorOf(bad) == "hands[1]: A hand has 13 cards, not 12");
    bad = deal;
    bad["hands"][1].push_back("3D");
    CHECK(errorOf(bad) == "hands[1]: A hand has 13 cards, not 14");
    bad = deal;
    bad["hands"][2][4] = bad["hands"][0][0];
    CHECK(errorOf(bad) ==
          "hands[2][4]: " + bad["hands"][2][4].get<std::string>() + " is dealt twice");
    bad = deal;
    bad["hands"][3][12] = "1D";
    CHECK(errorOf(bad) == "hands[3][12]: \"1D\" is not a French card");
    bad = deal;
    bad["hands"][3][12] = 7;
    CHECK(errorOf(bad) == "hands[3][12]: Expected a string");
    bad = deal;
    bad["hands"][3] = "3D";
    CHECK(errorOf(bad) == "hands[3]: Expected a list");
    bad = deal;
    bad["hands"].erase(3);
    CHECK(errorOf(bad) == "hands: Expected four hands, not 3");
    CHECK_FALSE(errorOf(Json::object()).empty());
    CHECK_FALSE(errorOf({{"hands", deal["hands"]}, {"first", 0}}).empty());
}

TEST_CASE("Moves as text: cards in ascending order, or pass") {
    CHECK(BigTwo::toText({}) == "pass");
    CHECK(BigTwo::toText(cardSet("3C 3D")) == "3D 3C");
    CHECK(BigTwo::toText(cardSet("AS 2D 3S 4H 5C")) == "3S 4H 5C AS 2D");
    CHECK(readMove("pass") == CardSet());
    CHECK(readMove("3D 3C") == cardSet("3D 3C"));
    for (const char* text : {"", " ", "Pass", "pass ", "3D  3C", "3D 3C ", " 3D", "3D,3C", "3D3C",
                             "3D 3", "3D pass", "1D", "10D", "3d"}) {
        INFO(text);
        const auto read = BigTwo::parseMove(text);
        REQUIRE_FALSE(read);
        CHECK(read.error().english().find("is neither cards nor a pass") != std::string::npos);
    }
    for (const char* text : {"3C 3D", "3D 3D", "2S AS"}) {
        INFO(text);
        const auto read = BigTwo::parseMove(text);
        REQUIRE_FALSE(read);
        CHECK(read.error().english().find("ascending") != std::string::npos);
    }
}

TEST_CASE("Illegal moves in a position are refused with place and reason") {
    CHECK(openError(position({"3D 3C"})).empty());
    CHECK(openError(position({"3C"})) ==
          "moves[0]: The first play must contain the three of diamonds");
    CHECK(openError(position({"3C"}, {{"first", "any"}})).empty());
    CHECK(openError(position({"pass"})) == "moves[0]: The leader cannot pass");
    CHECK(openError(position({"3D 4D 5D 6D 8H"})) ==
          "moves[0]: These five cards are not a straight, flush, full house, four of a kind or "
          "straight flush");
    CHECK(openError(position({"3D 4D 5D 6D 7C"})).empty());
    CHECK(openError(position({"3D 4H"})) == "moves[0]: The hand does not hold all these cards");
    CHECK(openError(position({"3D", "3C"})) == "moves[1]: The hand does not hold all these cards");
    CHECK(openError(position({"3D", "3H 3S"})) ==
          "moves[1]: Only a single card can be played here");
    CHECK_FALSE(openError(position({"3C 3D"})).empty());
    CHECK(openError(position({}, {{"straights", "none"}})).starts_with("options"));
}

TEST_CASE("A view shows the seat's hand and what all have seen, no more") {
    const auto table = parlour::openPosition<BigTwo>(position({"3D", "3H", "pass"}));
    REQUIRE(table);
    const Json view = (*table)->view(1);
    CHECK(view["seat"] == 1);
    CHECK(view["hand"].size() == 12);
    CHECK(view["table"] == Json{"3H"});
    CHECK(view["played_by"] == 1);
    CHECK(view["passed"] == Json{2});
    CHECK(view["to_move"] == 3);
    CHECK(view["hand_sizes"] == Json{12, 12, 13, 13});
    CHECK(view["history"] == Json::parse(R"([{"seat":0,"move":"3D"},{"seat":1,"move":"3H"},
                                             {"seat":2,"move":"pass"}])"));
    std::set<std::string> names;
    for (const auto& [name, value] : view.items()) names.insert(name);
    CHECK(names == std::set<std::string>{"seat", "first", "pass", "straights", "flush", "triples",
                                         "hand", "hand_sizes", "table", "passed", "history",
                                         "to_move", "played_by"});
}
