// Briscola for two, three and four players.
//
// Rules: the common Italian game, and H. Konduru et al., "Applications of Adversarial Search and
// Machine Learning in Briscola", section II. Any card may be played at any time; the highest trump
// takes the trick, else the highest card of the suit led. The most of the 120 points wins.
#pragma once

#include "core/briscola/state.h"

#include <boost/container/static_vector.hpp>

#include <span>

namespace parlour::briscola {

struct Briscola : GameDefaults<Briscola> {
    static constexpr std::string_view kId = "briscola";
    static constexpr std::size_t kMostCandidates = kHandSize;

    using Options = briscola::Options;
    using Deal = briscola::Deal;
    using State = briscola::State;
    using Observation = briscola::Observation;
    using Event = briscola::Event;
    using Move = Card;
    using MoveList = boost::container::static_vector<Move, kHandSize>;

    static std::span<const OptionSpec> optionSpecs();
    static Options options(const Json& complete);

    // Shuffles the deck; seat 0 leads. Three players leave out the two of cups.
    static Deal deal(const Options& options, Rng& rng);
    // The same, with the lead passing to the next seat.
    static Deal nextDeal(const Options& options, const State& finished, Rng& rng);
    static State start(const Options& options, const Deal& deal);

    static int seats(const Options& options) { return options.players; }
    static int seats(const State& state) { return state.pub.options.players; }
    static Seat toMove(const State& state) {
        return state.pub.isOver() ? kNoSeat : state.pub.toMove();
    }

    // The whole hand, in the order it was drawn: any card may be played at any time.
    static MoveList legalMoves(const State& state) { return toMoves(handToMove(state)); }
    static MoveList legalMoves(const Observation& view) { return toMoves(view.hand); }
    // By the cards played.
    static Stage stageOf(const auto& position) {
        return stageAfter(position.pub.played, italian::kCards - position.pub.removed.size());
    }
    // Who leads the present trick sees no card of the others in it.
    static std::string_view partOf(const auto& position, Seat seat) {
        return seat == position.pub.leader ? "leader" : "follower";
    }
    static const Hand& handToMove(const State& state) {
        return state.hands[static_cast<std::size_t>(state.pub.toMove())];
    }

    static void apply(State& state, Move card, const auto& sink) {
        applyAt(state, handToMove(state).placeOf(card), sink);
    }
    static void apply(State& state, Move card) { apply(state, card, NoEvents()); }
    // The same for the card at index `i` of the hand.
    template <class Sink = NoEvents>
    static void applyAt(State& state, int i, const Sink& sink = {});
    static void playRandomMove(State& state, Rng& rng) {
        const auto size = static_cast<std::uint32_t>(handToMove(state).size());
        applyAt(state, static_cast<int>(rng.below(size)));
    }

    // The seat whose card wins the trick so far. Precondition: there is a card on the table.
    static Seat trickWinner(const Public& pub);

    // Card points per seat; partners each have their side's points.
    static Scores scores(const State& state);
    static bool areAllies(const State& state, Seat a, Seat b) { return state.pub.areAllies(a, b); }

    static bool arePartners(const Options& options, Seat a, Seat b) {
        return options.arePartners(a, b);
    }

    static Observation observe(const State& state, Seat seat);
    static Event seen(Event event, Seat seat);
    // Deals the unseen cards to the other hands and the stock, every way equally likely.
    static State sample(const Observation& view, Rng& rng);

    // Notation: PROTOCOL.md section 1.
    static std::string toText(Move card) { return italian::toText(card); }
    static Result<Move> parseMove(std::string_view text);
    static Json dealToJson(const Deal& deal);
    static Result<Deal> dealFromJson(const Options& options, const Json& json);
    static Json viewToJson(const Observation& view);

private:
    static MoveList toMoves(const Hand& hand) {
        MoveList moves;
        for (int i = 0; i < hand.size(); ++i) moves.push_back(hand[i]);
        return moves;
    }
};

inline Seat Briscola::trickWinner(const Public& pub) {
    Play best = pub.tableCard(0);
    for (int i = 1; i < pub.onTable; ++i)
        if (beats(pub.tableCard(i).card, best.card, pub.trump())) best = pub.tableCard(i);
    return best.seat;
}

template <class Sink> void Briscola::applyAt(State& state, int i, const Sink& sink) {
    Public& pub = state.pub;
    const Seat seat = pub.toMove();
    Hand& hand = state.hands[static_cast<std::size_t>(seat)];
    const Card card = hand[i];
    pub.history[pub.played++] = {static_cast<std::int8_t>(seat), card};
    pub.playedCards.insert(card);
    hand.removeAt(i);
    ++pub.onTable;
    sink(Event{Event::Kind::Played, static_cast<std::int8_t>(seat), false, card});
    const int players = pub.options.players;
    if (pub.onTable < players) return;

    // The trick is complete: its winner takes the points, leads, and draws first.
    int points = 0;
    for (int k = 0; k < players; ++k) points += italian::points(pub.tableCard(k).card);
    const Seat winner = trickWinner(pub);
    pub.points[static_cast<std::size_t>(winner)] += static_cast<std::uint8_t>(points);
    pub.leader = static_cast<std::int8_t>(winner);
    pub.onTable = 0;
    sink(Event{Event::Kind::TrickWon, pub.leader});
    if (pub.stock == 0) return;

    int drawer = pub.options.fixedDraw ? 0 : winner;
    for (int k = 0; k < players; ++k) {
        const bool last = --pub.stock == 0; // the trump card lies under the stock
        const std::size_t next = static_cast<std::size_t>(state.deal.size - pub.stock);
        const Card drawn = last ? pub.trumpCard : state.deal.deck[next];
        state.hands[static_cast<std::size_t>(drawer)].add(drawn);
        if (last) pub.trumpTaker = static_cast<std::int8_t>(drawer);
        sink(Event{last ? Event::Kind::TookTrump : Event::Kind::Drawn,
                   static_cast<std::int8_t>(drawer), false, drawn});
        if (++drawer == players) drawer = 0;
    }
}

static_assert(Determinizable<Briscola>);

} // namespace parlour::briscola
