// Every sentence that speaks against a card of Briscola, with a position in which it is the first
// to be told and others in which it is not told. Swords are trumps, and the four of swords lies
// turned up.
#include "ai/briscola/champion.h"
#include "ai/briscola/drawbacks.h"
#include "ai/briscola/explain.h"
#include "tests/support/briscola.h"
#include "tests/support/search.h"
#include "tests/support/sentences.h"

using namespace parlour;
using namespace parlour::briscola;
using namespace parlour::test;

namespace {

// Whoever follows the cards on the table, which seat 0 led, is to play one of these. The cards
// that are gone lie in past tricks.
State inTrick(int count, const std::string& onTable, const std::string& own,
              const std::string& gone = "") {
    State state;
    Public& pub = state.pub;
    pub.options = players(count);
    pub.trumpCard = card("4S");
    pub.stock = 20;
    pub.playedCards = cardSet(onTable) | cardSet(gone);
    for (const Card c : cards(onTable))
        pub.history[pub.played++] = {static_cast<std::int8_t>(pub.onTable++), c};
    state.hands[pub.onTable] = hand(own);
    return state;
}
State leading(const std::string& own, const std::string& gone = "") {
    return inTrick(2, "", own, gone);
}

State withPoints(State state, int ofFirst, int ofSecond) {
    state.pub.points = {static_cast<std::uint8_t>(ofFirst), static_cast<std::uint8_t>(ofSecond)};
    return state;
}
State withStock(State state, int stock, bool fixedDraw = false) {
    state.pub.stock = static_cast<std::uint8_t>(stock);
    state.pub.options.fixedDraw = fixedDraw;
    return state;
}

Drawbacks allDrawbacks(const State& state, const char* played, const char* advised) {
    return drawbacksOf(viewToMove(state), card(played), card(advised));
}
// The first.
Reasons whyNotThat(const State& state, const char* played, const char* advised) {
    const Drawbacks drawbacks = allDrawbacks(state, played, advised);
    return drawbacks.empty() ? Reasons() : Reasons{drawbacks.front()};
}

// Seat 0 leads its king of coins or of cups, and no stock is left.
State twoKings() {
    State state;
    Public& pub = state.pub;
    pub.trumpCard = card("2S");
    pub.trumpTaker = 0;
    state.hands = {hand("KD KC 2S"), hand("5D 4C 5B")};
    pub.playedCards = italian::kDeck - state.hands[0].set() - state.hands[1].set();
    for (const Card c : pub.playedCards) pub.history[pub.played++] = {0, c};
    return state;
}

// What is told of a card when another one is advised.
Reasons toldInstead(const State& state, const char* advised, const char* played, double more = 10,
                    const Reasons& told = {}) {
    const auto search = comparing<Briscola>(state, card(advised), card(played), {0.5, more},
                                            {0.5, 0}, Mind::winWorth());
    WhyNots<Card> whyNots;
    explainOthers(viewToMove(state), search, told, whyNots);
    Reasons reasons;
    for (const auto& whyNot : whyNots) {
        CHECK(whyNot.move == card(played));
        reasons.push_back(whyNot.reason);
    }
    return reasons;
}

} // namespace

