import QtQuick
import Parlour

// Why something cannot be played: a few words on the cloth that soon disappear.
Pill {
    id: words

    function say(why) {
        text = why
        gone.restart()
    }
    most: parent.width - 32
    visible: gone.running && text !== ""
    picture: "symbols/warning"
    pictureColour: Theme.table.accent
    Accessible.role: Accessible.AlertMessage
    onTextChanged: if (text !== "") Services.announce(words)
    Timer { id: gone; interval: 4000 }
}
