#include "core/play/options.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace parlour {

namespace {

std::string plain(const Json& value) {
    return value.is_string() ? value.get<std::string>() : toText(value);
}

Error unknownOption(std::span<const OptionSpec> specs, std::string_view name) {
    std::vector<std::string_view> names;
    for (const OptionSpec& spec : specs) names.push_back(spec.name);
    return Error(std::string(name),
                 PARLOUR_PHRASE("Options", "This game has no such option; it has: %1"),
                 {fmt::format("{}", fmt::join(names, ", "))});
}

Error unknownValue(const OptionSpec& spec, std::string_view value) {
    std::vector<std::string> values;
    for (const OptionSpec::Value& allowed : spec.values) values.push_back(plain(allowed.value));
    return Error(std::string(spec.name),
                 PARLOUR_PHRASE("Options", "%1 is no value of this option; allowed are: %2"),
                 {std::string(value), fmt::format("{}", fmt::join(values, ", "))});
}

const OptionSpec* find(std::span<const OptionSpec> specs, std::string_view name) {
    const auto found = std::ranges::find(specs, name, &OptionSpec::name);
    return found == specs.end() ? nullptr : &*found;
}

const OptionSpec::Value& chosen(const OptionSpec& spec, const Json& complete) {
    return *std::ranges::find(spec.values, complete.at(spec.name), &OptionSpec::Value::value);
}

} // namespace

Result<Json> completeOptions(std::span<const OptionSpec> specs, const Json& given) {
    if (!given.is_object()) return Error("", PARLOUR_PHRASE("Files", "An object is wanted here"));
    Json complete = Json::object();
    for (const OptionSpec& spec : specs)
        complete[std::string(spec.name)] = spec.values.front().value;
    for (const auto& [name, value] : given.items()) {
        const OptionSpec* spec = find(specs, name);
        if (!spec) return unknownOption(specs, name);
        const bool known =
            std::ranges::any_of(spec->values, [&value = value](const OptionSpec::Value& allowed) {
                return allowed.value == value && !value.is_number_float(); // 2.0 would equal 2
            });
        if (!known) return unknownValue(*spec, toText(value));
        complete[name] = value;
    }
    for (const OptionSpec& spec : specs)
        for (const auto& [name, value] : chosen(spec, complete).defaults.items())
            if (!given.contains(name)) complete[name] = value;
    for (const OptionSpec& spec : specs) {
        const OptionSpec::Value& value = chosen(spec, complete);
        for (const auto& [name, needed] : value.needs.items())
            if (complete.at(name) != needed)
                return Error(std::string(spec.name),
                             PARLOUR_PHRASE("Options", "%1 is possible only with %2 = %3"),
                             {plain(value.value), name, plain(needed)});
    }
    return complete;
}

Result<Json> parseOption(std::span<const OptionSpec> specs, std::string_view name,
                         std::string_view value) {
    const OptionSpec* spec = find(specs, name);
    if (!spec) return unknownOption(specs, name);
    for (const OptionSpec::Value& allowed : spec->values)
        if (plain(allowed.value) == value) return allowed.value;
    return unknownValue(*spec, value);
}

Json optionsToJson(std::span<const OptionSpec> specs) {
    Json result = Json::object();
    for (const OptionSpec& spec : specs) {
        Json values = Json::array();
        for (const OptionSpec::Value& allowed : spec.values) values.push_back(allowed.value);
        result[std::string(spec.name)] = {{"default", values.front()}, {"values", values}};
    }
    return result;
}

} // namespace parlour
