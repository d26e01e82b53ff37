// Deals to learn the values of moves from: what is shown, what is learned, how deals go on.
#include "ai/selfplay/value_tables.h"
#include "tests/support/games.h"

#include <catch2/catch.hpp>

#include <numeric>

using namespace parlour;
using namespace parlour::test;

namespace {

template <class Entry>
using TablesOf = ValueTablesOf<typename Entry::Rules, typename Entry::Values>;

template <class Entry> ValueSetup tablesSetup(int tables, int threads = 1, std::uint64_t seed = 5) {
    return {completeOptions(Entry::Rules::optionSpecs(), Json::object()).value(), tables, threads,
            seed};
}

// What a program that chooses shares with the tables.
struct TablesMemory {
    std::vector<std::int8_t> positions, moves, learned;
    std::vector<std::int32_t> counts, choices;
    std::vector<float> worth, prospects;

    TablesMemory(const ValueLayout& layout, std::size_t tables, std::size_t moveRows,
                 std::size_t learnedRows)
        : positions(tables * static_cast<std::size_t>(layout.position), 99),
          moves(moveRows * static_cast<std::size_t>(layout.move), 99),
          learned(learnedRows * static_cast<std::size_t>(layout.position + layout.move), 99),
          counts(tables),
          choices(tables),
          worth(tables),
          prospects(2 * learnedRows) {}
    ValueMemory spans() { return {positions, moves, counts, worth, choices, learned, prospects}; }
};

// A choice that differs from table to table and from time to time.
std::int32_t simpleChoice(std::size_t table, int round, std::int32_t count) {
    return static_cast<std::int32_t>((7 * table + 3 * static_cast<std::size_t>(round)) %
                                     static_cast<std::size_t>(count));
}

// One table, played move by move.
template <class Entry> struct OneTable {
    using G = typename Entry::Rules;
    using Form = typename Entry::Values;
    using Row = std::vector<std::int8_t>;
    struct Learned {
        Row row;
        Seat seat = 0;
        float worth = 0;
        Outcome prospect{};
    };

    typename G::Options options;
    Rng rng;
    typename G::State state;
    std::vector<Learned> deal;  // of the present one
    std::vector<Learned> ended; // of others
    int deals = 0;

    OneTable(const ValueSetup& s, std::size_t number)
        : options(G::options(s.options)),
          rng(Rng(s.seed).split(number)),
          state(G::start(options, G::deal(options, rng))) {
        goOn();
    }
    auto view() const { return G::observe(state, G::toMove(state)); }
    Row position() const {
        Row row(Form::kPosition);
        Form::position(view(), row);
        return row;
    }
    Row move(const typename G::Move& one) const {
        Row row(Form::kMove);
        Form::move(view(), one, row);
        return row;
    }
    void play(const typename G::Move& one) {
        Learned learned{position(), G::toMove(state), Form::worth(view())};
        const Row after = move(one);
        learned.row.insert(learned.row.end(), after.begin(), after.end());
        deal.push_back(learned);
        G::apply(state, one);
        goOn();
    }

private:
    void goOn() {
        while (true) {
            if (G::toMove(state) == kNoSeat) {
                for (Learned& learned : deal)
                    learned.prospect = Form::prospect(state, learned.seat, learned.worth);
                ended.insert(ended.end(), deal.begin(), deal.end());
                deal.clear();
                ++deals;
                state = G::start(options, G::nextDeal(options, state, rng));
                continue;
            }
            const auto moves = G::legalMoves(view());
            if (moves.size() > 1 && Form::isValued(view())) return;
            const auto any = moves.size() > 1 ? rng.below(static_cast<std::uint32_t>(moves.size()))
                                              : std::uint32_t{0};
            G::apply(state, moves[any]);
        }
    }
};

} // namespace

