#include "app/desktop/games/samurai/piece_motion.h"

#include "app/desktop/games/samurai/samurai_codes.h"
#include "app/desktop/games/samurai/samurai_words.h"

#include <bit>

namespace parlour {

using namespace samurai;

namespace {

PieceMotion::Arriving from(PieceMotion::Arriving piece, const QPointF& start) {
    piece.from = start;
    return piece;
}

} // namespace

QPointF PieceMotion::centre(Place place) const {
    return m_geometry.centre(m_now.board().cellAt[place.code]);
}

QPointF PieceMotion::figureAt(const Cell& settlement, int caste, CasteSet figures) const {
    const int slot = std::popcount(static_cast<unsigned>(figures & ((1 << caste) - 1)));
    return centre(settlement.place) + figurePlace(slot, figurePlaces(m_now, settlement, figures));
}

double PieceMotion::figureRadiusIn(const Cell& settlement, CasteSet figures) const {
    return figureRadius(figurePlaces(m_now, settlement, figures));
}

PieceMotion::Arriving PieceMotion::tile(Seat owner, Tile tile, Place to) const {
    return {SamuraiWords::picture(owner + 1, tile), kTileRadius, centre(to), codeOf(to),
            codeOf(to)};
}

PieceMotion::Arriving PieceMotion::figure(int caste, Place to) const {
    const Cell& settlement = *m_now.board().find(to);
    const CasteSet figures = m_now.figures[settlement.number];
    return {SamuraiWords::picture(caste), figureRadiusIn(settlement, figures),
            figureAt(settlement, caste, figures), codeOf(to),
            codeOf(to) + u':' + QLatin1Char(letter(caste))};
}

std::vector<PieceMotion::Arriving> PieceMotion::arriving(const Event& event) const {
    const Move& move = event.move;
    const auto standsAt = [&](int caste, Place place) {
        const Cell& settlement = *m_now.board().find(place);
        return figureAt(settlement, caste, m_now.figures[settlement.number]);
    };
    switch (event.kind) {
    case Event::Kind::Placed: return {tile(event.seat, move.tile, move.at)};
    case Event::Kind::Put: return {figure(move.caste, move.at)};
    case Event::Kind::Moved:
        return {from(tile(event.seat, event.tile, move.to), centre(move.at)),
                tile(event.seat, kTileExchange, move.at)};
    case Event::Kind::Swapped: // each from where the other now stands
        return {from(figure(move.caste, move.to), standsAt(move.caste2, move.at)),
                from(figure(move.caste2, move.at), standsAt(move.caste, move.to))};
    default: return {};
    }
}

std::vector<PieceMotion::Leaving>
PieceMotion::leaving(const std::vector<SamuraiScene::Captured>& captures) const {
    std::vector<Leaving> figuresLeaving;
    for (const auto& [capture, influence] : captures) {
        CasteSet figures = 0; // that stood there together
        for (const SamuraiScene::Captured& other : captures)
            if (other.capture.settlement == capture.settlement)
                figures |= static_cast<CasteSet>(1 << other.capture.caste);
        const Cell& settlement = m_now.board().settlement(capture.settlement);
        figuresLeaving.push_back({capture.caste, SamuraiWords::picture(capture.caste),
                                  figureRadiusIn(settlement, figures),
                                  figureAt(settlement, capture.caste, figures), capture.winner});
    }
    return figuresLeaving;
}

} // namespace parlour
