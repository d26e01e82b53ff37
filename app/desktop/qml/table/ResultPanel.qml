import QtQuick
import Parlour

// How the game ended, and what next.
FocusScope {
    id: panel

    property bool isDealt: true // else the words are those of a board game
    property var result: ({})
    property var series: ({ deal: 1, deals: 0, points: 0, totals: [], over: false })
    readonly property bool ofSeveral: series.deal > 1 || series.deals > 0 || series.points > 0
    property string headline
    property string story // how it came about
    property Component reckoning // shown instead of the points, or below those of a match
    property bool dismissed: false
    readonly property bool shown: result.headline !== undefined && !dismissed

    signal againWanted(bool sameDeal)
    signal leaveWanted()
    signal lookWanted()
    signal reviewWanted()

    onShownChanged: if (shown) again.forceActiveFocus()
    onResultChanged: if (result.headline === undefined) dismissed = false
    readonly property real padding: Theme.compact ? 20 : 28
    visible: opacity > 0
    opacity: shown ? 1 : 0
    enabled: shown
    scale: shown || Theme.reducedMotion ? 1 : 0.96
    Behavior on opacity { NumberAnimation { duration: Theme.reducedMotion ? Theme.fade : Theme.ms(250) } }
    Behavior on scale { NumberAnimation { duration: Theme.ms(250); easing.type: Easing.OutCubic } }
    width: Math.min(parent.width - 40, Theme.compact ? 500 : 520 * Math.max(1, Math.min(1.5, Theme.unit)))
    height: column.implicitHeight + 2 * padding
    z: 40
    Accessible.role: Accessible.Dialog
    Accessible.name: headline

    SoftShadow { anchors.fill: parent; corner: 20; lift: 1.3 }
    Rectangle { anchors.fill: parent; radius: 20; color: Theme.panel.paper }
    MouseArea { anchors.fill: parent }
    Column {
        id: column
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: panel.padding }
        spacing: Theme.compact ? 10 : 16
        Label {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            text: panel.headline
            title: true
            size: 25
            color: Theme.panel.title
        }
        Label {
            width: parent.width
            visible: text !== ""
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            text: panel.story
            size: 15
            color: Theme.panel.text
        }
        Label {
            width: parent.width
            visible: panel.ofSeveral
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            text: panel.series.deals > 0 ? (panel.isDealt ? qsTr("Deal %1 of %2") : qsTr("Game %1 of %2")).arg(panel.series.deal).arg(panel.series.deals)
                : panel.series.points > 0 ? qsTr("Deal %1 of a match to %2 points").arg(panel.series.deal).arg(panel.series.points)
                : (panel.isDealt ? qsTr("Deal %1 with these players") : qsTr("Game %1 with these players")).arg(panel.series.deal)
            size: 14
            color: Theme.panel.muted
        }
        Repeater {
            model: panel.reckoning && !panel.ofSeveral ? [] : panel.result.standings ?? []
            Rectangle {
                id: row
                required property var modelData
                width: column.width
                height: Theme.compact ? 44 : 52 * Theme.grown
                radius: height / 2
                color: modelData.won ? Theme.panel.best : "transparent"
                border { width: 1.2; color: modelData.won ? Theme.panel.bestEdge : Theme.panel.edge }
                Row { // of partners, side by side
                    id: faces
                    x: 4
                    y: 4
                    spacing: -0.25 * Math.round(row.height - 8)
                    Repeater {
                        model: row.modelData.players
                        Image {
                            required property var modelData
                            width: Math.round(row.height - 8)
                            height: width
                            source: "image://art/people/" + Math.max(1, modelData.portrait)
                            sourceSize.width: width
                            sourceSize.height: height
                        }
                    }
                }
                Label {
                    readonly property var one: row.modelData.players[0]
                    anchors { left: faces.right; right: star.left; leftMargin: 12; rightMargin: 8; verticalCenter: parent.verticalCenter }
                    text: row.modelData.players.length > 1 ? Services.listed(row.modelData.players.map(player => player.name))
                        : one.isPerson ? one.name : one.name + " · " + one.label
                    size: 15
                    font.bold: row.modelData.won
                    color: Theme.panel.title
                    elide: Text.ElideRight
                }
                Symbol {
                    id: star
                    anchors { right: points.left; rightMargin: 8; verticalCenter: parent.verticalCenter }
                    name: "star"
                    size: 18
                    color: "#8A5C14"
                    visible: row.modelData.won
                }
                Label {
                    id: points
                    readonly property string sign: panel.ofSeveral && row.modelData.points > 0 ? "+" : ""
                    anchors { right: total.left; rightMargin: total.visible ? 16 : 0; verticalCenter: parent.verticalCenter }
                    text: sign + String(row.modelData.points).replace("-", "−")
                    title: !total.visible
                    size: total.visible ? 16 : 21
                    color: total.visible ? Theme.panel.muted : Theme.panel.title
                }
                Label {
                    id: total
                    visible: panel.ofSeveral
                    anchors { right: parent.right; rightMargin: 20; verticalCenter: parent.verticalCenter }
                    width: visible ? Theme.text(21) * 2.2 : 0
                    horizontalAlignment: Text.AlignRight
                    text: String(row.modelData.total).replace("-", "−")
                    title: true
                    size: 21
                    color: Theme.panel.title
                }
            }
        }
        Loader {
            width: parent.width
            active: panel.shown
            sourceComponent: panel.reckoning
            visible: item !== null
        }
        TextButton {
            id: again
            width: parent.width
            primary: true
            focus: true
            text: panel.series.over && panel.ofSeveral ? qsTr("New match")
                : panel.isDealt ? (panel.ofSeveral ? qsTr("Next deal") : qsTr("New deal"))
                : panel.ofSeveral ? qsTr("Next game") : qsTr("New game")
            onClicked: panel.againWanted(false)
        }
        Flow {
            width: parent.width
            spacing: 10
            TextButton { look: Theme.lightChrome; symbol: "review"; text: qsTr("Review"); tip: "R"; onClicked: panel.reviewWanted() }
            TextButton { look: Theme.lightChrome; text: panel.isDealt ? qsTr("Same deal again") : qsTr("Same setup again"); onClicked: panel.againWanted(true) }
            TextButton { look: Theme.lightChrome; text: qsTr("View the table"); onClicked: { panel.dismissed = true; panel.lookWanted() } }
            TextButton { look: Theme.lightChrome; text: qsTr("Leave"); onClicked: panel.leaveWanted() }
        }
    }
}
