#include "climbing_table.h"

#include "words.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <ranges>

namespace parlour {

namespace {

constexpr int kDealStep = 14; // milliseconds between two cards
constexpr int kSeenInStack = 6;

// Layers of the table; within each, later cards cover earlier ones.
constexpr int kHandLayer = 100;
constexpr int kPlayLayer = 300;

constexpr CardBits bit(int row) { return CardBits{1} << row; }

std::vector<int> rowsOf(CardBits cards) {
    std::vector<int> rows;
    for (; cards; cards &= cards - 1) rows.push_back(std::countr_zero(cards));
    return rows;
}

} // namespace

QString ClimbingTable::pointsInWords(int points) {
    // A plural form of a number below zero is not filled.
    const QString words = tr("%n point(s)", "of a match", std::abs(points));
    return points < 0 ? QStringLiteral("−") + words : words;
}

ClimbingTable::ClimbingTable(QObject* parent) : CardTable(parent) {
    m_clockTimer.setInterval(1000);
    connect(&m_clockTimer, &QTimer::timeout, this, &ClimbingTable::tick);
    connect(this, &CardTable::changed, this, &ClimbingTable::renewClock);
    connect(this, &CardTable::sessionChanged, this, [this] {
        m_selection = {};
        m_chosen.clear();
        m_offered = {-1, -1};
        if (session()) connect(session(), &GameSession::hintChanged, this, [this] { showAgain(); });
    });
}

// ---- where all cards lie

std::vector<CardPlace> ClimbingTable::scene(const Moment& moment, const Viewing& viewing) {
    const int size = deckSize();
    std::vector<CardPlace> places(static_cast<std::size_t>(size));
    m_shown = story(moment.played);
    const auto placeOf = [&](int row) -> CardPlace& {
        return places[static_cast<std::size_t>(row)];
    };
    const auto layFaceUp = [&](int row) {
        placeOf(row).face = face(row);
        placeOf(row).name = cardName(row);
    };

    if (moment.stage == Moment::Stage::Undealt) {
        for (int row = 0; row < size; ++row) {
            CardPlace& place = placeOf(row);
            place.zone = Stock;
            place.slot = place.z = row;
            place.count = size;
            place.inStack = row < size - kSeenInStack;
        }
        m_shown.turns.clear();
        return places;
    }

    // What has been played and is no part of the round lies on the pile.
    int inPile = 0;
    const auto pile = [&](const Turn& turn) {
        for (const int row : rowsOf(turn.cards)) {
            CardPlace& place = placeOf(row);
            place.zone = Pile;
            place.slot = place.z = inPile++;
        }
    };
    std::array<const Turn*, kMostSeats> latest{};
    for (const Turn& turn : m_shown.turns) {
        if (turn.leads)
            for (const Turn*& other : latest)
                if (other) pile(*std::exchange(other, nullptr));
        const Turn*& own = latest[static_cast<std::size_t>(turn.seat)];
        if (own) pile(*own);
        own = &turn;
    }
    for (CardPlace& place : places)
        if (place.zone == Pile) {
            place.count = inPile;
            place.inStack = place.slot < inPile - kSeenInStack;
        }

    const Turn* best = nullptr; // the play to beat
    for (const Turn& turn : m_shown.turns)
        if (turn.cards) best = &turn;
    for (const Turn* turn : latest) {
        if (!turn) continue;
        const std::vector<int> rows = rowsOf(turn->cards);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            CardPlace& place = placeOf(rows[i]);
            layFaceUp(rows[i]);
            place.zone = Play;
            place.owner = turn->seat;
            place.slot = static_cast<int>(i);
            place.count = static_cast<int>(rows.size());
            place.z = kPlayLayer + place.slot;
            place.dimmed = turn != best;
        }
    }

