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

// Runs the program until something becomes true; false: not within a long time.
bool waitFor(const std::function<bool()>& isTrue);

// Whether an item is of a type of QML file ("NamePlate"), or of one made from it.
bool isA(const QQuickItem& item, const char* type);

class RunningProgram {
public:
    // The environment says which home. The window is shown when this returns.
    explicit RunningProgram(const CommandLine& line = {});

    Program& program() { return *m_program; }
    GameSession* session() { return m_program->session(); }
    QQuickWindow& window() { return *m_window; }
    const QStringList& messages() const { return m_messages; } // shown to the person

    // "Ctrl+Z", "Return"
    void press(const QString& keys);
    void type(const QString& text);
    // A left click in the middle.
    void click(QQuickItem& item);
    // Waits for the next frame.
    void waitForFrame();
    // Waits until nothing fades or moves.
    void waitForRest();

    // The visible, enabled item with this accessible name; null: there is none.
    QQuickItem* find(const QString& name, QAccessible::Role role = QAccessible::NoRole);
    // All visible items, in the order of painting.
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

// The visible items inside `top`, and itself, in the order of painting.
QList<QQuickItem*> visibleItems(QQuickItem* top);

QString accessibleName(QQuickItem& item);
QString accessibleDescription(QQuickItem& item);
QAccessible::Role accessibleRole(QQuickItem& item); // NoRole: screen readers do not see it

} // namespace parlour::test
