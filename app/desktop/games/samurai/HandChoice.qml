import QtQuick
import Parlour

// Before the first turn: the choice of five of the twenty tiles to begin with.
Item {
    id: panel

    required property SamuraiTable table
    required property real room // as wide as it may be
    property real tileSize: 62 * Theme.grown

    signal forMeWanted()

    width: Math.min(room, flow.width + 48)
    height: column.implicitHeight + 40
    Accessible.role: Accessible.Grouping
    Accessible.name: title.text

    SoftShadow { anchors.fill: parent; corner: 20; lift: 1.3 }
    Rectangle { anchors.fill: parent; radius: 20; color: Theme.panel.paper }
    TapHandler { gesturePolicy: TapHandler.WithinBounds } // so that the board gets no taps meant for the panel
    Column {
        id: column
        x: 24
        y: 20
        width: parent.width - 48
        spacing: 12
        Label { id: title; width: parent.width; text: panel.table.guide; title: true; size: 18; wrapMode: Text.Wrap; color: Theme.panel.title }
        Label {
            width: parent.width
            text: qsTr("The others are shuffled and drawn later, one for each tile that you play.")
            size: 13
            wrapMode: Text.Wrap
            color: Theme.panel.muted
        }
        Flow {
            id: flow
            readonly property int perRow: Math.max(4, Math.min(9, Math.floor((panel.room - 48) / (panel.tileSize + 8))))
            width: perRow * (panel.tileSize + 8)
            spacing: 8
            topPadding: 6
            Repeater {
                id: tiles
                model: panel.table.choices.length
                TileButton {
                    required property int index
                    readonly property var modelData: panel.table.choices[index] ?? ({ code: "", picture: "", name: "", about: "", count: 1, hinted: false })
                    width: panel.tileSize
                    picture: modelData.picture
                    text: modelData.name
                    about: modelData.about
                    count: modelData.count
                    hinted: modelData.hinted
                    onClicked: panel.table.turn.take(modelData.code)
                    Keys.onLeftPressed: if (index > 0) tiles.itemAt(index - 1).forceActiveFocus()
                    Keys.onRightPressed: if (index + 1 < tiles.count) tiles.itemAt(index + 1).forceActiveFocus()
                }
            }
        }
        TextButton { look: Theme.lightChrome; symbol: "hint"; text: qsTr("Choose for me"); onClicked: panel.forMeWanted() }
    }
}