    const bool isOver = session()->isOver() && moment.stage == Moment::Stage::Settled;
    const bool isFirstDeal = moment.played == 0;
    for (int seat = 0; seat < players(); ++seat) {
        const CardBits hand = m_shown.hands[static_cast<std::size_t>(seat)];
        const bool isViewers = seat == viewing.viewer;
        std::vector<Group> groups = grouped(seat, !isViewers   ? QStringLiteral("rank")
                                                  : m_isMarked ? QStringLiteral("combination")
                                                               : m_sorting);
        int index = 0;
        int slot = 0;
        const int groupCount = static_cast<int>(groups.size());
        for (const Group& group : groups) {
            for (const int row : group.rows) {
                CardPlace& place = placeOf(row);
                if (isOver || viewing.isOpen[static_cast<std::size_t>(seat)]) layFaceUp(row);
                place.zone = Hand;
                place.owner = seat;
                place.slot = slot;
                place.count = 2 * std::popcount(hand) + groupCount - 1;
                place.z = kHandLayer + index;
                place.delay =
                    isFirstDeal
                        ? static_cast<int>((index * players() + seat) * kDealStep * viewing.tempo)
                        : 0;
                ++index;
                slot += 2;
            }
            ++slot; // the gap
        }
        if (isViewers) m_hand = std::move(groups);
    }
    // What is left has not been dealt.
    const auto inStock = [](const CardPlace& place) { return place.zone == Stock; };
    const auto undealt = static_cast<int>(std::ranges::count_if(places, inStock));
    for (int slot = 0; CardPlace & place : places | std::views::filter(inStock)) {
        place.slot = place.z = slot++;
        place.count = undealt;
    }

    const CardBits own = m_shown.hands[static_cast<std::size_t>(viewing.viewer)];
    const std::pair now{moment.played, viewing.viewer};
    if (m_offered != now) {
        m_offered = now;
        m_selection.offer(viewing.playable == kNoSeat ? std::vector<CardBits>() : plays(), own,
                          [this](CardBits play, CardBits picked) { return fitted(play, picked); });
    }
    const bool isOwn = viewing.isOpen[static_cast<std::size_t>(viewing.viewer)] &&
                       !session()->isWatching() && !session()->isOver();
    const CardBits hinted =
        viewing.playable != kNoSeat && session()->isHintOpen()
            ? cardsOf(session()->hint().value(QStringLiteral("move")).toString())
            : 0;
    for (const int row : rowsOf(own)) {
        CardPlace& place = placeOf(row);
        place.playable = isOwn;
        place.raised = isOwn && (m_selection.raised() & bit(row)) != 0;
        place.hinted = (hinted & bit(row)) != 0;
    }
    return places;
}

// ---- what is said about it

QString ClimbingTable::described(const Turn& turn) const {
    if (!turn.said.isEmpty()) return turn.said;
    return turn.isPass() ? tr("Pass") : capitalised(nameOfPlay(turn.cards));
}

void ClimbingTable::tellMove() {
    if (m_shown.turns.empty()) return;
    const Turn& turn = m_shown.turns.back();
    //: A player and what he plays
    say(tr("%1: %2").arg(seatName(turn.seat), described(turn)));
    emit sounded(turn.cards ? QStringLiteral("card-place") : QStringLiteral("pass"));
}

bool ClimbingTable::leads() const { return m_shown.roundIsOver; }

