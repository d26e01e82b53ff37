import QtQuick
import Parlour

// How to play Big Two, with pictures of the cards.
Column {
    id: rules

    spacing: 18
    width: parent ? parent.width : 0

    component Cards: RulesCards { deck: Theme.frenchDeck; cardName: face => helper.nameOfCard(face); spacing: 8 }
    component Example: Column {
        id: example
        property string title
        property string words
        property alias faces: hand.faces
        width: Math.min(300, parent.width)
        spacing: 6
        Label { text: example.title; size: 15; font.bold: true; color: Theme.chrome.title }
        Cards { id: hand; widest: 50 }
        Label { width: parent.width; wrapMode: Text.Wrap; text: example.words; size: 13 }
    }
    BigTwoTable { id: helper }

    Section {
        title: qsTr("In a minute")
        RulesWords { text: qsTr("Four players hold thirteen cards each. Whoever leads plays one card, a pair or five cards that belong together; the others in turn play the same number of higher cards, or pass. When all others have passed, the last to play has the lead again. The first to get rid of all their cards wins.") }
        RulesWords { text: qsTr("The holder of the three of diamonds begins, with a play that contains it.") }
    }
    Section {
        title: qsTr("High and low")
        RulesWords { text: qsTr("The two is the highest rank, then ace, king, queen and so on down to the three. Between cards of one rank the suit decides: spades are highest, then hearts, clubs and diamonds. So every card is higher or lower than every other one.") }
        Cards { faces: ["3D", "4D", "TD", "KD", "AD", "2D", "2C", "2H", "2S"]; captions: [qsTr("lowest"), "", "", "", "", "", "", "", qsTr("highest")] }
        RulesWords { text: qsTr("A pair is as high as its higher card.") }
    }
    Section {
        title: qsTr("Five cards")
        RulesWords { text: qsTr("There are five combinations of five cards. Each beats all those before it:") }
        Flow {
            width: parent.width
            spacing: 28
            Example { title: qsTr("Straight"); faces: ["5D", "6S", "7C", "8H", "9D"]; words: qsTr("Five ranks in a row. The highest card decides. A2345 is the lowest straight, 10JQKA the highest; JQKA2 is not a straight.") }
            Example { title: qsTr("Flush"); faces: ["3H", "6H", "9H", "JH", "KH"]; words: qsTr("Five cards of one suit. The higher suit wins, then the highest card.") }
            Example { title: qsTr("Full house"); faces: ["8D", "8C", "8S", "QD", "QH"]; words: qsTr("Three of a kind and a pair. The three decide.") }
            Example { title: qsTr("Four of a kind"); faces: ["6D", "6C", "6H", "6S", "TD"]; words: qsTr("Four of a kind and any fifth card. The four decide.") }
            Example { title: qsTr("Straight flush"); faces: ["7C", "8C", "9C", "TC", "JC"]; words: qsTr("A straight of one suit. Nothing beats it but a higher one.") }
        }
    }
    Section {
        title: qsTr("Passing")
        RulesWords { text: qsTr("You may pass even if you could play. Whoever has passed is out until the round is over. Whoever leads cannot pass.") }
    }
    Section {
        title: qsTr("The score")
        RulesWords { text: qsTr("When somebody is out, everybody else loses a point for each card they still hold, and the winner gets them all.") }
    }
    Section {
        title: qsTr("Good to know")
        RulesWords { text: qsTr("Get rid of low cards while you have the lead, and keep something high to win it back. Twos and aces are worth most when they win the round, not when they are left in your hand. Watch how many cards the others hold: when one of them has a single card left, lead pairs, or high singles.") }
        RulesWords { text: qsTr("Click cards to raise them, or slide over several; click again to lower them. With one card raised, Tab steps through the plays that contain it. G finds plays, Enter plays, P passes, R sorts the hand, C marks the classes of your cards: A cannot be beaten, B is high, C is in the middle, D beats nothing.") }
    }
}
