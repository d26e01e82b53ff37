#include "core/base/json.h"

#include "core/base/json_memory.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

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

// Builds a value of what the parser reads. The library's own builder takes the last of several
// members of one name, and frees what it has built in a way that needs memory.
class Builder {
public:
    Builder() { m_open.reserve(kDeepestJson); }
    Builder(const Builder&) = delete;
    Builder& operator=(const Builder&) = delete;
    ~Builder() { takeApart(m_root); }

    Json takeRoot() { return std::move(m_root); }
    // Precondition: the parser gave up.
    Error takeError() { return std::move(*m_error); }

    // ---- what the parser calls; false ends it
    bool null() { return add(nullptr); }
    bool boolean(bool value) { return add(value); }
    bool number_integer(Json::number_integer_t value) { return add(value); }
    bool number_unsigned(Json::number_unsigned_t value) { return add(value); }
    bool number_float(Json::number_float_t value, const std::string&) { return add(value); }
    bool string(std::string& value) { return add(std::move(value)); }
    bool binary(Json::binary_t&) { return false; } // there is none in a text
    bool start_object(std::size_t) { return open(Json::object()); }
    bool start_array(std::size_t) { return open(Json::array()); }
    bool end_object() { return close(); }
    bool end_array() { return close(); }
    bool key(std::string& name) {
        auto& members = m_open.back()->get_ref<Json::object_t&>();
        const auto [place, isNew] = members.try_emplace(name);
        m_member = &place->second;
        if (!isNew) m_error = Error(name, PARLOUR_PHRASE("Files", "This is given twice"));
        return isNew;
    }
    bool parse_error(std::size_t byte, const std::string&, const Json::exception&) {
        m_error = Error(fmt::format("byte {}", byte), PARLOUR_PHRASE("Files", "This is not JSON"));
        return false;
    }

private:
    Json& place(Json value) {
        if (m_open.empty()) return m_root = std::move(value);
        if (m_open.back()->is_array()) return m_open.back()->emplace_back(std::move(value));
        return *m_member = std::move(value);
    }
    bool add(Json value) {
        place(std::move(value));
        return true;
    }
    bool open(Json container) {
        m_open.push_back(&place(std::move(container)));
        return true;
    }
    bool close() {
        m_open.pop_back();
        return true;
    }

    Json m_root;
    std::vector<Json*> m_open; // arrays and objects that have not ended, the outermost first
    Json* m_member = nullptr;  // of the innermost one, whose value comes next
    std::optional<Error> m_error;
};

Error wrongType(std::string_view name, Phrase what) { return Error(std::string(name), what); }

} // namespace

Result<Json> parseJson(std::string_view text) {
    if (isDeeperThan(text, kDeepestJson))
        return Error("", PARLOUR_PHRASE("Files", "This is nested more than %1 levels deep"),
                     {std::to_string(kDeepestJson)});
    // The parser would take a zero byte for the end of the text.
    if (const std::size_t zero = text.find('\0'); zero != std::string_view::npos)
        return Error(fmt::format("byte {}", zero + 1), PARLOUR_PHRASE("Files", "This is not JSON"));
    Builder builder;
    if (!Json::sax_parse(text, &builder)) return builder.takeError();
    return builder.takeRoot();
}

void takeApart(Json& value) noexcept {
    if (auto* list = value.get_ptr<Json::array_t*>()) {
        for (Json& item : *list) takeApart(item);
        list->clear();
    } else if (auto* members = value.get_ptr<Json::object_t*>()) {
        for (auto& member : *members) takeApart(member.second);
        members->clear();
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
