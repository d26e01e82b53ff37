#include "app/desktop/games/doudizhu/doudizhu_course.h"

namespace parlour::doudizhu {

const Course& course() {
    // Seat 1 sits on the right, seat 2 on the left.
    static const Course kCourse{
        {PARLOUR_PHRASE("Course", "The goal"),
         {
             CourseStep{.position = R"({"game":"doudizhu","options":{"bidding":"none"},
"deal":{"hands":["34467799TJJKKA22X","3445668889JJQKAA2","335556778TTTQKA2D"],
"kitty":"9QQ","landlord":0},
"moves":[]})",
                        .target = "plate 0",
                        .words = PARLOUR_PHRASE(
                            "Course", "Three players: one is the landlord and plays alone against "
                                      "the other two, the peasants. Whoever is out of cards first "
                                      "wins for their side. Here you are the landlord.")},
             CourseStep{.target = "hand",
                        .words = PARLOUR_PHRASE(
                            "Course",
                            "Suits don't matter. The red joker is the highest card, then the "
                            "black joker, the 2, the ace, the king and so on down to the 3.")},
             CourseStep{
                 .target = "hand",
                 .words = PARLOUR_PHRASE(
                     "Course", "The landlord leads first. Click your 3, then press Play."),
                 .moves = {"3"},
                 .right = PARLOUR_PHRASE("Course", "Your lowest card is gone. Now both peasants in "
                                                   "turn play a higher single card."),
                 .wrong = PARLOUR_PHRASE("Course",
                                         "That could be led, too. Let us begin with the 3 alone."),
                 .then = {"6", "T"}},
             CourseStep{
                 .target = "played 2",
                 .words = PARLOUR_PHRASE("Course", "A 10 is the highest so far. Beat it with a "
                                                   "single card, as cheaply as you can."),
                 .moves = {"J"},
                 .right = PARLOUR_PHRASE("Course", "The jack is enough. Both peasants pass, so you "
                                                   "lead again, whatever you like."),
                 .wrong = PARLOUR_PHRASE(
                     "Course",
                     "You hold two cards of the rank just above the 10: one of them is enough."),
                 .then = {"pass", "pass"}},
         }},
        {PARLOUR_PHRASE("Course", "Pairs and triplets"),
         {
             CourseStep{.position = R"({"game":"doudizhu","options":{"bidding":"none"},
"deal":{"hands":["34577888TJJQQAA22","3344557899JKKKKA2","34566679TTTJQQAXD"],
"kitty":"692","landlord":2},
"moves":["QQ"]})",
                        .target = "played 2",
                        .words = PARLOUR_PHRASE(
                            "Course",
                            "Whoever leads chooses the form: a single card, a pair, a triplet and "
                            "so on. The others must play the same form, but higher, or pass.")},
             CourseStep{
                 .target = "played 2",
                 .words = PARLOUR_PHRASE("Course", "The landlord, on your left, leads two queens. "
                                                   "Beat them as cheaply as you can."),
                 .moves = {"AA"},
                 .right = PARLOUR_PHRASE("Course", "Two aces are higher. Your own queens wouldn't "
                                                   "do: equal cards don't beat each other."),
                 .wrong =
                     PARLOUR_PHRASE("Course", "From the queen it goes up to the king, the ace and "
                                              "the 2. Which is the lowest pair you hold there?"),
                 .then = {"pass", "pass"}},
             CourseStep{
                 .target = "hand",
                 .words = PARLOUR_PHRASE(
                     "Course", "You lead. A triplet may carry a single card or a pair along. Lead "
                               "your three 8s, and let them carry your lowest card."),
                 .moves = {"3888"},
                 .right = PARLOUR_PHRASE("Course", "Your 3 is gone with them. Only the triplets "
                                                   "count: the landlord's three 10s beat your 8s."),
                 .wrong = PARLOUR_PHRASE(
                     "Course", "Four cards are asked for: all three 8s, and your lowest card."),
                 .then = {"pass", "6TTT", "pass", "pass"}},
         }},
        {PARLOUR_PHRASE("Course", "Sequences"),
         {
             CourseStep{.position = R"({"game":"doudizhu","options":{"bidding":"none"},
"deal":{"hands":["3456789JJQQKKA22X","3445678889TJQQKAA","335566799TTTJKA2D"],
"kitty":"472","landlord":0},
"moves":[]})",
                        .target = "hand",
                        .words = PARLOUR_PHRASE(
                            "Course", "Five or more ranks in a row are a sequence. It may go up to "
                                      "the ace, but no 2 and no joker belong to it.")},
             CourseStep{
                 .target = "hand",
                 .words =
                     PARLOUR_PHRASE("Course", "You lead. Play your longest sequence: seven cards."),
                 .moves = {"3456789"},
                 .right = PARLOUR_PHRASE("Course", "Seven cards at once. Only a sequence of seven "
                                                   "is of the same form, and it must be higher."),
                 .wrong = PARLOUR_PHRASE(
                     "Course",
                     "Seven cards are asked for: one of each rank from your lowest card upwards."),
                 .then = {"pass", "pass"}},
             CourseStep{
                 .target = "hand",
                 .words = PARLOUR_PHRASE("Course", "Three or more pairs in a row go together, too: "
                                                   "they are a sequence of pairs. Lead yours."),
                 .moves = {"JJQQKK"},
                 .right = PARLOUR_PHRASE("Course", "Six cards more, and both peasants pass again."),
                 .wrong = PARLOUR_PHRASE("Course", "Look for three pairs whose ranks follow one "
                                                   "another, and play all six cards."),
                 .then = {"pass", "pass"}},
             CourseStep{
                 .position = R"({"game":"doudizhu","options":{"bidding":"none"},
"deal":{"hands":["3577999TTTQQKAA2X","3444567788TJQQKAA","3345566889JJJK22D"],
"kitty":"6K2","landlord":0},
"moves":[]})",
                 .target = "hand",
                 .words = PARLOUR_PHRASE("Course",
                                         "Triplets in a row are an airplane. Each of them may "
                                         "carry a single card along, or each a pair: the wings. "
                                         "Lead your airplane with your two lowest cards as wings."),
                 .moves = {"35999TTT"},
                 .right = PARLOUR_PHRASE("Course", "Eight cards at once, and the 3 and the 5, hard "
                                                   "to get rid of alone, are gone."),
                 .wrong = PARLOUR_PHRASE(
                     "Course",
                     "Eight cards are asked for: your 9s, your 10s and your two lowest cards."),
                 .then = {"pass", "pass"}},
         }},
        {PARLOUR_PHRASE("Course", "Bombs and the rocket"),
         {
             CourseStep{.position = R"({"game":"doudizhu","options":{"bidding":"none"},
"deal":{"hands":["34444588TJJQKA2XD","33557778TJQQQKKA2","356666789999TJKA2"],
"kitty":"TA2","landlord":2},
"moves":["66667T"]})",
                        .target = "hand",
                        .words = PARLOUR_PHRASE(
                            "Course", "Four cards of a rank are a bomb: it beats everything but a "
                                      "higher bomb and the rocket. The rocket is both jokers, and "
                                      "beats everything. Each doubles the stake.")},
             CourseStep{
                 .target = "played 2",
                 .words = PARLOUR_PHRASE(
                     "Course", "The landlord leads four 6s with two more cards. That is a form of "
                               "its own and no bomb. Beat it as cheaply as you can."),
                 .moves = {"4444"},
                 .right = PARLOUR_PHRASE(
                     "Course",
                     "A bomb beats whatever is no bomb, so even 4s will do. The stake is doubled."),
                 .wrong =
                     PARLOUR_PHRASE("Course", "Any bomb beats it, even one of a lower rank, and "
                                              "you hold one. Leave the jokers in your hand."),
                 .then = {"pass", "9999"}},
             CourseStep{
                 .target = "played 2",
                 .words = PARLOUR_PHRASE("Course", "The landlord answers with a higher bomb. You "
                                                   "still hold the one thing that beats it."),
                 .moves = {"XD"},
                 .right =
                     PARLOUR_PHRASE("Course", "Nothing beats the rocket, so you lead. Three "
                                              "doublings: the stake is eight times as high now."),
                 .wrong = PARLOUR_PHRASE(
                     "Course", "You need not let this go: both jokers together beat everything."),
                 .then = {"pass", "pass"}},
             CourseStep{
                 .position = R"({"game":"doudizhu","options":{"bidding":"none"},
"deal":{"hands":["35555689TTTJJK2XD","334666789QQQKAAA2","3444778899TJQKA22"],
"kitty":"7JK","landlord":2},
"moves":["3444","3TTT","pass","pass","6","pass","7","9","Q","K","2","pass","pass","K","A",
"pass","pass","3","7","J","Q","K","pass","A","pass","pass","66","88","pass","pass",
"9","pass","A","pass","pass","9","T","pass","2","pass","pass","8","J","pass","pass",
"7","pass","pass","J","pass","pass","Q","pass","pass","22"]})",
                 .target = "plate 2",
                 .words = PARLOUR_PHRASE(
                     "Course", "Another deal: the landlord, on your left, leads two 2s and has two "
                               "cards left. Stop the landlord, but keep your jokers."),
                 .moves = {"5555"},
                 .right = PARLOUR_PHRASE("Course", "Now you lead, not the landlord. Bombs are for "
                                                   "such moments: they decide who leads."),
                 .wrong = PARLOUR_PHRASE(
                     "Course",
                     "The landlord must not lead again, and less than the rocket is enough."),
                 .then = {"pass", "pass"}},
         }},
        {PARLOUR_PHRASE("Course", "Bidding"),
         {
             CourseStep{.position = R"({"game":"doudizhu","options":{},
"deal":{"hands":["577899TJQKKAA22XD","3344667789TJQQKAA","33445566889TTJK22"],
"kitty":"5JQ","first_bidder":0},
"moves":[]})",
                        .target = "buttons",
                        .words = PARLOUR_PHRASE(
                            "Course",
                            "First the landlord is found. Each player in turn bids 1, 2 or 3, more "
                            "than the bids before, or does not bid. Whoever bids most takes the "
                            "three cards in the middle and leads; the bid is the stake.")},
             CourseStep{
                 .target = "hand",
                 .words =
                     PARLOUR_PHRASE("Course", "Alone against two, you need jokers, 2s and bombs, "
                                              "and few loose low cards. Here are both jokers, two "
                                              "2s, two aces and a long sequence. What do you bid?"),
                 .moves = {"bid 3"},
                 .right = PARLOUR_PHRASE(
                     "Course",
                     "Nobody can bid more: you get the three cards, and with 20 cards you lead."),
                 .wrong = PARLOUR_PHRASE("Course", "A hand this strong should be the landlord, and "
                                                   "only the highest bid makes sure of it.")},
             CourseStep{
                 .position = R"({"game":"doudizhu","options":{},
"deal":{"hands":["3345577899JJQKKAA","3345667899TQQQA22","44566788TTTKKA2XD"],
"kitty":"JJ2","first_bidder":1},
"moves":["bid 1","bid 0"]})",
                 .target = "hand",
                 .words =
                     PARLOUR_PHRASE("Course", "Another deal. The player on your right has bid 1, "
                                              "the one on your left did not bid. You have neither "
                                              "jokers nor 2s, but many low cards. What do you do?"),
                 .moves = {"bid 0"},
                 .right = PARLOUR_PHRASE(
                     "Course",
                     "Nobody bids more than 1, so the player on your right is the landlord."),
                 .wrong =
                     PARLOUR_PHRASE("Course", "A landlord plays alone, and this hand has little to "
                                              "get the lead with. Better be a peasant."),
                 .then = {"3", "6"}},
             CourseStep{
                 .target = "kitty",
                 .words = PARLOUR_PHRASE(
                     "Course",
                     "The landlord has taken the three cards, which everybody may see, and has led "
                     "a 3. The player on your left is your partner: you two are the peasants.")},
         }},
        {PARLOUR_PHRASE("Course", "Two against one"),
         {
             CourseStep{
                 .position = R"({"game":"doudizhu","options":{"bidding":"none"},
"deal":{"hands":["34667889TTJJQQA22","334555677JQKKKAAX","3445678899TJQK22D"],
"kitty":"9TA","landlord":1},
"moves":["5","K"]})",
                 .target = "played 2",
                 .words = PARLOUR_PHRASE(
                     "Course",
                     "You are a peasant, like the player on your left. The landlord, on your "
                     "right, led a 5, and your partner has played a king. What do you do?"),
                 .moves = {"pass"},
                 .right =
                     PARLOUR_PHRASE("Course", "Your partner is winning the round for you both. The "
                                              "landlord passes, too, so your partner leads."),
                 .wrong =
                     PARLOUR_PHRASE("Course", "That beats your own partner and costs you a high "
                                              "card, though the king may well win the round."),
                 .then = {"pass", "44"}},
             CourseStep{
                 .position = R"({"game":"doudizhu","options":{"bidding":"none"},
"deal":{"hands":["334566799TTTJKA2X","3455668889QQKA222","344577789TJJJKAAD"],
"kitty":"QQK","landlord":1},
"moves":["88","AA","pass","pass","3777","pass","3QQQ","pass","pass","66","pass","TT","KK",
"pass","pass","9222","pass","pass","4","5","6","8","9","pass","Q","K","pass","pass",
"8","T","pass","J","A","pass","D","pass","pass","T","J","pass","pass","3","5",
"pass","pass","5","pass","7","pass","pass","4","pass","pass","2","pass","pass","5",
"pass","pass","X","pass","pass"]})",
                 .target = "plate 1",
                 .words = PARLOUR_PHRASE(
                     "Course", "Another deal. You lead, and the landlord, on your right, has a "
                               "single card left. Lead something which that card can't answer."),
                 .moves = {"99"},
                 .right = PARLOUR_PHRASE(
                     "Course", "The landlord can't answer a pair. Your partner takes over only "
                               "because another pair ends the deal: you both win."),
                 .wrong = PARLOUR_PHRASE(
                     "Course", "A single card is just what the landlord could beat, and be out."),
                 .then = {"pass", "JJ", "pass", "pass", "44"}},
             CourseStep{
                 .position = R"({"game":"doudizhu","options":{"bidding":"none"},
"deal":{"hands":["33467889TTJJQQKA2","34566799JQQA222XD","3445556789TTJKKKA"],
"kitty":"78A","landlord":2},
"moves":["56789TJ","pass","pass","3","4","5","7","9","J","K","pass","A","pass","2","X",
"pass","pass","QQ222","pass","pass","3","4","6","7","8","T","pass","A","pass","D",
"pass","pass","66","pass","JJ","pass","pass","T","pass","A","pass","pass","4","7",
"9","pass","Q","pass","pass","3","4","pass","K","pass","pass"]})",
                 .target = "plate 1",
                 .words = PARLOUR_PHRASE(
                     "Course", "Another deal. Now your partner sits on your right, plays after "
                               "you, and has a single card left. Help your partner to be out."),
                 .moves = {"3"},
                 .right = PARLOUR_PHRASE(
                     "Course", "Your partner plays the last card on it, and you have both won."),
                 .wrong =
                     PARLOUR_PHRASE("Course", "Your partner's one card must be higher than what "
                                              "you lead: your lowest single card is the surest."),
                 .then = {"9"}},
         }},
        {PARLOUR_PHRASE("Course", "The last cards"),
         {
             CourseStep{.position = R"({"game":"doudizhu","options":{"bidding":"none"},
"deal":{"hands":["4456666777TJQQKA2","333445589TTJJAA2D","3578899TJQQKKKA2X"],
"kitty":"892","landlord":0},
"moves":["456789","pass","pass","6662","pass","pass","Q","A","pass","pass","333D","pass",
"pass","55","pass","pass","T","Q","pass","A","2","pass","pass","8","pass","pass",
"T","pass","J","K","pass","2","X","pass","pass","9","pass","T","pass","pass","4",
"pass","pass","4","pass","pass","8","9","pass","J","K","pass","pass","3","pass",
"pass","7","pass","pass","A","pass","pass","J"]})",
                        .target = "played 2",
                        .words = PARLOUR_PHRASE(
                            "Course", "You are the landlord. Both jokers and the other 2s have "
                                      "been played, so your 2 is the highest card left. Get the "
                                      "lead, but keep your sequence from 10 to ace."),
                        .moves = {"2"},
                        .right = PARLOUR_PHRASE(
                            "Course", "Nothing beats it, so you lead, and the sequence is whole."),
                        .wrong = PARLOUR_PHRASE("Course",
                                                "You need the lead and the whole sequence. There "
                                                "is one higher card that isn't part of it."),
                        .then = {"pass", "pass"}},
             CourseStep{
                 .target = "hand",
                 .words = PARLOUR_PHRASE("Course",
                                         "You lead. Play most cards at once: a sequence up to the "
                                         "ace can be beaten only by a bomb, and nobody has one."),
                 .moves = {"TJQKA"},
                 .right = PARLOUR_PHRASE("Course", "Five cards less, and you still lead."),
                 .wrong = PARLOUR_PHRASE("Course", "Play the five ranks in a row together, while "
                                                   "the lead is yours. The low cards come after."),
                 .then = {"pass", "pass"}},
             CourseStep{
                 .target = "plate 1",
                 .words = PARLOUR_PHRASE("Course", "Left are a 4 and two 7s. The peasant on your "
                                                   "right has a single card. What do you lead?"),
                 .moves = {"77"},
                 .right =
                     PARLOUR_PHRASE("Course", "A single card can't answer a pair, and nobody else "
                                              "has a higher one. Your 4 goes last, and you win."),
                 .wrong = PARLOUR_PHRASE(
                     "Course",
                     "That could be beaten with the single card, and the peasants would have won."),
                 .then = {"pass", "pass", "4"}},
         }},
        {PARLOUR_PHRASE("Course", "The score"),
         {
             CourseStep{.position = R"({"game":"doudizhu","options":{},
"deal":{"hands":["355667899TTJJQKA2","357778889TQKKAAXD","33444466TJJQQK222"],
"kitty":"59A","first_bidder":1},
"moves":["bid 3","777KK","33222","pass","XD","pass","pass","9","pass","T","Q","K","pass","A",
"pass","2","pass","pass","TJQKA","pass","pass","3","pass","4","pass","5","J","pass",
"A","pass","pass","5","pass","6","8","pass","J","A","pass","pass","9","J","pass",
"pass","44","55","pass","QQ","pass","pass","4","6","pass","pass","7","pass","pass",
"8","T","pass","pass","88","pass"]})",
                        .target = "kitty",
                        .words = PARLOUR_PHRASE(
                            "Course",
                            "The bid is the stake. Each bomb and the rocket double it. At the end "
                            "the landlord wins or loses it against each of the two peasants.")},
             CourseStep{.target = "kitty",
                        .words = PARLOUR_PHRASE(
                            "Course",
                            "The stake doubles once more for spring: the landlord is out before "
                            "a peasant has played, or never plays after the first lead.")},
             CourseStep{
                 .target = "played 1",
                 .words = PARLOUR_PHRASE(
                     "Course", "Here the landlord, on your right, bid 3, and the rocket has been "
                               "played. You are a peasant. Beat the 8s and be out."),
                 .moves = {"99"},
                 .right = PARLOUR_PHRASE("Course", "The stake 3, doubled, is 6: you and your "
                                                   "partner win 6 each, the landlord loses 12."),
                 .wrong = PARLOUR_PHRASE("Course",
                                         "Your two 9s are higher, and they are your last cards.")},
             CourseStep{.position = R"({"game":"doudizhu","options":{},
"deal":{"hands":["35677778899TTJQK2","3344556TTJQKKK2XD","34566899JJQQAAA22"],
"kitty":"48A","first_bidder":0},
"moves":["bid 2","bid 0","bid 0","88","TT","QQ","pass","pass","66","pass","KK","AA","pass",
"pass","4","5","pass","8","9","J","pass","pass","5","9","T","2","pass","pass","4",
"pass","pass","3","5","6","X","pass","pass","4","pass","8","D","pass","pass","3",
"J","Q","pass","2","pass","pass","3","4","6","pass","9","pass","pass","T","pass",
"pass","J","pass","pass","3","pass","pass","A","pass","pass","K","pass","pass","2",
"pass","pass"]})",
                        .target = "hand",
                        .words = PARLOUR_PHRASE(
                            "Course", "In this deal you are the landlord, and bid 2. You lead, and "
                                      "your last cards are four 7s. Be out at once."),
                        .moves = {"7777"},
                        .right = PARLOUR_PHRASE("Course", "A bomb: the stake of 2 is doubled to 4, "
                                                          "and each peasant pays it. You win 8."),
                        .wrong = PARLOUR_PHRASE(
                            "Course", "All four go together, as a bomb, and then you are out.")},
         }},
    };
    return kCourse;
}

} // namespace parlour::doudizhu
