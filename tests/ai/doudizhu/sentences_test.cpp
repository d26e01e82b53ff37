#include "ai/doudizhu/explain.h"
#include "ai/doudizhu/kicker.h"
#include "ai/doudizhu/simple_players.h"
#include "tests/support/doudizhu.h"
#include "tests/support/role_networks.h"
#include "tests/support/search.h"
#include "tests/support/sentences.h"

using namespace parlour;
using namespace parlour::doudizhu;
using namespace parlour::test;

namespace {

template <class A> Reasons ask(const State& state) {
    A agent;
    Rng rng(1);
    return agent.decide(viewToMove(state), rng, {}, {}).reasons;
}
Reasons greedy(const State& state) { return ask<GreedyPlayer>(state); }
Reasons kicker(const State& state) { return ask<KickerPlayer>(state); }

// The networks find these plays likely.
Reasons multirole(const State& state, const Likelihoods& plays) {
    MultirolePlayer player = multirolePlayer(plays, plays, plays);
    Rng rng(1);
    return player.decide(viewToMove(state), rng, {}, {}).reasons;
}

Move move(const char* text) { return Doudizhu::parseMove(text).value(); }

// What the champion says for its best move, which was better than the next.
Reasons champion(const State& state, const char* best, const char* next,
                 const Outcome& ofBest = {0.6, 1}, const Outcome& ofNext = {0.4, 0}) {
    return explain(viewToMove(state),
                   comparing<Doudizhu>(state, move(best), move(next), ofBest, ofNext, 1));
}

// What it says for a move if it found or noticed no other.
Reasons champion(const State& state, const char* only) {
    const Observation view = viewToMove(state);
    FlatMonteCarlo<Doudizhu> search(1);
    Rng rng(1);
    run(search, view, {move(only)}, {1}, rng, StopCheck(),
        [](const State&, Rng&) { return Outcome{}; });
    return explain(view, search);
}

// The first to bid has this hand.
State bidding(const char* hand, Scoring scoring = Scoring::Classic) {
    Deal deal;
    deal.hands[0] = ranks(hand);
    return Doudizhu::start({true, Kickers::Any, scoring}, deal);
}

} // namespace

