#include "ai/bigtwo/players.h"

#include "ai/bigtwo/champion.h"
#include "ai/bigtwo/rule_based.h"
#include "ai/bigtwo/simple_players.h"
#include "ai/search/tree_player.h"

#include <array>

namespace parlour::bigtwo {

std::span<const AgentEntry<BigTwo>> Players::players() {
    using Common = ChampionParam<ChampionParams>;
    static const std::array<AgentEntry<BigTwo>, 6> kPlayers{
        agentEntry<BigTwo, RandomPlayer>("random"),
        agentEntry<BigTwo, RandomizedPlayer, RandomizedParams>(
            "randomized", {{"pass", &RandomizedParams::drawsPasses, {"forced", "drawn"}}}),
        agentEntry<BigTwo, ConventionalPlayer, ConventionalParams>(
            "conventional",
            {{"lead", &ConventionalParams::lead, {"probability", "lowest", "most", "fewest"}}}),
        agentEntry<BigTwo, RuleBasedPlayer, RuleBasedParams>(
            "rule-based", {{"pairs", &RuleBasedParams::splitsPairs, {"whole", "split"}},
                           {"fives", &RuleBasedParams::splitsFives, {"whole", "split"}},
                           {"plays", &RuleBasedParams::overlaps, {"apart", "overlapping"}},
                           {"winning", &RuleBasedParams::winsAnywhere, {"lead", "always"}},
                           {"threat", &RuleBasedParams::playsHighest, {"lowest", "highest"}},
                           {"left", &RuleBasedParams::valueLeft, {"highest", "sum"}}}),
        treePlayerEntry<BigTwo>(),
        championEntry<Mind>({Common::worlds(),
                             {"turns", &ChampionParams::turns, 0, 200},
                             Common::inference(),
                             {"sure", &ChampionParams::playsSureWins, {"off", "on"}},
                             {"win", &ChampionParams::winWorth, 1, 1000},
                             Common::learned(),
                             Common::level(),
                             Common::miss(),
                             Common::temper()}),
    };
    return kPlayers;
}

std::span<const Opponent> Players::opponents() {
    static constexpr std::array<Opponent, 11> kOpponents{{
        {"random", PARLOUR_PHRASE("Big Two players", "Random"), Level::Beginner,
         PARLOUR_PHRASE("Big Two players", "Plays any legal move at random.")},
        {.spec = "randomized",
         .title = PARLOUR_PHRASE("Big Two players", "Randomized"),
         .level = Level::Beginner,
         .about = PARLOUR_PHRASE("Big Two players",
                                 "Plays any combination that it can at random, and passes only "
                                 "when it has none."),
         .origin = Origin::Source,
         .section = "4"},
        {"champion:worlds=1;miss=99;learned=0", PARLOUR_PHRASE("Big Two players", "First-timer"),
         Level::Beginner,
         PARLOUR_PHRASE("Big Two players", "Notices hardly more than one play, and makes it."), 0},
        {"champion:worlds=1;miss=88;learned=0", PARLOUR_PHRASE("Big Two players", "Learner"),
         Level::Easy,
         PARLOUR_PHRASE("Big Two players",
                        "Overlooks most plays, and judges the rest by a single guess at the hidden "
                        "hands."),
         75},
        {"champion:worlds=1;miss=71;learned=0", PARLOUR_PHRASE("Big Two players", "Improver"),
         Level::Easy,
         PARLOUR_PHRASE("Big Two players",
                        "Overlooks two plays in three, and judges the rest by a single guess at "
                        "the hidden hands."),
         155},
        {.spec = "conventional",
         .title = PARLOUR_PHRASE("Big Two players", "Conventional"),
         .level = Level::Medium,
         .about = PARLOUR_PHRASE("Big Two players",
                                 "Always plays as low as possible, and never passes when a play is "
                                 "possible."),
         .elo = 225,
         .origin = Origin::Source,
         .section = "4"},
        {"champion:worlds=1;miss=17;learned=0", PARLOUR_PHRASE("Big Two players", "Casual player"),
         Level::Hard,
         PARLOUR_PHRASE("Big Two players",
                        "Judges plays by a single guess at the hidden hands, and now and then "
                        "overlooks one."),
         305},
        {.spec = "rule-based",
         .title = PARLOUR_PHRASE("Big Two players", "Rule-based"),
         .level = Level::Hard,
         .about = PARLOUR_PHRASE(
             "Big Two players",
             "Knows which cards are still out, gets rid of weak plays first and keeps "
             "strong ones for the end, but does not guess who holds what."),
         .elo = 375,
         .origin = Origin::Source,
         .section = "3, Algorithms 1 to 11"},
        {.spec = "rule-based:pairs=split",
         .title = PARLOUR_PHRASE("Big Two players", "Rule-based, splitting pairs"),
         .level = Level::Hard,
         .about = PARLOUR_PHRASE("Big Two players",
                                 "Plays like Rule-based, but breaks a pair up when each of its "
                                 "cards may win a round."),
         .origin = Origin::Source,
         .section = "3.7"},
        {"champion:worlds=60;learned=0", PARLOUR_PHRASE("Big Two players", "Club player"),
         Level::Expert,
         PARLOUR_PHRASE("Big Two players",
                        "Tries each play against sixty guesses at the hidden hands that fit what "
                        "the others have played.")},
        {"champion", PARLOUR_PHRASE("Big Two players", "Champion"), Level::Champion,
         PARLOUR_PHRASE("Big Two players",
                        "Works out from every play and pass what the others may hold, and "
                        "tries each play against thousands of such hands. Has played millions "
                        "of games with itself and learned from them."),
         460},
    }};
    return kOpponents;
}

std::span<const ChampionPart> Players::championParts() {
    static constexpr std::array<ChampionPart, 5> kParts{{
        {"imagined deals", "worlds=1"},
        {"playouts", "turns=0"},
        {"inference", "inference=off"},
        {"certain wins", "sure=off"},
        {"learned values", "learned=0"},
    }};
    return kParts;
}

std::span<const Style> Players::styles() {
    static constexpr std::array<Style, 2> kStyles{{
        {Temper::Cautious, "temper=-110",
         PARLOUR_PHRASE("Big Two players",
                        "Cautious: holds cards back, and passes more often than most.")},
        {Temper::Bold, "temper=250",
         PARLOUR_PHRASE("Big Two players",
                        "Bold: beats what can be beaten, and passes less often than most.")},
    }};
    return kStyles;
}

bool Players::isBold(const Observation& view, const CardSet& move) {
    return Mind::isBold(view, move);
}

std::unique_ptr<CheatingAgent<BigTwo>> Players::openChampion() {
    ChampionParams params;
    params.worlds = kOpenPlayouts;
    return std::make_unique<OpenChampion<Mind>>(params);
}

std::span<const std::string_view> Players::graders() {
    static constexpr std::array<std::string_view, 2> kGraders{"conventional", "rule-based"};
    return kGraders;
}

std::span<const std::string_view> Players::advisers() {
    static constexpr std::array<std::string_view, 3> kAdvisers{
        "champion:worlds=300", "champion:worlds=3000", "champion:worlds=30000"};
    return kAdvisers;
}

} // namespace parlour::bigtwo
