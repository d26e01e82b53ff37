// Deals and views: made from a seed, written, read, refused when wrong; what a seat may know.
#include "core/play/table.h"
#include "tests/support/chi_square.h"
#include "tests/support/doudizhu.h"
#include "tests/support/scale.h"

#include <map>

using namespace parlour;
using namespace parlour::doudizhu;
using namespace parlour::test;

namespace {

Options named() { return {false, Kickers::Any, Scoring::Classic}; } // without bidding

Json validDeal(const Options& options = {}) {
    Rng rng(421);
    return Doudizhu::dealToJson(Doudizhu::deal(options, rng));
}

std::string errorOf(const Json& deal, const Options& options = {}) {
    const auto read = Doudizhu::dealFromJson(options, deal);
    return read ? "" : read.error().english();
}

} // namespace

TEST_CASE("The same seed gives the same deal of Doudizhu everywhere") {
    Rng rng(7);
    CHECK(Doudizhu::dealToJson(Doudizhu::deal({}, rng)) ==
          Json::parse(R"({"first_bidder":0,"hands":["56678899TJJKKAAXD","33556779TTJQQKK22",
                          "3444467889TJQAA22"],"kitty":"35Q"})"));
}

TEST_CASE("Every rank is equally likely in the kitty and in each hand") {
    Rng rng(422);
    std::vector<int> kitty(13);
    std::vector<int> hand(13);
    for (int i = 0; i < 20'000; ++i) {
        const Deal deal = Doudizhu::deal({}, rng);
        for (int rank = 0; rank < 13; ++rank) {
            kitty[static_cast<std::size_t>(rank)] += deal.kitty.count(rank);
            hand[static_cast<std::size_t>(rank)] += deal.hands[1].count(rank);
        }
    }
    CHECK(std::abs(chiSquareDeviation(kitty)) < 4);
    CHECK(chiSquareDeviation(hand) < 4); // a little less spread than single draws have
}

TEST_CASE("A deal names who bids first, or the landlord") {
    CHECK(validDeal().contains("first_bidder"));
    CHECK(validDeal(named())["landlord"] == 0);
    Json deal = validDeal();
    deal.erase("first_bidder");
    CHECK(Doudizhu::dealFromJson({}, deal).value().firstBidder == 0);
    deal["first_bidder"] = 2;
    CHECK(Doudizhu::dealFromJson({}, deal).value().firstBidder == 2);
    CHECK(errorOf(deal, named()) == "landlord: This is missing");
    deal["landlord"] = 1;
    CHECK(errorOf(deal) == "first_bidder: A deal that names the landlord has no first bidder");
    deal.erase("first_bidder");
    CHECK(Doudizhu::dealFromJson({}, deal).value().landlord == 1);
    for (const Json& wrong : std::vector<Json>{3, -1, "0", nullptr, 0.5}) {
        deal["landlord"] = wrong;
        CHECK(errorOf(deal) == "landlord: Expected a whole number from 0 to 2");
    }
}

TEST_CASE("A wrong deal is refused, and its place named") {
    const Json valid = validDeal();
    Json deal = valid;
    deal["kitty"] = "34";
    CHECK(errorOf(deal) == "kitty: Expected 3 cards, not 2");
    deal["kitty"] = "3456";
    CHECK(errorOf(deal) == "kitty: Expected 3 cards, not 4");
    deal["kitty"] = 345;
    CHECK(errorOf(deal) == "kitty: Expected a string");
    deal.erase("kitty");
    CHECK(errorOf(deal) == "kitty: This is missing");
    deal = valid;
    deal["hands"][1] = "33333456789TJQKA2";
    CHECK(errorOf(deal) == "hands[1]: \"33333456789TJQKA2\" holds more 3 than the deck");
    deal["hands"][1] = "3456789TJQKA2XXDD";
    CHECK(errorOf(deal) == "hands[1]: \"3456789TJQKA2XXDD\" holds more X than the deck");
    deal["hands"][1] = "345";
    CHECK(errorOf(deal) == "hands[1]: Expected 17 cards, not 3");
    deal["hands"][1] = deal["hands"][0];
    CHECK(errorOf(deal).starts_with("hands[1]: Too many cards of rank"));
    deal["hands"][1] = "3456789TJQKA2XD1Z";
    CHECK(errorOf(deal).ends_with("holds a letter that is not a rank (3456789TJQKA2XD)"));
    deal["hands"].erase(1);
    CHECK(errorOf(deal) == "hands: Expected three hands, not 2");
    deal["hands"] = "333";
    CHECK(errorOf(deal) == "hands: Expected a list");
    deal = valid;
    deal["kity"] = "345";
    CHECK(errorOf(deal) == "kity: Unknown name");
    CHECK(errorOf(Json::array()) == "Expected an object");
}

TEST_CASE("Hands in any order are written lowest first") {
    Json deal = validDeal();
    const Json ordered = deal;
    for (Json& hand : deal["hands"]) {
        std::string text = hand.get<std::string>();
        std::ranges::reverse(text);
        hand = text;
    }
    CHECK(Doudizhu::dealToJson(Doudizhu::dealFromJson({}, deal).value()) == ordered);
}

