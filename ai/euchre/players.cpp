#include "ai/euchre/players.h"

#include "ai/euchre/champion.h"
#include "ai/euchre/friendly.h"
#include "ai/euchre/program_players.h"
#include "ai/search/tree_player.h"

#include <array>

namespace parlour::euchre {

namespace {

// Both in percent.
template <std::derived_from<MdpParams> P> Param<P> threshold() {
    return {"threshold", &MdpParams::threshold, 0, 100};
}
template <std::derived_from<FriendlyParams> P> Param<P> goodChance() {
    return {"good_chance", &FriendlyParams::goodChance, 0, 100};
}

} // namespace

std::span<const AgentEntry<Euchre>> Players::players() {
    using Common = ChampionParam<ChampionParams>;
    static const std::array<AgentEntry<Euchre>, 13> kPlayers{
        agentEntry<Euchre, RandomPlayer>("random"),
        agentEntry<Euchre, HighPlayer>("high"),
        agentEntry<Euchre, LowPlayer>("low"),
        agentEntry<Euchre, CautiousPlayer>("high-cautious"),
        agentEntry<Euchre, MdpPlayer, MdpParams>("mdp", {threshold<MdpParams>()}),
        agentEntry<Euchre, FriendlyPlayer, FriendlyParams>("uf", {goodChance<FriendlyParams>()}),
        agentEntry<Euchre, HybridPlayer, HybridParams>(
            "uf-hybrid", {goodChance<HybridParams>(), threshold<HybridParams>()}),
        agentEntry<Euchre, BidEuchrePlayer>("bid-euchre"),
        agentEntry<Euchre, ClassicEasyPlayer>("classic-easy"),
        agentEntry<Euchre, ClassicMediumPlayer>("classic-medium"),
        agentEntry<Euchre, ClassicHardPlayer>("classic-hard"),
        treePlayerEntry<Euchre>(),
        championEntry<Mind>({Common::worlds(), Common::inference(), Common::playouts(),
                             Common::exact(kSeats * kTricks), Common::miss(), Common::prior()}),
    };
    return kPlayers;
}

std::span<const Opponent> Players::opponents() {
    // The levels between the published players are champions that rely on their prior and overlook
    // some of the moves.
    static constexpr std::array<Opponent, 16> kOpponents{{
        {"low", PARLOUR_PHRASE("Euchre players", "Low"), Level::Beginner,
         PARLOUR_PHRASE("Euchre players",
                        "Always plays the lowest card, and so loses tricks that could have been "
                        "won."),
         0},
        {"mdp", PARLOUR_PHRASE("Euchre players", "MDP"), Level::Beginner,
         PARLOUR_PHRASE("Euchre players",
                        "Plays high while holding a good share of the cards left, otherwise low, "
                        "and looks neither at the trick nor at the partner.")},
        {"random", PARLOUR_PHRASE("Euchre players", "Random"), Level::Easy,
         PARLOUR_PHRASE("Euchre players", "Plays any legal card without looking.")},
        {"high", PARLOUR_PHRASE("Euchre players", "High"), Level::Easy,
         PARLOUR_PHRASE("Euchre players",
                        "Always plays the highest card, even on the partner's tricks.")},
        {"champion:worlds=1;miss=92;prior=3000", PARLOUR_PHRASE("Euchre players", "First-timer"),
         Level::Easy,
         PARLOUR_PHRASE("Euchre players",
                        "Bids and plays by feel, and notices few of the possibilities."),
         215},
        {"champion:worlds=1;miss=70;prior=3000", PARLOUR_PHRASE("Euchre players", "Absent-minded"),
         Level::Medium,
         PARLOUR_PHRASE("Euchre players",
                        "Bids and plays by feel, and overlooks most of the possibilities."),
         398},
        {"uf-hybrid", PARLOUR_PHRASE("Euchre players", "UF 1.5"), Level::Medium,
         PARLOUR_PHRASE(
             "Euchre players",
             "Tries to win every trick with a good hand, and helps the partner with a poor one."),
         564},
        {"high-cautious", PARLOUR_PHRASE("Euchre players", "High with caution"), Level::Medium,
         PARLOUR_PHRASE("Euchre players",
                        "Plays high to win, but leaves the partner's tricks alone.")},
        {"uf", PARLOUR_PHRASE("Euchre players", "User Friendly"), Level::Medium,
         PARLOUR_PHRASE("Euchre players", "Keeps a chart of who may hold which card, and helps the "
                                          "partner, often too politely.")},
        {"classic-easy", PARLOUR_PHRASE("Euchre players", "Classic, easy"), Level::Medium,
         PARLOUR_PHRASE("Euchre players",
                        "Wins every trick as cheaply as possible, even the partner's.")},
        {"classic-medium", PARLOUR_PHRASE("Euchre players", "Classic, medium"), Level::Hard,
         PARLOUR_PHRASE("Euchre players",
                        "Leaves the partner's tricks alone, and wins cheaply when last to play.")},
        {"bid-euchre", PARLOUR_PHRASE("Euchre players", "Bid Euchre"), Level::Hard,
         PARLOUR_PHRASE("Euchre players",
                        "Leads the right bower and new aces, saves trumps for when they are "
                        "needed, and trusts the partner's strong cards.")},
        {"classic-hard", PARLOUR_PHRASE("Euchre players", "Classic, hard"), Level::Hard,
         PARLOUR_PHRASE(
             "Euchre players",
             "Counts cards, remembers who is out of a suit, and wins as cheaply as is safe."),
         720},
        {"champion:worlds=1;miss=20;prior=3000", PARLOUR_PHRASE("Euchre players", "Quick"),
         Level::Expert,
         PARLOUR_PHRASE(
             "Euchre players",
             "Bids and plays by feel, mostly well, and overlooks something now and then."),
         794},
        {"champion:worlds=1;miss=8;prior=3000", PARLOUR_PHRASE("Euchre players", "Alert"),
         Level::Expert,
         PARLOUR_PHRASE("Euchre players",
                        "Bids boldly, often alone, plays by feel, and overlooks little."),
         864},
        {"champion", PARLOUR_PHRASE("Euchre players", "Champion"), Level::Champion,
         PARLOUR_PHRASE("Euchre players", "Tries every bid and card against a thousand guesses at "
                                          "the hidden cards that fit the bidding and play, and "
                                          "never looks at your cards."),
         950},
    }};
    return kOpponents;
}

std::span<const ChampionPart> Players::championParts() {
    static constexpr std::array<ChampionPart, 5> kParts{{
        {"imagined deals", "worlds=1;prior=3000"},
        {"rules in playouts", "playouts=random"},
        {"inference", "inference=off"},
        {"prior", "prior=0"},
        {"no exact endings", "exact=8"},
    }};
    return kParts;
}

std::span<const std::string_view> Players::advisers() {
    static constexpr std::array<std::string_view, 3> kAdvisers{
        "champion:worlds=100;prior=30", "champion", "champion:worlds=10000;prior=1"};
    return kAdvisers;
}

} // namespace parlour::euchre
