#include "app/desktop/models/card_model.h"

namespace parlour {

int CardModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_places.size());
}

QVariant CardModel::data(const QModelIndex& index, int role) const {
    const CardPlace& place = m_places[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Code: return place.face;
    case Spoken: return place.name;
    case Zone: return place.zone;
    case Owner: return place.owner;
    case Slot: return place.slot;
    case Count: return place.count;
    case Layer: return place.z;
    case Wait: return place.delay;
    case CanPlay: return place.playable;
    case InStack: return place.inStack;
    case Raised: return place.raised;
    case Hinted: return place.hinted;
    case Dimmed: return place.dimmed;
    default: return {};
    }
}

QHash<int, QByteArray> CardModel::roleNames() const {
    return {{Code, "code"},       {Spoken, "spoken"},   {Zone, "zone"},   {Owner, "owner"},
            {Slot, "slot"},       {Count, "count"},     {Layer, "depth"}, {Wait, "wait"},
            {CanPlay, "canPlay"}, {InStack, "inStack"}, {Raised, "up"},   {Hinted, "hinted"},
            {Dimmed, "dim"}};
}

void CardModel::update(std::vector<CardPlace> places) {
    if (places.size() != m_places.size()) {
        beginResetModel();
        m_places = std::move(places);
        endResetModel();
        return;
    }
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (places[i] == m_places[i]) continue;
        m_places[i] = std::move(places[i]);
        const QModelIndex row = index(static_cast<int>(i));
        emit dataChanged(row, row, {Wait}); // known before the card begins to move
        emit dataChanged(row, row);
    }
}

} // namespace parlour
