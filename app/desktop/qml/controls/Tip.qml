import QtQuick
import QtQuick.Templates as T
import Parlour

// A few words beside the control it is put into, once the mouse has rested there, until the control
// is used. They cover no other button.
T.ToolTip {
    id: tip

    property bool shown: false
    property bool isSpent: false
    readonly property bool isPressed: (parent as T.AbstractButton)?.pressed ?? false

    visible: shown && !isSpent && text !== "" && parent !== null && parent.enabled
    delay: 600
    margins: 6
    padding: 8
    closePolicy: T.Popup.NoAutoClose
    implicitWidth: Math.min(contentItem.implicitWidth, most) + 2 * padding
    implicitHeight: contentItem.implicitHeight + 2 * padding
    readonly property real most: 380 * Theme.grown // wide
    onShownChanged: isSpent = false
    onIsPressedChanged: if (isPressed) isSpent = true
    onAboutToShow: place()

    background: Rectangle { color: Theme.ink; radius: 8 }
    contentItem: Label { text: tip.text; wrapMode: Text.Wrap; size: 12; color: "#FFFFFF" }

    // Above, below, at the right or at the left: the first place that is free.
    function place() {
        const window = parent.Window.contentItem
        const buttons = buttonsIn(window, [])
        const w = implicitWidth
        const h = implicitHeight
        const places = [Qt.point((parent.width - w) / 2, -h - 6), Qt.point((parent.width - w) / 2, parent.height + 6),
                        Qt.point(parent.width + 6, (parent.height - h) / 2), Qt.point(-w - 6, (parent.height - h) / 2)]
        const free = places.find(place => {
            const at = parent.mapToItem(window, place.x, place.y)
            if (place.x > 0 === place.x > parent.width - w && (at.x < margins || at.x + w > window.width - margins)) return false
            const x = Math.max(margins, Math.min(window.width - w - margins, at.x)) // as margins move it
            return at.y >= margins && at.y + h <= window.height - margins
                && !buttons.some(r => x < r.x + r.width && r.x < x + w && at.y < r.y + r.height && r.y < at.y + h)
        }) ?? places[0]
        x = Math.round(free.x)
        y = Math.round(free.y)
    }
    // Where the other buttons are, in the window.
    function buttonsIn(item, found) {
        for (let i = 0; i < item.children.length; ++i) {
            const child = item.children[i]
            if (!child.visible || child.opacity === 0 || child === parent) continue
            if (child instanceof T.AbstractButton && child.enabled) found.push(child.mapToItem(null, 0, 0, child.width, child.height))
            else buttonsIn(child, found)
        }
        return found
    }
}
