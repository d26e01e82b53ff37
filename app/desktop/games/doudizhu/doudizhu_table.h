// What the Doudizhu table shows. Suits never count, but the cards have them to look at: which card
// of a rank somebody holds or plays is chosen here.
#pragma once

#include "climbing_table.h"
#include "core/doudizhu/rules.h"

namespace parlour {

class DoudizhuTable : public parlour::ClimbingTable { // qualified: Qt 6.4 registers it by this name
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(bool bidding READ isBidding NOTIFY changed)
    Q_PROPERTY(QStringList kitty READ kitty NOTIFY changed) // pictures; empty while face down
    Q_PROPERTY(QString stakes READ stakes NOTIFY changed)   // in words
    // By how much bombs and the rocket have multiplied the stake so far
    Q_PROPERTY(int multiplier READ multiplier NOTIFY changed)
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed) // of the deal, in a sentence or two
    // Of every rank: {rank (its sign), name, out}, how many the viewer has not seen; highest first
    Q_PROPERTY(QVariantList ranksOut READ ranksOut NOTIFY changed)

public:
    using ClimbingTable::ClimbingTable;

    bool isBidding() const { return m_told.pub.isBidding(); }
    QStringList kitty() const;
    QString stakes() const;
    int multiplier() const;
    QString headline() const override;
    QString outcome() const;
    QVariantList ranksOut() const;
    QVariantList calls() const override;
    bool canPass() const override;
    Q_INVOKABLE static QString nameOfCard(const QString& face);
    Q_INVOKABLE static QString nameOfRank(const QString& text); // of the game's notation: "D"

protected:
    int deckSize() const override { return doudizhu::kCards; }
    QString face(int row) const override;
    QString cardName(int row) const override;
    Story story(int played) override;
    void tellMove() override;
    std::vector<CardBits> plays() const override;
    CardBits fitted(CardBits play, CardBits picked) const override;
    QString textOf(CardBits play) const override;
    CardBits cardsOf(const QString& move) const override;
    QString nameOfPlay(CardBits play) const override;
    QString objection(CardBits play) const override;
    std::vector<Group> grouped(Seat seat, const QString& sorting) const override;
    QString moveWhenTimeIsUp() const override;
    QString role(Seat seat) const override;
    QString badge(Seat seat) const override;
    QString nameOfCall(const QString& move) const override;

private:
    const Timeline<doudizhu::Doudizhu>& timeline() const {
        return timelineOf<doudizhu::Doudizhu>();
    }
    const doudizhu::State& state() const { return timeline().state(); }
    CardBits handToMove() const;

    doudizhu::State m_told;                     // at the moment of the latest story
    std::array<CardBits, kMostSeats> m_hands{}; // then
    CardBits m_kitty = 0;
};

} // namespace parlour
