#include "ai/bigtwo/champion.h"
#include "ai/bigtwo/explain.h"
#include "ai/bigtwo/players.h"
#include "ai/bigtwo/simple_players.h"
#include "ai/bigtwo/sure_win.h"
#include "tests/support/bigtwo.h"
#include "tests/support/scale.h"
#include "tests/support/search.h"

#include <algorithm>

using namespace parlour::bigtwo;
using namespace parlour::test;
using parlour::Agent;
using parlour::english;
using parlour::kNoSeat;
using parlour::Rng;

namespace {

// What seat 0 would say of a move.
std::string said(const State& state, CardSet move) {
    return english(explainMove(BigTwo::observe(state, 0), move).at(0));
}

// The champion with these parameters.
Champion champion(int worlds, int missRate = 0, bool playsSureWins = true) {
    ChampionParams params;
    params.worlds = worlds;
    params.missRate = missRate;
    params.playsSureWins = playsSureWins;
    return Champion(params);
}

// Few cards for each, and seat 0 leads or answers the lowest play of seat 3.
State randomEndgame(const Options& options, int most, Rng& rng) {
    std::vector<std::string> hands;
    CardSet left = kDeck;
    left.erase(kThreeOfDiamonds); // has been led
    for (int seat = 0; seat < kSeats; ++seat) {
        CardSet hand;
        const int size = 1 + static_cast<int>(rng.below(static_cast<std::uint32_t>(most)));
        while (hand.size() < size) {
            // High cards more often than they come: else hardly anything is sure.
            const Card card{static_cast<std::uint8_t>(kCards - 1 - rng.below(1 + rng.below(52)))};
            if (!left.contains(card)) continue;
            left.erase(card);
            hand.insert(card);
        }
        hands.push_back(BigTwo::toText(hand));
    }
    return endgame(hands, options);
}

// Plain search: seat 0, about to lead, can get rid of its hand whatever cards the others hold of
// the unseen ones.
bool canBeSure(CardSet hand, CardSet unseen, int mostOfOthers, const Options& options) {
    bool sure = false;
    forEachPlay(hand, options, [&](CardSet cards, Combination play) {
        if (sure) return;
        if (cards == hand) {
            sure = true;
            return;
        }
        bool isBeaten = false;
        if (play.cards() <= mostOfOthers)
            forEachBeating(play, unseen, options, [&](CardSet, Combination) { isBeaten = true; });
        sure = !isBeaten && canBeSure(hand - cards, unseen, mostOfOthers, options);
    });
    return sure;
}

} // namespace

TEST_CASE("Sure wins are found wherever plain search finds one, and they win") {
    Rng rng(751);
    int found = 0;
    for (const Options& options : allOptions())
        for (int i = 0; i < scaled(100); ++i) {
            const State state = randomEndgame(options, 7, rng);
            const Observation view = BigTwo::observe(state, 0);
            const Line line = sureWin(view);
            const auto& sizes = state.pub.handSizes;
            REQUIRE(line.empty() == !canBeSure(view.hand, view.unseen(),
                                               *std::max_element(sizes.begin() + 1, sizes.end()),
                                               options));
            if (line.empty()) continue;
            ++found;
            for (int world = 0; world < 5; ++world) {
                State game = BigTwo::sample(view, rng);
                std::size_t next = 0;
                while (BigTwo::toMove(game) != kNoSeat)
                    if (BigTwo::toMove(game) == 0)
                        BigTwo::apply(game, line[next++]);
                    else
                        BigTwo::playRandomMove(game, rng);
                REQUIRE(game.pub.winner() == 0);
                REQUIRE(next == line.size());
            }
        }
    CHECK(found > scaled(100));
}

TEST_CASE("The champion plays what wins for certain and says so") {
    const State state = endgame({"3D 9D 9C 2S", "4D 8D", "6D KD", "7D AD"});
    Rng rng(752);
    const auto decision = Champion().decide(BigTwo::observe(state, 0), rng, {}, {});
    CHECK(decision.move != cardSet("3D"));
    REQUIRE(decision.candidates.size() == 1);
    CHECK(decision.candidates[0].value == 1);
    REQUIRE(decision.reasons.size() == 2);
    CHECK(english(decision.reasons[1]) == "Wins for certain in 3 plays.");
}

