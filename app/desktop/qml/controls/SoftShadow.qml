import QtQuick

// The shadow of a rounded rectangle of the same size that lies `lift` above the ground.
Item {
    id: shadow

    property real corner: 18
    property real lift: 1
    // How the rectangle is turned, so that the shadow still falls downwards.
    property real turn: 0

    // The growth of the largest sheet in the picture, and how far the shadow drops.
    readonly property real margin: Math.ceil(8 * 1.35 * lift)
    readonly property real drop: 2 + 3.2 * lift
    readonly property real patch: Math.ceil(margin + corner)

    Accessible.ignored: true

    BorderImage {
        anchors.fill: parent
        anchors.leftMargin: -shadow.margin + shadow.drop * Math.sin(shadow.turn * Math.PI / 180)
        anchors.rightMargin: -shadow.margin - shadow.drop * Math.sin(shadow.turn * Math.PI / 180)
        anchors.topMargin: -shadow.margin + shadow.drop * Math.cos(shadow.turn * Math.PI / 180)
        anchors.bottomMargin: -shadow.margin - shadow.drop * Math.cos(shadow.turn * Math.PI / 180)
        border { left: shadow.patch; right: shadow.patch; top: shadow.patch; bottom: shadow.patch }
        source: "image://art/shadow?" + shadow.corner.toFixed(1) + "," + shadow.lift.toFixed(2)
    }
}
