#include "ai/doudizhu/drawbacks.h"
#include "ai/doudizhu/explain.h"
#include "tests/support/doudizhu.h"
#include "tests/support/search.h"

#include <catch2/catch.hpp>

using namespace parlour;
using namespace parlour::doudizhu;
using namespace parlour::test;

namespace {

Move move(const std::string& text) { return Doudizhu::parseMove(text).value(); }

// What is said against a move of the seat to move beside the advised one; "": nothing.
std::string against(const State& state, const std::string& text, const std::string& advised) {
    for (const std::string& each : {text, advised}) {
        INFO(each);
        CHECK(Doudizhu::objection(state, move(each)).empty());
    }
    const Observation view = viewToMove(state);
    const doudizhu::Standing standing(view);
    const auto drawbacks = [&](const std::string& each) {
        return drawbacksOf(standing, move(each), move(advised));
    };
    const auto reason = whyNot(drawbacks(text), {drawbacks(advised)});
    return reason ? english(*reason) : "";
}

// The first seat has this hand; bids so far.
State toBid(const char* hand, const std::vector<int>& bids = {}) {
    Deal deal;
    deal.hands[bids.size()] = ranks(hand);
    State state = Doudizhu::start({true, Kickers::Any, Scoring::Classic}, deal);
    for (const int bid : bids) Doudizhu::apply(state, Move::bid(bid));
    return state;
}

} // namespace

TEST_CASE("What speaks against a bid in Doudizhu") {
    const char* const hand = "33445566778899TTJ";
    const std::string alone =
        "As landlord you play alone against two, and a loss costs you twice as much.";
    CHECK(against(toBid(hand), "bid 1", "bid 0") == alone);
    CHECK(against(toBid(hand, {1}), "bid 2", "bid 0") == alone);
    CHECK(against(toBid(hand), "bid 2", "bid 0") ==
          "This raises the stake of a hand that may well lose.");
    CHECK(against(toBid(hand), "bid 3", "bid 1") ==
          "This raises the stake of a hand that may well lose.");
    CHECK(against(toBid(hand), "bid 1", "bid 3") ==
          "Somebody may still bid above that, and a win brings you less.");
    CHECK(against(toBid(hand, {0, 0}), "bid 1", "bid 3") ==
          "With a lower bid a win brings you less.");
    CHECK(against(toBid(hand), "bid 0", "bid 3") ==
          "Then somebody else may be landlord, and a peasant wins only half as much.");
    CHECK(against(toBid(hand, {1}), "bid 0", "bid 3") ==
          "Then somebody else is landlord, and a peasant wins only half as much.");
    CHECK(against(toBid(hand, {0, 1}), "bid 0", "bid 3") ==
          "Then seat 1 is landlord, and a peasant wins only half as much.");
    CHECK(against(toBid(hand, {0, 0}), "bid 0", "bid 3") ==
          "Then the cards are dealt again, and you lose this good hand.");
}

TEST_CASE("What can wait in Doudizhu no longer than the advised play is not warned of") {
    const State state = endgame("T22D", "35KKKK", "AA467");
    CHECK(against(state, "D", "22") != "This can wait: hardly anything can beat it.");
    CHECK(against(state, "D", "T") == "This can wait: hardly anything can beat it.");
}

