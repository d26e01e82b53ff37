#include "core/play/record.h"

#include <algorithm>
#include <array>
#include <cassert>
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

constexpr std::size_t kMostDeals = 1000; // no match needs more

Result<std::vector<int>> scoresMember(const Json& json, const char* name) {
    constexpr int kMost = 1'000'000;
    auto scores = integersMember(json, name, -kMost, kMost);
    if (scores && scores->size() > kMostSeats)
        return Error(name, PARLOUR_PHRASE("Files", "There are more scores than players"));
    return scores;
}

Result<std::optional<std::uint64_t>> dealNumberMember(const Json& json) {
    if (!json.contains("deal_number")) return std::optional<std::uint64_t>();
    const Json& number = json["deal_number"];
    if (!number.is_number_unsigned())
        return Error("deal_number", PARLOUR_PHRASE("Files", "Expected a whole number"));
    return std::optional(number.get<std::uint64_t>());
}

// An object whose member "game" is a text.
Result<Json> positionMember(const Json& json) {
    const auto position = objectMember(json, "position");
    if (!position) return position.error();
    if (auto game = stringMember(**position, "game"); !game)
        return std::move(game.error()).within("position");
    return **position;
}

Json toJson(const Record::Deal& deal) {
    Json json = {{"position", deal.position}, {"scores", deal.scores}};
    if (deal.dealNumber) json["deal_number"] = *deal.dealNumber;
    return json;
}

Result<Record::Deal> deal(const Json& json, const std::string& game) {
    auto position = positionMember(json);
    if (!position) return position.error();
    if (position->at("game") != game)
        return Error("position.game", PARLOUR_PHRASE("Files", "Expected %1"), {game});
    auto number = dealNumberMember(json);
    if (!number) return number.error();
    auto scores = scoresMember(json, "scores");
    if (!scores) return scores.error();
    return Record::Deal{std::move(*position), *number, std::move(*scores)};
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
    if (record.questions) json["tutor_questions"] = *record.questions;
    if (record.dealNumber) json["deal_number"] = *record.dealNumber;
    for (const Record::Deal& earlier : record.deals) json["deals"].push_back(toJson(earlier));
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
    auto position = positionMember(json);
    if (!position) return position.error();
    record.position = std::move(*position);

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
        auto scores = scoresMember(json, name);
        if (!scores) return std::move(scores.error());
        *place = std::move(*scores);
    }
    for (const auto& [name, place] : kCounts) {
        if (!json.contains(name)) continue;
        const auto count = integerMember(json, name, 0, 1'000'000);
        if (!count) return count.error();
        record.*place = static_cast<int>(*count);
    }
    const auto number = dealNumberMember(json);
    if (!number) return number.error();
    record.dealNumber = *number;
    if (json.contains("deals")) {
        const auto deals = arrayMember(json, "deals");
        if (!deals) return deals.error();
        if ((*deals)->size() > kMostDeals)
            return Error("deals", PARLOUR_PHRASE("Files", "There are more than %1 deals"),
                         {std::to_string(kMostDeals)});
        if (std::cmp_greater((*deals)->size(), record.dealsBefore))
            return Error("deals",
                         PARLOUR_PHRASE("Files", "There are more deals than were played before"));
        for (std::size_t i = 0; i < (*deals)->size(); ++i) {
            auto earlier = deal((**deals)[i], record.game());
            if (!earlier)
                return std::move(earlier.error()).within("deals[" + std::to_string(i) + "]");
            record.deals.push_back(std::move(*earlier));
        }
    }
    const auto takeBacks = integerMember(json, "take_backs", 0, Record::kMostCounted);
    if (!takeBacks) return takeBacks.error();
    record.takeBacks = static_cast<int>(*takeBacks);
    const auto hints = integerMember(json, "hints", 0, Record::kMostCounted);
    if (!hints) return hints.error();
    record.hints = static_cast<int>(*hints);
    if (json.contains("tutor_questions")) {
        const auto questions = integerMember(json, "tutor_questions", 0, Record::kMostCounted);
        if (!questions) return questions.error();
        record.questions = static_cast<int>(*questions);
    }
    auto savedAt = stringMember(json, "saved_at");
    if (!savedAt) return savedAt.error();
    record.savedAt = *savedAt;
    return record;
}

Record dealOf(const Record& record, std::size_t i) {
    assert(i <= record.deals.size());
    Record one = record;
    one.deals.clear();
    if (i == record.deals.size()) return one;
    const Record::Deal& deal = record.deals[i];
    one.position = deal.position;
    one.dealNumber = deal.dealNumber;
    one.scores = deal.scores;
    one.undone.clear();
    one.dealsBefore = record.dealsBefore - static_cast<int>(record.deals.size() - i);
    for (std::size_t later = i; later < record.deals.size(); ++later)
        for (std::size_t seat = 0; seat < one.earlier.size(); ++seat)
            if (seat < record.deals[later].scores.size())
                one.earlier[seat] -= record.deals[later].scores[seat];
    if (one.dealsBefore == 0) one.earlier.clear();
    return one;
}

namespace {

// Per seat; empty until the deal is over.
std::vector<int> scoresOf(const Table& table) {
    if (!table.isOver()) return {};
    const Scores scores = table.scores();
    return {scores.begin(), scores.begin() + table.seats()};
}

} // namespace

void update(Record& record, const Table& table) {
    record.position = table.position();
    record.undone = table.undone();
    record.scores = scoresOf(table);
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

// `isSameGame`: what is dealt belongs to the same game of several deals.
Record withoutPlay(const Record& record, const Table& table, std::string id, bool isSameGame) {
    Record fresh = record;
    fresh.id = std::move(id);
    const Series series = seriesOf(record, table);
    if (!series.hasGoal() || series.isOver()) fresh.name.clear(); // it was that of another game
    fresh.undone.clear();
    fresh.scores.clear();
    if (!isSameGame) {
        fresh.takeBacks = fresh.hints = 0;
        fresh.questions.reset();
    }
    return fresh;
}

} // namespace

Record nextDeal(const Record& record, const Table& table, std::uint64_t dealNumber,
                std::string id) {
    const bool isSameGame = table.target() > 0 && !seriesOf(record, table).isOver();
    Record next = withoutPlay(record, table, std::move(id), isSameGame);
    next.dealNumber = dealNumber;
    next.position = table.nextDeal(dealNumber)->position();
    if (!table.isOver()) return next;
    const Series series = seriesOf(record, table);
    next.earlier.clear();
    next.dealsBefore = 0;
    next.deals.clear();
    if (series.isOver()) return next;
    if (table.target() > 0) {
        next.deals = record.deals;
        if (series.deals() > record.dealsBefore && next.deals.size() < kMostDeals)
            next.deals.push_back({table.position(), record.dealNumber, scoresOf(table)});
    }
    const Scores& totals = series.totals();
    next.earlier.assign(totals.begin(), totals.begin() + table.seats());
    next.dealsBefore = series.deals();
    return next;
}

Record sameDeal(const Record& record, const Table& table, std::string id) {
    const bool isSameGame = table.target() > 0 && record.dealsBefore > 0;
    Record again = withoutPlay(record, table, std::move(id), isSameGame);
    again.position = table.sameDeal()->position();
    return again;
}

} // namespace parlour
