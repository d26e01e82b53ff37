// Big Two for four players without partners: the first to play all thirteen cards wins.
//
// Rules: Sugiyanto, G. Fernando, W.-K. Tai, "A Rule-Based AI Method for an Agent Playing Big Two",
// Applied Sciences 11 (2021) 4206, section 2.1; the options are customs from elsewhere.
#pragma once

#include "core/bigtwo/plays.h"
#include "core/bigtwo/state.h"

#include <boost/container/static_vector.hpp>

#include <algorithm>
#include <span>

namespace parlour::bigtwo {

struct BigTwo : GameDefaults<BigTwo> {
    static constexpr std::string_view kId = "bigtwo";
    static constexpr std::size_t kMostCandidates = 32;
    // Upper bounds for the singles, pairs, triples and five-card sets of thirteen cards.
    static constexpr std::size_t kMostMoves = 13 + 18 + 12 + 1287;

    using Options = bigtwo::Options;
    using Deal = bigtwo::Deal;
    using State = bigtwo::State;
    using Observation = bigtwo::Observation;
    using Event = bigtwo::Event;
    using Move = CardSet; // no cards: pass
    using MoveList = boost::container::static_vector<Move, kMostMoves>;

    static std::span<const OptionSpec> optionSpecs();
    static Options options(const Json& complete);

    static Deal deal(const Options& options, Rng& rng);
    // The holder of the three of diamonds begins.
    static State start(const Options& options, const Deal& deal);

    static int seats(const Options&) { return kSeats; }
    static int seats(const State&) { return kSeats; }
    static Seat toMove(const State& state) { return state.pub.isOver() ? kNoSeat : state.pub.next; }

    // Fewest cards first, a pass last.
    static MoveList legalMoves(const State& state) {
        return legalMoves(state.pub, handToMove(state));
    }
    static MoveList legalMoves(const Observation& view) { return legalMoves(view.pub, view.hand); }
    // Why a player to move with this hand may not make this move; empty if it is legal.
    // Precondition: the game is not over.
    static Phrase objection(const Public& pub, CardSet hand, Move move);
    static Phrase objection(const State& state, Move move) {
        return objection(state.pub, handToMove(state), move);
    }

    static void apply(State& state, Move move);
    static void apply(State& state, Move move, const EventSink<Event>& sink);

    // The losers lose a point for each card they hold; the winner gains all these points.
    static Scores scores(const State& state);

    // By the smallest hand, which says how soon the game can end.
    static Stage stageOf(const auto& position) {
        return stageAfter(kHandSize - *std::ranges::min_element(position.pub.handSizes), kHandSize);
    }
    static std::string_view partOf(const auto& position, Seat seat) {
        return seat == position.pub.starter() ? "first" : "later";
    }

    static Observation observe(const State& state, Seat seat);
    // Deals the unseen cards to the other hands, every way equally likely, except that the three of
    // diamonds, until it is played, is in the hand of the player who began.
    static State sample(const Observation& view, Rng& rng);

    // Notation: PROTOCOL.md section 1.
    static std::string toText(Move move);
    static Result<Move> parseMove(std::string_view text);
    static Json dealToJson(const Deal& deal);
    static Result<Deal> dealFromJson(const Options& options, const Json& json);
    static Json viewToJson(const Observation& view);

private:
    static CardSet handToMove(const State& state) {
        return state.hands[static_cast<std::size_t>(state.pub.next)];
    }
    static MoveList legalMoves(const Public& pub, CardSet hand);
};

static_assert(Determinizable<BigTwo>);

} // namespace parlour::bigtwo
