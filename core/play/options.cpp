#include "core/play/options.h"

#include "core/base/file.h"

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
    if (spec.custom) values.push_back(fmt::format("FILE ({})", spec.custom->format));
    return Error(std::string(spec.name),
                 PARLOUR_PHRASE("Options", "This option has no value %1; it can be: %2"),
                 {std::string(value), fmt::format("{}", fmt::join(values, ", "))});
}

const OptionSpec* find(std::span<const OptionSpec> specs, std::string_view name) {
    const auto found = std::ranges::find(specs, name, &OptionSpec::name);
    return found == specs.end() ? nullptr : &*found;
}

Result<OptionSpec::Value> read(const OptionSpec& spec, const Json& value) {
    for (const OptionSpec::Value& allowed : spec.values)
        if (allowed.value == value && !value.is_number_float()) return allowed; // 2.0 would equal 2
    if (!spec.custom || !value.is_object()) return unknownValue(spec, toText(value));
    auto custom = spec.custom->read(value);
    if (!custom) return std::move(custom.error()).within(spec.name);
    return custom;
}

} // namespace

Result<Json> completeOptions(std::span<const OptionSpec> specs, const Json& given) {
    if (!given.is_object()) return Error("", PARLOUR_PHRASE("Files", "Expected an object"));
    std::vector<OptionSpec::Value> chosen; // by option
    for (const OptionSpec& spec : specs) chosen.push_back(spec.values.front());
    const auto of = [&](std::string_view name) -> OptionSpec::Value& {
        return chosen[static_cast<std::size_t>(find(specs, name) - specs.data())];
    };
    for (const auto& [name, value] : given.items()) {
        const OptionSpec* spec = find(specs, name);
        if (!spec) return unknownOption(specs, name);
        auto known = read(*spec, value);
        if (!known) return known.error();
        of(name) = std::move(*known);
    }
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        const Json defaults = chosen[i].defaults;
        for (const auto& [name, value] : defaults.items())
            if (!given.contains(name)) of(name) = read(*find(specs, name), value).value();
    }
    Json complete = Json::object();
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        const OptionSpec::Value& value = chosen[i];
        for (const auto& [name, needed] : value.needs.items())
            if (of(name).value != needed)
                return Error(
                    std::string(specs[i].name),
                    PARLOUR_PHRASE("Options", "%1 is possible only with %2 = %3"),
                    {value.name.empty() ? plain(value.value) : value.name, name, plain(needed)});
        if (!specs[i].custom || value.value != specs[i].values.front().value)
            complete[std::string(specs[i].name)] = value.value;
    }
    return complete;
}

Result<Json> parseOption(std::span<const OptionSpec> specs, std::string_view name,
                         std::string_view value) {
    const OptionSpec* spec = find(specs, name);
    if (!spec) return unknownOption(specs, name);
    for (const OptionSpec::Value& allowed : spec->values)
        if (plain(allowed.value) == value) return allowed.value;
    if (!spec->custom || !std::filesystem::exists(value)) return unknownValue(*spec, value);
    auto custom = customValue(*spec, value);
    if (!custom) return std::move(custom.error()).within(name);
    return custom->value;
}

Result<OptionSpec::Value> customValue(const OptionSpec& spec, const std::filesystem::path& file) {
    const auto text = readFile(file);
    if (!text) return text.error();
    const auto content = parseJson(*text);
    if (!content) return Error(content.error()).within(file.string());
    auto value = spec.custom->read(*content);
    if (!value) return std::move(value.error()).within(file.string());
    return value;
}

Json optionsToJson(std::span<const OptionSpec> specs) {
    Json result = Json::object();
    for (const OptionSpec& spec : specs) {
        if (spec.custom) continue;
        Json values = Json::array();
        for (const OptionSpec::Value& allowed : spec.values) values.push_back(allowed.value);
        result[std::string(spec.name)] = {{"default", values.front()}, {"values", values}};
    }
    return result;
}

} // namespace parlour
