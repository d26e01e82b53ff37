#include "core/base/json.h"
#include "core/base/json_memory.h"
#include "core/base/rng.h"
#include "tests/support/mutate.h"
#include "tests/support/scale.h"

#include <catch2/catch.hpp>

using namespace parlour;

namespace {

std::string nested(int depth, char open, char close) {
    std::string text(static_cast<std::size_t>(depth), open);
    return text + std::string(static_cast<std::size_t>(depth), close);
}

std::string errorOf(std::string_view text) {
    const auto json = parseJson(text);
    return json ? "" : json.error().english();
}

template <class T> std::string errorIn(const Result<T>& result) {
    return result ? "" : result.error().english();
}

} // namespace

TEST_CASE("JSON is read whole") {
    CHECK(parseJson(" {\"a\":[1,-2,3.5,true,null,\"x\"]} ").value() ==
          Json{{"a", {1, -2, 3.5, true, nullptr, "x"}}});
    CHECK(parseJson("18446744073709551615").value() == UINT64_MAX);
    CHECK(parseJson("\"\\u00e8\"").value() == "\xc3\xa8");
}

TEST_CASE("What is not JSON is refused with the byte") {
    CHECK(errorOf("{\"a\":}") == "byte 6: This is not JSON");
    CHECK(errorOf("") == "byte 1: This is not JSON");
    CHECK(errorOf("{} {}") == "byte 4: This is not JSON");
    for (const char* text : {"nul", "'a'", "{a:1}", "[1,]", "[1 2]", "\"abc", "01", "+1", "NaN",
                             "{\"a\":1,}", "// x", "]", "}{", "\"\t\"", "\"\\x\"", "\"\\ud800\""})
        CHECK_FALSE(parseJson(text));
}

TEST_CASE("A member that is given twice is refused by name, however deep, but not in two objects") {
    CHECK(errorOf(R"({"seed":1,"seed":1})") == "seed: This is given twice");
    CHECK(errorOf(R"([{"a":{"b":1,"c":[],"b":2}}])") == "b: This is given twice");
    CHECK(errorOf(R"({"a":1,"\u0061":2})") == "a: This is given twice");
    CHECK(errorOf(R"({"a":{},"a":)") == "a: This is given twice"); // before the end is read
    CHECK(parseJson(R"([{"a":1},{"a":{"a":1}}])").value() == Json{{{"a", 1}}, {{"a", {{"a", 1}}}}});
}

TEST_CASE("What is taken apart is empty") {
    for (const char* text : {"[[1,{\"a\":[2]}],[]]", "{\"a\":{\"b\":[1,2]},\"c\":\"d\"}"}) {
        Json value = parseJson(text).value();
        takeApart(value);
        CHECK(value.empty());
        CHECK(value.is_structured());
    }
}

TEST_CASE("Text that is not UTF-8, and a zero byte, are refused") {
    CHECK_FALSE(parseJson("\"\xff\""));
    CHECK_FALSE(parseJson("\"\xc3\""));
    CHECK_FALSE(parseJson("\"\xed\xa0\x80\"")); // half a surrogate pair
    CHECK_FALSE(parseJson(std::string_view("\"a\0b\"", 5)));
    CHECK_FALSE(parseJson(std::string_view("{}\0", 3)));
    CHECK(errorOf(std::string_view("{}\0x", 4)) == "byte 3: This is not JSON");
}

TEST_CASE("Numbers out of range are refused") {
    CHECK_FALSE(parseJson("1e999"));
    CHECK_FALSE(parseJson("{\"a\":[-1e999]}"));
    CHECK(parseJson("1e-999").value() == 0.0);
}

TEST_CASE("Nesting has a limit") {
    CHECK(parseJson(nested(kDeepestJson, '[', ']')));
    CHECK(errorOf(nested(kDeepestJson + 1, '[', ']')) == "This is nested more than 32 levels deep");
    CHECK_FALSE(parseJson(std::string(4'000'000, '[')));
    std::string objects;
    for (int i = 0; i <= kDeepestJson; ++i) objects += "{\"a\":";
    CHECK(errorOf(objects) == "This is nested more than 32 levels deep");
    CHECK_FALSE(parseJson("]]]]" + std::string(1'000'000, '[')));
}

