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

// The queen of spades turned up before the opponent who bids first,
State opponent(const std::string& hand) { return turnedUp("QS", {hand}); }
// the dealer's partner,
State partner(const std::string& hand) { return turnedUp("QS", {"", hand}, "pass"); }
// and the dealer.
State dealer(const std::string& hand, const std::string& move = "") {
    return turnedUp("QS", {"", "", "", hand},
                    "pass, pass, pass" + (move.empty() ? "" : ", " + move));
}
// It was turned down, and the first opponent bids again.
State second(const std::string& hand) { return after(opponent(hand), "pass, pass, pass, pass"); }

// Seat 0, which called hearts and has won a trick, leads with two trumps left.
State twoTrumps() {
    return called("H", {"AC QD TS 9H QH", "TC KD TD QS JS", "QC KS AH TH KH", "9C JC KC AD JH"},
                  "AC, TC, QC, 9C");
}

// A search in which these moves bring so many points.
FlatMonteCarlo<Euchre> searchOf(const State& state, const std::vector<std::string>& texts,
                                const std::vector<double>& points) {
    Euchre::MoveList moves;
    for (const std::string& text : texts) moves.push_back(Euchre::parseMove(text).value());
    const auto view = viewToMove(state);
    FlatMonteCarlo<Euchre> search(0);
    Rng rng(1);
    run(search, view, moves, {100}, rng, StopCheck(), [&](const State& played, Rng&) {
        for (std::size_t i = 0; i < moves.size(); ++i)
            if (Euchre::observe(played, view.seat) ==
                Euchre::observe(after(state, texts[i]), view.seat))
                return Outcome{0, points[i]};
        return Outcome{};
    });
    return search;
}

// What is said of the first of these moves, which bring so many points.
Reasons whyAmong(const State& state, const std::vector<std::string>& texts,
                 const std::vector<double>& points) {
    return explain(viewToMove(state), searchOf(state, texts, points));
}

std::vector<Sentence> ofBids() {
    const State three = opponent("AS KS TS KH 9D");
    const State last = dealer("TS KH QH 9D TC", "pass, pass, pass, pass");
    const State bower =
        turnedUp("JS", {"9H TH QD 9D TC", "9C JC QC KC AH", "KH QH AS KD AD", "9S TS JH QS JD"});
    const State lone = after(turnedUp("JS", {"", "", "", "9S TS JH QS JD"}, "", kLoneDefender),
                             "order alone, discard 9S");
    return {
        {"%2: with both bowers you have two sure tricks and need only one more.",
         "spades, Order it up", why(opponent("JS JC AS KS AH"), "order")},
        {"%3: you would hold %2 of the 7 trumps, more than anyone else can.",
         "spades, 4, Order it up", why(opponent("AS KS TS 9S AH"), "order")},
        {"%3: you would hold %2 of the 7 trumps, more than anyone else can.",
         "spades, 5, Pick it up", why(dealer("AS KS TS 9S AH"), "order")},
        {"%3: you would hold %2 of the 7 trumps, more than anyone else can.",
         "hearts, 4, Name hearts", why(second("AH KH TH 9H AC"), "call H")},
        {"Order it up: you hold the %3 and the %4 of %1, and the upcard makes %2 stronger too.",
         "spades, seat 3, ace, king", why(partner("AS KS 9H TD 9C"), "order")},
        {"Order it up: you hold the %3 and the %4, and the %1 makes %2 stronger too.",
         "queen of spades, seat 3, right bower, king of spades",
         why(partner("JS KS 9H TD 9C"), "order")},
        {"Order it up: you are strong in %1, and the %2 makes %3 stronger too.",
         "spades, queen of spades, seat 3", why(partner("AS KS TS TD 9C"), "order")},
        {"Order it up: the %1 makes %2 stronger, and you can help with a trump and an ace.",
         "queen of spades, seat 3", why(partner("AS AH 9H TD 9C"), "order")},
        {"%2: three trumps and an ace beside them should make three tricks.", "spades, Order it up",
         why(opponent("AS KS TS AH 9D"), "order")},
        {"%3: you would hold three trumps, and a little help from %2 is enough.",
         "spades, seat 2, Order it up", why(three, "order")},
        {"%2: three trumps and two aces beside them should make three tricks.",
         "spades, Order it up", why(opponent("AS KS TS AH AD"), "order")},
        {"%2: the right bower is a sure trick, the %3 may take another, and %4 may bring the "
         "third.",
         "clubs, Name clubs, ace of clubs, seat 2", why(second("JC AC KH QH 9D"), "call C")},
        // the dealer takes it up
        {"%2: the right bower is a sure trick, the %3 may take another, and %4 may bring the "
         "third.",
         "spades, Pick it up, king of spades, seat 1",
         why(turnedUp("JS", {"", "", "", "KS KH QH 9D TC"}, "pass, pass, pass"), "order")},
        {"%2: the right bower is a sure trick, and the %3 and the %4 may take the two others you "
         "need.",
         "clubs, Name clubs, king of clubs, ace of diamonds",
         why(second("JC KC KH QH AD"), "call C")},
        {"You hold few trumps, but your aces may take tricks as well.", "",
         why(opponent("AS 9S AH AD 9C"), "order")},
        {"Pick it up: if you turn the %1 down, %2 is the first to name another suit.",
         "queen of spades, seat 0", why(dealer("TS KH QH 9D TC"), "order")},
        {"Order it up: the %1 goes to your side, and the opponents can't choose the trump.",
         "queen of spades, seat 3", why(partner("9H TH QD KD TC"), "order")},
        {"Order it up: your hand should be strong enough even though the %1 goes to %2.",
         "queen of spades, seat 3", why(opponent("TS KH QH 9D TC"), "order")},
        {"Name %1: you hold the %4, and %2, who turned down %3, probably has no bower.",
         "clubs, seat 3, spades, ace of clubs", why(second("AC KH QH 9D 9C"), "call C")},
        {"Name %1 yourself, before the opponents choose a suit that fits them.", "hearts",
         why(second("9C KH QH 9D TD"), "call H")},
        {"Name %1: if you pass too, nobody scores in this deal.", "hearts", why(last, "call H")},
        {"Go alone: with both bowers you may take all five tricks, and alone they count 4 points.",
         "", why(opponent("JS JC AS KS AH"), "order alone")},
        {"Go alone: your trumps and aces may take all five tricks, and alone they count 4 points.",
         "", why(opponent("AS KS TS AH AD"), "order alone")},
        {"Go alone: with so many trumps you may take all five tricks, and alone they count 4 "
         "points.",
         "", why(opponent("AS KS TS 9S AH"), "order alone")},
        // with one ace: of two, one is among the six cards and has to go
        {"Go alone: with so many trumps you may take all five tricks, and alone they count 4 "
         "points.",
         "", why(dealer("AS KS TS AH AD"), "order alone")},
        {"Go alone: three trumps and an ace beside them may take all five tricks, and alone they "
         "count 4 points.",
         "", why(opponent("AS KS TS AH 9D"), "order alone")},
        {"Go alone: you need little help, and five tricks count 4 points alone, only 2 together.",
         "", why(three, "order alone")},
        {"Turn it down: you are stronger in %1 and may be able to name them later.", "hearts",
         why(dealer("JH AH KH 9D TC"), "pass")},
        {"Turn it down: the %1 would be your only trump.", "queen of spades",
         why(dealer("9H TD QH KD TC"), "pass")},
        {"Turn it down: your aces may well euchre the opponents if they name a suit.", "",
         why(dealer("AS 9H AD QH AC"), "pass")},
        {"Turn it down: even with the %1 you would need a lot of help from %2.",
         "queen of spades, seat 1", why(dealer("TS 9H TD QH TC"), "pass")},
        {"Pass: ordering it up would hand %1 the right bower, the highest trump.", "seat 3",
         why(bower, "pass")},
        {"Pass: you are stronger in %2, and if the %1 is turned down you may name them.",
         "queen of spades, hearts", why(opponent("JH AH KH 9D TC"), "pass")},
        {"Pass: you are stronger in %2, and if the %1 is turned down you may name them.",
         "nine of spades, diamonds", why(turnedUp("9S", {"TD QD AD AH JS"}), "pass")},
        {"Pass: you have no trump to help with, and %1 can still pick up the %2.",
         "seat 3, queen of spades", why(partner("9H TH QD KD TC"), "pass")},
        {"Pass: you have only one trump to help with, and %1 can still pick up the %2.",
         "seat 3, queen of spades", why(partner("AS 9H TD QD TC"), "pass")},
        {"Pass and leave it to %1, who can still pick up the %2 with a good hand.",
         "seat 3, queen of spades", why(partner("AS KS 9H TD QC"), "pass")},
        {"Pass: you have no trump, and the %1 would go to %2.", "queen of spades, seat 3",
         why(opponent("9H TH QD KD TC"), "pass")},
        {"Pass: you have only one trump, and the %1 would go to %2.", "queen of spades, seat 3",
         why(opponent("AS 9H TD QD TC"), "pass")},
        {"Pass: if the %3 is turned down, you may name %1, just as strong, and %2 gets no trump "
         "from you.",
         "clubs, seat 3, queen of spades", why(opponent("JS JC QC TS JH"), "pass")},
        {"Pass: %1 can still pick up the %2, and if not, you may name %3.",
         "seat 3, queen of spades, clubs", why(partner("JC QC 9D AD AS"), "pass")},
        {"Pass: two trumps are hardly enough, and the %1 would go to %2.",
         "queen of spades, seat 3", why(opponent("AS KS 9H TD QC"), "pass")},
        {"Pass: you could order it up, but the %1 would go to %2.", "queen of spades, seat 3",
         why(opponent("AS KS TS 9H TD"), "pass")},
        {"Pass: then nobody has named a suit, and this deal costs you nothing.", "",
         why(last, "pass")},
        {"Pass: whatever you named, you would hold two trumps at most.", "",
         why(second("AS 9H TD QD TC"), "pass")},
        {"Pass: your longest suit is %1, and you have neither of its bowers.", "hearts",
         why(second("9H TH KH QD TC"), "pass")},
        {"Pass: you are longest in %1, but the rest of your hand is too weak.", "hearts",
         why(second("9H TH JH QD TC"), "pass")},
        {"Pass: the two of you stop %1 more often than you alone.", "seat 0", why(lone, "pass")},
        {"Defend alone: to euchre %1 on your own counts 4 points instead of 2.", "seat 0",
         why(lone, "defend alone")},
        {"Discard the %1: then you are out of %2 and can trump them.", "jack of hearts, hearts",
         why(after(bower, "order"), "discard JH")},
        {"Discard the %1 to trump %2: they are led more often than %3, whose jack is a trump.",
         "ten of hearts, hearts, clubs",
         whyRather(dealer("9C TH QD KD 9S", "order"), "discard TH", 1, "discard 9C", 0)},
        // a king is worth more, whatever its suit
        {"Discard the %1: it is the card least likely to take a trick.", "ten of hearts",
         whyRather(dealer("KC TH QD KD 9S", "order"), "discard TH", 1, "discard KC", 0)},
        {"Discard the %1: it is the card least likely to take a trick.", "nine of hearts",
         why(dealer("9H TH QD KD 9S", "order"), "discard 9H")},
        {"Discard the %1: keep your trumps; which other card goes hardly matters.", "ten of hearts",
         whyRather(dealer("9H TH QD KD 9S", "order"), "discard TH", 1, "discard 9S", 0)},
        {"Discard the %1 and keep your only trump; which other card goes hardly matters.",
         "ten of hearts",
         whyRather(dealer("9H TH QD KD TC", "order"), "discard TH", 1, "discard QS", 0)},
        {"Discard the %1: keep trumps and aces; which other card goes hardly matters.",
         "ten of hearts",
         whyRather(dealer("9H TH QD AD 9S", "order"), "discard TH", 1, "discard 9S", 0)},
        {"Discard the %1 rather than the %2, which is likelier to take a trick.",
         "ten of hearts, king of diamonds",
         whyRather(dealer("9H TH QD KD 9S", "order"), "discard TH", 1, "discard KD", 0)},
        {"Discard the %1: more cards can beat it than your %2.", "jack of hearts, jack of diamonds",
         whyRather(dealer("JD QD TH JH AS", "order"), "discard JH", 1, "discard JD", 0)},
        {"Discard the %1: your other cards should do more for you.", "ten of hearts",
         why(dealer("9H TH 9D JD 9S", "order"), "discard TH")},
        {"It makes no difference: you sit this deal out.", "",
         why(after(bower, "pass, order alone"), "discard JH")},
    };
}

