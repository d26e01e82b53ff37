// What the Euchre table shows, from the bidding to the last trick, and what the person may bid and
// what that means.
#pragma once

#include "app/desktop/games/euchre/euchre_scene.h"
#include "app/desktop/games/tricks/trick_table.h"
#include "core/euchre/claim.h"

namespace parlour {

class EuchreTable : public parlour::TrickTable { // qualified: Qt 6.4 registers it by this name
    Q_OBJECT
    QML_ELEMENT

    // order, call, discard, defend, play or over
    Q_PROPERTY(QString phase READ phase NOTIFY changed)
    Q_PROPERTY(bool bidding READ isBidding NOTIFY changed)        // or discarding
    Q_PROPERTY(QString trump READ trump NOTIFY changed)           // C D H S; empty: none yet
    Q_PROPERTY(QString trumpWords READ trumpWords NOTIFY changed) // "Hearts are trump"
    Q_PROPERTY(QString makerWords READ makerWords NOTIFY changed) // "Maker: Lin, alone"
    Q_PROPERTY(bool turnedDown READ isTurnedDown NOTIFY changed) // everybody turned the upcard down
    // The viewer's first: {names, tricks, points (of the game), isMaker}
    Q_PROPERTY(QVariantList sides READ sides NOTIFY changed)
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed) // of the deal, in a sentence or two

    // What the person may bid: {words (what it means), moves: [{move, title, spoken, suit}]}
    Q_PROPERTY(QVariantList choices READ choices NOTIFY changed)
    Q_PROPERTY(bool mayGoAlone READ mayGoAlone NOTIFY changed)
    // Bids that make trump then leave the partner out.
    Q_PROPERTY(bool goesAlone READ goesAlone WRITE setGoesAlone NOTIFY changed)

    // The person is to lead and certain to win all tricks left, at least two.
    Q_PROPERTY(bool mayClaim READ mayClaim NOTIFY changed)

    // Who may hold which card, as far as the viewer knows: {holders: the others' seats, rows:
    // [{suit, isTrump, cards, signs ("A K 10"), names, chances (of the holders), nobody}]}; chances
    // from 0 to 1.
    Q_PROPERTY(QVariantMap chances READ chances NOTIFY changed)

public:
    explicit EuchreTable(QObject* parent = nullptr);

    QString phase() const;
    bool isBidding() const;
    QString trump() const;
    QString trumpWords() const;
    QString makerWords() const;
    bool isTurnedDown() const;
    QVariantList seats() const override; // with {said (in the bidding)}
    int tricks() const override { return euchre::kTricks; }
    QVariantList sides() const;
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
    // Plays the tricks that are certain, one after the other.
    Q_INVOKABLE void claim();

protected:
    CardScene& scene() override { return m_scene; }
    const TrickScene& trickScene() const override { return m_scene; }
    int deckSize() const override { return euchre::kCards; }
    QString faceOf(int card) const override;
    QString nameOf(int card) const override;
    QString moveOf(int card) const override; // or discards it

    void dealCards() override;
    std::vector<int> handOf(Seat seat) override;
    void follow(int event) override;
    std::vector<int> waitsOf(int move) const override;
    void tell(int move, int event) override;
    void see() override;
    std::vector<CardPlace> places() override;

private:
    bool isChoosing() const { return isSettled() && mayMove(); }
    euchre::Claim certain() const; // empty: no trick is, or somebody else is to lead
    void playClaimed();
    QString sideName(int side) const;
    QString bidName(Seat seat, euchre::Move move) const;
    void tellBid(Seat seat, euchre::Move bid);

    euchre::EuchreScene m_scene;
    euchre::Public m_pub; // at the moment
    bool m_goesAlone = false;
    bool m_isClaimed = false;
};

} // namespace parlour
