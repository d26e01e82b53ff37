// Positions in JSON are read as written, and refused when damaged.
#include "tests/support/games.h"
#include "tests/support/mutate.h"

#include <algorithm>

using namespace parlour;
using namespace parlour::test;

namespace {

template <class G> const auto& stateOf(const Table& table) {
    return static_cast<const GameTable<G>&>(table).timeline().state();
}

// Opened or refused with a message; what was opened is whole.
template <class G> bool isRefused(const Json& position) {
    const auto table = openPosition<G>(position);
    if (!table) {
        REQUIRE_FALSE(table.error().english().empty());
        return true;
    }
    const Json again = (*table)->position();
    REQUIRE(openPosition<G>(again).value()->position() == again);
    REQUIRE((*table)->isOver() == (*table)->legalMoves().empty());
    return false;
}

} // namespace

TEMPLATE_LIST_TEST_CASE("A position is read as it was written", "", AllGames) {
    using G = typename TestType::Rules;
    forRandomGames<G>(321, scaled(5), [](const auto& game, Rng&) {
        for (std::size_t i = 0; i <= game.moves.size(); ++i) {
            const Json position = game.table(i).position();
            REQUIRE(position["game"] == G::kId);
            REQUIRE(position["moves"].size() == i);
            const auto read = openPosition<G>(Json::parse(position.dump()));
            REQUIRE(read);
            REQUIRE((*read)->position() == position);
            REQUIRE(stateOf<G>(**read) == game.states[i]);
            REQUIRE(stateOf<G>(*(*read)->clone()) == game.states[i]);
        }
    });
}

TEMPLATE_LIST_TEST_CASE("An illegal move in a position is refused with its place", "", AllGames) {
    using G = typename TestType::Rules;
    forRandomGames<G>(322, scaled(5), [](const auto& game, Rng& rng) {
        const std::size_t at = rng.below(static_cast<std::uint32_t>(game.moves.size()));
        Json position = game.table(game.moves.size()).position();
        position["moves"][at] = "no move";
        const auto read = openPosition<G>(position);
        REQUIRE_FALSE(read);
        CHECK(read.error().where == "moves[" + std::to_string(at) + "]");
    });
}

TEMPLATE_LIST_TEST_CASE("Damaged positions are opened or refused, never more", "", AllGames) {
    using G = typename TestType::Rules;
    int refused = 0;
    int all = 0;
    forRandomGames<G>(323, scaled(5), [&](const auto& game, Rng& rng) {
        const std::size_t played = rng.below(static_cast<std::uint32_t>(game.moves.size() + 1));
        const Json valid = game.table(played).position();
        REQUIRE_FALSE(isRefused<G>(valid));
        for (int i = 0; i < 200; ++i, ++all) {
            const Json position = damaged(valid, rng);
            INFO(position.dump());
            REQUIRE_NOTHROW(refused += isRefused<G>(position));
        }
    });
    CHECK(refused > all / 2);
    CHECK(refused < all);
}

TEMPLATE_LIST_TEST_CASE("Any text is a move or refused", "", AllGames) {
    using G = typename TestType::Rules;
    forRandomGames<G>(324, scaled(5), [&](const auto& game, Rng& rng) {
        for (const auto& move : game.moves) {
            const std::string text = damaged(G::toText(move), rng);
            INFO(text);
            const auto read = G::parseMove(text);
            if (!read) continue;
            const std::string canonical = G::toText(*read); // one move, one text
            REQUIRE(G::parseMove(canonical).value() == *read);
            if constexpr (G::kReadsAnyOrder)
                REQUIRE(std::ranges::is_permutation(canonical, text));
            else
                REQUIRE(canonical == text);
        }
    });
}
