import QtQuick
import Parlour

// The face of a button, in its middle: a symbol beside or above the words.
Item {
    id: face

    property string symbol
    property string words
    property real size: 14
    property bool bold: false
    property color ink
    property bool above: false
    property real symbolSize: Theme.text(18)

    implicitWidth: grid.implicitWidth
    implicitHeight: grid.implicitHeight
    Accessible.ignored: true

    Grid {
        id: grid
        anchors.centerIn: parent
        columns: face.above || face.symbol === "" ? 1 : 2
        columnSpacing: 9
        rowSpacing: 2
        horizontalItemAlignment: Grid.AlignHCenter
        verticalItemAlignment: Grid.AlignVCenter
        Symbol {
            visible: face.symbol !== ""
            name: face.symbol
            size: face.symbolSize
            color: face.ink
        }
        Label {
            visible: face.words !== ""
            text: face.words
            size: face.size
            font.bold: face.bold
            color: face.ink
            Accessible.ignored: true
        }
    }
}
