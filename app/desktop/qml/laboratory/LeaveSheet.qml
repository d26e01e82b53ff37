import QtQuick
import Parlour

// Asks, before the window closes, what becomes of the laboratory's runs.
ModalSheet {
    id: sheet

    signal decided()

    function leave(goesOn) {
        if (goesOn && !Laboratory.goOnAlone()) return
        decided()
    }

    title: qsTr("The laboratory is still at work")
    widest: 620

    Label {
        width: parent.width
        wrapMode: Text.Wrap
        text: qsTr("The run can go on without the window, or pause. Either way nothing is lost, and you find it in the laboratory at the next start.")
    }

    footer: [
        TextButton { primary: true; focus: true; symbol: "pause"; text: qsTr("Pause and close"); onClicked: sheet.leave(false) },
        TextButton { symbol: "play"; text: qsTr("Let it go on"); onClicked: sheet.leave(true) },
        TextButton { symbol: "back"; text: qsTr("Stay here"); onClicked: sheet.closed() }
    ]
}
