#include "app/desktop/laboratory/laboratory.h"

#include "app/desktop/laboratory/rule_options.h"
#include "app/desktop/language/words.h"
#include "app/desktop/players/own_players.h"
#include "app/desktop/store/paths.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QThread>

#include <algorithm>

namespace parlour {

namespace {

const QString kFile = QStringLiteral("run.json");
const QString kTimeInId = QStringLiteral("yyyyMMdd-HHmmss-zzz");

} // namespace

Laboratory::Laboratory(QObject* parent) : QObject(parent), m_folder(laboratoryFolder()) {
    // Named by their times, so the latest come first.
    for (const QString& id :
         QDir(m_folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name | QDir::Reversed)) {
        const auto text = readFile((folderOf(id) + QLatin1Char('/') + kFile).toStdString());
        auto json = text ? parseJson(*text) : Result<Json>(text.error());
        if (!json || !json->is_object()) continue; // nothing of ours
        m_entries.push_back({id, std::move(*json), QDateTime::fromString(id, kTimeInId)});
        m_entries.back().isComplete = isComplete(m_entries.back());
    }
    look();
}

Laboratory::~Laboratory() = default;

QString Laboratory::folderOf(const QString& id) const { return m_folder + QLatin1Char('/') + id; }

bool Laboratory::isComplete(const Entry& entry) const {
    std::size_t tasks = 1;
    if (const auto setup = tournamentSetupFromJson(entry.json)) tasks = setup->tasks().size();
    const QStringList reports =
        QDir(folderOf(entry.id)).entryList({QStringLiteral("*-report.json")}, QDir::Files);
    return static_cast<std::size_t>(reports.size()) >= tasks;
}

Laboratory::Entry* Laboratory::find(const QString& id) {
    const auto found = std::ranges::find(m_entries, id, &Entry::id);
    return found == m_entries.end() ? nullptr : &*found;
}

QVariantList Laboratory::runs() const {
    QVariantList list;
    for (const Entry& entry : m_entries) {
        const auto textOf = [&](const char* name) {
            return QString::fromStdString(stringMember(entry.json, name).has_value()
                                              ? stringMember(entry.json, name).value()
                                              : std::string());
        };
        QStringList specs;
        if (const auto players = stringsMember(entry.json, "players"))
            for (const std::string& spec : *players) specs << QString::fromStdString(spec);
        list << QVariantMap{{"id", entry.id},
                            {"kind", textOf("kind")},
                            {"game", textOf("game")},
                            {"players", specs},
                            {"experiment", textOf("experiment")},
                            {"begun", entry.begun},
                            {"state", entry.isAtWork || entry.isElsewhere ? "working"
                                      : entry.isComplete                  ? "complete"
                                                                          : "paused"}};
    }
    return list;
}

Result<Laboratory::Entry*> Laboratory::make(Json json) {
    QDateTime now = QDateTime::currentDateTime();
    while (QFile::exists(folderOf(now.toString(kTimeInId)))) now = now.addMSecs(1);
    Entry entry{now.toString(kTimeInId), std::move(json), now};
    const std::string file = (folderOf(entry.id) + QLatin1Char('/') + kFile).toStdString();
    if (auto written = writeFileAtomically(file, toText(entry.json) + "\n"); !written)
        return std::move(written.error());
    m_entries.insert(m_entries.begin(), std::move(entry));
    return &m_entries.front();
}

template <class Run> Run* Laboratory::open(Entry& entry, std::unique_ptr<Run> run) {
    Run* const opened = run.get();
    QQmlEngine::setObjectOwnership(opened, QQmlEngine::CppOwnership);
    connect(opened, &LabRun::problem, this, &Laboratory::problem);
    connect(opened, &LabRun::changed, this, [this, id = entry.id] {
        Entry* const changed = find(id);
        if (!changed || changed->isAtWork == changed->run->isRunning()) return;
        changed->isAtWork = changed->run->isRunning();
        changed->isComplete = changed->run->isComplete();
        emit runsChanged();
    });
    entry.run = std::move(run);
    emit runsChanged();
    return opened;
}

template <class Run, class Setup> QString Laboratory::start(const Setup& setup) {
    const auto entry = make(toJson(setup));
    if (!entry) {
        emit problem(translated(entry.error()));
        return {};
    }
    const QString id = (*entry)->id;
    open(**entry, std::make_unique<Run>(folderOf(id), setup))->start();
    return id;
}

template <class Run> Run* Laboratory::opened(const QString& id, auto read) {
    Entry* const entry = find(id);
    if (!entry) return nullptr;
    if (entry->run) return qobject_cast<Run*>(entry->run.get());
    const auto setup = read(entry->json);
    if (setup) return open(*entry, std::make_unique<Run>(folderOf(id), *setup));
    emit problem(tr("This run cannot be read. %1").arg(translated(setup.error())));
    return nullptr;
}

QString Laboratory::startTournament(const TournamentForm* form) {
    const auto checked = form->setup().check();
    if (checked) return start<Tournament>(form->setup());
    emit problem(translated(checked.error()));
    return {};
}

Tournament* Laboratory::tournament(const QString& id) {
    return opened<Tournament>(id, tournamentSetupFromJson);
}

QVariantList Laboratory::experiments(const QString& game) const {
    QVariantList list;
    const auto entry = findGame(game.toStdString());
    if (!entry) return list;
    for (const Experiment& experiment : (*entry)->experiments())
        list << QVariantMap{{"name", QString::fromStdString(experiment.name)},
                            {"title", translated(experiment.title)},
                            {"about", translated(experiment.about)}};
    return list;
}

QVariantList Laboratory::publishedFigures(const QString& game, const QString& name) const {
    const auto setup = paperSetup(game.toStdString(), name.toStdString());
    return setup && setup->experiments.size() == 1
               ? parlour::publishedFigures(*setup->experiments.front())
               : QVariantList();
}

QString Laboratory::startExperiment(const QString& game, const QString& name, double games,
                                    double seed) {
    auto setup = paperSetup(game.toStdString(), name.toStdString());
    if (!setup) {
        emit problem(translated(setup.error()));
        return {};
    }
    setup->games = static_cast<std::int64_t>(games);
    setup->seed = static_cast<std::uint64_t>(seed);
    setup->threads = std::max(1, QThread::idealThreadCount() - 1); // one stays for the table
    return start<PaperRun>(*setup);
}

PaperRun* Laboratory::experiment(const QString& id) {
    return opened<PaperRun>(id, paperSetupFromJson);
}

QString Laboratory::startCalibration(const QVariantMap& choices) {
    const std::string game = choices["game"].value<QString>().toStdString();
    const auto entry = findGame(game);
    if (!entry) return {};
    Json players = Json::array();
    for (const QString& player : choices["players"].value<QStringList>())
        players.push_back(player.toStdString());
    const auto read = calibrationSetupFromJson(
        {{"game", game},
         {"options", optionsFrom(**entry, choices["options"].value<QVariantMap>())},
         {"players", players},
         {"by", choices["by"].value<QString>().toStdString()},
         {"games", choices["games"].value<qint64>()},
         {"seed", choices["seed"].value<qint64>()},
         {"threads", std::max(1, QThread::idealThreadCount() - 1)}}); // one for the table
    if (read) return start<CalibrationRun>(*read);
    emit problem(translated(read.error()));
    return {};
}

CalibrationRun* Laboratory::calibration(const QString& id) {
    return opened<CalibrationRun>(id, calibrationSetupFromJson);
}

QVariantList Laboratory::learners(const QString& game) const {
    const auto entry = findGame(game.toStdString());
    return entry ? parlour::learners(**entry) : QVariantList();
}

QString Laboratory::startLearning(const QVariantMap& choices) {
    const std::string game = choices["game"].value<QString>().toStdString();
    const auto entry = findGame(game);
    if (!entry) return {};
    Json json = {{"game", game},
                 {"options", optionsFrom(**entry, choices["options"].value<QVariantMap>())},
                 {"players", {choices["player"].value<QString>().toStdString()}},
                 {"method", choices["method"].value<QString>().toStdString()},
                 {"threads", std::max(1, QThread::idealThreadCount() - 1)}}; // one for the table
    for (const auto& [name, choice] : {std::pair{"generations", "generations"},
                                       {"candidates", "candidates"},
                                       {"games", "games"},
                                       {"final_games", "finalGames"},
                                       {"seed", "seed"}})
        json[name] = choices[QLatin1String(choice)].toLongLong();
    json["few_rows"] = choices["fewRows"].value<bool>() ? 1 : 0;
    const auto setup = learningSetupFromJson(json);
    if (setup) return start<LearningRun>(*setup);
    emit problem(translated(setup.error()));
    return {};
}

LearningRun* Laboratory::learning(const QString& id) {
    return opened<LearningRun>(id, learningSetupFromJson);
}

QVariantList Laboratory::ownPlayers(const QString& game) const {
    QVariantList list;
    for (const OwnPlayer& own : parlour::ownPlayers(game.toStdString()))
        if (own.game == game.toStdString()) // not the programs, which the settings list
            list << QVariantMap{{"name", QString::fromStdString(own.name)},
                                {"spec", QString::fromStdString(own.spec)}};
    return list;
}

void Laboratory::forgetPlayer(const QString& game, const QString& name) {
    const auto forgotten = forgetOwnPlayer(game.toStdString(), name.toStdString());
    if (!forgotten) emit problem(translated(forgotten.error()));
}

bool Laboratory::isAtWork() const { return std::ranges::any_of(m_entries, &Entry::isAtWork); }

void Laboratory::look() {
    bool isNew = false;
    for (Entry& entry : m_entries) {
        const bool isElsewhere = !entry.isAtWork && LabRun::isLocked(folderOf(entry.id));
        isNew |= isElsewhere != entry.isElsewhere;
        if (entry.isElsewhere && !isElsewhere) entry.isComplete = isComplete(entry);
        entry.isElsewhere = isElsewhere;
    }
    if (isNew) emit runsChanged();
}

LabRun* Laboratory::run(const QString& id) {
    const Entry* const entry = find(id);
    if (!entry) return nullptr;
    const auto kind = stringMember(entry->json, "kind");
    if (!kind) return nullptr;
    if (*kind == "tournament") return tournament(id);
    if (*kind == "experiment") return experiment(id);
    if (*kind == "calibration") return calibration(id);
    return learning(id);
}

bool Laboratory::goOnAlone() {
    QStringList arguments;
    for (const Entry& entry : m_entries)
        if (entry.isAtWork) arguments << QStringLiteral("--finish-run") << entry.id;
    if (arguments.isEmpty()) return true;
    QProcess worker;
    worker.setProgram(findProgram(QStringLiteral("parlour")));
    worker.setArguments(arguments);
    worker.setStandardInputFile(QProcess::nullDevice());
    worker.setStandardOutputFile(QProcess::nullDevice());
    worker.setStandardErrorFile(QProcess::nullDevice());
    if (!worker.program().isEmpty() && worker.startDetached()) return true;
    emit problem(tr("The program without a window could not be started, so the run stays here."));
    return false;
}

void Laboratory::remove(const QString& id) {
    if (!find(id)) return;
    for (QString* shown : {&m_shownTournament, &m_shownExperiment, &m_shownLearning})
        if (*shown == id) shown->clear();
    emit shownChanged(); // nobody looks at it any more
    const auto entry = std::ranges::find(m_entries, id, &Entry::id);
    std::shared_ptr<LabRun> run = std::move(entry->run);
    m_entries.erase(entry);
    emit runsChanged();
    // Once nothing in the window shows it any more.
    QMetaObject::invokeMethod(
        this,
        [run = std::move(run), folder = folderOf(id)]() mutable {
            run.reset(); // its programs have ended then
            QDir(folder).removeRecursively();
        },
        Qt::QueuedConnection);
}

} // namespace parlour
