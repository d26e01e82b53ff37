#include "ai/catalogue/games.h"
#include "ai/review/kept_json.h"
#include "ai/review/review.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace parlour {

namespace {

constexpr int kReviewVersion = 2; // 2: reasons in the second person
constexpr std::size_t kMostMoves = 10'000;
constexpr double kExactness = 1e-6; // of an account that was written and read

Json numbersOf(const auto& values, int seats) {
    return std::vector<double>(values.begin(), values.begin() + seats);
}

Json rowsOf(const auto& rows, int seats) {
    Json all = Json::array();
    for (const SeatValues& row : rows) all.push_back(numbersOf(row, seats));
    return all;
}

// ---- Reading. Everything may be anything.

Result<SeatValues> readValues(const Json& json, int seats) {
    SeatValues values{};
    if (!json.is_array() || json.size() != static_cast<std::size_t>(seats))
        return Error("", PARLOUR_PHRASE("Files", "Expected a number for each seat"));
    for (std::size_t seat = 0; seat < json.size(); ++seat) {
        const double value = json[seat].is_number() ? json[seat].get<double>() : std::nan("");
        if (!(std::abs(value) <= kHighestNumber))
            return Error(fmt::format("[{}]", seat),
                         PARLOUR_PHRASE("Files", "Expected a number in range"));
        values[seat] = value;
    }
    return values;
}

Result<SeatValues> valuesMember(const Json& json, std::string_view name, int seats) {
    const auto values = member(json, name);
    if (!values) return values.error();
    auto read = readValues(**values, seats);
    if (!read) return std::move(read.error()).within(name);
    return read;
}

Result<ReviewedDecision::Candidate> readCandidate(const Json& json) {
    ReviewedDecision::Candidate candidate;
    auto move = readText(json, "move");
    if (!move) return move.error();
    candidate.move = std::move(*move);
    for (const auto& [name, place] :
         {std::pair{"value", &candidate.value}, std::pair{"noise", &candidate.noise}}) {
        const auto value = readNumber(json, name);
        if (!value) return value.error();
        *place = *value;
    }
    const auto visits = integerMember(json, "visits", 0, UINT32_MAX);
    if (!visits) return visits.error();
    candidate.visits = static_cast<std::uint32_t>(*visits);
    if (!json.contains("why_not")) return candidate;
    auto whyNot = readReasons(json, "why_not");
    if (!whyNot) return whyNot.error();
    candidate.whyNot = std::move(*whyNot);
    return candidate;
}

Result<ReviewedDecision> readDecision(const Json& json, const Review& review) {
    ReviewedDecision decision;
    const auto ply = integerMember(json, "ply", 0, std::ssize(review.moves) - 1);
    if (!ply) return ply.error();
    decision.ply = static_cast<int>(*ply);
    const auto seat = integerMember(json, "seat", 0, review.seats - 1);
    if (!seat) return seat.error();
    decision.seat = static_cast<Seat>(*seat);
    for (const auto& [name, place] :
         {std::pair{"move", &decision.move}, std::pair{"best", &decision.best}}) {
        auto move = readText(json, name);
        if (!move) return move.error();
        *place = std::move(*move);
    }
    const auto grade = stringMember(json, "grade");
    if (!grade) return grade.error();
    const auto named = gradeNamed(*grade);
    if (!named) return Error("grade", PARLOUR_PHRASE("Files", "Unknown name"));
    decision.grade = *named;
    const auto unit = readUnit(json);
    if (!unit) return unit.error();
    decision.unit = *unit;
    for (const auto& [name, place, least] :
         {std::tuple{"cost", &decision.cost, 0.0}, std::tuple{"noise", &decision.noise, 0.0},
          std::tuple{"value", &decision.value, -kHighestNumber},
          std::tuple{"prospect", &decision.prospect, -kHighestNumber},
          std::tuple{"prospect_noise", &decision.prospectNoise, 0.0},
          std::tuple{"loss", &decision.loss, -kHighestNumber}}) {
        const auto value = readNumber(json, name, least);
        if (!value) return value.error();
        *place = *value;
    }
    auto candidates =
        readList<ReviewedDecision::Candidate>(json, "candidates", kMostListed, readCandidate);
    if (!candidates) return candidates.error();
    decision.candidates = std::move(*candidates);
    for (const auto& [name, place] :
         {std::pair{"reasons", &decision.reasons}, std::pair{"against", &decision.against}}) {
        auto reasons = readReasons(json, name);
        if (!reasons) return reasons.error();
        *place = std::move(*reasons);
    }
    return decision;
}

// Whether, for each seat, what it expected before the deal, luck and skill make up the result.
Result<void> checkSum(const Review& review) {
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(review.seats); ++seat) {
        double luck = 0;
        for (const SeatValues& before : review.luckBefore) luck += before[seat];
        double sum = review.expectation.front()[seat] + luck;
        for (const double brought : review.skill[seat]) sum += brought;
        if (std::abs(luck - review.luck[seat]) > kExactness ||
            std::abs(sum - review.result[seat]) > kExactness ||
            std::abs(review.expectation.back()[seat] - review.result[seat]) > kExactness)
            return Error(fmt::format("result[{}]", seat),
                         PARLOUR_PHRASE("Files", "Luck and skill do not add up to the result"));
    }
    return {};
}

} // namespace

