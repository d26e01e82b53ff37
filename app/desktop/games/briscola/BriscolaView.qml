import QtQuick
import Parlour

// The Briscola table for two, three and four players.
TrickView {
    id: view

    moveName: card => briscola.cardName(card)
    moveFaces: card => [cardFace(card)]
    cardFace: code => "italian/" + code
    function lastTrickWords(trick) { return qsTr("%1: %2 points").arg(trick.name).arg(trick.points) }
    scoreUnit: seat => qsTr("points")
    waiting: seat => qsTr("%n card(s)", "", seat.handCards)
    model: BriscolaTable { id: briscola }
    layout: BriscolaLayout {
        id: place
        width: view.area.width
        height: view.area.height
        players: briscola.players
        viewer: briscola.viewer
        actions: Qt.rect(view.actions.x, view.actions.y - view.barHeight, view.actions.width, view.actions.height)
    }

    Row { // of the stock and the trump card
        x: Math.max(8, place.stock.x - place.stockWidth / 2)
        y: place.stock.y + place.stockWidth * 0.7 + place.gap
        spacing: 8
        Pill { text: briscola.stock > 0 ? qsTr("%n left", "cards in the stock", briscola.stock) : qsTr("No stock left"); Accessible.name: text }
        Pill { text: qsTr("Trump: %1").arg(briscola.trumpName); picture: "suits/" + briscola.trumpSuit; Accessible.name: qsTr("Trump card: %1").arg(briscola.trumpCardName) }
    }
    Repeater {
        model: place.pair ? briscola.seats : []
        Pill {
            required property var modelData
            readonly property point pile: place.pile(modelData.seat)
            // The last trick still lies face up.
            visible: modelData.won > (briscola.lastTrick.winner === modelData.seat ? 1 : 0)
            x: Math.min(place.width - width - 8, pile.x - width / 2)
            y: pile.y + 22 * place.k + place.gap
            text: qsTr("%n cards won", "", 2 * modelData.won)
        }
    }
}
