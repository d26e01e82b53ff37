#include "ai/catalogue/games.h"
#include "app/lab/commands.h"
#include "app/lab/interrupt.h"
#include "app/lab/progress_reporter.h"
#include "app/lab/resume_file.h"
#include "app/lab/train/learning.h"
#include "app/lab/train/network.h"
#include "app/lab/train/training.h"
#include "core/base/commit.h"
#include "core/base/file.h"

#include <CLI/CLI.hpp>

#include <charconv>
#include <chrono>
#include <filesystem>
#include <optional>
#include <vector>

namespace parlour::lab {

namespace {

struct TrainArguments {
    std::string game;
    std::string table;
    std::int64_t games = 0; // 0: as many as suit the table
    std::int64_t finalGames = 10'000;
    std::uint64_t seed = 1;
    std::string out;
    std::string resume;
    std::string curve;
    std::string json; // "-": standard output
    std::vector<std::string> settings;
    bool hasSeed = false;
    ProgressReporter progress;
};

std::vector<Training> trainingsOf(std::string_view game) {
    std::vector<Training> trainings;
    for (const auto& all :
         {bigtwoTrainings(), doudizhuTrainings(), euchreTrainings(), samuraiTrainings()})
        for (const Training& training : all)
            if (training.game == game) trainings.push_back(training);
    return trainings;
}

// Checks before a long run that the file can be written afterwards. Keeps its content.
Result<void> checkWritable(const std::string& path, std::size_t mostBytes) {
    std::string content;
    if (std::filesystem::exists(path)) {
        const auto read = readFile(path, mostBytes);
        if (!read) return read.error();
        content = *read;
    }
    return writeFileAtomically(path, content);
}

// Begins or resumes, as the arguments say.
Result<std::unique_ptr<Learner>> learnerFor(const Learning& learning, const TrainArguments& a) {
    if (!a.resume.empty()) {
        const auto bytes = readFile(a.resume, learning.mostBytes);
        if (!bytes) return bytes.error();
        auto learner = learning.resume(*bytes);
        if (!learner) return std::move(learner.error()).within(a.resume);
        return learner;
    }
    Params settings(learning.settings);
    for (const std::string& text : a.settings) {
        const std::size_t equals = std::min(text.find('='), text.size());
        const std::string name = text.substr(0, equals);
        if (equals == text.size())
            return Error("--set", PARLOUR_PHRASE("Players", "\"%1\" should read name=value"),
                         {text});
        if (auto set = settings.set(name, text.substr(equals + 1)); !set)
            return std::move(set.error()).within("--set");
    }
    return learning.begin(settings, a.seed);
}

int runLearning(const Learning& learning, TrainArguments& a) {
    if (!a.resume.empty() && (a.hasSeed || !a.settings.empty()))
        return complain(Error("--resume",
                              PARLOUR_PHRASE("Matches", "The file has its own %1 already"),
                              {a.hasSeed ? "--seed" : "--set"}),
                        kWrongUsage);
    if (a.out.empty())
        return complain(
            Error("--out", PARLOUR_PHRASE("Matches", "This training needs a file to write to")),
            kWrongUsage);
    if (const auto writable = checkWritable(a.out, learning.mostBytes); !writable)
        return complain(writable.error(), kFailed);
    auto learner = learnerFor(learning, a);
    if (!learner) return complain(learner.error(), a.resume.empty() ? kWrongUsage : kFailed);
    const Interrupt interrupt;
    const LearningRun run{a.games > 0 ? a.games : learning.games,
                          a.finalGames,
                          (*learner)->seed(),
                          a.out,
                          a.curve,
                          interrupt.token(),
                          a.json == "-"};
    if (!run.isQuiet)
        std::cout << fmt::format("{} {}: {}; {} games\n", learning.game, learning.table,
                                 learning.about, run.games)
                  << std::flush;
    const auto learned = learn(learning, **learner, run, a.progress);
    if (!learned) return complain(learned.error(), kFailed);
    const int code = writeResults(*learned, a.json);
    if (interrupt.happened()) return kInterrupted;
    return std::cout ? code : kFailed;
}

int runNetwork(TrainArguments& a) {
    for (const auto& [name, isGiven] : {std::pair{"--resume", !a.resume.empty()},
                                        {"--curve", !a.curve.empty()},
                                        {"--set", !a.settings.empty()}})
        if (isGiven)
            return complain(
                Error(name,
                      PARLOUR_PHRASE("Matches", "The training of this table has no such argument")),
                kWrongUsage);
    if (a.out.empty())
        return complain(
            Error("--out", PARLOUR_PHRASE("Matches", "This training needs a file to write to")),
            kWrongUsage);
    const Interrupt interrupt;
    const NetworkRun run{a.games > 0 ? a.games : NetworkRun::kGames,
                         a.finalGames,
                         a.seed,
                         a.out,
                         interrupt.token(),
                         a.json == "-"};
    const auto learned = trainNetwork(run, a.progress);
    if (!learned) return complain(learned.error(), kFailed);
    const int code = writeResults(*learned, a.json);
    if (interrupt.happened()) return kInterrupted;
    return std::cout ? code : kFailed;
}

// What --resume keeps of trainings: those that are done, and the memories of the one in between.
class KeptTrainings {
public:
    explicit KeptTrainings(const TrainArguments& a)
        : m_file(a.resume),
          m_json({{"commit", commit()},
                  {"game", a.game},
                  {"games", a.games},
                  {"final_games", a.finalGames},
                  {"seed", a.seed},
                  {"done", Json::object()}}) {}

