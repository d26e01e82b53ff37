#include "app/desktop/games/briscola/briscola_table.h"

#include "app/desktop/language/words.h"

#include <algorithm>

namespace parlour {

using namespace briscola;

namespace {

Card cardOf(int number) { return Card{static_cast<std::uint8_t>(number)}; }

std::vector<int> numbersOf(const briscola::Hand& hand) {
    std::vector<int> numbers;
    for (int i = 0; i < hand.size(); ++i) numbers.push_back(hand[i].index);
    return numbers;
}

} // namespace

// ---- what is shown, step by step

int BriscolaTable::deckSize() const {
    return italian::kCards - viewOf<Briscola>(kNoSeat).pub.removed.size();
}

void BriscolaTable::dealCards() { m_scene.deal(viewOf<Briscola>(kNoSeat).pub); }

std::vector<int> BriscolaTable::handOf(Seat seat) { return numbersOf(viewOf<Briscola>(seat).hand); }

void BriscolaTable::follow(int event) { m_scene.follow(eventsOf<Briscola>(moment().moves)[event]); }

std::vector<int> BriscolaTable::waitsOf(int move) const {
    // The card; if it completes the trick, collecting that; then all draw at once.
    std::vector<int> waits(eventsOf<Briscola>(move).size() + 1);
    if (waits.size() > 2) waits[1] = kPlayTime + kRestTime;
    if (waits.size() > 3) waits[2] = kCollectTime;
    waits.back() = waits.size() == 3 ? kCollectTime + kPlayTime : kPlayTime;
    return waits;
}

void BriscolaTable::see() {
    m_pub = viewOf<Briscola>(kNoSeat).pub;
    TrickTable::see();
}

std::vector<CardPlace> BriscolaTable::places() {
    std::vector<CardPlace> places = m_scene.places();
    if (mayMove())
        for (CardPlace& place : places) place.playable = place.owner == viewer();
    return places;
}

void BriscolaTable::tell(int move, int number) {
    const Event event = eventsOf<Briscola>(move)[number];
    switch (event.kind) {
    case Event::Kind::Played: tellPlay(event.seat, event.card.index); break;
    case Event::Kind::TrickWon: tellTrick(m_pub.areAllies(event.seat, viewer())); break;
    case Event::Kind::Drawn:
    case Event::Kind::TookTrump:
        if (number == 2) sound("card-slide", event.seat); // the first draw
        break;
    }
}

// ---- what is said about it

QString BriscolaTable::faceOf(int card) const {
    return QString::fromStdString(italian::toText(cardOf(card)));
}
QString BriscolaTable::nameOf(int card) const {
    return translated(italian::cardName(cardOf(card)));
}
QString BriscolaTable::cardName(const QString& text) const {
    const auto card = italian::parseCard(text.toStdString());
    return card ? nameOf(card->index) : QString();
}

QString BriscolaTable::trumpSuit() const { return faceOf(m_pub.trumpCard.index).right(1); }
QString BriscolaTable::trumpName() const { return translated(italian::suitName(m_pub.trump())); }
QString BriscolaTable::trumpCardName() const { return nameOf(m_pub.trumpCard.index); }

int BriscolaTable::tricks() const {
    return (italian::kCards - m_pub.removed.size()) / std::max(1, players());
}

std::optional<int> BriscolaTable::pointsOf(const TrickScene::Trick& trick) const {
    int points = 0;
    for (const TrickScene::Play& play : trick.plays) points += italian::points(cardOf(play.card));
    return points;
}

QVariantList BriscolaTable::seats() const {
    QVariantList list;
    for (Seat seat = 0; seat < players(); ++seat) {
        QVariantMap map =
            seatMap(seat, {.score = m_pub.sidePoints(seat),
                           .leads = !m_scene.isTrickBegun(),
                           .isPartner = seat != viewer() && m_pub.areAllies(seat, viewer())});
        map["handCards"] = m_scene.tokens().count(CardScene::Hand, seat);
        map["won"] =
            static_cast<int>(std::ranges::count_if(m_scene.tricks(), [&](const auto& trick) {
                return m_pub.areAllies(trick.winner, seat);
            }));
        list << map;
    }
    return list;
}

} // namespace parlour
