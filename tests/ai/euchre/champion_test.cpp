#include "ai/euchre/champion.h"
#include "ai/euchre/explain.h"
#include "ai/euchre/players.h"
#include "ai/euchre/program_players.h"
#include "ai/search/alpha_beta.h"
#include "tests/support/euchre_players.h"
#include "tests/support/scale.h"

using namespace parlour;
using namespace parlour::euchre;
using namespace parlour::test;

namespace {

std::string reasonText(const Decision<Euchre>& decision, std::size_t i = 0) {
    REQUIRE(i < decision.reasons.size());
    return english(decision.reasons[i]);
}

// What is said of a move.
std::string said(const State& state, const std::string& move) {
    return english(explainMove(viewToMove(state), Euchre::parseMove(move).value()).at(0));
}

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
    CHECK(reasonText(decision) == "Has both bowers with spades as trump.");
    CHECK(reasonText(decision, 1).starts_with("Alone it gains "));
    CHECK(decision.valueKind == ValueKind::Score);
    CHECK(decision.candidates.size() == 3);
    CHECK(decision.candidates[0].value > 2);

    const State weak = Euchre::start({}, euchreDeal({"9H TH QD 9D TC"}, "JS"));
    CHECK(moveOf(player, weak) == "pass");
    CHECK(reasonText(ask(player, weak)) ==
          "Trumps in its hand: 0. Ordered up, the jack of spades goes to an opponent.");
    CHECK(reasonText(ask(player, weak), 1).starts_with("Loses "));
}

TEST_CASE("Champion: bids say who gets the turned-up card") {
    const State start = Euchre::start(
        {},
        euchreDeal({"9H TH QD 9D TC", "9C JC QC KC AH", "KH QH AS KD AD", "9S TS JH QS JD"}, "JS"));
    CHECK(said(start, "order") ==
          "Trumps in its hand: 0. Ordered up, the jack of spades goes to an opponent.");
    const State partner = after(start, "pass");
    CHECK(said(partner, "pass") ==
          "Trumps in its hand: 1. Ordered up, the jack of spades goes to the partner.");
    const State dealer = after(partner, "pass, pass");
    CHECK(said(dealer, "pass") == "Trumps in its hand, once the jack of spades is taken up: 4.");
    CHECK(said(dealer, "order") == "Trumps in its hand, once the jack of spades is taken up: 4.");
}

TEST_CASE("Champion: what an answer does to the trick") {
    const std::vector<std::string> hands{"AC QC 9D TD TH", "KC JC QD KD 9C", "AD KH JD JS TS",
                                         "AH QH JH QS KS"};
    CHECK(said(called("H", hands, "AC"), "9C") == "Cannot win the trick and throws a card.");
    CHECK(said(called("H", hands, "AC, 9C"), "AD") == "Leaves the trick to the partner.");
    CHECK(said(called("H", hands, "AC, 9C, AD"), "AH") == "Takes the trick, last to play.");
    const std::vector<std::string> others{"AC QC 9D TD TC", "KH KD QD JS TS", "9H AD QS KS AS",
                                          "9C JC QH AH JH"};
    CHECK(said(called("H", others, "AC, KH"), "AD") ==
          "Throws its only card of this suit, to trump it later.");
    // A trump is not thrown to trump later.
    CHECK(said(called("H", others, "AC, KH"), "9H") == "Cannot win the trick and throws a card.");
    const std::vector<std::string> partners{"AC QC 9D TD TH", "KC JC QD KD 9H", "9C TC KH AD JS",
                                            "AH QH JH QS KS"};
    CHECK(said(called("H", partners, "AC, JC"), "9C") == "The partner is ahead in the trick.");
}

TEST_CASE("Champion: says when every card is as good") {
    Champion player = champion(100);
    const State state =
        called("S", {"JS JC AS KS QS", "AC KC QC 9D 9H", "QD KD TD KH TC", "QH TH JH AD JD"},
               "JS, AC, QD, QH, AS, KC, KD, TH, KS, QC, TD, JH, JC", "AH");
    CHECK(reasonText(ask(player, state), 1) == "Any card does as well.");
}

TEST_CASE("Champion: does not throw trumps away") {
    Champion player = champion(300);
    const State dealer = after(Euchre::start({}, euchreDeal({"9H TH QH KH AH", "9C TC QC KC AC",
                                                             "9D TD QD KD AD", "JS JC AS KS JD"},
                                                            "QS")),
                               "pass, pass, pass, order");
    CHECK(moveOf(player, dealer) == "discard JD");
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
