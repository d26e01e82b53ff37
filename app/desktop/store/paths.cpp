#include "app/desktop/store/paths.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

namespace parlour {

namespace {

QString inFolder(QStandardPaths::StandardLocation location, const QString& name) {
    return QStandardPaths::writableLocation(location) + QLatin1Char('/') + name;
}

} // namespace

QString settingsFile() {
    return inFolder(QStandardPaths::AppConfigLocation, QStringLiteral("settings.ini"));
}
QString statisticsFile() {
    return inFolder(QStandardPaths::AppDataLocation, QStringLiteral("statistics.sqlite"));
}

QString finishedFolder() {
    return inFolder(QStandardPaths::AppDataLocation, QStringLiteral("finished"));
}

QString laboratoryFolder() {
    return inFolder(QStandardPaths::AppDataLocation, QStringLiteral("laboratory"));
}

QString ownPlayersFile() {
    return inFolder(QStandardPaths::AppDataLocation, QStringLiteral("players.json"));
}

QString ownPlayerFiles() {
    return inFolder(QStandardPaths::AppDataLocation, QStringLiteral("players"));
}

QString historyFolder() {
    return inFolder(QStandardPaths::AppDataLocation, QStringLiteral("history"));
}

QString trainingFolder() {
    return inFolder(QStandardPaths::AppDataLocation, QStringLiteral("training"));
}

QString autosaveFile(int number) {
    return inFolder(QStandardPaths::AppDataLocation,
                    number == 1 ? QStringLiteral("autosave.json")
                                : QStringLiteral("autosave-%1.json").arg(number));
}

QList<int> autosaveNumbers() {
    QList<int> numbers;
    const QDir folder = QFileInfo(autosaveFile(1)).dir();
    for (const QFileInfo& file :
         folder.entryInfoList({QStringLiteral("autosave*.json")}, QDir::Files, QDir::Time)) {
        const int number = std::max(1, file.baseName().section(u'-', 1).toInt());
        if (file.fileName() == QFileInfo(autosaveFile(number)).fileName()) numbers << number;
    }
    return numbers;
}

QString autosaveLocks() {
    return inFolder(QStandardPaths::AppDataLocation, QStringLiteral("autosave.lock"));
}

} // namespace parlour
