// Playouts and decisions of Euchre take no memory from the heap: it is what makes them quick.
#include "ai/euchre/champion.h"
#include "ai/euchre/players.h"
#include "ai/euchre/value_form.h"
#include "tests/support/allocations.h"
#include "tests/support/euchre_players.h"
#include "tests/support/learned.h"

using namespace parlour;
using namespace parlour::euchre;
using namespace parlour::test;

TEST_CASE("Euchre: dealing and random play need no heap") {
    const Options options = euchreOptions({{"lone_defender", true}});
    CHECK(allocationsOf([&] {
              Rng rng(281);
              for (int game = 0; game < 50; ++game) {
                  State state = Euchre::start(options, Euchre::deal(options, rng));
                  while (Euchre::toMove(state) != kNoSeat) {
                      (void)Euchre::legalMoves(state);
                      const Observation view = Euchre::observe(state, 0);
                      (void)Euchre::legalMoves(view);
                      (void)Euchre::sample(view, rng);
                      Euchre::playRandomMove(state, rng);
                  }
                  (void)Euchre::scores(state);
                  (void)Euchre::winShares(state);
                  (void)Euchre::nextDeal({}, state, rng);
              }
          }) == 0);
}

TEST_CASE("Euchre: decisions of all players that grow no tree need no heap") {
    for (const auto& entry : Players::players()) {
        if (entry.name == "ismcts" || entry.name == "champion") continue; // the latter: below
        INFO(entry.name);
        Player<Euchre> player = entry.make(Params(entry.params));
        Rng rng(282);
        CHECK(allocationsOf([&] {
                  for (int game = 0; game < 20; ++game) {
                      State state = Euchre::start({}, Euchre::deal({}, rng));
                      while (Euchre::toMove(state) != kNoSeat)
                          Euchre::apply(state, player.decide(state, rng).move);
                  }
              }) == 0);
    }
}

TEST_CASE("Euchre: the champion's worlds need no heap: many take it no more often than few") {
    const auto allocations = [](int worlds) {
        ChampionParams params;
        params.worlds = worlds;
        Champion champion(params);
        const auto playGames = [&](int games) {
            Rng rng(283);
            for (int game = 0; game < games; ++game) {
                State state = Euchre::start({}, Euchre::deal({}, rng));
                while (Euchre::toMove(state) != kNoSeat) {
                    Rng chance(rng.next());
                    (void)champion.decide(viewToMove(state), chance, {}, {});
                    Euchre::playRandomMove(state, rng);
                }
            }
        };
        playGames(10);
        return allocationsOf([&] { playGames(10); });
    };
    CHECK(allocations(10) == allocations(100));
}

TEST_CASE("What a network says of moves of Euchre needs no heap") {
    requireLearnedWithoutHeap<Euchre, parlour::euchre::ValueForm>(823);
}
