#include "app/desktop/program/coach.h"

#include "ai/catalogue/games.h"
#include "app/desktop/games/game_faces.h"
#include "app/desktop/language/words.h"

#include <algorithm>

namespace parlour {

namespace {

QStringList takenIn(const Settings& settings) {
    return settings.lessonsTaken.split(u',', Qt::SkipEmptyParts);
}

QString nameOf(const QString& game, std::size_t lesson) {
    return QStringLiteral("%1 %2").arg(game).arg(lesson + 1);
}

} // namespace

Coach::Coach(Settings& settings, QObject* parent) : QObject(parent), m_settings(settings) {}

const Course& Coach::course() const { return gameFace(m_game).course(); }

QVariantList Coach::lessons(const QString& game) const {
    const QStringList taken = takenIn(m_settings);
    QVariantList list;
    for (const CourseLesson& lesson : gameFace(game).course())
        list << QVariantMap{
            {"title", translated(lesson.title)},
            {"taken", taken.contains(nameOf(game, static_cast<std::size_t>(list.size())))}};
    return list;
}

// ---- going on

std::unique_ptr<Table> Coach::begin(const QString& game, int lesson) {
    forget();
    m_game = game;
    m_lesson = static_cast<std::size_t>(lesson);
    m_step = 0;
    return position();
}

std::unique_ptr<Table> Coach::goOn() {
    if (m_state == State::Done)
        return hasNext() ? begin(m_game, static_cast<int>(m_lesson) + 1) : nullptr;
    if (m_step + 1 == lesson().steps.size()) {
        count();
        setState(State::Done);
        return nullptr;
    }
    ++m_step;
    if (present().position) return position();
    setState(State::Told);
    return nullptr;
}

bool Coach::hasNext() const { return isTeaching() && m_lesson + 1 < course().size(); }

std::unique_ptr<Table> Coach::position() const {
    const auto json = parseJson(present().position);
    return std::move(findGame(m_game.toStdString()).value()->open(*json).value());
}

void Coach::follow(GameSession& session) {
    forget();
    m_session = &session;
    session.setMoveCheck([this](const QString& move) { return take(move); });
    connect(&session, &GameSession::positionChanged, this, &Coach::changed);
    connect(&session, &GameSession::retranslated, this, &Coach::changed);
    connect(&session, &QObject::destroyed, this, &Coach::forget);
    setState(State::Told);
}

void Coach::forget() {
    if (m_session) m_session->disconnect(this); // it makes room
    m_session = nullptr;
    emit changed();
}

void Coach::count() {
    QStringList taken = takenIn(m_settings);
    if (taken.contains(nameOf(m_game, m_lesson))) return;
    m_settings.lessonsTaken = (taken << nameOf(m_game, m_lesson)).join(u',');
    emit m_settings.changed();
}

// ---- answers

bool Coach::take(const QString& move) {
    const CourseStep& step = present();
    const bool isAsked = m_state == State::Told || m_state == State::Missed;
    if (!isAsked || step.moves.empty()) return false; // it is being read
    if (std::ranges::find(step.moves, move.toStdString()) == step.moves.end()) {
        setState(State::Missed);
        emit missed();
        return false;
    }
    m_session->script(step.then);
    setState(State::Answered);
    return true;
}

void Coach::setState(State state) {
    m_state = state;
    emit changed();
}

// ---- in words

QString Coach::caption() const {
    if (!isTeaching()) return {};
    return tr("Lesson %1 of %2").arg(m_lesson + 1).arg(course().size()) +
           QStringLiteral("   ·   ") + translated(lesson().title);
}

QVariantMap Coach::step() const {
    if (!isTeaching()) return {};
    if (m_state == State::Done)
        return {{"words", hasNext() ? tr("That was this lesson.")
                                    : tr("That was the last lesson: now you know how to play.")},
                {"target", QString()},
                {"waits", false},
                {"done", true}};
    if (m_state == State::Told && !m_session->isScriptOver()) return {};
    const CourseStep& step = present();
    const Phrase& words = m_state == State::Missed     ? step.wrong
                          : m_state == State::Answered ? step.right
                                                       : step.words;
    return {{"words", translated(words)},
            {"target", QString::fromStdString(step.target)},
            {"waits", !step.moves.empty() && m_state != State::Answered},
            {"done", false}};
}

} // namespace parlour
