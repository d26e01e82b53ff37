#include "ai/doudizhu/champion.h"

#include "ai/doudizhu/explain.h"
#include "ai/doudizhu/standing.h"

#include <algorithm>
#include <numeric>

namespace parlour::doudizhu {

namespace {

// Limits the prior of a certain win; no other play comes near.
constexpr float kHighestPrior = 100;

constexpr int kPlaysPerPattern = 2; // with different kickers
constexpr int kPositions = 4000;    // for solving an endgame; if they do not suffice,
constexpr int kFewerCards = 3;      // the next try comes with this many fewer cards
constexpr int kAlternatives = 3;    // plays tried where the best one loses

// The stake of a peasant per point of the bid: as it stands, and at the end of the deal.
int stakeSoFar(Scoring scoring, const auto& table) {
    return stakeOf(scoring, 1, table.bombs, table.rocket, false).value();
}
int finalStake(Scoring scoring, const OpenTable& end) {
    const bool spring = isSpring(end.plays, end.landlord, end.owner == end.landlord);
    return stakeOf(scoring, 1, end.bombs, end.rocket, spring).value();
}

Outcome outcomeOf(Seat hero, Seat landlord, bool landlordWins, double stake) {
    const bool wins = landlordWins == (hero == landlord);
    const double points = hero == landlord ? 2 * stake : stake;
    return {wins ? 1.0 : 0.0, wins ? points : -points};
}

// Makes the remaining bids by the quick rules.
void finishBidding(State& state, RulePolicy& policy) {
    while (state.pub.isBidding()) {
        const int bid = policy.bid(state.hands[static_cast<std::size_t>(state.pub.next)]);
        Doudizhu::apply(state, Move::bid(bid > state.pub.bid ? bid : 0));
    }
}

WeighedPlay randomPlay(const OpenTable& table, Rng& rng) {
    Cards chosen;
    std::uint32_t count = table.isLead() ? 0 : 1;
    const auto add = [&](Cards cards) {
        if (rng.below(++count) == 0) chosen = cards;
    };
    if (table.isLead())
        forEachPlay(table.handToMove(), table.rule, add);
    else
        forEachBeating(table.toBeat, table.handToMove(), table.rule, add);
    return {chosen, patternOf(chosen, table.rule)};
}

} // namespace

class Mind::Worker {
public:
    Worker(const Observation& view, const HandBelief& belief, HandModel& model,
           const ChampionParams& params, Tools& tools, const StopCheck& stop)
        : m_belief(belief),
          m_model(model),
          m_params(params),
          m_tools(tools),
          m_stop(stop),
          m_hero(view.seat),
          m_isBid(view.pub.isBidding()) {}

    State world(int number, Rng& rng) {
        m_tools.endgame.forget();
        return m_model.state(m_belief.world(number, m_model, rng));
    }

    Outcome operator()(State& state, Rng& rng) {
        if (m_isBid) finishBidding(state, m_tools.policy);
        if (state.pub.isVoid()) return {1.0 / kPlayers, 0};
        OpenTable table(state);
        const Scoring scoring = state.pub.options.scoring;
        // When bidding, points count more than the win.
        const double bid = m_isBid ? state.pub.bid * winWorth() : 1;
        // After a stop the first world must be quick: just a playout.
        const bool isHurried = m_stop.requested();
        const int improvedTurns = isHurried ? 0 : m_params.improvedTurns;
        int exactCards = isHurried ? 0 : m_params.exactCards;
        OpenTable end = playOut(table, m_tools.line, rng);
        std::size_t played = 0; // turns of the line
        for (int turn = 0; !table.isOver(); ++turn) {
            if (const int cards = table.cards(); cards <= exactCards) {
                if (const auto wins = m_tools.endgame.landlordWins(table, kPositions))
                    return outcomeOf(m_hero, table.landlord, *wins,
                                     bid * stakeSoFar(scoring, table));
                exactCards = cards - kFewerCards;
            } else if (turn >= improvedTurns && exactCards <= 0) {
                break;
            }
            if (turn < improvedTurns && !end.hasWon(table.next) && improve(table, end, rng)) {
                played = 0;
            } else {
                table.apply(m_tools.line[played].cards, m_tools.line[played].pattern);
                ++played;
            }
        }
        return outcomeOf(m_hero, table.landlord, end.owner == end.landlord,
                         bid * finalStake(scoring, end));
    }

private:
    // Plays to the end by the quick rules and records the turns in `line`.
    OpenTable playOut(OpenTable table, Line& line, Rng& rng) {
        line.clear();
        while (!table.isOver()) {
            line.push_back(m_params.playsRandomly ? randomPlay(table, rng)
                                                  : m_tools.policy.choose(table));
            table.apply(line.back().cards, line.back().pattern);
        }
        return table;
    }

    // The seat to move loses the current line, which leads to `end`. If one of its next best plays
    // wins a playout instead, plays it, replaces the line and its end and returns true.
    bool improve(OpenTable& table, OpenTable& end, Rng& rng) {
        WeighedPlays plays = m_tools.policy.weigh(table);
        const auto tried = std::min<std::ptrdiff_t>(1 + kAlternatives, std::ssize(plays));
        std::ranges::partial_sort(
            plays, plays.begin() + tried, std::greater{},
            [](const WeighedPlay& play) { return std::pair(play.score, play.cards.bits()); });
        for (auto play = plays.begin() + 1; play < plays.begin() + tried; ++play) {
            OpenTable next = table;
            next.apply(play->cards, play->pattern);
            const OpenTable nextEnd = playOut(next, m_tools.otherLine, rng);
            if (!nextEnd.hasWon(table.next)) continue;
            std::swap(m_tools.line, m_tools.otherLine);
            table = next;
            end = nextEnd;
            return true;
        }
        return false;
    }

