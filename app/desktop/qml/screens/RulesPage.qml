import QtQuick
import Parlour

// How to play a game: its own page inside this frame.
Page {
    id: page

    required property string game
    readonly property var face: Program.games.all.find(one => one.id === page.game)

    signal lessonWanted(string game)

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
    Loader {
        width: parent.width
        source: "qrc:/qt/qml/Parlour/" + page.face.rulesQml
    }
}
