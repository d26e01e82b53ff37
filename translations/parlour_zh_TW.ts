<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>About Parlour</source>
        <translation>關於 Parlour</translation>
    </message>
    <message>
        <source>For playing, watching and learning games of skill against strong computer players.</source>
        <translation>在這裡與高水準的電腦玩家切磋，也可以觀戰、學習，玩幾種講究技巧的遊戲。</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later.</source>
        <translation>自由軟體，採用 GNU 通用公共授權條款第 3 版或更新版本。</translation>
    </message>
    <message>
        <source>Drawn with %1.</source>
        <translation>畫面繪製：%1。</translation>
    </message>
    <message>
        <source>Where the players come from</source>
        <translation>電腦玩家的來歷</translation>
    </message>
    <message>
        <source>Briscola: after H. Konduru, O. von Moeller, P. Mohri, J. Monedero Simon, A. Safi and A. Todorova, &quot;Applications of Adversarial Search and Machine Learning in Briscola&quot;, Maastricht University. Its players have kept their names; the program is our own.</source>
        <translation>布里斯科拉：依據 H. Konduru、O. von Moeller、P. Mohri、J. Monedero Simon、A. Safi 與 A. Todorova 的論文「Applications of Adversarial Search and Machine Learning in Briscola」（馬斯垂克大學）。其中的玩家沿用原名，程式則由我們自行編寫。</translation>
    </message>
    <message>
        <source>Players that cheat are the paper&apos;s too. They are offered only under that label; all others see no more than you would in their place.</source>
        <translation>會作弊的玩家也出自這篇論文，只列在「會作弊」一欄裡；其他玩家看到的，並不比你坐在它們的位置上看到的多。</translation>
    </message>
    <message>
        <source>Are the deals fair?</source>
        <translation>發牌公平嗎？</translation>
    </message>
    <message>
        <source>The cards come from the deal&apos;s number alone, before anybody plays. The same number gives the same cards on every computer, whoever plays. Whoever doubts can let the laboratory, parlour-lab, deal a million times and count.</source>
        <translation>發什麼牌只由牌局編號決定，在任何人出牌之前就已確定。同一個編號，不論在哪台電腦上、由誰來玩，發出的牌都一樣。如果有疑問，可以讓附帶的實驗程式 parlour-lab 發一百萬次牌，數一數便知。</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按鍵</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Thoughts</source>
        <translation>思路</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>選單</translation>
    </message>
</context>
<context>
    <name>Big Two</name>
    <message>
        <source>fewest of the others: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>single card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>straight flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever leads must play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cards are not all in the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two cards must be a pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three cards must be of one rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three cards are no play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four cards are no play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These five cards are no straight, flush, full house, four of a kind or straight flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A play has at most five cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first play must contain the three of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card is wanted here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pair is wanted here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three of a kind are wanted here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five cards are wanted here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This does not beat the play on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four hands are wanted here, not %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand has 13 cards; here are %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 is dealt twice</source>
        <translation type="unfinished">%1 發了兩次</translation>
    </message>
</context>
<context>
    <name>Big Two options</name>
    <message>
        <source>First play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has the three of diamonds begins; usually with a play that contains it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the three of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a player who has passed may play again before the round is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out for the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straights with a two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A2345 and 23456 are the lowest two straights, or the highest two, compared by the suit of the two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lowest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flushes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What decides between two flushes first: their suit, or their highest card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether three cards of one rank are a play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A play</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Big Two players</name>
    <message>
        <source>Random</source>
        <translation type="unfinished">Random</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation type="unfinished">簡單</translation>
    </message>
    <message>
        <source>Plays or passes by lot, whatever the rules allow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conventional</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium</source>
        <translation type="unfinished">中等</translation>
    </message>
    <message>
        <source>Always plays as low as it can and never passes when it can play.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Big Two reasons</name>
    <message>
        <source>Any legal move, drawn by lot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has nothing higher.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beats the table as low as it can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leads as many cards as it can, the lowest: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BigTwoRules</name>
    <message>
        <source>In a minute</source>
        <translation type="unfinished">一分鐘學會</translation>
    </message>
    <message>
        <source>Four players hold thirteen cards each. Whoever leads plays one card, a pair or five cards that belong together; the others in turn play as many cards that are higher, or pass. When all others have passed, the last to play leads anew: he is in control. The first to get rid of all his cards wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The holder of the three of diamonds begins, with a play that contains it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High and low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two is the highest rank, then ace, king, queen and so on down to the three. Between cards of one rank the suit decides: spades are highest, then hearts, clubs and diamonds. So every card is higher or lower than every other one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lowest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>highest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pair is as high as its higher card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are five kinds of five cards. Each beats all kinds before it:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five ranks in a row. The highest card decides. A2345 is the lowest straight, 10JQKA the highest; JQKA2 is none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five cards of one suit. The higher suit wins, then the highest card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three of a kind and a pair. The three decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four of a kind and any fifth card. The four decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straight flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A straight of one suit. Nothing beats it but a higher one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may pass even if you could play. Whoever has passed is out until the round is over. Whoever leads cannot pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When somebody is out, everybody else loses a point for each card he still holds, and the winner gets them all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation type="unfinished">小訣竅</translation>
    </message>
    <message>
        <source>Get rid of low cards while you are in control, and keep something high to win control back. Twos and aces are worth most when they win the round, not when they are left in your hand. Watch how many cards the others hold: when one of them has a single card left, lead pairs, or high singles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click cards to raise them, or slide over several; click again to lower them. With one card raised, Tab steps through the plays that contain it. G suggests plays, Enter plays, P passes, R sorts the hand, C marks the classes of your cards: A cannot be beaten, B is high, C is in the middle, D beats nothing.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BigTwoView</name>
    <message>
        <source>round %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Briscola</name>
    <message>
        <source>Points %1 to %2</source>
        <translation>比數 %1 : %2</translation>
    </message>
    <message>
        <source>trick %1 of %2</source>
        <translation>第 %1/%2 墩</translation>
    </message>
    <message>
        <source>A game for %1 needs %2 cards; here are %3</source>
        <translation>%1 人局需要 %2 張牌，這裡有 %3 張</translation>
    </message>
    <message>
        <source>%1 is dealt twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three players leave out a two, not %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Briscola options</name>
    <message>
        <source>Players</source>
        <translation>人數</translation>
    </message>
    <message>
        <source>Two, three each for himself without the two of cups, or four as partners who sit opposite each other.</source>
        <translation>兩人；三人各自為戰，拿掉聖杯2；或四人兩兩搭檔，相對而坐。</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>兩人</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>三人</translation>
    </message>
    <message>
        <source>Four, as partners</source>
        <translation>四人，兩兩搭檔</translation>
    </message>
    <message>
        <source>Drawing from the stock</source>
        <translation>從牌堆抽牌</translation>
    </message>
    <message>
        <source>Usually the winner of a trick draws first. In a fixed order it is known from the start who will get the turned-up trump card.</source>
        <translation>通常由吃墩的人先抽。順序固定時，從一開始就知道翻開的那張王牌歸誰。</translation>
    </message>
    <message>
        <source>The winner draws first</source>
        <translation>贏家先抽</translation>
    </message>
    <message>
        <source>In a fixed order</source>
        <translation>順序固定</translation>
    </message>
