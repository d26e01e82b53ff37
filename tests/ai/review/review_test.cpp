// What decisions cost, and the account of luck and skill.
#include "ai/review/judge.h"
#include "ai/review/page.h"
#include "ai/review/review.h"
#include "core/cards/italian_deck.h"
#include "tests/support/games.h"
#include "tests/support/mutate.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

using namespace parlour;
using namespace parlour::test;

namespace {

// The deal of this seed, with its first moves made at random.
std::unique_ptr<Table> randomDeal(const GameEntry& game, std::uint64_t seed, int moves,
                                  const Json& options = Json::object()) {
    auto table = game.deal(completeOptions(game.options(), options).value(), seed);
    Rng rng(seed);
    for (int move = 0; move < moves && !table->isOver(); ++move) {
        const auto legal = table->legalMoves();
        REQUIRE(table->play(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]));
    }
    return table;
}

constexpr int kToTheEnd = 100'000;

// Decisions as a judge could have made them, some missing.
std::vector<ReviewedDecision> anyDecisions(const Table& table, Rng& rng) {
    std::vector<ReviewedDecision> decisions;
    const auto moves = table.moves();
    for (int ply = 0; ply < table.played(); ++ply) {
        if (rng.below(10) == 0) continue;
        ReviewedDecision decision;
        decision.ply = ply;
        decision.seat = table.toMoveAfter(ply);
        decision.move = moves[static_cast<std::size_t>(ply)];
        decision.best = rng.below(2) == 0 ? decision.move : "another";
        if (rng.below(5) != 0) {
            decision.value = decision.prospect = rng.unit();
            decision.grade = Grade::Best;
            if (decision.move != decision.best) {
                decision.cost = decision.loss = rng.unit() / 4;
                decision.noise = rng.unit() / 20;
                decision.grade = gradeOf(decision.cost, decision.noise, GradeScales().win);
            }
        }
        decisions.push_back(decision);
    }
    return decisions;
}

void checkSums(const Review& review) {
    for (Seat seat = 0; seat < review.seats; ++seat) {
        const auto i = static_cast<std::size_t>(seat);
        const double skill = std::accumulate(review.skill[i].begin(), review.skill[i].end(), 0.0);
        CHECK(std::abs(review.expectation.front()[i] + review.luck[i] + skill - review.result[i]) <
              1e-9);
        if (std::ranges::all_of(review.decisions, [&](const ReviewedDecision& decision) {
                return decision.unit == review.unit;
            }))
            CHECK(review.skill[i][i] <= 0);
    }
}

ReviewSetup quickly(int threads = 1) { return {ReviewDepth::Quick, {}, threads, 5}; }

} // namespace

TEMPLATE_LIST_TEST_CASE("Expectation, luck and skill add up to the result", "", AllGames) {
    const GameEntry& game = entryOf<TestType>();
    forRandomGames<typename TestType::Rules>(191, 1, [&](const auto& random, Rng& rng) {
        const auto over = random.table(random.moves.size());
        const Review whole = account(over, quickly(), anyDecisions(over, rng));
        checkSums(whole);
        const WinShares shares = over.winShares();
        for (Seat seat = 0; seat < whole.seats; ++seat) {
            const auto i = static_cast<std::size_t>(seat);
            CHECK(whole.result[i] == (whole.unit == ValueKind::Win ? shares[i] : over.gain(seat)));
        }
        CHECK(whole.expectation.size() == random.moves.size() + 2);
        CHECK(whole.fits(over));

        const auto running = random.table(random.moves.size() / 2);
        const Review half = account(running, quickly(), anyDecisions(running, rng));
        checkSums(half);
        CHECK_FALSE(half.fits(over));
    });
    CHECK(game.advisers().size() > 0);
}

TEST_CASE("What a decision loses falls to the other side, and a partner shares it") {
    const auto lossOf = [](std::string_view game, const Json& options, int moves) {
        const auto table = randomDeal(**findGame(game), 3, moves, options);
        ReviewedDecision decision;
        decision.ply = table->played() - 1;
        decision.seat = table->toMoveAfter(decision.ply);
        decision.move = table->moves().back();
        decision.grade = Grade::Blunder;
        decision.prospect = 0.5;
        decision.cost = decision.loss = 0.3;
        const Review review = account(*table, {}, {decision});
        std::vector<double> brought;
        for (int i = 0; i < review.seats; ++i) {
            const auto seat = static_cast<std::size_t>((decision.seat + i) % review.seats);
            brought.push_back(review.skill[seat][static_cast<std::size_t>(decision.seat)]);
        }
        return brought;
    };
    using Parts = std::vector<double>;
    CHECK(lossOf("briscola", {{"players", 2}}, 3) == Parts{-0.3, 0.3});
    CHECK(lossOf("briscola", {{"players", 4}}, 3) == Parts{-0.3, 0.3, -0.3, 0.3});
    CHECK(lossOf("euchre", Json::object(), 3) == Parts{-0.3, 0.3, -0.3, 0.3});
    const Parts alone = lossOf("bigtwo", Json::object(), 3);
    CHECK(alone[0] == -0.3);
    for (std::size_t i = 1; i < 4; ++i) CHECK(alone[i] == Approx(0.1));
}

