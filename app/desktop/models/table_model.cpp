#include "app/desktop/models/table_model.h"

#include <algorithm>

namespace parlour {

namespace {

// Milliseconds: until nothing of the deal moves, and until its first cards are heard to land.
constexpr int kDealTime = 600;
constexpr int kShuffleTime = 400;

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
    beginSession();
}

void TableModel::setOpenHands(bool open) {
    if (m_openHands == open) return;
    m_openHands = open;
    showAgain();
}

// ---- what is shown, step by step

// Shows the undealt cards, then the deal, with all moves of an interrupted game at once.
void TableModel::beginSession() {
    m_remark.clear();
    m_session->setTableBusy();
    m_moment = {};
    m_isResting = false;
    m_eyes = eyesNow();
    undeal();
    show();
    sound(openingSounds().prepare);
    queue(60, [this] {
        foldTo(m_session->played());
        m_isResting = true;
        show();
    });
    queue(kShuffleTime, [this] { sound(openingSounds().deal); });
    queue(kDealTime - kShuffleTime, [this] { beQuiet(); });
    startTimer();
}

void TableModel::showMove() {
    const int move = m_session->played() - 1;
    foldTo(move); // whatever was still moving
    arrive();
    m_queue.clear();
    m_isResting = false;
    m_session->setTableBusy();

    const std::vector<int> waits = waitsOf(move);
    const int events = static_cast<int>(waits.size()) - 1;
    for (int first = 0; first < events;) {
        int last = first + 1;
        while (last < events && waits[static_cast<std::size_t>(last)] == 0) ++last;
        queue(waits[static_cast<std::size_t>(first)],
              [this, move, first, last] { showEvents(move, first, last); });
        first = last;
    }
    queue(waits.back(), [this] { beQuiet(); });
    if (m_queue.front().after == 0)
        showNext();
    else
        startTimer();
}

void TableModel::jumpToNow() {
    showPosition(m_session->played());
    m_session->tableIsQuiet();
}

void TableModel::showPosition(int moves) {
    m_queue.clear();
    m_timer.stop();
    m_remark.clear();
    m_moment = {};
    m_isResting = true;
    m_eyes = eyesNow();
    undeal();
    foldTo(moves);
    arrive();
    show();
}

void TableModel::foldTo(int moves) {
    if (!m_moment.isDealt) {
        m_moment.isDealt = true;
        dealOut();
        if (moves > 0) arrive();
    }
    while (m_moment.moves < moves) {
        const int events = static_cast<int>(waitsOf(m_moment.moves).size()) - 1;
        while (m_moment.events < events) follow(m_moment.events++);
        ++m_moment.moves;
        m_moment.events = 0;
    }
}

void TableModel::showEvents(int move, int first, int last) {
    for (int event = first; event < last; ++event) follow(m_moment.events++);
    if (m_queue.size() == 1) { // the last of the move: only quiet is left
        ++m_moment.moves;
        m_moment.events = 0;
    }
    show();
    for (int event = first; event < last; ++event) tell(move, event);
}

std::vector<int> TableModel::together(std::size_t events) {
    std::vector<int> waits(events, 0);
    waits.push_back(kPlayTime);
    return waits;
}

void TableModel::queue(int after, std::function<void()> show) {
    m_queue.push_back({after, std::move(show)});
}

void TableModel::startTimer() { m_timer.start(static_cast<int>(m_queue.front().after * m_tempo)); }

void TableModel::showNext() {
    if (!m_session || m_queue.empty()) return;
    const std::function<void()> show = std::move(m_queue.front().show);
    m_queue.pop_front();
    show();
    if (!m_queue.empty()) startTimer();
}

void TableModel::beQuiet() {
    m_isResting = true;
    if (const auto remark = m_session->isOver() ? m_session->remark() : std::nullopt)
        m_remark = {{"seat", remark->seat}, {"words", remark->words}};
    show();
    if (m_session->isOver())
        say(headline());
    else if (m_session->isPersonToMove())
        sound("your-turn");
    m_session->tableIsQuiet();
}

void TableModel::show() {
    if (!m_session) return;
    if (std::vector<Seat> eyes = eyesNow(); eyes != m_eyes) {
        m_eyes = std::move(eyes);
        if (m_moment.isDealt) changeEyes();
    }
    see();
    emit changed();
}

Seat TableModel::lastMover() const {
    const int moves = m_moment.moves + (m_moment.events > 0 ? 1 : 0);
    return m_session && moves > 0 ? m_session->moverOf(moves - 1) : kNoSeat;
}

bool TableModel::isSettled() const {
    return m_session && m_isResting && m_moment.moves == m_session->played();
}

// ---- what may be known

std::vector<Seat> TableModel::eyesNow() const {
    std::vector<Seat> eyes;
    for (Seat seat = 0; seat < players(); ++seat) {
        const bool isOwn = m_session->isSecretive()  ? seat == m_session->onlyPerson()
                           : m_session->isReview()   ? seat == m_session->toMove()
                           : m_session->isWatching() ? false
                                                     : seat == viewer() && !m_session->hasCurtain();
        const bool isOpen = m_openHands && !m_session->isSecretive() &&
                            (m_session->isWatching() || m_session->isStudy());
        if (isOwn || isOpen || isAtEnd()) eyes.push_back(seat);
    }
    return eyes;
}

bool TableModel::sees(Seat seat) const { return std::ranges::find(m_eyes, seat) != m_eyes.end(); }

bool TableModel::isAtEnd() const { return isSettled() && m_session->isOver(); }

bool TableModel::mayMove() const {
    return m_session && m_moment.isDealt && m_session->isPersonToMove() &&
           m_session->toMove() == viewer() && !m_session->hasCurtain();
}

Series TableModel::seriesShown() const {
    return isSettled() ? m_session->series() : m_session->seriesBefore();
}

// ---- what is said about it

QString TableModel::headline() const {
    return m_session ? m_session->result().headline : QString();
}

void TableModel::say(const QString& news) {
    m_news = news;
    emit newsChanged();
}

void TableModel::sound(const char* name, Seat seat) {
    emit sounded(QString::fromLatin1(name), seat);
}

QString TableModel::seatName(Seat seat) const {
    return seat == kNoSeat ? QString() : m_session->player(seat).name;
}

QVariantMap TableModel::seatMap(Seat seat) const {
    QVariantMap map = toMap(m_session->player(seat));
    map["seat"] = seat;
    map["isToMove"] = isSettled() && m_session->toMove() == seat;
    return map;
}

} // namespace parlour
