import QtQuick
import Parlour

// A whole number to type, taken over with Enter or when the entry is left.
TextEntry {
    id: entry

    property real value: 0
    property int least: 0
    property int most: 1000000000

    signal entered(real value)

    implicitWidth: Theme.text(120)
    maximumLength: 10
    inputMethodHints: Qt.ImhDigitsOnly
    validator: IntValidator { bottom: entry.least; top: entry.most }
    text: value.toFixed(0)
    onValueChanged: text = value.toFixed(0)
    onEditingFinished: if (Number(text) !== value) entered(Number(text))
}
