#include "ai/catalogue/games.h"
#include "app/lab/commands.h"
#include "app/lab/evolution.h"
#include "app/lab/genetic.h"
#include "app/lab/interrupt.h"
#include "app/lab/progress_reporter.h"
#include "app/lab/resume_file.h"
#include "core/base/commit.h"
#include "core/base/file.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <iostream>
#include <memory>
#include <thread>
#include <utility>

namespace parlour::lab {

namespace {

constexpr const char* kEvolution = "evolution";
constexpr const char* kGenetic = "genetic";

struct TuneArguments {
    std::string game;
    std::string player;
    std::string state;
    std::string json; // "-": standard output
    std::string method = kEvolution;
    std::vector<std::string> options;
    int generations = 40;
    int candidates = 16;
    std::int64_t games = 400; // per candidate
    std::int64_t finalGames = 10'000;
    std::uint64_t seed = 1;
    int threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    ProgressReporter progress;
};

using Values = std::vector<double>;

// How the next candidates follow from the scores of the last ones.
class Method {
public:
    virtual ~Method() = default;
    virtual std::vector<Values> candidates(int count, Rng& rng) const = 0;
    virtual void learn(std::vector<Evolution::Candidate> tried, Rng& rng) = 0;
    virtual const Values& best() const = 0;
    // The lists of numbers that it needs to go on, by name; each as long as there are parameters.
    virtual std::vector<std::pair<std::string, Values*>> lists() = 0;
};

class EvolutionMethod final : public Method {
public:
    EvolutionMethod(Values start, Values spread)
        : m_evolution{.mean = std::move(start), .spread = std::move(spread), .leastSpread = 1} {}

    std::vector<Values> candidates(int count, Rng& rng) const override {
        std::vector<Values> drawn;
        for (int i = 0; i < count; ++i) drawn.push_back(m_evolution.draw(rng));
        return drawn;
    }
    void learn(std::vector<Evolution::Candidate> tried, Rng&) override {
        m_evolution.moveTo(std::move(tried));
    }
    const Values& best() const override { return m_evolution.mean; }
    std::vector<std::pair<std::string, Values*>> lists() override {
        return {{"mean", &m_evolution.mean}, {"spread", &m_evolution.spread}};
    }

private:
    Evolution m_evolution;
};

// The future work of the Samurai thesis (section 6.3), which gives no size of the population and no
// number of generations: --candidates and --generations.
class GeneticMethod final : public Method {
public:
    GeneticMethod(const Values& start, Values spread, int size, Rng rng)
        : m_genetic(Genetic::around(start, std::move(spread), size, rng)) {}

    std::vector<Values> candidates(int, Rng&) const override { return m_genetic.population; }
    void learn(std::vector<Evolution::Candidate> tried, Rng& rng) override {
        m_genetic.breed(std::move(tried), rng);
    }
    const Values& best() const override { return m_genetic.population.front(); }
    std::vector<std::pair<std::string, Values*>> lists() override {
        std::vector<std::pair<std::string, Values*>> lists;
        for (std::size_t i = 0; i < m_genetic.population.size(); ++i)
            lists.emplace_back(fmt::format("individual {}", i + 1), &m_genetic.population[i]);
        return lists;
    }

private:
    Genetic m_genetic;
};

// Lets candidates play against the player as it is. The next step depends only on the file, so that
// a run can be interrupted and resumed.
class Tuner {
    using Clock = std::chrono::steady_clock;

public:
    Tuner(const GameEntry& game, const AgentInfo& agent, Json options, TuneArguments& a)
        : m_game(game), m_options(std::move(options)), m_arguments(a), m_name(agent.name) {
        Values start, spread;
        for (const ParamSpec& param : agent.params) {
            if (!param.isNumber()) continue;
            m_params.push_back(&param);
            start.push_back(static_cast<double>(param.defaultValue));
            spread.push_back(std::max(20.0, std::abs(start.back()) / 2));
        }
        if (a.method == kGenetic)
            m_method = std::make_unique<GeneticMethod>(start, spread, a.candidates, Rng(~a.seed));
        else
            m_method = std::make_unique<EvolutionMethod>(start, spread);
    }

    // The file must agree with this to be resumed.
    Json setup() const {
        return {{"game", m_game.id()},         {"player", m_name},
                {"options", m_options},        {"candidates", m_arguments.candidates},
                {"games", m_arguments.games},  {"seed", m_arguments.seed},
                {"method", m_arguments.method}};
    }

