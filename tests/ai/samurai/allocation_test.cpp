// Random games and decisions of Samurai take no memory from the heap.
#include "ai/samurai/belief.h"
#include "ai/samurai/minimax.h"
#include "ai/samurai/rule_policy.h"
#include "ai/samurai/simple_players.h"
#include "ai/samurai/value_form.h"
#include "tests/support/allocations.h"
#include "tests/support/learned.h"
#include "tests/support/samurai.h"

using namespace parlour;
using namespace parlour::samurai;
using namespace parlour::test;

TEST_CASE("Dealing Samurai, its legal moves and random play need no heap") {
    for (const int players : {2, 3, 4}) (void)boardFor(players); // read once
    for (const Json& json : samuraiRules()) {
        const Options options = Samurai::options(json);
        CHECK(allocationsOf([&] {
                  Rng rng(681);
                  for (int game = 0; game < 5; ++game) {
                      State state = Samurai::start(options, Samurai::deal(options, rng));
                      while (Samurai::toMove(state) != kNoSeat) {
                          const auto moves = Samurai::legalMoves(state);
                          (void)Samurai::objection(state, moves.front());
                          (void)Samurai::sample(Samurai::observe(state, 0), rng);
                          Samurai::playRandomMove(state, rng);
                      }
                      (void)Samurai::scores(state);
                      (void)Samurai::winShares(state);
                  }
              }) == 0);
    }
}

TEST_CASE("Samurai's imagined games need no heap") {
    for (const int players : {2, 3, 4}) (void)RulePolicy::of(players); // its tables stand
    for (const Json& json : samuraiRules()) {
        const Options options = Samurai::options(json);
        (void)options.board(); // stands, too
        CHECK(allocationsOf([&] {
                  Rng rng(683);
                  State state = Samurai::start(options, Samurai::deal(options, rng));
                  while (state.pub.phase != Phase::Playing) Samurai::playRandomMove(state, rng);
                  while (Samurai::toMove(state) != kNoSeat) {
                      const Observation view = Samurai::observe(state, state.pub.mover);
                      State world = TileModel(view, true).draw(rng);
                      Samurai::apply(
                          world,
                          RulePolicy::of(options.players).choose(world.pub, world.handToMove()));
                      Samurai::playRandomMove(state, rng);
                  }
              }) == 0);
    }
}

TEST_CASE("Decisions of Samurai's players need no heap") {
    for (const Json& json : samuraiRules()) {
        const Options options = Samurai::options(json);
        RandomPlayer random;
        GreedyPlayer greedy;
        HeuristicPlayer heuristic({kHeuristic3});
        Minimax minimax({3, 4, 2});
        OpenMinimax open({3, 4, 0});
        Rng rng(682);
        const State start = Samurai::start(options, Samurai::deal(options, rng));
        CHECK(allocationsOf([&] {
                  for (State state = start; Samurai::toMove(state) != kNoSeat;) {
                      const Observation view = Samurai::observe(state, state.pub.mover);
                      for (Agent<Samurai>* agent : std::initializer_list<Agent<Samurai>*>{
                               &random, &greedy, &heuristic, &minimax})
                          (void)agent->decide(view, rng, {}, {});
                      Samurai::apply(state, open.decide(state, rng, {}, {}).move);
                  }
              }) == 0);
    }
}

TEST_CASE("What a network says of moves of Samurai needs no heap") {
    for (const Json& json : samuraiRules()) (void)Samurai::options(json).board(); // stand
    requireLearnedWithoutHeap<Samurai, parlour::samurai::ValueForm>(825);
}
