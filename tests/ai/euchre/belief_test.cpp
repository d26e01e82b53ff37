#include "ai/euchre/belief.h"
#include "tests/support/euchre_players.h"
#include "tests/support/scale.h"

using namespace parlour;
using namespace parlour::euchre;
using namespace parlour::test;

namespace {

double sum(const CardChances& chances) {
    double all = chances.discard + chances.kitty;
    for (const double chance : chances.hands) all += chance;
    return all;
}

std::array<CardChances, 64> chancesFor(const State& state, Seat seat, int worlds = 500) {
    Rng rng(751);
    return cardChances(Euchre::observe(state, seat), worlds, rng);
}

} // namespace

TEST_CASE("Every unseen card is somewhere, and nowhere that is known to be impossible") {
    Rng rng(752);
    for (const char* trump : {"bid", "random_maker"})
        for (int game = 0; game < scaled(60); ++game) {
            const Options options = euchreOptions({{"trump", trump}});
            State state = Euchre::start(options, Euchre::deal(options, rng));
            for (auto moves = rng.below(20); moves > 0 && !state.pub.isOver(); --moves)
                playRandomMove<Euchre>(state, rng);
            if (state.pub.isOver()) continue;
            const Observation view = viewToMove(state);
            Rng chance(game + 1u);
            const auto all = cardChances(view, 100, chance);
            for (const Card card : view.unseen()) {
                const CardChances& chances = all[card.index];
                CHECK(sum(chances) == Approx(1));
                CHECK(chances.hands[static_cast<std::size_t>(view.seat)] == 0);
                for (std::size_t seat = 0; seat < kSeats; ++seat)
                    if (state.pub.missing(static_cast<Seat>(seat)).contains(card))
                        CHECK(chances.hands[seat] == 0);
            }
            for (std::size_t seat = 0; seat < kSeats; ++seat) {
                if (static_cast<Seat>(seat) == view.seat) continue;
                double cards = 0;
                for (const CardChances& chances : all) cards += chances.hands[seat];
                CHECK(cards == Approx(state.pub.handSize(static_cast<Seat>(seat))));
            }
        }
}

TEST_CASE("The upcard that the dealer took up is in his hand") {
    const State state = after(Euchre::start({}, euchreDeal({"9C TC 9D TD QD", "JC QC KC AC JD",
                                                            "9H TH JH QH KH", "KD AD AH TS QS"},
                                                           "AS")),
                              "order, discard KD");
    CHECK(chancesFor(state, 0)[euchreCard("AS").index].hands[3] == Approx(1));
}

TEST_CASE("Who makes trump is believed to hold trumps, who passes less") {
    const auto start = Euchre::start({}, euchreDeal({"9C TC 9D TD QD"}, "9S"));
    const State ordered = after(start, "pass, order");
    const State passed = after(start, "pass, pass, pass, pass");
    const auto right = euchreCard("JS").index;
    const double maker = chancesFor(ordered, 0, 2000)[right].hands[1];
    const double passer = chancesFor(passed, 0, 2000)[right].hands[1];
    CHECK(maker > 0.35); // among all places it would be five in eighteen
    CHECK(passer < 0.25);
}

TEST_CASE("A card put away by rule is the lowest the dealer had") {
    Rng rng(753);
    const Options options = euchreOptions({{"trump", "random_maker"}});
    for (int game = 0; game < scaled(50); ++game) {
        const State state = Euchre::start(options, Euchre::deal(options, rng));
        const Seat seat = leftOf(state.pub.dealer);
        Belief belief;
        belief.imagine(Euchre::observe(state, seat), 200, 1, rng, {});
        for (int i = 0; i < 20; ++i) {
            const State& world = belief.draw(rng);
            const CardSet six =
                world.hands[static_cast<std::size_t>(world.pub.dealer)] | world.discard;
            CHECK(world.discard.contains(Euchre::lowestDiscard(world.pub, six)));
        }
        CHECK(Belief::likelihood(state, seat) > 0);
    }
}

TEST_CASE("The number of threads does not change what is believed") {
    const State state = after(Euchre::start({}, euchreDeal({"9C TC 9D TD QD"}, "9S")), "pass");
    const Observation view = viewToMove(state);
    Rng one(7), three(7), chance(8), same(8);
    Belief alone, shared;
    alone.imagine(view, 1000, 1, one, {});
    shared.imagine(view, 1000, 3, three, {});
    CHECK(alone.effectiveWorlds() == shared.effectiveWorlds());
    for (int i = 0; i < 100; ++i) CHECK(alone.draw(chance) == shared.draw(same));
}