// Seat 0, which called hearts and has won one of three tricks, leads with two cards left. The
// others hold the queen of diamonds and a trump, the king of diamonds and another card, and two
// trumps.
State lastTwo(const std::string& side, const std::string& trump, const std::string& seat2,
              const std::string& seat1) {
    return called("H",
                  {"9S TS AC " + side + " " + trump, "AS KS TC QD " + seat1, "QS JS QC KD " + seat2,
                   "JC KC TD QH TH"},
                  "9S, AS, QS, JC, KS, JS, KC, TS, TC, QC, TD, AC", "9C");
}

std::vector<Sentence> ofLeads() {
    const State lead = called("H", kHands);
    const std::vector<std::string> trumps{"JH JD AH KH QH", "9C TC QC KC 9D", "TD QD KD AD AC",
                                          "9H TS JS QS KS"};
    // Seat 1 euchres seat 0.
    const std::vector<std::string> euchre{"9D TC QC KC KD", "JH JD AH AC KS", "TD QD AD TS QS",
                                          "9H TH QH JS AS"};
    // Seat 0 has one trick, and the opponents have two.
    const std::string lost = "9S, AS, QS, JC, KS, JS, KC, TS, TC, QC, TD, AC";
    const auto needsTwo = [&](const std::string& own, const std::string& partners) {
        return called(
            "H",
            {"9S TS AC 9C " + own, "AS KS TC QD 9H", "QS JS QC KD " + partners, "JC KC TD QH TH"},
            lost, "9D");
    };
    const std::vector<std::string> noTrumps{"JH JD AC 9C 9D", "KD QD AD TD TS", "JS QS 9H TH QC",
                                            "KC TC KS AS JC"}; // of the opponents
    const std::vector<std::string> twoLeft{"JH JD AH 9C AD", "KD QD 9D TD TS", "JS QS KS AS QC",
                                           "KC TC 9H TH AC"};
    const std::vector<std::string> lacksClubs{"AC KC AS TS 9D", "TD QD JS KS 9H", "9C QC AD KD TH",
                                              "TC QS AH KH QH"};
    const State weak = called("H", {"9C QD QS TS KD"});
    const State noQueen = called("H", {"9C TD JS TS KD"});
    return {
        {"The %1 takes your side's third trick, so you can't be euchred any more.", "ace of clubs",
         why(called("H", noTrumps, "JH, KD, 9H, KS, JD, QD, TH, KC"), "AC")},
        {"The %1 takes your side's third trick: %2 is euchred.", "ace of clubs, seat 0",
         why(called("H", euchre, "9D, AH, TD, 9H, JH, QD, TH, KD"), "AC")},
        {"It makes no difference any more: %1 is euchred.", "seat 0",
         why(called("H", euchre, "9D, AH, TD, 9H, JH, QD, TH, KD, JD, AD, QH, KC"), "AC")},
        {"Lead the %1: nobody can beat it, and it draws out trumps.", "right bower",
         why(called("H", {"JH AH AC TS 9D"}), "JH")},
        // the partner has the right bower and sits out
        {"Lead the %1: nobody can beat it, and it draws out trumps.", "left bower",
         why(turnedUp("JH", kDealersBower, "pass, order alone, discard JS, 9C, AC, TC"), "JD")},
        {"Lead the %1: %2 picked up the %3, so no opponent can beat it.",
         "left bower, seat 3, right bower",
         why(turnedUp("JH", kDealersBower, "pass, order, discard JS, 9C, AC, TC, QC"), "JD")},
        {"Lead the %1 and then your %2: nobody can beat either, and they draw out trumps.",
         "right bower, left bower", why(called("H", {"JH JD AC TS 9D"}), "JH")},
        {"Lead the %1: only the %2 can beat it, and it draws out trumps.",
         "ace of hearts, left bower", why(called("H", {"AH JH QC TS 9D"}), "AH")},
        {"Lead the %1: if the %2 is still out, this draws it, and then no opponent can trump your "
         "other cards.",
         "left bower, nine of hearts",
         why(called("H", {"JH JD AH KC 9C", "QH 9D TD QD KD", "KH TC QC AC AD", "TH JS QS KS AS"},
                    "JH, QH, KH, TH"),
             "JD")},
        {"Lead the %1: if the %2 is still out, this draws it, and then no opponent can trump your "
         "%3.",
         "left bower, nine of hearts, nine of clubs",
         why(called("H", {"JH JD AH KH 9C", "QH 9D TD QD KD", "TC QC KC AC AD", "TH JS QS KS AS"},
                    "JH, QH, TC, TH"),
             "JD")},
        {"Lead the %1: nobody can beat it.", "left bower",
         why(called("H", noTrumps, "JH, KD, 9H, KS"), "JD")},
        {"Lead the %1 to draw trumps: your %2 is safer once they are gone.",
         "nine of hearts, ace of clubs", why(called("H", {"9H TH KC AC 9D"}), "9H")},
        {"Lead the %1: %2 made trump and should hold high ones.", "nine of hearts, seat 2",
         why(turnedUp("9S", {"9H QD 9D TS 9C"}, "pass, pass, pass, pass, pass, pass, call H"),
             "9H")},
        {"You have only trumps left to lead.", "", why(called("H", {"9H TH QH KH JD"}), "KH")},
        {"Lead the %1: it draws trumps as well as your %2, which might fall to a higher one.",
         "nine of hearts, ace of hearts",
         whyRather(called("H", {"9H AH AC TS 9D"}), "9H", 1, "AH", 0)},
        {"Lead the %1 first: an opponent without trumps has to throw a card, perhaps the one that "
         "beats your %2.",
         "ace of hearts, nine of diamonds", why(lastTwo("9D", "AH", "AD", "9H"), "AH")},
        {"Lead the %1: the more trumps are gone, the safer your %2 is.",
         "nine of hearts, king of diamonds", why(called("H", {"9H TH QH KH KD"}), "9H")},
        {"Lead the %1: the more trumps are gone, the fewer can beat your other cards.",
         "nine of hearts", why(called("H", {"9H QD 9D TS 9C"}), "9H")},
        {"Lead the %1: your other suits are better left for somebody else to lead.",
         "nine of hearts",
         why(turnedUp("9S", {"9H QD 9D TS 9C"}, "pass, pass, pass, pass, pass, call H"), "9H")},
        {"Lead the %1: it takes the trick, for the opponents have no trumps left.", "ace of clubs",
         why(called("H", noTrumps, "JH, KD, 9H, KS"), "AC")},
        {"Lead the %1: only a trump can beat it.", "ace of clubs", why(lead, "AC")},
        {"Lead the %1: nothing but a trump can beat it, though %2 is out of that suit.",
         "king of clubs, seat 1",
         why(called("H", {"AC KC 9D TD QD", "TS QS KS AS 9H", "TC JS", "9C"}, "AC, TS, TC, 9C"),
             "KC")},
        {"Lead the %1: %2 is out of that suit and may trump it.", "jack of clubs, seat 2",
         why(called("H", kPartnerLacksClubs, "AC, TC, TS, 9C"), "JC")},
        {"Lead the %1: only a trump can beat it, and if %2 trumps in, %3 may overtrump.",
         "king of clubs, seat 1, seat 2",
         why(called("H", {"AC KC 9D TD QD", "TC QC AS QS KS", "TS JS AH QH KH", "9C JC AD KD JH"},
                    "AC, TC, TS, 9C"),
             "KC")},
        {"You need both tricks: lead the %1 first, and your %2 may take the last one, whoever "
         "leads.",
         "nine of clubs, ace of hearts", why(needsTwo("AH", "AD"), "9C")},
        {"You need both tricks: lead the %1 first, and your %2 may take the last one.",
         "nine of clubs, ace of diamonds", why(needsTwo("AD", "AH"), "9C")},
        {"Lead the %1: your side still needs two tricks, and your %2 and %3 of %4 may take them "
         "later.",
         "ten of spades, queen, nine, hearts", why(twoTrumps(), "TS")},
        {"Lead the %1: your side still needs two tricks, and your %2 and your %3 may take them "
         "later.",
         "nine of diamonds, nine of hearts, ace of spades",
         why(called("H", {"AC AS QD 9D 9H", "TC KD TD QS JS", "QC KS TS KH QH", "9C JC KC AD JH"},
                    "AC, TC, QC, 9C"),
             "9D")},
        {"Lead the %1: %2 may take it, and you keep all your trumps.", "nine of diamonds, seat 2",
         whyRather(called("H", {"9D JH QS TS QH"}), "9D", 1, "QH", 0)},
        {"Lead the %1: there is no hurry with your %2, which takes a trick whenever you play it.",
         "nine of diamonds, right bower",
         whyRather(called("H", {"9D JH QS TS KD"}), "9D", 1, "JH", 0)},
        {"Lead the %1: %2 may take it, and you keep your %3 for later.",
         "nine of diamonds, seat 2, ace of clubs", whyRather(lead, "9D", 1, "AC", 0)},
        {"Lead the %1 and keep your %2: it may take a trick later.",
         "nine of diamonds, nine of hearts", whyRather(lead, "9D", 1, "9H", 0)},
        {"Lead the %1 and keep your %2: it may take a trick later.",
         "nine of diamonds, ace of clubs",
         whyRather(turnedUp("9S", {"9D AC QS TS KH"}, "pass, pass, pass, pass, call H alone"), "9D",
                   1, "AC", 0)},
        {"Lead the %1: your %2 loses to any higher trump now, but may trump in on the last trick.",
         "ten of diamonds, nine of hearts",
         whyRather(called("H",
                          {"9D AC AS TD 9H", "KD JC TS KH AH", "QD QC QS 9C AD", "TC KC JS QH TH"},
                          "9D, KD, QD, TC, JC, QC, KC, AC, AS, TS, QS, JS"),
                   "TD", 1, "9H", 0)},
        {"Lead the %1: your %2 loses to the %3 now, but may trump in on the last trick.",
         "ten of diamonds, left bower, right bower",
         whyRather(called("H",
                          {"9D AC AS TD JD", "KD JC TS KH AH", "QD QC QS 9C AD", "TC KC JS QH TH"},
                          "9D, KD, QD, TC, JC, QC, KC, AC, AS, TS, QS, JS"),
                   "TD", 1, "JD", 0)},
        {"Lead the %1 and keep your %2, which may win the last trick.",
         "nine of clubs, ace of diamonds",
         whyRather(called("H", twoLeft, "JH, KD, JS, 9H, JD, QD, QS, TH, AH, 9D, KS, AC"), "9C", 1,
                   "AD", 0)},
        {"Lead the %1: you have no other %2, so you can trump the next one.",
         "ten of spades, spades", why(lead, "TS")},
        {"You have no other %1, so you can trump them next time.", "diamonds",
         whyRather(called("H", {"9C QC AD 9H AH"}), "AD", 1, "9C", 0)},
        {"You keep your trumps for later.", "nine of hearts, king of hearts",
         whyAmong(called("H", {"QC QD KD 9H KH"}), {"KD", "QC", "9H"}, {1, 1, 0})},
        {"Lead the %1: except for trumps, only the %2 can beat it.",
         "king of diamonds, ace of diamonds", why(called("H", {"KD 9D KC TS 9H"}), "KD")},
        {"Lead the %1: except for trumps, only the %2 and the %3 of %4 can beat it.",
         "queen of diamonds, ace, king, diamonds", why(called("H", {"QD 9C TS KS JC"}), "QD")},
        {"Lead the %1: %2 has no %3 and may trump your %4.",
         "ace of spades, seat 1, clubs, king of clubs",
         whyRather(called("H", lacksClubs, "AC, TD, 9C, TC"), "AS", 1, "KC", 0)},
        {"Lead the %1: once the %3 is gone, your %2 may take a trick.",
         "nine of diamonds, king of diamonds, ace of diamonds",
         why(called("H", {"9D KD QS TS 9C"}), "9D")},
        {"Lead the %1: once the higher cards are gone, your %2 may take a trick.",
         "nine of diamonds, queen of diamonds", why(lead, "9D")},
        {"Lead the %1, your lowest card: you have the least to lose with it.", "nine of clubs",
         why(weak, "9C")},
        {"Lead the %1: once the %3 is gone, your %2 may take a trick.",
         "king of diamonds, queen of diamonds, ace of diamonds",
         whyAmong(called("C", {"QD KD AS 9H JS"}), {"KD", "QD", "9H"}, {1, 1, 0})},
        {"Lead the %1: of your cards it is the likeliest to take a trick.", "jack of spades",
         whyRather(called("H", {"9C TC JS TS TD"}), "JS", 1, "TD", 0)},
        {"Lead the %1: you have no trump, and none of your cards is likely to win, so any lead "
         "will do.",
         "jack of spades", why(noQueen, "JS")},
        {"Lead the %1: no lead stands out, and it does as well as any other.", "jack of spades",
         why(called("H", {"9C TD JS TS AD"}), "JS")},
        {"Lead the %1 first: nobody can beat it, and the opponents have to throw cards away "
         "without seeing your last one.",
         "ten of hearts",
         whyAmong(turnedUp("9S", {"JH JD AH TH 9C", "KH QH TD KC QC", "", "9H QD KD KS QS"},
                           "pass, pass, pass, pass, call H alone, JH, QH, 9H, JD, KH, QS, AH, QC, "
                           "KS"),
                  {"TH", "9C"}, {1, 1})},
    };
}

