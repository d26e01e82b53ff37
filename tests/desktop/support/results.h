// Results of finished games as a page of the program shows them.
#pragma once

#include "app/desktop/program/game_results.h"
#include "app/desktop/program/program.h"
#include "tests/desktop/support/running_program.h"

namespace parlour::test {

// Of a game, or of all if it is empty; once the statistics have answered.
class ResultsNow : public GameResults {
public:
    explicit ResultsNow(Program& program, const QString& game, int most = 1) {
        setSource(program.statistics());
        setGame(game);
        setMost(most);
        componentComplete();
        waitFor([this] { return isKnown(); });
    }
};

inline QVariantMap totals(Program& program, const QString& game) {
    return ResultsNow(program, game).totals();
}

} // namespace parlour::test
