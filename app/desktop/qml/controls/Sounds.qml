import QtQuick
import QtMultimedia
import Parlour

// Plays the program's sounds. Loaded after the first window, and only when sounds are wanted.
Item {
    id: sounds

    readonly property var names: ["card-slide", "card-place", "card-flip", "shuffle", "collect", "trick-won", "your-turn", "win", "lose", "draw", "illegal", "hint", "click"]

    function play(name) {
        const effect = effects.count > 0 ? effects.objectAt(names.indexOf(name)) as SoundEffect : null
        if (effect) effect.play()
    }
    MediaDevices { id: devices }
    Instantiator {
        id: effects
        // Without a sound device nothing is loaded, and nothing is complained about.
        model: devices.audioOutputs.length > 0 ? sounds.names : []
        SoundEffect {
            required property string modelData
            source: "qrc:/sounds/" + modelData + ".wav"
            volume: Program.settings.volume
        }
    }
}
