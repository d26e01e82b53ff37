import QtQuick
import Parlour

// The Big Two table.
ClimbingView {
    id: view

    caption: qsTr("round %1").arg(bigtwo.round)
    model: BigTwoTable { id: bigtwo }
    canMark: true
}
