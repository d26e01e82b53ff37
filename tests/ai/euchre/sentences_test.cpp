#include "ai/euchre/champion.h"
#include "ai/euchre/explain.h"
#include "ai/euchre/friendly.h"
#include "ai/euchre/program_players.h"
#include "ai/euchre/two_thresholds.h"
#include "tests/support/euchre_players.h"
#include "tests/support/search.h"
#include "tests/support/sentences.h"

using namespace parlour;
using namespace parlour::euchre;
using namespace parlour::test;

namespace {

constexpr const char* kSources = PARLOUR_SOURCE "/ai/euchre";

// With hearts as trump seat 0 leads the ace of clubs, and the partner, seat 2, is out of clubs.
const std::vector<std::string> kPartnerLacksClubs{"AC QC JC 9D 9H", "TC KC AD KD TD",
                                                  "JD AS KS QS TS", "9C QD AH KH QH"};

// With hearts as trump seat 1 has the left bower, and its partner, seat 3, takes up the right one.
const std::vector<std::string> kDealersBower{"9C TD QD TS KS", "AC JD KD AD 9H", "TC 9D QS AS 9S",
                                             "QC KC AH QH JS"};

// Seat 3 deals and turns up a card.
State turnedUp(const std::string& upcard, const std::vector<std::string>& hands,
               const std::string& moves = "", const Json& options = Json::object()) {
    return after(Euchre::start(euchreOptions(options), euchreDeal(hands, upcard)), moves);
}

const Json kLoneDefender{{"lone_defender", true}};

// What is said of a move.
Reasons why(const State& state, const std::string& move) {
    after(state, move); // which is legal
    return explainMove(viewToMove(state), Euchre::parseMove(move).value());
}

// What a player says.
Reasons why(Agent<Euchre>&& player, const State& state) { return ask(player, state).reasons; }

// What the champion says of a move that brings so many points, when the next best brings so many.
Reasons whyRather(const State& state, const std::string& move, double points,
                  const std::string& next, double pointsOfNext) {
    const auto search =
        comparing<Euchre>(state, Euchre::parseMove(move).value(), Euchre::parseMove(next).value(),
                          {0, points}, {0, pointsOfNext}, 0);
    return explain(viewToMove(state), search);
}

void add(std::vector<Sentence>& table, const std::vector<Sentence>& rows) {
    table.insert(table.end(), rows.begin(), rows.end());
}

std::vector<Sentence> ofBids() {
    const std::vector<std::string> hands{"9H TH QD 9D TC", "9C JC QC KC AH", "KH QH AS KD AD",
                                         "9S TS JH QS JD"};
    const State first = turnedUp("JS", hands);
    const State second = after(first, "pass, pass, pass, pass");
    const State bowers = turnedUp("QS", {"JS JC AS KS AH"});
    const State lone = turnedUp("JS", hands, "order alone, discard 9S", kLoneDefender);
    const State dealer = after(first, "order");
    return {
        {"Trumps in its hand: %1. Ordered up, the %2 goes to an opponent.", "0, jack of spades",
         why(first, "order")},
        {"Trumps in its hand: %1. Ordered up, the %2 goes to the partner.", "1, jack of spades",
         why(after(first, "pass"), "pass")},
        {"Trumps in its hand, once the %1 is taken up: %2.", "jack of spades, 4",
         why(after(first, "pass, pass, pass"), "order")},
        {"Has both bowers with %1 as trump.", "spades", why(bowers, "order alone")},
        {"Trumps in its hand with %1: %2.", "hearts, 2", why(second, "call H")},
        {"Passing promises more than naming a suit.", "", why(second, "pass")},
        {"Two defenders stop a lone maker more often than one.", "", why(lone, "pass")},
        {"Euchring the maker alone counts double: 4 points.", "", why(lone, "defend alone")},
        {"Puts away its only card of this suit, so that it can trump it.", "",
         why(dealer, "discard JH")},
        {"Puts away what it needs least.", "", why(dealer, "discard 9S")},
        {"Puts away what it needs least.", "",
         why(after(first, "pass, order alone"), "discard JH")}, // it sits out
    };
}

std::vector<Sentence> ofLeads() {
    const State lead = called("H", kHands);
    return {
        {"Leads a trump that nobody can beat.", "", why(called("H", {"JH AH AC TS 9D"}), "JH")},
        {"Leads a trump that nobody can beat.", "",
         why(turnedUp("JH", kDealersBower, "pass, order alone, discard JS, 9C, AC, TC"), "JD")},
        {"Leads a trump, to draw those of the others.", "", why(lead, "9H")},
        {"Leads the highest card left of a suit.", "", why(lead, "AC")},
        {"The partner is out of this suit and may trump.", "",
         why(called("H", kPartnerLacksClubs, "AC, TC, TS, 9C"), "JC")},
        {"Leads its only card of this suit, to trump the next one.", "", why(lead, "TS")},
        {"Leads a card that it needs little.", "", why(lead, "9D")},
    };
}

std::vector<Sentence> ofAnswers() {
    const State second = called("H", kHands, "QD");
    const std::vector<std::string> bower{"QD KC AC TS 9H", "JH AH JC QH 9C", "KD 9D QC TC TH",
                                         "JD AD KH TD AS"};
    const std::vector<std::string> clubs{"AC QC 9D TD TH", "KC JC QD KD 9H", "9C TC KH AD JS",
                                         "AH QH JH QS KS"};
    // Seat 2, without clubs, has two trumps and one diamond.
    const std::vector<std::string> overtrumped{"AC QC 9D TD TC", "KH KD QD JS TS", "9H AD QS KS AS",
                                               "9C JC QH AH JH"};
    return {
        {"It is the only card it may play.", "", why(called("H", kHands, "QD, TD"), "AD")},
        {"Takes the trick, last to play.", "", why(called("H", kHands, "QD, KD, AD"), "KH")},
        {"Trumps the trick: no opponent to come can beat that.", "",
         why(called("H", bower, "QD"), "JH")},
        {"Trumps the trick: no opponent to come can beat that.", "",
         why(turnedUp("JH", kDealersBower, "pass, order, discard JS, TS"), "JD")},
        {"Takes the trick: no opponent to come can beat that.", "",
         why(called("H", bower, "9H"), "JH")},
        {"Trumps the trick; a higher trump may still come.", "",
         why(called("H", bower, "QD"), "QH")},
        {"Is ahead in the trick; a card that beats it may still come.", "", why(second, "KD")},
        {"Lets this trick go and keeps its better cards for later.", "", why(second, "TD")},
        {"Leaves the trick to the partner.", "", why(called("H", kHands, "TS, 9C"), "QC")},
        {"The partner is ahead in the trick.", "", why(called("H", clubs, "AC, JC"), "9C")},
        {"Throws its only card of this suit, to trump it later.", "",
         why(called("H", overtrumped, "AC, KH"), "AD")},
        {"Cannot win the trick and throws a card.", "",
         why(called("H", overtrumped, "AC, KH"), "9H")}, // a trump is not thrown to trump later
    };
}

std::vector<Sentence> ofSearches() {
    const State bid = turnedUp("QS", {"JS JC AS KS AH"});
    const State fiveTricks = called("S", {"JS JC AS KS QS"}, "", "9H");
    return {
        {"Any card does as well.", "", why(Champion(), fiveTricks)},
        {"Almost as good: %1.", "a pass", whyRather(bid, "order", 0.5, "pass", 0.48)},
        {"Better in the imagined deals, but rules of thumb speak against it: %1.", "a pass",
         whyRather(bid, "order", 0.5, "pass", 0.6)},
        {"Alone it gains %1 points in 100 deals like this, with the partner %2.", "250, 150",
         whyRather(bid, "order alone", 2.5, "order", 1.5)},
        {"Gains %1 points in 100 deals like this; next best, with %2: %3.", "50, 20, a pass",
         whyRather(bid, "order", 0.5, "pass", 0.2)},
        {"Loses %1 points in 100 deals like this; next best loses %2: %3.",
         "50, 120, spades as trump", whyRather(bid, "pass", -0.5, "order", -1.2)},
    };
}

// All players but the champion bid alike.
std::vector<Sentence> ofCounts() {
    const std::string loneMaker = "order alone, discard 9C";
    return {
        {"Its hand counts %1 with %2 as trump; %3 are wanted.", "12, hearts, 19",
         why(HighPlayer(), turnedUp("9H", {"JH KH 9C TD 9S"}))},
        {"Its hand counts %1 with %2 as trump; %3 are enough.", "20, hearts, 19",
         why(HighPlayer(), turnedUp("9H", {"JH AH AC 9D 9S"}))},
        {"Its hand counts %1 with %2 as trump; from %3 on it plays alone.", "41, hearts, 33",
         why(HighPlayer(), turnedUp("9H", {"JH JD AH KH AC"}))},
        {"It must name a suit, and %1 are its best.", "diamonds",
         why(HighPlayer(),
             turnedUp("TS", {"", "", "", "9H TH 9C TD 9D"},
                      "pass, pass, pass, pass, pass, pass, pass", {{"stick_dealer", true}}))},
        {"Its hand counts %1 in the maker's own suit; from %2 on it defends alone.", "33, 25",
         why(HighPlayer(), turnedUp("9H", {"", "JH JD AH 9C TC", "", "KC 9D TD QD KD"},
                                    "order alone, discard KC", kLoneDefender))},
        {"Its hand counts %1 in the maker's suit; to defend alone %2 are wanted.", "16, 25",
         why(HighPlayer(), turnedUp("9H", {"", "JH KH 9C TD 9S", "", "KC AC QD KD AD"},
                                    "order alone, discard KC", kLoneDefender))},
        {"The card that counts least.", "",
         why(HighPlayer(), turnedUp("9H", {"", "", "", "9D KC AC QD KD"}, "order"))},
    };
}

std::vector<Sentence> ofSimplePlayers() {
    const State lead = called("H", kHands);
    const State second = called("H", kHands, "QD");
    return {
        {"It is the only card it may play.", "",
         why(HighPlayer(), called("H", kHands, "QD, TD"))}, // the left bower is no diamond
        {"Any card it may play, drawn by lot.", "", why(RandomPlayer(), lead)},
        {"Its highest card.", "", why(HighPlayer(), lead)},
        {"Its lowest card.", "", why(LowPlayer(), lead)},
        {"Holds %1 percent of what is left in play, so it plays high.", "57",
         why(MdpPlayer({}), called("C", {"JC KH AH JS AD"}))},
        {"Holds only %1 percent of what is left in play, so it plays low.", "21",
         why(MdpPlayer({}), called("C", {"JC KH AH JS AD", "AS JH QD TC QC"}, "JC"))},
        {"Leads its highest card.", "", why(CautiousPlayer(), lead)},
        {"Tries to win the trick with its highest card.", "", why(CautiousPlayer(), second)},
        {"Leaves the trick to the partner.", "",
         why(CautiousPlayer(), called("H", kPartnerLacksClubs, "AC, TC"))},
        {"Cannot beat what lies there and throws its lowest card.", "",
         why(CautiousPlayer(), called("H", kHands, "AC"))},
    };
}

std::vector<Sentence> ofTwoThresholds() {
    const auto says = [](const State& state) { return why(TwoThresholdPlayer({0, 100}), state); };
    return {
        {"Its lowest card that will probably take the trick.", "",
         says(called("H", kHands, "QD, KD, AD"))},
        {"Will probably not take the trick, so it throws its lowest card.", "",
         says(called("H", kHands, "AC"))},
    };
}

std::vector<Sentence> ofFriendlyPlayers() {
    // The partner, seat 3, has taken up the right bower.
    const State right =
        turnedUp("JH", {"9C TD QD TS KS", "AC KD QS 9H TH", "TC 9D JD AS 9S", "QC KC AD QH JS"},
                 "pass, order, discard JS, 9C, AC, TC, QC");
    const std::vector<std::string> manyClubs{"9C QD AH TS 9H", "KC AC TD KD QH", "QC TC JC AD TH",
                                             "9D KH JH AS JD"};
    const std::vector<std::string> noClubs{"KC TC QD TS 9H", "AC JC QC KD TD", "9C AS KS QS AD",
                                           "9D JD AH KH QH"};
    const std::vector<std::string> noTrumps{"JH AH TC QC AS", "TH QH KH TD 9D", "9H KC JC AD KD",
                                            "9C AC TS QS KS"};
    const std::vector<std::string> noDiamondsNorTrumps{"JH AD KD 9C TC", "9H 9D TD QD AC",
                                                       "TH KH JC QC KC", "TS JS QS KS AS"};
    const std::vector<std::string> aTen{"TD 9C AC TS 9H", "9D TC JC QH KC", "KD QD QC KS TH",
                                        "JH AH KH JD AS"};
    const std::vector<std::string> noDiamond{"TD 9C AC TS 9H", "9D QD JC QH KC", "AS TC QC KS QS",
                                             "JH AH KH JD KD"};
    return {
        {"The partner is out of this suit and may trump.", "",
         why(FriendlyPlayer({}), called("H", kPartnerLacksClubs, "AC, TC, TS, 9C"))},
        {"The partner probably holds the highest card of this suit.", "",
         why(FriendlyPlayer({}), right)},
        {"Leads its highest card.", "", why(FriendlyPlayer({}), called("H", kHands))},
        {"The partner can probably win in the suit led.", "",
         why(FriendlyPlayer({}), called("H", manyClubs, "9C"))},
        {"The partner is out of this suit and may trump.", "",
         why(FriendlyPlayer({}), called("H", noClubs, "KC, QC, 9C, 9D, TC"))},
        {"Its lowest card.", "",
         why(FriendlyPlayer({}),
             called("H", noDiamondsNorTrumps, "JH, 9H, TH, TS, AD, 9D, QC, JS, KD"))},
        {"The partner has no trumps, so it plays high itself.", "",
         why(FriendlyPlayer({}), called("H", noTrumps, "JH, TH, 9H, 9C, AH"))},
        {"Tries to win the trick with its highest card.", "",
         why(FriendlyPlayer({}), called("H", kHands, "QD"))},
        {"Cannot beat what lies there and throws its lowest card.", "",
         why(FriendlyPlayer({}), called("H", kHands, "AC"))},
        {"The partner's card will probably be beaten, so it plays a higher one.", "",
         why(FriendlyPlayer({}), called("H", aTen, "TD, 9D"))},
        {"Cannot beat what lies there and throws its lowest card.", "",
         why(FriendlyPlayer({}), called("H", noDiamond, "TD, 9D"))},
        {"Leaves the trick to the partner.", "",
         why(FriendlyPlayer({}), called("H", kHands, "AC, 9C"))},
        {"Leaves the trick to the partner.", "",
         why(FriendlyPlayer({}), called("H", kHands, "9H, QH, TH"))},
    };
}

std::vector<Sentence> ofPrograms() {
    const State second = called("H", kHands, "QD");
    const State last = called("H", kHands, "QD, KD, AD");
    const State beaten = called("H", kHands, "AC");
    const State partners = called("H", kPartnerLacksClubs, "AC, TC");
    const std::vector<std::string> trumps{"QD KC AC TS 9H", "KH AH JC QH 9C", "KD 9D QC TC TH",
                                          "JD AD JH TD AS"};
    const std::vector<std::string> bower{"QD KC AC TS 9H", "JH AH JC QH 9C", "KD 9D QC TC TH",
                                         "JD AD KH TD AS"};
    return {
        {"Leads the right bower.", "", why(BidEuchrePlayer(), called("H", {"JH AH AC TS 9D"}))},
        {"Leads an ace of a suit not led before.", "", why(BidEuchrePlayer(), called("H", kHands))},
        {"Its lowest card.", "", why(BidEuchrePlayer(), called("H", {"QD 9D KC TS AH"}))},
        {"Leaves the trick to the partner.", "", why(BidEuchrePlayer(), partners)},
        {"Cannot beat what lies there and throws its lowest card.", "",
         why(BidEuchrePlayer(), beaten)},
        {"Wins with the cheapest card that will do.", "", why(BidEuchrePlayer(), last)},
        {"Tries to win the trick with the lowest trump that will do.", "",
         why(BidEuchrePlayer(), called("H", trumps, "QD"))},
        {"Tries to win the trick with its highest card.", "", why(BidEuchrePlayer(), second)},

        {"Leads its highest card.", "", why(ClassicEasyPlayer(), called("H", kHands))},
        {"Wins with the cheapest card that will do.", "", why(ClassicEasyPlayer(), last)},
        {"Cannot beat what lies there and throws its lowest card.", "",
         why(ClassicEasyPlayer(), beaten)},
        {"Tries to win the trick with the cheapest card that will do.", "",
         why(ClassicEasyPlayer(), second)},

        {"Leads its highest card.", "", why(ClassicMediumPlayer(), called("H", kHands))},
        {"Leaves the trick to the partner.", "", why(ClassicMediumPlayer(), partners)},
        {"Tries to win the trick with its highest card.", "", why(ClassicMediumPlayer(), second)},
        {"Wins with the cheapest card that will do.", "", why(ClassicMediumPlayer(), last)},
        {"Cannot beat what lies there and throws its lowest card.", "",
         why(ClassicMediumPlayer(), beaten)},

        {"Leads a trump that nobody can beat.", "",
         why(ClassicHardPlayer(), called("H", {"JH AH AC TS 9D"}))},
        {"Leads the highest card left of a suit.", "",
         why(ClassicHardPlayer(), called("H", {"JD AH AC TS 9D"}))},
        {"The partner is out of this suit and may trump.", "",
         why(ClassicHardPlayer(), called("H", kPartnerLacksClubs, "AC, TC, TS, 9C"))},
        {"Its lowest card.", "", why(ClassicHardPlayer(), called("H", {"JD AH KC TS 9D"}))},
        {"Leaves the trick to the partner.", "", why(ClassicHardPlayer(), partners)},
        {"Cannot beat what lies there and throws its lowest card.", "",
         why(ClassicHardPlayer(), beaten)},
        {"Wins with the cheapest card that will do.", "", why(ClassicHardPlayer(), last)},
        {"Wins with its cheapest card that no opponent to come can beat.", "",
         why(ClassicHardPlayer(), called("H", bower, "QD"))},
        {"Tries to win the trick with the lowest trump that will do.", "",
         why(ClassicHardPlayer(), called("H", trumps, "QD"))},
        {"Tries to win the trick with its highest card.", "", why(ClassicHardPlayer(), second)},
    };
}

// The moves that reasons name.
Reasons named(const Reasons& reasons) {
    Reasons names;
    for (const Reason& reason : reasons)
        for (const Reason::Arg& arg : reason.args)
            if (arg.kind == Reason::Arg::Kind::Words) names.push_back(because(arg.words));
    return names;
}

} // namespace

