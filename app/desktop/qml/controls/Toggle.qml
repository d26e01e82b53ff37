import QtQuick
import QtQuick.Templates as T
import Parlour

// On or off.
T.Switch {
    id: toggle

    implicitWidth: 52 * Theme.grown
    implicitHeight: 40 * Theme.grown
    activeFocusOnTab: true
    focusPolicy: Qt.StrongFocus
    Keys.onReturnPressed: flip()
    Accessible.onPressAction: flip()
    Accessible.onToggleAction: flip()

    function flip() {
        if (!enabled) return
        toggle.toggle()
        toggle.toggled()
    }

    indicator: Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        width: 52 * Theme.grown
        height: 30 * Theme.grown
        radius: height / 2
        color: toggle.checked ? Theme.primaryTop : Theme.chrome.bar
        border { width: 1.2; color: toggle.checked ? Theme.primaryBottom : Theme.chrome.muted }
        Rectangle {
            readonly property real rim: 4 * Theme.grown
            x: toggle.checked ? parent.width - width - rim : rim
            y: rim
            width: parent.height - 2 * rim
            height: width
            radius: width / 2
            color: "#FFFFFF"
            Behavior on x { NumberAnimation { duration: Theme.ms(120) } }
            Symbol { // not by colour alone
                anchors.centerIn: parent
                name: "check"
                size: 14 * Theme.grown
                color: Theme.primaryBottom
                visible: toggle.checked
            }
        }
        FocusRing { shown: toggle.activeFocus && Theme.keysInUse; corner: parent.radius }
    }
}