</context>
<context>
    <name>Briscola players</name>
    <message>
        <source>Random</source>
        <translation>Random</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>簡單</translation>
    </message>
    <message>
        <source>Plays any of its cards without looking at them.</source>
        <translation>看都不看，隨手出一張。</translation>
    </message>
    <message>
        <source>BaseLine</source>
        <translation>BaseLine</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>Plays a trump whenever it has one, else follows suit; it does not count points.</source>
        <translation>有王牌就出王牌，沒有就跟花色；從不算分。</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Greedy</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>較難</translation>
    </message>
    <message>
        <source>Takes all it can from the trick on the table and never thinks of the next one.</source>
        <translation>桌上這一墩能拿多少就拿多少，從不考慮下一墩。</translation>
    </message>
    <message>
        <source>MiniMax</source>
        <translation>MiniMax</translation>
    </message>
    <message>
        <source>Difficult</source>
        <translation>困難</translation>
    </message>
    <message>
        <source>Imagines thirty hands for the others, plays each of them out and does what is best most often.</source>
        <translation>替其他人設想三十種手牌，逐一推演，選出最常勝出的那一手。</translation>
    </message>
    <message>
        <source>MiniMax that peeks</source>
        <translation>偷看的 MiniMax</translation>
    </message>
    <message>
        <source>Sees your hand</source>
        <translation>看穿手牌</translation>
    </message>
    <message>
        <source>Cheats: it looks into the hands of its opponents. That helps it less than one would think.</source>
        <translation>作弊：偷看對手的手牌，好處卻沒有想像中那麼大。</translation>
    </message>
    <message>
        <source>Clairvoyant</source>
        <translation>透視眼</translation>
    </message>
    <message>
        <source>Sees everything</source>
        <translation>看穿一切</translation>
    </message>
    <message>
        <source>Cheats: it sees every hand and the whole stock, and plays the rest of the game without a mistake.</source>
        <translation>作弊：看得見所有手牌和整個牌堆，剩下的牌打得毫無差錯。</translation>
    </message>
</context>
<context>
    <name>Briscola reasons</name>
    <message>
        <source>Sees all cards: with best play on all sides it will have %1 points.</source>
        <translation>看得見所有的牌：各方都打得最好時，最後會有 %1 分。</translation>
    </message>
    <message>
        <source>Sees all cards and has looked %1 tricks ahead.</source>
        <translation>看得見所有的牌，往後算了 %1 墩。</translation>
    </message>
    <message>
        <source>Leads a card that nobody can take.</source>
        <translation>領出一張沒人吃得下的牌。</translation>
    </message>
    <message>
        <source>Leads a small trump.</source>
        <translation>領出一張小王牌。</translation>
    </message>
    <message>
        <source>Leads a trump worth %1 points.</source>
        <translation>領出一張值 %1 分的王牌。</translation>
    </message>
    <message>
        <source>Leads a card without points: little is lost if it is taken.</source>
        <translation>領出沒有分的牌：被吃掉也損失不大。</translation>
    </message>
    <message>
        <source>Leads %1 points and hopes that nobody can take them.</source>
        <translation>領出 %1 分，但願沒人吃得下。</translation>
    </message>
    <message>
        <source>Is ahead in a trick without points so far.</source>
        <translation>暫時領先，這墩還沒有分。</translation>
    </message>
    <message>
        <source>Is ahead in a trick with %1 points so far.</source>
        <translation>暫時領先，這墩已有 %1 分。</translation>
    </message>
    <message>
        <source>Takes a trick without points, to lead the next one.</source>
        <translation>吃下沒有分的一墩，好領出下一墩。</translation>
    </message>
    <message>
        <source>Trumps the trick for %1 points.</source>
        <translation>用王牌吃下這墩，得 %1 分。</translation>
    </message>
    <message>
        <source>Takes the trick with %1 points.</source>
        <translation>吃下這墩，得 %1 分。</translation>
    </message>
    <message>
        <source>Leaves the trick to the partner.</source>
        <translation>這墩留給搭檔。</translation>
    </message>
    <message>
        <source>Adds %1 points to the partner&apos;s trick.</source>
        <translation>替搭檔的這墩添 %1 分。</translation>
    </message>
    <message>
        <source>Gives up %1 points.</source>
        <translation>捨掉 %1 分。</translation>
    </message>
    <message>
        <source>Lets the trick with %1 points go and adds nothing to it.</source>
        <translation>放掉這墩的 %1 分，也不再添分。</translation>
    </message>
    <message>
        <source>Lets a trick without points go.</source>
        <translation>這墩沒有分，放掉。</translation>
    </message>
    <message>
        <source>It is the last card.</source>
        <translation>只剩這一張了。</translation>
    </message>
    <message>
        <source>Best in %1 of %2 imagined deals.</source>
        <translation>設想了 %2 種牌局，其中 %1 種裡它最好。</translation>
    </message>
    <message>
        <source>The %1 would do almost as well.</source>
        <translation>出%1也差不多。</translation>
    </message>
    <message>
        <source>Any card, drawn by lot.</source>
        <translation>隨機抽一張出。</translation>
    </message>
    <message>
        <source>Plays a trump because it has one.</source>
        <translation>手上有王牌，就出王牌。</translation>
    </message>
    <message>
        <source>Plays a card of the suit led.</source>
        <translation>跟著領出的花色出牌。</translation>
    </message>
    <message>
        <source>Leads a card without points.</source>
        <translation>領出一張沒有分的牌。</translation>
    </message>
    <message>
        <source>None of its rules fits: any card, drawn by lot.</source>
        <translation>規則都不適用，隨機抽一張出。</translation>
    </message>
    <message>
        <source>Plays its highest trump.</source>
        <translation>出最大的王牌。</translation>
    </message>
    <message>
        <source>Plays the card worth most: %1 points.</source>
        <translation>出分數最高的牌：%1 分。</translation>
    </message>
    <message>
        <source>Over %1 imagined deals this brings %2 points more, on average, than the %3.</source>
        <translation>在設想的 %1 種牌局裡，平均比出%3多得 %2 分。</translation>
    </message>
