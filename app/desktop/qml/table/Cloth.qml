import QtQuick
import Parlour

// The cloth of the table: soft light, a rosette pressed into it, a fine line around.
Item {
    id: cloth

    property point middle: Qt.point(width / 2, height / 2) // of the rosette
    property real headroom: 0 // the line leaves room for a bar here

    Image {
        anchors.fill: parent
        source: "image://art/cloth?" + Theme.table.cloth.join(",")
        sourceSize.width: Math.ceil(cloth.width / 64) * 64
        sourceSize.height: Math.ceil(cloth.height / 64) * 64
        fillMode: Image.Stretch
    }
    Image {
        width: 300 * Theme.unit
        height: width
        x: cloth.middle.x - width / 2
        y: cloth.middle.y - height / 2
        source: "image://art/table/rosette?" + Theme.table.line
        sourceSize.width: Math.round(width)
        sourceSize.height: Math.round(width)
    }
    Rectangle {
        anchors { fill: parent; margins: 14; topMargin: 12 + cloth.headroom }
        color: "transparent"
        radius: 22
        border { width: 1; color: Theme.table.line }
        opacity: 0.1
    }
    Accessible.ignored: true
}
