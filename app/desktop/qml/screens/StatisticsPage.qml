import QtQuick
import Parlour

// How the games went.
Page {
    id: page

    required property string game

    signal replayWanted(string game, string id)

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
            if (sure) Program.forgetFinished(page.game)
            sure = !sure
        }
        onActiveFocusChanged: if (!activeFocus) sure = false
    }

    Connections {
        target: Program.statistics
        function onChanged() { ++page.revision }
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
                    text: Services.listed(row.modelData.opponents.map(spec => Program.games.labelOf(page.game, spec)))
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
        FinishedList {
            width: parent.width
            games: page.latest
            onChosen: (game, id) => page.replayWanted(game, id)
        }
    }
}
