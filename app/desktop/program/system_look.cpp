#include "app/desktop/program/system_look.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QFile>
#include <QGuiApplication>
#include <QPalette>

namespace parlour {

namespace {

const auto kSpace = QStringLiteral("org.freedesktop.appearance");
const auto kService = QStringLiteral("org.freedesktop.portal.Desktop");
const auto kPath = QStringLiteral("/org/freedesktop/portal/desktop");
const auto kInterface = QStringLiteral("org.freedesktop.portal.Settings");

// Without one, connecting to the session bus would start a new bus.
bool hasSessionBus() {
    return qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS") ||
           QFile::exists(qEnvironmentVariable("XDG_RUNTIME_DIR") + QStringLiteral("/bus"));
}

} // namespace

void SystemLook::connectToPortal() {
    m_dark = QGuiApplication::palette().color(QPalette::Window).lightness() < 128;
    emit changed();
    if (!hasSessionBus()) return;
    QDBusConnection::sessionBus().connect(kService, kPath, kInterface,
                                          QStringLiteral("SettingChanged"), this,
                                          SLOT(settingChanged(QString, QString, QDBusVariant)));
    for (const char* key : {"color-scheme", "reduced-motion", "contrast"})
        read(QString::fromLatin1(key));
}

void SystemLook::read(const QString& key) {
    QDBusMessage question =
        QDBusMessage::createMethodCall(kService, kPath, kInterface, QStringLiteral("Read"));
    question << kSpace << key;
    auto* watcher =
        new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(question), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, key, watcher] {
        const QDBusPendingReply<QDBusVariant> reply = *watcher;
        if (reply.isValid()) settingChanged(kSpace, key, reply.value());
        watcher->deleteLater();
    });
}

void SystemLook::settingChanged(const QString& space, const QString& key,
                                const QDBusVariant& value) {
    if (space != kSpace) return;
    QVariant inner = value.variant(); // Read wraps its answer twice
    if (inner.canConvert<QDBusVariant>()) inner = inner.value<QDBusVariant>().variant();
    const uint setting = inner.toUInt();
    if (key == u"color-scheme") m_dark = setting == 1;
    if (key == u"reduced-motion") m_reducedMotion = setting == 1;
    if (key == u"contrast") m_highContrast = setting == 1;
    emit changed();
}

} // namespace parlour
