import QtQuick
import Parlour

// A few words on the cloth.
Item {
    id: pill

    property string text
    property string picture // before the words

    implicitWidth: row.implicitWidth + 26
    implicitHeight: Theme.pillHeight
    width: implicitWidth
    height: implicitHeight
    Accessible.role: Accessible.StaticText
    Accessible.name: text

    Rectangle { anchors.fill: parent; radius: height / 2; color: Theme.table.pill; opacity: Theme.pillOpacity }
    Row {
        id: row
        anchors.centerIn: parent
        spacing: 7
        Image {
            anchors.verticalCenter: parent.verticalCenter
            visible: pill.picture !== ""
            source: pill.picture === "" ? "" : "image://art/" + pill.picture
            sourceSize.height: Math.round(pill.height * 0.72)
            height: Math.round(pill.height * 0.72)
            width: height
        }
        Label {
            anchors.verticalCenter: parent.verticalCenter
            text: pill.text
            size: 13
            color: Theme.table.text
            Accessible.ignored: true
        }
    }
}