TEMPLATE_LIST_TEST_CASE("Every hint player compares whatever moves it is given", "", AllGames) {
    const GameEntry& game = entryOf<TestType>();
    const auto player = std::move(game.player(game.advisers()[0]).value());
    Rng rng(17);
    for (int deal = 0; deal < scaled(10); ++deal) {
        const auto table = randomDeal(game, rng.next(), static_cast<int>(rng.below(40)));
        if (table->isOver()) continue;
        const auto legal = table->legalMoves();
        if (legal.size() < 2) continue;
        const auto any = [&] { return rng.below(static_cast<std::uint32_t>(legal.size())); };
        Budget budget;
        budget.only = {legal[any()], "no move", legal[any()]};
        for (const ValueKind kind : {ValueKind::Win, ValueKind::Score}) {
            budget.tells = kind;
            const Thought thought = player->think(*table, 5, budget, {});
            CHECK(thought.valueKind == kind);
            std::set<std::string> tried;
            for (const auto& option : thought.candidates) {
                tried.insert(option.move);
                CHECK(option.visits > 0);
                CHECK(option.noise >= 0);
                CHECK((option.move != thought.move || option.gapNoise == 0));
            }
            CHECK(tried == std::set<std::string>{budget.only.front(), budget.only.back()});
        }
    }
}

TEST_CASE("How uncertain luck is, is said of every step of it") {
    const GameEntry& game = **findGame("briscola");
    const auto table = randomDeal(game, 9, 4);
    std::vector<ReviewedDecision> decisions(4);
    const std::vector<std::string> moves = table->moves();
    for (int ply = 0; ply < 4; ++ply) {
        ReviewedDecision& decision = decisions[static_cast<std::size_t>(ply)];
        decision.ply = ply;
        decision.seat = table->toMoveAfter(ply);
        decision.move = decision.best = moves[static_cast<std::size_t>(ply)];
        decision.grade = Grade::Best;
        decision.prospect = 0.1 * (ply + 1);
        decision.prospectNoise = ply < 2 ? 0.03 : 0.04;
    }
    const Review made = account(*table, quickly(), decisions);
    REQUIRE(made.luckNoiseBefore.size() == made.luckBefore.size());
    const auto noiseBefore = [&](int ply) {
        return made.luckNoiseBefore[static_cast<std::size_t>(ply) + 1]
                                   [static_cast<std::size_t>(decisions[ply].seat)];
    };
    CHECK(noiseBefore(0) == Approx(0.03)); // what a deal is worth before it is certain
    CHECK(noiseBefore(1) == Approx(0.03));
    CHECK(noiseBefore(2) == Approx(0.05)); // two looks
    CHECK(noiseBefore(3) == Approx(0.05));
    CHECK(made.luckNoiseBefore[1][static_cast<std::size_t>(1 - decisions[0].seat)] == 0);
}

TEST_CASE("A move that the hint player would not try is judged all the same") {
    const GameEntry& game = **findGame("bigtwo");
    const auto player = std::move(game.player(game.advisers()[0]).value());
    Judge judge(game, ReviewDepth::Quick, {});
    int judged = 0;
    for (std::uint64_t deal = 1; judged < 2; ++deal) {
        REQUIRE(deal < 100);
        const auto table = randomDeal(game, deal, 0);
        const Thought thought = player->think(*table, 1, {}, {});
        for (const std::string& move : table->legalMoves()) {
            if (std::ranges::find(thought.candidates, move, &Thought::Option::move) !=
                thought.candidates.end())
                continue;
            const ReviewedDecision decision = judge.judge(*table, move, 1, {});
            CHECK(decision.best != move);
            CHECK(decision.candidates.back().move == move);
            CHECK(decision.candidates.back().value == decision.value - decision.cost);
            CHECK_FALSE(decision.isForced());
            CHECK(std::isfinite(decision.noise));
            ++judged;
            break;
        }
    }
}

