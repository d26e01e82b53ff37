// Somebody who uses the program, called `person` in flows.
#pragma once

#include "tests/desktop/support/home.h"
#include "tests/desktop/support/running_program.h"

#include <QObject>
#include <QUrl>
#include <QVariantMap>

#include <memory>

namespace parlour::test {

class Person : public QObject {
    Q_OBJECT

    Q_PROPERTY(QQuickWindow* window READ window NOTIFY changed)
    Q_PROPERTY(parlour::Program* program READ program NOTIFY changed)
    Q_PROPERTY(parlour::GameSession* session READ session NOTIFY changed)
    Q_PROPERTY(QStringList messages READ messages NOTIFY changed)
    Q_PROPERTY(QQuickItem* focus READ focusItem NOTIFY changed)
    Q_PROPERTY(QString focusName READ focusName NOTIFY changed)

public:
    QQuickWindow* window() const { return m_running ? &m_running->window() : nullptr; }
    Program* program() const { return m_running ? &m_running->program() : nullptr; }
    GameSession* session() const { return m_running ? m_running->session() : nullptr; }
    QStringList messages() const { return m_running ? m_running->messages() : QStringList(); }
    QQuickItem* focusItem() const { return m_running ? m_running->focusItem() : nullptr; }
    QString focusName() const { return focusItem() ? accessibleName(*focusItem()) : QString(); }

    // A fresh home, except that nothing moves.
    Q_INVOKABLE void moveIn();
    // "--game briscola --seed 7"
    Q_INVOKABLE void start(const QString& arguments = {});
    Q_INVOKABLE void stop();

    Q_INVOKABLE void press(const QString& keys) { m_running->press(keys); }
    Q_INVOKABLE void type(const QString& text) { m_running->type(text); }
    // Tabs on until the focus is on what has this name; false: it is not there.
    Q_INVOKABLE bool tabTo(const QString& name);

    Q_INVOKABLE bool sees(const QString& name) { return find(name) != nullptr; }
    Q_INVOKABLE QQuickItem* find(const QString& name);
    // Anything whose name begins with this.
    Q_INVOKABLE QQuickItem* findLike(const QString& beginning);
    // The names of all that have this role, such as "ListItem".
    Q_INVOKABLE QStringList findAll(const QString& role);
    Q_INVOKABLE bool reads(const QString& text) { return findText(text) != nullptr; }
    Q_INVOKABLE QQuickItem* findText(const QString& text); // a text on the screen with this in it
    Q_INVOKABLE void click(const QString& name);
    Q_INVOKABLE void clickItem(QQuickItem* item) { m_running->click(*item); }
    // Gives the new-game sheet a file for a rule option, as the file dialog does.
    Q_INVOKABLE bool chooseFile(const QString& option, const QUrl& file);
    // Moves an item with the mouse held down.
    Q_INVOKABLE void drag(QQuickItem* item, int dx, int dy);

    // Where a part of the table is. A flow must not call a function of the program's QML itself: it
    // belongs to another engine, and this one would crash when it collects garbage.
    Q_INVOKABLE QRectF targetRect(QQuickItem* table, const QString& name) const;
    Q_INVOKABLE QVariantList hand();    // items, from left to right
    Q_INVOKABLE QStringList pictures(); // of all cards that are painted: "italian/KC"
    Q_INVOKABLE QStringList moves() const;
    Q_INVOKABLE QStringList legalMoves() const;
    Q_INVOKABLE QString deal() const;       // all its cards
    Q_INVOKABLE QVariantMap record() const; // {takeBacks, hints, scores, undone, deal}
    Q_INVOKABLE QVariantMap seat(int index) const;
    Q_INVOKABLE QVariantMap totals(const QString& game); // of finished games
    // The open hint advises another move than before.
    Q_INVOKABLE void changeAdvice();

signals:
    void changed();

private:
    std::unique_ptr<Home> m_home;
    std::unique_ptr<RunningProgram> m_running;
};

} // namespace parlour::test
