// Each rule of the chance chart: own cards, played ones, voids, bowers, the upcard, the discard.
#include "ai/euchre/chance_chart.h"
#include "tests/support/euchre.h"
#include "tests/support/scale.h"

using namespace parlour;
using namespace parlour::euchre;
using namespace parlour::test;

namespace {

const std::vector<std::string> kSorted{"AC KC QH TH 9C", "AD KD QD TD 9H", "AH KH QC TC 9D",
                                       "AS KS QS TS 9S"};

State begin() { return Euchre::start({}, euchreDeal(kSorted, "JS")); }

ChanceChart chartOf(const State& state, Seat seat) {
    return ChanceChart(Euchre::observe(state, seat));
}

double at(const ChanceChart& chart, Seat seat, std::string_view card) {
    return chart.at(seat, euchreCard(card));
}

} // namespace

TEST_CASE("Chart: own cards are certain, and nobody else holds them") {
    const ChanceChart chart = chartOf(begin(), 0);
    for (const Card card : euchreCards(kSorted[0])) {
        CHECK(chart.at(0, card) == 1);
        for (const Seat other : {1, 2, 3}) CHECK(chart.at(other, card) == 0);
    }
    CHECK(at(chart, 0, "AD") == 0);
}

// Eighteen cards are unseen, for everybody knows the upcard.
TEST_CASE("Chart: before play each unseen card is equally likely in each of eighteen places") {
    const ChanceChart chart = chartOf(begin(), 0);
    for (const Seat other : {1, 2, 3}) CHECK(at(chart, other, "AD") == Approx(5 / 18.0));
}

TEST_CASE("Chart: an upcard that was taken is the dealer's, who has four other cards") {
    const ChanceChart chart = chartOf(after(begin(), "order, discard 9S"), 0);
    CHECK(at(chart, 3, "JS") == 1);
    CHECK(at(chart, 1, "JS") == 0);
    CHECK(at(chart, 3, "AD") == Approx(4 / 18.0));
    CHECK(at(chart, 1, "AD") == Approx(5 / 18.0));
}

TEST_CASE("Chart: an upcard that was turned down is nobody's") {
    const ChanceChart chart = chartOf(after(begin(), "pass, pass, pass, pass, call H"), 1);
    for (Seat seat = 0; seat < kSeats; ++seat) CHECK(at(chart, seat, "JS") == 0);
    CHECK(at(chart, 0, "AC") == Approx(5 / 18.0));
}

TEST_CASE("Chart: the dealer knows the discard") {
    const ChanceChart chart = chartOf(after(begin(), "order, discard 9S"), 3);
    for (Seat seat = 0; seat < kSeats; ++seat) CHECK(at(chart, seat, "9S") == 0);
    CHECK(at(chart, 3, "JS") == 1);
    CHECK(at(chart, 0, "AD") == Approx(5 / 18.0)); // three hands and the kitty
    CHECK(at(chartOf(after(begin(), "order, discard 9S"), 0), 1, "9S") == Approx(5 / 18.0));
}

TEST_CASE("Chart: a played card is -1 for whoever played it, 0 for the others") {
    const ChanceChart chart = chartOf(after(begin(), "order, discard 9S, AC, AD"), 2);
    CHECK(at(chart, 0, "AC") == -1);
    CHECK(at(chart, 1, "AD") == -1);
    for (const Seat other : {1, 2, 3}) CHECK(at(chart, other, "AC") == 0);
}

TEST_CASE("Chart: a played upcard is no longer the dealer's") {
    const ChanceChart chart = chartOf(after(begin(), "order, discard 9S, AC, AD, TC, TS, JS"), 0);
    CHECK(at(chart, 3, "JS") == -1);
    // Unseen: 15. Places for a spade: three cards of the dealer, four each of seats 1 and 2, the
    // kitty and the discard.
    CHECK(at(chart, 3, "AS") == Approx(3 / 15.0));
    CHECK(at(chart, 1, "AS") == Approx(4 / 15.0));
}

