import QtQuick
import Parlour

// Everything that can be set. A change works at once, except where its row says otherwise.
Page {
    id: page

    readonly property Settings settings: Program.settings
    readonly property var languages: Program.languages

    title: qsTr("Settings")
    tools: TextButton {
        text: qsTr("Restore defaults")
        symbol: "undo"
        tip: qsTr("Puts everything here back as it was at first")
        onClicked: page.settings.reset()
    }

    Section {
        title: qsTr("Look")
        SettingRow {
            title: qsTr("Language")
            DropDown {
                name: qsTr("Language")
                value: page.settings.language
                options: [{ value: "", title: qsTr("Follow system") }].concat(page.languages.map(l => ({ value: l.code, title: l.name })))
                onChosen: value => page.settings.language = value
            }
        }
        SettingRow {
            title: qsTr("Table")
            SegmentedChoice {
                name: qsTr("Table")
                value: page.settings.tableTheme
                options: [{ value: "green", title: qsTr("Green cloth") }, { value: "midnight", title: qsTr("Midnight") }, { value: "washi", title: qsTr("Washi paper") }]
                onChosen: value => page.settings.tableTheme = value
            }
        }
        SettingRow {
            title: qsTr("Light or dark")
            explanation: qsTr("All screens except the tables")
            SegmentedChoice {
                name: qsTr("Light or dark")
                value: page.settings.chrome
                options: [{ value: "system", title: qsTr("Follow system") }, { value: "light", title: qsTr("Light") }, { value: "dark", title: qsTr("Dark") }]
                onChosen: value => page.settings.chrome = value
            }
        }
        SettingRow {
            title: qsTr("Card backs")
            SegmentedChoice {
                name: qsTr("Card backs")
                value: page.settings.cardBack
                options: [{ value: "table", title: qsTr("Match the table") }, { value: "indigo", title: qsTr("Indigo") }, { value: "wine", title: qsTr("Wine") }, { value: "pine", title: qsTr("Pine") }]
                onChosen: value => page.settings.cardBack = value
            }
        }
        SettingRow {
            title: qsTr("Size of the cards")
            explanation: qsTr("Ctrl and the mouse wheel at the table do the same")
            ValueSlider {
                name: qsTr("Size of the cards")
                from: 0.7; to: 1.6; stepSize: 0.1
                value: page.settings.cardScale
                onMoved: page.settings.cardScale = Math.round(value * 10) / 10
            }
        }
        SettingRow {
            title: qsTr("Four colours")
            explanation: qsTr("On French cards: clubs green, diamonds blue")
            Toggle {
                checked: page.settings.fourColours
                onToggled: page.settings.fourColours = checked
                Accessible.name: qsTr("Four colours")
            }
        }
        SettingRow {
            title: qsTr("Large corners")
            explanation: qsTr("On French cards: rank and suit are easier to read")
            Toggle {
                checked: page.settings.largeIndices
                onToggled: page.settings.largeIndices = checked
                Accessible.name: qsTr("Large corners")
            }
        }
        SettingRow {
            title: qsTr("Size of the text")
            ValueSlider {
                name: qsTr("Size of the text")
                from: 1; to: 1.5; stepSize: 0.1
                value: page.settings.textScale
                onMoved: page.settings.textScale = Math.round(value * 10) / 10
            }
        }
        SettingRow {
            title: qsTr("High contrast")
            Toggle {
                checked: page.settings.highContrast
                onToggled: page.settings.highContrast = checked
                Accessible.name: qsTr("High contrast")
            }
        }
    }
    Section {
        title: qsTr("Motion and pace")
        SettingRow {
            title: qsTr("Motion")
            explanation: qsTr("Reduced: cards fade instead of moving")
            SegmentedChoice {
                name: qsTr("Motion")
                value: page.settings.motion
                options: [{ value: "system", title: qsTr("Follow system") }, { value: "full", title: qsTr("Full") }, { value: "reduced", title: qsTr("Reduced") }]
                onChosen: value => page.settings.motion = value
            }
        }
        SettingRow {
            title: qsTr("Speed of the cards")
            ValueSlider {
                name: qsTr("Speed of the cards")
                from: 0.5; to: 3; stepSize: 0.25
                value: page.settings.animationSpeed
                onMoved: page.settings.animationSpeed = value
            }
        }
        SettingRow {
            title: qsTr("Pace of the computer players")
            explanation: qsTr("How long they take over a move, at least")
            SegmentedChoice {
                name: qsTr("Pace of the computer players")
                value: page.settings.pace
                options: [{ value: "relaxed", title: qsTr("Relaxed") }, { value: "normal", title: qsTr("Normal") }, { value: "quick", title: qsTr("Quick") }, { value: "instant", title: qsTr("At once") }]
                onChosen: value => page.settings.pace = value
            }
        }
    }
    Section {
        title: qsTr("Learning")
        SettingRow {
            title: qsTr("Tutor")
            explanation: qsTr("Asks before a move that gives up much: gentle, before mistakes; strict, before inaccuracies too")
            SegmentedChoice {
                name: qsTr("Tutor")
                value: page.settings.tutor
                options: [{ value: "off", title: qsTr("Off") }, { value: "gentle", title: qsTr("Gentle") }, { value: "strict", title: qsTr("Strict") }]
                onChosen: value => page.settings.tutor = value
            }
        }
        SettingRow {
            title: qsTr("Mistakes")
            explanation: qsTr("What a move must give up to be called a mistake, by the tutor and in reviews. What is not certain is never called one, so a review, which looks longer, may find more.")
            SegmentedChoice {
                name: qsTr("Mistakes")
                value: page.settings.mistakeFrom
                options: [3, 5, 8].map(cost => ({ value: cost, title: qsTr("%1 in 100").arg(cost) }))
                onChosen: value => page.settings.mistakeFrom = value
            }
        }
    }
    Section {
        title: qsTr("Company")
        SettingRow {
            title: qsTr("Remarks")
            explanation: qsTr("At rare moments a computer player says a word when the game is over")
            Toggle {
                checked: page.settings.remarks
                onToggled: page.settings.remarks = checked
                Accessible.name: qsTr("Remarks")
            }
        }
    }
    Section {
        id: programs
        property var all: Program.games.ownPrograms() // {name, command}
        title: qsTr("Programs of your own")
        function add() {
            const why = Program.games.addProgram(programName.text, command.text)
            if (why !== "") return Program.message(why)
            all = Program.games.ownPrograms()
            programName.clear()
            command.clear()
        }
        Label {
            width: parent.width
            wrapMode: Text.Wrap
            size: 13
            color: Theme.chrome.muted
            text: qsTr("A program that speaks the protocol of parlour-lab can sit at the table, in every game. It is told no more than a player in its place sees. Parlour starts its command on this computer, so add only what you trust.")
        }
        Repeater {
            model: programs.all
            Item {
                id: line
                required property var modelData
                width: parent.width
                height: Math.max(words.height, forget.height)
                Column {
                    id: words
                    anchors { left: parent.left; right: forget.left; rightMargin: 12; verticalCenter: parent.verticalCenter }
                    Label { width: parent.width; text: line.modelData.name; color: Theme.chrome.title; wrapMode: Text.Wrap }
                    Label { width: parent.width; text: line.modelData.command; size: 12; color: Theme.chrome.muted; wrapMode: Text.WrapAnywhere }
                }
                IconButton {
                    id: forget
                    anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                    symbol: "trash"
                    text: qsTr("Delete %1").arg(line.modelData.name)
                    ink: Theme.chrome.symbol
                    glow: Theme.gold
                    onClicked: {
                        Program.games.forgetProgram(line.modelData.name)
                        programs.all = Program.games.ownPrograms()
                    }
                }
            }
        }
        Flow {
            width: parent.width
            spacing: 10
            TextEntry { id: programName; width: Theme.text(200); name: qsTr("Name of the program"); placeholderText: name; maximumLength: 30; onAccepted: programs.add() }
            TextEntry { id: command; width: Theme.text(320); name: qsTr("Its command"); placeholderText: name; maximumLength: 1000; onAccepted: programs.add() }
            TextButton { symbol: "plus"; text: qsTr("Add"); enabled: programName.text.trim() !== "" && command.text.trim() !== ""; onClicked: programs.add() }
        }
        SettingRow {
            title: qsTr("When a program fails")
            explanation: qsTr("It ends, is late, or makes no legal move")
            SegmentedChoice {
                name: qsTr("When a program fails")
                value: page.settings.programFault
                options: [{ value: "wait", title: qsTr("The game waits") }, { value: "move", title: qsTr("Play any move") }]
                onChosen: value => page.settings.programFault = value
            }
        }
    }
    Section {
        title: qsTr("Time")
        SettingRow {
            title: qsTr("Twenty seconds a turn")
            explanation: qsTr("For people at Big Two and Doudizhu. If you take longer, you pass, or lead your lowest card.")
            Toggle {
                checked: page.settings.turnClock
                onToggled: page.settings.turnClock = checked
                Accessible.name: qsTr("Twenty seconds a turn")
            }
        }
    }
    Section {
        title: qsTr("Sound")
        SettingRow {
            title: qsTr("Sounds")
            explanation: qsTr("The key S turns them on and off")
            Toggle {
                checked: page.settings.sound
                onToggled: page.settings.sound = checked
                Accessible.name: qsTr("Sounds")
            }
        }
        SettingRow {
            title: qsTr("The room")
            explanation: qsTr("At a table: quiet air and a clock on the wall")
            Toggle {
                enabled: page.settings.sound
                checked: page.settings.ambience
                onToggled: page.settings.ambience = checked
                Accessible.name: qsTr("The room")
            }
        }
        SettingRow {
            title: qsTr("Volume")
            ValueSlider {
                name: qsTr("Volume")
                enabled: page.settings.sound
                value: page.settings.volume
                stepSize: 0.05
                onMoved: page.settings.volume = value
            }
        }
    }
    Section {
        title: qsTr("Drawing")
        SettingRow {
            title: qsTr("Graphics")
            explanation: qsTr("Takes effect at the next start. Now: %1").arg(Program.renderer)
            SegmentedChoice {
                name: qsTr("Graphics")
                value: page.settings.rendering
                options: [{ value: "automatic", title: qsTr("Automatic") }, { value: "opengl", title: "OpenGL" }, { value: "software", title: qsTr("Software") }]
                onChosen: value => page.settings.rendering = value
            }
        }
    }
}
