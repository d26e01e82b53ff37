#include "ai/briscola/paper_games.h"
#include "ai/briscola/players.h"
#include "ai/briscola/simple_players.h"
#include "tests/support/briscola_players.h"
#include "tests/support/scale.h"

#include <catch2/catch.hpp>

#include <memory>

using namespace parlour;
using namespace parlour::briscola;
using namespace parlour::test;

namespace {

const Experiment& experiment(const std::string& name) {
    const auto all = Players::experiments();
    const auto found = std::ranges::find(all, name, &Experiment::name);
    REQUIRE(found != all.end());
    return *found;
}

// What a sampler counts in so many samples.
Counts count(const std::function<Sampler()>& make, int samples) {
    Counts counts;
    const Sampler sampler = make();
    const std::stop_source stop;
    for (int i = 0; i < samples; ++i) {
        Sample sample{i, samples, Rng(static_cast<std::uint64_t>(i)), stop.get_token(), counts};
        sampler(sample);
    }
    return counts;
}

// The findings with every part counted over a few samples; matches are left empty.
Findings findings(const Experiment& e, int samples) {
    Results results;
    for (const ExperimentPart& part : e.parts) {
        REQUIRE(std::holds_alternative<std::function<Sampler()>>(part.what));
        results.counts[part.name] = count(std::get<std::function<Sampler()>>(part.what), samples);
    }
    return e.findings(results);
}

State playedBy(Conditions conditions, const Deal& deal) {
    Player<Briscola> a(std::make_unique<GreedyPlayer>(GreedyParams{false}));
    Player<Briscola> b(std::make_unique<GreedyPlayer>(GreedyParams{false}));
    std::array<TimedPlayer, 2> players{TimedPlayer{&a}, TimedPlayer{&b}};
    const std::stop_source stop;
    return playDeal(conditions, deal, players, Rng(1), stop.get_token()).value();
}

} // namespace

TEST_CASE(
    "Program conditions: seat 1's card counts as led in the first trick, seat 0 draws first") {
    // Swords are trumps. Neither card is: seat 0 leads the ace of coins and would take the trick;
    // the program has it lose to the ace of clubs.
    const Deal deal = dealBeginning(players(2), "AD 2C 7C  AB 5C 6C  4S", 0);
    const State state = playedBy(Conditions::Program, deal);
    CHECK(state.pub.history[0].seat == 1);
    CHECK(state.pub.history[0].card == card("AB"));
    CHECK(state.pub.history[1].card == card("AD"));
    CHECK(state.pub.history[2].seat == 1); // it won and leads
    CHECK(state.pub.trumpTaker == 1);      // and gets the turned-up card, as seat 0 draws first
    CHECK(state.pub.points[0] + state.pub.points[1] == 120);

    const State byRules = playedBy(Conditions::Rules, deal);
    CHECK(byRules.pub.history[0].seat == 0);
    CHECK(byRules.pub.history[2].seat == 0);
}

TEST_CASE("Program conditions: a card drawn takes the place of the card played") {
    // What seat 0 holds at each of its decisions.
    class Watcher final : public Agent<Briscola> {
    public:
        explicit Watcher(std::vector<std::string>& hands) : m_hands(hands) {}
        Decision<Briscola> decide(const Observation& view, Rng&, const Budget&,
                                  std::stop_token) override {
            m_hands.push_back(handText(view.hand));
            return {view.hand[0], {}, {}};
        }

    private:
        std::vector<std::string>& m_hands;
    };
    const Deal deal = dealBeginning(players(2), "AD 2C 7C  AB 5C 6C  4S  2B 3D 4B", 0);
    std::vector<std::string> hands;
    for (const Conditions conditions : {Conditions::Program, Conditions::Rules}) {
        Player<Briscola> a(std::make_unique<Watcher>(hands));
        Player<Briscola> b(std::make_unique<GreedyPlayer>(GreedyParams{false}));
        std::array<TimedPlayer, 2> players{TimedPlayer{&a}, TimedPlayer{&b}};
        const std::stop_source stop;
        REQUIRE(playDeal(conditions, deal, players, Rng(1), stop.get_token()));
    }
    REQUIRE(hands.size() == 40);
    CHECK(hands[1] == "2B 2C 7C");
    CHECK(hands[21] == "2C 7C 2B");
}