TEST_CASE("Brackets inside texts and beside each other do not count as nesting") {
    CHECK(parseJson("\"" + std::string(100, '[') + "\""));
    CHECK(parseJson("[\"\\\"" + std::string(100, '{') + "\\\\\"]"));
    std::string many = "[";
    for (int i = 0; i < 100; ++i) many += "[],{},";
    CHECK(parseJson(many + "0]"));
    // An escaped quote ends no text, an escaped backslash escapes none.
    CHECK(errorOf("[\"\\\\\"," + nested(kDeepestJson, '[', ']') + "]") ==
          "This is nested more than 32 levels deep");
}

TEST_CASE("JSON is written in one line, with whatever is not UTF-8 replaced") {
    CHECK(toText(Json{{"a", {1, 2}}, {"b", "x\ny"}}) == R"({"a":[1,2],"b":"x\ny"})");
    CHECK(toText(Json("a\xff")) == "\"a\xef\xbf\xbd\"");
    CHECK(toText(Json("\xe6\xb5\xb7")) == "\"\xe6\xb5\xb7\"");
}

TEST_CASE("A member is found, or its absence is said") {
    const Json json{{"a", 1}, {"n", nullptr}};
    CHECK(**member(json, "a") == 1);
    CHECK((*member(json, "n"))->is_null());
    CHECK(errorIn(member(json, "b")) == "b: This is missing");
    CHECK(errorIn(member(Json(3), "b")) == "Expected an object");
    CHECK(errorIn(member(Json::array({1}), "b")) == "Expected an object");
}

TEST_CASE("Members are of the wanted type") {
    const Json json{{"number", 1}, {"list", {1}}, {"object", {{"a", 1}}}, {"text", "x"}};
    CHECK(objectMember(json, "object"));
    CHECK(errorIn(objectMember(json, "list")) == "list: Expected an object");
    CHECK(errorIn(objectMember(json, "none")) == "none: This is missing");
    CHECK(arrayMember(json, "list"));
    CHECK(errorIn(arrayMember(json, "object")) == "object: Expected a list");
    CHECK(*stringMember(json, "text") == "x");
    CHECK(errorIn(stringMember(json, "number")) == "number: Expected a string");
}

TEST_CASE("Whole numbers are within their bounds") {
    const auto read = [](const Json& value) { return integerMember({{"n", value}}, "n", -5, 10); };
    CHECK(*read(-5) == -5);
    CHECK(*read(10) == 10);
    for (const Json& value : std::vector<Json>{-6, 11, 1.0, 0.5, "1", true, nullptr, Json::array(),
                                               INT64_MIN, INT64_MAX, UINT64_MAX}) {
        INFO(value.dump());
        CHECK(errorIn(read(value)) == "n: Expected a whole number from -5 to 10");
    }
    CHECK(*integerMember({{"n", INT64_MIN}}, "n", INT64_MIN, INT64_MAX) == INT64_MIN);
    CHECK_FALSE(integerMember({{"n", UINT64_MAX}}, "n", INT64_MIN, INT64_MAX));
    CHECK_FALSE(integerMember({{"n", std::uint64_t{1} << 63}}, "n", INT64_MIN, INT64_MAX));
}

TEST_CASE("A member that is not known does not pass unnoticed") {
    CHECK(onlyMembers({{"a", 1}, {"b", 2}}, {"a", "b", "c"}));
    CHECK(onlyMembers(Json::object(), {}));
    CHECK(errorIn(onlyMembers({{"a", 1}, {"ab", 2}}, {"a", "b"})) == "ab: Unknown name");
    CHECK(errorIn(onlyMembers(Json::array(), {"a"})) == "Expected an object");
}

TEST_CASE("Damaged JSON is read or refused, and what is read is written and read again") {
    const std::string valid =
        R"({"id":1,"position":{"deal":{"deck":["AD","3C"],"first":0},"x":[1.5,-2,true,null]}})";
    Rng rng(21);
    int refused = 0;
    for (int i = 0; i < test::scaled(20'000); ++i) {
        const std::string text = test::damaged(valid, rng);
        const auto json = parseJson(text);
        if (!json) {
            ++refused;
            CHECK_FALSE(json.error().english().empty());
            continue;
        }
        REQUIRE(parseJson(toText(*json)).value() == *json);
    }
    CHECK(refused > 100);
}
