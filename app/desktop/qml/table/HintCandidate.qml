import QtQuick
import Parlour

// A move the adviser looked at: what it is, and what it is worth, as a number or in words.
Rectangle {
    id: row

    property string name // of the move
    property alias faces: cardPicture.faces
    property alias aspect: cardPicture.aspect
    property real value: 0 // the chance to win, or points
    property bool isWin: true
    property string words // instead of the number
    property string note  // what speaks against it
    property bool best: false
    readonly property bool hasPoints: !isWin && words === "" // which stand beside the name
    // Only what is certain is told as 0 or 100 %.
    readonly property string chance: value > 0.99 && value < 1 ? "> 99 %" : value < 0.01 && value > 0 ? "< 1 %" : Math.round(100 * value) + " %"
    readonly property string worth: isWin ? chance
                                          : (value < 0 ? "\u2212" : "+") + Number(Math.abs(value)).toLocaleString(Qt.locale(), "f", 1)

    height: Math.max(faces.length > 0 ? 76 : hasPoints ? 0 : 60, cardPicture.height + 16,
                     (reason.visible ? reason.implicitHeight : 0)
                     + (hasPoints ? Math.max(title.implicitHeight, number.implicitHeight) + 18
                                  : title.implicitHeight + Math.max(number.implicitHeight, said.implicitHeight) + 20))
    radius: 12
    color: best ? Theme.panel.best : "transparent"
    border { width: best ? 1.2 : 0; color: Theme.panel.bestEdge }
    Accessible.role: Accessible.ListItem
    Accessible.name: title.text + ", " + (words === "" ? worth : words) + (note === "" ? "" : ", " + note)

    CardRow {
        id: cardPicture
        x: 12
        anchors.verticalCenter: parent.verticalCenter
        cardWidth: 44 * Theme.grown
        shown: faces.length > 2 ? 0.3 : 0.46
    }
    Label {
        id: title
        anchors { left: cardPicture.right; right: row.hasPoints ? number.left : parent.right; top: parent.top; topMargin: 9; leftMargin: 14; rightMargin: 12 }
        text: row.name.charAt(0).toUpperCase() + row.name.slice(1)
        size: 15
        font.bold: row.best
        color: Theme.panel.title
        wrapMode: Text.Wrap
    }
    Label {
        id: reason
        anchors { left: title.left; right: parent.right; rightMargin: 12; top: title.bottom }
        visible: text !== ""
        text: row.note
        size: 12.5
        color: Theme.panel.muted
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }
    Label {
        id: said
        anchors { left: title.left; right: title.right; bottom: parent.bottom; bottomMargin: 10 }
        visible: text !== ""
        text: row.words
        size: row.best ? 14.5 : 13.5
        color: row.best ? Theme.panel.title : Theme.panel.text
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }
    Rectangle {
        anchors { left: title.left; right: number.left; rightMargin: 12; verticalCenter: number.verticalCenter }
        height: 12
        radius: 6
        color: Theme.panel.edge
        visible: row.isWin && number.visible
        Rectangle {
            width: Math.max(12, row.value * parent.width)
            height: parent.height
            radius: 6
            color: row.best ? Theme.primaryTop : Theme.panel.bar
            Behavior on width { NumberAnimation { duration: Theme.ms(200); easing.type: Easing.OutCubic } }
        }
        Rectangle { x: parent.width / 2; y: -3; width: 1; height: 18; color: "#8A836F" }
    }
    Label {
        id: number
        anchors { right: parent.right; rightMargin: 12 }
        y: row.hasPoints ? title.y + (title.height - height) / 2 : row.height - height - 8
        width: Theme.text(17) * 3
        horizontalAlignment: Text.AlignRight
        visible: row.words === ""
        text: row.worth
        title: true
        size: 17
        color: Theme.panel.title
    }
}
