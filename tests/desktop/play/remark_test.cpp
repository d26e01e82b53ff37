// What computer players remark, and how they play.
#include "ai/catalogue/games.h"
#include "app/desktop/play/characters.h"
#include "app/desktop/play/remark.h"
#include "tests/desktop/support/sessions.h"

#include <catch2/catch.hpp>

#include <set>

using namespace parlour;
using namespace parlour::test;

namespace {

struct Told {
    std::optional<Remark> remark;
    int margin = 0; // of the winner's points
    Seat winner = kNoSeat;
};

// After a deal of Briscola played at random.
Told remarkAfter(std::uint64_t deal, const std::vector<std::string>& agents) {
    const GameEntry& entry = *findGame("briscola").value();
    Record record = freshRecord(agents, deal);
    const auto table = std::move(entry.open(record.position).value());
    for (Rng rng(deal); !table->isOver();) {
        const auto legal = table->legalMoves();
        REQUIRE(table->play(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]));
    }
    update(record, *table);
    std::vector<SeatedPlayer> players;
    for (const Record::Player& player : record.players)
        players.push_back(SeatedPlayer::of(player, entry));
    const Scores scores = table->scores();
    Told told{Remark::on(entry, record, *table, players), std::abs(scores[0] - scores[1])};
    if (told.margin > 0) told.winner = scores[0] > scores[1] ? 0 : 1;
    return told;
}

} // namespace

TEST_CASE("Remarks: always after a game lost by a hair, else seldom, and only of the computer's") {
    int close = 0;
    int others = 0;
    constexpr int kDeals = 600;
    std::set<QString> words;
    for (std::uint64_t deal = 1; deal <= kDeals; ++deal) {
        const Told told = remarkAfter(deal, {"", "champion"});
        const auto again = remarkAfter(deal, {"", "champion"}).remark;
        REQUIRE(told.remark.has_value() == again.has_value());
        if (told.winner == 0 && told.margin <= 2) REQUIRE(told.remark);
        if (!told.remark) continue;
        CHECK(told.remark->words == again->words);
        CHECK(told.remark->seat == 1); // the other is a person
        words.insert(told.remark->words);
        ++(told.winner == 0 && told.margin <= 2 ? close : others);
    }
    CHECK(close > 0);
    CHECK(others > 0);
    CHECK(others < kDeals / 3);
    CHECK(words.contains("So close!"));
    CHECK(words.contains("Well played!"));
}

TEST_CASE("Characters: a champion plays in the style of its person, a published player in none") {
    const GameEntry& entry = *findGame("doudizhu").value();
    std::set<Temper> tempers;
    for (int portrait = 1; portrait <= 12; ++portrait) {
        tempers.insert(portraitTemper(portrait));
        const bool isEven = portraitTemper(portrait) == Temper::Even;
        CHECK(SeatedPlayer::of({"", "champion", portrait}, entry).style.isEmpty() == isEven);
        CHECK(SeatedPlayer::of({"", "multirole", portrait}, entry).style.isEmpty());
        CHECK(SeatedPlayer::of({"Ann", "", portrait}, entry).style.isEmpty());
    }
    CHECK(tempers.size() == 3);
}
