// Doudizhu ("fight the landlord"): two peasants against a landlord, who has three more cards. The
// first player to run out of cards wins for the side.
//
// Rules: the paper on multirole modelling of Doudizhu (runner-up, China Computer Game Competition
// 2018), section 2.1, and the trial rules of that competition; the options are customs from
// elsewhere.
#pragma once

#include "core/doudizhu/plays.h"
#include "core/doudizhu/state.h"

#include <boost/container/static_vector.hpp>

#include <algorithm>
#include <span>

namespace parlour::doudizhu {

struct Doudizhu : GameDefaults<Doudizhu> {
    static constexpr std::string_view kId = "doudizhu";
    static constexpr std::size_t kMostCandidates = 32;
    // Of all hands of twenty cards 3456789TJJJQQQKKKAAA has the most plays, 519; add a pass.
    static constexpr std::size_t kMostMoves = 520;

    using Options = doudizhu::Options;
    using Deal = doudizhu::Deal;
    using State = doudizhu::State;
    using Observation = doudizhu::Observation;
    using Event = doudizhu::Event;
    using Move = doudizhu::Move;
    using MoveList = boost::container::static_vector<Move, kMostMoves>;

    static std::span<const OptionSpec> optionSpecs();
    static Options options(const Json& complete);

    // Seat 0 bids first, or is the landlord.
    static Deal deal(const Options& options, Rng& rng);
    static State start(const Options& options, const Deal& deal);
    // The next seat bids first, or is the landlord; after a void deal the same seat bids first.
    static Deal nextDeal(const Options& options, const State& finished, Rng& rng);

    static int seats(const Options&) { return kPlayers; }
    static int seats(const State&) { return kPlayers; }
    static Seat toMove(const State& state) { return state.pub.isOver() ? kNoSeat : state.pub.next; }

    // Bids in ascending order, or plays by kind with a pass last.
    static MoveList legalMoves(const State& state) {
        return legalMoves(state.pub, handToMove(state));
    }
    static MoveList legalMoves(const Observation& view) { return legalMoves(view.pub, view.hand); }
    // Why a player to move with this hand may not make this move; empty if it is legal.
    // Precondition: the deal is not over.
    static Phrase objection(const Public& pub, Cards hand, Move move);
    static Phrase objection(const State& state, Move move) {
        return objection(state.pub, handToMove(state), move);
    }

    static void apply(State& state, Move move);
    static void apply(State& state, Move move, const EventSink<Event>& sink);

    // They add up to 0. In a void deal all are 0, a draw between all three.
    static Scores scores(const State& state);
    static bool areAllies(const State& state, Seat a, Seat b) { return state.pub.areAllies(a, b); }

    // "landlord" or "peasants"; empty while nobody is landlord.
    static constexpr bool kHasRoles = true;
    static std::string_view roleOf(const auto& position, Seat seat) {
        const Seat landlord = position.pub.landlord;
        return landlord == kNoSeat ? "" : seat == landlord ? "landlord" : "peasants";
    }
    // By the smallest hand, which says how soon the deal can end.
    static Stage stageOf(const auto& position) {
        return stageAfter(kHandSize - *std::ranges::min_element(position.pub.handSizes), kHandSize);
    }
    static std::string_view partOf(const auto& position, Seat seat) {
        const std::string_view role = roleOf(position, seat);
        return role.empty() ? "bidders" : role;
    }
    static bool isVoid(const State& state) { return state.pub.isVoid(); }

    static Observation observe(const State& state, Seat seat);
    // Deals the unseen cards to the other hands and the kitty, every way equally likely, leaving
    // with the landlord the cards known from the kitty.
    static State sample(const Observation& view, Rng& rng);

    // Notation: PROTOCOL.md section 1.
    static std::string toText(Move move);
    static constexpr bool kReadsAnyOrder = true; // but writes the lowest card first
    static Result<Move> parseMove(std::string_view text);
    static Json dealToJson(const Deal& deal);
    static Result<Deal> dealFromJson(const Options& options, const Json& json);
    static Json viewToJson(const Observation& view);

private:
    static Cards handToMove(const State& state) {
        return state.hands[static_cast<std::size_t>(state.pub.next)];
    }
    static MoveList legalMoves(const Public& pub, Cards hand);
};

static_assert(Determinizable<Doudizhu>);

} // namespace parlour::doudizhu
