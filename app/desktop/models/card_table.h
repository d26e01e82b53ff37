// What the view models of all card tables share: the cards and where they lie.
#pragma once

#include "app/desktop/models/card_model.h"
#include "app/desktop/models/card_scene.h"
#include "app/desktop/models/table_model.h"

#include <vector>

namespace parlour {

class CardTable : public parlour::TableModel { // qualified: Qt 6.4 registers it by this name
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Every game has its own")

    Q_PROPERTY(parlour::CardModel* cards READ cards CONSTANT)
    // The maps of TableModel::seatMap, those of CardSeat, and what the game adds
    Q_PROPERTY(QVariantList seats READ seats NOTIFY changed)

public:
    // The scene's, for QML
    enum Zone {
        Stock = CardScene::Stock,
        Turned = CardScene::Turned,
        Hand = CardScene::Hand,
        Played = CardScene::Played,
        LastTrick = CardScene::LastTrick,
        Pile = CardScene::Pile
    };
    Q_ENUM(Zone)

    using TableModel::TableModel;

    CardModel* cards() { return &m_cards; }
    const CardModel* cards() const { return &m_cards; }
    virtual QVariantList seats() const = 0;

protected:
    // What the plate of a seat shows.
    struct CardSeat {
        int score = 0;
        bool leads = false; // if the seat is to move
        bool isPartner = false;
        bool sitsOut = false;
        bool isDealer = false;
        QString badge = {}; // a symbol
        QString note = {};  // in a few words
    };
    QVariantMap seatMap(Seat seat, const CardSeat& more) const;

    virtual CardScene& scene() = 0;
    virtual int deckSize() const = 0;
    virtual QString faceOf(int card) const = 0; // its picture, in the folder of its deck
    virtual QString nameOf(int card) const = 0;

    // Deals to all, face down; open hands are turned up afterwards.
    virtual void dealCards() = 0;
    // The cards of a hand that is seen, in the order to show.
    virtual std::vector<int> handOf(Seat seat) = 0;
    // Sorts the open hands and says where and how to show each card.
    virtual std::vector<CardPlace> places() = 0;

    void undeal() final;
    void dealOut() final;
    void changeEyes() final;
    void arrive() final;
    void see() override;

private:
    CardModel m_cards;
};

} // namespace parlour
