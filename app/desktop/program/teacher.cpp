#include "app/desktop/program/teacher.h"

#include "app/desktop/language/words.h"

namespace parlour {

void Teacher::setTable(TableModel* table) {
    if (m_table == table) return;
    if (m_table) m_table->disconnect(this);
    m_table = table;
    if (table) connect(table, &TableModel::changed, this, &Teacher::look);
    look();
}

void Teacher::teach(const Lesson& lesson, GameSession& session) {
    forget();
    m_lesson = &lesson;
    m_session = &session;
    m_isTold.assign(lesson.steps.size(), false);
    connect(&session, &GameSession::positionChanged, this, &Teacher::look);
    connect(&session, &GameSession::retranslated, this, &Teacher::changed);
    connect(&session, &QObject::destroyed, this, &Teacher::forget);
    look();
}

void Teacher::next() {
    if (m_step != kNone) m_isTold[static_cast<std::size_t>(m_step)] = true;
    m_step = kNone;
    look();
}

void Teacher::leave() {
    if (isTeaching()) m_session->setPaused(false);
    forget();
}

void Teacher::forget() {
    if (m_session) m_session->disconnect(this);
    m_lesson = nullptr;
    m_session = nullptr;
    m_step = kNone;
    emit changed();
}

bool Teacher::isAtTable() const {
    return isTeaching() && m_table && m_table->session() == m_session;
}

bool Teacher::isShown() const { return isAtTable() && m_table->isSettled(); }

std::optional<Cue> Teacher::cue(int step) const {
    return m_lesson->steps[static_cast<std::size_t>(step)](m_session->table(), m_session->viewer());
}

void Teacher::look() {
    if (!isAtTable()) return;
    // A move says that it was understood; taken back, it may have to be said again.
    if (m_step != kNone && m_session->played() > m_saidAfter)
        m_isTold[static_cast<std::size_t>(m_step)] = true;
    const bool shown = isShown();
    if (m_step != kNone && (!shown || m_session->played() != m_saidAfter)) m_step = kNone;
    for (int i = 0; shown && m_step == kNone && i < static_cast<int>(m_isTold.size()); ++i)
        if (!m_isTold[static_cast<std::size_t>(i)] && cue(i)) m_step = i;
    m_saidAfter = m_session->played();
    m_session->setPaused(m_step != kNone);
    emit changed();
}

QString Teacher::inWords(const std::vector<Reason>& sentences) const {
    QStringList words;
    for (const Reason& sentence : sentences) words << translated(sentence, m_session->seatNames());
    return words.join(u'\n');
}

QVariantMap Teacher::step() const {
    const auto said = m_step == kNone ? std::nullopt : cue(m_step);
    if (!said) return {};
    return {{"words", inWords(said->words)},
            {"target", QString::fromStdString(said->target)},
            {"waits", said->waits}};
}

QString Teacher::ending() const {
    if (!isShown() || !m_session->isOver()) return {};
    return inWords(m_lesson->ending(m_session->table(), m_session->viewer()));
}

} // namespace parlour
