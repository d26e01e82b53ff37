// Events say all that happened in a move, and to each seat no more than it may know.
#include "core/play/viewpoint.h"
#include "tests/support/games.h"

#include <algorithm>

using namespace parlour;
using namespace parlour::test;

namespace {

template <class G> using Events = std::vector<typename G::Event>;

// Applies the move and returns what happened.
template <class G> Events<G> eventsOf(typename G::State& state, const typename G::Move& move) {
    Events<G> events;
    G::apply(state, move, [&](const auto& event) { events.push_back(event); });
    return events;
}

// What a seat, or everybody, sees of them.
template <class G> Events<G> seen(Events<G> events, Seat seat) {
    for (auto& event : events) event = G::seen(event, seat);
    return events;
}

// What a seat, or everybody, sees of a move event by event: the events so far, and what it then
// knows.
template <class G> struct Moment {
    Events<G> events;
    typename G::Observation view;
};
template <class G>
std::vector<Moment<G>> moments(typename G::State state, const typename G::Move& move, Seat seat) {
    std::vector<Moment<G>> list;
    Events<G> so;
    G::apply(state, move, [&](const auto& event) {
        so.push_back(G::seen(event, seat));
        list.push_back({so, G::observe(state, seat)});
    });
    list.push_back({so, G::observe(state, seat)});
    return list;
}

// Another world that looks the same to the seat; for kNoSeat, any hidden card may be elsewhere.
template <class G> typename G::State likeness(const typename G::State& state, Seat seat, Rng& rng) {
    if (seat != kNoSeat) return G::sample(G::observe(state, seat), rng);
    typename G::State world = state;
    for (Seat each = 0; each < G::seats(state); ++each)
        world = G::sample(G::observe(world, each), rng);
    return world;
}

template <class List, class Move> bool contains(const List& list, const Move& move) {
    return std::ranges::find(list, move) != list.end();
}

} // namespace

TEMPLATE_LIST_TEST_CASE("A move does the same whether or not somebody listens", "", AllGames) {
    using G = typename TestType::Rules;
    forRandomGames<G>(361, scaled(10), [](const auto& game, Rng&) {
        for (std::size_t i = 0; i < game.moves.size(); ++i) {
            auto state = game.states[i];
            REQUIRE_FALSE(eventsOf<G>(state, game.moves[i]).empty());
            REQUIRE(state == game.states[i + 1]);
        }
    });
}

// In two worlds that a seat cannot tell apart, it sees the same events of a move exactly if it
// knows the same after each of them: events tell what an observation learns, when it learns it, and
// nothing else.
TEMPLATE_LIST_TEST_CASE("Events tell a seat what its observation learns, and leak nothing", "",
                        AllGames) {
    using G = typename TestType::Rules;
    std::array<int, 2> compared{}; // with different events, with the same
    forRandomGames<G>(362, scaled(10), [&](const auto& game, Rng& rng) {
        for (std::size_t i = 0; i < game.moves.size(); ++i) {
            const auto& state = game.states[i];
            const auto& move = game.moves[i];
            for (Seat seat = kNoSeat; seat < G::seats(state); ++seat) {
                auto world = likeness<G>(state, seat, rng);
                REQUIRE(G::observe(world, seat) == G::observe(state, seat));
                if (!contains(G::legalMoves(world), move)) continue;
                const auto here = moments<G>(state, move, seat);
                const auto there = moments<G>(world, move, seat);
                INFO("seat " << seat << ", move " << i << ": " << G::toText(move));
                for (std::size_t k = 0; k < std::min(here.size(), there.size()); ++k) {
                    // In any order: it does not matter later which of two tiles a seat drew first.
                    const bool isSame =
                        std::ranges::is_permutation(here[k].events, there[k].events);
                    REQUIRE(isSame == (here[k].view == there[k].view));
                    ++compared[isSame];
                }
                REQUIRE((here.size() == there.size() || !(here.back().view == there.back().view)));
            }
        }
    });
    CHECK(compared[1] > 0);
}

// The same for two moves in one world.
TEMPLATE_LIST_TEST_CASE("Events tell two moves apart where an observation does", "", AllGames) {
    using G = typename TestType::Rules;
    forRandomGames<G>(363, scaled(10), [](const auto& game, Rng& rng) {
        for (std::size_t i = 0; i < game.moves.size(); ++i) {
            const auto legal = G::legalMoves(game.states[i]);
            const auto& other = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
            auto one = game.states[i], two = game.states[i];
            const auto events = eventsOf<G>(one, game.moves[i]);
            const auto others = eventsOf<G>(two, other);
            if (one == two) continue; // equal figures change places
            for (Seat seat = kNoSeat; seat < G::seats(one); ++seat)
                REQUIRE((seen<G>(events, seat) == seen<G>(others, seat)) ==
                        (G::observe(one, seat) == G::observe(two, seat)));
        }
    });
}

TEMPLATE_LIST_TEST_CASE("What a spectator sees every seat sees, and seeing twice hides no more", "",
                        AllGames) {
    using G = typename TestType::Rules;
    forRandomGames<G>(364, scaled(10), [](const auto& game, Rng&) {
        for (std::size_t i = 0; i < game.moves.size(); ++i) {
            auto state = game.states[i];
            for (const auto& event : eventsOf<G>(state, game.moves[i])) {
                const auto ofAll = G::seen(event, kNoSeat);
                for (Seat seat = 0; seat < G::seats(state); ++seat) {
                    const auto own = G::seen(event, seat);
                    REQUIRE(G::seen(own, seat) == own);
                    REQUIRE(G::seen(own, kNoSeat) == ofAll);
                    REQUIRE((own == event || own == ofAll));
                }
            }
        }
    });
}

