#include "ai/euchre/policy_form.h"

#include <algorithm>

namespace parlour::euchre {

int PolicyForm::suitNumber(const Public& pub, int suit) {
    const int first = pub.trump == kNoSuit ? pub.upcard.suit() : pub.trump;
    if (suit == first) return 0;
    if (suit == sameColour(first)) return 1;
    return suit == (first ^ 1) ? 2 : 3;
}

int PolicyForm::place(const Public& pub, Card card) {
    return suitNumber(pub, card.suit()) * kRanks + card.rank() - french::Nine;
}

void PolicyForm::features(const Observation& view, std::span<std::int8_t> out) {
    const Public& pub = view.pub;
    const auto put = [&](int channel, CardSet cards) {
        for (const Card card : cards)
            out[static_cast<std::size_t>(place(pub, card) * kChannels + channel)] = 1;
    };
    const auto fill = [&](int channel, int value) {
        for (int i = 0; i < euchre::kCards; ++i)
            out[static_cast<std::size_t>(i * kChannels + channel)] =
                static_cast<std::int8_t>(value);
    };
    const auto from = [&](Seat seat) { return (seat - view.seat) & 3; }; // 0: the observer

    std::ranges::fill(out, std::int8_t{0});
    put(Hand, view.hand);
    put(Upcard, CardSet{pub.upcard});
    put(Discarded, view.discard);
    if (pub.trump != kNoSuit) put(Trumps, cardsOf(pub.trump, pub.trump));
    if (pub.onTable > 0) put(Led, cardsOf(pub.lead(), pub.trump));
    for (int i = 0; i < pub.onTable; ++i)
        put(OnTable + from(pub.tableCard(i).seat) - 1, CardSet{pub.tableCard(i).card});
    for (int i = 0; i < pub.played; ++i) {
        const Play& play = pub.history[static_cast<std::size_t>(i)];
        put(Played + from(play.seat), CardSet{play.card});
    }
    for (int i = 1; i < kSeats; ++i) put(Missing + i - 1, pub.missing((view.seat + i) & 3));
    fill(Dealer + from(pub.dealer), 1);
    if (pub.maker != kNoSeat) fill(Maker + from(pub.maker), 1);
    fill(Alone, pub.alone);
    fill(DefendsAlone, pub.loneDefender != kNoSeat);
    if (!pub.isOver()) fill(PhaseNow + static_cast<int>(pub.phase), 1);
    fill(OwnTricks, pub.tricks[static_cast<std::size_t>(view.seat & 1)]);
    fill(TheirTricks, pub.tricks[static_cast<std::size_t>(~view.seat & 1)]);
}

std::optional<int> PolicyForm::action(const Observation& view, Move move) {
    switch (move.kind) {
    case Move::Kind::Pass: return kPass;
    case Move::Kind::Order: return kOrder + move.alone;
    case Move::Kind::Call: return kCall + 2 * (suitNumber(view.pub, move.suit) - 1) + move.alone;
    case Move::Kind::Defend: return kDefend;
    case Move::Kind::Discard: return kDiscard + place(view.pub, move.card);
    case Move::Kind::Play: return kPlay + place(view.pub, move.card);
    }
    return {};
}

} // namespace parlour::euchre
