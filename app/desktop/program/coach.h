// Leads a newcomer through the lessons of a course (models/course.h): tells each step, lets the
// learner answer on the table, and says what is right or wrong about it.
#pragma once

#include "app/desktop/models/course.h"
#include "app/desktop/play/game_session.h"
#include "app/desktop/store/settings.h"

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QVariantList>

#include <memory>

namespace parlour {

class Coach : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has one")

    // "Lesson 2 of 7", and what it is about
    Q_PROPERTY(QString caption READ caption NOTIFY changed)
    // What is said now: {words, target, waits (for a move, else for goOn()), done (the lesson is)};
    // empty: nothing, until the moves before it are played
    Q_PROPERTY(QVariantMap step READ step NOTIFY changed)
    Q_PROPERTY(bool hasNext READ hasNext NOTIFY changed) // a lesson after this one

public:
    static constexpr Seat kLearner = 0;

    // The settings know which lessons were taken.
    explicit Coach(Settings& settings, QObject* parent = nullptr);

    bool isTeaching() const { return m_session != nullptr; } // a lesson is at the table
    QString caption() const;
    QVariantMap step() const;
    bool hasNext() const;

    // Of the course of a game: {title, taken}
    Q_INVOKABLE QVariantList lessons(const QString& game) const;

    // The position at which a lesson begins. Precondition: the game has it, counted from 0.
    std::unique_ptr<Table> begin(const QString& game, int lesson);
    // To the next step or, after the last one, lesson. The position at which it begins; null: it is
    // told where this one ended.
    std::unique_ptr<Table> goOn();
    // The position is at the table.
    void follow(GameSession& session);

signals:
    void changed();
    void missed(); // the learner's move was wrong

private:
    enum class State { Told, Missed, Answered, Done };

    const Course& course() const;
    const CourseLesson& lesson() const { return course()[m_lesson]; }
    const CourseStep& present() const { return lesson().steps[m_step]; }
    std::unique_ptr<Table> position() const;
    bool take(const QString& move);
    void setState(State state);
    void count();
    void forget();

    Settings& m_settings;
    QString m_game;
    std::size_t m_lesson = 0;
    std::size_t m_step = 0;
    State m_state = State::Told;
    QPointer<GameSession> m_session;
};

} // namespace parlour
