// A word that a computer player says when a game is over, at rare and fitting moments.
#pragma once

#include "app/desktop/play/seated_player.h"

#include <optional>
#include <vector>

namespace parlour {

class GameEntry;

struct Remark {
    Q_DECLARE_TR_FUNCTIONS(Remark)

public:
    Seat seat = kNoSeat;
    QString words;

    // After a game lost by a hair, always; seldom after one won by a style that showed in its last
    // deal, or by a person. The same deal always gets the same. Precondition: the table is over.
    static std::optional<Remark> on(const GameEntry& entry, const Record& record,
                                    const Table& table, const std::vector<SeatedPlayer>& players);
};

} // namespace parlour
