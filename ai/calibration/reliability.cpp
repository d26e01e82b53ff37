#include "ai/calibration/reliability.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

namespace parlour {

namespace {

constexpr int kTenths = 10;

// What a deal adds to a tenth.
struct Part {
    std::int64_t count = 0;
    double error = 0; // sum
};
using DealParts = std::map<std::int64_t, std::array<Part, kTenths>>;

// The tenth of each forecast.
std::vector<std::size_t> tenthsOf(std::span<const Forecast> forecasts, ValueKind kind) {
    std::vector<std::size_t> tenths(forecasts.size());
    if (kind == ValueKind::Win) {
        std::ranges::transform(forecasts, tenths.begin(), [](const Forecast& forecast) {
            return static_cast<std::size_t>(
                std::clamp(static_cast<int>(forecast.value * kTenths), 0, kTenths - 1));
        });
        return tenths;
    }
    std::vector<std::size_t> order(forecasts.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return forecasts[i].value; });
    for (std::size_t rank = 0; rank < order.size(); ++rank)
        tenths[order[rank]] = rank * kTenths / order.size();
    return tenths;
}

double standardErrorOf(const DealParts& deals, std::size_t tenth, const Tenth& whole) {
    double squares = 0;
    double among = 0; // deals
    for (const auto& [deal, parts] : deals) {
        const Part& part = parts[tenth];
        if (part.count == 0) continue;
        ++among;
        const double off = part.error - static_cast<double>(part.count) * whole.error();
        squares += off * off;
    }
    if (among < 2) return std::abs(whole.error());
    return std::sqrt(squares * among / (among - 1)) / static_cast<double>(whole.count);
}

} // namespace

const Tenth* Reliability::worst() const {
    const auto worst = std::ranges::max_element(
        tenths, {}, [](const Tenth& tenth) { return std::abs(tenth.error()); });
    return worst == tenths.end() ? nullptr : &*worst;
}

Reliability reliabilityOf(std::span<const Forecast> forecasts, ValueKind kind) {
    Reliability all;
    if (forecasts.empty()) return all;
    const std::vector<std::size_t> places = tenthsOf(forecasts, kind);
    std::array<Tenth, kTenths> tenths{};
    DealParts deals;
    for (std::size_t i = 0; i < forecasts.size(); ++i) {
        const auto& [deal, value, result] = forecasts[i];
        Tenth& tenth = tenths[places[i]];
        ++tenth.count;
        tenth.value += value;
        tenth.result += result;
        Part& part = deals[deal][places[i]];
        ++part.count;
        part.error += result - value;
    }
    all.count = static_cast<std::int64_t>(forecasts.size());
    all.deals = static_cast<std::int64_t>(deals.size());
    const double n = static_cast<double>(all.count);
    std::array<double, kTenths> sums{}; // of errors
    for (std::size_t i = 0; i < kTenths; ++i) {
        Tenth& tenth = tenths[i];
        if (tenth.count == 0) continue;
        sums[i] = tenth.result - tenth.value;
        const double count = static_cast<double>(tenth.count);
        tenth.value /= count;
        tenth.result /= count;
        tenth.standardError = standardErrorOf(deals, i, tenth);
        all.bias += sums[i] / n;
        all.meanError += std::abs(sums[i]) / n;
        // The mean of |x| where x is normal.
        all.byChance += std::sqrt(2 / std::numbers::pi) * tenth.standardError * count / n;
        all.tenths.push_back(tenth);
    }

    std::vector<double> without; // the mean error without each deal
    for (const auto& [deal, parts] : deals) {
        double error = 0;
        double left = n;
        for (std::size_t i = 0; i < kTenths; ++i) {
            error += std::abs(sums[i] - parts[i].error);
            left -= static_cast<double>(parts[i].count);
        }
        if (left > 0) without.push_back(error / left);
    }
    double mean = 0;
    for (const double error : without) mean += error / static_cast<double>(without.size());
    double squares = 0;
    for (const double error : without) squares += (error - mean) * (error - mean);
    if (without.size() > 1)
        all.standardError = std::sqrt(squares * static_cast<double>(without.size() - 1) /
                                      static_cast<double>(without.size()));
    return all;
}

Curve fitCurve(std::span<const Forecast> forecasts, ValueKind kind) {
    constexpr std::size_t kMostGroups = 10;
    constexpr std::size_t kDealsOfGroup = 40; // at least: a standard error of about 8 percent
    std::vector<Forecast> sorted;
    for (const Forecast& forecast : forecasts)
        if (kind != ValueKind::Win || (forecast.value > 0 && forecast.value < 1))
            sorted.push_back(forecast);
    std::ranges::stable_sort(sorted, {}, &Forecast::value);
    std::vector<std::int64_t> deals;
    for (const Forecast& forecast : sorted) deals.push_back(forecast.deal);
    std::ranges::sort(deals);
    deals.erase(std::unique(deals.begin(), deals.end()), deals.end());
    const std::size_t groups = std::min(kMostGroups, deals.size() / kDealsOfGroup);
    if (groups < 2) return {};

    struct Pool {
        double count = 0;
        double value = 0; // sums
        double result = 0;
        double meanValue() const { return value / count; }
        double meanResult() const { return result / count; }
    };
    std::vector<Pool> pools;
    for (std::size_t group = 0; group < groups; ++group) {
        Pool pool;
        for (std::size_t i = group * sorted.size() / groups;
             i < (group + 1) * sorted.size() / groups; ++i) {
            pool.count += 1;
            pool.value += sorted[i].value;
            pool.result += sorted[i].result;
        }
        pools.push_back(pool);
        const auto falls = [&] {
            const Pool& last = pools.back();
            const Pool& before = pools[pools.size() - 2];
            return last.meanResult() <= before.meanResult() ||
                   last.meanValue() <= before.meanValue();
        };
        while (pools.size() > 1 && falls()) {
            const Pool last = pools.back();
            pools.pop_back();
            pools.back().count += last.count;
            pools.back().value += last.value;
            pools.back().result += last.result;
        }
    }
    // Short numbers; four digits are more than the fit knows.
    const auto rounded = [](double number) { return std::round(number * 1e4) / 1e4; };
    std::vector<Curve::Knot> knots;
    const auto add = [&](double value, double result) {
        if (knots.empty() || (knots.back().value < value && knots.back().result < result))
            knots.push_back({value, result});
    };
    if (kind == ValueKind::Win) add(0, 0);
    for (const Pool& pool : pools) {
        const double value = rounded(pool.meanValue());
        const double result = rounded(pool.meanResult());
        if (kind != ValueKind::Win || (value < 1 && result < 1)) add(value, result);
    }
    if (kind == ValueKind::Win) add(1, 1);
    return Curve(std::move(knots));
}

} // namespace parlour
