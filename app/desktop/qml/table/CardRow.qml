import QtQuick
import Parlour

// Small overlapping pictures of cards. What lies around the row names them for screen readers.
Row {
    id: row

    property var faces: [] // "french/KC"
    property real cardWidth: 44
    property real aspect: 1.4 // height by width
    property real shown: 0.46 // the part of a covered card that is seen

    spacing: -cardWidth * (1 - shown)
    Repeater {
        model: row.faces
        Image {
            required property string modelData
            width: row.cardWidth
            height: row.cardWidth * row.aspect
            source: "image://art/" + modelData
            sourceSize.width: Math.round(width)
            sourceSize.height: Math.round(height)
        }
    }
}
