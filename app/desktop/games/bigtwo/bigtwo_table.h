// What the Big Two table shows.
#pragma once

#include "app/desktop/games/climbing/climbing_table.h"
#include "core/bigtwo/rules.h"

namespace parlour {

class BigTwoTable : public parlour::ClimbingTable { // qualified: Qt 6.4 registers it by this name
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(int round READ round NOTIFY changed) // being played, from 1

public:
    using ClimbingTable::ClimbingTable;

    int round() const;
    QString moveName(const QString& text) const override;
    Q_INVOKABLE static QString nameOfCard(const QString& card); // "ace of spades" for "AS"

protected:
    int deckSize() const override { return bigtwo::kCards; }
    QString faceOf(int card) const override;
    QString nameOf(int card) const override;

    void dealCards() override;
    void follow(int event) override;
    std::vector<int> waitsOf(int move) const override;
    void tell(int move, int event) override;

    std::vector<CardBits> plays() const override;
    QString textOf(CardBits play) const override;
    QString objection(CardBits play) const override;
    QString moveWhenTimeIsUp() const override;
    QString nameOfPlay(CardBits play) const override;
    CardBits cardsOf(const QString& move) const override;
    CardBits seenHand(Seat seat) override;
    std::vector<Group> grouped(Seat seat, CardBits hand, Sorting sorting) const override;
};

} // namespace parlour
