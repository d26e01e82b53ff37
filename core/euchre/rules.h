// One deal of Euchre for four players in two partnerships. A game is a series of deals up to ten
// points (core/play/series.h).
//
// Rules: the common game, and B. E. Seelbinder, "Cooperative Artificial Intelligence in the Euchre
// Card Game", 2012, section 1.2. The jack of the trump suit is the highest card, the other jack of
// its colour the second, a trump in every respect. The options are customs from elsewhere, and the
// thesis' game without bidding.
#pragma once

#include "core/euchre/state.h"

#include <boost/container/static_vector.hpp>

#include <span>

namespace parlour::euchre {

struct Euchre : GameDefaults<Euchre> {
    static constexpr std::string_view kId = "euchre";
    static constexpr std::size_t kMostMoves = 7; // a pass and three suits, alone or not
    static constexpr std::size_t kMostCandidates = kMostMoves;

    using Options = euchre::Options;
    using Deal = euchre::Deal;
    using State = euchre::State;
    using Observation = euchre::Observation;
    using Event = euchre::Event;
    using Move = euchre::Move;
    using MoveList = boost::container::static_vector<Move, kMostMoves>;

    static std::span<const OptionSpec> optionSpecs();
    static Options options(const Json& complete);
    static int target(const Options& options) { return options.target; }

    // The dealer is drawn by lot too.
    static Deal deal(const Options& options, Rng& rng);
    // The same, with the next seat as dealer.
    static Deal nextDeal(const Options& options, const State& finished, Rng& rng);
    static State start(const Options& options, const Deal& deal);

    static int seats(const Options&) { return kSeats; }
    static int seats(const State&) { return kSeats; }
    static Seat toMove(const State& state) { return state.pub.turn; }

    // A pass first, then suits or cards in their order.
    static MoveList legalMoves(const State& state) {
        return legalMoves(state.pub, handToMove(state));
    }
    static MoveList legalMoves(const Observation& view) { return legalMoves(view.pub, view.hand); }
    // Why a player to move with this hand may not make this move; empty if it is legal.
    // Precondition: not over.
    static Phrase objection(const Public& pub, CardSet hand, Move move);
    static Phrase objection(const State& state, Move move) {
        return objection(state.pub, handToMove(state), move);
    }

    static void apply(State& state, Move move);
    static void apply(State& state, Move move, const EventSink<Event>& sink);
    static void playRandomMove(State& state, Rng& rng);

    // The cards that may be played. Precondition: phase Play.
    static CardSet playable(const Public& pub, CardSet hand) {
        if (pub.onTable == 0) return hand;
        const CardSet following = hand & cardsOf(pub.lead(), pub.trump);
        return following.empty() ? hand : following;
    }
    // The cards that the dealer may discard. Precondition: phase Discard.
    static CardSet discardable(const Public& pub, CardSet hand) {
        return pub.options.discardUpcard ? hand : hand - CardSet{pub.upcard};
    }
    // The discardable card of the lowest value; of equals the first in the order C D H S.
    static Card lowestDiscard(const Public& pub, CardSet hand);

    // Makers with three or four tricks score 1 point, with five 2, alone with five 4; if they have
    // fewer than three, the defenders score 2, a lone defender 4. Partners score the same.
    static Scores scores(const State& state);
    // Points less those of the other side.
    static double gainOf(const State& state, Seat seat) {
        const Scores points = scores(state);
        return points[static_cast<std::size_t>(seat)] -
               points[static_cast<std::size_t>(leftOf(seat))];
    }
    // The bidding, the first two tricks, and the rest.
    static Stage stageOf(const auto& position) {
        const Public& pub = position.pub;
        return pub.phase < Phase::Play  ? Stage::Early
               : pub.tricksPlayed() < 2 ? Stage::Middle
                                        : Stage::Late;
    }
    static std::string_view partOf(const auto& position, Seat seat) {
        const Seat maker = position.pub.maker;
        return maker == kNoSeat                            ? "bidders"
               : seat == maker || seat == partnerOf(maker) ? "makers"
                                                           : "defenders";
    }
    static bool areAllies(const State&, Seat a, Seat b) { return a == b || b == partnerOf(a); }
    static bool arePartners(const Options&, Seat a, Seat b) { return b == partnerOf(a); }

    static Observation observe(const State& state, Seat seat);
    static Event seen(Event event, Seat seat);
    // The dealer's discard lies face down.
    static constexpr bool kHasSecretMoves = true;
    static constexpr Move seenByOthers(Move move) {
        return move.kind == Move::Kind::Discard ? Move::discard({}) : move;
    }
    // Deals the unseen cards to the other hands, the kitty and the dealer's discard: every way that
    // fits the voids shown is equally likely. The dealer is assumed to have kept the upcard if that
    // is possible.
    static State sample(const Observation& view, Rng& rng);

    // Notation: PROTOCOL.md section 1, and "defend alone".
    static std::string toText(Move move);
    static Result<Move> parseMove(std::string_view text);
    static Json dealToJson(const Deal& deal);
    static Result<Deal> dealFromJson(const Options& options, const Json& json);
    static Json viewToJson(const Observation& view);

private:
    static CardSet handToMove(const State& state) {
        return state.hands[static_cast<std::size_t>(state.pub.turn)];
    }
    static MoveList legalMoves(const Public& pub, CardSet hand);
    static bool mayPass(const Public& pub) {
        return pub.passes < 2 * kSeats - 1 || !pub.options.stickDealer;
    }

    static void applyTelling(State& state, Move move, const auto& sink);
    static void pass(Public& pub, const auto& sink);
    static void make(State& state, Move move, const auto& sink);
    static void discard(State& state, Card card, const auto& sink);
    static void afterMaking(Public& pub);
    static void beginPlay(Public& pub);
    static void play(State& state, Card card, const auto& sink);
};

inline void Euchre::play(State& state, Card card, const auto& sink) {
    Public& pub = state.pub;
    const Seat seat = pub.turn;
    pub.history[pub.played++] = {static_cast<std::int8_t>(seat), card};
    pub.playedCards.insert(card);
    state.hands[static_cast<std::size_t>(seat)].erase(card);
    ++pub.onTable;
    sink(Event{Event::Kind::Played, static_cast<std::int8_t>(seat), false, card});
    if (pub.onTable < pub.active) {
        pub.turn = static_cast<std::int8_t>(pub.nextActive(seat));
        return;
    }
    // The trick is complete: its winner leads.
    pub.turn = pub.winning().seat;
    ++pub.tricks[pub.turn & 1];
    pub.onTable = 0;
    sink(Event{Event::Kind::TrickWon, pub.turn});
    if (pub.tricksPlayed() < kTricks) return;
    pub.phase = Phase::Over;
    pub.turn = kNoSeat;
}

static_assert(Determinizable<Euchre>);

} // namespace parlour::euchre
