#include "ai/doudizhu/champion.h"
#include "ai/doudizhu/players.h"
#include "ai/doudizhu/simple_players.h"
#include "ai/search/alpha_beta.h"
#include "tests/support/beliefs.h"
#include "tests/support/doudizhu.h"
#include "tests/support/scale.h"

#include <cmath>

using namespace parlour;
using namespace parlour::doudizhu;
using namespace parlour::test;

namespace {

constexpr Options kNoBidding{false, Kickers::Any, Scoring::Classic};

// A deal with so many cards in each hand, drawn from the whole deck; any seat leads.
State randomEnd(int landlord, int first, int second, Kickers rule, Rng& rng) {
    Cards deck = kDeck;
    State state;
    state.pub.options = {false, rule, Scoring::Classic};
    state.pub.landlord = 0;
    state.pub.bid = 1;
    state.pub.next = static_cast<std::int8_t>(rng.below(kPlayers));
    const int sizes[] = {landlord, first, second};
    for (std::size_t seat = 0; seat < kPlayers; ++seat) {
        state.hands[seat] = drawCards(deck, sizes[seat], rng);
        deck -= state.hands[seat];
        state.pub.handSizes[seat] = static_cast<std::uint8_t>(sizes[seat]);
    }
    return state;
}

// After some plays of the quick player.
State someState(const Options& options, int turns, Rng& rng) {
    State state = Doudizhu::start(options, Doudizhu::deal(options, rng));
    RulePolicy policy;
    for (int i = 0; i < turns; ++i) {
        State next = state;
        Doudizhu::apply(next, Move(policy.choose(OpenTable(state)).cards));
        if (Doudizhu::toMove(next) == kNoSeat) break;
        state = next;
    }
    return state;
}

Champion champion(int worlds) {
    ChampionParams params;
    params.worlds = worlds;
    return Champion(params);
}

} // namespace

TEST_CASE("Open endgames are played as plain search plays them") {
    Rng rng(461);
    Endgame endgame;
    for (int i = 0; i < scaled(300); ++i) {
        const int cards = 1 + static_cast<int>(rng.below(3));
        const State state = randomEnd(cards + 1, cards, 1 + static_cast<int>(rng.below(3)),
                                      kKickerRules[i % 3], rng);
        const int landlordWins = alphaBeta<Doudizhu>(state, 0, 1000, [](const State& end) {
            return end.pub.winner() == end.pub.landlord ? 1 : -1;
        });
        endgame.forget();
        REQUIRE(endgame.landlordWins(OpenTable(state), 1'000'000) == (landlordWins > 0));
        // Remembering changes nothing.
        REQUIRE(endgame.landlordWins(OpenTable(state), 1'000'000) == (landlordWins > 0));
    }
}

TEST_CASE("Each stake of the last bid is worth what the same deal is worth") {
    const Options options{true, Kickers::Any, Scoring::Classic};
    Rng rng(463);
    for (int i = 0; i < scaled(4); ++i) {
        const State state =
            after(Doudizhu::start(options, Doudizhu::deal(options, rng)), "bid0 bid0");
        const auto decision = champion(20).decide(viewToMove(state), rng, {}, {});
        const auto& bids = decision.candidates;
        const auto top = std::ranges::max_element(
            bids, {}, [](const auto& candidate) { return candidate.move.bid(); });
        REQUIRE(top->move.bid() == 3);
        for (const auto& candidate : bids)
            CHECK(candidate.value == Approx(top->value * candidate.move.bid() / 3));
    }
}

TEST_CASE("An endgame that is too large is given up") {
    Rng rng(462);
    const State state = randomEnd(20, 17, 17, Kickers::Any, rng);
    Endgame endgame;
    CHECK_FALSE(endgame.landlordWins(OpenTable(state), 100));
}

TEST_CASE("The quick player knows what belongs together") {
    RulePolicy policy;
    for (int role = 0; role < kPlayers; ++role) {
        CHECK(policy.worth(ranks("34567"), role).plays == 1);
        CHECK(policy.worth(ranks("334455"), role).plays == 1);
        CHECK(policy.worth(ranks("333444555666"), role).plays == 1);
        CHECK(policy.worth(ranks("3334"), role).plays == 1);
        CHECK(policy.worth(ranks("34569"), role).plays == 5);
        CHECK(policy.worth(ranks("XD"), role).plays == 1);
    }
}