TEMPLATE_LIST_TEST_CASE("Tables show positions and moves, and tell what the moves made brought", "",
                        Games) {
    using G = typename TestType::Rules;
    using Form = typename TestType::Values;
    constexpr std::size_t kTables = 5;
    constexpr std::size_t kRoom = 11; // rows that are learned at once
    const ValueSetup s = tablesSetup<TestType>(kTables);
    TablesOf<TestType> tables(s);
    const ValueLayout layout = tables.layout();
    CHECK(layout.form == Form::kName);
    CHECK(layout.version == Form::kVersion);
    CHECK(layout.position == Form::kPosition);
    CHECK(layout.move == Form::kMove);
    CHECK(layout.points == Form::kPoints);
    TablesMemory memory(layout, kTables, kTables * 2000, kRoom);
    std::vector<OneTable<TestType>> alone;
    for (std::size_t i = 0; i < kTables; ++i) alone.emplace_back(s, i);

    std::vector<typename OneTable<TestType>::Learned> waiting;
    std::size_t told = 0;
    const auto areDone = [&] {
        return std::ranges::all_of(alone, [](const auto& table) { return table.deals >= 2; });
    };
    for (int round = 0; !areDone(); ++round) {
        REQUIRE(round < 5000);
        const auto shown = tables.show(memory.spans());
        REQUIRE(shown.learned == static_cast<int>(std::min(waiting.size(), kRoom)));
        for (std::size_t i = 0; i < static_cast<std::size_t>(shown.learned); ++i) {
            const auto& expected = waiting[i];
            const auto row = std::span(memory.learned).subspan(i * expected.row.size());
            REQUIRE(std::ranges::equal(expected.row, row.first(expected.row.size())));
            REQUIRE(memory.prospects[2 * i] == static_cast<float>(expected.prospect.win));
            REQUIRE(memory.prospects[2 * i + 1] ==
                    static_cast<float>(expected.prospect.score / Form::kPoints));
        }
        waiting.erase(waiting.begin(), waiting.begin() + shown.learned);
        told += static_cast<std::size_t>(shown.learned);

        std::size_t rows = 0;
        std::vector<typename G::Move> chosen;
        for (std::size_t i = 0; i < kTables; ++i) {
            const auto moves = G::legalMoves(alone[i].view());
            REQUIRE(memory.counts[i] == std::ssize(moves));
            REQUIRE(memory.worth[i] == Form::worth(alone[i].view()));
            REQUIRE(std::ranges::equal(
                alone[i].position(),
                std::span(memory.positions).subspan(i * Form::kPosition, Form::kPosition)));
            for (const auto& move : moves)
                REQUIRE(std::ranges::equal(
                    alone[i].move(move),
                    std::span(memory.moves).subspan(rows++ * Form::kMove, Form::kMove)));
            memory.choices[i] = simpleChoice(i, round, memory.counts[i]);
            chosen.push_back(moves[static_cast<std::size_t>(memory.choices[i])]);
        }
        REQUIRE(shown.moves == static_cast<int>(rows));
        tables.play(memory.choices);
        for (std::size_t i = 0; i < kTables; ++i) {
            alone[i].play(chosen[i]);
            waiting.insert(waiting.end(), alone[i].ended.begin(), alone[i].ended.end());
            alone[i].ended.clear();
        }
    }
    CHECK(told > kRoom);
}

TEMPLATE_LIST_TEST_CASE("Tables show the same on any number of threads", "", Games) {
    constexpr std::size_t kTables = 150; // more than a thread takes at once
    TablesOf<TestType> one(tablesSetup<TestType>(kTables, 1));
    TablesOf<TestType> three(tablesSetup<TestType>(kTables, 3));
    TablesOf<TestType> others(tablesSetup<TestType>(kTables, 3, 6));
    const auto memory = [&] { return TablesMemory(one.layout(), kTables, kTables * 20, 1000); };
    TablesMemory ofOne = memory();
    TablesMemory ofThree = memory();
    TablesMemory ofOthers = memory();
    int learned = 0;
    for (int round = 0; round < scaled(60); ++round) {
        const auto shown = one.show(ofOne.spans());
        const auto same = three.show(ofThree.spans());
        REQUIRE(shown.moves == same.moves);
        REQUIRE(shown.learned == same.learned);
        REQUIRE(ofOne.positions == ofThree.positions);
        REQUIRE(ofOne.moves == ofThree.moves);
        REQUIRE(ofOne.counts == ofThree.counts);
        REQUIRE(ofOne.worth == ofThree.worth);
        REQUIRE(ofOne.learned == ofThree.learned);
        REQUIRE(ofOne.prospects == ofThree.prospects);
        if (round == 0) {
            others.show(ofOthers.spans());
            CHECK(ofOne.positions != ofOthers.positions); // another seed
        }
        learned += shown.learned;
        for (std::size_t i = 0; i < kTables; ++i)
            ofOne.choices[i] = simpleChoice(i, round, ofOne.counts[i]);
        one.play(ofOne.choices);
        three.play(ofOne.choices);
    }
    if (scaled(60) == 60 && TestType::Rules::kId != std::string_view("samurai")) CHECK(learned > 0);
}

TEMPLATE_LIST_TEST_CASE("Where there is too little room, each table still shows a move", "",
                        Games) {
    using Form = typename TestType::Values;
    constexpr std::size_t kTables = 9;
    for (const std::size_t rows : {kTables, kTables + 3, 2 * kTables}) {
        TablesOf<TestType> tables(tablesSetup<TestType>(kTables));
        TablesMemory memory(tables.layout(), kTables, rows, 50);
        std::vector<std::int8_t> after(Form::kMove);
        int learned = 0;
        for (int round = 0; round < 2000 && learned == 0; ++round) {
            const auto shown = tables.show(memory.spans());
            REQUIRE(std::ranges::all_of(memory.counts, [](int count) { return count >= 1; }));
            REQUIRE(shown.moves == std::accumulate(memory.counts.begin(), memory.counts.end(), 0));
            REQUIRE(shown.moves <= static_cast<int>(rows));
            if (rows == kTables) REQUIRE(shown.moves == static_cast<int>(kTables));
            // The first table may take all that the others need not have.
            if (rows > kTables) REQUIRE(memory.counts[0] > 1);
            learned = shown.learned;
            for (std::size_t i = 0; i < kTables; ++i)
                memory.choices[i] = simpleChoice(i, round, memory.counts[i]);
            tables.play(memory.choices);
        }
        CHECK(learned > 0);
    }
}

TEST_CASE("Games without a form have no tables") {
    for (const GameEntry* game : games()) {
        const ValueSetup s{completeOptions(game->options(), Json::object()).value()};
        const auto tables = game->valueTables(s);
        REQUIRE(tables);
        CHECK(tables->layout().form == std::string(game->id()) + "-values");
    }
    CHECK_FALSE(highCard().valueTables({Json::object()}));
}
