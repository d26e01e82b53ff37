#include "app/desktop/games/euchre/euchre_course.h"

namespace parlour::euchre {

const Course& course() {
    static const Course kCourse{
        {PARLOUR_PHRASE("Course", "You and your partner"),
         {
             CourseStep{.position = R"({"game":"euchre","options":{},"deal":{"hands":[["AC","9C",
                    "KD","TS","QH"],["QC","JC","TD","AD","9S"],["JH","AH","TC","QS","9D"],["KC",
                    "KS","AS","TH","QD"]],"upcard":"9H","kitty":["JD","KH","JS"],"dealer":0},
                    "moves":["pass","order","discard TS","QC","TC","KC"]})",
                        .target = "plate 2",
                        .words = PARLOUR_PHRASE(
                            "Course", "The player opposite is your partner: your tricks count "
                                      "together. A trick is one card from each player, and "
                                      "everybody has five cards, so there are five tricks.")},
             CourseStep{.target = "scores",
                        .words = PARLOUR_PHRASE(
                            "Course", "Hearts are trump in this deal: they beat all other suits. "
                                      "Your partner chose them, so you two are the makers and have "
                                      "to take at least three of the five tricks.")},
             CourseStep{
                 .target = "played",
                 .words = PARLOUR_PHRASE("Course",
                                         "Clubs were led to the first trick. In clubs the order is "
                                         "ace, king, queen, jack, ten, nine. Take the trick."),
                 .moves = {"AC"},
                 .right = PARLOUR_PHRASE("Course", "Your ace is the highest club: the first trick "
                                                   "is yours, and you lead to the next."),
                 .wrong = PARLOUR_PHRASE("Course", "The king of clubs is higher than that.")},
             CourseStep{.target = "scores",
                        .words = PARLOUR_PHRASE("Course",
                                                "One trick for your side. It would have counted "
                                                "just the same if your partner had taken it.")},
         }},
        {PARLOUR_PHRASE("Course", "Following suit"),
         {
             CourseStep{
                 .position = R"({"game":"euchre","options":{},"deal":{"hands":[["AD","9D",
                    "TS","QC","9H"],["JD","AC","TC","KH","TH"],["JS","AS","TD","KC","QH"],["KD",
                    "QD","AH","JH","9C"]],"upcard":"9S","kitty":["QS","KS","JC"],"dealer":2},
                    "moves":["pass","pass","pass","order","discard QH","KD"]})",
                 .target = "played",
                 .words = PARLOUR_PHRASE(
                     "Course",
                     "The player on your right leads the king of diamonds. You have diamonds, so "
                     "you must follow suit: your other cards have to wait, trumps too.")},
             CourseStep{
                 .target = "hand",
                 .words = PARLOUR_PHRASE("Course", "Take the trick with one of your diamonds."),
                 .moves = {"AD"},
                 .right = PARLOUR_PHRASE(
                     "Course",
                     "The ace is the highest diamond. Nobody trumps it: the trick is yours."),
                 .wrong = PARLOUR_PHRASE("Course",
                                         "The nine is lower than the king. Play a higher diamond."),
                 .then = {"JD", "TD"}},
             CourseStep{
                 .position = R"({"game":"euchre","options":{},"deal":{"hands":[["TS","QC",
                    "KD","9D","TC"],["TH","KH","AC","9C","QD"],["JS","KS","QH","KC","AD"],["AH",
                    "JH","JD","TD","9H"]],"upcard":"9S","kitty":["AS","QS","JC"],"dealer":2},
                    "moves":["pass","pass","pass","order","discard KC","AH"]})",
                 .target = "played",
                 .words = PARLOUR_PHRASE(
                     "Course",
                     "Now hearts are led, and you have none, so you may play any card. Spades are "
                     "trump: a trump takes what is not a trump. Take the ace of hearts."),
                 .moves = {"TS"},
                 .right = PARLOUR_PHRASE("Course", "Your trump takes the ace. Nobody plays a "
                                                   "higher trump, so the trick is yours."),
                 .wrong = PARLOUR_PHRASE(
                     "Course", "That card is neither a heart nor a trump, so it takes nothing."),
                 .then = {"TH", "QH"}},
             CourseStep{
                 .target = "last-trick",
                 .words = PARLOUR_PHRASE(
                     "Course",
                     "Your ten of spades has taken the ace of hearts. The highest trump takes a "
                     "trick; without a trump, the highest card of the suit led does.")},
         }},
        {PARLOUR_PHRASE("Course", "The two bowers"),
         {
             CourseStep{.position = R"({"game":"euchre","options":{},"deal":{"hands":[["JD","KH",
                    "9C","QC","9S"],["AD","TD","9D","JS","QS"],["9H","KD","QD","KS","JC"],["AH",
                    "QH","TH","AS","KC"]],"upcard":"TC","kitty":["JH","AC","TS"],"dealer":2},
                    "moves":["pass","pass","pass","pass","call H","AH"]})",
                        .target = "card JD",
                        .words = PARLOUR_PHRASE(
                            "Course", "Hearts are trump. Now the jack of hearts, the right bower, "
                                      "is the best card, and the other red jack, your jack of "
                                      "diamonds, the second best: the left bower.")},
             CourseStep{
                 .target = "played",
                 .words = PARLOUR_PHRASE(
                     "Course", "After the bowers come ace, king, queen, ten and nine of trump. The "
                               "player on your right leads the ace of hearts: take it."),
                 .moves = {"JD"},
                 .right = PARLOUR_PHRASE(
                     "Course",
                     "The left bower takes the ace. Only the right bower could have beaten it."),
                 .wrong = PARLOUR_PHRASE("Course",
                                         "The ace is higher than the king. Only a bower takes it."),
                 .then = {"9D", "9H"}},
             CourseStep{
                 .position = R"({"game":"euchre","options":{},"deal":{"hands":[["JD","AC",
                    "KS","9S","QC"],["QD","9D","AS","QS","TH"],["AH","JH","KC","TD","JS"],["AD",
                    "KD","TS","JC","TC"]],"upcard":"9H","kitty":["KH","QH","9C"],"dealer":2},
                    "moves":["pass","pass","pass","order","discard KC","AD"]})",
                 .target = "played",
                 .words = PARLOUR_PHRASE(
                     "Course", "Here the ace of diamonds is led, and hearts are trump again. You "
                               "have no diamonds, for your jack is a trump now. Take the trick."),
                 .moves = {"JD"},
                 .right = PARLOUR_PHRASE(
                     "Course", "The left bower is a heart now. It trumps the ace of diamonds."),
                 .wrong = PARLOUR_PHRASE("Course", "That card is no trump, so it takes nothing "
                                                   "here. Which of your cards is one?"),
                 .then = {"9D", "TD"}},
             CourseStep{
                 .position = R"({"game":"euchre","options":{},"deal":{"hands":[["9H","KH",
                    "AD","9C","TC"],["QH","TD","9D","JS","AS"],["JH","KD","QC","TS","KC"],["JD",
                    "AH","TH","AC","QS"]],"upcard":"9S","kitty":["QD","JC","KS"],"dealer":2},
                    "moves":["pass","pass","pass","pass","call H","JD"]})",
                 .target = "played",
                 .words = PARLOUR_PHRASE(
                     "Course", "Now the left bower is led: a heart, so you must play a heart, and "
                               "neither of yours beats it. Which one do you give?"),
                 .moves = {"9H"},
                 .right = PARLOUR_PHRASE("Course", "The low one. Your partner's right bower takes "
                                                   "the trick, and you still have the king."),
                 .wrong = PARLOUR_PHRASE("Course", "That heart doesn't beat the left bower. Give "
                                                   "the one that is worth less to you."),
                 .then = {"QH", "JH"}},
         }},
        {PARLOUR_PHRASE("Course", "Ordering up"),
         {
             CourseStep{.position = R"({"game":"euchre","options":{},"deal":{"hands":[["JS","AS",
                    "KS","AD","9H"],["QC","TC","JD","KD","QH"],["QS","AC","KC","TH","9C"],["AH",
                    "KH","QD","JC","TD"]],"upcard":"TS","kitty":["9S","JH","9D"],"dealer":2},
                    "moves":["pass"]})",
                        .target = "stock",
                        .words = PARLOUR_PHRASE(
                            "Course", "First it is settled which suit is trump. In turn each "
                                      "player may order up the turned-up card: then its suit is "
                                      "trump, and the dealer, here your partner, picks it up.")},
             CourseStep{
                 .target = "bids",
                 .words = PARLOUR_PHRASE(
                     "Course",
                     "With spades as trump you would hold three: the right bower, ace and king, "
                     "and an ace besides. Usually that is enough. Order up, or pass?"),
                 .moves = {"order"},
                 .right = PARLOUR_PHRASE("Course", "Spades are trump, and you two are the makers. "
                                                   "Your partner picks up the ten and discards."),
                 .wrong = PARLOUR_PHRASE("Course", "Three high trumps and an ace are good enough "
                                                   "to make trump, together with your partner."),
                 .then = {"discard 9C", "AH"}},
             CourseStep{.position = R"({"game":"euchre","options":{},"deal":{"hands":[["9D","AS",
                    "QS","KC","TH"],["QD","TC","JC","9S","9H"],["KH","QH","QC","AC","TS"],["AD",
                    "TD","AH","KS","9C"]],"upcard":"JD","kitty":["JH","KD","JS"],"dealer":3},
                    "moves":[]})",
                        .target = "bids",
                        .words = PARLOUR_PHRASE(
                            "Course", "Here the player on your right deals, an opponent. The card "
                                      "that you order up would be theirs. What do you say?"),
                        .moves = {"pass"},
                        .right =
                            PARLOUR_PHRASE("Course", "Leave that to the dealer, who picks the jack "
                                                     "up unasked here. Your side defends."),
                        .wrong = PARLOUR_PHRASE(
                            "Course",
                            "You hold one diamond only, and the dealer would get the right bower."),
                        .then = {"pass", "pass", "order", "discard 9C"}},
         }},
        {PARLOUR_PHRASE("Course", "When you deal"),
         {
             CourseStep{
                 .position = R"({"game":"euchre","options":{},"deal":{"hands":[["AC","9C",
                    "AH","QH","9D"],["KC","TD","JH","9S","KS"],["TC","KD","9H","QS","AS"],["AD",
                    "QD","KH","TH","TS"]],"upcard":"QC","kitty":["JS","JC","JD"],"dealer":0},
                    "moves":["pass","pass","pass"]})",
                 .target = "bids",
                 .words = PARLOUR_PHRASE(
                     "Course", "You deal, and the others have passed. You may pick up the queen of "
                               "clubs yourself: with it you hold three trumps, and an ace besides. "
                               "Pick it up, and play with your partner."),
                 .moves = {"order"},
                 .right = PARLOUR_PHRASE(
                     "Course",
                     "Clubs are trump, and the queen is yours. For it you put another card away."),
                 .wrong = PARLOUR_PHRASE("Course", "Three trumps and an ace of another suit are "
                                                   "good enough, together with your partner.")},
             CourseStep{
                 .target = "hand",
                 .words = PARLOUR_PHRASE(
                     "Course",
                     "You hold six cards: put one away, face down. Keep what may take tricks."),
                 .moves = {"discard 9D"},
                 .right = PARLOUR_PHRASE(
                     "Course", "Now you have no diamonds. When they are led, you can trump."),
                 .wrong = PARLOUR_PHRASE(
                     "Course", "That card may take a trick. Another one hardly ever will."),
                 .then = {"TD", "KD", "AD"}},
             CourseStep{
                 .target = "played",
                 .words = PARLOUR_PHRASE(
                     "Course",
                     "And they are led! Take the trick, and keep your high trumps for later."),
                 .moves = {"9C"},
                 .right = PARLOUR_PHRASE(
                     "Course", "The nine of clubs takes three diamonds, the ace among them."),
                 .wrong = PARLOUR_PHRASE(
                     "Course", "Take the trick, but with the smallest card that does it.")},
         }},
        {PARLOUR_PHRASE("Course", "The second round"),
         {
             CourseStep{
                 .position = R"({"game":"euchre","options":{},"deal":{"hands":[["JC","QS",
                    "TS","AH","KD"],["AC","KC","TD","9H","9S"],["9C","QC","KH","JH","KS"],["TC",
                    "TH","QH","AS","9D"]],"upcard":"QD","kitty":["JS","JD","AD"],"dealer":3},
                    "moves":["pass","pass","pass","pass"]})",
                 .target = "stock",
                 .words = PARLOUR_PHRASE(
                     "Course",
                     "All four passed, and the queen of diamonds is turned down. Now each player "
                     "in turn may name another suit as trump, or pass. You speak first.")},
             CourseStep{
                 .target = "bids",
                 .words = PARLOUR_PHRASE("Course",
                                         "In which suit would you hold most trumps? Mind the left "
                                         "bower: a jack counts in the other suit of its colour, "
                                         "too. Name that suit, and play with your partner."),
                 .moves = {"call S"},
                 .right = PARLOUR_PHRASE("Course", "Three spades, the jack of clubs among them as "
                                                   "left bower, and an ace besides."),
                 .wrong =
                     PARLOUR_PHRASE("Course", "Count your trumps for each suit, the left bower "
                                              "too. Name the longest, with your partner.")},
             CourseStep{
                 .position = R"({"game":"euchre","options":{},"deal":{"hands":[["KC","9C",
                    "TD","QS","AS"],["TC","QC","KH","TS","9D"],["JD","AD","QD","KS","9S"],["AC",
                    "TH","QH","JS","KD"]],"upcard":"9H","kitty":["JH","AH","JC"],"dealer":3},
                    "moves":["pass","pass","pass","pass"]})",
                 .target = "bids",
                 .words = PARLOUR_PHRASE("Course", "Another deal, and the nine of hearts is turned "
                                                   "down. Is there a suit worth naming?"),
                 .moves = {"pass"},
                 .right = PARLOUR_PHRASE("Course", "You pass, and your partner names diamonds. If "
                                                   "all pass again, nobody scores."),
                 .wrong = PARLOUR_PHRASE(
                     "Course",
                     "You would hold two trumps at most, and no bower. That is too little."),
                 .then = {"pass", "call D"}},
         }},
        {PARLOUR_PHRASE("Course", "Three good habits"),
         {
             CourseStep{
                 .position = R"({"game":"euchre","options":{},"deal":{"hands":[["JS","JC",
                    "9S","AD","AH"],["TS","AC","KC","TD","9D"],["9C","QC","KH","KD","JD"],["QS",
                    "TH","9H","JH","QH"]],"upcard":"QD","kitty":["KS","AS","TC"],"dealer":3},
                    "moves":["pass","pass","pass","pass","call S"]})",
                 .target = "hand",
                 .words = PARLOUR_PHRASE(
                     "Course",
                     "You made spades trump, and you lead. Makers draw the trumps first, so that "
                     "nobody can trump their aces later. Lead a card that nothing can beat."),
                 .moves = {"JC", "JS"},
                 .right = PARLOUR_PHRASE(
                     "Course", "The trick is yours, and two trumps of your opponents fall."),
                 .wrong = PARLOUR_PHRASE("Course",
                                         "That card can be beaten now. You hold two that cannot."),
                 .then = {"TS", "9C", "QS"}},
             CourseStep{
                 .position = R"({"game":"euchre","options":{},"deal":{"hands":[["9C","KC",
                    "9H","QS","JH"],["TD","QD","AS","KS","TH"],["JC","AC","AD","KH","TS"],["KD",
                    "9D","AH","QH","TC"]],"upcard":"QC","kitty":["JS","JD","9S"],"dealer":0},
                    "moves":["pass","order","discard JH","QD","AD","9D"]})",
                 .target = "played",
                 .words = PARLOUR_PHRASE(
                     "Course", "Clubs are trump, and you have no diamonds. Your partner's ace of "
                               "diamonds is winning, and you play last. Which card do you give?"),
                 .moves = {"9H", "QS"},
                 .right = PARLOUR_PHRASE(
                     "Course", "The trick goes to your side anyway, and you keep all your trumps."),
                 .wrong = PARLOUR_PHRASE(
                     "Course",
                     "Your partner has this trick already. Keep that trump for another one.")},
             CourseStep{
                 .position = R"({"game":"euchre","options":{},"deal":{"hands":[["AC","KS",
                    "9D","QH","TS"],["KC","TH","KH","QS","QD"],["TC","JC","9H","AS","JS"],["JD",
                    "AD","QC","AH","9S"]],"upcard":"TD","kitty":["KD","JH","9C"],"dealer":3},
                    "moves":["pass","pass","pass","order","discard 9S"]})",
                 .target = "hand",
                 .words = PARLOUR_PHRASE(
                     "Course", "The dealer, on your right, made diamonds trump. You defend, and "
                               "you lead. Start with the card that takes a trick most surely."),
                 .moves = {"AC"},
                 .right = PARLOUR_PHRASE("Course", "Against the makers, lead an ace that is not a "
                                                   "trump, before they have got rid of that suit."),
                 .wrong = PARLOUR_PHRASE(
                     "Course",
                     "There are higher cards than that. You have one that only a trump can beat."),
                 .then = {"KC", "TC", "QC"}},
         }},
        {PARLOUR_PHRASE("Course", "What a deal brings"),
         {
             CourseStep{.position = R"({"game":"euchre","options":{},"deal":{"hands":[["JS","AS",
                    "QC","AD","9D"],["TC","JH","9S","KD","QH"],["9C","TH","TD","JD","9H"],["AC",
                    "KC","TS","QD","KH"]],"upcard":"KS","kitty":["QS","JC","AH"],"dealer":2},
                    "moves":["pass","order","discard 9H","AC","QC","TC","9C","KC","AS","JH",
                    "TH","JS","9S","KS","TS"]})",
                        .target = "scores",
                        .words = PARLOUR_PHRASE(
                            "Course", "Makers score 1 point for three or four tricks, 2 for all "
                                      "five. With fewer than three they are euchred: 2 points for "
                                      "the other side. Ten points win the match.")},
             CourseStep{
                 .target = "hand",
                 .words =
                     PARLOUR_PHRASE("Course", "You made spades trump. Your side has two tricks and "
                                              "needs a third. You lead: take it now."),
                 .moves = {"AD"},
                 .right = PARLOUR_PHRASE(
                     "Course",
                     "Nobody trumps the ace. That is the third trick, and a point for your side."),
                 .wrong = PARLOUR_PHRASE("Course", "Higher diamonds beat the nine, and your ace "
                                                   "takes nothing in a trick of another suit."),
                 .then = {"KD", "TD", "QD"}},
             CourseStep{
                 .position = R"({"game":"euchre","options":{},"deal":{"hands":[["AS","QD",
                    "TC","JD","9H"],["AH","KH","AC","KD","QS"],["AD","9C","KS","TH","QC"],["JC",
                    "9D","9S","JS","TD"]],"upcard":"QH","kitty":["JH","KC","TS"],"dealer":3},
                    "moves":["pass","order","discard TD","AS","QS","KS","9S","QD","KD","AD",
                    "9D","9C","JC","TC","AC","AH","TH","QH"]})",
                 .target = "played",
                 .words = PARLOUR_PHRASE(
                     "Course", "Here your opponents made hearts trump, but your side has two "
                               "tricks already. The ace of hearts is winning: take it."),
                 .moves = {"JD"},
                 .right = PARLOUR_PHRASE("Course", "The left bower, your third trick: the makers "
                                                   "are euchred, and you two score 2 points."),
                 .wrong = PARLOUR_PHRASE(
                     "Course", "The nine doesn't beat the ace of trump. Only a bower does.")},
             CourseStep{
                 .position = R"({"game":"euchre","options":{},"deal":{"hands":[["JH","JD",
                    "AH","KH","AS"],["TH","AD","QC","9S","KC"],["AC","KD","9D","JS","QS"],["QH",
                    "TD","KS","9C","TC"]],"upcard":"9H","kitty":["JC","QD","TS"],"dealer":3},
                    "moves":[]})",
                 .target = "bids",
                 .words = PARLOUR_PHRASE("Course",
                                         "If you make trump, you may go alone: your partner sits "
                                         "out, and all five tricks then bring 4 points. These "
                                         "cards take every trick. Choose Alone, and order up."),
                 .moves = {"order alone"},
                 .right =
                     PARLOUR_PHRASE("Course", "Your partner sits out. You have the four highest "
                                              "trumps and an ace: five tricks, 4 points."),
                 .wrong = PARLOUR_PHRASE("Course", "You can take all five tricks without help, and "
                                                   "that brings most when you go alone."),
                 .then = {"discard 9C"}},
         }},
    };
    return kCourse;
}

} // namespace parlour::euchre
