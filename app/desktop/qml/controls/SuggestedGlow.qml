import QtQuick
import Parlour

// Round a button that a hint speaks of: put it into the button's background.
Repeater {
    id: glow

    property bool shown: false

    model: shown ? [[8, 0.14], [5, 0.22], [3, 1]] : []
    Rectangle {
        required property var modelData
        anchors.fill: parent
        anchors.margins: -modelData[0]
        radius: height / 2
        color: Theme.table.marker
        opacity: modelData[1]
        z: -1
    }
}
