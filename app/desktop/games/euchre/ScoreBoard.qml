import QtQuick
import Parlour

// Trump and its makers, and each side's tricks in the deal and points in the match.
Item {
    id: board

    required property EuchreTable model
    required property int target // points that win
    property bool chartOpen: false

    signal chartWanted()

    readonly property real pip: 10 * Theme.grown

    width: Math.max((Theme.compact ? 250 : 300) * Theme.grown, headerWidth, ...rowWidths) + 28
    height: column.implicitHeight + 16
    property var rowWidths: [0, 0]
    // Width that the header's parts need; on the board the words take all that is left.
    readonly property real headerWidth: (suit.visible ? suit.width + 9 : 0) + Math.max(trump.implicitWidth, maker.implicitWidth) + 9 + chart.width

    SoftShadow { anchors.fill: parent; corner: 18; lift: 0.8 }
    Rectangle { anchors.fill: parent; radius: 18; color: Theme.table.plate; opacity: Theme.plateOpacity }
    Rectangle {
        anchors.fill: parent
        radius: 18
        color: "transparent"
        border { width: 1; color: Theme.table.line }
        opacity: 0.14
    }
    Column {
        id: column
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: 14 }
        spacing: 3
        Row {
            id: header
            spacing: 9
            Image {
                id: suit
                anchors.verticalCenter: parent.verticalCenter
                visible: board.model.trump !== ""
                width: Theme.text(28)
                height: width
                source: visible ? "image://art/" + Theme.frenchSuit(board.model.trump) : ""
                sourceSize.width: width
                sourceSize.height: height
            }
            Column {
                anchors.verticalCenter: parent.verticalCenter
                width: Math.max(implicitWidth, column.width - chart.width - (suit.visible ? suit.width + 9 : 0) - 9)
                Label {
                    id: trump
                    text: board.model.trumpWords
                    size: 16
                    font.bold: true
                    color: Theme.table.text
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text + ", " + maker.text
                }
                Label { id: maker; text: board.model.makerWords; size: 12; color: Theme.table.muted; Accessible.ignored: true }
            }
            IconButton {
                id: chart
                anchors.verticalCenter: parent.verticalCenter
                height: Theme.text(34)
                symbol: "stats"
                text: qsTr("Who holds what")
                keys: "K"
                on: board.chartOpen
                onClicked: board.chartWanted()
            }
        }
        Rectangle { width: parent.width; height: 1; color: Theme.table.line; opacity: 0.2 }
        Repeater {
            model: board.model.sides.length
            Item {
                id: row
                required property int index
                readonly property var side: board.model.sides[index] ?? { names: "", tricks: 0, points: 0, isMaker: false }
                readonly property real wanted: names.implicitWidth + (flag.visible ? flag.width + 6 : 0) + pips.width + points.width + 28
                onWantedChanged: board.rowWidths = index === 0 ? [wanted, board.rowWidths[1]] : [board.rowWidths[0], wanted]
                width: column.width
                height: Math.max(points.implicitHeight, names.implicitHeight)
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("%1: %2, %3 of %4 points").arg(side.names + (side.isMaker ? " (" + qsTr("makers") + ")" : ""))
                                 .arg(qsTr("%n trick(s)", "", side.tricks)).arg(side.points).arg(board.target)
                Label {
                    id: names
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.side.names
                    size: 13
                    font.bold: row.index === 0
                    color: Theme.table.text
                    Accessible.ignored: true
                }
                Symbol {
                    id: flag
                    anchors { left: names.right; leftMargin: 6; verticalCenter: parent.verticalCenter }
                    visible: row.side.isMaker
                    name: "flag"
                    size: Theme.text(14)
                    color: Theme.table.accent
                }
                Row { // one for each trick, filled if it is won
                    id: pips
                    anchors { right: points.left; rightMargin: 12; verticalCenter: parent.verticalCenter }
                    spacing: board.pip * 0.4
                    Repeater {
                        model: 5
                        Rectangle {
                            required property int index
                            width: board.pip
                            height: width
                            radius: width / 2
                            color: index < row.side.tricks ? Theme.table.marker : "transparent"
                            border { width: 1.4; color: index < row.side.tricks ? Theme.table.marker : Theme.table.muted }
                        }
                    }
                }
                Label {
                    id: points
                    anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                    width: Theme.text(19) * 2.7
                    horizontalAlignment: Text.AlignRight
                    text: qsTr("%1 / %2", "points, and those that win").arg(row.side.points).arg(board.target)
                    title: true
                    size: 19
                    color: Theme.table.text
                    Accessible.ignored: true
                }
            }
        }
    }
}