TEST_CASE("What speaks against a pass in Doudizhu") {
    // The landlord leads, the peasant after answers.
    const auto passes = [](const char* landlord, const char* lead, const char* hand,
                           const char* advised) {
        return against(after(endgame(landlord, hand, "34567"), lead), "pass", advised);
    };
    CHECK(passes("8TT", "8", "9JJQQ", "9") ==
          "This may leave the lead to seat 0, who has only 2 cards left.");
    CHECK(passes("8T", "8", "9JJQQ", "9") ==
          "This may leave the lead to seat 0, who has only one card left.");
    CHECK(passes("8TTJJKK", "8", "9JJQQ", "9") == "This may leave the lead to seat 0.");
    // Nobody else can beat it: the partner, or another opponent.
    CHECK(passes("ATTJJKK", "A", "2JJQQ", "2") == "This leaves the lead to seat 0.");
    CHECK(against(after(endgame("3ATT", "5AQ", "K4JJ"), "3 pass K"), "pass", "A") ==
          "This may leave the lead to seat 2, who has only 3 cards left.");
    CHECK(against(after(endgame("32TT", "5QQ", "A4JJ"), "3 pass A"), "pass", "2") ==
          "This leaves the lead to seat 2, who has only 3 cards left.");
    // The peasant before is the last who may beat it,
    const auto last = [](const char* landlord) {
        return against(after(endgame(landlord, "34567", "9JJQQ"), "8 pass"), "pass", "9");
    };
    CHECK(last("8TT") == "This leaves the lead to seat 0, who has only 2 cards left.");
    CHECK(last("8T") == "This leaves the lead to seat 0, who has only one card left.");
    CHECK(last("8TTJJKK") == "This leaves the lead to seat 0.");
    // or sits behind the partner's play.
    const auto lets = [](const char* hand, const char* advised) {
        return against(after(endgame("3TTJJKK", "8QQ", hand), "3 8"), "pass", advised);
    };
    CHECK(lets("9JJ", "9") == "You could be only one play away from going out.");
    CHECK(lets("9JJ4", "J") == "Then seat 0 can beat your partner more cheaply.");
    CHECK(lets("9JJ4", "9") == ""); // what beats the 8 beats the 9
    // The landlord has passed.
    CHECK(against(after(endgame("3TTJJKK", "9JJ4", "8QQ"), "3 pass 8 pass"), "pass", "9") ==
          "This leaves the lead to seat 2, your partner.");
}

