#include "ai/arena/sprt.h"

#include "ai/arena/ratings.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <span>
#include <string>
#include <utility>

namespace parlour {

namespace {

constexpr double kMostElo = 1000;
constexpr int kMostGamesPerDeal = 8; // seats rotated and each deal exchanged
constexpr std::int64_t kMostDeals = 1'000'000'000'000;

// The results as fishtest takes them: what never happened counts a little, so that no hypothesis
// becomes impossible.
struct Share {
    double score;
    double share;
};
std::vector<Share> sharesOf(const std::vector<std::int64_t>& deals) {
    constexpr double kNever = 1e-3;
    std::vector<Share> shares;
    double sum = 0;
    for (std::size_t i = 0; i < deals.size(); ++i) {
        const double count = deals[i] > 0 ? static_cast<double>(deals[i]) : kNever;
        shares.push_back({static_cast<double>(i) / static_cast<double>(deals.size() - 1), count});
        sum += count;
    }
    for (Share& share : shares) share.share /= sum;
    return shares;
}

// The most likely distribution with this mean divides the share of a score by
// 1 + x * (score - mean); this is the x at which the shares still add up to 1. Bisection: the sum
// below falls with x. Precondition: 0 < mean < 1.
double tiltTo(double mean, const std::vector<Share>& shares) {
    double low = -1 / (1 - mean);
    double high = 1 / mean;
    for (int i = 0; i < 60; ++i) {
        const double x = (low + high) / 2;
        double sum = 0;
        for (const auto& [score, share] : shares)
            sum += share * (score - mean) / (1 + x * (score - mean));
        (sum > 0 ? low : high) = x;
    }
    return (low + high) / 2;
}

} // namespace

Result<SprtSetup> parseSprt(std::string_view text) {
    SprtSetup setup;
    struct Number {
        std::string_view name;
        double* value;
        double least;
        double most;
        bool isGiven = false;
    };
    std::array<Number, 4> numbers{Number{"elo0", &setup.elo0, -kMostElo, kMostElo},
                                  Number{"elo1", &setup.elo1, -kMostElo, kMostElo},
                                  Number{"alpha", &setup.alpha, 0.0001, 0.5},
                                  Number{"beta", &setup.beta, 0.0001, 0.5}};
    while (true) {
        text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
        if (text.empty()) break;
        const std::string_view word = text.substr(0, text.find(' '));
        text.remove_prefix(word.size());
        const std::size_t equals = std::min(word.find('='), word.size());
        const auto number = std::ranges::find(numbers, word.substr(0, equals), &Number::name);
        if (number == numbers.end() || equals == word.size())
            return Error("", PARLOUR_PHRASE("Matches", "\"%1\" should be one of: %2"),
                         {std::string(word), "elo0=..., elo1=..., alpha=..., beta=..."});
        const std::string_view value = word.substr(equals + 1);
        const auto [end, ec] =
            std::from_chars(value.data(), value.data() + value.size(), *number->value);
        if (ec != std::errc{} || end != value.data() + value.size() ||
            !(*number->value >= number->least && *number->value <= number->most) || number->isGiven)
            return Error(std::string(number->name),
                         PARLOUR_PHRASE("Matches", "Expected one number from %1 to %2"),
                         {Json(number->least).dump(), Json(number->most).dump()});
        number->isGiven = true;
    }
    for (const Number& number : std::span(numbers).first(2))
        if (!number.isGiven)
            return Error(std::string(number.name), PARLOUR_PHRASE("Files", "This is missing"));
    if (setup.elo0 >= setup.elo1)
        return Error("elo1", PARLOUR_PHRASE("Matches", "This must be more than elo0"));
    return setup;
}

Sprt::Sprt(const SprtSetup& setup, int gamesPerDeal)
    : m_setup(setup), m_deals(static_cast<std::size_t>(2 * gamesPerDeal + 1)) {}

void Sprt::add(int halves) {
    m_openHalves += halves;
    if (2 * ++m_open + 1 < static_cast<int>(m_deals.size())) return;
    ++m_deals[static_cast<std::size_t>(m_openHalves)];
    m_open = m_openHalves = 0;

    const std::vector<Share> shares = sharesOf(m_deals);
    const double mean0 = shareOfElo(m_setup.elo0);
    const double mean1 = shareOfElo(m_setup.elo1);
    const double x0 = tiltTo(mean0, shares);
    const double x1 = tiltTo(mean1, shares);
    double perDeal = 0;
    for (const auto& [score, share] : shares)
        perDeal += share * (std::log1p(x0 * (score - mean0)) - std::log1p(x1 * (score - mean1)));
    std::int64_t deals = 0;
    for (const std::int64_t count : m_deals) deals += count;
    m_llr = perDeal * static_cast<double>(deals);
}

double Sprt::lower() const { return std::log(m_setup.beta / (1 - m_setup.alpha)); }
double Sprt::upper() const { return std::log((1 - m_setup.beta) / m_setup.alpha); }

Sprt::Verdict Sprt::verdict() const {
    return m_llr >= upper() ? Verdict::H1 : m_llr <= lower() ? Verdict::H0 : Verdict::None;
}

Json Sprt::toJson() const {
    const Verdict decided = verdict();
    Json json = {{"verdict", decided == Verdict::H1   ? "H1"
                             : decided == Verdict::H0 ? "H0"
                                                      : "none"},
                 {"llr", m_llr},
                 {"bounds", {lower(), upper()}},
                 {"elo0", m_setup.elo0},
                 {"elo1", m_setup.elo1},
                 {"alpha", m_setup.alpha},
                 {"beta", m_setup.beta},
                 {"deals_by_score", m_deals}};
    if (m_open > 0) json["open_deal"] = {{"games", m_open}, {"halves", m_openHalves}};
    return json;
}

Result<Sprt> Sprt::fromJson(const Json& json) {
    std::string text;
    for (const char* name : {"elo0", "elo1", "alpha", "beta"}) {
        const auto number = member(json, name);
        if (!number) return number.error();
        text += std::string(name) + "=" + (*number)->dump() + " ";
    }
    const auto setup = parseSprt(text);
    if (!setup) return setup.error();
    const auto deals = arrayMember(json, "deals_by_score");
    if (!deals) return deals.error();
    const std::size_t scores = (*deals)->size();
    if (scores % 2 == 0 || scores < 3 || scores > 2 * kMostGamesPerDeal + 1)
        return Error("deals_by_score",
                     PARLOUR_PHRASE("Matches", "These counts contradict each other"));
    Sprt sprt(*setup, static_cast<int>(scores / 2));
    std::int64_t played = 0;
    for (std::size_t i = 0; i < scores; ++i) {
        auto count = integer((**deals)[i], 0, kMostDeals);
        if (!count) return std::move(count.error()).within("deals_by_score");
        sprt.m_deals[i] = *count;
        played += *count;
    }
    if (played > 0) {
        // The last deal again, which finds the ratio.
        const auto any = std::ranges::find_if(sprt.m_deals, [](auto count) { return count > 0; });
        --*any;
        sprt.m_open = static_cast<int>(scores / 2) - 1;
        sprt.add(static_cast<int>(any - sprt.m_deals.begin()));
    }
    if (json.contains("open_deal")) {
        const Json& open = json["open_deal"];
        const auto games = integerMember(open, "games", 1, static_cast<int>(scores / 2) - 1);
        if (!games) return Error(games.error()).within("open_deal");
        const auto halves = integerMember(open, "halves", 0, 2 * *games);
        if (!halves) return Error(halves.error()).within("open_deal");
        sprt.m_open = static_cast<int>(*games);
        sprt.m_openHalves = static_cast<int>(*halves);
    }
    return sprt;
}

} // namespace parlour