TEST_CASE("A forced move is not graded, and costs nothing") {
    const GameEntry& game = **findGame("briscola");
    const auto table = randomDeal(game, 4, 38);
    REQUIRE(table->legalMoves().size() == 1);
    Judge judge(game, ReviewDepth::Deep, {});
    const ReviewedDecision decision = judge.judge(*table, table->legalMoves()[0], 1, {});
    CHECK(decision.grade == Grade::Forced);
    CHECK(decision.cost == 0);
    CHECK(decision.loss == 0);
    CHECK(decision.candidates.empty());
}

TEST_CASE("A bid is judged in points, and its loss is told in wins") {
    const GameEntry& game = **findGame("doudizhu");
    const auto table = randomDeal(game, 1, 0);
    Judge judge(game, ReviewDepth::Quick, {});
    for (const std::string& bid : table->legalMoves()) {
        const ReviewedDecision decision = judge.judge(*table, bid, 1, {});
        CHECK(decision.unit == ValueKind::Score);
        CHECK(decision.cost >= 0);
        CHECK(decision.prospect > 0);
        CHECK(decision.prospect < 1);
        CHECK(std::abs(decision.loss) < 1);
        CHECK((decision.move != decision.best || decision.loss == 0));
        CHECK(accountUnit(*table) == ValueKind::Win);
    }
}

TEST_CASE("Where all cards are known, a cost is exact and a lost win is a blunder") {
    const GameEntry& game = **findGame("briscola");
    Judge judge(game, ReviewDepth::Quick, {});
    std::set<Grade> seen;
    for (std::uint64_t deal = 1; deal <= 60; ++deal) {
        const auto table = randomDeal(game, deal, 34);
        double least = 1;
        for (const std::string& move : table->legalMoves()) {
            const ReviewedDecision decision = judge.judge(*table, move, deal, {});
            seen.insert(decision.grade);
            least = std::min(least, decision.cost);
            CHECK(decision.noise == 0);
            CHECK(decision.prospectNoise == 0);
            CHECK((decision.cost == 0 || decision.cost == 0.5 || decision.cost == 1));
            CHECK((decision.grade == Grade::Blunder) == (decision.cost > 0));
        }
        CHECK(least == 0);
    }
    CHECK(seen == std::set{Grade::Best, Grade::Good, Grade::Blunder});
}

TEMPLATE_LIST_TEST_CASE("A review says what speaks against a move that was played", "", Games) {
    const GameEntry& game = entryOf<TestType>();
    Judge judge(game, ReviewDepth::Quick, {});
    bool isTold = false;
    for (std::uint64_t deal = 1; deal <= 20 && !isTold; ++deal) {
        const auto table = randomDeal(game, deal, static_cast<int>(3 * deal));
        if (table->isOver() || table->legalMoves().size() < 2) continue;
        const std::string move = table->legalMoves().back();
        const ReviewedDecision decision = judge.judge(*table, move, deal, {});
        const auto own =
            std::ranges::find(decision.candidates, move, &ReviewedDecision::Candidate::move);
        REQUIRE(own != decision.candidates.end());
        isTold = !own->whyNot.empty();
        CHECK((!isTold || decision.grade >= Grade::Inaccuracy));
        CHECK(decision.candidates.front().whyNot.empty()); // the best
        for (const ReviewedDecision::Candidate& candidate : decision.candidates)
            CHECK((candidate.whyNot.empty() || candidate.value < decision.value));
    }
    CHECK(isTold);
}

TEMPLATE_LIST_TEST_CASE("A review is the same on any number of threads, written and read", "",
                        AllGames) {
    const GameEntry& game = entryOf<TestType>();
    const auto table = randomDeal(game, 8, 9);
    std::set<int> told;
    const Review one =
        review(game, *table, quickly(1), [&](const ReviewedDecision& decision, int done, int of) {
            told.insert(decision.ply);
            CHECK(done == static_cast<int>(told.size()));
            CHECK(of == table->played());
        });
    CHECK(std::ssize(told) == table->played());
    CHECK(one.isComplete());
    checkSums(one);
    CHECK(toJson(review(game, *table, quickly(3))) == toJson(one));

    const auto again = reviewFromJson(parseJson(toText(toJson(one))).value());
    REQUIRE(again);
    CHECK(again->fits(*table));
    CHECK(again->decisions == one.decisions);
    CHECK(toJson(*again) == toJson(one));
    for (const ReviewedDecision& decision : one.decisions) {
        CHECK(decision.isForced() == decision.candidates.empty());
        if (decision.isForced()) continue;
        CHECK(decision.candidates.front().move == decision.best);
        CHECK_FALSE(decision.reasons.empty());
        CHECK((decision.grade == Grade::Best) == (decision.move == decision.best));
    }
}

