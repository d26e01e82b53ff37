#include "ai/arena/experiment.h"

#include <charconv>
#include <cmath>

namespace parlour {

namespace {

std::int64_t found(const std::map<std::string, std::int64_t>& numbers, const std::string& name) {
    const auto it = numbers.find(name);
    return it == numbers.end() ? 0 : it->second;
}

// Where the source gives no deviation, ours is the best guess.
Mean publishedMean(const Figure& figure) {
    Mean mean = *figure.published;
    if (mean.deviation == 0) mean.deviation = figure.ours.deviation;
    return mean;
}

Figure::Verdict verdictOf(const Interval& difference, double close) {
    if (difference.low >= -close && difference.high <= close) return Figure::Verdict::Same;
    if (difference.low > 0 || difference.high < 0) return Figure::Verdict::Differs;
    return Figure::Verdict::CannotTell;
}

} // namespace

void Counts::add(const Counts& other) {
    for (const auto& [name, number] : other.numbers) numbers[name] += number;
    for (const auto& [name, time] : other.nanoseconds) nanoseconds[name] += time;
    texts.insert(other.texts.begin(), other.texts.end());
}

std::int64_t Counts::number(const std::string& name) const { return found(numbers, name); }
std::int64_t Counts::elapsed(const std::string& name) const { return found(nanoseconds, name); }

std::map<int, std::int64_t> Counts::histogram(std::string_view prefix) const {
    std::map<int, std::int64_t> counts;
    const std::string start = std::string(prefix) + "/";
    for (auto it = numbers.lower_bound(start); it != numbers.end(); ++it) {
        if (!it->first.starts_with(start)) break;
        const char* const key = it->first.data() + start.size();
        const char* const end = it->first.data() + it->first.size();
        int value = 0;
        if (const auto read = std::from_chars(key, end, value);
            read.ec == std::errc{} && read.ptr == end)
            counts[value] = it->second;
    }
    return counts;
}

Interval Figure::interval() const {
    switch (kind) {
    case Kind::Share: return exactInterval(ours.value, ours.count);
    case Kind::Mean: return meanInterval(ours);
    case Kind::Number:
    case Kind::Time: break;
    }
    return {ours.value, ours.value};
}

std::optional<Interval> Figure::publishedInterval() const {
    if (!published) return std::nullopt;
    switch (kind) {
    case Kind::Share: return exactInterval(published->value, published->count);
    case Kind::Mean: return meanInterval(publishedMean(*this));
    case Kind::Number:
    case Kind::Time: break;
    }
    return Interval{published->value, published->value};
}

Figure::Verdict Figure::verdict() const {
    if (!published || ours.count < 1) return Verdict::None;
    switch (kind) {
    case Kind::Share:
        return verdictOf(
            differenceOfShares(ours.value, ours.count, published->value, published->count), close);
    case Kind::Mean: return verdictOf(differenceOfMeans(ours, publishedMean(*this)), close);
    case Kind::Number:
        return std::abs(ours.value - published->value) <= close ? Verdict::Same : Verdict::Differs;
    case Kind::Time: break;
    }
    return Verdict::None;
}

std::string_view name(Figure::Verdict verdict) {
    switch (verdict) {
    case Figure::Verdict::None: break;
    case Figure::Verdict::Same: return "same";
    case Figure::Verdict::Differs: return "differs";
    case Figure::Verdict::CannotTell: return "cannot tell";
    }
    return "";
}

Figure shareFigure(Words name, const Tally& side) {
    const std::int64_t games = side.games();
    const double won = static_cast<double>(side.wins) + static_cast<double>(side.draws) / 2;
    return {std::move(name),
            Figure::Kind::Share,
            {games > 0 ? won / static_cast<double>(games) : 0, 0, games},
            {}};
}

Figure scoreFigure(Words name, const Tally& side) {
    constexpr double kTwelfth = 12;
    Figure figure{std::move(name), Figure::Kind::Mean, {0, 0, side.games()}, {}};
    figure.unit = PARLOUR_PHRASE("Experiments", "points");
    const double n = static_cast<double>(side.games());
    if (n < 1) return figure;
    const double sum = static_cast<double>(side.scoreTwelfths);
    figure.ours.value = sum / kTwelfth / n;
    if (n < 2) return figure;
    const double squares = static_cast<double>(side.scoreTwelfthsSquared);
    figure.ours.deviation =
        std::sqrt(std::max(0.0, (squares - sum * sum / n) / (n - 1))) / kTwelfth;
    return figure;
}

bool isComplete(const Experiment& experiment, const Results& results) {
    return results.matches.size() + results.counts.size() == experiment.parts.size();
}

Figure beside(Figure figure, double published, std::int64_t games, Words reason) {
    figure.published = Mean{published, 0, games};
    figure.reason = std::move(reason);
    return figure;
}

} // namespace parlour
