// What the champions of all games share: parts that can be left out, and parameters that mean the
// same in every game.
#include "ai/catalogue/games.h"
#include "tests/support/games.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

using namespace parlour;
using namespace parlour::test;

namespace {

// The champion with few worlds and these parameters ("exact=0").
template <class Entry> Player<typename Entry::Rules> champion(std::string_view given) {
    const auto agents = agentInfos(Entry::players());
    std::string text = "champion:" + std::string(given);
    if (given.find("worlds=") == std::string_view::npos)
        text += given.empty() ? "worlds=16" : ";worlds=16";
    const AgentSpec spec = parseAgentSpec(text, agents).value();
    return Entry::players()[spec.agent].make(spec.params);
}

// Calls check(state, seed) with positions of random games until it returns that it has seen enough.
template <class G> bool forSomePosition(std::uint64_t seed, const auto& check) {
    constexpr int kGames = 20; // with each combination of options
    Rng rng(seed);
    for (int i = 0; i < kGames; ++i)
        for (const Json& options : optionCombinations<G>()) {
            const RandomGame<G> game(options, rng);
            for (const double part : {0.0, 0.6})
                if (check(game.someState(rng, part), rng.next())) return true;
        }
    return false;
}

template <class G> Decision<G> decideAt(Player<G>& player, const auto& state, std::uint64_t seed) {
    Rng rng(seed);
    return player.decide(state, rng);
}

} // namespace

TEMPLATE_LIST_TEST_CASE("Every part of a champion can be left out, and that changes what it plays",
                        "", AllGames) {
    using G = typename TestType::Rules;
    const auto agents = agentInfos(TestType::players());
    REQUIRE_FALSE(TestType::championParts().empty());
    std::set<std::string_view> names;
    for (const ChampionPart& part : TestType::championParts()) {
        INFO(part.name << ": " << part.without);
        CHECK(names.insert(part.name).second);
        const auto whole = parseAgentSpec("champion", agents);
        const auto without = parseAgentSpec("champion:" + std::string(part.without), agents);
        REQUIRE(without);
        CHECK_FALSE(without->params == whole->params);
        auto one = champion<TestType>("");
        auto other = champion<TestType>(part.without);
        CHECK(forSomePosition<G>(381, [&](const auto& state, std::uint64_t seed) {
            return !(decideAt<G>(one, state, seed).move == decideAt<G>(other, state, seed).move);
        }));
    }
}

TEST_CASE("A parameter of several champions has the same words and bounds in each") {
    struct Shared {
        std::string_view game;
        const ParamSpec* spec;
    };
    std::map<std::string_view, std::vector<Shared>> params;
    for (const GameEntry* game : games()) {
        const auto agents = game->agents();
        const auto champion = std::ranges::find(agents, "champion", &AgentInfo::name);
        REQUIRE(champion != agents.end());
        for (const ParamSpec& spec : (*champion)->params)
            params[spec.name].push_back({game->id(), &spec});
    }
    CHECK(params["worlds"].size() == games().size());
    CHECK(params["inference"].size() == games().size());
    CHECK(params["miss"].size() == games().size());
    CHECK(params["temper"].size() == games().size());
    constexpr std::array kShared{"worlds", "rounds",   "inference", "exact",   "prior", "miss",
                                 "temper", "playouts", "win",       "learned", "level"};
    for (const char* name : kShared)
        for (const Shared& shared : params[name]) {
            const Shared& first = params[name][0];
            INFO(name << " of " << shared.game << " and of " << first.game);
            CHECK(shared.spec->words == first.spec->words);
            CHECK(shared.spec->least == first.spec->least);
            // Games differ in their numbers of cards.
            if (name != std::string_view("exact")) CHECK(shared.spec->most == first.spec->most);
        }
    // A parameter of only one champion is not compared.
    for (const auto& [name, all] : params)
        if (all.size() > 1) {
            INFO(name);
            CHECK(std::ranges::count(kShared, name) == 1);
        }
}

TEMPLATE_LIST_TEST_CASE("Temper decides how often a champion makes bold moves", "", Games) {
    using G = typename TestType::Rules;
    std::set<Temper> tempers;
    for (const Style& style : TestType::styles()) {
        CHECK(tempers.insert(style.temper).second);
        CHECK(parseAgentSpec(withStyle("champion:worlds=1", style.params),
                             agentInfos(TestType::players())));
    }
    auto bold = champion<TestType>("worlds=2;temper=10000");
    auto cautious = champion<TestType>("worlds=2;temper=-10000");
    int choices = 0;
    std::array<int, 2> made{};
    forSomePosition<G>(384, [&](const auto& state, std::uint64_t seed) {
        const auto view = G::observe(state, G::toMove(state));
        const auto isBold = [&](const auto& move) { return TestType::isBold(view, move); };
        const auto moves = G::legalMoves(view);
        const auto all = std::ranges::count_if(moves, isBold);
        if (all == 0 || all == std::ssize(moves)) return false;
        made[0] += isBold(decideAt<G>(bold, state, seed).move);
        made[1] += isBold(decideAt<G>(cautious, state, seed).move);
        return ++choices == scaled(60);
    });
    REQUIRE(choices > 0);
    CHECK(made[0] > made[1]);
}

TEMPLATE_LIST_TEST_CASE("A champion tries no move in more worlds than it is told", "", AllGames) {
    using G = typename TestType::Rules;
    int tried = 0;
    auto player = champion<TestType>("worlds=7");
    forRandomGames<G>(382, scaled(4), [&](const auto& game, Rng& rng) {
        for (const auto& candidate :
             decideAt<G>(player, game.someState(rng), rng.next()).candidates) {
            REQUIRE(candidate.visits <= 7);
            tried += candidate.visits == 7;
        }
    });
    CHECK(tried > 0);
}

TEMPLATE_LIST_TEST_CASE("A champion misses as many moves as it is told, but never all", "",
                        AllGames) {
    using G = typename TestType::Rules;
    const auto listed = [](int missRate) {
        auto player = champion<TestType>("worlds=1;miss=" + std::to_string(missRate));
        int candidates = 0;
        int decisions = 0;
        forRandomGames<G>(383, 20, [&](const auto& game, Rng& rng) {
            const auto& state = game.someState(rng);
            const std::uint64_t seed = rng.next();
            if (G::legalMoves(state).size() < 2) return;
            const auto decision = decideAt<G>(player, state, seed);
            candidates += static_cast<int>(decision.candidates.size());
            ++decisions;
        });
        REQUIRE(decisions > 0);
        return static_cast<double>(candidates) / decisions;
    };
    const double all = listed(0);
    const double half = listed(50);
    const double next = listed(99);
    CHECK(all > half);
    CHECK(half > next);
    CHECK(next < 1.5);
}
