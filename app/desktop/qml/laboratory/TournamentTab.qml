import QtQuick
import Parlour

// Players of a game against each other.
Column {
    id: tab

    property string game: Program.lastGame

    signal closed() // something was opened at the table

    spacing: 18

    GameChoice {
        game: tab.game
        onChosen: game => tab.game = game
    }
}
