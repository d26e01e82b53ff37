#include "app/desktop/laboratory/tournament.h"

#include "ai/arena/meeting.h"
#include "app/desktop/laboratory/plot_data.h"
#include "app/desktop/laboratory/texts.h"
#include "app/desktop/language/words.h"
#include "app/desktop/players/player_label.h"

#include <QPointer>
#include <QThreadPool>
#include <fmt/format.h>

#include <algorithm>
#include <climits>
#include <fstream>
#include <numeric>

namespace parlour {

namespace {

Interval intervalOf(const Pairing& pairing) {
    return wilson95(pairing.scoreOfA / pairing.games, static_cast<std::int64_t>(pairing.games));
}

// A deal of a game, both counted from 1.
struct KeptDeal {
    QByteArray record; // empty: there is none, or it is too long
    int deals = 0;     // of this game that were found before; 0: there is no such game
};
KeptDeal keptDeal(const QString& file, int game, int deal) {
    constexpr qint64 kLongest = 1 << 20;
    QFile in(file);
    KeptDeal found;
    if (!in.open(QIODevice::ReadOnly)) return found;
    int begun = 0; // games
    while (!in.atEnd()) {
        QByteArray line = in.readLine();
        // As toLine() writes it. What is quoted in a text is written otherwise.
        if (!line.contains("\"deals_before\":")) ++begun;
        if (begun > game) break;
        if (begun < game || ++found.deals < deal) continue;
        if (line.size() <= kLongest) found.record = std::move(line);
        break;
    }
    return found;
}

} // namespace

Tournament::Tournament(QString folder, TournamentSetup setup, QObject* parent)
    : LabRun(std::move(folder), setup.tasks(), setup.atOnce, parent),
      m_setup(std::move(setup)),
      m_meetings(m_setup.meetings()),
      m_matches(static_cast<std::size_t>(m_setup.matchesOfMeeting())) {
    m_reports.resize(m_meetings.size() * m_matches);
    readFound();
}

// Whatever else than a report of this match a program tells, nothing of it is shown.
Result<std::int64_t> Tournament::accept(std::size_t task, const Json& found) {
    auto report = reportFromJson(found);
    if (!report) return std::move(report.error());
    const auto& [a, b] = m_meetings[task / m_matches];
    const auto isOf = [&](const SideTally& side) {
        return side.agent == m_setup.players[a] || side.agent == m_setup.players[b];
    };
    if (report->game != m_setup.game || report->sides.size() != 2 ||
        !std::ranges::all_of(report->sides, isOf))
        return Error("", PARLOUR_PHRASE("Laboratory", "This is the report of another match."));
    m_reports[task] = std::move(*report);
    return m_reports[task].games();
}

double Tournament::Total::milliseconds() const {
    return decisions > 0 ? static_cast<double>(nanoseconds) * 1e-6 / static_cast<double>(decisions)
                         : -1;
}

std::span<const MatchReport> Tournament::matches(std::size_t meeting) const {
    return std::span(m_reports).subspan(meeting * m_matches, m_matches);
}

std::vector<Pairing> Tournament::results() const {
    std::vector<Pairing> list;
    for (std::size_t i = 0; i < m_meetings.size(); ++i) {
        Pairing pairing = resultOfMeeting(matches(i), m_matches > 1 ? 3 : 2);
        std::tie(pairing.a, pairing.b) = m_meetings[i];
        list.push_back(pairing);
    }
    return list;
}

std::vector<Tournament::Total> Tournament::totals(std::span<const Pairing> results) const {
    std::vector<Total> list(m_setup.players.size());
    for (const Pairing& result : results) {
        list[result.a].add(result.scoreOfA, result.games);
        list[result.b].add(result.games - result.scoreOfA, result.games);
    }
    for (std::size_t i = 0; i < m_meetings.size(); ++i)
        for (const MatchReport& match : matches(i))
            for (const SideTally& side : match.sides)
                for (const std::size_t player : {m_meetings[i].first, m_meetings[i].second})
                    if (side.agent == m_setup.players[player]) {
                        list[player].decisions += side.decisions;
                        list[player].nanoseconds += side.nanoseconds;
                    }
    return list;
}

QVariantList Tournament::players() const {
    const std::size_t count = m_setup.players.size();
    const std::vector<Pairing> results = this->results();
    const std::vector<Rating> rated = ratings(count, results);
    const std::vector<Total> total = totals(results);
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, std::greater(),
                             [&](std::size_t player) { return rated[player].elo; });

