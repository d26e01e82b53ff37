// What the Briscola table shows: the session's game as the viewer may see it, move by move, each
// trick collected and drawn in steps that can be followed.
#pragma once

#include "briscola_scene.h"
#include "card_model.h"
#include "game_session.h"

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QTimer>

#include <array>
#include <deque>

namespace parlour {

class BriscolaTable : public QObject {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(parlour::GameSession* session READ session WRITE setSession NOTIFY sessionChanged)
    Q_PROPERTY(bool openHands MEMBER m_openHands WRITE setOpenHands NOTIFY changed)
    // Factor on all waiting times: 0 shows everything at once.
    Q_PROPERTY(double tempo MEMBER m_tempo NOTIFY changed)

    Q_PROPERTY(parlour::CardModel* cards READ cards CONSTANT)
    Q_PROPERTY(int players READ players NOTIFY changed)
    Q_PROPERTY(int viewer READ viewer NOTIFY changed)
    Q_PROPERTY(QString trumpSuit READ trumpSuit NOTIFY changed) // C D S B
    Q_PROPERTY(QString trumpName READ trumpName NOTIFY changed) // "cups"
    Q_PROPERTY(QString trumpCardName READ trumpCardName NOTIFY changed)
    Q_PROPERTY(bool trumpIsDrawn READ trumpIsDrawn NOTIFY changed)
    Q_PROPERTY(int stock READ stock NOTIFY changed) // the trump card included
    Q_PROPERTY(int trick READ trick NOTIFY changed) // being played, from 1
    Q_PROPERTY(int tricks READ tricks NOTIFY changed)
    // {seat, name, portrait, level, isPerson, cheats, points, pileCards, handCards, isToMove,
    // leads, isPartner, side}, in the order of the seats
    Q_PROPERTY(QVariantList seats READ seats NOTIFY changed)
    // The trick before: {seat, name, points}; empty before the first
    Q_PROPERTY(QVariantMap lastTrick READ lastTrick NOTIFY changed)
    // All tricks so far: {winner, points, cards: [{seat, name, face, cardName}]}
    Q_PROPERTY(QVariantList history READ history NOTIFY changed)
    // What just happened, for screen readers.
    Q_PROPERTY(QString news READ news NOTIFY newsChanged)
    // When over: {headline, detail, outcome (1 won, 0 drawn, -1 lost; for watchers 0), points}
    Q_PROPERTY(QVariantMap result READ result NOTIFY changed)

public:
    enum Zone { Stock, Trump, Hand, Trick, LastTrick, Pile }; // as in the scene
    Q_ENUM(Zone)

    explicit BriscolaTable(QObject* parent = nullptr);

    GameSession* session() const { return m_session; }
    void setSession(GameSession* session);
    void setOpenHands(bool open);

    CardModel* cards() { return &m_cards; }
    int players() const { return m_shown.options.players; }
    int viewer() const { return m_session ? m_session->viewer() : 0; }
    QString trumpSuit() const;
    QString trumpName() const;
    QString trumpCardName() const;
    bool trumpIsDrawn() const { return m_shown.stock == 0; }
    int stock() const { return m_shown.stock; }
    int trick() const;
    int tricks() const;
    QVariantList seats() const;
    QVariantMap lastTrick() const;
    QVariantList history() const;
    QString news() const { return m_news; }
    QVariantMap result() const;

    // "ace of coins" for "AD"
    Q_INVOKABLE QString cardName(const QString& card) const;
    // Plays the card that lies at this place of the viewer's hand, if the viewer is to move.
    Q_INVOKABLE void playSlot(int slot);
    // The card at a place of the viewer's hand; empty: none.
    Q_INVOKABLE QString cardAt(int slot) const;

signals:
    void sessionChanged();
    void changed();
    void newsChanged();
    void sounded(const QString& sound); // the name of a sound that goes with what is shown

private:
    using Moment = briscola::Moment;

    const Match<briscola::Briscola>& match() const;
    void showMove();
    void jumpToNow();
    void deal();
    void showNext();
    void show(const Moment& moment);
    bool isShowingNow() const; // all that has happened
    void say(const QString& news);
    QString seatName(int seat) const;

    QPointer<GameSession> m_session;
    CardModel m_cards;
    bool m_openHands = false;
    double m_tempo = 1;
    std::deque<std::pair<Moment, int>> m_queue; // what to show next, after so many milliseconds
    QTimer m_timer;
    Moment m_moment;
    briscola::Public m_shown; // as far as it is shown
    QString m_news;
};

} // namespace parlour
