import QtQuick
import Parlour

// A tile to choose: it rises when it is chosen, and half as far when a hint suggests it; then it glows.
PlainButton {
    id: button

    property string picture
    property string about
    property bool chosen: false
    property bool hinted: false
    property bool usable: true
    property int count: 1
    property real rise: height * 0.1

    signal dragged(point to)  // in the window
    signal dropped(point at)

    text: ""
    height: width * 1.1
    implicitWidth: 80
    implicitHeight: 88
    activeFocusOnTab: true
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: about
    Accessible.checkable: true
    Accessible.checked: chosen

    Item {
        id: lifted
        width: button.width
        height: button.height
        y: button.chosen ? -button.rise : button.hinted ? -button.rise / 2 : button.hovered && button.usable ? -button.rise / 3 : 0
        Behavior on y { NumberAnimation { duration: Theme.ms(120); easing.type: Easing.OutCubic } }
        Repeater {
            model: button.chosen || button.hinted ? [[1.24, 0.16], [1.15, 0.28], [1.06, 0.9]] : []
            Hexagon {
                required property var modelData
                anchors.centerIn: parent
                height: button.width * modelData[0]
                width: height
                color: Theme.tables.green.marker
                opacity: modelData[1]
            }
        }
        Hexagon { // shadow
            anchors.centerIn: parent
            anchors.verticalCenterOffset: button.chosen ? 5 : 2.5
            height: button.width
            width: height
            color: "#06140E"
            opacity: 0.2
            z: -1
        }
        Image {
            anchors.fill: parent
            source: button.picture === "" ? "" : "image://art/" + button.picture
            sourceSize.width: Math.round(button.width)
            sourceSize.height: Math.round(button.height)
        }
        Hexagon { // cannot be played now
            anchors.centerIn: parent
            visible: !button.usable
            height: button.width + 1
            width: height
            color: Theme.panel.paper
            opacity: 0.58
        }
        Rectangle {
            visible: button.count > 1
            anchors { right: parent.right; top: parent.top; rightMargin: -2 }
            width: Math.max(height, number.implicitWidth + 8)
            height: number.implicitHeight + 2
            radius: height / 2
            color: Theme.ink
            Label { id: number; anchors.centerIn: parent; text: "×" + button.count; size: 12; font.bold: true; color: "#FFFFFF"; Accessible.ignored: true }
        }
        Hexagon {
            anchors.centerIn: parent
            visible: button.activeFocus && Theme.keysInUse
            height: button.width + 12
            width: height
            edge: Theme.ringInside
            edgeWidth: 3
        }
    }
    Tip { shown: button.hovered && !drag.active; text: button.about === "" ? button.text : button.text + "\n" + button.about }

    DragHandler {
        id: drag
        target: null
        property point last // kept here: the centroid loses it when the drag ends
        enabled: button.usable
        onActiveChanged: if (!active) button.dropped(last)
        onCentroidChanged: {
            if (!active) return
            last = centroid.scenePosition
            button.dragged(last)
        }
    }
}
