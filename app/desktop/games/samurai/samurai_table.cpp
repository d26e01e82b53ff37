#include "app/desktop/games/samurai/samurai_table.h"

#include "ai/samurai/setup.h"
#include "app/desktop/games/samurai/piece_motion.h"
#include "app/desktop/games/samurai/samurai_codes.h"
#include "app/desktop/language/words.h"

#include <algorithm>
#include <utility>

namespace parlour {

using namespace samurai;

namespace {

// Milliseconds: until a piece is in place, before captured figures leave, between two of them, and
// until one has arrived.
constexpr int kGlideTime = 300;
constexpr int kReadTime = 500;
constexpr int kNextCapture = 140;
constexpr int kCaptureTime = 600;

using Kind = Event::Kind;

// The spaces that a move is about.
std::vector<Place> placesOf(const Move& move) {
    switch (move.kind) {
    case Move::Kind::Place:
    case Move::Kind::Put: return {move.at};
    case Move::Kind::FigureExchange:
    case Move::Kind::TileExchange: return {move.at, move.to};
    case Move::Kind::Take:
    case Move::Kind::End: break;
    }
    return {};
}

QVariantList listOf(const Counts& counts) {
    QVariantList list;
    for (const std::uint8_t count : counts) list << int{count};
    return list;
}

} // namespace

SamuraiTable::SamuraiTable(QObject* parent) : TableModel(parent) {
    const auto refresh = [this] {
        m_cells.refresh();
        emit changed();
    };
    connect(&m_turn, &SamuraiTurn::choiceChanged, this, refresh);
    connect(this, &TableModel::sessionChanged, this, [this, refresh] {
        m_turn.useSession(session());
        if (session()) connect(session(), &GameSession::hintChanged, this, refresh);
    });
}

// ---- what is shown, step by step

void SamuraiTable::follow(int number) {
    const Event event = eventsOf<Samurai>(moment().moves)[static_cast<std::size_t>(number)];
    m_scene.follow(event, viewOf<Samurai>(kNoSeat).pub);
}

std::vector<int> SamuraiTable::waitsOf(int move) const {
    const std::vector<Event> events = eventsOf<Samurai>(move);
    const Kind kind = events.front().kind;
    const int lying = kind == Kind::Took || kind == Kind::Ended ? kPlayTime : kGlideTime;
    const auto captures =
        static_cast<int>(std::ranges::count(events, Kind::Captured, &Event::kind));
    std::vector<int> waits(events.size() + 1, 0);
    if (captures > 0) waits[1] = lying + kReadTime; // right after the step, all together
    waits.back() = captures > 0 ? kCaptureTime + (captures - 1) * kNextCapture : lying;
    return waits;
}

void SamuraiTable::see() {
    const Options before = std::exchange(m_rules, viewpoint<Samurai>().options());
    m_pub = viewOf<Samurai>(kNoSeat).pub;
    const Board& board = m_pub.board();
    const Seat inFront = session()->isWatching() ? m_pub.mover : viewer();
    m_handSeat = moment().isDealt && sees(inFront) ? inFront : kNoSeat;
    m_hand = m_handSeat == kNoSeat ? TileBag() : viewOf<Samurai>(m_handSeat).hand;

    // Marks what is new to the viewer, not the viewer's own steps.
    m_recent.assign(board.cells.size(), false);
    for (const SamuraiScene::Step& step : latestSteps()) {
        const bool isOwn = !session()->isWatching() && step.event.seat == viewer();
        if (isOwn || step.event.kind == Kind::Ended || step.event.kind == Kind::Took) continue;
        for (const Place place : {step.event.move.at, step.event.move.to})
            if (board.find(place)) m_recent[index(board.cellAt[place.code])] = true;
    }

    const bool isActing = mayMove() && moment().moves == session()->played();
    m_turn.update(board, isActing ? std::optional(ownView<Samurai>()) : std::nullopt);
    m_cells.useBoard(board);
    m_cells.refresh();
    if (!isActing && !session()->isOver() && isSetup(viewpoint<Samurai>().view(kNoSeat)))
        session()->hurry();
}

void SamuraiTable::tell(int move, int number) {
    const std::vector<Event> events = eventsOf<Samurai>(move);
    const Event& event = events[static_cast<std::size_t>(number)];
    const QString name = seatName(event.seat);
    const auto words = [&] { return SamuraiWords::step(m_pub.board(), event); };
    switch (event.kind) {
    case Kind::Took: {
        const bool isOwn = event.seat == session()->onlyPerson() ||
                           (event.seat == viewer() && !session()->isWatching());
        say(isOwn ? words() : tr("%1 chooses tiles").arg(name));
        break;
    }
    case Kind::Ended: say(tr("%1 ends the turn").arg(name)); break;
    case Kind::Put:
    case Kind::Placed:
    case Kind::Swapped:
    case Kind::Moved:
        //: A player and their move
        say(tr("%1: %2").arg(name, words()));
        sound("tile-place");
        break;
    case Kind::Captured: { // the first announces all of them
        if (events[static_cast<std::size_t>(number) - 1].kind == Kind::Captured) break;
        QStringList sentences;
        bool isOurs = false;
        for (const SamuraiScene::Captured& captured : m_scene.steps().back().captures) {
            sentences << SamuraiWords::capture(m_pub.board(), captured, speech());
            isOurs |= !session()->isWatching() && captured.capture.winner == viewer();
        }
        say(sentences.join(QStringLiteral(". ")));
        sound("figure-taken");
        if (isOurs) sound("trick-won");
        break;
    }
    case Kind::Drew: break;
    }
}

std::span<const SamuraiScene::Step> SamuraiTable::latestSteps() const {
    return m_scene.since(session()->isWatching() ? kNoSeat : viewer());
}

// ---- what is said about it

QString SamuraiTable::phase() const {
    switch (m_pub.phase) {
    case Phase::Taking: return QStringLiteral("taking");
    case Phase::Putting: return QStringLiteral("putting");
    case Phase::Playing: return QStringLiteral("playing");
    case Phase::Over: break;
    }
    return QStringLiteral("over");
}

QString SamuraiTable::ownMap() const {
    return hasBoard() && m_pub.options.ownMap.board ? QString::fromStdString(m_pub.board().title)
                                                    : QString();
}

QString SamuraiTable::guide() const {
    if (!session() || session()->isOver()) return {};
    return m_turn.isActing() ? m_turn.guide() : guideOfOthers();
}

QString SamuraiTable::guideOfOthers() const {
    if (session()->hasCurtain() || session()->isPersonToMove() ||
        m_pub.mover == session()->onlyPerson())
        return {};
    const QString name = seatName(m_pub.mover);
    if (m_pub.phase == Phase::Taking) return tr("%1 chooses tiles").arg(name);
    return (session()->isPaused() ? tr("%1 is next") : tr("%1 is thinking")).arg(name);
}

std::optional<Move> SamuraiTable::advised() const {
    return session() ? moveIn(session()->shownMove()) : std::nullopt;
}

std::optional<Move> SamuraiTable::hinted() const {
    const auto move = advised();
    return move && move->kind != Move::Kind::End && move->kind != Move::Kind::Take ? move
                                                                                   : std::nullopt;
}

bool SamuraiTable::isHinted(int cell) const {
    const auto move = hinted();
    const std::vector<Place> places = move ? placesOf(*move) : std::vector<Place>();
    return std::ranges::count(places, m_pub.board().cells[index(cell)].place) > 0;
}

std::vector<Place> SamuraiTable::namedPlaces() const {
    constexpr int kOthers = 4; // as many as HintPanel names
    std::vector<Place> places;
    if (!session() || !session()->isHintOpen()) return places;
    const auto add = [&](const Move& move) {
        for (const Place place : placesOf(move))
            if (m_pub.board().find(place) && std::ranges::count(places, place) == 0)
                places.push_back(place);
    };
    const auto best = advised();
    if (best) add(*best);
    int others = 0;
    for (const QString& text : session()->hintedMoves()) {
        const auto move = moveIn(text);
        if (!move || move == best || ++others > kOthers) continue;
        add(*move);
    }
    return places;
}

std::vector<SamuraiTable::Arrow> SamuraiTable::arrows() const {
    std::vector<Arrow> arrows;
    if (!session() || !hasBoard()) return arrows;
    const Board& board = m_pub.board();
    const auto cellAt = [&](Place place) { return int{board.cellAt[place.code]}; };
    const auto motion = [&](const Move& move, int clan) {
        if (move.kind != Move::Kind::FigureExchange && move.kind != Move::Kind::TileExchange)
            return;
        arrows.push_back({cellAt(move.at), cellAt(move.to), clan, true});
        if (move.kind == Move::Kind::FigureExchange)
            arrows.push_back({cellAt(move.to), cellAt(move.at), clan, true});
    };
    for (const SamuraiScene::Step& step : latestSteps()) {
        const Event& event = step.event;
        if (!session()->isWatching() && event.seat == viewer()) continue;
        motion(event.move, event.seat + 1);
        if (event.kind != Kind::Placed && event.kind != Kind::Moved) continue;
        const Place place = event.kind == Kind::Placed ? event.move.at : event.move.to;
        const Cell* const cell = board.find(place);
        if (!cell || cell->ground == Ground::Settlement) continue;
        const bool isLand = cell->ground == Ground::Land;
        const PlacedTile placed = isLand ? m_pub.onLand[cell->number] : m_pub.onSea[cell->number];
        if (placed.isNone()) continue;
        for (const std::uint8_t s : (isLand ? board.landTouches : board.seaTouches)[cell->number])
            if ((placed.tile().castes() & m_pub.figures[s]) != 0)
                arrows.push_back({cellAt(place), int{board.settlements[s]}, event.seat + 1});
    }
    if (const auto move = hinted()) motion(*move, 0);
    return arrows;
}

int SamuraiTable::cellNamed(const QString& text) const {
    if (!hasBoard()) return -1;
    for (const std::uint8_t cell : m_pub.board().settlements)
        if (SamuraiWords::settlement(m_pub.board().cells[cell])
                .compare(text, Qt::CaseInsensitive) == 0)
            return cell;
    return m_cells.cellOf(text);
}

bool SamuraiTable::isPicked(int cell) const {
    const auto& picked = m_turn.choice().picked();
    return picked && m_pub.board().cells[index(cell)].place == *picked;
}

bool SamuraiTable::isRecent(int cell) const { return m_recent[index(cell)]; }

SpacePreview SamuraiTable::previewOf(Place place) const {
    const auto move = m_turn.moveAt(place);
    return SpacePreview::of(move ? m_turn.view()->pub : m_pub, place, move, speech());
}

QString SamuraiTable::spoken(int number) const {
    const Cell& cell = m_pub.board().cells[index(number)];
    const SpacePreview ahead = isLit(number) ? previewOf(cell.place) : SpacePreview();
    return SpacePreview::spoken(m_pub, cell, isLit(number), ahead, speech());
}

void SamuraiTable::undoTurn() {
    if (!session()) return;
    for (int moves = session()->played() - 1; moves >= 0 && !session()->isWatching(); --moves) {
        const Public pub = viewpoint<Samurai>().view(kNoSeat, moves).pub;
        const bool isWithin = pub.phase == Phase::Playing && pub.stepsThisTurn > 0;
        if (isWithin || !session()->player(pub.mover).isPerson) continue;
        session()->undoTo(moves);
        return;
    }
    session()->undo();
}

QString SamuraiTable::moveName(const QString& text) const {
    const auto move = moveIn(text);
    if (!move || !hasBoard()) return text;
    // A move just made gets the name of its step.
    const bool isMade = !m_scene.steps().empty() && m_scene.steps().back().event.move == *move &&
                        move->kind == Move::Kind::TileExchange;
    return isMade ? SamuraiWords::step(m_pub.board(), m_scene.steps().back().event)
                  : SamuraiWords::move(m_pub, *move);
}

QString SamuraiTable::tileName(const QString& code) {
    const auto tile = parseTile(code.toStdString());
    return tile ? capitalised(SamuraiWords::tile(*tile)) : code;
}

QStringList SamuraiTable::tilePictures(const QString& code) const {
    const auto tile = parseTile(code.toStdString());
    if (!tile || !session()) return {};
    return {SamuraiWords::picture((viewer() + 1) % players() + 1, *tile)};
}

QStringList SamuraiTable::movePictures(const QString& text) const {
    const auto move = moveIn(text);
    if (!move || !session() || move->kind == Move::Kind::End) return {};
    if (move->kind == Move::Kind::Put) return {SamuraiWords::picture(move->caste)};
    const Seat seat = m_handSeat != kNoSeat ? m_handSeat : viewer();
    return {SamuraiWords::picture(seat + 1, move->tileUsed())};
}

QStringList SamuraiTable::captureWords() const {
    QStringList words;
    if (!session() || !hasBoard()) return words;
    for (const SamuraiScene::Step& step : latestSteps())
        for (const SamuraiScene::Captured& captured : step.captures)
            words << SamuraiWords::capture(m_pub.board(), captured, speech());
    return words;
}

// ---- for QML

QVariantList SamuraiTable::seats() const {
    QVariantList list;
    if (!session() || !hasBoard()) return list;
    const Verdict standing = Samurai::verdict(m_pub);
    for (Seat seat = 0; seat < players(); ++seat) {
        const bool isOpen = m_pub.options.openCaptures || session()->isWatching() ||
                            seat == viewer() || session()->isOver();
        QVariantList captured, leads;
        for (std::size_t caste = 0; caste < kCastes; ++caste) {
            captured << (isOpen ? int{m_pub.captured[index(seat)][caste]} : -1);
            leads << (m_pub.options.openCaptures && standing.leader[caste] == seat);
        }
        QVariantMap map = seatMap(seat);
        map["clan"] = seat + 1;
        map["captured"] = captured;
        map["leads"] = leads;
        map["hand"] = m_pub.handSize[index(seat)];
        map["supply"] = m_pub.supplySize[index(seat)];
        map["isToMove"] = !m_pub.isOver() && m_pub.mover == seat;
        list << map;
    }
    return list;
}

QVariantList SamuraiTable::castes() const {
    QVariantList list;
    for (int caste = 0; caste < kCastes; ++caste)
        list << QVariantMap{{"name", SamuraiWords::caste(caste)},
                            {"code", QString(QLatin1Char(letter(caste)))},
                            {"picture", SamuraiWords::picture(caste)},
                            {"onBoard", m_pub.onBoard[index(caste)]},
                            {"setAside", m_pub.setAside[index(caste)]},
                            {"stock", m_pub.stock[index(caste)]},
                            {"chosen", m_turn.choice().caste() == caste}};
    return list;
}

QVariantList SamuraiTable::hand() const {
    QVariantList list;
    if (m_handSeat == kNoSeat) return list;
    const auto hint = hinted();
    const bool isWithTile = hint && hint->kind != Move::Kind::Put;
    for (const Tile tile : m_hand.types())
        for (int i = 0; i < m_hand.count(tile); ++i) {
            QVariantMap map = SamuraiWords::tileMap(tile, m_handSeat + 1);
            map["playable"] = m_turn.isActing() && m_turn.choice().canPlay(tile);
            map["chosen"] = i == 0 && m_turn.choice().tile() == tile;
            map["hinted"] = i == 0 && isWithTile && hint->tileUsed() == tile;
            list << map;
        }
    return list;
}

QVariantList SamuraiTable::choices() const {
    QVariantList list;
    if (!m_turn.isActing() || m_pub.phase != Phase::Taking) return list;
    const Observation& view = *m_turn.view();
    const TileBag left = view.pub.unplayed[index(view.seat)].without(view.hand);
    const auto hint = advised();
    for (const Tile tile : left.types()) {
        QVariantMap map = SamuraiWords::tileMap(tile, view.seat + 1);
        map["count"] = left.count(tile);
        map["hinted"] = hint && hint->kind == Move::Kind::Take && hint->tile == tile;
        list << map;
    }
    return list;
}

QVariantMap SamuraiTable::latest() const {
    if (!session() || m_scene.steps().empty())
        return {{"number", 0}, {"seat", kNoSeat}, {"pieces", QVariantList()}};
    const SamuraiScene::Step& step = m_scene.steps().back();
    QVariantList pieces;
    if (!isSettled() && step.captures.empty())
        for (const auto& piece : PieceMotion(m_cells.geometry(), m_pub).arriving(step.event)) {
            QVariantMap map{{"picture", piece.picture},
                            {"radius", piece.radius},
                            {"to", piece.to},
                            {"place", piece.place},
                            {"code", piece.code}};
            if (piece.from) map["from"] = *piece.from;
            pieces << map;
        }
    return {{"number", static_cast<int>(m_scene.steps().size())},
            {"seat", step.event.seat},
            {"pieces", pieces}};
}

QVariantList SamuraiTable::leaving() const {
    if (!session() || isSettled() || m_scene.steps().empty()) return {};
    QVariantList list;
    const auto& captures = m_scene.steps().back().captures;
    for (const auto& figure : PieceMotion(m_cells.geometry(), m_pub).leaving(captures))
        list << QVariantMap{
            {"caste", figure.caste},   {"picture", figure.picture},
            {"radius", figure.radius}, {"from", figure.from},
            {"winner", figure.winner}, {"number", static_cast<int>(m_scene.steps().size())}};
    return list;
}

QVariantList SamuraiTable::turns() const {
    QVariantList list;
    if (!session() || !hasBoard()) return list;
    const Speech speech = this->speech();
    QVariantList steps;
    QStringList captured;
    const auto close = [&](Seat seat) {
        if (steps.isEmpty() && captured.isEmpty()) return;
        list << QVariantMap{{"name", speech.names.value(seat)},
                            {"clan", seat + 1},
                            {"steps", std::exchange(steps, {})},
                            {"captures", std::exchange(captured, {})}};
    };
    Seat before = kNoSeat;
    for (const SamuraiScene::Step& step : m_scene.steps()) {
        const Event& event = step.event;
        if (event.seat != before) close(std::exchange(before, event.seat));
        if (event.kind != Kind::Took && event.kind != Kind::Ended)
            steps << QVariantMap{
                {"words", SamuraiWords::step(m_pub.board(), event)},
                {"picture", event.kind == Kind::Put
                                ? SamuraiWords::picture(event.move.caste)
                                : SamuraiWords::picture(event.seat + 1, event.move.tileUsed())}};
        for (const SamuraiScene::Captured& figure : step.captures)
            captured << SamuraiWords::capture(m_pub.board(), figure, speech);
    }
    close(before);
    return list;
}

QVariantMap SamuraiTable::reckoning() const {
    if (!session() || !session()->isOver() || !hasBoard()) return {};
    const Public pub = viewpoint<Samurai>().view(kNoSeat).pub;
    const Verdict verdict = Samurai::verdict(pub);
    QVariantList rows;
    for (Seat seat = 0; seat < pub.options.players; ++seat) {
        const Counts& captured = pub.captured[index(seat)];
        QVariantList leads;
        int others = 0;
        for (std::size_t caste = 0; caste < kCastes; ++caste) {
            leads << (verdict.leader[caste] == seat);
            if (verdict.leader[caste] != seat) others += captured[caste];
        }
        QVariantMap map = seatMap(seat);
        map["clan"] = seat + 1;
        map["captured"] = listOf(captured);
        map["leads"] = leads;
        map["others"] = others;
        map["total"] = total(captured);
        map["won"] = verdict.isWinner(seat);
        rows << map;
    }
    return {{"rows", rows},
            {"castes", castes()},
            {"rule", translated(ruleName(verdict.rule))},
            {"byOthers", verdict.rule == Verdict::Rule::OtherCastes},
            {"byTotal", verdict.rule == Verdict::Rule::Total},
            {"byCastes", verdict.rule == Verdict::Rule::TwoCastes ||
                             verdict.rule == Verdict::Rule::OnlyLeader ||
                             verdict.rule == Verdict::Rule::MoreCastes}};
}

QVariantMap SamuraiTable::preview(const QString& text) const {
    const auto place = placeIn(text);
    if (!place || !session() || !hasBoard() || session()->hasCurtain() ||
        !m_pub.board().find(*place))
        return {};
    const SpacePreview preview = previewOf(*place);
    const QStringList names = session()->seatNames();
    QVariantList rows;
    for (const SpacePreview::Row& row : preview.rows) {
        QVariantList sums;
        for (const SpacePreview::Sum& sum : row.sums)
            sums << QVariantMap{{"clan", sum.seat + 1},
                                {"name", names.value(sum.seat)},
                                {"before", sum.before},
                                {"after", sum.after}};
        rows << QVariantMap{
            {"name", SamuraiWords::settlement(m_pub.board().settlement(row.settlement))},
            {"picture", SamuraiWords::picture(row.caste)},
            {"caste", SamuraiWords::caste(row.caste)},
            {"sums", sums},
            {"words", row.words},
            {"captured", row.isCaptured}};
    }
    return {{"title", preview.title},
            {"isMove", preview.isMove},
            {"rows", rows},
            {"note", preview.note}};
}

} // namespace parlour
