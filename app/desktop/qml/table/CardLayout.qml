import QtQuick
import Parlour

// What the layouts of all card tables share: the room, and the seat at the bottom. Each game says
// where everything lies.
QtObject {
    id: layout

    required property real width
    required property real height
    required property int viewer     // the seat at the bottom
    required property rect actions   // the bar at the bottom right, in the table's coordinates
    property real ownPlateWidth: 250
    property bool openHands: false // all cards lie face up

    readonly property real u: Theme.unit
    readonly property real plateHeight: Theme.plateHeight
    readonly property real pillHeight: Theme.pillHeight
    readonly property bool actionsBelow: actions.x < width

    // The centre of what is played, in the table's coordinates.
    property point middle: Qt.point(width / 2, height / 2)

    // Where a seat is: left, top, right or bottom.
    function side(seat) { return "bottom" }
    // Of a seat's plate: its top left corner, its top right one where `fromRight`.
    property var plate: seat => ({ x: 0, y: 0, fromRight: false })
    // Of a card: centre, width, turn, height above the cloth.
    property var card: (zone, owner, slot, count) => ({ x: 0, y: 0, width: 0, turn: 0, lift: 0 })
}
