// What networks say of the moves of random games. For executables with allocations.cpp.
#pragma once

#include "ai/search/learned_values.h"
#include "tests/support/allocations.h"
#include "tests/support/scale.h"

#include <catch2/catch.hpp>

namespace parlour::test {

// Memory is taken from the heap only once.
template <Game G, ValueForm<G> Form> void requireLearnedWithoutHeap(std::uint64_t seed) {
    const auto options = G::options(completeOptions(G::optionSpecs(), Json::object()).value());
    LearnedValues<G, Form> learned;
    std::vector<Outcome> outcomes;
    outcomes.reserve(typename G::MoveList().capacity());
    int positions = 0;
    CHECK(allocationsOf([&] {
              Rng rng(seed);
              for (int game = 0; game < scaled(5); ++game) {
                  typename G::State state = G::start(options, G::deal(options, rng));
                  while (G::toMove(state) != kNoSeat) {
                      const auto view = G::observe(state, G::toMove(state));
                      if (Form::isValued(view)) {
                          learned.tell(view, G::legalMoves(view), outcomes, {});
                          ++positions;
                      }
                      G::playRandomMove(state, rng);
                  }
              }
          }) == 0);
    CHECK(positions > 0);
}

} // namespace parlour::test
