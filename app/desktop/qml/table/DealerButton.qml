import QtQuick
import Parlour

// The button that lies before the dealer.
Rectangle {
    width: 26 * Theme.grown
    height: width
    radius: width / 2
    color: "#FFFDF7"
    border { width: 2; color: Theme.gold }
    Accessible.ignored: true // the plate says it

    Symbol {
        anchors.centerIn: parent
        name: "cards"
        size: parent.width * 0.66
        color: Theme.ink
    }
}
