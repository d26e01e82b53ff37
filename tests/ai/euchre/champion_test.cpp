#include "ai/euchre/champion.h"
#include "ai/euchre/players.h"
#include "ai/euchre/program_players.h"
#include "ai/search/alpha_beta.h"
#include "tests/support/euchre_players.h"
#include "tests/support/scale.h"

using namespace parlour;
using namespace parlour::euchre;
using namespace parlour::test;

namespace {

// Its prior counts the more, the fewer worlds it has.
Champion champion(int worlds, int exactCards = 0) {
    ChampionParams params;
    params.worlds = worlds;
    params.priorWeight = 3000 / worlds;
    params.exactCards = exactCards;
    return Champion(params);
}

} // namespace

TEST_CASE("Champion: orders alone with the best cards, and passes with the worst") {
    Champion player = champion(300);
    const State strong = Euchre::start({}, euchreDeal({"JS JC AS KS AH", "9H TH QH 9D TD"}, "QS"));
    const auto decision = ask(player, strong);
    CHECK(Euchre::toText(decision.move) == "order alone");
    CHECK(decision.reasons.size() == 1);
    CHECK(decision.valueKind == ValueKind::Score);
    CHECK(decision.candidates.size() == 3);
    CHECK(decision.candidates[0].value > 2);

    const State weak = Euchre::start({}, euchreDeal({"9H TH QD 9D TC"}, "JS"));
    CHECK(moveOf(player, weak) == "pass");
}

TEST_CASE("Champion: does not throw trumps away") {
    Champion player = champion(300);
    const State dealer = after(Euchre::start({}, euchreDeal({"9H TH QH KH AH", "9C TC QC KC AC",
                                                             "9D TD QD KD AD", "JS JC AS KS JD"},
                                                            "QS")),
                               "pass, pass, pass, order");
    CHECK(moveOf(player, dealer) == "discard JD");
}

TEST_CASE("Champion: weighs no discards of a hand that is not played") {
    const State dealer =
        after(Euchre::start({}, euchreDeal({"", "JS JC AS KS 9H", "", "9C TC QC KC AC"}, "QS")),
              "pass, order alone");
    Champion player = champion(100);
    const auto decision = ask(player, dealer);
    CHECK(decision.candidates.empty());
    CHECK(english(decision.reasons.at(0)) == "It makes no difference: you sit this deal out.");
}

TEST_CASE("Champion: solves the last tricks exactly where that is asked for") {
    Rng rng(761);
    Champion player = champion(200, kSeats * kTricks);
    for (int game = 0; game < scaled(20); ++game) {
        // With two tricks left and all else known but the kitty, values are means over worlds.
        State state = Euchre::start({}, Euchre::deal({}, rng));
        while (!state.pub.isOver() && state.pub.tricksPlayed() < kTricks - 2)
            Euchre::playRandomMove(state, rng);
        if (state.pub.isOver() || Euchre::legalMoves(state).size() < 2) continue;
        const auto decision = ask(player, state);
        const Seat hero = Euchre::toMove(state);
        for (const auto& candidate : decision.candidates) {
            double least = 10, most = -10;
            for (int i = 0; i < 200; ++i) {
                State world = Euchre::sample(viewToMove(state), rng);
                Euchre::apply(world, candidate.move);
                const int value = alphaBeta<Euchre>(world, hero, 100, [&](const State& end) {
                    const Scores scores = Euchre::scores(end);
                    return scores[static_cast<std::size_t>(hero)] -
                           scores[static_cast<std::size_t>(leftOf(hero))];
                });
                least = std::min<double>(least, value);
                most = std::max<double>(most, value);
            }
            CHECK(candidate.value >= least);
            CHECK(candidate.value <= most);
        }
    }
}

