#include "ai/samurai/players.h"

#include "ai/samurai/champion.h"
#include "ai/samurai/minimax.h"
#include "ai/samurai/simple_players.h"
#include "ai/search/tree_player.h"

#include <array>

namespace parlour::samurai {

namespace {

// All weights are in hundredths.
AgentEntry<Samurai> heuristic(std::string_view name, const Weights& weights) {
    using P = HeuristicParams;
    constexpr std::int64_t kMost = 10'000;
    const auto k = [](auto number) {
        return [number](P& params) -> double& { return params.k[number]; };
    };
    return agentEntry<Samurai, HeuristicPlayer, P>(
        name,
        {{"domain", &P::contested, {"printed", "contested"}},
         {"score", &P::scoreByKind, {"figures", "kinds"}},
         {"keep", &P::keepsFastTiles, {"printed", "meant"}},
         {"turn", &P::turn, {"all", "positive", "single"}},
         {"ties", &P::ties, {"lot", "first"}},
         {"w1", &P::w1, -kMost, kMost},
         {"w2", &P::w2, -kMost, kMost},
         {"w3", &P::w3, -kMost, kMost},
         {"k1", k(0U), -kMost, kMost},
         {"k2", k(1U), -kMost, kMost},
         {"k3", k(2U), -kMost, kMost},
         {"k4", k(3U), -kMost, kMost},
         {"boundary", &P::boundary, -kMost, kMost},
         {"figure", &P::perFigure, -kMost, kMost},
         {"decided", &P::decided, -kMost, kMost}},
        P{weights});
}

AgentEntry<Samurai> greedy(std::string_view name, int boundary) {
    using P = GreedyParams;
    return agentEntry<Samurai, GreedyPlayer, P>(name,
                                                {{"boundary", &P::boundary, 0, 100},
                                                 {"held", &P::held, 0, 100},
                                                 {"ties", &P::ties, {"lot", "first"}}},
                                                {boundary});
}

AgentEntry<Samurai> minimax() {
    using P = MinimaxParams;
    return agentEntryFrom<Samurai, P>(
        "minimax",
        {{"depth", &P::depth, 1, 5},
         {"determinizations", &P::determinizations, 0, 1000},
         {"width", &P::width, 1, P::kWidest},
         {"weights", &P::weightSet, {"thesis", "tuned"}}},
        [](const P& params) -> Player<Samurai> {
            if (params.determinizations == 0) return std::make_unique<OpenMinimax>(params);
            return std::make_unique<Minimax>(params);
        },
        {}, [](const P& params) { return params.determinizations == 0; });
}

} // namespace

std::span<const AgentEntry<Samurai>> Players::players() {
    using P = ChampionParams;
    using Common = ChampionParam<P>;
    static const std::array<AgentEntry<Samurai>, 11> kPlayers{
        agentEntry<Samurai, RandomPlayer>("random"),
        greedy("greedy", 0),
        greedy("greedy-boundary", 10),
        heuristic("heuristic-1", kHeuristic1),
        heuristic("heuristic-2", kHeuristic2),
        heuristic("heuristic-3", kHeuristic3),
        heuristic("heuristic-tuned", kTuned),
        minimax(),
        agentEntry<Samurai, PolicyPlayer, PolicyParams>("policy",
                                                        {{"miss", &PolicyParams::missRate, 0, 99}}),
        treePlayerEntry<Samurai>(),
        championEntry<Mind>({Common::worlds(),
                             {"width", &P::width, 1, 1000},
                             Common::rounds(),
                             Common::playouts(),
                             Common::inference(),
                             {"setup", &P::searchesSetup, {"rules", "search"}},
                             {"win", &P::winWorth, 1, 1000},
                             Common::learned(),
                             Common::level(),
                             Common::miss(),
                             Common::temper()}),
    };
    return kPlayers;
}

std::span<const Opponent> Players::opponents() {
    static constexpr std::array<Opponent, 15> kOpponents{{
        {"random", PARLOUR_PHRASE("Samurai players", "Basic Strategy 1"), Level::Beginner,
         PARLOUR_PHRASE("Samurai players", "Plays one tile per turn, any tile on any space."),
         std::nullopt, Origin::Source, "4.1.1"},
        {"policy:miss=99", PARLOUR_PHRASE("Samurai players", "First-timer"), Level::Beginner,
         PARLOUR_PHRASE("Samurai players",
                        "Notices one or two possible moves, and makes the better one."),
         0},
        {"greedy-boundary", PARLOUR_PHRASE("Samurai players", "Basic Strategy 3"), Level::Easy,
         PARLOUR_PHRASE("Samurai players",
                        "Plays tiles where they count for most figures: one a turn in the first "
                        "nine rounds, then all it can."),
         175, Origin::Source, "4.1.2"},
        {"greedy", PARLOUR_PHRASE("Samurai players", "Basic Strategy 2"), Level::Easy,
         PARLOUR_PHRASE("Samurai players", "Plays as many tiles as possible where they count most, "
                                           "and never checks whether a figure is already won."),
         378, Origin::Source, "4.1.2"},
        {"heuristic-1", PARLOUR_PHRASE("Samurai players", "Advanced Strategy 1"), Level::Medium,
         PARLOUR_PHRASE("Samurai players",
                        "Plays where many figures are close. The printed formula, which plays "
                        "where it already leads, is taken for a misprint."),
         std::nullopt, Origin::Source, "4.2.1"},
        {"heuristic-2", PARLOUR_PHRASE("Samurai players", "Advanced Strategy 2"), Level::Medium,
         PARLOUR_PHRASE("Samurai players",
                        "Plays like Advanced Strategy 1, but prefers fast tiles from round "
                        "eleven, which then come earlier in its turn."),
         std::nullopt, Origin::Source, "4.2.1"},
        {"heuristic-3", PARLOUR_PHRASE("Samurai players", "Advanced Strategy 3"), Level::Medium,
         PARLOUR_PHRASE("Samurai players",
                        "Plays like Advanced Strategy 2, but prefers kinds of figure of which it "
                        "is close to the majority, and avoids those that are decided."),
         486, Origin::Source, "4.2.1"},
        {"heuristic-tuned", PARLOUR_PHRASE("Samurai players", "Trained strategist"), Level::Hard,
         PARLOUR_PHRASE("Samurai players",
                        "Plays by the terms of Advanced Strategy 3, with weights trained in "
                        "thousands of games."),
         632},
        {"minimax:determinizations=10", PARLOUR_PHRASE("Samurai players", "Fair MiniMax"),
         Level::Hard,
         PARLOUR_PHRASE("Samurai players", "Makes ten guesses at the other hands, and looks three "
                                           "turns ahead, its own included.")},
        {"policy:miss=75", PARLOUR_PHRASE("Samurai players", "Absent-minded"), Level::Hard,
         PARLOUR_PHRASE("Samurai players", "Knows what each figure is worth and how likely it is "
                                           "to be won, but overlooks three moves in four."),
         771},
        {"policy:miss=50", PARLOUR_PHRASE("Samurai players", "Distracted"), Level::Expert,
         PARLOUR_PHRASE("Samurai players", "Knows what each figure is worth and how likely it is "
                                           "to be won, but overlooks every other move."),
         1020},
        {"policy", PARLOUR_PHRASE("Samurai players", "Daimyo"), Level::Expert,
         PARLOUR_PHRASE("Samurai players",
                        "Weighs every move by the chance to win each figure and by the kinds of "
                        "figure still needed, but does not look ahead."),
         1193},
        {"champion:worlds=10;setup=rules;learned=0",
         PARLOUR_PHRASE("Samurai players", "Quick champion"), Level::Expert,
         PARLOUR_PHRASE("Samurai players",
                        "Plays the best moves out to the end of the game against ten guesses at "
                        "the hidden tiles."),
         1375},
        {"champion", PARLOUR_PHRASE("Samurai players", "Champion"), Level::Champion,
         PARLOUR_PHRASE("Samurai players",
                        "Plays the best moves out to the end of the game against two hundred "
                        "guesses at the hidden tiles, and chooses the first hand that way, "
                        "too. Has played hundreds of thousands of games with itself and "
                        "learned from them."),
         1690},
        {"minimax", PARLOUR_PHRASE("Samurai players", "Advanced Strategy 4"), Level::SeesHands,
         PARLOUR_PHRASE("Samurai players",
                        "A MiniMax that looks three turns ahead, its own included, each time at "
                        "the twelve most promising. It cheats by looking at the other hands, but "
                        "does not know what will be drawn."),
         std::nullopt, Origin::Source, "4.2.2"},
    }};
    return kOpponents;
}

std::span<const ChampionPart> Players::championParts() {
    static constexpr std::array<ChampionPart, 5> kParts{{
        {"imagined deals", "worlds=1"},
        {"rules in playouts", "playouts=random"},
        {"inference", "inference=off"},
        {"learned values", "learned=0"},
        {"setup by search", "setup=rules"},
    }};
    return kParts;
}

bool Players::isBold(const Observation& view, const Move& move) { return Mind::isBold(view, move); }

std::unique_ptr<CheatingAgent<Samurai>> Players::openChampion() {
    ChampionParams params;
    params.worlds = kOpenPlayouts;
    return std::make_unique<OpenChampion<Mind>>(params);
}

std::span<const std::string_view> Players::graders() {
    static constexpr std::array<std::string_view, 2> kGraders{"heuristic-1", "heuristic-tuned"};
    return kGraders;
}

std::span<const std::string_view> Players::advisers() {
    static constexpr std::array<std::string_view, 3> kAdvisers{"champion:worlds=20;setup=rules",
                                                               "champion", "champion:worlds=1000"};
    return kAdvisers;
}

} // namespace parlour::samurai
