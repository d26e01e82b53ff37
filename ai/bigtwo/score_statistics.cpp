#include "ai/bigtwo/score_statistics.h"

#include <fmt/format.h>

#include <cmath>
#include <utility>
#include <vector>

namespace parlour::bigtwo {

namespace {

double sum(const Mean& zone) { return zone.value * static_cast<double>(zone.count); }

Figure meanScore(Words name, const Mean& ours, const Mean& published, Words reason) {
    Figure figure{std::move(name), Figure::Kind::Mean, ours, published};
    figure.close = 0.5;
    figure.reason = std::move(reason);
    figure.unit = PARLOUR_PHRASE("Experiments", "points");
    return figure;
}

std::string zoneLine(std::string_view name, const Zones& zones) {
    return fmt::format("{:<13} {:>6} {:>7.2f} ({:>4.2f}) {:>6} {:>7.2f} ({:>4.2f})\n", name,
                       zones.winning.count, zones.winning.value, zones.winning.deviation,
                       zones.losing.count, zones.losing.value, zones.losing.deviation);
}

std::string testLine(std::string_view name, const SignedRank& test) {
    return fmt::format("{:<10} {:>7} {:>7.2f} {:>11.4g} {:>14.4f} {:>10.4f}\n", name, test.pairs,
                       test.z, test.p, test.rankBiserial, zByRoot(test));
}

Plot::Series shares(Words name, const Histogram& scores) {
    double all = 0;
    for (const auto& [score, count] : scores) all += static_cast<double>(count);
    Plot::Series series{std::move(name), {}};
    for (const auto& [score, count] : scores)
        series.points.push_back({static_cast<double>(score), static_cast<double>(count) / all});
    return series;
}

} // namespace

Zones::Zones(const Histogram& scores) {
    Histogram won, lost;
    for (const auto& [score, count] : scores) (score > 0 ? won : lost)[score] = count;
    winning = meanOf(won);
    losing = meanOf(lost);
}

double Scored::share() const {
    return games() > 0 ? static_cast<double>(ruleBased.winning.count) / static_cast<double>(games())
                       : 0;
}

double Scored::gained() const { return sum(ruleBased.winning) + sum(other.winning); }
double Scored::lost() const { return -sum(ruleBased.losing) - sum(other.losing); }
double Scored::meanLoser() const {
    return games() > 0 ? lost() / static_cast<double>(3 * games()) : 0;
}

Figure shareOfWins(const Scored& ours, double published, Words reason) {
    return beside({PARLOUR_PHRASE("Experiments", "Rule-based wins"),
                   Figure::Kind::Share,
                   {ours.share(), 0, ours.games()},
                   {}},
                  published, kPublishedGames, std::move(reason));
}

double zByRoot(const SignedRank& test) {
    return test.pairs > 0 ? test.z / std::sqrt(static_cast<double>(test.pairs)) : 0;
}

void addScores(Findings& findings, const Scored& ours, const Scored& published, const Words& other,
               const std::array<Words, 4>& reasons) {
    findings.figures.push_back(
        meanScore(PARLOUR_PHRASE("Experiments", "Rule-based, score when winning"),
                  ours.ruleBased.winning, published.ruleBased.winning, reasons[0]));
    findings.figures.push_back(
        meanScore(PARLOUR_PHRASE("Experiments", "Rule-based, score when losing"),
                  ours.ruleBased.losing, published.ruleBased.losing, reasons[1]));
    findings.figures.push_back(
        meanScore(say(PARLOUR_PHRASE("Experiments", "%1, score when winning"), other),
                  ours.other.winning, published.other.winning, reasons[2]));
    findings.figures.push_back(
        meanScore(say(PARLOUR_PHRASE("Experiments", "%1, score when losing"), other),
                  ours.other.losing, published.other.losing, reasons[3]));
}

void addZones(Findings& findings, const Scored& ours, const Scored& published,
              const std::string& other) {
    std::string text = fmt::format("{:<13} {:>6} {:>14} {:>6} {:>14}\n", "", "won", "mean (SD)",
                                   "lost", "mean (SD)");
    if (ours.games() > 0)
        text += "ours\n" + zoneLine("rule-based", ours.ruleBased) + zoneLine(other, ours.other);
    text += "published\n" + zoneLine("rule-based", published.ruleBased) +
            zoneLine(other, published.other);
    findings.sheets.emplace_back("Scores in the positive and the negative zone", text);
}

void addSums(Findings& findings, const Scored& ours, const Scored& published) {
    const auto line = [](std::string_view name, const Scored& scored) {
        const auto games = static_cast<double>(scored.games());
        return fmt::format("{:<10} {:>14.0f} {:>12.0f} {:>20.2f} {:>12.2f}\n", name,
                           scored.gained(), scored.lost(), scored.gained() / games / 3,
                           scored.meanLoser());
    };
    std::string text = fmt::format("{:<10} {:>14} {:>12} {:>20} {:>12}\n", "", "winners", "losers",
                                   "mean winner / 3", "mean loser");
    if (ours.games() > 0) text += line("ours", ours);
    text += line("published", published);
    findings.sheets.emplace_back("Points that winners gained and losers lost", text);
    const auto fixed = [](double value, int decimals) {
        return fmt::format("{:.{}f}", value, decimals);
    };
    findings.remarks.push_back(say(
        PARLOUR_PHRASE("Experiments",
                       "The published scores break the paper's own scoring, by which the winner "
                       "gains what the three losers lose (section 2.1): in %1 games the winners "
                       "gained %2 points and the losers lost %3. With these winners the mean loser "
                       "loses %4, not %5; no player can have both of the published means."),
        published.games(), fixed(published.gained(), 0), fixed(published.lost(), 0),
        fixed(published.gained() / static_cast<double>(3 * published.games()), 2),
        fixed(published.meanLoser(), 2)));
}

void addTest(Findings& findings, const SignedRank* ours, const PublishedScores& scores,
             const PublishedTest& printed) {
    const SignedRank published = signedRank(scores.differences);
    std::string text = fmt::format("{:<10} {:>7} {:>7} {:>11} {:>14} {:>10}\n", "", "pairs", "z",
                                   "p", "rank-biserial", "z/sqrt(n)");
    if (ours) text += testLine("ours", *ours);
    text += testLine("published", published);
    text += fmt::format("The paper prints p = {:.4e} and r = {:.4f}.\n", printed.p, printed.effect);
    findings.sheets.emplace_back("Wilcoxon's signed-rank test of paired scores", text);
    findings.remarks.push_back(PARLOUR_PHRASE(
        "Experiments",
        "The test pairs the scores of a rule-based player and an opponent of the same game, drops "
        "pairs without a difference, gives ties their mean rank and takes the sum of ranks as "
        "normal, two-sided: so the published scores give the published p-values. No single formula "
        "gives the three published effect sizes, 0.5921, 0.3545 and 0.1442: the rank-biserial "
        "correlation of the published scores is 0.684, 0.404 and 0.144, z/sqrt(n) 0.593, 0.350 and "
        "0.125."));
}

void addDistributions(Findings& findings, const std::string& figure, const Words& other,
                      const Histogram& ruleBased, const Histogram& others,
                      const PublishedScores& published) {
    const auto add = [&](const char* letter, const Words& title, std::vector<Plot::Series> series) {
        findings.plots.push_back(
            {figure + letter, title, Plot::Kind::Bars, PARLOUR_PHRASE("Experiments", "score"),
             PARLOUR_PHRASE("Experiments", "share of the scores"), std::move(series)});
    };
    add("a", PARLOUR_PHRASE("Experiments", "Scores of rule-based"),
        {shares(PARLOUR_PHRASE("Experiments", "ours"), ruleBased),
         shares(PARLOUR_PHRASE("Experiments", "published"), published.ruleBased)});
    add("b", say(PARLOUR_PHRASE("Experiments", "Scores of %1"), other),
        {shares(PARLOUR_PHRASE("Experiments", "ours"), others),
         shares(PARLOUR_PHRASE("Experiments", "published"), published.other)});
    add("c", say(PARLOUR_PHRASE("Experiments", "Scores of rule-based and %1"), other),
        {shares(asIs("rule-based"), ruleBased), shares(other, others)});

    addZones(findings, Scored(ruleBased, others), Scored(published), english(other));
}

} // namespace parlour::bigtwo
