// The engine and the ladder with a game that is in no list of the program.
#include "app/lab/engine.h"
#include "app/lab/pairing.h"
#include "tests/support/games.h"

using namespace parlour;
using namespace parlour::test;

namespace {

Json reply(const Json& request) {
    const std::array<const GameEntry*, 1> list{&highCard()};
    return Json::parse(lab::answer(request.dump(), {.games = list}));
}

} // namespace

TEST_CASE("The engine answers for the games that it is given") {
    const Json games = reply({{"cmd", "games"}})["games"];
    REQUIRE(games.size() == 1);
    CHECK(games[0]["id"] == "highcard");
    CHECK(games[0]["options"] == Json::object());
    CHECK(reply({{"cmd", "deal"}, {"game", "briscola"}}).contains("error"));

    Json position = reply({{"cmd", "deal"}, {"game", "highcard"}, {"seed", 5}})["position"];
    CHECK(reply({{"cmd", "legal"}, {"position", position}}) ==
          Json::parse(R"({"id":null,"to_move":0,"legal":["bet","pass"]})"));
    position["moves"] = {"bet"};
    const Json view = reply({{"cmd", "view"}, {"position", position}, {"seat", 1}})["view"];
    CHECK(view == Json{{"seat", 1}, {"card", position["deal"]["cards"][1]}, {"bet", true}});
    const Json best = reply({{"cmd", "bestmove"}, {"position", position}, {"agent", "champion"}});
    CHECK(best["candidates"].size() == 2);
    CHECK(best["value_kind"] == "score");
    position["moves"] = {"bet", "bet"};
    const Json end = reply({{"cmd", "legal"}, {"position", position}});
    CHECK(end["over"] == true);
    CHECK(std::abs(end["scores"][0].get<int>()) == 2);
}

TEST_CASE("Levels of a game that is in no list meet like all others") {
    const auto rungs = ladder(highCard());
    lab::PairingArguments arguments;
    arguments.games = 200;
    lab::MatchSequence sequence(highCard(), arguments.sequence, 200);
    const auto pairing =
        lab::meet(highCard(), Json::object(), rungs[1]->spec, rungs[0]->spec, arguments, sequence)
            .value();
    REQUIRE(pairing);
    CHECK(pairing->games == 200);
    CHECK(lab::shareOfA(*pairing) > 0.4);
}

TEST_CASE("A game without a form has no self-play") {
    CHECK(!highCard().sampleLayout());
    const auto checked = highCard().checkSelfPlay({});
    REQUIRE(!checked);
    CHECK(checked.error().english().find("do not learn this game") != std::string::npos);
}
