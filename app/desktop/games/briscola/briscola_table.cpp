#include "briscola_table.h"

#include "words.h"

#include <algorithm>

namespace parlour {

using namespace briscola;

namespace {

// Milliseconds, as the look describes the motion.
constexpr int kPlayTime = 220;
constexpr int kRestTime = 650;
constexpr int kCollectTime = 280;
constexpr int kDealTime = 600;

using Stage = Moment::Stage;

QString faceOf(Card card) { return QString::fromStdString(italian::toText(card)); }
QString nameOf(Card card) { return translated(italian::cardName(card)); }

bool isComplete(int played, int players) { return played > 0 && played % players == 0; }

} // namespace

BriscolaTable::BriscolaTable(QObject* parent) : QObject(parent) {
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &BriscolaTable::showNext);
}

void BriscolaTable::setSession(GameSession* session) {
    if (m_session == session) return;
    if (m_session) m_session->disconnect(this);
    m_session = session;
    m_queue.clear();
    m_timer.stop();
    emit sessionChanged();
    if (!session) return;
    connect(session, &GameSession::moved, this, &BriscolaTable::showMove);
    connect(session, &GameSession::rewound, this, &BriscolaTable::jumpToNow);
    connect(session, &GameSession::viewerChanged, this, [this] { show(m_moment); });
    connect(session, &GameSession::retranslated, this, [this] { show(m_moment); });
    deal();
}

void BriscolaTable::setOpenHands(bool open) {
    if (m_openHands == open) return;
    m_openHands = open;
    show(m_moment);
}

const Match<Briscola>& BriscolaTable::match() const {
    return static_cast<const GameTable<Briscola>&>(m_session->table()).match();
}

bool BriscolaTable::isShowingNow() const {
    return m_moment.played == match().state().pub.played && m_moment.stage == Stage::Drawn;
}

// ---- what is shown, step by step

// All cards in the stock; then they are dealt, those of an interrupted game all at once.
void BriscolaTable::deal() {
    const int played = match().state().pub.played;
    m_session->setTableBusy();
    show({played, Stage::Undealt});
    m_queue.push_back({{played, Stage::Drawn}, static_cast<int>(60 * m_tempo)});
    m_queue.push_back({{played, Stage::Drawn}, static_cast<int>(kDealTime * m_tempo)});
    m_timer.start(m_queue.front().second);
    emit sounded(QStringLiteral("shuffle"));
}

void BriscolaTable::showMove() {
    const int played = match().state().pub.played;
    // Whatever was still being cleared away is cleared away now.
    if (!m_queue.empty()) show({played - 1, Stage::Drawn});
    m_queue.clear();
    m_session->setTableBusy();
    show({played, Stage::Lying});
    const Play play = match().state().pub.history[static_cast<std::size_t>(played - 1)];
    //: A player and the card he plays
    say(tr("%1: %2").arg(seatName(play.seat), nameOf(play.card)));
    emit sounded(QStringLiteral("card-place"));
    if (isComplete(played, players())) {
        m_queue.push_back(
            {{played, Stage::Collected}, static_cast<int>((kPlayTime + kRestTime) * m_tempo)});
        m_queue.push_back({{played, Stage::Drawn}, static_cast<int>(kCollectTime * m_tempo)});
    }
    m_queue.push_back({{played, Stage::Drawn}, static_cast<int>(kPlayTime * m_tempo)});
    m_timer.start(m_queue.front().second);
}

void BriscolaTable::jumpToNow() {
    m_queue.clear();
    m_timer.stop();
    show({match().state().pub.played, Stage::Drawn});
    m_session->tableIsQuiet();
}

void BriscolaTable::showNext() {
    if (!m_session || m_queue.empty()) return;
    const Moment before = m_moment;
    const Moment moment = m_queue.front().first;
    m_queue.pop_front();
    show(moment);
    if (moment.stage == Stage::Collected) {
        const QVariantMap trick = lastTrick();
        say(tr("The trick goes to %1: %2 points")
                .arg(trick["name"].toString())
                .arg(trick["points"].toInt()));
        const bool isOurs = !m_session->isWatching() && m_shown.areAllies(m_shown.leader, viewer());
        emit sounded(isOurs ? QStringLiteral("trick-won") : QStringLiteral("collect"));
    } else if (before.stage == Stage::Collected && m_cards.rowCount() > 0 && m_shown.stock > 0) {
        emit sounded(QStringLiteral("card-slide"));
    }
    if (!m_queue.empty()) {
        m_timer.start(m_queue.front().second);
        return;
    }
    if (m_session->isOver())
        say(result()["headline"].toString());
    else if (m_session->isPersonToMove())
        emit sounded(QStringLiteral("your-turn"));
    m_session->tableIsQuiet();
}

void BriscolaTable::show(const Moment& moment) {
    if (!m_session) return;
    Viewing viewing;
    viewing.tempo = m_tempo;
    const bool isHidden = m_session->hasCurtain();
    for (int seat = 0; seat < m_session->table().seats(); ++seat)
        viewing.isOpen[static_cast<std::size_t>(seat)] =
            m_session->isWatching() ? m_openHands : seat == viewer() && !isHidden;
    if (m_session->isPersonToMove() && m_session->toMove() == viewer() && !isHidden)
        viewing.playable = viewer();

    m_moment = moment;
    Scene scene = sceneAt(match(), moment, viewing);
    m_shown = scene.pub;
    m_cards.update(std::move(scene.cards));
    emit changed();
}

