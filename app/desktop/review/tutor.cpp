#include "app/desktop/review/tutor.h"

#include "ai/catalogue/games.h"
#include "app/desktop/language/words.h"
#include "app/desktop/review/review_words.h"

#include <utility>

namespace parlour {

namespace {

constexpr int kPatience = 100; // milliseconds that a move may wait for its verdict

} // namespace

Tutor::Level Tutor::levelNamed(const QString& name) {
    return name == u"gentle" ? Level::Gentle : name == u"strict" ? Level::Strict : Level::Off;
}

Tutor::Tutor(QObject* parent) : QObject(parent) {
    m_patience.setSingleShot(true);
    m_patience.setInterval(kPatience);
    m_patience.setTimerType(Qt::PreciseTimer);
    connect(&m_patience, &QTimer::timeout, this, &Tutor::conclude);
}

void Tutor::setLevel(Level level) {
    if (std::exchange(m_level, level) != level) look();
}

void Tutor::setScales(const GradeScales& scales) {
    if (std::exchange(m_scales, scales) != scales) look();
}

void Tutor::follow(GameSession& session) {
    if (m_session) {
        m_session->disconnect(this);
        m_session->setMoveCheck({});
    }
    m_session = &session;
    m_judge = std::make_unique<LiveJudge>(*findGame(session.game().toStdString()).value());
    connect(m_judge.get(), &LiveJudge::learned, this, &Tutor::settle);
    session.setMoveCheck([this](const QString& move) { return mayPlay(move); });
    connect(&session, &GameSession::positionChanged, this, &Tutor::look);
    connect(&session, &GameSession::viewerChanged, this, &Tutor::look);
    connect(&session, &GameSession::retranslated, this, &Tutor::changed);
    connect(&session, &QObject::destroyed, this, [this] {
        forget();
        m_judge.reset();
    });
    look();
}

void Tutor::forget() {
    m_patience.stop();
    m_waiting.clear();
    m_judge->stop();
    if (!std::exchange(m_asked, std::nullopt)) return;
    if (m_session) m_session->showMove({});
    emit changed();
}

bool Tutor::isLooking() const {
    return m_level != Level::Off && m_session->mayPlay() &&
           m_session->table().legalMoves().size() > 1;
}

void Tutor::look() {
    if (!m_session) return;
    forget();
    if (isLooking())
        m_judge->judge(m_session->table(),
                       m_session->dealSeed() + static_cast<std::uint64_t>(m_session->played()),
                       m_scales);
}

bool Tutor::mayPlay(const QString& move) {
    if (!isLooking()) return true;
    if (m_asked && m_asked->move == move) return false; // the question stands
    if (std::exchange(m_asked, std::nullopt)) m_session->showMove({});
    m_session->countTutor();
    if (!knows(move)) {
        m_waiting = move;
        m_patience.start();
        m_judge->focus(move.toStdString());
        emit changed();
        return false;
    }
    const auto verdict = this->verdict(move);
    if (!asksAbout(*verdict)) return true;
    ask(move, *verdict);
    return false;
}

bool Tutor::asksAbout(const Verdict& verdict) const {
    return verdict.grade >= (m_level == Level::Strict ? Grade::Inaccuracy : Grade::Mistake);
}

void Tutor::ask(const QString& move, const Verdict& verdict) {
    m_asked = Asked{move, verdict};
    m_session->countQuestion();
    m_judge->focus(move.toStdString()); // for its reasons beside the best one
    emit changed();
}

void Tutor::settle() {
    if (m_waiting.isEmpty()) {
        // The words stand once they are read.
        if (!m_asked || m_asked->isExplained) return;
        const auto verdict = this->verdict(m_asked->move);
        if (verdict && verdict->best == m_asked->verdict.best) {
            m_asked->verdict.reasons = verdict->reasons;
            m_asked->verdict.whyNot = verdict->whyNot;
        }
        return;
    }
    if (knows(m_waiting)) conclude();
}

void Tutor::conclude() {
    m_patience.stop();
    const auto verdict = this->verdict(m_waiting);
    if (verdict && asksAbout(*verdict))
        ask(std::exchange(m_waiting, {}), *verdict);
    else
        play(m_waiting);
}

void Tutor::play(const QString& move) {
    const QString legal = move; // what it refers to is forgotten on the way
    forget();
    m_session->playUnchecked(legal);
}

std::optional<Verdict> Tutor::verdict(const QString& move) const {
    return m_judge ? m_judge->verdict(move.toStdString()) : std::nullopt;
}

bool Tutor::knows(const QString& move) const {
    const auto verdict = this->verdict(move);
    return verdict && (asksAbout(*verdict) || !m_judge->isOpen(move.toStdString()));
}

void Tutor::takeBack() {
    if (!isAsking()) return;
    m_asked.reset();
    m_session->showMove({});
    emit changed();
}

void Tutor::showWhy() {
    if (!isAsking() || m_asked->isExplained) return;
    m_asked->isExplained = true;
    m_session->countHint();
    m_session->showMove(QString::fromStdString(m_asked->verdict.best));
    emit changed();
}

void Tutor::playAnyway() {
    if (isAsking()) play(m_asked->move);
}

QVariantMap Tutor::question() const {
    if (!isAsking()) return {};
    const Verdict& verdict = m_asked->verdict;
    QVariantMap map{{"words", tr("This gives up about %1. Look again?")
                                  .arg(ReviewWords::amount(verdict.cost, verdict.unit))},
                    {"move", m_asked->move}};
    if (!m_asked->isExplained) return map;
    QStringList sentences;
    if (verdict.whyNot) map["whyNot"] = translated(*verdict.whyNot, m_session->seatNames());
    for (const Reason& reason : verdict.reasons)
        sentences << translated(reason, m_session->seatNames());
    map["best"] = QString::fromStdString(verdict.best);
    map["why"] = joined(sentences);
    return map;
}

} // namespace parlour
