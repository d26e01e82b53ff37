#include "app/desktop/store/settings.h"

#include "app/desktop/language/words.h"
#include "core/base/file.h"

#include <QFileInfo>
#include <QMetaProperty>
#include <QSettings>

#include <algorithm>
#include <optional>

namespace parlour {

namespace {

// A stored value, its default and its range.
struct Value {
    const char* name;
    QVariant fallback;
    QStringList words{}; // allowed texts; none: any
    double least = 0;    // of numbers
    double most = 0;
};

const QList<Value>& values() {
    static const QList<Value> kValues{
        {"language", QString(), {}},
        {"tableTheme", "green", {"green", "midnight", "washi"}},
        {"chrome", "system", {"system", "light", "dark"}},
        {"cardBack", "table", {"table", "indigo", "wine", "pine"}},
        {"cardScale", 1.0, {}, 0.7, 1.6},
        {"textScale", 1.0, {}, 1.0, 1.5},
        {"highContrast", false},
        {"fourColours", false},
        {"largeIndices", false},
        {"motion", "system", {"system", "full", "reduced"}},
        {"animationSpeed", 1.0, {}, 0.5, 3.0},
        {"pace", "normal", {"relaxed", "normal", "quick", "instant"}},
        {"tutor", "off", {"off", "gentle", "strict"}},
        {"mistakeFrom", 5, {}, 1, 20},
        {"turnClock", false},
        {"programFault", "wait", {"wait", "move"}},
        {"chanceChart", false},
        {"cardCounter", false},
        {"remarks", true},
        {"sound", true},
        {"ambience", false},
        {"volume", 0.7, {}, 0.0, 1.0},
        {"rendering", "automatic", {"automatic", "opengl", "software"}},
        {"playerName", QString(), {}},
        {"portrait", 4, {}, 1, 12},
        {"lastGame", "briscola"},
        {"lastSetups", QString(), {}},
        {"lessonsOffered", QString(), {}},
        {"lessonsTaken", QString(), {}},
        {"windowWidth", 1280, {}, 600, 10000},
        {"windowHeight", 800, {}, 400, 10000},
        {"systemWasDark", false},
    };
    return kValues;
}

QVariant allowed(const Value& value, QVariant stored) {
    if (!stored.isValid() || !stored.convert(value.fallback.metaType())) return value.fallback;
    if (!value.words.isEmpty() && !value.words.contains(stored.toString())) return value.fallback;
    if (value.least < value.most) {
        const double number = stored.toDouble();
        if (!(number >= value.least && number <= value.most)) return value.fallback;
    }
    return stored;
}

bool isUsable(const QSettings& stored) {
    bool isNumber = false;
    const int version = stored.value("version").toInt(&isNumber);
    return stored.status() == QSettings::NoError && isNumber && version >= 1 &&
           version <= Settings::kVersion;
}

} // namespace

Settings::Settings(QString file, Keeping keeping, QObject* parent)
    : QObject(parent), m_file(std::move(file)), m_keeping(keeping) {
    read();
    m_writeSoon.setSingleShot(true);
    m_writeSoon.setInterval(300);
    connect(this, &Settings::changed, &m_writeSoon, qOverload<>(&QTimer::start));
    connect(&m_writeSoon, &QTimer::timeout, this, &Settings::write);
}

Settings::~Settings() {
    if (m_writeSoon.isActive()) write();
}

void Settings::read() {
    const QFileInfo info(m_file);
    if (info.exists() && !info.isFile()) { // reading a pipe would wait for ever
        m_problem = tr("The settings could not be read: %1").arg(m_file);
        m_keeping = Keeping::ReadOnly;
    }
    std::optional<QSettings> stored;
    if (info.isFile() && info.size() <= static_cast<qint64>(kLargestFile))
        stored.emplace(m_file, QSettings::IniFormat);
    if (info.isFile() && m_keeping == Keeping::ReadAndWrite && !(stored && isUsable(*stored))) {
        stored.reset();
        const auto aside = keepAside(m_file.toStdString());
        m_problem = aside ? tr("The settings could not be read and were reset. The old file was "
                               "kept as %1.")
                                .arg(QString::fromStdString(aside->string()))
                          : tr("The settings could not be read: %1").arg(translated(aside.error()));
    }
    const bool wasBlocked = blockSignals(true);
    for (const Value& value : values())
        setProperty(value.name, allowed(value, stored ? stored->value(value.name) : QVariant()));
    blockSignals(wasBlocked);
    m_stored = current();
}

QVariantMap Settings::current() const {
    QVariantMap map;
    for (const Value& value : values()) map[value.name] = property(value.name);
    return map;
}

// Only what has changed here: another program may have changed the rest.
void Settings::write() {
    if (m_keeping == Keeping::ReadOnly) return;
    QSettings stored(m_file, QSettings::IniFormat);
    stored.setValue("version", kVersion);
    const QVariantMap now = current();
    for (const Value& value : values())
        if (now[value.name] != m_stored[value.name]) stored.setValue(value.name, now[value.name]);
    stored.sync();
    if (stored.status() == QSettings::NoError)
        m_stored = now;
    else
        emit writingFailed(m_file);
}

void Settings::reset() {
    const bool wasBlocked = blockSignals(true);
    for (const Value& value : values())
        if (!QByteArrayList{"playerName", "portrait", "lastGame", "lastSetups", "lessonsOffered",
                            "lessonsTaken", "windowWidth", "windowHeight", "systemWasDark"}
                 .contains(value.name))
            setProperty(value.name, value.fallback);
    blockSignals(wasBlocked);
    emit changed();
}

} // namespace parlour