Json toJson(const ReviewedDecision& decision) {
    Json candidates = Json::array();
    for (const ReviewedDecision::Candidate& candidate : decision.candidates) {
        candidates.push_back({{"move", candidate.move},
                              {"value", candidate.value},
                              {"noise", candidate.noise},
                              {"visits", candidate.visits}});
        if (!candidate.whyNot.empty()) candidates.back()["why_not"] = toJson(candidate.whyNot);
    }
    return {{"ply", decision.ply},
            {"seat", decision.seat},
            {"move", decision.move},
            {"best", decision.best},
            {"cost", decision.cost},
            {"noise", decision.noise},
            {"grade", gradeName(decision.grade)},
            {"unit", unitName(decision.unit)},
            {"value", decision.value},
            {"candidates", candidates},
            {"reason", english(decision.reasons)},
            {"reasons", toJson(decision.reasons)},
            {"against", toJson(decision.against)},
            {"prospect", decision.prospect},
            {"prospect_noise", decision.prospectNoise},
            {"loss", decision.loss}};
}

Json toJson(const Review& review) {
    const int seats = review.seats;
    Json decisions = Json::array();
    for (const ReviewedDecision& decision : review.decisions) decisions.push_back(toJson(decision));
    Json figures = Json::array();
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
        const Review::Figures& its = review.figures[seat];
        Json grades = Json::object();
        for (int grade = 0; grade < kGrades; ++grade)
            grades[std::string(gradeName(static_cast<Grade>(grade)))] =
                its.grades[static_cast<std::size_t>(grade)];
        figures.push_back({{"decisions", its.decisions},
                           {"grades", grades},
                           {"accuracy", its.accuracy},
                           {"mean_cost", its.meanCost},
                           {"mean_cost_noise", its.meanCostNoise}});
    }
    Json skill = Json::array();
    for (int seat = 0; seat < seats; ++seat)
        skill.push_back(numbersOf(review.skill[static_cast<std::size_t>(seat)], seats));
    const auto scale = [](const GradeScale& its) {
        return Json{
            {"inaccuracy", its.inaccuracy}, {"mistake", its.mistake}, {"blunder", its.blunder}};
    };
    return {
        {"version", kReviewVersion},
        {"game", review.game},
        {"seats", seats},
        {"depth", depthName(review.depth)},
        {"unit", unitName(review.unit)},
        {"thresholds", {{"win", scale(review.scales.win)}, {"score", scale(review.scales.score)}}},
        {"over", review.isOver},
        {"moves", review.moves},
        {"decisions", decisions},
        {"expectation", rowsOf(review.expectation, seats)},
        {"luck_before", rowsOf(review.luckBefore, seats)},
        {"luck", numbersOf(review.luck, seats)},
        {"luck_noise", numbersOf(review.luckNoise, seats)},
        {"skill", skill},
        {"result", numbersOf(review.result, seats)},
        {"figures", figures}};
}

Json toJson(std::span<const ReviewedDeal> deals) {
    if (deals.size() == 1) return toJson(deals.front().review);
    Json all = Json::array();
    for (const ReviewedDeal& deal : deals) all.push_back(toJson(deal.review));
    return {{"game", deals.front().review.game}, {"deals", all}};
}

