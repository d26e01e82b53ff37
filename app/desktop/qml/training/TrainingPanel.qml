import QtQuick
import Parlour

// Beside a problem on the table: what is asked, what the answer is worth, and why.
FocusScope {
    id: panel

    required property GameSession session
    property var moveName: move => move // in words
    property var moveFaces: move => []  // pictures of its cards
    property real faceAspect: 1.4
    readonly property Training training: Program.training
    readonly property bool answered: training.state === Training.Right || training.state === Training.Shown
    readonly property bool wrong: training.state === Training.Wrong
    readonly property string asked: qsTr("Which move is best? Play it.")

    implicitHeight: scroll.y + column.implicitHeight + 20

    signal tableWanted() // the person may move again
    signal leaveWanted()

    Accessible.role: Accessible.Pane
    Accessible.name: heading.text

    function next() { Program.trainOn() }
    function tryAgain() {
        training.tryAgain()
        tableWanted()
    }
    function showAnswer() { training.showAnswer() }

    Connections {
        target: panel.training
        function onChanged() { told.restart() }
    }
    property int toldState: Training.Asked
    Timer { // once whatever changes with it has changed
        id: told
        interval: 0
        onTriggered: {
            if (panel.toldState === panel.training.state) return
            panel.toldState = panel.training.state
            scroll.contentY = 0
            Services.announce(verdict)
            if (panel.answered) nextButton.forceActiveFocus()
            else if (panel.wrong) againButton.forceActiveFocus()
        }
    }

    component Words: Label {
        x: 10
        width: parent ? parent.width - 20 : 0
        visible: text !== ""
        wrapMode: Text.Wrap
        size: 14.5
        color: Theme.panel.text
    }

    SoftShadow { anchors.fill: parent; corner: 18; lift: 1.3 }
    Rectangle { anchors.fill: parent; radius: 18; color: Theme.panel.paper }
    MouseArea { anchors.fill: parent; onWheel: {} } // nothing below it

    Column {
        anchors { left: parent.left; right: close.left; leftMargin: 18; rightMargin: 4; verticalCenter: close.verticalCenter }
        Label {
            id: heading
            width: parent.width
            text: qsTr("Training")
            title: true
            size: 18
            color: Theme.panel.title
        }
        Label {
            width: parent.width
            text: panel.training.caption
            size: 12
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 9
            elide: Text.ElideRight
            color: Theme.panel.muted
        }
    }
    IconButton {
        id: close
        anchors { right: parent.right; rightMargin: 10; top: parent.top; topMargin: 8 }
        symbol: "close"
        ink: "#6B6657"
        glow: Theme.gold
        text: qsTr("Close")
        keys: qsTr("Esc")
        onClicked: panel.leaveWanted()
    }
    ScrollArea {
        id: scroll
        anchors { left: parent.left; right: parent.right; top: close.bottom; bottom: parent.bottom; topMargin: 8; bottomMargin: 14; leftMargin: 10; rightMargin: 2 }
        gutter: 10
        paper: Theme.panel.paper
        Column {
            id: column
            width: parent.width
            spacing: 10
            Item {
                width: parent.width
                height: Math.max(badge.height, verdict.implicitHeight) + 4
                GradeMark {
                    id: badge
                    x: 10
                    visible: panel.wrong || panel.answered
                    anchors.verticalCenter: parent.verticalCenter
                    width: 32 * Theme.grown
                    rank: panel.wrong ? 3 : panel.training.state === Training.Right ? 0 : 5
                    symbol: panel.wrong ? "close" : panel.training.state === Training.Right ? "check" : "eye"
                }
                Label {
                    id: verdict
                    anchors { left: badge.visible ? badge.right : parent.left; right: parent.right; leftMargin: 12; rightMargin: 10; verticalCenter: parent.verticalCenter }
                    text: panel.wrong || panel.answered ? panel.training.verdict : panel.asked
                    title: true
                    size: 16
                    wrapMode: Text.Wrap
                    color: Theme.panel.title
                    Accessible.role: Accessible.AlertMessage
                    Accessible.name: text
                }
            }
            TextButton {
                id: againButton
                x: 4
                width: parent.width - 8
                visible: panel.wrong
                look: Theme.lightChrome
                primary: true
                symbol: "undo"
                text: qsTr("Try again")
                onClicked: panel.tryAgain()
            }
            TextButton {
                id: nextButton
                x: 4
                width: parent.width - 8
                visible: panel.answered
                look: Theme.lightChrome
                primary: true
                symbol: "play"
                text: qsTr("Next problem")
                tip: "N"
                onClicked: panel.next()
            }
            TextButton {
                x: 4
                width: parent.width - 8
                visible: !panel.answered
                look: Theme.lightChrome
                symbol: "eye"
                text: qsTr("Show the answer")
                onClicked: panel.showAnswer()
            }
            Words { text: panel.training.ratingWords; font.bold: true }
            Repeater {
                model: panel.answered ? panel.training.candidates : []
                Column {
                    id: choice
                    required property var modelData
                    required property int index
                    width: scroll.width - 12
                    spacing: 8
                    PlainButton {
                        id: button
                        width: parent.width
                        height: row.height
                        activeFocusOnTab: true
                        Accessible.role: Accessible.Button
                        Accessible.name: row.Accessible.name
                        onClicked: panel.training.look(choice.modelData.move)
                        HintCandidate {
                            id: row
                            width: parent.width
                            name: panel.moveName(choice.modelData.move)
                            faces: panel.moveFaces(choice.modelData.move)
                            aspect: panel.faceAspect
                            value: choice.modelData.value
                            isWin: panel.training.isWin
                            note: choice.modelData.note
                            best: choice.index === 0
                        }
                        FocusRing { shown: button.visualFocus || (button.activeFocus && Theme.keysInUse); corner: 12 }
                        HoverHandler { cursorShape: Qt.PointingHandCursor }
                    }
                    Words { visible: choice.index === 0 && text !== ""; text: panel.training.why; lineHeight: 1.25 }
                }
            }
        }
    }
}
