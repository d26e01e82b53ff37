#include "ai/calibration/reliability.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <set>

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

using Vector = std::array<double, 3>;

// Solves a system whose matrix is symmetric and positive definite, by elimination.
Vector solve(std::array<Vector, 3> matrix, Vector right) {
    for (std::size_t i = 0; i < 3; ++i)
        for (std::size_t k = i + 1; k < 3; ++k) {
            const double factor = matrix[k][i] / matrix[i][i];
            for (std::size_t m = i; m < 3; ++m) matrix[k][m] -= factor * matrix[i][m];
            right[k] -= factor * right[i];
        }
    for (std::size_t i = 3; i-- > 0;) {
        for (std::size_t m = i + 1; m < 3; ++m) right[i] -= matrix[i][m] * right[m];
        right[i] /= matrix[i][i];
    }
    return right;
}

constexpr double kLeastSlope = 0.05; // so that curves rise

// Beta calibration: logit(result) = shift + low ln(value) - high ln(1 - value) (M. Kull, T. Silva
// Filho and P. Flach, 2017), by Newton's method. Before anything is known each parameter is that of
// a curve that changes nothing, give or take 1: few deals bend it little.
class BetaFit {
public:
    BetaFit(std::span<const Forecast> forecasts, double weight) {
        for (int step = 0; step < kSteps; ++step) {
            Vector slope{};
            std::array<Vector, 3> curvature{};
            for (std::size_t i = 0; i < 3; ++i) {
                slope[i] = kNothingChanges[i] - m_parameters[i];
                curvature[i][i] = 1;
            }
            for (const Forecast& forecast : forecasts) {
                const Vector x = terms(forecast.value);
                const double chance = (*this)(forecast.value);
                for (std::size_t i = 0; i < 3; ++i) {
                    slope[i] += weight * (forecast.result - chance) * x[i];
                    for (std::size_t k = 0; k < 3; ++k)
                        curvature[i][k] += weight * chance * (1 - chance) * x[i] * x[k];
                }
            }
            for (std::size_t i = 1; i < 3; ++i) {
                if (m_parameters[i] > kLeastSlope || slope[i] > 0) continue;
                // Held at its bound.
                slope[i] = 0;
                for (std::size_t k = 0; k < 3; ++k) curvature[i][k] = curvature[k][i] = i == k;
            }
            const Vector by = solve(curvature, slope);
            for (std::size_t i = 0; i < 3; ++i) m_parameters[i] += std::clamp(by[i], -1.0, 1.0);
            for (std::size_t i = 1; i < 3; ++i)
                m_parameters[i] = std::max(m_parameters[i], kLeastSlope);
        }
    }

    // Of a value between 0 and 1, both excluded.
    double operator()(double value) const {
        const Vector x = terms(value);
        double sum = 0;
        for (std::size_t i = 0; i < 3; ++i) sum += m_parameters[i] * x[i];
        return 1 / (1 + std::exp(-sum));
    }

private:
    static constexpr int kSteps = 30;
    static constexpr Vector kNothingChanges{0, 1, 1};
    static Vector terms(double value) { return {1, std::log(value), -std::log(1 - value)}; }

    Vector m_parameters = kNothingChanges;
};

std::vector<Curve::Knot> knotsOfChances(std::span<const Forecast> forecasts, double weight) {
    const BetaFit fit(forecasts, weight);
    std::vector<Curve::Knot> knots{{0, 0}};
    for (const double value :
         {0.002, 0.005, 0.01, 0.02, 0.04, 0.07, 0.1,  0.15, 0.2,  0.3,   0.4,  0.5,
          0.6,   0.7,   0.8,  0.85, 0.9,  0.93, 0.96, 0.98, 0.99, 0.995, 0.998})
        knots.push_back({value, fit(value)});
    knots.push_back({1, 1});
    return knots;
}

// A straight line by least squares.
std::vector<Curve::Knot> knotsOfPoints(std::span<const Forecast> forecasts, double weight) {
    double all = 0;
    double value = 0;
    double result = 0;
    for (std::size_t i = 0; i < forecasts.size(); ++i) {
        all += weight;
        value += weight * forecasts[i].value;
        result += weight * forecasts[i].result;
    }
    value /= all;
    result /= all;
    double squares = 1; // as if a deal more had told truly
    double products = 1;
    for (std::size_t i = 0; i < forecasts.size(); ++i) {
        const double off = forecasts[i].value - value;
        squares += weight * off * off;
        products += weight * off * (forecasts[i].result - result);
    }
    const double slope = std::max(products / squares, kLeastSlope);
    const auto [least, most] = std::ranges::minmax(forecasts, {}, &Forecast::value);
    const auto at = [&](double point) {
        return Curve::Knot{point, result + slope * (point - value)};
    };
    if (least.value == most.value) return {at(least.value)};
    return {at(least.value), at(most.value)};
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
        all.squaredError += (result - value) * (result - value);
    }
    all.count = static_cast<std::int64_t>(forecasts.size());
    all.deals = static_cast<std::int64_t>(deals.size());
    const double n = static_cast<double>(all.count);
    all.squaredError /= n;
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
    constexpr std::size_t kFewestDeals = 80;
    std::vector<Forecast> told;
    for (const Forecast& forecast : forecasts)
        if (kind != ValueKind::Win || (forecast.value > 0 && forecast.value < 1))
            told.push_back(forecast);
    std::set<std::int64_t> deals;
    for (const Forecast& forecast : told) deals.insert(forecast.deal);
    if (deals.size() < kFewestDeals) return {};
    // Every forecast counts the same, as people ask for them, and all together for as much as there
    // are deals, since those of one deal hang together.
    const double weight = static_cast<double>(deals.size()) / static_cast<double>(told.size());
    // Short numbers; four digits are more than the fit knows.
    std::vector<Curve::Knot> knots;
    for (const Curve::Knot& exact :
         kind == ValueKind::Win ? knotsOfChances(told, weight) : knotsOfPoints(told, weight)) {
        const auto rounded = [](double number) { return std::round(number * 1e4) / 1e4; };
        const Curve::Knot knot{rounded(exact.value), rounded(exact.result)};
        const bool isEnd = kind == ValueKind::Win && knot.value == 1;
        while (isEnd && knots.back().result >= knot.result) knots.pop_back();
        if (knots.empty() || (knots.back().value < knot.value && knots.back().result < knot.result))
            knots.push_back(knot);
    }
    return Curve(std::move(knots));
}

} // namespace parlour
