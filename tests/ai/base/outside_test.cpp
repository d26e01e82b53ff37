// Players from outside: what they are asked, and what becomes of their answers.
#include "ai/base/outside.h"
#include "tests/support/match.h"

#include <mutex>
#include <set>

using namespace parlour;
using namespace parlour::test;

namespace {

// Answers with the last legal move, or with what a test wants; keeps all questions.
class Answerers final : public OutsidePlayers {
public:
    std::function<std::optional<Json>(const Json& question)> answer = [](const Json& question) {
        return Json{{"move", question["legal"].back()}};
    };
    std::vector<Json> questions;
    std::set<std::string> commands;
    int called = 0;

    std::unique_ptr<OutsidePlayer> call(std::string_view command) override {
        const std::lock_guard lock(m_mutex);
        ++called;
        commands.emplace(command);
        return std::make_unique<One>(*this);
    }

private:
    struct One final : OutsidePlayer {
        explicit One(Answerers& all_) : all(all_) {}
        std::optional<Json> ask(Json question, const Budget&, const std::stop_token&) override {
            const std::lock_guard lock(all.m_mutex);
            all.questions.push_back(question);
            auto answer = all.answer(question);
            isFaulty = !answer;
            return answer;
        }
        bool isAtFault() const override { return isFaulty; }
        Answerers& all;
        bool isFaulty = false;
    };
    std::mutex m_mutex;
};

const GameEntry& briscola() { return *findGame("briscola").value(); }

std::string errorOf(const MatchSetup& match) {
    const auto report = play(match);
    return report ? "" : report.error().english();
}

} // namespace

TEST_CASE("The command of a player from outside is all behind the first colon") {
    CHECK(outsideCommand("engine:a --b=c;d:e,f") == "a --b=c;d:e,f");
    CHECK(outsideCommand("engine:") == "");
    CHECK_FALSE(outsideCommand("engine"));
    CHECK_FALSE(outsideCommand("minimax:depth=2"));
}

TEST_CASE("A player from outside is told what its seat may know, and no more") {
    for (const GameEntry* game : games()) {
        const Json options = completeOptions(game->options(), Json::object()).value();
        const auto table = game->deal(options, 3);
        Answerers answerers;
        OutsideThinker thinker(answerers, "x");
        for (int move = 0; move < 12 && !table->isOver(); ++move) {
            const Seat seat = table->toMove();
            const auto legal = table->legalMoves();
            const Thought thought = thinker.think(*table, 5, {}, {});
            CHECK(thought.move == legal.back());
            CHECK(answerers.questions.back() == Json{{"game", game->id()},
                                                     {"options", options},
                                                     {"seat", seat},
                                                     {"view", table->view(seat)},
                                                     {"legal", legal},
                                                     {"seed", std::uint64_t{5} >> 11}});
            REQUIRE(table->play(thought.move));
        }
        CHECK(answerers.called <= game->seats(options)); // one program for each seat
    }
}

TEST_CASE("What a player from outside says is shown, as far as it has the protocol's form") {
    const auto table =
        briscola().deal(completeOptions(briscola().options(), Json::object()).value(), 1);
    const auto legal = table->legalMoves();
    Answerers answerers;
    OutsideThinker thinker(answerers, "x");
    Json answer = {{"move", legal[1]},
                   {"reason", "Because."},
                   {"candidates",
                    {{{"move", legal[0]}, {"value", -3}, {"visits", 7}},
                     {{"move", legal[1]}, {"value", 0.5}},
                     {{"move", "ZZ"}, {"value", 0.9}},
                     {{"move", legal[2]}, {"value", "high"}},
                     {{"move", 5}, {"value", 1}},
                     "nothing"}}};
    answerers.answer = [&](const Json&) { return answer; };
    Thought thought = thinker.think(*table, 1, {}, {});
    CHECK(thought.move == legal[1]);
    CHECK(thought.said == "Because.");
    CHECK(thought.valueKind == ValueKind::Win);
    REQUIRE(thought.candidates.size() == 2);
    CHECK(thought.candidates[0].move == legal[1]); // best first
    CHECK(thought.candidates[1].move == legal[0]);
    CHECK(thought.candidates[1].value == 0); // a chance to win
    CHECK(thought.candidates[1].visits == 7);
    answer["value_kind"] = "score";
    CHECK(thinker.think(*table, 1, {}, {}).candidates[1].value == -3);

    std::string longReason;
    for (int i = 0; i < 200; ++i) longReason += "ü";
    answer["reason"] = longReason;
    const std::string said = thinker.think(*table, 1, {}, {}).said;
    CHECK(said.size() <= 300);
    CHECK(longReason.starts_with(said));
    CHECK(said.size() % 2 == 0); // no half letters

    answer["reason"] = {1, 2};
    answer["candidates"] = 7;
    thought = thinker.think(*table, 1, {}, {});
    CHECK(thought.move == legal[1]);
    CHECK((thought.said.empty() && thought.candidates.empty()));

    answerers.answer = [](const Json&) { return std::nullopt; };
    CHECK(thinker.think(*table, 1, {}, {}).move == legal[0]);
}

