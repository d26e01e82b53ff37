import QtQuick
import Parlour

// A setting: its name, an explanation, and the control at the right (below, in a narrow window).
Item {
    id: row

    property string title
    property string explanation
    default property alias control: holder.data
    readonly property bool narrow: holder.childrenRect.width > width * 0.55 || width < 520

    width: parent ? parent.width : 0
    height: narrow ? words.height + 8 + holder.childrenRect.height : Math.max(words.height, holder.childrenRect.height)

    Column {
        id: words
        y: row.narrow ? 0 : (row.height - height) / 2
        width: row.narrow ? row.width : row.width - holder.childrenRect.width - 24
        spacing: 2
        Label { width: parent.width; text: row.title; size: 15; color: Theme.chrome.title; wrapMode: Text.Wrap }
        Label { width: parent.width; visible: text !== ""; text: row.explanation; size: 13; color: Theme.chrome.muted; wrapMode: Text.Wrap }
    }
    Item {
        id: holder
        x: row.narrow ? 0 : row.width - childrenRect.width
        y: row.narrow ? words.height + 8 : (row.height - childrenRect.height) / 2
        width: childrenRect.width
        height: childrenRect.height
    }
}
