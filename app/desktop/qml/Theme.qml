pragma Singleton

import QtQuick
import Parlour

// Colours, type, lengths and times of the whole program, as the art direction gives them. Lengths
// are for a window of 1280 x 800.
QtObject {
    id: theme

    // ---- set by the window
    property real windowWidth: 1280
    property real windowHeight: 800
    // Whether the keyboard was used last: only then is the focus shown.
    readonly property bool keysInUse: Services.keysInUse

    readonly property Settings settings: Program.settings
    readonly property real unit: Math.max(0.7, Math.min(2.4, windowWidth / 1280, windowHeight / 800))
    readonly property bool compact: windowWidth < 1100 || windowHeight < 690

    function px(length) { return length * unit }
    readonly property real grown: Math.max(1, unit) // what must not shrink in small windows
    function text(size) { return Math.round(Math.max(12, size * Math.max(1, unit) * settings.textScale)) }

    readonly property real plateHeight: compact ? Math.max(52, 1.3 * (text(16) + text(12)) + 14) : Math.max(68 * grown, 1.3 * (text(18) + text(13)) + 20)
    readonly property real pillHeight: Math.max(26, text(13) + 12)
    readonly property real cardWidth: 138 * unit * settings.cardScale

    // ---- type
    readonly property string sans: "Noto Sans CJK " + Program.typeface
    readonly property string serif: "Noto Serif CJK " + Program.typeface

    // ---- time
    readonly property bool reducedMotion: settings.motion === "reduced"
        || (settings.motion === "system" && Program.systemLook.reducedMotion)
    readonly property real tempo: 1 / settings.animationSpeed
    function ms(time) { return reducedMotion ? 0 : Math.round(time * tempo) }
    readonly property int fade: Math.round(120 * tempo)

    // ---- chrome: everything but the tables
    readonly property bool dark: settings.chrome === "dark"
        || (settings.chrome === "system" && (Program.systemLook.dark || settings.systemWasDark))
    readonly property bool highContrast: settings.highContrast || Program.systemLook.highContrast
    readonly property var chrome: dark ? darkChrome : lightChrome
    readonly property var lightChrome: ({
        top: "#F8F3E7", bottom: "#EFE6D2", lattice: "#B79A5B", card: "#FFFDF7", title: "#232A42",
        body: highContrast ? "#232A42" : "#4B4F5E", muted: highContrast ? "#34384A" : "#645F50",
        edge: highContrast ? "#645F50" : "#D8CDB4", symbol: "#4B5063",
        field: "#FFFFFF", warning: "#A33A22", chosen: "#FCEFC9", chosenEdge: "#B27E17", bar: "#E2D7BD", veil: "#73232A42"
    })
    readonly property var darkChrome: ({
        top: "#232A29", bottom: "#171C1B", lattice: "#C9B78A", card: "#2D3533", title: "#F1EADB",
        body: highContrast ? "#F1EADB" : "#CFCABC", muted: highContrast ? "#DAD5C8" : "#AEB6B0",
        edge: highContrast ? "#AEB6B0" : "#465150", symbol: "#D8D2C2",
        field: "#232A29", warning: "#F2A48C", chosen: "#3F4636", chosenEdge: "#D9A441", bar: "#465150", veil: "#A0101413"
    })
    readonly property color primaryTop: "#2F7A5A"
    readonly property color primaryBottom: "#215A43"
    readonly property color gold: "#D9A441"
    readonly property color paleGold: "#F7DE9B"
    readonly property color inkOnGold: "#3B2A08"
    readonly property color ringOutside: "#FFD36B" // of what has the focus: one of the two is seen
    readonly property color ringInside: "#6B3F04"
    readonly property color ink: "#232A42"

    // ---- tables
    readonly property var table: tables[settings.tableTheme]
    readonly property var tables: ({
        green: {
            cloth: ["#2D7459", "#225A45", "#133B2C"], line: "#FFFFFF", plate: "#10291F",
            text: "#F6F1E3", muted: highContrast ? "#F6F1E3" : "#BFD2C6", caption: "#E4EEE7",
            slot: "#1F000000", pill: "#0C2219", marker: "#F2C65E", light: "#FFE9A8", back: "indigo",
            accent: "#F7D98A"
        },
        midnight: {
            cloth: ["#35486E", "#24324F", "#131B2E"], line: "#FFFFFF", plate: "#0D1424",
            text: "#F3F0E8", muted: highContrast ? "#F3F0E8" : "#B9C3D6", caption: "#D3DAE8",
            slot: "#29000000", pill: "#0A101D", marker: "#F2C65E", light: "#FFE3A0", back: "wine",
            accent: "#F7D98A"
        },
        washi: {
            cloth: ["#F5EDDB", "#EADDC1", "#D3C199"], line: "#5B4623", plate: "#FFFCF4",
            text: "#232A42", muted: highContrast ? "#232A42" : "#5E5847", caption: "#4A4538",
            slot: "#1A8A6A2A", pill: "#FFFCF4", marker: "#8A5208", light: "#FFFFFF", back: "pine",
            accent: "#8A5A0C"
        }
    })
    readonly property real plateOpacity: highContrast ? 1 : 0.86
    readonly property real pillOpacity: highContrast ? 1 : 0.76
    readonly property string back: settings.cardBack === "table" ? table.back : settings.cardBack
    readonly property string frenchDeck: "french" + (settings.largeIndices ? "-large" : "") + (settings.fourColours ? "-four" : "")
    // The picture of a French card or joker; jokers have no suit.
    function frenchCard(face) { return (face.startsWith("JOKER") ? "french" : frenchDeck) + "/" + face }
    // The picture of a French suit: C D H S.
    function frenchSuit(letter) {
        const name = ({ C: "club", D: "diamond", H: "heart", S: "spade" })[letter]
        return name === undefined ? "" : "suits/" + name + (settings.fourColours ? "-four" : "")
    }
    // Panels that lie on a table are paper in every theme.
    readonly property var panel: ({
        paper: "#FBF6EA", title: "#232A42", text: "#3A3F52", muted: "#5E5A4E", edge: "#E2D7BD",
        best: "#FCEFC9", bestEdge: "#D9A441", bar: "#5F7B6D", warning: "#A33A22"
    })
}
