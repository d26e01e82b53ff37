import QtQuick
import Parlour

// How to play Briscola, with pictures of the cards.
Column {
    id: rules

    spacing: 18
    width: parent ? parent.width : 0

    component Cards: RulesCards { deck: "italian"; cardName: face => helper.cardName(face) }
    BriscolaTable { id: helper }

    Section {
        title: qsTr("In a minute")
        RulesWords { text: qsTr("Forty cards hold 120 points. Whoever takes more than half of them wins. Everybody has three cards; one more lies face up under the stock and names the trump suit, the briscola. In turn each plays one card; the best card takes the trick, its winner draws first from the stock and leads the next.") }
        RulesWords { text: qsTr("You may always play any card you like: there is no duty to follow suit.") }
    }
    Section {
        title: qsTr("The cards and what they are worth")
        RulesWords { text: qsTr("There are four suits: cups, coins, swords and clubs. In each suit this is the order, best card first, and these are the points:") }
        Cards {
            faces: ["AD", "3D", "KD", "ND", "JD", "7D", "6D", "5D", "4D", "2D"]
            captions: [qsTr("ace: 11"), qsTr("three: 10"), qsTr("king: 4"), qsTr("knight: 3"), qsTr("jack: 2"), "0", "0", "0", "0", "0"]
        }
        RulesWords { text: qsTr("Mind the three: it is the second best card of its suit. The letters on the court cards are Italian: R for re (king), C for cavallo (knight), F for fante (jack).") }
    }
    Section {
        title: qsTr("Who takes the trick")
        RulesWords { text: qsTr("If there is a trump in the trick, the highest trump takes it. If not, the highest card of the suit that was led takes it. A card of another suit takes nothing, however high it is.") }
        RulesWords { text: qsTr("Say cups are trump:") }
        Flow {
            width: parent.width
            spacing: 32
            Column {
                width: 190
                spacing: 8
                Cards { width: parent.width; faces: ["5S", "KS"] }
                Label { width: parent.width; wrapMode: Text.Wrap; size: 13; text: qsTr("The king takes the five: same suit, higher card. 4 points.") }
            }
            Column {
                width: 190
                spacing: 8
                Cards { width: parent.width; faces: ["5S", "AB"] }
                Label { width: parent.width; wrapMode: Text.Wrap; size: 13; text: qsTr("The five takes the ace: another suit, and not a trump. 11 points.") }
            }
            Column {
                width: 190
                spacing: 8
                Cards { width: parent.width; faces: ["AS", "2C"] }
                Label { width: parent.width; wrapMode: Text.Wrap; size: 13; text: qsTr("The two takes the ace: cups are trump. 11 points.") }
            }
        }
    }
    Section {
        title: qsTr("Drawing and the end")
        RulesWords { text: qsTr("After each trick its winner draws first, then the others in turn. The last card to be drawn is the trump card under the stock, so everybody sees who gets it. When the stock is used up, the last three cards are played without drawing.") }
        RulesWords { text: qsTr("Then the points are counted: 61 win, 60 to 60 is a draw.") }
    }
    Section {
        title: qsTr("Three and four players")
        RulesWords { text: qsTr("Three players play for themselves with 39 cards: the two of cups stays in the box. The most points win.") }
        RulesWords { text: qsTr("Four play in two partnerships; partners sit opposite each other and count their points together.") }
    }
    Section {
        title: qsTr("Good to know")
        RulesWords { text: qsTr("Lead cards without points while you do not know what is coming, and keep small trumps to catch an ace or a three. Whoever plays last to a trick knows what it is worth: giving away a worthless trick to be last in the next one is often right.") }
        RulesWords { text: qsTr("H shows a hint: it knows only what you know, and says why. T shows the tricks so far. You may take moves back.") }
    }
}