</context>
<context>
    <name>BriscolaRules</name>
    <message>
        <source>In a minute</source>
        <translation>一分鐘學會</translation>
    </message>
    <message>
        <source>Forty cards hold 120 points. Whoever takes more than half of them wins. Everybody has three cards; one more lies face up under the stock and names the trump suit, the briscola. In turn each plays one card; the best card takes the trick, its winner draws first from the stock and leads the next.</source>
        <translation>四十張牌共有 120 分，拿到一半以上就贏。每人手上三張牌；另有一張翻開壓在牌堆底下，它的花色就是王牌，義大利文叫 briscola。大家輪流各出一張，湊成一墩，最大的牌吃下這墩；贏家先從牌堆抽牌，再領出下一墩。</translation>
    </message>
    <message>
        <source>You may always play any card you like: there is no duty to follow suit.</source>
        <translation>想出哪張就出哪張：不必跟花色。</translation>
    </message>
    <message>
        <source>The cards and what they are worth</source>
        <translation>牌的大小與分數</translation>
    </message>
    <message>
        <source>There are four suits: cups, coins, swords and clubs. In each suit this is the order, best card first, and these are the points:</source>
        <translation>花色有四種：聖杯、金幣、寶劍和棍棒。每種花色由大到小依序如下，牌下是分數：</translation>
    </message>
    <message>
        <source>ace: 11</source>
        <translation>A：11 分</translation>
    </message>
    <message>
        <source>three: 10</source>
        <translation>3：10 分</translation>
    </message>
    <message>
        <source>king: 4</source>
        <translation>國王：4 分</translation>
    </message>
    <message>
        <source>knight: 3</source>
        <translation>騎士：3 分</translation>
    </message>
    <message>
        <source>jack: 2</source>
        <translation>侍從：2 分</translation>
    </message>
    <message>
        <source>Mind the three: it is the second best card of its suit. The letters on the court cards are Italian: R for re (king), C for cavallo (knight), F for fante (jack).</source>
        <translation>留意 3：同花色裡它排第二。人頭牌的字母是義大利文：R 是 re（國王），C 是 cavallo（騎士），F 是 fante（侍從）。</translation>
    </message>
    <message>
        <source>Who takes the trick</source>
        <translation>一墩歸誰</translation>
    </message>
    <message>
        <source>If there is a trump in the trick, the highest trump takes it. If not, the highest card of the suit that was led takes it. A card of another suit takes nothing, however high it is.</source>
        <translation>墩裡有王牌，最大的王牌贏；沒有王牌，領出花色裡最大的牌贏。其他花色的牌再大也贏不了。</translation>
    </message>
    <message>
        <source>Say cups are trump:</source>
        <translation>假設聖杯是王牌：</translation>
    </message>
    <message>
        <source>The king takes the five: same suit, higher card. 4 points.</source>
        <translation>國王吃 5：花色相同，國王較大。得 4 分。</translation>
    </message>
    <message>
        <source>The five takes the ace: another suit, and no trump. 11 points.</source>
        <translation>5 吃 A：A 花色不同，又不是王牌。得 11 分。</translation>
    </message>
    <message>
        <source>The two takes the ace: cups are trump. 11 points.</source>
        <translation>2 吃 A：聖杯是王牌。得 11 分。</translation>
    </message>
    <message>
        <source>Drawing and the end</source>
        <translation>抽牌與終局</translation>
    </message>
    <message>
        <source>After each trick its winner draws first, then the others in turn. The last card to be drawn is the trump card under the stock, so everybody sees who gets it. When the stock is used up, the last three cards are played without drawing.</source>
        <translation>每墩過後，贏家先抽一張，其他人依序各抽一張。最後抽到的是壓在牌堆底下的那張王牌，所以大家都看得到它歸誰。牌堆抽完後，只打手上最後三張牌，不再抽牌。</translation>
    </message>
    <message>
        <source>Then the points are counted: 61 win, 60 to 60 is a draw.</source>
        <translation>最後算分：滿 61 分獲勝，60 比 60 是平手。</translation>
    </message>
    <message>
        <source>Three and four players</source>
        <translation>三人與四人</translation>
    </message>
    <message>
        <source>Three play each for himself with 39 cards: the two of cups stays in the box. The most points win.</source>
        <translation>三人各自為戰，用 39 張牌：聖杯2留在盒子裡。分數最多的人獲勝。</translation>
    </message>
    <message>
        <source>Four play in two partnerships; partners sit opposite each other and count their points together.</source>
        <translation>四人分成兩對搭檔；搭檔相對而坐，分數合在一起算。</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>小訣竅</translation>
    </message>
    <message>
        <source>Lead cards without points while you do not know what is coming, and keep small trumps to catch an ace or a three. Whoever plays last to a trick knows what it is worth: giving away a worthless trick to be last in the next one is often right.</source>
        <translation>局勢不明時，先領出沒有分的牌；小王牌留著抓 A 和 3。最後出牌的人知道這墩值多少：放掉沒有分的一墩，好在下一墩最後出牌，往往是對的。</translation>
    </message>
    <message>
        <source>H shows a hint: it knows only what you know, and says why. T shows the tricks so far. You may take moves back.</source>
        <translation>按 H 看提示：它知道的和你一樣多，還會說明理由。按 T 回顧打過的墩。出錯了可以悔牌。</translation>
    </message>
