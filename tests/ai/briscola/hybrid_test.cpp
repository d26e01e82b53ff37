#include "ai/base/agent_spec.h"
#include "ai/briscola/hybrid.h"
#include "ai/briscola/players.h"
#include "ai/briscola/simple_players.h"
#include "ai/catalogue/games.h"
#include "ai/network/shipped.h"
#include "core/base/file.h"
#include "tests/support/briscola_players.h"
#include "tests/support/scale.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/weights_file.h"

#include <fmt/format.h>

#include <set>

using namespace parlour;
using namespace parlour::briscola;
using namespace parlour::test;

namespace {

// The inputs that are not 0, "AD 1", in the order of the cards named.
std::string inputs(const Observation& view, TrumpInput reading, const std::string& named) {
    std::string text;
    for (const Card c : cards(named))
        text +=
            italian::toText(c) + ' ' + std::to_string(HybridForm::input(view, c, reading)) + ' ';
    return text;
}

// A network without a hidden layer.
Network plain(const std::vector<float>& weights, const std::vector<float>& biases) {
    std::vector<float> numbers = weights;
    numbers.insert(numbers.end(), biases.begin(), biases.end());
    return Network::read(
               weightsFile({1, 40, 1},
                           {{{"type", "dense"}, {"units", 40}, {"activation", "sigmoid"}}},
                           numbers))
        .value();
}

constexpr std::size_t kCards = HybridForm::kActions;

// Prefers these cards to all others, the first most, whatever it sees.
Network preferring(const std::string& names) {
    std::vector<float> biases(kCards, -3);
    float bias = 3;
    for (const Card c : cards(names))
        biases[static_cast<std::size_t>(HybridForm::actionOf(c))] = bias--;
    return plain(std::vector<float>(kCards * kCards), biases);
}

// Gives each card its own input.
Network repeating() {
    std::vector<float> weights(kCards * kCards);
    for (std::size_t i = 0; i < kCards; ++i) weights[i * kCards + i] = 1;
    return plain(weights, std::vector<float>(kCards));
}

// Share of the games won against the other over deals that each side plays once, draws half.
double shareAgainst(Agent<Briscola>& hero, Agent<Briscola>& other, int games) {
    Rng deals(295);
    double share = 0;
    for (int game = 0; game < games; ++game) {
        const Deal deal = Briscola::deal({}, deals);
        for (const Seat seat : {0, 1}) {
            Rng rng = deals.split(static_cast<std::uint64_t>(game));
            State state = Briscola::start({}, deal);
            for (Seat mover; (mover = Briscola::toMove(state)) != kNoSeat;)
                Briscola::apply(
                    state,
                    (mover == seat ? hero : other).decide(viewToMove(state), rng, {}, {}).move);
            share += Briscola::winShares(state)[static_cast<std::size_t>(seat)];
        }
    }
    return share / (2 * games);
}

} // namespace

TEST_CASE("Hybrid's outputs stand for the forty cards, one each") {
    CardSet all;
    for (int action = 0; action < HybridForm::kActions; ++action) {
        const Card card = HybridForm::cardOf(action);
        CHECK(HybridForm::actionOf(card) == action);
        all.insert(card);
    }
    CHECK(all == italian::kDeck);
}

TEST_CASE("Hybrid's inputs: hand 1, high suit -2, played -1, left in the deck 0, on the floor 2") {
    // Swords are trumps. Seat 0 plays the six of swords, seat 1 the five of coins, then seat 0 the
    // ace of coins.
    const State state = after(begin(players(2), "6S AD 7B  5D KS 3C  4S 2B 2C AB JB"), "6S 5D AD");
    const Observation view = viewToMove(state);
    REQUIRE(view.seat == 1);
    REQUIRE(view.hand.set() == cardSet("KS 3C 2C"));
    // In the hand, on the floor, the trump card, an unseen trump, a played trump, another card that
    // was played, two unseen cards.
    const std::string named = "KS 3C 2C AD 4S AS 6S 5D AB 2B";
    CHECK(inputs(view, TrumpInput::Always, named) ==
          "KS 1 3C 1 2C 1 AD 2 4S -2 AS -2 6S -2 5D -1 AB 0 2B 0 ");
    CHECK(inputs(view, TrumpInput::Unplayed, named) ==
          "KS 1 3C 1 2C 1 AD 2 4S -2 AS -2 6S -1 5D -1 AB 0 2B 0 ");
    CHECK(inputs(view, TrumpInput::Card, named) ==
          "KS 1 3C 1 2C 1 AD 2 4S -2 AS 0 6S -1 5D -1 AB 0 2B 0 ");
}

