// Records of deals that the same players play one after the other: totals, what has ended, and the
// deal that comes next.
#include "core/doudizhu/rules.h"
#include "core/euchre/rules.h"
#include "core/play/record.h"
#include "tests/support/briscola.h"

#include <tuple>

using namespace parlour;
using namespace parlour::test;

namespace {

template <class G> std::unique_ptr<Table> freshTable(std::uint64_t seed, const Json& given) {
    const Json options = completeOptions(G::optionSpecs(), given).value();
    Rng rng(seed);
    return std::make_unique<GameTable<G>>(options, G::deal(G::options(options), rng));
}

template <class G> struct Playing {
    Record record;
    std::unique_ptr<Table> table;

    explicit Playing(std::uint64_t seed, const Json& given = Json::object())
        : table(freshTable<G>(seed, given)) {
        record.id = "first";
        record.dealNumber = seed;
        record.position = table->position();
        record.players.resize(static_cast<std::size_t>(table->seats()));
    }

    void playOut(std::uint64_t seed) {
        Rng rng(seed);
        while (!table->isOver()) {
            const std::vector<std::string> moves = table->legalMoves();
            REQUIRE(table->play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]));
        }
        update(record, *table);
    }
    void goOn(std::uint64_t deal) {
        record = nextDeal(record, *table, deal, "deal " + std::to_string(deal));
        table = std::move(openPosition<G>(record.position).value());
    }
};

bool noAllies(Seat, Seat) { return false; }

} // namespace

TEST_CASE("A match of three deals adds up, ends, and is followed by a new one") {
    Playing<Briscola> match(1, {{"players", 3}});
    match.record.dealsWanted = 3;
    CHECK(goesOn(match.record, *match.table));
    Scores totals{};
    for (int deal = 1; deal <= 3; ++deal) {
        INFO("deal " << deal);
        CHECK(seriesOf(match.record, *match.table).deals() == deal - 1);
        match.playOut(static_cast<std::uint64_t>(deal));
        for (std::size_t seat = 0; seat < 3; ++seat) totals[seat] += match.record.scores[seat];
        const Series series = seriesOf(match.record, *match.table);
        CHECK(series.deals() == deal);
        CHECK(series.totals() == totals);
        CHECK(series.isOver() == (deal == 3));
        CHECK(goesOn(match.record, *match.table) == (deal < 3));
        CHECK(gameEnding(match.record, *match.table)->shares == match.table->winShares());

        const Ending ending = endingOf(match.record, *match.table);
        CHECK(ending.ofSeries == (deal == 3));
        CHECK(ending.shares == (deal == 3 ? series.winShares(noAllies) : match.table->winShares()));
        CHECK(ending.scores == (deal == 3 ? totals : match.table->scores()));
        match.goOn(100 + static_cast<std::uint64_t>(deal));
    }
    CHECK(match.record.earlier.empty());
    CHECK(match.record.dealsBefore == 0);
    CHECK(match.record.dealsWanted == 3);
}

TEST_CASE("The next deal's record is a fresh one") {
    Playing<Briscola> match(2);
    match.playOut(2);
    match.record.takeBacks = 3;
    match.record.hints = 4;
    match.record.questions = 5;
    match.record.undone = {"AD"};
    const std::vector<int> scores = match.record.scores;
    const Json firstLead = match.record.position.at("deal").at("first");
    match.goOn(77);
    CHECK(match.record.id == "deal 77");
    CHECK(match.record.dealNumber == 77);
    CHECK(match.record.position.at("moves").empty());
    CHECK(match.record.position.at("deal").at("first") != firstLead);
    CHECK(match.record.undone.empty());
    CHECK(match.record.scores.empty());
    CHECK(match.record.takeBacks == 0);
    CHECK(match.record.hints == 0);
    CHECK_FALSE(match.record.questions);
    CHECK(match.record.earlier == scores);
    CHECK(match.record.dealsBefore == 1);
    CHECK_FALSE(seriesOf(match.record, *match.table).hasGoal());

    // A deal that is given up takes nothing with it and leaves nothing behind.
    REQUIRE(match.table->play(match.table->legalMoves().front()));
    match.goOn(78);
    CHECK(match.record.dealNumber == 78);
    CHECK(match.record.earlier == scores);
    CHECK(match.record.dealsBefore == 1);
}

TEST_CASE("The same deal again begins with the same cards and the same totals") {
    Playing<Briscola> match(3);
    match.record.earlier = {10, 20};
    match.record.dealsBefore = 2;
    match.playOut(3);
    const Record again = sameDeal(match.record, *match.table, "again");
    CHECK(again.id == "again");
    CHECK(again.position.at("moves").empty());
    CHECK(again.position.at("deal") == match.record.position.at("deal"));
    CHECK(again.dealNumber == match.record.dealNumber);
    CHECK(again.scores.empty());
    CHECK(again.earlier == std::vector<int>{10, 20});
    CHECK(again.dealsBefore == 2);
}

