import QtQuick
import QtQuick.Templates as T
import Parlour

// Shows how far a column too long for its place is scrolled, and scrolls it.
T.ScrollBar {
    id: bar

    implicitWidth: 10
    padding: 2
    visible: size < 1
    contentItem: Rectangle {
        implicitWidth: 6
        radius: 3
        color: Theme.chrome.muted
        opacity: bar.pressed ? 0.9 : bar.hovered ? 0.7 : 0.4
    }
}
