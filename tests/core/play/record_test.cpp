#include "core/play/record.h"
#include "core/play/table.h"
#include "tests/support/briscola.h"
#include "tests/support/mutate.h"
#include "tests/support/scale.h"

using namespace parlour;
using namespace parlour::test;

namespace {

Record someRecord() {
    Record record;
    record.id = "5f1c";
    record.name = "Sunday, \"the\" revenge";
    record.position = {
        {"game", "briscola"},
        {"options", {{"players", 2}, {"draw", "winner"}}},
        {"deal", Briscola::dealToJson(dealBeginning(players(2), "KD 4D 2D  3D 5C 6C  7S"))},
        {"moves", {"KD", "3D"}}};
    record.players = {{"Anna \"\xc3\xa8\" \n", "", 3}, {"MiniMax", "minimax:depth=6", 0}};
    record.undone = {"6C", "4D"};
    record.dealNumber = UINT64_MAX;
    record.scores = {-3, 61};
    record.earlier = {4, -5};
    record.dealsBefore = 3;
    record.deals = {{record.position, 7, {2, -2}}, {record.position, {}, {1, 1}}};
    record.dealsWanted = 8;
    record.pointsWanted = 50;
    record.takeBacks = 2;
    record.hints = 1;
    record.questions = 3;
    record.savedAt = "2024-02-29T23:59:59Z";
    return record;
}

void requireSame(const Record& a, const Record& b) {
    REQUIRE(a.id == b.id);
    REQUIRE(a.name == b.name);
    REQUIRE(a.position == b.position);
    REQUIRE(a.players == b.players);
    REQUIRE(a.undone == b.undone);
    REQUIRE(a.dealNumber == b.dealNumber);
    REQUIRE(a.scores == b.scores);
    REQUIRE(a.earlier == b.earlier);
    REQUIRE(a.dealsBefore == b.dealsBefore);
    REQUIRE(a.deals == b.deals);
    REQUIRE(a.dealsWanted == b.dealsWanted);
    REQUIRE(a.pointsWanted == b.pointsWanted);
    REQUIRE(a.takeBacks == b.takeBacks);
    REQUIRE(a.hints == b.hints);
    REQUIRE(a.questions == b.questions);
    REQUIRE(a.savedAt == b.savedAt);
}

std::string recordError(const Json& json) {
    const auto record = parseRecord(json.dump());
    return record ? "" : record.error().english();
}

// The error when the value at `pointer` is another one.
std::string errorWith(const char* pointer, const Json& value) {
    Json json = Json::parse(toText(someRecord()));
    json[Json::json_pointer(pointer)] = value;
    return recordError(json);
}

std::string errorWithout(const char* name) {
    Json json = Json::parse(toText(someRecord()));
    REQUIRE(json.erase(name) == 1);
    return recordError(json);
}

} // namespace

TEST_CASE("A record is read as it was written") {
    requireSame(parseRecord(toText(someRecord())).value(), someRecord());

    Record fresh = someRecord();
    fresh.dealNumber.reset();
    fresh.scores.clear();
    fresh.earlier.clear();
    fresh.undone.clear();
    requireSame(parseRecord(toText(fresh)).value(), fresh);
    CHECK(fresh.game() == "briscola");
    CHECK(fresh.players[0].isPerson());
    CHECK_FALSE(fresh.players[1].isPerson());
}

TEST_CASE("Each deal that a record holds is a record of its own, with the totals of its day") {
    const Record record = someRecord();
    const Record first = dealOf(record, 0);
    CHECK(first.id == record.id);
    CHECK(first.dealNumber == 7);
    CHECK(first.scores == std::vector{2, -2});
    CHECK(first.dealsBefore == 1);
    CHECK(first.earlier == std::vector{4 - 2 - 1, -5 + 2 - 1});
    CHECK(first.undone.empty());
    CHECK(first.deals.empty());
    CHECK(dealOf(record, 1).earlier == std::vector{3, -6});
    CHECK(dealOf(record, 1).dealsBefore == 2);
    Record last = record;
    last.deals.clear();
    requireSame(dealOf(record, 2), last);
}

TEST_CASE("What was written is written again the same") {
    const std::string text = toText(someRecord());
    CHECK(text.back() == '\n');
    CHECK(toText(*parseRecord(text)) == text);
}

TEST_CASE("A name that is not UTF-8 can still be saved") {
    Record record = someRecord();
    record.players[0].name = "a\xff";
    CHECK(parseRecord(toText(record)).value().players[0].name == "a\xef\xbf\xbd");
}

TEST_CASE("Another kind of file is refused") {
    CHECK(parseRecord("").error().english() == "byte 1: This is not JSON");
    const std::string foreign = "format: This is not a saved game of Parlour";
    CHECK(recordError(Json::object()) == foreign);
    CHECK(recordError(Json::array()) == foreign);
    CHECK(recordError(3) == foreign);
    CHECK(errorWith("/format", "other") == foreign);
    CHECK(errorWith("/format", 1) == foreign);
    CHECK(errorWithout("format") == foreign);
}

TEST_CASE("A record of a version to come is refused, with both versions") {
    CHECK(errorWith("/version", Record::kVersion + 1) ==
          "version: This file comes from a newer version of Parlour (format " +
              std::to_string(Record::kVersion + 1) + "; this program reads up to format " +
              std::to_string(Record::kVersion) + ")");
    for (const Json& version : std::vector<Json>{0, -1, 1.0, "1", nullptr, std::int64_t{1} << 40})
        CHECK(errorWith("/version", version).starts_with("version: Expected a whole number"));
    CHECK(errorWithout("version") == "version: This is missing");
}

