// Leads a newcomer through a lesson: tells each step when it applies to what the table shows, and
// keeps the computer players waiting meanwhile.
#pragma once

#include "app/desktop/models/lesson.h"
#include "app/desktop/models/table_model.h"

namespace parlour {

class Teacher : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has one")

    // What shows the session at the table.
    Q_PROPERTY(parlour::TableModel* table READ table WRITE setTable NOTIFY changed)
    // A lesson is going on.
    Q_PROPERTY(bool teaching READ isTeaching NOTIFY changed)
    // What is said now: {words, target, waits (for a move, else for next())}; empty: nothing
    Q_PROPERTY(QVariantMap step READ step NOTIFY changed)
    // What decided the deal, once it is over
    Q_PROPERTY(QString ending READ ending NOTIFY changed)

public:
    using QObject::QObject;

    TableModel* table() const { return m_table; }
    void setTable(TableModel* table);
    bool isTeaching() const { return m_lesson && m_session; }
    QVariantMap step() const;
    QString ending() const;

    // The lesson must outlive the session, which ends it.
    void teach(const Lesson& lesson, GameSession& session);
    Q_INVOKABLE void next();  // the step has been read
    Q_INVOKABLE void leave(); // the deal goes on without it

signals:
    void changed();

private:
    static constexpr int kNone = -1;

    bool isAtTable() const; // it is the taught deal that the table shows
    bool isShown() const;   // to its latest move
    std::optional<Cue> cue(int step) const;
    QString inWords(const std::vector<Reason>& sentences) const;
    void look();
    void forget();

    const Lesson* m_lesson = nullptr;
    QPointer<GameSession> m_session;
    QPointer<TableModel> m_table;
    std::vector<bool> m_isTold; // by step
    int m_step = kNone;         // the one that is being told
    int m_saidAfter = 0;        // so many moves
};

} // namespace parlour
