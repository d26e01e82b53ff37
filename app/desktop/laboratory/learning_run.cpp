#include "app/desktop/laboratory/learning_run.h"

#include "ai/base/agent_spec.h"
#include "app/desktop/laboratory/rule_options.h"
#include "app/desktop/laboratory/texts.h"
#include "app/desktop/language/words.h"
#include "app/desktop/players/own_players.h"

#include <QFile>

#include <algorithm>
#include <array>

namespace parlour {

namespace {

using Method = LearningSetup::Method;

constexpr std::array<std::string_view, 4> kMethods{"evolution", "genetic", "qlearning", "hybrid"};

std::string_view wordOf(Method method) { return kMethods[static_cast<std::size_t>(method)]; }

// By `parlour-lab train`, where the player and its table have the name of the method.
bool isTrained(Method method) { return method == Method::QLearning || method == Method::Hybrid; }

bool isTuned(const AgentInfo& agent) {
    return !agent.cheatsByDefault() &&
           std::ranges::any_of(agent.params, [](const ParamSpec& one) { return one.isNumber(); });
}

bool isAs(const Json& share) {
    return share.is_object() && share.contains("share") && share["share"].is_number() &&
           share.contains("ci95") && share["ci95"].is_array() && share["ci95"].size() == 2 &&
           share["ci95"][0].is_number() && share["ci95"][1].is_number();
}

double percent(const Json& share) { return 100 * share.get<double>(); }

} // namespace

Result<void> LearningSetup::check() const {
    const auto entry = findGame(game);
    if (!entry) return entry.error();
    if (const auto complete = completeOptions((*entry)->options(), options); !complete)
        return complete.error();
    const auto agents = (*entry)->agents();
    const auto agent = std::ranges::find(agents, player, &AgentInfo::name);
    const bool fits =
        agent != agents.end() && (isTrained(method) ? player == wordOf(method) : isTuned(**agent));
    if (!fits)
        return Error("", PARLOUR_PHRASE("Laboratory", "%1 cannot learn in this way."), {player});
    for (const auto& [value, least, most] :
         {std::tuple{generations, std::int64_t{1}, std::int64_t{1'000'000}},
          {candidates, 4, 10'000},
          {games,
           method == Method::QLearning ? 1
           : method == Method::Hybrid  ? 100
                                       : 2,
           kMostGames},
          {finalGames, 2, kMostGames}})
        if (value < least || value > most)
            return Error("", PARLOUR_PHRASE("Laboratory", "Choose a number from %1 to %2."),
                         {std::to_string(least), std::to_string(most)});
    return {};
}

LabTask LearningSetup::task() const {
    LabTask task;
    const auto add = [&](QStringList& list, const char* option, std::int64_t value) {
        list << QLatin1String(option) << QString::number(value);
    };
    task.threads = threads;
    if (method == Method::QLearning) {
        task.command << "train" << text(game) << "--table" << text(player);
        add(task.command, "--games", games);
        task.learns = QStringLiteral("player.table");
        add(task.beginning, "--seed", static_cast<std::int64_t>(seed));
        if (hasFewRows)
            task.beginning << "--set"
                           << "rows=suit";
        task.of = games;
    } else if (method == Method::Hybrid) {
        task.command << "train" << text(game) << "--table" << text(player);
        add(task.command, "--games", games);
        add(task.command, "--seed", static_cast<std::int64_t>(seed));
        task.learns = QStringLiteral("player.net");
        task.goesOnByItself = true;
        task.of = games;
    } else {
        task.command << "tune" << text(game) << "--player" << text(player) << "--method"
                     << text(wordOf(method)) << optionArguments(options);
        add(task.command, "--generations", generations);
        add(task.command, "--candidates", candidates);
        add(task.command, "--games", games);
        task.of = generations * candidates * games + finalGames;
    }
    add(task.command, "--final-games", finalGames);
    return task;
}

QVariantList learners(const GameEntry& game) {
    QVariantList list;
    const auto add = [&](const AgentInfo& agent, Method method) {
        list << QVariantMap{{"player", text(agent.name)}, {"method", text(wordOf(method))}};
    };
    for (const AgentInfo* agent : game.agents()) {
        for (const Method method : {Method::QLearning, Method::Hybrid})
            if (agent->name == wordOf(method)) add(*agent, method);
        if (!isTuned(*agent)) continue;
        add(*agent, Method::Evolution);
        add(*agent, Method::Genetic);
    }
    return list;
}

Json toJson(const LearningSetup& setup) {
    return {{"kind", "learning"},
            {"game", setup.game},
            {"players", {setup.player}},
            {"options", setup.options},
            {"method", wordOf(setup.method)},
            {"generations", setup.generations},
            {"candidates", setup.candidates},
            {"games", setup.games},
            {"final_games", setup.finalGames},
            {"seed", setup.seed},
            {"few_rows", setup.hasFewRows ? 1 : 0},
            {"threads", setup.threads}};
}

Result<LearningSetup> learningSetupFromJson(const Json& json) {
    LearningSetup setup;
    const auto game = stringMember(json, "game");
    if (!game) return game.error();
    const auto entry = findGame(*game);
    if (!entry) return entry.error();
    auto options = optionsMember(**entry, json);
    if (!options) return std::move(options.error());
    const auto players = stringsMember(json, "players");
    if (!players) return players.error();
    const auto method = stringMember(json, "method");
    if (!method) return method.error();
    const auto known = std::ranges::find(kMethods, *method);
    if (known == kMethods.end() || players->size() != 1)
        return Error("method",
                     PARLOUR_PHRASE("Laboratory", "\"%1\" is not a word that is known here"),
                     {*method});
    setup.game = *game;
    setup.options = std::move(*options);
    setup.player = players->front();
    setup.method = static_cast<Method>(known - kMethods.begin());
    for (const auto& [name, place] : {std::pair{"generations", &LearningSetup::generations},
                                      {"candidates", &LearningSetup::candidates},
                                      {"games", &LearningSetup::games},
                                      {"final_games", &LearningSetup::finalGames}}) {
        const auto number = integerMember(json, name, 1, LearningSetup::kMostGames);
        if (!number) return number.error();
        setup.*place = *number;
    }
    const auto seed = integerMember(json, "seed", 0, INT64_MAX);
    if (!seed) return seed.error();
    setup.seed = static_cast<std::uint64_t>(*seed);
    if (!json.contains("few_rows")) { // of an earlier version
        setup.hasFewRows = false;
    } else {
        const auto few = integerMember(json, "few_rows", 0, 1);
        if (!few) return few.error();
        setup.hasFewRows = *few == 1;
    }
    const auto threads = integerMember(json, "threads", 1, 1024);
    if (!threads) return threads.error();
    setup.threads = static_cast<int>(*threads);
    if (auto checked = setup.check(); !checked) return std::move(checked.error());
    return setup;
}

LearningRun::LearningRun(QString folder, LearningSetup setup, QObject* parent)
    : LabRun(std::move(folder), {setup.task()}, 1, parent), m_setup(std::move(setup)) {
    readFound();
}

QString LearningRun::method() const { return text(wordOf(m_setup.method)); }

// Only what the plots need is looked at; the rest is shown to nobody.
Result<std::int64_t> LearningRun::accept(std::size_t, const Json& found) {
    if (isTrained(m_setup.method)) {
        const auto curve = arrayMember(found, "curve");
        if (!curve) return curve.error();
        const auto games = integerMember(found, "games", 0, std::int64_t{1} << 50);
        if (!games) return games.error();
        m_report = found;
        return *games;
    }
    const auto generations = arrayMember(found, "generations");
    if (!generations) return generations.error();
    const auto best = stringMember(found, "best");
    if (!best) return best.error();
    if (const auto entry = findGame(m_setup.game); entry && !(*entry)->cheats(*best))
        return Error("best", PARLOUR_PHRASE("Laboratory", "This is the report of another run."));
    m_report = found;
    return static_cast<std::int64_t>((*generations)->size()) * m_setup.candidates * m_setup.games;
}

QString LearningRun::best() const {
    const auto best = stringMember(m_report, "best");
    return best && m_report["generations"].size() > 0 ? text(*best) : QString();
}

PlotData LearningRun::tuningPlot() const {
    PlotData plot{.kind = PlotData::Kind::Lines,
                  .name = QStringLiteral("generations"),
                  .title = tr("The best of each generation against the player as it was"),
                  .xName = tr("Generation"),
                  .yName = tr("Per cent won"),
                  .series = {{tr("the best"), {}}}};
    const auto generations = arrayMember(m_report, "generations");
    if (!generations) return plot;
    for (const Json& one : **generations) {
        const auto number = integerMember(one, "generation", 1, INT32_MAX);
        const auto share = member(one, "best_share");
        if (!number || !share || !(*share)->is_number()) continue;
        const Interval interval = wilson95((*share)->get<double>(), m_setup.games);
        plot.series[0].points.push_back({static_cast<double>(*number), percent(**share),
                                         Interval{100 * interval.low, 100 * interval.high}});
    }
    return plot;
}

PlotData LearningRun::tablePlot() const {
    PlotData plot{.kind = PlotData::Kind::Lines,
                  .name = QStringLiteral("curve"),
                  .title = tr("Games won after so many games of learning"),
                  .xName = tr("Games"),
                  .yName = tr("Per cent won"),
                  .isLogarithmic = true};
    const auto curve = arrayMember(m_report, "curve");
    if (!curve) return plot;
    for (const Json& one : **curve) {
        const auto games = integerMember(one, "games", 1, std::int64_t{1} << 50);
        const auto against = objectMember(one, "against");
        if (!games || !against) continue; // zero games have no place on this axis
        for (const auto& [opponent, share] : (*against)->items()) {
            if (!isAs(share)) continue;
            const QString name = tr("against %1").arg(text(opponent));
            auto series = std::ranges::find(plot.series, name, &PlotData::Series::name);
            if (series == plot.series.end()) series = plot.series.insert(series, {name, {}});
            series->points.push_back(
                {static_cast<double>(*games), percent(share["share"]),
                 Interval{percent(share["ci95"][0]), percent(share["ci95"][1])}});
        }
    }
    return plot;
}

// How often its best card is the teacher's, on deals that were held out.
PlotData LearningRun::networkPlot() const {
    PlotData plot{.kind = PlotData::Kind::Lines,
                  .name = QStringLiteral("curve"),
                  .title = tr("How often it plays what MiniMax would play, on other deals"),
                  .xName = tr("Positions"),
                  .yName = tr("Per cent"),
                  .series = {{tr("all positions"), {}}, {tr("where there is a choice"), {}}}};
    const auto curve = arrayMember(m_report, "curve");
    if (!curve) return plot;
    for (const Json& one : **curve) {
        const auto positions = member(one, "positions");
        if (!positions || !(*positions)->is_number()) continue;
        for (const auto& [series, name] :
             {std::pair{0, "agreement"}, {1, "agreement_with_choice"}}) {
            const auto share = member(one, name);
            if (share && (*share)->is_number())
                plot.series[static_cast<std::size_t>(series)].points.push_back(
                    {(*positions)->get<double>(), percent(**share)});
        }
    }
    return plot;
}

PlotData LearningRun::plot() const {
    if (m_setup.method == Method::QLearning) return tablePlot();
    return m_setup.method == Method::Hybrid ? networkPlot() : tuningPlot();
}

QVariantList LearningRun::plots() const {
    const PlotData plot = this->plot();
    return plot.isEmpty() ? QVariantList() : QVariantList{QVariant::fromValue(plot)};
}

QVariantList LearningRun::comparisons() const {
    QVariantList list;
    if (const auto last = objectMember(m_report, "final"))
        for (const auto& [opponent, share] : (*last)->items())
            if (isAs(share))
                list << QVariantMap{{"opponent", text(opponent)},
                                    {"share", share["share"].get<double>()},
                                    {"low", share["ci95"][0].get<double>()},
                                    {"high", share["ci95"][1].get<double>()},
                                    {"games", share.value("games", 0)}};
    if (const auto comparison = objectMember(m_report, "comparison"))
        if (const auto report = reportFromJson(**comparison); report && !report->sides.empty()) {
            const SideTally& side = report->sides.front();
            if (side.games() == 0) return list;
            const double share =
                (static_cast<double>(side.wins) + static_cast<double>(side.draws) / 2) /
                static_cast<double>(side.games());
            const Interval interval = wilson95(share, side.games());
            list << QVariantMap{{"opponent", player()},
                                {"share", share},
                                {"low", interval.low},
                                {"high", interval.high},
                                {"games", static_cast<double>(side.games())}};
        }
    return list;
}

QString LearningRun::learned() const {
    if (!isTrained(m_setup.method) || isRunning() || isElsewhere()) return {};
    const QString name = file(0, tasks()[0].learns);
    return QFile::exists(name) ? name : QString();
}

QString LearningRun::keep(const QString& name) const {
    OwnPlayer own{m_setup.game, name.trimmed().toStdString(), best().toStdString()};
    if (const QString there = learned(); !there.isEmpty()) {
        const auto content = readFile(there.toStdString(), LabProcess::kLargestTable);
        if (!content) return translated(content.error());
        const auto copy = keepOwnFile(*content, m_setup.method == Method::Hybrid ? "net" : "table");
        if (!copy) return translated(copy.error());
        own.spec = m_setup.player + ":file=" + *copy;
    }
    const auto kept = keepOwnPlayer(own);
    return kept ? QString() : translated(kept.error());
}

void LearningRun::saveTable(const QUrl& to) {
    const auto table =
        readFile(file(0, tasks()[0].learns).toStdString(), LabProcess::kLargestTable);
    if (table)
        save(to, *table);
    else
        emit problem(translated(table.error()));
}

void LearningRun::saveCsv(const QUrl& to) { save(to, plot().toCsv()); }

void LearningRun::saveJson(const QUrl& to) { save(to, m_report.dump(1) + "\n"); }

} // namespace parlour