TEST_CASE("Every drawback of a card is told where it decides, and only where it holds") {
    const State king = inTrick(2, "KC", "5B 2S");
    const State low = inTrick(2, "5C", "6C 2D");
    const State partnersKing = inTrick(4, "KC 5C", "KB 6B 2S");
    const std::string kingsAndUp = "JC NC KC 3C AC";
    const std::string noTrumps = "5S 6S 7S JS NS KS 3S AS";

    struct Case {
        std::string_view says; // without its arguments
        std::string_view with; // these
        State state;
        const char* card;
        const char* advised;
        // where it is not told
        State other;
        const char* otherCard = card;
        const char* otherAdvised = advised;
    };
    const std::vector<Case> cases{
        // What the trick decides.
        {"With this trick %1 wins the game.", "seat 0", withPoints(king, 57, 0), "5B", "2S",
         withPoints(king, 56, 0)},
        {"With this trick %1 has 60 points: you could at best draw the game.", "seat 0",
         withPoints(king, 56, 0), "5B", "2S", withPoints(king, 55, 0)},
        {"With this trick %1 has 60 points: you could at best draw the game.", "seat 0",
         withPoints(king, 56, 0), "5B", "2S", withPoints(inTrick(4, "KC 5C 6C", "5B 2S"), 56, 0)},
        {"Your %1 wins the game at once.", "two of swords", withPoints(king, 0, 57), "5B", "2S",
         withPoints(king, 0, 56)},
        {"After this %1 draws the %2, the turned-up trump.", "seat 0, four of swords",
         withStock(low, 2), "6C", "2D", withStock(low, 4)},
        {"After this %1 draws the %2, the turned-up trump.", "seat 0, four of swords",
         withStock(low, 2), "6C", "2D", withStock(low, 2, true)},
        {"After this %1 draws the %2, the turned-up trump.", "seat 0, four of swords",
         withStock(low, 2), "6C", "2D", withStock(low, 2), "2D", "6C"},
        {"Nobody can take this, so %1 draws the %2, the turned-up trump.", "seat 1, four of swords",
         withStock(leading("AS 5D"), 2), "AS", "5D", withStock(leading("3S 5D"), 2), "3S"},
        {"After this %1 is sure to hold the %2, the highest trump left.", "seat 0, ace of swords",
         withStock(king, 2), "5B", "2S", withStock(king, 4)},
        {"After this %1 is sure to hold the %2, the highest trump left.", "seat 0, ace of swords",
         withStock(king, 2), "5B", "2S", withStock(inTrick(2, "KC", "5B 2S AS"), 2)},

        // Points of others.
        {"This leaves %1 the %2 points of this trick.", "seat 0, 4", king, "5B", "2S",
         inTrick(2, "6C", "5B 2S")},
        {"This adds %2 points to a trick that %1 wins.", "seat 0, 4", inTrick(2, "AC", "KB 5B"),
         "KB", "5B", inTrick(2, "AC", "NB JB"), "NB", "JB"},
        {"This gives %1 %2 points, one more than your %3.", "seat 0, 4, knight of clubs",
         inTrick(2, "AC", "KB NB"), "KB", "NB", inTrick(2, "AC", "KB JB"), "KB", "JB"},
        {"This adds %1 points to a trick that you can't win.", "4", inTrick(3, "AC", "KB 5B"), "KB",
         "5B", inTrick(4, "AC", "KB 5B")}, // the partner may take it
        {"This adds %1 points to a trick that you can't win.", "4", inTrick(4, "5C AC", "KB 5B"),
         "KB", "5B", inTrick(4, "AC 5C", "KB 5B")},
        {"This leaves %1 ahead in a trick with %2 points.", "seat 0, 4", inTrick(3, "KC", "5B AC"),
         "5B", "AC", inTrick(3, "5C", "5B AC")},

        // Trumps.
        {"Your %1 is enough to take this trick.", "five of swords", inTrick(2, "KC", "7S 5S"), "7S",
         "5S", inTrick(3, "KC", "7S 5S")}, // a six may follow
        {"Your %1 takes this trick without a trump.", "six of cups", inTrick(2, "5C", "7S 6C"),
         "7S", "6C", inTrick(2, "KC", "7S 6C")},
        {"Your %1 is ahead as well, without a trump.", "six of cups", inTrick(3, "5C", "7S 6C"),
         "7S", "6C", inTrick(3, "KC", "7S 6C")},
        {"This throws away a trump.", "", inTrick(2, "5S", "2S 6B"), "2S", "6B",
         inTrick(2, "5C", "2S 6B")},
        {"This spends a trump on a trick in which %1 is ahead.", "seat 0", partnersKing, "2S", "6B",
         inTrick(4, "KC AC", "2S 6B")},
        {"This spends a trump on a trick without points.", "", inTrick(2, "5C", "2S 6B"), "2S",
         "6B", inTrick(2, "KC", "2S 6B")},
        {"This spends a trump on a trick of only %1 points.", "4", inTrick(2, "KC", "2S 6B"), "2S",
         "6B", inTrick(2, "AC", "2S 6B")},
        {"This gives up the highest trump left.", "ace of swords", leading("AS 5D"), "AS", "5D",
         leading("3S 5D"), "3S"},
        {"Keep this: it may take an ace or a three later.", "", leading("3S 5D"), "3S", "5D",
         leading("3S 2S"), "3S", "2S"},
        {"Keep this: it may catch the %1 later.", "three of clubs, three of swords",
         leading("3S 5D", "AC 3C AD 3D AB"), "3S", "5D", leading("3S 5D", "AC 3C AD 3D")},
        {"A trump is worth more when there are points to take.", "",
         leading("3S 5D", "AC 3C AD 3D AB 3B"), "3S", "5D", leading("3S 5D")},
        {"Your %1 is no easier to take, and it brings %2 points if nobody takes it.",
         "ace of coins, 11", leading("KS AD", "2S 5S 6S 7S JS NS"), "KS", "AD",
         leading("KS AD", "2S 5S 6S 7S JS")}, // the knight takes only the ace
        {"Your %1 brings %2 points if nobody takes it.", "ace of coins, 11",
         leading("KS AD", "2S 5S 6S 7S JS"), "KS", "AD", leading("KS KD"), "KS", "KD"},
        {"Your %1 is no easier to take, and it brings %2 points if nobody takes it.",
         "ace of coins, 11", leading("JB AD", "2B 4B 5B 6B 7B NB KB 3B AB"), "JB", "AD",
         leading("3B AD", "AB"), "3B", "AD"},
        {"Your %1 is no easier to take, and you lose less if it is taken.", "knight of swords",
         leading("KS NS"), "KS", "NS", leading("NS JS", "KS"), "JS", "NS"},
        {"Your %1 is no easier to take, and you lose less if it is taken.", "three of coins",
         leading("AD 3D"), "AD", "3D",
         leading("AD 3D", "2S " + noTrumps)}, // nobody can take either

        // Points of one's own.
        {"The %1 can still take this and its %2 points.", "ace of swords, 10", leading("3S NS"),
         "3S", "NS", leading("KS NS"), "KS"},
        {"This puts %1 points at risk.", "11", leading("AD 5C"), "AD", "5C", leading("AD 3C"), "AD",
         "3C"},
        {"This puts %1 points at risk.", "10", inTrick(4, "KC", "3B JB"), "3B", "JB",
         inTrick(2, "KC", "3B JB")}, // they are lost
        {"Your %1 and its %2 points would be safe in this trick.", "ace of cups, 11",
         inTrick(2, "5C", "6B AC"), "6B", "AC", inTrick(3, "5C", "6B AC")},
        {"This takes the trick, too, but brings you no points.", "", inTrick(2, "5C", "6C AC"),
         "6C", "AC", inTrick(2, "5C", "6B AC"), "6B"},
        {"This takes the trick, too, but brings you only %1 points.", "2",
         inTrick(2, "5C", "JC AC"), "JC", "AC", inTrick(2, "5C", "6C AC"), "6C"},
        {"This takes the trick, too, but brings you only %1 points.", "2",
         inTrick(2, "7C", "JC KC"), "JC", "KC", inTrick(2, "7C", "JC NC"), "JC", "NC"},
        {"This takes the trick, too, but brings you one point less.", "", inTrick(2, "7C", "NC KC"),
         "NC", "KC", inTrick(2, "7C", "NC KC"), "KC", "NC"},
        {"This takes the trick, too, but brings you one point less.", "", inTrick(2, "7C", "NC KC"),
         "NC", "KC", inTrick(2, "NC", "NS KC"), "NS", "KC"}, // a trump
        {"This adds no points to the trick in which %1 is ahead.", "seat 0", partnersKing, "6B",
         "KB", inTrick(4, "AC KC", "KB 6B", "2S " + noTrumps)}, // for certain: they are safe
        {"%1 may still take this trick, and this adds no points to it.", "seat 3",
         inTrick(4, "KC", "KB 6B"), "6B", "KB", inTrick(4, "AS", "KB 6B")},

        // What can take the card.
        {"This is harder to take, and if %1 doesn't take it, %1 draws the %2, the turned-up trump.",
         "seat 1, four of swords", withStock(leading("7D 5B", "2D 4D 5D 6D JD ND KD 3D AD"), 2),
         "7D", "5B", withStock(leading("7D 5B", "2D 4D 5D 6D JD ND KD 3D AD"), 4)},
        {"This leaves %1 ahead in the trick.", "seat 0", inTrick(3, "5C", "6C 2D"), "2D", "6C",
         low},
        {"This can be taken, but nobody can take your %1.", "two of swords",
         leading("5B 2S", "3B AB " + noTrumps), "5B", "2S", leading("5B 2S")},
        {"A trump can take this, and so can a higher card of its suit.", "",
         leading("5B 7C", "3B AB " + kingsAndUp), "5B", "7C", leading("5B 7C")},
        {"The %1 is still out: it could take this and bring home its %2 points.",
         "ace of clubs, 11", leading("6B 7C", "3B 3C AC"), "6B", "7C", leading("6B 7C", "3B 3C")},
        {"The %1 is still out: it could take this and bring home its %2 points.",
         "ace of clubs, 11", leading("KB 7C", "3B 3C AC"), "KB", "7C", leading("KB 7C", "3B 3C")},
        {"The ace and the three of %1 are still out: either could take this and bring home its "
         "points.",
         "clubs", leading("6B 7C", "3C AC"), "6B", "7C", leading("6B 7C")},
        {"%1 cards still out can take this; only %3 can take your %2.", "18, seven of cups, 14",
         leading("2B 7C"), "2B", "7C", leading("6B 7C"), "6B"},
        {"%1 cards still out can take this; only one can take your %2.", "9, five of swords",
         leading("2B 5S", "3B AB 6S JS NS KS 3S AS"), "2B", "5S",
         leading("2B 5S", "3B AB 6S JS NS KS 3S")},

        // What the card is worth later.
        {"This brings you no points, and you have to lead next.", "", low, "6C", "2D",
         inTrick(2, "JC", "NC 2D"), "NC"},
        {"This brings you only %1 points, and you have to lead next.", "2",
         inTrick(2, "5C", "JC 4C"), "JC", "4C", inTrick(2, "KC", "AC 4C"), "AC"},
        {"This can take the %1 later; the %2 can't.", "six, five, seven of coins", leading("7D 5D"),
         "7D", "5D", leading("7D 6D"), "7D", "6D"},
        {"Keep this: it may catch the %1 later.", "three of coins, ace of coins", leading("AD 3C"),
         "AD", "3C", leading("AD AC"), "AD", "AC"},
        {"If %1 leads %2 later, this can take the trick safely.", "seat 1, coins, three of coins",
         leading("3D 3C", "AD 2C 4C 5C 6C 7C JC NC KC"), "3D", "3C",
         leading("3D 3C", "2C 4C 5C 6C 7C JC NC KC")}, // the ace may be led
        {"Keep this: only a trump can take it later.", "king of coins", leading("KD KC", "3D AD"),
         "KD", "KC", leading("KD KC")},
        {"Keep this: only a trump can take it later.", "king of coins", leading("KD KC", "3D AD"),
         "KD", "KC", leading("KD KC AD", "3D")},
        {"Keep this for later: of your cards, only this one costs nothing to throw.", "",
         leading("6C JB KD", "7C JC NC KC"), "6C", "JB", leading("6C JB 5D", "7C JC NC KC")},
        {"This may take a trick later: only %2 cards of its suit beat it.", "six of cups, 2",
         inTrick(2, "AD", "6C 5B", "7C JC NC KC"), "6C", "5B",
         inTrick(2, "AD", "6C 5B", "7C JC NC KC 2C")}, // it beats no more
        {"This may take a trick later: only %2 cards of its suit beat it.", "seven of cups, 3",
         inTrick(2, "AD", "7C 5B", "JC NC"), "7C", "5B", inTrick(2, "AD", "7C 5B", "JC")},
        {"This may take a trick later: only one card of its suit beats it.", "five of cups",
         inTrick(2, "AD", "5C 5B", "6C 7C JC NC KC 3C"), "5C", "5B",
         inTrick(2, "AD", "5C 5B", "6C 7C JC NC KC 3C"), "5B", "5C"},
    };
    std::vector<Sentence> sentences{
        {"After this you end with only %1 points.", "60", toldInstead(twoKings(), "KD", "KC")},
        {"If you have to lead your %1 later, it can be taken.",
         "ace of cups",
         {allDrawbacks(inTrick(2, "5C", "6B AC"), "6B", "AC")[1]}},
        {"This does the same as your %1: no card still out lies between them.", "four of coins",
         toldInstead(begin(players(2), "4D 5D 6B  3D 2C 7B  4S"), "4D", "5D")}};
    for (const Case& c : cases) {
        sentences.push_back({c.says, c.with, whyNotThat(c.state, c.card, c.advised)});
        INFO("told where it does not hold: " << c.says);
        CHECK(std::ranges::none_of(
            allDrawbacks(c.other, c.otherCard, c.otherAdvised),
            [&](const Reason& reason) { return reason.advice.english == c.says; }));
    }
    checkSentences(PARLOUR_SOURCE "/ai/briscola", "Briscola drawbacks", sentences);
}

