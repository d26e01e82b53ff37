import QtQuick
import Parlour

// Who sits here: portrait, name, level or state, points. The plate of the player to move is lit.
Item {
    id: plate

    property string name
    property string caption      // level and state
    property string longestCaption: caption // has room, too
    property string spokenCaption: caption
    property int portrait: 1
    property string points
    property string pointsUnit
    property bool lit: false
    property bool cheats: false
    property bool partner: false
    property string badge // a symbol for a role

    readonly property color ink: lit ? Theme.panel.title : Theme.table.text
    readonly property color quietInk: lit ? Theme.panel.muted : Theme.table.muted

    // As wide as its words need.
    width: Math.max(Theme.compact ? 190 : 252 * Math.max(1, Theme.unit),
                    height + 12 + Math.max(nameLabel.implicitWidth + (mark.visible ? mark.width + 6 : 0), captionLabel.implicitWidth, longestLabel.implicitWidth) + 10 + score.width + score.anchors.rightMargin)
    height: Theme.plateHeight
    Accessible.role: Accessible.StaticText
    Accessible.name: name + ", " + spokenCaption + ", " + points + " " + pointsUnit

    SoftShadow { anchors.fill: parent; corner: Math.round(plate.height / 2); lift: 0.8 }
    Item { // whose turn it is can be seen from across the room
        anchors.fill: parent
        visible: plate.lit
        Repeater {
            model: [[12, 0.10], [8.5, 0.14], [5, 0.22], [3, 1]]
            Rectangle {
                required property var modelData
                anchors.fill: parent
                anchors.margins: -modelData[0]
                radius: height / 2
                color: Theme.table.marker
                opacity: modelData[1]
            }
        }
        SequentialAnimation on opacity {
            id: breath
            running: plate.lit && !Theme.reducedMotion
            NumberAnimation { from: 0.3; to: 1; duration: Theme.ms(450); easing.type: Easing.OutQuad }
            NumberAnimation { from: 1; to: 0.75; duration: Theme.ms(250) }
            NumberAnimation { from: 0.75; to: 1; duration: Theme.ms(200) }
        }
    }
    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: plate.lit ? Theme.panel.paper : Theme.table.plate
        opacity: plate.lit ? 1 : Theme.plateOpacity
    }
    Rectangle {
        anchors.fill: parent
        visible: !plate.lit
        radius: height / 2
        color: "transparent"
        border { width: 1; color: Theme.table.line }
        opacity: 0.14
    }
    Image {
        id: face
        x: 4
        y: 4
        width: plate.height - 8
        height: width
        source: "image://art/people/" + Math.max(1, plate.portrait)
        sourceSize.width: Math.round(width)
        sourceSize.height: Math.round(width)
    }
    Column {
        anchors { left: face.right; right: score.left; verticalCenter: parent.verticalCenter; leftMargin: 12; rightMargin: 8 }
        spacing: Theme.compact ? 0 : 1
        Row {
            width: parent.width
            spacing: 6
            Label {
                id: nameLabel
                width: Math.min(implicitWidth, parent.width - (mark.visible ? mark.width + 6 : 0))
                text: plate.name
                size: Theme.compact ? 16 : 18
                font.bold: true
                color: plate.ink
                elide: Text.ElideRight
            }
            Symbol {
                id: mark
                anchors.verticalCenter: parent.verticalCenter
                visible: name !== ""
                name: plate.cheats ? "eye" : plate.badge !== "" ? plate.badge : plate.partner ? "people" : ""
                size: Theme.text(16)
                color: plate.quietInk
            }
        }
        Label { id: longestLabel; visible: false; text: plate.longestCaption; size: captionLabel.size }
        Label {
            id: captionLabel
            width: parent.width
            visible: text !== ""
            text: plate.caption
            size: Theme.compact ? 12 : 13
            color: plate.quietInk
            elide: Text.ElideRight
        }
    }
    Column {
        id: score
        anchors { right: parent.right; rightMargin: Theme.compact ? 18 : 26; verticalCenter: parent.verticalCenter }
        Label {
            id: number
            anchors.right: parent.right
            text: plate.points
            title: true
            size: Theme.compact ? 22 : 26
            lineHeight: 0.9
            color: plate.ink
        }
        Label {
            anchors.right: parent.right
            visible: !Theme.compact
            text: plate.pointsUnit
            size: 12
            color: plate.quietInk
        }
    }
}
