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
    readonly property var others: candidates.filter(candidate => candidate.move !== hint.move)
    readonly property var beliefs: hint.beliefs ?? []
    readonly property bool believing: session.beliefsOpen && beliefs.length > 0
    readonly property bool watching: session.watching
    readonly property string prospect: watching ? ({ won: qsTr("A sure win"), lost: qsTr("As good as lost") })[hint.prospect] ?? ""
                                                : ({ won: qsTr("You win this."), lost: qsTr("This is lost; make them work for it.") })[hint.prospect] ?? ""

    signal closed()

    // The reasons, how it stands, and the next best move.
    function words(): string {
        const next = (hint.next ?? "") !== "" ? hint.next.replace("%1", moveName(candidates[1].move)) : ""
        return [...hint.sentences ?? [], hint.outlook ?? "", next].filter(Boolean).join(qsTr(" ", "between two sentences"))
    }

    implicitHeight: column.implicitHeight + scroll.y + 20

    Accessible.role: Accessible.Pane
    Accessible.name: title.text

    SoftShadow { anchors.fill: parent; corner: 18; lift: 1.3 }
    Rectangle { anchors.fill: parent; radius: 18; color: Theme.panel.paper }

    Item {
        id: head
        anchors { left: parent.left; leftMargin: disc.place; right: parent.right; rightMargin: 12; top: parent.top; topMargin: disc.place }
        height: Math.max(disc.height, titles.height)
        Rectangle {
            id: disc
            readonly property real place: Theme.compact ? 12 : 20
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.compact ? 30 : 36 * Theme.grown; height: width; radius: width / 2
            color: "#F6E3AE"
            Symbol { anchors.centerIn: parent; name: panel.watching ? "info" : "hint"; size: 22 * Theme.grown; color: "#7A5410" }
        }
        Column {
            id: titles
            anchors { left: disc.right; leftMargin: 12; right: close.left; verticalCenter: parent.verticalCenter }
            Label {
                id: title
                width: parent.width
                text: panel.watching ? qsTr("Thoughts") : panel.believing ? qsTr("Who holds what") : qsTr("Hint")
                title: true
                size: depth.visible ? 18 : 21
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.text(15)
                elide: Text.ElideRight
                color: Theme.panel.title
            }
            Label { // how far it has looked
                id: depth
                width: parent.width
                visible: text !== ""
                text: ({ first: qsTr("First look, looking deeper..."), deeper: qsTr("Looking deeper..."), final: qsTr("Final advice") })[panel.hint.depth] ?? ""
                size: 12
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 9
                elide: Text.ElideRight
                color: Theme.panel.muted
            }
        }
        IconButton {
            id: close
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            symbol: "close"
            ink: "#6B6657"
            glow: Theme.gold
            text: qsTr("Close")
            keys: "H"
            onClicked: panel.closed()
        }
    }
    SegmentedChoice {
        id: tabs
        anchors { left: parent.left; leftMargin: 14; top: head.bottom; topMargin: 10 }
        visible: panel.beliefs.length > 0
        most: panel.width - 28
        look: Theme.lightChrome
        name: title.text
        options: [{ value: false, title: qsTr("What to play") }, { value: true, title: qsTr("Who holds what"), tip: "B" }]
        value: panel.believing
        onChosen: value => panel.session.beliefsOpen = value
    }
    onBelievingChanged: scroll.contentY = 0
    ScrollArea {
        id: scroll
        anchors { left: parent.left; right: parent.right; top: tabs.visible ? tabs.bottom : head.bottom; bottom: parent.bottom; topMargin: Theme.compact ? 6 : tabs.visible ? 10 : 14; bottomMargin: Theme.compact ? 10 : 16; leftMargin: 12; rightMargin: 2 }
        gutter: 10
        spacing: 8
        paper: Theme.panel.paper
        Column {
            id: column
            width: parent.width
            spacing: Theme.compact ? 6 : 8
            Label {
                x: 10
                width: parent.width - 20
                wrapMode: Text.Wrap
                size: Theme.compact ? 12 : 13
                color: Theme.panel.muted
                text: panel.hint.move === undefined && panel.hint.thinking ? qsTr("Thinking...")
                    : panel.hint.move === undefined ? (panel.watching ? qsTr("After the next move, its player's thoughts appear here.")
                                                                       : qsTr("You get a hint when it is your turn."))
                    : panel.believing ? panel.chanceOf || qsTr("Chances, from what was played and what was not")
                    : panel.prospect !== "" && panel.others.length === 0 ? "" // no numbers
                    : Theme.compact && (panel.hint.outlook ?? "") !== "" ? "" // which says it, too
                    : panel.hint.measure
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
                words: panel.prospect
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
                text: panel.hint.asksAgain ? qsTr("Play this instead?") : qsTr("Play this")
                onPressed: panel.session.holdAdvice()
                onCanceled: panel.session.dropAdvice()
                onClicked: panel.session.playAdvice()
            }
            Label {
                x: 10
                width: parent.width - 20
                visible: text !== "" && !panel.believing
                bottomPadding: 6
                text: panel.words()
                size: 14.5
                wrapMode: Text.Wrap
                lineHeight: 1.25
                color: Theme.panel.text
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
                    words: modelData.words
                    note: modelData.whyNot
                    isWin: panel.hint.isWin
                }
            }
            Label {
                x: 10
                width: parent.width - 20
                visible: !panel.watching && panel.hint.move !== undefined
                text: qsTr("The hint sees only what you see.")
                size: 12
                wrapMode: Text.Wrap
                color: Theme.panel.muted
            }
        }
    }
}
