#include "app/desktop/laboratory/lab_run.h"

#include "app/desktop/language/words.h"
#include "core/base/commit.h"

#include <QFile>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace parlour {

namespace {

constexpr int kChangesAtMostEvery = 400; // milliseconds
constexpr int kLooksEvery = 500;         // the same: at what other programs do in the folder
constexpr int kKeepsEvery = 3000;        // the same: what was found so far, which they look at

const QString kLock = QStringLiteral("/lock");
const QString kPauseWanted = QStringLiteral("/pause"); // a file that asks whoever is at work to end

// As a shell reads it as one word.
QString quoted(const QString& word) {
    static const QRegularExpression kPlain(QStringLiteral("^[A-Za-z0-9_@%+=:,./-]+$"));
    if (kPlain.match(word).hasMatch()) return word;
    return QLatin1Char('\'') + QString(word).replace(u'\'', QStringLiteral("'\\''")) +
           QLatin1Char('\'');
}

} // namespace

LabRun::LabRun(QString folder, std::vector<LabTask> tasks, int atOnce, QObject* parent)
    : QObject(parent),
      m_folder(std::move(folder)),
      m_tasks(std::move(tasks)),
      m_atOnce(std::max(1, atOnce)) {
    for (const LabTask& task : m_tasks) m_states.push_back({{}, 0, task.of});
    m_change.setSingleShot(true);
    connect(&m_change, &QTimer::timeout, this, &LabRun::changed);
    m_watch.setInterval(kLooksEvery);
    connect(&m_watch, &QTimer::timeout, this, &LabRun::watch);
}

LabRun::~LabRun() {
    for (const auto& [task, process] : m_processes) {
        process->disconnect(this);
        keepPartial(task);
        process->stop(); // all of them, before the first one is waited for
    }
    m_processes.clear(); // the lock goes after them
}

QString LabRun::file(std::size_t task, const QString& ending) const {
    return QStringLiteral("%1/%2-%3")
        .arg(m_folder)
        .arg(task + 1, 3, 10, QLatin1Char('0'))
        .arg(ending);
}

bool LabRun::isLocked(const QString& folder) {
    return QFile::exists(folder + kLock) && FileLock((folder + kLock).toStdString()).isElsewhere();
}

// While this program works: whether another one wants it to end. While another one does: what it
// has found, and whether it has ended.
void LabRun::watch() {
    if (isRunning()) {
        if (QFile::remove(m_folder + kPauseWanted) || !QFile::exists(m_folder)) pause();
        return;
    }
    if (!m_isElsewhere) return m_watch.stop();
    readFound();
    emit changed();
}

void LabRun::readFound() {
    m_isElsewhere = isLocked(m_folder);
    if (m_isElsewhere) m_watch.start();
    for (std::size_t i = 0; i < m_tasks.size(); ++i)
        for (const char* ending : {"report.json", "partial.json"}) {
            const QString name = file(i, ending);
            if (!QFile::exists(name)) continue;
            const auto text = readFile(name.toStdString(), LabProcess::kLargestReport);
            auto json = text ? parseJson(*text) : Result<Json>(text.error());
            if (!json) continue;
            const auto counted = accept(i, *json);
            if (!counted) continue;
            State& state = m_states[i];
            state.found = std::move(*json);
            state.isDone = ending == std::string_view("report.json");
            state.done = state.isDone ? state.of : *counted;
            break;
        }
}

// ---- how it stands

bool LabRun::isComplete() const { return std::ranges::all_of(m_states, &State::isDone); }

double LabRun::done() const {
    double sum = 0;
    for (const State& state : m_states) sum += static_cast<double>(state.done);
    return sum;
}

double LabRun::of() const {
    double sum = 0;
    for (const State& state : m_states) sum += static_cast<double>(state.of);
    return sum;
}

double LabRun::secondsLeft() const {
    const double played = done() - m_doneAtStart;
    if (!isRunning() || played <= 0) return -1;
    return static_cast<double>(m_clock.elapsed()) / 1000 / played * (of() - done());
}

QStringList LabRun::failures() const {
    QStringList list;
    for (const State& state : m_states)
        if (!state.failure.isEmpty() && !list.contains(state.failure)) list << state.failure;
    return list;
}

QString LabRun::shellLine(const QStringList& command) {
    QStringList words{QStringLiteral("parlour-lab")};
    for (const QString& word : command) words << quoted(word);
    return words.join(u' ');
}

QString LabRun::commandLine(int task) const {
    return shellLine(m_tasks.at(static_cast<std::size_t>(task)).whole());
}

// ---- work

void LabRun::start() {
    if (isRunning() || m_isElsewhere || isComplete()) return;
    if (findLab().isEmpty()) {
        emit problem(tr("The laboratory needs the program parlour-lab, which is not installed."));
        return;
    }
    m_lock = FileLock((m_folder + kLock).toStdString());
    if (m_lock.isElsewhere()) {
        emit problem(tr("Another Parlour is at work on this run."));
        return;
    }
    QFile::remove(m_folder + kPauseWanted); // nobody looked at it any more
    m_watch.start();
    m_sincePartial.start();
    for (State& state : m_states) state.failure.clear();
    m_isPausing = false;
    m_next = 0;
    m_clock.start();
    m_doneAtStart = done();
    startMore();
    emit changed();
}

