// What the tables of trick games share: the trick being played, the previous one, all tricks so
// far, and the viewer's hand, from which a card is played by its place.
#pragma once

#include "app/desktop/games/tricks/trick_scene.h"
#include "app/desktop/models/card_table.h"

#include <optional>

namespace parlour {

class TrickTable : public parlour::CardTable { // qualified: Qt 6.4 registers it by this name
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Every game has its own")

    Q_PROPERTY(int trick READ trick NOTIFY changed) // being played, from 1
    Q_PROPERTY(int tricks READ tricks NOTIFY changed)
    Q_PROPERTY(bool trickBegun READ isTrickBegun NOTIFY changed)
    // All tricks so far: {winner, name, points (where they count), cards: [{seat, name, face,
    // cardName}]}
    Q_PROPERTY(QVariantList history READ history NOTIFY changed)
    Q_PROPERTY(QVariantMap lastTrick READ lastTrick NOTIFY changed) // empty before the first

public:
    using CardTable::CardTable;

    int trick() const;
    virtual int tricks() const = 0;
    bool isTrickBegun() const { return trickScene().isTrickBegun(); }
    QVariantList history() const;
    QVariantMap lastTrick() const;

    // Plays the card that lies at this place of the viewer's hand, if the viewer is to move.
    Q_INVOKABLE void playSlot(int slot);

protected:
    static constexpr int kRestTime = 650; // milliseconds that a complete trick lies there
    static constexpr int kCollectTime = 280;

    virtual const TrickScene& trickScene() const = 0;
    // Card points in a trick, in games that count them.
    virtual std::optional<int> pointsOf(const TrickScene::Trick& trick) const;
    // The move that plays this card of the viewer's hand, in the game's notation.
    virtual QString moveOf(int card) const = 0;

    void tellPlay(Seat seat, int card);
    void tellTrick(bool isOurs);

private:
    QVariantMap toMap(const TrickScene::Trick& trick) const;
};

} // namespace parlour
