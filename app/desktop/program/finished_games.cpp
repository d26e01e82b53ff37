#include "app/desktop/program/finished_games.h"

#include "app/desktop/language/words.h"
#include "app/desktop/play/checked_table.h"
#include "app/desktop/store/statistics.h"
#include "core/base/file.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>

#include <algorithm>
#include <chrono>
#include <utility>

namespace parlour {

namespace {

constexpr std::chrono::seconds kRetry{10};

} // namespace

FinishedGames::FinishedGames(QString folder, QString statisticsFile, QObject* parent)
    : QObject(parent),
      m_folder(std::move(folder)),
      m_statisticsFile(std::move(statisticsFile)),
      m_thread([this](const std::stop_token& end) { work(end); }) {}

FinishedGames::~FinishedGames() {
    m_thread.request_stop();
    m_thread.join();
}

// Ids come from files, too: as names of files they could be anything.
QString FinishedGames::fileFor(const std::string& id) const {
    const QByteArray hash =
        QCryptographicHash::hash(QByteArray::fromStdString(id), QCryptographicHash::Sha256);
    return m_folder + '/' + QString::fromLatin1(hash.toHex()) + ".json";
}

void FinishedGames::countSoon() {
    {
        const std::lock_guard lock(m_mutex);
        m_hasNew = true;
    }
    m_wake.notify_one();
}

void FinishedGames::work(const std::stop_token& end) {
    while (true) {
        const bool isLast = end.stop_requested();
        const bool isDone = countAll();
        if (isLast) return;
        std::unique_lock lock(m_mutex);
        const auto hasNew = [this] { return m_hasNew; };
        if (isDone)
            m_wake.wait(lock, end, hasNew);
        else
            m_wake.wait_for(lock, end, kRetry, hasNew);
        m_hasNew = false;
    }
}

bool FinishedGames::countAll() {
    const QStringList files = QDir(m_folder).entryList({"*.json"}, QDir::Files, QDir::Name);
    if (files.isEmpty()) return true;
    // Opened for the occasion: another program may set the file aside at any other time.
    Statistics statistics(m_statisticsFile);
    QStringList problems;
    connect(&statistics, &Statistics::problem, &statistics,
            [&](const QString& text) { problems << text; });
    const bool isDone = std::ranges::all_of(files, [&](const QString& file) {
        return count(statistics, m_folder + '/' + file, problems);
    });
    if (!isDone) problems << tr("Finished games are kept and will be counted later.");
    tell(problems.join(u' '));
    return isDone;
}

bool FinishedGames::count(Statistics& statistics, const QString& file, QStringList& problems) {
    const auto content = readFile(file.toStdString());
    auto record = content ? parseRecord(*content) : Result<Record>(content.error());
    const auto table = record ? checkedTable(*record) : record.error();
    if (!table) {
        if (!QFile::exists(file)) return true; // another program has counted it
        const auto aside = keepAside(file.toStdString());
        if (aside)
            problems << tr("A finished game could not be read and was kept as %1. %2")
                            .arg(QString::fromStdString(aside->string()),
                                 translated(table.error()));
        return aside.has_value();
    }
    const auto ending = (*table)->isOver() ? gameEnding(*record, **table) : std::nullopt;
    if (!statistics.add(*record, ending)) return false;
    QFile::remove(file);
    QMetaObject::invokeMethod(this, &FinishedGames::counted, Qt::QueuedConnection);
    return true;
}

void FinishedGames::tell(const QString& text) {
    if (m_told == text) return;
    m_told = text;
    if (text.isEmpty()) return;
    QMetaObject::invokeMethod(
        this, [this, text] { emit problem(text); }, Qt::QueuedConnection);
}

} // namespace parlour
