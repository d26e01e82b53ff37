#include "ai/briscola/players.h"

#include "ai/briscola/champion.h"
#include "ai/briscola/clairvoyant.h"
#include "ai/briscola/hybrid.h"
#include "ai/briscola/minimax.h"
#include "ai/briscola/q_player.h"
#include "ai/briscola/simple_players.h"
#include "ai/search/tree_player.h"

#include <fmt/format.h>

#include <array>

namespace parlour::briscola {

namespace {

AgentEntry<Briscola> minimaxEntry() {
    using P = MinimaxParams;
    auto entry = agentEntryFrom<Briscola, P>(
        "minimax",
        {{"determinizations", &P::determinizations, 1, 1'000'000},
         {"depth", &P::depth, 1, 12},
         {"peek", &P::peek, 0, 3},
         {"vote", &P::votesByMean, {"majority", "mean"}},
         {"pruning", &P::prunes, {"off", "on"}},
         {"ties", &P::ties, {"lot", "bounds", "cheapest"}},
         {"lead", &P::alternates, {"winner", "alternate"}},
         {"replacement", &P::replaces, {"off", "on"}},
         {"sample", &P::samplesThree, {"hand", "three"}},
         {"known", &P::peeksByLot, {"first", "lot"}}},
        [](const P& params) -> Player<Briscola> {
            if (params.peek > 0) return std::make_unique<PeekingMinimax>(params);
            return std::make_unique<Minimax>(params);
        },
        {}, [](const P& params) { return params.peek > 0; });
    entry.tellsValues = Minimax::kTellsValues;
    return entry;
}

// Whether the player's parameter "file" names one that it can use, or none.
Result<void> checkFile(const Params& params, auto* read) {
    const std::string_view file = params.file("file");
    if (file.empty()) return {};
    if (auto content = read(std::string(file)); !content)
        return std::move(content.error()).within("file");
    return {};
}

AgentEntry<Briscola> qLearningEntry() {
    using P = QPlayerParams;
    auto entry = agentEntryFrom<Briscola, P>(
        "qlearning",
        {{"table", &P::table, {"appendix", "play"}},
         {"unknown", &P::unknown, {"lowest", "lot", "greedy"}},
         {"file", &P::file}},
        [](const P& params) {
            std::shared_ptr<const QTable> table = shippedTable(params.table);
            if (!params.file.empty())
                if (const auto own = ownTable(params.file)) table = *own;
            return std::make_unique<QPlayer>(std::move(table), params.unknown);
        });
    entry.check = [](const Params& params) { return checkFile(params, ownTable); };
    return entry;
}

AgentEntry<Briscola> hybridEntry() {
    using P = HybridParams;
    const auto words = [](const auto& list) {
        return std::vector<std::string_view>(list.begin(), list.end());
    };
    auto entry = agentEntry<Briscola, Hybrid, P>(
        "hybrid", {{"activation", &P::activation, words(P::kActivations)},
                   {"hidden", &P::hidden, words(P::kHidden)},
                   {"trumps", &P::trumps, words(P::kTrumps)},
                   {"fallback", &P::fallsBack, {"off", "minimax"}},
                   {"file", &P::file}});
    entry.check = [](const Params& params) -> Result<void> {
        const P chosen{static_cast<int>(params["activation"]), static_cast<int>(params["hidden"]),
                       static_cast<TrumpInput>(params["trumps"])};
        if (chosen.hasNetwork()) return checkFile(params, ownNetwork);
        return Error(
            "trumps", PARLOUR_PHRASE("Players", "\"%1\" needs %2"),
            {std::string(chosen.trumpsWord()),
             fmt::format("activation={};hidden={}", P().activationWord(), P().hiddenWord())});
    };
    return entry;
}

} // namespace

std::span<const AgentEntry<Briscola>> Players::players() {
    using Common = ChampionParam<ChampionParams>;
    static const std::array<AgentEntry<Briscola>, 9> kPlayers{
        agentEntry<Briscola, RandomPlayer>("random"),
        agentEntry<Briscola, BaselinePlayer, BaselineParams>(
            "baseline", {{"cases", &BaselineParams::goesByCard, {"order", "hand"}}}),
        agentEntry<Briscola, GreedyPlayer, GreedyParams>(
            "greedy", {{"second", &GreedyParams::usesSecondBranch, {"off", "on"}}}),
        minimaxEntry(),
        qLearningEntry(),
        hybridEntry(),
        championEntry<Mind>({Common::worlds(), Common::exact(16), Common::playouts(),
                             Common::inference(), Common::learned(), Common::level(),
                             Common::miss(), Common::temper(), Common::prior()}),
        treePlayerEntry<Briscola>(),
        agentEntry<Briscola, Clairvoyant, ClairvoyantParams>(
            "clairvoyant", {{"positions", &ClairvoyantParams::positions, 1, 1'000'000'000}}),
    };
    return kPlayers;
}

std::span<const Opponent> Players::opponents() {
    static constexpr std::array<Opponent, 13> kOpponents{{
        {"random",
         PARLOUR_PHRASE("Briscola players", "Random"),
         Level::Beginner,
         PARLOUR_PHRASE("Briscola players", "Plays any card without looking at it."),
         {},
         Origin::Source,
         "IV-H",
         PARLOUR_PHRASE("Briscola players", "Easy")},
        {"champion:worlds=1;miss=97;learned=0", PARLOUR_PHRASE("Briscola players", "First-timer"),
         Level::Beginner,
         PARLOUR_PHRASE("Briscola players",
                        "Looks at hardly more than one card of the hand, and plays it."),
         0},
        {"baseline",
         PARLOUR_PHRASE("Briscola players", "BaseLine"),
         Level::Easy,
         PARLOUR_PHRASE("Briscola players",
                        "Plays a trump whenever possible; without one, follows suit, or leads a "
                        "card without points."),
         {},
         Origin::Source,
         "IV-A",
         PARLOUR_PHRASE("Briscola players", "Medium")},
        {"champion:worlds=2;miss=70;learned=0", PARLOUR_PHRASE("Briscola players", "Improver"),
         Level::Easy,
         PARLOUR_PHRASE("Briscola players",
                        "Thinks about the points, but overlooks about half of the hand."),
         75},
        {"champion:worlds=3;miss=48;learned=0", PARLOUR_PHRASE("Briscola players", "Casual player"),
         Level::Medium,
         PARLOUR_PHRASE("Briscola players",
                        "Judges cards by three guesses at the hidden ones, and overlooks about a "
                        "third of the hand."),
         143},
        {"greedy", PARLOUR_PHRASE("Briscola players", "Greedy"), Level::Medium,
         PARLOUR_PHRASE("Briscola players",
                        "Leads the highest trump or the card worth most; answering, takes as many "
                        "points as possible. Never thinks of the next trick."),
         209, Origin::Source, "IV-B", PARLOUR_PHRASE("Briscola players", "Hard")},
        {"champion:worlds=10;miss=20;learned=0", PARLOUR_PHRASE("Briscola players", "Club player"),
         Level::Hard,
         PARLOUR_PHRASE("Briscola players",
                        "Plans several tricks ahead, but now and then overlooks a card."),
         287},
        {"qlearning",
         PARLOUR_PHRASE("Briscola players", "Q-learning"),
         Level::Expert,
         PARLOUR_PHRASE("Briscola players",
                        "Looks up its cards and the card to answer in a table that it learned in "
                        "three million games. Leads the card it needs least."),
         {},
         Origin::Source,
         "Appendix A"},
        {"minimax", PARLOUR_PHRASE("Briscola players", "MiniMax"), Level::Expert,
         PARLOUR_PHRASE("Briscola players",
                        "Makes thirty guesses at the other hands, looks six cards ahead in each, "
                        "and plays the card that is best most often."),
         358, Origin::Source, "IV-C", PARLOUR_PHRASE("Briscola players", "Difficult")},
        {"hybrid",
         PARLOUR_PHRASE("Briscola players", "Hybrid"),
         Level::Expert,
         PARLOUR_PHRASE("Briscola players",
                        "Learned from MiniMax's play in many thousands of games, and now plays "
                        "about as well at a glance, without guessing at the other hands."),
         {},
         Origin::Source,
         "IV-D",
         PARLOUR_PHRASE("Briscola players", "Extreme")},
        {"champion", PARLOUR_PHRASE("Briscola players", "Champion"), Level::Champion,
         PARLOUR_PHRASE("Briscola players",
                        "Plays each card out against a thousand guesses at the hidden ones "
                        "and, between two players, solves the last tricks exactly. Has played "
                        "millions of games with itself and learned from them."),
         480},
        {"minimax:peek=3",
         PARLOUR_PHRASE("Briscola players", "MiniMax that peeks"),
         Level::SeesHands,
         PARLOUR_PHRASE("Briscola players",
                        "Cheats by looking at the opponents' hands. Against one opponent this wins "
                        "no more games: cards that look equally good are chosen by lot."),
         {},
         Origin::Source,
         "IV-E"},
        {"clairvoyant",
         PARLOUR_PHRASE("Briscola players", "Clairvoyant"),
         Level::SeesEverything,
         PARLOUR_PHRASE("Briscola players",
                        "Cheats by looking at every hand and the whole stock. With two players "
                        "that is enough to play without a mistake, with three or four only in the "
                        "last eight tricks."),
         {},
         Origin::Source,
         "IV-E"},
    }};
    return kOpponents;
}

std::span<const ChampionPart> Players::championParts() {
    static constexpr std::array<ChampionPart, 6> kParts{{
        {"imagined deals", "worlds=1"},
        {"rules in playouts", "playouts=random"},
        {"exact endings", "exact=0"},
        {"no inference", "inference=on"},
        {"prior", "prior=0"},
        {"learned values", "learned=0"},
    }};
    return kParts;
}

std::span<const Style> Players::styles() {
    // None is bold: players who prefer trumps win less often.
    static constexpr std::array<Style, 1> kStyles{{
        {Temper::Cautious, "temper=-150",
         PARLOUR_PHRASE("Briscola players", "Cautious: saves trumps for later.")},
    }};
    return kStyles;
}

bool Players::isBold(const Observation& view, const Card& move) { return Mind::isBold(view, move); }

std::unique_ptr<CheatingAgent<Briscola>> Players::openChampion() {
    ChampionParams params;
    params.worlds = kOpenPlayouts;
    return std::make_unique<OpenChampion<Mind>>(params);
}

std::span<const std::string_view> Players::advisers() {
    static constexpr std::array<std::string_view, 3> kAdvisers{
        "champion:worlds=200", "champion:worlds=4000", "champion:worlds=40000"};
    return kAdvisers;
}

} // namespace parlour::briscola
