// Deals: made from a seed, written, read, and refused when something is wrong with them; moves that
// are refused with their reason.
#include "core/play/table.h"
#include "tests/support/euchre.h"
#include "tests/support/scale.h"

using namespace parlour;
using namespace parlour::euchre;
using namespace parlour::test;

namespace {

const Json kDefaults = Json::object();

Json validDeal() { return Euchre::dealToJson(euchreDeal({}, "JS")); }

std::string errorOf(const Json& deal, const Json& options = Json::object()) {
    const auto read = Euchre::dealFromJson(euchreOptions(options), deal);
    return read ? "" : read.error().english();
}

std::string errorWith(const char* pointer, const Json& value) {
    Json deal = validDeal();
    deal[Json::json_pointer(pointer)] = value;
    return errorOf(deal);
}

// What a table says to the last of these moves; the others must be legal.
std::string refusal(const Json& options, const std::vector<std::string>& moves) {
    const Deal deal =
        euchreDeal({"AC KC QC TC 9C", "AD KD QD TD 9D", "AH KH QH TH 9H", "AS KS QS TS 9S"}, "JS");
    GameTable<Euchre> table(completeOptions(Euchre::optionSpecs(), options).value(), deal);
    for (std::size_t i = 0; i + 1 < moves.size(); ++i) REQUIRE(table.play(moves[i]));
    const auto played = table.play(moves.back());
    REQUIRE_FALSE(played);
    return played.error().english();
}

} // namespace

TEST_CASE("Euchre: a deal has every card once") {
    Rng rng(411);
    for (int i = 0; i < 100; ++i) {
        const Deal deal = Euchre::deal({}, rng);
        CardSet all = deal.kitty | CardSet{deal.upcard};
        CHECK(deal.kitty.size() == kKitty);
        for (const CardSet hand : deal.hands) {
            CHECK(hand.size() == kHandSize);
            all |= hand;
        }
        CHECK(all == kDeck);
        CHECK(deal.maker == kNoSeat);
    }
}

TEST_CASE("Euchre: upcard, dealer and maker are drawn evenly") {
    Rng rng(412);
    const int rounds = 20'000;
    std::vector<int> upcards(64), dealers(kSeats), makers(kSeats);
    const Options options = euchreOptions({{"trump", "random_maker"}});
    for (int i = 0; i < rounds; ++i) {
        const Deal deal = Euchre::deal(options, rng);
        ++upcards[deal.upcard.index];
        ++dealers[static_cast<std::size_t>(deal.dealer)];
        ++makers[static_cast<std::size_t>(deal.maker)];
    }
    for (const Card card : kDeck) CHECK(std::abs(upcards[card.index] - rounds / 24) < rounds / 100);
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
        CHECK(std::abs(dealers[seat] - rounds / 4) < rounds / 40);
        CHECK(std::abs(makers[seat] - rounds / 4) < rounds / 40);
    }
}

TEST_CASE("Euchre: deals are written as the protocol says") {
    const Json deal = Euchre::dealToJson(
        euchreDeal({"AC KC QC TC 9C", "AD KD QD TD 9D", "AH KH QH TH 9H", "AS KS QS TS 9S"}, "JS"));
    CHECK(deal == Json{{"hands",
                        {{"9C", "TC", "QC", "KC", "AC"},
                         {"9D", "TD", "QD", "KD", "AD"},
                         {"9H", "TH", "QH", "KH", "AH"},
                         {"9S", "TS", "QS", "KS", "AS"}}},
                       {"upcard", "JS"},
                       {"kitty", {"JC", "JD", "JH"}},
                       {"dealer", 3}});
    CHECK(errorOf(deal) == "");
}

