import QtQuick
import Parlour

// A card over a veil, to be answered before anything else. Escape or a click beside it closes it.
FocusScope {
    id: sheet

    default property alias content: body.data
    property string title
    property real widest: 640
    property bool shown: false
    property alias footer: footerRow.data
    property alias body: body

    signal closed()

    anchors.fill: parent
    visible: opacity > 0
    opacity: shown ? 1 : 0
    enabled: shown
    z: 100
    Behavior on opacity { NumberAnimation { duration: Theme.fade } }
    Accessible.role: Accessible.Dialog
    Accessible.name: title
    Keys.onEscapePressed: closed()
    onShownChanged: if (shown) sheet.forceActiveFocus()

    Rectangle {
        anchors.fill: parent
        color: Theme.chrome.veil
        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            onClicked: sheet.closed()
            onWheel: {}
        }
    }
    Item {
        id: card
        anchors.centerIn: parent
        width: Math.min(sheet.width - 40, sheet.widest * Theme.grown)
        height: Math.min(sheet.height - 40, heading.height + body.implicitHeight + footerRow.implicitHeight + 28 * 2 + 20 + (footerRow.visible ? 20 : 0))
        SoftShadow { anchors.fill: parent; corner: 20; lift: 1.3 }
        Rectangle { anchors.fill: parent; radius: 20; color: Theme.chrome.card }
        MouseArea { anchors.fill: parent } // a click on the card does not close it
        Label {
            id: heading
            anchors { left: parent.left; top: parent.top; right: close.left; margins: 28 }
            text: sheet.title
            title: true
            size: 21
            color: Theme.chrome.title
            elide: Text.ElideRight
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        IconButton {
            id: close
            anchors { right: parent.right; top: parent.top; margins: 18 }
            symbol: "close"
            ink: Theme.chrome.symbol
            glow: Theme.gold
            text: qsTr("Close")
            keys: qsTr("Esc")
            onClicked: sheet.closed()
        }
        ScrollArea {
            paper: Theme.chrome.card
            anchors { left: parent.left; right: parent.right; top: heading.bottom; bottom: footerRow.visible ? footerRow.top : parent.bottom
                      leftMargin: 28; rightMargin: 12; topMargin: 16; bottomMargin: footerRow.visible ? 16 : 28 }
            Column {
                id: body
                width: parent.width
                spacing: 14
            }
        }
        Row {
            id: footerRow
            anchors { right: parent.right; bottom: parent.bottom; margins: 28 }
            spacing: 12
            visible: children.length > 0
            layoutDirection: Qt.RightToLeft
        }
    }
}