void BriscolaTable::say(const QString& news) {
    m_news = news;
    emit newsChanged();
}

// ---- what is said about it

QString BriscolaTable::seatName(int seat) const { return m_session->seatNames().value(seat); }

QString BriscolaTable::trumpSuit() const { return faceOf(m_shown.trumpCard).right(1); }
QString BriscolaTable::trumpName() const { return translated(italian::suitName(m_shown.trump())); }
QString BriscolaTable::trumpCardName() const { return nameOf(m_shown.trumpCard); }
QString BriscolaTable::cardName(const QString& text) const {
    const auto card = italian::parseCard(text.toStdString());
    return card ? nameOf(*card) : QString();
}

int BriscolaTable::tricks() const {
    return (italian::kCards - m_shown.removed.size()) / std::max(1, players());
}
int BriscolaTable::trick() const {
    return std::min((m_shown.played - m_shown.onTable) / std::max(1, players()) + 1, tricks());
}

QVariantList BriscolaTable::seats() const {
    QVariantList list;
    if (!m_session) return list;
    const QVariantList players = m_session->seats();
    const bool isNow = isShowingNow();
    const QVariantList tricks = history();
    for (int seat = 0; seat < players.size(); ++seat) {
        QVariantMap map = players[seat].toMap();
        map["seat"] = seat;
        map["points"] = m_shown.sidePoints(seat);
        map["handCards"] = m_shown.handSize(seat);
        map["isToMove"] = isNow && !m_shown.isOver() && m_shown.toMove() == seat;
        map["leads"] = m_shown.onTable == 0;
        map["isPartner"] = seat != viewer() && m_shown.areAllies(seat, viewer());
        map["won"] = static_cast<int>(std::ranges::count_if(tricks, [&](const QVariant& trick) {
            return m_shown.areAllies(trick.toMap()["winner"].toInt(), seat);
        }));
        list << map;
    }
    return list;
}

QVariantList BriscolaTable::history() const {
    QVariantList tricks;
    if (!m_session) return tricks;
    State now = Briscola::start(match().options(), match().deal());
    const int complete = m_shown.played - m_shown.onTable;
    const QStringList names = m_session->seatNames();
    for (int k = 0; k < complete; ++k) {
        Briscola::apply(now, match().moves()[static_cast<std::size_t>(k)]);
        if (now.pub.onTable != 0) continue;
        QVariantList cards;
        int points = 0;
        for (int i = players(); i > 0; --i) {
            const Play play = now.pub.history[static_cast<std::size_t>(now.pub.played - i)];
            points += italian::points(play.card);
            cards << QVariantMap{{"seat", play.seat},
                                 {"name", names.value(play.seat)},
                                 {"face", faceOf(play.card)},
                                 {"cardName", nameOf(play.card)}};
        }
        tricks << QVariantMap{{"winner", now.pub.leader},
                              {"name", names.value(now.pub.leader)},
                              {"points", points},
                              {"cards", cards}};
    }
    return tricks;
}

QVariantMap BriscolaTable::lastTrick() const {
    const QVariantList tricks = history();
    return tricks.isEmpty() ? QVariantMap() : tricks.last().toMap();
}

QVariantMap BriscolaTable::result() const {
    if (!m_session || !m_session->isOver() || !isShowingNow()) return {};
    const auto shares = m_session->table().winShares();
    const auto scores = m_session->table().scores();
    const auto first = static_cast<std::size_t>(std::ranges::max_element(shares) - shares.begin());
    const bool isDraw = shares[first] < 0.999;
    const int person = m_session->onlyPerson();
    QStringList winners;
    for (std::size_t seat = 0; seat < shares.size(); ++seat)
        if (shares[seat] > 0) winners << seatName(static_cast<int>(seat));
    QString headline;
    int outcome = 0;
    if (isDraw) {
        headline = tr("A draw");
    } else if (person >= 0) {
        const bool won = shares[static_cast<std::size_t>(person)] > 0;
        outcome = won ? 1 : -1;
        headline = won ? tr("You win") : tr("You lose");
    } else if (winners.size() > 1) {
        headline = tr("%1 and %2 win").arg(winners[0], winners[1]);
    } else {
        headline = tr("%1 wins").arg(winners[0]);
    }
    QVariantList standings;
    const QVariantList seatMaps = m_session->seats();
    for (int seat = 0; seat < players(); ++seat) {
        QVariantMap map = seatMaps[seat].toMap();
        map["points"] = scores[static_cast<std::size_t>(seat)];
        map["won"] = shares[static_cast<std::size_t>(seat)] > 0 && !isDraw;
        standings << map;
    }
    return {{"headline", headline}, {"outcome", outcome}, {"standings", standings}};
}

// ---- what the person does

QString BriscolaTable::cardAt(int slot) const {
    for (int row = 0; row < m_cards.rowCount(); ++row) {
        const QModelIndex index = m_cards.index(row);
        if (m_cards.data(index, CardModel::Zone) == Hand &&
            m_cards.data(index, CardModel::Owner) == viewer() &&
            m_cards.data(index, CardModel::Slot) == slot)
            return m_cards.data(index, CardModel::Code).toString();
    }
    return {};
}

void BriscolaTable::playSlot(int slot) {
    if (!m_session || m_session->isWatching() || m_session->hasCurtain()) return;
    const QString card = cardAt(slot);
    if (!card.isEmpty()) m_session->play(card);
}

} // namespace parlour
