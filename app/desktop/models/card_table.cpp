#include "app/desktop/models/card_table.h"

namespace parlour {

void CardTable::undeal() { scene().undeal(deckSize()); }

void CardTable::dealOut() {
    dealCards();
    changeEyes();
}

void CardTable::changeEyes() {
    for (Seat seat = 0; seat < players(); ++seat) {
        if (scene().isOpen(seat) == sees(seat)) continue;
        if (sees(seat))
            scene().open(seat, handOf(seat));
        else
            scene().close(seat);
    }
}

void CardTable::arrive() { scene().arrive(); }

void CardTable::see() {
    std::vector<CardPlace> all = places();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const int token = static_cast<int>(i);
        all[i].delay = static_cast<int>(all[i].delay * tempo());
        if (!scene().isFaceUp(token)) continue;
        all[i].face = faceOf(scene().tokens()[token].card);
        all[i].name = nameOf(scene().tokens()[token].card);
    }
    m_cards.update(std::move(all));
}

QVariantMap CardTable::seatMap(Seat seat, const CardSeat& more) const {
    QVariantMap map = TableModel::seatMap(seat);
    map.insert({{"score", more.score},
                {"leads", more.leads},
                {"isPartner", more.isPartner},
                {"sitsOut", more.sitsOut},
                {"isDealer", more.isDealer},
                {"badge", more.badge},
                {"note", more.note}});
    return map;
}

} // namespace parlour
