// Positions played on to their end many times.
#include "tests/support/games.h"

#include <stop_token>

using namespace parlour;
using namespace parlour::test;

namespace {

const std::string kQuick = "champion:worlds=1;miss=99"; // of high card

// High card with these cards, before the first move.
std::unique_ptr<Table> dealt(int mine, int other) {
    return std::move(highCard()
                         .open({{"game", "highcard"},
                                {"deal", {{"cards", {mine, other}}}},
                                {"moves", Json::array()}})
                         .value());
}

PlayedOn playedOn(const Table& table, const PlayOnSetup& setup) {
    return highCard().playOn(table, setup, {});
}

} // namespace

TEST_CASE("A sure win is won in every game that is played on") {
    PlayOnSetup setup;
    setup.seats = {kQuick, kQuick};
    setup.games = 200;
    setup.move = "pass"; // ends the game: the higher card wins one point
    const PlayedOn won = playedOn(*dealt(9, 4), setup);
    CHECK(won.games() == 200);
    CHECK(won.share() == 1);
    CHECK(won.gain() == 1);
    CHECK(won.shareInterval().high == 1);
    CHECK(won.shareInterval().low > 0.97);
    CHECK(won.gainInterval().low == 1);
    const PlayedOn lost = playedOn(*dealt(4, 9), setup);
    CHECK(lost.share() == 0);
    CHECK(lost.gain() == -1);
}

TEST_CASE("What the player to move cannot see is dealt anew only on request") {
    PlayOnSetup setup;
    setup.seats = {kQuick, kQuick};
    setup.games = 400;
    setup.move = "pass";
    setup.redeals = true;
    const PlayedOn redealt = playedOn(*dealt(13, 52), setup); // against any of the 51 other cards
    CHECK(redealt.shareInterval().low < 12.0 / 51);
    CHECK(redealt.shareInterval().high > 12.0 / 51);
    CHECK(redealt.gainInterval().low < -27.0 / 51);
    CHECK(redealt.gainInterval().high > -27.0 / 51);
}

TEST_CASE("The number of threads does not change what is played on") {
    PlayOnSetup setup;
    setup.seats = {kQuick, kQuick};
    setup.redeals = true;
    setup.games = 300;
    const PlayedOn alone = playedOn(*dealt(20, 30), setup);
    setup.threads = 3;
    const PlayedOn together = playedOn(*dealt(20, 30), setup);
    CHECK(together.games() == alone.games());
    CHECK(together.share() == alone.share());
    CHECK(together.gain() == alone.gain());
}

TEST_CASE("Playing on stops with the games that were finished") {
    std::stop_source stop;
    PlayOnSetup setup;
    setup.seats = {kQuick, kQuick};
    setup.progress = [&](const PlayedOn& so) {
        if (so.games() == 7) stop.request_stop();
    };
    CHECK(highCard().playOn(*dealt(20, 30), setup, stop.get_token()).games() == 7);
}

TEMPLATE_LIST_TEST_CASE("Every game can be played on from any position", "", AllGames) {
    using G = typename TestType::Rules;
    const GameEntry& entry = entryOf<TestType>();
    forRandomGames<G>(611, scaled(2), [&](const auto& game, Rng& rng) {
        const auto table = game.table(rng.below(static_cast<std::uint32_t>(game.moves.size())));
        PlayOnSetup setup;
        setup.seats.assign(static_cast<std::size_t>(table.seats()),
                           entry.player("random") ? "random" : kQuick);
        setup.games = 4;
        setup.redeals = rng.below(2) == 0;
        setup.move = table.legalMoves().front();
        const PlayedOn played = entry.playOn(table, setup, {});
        CHECK(played.games() == 4);
        CHECK(played.share() >= 0);
        CHECK(played.share() <= 1);
    });
}
