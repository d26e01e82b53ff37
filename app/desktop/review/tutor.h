// Looks at the moves of the person to move before they are played, and asks about one that gives up
// too much. It thinks ahead, on threads of its own, with what the person can know; whoever is
// quicker than its thinking waits a moment at most, and is not asked.
#pragma once

#include "app/desktop/play/game_session.h"
#include "app/desktop/review/live_judge.h"

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QTimer>

#include <memory>
#include <optional>

namespace parlour {

class Tutor : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has one")

    // What it asks: {words, move}, and once it is explained {best, why, whyNot if known}; empty:
    // nothing
    Q_PROPERTY(QVariantMap question READ question NOTIFY changed)
    Q_PROPERTY(bool asking READ isAsking NOTIFY changed)

public:
    // What it asks about: nothing, mistakes and worse, inaccuracies and worse.
    enum class Level { Off, Gentle, Strict };
    static Level levelNamed(const QString& name); // "off", "gentle", "strict"

    explicit Tutor(QObject* parent = nullptr);

    void setLevel(Level level);
    void setScales(const GradeScales& scales);
    void follow(GameSession& session); // until it is gone or another one is followed

    QVariantMap question() const;
    bool isAsking() const { return m_asked.has_value(); }

    // What it knows by now of a move at the table; none: too little.
    std::optional<Verdict> verdict(const QString& move) const;
    // Whether it would answer at once.
    Q_INVOKABLE bool knows(const QString& move) const;

    Q_INVOKABLE void takeBack(); // the person looks for another move
    Q_INVOKABLE void showWhy();
    Q_INVOKABLE void playAnyway();

signals:
    void changed();

private:
    struct Asked {
        QString move;
        Verdict verdict;
        bool isExplained = false;
    };

    void look(); // at the position
    void forget();
    bool isLooking() const; // the person to move has a choice
    bool mayPlay(const QString& move);
    bool asksAbout(const Verdict& verdict) const;
    void ask(const QString& move, const Verdict& verdict);
    void settle();   // the move that waits, if enough is known
    void conclude(); // the move that waits, by what is known
    void play(const QString& move);

    Level m_level = Level::Off;
    GradeScales m_scales;
    QPointer<GameSession> m_session;
    std::unique_ptr<LiveJudge> m_judge; // of the session's game
    QString m_waiting;                  // a move that waits for its verdict; empty: none
    QTimer m_patience;                  // how long it waits
    std::optional<Asked> m_asked;
};

} // namespace parlour
