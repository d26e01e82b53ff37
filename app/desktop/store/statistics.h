// Results of finished games, in an SQLite file. Table `games` has one row for each, as the person
// who played sees it; table `seats` (since version 2) each seat's player, empty for a person, with
// score and share of the win. Column `questions` (since version 3): how often the tutor
// asked; null: there was no tutor. parlour-lab reads these (app/lab/people_file.h). Table
// `decisions` (since version 4): the person's own, of the deals that were reviewed.
#pragma once

#include "ai/review/rated_decision.h"
#include "core/play/record.h"

#include <QDateTime>
#include <QObject>
#include <QQmlEngine>
#include <QSqlDatabase>
#include <QSqlError>
#include <QVariantList>

#include <functional>
#include <optional>
#include <vector>

namespace parlour {

class Statistics : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has one")

public:
    static constexpr int kVersion = 4; // of the tables

    // How a finished game ended for the only person at the table. Together: several people played,
    // each of whom has a result of their own. GivenUp: not played to its end, nor counted as
    // played.
    enum Outcome { Lost, Drawn, Won, Watched, Together, GivenUp };
    Q_ENUM(Outcome)

    enum class Access { ReadWrite, ReadOnly };
    // Opens the file with the first query or game, on the thread that asks, which is the only one
    // that uses the object until it is gone. An unusable file is set aside. ReadOnly leaves the
    // file and its folder alone, and without a usable file there are no games.
    explicit Statistics(QString file, Access access = Access::ReadWrite, QObject* parent = nullptr);
    ~Statistics() override;

    // The seat of the only person at the table; kNoSeat: there are none or several.
    static Seat onlyPerson(const Record& record);
    // Counts a finished game: a deal or, where the game is played to a number of points, the last
    // of several deals. Without an ending it was given up, which ends the winning streak of
    // the only person at the table. A record is counted once, however often it is added. False: not
    // now; a `problem` says why.
    bool add(const Record& record, const std::optional<Ending>& ending);
    // The games have changed elsewhere.
    void refresh();

    // Whether there are games to ask for, or none yet. False: a `problem` says why not, and the
    // next calls have no answers.
    bool isReadable() { return open(); }

    // {played, won, drawn, lost, together, watched, givenUp, streak, bestStreak, points, against}
    QVariantMap totals(const QString& game);
    // One map for each table of opponents met: {opponents, played, won, drawn, lost, points}
    QVariantList byOpponent(const QString& game);
    // The latest games of this type, or of all types if it is empty: {id, game, finished,
    // opponents, outcome, points, against, deal, takeBacks, hints, questions, kept}, the last
    // first. Of watched games and those of several people, `opponents` are all players. With
    // `against`, as it is among byOpponent's `opponents`: only against these. `kept`: what isKept
    // says of the game's type and id.
    using IsKept = std::function<bool(const QString& game, const QString& id)>;
    QVariantList latest(const QString& game, int count, const QStringList& against = {},
                        const IsKept& isKept = {});
    // How the games of the only person at the table went over time, in at most this many parts of
    // as many games each, the first first: {from, to, won, drawn, lost}
    QVariantList course(const QString& game, int parts);
    struct SeatResult {
        QString agent; // empty: a person
        int score = 0;
        double share = 0; // of the win
    };
    using SeatResults = std::vector<SeatResult>;
    // The last games of the only person at the table without hints, take-backs and tutor.
    std::vector<SeatResults> unaided(const QString& game, int count);
    // A decision of the person, and where it was made.
    struct OwnDecision {
        QDateTime finished; // when the game, or this deal of it, was
        QString id;         // of its record
        int deal = 1;       // of the match
        int ply = 0;        // moves played before it
        QString kind;       // as RatedDecision
        QString habit;
        Grade grade = Grade::Best;
        ValueKind unit = ValueKind::Win;
        double cost = 0; // 0 to kHighestCost
    };
    static constexpr double kHighestCost = 1000;
    // Keeps the decisions of a deal, in place of those of an earlier review of it, even if that was
    // in another record: one of a match holds all its deals. `table`: of the record. False: not
    // now; a `problem` says why, unless the file is only read.
    bool keep(const Record& record, const Table& table,
              const std::vector<RatedDecision>& decisions);
    // All of a game that are kept, the first first.
    std::vector<OwnDecision> decisions(const QString& game);
    // Deletes the results and decisions of a game up to this moment.
    void forget(const QString& game, const QDateTime& until);

signals:
    void changed();
    void problem(const QString& text);

private:
    // Why the file cannot be used.
    struct Obstacle {
        QString why;
        bool isTheFile = false; // damaged, foreign, or from a newer program: it is set aside
    };
    static Obstacle obstacle(const QSqlError& error);

    bool open();
    bool setAside();
    // None: all is well.
    std::optional<Obstacle> tryToOpen(const QString& name, const QString& options);
    std::optional<Obstacle> prepare();
    std::optional<Obstacle> upgrade(QSqlQuery& query); // the tables of an older version, or of none
    std::optional<Obstacle> differences(QSqlQuery& query);
    void close();

    QString m_file;
    Access m_access;
    QString m_connection;
    QSqlDatabase m_database;
};

} // namespace parlour
