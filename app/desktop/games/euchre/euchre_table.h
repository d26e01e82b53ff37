// What the Euchre table shows: the session's deal as the viewer may see it, from the bidding to the
// last trick, what may be said in the bidding and what that means.
#pragma once

#include "card_table.h"
#include "core/euchre/claim.h"
#include "euchre_scene.h"

namespace parlour {

class EuchreTable : public parlour::CardTable { // qualified: Qt 6.4 registers it by this name
    Q_OBJECT
    QML_ELEMENT

    // order, call, discard, defend, play or over
    Q_PROPERTY(QString phase READ phase NOTIFY changed)
    Q_PROPERTY(bool bidding READ isBidding NOTIFY changed)        // or putting a card away
    Q_PROPERTY(QString trump READ trump NOTIFY changed)           // C D H S; empty: none yet
    Q_PROPERTY(QString trumpWords READ trumpWords NOTIFY changed) // "Hearts are trump"
    Q_PROPERTY(QString makerWords READ makerWords NOTIFY changed) // "Maker: Lin, alone"
    Q_PROPERTY(bool turnedDown READ isTurnedDown NOTIFY changed)  // the upcard was, by everybody
    // The session's maps, and {seat, tricks (of the side), isToMove, leads, isPartner, isDealer,
    // isMaker, sitsOut, said (in the bidding)}
    Q_PROPERTY(QVariantList seats READ seats NOTIFY changed)
    // The viewer's first: {names, tricks, points (of the match), isMaker}
    Q_PROPERTY(QVariantList sides READ sides NOTIFY changed)
    Q_PROPERTY(int trick READ trick NOTIFY changed)                 // being played, from 1
    Q_PROPERTY(QVariantMap lastTrick READ lastTrick NOTIFY changed) // empty before the first
    // All tricks so far: {winner, name, cards: [{seat, name, face, cardName}]}
    Q_PROPERTY(QVariantList history READ history NOTIFY changed)
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed) // of the deal, in a sentence or two

    // What the person may say in the bidding: {words (what it means), moves: [{move, title, suit}]}
    Q_PROPERTY(QVariantList choices READ choices NOTIFY changed)
    Q_PROPERTY(bool mayGoAlone READ mayGoAlone NOTIFY changed)
    // Then what makes trump means without the partner.
    Q_PROPERTY(bool goesAlone READ goesAlone WRITE setGoesAlone NOTIFY changed)

    // All tricks left, two at least, are certainly the person's, who is to lead.
    Q_PROPERTY(bool mayClaim READ mayClaim NOTIFY changed)

    // Who may hold which card, as the viewer knows it: {holders: the others' seats, rows: [{suit,
    // isTrump, cards, signs ("A K 10"), names, chances (of the holders), nobody}]}; chances from 0
    // to 1. Cards of a suit with the same chances share a row.
    Q_PROPERTY(QVariantMap chances READ chances NOTIFY changed)

public:
    enum Zone { Stock, Upcard, Hand, Trick, LastTrick, Won }; // as in the scene
    Q_ENUM(Zone)

    explicit EuchreTable(QObject* parent = nullptr);

    QString phase() const;
    bool isBidding() const;
    QString trump() const;
    QString trumpWords() const;
    QString makerWords() const;
    bool isTurnedDown() const;
    QVariantList seats() const;
    QVariantList sides() const;
    int trick() const;
    QVariantMap lastTrick() const;
    QVariantList history() const;
    QString headline() const override;
    QString outcome() const;
    QVariantList choices() const;
    bool mayGoAlone() const;
    bool goesAlone() const { return m_goesAlone; }
    void setGoesAlone(bool alone);
    bool mayClaim() const;
    QVariantMap chances() const;

    // "ace of spades" for "AS"
    Q_INVOKABLE static QString cardName(const QString& card);
    // Of a move in the game's notation: in words, and the pictures of its cards.
    Q_INVOKABLE QString moveName(const QString& move) const;
    Q_INVOKABLE QStringList moveFaces(const QString& move) const;
    // Plays the card at this place of the viewer's hand, or puts it away.
    Q_INVOKABLE void playSlot(int slot);
    // Plays the tricks that are certain, one after the other.
    Q_INVOKABLE void claim();

protected:
    std::vector<CardPlace> scene(const Moment& moment, const Viewing& viewing) override;
    std::vector<Step> stepsAfterMove() const override;
    void tellMove() override;
    void tellStep(const Moment& before, const Moment& now) override;

private:
    const Timeline<euchre::Euchre>& timeline() const { return timelineOf<euchre::Euchre>(); }
    const euchre::Public& shown() const { return m_scene.state.pub; }
    bool mayMove() const;
    euchre::Claim certain() const; // empty: nothing is, or somebody else is to lead
    void playClaimed();
    QString sideName(int side) const;
    QString orderName(Seat seat) const;
    QString bidName(Seat seat, euchre::Move move) const;
    QString said(Seat seat) const;
    QVariantMap trickMap(const euchre::Trick& trick) const;

    euchre::Scene m_scene;
    bool m_goesAlone = false;
    bool m_isClaimed = false;
};

} // namespace parlour
