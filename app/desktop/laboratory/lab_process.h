// One `parlour-lab` at work, a program of its own: it slows neither a game nor the window, and if
// it fails, nothing else does. What it says is not trusted.
#pragma once

#include "core/base/json.h"

#include <QObject>
#include <QProcess>
#include <QString>
#include <QStringList>
#include <QTimer>

#include <optional>

namespace parlour {

// Where a program of ours is: beside this one, or on the path; empty: nowhere.
QString findProgram(const QString& name);
inline QString findLab() { return findProgram(QStringLiteral("parlour-lab")); }

// How far a command is (app/lab/PROTOCOL.md section 4).
struct LabProgress {
    std::int64_t done = 0;
    std::int64_t of = 0;
    std::optional<double> secondsLeft{};
    Json partial{}; // the report so far

    // Errors: the line is no such object.
    static Result<LabProgress> parse(const std::string& line);
};

class LabProcess : public QObject {
    Q_OBJECT

public:
    static constexpr qsizetype kLongestLine = 4 << 20;      // bytes of progress
    static constexpr qsizetype kLargestReport = 64 << 20;   // bytes
    static constexpr qsizetype kLargestTable = 100'000'000; // bytes that Q-learning leaves
    static constexpr int kLongestComplaint = 600;           // characters of what went wrong

    // `program`: as findLab().
    explicit LabProcess(QString program, QObject* parent = nullptr);
    ~LabProcess() override; // stops it, and waits for it a few seconds at most

    // Precondition: it does not run. The arguments should ask for "--json -" and "--progress json".
    void start(const QStringList& arguments);
    bool isRunning() const { return m_process.state() != QProcess::NotRunning; }
    // It ends soon, with stopped(): what it has done is in the file of its "--resume".
    void stop();

signals:
    void progressed(const parlour::LabProgress& progress);
    // Exactly one of these for each start().
    void finished(const parlour::Json& report);
    void stopped();
    void failed(const QString& why);

private:
    void readProgress();
    void readReport();
    void end(int code, QProcess::ExitStatus status);
    void giveUp(const QString& why);

    const QString m_program;
    QProcess m_process;
    QTimer m_patience; // after a request to stop
    QByteArray m_line; // the beginning of one
    QByteArray m_report;
    QString m_complaint; // the last words that are no progress
    QString m_failure;   // why it was killed
    bool m_isStopping = false;
};

} // namespace parlour
