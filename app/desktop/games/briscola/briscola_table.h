// What the Briscola table shows, at a pace that people can follow: each trick is collected, then
// new cards are drawn.
#pragma once

#include "app/desktop/games/briscola/briscola_scene.h"
#include "app/desktop/games/tricks/trick_table.h"

namespace parlour {

class BriscolaTable : public parlour::TrickTable { // qualified: Qt 6.4 registers it by this name
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(QString trumpSuit READ trumpSuit NOTIFY changed) // C D S B
    Q_PROPERTY(QString trumpName READ trumpName NOTIFY changed) // "cups"
    Q_PROPERTY(QString trumpCardName READ trumpCardName NOTIFY changed)
    Q_PROPERTY(int stock READ stock NOTIFY changed) // the trump card included

public:
    using TrickTable::TrickTable;

    QString trumpSuit() const;
    QString trumpName() const;
    QString trumpCardName() const;
    int stock() const { return m_pub.stock; }
    QVariantList seats() const override; // with {handCards, won (tricks of the side)}
    int tricks() const override;

    // "ace of coins" for "AD"
    Q_INVOKABLE QString cardName(const QString& card) const;

protected:
    CardScene& scene() override { return m_scene; }
    const TrickScene& trickScene() const override { return m_scene; }
    int deckSize() const override;
    QString faceOf(int card) const override;
    QString nameOf(int card) const override;
    QString moveOf(int card) const override { return faceOf(card); }
    std::optional<int> pointsOf(const TrickScene::Trick& trick) const override;

    void dealCards() override;
    std::vector<int> handOf(Seat seat) override;
    void follow(int event) override;
    std::vector<int> waitsOf(int move) const override;
    void tell(int move, int event) override;
    void see() override;
    std::vector<CardPlace> places() override;

private:
    briscola::BriscolaScene m_scene;
    briscola::Public m_pub; // at the moment
};

} // namespace parlour