TEMPLATE_LIST_TEST_CASE("A timeline knows every earlier state and what happened, undone or not", "",
                        AllGames) {
    using G = typename TestType::Rules;
    forRandomGames<G>(365, scaled(5), [](const auto& game, Rng& rng) {
        Timeline<G> timeline(game.options, game.deal);
        std::size_t at = 0;
        for (int step = 0; step < 300; ++step) {
            const bool goesBack = rng.below(4) == 0;
            if (goesBack && timeline.undo())
                --at;
            else if (!goesBack && at < game.moves.size() && timeline.play(game.moves[at]))
                ++at;
            REQUIRE(timeline.played() == static_cast<int>(at));
        }
        for (std::size_t i = 0; i <= at; ++i)
            REQUIRE(timeline.stateAfter(static_cast<int>(i)) == game.states[i]);
        for (std::size_t i = 0; i < at; ++i) {
            auto state = game.states[i];
            REQUIRE(std::ranges::equal(timeline.eventsOf(static_cast<int>(i)),
                                       eventsOf<G>(state, game.moves[i])));
        }
    });
}

TEMPLATE_LIST_TEST_CASE("A viewpoint shows what its eyes see, and nothing else", "", AllGames) {
    using G = typename TestType::Rules;
    forRandomGames<G>(366, scaled(5), [](const auto& game, Rng&) {
        Timeline<G> timeline(game.options, game.deal);
        for (const auto& move : game.moves) REQUIRE(timeline.play(move));
        const int count = G::seats(game.options);
        for (int bits = 0; bits < 1 << count; ++bits) {
            std::vector<Seat> eyes;
            for (Seat seat = 0; seat < count; ++seat)
                if ((bits >> seat & 1) != 0) eyes.push_back(seat);
            const Viewpoint<G> viewpoint(timeline, eyes);
            for (Seat seat = 0; seat < count; ++seat)
                REQUIRE(viewpoint.sees(seat) == contains(eyes, seat));
            for (int i = 0; i < timeline.played(); ++i) {
                const auto whole = timeline.eventsOf(i);
                const auto shown = viewpoint.eventsOf(i);
                REQUIRE(shown.size() == whole.size());
                for (std::size_t k = 0; k < whole.size(); ++k) {
                    const bool isSeen = std::ranges::any_of(
                        eyes, [&](Seat eye) { return G::seen(whole[k], eye) == whole[k]; });
                    REQUIRE(shown[k] == (isSeen ? whole[k] : G::seen(whole[k], kNoSeat)));
                }
                const auto& state = game.states[static_cast<std::size_t>(i)];
                auto seats = eyes;
                seats.push_back(kNoSeat);
                for (const Seat eye : seats) {
                    REQUIRE(viewpoint.view(eye, i) == G::observe(state, eye));
                    REQUIRE(viewpoint.view(eye, i, 0) == G::observe(state, eye));
                    const auto middle =
                        moments<G>(state, game.moves[static_cast<std::size_t>(i)], eye);
                    for (std::size_t k = 1; k <= whole.size(); ++k)
                        REQUIRE(viewpoint.view(eye, i, static_cast<int>(k)) ==
                                (k == whole.size() ? middle.back() : middle[k - 1]).view);
                }
            }
            REQUIRE(viewpoint.view(kNoSeat) == G::observe(game.states.back(), kNoSeat));
        }
    });
}

TEMPLATE_LIST_TEST_CASE("A spectator cannot tell apart what no seat can", "", AllGames) {
    using G = typename TestType::Rules;
    forRandomGames<G>(367, scaled(5), [](const auto& game, Rng& rng) {
        for (const auto& state : game.states)
            REQUIRE(G::observe(likeness<G>(state, kNoSeat, rng), kNoSeat) ==
                    G::observe(state, kNoSeat));
    });
}

// A game without reasons objects to nothing; its table then refuses in general words.
TEMPLATE_LIST_TEST_CASE("A game that objects to moves objects to all that are not legal", "",
                        AllGames) {
    using G = typename TestType::Rules;
    constexpr std::size_t kTried = 200; // of all the game's moves, in one state
    int objections = 0;
    int silent = 0;
    forRandomGames<G>(368, scaled(5), [&](const auto& game, Rng& rng) {
        std::vector<typename G::Move> moves; // legal anywhere in the game
        for (std::size_t i = 0; i < game.moves.size(); ++i)
            for (const auto& move : G::legalMoves(game.states[i])) {
                REQUIRE(G::objection(game.states[i], move).empty());
                moves.push_back(move);
            }
        rng.shuffle(std::span(moves));
        for (std::size_t i = 0; i < game.moves.size(); ++i) {
            const auto legal = G::legalMoves(game.states[i]);
            for (std::size_t k = 0; k < std::min(kTried, moves.size()); ++k) {
                const auto& move = moves[(i * kTried + k) % moves.size()];
                const bool objects = !G::objection(game.states[i], move).empty();
                INFO(G::toText(move) << " after " << i << " moves");
                if (contains(legal, move))
                    REQUIRE_FALSE(objects);
                else
                    ++(objects ? objections : silent);
            }
        }
    });
    CHECK((objections == 0 || silent == 0));
}
