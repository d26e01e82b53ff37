#include "app/lab/experiment_run.h"

#include "ai/arena/experiment_json.h"
#include "ai/base/threads.h"
#include "app/lab/people_file.h"
#include "core/base/commit.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <mutex>

namespace parlour::lab {

namespace {

double now() {
    using Clock = std::chrono::steady_clock;
    return std::chrono::duration<double>(Clock::now().time_since_epoch()).count();
}

constexpr std::int64_t kMostGames = 1'000'000'000;

Json toJson(const Interval& interval) {
    const auto bound = [](double value) { return std::isfinite(value) ? Json(value) : Json(); };
    return {bound(interval.low), bound(interval.high)};
}

std::string_view nameOf(Figure::Kind kind) {
    switch (kind) {
    case Figure::Kind::Share: return "share";
    case Figure::Kind::Mean: return "mean";
    case Figure::Kind::Number: return "number";
    case Figure::Kind::Time: return "time";
    }
    return "";
}

Json englishAll(const std::vector<Words>& all) {
    Json texts = Json::array();
    for (const Words& words : all) texts.push_back(english(words));
    return texts;
}

Json toJson(const Figure& figure) {
    Json json = {{"name", english(figure.name)}, {"kind", nameOf(figure.kind)},
                 {"value", figure.ours.value},   {"ci95", toJson(figure.interval())},
                 {"n", figure.ours.count},       {"close", figure.close}};
    if (figure.kind == Figure::Kind::Mean) json["deviation"] = figure.ours.deviation;
    if (!figure.unit.empty()) json["unit"] = english(figure.unit);
    if (figure.published)
        json["published"] = {{"value", figure.published->value},
                             {"ci95", toJson(*figure.publishedInterval())},
                             {"n", figure.published->count}};
    if (const auto verdict = figure.verdict(); verdict != Figure::Verdict::None) {
        json["verdict"] = name(verdict);
        if (verdict == Figure::Verdict::Differs) json["reason"] = english(figure.reason);
    }
    return json;
}

Json toJson(const std::vector<Figure>& figures) {
    Json json = Json::array();
    for (const Figure& figure : figures) json.push_back(toJson(figure));
    return json;
}

Json toJson(const Plot& plot) {
    Json series = Json::array();
    for (const Plot::Series& s : plot.series) {
        Json points = Json::array();
        for (const Plot::Point& point : s.points) {
            points.push_back({point.x, point.y});
            if (point.interval) points.back().push_back(toJson(*point.interval));
        }
        series.push_back({{"name", english(s.name)}, {"points", points}});
    }
    Json json = {{"name", plot.name},
                 {"title", english(plot.title)},
                 {"kind", plot.kind == Plot::Kind::Bars ? "bars" : "lines"},
                 {"x", english(plot.xName)},
                 {"y", english(plot.yName)},
                 {"series", series}};
    if (!plot.categories.empty()) json["categories"] = englishAll(plot.categories);
    if (plot.isLogarithmic) json["logarithmic"] = true;
    return json;
}

Result<double> secondsMember(const Json& json) {
    const auto seconds = member(json, "seconds");
    if (!seconds) return seconds.error();
    if (!(*seconds)->is_number())
        return Error("seconds", PARLOUR_PHRASE("Files", "Expected a number"));
    return (*seconds)->get<double>();
}

Json toJson(const ExperimentReport& report, WithFigures figures) {
    const Experiment& experiment = *report.chosen.experiment;
    Json json = {{"game", report.chosen.game->id()},
                 {"name", experiment.name},
                 {"title", english(experiment.title)},
                 {"about", english(experiment.about)},
                 {"parts", partsToJson(experiment, report.results)},
                 {"seconds", report.seconds}};
    if (figures == WithFigures::No || !report.isComplete()) return json;
    const Findings findings = report.findings();
    json["figures"] = toJson(findings.figures);
    for (const FigureGrid& grid : findings.grids)
        json["grids"].push_back({{"name", english(grid.name)},
                                 {"row", english(grid.rowName)},
                                 {"column", english(grid.columnName)},
                                 {"rows", englishAll(grid.rows)},
                                 {"columns", englishAll(grid.columns)},
                                 {"cells", toJson(grid.cells)}});
    for (const Plot& plot : findings.plots) json["plots"].push_back(toJson(plot));
    for (const auto& [title, text] : findings.sheets)
        json["sheets"].push_back({{"title", title}, {"text", text}});
    if (!findings.remarks.empty()) json["remarks"] = englishAll(findings.remarks);
    return json;
}

Result<ExperimentReport> experimentFromJson(const Json& json) {
    ExperimentReport report;
    auto id = stringMember(json, "game");
    if (!id) return id.error();
    const auto game = findGame(*id);
    if (!game) return Error(game.error()).within("game");
    auto name = stringMember(json, "name");
    if (!name) return name.error();
    const auto experiments = (*game)->experiments();
    const auto experiment = std::ranges::find(experiments, *name, &Experiment::name);
    if (experiment == experiments.end())
        return Error("name", PARLOUR_PHRASE("Matches", "There is no experiment \"%1\""), {*name});
    report.chosen = {*game, &*experiment};
    auto seconds = secondsMember(json);
    if (!seconds) return std::move(seconds.error());
    report.seconds = *seconds;
    const auto parts = arrayMember(json, "parts");
    if (!parts) return parts.error();
    auto results = partsFromJson(**parts, *experiment);
    if (!results) return std::move(results.error());
    report.results = std::move(*results);
    return report;
}

Result<void> makesFigures(const ExperimentsReport& report) {
    for (const ExperimentReport& one : report.experiments)
        if (one.isComplete())
            if (auto made = findingsOf(*one.chosen.experiment, one.results); !made)
                return std::move(made.error());
    return {};
}

} // namespace

Findings ExperimentReport::findings() const {
    if (!isComplete() || !chosen.experiment->findings) return {};
    return chosen.experiment->findings(results);
}

ExperimentRun::ExperimentRun(std::vector<ChosenExperiment> chosen, ExperimentSetup setup)
    : m_setup(std::move(setup)) {
    m_report.commit = commit();
    m_report.games = m_setup.games;
    m_report.seed = m_setup.seed;
    m_report.shards = {m_setup.shards, {m_setup.shard}};
    for (const ChosenExperiment& one : chosen) m_report.experiments.push_back({one, {}});
}

std::int64_t ExperimentRun::gamesOf(const ExperimentPart& part) const {
    if (part.fixed > 0) return part.fixed;
    return std::max<std::int64_t>(1, m_setup.games / part.oneIn);
}

std::int64_t ExperimentRun::mine(std::int64_t games) const {
    return (games - m_setup.shard + m_setup.shards) / m_setup.shards;
}

Result<void> ExperimentRun::resume(const ExperimentsReport& earlier) {
    const bool isSame = earlier.games == m_report.games && earlier.seed == m_report.seed &&
                        earlier.shards == m_report.shards && earlier.commit == m_report.commit;
    if (!isSame)
        return Error("", PARLOUR_PHRASE("Matches", "This is the result of a different run: other "
                                                   "games, seed, shard or program"));
    for (const ExperimentReport& done : earlier.experiments) {
        const auto mine = std::ranges::find_if(m_report.experiments, [&](const auto& report) {
            return report.chosen.experiment == done.chosen.experiment;
        });
        if (mine == m_report.experiments.end())
            return Error(done.chosen.experiment->name,
                         PARLOUR_PHRASE("Matches", "This experiment was not asked for"));
        *mine = done;
    }
    m_report.seconds = earlier.seconds;
    return {};
}

Result<ExperimentsReport> ExperimentRun::run(const std::stop_token& stop) {
    m_started = now() - m_report.seconds;
    for (const ExperimentReport& report : m_report.experiments)
        for (const ExperimentPart& part : report.chosen.experiment->parts)
            m_progress.of += mine(gamesOf(part));
    tellProgress(0);
    for (ExperimentReport& report : m_report.experiments) {
        const double before = now();
        const double earlier = report.seconds;
        for (const ExperimentPart& part : report.chosen.experiment->parts) {
            const bool isDone = report.results.matches.contains(part.name) ||
                                report.results.counts.contains(part.name);
            if (!isDone) {
                auto ran = runPart(report, part, stop);
                if (!ran) return std::move(ran.error());
                if (!*ran) {
                    m_report.interrupted = true;
                    m_report.seconds = now() - m_started;
                    return m_report;
                }
            }
            m_before += mine(gamesOf(part));
            report.seconds = earlier + now() - before;
            m_report.seconds = now() - m_started;
            tellProgress(0);
            if (!isDone && onPart) onPart(m_report);
        }
        if (onExperiment) onExperiment(report);
    }
    m_report.seconds = now() - m_started;
    return m_report;
}

Result<bool> ExperimentRun::runPart(ExperimentReport& report, const ExperimentPart& part,
                                    const std::stop_token& stop) {
    const std::int64_t games = gamesOf(part);
    if (const auto* match = std::get_if<MatchPart>(&part.what)) {
        auto played = playMatch(*report.chosen.game, *match, games, stop);
        if (!played) return std::move(played.error()).within(report.chosen.experiment->name);
        if (played->interrupted) return false;
        report.results.matches[part.name] = std::move(*played);
    } else if (const auto* people = std::get_if<PeoplePart>(&part.what)) {
        // The statistics are no games of a run: the first shard counts them.
        auto played = gamesOfPeople(m_setup.shard == 1 ? m_setup.people : std::filesystem::path(),
                                    report.chosen.game->id(), *people);
        if (!played) return std::move(played.error());
        played->shards = m_report.shards;
        report.results.matches[part.name] = std::move(*played);
    } else {
        Counts counts = sample(std::get<std::function<Sampler()>>(part.what), games, stop);
        if (stop.stop_requested()) return false;
        report.results.counts[part.name] = std::move(counts);
    }
    return true;
}

Result<MatchReport> ExperimentRun::playMatch(const GameEntry& game, const MatchPart& match,
                                             std::int64_t games, const std::stop_token& stop) {
    MatchSetup setup;
    auto options =
        completeOptions(game.options(), match.options.is_null() ? Json::object() : match.options);
    if (!options) return std::move(options.error());
    setup.options = std::move(*options);
    setup.seats = match.seats;
    setup.games = games;
    setup.seed = m_setup.seed;
    setup.threads = m_setup.threads;
    setup.rotate = match.rotate;
    setup.duplicate = match.duplicate;
    setup.singleDeals = match.singleDeals;
    setup.deals = match.deals;
    setup.shard = m_setup.shard;
    setup.shards = m_setup.shards;
    if (onProgress)
        setup.progress = [this](const MatchReport& soFar) { tellProgress(soFar.games()); };
    return game.match(setup, stop);
}

Counts ExperimentRun::sample(const std::function<Sampler()>& maker, std::int64_t samples,
                             const std::stop_token& stop) {
    const Rng root(m_setup.seed);
    std::atomic<std::int64_t> next{0};
    std::mutex mutex; // guards the two below
    Counts all;
    std::int64_t done = 0;
    const auto takeSome = [&] {
        Counts counts;
        const Sampler sampler = maker();
        while (!stop.stop_requested()) {
            const std::int64_t number = next++ * m_setup.shards + m_setup.shard - 1;
            if (number >= samples) break;
            Sample one{number, samples, root.split(static_cast<std::uint64_t>(number)), stop,
                       counts};
            sampler(one);
            const std::lock_guard lock(mutex);
            tellProgress(++done);
        }
        const std::lock_guard lock(mutex);
        all.add(counts);
    };
    {
        const std::int64_t threads = std::min<std::int64_t>(m_setup.threads, mine(samples));
        const auto helpers = startThreads(static_cast<int>(threads) - 1, [&](int) { takeSome(); });
        takeSome();
    }
    return all;
}

void ExperimentRun::tellProgress(std::int64_t inPart) {
    if (!onProgress) return;
    m_progress.done = m_before + inPart;
    m_progress.seconds = now() - m_started;
    onProgress(m_progress);
}

Json toJson(const ExperimentsReport& report, WithFigures figures) {
    Json experiments = Json::array();
    for (const ExperimentReport& one : report.experiments)
        experiments.push_back(toJson(one, figures));
    Json json = {{"commit", report.commit},
                 {"games", report.games},
                 {"seed", report.seed},
                 {"experiments", experiments},
                 {"seconds", report.seconds}};
    write(report.shards, json);
    if (report.interrupted) json["interrupted"] = true;
    return json;
}

Result<ExperimentsReport> experimentsFromJson(const Json& json) {
    ExperimentsReport report;
    auto commit = stringMember(json, "commit");
    if (!commit) return commit.error();
    const auto isPlain = [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || c == '-' || c == '.';
    };
    if (!std::ranges::all_of(*commit, isPlain))
        return Error("commit", PARLOUR_PHRASE("Files", "Expected the name of a commit"));
    report.commit = *commit;
    const auto games = integerMember(json, "games", 1, kMostGames);
    if (!games) return games.error();
    report.games = *games;
    const auto seed = integerMember(json, "seed", 0, INT64_MAX);
    if (!seed) return seed.error();
    report.seed = static_cast<std::uint64_t>(*seed);
    auto shards = shardsFromJson(json);
    if (!shards) return std::move(shards.error());
    report.shards = std::move(*shards);
    report.interrupted = json.contains("interrupted");
    auto seconds = secondsMember(json);
    if (!seconds) return std::move(seconds.error());
    report.seconds = *seconds;
    const auto experiments = arrayMember(json, "experiments");
    if (!experiments) return experiments.error();
    for (std::size_t i = 0; i < (*experiments)->size(); ++i) {
        auto one = experimentFromJson((**experiments)[i]);
        if (!one) return std::move(one.error()).within("experiments[" + std::to_string(i) + "]");
        report.experiments.push_back(std::move(*one));
    }
    if (auto made = makesFigures(report); !made) return std::move(made.error());
    return report;
}

Result<ExperimentsReport> merge(const std::vector<ExperimentsReport>& parts) {
    if (parts.empty()) return Error("", PARLOUR_PHRASE("Matches", "There is nothing to add up"));
    ExperimentsReport sum = parts.front();
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const ExperimentsReport& part = parts[i];
        const std::string where = std::to_string(i + 1);
        const auto chosen = [](const ExperimentReport& report) { return report.chosen.experiment; };
        const bool isSame =
            part.commit == sum.commit && part.games == sum.games && part.seed == sum.seed &&
            part.shards.of == sum.shards.of &&
            std::ranges::equal(part.experiments, sum.experiments, {}, chosen, chosen);
        if (!isSame)
            return Error(where, PARLOUR_PHRASE("Matches", "This is a part of a different run "
                                                          "from the first"));
        if (auto added = sum.shards.add(part.shards); !added)
            return std::move(added.error()).within(where);
        for (std::size_t e = 0; e < sum.experiments.size(); ++e) {
            Results& results = sum.experiments[e].results;
            const Results& more = part.experiments[e].results;
            // A part that one shard has not run is missing in the sum.
            std::erase_if(results.matches,
                          [&](const auto& match) { return !more.matches.contains(match.first); });
            std::erase_if(results.counts,
                          [&](const auto& count) { return !more.counts.contains(count.first); });
            for (auto& [name, match] : results.matches) {
                auto both = parlour::merge({match, more.matches.at(name)});
                if (!both) return std::move(both.error()).within(name).within(where);
                match = std::move(*both);
            }
            for (auto& [name, counts] : results.counts) counts.add(more.counts.at(name));
            sum.experiments[e].seconds += part.experiments[e].seconds;
        }
        sum.seconds += part.seconds;
        sum.interrupted |= part.interrupted;
    }
    if (auto made = makesFigures(sum); !made) return std::move(made.error());
    return sum;
}

} // namespace parlour::lab
