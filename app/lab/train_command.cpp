#include "ai/catalogue/games.h"
#include "app/lab/commands.h"
#include "app/lab/interrupt.h"
#include "app/lab/train/training.h"
#include "core/base/file.h"

#include <CLI/CLI.hpp>

#include <filesystem>
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
Result<void> checkWritable(const std::string& path) {
    std::string content;
    if (std::filesystem::exists(path)) {
        const auto read = readFile(path);
        if (!read) return read.error();
        content = *read;
    }
    return writeFileAtomically(path, content);
}

int runTrain(const TrainArguments& a) {
    const auto game = findGame(a.game);
    if (!game) return complain(Error(game.error()).within("GAME"), kWrongUsage);
    std::vector<std::string> names;
    std::vector<Training> chosen;
    for (const Training& training : trainingsOf(a.game)) {
        names.emplace_back(training.table);
        if (a.table.empty() || a.table == training.table) chosen.push_back(training);
    }
    if (names.empty())
        return complain(
            Error("GAME", PARLOUR_PHRASE("Matches", "This game has no weights to train")),
            kWrongUsage);
    if (chosen.empty())
        return complain(Error("--table",
                              PARLOUR_PHRASE("Matches", "There is no table \"%1\"; there are: %2"),
                              {a.table, fmt::format("{}", fmt::join(names, ", "))}),
                        kWrongUsage);
    if (!a.out.empty())
        if (const auto writable = checkWritable(a.out); !writable)
            return complain(writable.error(), kFailed);

    const Interrupt interrupt;
    std::string found;
    for (const Training& training : chosen) {
        const TrainingSetup setup{a.games > 0 ? a.games : training.games, a.seed, a.finalGames,
                                  interrupt.token()};
        std::cout << fmt::format("{} {}: {}; {} games, seed {}\n", training.game, training.table,
                                 training.about, setup.games, setup.seed)
                  << std::flush;
        const Trained trained = training.run(setup);
        if (interrupt.happened()) return kInterrupted;
        const std::string weights =
            fmt::format("// {} {}, {} games, seed {}\n{}\n", training.game, training.table,
                        setup.games, setup.seed, trained.weights);
        if (a.out.empty()) {
            std::cout << weights;
        } else {
            found += weights;
            if (const auto written = writeFileAtomically(a.out, found); !written)
                return complain(written.error(), kFailed);
        }
        std::cout << "against the program's: " << trained.comparison << '\n' << std::flush;
    }
    return std::cout ? kDone : kFailed;
}

} // namespace

void addTrain(CLI::App& app, int& exitCode) {
    const auto a = std::make_shared<TrainArguments>();
    CLI::App* command =
        app.add_subcommand("train", "Train the weights of a game's quick rules and beliefs again");
    command->add_option("GAME", a->game, "The game's id")->required();
    command->add_option("--table", a->table, "One of the tables of weights; all by default");
    command
        ->add_option("--games", a->games,
                     "Games to learn from; by default as many as suit the table")
        ->check(CLI::Range(std::int64_t{1}, std::int64_t{1'000'000'000}));
    command->add_option("--final-games", a->finalGames, "Games of the final comparison")
        ->capture_default_str()
        ->check(CLI::Range(std::int64_t{2}, std::int64_t{1'000'000'000}));
    command->add_option("--seed", a->seed, "Seed of deals and plays")
        ->capture_default_str()
        ->check(CLI::Range(std::uint64_t{0}, std::uint64_t{INT64_MAX}));
    command->add_option("--out", a->out, "Write the weights to this file, not to standard output");
    command->callback([a, &exitCode] { exitCode = runTrain(*a); });
}

} // namespace parlour::lab
