// Results of finished games, in an SQLite file.
#pragma once

#include "core/play/record.h"

#include <QObject>
#include <QQmlEngine>
#include <QSqlDatabase>
#include <QSqlError>
#include <QVariantList>

#include <optional>

namespace parlour {

class Statistics : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has one")

public:
    static constexpr int kVersion = 1; // of the tables

    // How a finished game ended for the person at the bottom of the table.
    enum Outcome { Lost, Drawn, Won, Watched };

    // Opens the file with the first query or game. An unusable file is set aside.
    explicit Statistics(QString file, QObject* parent = nullptr);
    ~Statistics() override;

    // Counts a finished game: a deal or, where the game is played to a number of points, the last
    // of several deals. `table` holds the record's deal, which is over.
    void count(const Record& record, const Table& table);
    // A record is counted once, however often it is added. `person` is the seat whose result
    // counts; kNoSeat if only computers played, or several people at one computer.
    void add(const Record& record, int person, Outcome outcome);

    // {played, won, drawn, lost, watched, streak, bestStreak, pointsFor, pointsAgainst}
    Q_INVOKABLE QVariantMap totals(const QString& game);
    // One map for each opponent met: {agent, played, won, drawn, lost, points}
    Q_INVOKABLE QVariantList byOpponent(const QString& game);
    // The latest games first: {when, opponents, outcome, points, dealNumber, takeBacks, hints}
    Q_INVOKABLE QVariantList latest(const QString& game, int count);
    // Deletes the results of a game.
    Q_INVOKABLE void forget(const QString& game);

signals:
    void changed();
    void problem(const QString& text);

private:
    // Why the file cannot be used.
    struct Obstacle {
        QString why;
        bool isTheFile = false; // damaged, or from a newer program: it is set aside
    };
    static Obstacle obstacle(const QSqlError& error);

    bool open();
    std::optional<Obstacle> prepare(); // opens the file and makes its tables; none: all is well
    void close();

    QString m_file;
    QSqlDatabase m_database;
};

} // namespace parlour
