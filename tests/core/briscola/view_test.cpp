// What a seat may know: as JSON, as an observation, and what is drawn from it.
#include "tests/support/briscola.h"
#include "tests/support/chi_square.h"
#include "tests/support/scale.h"

#include <map>

using namespace parlour;
using namespace parlour::briscola;
using namespace parlour::test;

namespace {

Json viewOf(const State& state, Seat seat) {
    return Briscola::viewToJson(Briscola::observe(state, seat));
}

// Every card named anywhere in the JSON.
CardSet cardsIn(const Json& json) {
    CardSet found;
    if (json.is_string()) {
        if (const auto card = italian::parseCard(json.get<std::string>())) found.insert(*card);
    } else if (json.is_structured()) {
        for (const Json& inner : json) found |= cardsIn(inner);
    }
    return found;
}

} // namespace

TEST_CASE("A view, word for word") {
    State state = begin(players(2), "KD 2C 4C  3D 5C 6C  7S  2B 4B 5B 6B");
    state = after(state, "KD 3D 6C");
    CHECK(viewOf(state, 0) ==
          Json::parse(R"({"seat":0,"players":2,"draw":"winner","hand":["2C","4C","4B"],
                          "trump_card":"7S","stock":32,"hand_sizes":[3,2],"points":[0,14],
                          "table":[{"seat":1,"card":"6C"}],
                          "history":[{"seat":0,"card":"KD"},{"seat":1,"card":"3D"},
                                     {"seat":1,"card":"6C"}],
                          "removed":[],"to_move":0})"));
    CHECK(viewOf(state, 1)["hand"] == Json{"5C", "2B"});
}

TEST_CASE("Partners see the points of their side, not each other's cards") {
    State state = begin(players(4), "KD 2D 4C  JD 5C 6C  2S NB 2B  ND 4B 5B  7S");
    state = after(state, "KD JD 2S ND");
    const Json view = viewOf(state, 0);
    CHECK(view["points"] == Json{9, 0, 9, 0});
    CHECK((cardsIn(view) & state.hands[2].set()).empty());
    CHECK(view["draw"] == "winner");
}

TEST_CASE("Three players know which two is left out") {
    const State state = Briscola::start(players(3), dealBeginning(players(3), "", 0, "2S"));
    CHECK(viewOf(state, 1)["removed"] == Json{"2S"});
}

TEST_CASE("Who took the trump card is known, when the game is over nobody is to move") {
    Rng rng(91);
    State state = randomEndgame(players(2, true), 6, rng);
    CHECK(viewOf(state, 0)["trump_taken_by"] == 1);
    CHECK(viewOf(state, 0)["draw"] == "fixed");
    state = randomEndgame(players(2), 0, rng);
    CHECK_FALSE(viewOf(state, 0).contains("to_move"));
    CHECK(viewOf(state, 0)["hand"].empty());
}

TEST_CASE("A view names the own hand, the trump card and what was played, and no other card") {
    for (const Options& options : allOptions()) {
        Rng rng(92);
        for (int game = 0; game < scaled(20); ++game) {
            State state = randomStart(options, rng);
            while (true) {
                for (Seat seat = 0; seat < options.players; ++seat) {
                    const CardSet allowed = state.hands[static_cast<std::size_t>(seat)].set() |
                                            state.pub.playedCards | state.pub.removed |
                                            CardSet{state.pub.trumpCard};
                    REQUIRE(cardsIn(viewOf(state, seat)) == allowed);
                    REQUIRE(Briscola::observe(state, seat).unseen() == italian::kDeck - allowed);
                }
                if (state.pub.isOver()) break;
                Briscola::playRandomMove(state, rng);
            }
        }
    }
}

TEST_CASE("Hidden cards are drawn with equal chances") {
    const State state = after(begin(players(2), "KD 2C 4C  3D 5C 6C  7S"), "KD");
    const Observation view = Briscola::observe(state, 0);
    const CardSet unseen = view.unseen();
    REQUIRE(unseen.size() == 36);
    Rng rng(93);
    std::map<Card, int> inHand, nextDrawn, lastDrawn;
    for (const Card card : unseen) inHand[card] = nextDrawn[card] = lastDrawn[card] = 0;
    for (int i = 0; i < 36'000; ++i) {
        const State world = Briscola::sample(view, rng);
        for (const Card card : world.hands[1].set()) ++inHand.at(card);
        ++nextDrawn.at(world.deal.deck[7]);
        ++lastDrawn.at(world.deal.deck[39]);
    }
    for (const auto* counts : {&inHand, &nextDrawn, &lastDrawn}) {
        std::vector<int> list;
        for (const auto& [card, count] : *counts) list.push_back(count);
        // A hand has two of the cards: a little less spread than a draw has.
        CHECK(std::abs(chiSquareDeviation(list)) < 4);
    }
}

TEST_CASE("Who took the trump card holds it in every drawn world, until it is played") {
    for (const Options& options : allOptions()) {
        Rng rng(94);
        for (int game = 0; game < scaled(50); ++game) {
            State state = randomEndgame(options, 3 * options.players, rng);
            while (!state.pub.isOver()) {
                const Observation view = viewToMove(state);
                const State world = Briscola::sample(view, rng);
                const auto taker = static_cast<std::size_t>(state.pub.trumpTaker);
                REQUIRE(world.hands[taker].set().contains(state.pub.trumpCard) ==
                        state.hands[taker].set().contains(state.pub.trumpCard));
                REQUIRE(world.hands[taker].set().contains(state.pub.trumpCard) !=
                        state.pub.playedCards.contains(state.pub.trumpCard));
                Briscola::playRandomMove(state, rng);
            }
        }
    }
}

TEST_CASE("With two players and no stock nothing is hidden: every drawn world is the real one") {
    Rng rng(95);
    for (int game = 0; game < scaled(100); ++game) {
        State state = randomEndgame(players(2), static_cast<int>(1 + rng.below(6)), rng);
        const State world = Briscola::sample(viewToMove(state), rng);
        for (std::size_t seat = 0; seat < 2; ++seat)
            REQUIRE(world.hands[seat].set() == state.hands[seat].set());
    }
}
