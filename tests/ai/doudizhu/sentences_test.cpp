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
    for (const char* text : {best, next}) {
        INFO(text);
        CHECK(Doudizhu::objection(state, move(text)).empty());
    }
    return explain(viewToMove(state),
                   comparing<Doudizhu>(state, move(best), move(next), ofBest, ofNext, 1));
}

// The same of more moves, with their chances to win.
Reasons champion(const State& state, const std::vector<const char*>& moves,
                 const std::vector<double>& wins) {
    Doudizhu::MoveList list;
    for (const char* text : moves) list.push_back(move(text));
    std::vector<Outcome> outcomes;
    for (const double win : wins) outcomes.push_back({win, 0});
    return explain(viewToMove(state), comparing<Doudizhu>(state, list, outcomes, 1));
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
State bidding(const char* hand) {
    Deal deal;
    deal.hands[0] = ranks(hand);
    return Doudizhu::start({true, Kickers::Any, Scoring::Classic}, deal);
}

// The last to bid has this hand, and nobody has bid.
State biddingLast(const char* hand) {
    Deal deal;
    deal.hands[2] = ranks(hand);
    return after(Doudizhu::start({true, Kickers::Any, Scoring::Classic}, deal), "bid0 bid0");
}

} // namespace

TEST_CASE("Every sentence of Doudizhu's players has its position") {
    // Hands of the landlord, the peasant after and the peasant before, and what was played.
    const State strong = bidding("3456789TJQKKA22XD");
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
    const State wholeSequence = after(endgame("3TTJJQ", "56789", "44KKAA"), "3");
    const State bombForTwos = after(endgame("2256789", "444489", "3"), "22");
    const State bombForOne = after(endgame("22A", "444478", "33"), "22");
    const State partnerLater = after(endgame("3578T", "66KKJ", "9QQQA"), "3 K pass pass");
    const State partnerHasLead = after(endgame("339JJ", "3678KK", "44TT567"), "33 pass 44 pass");
    const State partners = after(endgame("339", "557", "78KK"), "33 55");

    const auto anyOfFive = [](double win, const char* hand = "3345578KA") {
        return champion(endgame(hand, "66TTJJQQ22", "99KKAA2"), {"8", "3", "55", "33", "K"},
                        std::vector<double>(5, win));
    };

    const std::vector<Sentence> sentences{
        // The simple players.
        {"Any legal move will do: this one is drawn by lot.", "", ask<RandomPlayer>(loose)},
        {"Bid %1 for your bombs, jokers and twos.", "3", greedy(strong)},
        {"Don't bid: you have too few bombs, jokers and twos.", "", greedy(weak)},
        {"Lead as many cards as you can at once, the lowest: the %1.", "sequence",
         greedy(sequence)},
        {"Beat it as low as you can.", "", greedy(low)},
        {"Pass: you have nothing higher.", "", greedy(highest)},

        // Kicker bids,
        {"Bid %1: your high cards can win you the lead often enough.", "3", kicker(strong)},
        {"Don't bid: your high cards are too few to win the lead for all the rest.", "",
         kicker(weak)},
        // leads
        {"Play all that you have left: you win.", "", kicker(last)},
        {"No opponent can beat the %1, and then you play the rest and win.", "rocket",
         kicker(rocket)},
        {"Lead your lowest card: %1, your partner, has one card left and may win with it.",
         "seat 2", kicker(partnerHasOne)},
        {"Lead the %2, your highest single card: %1 has only one card left.", "seat 1, 7",
         kicker(singlesToOne)},
        {"Don't lead a single card: %1 has only one left and can't beat the %2.",
         "seat 1, pair of threes", kicker(pairsToOne)},
        {"Let the %1 carry the cards that your hand needs least.", "triplet", kicker(triplet)},
        {"Get rid of the %1: it is left over when your cards are put together.", "3",
         kicker(loose)},
        {"You have the lead: get rid of the %1, the lowest you hold.", "pair of threes",
         kicker(pair)},
        {"Lead the %1 and keep your lower cards for later.", "pair of nines",
         kicker(endgame("446699", "TT", "5578"))},
        {"No opponent can beat the %1, so you lead again.", "pair of kings",
         kicker(endgame("44KKAA", "556", "778"))},
        // and replies.
        {"Pass: leave the lead to %1, your partner.", "seat 1", kicker(partners)},
        {"Pass: you have nothing higher.", "", kicker(highest)},
        {"Beat it as high as you can, to lead low next: %1, your partner, has only one card left.",
         "seat 2", kicker(after(endgame("358", "6QK", "4"), "3"))},
        {"Beat it with the %1, the lowest that breaks nothing up.", "5", kicker(low)},
        {"Beat it even if that breaks cards up: %1 has only %2 cards left.", "seat 0, 2",
         kicker(pairToTwo)},
        {"Beat it even if that breaks cards up: %1 has only one card left.", "seat 0",
         kicker(after(endgame("39", "55", "TT"), "3"))},
        {"Beat it with the %1: that breaks cards up, but costs you no more plays.", "5",
         kicker(pairToMany)},
        {"Play the %2: nothing else beats this, and %1 has only one card left.", "seat 0, bomb",
         kicker(bombForOne)},
        {"Play the %2: nothing else beats this, and %1 has only %3 cards left.", "seat 0, bomb, 2",
         kicker(after(endgame("223A", "444478", "33"), "22"))},
        {"Use the %1 now to take the lead: you are nearly out.", "bomb", kicker(bombForTwos)},
        {"Pass: keep the %1 for a better moment.", "bomb",
         kicker(after(endgame("2256789", "444479J", "3"), "22"))},
        {"Pass: to beat this you would have to break up better combinations.", "",
         kicker(wholeSequence)},
        {"Your %1 from %2 to %3 stays together.", "sequence, 5, 9", kicker(wholeSequence)},

        // The networks' player.
        {"Play the %1: those who won from such positions mostly did.", "sequence",
         multirole(sequence, {{"34567", 0.9}})},
        {"Let it carry the cards that your hand needs least.", "",
         multirole(triplet, {{"444", 0.9}})},
        {"Pass: those who won from such positions mostly passed.", "",
         multirole(low, {{"pass", 0.9}})},
        {"Play the %1: those who won from such positions played it nearly as often as they passed.",
         "5", multirole(low, {{"pass", 0.5}, {"5", 0.45}})},
        {"Play all that you have left: you win.", "", multirole(last, {{"34567", 0.9}})},
        {"Pass: you have nothing higher.", "", multirole(highest, {})},

        // The champion bids,
        {"Bid %2: you hold the rocket, and the whole hand goes in %1 plays.", "4, 1",
         champion(strong, "bid 1", "bid 0")},
        {"Bid %2: you hold a bomb, and the rest of your hand goes in %1 plays.", "3, 1",
         champion(bidding("3333456789TJQKKA2"), "bid 1", "bid 0")},
        {"Bid %3: you hold %2, and the whole hand goes in %1 plays.",
         "5, the red joker and two twos, 2",
         champion(bidding("3456789TJJQKKA22D"), "bid 2", "bid 0")},
        {"Bid %2: the whole hand goes in %1 plays, so you need not win the lead often.", "5, 1",
         champion(bidding("3456789TJQKKAA552"), "bid 1", "bid 0")},
        {"Don't bid: without a two or a joker you would seldom win the lead, and your hand needs "
         "%1 plays.",
         "8", champion(bidding("334466788TTJQQKKK"), "bid 0", "bid 1")},
        {"Don't bid: your hand needs only %1 plays, but you hold no two or joker to win the lead "
         "with.",
         "6", champion(weak, "bid 0", "bid 1")},
        {"Don't bid: you could go out in %1 plays, but %2 alone won't win you the lead often "
         "enough.",
         "3, a two", champion(bidding("34567899TTJJQQKK2"), "bid 0", "bid 1")},
        {"Don't bid: your hand needs only %1 plays, but you hold no two or joker to win the lead "
         "with.",
         "3", champion(bidding("333456789TTQQKKAA"), "bid 0", "bid 1")},
        {"Bid %2: you hold %1 to win the lead with, although going out takes %3 plays.",
         "the black joker and three twos, 1, 8",
         champion(bidding("3346688TTJ57K222X"), "bid 1", "bid 0")},
        {"Bid %2: you hold %1 to win the lead with, although going out takes %3 plays.",
         "a two, 1, 8", champion(bidding("3344668899TTJ57K2"), "bid 1", "bid 0")},
        {"Bid %2: with %1, and %4 besides, you should win the lead often, although going out takes "
         "%3 plays.",
         "the red joker and a two, 3, 10, two aces",
         champion(bidding("3347899TTTQKKAA2D"), "bid 3", "bid 0")},
        {"Don't bid: you need %1 plays to go out, and %2 alone won't win you the lead often "
         "enough.",
         "8, a two", champion(bidding("3344668899TTJ57K2"), "bid 0", "bid 1")},
        {"Don't bid: you need %1 plays to go out, and %2 alone won't win you the lead often "
         "enough.",
         "8, two twos", champion(bidding("334466889TTJ57K22"), "bid 0", "bid 1")},
        {"Don't bid: besides your bomb you hold only %1 to win the lead with.", "a two",
         champion(bidding("3333668899TTJ57K2"), "bid 0", "bid 1")},
        {"Don't bid: you need %1 plays to go out, too many even with the rocket.", "7",
         champion(bidding("3344668899TTJ57XD"), "bid 0", "bid 1")},
        {"Don't bid: besides your bomb you hold no two or joker to win the lead with.", "",
         champion(bidding("33788899KKKKA66JQ"), "bid 0", "bid 1")},
        {"Bid %1: you hold two bombs, and each should win you the lead.", "3",
         champion(bidding("4444566667TJQKK22"), "bid 3", "bid 0")},
        {"Bid %1: you hold %2, and neither %3 nor %4 has bid, so they are likely to be weak.",
         "3, the red joker, seat 0, seat 1",
         champion(biddingLast("334455677TTJQQQAD"), "bid 3", "bid 0")},
        {"Bid %1: you hold %2, and neither %3 nor %4 has bid, so they are likely to be weak.",
         "3, the black joker and three twos, seat 0, seat 1",
         champion(biddingLast("3346688TTJ57K222X"), "bid 3", "bid 0")},
        {"Bid %1: neither %2 nor %3 has bid, so they are likely to be weak.", "3, seat 0, seat 1",
         champion(biddingLast("334466788TTJQQKKK"), "bid 3", "bid 0")},
        {"If you don't bid either, the cards are dealt again and you lose nothing.", "",
         champion(biddingLast("334466788TTJQQKKK"), "bid 0", "bid 1")},
        {"Bid %1: your bomb should win you the lead when you need it.", "3",
         champion(bidding("34455688889TJKA2D"), "bid 3", "bid 0")},
        {"Bid %1: your rocket wins you the lead whenever you need it.", "3",
         champion(bidding("345889TTJJQQKA2XD"), "bid 3", "bid 0")},
        // leads, where the game is decided
        {"Play your last card: you win.", "", champion(endgame("5", "668", "77T"), "5")},
        {"Play all that you have left: you win.", "", champion(last, "34567")},
        {"No opponent can beat the %1, and then you play the rest and win.", "rocket",
         champion(rocket, "XD", "33")},
        {"No opponent can beat the %1 or stop what follows.", "pair of kings",
         champion(endgame("3QQKKAA", "445566", "778899"), "KK", "3")},
        {"%2 can't beat the %1 or stop what follows.", "pair of queens, seat 0",
         champion(after(endgame("445566J", "3QQKKAA", "778899"), "44"), "QQ", "pass")},
        {"No opponent can beat the %1, nor the %2 next: then you go out with the %3.",
         "pair of kings, pair of aces, 3",
         champion(endgame("3KKAA", "445566", "778899"), "KK", "3")},
        {"%4 can't beat the %1, nor the %2 next: then you go out with the %3.",
         "pair of kings, pair of aces, 3, seat 0",
         champion(after(endgame("55JQ", "3KKAA", "778899"), "55"), "KK", "pass")},
        {"%4 has only one card left: play the %1, then the %2, and go out with the %3.",
         "pair of kings, pair of aces, 3, seat 0",
         champion(after(endgame("55J", "3KKAA", "778899"), "55"), "KK", "pass")},
        {"Only %4 can stop you: play the %1, then the %2, and go out with the %3.",
         "pair of jacks, queens, king, the rocket",
         champion(endgame("4JJQQQK", "5XD", "92K"), "JJ", "4")},
        {"Lead the %1: whoever beats it, your other cards take the lead back, and you win.", "3",
         champion(endgame("3AX", "33456678899TQQQ", "KKA"), "3")},
        {"Lead the %1: unless %2 beats it with the last card, you get the lead back and win.",
         "4, seat 2", champion(endgame("455A2", "6677889TTJQK", "J"), "4", "A")},
        // or somebody may go out,
        {"Lead your lowest card: %1, your partner, has one card left and may win with it.",
         "seat 2", champion(partnerHasOne, "4", "K")},
        {"Lead your highest card: %1 has only one card left.", "seat 1",
         champion(singlesToOne, "7", "3")},
        {"Don't lead a single card: %1 has only one left and can't beat the %2.",
         "seat 1, pair of threes", champion(pairsToOne, "33", "7")},
        {"Risk the %2, although %1 has only one card left: your higher cards are needed later.",
         "seat 1, 3", champion(singlesToOne, "3", "7")},
        {"Risk the %2, although %1 has only one card left: your %3 is needed later.",
         "seat 1, 3, 7", champion(endgame("37", "A", "5688"), "3", "7")},
        // or is free to choose:
        {"No opponent can beat the %1, so you lead again.", "ace",
         champion(endgame("358A", "889", "99T"), "A", "3")},
        {"Let the triplet carry your %1, the lowest card that belongs to no pair or sequence.", "7",
         champion(triplet, "4447", "9")},
        {"Let the triplet carry your %1: it belongs to no pair or sequence.", "9",
         champion(endgame("44477JJ9AA", "5556", "889T"), "4449", "AA")},
        {"Let the triplet carry the %1: you have another for your sequence from %2 to %3.",
         "6, 5, 10", champion(endgame("3566789TJJJKK", "44QQ22", "4QQAA2"), "6JJJ", "KK")},
        {"Lead the %1 from %2 to %3: %4 cards go at once.", "sequence, 4, 8, 5",
         champion(sequence, "45678", "33")},
        {"Lead the %1 rather than something lower, so that %2 can't get rid of a low card.",
         "king, seat 1", champion(endgame("35KA", "668", "77A"), "K", "3")},
        {"Get rid of the %1 while you have the lead: it belongs to no pair or sequence.", "3",
         champion(loose, "3", "55")},
        {"Lead low with the %1: %2, your partner, is next and may get rid of something low too.",
         "6, seat 2", champion(partnerLater, "6", "K")},
        {"You have the lead: get rid of the %1, the lowest you hold.", "pair of threes",
         champion(pair, "33", "9")},
        {"Lead the %1: %2 cards go at once.", "four with two single cards, 6",
         champion(endgame("3468QKKKK", "99JJQ", "5TTTT"), "34KKKK", "8")},
        {"Let the %1 carry single cards that are hard to get rid of otherwise.",
         "airplane with wings",
         champion(endgame("3356779JJJQQQ", "45KKKAAA", "888TTT"), "69JJJQQQ", "3377JJJQQQ")},
        {"Lead the %1: you have another for your sequence, which stays whole.", "5",
         champion(endgame("345567KK", "889", "99T"), "5", "3")},
        {"Lead the %1: your %2 can carry something lower later.", "9, kings",
         champion(endgame("359KKK2", "468TTJJ", "77QQAA2"), {"9", "2"}, {0.6, 0.4})},
        {"You win this anyway, and the %1 raises the stake.", "rocket",
         champion(after(endgame("55789", "AA28XD", "99"), "55"), {"XD", "AA"}, {1, 1})},
        {"Use the %1 now: it raises the stake, and you are still likely to win.", "bomb",
         champion(after(endgame("6789", "333344JJ2", "99"), "6"), {"3333", "2"}, {0.9, 1})},
        {"Lead the %1 and keep the %2 to win the lead back.", "8, ace",
         champion(endgame("358A", "889", "99T"), {"8", "A"}, {0.6, 0.4})},
        {"Lead the %1 and keep the %2 for later.", "8, ace",
         champion(endgame("45678A", "33449TT2", "66JJK2"), "8")},
        {"Lead the %1: it is harder to beat than the %2, and you keep the %3 for later.",
         "10, 3, ace", champion(endgame("35TA", "889", "99J"), {"T", "3", "A"}, {0.6, 0.5, 0.4})},
        {"Get rid of a low card while you have the lead: the %1 and the %2 belong to no pair or "
         "sequence.",
         "3, 5",
         champion(endgame("35779KA", "668TTJJ", "99QQAA2"), {"5", "3", "K"}, {0.6, 0.6, 0.4})},
        {"Get rid of a low card while you have the lead: the %1, the %2 and the %3 belong to no "
         "pair "
         "or sequence.",
         "3, 5, 9",
         champion(endgame("35779KAA", "668TTJJ", "99QQA2"), {"3", "5", "9", "K"},
                  {0.6, 0.6, 0.6, 0.4})},
        {"Get rid of the %1 while you have the lead: the %2 is likelier to win a trick later.",
         "4, 8", champion(endgame("48", "55K", "77T"), "4", "8")},
        {"Lead the %1: your %2 is the highest card left, so you can win the lead back with it and "
         "go out.",
         "4, 2", champion(endgame("42", "55K", "7777T"), "4", "2")},
        {"It matters little here what you lead; the %1 at least belongs to no pair or sequence.",
         "8", anyOfFive(0.04)},
        {"It matters little here what you lead; the %1 at least belongs to no pair or sequence.",
         "8", anyOfFive(0.95)},
        {"It matters little here what you lead; the %1 at least gets rid of %2 cards at once.",
         "pair of fives, 2",
         champion(endgame("3345578KA", "66TTJJQQ22", "99KKAA2"), {"55", "3", "4", "7", "K"},
                  std::vector<double>(5, 0.95))},
        {"It matters little here what you lead; a pair like the %1 at least gets rid of two cards "
         "at "
         "once.",
         "fives",
         champion(endgame("3345578KA", "66TTJJQQ22", "99KKAA2"), {"55", "33", "4", "7", "K"},
                  std::vector<double>(5, 0.5))},
        {"It matters little here what you lead; the %1 and the %2 at least belong to no pair or "
         "sequence.",
         "4, 8",
         champion(endgame("334558KA2", "66TTJJQQ22", "99KKAA"), {"8", "4", "33", "K", "A"},
                  std::vector<double>(5, 0.04))},
        {"It matters little here what you lead; the %1, the %2 and the %3 at least belong to no "
         "pair "
         "or sequence.",
         "4, 8, 10",
         champion(endgame("334558TKA", "66TTJJQQ22", "99KKAA2"), {"8", "4", "T", "33", "K"},
                  std::vector<double>(5, 0.5))},
        {"It matters little here what you lead; you have another %1 for your sequence from %2 to "
         "%3.",
         "5, 3, 7",
         champion(endgame("34556679KA", "66TTJJQQ22", "99KKAA2"), {"5", "3", "9", "66", "K"},
                  std::vector<double>(5, 0.04))},
        {"It matters little here what you lead; on the %1 at least nobody gets rid of a low card.",
         "king",
         champion(endgame("3345578KA", "66TTJJQQ22", "99KKAA2"), {"K", "4", "7", "33", "8"},
                  std::vector<double>(5, 0.5))},
        {"It matters little here: several leads are as good as this one.", "",
         champion(endgame("3345578KA", "66TTJJQQ22", "99KKAA2"), {"5", "4", "7", "33", "K"},
                  std::vector<double>(5, 0.5))},
        {"You can hardly go wrong here: whatever they play, your rocket takes the lead back.", "",
         anyOfFive(0.95, "3345578KXD")},
        {"You can hardly go wrong here: nothing can beat your %1.", "black joker",
         anyOfFive(0.95, "3345578KX")},
        {"You can hardly go wrong here: only %2 can beat your %1.", "twos, a bomb",
         champion(endgame("3345578K22", "66TTJJQQAA", "99AA"), {"8", "4", "7", "33", "K"},
                  std::vector<double>(5, 0.95))},
        {"Get rid of your lowest pair, the %1, while you have the lead.", "sevens",
         champion(endgame("45779KTT", "668AAJJ", "99QQK2"), "77", "TT")},
        {"Get rid of two cards at once with the %1.", "pair of sevens",
         champion(endgame("45779KA", "668TTJJ", "99QQAA2"), "77", "K")},
        {"Only %2 can beat the %1; otherwise you go out with the %3.",
         "red joker, a bomb, pair of threes", champion(endgame("33D", "5555", "77T"), "D", "3")},
        {"Only %2 can beat the %1; otherwise you play all the rest at once.", "triplet, the rocket",
         champion(endgame("4999JJJKK", "33TTXD", "5577Q"), "4999", "JJJ")},
        {"Lead your lowest pair, the %1: only %2 can beat it.", "queens, the rocket",
         champion(endgame("48TQQKK2222", "35XD", "3567889"), "QQ", "KK")},
        {"Play the %1: your sequence from %2 to %3 stays whole.", "pair of nines, 8, ace",
         champion(after(endgame("8834JJ", "4449998TTJQKA", "5566"), "88"), "99", "TT")},
        {"Lead the lower triplet first: your %1 are likelier to win the lead later.", "eights",
         champion(endgame("3666888Q", "99TJJ", "77KK2"), "3666", "3888")},
        {"After this the %1 is your last card.", "10",
         champion(endgame("88T", "99KK5", "77AA6"), "88", "T")},
        {"Nothing helps much here: one move is as good as another.", "",
         champion(after(endgame("358AKQ", "889", "99T"), "3"), {"9", "8"}, {0, 0})},
        {"It matters little here what you lead; the %1 and the %2 at least belong to no pair or "
         "sequence.",
         "3, 8", champion(endgame("358A", "889", "99T"), {"8", "3"}, {0, 0})},
        {"Don't lead a single card: %1 has only one left and can't beat the %2.",
         "seat 1, pair of threes", champion(pairsToOne, {"33", "7"}, {0, 0})},
        {"You win this whatever you do: any play is good.", "",
         champion(endgame("358A", "889", "99T"), {"8", "3"}, {1, 1})},
        {"No opponent can beat the %1, and then you play your last card and win.", "rocket",
         champion(endgame("3XD", "889", "99T"), "XD", "3")},
        {"Lead the %1 rather than the %2: it is harder to beat.", "6, 3",
         champion(endgame("356A", "889", "99T"), "6", "3")},
        {"After this you are only one play away from going out.", "",
         champion(endgame("3399", "46TT", "78J"), "99", "3")},
        {"This keeps your hand together: you then need only %1 more plays.", "2",
         champion(endgame("3377788T", "4999JJ", "5QQKA"), "77788", "7")},
        {"Lead the sequence from %1 to %2: if somebody beats it, your sequence from %3 to %4 "
         "should "
         "win the lead back.",
         "6, 10, 10, ace",
         champion(table("444678889TTJQQKA222X", "33345556667778999", "35TTJJJQQKKKAAA2D"), "6789T",
                  "6789TJQKA")},
        {"Lead the sequence from %1 to %2: you still have one from %3 to %4.", "5, 9, 8, king",
         champion(endgame("356788999TJQK2X", "6789TJK", "44AAQQ"), "56789", "3")},
        {"Lead the %1: your %2 should win the lead back.", "5, ace",
         champion(endgame("35577A", "668", "99T"), "5", "77")},
        {"Lead the %1 and keep your higher cards for later.", "5",
         champion(endgame("35577A", "668", "99T2"), "5", "77")},
        {"Lead the %1: whoever wants the lead has to spend something higher.", "9",
         champion(endgame("33399", "46TTK", "78JQA"), "9", "333")},
        {"Lead the %1: nobody can get rid of a low card on it.", "10",
         champion(endgame("333TT", "46TTK", "78JQA2"), "T", "333")},
        {"Only %2 can beat the %1, so you should lead again.", "triplet, the rocket",
         champion(endgame("3444JJKKKAA", "33555XD", "778899"), "KKKAA", "444AA")},
        {"Only %2 can beat the %1, so you should lead again.", "triplet, a bomb or the rocket",
         champion(endgame("3444JJKKKAA", "33555XD", "77778899"), "KKKAA", "444AA")},
        {"Lead the %1: only %2 cards still out are higher.", "9, 2",
         champion(endgame("33399", "46T", "78J"), "9", "333")},
        {"Lead the %1: only a %2 is higher.", "pair of aces, pair of twos",
         champion(endgame("4AAD", "22567", "KKJJ88"), {"AA", "4", "D"}, {0.6, 0.6, 0.4})},
        // beats an opponent
        {"Play your highest card: %1 has only one card left.", "seat 0",
         champion(after(endgame("3A", "46K", "99"), "3"), "K", "4")},
        {"Play the %1: %2 has only one card left, and lower cards are easier to beat.",
         "king, seat 0", champion(after(endgame("3A", "46K2", "99"), "3"), "K", "4")},
        {"Play the %1 and keep your higher cards: %2, your partner, plays before %3 and may still "
         "cover it.",
         "4, seat 2, seat 0", champion(after(endgame("3A", "48K", "99TQQ"), "3"), "4", "8")},
        {"Play the %1: only a joker or a bomb can beat it.", "2",
         champion(after(endgame("35556XD", "4682", "995"), "3"), "2", "4")},
        {"Play the %1: only the %2 or a bomb can beat it.", "black joker, red joker",
         champion(after(endgame("35556D", "468X", "995"), "3"), "X", "4")},
        {"Play the %1: only the %2 or a bomb can beat it.", "2, black joker",
         champion(after(endgame("355567X", "4682", "995"), "3"), "2", "4")},
        {"Play the %1: only a joker can beat it.", "2",
         champion(after(endgame("3556XD", "4682", "99"), "3"), "2", "4")},
        {"Play the %1: only the %2 can beat it.", "black joker, red joker",
         champion(after(endgame("3556D", "468X", "99"), "3"), "X", "4")},
        {"Play the %1: you have another for your sequence, which stays whole.", "8",
         champion(after(endgame("35667", "467889TKK", "QQJ"), "3"), "8", "9")},
        {"Beat it with the %1: that breaks nothing up, and it may win you the lead.", "ace",
         champion(after(endgame("K26788", "599A", "TT"), "K"), "A", "pass")},
        {"Don't leave the lead to %1, who has only %2 cards left.", "seat 0, 2",
         champion(pairToTwo, "5", "pass")},
        {"Play the %1: it is harder to beat than the %2, and you keep the %3 for later.",
         "10, 9, king",
         champion(after(endgame("8456789", "9TKA2", "77"), "8"), {"T", "9", "K"}, {0.6, 0.5, 0.4})},
        {"Play the %1 rather than the %2: it is harder to beat.", "pair of aces, pair of queens",
         champion(after(endgame("JJ456789KK22", "3QQAA2", "77"), "JJ"), "AA", "QQ")},
        {"Play the %1 and keep the %2 for later.", "jack, ace",
         champion(after(endgame("8456789K2", "9JJA2", "77"), "8"), "J", "A")},
        {"Play the %1 and keep the %2 to win the lead later.", "jack, ace",
         champion(after(endgame("8456789K", "9JJA2", "77"), "8"), "J", "A")},
        {"Play the %1: whatever beats it beats your %2 as well.", "jack, queen",
         champion(after(endgame("8456789", "9JJQ2", "77X"), "8"), "J", "Q")},
        {"Don't leave the lead to %1, who has only one card left.", "seat 0",
         champion(bombForOne, "4444", "pass")},
        {"No opponent can beat the %1, so you lead next.", "ace",
         champion(after(endgame("35778", "46A", "99"), "3"), "A", "4")},
        {"Use the %1 now to take the lead: after it you can go out in %2 more plays.", "bomb, 2",
         champion(after(endgame("2256789", "444489", "3XD"), "22"), "4444", "pass")},
        {"Play the %1 rather than something lower, so that %2 can't get rid of a low card.",
         "king, seat 0", champion(after(endgame("39A678", "46", "78K"), "3 pass"), "K", "7")},
        {"Take the lead with the %1: then you can lead your sequence from %2 to %3.",
         "red joker, 3, 7",
         champion(after(endgame("X88889", "D34567QJ", "99TT"), "X"), "D", "pass")},
        {"Play the %1: anything lower would break something up.", "king",
         champion(after(endgame("39A678", "55K", "7"), "3"), "K", "pass")},
        {"Beat it with the %1: that breaks nothing up, and you keep your higher cards for later.",
         "5", champion(after(endgame("38A678", "5799QK", "TT"), "3"), "5", "pass")},
        {"Beat it with the %1: that breaks nothing up, and you keep your %2 and %3 for later.",
         "5, 7, nines", champion(after(endgame("38A678", "5799", "TT"), "3"), "5", "pass")},
        {"Beat it with the %1: that breaks nothing up, and you keep your higher cards for later.",
         "5", champion(after(endgame("38A678", "5XD", "TT"), "3"), "5", "pass")},
        {"Beat it with the %1: that breaks nothing up, and you keep your %2 for later.",
         "jack, ace", champion(after(endgame("382678", "557JA", "TT"), "3"), "J", "A")},
        {"Play the %1: only a bomb can beat it.", "2",
         champion(after(endgame("3556778", "268QXD", "4444"), "3"), "2", "Q")},
        {"Play the %1 from %2 to %3 and keep the %4 for later.", "sequence, 7, jack, queen",
         champion(after(endgame("34567KKA", "55789TJQ", "44"), "34567"), "789TJ", "89TJQ")},
        {"Play the %1 from %2 to %3 and keep your %4 together.", "sequence, 6, 10, pair of fives",
         champion(after(endgame("45678QQKKA", "556789TK", "44"), "45678"), "6789T", "56789")},
        {"Let the triplet carry the %1, and keep the %2 for later.", "pair of fours, pair of kings",
         champion(after(endgame("33JJJ45678", "44QQQKK9", "66"), "33JJJ"), "44QQQ", "QQQKK")},
        {"Let the triplet carry the %1, which is hard to get rid of otherwise.", "pair of fours",
         champion(after(endgame("33JJJ45678", "4455QQQK", "66"), "33JJJ"), "44QQQ", "55QQQ")},
        {"Beat it with the %1 from %2 to %3: otherwise %4 may lead next.", "sequence, 4, 8, seat 0",
         champion(after(endgame("34567789TJQ", "445566778", "TTKKA"), "34567"), "45678", "pass")},
        {"Beat it with the %1 from %2 to %3: otherwise %4 leads next.", "sequence, 4, 8, seat 0",
         champion(after(endgame("34567789TJQ", "TT", "445566778"), "34567 pass"), "45678", "pass")},
        {"Beat it, it matters little with what: otherwise %1 leads next.", "seat 0",
         champion(after(endgame("3456789A", "TT", "567892"), "3 pass"),
                  {"9", "8", "7", "6", "pass"}, {0.4, 0.4, 0.4, 0.4, 0.2})},
        {"Beat it, it matters little with what: otherwise %1 may lead next.", "seat 0",
         champion(after(endgame("3456789A", "567892", "TT"), "3"), {"9", "8", "7", "6", "pass"},
                  {0.4, 0.4, 0.4, 0.4, 0.2})},
        {"It matters little here what you do; the %1 at least may win you the lead.", "9",
         champion(after(endgame("3456789A", "567892", "TT"), "3"), {"9", "8", "7", "6", "pass"},
                  std::vector<double>(5, 0.4))},
        {"Beat it with the %1: it may win you the lead.", "5",
         champion(pairToMany, {"5", "pass"}, {0.4, 0.4})},
        {"Don't leave the lead to %1, who has only %2 cards left.", "seat 0, 2",
         champion(pairToTwo, {"5", "pass"}, {0, 0})},
        {"Beat it with the %1: otherwise %2 leads next.", "5, seat 0",
         champion(after(endgame("36789A", "TT", "55"), "3 pass"), "5", "pass")},
        {"Beat it with the %1: otherwise %2 may lead next.", "5, seat 0",
         champion(pairToMany, "5", "pass")},
        // or the partner,
        {"Cover your partner's %1 with the %2, so that %3 has to spend something higher.",
         "pair of fives, pair of kings, seat 0",
         champion(after(endgame("339AA", "55788", "78KK"), "33 55"), "KK", "pass")},
        {"Cover your partner's %1 with the %2, so that %3 can't get rid of a middling card.",
         "5, king, seat 0",
         champion(after(endgame("389TJQA2", "44566TT", "79TQKD"), "3 5"), "K", "pass")},
        {"Cover your partner's %1 with the %2, so that %3 has to spend something higher, and keep "
         "your %4 together.",
         "8, queen, seat 0, pair of kings",
         champion(after(endgame("3JAA", "89TT", "45QKK"), "3 8"), "Q", "K")},
        {"Cover your partner's %1: %2 must not get the lead cheaply now that %3 has only one card "
         "left.",
         "8, seat 0, seat 1",
         champion(after(endgame("34JJQKA", "8T", "45599QKK"), "3 8"), "Q", "pass")},
        {"Cover your partner's %1: %2 has only one card left, and only one above the %3 wins now.",
         "6, seat 0, 9", champion(after(endgame("3Q", "6AA", "99J"), "3 6"), "9", "pass")},
        {"Take the lead with the %1, then lead no single card: %2 has only one left.",
         "pair of kings, seat 0",
         champion(after(endgame("33A", "557", "7889KK"), "33 55"), "KK", "pass")},
        {"Take over from %1, your partner: the rest of your hand is one play.", "seat 2",
         champion(after(endgame("339JJ", "7TT", "44567"), "33 pass 44 pass"), "TT", "pass")},
        {"Take over from %1, your partner: the rest of your hand goes in %2 plays.", "seat 2, 4",
         champion(partnerHasLead, "KK", "pass")},
        {"Take over from %1, your partner, who has more cards left than you.", "seat 2",
         champion(after(endgame("339JJ", "368TJAKK", "44TT5678QQ9"), "33 pass 44 pass"), "KK",
                  "pass")},
        {"Take over from %1, your partner: you can do more with the lead.", "seat 2",
         champion(after(endgame("339JJ", "368TJAKK", "44TT567"), "33 pass 44 pass"), "KK", "pass")},
        // or passes.
        {"Pass: you have nothing higher.", "", champion(highest, "pass")},
        {"Pass: the %1 would raise the stake and still win too seldom.", "bomb",
         champion(bombForTwos, "pass", "4444", {0, -3}, {0.1, -5})},
        {"Pass: this is lost, and the %1 would only raise the stake.", "bomb",
         champion(bombForTwos, {"pass", "4444"}, {0, 0})},
        {"Pass: %1, your partner, has only one card left and may go out.", "seat 1",
         champion(partners, "pass", "KK")},
        {"Pass: then %1, your partner, leads the last card and wins.", "seat 2",
         champion(after(endgame("339JJ", "3678KK", "44T"), "33 pass 44 pass"), "pass", "KK")},
        {"Pass: %1, your partner, is next and may go out by beating it.", "seat 2",
         champion(after(endgame("39K", "J2", "T"), "9"), "pass", "J")},
        {"Pass: %1, your partner, is next, has only %2 cards left and may beat it.", "seat 2, 2",
         champion(after(endgame("39K", "J2", "TA"), "9"), "pass", "J")},
        {"Pass: %1, your partner, has only %2 cards left and may go out.", "seat 1, 2",
         champion(after(endgame("339", "5578", "78KK"), "33 55"), "pass", "KK")},
        {"Pass: then %1, your partner, has the lead.", "seat 2",
         champion(partnerHasLead, "pass", "KK")},
        {"Pass: don't spend the %1 on beating your partner.", "bomb",
         champion(after(endgame("339TTT", "556789J", "44448"), "33 55"), "pass", "4444")},
        {"Pass: %2 can't beat your partner's %1.", "pair of kings, seat 0",
         champion(after(endgame("339TT", "478TJKK", "556789AA"), "33 KK"), "pass", "AA")},
        {"Pass: only the rocket can beat your partner's %1.", "pair of kings",
         champion(after(endgame("339XD", "478TJKK", "556789AA"), "33 KK"), "pass", "AA")},
        {"Pass: %2 can't beat your partner's %1 without a bomb or the rocket.",
         "pair of kings, seat 0",
         champion(after(endgame("33TTTXD", "478TJKK", "556789AA"), "33 KK"), "pass", "AA")},
        {"Pass: %2 can't beat your partner's %1 without a bomb.", "pair of kings, seat 0",
         champion(after(endgame("339TTT", "478TJKK", "556789AA"), "33 KK"), "pass", "AA")},
        {"Pass: let your partner's %1 stand. It is up to %2 to beat it, and you keep your own "
         "cards.",
         "pair of fives, seat 0",
         champion(after(endgame("339TTT", "556789J", "78KK"), "33 55"), "pass", "KK")},
        {"Pass: %2 has only one card left, and it may not beat your partner's %1.", "6, seat 0",
         champion(after(endgame("3Q", "68AAKK", "99J"), "3 6"), "pass", "9")},
        {"Pass: %2 has only one card left and can't beat your partner's %1.",
         "pair of fives, seat 0",
         champion(after(endgame("339", "55788JK", "78KK"), "33 55"), "pass", "KK")},
        {"Pass: the %1 would raise the stake, and somebody may hold the rocket.", "bomb",
         champion(after(endgame("333388XD", "444455", "667"), "3333"), "pass", "4444", {0, -3},
                  {0.1, -5})},
        {"Pass: your %1 and then the rest win later just as well.", "rocket",
         champion(after(endgame("22A889", "3XD", "445"), "22"), "pass", "XD")},
        {"Pass: %2 still has %3 cards, so keep the %1 for a better moment.", "bomb, seat 0, 8",
         champion(after(endgame("2256789TJQ", "444489", "3"), "22"), "pass", "4444")},
        {"Pass: unless %2 goes out with both cards at once, your %1 can still beat the first of "
         "them.",
         "bomb, seat 0", champion(after(endgame("225A", "444478", "33"), "22"), "pass", "4444")},
        {"Pass: keep the %1 to stop %2 with it later.", "bomb, seat 0",
         champion(bombForTwos, "pass", "4444")},
        {"Pass: to beat this you would have to split your %1.", "sequence",
         champion(wholeSequence, "pass", "5")},
        {"Pass: to beat this you would have to split your %1.", "twos",
         champion(after(endgame("AA38TTT", "222679", "J"), "AA"), "pass", "22")},
        {"Pass: only your jokers can beat this, and you want to keep them together.", "",
         champion(after(endgame("234578", "46XD", "77"), "2"), "pass", "D")},
        {"Pass: to beat this you would have to spend your %1.", "rocket",
         champion(after(endgame("22345", "46XD", "77"), "22"), "pass", "XD")},
        {"Pass: to beat this you would have to break up better combinations or spend your %1.",
         "bomb", champion(after(endgame("3TTJJQ", "444456789", "77KKAA"), "3"), "pass", "5")},
        {"Pass: to beat this you would have to break up better combinations.", "",
         champion(after(endgame("3TTJJQ", "5566", "44KKAA"), "3"), "pass", "5")},
        {"Pass: to beat this you would have to break up better combinations or spend one of your "
         "bombs.",
         "",
         champion(after(endgame("5666JJ", "33457799992222", "88KKAA"), "5666"), "pass", "3222")},
        {"Pass: to beat this you would have to spend one of your bombs.", "",
         champion(after(endgame("QQ3", "33444456666", "88KKAA"), "QQ"), "pass", "4444")},
        {"Pass: %1, your partner, is next and may beat it more cheaply.", "seat 2",
         champion(after(endgame("39K", "J2", "3456TA"), "9"), "pass", "J")},
        {"Pass: %1, your partner, is next and may beat it instead of you.", "seat 2",
         champion(after(endgame("39K", "J2", "34567A"), "9"), "pass", "J")},
        {"Pass: your hand still needs %2 plays, so keep the %1 to win the lead later.", "ace, 5",
         champion(after(endgame("Q8", "9", "3579A"), "Q pass"), "pass", "A")},
        {"Pass: keep the %1 to win the lead when you need it.", "ace",
         champion(after(endgame("Q8", "9", "5A"), "Q pass"), "pass", "A")},
        {"Pass: get rid of the %2 first and go out with the %1. If the %1 is beaten now, you are "
         "left with the %2.",
         "2, jack", champion(after(endgame("K8D", "44TT", "J2"), "K pass"), "pass", "2")},
        {"Pass: to beat this you need at least your %1.", "5",
         champion(after(endgame("38", "9", "5A"), "3 pass"), "pass", "5")},
        {"Pass: to beat this you would have to spend your %1.", "9",
         champion(after(endgame("38", "T", "39"), "3 pass"), "pass", "9")},
        {"Pass: to beat this cheaply you would have to split your %1.", "pair of fives",
         champion(after(endgame("38", "T", "559"), "3 pass"), "pass", "9")},
        {"Pass: to beat this cheaply you would have to split your %1.", "sequence of pairs",
         champion(after(endgame("3389JQKA", "TT", "445566AA"), "33 pass"), "pass", "44")},
        {"Pass: to beat this cheaply you would have to break up better combinations.", "",
         champion(after(endgame("38", "T", "55669"), "3 pass"), "pass", "9")},
    };
    checkSentences(PARLOUR_SOURCE "/ai/doudizhu", "Doudizhu reasons", sentences);
}

