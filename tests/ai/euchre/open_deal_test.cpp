#include "ai/euchre/fast_policy.h"
#include "ai/euchre/solver.h"
#include "ai/search/alpha_beta.h"
#include "tests/support/euchre.h"
#include "tests/support/scale.h"

using namespace parlour;
using namespace parlour::euchre;
using namespace parlour::test;

namespace {

const std::vector<Options> kTables{euchreOptions(), euchreOptions({{"lone_defender", true}}),
                                   euchreOptions({{"trump", "random_maker"}})};

// Played at random until so many tricks are left and a seat is to lead or to answer; nothing if the
// deal is passed out.
std::optional<State> randomTricks(const Options& options, int tricksLeft, int onTable, Rng& rng) {
    State state = Euchre::start(options, Euchre::deal(options, rng));
    while (!state.pub.isOver()) {
        if (state.pub.phase == Phase::Play && state.pub.tricksPlayed() == kTricks - tricksLeft &&
            state.pub.onTable == std::min<int>(onTable, state.pub.active - 1))
            return state;
        Euchre::playRandomMove(state, rng);
    }
    return std::nullopt;
}

int pointsOf(const State& state, Seat hero) {
    const Scores scores = Euchre::scores(state);
    return scores[static_cast<std::size_t>(hero)] - scores[static_cast<std::size_t>(leftOf(hero))];
}

} // namespace

TEST_CASE("The solver of open deals finds what plain search finds") {
    Rng rng(742);
    Solver solver;
    const auto check = [&](int tricksLeft, int games) {
        for (const Options& options : kTables)
            for (int game = 0; game < games; ++game) {
                const auto state = randomTricks(options, tricksLeft, game % 4, rng);
                if (!state) continue;
                const Seat hero = game % kSeats;
                const int plain = alphaBeta<Euchre>(
                    *state, hero, 100, [&](const State& end) { return pointsOf(end, hero); });
                REQUIRE(solver.solve(OpenDeal(*state), hero) == plain);
            }
    };
    check(2, scaled(300));
    check(3, scaled(200));
    check(5, scaled(5));
}

TEST_CASE("Points that are certain do not change any more") {
    Rng rng(743);
    for (const Options& options : kTables)
        for (int game = 0; game < scaled(300); ++game) {
            auto state = randomTricks(options, 5, 0, rng);
            if (!state) continue;
            OpenDeal deal(*state);
            while (!deal.isDecided()) deal.play(lowestOf(deal.legal()));
            const int points = deal.points(0);
            while (!deal.isOver()) deal.play(lowestOf(deal.legal()));
            REQUIRE(deal.points(0) == points);
        }
}

TEST_CASE("The fast policy does not look at hidden cards") {
    Rng rng(744);
    const FastPolicy policy;
    for (const Options& options : kTables)
        for (int game = 0; game < scaled(100); ++game) {
            const auto state = randomTricks(options, 1 + game % 5, game % 4, rng);
            if (!state) continue;
            const Observation view = viewToMove(*state);
            const auto weighed = policy.weighPlays(OpenDeal(*state));
            for (int i = 0; i < 5; ++i) {
                const auto other = policy.weighPlays(OpenDeal(Euchre::sample(view, rng)));
                REQUIRE(other.moves == weighed.moves);
                REQUIRE(other.scores == weighed.scores);
            }
        }
}

TEST_CASE("The fast policy bids on strong hands and passes weak ones") {
    const auto best = [](const std::string& hand, const std::string& upcard) {
        const State state = Euchre::start({}, euchreDeal({hand}, upcard));
        const auto weighed = FastPolicy().weighBids(state.pub, state.hands[0]);
        return Euchre::toText(weighed.moves[weighed.best()]);
    };
    CHECK(best("JS JC AS KS AH", "QS") == "order alone");
    CHECK(best("9H TH QD 9D TC", "JS") == "pass");
}