    Result<void> resume(const Json& saved) {
        if (auto known = checkProgram(saved); !known) return known;
        const auto before = objectMember(saved, "setup");
        if (!before) return before.error();
        if (**before != setup())
            return Error("setup",
                         PARLOUR_PHRASE("Matches", "This file belongs to a different run"));
        const auto generation = integerMember(saved, "generation", 0, INT32_MAX);
        if (!generation) return generation.error();
        const auto history = arrayMember(saved, "generations");
        if (!history) return history.error();
        for (const auto& [name, list] : m_method->lists()) {
            const auto values = arrayMember(saved, name);
            if (!values) return values.error();
            if ((*values)->size() != list->size() ||
                !std::ranges::all_of(**values, [](const Json& v) { return v.is_number(); }))
                return Error(name,
                             PARLOUR_PHRASE("Matches", "This file belongs to a different run"));
            *list = (*values)->get<std::vector<double>>();
        }
        m_history = **history;
        m_generation = m_firstGeneration = static_cast<int>(*generation);
        return {};
    }

    // As --json writes it, but for the comparison at the end.
    Json report() const {
        return {{"setup", setup()},
                {"generation", m_generation},
                {"best", best()},
                {"generations", m_history}};
    }
    Json saved() const {
        Json json = report();
        json["commit"] = commit();
        for (const auto& [name, list] : m_method->lists()) json[name] = *list;
        return json;
    }

    int generation() const { return m_generation; }
    std::string best() const { return spec(m_method->best()); }

    // Returns false, with nothing changed, if interrupted.
    bool step(const std::stop_token& stop) {
        Rng rng = Rng(m_arguments.seed).split(static_cast<std::uint64_t>(m_generation));
        const std::uint64_t deals = rng.next();
        std::vector<Evolution::Candidate> tried;
        for (Values& values : m_method->candidates(m_arguments.candidates, rng)) {
            for (std::size_t p = 0; p < values.size(); ++p)
                values[p] = std::clamp(values[p], static_cast<double>(m_params[p]->least),
                                       static_cast<double>(m_params[p]->most));
            const auto report = play(spec(values), m_arguments.games, deals, stop);
            if (report.interrupted) return false;
            m_gamesPlayed += report.games();
            tried.push_back({share(report), std::move(values)});
        }
        const double best = std::ranges::max(tried, {}, &Evolution::Candidate::score).score;
        m_method->learn(std::move(tried), rng);
        ++m_generation;
        m_history.push_back(
            {{"generation", m_generation}, {"best_share", best}, {"player", this->best()}});
        m_arguments.progress.end();
        if (m_arguments.json != "-")
            std::cout << fmt::format("generation {:3}: best {:.1f} %, now {}\n", m_generation,
                                     100 * best, this->best())
                      << std::flush;
        return true;
    }

    // The tuned player against the original, with fresh deals.
    MatchReport compare(const std::stop_token& stop) const {
        MatchReport report = play(best(), m_arguments.finalGames, ~m_arguments.seed, stop);
        m_arguments.progress.end();
        return report;
    }

private:
    static double share(const MatchReport& report) {
        const SideTally& side = report.sides.front();
        return (static_cast<double>(side.wins) + static_cast<double>(side.draws) / 2) /
               static_cast<double>(side.games());
    }
    std::string spec(const Values& values) const {
        std::string text = m_name;
        for (std::size_t p = 0; p < values.size(); ++p)
            text += fmt::format("{}{}={}", p == 0 ? ':' : ';', m_params[p]->name,
                                std::lround(values[p]));
        return text;
    }
    MatchReport play(const std::string& candidate, std::int64_t games, std::uint64_t seed,
                     const std::stop_token& stop) const {
        MatchSetup setup;
        setup.options = m_options;
        setup.seats.assign(static_cast<std::size_t>(m_game.seats(m_options)), m_name);
        setup.seats.front() = candidate;
        setup.games = games;
        setup.seed = seed;
        setup.threads = m_arguments.threads;
        setup.rotate = true;
        setup.progress = [this](const MatchReport& soFar) {
            const std::int64_t ofGeneration = m_arguments.candidates * m_arguments.games;
            const std::int64_t all =
                m_arguments.generations * ofGeneration + m_arguments.finalGames;
            const std::int64_t played = m_gamesPlayed + soFar.games(); // by this run
            const std::int64_t done = m_firstGeneration * ofGeneration + played;
            const std::chrono::duration<double> elapsed = Clock::now() - m_started;
            const double each = played > 0 ? elapsed.count() / static_cast<double>(played) : 0;
            m_arguments.progress.tell(done, all, each * static_cast<double>(done),
                                      [this] { return report(); });
        };
        return m_game.match(setup, stop).value();
    }

