import QtQuick
import Parlour

// Finished games, one a line. Those in the history can be opened.
Column {
    id: list

    property var games: [] // GameResults.latest
    property bool ofAllTypes: false

    signal chosen(string game, string id)
    signal reviewWanted(string game, string id)

    spacing: 2

    Repeater {
        model: list.games
        PlainButton {
            id: row
            required property var modelData
            readonly property var game: Program.games.all.find(game => game.id === modelData.game) ?? null
            readonly property bool hasResult: modelData.outcome <= Statistics.Won
            readonly property string opponents: Services.listed(modelData.opponents.map(spec => Program.games.labelOf(modelData.game, spec)))
            width: list.width
            height: Math.max(34, line.implicitHeight + 10)
            enabled: modelData.kept
            activeFocusOnTab: enabled
            hoverEnabled: enabled
            Accessible.role: enabled ? Accessible.Button : Accessible.ListItem
            Accessible.name: mark.text + ", " + line.text + ", " + when.text
            Keys.onPressed: event => {
                if (event.key !== Qt.Key_R || !review.enabled) return
                review.clicked()
                event.accepted = true
            }
            onClicked: list.chosen(modelData.game, modelData.id)

            background: Rectangle {
                x: -12
                width: row.width + 24
                radius: 10
                color: row.hovered || row.down ? Theme.chrome.chosen : "transparent"
                FocusRing { shown: row.visualFocus || (row.activeFocus && Theme.keysInUse); corner: parent.radius }
            }
            Label {
                id: mark
                width: Math.max(90, Theme.text(14) * 6)
                anchors.verticalCenter: parent.verticalCenter
                text: [qsTr("Lost"), qsTr("Drawn"), qsTr("Won"), qsTr("Watched"), qsTr("Together"), qsTr("Given up")][row.modelData.outcome]
                font.bold: row.modelData.outcome === Statistics.Won
                color: Theme.chrome.title
            }
            Label {
                id: line
                anchors { left: mark.right; right: when.left; rightMargin: 12; verticalCenter: parent.verticalCenter }
                text: [list.ofAllTypes ? row.game?.name ?? row.modelData.game : "",
                       row.hasResult ? qsTr("%1 to %2 against %3").arg(row.modelData.points).arg(row.modelData.against).arg(row.opponents) : row.opponents,
                       row.modelData.deal ? (row.game?.isDealt ?? true ? qsTr("deal %1") : qsTr("game %1")).arg(row.modelData.deal) : "",
                       row.modelData.takeBacks > 0 ? qsTr("%n taken back", "", row.modelData.takeBacks) : "",
                       row.modelData.hints > 0 ? qsTr("%n hint(s)", "", row.modelData.hints) : "",
                       Number.isInteger(row.modelData.questions) ? qsTr("tutor, %n question(s)", "", row.modelData.questions) : ""].filter(part => part !== "").join("  ·  ")
                size: 13
                wrapMode: Text.Wrap
            }
            Label {
                id: when
                anchors { right: review.left; rightMargin: 8; verticalCenter: parent.verticalCenter }
                text: row.modelData.finished.toLocaleDateString(Qt.locale(), Locale.ShortFormat) + " " + Services.clockTime(row.modelData.finished)
                size: 13
                color: Theme.chrome.muted
            }
            IconButton {
                id: review
                anchors { right: symbol.left; verticalCenter: parent.verticalCenter }
                height: Math.min(implicitHeight, row.height)
                symbol: "review"
                symbolSize: Theme.text(17)
                ink: Theme.chrome.symbol
                glow: Theme.gold
                text: qsTr("Review")
                keys: "R"
                enabled: row.enabled && row.modelData.outcome !== Statistics.GivenUp
                opacity: enabled ? 1 : 0
                onClicked: list.reviewWanted(row.modelData.game, row.modelData.id)
            }
            Symbol {
                id: symbol
                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                name: "chevron-right"
                size: 16
                color: Theme.chrome.symbol
                opacity: row.enabled ? 1 : 0
            }
            HoverHandler { enabled: row.enabled; cursorShape: Qt.PointingHandCursor }
        }
    }
}
