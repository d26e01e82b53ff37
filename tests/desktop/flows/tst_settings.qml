import QtQuick

FlowTest {
    name: "Settings"

    function open() {
        person.start()
        person.press("Ctrl+,")
        waitFor(() => person.reads("Size of the cards"), "the page is shown")
    }

    function test_every_choice_works_by_keyboard_data() {
        return [{ tag: "tableTheme", from: "Green cloth", to: "midnight" },
                { tag: "cardBack", from: "Match the table", to: "indigo" },
                { tag: "pace", from: "At once", to: "relaxed" },
                { tag: "programFault", from: "The game waits", to: "move" },
                { tag: "motion", from: "Reduced", to: "system" },
                { tag: "rendering", from: "Automatic", to: "opengl" }]
    }
    function test_every_choice_works_by_keyboard(data) {
        open()
        verify(person.tabTo(data.from))
        person.press("Right")
        compare(person.program.settings[data.tag], data.to)
    }

    // A program of one's own is added, is offered for a game, and is taken away.
    function test_a_program_of_ones_own() {
        open()
        verify(person.tabTo("Name of the program"))
        person.type("Robot")
        verify(person.tabTo("Its command"))
        person.type("cat")
        person.press("Return")
        waitFor(() => person.sees("Delete Robot"), "it is listed")
        const offered = () => person.program.games.offer("euchre").opponents.filter(one => one.label === "Robot")
        compare(offered().length, 1)
        compare(offered()[0].spec, "engine:cat")
        person.find("Delete Robot").forceActiveFocus()
        person.press("Space")
        waitFor(() => !person.sees("Delete Robot"), "it is gone")
        compare(offered().length, 0)
    }

    function test_sliders_data() {
        return [{ tag: "cardScale", name: "Size of the cards" }, { tag: "textScale", name: "Size of the text" },
                { tag: "animationSpeed", name: "Speed of the cards" }]
    }
    function test_sliders(data) {
        open()
        const before = person.program.settings[data.tag]
        verify(person.tabTo(data.name))
        person.press(data.tag === "animationSpeed" ? "Left" : "Right")
        verify(person.program.settings[data.tag] !== before)
        fuzzyCompare(person.find(data.name).value, person.program.settings[data.tag], 0.001)
    }

    function test_switches_data() {
        return [{ tag: "highContrast", name: "High contrast" }, { tag: "sound", name: "Sounds" }, { tag: "remarks", name: "Remarks" }]
    }
    function test_switches(data) {
        open()
        for (const key of ["Space", "Return"]) {
            const before = person.program.settings[data.tag]
            verify(person.tabTo(data.name))
            person.press(key)
            compare(person.program.settings[data.tag], !before)
            compare(person.find(data.name).checked, !before)
        }
    }

    function test_titles_change_language_at_once() {
        person.start("--game briscola --seed 7 --seats you,greedy")
        waitForTable()
        compare(person.window.title, "Briscola – Parlour")
        person.program.settings.language = "ja"
        waitFor(() => person.reads("ブリスコラ"), "the table's title")
        compare(person.window.title, "ブリスコラ – Parlour")
    }

    function test_dark_and_light() {
        open()
        const background = () => person.window.color.toString()
        person.click("Light")
        const light = background()
        person.click("Dark")
        waitFor(() => background() !== light, "the colours change")
    }

    function test_the_language_changes_while_the_program_runs() {
        open()
        verify(person.tabTo("Language: English"))
        person.press("Down") // Italiano
        compare(person.program.settings.language, "it")
        compare(Qt.locale().name.slice(0, 2), "it")
        person.press("Down")
        compare(person.program.settings.language, "de")
        person.press("Up")
        person.press("Up")
        compare(person.program.settings.language, "en")
        verify(person.reads("Size of the cards"))
    }

    function test_settings_are_kept() {
        open()
        person.click("Midnight")
        person.find("Size of the cards").forceActiveFocus()
        person.press("Right")
        const scale = person.program.settings.cardScale
        person.stop()
        person.start()
        compare(person.program.settings.tableTheme, "midnight")
        fuzzyCompare(person.program.settings.cardScale, scale, 0.001)
    }

    function test_a_setting_does_not_change_the_size_of_the_window() {
        person.start()
        person.window.width = 1010
        person.window.height = 707
        waitFor(() => person.window.contentItem.width === 1010, "the new size")
        const sound = person.program.settings.sound
        person.press("S")
        compare(person.program.settings.sound, !sound)
        compare([person.window.width, person.window.height], [1010, 707])
    }

    function test_the_window_opens_at_the_size_at_which_it_was_closed() {
        person.start()
        person.window.width = 1010
        person.window.height = 707
        person.window.close()
        person.stop()
        person.start()
        compare([person.window.width, person.window.height], [1010, 707])
    }

    function test_defaults() {
        open()
        person.click("Washi paper")
        compare(person.program.settings.tableTheme, "washi")
        person.click("Restore defaults")
        compare(person.program.settings.tableTheme, "green")
        compare(person.program.settings.pace, "normal")
    }

    function test_reduced_motion_moves_nothing() {
        person.start("--game briscola --seed 7 --seats you,greedy")
        waitForTable()
        person.press("1")
        verify(!person.hand().some(card => card.moving))
        person.program.settings.motion = "full"
        waitForTurn()
        const played = person.hand()[0]
        person.press("1")
        waitFor(() => played.moving, "the card is on its way")
        waitForTurn()
    }
}
