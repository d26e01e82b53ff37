// What the view models of all tables share: they follow the session move by move, show each move
// in steps that can be followed, and tell the session when the table is quiet again.
#pragma once

#include "game_session.h"

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QTimer>

#include <array>
#include <deque>
#include <vector>

namespace parlour {

// After so many moves, and how far the last of them has been cleared away.
struct Moment {
    enum class Stage { Undealt, Lying, Collected, Settled };
    int played = 0;
    Stage stage = Stage::Settled;
};

// What the one at the bottom of the table sees and may do.
struct Viewing {
    Seat viewer = 0;
    std::array<bool, kMostSeats> isOpen{}; // whose hand is seen
    Seat playable = kNoSeat;               // whose cards may be played now
    double tempo = 1;                      // factor on delays
};

class TableModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Every game has its own")

    Q_PROPERTY(parlour::GameSession* session READ session WRITE setSession NOTIFY sessionChanged)
    Q_PROPERTY(bool openHands MEMBER m_openHands WRITE setOpenHands NOTIFY changed)
    // Factor on all waiting times: 0 shows everything at once.
    Q_PROPERTY(double tempo MEMBER m_tempo NOTIFY changed)

    Q_PROPERTY(int players READ players NOTIFY changed)
    Q_PROPERTY(int viewer READ viewer NOTIFY changed)
    // Nothing is still being shown: the end of the game may be told.
    Q_PROPERTY(bool settled READ isSettled NOTIFY changed)
    // How the game ended, in a few words; while it goes on: empty
    Q_PROPERTY(QString headline READ headline NOTIFY changed)
    // What just happened, for screen readers.
    Q_PROPERTY(QString news READ news NOTIFY newsChanged)

public:
    explicit TableModel(QObject* parent = nullptr);

    GameSession* session() const { return m_session; }
    void setSession(GameSession* session);
    void setOpenHands(bool open);

    int players() const { return m_session ? m_session->table().seats() : 0; }
    int viewer() const { return m_session ? m_session->viewer() : 0; }
    bool isSettled() const;           // all that has happened is shown
    virtual QString headline() const; // the session's, if the game has no better one
    QString news() const { return m_news; }

signals:
    void sessionChanged();
    void changed();
    void newsChanged();
    void sounded(const QString& sound); // the name of a sound that goes with what is shown

protected:
    static constexpr int kPlayTime = 220; // milliseconds, as the look describes the motion

    // A moment that is shown after so many milliseconds.
    struct Step {
        Moment moment;
        int after = 0;
    };

    // Takes over what is there to be seen at the moment.
    virtual void see(const Moment& moment, const Viewing& viewing) = 0;
    // What follows after the latest move has been seen to lie there.
    virtual std::vector<Step> stepsAfterMove() const;
    // Says and sounds what the latest move was, or what a step has just shown.
    virtual void tellMove() = 0;
    virtual void tellStep(const Moment& before, const Moment& now);

    template <class G> const Timeline<G>& timelineOf() const {
        return static_cast<const GameTable<G>&>(m_session->table()).timeline();
    }
    const Moment& moment() const { return m_moment; }
    void showAgain() { show(m_moment); } // something else about it changed
    void say(const QString& news);
    QString seatName(int seat) const;

private:
    void deal();
    void showMove();
    void showNext();
    void jumpToNow();
    void show(const Moment& moment);
    int movesPlayed() const { return static_cast<int>(m_session->table().moves().size()); }

    QPointer<GameSession> m_session;
    bool m_openHands = false;
    double m_tempo = 1;
    std::deque<Step> m_queue;
    QTimer m_timer;
    Moment m_moment;
    QString m_news;
};

} // namespace parlour
