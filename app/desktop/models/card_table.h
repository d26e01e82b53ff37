// What the view models of all card tables share: the cards and where they lie.
#pragma once

#include "card_model.h"
#include "table_model.h"

namespace parlour {

class CardTable : public parlour::TableModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Every game has its own")

    Q_PROPERTY(parlour::CardModel* cards READ cards CONSTANT)

public:
    using TableModel::TableModel;

    CardModel* cards() { return &m_cards; }
    const CardModel* cards() const { return &m_cards; }

protected:
    // Where all cards lie at the moment. Keeps whatever else the table shows of it.
    virtual std::vector<CardPlace> scene(const Moment& moment, const Viewing& viewing) = 0;

private:
    void see(const Moment& moment, const Viewing& viewing) final {
        m_cards.update(scene(moment, viewing));
    }

    CardModel m_cards;
};

} // namespace parlour
