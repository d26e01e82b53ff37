#include "ai/base/agent_spec.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cassert>
#include <charconv>

namespace parlour {

namespace {

// Calls `use` with each part of `text` between separators; stops at the first error.
Result<void> forEachPart(std::string_view text, char separator, const auto& use) {
    while (true) {
        const std::size_t end = text.find(separator);
        if (auto used = use(text.substr(0, end)); !used) return used;
        if (end == std::string_view::npos) return {};
        text.remove_prefix(end + 1);
    }
}

} // namespace

Json ParamSpec::toJson(std::int64_t value) const {
    if (words.empty()) return value;
    return words[static_cast<std::size_t>(value)];
}

Params::Params(std::span<const ParamSpec> specs) : m_specs(specs) {
    for (const ParamSpec& spec : specs) m_values.push_back(spec.fallback);
}

std::size_t Params::place(std::string_view name) const {
    return static_cast<std::size_t>(std::ranges::find(m_specs, name, &ParamSpec::name) -
                                    m_specs.begin());
}

std::int64_t Params::number(std::string_view name) const {
    assert(place(name) < m_specs.size());
    return m_values[place(name)];
}

std::string_view Params::word(std::string_view name) const {
    return m_specs[place(name)].words[static_cast<std::size_t>(number(name))];
}

Result<void> Params::set(std::string_view name, std::string_view value) {
    const std::size_t at = place(name);
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
                     PARLOUR_PHRASE("Players", "\"%1\" is no whole number from %2 to %3"),
                     {std::string(value), std::to_string(spec.least), std::to_string(spec.most)});
    m_values[at] = number;
    return {};
}

Params briefly(const AgentInfo& agent) {
    constexpr std::int64_t kMost = 16;
    Params params(agent.params);
    for (const ParamSpec& param : agent.params)
        if (param.name == "worlds" || param.name == "iterations") {
            [[maybe_unused]] const auto set =
                params.set(param.name, std::to_string(std::min(param.fallback, kMost)));
            assert(set);
        }
    return params;
}

Result<AgentSpec> parseAgentSpec(std::string_view text, std::span<const AgentInfo* const> agents) {
    const std::size_t colon = text.find(':');
    const std::string_view name = text.substr(0, colon);
    const auto agent = std::ranges::find(agents, name, &AgentInfo::name);
    if (agent == agents.end()) {
        std::vector<std::string_view> names;
        for (const AgentInfo* known : agents) names.push_back(known->name);
        return Error("", PARLOUR_PHRASE("Players", "There is no player \"%1\"; there are: %2"),
                     {std::string(name), fmt::format("{}", fmt::join(names, ", "))});
    }
    AgentSpec spec{static_cast<std::size_t>(agent - agents.begin()), Params((*agent)->params)};
    if (colon == std::string_view::npos) return spec;
    auto read = forEachPart(text.substr(colon + 1), ';', [&](std::string_view part) {
        const std::size_t equals = part.find('=');
        if (equals == std::string_view::npos)
            return Result<void>(Error("",
                                      PARLOUR_PHRASE("Players", "\"%1\" should read name=value"),
                                      {std::string(part)}));
        return spec.params.set(part.substr(0, equals), part.substr(equals + 1));
    });
    if (!read) return std::move(read.error()).within(name);
    return spec;
}

} // namespace parlour
