#include "ai/doudizhu/champion.h"

#include "ai/doudizhu/explain.h"

#include <algorithm>

namespace parlour::doudizhu {

namespace {

using Moves = Doudizhu::MoveList;

// What a won deal counts beside its points, in plain stakes: winning comes first, but bombs and
// springs are worth having.
constexpr double kWorthOfAWin = 8;

// The rules' opinion of a move that goes out for certain: no other comes near.
constexpr float kHighestOpinion = 100;

constexpr int kFirstSteps = 3;     // of a walk, for each between two worlds
constexpr int kPlaysOfOneCore = 2; // of one pattern with different kickers
constexpr int kPositions = 4000;   // for an endgame; more are played by rule,
constexpr int kFewerCards = 3;     // until so many cards fewer are left
constexpr int kSecondThoughts = 3; // moves that are tried where the first loses

// Points of a won deal for one peasant, by the bombs so far.
double bombStake(Scoring scoring, int bombs) {
    return scoring == Scoring::Competition ? 1 + bombs : 1 << bombs;
}

// The same where it ends now, with the spring.
double stakeOf(Scoring scoring, const OpenTable& end) {
    const double stake = bombStake(scoring, end.bombs);
    if (scoring == Scoring::Simple) return stake;
    const bool byLandlord = end.owner == end.landlord;
    int peasants = 0;
    for (Seat seat = 0; seat < kPlayers; ++seat)
        if (seat != end.landlord) peasants += end.plays[static_cast<std::size_t>(seat)];
    const bool isSpring =
        byLandlord ? peasants == 0 : end.plays[static_cast<std::size_t>(end.landlord)] == 1;
    return isSpring ? 2 * stake : stake;
}

Prospect prospect(Seat hero, Seat landlord, bool landlordWins, double stake) {
    const bool wins = landlordWins == (hero == landlord);
    const double points = hero == landlord ? 2 * stake : stake;
    return {wins ? 1.0 : 0.0, wins ? points : -points};
}

// The bids of those who are still to bid, by the rules.
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

Champion::Champion(const ChampionParams& params) : m_params(params), m_means(kWorthOfAWin) {}

// The plays that leave most, a few of each pattern, and what the rules think of them; a pass
// always, and all bids.
Doudizhu::MoveList Champion::sensibleMoves(const Observation& view, Rng& rng) {
    Moves moves = Doudizhu::legalMoves(view);
    m_opinions.clear();
    if (view.pub.isBidding() || moves.size() == 1) return moves;
    struct Weighed {
        Move move;
        Pattern pattern;
        float score;
    };
    boost::container::static_vector<Weighed, Doudizhu::kMostMoves> plays;
    const OpenTable table(Doudizhu::sample(view, rng)); // whoever holds them: only sums count
    RulePolicy& policy = m_tools[0].policy;
    for (const Move move : moves) {
        const Cards cards = move.cards();
        if (cards == view.hand) return {move};
        const Pattern pattern = patternOf(cards, table.rule);
        plays.push_back({move, pattern, policy.score(table, cards, pattern)});
    }
    std::ranges::sort(plays, std::greater{}, [](const Weighed& play) {
        return std::pair(play.score, play.move.cards().bits());
    });
    moves.clear();
    for (std::size_t i = 0; i < plays.size(); ++i) {
        const Weighed& play = plays[i];
        const auto before =
            std::count_if(plays.begin(), plays.begin() + static_cast<int>(i),
                          [&](const Weighed& p) { return p.pattern == play.pattern; });
        if (play.move.isPass() ||
            (before < kPlaysOfOneCore && std::ssize(moves) < m_params.moves)) {
            moves.push_back(play.move);
            m_opinions.push_back(std::min(play.score, kHighestOpinion));
        }
    }
    return moves;
}

Decision<Doudizhu> Champion::decide(const Observation& view, Rng& rng, const Budget& budget,
                                    std::stop_token token) {
    const Seat hero = view.seat;
    const StopCheck stop(std::move(token), budget);
    while (std::ssize(m_tools) < std::max(1, budget.threads)) m_tools.emplace_back();
    const Belief belief(view, m_params.inference > 0);

    struct Worker {
        const ChampionParams& params;
        const Belief& belief;
        Tools& tools;
        const StopCheck& stop;
        Seat hero;
        bool isBid;
        Belief::Walk walk{};

        void begin(Rng& chance) {
            walk = belief.begin(kFirstSteps * params.inference, tools.policy, chance);
        }
        State sample(const Observation&, Rng& chance) {
            tools.endgame.forget();
            belief.go(walk, params.inference, tools.policy, chance);
            return walk.world;
        }
        Prospect operator()(State& state, Rng& chance) {
            if (isBid) finishBidding(state, tools.policy);
            if (state.pub.isVoid()) return {1.0 / kPlayers, 0};
            OpenTable table(state);
            const Scoring scoring = state.pub.options.scoring;
            const double stakes = isBid ? state.pub.bid * kWorthOfAWin : 1; // points come first
            // Somebody waits for the first answer: no more than a playout.
            const bool isHurried = stop.requested();
            OpenTable end = playOut(table, tools.line, chance);
            int exactCards = isHurried ? 0 : params.exactCards;
            std::size_t played = 0; // of the line
            for (int turn = isHurried ? params.second : 0; !table.isOver(); ++turn) {
                if (const int cards = table.cards(); cards <= exactCards) {
                    if (const auto wins = tools.endgame.landlordWins(table, kPositions))
                        return prospect(hero, table.landlord, *wins,
                                        stakes * bombStake(scoring, table.bombs));
                    exactCards = cards - kFewerCards;
                } else if (turn >= params.second && exactCards <= 0) {
                    break;
                }
                if (turn < params.second && !end.hasWon(table.next) &&
                    thinkAgain(table, end, chance)) {
                    played = 0;
                } else {
                    table.apply(tools.line[played].cards, tools.line[played].pattern);
                    ++played;
                }
            }
            return prospect(hero, table.landlord, end.owner == end.landlord,
                            stakes * stakeOf(scoring, end));
        }

        // By the rules to the end; the line gets what is played.
        OpenTable playOut(OpenTable table, Line& line, Rng& chance) {
            line.clear();
            while (!table.isOver()) {
                line.push_back(params.playsRandomly ? randomPlay(table, chance)
                                                    : tools.policy.choose(table));
                table.apply(line.back().cards, line.back().pattern);
            }
            return table;
        }

        // Whoever is to move sees how the line goes on to `end`, and that he loses: if one of the
        // next best moves wins by the rules, he plays that. Then the line and its end are others.
        bool thinkAgain(OpenTable& table, OpenTable& end, Rng& chance) {
            WeighedPlays plays = tools.policy.weigh(table);
            const auto tried = std::min<std::ptrdiff_t>(1 + kSecondThoughts, std::ssize(plays));
            std::ranges::partial_sort(
                plays, plays.begin() + tried, std::greater{},
                [](const WeighedPlay& play) { return std::pair(play.score, play.cards.bits()); });
            for (auto play = plays.begin() + 1; play < plays.begin() + tried; ++play) {
                OpenTable next = table;
                next.apply(play->cards, play->pattern);
                const OpenTable nextEnd = playOut(next, tools.otherLine, chance);
                if (!nextEnd.hasWon(table.next)) continue;
                std::swap(tools.line, tools.otherLine);
                table = next;
                end = nextEnd;
                return true;
            }
            return false;
        }
    };
    const auto makeWorker = [&](int thread) {
        return Worker{m_params, belief, m_tools[static_cast<std::size_t>(thread)],
                      stop,     hero,   view.pub.isBidding(),
                      {}};
    };
    const Moves moves = sensibleMoves(view, rng);
    const int rounds = view.pub.isBidding() ? 1 : m_params.rounds; // bids are too few to drop any
    m_means.run(view, moves, {m_params.worlds, rounds, budget.threads, m_params.overlook}, rng,
                stop, makeWorker);
    if (m_params.opinion > 0 && !m_opinions.empty())
        m_means.prefer(
            [&](std::size_t move) { return 0.01 * m_params.opinion * m_opinions[move]; });

    Decision<Doudizhu> decision;
    decision.move = m_means.moves()[m_means.ranking()[0]];
    decision.reasons = explain(view, m_means, kWorthOfAWin);
    decision.candidates = m_means.candidates(ValueKind::Win);
    decision.simulations = m_means.simulations();
    return decision;
}

} // namespace parlour::doudizhu
