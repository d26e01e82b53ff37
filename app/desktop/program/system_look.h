// What the desktop asks of programs: dark colours, less motion. Read from the settings portal
// (org.freedesktop.appearance) without making the first window wait for it.
#pragma once

#include <QDBusVariant>
#include <QObject>
#include <QQmlEngine>

namespace parlour {

class SystemLook : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(bool dark READ isDark NOTIFY changed)
    Q_PROPERTY(bool reducedMotion READ hasReducedMotion NOTIFY changed)
    Q_PROPERTY(bool highContrast READ hasHighContrast NOTIFY changed)

public:
    using QObject::QObject;

    bool isDark() const { return m_dark; }
    bool hasReducedMotion() const { return m_reducedMotion; }
    bool hasHighContrast() const { return m_highContrast; }

    // Reads the settings and follows their changes. Does nothing where there is no portal.
    void connectToPortal();

signals:
    void changed();

private slots:
    void settingChanged(const QString& space, const QString& key, const QDBusVariant& value);

private:
    void read(const QString& key);

    bool m_dark = false;
    bool m_reducedMotion = false;
    bool m_highContrast = false;
};

} // namespace parlour
