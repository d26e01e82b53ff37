#include "app/desktop/games/doudizhu/doudizhu_table.h"

#include "app/desktop/language/words.h"
#include "core/cards/french_deck.h"
#include "core/doudizhu/move_words.h"

#include <algorithm>

namespace parlour {

using namespace doudizhu;

namespace {

// Of otherwise equal plays, the one of smaller weight has the lower kickers.
int weightOf(Cards cards) {
    int weight = 0;
    for (const int rank : cards.ranks()) weight += rank * cards.count(rank);
    return weight;
}

// Such cards out of these pictures, as many as there are, picked ones first.
CardBits taken(Cards cards, CardBits pictures, CardBits picked) {
    CardBits chosen = 0;
    for (const int rank : cards.ranks()) {
        CardBits first = pictures & picture::ofRank(rank) & picked;
        CardBits then = pictures & picture::ofRank(rank) & ~picked;
        for (int i = 0; i < cards.count(rank); ++i) {
            CardBits& from = first ? first : then;
            chosen |= from & -from;
            from &= from - 1;
        }
    }
    return chosen;
}

} // namespace

DoudizhuTable::DoudizhuTable(QObject* parent) : ClimbingTable(parent) {
    connect(this, &TableModel::sessionChanged, this, [this] {
        if (session()) m_suits = CardSuits(session()->dealSeed());
    });
}

// ---- where the cards are

void DoudizhuTable::dealCards() {
    climbing().dealHands(kPlayers, doudizhu::kHandSize);
    const Public start = viewOf<Doudizhu>(kNoSeat).pub;
    climbing().beginRounds(start.landlord != kNoSeat);
    m_kitty = 0;
    if (start.landlord != kNoSeat) takeKitty(start.landlord, start.kitty);
}

void DoudizhuTable::follow(int number) {
    const int move = moment().moves;
    const Event event = eventsOf<Doudizhu>(move)[static_cast<std::size_t>(number)];
    switch (event.kind) {
    case Event::Kind::Bid: climbing().call(event.seat, event.bid); break;
    case Event::Kind::BecameLandlord:
        takeKitty(event.seat, event.cards);
        climbing().endRound(); // the landlord leads
        break;
    case Event::Kind::Led:
    case Event::Kind::Beat: {
        climbing().play(event.seat, picturesOf(event.cards, event.seat, move),
                        event.kind == Event::Kind::Led);
        break;
    }
    case Event::Kind::Passed: climbing().pass(event.seat); break;
    case Event::Kind::RoundWon: climbing().endRound(); break;
    }
}

std::vector<int> DoudizhuTable::waitsOf(int move) const {
    return together(eventsOf<Doudizhu>(move).size());
}

void DoudizhuTable::see() {
    m_pub = viewOf<Doudizhu>(kNoSeat).pub;
    ClimbingTable::see();
}

void DoudizhuTable::takeKitty(Seat landlord, Cards cards) {
    m_kitty = m_suits.shown(cards, CardSuits::kKitty, knownCards());
    climbing().takeStock(landlord, m_kitty);
}

CardBits DoudizhuTable::knownCards() const {
    CardBits known = 0;
    for (const CardTokens::Token& token : climbing().tokens().all())
        if (token.card != CardTokens::kUnknown) known |= cardBit(token.card);
    return known;
}

// The picked cards if a person chose them, else known cards of the hand; the rest are now seen.
CardBits DoudizhuTable::picturesOf(Cards cards, Seat seat, int move) {
    const CardBits known = climbing().knownHand(seat);
    const CardBits picked = pickedFor(move, seat);
    const bool isFree = (picked & knownCards() & ~known) == 0;
    if (isFree && picture::cardsOf(picked) == cards) return picked;
    const CardBits pictures = taken(cards, known, 0);
    return pictures |
           m_suits.shown(cards - picture::cardsOf(pictures), seat, knownCards() | pictures);
}

CardBits DoudizhuTable::seenHand(Seat seat) {
    const CardBits known = climbing().knownHand(seat);
    const Cards rest = viewOf<Doudizhu>(seat).hand - picture::cardsOf(known);
    return known | m_suits.shown(rest, seat, knownCards());
}

std::vector<ClimbingTable::Group> DoudizhuTable::grouped(Seat, CardBits pictures,
                                                         Sorting sorting) const {
    std::vector<int> cards = cardsIn(pictures);
    std::ranges::reverse(cards); // highest first
    std::vector<Group> groups;
    if (sorting == Sorting::ByCombination) { // equal ranks together, the most cards first
        const Cards hand = picture::cardsOf(pictures);
        for (int count = 4; count > 0; --count) {
            Group group;
            for (const int card : cards)
                if (hand.count(picture::rankOf(card)) == count) group.cards.push_back(card);
            if (!group.cards.empty()) groups.push_back(group);
        }
        return groups;
    }
    if (sorting == Sorting::BySuit)
        std::ranges::stable_sort(cards, std::greater{}, [](int card) {
            return card >= picture::kBlackJoker ? 4 : card % 4;
        });
    if (!cards.empty()) groups.push_back({cards});
    return groups;
}

// ---- what may be played

bool DoudizhuTable::canPass() const { return !m_pub.isBidding() && ClimbingTable::canPass(); }

QVariantList DoudizhuTable::calls() const {
    QVariantList calls;
    if (!mayMove() || !m_pub.isBidding()) return calls;
    for (const Move move : Doudizhu::legalMoves(ownView<Doudizhu>()))
        calls << QVariantMap{{"move", QString::fromStdString(Doudizhu::toText(move))},
                             {"words", nameOfCall(move.bid())}};
    return calls;
}

std::vector<CardBits> DoudizhuTable::plays() const {
    const Observation view = ownView<Doudizhu>();
    std::vector<CardBits> plays;
    if (view.pub.isBidding()) return plays;
    auto moves = Doudizhu::legalMoves(view);
    const Kickers rule = view.pub.options.kickers;
    std::ranges::stable_sort(moves, {}, [&](const Move& move) {
        const Pattern pattern = patternOf(move.cards(), rule);
        return std::tuple(pattern.isBomb(), pattern.kind, pattern.length, pattern.lowest,
                          weightOf(move.cards()));
    });
    const CardBits hand = climbing().knownHand(viewer());
    for (const Move& move : moves)
        if (!move.isPass()) plays.push_back(taken(move.cards(), hand, 0));
    return plays;
}

CardBits DoudizhuTable::fitted(CardBits play, CardBits hand, CardBits picked) const {
    return taken(picture::cardsOf(play), hand, picked);
}

QString DoudizhuTable::textOf(CardBits play) const {
    return QString::fromStdString(Doudizhu::toText(Move(picture::cardsOf(play))));
}

QString DoudizhuTable::objection(CardBits play) const {
    const Observation view = ownView<Doudizhu>();
    return translated(Doudizhu::objection(view.pub, view.hand, Move(picture::cardsOf(play))));
}

QString DoudizhuTable::moveWhenTimeIsUp() const {
    if (m_pub.isBidding()) return QStringLiteral("bid 0");
    return canPass() ? textOf(0) : textOf(plays().front()); // the lowest single
}

// ---- what is said about it

QString DoudizhuTable::faceOf(int card) const {
    if (card >= picture::kBlackJoker)
        return card == picture::kBlackJoker ? QStringLiteral("JOKER_BLACK")
                                            : QStringLiteral("JOKER_RED");
    return QStringLiteral("3456789TJQKA2").mid(card / 4, 1) +
           QStringLiteral("DCHS").mid(card % 4, 1);
}

QString DoudizhuTable::nameOfCard(const QString& face) {
    if (face == u"JOKER_BLACK") return tr("black joker");
    if (face == u"JOKER_RED") return tr("red joker");
    const auto card = french::parseCard(face.toStdString());
    return card ? translated(french::cardName(*card)) : QString();
}
QString DoudizhuTable::nameOfRank(const QString& text) {
    const auto cards = parseCards(text.toStdString());
    return cards && !cards->empty() ? capitalised(translated(rankName(*cards->ranks().begin())))
                                    : text;
}
QString DoudizhuTable::nameOf(int card) const { return nameOfCard(faceOf(card)); }

QString DoudizhuTable::nameOfCall(int number) const {
    return translated(moveWords(Move::bid(number), {}));
}

QString DoudizhuTable::moveName(const QString& text) const {
    const auto move = Doudizhu::parseMove(text.toStdString());
    if (!session() || !move) return text;
    return capitalised(translated(moveWords(*move, m_pub.options.kickers)));
}

// From the hand of the viewer or, in a review, of the player to move, or the play made last; else
// any cards of these ranks.
CardBits DoudizhuTable::cardsOf(const QString& text) const {
    const auto move = Doudizhu::parseMove(text.toStdString());
    if (!move || move->isBid()) return 0;
    const Seat owner =
        session()->isReview() && !session()->isOver() ? session()->toMove() : viewer();
    for (const CardBits seen :
         {climbing().knownHand(owner), climbing().best() ? climbing().best()->cards : CardBits{0}})
        if (picture::cardsOf(seen).contains(move->cards())) return taken(move->cards(), seen, 0);
    return m_suits.any(move->cards());
}

QString DoudizhuTable::nameOfPlay(CardBits play) const {
    return translated(moveWords(picture::cardsOf(play), viewpoint<Doudizhu>().options().kickers));
}

QString DoudizhuTable::role(Seat seat) const {
    if (m_pub.landlord == kNoSeat) return {};
    return seat == m_pub.landlord ? tr("Landlord") : tr("Peasant");
}
QString DoudizhuTable::badge(Seat seat) const {
    return seat == m_pub.landlord ? QStringLiteral("flag") : QString();
}
bool DoudizhuTable::isPartner(Seat seat) const {
    return seat != viewer() && m_pub.areAllies(seat, viewer());
}

QStringList DoudizhuTable::kitty() const {
    QStringList faces;
    for (const int card : cardsIn(m_kitty)) faces << faceOf(card);
    return faces;
}

QString DoudizhuTable::stakes() const {
    if (m_pub.landlord == kNoSeat)
        return m_pub.bid > 0 ? tr("Highest bid: %1").arg(m_pub.bid) : tr("No bid yet");
    return tr("Stake: %1").arg(m_pub.stake().value());
}

int DoudizhuTable::multiplier() const {
    if (m_pub.landlord == kNoSeat) return 1;
    const Stake stake = m_pub.stake();
    return stake.bombs * stake.rocket;
}

void DoudizhuTable::tell(int move, int number) {
    if (number > 0) return;
    tellTurn();
    const Event event = eventsOf<Doudizhu>(move).front();
    if (!event.cards.empty() && patternOf(event.cards, m_pub.options.kickers).isBomb())
        say(news() + QStringLiteral(". ") + stakes());
}

QString DoudizhuTable::headline() const {
    return session() && m_pub.isVoid() ? tr("Nobody bids") : ClimbingTable::headline();
}

// How it ended, and how the stake came about: "3 (bid) × 4 (2 bombs) × 2 (spring) = 24".
QString DoudizhuTable::outcome() const {
    if (!isAtEnd()) return {};
    if (m_pub.isVoid()) return tr("No points: the cards are dealt again.");
    const bool landlordWins = m_pub.winner() == m_pub.landlord;
    QStringList sentences;
    if (m_pub.isSpring())
        sentences << (landlordWins ? tr("Spring: no peasant has played a card.")
                                   : tr("Anti-spring: the landlord has played only once."));

    const auto factor = [](int number, const QString& words) {
        //: A factor of the stake, and what it comes from
        return tr("%1 (%2)").arg(QString::number(number), words);
    };
    const Stake stake = m_pub.finalStake();
    QStringList factors;
    if (m_pub.options.bidding && m_pub.options.scoring != Scoring::Simple)
        factors << factor(stake.bid, tr("bid"));
    if (m_pub.bombs > 0) factors << factor(stake.bombs, tr("%n bomb(s)", "", m_pub.bombs));
    if (m_pub.rocket) factors << factor(stake.rocket, tr("rocket"));
    if (stake.spring > 1)
        factors << factor(stake.spring, landlordWins ? tr("spring") : tr("anti-spring"));
    const QString value = QString::number(stake.value());
    const QString sum = factors.isEmpty()
                            ? value
                            : factors.join(QStringLiteral(" × ")) + QStringLiteral(" = ") + value;
    sentences << tr("Each peasant wins or loses the stake, the landlord twice that:") << sum;
    return sentences.join(QLatin1Char('\n'));
}

QVariantList DoudizhuTable::ranksOut() const {
    QVariantList ranks;
    if (!session()) return ranks;
    const Cards unseen = viewOf<Doudizhu>(sees(viewer()) ? viewer() : kNoSeat).unseen();
    for (int rank = kRanks - 1; rank >= 0; --rank)
        ranks << QVariantMap{{"rank", QString::fromStdString(signOf(rank))},
                             {"name", translated(rankName(rank))},
                             {"out", unseen.count(rank)}};
    return ranks;
}

} // namespace parlour
