import QtQuick
import Parlour

// The grade of a decision: its symbol, by a colour too.
Rectangle {
    id: mark

    property int rank: 0 // as the library numbers the grades
    property string symbol
    readonly property var colours: ["#2F7A5A", "#5F7B6D", "#96690F", "#B5501A", "#9C231F", "#6B6657"]

    width: 26 * Theme.grown
    height: width
    radius: width / 2
    color: colours[rank] ?? "transparent"
    Symbol { anchors.centerIn: parent; name: mark.symbol; size: Math.round(mark.width * 0.62); color: "#FFFFFF" }
    Accessible.ignored: true
}
