// Playouts, splits and decisions of Doudizhu take no memory from the heap.
#include "ai/doudizhu/belief.h"
#include "ai/doudizhu/endgame.h"
#include "ai/doudizhu/kicker.h"
#include "ai/doudizhu/multirole.h"
#include "ai/doudizhu/network_form.h"
#include "ai/doudizhu/simple_players.h"
#include "ai/doudizhu/split.h"
#include "ai/doudizhu/value_form.h"
#include "tests/support/allocations.h"
#include "tests/support/doudizhu.h"
#include "tests/support/learned.h"

using namespace parlour;
using namespace parlour::doudizhu;
using namespace parlour::test;

TEST_CASE("Dealing, listing, imagining and random play of Doudizhu need no heap") {
    for (const Kickers rule : kKickerRules)
        CHECK(allocationsOf([&] {
                  const Options options{true, rule, Scoring::Classic};
                  Rng rng(451);
                  for (int game = 0; game < 20; ++game) {
                      State state = Doudizhu::start(options, Doudizhu::deal(options, rng));
                      while (Doudizhu::toMove(state) != kNoSeat) {
                          (void)Doudizhu::legalMoves(state);
                          (void)Doudizhu::sample(Doudizhu::observe(state, 0), rng);
                          Doudizhu::playRandomMove(state, rng);
                      }
                      (void)Doudizhu::scores(state);
                      (void)Doudizhu::winShares(state);
                  }
              }) == 0);
}

TEST_CASE("Splits, decisions and network inputs of Doudizhu need no heap") {
    const Options options{false, Kickers::Any, Scoring::Classic};
    KickerPlayer kicker;
    GreedyPlayer greedy;
    RandomPlayer random;
    MultirolePlayer multirole;
    CHECK(allocationsOf([&] {
              Rng rng(452);
              for (int game = 0; game < 20; ++game) {
                  State state = Doudizhu::start(options, Doudizhu::deal(options, rng));
                  while (Doudizhu::toMove(state) != kNoSeat) {
                      const Observation view = viewToMove(state);
                      (void)split(view.hand);
                      (void)roleInput(view);
                      for (Agent<Doudizhu>* agent :
                           std::initializer_list<Agent<Doudizhu>*>{&greedy, &random, &multirole})
                          (void)agent->decide(view, rng, {}, {});
                      Doudizhu::apply(state, kicker.decide(view, rng, {}, {}).move);
                  }
              }
          }) == 0);
}

TEST_CASE("Imagined deals of Doudizhu need no heap") {
    const Options options{false, Kickers::Any, Scoring::Classic};
    RulePolicy policy;
    Endgame endgame;
    CHECK(allocationsOf([&] {
              Rng rng(453);
              for (int game = 0; game < 20; ++game) {
                  State state = Doudizhu::start(options, Doudizhu::deal(options, rng));
                  while (Doudizhu::toMove(state) != kNoSeat) {
                      const Observation view = viewToMove(state);
                      const HandModel model(view, true, policy);
                      auto world = model.draw(rng);
                      (void)model.change(world, rng);
                      (void)model.likelihood(world, 0);
                      const OpenTable table(state);
                      (void)endgame.landlordWins(table, 100);
                      Doudizhu::apply(state, Move(policy.choose(table).cards));
                  }
              }
          }) == 0);
}

TEST_CASE("What a network says of moves of Doudizhu needs no heap") {
    requireLearnedWithoutHeap<Doudizhu, parlour::doudizhu::ValueForm>(821);
}
