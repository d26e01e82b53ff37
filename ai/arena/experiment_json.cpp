#include "ai/arena/experiment_json.h"

#include "ai/arena/tally.h"

#include <algorithm>
#include <exception>

namespace parlour {

namespace {

constexpr std::int64_t kLargestCount = 1'000'000'000'000; // more must be wrong

Json toJson(const Counts& counts) {
    return {
        {"numbers", counts.numbers}, {"nanoseconds", counts.nanoseconds}, {"texts", counts.texts}};
}

Result<std::map<std::string, std::int64_t>> numbersMember(const Json& json, const char* name) {
    const auto object = objectMember(json, name);
    if (!object) return object.error();
    std::map<std::string, std::int64_t> numbers;
    for (const auto& [key, value] : (*object)->items()) {
        auto number = integer(value, -kLargestCount, kLargestCount);
        if (!number) return std::move(number.error()).within(key).within(name);
        numbers[key] = *number;
    }
    return numbers;
}

Result<Counts> countsFromJson(const Json& json) {
    Counts counts;
    auto numbers = numbersMember(json, "numbers");
    if (!numbers) return std::move(numbers.error());
    counts.numbers = std::move(*numbers);
    auto nanoseconds = numbersMember(json, "nanoseconds");
    if (!nanoseconds) return std::move(nanoseconds.error());
    counts.nanoseconds = std::move(*nanoseconds);
    const auto texts = objectMember(json, "texts");
    if (!texts) return texts.error();
    for (const auto& [key, value] : (*texts)->items()) {
        auto text = stringMember(**texts, key);
        if (!text) return std::move(text.error()).within("texts");
        counts.texts[key] = *text;
    }
    return counts;
}

Result<void> readPart(const Json& json, const Experiment& experiment, Results& results) {
    auto name = stringMember(json, "name");
    if (!name) return name.error();
    const auto& parts = experiment.parts;
    const auto part = std::ranges::find(parts, *name, &ExperimentPart::name);
    if (part == parts.end())
        return Error("name", PARLOUR_PHRASE("Matches", "There is no part \"%1\""), {*name});
    if (std::holds_alternative<std::function<Sampler()>>(part->what)) {
        const auto counted = objectMember(json, "counts");
        if (!counted) return counted.error();
        auto counts = countsFromJson(**counted);
        if (!counts) return std::move(counts.error()).within("counts");
        results.counts[*name] = std::move(*counts);
    } else {
        const auto played = objectMember(json, "match");
        if (!played) return played.error();
        auto match = reportFromJson(**played);
        if (!match) return std::move(match.error()).within("match");
        if (match->sides.size() < 2)
            return Error("match.sides", PARLOUR_PHRASE("Files", "Expected at least two entries"));
        results.matches[*name] = std::move(*match);
    }
    return {};
}

} // namespace

Json partsToJson(const Experiment& experiment, const Results& results) {
    Json parts = Json::array();
    for (const ExperimentPart& part : experiment.parts) {
        if (const auto match = results.matches.find(part.name); match != results.matches.end())
            parts.push_back({{"name", part.name}, {"match", toJson(match->second)}});
        else if (const auto counts = results.counts.find(part.name); counts != results.counts.end())
            parts.push_back({{"name", part.name}, {"counts", toJson(counts->second)}});
    }
    return parts;
}

Result<Results> partsFromJson(const Json& parts, const Experiment& experiment) {
    Results results;
    for (std::size_t i = 0; i < parts.size(); ++i)
        if (auto read = readPart(parts[i], experiment, results); !read)
            return std::move(read.error()).within("parts[" + std::to_string(i) + "]");
    return results;
}

Result<Findings> findingsOf(const Experiment& experiment, const Results& results) {
    const auto look = [](const Figure& figure) {
        (void)figure.interval();
        (void)figure.publishedInterval();
        (void)figure.verdict();
    };
    try {
        Findings findings = experiment.findings ? experiment.findings(results) : Findings{};
        std::ranges::for_each(findings.figures, look);
        for (const FigureGrid& grid : findings.grids) std::ranges::for_each(grid.cells, look);
        return findings;
    } catch (const std::exception&) {
        return Error("parts", PARLOUR_PHRASE("Matches", "These counts contradict each other"));
    }
}

} // namespace parlour
