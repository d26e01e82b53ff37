#include "ai/bigtwo/players.h"

#include "ai/bigtwo/champion.h"
#include "ai/bigtwo/rule_based.h"
#include "ai/bigtwo/simple_players.h"
#include "ai/search/tree_player.h"

#include <array>

namespace parlour::bigtwo {

namespace {

template <class Agent_, class... Args> Player<BigTwo> player(Args... args) {
    return std::unique_ptr<Agent<BigTwo>>(std::make_unique<Agent_>(args...));
}

} // namespace

std::span<const AgentEntry<BigTwo>> players() {
    static const std::array<AgentEntry<BigTwo>, 5> kPlayers{{
        {{"random", {}}, [](const Params&) { return player<RandomPlayer>(); }},
        {{"conventional", {}}, [](const Params&) { return player<ConventionalPlayer>(); }},
        {{"rule-based", {{"pairs", 0, 0, 0, {"whole", "split"}}}},
         [](const Params& params) {
             return player<RuleBasedPlayer>(params.word("pairs") == "split");
         }},
        treePlayerEntry<BigTwo>(),
        {{"champion",
          {{"worlds", 4000, 1, 1'000'000, {}},
           {"turns", 8, 0, 200, {}},
           {"inference", 0, 0, 0, {"on", "off"}},
           {"exact", 1, 0, 1, {}},
           {"overlook", 0, 0, 99, {}}}},
         [](const Params& params) {
             return player<Champion>(ChampionParams{
                 static_cast<int>(params.number("worlds")),
                 static_cast<int>(params.number("turns")), params.word("inference") == "on",
                 params.number("exact") != 0, static_cast<int>(params.number("overlook"))});
         }},
    }};
    return kPlayers;
}

std::span<const Opponent> opponents() {
    static constexpr std::array<Opponent, 9> kOpponents{{
        {"random", PARLOUR_PHRASE("Big Two players", "Random"),
         PARLOUR_PHRASE("Big Two players", "Dice"),
         PARLOUR_PHRASE("Big Two players", "Plays or passes by lot, whatever the rules allow.")},
        {"champion:worlds=1;overlook=99", PARLOUR_PHRASE("Big Two players", "First-timer"),
         PARLOUR_PHRASE("Big Two players", "Very easy"),
         PARLOUR_PHRASE("Big Two players",
                        "Sees hardly more than one of the plays it has, and takes it.")},
        {"champion:worlds=1;overlook=88", PARLOUR_PHRASE("Big Two players", "Learner"),
         PARLOUR_PHRASE("Big Two players", "Easy"),
         PARLOUR_PHRASE("Big Two players",
                        "Has heard what is worth keeping, but sees few of the plays it has.")},
        {"champion:worlds=1;overlook=71", PARLOUR_PHRASE("Big Two players", "Beginner"),
         PARLOUR_PHRASE("Big Two players", "Medium"),
         PARLOUR_PHRASE("Big Two players",
                        "Knows what is worth keeping, but overlooks most of the plays it has.")},
        {"conventional", PARLOUR_PHRASE("Big Two players", "Conventional"),
         PARLOUR_PHRASE("Big Two players", "Challenging"),
         PARLOUR_PHRASE("Big Two players",
                        "Always plays as low as it can and never passes when it can play.")},
        {"champion:worlds=1;overlook=17", PARLOUR_PHRASE("Big Two players", "Casual player"),
         PARLOUR_PHRASE("Big Two players", "Hard"),
         PARLOUR_PHRASE("Big Two players",
                        "Imagines one deal only, and now and then overlooks a play.")},
        {"rule-based", PARLOUR_PHRASE("Big Two players", "Rule-based"),
         PARLOUR_PHRASE("Big Two players", "Very hard"),
         PARLOUR_PHRASE("Big Two players",
                        "Knows which cards are still out, sheds its weak plays first and keeps its "
                        "strong ones for the end; it does not guess who holds what.")},
        {"champion:worlds=60", PARLOUR_PHRASE("Big Two players", "Club player"),
         PARLOUR_PHRASE("Big Two players", "Expert"),
         PARLOUR_PHRASE("Big Two players",
                        "Tries its plays in sixty imagined deals, in which the others hold what "
                        "they have played as if they held.")},
        {"champion", PARLOUR_PHRASE("Big Two players", "Champion"),
         PARLOUR_PHRASE("Big Two players", "Champion"),
         PARLOUR_PHRASE("Big Two players",
                        "Learns from every play and pass what the others may hold, and tries its "
                        "plays in many such deals.")},
    }};
    return kOpponents;
}

std::span<const Level> ladder() {
    static constexpr std::array<Level, 7> kLadder{{
        {"champion:worlds=1;overlook=99", 0},
        {"champion:worlds=1;overlook=88", 75},
        {"champion:worlds=1;overlook=71", 155},
        {"conventional", 240},
        {"champion:worlds=1;overlook=17", 305},
        {"rule-based", 375},
        {"champion", 495},
    }};
    return kLadder;
}

std::span<const ChampionPart> championParts() {
    static constexpr std::array<ChampionPart, 4> kParts{{
        {"imagined deals", "champion:worlds=1"},
        {"playouts", "champion:turns=0"},
        {"inference", "champion:inference=off"},
        {"certain wins", "champion:exact=0"},
    }};
    return kParts;
}

} // namespace parlour::bigtwo
