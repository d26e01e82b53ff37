import QtQuick
import Parlour

// How to play Briscola, with pictures of the cards.
Column {
    id: rules

    spacing: 18
    width: parent ? parent.width : 0

    component Words: Label {
        width: parent.width
        wrapMode: Text.Wrap
        size: 15
        lineHeight: 1.3
    }
    // A row of cards, each with a word below.
    component Cards: Flow {
        id: cards
        property var faces: []   // "AD"
        property var captions: []
        readonly property real cardWidth: Math.min(74, (width - spacing * (faces.length - 1)) / faces.length)
        width: parent.width
        spacing: 12
        Repeater {
            model: cards.faces
            Column {
                id: one
                required property string modelData
                required property int index
                spacing: 6
                Item {
                    width: cards.cardWidth
                    height: cards.cardWidth * 1.4
                    SoftShadow { anchors.fill: parent; corner: 5; lift: 0.5 }
                    Image {
                        anchors.fill: parent
                        source: "image://art/italian/" + one.modelData
                        sourceSize.width: Math.round(cards.cardWidth)
                        sourceSize.height: Math.round(cards.cardWidth * 1.4)
                        Accessible.role: Accessible.Graphic
                        Accessible.name: helper.cardName(one.modelData)
                    }
                }
                Label {
                    width: cards.cardWidth
                    horizontalAlignment: Text.AlignHCenter
                    visible: text !== ""
                    text: cards.captions[one.index] ?? ""
                    size: 13
                    wrapMode: Text.Wrap
                    color: Theme.chrome.title
                }
            }
        }
    }
    BriscolaTable { id: helper }

    Section {
        title: qsTr("In a minute")
        Words { text: qsTr("Forty cards hold 120 points. Whoever takes more than half of them wins. Everybody has three cards; one more lies face up under the stock and names the trump suit, the briscola. In turn each plays one card; the best card takes the trick, its winner draws first from the stock and leads the next.") }
        Words { text: qsTr("You may always play any card you like: there is no duty to follow suit.") }
    }
    Section {
        title: qsTr("The cards and what they are worth")
        Words { text: qsTr("There are four suits: cups, coins, swords and clubs. In each suit this is the order, best card first, and these are the points:") }
        Cards {
            faces: ["AD", "3D", "KD", "ND", "JD", "7D", "6D", "5D", "4D", "2D"]
            captions: [qsTr("ace: 11"), qsTr("three: 10"), qsTr("king: 4"), qsTr("knight: 3"), qsTr("jack: 2"), "0", "0", "0", "0", "0"]
        }
        Words { text: qsTr("Mind the three: it is the second best card of its suit. The letters on the court cards are Italian: R for re (king), C for cavallo (knight), F for fante (jack).") }
    }
    Section {
        title: qsTr("Who takes the trick")
        Words { text: qsTr("If there is a trump in the trick, the highest trump takes it. If not, the highest card of the suit that was led takes it. A card of another suit takes nothing, however high it is.") }
        Words { text: qsTr("Say cups are trump:") }
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
                Label { width: parent.width; wrapMode: Text.Wrap; size: 13; text: qsTr("The five takes the ace: another suit, and no trump. 11 points.") }
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
        Words { text: qsTr("After each trick its winner draws first, then the others in turn. The last card to be drawn is the trump card under the stock, so everybody sees who gets it. When the stock is used up, the last three cards are played without drawing.") }
        Words { text: qsTr("Then the points are counted: 61 win, 60 to 60 is a draw.") }
    }
    Section {
        title: qsTr("Three and four players")
        Words { text: qsTr("Three play each for himself with 39 cards: the two of cups stays in the box. The most points win.") }
        Words { text: qsTr("Four play in two partnerships; partners sit opposite each other and count their points together.") }
    }
    Section {
        title: qsTr("Good to know")
        Words { text: qsTr("Lead cards without points while you do not know what is coming, and keep small trumps to catch an ace or a three. Whoever plays last to a trick knows what it is worth: giving away a worthless trick to be last in the next one is often right.") }
        Words { text: qsTr("H shows a hint: it knows only what you know, and says why. T shows the tricks so far. You may take moves back.") }
    }
}