</context>
<context>
    <name>BriscolaView</name>
    <message>
        <source>trick %1 of %2</source>
        <translation>第 %1/%2 墩</translation>
    </message>
    <message>
        <source>Your card</source>
        <translation>你的牌</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cards in the stock</comment>
        <translation>
            <numerusform>剩 %n 張</numerusform>
        </translation>
    </message>
    <message>
        <source>No stock left</source>
        <translation>牌堆已空</translation>
    </message>
    <message>
        <source>Trump: %1</source>
        <translation>王牌：%1</translation>
    </message>
    <message>
        <source>Trump card: %1</source>
        <translation>翻開的王牌：%1</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>上一墩</translation>
    </message>
    <message>
        <source>%1: %2 points</source>
        <translation>%1：%2 分</translation>
    </message>
    <message numerus="yes">
        <source>%n cards won</source>
        <translation>
            <numerusform>贏得 %n 張</numerusform>
        </translation>
    </message>
    <message>
        <source>points</source>
        <translation>分</translation>
    </message>
    <message>
        <source>Your lead</source>
        <translation>由你領出</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>輪到你了</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>搭檔</translation>
    </message>
    <message>
        <source>thinks</source>
        <translation>思考中</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n 張牌</numerusform>
        </translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation type="unfinished">回顧</translation>
    </message>
</context>
<context>
    <name>ClimbingView</name>
    <message>
        <source>Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Class %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has control</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>cards</source>
        <comment>left in a hand</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Sorted by rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorted by suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorted by combination</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classes of the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your lead</source>
        <translation type="unfinished">由你領出</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation type="unfinished">輪到你了</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation type="unfinished">搭檔</translation>
    </message>
    <message>
        <source>thinks</source>
        <translation type="unfinished">思考中</translation>
    </message>
</context>
<context>
    <name>ContinueStrip</name>
    <message>
        <source>saved today at %1</source>
        <translation>今天 %1 儲存</translation>
    </message>
    <message>
        <source>saved on %1</source>
        <translation>%1 儲存</translation>
    </message>
    <message>
        <source>%1: watching</source>
        <translation>%1：觀戰</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1，與 %2 同桌</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>繼續</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass the computer to %1</source>
        <translation>請把電腦交給%1</translation>
    </message>
    <message>
        <source>All cards are hidden until then.</source>
        <translation>在這之前，所有的牌都蓋著。</translation>
    </message>
    <message>
        <source>I am %1: show my cards</source>
        <translation>我是%1，翻開我的牌</translation>
    </message>