TEST_CASE("What a dearer card of the same suit can do later is told") {
    const auto first = [](const State& state, const char* played, const char* advised) {
        const Reasons reasons = whyNotThat(state, played, advised);
        return reasons.empty() ? "" : english(reasons.front());
    };
    CHECK(first(leading("KS 5S"), "KS", "5S") == "This puts 4 points at risk.");
    CHECK(first(leading("7S 2S"), "7S", "2S") == "This can take the six later; the two can't.");
    CHECK(first(leading("7D 6D"), "6D", "7D").empty());
    // Only the higher card takes the trick.
    CHECK(first(inTrick(2, "JC", "NC 2C"), "NC", "2C") ==
          "This brings you only 5 points, and you have to lead next.");
    CHECK(std::ranges::none_of(allDrawbacks(inTrick(2, "NC", "KC 2C"), "KC", "2C"),
                               [](const Reason& reason) {
                                   return std::string_view(reason.advice.english) ==
                                          "This can take the %1 later; the %2 can't.";
                               }));
}

TEST_CASE("Of a trump that takes the trick for a point or two less only the trump is told") {
    const auto tells = [](const char* own, const char* played, std::string_view words) {
        return std::ranges::any_of(
            allDrawbacks(inTrick(2, "2C", own), played, "KC"),
            [&](const Reason& reason) { return reason.advice.english == words; });
    };
    for (const std::string_view words :
         {"This takes the trick, too, but brings you only %1 points.",
          "Your %1 and its %2 points would be safe in this trick."}) {
        CHECK_FALSE(tells("JS KC", "JS", words));
        CHECK(tells("JC KC", "JC", words));
    }
    CHECK(tells("7S KC", "7S", "Your %1 and its %2 points would be safe in this trick."));
}

