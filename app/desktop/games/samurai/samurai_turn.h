// What the person at the bottom does: chooses tiles, figures and spaces, plays, takes back, or
// leaves the setup to the program.
#pragma once

#include "app/desktop/games/samurai/turn_choice.h"
#include "app/desktop/play/game_session.h"

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QVariantList>

#include <optional>

namespace parlour {

class SamuraiTurn : public QObject {
    Q_OBJECT
    QML_ANONYMOUS

    Q_PROPERTY(bool acting READ isActing NOTIFY changed)  // something may be done now
    Q_PROPERTY(QString chosen READ chosen NOTIFY changed) // tile of the hand, or caste
    Q_PROPERTY(QString chosenPicture READ chosenPicture NOTIFY changed)
    Q_PROPERTY(bool canEnd READ canEnd NOTIFY changed)
    Q_PROPERTY(bool onlyEnd READ onlyEnd NOTIFY changed)         // nothing else can be done
    Q_PROPERTY(bool canTakeBack READ canTakeBack NOTIFY changed) // a step of this turn
    Q_PROPERTY(bool setupForMe READ isSetupForMe NOTIFY changed)

public:
    using QObject::QObject;

    void useSession(GameSession* session);
    // What the person to move knows; empty: nobody may do anything here now.
    void update(const samurai::Board& board, const std::optional<samurai::Observation>& view);

    const TurnChoice& choice() const { return m_choice; }
    const std::optional<samurai::Observation>& view() const { return m_view; }
    // The move that choosing this space makes; empty: none, or none that is legal.
    std::optional<samurai::Move> moveAt(samurai::Place place) const;

    bool isActing() const { return m_view.has_value(); }
    QString chosen() const;
    QString chosenPicture() const;
    QString guide() const; // what to do now
    bool canEnd() const { return m_choice.canEnd(); }
    bool onlyEnd() const { return m_choice.onlyEnd(); }
    bool canTakeBack() const;
    bool isSetupForMe() const { return m_setupSeats != 0; }

    // A code is that of a tile ("h4") or of a caste ("h").
    Q_INVOKABLE void choose(const QString& code); // if already chosen: gives it up
    Q_INVOKABLE void take(const QString& code);   // into the first hand
    // Places the chosen tile on the space, or continues an exchange there.
    Q_INVOKABLE void chooseSpace(const QString& place);
    Q_INVOKABLE void chooseFigure(const QString& place, int caste);
    Q_INVOKABLE bool cancel(); // whether there was a choice to give up
    Q_INVOKABLE void endTurn();
    Q_INVOKABLE void takeBack();
    Q_INVOKABLE void doSetupForMe();

signals:
    void changed();
    void choiceChanged();             // by the person; `changed` follows too
    void refused(const QString& why); // why a choice or move was refused
    // Which of these figures is meant? [{caste, name, picture}]
    void figureWanted(const QString& place, const QVariantList& figures);

private:
    const samurai::Public& pub() const { return m_view->pub; } // precondition: isActing()
    void chooseSettlement(samurai::Place place);               // for a figure to place or exchange
    void pickTile(samurai::Place place);                       // for the tile exchange to move
    void tellChoice();
    void play(const samurai::Move& move);
    void goOnWithSetup();

    QPointer<GameSession> m_session;
    const samurai::Board* m_board = nullptr;
    std::optional<samurai::Observation> m_view;
    TurnChoice m_choice;
    unsigned m_setupSeats = 0; // bits of the people whose setup the program makes
};

} // namespace parlour
