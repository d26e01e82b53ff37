#include "app/desktop/games/climbing/climbing_table.h"

#include "app/desktop/language/words.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <utility>

namespace parlour {

QString ClimbingTable::pointsInWords(int points) {
    // Qt fills no plural form with a negative number.
    const QString words = tr("%n point(s)", "of a match", std::abs(points));
    return points < 0 ? QStringLiteral("−") + words : words;
}

ClimbingTable::ClimbingTable(QObject* parent) : CardTable(parent) {
    connect(&m_clock, &TurnClock::changed, this, &ClimbingTable::clockChanged);
    connect(&m_clock, &TurnClock::isUp, this, [this] {
        m_selection.clear();
        if (session()->mayPlay()) session()->playUnchecked(moveWhenTimeIsUp());
    });
    connect(this, &TableModel::changed, this, &ClimbingTable::renewClock);
    connect(this, &TableModel::sessionChanged, this, [this] {
        m_selection = {};
        m_picked.clear();
        m_offered = {-1, -1, false};
        if (!session()) return;
        connect(session(), &GameSession::hintChanged, this, [this] { showAgain(); });
        connect(session(), &GameSession::rewound, this, [this] { m_selection.clear(); });
    });
}

// ---- where all cards lie

std::vector<ClimbingTable::Group> ClimbingTable::groupsOf(Seat seat, CardBits hand) const {
    if (seat != viewer()) return grouped(seat, hand, Sorting::ByRank);
    return grouped(seat, hand, m_isMarked ? Sorting::ByCombination : m_sorting);
}

std::vector<int> ClimbingTable::handOf(Seat seat) {
    std::vector<int> cards;
    for (const Group& group : groupsOf(seat, seenHand(seat)))
        cards.insert(cards.end(), group.cards.begin(), group.cards.end());
    return cards;
}

std::vector<CardPlace> ClimbingTable::places() {
    for (Seat seat = 0; seat < players(); ++seat) {
        if (!m_scene.isOpen(seat)) continue;
        std::vector<int> cards, positions;
        int slot = 0;
        for (const Group& group : groupsOf(seat)) {
            for (const int card : group.cards) {
                cards.push_back(card);
                positions.push_back(slot);
                slot += 2;
            }
            ++slot; // the gap
        }
        m_scene.arrange(seat, cards, positions);
    }
    offerPlays();

    std::vector<CardPlace> places = m_scene.places();
    for (const int token : m_scene.tokens().in(CardScene::Hand, viewer())) {
        const int card = m_scene.tokens()[token].card;
        if (card == CardTokens::kUnknown) continue;
        CardPlace& place = places[static_cast<std::size_t>(token)];
        place.playable = mayTouchHand();
        place.raised = place.playable && (m_selection.raised() & cardBit(card)) != 0;
    }
    if (!mayMove() && !(isSettled() && session()->isReview())) return places;
    const Seat mover = session()->toMove();
    const CardBits shown = cardsOf(session()->shownMove());
    for (const int token : m_scene.tokens().in(CardScene::Hand, mover)) {
        const int card = m_scene.tokens()[token].card;
        if (card != CardTokens::kUnknown)
            places[static_cast<std::size_t>(token)].hinted = (shown & cardBit(card)) != 0;
    }
    return places;
}

// Even before it is the viewer's turn.
bool ClimbingTable::mayTouchHand() const {
    return session() && !session()->isWatching() && !session()->isOver() &&
           m_scene.isOpen(viewer());
}

void ClimbingTable::offerPlays() {
    const std::tuple now{moment().moves, viewer(), mayMove()};
    if (m_offered == now) return;
    m_offered = now;
    const CardBits hand = m_scene.knownHand(viewer());
    m_selection.offer(
        mayMove() ? plays() : std::vector<CardBits>(), hand,
        [this, hand](CardBits play, CardBits picked) { return fitted(play, hand, picked); });
}

// ---- what is said about it

QString ClimbingTable::described(const ClimbingScene::Turn& turn) const {
    if (turn.call) return nameOfCall(*turn.call);
    return capitalised(nameOfPlay(turn.cards));
}

void ClimbingTable::tellTurn() {
    const ClimbingScene::Turn& turn = m_scene.turns().back();
    //: A player and what they play
    say(tr("%1: %2").arg(seatName(turn.seat), described(turn)));
    sound(turn.cards ? "card-place" : "pass", turn.seat);
}

QString ClimbingTable::nameOfCall(int) const { return {}; }
QString ClimbingTable::role(Seat) const { return {}; }
QString ClimbingTable::badge(Seat) const { return {}; }
bool ClimbingTable::isPartner(Seat) const { return false; }

// ---- choosing cards

bool ClimbingTable::canPass() const { return mayMove() && objection(0).isEmpty(); }

CardBits ClimbingTable::fitted(CardBits play, CardBits, CardBits) const { return play; }

CardBits ClimbingTable::pickedFor(int move, Seat seat) const {
    const auto picked = m_picked.find({move, seat});
    return picked == m_picked.end() ? 0 : picked->second;
}

QString ClimbingTable::sorting() const {
    switch (m_sorting) {
    case Sorting::ByRank: return QStringLiteral("rank");
    case Sorting::BySuit: return QStringLiteral("suit");
    case Sorting::ByCombination: break;
    }
    return QStringLiteral("combination");
}

void ClimbingTable::nextSorting() {
    m_sorting = m_sorting == Sorting::ByRank   ? Sorting::BySuit
                : m_sorting == Sorting::BySuit ? Sorting::ByCombination
                                               : Sorting::ByRank;
    showAgain();
}

void ClimbingTable::setMarked(bool marked) {
    if (m_isMarked == marked) return;
    m_isMarked = marked;
    showAgain();
}

CardBits ClimbingTable::cardsBetween(int from, int to) const {
    CardBits between = 0;
    if (!mayTouchHand()) return between;
    const CardTokens& tokens = m_scene.tokens();
    for (const int token : tokens.in(CardScene::Hand, viewer())) {
        const int slot = tokens[token].slot;
        if (slot >= std::min(from, to) && slot <= std::max(from, to))
            between |= cardBit(tokens[token].card);
    }
    return between;
}

void ClimbingTable::toggle(int from, int to) {
    const CardBits cards = cardsBetween(from, to);
    if (cards == 0) return;
    m_selection.toggle(cards);
    sound("card-slide");
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
    if (!mayMove()) return;
    if (!m_selection.stepPlay(step)) emit refused(tr("Nothing here beats it"));
    showAgain();
}

void ClimbingTable::playSelection() {
    if (!mayMove()) return;
    if (m_selection.raised() == 0) {
        emit refused(!calls().isEmpty() ? tr("Choose a bid")
                     : canPass()        ? tr("Choose the cards to play, or pass")
                                        : tr("Choose the cards to play"));
        return;
    }
    m_picked[{session()->played(), viewer()}] = m_selection.raised();
    const auto played = session()->playOrSayWhy(textOf(m_selection.raised()));
    if (!played) emit refused(translated(played.error()));
}

void ClimbingTable::pass() {
    if (!mayMove()) return;
    const auto played = session()->playOrSayWhy(QStringLiteral("pass"));
    if (played)
        clearSelection();
    else
        emit refused(translated(played.error()));
}

void ClimbingTable::call(const QString& move) {
    if (mayMove()) session()->play(move);
}

// ---- the clock

void ClimbingTable::setClock(int seconds) {
    if (m_clock.limit() == seconds) return;
    m_clock.setLimit(seconds);
    renewClock();
}

// Runs while a person may move in a game that counts.
void ClimbingTable::renewClock() { m_clock.run(isSettled() && mayMove() && session()->isPlayed()); }

// ---- for QML

QVariantMap ClimbingTable::toMap(const ClimbingScene::Turn& turn) const {
    QVariantList cards;
    for (const int card : cardsIn(turn.cards))
        cards << QVariantMap{{"face", faceOf(card)}, {"cardName", nameOf(card)}};
    return {{"name", seatName(turn.seat)}, {"words", described(turn)}, {"cards", cards}};
}

QVariantList ClimbingTable::seats() const {
    QVariantList list;
    if (!session()) return list;
    const ClimbingScene::Turn* const best = m_scene.best();
    const Series series = seriesShown();
    const bool isScored = series.deals() > 0;
    for (Seat seat = 0; seat < players(); ++seat) {
        const ClimbingScene::Turn* const turn = m_scene.latest(seat);
        QStringList notes{role(seat)};
        if (isScored) notes << pointsInWords(series.totals()[static_cast<std::size_t>(seat)]);
        notes.removeAll(QString());
        QVariantMap map = seatMap(seat, {.score = m_scene.tokens().count(CardScene::Hand, seat),
                                         .leads = leads(),
                                         .isPartner = isPartner(seat),
                                         .badge = badge(seat),
                                         .note = notes.join(QStringLiteral("  ·  "))});
        map["hasControl"] = best && best->seat == seat;
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
    QVariantList rounds, turns;
    if (!session()) return rounds;
    for (const ClimbingScene::Turn& turn : m_scene.turns()) {
        if (turn.leads && !turns.isEmpty())
            rounds << QVariantMap{{"turns", std::exchange(turns, {})}};
        turns << toMap(turn);
    }
    if (!turns.isEmpty()) rounds << QVariantMap{{"turns", turns}};
    return rounds;
}

QVariantMap ClimbingTable::selection() const {
    const CardBits raised = m_selection.raised();
    QVariantMap map{{"count", std::popcount(raised)}, {"legal", false}};
    if (!mayMove() || !isSettled()) return map;
    if (raised == 0) {
        map["words"] = leads() ? tr("You lead")
                       : !m_selection.hasPlays()
                           ? tr("Nothing here beats it")
                           : tr("To beat: %1").arg(nameOfPlay(m_scene.best()->cards));
        return map;
    }
    const QString why = objection(raised);
    map["legal"] = why.isEmpty();
    map["words"] = why.isEmpty() ? capitalised(nameOfPlay(raised)) : why;
    QVariantList choices;
    for (const CardBits choice : m_selection.choices()) {
        QStringList faces;
        for (const int card : cardsIn(choice)) faces << faceOf(card);
        choices << QVariantMap{{"faces", faces}, {"words", capitalised(nameOfPlay(choice))}};
    }
    map["choices"] = choices;
    map["choice"] = m_selection.choice();
    return map;
}

QVariantList ClimbingTable::groups() const {
    QVariantList list;
    int slot = 0;
    if (!session() || !m_scene.isOpen(viewer())) {
        const int cards = m_scene.tokens().count(CardScene::Hand, viewer());
        if (cards > 0)
            list << QVariantMap{
                {"first", 0}, {"count", cards}, {"mark", QString()}, {"words", QString()}};
        return list;
    }
    for (const Group& group : groupsOf(viewer())) {
        const int count = static_cast<int>(group.cards.size());
        list << QVariantMap{
            {"first", slot}, {"count", count}, {"mark", group.mark}, {"words", group.words}};
        slot += 2 * count + 1;
    }
    return list;
}

QStringList ClimbingTable::moveFaces(const QString& move) const {
    QStringList faces;
    if (!session()) return faces;
    for (const int card : cardsIn(cardsOf(move))) faces << faceOf(card);
    return faces;
}

} // namespace parlour
