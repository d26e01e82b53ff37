#include "app/lab/people_file.h"

#include "ai/catalogue/games.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <optional>
#include <sqlite3.h>
#include <utility>

namespace parlour::lab {

namespace {

namespace fs = std::filesystem;

constexpr int kNewestVersion = 4; // that is known: Statistics::kVersion of the desktop program
constexpr int kFirstWithSeats = 2;
constexpr int kFirstWithTutor = 3;
constexpr int kLargestScore = 1'000'000; // in either direction; others must be wrong

struct SeatResult {
    std::string agent; // empty: a person
    int score = 0;
    double share = 0;
};
using GameResult = std::vector<SeatResult>;

// A statement of an open database, row by row.
class Query {
public:
    Query(sqlite3* database, const char* text) : m_database(database) {
        sqlite3_stmt* statement = nullptr;
        m_code = sqlite3_prepare_v2(database, text, -1, &statement, nullptr);
        m_statement.reset(statement);
    }
    void bind(std::string_view text) {
        m_code = sqlite3_bind_text(m_statement.get(), 1, text.data(), static_cast<int>(text.size()),
                                   SQLITE_TRANSIENT);
    }
    // Whether there is a row; false at the end and after an error.
    bool next() {
        if (m_code == SQLITE_OK || m_code == SQLITE_ROW) m_code = sqlite3_step(m_statement.get());
        return m_code == SQLITE_ROW;
    }
    bool hasEnded() const { return m_code == SQLITE_DONE; }
    std::string text(int column) const {
        const auto* bytes = sqlite3_column_text(m_statement.get(), column);
        const auto size = static_cast<std::size_t>(sqlite3_column_bytes(m_statement.get(), column));
        return bytes ? std::string(bytes, bytes + size) : std::string();
    }
    std::int64_t number(int column) const {
        return sqlite3_column_int64(m_statement.get(), column);
    }
    double real(int column) const { return sqlite3_column_double(m_statement.get(), column); }
    Error error(const fs::path& file) const {
        return {file.string(),
                PARLOUR_PHRASE("Files", "The statistics cannot be read: %1"),
                {sqlite3_errmsg(m_database)}};
    }

private:
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
    };
    sqlite3* m_database;
    std::unique_ptr<sqlite3_stmt, Finalize> m_statement;
    int m_code = SQLITE_OK;
};

Result<std::vector<GameResult>> readGames(const fs::path& file, std::string_view game) {
    struct Close {
        void operator()(sqlite3* database) const { sqlite3_close(database); }
    };
    sqlite3* opened = nullptr;
    sqlite3_open_v2(file.c_str(), &opened, SQLITE_OPEN_READONLY, nullptr); // errors come back below
    const std::unique_ptr<sqlite3, Close> database(opened);
    sqlite3_busy_timeout(opened, 2000); // milliseconds: the desktop program may be tidying up
    const auto damaged = [&] {
        return Error(file.string(), PARLOUR_PHRASE("Files", "The statistics are damaged"));
    };

    Query version(opened, "PRAGMA user_version");
    if (!version.next()) return version.error(file);
    if (version.number(0) > kNewestVersion)
        return Error(file.string(),
                     PARLOUR_PHRASE("Files", "The statistics come from a newer version"));
    if (version.number(0) < 1)
        return Error(file.string(), PARLOUR_PHRASE("Files", "These are no statistics of Parlour"));
    std::vector<GameResult> games;
    if (version.number(0) < kFirstWithSeats) return games;
    // A view in a table's place could go on for ever.
    Query tables(opened, "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name IN "
                         "('games', 'seats') AND sql NOT LIKE 'CREATE VIRTUAL%'");
    if (!tables.next()) return tables.error(file);
    if (tables.number(0) != 2) return damaged();

    const std::string unaided = version.number(0) < kFirstWithTutor ? "" : "questions IS NULL AND ";
    Query rows(opened, ("SELECT id, agent, score, share FROM games JOIN seats USING (id) WHERE " +
                        unaided + "game = ? AND take_backs = 0 AND hints = 0 ORDER BY id, seat")
                           .c_str());
    rows.bind(game);
    std::string id;
    while (rows.next()) {
        const std::int64_t score = rows.number(2);
        const double share = rows.real(3);
        if (score < -kLargestScore || score > kLargestScore || !(share >= 0 && share <= 1))
            return damaged();
        if (games.empty() || rows.text(0) != id) games.emplace_back();
        id = rows.text(0);
        games.back().push_back({rows.text(1), static_cast<int>(score), share});
        if (games.back().size() > std::size_t{kMostSeats}) return damaged();
    }
    if (!rows.hasEnded()) return rows.error(file);
    return games;
}

// Players in an order that does not depend on their seats or on how their specs are written.
using Company = std::vector<std::pair<std::size_t, std::vector<std::int64_t>>>;

// Nothing if the program has no such player any more.
std::optional<Company> companyOf(const GameEntry& game, const std::vector<std::string>& specs) {
    Company company;
    for (const std::string& text : specs) {
        const auto spec = parseAgentSpec(text, game.agents());
        if (!spec) return {};
        const auto values = spec->params.values();
        company.emplace_back(spec->agent, std::vector<std::int64_t>(values.begin(), values.end()));
    }
    std::ranges::sort(company);
    return company;
}

void countSide(SideTally& side, const GameResult& game, bool arePeople) {
    int seats = 0;
    int sum = 0;
    double own = 0;
    double others = 0;
    for (const SeatResult& seat : game) {
        if (seat.agent.empty() != arePeople) {
            others += seat.share;
            continue;
        }
        ++seats;
        sum += seat.score;
        own += seat.share;
        ++side.scores[seat.score];
    }
    (own > 0 ? others > 0 ? side.draws : side.wins : side.losses) += 1;
    if (seats == 0) return;
    const std::int64_t twelfths = std::int64_t{sum} * 12 / seats;
    side.scoreTwelfths += twelfths;
    side.scoreTwelfthsSquared += twelfths * twelfths;
}

} // namespace

fs::path usualStatisticsFile() {
    const auto folder = [](const char* variable) {
        const char* value = std::getenv(variable);
        return fs::path(value ? value : "");
    };
    fs::path data = folder("XDG_DATA_HOME");
    if (!data.is_absolute()) data = folder("HOME") / ".local/share"; // as the standard wants
    return data / "parlour/statistics.sqlite";
}

Result<MatchReport> gamesOfPeople(const fs::path& file, std::string_view game,
                                  const PeoplePart& part) {
    MatchReport report;
    report.game = game;
    report.options = Json::object();
    report.seats.assign(static_cast<std::size_t>(part.people), "person");
    report.seats.insert(report.seats.end(), part.players.begin(), part.players.end());
    report.sides.resize(2);
    report.sides[0].agent = "people";
    report.sides[1].agent = fmt::format("{}", fmt::join(part.players, "+"));

    std::error_code ec;
    if (!fs::exists(file, ec)) return report;
    const auto games = readGames(file, game);
    if (!games) return games.error();
    const GameEntry& entry = **findGame(game);
    const Company wanted = companyOf(entry, part.players).value();
    for (const GameResult& played : *games) {
        std::vector<std::string> players;
        for (const SeatResult& seat : played)
            if (!seat.agent.empty()) players.push_back(seat.agent);
        if (played.size() - players.size() != static_cast<std::size_t>(part.people)) continue;
        if (companyOf(entry, players) != wanted) continue;
        countSide(report.sides[0], played, true);
        countSide(report.sides[1], played, false);
    }
    return report;
}

} // namespace parlour::lab
