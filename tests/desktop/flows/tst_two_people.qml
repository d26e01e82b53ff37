import QtQuick

FlowTest {
    name: "Two people"

    // The cards whose faces are painted.
    function faces() { return person.pictures().filter(picture => picture.startsWith("italian/")).map(picture => picture.slice(8)) }
    function start() {
        person.start("--game briscola --seed 7 --seats you,you")
        waitFor(() => person.session.curtain, "the curtain is down")
    }
    function deck() { return JSON.parse(person.deal()).deck }

    function test_nothing_of_a_hand_is_in_the_scene_behind_the_curtain() {
        start()
        const hands = [deck().slice(0, 3), deck().slice(3, 6)]
        for (let turn = 0; turn < 2; ++turn) {
            waitFor(() => person.session.curtain, "the curtain is down")
            const all = hands[0].concat(hands[1])
            waitFor(() => !faces().some(face => all.includes(face) && !person.moves().includes(face)), "no hand is painted")
            compare(person.hand().length, 0)
            for (const card of all.filter(card => !person.moves().includes(card)))
                verify(!person.sees(card))
            person.press("1") // nobody plays now
            compare(person.moves().length, turn)
            person.press("Return")
            waitFor(() => !person.session.curtain, "the curtain is up")
            waitForTable()
            compare(person.session.viewer, turn)
            const own = hands[turn]
            verify(own.every(card => faces().includes(card)), "their own hand is seen")
            verify(!faces().some(face => hands[1 - turn].includes(face) && !person.moves().includes(face)), "the other hand is not")
            person.press("1")
            compare(person.moves().length, turn + 1)
        }
    }

    function test_the_curtain_takes_keys_and_clicks() {
        start()
        verify(person.focusName.startsWith("I am "))
        for (const key of ["1", "H", "T", "M", "Ctrl+Z", "O", "P"]) person.press(key)
        verify(person.session.curtain)
        verify(!person.session.hintOpen)
        compare(person.moves(), [])
        person.clickItem(person.findLike("I am "))
        waitForTable()
    }

    function test_the_next_one_has_to_lift_it() {
        start()
        person.press("Space")
        waitForTable()
        person.press("2")
        waitFor(() => person.session.curtain, "the curtain falls")
        compare(person.session.viewer, 1)
        verify(person.focusName.startsWith("I am "))
        person.press("Return")
        waitForTable()
        person.press("3")
        waitFor(() => person.moves().length === 2, "both have played")
    }

    function test_taking_back_hands_the_computer_back() {
        start()
        person.press("Return")
        waitForTable()
        person.press("1")
        waitFor(() => person.session.curtain, "the curtain falls")
        person.press("Return")
        waitForTable()
        person.press("Ctrl+Z")
        verify(person.session.curtain)
        compare(person.session.viewer, 0)
        compare(person.moves(), [])
        waitFor(() => !faces().some(face => deck().slice(0, 6).includes(face)), "no hand is painted")
    }

    function test_the_hand_stays_hidden_on_the_start_screen() {
        start()
        person.press("Return")
        waitForTable()
        person.press("Escape")
        waitFor(() => person.sees("Continue"), "the start screen")
        verify(!person.pictures().some(picture => deck().some(card => picture === "italian/" + card)))
    }
}
