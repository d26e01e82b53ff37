#include "ai/review/review.h"

#include "ai/catalogue/games.h"
#include "ai/review/judge.h"
#include "ai/search/parallel.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <mutex>
#include <utility>

namespace parlour {

namespace {

constexpr std::array<std::string_view, 3> kDepthNames{"quick", "normal", "deep"};

constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }

int sidesOf(const Table& table) {
    int sides = 0;
    for (Seat seat = 0; seat < table.seats(); ++seat) {
        bool isFirst = true;
        for (Seat other = 0; other < seat; ++other) isFirst &= !table.areAllies(seat, other);
        sides += isFirst;
    }
    return sides;
}

// How much of a seat's loss another seat gains.
double partOf(const Table& table, Seat loser, Seat seat) {
    if (table.areAllies(loser, seat)) return -1;
    const int sides = sidesOf(table);
    return sides == 2 ? 1 : 1.0 / (sides - 1);
}

// Keeps what each seat expects while the deal goes on.
class Account {
public:
    explicit Account(Review& review, const Table& before) : m_review(review) {
        if (review.unit == ValueKind::Win)
            std::fill_n(m_expected.begin(), review.seats, 1.0 / sidesOf(before));
        addRow();
    }

    // The row of a ply, and what the decision there brought; null: it is not known.
    void add(const ReviewedDecision* decision, const Table& table) {
        if (!decision || decision->isForced()) {
            addRow();
            return;
        }
        SeatValues found = m_expected;
        SeatValues variance = m_expectedVariance;
        found[at(decision->seat)] = decision->prospect;
        variance[at(decision->seat)] = decision->prospectNoise * decision->prospectNoise;
        addRow(found, variance);
        for (Seat seat = 0; seat < m_review.seats; ++seat) {
            const double part = partOf(table, decision->seat, seat);
            const double brought = part * decision->loss;
            m_expected[at(seat)] += brought;
            m_review.skill[at(seat)][at(decision->seat)] += brought;
            const double noise = decision->unit == m_review.unit    ? decision->noise
                                 : decision->move == decision->best ? 0
                                                                    : decision->prospectNoise;
            m_variance[at(seat)] += part * part * noise * noise;
            m_expectedVariance[at(seat)] += part * part * noise * noise;
        }
    }

    void end(const Table& table) {
        if (!table.isOver()) {
            addRow();
        } else {
            SeatValues result{};
            const auto shares = table.winShares();
            for (Seat seat = 0; seat < m_review.seats; ++seat)
                result[at(seat)] =
                    m_review.unit == ValueKind::Win ? shares[at(seat)] : table.gain(seat);
            addRow(result, {}); // no doubt about this
        }
        m_review.result = m_review.expectation.back();
        for (Seat seat = 0; seat < m_review.seats; ++seat)
            m_review.luckNoise[at(seat)] = std::sqrt(m_variance[at(seat)]);
    }

private:
    void addRow() { addRow(m_expected, m_expectedVariance); }
    void addRow(const SeatValues& found, const SeatValues& variance) {
        SeatValues luck{}, noise{};
        for (Seat seat = 0; seat < m_review.seats; ++seat) {
            luck[at(seat)] = found[at(seat)] - m_expected[at(seat)];
            m_review.luck[at(seat)] += luck[at(seat)];
            if (luck[at(seat)] != 0)
                noise[at(seat)] = std::sqrt(variance[at(seat)] + m_expectedVariance[at(seat)]);
        }
        m_expected = found;
        m_expectedVariance = variance;
        m_review.expectation.push_back(found);
        m_review.luckBefore.push_back(luck);
        m_review.luckNoiseBefore.push_back(noise);
    }

    Review& m_review;
    SeatValues m_expected{};
    SeatValues m_expectedVariance{}; // of the judge's error
    SeatValues m_variance{};         // of what the decisions brought
};

} // namespace

