// What a hint says of the moves that were compared.
#include "ai/catalogue/games.h"
#include "app/desktop/play/advice.h"

#include <catch2/catch.hpp>

#include <map>

using namespace parlour;

namespace {

using Option = Thought::Option;

std::unique_ptr<Table> dealOf(const char* game, const Json& options = Json::object()) {
    const GameEntry& entry = *findGame(game).value();
    return entry.deal(completeOptions(entry.options(), options).value(), 7);
}

Thought thoughtOf(std::vector<Option> options, ValueKind kind = ValueKind::Win) {
    Thought thought;
    thought.move = options[0].move;
    thought.candidates = std::move(options);
    thought.valueKind = kind;
    return thought;
}

QVariantMap hintOf(const Thought& thought, bool isAboutYou = true) {
    return toMap(thought, *dealOf("bigtwo"), 1, {"A", "B", "C", "D"}, isAboutYou);
}

// "move: words, or the value in hundredths", in the order of the hint.
QStringList rowsOf(const Thought& thought) {
    QStringList rows;
    for (const QVariant& row : hintOf(thought)["candidates"].toList()) {
        const QVariantMap map = row.toMap();
        const QString words = map["words"].toString();
        rows << map["move"].toString() + ": " +
                    (words.isEmpty() ? QString::number(qRound(100 * map["value"].toDouble()))
                                     : words);
    }
    return rows;
}

} // namespace

TEST_CASE("Moves about equal to the advised one come after it, in words") {
    Thought thought = thoughtOf({{"a", 0.60, 9, Standing::Equal},
                                 {"b", 0.55, 9, Standing::Behind},
                                 {"c", 0.61, 9, Standing::Equal},
                                 {"d", 0.70, 9, Standing::Dearer},
                                 {"e", 0.64, 9, Standing::Unsound}});
    CHECK(rowsOf(thought) ==
          QStringList{"a: 60", "c: about equal", "b: 55", "d: wins by less", "e: less sound"});
    CHECK(hintOf(thought)["next"] == "Just as good: %1.");
    Thought allEqual = thoughtOf({{"a", 0.60, 9, Standing::Equal},
                                  {"b", 0.60, 9, Standing::Equal},
                                  {"c", 0.59, 9, Standing::Equal}});
    CHECK(hintOf(allEqual)["next"] == "Just as good: %1.");
    allEqual.candidates.push_back({"d", 0.59, 9, Standing::Equal});
    CHECK(hintOf(allEqual)["next"] == "Just as good: all the others shown.");
    CHECK(rowsOf(thoughtOf({{"a", 0.40, 9}, {"b", 0.39, 9, Standing::Dearer}})).back() ==
          "b: costs points");
    thought.isByRest = true;
    CHECK(hintOf(thought)["next"] == "Wins as often, but by less: %1.");
    thought.candidates[0].value = 0.99;
    CHECK(hintOf(thought)["next"] == "Wins too, but by less: %1.");
    thought.candidates[0].value = 0.60;
    thought.valueKind = ValueKind::Score;
    CHECK(rowsOf(thought)[3] == "d: fewer wins");
    const Thought lost = thoughtOf(
        {{"a", 0.01, 9}, {"b", 0.01, 9, Standing::Equal}, {"c", 0.01, 9, Standing::Dearer}});
    CHECK(hintOf(lost)["next"] == "");
    CHECK(rowsOf(lost).back() == "c: loses by more");
}

