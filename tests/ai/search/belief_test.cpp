// Beliefs about a hidden number, small enough to check by hand.
#include "ai/search/belief.h"
#include "tests/support/beliefs.h"

#include <array>
#include <cmath>

using namespace parlour;
using namespace parlour::test;

namespace {

constexpr std::size_t kFaces = 6;
using Faces = std::array<double, kFaces>;

// Seat 1 holds one of six numbers; `likelihoods` says how likely each made its moves.
struct Dice {
    using World = std::size_t;

    Faces likelihoods{};
    bool isTold = true;

    World draw(Rng& rng) const { return rng.below(kFaces); }
    bool hasEvidence() const { return isTold; }
    double likelihood(World world, double) const { return likelihoods[world]; }
    bool change(World& world, Rng& rng) const {
        world = (world + (rng.below(2) == 0 ? 1 : kFaces - 1)) % kFaces;
        return true;
    }
    std::vector<CardBelief> hidden() const {
        std::vector<CardBelief> rows;
        for (std::size_t face = 0; face < kFaces; ++face)
            rows.push_back({std::to_string(face + 1), {}, 0});
        return rows;
    }
    void tell(World world, const auto& add) const { add(world, 1, 1.0); }
};
static_assert(ChainModel<Dice>);

constexpr Faces kLikely{0.1, 0.2, 0.3, 0.4, 0, 1};
constexpr double kSum = 2;

constexpr ChainParams kChains{.length = 64, .starts = 1, .burnIn = 30, .thinning = 3};

Belief<Dice> weighed(int count, const Faces& likelihoods = kLikely, int threads = 1) {
    Rng rng(81);
    std::vector<Dice> models(static_cast<std::size_t>(threads), Dice{likelihoods});
    return Belief<Dice>::weighed(count, models, rng, {});
}
Belief<Dice> chained(int count, int threads = 1) {
    Rng rng(82);
    std::vector<Dice> models(static_cast<std::size_t>(threads), Dice{kLikely});
    return Belief<Dice>::chained(count, kChains, models, rng, {});
}

std::vector<CardBelief> chances(const Belief<Dice>& belief) {
    Dice dice{kLikely};
    Rng rng(83);
    return belief.chances(dice, rng, {});
}

void checkPosterior(const std::vector<CardBelief>& rows, double margin) {
    for (std::size_t face = 0; face < kFaces; ++face)
        CHECK(beliefOf(rows, std::to_string(face + 1)).seats[1] ==
              Approx(kLikely[face] / kSum).margin(margin));
}

} // namespace

TEST_CASE("Without evidence every world is drawn from the prior") {
    const Belief<Dice> belief;
    CHECK(belief.isPrior());
    CHECK(belief.worlds().empty());
    for (const CardBelief& row : chances(belief))
        CHECK(row.seats[1] == Approx(1.0 / 6).margin(0.05));
    Dice dice;
    Rng rng(84);
    Faces drawn{};
    for (int i = 0; i < 6000; ++i) ++drawn[belief.world(i, dice, rng)];
    for (const double count : drawn) CHECK(count == Approx(1000).margin(150));
}

TEST_CASE("Weighed worlds are as likely as the evidence makes them") {
    const auto belief = weighed(30'000);
    CHECK_FALSE(belief.isPrior());
    checkPosterior(chances(belief), 0.02);
    Dice dice;
    Rng rng(85);
    Faces drawn{};
    for (int i = 0; i < 6000; ++i) ++drawn[belief.world(i, dice, rng)];
    for (std::size_t face = 0; face < kFaces; ++face)
        CHECK(drawn[face] / 6000 == Approx(kLikely[face] / kSum).margin(0.03));
    CHECK(drawn[4] == 0);
}

TEST_CASE("Chains visit each world as often as it is likely") {
    const auto belief = chained(20'000);
    CHECK(belief.worlds().size() == 20'000);
    checkPosterior(chances(belief), 0.02);
}

TEST_CASE("What is believed impossible is not reported") {
    const auto rows = chances(weighed(1000));
    CHECK(rows.size() == kFaces - 1);
    CHECK(std::ranges::none_of(rows, [](const CardBelief& row) { return row.card == "5"; }));
}

TEST_CASE("Worlds count by their likelihood") {
    // Five of six worlds count nothing.
    const auto belief = weighed(600, {0, 0, 1, 0, 0, 0});
    const auto threes = static_cast<double>(std::ranges::count(belief.worlds(), std::size_t{2}));
    double sum = 0;
    for (std::size_t i = 0; i < belief.worlds().size(); ++i) {
        CHECK(belief.weight(i) == Approx(belief.worlds()[i] == 2 ? 1.0 / threes : 0));
        sum += belief.weight(i);
    }
    CHECK(sum == Approx(1));
}

TEST_CASE("Where nothing explains the evidence all worlds are equally likely") {
    const auto belief = weighed(600, Faces{});
    for (std::size_t i = 0; i < 600; ++i) CHECK(belief.weight(i) == Approx(1.0 / 600));
}

TEST_CASE("Any number of threads believes the same") {
    for (const int threads : {2, 5}) {
        CHECK(std::ranges::equal(weighed(1000, kLikely, threads).worlds(), weighed(1000).worlds()));
        CHECK(std::ranges::equal(chained(1000, threads).worlds(), chained(1000).worlds()));
        CHECK(sameBeliefs(chances(weighed(1000, kLikely, threads)), chances(weighed(1000))));
    }
}

TEST_CASE("A stop keeps the worlds made so far, at least one") {
    // A stop is requested while this many worlds are drawn.
    for (const int most : {0, 1, 70, 500}) {
        std::stop_source source;
        const StopCheck stop(source.get_token(), {});
        if (most == 0) source.request_stop();
        struct Counting : Dice {
            int* left = nullptr;
            std::stop_source* source = nullptr;
            World draw(Rng& rng) const {
                if (--*left == 0) source->request_stop();
                return Dice::draw(rng);
            }
        };
        int left = most;
        std::array<Counting, 1> models;
        models[0].likelihoods = kLikely;
        models[0].left = &left;
        models[0].source = &source;
        Rng rng(86);
        const auto belief = Belief<Counting>::weighed(100'000, models, rng, stop);
        CHECK(belief.worlds().size() == static_cast<std::size_t>(std::max(1, most)));
        double sum = 0;
        for (std::size_t i = 0; i < belief.worlds().size(); ++i) sum += belief.weight(i);
        CHECK(sum == Approx(1));
        const auto chain = Belief<Counting>::chained(100'000, kChains, models, rng, stop);
        CHECK(chain.worlds().size() == 1); // stopped before it began
    }
}

TEST_CASE("Noise is the chance to have done any of some things") {
    CHECK(noisy(1, 0, 10) == 1);
    CHECK(noisy(0, 0.3, 10) == Approx(0.03));
    CHECK(noisy(0.5, 0.2, 4) == Approx(0.45));
}
