// What a player's values are worth in truth: rising curves, fitted to games of the champion against
// itself (`parlour-lab calibrate --fit`), by which it maps the values that it tells.
#pragma once

#include "core/base/json.h"
#include "core/play/game.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace parlour {

// Straight pieces between knots, which rise strictly on both axes, so that the order of values
// stays; beyond the outer knots values move by as much as these. Without knots it changes nothing.
class Curve {
public:
    struct Knot {
        double value = 0;  // as the search found it
        double result = 0; // what came of it on average
        friend bool operator==(const Knot&, const Knot&) = default;
    };

    Curve() = default;
    // Precondition: the knots rise strictly on both axes.
    explicit Curve(std::vector<Knot> knots);

    double operator()(double value) const;
    const std::vector<Knot>& knots() const { return m_knots; }

private:
    std::vector<Knot> m_knots;
};

// Where a curve holds.
struct CurvePlace {
    std::string part{};           // as GameDefaults::partOf; empty: any
    std::optional<Stage> stage{}; // none: any
    double worlds = 1;            // behind the values, at least 1
};

// The curves of one game with so many seats.
class Calibration {
public:
    struct Entry {
        CurvePlace place;
        Curve curve;
    };

    Calibration() = default; // changes nothing
    explicit Calibration(std::vector<Entry> entries) : m_entries(std::move(entries)) {}

    // A file of resources/calibration (its README describes it). Errors say where.
    static Result<Calibration> read(std::string_view text);
    // That of a game with so many seats, linked into the program; one that changes nothing if there
    // is none.
    static Calibration shipped(std::string_view game, int seats);

    // Of those that hold for this part and stage, the one fitted to the most similar number of
    // worlds, by ratio; one that changes nothing if none holds.
    const Curve& curve(std::string_view part, Stage stage, double worlds) const;
    const std::vector<Entry>& entries() const { return m_entries; }

private:
    std::vector<Entry> m_entries;
};

std::string_view stageName(Stage stage); // "early"
std::optional<Stage> stageNamed(std::string_view name);

// As in the file, without where it comes from.
Json toJson(const Calibration& calibration);

} // namespace parlour
