#include "app/desktop/program/finished_games.h"

#include "ai/catalogue/games.h"
#include "app/desktop/language/words.h"
#include "app/desktop/play/checked_table.h"
#include "app/desktop/store/statistics.h"
#include "core/base/file.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <system_error>
#include <utility>

namespace parlour {

namespace {

constexpr std::chrono::seconds kRetry{10};

// Ids come from files, too: as names of files they could be anything.
QString fileName(const QByteArray& id) {
    const QByteArray hash = QCryptographicHash::hash(id, QCryptographicHash::Sha256);
    return QString::fromLatin1(hash.toHex()) + ".json";
}

// Not one of the games. The end of a match's earlier deals' names has their number.
QString reviewOf(const QString& record, int earlierDeal) {
    return record + (earlierDeal > 0 ? '.' + QString::number(earlierDeal) : QString()) + ".review";
}

void removeGame(QDir& folder, const QString& file) {
    folder.remove(file);
    for (const QString& review : folder.entryList({file + "*.review"}, QDir::Files))
        folder.remove(review);
}

} // namespace

FinishedGames::FinishedGames(QString folder, QString history, QString statisticsFile,
                             QObject* parent)
    : QObject(parent),
      m_folder(std::move(folder)),
      m_history(std::move(history)),
      m_statisticsFile(std::move(statisticsFile)) {
    start();
}

FinishedGames::~FinishedGames() {
    if (!m_thread.joinable()) return;
    m_thread.request_stop();
    m_thread.join();
}

void FinishedGames::start() {
    try {
        m_thread = std::jthread([this](const std::stop_token& end) { work(end); });
    } catch (const std::system_error&) {
        tell(tr("Finished games are kept and will be counted later."));
    }
}

QString FinishedGames::fileFor(const std::string& id) const {
    return m_folder + '/' + fileName(QByteArray::fromStdString(id));
}

QString FinishedGames::historyFile(const QString& history, const QString& game, const QString& id) {
    if (history.isEmpty() || !findGame(game.toStdString())) return {};
    return history + '/' + game + '/' + fileName(id.toUtf8());
}

QString FinishedGames::reviewFileFor(const QString& game, const QString& id,
                                     int earlierDeal) const {
    const QString record = historyFile(m_history, game, id);
    return record.isEmpty() ? record : reviewOf(record, earlierDeal);
}

void FinishedGames::forget(const QString& history, const QString& game, const QDateTime& until) {
    if (history.isEmpty() || !findGame(game.toStdString())) return;
    QDir folder(history + '/' + game);
    for (const QFileInfo& file : folder.entryInfoList({"*.json"}, QDir::Files)) {
        if (file.lastModified() > until) continue;
        removeGame(folder, file.fileName());
    }
}

void FinishedGames::countSoon() {
    {
        const std::lock_guard lock(m_mutex);
        m_hasNew = true;
    }
    if (!m_thread.joinable()) start();
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
    if (!moveToHistory(file, QString::fromStdString(record->game()), problems)) return false;
    QMetaObject::invokeMethod(this, &FinishedGames::counted, Qt::QueuedConnection);
    return true;
}

bool FinishedGames::moveToHistory(const QString& file, const QString& game,
                                  QStringList& problems) const {
    QDir folder(m_history + '/' + game);
    std::error_code error;
    std::filesystem::create_directories(folder.path().toStdString(), error);
    if (!error)
        std::filesystem::rename(file.toStdString(),
                                folder.filePath(QFileInfo(file).fileName()).toStdString(), error);
    if (error && QFile::exists(file)) { // else another program has moved it
        problems << tr("A finished game cannot be kept in %1: %2")
                        .arg(folder.path(), QString::fromStdString(error.message()));
        return false;
    }
    const QStringList kept = folder.entryList({"*.json"}, QDir::Files, QDir::Time);
    for (const QString& old : kept.mid(kMostKept)) removeGame(folder, old);
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
