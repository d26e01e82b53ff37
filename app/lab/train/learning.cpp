#include "app/lab/train/learning.h"

#include "ai/arena/tally.h"
#include "app/lab/progress_reporter.h"
#include "core/base/file.h"

#include <charconv>
#include <chrono>
#include <cmath>
#include <filesystem>

namespace parlour::lab {

namespace {

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point time) {
    return std::chrono::duration<double>(Clock::now() - time).count();
}

// The next number of games after which a learner is measured.
std::int64_t nextMeasure(std::int64_t games) {
    for (std::int64_t thousands = 1000;; thousands *= 10)
        for (const std::int64_t at : {1, 2, 5})
            if (at * thousands > games) return at * thousands;
}

std::vector<std::string_view> fieldsOf(std::string_view line) {
    std::vector<std::string_view> fields;
    while (true) {
        const std::size_t end = line.find(',');
        fields.push_back(line.substr(0, end));
        if (end == std::string_view::npos) return fields;
        line.remove_prefix(end + 1);
    }
}

// null: it is none.
Json numberOf(std::string_view field) {
    double number = 0;
    const auto [end, error] = std::from_chars(field.data(), field.data() + field.size(), number);
    if (error != std::errc{} || end != field.data() + field.size()) return {};
    return number == std::floor(number) ? Json(static_cast<std::int64_t>(number)) : Json(number);
}

// The learning curve as CSV: one line for each time the learner was measured.
class Curve {
public:
    Curve(const Learning& learning, std::string path) : m_path(std::move(path)) {
        m_text = "games,filled";
        for (const std::string_view opponent : learning.opponents)
            m_text += fmt::format(",{0},{0}_low,{0}_high", opponent);
        m_text += '\n';
    }

    // Keeps the lines of a file up to so many games, where a run goes on.
    Result<void> goOn(std::int64_t games) {
        if (m_path.empty() || !std::filesystem::exists(m_path)) return {};
        const auto file = readFile(m_path);
        if (!file) return file.error();
        if (!file->starts_with(m_text))
            return Error(m_path, PARLOUR_PHRASE("Files", "This is not a curve of this learner"));
        std::string_view rest = std::string_view(*file).substr(m_text.size());
        while (!rest.empty()) {
            const std::string_view line = rest.substr(0, rest.find('\n') + 1);
            std::int64_t at = 0;
            if (std::from_chars(line.data(), line.data() + line.size(), at).ec != std::errc{} ||
                at > games)
                break;
            m_text += line;
            m_last = at;
            rest.remove_prefix(line.size());
        }
        return {};
    }

    // [{"games", "filled", "against": {player: {"share", "ci95"}}}]
    Json toJson() const {
        Json list = Json::array();
        std::vector<std::string_view> names;
        std::string_view rest = m_text;
        for (bool isHead = true; !rest.empty(); isHead = false) {
            const std::size_t end = rest.find('\n');
            const std::vector<std::string_view> fields = fieldsOf(rest.substr(0, end));
            rest.remove_prefix(end + 1);
            if (isHead) {
                names = fields;
                continue;
            }
            if (fields.size() != names.size()) continue; // somebody has changed the file
            Json against = Json::object();
            for (std::size_t i = 2; i + 2 < fields.size(); i += 3)
                against[std::string(names[i])] = {
                    {"share", numberOf(fields[i])},
                    {"ci95", {numberOf(fields[i + 1]), numberOf(fields[i + 2])}}};
            list.push_back({{"games", numberOf(fields[0])},
                            {"filled", numberOf(fields[1])},
                            {"against", against}});
        }
        return list;
    }

