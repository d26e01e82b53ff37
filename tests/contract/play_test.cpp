// What holds for the play of every game of the list.
#include "tests/support/games.h"

#include <algorithm>
#include <numeric>
#include <set>

using namespace parlour;
using namespace parlour::test;

TEMPLATE_LIST_TEST_CASE("A game is a Game, its options have names and words", "", AllGames) {
    using G = typename TestType::Rules;
    static_assert(Game<G>);
    std::set<std::string_view> names;
    for (const OptionSpec& spec : G::optionSpecs()) {
        CHECK(names.insert(spec.name).second);
        CHECK_FALSE(spec.title.empty());
        CHECK_FALSE(spec.explanation.empty());
        CHECK(spec.values.size() + spec.custom.has_value() >= 2);
        for (const OptionSpec::Value& value : spec.values) CHECK_FALSE(value.title.empty());
    }
}

TEMPLATE_LIST_TEST_CASE("Legal moves are unique, the same for the observer, and few enough", "",
                        AllGames) {
    using G = typename TestType::Rules;
    forRandomGames<G>(301, scaled(40), [](const auto& game, Rng&) {
        for (std::size_t i = 0; i < game.moves.size(); ++i) {
            const auto& state = game.states[i];
            const auto legal = G::legalMoves(state);
            REQUIRE_FALSE(legal.empty());
            std::set<std::string> texts;
            for (const auto& move : legal) REQUIRE(texts.insert(G::toText(move)).second);
            const Seat seat = G::toMove(state);
            REQUIRE(seat >= 0);
            REQUIRE(seat < G::seats(state));
            const auto observed = G::legalMoves(G::observe(state, seat));
            REQUIRE(std::ranges::equal(observed, legal));
        }
    });
}

TEMPLATE_LIST_TEST_CASE("A move is read as it was written", "", AllGames) {
    using G = typename TestType::Rules;
    forRandomGames<G>(302, scaled(20), [](const auto& game, Rng&) {
        for (std::size_t i = 0; i < game.moves.size(); ++i)
            for (const auto& move : G::legalMoves(game.states[i])) {
                const auto read = G::parseMove(G::toText(move));
                REQUIRE(read);
                REQUIRE(*read == move);
            }
    });
}

TEMPLATE_LIST_TEST_CASE("A table's legal moves are sorted bytes, and it plays no others", "",
                        AllGames) {
    using G = typename TestType::Rules;
    forRandomGames<G>(303, scaled(3), [](const auto& game, Rng&) {
        std::set<std::string> known{"", "x", "pass", "AD AD"};
        for (const auto& move : game.moves) known.insert(G::toText(move));
        for (std::size_t i = 0; i <= game.moves.size(); ++i) {
            GameTable<G> table = game.table(i);
            const auto legal = table.legalMoves();
            REQUIRE(legal.empty() == table.isOver());
            for (std::size_t k = 1; k < legal.size(); ++k) REQUIRE(legal[k - 1] < legal[k]);
            for (const std::string& text : known) {
                if (std::ranges::binary_search(legal, text)) continue;
                const auto played = table.play(text);
                REQUIRE_FALSE(played);
                REQUIRE_FALSE(played.error().english().empty());
                REQUIRE(table.timeline().state() == game.states[i]);
            }
        }
    });
}

TEMPLATE_LIST_TEST_CASE("Every legal move can be played, and the others see the same game", "",
                        AllGames) {
    using G = typename TestType::Rules;
    forRandomGames<G>(304, scaled(5), [](const auto& game, Rng&) {
        for (std::size_t i = 0; i < game.moves.size(); i += stride()) {
            const GameTable<G> before = game.table(i);
            for (const std::string& text : before.legalMoves()) {
                GameTable<G> table = before;
                REQUIRE(table.play(text));
                REQUIRE(table.moves().back() == text);
                REQUIRE_FALSE(table.timeline().state() == game.states[i]);
            }
        }
    });
}

TEMPLATE_LIST_TEST_CASE("The same deal and moves give the same states", "", AllGames) {
    using G = typename TestType::Rules;
    forRandomGames<G>(305, scaled(20), [](const auto& game, Rng&) {
        auto state = G::start(game.options, game.deal);
        REQUIRE(state == game.states.front());
        for (std::size_t i = 0; i < game.moves.size(); ++i) {
            G::apply(state, game.moves[i]);
            REQUIRE(state == game.states[i + 1]);
        }
    });
}

