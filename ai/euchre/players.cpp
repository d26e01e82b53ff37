#include "ai/euchre/players.h"

#include "ai/euchre/champion.h"
#include "ai/euchre/friendly.h"
#include "ai/euchre/program_players.h"
#include "ai/search/tree_player.h"

#include <array>

namespace parlour::euchre {

namespace {

template <class Agent_, class... Args> Player<Euchre> player(Args... args) {
    return std::unique_ptr<Agent<Euchre>>(std::make_unique<Agent_>(args...));
}

double goodChance(const Params& params) {
    return static_cast<double>(params.number("good_chance")) / 100;
}
// Levels between the others: champions that trust their policy and overlook a part of the moves.
constexpr std::string_view kFirstTimer = "champion:worlds=1;overlook=92";
constexpr std::string_view kForgetful = "champion:worlds=1;overlook=70";
constexpr std::string_view kQuick = "champion:worlds=1;overlook=20";
constexpr std::string_view kAlert = "champion:worlds=1;overlook=8";

Player<Euchre> makeChampion(const Params& params) {
    using Playouts = ChampionParams::Playouts;
    const std::string_view playouts = params.word("playouts");
    return player<Champion>(ChampionParams{
        static_cast<int>(params.number("worlds")),
        params.word("inference") == "on",
        playouts == "policy"   ? Playouts::Policy
        : playouts == "solved" ? Playouts::Solved
                               : Playouts::Random,
        static_cast<int>(params.number("exact")),
        static_cast<int>(params.number("overlook")),
    });
}
int threshold(const Params& params) { return static_cast<int>(params.number("threshold")); }

} // namespace

std::span<const AgentEntry<Euchre>> players() {
    // Both in percent.
    static const ParamSpec kThreshold{"threshold", 25, 0, 100, {}};
    static const ParamSpec kGoodChance{"good_chance", 50, 0, 100, {}};
    static const std::array<AgentEntry<Euchre>, 13> kPlayers{{
        {{"random", {}}, [](const Params&) { return player<RandomPlayer>(); }},
        {{"high", {}}, [](const Params&) { return player<HighPlayer>(); }},
        {{"low", {}}, [](const Params&) { return player<LowPlayer>(); }},
        {{"high-cautious", {}}, [](const Params&) { return player<CautiousPlayer>(); }},
        {{"mdp", {kThreshold}},
         [](const Params& params) { return player<MdpPlayer>(threshold(params)); }},
        {{"uf", {kGoodChance}},
         [](const Params& params) { return player<FriendlyPlayer>(goodChance(params)); }},
        {{"uf-hybrid", {kGoodChance, kThreshold}},
         [](const Params& params) {
             return player<HybridPlayer>(goodChance(params), threshold(params));
         }},
        {{"bid-euchre", {}}, [](const Params&) { return player<BidEuchrePlayer>(); }},
        {{"classic-easy", {}}, [](const Params&) { return player<ClassicEasyPlayer>(); }},
        {{"classic-medium", {}}, [](const Params&) { return player<ClassicMediumPlayer>(); }},
        {{"classic-hard", {}}, [](const Params&) { return player<ClassicHardPlayer>(); }},
        treePlayerEntry<Euchre>(),
        {{"champion",
          {{"worlds", ChampionParams{}.worlds, 1, 1'000'000, {}},
           {"inference", 0, 0, 0, {"on", "off"}},
           {"playouts", 0, 0, 0, {"policy", "solved", "random"}},
           {"exact", ChampionParams{}.exactTricks, 0, kTricks, {}},
           {"overlook", 0, 0, 99, {}}}},
         makeChampion},
    }};
    return kPlayers;
}

std::span<const Opponent> opponents() {
    static constexpr std::array<Opponent, 16> kOpponents{{
        {"low", PARLOUR_PHRASE("Euchre players", "Low"),
         PARLOUR_PHRASE("Euchre players", "Very easy"),
         PARLOUR_PHRASE("Euchre players",
                        "Always plays its lowest card and so loses what it could have won.")},
        {"mdp", PARLOUR_PHRASE("Euchre players", "MDP"), PARLOUR_PHRASE("Euchre players", "Easy"),
         PARLOUR_PHRASE("Euchre players",
                        "Plays high when its hand is a good part of what is left, else low; it "
                        "looks neither at the trick nor at its partner.")},
        {"random", PARLOUR_PHRASE("Euchre players", "Random"),
         PARLOUR_PHRASE("Euchre players", "Easy"),
         PARLOUR_PHRASE("Euchre players", "Plays any card it may play, without looking.")},
        {"high", PARLOUR_PHRASE("Euchre players", "High"), PARLOUR_PHRASE("Euchre players", "Easy"),
         PARLOUR_PHRASE("Euchre players",
                        "Always plays its highest card, on its partner's tricks too.")},
        {kFirstTimer, PARLOUR_PHRASE("Euchre players", "First-timer"),
         PARLOUR_PHRASE("Euchre players", "Easy"),
         PARLOUR_PHRASE("Euchre players",
                        "Bids and plays by feel, and notices little of what it could do.")},
        {kForgetful, PARLOUR_PHRASE("Euchre players", "Absent-minded"),
         PARLOUR_PHRASE("Euchre players", "Medium"),
         PARLOUR_PHRASE("Euchre players",
                        "Bids and plays by feel, and overlooks most of what it could do.")},
        {"uf-hybrid", PARLOUR_PHRASE("Euchre players", "UF 1.5"),
         PARLOUR_PHRASE("Euchre players", "Challenging"),
         PARLOUR_PHRASE("Euchre players", "With a good hand it tries to win every trick, with a "
                                          "poor one it helps its partner.")},
        {"high-cautious", PARLOUR_PHRASE("Euchre players", "High with caution"),
         PARLOUR_PHRASE("Euchre players", "Medium"),
         PARLOUR_PHRASE("Euchre players",
                        "Plays high to win, and leaves its partner's tricks alone.")},
        {"uf", PARLOUR_PHRASE("Euchre players", "User Friendly"),
         PARLOUR_PHRASE("Euchre players", "Medium"),
         PARLOUR_PHRASE("Euchre players", "Keeps a chart of who may hold which card and helps its "
                                          "partner, often too politely.")},
        {"classic-easy", PARLOUR_PHRASE("Euchre players", "Classic, easy"),
         PARLOUR_PHRASE("Euchre players", "Medium"),
         PARLOUR_PHRASE("Euchre players",
                        "Wins every trick it can as cheaply as it can, its partner's too.")},
        {"classic-medium", PARLOUR_PHRASE("Euchre players", "Classic, medium"),
         PARLOUR_PHRASE("Euchre players", "Hard"),
         PARLOUR_PHRASE("Euchre players",
                        "Spares its partner's tricks and knows when it plays last.")},
        {"bid-euchre", PARLOUR_PHRASE("Euchre players", "Bid Euchre"),
         PARLOUR_PHRASE("Euchre players", "Difficult"),
         PARLOUR_PHRASE("Euchre players",
                        "Leads bowers and new aces, keeps its trumps for when they are needed, and "
                        "trusts a strong card of its partner.")},
        {"classic-hard", PARLOUR_PHRASE("Euchre players", "Classic, hard"),
         PARLOUR_PHRASE("Euchre players", "Difficult"),
         PARLOUR_PHRASE(
             "Euchre players",
             "Counts cards, remembers who is out of a suit, and wins as cheaply as is safe.")},
        {kQuick, PARLOUR_PHRASE("Euchre players", "Quick"),
         PARLOUR_PHRASE("Euchre players", "Very hard"),
         PARLOUR_PHRASE("Euchre players",
                        "Bids and plays by feel, mostly well, and overlooks something now and "
                        "then.")},
        {kAlert, PARLOUR_PHRASE("Euchre players", "Alert"),
         PARLOUR_PHRASE("Euchre players", "Expert"),
         PARLOUR_PHRASE("Euchre players",
                        "Bids boldly, often alone, plays by feel, and overlooks little.")},
        {"champion", PARLOUR_PHRASE("Euchre players", "Champion"),
         PARLOUR_PHRASE("Euchre players", "Champion"),
         PARLOUR_PHRASE("Euchre players",
                        "Tries every bid and card in a thousand deals that fit what it has seen, "
                        "and never looks at your cards.")},
    }};
    return kOpponents;
}

std::span<const Level> ladder() {
    static constexpr std::array<Level, 8> kLadder{{
        {"low", 0},
        {kFirstTimer, 215},
        {kForgetful, 398},
        {"uf-hybrid", 564},
        {"classic-hard", 720},
        {kQuick, 794},
        {kAlert, 864},
        {"champion", 950},
    }};
    return kLadder;
}

std::span<const ChampionPart> championParts() {
    static constexpr std::array<ChampionPart, 4> kParts{{
        {"imagined deals", "champion:worlds=1"},
        {"rules in playouts", "champion:playouts=random"},
        {"inference", "champion:inference=off"},
        {"exact endings", "champion:exact=0"},
    }};
    return kParts;
}

} // namespace parlour::euchre
