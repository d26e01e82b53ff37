#include "ai/euchre/belief.h"
#include "tests/support/beliefs.h"
#include "tests/support/euchre_players.h"
#include "tests/support/scale.h"

using namespace parlour;
using namespace parlour::euchre;
using namespace parlour::test;

namespace {

DealBelief believe(const Observation& view, int worlds, Rng& rng, int threads = 1) {
    std::vector models(static_cast<std::size_t>(threads), DealModel(view, true));
    return DealBelief::weighed(worlds, models, rng, {});
}

std::vector<CardBelief> chances(const Observation& view, int worlds, Rng& rng) {
    DealModel model(view, true);
    return believe(view, worlds, rng).chances(model, rng, {});
}

// What a seat believes of a card.
CardBelief chancesOf(std::string_view card, const State& state, Seat seat, int worlds = 500) {
    Rng rng(751);
    return beliefOf(chances(Euchre::observe(state, seat), worlds, rng), card);
}

} // namespace

TEST_CASE("Every unseen card is somewhere, and nowhere that is known to be impossible") {
    Rng rng(752);
    for (const char* trump : {"bid", "random_maker"})
        for (int game = 0; game < scaled(60); ++game) {
            const Options options = euchreOptions({{"trump", trump}});
            State state = Euchre::start(options, Euchre::deal(options, rng));
            for (auto moves = rng.below(20); moves > 0 && !state.pub.isOver(); --moves)
                Euchre::playRandomMove(state, rng);
            if (state.pub.isOver()) continue;
            const Observation view = viewToMove(state);
            Rng chance(game + 1u);
            const auto all = chances(view, 100, chance);
            for (const Card card : view.unseen()) {
                const CardBelief row = beliefOf(all, french::toText(card));
                CHECK(sum(row) == Approx(1));
                CHECK(row.seats[static_cast<std::size_t>(view.seat)] == 0);
                for (std::size_t seat = 0; seat < kSeats; ++seat)
                    if (state.pub.missing(static_cast<Seat>(seat)).contains(card))
                        CHECK(row.seats[seat] == 0);
            }
            for (std::size_t seat = 0; seat < kSeats; ++seat)
                if (static_cast<Seat>(seat) != view.seat)
                    CHECK(cardsOf(all, seat) ==
                          Approx(state.pub.handSize(static_cast<Seat>(seat))));
        }
}

TEST_CASE("The upcard that the dealer picked up is in the dealer's hand") {
    const State state = after(Euchre::start({}, euchreDeal({"9C TC 9D TD QD", "JC QC KC AC JD",
                                                            "9H TH JH QH KH", "KD AD AH TS QS"},
                                                           "AS")),
                              "order, discard KD");
    CHECK(chancesOf("AS", state, 0).seats[3] == Approx(1));
}

TEST_CASE("Who makes trump is believed to hold trumps, who passes less") {
    const auto start = Euchre::start({}, euchreDeal({"9C TC 9D TD QD"}, "9S"));
    const State ordered = after(start, "pass, order");
    const State passed = after(start, "pass, pass, pass, pass");
    const double maker = chancesOf("JS", ordered, 0, 2000).seats[1];
    const double passer = chancesOf("JS", passed, 0, 2000).seats[1];
    CHECK(maker > 0.35); // among all places it would be five in eighteen
    CHECK(passer < 0.25);
}

TEST_CASE("A card put away by rule is the lowest the dealer had") {
    Rng rng(753);
    const Options options = euchreOptions({{"trump", "random_maker"}});
    for (int game = 0; game < scaled(50); ++game) {
        const State state = Euchre::start(options, Euchre::deal(options, rng));
        const Seat seat = leftOf(state.pub.dealer);
        const Observation view = Euchre::observe(state, seat);
        DealModel model(view, true);
        const DealBelief belief = believe(view, 200, rng);
        for (int i = 0; i < 20; ++i) {
            const State world = belief.world(i, model, rng);
            const CardSet six =
                world.hands[static_cast<std::size_t>(world.pub.dealer)] | world.discard;
            CHECK(world.discard.contains(Euchre::lowestDiscard(world.pub, six)));
        }
        CHECK(DealModel::likelihoodOf(state, seat) > 0);
    }
}

TEST_CASE("The number of threads does not change what is believed") {
    const State state = after(Euchre::start({}, euchreDeal({"9C TC 9D TD QD"}, "9S")), "pass");
    const Observation view = viewToMove(state);
    Rng one(7), three(7), chance(8), same(8);
    const DealBelief alone = believe(view, 1000, one, 1);
    const DealBelief shared = believe(view, 1000, three, 3);
    DealModel model(view, true);
    for (int i = 0; i < 100; ++i)
        CHECK(alone.world(i, model, chance) == shared.world(i, model, same));
}
