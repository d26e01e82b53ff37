#include "ai/euchre/open_deal.h"

namespace parlour::euchre {

OpenDeal::OpenDeal(const State& state) {
    const Public& pub = state.pub;
    const int trump = pub.trump;
    turn = pub.turn;
    maker = pub.maker;
    active = pub.active;
    onTable = pub.onTable;
    tricks = pub.tricks;
    isAlone = pub.alone;
    isDefendedAlone = pub.loneDefender != kNoSeat;
    for (Seat seat = 0; seat < kSeats; ++seat) {
        const auto s = static_cast<std::size_t>(seat);
        if (pub.sitsOut(seat))
            out |= static_cast<std::uint8_t>(1 << seat);
        else
            hands[s] = bitsOf(state.hands[s], trump);
    }
    if (!pub.isUpcardTaken()) gone |= bitOf(pub.upcard, trump);
    CardBits suitLed = 0;
    for (int i = 0; i < pub.played; ++i) {
        const Play& play = pub.history[static_cast<std::size_t>(i)];
        const CardBits card = bitOf(play.card, trump);
        gone |= card;
        if (i % active == 0) {
            suitLed = suitBits(card);
            best = 0;
        } else if ((card & suitLed) == 0) {
            missing[static_cast<std::size_t>(play.seat)] |= suitLed;
        }
        if ((card & (suitLed | kTrumpBits)) != 0 && card > best) {
            best = card;
            bestSeat = play.seat;
        }
    }
    if (onTable == 0)
        best = 0;
    else
        lead = suitLed;
}

} // namespace parlour::euchre
