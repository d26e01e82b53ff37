// Random games and decisions of Big Two take no memory from the heap.
#include "ai/bigtwo/evaluation.h"
#include "ai/bigtwo/rule_based.h"
#include "ai/bigtwo/simple_players.h"
#include "ai/bigtwo/value_form.h"
#include "tests/support/allocations.h"
#include "tests/support/bigtwo.h"
#include "tests/support/learned.h"

using namespace parlour::bigtwo;
using namespace parlour::test;
using parlour::Agent;
using parlour::kNoSeat;
using parlour::Rng;

TEST_CASE("Dealing Big Two, its legal moves and random play need no heap") {
    for (const Options& options : allOptions())
        CHECK(allocationsOf([&] {
                  Rng rng(481);
                  for (int game = 0; game < 20; ++game) {
                      State state = randomStart(options, rng);
                      while (BigTwo::toMove(state) != kNoSeat) {
                          const CardSet move = BigTwo::legalMoves(state)[0];
                          (void)BigTwo::objection(state, move);
                          (void)BigTwo::sample(BigTwo::observe(state, 0), rng);
                          BigTwo::playRandomMove(state, rng);
                      }
                      (void)BigTwo::scores(state);
                      (void)BigTwo::winShares(state);
                  }
              }) == 0);
}

TEST_CASE("Decisions of Big Two's players need no heap") {
    RandomPlayer random;
    ConventionalPlayer conventional;
    RuleBasedPlayer ruleBased;
    for (const Options& options : allOptions())
        CHECK(allocationsOf([&] {
                  Rng rng(482);
                  for (int game = 0; game < 5; ++game)
                      for (State state = randomStart(options, rng);
                           BigTwo::toMove(state) != kNoSeat;) {
                          const Observation view = viewToMove(state);
                          for (Agent<BigTwo>* agent :
                               std::initializer_list<Agent<BigTwo>*>{&random, &conventional})
                              (void)agent->decide(view, rng, {}, {});
                          BigTwo::apply(state, ruleBased.decide(view, rng, {}, {}).move);
                      }
              }) == 0);
}

TEST_CASE("Imagined games of Big Two need no heap") {
    for (const Options& options : allOptions())
        CHECK(allocationsOf([&] {
                  Rng rng(483);
                  for (int game = 0; game < 20; ++game) {
                      const State state = randomStart(options, rng);
                      std::array<Plan, kSeats> plans;
                      for (std::size_t seat = 0; seat < kSeats; ++seat)
                          plans[seat] = Plan(state.hands[seat], options);
                      Playout playout(state, plans);
                      (void)Evaluation::chances(playout);
                      playout.run(rng);
                  }
              }) == 0);
}

TEST_CASE("What a network says of moves of Big Two needs no heap") {
    requireLearnedWithoutHeap<BigTwo, parlour::bigtwo::ValueForm>(822);
}