TEST_CASE("What speaks against a lead in Doudizhu") {
    const auto leads = [](const char* hand, const char* text, const char* advised,
                          const char* first = "9TTJJ", const char* second = "8QQKK") {
        return against(endgame(hand, first, second), text, advised);
    };
    CHECK(leads("355A", "3", "55", "9", "8QQKK") ==
          "seat 1 has only one card left and may go out on it.");
    CHECK(leads("355A", "55", "3", "99", "8QQKK") ==
          "seat 1 has only 2 cards left and may go out on it.");
    // Who passed on a five with that card can't go out on another, but on something lower.
    const State passed = after(endgame("33556A", "9", "8QQKK"), "5 pass pass");
    CHECK(against(passed, "6", "33") != "seat 1 has only one card left and may go out on it.");
    CHECK(against(passed, "3", "33") == "seat 1 has only one card left and may go out on it.");
    // Only a play of all these cards: no rocket, nor a bomb of fewer.
    const auto four = "seat 1 has only 4 cards left and may go out on it.";
    CHECK(leads("333A67", "333A", "6", "888T", "99TTJ") == four);
    CHECK(leads("333A67", "333A", "6", "8888", "99TTJ") == four);
    CHECK(leads("333A67", "333A", "6", "88XD", "99TTJ") != four);
    CHECK(leads("3TJQKA", "TJQKA", "3", "8888T", "99JXD") !=
          "seat 1 has only 5 cards left and may go out on it.");
    CHECK(leads("22A67", "22", "6", "XD", "99TTJ") ==
          "seat 1 has only 2 cards left and may go out on it.");
    CHECK(leads("356777722", "7777", "3") ==
          "This spends your bomb, which can win you the lead at any time.");
    CHECK(leads("3355556666", "5555", "3") ==
          "This spends one of your bombs, and each may win you the lead later.");
    CHECK(leads("356777722", "7777", "3", "8888T", "9QQKK") == // which may beat it
          "Your bomb may win you the lead later.");
    CHECK(leads("45777782", "457777", "4") ==
          "This spends your bomb, which can win you the lead at any time.");
    CHECK(leads("33346X", "333X", "3334") == "This gives away your black joker as a kicker.");
    CHECK(leads("33346XD", "333X", "3334") == "This breaks up your rocket.");
    CHECK(leads("33346AA", "333AA", "3334") == "This gives away your pair of aces as a kicker.");
    CHECK(leads("3466A", "6", "3") == "This breaks up your pair of sixes.");
    CHECK(leads("34567A", "5", "A") == "This breaks up your sequence from 3 to 7.");
    CHECK(leads("3666A", "66", "3") == "This breaks up your sixes.");
    CHECK(leads("3666644", "666", "3") == "This breaks up your bomb.");
    CHECK(leads("3D", "D", "3") == "This can wait: nobody can beat it.");
    CHECK(leads("34A", "A", "3", "2TTJJ") ==
          "This is worth keeping: only the 2 is still out above it.");
    CHECK(leads("45AAA", "4AAA", "4", "222TT") == "Your aces may win you the lead later.");
    CHECK(leads("333A6", "333", "3336") == "After this you still need 2 plays to go out.");
    CHECK(leads("3344556", "6", "334455") == "This gets rid of only one card.");
    CHECK(leads("333445", "33344", "3335") == "Then your 5 has to go on its own.");
    CHECK(leads("33346T", "3336", "3334") == "Your 4 is even harder to get rid of.");
    CHECK(leads("3335588T", "33388", "33355") ==
          "Your pair of fives is even harder to get rid of.");
    CHECK(leads("3334QK", "333Q", "3334") != "Your 4 is even harder to get rid of.");
    CHECK(leads("333444Q9", "33344", "3339") != "Then your 9 has to go on its own.");
    CHECK(leads("333456", "333", "3334") == "Then you still need 3 plays instead of 2.");
    CHECK(leads("3TT", "TT", "3") == "Your 3 stays behind, and it is hard to get rid of.");
    CHECK(leads("366AAAQ", "Q", "3") != "Your 3 stays behind, and it is hard to get rid of.");
    // What keeps the lead, so that the low card goes next; or in a sequence.
    CHECK(leads("3KK", "KK", "3", "5555TT", "8QQJJ") ==
          "If this is bombed, you are left with your 3.");
    const auto stays = [](const char* hand, const char* text, const char* advised) {
        const State state = endgame(hand, "99TTJJ", "8QQKK");
        const Observation view = viewToMove(state);
        const Drawbacks list = drawbacksOf(doudizhu::Standing(view), move(text), move(advised));
        return std::ranges::any_of(
            list, [](const Reason& its) { return english(its).starts_with("Your 3 stays"); });
    };
    CHECK(stays("377A", "77", "3"));
    CHECK_FALSE(stays("3AA5", "AA", "3"));
    CHECK_FALSE(stays("345677TT8", "TT", "34567"));
    // A triplet short, although there is another.
    CHECK(leads("4445668JJJQK2", "4445", "8", "33777899TTKKAA2X", "335559QQQKAA22D") ==
          "Your fours could carry your pair of sixes later.");
    CHECK(leads("444566JJJQK2", "4445", "5", "33777899TTKKAA2X", "335559QQQKAA22D") !=
          "Your fours could carry your pair of sixes later.");
    // From more cards than one.
    CHECK(leads("3888TTJJX", "3888", "3", "4999QQ", "5KKAA") ==
          "Your black joker can't win the lead back from this.");
    CHECK(leads("33TT", "TT", "33") == "Your threes stay behind, and they are hard to get rid of.");
}

TEST_CASE("What speaks against a lead of high cards in Doudizhu") {
    const auto leads = [](const char* hand, const char* text, const char* out) {
        return against(endgame(hand, out, "8QQKK"), text, "3");
    };
    CHECK(leads("32", "2", "XDTT") == "This is worth keeping: only a joker is higher.");
    CHECK(leads("3A", "A", "22XTT") == "This is worth keeping: only 3 cards still out are higher.");
    CHECK(leads("3A", "A", "222XDTT") == "You may need this to win the lead later.");
    CHECK(leads("3A", "A", "7777TT") == "This can wait: hardly anything can beat it.");
    CHECK(leads("3AA", "AA", "22TT") == "This is worth keeping: only a pair of twos is higher.");
    // Not what the hand itself holds above them.
    CHECK(leads("32X", "2", "DTT") ==
          "This is worth keeping: only the red joker is still out above it.");
    CHECK(leads("32XD", "2", "7777TT") == "This can wait: hardly anything can beat it.");
    CHECK(leads("3AA22", "AA", "22TT") == "You may need this to win the lead later.");
    CHECK(against(endgame("4445668JJJQK2", "33777899TTKKAA2X", "335559QQQKAA22D"), "Q", "8") ==
          "You would rather get rid of the 8.");
    CHECK(against(endgame("TJ", "9TT", "8QQKK"), "J", "T") ==
          "You may need this to win the lead later.");
}