    bool hasMeasured(std::int64_t games) const { return m_last >= games; }
    void add(std::int64_t games, const std::string& line) {
        m_text += line;
        m_last = games;
    }
    Result<void> write() const {
        if (m_path.empty()) return {};
        return writeFileAtomically(m_path, m_text);
    }

private:
    std::string m_path;
    std::string m_text;
    std::int64_t m_last = -1;
};

// Measures the learner, prints a line unless it is quiet, and returns one for the curve.
std::string measure(const Learning& learning, const Learner& learner, const Comparison& comparison,
                    bool isQuiet) {
    std::string line = fmt::format("{},{:.4f}", learner.games(), learner.filled());
    std::string shown;
    for (std::size_t i = 0; i < learning.opponents.size(); ++i) {
        const auto games = static_cast<double>(comparison.games);
        const double share = learner.won(i, comparison) / games;
        const Interval interval = wilson95(share, comparison.games);
        line += fmt::format(",{:.4f},{:.4f},{:.4f}", share, interval.low, interval.high);
        shown += fmt::format("{} {} {:.1f} %", shown.empty() ? "" : ",", learning.opponents[i],
                             100 * share);
    }
    if (!isQuiet)
        std::cout << fmt::format("{:>12} games, {:.1f} % of the values: against{}\n",
                                 learner.games(), 100 * learner.filled(), shown)
                  << std::flush;
    return line + '\n';
}

} // namespace

Result<Json> learn(const Learning& learning, Learner& learner, const LearningRun& run,
                   ProgressReporter& progress) {
    constexpr std::int64_t kAtOnce = 1000; // games between looks at the clock
    constexpr double kSaveSeconds = 60;
    Curve curve(learning, run.curve);
    if (auto read = curve.goOn(learner.games()); !read) return std::move(read.error());
    const Comparison interim{
        std::min<std::int64_t>(2000, run.finalGames + run.finalGames % 2), run.seed + 1, {}};
    const auto save = [&]() -> Result<void> {
        if (auto written = writeFileAtomically(run.out, learner.toBytes()); !written)
            return written;
        return curve.write();
    };
    const auto report = [&] {
        return Json{{"game", learning.game},      {"table", learning.table},
                    {"seed", learner.seed()},     {"games", learner.games()},
                    {"filled", learner.filled()}, {"curve", curve.toJson()}};
    };
    const std::int64_t before = learner.games();
    auto saved = Clock::now();
    double seconds = 0; // of learning
    const auto tell = [&] {
        const std::int64_t games = learner.games();
        const double each = games > before ? seconds / static_cast<double>(games - before) : 0;
        progress.tell(games, std::max(games, run.games), each * static_cast<double>(games), report);
    };
    tell();
    while (true) {
        const std::int64_t games = learner.games();
        const bool isDone = games >= run.games;
        const bool isDue = isDone || games == 0 || games == nextMeasure(games - 1);
        if (isDue && !curve.hasMeasured(games)) {
            progress.end();
            curve.add(games, measure(learning, learner, interim, run.isQuiet));
        }
        if (isDone || run.stop.stop_requested()) break;
        const std::int64_t until = std::min({games + kAtOnce, nextMeasure(games), run.games});
        const auto start = Clock::now();
        learner.learnUntil(until);
        seconds += secondsSince(start);
        tell();
        if (secondsSince(saved) < kSaveSeconds) continue;
        if (auto written = save(); !written) return std::move(written.error());
        saved = Clock::now();
    }
    progress.end();
    if (auto written = save(); !written) return std::move(written.error());
    Json found = report();
    if (run.stop.stop_requested()) return found;
    const std::int64_t learned = learner.games() - before;
    if (learned > 0 && !run.isQuiet)
        std::cout << fmt::format("{} games in {:.1f} s, {:.0f} a second\n", learned, seconds,
                                 static_cast<double>(learned) / seconds);
    const Comparison last{run.finalGames + run.finalGames % 2, ~run.seed, run.stop};
    for (std::size_t i = 0; i < learning.opponents.size(); ++i) {
        const double won = learner.won(i, last);
        if (run.stop.stop_requested()) break; // not all were played
        const double share = won / static_cast<double>(last.games);
        const Interval interval = wilson95(share, last.games);
        found["final"][std::string(learning.opponents[i])] = {
            {"games", last.games}, {"share", share}, {"ci95", {interval.low, interval.high}}};
        if (run.isQuiet) continue;
        std::cout << fmt::format("against {}: {}\n", learning.opponents[i],
                                 shareOf(won, last.games, 0.5))
                  << std::flush;
    }
    return found;
}

} // namespace parlour::lab