TEST_CASE("A game of several deals counts when somebody has its points") {
    Playing<euchre::Euchre> game(4);
    game.record.pointsWanted = 1; // the game has its own
    for (std::uint64_t deal = 0;; ++deal) {
        game.playOut(deal);
        const Series series = seriesOf(game.record, *game.table);
        CHECK(series.goal().points == 10);
        const bool isOver = series.totals()[0] >= 10 || series.totals()[1] >= 10;
        CHECK(series.isOver() == isOver);
        const auto ending = gameEnding(game.record, *game.table);
        REQUIRE(ending.has_value() == isOver);
        if (!isOver) {
            CHECK(goesOn(game.record, *game.table));
            game.goOn(deal + 1000);
            continue;
        }
        CHECK(ending->ofSeries);
        CHECK(ending->scores == series.totals());
        CHECK_FALSE(ending->isDraw());
        const bool evenWin = series.totals()[0] > series.totals()[1];
        CHECK(ending->shares == (evenWin ? WinShares{1, 0, 1, 0} : WinShares{0, 1, 0, 1}));
        break;
    }

    // Every deal of it is kept as it was played.
    Scores totals{};
    REQUIRE(std::cmp_equal(game.record.deals.size(), game.record.dealsBefore));
    for (std::size_t i = 0; i <= game.record.deals.size(); ++i) {
        const Record deal = parseRecord(toText(dealOf(game.record, i))).value();
        const auto opened = openPosition<euchre::Euchre>(deal.position);
        const auto& table = opened.value();
        CHECK(table->isOver());
        CHECK(seriesBefore(deal, *table).totals() == totals);
        CHECK(seriesBefore(deal, *table).deals() == static_cast<int>(i));
        for (std::size_t seat = 0; seat < 4; ++seat) {
            CHECK(deal.scores[seat] == table->scores()[seat]);
            totals[seat] += deal.scores[seat];
        }
        CHECK(deal.dealNumber != dealOf(game.record, i == 0 ? 1 : i - 1).dealNumber);
    }
    CHECK(totals == seriesOf(game.record, *game.table).totals());
    game.goOn(9999);
    CHECK(game.record.deals.empty());
}

TEST_CASE("Take-backs, hints and the tutor's questions are counted for a whole game") {
    Playing<euchre::Euchre> game(4);
    const auto counts = [&](const Record& record) {
        return std::tuple(record.takeBacks, record.hints, record.questions);
    };
    using Counts = std::tuple<int, int, std::optional<int>>;
    game.playOut(4);
    game.record.takeBacks = 1;
    game.record.hints = 2;
    game.record.questions = 3;
    CHECK(counts(sameDeal(game.record, *game.table, "again")) == Counts());
    game.goOn(5);
    CHECK(counts(game.record) == Counts(1, 2, 3));
    game.goOn(6); // in the place of a deal that is not over
    CHECK(counts(game.record) == Counts(1, 2, 3));
    CHECK(counts(sameDeal(game.record, *game.table, "again")) == Counts(1, 2, 3));
    game.record.earlier = {9, 9, 9, 9};
    game.playOut(6);
    REQUIRE(gameEnding(game.record, *game.table));
    game.goOn(7);
    CHECK(counts(game.record) == Counts());
}

TEST_CASE("A deal that nobody bids for counts neither in the match nor as a game") {
    Playing<doudizhu::Doudizhu> match(5);
    match.record.dealsWanted = 1;
    for (int seat = 0; seat < 3; ++seat) REQUIRE(match.table->play("bid 0"));
    update(match.record, *match.table);
    CHECK(seriesOf(match.record, *match.table).deals() == 0);
    CHECK(goesOn(match.record, *match.table));
    CHECK_FALSE(gameEnding(match.record, *match.table));
    CHECK_FALSE(endingOf(match.record, *match.table).ofSeries);
    match.goOn(6);
    CHECK(match.record.dealsBefore == 0);
}

TEST_CASE("Totals that are over already take no more deals") {
    Playing<Briscola> match(6);
    match.record.pointsWanted = 50;
    match.record.earlier = {60, 20};
    match.record.dealsBefore = 1;
    match.playOut(6);
    CHECK(seriesOf(match.record, *match.table).totals() == Scores{60, 20});
}

TEST_CASE("A name stays with the match it was given to") {
    Playing<Briscola> match(3);
    match.record.dealsWanted = 2;
    match.record.name = "Sunday";
    match.goOn(4); // in the place of a deal that is not over
    CHECK(match.record.name == "Sunday");
    match.playOut(4);
    CHECK(sameDeal(match.record, *match.table, "again").name == "Sunday");
    match.goOn(5);
    CHECK(match.record.name == "Sunday");
    match.playOut(5);
    match.goOn(6); // a new match
    CHECK(match.record.name.empty());
    match.record.dealsWanted = 0; // every deal is a game
    match.record.name = "Monday";
    CHECK(sameDeal(match.record, *match.table, "again").name.empty());
}

TEST_CASE("A person has begun a game with a move, or with the deal before") {
    Playing<Briscola> match(4);
    match.record.players[1].agent = "greedy";
    const Seat first = match.table->toMove();
    if (first != 0) std::swap(match.record.players[0], match.record.players[1]);
    CHECK_FALSE(hasBegun(match.record, *match.table));
    REQUIRE(match.table->play(match.table->legalMoves().front()));
    CHECK(hasPersonMoved(match.record, *match.table));
    CHECK(hasBegun(match.record, *match.table));
    match.playOut(4);
    match.goOn(5);
    CHECK(match.record.dealsBefore == 1);
    CHECK_FALSE(hasBegun(match.record, *match.table)); // deals without an end
    match.record.dealsWanted = 3;
    CHECK(hasBegun(match.record, *match.table));
    CHECK_FALSE(hasPersonMoved(match.record, *match.table));
    for (Record::Player& player : match.record.players) player.agent = "greedy";
    CHECK_FALSE(hasBegun(match.record, *match.table));
}
