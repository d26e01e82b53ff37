#include "ai/euchre/champion.h"
#include "ai/euchre/players.h"
#include "ai/euchre/program_players.h"
#include "ai/search/alpha_beta.h"
#include "tests/support/euchre_players.h"
#include "tests/support/scale.h"

using namespace parlour;
using namespace parlour::euchre;
using namespace parlour::test;

namespace {

// Its prior counts the more, the fewer worlds it has.
Champion champion(int worlds, int exactCards = 0) {
    ChampionParams params;
    params.worlds = worlds;
    params.priorWeight = 3000 / worlds;
    params.exactCards = exactCards;
    return Champion(params);
}

} // namespace

TEST_CASE("Champion: orders alone with the best cards, and passes with the worst") {
    Champion player = champion(300);
    const State strong = Euchre::start({}, euchreDeal({"JS JC AS KS AH", "9H TH QH 9D TD"}, "QS"));
    const auto decision = ask(player, strong);
    CHECK(Euchre::toText(decision.move) == "order alone");
    CHECK(decision.reasons.size() == 1);
    CHECK(decision.valueKind == ValueKind::Score);
    CHECK(decision.candidates.size() == 3);
    CHECK(decision.candidates[0].value > 2);

    const State weak = Euchre::start({}, euchreDeal({"9H TH QD 9D TC"}, "JS"));
    CHECK(moveOf(player, weak) == "pass");
}

TEST_CASE("Champion: does not throw trumps away") {
    Champion player = champion(300);
    const State dealer = after(Euchre::start({}, euchreDeal({"9H TH QH KH AH", "9C TC QC KC AC",
                                                             "9D TD QD KD AD", "JS JC AS KS JD"},
                                                            "QS")),
                               "pass, pass, pass, order");
    CHECK(moveOf(player, dealer) == "discard JD");
}

TEST_CASE("Champion: weighs no discards of a hand that is not played") {
    const State dealer =
        after(Euchre::start({}, euchreDeal({"", "JS JC AS KS 9H", "", "9C TC QC KC AC"}, "QS")),
              "pass, order alone");
    Champion player = champion(100);
    const auto decision = ask(player, dealer);
    CHECK(decision.candidates.empty());
    CHECK(english(decision.reasons.at(0)) == "It makes no difference: you sit this deal out.");
}

TEST_CASE("Champion: solves the last tricks exactly where that is asked for") {
    Rng rng(761);
    Champion player = champion(200, kSeats * kTricks);
    for (int game = 0; game < scaled(20); ++game) {
        // With two tricks left and all else known but the kitty, values are means over worlds.
        State state = Euchre::start({}, Euchre::deal({}, rng));
        while (!state.pub.isOver() && state.pub.tricksPlayed() < kTricks - 2)
            Euchre::playRandomMove(state, rng);
        if (state.pub.isOver() || Euchre::legalMoves(state).size() < 2) continue;
        const auto decision = ask(player, state);
        const Seat hero = Euchre::toMove(state);
        for (const auto& candidate : decision.candidates) {
            double least = 10, most = -10;
            for (int i = 0; i < 200; ++i) {
                State world = Euchre::sample(viewToMove(state), rng);
                Euchre::apply(world, candidate.move);
                const int value = alphaBeta<Euchre>(world, hero, 100, [&](const State& end) {
                    const Scores scores = Euchre::scores(end);
                    return scores[static_cast<std::size_t>(hero)] -
                           scores[static_cast<std::size_t>(leftOf(hero))];
                });
                least = std::min<double>(least, value);
                most = std::max<double>(most, value);
            }
            CHECK(candidate.value >= least);
            CHECK(candidate.value <= most);
        }
    }
}

TEST_CASE("Champion: stopped before it began it has looked into one world") {
    Rng rng(762);
    std::stop_source source;
    source.request_stop();
    for (int game = 0; game < scaled(30); ++game) {
        State state = Euchre::start({}, Euchre::deal({}, rng));
        for (auto moves = rng.below(20); moves > 0; --moves)
            if (State next = state; Euchre::playRandomMove(next, rng), !next.pub.isOver())
                state = next;
        Champion player = champion(1'000'000);
        const auto decision = player.decide(viewToMove(state), rng, {}, source.get_token());
        for (const auto& candidate : decision.candidates) CHECK(candidate.visits == 1);
    }
}

TEST_CASE("Champion: beats the strongest program clearly, even with one world", "[strength]") {
    Rng rng(763);
    Champion player = champion(1);
    ClassicHardPlayer program;
    int points = 0;
    for (int game = 0; game < scaled(1000); ++game) {
        State state = Euchre::start({}, Euchre::deal({}, rng));
        const int side = game & 1;
        while (!state.pub.isOver()) {
            const bool isChampions = (state.pub.turn & 1) == side;
            Agent<Euchre>& agent = isChampions ? static_cast<Agent<Euchre>&>(player) : program;
            Euchre::apply(state, agent.decide(viewToMove(state), rng, {}, {}).move);
        }
        const Scores scores = Euchre::scores(state);
        points +=
            scores[static_cast<std::size_t>(side)] - scores[static_cast<std::size_t>(1 - side)];
    }
    CHECK(points > scaled(1000) / 10); // about a quarter of a point a deal
}
