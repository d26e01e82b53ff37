#include "ai/briscola/belief.h"
#include "tests/support/beliefs.h"
#include "tests/support/briscola_players.h"

#include <map>

using namespace parlour;
using namespace parlour::briscola;
using namespace parlour::test;

namespace {

// Without inference: all unseen cards may be anywhere.
std::vector<CardBelief> priorChances(const Observation& view) {
    DeckModel model(view, false);
    Rng none(0);
    return DeckBelief().chances(model, none, {});
}

} // namespace

TEST_CASE("Beliefs are how often a card lies somewhere in sampled worlds") {
    Rng rng(731);
    for (const Options& options : allOptions())
        for (const int played : {0, 7, 22, 27}) {
            const State state = randomState(options, played, rng);
            const Observation view = viewToMove(state);
            std::map<std::string, std::array<int, kMostSeats>> held;
            constexpr int kWorlds = 4000;
            for (int i = 0; i < kWorlds; ++i) {
                const State world = Briscola::sample(view, rng);
                for (std::size_t seat = 0; seat < kMostSeats; ++seat)
                    for (const Card card : world.hands[seat].set())
                        ++held[italian::toText(card)][seat];
            }
            const auto rows = priorChances(view);
            REQUIRE(rows.size() == static_cast<std::size_t>(view.unseen().size()));
            for (const auto& row : rows) {
                for (std::size_t seat = 0; seat < kMostSeats; ++seat)
                    CHECK(std::abs(row.seats[seat] -
                                   static_cast<double>(held[row.card][seat]) / kWorlds) < 0.04);
                CHECK(sum(row) == Approx(1));
            }
        }
}

TEST_CASE("Trumps come first, then the higher rank") {
    const auto rows = priorChances(viewToMove(begin(players(2), "AD 2C 7C  3C 2S 6C  4S")));
    CHECK(rows[0].card == "AS");
    CHECK(rows[1].card == "3S");
    CHECK(rows.back().card.starts_with("2"));
}

TEST_CASE("A world that explains a play is likelier, and every world agrees with what is known") {
    // The other seat has let an ace go by with a two of coins: holding a trump, it would have
    // taken.
    Rng rng(732);
    const State state = after(begin(players(2), "AD 2C 7C  3C 2S 6C  4S"), "AD 6C");
    const Observation view = Briscola::observe(state, 0);
    DeckModel model(view, true);
    REQUIRE(model.hasEvidence());
    const auto belief = DeckBelief::weighed(16'000, {&model, 1}, rng, {});
    int likely = 0;
    int plain = 0;
    for (int i = 0; i < 4000; ++i) {
        const State world = belief.world(i, model, rng).state;
        REQUIRE(Briscola::observe(world, 0) == view);
        const auto holdsTrump = [&](const State& any) {
            const Hand& his = any.hands[1];
            // Not the card just drawn.
            return his[0].suit() == view.pub.trump() && his[1].suit() == view.pub.trump();
        };
        likely += holdsTrump(world);
        plain += holdsTrump(Briscola::sample(view, rng));
    }
    CHECK(plain > 100);
    CHECK(likely < 0.8 * plain);
}