    const GameEntry& m_game;
    Json m_options;
    TuneArguments& m_arguments;
    std::string m_name;
    std::vector<const ParamSpec*> m_params;
    std::unique_ptr<Method> m_method;
    Json m_history = Json::array(); // a member for each generation
    int m_generation = 0;
    int m_firstGeneration = 0; // of this run
    std::int64_t m_gamesPlayed = 0;
    Clock::time_point m_started = Clock::now();
};

int runTune(TuneArguments& a) {
    const auto game = findGame(a.game);
    if (!game) return complain(Error(game.error()).within("GAME"), kWrongUsage);
    const auto agents = (*game)->agents();
    const auto agent = std::ranges::find(agents, a.player, &AgentInfo::name);
    if (auto known = (*game)->player(a.player); !known || agent == agents.end())
        return complain(
            known ? Error("--player",
                          PARLOUR_PHRASE("Matches", "Expected a player's name without parameters"))
                  : std::move(known.error()).within("--player"),
            kWrongUsage);
    const auto options = readOptions(**game, a.options);
    if (!options) return complain(options.error(), kWrongUsage);
    Tuner tuner(**game, **agent, *options, a);
    if (!a.state.empty() && std::filesystem::exists(a.state)) {
        const auto text = readFile(a.state);
        if (!text) return complain(text.error(), kFailed);
        auto json = parseJson(*text);
        if (!json) return complain(std::move(json.error()).within(a.state), kFailed);
        if (auto resumed = tuner.resume(*json); !resumed)
            return complain(std::move(resumed.error()).within(a.state), kFailed);
    }
    const Interrupt interrupt;
    while (tuner.generation() < a.generations) {
        if (!tuner.step(interrupt.token())) return kInterrupted;
        if (a.state.empty()) continue;
        const auto written = writeFileAtomically(a.state, tuner.saved().dump(1) + "\n");
        if (!written) return complain(written.error(), kFailed);
    }
    const MatchReport report = tuner.compare(interrupt.token());
    if (report.interrupted) return kInterrupted;
    if (a.json != "-") std::cout << toTable(report) << std::flush;
    if (!std::cout) return kFailed;
    Json json = tuner.report();
    json["comparison"] = toJson(report);
    return writeResults(json, a.json);
}

} // namespace

void addTune(CLI::App& app, int& exitCode) {
    const auto a = std::make_shared<TuneArguments>();
    CLI::App* command =
        app.add_subcommand("tune", "Tune a player's numeric parameters by self-play");
    command->add_option("GAME", a->game, "The game's id")->required();
    command->add_option("--player", a->player, "The player's name")->required();
    command->add_option("--state,--resume", a->state,
                        "File that keeps the progress; resumed if it exists");
    command->add_option("--method", a->method, "An evolution strategy, or a genetic algorithm")
        ->capture_default_str()
        ->check(CLI::IsMember({kEvolution, kGenetic}));
    command->add_option("--option", a->options, "A rule option: name=value")
        ->allow_extra_args(false);
    command->add_option("--generations", a->generations, "Number of generations")
        ->check(CLI::Range(1, 1'000'000));
    command->add_option("--candidates", a->candidates, "Candidates per generation")
        ->check(CLI::Range(4, 10'000));
    command->add_option("--games", a->games, "Games per candidate")
        ->check(CLI::Range(std::int64_t{2}, std::int64_t{1'000'000'000}));
    command->add_option("--final-games", a->finalGames, "Games of the final comparison")
        ->check(CLI::Range(std::int64_t{2}, std::int64_t{1'000'000'000}));
    command->add_option("--threads", a->threads, "Threads; does not change the result")
        ->check(CLI::Range(1, 1024));
    command->add_option("--json", a->json, "Write the report as JSON; - for standard output");
    a->progress.addTo(*command);
    command->callback([a, &exitCode] { exitCode = runTune(*a); });
}

} // namespace parlour::lab
