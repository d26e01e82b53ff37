// How the page of a review writes moves.
#include "ai/catalogue/picture.h"
#include "ai/review/page.h"
#include "tests/support/games.h"

#include <catch2/catch.hpp>

using namespace parlour;
using namespace parlour::test;

TEST_CASE("Cards are shown by their signs") {
    CHECK(english(moveWords("bigtwo", "3D 3C TH")) == "3♦ 3♣ 10♥");
    CHECK(english(moveWords("euchre", "discard 9H")) == "discard 9♥");
    CHECK(english(moveWords("euchre", "call S alone")) == "call ♠ alone");
    CHECK(english(moveWords("euchre", "order")) == "order");
    CHECK(english(moveWords("bigtwo", "pass")) == "pass");
    CHECK(english(moveWords("briscola", "AC")) == "ace of cups");
    CHECK(english(moveWords("briscola", "?")) == "?");
    CHECK(english(moveWords("bigtwo", "")) == "");
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
