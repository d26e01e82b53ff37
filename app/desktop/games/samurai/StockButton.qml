import QtQuick
import Parlour

// The figures of a kind that are still to be placed.
PlainButton {
    id: button

    property string picture
    property int count: 0
    property bool chosen: false

    activeFocusOnTab: true
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    opacity: enabled ? 1 : 0.4
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.checkable: true
    Accessible.checked: chosen

    background: Rectangle {
        radius: 14
        color: button.chosen ? Theme.panel.best : button.hovered ? Theme.panel.paper : "transparent"
        border { width: button.chosen ? 2 : 0; color: Theme.panel.bestEdge }
    }
    Image {
        anchors.centerIn: parent
        height: button.height * 0.8
        width: height * 140 / 144
        source: "image://art/" + button.picture
        sourceSize.width: Math.round(width)
        sourceSize.height: Math.round(height)
    }
    Rectangle {
        anchors { right: parent.right; bottom: parent.bottom }
        width: Math.max(height, number.implicitWidth + 8)
        height: number.implicitHeight + 2
        radius: height / 2
        color: Theme.ink
        Label { id: number; anchors.centerIn: parent; text: button.count; size: 12; font.bold: true; color: "#FFFFFF"; Accessible.ignored: true }
    }
    FocusRing { corner: 14 }
    Tip { shown: button.hovered; text: button.text }
}