TEST_CASE(
    "Hybrid's inputs: a trump in the hand is 1 and one on the floor 2, whatever the reading") {
    const State state = after(begin(players(2), "6S AD 7B  5D KS 3C  4S 2B 2C"), "6S");
    const Observation view = viewToMove(state);
    for (const TrumpInput reading : {TrumpInput::Always, TrumpInput::Unplayed, TrumpInput::Card})
        CHECK(inputs(view, reading, "KS 6S") == "KS 1 6S 2 ");
}

TEST_CASE("Hybrid's inputs: all cards on the table are 2 with four players") {
    const State state =
        after(begin(players(4), "6S AD 7B  5D KS 3C  JD 3D 5C  KB 7C 6C  4S"), "AD 5D JD");
    CHECK(inputs(viewToMove(state), TrumpInput::Always, "AD 5D JD KB") == "AD 2 5D 2 JD 2 KB 1 ");
}

TEST_CASE("Hybrid's features are its inputs, a channel for each reading") {
    Rng rng(291);
    for (const Options& options : allOptions()) {
        const Observation view = viewToMove(randomState(options, 17, rng));
        std::array<std::int8_t, HybridForm::kActions * HybridForm::kReadings> features{};
        HybridForm::features(view, features);
        for (int action = 0; action < HybridForm::kActions; ++action)
            for (const TrumpInput reading :
                 {TrumpInput::Always, TrumpInput::Unplayed, TrumpInput::Card})
                CHECK(features[static_cast<std::size_t>(action * HybridForm::kReadings +
                                                        static_cast<int>(reading))] ==
                      HybridForm::input(view, HybridForm::cardOf(action), reading));
    }
}

TEST_CASE("Hybrid plays the card of its hand with the highest output") {
    const State state = begin(players(2), "2C 5S AS  3D 5C 6C  4S");
    Hybrid hybrid(preferring("AD KB AS 5S 2C"), TrumpInput::Always, false);
    CHECK(hybrid.highest(viewToMove(state)) == card("AD"));
    CHECK(ask(hybrid, state).move == card("AS"));
    CHECK(ask(hybrid, after(state, "AS 3D")).move != card("AS"));
}

TEST_CASE("Hybrid shows each card to its network in its own place") {
    Hybrid hybrid(repeating(), TrumpInput::Always, false);
    const State start = begin(players(2), "2C 5S AS  3D 5C 6C  4S");
    CHECK(start.hands[0].set().contains(hybrid.highest(viewToMove(start)))); // 1, no card has more
    CHECK(hybrid.highest(viewToMove(after(start, "5S"))) == card("5S"));     // 2
}

TEST_CASE("Hybrid asks MiniMax when the highest output is of another card, if it may") {
    Hybrid elsewhere(preferring("AD AS"), TrumpInput::Always, true);
    Hybrid inHand(preferring("2C AD"), TrumpInput::Always, true);
    Minimax minimax({});
    const State state = begin(players(2), "2C 5S AS  3D 5C 6C  4S");
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        CHECK(sameDecision(ask(elsewhere, state, seed), ask(minimax, state, seed)));
        CHECK(ask(inHand, state, seed).move == card("2C"));
    }
}

TEST_CASE("Hybrid plays at a glance: chance has no part in it, nor do guesses") {
    Hybrid hybrid{HybridParams{}};
    Rng rng(296);
    for (const Options& options : allOptions())
        for (int played = 0; played < 30; played += 3) {
            const State state = randomState(options, played, rng);
            const Decision<Briscola> first = ask(hybrid, state, 1);
            CHECK(Briscola::handToMove(state).set().contains(first.move));
            CHECK(first.candidates.empty());
            CHECK(sameDecision(first, ask(hybrid, state, 2)));
        }
}

TEST_CASE("Hybrid's networks are shipped, one for each activation and hidden layer") {
    const std::vector<HybridParams> networks = hybridNetworks();
    CHECK(networks.size() == 3 * 3 + 2); // and two other readings of trumps
    std::set<std::string> different;
    for (const HybridParams& params : networks) {
        INFO(params.network());
        const auto read = findNetwork(params.network());
        REQUIRE(read);
        CHECK(read->name() == HybridForm::kName);
        CHECK(read->version() == HybridForm::kVersion);
        REQUIRE(read->layers().size() == 2);
        const Layer& hidden = read->layers().front();
        const std::string_view activation = hidden.activation == Activation::Sigmoid ? "sigmoid"
                                            : hidden.activation == Activation::Tanh  ? "tanh"
                                                                                     : "relu";
        CHECK(params.activationWord() == activation);
        CHECK(params.hiddenWord() == std::to_string(hidden.out.size()));
        CHECK(read->training().at("positions").get<int>() > 5'000'000);
        different.insert(read->training().at("test").dump());
    }
    CHECK(different.size() == networks.size());
}

