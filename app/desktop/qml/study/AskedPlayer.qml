import QtQuick
import Parlour

// One player's move in the position at the table, why, and what came of it.
Rectangle {
    id: row

    required property var asked // one of PositionStudy.players
    required property PositionStudy study
    required property GameSession session
    property var moveName: move => move
    property var moveFaces: move => []
    property real faceAspect: 1.4
    readonly property var hint: asked.hint ?? ({})
    readonly property string move: hint.move ?? "" // that was told; empty: none yet
    readonly property bool told: asked.state === "told"
    readonly property var candidates: hint.candidates ?? []
    readonly property var chosen: candidates.find(candidate => candidate.move === move) ?? null
    readonly property var others: candidates.filter(candidate => candidate.move !== move)
    readonly property var played: asked.played ?? ({})
    readonly property bool hasPlayed: played.games !== undefined

    signal playedOnWanted()
    signal removeWanted()

    function capitalised(name) { return name.charAt(0).toUpperCase() + name.slice(1) }
    function number(value, digits) { return Number(value).toLocaleString(Qt.locale(), "f", digits) }
    // A chance or points, as the player tells them.
    function worth(value) { return hint.isWin ? qsTr("%1 %", "a share").arg(Math.round(100 * value)) : (value < 0 ? "\u2212" : "+") + number(Math.abs(value), 1) }

    implicitHeight: column.implicitHeight + 20
    radius: 12
    color: "transparent"
    border { width: 1.2; color: Theme.panel.edge }
    Accessible.role: Accessible.Grouping
    Accessible.name: row.asked.name ?? ""

    component Words: Label {
        x: 10
        width: parent ? parent.width - 20 : 0
        visible: text !== ""
        wrapMode: Text.Wrap
        size: 14
        color: Theme.panel.text
    }

    Column {
        id: column
        y: 8
        width: parent.width
        spacing: 6
        Item {
            width: parent.width
            height: Math.max(remove.height, title.implicitHeight)
            Label {
                id: title
                anchors { left: parent.left; right: time.left; leftMargin: 12; rightMargin: 6; verticalCenter: parent.verticalCenter }
                text: row.asked.name ?? ""
                title: true
                size: 15.5
                wrapMode: Text.Wrap
                color: Theme.panel.title
            }
            Label {
                id: time
                anchors { right: remove.left; rightMargin: 2; verticalCenter: parent.verticalCenter }
                text: row.told ? qsTr("%1 s", "seconds of thinking").arg(row.number(row.asked.seconds, row.asked.seconds < 10 ? 1 : 0)) : ""
                size: 12
                color: Theme.panel.muted
            }
            IconButton {
                id: remove
                anchors { right: parent.right; rightMargin: 4; verticalCenter: parent.verticalCenter }
                symbol: "close"
                ink: "#6B6657"
                glow: Theme.gold
                text: qsTr("Do not ask %1").arg(title.text)
                onClicked: row.removeWanted()
            }
        }
        Words {
            size: 12.5
            color: Theme.panel.muted
            text: row.asked.cheats ? qsTr("Sees hidden cards") : ""
        }
        Words {
            color: row.asked.state === "failed" ? Theme.panel.warning : Theme.panel.muted
            text: ({ thinks: qsTr("Thinking..."), waits: qsTr("Waits for its turn"), failed: row.asked.problem, stopped: row.session.over ? "" : qsTr("Not asked") })[row.asked.state] ?? ""
        }
        Words {
            size: 12.5
            color: Theme.panel.muted
            text: row.told && row.chosen !== null ? row.hint.measure : ""
        }
        HintCandidate {
            x: 6
            width: parent.width - 12
            visible: row.chosen !== null
            name: row.move !== "" ? row.moveName(row.hint.move) : ""
            faces: row.move !== "" ? row.moveFaces(row.hint.move) : []
            aspect: row.faceAspect
            value: row.chosen?.value ?? 0
            isWin: row.hint.isWin ?? true
            words: ({ won: qsTr("A sure win"), lost: qsTr("As good as lost") })[row.hint.prospect] ?? ""
            best: true
        }
        Row { // players that follow rules compare no moves
            x: 12
            spacing: 12
            visible: row.told && row.chosen === null
            CardRow { id: only; aspect: row.faceAspect; faces: row.move !== "" ? row.moveFaces(row.hint.move) : []; shown: faces.length > 2 ? 0.3 : 0.46 }
            Label {
                anchors.verticalCenter: parent.verticalCenter
                width: column.width - 24 - (only.width > 0 ? only.width + 12 : 0)
                wrapMode: Text.Wrap
                text: row.move !== "" ? row.capitalised(row.moveName(row.hint.move)) : ""
                size: 15
                font.bold: true
                color: Theme.panel.title
            }
        }
        Words { text: (row.hint.sentences ?? []).join(qsTr(" ", "between two sentences")); lineHeight: 1.2 }
        Repeater {
            model: row.others
            HintCandidate {
                required property var modelData
                x: 6
                width: column.width - 12
                name: row.moveName(modelData.move)
                faces: row.moveFaces(modelData.move)
                aspect: row.faceAspect
                value: modelData.value
                words: modelData.words
                isWin: row.hint.isWin
            }
        }

        // ---- what comes of it

        Item { // the share of games won with its interval, and the chance that was told
            x: 12
            width: parent.width - 24
            height: 18
            visible: row.hasPlayed && row.played.games > 0 && row.hint.isWin
            Rectangle { y: 7; width: parent.width; height: 4; radius: 2; color: Theme.panel.edge }
            Rectangle { // the interval
                x: (row.played.low ?? 0) * parent.width
                y: 4
                width: Math.max(3, ((row.played.high ?? 0) - (row.played.low ?? 0)) * parent.width)
                height: 10
                radius: 3
                color: Theme.panel.bar
            }
            Rectangle { x: (row.played.value ?? 0) * parent.width - 1.5; y: 1; width: 3; height: 16; color: Theme.panel.title }
            Rectangle { // told
                visible: row.asked.told !== undefined
                x: (row.asked.told ?? 0) * parent.width - width / 2
                y: 4
                width: 10
                height: 10
                rotation: 45
                color: Theme.gold
                border { width: 1; color: Theme.panel.title }
            }
        }
        Words {
            text: {
                if (!row.hasPlayed) return ""
                if (row.played.games === 0) return row.played.running ? qsTr("Playing on...") : ""
                const games = qsTr("%n game(s)", "", row.played.games)
                const share = row.worth(row.played.value)
                const range = qsTr("%1 to %2").arg(row.worth(row.played.low)).arg(row.worth(row.played.high))
                return (row.hint.isWin ? qsTr("Won in %1: %2 (%3)") : qsTr("Points in %1: %2 on average (%3)")).arg(games).arg(share).arg(range)
            }
            Accessible.name: text
        }
        Words {
            size: 13
            color: Theme.panel.muted
            text: row.hasPlayed && row.played.games > 0 && row.asked.told !== undefined ? qsTr("Told before: %1").arg(row.worth(row.asked.told)) : ""
        }
        Words { text: row.played.problem ?? ""; color: Theme.panel.warning }
        Flow {
            x: 10
            width: parent.width - 20
            spacing: 6
            visible: row.told
            TextButton {
                look: Theme.lightChrome
                text: qsTr("Play this")
                onClicked: row.session.play(row.move)
            }
            TextButton {
                look: Theme.lightChrome
                symbol: row.played.running ? "pause" : "dice"
                width: Math.min(implicitWidth, parent.width)
                text: row.played.running ? qsTr("Stop") : qsTr("Play out 1,000 times")
                tip: qsTr("Plays this move and on to the end, again and again, to see what it is worth.")
                onClicked: row.played.running ? row.study.stopPlayingOn() : row.playedOnWanted()
            }
        }
    }
}
