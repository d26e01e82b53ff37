import QtQuick
import Parlour

// The chance with which each of the others holds each hidden card.
Column {
    id: table

    required property GameSession session
    property var beliefs: [] // as in session.hint
    property var cardName: card => card
    property var cardFaces: card => []
    property real faceAspect: 1.4
    property bool ofSingleCards: true // else of at least one of several
    readonly property var others: session.seats.map((seat, i) => i).filter(i => i !== session.viewer)
    readonly property bool elsewhere: beliefs.some(belief => belief.elsewhere > 0.005)
    readonly property int columns: others.length + (elsewhere ? 1 : 0)
    readonly property real cell: (width - first) / columns
    readonly property bool narrow: columns > 3
    readonly property real first: Math.min((narrow ? 60 : 96) * Theme.text(12) / 12, width - columns * 3.1 * Theme.text(13.5))
    readonly property var bets: beliefs.map(bestBet)
    readonly property var guesses: bets.filter(chance => chance < 0.995)
    readonly property int known: bets.length - guesses.length
    readonly property int hits: Math.round(100 * guesses.reduce((sum, chance) => sum + chance, 0) / Math.max(1, guesses.length)) // of 100 guesses

    spacing: 2

    // The chance of the likeliest place, which may be none of those in the table.
    function bestBet(belief) {
        const chances = belief.seats.concat(belief.elsewhere)
        return Math.max(...chances, 1 - chances.reduce((sum, chance) => sum + chance, 0))
    }

    function percent(chance) { return chance > 0 && chance < 0.01 ? "< 1 %" : Math.round(100 * chance) + " %" }

    component Cell: Label {
        property real chance: 0
        width: table.cell
        horizontalAlignment: Text.AlignHCenter
        elide: Text.ElideRight
        text: table.percent(chance)
        size: 13.5
        font.bold: chance >= 0.5
        color: chance > 0 ? Theme.panel.title : Theme.panel.muted
        Accessible.ignored: true
    }

    Label { // how certain all this is
        visible: table.ofSingleCards
        width: parent.width
        bottomPadding: 6
        wrapMode: Text.Wrap
        size: 13
        color: Theme.panel.text
        text: table.guesses.length === 0 ? qsTr("All of this is certain.")
            : table.known === 0 ? qsTr("Nothing is certain yet; each best guess is right about %1 times in 100.").arg(table.hits)
            : qsTr("You know %1 of %2 for certain; for the rest, each best guess is right about %3 times in 100.")
                .arg(table.known).arg(table.bets.length).arg(table.hits)
    }
    Row {
        x: table.first
        Repeater {
            model: table.others
            Label {
                required property int modelData
                width: table.cell
                horizontalAlignment: Text.AlignHCenter
                text: table.session.seats[modelData].name
                size: 12
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 9
                elide: Text.ElideRight
                color: Theme.panel.muted
            }
        }
        Label {
            visible: table.elsewhere
            width: table.cell
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("Face down")
            size: 12
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 9
            elide: Text.ElideRight
            color: Theme.panel.muted
        }
    }
    Repeater {
        model: table.beliefs
        Row {
            id: line
            required property var modelData
            readonly property var chances: table.others.map(seat => modelData.seats[seat])
            height: Math.max(picture.visible ? picture.height : 0, name.implicitHeight, Theme.text(13.5)) + 4
            Accessible.role: Accessible.ListItem
            Accessible.name: table.cardName(modelData.card) + ": "
                + table.others.map((seat, i) => table.session.seats[seat].name + " " + table.percent(chances[i])).join(", ")
                + (table.elsewhere ? ", " + qsTr("Face down") + " " + table.percent(modelData.elsewhere) : "")
            CardRow {
                id: picture
                anchors.verticalCenter: parent.verticalCenter
                faces: table.cardFaces(line.modelData.card)
                aspect: table.faceAspect
                cardWidth: 26 * Theme.text(12) / 12
                visible: !table.narrow
            }
            Label {
                id: name
                anchors.verticalCenter: parent.verticalCenter
                width: table.first - (picture.visible ? picture.width : 0)
                leftPadding: picture.visible && picture.width > 0 ? 6 : 0
                rightPadding: 4
                wrapMode: Text.Wrap
                text: table.cardName(line.modelData.card)
                size: 12
                color: Theme.panel.text
                Accessible.ignored: true
            }
            Repeater {
                model: line.chances
                Cell {
                    required property real modelData
                    anchors.verticalCenter: parent.verticalCenter
                    chance: modelData
                }
            }
            Cell {
                visible: table.elsewhere
                anchors.verticalCenter: parent.verticalCenter
                chance: line.modelData.elsewhere
            }
        }
    }
}
