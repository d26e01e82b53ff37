// High card: the smallest game with all that Parlour asks of one, to copy from and to test with.
//
// Each of two seats has one of 52 cards. Seat 0 passes or bets; seat 1 answers a bet with
// another, or passes and loses. Otherwise the higher card wins one point, after two bets two.
#pragma once

#include "ai/arena/catalogue_defaults.h"
#include "ai/base/drawbacks.h"
#include "ai/search/champion.h"
#include "ai/search/tree_player.h"

#include <cmath>

namespace parlour::high_card {

struct HighCard : GameDefaults<HighCard> {
    static constexpr std::string_view kId = "highcard";
    static constexpr std::size_t kMostCandidates = 2;
    static constexpr int kCards = 52;
    struct Options {};
    using Deal = std::array<int, 2>;
    enum class Move : std::uint8_t { None, Pass, Bet };
    using MoveList = boost::container::static_vector<Move, kMostCandidates>;
    using History = std::array<Move, 2>; // all that everybody knows
    struct State {
        History history{};
        Deal cards{};
        friend bool operator==(const State&, const State&) = default;
    };
    struct Observation {
        Seat seat = kNoSeat;
        History history{};
        int card = 0; // the seat's own; a spectator sees none
        friend bool operator==(const Observation&, const Observation&) = default;
    };
    struct Event { // everybody sees all of them
        Seat seat = kNoSeat;
        Move move{};
        friend bool operator==(const Event&, const Event&) = default;
    };

    static Options options(const Json&) { return {}; }
    static int seats(const auto& /*options or state*/) { return 2; }
    static Deal deal(const Options&, Rng& rng) {
        return sample({0, {}, 1 + static_cast<int>(rng.below(kCards))}, rng).cards;
    }
    static State start(const Options&, const Deal& deal) { return {{}, deal}; }
    static Seat toMove(const State& state) {
        if (state.history[0] == Move::None) return 0;
        return state.history == History{Move::Bet, Move::None} ? 1 : kNoSeat;
    }
    static MoveList legalMoves(const auto& /*state or view*/) { return {Move::Pass, Move::Bet}; }
    template <class Sink = NoEvents>
    static void apply(State& state, Move move, const Sink& sink = {}) {
        const Seat seat = toMove(state);
        state.history[seat] = move;
        sink(Event{seat, move});
    }
    static Scores scores(const State& state) {
        if (state.history == History{Move::Bet, Move::Pass}) return {1, -1};
        const int points = state.history[1] == Move::Bet ? 2 : 1;
        return state.cards[0] > state.cards[1] ? Scores{points, -points} : Scores{-points, points};
    }

    static Observation observe(const State& state, Seat seat) {
        return {seat, state.history, seat == kNoSeat ? 0 : state.cards[seat]};
    }
    static State sample(const Observation& view, Rng& rng) { // the other has any other card
        int other = 1 + static_cast<int>(rng.below(kCards - 1));
        if (other >= view.card) ++other;
        return {view.history, view.seat == 0 ? Deal{view.card, other} : Deal{other, view.card}};
    }

