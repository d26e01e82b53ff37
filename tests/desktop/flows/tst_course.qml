import QtQuick

FlowTest {
    name: "Course"

    readonly property var coach: person.program ? person.program.coach : null

    function waitForWords(words) { waitFor(() => coach.step.words !== undefined && (!words || coach.step.words === words) && person.reads(coach.step.words), "it is told: " + words) }

    // From the start screen, by keyboard.
    function test_a_lesson_is_taken_by_keyboard_and_marked() {
        person.start()
        person.press("F1")
        const title = coach.lessons("briscola")[0].title
        waitFor(() => person.sees("1  " + title), "the lessons are listed")
        verify(person.tabTo("1  " + title))
        person.press("Return")
        waitFor(() => person.session !== null && person.session.lesson, "the lesson is at the table")
        for (let steps = 0; !coach.step.done; ++steps) {
            verify(steps < 20)
            waitForWords()
            if (coach.step.waits) {
                answer()
                waitFor(() => coach.step.waits === false, "it is answered")
                waitForWords()
            }
            const words = coach.step.words
            waitFor(() => person.focusName === "Go on", "the focus is on the bubble")
            person.press("Return")
            waitFor(() => coach.step.words !== words, "it goes on")
            waitFor(() => coach.step.words !== undefined, "once all is played")
        }
        waitFor(() => person.focusName === "Next lesson", "the next one is offered")
        person.press("Escape")
        waitFor(() => person.session === null && person.sees("1  " + title), "the lessons again")
        verify(coach.lessons("briscola")[0].taken)
        verify(!coach.lessons("briscola")[1].taken)
    }

    // Tries the cards until one is right.
    function answer() {
        for (let card = 1; coach.step.waits && card <= person.hand().length; ++card) {
            person.press(String(card))
            wait(0)
        }
    }
}
