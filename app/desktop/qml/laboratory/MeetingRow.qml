import QtQuick
import Parlour

// Two players against each other: the result, and when it is open the command for it and its games.
Column {
    id: row

    required property Tournament run
    // One of Tournament.meetings; `turned`: its players have changed places.
    required property var meeting
    required property int number  // its place there
    property bool open: false
    property bool reads: false // a game, to be watched or reviewed
    property bool reviews: false

    signal watched() // a game was opened at the table

    function percent(share) { return (100 * share).toLocaleString(Qt.locale(), "f", 1) }
    function read(reviews) {
        row.reviews = reviews
        reads = true
        run.readGame(row.number, game.value, run.hasDeals ? deal.value : 1)
    }

    readonly property string labelA: Program.games.labelOf(run.game, meeting.a)
    readonly property string labelB: Program.games.labelOf(run.game, meeting.b)
    readonly property string result: meeting.share === undefined ? ""
        : qsTr("%1 % (%2 to %3) of %4 games").arg(percent(meeting.share)).arg(percent(meeting.low)).arg(percent(meeting.high)).arg(meeting.games.toLocaleString(Qt.locale(), "f", 0))
    readonly property string asked: meeting.turned ?? false ? labelB : labelA // whether it is stronger
    readonly property string verdict: meeting.verdict === "H1" ? qsTr("%1 is stronger by %2 Elo rather than by %3.").arg(asked).arg(run.test.elo1).arg(run.test.elo0)
        : meeting.verdict === "H0" ? qsTr("%1 is not stronger by %2 Elo.").arg(asked).arg(run.test.elo1)
        : meeting.verdict === "none" && meeting.state === "done" ? qsTr("The games were not enough to tell.") : ""
    readonly property string standing: ({ waiting: qsTr("waiting"), working: qsTr("at work"), failed: qsTr("failed"), begun: qsTr("paused"), done: "" })[meeting.state]

    spacing: 8

    LineButton {
        width: parent.width
        text: qsTr("%1 against %2").arg(row.labelA).arg(row.labelB)
        note: [row.result, row.standing].filter(part => part !== "").join("   ·   ")
        open: row.open
        onClicked: row.open = !row.open
    }
    Column {
        visible: row.open
        x: 12
        width: parent.width - 24
        spacing: 10
        bottomPadding: 10
        Label { width: parent.width; visible: text !== ""; wrapMode: Text.Wrap; color: Theme.chrome.title; text: row.verdict }
        Label { width: parent.width; visible: text !== ""; wrapMode: Text.Wrap; color: Theme.chrome.title; text: row.meeting.failure }
        Repeater {
            model: row.open ? row.meeting.commands : []
            CommandLine {
                required property string modelData
                width: parent.width
                command: modelData
            }
        }
        Flow {
            width: parent.width
            spacing: 10
            visible: row.meeting.recorded > 0
            Label { height: game.height; verticalAlignment: Text.AlignVCenter; text: qsTr("Game") }
            NumberEntry {
                id: game
                name: qsTr("Number of a game")
                value: 1
                least: 1
                most: row.meeting.recorded
                onEntered: number => value = number
            }
            Label { visible: row.run.hasDeals; height: game.height; verticalAlignment: Text.AlignVCenter; text: qsTr("Deal") }
            NumberEntry {
                id: deal
                visible: row.run.hasDeals
                name: qsTr("Number of a deal of the game")
                value: 1
                least: 1
                most: 1000
                onEntered: number => value = number
            }
            TextButton { symbol: "eye"; text: qsTr("Watch"); onClicked: row.read(false) }
            TextButton { symbol: "review"; text: qsTr("Review"); onClicked: row.read(true) }
        }
    }
    Connections {
        target: row.run
        enabled: row.reads
        function onProblem() { row.reads = false }
        function onGameRead(record) {
            row.reads = false
            if (Program.showRecord(record, row.reviews)) row.watched()
        }
    }
}