TEST_CASE("What speaks against a move is said to whoever reads it") {
    Thought thought =
        thoughtOf({{"a", 0.60, 9}, {"b", 0.55, 9}, {"c", 0.50, 9}, {"d", 0.49, 9}, {"e", 0.48, 9}});
    const Wording wording{{"Test", "This splits your %1."}, {"Test", "This splits the %1."}};
    thought.candidates[1].whyNot = because(wording, Phrase{"Test", "kings"});
    const auto whyNot = [&](int row, bool isAboutYou) {
        return hintOf(thought, isAboutYou)["candidates"].toList()[row].toMap()["whyNot"].toString();
    };
    CHECK(whyNot(1, true) == "This splits your kings.");
    CHECK(whyNot(1, false) == "This splits the kings.");
    CHECK(whyNot(0, true).isEmpty());
    CHECK(whyNot(2, true).isEmpty());
    // Once, of rows that follow each other.
    thought.candidates[2].whyNot = thought.candidates[1].whyNot;
    thought.candidates[3].whyNot = thought.candidates[1].whyNot;
    CHECK(whyNot(2, true) == "The same goes for this.");
    CHECK(whyNot(3, true) == "And for this.");
    CHECK(whyNot(4, true).isEmpty());
    thought.candidates[3].whyNot.reset();
    thought.candidates[4].whyNot = thought.candidates[1].whyNot;
    CHECK(whyNot(4, true).isEmpty()); // "the same" would be of the row above
    thought.candidates[3].whyNot = because({PARLOUR_PHRASE("Test", "This is low."), {}});
    CHECK(whyNot(4, true).isEmpty());
    thought.candidates[3].whyNot = thought.candidates[1].whyNot;
    CHECK(whyNot(2, true) == "The same goes for this and the rest.");
    CHECK(whyNot(3, true).isEmpty());
    CHECK(whyNot(4, true).isEmpty());
    thought.candidates[1].whyNot.reset();
    CHECK(whyNot(3, true) == "The same goes for this and the next.");
    CHECK(whyNot(4, true).isEmpty());
}

TEST_CASE("No number is higher than that of the advised move, whoever advises it") {
    CHECK(rowsOf(thoughtOf({{"a", 0.30, 9}, {"b", 0.41, 9}, {"c", 0.30, 9}, {"d", 0.2, 9}})) ==
          QStringList{"a: 30", "b: less sound", "c: 30", "d: 20"});
}

TEST_CASE("A hint says how it stands and what would be next best, in words") {
    const auto euchre = dealOf("euchre");
    const auto said = [&](std::vector<Option> options, ValueKind kind, bool isAboutYou,
                          const Table* table = nullptr) {
        const auto alone = dealOf("bigtwo");
        const QVariantMap hint = toMap(thoughtOf(std::move(options), kind), table ? *table : *alone,
                                       1, {"Ada", "Ben", "Cleo", "Dan"}, isAboutYou);
        return hint["outlook"].toString() + "|" + hint["next"].toString();
    };
    constexpr auto kWin = ValueKind::Win;
    constexpr auto kScore = ValueKind::Score;
    const std::vector<Option> options{{"a", 0.624, 9, Standing::Equal},
                                      {"b", 0.551, 9, Standing::Behind}};
    CHECK(said(options, kWin, true) ==
          "You win about 62 in 100 from here.|Next best: %1, with about 55 in 100.");
    CHECK(said({{"a", 0.62, 9, Standing::Equal}, {"b", 0.61, 9, Standing::Equal}}, kWin, true) ==
          "You win about 62 in 100 from here.|Just as good: %1.");
    // Nothing that rounding takes away again, and nothing of what is better in another respect.
    CHECK(said({{"a", 0.622, 9, Standing::Equal}, {"b", 0.618, 9, Standing::Behind}}, kWin, true) ==
          "You win about 62 in 100 from here.|");
    CHECK(said({{"a", 0.62, 9, Standing::Equal}, {"b", 0.7, 9, Standing::Dearer}}, kWin, true) ==
          "You win about 62 in 100 from here.|");
    CHECK(said({{"a", 0.985, 9, Standing::Equal}}, kWin, true) == "You win this.|");
    CHECK(said({{"a", 0.015, 9, Standing::Equal}}, kWin, true) ==
          "This is lost; make them work for it.|");
    Thought lost = thoughtOf({{"a", 0.015, 9, Standing::Equal}});
    CHECK(hintOf(lost)["outlook"] == "This is lost; make them work for it.");
    lost.reasons = {because({PARLOUR_PHRASE("Test", "You can hardly win this."), Topic::Defeat})};
    CHECK(hintOf(lost)["outlook"] == ""); // the reason says so
    Thought won = thoughtOf({{"a", 0.985, 9, Standing::Equal}});
    CHECK(hintOf(won)["outlook"] == "You win this.");
    won.reasons = {
        because({PARLOUR_PHRASE("Test", "Play your last card: you win."), Topic::Victory})};
    CHECK(hintOf(won)["outlook"] == "");
    CHECK(said(options, kWin, true, euchre.get()).startsWith("Your side wins about 62 in 100"));
    CHECK(said(options, kWin, false).startsWith("Ben wins about 62 in 100 from here."));
    CHECK(said(options, kWin, false, euchre.get()).startsWith("The side of Ben wins about 62"));
    CHECK(said({{"a", 0.74, 9, Standing::Equal}, {"b", -0.46, 9, Standing::Behind}}, kScore,
               true) == QStringLiteral("You can expect to gain about 0.7 points.|"
                                       "Next best: %1, worth 1.2 points less."));
    CHECK(said({{"a", 1.02, 9, Standing::Equal}, {"b", -2, 9, Standing::Behind}}, kScore, true) ==
          QStringLiteral("You can expect to gain about 1 point(s).|"
                         "Next best: %1, worth 3 point(s) less."));
    CHECK(said({{"a", 0.62, 9, Standing::Equal}, {"b", 0.01, 9, Standing::Behind}}, kWin, true) ==
          "You win about 62 in 100 from here.|");
    CHECK(said({{"a", -0.3, 9, Standing::Equal}}, kScore, true, euchre.get()) ==
          "Your side can expect to lose about 0.3 points.|");
    CHECK(said({{"a", 0.01, 9, Standing::Equal}}, kScore, true) ==
          "It should come out about even.|");
    // What is certain the row itself says.
    CHECK(said({{"a", 1, 9, Standing::Equal}}, kWin, true) == "|");
}

