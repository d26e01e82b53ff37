import QtQuick
import Parlour

// How the games went.
Page {
    id: page

    required property string game
    property int revision: 0 // counts up when the statistics change
    readonly property var totals: revision >= 0 ? Program.statistics.totals(game) : ({})
    readonly property var opponents: revision >= 0 ? Program.statistics.byOpponent(game) : []
    readonly property var latest: revision >= 0 ? Program.statistics.latest(game, 20) : []
    readonly property var offer: Program.games.offer(game)
    readonly property bool empty: (totals.played ?? 0) + (totals.together ?? 0) + (totals.watched ?? 0) + (totals.givenUp ?? 0) === 0

    title: qsTr("Statistics")
    tools: TextButton {
        id: forget
        property bool sure: false
        visible: !page.empty
        symbol: "trash"
        text: sure ? qsTr("Really delete all?") : qsTr("Delete all games...")
        onClicked: {
            if (sure) Program.statistics.forget(page.game)
            sure = !sure
        }
        onActiveFocusChanged: if (!activeFocus) sure = false
    }

    Connections {
        target: Program.statistics
        function onChanged() { ++page.revision }
    }

    function title_(spec) {
        const known = offer.opponents.find(opponent => opponent.spec === spec)
        return known ? known.label : spec === "" ? qsTr("a person") : spec
    }
    function share(part) { return totals.played > 0 ? Math.round(100 * part / totals.played) + " %" : "–" }

    component Figure: Column {
        id: figure
        property string label
        property string value
        width: Math.max(110, (parent.width - 5 * 16) / 6)
        Label { text: figure.value; title: true; size: 25; color: Theme.chrome.title }
        Label { width: parent.width; text: figure.label; size: 13; wrapMode: Text.Wrap; color: Theme.chrome.muted }
    }

    GameChoice {
        game: page.game
        onChosen: game => page.game = game
    }
    Section {
        title: page.offer.name
        Flow {
            width: parent.width
            spacing: 16
            Figure { label: qsTr("played"); value: page.totals.played ?? 0 }
            Figure { label: qsTr("won"); value: (page.totals.won ?? 0) + "  ·  " + page.share(page.totals.won) }
            Figure { label: qsTr("drawn"); value: page.totals.drawn ?? 0 }
            Figure { label: qsTr("lost"); value: (page.totals.lost ?? 0) + "  ·  " + page.share(page.totals.lost) }
            Figure { label: qsTr("won in a row (best)"); value: (page.totals.streak ?? 0) + " (" + (page.totals.bestStreak ?? 0) + ")" }
            Figure { label: qsTr("watched"); value: page.totals.watched ?? 0 }
            Figure { label: qsTr("with several people"); value: page.totals.together ?? 0; visible: value > 0 }
            Figure { label: qsTr("given up"); value: page.totals.givenUp ?? 0; visible: value > 0 }
        }
        Label {
            visible: page.empty
            width: parent.width
            wrapMode: Text.Wrap
            text: qsTr("Nothing yet: finished games are counted here.")
        }
    }
    Section {
        visible: page.opponents.length > 0
        title: qsTr("By opponent")
        Repeater {
            model: page.opponents
            Item {
                id: row
                required property var modelData
                readonly property real share: (modelData.won + modelData.drawn / 2) / modelData.played
                width: parent.width
                height: 34
                Accessible.role: Accessible.ListItem
                Accessible.name: names.text + ": " + figures.text
                Label {
                    id: names
                    width: parent.width * 0.34
                    anchors.verticalCenter: parent.verticalCenter
                    text: Services.listed(row.modelData.opponents.map(page.title_))
                    color: Theme.chrome.title
                    elide: Text.ElideRight
                }
                Rectangle {
                    anchors { left: names.right; right: figures.left; rightMargin: 16; verticalCenter: parent.verticalCenter }
                    height: 12
                    radius: 6
                    color: Theme.chrome.bar
                    Rectangle { width: Math.max(parent.height, parent.width * row.share); height: parent.height; radius: 6; color: Theme.primaryTop; visible: row.share > 0 }
                }
                Label {
                    id: figures
                    anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                    text: qsTr("%1 won, %2 drawn, %3 lost").arg(row.modelData.won).arg(row.modelData.drawn).arg(row.modelData.lost)
                    size: 13
                }
            }
        }
    }
    Section {
        visible: page.latest.length > 0
        title: qsTr("Latest games")
        spacing: 6
        Repeater {
            model: page.latest
            Item {
                id: game
                required property var modelData
                readonly property bool hasResult: modelData.outcome <= Statistics.Won
                width: parent.width
                height: Math.max(28, line.implicitHeight + 8)
                Accessible.role: Accessible.ListItem
                Accessible.name: mark.text + ", " + line.text + ", " + when.text
                Label {
                    id: mark
                    width: Math.max(90, Theme.text(14) * 6)
                    anchors.verticalCenter: parent.verticalCenter
                    text: [qsTr("Lost"), qsTr("Drawn"), qsTr("Won"), qsTr("Watched"), qsTr("Together"), qsTr("Given up")][game.modelData.outcome]
                    font.bold: game.modelData.outcome === Statistics.Won
                    color: Theme.chrome.title
                }
                Label {
                    id: line
                    anchors { left: mark.right; right: when.left; rightMargin: 12; verticalCenter: parent.verticalCenter }
                    text: [game.hasResult ? qsTr("%1 to %2 against %3").arg(game.modelData.points).arg(game.modelData.against).arg(Services.listed(game.modelData.opponents.map(page.title_)))
                                          : Services.listed(game.modelData.opponents.map(page.title_)),
                           game.modelData.deal ? qsTr("deal %1").arg(game.modelData.deal) : "",
                           game.modelData.takeBacks > 0 ? qsTr("%n taken back", "", game.modelData.takeBacks) : "",
                           game.modelData.hints > 0 ? qsTr("%n hint(s)", "", game.modelData.hints) : ""].filter(part => part !== "").join("  ·  ")
                    size: 13
                    elide: Text.ElideRight
                }
                Label {
                    id: when
                    anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                    text: game.modelData.finished.toLocaleDateString(Qt.locale(), Locale.ShortFormat) + " " + Services.clockTime(game.modelData.finished)
                    size: 13
                    color: Theme.chrome.muted
                }
            }
        }
    }
}
