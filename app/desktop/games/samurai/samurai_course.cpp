#include "app/desktop/games/samurai/samurai_course.h"

namespace parlour::samurai {

const Course& course() {
    static const Course kCourse{
        {PARLOUR_PHRASE("Course", "What you play for"),
         {
             CourseStep{.position =
                            R"(
                    {"game": "samurai", "options": {"players": 2, "figures": "random", "hand":
                    "random"}, "deal": {"map": "japan-2", "first": 0, "figures": {"I18": "r",
                    "J16": "b", "K19": "h", "L17": "hr", "M12": "r", "M16": "h", "M8": "b",
                    "N14": "b", "N5": "r", "O11": "bh", "O13": "h", "O17": "b", "O7": "h", "O9":
                    "r", "P15": "bhr", "Q10": "b", "Q14": "r"}, "tiles": [["b3", "b2", "h2",
                    "r3", "s1", "w1", "b4", "h3", "h4", "r2", "r4", "s1", "s2", "s2", "s3",
                    "w1", "w2", "n1", "fx", "tx"], ["h3", "b2", "b3", "b4", "h2", "h4", "r2",
                    "r3", "r4", "s1", "s1", "s2", "s2", "s3", "w1", "w1", "w2", "n1", "fx",
                    "tx"]]}, "moves": ["b3@N7", "end", "h3@K18", "end"]})",
                        .target = "space P15",
                        .words = PARLOUR_PHRASE(
                            "Course", "Figures of three kinds stand in the settlements: Buddhas, "
                                      "helmets and rice. A village holds one figure, a town two, "
                                      "and Edo, the capital, one of each kind.")},
             CourseStep{.target = "plate 0",
                        .words = PARLOUR_PHRASE(
                            "Course",
                            "The figures you capture are counted here. Whoever has more of a kind "
                            "leads it, and whoever leads two of the three kinds at the end wins.")},
             CourseStep{
                 .target = "space N8",
                 .words =
                     PARLOUR_PHRASE("Course", "Capture one: your Buddha 3 lies beside Matsue, and "
                                              "one land space there is still free. Choose any tile "
                                              "in your hand but the ship, then the ringed space."),
                 .moves = {"b2@N8", "h2@N8", "r3@N8", "s1@N8"},
                 .right = PARLOUR_PHRASE("Course",
                                         "Now every land space around Matsue has a tile. You have "
                                         "the most influence there: the Buddha is yours."),
                 .wrong = PARLOUR_PHRASE(
                     "Course", "Not there: the free land space beside Matsue is the ringed one.")},
             CourseStep{.target = "plate 0",
                        .words = PARLOUR_PHRASE(
                            "Course", "There it stands. Seven figures of each kind are on this "
                                      "chart: with four you are sure to lead that kind.")},
         }},
        {PARLOUR_PHRASE("Course", "Your tiles, your turn"),
         {
             CourseStep{.position =
                            R"(
                    {"game": "samurai", "options": {"players": 2, "figures": "random", "hand":
                    "random"}, "deal": {"map": "japan-2", "first": 0, "figures": {"I18": "r",
                    "J16": "b", "K19": "h", "L17": "hr", "M12": "r", "M16": "h", "M8": "b",
                    "N14": "b", "N5": "r", "O11": "bh", "O13": "h", "O17": "b", "O7": "h", "O9":
                    "r", "P15": "bhr", "Q10": "b", "Q14": "r"}, "tiles": [["b3", "h4", "r2",
                    "s2", "w1", "h2", "b2", "b4", "h3", "r3", "r4", "s1", "s1", "s2", "s3",
                    "w1", "w2", "n1", "fx", "tx"], ["b2", "b3", "b4", "h2", "h3", "h4", "r2",
                    "r3", "r4", "s1", "s1", "s2", "s2", "s3", "w1", "w1", "w2", "n1", "fx",
                    "tx"]]}, "moves": []})",
                        .target = "hand",
                        .words = PARLOUR_PHRASE(
                            "Course", "The picture on a tile says for which kind of figure it "
                                      "counts, the number how much: its strength. Lying on a free "
                                      "land space, it counts for the settlements it touches.")},
             CourseStep{.target = "space M8",
                        .words = PARLOUR_PHRASE(
                            "Course", "A Buddha stands in Matsue. Put the tile beside it that "
                                      "gives you the most influence on that Buddha."),
                        .moves = {"b3@N7", "b3@N8"},
                        .right = PARLOUR_PHRASE(
                            "Course", "Your influence there is 3 now: see the number beside "
                                      "Matsue. A helmet or rice would count nothing."),
                        .wrong = PARLOUR_PHRASE(
                            "Course", "There is more: this gives you less influence on the Buddha "
                                      "of Matsue. Compare pictures and numbers.")},
             CourseStep{
                 .target = "end",
                 .words = PARLOUR_PHRASE("Course",
                                         "You play one normal tile a turn, and that was yours. The "
                                         "ship may wait: it is a fast tile, more of that later. "
                                         "End your turn, and you draw up to five tiles again."),
                 .moves = {"end"},
                 .right =
                     PARLOUR_PHRASE("Course", "You draw a tile, and it's your opponent's turn."),
                 .wrong = PARLOUR_PHRASE("Course", "Keep the ship for later: end your turn."),
                 .then = {"h3@K18", "end"}},
             CourseStep{
                 .target = "hand",
                 .words = PARLOUR_PHRASE(
                     "Course", "The tile with the swords is a samurai: it counts for every kind of "
                               "figure. Put it where it counts for as many figures as it can."),
                 .moves = {"s2@O15", "s2@O16", "s2@P14", "s2@P16", "s2@Q15"},
                 .right = PARLOUR_PHRASE("Course", "It counts for the three figures of Edo, and "
                                                   "for the one in the village on its other side."),
                 .wrong = PARLOUR_PHRASE(
                     "Course", "That counts for fewer figures. Which settlement holds the most?")},
         }},
        {PARLOUR_PHRASE("Course", "Who captures a figure"),
         {
             CourseStep{.position =
                            R"(
                    {"game": "samurai", "options": {"players": 2, "figures": "random", "hand":
                    "random"}, "deal": {"map": "japan-2", "first": 0, "figures": {"I18": "r",
                    "J16": "b", "K19": "h", "L17": "hr", "M12": "r", "M16": "h", "M8": "b",
                    "N14": "b", "N5": "r", "O11": "bh", "O13": "h", "O17": "b", "O7": "h", "O9":
                    "r", "P15": "bhr", "Q10": "b", "Q14": "r"}, "tiles": [["b2", "b3", "h4",
                    "r4", "s1", "s2", "b4", "h2", "h3", "r2", "r3", "s1", "s2", "s3", "w1",
                    "w1", "w2", "n1", "fx", "tx"], ["b4", "b2", "b3", "h2", "h3", "h4", "r2",
                    "r3", "r4", "s1", "s1", "s2", "s2", "s3", "w1", "w1", "w2", "n1", "fx",
                    "tx"]]}, "moves": ["b2@N16", "end", "b4@P16", "end"]})",
                        .target = "space O17",
                        .words = PARLOUR_PHRASE(
                            "Course", "The numbers beside Mito are the influence on its Buddha: "
                                      "you 2, your opponent 4. When all land around Mito is taken, "
                                      "the higher number gets it; the sea may stay empty.")},
             CourseStep{
                 .target = "space O16",
                 .words = PARLOUR_PHRASE("Course",
                                         "One land space beside Mito is free. Put a tile there "
                                         "that wins you the Buddha. While you point at a space, a "
                                         "panel shows what your tile would change."),
                 .moves = {"b3@O16"},
                 .right = PARLOUR_PHRASE("Course", "5 to 4: the Buddha is yours. The helmet 4 and "
                                                   "the rice 4 would have counted nothing there."),
                 .wrong =
                     PARLOUR_PHRASE("Course", "That doesn't win the Buddha of Mito. You have 2 "
                                              "there, and your opponent's 4 must be beaten.")},
             CourseStep{
                 .position =
                     R"(
                    {"game": "samurai", "options": {"players": 2, "figures": "random", "hand":
                    "random"}, "deal": {"map": "japan-2", "first": 0, "figures": {"I18": "r",
                    "J16": "b", "K19": "h", "L17": "hr", "M12": "r", "M16": "h", "M8": "b",
                    "N14": "b", "N5": "r", "O11": "bh", "O13": "h", "O17": "b", "O7": "h", "O9":
                    "r", "P15": "bhr", "Q10": "b", "Q14": "r"}, "tiles": [["r2", "s2", "b4",
                    "h3", "b2", "h2", "b3", "h4", "r3", "r4", "s1", "s1", "s2", "s3", "w1",
                    "w1", "w2", "n1", "fx", "tx"], ["r4", "b2", "b3", "b4", "h2", "h3", "h4",
                    "r2", "r3", "s1", "s1", "s2", "s2", "s3", "w1", "w1", "w2", "n1", "fx",
                    "tx"]]}, "moves": ["r2@J17", "end", "r4@J18", "end"]})",
                 .target = "space I17",
                 .words = PARLOUR_PHRASE("Course",
                                         "At Hirosaki your opponent has 4, you have 2, and none of "
                                         "your tiles takes you past 4. But in a tie nobody gets "
                                         "the rice: make it one, on the last land space."),
                 .moves = {"s2@I17"},
                 .right = PARLOUR_PHRASE(
                     "Course",
                     "4 to 4, a tie: nobody gets the rice, and it is set aside for good."),
                 .wrong = PARLOUR_PHRASE("Course", "That makes no tie at Hirosaki. How much is "
                                                   "missing from your 2 to your opponent's 4?")},
             CourseStep{.target = "counters",
                        .words = PARLOUR_PHRASE(
                            "Course",
                            "Figures set aside count for nobody, and the game ends with the "
                            "fourth. A figure on which nobody has influence is set aside, too.")},
         }},
        {PARLOUR_PHRASE("Course", "One space, two settlements"),
         {
             CourseStep{.position =
                            R"(
                    {"game": "samurai", "options": {"players": 2, "figures": "random", "hand":
                    "random"}, "deal": {"map": "japan-2", "first": 0, "figures": {"I18": "r",
                    "J16": "b", "K19": "h", "L17": "hr", "M12": "r", "M16": "h", "M8": "b",
                    "N14": "b", "N5": "r", "O11": "bh", "O13": "h", "O17": "b", "O7": "h", "O9":
                    "r", "P15": "bhr", "Q10": "b", "Q14": "r"}, "tiles": [["r2", "h2", "s3",
                    "b4", "r4", "h4", "h3", "b2", "b3", "r3", "s1", "s1", "s2", "s2", "w1",
                    "w1", "w2", "n1", "fx", "tx"], ["r3", "b2", "b3", "b4", "h2", "h3", "h4",
                    "r2", "r4", "s1", "s1", "s2", "s2", "s3", "w1", "w1", "w2", "n1", "fx",
                    "tx"]]}, "moves": ["r2@O8", "end", "r3@N8", "end", "h2@O10", "end",
                    "b2@P10", "end"]})",
                        .target = "space P9",
                        .words = PARLOUR_PHRASE(
                            "Course",
                            "Every land space touches two settlements, and a tile there counts for "
                            "both. The ringed one is the last free land of Okayama and of Osaka.")},
             CourseStep{
                 .target = "space P9",
                 .words = PARLOUR_PHRASE(
                     "Course", "Your opponent leads at both: 3 to 2 for the rice of Okayama, 2 to "
                               "0 for the Buddha of Osaka. Win both figures with one tile."),
                 .moves = {"s3@P9"},
                 .right = PARLOUR_PHRASE(
                     "Course",
                     "Both are yours: the samurai made it 5 to 3 at Okayama and 3 to 2 at Osaka."),
                 .wrong = PARLOUR_PHRASE("Course", "That doesn't win both. Which of your tiles "
                                                   "counts for rice and for Buddhas alike?")},
             CourseStep{
                 .position =
                     R"(
                    {"game": "samurai", "options": {"players": 2, "figures": "random", "hand":
                    "random"}, "deal": {"map": "japan-2", "first": 0, "figures": {"I18": "r",
                    "J16": "b", "K19": "h", "L17": "hr", "M12": "r", "M16": "h", "M8": "b",
                    "N14": "b", "N5": "r", "O11": "bh", "O13": "h", "O17": "b", "O7": "h", "O9":
                    "r", "P15": "bhr", "Q10": "b", "Q14": "r"}, "tiles": [["h2", "r3", "h3",
                    "b3", "r4", "b2", "r2", "b4", "h4", "s1", "s1", "s2", "s2", "s3", "w1",
                    "w1", "w2", "n1", "fx", "tx"], ["b4", "s2", "b2", "b3", "h2", "h3", "h4",
                    "r2", "r3", "r4", "s1", "s1", "s2", "s3", "w1", "w1", "w2", "n1", "fx",
                    "tx"]]}, "moves": ["h2@O12", "end", "b4@O10", "end", "r3@K17", "end",
                    "s2@N11", "end"]})",
                 .target = "space P10",
                 .words = PARLOUR_PHRASE(
                     "Course", "In a town each figure is decided by itself. In Kyoto your opponent "
                               "leads for the Buddha, 6 to 0; for the helmet it is 2 to 2. Fill "
                               "the last land so that you win one."),
                 .moves = {"h3@P10"},
                 .right =
                     PARLOUR_PHRASE("Course", "The helmet is yours, 5 to 2, and the Buddha goes to "
                                              "your opponent. Each figure has its own winner."),
                 .wrong = PARLOUR_PHRASE("Course", "That wins you nothing in Kyoto. Which of its "
                                                   "two figures is still within your reach?")},
         }},
        {PARLOUR_PHRASE("Course", "Ships and the ronin"),
         {
             CourseStep{.position =
                            R"(
                    {"game": "samurai", "options": {"players": 2, "figures": "random", "hand":
                    "random"}, "deal": {"map": "japan-2", "first": 0, "figures": {"I18": "r",
                    "J16": "b", "K19": "h", "L17": "hr", "M12": "r", "M16": "h", "M8": "b",
                    "N14": "b", "N5": "r", "O11": "bh", "O13": "h", "O17": "b", "O7": "h", "O9":
                    "r", "P15": "bhr", "Q10": "b", "Q14": "r"}, "tiles": [["h2", "b4", "r4",
                    "w1", "n1", "b2", "h4", "b3", "h3", "r2", "r3", "s1", "s1", "s2", "s2",
                    "s3", "w1", "w2", "fx", "tx"], ["r4", "b3", "w2", "b2", "b4", "h2", "h3",
                    "h4", "r2", "r3", "s1", "s1", "s2", "s2", "s3", "w1", "w1", "n1", "fx",
                    "tx"]]}, "moves": ["h2@O8", "end", "r4@O6", "end", "b4@J18", "end",
                    "b3@K17", "w2@P7", "end"]})",
                        .target = "hand",
                        .words = PARLOUR_PHRASE(
                            "Course", "Tiles with two arrows are fast: ships, the ronin and the "
                                      "figure exchange. You may play as many of them as you like, "
                                      "with or without your one normal tile.")},
             CourseStep{.target = "space N5",
                        .words = PARLOUR_PHRASE(
                            "Course", "Your rice 4 alone would only tie at Yamaguchi, 4 to 4. So "
                                      "begin with the ship: put it on the sea beside Yamaguchi."),
                        .moves = {"w1@M5", "w1@M6", "w1@N4", "w1@O5"},
                        .right = PARLOUR_PHRASE("Course",
                                                "It adds 1, for a ship counts for every kind. And "
                                                "as it lies on the sea, it takes up no land."),
                        .wrong = PARLOUR_PHRASE(
                            "Course", "First the ship, on a sea space that touches Yamaguchi.")},
             CourseStep{.target = "space N6",
                        .words = PARLOUR_PHRASE(
                            "Course", "Now fill the last land beside Yamaguchi and win its rice."),
                        .moves = {"r4@N6"},
                        .right = PARLOUR_PHRASE("Course",
                                                "5 to 4. The ship had to come first: figures are "
                                                "captured at once when the last land is taken."),
                        .wrong = PARLOUR_PHRASE("Course",
                                                "That doesn't win the rice of Yamaguchi. You have "
                                                "1 there and need more than 4, on its last land.")},
             CourseStep{
                 .target = "space N7",
                 .words = PARLOUR_PHRASE(
                     "Course", "The ronin, with the straw hat, is a fast tile for the land and "
                               "counts 1 for every kind. At Hiroshima it's 2 to 2, and one land "
                               "space is free. Play on in the same turn!"),
                 .moves = {"n1@N7"},
                 .right = PARLOUR_PHRASE("Course", "3 to 2: the helmet is yours, too. Three tiles "
                                                   "and two figures, in a single turn."),
                 .wrong =
                     PARLOUR_PHRASE("Course", "That doesn't win the helmet of Hiroshima. One more "
                                              "point there is enough, on its last land.")},
         }},
        {PARLOUR_PHRASE("Course", "The two exchanges"),
         {
             CourseStep{
                 .position =
                     R"(
                    {"game": "samurai", "options": {"players": 2, "figures": "random", "hand":
                    "random"}, "deal": {"map": "japan-2", "first": 0, "figures": {"I18": "r",
                    "J16": "b", "K19": "h", "L17": "hr", "M12": "r", "M16": "h", "M8": "b",
                    "N14": "b", "N5": "r", "O11": "bh", "O13": "h", "O17": "b", "O7": "h", "O9":
                    "r", "P15": "bhr", "Q10": "b", "Q14": "r"}, "tiles": [["b4", "fx", "h3",
                    "h4", "b2", "h2", "b3", "r2", "r3", "r4", "s1", "s1", "s2", "s2", "s3",
                    "w1", "w1", "w2", "n1", "tx"], ["h3", "w1", "b2", "b3", "b4", "h2", "h4",
                    "r2", "r3", "r4", "s1", "s1", "s2", "s2", "s3", "w1", "w2", "n1", "fx",
                    "tx"]]}, "moves": ["b4@N11", "end", "h3@O14", "w1@L11", "end"]})",
                 .target = "space M12",
                 .words = PARLOUR_PHRASE("Course",
                                         "Your Buddha 4 counts nothing for the rice of Kanazawa. "
                                         "With the figure exchange two figures of different kinds "
                                         "change places: bring a Buddha to Kanazawa."),
                 .moves = {"fx@J16:b,M12:r", "fx@M12:r,N14:b", "fx@M12:r,O11:b", "fx@M12:r,O17:b",
                           "fx@M12:r,Q10:b", "fx@M8:b,M12:r"},
                 .right = PARLOUR_PHRASE("Course",
                                         "Now your Buddha 4 counts there: 4 to 1. The exchange is "
                                         "used up; it was fast, so a normal tile may follow."),
                 .wrong = PARLOUR_PHRASE("Course", "That brings no Buddha to Kanazawa. Choose the "
                                                   "exchange, then the two figures.")},
             CourseStep{
                 .target = "space N12",
                 .words = PARLOUR_PHRASE("Course",
                                         "Edo's Buddha could not have come: no settlement may hold "
                                         "two figures of one kind, and Edo has rice already. Now "
                                         "take the last land beside Kanazawa, with any tile."),
                 .moves = {"b2@N12", "h2@N12", "h3@N12", "h4@N12"},
                 .right =
                     PARLOUR_PHRASE("Course", "The Buddha is yours. Look for an exchange where "
                                              "your tiles already wait for another figure."),
                 .wrong = PARLOUR_PHRASE(
                     "Course",
                     "That leaves the Buddha in Kanazawa: the ringed land space is still free.")},
             CourseStep{.position =
                            R"(
                    {"game": "samurai", "options": {"players": 2, "figures": "random", "hand":
                    "random"}, "deal": {"map": "japan-2", "first": 0, "figures": {"I18": "r",
                    "J16": "b", "K19": "h", "L17": "hr", "M12": "r", "M16": "h", "M8": "b",
                    "N14": "b", "N5": "r", "O11": "bh", "O13": "h", "O17": "b", "O7": "h", "O9":
                    "r", "P15": "bhr", "Q10": "b", "Q14": "r"}, "tiles": [["h4", "b4", "tx",
                    "h3", "r3", "h2", "r2", "b2", "b3", "r4", "s1", "s1", "s2", "s2", "s3",
                    "w1", "w1", "w2", "n1", "fx"], ["b3", "b2", "b4", "h2", "h3", "h4", "r2",
                    "r3", "r4", "s1", "s1", "s2", "s2", "s3", "w1", "w1", "w2", "n1", "fx",
                    "tx"]]}, "moves": ["h4@L16", "end", "b3@N7", "end", "b4@N8", "end",
                    "b2@P10", "end"]})",
                        .target = "space N8",
                        .words = PARLOUR_PHRASE(
                            "Course",
                            "Matsue is empty, and your Buddha 4 beside it has done its work. "
                            "The tile exchange, a normal tile, takes its place, and you put the "
                            "Buddha 4 on another free land space at once.")},
             CourseStep{.target = "space P9",
                        .words = PARLOUR_PHRASE(
                            "Course", "Win the Buddha of Osaka: choose the tile exchange, then a "
                                      "tile of yours on land, then the space it moves to."),
                        .moves = {"tx@N8>P9"},
                        .right = PARLOUR_PHRASE(
                            "Course", "4 to 2: the Buddha is yours. The exchange stays at Matsue: "
                                      "it fills its space, but has no strength."),
                        .wrong = PARLOUR_PHRASE(
                            "Course", "That doesn't win the Buddha of Osaka. Your opponent has 2 "
                                      "there: move a tile that beats it.")},
         }},
        {PARLOUR_PHRASE("Course", "The end and the winner"),
         {
             CourseStep{.position =
                            R"(
                    {"game": "samurai", "options": {"players": 2, "figures": "random", "hand":
                    "random"}, "deal": {"map": "japan-2", "first": 0, "figures": {"I18": "b",
                    "J16": "r", "K19": "r", "L17": "hr", "M12": "r", "M16": "b", "M8": "h",
                    "N14": "h", "N5": "h", "O11": "bh", "O13": "r", "O17": "b", "O7": "b", "O9":
                    "r", "P15": "bhr", "Q10": "b", "Q14": "h"}, "tiles": [["w1", "h4", "b2",
                    "s1", "w2", "fx", "s2", "h2", "s2", "r3", "w1", "b3", "s3", "n1", "tx",
                    "s1", "r2", "b4", "h3", "r4"], ["w2", "s2", "b4", "tx", "fx", "r4", "b2",
                    "s3", "w1", "h3", "b3", "h4", "r2", "n1", "s2", "h2", "r3", "s1", "s1",
                    "w1"]]}, "moves": ["h4@P14", "w2@M18", "w1@P11", "end", "b4@P16",
                    "fx@O9:r,Q14:h", "w2@N10", "end", "s2@O12", "fx@N5:h,O17:b", "end",
                    "s3@N11", "end", "r3@Q15", "end", "r4@K18", "w1@H17", "end", "s2@N16",
                    "w1@R10", "end", "b3@O6", "end", "s3@N8", "end", "h4@O15", "end", "b3@P10",
                    "n1@J17", "end", "s2@O16", "end", "tx@P14>O10", "end", "tx@O16>K17",
                    "n1@I17", "end", "h2@M17", "end", "s2@L16", "end", "b4@N15", "end",
                    "r3@P13", "end", "h3@L18", "end", "r2@N12", "end", "r4@N13", "end",
                    "s1@O14", "end"]})",
                        .target = "counters",
                        .words = PARLOUR_PHRASE(
                            "Course", "The game ends as soon as the last figure of one kind has "
                                      "left the chart, or four figures are set aside. Here one "
                                      "rice is left, in Morioka, and three are set aside.")},
             CourseStep{.target = "plate 0",
                        .words = PARLOUR_PHRASE(
                            "Course",
                            "Whoever leads two kinds wins, else whoever alone leads one. Here "
                            "you lead helmets, your opponent rice, and Buddhas are level. With "
                            "one lead each, the figures of the other kinds decide.")},
             CourseStep{.target = "space J18",
                        .words = PARLOUR_PHRASE(
                            "Course", "The ringed space is the last land of Hirosaki and of "
                                      "Morioka. The last rice will go to your opponent and end the "
                                      "game: fill the space so that you lead two kinds."),
                        .moves = {"b2@J18"},
                        .right = PARLOUR_PHRASE(
                            "Course", "3 to 2 for the Buddha of Hirosaki: you lead two kinds and "
                                      "win, however much rice your opponent has."),
                        .wrong = PARLOUR_PHRASE("Course",
                                                "That doesn't end the game with you leading two "
                                                "kinds. At Hirosaki it is 1 to 2 for the Buddha.")},
             CourseStep{.position =
                            R"(
                    {"game": "samurai", "options": {"players": 2, "figures": "random", "hand":
                    "random"}, "deal": {"map": "japan-2", "first": 0, "figures": {"I18": "h",
                    "J16": "r", "K19": "r", "L17": "br", "M12": "r", "M16": "h", "M8": "b",
                    "N14": "h", "N5": "b", "O11": "br", "O13": "h", "O17": "b", "O7": "h", "O9":
                    "h", "P15": "bhr", "Q10": "r", "Q14": "b"}, "tiles": [["s2", "b2", "b4",
                    "b3", "h4", "s1", "w1", "s2", "r3", "n1", "s3", "tx", "h2", "r4", "s1",
                    "fx", "w1", "r2", "w2", "h3"], ["fx", "w1", "w1", "b3", "b2", "w2", "n1",
                    "s1", "r2", "tx", "s2", "s3", "h2", "s2", "h4", "h3", "b4", "r4", "r3",
                    "s1"]]}, "moves": ["s2@Q15", "end", "b3@O16", "w1@M18", "w1@P11", "end",
                    "h4@O8", "end", "fx@O7:h,O11:r", "b2@N6", "w2@M14", "n1@J18", "end",
                    "b4@P14", "w1@N10", "end", "s3@O12", "end", "s2@K17", "end", "s2@M17",
                    "end", "r3@L18", "n1@N7", "end", "tx@O16>N16", "end", "s3@L16", "end",
                    "h4@N15", "end", "s1@P10", "end", "r2@N12", "end", "r4@K18", "end", "b4@N8",
                    "end", "tx@L16>N11", "end", "r4@O6", "end", "s1@J17", "fx@I18:h,O17:b",
                    "end", "h3@P16", "end", "w1@Q16", "r2@P9", "end", "s2@I17", "end"]})",
                        .target = "space O15",
                        .words = PARLOUR_PHRASE(
                            "Course", "Another end: with Edo the last rice goes. You lead rice, "
                                      "your opponent leads Buddhas and, by one, helmets. Fill the "
                                      "last land beside Edo so that you win."),
                        .moves = {"h2@O15", "h3@O15"},
                        .right = PARLOUR_PHRASE(
                            "Course", "Helmets are level: one lead each. Outside those leads you "
                                      "have 3 figures, your opponent 2: you win."),
                        .wrong = PARLOUR_PHRASE(
                            "Course", "That doesn't win. In Edo the Buddha and the rice are yours "
                                      "anyway, but the helmet is tied, 3 to 3.")},
         }},
        {PARLOUR_PHRASE("Course", "A good beginning"),
         {
             CourseStep{
                 .position =
                     R"(
                    {"game": "samurai", "options": {"players": 2}, "deal": {"map": "japan-2",
                    "first": 0, "tiles": [["s3", "b4", "h4", "w2", "n1", "b2", "b3", "h2", "h3",
                    "r2", "r3", "r4", "s1", "s1", "s2", "s2", "w1", "w1", "fx", "tx"], ["s3",
                    "r4", "h4", "w2", "s2", "b2", "b3", "b4", "h2", "h3", "r2", "r3", "s1",
                    "s1", "s2", "w1", "w1", "n1", "fx", "tx"]]}, "moves": ["take s3", "take b4",
                    "take h4", "take w2", "take n1", "take s3", "take r4", "take h4", "take w2",
                    "take s2"]})",
                 .target = "hand",
                 .words = PARLOUR_PHRASE("Course",
                                         "Before the first turn you place the figures yourselves, "
                                         "in turn: two different ones in each town, then one in "
                                         "each village. Place one in Kyoto or Sendai, the towns."),
                 .moves = {"b@L17", "b@O11", "h@L17", "h@O11", "r@L17", "r@O11"},
                 .right = PARLOUR_PHRASE("Course", "And so on, in turn. \"Choose for me\" does it "
                                                   "for you, as it does with your first tiles.")},
             CourseStep{.position =
                            R"(
                    {"game": "samurai", "options": {"players": 2, "figures": "random", "hand":
                    "random"}, "deal": {"map": "japan-2", "first": 0, "figures": {"I18": "r",
                    "J16": "b", "K19": "h", "L17": "hr", "M12": "r", "M16": "h", "M8": "b",
                    "N14": "b", "N5": "r", "O11": "bh", "O13": "h", "O17": "b", "O7": "h", "O9":
                    "r", "P15": "bhr", "Q10": "b", "Q14": "r"}, "tiles": [["s3", "b4", "h4",
                    "w2", "n1", "b2", "b3", "h2", "h3", "r2", "r3", "r4", "s1", "s1", "s2",
                    "s2", "w1", "w1", "fx", "tx"], ["b2", "b3", "b4", "h2", "h3", "h4", "r2",
                    "r3", "r4", "s1", "s1", "s2", "s2", "s3", "w1", "w1", "w2", "n1", "fx",
                    "tx"]]}, "moves": []})",
                        .target = "hand",
                        .words = PARLOUR_PHRASE(
                            "Course", "Both of you own the same twenty tiles. You choose the first "
                                      "five yourselves, the others are drawn by chance: take "
                                      "strong ones, as here, and one or two that are fast.")},
             CourseStep{
                 .target = "space M12",
                 .words = PARLOUR_PHRASE("Course",
                                         "Two land spaces beside Kanazawa are free. If you take "
                                         "one, your opponent may take the other, and with it the "
                                         "rice. Get ahead there without using up land."),
                 .moves = {"w2@L11", "w2@L12", "w2@M11", "w2@M13"},
                 .right = PARLOUR_PHRASE("Course", "You lead there, and both land spaces are still "
                                                   "free. Let your opponent take the first!"),
                 .wrong =
                     PARLOUR_PHRASE("Course", "That adds nothing for Kanazawa's rice, or it takes "
                                              "up land there. Which tile needs no land?")},
             CourseStep{.words = PARLOUR_PHRASE(
                            "Course", "Your first game can begin. Choose two kinds early and let "
                                      "the third go. And count the free land: whoever fills the "
                                      "last space decides when a settlement is counted.")},
         }},
    };
    return kCourse;
}

} // namespace parlour::samurai