    const HandBelief& m_belief;
    HandModel& m_model;
    const ChampionParams& m_params;
    Tools& m_tools;
    const StopCheck& m_stop;
    const Seat m_hero;
    const bool m_isBid;
};

// In simple stakes: winning comes first, but bombs and springs are worth having.
double Mind::winWorth() { return 8; }

void Mind::prepare(int threads) {
    while (std::ssize(m_tools) < threads) m_tools.emplace_back();
}

SearchPlan<Doudizhu> Mind::plan(const Observation& view, Rng& rng) {
    const bool isBid = view.pub.isBidding();
    const int rounds = isBid ? 1 : m_params.rounds; // bids are too few to drop any
    SearchPlan<Doudizhu> plan{Doudizhu::legalMoves(view),
                              {m_params.worlds, rounds, 1, m_params.missRate}};
    if (!isBid && plan.moves.size() > 1) keepSensible(plan, view, rng);
    // A bid is as good as the points it brings: wins at a low stake, or as a peasant, are worth
    // less.
    if (isBid && view.pub.options.scoring != Scoring::Simple) plan.pointWorth = winWorth();
    return plan;
}

// The plays of the highest scores, a few of each pattern, with their scores as the prior; always
// the pass.
void Mind::keepSensible(SearchPlan<Doudizhu>& plan, const Observation& view, Rng& rng) {
    struct Weighed {
        Move move;
        Pattern pattern;
        float score;
    };
    boost::container::static_vector<Weighed, Doudizhu::kMostMoves> plays;
    const OpenTable table(
        Doudizhu::sample(view, rng)); // scores use only the sum of the others' cards
    RulePolicy& policy = m_tools[0].policy;
    for (const Move move : plan.moves) {
        const Cards cards = move.cards();
        if (cards == view.hand) {
            plan.moves = {move};
            return;
        }
        const Pattern pattern = patternOf(cards, table.rule);
        plays.push_back({move, pattern, policy.score(table, cards, pattern)});
    }
    std::ranges::sort(plays, std::greater{}, [](const Weighed& play) {
        return std::pair(play.score, play.move.cards().bits());
    });
    plan.moves.clear();
    for (std::size_t i = 0; i < plays.size(); ++i) {
        const Weighed& play = plays[i];
        const auto before =
            std::count_if(plays.begin(), plays.begin() + static_cast<int>(i),
                          [&](const Weighed& p) { return p.pattern == play.pattern; });
        if (play.move.isPass() ||
            (before < kPlaysPerPattern && std::ssize(plan.moves) < m_params.moves)) {
            plan.moves.push_back(play.move);
            plan.prior.push_back(std::min(play.score, kHighestPrior));
        }
    }
}

bool Mind::isBold(const Observation& view, const Move& move) {
    return view.pub.isBidding() && move != Move::bid(0);
}

// What is solved needs no opinion.
bool Mind::isLearned(const Observation& view) const {
    const auto& sizes = view.pub.handSizes;
    return view.pub.isBidding() ||
           std::accumulate(sizes.begin(), sizes.end(), 0) > m_params.exactCards;
}

// Playouts count points of a bid by what a win is worth. A deal that nobody bids for is void, and a
// play that wins whatever the opponents hold wins the stake as it stands.
Outcome Mind::expected(const Observation& view, Move move, const Outcome& outcome) {
    if (move.isBid() && move.bid() == 0) {
        Public after = view.pub;
        ++after.bids;
        if (after.isVoid()) return {outcome.win, 0};
    }
    if (!view.pub.isBidding() && !move.cards().empty())
        if (const Standing s(view);
            !s.canBeBeaten(s.patternOf(move.cards())) && s.isSureFrom(view.hand - move.cards()))
            return outcomeOf(view.seat, view.pub.landlord, view.seat == view.pub.landlord,
                             stakeSoFar(view.pub.options.scoring, view.pub));
    return {outcome.win, outcome.score * (view.pub.isBidding() ? winWorth() : 1)};
}

// After the last bid the same deal is played, only for another stake. The network has seen it for
// the highest, the others hardly ever.
void Mind::agree(const Observation& view, const Doudizhu::MoveList& moves,
                 std::span<Outcome> outcomes) {
    if (!view.pub.isBidding() || view.pub.bids + 1 < kPlayers) return;
    const auto top =
        std::ranges::max_element(moves, {}, [](const Move move) { return move.bid(); });
    const Outcome ofTop = outcomes[static_cast<std::size_t>(top - moves.begin())];
    for (std::size_t i = 0; i < moves.size(); ++i)
        if (moves[i].bid() > 0)
            outcomes[i] = {ofTop.win, ofTop.score * moves[i].bid() / top->bid()};
}

HandModel Mind::model(const Observation& view, int thread) {
    return {view, m_params.infers, m_tools[static_cast<std::size_t>(thread)].policy};
}

Mind::Worker Mind::worker(const Observation& view, const HandBelief& belief, HandModel& model,
                          int thread, const StopCheck& stop) {
    return {view, belief, model, m_params, m_tools[static_cast<std::size_t>(thread)], stop};
}

} // namespace parlour::doudizhu

template class parlour::ChampionPlayer<parlour::doudizhu::Mind>;
