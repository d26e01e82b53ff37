// What the table tells: the players, the tiles in hand, what to do now, all turns, the result.
#include "samurai_codes.h"
#include "samurai_table.h"
#include "words.h"

#include <algorithm>

namespace parlour {

using namespace samurai;

namespace {

QVariantList listOf(const Counts& counts) {
    QVariantList list;
    for (const std::uint8_t count : counts) list << int{count};
    return list;
}

} // namespace

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
                            {"chosen", m_choice.caste() == caste}};
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
    return {{"code", codeOf(tile)},
            {"picture", SamuraiWords::picture(clan, tile)},
            {"name", capitalised(SamuraiWords::tile(tile))},
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
            map["playable"] = m_isActing && m_choice.canPlay(tile);
            map["chosen"] = i == 0 && m_choice.tile() == tile;
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
    if (m_choice.tile()) return codeOf(*m_choice.tile());
    return m_choice.caste() < 0 ? QString() : QString(QLatin1Char(letter(m_choice.caste())));
}

QString SamuraiTable::chosenPicture() const {
    if (m_choice.caste() >= 0) return SamuraiWords::picture(m_choice.caste());
    if (!m_choice.tile() || m_choice.isOfFigures()) return {};
    if (!m_choice.isOfTiles()) return SamuraiWords::picture(viewer() + 1, *m_choice.tile());
    if (!m_choice.picked()) return {};
    const Cell& from = *m_shown.board().find(*m_choice.picked());
    return SamuraiWords::picture(viewer() + 1, m_shown.onLand[from.number].tile());
}

QString SamuraiTable::guide() const {
    if (!session() || session()->isOver()) return {};
    if (!m_isActing) {
        const QString name = seatName(m_shown.mover);
        if (session()->hasCurtain() || session()->isPersonToMove()) return {};
        if (m_shown.phase == Phase::Taking) return tr("%1 chooses tiles").arg(name);
        return (session()->isPaused() ? tr("%1 is next") : tr("%1 is thinking")).arg(name);
    }
    const Public& pub = now().pub;
    if (pub.phase == Phase::Taking)
        return tr("Choose %n more tile(s) to begin with", nullptr,
                  kHandSize - pub.handSize[index(viewer())]);
    if (pub.phase == Phase::Putting)
        return m_choice.caste() < 0 ? tr("Place a figure: choose a town that is lit")
                                    : tr("Choose a town for the figure");
    if (!m_choice.tile()) {
        if (onlyEnd()) return tr("Nothing more can be played: end your turn");
        if (pub.hasPlayedNormal) return tr("Play fast tiles, or end your turn");
        return pub.stepsThisTurn > 0 ? tr("Play another tile, or end your turn")
                                     : tr("Choose one of your tiles");
    }
    if (m_choice.isOfFigures())
        return m_choice.picked() ? tr("Choose the figure that changes places with the %1 of %2")
                                       .arg(SamuraiWords::caste(m_choice.pickedCaste()),
                                            SamuraiWords::space(pub.board(), *m_choice.picked()))
                                 : tr("Choose the first of two figures that change places");
    if (m_choice.isOfTiles())
        return m_choice.picked() ? tr("Choose the land space that it moves to")
                                 : tr("Choose your tile that is to move");
    return m_choice.tile()->isShip() ? tr("Choose a free sea space")
                                     : tr("Choose a free land space");
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
    return m_choice.picked() && m_shown.board().cells[index(cell)].place == *m_choice.picked();
}

bool SamuraiTable::isRecent(int cell) const { return m_recent[index(cell)]; }

QString SamuraiTable::moveName(const QString& text) const {
    const auto move = moveIn(text);
    if (!move || !hasBoard()) return text;
    // Of a tile that has just moved the name is that of the tile itself.
    if (move == m_latest && move->kind == Move::Kind::TileExchange)
        return tr("%1 from %2 to %3", "a tile moves")
            .arg(capitalised(SamuraiWords::tile(m_latestTile)),
                 SamuraiWords::space(m_shown.board(), move->at),
                 SamuraiWords::space(m_shown.board(), move->to));
    return SamuraiWords::move(m_shown, *move);
}

QString SamuraiTable::tileName(const QString& code) {
    const auto tile = parseTile(code.toStdString());
    return tile ? capitalised(SamuraiWords::tile(*tile)) : code;
}

QStringList SamuraiTable::tilePictures(const QString& code) const {
    const auto tile = parseTile(code.toStdString());
    if (!tile || !session()) return {};
    const Seat other = (viewer() + 1) % now().pub.options.players;
    return {SamuraiWords::picture(other + 1, *tile)};
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
    State state = Samurai::start(timeline().options(), timeline().deal());
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
    for (const Move& move : timeline().moves()) {
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
        Samurai::apply(state, move, std::ref(captures));
        for (const Capture& capture : captures.list)
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

} // namespace parlour
