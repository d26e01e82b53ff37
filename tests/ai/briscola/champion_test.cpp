#include "ai/briscola/champion.h"
#include "ai/briscola/minimax.h"
#include "ai/briscola/rule_policy.h"
#include "ai/briscola/simple_players.h"
#include "tests/support/briscola_players.h"
#include "tests/support/scale.h"

using namespace parlour;
using namespace parlour::briscola;
using namespace parlour::test;

namespace {

Champion champion(int worlds, int exactCards) {
    ChampionParams params;
    params.worlds = worlds;
    params.exactCards = exactCards;
    return Champion(params);
}

// The mover's final difference after `move` when everything is open from then on.
int valueOf(const State& state, Card move) {
    const Seat mover = Briscola::toMove(state);
    State next = state;
    Briscola::apply(next, move);
    return plainValue(next, mover);
}

} // namespace

TEST_CASE("Once the stock is used up the champion plays exactly, in one world") {
    Rng rng(721);
    Champion player;
    for (int i = 0; i < scaled(200); ++i) {
        const State state = randomEndgame(players(2), 1 + static_cast<int>(rng.below(6)), rng);
        const auto decision = ask(player, state);
        int best = -1000;
        for (const Card move : Briscola::legalMoves(state))
            best = std::max(best, valueOf(state, move));
        const int chosen = valueOf(state, decision.move);
        REQUIRE((chosen > 0) == (best > 0)); // wins what can be won,
        REQUIRE(chosen == best);             // by as much as can be
        for (const auto& candidate : decision.candidates) {
            const int value = valueOf(state, candidate.move);
            REQUIRE(candidate.value == (value > 0 ? 1 : value < 0 ? 0 : 0.5));
            REQUIRE(candidate.visits == 1);
        }
        const bool isOpen = state.pub.sidePoints(0) < 61 && state.pub.sidePoints(1) < 61;
        // (unless this very trick decides the game)
        const bool isSaid = share(decision.reasons.back().about, Topic::Victory | Topic::Defeat);
        if (isOpen && !isSaid && state.pub.handSize(state.pub.toMove()) > 1)
            CHECK(decision.reasons.back().args[0].number == (120 + best) / 2);
    }
}

TEST_CASE("The last tricks of two are solved in every world, with their mean as the value") {
    Rng rng(722);
    for (int i = 0; i < scaled(10); ++i) {
        const State state = randomEndgame(players(2), 8, rng); // one card of the stock is unknown
        Champion player = champion(400, 12);
        const auto decision = ask(player, state);
        // Four cards unseen, one of them in the stock: four worlds, equally likely.
        const Observation view = viewToMove(state);
        for (const auto& candidate : decision.candidates) {
            double wins = 0;
            double worlds = 0;
            for (const Card inStock : view.unseen()) {
                State world = state;
                Hand his;
                for (const Card card : view.unseen())
                    if (card != inStock) his.add(card);
                world.hands[static_cast<std::size_t>(1 - view.seat)] = his;
                world.deal.deck[static_cast<std::size_t>(world.deal.size - 1)] = inStock;
                const int value = valueOf(world, candidate.move);
                wins += value > 0 ? 1 : value < 0 ? 0 : 0.5;
                ++worlds;
            }
            CHECK(std::abs(candidate.value - wins / worlds) < 0.1);
        }
    }
}

TEST_CASE("The rule player takes points cheaply and leads what costs little") {
    const auto choice = [](const State& state) {
        return Briscola::handToMove(state)[RulePolicy::choose(state)];
    };
    // Takes with the three of the suit rather than with a trump.
    CHECK(choice(after(begin(players(2), "KD 2C 7C  3D 2S 6C  4S"), "KD")) == card("3D"));
    // A small trump for an ace; the smallest card for nothing.
    CHECK(choice(after(begin(players(2), "AD 2C 7C  3C 2S 6C  4S"), "AD")) == card("2S"));
    CHECK(italian::points(choice(after(begin(players(2), "5D 2C 7C  3C AS 6C  4S"), "5D"))) == 0);
    // No ace or three is led, and no trump.
    const Card lead = choice(begin(players(2), "AD 2C AS  3C 2S 6C  4S"));
    CHECK(lead == card("2C"));
}

TEST_CASE("A champion stopped before it began has looked into one world") {
    Rng rng(723);
    std::stop_source source;
    source.request_stop();
    for (const Options& options : allOptions())
        for (const int played : {0, 5, 29}) {
            const State state = randomState(options, played, rng);
            Champion player = champion(1'000'000, 16);
            const auto decision = player.decide(viewToMove(state), rng, {}, source.get_token());
            CHECK(Briscola::handToMove(state).set().contains(decision.move));
            for (const auto& candidate : decision.candidates) CHECK(candidate.visits == 1);
        }
}

TEST_CASE("The champion beats greedy clearly even with few worlds", "[strength]") {
    Rng rng(724);
    Champion player = champion(30, 8);
    double share = 0;
    constexpr int kGames = 400; // with fewer, luck would decide
    for (int game = 0; game < kGames; ++game) {
        State state = randomStart(players(2), rng);
        const Seat seat = game % 2;
        while (Briscola::toMove(state) != kNoSeat) {
            if (Briscola::toMove(state) == seat)
                Briscola::apply(state, player.decide(viewToMove(state), rng, {}, {}).move);
            else
                Briscola::apply(state, GreedyPlayer::choose(state.pub, Briscola::toMove(state),
                                                            Briscola::handToMove(state)));
        }
        share += Briscola::winShares(state)[static_cast<std::size_t>(seat)];
    }
    CHECK(share / kGames > 0.65);
}

TEST_CASE("The champion loses a trick on purpose to draw the trump card, and says so") {
    const std::string deck = "4S 7C JC AB 3B KD 3S AC JS 2S 4B 6S KS 2C 4D JD 5B 7D 7S 7B "
                             "ND 3D 6D NS 3C 4C AS KB 2B 6C JB 5C 5S NC AD 6B 5D NB 2D KC";
    const State start = begin(players(2), deck);
    const State late = after(start, "7C KD 4S JS 3B 4B 6S JC 2S 4D JD 5B 7D 7S AC ND 3D 6D KS 2C "
                                    "7B AB KB NS 2B JB 3C 5S 6C 5C NC 5D 4C");
    Champion player;
    CHECK(reasonText(ask(player, late)) ==
          "Lose this trick on purpose: the loser draws the three of swords, a trump.");
}
