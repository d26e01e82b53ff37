import QtQuick
import Parlour

// What several players would play in the position at the table, and what comes of it when it is
// played on.
FocusScope {
    id: panel

    required property PositionStudy study
    required property GameSession session
    property var moveName: move => move // in words
    property var moveFaces: move => []  // pictures of its cards
    property real faceAspect: 1.4
    readonly property var players: study.players
    readonly property var offer: Program.games.offer(session.game)
    readonly property var offered: offer.opponents.map(opponent => ({ value: opponent.spec, title: opponent.label === "" || opponent.title === opponent.label ? opponent.title : opponent.title + ", " + opponent.label, section: opponent.heading }))
    readonly property bool isDealt: offer.isDealt
    readonly property bool stacked: heading.implicitWidth > tools.x - 22 // the tools below the heading

    signal closed()
    signal saveWanted()

    Accessible.role: Accessible.Pane
    Accessible.name: heading.text

    SoftShadow { anchors.fill: parent; corner: 18; lift: 1.3 }
    Rectangle { anchors.fill: parent; radius: 18; color: Theme.panel.paper }
    MouseArea { anchors.fill: parent; onWheel: {} } // nothing below it

    Column {
        id: top
        x: 18
        y: panel.stacked ? 12 : 8 + (tools.height - height) / 2
        width: (panel.stacked ? parent.width : tools.x) - 22
        Label {
            id: heading
            width: parent.width
            text: qsTr("What they would play")
            title: true
            size: 18
            wrapMode: Text.Wrap
            color: Theme.panel.title
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Label {
            width: parent.width
            visible: text !== ""
            text: panel.study.playingOn ? qsTr("Playing on...") : panel.study.thinking ? qsTr("Thinking...") : ""
            size: 12
            color: Theme.panel.muted
        }
    }
    Row {
        id: tools
        anchors { right: parent.right; rightMargin: 10 }
        y: panel.stacked ? top.y + top.height : 8
        component Tool: IconButton { ink: "#6B6657"; glow: Theme.gold }
        Tool {
            symbol: panel.study.thinking ? "pause" : "redo"
            text: panel.study.thinking ? qsTr("Stop thinking") : qsTr("Ask again")
            enabled: !panel.session.over && panel.players.length > 0
            onClicked: panel.study.thinking ? panel.study.stop() : panel.study.ask()
        }
        Tool { symbol: "copy"; text: qsTr("Copy position"); onClicked: Services.copy(Program.positionAsText()) }
        Tool { symbol: "save"; text: qsTr("Save position"); keys: "Ctrl+S"; onClicked: panel.saveWanted() }
        Tool { symbol: "close"; text: qsTr("Close"); keys: "H"; onClicked: panel.closed() }
    }
    ScrollArea {
        id: scroll
        anchors { left: parent.left; right: parent.right; top: tools.bottom; bottom: parent.bottom; topMargin: 8; bottomMargin: 14; leftMargin: 12; rightMargin: 2 }
        gutter: 10
        paper: Theme.panel.paper
        spacing: 10
        Label {
            x: 6
            width: parent.width - 12
            visible: panel.session.over
            text: panel.session.result.headline ?? ""
            size: 14.5
            wrapMode: Text.Wrap
            color: Theme.panel.text
        }
        Repeater {
            model: panel.players.length
            AskedPlayer {
                required property int index
                width: parent.width
                asked: panel.players[index] ?? ({})
                study: panel.study
                session: panel.session
                moveName: panel.moveName
                moveFaces: panel.moveFaces
                faceAspect: panel.faceAspect
                onPlayedOnWanted: panel.study.playOn(index)
                onRemoveWanted: panel.study.remove(index)
            }
        }

        // ---- who is asked

        component Words: Label {
            x: 6
            width: parent.width - 12
            size: 13
            color: Theme.panel.muted
            wrapMode: Text.Wrap
        }
        Words { id: another; text: qsTr("Ask another player") }
        DropDown {
            width: parent.width
            look: Theme.lightChrome
            name: another.text
            options: [{ value: "", title: qsTr("Choose a player") }].concat(panel.offered)
            value: ""
            onChosen: value => {
                if (value !== "") panel.add(value)
                currentIndex = 0
            }
        }
        TextEntry {
            id: entry
            width: parent.width
            name: qsTr("A player with parameters, or engine:COMMAND")
            placeholderText: "engine:python3 player.py"
            look: Theme.lightChrome
            maximumLength: 400
            onAccepted: if (panel.add(text)) clear()
        }
        Words {
            id: problem
            visible: text !== ""
            color: Theme.panel.warning
            Accessible.role: Accessible.AlertMessage
            onTextChanged: if (text !== "") Services.announce(problem)
        }

        // ---- how a position is played on

        Words { id: playedBy; text: qsTr("Played on by") }
        DropDown {
            width: parent.width
            look: Theme.lightChrome
            name: playedBy.text
            options: [{ value: "", title: qsTr("The player who told the move") }].concat(panel.offered)
            value: panel.study.continuedBy
            onChosen: value => panel.study.continuedBy = value
        }
        Words { id: hidden; text: panel.isDealt ? qsTr("Hidden cards") : qsTr("Hidden tiles") }
        SegmentedChoice {
            most: parent.width
            look: Theme.lightChrome
            name: hidden.text
            options: [{ value: true, title: qsTr("Dealt anew"), tip: qsTr("Each game deals again what the player to move cannot see: what a chance that is told should come to.") },
                      { value: false, title: qsTr("As they lie"), tip: qsTr("Each game begins with exactly this position.") }]
            value: panel.study.redeals
            onChosen: value => panel.study.redeals = value
        }
        TextButton {
            width: parent.width
            look: Theme.lightChrome
            symbol: "play"
            text: qsTr("Play on from here")
            tip: qsTr("A game of your own: you play for whoever is to move.")
            enabled: !panel.session.over
            onClicked: Program.playOnFromStudy()
        }
    }
    function add(spec) {
        problem.text = ""
        problem.text = study.add(spec)
        return problem.text === ""
    }
}
