// The thesis' matches: all there, with the figures as printed; and how matches of Euchre count.
#include "ai/catalogue/games.h"
#include "tests/support/match.h"

#include <set>

using namespace parlour;
using namespace parlour::test;

namespace {

const GameEntry& game() { return *findGame("euchre").value(); }

const Experiment& experiment(const std::string& name) {
    const auto all = game().experiments();
    const auto found = std::ranges::find(all, name, &Experiment::name);
    REQUIRE(found != all.end());
    return *found;
}

// Plays the parts as `parlour-lab experiment` does, but one after another.
Results play(const Experiment& experiment, std::int64_t games) {
    Results results;
    const std::stop_token stop;
    for (const ExperimentPart& part : experiment.parts) {
        if (const auto* match = std::get_if<MatchPart>(&part.what)) {
            MatchSetup setup;
            setup.options = completeOptions(game().options(), match->options).value();
            setup.seats = match->seats;
            setup.rotate = match->rotate;
            setup.duplicate = match->duplicate;
            setup.games = games;
            results.matches[part.name] = game().match(setup, {}).value();
        } else {
            const Sampler sampler = std::get<std::function<Sampler()>>(part.what)();
            for (std::int64_t i = 0; i < games; ++i) {
                Sample sample{i, games, Rng(static_cast<std::uint64_t>(i)), stop,
                              results.counts[part.name]};
                sampler(sample);
            }
        }
    }
    return results;
}

Findings findings(const std::string& name, std::int64_t games) {
    const Experiment& it = experiment(name);
    return it.findings(play(it, games));
}

const Figure& figure(const Findings& findings, const std::string& name) {
    const auto found = std::ranges::find(findings.figures, name,
                                         [](const Figure& one) { return english(one.name); });
    REQUIRE(found != findings.figures.end());
    return *found;
}

} // namespace

TEST_CASE("Every figure of the thesis has its experiment, with 31 games") {
    CHECK(game().experiments().size() == 34 + 3 + 1);
    for (int number = 1; number <= 34; ++number) {
        const Findings found = findings("figure-4." + std::to_string(number), 2);
        INFO(number);
        REQUIRE(found.figures.size() >= 4);
        // Somebody won each of the 31 games, and no points exceed 11.
        double won = 0;
        for (std::size_t i = 0; i < 4; ++i) {
            const Figure& one = found.figures[i];
            REQUIRE(one.published);
            CHECK(one.published->count == 31);
            if (one.kind == Figure::Kind::Share)
                won += one.published->value;
            else
                CHECK(one.published->value <= 11);
        }
        CHECK(won == Approx(1));
    }
    for (const char* name : {"figure-5.1", "figure-5.2", "figure-5.3"}) {
        const Findings found = findings(name, 1);
        REQUIRE(found.plots.size() == 1);
        CHECK(found.plots[0].series.size() == 4);
        CHECK(found.figures.size() == 24);
    }
}

TEST_CASE("UF.5 won 73.11 percent of its games against the thesis' players") {
    double won = 0;
    for (const char* name : {"4.21", "4.22", "4.23", "4.24", "4.25", "4.26"})
        won += findings(std::string("figure-") + name, 2).figures[0].published->value;
    CHECK(won / 6 == Approx(136 / 186.0));
    CHECK(findings("figure-4.14", 2).figures[0].published->value == Approx(0.3548).margin(1e-4));
}

TEST_CASE("Teams exchange sides, mixed ones their partners too") {
    const auto partOf = [](const std::string& name) {
        return std::get<MatchPart>(experiment(name).parts[0].what);
    };
    CHECK(partOf("figure-4.4").duplicate);
    CHECK_FALSE(partOf("figure-4.4").rotate);
    CHECK(partOf("figure-4.16").rotate);
    CHECK_FALSE(partOf("figure-4.16").duplicate);
    CHECK(partOf("figure-4.16").seats ==
          std::vector<std::string>{"high", "random", "low", "random"});
}

