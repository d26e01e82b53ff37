// What the Big Two table shows.
#pragma once

#include "climbing_table.h"
#include "core/bigtwo/rules.h"

namespace parlour {

class BigTwoTable : public parlour::ClimbingTable { // qualified: Qt 6.4 registers it by this name
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(int round READ round NOTIFY changed) // being played, from 1

public:
    using ClimbingTable::ClimbingTable;

    int round() const;
    bool canPass() const override;
    Q_INVOKABLE static QString nameOfCard(const QString& card); // "ace of spades" for "AS"

protected:
    int deckSize() const override { return bigtwo::kCards; }
    QString face(int row) const override;
    QString cardName(int row) const override;
    Story story(int played) override;
    std::vector<CardBits> plays() const override;
    QString textOf(CardBits play) const override;
    CardBits cardsOf(const QString& move) const override;
    QString nameOfPlay(CardBits play) const override;
    QString objection(CardBits play) const override;
    std::vector<Group> grouped(Seat seat, const QString& sorting) const override;
    QString moveWhenTimeIsUp() const override;

private:
    const Timeline<bigtwo::BigTwo>& timeline() const { return timelineOf<bigtwo::BigTwo>(); }
    const bigtwo::State& state() const { return timeline().state(); }

    bigtwo::State m_told; // at the moment of the latest story
};

} // namespace parlour
