import QtQuick
import Parlour

// Between two people at one computer: it hides the table until the next one asks to see it.
FocusScope {
    id: curtain

    property string name
    property bool shown: false

    signal lifted()

    visible: shown
    z: 50
    onShownChanged: if (shown) button.forceActiveFocus()
    Accessible.role: Accessible.Dialog
    Accessible.name: words.text

    Cloth { anchors.fill: parent }
    MouseArea { anchors.fill: parent; hoverEnabled: true; acceptedButtons: Qt.AllButtons }
    Column {
        anchors.centerIn: parent
        width: Math.min(parent.width - 80, 640)
        spacing: 28
        Label {
            id: words
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            text: qsTr("Pass the computer to %1").arg(curtain.name)
            title: true
            size: 36
            color: Theme.table.text
        }
        Label {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            text: qsTr("All cards are hidden until then.")
            size: 16
            color: Theme.table.caption
        }
        TextButton {
            id: button
            anchors.horizontalCenter: parent.horizontalCenter
            golden: true
            focus: true
            text: qsTr("I am %1: show my cards").arg(curtain.name)
            onClicked: curtain.lifted()
        }
    }
}
