#include "euchre_table.h"

#include "ai/euchre/chance_chart.h"
#include "words.h"

#include <algorithm>

namespace parlour {

using namespace euchre;

namespace {

// Milliseconds, as the look describes the motion.
constexpr int kRestTime = 650;
constexpr int kCollectTime = 280;

using Stage = Moment::Stage;
using Kind = euchre::Move::Kind;

QString faceOf(Card card) { return QString::fromStdString(french::toText(card)); }
QString nameOf(Card card) { return translated(french::cardName(card)); }
// As in the corner of the card; with its suit where that is not the one it counts as.
QString signOf(Card card, int trump) {
    const QString rank = faceOf(card).left(1);
    const QString sign = rank == u"T" ? QStringLiteral("10") : rank;
    return suitOf(card, trump) == card.suit() ? sign
                                              : sign + QStringLiteral("♣♦♥♠").at(card.suit());
}
QString letterOf(int suit) { return QString(QLatin1Char(french::suitLetter(suit))); }
QString textOf(euchre::Move move) { return QString::fromStdString(Euchre::toText(move)); }
QString suitTitle(int suit) { return capitalised(translated(french::suitName(suit))); }

bool isBid(euchre::Move move) { return move.kind != Kind::Discard && move.kind != Kind::Play; }

} // namespace

EuchreTable::EuchreTable(QObject* parent) : CardTable(parent) {
    connect(this, &CardTable::sessionChanged, this, [this] {
        m_goesAlone = m_isClaimed = false;
        if (session())
            connect(session(), &GameSession::rewound, this, [this] { m_isClaimed = false; });
    });
    // Not before the table has shown what it tells of.
    connect(this, &CardTable::changed, this, &EuchreTable::playClaimed, Qt::QueuedConnection);
}

// ---- what is shown, step by step

std::vector<CardPlace> EuchreTable::scene(const Moment& moment, const Viewing& viewing) {
    m_scene = sceneAt(timeline(), moment, viewing);
    return std::move(m_scene.cards);
}

std::vector<CardTable::Step> EuchreTable::stepsAfterMove() const {
    const auto moves = timeline().moves();
    const int played = static_cast<int>(moves.size());
    if (moves.back().kind != Kind::Play || timeline().state().pub.onTable != 0)
        return CardTable::stepsAfterMove();
    return {{{played, Stage::Collected}, kPlayTime + kRestTime},
            {{played, Stage::Settled}, kCollectTime}};
}

void EuchreTable::tellMove() {
    m_goesAlone = false;
    const auto moves = timeline().moves();
    const euchre::Move move = moves.back();
    const Timeline<Euchre>& now = timeline();
    Seat seat = now.deal().dealer; // who discards
    if (move.kind == Kind::Play) {
        const Public& pub = now.state().pub;
        seat = pub.history[static_cast<std::size_t>(pub.played - 1)].seat;
    } else if (isBid(move)) {
        State before = Euchre::start(now.options(), now.deal());
        for (const euchre::Move& earlier : moves.first(moves.size() - 1))
            Euchre::apply(before, earlier);
        seat = before.pub.turn;
    }
    //: A player, and the card he plays or what he says
    const QString told = tr("%1: %2");
    switch (move.kind) {
    case Kind::Play:
        say(told.arg(seatName(seat), nameOf(move.card)));
        emit sounded(QStringLiteral("card-place"));
        break;
    case Kind::Discard:
        say(tr("A card is put away by the dealer: %1").arg(seatName(seat)));
        emit sounded(QStringLiteral("card-slide"));
        break;
    case Kind::Order:
    case Kind::Call:
        say(told.arg(seatName(seat), bidName(seat, move)) + QStringLiteral(". ") + trumpWords());
        emit sounded(QStringLiteral("card-flip"));
        break;
    default:
        say(told.arg(seatName(seat), bidName(seat, move)));
        emit sounded(QStringLiteral("click"));
    }
}

void EuchreTable::tellStep(const Moment&, const Moment& now) {
    if (now.stage != Stage::Collected) return;
    const Seat winner = m_scene.tricks.back().winner;
    say(tr("The trick goes to %1").arg(seatName(winner)));
    const bool isOurs = !session()->isWatching() && (winner & 1) == (viewer() & 1);
    emit sounded(isOurs ? QStringLiteral("trick-won") : QStringLiteral("collect"));
}

// ---- what is said about it

QString EuchreTable::phase() const {
    switch (shown().phase) {
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
    return shown().phase != Phase::Play && (!shown().isOver() || shown().isPassedOut());
}

QString EuchreTable::trump() const {
    return shown().trump == kNoSuit ? QString() : letterOf(shown().trump);
}

QString EuchreTable::trumpWords() const {
    if (shown().trump == kNoSuit) return tr("No trump yet");
    return tr("%1 are trump").arg(suitTitle(shown().trump));
}

QString EuchreTable::makerWords() const {
    if (!session()) return {};
    const Public& pub = shown();
    if (pub.maker == kNoSeat)
        return pub.isOver()                ? tr("everybody passed")
               : pub.phase == Phase::Order ? tr("first round of bidding")
                                           : tr("second round of bidding");
    const QString maker = seatName(pub.maker);
    if (pub.loneDefender != kNoSeat)
        return tr("Maker: %1, alone against %2").arg(maker, seatName(pub.loneDefender));
    return pub.alone ? tr("Maker: %1, alone").arg(maker) : tr("Maker: %1").arg(maker);
}

bool EuchreTable::isTurnedDown() const {
    return shown().passes >= kSeats && !shown().isUpcardTaken();
}

// The dealer takes the card himself.
QString EuchreTable::orderName(Seat seat) const {
    return seat == shown().dealer ? tr("Take it up") : tr("Order up");
}

QString EuchreTable::bidName(Seat seat, euchre::Move move) const {
    QString name;
    switch (move.kind) {
    case Kind::Pass: return tr("Pass");
    case Kind::Defend: return tr("Defend alone");
    case Kind::Order: name = orderName(seat); break;
    default: name = suitTitle(move.suit);
    }
    //: A bid, and that its maker plays without the partner
    return move.alone ? tr("%1, alone").arg(name) : name;
}

// What the seat said last in this round of the bidding, until the first card is played.
QString EuchreTable::said(Seat seat) const {
    if (shown().played > 0 || moment().stage == Stage::Undealt) return {};
    State now = Euchre::start(timeline().options(), timeline().deal());
    QString words;
    for (int i = 0; i < moment().played; ++i) {
        const euchre::Move move = timeline().moves()[static_cast<std::size_t>(i)];
        const Seat mover = now.pub.turn;
        Euchre::apply(now, move);
        if (mover == seat && isBid(move)) words = bidName(seat, move);
        const bool isRoundSeen = i + 1 < moment().played || moment().stage == Stage::Settled;
        if (move.kind == Kind::Pass && now.pub.passes == kSeats && isRoundSeen) words.clear();
    }
    return words;
}

QVariantList EuchreTable::seats() const {
    QVariantList list;
    if (!session()) return list;
    const Public& pub = shown();
    const QVariantList players = session()->seats();
    for (int seat = 0; seat < players.size(); ++seat) {
        QVariantMap map = players[seat].toMap();
        map["seat"] = seat;
        map["tricks"] = pub.tricks[static_cast<std::size_t>(seat & 1)];
        map["isToMove"] = isSettled() && pub.turn == seat;
        map["leads"] = pub.phase == Phase::Play && pub.onTable == 0;
        map["isPartner"] = seat == partnerOf(viewer());
        map["isDealer"] = seat == pub.dealer;
        map["isMaker"] = seat == pub.maker;
        map["sitsOut"] = pub.sitsOut(seat);
        map["said"] = said(seat);
        list << map;
    }
    return list;
}

QString EuchreTable::sideName(int side) const {
    const Seat first = (viewer() & 1) == side ? viewer() : leftOf(viewer());
    return tr("%1 and %2", "partners").arg(seatName(first), seatName(partnerOf(first)));
}

QVariantList EuchreTable::sides() const {
    QVariantList list;
    if (!session()) return list;
    const QVariantList totals = session()->series()[QStringLiteral("totals")].toList();
    for (const int side : {viewer() & 1, 1 - (viewer() & 1)}) {
        // What this deal scores counts when it is seen to be over.
        int points = totals.value(side).toInt();
        if (session()->isOver() && !isSettled())
            points -= Euchre::scores(timeline().state())[static_cast<std::size_t>(side)];
        list << QVariantMap{{"names", sideName(side)},
                            {"tricks", shown().tricks[static_cast<std::size_t>(side)]},
                            {"points", points},
                            {"isMaker", shown().maker != kNoSeat && (shown().maker & 1) == side}};
    }
    return list;
}

int EuchreTable::trick() const { return std::min(shown().tricksPlayed() + 1, kTricks); }

QVariantMap EuchreTable::trickMap(const euchre::Trick& trick) const {
    QVariantList cards;
    for (const Play& play : trick.plays)
        cards << QVariantMap{{"seat", play.seat},
                             {"name", seatName(play.seat)},
                             {"face", faceOf(play.card)},
                             {"cardName", nameOf(play.card)}};
    return {{"winner", trick.winner}, {"name", seatName(trick.winner)}, {"cards", cards}};
}

QVariantList EuchreTable::history() const {
    QVariantList list;
    if (!session()) return list;
    for (const euchre::Trick& trick : m_scene.tricks) list << trickMap(trick);
    return list;
}

QVariantMap EuchreTable::lastTrick() const {
    return session() && !m_scene.tricks.empty() ? trickMap(m_scene.tricks.back()) : QVariantMap();
}

QString EuchreTable::headline() const {
    return session() && session()->isOver() && timeline().state().pub.isPassedOut()
               ? tr("Everybody passed")
               : CardTable::headline();
}

QString EuchreTable::outcome() const {
    if (!session() || !session()->isOver()) return {};
    const State& state = timeline().state();
    const Public& pub = state.pub;
    if (pub.isPassedOut()) return tr("No points, and the next player deals.");
    const int makers = pub.maker & 1;
    const int tricks = pub.tricks[static_cast<std::size_t>(makers)];
    const int points = std::ranges::max(Euchre::scores(state));
    const QString count = tr("%n point(s)", "in a sentence", points);
    const QString who = pub.alone ? seatName(pub.maker) : sideName(makers);
    if (tricks <= kTricks / 2)
        return tr("Euchred: the makers needed 3 tricks and took %1. That is %2 for %3.")
            .arg(QString::number(tricks), count, sideName(1 - makers));
    if (pub.alone)
        return tricks == kTricks ? tr("All 5 tricks, played alone by %1: %2.").arg(who, count)
                                 : tr("%1 of 5 tricks, played alone by %2: %3.")
                                       .arg(QString::number(tricks), who, count);
    return tricks == kTricks ? tr("All 5 tricks for the makers, %1: %2.").arg(who, count)
                             : tr("%1 of 5 tricks for the makers, %2: %3.")
                                   .arg(QString::number(tricks), who, count);
}

QString EuchreTable::cardName(const QString& card) {
    const auto parsed = french::parseCard(card.toStdString());
    return parsed ? nameOf(*parsed) : QString();
}

QString EuchreTable::moveName(const QString& move) const {
    const auto parsed = Euchre::parseMove(move.toStdString());
    if (!session() || !parsed) return move;
    if (parsed->kind == Kind::Play) return nameOf(parsed->card);
    if (parsed->kind == Kind::Discard) return tr("Put away the %1").arg(nameOf(parsed->card));
    return bidName(shown().turn, *parsed);
}

QStringList EuchreTable::moveFaces(const QString& move) const {
    const auto parsed = Euchre::parseMove(move.toStdString());
    if (!session() || !parsed) return {};
    if (parsed->kind == Kind::Order) return {faceOf(shown().upcard)};
    return isBid(*parsed) ? QStringList() : QStringList{faceOf(parsed->card)};
}

// ---- the bidding

bool EuchreTable::mayMove() const {
    return session() && isSettled() && session()->isPersonToMove() &&
           session()->toMove() == viewer() && !session()->hasCurtain();
}

bool EuchreTable::mayGoAlone() const {
    return mayMove() && shown().options.alone &&
           (shown().phase == Phase::Order || shown().phase == Phase::Call);
}

void EuchreTable::setGoesAlone(bool alone) {
    if (m_goesAlone == alone) return;
    m_goesAlone = alone;
    emit changed();
}

QVariantList EuchreTable::choices() const {
    QVariantList rows;
    if (!mayMove()) return rows;
    const Public& pub = shown();
    const Seat own = viewer();
    const QString partner = seatName(partnerOf(own));
    const auto choice = [&](euchre::Move move) {
        const bool isCall = move.kind == Kind::Call;
        return QVariantMap{{"move", textOf(move)},
                           {"title", isCall ? suitTitle(move.suit)
                                            : bidName(own, euchre::Move{move.kind, false, 0, {}})},
                           {"spoken", bidName(own, move)},
                           {"suit", isCall ? letterOf(move.suit) : QString()}};
    };
    const auto row = [&](const QString& words, const QVariantList& moves) {
        rows << QVariantMap{{"words", words}, {"moves", moves}};
    };
    const auto pass = [&](const QString& words) {
        if (Euchre::objection(timeline().state(), euchre::Move::pass()).empty())
            row(words, {choice(euchre::Move::pass())});
    };

    switch (pub.phase) {
    case Phase::Order: {
        const QString suit = suitTitle(pub.upcard.suit());
        const QString card = nameOf(pub.upcard);
        pass(own == pub.dealer ? tr("The card is turned down, and another suit may be named.")
                               : tr("The next player decides."));
        row(own == pub.dealer
                ? tr("%1 become trump: you take up the %2 and put a card away.").arg(suit, card)
            : partnerOf(own) == pub.dealer
                ? tr("%1 become trump: your partner %2 takes up the %3.")
                      .arg(suit, seatName(pub.dealer), card)
                : tr("%1 become trump, but your opponent %2 takes up the %3.")
                      .arg(suit, seatName(pub.dealer), card),
            {choice(euchre::Move::order(m_goesAlone))});
        break;
    }
    case Phase::Call: {
        QVariantList suits;
        for (int suit = 0; suit < french::kSuits; ++suit)
            if (suit != pub.upcard.suit()) suits << choice(euchre::Move::call(suit, m_goesAlone));
        pass(own == pub.dealer ? tr("Nobody makes trump, and the next player deals.")
                               : tr("The next player decides."));
        row(m_goesAlone
                ? tr("The suit becomes trump: without %1 you need three of five tricks.")
                      .arg(partner)
                : tr("The suit becomes trump: you and %1 need three of five tricks.").arg(partner),
            suits);
        break;
    }
    case Phase::Defend:
        pass(tr("You defend together with %1.").arg(partner));
        row(tr("%1 sits out. If the maker fails, that counts 4 points.").arg(partner),
            {choice(euchre::Move::defendAlone())});
        break;
    default: break;
    }
    return rows;
}

// ---- what the person does

void EuchreTable::playSlot(int slot) {
    if (!session() || session()->isWatching() || session()->hasCurtain()) return;
    for (int row = 0; row < cards()->rowCount(); ++row) {
        const QModelIndex index = cards()->index(row);
        if (!cards()->data(index, CardModel::CanPlay).toBool() ||
            cards()->data(index, CardModel::Slot) != slot)
            continue;
        const QString card = cards()->data(index, CardModel::Code).toString();
        session()->play(shown().phase == Phase::Discard ? QStringLiteral("discard ") + card : card);
        return;
    }
}

euchre::Claim EuchreTable::certain() const {
    if (!mayMove() || shown().phase != Phase::Play || shown().onTable != 0) return {};
    return certainTricks(Euchre::observe(timeline().state(), viewer()));
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
    if (!cards.empty()) session()->play(textOf(euchre::Move::play(cards.front())));
}

// ---- who may hold which card

QVariantMap EuchreTable::chances() const {
    if (!session() || session()->isOver()) return {};
    const Observation view = Euchre::observe(m_scene.state, viewer());
    const ChanceChart chart(view);
    const std::array<Seat, 3> others{leftOf(viewer()), partnerOf(viewer()),
                                     leftOf(partnerOf(viewer()))};
    CardSet cards = view.unseen();
    if (shown().isUpcardTaken() && viewer() != shown().dealer && shown().mayDealerHoldUpcard())
        cards.insert(shown().upcard);

    struct Row {
        int suit;
        QVariantList chances;
        std::vector<Card> cards;
    };
    const int trump = shown().trump;
    std::vector<Row> rows;
    for (const Card card : sorted(cards, trump)) {
        const int suit = suitOf(card, trump);
        QVariantList chances;
        for (const Seat seat : others) chances << chart.at(seat, card);
        auto row = std::ranges::find_if(
            rows, [&](const Row& other) { return other.suit == suit && other.chances == chances; });
        if (row == rows.end()) row = rows.insert(row, {suit, chances, {}});
        row->cards.push_back(card);
    }

    QVariantList list;
    for (const Row& row : rows) {
        QStringList faces, signs, names;
        for (const Card card : row.cards) {
            faces << faceOf(card);
            signs << signOf(card, trump);
            names << nameOf(card);
        }
        double nobody = 1;
        for (const QVariant& chance : row.chances) nobody -= chance.toDouble();
        list << QVariantMap{{"suit", letterOf(row.suit)},
                            {"isTrump", row.suit == trump},
                            {"cards", faces},
                            {"signs", signs.join(u' ')},
                            {"names", names},
                            {"chances", row.chances},
                            {"nobody", std::max(0.0, nobody)}};
    }
    return {{"holders", QVariantList(others.begin(), others.end())}, {"rows", list}};
}

} // namespace parlour