TEST_CASE("The turned-up trump takes nothing while it lies under the stock") {
    // Of the trumps only that one is left.
    const State state = leading("AD 5C", "2S 5S 6S 7S JS NS KS 3S AS");
    CHECK(english(whyNotThat(state, "5C", "AD").front()) ==
          "Your ace of coins and its 11 points would be safe in this trick.");
    State drawn = state;
    drawn.pub.trumpTaker = 1;
    CHECK(english(whyNotThat(drawn, "AD", "5C").front()) ==
          "The four of swords can still take this and its 11 points.");
}

TEST_CASE("Nothing speaks against the advised card") {
    Rng rng(902);
    for (const Options& options : allOptions())
        for (int played = 0; played < 36; ++played) {
            const Observation view = viewToMove(randomState(options, played, rng));
            for (const Card c : view.hand.set()) CHECK(drawbacksOf(view, c, c).empty());
        }
}

TEST_CASE("The champion tells why not the cards that are worse, until the game is decided") {
    const State state = begin(players(2), "AD 5C 6B  3D 2C 7B  4S");
    const Reasons reasons = toldInstead(state, "5C", "AD");
    REQUIRE(reasons.size() == 1);
    CHECK(english(reasons.front()) == "This puts 11 points at risk.");
    CHECK(toldInstead(state, "5C", "AD", 0).empty()); // it is as good
    CHECK(toldInstead(withPoints(state, 61, 20), "5C", "AD").empty());
    // Only where all cards are known, how it ends is known, too.
    CHECK(toldInstead(begin(players(2), "KD KC 2D  5D 4C 5B  4S"), "KD", "KC").empty());
}