// Seat 1 throws one of its last two cards on the left bower of seat 0, which is out of diamonds.
State leaderLacksDiamonds() {
    return called("H", {"9C TH JH JD AH", "AC AD JS TD TS", "TC QD QS KC JC", "QC KD KS AS KH"},
                  "9C, AC, TC, QC, AD, QD, KD, TH, JH, JS, JC, KH, JD");
}

std::vector<Sentence> ofAnswers() {
    const State second = called("H", kHands, "QD");
    const State last = called("H", kHands, "QD, KD, AD");
    const std::vector<std::string> trumps{"JH JD AH KH QH", "9C TC QC KC 9D", "TD QD KD AD AC",
                                          "9H TS JS QS KS"};
    const std::vector<std::string> bower{"QD KC AC TS 9H", "JH AH JC QH 9C", "KD 9D QC TC TH",
                                         "JD AD KH TD AS"};
    const std::vector<std::string> clubs{"AC QC 9D TD TH", "KC JC QD KD 9H", "9C TC KH AD JS",
                                         "AH QH JH QS KS"};
    const std::vector<std::string> march{"JH JD AH 9C 9D", "KD QD AD TD TS", "JS QS KS AS QC",
                                         "KC TC 9H TH AC"};
    const std::vector<std::string> noClubs{"AC", "9D TD QS KS AS"};
    const std::vector<std::string> lastTwo{"JH JD AH KC TD", "KD QD AD 9C TS", "JS QS KS AS 9D",
                                           "TC QC 9H TH AC"};
    const std::vector<std::string> twoAces{"JH JD AH KC 9S", "KD QD TD 9C TS", "JS QS KS AS AD",
                                           "TC QC 9H TH AC"};
    // Seat 2, without clubs, has two trumps and one diamond.
    const std::vector<std::string> overtrumped{"AC QC 9D TD TC", "KH KD QD JS TS", "9H AD QS KS AS",
                                               "9C JC QH AH JH"};
    // Seat 1, without diamonds, trumps before seat 2.
    const auto overtrumper = [](const std::string& hand) {
        return std::vector<std::string>{"QD 9D AC TS 9H", "KH JC QH 9C KS", hand};
    };
    const auto lowTrump = [](const std::string& hand) {
        return std::vector<std::string>{"QD 9D AC TS 9H", "TH JC QH 9C KS", hand};
    };
    // Seat 3, the partner of seat 1, has taken up the right bower.
    const auto taken = [](const std::string& own, const std::string& led) {
        return turnedUp("JH", {led + " 9C JC TD QD", own, "", "AD QS AS TS JS"},
                        "pass, order, discard AD, " + led);
    };
    // and here the king.
    const auto takesKing = [](const std::string& own, const std::string& led) {
        return turnedUp("KH", {led + " 9C TC TD 9D", own, "", "AD QS AS TS JS"},
                        "pass, order, discard AD, " + led);
    };
    // Seat 3 plays last, and its partner is winning.
    const State partners =
        called("H", {"QD 9C AC TS 9H", "KD JC QH TC KS", "TD KC QC TH AS", "AD 9D KH JH JS"},
               "QD, KD, TD");
    const State trumped =
        called("H", {"QD 9D AC 9C 9H", "JH JC QC KC TC", "TD KD QH TH AS", "TS KS JS QS AH"},
               "QD, JH, TD");
    return {
        // the left bower is no diamond
        {"You have to follow suit, and this is your only card of it.", "",
         why(called("H", kHands, "QD, TD"), "AD")},
        {"It is your last card.", "",
         why(called("H", trumps, "JH, 9C, TD, 9H, JD, TC, QD, TS, AH, QC, KD, JS, KH, KC, AD, QS"),
             "QH")},
        {"The %1 takes this trick: with one more the opponents would euchre you.", "right bower",
         why(called("H", {"9C 9D JH QC TS", "AC AD KC KD JC", "TC TD QD JS QS", "KS AS KH AH QH"},
                    "9C, AC, TC, KS, AD, TD, AS, 9D, KD, QD, KH"),
             "JH")},
        {"One trick stops the march, and the %1 takes it.", "king of clubs",
         why(called("H", march, "JH, KD, JS, 9H, JD, QD, QS, TH, AH, AD, KS, AC, 9C, TD, QC"),
             "KC")},
        {"Take this one, too: your side has every trick so far, and the march is still possible.",
         "",
         why(called("H", {"AC 9C JH JS QS", "TC TS KD QD TH", "QC KC 9D AS KS", "JC AD TD AH KH"},
                    "AC, TC, QC, JC, 9C, TS, KC, AD, 9D, TD"),
             "JH")},
        {"Overtake %1, so that you can lead your %2 next.", "seat 1, right bower",
         why(partners, "AD")},
        {"Overtake %1, so that you lead next.", "seat 1",
         why(called("H", {"TC 9D AS TS 9H", "KC QD AD TD KS", "9C KD AH TH QC", "AC JC KH QS JS"},
                    "TC, KC, 9C"),
             "AC")},
        {"Overtake %1: if your %2 holds, you can lead your %3 next.",
         "seat 0, ace of diamonds, right bower",
         why(called("H", {"KD", "TD", "AD 9D QS TS JH"}, "KD, TD"), "AD")},
        {"Overtake %1: if your %2 holds, you lead next.", "seat 0, ace of diamonds",
         why(called("H", {"KD", "TD", "AD 9D QS TS 9H"}, "KD, TD"), "AD")},
        {"Play the %1: %2's card can still be beaten, yours can't.", "right bower, seat 0",
         why(called("H", {"QD 9D AS TS 9H", "TD JC QH 9C TC", "JH AC KC QC TH"}, "QD, TD"), "JH")},
        {"The %1 is enough to take this: keep your %2 for later.", "king of hearts, right bower",
         whyRather(called("H", {"QD", "KD", "AD", "KH JH QS TC TS"}, "QD, KD, AD"), "KH", 1, "JH",
                   0)},
        {"The %1 is enough to take this: keep your higher trumps for later.",
         "king of hearts, left bower, right bower",
         whyRather(called("H", {"QD", "KD", "AD", "KH JH JD TC TS"}, "QD, KD, AD"), "KH", 1, "JH",
                   0)},
        {"You have to overtake %2: use the %1 and keep your %3 for later.",
         "king of hearts, seat 0, right bower",
         whyRather(called("H", {"TH", "QC KC AC TC 9C", "KH JH AS KS QS"}, "TH, QC"), "KH", 1, "JH",
                   0)},
        {"Play the %1: whatever beats it beats your %2 as well.", "king of clubs, ace of clubs",
         whyRather(called("H", {"TC 9D TD KD QD", "KC AC AD QS TS"}, "TC"), "KC", 1, "AC", 0)},
        {"Try the %1: it may be enough, and you still have the %2 for later.",
         "queen of hearts, right bower",
         whyRather(called("H", {"QD", "JH QH AC KC 9C"}, "QD"), "QH", 1, "JH", 0)},
        {"Try the %1: it may be enough, and you still have higher trumps for later.",
         "queen of hearts, ace of hearts, right bower",
         whyRather(called("H", bower, "QD"), "QH", 1, "JH", 0)},
        {"Take it with the %1: you play last, so it is yours.", "right bower", why(last, "JH")},
        {"Trump in with the %1: no opponent can beat it.", "right bower",
         why(called("H", bower, "QD"), "JH")},
        // the partner has the right bower
        {"Trump in with the %1: no opponent can beat it.", "left bower",
         why(turnedUp("JH", kDealersBower, "pass, order, discard JS, TS"), "JD")},
        {"Play the %1: no opponent can beat it.", "right bower",
         why(called("H", bower, "9H"), "JH")},
        {"Trump in with the %1: only the %2 can still beat it.", "left bower, right bower",
         why(called("H", {"QD", "JD AC JC QC 9C"}, "QD"), "JD")},
        {"Play the %1: %2 needs a bower to beat it.", "ace of hearts, seat 2",
         why(called("H", {"9H", "AH QH JC QC 9C"}, "9H"), "AH")},
        {"Play the %1: only the %2 and the %3 can still beat it.",
         "king of hearts, left bower, ace of hearts",
         why(called("H", {"9H", "KH JH JC QC 9C"}, "9H"), "KH")},
        {"Overtrump with the %1: no opponent can beat it.", "right bower",
         why(called("H", overtrumper("JH AH KC QC QS"), "QD, KH"), "JH")},
        {"Overtrump with the %1: only the %2 can still beat it.", "left bower, right bower",
         why(called("H", overtrumper("JD AH KC QC QS"), "QD, KH"), "JD")},
        {"Overtrump with the %1: %2 needs a bower to beat it.", "ace of hearts, seat 3",
         why(called("H", overtrumper("AS AH KC QC QS"), "QD, KH"), "AH")},
        {"Overtrump with the %1: only the %2 and the %3 can still beat it.",
         "king of hearts, left bower, ace of hearts",
         why(called("H", lowTrump("JH KH KC QC QS"), "QD, TH"), "KH")},
        {"Overtrump with the %1: %2 needs a higher trump to beat it.", "king of hearts, seat 3",
         why(called("H", lowTrump("AS KH KC QC QS"), "QD, TH"), "KH")},
        {"Take it with the %1: nothing else you hold beats the %2.",
         "ace of hearts, ace of diamonds",
         why(called("H", {"QD KH AC TS 9H", "KD JC QH 9D KS", "AD KC QC TH AS", "AH JS QS 9C TC"},
                    "QD, KD, AD"),
             "AH")},
        {"Take it with the %1: nothing else you may play beats the %2.",
         "right bower, ace of hearts",
         why(called("H", {"9H", "TH", "AH", "JH QH JC QC 9C"}, "9H, TH, AH"), "JH")},
        {"Play the %1: only the %2 can still beat it.", "left bower, right bower",
         why(called("H", {"9H", "JD QH JC QC 9C"}, "9H"), "JD")},
        {"Trump in with the %1: %2 needs a bower to beat it.", "ace of hearts, seat 2",
         why(called("H", {"QD", "AH AC JC QC 9C"}, "QD"), "AH")},
        {"Trump in with the %1: only the %2 and the %3 can still beat it.",
         "king of hearts, left bower, ace of hearts",
         why(called("H", {"QD", "KH JH JC QC 9C"}, "QD"), "KH")},
        {"Trump in with the %1: %2 needs a higher trump to beat it.", "queen of hearts, seat 2",
         why(called("H", {"QD", "QH AC JC QC 9C"}, "QD"), "QH")},
        // also where the partner, seat 3, may have the king
        {"Trump in with the %1: %2 needs a bower to beat it.", "queen of hearts, seat 2",
         why(takesKing("QH AH AC JC QC", "QD"), "QH")},
        {"Trump in with the %1: %2 needs a higher trump to beat it.", "queen of hearts, seat 2",
         why(takesKing("QH JH AH JC QC", "QD"), "QH")},
        {"Trump in with the %1: %2 needs a higher trump to beat it.", "queen of hearts, seat 2",
         why(takesKing("QH JH AC JC QC", "QD"), "QH")},
        {"Play the %1: %2 needs a higher trump to beat it.", "queen of hearts, seat 2",
         why(takesKing("QH JH AH JC QC", "9H"), "QH")},
        {"Play the %1: you hold the %2 yourself, so only a trump can beat it.",
         "king of diamonds, ace of diamonds",
         why(called("H", {"QD", "KD AD JC QC 9C"}, "QD"), "KD")},
        {"Play the %1: only a trump can beat it now.", "ace of diamonds",
         why(called("H", {"QD", "AD 9D JC QC 9C"}, "QD"), "AD")},
        {"Play the %1: except for trumps, only the %2 can still beat it.",
         "king of diamonds, ace of diamonds", why(second, "KD")},
        {"Play the %1: whoever wants this trick has to beat it.", "queen of diamonds",
         why(called("H", {"9D", "QD TD JC QH 9C"}, "9D"), "QD")},
        {"%1 has this trick for certain: keep your trumps.",
         "seat 1, ten of hearts, king of hearts",
         whyRather(called("H",
                          {"QD 9C AC TS 9H", "AD JC QH TC KC", "TD QC KD JH AS", "JS KH KS TH QS"},
                          "QD, AD, TD"),
                   "JS", 1, "KH", 0)},
        // also rather than one which would not win the trick
        {"%1 has this trick for certain: keep your trumps.",
         "seat 1, ten of hearts, king of hearts",
         whyRather(called("H",
                          {"QD 9C AC TS 9H", "QH JC JD TC KC", "TD QC KD JH AS", "JS KH KS TH QS"},
                          "QD, QH, TD"),
                   "JS", 1, "TH", 0)},
        {"%1 is ahead in this trick: keep your trumps.", "seat 0, ten of hearts, left bower",
         whyRather(called("H", kHands, "TS, 9C"), "QC", 1, "TH", 0)},
        {"%1 has this trick for certain: keep your %2.", "seat 1, ace of diamonds",
         whyRather(partners, "9D", 1, "AD", 0)},
        {"Keep your %1: %2 still has to play and may take this trick.", "king of diamonds, seat 3",
         why(second, "TD")},
        {"For the march you need both tricks left, so it hardly matters which card goes first.", "",
         whyAmong(turnedUp("9S", {"JH JD AH KD 9C", "KH QH TD KC QC", "", "TH 9H QD KS QS"},
                           "pass, pass, pass, pass, call H alone, JH, QH, 9H, JD, KH, TH, AH, QC, "
                           "QS"),
                  {"KD", "9C"}, {1, 1})},
        {"You need both tricks left: %2 may take this one, and your %1 the last.",
         "ace of hearts, seat 2",
         whyRather(called("H",
                          {"AC 9S 9D KC AH", "TC AS TS QH KH", "QC QS JS AD KD", "JC KS 9H TD QD"},
                          "AC, TC, QC, JC, 9S, AS, QS, KS, TS, JS, 9H, 9D, TD", "9C"),
                   "KC", 1, "AH", 0)},
        {"Let this one go: your %1 may do more in a later trick.", "ace of diamonds",
         why(called("H", {"QD TC AC TS 9H", "KD JC QH 9C KS", "AD 9D KC QC TH"}, "QD, KD"), "9D")},
        {"You can't win this trick: keep your %1, which may win a later one.", "jack of clubs",
         whyRather(called("H", kHands, "AC"), "9C", 1, "JC", 0)},
        {"You can't win this trick: keep your %1, which may win a later one.", "ace of hearts",
         whyRather(called("H", {"JH", "AH 9H AC KC QC"}, "JH"), "9H", 1, "AH", 0)},
        {"Keep your %1: after this trick it is the highest trump left, a sure trick.", "left bower",
         whyRather(called("H", {"JH", "JD 9H AC KC QC"}, "JH"), "9H", 1, "JD", 0)},
        {"Keep your %1: after this trick it is the last trump, a sure trick.", "king of hearts",
         whyRather(called("H",
                          {"JH TS 9C TC QC", "QH KS AS KC AC", "TH AH KD QD AD", "9H KH TD 9D JC"},
                          "JH, QH, TH, 9H, TS, KS, AH", "JD"),
                   "9D", 1, "KH", 0)},
        {"Throw the %1: while the %2 is out, your %3 needs the %4 beside it.",
         "king of diamonds, ace of clubs, king of clubs, jack of clubs",
         whyRather(called("H", {"AS", "AD KD QD KC JC"}, "AS"), "KD", 1, "JC", 0)},
        {"Throw the %1: %2 has no %3 to lead.", "ten of diamonds, seat 0, diamonds",
         whyRather(leaderLacksDiamonds(), "TD", 1, "TS", 0)},
        {"You can't win this trick: keep your trumps for later ones.",
         "nine of hearts, ten of hearts",
         whyRather(called("H", {"AC", "AH AD AS KS QS", "9H TH KD QD JS"}, "AC, AH"), "JS", 1, "9H",
                   0)},
        {"Throw the %1: nobody else has %2 left to lead, so it can't win the last trick either.",
         "ten of spades, spades",
         why(called("H", {"JH JD AH 9C 9D", "KD QD AD TD TS", "JS QS KS AC QC", "KC TC 9H TH AS"},
                    "JH, KD, JS, 9H, JD, QD, QS, TH, AH, AD, KS, AS, 9C"),
             "TS")},
        {"Throw the %1: nobody else has %2 left to lead, so it only wins if you lead it yourself.",
         "ten of spades, spades",
         why(called("H", {"JH JD AH QH 9C", "KD QD AD TD TS", "JS KS QC KC AC", "QS AS TC JC 9D"},
                    "JH, KD, JS, QS, JD, QD, KS, AS, 9C"),
             "TS")},
        {"You can't win this trick: keep your %1 and %2 of %3, which may win tricks later.",
         "ace, queen, diamonds",
         whyRather(called("H", {"JC", "AD QD KS TS JS"}, "JC"), "TS", 1, "QD", 0)},
        {"You can't win this trick: keep your %1, which may still stop the march.",
         "ace of diamonds", whyRather(called("H", march, "JH, KD, JS, 9H, JD"), "TS", 1, "AD", 0)},
        {"Throw the %1: except for trumps, only the %3 can beat your %2.",
         "jack of spades, nine of diamonds, ace of diamonds",
         whyRather(called("H", {"JC", "JS 9D TD QD KD"}, "JC"), "JS", 1, "9D", 0)},
        {"Throw the %1: it is easier to beat than your %2.", "ten of spades, jack of clubs",
         whyRather(called("H", {"JD", "TS JC TC 9C 9D"}, "JD"), "TS", 1, "JC", 0)},
        {"%1 has this trick for certain, and it hardly matters which card you play.", "seat 1",
         why(trumped, "QS")},
        {"%1 is ahead in this trick, and it hardly matters which card you play.", "seat 0",
         why(called("H", {"AC", "KC QC", "TD TS QS KS AS"}, "AC, QC"), "QS")},
        {"You can't win this trick: keep your aces, which may win later ones.",
         "ace of diamonds, ace of spades",
         whyRather(called("H", {"JC", "AD AS 9D TS QS"}, "JC"), "QS", 1, "AS", 0)},
        // the king, though seat 0 leads next and has no diamonds
        {"You can't win this trick, but your %1 may win the last one.", "king of spades",
         whyRather(called("H",
                          {"9C TH JH JD AH", "AC AD JS TD KS", "TC QD QS KC JC", "QC KD TS AS KH"},
                          "9C, AC, TC, QC, AD, QD, KD, TH, JH, JS, JC, KH, JD"),
                   "TD", 1, "KS", 0)},
        {"Throw the %1: %2 has no %3 and may trump it.", "king of clubs, seat 2, clubs",
         whyRather(called("H", {"AC AS", "9C KC KD QD TD", "9D", "QC"}, "AC, 9C, 9D, QC, AS"), "KC",
                   1, "KD", 0)},
        {"Throw the %1: your %2 is likelier to win the last trick.",
         "ace of spades, ace of diamonds",
         whyRather(called("H",
                          {"JH JD AH KC 9S", "KD QD TD AC TS", "JS QS KS AS AD", "TC QC 9H TH 9C"},
                          "JH, KD, JS, 9H, JD, QD, QS, TH, AH, TD, KS, 9C, KC, AC", "JC"),
                   "AS", 1, "AD", 0)},
        {"Your %1 may still win the last trick and stop the march: keep it.", "ten of diamonds",
         whyRather(called("H", march, "JH, KD, JS, 9H, JD, QD, QS, TH, AH, AD, KS, AC, 9C"), "TS",
                   1, "TD", 0)},
        // with the left bower it could be won
        {"Throw the %1 and keep your %2, which may win a later trick.",
         "ten of spades, king of diamonds",
         whyRather(called("H", {"KC", "JD KD TS KS TD"}, "KC"), "TS", 1, "KD", 0)},
        {"%1 is ahead in this trick: keep your %2 for the last one.", "seat 0, ace of spades",
         whyRather(
             called("H", lastTwo, "JH, KD, JS, 9H, JD, QD, QS, TH, AH, AD, KS, AC, KC, 9C", "JC"),
             "9D", 1, "AS", 0)},
        {"%1 is ahead in this trick: keep your %2, since more %3 than %4 are still out.",
         "seat 0, ace of spades, spades, diamonds",
         whyRather(
             called("H", twoAces, "JH, KD, JS, 9H, JD, QD, QS, TH, AH, TD, KS, AC, KC, 9C", "JC"),
             "AD", 1, "AS", 0)},
        {"You can't win this trick: keep your %1, since more %2 than %3 are still out.",
         "ace of spades, spades, diamonds",
         whyRather(called("H",
                          {"JH JD AH KC 9S", "KD QD TD AC TS", "JS QS KS AS AD", "TC QC 9H TH 9C"},
                          "JH, KD, JS, 9H, JD, QD, QS, TH, AH, TD, KS, 9C, KC, AC", "JC"),
                   "AD", 1, "AS", 0)},
        // the queen, but for the ace
        {"%1 is ahead in this trick: save your %2 for a later one.", "seat 0, ace of spades",
         whyRather(called("H", {"AC", "9C QC", "TD TS QS AS 9D"}, "AC, QC"), "TD", 1, "QS", 0)},
        {"%1 is ahead in this trick: save your %2 for a later one.", "seat 0, king of spades",
         whyRather(called("H", {"AC", "9C QC", "TD TS QS KS 9D"}, "AC, QC"), "TD", 1, "KS", 0)},
        {"%1 has this trick for certain: save your %2 for a later one.", "seat 1, ace of hearts",
         whyRather(trumped, "JS", 1, "AH", 0)},
        {"Throw the %1: you have no other %2, so you can trump them later.",
         "king of diamonds, diamonds",
         whyRather(called("H", {"AC", "9C QC", "KD 9H QS AS TS"}, "AC, QC"), "KD", 1, "QS", 0)},
        {"You have no other %1, so you can trump when they are led.", "spades",
         whyRather(called("H", {"AC 9D TD TC KC", "9C QC AD JC QS", "9H TH QD KD TS"}, "AC, 9C"),
                   "TS", 1, "QD", 0)},
        {"Throw the %1: after your %2, your %3 may take a trick as well.",
         "queen of clubs, ace of spades, ten of spades",
         whyRather(called("H", {"KD", "QC KC TS JS AS"}, "KD"), "QC", 1, "TS", 0)},
        {"Throw the %1: it is as good a card to part with as any.", "ten of diamonds",
         whyAmong(called("H", {"QC 9D AC 9C 9H", "KC JC QD AS KH", "JH TS QS KS TD"}, "QC, KC"),
                  {"TD", "JH"}, {1, 1})},
        {"Throw the %1: your %2 should do more in a later trick.", "ace of hearts, ace of diamonds",
         whyRather(called("S", {"KS QC TC JC 9H", "AC AH AD 9C KC"}, "KS", "9D"), "AH", 1, "AD",
                   0)},
        // with a lower club
        {"You can't win this, though %1 still may; it hardly matters which card you play.",
         "seat 3",
         whyRather(called("H", {"KD 9D TD QD AD", "TC QC KS AS TS"}, "KD"), "QC", 1, "TC", 0)},
        // that the trump is kept, though another card does so too
        {"%1 is ahead in this trick: keep your %2.", "seat 0, nine of hearts",
         whyAmong(called("H", {"AC", "9C QC", "9H QS KS AS TD"}, "AC, QC"), {"KS", "QS", "9H"},
                  {1, 1, 0})},
        {"Throw the %1: you have no other %2, so you can trump them later.",
         "ace of diamonds, diamonds", why(called("H", overtrumped, "AC, KH"), "AD")},
        {"%1 has this trick for certain: follow as low as you can.", "seat 1", why(partners, "9D")},
        {"%1 has this trick for certain: throw the lowest you have.", "seat 1", why(trumped, "TS")},
        {"%1 is ahead in this trick: follow as low as you can.", "seat 0",
         why(called("H", clubs, "AC, JC"), "9C")},
        {"%1 is ahead in this trick: throw the lowest you have.", "seat 0",
         why(called("H", {"AC", "KC QC", "TD TS QS KS AS"}, "AC, QC"), "TD")},
        {"You can't win this, though %1 still may: follow as low as you can.", "seat 3",
         why(called("H", kHands, "AC"), "9C")},
        {"You can't win this, though %1 still may: throw the lowest you have.", "seat 3",
         why(called("H", noClubs, "AC"), "9D")},
        {"You can't win this, though %1 still may; it hardly matters which card you play.",
         "seat 3", why(called("H", noClubs, "AC"), "TD")},
        {"You can't win this, but %1 picked up the %2 and can: play low.", "seat 3, right bower",
         why(taken("9H TH KC AC KD", "JD"), "9H")},
        {"You can't win this, but %1 picked up the %2 and can: play low.", "seat 3, right bower",
         why(taken("9D QC KC AC KD", "JD"), "9D")},
        {"You can't win this, but %1 picked up the %2 and can; it hardly matters which card you "
         "play.",
         "seat 3, right bower", why(taken("9D QC KC AC KD", "JD"), "KC")},
        // who may have to follow with a spade
        {"You can't win this, though %1 still may: throw the lowest you have.", "seat 3",
         why(taken("9D QC KC AC KD", "KS"), "9D")},
        // nor if seat 2 may hold a higher trump
        {"You can't win this, though %1 still may: throw the lowest you have.", "seat 3",
         why(turnedUp("TH", {"9H", "9D QC KC AC KD", "", "AD QS AS TS JS"},
                      "pass, order, discard AD, 9H"),
             "9D")},
        {"Keep your %1: %2 picked up the %3 and can take this trick.",
         "queen of hearts, seat 3, right bower", why(taken("9H QH KC AC KD", "TH"), "9H")},
        {"You can't win this trick: follow as low as you can.", "",
         why(called("H", {"9D", "AD", "TD QD AC KC QC"}, "9D, AD"), "TD")},
        {"You can't win this trick: throw the lowest you have.", "",
         why(called("H", overtrumped, "AC, KH"), "QS")},
        {"You can't win this trick, and it hardly matters which card you play.", "",
         why(called("H", overtrumped, "AC, KH"), "KS")},
        // a trump is not thrown to trump later
        {"You can't win this trick, and it hardly matters which card you play.", "",
         why(called("H", overtrumped, "AC, KH"), "9H")},
    };
}

