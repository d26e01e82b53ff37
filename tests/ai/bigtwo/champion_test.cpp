#include "ai/bigtwo/champion.h"
#include "ai/bigtwo/players.h"
#include "ai/bigtwo/simple_players.h"
#include "ai/bigtwo/sure_win.h"
#include "tests/support/bigtwo.h"
#include "tests/support/scale.h"

#include <algorithm>

using namespace parlour::bigtwo;
using namespace parlour::test;
using parlour::Agent;
using parlour::kNoSeat;
using parlour::Rng;

namespace {

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

TEST_CASE("The champion plays what wins for certain") {
    const State state = endgame({"3D 9D 9C 2S", "4D 8D", "6D KD", "7D AD"});
    Rng rng(752);
    const auto decision = Champion().decide(BigTwo::observe(state, 0), rng, {}, {});
    CHECK(decision.move != cardSet("3D"));
    REQUIRE(decision.candidates.size() == 1);
    CHECK(decision.candidates[0].value == 1);
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

TEST_CASE("Big Two's champion knows which leads let the next player go out") {
    const Mind mind(ChampionParams{});
    const parlour::Outcome learned{0.2, -1};
    const auto win = [&](const std::string& hand, const char* ofNext, const char* move) {
        const State state = endgame({hand, ofNext, "5D 7D 7C 9D", "QS KS AS 2S"});
        return mind.expected(viewToMove(state), cardSet(move), learned).win;
    };
    CHECK(win("4C 8C JD JC", "KD", "4C") == 0);
    CHECK(win("4C 8C JD JC", "KD", "8C") == learned.win);
    CHECK(win("4C 8C JD JC", "3S", "4C") == learned.win);
    CHECK(win("4C 8C JD JC", "KD KC", "4C") == learned.win);
    CHECK(win("4C 4D", "KD", "4C 4D") == learned.win);
    CHECK(win("4C", "KD", "4C") == learned.win);
    const State answer = after(endgame({"3S 9C", "4C 8C JD", "KD", "QS KS AS 2S"}), {"3S"});
    CHECK(mind.expected(viewToMove(answer), cardSet("4C"), learned).win == learned.win);
    CHECK(mind.expected(viewToMove(endgame({"4C 8C JD JC", "KD", "5D 7D 7C 9D", "QS KS AS 2S"})),
                        cardSet("4C"), learned)
              .score == -3);
}
