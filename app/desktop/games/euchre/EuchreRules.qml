import QtQuick
import Parlour

// How to play Euchre, with pictures of the cards.
Column {
    id: rules

    spacing: 18
    width: parent ? parent.width : 0

    component Cards: RulesCards { deck: Theme.frenchDeck; cardName: face => helper.cardName(face); spacing: 8; widest: 60 }
    component Example: Column {
        id: example
        property string words
        property alias faces: hand.faces
        property alias captions: hand.captions
        width: Math.min(300, parent.width)
        spacing: 6
        Cards { id: hand }
        Label { width: parent.width; wrapMode: Text.Wrap; text: example.words; size: 13 }
    }
    EuchreTable { id: helper }

    Section {
        title: qsTr("In a minute")
        RulesWords { text: qsTr("Four players in two partnerships; partners sit opposite each other. There are 24 cards, from nine to ace. Everybody gets five, and one more is turned up. First it is settled which suit is trump; then the five tricks are played. The side that named trump, the makers, must take at least three of them. The first side to have ten points wins.") }
    }
    Section {
        title: qsTr("The two bowers")
        RulesWords { text: qsTr("The jack of trump is the highest card of all: the right bower. The other jack of the same colour is the second highest: the left bower. It belongs to the trump suit in every respect and no longer to the suit printed on it.") }
        RulesWords { text: qsTr("When hearts are trump, these are the trumps, best card first:") }
        Cards { faces: ["JH", "JD", "AH", "KH", "QH", "TH", "9H"]; captions: [qsTr("right bower"), qsTr("left bower"), "", "", "", "", ""] }
        RulesWords { text: qsTr("In all other suits the order is ace, king, queen, jack, ten, nine; in diamonds, here, without the jack.") }
    }
    Section {
        title: qsTr("Making trump")
        RulesWords { text: qsTr("First round: starting at the dealer's left, each player either passes or orders up the turned-up card. Then its suit is trump; the dealer picks up the card and discards another one, face down, even when an opponent ordered it up. The dealer speaks last and may pick up the card unasked.") }
        RulesWords { text: qsTr("Second round: if all four pass, the card is turned down. Each player in turn may then name one of the three other suits, or pass. If all pass again, nobody scores, and the next player deals.") }
        RulesWords { text: qsTr("Think who gets the turned-up card: ordering it up strengthens the dealer's side.") }
    }
    Section {
        title: qsTr("Going alone")
        RulesWords { text: qsTr("Whoever makes trump may go alone. Their partner lays the cards down and sits out; three players play the tricks.") }
    }
    Section {
        title: qsTr("Playing")
        RulesWords { text: qsTr("The player after the dealer leads to the first trick, and the winner of each trick leads to the next. You must follow the suit led if you can; otherwise you may play anything. The highest trump takes the trick; without a trump, the highest card of the suit led.") }
        RulesWords { text: qsTr("Say hearts are trump:") }
        Flow {
            width: parent.width
            spacing: 28
            Example { faces: ["KS", "9S", "AD", "AS"]; words: qsTr("Spades were led. The ace of spades wins; the ace of diamonds is not a trump and did not follow suit.") }
            Example { faces: ["AC", "KC", "9H", "TC"]; words: qsTr("Clubs were led. The nine of hearts wins: it is the only trump.") }
            Example { faces: ["QD", "AD", "JD", "KD"]; words: qsTr("Diamonds were led. The jack of diamonds wins: it is the left bower, a trump. Only a player without diamonds may play it here.") }
            Example { faces: ["JD", "AH", "AD", "9H"]; words: qsTr("The left bower was led, so everybody must play a trump if they can. It wins; the ace of diamonds came from somebody without trumps.") }
        }
    }
    Section {
        title: qsTr("The score")
        RulesWords { text: qsTr("The makers take three or four tricks: 1 point for them.") }
        RulesWords { text: qsTr("The makers take all five tricks, a march: 2 points; a maker who played alone: 4 points. Alone with three or four tricks counts 1 point.") }
        RulesWords { text: qsTr("The makers take fewer than three tricks and are euchred: 2 points for the other side.") }
        RulesWords { text: qsTr("Ten points win the match. After each deal the next player clockwise becomes the dealer.") }
    }
    Section {
        title: qsTr("Customs you may choose")
        RulesWords { text: qsTr("Stick the dealer: at the end of the second round the dealer must name a suit. Defending alone: against a lone maker a defender may play alone too, and if the maker fails, that counts 4 points. You may also forbid going alone, forbid the dealer to discard the card just picked up, let the dealer lead first, or play to five or fifteen points.") }
    }
    Section {
        title: qsTr("Good to know")
        RulesWords { text: qsTr("A hand with three trumps, one of them a bower, and an ace besides is usually good enough. Count on your partner for one trick. Order up your partner more readily than your opponents, and mind the score: the other side at nine points needs only one.") }
        RulesWords { text: qsTr("As a maker, lead trumps, high ones first: the opponents then cannot trump your aces. Against the makers, lead aces. Do not trump a trick that your partner has won.") }
        RulesWords { text: qsTr("In the bidding the keys 1 to 4 make a choice, P passes, A switches going alone on or off. K shows who holds what, C claims the tricks left when they are certain, H gives a hint, T shows the tricks so far.") }
    }
}
