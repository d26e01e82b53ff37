#include "ai/euchre/players.h"

namespace parlour::euchre {

namespace {

constexpr int kGames = 31;

// Two seats of each side; mean points and games won, as printed.
struct Row {
    const char* figure;
    const char* a[2];
    const char* b[2];
    double points[2];
    int won[2];
};

// A figure is an experiment of one match.
void add(std::vector<Experiment>& all, std::string_view about, std::span<const Row> rows) {
    for (const Row& row : rows) {
        MatchPart match{{{"trump", "random_maker"}}, {row.a[0], row.b[0], row.a[1], row.b[1]}};
        match.rotate = true;
        Experiment experiment{std::string("figure-") + row.figure,
                              std::string(row.a[0]) + " against " + row.b[0],
                              std::string(about),
                              {{"games", match}},
                              {}};
        experiment.findings = [row](const Results& results) {
            Findings findings;
            for (std::size_t side = 0; side < 2; ++side) {
                const SideTally& tally = results.side("games", side);
                findings.figures.push_back(beside(shareFigure(tally.agent + ", games won", tally),
                                                  row.won[side] / static_cast<double>(kGames),
                                                  kGames));
                findings.figures.push_back(
                    beside(scoreFigure(tally.agent, tally), row.points[side], kGames));
            }
            return findings;
        };
        all.push_back(std::move(experiment));
    }
}

#define PARLOUR_TWO(name)                                                                          \
    { name, name }

constexpr Row kPlayers[] = {
    {"4.1", PARLOUR_TWO("random"), PARLOUR_TWO("high"), {8.226, 7.452}, {16, 15}},
    {"4.2", PARLOUR_TWO("high"), PARLOUR_TWO("low"), {9.742, 5.516}, {25, 6}},
    {"4.3", PARLOUR_TWO("low"), PARLOUR_TWO("random"), {7.129, 8.903}, {9, 22}},
    {"4.4", PARLOUR_TWO("high-cautious"), PARLOUR_TWO("high"), {9.323, 5.355}, {26, 5}},
    {"4.5", PARLOUR_TWO("high-cautious"), PARLOUR_TWO("random"), {10.000, 6.129}, {27, 4}},
    {"4.6", PARLOUR_TWO("high-cautious"), PARLOUR_TWO("low"), {9.806, 4.484}, {29, 2}},
    {"4.7", PARLOUR_TWO("mdp"), PARLOUR_TWO("high"), {8.903, 6.548}, {22, 9}},
    {"4.8", PARLOUR_TWO("mdp"), PARLOUR_TWO("random"), {8.065, 8.065}, {15, 16}},
    {"4.9", PARLOUR_TWO("mdp"), PARLOUR_TWO("low"), {8.032, 8.484}, {15, 16}},
    {"4.10", PARLOUR_TWO("high-cautious"), PARLOUR_TWO("mdp"), {9.226, 5.968}, {23, 8}},
    {"4.11", PARLOUR_TWO("uf"), PARLOUR_TWO("random"), {8.806, 7.516}, {21, 10}},
    {"4.12", PARLOUR_TWO("uf"), PARLOUR_TWO("high"), {9.452, 7.032}, {23, 8}},
    {"4.13", PARLOUR_TWO("uf"), PARLOUR_TWO("low"), {9.355, 5.968}, {22, 9}},
    {"4.14", PARLOUR_TWO("uf"), PARLOUR_TWO("high-cautious"), {7.419, 8.774}, {11, 20}},
    {"4.15", PARLOUR_TWO("uf"), PARLOUR_TWO("mdp"), {8.968, 6.839}, {21, 10}},
    {"4.16", {"high", "low"}, PARLOUR_TWO("random"), {8.581, 8.000}, {18, 13}},
    {"4.17", {"mdp", "high-cautious"}, {"high", "low"}, {9.000, 6.903}, {20, 11}},
    {"4.18", {"mdp", "high-cautious"}, PARLOUR_TWO("random"), {9.000, 6.452}, {23, 8}},
    {"4.19", {"uf", "high-cautious"}, PARLOUR_TWO("high-cautious"), {6.613, 8.516}, {10, 21}},
    {"4.20", {"uf", "high-cautious"}, PARLOUR_TWO("uf"), {8.452, 7.710}, {19, 12}},
    {"4.21", PARLOUR_TWO("uf-hybrid"), PARLOUR_TWO("random"), {8.871, 6.065}, {21, 10}},
    {"4.22", PARLOUR_TWO("uf-hybrid"), PARLOUR_TWO("high"), {9.613, 5.935}, {26, 5}},
    {"4.23", PARLOUR_TWO("uf-hybrid"), PARLOUR_TWO("low"), {10.032, 4.258}, {29, 2}},
    {"4.24", PARLOUR_TWO("uf-hybrid"), PARLOUR_TWO("high-cautious"), {8.419, 7.774}, {18, 13}},
    {"4.25", PARLOUR_TWO("uf-hybrid"), PARLOUR_TWO("mdp"), {9.516, 5.935}, {25, 6}},
    {"4.26", PARLOUR_TWO("uf-hybrid"), PARLOUR_TWO("uf"), {8.419, 7.742}, {17, 14}},
};

constexpr Row kPrograms[] = {
    {"4.27", PARLOUR_TWO("uf"), PARLOUR_TWO("bid-euchre"), {7.986, 7.621}, {20, 11}},
    {"4.28", PARLOUR_TWO("uf-hybrid"), PARLOUR_TWO("bid-euchre"), {8.315, 7.463}, {20, 11}},
    {"4.29", PARLOUR_TWO("uf"), PARLOUR_TWO("classic-easy"), {8.973, 7.241}, {22, 9}},
    {"4.30", PARLOUR_TWO("uf-hybrid"), PARLOUR_TWO("classic-easy"), {9.157, 6.583}, {23, 8}},
    {"4.31", PARLOUR_TWO("uf"), PARLOUR_TWO("classic-medium"), {8.127, 7.635}, {17, 14}},
    {"4.32", PARLOUR_TWO("uf-hybrid"), PARLOUR_TWO("classic-medium"), {8.422, 7.168}, {19, 12}},
    {"4.33", PARLOUR_TWO("uf"), PARLOUR_TWO("classic-hard"), {6.427, 9.328}, {13, 18}},
    {"4.34", PARLOUR_TWO("uf-hybrid"), PARLOUR_TWO("classic-hard"), {8.254, 8.675}, {16, 15}},
};

#undef PARLOUR_TWO

} // namespace

std::span<const Experiment> Players::experiments() {
    static const std::vector<Experiment> kExperiments = [] {
        std::vector<Experiment> all;
        add(all,
            "Seelbinder 2012, figures 4.1 to 4.26: the thesis' players. It does not say how trump "
            "was made; here the upcard is trump and the maker is drawn by lot.",
            kPlayers);
        add(all,
            "Seelbinder 2012, figures 4.27 to 4.34: against two other programs. Here players after "
            "the thesis' short descriptions stand in for them.",
            kPrograms);
        return all;
    }();
    return kExperiments;
}

} // namespace parlour::euchre
