import QtQuick
import Parlour

// Where everything of a climbing table lies, for three or four players and any size of the table,
// of the cards and of the text. The neighbours sit at the sides, a fourth player opposite.
CardLayout {
    id: layout

    required property int players
    required property real pileAside  // how far right of the middle the pile lies, at the top; 0: in the middle
    required property real topHeight  // of what the game shows at the top, in the middle
    required property int longest     // cards of the longest hand
    required property int ownSlots    // of the viewer's hand, gaps included
    required property real buttonsHeight
    required property real sidePlateWidth
    required property real hintLeft   // of the open hint over the table, which hides no play; else the width

    // ---- sizes

    readonly property real margin: Theme.compact ? 16 : 32 * Math.max(1, Math.min(1.5, u))
    readonly property real gap: 10 * u
    readonly property real raise: 24 * u

    // The viewer's cards take the chosen size, smaller in two rows; everything else fits the room
    // that is left.
    readonly property real wantedWidth: Math.min(0.86 * Theme.cardWidth, height * 0.24)
    readonly property real handWidth: handRows === 1 ? wantedWidth : Math.min(wantedWidth, height * 0.2)
    readonly property real k: Math.min(1.3 * u, (height - handWidth * 1.4 - secondRow - raise - buttonsHeight) / 490)
    readonly property real playWidth: 84 * k
    readonly property real backWidth: (openHands ? 68 : 58) * k

    // ---- the bottom: plate, hand, actions

    readonly property real plateTop: height - plateHeight - 24 * u
    readonly property real leftOfHand: margin + ownPlateWidth + gap
    readonly property real rightOfHand: actionsBelow ? actions.x - gap : width - margin
    // Cards overlap more when there is less room, and lie in two rows before one hides the index of
    // another. A slot is half a step. Indices are measured in widths of a card.
    readonly property size index: Theme.settings.largeIndices ? Qt.size(0.26, 0.53) : Qt.size(0.215, 0.43)
    readonly property int handRows: stepOf(ownSlots, wantedWidth) < index.width * wantedWidth ? 2 : 1
    readonly property int rowSlots: handRows === 1 ? ownSlots : 2 * Math.ceil(ownSlots / 4) // of the first row
    readonly property real secondRow: handRows === 1 ? 0 : index.height * handWidth // by which it lies lower
    readonly property real handSteps: stepsOf(rowSlots)
    readonly property real handStep: stepOf(rowSlots, handWidth)
    readonly property real handX: Math.max((leftOfHand + rightOfHand) / 2, Math.min(width / 2, rightOfHand - (handWidth + handStep * handSteps) / 2))
    readonly property real handY: height - handWidth * 0.7 - 14 * u // of the last row
    readonly property real handTop: handY - handWidth * 0.7 - secondRow - raise
    readonly property real buttonsY: handTop - buttonsHeight - gap

    function stepsOf(slots) { return Math.max(5, (slots - 1) / 2) }
    function stepOf(slots, cardWidth) { return Math.min(0.5 * cardWidth, (rightOfHand - leftOfHand - cardWidth) / stepsOf(slots)) }
    function isInLastRow(slot) { return handRows === 1 || slot >= rowSlots }

    // ---- the sides and the top

    readonly property real columnTop: 18 * u + (hasTop ? plateHeight + gap : 0) // the plate at the top
    readonly property real rightTop: Theme.compact ? 18 * u : columnTop // there it is beside that plate
    readonly property real sideStep: Math.min((openHands ? 26 : 13) * k, (plateTop - gap - sideHandTop("left") - backWidth * 0.7) / Math.max(1, longest - 1))
    readonly property real topStep: Math.min((openHands ? 30 : 17) * k, (width * 0.46 - backWidth) / Math.max(1, longest - 1))
    readonly property bool hasTop: players === 4

    function sideHandTop(place) { return (place === "left" ? columnTop : rightTop) + plateHeight + gap + backWidth * 0.7 }

    // ---- the middle

    readonly property real middleTop: (hasTop ? 16 * u + backWidth * 1.4 : 24 * u) + gap
    readonly property real middleBottom: buttonsY - gap
    // A hint over the table leaves no room for the cards at the right: the plays lie between it and
    // those at the left.
    readonly property bool hintOver: hintLeft < width
    readonly property real middleLeft: margin + backWidth
    readonly property real middleRight: hintOver ? hintLeft - gap : width - middleLeft
    middle: Qt.point(hintOver ? (middleLeft + middleRight) / 2 : width / 2, (middleTop + middleBottom) / 2)
    readonly property real spread: Math.min(270 * k, (middleRight - middleLeft) / 2 - (hintOver ? 1.8 : 2.1) * playWidth)

    // Between the plates there is room for the pile.
    readonly property bool hasPile: pileAside === 0 || middle.x + pileAside + 33 * k + gap <= width - margin - sidePlateWidth

    readonly property real sidePlayY: Math.max(middle.y - 8 * k, topHeight + gap + 0.7 * playWidth)

    function side(seat) {
        const relative = (seat - viewer + players) % players
        return (players === 3 ? ["bottom", "right", "left"] : ["bottom", "right", "top", "left"])[relative]
    }

    plate: seat => {
        switch (side(seat)) {
        case "left": return { x: margin, y: columnTop, fromRight: false }
        case "right": return { x: width - margin, y: rightTop, fromRight: true }
        case "top": return { x: width / 2 - topStep * (longest - 1) / 2 - backWidth / 2 - 2 * gap, y: 18 * u, fromRight: true }
        default: return { x: margin, y: plateTop, fromRight: false }
        }
    }

    // The centre of what a seat has played.
    function playAt(seat) {
        switch (side(seat)) {
        case "left": return Qt.point(middle.x - spread, sidePlayY)
        case "right": return Qt.point(middle.x + spread, sidePlayY)
        case "top": return Qt.point(middle.x, middleTop + playWidth * 0.7)
        default: return Qt.point(middle.x, middleBottom - playWidth * 0.7 - Theme.pillHeight)
        }
    }

    card: (zone, owner, slot, count) => {
        const centred = slot - (count - 1) / 2
        const place = side(owner)
        switch (zone) {
        case CardTable.Hand:
            if (place === "bottom") {
                const isLast = isInLastRow(slot)
                const inRow = handRows === 1 ? centred : isLast ? slot - rowSlots - (count - rowSlots - 1) / 2 : slot - (rowSlots - 1) / 2
                return { x: handX + (inRow + 0.5) * handStep / 2, y: handY - (isLast ? 0 : secondRow), width: handWidth, turn: 0, lift: 0.5 }
            }
            if (place === "top")
                return { x: width / 2 + (centred + 0.5) * topStep / 2, y: 16 * u + backWidth * 0.7, width: backWidth, turn: 0, lift: 0.4 }
            return { x: place === "left" ? margin + backWidth / 2 : width - margin - backWidth / 2, y: sideHandTop(place) + slot * sideStep / 2, width: backWidth, turn: 0, lift: 0.4 }
        case CardTable.Played: {
            const at = playAt(owner)
            const step = Math.min(0.46 * playWidth, (place === "left" || place === "right" ? 2.6 : 4.4) * playWidth / Math.max(1, count - 1))
            return { x: at.x + centred * step, y: at.y, width: playWidth, turn: 0, lift: 0.6 }
        }
        default: // the stock and the pile; a few cards lie side by side
            return { x: middle.x + pileAside + (zone === CardTable.Stock && count <= 3 ? centred * 52 * k : -0.8 * Math.min(slot, 5)), y: pileAside === 0 ? middle.y - 0.9 * Math.min(slot, 5) : 40 * u + 32 * k, width: 46 * k, turn: zone === CardTable.Pile ? 90 : 0, lift: 0.3 }
        }
    }
}