TEMPLATE_LIST_TEST_CASE("Undo and redo restore every state", "", AllGames) {
    using G = typename TestType::Rules;
    forRandomGames<G>(306, scaled(5), [](const auto& game, Rng& rng) {
        GameTable<G> table = game.table(game.moves.size());
        std::size_t at = game.moves.size();
        for (int step = 0; step < 200; ++step) {
            const bool back = rng.below(2) == 0;
            const bool done = back ? table.undo() : table.redo();
            REQUIRE(done == (back ? at > 0 : at < game.moves.size()));
            if (done) at += back ? std::size_t(-1) : 1;
            REQUIRE(table.timeline().state() == game.states[at]);
            REQUIRE(table.moves().size() == at);
            REQUIRE(table.undone().size() == game.moves.size() - at);
        }
    });
}

TEMPLATE_LIST_TEST_CASE("Random moves are legal, and the same for the same seed", "", AllGames) {
    using G = typename TestType::Rules;
    forRandomGames<G>(307, scaled(5), [](const auto& game, Rng&) {
        for (std::size_t i = 0; i < game.moves.size(); ++i) {
            auto one = game.states[i];
            auto two = game.states[i];
            Rng rngOne(i), rngTwo(i);
            G::playRandomMove(one, rngOne);
            G::playRandomMove(two, rngTwo);
            REQUIRE(one == two);
            const auto legal = G::legalMoves(game.states[i]);
            REQUIRE(std::ranges::any_of(legal, [&](const auto& move) {
                auto next = game.states[i];
                G::apply(next, move);
                return next == one;
            }));
        }
    });
}

TEMPLATE_LIST_TEST_CASE("One game is won once: allies share it, and more points win", "",
                        AllGames) {
    using G = typename TestType::Rules;
    forRandomGames<G>(308, scaled(100), [](const auto& game, Rng&) {
        const auto& end = game.states.back();
        const Scores scores = G::scores(end);
        const WinShares shares = G::winShares(end);
        double sum = 0; // over sides
        for (Seat seat = 0; seat < G::seats(end); ++seat) {
            const auto s = static_cast<std::size_t>(seat);
            REQUIRE(shares[s] >= 0);
            bool isFirstOfSide = true;
            for (Seat other = 0; other < G::seats(end); ++other) {
                const auto o = static_cast<std::size_t>(other);
                REQUIRE(G::areAllies(end, seat, other) == G::areAllies(end, other, seat));
                if (G::areAllies(end, seat, other)) {
                    REQUIRE(shares[o] == shares[s]);
                    REQUIRE(scores[o] == scores[s]);
                    if (other < seat) isFirstOfSide = false;
                } else if (scores[s] > scores[o]) {
                    REQUIRE(shares[o] <= shares[s]);
                }
            }
            REQUIRE(G::areAllies(end, seat, seat));
            if (isFirstOfSide) sum += shares[s];
        }
        REQUIRE(sum == Approx(1));
        for (std::size_t seat = static_cast<std::size_t>(G::seats(end)); seat < kMostSeats;
             ++seat) {
            REQUIRE(scores[seat] == 0);
            REQUIRE(shares[seat] == 0);
        }
    });
}

TEMPLATE_LIST_TEST_CASE("A deal is read as it was written, and depends on its seed alone", "",
                        AllGames) {
    using G = typename TestType::Rules;
    for (const Json& json : optionCombinations<G>()) {
        const auto options = G::options(json);
        std::set<std::string> different;
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            Rng one(seed), two(seed);
            const Json deal = G::dealToJson(G::deal(options, one));
            REQUIRE(G::dealToJson(G::deal(options, two)) == deal);
            const auto read = G::dealFromJson(options, deal);
            REQUIRE(read);
            REQUIRE(G::start(options, *read) ==
                    G::start(options, G::deal(options, two = Rng(seed))));
            different.insert(deal.dump());
        }
        CHECK(different.size() == 50);
    }
}