TEST_CASE("A review that goes on judges only what is missing, and ends as one run does") {
    const GameEntry& game = **findGame("briscola");
    const auto table = randomDeal(game, 8, kToTheEnd);
    const Review whole = review(game, *table, quickly());
    ReviewSetup setup = quickly();
    for (const ReviewedDecision& decision : whole.decisions)
        if (decision.ply % 3 != 0) setup.judged.push_back(decision);
    int told = 0;
    const Review on =
        review(game, *table, setup, [&](const ReviewedDecision& decision, int done, int of) {
            CHECK(decision.ply % 3 == 0);
            CHECK(done == std::ssize(setup.judged) + ++told);
            CHECK(of == table->played());
        });
    CHECK(told == table->played() - std::ssize(setup.judged));
    CHECK(toJson(on) == toJson(whole));
}

TEST_CASE("A stopped review holds what was judged, and still adds up") {
    const GameEntry& game = **findGame("briscola");
    const auto table = randomDeal(game, 2, kToTheEnd);
    std::stop_source stop;
    const Review part = review(
        game, *table, quickly(2),
        [&](const ReviewedDecision&, int done, int) {
            if (done == 5) stop.request_stop();
        },
        stop.get_token());
    CHECK_FALSE(part.isComplete());
    CHECK(part.decisions.size() >= 5);
    CHECK(part.decisions.size() <= 6); // one may have been ready already
    checkSums(part);
    CHECK(reviewFromJson(toJson(part)));
}

TEST_CASE("Figures count what each seat decided") {
    Review review;
    review.seats = 2;
    const auto add = [&](Seat seat, Grade grade, double cost) {
        ReviewedDecision decision;
        decision.seat = seat;
        decision.grade = grade;
        decision.cost = cost;
        decision.noise = 0.01;
        review.decisions.push_back(decision);
    };
    add(0, Grade::Best, 0);
    add(0, Grade::Blunder, review.scales.win.blunder);
    add(0, Grade::Forced, 0);
    review.countFigures();
    const Review::Figures& own = review.figures[0];
    CHECK(own.decisions == 2);
    CHECK(own.grades == std::array{1, 0, 0, 0, 1, 1});
    CHECK(own.accuracy == Approx(75));
    CHECK(own.meanCost == Approx(review.scales.win.blunder / 2));
    CHECK(own.meanCostNoise == Approx(0.01 / std::sqrt(2)));
    CHECK(review.figures[1].decisions == 0);
    CHECK(review.figures[1].accuracy == 100);
}

TEST_CASE("Other thresholds change grades and accuracy, and back again") {
    const auto table = randomDeal(**findGame("briscola"), 9, 20);
    const Review usual = review(**findGame("briscola"), *table, quickly());
    const auto mistakes = [](const Review& review) {
        return std::ranges::count_if(review.decisions, [](const ReviewedDecision& decision) {
            return decision.grade >= Grade::Mistake && !decision.isForced();
        });
    };
    REQUIRE(mistakes(usual) > 0);
    Review other = usual;
    regrade(other, GradeScales::withMistakesFrom(5));
    CHECK(other.scales.win.mistake == 5);
    CHECK(mistakes(other) == 0);
    CHECK(other.figures[0].accuracy > usual.figures[0].accuracy);
    CHECK(other.figures[0].meanCost == usual.figures[0].meanCost);
    regrade(other, GradeScales());
    CHECK(toJson(other) == toJson(usual));
}

TEST_CASE("What the deals of a match add up to adds up, too") {
    const GameEntry& game = *findGame("euchre").value();
    Rng rng(202);
    std::vector<Review> deals;
    for (const std::uint64_t seed : {1, 2, 3}) {
        const auto table = randomDeal(game, seed, kToTheEnd);
        deals.push_back(account(*table, quickly(), anyDecisions(*table, rng)));
    }
    const Review sum = together(std::vector<const Review*>{&deals[0], &deals[1], &deals[2]});
    checkSums(sum);
    CHECK(sum.moves.size() ==
          deals[0].moves.size() + deals[1].moves.size() + deals[2].moves.size());
    CHECK(std::ranges::is_sorted(sum.decisions, {}, &ReviewedDecision::ply));
    for (std::size_t seat = 0; seat < 4; ++seat) {
        int decisions = 0;
        double accuracy = 0, result = 0, luck = 0, noise = 0;
        for (const Review& deal : deals) {
            decisions += deal.figures[seat].decisions;
            accuracy += deal.figures[seat].accuracy * deal.figures[seat].decisions;
            result += deal.result[seat];
            luck += deal.luck[seat];
            noise += deal.luckNoise[seat] * deal.luckNoise[seat];
        }
        CHECK(sum.figures[seat].decisions == decisions);
        CHECK(sum.figures[seat].accuracy == Approx(accuracy / decisions));
        CHECK(sum.result[seat] == Approx(result));
        CHECK(sum.luck[seat] == Approx(luck));
        CHECK(sum.luckNoise[seat] == Approx(std::sqrt(noise)));
    }
    const Review one = together(std::vector<const Review*>{&deals[0]});
    CHECK(one.decisions == deals[0].decisions);
    CHECK(one.luckNoise == deals[0].luckNoise);
    CHECK(one.skill == deals[0].skill);
}

