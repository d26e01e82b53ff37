import QtQuick
import Parlour

// What the adviser would play, how it rates the alternatives, and why; or what it believes of the
// hidden cards. When watching: what the last player thought.
Item {
    id: panel

    required property GameSession session
    property var moveName: move => move // in words
    property var moveFaces: move => []  // pictures of its cards
    property var cardName: moveName     // of a hidden card
    property var cardFaces: moveFaces
    property real faceAspect: 1.4
    readonly property var hint: session.hint
    readonly property var candidates: hint.candidates ?? []
    readonly property var beliefs: hint.beliefs ?? []
    readonly property bool believing: session.beliefsOpen && beliefs.length > 0
    readonly property bool watching: session.watching

    signal closed()

    implicitHeight: column.implicitHeight + disc.height + 20 + 14 + 20

    Accessible.role: Accessible.Pane
    Accessible.name: title.text

    SoftShadow { anchors.fill: parent; corner: 18; lift: 1.3 }
    Rectangle { anchors.fill: parent; radius: 18; color: Theme.panel.paper }

    Rectangle {
        id: disc
        x: 20; y: 20
        width: 36; height: 36; radius: 18
        color: "#F6E3AE"
        Symbol { anchors.centerIn: parent; name: panel.watching ? "info" : "hint"; size: 22; color: "#7A5410" }
    }
    Label {
        id: title
        anchors { left: disc.right; leftMargin: 12; verticalCenter: disc.verticalCenter }
        text: panel.watching ? qsTr("Thoughts") : panel.believing ? qsTr("Who may hold it") : qsTr("Hint")
        title: true
        size: 21
        color: Theme.panel.title
    }
    IconButton {
        anchors { right: parent.right; rightMargin: 12; verticalCenter: disc.verticalCenter }
        symbol: "close"
        ink: "#6B6657"
        glow: Theme.gold
        text: qsTr("Close")
        keys: "H"
        onClicked: panel.closed()
    }
    ScrollArea {
        anchors { left: parent.left; right: parent.right; top: disc.bottom; bottom: parent.bottom; topMargin: 14; bottomMargin: 16; leftMargin: 12; rightMargin: 2 }
        gutter: 10
        spacing: 8
        Column {
            id: column
            width: parent.width
            spacing: 8
            Label {
                x: 10
                width: parent.width - 20
                wrapMode: Text.Wrap
                size: 13
                color: Theme.panel.muted
                text: panel.hint.move === undefined && panel.hint.thinking ? qsTr("Thinking ...")
                    : panel.hint.move === undefined ? (panel.watching ? qsTr("After the next move you see here what its player thought.")
                                                                       : qsTr("A hint is given when it is your turn."))
                    : panel.believing ? qsTr("Chances, from what was played and what was not")
                    : panel.candidates.length === 0 ? ""
                    : panel.hint.isWin ? qsTr("Chance to win the game") : qsTr("Points to expect")
                visible: text !== ""
            }
            BeliefTable {
                x: 10
                width: parent.width - 20
                visible: panel.believing
                session: panel.session
                beliefs: panel.believing ? panel.beliefs : []
                cardName: panel.cardName
                cardFaces: panel.cardFaces
                faceAspect: panel.faceAspect
            }
            Repeater {
                model: panel.believing ? [] : panel.candidates
                Rectangle {
                    id: row

                    required property var modelData
                    required property int index
                    readonly property bool best: modelData.move === panel.hint.move
                    readonly property real share: panel.hint.isWin ? modelData.value : 0.5
                    readonly property string percent: Math.round(100 * modelData.value) + " %"

                    width: column.width
                    height: Math.max(76, cardPicture.height + 16, name.implicitHeight + number.implicitHeight + 20)
                    radius: 12
                    color: best ? Theme.panel.best : "transparent"
                    border { width: best ? 1.2 : 0; color: Theme.panel.bestEdge }
                    Accessible.role: Accessible.ListItem
                    Accessible.name: name.text + ", " + percent

                    CardRow {
                        id: cardPicture
                        readonly property var all: panel.moveFaces(row.modelData.move)
                        x: 12
                        anchors.verticalCenter: parent.verticalCenter
                        faces: all
                        aspect: panel.faceAspect
                        cardWidth: 44
                        shown: all.length > 2 ? 0.3 : 0.46
                    }
                    Label {
                        id: name
                        anchors { left: cardPicture.right; right: parent.right; top: parent.top; topMargin: 9; leftMargin: 14; rightMargin: 12 }
                        readonly property string words: panel.moveName(row.modelData.move)
                        text: words.charAt(0).toUpperCase() + words.slice(1)
                        size: 15
                        font.bold: row.best
                        color: Theme.panel.title
                        wrapMode: Text.Wrap
                    }
                    Rectangle {
                        id: track
                        anchors { left: name.left; right: number.left; rightMargin: 12; verticalCenter: number.verticalCenter }
                        height: 12
                        radius: 6
                        color: Theme.panel.edge
                        visible: panel.hint.isWin
                        Rectangle {
                            width: Math.max(12, row.share * parent.width)
                            height: parent.height
                            radius: 6
                            color: row.best ? Theme.primaryTop : Theme.panel.bar
                            Behavior on width { NumberAnimation { duration: Theme.ms(200); easing.type: Easing.OutCubic } }
                        }
                        Rectangle { x: parent.width / 2; y: -3; width: 1; height: 18; color: "#8A836F" }
                    }
                    Label {
                        id: number
                        anchors { right: parent.right; rightMargin: 12; bottom: parent.bottom; bottomMargin: 8 }
                        width: Theme.text(17) * 3
                        horizontalAlignment: Text.AlignRight
                        text: row.percent
                        title: true
                        size: 17
                        color: Theme.panel.title
                    }
                }
            }
            Row { // players that follow rules weigh nothing
                x: 10
                spacing: 14
                visible: panel.candidates.length === 0 && panel.hint.move !== undefined && !panel.believing
                CardRow { id: only; aspect: panel.faceAspect; faces: parent.visible ? panel.moveFaces(panel.hint.move) : []; shown: faces.length > 2 ? 0.3 : 0.46 }
                Label {
                    anchors.verticalCenter: parent.verticalCenter
                    width: column.width - 20 - (only.width > 0 ? only.width + 14 : 0)
                    wrapMode: Text.Wrap
                    text: parent.visible ? panel.moveName(panel.hint.move) : ""
                    size: 15
                    font.bold: true
                    color: Theme.panel.title
                }
            }
            Rectangle { x: 10; width: parent.width - 20; height: 1.2; color: Theme.panel.edge; visible: reasons.visible && panel.candidates.length > 0 }
            Label {
                id: reasons
                x: 10
                width: parent.width - 20
                visible: text !== "" && !panel.believing
                text: (panel.hint.sentences ?? []).join(qsTr(" ", "between two sentences"))
                size: 14.5
                wrapMode: Text.Wrap
                lineHeight: 1.3
                color: Theme.panel.text
            }
            TextButton {
                width: parent.width - 8
                x: 4
                visible: panel.beliefs.length > 0
                symbol: panel.believing ? "hint" : "people"
                text: panel.believing ? qsTr("What to play") : qsTr("Who may hold it?")
                onClicked: panel.session.beliefsOpen = !panel.believing
            }
            TextButton {
                width: parent.width - 8
                x: 4
                visible: !panel.watching && !panel.believing && panel.hint.move !== undefined && panel.session.personToMove
                primary: true
                text: qsTr("Play this")
                onClicked: panel.session.play(panel.hint.move)
            }
            Label {
                x: 10
                width: parent.width - 20
                visible: !panel.watching && panel.hint.move !== undefined
                text: [qsTr("The hint sees only what you see."), panel.hint.thinking ? qsTr("It is still looking further.") : ""].join(" ")
                size: 12
                wrapMode: Text.Wrap
                color: Theme.panel.muted
            }
        }
    }
}
