import QtQuick
import Parlour

// How to play Doudizhu, with pictures of the cards.
Column {
    id: rules

    spacing: 18
    width: parent ? parent.width : 0

    component Example: Column {
        id: example
        property string title
        property string words
        property alias faces: hand.faces
        width: Math.min(300, parent.width)
        spacing: 6
        Label { text: example.title; size: 15; font.bold: true; color: Theme.chrome.title }
        CardRow { id: hand; cardWidth: 46 }
        Label { width: parent.width; wrapMode: Text.Wrap; text: example.words; size: 13; visible: text !== "" }
    }
    function pictures(...faces) { return faces.map(Theme.frenchCard) }

    Section {
        title: qsTr("In a minute")
        RulesWords { text: qsTr("Three players, 54 cards. One of them becomes the landlord, who takes three more cards and plays alone against the other two, the peasants. Whoever leads plays any combination; the others in turn play a higher one of the same form, or pass. When both others have passed, the last to play leads again. The first to run out of cards wins for their side.") }
    }
    Section {
        title: qsTr("Becoming the landlord")
        RulesWords { text: qsTr("Each player in turn bids one, two or three, higher than the bids before, or does not bid. The highest bid takes the three cards of the kitty, shows them, and leads. If nobody bids, the cards are dealt again.") }
    }
    Section {
        title: qsTr("High and low")
        RulesWords { text: qsTr("The red joker is highest, then the black joker, the two, the ace, the king and so on down to the three. Suits do not matter.") }
        CardRow { faces: rules.pictures("JOKER_RED", "JOKER_BLACK", "2S", "AH", "KC", "QD", "JS", "TH", "9C", "8D", "7S", "6H", "5C", "4D", "3S"); cardWidth: 46; shown: 0.62 }
    }
    Section {
        title: qsTr("Combinations")
        Flow {
            width: parent.width
            spacing: 28
            Example { title: qsTr("Single, pair, triplet"); faces: rules.pictures("9D", "9C", "9H"); words: qsTr("One, two or three cards of a rank.") }
            Example { title: qsTr("Triplet with a card or a pair"); faces: rules.pictures("8D", "8C", "8H", "4S"); words: qsTr("The triplet decides.") }
            Example { title: qsTr("Sequence"); faces: rules.pictures("5D", "6S", "7C", "8H", "9D"); words: qsTr("At least five ranks in a row, up to the ace.") }
            Example { title: qsTr("Sequence of pairs"); faces: rules.pictures("3D", "3S", "4C", "4H", "5D", "5S"); words: qsTr("At least three pairs in a row.") }
            Example { title: qsTr("Airplane"); faces: rules.pictures("JD", "JC", "JH", "QD", "QS", "QH", "3C", "5D"); words: qsTr("Triplets in a row, bare or each with a card or a pair as wings.") }
            Example { title: qsTr("Four with two"); faces: rules.pictures("6D", "6C", "6H", "6S", "3D", "9C"); words: qsTr("Four of a rank with two cards or two pairs. It is not a bomb.") }
            Example { title: qsTr("Bomb"); faces: rules.pictures("7D", "7C", "7H", "7S"); words: qsTr("Four of a rank beat everything but a higher bomb and the rocket.") }
            Example { title: qsTr("Rocket"); faces: rules.pictures("JOKER_BLACK", "JOKER_RED"); words: qsTr("Both jokers beat everything.") }
        }
    }
    Section {
        title: qsTr("The score")
        RulesWords { text: qsTr("The bid is the stake. Every bomb and the rocket double it. It doubles once more for spring: the landlord is out before a peasant has played, or the landlord never plays after the first lead. The landlord wins or loses the stake against each peasant.") }
    }
    Section {
        title: qsTr("Good to know")
        RulesWords { text: qsTr("Peasants win together: let your partner keep the lead when they can go on, and stop a landlord who has few cards left. Bid when you hold jokers, twos and bombs and few loose low cards.") }
        RulesWords { text: qsTr("Click cards to raise them, or slide over several. With one or two raised, Tab completes them to what can be played. G finds plays, Enter plays, P passes, R sorts the hand, K shows which ranks are still out.") }
    }
}
