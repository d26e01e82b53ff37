// Samurai (Reiner Knizia, 1998) for two, three and four players.
//
// Rules: the editions of 1998 and 2015 and the game of Y. Zhou's thesis (Leeds, 2019), by options.
// Numbers in comments are sections of RULES.md. Tiles influence the figures of the settlements that
// they touch; when all land around a settlement is taken, each figure goes to the player with the
// highest influence. Whoever leads most castes wins.
#pragma once

#include "core/samurai/state.h"
#include "core/samurai/winner.h"

#include <boost/container/static_vector.hpp>

#include <span>

namespace parlour::samurai {

struct Samurai : GameDefaults<Samurai> {
    static constexpr std::string_view kId = "samurai";
    static constexpr std::size_t kMostCandidates = 8;

    using Options = samurai::Options;
    using Deal = samurai::Deal;
    using State = samurai::State;
    using Observation = samurai::Observation;
    using Event = samurai::Event;
    using Move = samurai::Move;
    // At most 741 figure exchanges, a tile exchange of 15 tiles to 64 spaces, three other tiles on
    // 128 spaces each, and the end.
    using MoveList = boost::container::static_vector<Move, 741 + 15 * 64 + 3 * 128 + 1>;

    static std::span<const OptionSpec> optionSpecs();
    static Options options(const Json& complete);

    static Deal deal(const Options& options, Rng& rng);
    // The same, with the next seat starting.
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
    // Precondition: the observer is to move.
    static MoveList legalMoves(const Observation& view) { return legalMoves(view.pub, view.hand); }

    static void apply(State& state, Move move);
    static void apply(State& state, Move move, const EventSink<Event>& sink);
    // The same as everybody sees it, without the draw at the end of a turn; for search and the
    // table's preview. Precondition: not a move of the setup.
    static void applySeen(Public& pub, Move move);
    static void applySeen(Public& pub, Move move, const EventSink<Event>& sink);
    static void playRandomMove(State& state, Rng& rng);

    // By the tiles played, the setup included in the first third.
    static Stage stageOf(const auto& position) {
        const Public& pub = position.pub;
        int left = 0;
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(pub.options.players); ++seat)
            left += pub.unplayed[seat].size();
        const int all = pub.options.tiles * pub.options.players;
        return pub.phase < Phase::Playing ? Stage::Early : stageAfter(all - left, all);
    }
    static std::string_view partOf(const auto& position, Seat seat) {
        if (position.pub.phase < Phase::Playing) return "setup";
        return seat == position.pub.first ? "first" : "later";
    }

    // Whether the tile may still be played in this turn, given a space for it.
    static bool fitsTurn(const Public& pub, Tile tile) {
        return tile.isFast() || !pub.hasPlayedNormal;
    }
    // Whether any step with these tiles is possible in a turn without a normal tile so far.
    static bool canPlayAnything(const Public& pub, Seat seat, const TileBag& hand);

    // Why a player to move with this hand may not make this move (%1); empty if it is legal.
    // Precondition: not over.
    static Phrase objection(const Public& pub, const TileBag& hand, Move move);
    static Phrase objection(const State& state, Move move) {
        return objection(state.pub, state.handToMove(), move);
    }
    static Phrase objection(const Observation& view, Move move) {
        return objection(view.pub, view.hand, move);
    }

    // When over: 1 for each winner, even of a shared victory, which winShares divides.
    static Scores scores(const State& state);
    static Verdict verdict(const Public& pub) {
        return samurai::verdict(pub.captured, pub.options.players, pub.options.thesisWinner);
    }
    static Json outcomeToJson(const State& state);

    static Observation observe(const State& state, Seat seat);
    static Event seen(Event event, Seat seat);
    // The first tiles are chosen in secret.
    static constexpr bool kHasSecretMoves = true;
    static constexpr Move seenByOthers(const Move& move) {
        return move.kind == Move::Kind::Take ? Move::take({}) : move;
    }
    // Divides the unplayed tiles of each other seat between hand and supply, every way equally
    // likely, and shuffles the observer's supply.
    static State sample(const Observation& view, Rng& rng);

    // Notation: section 11. The two figures of an exchange may come in either order.
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