TEST_CASE("What speaks against a lead in Doudizhu that takes cards from others") {
    const auto leads = [](const char* hand, const char* text, const char* advised) {
        return against(endgame(hand, "999TT2", "8AAAKK"), text, advised);
    };
    CHECK(leads("3345678TT", "8", "TT") == "This shortens your sequence from 3 to 8.");
    // The advised one does as well.
    CHECK(leads("3456789", "9", "3") != "This shortens your sequence from 4 to 9.");
    CHECK(leads("3456789TJ", "4", "3") != "This shortens your sequence from 3 to jack.");
    CHECK(leads("345678KQ", "5", "3") == "This breaks up your sequence from 4 to 8.");
    CHECK(against(endgame("3345666778888JJQQAXD", "9TJQK2", "KAAA99"), "34567", "66") ==
          "This is only a part of your sequence from 3 to 8.");
    CHECK(leads("345666", "5666", "4") == "Your sixes could carry your 3 later.");
    CHECK(leads("345666", "3666", "5") != "Your sixes could carry your 4 later.");
    CHECK(leads("333444559", "4449", "3") != "Your fours could carry your pair of fives later.");
    CHECK(leads("3666888Q", "3888", "3666") == "The lower triplet should go first.");
    CHECK(leads("3QQQK", "QQQK", "3") == "Your queens may win you the lead later.");
    CHECK(leads("35JJ", "5", "JJ") == "Then seat 1 can get rid of something low too.");
    CHECK(leads("35566A", "3", "66") != "Then seat 1 can get rid of something low too.");
    CHECK(leads("5TQA2X", "Q", "T") == "You would rather get rid of the 10.");
    // Nobody can beat the advised one either.
    CHECK(against(endgame("3DAA", "9TTJJ", "8QQKK"), "D", "AA") !=
          "This can wait: nobody can beat it.");
    CHECK(leads("5579", "9", "5") == "You would rather get rid of the 5.");
    CHECK(leads("58TT", "5", "8") == "Then seat 1 can get rid of something low too.");
}

TEST_CASE("What a lead in Doudizhu splits speaks against it only where that costs something") {
    // After the ten the hand takes no more plays than before.
    const State tens = endgame("559TTJQKA2", "6688KKXD", "77AA2234");
    CHECK(against(tens, "T", "55") == "Your fives stay behind, and they are hard to get rid of.");
    CHECK(against(tens, "9TJQKA", "55") == "This can wait: hardly anything can beat it.");
    // One six goes in the sequence from 3 to jack, the other is left over.
    const State sixes = endgame("34566789TTJJQKA2222X", "334455778", "99QQKKAA");
    CHECK(against(sixes, "6", "TJQKA") == "Then you still need 3 plays instead of 2.");
    // A play that is as good splits three.
    const State kings = endgame("36KKKQQ", "889", "99T");
    const Observation view = viewToMove(kings);
    const doudizhu::Standing standing(view);
    CHECK(english(drawbacksOf(standing, move("Q"), move("3")).front()) ==
          "This breaks up your pair of queens.");
    GoodPlays good;
    good.add(standing, ranks("K"), {Kind::Single, 1, Three});
    CHECK(good.split == 3);
    CHECK(english(drawbacksOf(standing, move("Q"), move("3"), good).front()) !=
          "This breaks up your pair of queens.");
}

