import QtQuick
import QtQuick.Templates as T
import Parlour

// What share of their games the players of the rows have won against those of the columns, in per cent.
Flickable {
    id: table

    required property string game
    required property var players // Tournament.players

    signal playerChosen(string spec)

    readonly property real cell: Theme.text(44)
    readonly property real rowHeight: Theme.text(26)
    readonly property real names: Math.min(width * 0.36, Theme.text(240))

    contentWidth: names + players.length * cell
    implicitHeight: grid.height + (contentWidth > width ? 12 : 1)
    height: implicitHeight
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    interactive: contentWidth > width
    activeFocusOnTab: interactive
    Accessible.role: Accessible.Table
    Accessible.name: qsTr("Each against each, in per cent of the games")
    Keys.onLeftPressed: contentX = Math.max(0, contentX - cell)
    Keys.onRightPressed: contentX = Math.min(contentWidth - width, contentX + cell)
    T.ScrollBar.horizontal: ScrollBar {}

    Column {
        id: grid
        Row {
            x: table.names
            Repeater {
                model: table.players.length
                Label {
                    required property int index
                    width: table.cell
                    height: table.rowHeight
                    horizontalAlignment: Text.AlignHCenter
                    text: index + 1
                    size: 12
                    color: Theme.chrome.muted
                    Accessible.ignored: true
                }
            }
        }
        Repeater {
            model: table.players.length
            Row {
                id: row
                required property int index
                readonly property var player: table.players[index] ?? ({ spec: "", against: [] })
                readonly property string label: Program.games.labelOf(table.game, player.spec)
                Label {
                    width: table.names
                    height: table.rowHeight
                    rightPadding: 10
                    verticalAlignment: Text.AlignVCenter
                    elide: Text.ElideRight
                    text: (row.index + 1) + "  " + row.label
                    color: Theme.chrome.title
                    size: 13
                }
                Repeater {
                    model: row.player.against
                    Rectangle {
                        id: box
                        required property var modelData
                        required property int index
                        readonly property string opponent: Program.games.labelOf(table.game, table.players[index]?.spec ?? "")
                        width: table.cell
                        height: table.rowHeight
                        color: index === row.index ? Theme.chrome.bar
                             : modelData.share < 0 ? "transparent"
                             : Qt.alpha(modelData.share >= 0.5 ? Theme.primaryTop : Theme.gold, Math.min(0.55, Math.abs(modelData.share - 0.5) * 1.1))
                        border { width: 0.5; color: Theme.chrome.edge }
                        Accessible.role: Accessible.Cell
                        Accessible.name: tip.text
                        Accessible.ignored: tip.text === ""
                        Label {
                            anchors.centerIn: parent
                            text: box.modelData.share < 0 ? "" : Math.round(100 * box.modelData.share)
                            size: 13
                            color: Theme.chrome.title
                            Accessible.ignored: true
                        }
                        TapHandler { enabled: box.modelData.meeting >= 0; onTapped: table.playerChosen(row.player.spec) }
                        HoverHandler { id: hover }
                        Tip {
                            id: tip
                            shown: hover.hovered
                            text: box.modelData.share < 0 ? ""
                                : qsTr("%1 against %2: %3 % of %4 games").arg(row.label).arg(box.opponent).arg((100 * box.modelData.share).toLocaleString(Qt.locale(), "f", 1)).arg(box.modelData.games.toLocaleString(Qt.locale(), "f", 0))
                        }
                    }
                }
            }
        }
    }
}
