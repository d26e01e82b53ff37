// What networks that learn Big Two are given and what they answer.
#include "ai/bigtwo/policy_form.h"
#include "tests/support/bigtwo.h"
#include "tests/support/scale.h"

#include <map>
#include <set>

using namespace parlour::bigtwo;
using namespace parlour::test;
using parlour::Rng;
using parlour::Seat;

namespace {

using Form = PolicyForm;
using Features = std::vector<std::int8_t>;

Features featuresOf(const Observation& view) {
    Features features(static_cast<std::size_t>(kCards) * Form::kChannels, 99);
    Form::features(view, features);
    return features;
}

// The cards that a channel shows.
CardSet shown(const Observation& view, int channel) {
    const Features features = featuresOf(view);
    CardSet cards;
    for (const Card card : kDeck)
        if (features[static_cast<std::size_t>(card.index * Form::kChannels + channel)] != 0)
            cards.insert(card);
    return cards;
}

// The number that a channel has at every place.
int number(const Observation& view, int channel) {
    const Features features = featuresOf(view);
    std::set<int> numbers;
    for (auto i = static_cast<std::size_t>(channel); i < features.size(); i += Form::kChannels)
        numbers.insert(features[i]);
    REQUIRE(numbers.size() == 1);
    return *numbers.begin();
}

std::optional<int> action(std::string_view cards, const Options& options = {}) {
    Observation view;
    view.pub.options = options;
    return Form::action(view, cardSet(cards));
}

} // namespace

TEST_CASE("Big Two's outputs, kind by kind") {
    CHECK(action("") == 0);
    CHECK(action("3D") == 1);
    CHECK(action("2S") == 52);
    CHECK(action("3D 3C") == 54); // the three of clubs
    CHECK(action("2D 2S") == 104);
    CHECK(action("3D 3C 3H") == 105);
    CHECK(action("2D 2C 2S") == 117);
    CHECK(action("3D 4C 5H 6S 7D") == 134); // the seven of diamonds
    CHECK(action("TD JC QH KS AS") == 165);
    CHECK(action("4D 6D 8D TD AD") == 185);
    CHECK(action("4S 6S 7S 8S 2S") == 225);
    CHECK(action("3D 3C 3H 4D 4C") == 226);
    CHECK(action("4S 4H 4C 4D 2C") == 240);
    CHECK(action("TS JS QS KS AS") == 299);

    Options high;
    high.twosHigh = true;
    CHECK(action("2S 3C 4D 5H 6S", high) == 169); // the two of spades
    CHECK(action("AD 2S 3C 4D 5H", high) == 173);
    CHECK(action("AS 2S 3S 4S 5S", high) == Form::kActions - 1);
}

TEST_CASE(
    "Plays of Big Two that share an output are of the same kind, and as high but for flushes") {
    Rng rng(771);
    for (const Options& options : allOptions())
        for (int game = 0; game < scaled(20); ++game) {
            State state = randomStart(options, rng);
            while (BigTwo::toMove(state) != kNoSeat) {
                const Observation view = viewToMove(state);
                const auto moves = BigTwo::legalMoves(view);
                std::map<int, Combination> plays;
                for (const CardSet move : moves) {
                    const int output = Form::action(view, move).value();
                    REQUIRE(output >= 0);
                    REQUIRE(output < Form::kActions);
                    const Combination play = combinationOf(move, options);
                    const auto [known, isNew] = plays.emplace(output, play);
                    CHECK(known->second.kind() == play.kind());
                    if (play.kind() != Kind::Flush) CHECK(known->second == play);
                }
                std::set<Combination> different;
                for (const CardSet move : moves)
                    if (const Combination play = combinationOf(move, options);
                        play.kind() != Kind::Flush)
                        different.insert(play);
                CHECK(static_cast<std::size_t>(std::ranges::count_if(plays, [](const auto& play) {
                          return play.second.kind() != Kind::Flush;
                      })) == different.size());
                BigTwo::apply(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
            }
        }
}

TEST_CASE("Big Two's features, channel by channel") {
    Rng rng(772);
    State state = randomStart({}, rng);
    const Seat first = BigTwo::toMove(state);
    const CardSet hand = state.hands[static_cast<std::size_t>(first)];
    const Observation start = viewToMove(state);
    CHECK(shown(start, Form::Hand) == hand);
    CHECK(shown(start, Form::Unseen) == kDeck - hand);
    CHECK(shown(start, Form::Table).empty());
    CHECK(number(start, Form::IsFirst) == 1);
    for (int i = 0; i < kSeats - 1; ++i) {
        CHECK(number(start, Form::HandSize + i) == 13);
        CHECK(number(start, Form::Passed + i) == 0);
        CHECK(number(start, Form::Owner + i) == 0);
    }

    BigTwo::apply(state, cardSet("3D"));
    BigTwo::apply(state, {}); // the next seat passes
    const Observation opposite = viewToMove(state);
    REQUIRE(opposite.seat == (first + 2) % kSeats);
    CHECK(shown(opposite, Form::Table) == cardSet("3D"));
    CHECK(shown(opposite, Form::Played).empty());
    CHECK(shown(opposite, Form::Played + 2) == cardSet("3D"));
    CHECK(shown(opposite, Form::Unseen) == opposite.unseen());
    CHECK(number(opposite, Form::HandSize) == 13);
    CHECK(number(opposite, Form::HandSize + 1) == 12);
    CHECK(number(opposite, Form::Passed + 1) == 0);
    CHECK(number(opposite, Form::Passed + 2) == 1); // the seat before
    CHECK(number(opposite, Form::Owner + 1) == 1);
    CHECK(number(opposite, Form::Owner + 2) == 0);
    CHECK(number(opposite, Form::IsFirst) == 0);
}

TEST_CASE("Big Two's features hold only what the seat knows, and no name of a seat") {
    Rng rng(773);
    for (const Options& options : allOptions())
        for (int game = 0; game < scaled(20); ++game) {
            const Deal deal = BigTwo::deal(options, rng);
            Deal moved = deal;
            for (std::size_t seat = 0; seat < kSeats; ++seat)
                moved.hands[(seat + 1) % kSeats] = deal.hands[seat];
            State state = BigTwo::start(options, deal);
            State other = BigTwo::start(options, moved);
            while (BigTwo::toMove(state) != kNoSeat) {
                const Observation view = viewToMove(state);
                const Features features = featuresOf(view);
                CHECK(features ==
                      featuresOf(BigTwo::observe(BigTwo::sample(view, rng), view.seat)));
                REQUIRE(BigTwo::toMove(other) == (view.seat + 1) % kSeats);
                CHECK(features == featuresOf(viewToMove(other)));
                const auto moves = BigTwo::legalMoves(view);
                const CardSet move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
                BigTwo::apply(state, move);
                BigTwo::apply(other, move);
            }
        }
}
