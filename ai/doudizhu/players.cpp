#include "ai/doudizhu/players.h"

#include "ai/doudizhu/champion.h"
#include "ai/doudizhu/kicker.h"
#include "ai/doudizhu/multirole.h"
#include "ai/doudizhu/simple_players.h"
#include "ai/search/tree_player.h"

#include <array>

namespace parlour::doudizhu {

std::span<const AgentEntry<Doudizhu>> Players::players() {
    using P = ChampionParams;
    using Common = ChampionParam<P>;
    static const std::array<AgentEntry<Doudizhu>, 6> kAgents{
        agentEntry<Doudizhu, RandomPlayer>("random"),
        agentEntry<Doudizhu, GreedyPlayer>("greedy"),
        agentEntry<Doudizhu, KickerPlayer>("kicker"),
        agentEntry<Doudizhu, MultirolePlayer, MultiroleParams>(
            "multirole", {{"top", &MultiroleParams::top, 1, kOutputs},
                          {"delta", &MultiroleParams::delta, 0, 100},
                          {"kickers", &MultiroleParams::carried, {"value", "lowest"}}}),
        treePlayerEntry<Doudizhu>(),
        championEntry<Mind>({Common::worlds(),
                             Common::rounds(),
                             {"moves", &P::moves, 1, 100},
                             Common::inference(),
                             {"improve", &P::improvedTurns, 0, 100},
                             Common::exact(kCards),
                             Common::playouts(),
                             Common::miss(),
                             Common::temper(),
                             Common::prior(),
                             Common::learned(),
                             Common::level()}),
    };
    return kAgents;
}

std::span<const Opponent> Players::opponents() {
    static constexpr std::array<Opponent, 9> kOpponents{{
        {"random", PARLOUR_PHRASE("Doudizhu players", "Random"), Level::Beginner,
         PARLOUR_PHRASE("Doudizhu players", "Makes any legal bid, play or pass at random.")},
        {"champion:worlds=1;rounds=1;moves=100;inference=off;improve=0;exact=0;miss=95;prior=80;"
         "learned=0",
         PARLOUR_PHRASE("Doudizhu players", "First-timer"), Level::Beginner,
         PARLOUR_PHRASE("Doudizhu players",
                        "Notices one or two of all possible plays, and makes the better one."),
         0},
        {"champion:worlds=1;rounds=1;moves=100;inference=off;improve=0;exact=0;miss=80;prior=80;"
         "learned=0",
         PARLOUR_PHRASE("Doudizhu players", "Improver"), Level::Easy,
         PARLOUR_PHRASE("Doudizhu players",
                        "Overlooks most plays, and judges the rest by a single guess at the hidden "
                        "cards."),
         131},
        {"greedy", PARLOUR_PHRASE("Doudizhu players", "Greedy"), Level::Easy,
         PARLOUR_PHRASE("Doudizhu players",
                        "Always plays as low as possible, and beats everything that can be beaten, "
                        "even the partner's plays."),
         239},
        {"champion:worlds=2;rounds=1;inference=off;improve=0;exact=0;miss=50;prior=80;learned=0",
         PARLOUR_PHRASE("Doudizhu players", "Casual player"), Level::Medium,
         PARLOUR_PHRASE("Doudizhu players",
                        "Overlooks every second play, and judges the rest by two guesses at the "
                        "hidden cards."),
         339},
        {"kicker", PARLOUR_PHRASE("Doudizhu players", "Kicker"), Level::Hard,
         PARLOUR_PHRASE("Doudizhu players",
                        "Chooses what triplets carry as the published program did; where that had "
                        "learned from people, follows simple rules. Helps the partner, but "
                        "does not guess who holds what."),
         429},
        {"multirole", PARLOUR_PHRASE("Doudizhu players", "Multirole"), Level::Hard,
         PARLOUR_PHRASE("Doudizhu players",
                        "A network for each role learned to play as the champion does without "
                        "imagining deals, from deals that it won; the published ones learned from "
                        "people. Plays at once, without guessing at hidden cards."),
         std::nullopt, Origin::Source, "3, 4, 5"},
        {"champion:worlds=20;inference=off;improve=0;exact=0;prior=80;learned=0",
         PARLOUR_PHRASE("Doudizhu players", "Experienced player"), Level::Expert,
         PARLOUR_PHRASE(
             "Doudizhu players",
             "Plays each move out against twenty guesses at the hidden cards, but learns "
             "nothing from what the others play."),
         580},
        {"champion", PARLOUR_PHRASE("Doudizhu players", "Champion"), Level::Champion,
         PARLOUR_PHRASE("Doudizhu players",
                        "Works out from every play and pass what the others may hold, and "
                        "plays each move out against more than a thousand such hands. Has "
                        "played millions of games with itself and learned from them."),
         690},
    }};
    return kOpponents;
}

std::span<const ChampionPart> Players::championParts() {
    static constexpr std::array<ChampionPart, 6> kParts{{
        {"imagined deals", "worlds=1"},
        {"rules in playouts", "playouts=random"},
        {"improved playouts", "improve=0"},
        {"inference", "inference=off"},
        {"exact endings", "exact=0"},
        {"learned values", "learned=0"},
    }};
    return kParts;
}

std::span<const Style> Players::styles() {
    static constexpr std::array<Style, 2> kStyles{{
        {Temper::Cautious, "temper=-600",
         PARLOUR_PHRASE(
             "Doudizhu players",
             "Cautious: bids only with a good hand, and is landlord less often than most.")},
        {Temper::Bold, "temper=900",
         PARLOUR_PHRASE("Doudizhu players",
                        "Bold: bids where others pass, and is landlord more often than most.")},
    }};
    return kStyles;
}

bool Players::isBold(const Observation& view, const Move& move) { return Mind::isBold(view, move); }

std::unique_ptr<CheatingAgent<Doudizhu>> Players::openChampion() {
    ChampionParams params;
    params.worlds = kOpenPlayouts;
    return std::make_unique<OpenChampion<Mind>>(params);
}

std::span<const std::string_view> Players::graders() {
    static constexpr std::array<std::string_view, 2> kGraders{"greedy", "kicker"};
    return kGraders;
}

std::span<const std::string_view> Players::advisers() {
    static constexpr std::array<std::string_view, 3> kAdvisers{"champion:worlds=100", "champion",
                                                               "champion:worlds=8000"};
    return kAdvisers;
}

} // namespace parlour::doudizhu
