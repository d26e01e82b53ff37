#include "app/desktop/games/bigtwo/bigtwo_course.h"

namespace parlour::bigtwo {

const Course& course() {
    // The player on the right sits in seat 1, the one opposite in 2, the one on the left in 3.
    static const Course kCourse{
        {PARLOUR_PHRASE("Course", "The goal"),
         {
             CourseStep{.position = R"({"game":"bigtwo","options":{},
"deal":{"hands":[
["3D","3S","5C","6H","7D","8S","9D","9H","JC","QD","KS","AH","2C"],
["4H","5D","5H","5S","6D","7H","8C","8H","9C","TH","QC","QH","AC"],
["3C","3H","4C","4S","6C","7S","8D","TS","QS","KC","KH","AS","2S"],
["4D","6S","7C","9S","TD","TC","JD","JH","JS","KD","AD","2D","2H"]]},
"moves":[]})",
                        .target = "hand",
                        .words = PARLOUR_PHRASE(
                            "Course",
                            "Four players hold thirteen cards each, and everybody plays alone. "
                            "Whoever gets rid of all their cards first wins the deal.")},
             CourseStep{.target = "card 3D",
                        .words = PARLOUR_PHRASE(
                            "Course", "Whoever holds the three of diamonds begins, with a play "
                                      "that contains it. You hold it. Click it, then press Play."),
                        .moves = {"3D"},
                        .right =
                            PARLOUR_PHRASE("Course", "Your lowest card is gone. Now the others "
                                                     "answer in turn, each with a higher card."),
                        .wrong = PARLOUR_PHRASE("Course", "That contains the three of diamonds and "
                                                          "is allowed, but for now play it alone."),
                        .then = {"5S", "8D", "JH"}},
             CourseStep{
                 .target = "played 3",
                 .words = PARLOUR_PHRASE("Course",
                                         "The jack of hearts is the highest so far. Your queen, "
                                         "king, ace and 2 are all higher. Play one of them."),
                 .moves = {"QD", "KS", "AH", "2C"},
                 .right = PARLOUR_PHRASE("Course", "All others pass, so the round is yours, and "
                                                   "you begin the next one: you lead."),
                 .wrong = PARLOUR_PHRASE(
                     "Course",
                     "You may pass, but this time beat the jack: you have four cards that do."),
                 .then = {"pass", "pass", "pass"}},
             CourseStep{
                 .position = R"({"game":"bigtwo","options":{},
"deal":{"hands":[
["3H","3S","4C","5H","8D","8C","9D","9H","TC","TH","QS","KH","2C"],
["4D","4H","5S","6D","6H","7D","9C","9S","JC","QD","QC","QH","KD"],
["4S","5D","5C","7C","7H","8H","TS","JH","JS","AD","AC","AS","2H"],
["3D","3C","6C","6S","7S","8S","TD","JD","KC","KS","AH","2D","2S"]]},
"moves":["3D","3H","4D","4S","6C","8D","9S","TS","JD","KH","pass","AD","AH","2C","2H","2S",
"pass","pass","3C","3S","5S","7H","7S","8C","JC","JH","KC","pass","pass","AS",
"pass","5C","pass","5H","6D","pass","9D","QD","pass","6H","pass","pass","9H","QC",
"pass","7D","pass","8S","pass","QH","KS","pass","TD","TC","pass","pass","pass","4C",
"pass","pass","pass","TH","pass","pass","pass"]})",
                 .target = "hand",
                 .words =
                     PARLOUR_PHRASE("Course", "Another deal, much later: you have the lead, and a "
                                              "single card is left in your hand. Play it."),
                 .moves = {"QS"},
                 .right = PARLOUR_PHRASE(
                     "Course", "All thirteen are gone, and you are the first: you win the deal.")},
         }},
        {PARLOUR_PHRASE("Course", "High and low"),
         {
             CourseStep{.position = R"({"game":"bigtwo","options":{},
"deal":{"hands":[
["3C","4C","5H","6S","7D","8C","9H","TS","JD","QC","KH","AS","2D"],
["3D","4S","5C","5S","6D","7H","8D","8H","8S","TC","JS","QD","AC"],
["3H","3S","4H","5D","6C","7S","9C","TH","QH","KD","KC","AH","2S"],
["4D","6H","7C","9D","9S","TD","JC","JH","QS","KS","AD","2C","2H"]]},
"moves":["3D","9C","KS"]})",
                        .target = "hand",
                        .words = PARLOUR_PHRASE(
                            "Course", "The 2 is the highest rank, then ace, king, queen and so on "
                                      "down to the 3. You hold one card of each rank.")},
             CourseStep{.target = "played 3",
                        .words = PARLOUR_PHRASE(
                            "Course",
                            "The king of spades lies on the table. Beat it as cheaply as you can."),
                        .moves = {"AS"},
                        .right = PARLOUR_PHRASE(
                            "Course",
                            "The ace is the next rank above the king, and you still have your 2."),
                        .wrong =
                            PARLOUR_PHRASE("Course", "One of your cards is just above the king. "
                                                     "From the top: 2, ace, king, queen."),
                        .then = {"pass", "pass", "pass"}},
             CourseStep{.target = "hand",
                        .words = PARLOUR_PHRASE(
                            "Course", "Between two cards of one rank the suit decides: spades are "
                                      "highest, then hearts, clubs, diamonds. So your king of "
                                      "hearts couldn't have beaten the king of spades.")},
             CourseStep{
                 .position = R"({"game":"bigtwo","options":{},
"deal":{"hands":[
["4D","4S","5C","6D","9C","9S","TD","JH","QC","QH","KD","AC","2H"],
["4H","5H","5S","6C","7C","7S","8D","8C","TC","JC","JS","KC","AH"],
["3D","3C","3H","4C","5D","6H","7H","TH","QD","KH","KS","AS","2S"],
["3S","6S","7D","8H","8S","9D","9H","TS","JD","QS","AD","2D","2C"]]},
"moves":["3D","9H"]})",
                 .target = "played 3",
                 .words = PARLOUR_PHRASE(
                     "Course", "Now the nine of hearts lies on the table. Beat it with a nine."),
                 .moves = {"9S"},
                 .right = PARLOUR_PHRASE("Course", "Spades beat hearts, so the nine of spades is "
                                                   "enough. Your higher cards stay with you."),
                 .wrong = PARLOUR_PHRASE("Course",
                                         "A nine is enough, if its suit is higher than hearts."),
                 .then = {"KC", "pass", "pass"}},
         }},
        {PARLOUR_PHRASE("Course", "Singles and pairs"),
         {
             CourseStep{
                 .position = R"({"game":"bigtwo","options":{},
"deal":{"hands":[
["4C","5D","5S","7C","7S","8H","TD","TH","JC","QS","AD","AC","2H"],
["4D","4H","4S","6D","6H","6S","9D","9S","TS","JS","KH","KS","AS"],
["3D","3C","3H","5H","9C","9H","TC","QD","QC","QH","KD","KC","2C"],
["3S","5C","6C","7D","7H","8D","8C","8S","JD","JH","AH","2D","2S"]]},
"moves":["3D 3H","7D 7H"]})",
                 .target = "played 3",
                 .words = PARLOUR_PHRASE(
                     "Course",
                     "Whoever leads plays one card, a pair or five cards that belong together. The "
                     "others must play just as many cards, and higher ones, or pass.")},
             CourseStep{
                 .target = "played 3",
                 .words = PARLOUR_PHRASE(
                     "Course", "Two sevens lie on the table: diamonds and hearts. A pair is as "
                               "high as its higher card. Beat it as cheaply as you can."),
                 .moves = {"7C 7S"},
                 .right = PARLOUR_PHRASE("Course", "Your seven of spades is higher than the seven "
                                                   "of hearts, so your pair is higher."),
                 .wrong =
                     PARLOUR_PHRASE("Course", "A lower pair of yours is enough. The rank may be "
                                              "the same, if the higher card's suit is higher."),
                 .then = {"9D 9S", "pass", "pass"}},
             CourseStep{
                 .target = "played 1",
                 .words = PARLOUR_PHRASE(
                     "Course",
                     "The player on your right has two nines. Beat them, but save your aces."),
                 .moves = {"TD TH"},
                 .right = PARLOUR_PHRASE(
                     "Course", "Two tens are enough. All others have passed, so you lead."),
                 .wrong = PARLOUR_PHRASE("Course", "Without the aces, but without giving up the "
                                                   "round: a pair just above the nines is enough."),
                 .then = {"pass"}},
             CourseStep{
                 .target = "hand",
                 .words = PARLOUR_PHRASE(
                     "Course",
                     "You lead, so you choose how many cards. Get rid of your lowest pair."),
                 .moves = {"5D 5S"},
                 .right = PARLOUR_PHRASE(
                     "Course", "Two low cards gone at once. Now everybody must answer with pairs."),
                 .wrong = PARLOUR_PHRASE(
                     "Course",
                     "You may lead that, but this time lead the lowest two cards of one rank."),
                 .then = {"6D 6S"}},
         }},
        {PARLOUR_PHRASE("Course", "Passing"),
         {
             CourseStep{
                 .position = R"({"game":"bigtwo","options":{},
"deal":{"hands":[
["4D","5C","5H","6S","8D","8C","9S","JH","QC","KH","AD","2C","2S"],
["4C","4H","4S","6H","8S","9D","9C","TC","JD","QS","KD","KC","KS"],
["3D","3C","3S","5S","6C","7D","7S","8H","TD","TH","TS","JC","2D"],
["3H","5D","6D","7C","7H","9H","JS","QD","QH","AC","AH","AS","2H"]]},
"moves":["3D 3S","QD QH"]})",
                 .target = "buttons",
                 .words = PARLOUR_PHRASE(
                     "Course",
                     "Two queens lie on the table. You may pass even when you could play. The only "
                     "higher pair you hold is your two 2s, and you will need them later: pass."),
                 .moves = {"pass"},
                 .right = PARLOUR_PHRASE(
                     "Course", "You keep both 2s. Watch how the round goes on without you."),
                 .wrong = PARLOUR_PHRASE("Course", "You may, but one at a time your 2s can win you "
                                                   "two rounds. Passing costs nothing now."),
                 .then = {"KD KC", "pass", "AC AS", "pass", "6D"}},
             CourseStep{.target = "played 3",
                        .words = PARLOUR_PHRASE(
                            "Course",
                            "You were skipped: whoever has passed is out until the round is over. "
                            "The player on your left won it and has led the six of diamonds.")},
             CourseStep{
                 .target = "played 3",
                 .words = PARLOUR_PHRASE("Course", "It is a new round, and you are in again. Beat "
                                                   "the six of diamonds as cheaply as you can."),
                 .moves = {"6S"},
                 .right = PARLOUR_PHRASE("Course", "Spades beat diamonds, and a low card is gone. "
                                                   "One more thing: whoever leads cannot pass."),
                 .wrong = PARLOUR_PHRASE(
                     "Course", "Your cheapest answer has the same rank, in a higher suit."),
                 .then = {"9C"}},
         }},
        {PARLOUR_PHRASE("Course", "Five cards"),
         {
             CourseStep{.position = R"({"game":"bigtwo","options":{},
"deal":{"hands":[
["3H","4D","5S","7H","8D","9H","TC","JH","JS","QC","KH","AC","2D"],
["4H","5D","6D","6S","8H","9D","9C","9S","JD","QS","KC","AH","AS"],
["3C","3S","5H","7C","8C","8S","TD","TS","QD","KD","KS","AD","2S"],
["3D","4C","4S","5C","6C","6H","7D","7S","TH","JC","QH","2C","2H"]]},
"moves":["3D 4S 5C 6H 7D"]})",
                        .target = "played 3",
                        .words = PARLOUR_PHRASE(
                            "Course", "Five ranks in a row are a straight; the highest card "
                                      "decides between two of them. Five cards of one suit are a "
                                      "flush, and a flush beats every straight.")},
             CourseStep{
                 .target = "hand",
                 .words = PARLOUR_PHRASE("Course", "You could beat this with a higher straight, "
                                                   "but also with a flush. Play your flush."),
                 .moves = {"3H 7H 9H JH KH"},
                 .right = PARLOUR_PHRASE("Course",
                                         "A flush beats every straight, even one up to the ace."),
                 .wrong = PARLOUR_PHRASE(
                     "Course",
                     "Look for the suit of which you hold five cards, and play them all."),
                 .then = {"pass", "pass", "pass"}},
             CourseStep{
                 .position = R"({"game":"bigtwo","options":{},
"deal":{"hands":[
["4C","5C","5H","5S","7S","8H","9C","9S","TD","QC","QH","AS","2D"],
["4D","4H","5D","6H","7H","8S","9D","9H","JC","QS","KH","AC","AH"],
["3C","3H","4S","6S","7C","8C","TC","TS","JS","KC","KS","AD","2S"],
["3D","3S","6D","6C","7D","8D","TH","JD","JH","QD","KD","2C","2H"]]},
"moves":["3D 6D 8D JD KD"]})",
                 .target = "played 3",
                 .words = PARLOUR_PHRASE(
                     "Course",
                     "Three of a kind and a pair are a full house. It beats every flush, and only "
                     "its three cards of a kind count. Beat this flush, but keep your queens."),
                 .moves = {"5C 5H 5S 9C 9S"},
                 .right = PARLOUR_PHRASE(
                     "Course",
                     "Any full house beats any flush, and your two queens are still yours."),
                 .wrong =
                     PARLOUR_PHRASE("Course", "Your three fives and a pair beat it, and the pair's "
                                              "rank doesn't matter: use the lower one."),
                 .then = {"pass", "pass", "pass"}},
             CourseStep{
                 .position = R"({"game":"bigtwo","options":{},
"deal":{"hands":[
["4D","4C","4H","4S","6S","9D","TH","QD","QC","KS","AC","AH","2S"],
["5H","5S","6C","7D","8D","8H","8S","9C","TC","QH","KD","AD","AS"],
["3S","5D","6D","7C","7S","8C","9H","TD","JC","QS","KC","KH","2H"],
["3D","3C","3H","5C","6H","7H","9S","TS","JD","JH","JS","2D","2C"]]},
"moves":["3D 3C 3H JD JS"]})",
                 .target = "played 3",
                 .words = PARLOUR_PHRASE(
                     "Course", "Four of a kind, with any fifth card, beats every full house. Only "
                               "a straight flush, a straight of one suit, ranks above it. Play "
                               "four of a kind with your lowest other card."),
                 .moves = {"4D 4C 4H 4S 6S"},
                 .right = PARLOUR_PHRASE(
                     "Course", "Only a higher four of a kind or a straight flush could beat that."),
                 .wrong = PARLOUR_PHRASE(
                     "Course",
                     "Take all four of your fours, and the lowest of your other cards with them."),
                 .then = {"pass", "pass", "pass"}},
         }},
        {PARLOUR_PHRASE("Course", "The last cards"),
         {
             CourseStep{
                 .position = R"({"game":"bigtwo","options":{},
"deal":{"hands":[
["4S","5D","5C","5H","7D","7S","JD","JC","JS","QD","KS","AD","2S"],
["3S","4D","6D","6S","8D","8H","8S","9C","9S","TD","QC","QS","2C"],
["3D","3H","5S","9D","9H","TS","JH","KD","KC","KH","AH","AS","2H"],
["3C","4C","4H","6C","6H","7C","7H","8C","TC","TH","QH","AC","2D"]]},
"moves":["3D","3C","pass","3S","5S","6C","6S","9D","TC","pass","TS","AC","AH","2D","pass",
"6H","7D","8D","9H","pass","pass","9S","JH","QC","KD","2C","2H","pass","KH","pass",
"KS","pass","AS","pass","3H","4C","pass","pass","pass","8C","JC","QS","pass","pass",
"AD","pass","5D 5H","pass","pass","pass","4S","8H","pass","pass","QD","pass","7S",
"TD","pass","pass","pass","4D","pass","7H","pass","pass","TH"]})",
                 .target = "plate 2",
                 .words = PARLOUR_PHRASE(
                     "Course",
                     "You hold four cards. The player opposite has a single card left and must not "
                     "get to play it. Take the round with a card that nobody can beat."),
                 .moves = {"2S"},
                 .right =
                     PARLOUR_PHRASE("Course", "Nothing beats the two of spades. Now you lead."),
                 .wrong = PARLOUR_PHRASE("Course",
                                         "The player opposite might beat what lies there then, and "
                                         "would be out. Which card is the highest of all?"),
                 .then = {"pass", "pass", "pass"}},
             CourseStep{
                 .target = "plate 2",
                 .words =
                     PARLOUR_PHRASE("Course", "Left are a five and two jacks. Lead something that "
                                              "a player with a single card can't answer."),
                 .moves = {"JD JS"},
                 .right = PARLOUR_PHRASE(
                     "Course",
                     "One card can't answer a pair. The others have no higher pair either."),
                 .wrong = PARLOUR_PHRASE("Course", "A single card can be beaten with a single "
                                                   "card, and the player opposite has just one."),
                 .then = {"pass", "pass", "pass"}},
             CourseStep{
                 .target = "hand",
                 .words = PARLOUR_PHRASE("Course",
                                         "The lead is still yours, and this is your last card."),
                 .moves = {"5C"},
                 .right = PARLOUR_PHRASE("Course", "You win the deal, because your lowest card "
                                                   "came last, when nobody could answer it.")},
         }},
        {PARLOUR_PHRASE("Course", "The score"),
         {
             CourseStep{.position = R"({"game":"bigtwo","options":{},
"deal":{"hands":[
["4D","4S","5C","6H","6S","7S","8D","9C","TD","QC","QH","KD","KC"],
["3D","4C","6D","6C","8S","9D","TH","TS","AC","AH","AS","2D","2H"],
["5D","5H","5S","7D","7H","8H","JC","QD","KH","KS","AD","2C","2S"],
["3C","3H","3S","4H","7C","8C","9H","9S","TC","JD","JH","JS","QS"]]},
"moves":["3D","5H","7C","QC","AC","2S","pass","pass","pass","KH","pass","pass","pass","5S",
"pass","pass","6D","7D","8S","pass","4C","8H","9S","QH","AH","pass","pass","pass",
"6C","KS","pass","pass","pass","AD","pass","pass","2D","pass","TH","pass","JD",
"pass","2H","pass","9D","pass","TC","pass","TS","JS","pass","3C","4D","pass","pass",
"4H","5C","8C","pass","3H","6S","pass","pass","pass"]})",
                        .target = "plate 1",
                        .words = PARLOUR_PHRASE(
                            "Course", "When somebody is out, everybody else loses a point for each "
                                      "card they still hold. The winner gets all these points. The "
                                      "plates show how many cards are left.")},
             CourseStep{.target = "plate 1",
                        .words = PARLOUR_PHRASE(
                            "Course", "The player on your right has one card left and may soon be "
                                      "out. Get rid of as many cards as you can at once."),
                        .moves = {"6H 7S 8D 9C TD"},
                        .right = PARLOUR_PHRASE("Course",
                                                "Five cards that can't cost you anything any more. "
                                                "Nobody beats the straight, so you lead again."),
                        .wrong = PARLOUR_PHRASE(
                            "Course",
                            "You can play more cards than that at once: look for ranks in a row."),
                        .then = {"pass", "pass", "pass"}},
             CourseStep{
                 .target = "plate 1",
                 .words = PARLOUR_PHRASE(
                     "Course", "Now you can even win. Left are a four and two kings, and the "
                               "player on your right still has one card. Lead what it can't beat."),
                 .moves = {"KD KC"},
                 .right =
                     PARLOUR_PHRASE("Course", "All pass, and your four wins the deal. The others "
                                              "hold 1, 5 and 4 cards: you get ten points."),
                 .wrong =
                     PARLOUR_PHRASE("Course", "One card can beat one card. It can't beat a pair."),
                 .then = {"pass", "pass", "pass", "4S"}},
         }},
        {PARLOUR_PHRASE("Course", "What fits together"),
         {
             CourseStep{
                 .position = R"({"game":"bigtwo","options":{},
"deal":{"hands":[
["4C","5D","6H","7S","8D","TD","TH","QC","KC","KH","AD","AC","2S"],
["4D","4H","5C","5H","5S","7D","8C","8H","9H","JC","QD","KD","AS"],
["3C","4S","7C","7H","9D","9C","TS","JS","QH","QS","KS","AH","2H"],
["3D","3H","3S","6D","6C","6S","8S","9S","TC","JD","JH","2D","2C"]]},
"moves":["3D"]})",
                 .target = "hand",
                 .words = PARLOUR_PHRASE(
                     "Course",
                     "Before you play, see what fits together. Here you have a straight from four "
                     "to eight, three pairs and two cards that fit nowhere: the queen and the 2.")},
             CourseStep{
                 .target = "played 3",
                 .words = PARLOUR_PHRASE(
                     "Course", "The player on your left has led the three of diamonds. Answer with "
                               "a card that fits nowhere, but keep your highest."),
                 .moves = {"QC"},
                 .right = PARLOUR_PHRASE(
                     "Course",
                     "The queen belongs to nothing, so your straight and your pairs stay whole."),
                 .wrong = PARLOUR_PHRASE("Course", "Look for the card that is in no straight and "
                                                   "no pair. The 2 can wait, but don't pass."),
                 .then = {"AS", "pass", "pass"}},
             CourseStep{
                 .target = "played 1",
                 .words = PARLOUR_PHRASE(
                     "Course", "The ace of spades is on the table, and only your 2 beats it. All "
                               "your other cards fit together, so the lead is worth it. Take it."),
                 .moves = {"2S"},
                 .right = PARLOUR_PHRASE(
                     "Course",
                     "Nobody can beat the two of spades. You lead, and choose what is played."),
                 .wrong = PARLOUR_PHRASE("Course", "This is what the 2 is for: with the lead, your "
                                                   "good plays can follow one after another."),
                 .then = {"pass"}},
             CourseStep{
                 .target = "hand",
                 .words = PARLOUR_PHRASE("Course",
                                         "You lead. Get rid of as many cards at once as you can."),
                 .moves = {"4C 5D 6H 7S 8D"},
                 .right = PARLOUR_PHRASE(
                     "Course", "Everybody passes, and you lead again: only three pairs are left."),
                 .wrong = PARLOUR_PHRASE(
                     "Course",
                     "You hold five cards that go together, and nobody has to be beaten now."),
                 .then = {"pass", "pass", "pass"}},
         }},
    };
    return kCourse;
}

} // namespace parlour::bigtwo
