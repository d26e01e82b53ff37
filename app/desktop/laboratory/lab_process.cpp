#include "app/desktop/laboratory/lab_process.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QStandardPaths>

#include <csignal>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

namespace parlour {

namespace {

constexpr int kNice = 15;
constexpr int kPatience = 10'000; // milliseconds from a request to stop to an end by force
constexpr int kLastPatience = 3'000;
constexpr int kInterrupted = 130; // exit code (app/lab/PROTOCOL.md section 5)

// In the new process: all else goes first, and it ends when this program does.
void goLast() {
    if (nice(kNice) < 0) return; // harmless
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, SIGTERM);
#endif
}

} // namespace

QString findProgram(const QString& name) {
    const QFileInfo beside(QCoreApplication::applicationDirPath() + QLatin1Char('/') + name);
    return beside.isExecutable() ? beside.filePath() : QStandardPaths::findExecutable(name);
}

Result<LabProgress> LabProgress::parse(const std::string& line) {
    auto json = parseJson(line);
    if (!json) return std::move(json.error());
    LabProgress progress;
    for (const auto& [name, place] :
         {std::pair{"done", &LabProgress::done}, {"of", &LabProgress::of}}) {
        const auto number = integerMember(*json, name, 0, std::int64_t{1} << 50);
        if (!number) return number.error();
        progress.*place = *number;
    }
    const auto left = member(*json, "seconds_left");
    if (!left) return left.error();
    if ((*left)->is_number()) progress.secondsLeft = (*left)->get<double>();
    const auto partial = objectMember(*json, "partial");
    if (!partial) return partial.error();
    progress.partial = **partial;
    return progress;
}

LabProcess::LabProcess(QString program, QObject* parent)
    : QObject(parent), m_program(std::move(program)) {
    m_process.setStandardInputFile(QProcess::nullDevice());
    m_process.setChildProcessModifier(goLast);
    m_patience.setSingleShot(true);
    connect(&m_patience, &QTimer::timeout, &m_process, &QProcess::kill);
    connect(&m_process, &QProcess::readyReadStandardError, this, &LabProcess::readProgress);
    connect(&m_process, &QProcess::readyReadStandardOutput, this, &LabProcess::readReport);
    connect(&m_process, &QProcess::finished, this, &LabProcess::end);
    connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            emit failed(tr("%1 could not be started.").arg(m_program));
    });
}

LabProcess::~LabProcess() {
    m_process.disconnect(this);
    if (!isRunning()) return;
    m_process.terminate();
    if (!m_process.waitForFinished(kLastPatience)) m_process.kill();
}

void LabProcess::start(const QStringList& arguments) {
    m_line.clear();
    m_report.clear();
    m_complaint.clear();
    m_failure.clear();
    m_isStopping = false;
    m_process.start(m_program, arguments);
}

void LabProcess::stop() {
    if (!isRunning() || m_isStopping) return;
    m_isStopping = true;
    m_process.terminate();
    m_patience.start(kPatience);
}

// Of several lines that have come together only the last counts.
void LabProcess::readProgress() {
    m_line += m_process.readAllStandardError();
    if (!m_failure.isEmpty()) return m_line.clear();
    const qsizetype end = m_line.lastIndexOf('\n');
    if (end < 0) {
        if (m_line.size() > kLongestLine) giveUp(tr("It told a line without an end."));
        return;
    }
    std::optional<LabProgress> last;
    for (const QByteArray& line : m_line.left(end).split('\n')) {
        if (line.startsWith('{')) continue;
        if (!line.trimmed().isEmpty())
            m_complaint =
                QString::fromUtf8(line.left(4 * kLongestComplaint)).left(kLongestComplaint);
    }
    const qsizetype begin = m_line.lastIndexOf('\n', end - 1) + 1;
    const std::string line = m_line.mid(begin, end - begin).toStdString();
    m_line.remove(0, end + 1);
    if (m_isStopping || !line.starts_with('{')) return;
    if (const auto progress = LabProgress::parse(line)) emit progressed(*progress);
}

void LabProcess::readReport() {
    m_report += m_process.readAllStandardOutput();
    if (!m_failure.isEmpty()) return m_report.clear();
    if (m_report.size() > kLargestReport) giveUp(tr("Its report has no end."));
}

void LabProcess::giveUp(const QString& why) {
    if (!m_failure.isEmpty()) return;
    m_failure = why;
    m_process.kill();
}

void LabProcess::end(int code, QProcess::ExitStatus status) {
    m_patience.stop();
    readProgress();
    readReport();
    if (!m_failure.isEmpty()) {
        emit failed(m_failure);
    } else if (status == QProcess::NormalExit ? code == kInterrupted : m_isStopping) {
        emit stopped();
    } else if (status == QProcess::CrashExit) {
        emit failed(tr("It ended suddenly (signal %1).").arg(code));
    } else if (code != 0) {
        m_complaint.remove(QStringLiteral("parlour-lab: "));
        emit failed(m_complaint.isEmpty()
                        ? tr("It failed without a reason (exit code %1).").arg(code)
                        : m_complaint);
    } else if (const auto report = parseJson(m_report.toStdString()); report) {
        emit finished(*report);
    } else {
        emit failed(tr("Its report cannot be read."));
    }
}

} // namespace parlour
