import QtQuick
import QtQuick.Templates as T

// What is pressed by mouse, keys and screen readers alike, however it looks.
T.AbstractButton {
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    Accessible.onPressAction: if (enabled) clicked()
}