TEST_CASE("Every sentence of Doudizhu's players has its position") {
    // Hands of the landlord, the peasant after and the peasant before, and what was played.
    const State strong = bidding("3456789TJQKKA22XD");
    const State simple = bidding("3456789TJQKKA22XD", Scoring::Simple);
    const State weak = bidding("33446688TTJJ5799K");

    const State loose = endgame("3559", "668", "77T");
    const State pair = endgame("3359", "668", "77T");
    const State sequence = endgame("3345678", "56789", "9TJQ");
    const State triplet = endgame("44479JJ", "5556", "889T");
    const State rocket = endgame("33XD", "889", "99T");
    const State last = endgame("34567", "889", "99T");
    const State singlesToOne = endgame("357", "A", "5688");
    const State pairsToOne = endgame("33447", "A", "5688");
    const State partnerHasOne = after(endgame("3578", "46KA", "9"), "3 A pass pass");

    const State low = after(endgame("38A", "59", "TT"), "3");
    const State highest = after(endgame("A8", "9T", "JJ"), "A");
    const State pairToTwo = after(endgame("39A", "55", "TT"), "3");
    const State pairToMany = after(endgame("36789A", "55", "TT"), "3");
    const State wholeSequence = after(endgame("3TTJJQ", "56789", "44"), "3");
    const State bombForTwos = after(endgame("2256789", "444489", "3"), "22");
    const State bombForOne = after(endgame("22A", "444478", "33"), "22");
    const State partners = after(endgame("339", "557", "78KK"), "33 55");

    const std::vector<Sentence> sentences{
        // The simple players.
        {"Any legal move, drawn by lot.", "", ask<RandomPlayer>(loose)},
        {"Bids for its bombs, jokers and twos.", "", greedy(strong)},
        {"Has too few bombs, jokers and twos to bid more.", "", greedy(weak)},
        {"Leads as many cards as it can, the lowest: %1.", "sequence", greedy(sequence)},
        {"Beats the table as low as it can.", "", greedy(low)},
        {"Has nothing higher.", "", greedy(highest)},

        // Kicker bids,
        {"Strong enough: %1 plays in all, and high cards to win the lead.", "6", kicker(strong)},
        {"Too weak to bid more: %1 plays in all, for the high cards it has.", "6", kicker(weak)},
        // leads
        {"Plays its last cards.", "", kicker(last)},
        {"Nobody can beat this %1, and then the rest goes out.", "rocket", kicker(rocket)},
        {"Leads low, for the partner has one card left.", "", kicker(partnerHasOne)},
        {"An opponent has one card left: leads its highest.", "", kicker(singlesToOne)},
        {"An opponent has one card left. Leads no single card: %1.", "pair", kicker(pairsToOne)},
        {"Carries what fits nowhere else: %1.", "triplet with a single card", kicker(triplet)},
        {"The %1 is a loose single card.", "3", kicker(loose)},
        {"Leads its lowest: %1.", "pair", kicker(pair)},
        {"Leads the %1. Plays left after it: %2.", "pair, 2",
         kicker(endgame("446699", "TT", "5578"))},
        {"No opponent can beat this %1: it leads again.", "pair",
         kicker(endgame("44KKAA", "556", "778"))},
        // and replies.
        {"Leaves the lead to the partner.", "", kicker(partners)},
        {"Has nothing higher.", "", kicker(highest)},
        {"Takes over as high as it can, for the partner has one card left.", "",
         kicker(after(endgame("358", "6QK", "4"), "3"))},
        {"Beats the table as low as it can without breaking anything up.", "", kicker(low)},
        {"Breaks its cards up: an opponent has %1 left.", "2", kicker(pairToTwo)},
        {"Breaks a group up, which costs it no more plays.", "", kicker(pairToMany)},
        {"Nothing else stops an opponent who is nearly out.", "", kicker(bombForOne)},
        {"Takes the lead with the %1, to play on from it.", "bomb", kicker(bombForTwos)},
        {"Saves the %1 for a better moment.", "bomb",
         kicker(after(endgame("2256789", "444479J", "3"), "22"))},
        {"All that is higher would break up something better.", "", kicker(wholeSequence)},
        {"Keeps the %1 from %2 to %3 together.", "sequence, 5, 9", kicker(wholeSequence)},

        // The networks' player.
        {"Those who won from such positions mostly played this: %1.", "sequence",
         multirole(sequence, {{"34567", 0.9}})},
        {"It carries the cards that the rest of the hand misses least.", "",
         multirole(triplet, {{"444", 0.9}})},
        {"Those who won from such positions mostly passed.", "", multirole(low, {{"pass", 0.9}})},
        {"Those who won from such positions passed hardly more often than they played this: %1.",
         "single card", multirole(low, {{"pass", 0.5}, {"5", 0.45}})},
        {"Plays its last cards.", "", multirole(last, {{"34567", 0.9}})},
        {"Has nothing higher.", "", multirole(highest, {})},

        // The champion bids,
        {"Strong enough: %1 plays in all; jokers and twos: %2.", "6, 4",
         champion(strong, "bid 1", "bid 0")},
        {"Does not bid: %1 plays in all; jokers and twos: %2.", "6, 0",
         champion(weak, "bid 0", "bid 1")},
        {"Bidding %1 is worth about %2 points in ten deals, bidding %3 about %4.", "2, 14, 1, 12",
         champion(strong, "bid 2", "bid 1", {0.5, 1.4}, {0.4, 1.2})},
        {"Bidding %1 is worth about %2 points in ten deals, not bidding about %3.", "1, 12, -3",
         champion(strong, "bid 1", "bid 0", {0.4, 1.24}, {0.5, -0.3})},
        {"Not bidding is worth about %1 points in ten deals, bidding %2 about %3.", "3, 1, -3",
         champion(strong, "bid 0", "bid 1", {0.5, 0.3}, {0.4, -0.3})},
        // tells wins where points are the same, or bids do not change them,
        {"Bidding %1 wins %2 of 100 deals like this, not bidding wins %3.", "1, 50, 40",
         champion(strong, "bid 1", "bid 0", {0.5, 1.2}, {0.4, 1.2})},
        {"Bidding %1 wins %2 of 100 deals like this, bidding %3 wins %4.", "2, 60, 1, 40",
         champion(simple, "bid 2", "bid 1")},
        {"Not bidding wins %1 of 100 deals like this, bidding %2 wins %3.", "60, 1, 40",
         champion(simple, "bid 0", "bid 1")},
        // leads,
        {"Plays its last cards.", "", champion(last, "34567")},
        {"No opponent can beat this %1, and then the rest goes out.", "rocket",
         champion(rocket, "XD", "33")},
        {"No opponent can beat this %1: it leads again.", "single card",
         champion(endgame("35A", "889", "99T"), "A", "3")},
        {"Leads low, for the partner has one card left.", "", champion(partnerHasOne, "4", "K")},
        {"An opponent has one card left: leads its highest.", "", champion(singlesToOne, "7", "3")},
        {"An opponent has one card left. Leads no single card: %1.", "pair of threes",
         champion(pairsToOne, "33", "7")},
        {"Carries what fits nowhere else: %1.", "triplet with a single card",
         champion(triplet, "4447", "9")},
        {"Gets rid of %1 cards in one play: the %2 from %3 to %4.", "5, sequence, 4, 8",
         champion(sequence, "45678", "33")},
        {"The %1 is a loose single card.", "3", champion(loose, "3", "55")},
        {"Leads its lowest: the %1.", "pair of threes", champion(pair, "33", "9")},
        {"Leads its lowest: the %1.", "triplet with a single card", champion(triplet, "444J", "9")},
        {"Leads high, so that an opponent cannot get rid of a low card.", "",
         champion(endgame("35K", "668", "77A"), "K", "3")},
        {"Leads the %1. Plays left after it: %2.", "4, 5", champion(sequence, "4", "33")},
        {"Leads the %1. Plays left after it: %2.", "pair of sevens, 2",
         champion(endgame("35577", "668", "99T"), "77", "3")},
        // beats an opponent
        {"No opponent can beat this: it leads next.", "",
         champion(after(endgame("357", "46A", "9"), "3"), "A", "4")},
        {"Beats the table as low as it can without breaking anything up.", "",
         champion(low, "5", "pass")},
        {"Beats the table as low as it can. Plays left after it: %1.", "1",
         champion(after(endgame("3399", "4455667788", "T"), "33"), "44", "pass")},
        {"Plays higher than it must, so that an opponent cannot get rid of a low card.", "",
         champion(after(endgame("39A", "46", "78K"), "3 pass"), "K", "7")},
        {"Plays higher than it must: what is lower belongs together with other cards.", "",
         champion(after(endgame("39A", "55K", "7"), "3"), "K", "pass")},
        {"Plays higher than it must. Plays left after it: %1.", "2",
         champion(after(endgame("39A", "57K", "8"), "3"), "K", "5")},
        {"Breaks its cards up: an opponent has %1 left.", "2", champion(pairToTwo, "5", "pass")},
        {"Breaks a group up, for the lead is worth more now.", "",
         champion(pairToMany, "5", "pass")},
        {"Stops an opponent who is nearly out.", "", champion(bombForOne, "4444", "pass")},
        {"Takes the lead with the %1, to play on from it.", "bomb",
         champion(bombForTwos, "4444", "pass")},
        // or the partner,
        {"Plays between: the landlord, who is next, must beat the %1.", "pair of kings",
         champion(after(endgame("339AA", "557", "78KK"), "33 55"), "KK", "pass")},
        {"Takes over from the partner, to lead what it has left.", "",
         champion(partners, "KK", "pass")},
        // or passes.
        {"Has nothing higher.", "", champion(highest, "pass")},
        {"Leaves the lead to the partner.", "", champion(partners, "pass", "KK")},
        {"Waits: what it could play now is worth more later.", "", champion(low, "pass", "5")},
        {"Waits: what it could play now is worth more later.", "", champion(low, "pass")},
        {"Waits: what it could play now is worth more later.", "",
         champion(after(endgame("39A", "55K", "7"), "3"), "pass", "5")},
        {"Saves the %1 for a better moment.", "bomb", champion(bombForTwos, "pass", "4444")},
        {"All that is higher would break up something better.", "",
         champion(wholeSequence, "pass", "5")},
        {"Keeps the %1 to win the lead when it matters.", "ace",
         champion(after(endgame("38", "5A", "TT"), "3"), "pass", "A")},
        {"Passing loses, but the %1 would raise the stake and wins only %2 of 100 deals like this.",
         "bomb, 10", champion(bombForTwos, "pass", "4444", {0, -3}, {0.1, -5})},

        // How its search chose.
        {"Wins %1 of 100 deals like this; passing would win %2.", "60, 40",
         champion(low, "5", "pass")},
        {"Wins %1 of 100 deals like this; the %2 would win %3.", "60, 9, 40",
         champion(pair, "33", "9")},
        {"Wins %1 of 100 deals like this; the %2 would win %3.", "60, rocket, 40",
         champion(rocket, "33", "XD")},
        {"Wins %1 of 100 deals like this; the %2 (%3) would win %4.", "60, triplet, 4, 40",
         champion(triplet, "9", "444")},
        {"Wins %1 of 100 deals like this; the %2 from %3 up would win %4.", "60, sequence, 4, 40",
         champion(sequence, "33", "45678")},
        {"Wins %1 of 100 deals like this; with other kickers it would be %2.", "60, 40",
         champion(triplet, "4447", "4449")},
        {"Wins %1 of 100 deals like this; something else wins about as many.", "60",
         champion(pair, "33", "9", {0.6, 1}, {0.59, 0})},
        {"Wins %1 of 100 deals like this; another move wins %2, but brings fewer points.", "50, 70",
         champion(bombForTwos, "pass", "4444", {0.5, 3}, {0.7, 2})},
        {"Wins %1 of 100 deals like this; another move wins %2, but rules of thumb speak against "
         "it.",
         "50, 70", champion(bombForTwos, "pass", "4444", {0.5, 2}, {0.7, 3})},
    };
    checkSentences(PARLOUR_SOURCE "/ai/doudizhu", "Doudizhu reasons", sentences);
}
