// What the tables of Big Two and Doudizhu share: players shed their hands in plays of one or more
// cards, each beating the one before, round after round.
#pragma once

#include "app/desktop/games/climbing/climbing_scene.h"
#include "app/desktop/games/climbing/hand_selection.h"
#include "app/desktop/games/climbing/turn_clock.h"
#include "app/desktop/models/card_table.h"

#include <map>
#include <tuple>
#include <vector>

namespace parlour {

class ClimbingTable : public parlour::CardTable { // qualified: Qt 6.4 registers it by this name
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Every game has its own")

    // All rounds so far: [{turns: [{name, words, cards: [{face, cardName}]}]}]
    Q_PROPERTY(QVariantList rounds READ rounds NOTIFY changed)
    Q_PROPERTY(bool leads READ leads NOTIFY changed) // the seat to move does
    Q_PROPERTY(bool canPass READ canPass NOTIFY changed)
    // Bids that may be made now: {move, words}
    Q_PROPERTY(QVariantList calls READ calls NOTIFY changed)

    // The raised cards: {count, words, legal, choices: [{faces, words}], choice}. `words` say what
    // they are, or why they cannot be played.
    Q_PROPERTY(QVariantMap selection READ selection NOTIFY changed)
    // rank, suit or combination
    Q_PROPERTY(QString sorting READ sorting NOTIFY changed)
    Q_PROPERTY(bool marked READ isMarked WRITE setMarked NOTIFY changed)
    // The groups of the viewer's hand as sorted: {first, count, mark, words}
    Q_PROPERTY(QVariantList groups READ groups NOTIFY changed)

    // Seconds a person has for a move, which is then made for them; 0: no limit.
    Q_PROPERTY(int clock READ clock WRITE setClock NOTIFY clockChanged)
    Q_PROPERTY(int secondsLeft READ secondsLeft NOTIFY clockChanged) // -1: nobody is timed

public:
    explicit ClimbingTable(QObject* parent = nullptr);

    // With {hasControl, turn, words}: `turn` is what the seat did last in the round ("", "pass",
    // "cards" or "words"), `words` says it
    QVariantList seats() const override;
    QVariantList rounds() const;
    bool leads() const { return m_scene.isLead(); }
    virtual bool canPass() const;
    virtual QVariantList calls() const { return {}; }
    QVariantMap selection() const;
    QString sorting() const;
    bool isMarked() const { return m_isMarked; }
    void setMarked(bool marked);
    QVariantList groups() const;
    int clock() const { return m_clock.limit(); }
    void setClock(int seconds);
    int secondsLeft() const { return m_clock.left(); }

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
    Q_INVOKABLE virtual QString moveName(const QString& move) const = 0;
    Q_INVOKABLE QStringList moveFaces(const QString& move) const;

signals:
    void clockChanged();
    void refused(const QString& why); // the selection cannot be played

protected:
    enum class Sorting { ByRank, BySuit, ByCombination };

    // Cards of a hand that belong together.
    struct Group {
        std::vector<int> cards; // from the left
        QString mark = {};
        QString words = {};
    };

    CardScene& scene() override { return m_scene; }
    const ClimbingScene& climbing() const { return m_scene; }
    ClimbingScene& climbing() { return m_scene; }

    // ---- what each game provides for the viewer, who is to move

    // Legal plays, weakest first.
    virtual std::vector<CardBits> plays() const = 0;
    virtual QString textOf(CardBits play) const = 0;
    // The play with cards exchanged for equals of the hand, to hold as many of the picked ones as
    // possible.
    virtual CardBits fitted(CardBits play, CardBits hand, CardBits picked) const;
    // Why this may not be played (0: passed); empty: it may.
    virtual QString objection(CardBits play) const = 0;
    virtual QString moveWhenTimeIsUp() const = 0;

    // ---- what each game provides for everything in view

    virtual QString nameOfPlay(CardBits play) const = 0;     // "pair: 9 9"; 0: a pass
    virtual CardBits cardsOf(const QString& move) const = 0; // 0: none
    virtual QString nameOfCall(int number) const;
    // The cards of a hand that comes into view.
    virtual CardBits seenHand(Seat seat) = 0;
    // A hand in view at the moment, sorted.
    virtual std::vector<Group> grouped(Seat seat, CardBits hand, Sorting sorting) const = 0;
    virtual QString role(Seat seat) const; // in a word; empty: none
    virtual QString badge(Seat seat) const;
    virtual bool isPartner(Seat seat) const; // of the viewer

    // The cards a person picked for the move of this number, though others count the same; else 0.
    CardBits pickedFor(int move, Seat seat) const;

    std::vector<int> handOf(Seat seat) override;
    std::vector<CardPlace> places() override;
    void tellTurn();

private:
    std::vector<Group> groupsOf(Seat seat, CardBits hand) const;
    std::vector<Group> groupsOf(Seat seat) const { return groupsOf(seat, m_scene.knownHand(seat)); }
    CardBits cardsBetween(int from, int to) const;
    bool mayTouchHand() const;
    void offerPlays();
    void renewClock();
    QString described(const ClimbingScene::Turn& turn) const;
    QVariantMap toMap(const ClimbingScene::Turn& turn) const;
    static QString pointsInWords(int points);

    ClimbingScene m_scene;
    HandSelection m_selection;
    Sorting m_sorting = Sorting::ByRank;
    bool m_isMarked = false;
    std::map<std::pair<int, Seat>, CardBits> m_picked; // by the number of the move
    // When plays were offered: moves played, viewer, and whether the viewer may move.
    std::tuple<int, Seat, bool> m_offered{-1, -1, false};
    TurnClock m_clock;
};

} // namespace parlour
