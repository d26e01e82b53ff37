import QtQuick
import QtQuick.Templates as T
import Parlour

// A play of one or more cards, small, to be chosen.
T.AbstractButton {
    id: chip

    property var faces: []
    property string words
    property bool on: false
    property real cardWidth: 34 * Theme.grown

    text: words
    padding: 6
    width: implicitWidth
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    focusPolicy: Qt.NoFocus // Tab steps through the choices
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: words
    Accessible.onPressAction: if (enabled) clicked()

    background: Rectangle {
        radius: 8
        color: chip.on ? Theme.panel.best : Theme.table.pill
        opacity: chip.on ? 1 : chip.hovered ? 1 : Theme.pillOpacity
        border { width: chip.on ? 2 : 0; color: Theme.table.marker }
    }
    contentItem: CardRow { faces: chip.faces; cardWidth: chip.cardWidth }
    Tip { shown: chip.hovered; text: chip.words }
}
