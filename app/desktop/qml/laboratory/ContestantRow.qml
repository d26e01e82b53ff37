import QtQuick
import Parlour

// A player of a new tournament, with its parameters when they are open.
Column {
    id: row

    required property TournamentForm choices
    required property int player
    property bool open: false
    readonly property string spec: choices.players[player]?.spec ?? ""
    readonly property bool hasParameters: choices.players[player]?.hasParameters ?? false
    readonly property string label: Program.games.labelOf(choices.game, spec)
    readonly property var parameters: open && spec !== "" ? choices.parameters(player) : []

    spacing: 8

    Item {
        width: parent.width
        height: Math.max(buttons.height, words.height)
        Column {
            id: words
            anchors { left: parent.left; right: buttons.left; rightMargin: 12; verticalCenter: parent.verticalCenter }
            Label { width: parent.width; text: (row.player + 1) + "  " + row.label; color: Theme.chrome.title; wrapMode: Text.Wrap }
            Label { width: parent.width; visible: row.label !== row.spec; text: row.spec; size: 12; color: Theme.chrome.muted; wrapMode: Text.WrapAnywhere }
        }
        Row {
            id: buttons
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            IconButton {
                visible: row.hasParameters
                symbol: "settings"
                text: qsTr("Parameters of %1").arg(row.label)
                on: row.open
                ink: Theme.chrome.symbol
                glow: Theme.gold
                onClicked: row.open = !row.open
            }
            IconButton {
                symbol: "first"
                rotation: 90
                enabled: row.player > 0
                text: qsTr("Put %1 first").arg(row.label)
                ink: Theme.chrome.symbol
                glow: Theme.gold
                onClicked: row.choices.makeFirst(row.player)
            }
            IconButton {
                symbol: "close"
                text: qsTr("Take %1 out").arg(row.label)
                ink: Theme.chrome.symbol
                glow: Theme.gold
                onClicked: row.choices.remove(row.player)
            }
        }
    }
    Repeater {
        model: row.parameters.length
        SettingRow {
            id: parameter
            required property int index
            readonly property var modelData: row.parameters[index] ?? ({ name: "", about: "", words: [], isFile: false, value: 0, usual: 0, least: 0, most: 0 })
            x: 24
            width: row.width - x
            title: modelData.name
            readonly property string range: modelData.isFile ? qsTr("The path of a file; usually there is none.")
                                                    : modelData.words.length > 0 ? qsTr("Usually %1.").arg(modelData.usual)
                                                    : qsTr("From %1 to %2, usually %3.").arg(modelData.least).arg(modelData.most).arg(modelData.usual)
            explanation: modelData.about + ". " + range
            Loader {
                sourceComponent: parameter.modelData.isFile ? fileEntry : parameter.modelData.words.length > 0 ? wordEntry : numberEntry
                Component {
                    id: fileEntry
                    TextEntry {
                        width: Theme.text(300)
                        name: parameter.modelData.name
                        text: parameter.modelData.value
                        maximumLength: 1000
                        onEditingFinished: if (text !== parameter.modelData.value) row.choices.setParameter(row.player, parameter.modelData.name, text)
                    }
                }
                Component {
                    id: wordEntry
                    DropDown {
                        width: Theme.text(220)
                        name: parameter.modelData.name
                        options: parameter.modelData.words.map(word => ({ value: word, title: word }))
                        value: parameter.modelData.value
                        onChosen: value => row.choices.setParameter(row.player, parameter.modelData.name, value)
                    }
                }
                Component {
                    id: numberEntry
                    NumberEntry {
                        name: parameter.modelData.name
                        value: parameter.modelData.value
                        least: parameter.modelData.least
                        most: Math.min(2147483647, parameter.modelData.most)
                        onEntered: value => row.choices.setParameter(row.player, parameter.modelData.name, value)
                    }
                }
            }
        }
    }
}
