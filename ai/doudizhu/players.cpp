#include "ai/doudizhu/players.h"

#include "ai/doudizhu/champion.h"
#include "ai/doudizhu/kicker.h"
#include "ai/doudizhu/simple_players.h"
#include "ai/search/tree_player.h"

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
                       number("second"), number("exact"), params.word("playouts") == "random",
                       number("overlook"), number("opinion")}));
}

} // namespace

std::span<const AgentEntry<Doudizhu>> players() {
    static const std::array<AgentEntry<Doudizhu>, 5> kAgents{{
        {{"random", {}}, make<RandomPlayer>},
        {{"greedy", {}}, make<GreedyPlayer>},
        {{"kicker", {}}, make<KickerPlayer>},
        treePlayerEntry<Doudizhu>(),
        {{"champion",
          {{"worlds", 1440, 1, 1'000'000, {}},
           {"rounds", 4, 1, 10, {}},
           {"moves", 12, 1, 100, {}},
           {"inference", 4, 0, 50, {}},
           {"second", 100, 0, 100, {}},
           {"exact", 14, 0, 54, {}},
           {"playouts", 0, 0, 0, {"rules", "random"}},
           {"overlook", 0, 0, 99, {}},
           {"opinion", 8, 0, 100, {}}}},
         makeChampion},
    }};
    return kAgents;
}

namespace {

constexpr std::string_view kFirstTimer =
    "champion:worlds=1;rounds=1;moves=100;inference=0;second=0;exact=0;overlook=95";
constexpr std::string_view kBeginner =
    "champion:worlds=1;rounds=1;moves=100;inference=0;second=0;exact=0;overlook=80";
constexpr std::string_view kCasual =
    "champion:worlds=2;rounds=1;inference=0;second=0;exact=0;overlook=50";
constexpr std::string_view kExperienced = "champion:worlds=20;inference=0;second=0;exact=0";

} // namespace

std::span<const Level> ladder() {
    static constexpr std::array<Level, 7> kLadder{{
        {kFirstTimer, 0},
        {kBeginner, 131},
        {"greedy", 239},
        {kCasual, 339},
        {"kicker", 429},
        {kExperienced, 580},
        {"champion", 690},
    }};
    return kLadder;
}

std::span<const Opponent> opponents() {
    static constexpr std::array<Opponent, 8> kOpponents{{
        {"random", PARLOUR_PHRASE("Doudizhu players", "Random"),
         PARLOUR_PHRASE("Doudizhu players", "Very easy"),
         PARLOUR_PHRASE("Doudizhu players", "Bids, plays or passes by lot, whatever is allowed.")},
        {kFirstTimer, PARLOUR_PHRASE("Doudizhu players", "First-timer"),
         PARLOUR_PHRASE("Doudizhu players", "Very easy"),
         PARLOUR_PHRASE("Doudizhu players",
                        "Notices one or two of all the plays it could make, and takes the better "
                        "one.")},
        {kBeginner, PARLOUR_PHRASE("Doudizhu players", "Beginner"),
         PARLOUR_PHRASE("Doudizhu players", "Easy"),
         PARLOUR_PHRASE("Doudizhu players",
                        "Overlooks most of its plays, and thinks the others through only once.")},
        {"greedy", PARLOUR_PHRASE("Doudizhu players", "Greedy"),
         PARLOUR_PHRASE("Doudizhu players", "Medium"),
         PARLOUR_PHRASE("Doudizhu players",
                        "Plays as low as it can and beats whatever it can, its partner too.")},
        {kCasual, PARLOUR_PHRASE("Doudizhu players", "Casual player"),
         PARLOUR_PHRASE("Doudizhu players", "Challenging"),
         PARLOUR_PHRASE("Doudizhu players",
                        "Overlooks every second good play and imagines only two ways the cards may "
                        "lie.")},
        {"kicker", PARLOUR_PHRASE("Doudizhu players", "Kicker"),
         PARLOUR_PHRASE("Doudizhu players", "Hard"),
         PARLOUR_PHRASE("Doudizhu players",
                        "Splits its hand as well as can be, keeps its sequences together and "
                        "helps its partner; it does not guess what others hold.")},
        {kExperienced, PARLOUR_PHRASE("Doudizhu players", "Experienced player"),
         PARLOUR_PHRASE("Doudizhu players", "Very hard"),
         PARLOUR_PHRASE(
             "Doudizhu players",
             "Imagines twenty ways the cards may lie and plays each to the end; it reads "
             "nothing from what others play.")},
        {"champion", PARLOUR_PHRASE("Doudizhu players", "Champion"),
         PARLOUR_PHRASE("Doudizhu players", "Champion"),
         PARLOUR_PHRASE(
             "Doudizhu players",
             "Reads from plays and passes what others may hold, imagines over a thousand "
             "deals like that and plays each to the end.")},
    }};
    return kOpponents;
}

std::span<const ChampionPart> championParts() {
    static constexpr std::array<ChampionPart, 6> kParts{{
        {"imagined deals", "champion:worlds=1"},
        {"rules in playouts", "champion:playouts=random"},
        {"second thoughts", "champion:second=0"},
        {"inference", "champion:inference=0"},
        {"exact endings", "champion:exact=0"},
        {"rules' opinion", "champion:opinion=0"},
    }};
    return kParts;
}

} // namespace parlour::doudizhu
