// Samurai (Reiner Knizia, 1998) for two, three and four players.
//
// Rules: the editions of 1998 and 2015 and the game of Y. Zhou's thesis (Leeds, 2019), by options.
// Numbers in comments are sections of the project's rules document. Tiles influence the figures of
// the settlements that they touch; when all land around a settlement is taken, each figure goes to
// the highest influence. Who leads most castes wins.
#pragma once

#include "core/samurai/state.h"
#include "core/samurai/winner.h"

#include <boost/container/static_vector.hpp>

#include <span>

namespace parlour::samurai {

struct Samurai : GameDefaults<Samurai> {
    static constexpr std::string_view kId = "samurai";
    static constexpr std::size_t kMostCandidates = 8; // moves a player lists

    using Options = samurai::Options;
    using Deal = samurai::Deal;
    using State = samurai::State;
    using Observation = samurai::Observation;
    using Event = samurai::Event;
    using Move = samurai::Move;
    // At most 741 figure exchanges, 15 tiles that move to 64 spaces, three tiles elsewhere, the
    // end.
    using MoveList = boost::container::static_vector<Move, 741 + 15 * 64 + 3 * 128 + 1>;

    static std::span<const OptionSpec> optionSpecs();
    static Options options(const Json& complete);

    static Deal deal(const Options& options, Rng& rng);
    // The same; the start moves on by one seat.
    static Deal nextDeal(const Options& options, const State& finished, Rng& rng);
    static State start(const Options& options, const Deal& deal);

    static int seats(const Options& options) { return options.players; }
    static int seats(const State& state) { return state.pub.options.players; }
    static Seat toMove(const State& state) {
        return state.pub.isOver() ? kNoSeat : state.pub.mover;
    }

    static MoveList legalMoves(const State& state) {
        return legalMoves(state.pub, state.handToMove());
    }
    // Of the observer's hand. Precondition: he is to move.
    static MoveList legalMoves(const Observation& view) { return legalMoves(view.pub, view.hand); }

    static void apply(State& state, Move move);
    static void apply(State& state, Move move, const EventSink<Event>& sink);
    // The same as everybody sees it, for search and the table's preview: at the end of a turn
    // nothing is drawn. Precondition: no move of the setup.
    static void applySeen(Public& pub, Move move);
    static void applySeen(Public& pub, Move move, const EventSink<Event>& sink);
    // Uniform over the legal moves.
    static void playRandomMove(State& state, Rng& rng);

    // Whether the tile may be played in this turn, if there is a space for it.
    static bool fitsTurn(const Public& pub, Tile tile) {
        return tile.isFast() || !pub.hasPlayedNormal;
    }
    // Whether there is any step with these tiles, in a turn in which no normal tile was played.
    static bool canPlayAnything(const Public& pub, Seat seat, const TileBag& hand);

    // Why the mover, holding this hand, may not make this move; %1 stands for the move. Empty: he
    // may. Precondition: not over.
    static Phrase objection(const Public& pub, const TileBag& hand, Move move);
    static Phrase objection(const State& state, Move move) {
        return objection(state.pub, state.handToMove(), move);
    }
    static Phrase objection(const Observation& view, Move move) {
        return objection(view.pub, view.hand, move);
    }

    // When over. A shared victory counts 1 for each here; winShares gives equal parts.
    static Scores scores(const State& state);
    static WinShares winShares(const State& state);
    static Verdict verdict(const Public& pub) {
        return samurai::verdict(pub.captured, pub.options.players, pub.options.thesisWinner);
    }
    static Json outcomeToJson(const State& state);

    static bool areAllies(const State&, Seat a, Seat b) { return a == b; }

    static Observation observe(const State& state, Seat seat);
    static Event seen(Event event, Seat seat);
    // The first tiles are taken in secret.
    static constexpr bool kHasSecretMoves = true;
    static constexpr Move seenByOthers(const Move& move) {
        return move.kind == Move::Kind::Take ? Move::take({}) : move;
    }
    // Shares the unplayed tiles of the others out between hand and supply, every way equally
    // likely, and shuffles the own supply.
    static State sample(const Observation& view, Rng& rng);

    // Notation: section 11. The two figures of an exchange are read in either order.
    static constexpr bool kReadsAnyOrder = true;
    static std::string toText(const Move& move);
    static Result<Move> parseMove(std::string_view text);
    static Json dealToJson(const Deal& deal);
    static Result<Deal> dealFromJson(const Options& options, const Json& json);
    static Json viewToJson(const Observation& view);

private:
    static MoveList legalMoves(const Public& pub, const TileBag& hand);
};

static_assert(Determinizable<Samurai>);

} // namespace parlour::samurai
