import QtQuick
import QtQuick.Templates as T
import Parlour

// A position is laid out by hand, or comes as text, and is then studied at the table.
Column {
    id: tab

    signal closed() // something was opened at the table

    readonly property var offer: Program.games.offer(setup.game)
    readonly property bool isDealt: offer.isDealt
    readonly property var places: setup.places

    spacing: 18

    DealSetup {
        id: setup
        game: Program.lastGame
    }

    function study(text) {
        const why = Program.studyText(text)
        if (why === "") closed()
        else problem.text = why
    }

    GameChoice {
        game: setup.game
        onChosen: game => {
            setup.game = game
            problem.text = ""
        }
    }
    component Words: Label {
        width: parent ? parent.width : 0
        visible: text !== ""
        wrapMode: Text.Wrap
    }
    Words { text: qsTr("Lay out a deal, or paste a position or a saved game as text. At the table you make the moves for everybody, and any players tell what they would do.") }
    Flow {
        width: parent.width
        spacing: 10
        TextButton {
            primary: true
            symbol: "play"
            text: qsTr("To the table")
            enabled: setup.problem === ""
            onClicked: tab.study(setup.text())
        }
        TextButton {
            symbol: "dice"
            text: tab.isDealt ? qsTr("Deal again") : qsTr("Set up again")
            onClicked: setup.deal()
        }
        TextButton {
            symbol: "open"
            text: qsTr("Paste")
            tip: qsTr("Lays out the position that was copied (Ctrl+V)")
            onClicked: tab.paste()
        }
        TextButton {
            symbol: "copy"
            text: qsTr("Copy")
            enabled: setup.problem === ""
            onClicked: Services.copy(setup.text())
        }
    }
    Shortcut { sequences: [StandardKey.Paste]; onActivated: tab.paste() }
    function paste() {
        problem.text = ""
        problem.text = setup.read(Services.pasted())
    }
    component Problem: Words {
        color: Theme.chrome.warning
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
    Problem {
        id: problem
        onTextChanged: if (text !== "") Services.announce(problem)
    }
    Problem {
        id: impossible
        text: setup.problem
        onTextChanged: if (text !== "") Services.announce(impossible)
    }
    Words {
        visible: setup.movesLeft >= 0
        text: setup.movesLeft >= 0 ? qsTr("Only the first %n move(s) of the position can still be played.", "", setup.movesLeft) : ""
        color: Theme.chrome.muted
    }
    SettingRow {
        title: qsTr("Players")
        visible: tab.offer.seatCounts.length > 1
        SegmentedChoice {
            name: qsTr("Players")
            value: setup.players
            options: tab.offer.seatCounts.map(count => ({ value: count, title: String(count) }))
            onChosen: value => setup.players = value
        }
    }
    SettingRow {
        id: role
        visible: setup.role.title !== undefined
        title: setup.role.title ?? ""
        SegmentedChoice {
            name: role.title
            value: setup.role.seat
            options: Array.from({ length: setup.players }, (_, seat) => ({ value: seat, title: qsTr("Player %1").arg(seat + 1) }))
            onChosen: value => setup.setRole(value)
        }
    }
    Words {
        color: Theme.chrome.muted
        text: tab.isDealt ? qsTr("Choose cards, then put them where they belong: others make room, and those that you put somewhere stay there.")
                          : qsTr("Choose tiles, then put them where they belong: others make room, and those that you put somewhere stay there.")
    }
    Repeater {
        model: tab.places.length
        Section {
            id: place
            required property int index
            readonly property var here: tab.places[index] ?? ({ title: "", pieces: [] })
            title: here.title
            Flow {
                width: parent.width
                spacing: 6
                Repeater {
                    id: pieces
                    model: place.here.pieces.length
                    T.AbstractButton {
                        id: piece
                        required property int index
                        readonly property var modelData: place.here.pieces[index] ?? ({ name: "", picture: "" })
                        readonly property bool isCard: !modelData.picture.startsWith("samurai/")
                        checkable: true
                        checked: modelData.chosen ?? false
                        text: modelData.name
                        implicitWidth: 46 * Theme.grown
                        implicitHeight: implicitWidth * (isCard ? 1.4 : 1.1)
                        activeFocusOnTab: true
                        hoverEnabled: true
                        Accessible.role: Accessible.CheckBox
                        Accessible.name: text
                        Accessible.description: modelData.kept ? qsTr("Put here") : ""
                        Accessible.checkable: true
                        Accessible.checked: checked
                        onToggled: setup.choose(place.index, index)
                        Keys.onReturnPressed: setup.choose(place.index, index)
                        Accessible.onPressAction: setup.choose(place.index, index)
                        Accessible.onToggleAction: setup.choose(place.index, index)
                        Keys.onRightPressed: (pieces.itemAt(index + 1) ?? piece).forceActiveFocus()
                        Keys.onLeftPressed: (pieces.itemAt(index - 1) ?? piece).forceActiveFocus()
                        background: Rectangle {
                            anchors { fill: parent; margins: -3 }
                            radius: 6
                            color: piece.checked ? Theme.gold : "transparent"
                            border { width: piece.modelData.kept && !piece.checked ? 2 : 0; color: Theme.primaryTop }
                            FocusRing { shown: piece.activeFocus && Theme.keysInUse; corner: parent.radius }
                        }
                        contentItem: Image {
                            y: piece.checked ? -4 : 0
                            source: "image://art/" + (piece.modelData.picture.includes("/") ? piece.modelData.picture : Theme.frenchCard(piece.modelData.picture))
                            sourceSize.width: Math.round(piece.implicitWidth)
                            sourceSize.height: Math.round(piece.implicitHeight)
                            fillMode: Image.PreserveAspectFit
                        }
                        Tip { shown: piece.hovered; text: piece.text }
                    }
                }
            }
            Row {
                spacing: 8
                visible: setup.chosen > 0
                TextButton {
                    text: qsTr("Put here")
                    Accessible.name: qsTr("Put here: %1").arg(place.title)
                    onClicked: {
                        problem.text = ""
                        problem.text = setup.put(place.index)
                    }
                }
                TextButton {
                    visible: setup.chosen === 2 && place.here.pieces.some(piece => piece.chosen)
                    symbol: "swap"
                    text: qsTr("Change places")
                    onClicked: setup.exchange()
                }
            }
        }
    }
}
