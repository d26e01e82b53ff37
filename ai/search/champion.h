// The frame of every game's strongest player: it forms a belief about hidden information, tries the
// plausible moves in the same worlds of that belief (flat Monte Carlo), lets quick players play
// each world out, and explains its choice. The values that it tells, but not those it chooses by,
// are brought to the level of its network and mapped by the game's curves. A game fills the hooks
// of its Mind.
#pragma once

#include "ai/base/agent_spec.h"
#include "ai/calibration/curve.h"
#include "ai/search/belief.h"
#include "ai/search/flat_monte_carlo.h"
#include "ai/search/learned_values.h"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace parlour {

// Parameters that mean the same in every champion that has them.
struct ChampionBasics {
    int worlds = 1000;
    int rounds = 1; // of successive halving
    // Whether worlds that explain the others' moves count for more; else all count equally.
    bool infers = true;
    // Worlds with at most this many cards left in hands and stock are solved, not played out.
    int exactCards = 0;
    // Weight of the prior, the scores of the game's quick rules: thousandths of a point for each
    // point of score.
    int priorWeight = 0;
    int missRate = 0;     // percent, as in SearchLimits
    int learnedShare = 0; // percent of a value that a network tells; playouts tell the rest
    // How far values are told on their way to what the network expects of the first move, percent.
    // Playouts tell moves apart, but are too sure of how a game ends: in them everybody sees all
    // cards (resources/calibration/README.md has the measurement).
    int level = 75;
    // How many hundredths of a point bold moves count for more (Mind::isBold); below 0: for less.
    int temper = 0;
    bool playsRandomly = false; // random playouts, to measure what the quick rules bring
};

