import QtQuick
import Parlour

// Text in the program's type.
Text {
    property real size: 14
    property bool title: false // the serif face of titles and numbers

    font.family: title ? Theme.serif : Theme.sans
    font.pixelSize: Theme.text(size)
    font.bold: title
    color: Theme.chrome.body
    lineHeight: wrapMode === Text.NoWrap ? 1 : 1.15
    textFormat: Text.PlainText
}
