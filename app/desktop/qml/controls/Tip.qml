import QtQuick
import QtQuick.Templates as T
import Parlour

// A few words beside the control it is put into, once the mouse has rested there.
T.ToolTip {
    id: tip

    property bool shown: false

    visible: shown && text !== ""
    delay: 600
    x: parent ? Math.round((parent.width - width) / 2) : 0
    y: parent && parent.mapToItem(null, 0, 0).y > 80 ? -height - 6 : parent.height + 6
    margins: 6
    padding: 8
    closePolicy: T.Popup.NoAutoClose
    implicitWidth: contentItem.implicitWidth + 2 * padding
    implicitHeight: contentItem.implicitHeight + 2 * padding

    background: Rectangle { color: Theme.ink; radius: 8 }
    contentItem: Label { text: tip.text; size: 12; color: "#FFFFFF" }
}
