// A tournament: what its matches have brought so far, as a table of all players, and as ratings
// that fit all of them together.
#pragma once

#include "ai/arena/ratings.h"
#include "app/desktop/laboratory/tournament_setup.h"

#include <QVariantList>

namespace parlour {

class Tournament : public parlour::LabRun { // qualified: Qt 6.4 registers it by this name
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Laboratory makes them")

    Q_PROPERTY(QString game READ game CONSTANT)
    Q_PROPERTY(int seats READ seats CONSTANT)
    Q_PROPERTY(bool hasDeals READ hasDeals CONSTANT) // its games have several deals each
    // The strongest first: {spec, number, games, share, elo, error (half of the 95 % interval),
    // decisions, milliseconds (of thinking, for each of them; negative: not known), against: for
    // each player in this order {share (negative: none yet), games, meeting (-1: never)}}. Elo
    // counts from the first player of the setup, as `parlour-lab ladder` has it.
    Q_PROPERTY(QVariantList players READ players NOTIFY changed)
    // {a, b (specs), games, of, share, low, high, elo, eloLow, eloHigh, state ("waiting",
    // "working", "done", "failed", "begun"), failure, commands, verdict ("", "H0", "H1", "none"),
    // recorded (how many games can be opened)}
    Q_PROPERTY(QVariantList meetings READ meetings NOTIFY changed)
    // Of the test: {elo0, elo1}; empty: there is none.
    Q_PROPERTY(QVariantMap test READ test CONSTANT)
    // The command for the ratings; empty: there is none, only those of the meetings.
    Q_PROPERTY(QString command READ command CONSTANT)
    Q_PROPERTY(QVariantList plots READ plots NOTIFY changed) // of PlotData

public:
    Tournament(QString folder, TournamentSetup setup, QObject* parent = nullptr);

    QString game() const { return QString::fromStdString(m_setup.game); }
    int seats() const { return m_setup.seats(); }
    bool hasDeals() const;
    QString command() const;
    QVariantList players() const;
    QVariantList meetings() const;
    QVariantMap test() const;
    QVariantList plots() const;

    // The results as a file for other programs. Problems are told.
    Q_INVOKABLE void saveCsv(const QUrl& file);
    Q_INVOKABLE void saveJson(const QUrl& file);
    // Reads a deal of a game of a meeting, both counted from 1: gameRead() or problem() tells.
    Q_INVOKABLE void readGame(int meeting, int number, int deal);

signals:
    void gameRead(const QString& record); // as a saved game

protected:
    Result<std::int64_t> accept(std::size_t task, const Json& found) override;

private:
    struct Total { // one player's part
        double score = 0;
        double games = 0;
        std::int64_t decisions = 0;
        std::int64_t nanoseconds = 0;

        void add(double won, double of) {
            score += won;
            games += of;
        }
        double share() const { return games > 0 ? score / games : 0; }
        double milliseconds() const; // negative: not known
    };

    std::vector<Total> totals(std::span<const Pairing> results) const;
    std::span<const MatchReport> matches(std::size_t meeting) const;
    std::vector<Pairing> results() const; // for each meeting

    const TournamentSetup m_setup;
    const std::vector<std::pair<std::size_t, std::size_t>> m_meetings;
    const std::size_t m_matches;          // of each meeting
    std::vector<MatchReport> m_reports{}; // of each match, without sides before it begins
};

} // namespace parlour
