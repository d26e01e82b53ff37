// What the tables of Big Two and Doudizhu share: hands that are emptied by plays of one or more
// cards, each of which beats the one before, round after round.
#pragma once

#include "card_table.h"
#include "hand_selection.h"

#include <QQmlEngine>
#include <QTimer>

#include <array>
#include <map>
#include <vector>

namespace parlour {

class ClimbingTable : public parlour::CardTable { // qualified: Qt 6.4 registers it by this name
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Every game has its own")

    // The session's maps, and {seat, handCards, isToMove, leads, hasControl, isPartner, note (role,
    // points of the match), badge (a symbol), turn,
    // words}: `turn` is what the seat did last in the round ("", "pass", "cards" or "words"),
    // `words` says it
    Q_PROPERTY(QVariantList seats READ seats NOTIFY changed)
    // All rounds so far: [{turns: [{name, words, cards: [{face, cardName}]}]}]
    Q_PROPERTY(QVariantList rounds READ rounds NOTIFY changed)
    Q_PROPERTY(bool leads READ leads NOTIFY changed) // whoever is to move
    Q_PROPERTY(bool canPass READ canPass NOTIFY changed)
    // What may be said now instead of playing: {move, words}
    Q_PROPERTY(QVariantList calls READ calls NOTIFY changed)

    // The raised cards: {count, words, legal, choices: [{faces, words}], choice}. `words` say what
    // they are, or why they cannot be played.
    Q_PROPERTY(QVariantMap selection READ selection NOTIFY changed)
    // rank, suit or combination
    Q_PROPERTY(QString sorting READ sorting WRITE setSorting NOTIFY changed)
    Q_PROPERTY(bool marked READ isMarked WRITE setMarked NOTIFY changed)
    // The viewer's hand in groups as it is sorted: {first, count, mark, words}
    Q_PROPERTY(QVariantList groups READ groups NOTIFY changed)

    // Seconds a person has for a move; 0: as long as he likes. Then the time is up for him.
    Q_PROPERTY(int clock READ clock WRITE setClock NOTIFY clockChanged)
    Q_PROPERTY(int secondsLeft READ secondsLeft NOTIFY clockChanged) // -1: nobody is timed

public:
    enum Zone { Stock, Hand, Play, Pile };
    Q_ENUM(Zone)

    explicit ClimbingTable(QObject* parent = nullptr);

    QVariantList seats() const;
    QVariantList rounds() const;
    bool leads() const;
    virtual bool canPass() const = 0;
    virtual QVariantList calls() const { return {}; }
    QVariantMap selection() const;
    QString sorting() const { return m_sorting; }
    void setSorting(const QString& sorting);
    bool isMarked() const { return m_isMarked; }
    void setMarked(bool marked);
    QVariantList groups() const;
    int clock() const { return m_clock; }
    void setClock(int seconds);
    int secondsLeft() const { return m_secondsLeft; }

    // Places of the viewer's hand from the left, in slots: a card takes two, a gap one.
    Q_INVOKABLE void toggle(int from, int to);
    Q_INVOKABLE bool isRaised(int slot) const;
    Q_INVOKABLE void clearSelection();
    Q_INVOKABLE bool stepChoice(int step);
    Q_INVOKABLE void choose(int choice); // one of the selection's
    Q_INVOKABLE void suggest(int step);  // through all plays, weakest first
    Q_INVOKABLE void playSelection();
    Q_INVOKABLE void pass();
    Q_INVOKABLE void call(const QString& move);
    Q_INVOKABLE void nextSorting();

    // Of a move in the game's notation: in words, and the pictures of its cards.
    Q_INVOKABLE QString moveName(const QString& move) const;
    Q_INVOKABLE QStringList moveFaces(const QString& move) const;

signals:
    void clockChanged();
    void refused(const QString& why); // the selection cannot be played

protected:
    // What a seat did: played cards, passed, or said something (a bid).
    struct Turn {
        Seat seat = 0;
        CardBits cards = 0;
        bool leads = false;
        QString said = {}; // empty: a play or a pass
        bool isPass() const { return cards == 0 && said.isEmpty(); }
    };
    struct Story {
        std::array<CardBits, kMostSeats> hands{}; // as they are held now
        std::vector<Turn> turns;
        bool roundIsOver = false; // who is to move leads
    };
    struct Group {
        std::vector<int> rows;
        QString mark = {};
        QString words = {};
    };

    // ---- what the game says of itself

    virtual int deckSize() const = 0;
    virtual QString face(int row) const = 0; // below the pictures of the French deck
    virtual QString cardName(int row) const = 0;
    virtual Story story(int played) = 0; // after so many moves
    // Legal plays of whoever is to move that hold the picked cards, weakest first.
    virtual std::vector<CardBits> plays() const = 0;
    virtual QString textOf(CardBits play) const = 0;
    virtual CardBits fitted(CardBits play, CardBits picked) const; // see HandSelection::Fit
    virtual CardBits cardsOf(const QString& move) const = 0;       // of the one to move; 0: none
    virtual QString nameOfPlay(CardBits play) const = 0;
    // Why the one to move may not play these; empty: he may.
    virtual QString objection(CardBits play) const = 0;
    // The hand of a seat at the moment of the latest story.
    virtual std::vector<Group> grouped(Seat seat, const QString& sorting) const = 0;
    virtual QString moveWhenTimeIsUp() const = 0;
    virtual QString role(Seat seat) const; // in a word; empty: none
    virtual QString badge(Seat seat) const;
    virtual QString nameOfCall(const QString& move) const { return move; }

    // What people chose where several cards count the same, by the number of the move.
    const std::map<int, CardBits>& chosen() const { return m_chosen; }

    std::vector<CardPlace> scene(const Moment& moment, const Viewing& viewing) override;
    void tellMove() override;

private:
    bool mayPlay() const; // the viewer is to move and may touch his cards
    CardBits cardsBetween(int from, int to) const;
    void renewClock();
    void tick();
    QString described(const Turn& turn) const;
    static QString pointsInWords(int points);

    HandSelection m_selection;
    QString m_sorting = QStringLiteral("rank");
    bool m_isMarked = false;
    std::map<int, CardBits> m_chosen;
    Story m_shown;                         // as far as it is shown
    std::vector<Group> m_hand;             // the viewer's, as sorted
    std::vector<int> m_ofSlot;             // its rows from left to right
    std::pair<int, int> m_offered{-1, -1}; // moves played and viewer when plays were offered
    int m_clock = 0;
    int m_secondsLeft = -1;
    QTimer m_clockTimer;
};

} // namespace parlour
