// How a deal ended, or the match that it completes, as people read it.
#pragma once

#include "app/desktop/play/seated_player.h"

#include <vector>

namespace parlour {

class GameEntry;

struct DealResult {
    Q_DECLARE_TR_FUNCTIONS(DealResult)

public:
    // Of a side: partners, or a player who plays alone.
    struct Standing {
        std::vector<SeatedPlayer> players;
        int points = 0; // of the deal
        int total = 0;  // of all deals so far
        bool won = false;
    };

    QString headline; // a few words; of a deal of a match that goes on, how the deal ended
    int outcome = 0;  // for the only person: 1 won, -1 lost; else 0
    std::vector<Standing> standings;

    // `person`: the seat of the only person, or kNoSeat. Precondition: the table is over.
    static DealResult of(const GameEntry& entry, const Record& record, const Table& table,
                         const std::vector<SeatedPlayer>& players, Seat person);
};

QVariantMap toMap(const DealResult& result); // for QML, with the same names

} // namespace parlour
