#include "app/desktop/games/samurai/samurai_turn.h"

#include "ai/samurai/setup.h"
#include "app/desktop/games/samurai/samurai_codes.h"
#include "app/desktop/games/samurai/samurai_words.h"
#include "app/desktop/language/words.h"

#include <QRandomGenerator>

#include <algorithm>

namespace parlour {

using namespace samurai;

void SamuraiTurn::useSession(GameSession* session) {
    m_session = session;
    m_setupSeats = 0;
    m_view.reset();
}

void SamuraiTurn::update(const Board& board, const std::optional<Observation>& view) {
    m_board = &board;
    m_view = view;
    std::vector<Move> legal;
    if (view)
        for (const Move& move : Samurai::legalMoves(*view)) legal.push_back(move);
    m_choice.update(board, std::move(legal));
    emit changed();
    goOnWithSetup();
}

// ---- what is chosen, and what to do now

std::optional<Move> SamuraiTurn::moveAt(Place place) const {
    if (!isActing()) return std::nullopt;
    const std::optional<Move> move = m_choice.moveAt(place);
    return move && Samurai::objection(*m_view, *move).empty() ? move : std::nullopt;
}

QString SamuraiTurn::chosen() const {
    if (m_choice.tile()) return codeOf(*m_choice.tile());
    return m_choice.caste() < 0 ? QString() : QString(QLatin1Char(letter(m_choice.caste())));
}

QString SamuraiTurn::chosenPicture() const {
    if (!isActing()) return {};
    if (m_choice.caste() >= 0) return SamuraiWords::picture(m_choice.caste());
    if (!m_choice.tile() || m_choice.isOfFigures()) return {};
    const int clan = m_view->seat + 1;
    if (!m_choice.isOfTiles()) return SamuraiWords::picture(clan, *m_choice.tile());
    if (!m_choice.picked()) return {};
    const Cell& from = *m_board->find(*m_choice.picked());
    return SamuraiWords::picture(clan, pub().onLand[from.number].tile());
}

QString SamuraiTurn::guide() const {
    if (!isActing()) return {};
    if (pub().phase == Phase::Taking)
        return tr("Choose %n more tile(s) to begin with", nullptr,
                  kHandSize - pub().handSize[index(m_view->seat)]);
    if (pub().phase == Phase::Putting)
        return m_choice.caste() < 0 ? tr("Place a figure: choose a lit settlement")
                                    : tr("Choose a settlement for the figure");
    if (!m_choice.tile()) {
        if (onlyEnd()) return tr("Nothing more can be played: end your turn");
        if (pub().hasPlayedNormal) return tr("Play fast tiles, or end your turn");
        return pub().stepsThisTurn > 0 ? tr("Play another tile, or end your turn")
                                       : tr("Choose one of your tiles");
    }
    if (m_choice.isOfFigures())
        return m_choice.picked() ? tr("Choose the figure that changes places with the %1 of %2")
                                       .arg(SamuraiWords::caste(m_choice.pickedCaste()),
                                            SamuraiWords::space(*m_board, *m_choice.picked()))
                                 : tr("Choose the first of two figures that change places");
    if (m_choice.isOfTiles())
        return m_choice.picked() ? tr("Choose a land space to move it to")
                                 : tr("Choose which of your tiles to move");
    return m_choice.tile()->isShip() ? tr("Choose a free sea space")
                                     : tr("Choose a free land space");
}

bool SamuraiTurn::canTakeBack() const {
    return isActing() && m_session->canUndo() && pub().phase == Phase::Playing &&
           pub().stepsThisTurn > 0;
}

// ---- what is done

void SamuraiTurn::tellChoice() {
    emit changed();
    emit choiceChanged();
}

void SamuraiTurn::choose(const QString& code) {
    if (!isActing()) return;
    const auto tile = parseTile(code.toStdString());
    const auto caste =
        code.size() == 1 ? kCasteLetters.find(code[0].toLatin1()) : std::string_view::npos;
    if (tile) {
        const bool wasChosen = m_choice.tile() == *tile;
        const bool fits = Samurai::fitsTurn(pub(), *tile);
        m_choice.chooseTile(!wasChosen && fits ? std::optional(*tile) : std::nullopt);
        if (!wasChosen && !fits)
            emit refused(tr("Only one normal tile is played in a turn; fast ones may follow"));
        else if (!wasChosen && !m_choice.tile())
            emit refused(tr("This tile cannot be played now"));
    } else if (caste != std::string_view::npos) {
        const int chosen = static_cast<int>(caste);
        m_choice.chooseCaste(m_choice.caste() == chosen ? -1 : chosen);
    }
    tellChoice();
}

void SamuraiTurn::take(const QString& code) {
    const auto tile = parseTile(code.toStdString());
    if (tile) play(Move::take(*tile));
}

void SamuraiTurn::chooseSpace(const QString& text) {
    const auto place = placeIn(text);
    if (!isActing() || !place) return;
    if (pub().phase == Phase::Putting || m_choice.isOfFigures())
        chooseSettlement(*place);
    else if (!m_choice.tile() && pub().phase == Phase::Playing)
        emit refused(tr("Choose one of your tiles first"));
    else if (m_choice.isOfTiles() && (!m_choice.picked() || m_choice.picked() == *place))
        pickTile(*place);
    else if (const auto move = m_choice.moveAt(*place))
        play(*move);
}

void SamuraiTurn::chooseSettlement(Place place) {
    if (m_choice.picked() == place) {
        cancel();
        return;
    }
    const std::vector<int> castes = m_choice.figuresAt(place);
    if (castes.size() == 1) {
        chooseFigure(codeOf(place), castes.front());
    } else if (castes.empty()) {
        const Cell* cell = m_board->find(place);
        if (pub().phase == Phase::Putting)
            play(Move::put(std::max(0, m_choice.caste()), place));
        else if (!cell || cell->ground != Ground::Settlement)
            emit refused(tr("Choose a settlement with a figure"));
        else
            emit refused(tr("No figure there can change places now"));
    } else {
        QVariantList figures;
        for (const int caste : castes)
            figures << QVariantMap{{"caste", caste},
                                   {"name", SamuraiWords::caste(caste)},
                                   {"picture", SamuraiWords::picture(caste)}};
        emit figureWanted(codeOf(place), figures);
    }
}

void SamuraiTurn::pickTile(Place place) {
    if (m_choice.picked() == place)
        m_choice.pick(std::nullopt);
    else if (m_board->find(place) && m_choice.isLit(m_board->cellAt[place.code]))
        m_choice.pick(place);
    else
        emit refused(tr("Choose one of your own tiles on land"));
    tellChoice();
}

void SamuraiTurn::chooseFigure(const QString& text, int caste) {
    const auto place = placeIn(text);
    if (!isActing() || !place) return;
    if (pub().phase == Phase::Putting) {
        play(Move::put(caste, *place));
    } else if (m_choice.picked()) {
        play(Move::exchangeFigures(*m_choice.picked(), m_choice.pickedCaste(), *place, caste));
    } else {
        m_choice.pick(*place, caste);
        tellChoice();
    }
}

bool SamuraiTurn::cancel() {
    if (!m_choice.giveUp()) return false;
    tellChoice();
    return true;
}

void SamuraiTurn::endTurn() { play(Move::end()); }

void SamuraiTurn::takeBack() {
    if (canTakeBack()) m_session->undo();
}

void SamuraiTurn::play(const Move& move) {
    if (!isActing()) return;
    const auto played = m_session->playOrSayWhy(QString::fromStdString(Samurai::toText(move)));
    if (!played) emit refused(translated(played.error().what).arg(SamuraiWords::move(pub(), move)));
}

void SamuraiTurn::doSetupForMe() {
    if (!isActing()) return;
    m_setupSeats |= 1u << m_view->seat;
    goOnWithSetup();
    tellChoice();
}

void SamuraiTurn::goOnWithSetup() {
    if (!isActing() || !(m_setupSeats >> m_view->seat & 1)) return;
    if (pub().phase == Phase::Playing) {
        m_setupSeats = 0;
        return;
    }
    // Only after everybody has heard of this move.
    QMetaObject::invokeMethod(
        this,
        [this, played = m_session->played()] {
            if (!m_session || !isActing() || m_session->played() != played || !isSetup(*m_view))
                return;
            Rng rng(QRandomGenerator::global()->generate64());
            m_session->playUnchecked(
                QString::fromStdString(Samurai::toText(decideSetup(*m_view, rng).move)));
        },
        Qt::QueuedConnection);
}

} // namespace parlour
