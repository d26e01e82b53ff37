import QtQuick
import Parlour

// A paragraph of a rules page.
Label {
    width: parent.width
    wrapMode: Text.Wrap
    size: 15
    lineHeight: 1.3
}