std::vector<Sentence> ofSearches() {
    return {
        {"You hold the highest trumps: the rest of the tricks are yours, in any order.", "",
         why(Champion(), called("S", {"JS JC AS KS QS"}, "", "9H"))},
        // also trumping in
        {"You hold the highest trumps: the rest of the tricks are yours, in any order.", "",
         whyAmong(called("H", {"9C", "JH JD AH KH QH"}, "9C"), {"JH", "JD", "AH", "KH", "QH"},
                  {1, 1, 1, 1, 1})},
        {"The opponents have no trumps left: the rest of the tricks are yours, in any order.", "",
         whyAmong(turnedUp("9S", {"JH AH KH TH 9H", "KD QD TD KC QC", "", "9D TC JC KS QS"},
                           "pass, pass, pass, pass, call H alone, JH, KD, KS"),
                  {"9H", "TH", "KH", "AH"}, {1, 1, 1, 1})},
        {"It makes no difference: either bower takes this trick.", "",
         whyAmong(called("H", {"9H", "TH", "QH", "JH JD AC TS KS"}, "9H, TH, QH"), {"JD", "JH"},
                  {1, 1})},
        {"Your trumps are next to each other in rank, so it makes no difference which you play.",
         "", whyAmong(called("H", {"9H", "KH QH JC QC 9C"}, "9H"), {"KH", "QH"}, {1, 1})},
        {"Your trumps are worth the same now: no card still out comes between them.", "",
         whyAmong(called("H", {"JH", "9H", "QH", "KH TH AC TS KS"}, "JH, 9H, QH"), {"TH", "KH"},
                  {1, 1})},
        {"Your %1 are next to each other in rank, so it makes no difference which you play.",
         "clubs", whyAmong(called("H", {"9C", "AC KC 9H QS AS"}, "9C"), {"KC", "AC"}, {1, 1})},
        {"Your %1 are worth the same now: no card still out comes between them.", "clubs",
         whyAmong(called("H", {"AC", "TC", "QC", "JC 9C AD TS KS"}, "AC, TC, QC"), {"JC", "9C"},
                  {1, 1})},
        // the jack is the left bower
        {"Your %1 are worth the same now: no card still out comes between them.", "diamonds",
         whyAmong(called("H", {"AD", "QD TD AC TS KS"}, "AD"), {"QD", "TD"}, {1, 1})},
        {"None of your cards is likely to win a trick later.", "",
         whyAmong(called("H", {"AC", "9C QC", "TD 9D TS JS QS"}, "AC, QC"),
                  {"TD", "9D", "TS", "JS", "QS"}, {1, 1, 1, 1, 1})},
        {"Neither of your cards is likely to win the last trick.", "",
         whyAmong(called("H",
                         {"JH JD AH KH JS", "TS TD KC QC JC", "TC AC QD KS 9D", "QH TH 9H AS QS"},
                         "JH, KC, TC, QH, JD, QC, AC, TH, AH, JC, QD, 9H, KH", "9C"),
                  {"TS", "TD"}, {1, 1})},
        {"It makes no difference: you hold all the %1 that are left.", "clubs",
         whyAmong(called("H",
                         {"AC 9H AS AD KD", "KC QD JS TD TS", "9D KS QS JD QH", "9C TC JC QC TH"},
                         "AC, KC, 9D"),
                  {"9C", "TC", "JC", "QC"}, {1, 1, 1, 1})},
        {"%1 takes this trick whatever you play, and that decides the deal.", "seat 0",
         whyAmong(called("H",
                         {"JH JD 9C KC KD", "AC 9D 9H TS TD", "TC QD QS JS QH", "QC JC KS AS TH"},
                         "9C, AC, TC, QC, 9D, QD, JC, KD, JH, 9H, QH, TH, JD"),
                  {"TS", "TD"}, {1, 1})},
        {"Your side takes this trick whatever you play, and that decides the deal.", "",
         whyAmong(called("H",
                         {"AC AS AD KD TH", "9C TS 9D JC KC", "TC KS TD JS AH", "QC QS QD KH 9H"},
                         "AC, 9C, TC, QC, AS, TS, KS, QS, AD, 9D, TD, QD, KD, KC, JS"),
                  {"KH", "9H"}, {1, 1})},
        {"It makes no difference: neither of your cards can win a trick any more.", "",
         whyAmong(called("H",
                         {"JH JD 9C KC KD", "AC 9D 9H TS TD", "TC QD QS JS QH", "QC JC KS AS TH"},
                         "9C, AC, TC, QC, 9D, QD, JC, KD, JH, 9H, QH, TH, KC"),
                  {"TS", "TD"}, {1, 1})},
        // Seat 1 is out of clubs and spades.
        {"It makes no difference: an opponent may trump whichever card you lead.", "",
         whyAmong(called("H",
                         {"AC KC AS KS QC", "TD QD AD KD 9H", "9C 9D TS QS TH", "TC JC JS AH KH"},
                         "AC, TD, 9C, TC, AS, QD, TS, JS"),
                  {"KC", "KS", "QC"}, {1, 1, 1})},
        {"It makes no difference: your %1 takes your side's third trick, now or later.",
         "left bower",
         whyAmong(called("H",
                         {"JH JD 9C KC KD", "AC 9D 9H TS TD", "TC QD QS JS QH", "QC JC KS AS TH"},
                         "9C, AC, TC, QC, 9D, QD, JC, KD, JH, 9H, QH, TH"),
                  {"JD", "KC"}, {1, 1})},
        {"It makes no difference: your %1 stops the march, now or later.", "ace of hearts",
         whyAmong(called("H",
                         {"JH AD KD TC 9C", "TH 9D TS KC QC", "JD TD QS AC JC", "KH QD KS AH JS"},
                         "JH, TH, JD, KH, AD, 9D, TD, QD, KD, TS, QS, KS, TC, KC, AC"),
                  {"AH", "JS"}, {1, 1})},
        {"It makes no difference: your trumps take the tricks you still need, in any order.", "",
         whyAmong(called("H",
                         {"9C AD JH JD KS", "KC 9D TS QS 9H", "TC QD KD JS TH", "QC TD JC AS QH"},
                         "9C, KC, TC, QC, 9D, QD, TD, AD"),
                  {"JH", "KS"}, {1, 1})},
        {"%1's card is as hard to beat as your %2, so it hardly matters which card you play.",
         "seat 0, ace of diamonds",
         whyAmong(called("H", {"KD", "TD", "AD 9D QS TS 9C"}, "KD, TD"), {"AD", "9D"}, {1, 1})},
        {"It makes no difference: all the tricks left are yours.", "",
         whyAmong(called("H",
                         {"JH JD AH KH AC", "9H 9C TD QD KD", "TH TC 9D AD JS", "QH QC KC TS QS"},
                         "JH, 9H, TH, QH"),
                  {"JD", "AC"}, {1, 1})},
    };
}

