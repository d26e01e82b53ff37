import QtQuick
import Parlour

// Watching computers: pause, one step, speed, open or closed hands.
Row {
    id: bar

    required property GameSession session
    property bool openHands: true
    property bool controls: true // besides the hands
    readonly property bool isDealt: Program.games.game(session.game).isDealt // else the words are those of a board

    signal openHandsWanted(bool open)

    spacing: 2

    function change(step) { speed.change(step) }
    function changeDeal(step) { Program.showMatchDeal(Program.matchDeal + step) }

    IconButton { visible: Program.matchDeals > 0; symbol: "deal-before"; text: bar.isDealt ? qsTr("Deal before") : qsTr("Game before"); keys: qsTr("Ctrl+Page up"); enabled: Program.matchDeal > 1; onClicked: bar.changeDeal(-1) }
    IconButton { visible: Program.matchDeals > 0; symbol: "deal-after"; text: bar.isDealt ? qsTr("Next deal") : qsTr("Next game"); keys: qsTr("Ctrl+Page down"); enabled: Program.matchDeal < Program.matchDeals; onClicked: bar.changeDeal(1) }
    IconButton { visible: bar.session.replay; symbol: "first"; text: qsTr("To the beginning"); keys: qsTr("Home"); enabled: bar.session.canUndo; onClicked: bar.session.goTo(0) }
    IconButton { visible: bar.session.replay; symbol: "last"; text: qsTr("To the end"); keys: qsTr("End"); enabled: bar.session.canRedo; onClicked: bar.session.goTo(bar.session.length) }
    IconButton {
        visible: bar.controls
        symbol: bar.session.paused ? "play" : "pause"
        text: bar.session.paused ? qsTr("Resume") : qsTr("Pause")
        keys: "P"
        on: bar.session.paused
        onClicked: bar.session.paused = !bar.session.paused
    }
    IconButton { visible: bar.controls; symbol: "step"; text: qsTr("One step"); keys: "N"; onClicked: bar.session.step() }
    Rectangle { visible: bar.controls; width: 1; height: 24; color: Theme.table.line; opacity: 0.2; anchors.verticalCenter: parent.verticalCenter }
    IconButton { visible: bar.controls; symbol: "slower"; text: qsTr("Slower"); keys: "-"; enabled: speed.index > 0; onClicked: speed.change(-1) }
    Label {
        id: speed
        visible: bar.controls
        readonly property var paces: ["relaxed", "normal", "quick", "instant"]
        readonly property var titles: [qsTr("Relaxed"), qsTr("Normal"), qsTr("Quick"), qsTr("At once")]
        readonly property int index: paces.indexOf(bar.session.pace)
        function change(step) { bar.session.pace = paces[Math.max(0, Math.min(3, index + step))] }
        anchors.verticalCenter: parent.verticalCenter
        width: Math.max(64, Theme.text(13) * 5)
        horizontalAlignment: Text.AlignHCenter
        text: titles[index]
        size: 13
        color: Theme.table.text
    }
    IconButton { visible: bar.controls; symbol: "faster"; text: qsTr("Faster"); keys: "+"; enabled: speed.index < 3; onClicked: speed.change(1) }
    Rectangle { visible: bar.controls; width: 1; height: 24; color: Theme.table.line; opacity: 0.2; anchors.verticalCenter: parent.verticalCenter }
    IconButton {
        visible: !bar.session.secretive
        symbol: "cards"
        text: bar.openHands ? qsTr("Hide hands") : qsTr("Show hands")
        keys: "O"
        on: bar.openHands
        onClicked: bar.openHandsWanted(!bar.openHands)
    }
}
