#include "table_model.h"

namespace parlour {

namespace {

constexpr int kDealTime = 600; // milliseconds

using Stage = Moment::Stage;

} // namespace

TableModel::TableModel(QObject* parent) : QObject(parent) {
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &TableModel::showNext);
}

void TableModel::setSession(GameSession* session) {
    if (m_session == session) return;
    if (m_session) m_session->disconnect(this);
    m_session = session;
    m_queue.clear();
    m_timer.stop();
    emit sessionChanged();
    if (!session) return;
    connect(session, &GameSession::moved, this, &TableModel::showMove);
    connect(session, &GameSession::rewound, this, &TableModel::jumpToNow);
    connect(session, &GameSession::viewerChanged, this, &TableModel::showAgain);
    connect(session, &GameSession::retranslated, this, &TableModel::showAgain);
    deal();
}

void TableModel::setOpenHands(bool open) {
    if (m_openHands == open) return;
    m_openHands = open;
    showAgain();
}

bool TableModel::isSettled() const {
    return m_session && m_moment.stage == Stage::Settled && m_moment.played == movesPlayed();
}

// Nothing is dealt yet; then everything is, that of an interrupted game all at once.
void TableModel::deal() {
    const int played = movesPlayed();
    m_session->setTableBusy();
    show({played, Stage::Undealt});
    m_queue.push_back({{played, Stage::Settled}, 60});
    m_queue.push_back({{played, Stage::Settled}, kDealTime});
    m_timer.start(static_cast<int>(m_queue.front().after * m_tempo));
    emit sounded(QStringLiteral("shuffle"));
}

void TableModel::showMove() {
    const int played = movesPlayed();
    // Whatever was still being cleared away is cleared away now.
    if (!m_queue.empty()) show({played - 1, Stage::Settled});
    m_session->setTableBusy();
    show({played, Stage::Lying});
    tellMove();
    const auto steps = stepsAfterMove();
    m_queue.assign(steps.begin(), steps.end());
    m_timer.start(static_cast<int>(m_queue.front().after * m_tempo));
}

std::vector<TableModel::Step> TableModel::stepsAfterMove() const {
    return {{{movesPlayed(), Stage::Settled}, kPlayTime}};
}

void TableModel::jumpToNow() {
    m_queue.clear();
    m_timer.stop();
    show({movesPlayed(), Stage::Settled});
    m_session->tableIsQuiet();
}

void TableModel::showNext() {
    if (!m_session || m_queue.empty()) return;
    const Moment before = m_moment;
    const Moment now = m_queue.front().moment;
    m_queue.pop_front();
    show(now);
    tellStep(before, now);
    if (!m_queue.empty()) {
        m_timer.start(static_cast<int>(m_queue.front().after * m_tempo));
        return;
    }
    if (m_session->isOver())
        say(headline());
    else if (m_session->isPersonToMove())
        emit sounded(QStringLiteral("your-turn"));
    m_session->tableIsQuiet();
}

void TableModel::tellStep(const Moment&, const Moment&) {}

void TableModel::show(const Moment& moment) {
    if (!m_session) return;
    Viewing viewing;
    viewing.viewer = viewer();
    viewing.tempo = m_tempo;
    const bool isHidden = m_session->hasCurtain();
    for (int seat = 0; seat < players(); ++seat)
        viewing.isOpen[static_cast<std::size_t>(seat)] =
            m_session->isWatching() ? m_openHands : seat == viewer() && !isHidden;
    if (m_session->isPersonToMove() && m_session->toMove() == viewer() && !isHidden)
        viewing.playable = viewer();

    m_moment = moment;
    see(moment, viewing);
    emit changed();
}

QString TableModel::headline() const {
    return m_session ? m_session->result()[QStringLiteral("headline")].toString() : QString();
}

void TableModel::say(const QString& news) {
    m_news = news;
    emit newsChanged();
}

QString TableModel::seatName(int seat) const { return m_session->seatNames().value(seat); }

} // namespace parlour