TEST_CASE("Champion: tells no points that a move can't bring any more") {
    // Random games: what comes of a move lies in its range, and so does the value that is told.
    Champion player = champion(2);
    Rng rng(762);
    for (const char* options : {"{}", R"({"lone_defender": true})"})
        for (int deal = 0; deal < scaled(20); ++deal) {
            const Options rules = euchreOptions(Json::parse(options));
            State state = Euchre::start(rules, Euchre::deal(rules, rng));
            std::vector<std::pair<Seat, ScoreRange>> ranges;
            while (Euchre::toMove(state) != kNoSeat) {
                const auto view = Euchre::observe(state, Euchre::toMove(state));
                const auto moves = Euchre::legalMoves(view);
                const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
                ranges.emplace_back(view.seat, Mind::scoreRange(view, move));
                for (const auto& option : ask(player, state).candidates) {
                    const ScoreRange range = Mind::scoreRange(view, option.move);
                    CHECK(option.value >= range.least);
                    CHECK(option.value <= range.most);
                }
                Euchre::apply(state, move);
            }
            if (state.pub.isPassedOut()) continue;
            for (const auto& [seat, range] : ranges) {
                CHECK(Euchre::gainOf(state, seat) >= range.least);
                CHECK(Euchre::gainOf(state, seat) <= range.most);
            }
        }
    const auto rangeOf = [](const State& state, const char* move) {
        const auto range = Mind::scoreRange(Euchre::observe(state, Euchre::toMove(state)),
                                            Euchre::parseMove(move).value());
        return std::pair(range.least, range.most);
    };
    const State strong = Euchre::start({}, euchreDeal({"JS JC AS KS AH", "9H TH QH 9D TD"}, "QS"));
    CHECK(rangeOf(strong, "order") == std::pair(-2.0, 2.0));
    CHECK(rangeOf(strong, "order alone") == std::pair(-2.0, 4.0));
    CHECK(rangeOf(strong, "pass") == std::pair(-4.0, 4.0));
}

TEST_CASE("Champion: the network's opinion doesn't part cards that are worth the same") {
    // Spades are trumps, so the jack of clubs is one, too.
    const State state = after(
        Euchre::start({}, euchreDeal({"TC QC 9H AH KS", "9C KC AC 9D TD", "QD KD AD TH QH"}, "QS")),
        "order, discard 9S");
    const auto view = Euchre::observe(state, 0);
    const auto areAlike = [&](const char* a, const char* b) {
        return Mind::areAlike(view, Euchre::parseMove(a).value(), Euchre::parseMove(b).value());
    };
    CHECK(areAlike("TC", "QC"));
    CHECK(areAlike("QC", "TC"));
    CHECK_FALSE(areAlike("9H", "AH"));
    CHECK_FALSE(areAlike("9H", "TC"));
}

TEST_CASE("Champion: stopped before it began it has looked into one world") {
    Rng rng(762);
    std::stop_source source;
    source.request_stop();
    for (int game = 0; game < scaled(30); ++game) {
        State state = Euchre::start({}, Euchre::deal({}, rng));
        for (auto moves = rng.below(20); moves > 0; --moves)
            if (State next = state; Euchre::playRandomMove(next, rng), !next.pub.isOver())
                state = next;
        Champion player = champion(1'000'000);
        const auto decision = player.decide(viewToMove(state), rng, {}, source.get_token());
        for (const auto& candidate : decision.candidates) CHECK(candidate.visits == 1);
    }
}

TEST_CASE("Champion: beats the strongest program clearly, even with one world", "[strength]") {
    Rng rng(763);
    Champion player = champion(1);
    ClassicHardPlayer program;
    int points = 0;
    for (int game = 0; game < scaled(1000); ++game) {
        State state = Euchre::start({}, Euchre::deal({}, rng));
        const int side = game & 1;
        while (!state.pub.isOver()) {
            const bool isChampions = (state.pub.turn & 1) == side;
            Agent<Euchre>& agent = isChampions ? static_cast<Agent<Euchre>&>(player) : program;
            Euchre::apply(state, agent.decide(viewToMove(state), rng, {}, {}).move);
        }
        const Scores scores = Euchre::scores(state);
        points +=
            scores[static_cast<std::size_t>(side)] - scores[static_cast<std::size_t>(1 - side)];
    }
    CHECK(points > scaled(1000) / 10); // about a quarter of a point a deal
}
