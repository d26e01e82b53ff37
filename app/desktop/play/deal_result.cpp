#include "app/desktop/play/deal_result.h"

#include "ai/catalogue/games.h"

#include <QVariantList>

#include <algorithm>

namespace parlour {

DealResult DealResult::of(const GameEntry& entry, const Record& record, const Table& table,
                          const std::vector<SeatedPlayer>& players, Seat person) {
    const Ending ending = endingOf(record, table);
    const Series series = seriesOf(record, table);
    const Scores points = table.scores();
    const Json options = table.position().at("options");
    DealResult result;
    QStringList winners;
    int othersPoints = 0;  // the most of somebody who did not win
    bool isOfSide = false; // the person has a partner
    bool hasSides = false;
    std::vector<Seat> first; // seat of each side
    for (Seat seat = 0; seat < static_cast<Seat>(players.size()); ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        const bool isFirst = ending.shares[at] > 0;
        if (isFirst)
            winners << players[at].name;
        else
            othersPoints = std::max(othersPoints, points[at]);
        const auto partner = std::ranges::find_if(
            first, [&](Seat other) { return entry.arePartners(options, other, seat); });
        if (partner == first.end()) {
            first.push_back(seat);
            result.standings.push_back(
                {{players[at]}, points[at], series.totals()[at], isFirst && !ending.isDraw()});
            continue;
        }
        hasSides = true;
        isOfSide = isOfSide || seat == person || *partner == person;
        result.standings[static_cast<std::size_t>(partner - first.begin())].players.push_back(
            players[at]);
    }

    if (winners.isEmpty()) {
        result.headline = tr("Nobody wins");
        return result;
    }
    if (ending.isDraw()) {
        result.headline = ending.ofSeries ? tr("The match is a draw") : tr("A draw");
        return result;
    }
    enum class Span { Game, DealOfMatch, Match };
    const Span span = ending.ofSeries                        ? Span::Match
                      : series.hasGoal() && !series.isOver() ? Span::DealOfMatch
                                                             : Span::Game;
    const bool isScored = span == Span::DealOfMatch && hasSides && othersPoints == 0;
    const bool isWon = person != kNoSeat && ending.shares[static_cast<std::size_t>(person)] > 0;
    if (person != kNoSeat) result.outcome = isWon ? 1 : -1;
    const auto bySpan = [span](const QString& game, const QString& deal, const QString& match) {
        return span == Span::Game ? game : span == Span::DealOfMatch ? deal : match;
    };
    if (isScored && isWon) {
        result.headline = tr("Your side scores %1").arg(std::ranges::max(points));
    } else if (isScored) {
        result.headline = tr("%1 and %2 score %3")
                              .arg(winners.front(), winners.back())
                              .arg(std::ranges::max(points));
    } else if (isWon) {
        result.headline =
            isOfSide ? bySpan(tr("Your side wins"), tr("Your side wins this one"),
                              tr("Your side wins the match"))
                     : bySpan(tr("You win"), tr("You win this one"), tr("You win the match"));
    } else if (person != kNoSeat) {
        result.headline =
            isOfSide ? bySpan(tr("Your side loses"), tr("Your side loses this one"),
                              tr("Your side loses the match"))
                     : bySpan(tr("You lose"), tr("You lose this one"), tr("You lose the match"));
    } else if (winners.size() > 1) {
        result.headline =
            bySpan(tr("%1 and %2 win"), tr("%1 and %2 win this one"), tr("%1 and %2 win the match"))
                .arg(winners[0], winners[1]);
    } else {
        result.headline =
            bySpan(tr("%1 wins"), tr("%1 wins this one"), tr("%1 wins the match")).arg(winners[0]);
    }
    return result;
}

QVariantMap toMap(const DealResult& result) {
    QVariantList standings;
    for (const DealResult::Standing& standing : result.standings) {
        QVariantList players;
        for (const SeatedPlayer& player : standing.players) players << toMap(player);
        standings << QVariantMap{{"players", players},
                                 {"points", standing.points},
                                 {"total", standing.total},
                                 {"won", standing.won}};
    }
    return {{"headline", result.headline}, {"outcome", result.outcome}, {"standings", standings}};
}

} // namespace parlour
