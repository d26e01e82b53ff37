// What is said when a deal is over.
#include "ai/catalogue/games.h"
#include "app/desktop/play/deal_result.h"

#include <catch2/catch.hpp>

using namespace parlour;

namespace {

// After the first game, played at random, of a match of three.
DealResult firstOfThree(const char* game, int seats) {
    const GameEntry& entry = *findGame(game).value();
    const auto table = entry.deal(completeOptions(entry.options(), Json::object()).value(), 7);
    Record record;
    record.position = table->position();
    record.dealsWanted = 3;
    std::vector<SeatedPlayer> players;
    for (int seat = 0; seat < seats; ++seat) {
        record.players.push_back({"Player " + std::to_string(seat + 1), "random", seat + 1});
        players.push_back(SeatedPlayer::of(record.players.back(), entry));
    }
    for (Rng rng(7); !table->isOver();) {
        const auto legal = table->legalMoves();
        REQUIRE(table->play(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]));
    }
    update(record, *table);
    return DealResult::of(entry, record, *table, players, kNoSeat);
}

} // namespace

TEST_CASE("The result of a game of a match is told in words of a board game and of cards") {
    CHECK(firstOfThree("samurai", 2).headline.endsWith("wins this one"));
    CHECK(firstOfThree("bigtwo", 4).headline.endsWith("wins this one"));
}