    static std::string toText(Move move) { return move == Move::Bet ? "bet" : "pass"; }
    static Result<Move> parseMove(std::string_view text) {
        if (text == "bet" || text == "pass") return text == "bet" ? Move::Bet : Move::Pass;
        return Error("", PARLOUR_PHRASE("High card", "There is no move %1"), {std::string(text)});
    }
    static Json dealToJson(const Deal& deal) { return {{"cards", deal}}; }
    static Result<Deal> dealFromJson(const Options&, const Json& json) {
        const auto cards = integersMember(json, "cards", 1, kCards);
        if (cards && cards->size() == 2 && cards->front() != cards->back())
            return Deal{cards->front(), cards->back()};
        return Error("cards", PARLOUR_PHRASE("High card", "Two different cards are wanted here"));
    }
    static Json viewToJson(const Observation& view) {
        return {{"seat", view.seat}, {"card", view.card}, {"bet", view.history[0] == Move::Bet}};
    }
};
static_assert(Determinizable<HighCard>);

bool forEachWorld(const HighCard::Observation& view, const auto& each) {
    for (int other = 1; other <= HighCard::kCards; ++other) {
        const HighCard::Deal cards{view.seat == 0 ? view.card : other,
                                   view.seat == 0 ? other : view.card};
        if (other != view.card && !each(HighCard::State{view.history, cards})) return false;
    }
    return true;
}

// Bets on a good card but not on a poor one; one time in ten, the other way round.
inline double chanceToBet(int card) { return noisy(2 * card > HighCard::kCards, 0.2, 2); }

struct CardModel { // of the other's card
    using World = HighCard::State;
    const HighCard::Observation& view;
    bool infers;
    World draw(Rng& rng) const { return HighCard::sample(view, rng); }
    static World worldOf(const HighCard::State& state) { return state; }
    bool hasEvidence() const { return infers && view.seat == 1; } // the other has bet
    double likelihood(const World& world, double) const { return chanceToBet(world.cards[0]); }
    std::vector<CardBelief> hidden() const {
        std::vector<CardBelief> rows;
        for (int card = 1; card <= HighCard::kCards; ++card)
            rows.push_back({std::to_string(card), {}, 0});
        return rows;
    }
    void tell(const World& world, const auto& add) const { // cards elsewhere do not matter
        const int other = world.cards[view.seat == 0 ? 1 : 0];
        add(other - 1, 1 - view.seat, 1.0);
    }
};

struct Mind : MindDefaults<Mind, HighCard, CardModel> {
    using MindDefaults::MindDefaults;
    static int seats(const HighCard::Observation& view) { return HighCard::seats(view); }
    static void playOn(HighCard::State& state, Rng& rng) {
        const double bets = chanceToBet(state.cards[HighCard::toMove(state)]);
        HighCard::apply(state, HighCard::legalMoves(state)[rng.unit() < bets ? 1 : 0]);
    }
};

inline Reasons explain(const HighCard::Observation&, const FlatMonteCarlo<HighCard>& search) {
    return {because(PARLOUR_PHRASE("High card reasons", "Wins about %1 in 100."),
                    std::lround(100 * search.win(search.ranking()[0])))};
}

inline void explainOthers(const HighCard::Observation&, const FlatMonteCarlo<HighCard>& search,
                          const Reasons& told, WhyNots<HighCard::Move>& whyNots) {
    tellWhyNot(whyNots, search, told, [](HighCard::Move) {
        return Drawbacks{because(PARLOUR_PHRASE("High card reasons", "This loses more often."))};
    });
}

struct Players : CatalogueDefaults {
    using Rules = HighCard;
    static std::span<const AgentEntry<HighCard>> players() {
        using Common = ChampionParam<ChampionBasics>;
        static const std::array<AgentEntry<HighCard>, 2> kPlayers{
            treePlayerEntry<HighCard>(), championEntry<Mind>({Common::worlds(), Common::inference(),
                                                              Common::playouts(), Common::miss()})};
        return kPlayers;
    }
    static std::span<const Opponent> opponents() {
        static constexpr std::array<Opponent, 2> kOpponents{{
            {"champion:worlds=1;miss=99", PARLOUR_PHRASE("High card", "Hasty"), Level::Beginner,
             PARLOUR_PHRASE("High card", "Does what comes to mind first."), 0},
            {"champion", PARLOUR_PHRASE("High card", "Champion"), Level::Champion,
             PARLOUR_PHRASE("High card", "Reads a bet, and knows when to bluff."), 15},
        }};
        return kOpponents;
    }
    static std::span<const ChampionPart> championParts() {
        static constexpr std::array<ChampionPart, 3> kParts{{{"imagined deals", "worlds=1"},
                                                             {"inference", "inference=off"},
                                                             {"rules", "playouts=random"}}};
        return kParts;
    }
};

} // namespace parlour::high_card
