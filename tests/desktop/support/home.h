// A home of the program's own for one test: its settings, saved games and statistics.
#pragma once

#include "tests/support/temporary_folder.h"

#include <QFile>
#include <QString>
#include <QUrl>

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

namespace parlour::test {

inline QString path(const std::filesystem::path& p) { return QString::fromStdString(p.string()); }
inline QUrl url(const std::filesystem::path& p) { return QUrl::fromLocalFile(path(p)); }

// The folders of the program's home, also for programs that are started from here.
inline void useHome(const std::filesystem::path& home) {
    qputenv("HOME", home.c_str());
    qputenv("XDG_CONFIG_HOME", (home / "config").c_str());
    qputenv("XDG_DATA_HOME", (home / "data").c_str());
    qputenv("XDG_CACHE_HOME", (home / "cache").c_str());
    const std::filesystem::path runtime = home / "runtime";
    std::filesystem::create_directories(runtime);
    std::filesystem::permissions(runtime, std::filesystem::perms::owner_all);
    qputenv("XDG_RUNTIME_DIR", runtime.c_str());
}

class Home {
public:
    Home() { useHome(m_folder.path()); }

    std::filesystem::path settings() const { return m_folder / "config/parlour/settings.ini"; }
    std::filesystem::path autosave() const { return m_folder / "data/parlour/autosave.json"; }
    std::filesystem::path statistics() const { return m_folder / "data/parlour/statistics.sqlite"; }
    std::filesystem::path finished() const { return m_folder / "data/parlour/finished"; }
    std::filesystem::path history() const { return m_folder / "data/parlour/history"; }
    std::filesystem::path operator/(std::string_view name) const { return m_folder / name; }

    // English and no motion, and these settings besides.
    void writeSettings(const std::vector<std::pair<std::string, std::string>>& more = {}) const {
        std::string text = "[General]\nversion=1\nlanguage=en\nmotion=reduced\npace=instant\n"
                           "animationSpeed=3\nsound=false\n";
        for (const auto& [name, value] : more) text += name + "=" + value + "\n";
        write(settings(), text);
    }

    static void write(const std::filesystem::path& path, const std::string& content) {
        std::filesystem::create_directories(path.parent_path());
        QFile file(QString::fromStdString(path.string()));
        if (!file.open(QIODevice::WriteOnly) ||
            file.write(content.data(), static_cast<qint64>(content.size())) < 0)
            qFatal("%s cannot be written", path.c_str());
    }

private:
    TemporaryFolder m_folder;
};

} // namespace parlour::test
