// What the Doudizhu table shows.
#pragma once

#include "app/desktop/games/climbing/climbing_table.h"
#include "app/desktop/games/doudizhu/card_suits.h"
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
    // For every rank {rank (its sign), name, out (cards the viewer has not seen)}; highest first
    Q_PROPERTY(QVariantList ranksOut READ ranksOut NOTIFY changed)

public:
    explicit DoudizhuTable(QObject* parent = nullptr);

    bool isBidding() const { return m_pub.isBidding(); }
    QStringList kitty() const;
    QString stakes() const;
    int multiplier() const;
    QString headline() const override;
    QString outcome() const;
    QVariantList ranksOut() const;
    QVariantList calls() const override;
    bool canPass() const override;
    QString moveName(const QString& move) const override;
    Q_INVOKABLE static QString nameOfCard(const QString& face);
    Q_INVOKABLE static QString nameOfRank(const QString& text); // of the game's notation: "D"

protected:
    int deckSize() const override { return doudizhu::kCards; }
    QString faceOf(int card) const override;
    QString nameOf(int card) const override;

    void dealCards() override;
    void follow(int event) override;
    std::vector<int> waitsOf(int move) const override;
    void tell(int move, int event) override;
    void see() override;

    std::vector<CardBits> plays() const override;
    QString textOf(CardBits play) const override;
    CardBits fitted(CardBits play, CardBits hand, CardBits picked) const override;
    QString objection(CardBits play) const override;
    QString moveWhenTimeIsUp() const override;
    QString nameOfPlay(CardBits play) const override;
    CardBits cardsOf(const QString& move) const override;
    QString nameOfCall(int number) const override;
    CardBits seenHand(Seat seat) override;
    std::vector<Group> grouped(Seat seat, CardBits hand, Sorting sorting) const override;
    QString role(Seat seat) const override;
    QString badge(Seat seat) const override;
    bool isPartner(Seat seat) const override;

private:
    void takeKitty(Seat landlord, doudizhu::Cards cards);
    // What a seat plays in a move, as pictures.
    CardBits picturesOf(doudizhu::Cards cards, Seat seat, int move);
    CardBits knownCards() const; // wherever they lie

    doudizhu::Public m_pub; // at the moment
    CardSuits m_suits;      // a card gets its suit when it comes into view
    CardBits m_kitty = 0;   // once it has been seen
};

} // namespace parlour
