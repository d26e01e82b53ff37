import QtQuick
import Parlour

// How to play a game: its own page inside this frame.
Page {
    id: page

    required property string game
    readonly property var face: Program.games.all.find(one => one.id === page.game)

    signal lessonWanted(string game)
    signal courseWanted(string game, int lesson)

    title: qsTr("How to play %1").arg(face.name)

    GameChoice {
        game: page.game
        onChosen: game => page.game = game
    }
    TextButton {
        primary: true
        symbol: "play"
        text: qsTr("Play a first game with explanations")
        onClicked: page.lessonWanted(page.game)
    }
    Section {
        title: qsTr("Lessons at the table, a minute each")
        Flow {
            width: parent.width
            spacing: 10
            Repeater {
                model: Program.coach.lessons(page.game)
                TextButton {
                    required property var modelData
                    required property int index
                    symbol: modelData.taken ? "check" : ""
                    text: (index + 1) + "  " + modelData.title
                    tip: modelData.taken ? qsTr("You took this lesson") : ""
                    onClicked: page.courseWanted(page.game, index)
                }
            }
        }
    }
    Loader {
        width: parent.width
        source: "qrc:/qt/qml/Parlour/" + page.face.rulesQml
    }
}
