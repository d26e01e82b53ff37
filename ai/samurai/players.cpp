#include "ai/samurai/players.h"

#include "ai/samurai/champion.h"
#include "ai/samurai/minimax.h"
#include "ai/samurai/simple_players.h"
#include "ai/search/tree_player.h"

#include <array>

namespace parlour::samurai {

namespace {

template <class Agent_, class... Args> Player<Samurai> honest(Args... args) {
    return std::unique_ptr<Agent<Samurai>>(std::make_unique<Agent_>(args...));
}

std::int64_t hundredths(double value) {
    return static_cast<std::int64_t>(value * 100 + (value < 0 ? -0.5 : 0.5));
}

// Weights and internal parameters are in hundredths.
std::vector<ParamSpec> heuristicParams(const Weights& weights) {
    constexpr std::int64_t kMost = 10'000;
    const auto number = [](std::string_view name, double value) {
        return ParamSpec{name, hundredths(value), -kMost, kMost, {}};
    };
    return {{"domain", 0, 0, 0, {"contested", "printed"}},
            {"turn", 0, 0, 0, {"all", "positive", "single"}},
            number("w1", weights.w1),
            number("w2", weights.w2),
            number("w3", weights.w3),
            number("k1", weights.k[0]),
            number("k2", weights.k[1]),
            number("k3", weights.k[2]),
            number("k4", weights.k[3]),
            number("boundary", weights.boundary),
            number("figure", weights.perFigure),
            number("decided", weights.decided)};
}

Weights weightsOf(const Params& params) {
    const auto number = [&](std::string_view name) {
        return static_cast<double>(params.number(name)) / 100;
    };
    Weights weights;
    weights.contested = params.word("domain") == "contested";
    weights.w1 = number("w1");
    weights.w2 = number("w2");
    weights.w3 = number("w3");
    weights.k = {number("k1"), number("k2"), number("k3"), number("k4")};
    weights.boundary = number("boundary");
    weights.perFigure = number("figure");
    weights.decided = number("decided");
    return weights;
}

// As in the thesis it knows the other hands, unless it is to imagine them.
Player<Samurai> makeMinimax(const Params& params) {
    MinimaxParams minimax;
    minimax.depth = static_cast<int>(params.number("depth"));
    minimax.width = static_cast<int>(params.number("width"));
    minimax.determinizations = static_cast<int>(params.number("determinizations"));
    if (params.word("weights") == "tuned") minimax.weights = kTuned;
    if (minimax.determinizations == 0)
        return std::unique_ptr<CheatingAgent<Samurai>>(std::make_unique<OpenMinimax>(minimax));
    return honest<Minimax>(minimax);
}

AgentEntry<Samurai> heuristic(std::string_view name, const Weights& defaults) {
    return {{name, heuristicParams(defaults)}, [](const Params& params) {
                return honest<HeuristicPlayer>(weightsOf(params),
                                               static_cast<Turn>(params.number("turn")));
            }};
}

} // namespace

std::span<const AgentEntry<Samurai>> players() {
    static const std::array<AgentEntry<Samurai>, 11> kPlayers{{
        {{"random", {}}, [](const Params&) { return honest<RandomPlayer>(); }},
        {{"greedy", {}}, [](const Params&) { return honest<GreedyPlayer>(0); }},
        {{"greedy-boundary", {{"boundary", 10, 0, 100, {}}}},
         [](const Params& params) {
             return honest<GreedyPlayer>(static_cast<int>(params.number("boundary")));
         }},
        heuristic("heuristic-1", kHeuristic1),
        heuristic("heuristic-2", kHeuristic2),
        heuristic("heuristic-3", kHeuristic3),
        heuristic("heuristic-tuned", kTuned),
        {{"minimax",
          {{"depth", 3, 1, 5, {}},
           {"determinizations", 0, 0, 1000, {}},
           {"width", 12, 1, MinimaxParams::kWidest, {}},
           {"weights", 0, 0, 0, {"thesis", "tuned"}}}},
         makeMinimax},
        {{"policy", {{"overlook", 0, 0, 99, {}}}},
         [](const Params& params) {
             return honest<PolicyPlayer>(static_cast<int>(params.number("overlook")));
         }},
        treePlayerEntry<Samurai>(),
        {{"champion",
          {{"worlds", 200, 1, 100'000, {}},
           {"width", 24, 1, 1000, {}},
           {"rounds", 3, 1, 10, {}},
           {"playouts", 0, 0, 0, {"rules", "random"}},
           {"inference", 0, 0, 0, {"on", "off"}},
           {"setup", 0, 0, 0, {"search", "rules"}},
           {"win", 20, 1, 1000, {}},
           {"overlook", 0, 0, 99, {}}}},
         [](const Params& params) {
             ChampionParams champion;
             champion.worlds = static_cast<int>(params.number("worlds"));
             champion.width = static_cast<int>(params.number("width"));
             champion.rounds = static_cast<int>(params.number("rounds"));
             champion.playsRandomly = params.word("playouts") == "random";
             champion.infers = params.word("inference") == "on";
             champion.searchesSetup = params.word("setup") == "search";
             champion.scoreOfAWin = static_cast<int>(params.number("win"));
             champion.overlook = static_cast<int>(params.number("overlook"));
             return honest<Champion>(champion);
         }},
    }};
    return kPlayers;
}

std::span<const Opponent> opponents() {
    static constexpr std::array<Opponent, 14> kOpponents{{
        {"random", PARLOUR_PHRASE("Samurai players", "Random"),
         PARLOUR_PHRASE("Samurai players", "Drawn by lot"),
         PARLOUR_PHRASE("Samurai players", "Plays one tile a turn, any tile on any space.")},
        {"policy:overlook=99", PARLOUR_PHRASE("Samurai players", "First-timer"),
         PARLOUR_PHRASE("Samurai players", "Beginner"),
         PARLOUR_PHRASE("Samurai players",
                        "Thinks of one or two steps a turn and takes the better one.")},
        {"greedy-boundary", PARLOUR_PHRASE("Samurai players", "Patient"),
         PARLOUR_PHRASE("Samurai players", "Easy"),
         PARLOUR_PHRASE("Samurai players",
                        "Seeks the space where a tile counts most, but holds its fast tiles back "
                        "for ten rounds.")},
        {"greedy", PARLOUR_PHRASE("Samurai players", "Greedy"),
         PARLOUR_PHRASE("Samurai players", "Medium"),
         PARLOUR_PHRASE("Samurai players",
                        "Plays all it can wherever it counts most, and never looks whether a "
                        "figure is already won.")},
        {"heuristic-1", PARLOUR_PHRASE("Samurai players", "Contender"),
         PARLOUR_PHRASE("Samurai players", "Medium"),
         PARLOUR_PHRASE("Samurai players",
                        "Fights where the lead is narrow and leaves alone what is decided.")},
        {"heuristic-3", PARLOUR_PHRASE("Samurai players", "Strategist"),
         PARLOUR_PHRASE("Samurai players", "Hard"),
         PARLOUR_PHRASE("Samurai players",
                        "Fights like the Contender and counts which castes it still needs.")},
        {"heuristic-tuned", PARLOUR_PHRASE("Samurai players", "Trained strategist"),
         PARLOUR_PHRASE("Samurai players", "Difficult"),
         PARLOUR_PHRASE("Samurai players",
                        "The Strategist with weights that thousands of games have found.")},
        {"minimax:determinizations=10", PARLOUR_PHRASE("Samurai players", "MiniMax"),
         PARLOUR_PHRASE("Samurai players", "Difficult"),
         PARLOUR_PHRASE("Samurai players",
                        "Imagines ten hands for the others and looks a turn of each player "
                        "ahead before it decides.")},
        {"policy:overlook=75", PARLOUR_PHRASE("Samurai players", "Absent-minded"),
         PARLOUR_PHRASE("Samurai players", "Very difficult"),
         PARLOUR_PHRASE("Samurai players",
                        "Knows what each figure is worth and how likely it is to be won, but "
                        "overlooks three steps of four.")},
        {"policy:overlook=50", PARLOUR_PHRASE("Samurai players", "Distracted"),
         PARLOUR_PHRASE("Samurai players", "Expert"),
         PARLOUR_PHRASE("Samurai players",
                        "Knows what each figure is worth and how likely it is to be won, but "
                        "overlooks every other step.")},
        {"policy", PARLOUR_PHRASE("Samurai players", "Daimyo"),
         PARLOUR_PHRASE("Samurai players", "Master"),
         PARLOUR_PHRASE("Samurai players",
                        "Weighs every step by the chance to win each figure and by the castes "
                        "that it still needs, but does not look ahead.")},
        {"champion:worlds=10;setup=rules", PARLOUR_PHRASE("Samurai players", "Quick champion"),
         PARLOUR_PHRASE("Samurai players", "Grandmaster"),
         PARLOUR_PHRASE("Samurai players",
                        "Plays its best steps to the end of the game in ten imagined worlds.")},
        {"champion", PARLOUR_PHRASE("Samurai players", "Champion"),
         PARLOUR_PHRASE("Samurai players", "Champion"),
         PARLOUR_PHRASE("Samurai players",
                        "Plays its best steps to the end of the game in two hundred imagined "
                        "worlds, and begins with the tiles that win most of them.")},
        {"minimax", PARLOUR_PHRASE("Samurai players", "MiniMax that peeks"),
         PARLOUR_PHRASE("Samurai players", "Sees your hand"),
         PARLOUR_PHRASE("Samurai players",
                        "Cheats: it looks into the hands of the others, as the player of the "
                        "thesis did. What you will draw it does not know."),
         true},
    }};
    return kOpponents;
}

std::span<const Level> ladder() {
    static constexpr std::array<Level, 10> kLadder{{
        {"policy:overlook=99", 0},
        {"greedy-boundary", 175},
        {"greedy", 378},
        {"heuristic-3", 493},
        {"heuristic-tuned", 632},
        {"policy:overlook=75", 771},
        {"policy:overlook=50", 1020},
        {"policy", 1193},
        {"champion:worlds=10;setup=rules", 1375},
        {"champion", 1690},
    }};
    return kLadder;
}

std::span<const ChampionPart> championParts() {
    static constexpr std::array<ChampionPart, 4> kParts{{
        {"imagined deals", "champion:worlds=1"},
        {"rules in playouts", "champion:playouts=random"},
        {"inference", "champion:inference=off"},
        {"setup by search", "champion:setup=rules"},
    }};
    return kParts;
}

} // namespace parlour::samurai
