import QtQuick
import Parlour

// The Big Two table.
ClimbingView {
    id: view

    title: Program.game("bigtwo").name
    caption: qsTr("round %1").arg(table.round)
    model: BigTwoTable { id: table }
    canMark: true
}
