import QtQuick
import Parlour

// Asks which of a settlement's figures is meant.
FocusScope {
    id: chooser

    property string place
    property var figures: []
    property real middle: 0
    property real foot: 0

    signal figureChosen(string place, int caste)
    signal closed()

    function open(at, list, x, y) {
        place = at
        figures = list
        middle = x
        foot = y
        visible = true
        if (buttons.itemAt(0)) buttons.itemAt(0).forceActiveFocus()
    }
    function close() { visible = false }

    visible: false
    x: middle - width / 2
    y: foot - height
    width: row.width + 24
    height: row.height + 20
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Which figure?")
    Keys.onEscapePressed: {
        close()
        closed()
    }

    SoftShadow { anchors.fill: parent; corner: 16; lift: 1.3 }
    Rectangle { anchors.fill: parent; radius: 16; color: Theme.panel.paper }
    TapHandler { gesturePolicy: TapHandler.WithinBounds } // so that the board gets no taps meant for the chooser
    Row {
        id: row
        x: 12
        y: 10
        spacing: 8
        Repeater {
            id: buttons
            model: chooser.figures
            PlainButton {
                id: button
                required property var modelData
                required property int index
                implicitWidth: Math.max(56 * Theme.grown, name.implicitWidth + 8)
                implicitHeight: picture.height + name.implicitHeight + 6
                activeFocusOnTab: true
                focusPolicy: Qt.StrongFocus
                hoverEnabled: true
                Accessible.name: modelData.name
                background: Rectangle { radius: 12; color: button.hovered ? Theme.panel.best : "transparent" }
                Image {
                    id: picture
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: 44 * Theme.grown
                    height: width * 144 / 140
                    source: "image://art/" + button.modelData.picture
                    sourceSize.width: Math.round(width)
                    sourceSize.height: Math.round(height)
                }
                Label { id: name; anchors { horizontalCenter: parent.horizontalCenter; top: picture.bottom } text: button.modelData.name; size: 13; color: Theme.panel.title; Accessible.ignored: true }
                FocusRing { corner: 12 }
                onClicked: {
                    const caste = modelData.caste
                    chooser.close()
                    chooser.closed()
                    chooser.figureChosen(chooser.place, caste)
                }
                Keys.onLeftPressed: if (index > 0) buttons.itemAt(index - 1).forceActiveFocus()
                Keys.onRightPressed: if (index + 1 < buttons.count) buttons.itemAt(index + 1).forceActiveFocus()
            }
        }
    }
}
