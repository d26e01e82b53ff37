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
            Label {
                required property var modelData
                width: parent.width
                wrapMode: Text.Wrap
                text: qsTr("%1: after %2").arg(modelData.name).arg(modelData.source)
            }
        }
        Label {
            width: parent.width
            wrapMode: Text.Wrap
            text: qsTr("The published players have kept their names; the program is our own.")
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
