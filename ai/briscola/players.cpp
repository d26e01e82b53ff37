#include "ai/briscola/players.h"

#include "ai/briscola/champion.h"
#include "ai/briscola/clairvoyant.h"
#include "ai/briscola/minimax.h"
#include "ai/briscola/simple_players.h"
#include "ai/search/tree_player.h"

#include <array>

namespace parlour::briscola {

namespace {

Player<Briscola> makeMinimax(const Params& params) {
    const MinimaxParams minimax{
        static_cast<int>(params.number("determinizations")),
        static_cast<int>(params.number("depth")),
        static_cast<int>(params.number("peek")),
        params.word("vote") == "mean",
    };
    if (minimax.peek > 0)
        return std::unique_ptr<CheatingAgent<Briscola>>(std::make_unique<PeekingMinimax>(minimax));
    return std::unique_ptr<Agent<Briscola>>(std::make_unique<Minimax>(minimax));
}

template <class Agent_, class... Args> Player<Briscola> honest(Args... args) {
    return std::unique_ptr<Agent<Briscola>>(std::make_unique<Agent_>(args...));
}

} // namespace

std::span<const AgentEntry<Briscola>> players() {
    static const std::array<AgentEntry<Briscola>, 7> kPlayers{{
        {{"random", {}}, [](const Params&) { return honest<RandomPlayer>(); }},
        {{"baseline", {}}, [](const Params&) { return honest<BaselinePlayer>(); }},
        {{"greedy", {{"second", 0, 0, 0, {"on", "off"}}}},
         [](const Params& params) { return honest<GreedyPlayer>(params.word("second") == "on"); }},
        {{"minimax",
          {{"determinizations", 30, 1, 1'000'000, {}},
           {"depth", 6, 1, 12, {}},
           {"peek", 0, 0, 3, {}},
           {"vote", 0, 0, 0, {"majority", "mean"}}}},
         makeMinimax},
        {{"champion",
          {{"worlds", 1000, 1, 1'000'000, {}},
           {"exact", 6, 0, 8, {}},
           {"playouts", 0, 0, 0, {"rules", "random"}},
           {"inference", 0, 0, 0, {"off", "on"}},
           {"overlook", 0, 0, 99, {}},
           {"opinion", 30, 0, 1000, {}}}},
         [](const Params& params) {
             return honest<Champion>(ChampionParams{
                 static_cast<int>(params.number("worlds")),
                 static_cast<int>(params.number("exact")), params.word("playouts") == "random",
                 params.word("inference") == "on", static_cast<int>(params.number("overlook")),
                 static_cast<int>(params.number("opinion"))});
         }},
        treePlayerEntry<Briscola>(),
        {{"clairvoyant",
          {{"positions", Clairvoyant::kDefaultPositions, 1, 1'000'000'000, {}}},
          true},
         [](const Params& params) -> Player<Briscola> {
             return std::unique_ptr<CheatingAgent<Briscola>>(
                 std::make_unique<Clairvoyant>(params.number("positions")));
         }},
    }};
    return kPlayers;
}

std::span<const Opponent> opponents() {
    static constexpr std::array<Opponent, 11> kOpponents{{
        {"random", PARLOUR_PHRASE("Briscola players", "Random"),
         PARLOUR_PHRASE("Briscola players", "Easy"),
         PARLOUR_PHRASE("Briscola players", "Plays any of its cards without looking at them.")},
        {"champion:worlds=1;overlook=97", PARLOUR_PHRASE("Briscola players", "First-timer"),
         PARLOUR_PHRASE("Briscola players", "Very easy"),
         PARLOUR_PHRASE("Briscola players",
                        "Sees hardly more than the first card it thinks of, and imagines one deal "
                        "only.")},
        {"baseline", PARLOUR_PHRASE("Briscola players", "BaseLine"),
         PARLOUR_PHRASE("Briscola players", "Medium"),
         PARLOUR_PHRASE("Briscola players",
                        "Plays a trump whenever it has one, else follows suit; it does not count "
                        "points.")},
        {"champion:worlds=2;overlook=70", PARLOUR_PHRASE("Briscola players", "Beginner"),
         PARLOUR_PHRASE("Briscola players", "Easy"),
         PARLOUR_PHRASE("Briscola players",
                        "Thinks about the points, but overlooks about every second card of its "
                        "hand.")},
        {"champion:worlds=3;overlook=48", PARLOUR_PHRASE("Briscola players", "Casual player"),
         PARLOUR_PHRASE("Briscola players", "Medium"),
         PARLOUR_PHRASE("Briscola players",
                        "Imagines three deals, and overlooks every third card of its hand.")},
        {"greedy", PARLOUR_PHRASE("Briscola players", "Greedy"),
         PARLOUR_PHRASE("Briscola players", "Hard"),
         PARLOUR_PHRASE("Briscola players",
                        "Takes all it can from the trick on the table and never thinks of the "
                        "next one.")},
        {"champion:worlds=10;overlook=20", PARLOUR_PHRASE("Briscola players", "Club player"),
         PARLOUR_PHRASE("Briscola players", "Difficult"),
         PARLOUR_PHRASE("Briscola players",
                        "Plans several tricks ahead, but now and then overlooks a card of its "
                        "hand.")},
        {"minimax", PARLOUR_PHRASE("Briscola players", "MiniMax"),
         PARLOUR_PHRASE("Briscola players", "Very hard"),
         PARLOUR_PHRASE("Briscola players",
                        "Imagines thirty hands for the others, plays each of them out and does "
                        "what is best most often.")},
        {"champion", PARLOUR_PHRASE("Briscola players", "Champion"),
         PARLOUR_PHRASE("Briscola players", "Champion"),
         PARLOUR_PHRASE("Briscola players",
                        "Imagines a thousand deals, plays each to the end and knows how the last "
                        "tricks must go.")},
        {"minimax:peek=3", PARLOUR_PHRASE("Briscola players", "MiniMax that peeks"),
         PARLOUR_PHRASE("Briscola players", "Sees your hand"),
         PARLOUR_PHRASE("Briscola players",
                        "Cheats: it looks into the hands of its opponents. That helps it less "
                        "than one would think."),
         true},
        {"clairvoyant", PARLOUR_PHRASE("Briscola players", "Clairvoyant"),
         PARLOUR_PHRASE("Briscola players", "Sees everything"),
         PARLOUR_PHRASE("Briscola players",
                        "Cheats: it sees every hand and the whole stock, and plays the rest of "
                        "the game without a mistake."),
         true},
    }};
    return kOpponents;
}

std::span<const Level> ladder() {
    static constexpr std::array<Level, 7> kLadder{{
        {"champion:worlds=1;overlook=97", 0},
        {"champion:worlds=2;overlook=70", 75},
        {"champion:worlds=3;overlook=48", 143},
        {"greedy", 209},
        {"champion:worlds=10;overlook=20", 287},
        {"minimax", 358},
        {"champion", 461},
    }};
    return kLadder;
}

std::span<const ChampionPart> championParts() {
    static constexpr std::array<ChampionPart, 5> kParts{{
        {"imagined deals", "champion:worlds=1"},
        {"rules in playouts", "champion:playouts=random"},
        {"exact endings", "champion:exact=0"},
        {"inference left out", "champion:inference=on"},
        {"rules' opinion", "champion:opinion=0"},
    }};
    return kParts;
}

} // namespace parlour::briscola
