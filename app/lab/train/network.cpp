#include "app/lab/train/network.h"

#include "ai/arena/tally.h"
#include "ai/catalogue/games.h"
#include "ai/network/network.h"
#include "app/lab/progress_reporter.h"
#include "app/lab/sample_file.h"
#include "app/lab/train/training.h"
#include "app/outside/program.h"
#include "core/base/file.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <filesystem>
#include <iostream>
#include <optional>

namespace parlour::lab {

namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;
using outside::Program;

constexpr const char* kPython = "/usr/bin/python3"; // the one for which Debian has PyTorch
constexpr std::int64_t kDealsAtOnce = 64;           // written together
constexpr int kEpochs = 3;
constexpr std::array<const char*, 4> kOpponents{"random", "baseline", "greedy", "minimax"};

// As a shell reads it as one word.
std::string quoted(const std::string& word) {
    std::string text = "'";
    for (const char c : word) text += c == '\'' ? "'\\''" : std::string(1, c);
    return text + '\'';
}

// Beside the programs, or in the sources that a build folder lies in; empty: nowhere.
std::string findScript() {
    std::error_code error;
    const fs::path folder = fs::read_symlink("/proc/self/exe", error).parent_path();
    for (const char* place :
         {"../share/parlour/training/train.py", "../../../ai/training/train.py"})
        if (const fs::path script = (folder / place).lexically_normal(); fs::exists(script, error))
            return script.string();
    return {};
}

// What a program writes, up to its end or a stop. Errors: it failed.
Result<void> heard(const std::string& command, const std::stop_token& stop, const auto& line) {
    Program program(command);
    while (true) {
        const Program::Answer answer = program.read(Clock::time_point::max(), stop);
        switch (answer.outcome) {
        case Program::Outcome::Line: line(answer.text); break;
        case Program::Outcome::Stopped: return {};
        case Program::Outcome::Ended:
            if (answer.text.starts_with("exit status 0")) return {};
            [[fallthrough]];
        default:
            return Error("train.py", PARLOUR_PHRASE("Matches", "The training has failed: %1"),
                         {answer.text});
        }
    }
}

// The number after "name=" or "'name': ".
std::optional<double> numberAfter(std::string_view line, const std::string& before) {
    const std::size_t at = line.find(before);
    if (at == std::string_view::npos) return {};
    double number = 0;
    const char* const begin = line.data() + at + before.size();
    if (std::from_chars(begin, line.data() + line.size(), number).ec != std::errc{}) return {};
    return number;
}

class NetworkTraining {
public:
    NetworkTraining(const NetworkRun& run, std::string script, ProgressReporter& progress)
        : m_run(run),
          m_game(*findGame(NetworkRun::kGame).value()),
          m_script(std::move(script)),
          m_samples(run.out + ".npy"),
          m_progress(progress) {}

    Result<Json> whole() {
        if (auto played = play(); !played) return std::move(played.error());
        if (!stopped() && !hasLearned())
            if (auto learned = learn(); !learned) return std::move(learned.error());
        if (!stopped())
            if (auto curve = readCurve(); !curve) return std::move(curve.error());
        if (!stopped())
            if (auto compared = compare(); !compared) return std::move(compared.error());
        m_progress.end();
        if (!stopped())
            for (const char* ending : {"", ".json"}) {
                std::error_code none;
                fs::remove(m_samples + ending, none);
            }
        return m_report;
    }

private:
    bool stopped() const { return m_run.stop.stop_requested(); }
    // Of playing the games and then learning from all of them, once in each epoch.
    void tell(double gamesInAll) {
        const double done = gamesInAll / (1 + kEpochs);
        if (m_first < 0) m_first = done;
        const std::chrono::duration<double> elapsed = Clock::now() - m_started;
        const double each = done > m_first ? elapsed.count() / (done - m_first) : 0;
        m_report["games"] = static_cast<std::int64_t>(done);
        m_progress.tell(m_report["games"], m_run.games, each * done, [this] { return m_report; });
    }

    Result<void> play() {
        SampleReport report;
        report.game = m_game.id();
        report.layout = *m_game.sampleLayout();
        report.setup.options = completeOptions(m_game.options(), Json::object()).value();
        report.setup.seats = {"minimax", "greedy"};
        report.setup.teacher = "minimax";
        report.setup.deals = m_run.games;
        report.setup.seed = m_run.seed;
        auto file = SampleFile::resume(m_samples, report);
        if (!file) return std::move(file.error());
        while (!stopped() && !file->report().isComplete()) {
            const std::int64_t from = file->report().dealsDone;
            tell(static_cast<double>(from));
            const std::int64_t to = std::min(m_run.games, from + kDealsAtOnce);
            const Samples samples = m_game.selfPlay(report.setup, from, to, m_run.stop);
            if (stopped()) return {};
            if (auto added = file->add(samples, to - from); !added) return added;
        }
        if (!m_run.isQuiet)
            std::cout << fmt::format("{} positions of {} deals\n", file->report().rows,
                                     file->report().dealsDone)
                      << std::flush;
        m_round = std::max<std::int64_t>(1000, file->report().rows / 4);
        return {};
    }