TEST_CASE("The quick player plays what is allowed, and what it finds best") {
    Rng rng(463);
    RulePolicy policy;
    for (int game = 0; game < scaled(200); ++game) {
        const Options options{false, kKickerRules[game % 3], Scoring::Classic};
        State state = Doudizhu::start(options, Doudizhu::deal(options, rng));
        while (Doudizhu::toMove(state) != kNoSeat) {
            const OpenTable table(state);
            const WeighedPlay chosen = policy.choose(table);
            REQUIRE(Doudizhu::objection(state, Move(chosen.cards)).empty());
            REQUIRE(chosen.pattern == patternOf(chosen.cards, options.kickers));
            const WeighedPlays plays = policy.weigh(table);
            const auto best = std::ranges::max_element(plays, {}, &WeighedPlay::score);
            REQUIRE((best->cards == chosen.cards || best->score == chosen.score));
            Doudizhu::apply(state, Move(chosen.cards));
        }
    }
}

TEST_CASE("Imagined worlds respect all that a seat knows") {
    Rng rng(464);
    RulePolicy policy;
    for (int i = 0; i < scaled(60); ++i) {
        const State state = someState(kNoBidding, static_cast<int>(rng.below(40)), rng);
        const Observation view = viewToMove(state);
        HandModel model(view, true, policy);
        auto world = model.draw(rng);
        for (int step = 0; step < 15; ++step) {
            REQUIRE(Doudizhu::observe(model.state(world), view.seat) == view);
            REQUIRE(world.hands[0].contains(view.knownOfLandlord()));
            const auto before = world;
            REQUIRE((model.change(world, rng) || world == before));
        }
    }
}

TEST_CASE("What was played tells something of the hands") {
    Rng rng(465);
    RulePolicy policy;
    double gain = 0; // how much likelier the true hands become, as a logarithm
    const int deals = scaled(100);
    for (int i = 0; i < deals; ++i) {
        const State state = someState(kNoBidding, 15 + static_cast<int>(rng.below(15)), rng);
        const Observation view = viewToMove(state);
        const HandModel model(view, true, policy);
        constexpr int kOthers = 30;
        const double own = model.likelihood({state.hands, state.kitty}, 0);
        double sum = own;
        for (int other = 0; other < kOthers; ++other) sum += model.likelihood(model.draw(rng), 0);
        gain += std::log(own * (kOthers + 1) / sum);
    }
    CHECK(gain / deals > 0.5);
}

TEST_CASE("Every hidden rank is somewhere, and what is known is certain") {
    Rng rng(466);
    for (const bool bids : {true, false})
        for (int i = 0; i < scaled(20); ++i) {
            const Options options{bids, Kickers::Any, Scoring::Classic};
            const State state = bids ? Doudizhu::start(options, Doudizhu::deal(options, rng))
                                     : someState(options, static_cast<int>(rng.below(30)), rng);
            const Observation view = viewToMove(state);
            RulePolicy policy;
            HandModel model(view, true, policy);
            const auto belief = HandBelief::chained(20, *Mind::kChains, {&model, 1}, rng, {});
            const auto rows = belief.chances(model, rng, {});
            const Cards known = view.knownOfLandlord();
            for (int rank = 0; rank < kRanks; ++rank) {
                const int hidden = view.unseen().count(rank);
                const CardBelief row = beliefOf(rows, toText(Cards::of(rank)));
                // Each chance is to hold one at least: together as much as one card, no more than
                // all.
                REQUIRE(sum(row) >= (hidden > 0 ? 1 : 0) - 1e-9);
                REQUIRE(sum(row) <= hidden + 1e-9);
                REQUIRE(row.seats[static_cast<std::size_t>(view.seat)] == 0);
                REQUIRE((bids || row.elsewhere == 0));
                if (known.count(rank) > 0) REQUIRE(row.seats[0] == Approx(1));
            }
        }
}

