// What the person at the bottom does: chooses tiles, figures and spaces, plays, takes back, or has
// the setup made.
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
    // What the person knows who is to move; none: nobody may do anything here now.
    void update(const samurai::Board& board, const std::optional<samurai::Observation>& view);

    const TurnChoice& choice() const { return m_choice; }
    const std::optional<samurai::Observation>& view() const { return m_view; }
    // What choosing this space does; none: it does nothing, or nothing legal.
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
    Q_INVOKABLE void choose(const QString& code); // chosen already: not any more
    Q_INVOKABLE void take(const QString& code);   // into the first hand
    // A space is chosen: places the chosen tile there, or goes on with an exchange.
    Q_INVOKABLE void chooseSpace(const QString& place);
    Q_INVOKABLE void chooseFigure(const QString& place, int caste);
    Q_INVOKABLE bool cancel(); // says whether there was anything to give up
    Q_INVOKABLE void endTurn();
    Q_INVOKABLE void takeBack();
    Q_INVOKABLE void doSetupForMe();

signals:
    void changed();
    void choiceChanged(); // by the person; `changed` as well
    void refused(const QString& why); // a move was not possible
    // Which of these figures is meant? [{caste, name, picture}]
    void figureWanted(const QString& place, const QVariantList& figures);

private:
    const samurai::Public& pub() const { return m_view->pub; } // precondition: isActing()
    void chooseTown(samurai::Place place); // of a figure that is placed or changes places
    void pickTile(samurai::Place place);   // that the tile exchange moves
    void tellChoice();
    void play(const samurai::Move& move);
    void goOnWithSetup();

    QPointer<GameSession> m_session;
    const samurai::Board* m_board = nullptr;
    std::optional<samurai::Observation> m_view;
    TurnChoice m_choice;
    unsigned m_setupSeats = 0; // bits of the persons whose setup is made for them
};

} // namespace parlour
