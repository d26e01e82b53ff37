// JSON from outside: parsed with limits, read with errors that say where.
#pragma once

#include "core/base/result.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace parlour {

using Json = nlohmann::json;

inline constexpr int kDeepestJson = 32; // nested arrays and objects; ours need about six

// Errors name the byte. Refuses text nested deeper than kDeepestJson, so that no input can exhaust
// the stack.
Result<Json> parseJson(std::string_view text);

// One line; bytes that are not UTF-8 become the replacement character.
std::string toText(const Json& value);

// Members of an object. Errors name the member: it is missing, of another type, or out of range.
Result<const Json*> member(const Json& object, std::string_view name);
Result<const Json*> objectMember(const Json& object, std::string_view name);
Result<const Json*> arrayMember(const Json& object, std::string_view name);
Result<std::string> stringMember(const Json& object, std::string_view name);
Result<std::int64_t> integerMember(const Json& object, std::string_view name, std::int64_t least,
                                   std::int64_t most);
Result<std::vector<std::string>> stringsMember(const Json& object, std::string_view name);
Result<std::vector<int>> integersMember(const Json& object, std::string_view name, int least,
                                        int most);

// The value as a whole number within these bounds.
Result<std::int64_t> integer(const Json& value, std::int64_t least, std::int64_t most);
// The value as a list of strings.
Result<std::vector<std::string>> strings(const Json& value);

// Error if this is not an object or has a member not in `known`: a misspelt name must not go
// unnoticed.
Result<void> onlyMembers(const Json& object, std::initializer_list<std::string_view> known);

} // namespace parlour
