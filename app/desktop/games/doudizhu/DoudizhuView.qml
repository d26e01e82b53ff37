import QtQuick
import Parlour

// The Doudizhu table.
ClimbingView {
    id: view

    title: Program.game("doudizhu").name
    caption: table.bidding ? qsTr("bidding") : table.stakes
    model: DoudizhuTable { id: table }
    pileInMiddle: table.bidding

    // The kitty and the stake, at the top where nobody sits.
    Column {
        anchors.horizontalCenter: parent.left
        anchors.horizontalCenterOffset: view.layout.middle.x
        y: 14 * Theme.unit
        spacing: 8
        CardRow {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: table.kitty.length > 0
            faces: table.kitty.map(Theme.frenchCard)
            cardWidth: 44 * Theme.grown
            shown: 1.1
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("Kitty: %1").arg(Program.listed(table.kitty.map(face => table.nameOfCard(face))))
        }
        Pill { anchors.horizontalCenter: parent.horizontalCenter; text: table.stakes }
        Row { // what is still out
            anchors.horizontalCenter: parent.horizontalCenter
            visible: view.counting
            Repeater {
                model: view.counting ? table.ranksOut : []
                Rectangle {
                    id: cell
                    required property var modelData
                    width: Math.max(26 * Theme.grown, rank.implicitWidth + 8)
                    height: rank.implicitHeight + out.implicitHeight + 6
                    color: Theme.table.pill
                    opacity: Theme.pillOpacity
                    Accessible.role: Accessible.StaticText
                    Accessible.name: qsTr("%1: %2 still out").arg(modelData.name).arg(modelData.out)
                    Label { id: rank; anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: 2 } text: cell.modelData.rank; size: 12; color: Theme.table.muted; Accessible.ignored: true }
                    Label { id: out; anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: 2 } text: cell.modelData.out; size: 14; font.bold: cell.modelData.out > 0; color: cell.modelData.out > 0 ? Theme.table.text : Theme.table.muted; Accessible.ignored: true }
                }
            }
        }
    }
    property bool counting: false
    tools: IconButton {
        symbol: "stats"
        text: qsTr("Cards still out")
        keys: "K"
        on: view.counting
        onClicked: view.counting = !view.counting
    }
    Shortcut { sequence: "K"; enabled: view.enabled && !view.busy; onActivated: view.counting = !view.counting }
}