TEST_CASE("A champion of Doudizhu stopped before it began has looked into one world") {
    Rng rng(467);
    std::stop_source source;
    source.request_stop();
    for (const int turns : {0, 7, 30}) {
        const State state = someState(kNoBidding, turns, rng);
        Champion player = champion(1'000'000);
        const auto decision = player.decide(viewToMove(state), rng, {}, source.get_token());
        CHECK(Doudizhu::objection(state, decision.move).empty());
        for (const auto& candidate : decision.candidates) CHECK(candidate.visits == 1);
    }
}

TEST_CASE("The champion bids all on a hand that nobody can stop, and not on a poor one") {
    Rng rng(468);
    Champion player = champion(40);
    Deal deal;
    deal.hands = {ranks("XD2222AAAKKKKQQTJ"), ranks("33344667799JJQQJA"),
                  ranks("4455567788899TTTQ")};
    deal.kitty = ranks("356");
    CHECK(player.decide(viewToMove(Doudizhu::start({}, deal)), rng, {}, {}).move == Move::bid(3));
    std::swap(deal.hands[0], deal.hands[1]);
    CHECK(player.decide(viewToMove(Doudizhu::start({}, deal)), rng, {}, {}).move != Move::bid(3));
}

TEST_CASE(
    "The last pass of a deal that nobody bids for is worth nothing, whatever the network says") {
    Deal deal;
    deal.hands = {ranks("33444566777888QQQ"), ranks("3599TTJJQKKKAAA22"),
                  ranks("3455667899TTJJKAX")};
    deal.kitty = ranks("22D");
    State state = Doudizhu::start({}, deal);
    const auto valueOfPass = [&] {
        Rng rng(3);
        const auto decision = champion(40).decide(viewToMove(state), rng, {}, {});
        for (const auto& candidate : decision.candidates)
            if (candidate.move == Move::bid(0)) return candidate.value;
        FAIL("no bid is not among the candidates");
        return 0.0;
    };
    CHECK(valueOfPass() != 0);
    Doudizhu::apply(state, Move::bid(0));
    Doudizhu::apply(state, Move::bid(0));
    CHECK(valueOfPass() == 0);
}

TEST_CASE("The champion of Doudizhu beats greedy clearly even with few worlds", "[strength]") {
    Rng rng(469);
    Champion player = champion(10);
    int wins = 0;
    const int games = scaled(200);
    for (int game = 0; game < games; ++game) {
        State state = Doudizhu::start(kNoBidding, Doudizhu::deal(kNoBidding, rng));
        const bool isLandlord = game % 2 == 0;
        while (Doudizhu::toMove(state) != kNoSeat) {
            const Observation view = viewToMove(state);
            Doudizhu::apply(state, (view.seat == 0) == isLandlord
                                       ? player.decide(view, rng, {}, {}).move
                                       : GreedyPlayer::choose(view.pub, view.hand));
        }
        wins += (state.pub.winner() == 0) == isLandlord;
    }
    CHECK(wins > 0.65 * games);
}

TEST_CASE("The champion says what it does in words of the game") {
    Rng rng(470);
    Champion player = champion(40);
    const auto why = [&](const State& state) {
        const auto decision = player.decide(viewToMove(state), rng, {}, {});
        return Doudizhu::toText(decision.move) + ": " + english(decision.reasons.front());
    };
    CHECK(why(endgame("34567", "889", "99T")) == "34567: Play all that you have left: you win.");
    CHECK(why(endgame("33XD", "889", "99T")) ==
          "XD: You win this anyway, and the rocket raises the stake.");
    CHECK(why(after(endgame("33445", "2", "2267"), "33")) ==
          "pass: Pass: you have nothing higher.");
    CHECK(why(after(endgame("33399", "4K", "5"), "333 pass")) ==
          "pass: Pass: you have nothing higher.");
}

TEST_CASE("Doudizhu's champion expects to win what no opponent can stop") {
    const State state = endgame("33TD", "5566", "7788");
    const auto expected = [&](const char* text) {
        return Mind::expected(viewToMove(state), Doudizhu::parseMove(text).value(), {0.5, -1});
    };
    CHECK(expected("D").win == 1);
    CHECK(expected("D").score == 2); // a landlord's, at the simplest stake
    CHECK(expected("3").win == 0.5);
    CHECK(expected("33").win == 0.5);
}
