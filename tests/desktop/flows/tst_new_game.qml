import QtQuick

FlowTest {
    name: "New game"

    function openSheet() {
        person.start()
        person.press("Return")
        waitFor(() => person.sees("Deal"), "the sheet is open")
    }
    function unfold() {
        verify(person.tabTo("Rules and deal"))
        person.press("Space")
        waitFor(() => person.sees("Deal number"), "the rules are shown")
    }
    // Chooses in the focused drop-down list, that many entries further down.
    function chooseBelow(steps) {
        person.press("Space")
        for (let i = 0; i < steps; ++i) person.press("Down")
        person.press("Return")
    }

    function test_players_data() {
        return [{ tag: "2", steps: 0, players: 2 }, { tag: "3", steps: 1, players: 3 }, { tag: "4", steps: 2, players: 4 }]
    }
    function test_players(data) {
        openSheet()
        verify(person.tabTo("2"))
        for (let i = 0; i < data.steps; ++i) person.press("Right")
        verify(person.tabTo("Deal"))
        person.press("Return")
        waitForTurn()
        compare(person.session.seats.length, data.players)
        compare(person.session.persons, 1)
        compare(person.hand().length, 3)
    }

    function test_who_plays_data() {
        return [{ tag: "you", steps: 0, persons: 1 }, { tag: "two people", steps: 1, persons: 2 }, { tag: "watch", steps: 2, persons: 0 }]
    }
    function test_who_plays(data) {
        openSheet()
        verify(person.tabTo("You"))
        for (let i = 0; i < data.steps; ++i) person.press("Right")
        verify(person.tabTo("Deal"))
        person.press("Return")
        waitFor(() => person.session !== null, "the table is there")
        compare(person.session.persons, data.persons)
    }

    function test_two_people_of_four_are_partners() {
        openSheet()
        person.click("Two people")
        person.click("4, as partners")
        verify(person.reads("Partner"))
        person.click("Deal")
        waitFor(() => person.session !== null, "the table is there")
        compare([0, 1, 2, 3].map(seat => person.session.isPerson(seat)), [true, false, true, false])
    }

    function test_options_opponent_and_who_leads() {
        openSheet()
        unfold()
        verify(person.tabTo("Drawing from the stock: The winner draws first"))
        chooseBelow(1)
        compare(person.focusName, "Drawing from the stock: In a fixed order")
        const level = person.findLike("Level of ")
        level.forceActiveFocus()
        for (let i = 0; i < 10 && !person.focusName.includes("MiniMax"); ++i) person.press("Down")
        verify(person.focusName.includes("MiniMax"))
        verify(person.reads("Level 6 of 7"))
        verify(person.tabTo("Leads first: You"))
        chooseBelow(1)
        verify(person.tabTo("Deal"))
        person.press("Return")
        waitForTurn()
        verify(person.record().options.includes('"draw":"fixed"'))
        compare(person.session.onlyPerson, 1)
        compare(person.seat(0).agent, "minimax")
        compare(person.moves().length, 1)
    }

    function test_the_same_number_deals_the_same_cards() {
        const deals = []
        for (const number of ["424242", "424242", "424243"]) {
            person.moveIn()
            openSheet()
            unfold()
            const entry = person.find("Deal number")
            entry.forceActiveFocus()
            person.press("Ctrl+A")
            person.type(number)
            verify(person.tabTo("Deal"))
            person.press("Return")
            waitForTurn()
            compare(person.session.dealNumber, number)
            deals.push(person.deal())
        }
        compare(deals[0], deals[1])
        verify(deals[0] !== deals[2])
    }

    function test_no_number_deals_nothing() {
        openSheet()
        unfold()
        person.find("Deal number").forceActiveFocus()
        person.press("Ctrl+A")
        person.press("Delete")
        person.type("x-")
        verify(!person.find("Deal"))
        person.type("5")
        verify(person.find("Deal"))
    }

    function test_the_sheet_remembers_the_last_choice() {
        openSheet()
        person.click("3")
        person.click("Deal")
        waitForTurn()
        person.stop()
        person.start()
        person.press("Ctrl+N")
        waitFor(() => person.sees("Deal"), "the sheet is open")
        verify(person.find("3").checked)
    }

    function test_names_and_portraits() {
        openSheet()
        const entry = person.find("Name")
        entry.forceActiveFocus()
        person.type("Ada")
        verify(person.tabTo("Deal"))
        person.press("Return")
        waitForTurn()
        compare(person.seat(0).name, "Ada")
        verify(person.findLike("Ada, "))
    }

    function test_shuffled_numbers() {
        openSheet()
        unfold()
        const before = person.find("Deal number").text
        person.click("Another number")
        waitFor(() => person.find("Deal number").text !== before, "another number")
    }

    // A game for four only, in which the deal says who begins.
    function test_euchre() {
        person.start("--game euchre --seed 7 --seats you,random,random,random")
        waitFor(() => person.session !== null, "the table is there")
        person.press("Ctrl+N")
        waitFor(() => person.sees("Deal"), "the sheet is open")
        verify(person.reads("Partner"))
        verify(!person.reads("Leads first"))
        person.click("Deal")
        waitFor(() => person.session.dealNumber !== "7", "another deal")
        compare([1, 2, 3].map(seat => person.seat(seat).agent), ["uf-hybrid", "uf-hybrid", "uf-hybrid"])
    }
}
