#include "app/desktop/program/services.h"

#include <QAccessible>
#include <QClipboard>
#include <QGuiApplication>
#include <QLocale>

namespace parlour {

Services::Services(QObject* parent) : QObject(parent) {
    QCoreApplication::instance()->installEventFilter(this);
}

bool Services::eventFilter(QObject* object, QEvent* event) {
    // Keys that are shortcuts send nothing but a ShortcutOverride.
    const bool isKey =
        event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    const bool isMouse = event->type() == QEvent::MouseButtonPress;
    if ((isKey || isMouse) && m_keysInUse != isKey) {
        m_keysInUse = isKey;
        emit keysInUseChanged();
    }
    return QObject::eventFilter(object, event);
}

void Services::announce(QQuickItem* item) {
    if (!QAccessible::isActive() || !item) return;
    QAccessibleEvent event(item, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void Services::copy(const QString& text) { QGuiApplication::clipboard()->setText(text); }

QString Services::pasted() const { return QGuiApplication::clipboard()->text(); }

QString Services::listed(const QStringList& items) const {
    return QLocale().createSeparatedList(items);
}

QString Services::clockTime(const QDateTime& time) const {
    const QLocale locale;
    QString format = locale.timeFormat(QLocale::ShortFormat);
    // Qt 6.4 does not know the letter B, for "in the afternoon" in Taiwan, and would print it.
    if (format.startsWith(u'B')) format.replace(0, 1, QStringLiteral("AP"));
    return locale.toString(time.time(), format);
}

} // namespace parlour
