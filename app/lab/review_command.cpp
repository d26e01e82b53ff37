#include "ai/catalogue/games.h"
#include "ai/review/page.h"
#include "ai/review/review.h"
#include "app/lab/commands.h"
#include "app/lab/interrupt.h"
#include "app/lab/progress_reporter.h"
#include "app/lab/resume_file.h"
#include "core/base/commit.h"
#include "core/base/file.h"
#include "core/play/record.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <iostream>
#include <thread>

namespace parlour::lab {

namespace {

struct ReviewArguments {
    std::vector<std::string> records;
    std::string depth = "normal";
    std::string json;
    std::string html;
    bool confirms = false;
    ReviewSetup setup;
    ProgressReporter progress;
    ResumeFile resume;
};

struct DealToReview {
    const GameEntry* game = nullptr;
    std::unique_ptr<Table> table;
    std::vector<std::string> names;
};

// Of a match all deals that its record holds.
Result<std::vector<DealToReview>> readDeals(const std::string& file) {
    const auto text = readFile(file);
    if (!text) return text.error();
    auto record = parseRecord(*text);
    if (!record) return std::move(record.error()).within(file);
    auto game = findGame(record->game());
    if (!game) return std::move(game.error()).within("position.game").within(file);
    std::vector<std::string> names;
    for (std::size_t seat = 0; seat < kMostSeats; ++seat)
        names.push_back(seat < record->players.size() && !record->players[seat].name.empty()
                            ? record->players[seat].name
                            : fmt::format("seat {}", seat));
    std::vector<DealToReview> deals;
    for (std::size_t i = 0; i <= record->deals.size(); ++i) {
        auto table = (*game)->open(dealOf(*record, i).position);
        if (!table) {
            Error error = std::move(table.error()).within("position");
            if (i < record->deals.size())
                error = std::move(error).within(fmt::format("deals[{}]", i));
            return std::move(error).within(file);
        }
        names.resize(static_cast<std::size_t>((*table)->seats()));
        deals.push_back({*game, std::move(*table), names});
    }
    return deals;
}

// A number of the unit: a share of the win in percent, or points.
std::string inUnit(double value, ValueKind unit, bool isSigned = false) {
    const bool isWin = unit == ValueKind::Win;
    const double shown = isWin ? 100 * value : value;
    return (isSigned ? fmt::format("{:+.{}f}", shown, isWin ? 1 : 2)
                     : fmt::format("{:.{}f}", shown, isWin ? 1 : 2)) +
           (isWin ? " %" : "");
}

std::string lineOf(const ReviewedDecision& decision, const std::vector<std::string>& names) {
    std::string line = fmt::format("{:>4} {:<12} {:<16} {}", decision.ply + 1,
                                   names[static_cast<std::size_t>(decision.seat)], decision.move,
                                   gradeName(decision.grade));
    if (decision.move != decision.best)
        line += fmt::format(", {} +- {} less than {}", inUnit(decision.cost, decision.unit),
                            inUnit(decision.noise, decision.unit), decision.best);
    if (decision.grade >= Grade::Inaccuracy && !decision.isForced())
        line += ". " + english(decision.reasons);
    return line + "\n";
}

std::string summaryOf(const ReviewedDeal& deal) {
    const Review& review = deal.review;
    std::string text = fmt::format("\n{:<12} {:>9} {:>10} {:>10} {:>10} {:>10} {:>10} {:>10}\n", "",
                                   "accuracy", "mean cost", "at first", "luck", "own", "others",
                                   review.isOver ? "result" : "now");
    for (Seat seat = 0; seat < review.seats; ++seat) {
        const auto i = static_cast<std::size_t>(seat);
        const auto shown = [&](double value, bool isSigned = true) {
            return inUnit(value, review.unit, isSigned);
        };
        text += fmt::format(
            "{:<12} {:>9.1f} {:>10} {:>10} {:>10} {:>10} {:>10} {:>10}\n", deal.names[i],
            review.figures[i].accuracy, shown(review.figures[i].meanCost, false),
            shown(review.expectation.front()[i], review.unit == ValueKind::Score),
            shown(review.luck[i]), shown(review.skill[i][i]), shown(review.broughtByOthers(seat)),
            shown(review.result[i], review.unit == ValueKind::Score));
    }
    return text;
}

// What a run keeps to go on from.
Json stateOf(const std::vector<Review>& reviews, const ReviewArguments& a) {
    Json json = {{"commit", commit()}, {"seed", a.setup.seed}, {"reviews", Json::array()}};
    for (const Review& review : reviews) json["reviews"].push_back(toJson(review));
    return json;
}

// The reviews, of which the last may be incomplete, that an earlier run of these arguments has
// kept.
Result<std::vector<Review>> keptReviews(const ReviewArguments& a,
                                        const std::vector<DealToReview>& deals) {
    std::vector<Review> reviews;
    const auto kept = a.resume.read();
    if (!kept) return kept.error();
    if (!*kept) return reviews;
    const Json& json = **kept;
    if (auto checked = checkProgram(json); !checked) return std::move(checked.error());
    static const Phrase kOther =
        PARLOUR_PHRASE("Matches", "This was kept for other arguments or other records");
    if (json.value("seed", Json()) != a.setup.seed) return Error("seed", kOther);
    const auto list = arrayMember(json, "reviews");
    if (!list) return list.error();
    for (const Json& entry : **list) {
        const std::string place = fmt::format("reviews[{}]", reviews.size());
        auto review = reviewFromJson(entry);
        if (!review) return std::move(review.error()).within(place);
        const bool isLast = reviews.size() + 1 == (*list)->size();
        if (reviews.size() == deals.size() || review->depth != a.setup.depth ||
            review->scales != a.setup.scales || !review->fits(*deals[reviews.size()].table) ||
            (!review->isComplete() && !isLast))
            return Error(place, kOther);
        reviews.push_back(std::move(*review));
    }
    return reviews;
}

struct Confirmation {
    int mistakes = 0; // and blunders
    int confirmed = 0;
    std::string others{}; // a line for each that is not
};

// Judges what a review calls a mistake once more, by a deep look at other worlds. Confirmed: that,
// too, puts its cost at a mistake's or more.
void confirm(Confirmation& sum, const DealToReview& deal, const Review& reviewed,
             const ReviewSetup& setup, std::stop_token stop) {
    const auto isMistake = [](const ReviewedDecision& decision) {
        return decision.grade >= Grade::Mistake && !decision.isForced();
    };
    ReviewSetup deeper = setup;
    deeper.depth = ReviewDepth::Deep;
    ++deeper.seed;
    deeper.judged = reviewed.decisions;
    std::erase_if(deeper.judged, isMistake);
    const Review again = review(*deal.game, *deal.table, deeper, {}, stop);
    for (const ReviewedDecision& decision : reviewed.decisions) {
        const ReviewedDecision* const its = again.decisionAt(decision.ply);
        if (!isMistake(decision) || !its) continue;
        ++sum.mistakes;
        if (its->cost >= setup.scales.of(its->unit).mistake)
            ++sum.confirmed;
        else
            sum.others +=
                "not confirmed:\n" + lineOf(decision, deal.names) + lineOf(*its, deal.names);
    }
}

int runReview(ReviewArguments& a) {
    a.setup.depth = *depthNamed(a.depth);
    std::vector<DealToReview> deals;
    std::int64_t plies = 0;
    for (const std::string& file : a.records) {
        auto read = readDeals(file);
        if (!read) return complain(read.error(), kFailed);
        for (DealToReview& deal : *read) {
            if (!deals.empty() && deal.game != deals.front().game)
                return complain(
                    Error(file, PARLOUR_PHRASE("Matches", "This is a game of another type")),
                    kFailed);
            plies += deal.table->played();
            deals.push_back(std::move(deal));
        }
    }

    auto kept = keptReviews(a, deals);
    if (!kept) return complain(std::move(kept.error()).within("--resume"), kFailed);
    std::vector<Review> reviews = std::move(*kept);

    std::int64_t before = 0; // decisions by an earlier run, which took this one no time
    for (const Review& review : reviews) before += std::ssize(review.decisions);

    const Interrupt interrupt;
    const auto started = std::chrono::steady_clock::now();
    std::int64_t done = 0;
    for (std::size_t i = 0; i < deals.size() && (i == 0 || !interrupt.happened()); ++i) {
        const DealToReview& deal = deals[i];
        ReviewSetup setup = a.setup;
        if (i == reviews.size()) reviews.push_back(account(*deal.table, setup, {}));
        Review& present = reviews[i];
        setup.judged = present.decisions;
        auto ready = setup.judged; // by ply
        const auto soFar = [&] { return account(*deal.table, setup, ready); };
        const auto tell = [&] {
            const std::chrono::duration<double> elapsed =
                std::chrono::steady_clock::now() - started;
            const std::int64_t now = done + std::ssize(ready);
            const double each =
                now > before ? elapsed.count() / static_cast<double>(now - before) : 0;
            a.progress.tell(now, plies, each * static_cast<double>(now),
                            [&] { return toJson(soFar()); });
        };
        const auto note = [&](const ReviewedDecision& decision, int, int) {
            ready.insert(std::ranges::upper_bound(ready, decision.ply, {}, &ReviewedDecision::ply),
                         decision);
            tell();
            a.resume.keep([&] {
                present = soFar();
                return stateOf(reviews, a);
            });
        };
        if (!present.isComplete()) {
            tell();
            present = review(*deal.game, *deal.table, setup, note, interrupt.token());
        }
        done += deal.table->played();
    }
    a.progress.end();
    if (const auto written = a.resume.keepNow(stateOf(reviews, a)); !written)
        return complain(written.error(), kFailed);
    Confirmation confirmation;
    for (std::size_t i = 0; a.confirms && i < reviews.size(); ++i)
        confirm(confirmation, deals[i], reviews[i], a.setup, interrupt.token());
    std::vector<ReviewedDeal> reviewed;
    for (std::size_t i = 0; i < reviews.size(); ++i)
        reviewed.push_back({std::move(reviews[i]), deals[i].names, std::move(deals[i].table)});
    if (a.json != "-") {
        for (const ReviewedDeal& deal : reviewed) {
            if (reviewed.size() > 1)
                std::cout << fmt::format("deal {}\n", &deal - reviewed.data() + 1);
            for (const ReviewedDecision& decision : deal.review.decisions)
                std::cout << lineOf(decision, deal.names);
            std::cout << summaryOf(deal) << std::flush;
        }
        if (reviewed.size() > 1 && areOfSamePlayers(reviewed)) {
            std::vector<const Review*> all;
            for (const ReviewedDeal& deal : reviewed) all.push_back(&deal.review);
            std::cout << "\nall deals" << summaryOf({together(all), reviewed.front().names});
        }
        if (a.confirms)
            std::cout << fmt::format("\n{}Confirmed by a deep look: {} of {} mistakes\n",
                                     confirmation.others, confirmation.confirmed,
                                     confirmation.mistakes);
    }
    if (!a.html.empty())
        if (const auto written = writeFileAtomically(a.html, reviewPage(reviewed)); !written)
            return complain(written.error(), kFailed);
    Json report = toJson(reviewed);
    if (a.confirms)
        report["confirmation"] = {{"mistakes", confirmation.mistakes},
                                  {"confirmed", confirmation.confirmed}};
    const int code = writeResults(report, a.json);
    return code == kDone && interrupt.happened() ? kInterrupted : code;
}

} // namespace

void addReview(CLI::App& app, int& exitCode) {
    const auto a = std::make_shared<ReviewArguments>();
    CLI::App* command =
        app.add_subcommand("review", "Tell what each decision of recorded deals cost");
    command
        ->add_option("RECORD", a->records,
                     "Records of one game, in order; of a match all its deals")
        ->required();
    command->add_option("--depth", a->depth, "quick, normal or deep")
        ->capture_default_str()
        ->check(CLI::IsMember({"quick", "normal", "deep"}));
    command
        ->add_option_function<double>(
            "--mistake-from",
            [a](double wins) { a->setup.scales = GradeScales::withMistakesFrom(wins / 100); },
            "What a mistake costs at least, in wins of 100 games; 5 by default. The other grades "
            "and points in proportion")
        ->check(CLI::Range(1.0, 20.0));
    command->add_option("--json", a->json, "Write the review as JSON; - for standard output");
    command->add_option("--html", a->html, "Write the review as a page for a browser");
    command->add_flag("--confirm", a->confirms,
                      "Judge every mistake once more, at depth deep, and tell how many are "
                      "confirmed");
    command->add_option("--seed", a->setup.seed, "Seed of the worlds that the judge imagines")
        ->check(CLI::Range(std::uint64_t{0}, std::uint64_t{INT64_MAX}));
    a->setup.threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    command->add_option("--threads", a->setup.threads, "Threads; does not change the result")
        ->check(CLI::Range(1, 1024));
    a->progress.addTo(*command);
    a->resume.addTo(*command);
    command->callback([a, &exitCode] { exitCode = runReview(*a); });
}

} // namespace parlour::lab
