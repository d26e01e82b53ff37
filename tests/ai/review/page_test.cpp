// How the page of a review writes moves.
#include "ai/catalogue/move_words.h"
#include "ai/catalogue/picture.h"
#include "tests/support/games.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace parlour;
using namespace parlour::test;

TEST_CASE("Moves are told in words, as each table tells them") {
    const auto told = [](std::string_view game, std::string_view move,
                         const Json& options = Json::object()) {
        const GameEntry& entry = *findGame(game).value();
        return english(
            moveWords(*entry.deal(completeOptions(entry.options(), options).value(), 3), move));
    };
    CHECK(told("briscola", "AC") == "ace of cups");
    CHECK(told("bigtwo", "3D") == "3♦");
    CHECK(told("bigtwo", "3D 3C") == "pair: 3♦ 3♣");
    CHECK(told("bigtwo", "TD TC 2D 2C 2H") == "full house: 10♦ 10♣ 2♦ 2♣ 2♥");
    CHECK(told("bigtwo", "pass") == "Pass");
    CHECK(told("euchre", "QH") == "queen of hearts");
    CHECK(told("euchre", "discard 9H") == "Discard the nine of hearts");
    CHECK(told("euchre", "order alone") == "Order up, alone");
    CHECK(told("euchre", "call S") == "spades");
    CHECK(told("euchre", "pass") == "Pass");
    CHECK(told("doudizhu", "bid 0") == "No bid");
    CHECK(told("doudizhu", "bid 2") == "Bid 2");
    CHECK(told("doudizhu", "X") == "black joker");
    CHECK(told("doudizhu", "XD") == "rocket");
    CHECK(told("doudizhu", "TT") == "pair: 10 10");
    CHECK(told("doudizhu", "333X") == "triplet with a single card: 3 3 3 black joker");
    CHECK(told("doudizhu", "34567") == "sequence: 3 4 5 6 7");
    CHECK(told("samurai", "b2@H17") == "Buddha 2 on H17 by Hirosaki");
    CHECK(told("samurai", "w1@H16") == "ship 1 on H16");
    CHECK(told("samurai", "fx@K19:b,L17:r") == "swap Buddha of Morioka for rice of Sendai");
    CHECK(told("samurai", "b@K19") == "Buddha to Morioka");
    CHECK(told("samurai", "end") == "End of the turn");
    CHECK(told("samurai", "take s3") == "samurai 3");
    for (const GameEntry* game : games()) {
        CHECK(told(game->id(), "?") == "?");
        CHECK(told(game->id(), "").empty());
    }
}

TEST_CASE("The dealer who orders up picks the card up, and a tile that moves has its name") {
    const GameEntry& euchre = *findGame("euchre").value();
    const auto table = euchre.deal(completeOptions(euchre.options(), Json::object()).value(), 3);
    for (int i = 0; i < 3; ++i) REQUIRE(table->play("pass"));
    CHECK(english(moveWords(*table, "order")) == "Pick it up");

    const GameEntry& samurai = *findGame("samurai").value();
    const Json options{{"hand", "random"}, {"figures", "random"}};
    const auto board = samurai.deal(completeOptions(samurai.options(), options).value(), 3);
    CHECK(english(moveWords(*board, "tx@I17>K18")) ==
          "tile exchange from I17 by Hirosaki and Akita to K18 by Morioka and Sendai");
    const auto legal = board->legalMoves();
    const auto placed =
        std::ranges::find_if(legal, [](const std::string& move) { return move.ends_with("@I17"); });
    REQUIRE(placed != legal.end());
    const std::string name = english(moveWords(*board, *placed));
    REQUIRE(board->play(*placed));
    CHECK(english(moveWords(*board, "tx@I17>K18")) ==
          name.substr(0, name.find(" on ")) +
              " from I17 by Hirosaki and Akita to K18 by Morioka and Sendai");
}

TEMPLATE_LIST_TEST_CASE("A picture shows the hand of whoever is to move, and no other", "", Games) {
    forRandomGames<typename TestType::Rules>(77, 1, [](const auto& random, Rng&) {
        const auto table = random.table(random.moves.size() / 2);
        if (table.isOver()) return;
        const auto legal = table.legalMoves();
        PictureTexts texts{{"A&lt;b&gt;", "B", "C", "D"}, {}};
        texts.say = [](const Phrase& phrase, const std::vector<std::string>& args) {
            return fill(phrase.english, args);
        };
        const std::string picture = positionPicture(table, legal.front(), legal.back(), texts);
        INFO(picture);
        const Json view = table.view(table.toMove());
        const auto count = [&](std::string_view words) {
            std::size_t found = 0;
            for (auto i = picture.find(words); i != picture.npos; i = picture.find(words, i + 1))
                ++found;
            return found;
        };
        const std::string hand =
            picture.substr(picture.rfind("<p>" + texts.names[view["seat"]] + " holds: "));
        std::size_t cards = 0;
        for (auto i = hand.find("class=\"card"); i != hand.npos;
             i = hand.find("class=\"card", i + 1))
            ++cards;
        CHECK(cards == view["hand"].size() * (view["hand"].is_array() ? 1 : 0) +
                           (view["hand"].is_string() ? view["hand"].get<std::string>().size() : 0));
        CHECK(count("<p>") == count("</p>") - count("<p class"));
        if (view.contains("map"))
            CHECK(count("<polygon") > 50);
        else
            CHECK(count("Cards in hand: A&lt;b&gt; ") == 1);
    });
}

TEST_CASE("The picture of a bid marks no card of the same number") {
    const GameEntry& game = *findGame("doudizhu").value();
    const auto table = game.deal(completeOptions(game.options(), Json::object()).value(), 3);
    PictureTexts texts{{"A", "B", "C"}, {}};
    texts.say = [](const Phrase& phrase, const std::vector<std::string>& args) {
        return fill(phrase.english, args);
    };
    for (const char* bid : {"bid 2", "bid 3"}) {
        const std::string picture = positionPicture(*table, bid, "bid 0", texts);
        CHECK(picture.find("class=\"card") != picture.npos);
        CHECK(picture.find(" best\"") == picture.npos);
    }
}
