#include "ai/bigtwo/players.h"

#include "ai/bigtwo/champion.h"
#include "ai/bigtwo/rule_based.h"
#include "ai/bigtwo/simple_players.h"

#include <array>

namespace parlour::bigtwo {

namespace {

template <class Agent_, class... Args> Player<BigTwo> player(Args... args) {
    return std::unique_ptr<Agent<BigTwo>>(std::make_unique<Agent_>(args...));
}

} // namespace

std::span<const AgentEntry<BigTwo>> players() {
    static const std::array<AgentEntry<BigTwo>, 4> kPlayers{{
        {{"random", {}}, [](const Params&) { return player<RandomPlayer>(); }},
        {{"conventional", {}}, [](const Params&) { return player<ConventionalPlayer>(); }},
        {{"rule-based", {{"pairs", 0, 0, 0, {"whole", "split"}}}},
         [](const Params& params) {
             return player<RuleBasedPlayer>(params.word("pairs") == "split");
         }},
        {{"champion",
          {{"worlds", 1000, 1, 1'000'000, {}},
           {"turns", 8, 0, 200, {}},
           {"inference", 0, 0, 0, {"on", "off"}},
           {"playouts", 0, 0, 0, {"rules", "random"}},
           {"exact", 0, 0, 0, {"on", "off"}},
           {"overlook", 0, 0, 99, {}}}},
         [](const Params& params) {
             return player<Champion>(ChampionParams{
                 static_cast<int>(params.number("worlds")),
                 static_cast<int>(params.number("turns")), params.word("inference") == "on",
                 params.word("playouts") == "random", params.word("exact") == "on",
                 static_cast<int>(params.number("overlook"))});
         }},
    }};
    return kPlayers;
}

std::span<const Opponent> opponents() {
    static constexpr std::array<Opponent, 3> kOpponents{{
        {"random", PARLOUR_PHRASE("Big Two players", "Random"),
         PARLOUR_PHRASE("Big Two players", "Easy"),
         PARLOUR_PHRASE("Big Two players", "Plays or passes by lot, whatever the rules allow.")},
        {"conventional", PARLOUR_PHRASE("Big Two players", "Conventional"),
         PARLOUR_PHRASE("Big Two players", "Medium"),
         PARLOUR_PHRASE("Big Two players",
                        "Always plays as low as it can and never passes when it can play.")},
        {"rule-based", PARLOUR_PHRASE("Big Two players", "Rule-based"),
         PARLOUR_PHRASE("Big Two players", "Hard"),
         PARLOUR_PHRASE("Big Two players",
                        "Knows which cards are still out, sheds its weak plays first and keeps its "
                        "strong ones for the end; it does not guess who holds what.")},
    }};
    return kOpponents;
}

} // namespace parlour::bigtwo
