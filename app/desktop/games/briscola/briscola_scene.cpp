#include "app/desktop/games/briscola/briscola_scene.h"

#include <algorithm>

namespace parlour::briscola {

namespace {

constexpr int kDealStep = 45; // milliseconds between two cards
constexpr int kDrawStep = 110;

} // namespace

void BriscolaScene::deal(const Public& start) {
    beginTricks();
    const int players = start.options.players;
    for (int i = 0; i < kHandSize; ++i)
        for (Seat seat = 0; seat < players; ++seat) draw(seat, i, (i * players + seat) * kDealStep);
    const int turned = m_tokens.top(Stock);
    m_tokens.put(turned, Turned, 0, 0);
    m_tokens.show(turned, start.trumpCard.index);
}

void BriscolaScene::follow(const Event& event) {
    switch (event.kind) {
    case Event::Kind::Played:
        play(event.seat, event.card.index);
        if (!keepsGaps()) m_tokens.closeUp(Hand, event.seat);
        break;
    case Event::Kind::TrickWon:
        collect(event.seat);
        m_drawn = 0;
        break;
    case Event::Kind::Drawn:
    case Event::Kind::TookTrump: {
        const bool isTrump = event.kind == Event::Kind::TookTrump;
        const int token = m_tokens.top(isTrump ? Turned : Stock);
        int slot = 0; // the first free one
        for (const int held : m_tokens.in(Hand, event.seat)) slot += m_tokens[held].slot == slot;
        m_tokens.put(token, Hand, event.seat, slot, m_drawn++ * kDrawStep);
        if (!isTrump && !event.isHidden) m_tokens.learn(token, event.card.index);
        break;
    }
    }
}

std::vector<CardPlace> BriscolaScene::places() const {
    std::vector<CardPlace> places = TrickScene::places();
    for (CardPlace& place : places) {
        if (place.zone == Hand && keepsGaps()) place.count = kHandSize;
        if (place.zone == Turned) place.z = -1; // the stock lies on it
    }
    return places;
}

} // namespace parlour::briscola
