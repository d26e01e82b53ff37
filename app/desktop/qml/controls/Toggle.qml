import QtQuick
import QtQuick.Templates as T
import Parlour

// On or off.
T.Switch {
    id: toggle

    implicitWidth: 52
    implicitHeight: 40
    activeFocusOnTab: true
    focusPolicy: Qt.StrongFocus
    Keys.onReturnPressed: {
        toggle.toggle()
        toggle.toggled()
    }

    indicator: Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        width: 52
        height: 30
        radius: 15
        color: toggle.checked ? Theme.primaryTop : Theme.chrome.bar
        border { width: 1.2; color: toggle.checked ? Theme.primaryBottom : Theme.chrome.muted }
        Rectangle {
            x: toggle.checked ? parent.width - width - 4 : 4
            y: 4
            width: 22
            height: 22
            radius: 11
            color: "#FFFFFF"
            Behavior on x { NumberAnimation { duration: Theme.ms(120) } }
            Symbol { // not by colour alone
                anchors.centerIn: parent
                name: "check"
                size: 14
                color: Theme.primaryBottom
                visible: toggle.checked
            }
        }
        FocusRing { shown: toggle.activeFocus && Theme.keysInUse; corner: parent.radius }
    }
}
