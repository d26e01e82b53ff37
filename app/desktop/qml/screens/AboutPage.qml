import QtQuick
import Parlour

Page {
    title: qsTr("About Parlour")

    Section {
        Row {
            spacing: 24
            width: parent.width
            Image { id: logo; width: 96; height: 96; source: "image://art/icon/parlour"; sourceSize.width: 96; sourceSize.height: 96 }
            Column {
                spacing: 6
                width: parent.width - logo.width - 24
                Label { text: "Parlour " + Program.version; title: true; size: 21; color: Theme.chrome.title }
                Label { width: parent.width; wrapMode: Text.Wrap; text: qsTr("For playing, watching and learning games of skill against strong computer players.") }
                Label { width: parent.width; wrapMode: Text.Wrap; text: qsTr("Free software under the GNU General Public License, version 3 or later.") }
                Label { width: parent.width; wrapMode: Text.Wrap; size: 13; color: Theme.chrome.muted; text: qsTr("Drawn with %1.").arg(Program.renderer) }
            }
        }
    }
    Section {
        title: qsTr("Where the players come from")
        Repeater {
            model: Program.games.all
            Column {
                id: paper
                required property var modelData
                readonly property var players: Program.games.offer(modelData.id).opponents.filter(player => player.isPublished)
                width: parent.width
                spacing: 2
                Label {
                    width: parent.width
                    wrapMode: Text.Wrap
                    text: qsTr("%1: after %2").arg(paper.modelData.name).arg(paper.modelData.source)
                }
                Label {
                    width: parent.width
                    visible: paper.players.length > 0
                    wrapMode: Text.Wrap
                    size: 13
                    color: Theme.chrome.muted
                    text: qsTr("Its players here: %1").arg(Services.listed(paper.players.map(player => player.title)))
                }
            }
        }
        Label {
            width: parent.width
            wrapMode: Text.Wrap
            text: qsTr("Published players keep their names and play as their papers say, or say where they do not; the program is our own. Hybrid and Multirole learned from our own players, Q-learning by practice. The laboratory, parlour-lab, repeats the experiments of the papers.")
        }
        Label {
            width: parent.width
            wrapMode: Text.Wrap
            text: qsTr("Players that cheat are offered only under that label; all others see no more than you would in their place.")
        }
    }
    Section {
        title: qsTr("Are the deals fair?")
        Label {
            width: parent.width
            wrapMode: Text.Wrap
            text: qsTr("The cards come from the deal's number alone, before anybody plays. The same number gives the same cards on every computer, whoever plays. If you doubt it, let the laboratory, parlour-lab, deal a million times and count.")
        }
    }
    Section {
        title: qsTr("Keys")
        KeyList { width: parent.width }
    }
}