Result<Review> reviewFromJson(const Json& json) {
    Review review;
    if (const auto version = integerMember(json, "version", kReviewVersion, kReviewVersion);
        !version)
        return version.error();
    auto game = readText(json, "game");
    if (!game) return game.error();
    review.game = std::move(*game);
    const auto seats = integerMember(json, "seats", 1, kMostSeats);
    if (!seats) return seats.error();
    review.seats = static_cast<int>(*seats);
    const auto depth = stringMember(json, "depth");
    if (!depth) return depth.error();
    const auto named = depthNamed(*depth);
    if (!named) return Error("depth", PARLOUR_PHRASE("Files", "Unknown name"));
    review.depth = *named;
    const auto unit = readUnit(json);
    if (!unit) return unit.error();
    review.unit = *unit;
    const auto thresholds = objectMember(json, "thresholds");
    if (!thresholds) return thresholds.error();
    for (const auto& [name, scale] :
         {std::pair{"win", &review.scales.win}, std::pair{"score", &review.scales.score}}) {
        auto its = objectMember(**thresholds, name);
        if (!its) return std::move(its.error()).within("thresholds");
        for (const auto& [grade, place] :
             {std::pair{"inaccuracy", &scale->inaccuracy}, std::pair{"mistake", &scale->mistake},
              std::pair{"blunder", &scale->blunder}}) {
            auto value = readNumber(**its, grade, 1e-6);
            if (!value) return std::move(value.error()).within(name).within("thresholds");
            *place = *value;
        }
    }
    const auto over = member(json, "over");
    if (!over) return over.error();
    if (!(*over)->is_boolean())
        return Error("over", PARLOUR_PHRASE("Files", "Expected true or false"));
    review.isOver = (*over)->get<bool>();
    auto moves = readList<std::string>(json, "moves", kMostMoves, [](const Json& item) {
        return item.is_string() && item.get_ref<const std::string&>().size() <= kLongestText
                   ? Result<std::string>(item.get<std::string>())
                   : Error("", PARLOUR_PHRASE("Files", "Expected a string"));
    });
    if (!moves) return moves.error();
    review.moves = std::move(*moves);

    auto decisions =
        readList<ReviewedDecision>(json, "decisions", review.moves.size(),
                                   [&](const Json& item) { return readDecision(item, review); });
    if (!decisions) return decisions.error();
    review.decisions = std::move(*decisions);
    for (std::size_t i = 0; i < review.decisions.size(); ++i) {
        const ReviewedDecision& decision = review.decisions[i];
        if ((i > 0 && decision.ply <= review.decisions[i - 1].ply) ||
            decision.move != review.moves[static_cast<std::size_t>(decision.ply)])
            return Error(fmt::format("decisions[{}]", i),
                         PARLOUR_PHRASE("Files", "This does not fit the moves"));
    }
    review.countFigures();

    const std::size_t rows = review.moves.size() + 2;
    for (const auto& [name, place] : {std::pair{"expectation", &review.expectation},
                                      std::pair{"luck_before", &review.luckBefore}}) {
        auto read = readList<SeatValues>(
            json, name, rows, [&](const Json& item) { return readValues(item, review.seats); });
        if (!read) return read.error();
        if (read->size() != rows)
            return Error(name, PARLOUR_PHRASE("Files", "This does not fit the moves"));
        *place = std::move(*read);
    }
    for (const auto& [name, place] :
         {std::pair{"luck", &review.luck}, std::pair{"luck_noise", &review.luckNoise},
          std::pair{"result", &review.result}}) {
        const auto read = valuesMember(json, name, review.seats);
        if (!read) return read.error();
        *place = *read;
    }
    const auto skill =
        readList<SeatValues>(json, "skill", static_cast<std::size_t>(review.seats),
                             [&](const Json& item) { return readValues(item, review.seats); });
    if (!skill) return skill.error();
    if (std::ssize(*skill) != review.seats)
        return Error("skill", PARLOUR_PHRASE("Files", "Expected a number for each seat"));
    std::ranges::copy(*skill, review.skill.begin());
    if (const auto adds = checkSum(review); !adds) return adds.error();
    return review;
}

} // namespace parlour
