// A position being studied: what several players would play there and why, and what comes of their
// moves when the position is played on to its end many times.
#pragma once

#include "ai/arena/play_on.h"
#include "app/desktop/play/game_session.h"

#include <QElapsedTimer>
#include <QObject>
#include <QQmlEngine>
#include <QTimer>
#include <QVariantList>

#include <memory>
#include <optional>
#include <vector>

namespace parlour {

class PlayOnJob;

namespace outside {
class OutsidePrograms;
}

class PositionStudy : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by Program")

    // The players that are asked, one after another, whenever the position changes: {
    //   spec, name, cheats
    //   state    "waits", "thinks", "told", "failed" or "stopped"
    //   problem  why it failed
    //   seconds  that it thought
    //   hint     as GameSession::hint: what it would play
    //   told     the chance or the points that it tells of its move; undefined: it tells none
    //   played   what came of its move: {games, of, running, problem, value, low, high}, as chances
    //            to win or points, whatever it tells; empty: nobody has played it on }
    Q_PROPERTY(QVariantList players READ playerMaps NOTIFY changed)
    Q_PROPERTY(bool thinking READ isThinking NOTIFY changed)
    Q_PROPERTY(bool playingOn READ isPlayingOn NOTIFY changed)
    // Who plays all seats when a position is played on; empty: the player whose move it is.
    Q_PROPERTY(QString continuedBy MEMBER m_continuedBy NOTIFY changed)
    // Whether what the player to move cannot see is then dealt anew each time.
    Q_PROPERTY(bool redeals MEMBER m_redeals NOTIFY changed)

public:
    static constexpr int kGames = 1000; // in which a position is played on

    // Of the session's position; the session, a study, outlives it.
    explicit PositionStudy(GameSession& session, QObject* parent = nullptr);
    ~PositionStudy() override; // within 50 ms

    QVariantList playerMaps() const;
    bool isThinking() const { return m_thinks.has_value(); }
    bool isPlayingOn() const { return m_job != nullptr; }

    // Asks another player, of ours or "engine:COMMAND". Returns why it cannot be asked; empty: it
    // is.
    Q_INVOKABLE QString add(const QString& spec);
    Q_INVOKABLE void remove(int player);
    // Asks all again; those that told something tell it again.
    Q_INVOKABLE void ask();
    Q_INVOKABLE void stop(); // the thinking
    // Plays the move that the player told, and on from there.
    Q_INVOKABLE void playOn(int player);
    Q_INVOKABLE void stopPlayingOn();

signals:
    void changed();

private:
    struct Outcome {
        PlayedOn played;
        bool isRunning = true;
        QString problem;
    };
    struct Asked {
        QString spec;
        bool cheats = false;
        std::unique_ptr<outside::OutsidePrograms> programs; // of a player from outside
        std::unique_ptr<ThinkingSeat> seat;                 // made when it is first asked
        std::optional<Thought> thought;
        bool isWaiting = false; // to be asked
        qint64 milliseconds = 0;
        QString problem;
        std::optional<Outcome> outcome;
    };

    void forget(); // what was told of another position
    void askNext();
    void seatPlayer(Asked& asked);
    void take(const Thought& thought);
    void endJob();
    QVariantMap toMap(const Asked& asked) const;
    QVariantMap toMap(const Asked& asked, const Outcome& outcome) const;
    QString nameOf(const QString& spec) const;

    GameSession& m_session;
    const GameEntry& m_game;
    std::vector<Asked> m_players;
    std::optional<std::size_t> m_thinks; // who does
    QElapsedTimer m_sinceAsked;
    QTimer m_settling; // nobody is asked while somebody goes through the moves
    QString m_continuedBy;
    bool m_redeals = true;
    std::unique_ptr<PlayOnJob> m_job;
    std::size_t m_jobOf = 0; // whose move it plays
};

} // namespace parlour