TEST_CASE("Doudizhu's champion tells a danger that the next best play averts as well") {
    const auto says = [](const State& state, const std::vector<const char*>& moves,
                         const std::vector<double>& wins) {
        std::string said;
        for (const auto& reason : champion(state, moves, wins)) said += english(reason) + "\n";
        return said;
    };
    const State lead = endgame("334479", "A", "5688");
    const std::string noSingle = "Don't lead a single card: seat 1 has only one left and can't "
                                 "beat the pair of threes.\n";
    CHECK(says(lead, {"33", "44", "9"}, {0.9, 0.6, 0.1}).starts_with(noSingle + "You have the"));
    // What nobody can beat needs no danger besides.
    CHECK(says(endgame("8889QQ", "A", "5566"), {"QQ", "888QQ", "9"}, {0.9, 0.2, 0.1})
              .starts_with("No opponent can beat the pair of queens"));
    CHECK_FALSE(says(lead, {"33", "44", "9"}, {0.9, 0.6, 0.9}).starts_with(noSingle));
    const State reply = after(endgame("39A", "46K2QQ", "TTXD"), "3");
    const std::string danger = "Don't leave the lead to seat 0, who has only 2 cards left.\n";
    const std::string jokers = "Play the 2: only a joker can beat it.\n";
    CHECK(says(reply, {"2", "K", "pass"}, {0.6, 0.4, 0.1}) == danger + jokers);
    CHECK(says(reply, {"2", "K", "pass"}, {0.6, 0.4, 0.6}) == jokers);
}

