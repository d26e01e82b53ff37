#include "ai/euchre/players.h"

#include "ai/euchre/champion.h"
#include "ai/euchre/friendly.h"
#include "ai/euchre/program_players.h"
#include "ai/euchre/two_thresholds.h"
#include "ai/search/tree_player.h"

#include <array>

namespace parlour::euchre {

namespace {

// Shares and chances are in percent.
template <std::derived_from<MdpParams> P> Param<P> threshold() {
    return {"threshold", &MdpParams::threshold, 0, 100};
}
template <std::derived_from<FriendlyParams> P> ParamTable<P> friendly() {
    return {{"good_chance", &FriendlyParams::goodChance, 0, 100},
            {"beaten_chance", &FriendlyParams::beatenChance, 0, 100},
            {"partner_loses", &FriendlyParams::alwaysHigh, {"win", "high"}}};
}
ParamTable<LeadParams> lead() { return {{"lead", &LeadParams::leadsHighest, {"best", "highest"}}}; }
ParamTable<HybridParams> hybrid() {
    auto params = friendly<HybridParams>();
    params.push_back(threshold<HybridParams>());
    return params;
}

} // namespace

std::span<const AgentEntry<Euchre>> Players::players() {
    using Common = ChampionParam<ChampionParams>;
    static const std::array<AgentEntry<Euchre>, 14> kPlayers{
        agentEntry<Euchre, RandomPlayer>("random"),
        agentEntry<Euchre, HighPlayer>("high"),
        agentEntry<Euchre, LowPlayer>("low"),
        agentEntry<Euchre, CautiousPlayer, CautiousParams>(
            "high-cautious", {{"values", &CautiousParams::learned, {"figure", "learned"}}}),
        agentEntry<Euchre, MdpPlayer, MdpParams>("mdp", {threshold<MdpParams>()}),
        agentEntry<Euchre, TwoThresholdPlayer, TwoThresholdParams>(
            "mdp-two", {{"low_below", &TwoThresholdParams::lowBelow, 0, 100},
                        {"high_from", &TwoThresholdParams::highFrom, 0, 100}}),
        agentEntry<Euchre, FriendlyPlayer, FriendlyParams>("uf", friendly<FriendlyParams>()),
        agentEntry<Euchre, HybridPlayer, HybridParams>("uf-hybrid", hybrid()),
        agentEntry<Euchre, BidEuchrePlayer, LeadParams>("bid-euchre", lead()),
        agentEntry<Euchre, ClassicEasyPlayer, ClassicEasyParams>(
            "classic-easy", {{"wins", &ClassicEasyParams::winsHigh, {"lowest", "highest"}}}),
        agentEntry<Euchre, ClassicMediumPlayer>("classic-medium"),
        agentEntry<Euchre, ClassicHardPlayer, LeadParams>("classic-hard", lead()),
        treePlayerEntry<Euchre>(),
        championEntry<Mind>({Common::worlds(), Common::inference(), Common::playouts(),
                             Common::exact(kSeats * kTricks), Common::learned(), Common::level(),
                             Common::miss(), Common::temper(), Common::prior()}),
    };
    return kPlayers;
}

std::span<const Opponent> Players::opponents() {
    // The levels between the published players are champions that rely on their prior and overlook
    // some of the moves.
    static constexpr std::array<Opponent, 18> kOpponents{{
        {"low", PARLOUR_PHRASE("Euchre players", "LOW"), Level::Beginner,
         PARLOUR_PHRASE(
             "Euchre players",
             "Always plays the lowest card, and so loses tricks that could have been won."),
         0, Origin::Source, "3.1"},
        {"mdp", PARLOUR_PHRASE("Euchre players", "MDP"), Level::Beginner,
         PARLOUR_PHRASE("Euchre players",
                        "Plays high while holding a good share of the cards left, otherwise low, "
                        "and looks neither at the trick nor at the partner."),
         std::nullopt, Origin::Source, "3.3"},
        {"random", PARLOUR_PHRASE("Euchre players", "RANDOM"), Level::Easy,
         PARLOUR_PHRASE("Euchre players", "Plays any legal card without looking."), std::nullopt,
         Origin::Source, "3.1"},
        {"high", PARLOUR_PHRASE("Euchre players", "HIGH"), Level::Easy,
         PARLOUR_PHRASE("Euchre players",
                        "Always plays the highest card, even on the partner's tricks."),
         std::nullopt, Origin::Source, "3.1"},
        {"mdp-two", PARLOUR_PHRASE("Euchre players", "MDP, two thresholds"), Level::Easy,
         PARLOUR_PHRASE("Euchre players",
                        "Plays high with a strong hand and low with a weak one; between, its "
                        "lowest card that will probably take the trick."),
         std::nullopt, Origin::Own, "6.1"},
        {"champion:worlds=1;miss=92;prior=3000;learned=0",
         PARLOUR_PHRASE("Euchre players", "First-timer"), Level::Easy,
         PARLOUR_PHRASE("Euchre players",
                        "Bids and plays by feel, and notices few of the possibilities."),
         215},
        {"champion:worlds=1;miss=70;prior=3000;learned=0",
         PARLOUR_PHRASE("Euchre players", "Absent-minded"), Level::Medium,
         PARLOUR_PHRASE("Euchre players",
                        "Bids and plays by feel, and overlooks most of the possibilities."),
         398},
        {"uf-hybrid", PARLOUR_PHRASE("Euchre players", "UF.5"), Level::Medium,
         PARLOUR_PHRASE("Euchre players",
                        "Plays like HIGH! with a good share of the cards left, otherwise like UF."),
         564, Origin::Source, "3.5"},
        {"high-cautious", PARLOUR_PHRASE("Euchre players", "HIGH!"), Level::Medium,
         PARLOUR_PHRASE("Euchre players",
                        "Plays high to win, but leaves the partner's tricks alone."),
         std::nullopt, Origin::Source, "3.2"},
        {"uf", PARLOUR_PHRASE("Euchre players", "UF"), Level::Medium,
         PARLOUR_PHRASE("Euchre players", "Keeps a chart of who may hold which card, leaves tricks "
                                          "to the partner, and leads what the partner may trump."),
         std::nullopt, Origin::Source, "3.4"},
        {"high-cautious:values=learned", PARLOUR_PHRASE("Euchre players", "HIGH!, learned values"),
         Level::Medium,
         PARLOUR_PHRASE("Euchre players", "Plays like HIGH! with card values that were learned: it "
                                          "leads aces before most trumps."),
         std::nullopt, Origin::Own, "6.1"},
        {"classic-easy", PARLOUR_PHRASE("Euchre players", "Euchre 0.7, easy"), Level::Medium,
         PARLOUR_PHRASE("Euchre players",
                        "Wins every trick as cheaply as possible, even the partner's."),
         std::nullopt, Origin::StandIn, "2.3.2", PARLOUR_PHRASE("Euchre players", "Easy")},
        {"classic-medium", PARLOUR_PHRASE("Euchre players", "Euchre 0.7, medium"), Level::Hard,
         PARLOUR_PHRASE("Euchre players",
                        "Leaves the partner's tricks alone, and wins cheaply when last to play."),
         std::nullopt, Origin::StandIn, "2.3.2", PARLOUR_PHRASE("Euchre players", "Medium")},
        {"bid-euchre", PARLOUR_PHRASE("Euchre players", "Bid Euchre"), Level::Hard,
         PARLOUR_PHRASE("Euchre players", "Leads the right bower and new aces, otherwise low, and "
                                          "trusts the partner's strong cards."),
         std::nullopt, Origin::StandIn, "2.3.1, 4.6"},
        {"classic-hard", PARLOUR_PHRASE("Euchre players", "Euchre 0.7, hard"), Level::Hard,
         PARLOUR_PHRASE(
             "Euchre players",
             "Counts cards, remembers who is out of a suit, and wins as cheaply as is safe."),
         720, Origin::StandIn, "2.3.2", PARLOUR_PHRASE("Euchre players", "Hard")},
        {"champion:worlds=1;miss=20;prior=3000;learned=0",
         PARLOUR_PHRASE("Euchre players", "Quick"), Level::Expert,
         PARLOUR_PHRASE(
             "Euchre players",
             "Bids and plays by feel, mostly well, and overlooks something now and then."),
         794},
        {"champion:worlds=1;miss=8;prior=3000;learned=0", PARLOUR_PHRASE("Euchre players", "Alert"),
         Level::Expert,
         PARLOUR_PHRASE("Euchre players",
                        "Bids boldly, often alone, plays by feel, and overlooks little."),
         864},
        {"champion", PARLOUR_PHRASE("Euchre players", "Champion"), Level::Champion,
         PARLOUR_PHRASE("Euchre players",
                        "Tries every bid and card against a thousand guesses at the hidden "
                        "cards that fit the bidding and play, and never looks at your cards. "
                        "Has played millions of deals with itself and learned from them."),
         950},
    }};
    return kOpponents;
}

std::span<const ChampionPart> Players::championParts() {
    static constexpr std::array<ChampionPart, 6> kParts{{
        {"imagined deals", "worlds=1;prior=3000"},
        {"rules in playouts", "playouts=random"},
        {"inference", "inference=off"},
        {"prior", "prior=0"},
        {"learned values", "learned=0"},
        {"no exact endings", "exact=8"},
    }};
    return kParts;
}

std::span<const Style> Players::styles() {
    // None is bold: players who name trump more often lose points by it.
    static constexpr std::array<Style, 1> kStyles{{
        {Temper::Cautious, "temper=-25",
         PARLOUR_PHRASE(
             "Euchre players",
             "Cautious: names trump only with a good hand, and passes more often than most.")},
    }};
    return kStyles;
}

bool Players::isBold(const Observation& view, const Move& move) { return Mind::isBold(view, move); }

std::unique_ptr<CheatingAgent<Euchre>> Players::openChampion() {
    ChampionParams params;
    params.worlds = kOpenPlayouts;
    params.exactCards = kSeats * kTricks; // all of the play is solved
    return std::make_unique<OpenChampion<Mind>>(params);
}

std::span<const std::string_view> Players::advisers() {
    // Solved, cards of the last two tricks that are as good as each other are told to be so.
    static constexpr std::array<std::string_view, 3> kAdvisers{
        "champion:worlds=100;exact=8;prior=30", "champion:exact=8",
        "champion:worlds=10000;exact=8;prior=1"};
    return kAdvisers;
}

} // namespace parlour::euchre
