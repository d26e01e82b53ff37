#include "ai/catalogue/games.h"
#include "ai/doudizhu/players.h"
#include "ai/selfplay/self_play.h"
#include "tests/support/scores.h"

#include <catch2/catch.hpp>

#include <cstring>
#include <set>

using namespace parlour;
using namespace parlour::doudizhu;

namespace {

using Play = SelfPlay<Doudizhu, RoleForm>;

SelfPlaySetup setup(std::vector<std::string> seats, std::string teacher = "") {
    SelfPlaySetup made;
    made.options = completeOptions(Doudizhu::optionSpecs(), {{"bidding", "none"}}).value();
    made.seats = std::move(seats);
    made.teacher = std::move(teacher);
    made.deals = 12;
    return made;
}

// A number of a row at a byte.
template <class T> T at(const std::string& rows, std::size_t byte) {
    T value;
    std::memcpy(&value, rows.data() + byte, sizeof value);
    return value;
}

constexpr std::size_t kLegal = 12 + 405;
constexpr std::size_t kPlayed = kLegal + 23;
constexpr std::size_t kCandidates = kPlayed + 4;
constexpr std::size_t kValues = kCandidates + 16;
constexpr std::size_t kScore = kValues + 32;

} // namespace

TEST_CASE("Every move of a deal is a row, with what was legal and how the deal ended") {
    const auto s = setup({"kicker", "greedy", "random"});
    const Samples samples = Play::play(s, Players::players(), 0, s.deals, {});
    const std::size_t bytes = Play::layout().rowBytes;
    REQUIRE(samples.rows.size() == bytes * static_cast<std::size_t>(samples.count));
    std::set<std::int64_t> deals;
    std::int64_t deal = -1;
    int ply = 0;
    std::map<int, std::int16_t> scores; // by role, of a deal
    for (std::size_t row = 0; row < samples.rows.size(); row += bytes) {
        if (at<std::int64_t>(samples.rows, row) != deal) {
            deal = at<std::int64_t>(samples.rows, row);
            deals.insert(deal);
            ply = 0;
            scores.clear();
        }
        CHECK(at<std::int16_t>(samples.rows, row + 8) == ply++);
        const int role = samples.rows[row + 11];
        CHECK(role == (ply - 1) % 3);
        const auto played = at<std::int16_t>(samples.rows, row + kPlayed);
        CHECK(played >= 0);
        const auto byte = static_cast<unsigned char>(
            samples.rows[row + kLegal + static_cast<std::size_t>(played / 8)]);
        CHECK((byte >> played % 8 & 1) == 1);
        CHECK(at<std::int16_t>(samples.rows, row + kPlayed + 2) == played);
        CHECK(at<std::int16_t>(samples.rows, row + kCandidates) == -1); // rules list none
        const auto score = at<std::int16_t>(samples.rows, row + kScore);
        CHECK(at<float>(samples.rows, row + kScore + 2) == (score > 0 ? 1.0F : 0.0F));
        if (scores.contains(role)) CHECK(scores[role] == score);
        scores[role] = score;
        if (scores.size() == 3) CHECK(scores[0] + scores[1] + scores[2] == 0);
    }
    CHECK(deals.size() == 12);
}

TEST_CASE("A teacher advises while others play, and tells its candidates") {
    const auto s = setup({"random", "random", "random"}, "champion:worlds=2;rounds=1");
    const Samples samples = Play::play(s, Players::players(), 0, 4, {});
    const std::size_t bytes = Play::layout().rowBytes;
    int others = 0;
    int candidates = 0;
    for (std::size_t row = 0; row < samples.rows.size(); row += bytes) {
        const auto advised = at<std::int16_t>(samples.rows, row + kPlayed + 2);
        others += advised != at<std::int16_t>(samples.rows, row + kPlayed);
        for (std::size_t i = 0; i + 1 < 8; ++i) {
            if (at<std::int16_t>(samples.rows, row + kCandidates + 2 * (i + 1)) < 0) break;
            ++candidates;
            CHECK(at<float>(samples.rows, row + kValues + 4 * i) >=
                  at<float>(samples.rows, row + kValues + 4 * (i + 1)));
        }
    }
    CHECK(others > 0);
    CHECK(candidates > 0);
    // The random players do not play another deal because someone watches.
    const auto alone = setup({"random", "random", "random"});
    const Samples same = Play::play(alone, Players::players(), 0, 4, {});
    REQUIRE(same.count == samples.count);
    for (std::size_t row = 0; row < same.rows.size(); row += bytes)
        CHECK(at<std::int16_t>(same.rows, row + kPlayed) ==
              at<std::int16_t>(samples.rows, row + kPlayed));
}

TEST_CASE("Bids are not shown to the role networks") {
    auto s = setup({"kicker", "kicker", "kicker"});
    s.options = completeOptions(Doudizhu::optionSpecs(), Json::object()).value();
    const Samples samples = Play::play(s, Players::players(), 0, s.deals, {});
    const std::size_t bytes = Play::layout().rowBytes;
    REQUIRE(samples.count > 0);
    for (std::size_t row = 0; row < samples.rows.size(); row += bytes) {
        CHECK(at<std::int16_t>(samples.rows, row + 8) > 0); // a bid came first
        CHECK(at<std::int16_t>(samples.rows, row + kPlayed) >= 0);
    }
}
