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

    // Opens the file with the first question or game. A file that cannot be used is kept aside.
    explicit Statistics(QString file, QObject* parent = nullptr);
    ~Statistics() override;

    // Counts a game when it has ended: a deal, or where the game is played to a number of points
    // the last one of several. `table` holds the record's deal, which is over.
    void count(const Record& record, const Table& table);
    // A record is counted once, however often it is added. `person` is the seat whose result
    // counts; kNoSeat when computers played among themselves or two people at one computer.
    void add(const Record& record, int person, Outcome outcome);

    // {played, won, drawn, lost, watched, streak, bestStreak, pointsFor, pointsAgainst}
    Q_INVOKABLE QVariantMap totals(const QString& game);
    // One map for each opponent met: {agent, played, won, drawn, lost, points}
    Q_INVOKABLE QVariantList byOpponent(const QString& game);
    // The latest games first: {when, opponents, outcome, points, dealNumber, takeBacks, hints}
    Q_INVOKABLE QVariantList latest(const QString& game, int count);
    // Forgets the results of a game.
    Q_INVOKABLE void forget(const QString& game);

signals:
    void changed();
    void problem(const QString& text);

private:
    // What keeps the file from being used.
    struct Obstacle {
        QString why;
        bool isTheFile = false; // it is damaged, or a newer program's: it stays, under another name
    };
    static Obstacle obstacle(const QSqlError& error);

    bool open();
    std::optional<Obstacle> prepare(); // opens the file and makes its tables; none: all is well
    void close();

    QString m_file;
    QSqlDatabase m_database;
};

} // namespace parlour
