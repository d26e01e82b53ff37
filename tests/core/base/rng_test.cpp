#include "core/base/rng.h"
#include "tests/support/chi_square.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <numeric>
#include <set>
#include <vector>

using namespace parlour;
using test::chiSquareDeviation;

// From an independent implementation of splitmix64 and xoshiro256++, itself checked against the
// authors' figures. Other numbers here mean other games for every seed.
TEST_CASE("The generator gives the same numbers everywhere") {
    const auto first = [](std::uint64_t seed) {
        Rng rng(seed);
        return std::array{rng.next(), rng.next(), rng.next(), rng.next()};
    };
    CHECK(first(0) == std::array{0x53175d61490b23dfu, 0x61da6f3dc380d507u, 0x5c0fdf91ec9a7bfcu,
                                 0x02eebf8c3bbe5e1au});
    CHECK(first(1) == std::array{0xcfc5d07f6f03c29bu, 0xbf424132963fe08du, 0x19a37d5757aaf520u,
                                 0xbf08119f05cd56d6u});
    CHECK(first(UINT64_MAX) == std::array{0x56ccf8ce948e27b2u, 0xe68588432e5a5b90u,
                                          0xe3e9b5a48119ca8bu, 0x460f19495532ae73u});
}

TEST_CASE("Draws, shuffles and splits are the same everywhere") {
    Rng dice(1);
    std::vector<std::uint32_t> thrown;
    for (int i = 0; i < 20; ++i) thrown.push_back(dice.below(6));
    CHECK(thrown ==
          std::vector<std::uint32_t>{4, 4, 0, 4, 1, 3, 5, 3, 0, 0, 5, 2, 0, 2, 0, 0, 3, 2, 5, 3});
    Rng wide(1); // here some draws are rejected
    std::vector<std::uint32_t> drawn;
    for (int i = 0; i < 6; ++i) drawn.push_back(wide.below(3u << 30));
    CHECK(drawn == std::vector<std::uint32_t>{2614385759, 2406592741, 322608641, 2403732791,
                                              594891320, 1902065623});
    std::array<int, 10> cards{};
    std::iota(cards.begin(), cards.end(), 0);
    Rng(7).shuffle(std::span<int>(cards));
    CHECK(cards == std::array{3, 8, 9, 4, 6, 7, 2, 5, 1, 0});
    CHECK(Rng(5).split(3).next() == 0x1f848a1040369c53u);
    CHECK(Rng(5).unit() == 0.29202287154046747);
}

TEST_CASE("Draws below a bound are uniform") {
    for (const std::uint32_t bound : {2u, 3u, 7u, 10u, 33u, 40u, 1000u}) {
        Rng rng(bound);
        std::vector<int> counts(bound);
        for (int i = 0; i < 200'000; ++i) ++counts.at(rng.below(bound));
        INFO("below " << bound);
        CHECK(std::abs(chiSquareDeviation(counts)) < 4);
    }
}

TEST_CASE("A bound of one leaves only zero") {
    Rng rng(1);
    for (int i = 0; i < 100; ++i) REQUIRE(rng.below(1) == 0);
}

// Without rejection every third number below 3 * 2^30 would come up twice as often.
TEST_CASE("Draws below a bound near the width of a word are not biased") {
    Rng rng(11);
    std::array<int, 3> counts{};
    for (int i = 0; i < 30'000; ++i) ++counts[rng.below(3u << 30) % 3];
    CHECK(std::abs(chiSquareDeviation(counts)) < 4);
}

TEST_CASE("unit() is uniform and never one") {
    Rng rng(12);
    std::array<int, 16> counts{};
    for (int i = 0; i < 100'000; ++i) {
        const double u = rng.unit();
        REQUIRE(u >= 0);
        REQUIRE(u < 1);
        ++counts[static_cast<std::size_t>(u * 16)];
    }
    CHECK(std::abs(chiSquareDeviation(counts)) < 4);
}

TEST_CASE("A shuffle keeps the cards and makes every order equally likely") {
    Rng rng(13);
    std::array<int, 24> counts{};
    for (int round = 0; round < 60'000; ++round) {
        std::array<int, 4> items{0, 1, 2, 3};
        rng.shuffle(std::span<int>(items));
        std::size_t order = 0; // its number among the 24
        for (std::size_t i = 0; i < 4; ++i)
            order = order * (4 - i) +
                    static_cast<std::size_t>(std::count_if(items.begin() + i, items.end(),
                                                           [&](int x) { return x < items[i]; }));
        ++counts.at(order);
        std::ranges::sort(items);
        REQUIRE(items == std::array{0, 1, 2, 3});
    }
    CHECK(std::abs(chiSquareDeviation(counts)) < 4);
}

TEST_CASE("Shuffling nothing or one item draws nothing") {
    Rng rng(14);
    std::array<int, 1> one{5};
    rng.shuffle(std::span<int>(one));
    rng.shuffle(std::span<int>());
    CHECK(one[0] == 5);
    CHECK(rng.next() == Rng(14).next());
}

TEST_CASE("Splitting leaves a generator as it is") {
    Rng rng(15);
    for (std::uint64_t stream = 0; stream < 10; ++stream) (void)rng.split(stream).next();
    CHECK(rng.next() == Rng(15).next());
}

TEST_CASE("Split streams repeat and differ from each other and from their parent") {
    const Rng parent(16);
    std::set<std::uint64_t> firsts{Rng(16).next()};
    for (std::uint64_t stream = 0; stream < 1000; ++stream) {
        Rng child = parent.split(stream);
        firsts.insert(child.next());
        CHECK(parent.split(stream).next() == parent.split(stream).next());
        firsts.insert(child.split(0).next());
    }
    CHECK(firsts.size() == 2001);

    Rng advanced = parent;
    advanced.next();
    CHECK(advanced.split(0).next() != parent.split(0).next());
    CHECK(Rng(17).split(0).next() != parent.split(0).next());
}

TEST_CASE("Streams next to each other do not agree more often than chance") {
    const Rng parent(18);
    std::array<int, 100> pairs{};
    for (std::uint64_t stream = 0; stream < 50'000; ++stream) {
        const std::uint32_t a = parent.split(stream).below(10);
        const std::uint32_t b = parent.split(stream + 1).below(10);
        ++pairs[a * 10 + b];
    }
    CHECK(std::abs(chiSquareDeviation(pairs)) < 4);
}
