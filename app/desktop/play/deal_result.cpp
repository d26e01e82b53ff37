#include "app/desktop/play/deal_result.h"

#include <QVariantList>

namespace parlour {

DealResult DealResult::of(const Record& record, const Table& table,
                          const std::vector<SeatedPlayer>& players, Seat person) {
    const Ending ending = endingOf(record, table);
    const Scores points = table.scores();
    const Scores totals = seriesOf(record, table).totals();
    DealResult result;
    QStringList winners;
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        const bool isFirst = ending.shares[seat] > 0;
        if (isFirst) winners << players[seat].name;
        result.standings.push_back(
            {players[seat], points[seat], totals[seat], isFirst && !ending.isDraw()});
    }
    const bool ofMatch = ending.ofSeries;
    if (winners.isEmpty()) {
        result.headline = tr("Nobody wins");
    } else if (ending.isDraw()) {
        result.headline = ofMatch ? tr("The match is a draw") : tr("A draw");
    } else if (person != kNoSeat) {
        const bool won = ending.shares[static_cast<std::size_t>(person)] > 0;
        result.outcome = won ? 1 : -1;
        result.headline = ofMatch ? (won ? tr("You win the match") : tr("You lose the match"))
                                  : (won ? tr("You win") : tr("You lose"));
    } else if (winners.size() > 1) {
        result.headline = (ofMatch ? tr("%1 and %2 win the match") : tr("%1 and %2 win"))
                              .arg(winners[0], winners[1]);
    } else {
        result.headline = (ofMatch ? tr("%1 wins the match") : tr("%1 wins")).arg(winners[0]);
    }
    return result;
}

QVariantMap toMap(const DealResult& result) {
    QVariantList standings;
    for (const DealResult::Standing& standing : result.standings) {
        QVariantMap map = toMap(standing.player);
        map["points"] = standing.points;
        map["total"] = standing.total;
        map["won"] = standing.won;
        standings << map;
    }
    return {{"headline", result.headline}, {"outcome", result.outcome}, {"standings", standings}};
}

} // namespace parlour
