import QtQuick
import Parlour

// The table's menu, opened above the action bar. Arrow keys, Enter, Escape.
FocusScope {
    id: menu

    property var entries: [] // {symbol, title, keys, go, enabled}
    property bool shown: false

    signal closed()

    visible: shown
    enabled: shown // else what was chosen last keeps the keyboard
    z: 60
    width: column.width + 16
    height: column.height + 16
    Accessible.role: Accessible.PopupMenu
    Accessible.name: qsTr("Menu")
    onEnabledChanged: if (enabled) moveFocus(-1, 1)
    Keys.onEscapePressed: closed()

    // To the next entry that can be chosen; some always can.
    function moveFocus(from, by) {
        let next = from
        do next = (next + by + repeater.count) % repeater.count
        while (!repeater.itemAt(next).enabled)
        repeater.itemAt(next).forceActiveFocus()
    }

    SoftShadow { anchors.fill: parent; corner: 16; lift: 1.3 }
    Rectangle { anchors.fill: parent; radius: 16; color: Theme.panel.paper }
    MouseArea { anchors.fill: parent } // a click beside what can be chosen does not close it
    Column {
        id: column
        x: 8
        y: 8
        width: 280 * Theme.grown * Math.min(1.25, Theme.settings.textScale)
        Repeater {
            id: repeater
            model: menu.entries
            Item {
                id: row

                required property var modelData
                required property int index

                width: column.width
                height: Math.max(40, title.implicitHeight + 18)
                activeFocusOnTab: true
                enabled: modelData.enabled !== false
                opacity: enabled ? 1 : 0.45
                Accessible.role: Accessible.MenuItem
                Accessible.name: modelData.title
                Accessible.focusable: true
                Accessible.onPressAction: go()
                Keys.onReturnPressed: go()
                Keys.onEnterPressed: go()
                Keys.onSpacePressed: go()
                Keys.onDownPressed: menu.moveFocus(index, 1)
                Keys.onUpPressed: menu.moveFocus(index, -1)

                function go() {
                    menu.closed()
                    modelData.go()
                }

                Rectangle {
                    anchors.fill: parent
                    radius: 10
                    color: hover.hovered || (row.activeFocus && Theme.keysInUse) ? Theme.panel.best : "transparent"
                    border { width: row.activeFocus && Theme.keysInUse ? 2 : 0; color: Theme.panel.bestEdge }
                }
                Symbol {
                    id: picture
                    x: 12
                    anchors.verticalCenter: parent.verticalCenter
                    name: row.modelData.symbol
                    size: Theme.text(19)
                    color: "#4B5063"
                }
                Label {
                    id: title
                    anchors { left: picture.right; right: keys.left; leftMargin: 12; rightMargin: 8; verticalCenter: parent.verticalCenter }
                    text: row.modelData.title
                    size: 14.5
                    color: Theme.panel.title
                    elide: Text.ElideRight
                }
                Label {
                    id: keys
                    anchors { right: parent.right; rightMargin: 12; verticalCenter: parent.verticalCenter }
                    text: row.modelData.keys ?? ""
                    size: 12
                    color: Theme.panel.muted
                }
                HoverHandler { id: hover; cursorShape: Qt.PointingHandCursor }
                TapHandler { onTapped: row.go() }
            }
        }
    }
}
