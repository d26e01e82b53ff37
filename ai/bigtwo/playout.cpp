#include "ai/bigtwo/playout.h"

namespace parlour::bigtwo {

Playout::Playout(const State& state, const std::array<Plan, kSeats>& plansOfHands)
    : options(state.pub.options),
      hands(state.hands),
      plans(plansOfHands),
      held(kDeck - state.pub.played),
      table(state.pub.toBeat()),
      sizes(state.pub.handSizes),
      passed(state.pub.passed),
      next(state.pub.next),
      owner(state.pub.owner),
      winner(static_cast<std::int8_t>(state.pub.winner())),
      needsThreeOfDiamonds(state.pub.needsThreeOfDiamonds()) {}

SeatView Playout::seatView() const {
    SeatView view;
    view.hand = hands[static_cast<std::size_t>(next)];
    view.others = held - view.hand;
    view.toBeat = table;
    view.sizes = sizes;
    view.seat = next;
    view.owner = owner;
    view.passed = passed;
    view.needsThreeOfDiamonds = needsThreeOfDiamonds;
    return view;
}

void Playout::play(CardSet cards) {
    const auto seat = static_cast<std::size_t>(next);
    needsThreeOfDiamonds = false;
    if (cards.empty()) {
        passed |= static_cast<std::uint8_t>(1 << next);
    } else {
        hands[seat] -= cards;
        held -= cards;
        sizes[seat] = static_cast<std::uint8_t>(sizes[seat] - cards.size());
        if (sizes[seat] == 0) {
            winner = next;
            return;
        }
        table = combinationOf(cards, options);
        owner = next;
        plans[seat].play(cards, hands[seat], options);
        if (options.reenter) passed = 0;
    }
    do next = static_cast<std::int8_t>((next + 1) % kSeats);
    while (passed >> next & 1);
    if (next != owner) return;
    table = {};
    passed = 0;
}

} // namespace parlour::bigtwo