TEST_CASE("A pairing counts a game in each seat, of a player against itself two in the first") {
    const Counts counts = count(pairing("random", "baseline", Conditions::Rules), 20);
    const auto games = [&](const Counts& of, const std::string& place) {
        return of.number(place + "/won") + of.number(place + "/drawn") + of.number(place + "/lost");
    };
    CHECK(games(counts, "first") == 20);
    CHECK(games(counts, "second") == 20);
    CHECK(counts.elapsed("thinking") > 0);
    const Counts self = count(pairing("random", "random", Conditions::Program), 20);
    CHECK(games(self, "first") == 40);
    CHECK(games(self, "second") == 0);
    CHECK(count(pairing("random", "baseline", Conditions::Rules), 20).numbers == counts.numbers);
}

TEST_CASE("A pairing that is stopped counts no game") {
    Counts counts;
    std::stop_source stop;
    stop.request_stop();
    Sample sample{0, 1, Rng(1), stop.get_token(), counts};
    pairing("random", "baseline", Conditions::Rules)()(sample);
    CHECK(counts.numbers.empty());
}

TEST_CASE("Published shares of Appendix C are the means of Appendix E") {
    const auto published = [](const Findings& found, bool time) {
        std::vector<double> values;
        for (const Figure& figure : found.figures)
            if (figure.published && (figure.kind == Figure::Kind::Time) == time)
                values.push_back(figure.published->value);
        return values;
    };
    const Experiment& c = experiment("appendix-c");
    const Experiment& e = experiment("appendix-e");
    Results none;
    for (const ExperimentPart& part : c.parts) none.counts[part.name] = {};
    const auto means = published(c.findings(none), false);
    const auto each = published(e.findings(none), false);
    REQUIRE(means.size() == 12);
    REQUIRE(each.size() == 36);
    for (std::size_t i = 0; i < 12; ++i)
        CHECK(means[i] == Approx((each[i] + each[12 + i] + each[24 + i]) / 3).margin(0.0001));
    const auto meanTimes = published(c.findings(none), true);
    const auto eachTime = published(e.findings(none), true);
    for (std::size_t i = 0; i < 12; ++i)
        CHECK(meanTimes[i] ==
              Approx((eachTime[i] + eachTime[12 + i] + eachTime[24 + i]) / 3).epsilon(0.01));
}

TEST_CASE("Appendix E: a reason gives its own row's figures, BaseLine's rows speak of BaseLine") {
    const Experiment& e = experiment("appendix-e");
    Results none;
    for (const ExperimentPart& part : e.parts) none.counts[part.name] = {};
    const auto reasonOf = [&](const std::string& name) {
        for (const Figure& figure : e.findings(none).figures)
            if (english(figure.name) == name && !figure.reason.empty())
                return english(figure.reason);
        return std::string();
    };
    for (const std::string other : {"Random", "BaseLine", "Greedy"})
        CHECK((reasonOf("500 against " + other + " (program)").find("baseline") !=
               std::string::npos) == (other == "BaseLine"));
    CHECK(reasonOf("500 against Greedy (program)") ==
          "None was found: tried 1,200 games, 88.2 % (86.2 to 89.9).");
    CHECK(reasonOf("40 against Random (program)")
              .starts_with("None was found: tried 12,000 games, 86.3 % ("));
}

TEST_CASE("Published figures 3 and 4 follow from the log's pairings by seat") {
    const auto grid = findings(experiment("pairings"), 1).grids.at(0);
    const auto first = [&](std::size_t row, std::size_t column) {
        return grid.cells.at(4 * row + column).published->value;
    };
    const auto four = findings(experiment("figure-4"), 1);
    for (std::size_t i = 0; i < 4; ++i)
        CHECK(four.figures.at(2 * i).published->value == Approx(first(i, i)).margin(0.0005));
    const auto three = findings(experiment("figure-3"), 1);
    CHECK(three.figures.at(0).published->value == Approx((0.4666 + 0.6033) / 2).margin(1e-5));
    CHECK(three.figures.at(1).published->value == Approx((0.2957 + 0.4055) / 2).margin(1e-5));
    CHECK(three.figures.at(2).published->value == first(2, 2));
    CHECK(three.figures.at(3).published->value == Approx((0.0922 + 0.1972) / 2).margin(1e-5));
    // As first players the same as in the grid.
    CHECK(first(2, 0) == Approx(0.4666));
    CHECK(first(2, 1) == Approx(0.2957));
    CHECK(first(2, 3) == Approx(0.0922));
    // Shares of the first and the second player and of draws (1.84 %) add up.
    CHECK(four.figures.at(4).published->value + four.figures.at(5).published->value ==
          Approx(1 - 0.0184).margin(0.0005));
}