void LabRun::pause() {
    if (m_isElsewhere) {
        const auto asked =
            writeFileAtomically((m_folder + kPauseWanted).toStdString(), {}, Flush::No);
        if (!asked) emit problem(translated(asked.error()));
        return;
    }
    m_isPausing = true;
    for (const auto& [task, process] : m_processes) process->stop();
    emit changed();
}

void LabRun::startMore() {
    while (!m_isPausing && m_next < m_tasks.size() &&
           m_processes.size() < static_cast<std::size_t>(m_atOnce)) {
        const std::size_t task = m_next++;
        if (!m_states[task].isDone) startTask(task);
    }
    if (!isRunning()) m_lock = {};
}

void LabRun::startTask(std::size_t task) {
    auto process = std::make_unique<LabProcess>(findLab());
    LabProcess& started = *process;
    connect(&started, &LabProcess::progressed, this,
            [this, task](const LabProgress& progress) { take(task, progress); });
    connect(&started, &LabProcess::finished, this,
            [this, task](const Json& report) { finish(task, report); });
    connect(&started, &LabProcess::stopped, this, [this, task] { leave(task, {}); });
    connect(&started, &LabProcess::failed, this,
            [this, task](const QString& why) { leave(task, why); });
    m_processes.emplace(task, std::move(process));
    forgetOtherPrograms(task);
    QStringList arguments = m_tasks[task].command;
    arguments << "--json"
              << "-"
              << "--progress"
              << "json";
    if (!m_tasks[task].learns.isEmpty()) {
        const QString learned = file(task, m_tasks[task].learns);
        arguments << "--out" << learned;
        if (!m_tasks[task].goesOnByItself) {
            arguments << "--curve" << file(task, "curve.csv");
            if (QFile::exists(learned))
                arguments << "--resume" << learned;
            else
                arguments << m_tasks[task].beginning;
        }
    } else {
        arguments << "--threads" << QString::number(m_tasks[task].threads) << "--resume"
                  << file(task, "resume.json");
    }
    if (m_tasks[task].keepsRecords) arguments << "--records" << file(task, "games.jsonl");
    started.start(arguments);
}

// What another version of the program has begun cannot be gone on with: the result would be that of
// neither.
void LabRun::forgetOtherPrograms(std::size_t task) {
    const QString kept = file(task, "resume.json");
    if (!QFile::exists(kept)) return;
    const auto text = readFile(kept.toStdString(), LabProcess::kLargestReport);
    const auto json = text ? parseJson(*text) : Result<Json>(text.error());
    const auto by = json ? stringMember(*json, "commit") : Result<std::string>(json.error());
    if (by && *by == commit()) return;
    for (const char* ending : {"resume.json", "partial.json", "games.jsonl"})
        QFile::remove(file(task, ending));
    emit problem(tr("What another version of Parlour had begun is played again."));
}

void LabRun::take(std::size_t task, const LabProgress& progress) {
    State& state = m_states[task];
    if (!accept(task, progress.partial)) return;
    state.found = progress.partial;
    state.done = progress.done;
    state.of = progress.of;
    if (m_sincePartial.elapsed() > kKeepsEvery) {
        m_sincePartial.start();
        for (const auto& [atWork, process] : m_processes) keepPartial(atWork);
    }
    changeSoon();
}

void LabRun::finish(std::size_t task, const Json& report) {
    if (const auto sane = accept(task, report); !sane) return leave(task, translated(sane.error()));
    State& state = m_states[task];
    state.found = report;
    state.isDone = true;
    state.done = state.of;
    const auto written = writeFileAtomically(file(task, "report.json").toStdString(),
                                             toText(report) + "\n", Flush::No);
    if (written)
        QFile::remove(file(task, "partial.json"));
    else
        emit problem(translated(written.error()));
    leave(task, {});
}

void LabRun::leave(std::size_t task, const QString& failure) {
    m_states[task].failure = failure;
    if (!m_states[task].isDone) keepPartial(task);
    m_processes.at(task).release()->deleteLater(); // it may be telling this
    m_processes.erase(task);
    startMore();
    if (isRunning())
        changeSoon();
    else
        emit changed();
}

void LabRun::keepPartial(std::size_t task) {
    if (m_states[task].found.is_null()) return;
    const auto written = writeFileAtomically(file(task, "partial.json").toStdString(),
                                             toText(m_states[task].found) + "\n", Flush::No);
    if (!written) emit problem(translated(written.error()));
}

void LabRun::save(const QUrl& file, const std::string& content) {
    const auto written = writeFileAtomically(file.toLocalFile().toStdString(), content);
    if (!written) emit problem(translated(written.error()));
}

void LabRun::changeSoon() {
    if (!m_change.isActive()) m_change.start(kChangesAtMostEvery);
}

} // namespace parlour
