import QtQuick
import QtQuick.Templates as T
import Parlour

T.TextField {
    id: entry

    property string name
    property var look: Theme.chrome // Theme.lightChrome on paper

    implicitWidth: 160
    implicitHeight: Math.max(40, Theme.text(15) + 20)
    leftPadding: 14
    rightPadding: 14
    verticalAlignment: TextInput.AlignVCenter
    activeFocusOnTab: true
    selectByMouse: true
    font.family: Theme.sans
    font.pixelSize: Theme.text(15)
    color: look.title
    placeholderTextColor: look.muted
    selectionColor: Theme.primaryTop
    selectedTextColor: "#FFFFFF"
    maximumLength: 40
    Accessible.name: name

    background: Rectangle {
        radius: 10
        color: entry.look.field
        border { width: entry.activeFocus ? 2 : 1.2; color: entry.activeFocus ? Theme.primaryTop : entry.look.edge }
        FocusRing { shown: entry.activeFocus && Theme.keysInUse; corner: parent.radius }
    }
    Label {
        anchors { fill: parent; leftMargin: entry.leftPadding; rightMargin: entry.rightPadding }
        verticalAlignment: Text.AlignVCenter
        visible: entry.text === "" && entry.preeditText === ""
        text: entry.placeholderText
        size: 15
        color: entry.look.muted
        elide: Text.ElideRight
        Accessible.ignored: true
    }
}