TEST_CASE("Hybrid's parameters choose its network and its reading") {
    const auto infos = agentInfos(Players::players());
    Rng rng(297);
    std::vector<State> states;
    for (int played = 0; played < 36; ++played)
        states.push_back(randomState(allOptions().front(), played, rng));
    std::set<std::string> different;
    for (const HybridParams& params : hybridNetworks()) {
        const std::string spec =
            fmt::format("hybrid:activation={};hidden={};trumps={}", params.activationWord(),
                        params.hiddenWord(), params.trumpsWord());
        INFO(spec);
        const auto parsed = parseAgentSpec(spec, infos);
        REQUIRE(parsed);
        Player<Briscola> chosen = Players::players()[parsed->agent].make(parsed->params);
        Hybrid same(findNetwork(params.network()).value(), params.trumps, false);
        std::string moves;
        for (const State& state : states) {
            const Card move = chosen.decide(state, rng).move;
            CHECK(move == ask(same, state).move);
            moves += italian::toText(move);
        }
        different.insert(moves);
    }
    CHECK(different.size() >= 10);
    const auto errorOf = [&](const char* spec) {
        return parseAgentSpec(spec, infos).error().english();
    };
    CHECK(errorOf("hybrid:hidden=40") == "hybrid.hidden: \"40\" is not one of: 20, 80, 320");
    CHECK(errorOf("hybrid:trumps=card;hidden=80") ==
          "hybrid.trumps: \"card\" needs activation=sigmoid;hidden=320");
    CHECK(errorOf("hybrid:activation=relu;trumps=unplayed") ==
          "hybrid.trumps: \"unplayed\" needs activation=sigmoid;hidden=320");
}

TEST_CASE("Hybrid has learned from many thousands of games") {
    const Network network = findNetwork(HybridParams{}.network()).value();
    std::int64_t games = 0;
    for (const Json& samples : network.training().at("samples")) {
        CHECK(samples.at("teacher").get<std::string>().starts_with("minimax"));
        games += samples.at("deals").get<std::int64_t>();
    }
    CHECK(games > 100'000);
}

TEST_CASE("Hybrid alone beats the simple players, and plays about as well as MiniMax",
          "[strength]") {
    Hybrid hybrid{HybridParams{}};
    Minimax minimax({});
    GreedyPlayer greedy;
    RandomPlayer random;
    const int games = scaled(2500);
    const double against = shareAgainst(hybrid, greedy, games);
    CHECK(against > 0.67);
    CHECK(shareAgainst(hybrid, random, games) > 0.83);
    CHECK(against > shareAgainst(minimax, greedy, games) - 0.08);
}

TEST_CASE("A hybrid plays a network from a file, which is checked") {
    const TemporaryFolder folder;
    const std::string file = (folder / "own.net").string();
    const GameEntry& entry = *findGame("briscola").value();
    const auto errorOf = [&] {
        const auto player = entry.player("hybrid:file=" + file);
        return player ? std::string() : player.error().english();
    };
    CHECK(errorOf().find(file) != std::string::npos); // there is none
    REQUIRE(writeFileAtomically(file, "nonsense"));
    CHECK_FALSE(errorOf().empty());
    REQUIRE(writeFileAtomically(file, shippedFile("doudizhu-landlord.net")));
    CHECK(errorOf().find("does not fit") != std::string::npos);
    REQUIRE(writeFileAtomically(file, shippedFile("briscola-hybrid-tanh-20.net")));
    CHECK(errorOf().empty());
    const auto own = std::move(entry.player("hybrid:file=" + file).value());
    const auto same = std::move(entry.player("hybrid:activation=tanh;hidden=20").value());
    const auto other = std::move(entry.player("hybrid").value());
    const Json options = completeOptions(entry.options(), Json::object()).value();
    int different = 0;
    for (std::uint64_t deal = 0; deal < 40; ++deal) {
        const auto table = entry.deal(options, deal);
        const std::string move = own->think(*table, 1, {}, {}).move;
        CHECK(move == same->think(*table, 1, {}, {}).move);
        different += move != other->think(*table, 1, {}, {}).move;
    }
    CHECK(different > 0);
}
