import QtQuick

FlowTest {
    name: "Lessons"

    readonly property var teacher: person.program ? person.program.teacher : null
    readonly property string offer: "Explain it to me"

    function waitForStep() { waitFor(() => teacher.step.words !== undefined && person.sees(teacher.step.words), "a step is told") }
    function begin(game, arguments) {
        person.start(arguments ?? "")
        person.program.startLesson(game)
        waitForStep()
    }

    function test_a_first_deal_is_offered_once_for_each_game() {
        person.start()
        person.press("Return")
        waitFor(() => person.focusName === "Deal" && person.sees(offer), "it is offered")
        person.press("Escape")
        waitFor(() => !person.sees("Deal"), "the sheet is closed")
        person.press("Return")
        waitFor(() => person.focusName === "Deal", "the sheet is open")
        verify(!person.sees(offer))
        person.press("Escape")
        waitFor(() => !person.sees("Deal"), "the sheet is closed")
        person.click("Euchre")
        waitFor(() => person.sees(offer), "the other game has its own")
        person.stop()

        person.start()
        person.click("Euchre")
        waitFor(() => person.sees("Deal"), "the sheet is open")
        verify(!person.sees(offer))
    }

    function test_enter_goes_on_and_plays_where_a_card_is_waited_for() {
        person.start()
        person.press("Return")
        waitFor(() => person.sees(offer), "it is offered")
        person.click(offer)
        waitForStep()
        compare(person.session.game, "briscola")
        verify(person.session.paused)
        for (let step = 0; !teacher.step.waits; ++step) {
            verify(step < 5)
            const words = teacher.step.words
            waitFor(() => person.focusName === "Got it", "the focus is on the step")
            person.press("Return")
            waitFor(() => teacher.step.words !== words, "the next step is told")
            waitForStep()
        }
        waitFor(() => person.focus.playable === true, "the focus is on the hand")
        person.press("Return")
        compare(person.moves().length, 1)
        waitFor(() => person.moves().length > 1, "the answer comes")
        waitForStep()
        verify(person.session.paused)
    }

    function test_a_card_can_be_played_whatever_is_said() {
        begin("briscola")
        verify(!teacher.step.waits)
        const said = teacher.step.words
        person.press("2")
        verify(person.moves().length > 0)
        waitForStep()
        verify(teacher.step.words !== said)
    }

    function test_escape_leaves_the_lesson_and_not_the_table() {
        begin("briscola")
        person.press("Escape")
        waitFor(() => !teacher.teaching && !person.sees("Got it"), "the lesson is over")
        verify(person.session !== null)
        verify(!person.session.paused)
        playFirst()
        waitForTurn()
        verify(!person.sees("Got it"))
        person.press("Escape")
        waitFor(() => person.session === null, "the table is left")
    }

    function test_it_is_found_again_under_how_to_play() {
        person.start("--game briscola --seed 7")
        playFirst()
        waitForTurn()
        person.press("F1")
        waitFor(() => person.sees("Play a first game with explanations"), "the page is open")
        person.click("Play a first game with explanations")
        waitFor(() => person.focusName === "Keep it", "it asks what becomes of the game")
        person.press("Return")
        waitForStep()
        verify(person.session.dealNumber !== "7")
        person.press("Escape")
        person.press("Escape")
        waitFor(() => person.session === null && person.program.unfinished.some(game => game.title !== ""), "the other one is kept")
    }

    function test_the_end_says_what_decided_the_deal() {
        begin("briscola")
        while (!person.session.over) {
            waitFor(() => teacher.table.settled && (teacher.step.words !== undefined || person.session.personToMove || person.session.over), "something to do")
            if (teacher.step.words !== undefined && !teacher.step.waits) teacher.next()
            else if (person.session.personToMove) person.session.play(person.legalMoves()[0])
        }
        waitForResult()
        verify(teacher.ending !== "")
        verify(person.reads(teacher.ending))
        person.press("Return")
        waitFor(() => person.session !== null && !person.session.over, "the next deal")
        verify(!teacher.teaching)
    }

    function test_a_card_is_ringed_as_far_as_it_is_seen_and_the_deal_has_no_number() {
        begin("bigtwo")
        teacher.next()
        waitFor(() => teacher.step.target === "card 3D", "the lowest card is spoken of")
        waitForStep()
        const lesson = person.find(teacher.step.words).parent
        waitFor(() => lesson.placed, "it has its place")
        const hand = person.targetRect(lesson.table, "hand")
        verify(person.reads("First game   ·   round 1"))
        const next = Qt.rect(hand.x + hand.width / 12, hand.y, hand.width, hand.height)
        verify(lesson.hasTarget && !meet(lesson.target, next), lesson.target + " of " + hand)
    }

    function meet(a, b) { return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height }
    function test_a_step_covers_neither_what_it_speaks_of_nor_the_hand() {
        person.start()
        const games = person.program.games.all.map(game => game.id)
        for (const game of games) {
            begin(game, "--size 900x600 --lang de")
            for (let steps = 0; steps < 4; ++steps) {
                waitForStep()
                const bubble = person.find(teacher.step.words)
                const lesson = bubble.parent
                waitFor(() => lesson.placed, "it has its place")
                const place = Qt.rect(bubble.x, bubble.y, bubble.width, bubble.height)
                const hand = person.targetRect(lesson.table, "hand")
                verify(lesson.hasTarget, game + ": " + teacher.step.target)
                verify(!meet(place, lesson.target), game + ": " + teacher.step.target + " at " + lesson.target + " under " + place)
                verify(!meet(place, hand), game + ": the hand at " + hand + " under " + place)
                verify(place.x >= 0 && place.y >= 0 && place.x + place.width <= lesson.width && place.y + place.height <= lesson.height, game + ": inside")
                if (teacher.step.waits) break
                const words = teacher.step.words
                teacher.next()
                waitFor(() => teacher.step.words !== words, "the next step")
            }
        }
    }
}
