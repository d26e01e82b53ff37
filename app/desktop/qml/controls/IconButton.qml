import QtQuick
import Parlour

// A symbol to press, its words below or in a tip.
PlainButton {
    id: button

    property string symbol
    property color ink: Theme.table.text
    property color glow: Theme.table.marker
    property bool on: false        // lit: what it stands for is shown
    property bool labelled: false  // with its words below
    property real symbolSize: Theme.text(20)
    property string keys           // shown in the tip

    implicitWidth: labelled ? Math.max(50 * Theme.grown, implicitContentWidth + 8) : 40 * Theme.grown
    implicitHeight: (labelled ? 50 : 40) * Theme.grown
    activeFocusOnTab: true
    focusPolicy: Qt.StrongFocus
    opacity: enabled ? 1 : 0.42
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: keys

    background: Rectangle {
        radius: Math.min(width, height) / 2
        color: button.glow
        opacity: button.on ? 0.24 : button.down ? 0.3 : button.hovered ? 0.14 : 0
        Behavior on opacity { NumberAnimation { duration: Theme.ms(120) } }
    }
    contentItem: SymbolAndWords {
        above: true
        symbol: button.symbol
        symbolSize: button.symbolSize
        words: button.labelled ? button.text : ""
        size: 12
        ink: button.on ? Theme.table.accent : button.ink
    }
    FocusRing { corner: Math.min(parent.width, parent.height) / 2 }
    Tip {
        shown: button.hovered && (!button.labelled || button.keys !== "")
        text: button.keys === "" ? button.text : button.text + "  (" + button.keys + ")"
    }
}