// All players but the champion bid alike.
std::vector<Sentence> ofCounts() {
    const std::string loneMaker = "order alone, discard 9C";
    return {
        {"Pass: with %2 as trump your hand is worth %1, and %3 are needed.", "12, hearts, 19",
         why(HighPlayer(), turnedUp("9H", {"JH KH 9C TD 9S"}))},
        {"With %2 as trump your hand is worth %1, and %3 are enough.", "20, hearts, 19",
         why(HighPlayer(), turnedUp("9H", {"JH AH AC 9D 9S"}))},
        {"Go alone: with %2 as trump your hand is worth %1, and %3 are enough for that.",
         "41, hearts, 33", why(HighPlayer(), turnedUp("9H", {"JH JD AH KH AC"}))},
        {"You have to name a suit, and %1 fit your hand best.", "diamonds",
         why(HighPlayer(),
             turnedUp("TS", {"", "", "", "9H TH 9C TD 9D"},
                      "pass, pass, pass, pass, pass, pass, pass", {{"stick_dealer", true}}))},
        {"Defend alone: your hand is worth %1 in the maker's own suit, and %2 are enough.",
         "33, 25",
         why(HighPlayer(), turnedUp("9H", {"", "JH JD AH 9C TC", "", "KC 9D TD QD KD"},
                                    "order alone, discard KC", kLoneDefender))},
        {"Pass: your hand is worth %1 in the maker's suit, and defending alone takes %2.", "16, 25",
         why(HighPlayer(), turnedUp("9H", {"", "JH KH 9C TD 9S", "", "KC AC QD KD AD"},
                                    "order alone, discard KC", kLoneDefender))},
        {"Discard the card that is worth least.", "",
         why(HighPlayer(), turnedUp("9H", {"", "", "", "9D KC AC QD KD"}, "order"))},
    };
}

