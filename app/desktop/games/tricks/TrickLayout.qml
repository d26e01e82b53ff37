import QtQuick
import Parlour

// What the layouts of trick games add: the trick being played, and the one before.
CardLayout {
    property real gap: 10 * u
    property point lastTrick: Qt.point(width / 2, height / 2)
    property real lastWidth: 0

    // Of the card that a seat plays, by the seat's side: centre, width, turn, height above the cloth.
    property var trickCard: side => ({ x: 0, y: 0, width: 0, turn: 0, lift: 0 })
}