TEST_CASE("Moves in any order are written lowest first, what is no move is refused") {
    CHECK(Doudizhu::toText(Doudizhu::parseMove("D43X3").value()) == "334XD");
    CHECK(Doudizhu::parseMove("pass").value().isPass());
    CHECK(Doudizhu::parseMove("bid 0").value() == Move::bid(0));
    CHECK(Doudizhu::parseMove("bid 3").value() == Move::bid(3));
    for (const char* none : {"", "bid", "bid 4", "bid -1", "bid 10", "bid  1", "Pass", "pass ",
                             "33333", "XX", "3,4", "10", "bid3"}) {
        INFO(none);
        const auto read = Doudizhu::parseMove(none);
        REQUIRE_FALSE(read);
        CHECK_FALSE(read.error().english().empty());
    }
}

TEST_CASE("A position's moves in any order are written in order, wrong ones are named") {
    Json position = {{"game", "doudizhu"}, {"options", Json::object()}};
    Rng rng(7);
    position["deal"] = Doudizhu::dealToJson(Doudizhu::deal({}, rng));
    position["moves"] = {"bid 1", "bid 3", "QQT2233J9K7K", "pass"};
    const auto refused = [&] { return openPosition<Doudizhu>(position).error().english(); };
    CHECK(refused() == "moves[2]: These cards do not form a pattern");
    position["moves"][2] = "JQK9T";
    CHECK(openPosition<Doudizhu>(position).value()->position()["moves"] ==
          Json{"bid 1", "bid 3", "9TJQK", "pass"});
    position["moves"][3] = "55555";
    CHECK(refused() == "moves[3]: \"55555\" holds more 5 than the deck");
    position["moves"][3] = "bid 0";
    CHECK(refused() == "moves[3]: The bidding is over");
    position["moves"][3] = "3456";
    CHECK(refused() == "moves[3]: The hand does not hold all these cards");
    position["options"]["kickers"] = "some";
    CHECK(refused().starts_with("options.kickers: This option has no value \"some\""));
}

TEST_CASE("A view of Doudizhu, word for word") {
    Rng rng(7);
    State state = Doudizhu::start({}, Doudizhu::deal({}, rng));
    state = after(state, "bid1 bid0");
    CHECK(Doudizhu::viewToJson(Doudizhu::observe(state, 2)) ==
          Json::parse(R"({"seat":2,"bidding":"score","kickers":"any","scoring":"classic",
                          "hand":"3444467889TJQAA22","hand_sizes":[17,17,17],"first_bidder":0,
                          "bid":1,"stake":1,"kitty":"","table":"","to_move":2,
                          "history":[{"seat":0,"move":"bid 1"},{"seat":1,"move":"bid 0"}]})"));
    state = after(state, "bid3 4444");
    CHECK(Doudizhu::viewToJson(Doudizhu::observe(state, 0)) ==
          Json::parse(R"({"seat":0,"bidding":"score","kickers":"any","scoring":"classic",
                          "hand":"56678899TJJKKAAXD","hand_sizes":[17,17,16],"first_bidder":0,
                          "bid":3,"stake":6,"kitty":"35Q","table":"4444","to_move":0,
                          "landlord":2,"played_by":2,
                          "history":[{"seat":0,"move":"bid 1"},{"seat":1,"move":"bid 0"},
                                     {"seat":2,"move":"bid 3"},{"seat":2,"move":"4444"}]})"));
}

TEST_CASE("Known cards of the kitty are the landlord's until played") {
    Rng rng(7);
    State state = Doudizhu::start({}, Doudizhu::deal({}, rng));
    state = after(state, "bid0 bid0 bid3"); // kitty 35Q
    CHECK(Doudizhu::observe(state, 0).knownOfLandlord() == ranks("35Q"));
    CHECK(Doudizhu::observe(state, 2).knownOfLandlord().empty());
    state = after(state, "3");
    CHECK(Doudizhu::observe(state, 1).knownOfLandlord() == ranks("5Q"));
    for (int i = 0; i < 200; ++i)
        REQUIRE(Doudizhu::sample(viewToMove(state), rng).hands[2].contains(ranks("5Q")));
}

TEST_CASE("Hidden cards of Doudizhu are drawn with equal chances") {
    Rng rng(423);
    const State state = Doudizhu::start({}, Doudizhu::deal({}, rng));
    const Observation view = Doudizhu::observe(state, 0);
    std::vector<int> kitty(kRanks);
    const Cards unseen = view.unseen();
    REQUIRE(unseen.size() == 37);
    const int rounds = 20'000;
    for (int i = 0; i < rounds; ++i) {
        const State world = Doudizhu::sample(view, rng);
        for (int rank = 0; rank < kRanks; ++rank)
            kitty[static_cast<std::size_t>(rank)] += world.kitty.count(rank);
    }
    for (int rank = 0; rank < kRanks; ++rank) {
        const double expected = rounds * 3.0 * unseen.count(rank) / 37;
        CHECK(std::abs(kitty[static_cast<std::size_t>(rank)] - expected) <
              5 * std::sqrt(expected + 1));
    }
}

TEST_CASE("Options of Doudizhu become what the game plays by") {
    const auto options = [](const Json& given) {
        return Doudizhu::options(completeOptions(Doudizhu::optionSpecs(), given).value());
    };
    CHECK(options(Json::object()) == Options{});
    CHECK(options({{"bidding", "none"}}) == named());
    CHECK(options({{"kickers", "common"}}).kickers == Kickers::Common);
    CHECK(options({{"kickers", "distinct"}}).kickers == Kickers::Distinct);
    CHECK(options({{"scoring", "simple"}}).scoring == Scoring::Simple);
    CHECK(options({{"scoring", "competition"}}).scoring == Scoring::Competition);
}
