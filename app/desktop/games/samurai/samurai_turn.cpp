// What the person at the bottom does: chooses tiles and spaces, plays, takes back.
#include "ai/samurai/setup.h"
#include "samurai_codes.h"
#include "samurai_table.h"
#include "words.h"

#include <QRandomGenerator>

namespace parlour {

using namespace samurai;

void SamuraiTable::tellChoice() {
    m_cells.refresh();
    emit changed();
}

void SamuraiTable::choose(const QString& code) {
    if (!m_isActing) return;
    const auto tile = parseTile(code.toStdString());
    const auto caste =
        code.size() == 1 ? kCasteLetters.find(code[0].toLatin1()) : std::string_view::npos;
    if (tile) {
        const bool wasChosen = m_choice.tile() == *tile;
        const bool fits = Samurai::fitsTurn(now().pub, *tile);
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

void SamuraiTable::take(const QString& code) {
    const auto tile = parseTile(code.toStdString());
    if (tile) play(Move::take(*tile));
}

void SamuraiTable::chooseSpace(const QString& text) {
    const auto place = placeIn(text);
    if (!m_isActing || !place) return;
    if (now().pub.phase == Phase::Putting || m_choice.isOfFigures())
        chooseTown(*place);
    else if (!m_choice.tile() && now().pub.phase == Phase::Playing)
        emit refused(tr("Choose one of your tiles first"));
    else if (m_choice.isOfTiles() && (!m_choice.picked() || m_choice.picked() == *place))
        pickTile(*place);
    else if (const auto move = m_choice.moveAt(*place))
        play(*move);
}

void SamuraiTable::chooseTown(Place place) {
    if (m_choice.picked() == place) {
        cancel();
        return;
    }
    const std::vector<int> castes = m_choice.figuresAt(place);
    if (castes.size() == 1) {
        chooseFigure(codeOf(place), castes.front());
    } else if (castes.empty()) {
        const Cell* cell = m_shown.board().find(place);
        if (now().pub.phase == Phase::Putting)
            play(Move::put(std::max(0, m_choice.caste()), place));
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
        emit figureWanted(codeOf(place), figures);
    }
}

void SamuraiTable::pickTile(Place place) {
    const Board& board = m_shown.board();
    if (m_choice.picked() == place)
        m_choice.pick(std::nullopt);
    else if (board.find(place) && m_choice.isLit(board.cellAt[place.code]))
        m_choice.pick(place);
    else
        emit refused(tr("Choose one of your own tiles on land"));
    tellChoice();
}

void SamuraiTable::chooseFigure(const QString& text, int caste) {
    const auto place = placeIn(text);
    if (!m_isActing || !place) return;
    if (now().pub.phase == Phase::Putting) {
        play(Move::put(caste, *place));
    } else if (m_choice.picked()) {
        play(Move::exchangeFigures(*m_choice.picked(), m_choice.pickedCaste(), *place, caste));
    } else {
        m_choice.pick(*place, caste);
        tellChoice();
    }
}

bool SamuraiTable::cancel() {
    if (!m_choice.giveUp()) return false;
    tellChoice();
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
    m_choice.pick(std::nullopt);
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
    const std::size_t played = timeline().moves().size();
    QMetaObject::invokeMethod(
        this,
        [this, played] {
            if (!session() || !m_isActing || timeline().moves().size() != played) return;
            Rng rng(QRandomGenerator::global()->generate64());
            const Observation view = Samurai::observe(now(), viewer());
            if (isSetup(view)) play(decideSetup(view, rng).move);
        },
        Qt::QueuedConnection);
}

} // namespace parlour