TEST_CASE("The champion of Big Two says what a play does to the rest of its hand") {
    const auto lead = [](const std::string& hand, const char* move) {
        const State state = endgame({hand, "3S 4S 7D 7C 9D 9C JC", "AD AC 2D", "TS JS QD KS 2S"});
        return said(state, cardSet(move));
    };
    // Another four stands for it, until there is none.
    CHECK(lead("3H 4D 4C 5D 6H 8S 2C", "4D") ==
          "Leads a spare single card; its straight stays whole.");
    CHECK(lead("3H 4D 5D 6H 8S 2C", "4D") == "Breaks its straight up to lead a single card.");
    CHECK(lead("3H 5C 5H 5S 6H 8S", "8S") ==
          "Leads the eight of spades; the rest of its hand goes in 4 plays.");
    // What is played whole is not broken up.
    for (const char* straight : {"3H 4D 5D 6H 7S", "4D 5D 6H 7S 8S"})
        CHECK(lead("3H 4D 5D 6H 7S 8S 2C", straight).find("Breaks") == std::string::npos);
    CHECK(lead("3H 8H 8S KD", "8H") == "Breaks its pair of eights up to lead a single card.");

    const auto answer = [](const std::string& hand, const char* move) {
        State state = endgame({hand, "3D 7D 7H", "AD 2S", "4D JD KH"});
        state.pub.table = cardSet("KH");
        state.pub.owner = 1;
        state.pub.handSizes = {7, 8, 8, 8};
        return said(state, cardSet(move));
    };
    // Either ace leaves a flush of clubs, so that the lower one breaks nothing up.
    const std::string aces = "3C 4H 9C TC TS QH KD KC AC AS 2C 2H";
    CHECK(answer(aces, "AC").starts_with("Plays the lowest single card that breaks nothing up;"));
    CHECK(answer(aces, "AS") == "Plays the ace of spades: only 1 of the cards still out can beat "
                                "it.");
    CHECK(answer("3C 8C AC AS", "AC") == "Breaks its pair of aces up to beat the table.");
    CHECK(answer("3C 8C AC AS", "") == "Passes rather than break up its pair of aces.");
    CHECK(answer("3C 8C AC", "") == "Passes: the ace of clubs is worth more later.");
}

TEST_CASE("The champion of Big Two knows when a low lead is a risk") {
    const State state = endgame({"7D TS", "3S 4H 8D 9S", "JD", "3H 6H 9D JC"});
    CHECK(said(state, cardSet("7D")) ==
          "Keeps the ten of spades for later, at a risk: seat 2 has only one card.");
    CHECK(said(state, cardSet("TS")) == "seat 2 has only one card, so it leads its highest.");
}

TEST_CASE("What is about as good is called so") {
    const State state = endgame({"3D 4D QC QS", "5D 6D 7D", "8D 9D TD", "JD KD AD"});
    const auto say = [&](double first, double second, const char* best, const char* next) {
        const auto search = comparing<BigTwo>(state, cardSet(best), cardSet(next), {first, 0},
                                              {second, 0}, Mind::winWorth());
        return english(explain(BigTwo::observe(state, 0), search).at(1));
    };
    CHECK(say(0.61, 0.6, "3D", "QC QS") ==
          "Wins 61 of 100 imagined deals; the pair of queens is about as good.");
    CHECK(say(0.61, 0.5, "3D", "QC QS") ==
          "Wins 61 of 100 imagined deals; with the pair of queens it would be 50.");
    CHECK(say(0.61, 0.5, "3D", "4D") ==
          "Wins 61 of 100 imagined deals; with the four of diamonds it would be 50.");
}

TEST_CASE("A champion of Big Two stopped before it began has looked into one world") {
    Rng rng(753);
    std::stop_source source;
    source.request_stop();
    for (const Options& options : allOptions()) {
        State state = randomStart(options, rng);
        for (const int turns : {0, 7, 7}) {
            for (int turn = 0; turn < turns && !state.pub.isOver(); ++turn)
                BigTwo::playRandomMove(state, rng);
            if (state.pub.isOver()) break;
            const auto decision = champion(1'000'000, 0, false)
                                      .decide(viewToMove(state), rng, {}, source.get_token());
            CHECK(BigTwo::objection(state, decision.move).empty());
            for (const auto& candidate : decision.candidates) CHECK(candidate.visits == 1);
        }
    }
}

TEST_CASE("The champion of Big Two answers alike on any number of threads") {
    Rng rng(754);
    for (int i = 0; i < 3; ++i) {
        State state = randomStart({}, rng);
        for (int turn = 0; turn < 10; ++turn) BigTwo::playRandomMove(state, rng);
        if (state.pub.isOver()) continue;
        const auto answer = [&](int threads) {
            Rng same(5);
            const auto decision =
                champion(100, 30).decide(viewToMove(state), same, {std::nullopt, threads}, {});
            std::vector<double> values;
            for (const auto& candidate : decision.candidates) values.push_back(candidate.value);
            return std::pair(decision.move, values);
        };
        CHECK(answer(1) == answer(4));
    }
}

TEST_CASE("Two champions beat two conventional players clearly even with few worlds",
          "[strength]") {
    Rng rng(755);
    Champion strong = champion(5);
    ConventionalPlayer conventional;
    int wins = 0;
    const int games = scaled(200);
    for (int game = 0; game < games; ++game) {
        State state = randomStart({}, rng);
        while (BigTwo::toMove(state) != kNoSeat) {
            Agent<BigTwo>& agent = (BigTwo::toMove(state) + game) % 2 == 0
                                       ? static_cast<Agent<BigTwo>&>(strong)
                                       : conventional;
            BigTwo::apply(state, agent.decide(viewToMove(state), rng, {}, {}).move);
        }
        wins += (state.pub.winner() + game) % 2 == 0;
    }
    CHECK(wins > games * 55 / 100);
}
