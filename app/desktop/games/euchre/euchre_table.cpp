#include "app/desktop/games/euchre/euchre_table.h"

#include "app/desktop/games/euchre/bid_choices.h"
#include "app/desktop/games/euchre/chance_rows.h"
#include "app/desktop/games/euchre/euchre_words.h"

#include <algorithm>
#include <numeric>

namespace parlour {

using namespace euchre;

namespace {

using Kind = euchre::Move::Kind;

Card cardOf(int number) { return Card{static_cast<std::uint8_t>(number)}; }

} // namespace

EuchreTable::EuchreTable(QObject* parent) : TrickTable(parent) {
    connect(this, &TableModel::sessionChanged, this, [this] {
        m_goesAlone = m_isClaimed = false;
        if (session())
            connect(session(), &GameSession::rewound, this, [this] { m_isClaimed = false; });
    });
    // Only after the table has shown what the signal is about.
    connect(this, &TableModel::changed, this, &EuchreTable::playClaimed, Qt::QueuedConnection);
}

// ---- what is shown, step by step

void EuchreTable::dealCards() { m_scene.deal(viewOf<Euchre>(kNoSeat).pub); }

std::vector<int> EuchreTable::handOf(Seat seat) {
    const Observation view = viewOf<Euchre>(seat);
    std::vector<int> numbers;
    for (const Card card : sorted(view.hand, view.pub.trump)) numbers.push_back(card.index);
    return numbers;
}

void EuchreTable::follow(int event) { m_scene.follow(eventsOf<Euchre>(moment().moves)[event]); }

std::vector<int> EuchreTable::waitsOf(int move) const {
    std::vector<int> waits;
    int rest = kPlayTime;
    for (const Event& event : eventsOf<Euchre>(move)) {
        const bool isTrick = event.kind == Event::Kind::TrickWon;
        const bool isLater = isTrick || event.kind == Event::Kind::TurnedDown;
        waits.push_back(!isLater ? 0 : isTrick ? kPlayTime + kRestTime : kPlayTime);
        if (isTrick) rest = kCollectTime;
    }
    waits.push_back(rest);
    return waits;
}

void EuchreTable::see() {
    m_pub = viewOf<Euchre>(kNoSeat).pub;
    TrickTable::see();
}

std::vector<CardPlace> EuchreTable::places() {
    const Seat own = mayMove() ? viewer() : kNoSeat;
    CardSet mayBeChosen = kDeck;
    if (own != kNoSeat && m_pub.turn == own) {
        const CardSet hand = viewOf<Euchre>(own).hand;
        if (m_pub.phase == Phase::Play) mayBeChosen = Euchre::playable(m_pub, hand);
        if (m_pub.phase == Phase::Discard) mayBeChosen = Euchre::discardable(m_pub, hand);
    }
    for (Seat seat = 0; seat < kSeats; ++seat) {
        if (!m_scene.isOpen(seat)) continue;
        const std::vector<int> hand = handOf(seat);
        std::vector<int> positions(hand.size());
        std::iota(positions.begin(), positions.end(), 0);
        m_scene.arrange(seat, hand, positions);
    }

    const bool choosesCard = m_pub.phase == Phase::Play || m_pub.phase == Phase::Discard;
    std::vector<CardPlace> places = m_scene.places();
    for (std::size_t i = 0; i < places.size(); ++i) {
        CardPlace& place = places[i];
        if (place.zone == Turned) place.dimmed = isTurnedDown();
        if (place.zone != Hand) continue;
        const bool sitsOut = m_pub.sitsOut(place.owner);
        place.playable = place.owner == own && choosesCard && !sitsOut;
        const int card = m_scene.tokens()[static_cast<int>(i)].card;
        place.dimmed = sitsOut || (place.owner == own && !mayBeChosen.contains(cardOf(card)));
    }
    return places;
}

void EuchreTable::tell(int move, int number) {
    m_goesAlone = false;
    const Event event = eventsOf<Euchre>(move)[number];
    switch (event.kind) {
    case Event::Kind::Bid: tellBid(event.seat, event.bid); break;
    case Event::Kind::Discarded:
        say(tr("%1 discards a card").arg(seatName(event.seat)));
        sound("card-slide", event.seat);
        break;
    case Event::Kind::Played: tellPlay(event.seat, event.card.index); break;
    case Event::Kind::TrickWon: tellTrick((event.seat & 1) == (viewer() & 1)); break;
    case Event::Kind::TookUpcard:
    case Event::Kind::TurnedDown: break; // said with the bid
    }
}

void EuchreTable::tellBid(Seat seat, euchre::Move bid) {
    const bool makesTrump = bid.kind == Kind::Order || bid.kind == Kind::Call;
    //: A player and what they bid
    const QString told = tr("%1: %2").arg(seatName(seat), bidName(seat, bid));
    say(makesTrump ? told + QStringLiteral(". ") + trumpWords() : told);
    sound(makesTrump ? "card-flip" : "pass", seat);
}

// ---- what is said about it

QString EuchreTable::faceOf(int card) const { return EuchreWords::face(cardOf(card)); }
QString EuchreTable::nameOf(int card) const { return EuchreWords::name(cardOf(card)); }
QString EuchreTable::moveOf(int card) const {
    return EuchreWords::text(m_pub.phase == Phase::Discard ? euchre::Move::discard(cardOf(card))
                                                           : euchre::Move::play(cardOf(card)));
}

QString EuchreTable::phase() const {
    switch (m_pub.phase) {
    case Phase::Order: return QStringLiteral("order");
    case Phase::Call: return QStringLiteral("call");
    case Phase::Discard: return QStringLiteral("discard");
    case Phase::Defend: return QStringLiteral("defend");
    case Phase::Play: return QStringLiteral("play");
    case Phase::Over: break;
    }
    return QStringLiteral("over");
}

bool EuchreTable::isBidding() const {
    return m_pub.phase != Phase::Play && (!m_pub.isOver() || m_pub.isPassedOut());
}

QString EuchreTable::trump() const {
    return m_pub.trump == kNoSuit ? QString() : EuchreWords::letter(m_pub.trump);
}

QString EuchreTable::trumpWords() const {
    if (m_pub.trump == kNoSuit) return tr("No trump yet");
    return tr("%1 are trump").arg(EuchreWords::suit(m_pub.trump));
}

QString EuchreTable::makerWords() const {
    if (!session()) return {};
    if (m_pub.maker == kNoSeat)
        return m_pub.isOver()                ? tr("everybody passed")
               : m_pub.phase == Phase::Order ? tr("first round of bidding")
                                             : tr("second round of bidding");
    const QString maker = seatName(m_pub.maker);
    if (m_pub.loneDefender != kNoSeat)
        return tr("Maker: %1, alone against %2").arg(maker, seatName(m_pub.loneDefender));
    return m_pub.alone ? tr("Maker: %1, alone").arg(maker) : tr("Maker: %1").arg(maker);
}

bool EuchreTable::isTurnedDown() const { return m_pub.passes >= kSeats && !m_pub.isUpcardTaken(); }

QString EuchreTable::bidName(Seat seat, euchre::Move move) const {
    return EuchreWords::move(move, seat == m_pub.dealer);
}

QString EuchreTable::sideName(int side) const {
    const Seat first = (viewer() & 1) == side ? viewer() : leftOf(viewer());
    return tr("%1 and %2", "partners").arg(seatName(first), seatName(partnerOf(first)));
}

QString EuchreTable::headline() const {
    return session() && m_pub.isPassedOut() ? tr("Everybody passed") : TrickTable::headline();
}

QString EuchreTable::outcome() const {
    if (!isAtEnd()) return {};
    if (m_pub.isPassedOut()) return tr("No points, and the next player deals.");
    const int makers = m_pub.maker & 1;
    const int tricks = m_pub.tricks[static_cast<std::size_t>(makers)];
    const int points = std::ranges::max(viewpoint<Euchre>().scores());
    const QString count = tr("%n point(s)", "in a sentence", points);
    const QString who = m_pub.alone ? seatName(m_pub.maker) : sideName(makers);
    if (tricks <= kTricks / 2)
        return tr("Euchred: the makers needed 3 tricks and took %1. That is %2 for %3.")
            .arg(QString::number(tricks), count, sideName(1 - makers));
    if (m_pub.alone)
        return tricks == kTricks ? tr("All 5 tricks, played alone by %1: %2.").arg(who, count)
                                 : tr("%1 of 5 tricks, played alone by %2: %3.")
                                       .arg(QString::number(tricks), who, count);
    return tricks == kTricks ? tr("All 5 tricks for the makers, %1: %2.").arg(who, count)
                             : tr("%1 of 5 tricks for the makers, %2: %3.")
                                   .arg(QString::number(tricks), who, count);
}

QString EuchreTable::cardName(const QString& card) {
    const auto parsed = french::parseCard(card.toStdString());
    return parsed ? EuchreWords::name(*parsed) : QString();
}

QString EuchreTable::moveName(const QString& move) const {
    const auto parsed = Euchre::parseMove(move.toStdString());
    return session() && parsed ? EuchreWords::move(*parsed, m_pub.turn == m_pub.dealer) : move;
}

QStringList EuchreTable::moveFaces(const QString& move) const {
    const auto parsed = Euchre::parseMove(move.toStdString());
    if (!session() || !parsed) return {};
    if (parsed->kind == Kind::Order) return {EuchreWords::face(m_pub.upcard)};
    return EuchreWords::isBid(*parsed) ? QStringList()
                                       : QStringList{EuchreWords::face(parsed->card)};
}

// ---- what the person does

bool EuchreTable::mayGoAlone() const {
    return isChoosing() && m_pub.options.alone &&
           (m_pub.phase == Phase::Order || m_pub.phase == Phase::Call);
}

void EuchreTable::setGoesAlone(bool alone) {
    if (m_goesAlone == alone) return;
    m_goesAlone = alone;
    emit changed();
}

euchre::Claim EuchreTable::certain() const {
    if (!isChoosing() || m_pub.phase != Phase::Play || m_pub.onTable != 0) return {};
    return certainTricks(ownView<Euchre>());
}

bool EuchreTable::mayClaim() const { return !m_isClaimed && certain().size() > 1; }

void EuchreTable::claim() {
    if (!mayClaim()) return;
    m_isClaimed = true;
    playClaimed();
}

void EuchreTable::playClaimed() {
    if (!m_isClaimed) return;
    const euchre::Claim cards = certain();
    if (!cards.empty() && session()->mayPlay())
        session()->playUnchecked(EuchreWords::text(euchre::Move::play(cards.front())));
}

// ---- for QML

QVariantList EuchreTable::seats() const {
    QVariantList list;
    for (Seat seat = 0; seat < players(); ++seat) {
        const auto& said = m_scene.said(seat);
        QVariantMap map =
            seatMap(seat, {.score = m_pub.tricks[static_cast<std::size_t>(seat & 1)],
                           .leads = m_pub.phase == Phase::Play && m_pub.onTable == 0,
                           .isPartner = seat == partnerOf(viewer()),
                           .sitsOut = m_pub.sitsOut(seat),
                           .isDealer = seat == m_pub.dealer,
                           .badge = seat == m_pub.maker ? QStringLiteral("flag") : QString()});
        map["said"] = said ? bidName(seat, *said) : QString();
        list << map;
    }
    return list;
}

QVariantList EuchreTable::sides() const {
    QVariantList list;
    if (!session()) return list;
    const Scores points = seriesShown().totals();
    for (const int side : {viewer() & 1, 1 - (viewer() & 1)}) {
        const auto seat = static_cast<std::size_t>(side);
        list << QVariantMap{{"names", sideName(side)},
                            {"tricks", m_pub.tricks[seat]},
                            {"points", points[seat]},
                            {"isMaker", m_pub.maker != kNoSeat && (m_pub.maker & 1) == side}};
    }
    return list;
}

QVariantList EuchreTable::choices() const {
    QVariantList list;
    if (!isChoosing()) return list;
    const Observation view = ownView<Euchre>();
    for (const BidChoices::Row& row : BidChoices::of(view, m_goesAlone, session()->seatNames())) {
        QVariantList moves;
        for (const euchre::Move& move : row.moves) {
            const bool isCall = move.kind == Kind::Call;
            euchre::Move plain = move; // going alone is a switch for all bids
            plain.alone = false;
            moves << QVariantMap{{"move", EuchreWords::text(move)},
                                 {"title", bidName(view.seat, plain)},
                                 {"spoken", bidName(view.seat, move)},
                                 {"suit", isCall ? EuchreWords::letter(move.suit) : QString()}};
        }
        list << QVariantMap{{"words", row.meaning}, {"moves", moves}};
    }
    return list;
}

QVariantMap EuchreTable::chances() const {
    if (!session() || session()->isOver() || !sees(viewer())) return {};
    QVariantList list;
    for (const ChanceRow& row : chanceRows(viewOf<Euchre>(viewer()))) {
        QStringList faces, signs, names;
        for (const Card card : row.cards) {
            faces << EuchreWords::face(card);
            signs << EuchreWords::sign(card, m_pub.trump);
            names << EuchreWords::name(card);
        }
        list << QVariantMap{{"suit", EuchreWords::letter(row.suit)},
                            {"isTrump", row.suit == m_pub.trump},
                            {"cards", faces},
                            {"signs", signs.join(u' ')},
                            {"names", names},
                            {"chances", QVariantList(row.chances.begin(), row.chances.end())},
                            {"nobody", row.nobody()}};
    }
    const auto holders = othersThan(viewer());
    return {{"holders", QVariantList(holders.begin(), holders.end())}, {"rows", list}};
}

} // namespace parlour
