import QtQuick

// A line symbol in any colour.
Image {
    property string name
    property color color: "black"
    property real size: 20

    width: size
    height: size
    sourceSize.width: Math.ceil(size)
    sourceSize.height: Math.ceil(size)
    source: name === "" ? "" : "image://art/symbols/" + name + "?" + color.toString()
    Accessible.ignored: true
}
