#include "ai/base/agent_spec.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cassert>

namespace parlour {

namespace {

// Calls `use` for each part of `text` between separators, up to the first error.
Result<void> forEachPart(std::string_view text, char separator, const auto& use) {
    while (true) {
        const std::size_t end = text.find(separator);
        if (auto used = use(text.substr(0, end)); !used) return used;
        if (end == std::string_view::npos) return {};
        text.remove_prefix(end + 1);
    }
}

} // namespace

Params briefly(const AgentInfo& agent) {
    constexpr std::int64_t kMost = 16;
    Params params(agent.params);
    for (const ParamSpec& param : agent.params)
        if (param.name == "worlds" || param.name == "iterations") {
            [[maybe_unused]] const auto set =
                params.set(param.name, std::to_string(std::min(param.defaultValue, kMost)));
            assert(set);
        }
    return params;
}

std::vector<std::string> extremes(const AgentInfo& agent) {
    using Values = std::vector<std::string>; // "worlds=1"
    const auto value = [](const ParamSpec& param, const auto& v) {
        return fmt::format("{}={}", param.name, v);
    };
    std::vector<Values> all{{}};
    Values least, most;
    for (const ParamSpec& param : agent.params) {
        for (const std::string_view word : param.words) all.push_back({value(param, word)});
        if (!param.isNumber()) continue;
        least.push_back(value(param, param.least));
        most.push_back(value(param, param.most));
        all.insert(all.end(), {{least.back()}, {most.back()}});
    }
    for (const Values& numbers : {least, most}) {
        if (numbers.size() > 1) all.push_back(numbers);
        for (const ParamSpec& param : agent.params)
            for (const std::string_view word : param.words)
                if (!numbers.empty()) {
                    all.push_back(numbers);
                    all.back().push_back(value(param, word));
                }
    }
    std::vector<std::string> specs;
    for (const Values& values : all)
        specs.push_back(
            fmt::format("{}{}{}", agent.name, values.empty() ? "" : ":", fmt::join(values, ";")));
    return specs;
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
    std::vector<std::string_view> given;
    auto read = forEachPart(text.substr(colon + 1), ';', [&](std::string_view part) {
        const std::size_t equals = part.find('=');
        if (equals == std::string_view::npos)
            return Result<void>(Error("",
                                      PARLOUR_PHRASE("Players", "\"%1\" should read name=value"),
                                      {std::string(part)}));
        const std::string_view param = part.substr(0, equals);
        if (std::ranges::find(given, param) != given.end())
            return Result<void>(
                Error(std::string(param), PARLOUR_PHRASE("Players", "This is given twice")));
        given.push_back(param);
        return spec.params.set(param, part.substr(equals + 1));
    });
    if (read && (*agent)->check) read = (*agent)->check(spec.params);
    if (!read) return std::move(read.error()).within(name);
    return spec;
}

} // namespace parlour
