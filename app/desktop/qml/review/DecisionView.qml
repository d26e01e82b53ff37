import QtQuick
import Parlour

// One decision: how good it was, what else there was, and why.
Column {
    id: view

    required property GameReview review
    required property GameSession session
    property var moveName: move => move
    property var moveFaces: move => []
    property real faceAspect: 1.4
    readonly property var decision: review.decision
    readonly property bool judged: decision.grade !== undefined
    readonly property bool forced: decision.forced ?? false
    readonly property bool opens: decision.ply !== undefined && !session.secretive // hands can be opened here
    readonly property var openLook: review.openLook

    signal openCardsWanted(bool open)

    spacing: 8

    component Words: Label {
        x: 10
        width: parent ? parent.width - 20 : 0
        visible: text !== ""
        wrapMode: Text.Wrap
        size: 14
        color: Theme.panel.text
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    Item {
        width: parent.width
        height: Math.max(badge.height, head.implicitHeight) + 4
        visible: view.decision.ply !== undefined
        GradeMark {
            id: badge
            x: 10
            visible: view.judged
            anchors.verticalCenter: parent.verticalCenter
            width: 32 * Theme.grown
            rank: view.decision.grade ?? 0
            symbol: view.decision.mark ?? ""
        }
        Column {
            id: head
            anchors { left: badge.visible ? badge.right : parent.left; right: parent.right; leftMargin: 12; rightMargin: 10; verticalCenter: parent.verticalCenter }
            Label {
                width: parent.width
                text: (view.decision.name ?? "") + (view.judged ? ": " + view.decision.words : "")
                title: true
                size: 17
                wrapMode: Text.Wrap
                color: Theme.panel.title
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Label {
                width: parent.width
                visible: text !== ""
                text: view.decision.cost ?? ""
                size: 13.5
                wrapMode: Text.Wrap
                color: Theme.panel.text
            }
        }
    }
    Words {
        text: view.decision.ply === undefined ? view.session.result.headline ?? (view.session.over ? "" : qsTr("This is where the game stands. Go back to play on."))
            : view.decision.isSecret ? qsTr("The decisions of the other players are shown once the deal is over.")
            : !view.judged ? qsTr("Not looked at yet.") : ""
    }
    Words {
        visible: view.decision.move !== undefined && (view.forced || !view.judged)
        readonly property string name: visible ? view.moveName(view.decision.move) : ""
        text: name.charAt(0).toUpperCase() + name.slice(1)
        font.bold: true
        color: Theme.panel.title
    }
    component Why: Words {
        text: view.decision.why ?? ""
        size: 14.5
        lineHeight: 1.25
    }
    Why { visible: choices.count === 0 && text !== "" }
    Repeater {
        id: choices
        model: view.forced ? [] : view.decision.candidates ?? []
        Column {
            id: choice
            required property var modelData
            required property int index
            width: view.width
            spacing: view.spacing
            PlainButton {
                id: button
                width: parent.width
                height: row.height
                activeFocusOnTab: true
                Accessible.role: Accessible.Button
                Accessible.name: row.Accessible.name
                onClicked: view.session.shownMove = choice.modelData.move
                HintCandidate {
                    id: row
                    width: parent.width
                    name: view.moveName(choice.modelData.move)
                    faces: view.moveFaces(choice.modelData.move)
                    aspect: view.faceAspect
                    value: choice.modelData.value
                    isWin: view.decision.isWin ?? true
                    note: [choice.modelData.note, choice.modelData.whyNot].filter(Boolean).join("\n")
                    best: choice.modelData.move === view.session.shownMove // on the table
                }
                FocusRing { shown: button.visualFocus || (button.activeFocus && Theme.keysInUse); corner: 12 }
                HoverHandler { cursorShape: Qt.PointingHandCursor }
            }
            Why { visible: choice.index === 0 && text !== "" } // of the best, which comes first
        }
    }
    Rectangle { // what follows is another view
        x: 10
        width: parent.width - 20
        height: 1
        color: Theme.panel.edge
        visible: view.opens
    }
    Item {
        x: 10
        visible: view.opens
        width: parent.width - 20
        height: Math.max(openSwitch.height, openTitle.implicitHeight)
        Label {
            id: openTitle
            anchors { left: parent.left; right: openSwitch.left; rightMargin: 8; verticalCenter: parent.verticalCenter }
            text: qsTr("With open cards")
            title: true
            size: 15
            wrapMode: Text.Wrap
            color: Theme.panel.title
            Accessible.ignored: true
        }
        Toggle {
            id: openSwitch
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            checked: view.review.openCards
            Accessible.name: openTitle.text
            Accessible.description: openWords.text
            onToggled: view.openCardsWanted(checked)
            Tip { shown: openSwitch.hovered; text: qsTr("Key O") }
        }
    }
    Words {
        id: openWords
        readonly property bool isLooking: view.openLook.candidates === undefined
        visible: view.review.openCards && view.opens
        text: qsTr("All hands lie open. Nobody could know this, so it changes no grade.") + (view.judged && !view.forced && isLooking ? " " + qsTr("Looking...") : "")
    }
    Repeater {
        model: view.review.openCards && !view.forced ? view.openLook.candidates ?? [] : []
        HintCandidate {
            id: open
            required property var modelData
            required property int index
            width: view.width
            name: view.moveName(modelData.move)
            faces: view.moveFaces(modelData.move)
            aspect: view.faceAspect
            value: modelData.value
            isWin: view.openLook.isWin ?? true
            note: modelData.note
            best: index === 0
        }
    }
    TextButton {
        x: 4
        width: parent.width - 8
        visible: view.decision.ply !== undefined && view.session.persons > 0
        look: Theme.lightChrome
        symbol: "play"
        text: qsTr("Try again from here")
        onClicked: Program.playOnFromReview()
    }
}