TEST_CASE("A record that lacks something is refused with its name") {
    for (const char* name :
         {"id", "position", "players", "undone", "scores", "take_backs", "hints", "saved_at"})
        CHECK(errorWithout(name) == std::string(name) + ": This is missing");
    CHECK(errorWithout("deal_number").empty());
    CHECK(errorWithout("name").empty());
    CHECK(errorWithout("tutor_questions").empty());
}

TEST_CASE("A record with a wrong value is refused with its place") {
    CHECK(errorWith("/id", 1) == "id: Expected a string");
    CHECK(errorWith("/name", 1) == "name: Expected a string");
    CHECK(errorWith("/position", "x") == "position: Expected an object");
    CHECK(errorWith("/position/game", 3) == "position.game: Expected a string");
    CHECK(errorWith("/position", Json::object()) == "position.game: This is missing");
    CHECK(errorWith("/players", Json::object()) == "players: Expected a list");
    CHECK(errorWith("/players/1", 3) == "players[1]: Expected an object");
    CHECK(errorWith("/players/1/name", 3) == "players[1].name: Expected a string");
    CHECK(errorWith("/players/0/agent", nullptr) == "players[0].agent: Expected a string");
    CHECK(errorWith("/players/0/portrait", -1) ==
          "players[0].portrait: Expected a whole number from 0 to 1000");
    CHECK(errorWith("/undone/1", 3) == "undone[1]: Expected a string");
    CHECK(errorWith("/undone", "6C") == "undone: Expected a list");
    CHECK(errorWith("/scores", 3) == "scores: Expected a list");
    CHECK(errorWith("/scores/1", 1.5).starts_with("scores[1]: Expected a whole number"));
    CHECK(errorWith("/scores/1", "61").starts_with("scores[1]: Expected a whole number"));
    for (const Json& number : std::vector<Json>{-1, 1.5, "7", nullptr})
        CHECK(errorWith("/deal_number", number) == "deal_number: Expected a whole number");
    CHECK(errorWith("/take_backs", -1).starts_with("take_backs: Expected a whole number"));
    CHECK(errorWith("/hints", std::int64_t{1} << 40).starts_with("hints: Expected a whole number"));
    for (const char* count : {"/take_backs", "/hints", "/tutor_questions"}) {
        CHECK(errorWith(count, INT32_MAX).ends_with(" from 0 to 1000000"));
        CHECK(errorWith(count, Record::kMostCounted).empty());
    }
    CHECK(errorWith("/saved_at", 0) == "saved_at: Expected a string");
}

// They were cut to 32 bits. Totals of a million still add up.
TEST_CASE("Earlier deals that cannot be are refused with their place") {
    CHECK(errorWith("/deals", 3) == "deals: Expected a list");
    CHECK(errorWith("/deals/1/position", Json::object()) ==
          "deals[1].position.game: This is missing");
    CHECK(errorWith("/deals/1/position/game", "euchre") ==
          "deals[1].position.game: Expected briscola");
    CHECK(errorWith("/deals/0/scores", Json::array({1, "2"})) ==
          "deals[0].scores[1]: Expected a whole number from -1000000 to 1000000");
    CHECK(errorWith("/deals/0/deal_number", -1) == "deals[0].deal_number: Expected a whole number");
    CHECK(errorWith("/deals_before", 1) == "deals: There are more deals than were played before");
    const Json one = Json::parse(toText(someRecord())).at("deals").at(0);
    CHECK(errorWith("/deals", std::vector<Json>(1001, one)) ==
          "deals: There are more than 1000 deals");
}

TEST_CASE("Scores that are too large are refused, not cut short") {
    for (const Json& score :
         std::vector<Json>{std::int64_t{1} << 40, INT64_MIN, UINT64_MAX, INT32_MAX + 1LL})
        CHECK(errorWith("/scores/0", score).starts_with("scores[0]: Expected a whole number"));
    CHECK(errorWith("/scores/0", -1'000'000).empty());
}

namespace {

// Whatever it is, it is refused with a message or can be opened or refused with a message.
void openOrRefuse(const std::string& text, int& refused) {
    const auto record = parseRecord(text);
    if (!record) {
        ++refused;
        REQUIRE_FALSE(record.error().english().empty());
        return;
    }
    requireSame(parseRecord(toText(*record)).value(), *record);
    const auto table = openPosition<Briscola>(record->position);
    if (!table) REQUIRE_FALSE(table.error().english().empty());
}

} // namespace

TEST_CASE("Records with damaged bytes are opened or refused, never more") {
    const std::string valid = toText(someRecord());
    Rng rng(121);
    int refused = 0;
    const int rounds = scaled(10'000);
    for (int i = 0; i < rounds; ++i) {
        const std::string text = damaged(valid, rng);
        INFO(text);
        REQUIRE_NOTHROW(openOrRefuse(text, refused));
    }
    CHECK(refused > rounds / 2);
}

TEST_CASE("Records with damaged structure are opened or refused, never more") {
    const Json valid = Json::parse(toText(someRecord()));
    Rng rng(122);
    int refused = 0;
    const int rounds = scaled(10'000);
    for (int i = 0; i < rounds; ++i) {
        const std::string text = toText(damaged(valid, rng));
        INFO(text);
        REQUIRE_NOTHROW(openOrRefuse(text, refused));
    }
    CHECK(refused > rounds / 10);
    CHECK(refused < rounds);
}
