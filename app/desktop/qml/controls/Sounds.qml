import QtQuick
import QtMultimedia
import Parlour

// Plays the program's sounds. Loaded after the first window, and only when sounds are wanted; each
// file only when it is first heard, on a thread of its own.
Item {
    id: sounds

    property bool atTable: false
    readonly property bool isHeard: devices.audioOutputs.length > 0 // else nothing is loaded, and nothing is complained about
    readonly property bool inRoom: isHeard && atTable && Program.settings.ambience && Window.active
    property var effects: ({}) // by file

    // From a side of the table, or from "".
    function play(name, side) {
        const file = isHeard ? takes.next(name, side) : ""
        if (file === "") return
        if (effects[file] === undefined) effects[file] = effect.createObject(sounds, { source: file })
        effects[file].distance = side === "top" ? 1.3 : 1
        effects[file].play()
    }
    SoundTakes { id: takes }
    MediaDevices { id: devices }
    Component {
        id: effect
        SoundEffect {
            property real distance: 1
            volume: Program.settings.volume / distance
        }
    }
    Loader {
        active: sounds.inRoom
        sourceComponent: SoundEffect {
            source: takes.next("ambience", "")
            volume: Program.settings.volume
            loops: SoundEffect.Infinite
            Component.onCompleted: play()
        }
    }
}
