import QtQuick
import Parlour

// Where everything of a Euchre table lies, for any size of the table, of the cards and of the text.
// The partner sits opposite, the opponents at the sides; the next player is at the left.
TrickLayout {
    id: layout

    required property bool bidding    // the upcard lies in the middle, else aside
    required property bool choosing   // the viewer's choices lie beside it
    required property size board      // the scores, at the top right; empty: not shown
    required property size chart      // who may hold what, below the left neighbour's plate
    required property real sidePlateWidth
    required property real topPlateWidth
    required property real hintLeft   // of the open hint over the right neighbour's cards; else the width

    // ---- sizes

    readonly property real margin: Theme.compact ? 16 : 32 * Math.max(1, Math.min(1.5, u))

    // The viewer's cards take the chosen size; everything else fits the room that is left.
    readonly property real handWidth: Math.min(Theme.cardWidth, height * 0.3)
    readonly property real k: Math.min(handWidth / 138, 1.12 * u, (plateTop - columnTop - plateHeight - 2 * pillHeight - 5 * gap) / 330)
    readonly property real trickWidth: 92 * k
    readonly property real stockWidth: (bidding ? 104 : 58) * k
    readonly property real backWidth: 84 * k
    lastWidth: 58 * k

    // ---- the bottom: plate, hand, actions

    readonly property real plateTop: height - plateHeight - 26 * u
    readonly property real leftOfHand: margin + ownPlateWidth + gap
    readonly property real rightOfHand: Math.min(actions.x, width - margin - 3 * lastWidth, hintLeft) - gap
    // As wide as six cards, which the dealer holds for a moment.
    readonly property real handStep: Math.min(0.82 * handWidth, (rightOfHand - leftOfHand - handWidth) / 5)
    readonly property real handSpan: handStep * 2.5 + handWidth / 2
    readonly property real handX: Math.max(leftOfHand + handSpan, Math.min(width / 2, rightOfHand - handSpan))
    readonly property real handY: height - handWidth * 0.7 - 20 * u
    readonly property real handTop: handY - handWidth * 0.7 - 28 * u

    // ---- the top and the columns at the sides

    // Room for six cards, too.
    readonly property real topSpan: (openHands ? 180 : 125) * k + backWidth / 2
    readonly property real topX: board.width > 0 ? Math.min(width / 2, width - margin - board.width - 2 * gap - topSpan)
                                                 : Math.max(width / 2, Math.min(width - margin - topSpan, margin + topPlateWidth + gap + topSpan))
    readonly property real topHandBottom: 14 * u + backWidth * 1.4
    readonly property real columnTop: 14 * u + Math.max(board.height > 0 ? board.height : 132 * u, plateHeight) + 1.6 * gap // below the top hand
    readonly property real sideStep: 40 * k
    readonly property real sideY: columnTop + plateHeight + gap + 0.5 * backWidth + 2 * sideStep

    // ---- the middle

    middle: Qt.point(width / 2, (topHandBottom + handTop) / 2)
    // The choices lie between the neighbours' plates, the stock beside them.
    readonly property real choicesLeft: margin + sidePlateWidth + gap
    readonly property real choicesRight: Math.min(width - choicesLeft, hintLeft - gap)
    readonly property real choicesWidth: Math.min((Theme.compact ? 400 : 440) * Theme.grown * Theme.settings.textScale, choicesRight - choicesLeft)
    readonly property point choices: Qt.point(Math.min(middle.x + 65 * k + choicesWidth / 2, choicesRight) - choicesWidth, middle.y)
    readonly property point stock: !bidding ? Qt.point(margin + 1.05 * stockWidth, plateTop - 2 * gap - pillHeight - stockWidth * 0.7)
        : choosing ? Qt.point(choices.x - 72 * k, Math.max(middle.y, columnTop + plateHeight + gap + 0.7 * stockWidth)) : middle
    lastTrick: Qt.point(width - margin - lastWidth * 1.5, (actionsBelow ? Math.min(plateTop, actions.y) - gap : height - 26 * u) - gap - pillHeight - lastWidth * 0.7)

    // The chart lies between the left neighbour's cards and what lies in the middle; where there is
    // no room, over these cards.
    readonly property real chartRight: (bidding ? stock.x - 0.65 * stockWidth : middle.x - 108 * k - 0.6 * trickWidth) - gap
    readonly property point chartAt: Qt.point(Math.max(6, Math.min(margin + 1.4 * backWidth + gap, chartRight - chart.width)), columnTop + plateHeight + gap)

    function side(seat) { return ["bottom", "left", "top", "right"][(seat - viewer + 4) % 4] }

    function sideX(place) { return place === "left" ? margin + 0.7 * backWidth : width - margin - 0.7 * backWidth }

    plate: seat => {
        switch (side(seat)) {
        case "left": return { x: margin, y: columnTop, fromRight: false }
        case "right": return { x: width - margin, y: columnTop, fromRight: true }
        case "top": return { x: topX - topSpan - gap, y: 14 * u, fromRight: true }
        default: return { x: margin, y: plateTop, fromRight: false }
        }
    }

    // The centre of what a seat says.
    function words(seat) {
        switch (side(seat)) {
        case "left": return Qt.point(sideX("left") + 0.7 * backWidth + 7 * gap, sideY)
        case "right": return Qt.point(sideX("right") - 0.7 * backWidth - 7 * gap, sideY)
        case "top": return Qt.point(topX, topHandBottom + gap + pillHeight / 2)
        default: return Qt.point(margin + ownPlateWidth / 2, plateTop - gap - pillHeight / 2)
        }
    }

    // The tricks of a side, a packet for each: the viewer's beside the stock, the others' beside
    // the last trick, or above it.
    function won(owner) {
        if ((owner - viewer) % 2 === 0) return Qt.point(stock.x + 0.7 * stockWidth + 2 * gap + 31 * k, stock.y)
        return actionsBelow ? Qt.point(lastTrick.x - 1.5 * lastWidth - 2 * gap - 60 * k, lastTrick.y)
                            : Qt.point(lastTrick.x - 26 * k, lastTrick.y - 0.7 * lastWidth - pillHeight - gap - 24 * k)
    }

    card: (zone, owner, slot, count) => {
        const centred = slot - (count - 1) / 2
        const place = side(owner)
        switch (zone) {
        case CardTable.Stock:
            return { x: stock.x - 0.06 * stockWidth - 1.2 * slot, y: stock.y - 1.5 * slot, width: stockWidth, turn: bidding ? 0 : 90, lift: 0.4 }
        case CardTable.Turned:
            return { x: stock.x + 0.06 * stockWidth, y: stock.y, width: stockWidth, turn: 0, lift: 0.6 }
        case CardTable.Hand:
            if (place === "bottom")
                return { x: handX + centred * handStep, y: handY + Math.abs(centred) * 3, width: handWidth, turn: centred * 2.4, lift: 0.8 }
            if (place === "top")
                return { x: topX + centred * (openHands ? 72 : 50) * k, y: backWidth * 0.7 + 14 * u - Math.abs(centred) * 3, width: backWidth, turn: openHands ? 0 : -centred * 4, lift: 0.6 }
            return { x: sideX(place), y: sideY + centred * sideStep, width: backWidth, turn: place === "left" ? 90 : -90, lift: 0.6 }
        case CardTable.Played:
            return trickCard(place)
        case CardTable.LastTrick:
            return { x: lastTrick.x + centred * 0.62 * lastWidth, y: lastTrick.y, width: lastWidth, turn: centred * 5, lift: 0.5 }
        default: {
            const at = won(owner)
            return { x: at.x + slot * 13 * k, y: at.y, width: 44 * k, turn: 90, lift: 0.3 }
        }
        }
    }

    trickCard: place => {
        const at = { bottom: [0, 68, 0], left: [-108, 0, -4], top: [0, -68, 0], right: [108, 0, 4] }[place]
        return { x: middle.x + at[0] * k, y: middle.y + at[1] * k, width: trickWidth, turn: at[2], lift: 0.5 }
    }
}
