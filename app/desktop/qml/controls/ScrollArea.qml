import QtQuick
import QtQuick.Templates as T
import Parlour

// A column that scrolls when it is too long for its place.
Flickable {
    id: area

    default property alias content: column.data
    property real spacing: 12
    property real gutter: 16 // right of the column, for the bar
    property real widest: width - gutter
    property color paper: "transparent" // what it lies on: a line that is cut fades into it

    contentWidth: width
    contentHeight: column.implicitHeight
    boundsBehavior: Flickable.StopAtBounds
    clip: true
    activeFocusOnTab: false

    // Brings what has the focus into view; what does not fit stays where it is.
    function reveal(item) {
        if (!item || item.height > height - 40) return
        const top = item.mapToItem(column, 0, 0).y
        if (top < contentY + 20) contentY = Math.max(0, top - 20)
        else if (top + item.height > contentY + height - 20)
            contentY = Math.min(contentHeight - height, top + item.height + 20 - height)
    }
    Connections {
        target: area.Window.window
        function onActiveFocusItemChanged() {
            const item = area.Window.window ? area.Window.window.activeFocusItem : null
            for (let parent = item; parent; parent = parent.parent)
                if (parent === column) return area.reveal(item)
        }
    }

    Column {
        id: column
        width: Math.min(area.width - area.gutter, area.widest)
        x: (area.width - area.gutter - width) / 2
        spacing: area.spacing
    }
    Rectangle {
        parent: area
        anchors { left: parent.left; right: parent.right; rightMargin: area.gutter; bottom: parent.bottom }
        height: Math.min(28, area.height / 4)
        visible: area.paper.a > 0 && area.contentY < area.contentHeight - area.height - 1
        gradient: Gradient {
            GradientStop { position: 0; color: Qt.rgba(area.paper.r, area.paper.g, area.paper.b, 0) }
            GradientStop { position: 1; color: area.paper }
        }
    }
    T.ScrollBar.vertical: ScrollBar {}
    Keys.onPressed: event => {
        if (event.key === Qt.Key_PageDown) contentY = Math.min(Math.max(0, contentHeight - height), contentY + height * 0.8)
        else if (event.key === Qt.Key_PageUp) contentY = Math.max(0, contentY - height * 0.8)
        else return
        event.accepted = true
    }
}
