// How well the values that a player tells come true, and the curve that would mend them.
#pragma once

#include "ai/base/agent.h"
#include "ai/calibration/curve.h"

#include <cstdint>
#include <span>
#include <vector>

namespace parlour {

// A value that a player told in a deal, and what came of it: the share of the win, or the points.
struct Forecast {
    std::int64_t deal = 0;
    double value = 0;
    double result = 0;
};

// Forecasts of about the same value: for chances those of a tenth, such as 0.3 to 0.4; for points
// the tenth part of all forecasts, by rank.
struct Tenth {
    std::int64_t count = 0;
    double value = 0; // mean
    double result = 0;
    // Of the error. Forecasts of one deal hang together, so it counts deals.
    double standardError = 0;

    double error() const { return result - value; }
};

struct Reliability {
    std::vector<Tenth> tenths; // those with forecasts, rising
    std::int64_t count = 0;
    std::int64_t deals = 0;
    double bias = 0;      // mean of result - value
    double meanError = 0; // of the tenths' errors without sign, each as often as it has forecasts
    double standardError = 0; // of the mean error, by leaving out deals (jackknife)
    double byChance = 0;      // the mean error that true values would show in so few deals
    // Mean of (result - value)²: of two judges of the same decisions, the one with less knows more.
    double squaredError = 0;
    const Tenth* worst() const; // of the greatest error; null: there are no forecasts
};

Reliability reliabilityOf(std::span<const Forecast> forecasts, ValueKind kind);

// The rising curve that fits best: of chances by beta calibration, where 0 and 1 keep their place;
// of points a straight line. Every forecast counts the same. With fewer than 80 deals it changes
// nothing.
Curve fitCurve(std::span<const Forecast> forecasts, ValueKind kind);

} // namespace parlour
