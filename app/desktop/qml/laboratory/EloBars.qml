import QtQuick
import Parlour

// Players by rating, each with its 95 % interval. A row chooses its player.
Column {
    id: bars

    required property string game
    required property var players // Tournament.players
    property string chosen        // a spec

    signal playerChosen(string spec)

    // Under the pointer nobody moves while the figures change.
    property var order: players.map(player => player.spec)
    onPlayersChanged: if (!hover.hovered) sort()
    function sort() { order = players.map(player => player.spec) }
    readonly property var rows: order.length === players.length ? order.map(spec => players.find(player => player.spec === spec)) : players

    readonly property real low: Math.min(...players.map(player => player.elo - player.error))
    readonly property real high: Math.max(...players.map(player => player.elo + player.error))
    readonly property real nameWidth: width * (width < 700 ? 0.36 : 0.3)
    readonly property real figureWidth: Theme.text(150)

    // What a player has played, and how long it thought.
    function summary(player) {
        const played = qsTr("%1 % of %2 games").arg((100 * player.share).toLocaleString(Qt.locale(), "f", 1)).arg(player.games.toLocaleString(Qt.locale(), "f", 0))
        return player.milliseconds < 0 ? played
            : qsTr("%1; %2 decisions of %3 ms each").arg(played).arg(player.decisions.toLocaleString(Qt.locale(), "f", 0)).arg(player.milliseconds.toLocaleString(Qt.locale(), "f", player.milliseconds < 1 ? 3 : 1))
    }
    function elo(value) { return Math.round(value).toLocaleString(Qt.locale(), "f", 0) }

    spacing: 2

    HoverHandler { id: hover; onHoveredChanged: if (!hovered) bars.sort() }
    Repeater {
        model: bars.players.length // a row stays while its figures change
        PlainButton {
            id: row
            required property int index
            readonly property var player: bars.rows[index] ?? ({ spec: "", number: 0, elo: 0, error: 0, share: 0, games: 0, decisions: 0, milliseconds: -1 })
            readonly property bool on: player.spec === bars.chosen
            readonly property string figures: qsTr("%1 ± %2", "Elo and half its interval").arg(bars.elo(player.elo)).arg(bars.elo(player.error))
            width: bars.width
            height: Math.max(34, name.implicitHeight + 10)
            activeFocusOnTab: true
            hoverEnabled: true
            checkable: true
            checked: on
            Accessible.role: Accessible.Button
            Accessible.checkable: true
            Accessible.checked: on
            Accessible.name: qsTr("%1. %2: %3 Elo", "rank, player, rating").arg(player.number).arg(name.text).arg(figures)
            Accessible.description: tip.text
            onClicked: bars.playerChosen(player.spec)

            background: Rectangle {
                x: -12
                width: row.width + 24
                radius: 10
                color: row.on || row.hovered || row.down ? Theme.chrome.chosen : "transparent"
                FocusRing { shown: row.activeFocus && Theme.keysInUse; corner: parent.radius }
            }
            Label {
                id: rank
                width: Theme.text(26)
                anchors.verticalCenter: parent.verticalCenter
                text: row.player.number
                color: Theme.chrome.muted
                Accessible.ignored: true
            }
            Label {
                id: name
                anchors { left: rank.right; verticalCenter: parent.verticalCenter }
                width: bars.nameWidth - rank.width
                text: Program.games.labelOf(bars.game, row.player.spec)
                wrapMode: Text.Wrap
                maximumLineCount: 2
                elide: Text.ElideRight
                font.bold: row.on
                color: Theme.chrome.title
                Accessible.ignored: true
            }
            Item {
                id: place
                x: bars.nameWidth + 14
                width: parent.width - bars.nameWidth - bars.figureWidth - 28
                height: parent.height
                function at(value) { return bars.high > bars.low ? (value - bars.low) / (bars.high - bars.low) * width : width / 2 }
                Rectangle { width: parent.width; height: 1; anchors.verticalCenter: parent.verticalCenter; color: Theme.chrome.edge }
                Rectangle { // the interval
                    x: place.at(row.player.elo - row.player.error)
                    width: Math.max(2, place.at(row.player.elo + row.player.error) - x)
                    height: 4
                    anchors.verticalCenter: parent.verticalCenter
                    color: Theme.chrome.muted
                    Repeater { // its ends
                        model: 2
                        Rectangle {
                            required property int index
                            x: index * (parent.width - width)
                            width: 2
                            height: 12
                            anchors.verticalCenter: parent.verticalCenter
                            color: Theme.chrome.muted
                        }
                    }
                }
                Rectangle {
                    x: place.at(row.player.elo) - width / 2
                    width: 12
                    height: 12
                    radius: 6
                    anchors.verticalCenter: parent.verticalCenter
                    color: Theme.primaryTop
                    border { width: 1.5; color: Theme.chrome.card }
                }
            }
            Label {
                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                text: row.figures
                color: Theme.chrome.title
                Accessible.ignored: true
            }
            Tip {
                id: tip
                shown: row.hovered
                text: bars.summary(row.player)
            }
        }
    }
}
