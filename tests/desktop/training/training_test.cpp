// Training without a window.
#include "ai/catalogue/games.h"
#include "app/desktop/training/training.h"
#include "tests/desktop/support/told.h"

#include <catch2/catch.hpp>

#include <map>
#include <set>

using namespace parlour;
using namespace parlour::test;

namespace {

const std::vector<Problem>& shippedProblems(const std::string& game) {
    static std::map<std::string, std::vector<Problem>> sets;
    if (!sets.contains(game)) {
        const auto text = readFile(PARLOUR_SOURCE "/resources/problems/" + game + ".json");
        sets[game] = problemsFromJson(parseJson(text.value()).value(), **findGame(game)).value();
    }
    return sets[game];
}

// The one at the table.
const Problem& problemAt(const GameSession& session) {
    const auto& all = shippedProblems(session.game().toStdString());
    const auto found = std::ranges::find(all, session.table().position(), &Problem::position);
    REQUIRE(found != all.end());
    return *found;
}

QString best(const GameSession& session) {
    return QString::fromStdString(problemAt(session).best());
}
QString other(const GameSession& session) {
    for (const std::string& move : session.table().legalMoves())
        if (move != problemAt(session).best()) return QString::fromStdString(move);
    FAIL("Only one move");
    return {};
}

std::vector<TrainingAnswer> kept(const Home& home, const QString& game) {
    return TrainingDiary(path(home / "data/parlour/training"), TrainingDiary::Keeping::ReadOnly)
        .answers(game);
}

} // namespace

TEST_CASE("A problem is answered, tried again, and counts as it was answered first") {
    const Home home;
    home.writeSettings();
    Told told;
    Training& training = *told.program.training();
    REQUIRE(told.program.train("euchre", "near"));
    GameSession& session = *told.program.session();
    REQUIRE(session.isProblem());
    CHECK(session.toMove() == session.viewer());
    const int begin = session.played();
    const Problem& problem = problemAt(session);
    CHECK(training.state() == Training::Asked);
    CHECK(training.candidates().isEmpty());
    CHECK(training.why().isEmpty());

    session.play(other(session));
    CHECK(training.state() == Training::Wrong);
    CHECK_FALSE(training.verdict().isEmpty());
    CHECK(training.candidates().isEmpty()); // it is not told yet
    CHECK_FALSE(session.isPersonToMove());
    CHECK(session.played() == begin + 1);

    training.tryAgain();
    CHECK(training.state() == Training::Asked);
    CHECK(session.played() == begin);
    session.play(best(session));
    CHECK(training.state() == Training::Right);
    CHECK(training.candidates().front().toMap()["move"] == QString::fromStdString(problem.best()));
    CHECK_FALSE(training.why().isEmpty());
    CHECK(kept(home, "euchre") ==
          std::vector<TrainingAnswer>{{problem.seed, false, QDate::currentDate()}});

    const QVariantMap figures = training.figures("euchre");
    CHECK(figures["tried"] == 1);
    CHECK(figures["solved"] == 0);
    CHECK(figures["rating"].toInt() < 1500);
    REQUIRE(told.program.trainOn());
    GameSession& next = *told.program.session();
    CHECK(problemAt(next).seed != problem.seed);
    next.play(best(next));
    CHECK(training.state() == Training::Right);
    CHECK(training.figures("euchre")["solved"] == 1);
    CHECK(told.messages.isEmpty());
}

TEST_CASE("A shown answer counts as not found, and every move can be looked at") {
    const Home home;
    home.writeSettings();
    Told told;
    Training& training = *told.program.training();
    REQUIRE(told.program.train("euchre", "daily"));
    GameSession& session = *told.program.session();
    const Problem& problem = problemAt(session);
    const int begin = session.played();
    training.showAnswer();
    CHECK(training.state() == Training::Shown);
    CHECK(session.shownMove() == QString::fromStdString(problem.best()));
    const QString second = training.candidates()[1].toMap()["move"].toString();
    training.look(second);
    CHECK(session.shownMove() == second);
    session.play(second); // tried out, but not counted again
    CHECK(training.state() == Training::Shown);
    training.look(second);
    CHECK(session.played() == begin);
    CHECK(kept(home, "euchre").size() == 1);
    CHECK(training.figures("euchre")["today"] == "wrong");
    training.forget("euchre");
    CHECK(kept(home, "euchre").empty());
    CHECK(training.figures("euchre")["tried"] == 0);
}

TEST_CASE("In a problem nobody hints, answers, saves or can take back what was before") {
    const Home home;
    home.writeSettings();
    Told told;
    REQUIRE(told.program.newGame(setup({"", "greedy"})));
    REQUIRE(waitFor([&] { return told.program.session()->isPersonToMove(); }));
    playFirst(*told.program.session());
    REQUIRE(told.program.train("euchre", "easy"));
    GameSession& session = *told.program.session();
    CHECK(problemAt(session).grade == 1);
    session.pressHint();
    session.pressBeliefs();
    CHECK_FALSE(session.isHintOpen());
    CHECK_FALSE(session.canUndo());
    CHECK_FALSE(session.canRedo());
    CHECK(told.program.dealInTheWay().isEmpty());
    session.play(best(session));
    CHECK(session.canUndo());
    told.program.leaveTable();
    CHECK(told.program.session() == nullptr);
    REQUIRE(told.program.unfinished().size() == 1);
    CHECK(told.unfinished(0)["game"] == "briscola");
}

TEST_CASE("Every problem of the program can be opened, with its best move first") {
    for (const GameEntry* game : games()) {
        const std::string id(game->id());
        INFO(id);
        const auto& problems = shippedProblems(id);
        CHECK(problems.size() >= 200);
        std::set<std::uint64_t> seeds;
        for (const Problem& problem : problems) {
            INFO(problem.seed);
            CHECK(openProblem(*game, problem));
            CHECK(seeds.insert(problem.seed).second);
            CHECK(problem.margin > 3 * problem.noise);
            CHECK_FALSE(problem.reasons.empty());
            for (const Problem::Candidate& candidate : problem.candidates)
                CHECK(candidate.value <= problem.candidates.front().value);
        }
    }
}

TEST_CASE("Training of a trial run leaves no traces") {
    const Home home;
    home.writeSettings();
    CommandLine line;
    line.screenshot = "picture.png";
    Told told(line);
    REQUIRE(told.program.train("euchre", "near"));
    told.program.session()->play(best(*told.program.session()));
    CHECK_FALSE(std::filesystem::exists(home / "data/parlour/training"));
}