TEST_CASE("Players from outside play matches, the same with any number of threads") {
    Answerers answerers;
    MatchSetup match = setup({"engine:last --of=them", "greedy"}, 40);
    match.duplicate = true;
    match.outside = &answerers;
    const auto report = play(match).value();
    CHECK(report.games() == 40);
    CHECK(report.sides[0].agent == "engine:last --of=them");
    CHECK(report.sides[0].faults == 0);
    CHECK(answerers.commands == std::set<std::string>{"last --of=them"});
    CHECK(answerers.called == 1);
    CHECK(static_cast<std::int64_t>(answerers.questions.size()) == report.sides[0].decisions);
    match.threads = 3;
    CHECK(withoutTimes(toJson(play(match).value())) == withoutTimes(toJson(report)));

    // It plays what it answers.
    std::vector<PlayedDeal> records;
    match.record = [&](const PlayedDeal& record) { records.push_back(record); };
    match.threads = 1;
    REQUIRE(play(match));
    for (const PlayedDeal& record : records) {
        const auto table = briscola().open(record.position).value()->sameDeal();
        for (const Json& move : record.position["moves"]) {
            if (record.seats[static_cast<std::size_t>(table->toMove())] != "greedy")
                CHECK(table->legalMoves().back() == move);
            REQUIRE(table->play(move.get<std::string>()));
        }
    }
}

TEST_CASE("In a match a player from outside is asked what its seat may know") {
    for (const GameEntry* game : games()) {
        Answerers answerers;
        MatchSetup match;
        match.options = completeOptions(game->options(), Json::object()).value();
        match.seats.assign(static_cast<std::size_t>(game->seats(match.options)), "engine:x");
        match.games = 1;
        match.singleDeals = true;
        match.outside = &answerers;
        std::vector<PlayedDeal> records;
        match.record = [&](const PlayedDeal& record) { records.push_back(record); };
        REQUIRE(game->match(match, {}));
        REQUIRE(records.size() == 1);
        const auto table = game->open(records[0].position).value()->sameDeal();
        // A deal that did not count may have been played before.
        const auto moves = records[0].position["moves"].size();
        REQUIRE(answerers.questions.size() >= moves);
        auto question = answerers.questions.end() - static_cast<std::ptrdiff_t>(moves);
        for (const Json& move : records[0].position["moves"]) {
            CHECK((*question)["seat"] == table->toMove());
            CHECK((*question)["view"] == table->view(table->toMove()));
            CHECK((*question)["legal"] == table->legalMoves());
            CHECK((*question)["options"] == match.options);
            ++question;
            REQUIRE(table->play(move.get<std::string>()));
        }
    }
}

TEST_CASE("Faults are counted for the side, and survive the report") {
    Answerers answerers;
    int asked = 0;
    answerers.answer = [&](const Json& question) -> std::optional<Json> {
        if (++asked % 3 == 0) return std::nullopt;
        return Json{{"move", question["legal"].front()}};
    };
    MatchSetup match = setup({"engine:x", "greedy"}, 10);
    match.outside = &answerers;
    const auto report = play(match).value();
    CHECK(report.sides[0].faults == report.sides[0].decisions / 3);
    CHECK(report.sides[1].faults == 0);
    const Json json = toJson(report);
    CHECK(json["sides"][0]["faults"] == report.sides[0].faults);
    CHECK(reportFromJson(json).value().sides[0].faults == report.sides[0].faults);
    CHECK(toTable(report).find("faults") != std::string::npos);
    // What replaced the moves is what it would have played.
    answerers.answer = [](const Json& question) {
        return Json{{"move", question["legal"].front()}};
    };
    Json same = withoutTimes(toJson(play(match).value()));
    same["sides"][0]["faults"] = report.sides[0].faults;
    CHECK(same == withoutTimes(json));
}

TEST_CASE("Players from outside need somebody who calls them, and a command") {
    MatchSetup match = setup({"engine:x", "greedy"}, 1);
    CHECK(errorOf(match).starts_with("--seats: There is no player \"engine\""));
    Answerers answerers;
    match.outside = &answerers;
    CHECK(errorOf(match) == "");
    match.seats[0] = "engine: ";
    CHECK(errorOf(match) == "--seats.engine: A command is missing here");
}
