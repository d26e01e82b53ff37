import QtQuick
import QtQuick.Templates as T
import Parlour

// One of many. `options` are {value, title} and may have a `section`, shown where it changes.
T.ComboBox {
    id: box

    property var options: []
    property var value
    property string name
    property var look: Theme.chrome // Theme.lightChrome on paper

    signal chosen(var value)

    model: options
    textRole: "title"
    currentIndex: options.findIndex(option => option.value === value)
    implicitWidth: 220
    implicitHeight: Math.max(40, Theme.text(14) + 20)
    activeFocusOnTab: true
    onActivated: index => chosen(options[index].value)
    Keys.onReturnPressed: popup.visible ? activateHighlighted() : popup.open()
    Accessible.name: name + ": " + displayText
    Accessible.onPressAction: if (enabled) popup.open()

    function activateHighlighted() {
        if (highlightedIndex >= 0) chosen(options[highlightedIndex].value)
        popup.close()
    }

    background: Rectangle {
        radius: 10
        color: box.hovered ? box.look.chosen : box.look.field
        border { width: 1.2; color: box.look.edge }
        FocusRing { shown: box.activeFocus && Theme.keysInUse; corner: parent.radius }
    }
    contentItem: Label {
        leftPadding: 12
        rightPadding: 28
        text: box.displayText
        color: box.look.title
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    indicator: Symbol {
        x: box.width - width - 7
        anchors.verticalCenter: parent.verticalCenter
        name: "chevron-down"
        size: 18
        color: box.look.symbol
    }
    delegate: DropDownItem {
        options: box.options
        chosen: index === box.currentIndex
        highlighted: box.highlightedIndex === index
    }
    popup: T.Popup {
        y: box.height + 4
        width: Math.max(box.width, 200)
        height: Math.min(contentItem.implicitHeight + 12, Math.max(420, (box.Window.height || 0) * 0.6))
        margins: 8
        padding: 6
        background: Item {
            SoftShadow { anchors.fill: parent; corner: 12 }
            Rectangle {
                anchors.fill: parent
                radius: 12
                color: Theme.chrome.card
                border { width: 1; color: Theme.chrome.edge }
            }
        }
        contentItem: ListView {
            clip: true
            onCountChanged: if (count > 0) positionViewAtIndex(box.currentIndex, ListView.Center)
            T.ScrollBar.vertical: ScrollBar {}
            implicitHeight: contentHeight
            model: box.popup.visible ? box.delegateModel : null
            currentIndex: box.highlightedIndex
        }
    }
}
