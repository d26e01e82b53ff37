import QtQuick

FlowTest {
    name: "Watch"

    function start() {
        person.start("--game briscola --watch --seed 7 --seats greedy,random")
        waitFor(() => person.session.toMove >= 0 && person.moves().length > 0, "they play")
    }
    function pause() {
        person.press("P")
        verify(person.session.paused)
        return person.moves().length
    }

    function test_pause_and_step() {
        start()
        const moves = pause()
        verify(person.sees("Resume"))
        wait(300)
        compare(person.moves().length, moves)
        for (let i = 1; i <= 3; ++i) {
            person.press("N")
            waitFor(() => person.moves().length === moves + i, "one step")
            wait(300)
            compare(person.moves().length, moves + i)
        }
        person.click("One step")
        waitFor(() => person.moves().length === moves + 4, "one step by mouse")
        person.click("Resume")
        waitFor(() => person.moves().length > moves + 5, "they go on")
    }

    function test_speed() {
        start()
        compare(person.session.pace, "instant")
        for (const pace of ["quick", "normal", "relaxed", "relaxed"]) {
            person.press("-")
            compare(person.session.pace, pace)
        }
        person.press("+")
        person.press("=")
        compare(person.session.pace, "quick")
        person.click("Faster")
        compare(person.session.pace, "instant")
        verify(person.reads("At once"))
    }

    function faces() { return person.pictures().filter(picture => picture.startsWith("italian/")).length }

    function test_open_and_closed_hands() {
        start()
        pause()
        waitFor(() => faces() >= 6, "all hands are open")
        const open = faces()
        person.press("O")
        waitFor(() => faces() <= open - 5, "the hands are closed")
        person.press("O")
        waitFor(() => faces() === open, "the hands are open again")
        person.click("Hide hands")
        waitFor(() => faces() < open, "by mouse as well")
    }

    function test_thoughts() {
        start()
        pause()
        person.press("H")
        waitFor(() => person.find("Thoughts"), "the panel is open")
        person.press("N")
        waitFor(() => person.session.hint.sentences !== undefined && person.reads(person.session.hint.sentences[0]), "its reason is shown")
    }

    function test_taking_back_pauses() {
        start()
        waitFor(() => person.moves().length > 4, "some moves")
        person.press("Ctrl+Z")
        verify(person.session.paused)
        const moves = person.moves().length
        person.press("Ctrl+Shift+Z")
        compare(person.moves().length, moves + 1)
    }

    function test_nobody_plays_for_the_computers() {
        start()
        const moves = pause()
        person.press("1")
        person.press("2")
        compare(person.hand().length, 0)
        compare(person.moves().length, moves)
    }
}
