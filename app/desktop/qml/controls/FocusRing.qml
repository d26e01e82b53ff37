import QtQuick
import Parlour

// Shows where the keyboard is: put it into the control that has the focus. Dark and light, so that
// it is seen on paper, on cloth and in the dark.
Rectangle {
    id: ring

    property bool shown: parent.activeFocus && Theme.keysInUse
    property real corner: 12

    anchors.fill: parent
    anchors.margins: -4
    visible: shown
    color: "transparent"
    radius: corner + 4
    border { width: 2; color: Theme.ringOutside }
    z: 10
    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        anchors.margins: 2
        color: "transparent"
        radius: ring.corner + 2
        border { width: 2; color: Theme.ringInside }
    }
}
