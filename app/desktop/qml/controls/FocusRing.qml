import QtQuick
import Parlour

// Shows where the keyboard is: put it into the control that has the focus.
Rectangle {
    property bool shown: parent.activeFocus && Theme.keysInUse
    property real corner: 12

    anchors.fill: parent
    anchors.margins: -3.5
    visible: shown
    color: "transparent"
    radius: corner + 3.5
    border { width: 3; color: Theme.chrome.focus }
    z: 10
    Accessible.ignored: true
}