    QVariantList list;
    for (const std::size_t player : order) {
        QVariantList against;
        for (const std::size_t other : order) {
            QVariantMap cell{{"share", -1}, {"games", 0}, {"meeting", -1}};
            for (std::size_t i = 0; i < results.size(); ++i) {
                const Pairing& result = results[i];
                const bool isA = result.a == player && result.b == other;
                if (!isA && !(result.a == other && result.b == player)) continue;
                cell["meeting"] = static_cast<int>(i);
                cell["games"] = result.games;
                if (result.games == 0) continue;
                const double share = result.scoreOfA / result.games;
                cell["share"] = isA ? share : 1 - share;
            }
            against << cell;
        }
        list << QVariantMap{{"spec", QString::fromStdString(m_setup.players[player])},
                            {"number", static_cast<int>(list.size()) + 1},
                            {"games", total[player].games},
                            {"share", total[player].share()},
                            {"elo", rated[player].elo},
                            {"error", rated[player].error95},
                            {"decisions", static_cast<double>(total[player].decisions)},
                            {"milliseconds", total[player].milliseconds()},
                            {"against", against}};
    }
    return list;
}

QVariantList Tournament::meetings() const {
    const std::vector<Pairing> results = this->results();
    QVariantList list;
    for (std::size_t i = 0; i < results.size(); ++i) {
        const Pairing& result = results[i];
        QVariantMap map{{"a", QString::fromStdString(m_setup.players[result.a])},
                        {"b", QString::fromStdString(m_setup.players[result.b])},
                        {"games", result.games},
                        {"verdict", QString()}};
        bool isWhole = true;
        bool works = false;
        QString failure;
        QStringList commands;
        double played = 0;
        for (std::size_t m = 0; m < m_matches; ++m) {
            const std::size_t task = i * m_matches + m;
            isWhole &= isDone(task);
            works |= isAtWork(task);
            if (failure.isEmpty()) failure = this->failure(task);
            commands << commandLine(static_cast<int>(task));
            const MatchReport& report = m_reports[task];
            played += static_cast<double>(report.games());
            if (report.sprt)
                map["verdict"] =
                    QString::fromStdString(report.sprt->toJson().at("verdict").get<std::string>());
        }
        map["state"] = isWhole              ? QStringLiteral("done")
                       : works              ? QStringLiteral("working")
                       : !failure.isEmpty() ? QStringLiteral("failed")
                       : played > 0         ? QStringLiteral("begun")
                                            : QStringLiteral("waiting");
        map["failure"] = failure;
        map["commands"] = commands;
        map["played"] = played;
        map["recorded"] = m_setup.keepsGames ? played : 0;
        if (result.games > 0) {
            const Interval interval = intervalOf(result);
            map["share"] = result.scoreOfA / result.games;
            map["low"] = interval.low;
            map["high"] = interval.high;
        }
        list << map;
    }
    return list;
}

QString Tournament::command() const {
    const QStringList command = m_setup.ratingsCommand();
    return command.isEmpty() ? QString() : shellLine(command);
}

QVariantMap Tournament::test() const {
    if (!m_setup.until) return {};
    return {{"elo0", m_setup.until->elo0}, {"elo1", m_setup.until->elo1}};
}

// ---- plots

