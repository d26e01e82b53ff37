// What networks that learn Samurai are given and what they answer.
#include "ai/samurai/policy_form.h"
#include "tests/support/samurai.h"
#include "tests/support/scale.h"

#include <map>
#include <set>

using namespace parlour;
using namespace parlour::samurai;
using namespace parlour::test;

namespace {

using Form = PolicyForm;
using Features = std::vector<std::int8_t>;

Observation toMove(const State& state) { return Samurai::observe(state, Samurai::toMove(state)); }

Features featuresOf(const Observation& view) {
    Features features(static_cast<std::size_t>(Form::kShape[0]) * Form::kChannels, 99);
    Form::features(view, features);
    return features;
}

int feature(const State& state, int row, int channel) {
    return featuresOf(toMove(state))[static_cast<std::size_t>(row * Form::kChannels + channel)];
}

int action(const State& state, std::string_view move) {
    return Form::action(toMove(state), step(move)).value();
}

int number(const State& state, std::string_view place) {
    return state.pub.board().find(parsePlace(place).value())->number;
}

// What two moves with one output have in common.
std::string kindOf(const Public& pub, const Move& move) {
    const auto tileAt = [&](Place place) {
        return pub.onLand[pub.board().find(place)->number].tile();
    };
    switch (move.kind) {
    case Move::Kind::TileExchange:
        return "moves " + std::string(toText(tileAt(move.at))) + " to " + toText(move.to);
    case Move::Kind::FigureExchange: return "exchange";
    default: return Samurai::toText(move);
    }
}

} // namespace

TEST_CASE("Samurai's outputs, kind by kind") {
    const State state = begin({"b2 w1 w2 fx tx", "r2 r3 r4 b3 b4"});
    CHECK(action(state, "end") == 0);
    CHECK(action(state, "take b3") == 2);
    CHECK(action(state, "h@M12") == 18 + 3 * number(state, "M12") + Helmet);
    const Cell land = state.pub.board().landSpace(7);
    CHECK(action(state, "b2@" + toText(land.place)) == 138 + 7);
    const Cell sea = state.pub.board().seaSpace(9);
    CHECK(action(state, "w1@" + toText(sea.place)) == 1098 + 9);
    CHECK(action(state, "w2@" + toText(sea.place)) == 1098 + 128 + 9);
    // Nobody leads anywhere: the end with the lower number tells.
    const int first = std::min(number(state, "I18"), number(state, "J16"));
    const bool isI18 = first == number(state, "I18");
    CHECK(action(state, "fx@I18:b,J16:h") ==
          2314 + 9 * first + (isI18 ? 3 * Buddha + Helmet : 3 * Helmet + Buddha));
}

TEST_CASE("An exchange of figures stands under the end where the mover leads by more") {
    State state = begin({"b4 fx r2 r3 w1", "h2 h3 h4 b3 b2"});
    const int far = number(state, "Q14"); // a rice
    const auto space = state.pub.board().landAround[static_cast<std::size_t>(far)][0];
    state = after(state, "b4@" + toText(state.pub.board().landSpace(space).place) + " end");
    const Observation view = Samurai::observe(state, 0);
    const int before = Form::action(view, step("fx@I18:b,Q14:r")).value();
    CHECK(before == 2314 + 9 * far + 3 * Rice + Buddha); // a Buddha comes to where they lead
}

TEST_CASE("Legal moves of Samurai share outputs only where they say so") {
    Rng rng(781);
    for (const Json& rules : samuraiRules()) {
        const Options options = Samurai::options(rules);
        for (int game = 0; game < scaled(10); ++game) {
            State state = Samurai::start(options, Samurai::deal(options, rng));
            while (Samurai::toMove(state) != kNoSeat) {
                const Observation view = toMove(state);
                std::map<int, std::string> kinds;
                for (const Move& move : Samurai::legalMoves(view)) {
                    const int output = Form::action(view, move).value();
                    REQUIRE(output >= 0);
                    REQUIRE(output < Form::kActions);
                    const std::string kind = kindOf(state.pub, move);
                    CHECK(kinds.emplace(output, kind).first->second == kind);
                }
                Samurai::playRandomMove(state, rng);
            }
        }
    }
}