TEST_CASE("Chart: who does not follow has none of the suit led") {
    const ChanceChart chart = chartOf(after(begin(), "order, discard 9S, AC, AD, TC, TS"), 0);
    CHECK(at(chart, 1, "QC") == 0);
    CHECK(at(chart, 3, "QC") == 0);
    CHECK(at(chart, 2, "QC") == Approx(4 / 8.0));  // seat 2, kitty and discard
    CHECK(at(chart, 1, "KD") == Approx(4 / 15.0)); // dealer 3 unknown, 4, 4, and 4
}

TEST_CASE("Chart: the left bower goes with trumps, not with its printed suit") {
    State state = after(begin(), "order, discard 9S, AC, AD, TC, TS"); // seat 1 has no club
    CHECK(at(chartOf(state, 0), 1, "JC") > 0);
    state = after(state, "JS, TH, KD"); // nor, now, a trump
    CHECK(at(chartOf(state, 0), 1, "JC") == 0);
    CHECK(at(chartOf(state, 0), 2, "JC") > 0);
}

TEST_CASE("Chart: a dealer out of trumps has put the upcard away") {
    State state = Euchre::start(
        {},
        euchreDeal({"AC KC QH TH 9S", "AD KD QD TS AS", "KS QS QC TC TD", "AH KH 9D 9H JD"}, "JS"));
    state = after(state, "order, discard JS, 9S, AS, KS, JD");
    const ChanceChart chart = chartOf(state, 0);
    CHECK(at(chart, 3, "JS") == 0);
    // Unseen besides it: 15. Places: four cards each of three seats, the kitty.
    CHECK(at(chart, 3, "AH") == Approx(4 / 15.0));
}

TEST_CASE("Chart: chances of several cards are taken each for itself") {
    const ChanceChart chart = chartOf(begin(), 0);
    CHECK(chart.any(1, {}) == 0);
    CHECK(chart.any(1, euchreCards("AD")) == Approx(5 / 18.0));
    CHECK(chart.any(1, euchreCards("AD KD")) == Approx(1 - (13 / 18.0) * (13 / 18.0)));
    CHECK(chart.any(0, euchreCards("AD AC")) == 1);
    CHECK(chart.mayHold(1, euchreCards("AC AD")));
    CHECK_FALSE(chart.mayHold(1, euchreCards("AC KC")));
}

TEST_CASE("Chart: a card is beaten in the suit led, or by a trump for want of it") {
    const ChanceChart chart = chartOf(begin(), 0);
    const Card king = euchreCard("KD");
    const double ace = chart.any(1, euchreCards("AD"));
    CHECK(chart.toBeat(1, king, king.suit(), king.suit()) ==
          Approx(chart.any(1, euchreCards("AD JD JH"))));
    const int trump = euchreCard("9S").suit();
    const double trumped =
        (1 - chart.any(1, cardsOf(king.suit(), trump))) * chart.any(1, cardsOf(trump, trump));
    CHECK(trumped > 0);
    CHECK(chart.toBeat(1, king, king.suit(), trump) == Approx(ace + trumped));
    CHECK(chart.toBeat(1, rightBower(trump), king.suit(), trump) == 0);
}

TEST_CASE("Chart: the chances are sound in every position, and agree with the truth") {
    Rng rng(431);
    for (int game = 0; game < scaled(300); ++game) {
        const Options options = euchreOptions({{"lone_defender", true}});
        State state = Euchre::start(options, Euchre::deal(options, rng));
        while (Euchre::toMove(state) != kNoSeat) {
            // A dealer who threw the upcard away is taken to hold it, so with one card less of the
            // others.
            const bool deceives = state.discard.contains(state.pub.upcard);
            for (Seat observer = 0; observer < kSeats; ++observer) {
                const ChanceChart chart = chartOf(state, observer);
                for (const Card card : kDeck) {
                    double sum = 0;
                    for (Seat seat = 0; seat < kSeats; ++seat) {
                        const double chance = chart.at(seat, card);
                        REQUIRE((chance == -1 || (chance >= 0 && chance <= 1)));
                        if (chance > 0) sum += chance;
                        const bool holds =
                            state.hands[static_cast<std::size_t>(seat)].contains(card);
                        if (deceives && seat == state.pub.dealer) continue;
                        if (chance == 1) REQUIRE(holds);
                        if (holds) REQUIRE(chance > 0);
                    }
                    REQUIRE(sum < 1.0000001);
                }
            }
            Euchre::playRandomMove(state, rng);
        }
    }
}
