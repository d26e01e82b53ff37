import QtQuick
import QtQuick.Templates as T
import Parlour

// A button with words, and perhaps a symbol before them.
T.Button {
    id: button

    property bool primary: false
    property bool golden: false
    property bool suggested: false // by a hint
    property string symbol
    property string tip
    property var look: Theme.chrome // Theme.lightChrome on paper

    readonly property color ink: golden ? Theme.inkOnGold : primary ? "#FFFFFF" : button.look.title

    implicitHeight: Math.max(42 * Theme.grown, Theme.text(15) + 22)
    implicitWidth: implicitContentWidth + 44 * Theme.grown
    activeFocusOnTab: true
    focusPolicy: Qt.StrongFocus
    opacity: enabled ? 1 : 0.5
    Accessible.name: text
    Accessible.description: tip
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    Accessible.onPressAction: if (enabled) clicked()

    background: Rectangle {
        radius: height / 2
        color: button.golden ? Qt.darker(Theme.paleGold, button.down ? 1.12 : button.hovered ? 1.04 : 1)
                             : button.primary ? "transparent" : button.down || button.hovered ? button.look.chosen : button.look.card
        border { width: button.primary || button.golden ? 0 : 1.2; color: button.look.edge }
        SuggestedGlow { shown: button.suggested }
        Rectangle {
            anchors.fill: parent
            visible: button.primary
            radius: height / 2
            gradient: Gradient {
                GradientStop { position: 0; color: button.down ? Theme.primaryBottom : button.hovered ? Qt.lighter(Theme.primaryTop, 1.1) : Theme.primaryTop }
                GradientStop { position: 1; color: Theme.primaryBottom }
            }
        }
        FocusRing { shown: button.visualFocus || (button.activeFocus && Theme.keysInUse); corner: parent.radius }
    }
    Tip { shown: button.hovered; text: button.tip }
    contentItem: SymbolAndWords {
        symbol: button.symbol
        words: button.text
        size: button.primary || button.golden ? 15 : 14
        bold: button.primary || button.golden
        ink: button.ink
    }
}
