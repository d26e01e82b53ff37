#include "ai/samurai/step_value.h"

#include "core/base/index.h"

#include <algorithm>
#include <cmath>

namespace parlour::samurai {

Public liftedFrom(const Public& pub, const Cell& from) {
    Public lifted = pub;
    const PlacedTile placed = pub.onLand[from.number];
    for (const std::uint8_t s : pub.board().landTouches[from.number])
        lifted.influence[s][index(placed.owner())].remove(placed.tile());
    return lifted;
}

StepValues::StepValues(const Public& pub, Seat seat, const Weights& weights)
    : m_pub(pub), m_weights(weights), m_seat(seat) {
    const Board& board = pub.board();
    const int majority = board.figuresPerCaste / 2 + 1;
    for (std::size_t caste = 0; caste < kCastes; ++caste) {
        int most = 0;
        for (const Counts& captured : pub.captured) most = std::max<int>(most, captured[caste]);
        const int missing = majority - pub.captured[index(seat)][caste];
        m_casteScore[caste] = most >= majority ? -weights.decided : weights.perFigure / missing;
    }
    for (int s = 0; s < board.settlementCount(); ++s) {
        if (pub.figures[index(s)] == 0) continue;
        BySpace sums;
        for (int caste = 0; caste < kCastes; ++caste) {
            if (!pub.hasFigure(s, caste)) continue;
            const int lead = m_pub.leadOf(m_seat, s, caste);
            const double own = weights.contested ? -std::abs(lead) : lead;
            for (const std::size_t k : {index(caste), index(kKinds - 1)}) {
                ++sums[k].figures;
                sums[k].held += m_pub.influenceOf(m_seat, s, caste);
                sums[k].own += own;
                sums[k].score += m_casteScore[index(caste)];
                sums[k].present = static_cast<CasteSet>(sums[k].present | 1 << caste);
            }
        }
        const auto addTo = [&](BySpace& space) {
            for (std::size_t k = 0; k < kKinds; ++k) {
                space[k].figures += sums[k].figures;
                space[k].held += sums[k].held;
                space[k].own += sums[k].own;
                space[k].score += sums[k].score;
                space[k].present = static_cast<CasteSet>(space[k].present | sums[k].present);
            }
        };
        for (const std::uint8_t n : board.landAround[index(s)]) addTo(m_land[n]);
        for (const std::uint8_t n : board.seaAround[index(s)]) addTo(m_sea[n]);
    }
}

double StepValues::placing(Tile tile, const Cell& cell) const {
    const Sums& sums = at(tile, cell);
    double score = sums.score;
    if (m_weights.scoreByKind) {
        score = 0;
        for (std::size_t caste = 0; caste < kCastes; ++caste)
            if (sums.present >> caste & 1) score += m_casteScore[caste];
    }
    return m_weights.w1 * (tile.strength() * sums.figures + sums.own) + m_weights.w3 * score;
}

double StepValues::keeping(Tile tile) const {
    const std::size_t k = tile.isRonin() ? 3 : tile.isShip() ? 2 : tile.isSamurai() ? 1 : 0;
    return m_weights.w2 * m_weights.k[k] * (m_pub.round() - m_weights.boundary);
}

// The value of the tile on its new space minus that on its old one, both after it is taken up.
double StepValues::movingTile(const Move& step) const {
    const Cell& from = *m_pub.board().find(step.at);
    const Cell& to = *m_pub.board().find(step.to);
    const Tile tile = m_pub.onLand[from.number].tile();
    const Public lifted = liftedFrom(m_pub, from);
    const StepValues values(lifted, m_seat, m_weights);
    return values.placing(tile, to) - values.placing(tile, from);
}

// The improvement for the two figures. A lead beyond the limit counts as the limit.
double StepValues::exchanging(int at, int caste, int to, int caste2) const {
    constexpr int kLimit = 2;
    const auto lead = [&](int settlement, int c) {
        return std::clamp(m_pub.leadOf(m_seat, settlement, c), -kLimit, kLimit);
    };
    return m_weights.w1 * (lead(to, caste) + lead(at, caste2) - lead(at, caste) - lead(to, caste2));
}

double StepValues::value(const Move& step) const {
    switch (step.kind) {
    case Move::Kind::FigureExchange:
        return exchanging(m_pub.board().find(step.at)->number, step.caste,
                          m_pub.board().find(step.to)->number, step.caste2);
    case Move::Kind::TileExchange: return movingTile(step);
    case Move::Kind::Place:
        return placing(step.tile, *m_pub.board().find(step.at)) + keeping(step.tile);
    default: return 0;
    }
}

int StepValues::points(const Move& step) const {
    const Board& board = m_pub.board();
    switch (step.kind) {
    case Move::Kind::FigureExchange: {
        const int at = board.find(step.at)->number;
        const int to = board.find(step.to)->number;
        const auto own = [&](int settlement, int caste) {
            return m_pub.influenceOf(m_seat, settlement, caste);
        };
        return own(to, step.caste) + own(at, step.caste2) - own(at, step.caste) -
               own(to, step.caste2);
    }
    case Move::Kind::TileExchange: {
        const Cell& from = *board.find(step.at);
        const Tile tile = m_pub.onLand[from.number].tile();
        return tile.strength() * (figures(tile, *board.find(step.to)) - figures(tile, from));
    }
    case Move::Kind::Place: return step.tile.strength() * figures(step.tile, *board.find(step.at));
    default: return 0;
    }
}

int StepValues::held(const Move& step) const {
    return step.kind == Move::Kind::Place ? at(step.tile, *m_pub.board().find(step.at)).held : 0;
}

} // namespace parlour::samurai