TEST_CASE("Doudizhu's champion doesn't give as a reason what holds for moves as good") {
    const auto first = [](const State& state, const std::vector<const char*>& moves,
                          const std::vector<double>& wins) {
        return english(champion(state, moves, wins).front());
    };
    // All that a hint shows keep the lead from whoever has one card left.
    CHECK(first(endgame("33445566779", "A", "88TT"), {"33", "44", "55", "66", "77", "9"},
                {0.9, 0.9, 0.9, 0.9, 0.9, 0.1}) ==
          "Don't lead a single card: seat 1 has only one left and can't beat the pair of threes.");
    // A lower pair covers the partner's as well, but a pass doesn't.
    CHECK(first(after(endgame("339AA", "55788", "78QQKK"), "33 55"), {"KK", "QQ", "pass"},
                {0.6, 0.6, 0.4}) ==
          "Cover your partner's pair of fives with the pair of kings, so that seat 0 has to spend "
          "something higher.");
    // Three that are kept together are called by their rank.
    CHECK(first(after(endgame("33QQKK4", "55788", "78JJAAA"), "33 55"), {"JJ", "AA"}, {0.6, 0.4}) ==
          "Cover your partner's pair of fives with the pair of jacks, so that seat 0 has to spend "
          "something higher, and keep your aces together.");
    // Why to play at all comes before what is kept.
    CHECK(first(after(endgame("339JJX2", "K8899TT67", "45779A2J"), "3 K"), {"A", "2", "pass"},
                {0.6, 0.5, 0.4}) ==
          "Cover your partner's king with the ace, so that seat 0 has to spend something higher.");
    // Neither joker is beaten by another card.
    CHECK(first(after(endgame("JK9XD", "2789", "TT45"), "9 2 pass"), {"D", "X", "pass"},
                {0.6, 0.5, 0.4}) !=
          "Play the red joker rather than the black joker: it is harder to beat.");
    // After the bomb the rest goes at once.
    CHECK(first(after(endgame("2256789TJQ", "444456789", "3"), "22"), {"pass", "4444"}, {0.6, 0.5})
              .find("better moment") == std::string::npos);
    // A joker is not kept from a pair.
    CHECK(first(after(endgame("AA99995", "22X46", "TT8"), "AA"), {"22", "pass"}, {0.6, 0.4}) ==
          "Beat it with the pair of twos: that breaks nothing up, and it may win you the lead.");
    // Nobody can beat either.
    CHECK(first(after(endgame("A345678", "2D466", "TT9"), "A"), {"D", "2"}, {0.6, 0.4}) !=
          "Play the red joker rather than the 2: it is harder to beat.");
    // The lead may be left.
    const State joker = after(endgame("K789D", "6669X", "33TT"), "K");
    CHECK(first(joker, {"X", "pass"}, {0.6, 0.4}).starts_with("Don't leave the lead"));
    CHECK_FALSE(first(joker, {"X", "pass"}, {0.6, 0.6}).starts_with("Don't leave the lead"));
    // What is kept, for what.
    CHECK(first(after(endgame("JJ456789", "3KKAA2", "77"), "JJ"), {"KK", "AA", "pass"},
                {0.6, 0.4, 0.3}) ==
          "Play the pair of kings and keep the pair of aces to win the lead later.");
    // A higher sequence that is as good keeps nothing less.
    const State lines = after(endgame("34567KKA", "55789TJQ", "44"), "34567");
    CHECK(first(lines, {"789TJ", "89TJQ"}, {0.6, 0.4}) ==
          "Play the sequence from 7 to jack and keep the queen for later.");
    CHECK(first(lines, {"789TJ", "89TJQ"}, {0.6, 0.6}) !=
          "Play the sequence from 7 to jack and keep the queen for later.");
    // Of the rocket, no single joker.
    const State jokers = after(endgame("9TJA568", "3KXD", "5566"), "9");
    CHECK(first(jokers, {"K", "X"}, {0.6, 0.6}) ==
          "Play the king and keep the rocket to win the lead later.");
    CHECK(first(after(endgame("K999945", "57222XD", "66TT3"), "K"), {"2", "pass", "X"},
                {0.6, 0.5, 0.4}) !=
          "Play the 2: whatever beats it beats your black joker as well.");
    // What a play that is as good spends is no reason beside a worse one that keeps it,
    const State jack = after(endgame("8456789K2", "9JJA2", "77"), "8");
    const auto keepsAce = "Play the jack and keep the ace for later.";
    CHECK(first(jack, {"J", "A", "pass"}, {0.6, 0.4, 0.3}) == keepsAce);
    CHECK(first(jack, {"J", "A"}, {0.6, 0.6}) == keepsAce);
    CHECK(first(jack, {"J", "A", "pass"}, {0.6, 0.6, 0.4}) != keepsAce);
    // nor what only a play spends that isn't shown.
    const State five = after(endgame("389TJQA2", "44566TT", "79TQKD"), "3 5");
    CHECK(first(five, {"K", "Q", "7", "T", "9", "D"}, {0.6, 0.6, 0.6, 0.6, 0.6, 0.4}) ==
          "Cover your partner's 5 with the king, so that seat 0 can't get rid of a middling card.");
    // Nobody saves a 9.
    const State low = after(endgame("34567TQ", "699AA8", "77"), "3");
    CHECK(first(low, {"6", "9"}, {0.6, 0.6}) ==
          "Beat it with the 6: that breaks nothing up, and you keep your higher cards for later.");
    // The next best has another triplet, not another kicker.
    CHECK(
        first(endgame("5556777K2", "99TJJ", "88KKQ"), {"5556", "6777", "5552"}, {0.6, 0.5, 0.4}) ==
        "Lead the lower triplet first: your sevens are likelier to win the lead later.");
    // What is worse although it is harder to beat.
    const State six = endgame("356J", "889QQ", "99TKK");
    const auto harder = "Lead the 6 rather than the 3: it is harder to beat.";
    CHECK(first(six, {"6", "3"}, {0.6, 0.5}) == harder);
    CHECK(first(six, {"6", "3", "J"}, {0.6, 0.5, 0.4}) != harder);
    // What a lower pair breaks up costs nothing.
    const State kings = after(endgame("883456", "334789TJJKKA22", "99TQ"), "88");
    const auto lowest = "Play the pair of kings: anything lower would break something up.";
    CHECK(first(kings, {"KK", "22"}, {0.6, 0.4}) == lowest);
    CHECK(first(kings, {"KK", "JJ", "22"}, {0.6, 0.6, 0.4}) != lowest);
    // A kicker that is as good is not what is kept.
    const State triplets = endgame("44QQQKK9AA", "33JJJ222", "66TT");
    CHECK(first(triplets, {"44QQQ", "QQQKK"}, {0.6, 0.4}) ==
          "Let the triplet carry the pair of fours, and keep the pair of kings for later.");
    CHECK(first(triplets, {"44QQQ", "QQQKK", "QQQAA"}, {0.6, 0.6, 0.4}) ==
          "Let the triplet carry the pair of fours, and keep the pair of aces for later.");
    // As many plays are left after the next best.
    const auto few = "This keeps your hand together: you then need only 2 more plays.";
    CHECK(first(endgame("3377788T", "4999JJ", "5QQKA"), {"77788", "7"}, {0.6, 0.4}) == few);
    CHECK(first(endgame("3377788T", "4999JJ", "5QQKA"), {"77788", "T"}, {0.6, 0.4}) != few);
    // Nobody counts so many.
    const State bomb = after(endgame("2256789", "4444358TQA", "3"), "22");
    CHECK_FALSE(first(bomb, {"4444", "pass"}, {0.6, 0.4}).starts_with("Use the bomb now"));
    // Triplets are called by their rank beside each other, jokers kept together the rocket.
    CHECK(first(endgame("4999222", "JJJ3377TTT8", "6688KKKAA"), {"999", "222"}, {0.6, 0.4}) ==
          "Lead the nines and keep the twos to win the lead back.");
    CHECK(first(endgame("4TAAA222", "5555KKK", "66789"), {"4AAA", "T"}, {0.6, 0.4}) ==
          "Only a bomb can beat the triplet; otherwise you play all the rest at once.");
    CHECK(first(endgame("35577XD", "668", "99T"), {"5", "77"}, {0.6, 0.4}) ==
          "Lead the 5: your rocket should win the lead back.");
    // For want of anything else.
    CHECK(first(endgame("3544QQQ", "99AAA", "55KKK2"), {"44QQQ", "3"}, {0.6, 0.4}) ==
          "Lead the triplet with a pair: 5 cards go at once.");
}