TEST_CASE("Samurai's features, row by row") {
    const State state = begin({"b2 w1 w1 fx tx", "r2 r3 r4 b3 b4"});
    const int edo = number(state, "P15"); // one figure of each caste
    CHECK(feature(state, edo, Form::Figure + int{Buddha}) == 1);
    CHECK(feature(state, edo, Form::Figure + int{Rice}) == 1);
    CHECK(feature(state, number(state, "M12"), Form::Figure + int{Buddha}) == 0);
    const int open = static_cast<int>(state.pub.openLand[static_cast<std::size_t>(edo)]);
    CHECK(feature(state, edo, Form::OpenLand) == open);
    CHECK(feature(state, Form::kTiles + 12, Form::InHand) == 2); // ships of strength 1
    CHECK(feature(state, Form::kTiles + 8, Form::InHand) == 0);
    CHECK(feature(state, Form::kTiles + 8, Form::Unplayed) == 1);
    CHECK(feature(state, Form::kCasteRows + int{Helmet}, Form::OnBoard) ==
          state.pub.onBoard[Helmet]);
    CHECK(feature(state, Form::kTurn, Form::PhaseNow + 2) == 1);
    CHECK(feature(state, Form::kTurn, Form::HasPlayed) == 0);
    CHECK(feature(state, Form::kTurn, Form::HandSize + 1) == 5);
    CHECK(feature(state, Form::kTurn, Form::HandSize + 2) == 0); // no such seat

    const int space = state.pub.board().landAround[static_cast<std::size_t>(edo)][0];
    CHECK(feature(state, Form::kLand + space, Form::Free) == 1);
    const State played = after(state, "b2@" + toText(state.pub.board().landSpace(space).place));
    CHECK(feature(played, Form::kLand + space, Form::Free) == 0);
    CHECK(feature(played, Form::kLand + space, Form::Movable) == 2);
    CHECK(feature(played, Form::kLand + space, Form::MovableCaste + int{Buddha}) == 1);
    CHECK(feature(played, Form::kLand + space, Form::MovableCaste + int{Rice}) == 0);
    CHECK(feature(played, edo, Form::OpenLand) == open - 1);
    CHECK(feature(played, edo, Form::InfluenceOf + int{Buddha}) == 2);
    CHECK(feature(played, Form::kTurn, Form::HasPlayedNormal) == 1);
    CHECK(feature(played, Form::kTiles, Form::Unplayed) == 0);
    const State next = after(played, "end");
    CHECK(feature(next, edo, Form::InfluenceOf + kCastes + int{Buddha}) == 2); // of the other seat
    CHECK(feature(next, Form::kLand + space, Form::Movable) == 0);             // not its own
    const State sea = after(state, "w1@" + toText(state.pub.board().seaSpace(9).place));
    CHECK(feature(sea, Form::kSea + 9, Form::Free) == 0);
    CHECK(feature(sea, Form::kTurn, Form::HasPlayed) == 1);
    CHECK(feature(sea, Form::kTurn, Form::HasPlayedNormal) == 0);
}

TEST_CASE("Samurai's features hold only what the seat knows, and no name of a seat") {
    Rng rng(783);
    for (const Json& rules : samuraiRules()) {
        const Options options = Samurai::options(rules);
        for (int game = 0; game < scaled(5); ++game) {
            const Deal deal = Samurai::deal(options, rng);
            State state = Samurai::start(options, deal);
            State other = Samurai::start(options, oneFurther(deal, options.players));
            while (Samurai::toMove(state) != kNoSeat) {
                const Observation view = toMove(state);
                const Features features = featuresOf(view);
                CHECK(features ==
                      featuresOf(Samurai::observe(Samurai::sample(view, rng), view.seat)));
                REQUIRE(Samurai::toMove(other) == (view.seat + 1) % options.players);
                CHECK(features == featuresOf(toMove(other)));
                const auto moves = Samurai::legalMoves(view);
                const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
                Samurai::apply(state, move);
                Samurai::apply(other, move);
            }
        }
    }
}
