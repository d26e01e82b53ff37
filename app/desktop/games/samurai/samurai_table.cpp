#include "samurai_table.h"

#include "ai/samurai/setup.h"
#include "samurai_codes.h"

#include <algorithm>
#include <cmath>

namespace parlour {

using namespace samurai;

namespace {

// Milliseconds: until a piece lies in its place, before captured figures leave, from one of them
// to the next, and until one has arrived.
constexpr int kGlideTime = 300;
constexpr int kReadTime = 500;
constexpr int kNextCapture = 140;
constexpr int kCaptureTime = 600;

using Stage = Moment::Stage;

} // namespace

SamuraiTable::SamuraiTable(QObject* parent) : TableModel(parent) {
    connect(this, &TableModel::sessionChanged, this, [this] {
        m_setupSeats = 0;
        if (session())
            connect(session(), &GameSession::hintChanged, this, [this] {
                m_cells.refresh();
                emit changed();
            });
    });
}

// ---- what is shown, step by step

void SamuraiTable::see(const Moment& moment, const Viewing& viewing) {
    const Board& board = timeline().options().board();
    const bool isNewBoard = m_board != &board;
    if (isNewBoard) {
        m_board = &board;
        m_geometry = std::make_unique<BoardGeometry>(board);
        m_choice.update(board, {});
        m_recent.assign(board.cells.size(), false);
        m_cells.useBoard(board);
    }
    State state = Samurai::start(timeline().options(), timeline().deal());
    m_latest.reset();
    m_captureWords.clear();
    m_recent.assign(board.cells.size(), false);
    Captures captures;
    for (int i = 0; i < moment.played; ++i) {
        const Move move = timeline().moves()[index(i)];
        const Seat seat = state.pub.mover;
        const bool isOwn = !session()->isWatching() && seat == viewing.viewer;
        const bool isFirstOfTurn = state.pub.stepsThisTurn == 0 && move.kind != Move::Kind::End;
        if (isOwn || (session()->isWatching() && isFirstOfTurn)) {
            m_recent.assign(board.cells.size(), false);
            m_captureWords.clear();
        }
        m_latest = move;
        m_latestSeat = seat;
        if (move.kind == Move::Kind::TileExchange)
            m_latestTile = state.pub.onLand[board.find(move.at)->number].tile();
        captures.list.clear();
        Samurai::apply(state, move, std::ref(captures));
        for (const Capture& capture : captures.list)
            m_captureWords << SamuraiWords::capture(state.pub, capture, speech());
        if (isOwn || move.kind == Move::Kind::End || move.kind == Move::Kind::Take) continue;
        for (const Place place : {move.at, move.to})
            if (board.find(place)) m_recent[index(board.cellAt[place.code])] = true;
    }
    m_stage = moment.stage;
    m_shown = state.pub;
    m_leaving = captures.list;
    if (m_stage == Stage::Lying)
        for (const Capture& capture : captures.list) { // they have not left yet
            m_shown.figures[capture.settlement] |= static_cast<CasteSet>(1 << capture.caste);
            ++m_shown.onBoard[capture.caste];
            --(capture.winner == kNoSeat ? m_shown.setAside
                                         : m_shown.captured[index(capture.winner)])[capture.caste];
        }

    const Seat inFront = session()->isWatching() ? state.pub.mover : viewing.viewer;
    const bool isSeen = m_stage != Stage::Undealt && viewing.isOpen[index(inFront)];
    m_handSeat = isSeen ? inFront : kNoSeat;
    m_hand = isSeen ? state.seats[index(inFront)].hand : TileBag();
    m_isActing = viewing.playable != kNoSeat && m_stage != Stage::Undealt &&
                 moment.played == static_cast<int>(timeline().moves().size());
    std::vector<Move> legal;
    if (m_isActing)
        for (const Move& move : Samurai::legalMoves(now())) legal.push_back(move);
    m_choice.update(board, std::move(legal));
    if (isNewBoard) emit boardChanged();
    m_cells.refresh();
    if (isSetup(Samurai::observe(now(), 0)) && !session()->isOver() && !m_isActing)
        session()->hurry();
    goOnWithSetup();
}

std::vector<TableModel::Step> SamuraiTable::stepsAfterMove() const {
    const int played = static_cast<int>(timeline().moves().size());
    const bool glides =
        m_latest && m_latest->kind != Move::Kind::Take && m_latest->kind != Move::Kind::End;
    const int lying = glides ? kGlideTime : kPlayTime;
    if (m_leaving.empty()) return {{{played, Stage::Settled}, lying}};
    const int captured = static_cast<int>(m_leaving.size());
    return {{{played, Stage::Collected}, lying + kReadTime},
            {{played, Stage::Settled}, kCaptureTime + (captured - 1) * kNextCapture}};
}

void SamuraiTable::tellMove() {
    if (!m_latest) return;
    const QString name = seatName(m_latestSeat);
    if (m_latest->kind == Move::Kind::Take) {
        if (m_latestSeat == viewer() && !session()->isWatching())
            say(moveName(QString::fromStdString(Samurai::toText(*m_latest))));
        else
            say(tr("%1 chooses tiles").arg(name));
        return;
    }
    if (m_latest->kind == Move::Kind::End) {
        say(tr("%1: end of the turn").arg(name));
        return;
    }
    //: A player and his move
    say(tr("%1: %2").arg(name, moveName(QString::fromStdString(Samurai::toText(*m_latest)))));
    emit sounded(QStringLiteral("card-place"));
}

void SamuraiTable::tellStep(const Moment&, const Moment& now) {
    if (now.stage != Stage::Collected) return;
    say(m_captureWords.mid(m_captureWords.size() - static_cast<qsizetype>(m_leaving.size()))
            .join(QStringLiteral(". ")));
    const bool isOurs =
        !session()->isWatching() && std::ranges::count(m_leaving, viewer(), &Capture::winner) > 0;
    emit sounded(isOurs ? QStringLiteral("trick-won") : QStringLiteral("collect"));
}

Speech SamuraiTable::speech() const { return {session()->seatNames(), session()->onlyPerson()}; }

QPointF SamuraiTable::figureAt(const Cell& town, int caste, CasteSet figures) const {
    const int slot = std::popcount(static_cast<unsigned>(figures & ((1 << caste) - 1)));
    return m_geometry->centre(m_shown.board().cellAt[town.place.code]) +
           figurePlace(slot, figurePlaces(m_shown, town, figures));
}

double SamuraiTable::figureRadiusIn(const Cell& town, CasteSet figures) const {
    return figureRadius(figurePlaces(m_shown, town, figures));
}

QVariantMap SamuraiTable::tileOnItsWay(Tile tile, Place to) const {
    return {{"picture", SamuraiWords::picture(m_latestSeat + 1, tile)},
            {"radius", kTileRadius},
            {"to", m_geometry->centre(m_shown.board().cellAt[to.code])},
            {"place", codeOf(to)},
            {"code", codeOf(to)}};
}

QVariantMap SamuraiTable::figureOnItsWay(int caste, Place to) const {
    const Cell& town = *m_shown.board().find(to);
    const CasteSet figures = m_shown.figures[town.number];
    return {{"picture", SamuraiWords::picture(caste)},
            {"radius", figureRadiusIn(town, figures)},
            {"to", figureAt(town, caste, figures)},
            {"place", codeOf(to)},
            {"code", codeOf(to) + u':' + QLatin1Char(letter(caste))}};
}

QVariantMap SamuraiTable::latest() const {
    QVariantList pieces;
    const auto from = [&](QVariantMap piece, const QPointF& start) {
        piece["from"] = start;
        pieces << piece;
    };
    if (m_latest && m_stage == Stage::Lying) {
        const Move& move = *m_latest;
        const Board& board = m_shown.board();
        switch (move.kind) {
        case Move::Kind::Place: pieces << tileOnItsWay(move.tile, move.at); break;
        case Move::Kind::Put: pieces << figureOnItsWay(move.caste, move.at); break;
        case Move::Kind::TileExchange:
            from(tileOnItsWay(m_latestTile, move.to),
                 m_geometry->centre(board.cellAt[move.at.code]));
            pieces << tileOnItsWay(kTileExchange, move.at);
            break;
        case Move::Kind::FigureExchange: {
            // From where the other one stands now.
            const QVariantMap first = figureOnItsWay(move.caste, move.to);
            const QVariantMap second = figureOnItsWay(move.caste2, move.at);
            from(first, second["to"].toPointF());
            from(second, first["to"].toPointF());
            break;
        }
        case Move::Kind::Take:
        case Move::Kind::End: break;
        }
    }
    return {{"number", moment().played}, {"seat", m_latestSeat}, {"pieces", pieces}};
}

QVariantList SamuraiTable::leaving() const {
    QVariantList list;
    if (m_stage != Stage::Collected) return list;
    for (const Capture& capture : m_leaving) {
        CasteSet figures = 0; // that stood there together
        for (const Capture& other : m_leaving)
            if (other.settlement == capture.settlement)
                figures |= static_cast<CasteSet>(1 << other.caste);
        const Cell& town = m_shown.board().settlement(capture.settlement);
        list << QVariantMap{{"caste", capture.caste},
                            {"picture", SamuraiWords::picture(capture.caste)},
                            {"radius", figureRadiusIn(town, figures)},
                            {"from", figureAt(town, capture.caste, figures)},
                            {"winner", capture.winner},
                            {"number", moment().played}};
    }
    return list;
}

// ---- where things are

int SamuraiTable::cellOf(const QString& text) const {
    const auto place = placeIn(text.toUpper());
    return place && hasBoard() ? m_shown.board().cellAt[place->code] : -1;
}

int SamuraiTable::cellAt(double x, double y) const {
    if (!hasBoard()) return -1;
    int best = -1;
    double least = 1; // a hexagon's radius
    for (int i = 0; i < m_cells.rowCount(); ++i) {
        const QPointF way = m_geometry->centre(i) - QPointF(x, y);
        const double far = std::hypot(way.x(), way.y());
        if (far >= least) continue;
        least = far;
        best = i;
    }
    return best;
}

int SamuraiTable::neighbour(int cell, int dx, int dy) const {
    return hasBoard() ? m_geometry->neighbour(cell, dx, dy) : -1;
}

QString SamuraiTable::placeOf(int cell) const {
    return cell < 0 || !hasBoard() ? QString() : codeOf(m_shown.board().cells[index(cell)].place);
}

QString SamuraiTable::ownMap() const {
    return hasBoard() && m_shown.options.map > 0 ? QString::fromStdString(m_shown.board().title)
                                                 : QString();
}

QSizeF SamuraiTable::boardSize() const { return hasBoard() ? m_geometry->size() : QSizeF(1, 1); }

QVariantMap SamuraiTable::fit(const QRectF& area, const QVariantList& obstacles) const {
    if (!hasBoard()) return {{"x", 0}, {"y", 0}, {"unit", 1}};
    const QVector3D best = m_geometry->fit(area, rectsIn(obstacles));
    return {{"x", best.x()}, {"y", best.y()}, {"unit", best.z()}};
}

QVariantList SamuraiTable::openSea(const QRectF& area, const QVariantList& obstacles,
                                   const QVariantMap& fitted, double least) const {
    QVariantList list;
    if (!hasBoard()) return list;
    const QVector3D chart(fitted[QStringLiteral("x")].toFloat(),
                          fitted[QStringLiteral("y")].toFloat(),
                          fitted[QStringLiteral("unit")].toFloat());
    for (const QVector3D& place : m_geometry->openSea(area, rectsIn(obstacles), chart, least))
        list << QVariantMap{{"x", place.x()}, {"y", place.y()}, {"radius", place.z()}};
    return list;
}

QPointF SamuraiTable::middleOf(const QString& place) const {
    const int cell = cellOf(place);
    return cell < 0 ? QPointF() : m_geometry->centre(cell);
}

} // namespace parlour
