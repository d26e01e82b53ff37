// Playouts and decisions take no memory from the heap: it is what makes them quick.
#include "ai/briscola/champion.h"
#include "ai/briscola/hybrid.h"
#include "ai/briscola/minimax.h"
#include "ai/briscola/q_learning.h"
#include "ai/briscola/q_player.h"
#include "ai/briscola/simple_players.h"
#include "ai/briscola/value_form.h"
#include "ai/search/tree_search.h"
#include "tests/support/allocations.h"
#include "tests/support/briscola_players.h"
#include "tests/support/learned.h"

using namespace parlour;
using namespace parlour::briscola;
using namespace parlour::test;

TEST_CASE("The counter counts") {
    CHECK(allocationsOf([] { ::operator delete(::operator new(8)); }) == 1);
    CHECK(allocationsOf([] { std::string(100, 'x'); }) == 1);
}

TEST_CASE("Dealing and random play need no heap") {
    for (const Options& options : allOptions())
        CHECK(allocationsOf([&] {
                  Rng rng(281);
                  for (int game = 0; game < 20; ++game) {
                      State state = Briscola::start(options, Briscola::deal(options, rng));
                      while (Briscola::toMove(state) != kNoSeat) {
                          (void)Briscola::legalMoves(state);
                          const Observation view = Briscola::observe(state, 0);
                          (void)Briscola::sample(view, rng);
                          Briscola::playRandomMove(state, rng);
                      }
                      (void)Briscola::scores(state);
                      (void)Briscola::winShares(state);
                  }
              }) == 0);
}

TEST_CASE("Decisions of minimax, hybrid and the simple players need no heap") {
    for (const Options& options : allOptions()) {
        Minimax minimax({});
        Hybrid hybrid{HybridParams{}};
        PeekingMinimax peeking({30, 6, 2, false});
        GreedyPlayer greedy;
        BaselinePlayer baseline;
        RandomPlayer random;
        Rng rng(282);
        const State start = randomStart(options, rng);
        CHECK(allocationsOf([&] {
                  for (State state = start; Briscola::toMove(state) != kNoSeat;) {
                      const Observation view = viewToMove(state);
                      for (Agent<Briscola>* agent : std::initializer_list<Agent<Briscola>*>{
                               &minimax, &hybrid, &greedy, &baseline, &random})
                          (void)agent->decide(view, rng, {}, {});
                      Briscola::apply(state, peeking.decide(state, rng, {}, {}).move);
                  }
              }) == 0);
    }
}

TEST_CASE("Learning by a Q-table and playing by it need no heap") {
    Rng rng(285);
    for (const QOpponent opponent :
         {QOpponent::Deck, QOpponent::Random, QOpponent::Greedy, QOpponent::Self}) {
        QSettings settings;
        settings.rows = QRows::Suit;
        settings.opponent = opponent;
        QTable table(settings);
        learnFromGame(table);
        CHECK(allocationsOf([&] {
                  for (int game = 0; game < 100; ++game) learnFromGame(table);
              }) == 0);
    }
    for (const QUnknown unknown : {QUnknown::Lowest, QUnknown::Lot, QUnknown::Greedy}) {
        QPlayer player(shippedTable(QShipped::Appendix), unknown);
        for (const Options& options : allOptions()) {
            const State start = randomStart(options, rng);
            CHECK(allocationsOf([&] {
                      for (State state = start; Briscola::toMove(state) != kNoSeat;)
                          Briscola::apply(state,
                                          player.decide(viewToMove(state), rng, {}, {}).move);
                  }) == 0);
        }
    }
}

TEST_CASE("Decisions of the champion need no heap once its table stands") {
    for (const Options& options : allOptions()) {
        ChampionParams params;
        params.worlds = 10;
        Champion champion(params);
        Rng rng(283);
        const State end = randomState(options, options.players == 2 ? 29 : 20, rng);
        (void)champion.decide(viewToMove(end), rng, {}, {});
        const State start = randomStart(options, rng);
        (void)champion.decide(viewToMove(start), rng, {}, {}); // its network is there
        CHECK(allocationsOf([&] {
                  for (State state = start; Briscola::toMove(state) != kNoSeat;)
                      Briscola::apply(state, champion.decide(viewToMove(state), rng, {}, {}).move);
              }) == 0);
    }
}

TEST_CASE("A tree search takes its memory once, none for a playout") {
    Rng rng(284);
    for (const Options& options : allOptions()) {
        TreeSearch<Briscola> search({2000, 0.7, 1 << 20, Observers::Single});
        const Observation view = viewToMove(randomState(options, 6, rng));
        // Nodes and path; the hash table comes from the system.
        CHECK(allocationsOf([&] { (void)search.search(view, rng, {}); }) == 2);
        CHECK(allocationsOf([&] { (void)search.search(view, rng, {}); }) == 0);
    }
}

TEST_CASE("What a network says of moves of Briscola needs no heap") {
    requireLearnedWithoutHeap<Briscola, parlour::briscola::ValueForm>(824);
}
