import QtQuick
import Parlour

// Where everything of a Briscola table lies, for any size of the table, of the cards and of the
// text. Two players sit opposite each other; with more, a column at the left and one at the right
// hold the neighbours, the stock and the last trick.
TrickLayout {
    id: layout

    required property int players

    readonly property bool pair: players === 2

    // ---- sizes

    readonly property real margin: Theme.compact ? 24 : 40 * Math.max(1, Math.min(1.5, u))
    gap: 12 * u

    // The viewer's cards take the chosen size; everything else fits the room that is left.
    readonly property real handWidth: Math.min(Theme.cardWidth, height * 0.34)
    readonly property real k: Math.min(handWidth / 138, 1.12 * u, pair ? (height - 40 * u) / 640 : (height - columnFixed) / 320)
    readonly property real stockWidth: (pair ? 112 : 84) * k
    readonly property real trickWidth: (pair ? 116 : players === 3 ? 96 : 90) * k
    readonly property real backWidth: 92 * k
    lastWidth: (pair ? 80 : 58) * k

    // ---- the bottom: plate, hand, actions

    readonly property real plateTop: height - plateHeight - 30 * u
    readonly property real leftOfHand: margin + ownPlateWidth + gap
    readonly property real rightOfHand: actionsBelow ? actions.x - gap : width - gap
    // Cards overlap when there is no room for three side by side.
    readonly property real handStep: Math.min(149 / 138 * handWidth, (rightOfHand - leftOfHand - handWidth) / 2)
    readonly property real handSpan: handStep + handWidth / 2 + 8
    readonly property real handX: Math.max(leftOfHand + handSpan, Math.min(width / 2, rightOfHand - handSpan))
    readonly property real handY: height - handWidth * 0.7 - 22 * u

    // ---- the columns at the sides, from the top

    readonly property real columnTop: 22 * u + (players === 4 ? plateHeight + gap : height * 0.06)
    readonly property real columnFixed: columnTop + 2 * plateHeight + 2 * pillHeight + 100 * u
    readonly property real sideY: columnTop + plateHeight + gap + 84 * k
    readonly property real sidePileY: sideY + 84 * k + gap + 22 * k

    // ---- the middle

    readonly property real handTop: handY - handWidth * 0.7 - 28 * u
    readonly property real topHandBottom: pair || players === 4 ? 14 + backWidth * 1.4 : 0
    middle: Qt.point(pair ? handX : width / 2, (topHandBottom + handTop) / 2)
    readonly property point stock: pair
        ? Qt.point(Math.max(margin + stockWidth * 0.6, Math.min(width / 2, middle.x) - 362 * k), middle.y)
        : Qt.point(margin + stockWidth * 0.66, plateTop - 2 * gap - pillHeight - stockWidth * 0.7)
    lastTrick: pair
        ? Qt.point(Math.min(width - lastWidth * 1.2, middle.x + 306 * k), middle.y)
        : Qt.point(width - margin - lastWidth * 1.3, Math.min(plateTop, actionsBelow ? actions.y : height) - 2 * gap - pillHeight - lastWidth * 0.7)

    function side(seat) {
        const relative = (seat - viewer + players) % players
        if (relative === 0) return "bottom"
        if (pair) return "top"
        if (players === 3) return relative === 1 ? "left" : "right"
        return ["bottom", "left", "top", "right"][relative]
    }

    function sideX(place) { return place === "left" ? margin + 44 * k : width - margin - 44 * k }

    function pile(owner) {
        switch (side(owner)) {
        case "left": return Qt.point(sideX("left"), sidePileY)
        case "right": return Qt.point(sideX("right"), sidePileY)
        case "top": return pair ? Qt.point(lastTrick.x, 66 * k) : Qt.point(middle.x + (openHands ? 240 : 200) * k, 66 * k)
        default: return pair ? Qt.point(lastTrick.x, (actionsBelow ? actions.y : height - gap) - gap - pillHeight - gap - 24 * k)
                             : Qt.point(Math.min(rightOfHand - 50 * k, handX + handSpan + 64 * k), height - 56 * k)
        }
    }

    plate: seat => {
        switch (side(seat)) {
        case "left": return { x: margin / 2, y: columnTop, fromRight: false }
        case "right": return { x: width - margin / 2, y: columnTop, fromRight: true }
        case "top": return pair ? { x: margin, y: 30 * u, fromRight: false }
                                : { x: middle.x - (openHands ? 160 : 130) * k - gap, y: 22 * u, fromRight: true }
        default: return { x: margin, y: plateTop, fromRight: false }
        }
    }

    card: (zone, owner, slot, count) => {
        const centred = slot - (count - 1) / 2
        const place = side(owner)
        switch (zone) {
        case CardTable.Stock:
            return { x: stock.x - 0.9 * Math.min(slot, 5), y: stock.y - 1.3 * Math.min(slot, 5), width: stockWidth, turn: 0, lift: 0.4 }
        case CardTable.Turned:
            return { x: stock.x + stockWidth * 0.55, y: stock.y, width: stockWidth, turn: 90, lift: 0.6 }
        case CardTable.Hand:
            if (place === "bottom")
                return { x: handX + centred * handStep, y: handY + Math.abs(centred) * 4, width: handWidth, turn: centred * 4, lift: 0.8 }
            if (place === "top")
                return { x: middle.x + centred * (openHands ? 92 : 66) * k, y: backWidth * 0.7 + 14 - Math.abs(centred) * 4, width: backWidth, turn: openHands ? 0 : -centred * 5, lift: 0.6 }
            return { x: sideX(place), y: sideY + centred * 46 * k, width: backWidth * 0.82, turn: place === "left" ? 90 : -90, lift: 0.6 }
        case CardTable.Played:
            return trickCard(place)
        case CardTable.LastTrick:
            return { x: lastTrick.x + centred * (pair ? 62 : 36) * k, y: lastTrick.y, width: lastWidth, turn: centred * (pair ? 12 : 6), lift: 0.5 }
        default: {
            const at = pile(owner)
            return { x: at.x - Math.min(slot, 5), y: at.y - 1.4 * Math.min(slot, 5), width: 62 * k, turn: 90, lift: 0.3 }
        }
        }
    }

    trickCard: place => {
        const at = pair ? { bottom: [-68, 0, -2], top: [68, 0, 2] }[place]
            : players === 3 ? { bottom: [0, 44, 0], left: [-106, -34, -4], right: [106, -34, 4] }[place]
            : { bottom: [0, 70, 0], left: [-108, 0, -4], top: [0, -70, 0], right: [108, 0, 4] }[place]
        return { x: middle.x + at[0] * k, y: middle.y + at[1] * k, width: trickWidth, turn: at[2], lift: 0.5 }
    }
}