QVariantList ClimbingTable::seats() const {
    QVariantList list;
    if (!session()) return list;
    const Turn* best = nullptr;
    std::array<const Turn*, kMostSeats> latest{};
    for (const Turn& turn : m_shown.turns) {
        if (turn.leads) latest.fill(nullptr);
        latest[static_cast<std::size_t>(turn.seat)] = &turn;
        if (turn.cards) best = &turn;
    }
    const QVariantList players = session()->seats();
    for (int seat = 0; seat < players.size(); ++seat) {
        const Turn* turn = latest[static_cast<std::size_t>(seat)];
        QVariantMap map = players[seat].toMap();
        map["seat"] = seat;
        map["handCards"] = std::popcount(m_shown.hands[static_cast<std::size_t>(seat)]);
        map["isToMove"] = isSettled() && session()->toMove() == seat;
        map["leads"] = leads();
        map["hasControl"] = best && best->seat == seat;
        map["isPartner"] = seat != viewer() && session()->table().areAllies(seat, viewer());
        QStringList notes{role(seat)};
        const QVariantMap series = session()->series();
        if (series[QStringLiteral("deal")].toInt() > 1 || session()->isOver())
            notes << pointsInWords(series[QStringLiteral("totals")].toList()[seat].toInt());
        notes.removeAll(QString());
        map["note"] = notes.join(QStringLiteral("  ·  "));
        map["badge"] = badge(seat);
        map["turn"] = !turn            ? QString()
                      : turn->isPass() ? QStringLiteral("pass")
                      : turn->cards    ? QStringLiteral("cards")
                                       : QStringLiteral("words");
        map["words"] = turn ? described(*turn) : QString();
        list << map;
    }
    return list;
}

QVariantList ClimbingTable::rounds() const {
    QVariantList rounds;
    QVariantList turns;
    for (const Turn& turn : m_shown.turns) {
        if (turn.leads && !turns.isEmpty())
            rounds << QVariantMap{{"turns", std::exchange(turns, {})}};
        QVariantList cards;
        for (const int row : rowsOf(turn.cards))
            cards << QVariantMap{{"face", face(row)}, {"cardName", cardName(row)}};
        turns << QVariantMap{
            {"name", seatName(turn.seat)}, {"words", described(turn)}, {"cards", cards}};
    }
    if (!turns.isEmpty()) rounds << QVariantMap{{"turns", turns}};
    return rounds;
}

QString ClimbingTable::moveName(const QString& move) const {
    if (!session() || session()->isOver()) return move;
    const CardBits cards = cardsOf(move);
    return cards ? capitalised(nameOfPlay(cards)) : move == u"pass" ? tr("Pass") : nameOfCall(move);
}

QStringList ClimbingTable::moveFaces(const QString& move) const {
    QStringList faces;
    if (!session() || session()->isOver()) return faces;
    for (const int row : rowsOf(cardsOf(move))) faces << face(row);
    return faces;
}

// ---- choosing cards

bool ClimbingTable::mayPlay() const {
    return session() && session()->isPersonToMove() && session()->toMove() == viewer() &&
           !session()->hasCurtain();
}

QVariantMap ClimbingTable::selection() const {
    const CardBits raised = m_selection.raised();
    QVariantMap map{{"count", std::popcount(raised)}, {"legal", false}};
    if (!mayPlay() || !isSettled()) return map;
    if (raised == 0) {
        const Turn* best = nullptr;
        for (const Turn& turn : m_shown.turns)
            if (turn.cards) best = &turn;
        map["words"] = leads()                   ? tr("You lead")
                       : !m_selection.hasPlays() ? tr("Nothing here beats it")
                                                 : tr("To beat: %1").arg(nameOfPlay(best->cards));
        return map;
    }
    const QString why = objection(raised);
    map["legal"] = why.isEmpty();
    map["words"] = why.isEmpty() ? capitalised(nameOfPlay(raised)) : why;
    QVariantList choices;
    for (const CardBits choice : m_selection.choices()) {
        QStringList faces;
        for (const int row : rowsOf(choice)) faces << face(row);
        choices << QVariantMap{{"faces", faces}, {"words", capitalised(nameOfPlay(choice))}};
    }
    map["choices"] = choices;
    map["choice"] = m_selection.choice();
    return map;
}

void ClimbingTable::setSorting(const QString& sorting) {
    if (m_sorting == sorting) return;
    m_sorting = sorting;
    showAgain();
}

void ClimbingTable::nextSorting() {
    setSorting(m_sorting == u"rank"   ? QStringLiteral("suit")
               : m_sorting == u"suit" ? QStringLiteral("combination")
                                      : QStringLiteral("rank"));
}

