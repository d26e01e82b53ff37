// The paper's tables and figures, as far as they can be made again.
#include "ai/arena/estimates.h"
#include "ai/doudizhu/players.h"
#include "tests/support/doudizhu.h"

#include <algorithm>
#include <set>

using namespace parlour;
using namespace parlour::doudizhu;
using namespace parlour::test;

namespace {

const Experiment& experiment(const std::string& name) {
    const auto all = Players::experiments();
    const auto found = std::ranges::find(all, name, &Experiment::name);
    REQUIRE(found != all.end());
    return *found;
}

// What a part counts in samples of so many.
Counts countsOf(const ExperimentPart& part, std::int64_t samples) {
    const Sampler sampler = std::get<std::function<Sampler()>>(part.what)();
    const Rng root(1);
    const std::stop_token stop;
    Counts counts;
    for (std::int64_t number = 0; number < samples; ++number) {
        Sample sample{number, samples, root.split(static_cast<std::uint64_t>(number)), stop,
                      counts};
        sampler(sample);
    }
    return counts;
}

} // namespace

TEST_CASE("Every published table and figure of the Doudizhu paper is there by its name") {
    for (const char* name :
         {"figure-3", "figure-4", "figure-5", "section-6.1", "table-3", "table-4"})
        CHECK(static_cast<bool>(experiment(name).findings));
}

TEST_CASE("Table 4: what the valuation recommends, as the paper's text has it") {
    const Experiment& table = experiment("table-4");
    REQUIRE(table.parts.size() == 1);
    CHECK(table.parts[0].fixed == 4);
    const Counts counts = countsOf(table.parts[0], 4);
    const auto has = [&](const char* number, const std::string& line) {
        return counts.texts.at(number).find(line) != std::string::npos;
    };
    const std::string choice = "  <- the valuation's choice";
    CHECK(has("0", "   38  3QQQ" + choice));       // the 3 that exists alone
    CHECK(has("1", "   24  8889" + choice));       // 34567 stays
    CHECK(has("2", "    0  46JJJQQQ" + choice));   // scattered cards go, high ones stay
    CHECK(has("3", "   25  6699JJJQQQ" + choice)); // 45678 stays of 456667899
    CHECK(has("3", "kicker, which follows rules: 45678\n"));
    CHECK(has("3", "multirole, whose network chooses what to lead: "));
    Results results;
    results.counts["cases"] = counts;
    CHECK(table.findings(results).sheets.size() == 4);
}

TEST_CASE("Table 3: the sheets tell whole deals, the same three times") {
    std::set<std::string> deals;
    for (const ExperimentPart& part : experiment("table-3").parts) {
        CHECK(part.fixed == 1);
        std::istringstream sheet(countsOf(part, 1).texts.at("sheet"));
        std::string line;
        std::getline(sheet, line);
        deals.insert(line);
        std::istringstream hands(line);
        Deal deal;
        deal.landlord = 0;
        const auto read = [&] {
            std::string cards;
            hands >> cards;
            return ranks(cards.substr(0, cards.find(',')));
        };
        for (Cards& hand : deal.hands) hand = read();
        deal.kitty = read();

        State state = Doudizhu::start({false, Kickers::Any, Scoring::Classic}, deal);
        std::getline(sheet, line);
        while (std::getline(sheet, line) && !line.empty()) {
            CHECK_FALSE(state.pub.winner() != kNoSeat);
            std::istringstream round(line);
            bool isLead = true;
            for (std::string play; std::getline(round >> std::ws, play, ';'); isLead = false) {
                const Seat seat = play[0] - '0';
                while (state.pub.next != seat) state = after(state, "pass");
                CHECK(state.pub.isLead() == isLead);
                state = after(state, play.substr(3));
            }
            // The other two pass before the next round.
            while (state.pub.winner() == kNoSeat && !state.pub.isLead())
                state = after(state, "pass");
        }
        std::getline(sheet, line);
        REQUIRE(state.pub.winner() != kNoSeat);
        CHECK(line == (state.pub.winner() == 0 ? "The landlord wins." : "The peasants win."));
    }
    CHECK(deals.size() == 1);
}

TEST_CASE("Section 6.1: every game counts once for each role") {
    const Experiment& section = experiment("section-6.1");
    Results results;
    for (const ExperimentPart& part : section.parts)
        results.counts[part.name] = countsOf(part, part.oneIn == 1 ? 200 : 1);
    const Counts& kicker = results.count("kicker");
    for (const char* seat : {"0", "1", "2"}) CHECK(meanOf(kicker.histogram(seat)).count == 200);
    // Peasants pass more often than the landlord, as the paper says of people.
    CHECK(meanOf(kicker.histogram("0")).value < meanOf(kicker.histogram("1")).value);
    CHECK(meanOf(kicker.histogram("0")).value < meanOf(kicker.histogram("2")).value);
    CHECK(section.findings(results).figures.size() == 9);
}

TEST_CASE("Figures 3 to 5: each counts its role's turns, and those with a choice among them") {
    for (const char* name : {"figure-3", "figure-4", "figure-5"}) {
        INFO(name);
        const Experiment& figure = experiment(name);
        REQUIRE(figure.parts.size() == 1);
        const Counts counts = countsOf(figure.parts[0], 12);
        const auto number = [&](const std::string& key) { return counts.number(key); };
        for (const char* who : {"network", "player", "champion"})
            for (const std::string deals : {"all deals/", "deals won/"}) {
                const std::string key = deals + who;
                INFO(key);
                CHECK(number(key + "/turns") == number(deals + "network/turns"));
                CHECK(number(key + "/choices") == number(deals + "network/choices"));
                CHECK(number(key + "/choices") <= number(key + "/turns"));
                CHECK(number(key + "/agreed choices") <= number(key + "/choices"));
                CHECK(number(key + "/agreed choices") <= number(key + "/agreed"));
            }
        CHECK(number("deals won/network/turns") > 0);
        CHECK(number("deals won/network/turns") < number("all deals/network/turns"));
        // Where there is no choice, the player's decision is the teacher's; and it is it far more
        // often than by lot, among a handful of legal plays.
        const auto forced = number("all deals/player/turns") - number("all deals/player/choices");
        CHECK(number("all deals/player/agreed") ==
              number("all deals/player/agreed choices") + forced);
        CHECK(2 * number("all deals/player/agreed") > number("all deals/player/turns"));
        Results results;
        results.counts["agreement"] = counts;
        CHECK(figure.findings(results).figures.size() == 7);
    }
}