TEST_CASE("Figures 5.1 to 5.3 count tricks, games and points of whole games") {
    const Experiment& tricks = experiment("figure-5.1");
    const Results results = play(tricks, 20);
    const Counts& counts = results.count("uf against high");
    CHECK(counts.number("games") == 40);
    CHECK(counts.number("won") <= 40);
    CHECK(counts.number("points") <= counts.number("all points"));
    std::int64_t deals = 0;
    for (const auto& [number, times] : counts.histogram("tricks")) {
        CHECK((number >= 0 && number <= 5));
        deals += times;
    }
    // At most two points a deal without loners, and at least one.
    CHECK(counts.number("all points") <= 2 * deals);
    CHECK(counts.number("all points") >= deals);

    // Equal players share alike, for every deal is played from both sides.
    const Findings found = tricks.findings(results);
    CHECK(figure(found, "UF against UF").ours.value == Approx(50));
    CHECK(found.remarks.size() == 1);
    const Findings points = experiment("figure-5.3").findings(results);
    CHECK(figure(points, "UF against UF").ours.value == Approx(50));
    CHECK(figure(points, "UF against HIGH").published->value ==
          Approx(100 * 9.452 / (9.452 + 7.032)));
    REQUIRE(points.remarks.size() == 1);
    CHECK(english(points.remarks[0]).find("about 56 %") != std::string::npos);
    CHECK(english(points.remarks[0]).find("gives 57.3 and 74.2.") != std::string::npos);
    const Findings games = experiment("figure-5.2").findings(results);
    CHECK(figure(games, "UF.5 against HIGH!").published->value == Approx(18 / 31.0));
    CHECK(figure(games, "UF against HIGH").ours.count == 40);
}

TEST_CASE("Section 6.1 sets the proposed players against MDP, HIGH! and UF.5, in both games") {
    const Experiment& future = experiment("section-6.1");
    std::set<std::vector<std::string>> played, atTable;
    for (const ExperimentPart& part : future.parts) {
        INFO(part.name);
        const MatchPart& match = std::get<MatchPart>(part.what);
        CHECK(match.duplicate);
        REQUIRE(match.seats.size() == 4);
        CHECK(match.seats[2] == match.seats[0]);
        CHECK(match.seats[3] == match.seats[1]);
        if (match.options.empty()) {
            atTable.insert(match.seats);
        } else {
            CHECK(match.options == Json{{"trump", "random_maker"}, {"lead", "dealer"}});
            played.insert(match.seats);
        }
    }
    std::set<std::vector<std::string>> all;
    for (const std::string player : {"mdp-two", "high-cautious:values=learned"})
        for (const std::string other : {"mdp", "high-cautious", "uf-hybrid"})
            all.insert({player, other, player, other});
    CHECK(played == all);
    CHECK(atTable == all);
    CHECK(future.parts.size() == 12);

    const Results results = play(future, 10);
    const Findings found = future.findings(results);
    CHECK(found.figures.size() == 24);
    for (const Figure& one : found.figures) {
        INFO(english(one.name));
        CHECK_FALSE(one.published);
        CHECK(one.ours.count == 10);
    }
    CHECK(figure(found, "MDP, two thresholds against UF.5, games won (at the table)").ours.value ==
          Approx(static_cast<double>(
                     results.side("mdp-two against uf-hybrid (at the table)", 0).wins) /
                 10));
}

TEST_CASE("What the thesis shows clearly comes out again", "[strength]") {
    for (const char* name : {"4.2", "4.4", "4.5", "4.6", "4.10", "4.11", "4.12", "4.13", "4.15",
                             "4.21", "4.22", "4.23", "4.25"}) {
        INFO(name);
        const Findings found = findings(std::string("figure-") + name, 300);
        CHECK(found.figures[0].ours.value > 0.6);
        CHECK(found.figures[1].ours.value > found.figures[3].ours.value);
        CHECK(found.figures[1].ours.value < 11);
        CHECK(found.remarks.empty());
    }
}

