#include "ai/calibration/curve.h"

#include "ai/network/shipped.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

namespace parlour {

namespace {

constexpr std::array<std::string_view, 3> kStageNames{"early", "middle", "late"};

bool rises(const std::vector<Curve::Knot>& knots) {
    for (std::size_t i = 1; i < knots.size(); ++i)
        if (!(knots[i - 1].value < knots[i].value && knots[i - 1].result < knots[i].result))
            return false;
    return true;
}

Result<Curve> readCurve(const Json& json) {
    const auto pairs = arrayMember(json, "knots");
    if (!pairs) return pairs.error();
    std::vector<Curve::Knot> knots;
    for (const Json& pair : **pairs) {
        if (!pair.is_array() || pair.size() != 2 || !pair[0].is_number() || !pair[1].is_number())
            return Error("knots", PARLOUR_PHRASE("Files", "Expected a list"));
        knots.push_back({pair[0].get<double>(), pair[1].get<double>()});
    }
    if (!rises(knots)) return Error("knots", PARLOUR_PHRASE("Files", "These numbers should rise"));
    return Curve(std::move(knots));
}

Result<Calibration::Entry> readEntry(const Json& json) {
    if (const auto known = onlyMembers(json, {"role", "phase", "worlds", "knots"}); !known)
        return known.error();
    Calibration::Entry entry;
    if (json.contains("role")) {
        auto part = stringMember(json, "role");
        if (!part) return std::move(part.error());
        entry.place.part = std::move(*part);
    }
    if (json.contains("phase")) {
        const auto name = stringMember(json, "phase");
        if (!name) return name.error();
        entry.place.stage = stageNamed(*name);
        if (!entry.place.stage)
            return Error("phase", PARLOUR_PHRASE("Networks", "\"%1\" is none of: %2"),
                         {*name, fmt::format("{}", fmt::join(kStageNames, ", "))});
    }
    const auto worlds = integerMember(json, "worlds", 1, 1'000'000'000);
    if (!worlds) return worlds.error();
    entry.place.worlds = static_cast<double>(*worlds);
    auto curve = readCurve(json);
    if (!curve) return std::move(curve.error());
    entry.curve = std::move(*curve);
    return entry;
}

} // namespace

Curve::Curve(std::vector<Knot> knots) : m_knots(std::move(knots)) { assert(rises(m_knots)); }

double Curve::operator()(double value) const {
    if (m_knots.empty()) return value;
    const auto above =
        std::ranges::find_if(m_knots, [&](const Knot& knot) { return value <= knot.value; });
    if (above == m_knots.end()) return value + (m_knots.back().result - m_knots.back().value);
    if (above == m_knots.begin() || above->value == value)
        return value + (above->result - above->value);
    const Knot& below = *(above - 1);
    const double share = (value - below.value) / (above->value - below.value);
    return below.result + share * (above->result - below.result);
}

Result<Calibration> Calibration::read(std::string_view text) {
    const auto json = parseJson(text);
    if (!json) return json.error();
    if (const auto known = onlyMembers(*json, {"made", "curves"}); !known) return known.error();
    const auto list = arrayMember(*json, "curves");
    if (!list) return list.error();
    Calibration calibration;
    for (std::size_t i = 0; i < (*list)->size(); ++i) {
        auto entry = readEntry((**list)[i]);
        if (!entry) return std::move(entry.error()).within("curves[" + std::to_string(i) + "]");
        calibration.m_entries.push_back(std::move(*entry));
    }
    return calibration;
}

Calibration Calibration::shipped(std::string_view game, int seats) {
    const std::string text = shippedFile(fmt::format("{}-{}.curves", game, seats));
    if (text.empty()) return {};
    auto calibration = read(text);
    assert(calibration); // a test reads them all
    return calibration ? std::move(*calibration) : Calibration();
}

const Curve& Calibration::curve(std::string_view part, Stage stage, double worlds) const {
    static const Curve kNone;
    const Curve* best = &kNone;
    double leastRatio = 0;
    for (const Entry& entry : m_entries) {
        if (!entry.place.part.empty() && entry.place.part != part) continue;
        if (entry.place.stage && *entry.place.stage != stage) continue;
        const double ratio = std::abs(std::log(worlds / entry.place.worlds));
        if (best != &kNone && ratio >= leastRatio) continue;
        best = &entry.curve;
        leastRatio = ratio;
    }
    return *best;
}

std::string_view stageName(Stage stage) { return kStageNames[static_cast<std::size_t>(stage)]; }

std::optional<Stage> stageNamed(std::string_view name) {
    const auto found = std::ranges::find(kStageNames, name);
    if (found == kStageNames.end()) return std::nullopt;
    return static_cast<Stage>(found - kStageNames.begin());
}

Json toJson(const Calibration& calibration) {
    Json curves = Json::array();
    for (const auto& [place, curve] : calibration.entries()) {
        Json json{{"worlds", std::llround(place.worlds)}};
        if (!place.part.empty()) json["role"] = place.part;
        if (place.stage) json["phase"] = stageName(*place.stage);
        json["knots"] = Json::array();
        for (const Curve::Knot& knot : curve.knots())
            json["knots"].push_back({knot.value, knot.result});
        curves.push_back(std::move(json));
    }
    return curves;
}

} // namespace parlour