TEST_CASE("A damaged review is refused, or is one that adds up") {
    const GameEntry& game = **findGame("euchre");
    const auto table = randomDeal(game, 6, 12);
    const Json whole = toJson(review(game, *table, quickly()));
    Rng rng(12);
    int refused = 0;
    for (int round = 0; round < scaled(600); ++round) {
        const Json broken = damaged(whole, rng);
        const auto read = reviewFromJson(broken);
        if (!read) {
            ++refused;
            CHECK_FALSE(read.error().english().empty());
            continue;
        }
        const auto again = reviewFromJson(toJson(*read));
        REQUIRE(again);
        CHECK(toJson(*again) == toJson(*read));
        (void)reviewPage(std::vector{ReviewedDeal{*read, {}}});
    }
    CHECK(refused > 0);
    for (int round = 0; round < scaled(200); ++round)
        if (const auto json = parseJson(damaged(toText(whole), rng))) (void)reviewFromJson(*json);

    Json other = whole;
    other["result"][0] = other["result"][0].get<double>() + 0.01;
    CHECK_FALSE(reviewFromJson(other));
    other = whole;
    other["decisions"][1]["ply"] = 0;
    CHECK_FALSE(reviewFromJson(other));
}

TEST_CASE("The page shows every decision, and nothing that it is given becomes markup") {
    const GameEntry& game = **findGame("euchre");
    const auto table = randomDeal(game, 9, 10);
    Review made = review(game, *table, quickly());
    made.decisions[0].reasons.push_back({});
    made.decisions[0].reasons[0].english = "<script>%1</script>";
    const auto bad = std::ranges::find_if(made.decisions, [](const ReviewedDecision& decision) {
        return decision.grade >= Grade::Inaccuracy && !decision.isForced();
    });
    REQUIRE(bad != made.decisions.end());
    const auto own =
        std::ranges::find(bad->candidates, bad->move, &ReviewedDecision::Candidate::move);
    own->whyNot.assign(1, KeptReason(because(Phrase{"Test", "It costs <too> much."})));
    const std::vector deals{ReviewedDeal{made, {"A<b>", "B", "C", "D"}}};
    const std::string page = reviewPage(deals);
    CHECK(page.starts_with("<!doctype html>"));
    CHECK(page.find("<svg") != page.npos);
    CHECK(page.find("prefers-color-scheme:dark") != page.npos);
    CHECK(page.find("A&lt;b&gt;") != page.npos);
    CHECK(page.find("<script") == page.npos);
    CHECK(page.find("<b>A<b>") == page.npos);
    CHECK(page.find("It costs &lt;too&gt; much. Best: ") != page.npos);
    std::size_t items = 0;
    for (std::size_t i = page.find("<li>"); i != page.npos; i = page.find("<li>", i + 1)) ++items;
    CHECK(items == made.decisions.size());
}

TEST_CASE("The page calls players and cards as its reader does") {
    const GameEntry& game = **findGame("briscola");
    const auto table = randomDeal(game, 9, 4);
    Review made = review(game, *table, quickly());
    KeptReason reason;
    reason.english = "%1 leads.";
    reason.args[0] = {Reason::Arg::Kind::Player, 1, {}, {}};
    made.decisions[0].grade = Grade::Best;
    made.decisions[0].reasons = {reason};
    PageVoice voice;
    voice.say = [](const Phrase& phrase, const std::vector<std::string>& args) {
        return "~" + fill(phrase.english, args);
    };
    made.luck[0] = 0.124;
    made.luckNoise[0] = 0.031;
    const std::vector deals{ReviewedDeal{made, {"Anna", "Bruno"}, table->clone()}};
    const std::string page = reviewPage(deals, voice);
    CHECK(page.find("Bruno leads.") != page.npos);
    CHECK(page.find("~+12 ± 3 in 100") != page.npos);
    const auto card = italian::parseCard(made.decisions[0].move);
    REQUIRE(card);
    CHECK(page.find("<b>~" + std::string(italian::cardName(*card).english)) != page.npos);
}
