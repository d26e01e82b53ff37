#include "app/desktop/games/bigtwo/bigtwo_table.h"

#include "ai/bigtwo/own_plays.h"
#include "app/desktop/language/words.h"
#include "core/bigtwo/move_words.h"

#include <algorithm>

namespace parlour {

using namespace bigtwo;

namespace {

bigtwo::CardSet setOf(CardBits bits) { return bigtwo::CardSet::fromBits(bits); }
bigtwo::Card cardOf(int number) { return bigtwo::Card{static_cast<std::uint8_t>(number)}; }

} // namespace

// ---- what is shown

void BigTwoTable::dealCards() {
    climbing().dealHands(kSeats, bigtwo::kHandSize);
    climbing().beginRounds(true);
}

void BigTwoTable::follow(int number) {
    const Event event = eventsOf<BigTwo>(moment().moves)[static_cast<std::size_t>(number)];
    switch (event.kind) {
    case Event::Kind::Led: climbing().play(event.seat, event.cards.bits(), true); break;
    case Event::Kind::Beat: climbing().play(event.seat, event.cards.bits(), false); break;
    case Event::Kind::Passed: climbing().pass(event.seat); break;
    case Event::Kind::RoundWon: climbing().endRound(); break;
    }
}

std::vector<int> BigTwoTable::waitsOf(int move) const {
    return together(eventsOf<BigTwo>(move).size());
}

void BigTwoTable::tell(int, int event) {
    if (event == 0) tellTurn();
}

int BigTwoTable::round() const {
    if (!session()) return 1;
    return climbing().roundsBegun() + (leads() && !session()->isOver());
}

// ---- what may be played

std::vector<CardBits> BigTwoTable::plays() const {
    const Observation view = ownView<BigTwo>();
    std::vector<CardBits> plays;
    for (const bigtwo::CardSet move : BigTwo::legalMoves(view))
        if (!move.empty()) plays.push_back(move.bits());
    std::ranges::stable_sort(plays, {}, [&](CardBits play) {
        return std::pair(setOf(play).size(), combinationOf(setOf(play), view.pub.options));
    });
    return plays;
}

QString BigTwoTable::textOf(CardBits play) const {
    return QString::fromStdString(BigTwo::toText(setOf(play)));
}

QString BigTwoTable::objection(CardBits play) const {
    const Observation view = ownView<BigTwo>();
    return translated(BigTwo::objection(view.pub, view.hand, setOf(play)));
}

QString BigTwoTable::moveWhenTimeIsUp() const {
    if (canPass()) return textOf(0);
    return textOf(plays().front()); // the lowest single
}

// ---- what is said about it

QString BigTwoTable::faceOf(int card) const { return QString::fromStdString(toText(cardOf(card))); }
QString BigTwoTable::nameOf(int card) const { return translated(bigtwo::cardName(cardOf(card))); }

QString BigTwoTable::nameOfCard(const QString& card) {
    const auto parsed = french::parseCard(card.toStdString());
    return parsed ? translated(french::cardName(*parsed)) : QString();
}

CardBits BigTwoTable::cardsOf(const QString& move) const {
    const auto parsed = BigTwo::parseMove(move.toStdString());
    return parsed ? parsed->bits() : 0;
}

QString BigTwoTable::moveName(const QString& text) const {
    const auto move = BigTwo::parseMove(text.toStdString());
    return session() && move ? capitalised(nameOfPlay(move->bits())) : text;
}

QString BigTwoTable::nameOfPlay(CardBits play) const {
    return translated(moveWords(setOf(play), viewpoint<BigTwo>().options()));
}

CardBits BigTwoTable::seenHand(Seat seat) { return viewOf<BigTwo>(seat).hand.bits(); }

std::vector<ClimbingTable::Group> BigTwoTable::grouped(Seat seat, CardBits hand,
                                                       Sorting sorting) const {
    std::vector<Group> groups;
    if (hand == 0) return groups;
    if (sorting == Sorting::ByCombination) { // the classes of the paper's player
        const OwnPlays plays(viewOf<BigTwo>(seat));
        for (const OwnPlay& play : plays.all())
            groups.push_back({cardsIn(play.cards.bits()), translated(className(play.cls)),
                              nameOfPlay(play.cards.bits())});
        return groups;
    }
    groups.push_back({cardsIn(hand)});
    if (sorting == Sorting::BySuit)
        std::ranges::stable_sort(groups.front().cards, {},
                                 [](int card) { return cardOf(card).suit(); });
    return groups;
}

} // namespace parlour
