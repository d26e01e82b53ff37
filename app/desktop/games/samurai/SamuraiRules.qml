import QtQuick
import Parlour

// How to play Samurai, with pictures of the tiles.
Column {
    id: rules

    spacing: 18
    width: parent ? parent.width : 0

    component Tiles: Flow {
        id: tiles
        property var pictures: []
        property var captions: []
        width: parent.width
        spacing: 14
        Repeater {
            model: tiles.pictures
            Column {
                id: one
                required property string modelData
                required property int index
                width: 104
                spacing: 6
                Image {
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: 74
                    height: one.modelData.startsWith("token") ? 76 : 81
                    source: "image://art/samurai/" + one.modelData
                    sourceSize.width: 74
                    sourceSize.height: Math.round(height)
                    Accessible.role: Accessible.Graphic
                    Accessible.name: tiles.captions[one.index]
                }
                Label { width: parent.width; horizontalAlignment: Text.AlignHCenter; wrapMode: Text.Wrap; text: tiles.captions[one.index]; size: 13; color: Theme.chrome.title }
            }
        }
    }

    Section {
        title: qsTr("In a minute")
        RulesWords { text: qsTr("Figures of three castes stand in the settlements of Japan: Buddhas, helmets and rice. You place tiles beside the settlements; each tile has a strength and influences one kind of figure or all three. When every land space around a settlement is taken, each figure there goes to the player with the most influence on it. Whoever collects most of a kind leads it, and whoever leads most kinds wins.") }
        Tiles {
            pictures: ["token-buddha", "token-helmet", "token-rice"]
            captions: [qsTr("Buddha"), qsTr("helmet"), qsTr("rice")]
        }
    }
    Section {
        title: qsTr("The chart")
        RulesWords { text: qsTr("Two players fight for Honshu. With three players Kyushu and Shikoku are added, with four Hokkaido too. A village holds one figure, a town two of different kinds, and Edo, the capital, one of each kind.") }
        RulesWords { text: qsTr("Tiles never lie on settlements, only on the land beside them; ships lie on the sea. Every land space on this chart touches at least one settlement.") }
    }
    Section {
        title: qsTr("Before the first turn")
        RulesWords { text: qsTr("Edo begins with one figure of each kind. In turn each player places one more figure: first until every town holds two different ones, then one in each village.") }
        RulesWords { text: qsTr("Of your twenty tiles you choose five to begin with; the other fifteen are shuffled and drawn one by one. In the edition of 1998 the hand is chosen before the figures are placed, in that of 2015 afterwards. Both may also be left to chance, and at the table you may have it done for you.") }
    }
    Section {
        title: qsTr("Your turn")
        RulesWords { text: qsTr("Play one or more of the five tiles in your hand: at most one normal tile, and as many fast tiles as you like, in any order. Fast tiles carry two arrows at the bottom. Then end your turn and draw until you hold five tiles again. You may not pass while you can still play a tile.") }
    }
    Section {
        title: qsTr("The tiles")
        RulesWords { text: qsTr("Everybody owns the same twenty. Normal tiles, on any free land space:") }
        Tiles {
            pictures: ["1-buddha-4", "1-helmet-3", "1-rice-2", "1-samurai-3", "1-tile-exchange"]
            captions: [qsTr("Buddha 2, 3, 4: for Buddhas only"), qsTr("helmet 2, 3, 4: for helmets only"), qsTr("rice 2, 3, 4: for rice only"), qsTr("samurai 1, 1, 2, 2, 3: for every kind"), qsTr("tile exchange")]
        }
        RulesWords { text: qsTr("Fast tiles, besides the normal one:") }
        Tiles {
            pictures: ["1-ship-2", "1-ronin-1", "1-figure-exchange"]
            captions: [qsTr("ships 1, 1, 2: on the sea, for every kind"), qsTr("ronin 1: on land, for every kind"), qsTr("figure exchange")]
        }
        RulesWords { text: qsTr("The figure exchange: two figures of different kinds in two different settlements change places; no settlement may then hold two of one kind. The tile is used up and is not placed anywhere.") }
        RulesWords { text: qsTr("The tile exchange: take up one of your own tiles on land, put the exchange there in its place, and place the tile at once on another free land space. The exchange stays and fills its space, but has no strength. By the rules of 1998 the ronin cannot be taken up, by those of 2015 it can; ships and other exchanges never can.") }
    }
    Section {
        title: qsTr("Capturing")
        RulesWords { text: qsTr("A settlement is surrounded as soon as a tile lies on every land space beside it; the sea does not matter. For each of its figures the strengths of the tiles around it are added up, ships included, if they influence that kind. The highest sum takes the figure, and different figures of a settlement may go to different players.") }
        RulesWords { text: qsTr("If the highest sum is shared, or nobody has any influence, nobody gets the figure: it is set aside for good.") }
        RulesWords { text: qsTr("In the edition of 1998 this happens at once, before the next tile of the turn; in that of 2015 when the turn ends, so that a ship played after the last land tile still counts.") }
    }
    Section {
        title: qsTr("The end")
        RulesWords { text: qsTr("The game ends as soon as the last figure of one kind has left the chart, or when four figures have been set aside. In domination it goes on until no figure is left.") }
        RulesWords { text: qsTr("You lead a kind of figure if you alone have the most of it. Then this decides, line by line:") }
        RulesWords { text: qsTr("1. Whoever leads two or three kinds wins.\n2. Otherwise only those who lead a kind stay in; if that is just one player, they win.\n3. Each of them counts their figures of the kinds that they do not lead: the most win.\n4. Still equal: the most figures in all.\n5. Still equal: the victory is shared. If nobody leads any kind, the figures in all decide.") }
        RulesWords { text: qsTr("In the game of the thesis two players have eighteen tiles, without the exchanges; the number of kinds led decides, then the figures in all.") }
    }
    Section {
        title: qsTr("At this table")
        RulesWords { text: qsTr("Choose a tile with the mouse or the keys 1 to 5, then one of the spaces that are lit. While you point at a space, a panel shows what your tile would change there and who would capture what. The numbers beside a settlement are the influence on its figures.") }
        RulesWords { text: qsTr("With the keyboard: arrow keys go from space to space, Enter places the tile, G goes to a space by its letter and number, Backspace takes back a step of this turn, E ends the turn. Plus, minus and 0 zoom; so does the wheel, and the chart can be moved with the mouse.") }
        RulesWords { text: qsTr("H shows a hint: it knows only what you know, and says why. T shows all turns so far.") }
    }
    Section {
        title: qsTr("Good to know")
        RulesWords { text: qsTr("Two kinds win the game: choose them early, and give away figures of the third. Most land spaces touch two settlements, so a samurai between two figures that you want is worth double. Whoever fills the last space around a settlement decides when it is counted: be ahead before you close it, and keep a fast tile for the moment when one more point is enough.") }
    }
}
