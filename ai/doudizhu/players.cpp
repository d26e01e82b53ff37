#include "ai/doudizhu/players.h"

#include "ai/doudizhu/champion.h"
#include "ai/doudizhu/kicker.h"
#include "ai/doudizhu/simple_players.h"

#include <array>

namespace parlour::doudizhu {

namespace {

template <class Agent_> Player<Doudizhu> make(const Params&) {
    return std::unique_ptr<Agent<Doudizhu>>(std::make_unique<Agent_>());
}

Player<Doudizhu> makeChampion(const Params& params) {
    const auto number = [&](std::string_view name) {
        return static_cast<int>(params.number(name));
    };
    return std::unique_ptr<Agent<Doudizhu>>(std::make_unique<Champion>(
        ChampionParams{number("worlds"), number("rounds"), number("moves"), number("inference"),
                       number("exact"), params.word("playouts") == "random", number("overlook")}));
}

} // namespace

std::span<const AgentEntry<Doudizhu>> players() {
    static const std::array<AgentEntry<Doudizhu>, 4> kAgents{{
        {{"random", {}}, make<RandomPlayer>},
        {{"greedy", {}}, make<GreedyPlayer>},
        {{"kicker", {}}, make<KickerPlayer>},
        {{"champion",
          {{"worlds", 400, 1, 1'000'000, {}},
           {"rounds", 4, 1, 10, {}},
           {"moves", 12, 1, 520, {}},
           {"inference", 4, 0, 1000, {}},
           {"exact", 0, 0, 54, {}},
           {"playouts", 0, 0, 0, {"rules", "random"}},
           {"overlook", 0, 0, 99, {}}}},
         makeChampion},
    }};
    return kAgents;
}

std::span<const Opponent> opponents() {
    static constexpr std::array<Opponent, 3> kOpponents{{
        {"random", PARLOUR_PHRASE("Doudizhu players", "Random"),
         PARLOUR_PHRASE("Doudizhu players", "Easy"),
         PARLOUR_PHRASE("Doudizhu players", "Bids, plays or passes by lot, whatever is allowed.")},
        {"greedy", PARLOUR_PHRASE("Doudizhu players", "Greedy"),
         PARLOUR_PHRASE("Doudizhu players", "Medium"),
         PARLOUR_PHRASE("Doudizhu players",
                        "Plays as low as it can and beats whatever it can, its partner too.")},
        {"kicker", PARLOUR_PHRASE("Doudizhu players", "Kicker"),
         PARLOUR_PHRASE("Doudizhu players", "Hard"),
         PARLOUR_PHRASE("Doudizhu players",
                        "Splits its hand as well as can be, keeps its sequences together and "
                        "helps its partner; it does not guess what others hold.")},
    }};
    return kOpponents;
}

} // namespace parlour::doudizhu
