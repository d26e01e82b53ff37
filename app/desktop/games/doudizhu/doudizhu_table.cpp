#include "doudizhu_table.h"

#include "core/cards/french_deck.h"
#include "words.h"

#include <algorithm>
#include <bit>

namespace parlour {

using namespace doudizhu;

namespace {

// Four rows for each rank up to the two, then the jokers.
constexpr int kBlackJokerRow = 4 * BlackJoker;

constexpr int rankOf(int row) {
    return row < kBlackJokerRow ? row / 4 : BlackJoker + row - kBlackJokerRow;
}
constexpr CardBits rowsOfRank(int rank) {
    return rank < BlackJoker ? CardBits{15} << 4 * rank
                             : CardBits{1} << (kBlackJokerRow + rank - BlackJoker);
}

// As in the corner of its cards; the jokers have stars there.
QString signOf(int rank) {
    if (rank >= BlackJoker) return rank == BlackJoker ? QStringLiteral("☆") : QStringLiteral("★");
    return rank == Ten ? QStringLiteral("10") : QStringLiteral("3456789TJQKA2").mid(rank, 1);
}

Cards cardsIn(CardBits bits) {
    Cards cards;
    for (; bits; bits &= bits - 1) cards += Cards::of(rankOf(std::countr_zero(bits)));
    return cards;
}

// Of plays that are otherwise alike the one with the smaller weight carries lower cards.
int weightOf(Cards cards) {
    int weight = 0;
    for (const int rank : cards.ranks()) weight += rank * cards.count(rank);
    return weight;
}

// Such cards out of the hand, the picked ones first. Precondition: it holds them.
CardBits taken(Cards cards, CardBits hand, CardBits picked) {
    CardBits chosen = 0;
    for (const int rank : cards.ranks()) {
        CardBits first = hand & rowsOfRank(rank) & picked;
        CardBits then = hand & rowsOfRank(rank) & ~picked;
        for (int i = 0; i < cards.count(rank); ++i) {
            CardBits& from = first ? first : then;
            chosen |= from & -from;
            from &= from - 1;
        }
    }
    return chosen;
}

} // namespace

QString DoudizhuTable::face(int row) const {
    if (row >= kBlackJokerRow)
        return row == kBlackJokerRow ? QStringLiteral("JOKER_BLACK") : QStringLiteral("JOKER_RED");
    return QStringLiteral("3456789TJQKA2").mid(row / 4, 1) + QStringLiteral("DCHS").mid(row % 4, 1);
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
QString DoudizhuTable::cardName(int row) const { return nameOfCard(face(row)); }

QString DoudizhuTable::nameOfCall(const QString& move) const {
    const auto parsed = Doudizhu::parseMove(move.toStdString());
    if (!parsed || !parsed->isBid()) return move;
    return parsed->bid() == 0 ? tr("No bid") : tr("Bid %1").arg(parsed->bid());
}

// ---- where the cards are

ClimbingTable::Story DoudizhuTable::story(int played) {
    const Deal& deal = timeline().deal();
    State& now = m_told;
    now = Doudizhu::start(timeline().options(), deal);

    // The suits of a rank go to seats and kitty in an order that differs from rank to rank.
    m_hands = {};
    m_kitty = 0;
    auto give = [next = CardBits{0}](CardBits& to, Cards cards) mutable {
        for (const int rank : cards.ranks()) {
            CardBits left = rowsOfRank(rank) & ~next;
            for (int i = 0; i < cards.count(rank); ++i) {
                const int turn = rank * 7 % 4;
                CardBits one = left & -left;
                for (int k = 0; k < turn; ++k) // another of those left
                    if (const CardBits later = left & ~(one | (one - 1))) one = later & -later;
                to |= one;
                next |= one;
                left &= ~one;
            }
        }
    };
    for (std::size_t seat = 0; seat < kPlayers; ++seat) give(m_hands[seat], deal.hands[seat]);
    give(m_kitty, deal.kitty);
    const auto takeKitty = [&] {
        if (now.pub.landlord != kNoSeat)
            m_hands[static_cast<std::size_t>(now.pub.landlord)] |= m_kitty;
    };
    takeKitty();

    Story story;
    for (int i = 0; i < played; ++i) {
        const Move move = timeline().moves()[static_cast<std::size_t>(i)];
        Turn turn{now.pub.next, 0, !move.isBid() && now.pub.isLead()};
        if (move.isBid()) turn.said = nameOfCall(QString::fromStdString(Doudizhu::toText(move)));
        CardBits& hand = m_hands[static_cast<std::size_t>(turn.seat)];
        const auto byHand = chosen().find(i);
        turn.cards = taken(move.cards(), hand, byHand == chosen().end() ? 0 : byHand->second);
        hand &= ~turn.cards;
        story.turns.push_back(turn);
        Doudizhu::apply(now, move);
        if (move.isBid()) takeKitty();
    }
    story.hands = m_hands;
    story.roundIsOver = !now.pub.isBidding() && now.pub.isLead();
    return story;
}

CardBits DoudizhuTable::handToMove() const {
    return m_hands[static_cast<std::size_t>(state().pub.next)];
}

std::vector<ClimbingTable::Group> DoudizhuTable::grouped(Seat seat, const QString& sorting) const {
    std::vector<Group> groups;
    std::vector<int> rows;
    for (CardBits left = m_hands[static_cast<std::size_t>(seat)]; left; left &= left - 1)
        rows.push_back(std::countr_zero(left));
    std::ranges::reverse(rows); // highest first
    if (sorting == u"suit") {
        std::ranges::stable_sort(rows, std::greater{},
                                 [](int row) { return row >= kBlackJokerRow ? 4 : row % 4; });
    } else if (sorting == u"combination") { // cards of one rank together, most first
        const Cards hand = cardsIn(m_hands[static_cast<std::size_t>(seat)]);
        for (int count = 4; count > 0; --count) {
            Group group;
            for (const int row : rows)
                if (hand.count(rankOf(row)) == count) group.rows.push_back(row);
            if (!group.rows.empty()) groups.push_back(group);
        }
        return groups;
    }
    if (!rows.empty()) groups.push_back({rows});
    return groups;
}

// ---- what may be played

bool DoudizhuTable::canPass() const {
    return session() && !session()->isOver() && !state().pub.isBidding() && objection(0).isEmpty();
}

QVariantList DoudizhuTable::calls() const {
    QVariantList calls;
    if (!session() || session()->isOver() || !state().pub.isBidding()) return calls;
    for (const Move move : Doudizhu::legalMoves(state())) {
        const QString text = QString::fromStdString(Doudizhu::toText(move));
        calls << QVariantMap{{"move", text}, {"words", nameOfCall(text)}};
    }
    return calls;
}

std::vector<CardBits> DoudizhuTable::plays() const {
    std::vector<CardBits> plays;
    if (state().pub.isBidding()) return plays;
    auto moves = Doudizhu::legalMoves(state());
    const Kickers rule = timeline().options().kickers;
    std::ranges::stable_sort(moves, {}, [&](const Move& move) {
        const Pattern pattern = patternOf(move.cards(), rule);
        return std::tuple(pattern.isBomb(), pattern.kind, pattern.length, pattern.lowest,
                          weightOf(move.cards()));
    });
    for (const Move& move : moves)
        if (!move.isPass()) plays.push_back(taken(move.cards(), handToMove(), 0));
    return plays;
}

CardBits DoudizhuTable::fitted(CardBits play, CardBits picked) const {
    return taken(cardsIn(play), handToMove(), picked);
}

QString DoudizhuTable::textOf(CardBits play) const {
    return QString::fromStdString(Doudizhu::toText(Move(cardsIn(play))));
}

CardBits DoudizhuTable::cardsOf(const QString& move) const {
    const auto parsed = Doudizhu::parseMove(move.toStdString());
    return parsed && cardsIn(handToMove()).contains(parsed->cards())
               ? taken(parsed->cards(), handToMove(), 0)
               : 0;
}

// "Pair: 9 9"
QString DoudizhuTable::nameOfPlay(CardBits play) const {
    const Cards cards = cardsIn(play);
    QStringList ranks;
    for (const int rank : cards.ranks())
        for (int i = 0; i < cards.count(rank); ++i) ranks << signOf(rank);
    const Pattern pattern = patternOf(cards, timeline().options().kickers);
    const QString list = ranks.join(QStringLiteral(" "));
    if (!pattern || cards.size() == 1) return list;
    return tr("%1: %2", "a combination and its cards").arg(translated(patternName(pattern)), list);
}

QString DoudizhuTable::objection(CardBits play) const {
    return translated(Doudizhu::objection(state(), Move(cardsIn(play))));
}

QString DoudizhuTable::moveWhenTimeIsUp() const {
    if (state().pub.isBidding()) return QStringLiteral("bid 0");
    return canPass() ? textOf(0) : textOf(plays().front()); // the lowest single
}

// ---- what is said about it

QString DoudizhuTable::role(Seat seat) const {
    if (m_told.pub.landlord == kNoSeat) return {};
    return seat == m_told.pub.landlord ? tr("Landlord") : tr("Peasant");
}
QString DoudizhuTable::badge(Seat seat) const {
    return seat == m_told.pub.landlord ? QStringLiteral("flag") : QString();
}

QStringList DoudizhuTable::kitty() const {
    QStringList faces;
    if (m_told.pub.landlord == kNoSeat) return faces;
    for (CardBits left = m_kitty; left; left &= left - 1) faces << face(std::countr_zero(left));
    return faces;
}

QString DoudizhuTable::stakes() const {
    const Public& pub = m_told.pub;
    if (pub.landlord == kNoSeat)
        return pub.bid > 0 ? tr("Highest bid: %1").arg(pub.bid) : tr("No bid yet");
    return tr("Stake: %1").arg(pub.stake().value());
}

int DoudizhuTable::multiplier() const {
    const Public& pub = m_told.pub;
    if (pub.landlord == kNoSeat) return 1;
    const Stake stake = pub.stake();
    return stake.bombs * stake.rocket;
}

void DoudizhuTable::tellMove() {
    ClimbingTable::tellMove();
    const Pattern last = m_told.pub.toBeat;
    if (last.isBomb() && m_told.pub.used().back().move().cards() == m_told.pub.table)
        say(news() + QStringLiteral(". ") + stakes());
}

QString DoudizhuTable::headline() const {
    return session() && session()->isOver() && state().pub.isVoid() ? tr("Nobody bids")
                                                                    : ClimbingTable::headline();
}

// How it ended, and how the stake came about: "3 (bid) × 4 (2 bombs) × 2 (spring) = 24".
QString DoudizhuTable::outcome() const {
    if (!session() || !session()->isOver()) return {};
    const Public& pub = state().pub;
    if (pub.isVoid()) return tr("No points: the cards are dealt again.");
    const bool landlordWins = pub.winner() == pub.landlord;
    QStringList sentences;
    if (pub.isSpring())
        sentences << (landlordWins ? tr("Spring: no peasant has played a card.")
                                   : tr("Anti-spring: the landlord has played only once."));

    const auto factor = [](int number, const QString& words) {
        //: A factor of the stake, and what it comes from
        return tr("%1 (%2)").arg(QString::number(number), words);
    };
    const Stake stake = pub.finalStake();
    QStringList factors;
    if (pub.options.bidding && pub.options.scoring != Scoring::Simple)
        factors << factor(stake.bid, tr("bid"));
    if (pub.bombs > 0) factors << factor(stake.bombs, tr("%n bomb(s)", "", pub.bombs));
    if (pub.rocket) factors << factor(stake.rocket, tr("rocket"));
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
    const Cards unseen = Doudizhu::observe(m_told, viewer()).unseen();
    for (int rank = kRanks - 1; rank >= 0; --rank)
        ranks << QVariantMap{{"rank", signOf(rank)},
                             {"name", translated(rankName(rank))},
                             {"out", unseen.count(rank)}};
    return ranks;
}

} // namespace parlour
