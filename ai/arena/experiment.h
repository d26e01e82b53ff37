// Published experiments that can be run again. An experiment is a list of parts, which only count,
// and a function that makes figures of what they counted. Counts are integers, so that shards add
// up to what one run gives.
#pragma once

#include "ai/arena/estimates.h"
#include "core/base/json.h"
#include "core/base/rng.h"
#include "core/base/words.h"

#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace parlour {

// What a part that is no match counted.
struct Counts {
    std::map<std::string, std::int64_t> numbers;
    std::map<std::string, std::int64_t> nanoseconds; // the only figures that differ between runs
    std::map<std::string, std::string> texts;        // each told by one sample
    void add(const Counts& other);

    std::int64_t number(const std::string& name) const;  // 0 if nothing counted it
    std::int64_t elapsed(const std::string& name) const; // nanoseconds
    // The numbers "prefix/KEY" by KEY.
    std::map<int, std::int64_t> histogram(std::string_view prefix) const;
};

// One game, or whatever a part counts, of `of`.
struct Sample {
    std::int64_t number; // from 0
    std::int64_t of;     // in the whole experiment, not in a shard
    Rng rng;             // its own
    const std::stop_token& stop;
    Counts& counts;
};
using Sampler = std::function<void(Sample&)>;

// Games as `parlour-lab match` plays them.
struct MatchPart {
    Json options;                   // rule options that differ from the defaults
    std::vector<std::string> seats; // player specs, seat 0 first
    bool rotate = false;
    bool duplicate = false;
    bool singleDeals = false;
    std::vector<Json> deals{}; // played in turn instead of random ones
};

// Games that people played at this computer, from the statistics: so many people at a table with
// these players.
struct PeoplePart {
    int people = 0;
    std::vector<std::string> players; // specs
};

struct ExperimentPart {
    std::string name; // unique in the experiment
    // Samples come from several threads: the function makes a sampler for each.
    std::variant<MatchPart, std::function<Sampler()>, PeoplePart> what;
    // Plays one game for so many that are asked for, where a game takes long.
    std::int64_t oneIn = 1;
    // If set, so many games, whatever is asked for: a sheet of one game, a list of cases.
    std::int64_t fixed = 0;
};

// What the parts counted, by name. Asking for what is not there is an error of the program.
class Results {
public:
    std::map<std::string, MatchReport> matches; // also of PeoplePart: two sides, people first
    std::map<std::string, Counts> counts;

    const MatchReport& match(const std::string& part) const { return matches.at(part); }
    const SideTally& side(const std::string& part, std::size_t number) const {
        return matches.at(part).sides.at(number);
    }
    const Counts& count(const std::string& part) const { return counts.at(part); }
};

// A figure of ours beside the published one.
struct Figure {
    enum class Kind {
        Share,  // of games, 0 to 1
        Mean,   // with a standard deviation
        Number, // no chance in it, or none that is known: the same if it is close
        Time    // on another machine: never compared
    };
    enum class Verdict { None, Same, Differs, CannotTell };

    Words name;
    Kind kind = Kind::Share;
    Mean ours;                     // Share: no deviation
    std::optional<Mean> published; // deviation 0 if not published: ours is taken for it
    // Differences up to this count as the same.
    double close = 0.03;
    // Why it differs: names the option or player in backquotes with which the published figure
    // comes back, or says that none was found and what was tried.
    Words reason{};
    Words unit{}; // Mean, Number, Time: "points", "s"

    Interval interval() const;
    std::optional<Interval> publishedInterval() const;
    // Same: the interval of the difference lies within `close`. Differs: it excludes 0. Cannot
    // tell: neither; the published sample (or ours) is too small.
    Verdict verdict() const;
};
std::string_view name(Figure::Verdict verdict); // "same", "differs", "cannot tell", ""

// Share of a side's games, draws counting half, and its mean score in a game.
Figure shareFigure(Words name, const Tally& side);
Figure scoreFigure(Words name, const Tally& side);
// With what was published about it.
Figure beside(Figure figure, double published, std::int64_t games, Words reason = {});

// Figures over two parameters.
struct FigureGrid {
    Words name; // "Fig. 5.1"
    Words rowName, columnName;
    std::vector<Words> rows, columns;
    std::vector<Figure> cells; // row by row
};

struct Plot {
    enum class Kind { Bars, Lines };
    struct Point {
        double x, y;
        std::optional<Interval> interval{};
    };
    struct Series {
        Words name;
        std::vector<Point> points;
    };
    std::string name; // of its file, "figure-4"
    Words title;
    Kind kind = Kind::Lines;
    Words xName, yName;
    std::vector<Series> series;
    std::vector<Words> categories{}; // at x = 0, 1, ... instead of numbers
    bool isLogarithmic = false;      // the x axis
};

// What an experiment found.
struct Findings {
    std::vector<Figure> figures;
    std::vector<FigureGrid> grids; // each is drawn as a heat map, too
    std::vector<Plot> plots;
    // Sheets of play and the like, printed in English as they are: title and text.
    std::vector<std::pair<std::string, std::string>> sheets;
    // Said plainly: a headline that does not reproduce, a recipe that had to be chosen.
    std::vector<Words> remarks;
};

struct Experiment {
    std::string name; // as in the source: "table-2", "figure-4.7"
    Words title;      // one line
    Words about;      // the source's conditions, and ours where it is silent
    std::vector<ExperimentPart> parts;
    std::function<Findings(const Results&)> findings;
};

// Whether all parts have run.
bool isComplete(const Experiment& experiment, const Results& results);

} // namespace parlour