QVariantList Tournament::plots() const {
    const std::vector<Pairing> results = this->results();
    if (std::ranges::none_of(results, [](const Pairing& one) { return one.games > 0; })) return {};
    const QVariantList rated = players();
    const auto count = static_cast<std::size_t>(rated.size());
    std::vector<std::string> specs;
    QStringList names;
    for (const QVariant& player : rated) {
        specs.push_back(player.value<QVariantMap>().value("spec").toString().toStdString());
        names << PlayerLabel::of(m_setup.game, specs.back());
    }

    PlotData elo{.kind = PlotData::Kind::Ranks,
                 .name = QStringLiteral("elo"),
                 .title = tr("Elo with 95 % intervals"),
                 .xName = {},
                 .yName = tr("Elo"),
                 .series = {{tr("Elo"), {}}},
                 .categories = names};
    PlotData times{.kind = PlotData::Kind::Ranks,
                   .name = QStringLiteral("time"),
                   .title = tr("Time per move"),
                   .xName = {},
                   .yName = tr("Milliseconds"),
                   .series = {{tr("Milliseconds"), {}}},
                   .categories = names};
    PlotData shares{.kind = PlotData::Kind::Grid,
                    .name = QStringLiteral("shares"),
                    .title = tr("Each against each, in per cent"),
                    .xName = tr("Against"),
                    .yName = {},
                    .categories = names,
                    .rows = names};
    for (std::size_t i = 0; i < count; ++i) {
        const QVariantMap player = rated[static_cast<int>(i)].value<QVariantMap>();
        const auto x = static_cast<double>(i);
        const double rating = player.value("elo").toDouble();
        const double error = player.value("error").toDouble();
        elo.series[0].points.push_back({x, rating, Interval{rating - error, rating + error}});
        if (const double time = player.value("milliseconds").toDouble(); time >= 0)
            times.series[0].points.push_back({x, time});
        for (const QVariant& cell : player.value("against").toList()) {
            const double share = cell.value<QVariantMap>().value("share").toDouble();
            shares.cells.push_back(share < 0 ? std::numeric_limits<double>::quiet_NaN()
                                             : 100 * share);
        }
    }

    // The share of each player's seats that ended with scores of each range.
    constexpr std::size_t kMostDrawn = 6; // more cannot be told apart
    constexpr int kMostRanges = 24;
    std::vector<std::map<int, std::int64_t>> counts; // by player
    int least = INT_MAX;
    int most = INT_MIN;
    for (const std::string& spec : std::span(specs).first(std::min(kMostDrawn, count))) {
        counts.emplace_back();
        for (const MatchReport& match : m_reports)
            for (const SideTally& side : match.sides)
                if (side.agent == spec)
                    for (const auto& [score, often] : side.scores) {
                        counts.back()[score] += often;
                        least = std::min(least, score);
                        most = std::max(most, score);
                    }
    }
    PlotData scores{.kind = PlotData::Kind::Bars,
                    .name = QStringLiteral("scores"),
                    .title = tr("How often which score"),
                    .xName = tr("Score"),
                    .yName = tr("Per cent")};
    if (least <= most) {
        const std::int64_t range = std::int64_t{most} - least + 1;
        const std::int64_t width = (range + kMostRanges - 1) / kMostRanges;
        for (std::int64_t from = least; from <= most; from += width) {
            const std::int64_t to = std::min<std::int64_t>(most, from + width - 1);
            scores.categories << (from == to ? QString::number(from)
                                             : tr("%1 to %2", "scores").arg(from).arg(to));
        }
        for (std::size_t i = 0; i < counts.size(); ++i) {
            std::vector<double> sums(static_cast<std::size_t>(scores.categories.size()));
            double all = 0;
            for (const auto& [score, often] : counts[i]) {
                sums[static_cast<std::size_t>((std::int64_t{score} - least) / width)] +=
                    static_cast<double>(often);
                all += static_cast<double>(often);
            }
            PlotData::Series series{names[static_cast<int>(i)], {}};
            for (std::size_t bar = 0; bar < sums.size() && all > 0; ++bar)
                series.points.push_back({static_cast<double>(bar), 100 * sums[bar] / all});
            scores.series.push_back(std::move(series));
        }
    }
    QVariantList list;
    for (const PlotData& plot : {elo, shares, scores, times})
        if (!plot.isEmpty() && (plot.kind != PlotData::Kind::Grid || count > 2))
            list << QVariant::fromValue(plot);
    return list;
}

// ---- files