TEST_CASE("What speaks against a lead in Doudizhu beside a sequence that is advised") {
    const auto leads = [](const char* hand, const char* text, const char* advised) {
        return against(endgame(hand, "9TTJJ", "8QQ2"), text, advised);
    };
    const char* const two = "444678889TTJQQKA222X";
    CHECK(leads(two, "6789TJQKA", "6789T") == "Then you have no second sequence left.");
    CHECK(leads(two, "TJQKA", "6789T") == "The lower sequence should go first.");
    // Six sequences beat the lower one, two the other.
    const State either = endgame("34567889TTTJQ2", "456789JQKKAA", "4567899TJJQKA");
    CHECK(against(either, "345678", "89TJQ") == "This is easier to beat.");
    CHECK(leads("33445678TKKKAA", "345678", "45678") == "This breaks up your pair of threes.");
    CHECK(leads("56789A", "8", "56789") == "This breaks up your sequence from 5 to 9.");
    // The advised one splits the nines as well.
    CHECK(leads("67899TJQKAA", "6789TJQ", "6789TJQK") != "This breaks up your pair of nines.");
    // The pair is no part of the sequence that is advised.
    CHECK(leads("33456789A", "33", "45678") != "This shortens your sequence from 3 to 9.");
    const char* const pairs = "34455566899TQQKA222D";
    CHECK(leads(pairs, "44", "445566") == "This breaks up your sequence of pairs.");
    // As few cards as another lead that is as good.
    const State state = endgame("3344556", "9TTJJ", "8QQKK");
    const Observation view = viewToMove(state);
    const doudizhu::Standing standing(view);
    const auto isOnlyOne = [&](const GoodPlays& good) {
        return std::ranges::any_of(
            drawbacksOf(standing, move("6"), move("334455"), good),
            [](const Reason& its) { return english(its) == "This gets rid of only one card."; });
    };
    GoodPlays good;
    CHECK(isOnlyOne(good));
    good.add(standing, ranks("3"), {});
    CHECK_FALSE(isOnlyOne(good));
}

TEST_CASE("What speaks against an answer in Doudizhu") {
    const auto answers = [](const char* hand, const char* text, const char* advised) {
        return against(after(endgame("5889TTJJ", hand, "6QQKK"), "5"), text, advised);
    };
    CHECK(against(after(endgame("2TTJJ3", "445XD", "6789A"), "2"), "XD", "D") ==
          "This spends both jokers at once.");
    // A sequence would break the bomb up.
    const State bomb = after(endgame("88345", "9TJJJJQKAA3", "667"), "88");
    const Observation ofBomb = viewToMove(bomb);
    CHECK(std::ranges::none_of(
        drawbacksOf(doudizhu::Standing(ofBomb), move("JJJJ"), move("AA")), [](const Reason& its) {
            return english(its) == "This breaks up your sequence from 9 to king.";
        }));
    // One of three twos costs less than the rocket.
    CHECK(against(after(endgame("K9TTJJ", "57222XD", "6789A"), "K"), "X", "2") ==
          "This breaks up your rocket.");
    // Either queen may win the lead.
    CHECK(against(after(endgame("9TTJJ3", "QQ", "6789A"), "9"), "Q", "pass") ==
          "This breaks up your pair of queens.");
    const State queens = after(endgame("9TTJJ3", "QQ", "6789A"), "9");
    const Observation ofQueens = viewToMove(queens);
    const auto list = drawbacksOf(doudizhu::Standing(ofQueens), move("Q"), move("pass"));
    CHECK(std::ranges::none_of(list, [](const Reason& its) {
        return english(its) == "You may need this to win the lead later.";
    }));
    CHECK(answers("7A", "7", "A") == "This is easier to beat.");
    CHECK(answers("7A9", "9", "7") == "This is higher than it needs to be.");
    // A lower one that is as good is easier to beat, too.
    const State eights = after(endgame("5889TTJJ", "79KA", "6QQKK"), "5");
    const Observation view = viewToMove(eights);
    const doudizhu::Standing standing(view);
    GoodPlays good;
    good.add(standing, ranks("9"), {Kind::Single, 1, Ace});
    const auto isEasier = [&](const char* text) {
        return std::ranges::any_of(
            drawbacksOf(standing, move(text), move("A"), good),
            [](const Reason& its) { return english(its) == "This is easier to beat."; });
    };
    CHECK(isEasier("7"));
    CHECK_FALSE(isEasier("9"));
    CHECK_FALSE(isEasier("K"));
    CHECK(against(after(endgame("9456KK", "QA778", "TJ"), "9"), "Q", "pass") ==
          "This makes it harder for seat 2, your partner, to go out.");
    // The partner's play stands.
    CHECK(against(after(endgame("3TTJJKK", "8QQ", "9JJ"), "3 8"), "9", "pass") ==
          "This beats seat 1, your partner.");
}

