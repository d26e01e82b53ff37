import QtQuick
import Parlour

// The games that can be continued, and the history of those that are over.
Page {
    id: page

    signal continueChosen(int save)
    signal nameWanted(var game, var answer)
    signal replayWanted(string game, string id)
    signal reviewWanted(string game, string id)

    readonly property int step: 30
    property int shownCount: step // of finished games
    readonly property var finished: results.latest

    title: qsTr("Games")
    widest: 1040
    Component.onCompleted: Program.lookForGames()

    Label {
        width: parent.width
        visible: Program.unfinished.length === 0
        text: qsTr("No game waits to be continued.")
        wrapMode: Text.Wrap
    }
    Repeater {
        model: Program.unfinished
        GameStrip {
            id: strip
            required property var modelData
            property bool sure: false // the game is to be given up
            width: parent.width
            game: modelData
            IconButton {
                symbol: "save"
                anchors.verticalCenter: parent.verticalCenter
                ink: "#E4EEE7"
                glow: Theme.gold
                text: strip.game.title ? qsTr("Rename %1").arg(strip.title) : qsTr("Name and keep %1").arg(strip.title)
                onClicked: page.nameWanted(strip.game, name => Program.nameGame(strip.game.save, name))
            }
            IconButton {
                symbol: "flag"
                anchors.verticalCenter: parent.verticalCenter
                ink: "#E4EEE7"
                glow: Theme.gold
                text: qsTr("Give up %1").arg(strip.title)
                on: strip.sure
                onClicked: strip.sure = !strip.sure
            }
            TextButton {
                anchors.verticalCenter: parent.verticalCenter
                golden: !strip.sure
                symbol: strip.sure ? "flag" : "play"
                text: strip.sure ? qsTr("Really give up?") : qsTr("Continue")
                Accessible.description: strip.title
                onClicked: {
                    if (strip.sure) Program.giveUpGame(strip.game.save)
                    else page.continueChosen(strip.game.save)
                }
            }
        }
    }
    GameResults {
        id: results
        source: Program.statistics
        most: page.shownCount + 1
    }
    Section {
        visible: page.finished.length > 0
        title: qsTr("Finished")
        FinishedList {
            width: parent.width
            ofAllTypes: true
            games: page.finished.slice(0, page.shownCount)
            onChosen: (game, id) => page.replayWanted(game, id)
            onReviewWanted: (game, id) => page.reviewWanted(game, id)
        }
        TextButton {
            visible: page.finished.length > page.shownCount
            symbol: "chevron-down"
            text: qsTr("Show more")
            onClicked: page.shownCount += page.step
        }
        Label {
            width: parent.width
            text: qsTr("Choose a game to replay it, to play its deal again or to share it, or review what each decision cost. The last %1 games of each type are kept.").arg(Program.mostFinished)
            size: 13
            color: Theme.chrome.muted
            wrapMode: Text.Wrap
        }
    }
}