TEST_CASE("What is told of the advised card is not told again under the other one") {
    const State state = begin(players(2), "AD 5C 6B  3D 2C 7B  4S");
    const auto told = [](Topic topic, const char* named) {
        return Reasons{because({Phrase{"", "%1"}, topic}, italian::cardName(card(named)))};
    };
    CHECK(toldInstead(state, "5C", "AD", 10, told(Topic::Safe, "AD")).empty());
    CHECK_FALSE(toldInstead(state, "5C", "AD", 10, told(Topic::Safe, "3C")).empty());
    CHECK_FALSE(toldInstead(state, "5C", "AD", 10, told(Topic::Kept, "AD")).empty());
    CHECK(toldInstead(after(begin(players(2), "KD 5C 6C  7C AC 2B  4S"), "KD"), "2B", "AC", 10,
                      told(Topic::Safe, "AC"))
              .empty());
    // That trumps are kept is told of all of them; that one is the highest is not.
    const State trumps = begin(players(2), "7D 2S AS  5C KC 6B  4S");
    const Reasons kept{because({Phrase{"", "%1"}, Topic::TrumpsHeld}, 3)};
    CHECK(english(toldInstead(trumps, "7D", "2S").front()) ==
          "Keep this: it may take an ace or a three later.");
    CHECK(toldInstead(trumps, "7D", "2S", 10, kept).empty());
    CHECK(english(toldInstead(trumps, "7D", "AS", 10, kept).front()) ==
          "This gives up the highest trump left.");
    CHECK(toldInstead(trumps, "7D", "AS", 10, {kept.front(), told(Topic::Kept, "AS").front()})
              .empty());
    // That the two of swords wins the game.
    const Drawbacks losing = allDrawbacks(withPoints(inTrick(2, "KC", "5B 2S"), 0, 57), "5B", "2S");
    CHECK(english(*whyNot(losing, {}, told(Topic::Victory, "2S"))) ==
          "This leaves seat 0 the 4 points of this trick.");
    // Another card of the suit lies between the two.
    CHECK(toldInstead(begin(players(2), "4D 6D 6B  3D 2C 7B  4S"), "6D", "4D").empty());
}