TEST_CASE("Appendix B: the numbers run from the two of clubs to the ace of cups") {
    CHECK(cardOfPaperId(0) == card("2B"));
    CHECK(cardOfPaperId(1) == card("4B"));
    CHECK(cardOfPaperId(8) == card("3B"));
    CHECK(cardOfPaperId(10) == card("2D"));
    CHECK(cardOfPaperId(25) == card("JS"));
    CHECK(cardOfPaperId(39) == card("AC"));
    const Experiment& e = experiment("appendix-b");
    const auto& match = std::get<MatchPart>(e.parts.at(0).what);
    REQUIRE(match.deals.size() == 1);
    const auto deal = Briscola::dealFromJson({}, match.deals[0]);
    REQUIRE(deal);
    CardSet all;
    for (const Card card : deal->deck) all.insert(card);
    CHECK(all == italian::kDeck);
    // Under the program's conditions the same cards: players that draw no lots repeat one game.
    const auto sampler = count(pairing("greedy", "baseline", Conditions::Program, *deal), 10);
    for (const std::string place : {"first", "second"}) {
        const auto won = sampler.number(place + "/won");
        CHECK((won == 0 || won == 10));
    }
    const auto free = count(pairing("greedy", "baseline", Conditions::Program), 40);
    CHECK(free.number("first/won") % 40 != 0);
}

TEST_CASE("Eq. 4 to 7 with the published counts") {
    const ScoringRate one = scoringRate(78'235, 0, 100'000);
    const ScoringRate two = scoringRate(19'342, 0, 100'000);
    CHECK(one.rate == Approx(0.78235));
    CHECK(one.error == Approx(0.0013049).margin(1e-6));
    const Interval bounds = differenceBounds(one, two);
    CHECK(bounds.low == Approx(0.58392).margin(1e-4));
    CHECK(bounds.high == Approx(0.59394).margin(1e-4));
    // What the paper prints.
    CHECK(two.rate + 2 * 1.96 * one.error == Approx(0.1985352).margin(1e-6));
    CHECK(two.rate + 2 * 1.96 * one.error + 2 * (one.rate - two.rate) ==
          Approx(1.376395239).margin(1e-6));
    CHECK(scoringRate(1, 1, 4).rate == 0.375); // a draw counts half
    CHECK(differenceBounds({1, 0.1}, {0, 0.1}).high == 1);
    CHECK(differenceBounds({0, 0.1}, {1, 0.1}).low == -1);
}

TEST_CASE(
    "Pruning: the closed form and the whole tree win the same games, one window has fewest nodes") {
    const Findings found = findings(experiment("pruning"), scaled(30));
    const auto value = [&](const std::string& name) {
        for (const Figure& figure : found.figures)
            if (english(figure.name) == name) return figure.ours.value;
        FAIL("no figure " << name);
        return 0.0;
    };
    CHECK(value("minimax, leading with 3 cards") == 139);
    CHECK(value("minimax, leading with 1 cards") == 3);
    CHECK(value("alpha-beta, a window for each card, leading with 3 cards") < 139);
    CHECK(value("alpha-beta, one window (Algorithm 1), leading with 3 cards") <
          value("alpha-beta, a window for each card, leading with 3 cards"));
    CHECK(value("minimax (rules) against Greedy") ==
          value("minimax:pruning=off (rules) against Greedy"));
    CHECK(value("minimax:ties=bounds (rules) against Greedy") > 0);
    CHECK(value("minimax:ties=bounds (rules), 10,000 games") > 0);
}

TEST_CASE("The five levels of the paper keep its words") {
    const auto word = [](std::string_view spec) {
        for (const Opponent& opponent : Players::opponents())
            if (opponent.spec == spec) {
                CHECK(opponent.origin == Origin::Source);
                CHECK_FALSE(opponent.section.empty());
                return std::string(opponent.levelThere.english);
            }
        return std::string();
    };
    CHECK(word("random") == "Easy");
    CHECK(word("baseline") == "Medium");
    CHECK(word("greedy") == "Hard");
    CHECK(word("minimax") == "Difficult");
    CHECK(word("minimax:peek=3").empty());
    CHECK(word("clairvoyant").empty());
}
