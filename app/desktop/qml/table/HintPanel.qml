import QtQuick
import Parlour

// What the adviser would play, how it rates the alternatives, and why; or what it believes about
// the hidden cards. When watching: what the last player thought.
Item {
    id: panel

    required property GameSession session
    property var moveName: move => move // in words
    property var moveFaces: move => []  // pictures of its cards
    property var cardName: moveName     // of a hidden card
    property var cardFaces: moveFaces
    property string chanceOf            // what the chances are, where not of single cards
    property real faceAspect: 1.4
    readonly property var hint: session.hint
    readonly property var candidates: hint.candidates ?? []
    readonly property var chosen: candidates.find(candidate => candidate.move === hint.move) ?? null
    readonly property var others: candidates.filter(candidate => candidate.move !== hint.move).slice(0, 4)
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
        anchors { left: disc.right; leftMargin: 12; right: close.left; verticalCenter: disc.verticalCenter }
        text: panel.watching ? qsTr("Thoughts") : panel.believing ? qsTr("Who holds what") : qsTr("Hint")
        title: true
        size: 21
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.text(15)
        elide: Text.ElideRight
        color: Theme.panel.title
    }
    IconButton {
        id: close
        anchors { right: parent.right; rightMargin: 12; verticalCenter: disc.verticalCenter }
        symbol: "close"
        ink: "#6B6657"
        glow: Theme.gold
        text: qsTr("Close")
        keys: "H"
        onClicked: panel.closed()
    }
    onBelievingChanged: scroll.contentY = 0
    ScrollArea {
        id: scroll
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
                text: panel.hint.move === undefined && panel.hint.thinking ? qsTr("Thinking...")
                    : panel.hint.move === undefined ? (panel.watching ? qsTr("After the next move, its player's thoughts appear here.")
                                                                       : qsTr("You get a hint when it is your turn."))
                    : panel.believing ? panel.chanceOf || qsTr("Chances, from what was played and what was not")
                    : panel.candidates.length === 0 ? ""
                    : panel.hint.isWin ? qsTr("Chance to win the game") : qsTr("Points to expect")
                visible: text !== ""
            }
            HintCandidate {
                width: column.width
                visible: panel.chosen !== null && !panel.believing
                name: visible ? panel.moveName(panel.hint.move) : ""
                faces: visible ? panel.moveFaces(panel.hint.move) : []
                aspect: panel.faceAspect
                value: panel.chosen?.value ?? 0
                isWin: panel.hint.isWin ?? true
                best: true
            }
            Row { // players that follow rules compare no moves
                x: 10
                spacing: 14
                visible: panel.chosen === null && panel.hint.move !== undefined && !panel.believing
                CardRow { id: only; aspect: panel.faceAspect; faces: parent.visible ? panel.moveFaces(panel.hint.move) : []; shown: faces.length > 2 ? 0.3 : 0.46 }
                Label {
                    anchors.verticalCenter: parent.verticalCenter
                    width: column.width - 20 - (only.width > 0 ? only.width + 14 : 0)
                    wrapMode: Text.Wrap
                    readonly property string name: parent.visible ? panel.moveName(panel.hint.move) : ""
                    text: name.charAt(0).toUpperCase() + name.slice(1)
                    size: 15
                    font.bold: true
                    color: Theme.panel.title
                }
            }
            TextButton { // above the sentences, so that it stays put while they change
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
                visible: text !== "" && !panel.believing
                bottomPadding: 6
                text: (panel.hint.sentences ?? []).join(qsTr(" ", "between two sentences"))
                size: 14.5
                wrapMode: Text.Wrap
                lineHeight: 1.25
                color: Theme.panel.text
            }
            TextButton {
                width: parent.width - 8
                x: 4
                visible: panel.beliefs.length > 0
                symbol: panel.believing ? "hint" : "people"
                text: panel.believing ? qsTr("What to play") : qsTr("Who holds what")
                onClicked: panel.session.beliefsOpen = !panel.believing
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
                ofSingleCards: panel.chanceOf === ""
            }
            Rectangle { x: 10; width: parent.width - 20; height: 1.2; color: Theme.panel.edge; visible: panel.others.length > 0 && !panel.believing }
            Repeater {
                model: panel.believing ? [] : panel.others
                HintCandidate {
                    required property var modelData

                    width: column.width
                    name: panel.moveName(modelData.move)
                    faces: panel.moveFaces(modelData.move)
                    aspect: panel.faceAspect
                    value: modelData.value
                    isWin: panel.hint.isWin
                }
            }
            Label {
                x: 10
                width: parent.width - 20
                visible: !panel.watching && panel.hint.move !== undefined
                text: [qsTr("The hint sees only what you see."), panel.hint.thinking ? qsTr("It is still thinking.") : ""].join(" ")
                size: 12
                wrapMode: Text.Wrap
                color: Theme.panel.muted
            }
        }
    }
}
