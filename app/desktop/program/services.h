// Small services for QML that need nothing from the program.
#pragma once

#include <QDateTime>
#include <QObject>
#include <QQmlEngine>
#include <QQuickItem>

namespace parlour {

class Services : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

    // Keys are being used, not the mouse: the focus is shown.
    Q_PROPERTY(bool keysInUse READ areKeysInUse NOTIFY keysInUseChanged)

public:
    explicit Services(QObject* parent = nullptr);

    bool areKeysInUse() const { return m_keysInUse; }

    // Makes screen readers say the item's accessible name.
    Q_INVOKABLE void announce(QQuickItem* item);
    Q_INVOKABLE void copy(const QString& text); // to the clipboard
    Q_INVOKABLE QString pasted() const;         // from there
    // "A, B and C", as the language writes it
    Q_INVOKABLE QString listed(const QStringList& items) const;
    // "5:56", as the language writes it
    Q_INVOKABLE QString clockTime(const QDateTime& time) const;

    bool eventFilter(QObject* object, QEvent* event) override;

signals:
    void keysInUseChanged();

private:
    bool m_keysInUse = false;
};

} // namespace parlour
