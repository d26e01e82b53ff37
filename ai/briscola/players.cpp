#include "ai/briscola/players.h"

#include "ai/briscola/champion.h"
#include "ai/briscola/clairvoyant.h"
#include "ai/briscola/minimax.h"
#include "ai/briscola/simple_players.h"

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
    static const std::array<AgentEntry<Briscola>, 6> kPlayers{{
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
           {"overlook", 0, 0, 99, {}}}},
         [](const Params& params) {
             return honest<Champion>(ChampionParams{static_cast<int>(params.number("worlds")),
                                                    static_cast<int>(params.number("exact")),
                                                    params.word("playouts") == "random",
                                                    static_cast<int>(params.number("overlook"))});
         }},
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
    static constexpr std::array<Opponent, 6> kOpponents{{
        {"random", PARLOUR_PHRASE("Briscola players", "Random"),
         PARLOUR_PHRASE("Briscola players", "Easy"),
         PARLOUR_PHRASE("Briscola players", "Plays any of its cards without looking at them.")},
        {"baseline", PARLOUR_PHRASE("Briscola players", "BaseLine"),
         PARLOUR_PHRASE("Briscola players", "Medium"),
         PARLOUR_PHRASE("Briscola players",
                        "Plays a trump whenever it has one, else follows suit; it does not count "
                        "points.")},
        {"greedy", PARLOUR_PHRASE("Briscola players", "Greedy"),
         PARLOUR_PHRASE("Briscola players", "Hard"),
         PARLOUR_PHRASE("Briscola players",
                        "Takes all it can from the trick on the table and never thinks of the "
                        "next one.")},
        {"minimax", PARLOUR_PHRASE("Briscola players", "MiniMax"),
         PARLOUR_PHRASE("Briscola players", "Difficult"),
         PARLOUR_PHRASE("Briscola players",
                        "Imagines thirty hands for the others, plays each of them out and does "
                        "what is best most often.")},
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

} // namespace parlour::briscola
