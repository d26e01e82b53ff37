#include "app/desktop/games/briscola/briscola_course.h"

namespace parlour::briscola {

const Course& course() {
    static const Course kCourse{
        {PARLOUR_PHRASE("Course", "What the cards are worth"),
         {
             CourseStep{.position = R"({"game":"briscola","options":{"players":2},
                    "deal":{"first":0,"deck":["AC","7D","3B","ND","KC","2B","5S","4C","6B","2D",
                    "7S","7B","KS","6D","JD","KB","NC","5C","4B","AD","4S","KD","5B","NS","4D",
                    "3C","6S","AB","2C","5D","2S","AS","3S","7C","3D","JC","NB","JB","JS",
                    "6C"]},"moves":[]})",
                        .target = "hand",
                        .words = PARLOUR_PHRASE(
                            "Course",
                            "Briscola is played for points. An ace is worth 11, a three 10, a king "
                            "4, a knight 3 and a jack 2. All other cards are worth nothing.")},
             CourseStep{
                 .target = "hand",
                 .words = PARLOUR_PHRASE(
                     "Course", "A trick is one card from each of you, and the better one takes "
                               "both. You lead: play the card that is worth nothing."),
                 .moves = {"7D"},
                 .right = PARLOUR_PHRASE("Course", "A seven looks big, but it is worth nothing. "
                                                   "Your opponent's knight takes it: 3 points."),
                 .wrong =
                     PARLOUR_PHRASE("Course", "That card is worth points: an ace 11, a three 10."),
                 .then = {"ND", "KC"}},
             CourseStep{
                 .target = "played",
                 .words = PARLOUR_PHRASE(
                     "Course", "Now your opponent leads the king of cups, worth 4 points. The ace "
                               "is the highest card of each suit: take the king."),
                 .moves = {"AC"},
                 .right =
                     PARLOUR_PHRASE("Course", "Your ace takes the king: 11 and 4 make 15 points."),
                 .wrong = PARLOUR_PHRASE("Course", "A club doesn't take a cup here. You need a "
                                                   "higher card of the king's own suit.")},
             CourseStep{.target = "plate 0",
                        .words = PARLOUR_PHRASE("Course",
                                                "Here your points are counted. The deck holds 120: "
                                                "with 61 you have won, and 60 each is a draw.")},
         }},
        {PARLOUR_PHRASE("Course", "What beats what"),
         {
             CourseStep{
                 .position = R"({"game":"briscola","options":{"players":2},
                    "deal":{"first":1,"deck":["3S","NS","AC","KS","5B","2C","6D","NC","AS","KD",
                    "6B","NB","4S","4C","2D","6C","KC","3D","5S","JS","ND","4B","KB","7S","7D",
                    "2S","3C","3B","7B","5C","JD","6S","JB","5D","AB","4D","JC","2B","7C",
                    "AD"]},"moves":["KS"]})",
                 .target = "hand",
                 .words = PARLOUR_PHRASE(
                     "Course",
                     "In every suit this is the order: ace, three, king, knight, jack, seven, six, "
                     "five, four, two. Mind the three: it is the second best card.")},
             CourseStep{
                 .target = "played",
                 .words =
                     PARLOUR_PHRASE("Course", "Your opponent leads the king of swords. Take it."),
                 .moves = {"3S"},
                 .right = PARLOUR_PHRASE("Course", "The three beats the king: 14 points for you."),
                 .wrong = PARLOUR_PHRASE(
                     "Course", "Of your cards, only a sword higher than the king takes it.")},
             CourseStep{
                 .position = R"({"game":"briscola","options":{"players":2},
                    "deal":{"first":1,"deck":["AC","KS","2S","4B","2B","6S","6D","7C","JD","3S",
                    "5C","7B","NS","7D","ND","KB","KC","4C","5B","AD","4S","KD","6B","JS","4D",
                    "3C","5S","3B","2C","5D","AB","2D","AS","JC","3D","NC","NB","JB","7S",
                    "6C"]},"moves":["4B"]})",
                 .target = "played",
                 .words = PARLOUR_PHRASE(
                     "Course",
                     "Your opponent leads the four of clubs, and you have no clubs. A high card of "
                     "another suit doesn't help here. Give away the card that costs you least."),
                 .moves = {"2S"},
                 .right = PARLOUR_PHRASE(
                     "Course", "The four takes the trick, but there are no points in it."),
                 .wrong = PARLOUR_PHRASE(
                     "Course",
                     "The four takes the trick whatever you play. Don't give it any points."),
                 .then = {"2B"}},
             CourseStep{.target = "last-trick",
                        .words = PARLOUR_PHRASE(
                            "Course", "Had you played the ace of cups, the little four would have "
                                      "taken its 11 points. Cards of another suit take nothing, "
                                      "trumps excepted: they come next.")},
         }},
        {PARLOUR_PHRASE("Course", "Trumps"),
         {
             CourseStep{.position = R"({"game":"briscola","options":{"players":2},
                    "deal":{"first":1,"deck":["2D","6B","KC","AS","5C","7B","4D","NC","KS","KD",
                    "5B","KB","5S","2C","3S","6C","3C","3D","6S","NS","ND","4B","3B","JS","7D",
                    "4S","AC","AB","JB","4C","JD","7S","NB","6D","2S","5D","JC","2B","7C",
                    "AD"]},"moves":["AS"]})",
                        .target = "stock",
                        .words = PARLOUR_PHRASE(
                            "Course",
                            "The card under the stock names the trump suit: coins in this game. "
                            "A trump takes any card of the other three suits.")},
             CourseStep{
                 .target = "played",
                 .words = PARLOUR_PHRASE(
                     "Course", "Your opponent leads the ace of swords, worth 11 points. Take it."),
                 .moves = {"2D"},
                 .right = PARLOUR_PHRASE("Course", "The two of coins is the smallest trump, and it "
                                                   "takes the ace. 11 points for you."),
                 .wrong = PARLOUR_PHRASE("Course",
                                         "That card doesn't take the ace, for it is no trump.")},
             CourseStep{
                 .position = R"({"game":"briscola","options":{"players":2},
                    "deal":{"first":1,"deck":["7D","KD","3S","JD","2B","6C","4D","KS","JB","JS",
                    "4B","6B","6S","AC","JC","3D","4C","2D","NS","4S","7B","AS","6D","5D","NB",
                    "3C","AB","5C","7S","2C","AD","5S","3B","2S","5B","KB","ND","KC","7C",
                    "NC"]},"moves":["JD"]})",
                 .target = "played",
                 .words = PARLOUR_PHRASE(
                     "Course", "Here your opponent leads a trump, the jack of coins. Take it."),
                 .moves = {"KD"},
                 .right = PARLOUR_PHRASE(
                     "Course",
                     "Among trumps the higher one takes the trick: 4 and 2 make 6 points."),
                 .wrong = PARLOUR_PHRASE(
                     "Course",
                     "That card doesn't take it. A trump is taken only by a higher trump.")},
         }},
        {PARLOUR_PHRASE("Course", "Any card may be played"),
         {
             CourseStep{.position = R"({"game":"briscola","options":{"players":2},
                    "deal":{"first":1,"deck":["KC","2B","6S","NC","4S","7D","5B","JC","AS","KD",
                    "7B","KB","7S","2C","2D","5C","3C","3D","JS","3S","ND","6B","3B","KS","6D",
                    "5S","AC","AB","JB","4C","JD","NS","NB","5D","2S","4D","7C","4B","6C",
                    "AD"]},"moves":["NC"]})",
                        .target = "played",
                        .words = PARLOUR_PHRASE(
                            "Course", "Your opponent leads the knight of cups. You have a cup, but "
                                      "you need not follow suit: you may always play any card.")},
             CourseStep{
                 .target = "hand",
                 .words = PARLOUR_PHRASE(
                     "Course",
                     "Two of your cards take the knight. Take it without spending your trump."),
                 .moves = {"KC"},
                 .right = PARLOUR_PHRASE(
                     "Course",
                     "The king takes the knight: 7 points, and you still have your trump."),
                 .wrong = PARLOUR_PHRASE("Course",
                                         "Take the trick, but with a card that is not a trump.")},
             CourseStep{
                 .position = R"({"game":"briscola","options":{"players":2},
                    "deal":{"first":1,"deck":["AS","4C","5D","7S","JD","2B","6C","KC","KS","KD",
                    "6B","NB","4S","2C","3S","7C","3C","3D","5S","NS","ND","5B","KB","JS","6D",
                    "2S","AC","3B","7B","5C","7D","6S","JB","4D","AB","2D","NC","4B","JC",
                    "AD"]},"moves":["7S"]})",
                 .target = "card AS",
                 .words = PARLOUR_PHRASE(
                     "Course",
                     "Your opponent leads the seven of swords. You play last to this trick, so "
                     "nothing can take your ace of swords now. Bring its points home."),
                 .moves = {"AS"},
                 .right = PARLOUR_PHRASE(
                     "Course", "The ace takes the seven: 11 points that nobody can take from you."),
                 .wrong = PARLOUR_PHRASE("Course", "The ace stays in your hand then, and later a "
                                                   "trump may take it. Now it is safe.")},
         }},
        {PARLOUR_PHRASE("Course", "Drawing cards"),
         {
             CourseStep{
                 .position = R"({"game":"briscola","options":{"players":2},
                    "deal":{"first":0,"deck":["5D","3B","AC","JD","6B","4C","7S","7C","2C","4D",
                    "NS","5B","JS","6D","7D","NB","KC","5C","2B","3D","2S","ND","4B","6S","AS",
                    "3C","4S","KB","AD","2D","AB","3S","KS","JC","KD","NC","JB","7B","5S",
                    "6C"]},"moves":[]})",
                 .target = "stock",
                 .words = PARLOUR_PHRASE(
                     "Course",
                     "This is the stock. After each trick both of you draw a card: first the "
                     "winner of the trick, who also leads to the next one, then the other.")},
             CourseStep{
                 .target = "hand",
                 .words = PARLOUR_PHRASE(
                     "Course",
                     "You lead. Begin with a card that costs you nothing if it is taken."),
                 .moves = {"5D"},
                 .right =
                     PARLOUR_PHRASE("Course", "The jack of coins takes it. Your opponent draws "
                                              "first, you draw next, and your opponent leads."),
                 .wrong = PARLOUR_PHRASE(
                     "Course", "If your opponent takes that card, its points are gone as well."),
                 .then = {"JD", "6B"}},
             CourseStep{
                 .target = "played",
                 .words = PARLOUR_PHRASE("Course", "Now your opponent leads the six of clubs. Take "
                                                   "it: then you draw first, and lead."),
                 .moves = {"3B"},
                 .right = PARLOUR_PHRASE("Course", "Your three takes it and brings home its own 10 "
                                                   "points. You have drawn first, and you lead."),
                 .wrong = PARLOUR_PHRASE("Course",
                                         "A cup doesn't take a club: cups are not trumps here.")},
             CourseStep{
                 .position = R"({"game":"briscola","options":{"players":2},
                    "deal":{"first":1,"deck":["AS","5S","KB","4B","NB","4S","AB","7S","2B","AC",
                    "5D","AD","7B","3C","4C","NC","JD","2D","6B","2C","3D","6S","KD","NS","3B",
                    "ND","JB","KC","7D","6D","JS","3S","5B","5C","7C","2S","KS","4D","6C",
                    "JC"]},"moves":["4S","AS","5S","2B","4B","5D","NB","7S","3C","7B","4C","AC",
                    "2D","6B","NC","JD","2C","KD","6S","3D","NS","JB","KC","7D","6D","ND","JS",
                    "5B","AD","KB","3S","3B","5C"]})",
                 .target = "stock",
                 .words = PARLOUR_PHRASE("Course",
                                         "Near the end: one hidden card is left, and under it the "
                                         "ace of clubs, the best trump. The winner of this trick "
                                         "draws the hidden one, the loser the ace. So lose it."),
                 .moves = {"2S"},
                 .right = PARLOUR_PHRASE(
                     "Course",
                     "Your opponent takes a trick without points, and you draw the ace of trumps."),
                 .wrong = PARLOUR_PHRASE("Course", "That cup beats the five. You would take the "
                                                   "trick, and your opponent would draw the ace.")},
         }},
        {PARLOUR_PHRASE("Course", "Saving trumps"),
         {
             CourseStep{
                 .position = R"({"game":"briscola","options":{"players":2},
                    "deal":{"first":1,"deck":["7D","2D","KS","3B","5C","4S","6D","KC","3S","3D",
                    "5B","JB","5S","4C","AS","7C","3C","AD","6S","NS","KD","4B","NB","JS","JD",
                    "2S","AC","KB","6B","6C","ND","7S","7B","5D","AB","4D","NC","2B","JC",
                    "2C"]},"moves":["3B"]})",
                 .target = "played",
                 .words =
                     PARLOUR_PHRASE("Course", "Your opponent leads the three of clubs, worth 10 "
                                              "points. Take it, and spend as little as you can."),
                 .moves = {"2D"},
                 .right = PARLOUR_PHRASE(
                     "Course", "The two is enough, and the seven of trumps is still yours."),
                 .wrong = PARLOUR_PHRASE(
                     "Course", "Take these 10 points, but with a smaller card: one will do.")},
             CourseStep{
                 .position = R"({"game":"briscola","options":{"players":2},
                    "deal":{"first":1,"deck":["7D","KB","4C","6S","3C","JC","6D","2S","5B","JS",
                    "4B","7B","3S","JD","ND","3B","KC","5C","2B","AD","5S","KD","6B","KS","4D",
                    "AC","7S","AB","2C","5D","4S","2D","AS","7C","3D","NC","NB","JB","NS",
                    "6C"]},"moves":["6S"]})",
                 .target = "played",
                 .words = PARLOUR_PHRASE(
                     "Course",
                     "Your opponent leads the six of swords: no points. Keep your trump for an ace "
                     "or a three, let this trick go, and give no points with it."),
                 .moves = {"4C"},
                 .right = PARLOUR_PHRASE(
                     "Course",
                     "The six takes nothing but your four. And see what your opponent leads now."),
                 .wrong = PARLOUR_PHRASE("Course", "There are no points to win here. Spend no "
                                                   "trump on it, and don't give away a king."),
                 .then = {"3C"}},
             CourseStep{
                 .target = "played",
                 .words = PARLOUR_PHRASE(
                     "Course",
                     "The three of cups, 10 points! This is what you kept your trump for."),
                 .moves = {"7D"},
                 .right = PARLOUR_PHRASE(
                     "Course",
                     "10 points for a seven. Small trumps are there to catch aces and threes."),
                 .wrong = PARLOUR_PHRASE("Course", "That card doesn't take the three: it is "
                                                   "neither a trump nor the ace of cups.")},
         }},
        {PARLOUR_PHRASE("Course", "The last three cards"),
         {
             CourseStep{
                 .position = R"({"game":"briscola","options":{"players":2},
                    "deal":{"first":1,"deck":["ND","NC","AB","JS","4B","4C","4D","2S","4S","3D",
                    "JC","2B","6S","5C","NS","6B","3B","5S","NB","KD","6D","5B","7S","7D","AS",
                    "3C","2C","AD","JD","KB","KC","JB","7C","5D","2D","7B","3S","6C","KS",
                    "AC"]},"moves":["4B","AB","2S","JS","4C","NC","2B","4S","5C","6S","6B","3B",
                    "5S","JC","NS","6D","5B","7S","7D","KD","3C","2C","AS","JD","NB","3D","JB",
                    "KB","7C","KC","2D","5D","ND","AD","7B"]})",
                 .target = "hand",
                 .words = PARLOUR_PHRASE(
                     "Course",
                     "The stock is used up, and you hold the last trump. The ace of cups and the "
                     "king of swords have not been played yet, so your opponent must have them.")},
             CourseStep{.target = "played",
                        .words = PARLOUR_PHRASE(
                            "Course", "You have 36 points and need 61. Your opponent leads the "
                                      "seven of clubs: no points in it. Which card do you give?"),
                        .moves = {"6C"},
                        .right =
                            PARLOUR_PHRASE("Course", "Nothing lost. Now your opponent has to lead "
                                                     "one of the two good cards: here is the ace."),
                        .wrong = PARLOUR_PHRASE(
                            "Course",
                            "There is nothing to win yet. Keep that card for the ace or the king."),
                        .then = {"AC"}},
             CourseStep{
                 .target = "played",
                 .words = PARLOUR_PHRASE("Course", "The ace of cups, 11 points. Take it."),
                 .moves = {"4D"},
                 .right =
                     PARLOUR_PHRASE("Course", "Your last trump takes the ace. You have 47 points."),
                 .wrong = PARLOUR_PHRASE(
                     "Course", "A sword doesn't take a cup. You have another card that takes it.")},
             CourseStep{.target = "hand",
                        .words = PARLOUR_PHRASE(
                            "Course", "You lead your last card. The ace of swords is gone, and so "
                                      "are the trumps: nothing can take your three."),
                        .moves = {"3S"},
                        .right = PARLOUR_PHRASE(
                            "Course", "The three takes the king, 14 points: 61 to 59. You win."),
                        .then = {"KS"}},
         }},
    };
    return kCourse;
}

} // namespace parlour::briscola