TEST_CASE("Doudizhu's champion tells once what is kept") {
    const State state = after(endgame("355667A", "5TQQK2", "66778899J"), "3");
    const Reasons said = champion(state, {"K", "2", "T"}, {0.6, 0.5, 0.4});
    CHECK(english(said.front()) ==
          "Play the king: it is harder to beat than the 10, and you keep the 2 for later.");
    CHECK(std::ranges::none_of(
        said, [](const Reason& its) { return share(its.about, Topic::LeadBack); }));
}

TEST_CASE("Sentences of Doudizhu's champion are not said where they would be untrue") {
    const auto says = [](const State& state, const char* best, const char* next,
                         const char* sentence) {
        return english(champion(state, best, next).front()) == sentence;
    };
    // A kicker that a sequence could take.
    const auto carried = "Let the triplet carry your 3: it belongs to no pair or sequence.";
    CHECK(says(endgame("3888JJK", "999TT", "556A"), "3888", "K", carried));
    CHECK_FALSE(says(endgame("34567888JJK", "999TT", "556A"), "3888", "K", carried));
    // Lower cards than the highest, and a bomb.
    const auto sure = "Lead the 3: whoever beats it, your other cards take the lead back, and you "
                      "win.";
    CHECK(says(endgame("3AX", "33456899TQQQ", "KKA"), "3", "A", sure));
    CHECK_FALSE(says(endgame("3AX", "4444568899TQQQ", "KKA"), "3", "A", sure));
    CHECK_FALSE(says(endgame("3AX", "33456899TQQQ", "KK2"), "3", "A", sure));
    // Who has one card left may go out on it; of two such players, either.
    const auto unless = "Lead the 3: unless seat 1 beats it with the last card, you get the lead "
                        "back and win.";
    CHECK(says(endgame("3AX", "K", "33456899TQQQ"), "3", "A", unless));
    CHECK_FALSE(says(endgame("3AX", "K", "Q"), "3", "A", unless));
    CHECK_FALSE(says(endgame("355AX", "K", "33568994444"), "3", "A", unless));
    // Lower than what is played, or no card that an opponent still holds.
    const auto middling = "Cover your partner's 5 with the king, so that seat 0 can't get rid of a "
                          "middling card.";
    CHECK(says(after(endgame("389A2", "44566", "79TQKD"), "3 5"), "K", "pass", middling));
    CHECK_FALSE(says(after(endgame("367A2", "44566", "34TQKD"), "3 5"), "K", "pass", middling));
    // Not over a middling one of the partner's, nor with one.
    const auto covers = [&](const char* moves, const char* best) {
        return english(
            champion(after(endgame("389A2", "445669", "78TQKD"), moves), best, "pass").front());
    };
    CHECK(covers("3 9", "K") ==
          "Cover your partner's 9 with the king, so that seat 0 has to spend something higher.");
    CHECK(covers("3 5", "T") ==
          "Cover your partner's 5 with the 10, so that seat 0 has to spend something higher.");
    // No sequence is left, or one at the cost of more plays.
    const auto spare = [&](const char* hand, const char* best) {
        return english(champion(endgame(hand, "99TTAA", "QQ22AK"), best, "3").front())
            .starts_with("Let the triplet carry the 6: you have another");
    };
    CHECK(spare("3566789TJJJKK", "6JJJ"));
    CHECK_FALSE(spare("3566JJJKK", "6JJJ"));
    CHECK_FALSE(spare("3344556677888", "6888"));
    // The landlord has cards of the kitty that are not played yet.
    const auto withKitty = [](State state, const char* kitty, const char* moves) {
        state.pub.kitty = ranks(kitty);
        return after(state, moves);
    };
    const auto unbeaten = "seat 0 can't beat the 6, nor the king next: then you go out with the 4.";
    CHECK(says(withKitty(endgame("35", "46K", "99A"), "5", "3"), "6", "4", unbeaten));
    CHECK_FALSE(says(after(endgame("35", "46K", "99A"), "3"), "6", "4", unbeaten));
    const auto instead = "Pass: seat 2, your partner, is next and may beat it instead of you.";
    CHECK(says(after(endgame("39KA", "J2", "34567"), "9"), "pass", "J", instead));
    CHECK_FALSE(says(withKitty(endgame("39KA", "J2", "34567"), "3KA", "9"), "pass", "J", instead));
    // The partner can't have the ace.
    const auto otherwise = "Beat it with the king: otherwise seat 0 leads next.";
    CHECK(says(withKitty(endgame("Q6789A", "KK", "TT"), "A", "Q"), "K", "pass", otherwise));
    CHECK_FALSE(says(after(endgame("Q6789A", "KK", "TT"), "Q"), "K", "pass", otherwise));
    // Beside pairs the sequence costs a play, and lower cards don't take the lead.
    const auto next = "Take the lead with the red joker: then you can lead your sequence from 3 to "
                      "7.";
    CHECK(says(after(endgame("X88889", "D34567QJ", "99TT"), "X"), "D", "pass", next));
    CHECK_FALSE(says(after(endgame("X88889", "D33445567", "99TT"), "X"), "D", "pass", next));
    CHECK_FALSE(says(after(endgame("J8888D", "K34567Q", "99TT"), "J"), "K", "pass",
                     "Take the lead with the king: then you can lead your sequence from 3 to 7."));
    // Nor can the partner beat the four.
    CHECK(says(withKitty(endgame("3A", "48K", "33"), "A", "3"), "4", "8",
               "Risk the 4, although seat 0 has only one card left: your higher cards are needed "
               "later."));
    // Where every card is loose.
    const State apart = endgame("69X", "778TT", "888JJ");
    CHECK(english(champion(apart, {"6", "X"}, {0.6, 0.4}).front()) ==
          "You have the lead: get rid of the 6, the lowest you hold.");
    // A higher card that is worse is as loose.
    const State queen = endgame("67899JJJQA22XD", "33445566TT", "77KKQQAA");
    CHECK(english(champion(queen, {"6", "Q"}, {0.7, 0.6}).front()) ==
          "You have the lead: get rid of the 6, the lowest you hold.");
    CHECK(english(champion(queen, {"6", "A"}, {0.7, 0.6}).front()) ==
          "Get rid of the 6 while you have the lead: it belongs to no pair or sequence.");
    // What is kept is among the highest still out, or it hardly wins the lead.
    const auto keepsJack = "Lead the 5 and keep the jack for later.";
    CHECK(says(endgame("35JA", "889", "99Q"), "5", "J", keepsJack));
    CHECK_FALSE(says(endgame("35JA", "889QQKK", "99Q22"), "5", "J", keepsJack));
    // Lower cards that are worse break something up.
    const State low = endgame("4445668JJJQK2", "33777899TTKKAA2X", "335559QQQKAA22D");
    CHECK(
        english(
            champion(low, {"8", "5", "Q", "4445", "6"}, {0.43, 0.43, 0.38, 0.37, 0.36}).front()) ==
        "Get rid of a low card while you have the lead: the 5 and the 8 belong to no pair or "
        "sequence.");
    // Beside a lower card that is as good, but not beside a triplet.
    const State aces = endgame("3334499JJKKAA", "5577TT22", "668QQ2");
    CHECK(english(champion(aces, {"JJ", "3", "44"}, {0.6, 0.4, 0.4}).front())
              .starts_with("Lead the pair of jacks rather than something lower"));
    CHECK(english(champion(aces, {"JJ", "3334", "3", "44"}, {0.6, 0.6, 0.4, 0.4}).front())
              .starts_with("Lead the pair of jacks rather than something lower"));
    CHECK_FALSE(english(champion(aces, {"JJ", "4", "3", "44"}, {0.6, 0.6, 0.4, 0.4}).front())
                    .starts_with("Lead the pair of jacks rather than something lower"));
    // What nothing but a bomb beats leads again, whatever else is as good.
    CHECK(english(champion(endgame("3345578KD", "66TTJJQQ22", "99KKAA2"),
                           {"D", "33", "4", "7", "K"}, std::vector<double>(5, 0.95))
                      .front()) == "No opponent can beat the red joker, so you lead again.");
    // Which of the plays that go out comes first tells nothing.
    CHECK(english(champion(endgame("4JJQQQK", "5XD", "92K"), {"JJ", "QQQK", "4"}, {0.1, 0.1, 0.1})
                      .front()) ==
          "Only the rocket can stop you: play the pair of jacks, then the queens, and go out with "
          "the king.");
    // A rocket that goes last is beaten by no bomb.
    CHECK(english(champion(endgame("22XD", "4444", "778"), "22", "2").front()) ==
          "Only a bomb can beat the pair of twos, so you should lead again.");
    CHECK(english(champion(endgame("AA22XD", "4444", "778"), "AA", "2").front()) ==
          "Only a bomb can beat the pair of aces, so you should lead again.");
    // An opponent's last card beats no pair, but perhaps a king.
    CHECK(english(champion(after(endgame("5J", "3KAA", "778899"), "5"), "K", "pass").front()) ==
          "seat 0 can't beat the king, nor the pair of aces next: then you go out with the 3.");
    // A worse lead that is shown, although five others are as good.
    const State eight = endgame("36667789TTTQKK2X", "4455JJQQ22", "3388KKAAD");
    Doudizhu::MoveList leads;
    for (const char* text : {"8", "3", "9", "Q", "2", "X"}) leads.push_back(move(text));
    const Outcome poorer{0.6, -5};
    auto search =
        comparing<Doudizhu>(eight, leads, {{0.6, 0}, {0.5, 0}, poorer, poorer, poorer, poorer}, 1);
    search.tellAs(ValueKind::Win);
    CHECK(english(explain(viewToMove(eight), search).front()) ==
          "Lead the 8 rather than something lower, so that seat 1 can't get rid of a low card.");
    // An ace that is as good: the pair is to be told apart from.
    CHECK(english(champion(endgame("3KA99", "557722", "668QQ2"), {"K", "A", "99"}, {0.6, 0.6, 0.4})
                      .front()) ==
          "Lead the king rather than something lower, so that seat 1 can't get rid of a low card.");
    // No lower single card or pair that is worse.
    CHECK(english(
              champion(endgame("333444KKQ", "77", "88TTJJ"), {"KK", "333444"}, {0.6, 0.4}).front())
              .starts_with("No opponent can beat the pair of kings"));
    // A pair of a sequence of pairs, at no cost.
    CHECK_FALSE(english(champion(after(endgame("33TJQKA8", "4445566", "77889J"), "33"),
                                 {"66", "pass"}, {0.6, 0.4})
                            .front())
                    .starts_with("Beat it with the pair of sixes: that breaks nothing up"));
    // A bomb carries nothing.
    CHECK(english(champion(endgame("49KKKAAAA2", "558TTJJ", "66QQ22"), {"9", "2"}, {0.6, 0.4})
                      .front()) == "Lead the 9: your kings can carry something lower later.");
    // A move that a hint does not show, as five are as good.
    const State many = endgame("33455689TJQA", "77TTKK", "8899J2");
    const auto together = "Play the ace and keep your pair of threes together.";
    const auto leadsAce = [&](std::vector<double> wins) {
        return english(champion(many, {"A", "33", "55", "8", "Q", "3"}, wins).front());
    };
    CHECK(leadsAce({0.6, 0.4, 0.4, 0.4, 0.4, 0.5}) == together);
    CHECK(leadsAce({0.6, 0.6, 0.6, 0.6, 0.6, 0.4}) != together);
    // A cheaper card that is as good keeps the ace, too.
    const State three = endgame("358A", "889", "99T");
    const auto keeps = "Lead the 8 and keep the ace to win the lead back.";
    CHECK(english(champion(three, {"8", "A"}, {0.6, 0.4}).front()) == keeps);
    CHECK(english(champion(three, {"8", "3", "A"}, {0.6, 0.6, 0.4}).front()) != keeps);
    // Higher pairs, but not in a hand that is too short for them.
    const auto rest = "No opponent can beat the pair of kings, nor the pair of queens next: "
                      "then you go out with the 3.";
    CHECK(says(endgame("3KKQQ", "AJ", "4"), "KK", "3", rest));
    CHECK_FALSE(says(endgame("3KKQQ", "AA", "4"), "KK", "3", rest));
    // A card of a pair is as low, but not without breaking the pair up.
    const auto cheap =
        "Beat it with the 5: that breaks nothing up, and you keep your 7 and nines for later.";
    CHECK(says(after(endgame("38A678", "5799", "TT"), "3"), "5", "pass", cheap));
    CHECK_FALSE(says(after(endgame("38A678", "55799", "TT"), "3"), "5", "pass", cheap));
    // Where every card is loose, nothing could be broken up, nor go in fewer plays.
    const Reasons threeApart = champion(after(endgame("9JJ4433", "TAX", "DTK2"), "9"),
                                        {"A", "pass", "X"}, {0.6, 0.5, 0.4});
    REQUIRE(threeApart.size() == 1);
    CHECK(english(threeApart.front()) == "Play the ace and keep the black joker for later.");
    // A lower card that nothing between it and the one played beats.
    const auto easier = "Play the king: seat 0 has only one card left, and lower cards are easier "
                        "to beat.";
    CHECK(says(after(endgame("3A", "4Q2K", "99"), "3"), "K", "4", easier) == false);
    CHECK(says(after(endgame("3A", "4Q2K", "KK"), "3"), "K", "4", easier));
    // A kicker from a pair.
    const auto carries = "Beat it with the triplet: that breaks nothing up, and it may win you the "
                         "lead.";
    const State triplet = after(endgame("5999JJQQQ", "3449TTTA", "567788"), "5999");
    CHECK(says(triplet, "3TTT", "pass", carries));
    CHECK_FALSE(says(triplet, "4TTT", "pass", carries));
    // A last card that only the lead gets rid of.
    const auto lastTwo =
        "Pass: get rid of the jack first and go out with the 2. If the 2 is beaten "
        "now, you are left with the jack.";
    CHECK(says(after(endgame("K8D", "44TT", "J2"), "K pass"), "pass", "2", lastTwo));
    CHECK(says(after(endgame("K8D", "44TT", "42"), "K pass"), "pass", "2",
               "Pass: keep the 2 to win the lead when you need it."));
    // What the play itself breaks up, too.
    const State answer =
        after(endgame("3467899TTTJJQKK2D", "445567788QA", "33556A"), "3 pass A pass pass 33");
    CHECK_FALSE(says(answer, "TT", "JJ",
                     "Play the pair of tens and keep your sequence of pairs together."));
    // A lower pair that a bomb would have to be torn for to be part of a sequence.
    const auto lowest = "Play the pair of kings: anything lower would break something up.";
    CHECK(says(after(endgame("883456", "334789TJJKKA22", "99TQ"), "88"), "KK", "22", lowest));
    CHECK_FALSE(
        says(after(endgame("883456", "334777789TJJKKA22", "99TQ"), "88"), "KK", "22", lowest));
    // A lower card is as good.
    const State kings = endgame("35KA", "668", "77A");
    const auto high = "Lead the king rather than something lower, so that seat 1 can't get rid of "
                      "a low card.";
    CHECK(english(champion(kings, {"K", "3"}, {0.6, 0.4}).front()) == high);
    CHECK(english(champion(kings, {"K", "3", "A"}, {0.6, 0.6, 0.4}).front()) != high);
    // A triplet that carries something lower is worse.
    const State carrier = endgame("359KKK2", "468TTJJ", "77QQAA2");
    const auto later = "Lead the 9: your kings can carry something lower later.";
    CHECK(english(champion(carrier, {"9", "2"}, {0.6, 0.4}).front()) == later);
    CHECK(english(champion(carrier, {"9", "2", "3KKK"}, {0.6, 0.4, 0.3}).front()) != later);
    // The next best would leave something lower to be carried as well.
    CHECK(english(champion(carrier, {"9", "3"}, {0.6, 0.4}).front()) == later);
    CHECK(english(champion(carrier, {"9", "5"}, {0.6, 0.4}).front()) != later);
    // A sequence of more cards is worse.
    const State longer = endgame("33445678TKKKAA", "56789TJ", "99QQJJ");
    CHECK(english(champion(longer, {"45678", "33", "345678"}, {0.9, 0.7, 0.5}).front()) ==
          "Play the sequence from 4 to 8 and keep your pair of threes together.");
    // Or as good: its cards would go at once, too.
    CHECK(english(champion(longer, {"45678", "345678", "33"}, {0.9, 0.9, 0.7}).front()) ==
          "Play the sequence from 4 to 8 and keep your pair of threes together.");
    // A sequence that takes one of three aces.
    const auto whole = "Beat it with the sequence: that breaks nothing up, and it may win you the "
                       "lead.";
    const State six = after(endgame("6789T44445533", "33TJQKA5", "2"), "6789T");
    CHECK(says(six, "TJQKA", "pass", whole));
    CHECK_FALSE(
        says(after(endgame("6789T44445533", "TJQKAAA5", "2"), "6789T"), "TJQKA", "pass", whole));
    // The red joker, which only a bomb beats, and a black one when the red is gone.
    const State single = after(endgame("3555566", "468XD", "99"), "3");
    CHECK_FALSE(
        says(single, "D", "4", "Play the red joker: only the red joker or a bomb can beat it."));
    CHECK_FALSE(
        says(single, "X", "4", "Play the black joker: only the red joker or a bomb can beat it."));
}