void goTo(Table& table, int ply) {
    while (table.played() > ply) table.undo();
    while (table.played() < ply) table.redo();
}

std::string_view depthName(ReviewDepth depth) {
    return kDepthNames[static_cast<std::size_t>(depth)];
}

std::optional<ReviewDepth> depthNamed(std::string_view name) {
    const auto found = std::ranges::find(kDepthNames, name);
    if (found == kDepthNames.end()) return std::nullopt;
    return static_cast<ReviewDepth>(found - kDepthNames.begin());
}

KeptReason::KeptReason(const Reason& reason)
    : context(reason.advice.context), english(reason.advice.english) {
    for (std::size_t i = 0; i < args.size(); ++i) {
        const Reason::Arg& arg = reason.args[i];
        args[i] = {arg.kind, arg.number, arg.words.context, arg.words.english};
    }
}

Reason KeptReason::reason() const {
    Reason reason = because(Phrase{context.c_str(), english.c_str()});
    for (std::size_t i = 0; i < args.size(); ++i)
        reason.args[i] = {
            args[i].kind, args[i].number, {args[i].context.c_str(), args[i].english.c_str()}};
    return reason;
}

std::vector<KeptReason> kept(const std::vector<Reason>& reasons) {
    return {reasons.begin(), reasons.end()};
}

std::string english(const std::vector<KeptReason>& reasons) {
    std::string text;
    for (const KeptReason& reason : reasons)
        text += (text.empty() ? "" : " ") + english(reason.reason());
    return text;
}

const ReviewedDecision* Review::decisionAt(int ply) const {
    const auto found = std::ranges::lower_bound(decisions, ply, {}, &ReviewedDecision::ply);
    return found == decisions.end() || found->ply != ply ? nullptr : &*found;
}

double Review::broughtByOthers(Seat seat) const {
    double sum = 0;
    for (Seat other = 0; other < seats; ++other)
        if (other != seat) sum += skill[at(seat)][at(other)];
    return sum;
}

bool Review::fits(const Table& table) const {
    return game == table.game() && seats == table.seats() && isOver == table.isOver() &&
           moves == table.moves() &&
           std::ranges::all_of(decisions, [&](const ReviewedDecision& decision) {
               return decision.seat == table.toMoveAfter(decision.ply);
           });
}

void Review::countFigures() {
    figures = {};
    std::array<int, kMostSeats> inUnit{};
    for (const ReviewedDecision& decision : decisions) {
        Figures& its = figures[at(decision.seat)];
        ++its.grades[static_cast<std::size_t>(decision.grade)];
        if (decision.isForced()) continue;
        if (its.decisions++ == 0) its.accuracy = 0;
        its.accuracy += accuracyOf(decision.cost, scales.of(decision.unit));
        if (decision.unit != unit) continue;
        ++inUnit[at(decision.seat)];
        its.meanCost += decision.cost;
        its.meanCostNoise += decision.noise * decision.noise;
    }
    for (std::size_t seat = 0; seat < figures.size(); ++seat) {
        Figures& its = figures[seat];
        if (its.decisions > 0) its.accuracy /= its.decisions;
        if (inUnit[seat] == 0) continue;
        its.meanCost /= inUnit[seat];
        its.meanCostNoise = std::sqrt(its.meanCostNoise) / inUnit[seat];
    }
}

Review account(const Table& table, const ReviewSetup& setup,
               std::vector<ReviewedDecision> decisions) {
    Review review;
    review.game = table.game();
    review.seats = table.seats();
    review.depth = setup.depth;
    review.unit = accountUnit(table);
    review.scales = setup.scales;
    review.isOver = table.isOver();
    review.moves = table.moves();
    review.decisions = std::move(decisions);
    review.countFigures();

    // Sides may form only while the deal goes on; its worth before it is that of the sides at last.
    Account account(review, table);
    const auto walker = table.clone();
    for (int ply = 0; ply < table.played(); ++ply) {
        goTo(*walker, ply);
        account.add(review.decisionAt(ply), *walker);
    }
    account.end(table);
    return review;
}

