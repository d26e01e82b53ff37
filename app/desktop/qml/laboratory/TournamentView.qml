import QtQuick
import Parlour

// A tournament: how far it is, the ratings, each against each, and the matches of one player.
Column {
    id: view

    required property Tournament run
    property string chosen: "" // a player's spec

    signal backWanted()
    signal removed()
    signal watched() // a game was opened at the table

    readonly property var players: run.players
    readonly property string shown: players.some(player => player.spec === chosen) ? chosen : players[0].spec
    readonly property var ofShown: run.meetings.map((meeting, number) => ({ meeting: meeting.b === shown ? turned(meeting) : meeting, number: number })).filter(one => one.meeting.a === shown)

    // The same meeting as its second player sees it.
    function turned(meeting) {
        return Object.assign({}, meeting, { a: meeting.b, b: meeting.a, turned: true },
            meeting.share === undefined ? {} : { share: 1 - meeting.share, low: 1 - meeting.high, high: 1 - meeting.low })
    }

    spacing: 18

    Section {
        title: qsTr("Tournament in %1").arg(Program.games.game(view.run.game).name)
        Flow {
            width: parent.width
            spacing: 10
            TextButton { symbol: "back"; text: qsTr("All tournaments"); onClicked: view.backWanted(); Component.onCompleted: forceActiveFocus() }
            TextButton { symbol: "save"; text: qsTr("Save as CSV"); onClicked: files.ask(true) }
            TextButton { symbol: "save"; text: qsTr("Save as JSON"); onClicked: files.ask(false) }
        }
        RunBar { width: parent.width; run: view.run; onRemoved: view.removed() }
    }
    Section {
        title: qsTr("Ratings")
        EloBars {
            id: bars
            width: parent.width
            game: view.run.game
            players: view.players
            chosen: view.shown
            onPlayerChosen: spec => view.chosen = spec
        }
        Label {
            width: parent.width
            wrapMode: Text.Wrap
            size: 13
            color: Theme.chrome.muted
            text: qsTr("Elo with 95 % intervals, one fit of all matches together. The first player chosen for the tournament has 0.")
                  + (view.run.seats === 3 ? " " + qsTr("Each plays alone against two of the other; in games with roles only games with the lone player as the landlord count.") : "")
        }
        CommandLine { visible: command !== ""; width: parent.width; command: view.run.command }
    }
    Section {
        visible: view.run.plots.length > 0
        title: qsTr("Plots")
        PlotView { width: parent.width; plots: view.run.plots }
    }
    Section {
        visible: view.players.length > 2
        title: qsTr("Each against each, in per cent")
        CrossTable {
            width: parent.width
            game: view.run.game
            players: view.players
            onPlayerChosen: spec => view.chosen = spec
        }
    }
    Section {
        title: view.players.length > 2 ? qsTr("Matches of %1").arg(Program.games.labelOf(view.run.game, view.shown)) : qsTr("Match")
        spacing: 2
        Label {
            width: parent.width
            wrapMode: Text.Wrap
            size: 13
            color: Theme.chrome.muted
            bottomPadding: 4
            text: bars.summary(view.players.find(player => player.spec === view.shown))
        }
        Repeater {
            model: view.ofShown.length // a row stays while its figures change
            MeetingRow {
                required property int index
                width: parent.width
                run: view.run
                meeting: view.ofShown[index]?.meeting ?? ({ a: "", b: "", state: "waiting", commands: [], verdict: "", failure: "", recorded: 0 })
                number: view.ofShown[index]?.number ?? 0
                onWatched: view.watched()
            }
        }
    }
    ResultFiles { id: files; run: view.run }
}