TEST_CASE("Doudizhu's champion says no more of a move than is known") {
    const auto first = [](const State& state, const char* best, const char* next) {
        return english(champion(state, best, next).front());
    };
    const auto all = [](const Reasons& reasons) {
        std::string said;
        for (const Reason& reason : reasons) said += english(reason) + "\n";
        return said;
    };
    // The partner may still beat what a loose pair would.
    CHECK(first(after(endgame("99AAK", "3TTQK", "5JJ78"), "99"), "pass", "TT") ==
          "Pass: seat 2, your partner, is next and may beat it instead of you.");
    // Other kickers are as good.
    CHECK(english(champion(endgame("3457TTTJJA", "66QQ22", "99KKAA2"),
                           {"4TTT", "3TTT", "7", "5", "3"}, std::vector<double>(5, 0.06))
                      .front()) ==
          "It matters little here what you lead; the triplet at least gets rid of 4 "
          "cards at once.");
    // Which of those that beat it is no matter, what is kept is none either.
    CHECK(english(champion(after(endgame("3456789A", "568JK2", "TT"), "3"), {"K", "J", "8", "2"},
                           std::vector<double>(4, 0.1))
                      .front()) ==
          "Beat it, it matters little with what: otherwise seat 0 may lead next.");
    // The bomb leaves a sequence as well.
    CHECK(all(champion(after(endgame("QQ38", "44445678979", "KK"), "QQ"), "pass", "4444"))
              .find("stays whole") == std::string::npos);
    // What it leaves is a part of the way out.
    CHECK(champion(after(endgame("38Q", "3456789JJJJKK2", "33TTTT"), "3"), "2", "K").size() == 1);
    // One of the jacks counts in the sequence from 7 to king that is left.
    const State jacks = after(endgame("34448QQQ", "4577789TJJQKAAA", "99TT"), "8QQQ");
    CHECK(first(jacks, "5AAA", "JAAA") ==
          "Let the triplet carry the 5, which is hard to get rid of otherwise.");
}

TEST_CASE("Doudizhu's champion tells what a play keeps together and the next best breaks up") {
    const auto first = [](const State& state, const char* best, const char* next) {
        return english(champion(state, best, next).front());
    };
    CHECK(first(endgame("5677889TT", "6789TJ", "KKA"), "56789", "56789T") ==
          "Play the sequence from 5 to 9 and keep your pair of tens together.");
    CHECK(first(endgame("3358KKKK", "99JJQ", "5TTTT"), "33", "58KKKK") ==
          "Play the pair of threes and keep your bomb together.");
    CHECK(first(after(endgame("3389JQKA", "33445566", "TT"), "33"), "66", "44") ==
          "Play the pair of sixes and keep your sequence of pairs together.");
}
