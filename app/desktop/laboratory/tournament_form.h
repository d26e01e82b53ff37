// What the person chooses for a tournament.
#pragma once

#include "app/desktop/laboratory/tournament_setup.h"

#include <QObject>
#include <QQmlEngine>
#include <QVariantList>

namespace parlour {

class TournamentForm : public QObject {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
    // {spec, hasParameters}
    Q_PROPERTY(QVariantList players READ players NOTIFY changed)
    Q_PROPERTY(QVariantMap options READ options NOTIFY changed)        // those that were chosen
    Q_PROPERTY(QString form READ form WRITE setForm NOTIFY changed)    // "all", "first"
    Q_PROPERTY(QString deals READ deals WRITE setDeals NOTIFY changed) // "seats", "sides", "once"
    Q_PROPERTY(double games READ games WRITE setGames NOTIFY changed)
    Q_PROPERTY(double seed READ seed WRITE setSeed NOTIFY changed)
    // Elo that the first of two players is stronger by, if the test is to tell; 0: there is no
    // test.
    Q_PROPERTY(int test READ test WRITE setTest NOTIFY changed)
    Q_PROPERTY(bool keepsGames READ keepsGames WRITE setKeepsGames NOTIFY changed)
    Q_PROPERTY(int atOnce READ atOnce WRITE setAtOnce NOTIFY changed) // programs
    Q_PROPERTY(int processors READ processors CONSTANT)

    Q_PROPERTY(int seats READ seats NOTIFY changed)
    Q_PROPERTY(double gamesInAll READ gamesInAll NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed) // why it cannot begin; empty: it can

public:
    explicit TournamentForm(QObject* parent = nullptr);

    const TournamentSetup& setup() const { return m_setup; }

    QString game() const { return QString::fromStdString(m_setup.game); }
    void setGame(const QString& game); // another one begins without players
    QVariantList players() const;
    QVariantMap options() const;
    QString form() const;
    void setForm(const QString& form);
    QString deals() const;
    void setDeals(const QString& deals);
    double games() const { return static_cast<double>(m_setup.games); }
    void setGames(double games);
    double seed() const { return static_cast<double>(m_setup.seed); }
    void setSeed(double seed);
    int test() const;
    void setTest(int elo);
    bool keepsGames() const { return m_setup.keepsGames; }
    void setKeepsGames(bool keeps);
    int atOnce() const { return m_setup.atOnce; }
    void setAtOnce(int programs);
    int processors() const;
    int seats() const; // 0: the options do not go together
    double gamesInAll() const;
    QString problem() const;

    Q_INVOKABLE void setOption(const QString& name, const QVariant& value);
    Q_INVOKABLE void add(const QString& spec);
    // All levels of the game; players that are there stay.
    Q_INVOKABLE void addLevels();
    Q_INVOKABLE void remove(int player);
    Q_INVOKABLE void makeFirst(int player);
    // Of one of the players: {name, about, value, usual, isFile, least, most, words}. Of a
    // parameter with words, values are words, of one with a file, paths.
    Q_INVOKABLE QVariantList parameters(int player) const;
    Q_INVOKABLE void setParameter(int player, const QString& name, const QString& value);

signals:
    void changed();
    void refused(const QString& why); // a value that is not possible

private:
    TournamentSetup m_setup;
};

} // namespace parlour
