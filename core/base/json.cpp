#include "core/base/json.h"

#include <fmt/format.h>

#include <algorithm>

namespace parlour {

namespace {

// Counts brackets outside strings; the parser decides whether the text is JSON at all.
bool isDeeperThan(std::string_view text, int limit) {
    int depth = 0;
    bool inString = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (inString) {
            if (c == '\\')
                ++i;
            else if (c == '"')
                inString = false;
        } else if (c == '"') {
            inString = true;
        } else if (c == '[' || c == '{') {
            if (++depth > limit) return true;
        } else if (c == ']' || c == '}') {
            --depth;
        }
    }
    return false;
}

Error wrongType(std::string_view name, Phrase what) { return Error(std::string(name), what); }

} // namespace

Result<Json> parseJson(std::string_view text) {
    if (isDeeperThan(text, kDeepestJson))
        return Error("", PARLOUR_PHRASE("Files", "This is nested more than %1 levels deep"),
                     {std::to_string(kDeepestJson)});
    // The parser would take a zero byte for the end of the text.
    if (const std::size_t zero = text.find('\0'); zero != std::string_view::npos)
        return Error(fmt::format("byte {}", zero + 1), PARLOUR_PHRASE("Files", "This is not JSON"));
    try {
        return Json::parse(text);
    } catch (const Json::parse_error& e) {
        return Error(fmt::format("byte {}", e.byte), PARLOUR_PHRASE("Files", "This is not JSON"));
    } catch (const Json::exception&) { // a number out of range
        return Error("", PARLOUR_PHRASE("Files", "This is not JSON"));
    }
}

std::string toText(const Json& value) {
    return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<const Json*> member(const Json& object, std::string_view name) {
    if (!object.is_object()) return Error("", PARLOUR_PHRASE("Files", "Expected an object"));
    const auto found = object.find(name);
    if (found == object.end())
        return Error(std::string(name), PARLOUR_PHRASE("Files", "This is missing"));
    return &*found;
}

Result<const Json*> objectMember(const Json& object, std::string_view name) {
    Result<const Json*> value = member(object, name);
    if (value && !(*value)->is_object())
        return wrongType(name, PARLOUR_PHRASE("Files", "Expected an object"));
    return value;
}

Result<const Json*> arrayMember(const Json& object, std::string_view name) {
    Result<const Json*> value = member(object, name);
    if (value && !(*value)->is_array())
        return wrongType(name, PARLOUR_PHRASE("Files", "Expected a list"));
    return value;
}

Result<std::string> stringMember(const Json& object, std::string_view name) {
    const Result<const Json*> value = member(object, name);
    if (!value) return value.error();
    if (!(*value)->is_string())
        return wrongType(name, PARLOUR_PHRASE("Files", "Expected a string"));
    return (*value)->get<std::string>();
}

Result<std::int64_t> integerMember(const Json& object, std::string_view name, std::int64_t least,
                                   std::int64_t most) {
    const Result<const Json*> value = member(object, name);
    if (!value) return value.error();
    auto number = integer(**value, least, most);
    if (!number) return std::move(number.error()).within(name);
    return number;
}

Result<std::vector<std::string>> stringsMember(const Json& object, std::string_view name) {
    const Result<const Json*> value = member(object, name);
    if (!value) return value.error();
    auto list = strings(**value);
    if (!list) return std::move(list.error()).within(name);
    return list;
}

Result<std::vector<int>> integersMember(const Json& object, std::string_view name, int least,
                                        int most) {
    const Result<const Json*> list = arrayMember(object, name);
    if (!list) return list.error();
    std::vector<int> numbers;
    for (const Json& item : **list) {
        auto number = integer(item, least, most);
        if (!number)
            return std::move(number.error()).within(fmt::format("{}[{}]", name, numbers.size()));
        numbers.push_back(static_cast<int>(*number));
    }
    return numbers;
}

Result<std::int64_t> integer(const Json& value, std::int64_t least, std::int64_t most) {
    const bool fits = value.is_number_integer() &&
                      !(value.is_number_unsigned() && value.get<std::uint64_t>() > INT64_MAX);
    const std::int64_t n = fits ? value.get<std::int64_t>() : 0;
    if (!fits || n < least || n > most)
        return Error("", PARLOUR_PHRASE("Files", "Expected a whole number from %1 to %2"),
                     {std::to_string(least), std::to_string(most)});
    return n;
}

Result<std::vector<std::string>> strings(const Json& value) {
    if (!value.is_array()) return Error("", PARLOUR_PHRASE("Files", "Expected a list"));
    std::vector<std::string> list;
    for (const Json& item : value) {
        if (!item.is_string())
            return Error(fmt::format("[{}]", list.size()),
                         PARLOUR_PHRASE("Files", "Expected a string"));
        list.push_back(item.get<std::string>());
    }
    return list;
}

Result<void> onlyMembers(const Json& object, std::initializer_list<std::string_view> known) {
    if (!object.is_object()) return Error("", PARLOUR_PHRASE("Files", "Expected an object"));
    for (const auto& [name, value] : object.items())
        if (std::find(known.begin(), known.end(), name) == known.end())
            return Error(name, PARLOUR_PHRASE("Files", "Unknown name"));
    return {};
}

} // namespace parlour
