import QtQuick
import Parlour

// Where the program begins: the game to continue, the games, and the rest.
FocusScope {
    id: start

    property string game: Program.lastGame // the one chosen last

    signal gameChosen(string id)
    signal continueChosen(int save)
    signal gamesWanted()
    signal laboratoryWanted()
    signal helpWanted()
    signal trainingWanted()
    signal statisticsWanted()
    signal settingsWanted()
    signal aboutWanted()

    readonly property real side: Theme.compact ? 24 : 44
    readonly property real contentWidth: Math.min(width - 2 * side, 1800)
    // Spare height goes above and below.
    readonly property real needed: (Theme.compact ? 14 + 52 : 26 + 70 * Theme.grown) + strip.height + heading.height + tiles.height
                                   + (Theme.compact ? 12 + 14 + 10 : 20 + 28 + 14) + foot.height + 44
    readonly property real slack: Math.max(0, height - needed)

    Paper { anchors.fill: parent }
    Item {
        id: head
        anchors { top: parent.top; topMargin: (Theme.compact ? 14 : 26) + start.slack * 0.4; horizontalCenter: parent.horizontalCenter }
        width: start.contentWidth
        height: Theme.compact ? 52 : 70 * Theme.grown
        Image {
            id: logo
            height: parent.height
            width: height
            source: "image://art/icon/parlour"
            sourceSize.width: Math.round(height)
            sourceSize.height: Math.round(height)
        }
        Label {
            id: name
            anchors { left: logo.right; leftMargin: 12; verticalCenter: parent.verticalCenter }
            text: "Parlour"
            title: true
            size: Theme.compact ? 28 : 36
            color: Theme.chrome.title
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Row {
            id: tools
            readonly property real room: head.width - name.x - name.width - 24
            readonly property real needed: Array.from({ length: buttons.count }, (_, i) => buttons.itemAt(i)?.wideWidth ?? 0).reduce((sum, width) => sum + width + 12, 0)
            readonly property bool small: Theme.compact || needed > room
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            spacing: small ? 4 : 12
            Repeater {
                id: buttons
                model: [
                    { symbol: "open", title: Program.unfinished.length > 1 ? qsTr("Games (%1)").arg(Program.unfinished.length) : qsTr("Games"), go: start.gamesWanted },
                    { symbol: "help", title: qsTr("How to play"), go: start.helpWanted },
                    { symbol: "target", title: qsTr("Training"), go: start.trainingWanted },
                    { symbol: "stats", title: qsTr("Statistics"), go: start.statisticsWanted },
                    { symbol: "flask", title: qsTr("Laboratory"), keys: "L", go: start.laboratoryWanted },
                    { symbol: "settings", title: qsTr("Settings"), go: start.settingsWanted },
                    { symbol: "info", title: qsTr("About"), go: start.aboutWanted }
                ]
                Item {
                    id: one
                    required property var modelData
                    readonly property bool small: tools.small
                    readonly property real wideWidth: wide.implicitWidth
                    implicitWidth: small ? icon.implicitWidth : wide.implicitWidth
                    implicitHeight: 42
                    TextButton {
                        id: wide
                        visible: !one.small
                        symbol: one.modelData.symbol
                        text: one.modelData.title
                        onClicked: one.modelData.go()
                    }
                    IconButton {
                        id: icon
                        visible: one.small
                        symbol: one.modelData.symbol
                        text: one.modelData.title
                        keys: one.modelData.keys ?? ""
                        ink: Theme.chrome.symbol
                        glow: Theme.gold
                        onClicked: one.modelData.go()
                    }
                }
            }
        }
    }
    GameStrip {
        id: strip
        anchors { top: head.bottom; topMargin: Theme.compact ? 12 : 20; horizontalCenter: parent.horizontalCenter }
        width: start.contentWidth
        visible: Program.unfinished.length > 0
        focus: visible
        game: Program.unfinished[0] ?? ({})
        TextButton {
            anchors.verticalCenter: parent.verticalCenter
            visible: Program.unfinished.length > 1
            text: qsTr("%n more", "games to continue", Program.unfinished.length - 1)
            onClicked: start.gamesWanted()
        }
        TextButton {
            focus: true
            anchors.verticalCenter: parent.verticalCenter
            golden: true
            symbol: "play"
            text: qsTr("Continue")
            onClicked: start.continueChosen(strip.game.save)
        }
    }
    Label {
        id: heading
        anchors { top: strip.bottom; topMargin: Theme.compact ? 14 : 28; left: head.left }
        text: strip.visible ? qsTr("Start a new game") : qsTr("Choose a game")
        title: true
        size: Theme.compact ? 19 : 22
        color: Theme.chrome.title
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Row {
        id: tiles
        readonly property real gap: Theme.compact ? 12 : 20.5
        readonly property real tileWidth: (start.contentWidth - 4 * gap) / 5
        anchors { top: heading.bottom; topMargin: Theme.compact ? 10 : 14; left: head.left }
        height: Math.max(200, Math.min(start.height - (Theme.compact ? 230 : 260 * Theme.grown) - strip.height, tileWidth * 262 / 222 + (Theme.compact ? 40 + Theme.text(20) * 2 + Theme.text(13) : 160 * Math.max(1, Theme.unit))))
        spacing: gap
        Repeater {
            id: repeater
            model: Program.games.all
            GameTile {
                id: tile
                required property var modelData
                required property int index
                game: modelData
                width: tiles.tileWidth
                height: tiles.height
                focus: game.id === Program.lastGame && Program.unfinished.length === 0
                onActiveFocusChanged: if (activeFocus) start.game = game.id
                onChosen: start.gameChosen(game.id)
                Keys.onRightPressed: move(1)
                Keys.onLeftPressed: move(-1)
                function move(step) {
                    const neighbour = repeater.itemAt(index + step)
                    if (neighbour) neighbour.forceActiveFocus()
                }
            }
        }
    }
    Label {
        id: foot
        anchors { bottom: parent.bottom; bottomMargin: Theme.compact ? 8 : 22; horizontalCenter: parent.horizontalCenter }
        text: qsTr("Arrow keys choose, Enter deals, F1 explains the rules")
        size: 13
        color: Theme.chrome.muted
    }
}
