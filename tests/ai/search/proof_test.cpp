// Proofs on High card, where every answer is plain, and of the program's problems.
#include "ai/catalogue/games.h"
#include "ai/review/problems.h"
#include "ai/search/proof.h"
#include "core/base/file.h"
#include "tests/support/high_card.h"

#include <catch2/catch.hpp>

using namespace parlour;
using namespace parlour::high_card;
using Move = HighCard::Move;

TEST_CASE("A move is proved to be best only if no world has a better one") {
    for (int card = 1; card <= HighCard::kCards; ++card) {
        INFO(card);
        // A bet is to be answered: only the highest card always wins, and only the lowest never.
        const HighCard::Observation answer{1, {Move::Bet, Move::None}, card};
        const auto proved = proveBest<HighCard>(answer, ValueKind::Score, 0.5);
        REQUIRE(proved.empty() == (card > 1 && card < HighCard::kCards));
        if (proved.empty()) continue;
        CHECK(proved[0].move == (card == 1 ? Move::Pass : Move::Bet));
        CHECK(proved[0].value == (card == 1 ? -1 : 2));
        CHECK(proved[1].value == (card == 1 ? -2 : -1));
    }
}

TEST_CASE("A margin that is not reached proves nothing") {
    const HighCard::Observation lowest{1, {Move::Bet, Move::None}, 1};
    CHECK(proveBest<HighCard>(lowest, ValueKind::Score, 1).size() == 2);
    CHECK(proveBest<HighCard>(lowest, ValueKind::Score, 1.1).empty());
}

TEST_CASE("What others do in between is their best, with open cards") {
    // The other folds to a bet that would lose: it brings the highest card nothing more.
    const HighCard::Observation highest{0, {Move::None, Move::None}, HighCard::kCards};
    CHECK(proveBest<HighCard>(highest, ValueKind::Score, 0.5).empty());
}
