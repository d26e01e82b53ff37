import QtQuick
import Parlour

// The background of everything that is not a table.
Image {
    source: "image://art/paper?" + [Theme.chrome.top, Theme.chrome.bottom, Theme.chrome.lattice].join(",")
    sourceSize.width: Math.ceil(width / 64) * 64
    sourceSize.height: Math.ceil(height / 64) * 64
    fillMode: Image.PreserveAspectCrop
    Accessible.ignored: true
}
