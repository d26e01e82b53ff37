import QtQuick
import QtQuick.Templates as T
import Parlour

// What may be said in the bidding, and what each choice means.
Item {
    id: panel

    required property EuchreTable model
    required property GameSession session

    readonly property var rows: model.choices
    readonly property var moves: rows.reduce((all, row) => [...all, ...row.moves], [])
    readonly property string suggested: session.shownMove
    readonly property bool goesAlone: model.goesAlone

    // With large text in a small window only the tips say what the choices mean.
    readonly property bool terse: Theme.compact && Theme.settings.textScale > 1.2
    readonly property real padding: Theme.compact ? 10 : 14

    visible: rows.length > 0
    height: column.implicitHeight + 2 * padding
    Keys.onUpPressed: step(-1)
    Keys.onLeftPressed: step(-1)
    Keys.onDownPressed: step(1)
    Keys.onRightPressed: step(1)

    function choose(index) { if (index < moves.length) session.play(moves[index].move) }
    function numberOf(row, index) { return rows.slice(0, row).reduce((sum, before) => sum + before.moves.length, 1) + index }
    // All that can have the focus, in order.
    function stops() {
        const list = []
        for (let i = 0; i < repeater.count; ++i)
            if (repeater.itemAt(i)) list.push(...repeater.itemAt(i).stops())
        if (panel.model.mayGoAlone) list.push(alone)
        return list
    }
    function focusFirst() { stops()[0].forceActiveFocus() }
    function step(by) {
        const list = stops()
        const place = list.findIndex(stop => stop.activeFocus)
        list[(place + by + list.length) % list.length].forceActiveFocus()
    }

    SoftShadow { anchors.fill: parent; corner: 18; lift: 0.8 }
    Rectangle { anchors.fill: parent; radius: 18; color: Theme.table.plate; opacity: Theme.plateOpacity }
    Column {
        id: column
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: panel.padding }
        spacing: 10 * Theme.unit
        Repeater {
            id: repeater
            model: panel.rows.length
            Column {
                id: row
                required property int index
                readonly property var choice: panel.rows[index] ?? { words: "", moves: [] }
                width: column.width
                spacing: 3
                function stops() { return Array.from({ length: buttons.count }, (_, i) => buttons.itemAt(i)) }
                Flow {
                    width: parent.width
                    spacing: 8
                    Repeater {
                        id: buttons
                        model: row.choice.moves.length
                        BidButton {
                            required property int index
                            readonly property var move: row.choice.moves[index] ?? { title: "", spoken: "", suit: "", move: "" }
                            text: move.title
                            spoken: move.spoken
                            meaning: row.choice.words
                            suit: move.suit
                            makes: row.index > 0 || panel.rows.length === 1
                            suggested: panel.suggested !== "" && panel.suggested.replace(" alone", "") === move.move.replace(" alone", "")
                            keys: move.move === "pass" ? "P" : String(panel.numberOf(row.index, index))
                            onClicked: panel.session.play(move.move)
                        }
                    }
                }
                Label { visible: !panel.terse; x: 4; width: parent.width - 8; wrapMode: Text.Wrap; text: row.choice.words; size: 13; color: Theme.table.text }
            }
        }
        Rectangle { width: parent.width; height: 1; color: Theme.table.line; opacity: 0.2; visible: panel.model.mayGoAlone }
        Row {
            visible: panel.model.mayGoAlone
            width: parent.width
            spacing: 12
            Toggle {
                id: alone
                anchors.verticalCenter: parent.verticalCenter
                checked: panel.goesAlone
                Accessible.name: aloneTitle.text
                Accessible.description: aloneWords.text
                onToggled: panel.model.goesAlone = checked
            }
            Column {
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - alone.width - 12
                Label { id: aloneTitle; text: qsTr("Alone  (A)"); size: 14; font.bold: true; color: panel.suggested.endsWith(" alone") ? Theme.table.accent : Theme.table.text; Accessible.ignored: true }
                Label { id: aloneWords; visible: !panel.terse; width: parent.width; wrapMode: Text.Wrap; text: qsTr("Your partner sits out; all five tricks count 4 points."); size: 13; color: Theme.table.text }
            }
        }
    }

    component BidButton: T.Button {
        id: button

        property string spoken
        property string suit
        property string meaning
        property string keys
        property bool makes: false
        property bool suggested: false

        implicitHeight: Math.max(Theme.compact ? 36 : 40 * Theme.grown, Theme.text(15) + 20)
        implicitWidth: implicitContentWidth + 32 * Theme.grown
        activeFocusOnTab: true
        focusPolicy: Qt.StrongFocus
        hoverEnabled: true
        Accessible.name: spoken
        Accessible.description: meaning
        Keys.onReturnPressed: clicked()
        Keys.onEnterPressed: clicked()
        Accessible.onPressAction: if (enabled) clicked()
        background: Rectangle {
            radius: height / 2
            readonly property color ground: button.makes ? Theme.paleGold : "#F6F1E3"
            color: Qt.darker(ground, button.down ? 1.12 : button.hovered ? 1.05 : 1)
            SuggestedGlow { shown: button.suggested }
            Rectangle {
                anchors.fill: parent
                anchors.margins: -4
                visible: button.activeFocus && Theme.keysInUse
                radius: height / 2
                color: "transparent"
                border { width: 3; color: Theme.table.marker }
            }
        }
        contentItem: SuitAndWords { suit: button.suit; words: button.text }
        Tip { shown: button.hovered; text: (panel.terse ? button.meaning : button.spoken) + "  (" + button.keys + ")" }
    }

    component SuitAndWords: Item {
        id: face

        property string suit
        property string words

        implicitWidth: row.implicitWidth
        implicitHeight: row.implicitHeight
        Accessible.ignored: true
        Row {
            id: row
            anchors.centerIn: parent
            spacing: 7
            Image {
                anchors.verticalCenter: parent.verticalCenter
                visible: face.suit !== ""
                width: Theme.text(20)
                height: width
                source: visible ? "image://art/" + Theme.frenchSuit(face.suit) : ""
                sourceSize.width: width
                sourceSize.height: height
            }
            Label { anchors.verticalCenter: parent.verticalCenter; text: face.words; size: 15; font.bold: true; color: Theme.inkOnGold; Accessible.ignored: true }
        }
    }
}
