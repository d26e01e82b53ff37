import QtQuick
import Parlour

// Which game a page is about.
SegmentedChoice {
    property string game

    name: qsTr("Game")
    options: Program.games.all.map(game => ({ value: game.id, title: game.name }))
    value: game
}
