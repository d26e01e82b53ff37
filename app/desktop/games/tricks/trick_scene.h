// What lies on the table of a trick game: hands, the trick being played, the previous one, and
// those turned over before.
#pragma once

#include "app/desktop/models/card_scene.h"

#include <vector>

namespace parlour {

class TrickScene : public CardScene {
public:
    struct Play {
        Seat seat = kNoSeat;
        int card = CardTokens::kUnknown;
        int token = 0;
    };
    struct Trick {
        std::vector<Play> plays;
        Seat winner = kNoSeat;
    };

    // Complete and collected; the last one still lies face up.
    const std::vector<Trick>& tricks() const { return m_tricks; }
    bool isTrickBegun() const { return !m_played.empty(); }

    void beginTricks();
    void play(Seat seat, int card);
    void collect(Seat winner);

private:
    std::vector<Play> m_played; // on the table
    std::vector<Trick> m_tricks;
};

} // namespace parlour
