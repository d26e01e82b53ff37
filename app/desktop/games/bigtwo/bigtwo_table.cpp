#include "bigtwo_table.h"

#include "ai/bigtwo/own_plays.h"
#include "words.h"

#include <algorithm>

namespace parlour {

using namespace bigtwo;

namespace {

bigtwo::CardSet setOf(CardBits bits) { return bigtwo::CardSet::fromBits(bits); }
bigtwo::Card cardOf(int row) { return bigtwo::Card{static_cast<std::uint8_t>(row)}; }
std::vector<int> rowsOf(bigtwo::CardSet cards) {
    std::vector<int> rows;
    for (const bigtwo::Card card : cards) rows.push_back(card.index);
    return rows;
}

} // namespace

QString BigTwoTable::face(int row) const { return QString::fromStdString(toText(cardOf(row))); }
QString BigTwoTable::cardName(int row) const { return translated(bigtwo::cardName(cardOf(row))); }

QString BigTwoTable::nameOfCard(const QString& card) {
    const auto parsed = french::parseCard(card.toStdString());
    return parsed ? translated(french::cardName(*parsed)) : QString();
}

int BigTwoTable::round() const {
    return session() ? static_cast<int>(rounds().size()) + (leads() && !session()->isOver()) : 1;
}

bool BigTwoTable::canPass() const {
    return session() && !session()->isOver() && objection(0).isEmpty();
}

ClimbingTable::Story BigTwoTable::story(int played) {
    Story story;
    State& now = m_told;
    now = BigTwo::start(timeline().options(), timeline().deal());
    for (int i = 0; i < played; ++i) {
        const bigtwo::CardSet play = timeline().moves()[static_cast<std::size_t>(i)];
        story.turns.push_back({now.pub.next, play.bits(), now.pub.isLead()});
        BigTwo::apply(now, play);
    }
    for (std::size_t seat = 0; seat < kSeats; ++seat) story.hands[seat] = now.hands[seat].bits();
    story.roundIsOver = now.pub.isLead();
    return story;
}

std::vector<CardBits> BigTwoTable::plays() const {
    const Options& options = timeline().options();
    std::vector<CardBits> plays;
    for (const bigtwo::CardSet move : BigTwo::legalMoves(state()))
        if (!move.empty()) plays.push_back(move.bits());
    std::ranges::stable_sort(plays, {}, [&](CardBits play) {
        return std::pair(setOf(play).size(), combinationOf(setOf(play), options));
    });
    return plays;
}

QString BigTwoTable::textOf(CardBits play) const {
    return QString::fromStdString(BigTwo::toText(setOf(play)));
}

CardBits BigTwoTable::cardsOf(const QString& move) const {
    const auto parsed = BigTwo::parseMove(move.toStdString());
    return parsed ? parsed->bits() : 0;
}

// "Pair: 9♣ 9♥"
QString BigTwoTable::nameOfPlay(CardBits play) const {
    static const QString kSigns = QStringLiteral("♦♣♥♠");
    QStringList words;
    for (const bigtwo::Card card : setOf(play)) {
        const QString rank = QString::fromStdString(toText(card)).left(1);
        words << (rank == u"T" ? QStringLiteral("10") : rank) + kSigns[card.suit()];
    }
    const Kind kind = combinationOf(setOf(play), timeline().options()).kind();
    const QString list = words.join(QStringLiteral(" "));
    return kind == Kind::Single
               ? list
               : tr("%1: %2", "a combination and its cards").arg(translated(kindName(kind)), list);
}

QString BigTwoTable::objection(CardBits play) const {
    return translated(BigTwo::objection(state(), setOf(play)));
}

std::vector<ClimbingTable::Group> BigTwoTable::grouped(Seat seat, const QString& sorting) const {
    const Observation view = BigTwo::observe(m_told, seat);
    std::vector<Group> groups;
    if (view.hand.empty()) return groups;
    if (sorting == u"combination") { // as the paper's player sees them
        const OwnPlays plays(view);
        for (const OwnPlay& play : plays.all())
            groups.push_back({rowsOf(play.cards), translated(className(play.cls)),
                              nameOfPlay(play.cards.bits())});
        return groups;
    }
    groups.push_back({rowsOf(view.hand)});
    if (sorting == u"suit")
        std::ranges::stable_sort(groups.front().rows, {},
                                 [](int row) { return cardOf(row).suit(); });
    return groups;
}

QString BigTwoTable::moveWhenTimeIsUp() const {
    if (canPass()) return textOf(0);
    return textOf(plays().front()); // the lowest single
}

} // namespace parlour
