// Parameters are said once: name, bounds and the member of a struct that they fill.
#include "ai/base/agent_spec.h"
#include "tests/support/briscola_players.h"

using namespace parlour;
using namespace parlour::test;

namespace {

enum class Mood : std::uint8_t { Calm, Bold };
struct Character {
    int depth = 6;
    double patience = 0.5;
    bool isProud = true;
    Mood mood = Mood::Bold;
    std::array<int, 2> weights{3, 4};
};

const ParamTable<Character> kTable{
    {"depth", &Character::depth, 1, 12},
    {"patience", &Character::patience, 0, 100},
    {"pride", &Character::isProud, {"off", "on"}},
    {"mood", &Character::mood, {"calm", "bold"}},
    {"second", [](Character& c) -> int& { return c.weights[1]; }, 0, 9},
};

// Plays its first card, and shows what it was made from.
struct Shown : Agent<Briscola> {
    explicit Shown(const Character& character) { last = character; }
    Decision<Briscola> decide(const briscola::Observation& view, Rng&, const Budget&,
                              std::stop_token) override {
        return {view.hand[0], {}, {}};
    }
    static inline Character last;
};

Character made(std::string_view text, const Character& defaults = {}) {
    const std::array entries{agentEntry<Briscola, Shown, Character>("shown", kTable, defaults)};
    const auto infos = agentInfos<Briscola>(entries);
    const auto spec = parseAgentSpec(text, infos);
    REQUIRE(spec);
    (void)entries[0].make(spec->params);
    return Shown::last;
}

} // namespace

TEST_CASE("A parameter's default is what stands in the struct") {
    Character bold;
    bold.depth = 9;
    bold.patience = 0.07;
    bold.isProud = false;
    CHECK(kTable[0].spec({}).defaultValue == 6);
    CHECK(kTable[0].spec(bold).defaultValue == 9);
    CHECK(kTable[1].spec(bold).defaultValue == 7); // hundredths
    CHECK(kTable[2].spec({}).toJson(kTable[2].spec({}).defaultValue) == "on");
    CHECK(kTable[3].spec({}).toJson(kTable[3].spec({}).defaultValue) == "bold");
    CHECK(kTable[4].spec({}).defaultValue == 4);
}

TEST_CASE("A player is made from the struct with what was given, the rest at its default") {
    const Character plain = made("shown");
    CHECK(plain.depth == 6);
    CHECK(plain.patience == 0.5);
    CHECK(plain.isProud);
    CHECK(plain.mood == Mood::Bold);

    Character defaults;
    defaults.depth = 2;
    const Character given = made("shown:patience=25;pride=off;mood=calm;second=0", defaults);
    CHECK(given.depth == 2);
    CHECK(given.patience == 0.25);
    CHECK_FALSE(given.isProud);
    CHECK(given.mood == Mood::Calm);
    CHECK(given.weights == std::array{3, 0});
}

TEST_CASE("A player cheats by its type, or by its parameters where it says so") {
    struct Honest : Agent<Briscola> {
        Decision<Briscola> decide(const briscola::Observation& view, Rng&, const Budget&,
                                  std::stop_token) override {
            return {view.hand[0], {}, {}};
        }
    };
    struct Cheat : CheatingAgent<Briscola> {
        Decision<Briscola> decide(const briscola::State& state, Rng&, const Budget&,
                                  std::stop_token) override {
            return {Briscola::handToMove(state)[0], {}, {}};
        }
    };
    CHECK_FALSE((agentEntry<Briscola, Honest>("honest").cheatsByDefault()));
    CHECK((agentEntry<Briscola, Cheat>("cheat").cheatsByDefault()));

    const auto either = agentEntryFrom<Briscola, Character>(
        "either", kTable,
        [](const Character& character) -> Player<Briscola> {
            if (character.depth > 6) return std::make_unique<Cheat>();
            return std::make_unique<Honest>();
        },
        {}, [](const Character& character) { return character.depth > 6; });
    CHECK_FALSE(either.cheatsByDefault());
    Params params(either.params);
    REQUIRE(params.set("depth", "7"));
    CHECK(either.cheats(params));
    CHECK(either.make(params).cheats());
}
