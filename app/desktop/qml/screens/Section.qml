import QtQuick
import Parlour

// A group of things on a page, on a card of its own.
Item {
    id: section

    property string title
    default property alias content: column.data
    property real spacing: 12

    width: parent ? parent.width : 0
    height: column.implicitHeight + 40 + (heading.visible ? heading.height + 12 : 0)

    SoftShadow { anchors.fill: parent; corner: 18; lift: 0.5 }
    Rectangle { anchors.fill: parent; radius: 18; color: Theme.chrome.card }
    Label {
        id: heading
        x: 24
        y: 20
        visible: text !== ""
        text: section.title
        title: true
        size: 18
        color: Theme.chrome.title
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Column {
        id: column
        x: 24
        y: 20 + (heading.visible ? heading.height + 12 : 0)
        width: parent.width - 48
        spacing: section.spacing
    }
}
