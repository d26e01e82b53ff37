// Training: problems of a game on its real table, what becomes of the answers, and how somebody
// gets on with them.
#pragma once

#include "ai/review/problems.h"
#include "app/desktop/training/training_diary.h"
#include "app/desktop/training/training_progress.h"

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QString>
#include <QVariantList>

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace parlour {

class GameSession;

class Training : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has one")

    Q_PROPERTY(QString game READ game NOTIFY changed) // of the problem at the table
    Q_PROPERTY(State state READ state NOTIFY changed)
    // What is said of the problem: "Problem 12 of 200, easy, solved exactly"
    Q_PROPERTY(QString caption READ caption NOTIFY changed)
    // Of the answer: "Right: the next best gives up about 12 in 100"; empty before
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
    // Once the answer is known: {move, value, note}, the best first; why it is the best; and what
    // became of the rating. Else empty.
    Q_PROPERTY(QVariantList candidates READ candidates NOTIFY changed)
    Q_PROPERTY(QString why READ why NOTIFY changed)
    Q_PROPERTY(QString ratingWords READ ratingWords NOTIFY changed)
    Q_PROPERTY(bool isWin READ isWin NOTIFY changed) // the values are chances, else points

public:
    enum State {
        Asked,
        Wrong, // there is a better move, which is not told yet
        Right,
        Shown // the answer, without having been found
    };
    Q_ENUM(State)

    explicit Training(TrainingDiary diary, QObject* parent = nullptr);

    QString game() const { return m_game; }
    State state() const { return m_state; }
    QString caption() const;
    QString verdict() const;
    QVariantList candidates() const;
    QString why() const;
    QString ratingWords() const;
    bool isWin() const { return m_problem && m_problem->unit == ValueKind::Win; }

    // How somebody gets on with a game's problems: {problems, tried, solved, due, rating,
    // deviation, easy, middling, hard (how many there are), today (the problem of the day: "",
    // "right", "wrong")}
    Q_INVOKABLE QVariantMap figures(const QString& game);
    // Deletes all answers of a game.
    Q_INVOKABLE void forget(const QString& game);

    // `choice`: "daily", "near" (one's own rating), "easy", "middling", "hard". Null: there is
    // none, and `message` says why.
    std::unique_ptr<Table> choose(const QString& game, const QString& choice);
    // Another one of the same kind; after the problem of the day, near one's own rating.
    std::unique_ptr<Table> chooseNext();
    // The chosen one is at the table.
    void pose(GameSession& session);

    // The person may move again.
    Q_INVOKABLE void tryAgain();
    Q_INVOKABLE void showAnswer();
    // Points at a move of the position. Precondition: the answer is known.
    Q_INVOKABLE void look(const QString& move);

signals:
    void changed();
    void message(const QString& text);

private:
    const std::vector<Problem>& problemsOf(const QString& game);
    TrainingProgress progress(const QString& game);
    void take(const QString& move);
    void count(bool isRight);
    void setState(State state);
    void forgetTable();

    const TrainingDiary m_diary;
    std::map<QString, std::vector<Problem>> m_sets; // those that were asked for
    QString m_game;
    QString m_choice;
    const Problem* m_problem = nullptr; // of a set; null: none was chosen
    std::size_t m_place = 0;            // in it
    QPointer<GameSession> m_session;
    State m_state = Asked;
    QString m_move; // the last answer
    bool m_isCounted = false;
    bool m_isFirst = false; // it counts for the rating
    double m_ratingBefore = 0;
};

} // namespace parlour
