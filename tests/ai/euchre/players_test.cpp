// What the list of players says about them, beyond the rules that tests of their own show.
#include "ai/catalogue/games.h"
#include "ai/euchre/simple_players.h"
#include "tests/support/euchre_players.h"

#include <set>

using namespace parlour;
using namespace parlour::euchre;
using namespace parlour::test;

namespace {

const GameEntry& euchreGame() { return *findGame("euchre").value(); }

std::set<std::string> titlesOf(Origin origin) {
    std::set<std::string> titles;
    for (const Opponent& opponent : euchreGame().opponents())
        if (opponent.origin == origin) titles.insert(opponent.title.english);
    return titles;
}

} // namespace

TEST_CASE("The thesis' players have its names and sections, stand-ins are called so") {
    CHECK(titlesOf(Origin::Source) ==
          std::set<std::string>{"RANDOM", "HIGH", "LOW", "HIGH!", "MDP", "UF", "UF.5"});
    CHECK(titlesOf(Origin::StandIn) == std::set<std::string>{"Bid Euchre", "Euchre 0.7, easy",
                                                             "Euchre 0.7, medium",
                                                             "Euchre 0.7, hard"});
    for (const Opponent& opponent : euchreGame().opponents())
        if (opponent.origin != Origin::Own) CHECK_FALSE(opponent.section.empty());
}

// The last player can win a trick that the opponents have.
TEST_CASE("LOW loses tricks that it could win, HIGH takes the partner's") {
    const std::vector<std::string> hands{"QD 9D AC TS 9H", "KD TD JC QH 9C", "AD JD KC QC TH",
                                         "TC AH KH JH AS"};
    LowPlayer low;
    CHECK(moveOf(low, called("H", hands, "QD, KD, AD")) == "TC");
    HighPlayer high;
    std::vector<std::string> partners = hands;
    std::swap(partners[1], partners[2]);
    CHECK(moveOf(high, called("H", partners, "QD, AD, KD")) == "JH");
}

TEST_CASE("MDP looks neither at the trick nor at the partner") {
    // The same share of what is left, whoever is winning.
    const std::vector<std::string> hands{"QD 9D AC TS 9H", "KD TD JC QH 9C", "AD JD KC QC TH",
                                         "TC AH KH JH AS"};
    MdpPlayer always({0}), never({100});
    CHECK(moveOf(always, called("H", hands, "QD, KD, AD")) == "JH");
    CHECK(moveOf(never, called("H", hands, "QD, KD, AD")) == "TC");
    std::vector<std::string> partners = hands;
    std::swap(partners[1], partners[2]);
    CHECK(moveOf(always, called("H", partners, "QD, AD, KD")) == "JH");
    CHECK(moveOf(never, called("H", partners, "QD, AD, KD")) == "TC");
}

TEST_CASE("HIGH! with learned values leads aces before most trumps") {
    CautiousPlayer figure;
    CautiousPlayer learned(CautiousParams{true});
    const State state = called("H", {"KH QH AC TS 9S", "AD KD JC QD 9C"}, "", "9D");
    CHECK(moveOf(figure, state) == "KH");
    CHECK(moveOf(learned, state) == "AC");
    CHECK(moveOf(learned, called("H", {"JH QH AC TS 9S"}, "", "9D")) == "JH");
}

TEST_CASE("Learned values beat those of the figure", "[strength]") {
    for (const Json& options :
         {Json{{"trump", "random_maker"}, {"lead", "dealer"}}, Json::object()}) {
        MatchSetup setup;
        setup.options = completeOptions(euchreGame().options(), options).value();
        setup.seats = {"high-cautious:values=learned", "high-cautious",
                       "high-cautious:values=learned", "high-cautious"};
        setup.games = 4000;
        setup.duplicate = true;
        CHECK(euchreGame().match(setup, {}).value().sides[0].wins > 2200);
    }
}
