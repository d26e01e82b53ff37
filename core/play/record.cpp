#include "core/play/record.h"

#include <algorithm>
#include <array>
#include <utility>

namespace parlour {

namespace {

constexpr std::string_view kFormat = "parlour-record";

// Of a series of deals; left out when 0.
constexpr std::array<std::pair<const char*, int Record::*>, 3> kCounts{{
    {"deals_before", &Record::dealsBefore},
    {"deals_wanted", &Record::dealsWanted},
    {"points_wanted", &Record::pointsWanted},
}};

Result<Record::Player> player(const Json& json) {
    auto name = stringMember(json, "name");
    if (!name) return name.error();
    auto agent = stringMember(json, "agent");
    if (!agent) return agent.error();
    const auto portrait = integerMember(json, "portrait", 0, 1000);
    if (!portrait) return portrait.error();
    return Record::Player{*name, *agent, static_cast<int>(*portrait)};
}

Json toJson(const Record& record) {
    Json players = Json::array();
    for (const Record::Player& p : record.players)
        players.push_back({{"name", p.name}, {"agent", p.agent}, {"portrait", p.portrait}});
    Json json = {
        {"format", kFormat},       {"version", Record::kVersion},
        {"id", record.id},         {"position", record.position},
        {"players", players},      {"undone", record.undone},
        {"scores", record.scores}, {"take_backs", record.takeBacks},
        {"hints", record.hints},   {"saved_at", record.savedAt},
    };
    if (!record.name.empty()) json["name"] = record.name;
    if (!record.earlier.empty()) json["earlier"] = record.earlier;
    for (const auto& [name, place] : kCounts)
        if (record.*place != 0) json[name] = record.*place;
    if (record.dealNumber) json["deal_number"] = *record.dealNumber;
    return json;
}

} // namespace

std::string toText(const Record& record) {
    return toJson(record).dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string toLine(const Record& record) { return toText(toJson(record)); }

Result<Record> parseRecord(std::string_view text) {
    const auto parsed = parseJson(text);
    if (!parsed) return parsed.error();
    const Json& json = *parsed;

    const auto format = stringMember(json, "format");
    if (!format || *format != kFormat)
        return Error("format", PARLOUR_PHRASE("Files", "This is not a saved game of Parlour"));
    const auto version = integerMember(json, "version", 1, INT32_MAX);
    if (!version) return version.error();
    if (*version > Record::kVersion)
        return Error("version",
                     PARLOUR_PHRASE("Files",
                                    "This file comes from a newer version of Parlour (format "
                                    "%1; this program reads up to format %2)"),
                     {std::to_string(*version), std::to_string(Record::kVersion)});

    Record record;
    auto id = stringMember(json, "id");
    if (!id) return id.error();
    record.id = *id;
    if (json.contains("name")) {
        auto name = stringMember(json, "name");
        if (!name) return name.error();
        record.name = *name;
    }
    const auto position = objectMember(json, "position");
    if (!position) return position.error();
    if (auto game = stringMember(**position, "game"); !game)
        return std::move(game.error()).within("position");
    record.position = **position;

    const auto players = arrayMember(json, "players");
    if (!players) return players.error();
    for (std::size_t i = 0; i < (*players)->size(); ++i) {
        auto one = player((**players)[i]);
        if (!one) return std::move(one.error()).within("players[" + std::to_string(i) + "]");
        record.players.push_back(*one);
    }
    auto undone = stringsMember(json, "undone");
    if (!undone) return undone.error();
    record.undone = *undone;

    for (const auto& [name, place] :
         {std::pair{"scores", &record.scores}, std::pair{"earlier", &record.earlier}}) {
        if (place == &record.earlier && !json.contains(name)) continue;
        constexpr int kMost = 1'000'000;
        auto scores = integersMember(json, name, -kMost, kMost);
        if (!scores) return std::move(scores.error());
        if (scores->size() > kMostSeats)
            return Error(name, PARLOUR_PHRASE("Files", "There are more scores than players"));
        *place = std::move(*scores);
    }
    for (const auto& [name, place] : kCounts) {
        if (!json.contains(name)) continue;
        const auto count = integerMember(json, name, 0, 1'000'000);
        if (!count) return count.error();
        record.*place = static_cast<int>(*count);
    }
    if (json.contains("deal_number")) {
        const Json& number = json["deal_number"];
        if (!number.is_number_unsigned())
            return Error("deal_number", PARLOUR_PHRASE("Files", "Expected a whole number"));
        record.dealNumber = number.get<std::uint64_t>();
    }
    const auto takeBacks = integerMember(json, "take_backs", 0, Record::kMostCounted);
    if (!takeBacks) return takeBacks.error();
    record.takeBacks = static_cast<int>(*takeBacks);
    const auto hints = integerMember(json, "hints", 0, Record::kMostCounted);
    if (!hints) return hints.error();
    record.hints = static_cast<int>(*hints);
    auto savedAt = stringMember(json, "saved_at");
    if (!savedAt) return savedAt.error();
    record.savedAt = *savedAt;
    return record;
}

void update(Record& record, const Table& table) {
    record.position = table.position();
    record.undone = table.undone();
    record.scores.clear();
    if (!table.isOver()) return;
    const Scores scores = table.scores();
    record.scores.assign(scores.begin(), scores.begin() + table.seats());
}

Series seriesBefore(const Record& record, const Table& table) {
    Scores before{};
    std::ranges::copy(record.earlier, before.begin());
    const int points = table.target() > 0 ? table.target() : record.pointsWanted;
    return Series(table.seats(), {points, record.dealsWanted}, before, record.dealsBefore);
}

Series seriesOf(const Record& record, const Table& table) {
    Series series = seriesBefore(record, table);
    if (table.isOver() && !table.isVoid() && !series.isOver()) series.add(table.scores());
    return series;
}

bool goesOn(const Record& record, const Table& table) {
    const Series series = seriesOf(record, table);
    return !table.isOver() || (series.hasGoal() && !series.isOver());
}

bool hasPersonMoved(const Record& record, const Table& table) {
    for (int moves = 0; moves < table.played(); ++moves)
        if (record.players[static_cast<std::size_t>(table.toMoveAfter(moves))].isPerson())
            return true;
    return false;
}

bool hasBegun(const Record& record, const Table& table) {
    if (hasPersonMoved(record, table)) return true;
    return record.dealsBefore > 0 && seriesBefore(record, table).hasGoal() &&
           std::ranges::any_of(record.players, &Record::Player::isPerson);
}

bool Ending::isDraw() const {
    const double best = std::ranges::max(shares);
    return best > 0 && best < 0.999;
}

Ending endingOf(const Record& record, const Table& table) {
    const Series series = seriesOf(record, table);
    if (series.isOver() && (record.dealsBefore > 0 || series.goal().points > 0))
        return {true, series.totals(),
                series.winShares([&](Seat a, Seat b) { return table.areAllies(a, b); })};
    return {false, table.scores(), table.winShares()};
}

std::optional<Ending> gameEnding(const Record& record, const Table& table) {
    if (table.isVoid()) return std::nullopt;
    if (table.target() == 0) return Ending{false, table.scores(), table.winShares()};
    if (!seriesOf(record, table).isOver()) return std::nullopt;
    return endingOf(record, table);
}

namespace {

Record withoutPlay(const Record& record, const Table& table, std::string id) {
    Record fresh = record;
    fresh.id = std::move(id);
    const Series series = seriesOf(record, table);
    if (!series.hasGoal() || series.isOver()) fresh.name.clear(); // it was that of another game
    fresh.undone.clear();
    fresh.scores.clear();
    fresh.takeBacks = fresh.hints = 0;
    return fresh;
}

} // namespace

Record nextDeal(const Record& record, const Table& table, std::uint64_t dealNumber,
                std::string id) {
    Record next = withoutPlay(record, table, std::move(id));
    next.dealNumber = dealNumber;
    next.position = table.nextDeal(dealNumber)->position();
    if (!table.isOver()) return next;
    const Series series = seriesOf(record, table);
    next.earlier.clear();
    next.dealsBefore = 0;
    if (series.isOver()) return next;
    const Scores& totals = series.totals();
    next.earlier.assign(totals.begin(), totals.begin() + table.seats());
    next.dealsBefore = series.deals();
    return next;
}

Record sameDeal(const Record& record, const Table& table, std::string id) {
    Record again = withoutPlay(record, table, std::move(id));
    again.position = table.sameDeal()->position();
    return again;
}

} // namespace parlour