void regrade(Review& review, const GradeScales& scales) {
    review.scales = scales;
    for (ReviewedDecision& decision : review.decisions)
        if (!decision.isForced() && decision.move != decision.best)
            decision.grade = gradeOf(decision.cost, decision.noise, scales.of(decision.unit));
    review.countFigures();
}

bool areOfSamePlayers(std::span<const ReviewedDeal> deals) {
    const ReviewedDeal& first = deals.front();
    return std::ranges::all_of(deals, [&](const ReviewedDeal& deal) {
        return deal.names == first.names && deal.review.seats == first.review.seats &&
               deal.review.unit == first.review.unit;
    });
}

Review together(std::span<const Review* const> deals) {
    Review sum = *deals.front();
    sum.expectation = {sum.expectation.front()};
    SeatValues noise{}; // squared
    sum.moves.clear();
    sum.decisions.clear();
    for (const Review* const deal : deals) {
        assert(deal->game == sum.game && deal->seats == sum.seats && deal->unit == sum.unit);
        sum.depth = std::min(sum.depth, deal->depth);
        sum.isOver = sum.isOver && deal->isOver;
        const int plies = static_cast<int>(sum.moves.size());
        sum.moves.insert(sum.moves.end(), deal->moves.begin(), deal->moves.end());
        for (ReviewedDecision decision : deal->decisions) {
            decision.ply += plies;
            sum.decisions.push_back(std::move(decision));
        }
        for (std::size_t seat = 0; seat < kMostSeats; ++seat) {
            noise[seat] += deal->luckNoise[seat] * deal->luckNoise[seat];
            if (deal == deals.front()) continue;
            sum.expectation.front()[seat] += deal->expectation.front()[seat];
            sum.luck[seat] += deal->luck[seat];
            sum.result[seat] += deal->result[seat];
            for (std::size_t other = 0; other < kMostSeats; ++other)
                sum.skill[seat][other] += deal->skill[seat][other];
        }
    }
    for (std::size_t seat = 0; seat < kMostSeats; ++seat)
        sum.luckNoise[seat] = std::sqrt(noise[seat]);
    sum.expectation.push_back(sum.result);
    sum.luckBefore = {{}, sum.luck};
    sum.luckNoiseBefore = {{}, sum.luckNoise};
    sum.countFigures();
    return sum;
}

Review review(const GameEntry& game, const Table& table, const ReviewSetup& setup,
              const ReviewProgress& progress, std::stop_token stop) {
    const int plies = table.played();
    const std::vector<std::string> moves = table.moves();
    std::vector<std::optional<ReviewedDecision>> judged(at(plies));
    for (const ReviewedDecision& decision : setup.judged) judged[at(decision.ply)] = decision;
    std::mutex mutex;
    int done = static_cast<int>(setup.judged.size());
    inBlocks(plies, setup.threads, [&](int) {
        return [&, judge = Judge(game, setup.depth, setup.scales),
                own = table.clone()](int ply) mutable {
            if (stop.stop_requested() || judged[at(ply)]) return;
            goTo(*own, ply);
            const std::uint64_t seed =
                Rng(setup.seed).split(static_cast<std::uint64_t>(ply)).next();
            ReviewedDecision decision = judge.judge(*own, moves[at(ply)], seed, stop);
            if (stop.stop_requested()) return;
            const std::lock_guard lock(mutex);
            judged[at(ply)] = std::move(decision);
            if (progress) progress(*judged[at(ply)], ++done, plies);
        };
    });
    std::vector<ReviewedDecision> decisions;
    for (auto& decision : judged)
        if (decision) decisions.push_back(std::move(*decision));
    return account(table, setup, std::move(decisions));
}

} // namespace parlour
