import QtQuick
import Parlour

// The Doudizhu table.
ClimbingView {
    id: view

    cardName: rank => doudizhu.nameOfRank(rank)
    cardFaces: () => []
    chanceOf: qsTr("Chances of at least one, from what was played and what was not")
    caption: doudizhu.bidding ? qsTr("bidding") : doudizhu.stakes
    model: DoudizhuTable { id: doudizhu }
    pileAside: doudizhu.bidding ? 0 : kitty.width / 2 + 44 * places.k
    topHeight: top.y + top.height
    story: doudizhu.outcome

    // The kitty and the stake, at the top where nobody sits.
    Column {
        id: top
        anchors.horizontalCenter: parent.left
        anchors.horizontalCenterOffset: view.layout.middle.x
        // Below the plates, if it does not fit between them.
        y: width <= view.places.width - 2 * (view.places.margin + view.sidePlateWidth + view.places.gap) ? 14 * Theme.unit : view.places.columnTop + view.places.plateHeight + view.places.gap
        spacing: 8
        CardRow {
            id: kitty
            anchors.horizontalCenter: parent.horizontalCenter
            visible: doudizhu.kitty.length > 0 && view.layout.width >= 850 * Theme.unit // else the plates need the room
            faces: doudizhu.kitty.map(Theme.frenchCard)
            cardWidth: 44 * Theme.grown
            shown: 1.1
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("Kitty: %1").arg(Services.listed(doudizhu.kitty.map(face => doudizhu.nameOfCard(face))))
        }
        Row { // the stake, and what multiplies it
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: 8
            Pill { text: doudizhu.stakes }
            Rectangle {
                id: growth
                visible: doudizhu.multiplier > 1
                width: times.implicitWidth + 22
                height: Theme.pillHeight
                radius: height / 2
                color: Theme.paleGold
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("Bombs and rocket: the stake times %1").arg(doudizhu.multiplier)
                Label { id: times; anchors.centerIn: parent; text: "×" + doudizhu.multiplier; size: 16; font.bold: true; color: Theme.inkOnGold; Accessible.ignored: true }
                readonly property int factor: doudizhu.multiplier
                onFactorChanged: if (factor > 1 && !Theme.reducedMotion) swell.restart()
                SequentialAnimation {
                    id: swell
                    NumberAnimation { target: growth; property: "scale"; to: 1.7; duration: Theme.ms(180); easing.type: Easing.OutCubic }
                    NumberAnimation { target: growth; property: "scale"; to: 1; duration: Theme.ms(420); easing.type: Easing.InOutCubic }
                }
            }
        }
        Row { // what is still out
            anchors.horizontalCenter: parent.horizontalCenter
            visible: view.counting
            Repeater {
                model: view.counting ? doudizhu.ranksOut : []
                Rectangle {
                    id: cell
                    required property var modelData
                    width: Math.max(26 * Theme.grown, rank.implicitWidth + 8)
                    height: rank.implicitHeight + out.implicitHeight + 6
                    color: Qt.alpha(Theme.table.pill, Theme.pillOpacity)
                    Accessible.role: Accessible.StaticText
                    Accessible.name: qsTr("%1: %2 still out").arg(modelData.name).arg(modelData.out)
                    Label { id: rank; anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: 2 } text: cell.modelData.rank; size: 12; color: Theme.table.muted; Accessible.ignored: true }
                    Label { id: out; anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: 2 } text: cell.modelData.out; size: 14; font.bold: cell.modelData.out > 0; color: cell.modelData.out > 0 ? Theme.table.text : Theme.table.muted; Accessible.ignored: true }
                }
            }
        }
    }
    readonly property bool counting: Theme.settings.cardCounter
    function toggleCounter() { Theme.settings.cardCounter = !Theme.settings.cardCounter }
    tools: IconButton {
        symbol: "stats"
        text: qsTr("Cards still out")
        keys: "K"
        on: view.counting
        onClicked: view.toggleCounter()
    }
    Shortcut { sequence: "K"; enabled: view.enabled && !view.busy; onActivated: view.toggleCounter() }
}
