// The program with its window, in this process, and hands to use it with: keys, the mouse, and the
// names by which a screen reader knows things.
#pragma once

#include "app/desktop/program/command_line.h"
#include "app/desktop/program/program.h"

#include <QAccessible>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>

#include <functional>
#include <memory>

namespace parlour::test {

// Lets the program go on until something has become true; false: it has not in a long time.
bool waitFor(const std::function<bool()>& isTrue);

class RunningProgram {
public:
    // The home is that of the environment. The window is shown when this returns.
    explicit RunningProgram(const CommandLine& line = {});

    Program& program() { return *m_program; }
    GameSession* session() { return m_program->session(); }
    QQuickWindow& window() { return *m_window; }
    const QStringList& messages() const { return m_messages; } // that the person was shown

    // "Ctrl+Z", "Return"
    void press(const QString& keys);
    void type(const QString& text);
    // A left click in the middle.
    void click(QQuickItem& item);
    // What is painted next is there.
    void waitForFrame();
    // Nothing fades or moves any more.
    void waitForRest();

    // The item that can be seen and used and has this accessible name; none: null.
    QQuickItem* find(const QString& name, QAccessible::Role role = QAccessible::NoRole);
    // All items that can be seen, in the order in which they are painted.
    QList<QQuickItem*> visibleItems();
    // The cards of the person at the bottom that can be played now, from left to right.
    QList<QQuickItem*> hand();
    QQuickItem* focusItem() { return m_window->activeFocusItem(); }

private:
    std::unique_ptr<Program> m_program;
    std::unique_ptr<QQmlApplicationEngine> m_engine;
    QQuickWindow* m_window = nullptr;
    QStringList m_messages;
};

// Items inside `top` and itself, in the order in which they are painted, but for invisible ones.
QList<QQuickItem*> visibleItems(QQuickItem* top);

QString accessibleName(QQuickItem& item);
QString accessibleDescription(QQuickItem& item);
QAccessible::Role accessibleRole(QQuickItem& item); // NoRole: screen readers do not see it

} // namespace parlour::test
