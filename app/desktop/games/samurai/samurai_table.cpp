#include "samurai_table.h"

#include "ai/samurai/setup.h"
#include "words.h"

#include <QRandomGenerator>

#include <algorithm>

namespace parlour {

using namespace samurai;

namespace {

// Milliseconds: before captured figures leave, and until they have arrived.
constexpr int kReadTime = 500;
constexpr int kCaptureTime = 600;

using Stage = Moment::Stage;

QString textOf(Tile tile) {
    const std::string_view text = toText(tile);
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}
QString textOf(Place place) { return QString::fromStdString(toText(place)); }

std::optional<Place> placeIn(const QString& text) {
    const auto place = parsePlace(text.toStdString());
    return place ? std::optional(*place) : std::nullopt;
}

std::optional<Move> moveIn(const QString& text) {
    const auto move = Samurai::parseMove(text.toStdString());
    return move ? std::optional(*move) : std::nullopt;
}

std::size_t index(int i) { return static_cast<std::size_t>(i); }

std::vector<QRectF> rectsIn(const QVariantList& list) {
    std::vector<QRectF> rects;
    for (const QVariant& rect : list) rects.push_back(rect.toRectF());
    return rects;
}

QVariantList listOf(const Counts& counts) {
    QVariantList list;
    for (const std::uint8_t count : counts) list << int{count};
    return list;
}

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
    const Board& board = boardFor(players());
    if (m_mapPlayers != players()) {
        m_mapPlayers = players();
        m_geometry = std::make_unique<BoardGeometry>(board);
        m_lit.assign(board.cells.size(), false);
        m_recent.assign(board.cells.size(), false);
        m_cells.useMapFor(players());
    }
    State state = Samurai::start(match().options(), match().deal());
    m_latest.reset();
    m_captureWords.clear();
    m_recent.assign(board.cells.size(), false);
    Captures captures;
    for (int i = 0; i < moment.played; ++i) {
        const Move move = match().moves()[index(i)];
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
        captures.clear();
        Samurai::apply(state, move, &captures);
        for (const Capture& capture : captures)
            m_captureWords << SamuraiWords::capture(state.pub, capture, speech());
        if (isOwn || move.kind == Move::Kind::End || move.kind == Move::Kind::Take) continue;
        for (const Place place : {move.at, move.to})
            if (board.find(place)) m_recent[index(board.cellAt[place.code])] = true;
    }
    m_stage = moment.stage;
    m_shown = state.pub;
    m_leaving = captures;
    if (m_stage == Stage::Lying)
        for (const Capture& capture : captures) { // they have not left yet
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
                 moment.played == static_cast<int>(match().moves().size());
    updateChoices();
    m_cells.refresh();
    if (isSetup(Samurai::observe(now(), 0)) && !session()->isOver() && !m_isActing)
        session()->hurry();
    goOnWithSetup();
}

std::vector<TableModel::Step> SamuraiTable::stepsAfterMove() const {
    const int played = static_cast<int>(match().moves().size());
    if (m_leaving.empty()) return {{{played, Stage::Settled}, kPlayTime}};
    return {{{played, Stage::Collected}, kPlayTime + kReadTime},
            {{played, Stage::Settled}, kCaptureTime}};
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

QVariantMap SamuraiTable::latest() const {
    if (!m_latest || m_stage != Stage::Lying || m_latest->kind == Move::Kind::End ||
        m_latest->kind == Move::Kind::Take)
        return {};
    const Board& board = m_shown.board();
    QStringList places;
    for (const Place place : {m_latest->to, m_latest->at})
        if (board.find(place)) places << textOf(place);
    QString picture;
    if (m_latest->kind == Move::Kind::Put)
        picture = SamuraiWords::picture(m_latest->caste);
    else if (m_latest->kind != Move::Kind::FigureExchange)
        picture = SamuraiWords::picture(
            m_latestSeat + 1, m_latest->kind == Move::Kind::Place ? m_latest->tile : m_latestTile);
    return {{"number", moment().played},
            {"seat", m_latestSeat},
            {"places", places},
            {"picture", picture}};
}

QVariantList SamuraiTable::leaving() const {
    QVariantList list;
    if (m_stage != Stage::Collected) return list;
    for (const Capture& capture : m_leaving) {
        const int count = static_cast<int>(
            std::ranges::count(m_leaving, capture.settlement, &Capture::settlement));
        const int slot = static_cast<int>(std::ranges::count_if(m_leaving, [&](const Capture& c) {
            return c.settlement == capture.settlement && c.caste < capture.caste;
        }));
        list << QVariantMap{{"place", textOf(m_shown.board().settlement(capture.settlement).place)},
                            {"caste", capture.caste},
                            {"picture", SamuraiWords::picture(capture.caste)},
                            {"slot", slot},
                            {"count", count},
                            {"winner", capture.winner},
                            {"number", moment().played}};
    }
    return list;
}

// ---- what is said about it

QString SamuraiTable::phase() const {
    switch (m_shown.phase) {
    case Phase::Taking: return QStringLiteral("taking");
    case Phase::Putting: return QStringLiteral("putting");
    case Phase::Playing: return QStringLiteral("playing");
    case Phase::Over: break;
    }
    return QStringLiteral("over");
}

int SamuraiTable::tiesThatEnd() const { return m_shown.options.domination ? 0 : 4; }

QVariantList SamuraiTable::seats() const {
    QVariantList list;
    if (!session() || !hasBoard()) return list;
    const QVariantList players = session()->seats();
    const Verdict standing = Samurai::verdict(m_shown);
    for (int seat = 0; seat < players.size(); ++seat) {
        QVariantMap map = players[seat].toMap();
        const bool isOpen = m_shown.options.openCaptures || session()->isWatching() ||
                            seat == viewer() || session()->isOver();
        QVariantList captured, leads;
        for (std::size_t caste = 0; caste < kCastes; ++caste) {
            captured << (isOpen ? int{m_shown.captured[index(seat)][caste]} : -1);
            leads << (m_shown.options.openCaptures && standing.leader[caste] == seat);
        }
        map["seat"] = seat;
        map["clan"] = seat + 1;
        map["captured"] = captured;
        map["leads"] = leads;
        map["hand"] = m_shown.handSize[index(seat)];
        map["supply"] = m_shown.supplySize[index(seat)];
        map["isToMove"] = !m_shown.isOver() && m_shown.mover == seat;
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
                            {"onBoard", m_shown.onBoard[index(caste)]},
                            {"setAside", m_shown.setAside[index(caste)]},
                            {"stock", m_shown.stock[index(caste)]},
                            {"chosen", m_chosenCaste == caste}};
    return list;
}

QVariantMap SamuraiTable::tileMap(Tile tile, int clan) const {
    QString about;
    if (tile.isFigureExchange())
        about = tr("Two figures change places");
    else if (tile.isTileExchange())
        about = tr("Moves one of your tiles on land");
    else if (tile.isShip())
        about = tr("On the sea, counts for every figure");
    else if (tile.isSamurai() || tile.isRonin())
        about = tr("On land, counts for every figure");
    else
        about = tr("On land, counts for one caste");
    return {{"code", textOf(tile)},
            {"picture", SamuraiWords::picture(clan, tile)},
            {"name", SamuraiWords::capital(SamuraiWords::tile(tile))},
            {"about", tile.isFast() ? tr("%1; fast").arg(about) : about},
            {"fast", tile.isFast()}};
}

QVariantList SamuraiTable::hand() const {
    QVariantList list;
    if (m_handSeat == kNoSeat) return list;
    const auto hint = session()->isHintOpen()
                          ? moveIn(session()->hint()[QStringLiteral("move")].toString())
                          : std::nullopt;
    const bool isHint = hint && hint->kind != Move::Kind::End && hint->kind != Move::Kind::Put &&
                        hint->kind != Move::Kind::Take;
    for (const Tile tile : m_hand.types())
        for (int i = 0; i < m_hand.count(tile); ++i) {
            QVariantMap map = tileMap(tile, m_handSeat + 1);
            map["playable"] = m_isActing && std::ranges::any_of(m_legal, [&](const Move& move) {
                                  return move.kind != Move::Kind::End &&
                                         move.kind != Move::Kind::Put &&
                                         move.kind != Move::Kind::Take && move.tileUsed() == tile;
                              });
            map["chosen"] = i == 0 && m_chosenTile == tile;
            map["hinted"] = i == 0 && isHint && hint->tileUsed() == tile;
            list << map;
        }
    return list;
}

QVariantList SamuraiTable::choices() const {
    QVariantList list;
    if (!m_isActing || m_shown.phase != Phase::Taking) return list;
    const Observation view = Samurai::observe(now(), viewer());
    const TileBag left = view.pub.unplayed[index(viewer())].without(view.hand);
    for (const Tile tile : left.types()) {
        QVariantMap map = tileMap(tile, viewer() + 1);
        map["count"] = left.count(tile);
        list << map;
    }
    return list;
}

QString SamuraiTable::chosen() const {
    if (m_chosenTile) return textOf(*m_chosenTile);
    return m_chosenCaste < 0 ? QString() : QString(QLatin1Char(letter(m_chosenCaste)));
}

QString SamuraiTable::chosenPicture() const {
    if (m_chosenCaste >= 0) return SamuraiWords::picture(m_chosenCaste);
    if (!m_chosenTile || m_chosenTile->isFigureExchange()) return {};
    if (!m_chosenTile->isTileExchange()) return SamuraiWords::picture(viewer() + 1, *m_chosenTile);
    if (!m_picked) return {};
    const Cell& from = *m_shown.board().find(*m_picked);
    return SamuraiWords::picture(viewer() + 1, m_shown.onLand[from.number].tile());
}

QString SamuraiTable::guide() const {
    if (!session() || session()->isOver()) return {};
    if (!m_isActing) {
        const QString name = seatName(m_shown.mover);
        if (session()->hasCurtain() || session()->isPersonToMove()) return {};
        if (m_shown.phase == Phase::Taking) return tr("%1 chooses tiles").arg(name);
        return tr("%1 is thinking").arg(name);
    }
    const Public& pub = now().pub;
    if (pub.phase == Phase::Taking)
        return tr("Choose %n more tile(s) to begin with", nullptr,
                  kHandSize - pub.handSize[index(viewer())]);
    if (pub.phase == Phase::Putting)
        return m_chosenCaste < 0 ? tr("Place a figure: choose a town that is lit")
                                 : tr("Choose a town for the figure");
    if (!m_chosenTile) {
        if (onlyEnd()) return tr("Nothing more can be played: end your turn");
        if (pub.hasPlayedNormal) return tr("Play fast tiles, or end your turn");
        return pub.stepsThisTurn > 0 ? tr("Play another tile, or end your turn")
                                     : tr("Choose one of your tiles");
    }
    if (m_chosenTile->isFigureExchange())
        return m_picked ? tr("Choose the figure that changes places with the %1 of %2")
                              .arg(SamuraiWords::caste(m_pickedCaste),
                                   SamuraiWords::space(pub.board(), *m_picked))
                        : tr("Choose the first of two figures that change places");
    if (m_chosenTile->isTileExchange())
        return m_picked ? tr("Choose the land space that it moves to")
                        : tr("Choose your tile that is to move");
    return m_chosenTile->isShip() ? tr("Choose a free sea space") : tr("Choose a free land space");
}

bool SamuraiTable::canTakeBack() const {
    return m_isActing && now().pub.phase == Phase::Playing && now().pub.stepsThisTurn > 0;
}

bool SamuraiTable::isHinted(int cell) const {
    if (!session() || !session()->isHintOpen()) return false;
    const auto move = moveIn(session()->hint()[QStringLiteral("move")].toString());
    if (!move || move->kind == Move::Kind::End || move->kind == Move::Kind::Take) return false;
    const Place place = m_shown.board().cells[index(cell)].place;
    return move->at == place || (move->to == place && move->kind != Move::Kind::Place);
}

bool SamuraiTable::isPicked(int cell) const {
    return m_picked && m_shown.board().cells[index(cell)].place == *m_picked;
}

bool SamuraiTable::isRecent(int cell) const { return m_recent[index(cell)]; }

QString SamuraiTable::moveName(const QString& text) const {
    const auto move = moveIn(text);
    if (!move || !hasBoard()) return text;
    // Of a tile that has just moved the name is that of the tile itself.
    if (move == m_latest && move->kind == Move::Kind::TileExchange)
        return tr("%1 from %2 to %3", "a tile moves")
            .arg(SamuraiWords::capital(SamuraiWords::tile(m_latestTile)),
                 SamuraiWords::space(m_shown.board(), move->at),
                 SamuraiWords::space(m_shown.board(), move->to));
    return SamuraiWords::move(m_shown, *move);
}

QStringList SamuraiTable::movePictures(const QString& text) const {
    const auto move = moveIn(text);
    if (!move || !session() || move->kind == Move::Kind::End) return {};
    if (move->kind == Move::Kind::Put) return {SamuraiWords::picture(move->caste)};
    const Seat seat = m_handSeat != kNoSeat ? m_handSeat : viewer();
    return {SamuraiWords::picture(seat + 1, move->tileUsed())};
}

QVariantList SamuraiTable::turns() const {
    QVariantList list;
    if (!session() || !hasBoard()) return list;
    State state = Samurai::start(match().options(), match().deal());
    const Speech speech = this->speech();
    QVariantMap turn;
    QVariantList steps;
    QStringList captured;
    const auto close = [&] {
        if (!steps.isEmpty() || !captured.isEmpty()) {
            turn["steps"] = steps;
            turn["captures"] = captured;
            list << turn;
        }
        steps.clear();
        captured.clear();
    };
    Seat before = kNoSeat;
    for (const Move& move : match().moves()) {
        const Seat seat = state.pub.mover;
        if (seat != before) close();
        before = seat;
        turn["name"] = speech.names.value(seat);
        turn["clan"] = seat + 1;
        const bool isHidden = move.kind == Move::Kind::Take;
        if (!isHidden && move.kind != Move::Kind::End)
            steps << QVariantMap{
                {"words", SamuraiWords::move(state.pub, move)},
                {"picture", move.kind == Move::Kind::Put
                                ? SamuraiWords::picture(move.caste)
                                : SamuraiWords::picture(seat + 1, move.tileUsed())}};
        Captures captures;
        Samurai::apply(state, move, &captures);
        for (const Capture& capture : captures)
            captured << SamuraiWords::capture(state.pub, capture, speech);
    }
    close();
    return list;
}

QVariantMap SamuraiTable::reckoning() const {
    if (!session() || !session()->isOver() || !hasBoard()) return {};
    const Public& pub = now().pub;
    const Verdict verdict = Samurai::verdict(pub);
    const QVariantList players = session()->seats();
    QVariantList rows;
    for (Seat seat = 0; seat < pub.options.players; ++seat) {
        QVariantMap map = players[seat].toMap();
        QVariantList leads;
        int others = 0;
        for (std::size_t caste = 0; caste < kCastes; ++caste) {
            leads << (verdict.leader[caste] == seat);
            if (verdict.leader[caste] != seat) others += pub.captured[index(seat)][caste];
        }
        map["clan"] = seat + 1;
        map["captured"] = listOf(pub.captured[index(seat)]);
        map["leads"] = leads;
        map["others"] = others;
        map["total"] = total(pub.captured[index(seat)]);
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

// ---- what can be done

void SamuraiTable::updateChoices() {
    const Board& board = m_shown.board();
    m_legal.clear();
    if (m_isActing)
        for (const Move& move : Samurai::legalMoves(now())) m_legal.push_back(move);
    m_canEnd = std::ranges::count(m_legal, Move::Kind::End, &Move::kind) > 0;

    const auto uses = [&](const Move& move) {
        return (move.kind == Move::Kind::Place || move.kind == Move::Kind::FigureExchange ||
                move.kind == Move::Kind::TileExchange) &&
               move.tileUsed() == *m_chosenTile;
    };
    if (m_chosenTile && std::ranges::none_of(m_legal, uses)) m_chosenTile.reset();
    if (!m_chosenTile || !m_chosenTile->isExchange()) m_picked.reset();
    const auto puts = [&](const Move& move) {
        return move.kind == Move::Kind::Put && move.caste == m_chosenCaste;
    };
    if (std::ranges::none_of(m_legal, puts)) m_chosenCaste = -1;

    m_lit.assign(board.cells.size(), false);
    const auto light = [&](Place place) { m_lit[index(board.cellAt[place.code])] = true; };
    for (const Move& move : m_legal) {
        if (move.kind == Move::Kind::Put && (m_chosenCaste < 0 || puts(move))) light(move.at);
        if (!m_chosenTile || !uses(move)) continue;
        switch (move.kind) {
        case Move::Kind::Place: light(move.at); break;
        case Move::Kind::TileExchange:
            if (!m_picked)
                light(move.at);
            else if (move.at == *m_picked)
                light(move.to);
            break;
        case Move::Kind::FigureExchange:
            if (!m_picked) {
                light(move.at);
                light(move.to);
            } else if (move.at == *m_picked && move.caste == m_pickedCaste) {
                light(move.to);
            } else if (move.to == *m_picked && move.caste2 == m_pickedCaste) {
                light(move.at);
            }
            break;
        default: break;
        }
    }
}

std::vector<int> SamuraiTable::figuresAt(Place place) const {
    std::vector<int> castes;
    const auto add = [&](int caste) {
        if (std::ranges::count(castes, caste) == 0) castes.push_back(caste);
    };
    for (const Move& move : m_legal) {
        if (move.kind == Move::Kind::Put && move.at == place &&
            (m_chosenCaste < 0 || m_chosenCaste == move.caste))
            add(move.caste);
        if (move.kind != Move::Kind::FigureExchange || !m_chosenTile ||
            !m_chosenTile->isFigureExchange())
            continue;
        const bool fromPicked = !m_picked || (move.at == *m_picked && move.caste == m_pickedCaste);
        const bool toPicked = !m_picked || (move.to == *m_picked && move.caste2 == m_pickedCaste);
        if (move.to == place && fromPicked) add(move.caste2);
        if (move.at == place && toPicked) add(move.caste);
    }
    std::ranges::sort(castes);
    return castes;
}

std::optional<Move> SamuraiTable::moveAt(Place place) const {
    if (now().pub.phase != Phase::Playing || !m_chosenTile) return std::nullopt;
    if (m_chosenTile->isTileExchange()) {
        if (!m_picked) return std::nullopt;
        return Move::exchangeTile(*m_picked, place);
    }
    if (!m_chosenTile->isFigureExchange()) return Move::place(*m_chosenTile, place);
    const std::vector<int> castes = figuresAt(place);
    if (!m_picked || castes.size() != 1) return std::nullopt;
    return Move::exchangeFigures(*m_picked, m_pickedCaste, place, castes.front());
}

void SamuraiTable::choose(const QString& code) {
    if (!m_isActing) return;
    const auto tile = parseTile(code.toStdString());
    const auto caste =
        code.size() == 1 ? kCasteLetters.find(code[0].toLatin1()) : std::string_view::npos;
    if (tile) {
        const bool wasChosen = m_chosenTile == *tile;
        m_chosenTile.reset();
        if (!wasChosen) {
            if (!Samurai::fitsTurn(now().pub, *tile)) {
                emit refused(tr("Only one normal tile is played in a turn; fast ones may follow"));
            } else {
                m_chosenTile = *tile;
            }
        }
        m_picked.reset();
        updateChoices();
        if (!wasChosen && !m_chosenTile && Samurai::fitsTurn(now().pub, *tile))
            emit refused(tr("This tile cannot be played now"));
    } else if (caste != std::string_view::npos) {
        m_chosenCaste = m_chosenCaste == static_cast<int>(caste) ? -1 : static_cast<int>(caste);
        updateChoices();
    }
    m_cells.refresh();
    emit changed();
}

void SamuraiTable::take(const QString& code) {
    const auto tile = parseTile(code.toStdString());
    if (tile) play(Move::take(*tile));
}

void SamuraiTable::chooseSpace(const QString& text) {
    const auto place = placeIn(text);
    if (!m_isActing || !place) return;
    const bool isOfFigures =
        now().pub.phase == Phase::Putting || (m_chosenTile && m_chosenTile->isFigureExchange());
    if (isOfFigures) {
        if (m_picked == *place) {
            cancel();
            return;
        }
        const std::vector<int> castes = figuresAt(*place);
        if (castes.size() == 1) {
            chooseFigure(text, castes.front());
        } else if (castes.empty()) {
            const Cell* cell = m_shown.board().find(*place);
            if (now().pub.phase == Phase::Putting)
                play(Move::put(std::max(0, m_chosenCaste), *place));
            else if (!cell || cell->ground != Ground::Settlement)
                emit refused(tr("Choose a town with a figure"));
            else
                emit refused(tr("No figure there can change places now"));
        } else {
            QVariantList figures;
            for (const int caste : castes)
                figures << QVariantMap{{"caste", caste},
                                       {"name", SamuraiWords::caste(caste)},
                                       {"picture", SamuraiWords::picture(caste)}};
            emit figureWanted(text, figures);
        }
        return;
    }
    if (!m_chosenTile) {
        if (now().pub.phase == Phase::Playing) emit refused(tr("Choose one of your tiles first"));
        return;
    }
    if (m_chosenTile->isTileExchange() && (!m_picked || m_picked == *place)) {
        const bool isLit = m_lit[index(m_shown.board().cellAt[place->code])];
        if (m_picked == *place)
            m_picked.reset();
        else if (isLit)
            m_picked = *place;
        else
            emit refused(tr("Choose one of your own tiles on land"));
        updateChoices();
        m_cells.refresh();
        emit changed();
        return;
    }
    if (const auto move = moveAt(*place)) play(*move);
}

void SamuraiTable::chooseFigure(const QString& text, int caste) {
    const auto place = placeIn(text);
    if (!m_isActing || !place) return;
    if (now().pub.phase == Phase::Putting) {
        play(Move::put(caste, *place));
        return;
    }
    if (m_picked) {
        play(Move::exchangeFigures(*m_picked, m_pickedCaste, *place, caste));
        return;
    }
    m_picked = *place;
    m_pickedCaste = caste;
    updateChoices();
    m_cells.refresh();
    emit changed();
}

bool SamuraiTable::cancel() {
    if (!m_picked && !m_chosenTile && m_chosenCaste < 0) return false;
    if (m_picked)
        m_picked.reset();
    else
        m_chosenTile.reset();
    m_chosenCaste = -1;
    updateChoices();
    m_cells.refresh();
    emit changed();
    return true;
}

void SamuraiTable::endTurn() { play(Move::end()); }

void SamuraiTable::takeBack() {
    if (canTakeBack()) session()->undo();
}

void SamuraiTable::play(const Move& move) {
    if (!m_isActing) return;
    const Phrase why = Samurai::objection(now(), move);
    if (!why.empty()) {
        emit refused(translated(why).arg(SamuraiWords::move(now().pub, move)));
        return;
    }
    m_picked.reset();
    session()->play(QString::fromStdString(Samurai::toText(move)));
}

void SamuraiTable::doSetupForMe() {
    if (!m_isActing) return;
    m_setupSeats |= 1u << viewer();
    goOnWithSetup();
    emit changed();
}

void SamuraiTable::goOnWithSetup() {
    if (!m_isActing || !(m_setupSeats >> viewer() & 1)) return;
    if (now().pub.phase == Phase::Playing) {
        m_setupSeats = 0;
        return;
    }
    // Once this move has been told to everybody.
    const std::size_t played = match().moves().size();
    QMetaObject::invokeMethod(
        this,
        [this, played] {
            if (!session() || !m_isActing || match().moves().size() != played) return;
            Rng rng(QRandomGenerator::global()->generate64());
            const Observation view = Samurai::observe(now(), viewer());
            if (isSetup(view)) play(decideSetup(view, rng).move);
        },
        Qt::QueuedConnection);
}

// ---- looking ahead

QVariantMap SamuraiTable::preview(const QString& text) const {
    const auto place = placeIn(text);
    if (!place || !session() || !hasBoard() || session()->hasCurtain()) return {};
    const Board& board = m_shown.board();
    const Cell* cell = board.find(*place);
    if (!cell) return {};
    const auto move = m_isActing ? moveAt(*place) : std::nullopt;
    const bool isMove = move && Samurai::objection(now(), *move).empty();
    const Public& before = isMove ? now().pub : m_shown;
    Public after = before;
    Captures captures;
    if (isMove) Samurai::applySeen(after, *move, &captures);

    Board::Numbers settlements; // that change, or are looked at
    const auto add = [&](const Cell& space) {
        const auto addOne = [&](std::uint8_t s) {
            if (std::ranges::count(settlements, s) == 0 && settlements.size() < 6)
                settlements.push_back(s);
        };
        if (space.ground == Ground::Settlement) {
            addOne(space.number);
            return;
        }
        const auto& touches = space.ground == Ground::Land ? board.landTouches : board.seaTouches;
        for (const std::uint8_t s : touches[space.number]) addOne(s);
    };
    add(*cell);
    if (isMove && move->kind != Move::Kind::Place)
        for (const Place other : {move->at, move->to}) add(*board.find(other));

    const Speech speech = this->speech();
    QVariantList rows;
    for (const std::uint8_t s : settlements) {
        const CasteSet figures = static_cast<CasteSet>(before.figures[s] | after.figures[s]);
        for (int caste = 0; caste < kCastes; ++caste) {
            if (!(figures >> caste & 1)) continue;
            const auto captured = std::ranges::find_if(
                captures, [&](const Capture& c) { return c.settlement == s && c.caste == caste; });
            const bool isCaptured = captured != captures.end();
            const bool leaves = !isCaptured && !after.hasFigure(s, caste);
            const bool comes = !before.hasFigure(s, caste);
            const std::vector<int> was = influences(before, s, caste);
            const std::vector<int> is = influences(after, s, caste);
            QVariantList sums;
            for (std::size_t seat = 0; seat < is.size(); ++seat)
                if (was[seat] > 0 || is[seat] > 0)
                    sums << QVariantMap{{"clan", static_cast<int>(seat) + 1},
                                        {"name", speech.names.value(static_cast<int>(seat))},
                                        {"before", was[seat]},
                                        {"after", is[seat]}};
            QString words;
            if (isCaptured)
                words = captured->winner == kNoSeat ? tr("set aside")
                        : captured->winner == speech.you
                            ? tr("you capture it")
                            : tr("%1 captures it").arg(speech.names.value(captured->winner));
            else if (leaves)
                words = tr("leaves this town");
            else
                words = SamuraiWords::lead(is, speech);
            if (comes) words = tr("comes here: %1").arg(words);
            rows << QVariantMap{{"name", QString::fromStdString(board.settlement(s).name)},
                                {"picture", SamuraiWords::picture(caste)},
                                {"caste", SamuraiWords::caste(caste)},
                                {"sums", sums},
                                {"words", words},
                                {"captured", isCaptured}};
        }
    }
    QStringList notes;
    for (const std::uint8_t s : settlements) {
        const QString name = QString::fromStdString(board.settlement(s).name);
        if (before.figures[s] == 0)
            notes << tr("%1 is empty").arg(name);
        else if (after.openLand[s] == 0)
            notes << (captures.empty() ? tr("%1 is surrounded: captured at the end of the turn")
                                       : tr("%1 is surrounded"))
                         .arg(name);
        else
            notes << tr("%1: %n land space(s) still open", nullptr, after.openLand[s]).arg(name);
    }
    if (settlements.empty() && cell->ground != Ground::Settlement)
        notes << tr("Far from every town");
    QString title = SamuraiWords::space(board, *place);
    if (cell->ground == Ground::Settlement)
        title = tr("%1, %2", "a town and what it is")
                    .arg(title, translated(settlementKind(cell->capacity)));
    else
        title = tr("%1, %2", "a space and what it is")
                    .arg(title, cell->ground == Ground::Land ? tr("land") : tr("sea"));
    return {{"title", title},
            {"isMove", isMove},
            {"rows", rows},
            {"note", notes.join(QStringLiteral("\n"))}};
}

QString SamuraiTable::spoken(int number) const {
    const Board& board = m_shown.board();
    const Cell& cell = board.cells[index(number)];
    QStringList parts;
    const Speech speech = this->speech();
    if (cell.ground == Ground::Settlement) {
        parts << SamuraiWords::space(board, cell.place) << textOf(cell.place)
              << translated(settlementKind(cell.capacity));
        const CasteSet figures = m_shown.figures[cell.number];
        if (figures == 0) parts << tr("empty");
        for (int caste = 0; caste < kCastes; ++caste) {
            if (!(figures >> caste & 1)) continue;
            const std::vector<int> all = influences(m_shown, cell.number, caste);
            const QString sums = SamuraiWords::sums(all, speech);
            const QString lead = SamuraiWords::lead(all, speech);
            parts << (sums.isEmpty()
                          ? SamuraiWords::caste(caste)
                          //: A figure, the influence of all on it, who leads
                          : tr("%1: %2, %3").arg(SamuraiWords::caste(caste), sums, lead));
        }
        if (figures != 0)
            parts << tr("%n land space(s) open", nullptr, m_shown.openLand[cell.number]);
    } else {
        const bool isLand = cell.ground == Ground::Land;
        parts << textOf(cell.place) << (isLand ? tr("land") : tr("sea"));
        const Lying lying = isLand ? m_shown.onLand[cell.number] : m_shown.onSea[cell.number];
        if (!lying.isNone())
            parts << tr("%1 of %2", "a tile and its owner")
                         .arg(SamuraiWords::tile(lying.tile()), speech.names.value(lying.owner()));
        const auto& touches = isLand ? board.landTouches : board.seaTouches;
        QStringList towns;
        for (const std::uint8_t s : touches[cell.number])
            towns << QString::fromStdString(board.settlement(s).name);
        if (!towns.isEmpty()) parts << tr("beside %1").arg(QLocale().createSeparatedList(towns));
    }
    if (!isLit(number)) return parts.join(QStringLiteral(", "));
    QStringList changes;
    const QVariantMap ahead = preview(textOf(cell.place));
    if (ahead[QStringLiteral("isMove")].toBool())
        for (const QVariant& entry : ahead[QStringLiteral("rows")].toList()) {
            const QVariantMap row = entry.toMap();
            //: A town, a figure there and what becomes of it
            changes << tr("%1, %2: %3")
                           .arg(row["name"].toString(), row["caste"].toString(),
                                row["words"].toString());
        }
    parts << tr("can be chosen");
    const QString what = parts.join(QStringLiteral(", "));
    return changes.isEmpty() ? what
                             : tr("%1. Then: %2").arg(what, changes.join(QStringLiteral("; ")));
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
    return cell < 0 || !hasBoard() ? QString() : textOf(m_shown.board().cells[index(cell)].place);
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
