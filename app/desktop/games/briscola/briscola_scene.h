// What lies on the Briscola table.
#pragma once

#include "app/desktop/games/tricks/trick_scene.h"
#include "core/briscola/rules.h"

namespace parlour::briscola {

class BriscolaScene : public TrickScene {
public:
    void deal(const Public& start);
    void follow(const Event& event);

    std::vector<CardPlace> places() const override;

private:
    // The gap that a played card leaves waits for the card drawn next.
    bool keepsGaps() const { return m_tokens.count(Stock) + m_tokens.count(Turned) > 0; }

    int m_drawn = 0; // since the last trick
};

} // namespace parlour::briscola