TEST_CASE("Doudizhu's champion says what speaks against worse moves") {
    const State state = endgame("3466A", "9TTJJ", "8QQKK");
    WhyNots<Move> whyNots;
    explainOthers(viewToMove(state),
                  comparing<Doudizhu>(state, move("3"), move("6"), {0.6, 1}, {0.4, 0}, 1), {},
                  whyNots);
    REQUIRE(whyNots.size() == 1);
    CHECK(whyNots[0].move == move("6"));
    CHECK(english(whyNots[0].reason) == "This breaks up your pair of sixes.");
}

TEST_CASE("Four cards in Doudizhu are hardly fewer than five") {
    const Observation view = viewToMove(endgame("34567999JJ", "8TT", "8QQKK"));
    const doudizhu::Standing standing(view);
    const auto isFewer = [&](const char* text) {
        return std::ranges::any_of(
            drawbacksOf(standing, move(text), move("34567")),
            [](const Reason& its) { return english(its).starts_with("This gets rid of only"); });
    };
    CHECK(isFewer("JJ"));
    CHECK_FALSE(isFewer("999J"));
}

TEST_CASE("Doudizhu's champion says once that few cards go") {
    const State state = endgame("34567JJQKA", "9TT", "8QQKK");
    Doudizhu::MoveList moves;
    for (const char* text : {"34567", "JJ", "Q", "K"}) moves.push_back(move(text));
    WhyNots<Move> whyNots;
    explainOthers(viewToMove(state),
                  comparing<Doudizhu>(state, moves, {{0.9, 0}, {0.6, 0}, {0.5, 0}, {0.4, 0}}, 1),
                  {}, whyNots);
    const auto counts = std::ranges::count_if(whyNots, [](const auto& whyNot) {
        return english(whyNot.reason).starts_with("This gets rid of only");
    });
    CHECK(counts == 1);
}

TEST_CASE("What Doudizhu's champion keeps is not said to be spent as well") {
    const auto againstBomb = [](const State& state, double win, const std::string& said) {
        const auto search =
            comparing<Doudizhu>(state, move("pass"), move("4444"), {win, 1}, {win / 4, 0}, 1);
        const Reasons told = explain(viewToMove(state), search);
        CHECK(english(told.front()) == said);
        WhyNots<Move> whyNots;
        explainOthers(viewToMove(state), search, told, whyNots);
        return whyNots.empty() ? "" : english(whyNots[0].reason);
    };
    const auto keeps = "Pass: keep the bomb to stop seat 0 with it later.";
    const auto lost = "Pass: the bomb would raise the stake and still win too seldom.";
    const State sure = after(endgame("2256789", "444489", "3"), "22");
    const State unsure = after(endgame("2256789XD", "444489J", "3"), "22");
    const auto left = [](const char* plays) {
        return "After this you still need " + std::string(plays) + " plays to go out.";
    };
    CHECK(againstBomb(sure, 0.6, keeps) == ""); // it leaves the lead and two plays
    CHECK(againstBomb(unsure, 0.6, keeps) == left("3"));
    CHECK(againstBomb(sure, 0.08, lost) == "");
    CHECK(againstBomb(after(endgame("2256789XD", "444489", "3"), "22"), 0.6, keeps) == left("2"));
    // Nor that nobody can beat what wins the lead back.
    const State joker = endgame("356D", "889", "99T");
    const auto search = comparing<Doudizhu>(joker, move("3"), move("D"), {0.6, 1}, {0.4, 0}, 1);
    const Reasons told = explain(viewToMove(joker), search);
    REQUIRE(told.size() == 2);
    CHECK(english(told[1]) == "If you are beaten, your red joker wins the lead back.");
    WhyNots<Move> whyNots;
    explainOthers(viewToMove(joker), search, told, whyNots);
    CHECK((whyNots.empty() || english(whyNots[0].reason) != "This can wait: nobody can beat it."));
}
