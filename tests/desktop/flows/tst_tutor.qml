import QtQuick

FlowTest {
    name: "Tutor"

    readonly property var tutor: person.program ? person.program.tutor : null

    function start(tutoring) {
        person.start("--game briscola --seed 7 --seats you,greedy")
        person.program.settings.tutor = tutoring
        waitForTable()
    }

    function test_the_menu_says_what_the_tutor_does() {
        start("off")
        person.press("M")
        person.click("Tutor: off")
        waitFor(() => person.reads("The tutor asks before you make a mistake."), "it is told")
        compare(person.program.settings.tutor, "gentle")
    }

    function test_a_mistake_is_asked_about() {
        start("strict")
        while (!tutor.asking) {
            verify(!person.session.over, "some mistake is made")
            waitForTurn()
            waitFor(() => person.hand().length === 0 || person.legalMoves().length < 2 || tutor.knows(person.hand()[0].code), "the tutor has looked at the card")
            waitFor(() => person.hand().length === person.legalMoves().length, "every card lies in the hand")
            const before = person.moves().length
            person.press("1")
            waitFor(() => tutor.asking || person.moves().length > before, "it is played or asked about")
            if (!tutor.asking) waitFor(() => person.session.over || (person.session.personToMove && person.hand().length > 0), "the next turn")
        }
        const moves = person.moves()
        waitFor(() => person.focusName === "Take back", "the question has the focus")
        verify(person.sees(tutor.question.words))
        person.press("Escape")
        waitFor(() => !tutor.asking && !person.sees("Take back"), "the card is taken back")
        compare(person.moves(), moves)

        person.press("1")
        waitFor(() => person.focusName === "Take back", "it is asked again")
        person.press("W")
        waitFor(() => !person.sees("Show why"), "it says why")
        verify(tutor.question.whyNot !== undefined)
        verify(person.findLike(tutor.question.whyNot + "\nBetter: "))
        compare(person.session.shownMove, tutor.question.best)
        person.press("Ctrl+Return")
        waitFor(() => person.moves().length > moves.length, "it is played all the same")
        verify(!tutor.asking)
    }

    function test_learning_from_the_mistakes_of_a_game() {
        start("off")
        while (!person.session.over) {
            waitFor(() => person.session.over || (person.session.personToMove && person.hand().length > 0), "the next turn")
            if (!person.session.over) person.press("1")
        }
        waitForResult()
        person.press("R")
        waitFor(() => person.program.review !== null && person.program.review.depth >= 1, "the review")
        person.press("L")
        const exercise = () => person.program.exercise
        waitFor(() => exercise() !== null && person.hand().length > 0 && person.sees("Back to the review"), "an exercise")
        const at = person.moves().length
        for (let i = 0; i < 3; ++i) { // what was played: the leftmost card
            const said = exercise().words
            person.press("1")
            waitFor(() => exercise().words !== said, "the try is judged")
        }
        compare(person.moves().length, at)
        waitFor(() => person.findLike("That is what you played.") && person.focusName !== "", "the answer")
        verify(exercise().best !== "")
        if (exercise().hasNext) {
            person.press("N")
            waitFor(() => person.hand().length > 0 && person.moves().length > at && exercise().best === "", "the next one")
        }
        const last = person.moves().length
        person.press("Escape")
        waitFor(() => person.program.review !== null && exercise() === null, "the review again")
        compare(person.moves().length, last)
    }
}