TEST_CASE("Euchre: impossible deals are refused with the place") {
    CHECK(errorOf(Json::array()) == "Expected an object");
    CHECK(errorWith("/hands", "AC").starts_with("hands"));
    CHECK(errorWith("/hands/0", Json::array({"9C"})) == "hands[0]: Expected 5 cards, not 1");
    CHECK(errorWith("/hands/1/2", "9C") == "hands[1][2]: 9C is dealt twice");
    CHECK(errorWith("/hands/1/2", "8C") == "hands[1][2]: \"8C\" is not a card of Euchre");
    CHECK(errorWith("/hands/1/2", "x") == "hands[1][2]: \"x\" is not a card of Euchre");
    CHECK(errorWith("/hands/1/2", 9) == "hands[1][2]: Expected a string");
    CHECK(errorWith("/upcard", "9C") == "upcard: 9C is dealt twice");
    CHECK(errorWith("/kitty", Json::array()) == "kitty: Expected 3 cards, not 0");
    CHECK(errorWith("/kitty/0", "JS") == "kitty[0]: JS is dealt twice");
    CHECK(errorWith("/dealer", 4) == "dealer: Expected a whole number from 0 to 3");
    CHECK(errorWith("/maker", 1).starts_with("maker"));
    Json three = validDeal();
    three["hands"].erase(3);
    CHECK(errorOf(three) == "hands: Expected 4 hands, not 3");
    for (const char* name : {"hands", "upcard", "kitty", "dealer"}) {
        Json without = validDeal();
        without.erase(name);
        CHECK(errorOf(without).starts_with(name));
    }
    Json lot = validDeal();
    lot["maker"] = 4;
    CHECK(errorOf(lot, {{"trump", "random_maker"}}).starts_with("maker"));
    lot["maker"] = 2;
    CHECK(errorOf(lot, {{"trump", "random_maker"}}) == "");
}

TEST_CASE("Euchre: a table says why a move is refused") {
    using Moves = std::vector<std::string>;
    const Moves turnedDown{"pass", "pass", "pass", "pass"};
    const auto after = [&](Moves moves, const char* last) {
        moves.push_back(last);
        return moves;
    };
    CHECK(refusal(kDefaults, {"bid"}) == "\"bid\" is not a move of Euchre");
    CHECK(refusal(kDefaults, {"discard 8H"}) == "\"discard 8H\" is not a move of Euchre");
    CHECK(refusal(kDefaults, {"call H"}) == "Suits are named only in the second round");
    CHECK(refusal(kDefaults, {"AC"}) == "No card can be played now");
    CHECK(refusal(kDefaults, {"discard AC"}) == "There is nothing to discard now");
    CHECK(refusal(kDefaults, {"defend alone"}) ==
          "Only a defender against a lone maker may do this");
    CHECK(refusal({{"alone", false}}, {"order alone"}) ==
          "Going alone is not allowed at this table");
    CHECK(refusal(kDefaults, after(turnedDown, "call S")) ==
          "The suit that was turned down cannot be named");
    CHECK(refusal(kDefaults, after(turnedDown, "order")) == "The upcard has been turned down");
    CHECK(refusal(kDefaults, {"order", "pass"}) == "The dealer must discard first");
    CHECK(refusal(kDefaults, {"order", "discard AC"}) == "The dealer does not hold this card");
    CHECK(refusal(kDefaults, {"order", "discard 9S", "pass"}) == "A card must be played now");
    CHECK(refusal(kDefaults, {"order", "discard 9S", "AS"}) == "The hand does not hold this card");
    CHECK(refusal({{"lone_defender", true}}, {"order alone", "discard 9S", "call H"}) ==
          "Trump has already been made");
    CHECK(refusal({{"lone_defender", true}}, {"order alone", "discard 9S", "order"}) ==
          "Trump has already been made");
}

TEST_CASE("Euchre: there is an objection to every move but the legal ones") {
    std::vector<Move> all{Move::pass(), Move::order(false), Move::order(true), Move::defendAlone()};
    for (int suit = 0; suit < french::kSuits; ++suit)
        for (const bool alone : {false, true}) all.push_back(Move::call(suit, alone));
    for (const Card card : kDeck) {
        all.push_back(Move::play(card));
        all.push_back(Move::discard(card));
    }
    Rng rng(413);
    for (const Json& given :
         {Json::object(),
          Json{{"stick_dealer", true}, {"lone_defender", true}, {"discard_upcard", false}},
          Json{{"alone", false}}})
        for (int game = 0; game < scaled(100); ++game) {
            const Options options = euchreOptions(given);
            State state = Euchre::start(options, Euchre::deal(options, rng));
            while (Euchre::toMove(state) != kNoSeat) {
                const auto legal = Euchre::legalMoves(state);
                for (const Move& move : all)
                    REQUIRE(Euchre::objection(state, move).empty() ==
                            (std::ranges::count(legal, move) == 1));
                Euchre::playRandomMove(state, rng);
            }
        }
}
