// What networks that learn Euchre are given and what they answer.
#include "ai/euchre/policy_form.h"
#include "tests/support/euchre.h"
#include "tests/support/scale.h"

#include <set>

using namespace parlour;
using namespace parlour::euchre;
using namespace parlour::test;

namespace {

using Form = PolicyForm;
using Features = std::vector<std::int8_t>;

Features featuresOf(const Observation& view) {
    Features features(french::kSuits * Form::kRanks * Form::kChannels, 99);
    Form::features(view, features);
    return features;
}

// The cards that a channel shows.
std::string shown(const Observation& view, int channel) {
    const Features features = featuresOf(view);
    CardSet cards;
    for (const Card card : kDeck)
        if (features[static_cast<std::size_t>(Form::place(view.pub, card) * Form::kChannels +
                                              channel)] != 0)
            cards.insert(card);
    return cardTexts(cards);
}

// The number that a channel has at every place.
int number(const Observation& view, int channel) {
    const Features features = featuresOf(view);
    std::set<int> numbers;
    for (std::size_t i = static_cast<std::size_t>(channel); i < features.size();
         i += Form::kChannels)
        numbers.insert(features[i]);
    REQUIRE(numbers.size() == 1);
    return *numbers.begin();
}

std::optional<int> action(const State& state, std::string_view move) {
    return Form::action(viewToMove(state), Euchre::parseMove(move).value());
}

State opening() {
    return Euchre::start(
        {},
        euchreDeal({"9C TC 9D TD QD", "JC QC KC AC JD", "9H TH JH QH KH", "KD AD AH TS QS"}, "AS"));
}

std::vector<Options> manyOptions() {
    std::vector<Options> options;
    for (const char* trump : {"bid", "random_maker", "dealer_maker"})
        for (const bool defends : {false, true}) {
            options.push_back(euchreOptions({{"trump", trump}}));
            options.back().loneDefender = defends;
        }
    return options;
}

// Other names of suits and seats: clubs and diamonds, hearts and spades change places, and every
// seat moves one to the left.
Card renamed(Card card) { return makeCard(card.suit() ^ 1, card.rank()); }
CardSet renamed(CardSet cards) {
    CardSet others;
    for (const Card card : cards) others.insert(renamed(card));
    return others;
}
Move renamed(Move move) {
    if (move.kind == Move::Kind::Call) move.suit ^= 1;
    if (move.kind == Move::Kind::Play || move.kind == Move::Kind::Discard)
        move.card = renamed(move.card);
    return move;
}
Deal renamed(const Deal& deal) {
    Deal other = deal;
    for (int seat = 0; seat < kSeats; ++seat)
        other.hands[static_cast<std::size_t>(leftOf(seat))] =
            renamed(deal.hands[static_cast<std::size_t>(seat)]);
    other.upcard = renamed(deal.upcard);
    other.kitty = renamed(deal.kitty);
    other.dealer = static_cast<std::int8_t>(leftOf(deal.dealer));
    if (deal.maker != kNoSeat) other.maker = static_cast<std::int8_t>(leftOf(deal.maker));
    return other;
}

} // namespace

TEST_CASE("Euchre's outputs, kind by kind") {
    const State bidding = opening();
    CHECK(action(bidding, "pass") == 0);
    CHECK(action(bidding, "order") == 1);
    CHECK(action(bidding, "order alone") == 2);
    const State calling = after(bidding, "pass, pass, pass, pass");
    CHECK(action(calling, "call C") == 3); // the upcard is a spade
    CHECK(action(calling, "call C alone") == 4);
    CHECK(action(calling, "call H") == 5);
    CHECK(action(calling, "call D alone") == 8);
    CHECK(action(bidding, "defend alone") == 9);
    const State taken = after(bidding, "order");
    CHECK(action(taken, "discard TS") == 11); // the ten of trumps
    CHECK(action(taken, "discard AD") == 33);
    const State playing = after(taken, "discard AD");
    CHECK(action(playing, "9C") == 40); // after ten outputs, 24 discards and the six trumps
    CHECK(action(playing, "TS") == 35);
}

TEST_CASE("Legal moves of Euchre have outputs of their own") {
    Rng rng(761);
    std::set<int> all;
    for (const Options& options : manyOptions())
        for (int game = 0; game < 300; ++game) {
            State state = Euchre::start(options, Euchre::deal(options, rng));
            while (!state.pub.isOver()) {
                const Observation view = viewToMove(state);
                std::set<int> actions;
                for (const Move move : Euchre::legalMoves(view))
                    actions.insert(Form::action(view, move).value());
                CHECK(actions.size() == Euchre::legalMoves(view).size());
                all.merge(actions);
                Euchre::playRandomMove(state, rng);
            }
        }
    CHECK(*all.begin() == 0);
    CHECK(*all.rbegin() == Form::kActions - 1);
    CHECK(all.size() == Form::kActions);
}