</context>
<context>
    <name>Doudizhu</name>
    <message>
        <source>&quot;%1&quot; is not made of ranks (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are not so many %1 as in &quot;%2&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing that may be played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>single card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>triplet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>triplet with a single card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>triplet with a pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four with two single cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four with two pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bomb</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rocket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sequence of pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>airplane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>airplane with wings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>airplane with wings of pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single kickers must differ here, and not be both jokers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kickers may not be both jokers, four equal cards or a triplet that fits the sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sequence ends with the ace: no 2 and no joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sequence has at least five cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sequence of pairs has at least three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cards make no pattern of this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing beats the rocket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not higher than what lies on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a higher bomb or the rocket beats a bomb</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As many cards as on the table are wanted, or a bomb</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pattern on the table is wanted, or a bomb</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bidding is not over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bid must be higher than those before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bidding is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever leads must play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cards are not all in the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three hands are wanted here, not %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cards are wanted here, not %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many cards of rank %1 are dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the deal names the landlord nobody bids</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Doudizhu options</name>
    <message>
        <source>The landlord</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The players bid up to three for the kitty, or the deal says who is the landlord.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest bidder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without bidding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single kickers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What triplets and fours may carry as single cards: any cards of other ranks; not both jokers, no four and no triplet that fits the sequence; or only cards of different ranks, not both jokers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With exceptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All different</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usually bombs, the rocket and a spring double the bid. Simple: only bombs and the rocket count. Competition: each bomb adds the bid once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Competition</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Doudizhu players</name>
    <message>
        <source>Random</source>
        <translation type="unfinished">Random</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation type="unfinished">簡單</translation>
    </message>
    <message>
        <source>Bids, plays or passes by lot, whatever is allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation type="unfinished">Greedy</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation type="unfinished">中等</translation>
    </message>
    <message>
        <source>Plays as low as it can and beats whatever it can, its partner too.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Doudizhu ranks</name>
    <message>
        <source>3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red joker</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Doudizhu reasons</name>
    <message>
        <source>Any legal move, drawn by lot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has too few bombs, jokers and twos to bid more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bids for its bombs, jokers and twos.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has nothing higher that breaks no bomb.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beats the table as low as it can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leads as many cards as it can, the lowest: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Open a saved game</source>
        <translation>開啟存檔</translation>
    </message>
    <message>
        <source>Saved games (*.parlour)</source>
        <translation>存檔 (*.parlour)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有檔案 (*)</translation>
    </message>
    <message>
        <source>Save this game</source>
        <translation>儲存本局</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Whole numbers are wanted here</source>
        <translation>此處應為整數</translation>
    </message>
    <message>
        <source>A whole number is wanted here</source>
        <translation>此處應為一個整數</translation>
    </message>
    <message>
        <source>true or false is wanted here</source>
        <translation>此處應為 true 或 false</translation>
    </message>
    <message>
        <source>A number is wanted here</source>
        <translation>此處應為一個數</translation>
    </message>
    <message>
        <source>This is no regular file</source>
        <translation>這不是一般檔案</translation>
    </message>
    <message>
        <source>The file cannot be opened: %1</source>
        <translation>無法開啟檔案：%1</translation>
    </message>
    <message>
        <source>The file is larger than %1 bytes</source>
        <translation>檔案大於 %1 位元組</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>無法讀取檔案：%1</translation>
    </message>
    <message>
        <source>The folder cannot be made: %1</source>
        <translation>無法建立資料夾：%1</translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation>無法寫入檔案：%1</translation>
    </message>
    <message>
        <source>The file cannot be renamed: %1</source>
        <translation>無法重新命名檔案：%1</translation>
    </message>
    <message>
        <source>This is nested deeper than %1 levels</source>
        <translation>巢狀超過 %1 層</translation>
    </message>
    <message>
        <source>This is not JSON</source>
        <translation>這不是 JSON</translation>
    </message>
    <message>
        <source>An object is wanted here</source>
        <translation>此處應為物件</translation>
    </message>
    <message>
        <source>This is missing</source>
        <translation>缺少這一項</translation>
    </message>
    <message>
        <source>A list is wanted here</source>
        <translation>此處應為清單</translation>
    </message>
    <message>
        <source>A text is wanted here</source>
        <translation>此處應為文字</translation>
    </message>
    <message>
        <source>A whole number from %1 to %2 is wanted here</source>
        <translation>此處應為 %1 到 %2 之間的整數</translation>
    </message>
    <message>
        <source>Nothing of this name is known here</source>
        <translation>此處沒有叫這個名稱的項目</translation>
    </message>
    <message>
        <source>This is no saved game of Parlour</source>
        <translation>這不是 Parlour 的存檔</translation>
    </message>
    <message>
        <source>This file comes from a newer Parlour (version %1; this program reads version %2)</source>
        <translation>此檔案來自更新的 Parlour（版本 %1；本程式能讀取版本 %2）</translation>
    </message>
</context>
<context>
    <name>French cards</name>
    <message>
        <source>two of clubs</source>
        <translation type="unfinished">棍棒2</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation type="unfinished">棍棒3</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation type="unfinished">棍棒4</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation type="unfinished">棍棒5</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation type="unfinished">棍棒6</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation type="unfinished">棍棒7</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation type="unfinished">棍棒侍從</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation type="unfinished">棍棒國王</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation type="unfinished">棍棒A</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clubs</source>
        <translation type="unfinished">棍棒</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>coming later</source>
        <translation>敬請期待</translation>
    </message>
    <message>
        <source>Coming later</source>
        <translation>敬請期待</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Briscola</source>
        <translation>布里斯科拉</translation>
    </message>
    <message>
        <source>Italian cards: catch the aces and the threes</source>
        <translation>義大利紙牌：抓住 A 和 3</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <translation>2 至 4 人</translation>
    </message>
    <message>
        <source>Big Two</source>
        <translation>大老二</translation>
    </message>
    <message>
        <source>Be first to shed all thirteen cards</source>
        <translation>搶先出完十三張牌</translation>
    </message>
    <message>
        <source>4 players</source>
        <translation>4 人</translation>
    </message>
    <message>
        <source>Doudizhu</source>
        <translation>鬥地主</translation>
    </message>
    <message>
        <source>Two peasants against one landlord</source>
        <translation>兩個農民對一個地主</translation>
    </message>
    <message>
        <source>3 players</source>
        <translation>3 人</translation>
    </message>
    <message>
        <source>Euchre</source>
        <translation>尤克牌</translation>
    </message>
    <message>
        <source>Partners, five tricks and two mighty jacks</source>
        <translation>兩兩搭檔，五墩牌，兩張威力十足的 J</translation>
    </message>
    <message>
        <source>Samurai</source>
        <translation>武士</translation>
    </message>
    <message>
        <source>Win towns, temples and rice across old Japan</source>
        <translation>爭奪古日本的城、寺與稻米</translation>
    </message>
    <message>
        <source>There is no game &quot;%1&quot;; there are: %2</source>
        <translation>沒有遊戲「%1」；現有：%2</translation>
    </message>
    <message>
        <source>There is no table for %1 yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Thoughts</source>
        <translation>思路</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Thinking ...</source>
        <translation>思考中…</translation>
    </message>
    <message>
        <source>After the next move you see here what its player thought.</source>
        <translation>下一張牌出過之後，這裡會顯示出牌者的思路。</translation>
    </message>
    <message>
        <source>A hint is given when it is your turn.</source>
        <translation>輪到你時才有提示。</translation>
    </message>
    <message>
        <source>Chance to win the game</source>
        <translation>本局勝率</translation>
    </message>
    <message>
        <source>Points to expect</source>
        <translation>預期得分</translation>
    </message>
    <message>
        <source>The hint sees only what you see.</source>
        <translation>提示只看得到你看得到的牌。</translation>
    </message>
    <message>
        <source> </source>
        <comment>between two sentences</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play this</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Italian cards</name>
    <message>
        <source>two of cups</source>
        <translation>聖杯2</translation>
    </message>
    <message>
        <source>four of cups</source>
        <translation>聖杯4</translation>
    </message>
    <message>
        <source>five of cups</source>
        <translation>聖杯5</translation>
    </message>
    <message>
        <source>six of cups</source>
        <translation>聖杯6</translation>
    </message>
    <message>
        <source>seven of cups</source>
        <translation>聖杯7</translation>
    </message>
    <message>
        <source>jack of cups</source>
        <translation>聖杯侍從</translation>
    </message>
    <message>
        <source>knight of cups</source>
        <translation>聖杯騎士</translation>
    </message>
    <message>
        <source>king of cups</source>
        <translation>聖杯國王</translation>
    </message>
    <message>
        <source>three of cups</source>
        <translation>聖杯3</translation>
    </message>
    <message>
        <source>ace of cups</source>
        <translation>聖杯A</translation>
    </message>
    <message>
        <source>two of coins</source>
        <translation>金幣2</translation>
    </message>
    <message>
        <source>four of coins</source>
        <translation>金幣4</translation>
    </message>
    <message>
        <source>five of coins</source>
        <translation>金幣5</translation>
    </message>
    <message>
        <source>six of coins</source>
        <translation>金幣6</translation>
    </message>
    <message>
        <source>seven of coins</source>
        <translation>金幣7</translation>
    </message>
    <message>
        <source>jack of coins</source>
        <translation>金幣侍從</translation>
    </message>
    <message>
        <source>knight of coins</source>
        <translation>金幣騎士</translation>
    </message>
    <message>
        <source>king of coins</source>
        <translation>金幣國王</translation>
    </message>
    <message>
        <source>three of coins</source>
        <translation>金幣3</translation>
    </message>
    <message>
        <source>ace of coins</source>
        <translation>金幣A</translation>
    </message>
    <message>
        <source>two of swords</source>
        <translation>寶劍2</translation>
    </message>
    <message>
        <source>four of swords</source>
        <translation>寶劍4</translation>
    </message>
    <message>
        <source>five of swords</source>
        <translation>寶劍5</translation>
    </message>
    <message>
        <source>six of swords</source>
        <translation>寶劍6</translation>
    </message>
    <message>
        <source>seven of swords</source>
        <translation>寶劍7</translation>
    </message>
    <message>
        <source>jack of swords</source>
        <translation>寶劍侍從</translation>
    </message>
    <message>
        <source>knight of swords</source>
        <translation>寶劍騎士</translation>
    </message>
    <message>
        <source>king of swords</source>
        <translation>寶劍國王</translation>
    </message>
    <message>
        <source>three of swords</source>
        <translation>寶劍3</translation>
    </message>
    <message>
        <source>ace of swords</source>
        <translation>寶劍A</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>棍棒2</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>棍棒4</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>棍棒5</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>棍棒6</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>棍棒7</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>棍棒侍從</translation>
    </message>
    <message>
        <source>knight of clubs</source>
        <translation>棍棒騎士</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>棍棒國王</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>棍棒3</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>棍棒A</translation>
    </message>
    <message>
        <source>cups</source>
        <translation>聖杯</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>金幣</translation>
    </message>
    <message>
        <source>swords</source>
        <translation>寶劍</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>棍棒</translation>
    </message>
</context>
<context>
    <name>KeyList</name>
    <message>
        <source>play the card at that place</source>
        <translation>出這個位置上的牌</translation>
    </message>
    <message>
        <source>go from card to card</source>
        <translation>逐張移動</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, 空白鍵</translation>
    </message>
    <message>
        <source>play the card, press the button</source>
        <translation>出牌，按下按鈕</translation>
    </message>
    <message>
        <source>go to the next control</source>
        <translation>移到下一個控制項</translation>
    </message>
    <message>
        <source>hint; when watching: thoughts</source>
        <translation>提示；觀戰時看思路</translation>
    </message>
    <message>
        <source>tricks so far</source>
        <translation>回顧打過的墩</translation>
    </message>
    <message>
        <source>take back, play again</source>
        <translation>復原，重做</translation>
    </message>
    <message>
        <source>when watching: pause, one step, faster, slower, open hands</source>
        <translation>觀戰時：暫停，走一步，加快，放慢，攤開手牌</translation>
    </message>
    <message>
        <source>sounds on or off</source>
        <translation>開關音效</translation>
    </message>
    <message>
        <source>menu of the table</source>
        <translation>牌桌選單</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>新遊戲</translation>
    </message>
    <message>
        <source>open a saved game, save this one</source>
        <translation>開啟存檔，儲存本局</translation>
    </message>
    <message>
        <source>Ctrl+wheel, Ctrl+0</source>
        <translation>Ctrl+滾輪, Ctrl+0</translation>
    </message>
    <message>
        <source>size of the cards</source>
        <translation>牌的大小</translation>
    </message>
    <message>
        <source>how to play</source>
        <translation>玩法</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>全螢幕</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>close, back</source>
        <translation>關閉，返回</translation>
    </message>
    <message>
        <source>end</source>
        <translation>結束</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>%1 players are wanted here, not %2</source>
        <translation>此處應有 %1 名玩家，而不是 %2 名</translation>
    </message>
    <message>
        <source>Exchanging sides needs two sides; here are %1</source>
        <translation>互換座位需要兩方，這裡有 %1 方</translation>
    </message>
    <message>
        <source>There is nothing to add up</source>
        <translation>沒有可合計的結果</translation>
    </message>
    <message>
        <source>This is a part of another match than the first one</source>
        <translation>這一部分與第一部分不屬於同一場比賽</translation>
    </message>
    <message>
        <source>Part %1 is there twice</source>
        <translation>第 %1 部分出現了兩次</translation>
    </message>
    <message>
        <source>%1 totals are wanted here, not %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModalSheet</name>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>&quot;%1&quot; is no Italian card</source>
        <translation>「%1」不是義大利紙牌裡的牌</translation>
    </message>
    <message>
        <source>%1 is no legal move here</source>
        <translation>此時不允許 %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither cards nor a pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not in ascending order, each card once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no French card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no bid, no cards and no pass</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGameSheet</name>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>玩家 %1</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>誰來玩</translation>
    </message>
    <message>
        <source>Two people</source>
        <translation>兩個人</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>觀戰</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>人數</translation>
    </message>
    <message>
        <source>4, as partners</source>
        <translation>4，兩兩搭檔</translation>
    </message>
    <message>
        <source>Portrait of %1: choose the next</source>
        <translation>%1的頭像：換下一個</translation>
    </message>
    <message>
        <source>Another portrait</source>
        <translation>換個頭像</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名字</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>搭檔</translation>
    </message>
    <message>
        <source>Level of %1</source>
        <translation>%1 的難度</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a level and its player</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>These cheat</source>
        <translation>會作弊</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>難度</translation>
    </message>
    <message>
        <source>Leads first</source>
        <translation>誰先出</translation>
    </message>
    <message>
        <source>Rules and deal</source>
        <translation>規則與牌局</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>牌局編號</translation>
    </message>
    <message>
        <source>The same number deals the same cards again: to play a deal once more or to share it.</source>
        <translation>編號相同，發的牌就相同：可以重玩一局，也可以與人分享。</translation>
    </message>
    <message>
        <source>Another number</source>
        <translation>換個編號</translation>
    </message>
    <message>
        <source>The interrupted game will be given up for this one.</source>
        <translation>開始這一局，就會放棄未打完的那一局。</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>發牌</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Deal after deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <comment>length of a match</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To %n point(s)</source>
        <comment>length of a match</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Match</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>This game has no such option; it has: %1</source>
        <translation>這個遊戲沒有此選項；可用的有：%1</translation>
    </message>
    <message>
        <source>%1 is no value of this option; allowed are: %2</source>
        <translation>此選項不能是 %1；可用的值：%2</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>This player has no parameters</source>
        <translation>這個玩家沒有參數</translation>
    </message>
    <message>
        <source>This player has no such parameter; it has: %1</source>
        <translation>這個玩家沒有此參數；可用的有：%1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of: %2</source>
        <translation>「%1」不在可選範圍內：%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no whole number from %2 to %3</source>
        <translation>「%1」不是 %2 到 %3 之間的整數</translation>
    </message>
    <message>
        <source>There is no player &quot;%1&quot;; there are: %2</source>
        <translation>沒有玩家「%1」；現有：%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; should read name=value</source>
        <translation>「%1」應寫成 name=value 的形式</translation>
    </message>
</context>
<context>
    <name>PlayingCard</name>
    <message>
        <source>Can be played</source>
        <translation>可以出</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>New deal</source>
        <translation>再來一局</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>重玩本局</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>看看牌桌</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>離開</translation>
    </message>
    <message>
        <source>Deal %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal %1, the match goes to %2 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal %1 of these players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RoundList</name>
    <message>
        <source>Rounds so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>How to play %1</source>
        <translation>%1的玩法</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>還原預設</translation>
    </message>
    <message>
        <source>Puts everything here back to how it was at first</source>
        <translation>把這裡的一切還原成最初的樣子</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>外觀</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>語言</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟隨系統</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Green cloth</source>
        <translation>綠絨布</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>午夜</translation>
    </message>
    <message>
        <source>Washi paper</source>
        <translation>和紙</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>淺色或深色</translation>
    </message>
    <message>
        <source>Of all screens but the tables</source>
        <translation>用於牌桌以外的所有畫面</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>淺色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>牌背</translation>
    </message>
    <message>
        <source>With the table</source>
        <translation>與牌桌相配</translation>
    </message>
    <message>
        <source>Indigo</source>
        <translation>靛藍</translation>
    </message>
    <message>
        <source>Wine</source>
        <translation>酒紅</translation>
    </message>
    <message>
        <source>Pine</source>
        <translation>松綠</translation>
    </message>
    <message>
        <source>Size of the cards</source>
        <translation>牌的大小</translation>
    </message>
    <message>
        <source>Ctrl and the mouse wheel at the table do the same</source>
        <translation>在牌桌上按住 Ctrl 捲動滾輪也可以調整</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高對比</translation>
    </message>
    <message>
        <source>Motion and pace</source>
        <translation>動畫與節奏</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>動畫</translation>
    </message>
    <message>
        <source>Reduced: cards fade instead of moving</source>
        <translation>減弱：牌淡入淡出，不再移動</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>完整</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>減弱</translation>
    </message>
    <message>
        <source>Speed of the cards</source>
        <translation>牌的移動速度</translation>
    </message>
    <message>
        <source>Pace of the computer players</source>
        <translation>電腦玩家的節奏</translation>
    </message>
    <message>
        <source>How long they seem to think, at least</source>
        <translation>每一步看起來至少想多久</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>悠閒</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>一般</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>較快</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>立即</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>聲音</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>音效</translation>
    </message>
    <message>
        <source>The key S turns them on and off</source>
        <translation>按 S 鍵開關</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>畫面繪製</translation>
    </message>
    <message>
        <source>Graphics</source>
        <translation>繪製方式</translation>
    </message>
    <message>
        <source>From the next start on. Now: %1</source>
        <translation>下次啟動時生效。目前：%1</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>軟體</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of French cards: clubs green, diamonds blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large corners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of French cards: rank and suit are easier to read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twenty seconds a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For people at Big Two and Doudizhu. Whoever takes longer passes, or leads his lowest card.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>How to play</source>
        <translation>玩法</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>About</source>
        <translation>關於</translation>
    </message>
    <message>
        <source>Start a new game</source>
        <translation>開始新遊戲</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>選擇遊戲</translation>
    </message>
    <message>
        <source>Arrow keys choose, Enter deals, F1 explains the rules</source>
        <translation>方向鍵選擇，Enter 開局，F1 看玩法</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Really forget all?</source>
        <translation>確定全部清除？</translation>
    </message>
    <message>
        <source>Forget all</source>
        <translation>全部清除</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>真人</translation>
    </message>
    <message>
        <source>played</source>
        <translation>局數</translation>
    </message>
    <message>
        <source>won</source>
        <translation>勝</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>平手</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>敗</translation>
    </message>
    <message>
        <source>won in a row (best)</source>
        <translation>連勝（最高）</translation>
    </message>
    <message>
        <source>watched</source>
        <translation>觀戰</translation>
    </message>
    <message>
        <source>Nothing yet: finished games are counted here.</source>
        <translation>還沒有紀錄：打完的牌局會計入這裡。</translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation>依對手</translation>
    </message>
    <message>
        <source>%1 won, %2 drawn, %3 lost</source>
        <translation>%1 勝 %2 平 %3 敗</translation>
    </message>
    <message>
        <source>Latest games</source>
        <translation>最近的牌局</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>敗</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>平手</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>觀戰</translation>
    </message>
    <message>
        <source>%1 to %2 against %3</source>
        <translation>%1 : %2，對手：%3</translation>
    </message>
    <message>
        <source>deal %1</source>
        <translation>牌局 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n taken back</source>
        <translation>
            <numerusform>悔牌 %n 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>提示 %n 次</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableFrame</name>
    <message>
        <source>Deal %1</source>
        <translation>牌局 %1</translation>
    </message>
    <message>
        <source>New game ...</source>
        <translation>新遊戲…</translation>
    </message>
    <message>
        <source>New deal, same players</source>
        <translation>再來一局，玩家不變</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>重玩本局</translation>
    </message>
    <message>
        <source>Copy the deal&apos;s number</source>
        <translation>複製牌局編號</translation>
    </message>
    <message>
        <source>Save as ...</source>
        <translation>另存新檔…</translation>
    </message>
    <message>
        <source>Open ...</source>
        <translation>開啟…</translation>
    </message>
    <message>
        <source>Sounds off</source>
        <translation>關閉音效</translation>
    </message>
    <message>
        <source>Sounds on</source>
        <translation>開啟音效</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>玩法</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>離開牌桌</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Menu</source>
        <translation>選單</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Leave the table</source>
        <translation>離開牌桌</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>玩法</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
</context>
<context>
    <name>TrickList</name>
    <message>
        <source>Tricks so far</source>
        <translation>打過的墩</translation>
    </message>
    <message>
        <source>No trick is complete yet.</source>
        <translation>還沒有打完一墩。</translation>
    </message>
    <message>
        <source>%1: %2 points</source>
        <translation>%1：%2 分</translation>
    </message>
</context>
<context>
    <name>WatchBar</name>
    <message>
        <source>Go on</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暫停</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>走一步</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>放慢</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>悠閒</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>一般</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>較快</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>立即</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>加快</translation>
    </message>
    <message>
        <source>Close the hands</source>
        <translation>蓋上手牌</translation>
    </message>
    <message>
        <source>Open the hands</source>
        <translation>攤開手牌</translation>
    </message>
</context>
<context>
    <name>parlour::BigTwoTable</name>
    <message>
        <source>%1: %2</source>
        <comment>a combination and its cards</comment>
        <translation type="unfinished">%1：%2</translation>
    </message>
</context>
<context>
    <name>parlour::BriscolaTable</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A player and the card he plays</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The trick goes to %1: %2 points</source>
        <translation>這墩歸%1：%2 分</translation>
    </message>
</context>
<context>
    <name>parlour::ClimbingTable</name>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A player and what he plays</extracomment>
        <translation type="unfinished">%1：%2</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing here beats it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To beat: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>parlour::GameSession</name>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw</source>
        <translation type="unfinished">平手</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lose the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win</source>
        <translation type="unfinished">你贏了</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation type="unfinished">你輸了</translation>
    </message>
    <message>
        <source>%1 and %2 win the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 win</source>
        <translation type="unfinished">%1、%2 獲勝</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation type="unfinished">%1 獲勝</translation>
    </message>
</context>
<context>
    <name>parlour::Program</name>
    <message>
        <source>The settings cannot be kept: %1 cannot be written.</source>
        <translation>無法儲存設定：%1 無法寫入。</translation>
    </message>
    <message>
        <source>The game cannot be saved: %1</source>
        <translation>無法儲存牌局：%1</translation>
    </message>
    <message>
        <source>A deal&apos;s number is a whole number.</source>
        <translation>牌局編號應為整數。</translation>
    </message>
    <message>
        <source>The game could not be opened. %1</source>
        <translation>無法開啟存檔。%1</translation>
    </message>
    <message>
        <source>The game was saved as %1.</source>
        <translation>牌局已儲存為 %1。</translation>
    </message>
    <message>
        <source>The game could not be saved. %1</source>
        <translation>無法儲存牌局。%1</translation>
    </message>
    <message>
        <source>The interrupted game could not be read and was kept as %1. %2</source>
        <translation>未打完的牌局無法讀取，已另存為 %1。%2</translation>
    </message>
    <message>
        <source>The interrupted game could not be read: %1</source>
        <translation>未打完的牌局無法讀取：%1</translation>
    </message>
</context>
<context>
    <name>parlour::Settings</name>
    <message>
        <source>The settings could not be read and start afresh. The old file was kept as %1.</source>
        <translation>設定無法讀取，已還原預設。舊檔案保留為 %1。</translation>
    </message>
    <message>
        <source>The settings could not be read: %1</source>
        <translation>設定無法讀取：%1</translation>
    </message>
</context>
<context>
    <name>parlour::Statistics</name>
    <message>
        <source>The statistics cannot be kept: %1</source>
        <translation>無法儲存統計：%1</translation>
    </message>
    <message>
        <source>The statistics could not be read and start afresh. The old file was kept as %1.</source>
        <translation>統計無法讀取，已重新開始。舊檔案保留為 %1。</translation>
    </message>
    <message>
        <source>The result could not be counted: %1</source>
        <translation>本局結果無法計入：%1</translation>
    </message>
    <message>
        <source>The results could not be forgotten: %1</source>
        <translation>無法清除戰績：%1</translation>
    </message>
</context>
</TS>