void Tournament::saveCsv(const QUrl& file) {
    std::string csv = "player,opponent,games,share,low95,high95,command\n";
    const std::vector<Pairing> results = this->results();
    for (std::size_t i = 0; i < results.size(); ++i) {
        const Pairing& result = results[i];
        csv += csvField(m_setup.players[result.a]) + ',' + csvField(m_setup.players[result.b]);
        if (result.games > 0) {
            const Interval interval = intervalOf(result);
            csv += fmt::format(",{},{:.6f},{:.6f},{:.6f},", result.games,
                               result.scoreOfA / result.games, interval.low, interval.high);
        } else {
            csv += ",0,,,,";
        }
        QStringList commands;
        for (std::size_t m = 0; m < m_matches; ++m)
            commands << commandLine(static_cast<int>(i * m_matches + m));
        csv += csvField(commands.join(QStringLiteral("; ")).toStdString()) + '\n';
    }
    csv += "\nplayer,elo,error95,games,share,decisions,milliseconds\n";
    const std::vector<Rating> rated = ratings(m_setup.players.size(), results);
    const std::vector<Total> total = totals(results);
    for (std::size_t i = 0; i < rated.size(); ++i)
        csv += fmt::format("{},{:.1f},{:.1f},{},{:.6f},{},{}\n", csvField(m_setup.players[i]),
                           rated[i].elo, rated[i].error95, total[i].games, total[i].share(),
                           total[i].decisions,
                           total[i].decisions > 0 ? fmt::format("{:.6f}", total[i].milliseconds())
                                                  : std::string());
    save(file, csv);
}

void Tournament::saveJson(const QUrl& file) {
    const std::vector<Pairing> results = this->results();
    const std::vector<Rating> rated = ratings(m_setup.players.size(), results);
    Json players = Json::array();
    for (std::size_t i = 0; i < rated.size(); ++i)
        players.push_back({{"agent", m_setup.players[i]},
                           {"elo", rated[i].elo},
                           {"elo_error95", rated[i].error95}});
    Json meetings = Json::array();
    for (std::size_t i = 0; i < results.size(); ++i) {
        const Pairing& result = results[i];
        Json meeting = {{"players", {m_setup.players[result.a], m_setup.players[result.b]}},
                        {"games", result.games},
                        {"commands", Json::array()},
                        {"reports", Json::array()}};
        if (result.games > 0) {
            const Interval interval = intervalOf(result);
            meeting["share"] = result.scoreOfA / result.games;
            meeting["share_ci95"] = {interval.low, interval.high};
        }
        for (std::size_t m = 0; m < m_matches; ++m) {
            const std::size_t task = i * m_matches + m;
            meeting["commands"].push_back(commandLine(static_cast<int>(task)).toStdString());
            meeting["reports"].push_back(found(task));
        }
        meetings.push_back(std::move(meeting));
    }
    const Json json = {{"setup", toJson(m_setup)}, {"players", players}, {"meetings", meetings}};
    save(file, json.dump(1) + "\n");
}

bool Tournament::hasDeals() const {
    const GameEntry& entry = *findGame(m_setup.game).value();
    return entry.target(completeOptions(entry.options(), m_setup.options).value()) > 0;
}

void Tournament::readGame(int meeting, int number, int deal) {
    // Games of a meeting's matches follow one another.
    auto match = static_cast<std::size_t>(meeting) * m_matches;
    for (std::size_t m = 1; m < m_matches; ++m) {
        const auto games = m_reports[match].games();
        if (number <= games) break;
        number -= static_cast<int>(games);
        ++match;
    }
    QThreadPool::globalInstance()->start(
        [self = QPointer(this), number, deal, file = file(match, "games.jsonl")] {
            const KeptDeal kept = keptDeal(file, number, deal);
            QMetaObject::invokeMethod(
                QCoreApplication::instance(),
                [self, kept] {
                    if (!self) return;
                    if (!kept.record.isEmpty())
                        emit self->gameRead(QString::fromUtf8(kept.record));
                    else if (kept.deals > 0)
                        emit self->problem(tr("This game has %n deal(s).", "", kept.deals));
                    else
                        emit self->problem(tr("This game was not kept."));
                },
                Qt::QueuedConnection);
        });
}

} // namespace parlour
