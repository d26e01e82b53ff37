#include "app/desktop/program/own_strength.h"

#include "ai/arena/ratings.h"
#include "ai/catalogue/games.h"
#include "app/desktop/models/game_face.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <optional>

namespace parlour {

namespace {

using Rungs = std::vector<const Opponent*>;

std::optional<double> eloOf(const Rungs& rungs, const QString& agent) {
    const auto rung = std::ranges::find(rungs, agent.toStdString(), &Opponent::spec);
    return rung == rungs.end() ? std::nullopt : std::optional<double>(*(*rung)->elo);
}

// Which seats play together: from the start or, where the deal makes the sides, those that won or
// lost together.
class Sides {
public:
    Sides(const GameEntry& entry, const GameFace& face, const Statistics::SeatResults& seats)
        : m_entry(entry), m_seats(seats), m_areMade(face.sidesAreMade) {
        Json given = Json::object(); // some games have a fixed number of players
        for (const OptionSpec& spec : entry.options())
            if (spec.name == "players") given["players"] = seats.size();
        if (auto options = completeOptions(entry.options(), given)) m_options = std::move(*options);
    }

    bool areTogether(std::size_t a, std::size_t b) const {
        if (a == b) return true;
        if (m_areMade) return (m_seats[a].score > 0) == (m_seats[b].score > 0);
        return m_options &&
               m_entry.arePartners(*m_options, static_cast<Seat>(a), static_cast<Seat>(b));
    }

private:
    const GameEntry& m_entry;
    const Statistics::SeatResults& m_seats;
    const bool m_areMade;
    std::optional<Json> m_options;
};

// Nothing if not all others are rated.
std::optional<RatedGame> ratedGame(const GameEntry& entry, const GameFace& face, const Rungs& rungs,
                                   const Statistics::SeatResults& seats) {
    const Sides sides(entry, face, seats);
    const auto you = static_cast<std::size_t>(
        std::ranges::find(seats, QString(), &Statistics::SeatResult::agent) - seats.begin());
    if (you == seats.size()) return {};
    RatedGame game;
    std::vector<double> opponents;
    double othersWon = 0;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        if (seat == you) continue;
        const auto elo = eloOf(rungs, seats[seat].agent);
        if (!elo) return {};
        if (sides.areTogether(you, seat)) {
            ++game.side;
            game.partners += *elo;
            continue;
        }
        othersWon += seats[seat].share;
        double sum = 0;
        int size = 0;
        bool isFirst = true; // of its side, which is counted once
        for (std::size_t other = 0; other < seats.size(); ++other) {
            if (other == you || !sides.areTogether(seat, other)) continue;
            isFirst &= other >= seat;
            sum += eloOf(rungs, seats[other].agent).value_or(0);
            ++size;
        }
        if (isFirst) opponents.push_back(sum / size);
    }
    if (opponents.empty()) return {};
    game.opponents = ratingOfAll(opponents);
    game.score = seats[you].share <= 0 ? 0 : othersWon > 0 ? 0.5 : 1;
    return game;
}

} // namespace

QVariantMap ownStrength(const GameEntry& entry, const GameFace& face,
                        const std::vector<Statistics::SeatResults>& games) {
    const Rungs rungs = ladder(entry);
    QVariantList list;
    for (const Opponent* rung : rungs)
        list << QVariantMap{{"spec", QString::fromUtf8(rung->spec.data(),
                                                       static_cast<qsizetype>(rung->spec.size()))},
                            {"elo", *rung->elo}};
    std::vector<RatedGame> rated;
    for (const Statistics::SeatResults& seats : games)
        if (const auto game = ratedGame(entry, face, rungs, seats)) rated.push_back(*game);
    QVariantMap map{{"rungs", list}, {"games", static_cast<int>(rated.size())}};
    if (rated.empty()) return map;
    const Strength strength = strengthFrom(rated, *rungs[rungs.size() / 2]->elo);
    map["elo"] = strength.elo;
    map["low"] = strength.low;
    map["high"] = strength.high;
    return map;
}

} // namespace parlour