std::vector<Sentence> ofSimplePlayers() {
    const State lead = called("H", kHands);
    const State second = called("H", kHands, "QD");
    return {
        {"This is the only card you may play.", "",
         why(HighPlayer(), called("H", kHands, "QD, TD"))}, // the left bower is no diamond
        {"Play any card you may: one is chosen at random.", "", why(RandomPlayer(), lead)},
        {"Play your highest card: it is the likeliest to win.", "", why(HighPlayer(), lead)},
        {"Play your lowest card and keep the better ones.", "", why(LowPlayer(), lead)},
        {"You hold %1 percent of what is left in play: play high.", "57",
         why(MdpPlayer({}), called("C", {"JC KH AH JS AD"}))},
        {"You hold only %1 percent of what is left in play: play low.", "21",
         why(MdpPlayer({}), called("C", {"JC KH AH JS AD", "AS JH QD TC QC"}, "JC"))},
        {"Lead your highest card: it is the likeliest to win the trick.", "",
         why(CautiousPlayer(), lead)},
        {"Try to win the trick with your highest card.", "", why(CautiousPlayer(), second)},
        {"Leave this trick to your partner, who is ahead.", "",
         why(CautiousPlayer(), called("H", kPartnerLacksClubs, "AC, TC"))},
        {"You can't win this trick: play your lowest card.", "",
         why(CautiousPlayer(), called("H", kHands, "AC"))},
    };
}

