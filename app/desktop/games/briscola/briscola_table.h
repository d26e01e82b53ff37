// What the Briscola table shows: the session's game as the viewer may see it, move by move, each
// trick collected and drawn in steps that can be followed.
#pragma once

#include "briscola_scene.h"
#include "card_table.h"

namespace parlour {

class BriscolaTable : public parlour::CardTable { // qualified: Qt 6.4 registers it by this name
    Q_OBJECT
    QML_ELEMENT

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

public:
    enum Zone { Stock, Trump, Hand, Trick, LastTrick, Pile }; // as in the scene
    Q_ENUM(Zone)

    using CardTable::CardTable;

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

    // "ace of coins" for "AD"
    Q_INVOKABLE QString cardName(const QString& card) const;
    // Plays the card that lies at this place of the viewer's hand, if the viewer is to move.
    Q_INVOKABLE void playSlot(int slot);
    // The card at a place of the viewer's hand; empty: none.
    Q_INVOKABLE QString cardAt(int slot) const;

protected:
    std::vector<CardPlace> scene(const Moment& moment, const Viewing& viewing) override;
    std::vector<Step> stepsAfterMove() const override;
    void tellMove() override;
    void tellStep(const Moment& before, const Moment& now) override;

private:
    const Timeline<briscola::Briscola>& timeline() const {
        return timelineOf<briscola::Briscola>();
    }

    briscola::Public m_shown; // as far as it is shown
};

} // namespace parlour