    // From these positions, before a stop.
    bool hasLearned() const {
        std::error_code error;
        const auto time = fs::last_write_time(m_run.out, error);
        return !error && time > fs::last_write_time(m_samples, error) && !error;
    }

    // Whole, also after a stop, as the network's file has it.
    Result<void> readCurve() {
        const auto content = readFile(m_run.out);
        if (!content) return content.error();
        const auto network = Network::read(*content);
        if (!network) return Error(network.error()).within(m_run.out);
        if (const auto curve = arrayMember(network->training(), "curve")) {
            m_report["curve"] = Json::array();
            for (const Json& one : **curve)
                m_report["curve"].push_back(
                    {{"positions", one.value("positions", Json())},
                     {"agreement", one.value("agreement", Json())},
                     {"agreement_with_choice", one.value("agreement_with_choice", Json())}});
        }
        m_report["games"] = m_run.games;
        return {};
    }

    Result<void> learn() {
        double positions = 0; // of an epoch
        const auto line = [&](const std::string& text) {
            if (!m_run.isQuiet) std::cout << text << '\n' << std::flush;
            if (const auto count = numberAfter(text, "'training': ")) positions = *count;
            const auto seen = numberAfter(text, " positions=");
            const auto agreement = numberAfter(text, " agreement=");
            const auto chosen = numberAfter(text, " agreement_with_choice=");
            if (!seen || !agreement || !chosen || positions <= 0) return;
            m_report["curve"].push_back({{"positions", *seen},
                                         {"agreement", *agreement},
                                         {"agreement_with_choice", *chosen}});
            tell(static_cast<double>(m_run.games) *
                 (1 + std::min<double>(kEpochs, *seen / positions)));
        };
        tell(static_cast<double>(m_run.games));
        return heard(
            fmt::format("{} {} briscola-hybrid --samples {} --out {} --seed {} --epochs {} "
                        "--rate 2e-2 --batch 2048 --round {} --threads 1",
                        kPython, quoted(m_script), quoted(m_samples), quoted(m_run.out), m_run.seed,
                        kEpochs, m_round),
            m_run.stop, line);
    }

    Result<void> compare() {
        const std::string learned = std::string(NetworkRun::kTable) + ":file=" + m_run.out;
        for (const char* opponent : kOpponents) {
            MatchSetup setup;
            setup.options = completeOptions(m_game.options(), Json::object()).value();
            setup.seats = {learned, opponent};
            setup.games = m_run.finalGames + m_run.finalGames % 2;
            setup.seed = ~m_run.seed;
            setup.duplicate = true;
            auto report = m_game.match(setup, m_run.stop);
            if (!report) return std::move(report.error());
            if (report->interrupted) return {};
            const SideTally& side = report->sides.front();
            const double won = static_cast<double>(side.wins) + static_cast<double>(side.draws) / 2;
            const double share = won / static_cast<double>(side.games());
            const Interval interval = wilson95(share, side.games());
            m_report["final"][opponent] = {
                {"games", side.games()}, {"share", share}, {"ci95", {interval.low, interval.high}}};
            if (!m_run.isQuiet)
                std::cout << fmt::format("against {}: {}\n", opponent,
                                         shareOf(won, side.games(), 0.5))
                          << std::flush;
        }
        return {};
    }

    const NetworkRun& m_run;
    const GameEntry& m_game;
    const std::string m_script;
    const std::string m_samples;
    ProgressReporter& m_progress;
    const Clock::time_point m_started = Clock::now();
    double m_first = -1; // games that an earlier run has done
    std::int64_t m_round = 0;
    Json m_report = {{"game", NetworkRun::kGame},
                     {"table", NetworkRun::kTable},
                     {"seed", m_run.seed},
                     {"games", 0},
                     {"curve", Json::array()}};
};

} // namespace

Result<Json> trainNetwork(const NetworkRun& run, ProgressReporter& progress) {
    const std::string script = findScript();
    if (script.empty())
        return Error("", PARLOUR_PHRASE("Matches", "The scripts that train networks are not "
                                                   "installed; they lie in ai/training of the "
                                                   "sources"));
    // Before hours of play: whether there is what it needs.
    const auto ready = heard(fmt::format("{} -c 'import numpy, torch'", kPython), run.stop,
                             [](const std::string&) {});
    if (!ready)
        return Error("",
                     PARLOUR_PHRASE("Matches", "Networks are trained by PyTorch and NumPy, which "
                                               "are missing: install them for Python 3"));
    return NetworkTraining(run, script, progress).whole();
}

} // namespace parlour::lab