std::vector<Sentence> ofTwoThresholds() {
    const auto says = [](const State& state) { return why(TwoThresholdPlayer({0, 100}), state); };
    return {
        {"Play the lowest card that will probably take the trick.", "",
         says(called("H", kHands, "QD, KD, AD"))},
        {"You will probably not take this trick: play your lowest card.", "",
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
        {"Your partner is out of this suit and may trump it.", "",
         why(FriendlyPlayer({}), called("H", kPartnerLacksClubs, "AC, TC, TS, 9C"))},
        {"Your partner probably holds the highest card of this suit.", "",
         why(FriendlyPlayer({}), right)},
        {"Lead your highest card: it is the likeliest to win the trick.", "",
         why(FriendlyPlayer({}), called("H", kHands))},
        {"Play low: your partner can probably win in the suit led.", "",
         why(FriendlyPlayer({}), called("H", manyClubs, "9C"))},
        {"Your partner is out of this suit and may trump it.", "",
         why(FriendlyPlayer({}), called("H", noClubs, "KC, QC, 9C, 9D, TC"))},
        {"Play your lowest card and keep the better ones.", "",
         why(FriendlyPlayer({}),
             called("H", noDiamondsNorTrumps, "JH, 9H, TH, TS, AD, 9D, QC, JS, KD"))},
        {"Play high: your partner has no trumps to help with.", "",
         why(FriendlyPlayer({}), called("H", noTrumps, "JH, TH, 9H, 9C, AH"))},
        {"Try to win the trick with your highest card.", "",
         why(FriendlyPlayer({}), called("H", kHands, "QD"))},
        {"You can't win this trick: play your lowest card.", "",
         why(FriendlyPlayer({}), called("H", kHands, "AC"))},
        {"Your partner's card will probably be beaten: play a higher one.", "",
         why(FriendlyPlayer({}), called("H", aTen, "TD, 9D"))},
        {"You can't win this trick: play your lowest card.", "",
         why(FriendlyPlayer({}), called("H", noDiamond, "TD, 9D"))},
        {"Leave this trick to your partner, who is ahead.", "",
         why(FriendlyPlayer({}), called("H", kHands, "AC, 9C"))},
        {"Leave this trick to your partner, who is ahead.", "",
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
        {"Lead the right bower: nobody can beat it.", "",
         why(BidEuchrePlayer(), called("H", {"JH AH AC TS 9D"}))},
        {"Lead an ace of a suit not led before: the others may still have to follow.", "",
         why(BidEuchrePlayer(), called("H", kHands))},
        {"Play your lowest card and keep the better ones.", "",
         why(BidEuchrePlayer(), called("H", {"QD 9D KC TS AH"}))},
        {"Leave this trick to your partner, who is ahead.", "", why(BidEuchrePlayer(), partners)},
        {"You can't win this trick: play your lowest card.", "", why(BidEuchrePlayer(), beaten)},
        {"Win this with the cheapest card that will do.", "", why(BidEuchrePlayer(), last)},
        {"Try to win the trick with the lowest trump that will do.", "",
         why(BidEuchrePlayer(), called("H", trumps, "QD"))},
        {"Try to win the trick with your highest card.", "", why(BidEuchrePlayer(), second)},

        {"Lead your highest card: it is the likeliest to win the trick.", "",
         why(ClassicEasyPlayer(), called("H", kHands))},
        {"Win this with the cheapest card that will do.", "", why(ClassicEasyPlayer(), last)},
        {"You can't win this trick: play your lowest card.", "", why(ClassicEasyPlayer(), beaten)},
        {"Try to win the trick with the cheapest card that will do.", "",
         why(ClassicEasyPlayer(), second)},

        {"Lead your highest card: it is the likeliest to win the trick.", "",
         why(ClassicMediumPlayer(), called("H", kHands))},
        {"Leave this trick to your partner, who is ahead.", "",
         why(ClassicMediumPlayer(), partners)},
        {"Try to win the trick with your highest card.", "", why(ClassicMediumPlayer(), second)},
        {"Win this with the cheapest card that will do.", "", why(ClassicMediumPlayer(), last)},
        {"You can't win this trick: play your lowest card.", "",
         why(ClassicMediumPlayer(), beaten)},

        {"Lead a trump that nobody can beat.", "",
         why(ClassicHardPlayer(), called("H", {"JH AH AC TS 9D"}))},
        {"Lead the highest card left of a suit: only a trump can beat it.", "",
         why(ClassicHardPlayer(), called("H", {"JD AH AC TS 9D"}))},
        {"Your partner is out of this suit and may trump it.", "",
         why(ClassicHardPlayer(), called("H", kPartnerLacksClubs, "AC, TC, TS, 9C"))},
        {"Play your lowest card and keep the better ones.", "",
         why(ClassicHardPlayer(), called("H", {"JD AH KC TS 9D"}))},
        {"Leave this trick to your partner, who is ahead.", "", why(ClassicHardPlayer(), partners)},
        {"You can't win this trick: play your lowest card.", "", why(ClassicHardPlayer(), beaten)},
        {"Win this with the cheapest card that will do.", "", why(ClassicHardPlayer(), last)},
        {"Win with your cheapest card that no opponent to come can beat.", "",
         why(ClassicHardPlayer(), called("H", bower, "QD"))},
        {"Try to win the trick with the lowest trump that will do.", "",
         why(ClassicHardPlayer(), called("H", trumps, "QD"))},
        {"Try to win the trick with your highest card.", "", why(ClassicHardPlayer(), second)},
    };
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

TEST_CASE("Why a suit is named is said whether or not going alone comes next") {
    const State state = opponent("JS JC AS KS AH");
    const auto says = [&](double passing) {
        const auto search = searchOf(state, {"order", "order alone", "pass"}, {1, 0.5, passing});
        return english(explain(viewToMove(state), search).front());
    };
    const std::string bowers =
        "Order it up: with both bowers you have two sure tricks and need only one more.";
    CHECK(says(-1) == bowers);
    CHECK(says(0.5) == bowers);
    CHECK(says(0.8) == bowers);
}

TEST_CASE("Nothing is said against a card that is as good") {
    const auto says = [](const State& state, const std::string& move, const std::string& other) {
        return english(whyRather(state, move, 1, other, 0.98).front());
    };
    CHECK(says(called("H", kHands, "QD, KD, AD"), "KH", "JH") ==
          "Take it with the king of hearts: you play last, so it is yours.");
    CHECK(says(called("H", kHands, "TS, 9C"), "QC", "TH") ==
          "seat 0 is ahead in this trick: throw the lowest you have.");
}

TEST_CASE("Where any card does, it is said whose the trick is") {
    const auto says = [](const State& state, const std::vector<std::string>& moves) {
        return english(whyAmong(state, moves, std::vector<double>(moves.size(), 1)).front());
    };
    // Seat 1 has trumped high, and seat 3 plays last.
    const State trumped =
        called("H", {"QD 9D AC 9C 9H", "JH JC QC KC TC", "TD KD QH TH AS", "TS KS JS QS AH"},
               "QD, JH, TD");
    CHECK(says(trumped, {"TS", "KS", "JS", "QS", "AH"}) ==
          "seat 1 has this trick for certain: throw the lowest you have.");
    // Seat 0 has the makers' third trick, though seat 2 could trump higher.
    CHECK(says(called("H", {"AC AS 9D KH QH", "9C TS QD QC KD", "TC QS TD AH JS", "JC KS AD KC TH"},
                      "AC, 9C, TC, JC, AS, TS, QS, KS, 9D, QD, TD, AD, KC, KH, QC"),
               {"AH", "JS"}) ==
          "Your side takes this trick whatever you play, and that decides the deal.");
}

TEST_CASE("Trumps are no exception where an opponent is known to have none of the suit") {
    // Seat 1 is out of clubs.
    const std::vector<std::string> hands{"AC QC TS TD 9D", "QD KD JS KS 9H", "9C KC AD AS TH",
                                         "TC JC AH KH QH"};
    CHECK(english(why(called("H", hands, "AC, QD, 9C, TC"), "QC").front()) ==
          "Lead the queen of clubs: you have no trump, and none of your cards is likely to win, so "
          "any lead will do.");
}

TEST_CASE("A suit of which no more cards are out is not said to be trumped next time") {
    const State last = called("H", {"AS TS 9H 9D TD", "KS", "QS", "JS"}, "AS, KS, QS, JS");
    CHECK(whyRather(last, "TS", 1, "9D", 0).size() == 1);
    // Whoever has the nine of spades has to follow with it.
    const State one = called("H", {"AS TS 9H 9D TD", "KS", "QS", "JS"}, "AS, KS, QS, JS", "9C");
    CHECK(whyRather(one, "TS", 1, "9D", 0).size() == 1);
}

TEST_CASE("A partner is not said to overtrump with a last trump") {
    // Only the nine of hearts is out.
    const State state =
        called("H", {"JH JD AH AC KC", "KH TC QC AS QS", "QH TS JS TD QD", "TH 9C JC AD KD"},
               "JH, KH, QH, TH, AC, TC, TS, 9C");
    CHECK(english(why(state, "KC").front()) == "Lead the king of clubs: only a trump can beat it.");
}

TEST_CASE("A partner is not overtaken to lead next with nothing good to lead") {
    const State state = called("H", {"KD", "TD", "AD 9D QS TS 9C"}, "KD, TD");
    CHECK(english(whyRather(state, "AD", 1, "9D", 0).front()) ==
          "Play the ace of diamonds: only a trump can beat it now.");
}

TEST_CASE("Of two cards of the lowest rank it is said which suit may still take a trick") {
    CHECK(
        english(whyRather(called("H", {"JC", "AD TD TS QS KS"}, "JC"), "TS", 1, "TD", 0).front()) ==
        "Throw the ten of spades: after your ace of diamonds, your ten of diamonds may take a "
        "trick as well.");
}

TEST_CASE("Of the highest trump it is not said that it may do more in a later trick") {
    const State state =
        called("H", {"QC 9D AC 9C 9H", "KC JC QD AS KH", "JH TS QS KS TD"}, "QC, KC");
    CHECK(english(why(state, "TD").front()) ==
          "Keep your right bower: after this trick it is the highest trump left, a sure trick.");
    CHECK(english(whyAmong(state, {"TD", "JH"}, {1, 1}).front()) ==
          "Throw the ten of diamonds: it is as good a card to part with as any.");
}

TEST_CASE("A discard beside a lower card of its suit is compared with a likelier card") {
    CHECK(english(whyRather(dealer("9C AC QD TD 9S", "order"), "discard QD", 1, "discard 9C", 0)
                      .front()) == "Discard the queen of diamonds rather than the ace of clubs, "
                                   "which is likelier to take a trick.");
}

TEST_CASE("Nothing is kept for later that might as well be led") {
    const State lead = called("H", kHands);
    const auto says = [&](double queen) {
        return english(whyAmong(lead, {"9D", "QD", "AC"}, {1, queen, 0}).front());
    };
    CHECK(says(0.5) ==
          "Lead the nine of diamonds: seat 2 may take it, and you keep your queen of diamonds for "
          "later.");
    CHECK(says(1) ==
          "Lead the nine of diamonds: seat 2 may take it, and you keep your ace of clubs for "
          "later.");
}

TEST_CASE("A suit without trumps, or one that others hold too, is not called safe") {
    const auto says = [](const State& state, const std::string& move) {
        return english(why(state, move).front());
    };
    // Seat 3, an opponent, has followed with a trump and may hold another one.
    const std::vector<std::string> hands{"JH JD AC 9C 9D", "KD QD AD TD TS", "JS QS TH QH QC",
                                         "9H KC TC KS AS"};
    CHECK(says(called("H", hands, "JH, KD, TH, 9H"), "AC") ==
          "Lead the ace of clubs: only a trump can beat it.");
    // The only card of a suit is not thrown to trump later without a trump.
    CHECK(says(called("H", {"AC", "KC QC", "TD TS QS KS AS"}, "AC, QC"), "TD") ==
          "seat 0 is ahead in this trick: throw the lowest you have.");
}

TEST_CASE("Nothing is kept to stop a march that a sure trick stops already") {
    const auto says = [](const std::string& hand) {
        const State state = called("S", {"AH AD QS KS QC", hand, "TH 9D TC JC KC", "QH"},
                                   "AH, 9H, TH, QH, AD", "9C");
        return english(whyRather(state, "TD", 1, "KD", 0).front());
    };
    CHECK(says("AC TS TD KD 9H") ==
          "You can't win this trick: keep your king of diamonds, which may still stop the march.");
    CHECK(says("JS TS TD KD 9H") ==
          "You can't win this trick: keep your king of diamonds, which may win a later one.");
}

TEST_CASE("Of two cards that only trumps beat the likelier one to be led is kept") {
    const auto says = [](const std::string& move, const std::string& other) {
        // More hearts than clubs are out.
        const State state = called("S", {"KS QC TC JC 9H", "AC AH AD 9C KC"}, "KS", "9D");
        return english(whyRather(state, move, 1, other, 0).front());
    };
    CHECK(says("AC", "AH") ==
          "You can't win this trick: keep your ace of hearts, since more hearts "
          "than clubs are still out.");
    CHECK(says("AH", "AD") ==
          "Throw the ace of hearts: your ace of diamonds should do more in a later trick.");
}

TEST_CASE("Against worse moves the same is said again only of the row right below") {
    const State state = called("H", {"JH 9H AC TS 9D"});
    const Observation view = viewToMove(state);
    const auto rows = [&](const std::vector<std::string>& moves,
                          const std::vector<double>& points) {
        WhyNots<Move> found;
        explainOthers(view, searchOf(state, moves, points), {}, found);
        std::vector<std::string> said;
        for (const auto& [move, reason] : found)
            said.push_back(Euchre::toText(move) + ": " + english(reason));
        return said;
    };
    const std::string none = "Five trumps are still out, and this draws none.";
    CHECK(rows({"JH", "TS", "9D"}, {3, 2, 1}) ==
          std::vector<std::string>{"TS: " + none, "9D: " + none});
    CHECK(
        rows({"JH", "TS", "AC", "9D"}, {3, 2, 1, 0}) ==
        std::vector<std::string>{
            "TS: " + none, "AC: A trump can still beat this: it is safer once trumps are drawn."});
}

TEST_CASE("The same is said of a worse move and of two right below, not of row after row") {
    const State state =
        called("H", {"QD KH AC TS 9H", "KD JC QH 9D KS", "AD KC QC TH AS", "AH JS QS 9C TC"},
               "QD, KD, AD");
    WhyNots<Move> found;
    explainOthers(viewToMove(state),
                  searchOf(state, {"AH", "JS", "QS", "9C", "TC"}, {4, 3, 2, 1, 0}), {}, found);
    REQUIRE(found.size() == 3);
    CHECK(Euchre::toText(found.back().move) == "9C");
}

TEST_CASE("A card is told from another suit's rather than from one as high as itself") {
    // Seat 0 has all the clubs that are left.
    const State state =
        called("D", {"AC QH 9C QC KS", "KC AH TS JS TD", "JC 9H KH TH QS", "TC 9D QD AD AS"},
               "AC, KC, JC, TC, QH, AH, 9H, 9D, QD");
    CHECK(english(whyAmong(state, {"9C", "KS", "QC"}, {2, 1, 0}).front()) ==
          "Throw the nine of clubs: nobody else has clubs left to lead, so it only wins if you "
          "lead it yourself.");
}

TEST_CASE("Nothing is counted of a suit that is gone") {
    // All diamonds but the ace are gone, of spades two are out.
    const State state =
        called("H", {"JH JD AH KC 9S", "KD QD TD AC TS", "JS QS KS AS AD", "TC QC 9H TH 9C"},
               "JH, KD, JS, 9H, JD, QD, QS, TH, AH, TD, KS, 9C, KC, AC", "9D");
    CHECK(english(whyRather(state, "AD", 1, "AS", 0).front()) ==
          "Throw the ace of diamonds: nobody else has diamonds left to lead, so it can't win the "
          "last trick either.");
}

TEST_CASE("Of the last two cards it is said that neither can win, not that they are alike") {
    const State state =
        called("H", {"JH JD 9C KC KD", "AC 9D 9H TS QS", "TC QD TD JC QH", "QC JS KS AS TH"},
               "9C, AC, TC, QC, 9D, QD, JS, KD, JH, 9H, QH, TH, KC");
    CHECK(english(whyAmong(state, {"TS", "QS"}, {1, 1}).front()) ==
          "It makes no difference: neither of your cards can win a trick any more.");
}

TEST_CASE("Cards are not called unlikely to win where one of them is beaten by a single card") {
    const State state = called("H", {"AC", "9C QC", "TD 9D TS JS KS"}, "AC, QC");
    CHECK(whyAmong(state, {"TD", "9D", "TS", "JS", "KS"}, {1, 1, 1, 1, 1}).size() == 1);
}

TEST_CASE("Cards are not called alike for what nobody can hold between them") {
    // All others are out of clubs, and the jack was not dealt.
    const State state =
        called("H", {"AC KC QC TC 9C", "KD QD TD 9D AS", "AD QS JS TS JH", "9H TH QH KH KS"},
               "AC, KD, QS, KS");
    CHECK(english(whyAmong(state, {"KC", "QC", "TC", "9C"}, {1, 1, 1, 1}).front()) ==
          "It makes no difference: an opponent may trump whichever card you lead.");
}

TEST_CASE("The best of a suit is kept with the next best, not with a lower one") {
    const auto says = [](const std::string& hand) {
        const State state = called("H", {"AD", hand}, "AD");
        return english(whyRather(state, "QS", 1, "QC", 0).front());
    };
    CHECK(
        says("AC QC 9C QS TS") ==
        "You can't win this trick: keep your ace and queen of clubs, which may win tricks later.");
    CHECK(says("AC KC QC QS TS") ==
          "You can't win this trick: keep your ace of clubs, which may win a later one.");
}

TEST_CASE("What a worse card keeps as well is not said to be kept") {
    const State lead = called("D", {"9C KC AC 9H TS"}); // whose king is as good as the ace
    CHECK(whyAmong(lead, {"AC", "9H", "TS"}, {1, 0, 0}).size() == 1);
    const State two = called("H", {"9H KH AC TS 9D"});
    const auto added = [&](const std::string& worse) {
        const Reasons reasons = whyAmong(two, {"KH", worse, "TS"}, {2, 1, 0});
        return reasons.size() > 1 ? english(reasons.back()) : "";
    };
    CHECK(added("9H") == "You keep your nine of hearts for later.");
    CHECK(added("9D").empty());
}

TEST_CASE("Nothing is said to be kept after the trick that decides the deal") {
    // Seat 1 euchres seat 0.
    const State state =
        called("H", {"9D TC QC KC KD", "JH JD AH AC KS", "TD QD AD TS QS", "9H TH QH JS AS"},
               "9D, AH, TD, 9H, JH, QD, TH, KD");
    CHECK(whyRather(state, "AC", 1, "JD", 0).size() == 1);
}

TEST_CASE("Nothing is left to a partner who cannot win the trick either") {
    // Nobody beats the right bower.
    const std::vector<std::string> hands{"JH JD AC 9C 9D", "TH QH AD TD TS", "JS QS KD QD QC",
                                         "9H KC TC KS AS"};
    CHECK(english(why(called("H", hands, "JH"), "TH").front()) ==
          "You can't win this trick: follow as low as you can.");
}

TEST_CASE("All cards are called as good only where none would overtake the partner") {
    const auto said = [](const char* hand, const std::vector<std::string>& cards) {
        const State state = called("H", {"AC", "9C QC", hand}, "AC, QC");
        return english(whyAmong(state, cards, std::vector<double>(cards.size(), 1))[0]);
    };
    CHECK(said("9D QS KS AS TD", {"KS", "QS", "AS", "TD", "9D"}) ==
          "seat 0 is ahead in this trick, and it hardly matters which card you play.");
    CHECK(said("KH QS KS AS TD", {"KS", "QS", "AS", "TD", "KH"}) ==
          "seat 0 is ahead in this trick: keep your king of hearts.");
}

TEST_CASE("What trumps take later tells enough without a suit to trump") {
    CHECK(whyRather(twoTrumps(), "TS", 1, "QH", 0).size() == 1);
}

TEST_CASE("Higher trumps are not kept where one of them does as well") {
    const State last = called("H", {"QD", "KD", "AD", "KH JH JD TC TS"}, "QD, KD, AD");
    CHECK(english(whyAmong(last, {"KH", "JD", "JH"}, {1, 1, 0}).front()) ==
          "The king of hearts is enough to take this: keep your right bower for later.");
}

TEST_CASE("A suit is not said to be trumped by what takes a trick anyway") {
    CHECK(english(whyRather(called("H", {"JH TC KC AC TS"}), "TS", 1, "JH", 0).front()) ==
          "Lead the ten of spades: there is no hurry with your right bower, which takes a trick "
          "whenever you play it.");
    CHECK(whyRather(called("H", {"9C QC AD JH JD"}), "AD", 1, "9C", 0).size() == 1);
    CHECK(english(why(called("H", {"AC", "9C", "JH QS AS TS KD"}, "AC, 9C"), "KD").front()) ==
          "seat 0 is ahead in this trick: keep your right bower.");
}

TEST_CASE("A suit is not said to be trumped where only trumps are left") {
    const State thrown = called(
        "H", {"AC 9D TD TC KC", "9C QC AD JC QS", "9H TH QH KH TS", "JD AH AS KS JS"}, "AC, 9C");
    const Reasons keeping = whyRather(thrown, "TS", 1, "9H", 0);
    CHECK(keeping.size() == 1);
    CHECK(english(keeping.front()) == "seat 0 is ahead in this trick: keep your trumps.");
    const Reasons leading = whyRather(called("H", {"TS 9H TH QH KH"}), "TS", 1, "9H", 0);
    CHECK(leading.size() == 1);
    CHECK(english(leading.front()) ==
          "Lead the ten of spades: seat 2 may take it, and you keep all your trumps.");
    CHECK(english(why(called("H", {"TS 9H TH QH KH"}), "TS").front()) ==
          "Lead the ten of spades: seat 2 may take it, and you keep all your trumps.");
}

TEST_CASE("Nobody is said to throw cards away where that gains nothing, or alone") {
    const std::string nobody = "Lead the ten of hearts: nobody can beat it.";
    // The ace of diamonds takes the last trick anyway.
    const State both = turnedUp("9S", {"JH JD AH TH AD", "KH QH TD KC QC", "", "9H QD KD KS QS"},
                                "pass, pass, pass, pass, call H alone, JH, QH, 9H, JD, KH, QS, AH, "
                                "QC, KS");
    CHECK(english(why(both, "TH").front()) == nobody);
    // Seat 0 plays without its partner.
    const State lone = turnedUp("AS", {"AC 9H 9S QC QD", "9C JH JD TH KD", "", "TC TS JS QS KS"},
                                "pass, pass, pass, pass, call H alone, AC, 9C, TC, 9H, JH, TS, JD, "
                                "JS, 9S");
    CHECK(english(why(lone, "TH").front()) == nobody);
}

TEST_CASE("A partner who sits out is not said to bring a trick") {
    const State state = second("JC AC KH QH 9D");
    CHECK(english(whyAmong(state, {"call C", "call C alone"}, {1, 1}).front()) ==
          "Name clubs: the right bower is a sure trick, the ace of clubs may take another, and "
          "seat 2 may bring the third.");
}

TEST_CASE("A card is not called the lowest beside another one as low") {
    CHECK(
        english(whyRather(called("C", {"JC", "TD TH JH AS KS"}, "JC"), "TD", 1, "JH", 0).front()) ==
        "Throw the ten of diamonds: it is easier to beat than your jack of hearts.");
}

TEST_CASE("A card that does as well since it is as high takes no reason away") {
    // Only the king of clubs is still out, and seat 2 has none.
    const State state =
        called("H", {"AC 9C QC QS KD", "TC TD QD JS KS", "TS 9D AS 9H TH", "JC KC AD AH KH"},
               "AC, TC, TS, JC");
    CHECK(english(whyAmong(state, {"9C", "QC", "QS"}, {1, 1, 0}).front()) ==
          "Lead the nine of clubs: seat 2 is out of that suit and may trump it.");
}

TEST_CASE("Of the last two cards a trump goes first only for what it does for the other one") {
    const auto says = [](const State& state, const std::string& move) {
        return english(why(state, move).front());
    };
    CHECK(says(lastTwo("AD", "KH", "9D", "9H"), "KH") ==
          "Lead the king of hearts: the more trumps are gone, the safer your ace of diamonds is.");
    // Every trump that is out beats it.
    CHECK(says(lastTwo("AD", "9H", "9D", "AH"), "9H") ==
          "Lead the nine of hearts and keep your ace of diamonds, which may win the last trick.");
}

TEST_CASE("A card that several of its suit beat is not called safer without trumps") {
    CHECK(
        english(why(called("H", {"9H TH QH KH 9D"}), "9H").front()) ==
        "Lead the nine of hearts: the more trumps are gone, the fewer can beat your other cards.");
}

TEST_CASE("A trump is not led to spare one that nobody can beat") {
    CHECK(
        english(whyRather(called("H", {"9H JH TC TS 9D"}), "9H", 1, "JH", 0).front()) ==
        "Lead the nine of hearts: the more trumps are gone, the fewer can beat your other cards.");
}

TEST_CASE("A lead that only one card beats is told so beside a card that none beats") {
    CHECK(english(why(called("H", {"9C JC KS TD AD"}), "KS").front()) ==
          "Lead the king of spades: except for trumps, only the ace of spades can beat it.");
}

TEST_CASE("The lowest card is led where what is kept might as well be led") {
    const State state = called("C", {"9S JC JD KD QH"}, "", "9H");
    CHECK(english(whyAmong(state, {"9S", "JC", "JD", "QH"}, {1, 1, 0, 0}).front()) ==
          "Lead the nine of spades, your lowest card: you have the least to lose with it.");
    // a nine of hearts is as low
    const State two = called("C", {"9S JC 9H TD JH"}, "", "9D");
    CHECK(english(whyAmong(two, {"9S", "JC", "JH"}, {1, 1, 0}).front()) ==
          "Lead the nine of spades: there is no hurry with your right bower, which takes a trick "
          "whenever you play it.");
}

TEST_CASE("A card that only trumps beat is not led as the lowest one") {
    const State state = turnedUp("9S", {"AD KD AH AC AS", "TD", "QD", "JD"},
                                 "pass, pass, pass, pass, pass, call C, AD, TD, QD, JD");
    CHECK(english(whyAmong(state, {"KD", "AH", "AC"}, {1, 0, 0}).front()) ==
          "Lead the king of diamonds: only a trump can beat it.");
}

TEST_CASE("Of trumps one of which might as well be played a worse one is kept") {
    CHECK(english(whyAmong(called("H", kHands, "TS, 9C"), {"QC", "TH", "JD"}, {1, 1, 0}).front()) ==
          "seat 0 is ahead in this trick: keep your left bower.");
}

TEST_CASE("Two cards of a suit stay together only where a single card beats the better one") {
    const auto says = [](const std::string& hand, const std::string& other) {
        return english(whyRather(called("H", {"AS", hand}, "AS"), "KD", 1, other, 0).front());
    };
    CHECK(says("AD KD QD KC JC", "KC") ==
          "Throw the king of diamonds: while the ace of clubs is out, your king of clubs needs the "
          "jack of clubs beside it.");
    const std::string any = "You can't win this, though seat 3 still may; it hardly matters which "
                            "card you play.";
    CHECK(says("AD KD QD QC JC", "JC") == any);
    CHECK(says("AD KD KC JC TC", "JC") == any);
}

TEST_CASE("Of two cards as low the one is thrown whose suit a lone maker does not lead") {
    // Seat 0 has no clubs, and seat 3 may still take the trick.
    const State state =
        turnedUp("9S", {"JH TH 9H AD KD", "AC 9C TD KS 9D", "", "TC AH QC QS JS"},
                 "pass, pass, pass, pass, call H alone, AD, TD, AH, QC, TH, AC, 9H");
    CHECK(english(whyRather(state, "9C", 1, "9D", 0).front()) ==
          "Throw the nine of clubs: seat 0 has no clubs to lead.");
}

TEST_CASE("Of the last two cards the lower one may be the likelier one to win") {
    const State state =
        called("H", {"9C TH JH JD AH", "AC KC JS QS TD", "TC JC KS QD AS", "QC AD TS KD KH"},
               "9C, AC, TC, QC, KC, JC, AD, TH, JH, JS, AS, KH, JD");
    CHECK(english(whyRather(state, "QS", 1, "TD", 0).front()) ==
          "Throw the queen of spades: your ten of diamonds is likelier to win the last trick.");
}