void ClimbingTable::setMarked(bool marked) {
    if (m_isMarked == marked) return;
    m_isMarked = marked;
    showAgain();
}

QVariantList ClimbingTable::groups() const {
    QVariantList list;
    int slot = 0;
    for (const Group& group : m_hand) {
        const int count = static_cast<int>(group.rows.size());
        list << QVariantMap{
            {"first", slot}, {"count", count}, {"mark", group.mark}, {"words", group.words}};
        slot += 2 * count + 1;
    }
    return list;
}

CardBits ClimbingTable::cardsBetween(int from, int to) const {
    const CardModel& model = *cards();
    CardBits between = 0;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex index = model.index(row);
        const int slot = model.data(index, CardModel::Slot).toInt();
        if (model.data(index, CardModel::CanPlay).toBool() && slot >= std::min(from, to) &&
            slot <= std::max(from, to))
            between |= bit(row);
    }
    return between;
}

void ClimbingTable::toggle(int from, int to) {
    const CardBits cards = cardsBetween(from, to);
    if (cards == 0) return;
    m_selection.toggle(cards);
    emit sounded(QStringLiteral("card-slide"));
    showAgain();
}

bool ClimbingTable::isRaised(int slot) const {
    return (m_selection.raised() & cardsBetween(slot, slot)) != 0;
}

void ClimbingTable::clearSelection() {
    m_selection.clear();
    showAgain();
}

bool ClimbingTable::stepChoice(int step) {
    const bool stepped = m_selection.stepChoice(step);
    if (stepped) showAgain();
    return stepped;
}

void ClimbingTable::choose(int choice) {
    const auto& choices = m_selection.choices();
    if (choice < 0 || choice >= static_cast<int>(choices.size())) return;
    m_selection.raise(choices[static_cast<std::size_t>(choice)]);
    showAgain();
}

void ClimbingTable::suggest(int step) {
    if (!mayPlay()) return;
    if (!m_selection.stepPlay(step)) emit refused(tr("Nothing here beats it"));
    showAgain();
}

void ClimbingTable::playSelection() {
    if (!mayPlay() || m_selection.raised() == 0) return;
    const QString why = objection(m_selection.raised());
    if (!why.isEmpty()) {
        emit refused(why);
        return;
    }
    m_chosen[m_offered.first] = m_selection.raised();
    session()->play(textOf(m_selection.raised()));
}

void ClimbingTable::pass() {
    if (!mayPlay()) return;
    if (!canPass()) {
        emit refused(objection(0));
        return;
    }
    m_selection.clear();
    session()->play(QStringLiteral("pass"));
}

void ClimbingTable::call(const QString& move) {
    if (mayPlay()) session()->play(move);
}

CardBits ClimbingTable::fitted(CardBits play, CardBits) const { return play; }
QString ClimbingTable::role(Seat) const { return {}; }
QString ClimbingTable::badge(Seat) const { return {}; }

// ---- the clock

void ClimbingTable::setClock(int seconds) {
    if (m_clock == seconds) return;
    m_clock = seconds;
    m_secondsLeft = -1;
    renewClock();
    emit clockChanged();
}

// Runs from when a person may move until he has.
void ClimbingTable::renewClock() {
    const bool runs = m_clock > 0 && isSettled() && mayPlay();
    if (runs == m_clockTimer.isActive()) return;
    m_secondsLeft = runs ? m_clock : -1;
    if (runs)
        m_clockTimer.start();
    else
        m_clockTimer.stop();
    emit clockChanged();
}

void ClimbingTable::tick() {
    --m_secondsLeft;
    emit clockChanged();
    if (m_secondsLeft > 0) return;
    m_clockTimer.stop();
    m_selection.clear();
    session()->play(moveWhenTimeIsUp());
}

} // namespace parlour
