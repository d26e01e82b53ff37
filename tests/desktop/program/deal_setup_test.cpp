// A deal laid out by hand.
#include "ai/catalogue/games.h"
#include "app/desktop/program/deal_setup.h"
#include "core/base/json.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace parlour;

namespace {

Json positionOf(const DealSetup& setup) { return parseJson(setup.text().toStdString()).value(); }

QVariantList piecesOf(const DealSetup& setup, int place) {
    return setup.placeMaps()[place].toMap()["pieces"].toList();
}

int indexOf(const DealSetup& setup, int place, const QString& picture) {
    const QVariantList pieces = piecesOf(setup, place);
    for (int i = 0; i < pieces.size(); ++i)
        if (pieces[i].toMap()["picture"] == picture) return i;
    return -1;
}

// Chooses the piece with this picture, wherever it is; returns where it was.
int chooseAnywhere(DealSetup& setup, const QString& picture) {
    for (int place = 0; place < setup.placeMaps().size(); ++place)
        if (const int piece = indexOf(setup, place, picture); piece >= 0) {
            setup.choose(place, piece);
            return place;
        }
    FAIL("no " << picture.toStdString());
    return -1;
}

} // namespace

TEST_CASE("Every game's deal is laid out, and comes back as it was") {
    for (const GameEntry* entry : games()) {
        INFO(entry->id());
        DealSetup setup;
        setup.setGame(QString::fromStdString(std::string(entry->id())));
        REQUIRE(setup.problem().isEmpty());
        for (const int players : entry->seatCounts()) {
            setup.setPlayers(players);
            CHECK(setup.players() == players);
            const Json position = positionOf(setup);
            for (const QVariant& place : setup.placeMaps()) {
                CHECK_FALSE(place.toMap()["title"].toString().contains("%"));
                for (const QVariant& piece : place.toMap()["pieces"].toList()) {
                    CHECK_FALSE(piece.toMap()["name"].toString().isEmpty());
                    CHECK_FALSE(piece.toMap()["picture"].toString().isEmpty());
                }
            }
            // Every piece of the deal is on show, so that the text is made of what is seen.
            CHECK(setup.read(QString::fromStdString(position.dump())).isEmpty());
            CHECK(positionOf(setup) == position);
        }
    }
}

TEST_CASE("Cards that are put somewhere make others move, and stay there") {
    DealSetup setup;
    setup.setGame("bigtwo");
    const QStringList aces{"AC", "AD", "AH", "AS"};
    for (const QString& ace : aces) chooseAnywhere(setup, ace);
    CHECK(setup.chosen() == 4);
    REQUIRE(setup.put(1).isEmpty());
    CHECK(setup.chosen() == 0);
    for (const QString& ace : aces) CHECK(indexOf(setup, 1, ace) >= 0);
    for (int place = 0; place < 4; ++place) CHECK(piecesOf(setup, place).size() == 13);

    // Nine more fill the hand; then there is room for none.
    for (const QString nine : {"2C", "2D", "2H", "2S", "KC", "KD", "KH", "KS", "QC"})
        chooseAnywhere(setup, nine);
    REQUIRE(setup.put(1).isEmpty());
    for (const QString& ace : aces) CHECK(indexOf(setup, 1, ace) >= 0);
    chooseAnywhere(setup, "3D");
    CHECK_FALSE(setup.put(1).isEmpty());
    CHECK(setup.chosen() == 1); // and nothing is lost
    CHECK(indexOf(setup, 1, "3D") < 0);
    const Json hand = positionOf(setup)["deal"]["hands"][1];
    CHECK(hand.size() == 13);
    CHECK(std::ranges::count(hand, Json("QC")) == 1);
}

TEST_CASE("Ranks of Doudizhu, the trump card of Briscola, and who begins") {
    DealSetup setup;
    setup.setGame("doudizhu");
    chooseAnywhere(setup, "JOKER_RED");
    chooseAnywhere(setup, "JOKER_BLACK");
    REQUIRE(setup.put(3).isEmpty()); // the kitty
    setup.setRole(2);
    const Json doudizhu = positionOf(setup)["deal"];
    CHECK(doudizhu["kitty"].get<std::string>().ends_with("XD"));
    CHECK(doudizhu["first_bidder"] == 2);

    setup.setGame("briscola");
    chooseAnywhere(setup, "italian/KS");
    REQUIRE(setup.put(2).isEmpty());
    const Json briscola = positionOf(setup)["deal"];
    CHECK(briscola["deck"][6] == "KS");
    CHECK(briscola["deck"].size() == 40);
}

TEST_CASE("Two tiles change places in the order of drawing") {
    DealSetup setup;
    setup.setGame("samurai");
    const Json before = positionOf(setup)["deal"]["tiles"];
    setup.choose(0, 0);
    setup.choose(0, 7);
    setup.exchange();
    const Json after = positionOf(setup)["deal"]["tiles"];
    CHECK(after[0][0] == before[0][7]);
    CHECK(after[0][7] == before[0][0]);
    CHECK(after[1] == before[1]);
}

TEST_CASE("Each player of Samurai has tiles of one's own: others are impossible, with the reason") {
    DealSetup setup;
    setup.setGame("samurai");
    const Json tiles = positionOf(setup)["deal"]["tiles"];
    int other = 0; // a tile of the other that is not the first one's first
    while (tiles[1][static_cast<std::size_t>(other)] == tiles[0][0]) ++other;
    setup.choose(0, 0);
    setup.choose(1, other);
    setup.exchange();
    CHECK_FALSE(setup.problem().isEmpty());
    setup.deal();
    CHECK(setup.problem().isEmpty());
}

TEST_CASE("A pasted position is laid out or refused, and then nothing is lost") {
    DealSetup setup;
    setup.setGame("euchre");
    const Json euchre = positionOf(setup);
    for (const char* bad : {"", "hello", "[1,2,3]", "{\"game\":\"chess\"}", "{\"game\":7}",
                            "{\"game\":\"euchre\",\"deal\":{}}", "{\"format\":\"x\"}"}) {
        INFO(bad);
        CHECK_FALSE(setup.read(bad).isEmpty());
        CHECK(positionOf(setup) == euchre);
    }
    CHECK_FALSE(setup.read(QString(3'000'000, u'[')).isEmpty());
    CHECK(positionOf(setup) == euchre);

    // The moves that it came with stay as far as they can be played in the deal as it is now.
    const GameEntry& briscola = *findGame("briscola").value();
    const auto table =
        briscola.deal(completeOptions(briscola.options(), Json::object()).value(), 7);
    for (int i = 0; i < 4; ++i) REQUIRE(table->play(table->legalMoves().front()));
    const std::string text = table->position().dump();
    REQUIRE(setup.read(QString::fromStdString(text)).isEmpty());
    CHECK(setup.game() == "briscola");
    CHECK(setup.movesLeft() == -1);
    const auto withSortedHands = [](Json position) { // their order means nothing
        Json& deck = position["deal"]["deck"];
        std::sort(deck.begin(), deck.begin() + 3);
        std::sort(deck.begin() + 3, deck.begin() + 6);
        return position;
    };
    CHECK(withSortedHands(positionOf(setup)) == withSortedHands(table->position()));
    const QString second = QString::fromStdString(table->moves()[1]);
    chooseAnywhere(setup, "italian/" + second);
    REQUIRE(setup.put(3).isEmpty()); // in the stock, it cannot be played
    CHECK(setup.movesLeft() == 1);
    CHECK(positionOf(setup)["moves"].size() == 1);
}
