import QtQuick
import Parlour

// How to play a game: its own page inside this frame.
Page {
    id: page

    property string game: "briscola"
    readonly property var face: Program.game(game)

    title: qsTr("How to play %1").arg(face.name)

    Loader {
        width: parent.width
        source: page.face.rulesQml === "" ? "" : "qrc:/qt/qml/Parlour/" + page.face.rulesQml
    }
}
