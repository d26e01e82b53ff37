import QtQuick
import QtQuick.Templates as T
import Parlour

T.Slider {
    id: slider

    property string name

    implicitWidth: 200
    implicitHeight: 40
    activeFocusOnTab: true
    Accessible.name: name
    Accessible.onIncreaseAction: step(1)
    Accessible.onDecreaseAction: step(-1)

    function step(way) {
        if (way > 0) increase()
        else decrease()
        moved()
    }

    background: Rectangle {
        x: 11
        anchors.verticalCenter: parent.verticalCenter
        width: slider.width - 22
        height: 6
        radius: 3
        color: Theme.chrome.bar
        Rectangle {
            width: slider.visualPosition * parent.width
            height: parent.height
            radius: 3
            color: Theme.primaryTop
        }
    }
    handle: Rectangle {
        x: slider.visualPosition * (slider.width - width)
        anchors.verticalCenter: parent.verticalCenter
        width: 22
        height: 22
        radius: 11
        color: "#FFFFFF"
        border { width: 2; color: Theme.primaryTop }
        FocusRing { shown: slider.activeFocus && Theme.keysInUse; corner: parent.radius }
    }
}