TEST_CASE("A hint speaks to you, a thought of the player by name") {
    Thought thought = thoughtOf({{"a", 0.6, 9, Standing::Equal}});
    thought.reasons = {because({PARLOUR_PHRASE("Test", "Let this one go."),
                                PARLOUR_PHRASE("Test", "%0 lets this one go.")})};
    CHECK(hintOf(thought, true)["sentences"].toStringList() == QStringList{"Let this one go."});
    CHECK(hintOf(thought, false)["sentences"].toStringList() == QStringList{"B lets this one go."});
}

TEST_CASE("A game that is won or lost says so, not how often each move wins it") {
    using S = Standing;
    const auto won =
        thoughtOf({{"a", 1, 9, S::Equal}, {"b", 1, 9, S::Behind}, {"c", 0.7, 9, S::Behind}});
    CHECK(hintOf(won)["prospect"].toString() == "won");
    CHECK(rowsOf(won) == QStringList{"a: 100", "c: 70"});
    const auto lost = thoughtOf({{"a", 0, 9, S::Equal}, {"b", 0, 9, S::Equal}});
    CHECK(hintOf(lost)["prospect"].toString() == "lost");
    CHECK(rowsOf(lost) == QStringList{"a: 0"});
    // One world in a thousand that ends otherwise keeps it open.
    const auto open = thoughtOf({{"a", 0.999, 9, S::Equal}, {"b", 0, 9, S::Behind}});
    CHECK(hintOf(open)["prospect"].toString() == "open");
    CHECK(rowsOf(open) == QStringList{"a: 100", "b: 0"});
    CHECK(hintOf(thoughtOf({{"a", 0.001, 9, S::Equal}}))["prospect"].toString() == "open");
    // Points are never won or lost before the end.
    CHECK(hintOf(thoughtOf({{"a", 0, 9, S::Equal}}, ValueKind::Score))["prospect"].toString() ==
          "open");
}

TEST_CASE("A hint says of what its numbers are the chance, and for whom") {
    const auto measure = [](const Table& table, ValueKind kind, bool isAboutYou) {
        return toMap(thoughtOf({{"a", 0.5, 9, Standing::Equal}}, kind), table, 1,
                     {"A", "B", "C", "D"}, isAboutYou)["measure"]
            .toString();
    };
    const auto alone = dealOf("bigtwo");
    const auto pairs = dealOf("euchre");
    CHECK(measure(*alone, ValueKind::Win, true) == "Chance that you win the game");
    CHECK(measure(*pairs, ValueKind::Win, true) == "Chance that your side wins the game");
    CHECK(measure(*alone, ValueKind::Score, true) == "Points you can expect from this deal");
    CHECK(measure(*pairs, ValueKind::Score, true) == "Points your side can expect from this deal");
    CHECK(measure(*pairs, ValueKind::Win, false) == "Chance to win the game");
    CHECK(measure(*pairs, ValueKind::Score, false) == "Points to expect");
    Thought rules;
    rules.move = "a";
    CHECK(toMap(rules, *alone, 1, {"A", "B", "C", "D"}, true)["measure"].toString() ==
          ""); // no numbers
}