TEST_CASE("Euchre's features, channel by channel") {
    const State bidding = opening();
    CHECK(shown(viewToMove(bidding), Form::Hand) == "9C TC 9D TD QD");
    CHECK(shown(viewToMove(bidding), Form::Upcard) == "AS");
    CHECK(shown(viewToMove(bidding), Form::Trumps) == "");
    CHECK(number(viewToMove(bidding), Form::Dealer + 3) == 1); // sits to the right
    CHECK(number(viewToMove(bidding), Form::Dealer) == 0);
    CHECK(number(viewToMove(bidding), Form::PhaseNow) == 1);

    // Seat 1 orders up; the dealer, seat 3, discards; seat 0 leads.
    const State played = after(bidding, "pass, order, discard AH, QD, JD, 9H");
    const Observation dealer = viewToMove(played);
    REQUIRE(dealer.seat == 3);
    CHECK(shown(dealer, Form::Hand) == "KD AD TS QS AS");
    CHECK(shown(dealer, Form::Discarded) == "AH");
    CHECK(shown(dealer, Form::Trumps) == "JC 9S TS JS QS KS AS");
    CHECK(shown(dealer, Form::Led) == "9D TD JD QD KD AD");
    CHECK(shown(dealer, Form::OnTable) == "QD"); // the left
    CHECK(shown(dealer, Form::OnTable + 1) == "JD");
    CHECK(shown(dealer, Form::OnTable + 2) == "9H");
    CHECK(shown(dealer, Form::Played + 2) == "JD");
    CHECK(shown(dealer, Form::Missing + 1) == "");
    CHECK(shown(dealer, Form::Missing + 2) == "9D TD JD QD KD AD");
    CHECK(number(dealer, Form::Dealer) == 1);
    CHECK(number(dealer, Form::Maker + 2) == 1);
    CHECK(number(dealer, Form::Maker) == 0);
    CHECK(number(dealer, Form::Alone) == 0);
    CHECK(number(dealer, Form::PhaseNow) == 0);
    CHECK(number(dealer, Form::PhaseNow + 4) == 1);

    const Observation next = viewToMove(after(played, "AD, KD"));
    REQUIRE(next.seat == 0);
    CHECK(shown(next, Form::Discarded) == "");
    CHECK(shown(next, Form::OnTable) == "");
    CHECK(shown(next, Form::OnTable + 2) == "KD");
    CHECK(shown(next, Form::Played + 3) == "KD AD");
    CHECK(number(next, Form::OwnTricks) == 0);
    CHECK(number(next, Form::TheirTricks) == 1);

    Options options;
    options.loneDefender = true;
    const State lone = after(Euchre::start(options, euchreDeal({}, "AS")), "pass, order alone");
    CHECK(number(viewToMove(lone), Form::Alone) == 1);
    const State defended = after(lone, "discard AS, defend alone");
    CHECK(number(viewToMove(defended), Form::DefendsAlone) == 1);
}

TEST_CASE("Euchre's features hold only what the seat knows") {
    Rng rng(762);
    for (const Options& options : manyOptions())
        for (int game = 0; game < scaled(100); ++game) {
            State state = Euchre::start(options, Euchre::deal(options, rng));
            while (!state.pub.isOver()) {
                const Observation view = viewToMove(state);
                const State other = Euchre::sample(view, rng);
                CHECK(featuresOf(view) == featuresOf(Euchre::observe(other, view.seat)));
                CHECK(shown(view, Form::Hand) == cardTexts(view.hand));
                Euchre::playRandomMove(state, rng);
            }
        }
}

TEST_CASE("Names of suits and seats make no difference to Euchre's features and outputs") {
    Rng rng(763);
    for (const Options& options : manyOptions()) {
        // Without bids the dealer discards by a rule, which goes by the names of suits.
        if (options.trumpBy != TrumpBy::Bids) continue;
        for (int game = 0; game < scaled(100); ++game) {
            const Deal deal = Euchre::deal(options, rng);
            State state = Euchre::start(options, deal);
            State other = Euchre::start(options, renamed(deal));
            while (!state.pub.isOver()) {
                const Observation view = viewToMove(state);
                const Observation otherView = viewToMove(other);
                REQUIRE(otherView.seat == leftOf(view.seat));
                CHECK(featuresOf(view) == featuresOf(otherView));
                const auto moves = Euchre::legalMoves(view);
                const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
                CHECK(Form::action(view, move) == Form::action(otherView, renamed(move)));
                Euchre::apply(state, move);
                Euchre::apply(other, renamed(move));
            }
            REQUIRE(other.pub.isOver());
        }
    }
}
