import QtQuick
import Parlour

// How the games went, how strong that makes the person, and the games themselves; and what reviews
// of them teach.
Page {
    id: page

    required property string game

    signal replayWanted(string game, string id)
    signal reviewWanted(string game, string id)
    signal decisionWanted(string game, string id, int deal, int ply)
    signal tableWanted() // a file for saveTable()

    property bool ofPlay: false // what reviews teach, else how the games went
    readonly property bool showsResults: results.known && !results.forgotten && !ofPlay

    readonly property int step: 20
    readonly property var totals: results.totals
    readonly property var offer: Program.games.offer(game)
    readonly property bool empty: (totals.played ?? 0) + (totals.together ?? 0) + (totals.watched ?? 0) + (totals.givenUp ?? 0) === 0

    title: qsTr("Statistics")

    GameResults {
        id: results
        source: Program.statistics
        game: page.game
        most: page.step + 1
        onMessage: text => Program.message(text)
    }

    function saveTable(file) { results.saveTable(file) }

    function share(part) { return totals.played > 0 ? Math.round(100 * part / totals.played) + " %" : "–" }
    function names(opponents) { return Services.listed(opponents.map(spec => Program.games.labelOf(page.game, spec))) }

    component Figure: Column {
        id: figure
        property string label
        property string value
        width: Math.max(Theme.text(116), (parent.width - 3 * 24) / 4)
        spacing: 2
        Label { text: figure.value; title: true; size: 25; color: Theme.chrome.title }
        Label { width: parent.width; text: figure.label; size: 13; wrapMode: Text.Wrap; color: Theme.chrome.muted }
    }

    GameChoice {
        game: page.game
        onChosen: game => {
            results.most = page.step + 1
            page.game = game
        }
    }
    SegmentedChoice {
        visible: !results.forgotten
        name: qsTr("What to show")
        options: [{ value: false, title: qsTr("Results") }, { value: true, title: qsTr("Your play") }]
        value: page.ofPlay
        onChosen: value => page.ofPlay = value
    }
    PlayStatistics {
        visible: results.known && !results.forgotten && page.ofPlay
        width: parent.width
        play: results.play
        onDecisionWanted: (id, deal, ply) => page.decisionWanted(page.game, id, deal, ply)
        onTableWanted: page.tableWanted()
    }
    Section {
        visible: results.forgotten
        onVisibleChanged: if (visible) undoButton.forceActiveFocus()
        Label {
            width: parent.width
            wrapMode: Text.Wrap
            text: qsTr("All games of %1 are deleted as soon as you leave this page.").arg(page.offer.name)
            color: Theme.chrome.title
        }
        TextButton { id: undoButton; primary: true; symbol: "undo"; text: qsTr("Undo"); onClicked: results.undoForget() }
    }
    Section {
        visible: page.showsResults
        title: page.offer.name
        Flow {
            width: parent.width
            spacing: 24
            visible: !page.empty
            Figure { label: qsTr("played"); value: page.totals.played ?? 0 }
            Figure { label: qsTr("won"); value: (page.totals.won ?? 0) + "  ·  " + page.share(page.totals.won) }
            Figure { label: qsTr("drawn"); value: page.totals.drawn ?? 0 }
            Figure { label: qsTr("lost"); value: (page.totals.lost ?? 0) + "  ·  " + page.share(page.totals.lost) }
            Figure { label: qsTr("won in a row (best)"); value: (page.totals.streak ?? 0) + " (" + (page.totals.bestStreak ?? 0) + ")" }
            Figure { label: qsTr("watched"); value: page.totals.watched ?? 0 }
            Figure { label: qsTr("with several people"); value: page.totals.together ?? 0; visible: page.totals.together > 0 }
            Figure { label: qsTr("given up"); value: page.totals.givenUp ?? 0; visible: page.totals.givenUp > 0 }
        }
        Label {
            visible: page.empty
            width: parent.width
            wrapMode: Text.Wrap
            text: qsTr("Nothing yet: finished games are counted here.")
        }
    }
    Section {
        visible: page.showsResults && results.course.length > 0
        title: qsTr("Over time")
        ResultsPlot { width: parent.width; course: results.course }
    }
    Section {
        visible: page.showsResults && results.course.length > 0
        title: qsTr("Your strength")
        StrengthLadder { width: parent.width; game: page.game; strength: results.strength }
    }
    Section {
        visible: page.showsResults && results.byOpponent.length > 0
        title: qsTr("By opponent")
        spacing: 4
        Repeater {
            model: results.byOpponent
            PlainButton { // shows the games against them
                id: row
                required property var modelData
                readonly property real share: (modelData.won + modelData.drawn / 2) / modelData.played
                readonly property bool open: results.against.join() === modelData.opponents.join()
                width: parent.width
                height: Math.max(40, names.implicitHeight + 14)
                activeFocusOnTab: true
                hoverEnabled: true
                checkable: true
                checked: open
                Accessible.role: Accessible.Button
                Accessible.name: names.text + ": " + figures.text
                Accessible.checkable: true
                Accessible.checked: open
                onClicked: results.against = open ? [] : modelData.opponents

                background: Rectangle {
                    x: -12
                    width: row.width + 24
                    radius: 10
                    color: row.open || row.hovered || row.down ? Theme.chrome.chosen : "transparent"
                    FocusRing { shown: row.visualFocus || (row.activeFocus && Theme.keysInUse); corner: parent.radius }
                }
                Label {
                    id: names
                    width: parent.width * 0.34
                    anchors.verticalCenter: parent.verticalCenter
                    text: page.names(row.modelData.opponents)
                    font.bold: row.open
                    color: Theme.chrome.title
                    wrapMode: Text.Wrap
                }
                Rectangle {
                    anchors { left: names.right; leftMargin: 16; right: figures.left; rightMargin: 16; verticalCenter: parent.verticalCenter }
                    height: 12
                    radius: 6
                    color: Theme.chrome.bar
                    Rectangle { width: Math.max(parent.height, parent.width * row.share); height: parent.height; radius: 6; color: Theme.primaryTop; visible: row.share > 0 }
                }
                Label {
                    id: figures
                    anchors { right: symbol.left; rightMargin: 8; verticalCenter: parent.verticalCenter }
                    text: qsTr("%1 won, %2 drawn, %3 lost").arg(row.modelData.won).arg(row.modelData.drawn).arg(row.modelData.lost)
                    size: 13
                }
                Symbol {
                    id: symbol
                    anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                    name: row.open ? "chevron-down" : "chevron-right"
                    size: 16
                    color: Theme.chrome.symbol
                }
                HoverHandler { cursorShape: Qt.PointingHandCursor }
            }
        }
    }
    Section {
        visible: page.showsResults && results.latest.length > 0
        title: results.against.length > 0 ? qsTr("Games against %1").arg(page.names(results.against)) : qsTr("Latest games")
        FinishedList {
            width: parent.width
            games: results.latest.slice(0, results.most - 1)
            onChosen: (game, id) => page.replayWanted(game, id)
            onReviewWanted: (game, id) => page.reviewWanted(game, id)
        }
        Flow {
            width: parent.width
            spacing: 10
            visible: more.visible || all.visible
            TextButton { id: more; visible: results.latest.length >= results.most; symbol: "chevron-down"; text: qsTr("Show more"); onClicked: results.most += page.step }
            TextButton { id: all; visible: results.against.length > 0; text: qsTr("Against everybody"); onClicked: results.against = [] }
        }
    }
    TextButton {
        visible: page.showsResults && !page.empty
        symbol: "trash"
        text: qsTr("Delete all games of %1").arg(page.offer.name)
        onClicked: results.forget()
    }
}