    // Errors name the file: it cannot be read, or is of another run.
    Result<void> read() {
        auto kept = m_file.read();
        if (!kept) return std::move(kept.error());
        if (!*kept) return {};
        const auto isOf = [&](const char* name) {
            return (*kept)->is_object() && (*kept)->contains(name) &&
                   (**kept)[name] == m_json[name];
        };
        for (const char* name : {"commit", "game", "games", "final_games", "seed"})
            if (!isOf(name))
                return Error(name,
                             PARLOUR_PHRASE("Matches", "This file belongs to a different run"));
        const auto done = objectMember(**kept, "done");
        if (!done) return done.error();
        for (const auto& [table, trained] : (*done)->items())
            for (const char* name : {"weights", "comparison"})
                if (auto text = stringMember(trained, name); !text)
                    return std::move(text.error()).within(table).within("done");
        m_json = std::move(**kept);
        return {};
    }

    std::optional<Trained> done(std::string_view table) const {
        const Json& done = m_json["done"];
        const auto found = done.find(std::string(table));
        if (found == done.end()) return {};
        return Trained{found->at("weights").get<std::string>(),
                       found->at("comparison").get<std::string>()};
    }
    Result<void> add(std::string_view table, const Trained& trained) {
        m_json["done"][std::string(table)] = {{"weights", trained.weights},
                                              {"comparison", trained.comparison}};
        m_json.erase("memories");
        return m_file.keepNow(m_json);
    }

