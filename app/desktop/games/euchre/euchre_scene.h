// What lies on the Euchre table.
#pragma once

#include "app/desktop/games/tricks/trick_scene.h"
#include "core/euchre/rules.h"

#include <array>
#include <optional>

namespace parlour::euchre {

class EuchreScene : public TrickScene {
public:
    void deal(const Public& start);
    void follow(const Event& event);

    // The seat's last bid in this round of bidding, until the first card is played.
    const std::optional<Move>& said(Seat seat) const {
        return m_said[static_cast<std::size_t>(seat)];
    }

    std::vector<CardPlace> places() const override;

private:
    void takeUpcard(Seat dealer);
    void discard(Seat dealer, int card);

    std::array<std::optional<Move>, kSeats> m_said;
};

// The order of a hand: trumps first, then suits in alternating colours, each from the highest down.
std::vector<Card> sorted(CardSet hand, int trump);

} // namespace parlour::euchre