TEST_CASE("Every reason of Euchre's players has a position") {
    std::vector<Sentence> table;
    add(table, ofBids());
    add(table, ofLeads());
    add(table, ofAnswers());
    add(table, ofSearches());
    add(table, ofCounts());
    add(table, ofSimplePlayers());
    add(table, ofTwoThresholds());
    add(table, ofFriendlyPlayers());
    add(table, ofPrograms());
    checkSentences(kSources, "Euchre reasons", table);
}

TEST_CASE("Every name of a bid has a position") {
    const State first = turnedUp("9S", kHands);
    const State second = after(first, "pass, pass, pass, pass");
    const State lone = turnedUp("9S", kHands, "order alone, discard TC", kLoneDefender);
    const auto next = [](const State& state, const std::string& move, const std::string& other) {
        return named(whyRather(state, move, 1, other, 0));
    };
    checkSentences(kSources, "Euchre choices",
                   std::vector<Sentence>{
                       {"a pass", "", next(first, "order", "pass")},
                       {"clubs as trump", "", next(second, "pass", "call C")},
                       {"diamonds as trump", "", next(second, "pass", "call D")},
                       {"hearts as trump", "", next(second, "pass", "call H")},
                       {"spades as trump", "", next(first, "pass", "order")},
                       {"clubs as trump, alone", "", next(second, "pass", "call C alone")},
                       {"diamonds as trump, alone", "", next(second, "pass", "call D alone")},
                       {"hearts as trump, alone", "", next(second, "pass", "call H alone")},
                       {"spades as trump, alone", "", next(first, "pass", "order alone")},
                       {"defending alone", "", next(lone, "pass", "defend alone")},
                   });
}
