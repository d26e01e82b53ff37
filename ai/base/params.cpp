#include "ai/base/params.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>

namespace parlour {

Json ParamSpec::toJson(std::int64_t value) const {
    if (isFile) return ""; // a default: none
    if (words.empty()) return value;
    return words[static_cast<std::size_t>(value)];
}

Params::Params(std::span<const ParamSpec> specs) : m_specs(specs) {
    for (const ParamSpec& spec : specs) m_values.push_back(spec.defaultValue);
    m_files.resize(specs.size());
}

std::size_t Params::indexOf(std::string_view name) const {
    return static_cast<std::size_t>(std::ranges::find(m_specs, name, &ParamSpec::name) -
                                    m_specs.begin());
}

std::int64_t Params::operator[](std::string_view name) const {
    assert(indexOf(name) < m_specs.size());
    return m_values[indexOf(name)];
}

std::string_view Params::file(std::string_view name) const {
    assert(indexOf(name) < m_specs.size());
    return m_files[indexOf(name)];
}

Result<void> Params::set(std::string_view name, std::string_view value) {
    const std::size_t at = indexOf(name);
    if (at == m_specs.size()) {
        std::vector<std::string_view> names;
        for (const ParamSpec& spec : m_specs) names.push_back(spec.name);
        if (names.empty())
            return Error(std::string(name),
                         PARLOUR_PHRASE("Players", "This player has no parameters"));
        return Error(std::string(name),
                     PARLOUR_PHRASE("Players", "This player has no such parameter; it has: %1"),
                     {fmt::format("{}", fmt::join(names, ", "))});
    }
    const ParamSpec& spec = m_specs[at];
    if (spec.isFile) { // whether it can be used, its player knows
        if (value.find(';') != std::string_view::npos)
            return Error(std::string(name),
                         PARLOUR_PHRASE("Players", "The path of this file must not have a \";\""));
        m_values[at] = value.empty() ? 0 : 1;
        m_files[at] = value;
        return {};
    }
    if (!spec.words.empty()) {
        const auto word = std::ranges::find(spec.words, value);
        if (word == spec.words.end())
            return Error(std::string(name), PARLOUR_PHRASE("Players", "\"%1\" is not one of: %2"),
                         {std::string(value), fmt::format("{}", fmt::join(spec.words, ", "))});
        m_values[at] = word - spec.words.begin();
        return {};
    }
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
    if (error != std::errc{} || end != value.data() + value.size() || number < spec.least ||
        number > spec.most)
        return Error(std::string(name),
                     PARLOUR_PHRASE("Players", "\"%1\" is not a whole number from %2 to %3"),
                     {std::string(value), std::to_string(spec.least), std::to_string(spec.most)});
    m_values[at] = number;
    return {};
}

} // namespace parlour
