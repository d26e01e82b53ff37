// The bidding that all players share.
#include "ai/euchre/bidding.h"
#include "tests/support/euchre_players.h"

using namespace parlour;
using namespace parlour::euchre;
using namespace parlour::test;

namespace {

int count(const std::string& hand, int trump) { return handCount(euchreCards(hand), trump); }

std::string bidOf(const State& state) { return Euchre::toText(bid(viewToMove(state)).move); }

State begin(const std::string& hand, const std::string& upcard, Seat bidder, int dealer = 3,
            const Json& options = Json::object()) {
    std::vector<std::string> hands(static_cast<std::size_t>(bidder), "");
    hands.push_back(hand);
    Deal deal;
    deal.upcard = euchreCard(upcard);
    deal.dealer = static_cast<std::int8_t>(dealer);
    CardSet rest = kDeck - euchreCards(hand) - CardSet{deal.upcard};
    deal.hands[static_cast<std::size_t>(bidder)] = euchreCards(hand);
    for (CardSet& cards : deal.hands)
        while (cards.size() < kHandSize) {
            cards.insert(rest.lowest());
            rest.erase(rest.lowest());
        }
    deal.kitty = rest;
    State state = Euchre::start(euchreOptions(options), deal);
    while (Euchre::toMove(state) != bidder) state = after(state, "pass");
    return state;
}

} // namespace

TEST_CASE("A hand counts its trumps, aces, kings and the suits it lacks") {
    CHECK(count("JH JD AH KH QH", french::Hearts) == 10 + 9 + 8 + 6 + 4 + 9);
    CHECK(count("TH 9H 9C 9D 9S", french::Hearts) == 4 + 4);
    CHECK(count("9C TC 9D TD 9S", french::Hearts) == 0); // no trump, no use of a void
    CHECK(count("AC KC AD KD 9H", french::Hearts) == 6 + 2 + 6 + 2 + 4 + 3);
    CHECK(count("JD 9C TC QC 9S", french::Hearts) == 9 + 3); // the left bower is no diamond
}

TEST_CASE("From nineteen on the upcard is ordered, four more against the dealer's side") {
    CHECK(count("JH KH 9C TD 9S", french::Hearts) == 16);
    CHECK(bidOf(begin("JH KH 9C TD 9S", "9H", 0)) == "pass");     // 12
    CHECK(bidOf(begin("JH KH 9C TD 9S", "9H", 0, 2)) == "order"); // partner deals: 20
    CHECK(count("JH AH AC 9D 9S", french::Hearts) == 24);
    CHECK(bidOf(begin("JH AH AC 9D 9S", "9H", 0)) == "order"); // 20
    CHECK(count("JH AH KC KD 9S", french::Hearts) == 22);
    CHECK(bidOf(begin("JH AH KC KD 9S", "9H", 0)) == "pass"); // 18
}

TEST_CASE("The dealer counts the upcard and leaves the lowest card out") {
    // With the king, without the nine of clubs: 10 + 6 and a void.
    CHECK(bidOf(begin("JH 9C TD QD 9S", "KH", 3)) == "order");
    CHECK(bidOf(begin("JH 9C TD QD 9S", "9H", 3)) == "pass");
}

TEST_CASE("In the second round the best other suit is called, if it is good enough") {
    const auto second = [](const State& first) {
        State state = first;
        const Seat bidder = state.pub.turn;
        do state = after(state, "pass");
        while (state.pub.phase == Phase::Order || state.pub.turn != bidder);
        return bidOf(state);
    };
    CHECK(second(begin("JH AH AC KC 9S", "TS", 0)) == "call H"); // 29, clubs 23, diamonds 23
    CHECK(second(begin("JH AH AC 9D 9S", "TS", 0)) == "call D"); // 25, the left bower's; hearts 24
    CHECK(second(begin("JH KH 9C TD 9S", "TS", 0)) == "pass");
    CHECK(second(begin("JH JD AH KH QH", "TS", 0)) == "call H alone");
    CHECK(second(begin("9H TH 9C TD 9D", "TS", 3, 3, {{"stick_dealer", true}})) == "call D");
}

TEST_CASE("From thirty-three on it plays alone, where that is allowed") {
    CHECK(bidOf(begin("JH JD AH KH AC", "9H", 0)) == "order alone");
    CHECK(bidOf(begin("JH JD AH KH AC", "9H", 0, 3, {{"alone", false}})) == "order");
}

TEST_CASE("It defends alone with a strong hand in the maker's suit") {
    const auto defend = [](const std::string& hand) {
        State state = begin(hand, "9H", 1, 3, {{"lone_defender", true}});
        State before = Euchre::start(state.pub.options, [&] {
            Deal deal;
            deal.hands = state.hands;
            deal.kitty = state.kitty;
            deal.upcard = state.pub.upcard;
            deal.dealer = state.pub.dealer;
            return deal;
        }());
        before = after(before, "order alone");
        before = after(before, "discard " + french::toText(before.hands[3].lowest()));
        return bidOf(before);
    };
    CHECK(defend("JH JD AH 9C TC") == "defend alone");
    CHECK(defend("JH KH 9C TD 9S") == "pass");
}

TEST_CASE("The dealer puts away the card that counts least") {
    State state = after(begin("JH 9C TD QD 9S", "KH", 3), "order");
    CHECK(bidOf(state) == "discard 9C");
    state = after(begin("QH TH AH 9H JD", "KH", 3, 3, {{"discard_upcard", false}}), "order");
    CHECK(bidOf(state) == "discard 9H");
}