    // Of the training that was not done; empty if there is none.
    std::string memories(std::string_view table) const {
        std::string bytes;
        const Json memories = m_json.value("memories", Json());
        if (!memories.is_object() || memories.value("table", Json()) != table) return bytes;
        const auto hex = stringMember(memories, "hex");
        const std::string digits = hex ? *hex : std::string();
        for (std::size_t i = 0; i + 1 < digits.size(); i += 2) {
            unsigned byte = 0;
            std::from_chars(&digits[i], &digits[i] + 2, byte, 16);
            bytes += static_cast<char>(byte);
        }
        return bytes;
    }
    void keep(std::string_view table, const std::function<std::string()>& memories) {
        m_file.keep([&] {
            std::string digits;
            for (const char c : memories())
                digits += fmt::format("{:02x}", static_cast<unsigned char>(c));
            m_json["memories"] = {{"table", table}, {"hex", digits}};
            return m_json;
        });
    }

private:
    ResumeFile m_file;
    Json m_json;
};

int runTrainings(const std::vector<Training>& trainings, TrainArguments& a) {
    if (!a.curve.empty() || !a.settings.empty() || !a.json.empty())
        return complain(
            Error(!a.curve.empty()      ? "--curve"
                  : !a.settings.empty() ? "--set"
                                        : "--json",
                  PARLOUR_PHRASE("Matches", "The training of this table has no such argument")),
            kWrongUsage);
    if (!a.out.empty())
        if (const auto writable = checkWritable(a.out, kLargestFile); !writable)
            return complain(writable.error(), kFailed);
    KeptTrainings kept(a);
    if (auto read = kept.read(); !read)
        return complain(std::move(read.error()).within("--resume"), kFailed);

    const Interrupt interrupt;
    std::string found;
    for (const Training& training : trainings) {
        const auto started = std::chrono::steady_clock::now();
        TrainingSetup setup{a.games > 0 ? a.games : training.games, a.seed, a.finalGames,
                            interrupt.token()};
        setup.before = kept.memories(training.table);
        setup.told = [&, first = std::int64_t{-1}](std::int64_t games) mutable {
            if (first < 0) first = games; // of an earlier run
            const std::chrono::duration<double> elapsed =
                std::chrono::steady_clock::now() - started;
            const double each =
                games > first ? elapsed.count() / static_cast<double>(games - first) : 0;
            a.progress.tell(games, setup.games, each * static_cast<double>(games), [&] {
                return Json{{"game", training.game}, {"table", training.table}, {"games", games}};
            });
        };
        setup.keep = [&](const std::function<std::string()>& memories) {
            kept.keep(training.table, memories);
        };
        std::cout << fmt::format("{} {}: {}; {} games, seed {}\n", training.game, training.table,
                                 training.about, setup.games, setup.seed)
                  << std::flush;
        auto trained = kept.done(training.table);
        if (!trained) {
            trained = training.run(setup);
            a.progress.end();
            if (interrupt.happened()) return kInterrupted;
            if (const auto added = kept.add(training.table, *trained); !added)
                return complain(Error(added.error()).within("--resume"), kFailed);
        }
        const std::string weights =
            fmt::format("// {} {}, {} games, seed {}\n{}\n", training.game, training.table,
                        setup.games, setup.seed, trained->weights);
        if (a.out.empty()) {
            std::cout << weights;
        } else {
            found += weights;
            if (const auto written = writeFileAtomically(a.out, found); !written)
                return complain(written.error(), kFailed);
        }
        std::cout << "against the program's: " << trained->comparison << '\n' << std::flush;
    }
    return std::cout ? kDone : kFailed;
}

int runTrain(TrainArguments& a) {
    const auto game = findGame(a.game);
    if (!game) return complain(Error(game.error()).within("GAME"), kWrongUsage);
    std::vector<std::string> names;
    std::vector<Training> chosen;
    for (const Training& training : trainingsOf(a.game)) {
        names.emplace_back(training.table);
        if (a.table.empty() || a.table == training.table) chosen.push_back(training);
    }
    if (!chosen.empty()) return runTrainings(chosen, a);
    for (const Learning& learning : briscolaLearnings()) {
        if (learning.game != a.game) continue;
        if (a.table.empty() || a.table == learning.table) return runLearning(learning, a);
        names.emplace_back(learning.table);
    }
    if (a.game == NetworkRun::kGame) {
        if (a.table == NetworkRun::kTable) return runNetwork(a);
        names.emplace_back(NetworkRun::kTable);
    }
    return complain(Error("--table",
                          PARLOUR_PHRASE("Matches", "There is no table \"%1\"; there are: %2"),
                          {a.table, fmt::format("{}", fmt::join(names, ", "))}),
                    kWrongUsage);
}

} // namespace

void addTrain(CLI::App& app, int& exitCode) {
    const auto a = std::make_shared<TrainArguments>();
    CLI::App* command = app.add_subcommand("train", "Train a game's weights or tables again");
    command->add_option("GAME", a->game, "The game's id")->required();
    command->add_option("--table", a->table, "One of the tables of weights; all by default");
    command
        ->add_option("--games", a->games,
                     "Games to learn from; by default as many as suit the table")
        ->check(CLI::Range(std::int64_t{1}, std::int64_t{1'000'000'000}));
    command->add_option("--final-games", a->finalGames, "Games of the final comparison")
        ->capture_default_str()
        ->check(CLI::Range(std::int64_t{2}, std::int64_t{1'000'000'000}));
    CLI::Option* seed = command->add_option("--seed", a->seed, "Seed of deals and plays")
                            ->capture_default_str()
                            ->check(CLI::Range(std::uint64_t{0}, std::uint64_t{INT64_MAX}));
    command->add_option("--out", a->out, "Write the weights to this file, not to standard output");
    command->add_option("--set", a->settings,
                        "Q-learning: a setting name=value (alpha=300), rates in thousandths");
    command->add_option("--resume", a->resume,
                        "Keep what was found in this file, and go on from there; Q-learning: go on "
                        "with this table, its settings and its seed");
    command->add_option("--curve", a->curve, "Q-learning: write the learning curve as CSV");
    command->add_option("--json", a->json,
                        "Q-learning: write the report as JSON; - for standard output");
    a->progress.addTo(*command);
    command->callback([a, seed, &exitCode] {
        a->hasSeed = seed->count() > 0;
        exitCode = runTrain(*a);
    });
}

} // namespace parlour::lab