// The same by name; each game lists those it uses.
template <std::derived_from<ChampionBasics> P> struct ChampionParam {
    static Param<P> worlds() { return {"worlds", &ChampionBasics::worlds, 1, 1'000'000}; }
    static Param<P> rounds() { return {"rounds", &ChampionBasics::rounds, 1, 10}; }
    static Param<P> inference() { return {"inference", &ChampionBasics::infers, {"off", "on"}}; }
    static Param<P> exact(int most) { return {"exact", &ChampionBasics::exactCards, 0, most}; }
    static Param<P> prior() { return {"prior", &ChampionBasics::priorWeight, 0, 10'000}; }
    static Param<P> learned() { return {"learned", &ChampionBasics::learnedShare, 0, 100}; }
    static Param<P> level() { return {"level", &ChampionBasics::level, 0, 100}; }
    static Param<P> miss() { return {"miss", &ChampionBasics::missRate, 0, 99}; }
    static Param<P> temper() { return {"temper", &ChampionBasics::temper, -10'000, 10'000}; }
    static Param<P> playouts() {
        return {"playouts", &ChampionBasics::playsRandomly, {"rules", "random"}};
    }
};

// Which moves to search, and how.
template <Game G> struct SearchPlan {
    typename G::MoveList moves; // at least one
    SearchLimits limits;
    // The quick rules' score of each move, in points; empty: there is no prior.
    boost::container::static_vector<float, G::MoveList::static_capacity> prior{};
    bool showsCandidates = true; // false where a search is too small for its chances to be shown
    // How much score a point is, where moves are valued in points that others value by wins: bids;
    // 0: they are valued as Mind::kValueKind says.
    double pointWorth = 0;
    bool isExact = false; // whether one world tells all, since nothing is hidden
    // What the quick rules advise: kept unless another move is better by more than noise.
    std::optional<typename G::Move> usual{};
};

namespace detail {

template <Game G, class Form> struct Learned { using Type = LearnedValues<G, Form>; };
template <Game G> struct Learned<G, void> {
    struct Type {};
};

} // namespace detail

// A Mind has
//   Rules, Params (a ChampionBasics), Model (a BeliefModel), kValueKind
//   kChains                                      ChainParams of the belief; none: weighted worlds
//   Mind(Params)
//   seats(view)                                  how many play
//   winWorth()                                   how many points a win is worth
//   prepare(threads)                             called first; makes what each thread needs
//   certain(view, rng)                           a decision without search, or none
//   plan(view, rng)                              the SearchPlan
//   beliefWorlds()                               how many worlds the belief keeps
//   model(view, thread)                          a Model for one thread, which has
//     worldOf(state)                               the true world
//   worker(view, belief, model, thread, stop)    a worker of FlatMonteCarlo for one thread
//   isBold(view, move)                           whether a bold player would rather make this move
//   Values                                       the ValueForm of its network; void: it has none
//   isLearned(view)                              whether the network knows such positions
//   expected(view, move, outcome)                what the network expects, as playouts count it
//   agree(view, moves, outcomes)                 makes what is expected of moves agree where the
//                                                same follows them
//   scoreRange(view, move)                       the points that a move can still bring
// In all of them the observer is to move. A game also has, beside its moves,
//   explain(view, search)                        reasons for the first move of the ranking
//   explainOthers(view, search, reasons, whyNots)  and against those that are worse
template <class Mind> class ChampionPlayer final : public Agent<typename Mind::Rules> {
public:
    using G = typename Mind::Rules;

    static constexpr bool kTellsValues = true;

    explicit ChampionPlayer(const typename Mind::Params& params = {})
        : m_worlds(params.worlds),
          m_learnedShare(0.01 * params.learnedShare),
          m_level(0.01 * params.level),
          m_priorWeight(params.priorWeight),
          m_temper(params.temper),
          m_mind(params),
          m_search(m_mind.winWorth()) {}

    Decision<G> decide(const typename G::Observation& view, Rng& rng, const Budget& budget,
                       std::stop_token token) override;

    // What the same search finds if all cards lie open: values of the moves that it would try, and
    // of those that the budget names, in the true world alone. Nobody gives reasons for what nobody
    // could know. The seat to move decides.
    Decision<G> decideOpen(const typename G::State& state, Rng& rng, const Budget& budget,
                           std::stop_token token);

private:
    using Model = typename Mind::Model;
    using Learned = typename detail::Learned<G, typename Mind::Values>::Type;
    static constexpr bool kHasNetwork = !std::is_void_v<typename Mind::Values>;

    void prepare(const typename G::Observation& view, int threads) {
        m_mind.prepare(threads);
        m_models.clear();
        for (int thread = 0; thread < threads; ++thread)
            m_models.push_back(m_mind.model(view, thread));
    }
    void search(const SearchPlan<G>& plan, const typename G::Observation& view,
                const Belief<Model>& belief, Rng& rng, const StopCheck& stop,
                const Expectation& expected = {}) {
        m_search.run(
            plan.moves, plan.limits, rng, stop,
            [&](int thread) {
                return m_mind.worker(view, belief, m_models[static_cast<std::size_t>(thread)],
                                     thread, stop);
            },
            expected);
        for (std::size_t i = 0; i < plan.moves.size(); ++i)
            m_search.tellWithin(i, m_mind.scoreRange(view, plan.moves[i]));
    }
    // The best move and the values of all.
    Decision<G> found(const SearchPlan<G>& plan, const Budget& budget) {
        Decision<G> decision;
        decision.move = m_search.moves()[m_search.ranking()[0]];
        decision.valueKind =
            budget.tells.value_or(plan.pointWorth > 0 ? ValueKind::Score : Mind::kValueKind);
        m_search.tellAs(decision.valueKind);
        decision.isByRest = m_search.isByRest();
        if (plan.showsCandidates) decision.candidates = m_search.candidates(plan.isExact);
        if (plan.pointWorth > 0 && decision.valueKind == ValueKind::Score)
            for (auto& candidate : decision.candidates) {
                candidate.value /= plan.pointWorth;
                candidate.noise /= plan.pointWorth;
                candidate.gapNoise /= plan.pointWorth;
            }
        decision.simulations = m_search.simulations();
        return decision;
    }

    // The belief takes part of the time, so that most of it is left for the search.
    Belief<Model> believe(Rng& rng, const StopCheck& stop) {
        constexpr double kShareOfTime = 0.25;
        if (!m_models[0].hasEvidence()) return {};
        const StopCheck part = stop.within(kShareOfTime);
        if constexpr (constexpr auto chains = Mind::kChains; chains)
            return Belief<Model>::chained(m_mind.beliefWorlds(), *chains, m_models, rng, part);
        else
            return Belief<Model>::weighed(m_mind.beliefWorlds(), m_models, rng, part);
    }

    // Makes a plan to compare these moves, if any of them is legal, in the same worlds.
    void restrict(SearchPlan<G>& plan, const typename G::Observation& view,
                  const std::vector<std::string>& only) const {
        typename G::MoveList moves;
        const auto legal = G::legalMoves(view);
        for (const std::string& text : only)
            if (const auto move = G::parseMove(text);
                move && std::ranges::find(legal, *move) != legal.end() &&
                std::ranges::find(moves, *move) == moves.end())
                moves.push_back(*move);
        if (moves.empty()) return;
        plan.moves = moves;
        plan.prior.clear();
        plan.limits = {plan.isExact ? 1 : m_worlds};
        plan.showsCandidates = true;
    }

    // What was learned in games with so many seats.
    const Calibration& calibration(int seats) {
        if (std::exchange(m_calibratedSeats, seats) != seats)
            m_calibration = Calibration::shipped(G::kId, seats);
        return m_calibration;
    }

    // What the network says of the moves of the plan, which gets the best of those it lacks.
    // Nothing after a stop.
    Expectation expect(SearchPlan<G>& plan, const typename G::Observation& view, bool isGiven,
                       const StopCheck& stop) {
        if constexpr (kHasNetwork) {
            if (m_learnedShare == 0 || plan.isExact || !Mind::Values::isValued(view) ||
                !m_mind.isLearned(view))
                return {};
            if (!m_learned) m_learned.emplace();
            if (!isGiven && plan.limits.missRate == 0 && plan.moves.size() > 1)
                addLearned(plan, view, stop);
            if (!m_learned->tell(view, plan.moves, m_expected, stop)) return {};
            for (std::size_t i = 0; i < m_expected.size(); ++i)
                m_expected[i] = m_mind.expected(view, plan.moves[i], m_expected[i]);
            m_mind.agree(view, plan.moves, m_expected);
            // Bids are for different stakes: one level does not suit them all.
            return {m_expected, m_learnedShare, plan.pointWorth > 0 ? 0 : m_level};
        } else {
            return {};
        }
    }
    // Adds the moves that the network likes best of those that the plan lacks.
    void addLearned(SearchPlan<G>& plan, const typename G::Observation& view,
                    const StopCheck& stop) requires(kHasNetwork) {
        constexpr std::size_t kMost = 4;
        typename G::MoveList others = G::legalMoves(view);
        const auto isPlanned = [&](const auto& move) {
            return std::ranges::find(plan.moves, move) != plan.moves.end();
        };
        others.erase(std::remove_if(others.begin(), others.end(), isPlanned), others.end());
        if (others.empty() || !m_learned->tell(view, others, m_expected, stop)) return;
        const auto merit = [&](std::size_t i) {
            return m_expected[i].score + m_mind.winWorth() * m_expected[i].win;
        };
        const float prior = plan.prior.empty() ? 0 : *std::ranges::min_element(plan.prior);
        for (std::size_t n = 0; n < std::min(kMost, others.size()); ++n) {
            std::size_t best = n; // those taken stand first
            for (std::size_t i = n; i < others.size(); ++i)
                if (merit(i) > merit(best)) best = i;
            std::swap(others[n], others[best]);
            std::swap(m_expected[n], m_expected[best]);
            plan.moves.push_back(others[n]);
            if (!plan.prior.empty()) plan.prior.push_back(prior);
        }
    }

    Calibration m_calibration;
    int m_calibratedSeats = 0;
    std::optional<Learned> m_learned; // made when it is first asked
    std::vector<Outcome> m_expected;
    int m_worlds;
    double m_learnedShare;
    double m_level;
    int m_priorWeight;
    int m_temper;
    Mind m_mind;
    std::vector<Model> m_models; // of the present decision, by thread
    FlatMonteCarlo<G> m_search;
};

template <class Mind>
auto ChampionPlayer<Mind>::decide(const typename G::Observation& view, Rng& rng,
                                  const Budget& budget, std::stop_token token) -> Decision<G> {
    const StopCheck stop(std::move(token), budget);
    const int threads = std::max(budget.threads, 1);
    prepare(view, threads);
    if (auto decision = budget.only.empty() ? m_mind.certain(view, rng) : std::nullopt) {
        if (budget.tellsBeliefs)
            decision->beliefs = believe(rng, stop).chances(m_models[0], rng, stop);
        return std::move(*decision);
    }
    SearchPlan<G> plan = m_mind.plan(view, rng);
    if (!budget.only.empty()) restrict(plan, view, budget.only);
    plan.limits.threads = threads;
    const Expectation expected = expect(plan, view, !budget.only.empty(), stop);
    const Belief<Model> belief = believe(rng, stop);
    search(plan, view, belief, rng, stop, expected);
    const int temper = plan.isExact ? 0 : m_temper; // what is known is no matter of style
    const bool hasPrior = m_priorWeight > 0 && !plan.prior.empty();
    if (hasPrior || temper != 0)
        m_search.addPrior([&](std::size_t move) {
            const bool isBold = temper != 0 && Mind::isBold(view, plan.moves[move]);
            return (hasPrior ? 0.001 * m_priorWeight * plan.prior[move] : 0.0) +
                   (isBold ? 0.01 * temper : 0.0);
        });
    if (plan.usual) m_search.keep(*plan.usual);
    if (!budget.advised.empty())
        if (const auto advised = G::parseMove(budget.advised)) m_search.keep(*advised);

    // What one world tells is no mean: either it is exact, or nobody wants to know.
    if (const int worlds = m_search.worlds(m_search.ranking()[0]);
        worlds > 1 && !budget.tellsRawValues)
        m_search.tellBy(calibration(Mind::seats(view))
                            .curve(G::partOf(view, view.seat), G::stageOf(view), worlds),
                        Mind::kValueKind);

    Decision<G> decision = found(plan, budget);
    decision.reasons = explain(view, m_search);
    explainOthers(view, m_search, decision.reasons, decision.whyNots);
    if (budget.tellsBeliefs) decision.beliefs = belief.chances(m_models[0], rng, stop);
    return decision;
}

template <class Mind>
auto ChampionPlayer<Mind>::decideOpen(const typename G::State& state, Rng& rng,
                                      const Budget& budget, std::stop_token token) -> Decision<G> {
    const StopCheck stop(std::move(token), budget);
    const int threads = std::max(budget.threads, 1);
    const auto view = G::observe(state, G::toMove(state));
    prepare(view, threads);
    SearchPlan<G> plan = m_mind.plan(view, rng);
    const auto legal = G::legalMoves(view);
    for (const std::string& text : budget.only)
        if (const auto move = G::parseMove(text);
            move && std::ranges::find(legal, *move) != legal.end() &&
            std::ranges::find(plan.moves, *move) == plan.moves.end())
            plan.moves.push_back(*move);
    plan.limits = {plan.isExact ? 1 : m_worlds, 1, threads};
    plan.showsCandidates = true;
    search(plan, view, Belief<Model>::known(m_models[0].worldOf(state)), rng, stop);
    Decision<G> decision = found(plan, budget);
    // Those asked for are told even if more others are better than can be told.
    auto place = decision.candidates.end();
    for (std::size_t i = 0; i < plan.moves.size(); ++i) {
        const auto isThis = [&](const auto& candidate) { return candidate.move == plan.moves[i]; };
        const bool isAsked =
            std::ranges::find(budget.only, G::toText(plan.moves[i])) != budget.only.end();
        if (isAsked && place != decision.candidates.begin() &&
            std::none_of(decision.candidates.begin(), place, isThis))
            *--place = {plan.moves[i], m_search.value(i),
                        static_cast<std::uint32_t>(m_search.worlds(i))};
    }
    return decision;
}

inline constexpr int kOpenPlayouts = 200; // of each move: one world needs fewer than many

// The champion as a player that cheats: it looks at all cards.
template <class Mind> class OpenChampion final : public CheatingAgent<typename Mind::Rules> {
public:
    using G = typename Mind::Rules;

    explicit OpenChampion(const typename Mind::Params& params) : m_champion(params) {}
    Decision<G> decide(const typename G::State& state, Rng& rng, const Budget& budget,
                       std::stop_token stop) override {
        return m_champion.decideOpen(state, rng, budget, std::move(stop));
    }

private:
    ChampionPlayer<Mind> m_champion;
};

// Defaults of the hooks: all legal moves are tried in weighted worlds, and only points count. A
// game's Mind replaces a hook by a member of the same name.
template <class Mind, Determinizable G, BeliefModel M,
          std::derived_from<ChampionBasics> P = ChampionBasics>
class MindDefaults {
public:
    using Rules = G;
    using Params = P;
    using Model = M;
    using View = typename G::Observation;
    static constexpr ValueKind kValueKind = ValueKind::Score;
    static constexpr std::optional<ChainParams> kChains{};

    explicit MindDefaults(const P& params) : m_params(params) {}

    static int seats(const View& view) { return G::seats(view.pub.options); }
    static double winWorth() { return 0; }
    static void prepare(int /*threads*/) {}
    static std::optional<Decision<G>> certain(const View&, Rng&) { return {}; }
    SearchPlan<G> plan(const View& view, Rng&) const {
        return {G::legalMoves(view), {m_params.worlds, m_params.rounds, 1, m_params.missRate}};
    }
    int beliefWorlds() const { return m_params.worlds; }
    M model(const View& view, int /*thread*/) const { return {view, m_params.infers}; }

    // Plays worlds, which are states, to the end: Mind::playOn(state, rng) makes the next move,
    // Mind::resultOf(state, hero) counts.
    struct Worker {
        const Belief<M>& belief;
        M& model;
        Seat hero;
        bool playsRandomly;

        typename G::State world(int number, Rng& rng) { return belief.world(number, model, rng); }
        Outcome operator()(typename G::State& state, Rng& rng) const {
            while (G::toMove(state) != kNoSeat)
                playsRandomly ? G::playRandomMove(state, rng) : Mind::playOn(state, rng);
            return Mind::resultOf(state, hero);
        }
    };
    Worker worker(const View& view, const Belief<M>& belief, M& model, int,
                  const StopCheck&) const {
        return {belief, model, view.seat, m_params.playsRandomly};
    }
    static bool isBold(const View&, const typename G::Move&) { return false; }
    using Values = void;
    static bool isLearned(const View&) { return true; }
    static Outcome expected(const View&, const auto&, const Outcome& outcome) { return outcome; }
    static void agree(const View&, const auto&, std::span<Outcome>) {}
    static ScoreRange scoreRange(const View&, const auto&) { return {}; }
    static Outcome resultOf(const typename G::State& state, Seat hero) {
        const auto seat = static_cast<std::size_t>(hero);
        return {G::winShares(state)[seat], static_cast<double>(G::scores(state)[seat])};
    }

protected:
    P m_params;
};

// The champion as an entry of a game's list of players.
template <class Mind>
AgentEntry<typename Mind::Rules> championEntry(const ParamTable<typename Mind::Params>& table) {
    return agentEntry<typename Mind::Rules, ChampionPlayer<Mind>, typename Mind::Params>("champion",
                                                                                         table);
}

} // namespace parlour