TEST_CASE("Learned card values beat every player of section 6.1, two thresholds only MDP",
          "[strength]") {
    std::vector<std::string> remarks;
    for (const Words& remark : findings("section-6.1", 2000).remarks)
        remarks.push_back(english(remark));
    CHECK(
        remarks ==
        std::vector<std::string>{
            "In the thesis' game `mdp-two` clearly beats MDP; it clearly loses to HIGH!, UF.5.",
            "In the thesis' game `high-cautious:values=learned` clearly beats MDP, HIGH!, UF.5."});
}

TEST_CASE("UF.5 beats HIGH! and UF only in another reading", "[strength]") {
    for (const char* name : {"figure-4.24", "figure-4.26"}) {
        const Findings found = findings(name, 4000);
        CHECK(std::abs(found.figures[0].ours.value - 0.5) < 0.03);
        CHECK(figure(found, "UF.5, games won (other reading)").interval().low > 0.52);
        REQUIRE(found.remarks.size() == 1);
        CHECK(english(found.remarks[0]).starts_with("UF.5's win does not come out clearly"));
    }
}

TEST_CASE("A game of Euchre goes to ten points, dealt in turn, or to the target") {
    for (const int target : {5, 10, 15}) {
        MatchSetup setup;
        setup.options = completeOptions(game().options(), {{"target", target}}).value();
        setup.seats = {"uf", "high", "uf", "high"};
        setup.games = 10;
        std::map<std::int64_t, std::vector<PlayedDeal>> deals;
        setup.record = [&](const PlayedDeal& record) { deals[record.game].push_back(record); };
        const MatchReport report = game().match(setup, {}).value();
        CHECK(report.unit == "game");
        CHECK(report.games() == 10);
        REQUIRE(deals.size() == 10);
        for (const auto& [number, records] : deals) {
            std::vector<int> totals(4, 0);
            for (std::size_t i = 0; i < records.size(); ++i) {
                const PlayedDeal& record = records[i];
                CHECK(record.deal == static_cast<int>(i));
                CHECK(record.earlier == (i == 0 ? std::vector<int>{} : totals));
                CHECK(*std::ranges::max_element(totals) < target);
                for (std::size_t seat = 0; seat < 4; ++seat) totals[seat] += record.scores[seat];
                if (i > 0)
                    CHECK(record.position["deal"]["dealer"].get<int>() ==
                          (records[i - 1].position["deal"]["dealer"].get<int>() + 1) % 4);
            }
            CHECK(*std::ranges::max_element(totals) >= target);
        }
    }
}

TEST_CASE("A match of single deals counts each deal") {
    MatchSetup setup;
    setup.options = completeOptions(game().options(), Json::object()).value();
    setup.seats = {"uf", "high", "uf", "high"};
    setup.games = 200;
    setup.singleDeals = true;
    const MatchReport report = game().match(setup, {}).value();
    CHECK(report.unit == "deal");
    CHECK(report.games() == 200);
    for (const auto& [score, count] : report.sides[0].scores) CHECK(score <= 4);
    CHECK(report.sides[0].wins == report.sides[1].losses);
}

TEST_CASE("A match of Euchre is the same for any number of threads and any parts") {
    MatchSetup setup;
    setup.options = completeOptions(game().options(), Json::object()).value();
    setup.seats = {"random", "uf", "random", "uf"};
    setup.games = 60;
    const Json one = withoutTimes(toJson(game().match(setup, {}).value()));
    setup.threads = 3;
    CHECK(withoutTimes(toJson(game().match(setup, {}).value())) == one);
    std::vector<MatchReport> parts;
    setup.shards = 3;
    for (setup.shard = 1; setup.shard <= 3; ++setup.shard)
        parts.push_back(game().match(setup, {}).value());
    CHECK(withoutTimes(toJson(merge(parts).value())) == one);
}
