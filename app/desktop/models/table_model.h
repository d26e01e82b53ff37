// What the view models of all tables share: they follow the session event by event, at a pace that
// people can follow, and tell it when the table is quiet again. All they know of the game is what
// the people at this screen may see of it.
#pragma once

#include "app/desktop/play/game_session.h"

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QTimer>

#include <deque>
#include <functional>
#include <vector>

namespace parlour {

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
    Q_PROPERTY(int lastMover READ lastMover NOTIFY changed) // the seat; -1: nobody has moved
    // All hands lie open: people watch with open hands, or the deal is over.
    Q_PROPERTY(bool seesAll READ seesAll NOTIFY changed)
    // Everything that happened has been shown: the end of the deal may be told.
    Q_PROPERTY(bool settled READ isSettled NOTIFY changed)
    // How the deal ended, in a few words; empty until then
    Q_PROPERTY(QString headline READ headline NOTIFY changed)
    // What a player remarks now that the game is over: {seat, words}; empty: nothing.
    Q_PROPERTY(QVariantMap remark READ remark NOTIFY changed)
    // What just happened, for screen readers.
    Q_PROPERTY(QString news READ news NOTIFY newsChanged)

public:
    explicit TableModel(QObject* parent = nullptr);

    GameSession* session() const { return m_session; }
    void setSession(GameSession* session);
    void setOpenHands(bool open);

    int players() const { return m_session ? m_session->seatCount() : 0; }
    Seat viewer() const { return m_session ? m_session->viewer() : 0; }
    Seat lastMover() const; // of what is shown
    bool seesAll() const { return session() && static_cast<int>(m_eyes.size()) == players(); }
    bool isSettled() const;           // everything that happened is shown
    virtual QString headline() const; // the session's, if the game has no better one
    QVariantMap remark() const { return m_remark; }
    QString news() const { return m_news; }

signals:
    void sessionChanged();
    void changed();
    void newsChanged();
    // A sound that goes with what is shown, made by a seat; kNoSeat: by none.
    void sounded(const QString& sound, int seat);

protected:
    static constexpr int kPlayTime = 220; // milliseconds, as the look describes the motion

    // What is shown: the deal after this many moves and this many events of the next one.
    struct Moment {
        bool isDealt = false;
        int moves = 0;
        int events = 0;
    };

    // ---- what a game does

    // As before the deal, and as it is dealt.
    virtual void undeal() = 0;
    virtual void dealOut() = 0;
    // Takes in the next event of the move being shown; the moment includes it already.
    virtual void follow(int event) = 0;
    // For each event of a move, milliseconds after the previous one (0: shown together); then those
    // until the next player may move.
    virtual std::vector<int> waitsOf(int move) const = 0;
    // The waits if all events of a move are shown at once.
    static std::vector<int> together(std::size_t events);
    // The sounds of a beginning: as the deal is prepared, and as it is dealt out.
    struct OpeningSounds {
        const char* prepare;
        const char* deal;
    };
    virtual OpeningSounds openingSounds() const { return {"shuffle", "deal"}; }
    // Announces an event that has just been shown, with its sound.
    virtual void tell(int move, int event) = 0;
    // Different hands are seen now.
    virtual void changeEyes() = 0;
    // Whatever was moving has arrived.
    virtual void arrive() {}
    // Reads what may be seen at the moment.
    virtual void see() = 0;

    // ---- what it may know

    const Moment& moment() const { return m_moment; }
    bool sees(Seat seat) const;
    template <Game G> Viewpoint<G> viewpoint() const { return m_session->viewpoint<G>(m_eyes); }
    template <Game G> std::vector<typename G::Event> eventsOf(int move) const {
        return viewpoint<G>().eventsOf(move);
    }
    // What a seat that is seen knows at the moment; kNoSeat: what everybody knows.
    template <Game G> typename G::Observation viewOf(Seat seat) const {
        return viewpoint<G>().view(seat, m_moment.moves, m_moment.events);
    }
    // What the viewer knows now, whatever is still being shown. Precondition: mayMove().
    template <Game G> typename G::Observation ownView() const {
        return viewpoint<G>().view(viewer());
    }
    // The viewer, a person, is to move and may do so now; never before the cards are dealt.
    bool mayMove() const;
    bool isAtEnd() const; // the deal is over and shown to its end
    // Its points count once people have seen its end.
    Series seriesShown() const;
    double tempo() const { return m_tempo; }

    void showAgain() { show(); } // when something besides the deal changed
    void say(const QString& news);
    void sound(const char* name, Seat seat = kNoSeat);
    QString seatName(Seat seat) const; // empty for kNoSeat
    // For QML: what the session says of a seat, and {seat, isToMove}.
    QVariantMap seatMap(Seat seat) const;

private:
    struct Step {
        int after = 0; // milliseconds
        std::function<void()> show;
    };

    void beginSession();
    void showMove();
    void jumpToNow();
    void showPosition(int moves); // any of the deal's, at once
    void foldTo(int moves);
    void showEvents(int move, int first, int last);
    void queue(int after, std::function<void()> show);
    void startTimer();
    void showNext();
    void beQuiet();
    void show();
    std::vector<Seat> eyesNow() const;

    QPointer<GameSession> m_session;
    bool m_openHands = false;
    double m_tempo = 1;
    std::deque<Step> m_queue;
    QTimer m_timer;
    Moment m_moment;
    bool m_isResting = false; // no part of a move is still to be shown
    std::vector<Seat> m_eyes; // whose hands are seen
    QVariantMap m_remark;
    QString m_news;
};

} // namespace parlour
