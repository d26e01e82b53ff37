#include "app/desktop/store/paths.h"

#include <QStandardPaths>

namespace parlour {

namespace {

QString inFolder(QStandardPaths::StandardLocation location, const QString& name) {
    return QStandardPaths::writableLocation(location) + QLatin1Char('/') + name;
}

} // namespace

QString settingsFile() {
    return inFolder(QStandardPaths::AppConfigLocation, QStringLiteral("settings.ini"));
}
QString autosaveFile() {
    return inFolder(QStandardPaths::AppDataLocation, QStringLiteral("autosave.json"));
}
QString statisticsFile() {
    return inFolder(QStandardPaths::AppDataLocation, QStringLiteral("statistics.sqlite"));
}

} // namespace parlour
