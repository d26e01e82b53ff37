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
        <source>Are the deals fair?</source>
        <translation>發牌公平嗎？</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按鍵</translation>
    </message>
    <message>
        <source>%1: after %2</source>
        <translation>%1：依據 %2</translation>
    </message>
    <message>
        <source>Players that cheat are offered only under that label; all others see no more than you would in their place.</source>
        <translation>會作弊的電腦玩家都會明確標示；其他玩家看到的，不會比坐在同一位置的你更多。</translation>
    </message>
    <message>
        <source>The cards come from the deal&apos;s number alone, before anybody plays. The same number gives the same cards on every computer, whoever plays. If you doubt it, let the laboratory, parlour-lab, deal a million times and count.</source>
        <translation>發什麼牌只由牌局編號決定，在任何人出牌之前就已確定。同一個編號，不論在哪台電腦上、由誰來玩，發出的牌都一樣。如果有疑問，可以讓附帶的實驗程式 parlour-lab 發一百萬次牌，數一數便知。</translation>
    </message>
    <message>
        <source>Its players here: %1</source>
        <translation>這裡對應的電腦玩家：%1</translation>
    </message>
    <message>
        <source>Published players keep their names and play as their papers say, or say where they do not; the program is our own. Hybrid and Multirole learned from our own players, Q-learning by practice. The laboratory, parlour-lab, repeats the experiments of the papers.</source>
        <translation>已發表的電腦玩家保留原名，打法依論文所述，有出入的會註明；程式是我們自己寫的。Hybrid 和 Multirole 的打法學自我們自己的電腦玩家，Q-learning 的打法則是自己練出來的。附帶的實驗程式 parlour-lab 可以重做論文裡的實驗。</translation>
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
        <source>Menu</source>
        <translation>選單</translation>
    </message>
    <message>
        <source>Show hint</source>
        <translation>顯示提示</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>Chance to win the game</source>
        <translation>本局勝率</translation>
    </message>
    <message>
        <source>Points to expect</source>
        <translation>預期得分</translation>
    </message>
    <message>
        <source>Chance that your side wins the game</source>
        <translation>你們這方的本局勝率</translation>
    </message>
    <message>
        <source>Chance that you win the game</source>
        <translation>你的本局勝率</translation>
    </message>
    <message>
        <source>Points your side can expect from this deal</source>
        <translation>你們這副牌的預期得分</translation>
    </message>
    <message>
        <source>Points you can expect from this deal</source>
        <translation>你這副牌的預期得分</translation>
    </message>
    <message>
        <source>about equal</source>
        <translation>差不多</translation>
    </message>
    <message>
        <source>fewer wins</source>
        <translation>勝率較低</translation>
    </message>
    <message>
        <source>less sound</source>
        <translation>較不穩妥</translation>
    </message>
    <message>
        <source>%1 expects to gain about %2.</source>
        <translation>%1預計能得約 %2。</translation>
    </message>
    <message>
        <source>%1 expects to lose about %2.</source>
        <translation>%1預計會輸掉約 %2。</translation>
    </message>
    <message>
        <source>Your side can expect to gain about %1.</source>
        <translation>你們預計能得約 %1。</translation>
    </message>
    <message>
        <source>You can expect to gain about %1.</source>
        <translation>你預計能得約 %1。</translation>
    </message>
    <message>
        <source>%1 wins this.</source>
        <translation>這局%1贏定了。</translation>
    </message>
    <message>
        <source>Your side wins this.</source>
        <translation>這局你們贏定了。</translation>
    </message>
    <message>
        <source>You win this.</source>
        <translation>這局你贏定了。</translation>
    </message>
    <message>
        <source>This is lost; make them work for it.</source>
        <translation>敗局已定，但別讓對手贏得太輕鬆。</translation>
    </message>
    <message>
        <source>This is lost for %1.</source>
        <translation>這局%1輸定了。</translation>
    </message>
    <message>
        <source>The side of %1 wins about %2 in 100 from here.</source>
        <translation>從這裡打下去，%1那一方 100 局約贏 %2 局。</translation>
    </message>
    <message>
        <source>%1 wins about %2 in 100 from here.</source>
        <translation>從這裡打下去，%1在 100 局裡約贏 %2 局。</translation>
    </message>
    <message>
        <source>Your side wins about %1 in 100 from here.</source>
        <translation>從這裡打下去，你們 100 局約贏 %1 局。</translation>
    </message>
    <message>
        <source>You win about %1 in 100 from here.</source>
        <translation>從這裡打下去，你 100 局約贏 %1 局。</translation>
    </message>
    <message>
        <source>Just as good: %1.</source>
        <translation>一樣好：%1。</translation>
    </message>
    <message>
        <source>Next best: %1, with about %2 in 100.</source>
        <translation>其次：%1，100 局約贏 %2 局。</translation>
    </message>
    <message>
        <source>wins by less</source>
        <translation>贏得較少</translation>
    </message>
    <message>
        <source>loses by more</source>
        <translation>輸得較多</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>The same goes for this.</source>
        <translation>這個也是如此。</translation>
    </message>
    <message>
        <source>And for this.</source>
        <translation>這個也是。</translation>
    </message>
    <message>
        <source>Your side can expect to lose about %1.</source>
        <translation>你們預計會輸掉約 %1。</translation>
    </message>
    <message>
        <source>You can expect to lose about %1.</source>
        <translation>你預計會輸掉約 %1。</translation>
    </message>
    <message>
        <source>The same goes for this and the rest.</source>
        <translation>這個和其餘的也都是如此。</translation>
    </message>
    <message>
        <source>Wins as often, but by less: %1.</source>
        <translation>勝率相同，但贏得較少：%1。</translation>
    </message>
    <message>
        <source>Next best: %1, worth %2 less.</source>
        <translation>其次：%1，預計少得 %2。</translation>
    </message>
    <message>
        <source>The same goes for this and the next.</source>
        <translation>這個和下一個也都是如此。</translation>
    </message>
    <message>
        <source>It should come out about even.</source>
        <translation>這樣打大致不賺不賠。</translation>
    </message>
    <message>
        <source>Wins too, but by less: %1.</source>
        <translation>也能贏，但贏得較少：%1。</translation>
    </message>
    <message>
        <source>costs points</source>
        <translation>會少得分</translation>
    </message>
    <message>
        <source>Just as good: all the others shown.</source>
        <translation>列出的其他選擇也都一樣好。</translation>
    </message>
</context>
<context>
    <name>AskedPlayer</name>
    <message>
        <source>%1 %</source>
        <comment>a share</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds of thinking</comment>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>Do not ask %1</source>
        <translation>不問%1</translation>
    </message>
    <message>
        <source>Sees hidden cards</source>
        <translation>看得到隱藏的牌</translation>
    </message>
    <message>
        <source>Thinking...</source>
        <translation>思考中…</translation>
    </message>
    <message>
        <source>Waits for its turn</source>
        <translation>等候中</translation>
    </message>
    <message>
        <source>Not asked</source>
        <translation>沒有問</translation>
    </message>
    <message>
        <source> </source>
        <comment>between two sentences</comment>
        <translation>​</translation>
    </message>
    <message>
        <source>Playing on...</source>
        <translation>推演中…</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Won in %1: %2 (%3)</source>
        <translation>%1中獲勝：%2（%3）</translation>
    </message>
    <message>
        <source>Points in %1: %2 on average (%3)</source>
        <translation>%1平均得分：%2（%3）</translation>
    </message>
    <message>
        <source>Told before: %1</source>
        <translation>先前估計：%1</translation>
    </message>
    <message>
        <source>Play this</source>
        <translation>採用這一手</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Play out 1,000 times</source>
        <translation>推演 1,000 次</translation>
    </message>
    <message>
        <source>Plays this move and on to the end, again and again, to see what it is worth.</source>
        <translation>走這一手，再一路打到終局，反覆多次，看它值多少。</translation>
    </message>
    <message>
        <source>A sure win</source>
        <translation>必勝</translation>
    </message>
    <message>
        <source>As good as lost</source>
        <translation>幾乎輸定</translation>
    </message>
</context>
<context>
    <name>BeliefTable</name>
    <message>
        <source>All of this is certain.</source>
        <translation>這些都是確定的。</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>蓋著</translation>
    </message>
    <message>
        <source>Nothing is certain yet; each best guess is right about %1 times in 100.</source>
        <translation>還沒有什麼能確定；每一項最好的猜測大約 100 次裡對 %1 次。</translation>
    </message>
    <message>
        <source>You know %1 of %2 for certain; for the rest, each best guess is right about %3 times in 100.</source>
        <translation>%2 項中你確知 %1 項；其餘的，每一項最好的猜測大約 100 次裡對 %3 次。</translation>
    </message>
</context>
<context>
    <name>BidChoices</name>
    <message>
        <source>The card is turned down, and another suit may be named.</source>
        <translation>蓋下翻開的牌，接著可以叫別的花色。</translation>
    </message>
    <message>
        <source>The next player decides.</source>
        <translation>由下家決定。</translation>
    </message>
    <message>
        <source>%1 become trump: you pick up the %2 and discard a card.</source>
        <translation>%1成為王牌：你拿起%2，再丟掉一張牌。</translation>
    </message>
    <message>
        <source>%1 become trump: your partner %2 picks up the %3.</source>
        <translation>%1成為王牌：由你的搭檔%2拿起%3。</translation>
    </message>
    <message>
        <source>%1 become trump, but your opponent %2 picks up the %3.</source>
        <translation>%1成為王牌，但拿起%3的是你的對手%2。</translation>
    </message>
    <message>
        <source>Nobody makes trump, and the next player deals.</source>
        <translation>沒有人定王牌，換下家發牌。</translation>
    </message>
    <message>
        <source>The suit becomes trump: without %1 you need three of five tricks.</source>
        <translation>這門花色成為王牌：沒有%1幫忙，你要拿到五墩中的三墩。</translation>
    </message>
    <message>
        <source>The suit becomes trump: you and %1 need three of five tricks.</source>
        <translation>這門花色成為王牌：你和%1要拿到五墩中的三墩。</translation>
    </message>
    <message>
        <source>You defend together with %1.</source>
        <translation>你和%1一起防守。</translation>
    </message>
    <message>
        <source>%1 sits out. If the maker is euchred, you score 4 points.</source>
        <translation>%1輪空。定王牌的人沒打成，你們得 4 分。</translation>
    </message>
</context>
<context>
    <name>BidPanel</name>
    <message>
        <source>Alone  (A)</source>
        <translation>單打（A）</translation>
    </message>
    <message>
        <source>Your partner sits out; all five tricks count 4 points.</source>
        <translation>搭檔輪空；五墩全拿得 4 分。</translation>
    </message>
</context>
<context>
    <name>Big Two</name>
    <message>
        <source>fewest of the others: %1</source>
        <translation>其他人最少剩 %1 張</translation>
    </message>
    <message>
        <source>no play</source>
        <translation>不成牌型</translation>
    </message>
    <message>
        <source>single card</source>
        <translation>單張</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>對子</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>三條</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>順子</translation>
    </message>
    <message>
        <source>flush</source>
        <translation>同花</translation>
    </message>
    <message>
        <source>full house</source>
        <translation>葫蘆</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation>鐵支</translation>
    </message>
    <message>
        <source>straight flush</source>
        <translation>同花順</translation>
    </message>
    <message>
        <source>Two cards must be a pair</source>
        <translation>兩張牌必須成對</translation>
    </message>
    <message>
        <source>A play has at most five cards</source>
        <translation>一次最多出五張牌</translation>
    </message>
    <message>
        <source>The first play must contain the three of diamonds</source>
        <translation>第一手牌必須有方塊3</translation>
    </message>
    <message>
        <source>This does not beat the play on the table</source>
        <translation>壓不過桌上的牌</translation>
    </message>
    <message>
        <source>%1 is dealt twice</source>
        <translation>%1 發了兩次</translation>
    </message>
    <message>
        <source>Cards left: %1</source>
        <translation>剩 %1 張</translation>
    </message>
    <message>
        <source>The leader cannot pass</source>
        <translation>先出的人不能 Pass</translation>
    </message>
    <message>
        <source>The hand does not hold all these cards</source>
        <translation>這些牌不全在手上</translation>
    </message>
    <message>
        <source>Three cards must have the same rank</source>
        <translation>三張牌必須點數相同</translation>
    </message>
    <message>
        <source>Three cards are not a play</source>
        <translation>不能出三張牌</translation>
    </message>
    <message>
        <source>Four cards are not a play</source>
        <translation>不能出四張牌</translation>
    </message>
    <message>
        <source>These five cards are not a straight, flush, full house, four of a kind or straight flush</source>
        <translation>這五張牌不是順子、同花、葫蘆、鐵支，也不是同花順</translation>
    </message>
    <message>
        <source>Only a single card can be played here</source>
        <translation>現在只能出單張</translation>
    </message>
    <message>
        <source>Only a pair can be played here</source>
        <translation>現在只能出對子</translation>
    </message>
    <message>
        <source>Only three of a kind can be played here</source>
        <translation>現在只能出三條</translation>
    </message>
    <message>
        <source>Only a five-card combination can be played here</source>
        <translation>現在只能出五張成牌型的牌</translation>
    </message>
    <message>
        <source>Expected four hands, not %1</source>
        <translation>此處應有四手牌，而不是 %1 手</translation>
    </message>
    <message>
        <source>A hand has 13 cards, not %1</source>
        <translation>每手牌應有 13 張，而不是 %1 張</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>%1的手牌</translation>
    </message>
    <message>
        <source>single card</source>
        <comment>in a sentence</comment>
        <translation>單張</translation>
    </message>
    <message>
        <source>pair</source>
        <comment>in a sentence</comment>
        <translation>對子</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <comment>in a sentence</comment>
        <translation>三條</translation>
    </message>
    <message>
        <source>straight</source>
        <comment>in a sentence</comment>
        <translation>順子</translation>
    </message>
    <message>
        <source>flush</source>
        <comment>in a sentence</comment>
        <translation>同花</translation>
    </message>
    <message>
        <source>full house</source>
        <comment>in a sentence</comment>
        <translation>葫蘆</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <comment>in a sentence</comment>
        <translation>鐵支</translation>
    </message>
    <message>
        <source>straight flush</source>
        <comment>in a sentence</comment>
        <translation>同花順</translation>
    </message>
</context>
<context>
    <name>Big Two classes</name>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>no play still out beats it</source>
        <translation>外面沒有牌壓得過</translation>
    </message>
    <message>
        <source>few plays still out beat it</source>
        <translation>外面壓得過它的不多</translation>
    </message>
    <message>
        <source>many plays still out beat it</source>
        <translation>外面壓得過它的不少</translation>
    </message>
    <message>
        <source>every play still out beats it</source>
        <translation>外面什麼牌都壓得過它</translation>
    </message>
</context>
<context>
    <name>Big Two habits</name>
    <message>
        <source>You pass when you should play</source>
        <translation>該出牌時卻 Pass</translation>
    </message>
    <message>
        <source>You play when you should pass</source>
        <translation>該 Pass 時卻出牌</translation>
    </message>
    <message>
        <source>You break up combinations</source>
        <translation>拆散牌型</translation>
    </message>
    <message>
        <source>You play higher than you should</source>
        <translation>牌出得太大</translation>
    </message>
    <message>
        <source>You play lower than you should</source>
        <translation>牌出得太小</translation>
    </message>
    <message>
        <source>You lead too few cards at once</source>
        <translation>先出時張數太少</translation>
    </message>
    <message>
        <source>You lead too many cards at once</source>
        <translation>先出時張數太多</translation>
    </message>
</context>
<context>
    <name>Big Two options</name>
    <message>
        <source>First play</source>
        <translation>第一手牌</translation>
    </message>
    <message>
        <source>Whoever has the three of diamonds begins; usually with a play that contains it.</source>
        <translation>拿到方塊3的人先出；通常第一手牌必須有它。</translation>
    </message>
    <message>
        <source>With the three of diamonds</source>
        <translation>要有方塊3</translation>
    </message>
    <message>
        <source>Any play</source>
        <translation>任意出</translation>
    </message>
    <message>
        <source>After a pass</source>
        <translation>Pass 之後</translation>
    </message>
    <message>
        <source>Whether a player who has passed may play again before the round is over.</source>
        <translation>Pass 的人，在這輪結束前能否再出牌。</translation>
    </message>
    <message>
        <source>Out for the round</source>
        <translation>這輪不能再出</translation>
    </message>
    <message>
        <source>May play again</source>
        <translation>可以再出</translation>
    </message>
    <message>
        <source>Straights with a two</source>
        <translation>有 2 的順子</translation>
    </message>
    <message>
        <source>A2345 and 23456 are the lowest two straights, or the highest two, compared by the suit of the two.</source>
        <translation>A2345 和 23456 算最小的兩種順子，或算最大的兩種，這時依 2 的花色比大小。</translation>
    </message>
    <message>
        <source>The lowest</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>The highest</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Flushes</source>
        <translation>同花</translation>
    </message>
    <message>
        <source>The suit</source>
        <translation>花色</translation>
    </message>
    <message>
        <source>The highest card</source>
        <translation>最大的牌</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>三條</translation>
    </message>
    <message>
        <source>No play</source>
        <translation>不能出</translation>
    </message>
    <message>
        <source>A play</source>
        <translation>可以出</translation>
    </message>
    <message>
        <source>What decides first between two flushes: their suit or their highest card.</source>
        <translation>兩副同花先比什麼：花色，還是最大的牌。</translation>
    </message>
    <message>
        <source>Whether three cards of the same rank may be played together.</source>
        <translation>三張點數相同的牌能否一起出。</translation>
    </message>
</context>
<context>
    <name>Big Two players</name>
    <message>
        <source>Random</source>
        <translation>Random</translation>
    </message>
    <message>
        <source>Conventional</source>
        <translation>Conventional</translation>
    </message>
    <message>
        <source>Rule-based</source>
        <translation>Rule-based</translation>
    </message>
    <message>
        <source>First-timer</source>
        <translation>初次上桌</translation>
    </message>
    <message>
        <source>Casual player</source>
        <translation>休閒玩家</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>俱樂部玩家</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>冠軍</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>學步者</translation>
    </message>
    <message>
        <source>Plays any legal move at random.</source>
        <translation>從合乎規則的出法裡隨機選一種。</translation>
    </message>
    <message>
        <source>Notices hardly more than one play, and makes it.</source>
        <translation>幾乎只看到一種出法，看到就出。</translation>
    </message>
    <message>
        <source>Overlooks most plays, and judges the rest by a single guess at the hidden hands.</source>
        <translation>大多數出法都沒注意到，其餘的只憑對別人手牌的一次猜測來判斷。</translation>
    </message>
    <message>
        <source>Improver</source>
        <translation>進步者</translation>
    </message>
    <message>
        <source>Overlooks two plays in three, and judges the rest by a single guess at the hidden hands.</source>
        <translation>三種出法漏看兩種，其餘的只憑對別人手牌的一次猜測來判斷。</translation>
    </message>
    <message>
        <source>Always plays as low as possible, and never passes when a play is possible.</source>
        <translation>總是出能出的最小的牌，能出就絕不 Pass。</translation>
    </message>
    <message>
        <source>Judges plays by a single guess at the hidden hands, and now and then overlooks one.</source>
        <translation>只憑對別人手牌的一次猜測來判斷，偶爾會漏看一種出法。</translation>
    </message>
    <message>
        <source>Knows which cards are still out, gets rid of weak plays first and keeps strong ones for the end, but does not guess who holds what.</source>
        <translation>記得外面還有哪些牌，先出弱的，強的留到最後；不猜誰手上有什麼。</translation>
    </message>
    <message>
        <source>Tries each play against sixty guesses at the hidden hands that fit what the others have played.</source>
        <translation>對別人的手牌作六十種符合出牌經過的猜測，用來試每種出法。</translation>
    </message>
    <message>
        <source>Works out from every play and pass what the others may hold, and tries each play against thousands of such hands. Has played millions of games with itself and learned from them.</source>
        <translation>從每一次出牌和 Pass 推斷別人手上可能有什麼，用幾千種這樣的手牌試每種出法。與自己對局數百萬局，並從中學習。</translation>
    </message>
    <message>
        <source>Randomized</source>
        <translation>Randomized</translation>
    </message>
    <message>
        <source>Plays any combination that it can at random, and passes only when it has none.</source>
        <translation>從能出的出法裡隨機選一種，沒得出才 Pass。</translation>
    </message>
    <message>
        <source>Rule-based, splitting pairs</source>
        <translation>拆對子的 Rule-based</translation>
    </message>
    <message>
        <source>Plays like Rule-based, but breaks a pair up when each of its cards may win a round.</source>
        <translation>打法同 Rule-based，但對子的兩張牌都可能各贏一輪時，就拆開來出。</translation>
    </message>
    <message>
        <source>Cautious: holds cards back, and passes more often than most.</source>
        <translation>謹慎：愛留牌，比多數人常 Pass。</translation>
    </message>
    <message>
        <source>Bold: beats what can be beaten, and passes less often than most.</source>
        <translation>大膽：能壓就壓，比多數人少 Pass。</translation>
    </message>
</context>
<context>
    <name>Big Two reasons</name>
    <message>
        <source>An opponent has two cards at most, so no pair is held back.</source>
        <translation>有對手最多兩張，不留對子。</translation>
    </message>
    <message>
        <source>Pass: you have nothing higher.</source>
        <translation>Pass 吧，你沒有更大的牌。</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to split your %1.</source>
        <translation>Pass 吧，要壓就得拆你的%1。</translation>
    </message>
    <message>
        <source>Nobody can beat the %1, and then you play the rest and win.</source>
        <translation>%1沒人壓得過，接著把剩下的出完，你就贏了。</translation>
    </message>
    <message>
        <source>Don&apos;t lead a single: %1 has only one card left and can&apos;t beat the %2.</source>
        <translation>別出單張：%1只剩一張，壓不過%2。</translation>
    </message>
    <message>
        <source>Play your highest card: %1 has only one card left.</source>
        <translation>出最大的牌：%1只剩一張了。</translation>
    </message>
    <message>
        <source>Play five at once: with only %2 cards left %1 can&apos;t beat them.</source>
        <translation>一次出五張：%1只剩 %2 張，壓不了。</translation>
    </message>
    <message>
        <source>You have to open with your three of diamonds, and it goes with nothing else.</source>
        <translation>第一手必須出方塊3，它跟別的牌又配不起來。</translation>
    </message>
    <message>
        <source>Nobody can beat the %1, so you lead again.</source>
        <translation>%1沒人壓得過，下一手還是你先出。</translation>
    </message>
    <message>
        <source>You have the lead: get rid of the %1, your lowest card.</source>
        <translation>趁牌權在手，把最小的%1出掉。</translation>
    </message>
    <message>
        <source>Get rid of five cards at once with the %1.</source>
        <translation>出%1，一次走掉五張。</translation>
    </message>
    <message>
        <source>Lead the %1 rather than a lower card: whoever wants the lead has to spend more.</source>
        <translation>先出%1，別出更小的：誰想要牌權，就得多花點本錢。</translation>
    </message>
    <message>
        <source>Split your %1: nobody can beat the %2, so you lead next.</source>
        <translation>拆開%1：%2沒人壓得過，接著由你先出。</translation>
    </message>
    <message>
        <source>Nobody can beat the %1, so you lead next.</source>
        <translation>%1沒人壓得過，接著由你先出。</translation>
    </message>
    <message>
        <source>Don&apos;t leave the lead to %1, who has only one card left.</source>
        <translation>別把牌權讓給%1，那邊只剩一張了。</translation>
    </message>
    <message>
        <source>Don&apos;t leave the lead to %1, who has only %2 cards left.</source>
        <translation>別把牌權讓給%1，那邊只剩 %2 張了。</translation>
    </message>
    <message>
        <source>You win in %1 plays, whatever the others hold.</source>
        <translation>不管別人手上是什麼，你再出 %1 手就贏。</translation>
    </message>
    <message>
        <source>Lead your higher card: nobody can beat it, and then you play the other and win.</source>
        <translation>先出大的：沒人壓得過，再出另一張你就贏了。</translation>
    </message>
    <message>
        <source>Lead your higher card: an opponent has only one card left.</source>
        <translation>先出大的那張：有對手只剩一張了。</translation>
    </message>
    <message>
        <source>Lead your lower card first: the higher one may win the lead back.</source>
        <translation>先出小的那張：大的可能搶回牌權。</translation>
    </message>
    <message>
        <source>Lead the pair: nobody can beat it, and then you play your last card and win.</source>
        <translation>先出對子：沒人壓得過，再出最後一張你就贏了。</translation>
    </message>
    <message>
        <source>Lead the single card: nobody can beat it, and then you play the pair and win.</source>
        <translation>先出單張：沒人壓得過，再出對子你就贏了。</translation>
    </message>
    <message>
        <source>Lead the pair: an opponent has only one card left and can&apos;t beat it.</source>
        <translation>先出對子：有對手只剩一張，壓不了。</translation>
    </message>
    <message>
        <source>Lead the single card: an opponent has two cards left, which may be a higher pair.</source>
        <translation>先出單張：有對手剩兩張，可能是更大的對子。</translation>
    </message>
    <message>
        <source>Lead the weaker of your two plays: %1.</source>
        <translation>還剩兩手，先出弱的那手：%1。</translation>
    </message>
    <message>
        <source>Lead the middle card: nobody can beat the highest, which wins the lead back.</source>
        <translation>先出中間那張：最大的沒人壓得過，能搶回牌權。</translation>
    </message>
    <message>
        <source>Lead the highest of your three cards: an opponent has only one left.</source>
        <translation>三張裡先出最大的：有對手只剩一張了。</translation>
    </message>
    <message>
        <source>Lead the lowest of your three cards first.</source>
        <translation>三張裡先出最小的。</translation>
    </message>
    <message>
        <source>Lead the higher pair: nobody can beat it, and then you play the other and win.</source>
        <translation>先出大的一對：沒人壓得過，再出另一對你就贏了。</translation>
    </message>
    <message>
        <source>Lead the higher pair: an opponent has two cards left, which may be a pair.</source>
        <translation>先出大的一對：有對手剩兩張，可能是對子。</translation>
    </message>
    <message>
        <source>Lead the lower pair first: the higher one may win the lead back.</source>
        <translation>先出小的一對：大的可能搶回牌權。</translation>
    </message>
    <message>
        <source>Nothing you hold is sure to win the lead, so lead the weakest play: %1.</source>
        <translation>手上沒有穩拿牌權的牌，先出最弱的一手：%1。</translation>
    </message>
    <message>
        <source>Lead the lower single card: nobody can beat the higher, which wins the lead back.</source>
        <translation>先出小的單張：大的沒人壓得過，能搶回牌權。</translation>
    </message>
    <message>
        <source>Lead the pair: an opponent has only one card left, and nobody can beat the pair.</source>
        <translation>先出對子：有對手只剩一張，這對又沒人壓得過。</translation>
    </message>
    <message>
        <source>Lead the lower single card: an opponent has two cards left, so keep the pair.</source>
        <translation>先出小的單張：有對手剩兩張，對子要留著。</translation>
    </message>
    <message>
        <source>Lead the lower single card and keep the pair, which nobody can beat.</source>
        <translation>先出小的單張，對子留著：沒人壓得過它。</translation>
    </message>
    <message>
        <source>Lead your second lowest card: nobody can beat the highest, which wins the lead back.</source>
        <translation>先出第二小的：最大的沒人壓得過，能搶回牌權。</translation>
    </message>
    <message>
        <source>Lead the highest of your four cards: an opponent has only one left.</source>
        <translation>四張裡先出最大的：有對手只剩一張了。</translation>
    </message>
    <message>
        <source>Lead the lowest of your four cards first.</source>
        <translation>四張裡先出最小的。</translation>
    </message>
    <message>
        <source>Lead five cards: an opponent has only one and can&apos;t beat them.</source>
        <translation>先出五張的：有對手只剩一張，壓不了。</translation>
    </message>
    <message>
        <source>Lead a pair: an opponent has only one card and can&apos;t beat it.</source>
        <translation>出個對子：有對手只剩一張，壓不了。</translation>
    </message>
    <message>
        <source>An opponent has only one card, so lead your strongest: %1.</source>
        <translation>有對手只剩一張，先出最強的一手：%1。</translation>
    </message>
    <message>
        <source>Lead your lowest pair: you hold more pairs than single cards.</source>
        <translation>先出最小的對子：你的對子比單張多。</translation>
    </message>
    <message>
        <source>You have the lead, so start with your weakest play: %1.</source>
        <translation>牌權在手，從最弱的一手出起：%1。</translation>
    </message>
    <message>
        <source>Nobody can beat this, and then you play the rest and win.</source>
        <translation>這手沒人壓得過，接著把剩下的出完，你就贏了。</translation>
    </message>
    <message>
        <source>You have two plays left, neither sure to win the lead: lead the five cards.</source>
        <translation>還剩兩手，兩手都沒把握拿牌權：先出五張的。</translation>
    </message>
    <message>
        <source>Nobody can beat %1 of your last three plays: lead one of them.</source>
        <translation>最後三手裡有 %1 手沒人壓得過：先出其中一手。</translation>
    </message>
    <message>
        <source>You have three plays left: lead the five cards first.</source>
        <translation>還剩三手：先出五張的。</translation>
    </message>
    <message>
        <source>You have three plays left: lead the highest pair, for an opponent has two cards.</source>
        <translation>還剩三手：先出最大的對子，因為有對手剩兩張。</translation>
    </message>
    <message>
        <source>You have three plays left: lead the lowest pair first.</source>
        <translation>還剩三手：先出最小的對子。</translation>
    </message>
    <message>
        <source>With two cards left nothing is held back.</source>
        <translation>只剩兩張，不用再留牌。</translation>
    </message>
    <message>
        <source>An opponent has fewer than three cards left, so nothing is held back.</source>
        <translation>有對手不到三張了，不用再留牌。</translation>
    </message>
    <message>
        <source>Nobody can beat at least half of the plays in hand, so nothing is held back.</source>
        <translation>手上的牌至少有一半沒人壓得過，不用再留牌。</translation>
    </message>
    <message>
        <source>The highest card is kept for later.</source>
        <translation>最大的牌先留著。</translation>
    </message>
    <message>
        <source>The highest card stays for later.</source>
        <translation>最大的牌還留到以後。</translation>
    </message>
    <message>
        <source>With three cards left no pair is held back.</source>
        <translation>只剩三張，不用留對子。</translation>
    </message>
    <message>
        <source>The pair of twos is kept for later, to beat two single cards.</source>
        <translation>一對 2 先留著，以後能壓兩次單張。</translation>
    </message>
    <message>
        <source>Only a pair of twos would be kept for later.</source>
        <translation>只有一對 2 才值得留。</translation>
    </message>
    <message>
        <source>So early in the game high five cards are kept, to win the lead back after the other five.</source>
        <translation>剛開局，大的五張先留著：等另外五張出去，好用它搶回牌權。</translation>
    </message>
    <message>
        <source>There is no need to keep five cards for later.</source>
        <translation>五張的不用留到以後。</translation>
    </message>
    <message>
        <source>Split your %1 to play a pair: an opponent has only one card left.</source>
        <translation>拆%1出對子：有對手只剩一張了。</translation>
    </message>
    <message>
        <source>Split a pair: an opponent has only one card left.</source>
        <translation>拆個對子：有對手只剩一張了。</translation>
    </message>
    <message>
        <source>Split your %1 for a single card: an opponent has only one card left.</source>
        <translation>拆%1出單張：有對手只剩一張了。</translation>
    </message>
    <message>
        <source>Pass: nothing worth splitting beats this, though an opponent has only one card.</source>
        <translation>Pass 吧，有對手雖然只剩一張，但值得拆的都壓不過。</translation>
    </message>
    <message>
        <source>You have at most three plays left: beat this with the highest.</source>
        <translation>最多還剩三手：用最大的壓。</translation>
    </message>
    <message>
        <source>Play your highest single card: an opponent has only one card left.</source>
        <translation>出最大的單張：有對手只剩一張了。</translation>
    </message>
    <message>
        <source>Beat it with the weakest play that does: %1.</source>
        <translation>在壓得過的之中挑最弱的一手：%1。</translation>
    </message>
    <message>
        <source>Split your high pair: nobody can beat it, and each of its cards may win the lead.</source>
        <translation>拆開大對子：沒人壓得過，兩張都可能拿到牌權。</translation>
    </message>
    <message>
        <source>Pass: what beats this is worth more to you later.</source>
        <translation>Pass 吧，壓得過的牌留到以後更值錢。</translation>
    </message>
    <message>
        <source>Pass: no whole combination of yours beats this.</source>
        <translation>Pass 吧，不拆牌就沒有壓得過的。</translation>
    </message>
    <message>
        <source>Open with the play that your three of diamonds belongs to.</source>
        <translation>第一手就出有方塊3的那手牌。</translation>
    </message>
    <message>
        <source>The hand holds two five-card plays side by side.</source>
        <translation>手上正好有兩組五張，互不相干。</translation>
    </message>
    <message>
        <source>There are no other five cards to play.</source>
        <translation>沒有別的五張可出。</translation>
    </message>
    <message>
        <source>Of all five-card plays in hand this one leaves the highest cards in sum.</source>
        <translation>手上的幾種五張牌中，出這組，留下的牌點數總和最大。</translation>
    </message>
    <message>
        <source>Of all five-card plays in hand this one leaves the highest card.</source>
        <translation>手上的幾種五張牌中，出這組，留下的牌最大。</translation>
    </message>
    <message>
        <source>Of all five-card plays in hand this one leaves the highest cards in sum, in the fewest plays.</source>
        <translation>手上的幾種五張牌中，出這組，留下的牌點數總和最大，手數也最少。</translation>
    </message>
    <message>
        <source>Of all five-card plays in hand this one leaves the highest card and the fewest plays.</source>
        <translation>手上的幾種五張牌中，出這組，留下的牌最大，手數也最少。</translation>
    </message>
    <message>
        <source>Of equally good five-card plays in hand this one is the highest.</source>
        <translation>幾組五張同樣好，這組最大。</translation>
    </message>
    <message>
        <source>Any legal move will do: this one is drawn by lot.</source>
        <translation>合規則的出法都可以：這手是隨機選的。</translation>
    </message>
    <message>
        <source>Any play will do: this one is drawn by lot.</source>
        <translation>怎麼出都可以：這手是隨機選的。</translation>
    </message>
    <message>
        <source>Beat it as low as you can.</source>
        <translation>用盡量小的牌壓。</translation>
    </message>
    <message>
        <source>Lead what beats the fewest of the plays still out: the %1.</source>
        <translation>先出%1：外面的牌裡，它壓得過的最少。</translation>
    </message>
    <message>
        <source>Lead your lowest card with as many others as you can: the %1.</source>
        <translation>先出最小的牌，盡量多帶幾張：%1。</translation>
    </message>
    <message>
        <source>Lead as many cards as you can at once, the lowest: the %1.</source>
        <translation>先出時盡量多出幾張，挑最小的：%1。</translation>
    </message>
    <message>
        <source>Lead as few cards as you can, the lowest: the %1.</source>
        <translation>先出時盡量少出幾張，挑最小的：%1。</translation>
    </message>
    <message>
        <source>Play all that you have left: you win.</source>
        <translation>把剩下的都出了，你就贏了。</translation>
    </message>
    <message>
        <source>Pass: let somebody else beat this, and keep your %1.</source>
        <translation>Pass 吧，讓別人來壓，你的%1留著。</translation>
    </message>
    <message>
        <source>Play five at once: with only one card left %1 can&apos;t beat them.</source>
        <translation>一次出五張：%1只剩一張，壓不了。</translation>
    </message>
    <message>
        <source>Play the %1 rather than the %2: it is harder to beat.</source>
        <translation>與其出%2，不如出%1：它更難壓。</translation>
    </message>
    <message>
        <source>Lead the %1: your %2 wins the lead back, and then you play the rest and win.</source>
        <translation>先出%1：你的%2能搶回牌權，接著把剩下的出完，你就贏了。</translation>
    </message>
    <message>
        <source>Split your %1: nobody can beat the %2, so you lead again.</source>
        <translation>拆開%1：%2沒人壓得過，下一手還是你先出。</translation>
    </message>
    <message>
        <source>Nobody has five cards left to beat the %1, so you lead again.</source>
        <translation>誰也沒有五張牌來壓%1了，下一手還是你先出。</translation>
    </message>
    <message>
        <source>Lead the %1, your lowest, and play this hand as pairs rather than as a straight.</source>
        <translation>先出最小的%1，這手牌按對子打，別打成順子。</translation>
    </message>
    <message>
        <source>Get rid of two cards at once with the %1.</source>
        <translation>出%1，一次走掉兩張。</translation>
    </message>
    <message>
        <source>Beat it with the %1: that breaks nothing up, and it may win you the lead.</source>
        <translation>用%1壓：什麼都不用拆，還可能拿到牌權。</translation>
    </message>
    <message>
        <source>Play your last card: you win.</source>
        <translation>出最後一張，你就贏了。</translation>
    </message>
    <message>
        <source>Lead a single card, no pair: %1 has two cards left and might go out on it.</source>
        <translation>先出單張，別出對子：%1剩兩張，萬一是對子就出完了。</translation>
    </message>
    <message>
        <source>Play the %1: anything lower would split your %2.</source>
        <translation>出%1：再小的就得拆你的%2。</translation>
    </message>
    <message>
        <source>Play the %1 rather than the %2: %3 has only one card left, so don&apos;t make it easy to beat this.</source>
        <translation>與其出%2，不如出%1：%3只剩一張了，別出太好壓的。</translation>
    </message>
    <message>
        <source>Play the %1 rather than the %2: %3 has only %4 cards left, so don&apos;t make it easy to beat this.</source>
        <translation>與其出%2，不如出%1：%3只剩 %4 張了，別出太好壓的。</translation>
    </message>
    <message>
        <source>Use the %1 for the full house and keep the %2 for later.</source>
        <translation>葫蘆用%1來湊，%2留到以後。</translation>
    </message>
    <message>
        <source>Lead the %1, the lowest card you hold that goes with nothing else.</source>
        <translation>先出%1：跟別的牌配不起來的，就它最小。</translation>
    </message>
    <message>
        <source>You have the lead: get rid of a low card, the %1 or the %2.</source>
        <translation>趁牌權在手，走張小牌：%1或%2。</translation>
    </message>
    <message>
        <source>Beat it with the %1: your %2 stays whole, and you may win the lead.</source>
        <translation>用%1壓：你的%2不用拆，還可能拿到牌權。</translation>
    </message>
    <message>
        <source>Beat it with the %1: otherwise %2 may keep the lead.</source>
        <translation>用%1壓：不然牌權可能就留在%2那邊了。</translation>
    </message>
    <message>
        <source>You win this whatever you do: any play is good.</source>
        <translation>這局你贏定了：怎麼出都可以。</translation>
    </message>
    <message>
        <source>Lead the %1 rather than the %2: it is harder to beat.</source>
        <translation>與其先出%2，不如先出%1：它更難壓。</translation>
    </message>
    <message>
        <source>Lead the %1: %2 cards go at once, your lowest among them.</source>
        <translation>先出%1：一次走掉 %2 張，最小的也在裡面。</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to split your %1, or spend your %2 or something better.</source>
        <translation>Pass 吧，要壓就得拆你的%1，或動用%2甚至更大的牌。</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to spend at least your %1.</source>
        <translation>Pass 吧，要壓至少得動用你的%1。</translation>
    </message>
    <message>
        <source>Play the %1 and keep the %2, which nobody can beat.</source>
        <translation>出%1，把沒人壓得過的%2留著。</translation>
    </message>
    <message>
        <source>Play the %1: only %2 cards still out can beat it, and you may lead next.</source>
        <translation>出%1：外面只有 %2 張牌壓得過，下一手也許由你先出。</translation>
    </message>
    <message>
        <source>Lead the %1: the %2 is likelier to beat a card later, and then you are out.</source>
        <translation>先出%1：以後%2更有希望壓過別人的牌，一壓過你就出完了。</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to split your %1 or spend your %2.</source>
        <translation>Pass 吧，要壓就得拆你的%1，或動用%2。</translation>
    </message>
    <message>
        <source>Play the %1: whatever beats it beats your %2 as well.</source>
        <translation>出%1：壓得過它的，也壓得過你的%2。</translation>
    </message>
    <message>
        <source>Pass: played one at a time, your %1 win the lead twice.</source>
        <translation>Pass 吧，%1一張一張出，能搶兩次牌權。</translation>
    </message>
    <message>
        <source>Beat it with the %1: the %2 is likelier to beat a card later, and then you are out.</source>
        <translation>用%1壓：以後%2更有希望壓過別人的牌，一壓過你就出完了。</translation>
    </message>
    <message>
        <source>Beat it with the %1: that gets rid of your five lowest cards.</source>
        <translation>用%1壓：最小的五張一次走掉。</translation>
    </message>
    <message>
        <source>Beat it with the %1: your %2 stays whole, and you keep your higher cards for later.</source>
        <translation>用%1壓：你的%2不用拆，大牌也還留著。</translation>
    </message>
    <message>
        <source>Beat it with the %1: that brings you one play closer to going out, and it may win you the lead.</source>
        <translation>用%1壓：離出完又近一手，還可能拿到牌權。</translation>
    </message>
    <message>
        <source>Beat it with the %1: that brings you one play closer to going out, and you keep your higher cards for later.</source>
        <translation>用%1壓：離出完又近一手，大牌也還留著。</translation>
    </message>
    <message>
        <source>Beat it with the %1: that breaks nothing up, and you keep your higher cards for later.</source>
        <translation>用%1壓：什麼都不用拆，大牌也還留著。</translation>
    </message>
    <message>
        <source>%1 has only one card left, and %2 cards still out beat the %3.</source>
        <translation>%1只剩一張，外面還有 %2 張牌壓得過%3。</translation>
    </message>
    <message>
        <source>Your %1 stays behind, and it beats nothing still out: only a lead gets rid of it.</source>
        <translation>這樣你的%1會留在手上，外面的牌它都壓不過，只有先出才走得掉。</translation>
    </message>
    <message>
        <source>This leaves you with more of your low cards.</source>
        <translation>這樣你剩下的小牌更多。</translation>
    </message>
    <message>
        <source>Then the %1 is the highest card you have left.</source>
        <translation>這樣你剩下的牌裡，最大的就只有%1了。</translation>
    </message>
    <message>
        <source>Lead the %1: it beats no pair still out, so only a lead gets rid of it.</source>
        <translation>先出%1：外面的對子它一對也壓不過，只有先出才走得掉。</translation>
    </message>
    <message>
        <source>Pass: even if your %1 wins you the lead, you still need %2 plays to go out, so keep it for later.</source>
        <translation>Pass 吧，就算用%1拿到牌權，你也還要 %2 手才出得完，先留著。</translation>
    </message>
    <message>
        <source>Pass: your %1 would win you the lead, but you would still need %2 plays, and nothing else you hold is sure to win it back.</source>
        <translation>Pass 吧，用%1能拿到牌權，但之後還要出 %2 手，手上別的牌都沒把握把牌權搶回來。</translation>
    </message>
    <message>
        <source>Pass: even if your %1 wins you the lead, you still need %2 plays, and nothing else you hold is sure to win it back.</source>
        <translation>Pass 吧，就算用%1拿到牌權，也還要出 %2 手，手上別的牌都沒把握把牌權搶回來。</translation>
    </message>
    <message>
        <source>%1 has only one card left, and only the %2 can still beat the %3.</source>
        <translation>%1只剩一張，只有%2還壓得過%3。</translation>
    </message>
    <message>
        <source>%1 has only one card left, and only the %2 and the %3 can still beat the %4.</source>
        <translation>%1只剩一張，只有%2和%3還壓得過%4。</translation>
    </message>
    <message>
        <source>%1 has only one card left, and only %2 of the cards still out beat the %3.</source>
        <translation>%1只剩一張，外面只有 %2 張牌壓得過%3。</translation>
    </message>
    <message>
        <source>Risk the %3, although %1 has only one card left: you need the %2 later.</source>
        <translation>雖然%1只剩一張，你還是冒險出%3吧：%2以後還要用。</translation>
    </message>
    <message>
        <source>Play the %1 or the %2: whatever beats one beats the other.</source>
        <translation>出%1或%2都可以：壓得過這手的，也壓得過那手。</translation>
    </message>
    <message>
        <source>Play the %1: only the %2 and the %3 can still beat it, and you may lead next.</source>
        <translation>出%1：只有%2和%3還壓得過，下一手也許由你先出。</translation>
    </message>
    <message>
        <source>Then only your %1 is left.</source>
        <translation>之後你就只剩%1。</translation>
    </message>
    <message>
        <source>Then only your %1 and your %2 are left.</source>
        <translation>之後你就只剩%1和%2。</translation>
    </message>
    <message>
        <source>If you are beaten, you have another %1 to win the lead back.</source>
        <translation>就算被壓，你還有另一手%1能搶回牌權。</translation>
    </message>
    <message>
        <source>Beat it with the %1, the lowest card you hold that goes with nothing else.</source>
        <translation>用%1壓：跟別的牌配不起來的，就它最小。</translation>
    </message>
    <message>
        <source>Beat it with the %1: it may win you the lead.</source>
        <translation>用%1壓：也許能拿到牌權。</translation>
    </message>
    <message>
        <source>After this you need %1 more plays to go out instead of %2.</source>
        <translation>這樣你還要 %1 手才出得完，本來只要 %2 手。</translation>
    </message>
    <message>
        <source>Keep your %1 for later: only the %2 can still beat it.</source>
        <translation>你的%1留到以後：只有%2還壓得過它。</translation>
    </message>
    <message>
        <source>Keep your %1 for later: only %2 of the cards still out can beat it.</source>
        <translation>你的%1留到以後：外面只有 %2 張牌壓得過它。</translation>
    </message>
    <message>
        <source>Keep your %1 for later: only a %2 can still beat it.</source>
        <translation>你的%1留到以後：只有%2還壓得過它。</translation>
    </message>
    <message>
        <source>Keep your %1 for later: only a %2 or a %3 can still beat it.</source>
        <translation>你的%1留到以後：只有%2或%3還壓得過它。</translation>
    </message>
    <message>
        <source>This spends what should win you the lead later.</source>
        <translation>這樣就把以後要靠它搶牌權的牌用掉了。</translation>
    </message>
    <message>
        <source>Any flush of another suit beats a flush of diamonds.</source>
        <translation>方塊同花最小，別的花色的同花都壓得過。</translation>
    </message>
    <message>
        <source>It is a risk: %1 has only one card left and may go out.</source>
        <translation>這樣有風險：%1只剩一張，說不定就出完了。</translation>
    </message>
    <message>
        <source>Play the %1 and keep the %2, which only the %3 can still beat.</source>
        <translation>出%1，%2留著：只有%3還壓得過它。</translation>
    </message>
    <message>
        <source>Play the %1 and keep the %2, which only %3 of the cards still out can beat.</source>
        <translation>出%1，%2留著：外面只有 %3 張牌壓得過它。</translation>
    </message>
    <message>
        <source>Play the %1 and keep the %2, which only a %3 can still beat.</source>
        <translation>出%1，%2留著：只有%3還壓得過它。</translation>
    </message>
    <message>
        <source>Play the %1 and keep the %2, which only a %3 or a %4 can still beat.</source>
        <translation>出%1，%2留著：只有%3或%4還壓得過它。</translation>
    </message>
    <message>
        <source>Play the %1 and keep the %2, which can beat more later.</source>
        <translation>出%1，%2留著：以後能壓的牌更多。</translation>
    </message>
    <message>
        <source>Play the four %1 and throw in your %2, your lowest other card.</source>
        <translation>把%1湊成鐵支打出去，順便帶走其餘牌裡最小的%2。</translation>
    </message>
    <message>
        <source>Only a higher four of a kind or a straight flush can still beat your four of a kind, so you very likely lead next.</source>
        <translation>只有更大的鐵支或同花順還壓得過你的鐵支，下一手很可能由你先出。</translation>
    </message>
    <message>
        <source>Only four of a kind or a straight flush can still beat this full house, so you very likely lead next.</source>
        <translation>只有鐵支或同花順還壓得過這手葫蘆，下一手很可能由你先出。</translation>
    </message>
    <message>
        <source>Only three %1, four of a kind or a straight flush can still beat this full house, so you very likely lead next.</source>
        <translation>只有拿%1當三條的葫蘆，或者鐵支、同花順，還壓得過這手葫蘆，下一手很可能由你先出。</translation>
    </message>
    <message>
        <source>Only the %1 can still beat it.</source>
        <translation>只有%1還壓得過它。</translation>
    </message>
    <message>
        <source>Only the %1 and the %2 can still beat it.</source>
        <translation>只有%1和%2還壓得過它。</translation>
    </message>
    <message>
        <source>Beat it with the %1: your %2 can take its place in your %3.</source>
        <translation>用%1壓：你的%3可以改用%2來湊。</translation>
    </message>
    <message>
        <source>Split your %1 rather than spend the %2, which can beat more later.</source>
        <translation>寧可拆你的%1，也別動用%2：它以後能壓的牌更多。</translation>
    </message>
    <message>
        <source>Every card still out beats it.</source>
        <translation>外面哪張牌都壓得過它。</translation>
    </message>
    <message>
        <source>Most of the cards still out beat it.</source>
        <translation>外面的牌大半都壓得過它。</translation>
    </message>
    <message>
        <source>This is better kept: it can beat more later.</source>
        <translation>這手還是留著好：以後能壓的牌更多。</translation>
    </message>
    <message>
        <source>You have the lead: get rid of two of your lowest cards at once.</source>
        <translation>趁牌權在手，把兩張最小的牌一起出掉。</translation>
    </message>
    <message>
        <source>Play a %1 that leaves you the %2 for later.</source>
        <translation>出%1時別動用%2，把它留到以後。</translation>
    </message>
    <message>
        <source>Beat it with the %1, even though that splits your %2: it costs you no extra play, and you may take the lead from %3.</source>
        <translation>用%1壓，就算要拆你的%2：手數不會變多，還可能搶走%3的牌權。</translation>
    </message>
    <message>
        <source>Beat it with the %2, even though that breaks up your %1: you may never get the chance to play it.</source>
        <translation>用%2壓，就算要拆你的%1：留著也未必有機會出。</translation>
    </message>
    <message>
        <source>Several higher pairs may still beat this.</source>
        <translation>外面可能還有好幾對更大的，壓得過這手。</translation>
    </message>
    <message>
        <source>Any flush or full house beats this, and so do most straights.</source>
        <translation>不管什麼同花、葫蘆都壓得過這手，大多數順子也壓得過。</translation>
    </message>
    <message>
        <source>That breaks up your %1, but you may never get the chance to play it.</source>
        <translation>這樣要拆你的%1，但留著也未必有機會出。</translation>
    </message>
    <message>
        <source>Lead the %1 now: it will hardly ever beat another pair.</source>
        <translation>趁現在先出%1：別的對子它幾乎都壓不過。</translation>
    </message>
    <message>
        <source>Lead the %1: your three %2 still make a full house with another pair.</source>
        <translation>先出%1：你的%2配別的對子，照樣能湊葫蘆。</translation>
    </message>
    <message>
        <source>Pass: keep your %1 until more of what beats it has been played.</source>
        <translation>Pass 吧，%1先留著，等壓得過它的牌多出掉一些再說。</translation>
    </message>
    <message>
        <source>Go high with the %2: %1 has only two cards left.</source>
        <translation>出大牌%2：%1只剩兩張了。</translation>
    </message>
    <message>
        <source>Keep this for later: nobody can beat it.</source>
        <translation>這手留到以後：沒人壓得過。</translation>
    </message>
    <message>
        <source>Keep this for later: it can still beat other five-card plays.</source>
        <translation>這手留到以後：還能壓別的五張牌。</translation>
    </message>
    <message>
        <source>Then only your %1 is left, and most of the cards still out beat it.</source>
        <translation>之後你就只剩%1，外面的牌大半都壓得過它。</translation>
    </message>
    <message>
        <source>%1 may go out on this.</source>
        <translation>這樣%1說不定一壓就出完了。</translation>
    </message>
    <message>
        <source>You almost certainly won&apos;t win this game, but every card you get rid of saves you a point.</source>
        <translation>這局你幾乎贏不了了，但多走一張，就少輸一分。</translation>
    </message>
    <message>
        <source>Pass: the %1 is still out and beats your %2. Once it is gone, your %2 wins the lead, and then you go out.</source>
        <translation>Pass 吧，%1還在外面，壓得過你的%2。等它出掉了，你用%2搶到牌權，接著就出完了。</translation>
    </message>
    <message>
        <source>Pass: %2 of the cards still out beat your %1, so it may not win you the lead.</source>
        <translation>Pass 吧，外面有 %2 張牌壓得過你的%1，出了也未必搶得到牌權。</translation>
    </message>
    <message>
        <source>Play the %1: if nobody beats it, you go out with your %2.</source>
        <translation>出%1：要是沒人壓，接著出%2，你就出完了。</translation>
    </message>
    <message>
        <source>Play the %1: anything lower would split your %2 or your %3.</source>
        <translation>出%1：再小的就得拆你的%2或%3。</translation>
    </message>
    <message>
        <source>Keep this for later: only the %2 can still beat it.</source>
        <translation>這張留到以後：只有%2還壓得過它。</translation>
    </message>
    <message>
        <source>Keep this for later: only %2 of the cards still out can beat it.</source>
        <translation>這張留到以後：外面只有 %2 張牌壓得過它。</translation>
    </message>
    <message>
        <source>Keep this for later: only a %2 can still beat it.</source>
        <translation>這對留到以後：只有%2還壓得過它。</translation>
    </message>
    <message>
        <source>Keep this for later: only a %2 or a %3 can still beat it.</source>
        <translation>這對留到以後：只有%2或%3還壓得過它。</translation>
    </message>
    <message>
        <source>Keep this for later: it can still beat other pairs.</source>
        <translation>這對留到以後：還能壓別的對子。</translation>
    </message>
    <message>
        <source>Pass: if your %1 is beaten, you are left with your %2, which is harder to get rid of. Try to play that one first.</source>
        <translation>Pass 吧，你的%1萬一被壓，就只剩%2，那張更難出掉。想辦法先出那張。</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to split your %1 or your %2.</source>
        <translation>Pass 吧，要壓就得拆你的%1或%2。</translation>
    </message>
    <message>
        <source>Pass: to beat this without breaking anything up you would have to spend at least your %1.</source>
        <translation>Pass 吧，要壓又不拆牌，至少得動用你的%1。</translation>
    </message>
    <message>
        <source>Play the %1: only a few of the pairs still out can beat it, and you may lead next.</source>
        <translation>出%1：外面的對子沒幾對壓得過，下一手也許由你先出。</translation>
    </message>
    <message>
        <source>Keep your %1 for later: only the other two %2 can still beat it.</source>
        <translation>你的%1留到以後：只有另外那%2湊成的一對還壓得過它。</translation>
    </message>
    <message>
        <source>Keep this for later: only the other two %2 can still beat it.</source>
        <translation>這對留到以後：只有另外那%2湊成的一對還壓得過它。</translation>
    </message>
    <message>
        <source>Play your %1 one at a time: each of them wins you the lead.</source>
        <translation>你的%1一張一張出：每張都能拿到牌權。</translation>
    </message>
    <message>
        <source>Pass: your %1 would win you the lead, but you would still need %2 plays to go out, so keep it for later.</source>
        <translation>Pass 吧，用%1能拿到牌權，但之後還要 %2 手才出得完，先留著。</translation>
    </message>
    <message>
        <source>Play the %1 and keep the %2, which only the other two %3 can still beat.</source>
        <translation>出%1，%2留著：只有另外那%3湊成的一對還壓得過它。</translation>
    </message>
    <message>
        <source>Play the %1 or the %2: either may win you the lead.</source>
        <translation>出%1或%2都可以：出哪手都可能拿到牌權。</translation>
    </message>
    <message>
        <source>Pass: beating this would not save you a play on your way out.</source>
        <translation>Pass 吧，壓了也省不了一手。</translation>
    </message>
    <message>
        <source>You almost certainly won&apos;t win this game, but your %1 may still get rid of five cards at once.</source>
        <translation>這局你幾乎贏不了了，但你的%1也許還能一次走掉五張。</translation>
    </message>
    <message>
        <source>You almost certainly won&apos;t win this game.</source>
        <translation>這局你幾乎贏不了了。</translation>
    </message>
    <message>
        <source>Play the %1: if nobody beats it, you go out with your other %2.</source>
        <translation>出%1：要是沒人壓，接著出另一手%2，你就出完了。</translation>
    </message>
    <message>
        <source>Play the %1 and keep the %2, which only the other two %3 or a %4 can still beat.</source>
        <translation>出%1，%2留著：只有另外那%3湊成的一對或%4還壓得過它。</translation>
    </message>
    <message>
        <source>Play the %1: only the other two %2 can still beat it, so you will probably lead next.</source>
        <translation>出%1：只有另外那%2湊成的一對還壓得過，下一手多半由你先出。</translation>
    </message>
    <message>
        <source>Play the %1: only a %2 can still beat it, and you may lead next.</source>
        <translation>出%1：只有%2還壓得過，下一手也許由你先出。</translation>
    </message>
    <message>
        <source>Play the %1: only the %2 can still beat it, so you will probably lead next.</source>
        <translation>出%1：只有%2還壓得過，下一手多半由你先出。</translation>
    </message>
    <message>
        <source>Beat it as low as you can: otherwise %1 may keep the lead.</source>
        <translation>用盡量小的牌壓：不然牌權可能就留在%1那邊了。</translation>
    </message>
    <message>
        <source>Play one of your %1: anything lower would split your %2.</source>
        <translation>從你的%1裡挑一張出：再小的就得拆你的%2。</translation>
    </message>
    <message>
        <source>Play one of your %1: anything lower would split your %2 or your %3.</source>
        <translation>從你的%1裡挑一張出：再小的就得拆你的%2或%3。</translation>
    </message>
    <message>
        <source>Play the %1: anything lower would split a pair.</source>
        <translation>出%1：再小的就得拆對子。</translation>
    </message>
    <message>
        <source>Play one of your %1: anything lower would split a pair.</source>
        <translation>從你的%1裡挑一張出：再小的就得拆對子。</translation>
    </message>
    <message>
        <source>Play the %1: anything lower would split your %2 or a pair.</source>
        <translation>出%1：再小的就得拆你的%2或對子。</translation>
    </message>
    <message>
        <source>Play one of your %1: anything lower would split your %2 or a pair.</source>
        <translation>從你的%1裡挑一張出：再小的就得拆你的%2或對子。</translation>
    </message>
    <message>
        <source>Play the %1: anything lower would break up five cards that go together.</source>
        <translation>出%1：再小的就得拆掉湊成一手的五張牌。</translation>
    </message>
    <message>
        <source>Play one of your %1: anything lower would break up five cards that go together.</source>
        <translation>從你的%1裡挑一張出：再小的就得拆掉湊成一手的五張牌。</translation>
    </message>
    <message>
        <source>Use the %1 for the full house and keep the %2 for your %3.</source>
        <translation>葫蘆用%1來湊，%2留給你的%3。</translation>
    </message>
    <message>
        <source>Play the %1 and the %2: your %3 belongs to your %4.</source>
        <translation>出%1和%2：你的%3要留著湊%4。</translation>
    </message>
    <message>
        <source>Pass: beating this would break up both your flushes.</source>
        <translation>Pass 吧，要壓就得把你的兩副同花都拆了。</translation>
    </message>
    <message>
        <source>Pass: beating this would break up one of your two flushes.</source>
        <translation>Pass 吧，要壓就得拆掉你兩副同花裡的一副。</translation>
    </message>
    <message>
        <source>Pass: beating this would break up your %1, so it would not save you a play on your way out.</source>
        <translation>Pass 吧，要壓就得拆你的%1，省不了一手。</translation>
    </message>
    <message>
        <source>%1 has only one card left, so don&apos;t play too low.</source>
        <translation>%1只剩一張了，別出太小。</translation>
    </message>
    <message>
        <source>Risk the %3, although %1 has only one card left: you need the %2 later to win the lead.</source>
        <translation>雖然%1只剩一張，你還是冒險出%3吧：%2以後要用來搶牌權。</translation>
    </message>
    <message>
        <source>Play your highest %1: it is the hardest to beat.</source>
        <translation>出你最大的%1：最難壓。</translation>
    </message>
    <message>
        <source>Beat it with the %1: of your five-card plays it leaves you the fewest plays to go out.</source>
        <translation>用%1壓：你的幾副五張牌裡，出它之後離出完最近。</translation>
    </message>
    <message>
        <source>This can wait: you can still lead your %2 once your %1 has won the lead back.</source>
        <translation>這可以等等：用你的%1搶回牌權之後，照樣能出%2。</translation>
    </message>
    <message>
        <source>This can wait: your %1 should win the lead back, and you can lead your %2 then.</source>
        <translation>這可以等等：你的%1應該能搶回牌權，到時再出%2。</translation>
    </message>
    <message>
        <source>You almost certainly won&apos;t win this game, whatever you lead.</source>
        <translation>不管先出什麼，這局你幾乎贏不了。</translation>
    </message>
    <message>
        <source>Play the %1 or the %2, and keep the %3, which can beat more later.</source>
        <translation>出%1或%2，%3留著：以後能壓的牌更多。</translation>
    </message>
    <message>
        <source>Play the %1: the %2 is easier to beat, and the %3 is better kept for later.</source>
        <translation>出%1：%2更容易被壓，%3還是留到以後好。</translation>
    </message>
    <message>
        <source>Play the %1 or the %2: lower cards are easier to beat.</source>
        <translation>出%1或%2：再小的牌更容易被壓。</translation>
    </message>
</context>
<context>
    <name>Big Two thoughts</name>
    <message>
        <source>%0 has nothing higher.</source>
        <translation>%0沒有更大的牌。</translation>
    </message>
    <message>
        <source>%0 passes rather than split the %1.</source>
        <translation>%0 Pass，不想拆%1。</translation>
    </message>
    <message>
        <source>Nobody can beat the %1, and then %0 plays the rest and wins.</source>
        <translation>%1沒人壓得過，接著%0把剩下的出完就贏了。</translation>
    </message>
    <message>
        <source>%0 leads no single: %1 has only one card left and can&apos;t beat the %2.</source>
        <translation>%0不出單張：%1只剩一張，壓不過%2。</translation>
    </message>
    <message>
        <source>%0 plays the highest card: %1 has only one card left.</source>
        <translation>%0出最大的牌：%1只剩一張了。</translation>
    </message>
    <message>
        <source>%0 keeps the %2 for later, although %1 has only one card left.</source>
        <translation>%1雖然只剩一張，%0還是把%2留到以後。</translation>
    </message>
    <message>
        <source>%0 plays five at once: with only %2 cards left %1 can&apos;t beat them.</source>
        <translation>%0一次出五張：%1只剩 %2 張，壓不了。</translation>
    </message>
    <message>
        <source>%0 has to open with the three of diamonds, which goes with nothing else.</source>
        <translation>%0第一手必須出方塊3，它跟別的牌又配不起來。</translation>
    </message>
    <message>
        <source>Nobody can beat the %1, so %0 leads again.</source>
        <translation>%1沒人壓得過，下一手還是%0先出。</translation>
    </message>
    <message>
        <source>%0 has the lead and gets rid of the %1, the lowest card in hand.</source>
        <translation>%0牌權在手，把最小的%1出掉。</translation>
    </message>
    <message>
        <source>%0 gets rid of five cards at once with the %1.</source>
        <translation>%0出%1，一次走掉五張。</translation>
    </message>
    <message>
        <source>%0 leads the %1 rather than a lower card: whoever wants the lead has to spend more.</source>
        <translation>%0先出%1，不出更小的：誰想要牌權，就得多花點本錢。</translation>
    </message>
    <message>
        <source>%0 splits the %1: nobody can beat the %2.</source>
        <translation>%0拆開%1：%2沒人壓得過。</translation>
    </message>
    <message>
        <source>Nobody can beat the %1, so %0 leads next.</source>
        <translation>%1沒人壓得過，接著由%0先出。</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t leave the lead to %1, who has only one card left.</source>
        <translation>%0不把牌權讓給%1，那邊只剩一張了。</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t leave the lead to %1, who has only %2 cards left.</source>
        <translation>%0不把牌權讓給%1，那邊只剩 %2 張了。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which breaks nothing up, and keeps the higher cards.</source>
        <translation>%0用%1壓：什麼都不用拆，大牌也還留著。</translation>
    </message>
    <message>
        <source>%0 wins in %1 plays, whatever the others hold.</source>
        <translation>不管別人手上是什麼，%0再出 %1 手就贏。</translation>
    </message>
    <message>
        <source>%0 leads the higher card, which nobody can beat, and then plays the other and wins.</source>
        <translation>%0先出大的，沒人壓得過，再出另一張就贏。</translation>
    </message>
    <message>
        <source>%0 leads the higher card: an opponent has only one left.</source>
        <translation>%0先出大的那張：有對手只剩一張了。</translation>
    </message>
    <message>
        <source>%0 leads the lower card first: the higher one may win the lead back.</source>
        <translation>%0先出小的那張：大的可能搶回牌權。</translation>
    </message>
    <message>
        <source>%0 leads the pair, which nobody can beat, and then plays the last card and wins.</source>
        <translation>%0先出對子，沒人壓得過，再出最後一張就贏。</translation>
    </message>
    <message>
        <source>%0 leads the single card, which nobody can beat, and then plays the pair and wins.</source>
        <translation>%0先出單張，沒人壓得過，再出對子就贏。</translation>
    </message>
    <message>
        <source>%0 leads the pair: an opponent has only one card left and can&apos;t beat it.</source>
        <translation>%0先出對子：有對手只剩一張，壓不了。</translation>
    </message>
    <message>
        <source>%0 leads the single card: an opponent has two cards left, which may be a higher pair.</source>
        <translation>%0先出單張：有對手剩兩張，可能是更大的對子。</translation>
    </message>
    <message>
        <source>%0 leads the weaker of two plays: %1.</source>
        <translation>%0還剩兩手，先出弱的那手：%1。</translation>
    </message>
    <message>
        <source>%0 leads the middle card: nobody can beat the highest, which wins the lead back.</source>
        <translation>%0先出中間那張：最大的沒人壓得過，能搶回牌權。</translation>
    </message>
    <message>
        <source>%0 leads the highest of three cards: an opponent has only one left.</source>
        <translation>%0從三張裡先出最大的：有對手只剩一張了。</translation>
    </message>
    <message>
        <source>%0 leads the lowest of three cards first.</source>
        <translation>%0從三張裡先出最小的。</translation>
    </message>
    <message>
        <source>%0 leads the higher pair, which nobody can beat, and then plays the other and wins.</source>
        <translation>%0先出大的一對，沒人壓得過，再出另一對就贏。</translation>
    </message>
    <message>
        <source>%0 leads the higher pair: an opponent has two cards left, which may be a pair.</source>
        <translation>%0先出大的一對：有對手剩兩張，可能是對子。</translation>
    </message>
    <message>
        <source>%0 leads the lower pair first: the higher one may win the lead back.</source>
        <translation>%0先出小的一對：大的可能搶回牌權。</translation>
    </message>
    <message>
        <source>Nothing in hand is sure to win the lead, so %0 leads the weakest play: %1.</source>
        <translation>手上沒有穩拿牌權的牌，%0先出最弱的一手：%1。</translation>
    </message>
    <message>
        <source>%0 leads the lower single card: nobody can beat the higher, which wins the lead back.</source>
        <translation>%0先出小的單張：大的沒人壓得過，能搶回牌權。</translation>
    </message>
    <message>
        <source>%0 leads the pair: an opponent has only one card left, and nobody can beat the pair.</source>
        <translation>%0先出對子：有對手只剩一張，這對又沒人壓得過。</translation>
    </message>
    <message>
        <source>%0 leads the lower single card and keeps the pair: an opponent has two cards left.</source>
        <translation>%0先出小的單張，留著對子：有對手剩兩張。</translation>
    </message>
    <message>
        <source>%0 leads the lower single card and keeps the pair, which nobody can beat.</source>
        <translation>%0先出小的單張，對子留著：沒人壓得過它。</translation>
    </message>
    <message>
        <source>%0 leads the second lowest card: nobody can beat the highest, which wins the lead back.</source>
        <translation>%0先出第二小的：最大的沒人壓得過，能搶回牌權。</translation>
    </message>
    <message>
        <source>%0 leads the highest of four cards: an opponent has only one left.</source>
        <translation>%0從四張裡先出最大的：有對手只剩一張了。</translation>
    </message>
    <message>
        <source>%0 leads the lowest of four cards first.</source>
        <translation>%0從四張裡先出最小的。</translation>
    </message>
    <message>
        <source>%0 leads five cards: an opponent has only one and can&apos;t beat them.</source>
        <translation>%0先出五張的：有對手只剩一張，壓不了。</translation>
    </message>
    <message>
        <source>%0 leads a pair: an opponent has only one card and can&apos;t beat it.</source>
        <translation>%0出個對子：有對手只剩一張，壓不了。</translation>
    </message>
    <message>
        <source>An opponent has only one card, so %0 leads the strongest: %1.</source>
        <translation>有對手只剩一張，%0先出最強的一手：%1。</translation>
    </message>
    <message>
        <source>%0 leads the lowest pair, holding more pairs than single cards.</source>
        <translation>%0先出最小的對子：手上的對子比單張多。</translation>
    </message>
    <message>
        <source>%0 has the lead and starts with the weakest play: %1.</source>
        <translation>%0牌權在手，從最弱的一手出起：%1。</translation>
    </message>
    <message>
        <source>Nobody can beat this, and then %0 plays the rest and wins.</source>
        <translation>這手沒人壓得過，接著%0把剩下的出完就贏了。</translation>
    </message>
    <message>
        <source>%0 has two plays left, neither sure to win the lead, and leads the five cards.</source>
        <translation>%0還剩兩手，兩手都沒把握拿牌權，先出五張的。</translation>
    </message>
    <message>
        <source>%0 has three plays left and leads the five cards first.</source>
        <translation>%0還剩三手，先出五張的。</translation>
    </message>
    <message>
        <source>%0 has three plays left and leads the highest pair: an opponent has two cards.</source>
        <translation>%0還剩三手，先出最大的對子：有對手剩兩張。</translation>
    </message>
    <message>
        <source>%0 has three plays left and leads the lowest pair first.</source>
        <translation>%0還剩三手，先出最小的對子。</translation>
    </message>
    <message>
        <source>%0 splits the %1 to play a pair: an opponent has only one card left.</source>
        <translation>%0拆%1出對子：有對手只剩一張了。</translation>
    </message>
    <message>
        <source>%0 splits a pair: an opponent has only one card left.</source>
        <translation>%0拆個對子：有對手只剩一張了。</translation>
    </message>
    <message>
        <source>%0 splits the %1 for a single card: an opponent has only one card left.</source>
        <translation>%0拆%1出單張：有對手只剩一張了。</translation>
    </message>
    <message>
        <source>%0 passes: nothing worth splitting beats this, though an opponent has only one card.</source>
        <translation>%0 Pass：有對手雖然只剩一張，但值得拆的都壓不過。</translation>
    </message>
    <message>
        <source>%0 plays the highest single card: an opponent has only one card left.</source>
        <translation>%0出最大的單張：有對手只剩一張了。</translation>
    </message>
    <message>
        <source>%0 beats it with the weakest play that does: %1.</source>
        <translation>%0在壓得過的之中挑最弱的一手：%1。</translation>
    </message>
    <message>
        <source>%0 splits a high pair: each of its cards may win the lead.</source>
        <translation>%0拆開大對子：兩張都可能拿到牌權。</translation>
    </message>
    <message>
        <source>%0 passes: what beats this is worth more later.</source>
        <translation>%0 Pass：壓得過的牌留到以後更值錢。</translation>
    </message>
    <message>
        <source>%0 passes: no whole combination in hand beats this.</source>
        <translation>%0 Pass：不拆牌就沒有壓得過的。</translation>
    </message>
    <message>
        <source>%0 opens with the play that the three of diamonds belongs to.</source>
        <translation>%0第一手就出有方塊3的那手牌。</translation>
    </message>
    <message>
        <source>%0 leads what beats the fewest of the plays still out: the %1.</source>
        <translation>%0先出%1：外面的牌裡，它壓得過的最少。</translation>
    </message>
    <message>
        <source>%0 leads the lowest card with as many others as possible: the %1.</source>
        <translation>%0先出最小的牌，盡量多帶幾張：%1。</translation>
    </message>
    <message>
        <source>%0 leads as many cards at once as possible, the lowest: the %1.</source>
        <translation>%0先出，一次盡量多出幾張，挑最小的：%1。</translation>
    </message>
    <message>
        <source>%0 leads as few cards as possible, the lowest: the %1.</source>
        <translation>%0先出，盡量少出幾張，挑最小的：%1。</translation>
    </message>
    <message>
        <source>%0 plays all that is left and wins.</source>
        <translation>%0把剩下的都出完，贏了。</translation>
    </message>
    <message>
        <source>%0 beats it as cheaply as possible.</source>
        <translation>%0用盡量小的牌壓。</translation>
    </message>
    <message>
        <source>%0 passes rather than split the %1 or spend the %2.</source>
        <translation>%0 Pass，不想拆%1，也不想動用%2。</translation>
    </message>
    <message>
        <source>%0 passes rather than spend the %1.</source>
        <translation>%0 Pass，不想動用%1。</translation>
    </message>
    <message>
        <source>%0 lets somebody else beat this and keeps the %1.</source>
        <translation>%0讓別人來壓，把%1留著。</translation>
    </message>
    <message>
        <source>%0 plays five at once: with only one card left %1 can&apos;t beat them.</source>
        <translation>%0一次出五張：%1只剩一張，壓不了。</translation>
    </message>
    <message>
        <source>%0 plays the %1 rather than the %2: it is harder to beat.</source>
        <translation>%0出%1，不出%2：出的這手更難壓。</translation>
    </message>
    <message>
        <source>%0 leads the %1: the %2 wins the lead back, and then the rest goes out.</source>
        <translation>%0先出%1：%2能搶回牌權，接著剩下的就能出完。</translation>
    </message>
    <message>
        <source>%0 splits the %1: nobody can beat the %2, so %0 leads again.</source>
        <translation>%0拆開%1：%2沒人壓得過，下一手還是%0先出。</translation>
    </message>
    <message>
        <source>Nobody has five cards left to beat the %1, so %0 leads again.</source>
        <translation>誰也沒有五張牌來壓%1了，下一手還是%0先出。</translation>
    </message>
    <message>
        <source>%0 leads the %1, the lowest in hand, and plays pairs rather than a straight.</source>
        <translation>%0先出手上最小的%1，按對子打，不打成順子。</translation>
    </message>
    <message>
        <source>%0 gets rid of two cards at once with the %1.</source>
        <translation>%0出%1，一次走掉兩張。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which breaks nothing up and may win the lead.</source>
        <translation>%0用%1壓：什麼都不用拆，還可能拿到牌權。</translation>
    </message>
    <message>
        <source>%0 plays the last card and wins.</source>
        <translation>%0出最後一張，贏了。</translation>
    </message>
    <message>
        <source>%0 has three plays left, %1 of them unbeatable, and leads one of those.</source>
        <translation>%0還剩三手，其中 %1 手沒人壓得過，先出其中一手。</translation>
    </message>
    <message>
        <source>%0 has at most three plays left and beats this with the highest of them.</source>
        <translation>%0最多還剩三手，用最大的壓。</translation>
    </message>
    <message>
        <source>%0 leads a single card, no pair: %1 has two cards left and might go out on it.</source>
        <translation>%0先出單張，不出對子：%1剩兩張，萬一是對子就出完了。</translation>
    </message>
    <message>
        <source>%0 plays the %1: anything lower would split the %2.</source>
        <translation>%0出%1：再小的就得拆%2。</translation>
    </message>
    <message>
        <source>%0 plays the %1 rather than the %2, because %3 has only one card left.</source>
        <translation>%0出%1，不出%2：%3只剩一張了。</translation>
    </message>
    <message>
        <source>%0 plays the %1 rather than the %2, because %3 has only %4 cards left.</source>
        <translation>%0出%1，不出%2：%3只剩 %4 張了。</translation>
    </message>
    <message>
        <source>%0 plays the %1, which is worth as much as the %2.</source>
        <translation>%0出%1，跟出%2一樣好用。</translation>
    </message>
    <message>
        <source>%0 uses the %1 for the full house and keeps the %2 for later.</source>
        <translation>%0用%1湊葫蘆，%2留到以後。</translation>
    </message>
    <message>
        <source>%0 leads the %1, the lowest card in hand that goes with nothing else.</source>
        <translation>%0先出%1：手上跟別的牌配不起來的，就它最小。</translation>
    </message>
    <message>
        <source>%0 has the lead and gets rid of a low card: the %1 is as good as the %2.</source>
        <translation>%0牌權在手，走掉小牌%1，出%2也一樣好。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which leaves the %2 whole and may win the lead.</source>
        <translation>%0用%1壓：%2不用拆，還可能拿到牌權。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which leaves the %2 whole, and keeps the higher cards.</source>
        <translation>%0用%1壓：%2不用拆，大牌也還留著。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1: otherwise %2 may keep the lead.</source>
        <translation>%0用%1壓：不然牌權可能就留在%2那邊了。</translation>
    </message>
    <message>
        <source>%0 wins this with any play.</source>
        <translation>這局%0怎麼出都贏。</translation>
    </message>
    <message>
        <source>%0 passes: the %1 is still out and beats the %2, which would win the lead for the rest.</source>
        <translation>%0 Pass：%1還在外面，壓得過%2；不然%2能拿到牌權，剩下的就能出完。</translation>
    </message>
    <message>
        <source>%0 leads the %1 rather than the %2: it is harder to beat.</source>
        <translation>%0先出%1，不出%2：先出的這手更難壓。</translation>
    </message>
    <message>
        <source>%0 has the lead and gets rid of two low cards at once.</source>
        <translation>%0牌權在手，把兩張小牌一起出掉。</translation>
    </message>
    <message>
        <source>%0 leads the %1: %2 cards go at once, the lowest in hand among them.</source>
        <translation>%0先出%1：一次走掉 %2 張，最小的也在裡面。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and keeps the %2, which nobody can beat.</source>
        <translation>%0出%1，把沒人壓得過的%2留著。</translation>
    </message>
    <message>
        <source>%0 leads the %1: the %2 is likelier to beat a card later.</source>
        <translation>%0先出%1：以後%2更有希望壓過別人的牌。</translation>
    </message>
    <message>
        <source>%0 plays the %1: whatever beats it beats the %2 as well.</source>
        <translation>%0出%1：壓得過它的，也壓得過%2。</translation>
    </message>
    <message>
        <source>%0 passes: played one at a time, the %1 win the lead twice.</source>
        <translation>%0 Pass：%1一張一張出，能搶兩次牌權。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1: the %2 is likelier to beat a card later.</source>
        <translation>%0用%1壓：以後%2更有希望壓過別人的牌。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which gets rid of the five lowest cards.</source>
        <translation>%0用%1壓：最小的五張一次走掉。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which brings the end one play closer and may win the lead.</source>
        <translation>%0用%1壓：離出完又近一手，還可能拿到牌權。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which brings the end one play closer, and keeps the higher cards.</source>
        <translation>%0用%1壓：離出完又近一手，大牌也還留著。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, even though that splits the %2: it may take the lead from %3.</source>
        <translation>%0用%1壓，就算要拆%2：可能搶走%3的牌權。</translation>
    </message>
    <message>
        <source>The %1 stays behind, and it beats nothing still out: only a lead gets rid of it.</source>
        <translation>這樣%1會留在手上，外面的牌它都壓不過，只有先出才走得掉。</translation>
    </message>
    <message>
        <source>This leaves %0 with more of the low cards.</source>
        <translation>這樣%0剩下的小牌更多。</translation>
    </message>
    <message>
        <source>Then the %1 is the highest card %0 has left.</source>
        <translation>這樣%0剩下的牌裡，最大的就只有%1了。</translation>
    </message>
    <message>
        <source>%0 leads the %1: it beats no pair still out, so only a lead gets rid of it.</source>
        <translation>%0先出%1：外面的對子它一對也壓不過，只有先出才走得掉。</translation>
    </message>
    <message>
        <source>%0 passes and keeps the %1: with it gone there would still be %2 plays to make.</source>
        <translation>%0 Pass，把%1留著：出了它，也還要 %2 手才出得完。</translation>
    </message>
    <message>
        <source>%0 passes and keeps the %1: with it gone there would still be %2 plays to make, and nothing sure to win the lead.</source>
        <translation>%0 Pass，把%1留著：出了它，也還要 %2 手才出得完，又沒有穩拿牌權的牌了。</translation>
    </message>
    <message>
        <source>%0 plays the %1, which only the %2 can still beat.</source>
        <translation>%0出%1：只有%2還壓得過。</translation>
    </message>
    <message>
        <source>%0 plays the %1, which only the %2 and the %3 can still beat.</source>
        <translation>%0出%1：只有%2和%3還壓得過。</translation>
    </message>
    <message>
        <source>%0 plays the %1, which only %2 cards still out can beat.</source>
        <translation>%0出%1：外面只有 %2 張牌壓得過。</translation>
    </message>
    <message>
        <source>Then %0 has only the %1 left.</source>
        <translation>之後%0就只剩%1。</translation>
    </message>
    <message>
        <source>Then %0 has only the %1 and the %2 left.</source>
        <translation>之後%0就只剩%1和%2。</translation>
    </message>
    <message>
        <source>If %0 is beaten, there is another %1 to win the lead back.</source>
        <translation>%0就算被壓，也還有另一手%1能搶回牌權。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, the lowest card in hand that goes with nothing else.</source>
        <translation>%0用%1壓：手上跟別的牌配不起來的，就它最小。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which may win the lead.</source>
        <translation>%0用%1壓：也許能拿到牌權。</translation>
    </message>
    <message>
        <source>After this %0 needs %1 more plays to go out instead of %2.</source>
        <translation>這樣%0還要 %1 手才出得完，本來只要 %2 手。</translation>
    </message>
    <message>
        <source>The %1 is better kept: only the %2 can still beat it.</source>
        <translation>%1還是留著好：只有%2還壓得過它。</translation>
    </message>
    <message>
        <source>The %1 is better kept: only %2 of the cards still out can beat it.</source>
        <translation>%1還是留著好：外面只有 %2 張牌壓得過它。</translation>
    </message>
    <message>
        <source>The %1 is better kept: only a %2 can still beat it.</source>
        <translation>%1還是留著好：只有%2還壓得過它。</translation>
    </message>
    <message>
        <source>The %1 is better kept: only a %2 or a %3 can still beat it.</source>
        <translation>%1還是留著好：只有%2或%3還壓得過它。</translation>
    </message>
    <message>
        <source>This spends what should win %0 the lead later.</source>
        <translation>這樣%0就把以後要靠它搶牌權的牌用掉了。</translation>
    </message>
    <message>
        <source>It is a risk: %1 has only one card left and may go out.</source>
        <translation>這樣有風險：%1只剩一張，說不定就出完了。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and has only the %2 left.</source>
        <translation>%0出%1，之後就只剩%2。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and keeps the %2, which only the %3 can still beat.</source>
        <translation>%0出%1，%2留著：只有%3還壓得過它。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and keeps the %2, which only %3 of the cards still out can beat.</source>
        <translation>%0出%1，%2留著：外面只有 %3 張牌壓得過它。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and keeps the %2, which only a %3 can still beat.</source>
        <translation>%0出%1，%2留著：只有%3還壓得過它。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and keeps the %2, which only a %3 or a %4 can still beat.</source>
        <translation>%0出%1，%2留著：只有%3或%4還壓得過它。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and keeps the %2, which can beat more later.</source>
        <translation>%0出%1，%2留著：以後能壓的牌更多。</translation>
    </message>
    <message>
        <source>%0 plays the four %1 and throws in the %2, the lowest other card.</source>
        <translation>%0把%1湊成鐵支打出去，順便帶走其餘牌裡最小的%2。</translation>
    </message>
    <message>
        <source>Only a higher four of a kind or a straight flush can still beat this, so %0 very likely leads next.</source>
        <translation>只有更大的鐵支或同花順還壓得過這手，下一手很可能由%0先出。</translation>
    </message>
    <message>
        <source>Only four of a kind or a straight flush can still beat this full house, so %0 very likely leads next.</source>
        <translation>只有鐵支或同花順還壓得過這手葫蘆，下一手很可能由%0先出。</translation>
    </message>
    <message>
        <source>Only three %1, four of a kind or a straight flush can still beat this full house, so %0 very likely leads next.</source>
        <translation>只有拿%1當三條的葫蘆，或者鐵支、同花順，還壓得過這手葫蘆，下一手很可能由%0先出。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1: the %2 can take its place in the %3.</source>
        <translation>%0用%1壓：%3可以改用%2來湊。</translation>
    </message>
    <message>
        <source>%0 splits the %1 rather than spend the %2, which can beat more later.</source>
        <translation>%0寧可拆%1，也不動用%2：它以後能壓的牌更多。</translation>
    </message>
    <message>
        <source>%0 plays a %1 that leaves the %2 for later.</source>
        <translation>%0出%1時不動用%2，把它留到以後。</translation>
    </message>
    <message>
        <source>%0 beats it with the %2, because the %1 may never get played.</source>
        <translation>%0用%2壓，因為%1未必有機會出。</translation>
    </message>
    <message>
        <source>That breaks up the %1, which may never get played.</source>
        <translation>這樣要拆%1，但留著也未必有機會出。</translation>
    </message>
    <message>
        <source>%0 leads the %1, which will hardly ever beat another pair.</source>
        <translation>%0先出%1：別的對子它幾乎都壓不過。</translation>
    </message>
    <message>
        <source>%0 leads the %1: the three %2 still make a full house with another pair.</source>
        <translation>%0先出%1：手上的%2配別的對子，照樣能湊葫蘆。</translation>
    </message>
    <message>
        <source>%0 passes and keeps the %1 until more of what beats it has been played.</source>
        <translation>%0 Pass，%1先留著，等壓得過它的牌多出掉一些再說。</translation>
    </message>
    <message>
        <source>%0 goes high with the %2: %1 has only two cards left.</source>
        <translation>%0出大牌%2：%1只剩兩張了。</translation>
    </message>
    <message>
        <source>This is better kept: nobody can beat it.</source>
        <translation>這手還是留著好：沒人壓得過。</translation>
    </message>
    <message>
        <source>This is better kept: it can still beat other five-card plays.</source>
        <translation>這手還是留著好：還能壓別的五張牌。</translation>
    </message>
    <message>
        <source>Then only the %1 is left, and most of the cards still out beat it.</source>
        <translation>之後就只剩%1，外面的牌大半都壓得過它。</translation>
    </message>
    <message>
        <source>%0 almost certainly won&apos;t win this game, but every card that goes saves a point.</source>
        <translation>這局%0幾乎贏不了了，但多走一張，就少輸一分。</translation>
    </message>
    <message>
        <source>%0 plays the %1: anything lower would split the %2 or the %3.</source>
        <translation>%0出%1：再小的就得拆%2或%3。</translation>
    </message>
    <message>
        <source>This is better kept: only the %2 can still beat it.</source>
        <translation>這張還是留著好：只有%2還壓得過它。</translation>
    </message>
    <message>
        <source>This is better kept: only %2 of the cards still out can beat it.</source>
        <translation>這張還是留著好：外面只有 %2 張牌壓得過它。</translation>
    </message>
    <message>
        <source>This is better kept: only a %2 can still beat it.</source>
        <translation>這對還是留著好：只有%2還壓得過它。</translation>
    </message>
    <message>
        <source>This is better kept: only a %2 or a %3 can still beat it.</source>
        <translation>這對還是留著好：只有%2或%3還壓得過它。</translation>
    </message>
    <message>
        <source>This is better kept: it can still beat other pairs.</source>
        <translation>這對還是留著好：還能壓別的對子。</translation>
    </message>
    <message>
        <source>%0 passes: if the %1 were beaten, only the %2 would be left, which is harder to get rid of.</source>
        <translation>%0 Pass：%1萬一被壓，就只剩%2，那張更難出掉。</translation>
    </message>
    <message>
        <source>%0 passes rather than split the %1 or the %2.</source>
        <translation>%0 Pass，不想拆%1或%2。</translation>
    </message>
    <message>
        <source>%0 passes rather than break anything up or spend the %1.</source>
        <translation>%0 Pass，不想拆牌，也不想動用%1。</translation>
    </message>
    <message>
        <source>%0 plays the %1, which only a few of the pairs still out can beat.</source>
        <translation>%0出%1：外面的對子沒幾對壓得過。</translation>
    </message>
    <message>
        <source>The %1 is better kept: only the other two %2 can still beat it.</source>
        <translation>%1還是留著好：只有另外那%2湊成的一對還壓得過它。</translation>
    </message>
    <message>
        <source>This is better kept: only the other two %2 can still beat it.</source>
        <translation>這對還是留著好：只有另外那%2湊成的一對還壓得過它。</translation>
    </message>
    <message>
        <source>%0 plays the %1 one at a time: each of them wins the lead.</source>
        <translation>%0把%1一張一張出：每張都能拿到牌權。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and keeps the %2, which only the other two %3 can still beat.</source>
        <translation>%0出%1，%2留著：只有另外那%3湊成的一對還壓得過它。</translation>
    </message>
    <message>
        <source>%0 plays the %1, which may win the lead, as the %2 may.</source>
        <translation>%0出%1：可能拿到牌權，出%2也一樣。</translation>
    </message>
    <message>
        <source>%0 passes: beating this would not save a play.</source>
        <translation>%0 Pass：壓了也省不了一手。</translation>
    </message>
    <message>
        <source>%0 almost certainly won&apos;t win this game, but the %1 may still get rid of five cards at once.</source>
        <translation>這局%0幾乎贏不了了，但%1也許還能一次走掉五張。</translation>
    </message>
    <message>
        <source>%0 almost certainly won&apos;t win this game.</source>
        <translation>這局%0幾乎贏不了了。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and has only another %2 left.</source>
        <translation>%0出%1，之後就只剩另一手%2。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and keeps the %2, which only the other two %3 or a %4 can still beat.</source>
        <translation>%0出%1，%2留著：只有另外那%3湊成的一對或%4還壓得過它。</translation>
    </message>
    <message>
        <source>%0 plays the %1, which only the other two %2 can still beat.</source>
        <translation>%0出%1：只有另外那%2湊成的一對還壓得過。</translation>
    </message>
    <message>
        <source>%0 plays the %1, which only a %2 can still beat.</source>
        <translation>%0出%1：只有%2還壓得過。</translation>
    </message>
    <message>
        <source>%0 beats it as cheaply as possible: otherwise %1 may keep the lead.</source>
        <translation>%0用盡量小的牌壓：不然牌權可能就留在%1那邊了。</translation>
    </message>
    <message>
        <source>%0 plays one of the %1: anything lower would split the %2.</source>
        <translation>%0從%1裡挑一張出：再小的就得拆%2。</translation>
    </message>
    <message>
        <source>%0 plays one of the %1: anything lower would split the %2 or the %3.</source>
        <translation>%0從%1裡挑一張出：再小的就得拆%2或%3。</translation>
    </message>
    <message>
        <source>%0 plays the %1: anything lower would split a pair.</source>
        <translation>%0出%1：再小的就得拆對子。</translation>
    </message>
    <message>
        <source>%0 plays one of the %1: anything lower would split a pair.</source>
        <translation>%0從%1裡挑一張出：再小的就得拆對子。</translation>
    </message>
    <message>
        <source>%0 plays the %1: anything lower would split the %2 or a pair.</source>
        <translation>%0出%1：再小的就得拆%2或對子。</translation>
    </message>
    <message>
        <source>%0 plays one of the %1: anything lower would split the %2 or a pair.</source>
        <translation>%0從%1裡挑一張出：再小的就得拆%2或對子。</translation>
    </message>
    <message>
        <source>%0 plays the %1: anything lower would break up five cards that go together.</source>
        <translation>%0出%1：再小的就得拆掉湊成一手的五張牌。</translation>
    </message>
    <message>
        <source>%0 plays one of the %1: anything lower would break up five cards that go together.</source>
        <translation>%0從%1裡挑一張出：再小的就得拆掉湊成一手的五張牌。</translation>
    </message>
    <message>
        <source>%0 uses the %1 for the full house and keeps the %2 for the %3.</source>
        <translation>%0用%1湊葫蘆，%2留給%3。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and the %2: the %3 belongs to the %4.</source>
        <translation>%0出%1和%2：%3要留著湊%4。</translation>
    </message>
    <message>
        <source>%0 passes rather than break up two flushes.</source>
        <translation>%0 Pass，免得拆掉兩副同花。</translation>
    </message>
    <message>
        <source>%0 passes rather than break up one of two flushes.</source>
        <translation>%0 Pass，免得拆掉兩副同花裡的一副。</translation>
    </message>
    <message>
        <source>%0 passes: beating this would break up the %1 and save no play.</source>
        <translation>%0 Pass：要壓就得拆%1，又省不了一手。</translation>
    </message>
    <message>
        <source>%1 has only one card left, so %0 doesn&apos;t play too low.</source>
        <translation>%1只剩一張了，所以%0不出太小的。</translation>
    </message>
    <message>
        <source>%0 plays the highest %1, which is the hardest to beat.</source>
        <translation>%0出最大的%1：最難壓。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which of the five-card plays leaves the fewest plays to go out.</source>
        <translation>%0用%1壓：幾副五張牌裡，出它之後離出完最近。</translation>
    </message>
    <message>
        <source>This can wait: the %2 can still be led once the %1 has won the lead back.</source>
        <translation>這可以等等：用%1搶回牌權之後，照樣能出%2。</translation>
    </message>
    <message>
        <source>This can wait: the %1 should win the lead back, and the %2 can be led then.</source>
        <translation>這可以等等：%1應該能搶回牌權，到時再出%2。</translation>
    </message>
    <message>
        <source>%0 almost certainly won&apos;t win this game with any lead.</source>
        <translation>不管先出什麼，這局%0幾乎贏不了。</translation>
    </message>
    <message>
        <source>%0 plays the %1, which is as good as the %2, and keeps the %3, which can beat more later.</source>
        <translation>%0出%1，和出%2一樣好；%3留著，以後能壓的牌更多。</translation>
    </message>
    <message>
        <source>%0 plays the %1: the %2 is easier to beat, and the %3 is better kept for later.</source>
        <translation>%0出%1：%2更容易被壓，%3還是留到以後好。</translation>
    </message>
    <message>
        <source>%0 plays the %1, which is as good as the %2: lower cards are easier to beat.</source>
        <translation>%0出%1，和出%2一樣好：再小的牌更容易被壓。</translation>
    </message>
</context>
<context>
    <name>BigTwoRules</name>
    <message>
        <source>In a minute</source>
        <translation>一分鐘學會</translation>
    </message>
    <message>
        <source>The holder of the three of diamonds begins, with a play that contains it.</source>
        <translation>拿到方塊3的人先出，第一手牌必須有它。</translation>
    </message>
    <message>
        <source>High and low</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>The two is the highest rank, then ace, king, queen and so on down to the three. Between cards of one rank the suit decides: spades are highest, then hearts, clubs and diamonds. So every card is higher or lower than every other one.</source>
        <translation>2 最大，再來是 A、K、Q，依序往下，3 最小。點數相同時比花色：黑桃最大，其次是紅心、梅花、方塊。所以任兩張牌都能分出大小。</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>A pair is as high as its higher card.</source>
        <translation>對子比較其中較大的那張。</translation>
    </message>
    <message>
        <source>Five cards</source>
        <translation>五張牌</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>順子</translation>
    </message>
    <message>
        <source>Flush</source>
        <translation>同花</translation>
    </message>
    <message>
        <source>Five cards of one suit. The higher suit wins, then the highest card.</source>
        <translation>五張花色相同的牌。先比花色，再比最大的那張。</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>葫蘆</translation>
    </message>
    <message>
        <source>Three of a kind and a pair. The three decide.</source>
        <translation>三條加一對，比三條。</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>鐵支</translation>
    </message>
    <message>
        <source>Four of a kind and any fifth card. The four decide.</source>
        <translation>四張點數相同的牌加任意一張，比那四張。</translation>
    </message>
    <message>
        <source>Straight flush</source>
        <translation>同花順</translation>
    </message>
    <message>
        <source>A straight of one suit. Nothing beats it but a higher one.</source>
        <translation>花色相同的順子。只有更大的同花順才能壓過它。</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>You may pass even if you could play. Whoever has passed is out until the round is over. Whoever leads cannot pass.</source>
        <translation>能出也可以 Pass。Pass 之後，要等這一輪結束才能再出。先出的人不能 Pass。</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>計分</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>小訣竅</translation>
    </message>
    <message>
        <source>Four players hold thirteen cards each. Whoever leads plays one card, a pair or five cards that belong together; the others in turn play the same number of higher cards, or pass. When all others have passed, the last to play has the lead again. The first to get rid of all their cards wins.</source>
        <translation>四個人，每人十三張牌。先出的人可以出單張、對子，或五張成牌型的牌；其他人輪流出同樣張數而更大的牌，或者 Pass。其他人都 Pass 時，牌權回到最後出牌的人手上。誰最先出完手上的牌，誰就贏。</translation>
    </message>
    <message>
        <source>There are five combinations of five cards. Each beats all those before it:</source>
        <translation>五張牌有五種牌型，後面的都能壓過前面的：</translation>
    </message>
    <message>
        <source>Five ranks in a row. The highest card decides. A2345 is the lowest straight, 10JQKA the highest; JQKA2 is not a straight.</source>
        <translation>五張點數相連的牌，比最大的那張。A2345 最小，10JQKA 最大；JQKA2 不算順子。</translation>
    </message>
    <message>
        <source>When somebody is out, everybody else loses a point for each card they still hold, and the winner gets them all.</source>
        <translation>有人出完牌後，其他人手上每剩一張牌扣一分，扣的分都歸贏家。</translation>
    </message>
    <message>
        <source>Get rid of low cards while you have the lead, and keep something high to win it back. Twos and aces are worth most when they win the round, not when they are left in your hand. Watch how many cards the others hold: when one of them has a single card left, lead pairs, or high singles.</source>
        <translation>有牌權時先出小牌，留些大牌搶回牌權。2 和 A 要用來贏下一輪，不要留在手上。留意別人還剩幾張：有人只剩一張時，出對子，或者出大的單張。</translation>
    </message>
    <message>
        <source>Click cards to raise them, or slide over several; click again to lower them. With one card raised, Tab steps through the plays that contain it. G finds plays, Enter plays, P passes, R sorts the hand, C marks the classes of your cards: A cannot be beaten, B is high, C is in the middle, D beats nothing.</source>
        <translation>點牌選取，或滑過幾張一起選；再點一下取消。選了一張時，按 Tab 逐一看含這張牌的出法。G 找一手牌，Enter 出牌，P 是 Pass，R 理牌，C 標出牌的等級：A 沒人壓得過，B 大，C 居中，D 什麼也壓不過。</translation>
    </message>
</context>
<context>
    <name>BigTwoView</name>
    <message>
        <source>round %1</source>
        <translation>第 %1 輪</translation>
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
        <source>%1 is dealt twice</source>
        <translation>%1 發了兩次</translation>
    </message>
    <message>
        <source>A game for %1 players needs %2 cards, not %3</source>
        <translation>%1 人局需要 %2 張牌，而不是 %3 張</translation>
    </message>
    <message>
        <source>For three players a two is left out, not %1</source>
        <translation>三人局拿掉的應是一張 2，而不是 %1</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>%1的手牌</translation>
    </message>
    <message>
        <source>Trump card</source>
        <translation>翻開的王牌</translation>
    </message>
    <message>
        <source>Stock, in the order of drawing</source>
        <translation>牌堆，依抽牌順序</translation>
    </message>
    <message>
        <source>Leads first</source>
        <translation>誰先出</translation>
    </message>
</context>
<context>
    <name>Briscola drawback thoughts</name>
    <message>
        <source>The %1 wins the game at once.</source>
        <translation>出%1，當場就贏下整局。</translation>
    </message>
    <message>
        <source>This adds %1 points to a trick that %0 can&apos;t win.</source>
        <translation>這墩%0吃不下，這樣還白丟 %1 分。</translation>
    </message>
    <message>
        <source>The %1 is enough to take this trick.</source>
        <translation>吃這墩，用%1就夠了。</translation>
    </message>
    <message>
        <source>The %1 takes this trick without a trump.</source>
        <translation>%1就吃得下這墩，不必費王牌。</translation>
    </message>
    <message>
        <source>The %1 is ahead as well, without a trump.</source>
        <translation>出%1也能領先，不必費王牌。</translation>
    </message>
    <message>
        <source>The %1 and its %2 points would be safe in this trick.</source>
        <translation>%1放進這墩很穩，它的 %2 分跑不掉。</translation>
    </message>
    <message>
        <source>This can be taken, but nobody can take the %1.</source>
        <translation>這張可能被吃掉，%1卻沒人吃得下。</translation>
    </message>
    <message>
        <source>%1 cards still out can take this; only one can take the %2.</source>
        <translation>外面有 %1 張牌吃得下這張；吃得下%2的只有一張。</translation>
    </message>
    <message>
        <source>%1 cards still out can take this; only %3 can take the %2.</source>
        <translation>外面有 %1 張牌吃得下這張；吃得下%2的只有 %3 張。</translation>
    </message>
    <message>
        <source>This brings no points, and %0 has to lead next.</source>
        <translation>這樣得不到分，下一墩還得由%0領出。</translation>
    </message>
    <message>
        <source>After this %0 ends with only %1 points.</source>
        <translation>這樣%0最後只有 %1 分。</translation>
    </message>
    <message>
        <source>The %1 is no easier to take, and it brings %2 points if nobody takes it.</source>
        <translation>出%1也不會更容易被吃掉；沒人吃的話，還能得 %2 分。</translation>
    </message>
    <message>
        <source>The %1 brings %2 points if nobody takes it.</source>
        <translation>出%1，沒人吃的話，能得 %2 分。</translation>
    </message>
    <message>
        <source>The %1 is no easier to take, and less is lost if it is taken.</source>
        <translation>出%1也不會更容易被吃掉；真被吃掉，丟的分也少些。</translation>
    </message>
    <message>
        <source>This gives %1 %2 points, one more than the %3.</source>
        <translation>這樣送給%1的是 %2 分，比出%3多一分。</translation>
    </message>
    <message>
        <source>A trump is worth more when there are points to take.</source>
        <translation>王牌等到有分可搶時更值錢。</translation>
    </message>
    <message>
        <source>This takes the trick, too, but brings %0 no points.</source>
        <translation>這樣也吃得下這墩，%0卻得不到分。</translation>
    </message>
    <message>
        <source>This takes the trick, too, but brings %0 only %1 points.</source>
        <translation>這樣也吃得下這墩，%0卻只得 %1 分。</translation>
    </message>
    <message>
        <source>If %0 has to lead the %1 later, it can be taken.</source>
        <translation>以後要是%0只好領出%1，就可能被吃掉。</translation>
    </message>
    <message>
        <source>This does the same as the %1: no card still out lies between them.</source>
        <translation>出這張和出%1一樣：外面沒有牌夾在兩張之間。</translation>
    </message>
    <message>
        <source>This brings only %1 points, and %0 has to lead next.</source>
        <translation>這樣只得 %1 分，下一墩還得由%0領出。</translation>
    </message>
    <message>
        <source>This is better kept for later: of %0&apos;s cards, only this one costs nothing to throw.</source>
        <translation>這張還是留到以後好：%0的牌裡，只有這張墊掉也不虧。</translation>
    </message>
    <message>
        <source>This is better kept: it may catch the %1 later.</source>
        <translation>這張還是留著好：以後也許能吃到%1。</translation>
    </message>
    <message>
        <source>This is better kept: it may take an ace or a three later.</source>
        <translation>這張還是留著好：以後也許能吃到 A 或 3。</translation>
    </message>
    <message>
        <source>This is better kept: only a trump can take it later.</source>
        <translation>這張還是留著好：以後只有王牌吃得下。</translation>
    </message>
    <message>
        <source>With this trick %1 has 60 points: %0 could at best draw the game.</source>
        <translation>%1拿到這墩，就有 60 分：%0最多只能打成平手。</translation>
    </message>
    <message>
        <source>This takes the trick, too, but brings %0 one point less.</source>
        <translation>這樣也吃得下這墩，%0卻少得一分。</translation>
    </message>
</context>
<context>
    <name>Briscola drawbacks</name>
    <message>
        <source>With this trick %1 wins the game.</source>
        <translation>%1拿到這墩，就贏下整局了。</translation>
    </message>
    <message>
        <source>Your %1 wins the game at once.</source>
        <translation>出你的%1，當場就贏下整局。</translation>
    </message>
    <message>
        <source>After this %1 draws the %2, the turned-up trump.</source>
        <translation>這樣翻開的王牌%2就被%1抽走了。</translation>
    </message>
    <message>
        <source>This leaves %1 the %2 points of this trick.</source>
        <translation>這樣這墩的 %2 分就歸%1了。</translation>
    </message>
    <message>
        <source>This adds %2 points to a trick that %1 wins.</source>
        <translation>這墩歸%1，這樣還白送 %2 分。</translation>
    </message>
    <message>
        <source>This leaves %1 ahead in a trick with %2 points.</source>
        <translation>這墩有 %2 分，這樣還是%1領先。</translation>
    </message>
    <message>
        <source>This adds %1 points to a trick that you can&apos;t win.</source>
        <translation>這墩你吃不下，這樣還白丟 %1 分。</translation>
    </message>
    <message>
        <source>Your %1 is enough to take this trick.</source>
        <translation>吃這墩，用你的%1就夠了。</translation>
    </message>
    <message>
        <source>Your %1 takes this trick without a trump.</source>
        <translation>你的%1就吃得下這墩，不必費王牌。</translation>
    </message>
    <message>
        <source>Your %1 is ahead as well, without a trump.</source>
        <translation>出你的%1也能領先，不必費王牌。</translation>
    </message>
    <message>
        <source>This spends a trump on a trick in which %1 is ahead.</source>
        <translation>這墩%1已經領先，這樣還要花一張王牌。</translation>
    </message>
    <message>
        <source>A trump is worth more when there are points to take.</source>
        <translation>王牌等到有分可搶時更值錢。</translation>
    </message>
    <message>
        <source>This puts %1 points at risk.</source>
        <translation>這樣有 %1 分可能保不住。</translation>
    </message>
    <message>
        <source>Your %1 and its %2 points would be safe in this trick.</source>
        <translation>你的%1放進這墩很穩，它的 %2 分跑不掉。</translation>
    </message>
    <message>
        <source>This adds no points to the trick in which %1 is ahead.</source>
        <translation>這墩%1領先，這樣卻沒添分。</translation>
    </message>
    <message>
        <source>%1 may still take this trick, and this adds no points to it.</source>
        <translation>%1還可能吃下這墩，這樣卻沒添分。</translation>
    </message>
    <message>
        <source>This leaves %1 ahead in the trick.</source>
        <translation>這樣這墩還是%1領先。</translation>
    </message>
    <message>
        <source>This can be taken, but nobody can take your %1.</source>
        <translation>這張可能被吃掉，你的%1卻沒人吃得下。</translation>
    </message>
    <message>
        <source>%1 cards still out can take this; only one can take your %2.</source>
        <translation>外面有 %1 張牌吃得下這張；吃得下你的%2的只有一張。</translation>
    </message>
    <message>
        <source>%1 cards still out can take this; only %3 can take your %2.</source>
        <translation>外面有 %1 張牌吃得下這張；吃得下你的%2的只有 %3 張。</translation>
    </message>
    <message>
        <source>This brings you no points, and you have to lead next.</source>
        <translation>這樣你得不到分，下一墩還得由你領出。</translation>
    </message>
    <message>
        <source>After this you end with only %1 points.</source>
        <translation>這樣你最後只有 %1 分。</translation>
    </message>
    <message>
        <source>A trump can take this, and so can a higher card of its suit.</source>
        <translation>除了王牌，同花色更大的牌也吃得下這張。</translation>
    </message>
    <message>
        <source>Nobody can take this, so %1 draws the %2, the turned-up trump.</source>
        <translation>這張沒人吃得下，翻開的王牌%2就被%1抽走了。</translation>
    </message>
    <message>
        <source>Your %1 is no easier to take, and it brings %2 points if nobody takes it.</source>
        <translation>出你的%1也不會更容易被吃掉；沒人吃的話，還能得 %2 分。</translation>
    </message>
    <message>
        <source>Your %1 brings %2 points if nobody takes it.</source>
        <translation>出你的%1，沒人吃的話，能得 %2 分。</translation>
    </message>
    <message>
        <source>Your %1 is no easier to take, and you lose less if it is taken.</source>
        <translation>出你的%1也不會更容易被吃掉；真被吃掉，丟的分也少些。</translation>
    </message>
    <message>
        <source>The %1 is still out: it could take this and bring home its %2 points.</source>
        <translation>%1還在外面：對手可能拿它吃掉這張，它那 %2 分也就到手了。</translation>
    </message>
    <message>
        <source>The ace and the three of %1 are still out: either could take this and bring home its points.</source>
        <translation>%1的 A 和 3 都還在外面：對手拿哪張都能吃掉這張，那張的分也就到手了。</translation>
    </message>
    <message>
        <source>This gives %1 %2 points, one more than your %3.</source>
        <translation>這樣送給%1的是 %2 分，比出你的%3多一分。</translation>
    </message>
    <message>
        <source>This takes the trick, too, but brings you no points.</source>
        <translation>這樣也吃得下這墩，你卻得不到分。</translation>
    </message>
    <message>
        <source>This takes the trick, too, but brings you only %1 points.</source>
        <translation>這樣也吃得下這墩，你卻只得 %1 分。</translation>
    </message>
    <message>
        <source>If you have to lead your %1 later, it can be taken.</source>
        <translation>以後要是只好領出你的%1，就可能被吃掉。</translation>
    </message>
    <message>
        <source>This does the same as your %1: no card still out lies between them.</source>
        <translation>出這張和出你的%1一樣：外面沒有牌夾在兩張之間。</translation>
    </message>
    <message>
        <source>The %1 can still take this and its %2 points.</source>
        <translation>這張還可能被%1吃掉，連帶丟掉 %2 分。</translation>
    </message>
    <message>
        <source>This brings you only %1 points, and you have to lead next.</source>
        <translation>這樣你只得 %1 分，下一墩還得由你領出。</translation>
    </message>
    <message>
        <source>This is harder to take, and if %1 doesn&apos;t take it, %1 draws the %2, the turned-up trump.</source>
        <translation>這張更不容易被吃；%1要是不吃，翻開的王牌%2就被%1抽走了。</translation>
    </message>
    <message>
        <source>Keep this for later: of your cards, only this one costs nothing to throw.</source>
        <translation>這張留到以後：你的牌裡，只有這張墊掉也不虧。</translation>
    </message>
    <message>
        <source>This throws away a trump.</source>
        <translation>這樣就白丟了一張王牌。</translation>
    </message>
    <message>
        <source>This spends a trump on a trick without points.</source>
        <translation>這墩沒有分，卻要花掉一張王牌。</translation>
    </message>
    <message>
        <source>This spends a trump on a trick of only %1 points.</source>
        <translation>這墩才 %1 分，卻要花掉一張王牌。</translation>
    </message>
    <message>
        <source>Keep this: it may catch the %1 later.</source>
        <translation>這張留著：以後也許能吃到%1。</translation>
    </message>
    <message>
        <source>Keep this: it may take an ace or a three later.</source>
        <translation>這張留著：以後也許能吃到 A 或 3。</translation>
    </message>
    <message>
        <source>This gives up the highest trump left.</source>
        <translation>這樣就用掉了剩下的王牌裡最大的一張。</translation>
    </message>
    <message>
        <source>Keep this: only a trump can take it later.</source>
        <translation>這張留著：以後只有王牌吃得下。</translation>
    </message>
    <message>
        <source>This can take the %1 later; the %2 can&apos;t.</source>
        <translation>這張以後吃得下%1，%2就吃不下。</translation>
    </message>
    <message>
        <source>If %1 leads %2 later, this can take the trick safely.</source>
        <translation>%1以後要是領出%2，用這張就能穩吃那墩。</translation>
    </message>
    <message>
        <source>This may take a trick later: only one card of its suit beats it.</source>
        <translation>這張以後也許能吃一墩：同花色裡只有一張吃得下它。</translation>
    </message>
    <message>
        <source>This may take a trick later: only %2 cards of its suit beat it.</source>
        <translation>這張以後也許能吃一墩：同花色裡只有 %2 張吃得下它。</translation>
    </message>
    <message>
        <source>After this %1 is sure to hold the %2, the highest trump left.</source>
        <translation>這樣一來，%2肯定在%1手上，剩下的王牌就數它最大。</translation>
    </message>
    <message>
        <source>With this trick %1 has 60 points: you could at best draw the game.</source>
        <translation>%1拿到這墩，就有 60 分：你最多只能打成平手。</translation>
    </message>
    <message>
        <source>This takes the trick, too, but brings you one point less.</source>
        <translation>這樣也吃得下這墩，你卻少得一分。</translation>
    </message>
</context>
<context>
    <name>Briscola habits</name>
    <message>
        <source>You lead trumps that you should keep</source>
        <translation>該留的王牌卻領出</translation>
    </message>
    <message>
        <source>You keep trumps that you should lead</source>
        <translation>該領出的王牌卻留著</translation>
    </message>
    <message>
        <source>You lead cards with too many points</source>
        <translation>領出的牌分太多</translation>
    </message>
    <message>
        <source>You take tricks that your partner is winning</source>
        <translation>搭檔快吃下的墩也去搶</translation>
    </message>
    <message>
        <source>You spend trumps on tricks that are worth little</source>
        <translation>把王牌花在沒什麼分的墩上</translation>
    </message>
    <message>
        <source>You trump in with more than you need</source>
        <translation>用王牌吃墩時出得太大</translation>
    </message>
    <message>
        <source>You take tricks that you should let go</source>
        <translation>該放的墩卻去吃</translation>
    </message>
    <message>
        <source>You let tricks go that you should take</source>
        <translation>該吃的墩卻放掉</translation>
    </message>
    <message>
        <source>You give points away in tricks you lose</source>
        <translation>在輸掉的墩裡送分</translation>
    </message>
    <message>
        <source>You keep points back from tricks your side wins</source>
        <translation>自己這方吃的墩卻不添分</translation>
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
        <source>BaseLine</source>
        <translation>BaseLine</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Greedy</translation>
    </message>
    <message>
        <source>MiniMax</source>
        <translation>MiniMax</translation>
    </message>
    <message>
        <source>MiniMax that peeks</source>
        <translation>偷看的 MiniMax</translation>
    </message>
    <message>
        <source>Clairvoyant</source>
        <translation>透視眼</translation>
    </message>
    <message>
        <source>First-timer</source>
        <translation>初次上桌</translation>
    </message>
    <message>
        <source>Casual player</source>
        <translation>休閒玩家</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>俱樂部玩家</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>冠軍</translation>
    </message>
    <message>
        <source>Plays any card without looking at it.</source>
        <translation>看都不看，隨手出一張。</translation>
    </message>
    <message>
        <source>Looks at hardly more than one card of the hand, and plays it.</source>
        <translation>幾乎只看手上的一張牌，看到就出。</translation>
    </message>
    <message>
        <source>Improver</source>
        <translation>進步者</translation>
    </message>
    <message>
        <source>Thinks about the points, but overlooks about half of the hand.</source>
        <translation>會算分，但手上的牌大約有一半沒注意到。</translation>
    </message>
    <message>
        <source>Judges cards by three guesses at the hidden ones, and overlooks about a third of the hand.</source>
        <translation>憑對看不到的牌的三次猜測來判斷，手上的牌約有三分之一沒注意到。</translation>
    </message>
    <message>
        <source>Plans several tricks ahead, but now and then overlooks a card.</source>
        <translation>會替後面幾墩打算，但偶爾漏看一張牌。</translation>
    </message>
    <message>
        <source>Plays each card out against a thousand guesses at the hidden ones and, between two players, solves the last tricks exactly. Has played millions of games with itself and learned from them.</source>
        <translation>用對看不到的牌的一千次猜測把每張牌推演到底；兩人對局時，最後幾墩算得分毫不差。與自己對局數百萬局，並從中學習。</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>簡單</translation>
    </message>
    <message>
        <source>Plays a trump whenever possible; without one, follows suit, or leads a card without points.</source>
        <translation>有王牌就出王牌；沒有就跟花色，或領出沒有分的牌。</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>Leads the highest trump or the card worth most; answering, takes as many points as possible. Never thinks of the next trick.</source>
        <translation>領牌時出最大的王牌或分數最高的牌；跟牌時能拿多少分就拿多少。從不考慮下一墩。</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>較難</translation>
    </message>
    <message>
        <source>Makes thirty guesses at the other hands, looks six cards ahead in each, and plays the card that is best most often.</source>
        <translation>對其他人的手牌作三十次猜測，每次往後看六張牌，選出最常是最好的那張牌。</translation>
    </message>
    <message>
        <source>Difficult</source>
        <translation>困難</translation>
    </message>
    <message>
        <source>Cheats by looking at every hand and the whole stock. With two players that is enough to play without a mistake, with three or four only in the last eight tricks.</source>
        <translation>作弊：看得見所有手牌和整個牌堆。兩人對局時，這足以打得毫無差錯；三人或四人時，只有最後八墩做得到。</translation>
    </message>
    <message>
        <source>Cheats by looking at the opponents&apos; hands. Against one opponent this wins no more games: cards that look equally good are chosen by lot.</source>
        <translation>作弊：偷看對手的手牌。只有一個對手時並不會因此多贏：看來同樣好的牌是隨機選的。</translation>
    </message>
    <message>
        <source>Q-learning</source>
        <translation>Q-learning</translation>
    </message>
    <message>
        <source>Looks up its cards and the card to answer in a table that it learned in three million games. Leads the card it needs least.</source>
        <translation>依自己的手牌和要應對的牌，查一張由三百萬局學來的表。領出時，出最用不到的牌。</translation>
    </message>
    <message>
        <source>Hybrid</source>
        <translation>Hybrid</translation>
    </message>
    <message>
        <source>Learned from MiniMax&apos;s play in many thousands of games, and now plays about as well at a glance, without guessing at the other hands.</source>
        <translation>從 MiniMax 成千上萬局的打法裡學來，如今不猜別人的手牌，看一眼就能打得差不多一樣好。</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>極難</translation>
    </message>
    <message>
        <source>Cautious: saves trumps for later.</source>
        <translation>謹慎：王牌留到後面用。</translation>
    </message>
</context>
<context>
    <name>Briscola reasons</name>
    <message>
        <source>With all cards seen, best play on all sides brings you %1 points.</source>
        <translation>牌都看得見了：各方都打得最好時，你能得 %1 分。</translation>
    </message>
    <message>
        <source>All cards are seen here, but only this trick was looked at.</source>
        <translation>牌都看得見了，但只算了這一墩。</translation>
    </message>
    <message>
        <source>All cards are seen here, and %1 tricks were looked ahead.</source>
        <translation>牌都看得見了，往後算了 %1 墩。</translation>
    </message>
    <message>
        <source>It is your last card.</source>
        <translation>這是你最後一張牌。</translation>
    </message>
    <message>
        <source>Your side has won already, with %1 points: play as you like.</source>
        <translation>你們已經贏了，有 %1 分：隨便出吧。</translation>
    </message>
    <message>
        <source>You have won already, with %1 points: play as you like.</source>
        <translation>你已經贏了，有 %1 分：隨便出吧。</translation>
    </message>
    <message>
        <source>%1 has won already, with %2 points: nothing can change that.</source>
        <translation>%1已經贏了，有 %2 分：怎麼出都改變不了。</translation>
    </message>
    <message>
        <source>You have to take this: %1 would win the game with it.</source>
        <translation>這墩你非吃不可：讓%1拿走，整局就輸了。</translation>
    </message>
    <message>
        <source>Lead the %1: nobody can take it, and its %2 points are safe.</source>
        <translation>領出%1：沒人吃得下，這 %2 分穩了。</translation>
    </message>
    <message>
        <source>Lead the %1: nobody can take it.</source>
        <translation>領出%1：沒人吃得下。</translation>
    </message>
    <message>
        <source>Lead the %1, the highest of its suit left: only a trump can take it.</source>
        <translation>領出%1，這門花色剩下的就數它最大：只有王牌吃得下。</translation>
    </message>
    <message>
        <source>Lead the %1 and keep the %2: a trump is worth more when there are points to take.</source>
        <translation>領出%1，把%2留著：王牌等到有分可搶時更值錢。</translation>
    </message>
    <message>
        <source>Lead the %1: only a higher trump can take it.</source>
        <translation>領出%1：只有更大的王牌吃得下。</translation>
    </message>
    <message>
        <source>Lead the %1: except for trumps, only the %2 can take it.</source>
        <translation>領出%1：除了王牌，只有%2吃得下。</translation>
    </message>
    <message>
        <source>Lead the %1: if it is taken, it costs you only %2 points.</source>
        <translation>領出%1：就算被吃掉，也只丟 %2 分。</translation>
    </message>
    <message>
        <source>Take over from %1: your %2 points are safe in this trick.</source>
        <translation>從%1手上接過來：你這 %2 分放進這墩很穩。</translation>
    </message>
    <message>
        <source>Take over from %1, so that you lead next.</source>
        <translation>從%1手上接過來，下一墩好由你領出。</translation>
    </message>
    <message>
        <source>Take it with the %1: nobody plays after you, so its %2 points are safe.</source>
        <translation>用%1吃下：你後面沒人出牌了，它的 %2 分穩了。</translation>
    </message>
    <message>
        <source>Take it with the %1 and keep the %2 for a trick that needs it.</source>
        <translation>用%1吃下，%2留給用得著的墩。</translation>
    </message>
    <message>
        <source>Take it with the %1: there are no points in it, but you lead next.</source>
        <translation>用%1吃下：這墩沒有分，但下一墩由你領出。</translation>
    </message>
    <message>
        <source>Trump it with the %1: that brings you %2 points.</source>
        <translation>用王牌%1吃：能得 %2 分。</translation>
    </message>
    <message>
        <source>Take it with the %1: that is %2 points, and it costs you no trump.</source>
        <translation>用%1吃下：有 %2 分，又不費王牌。</translation>
    </message>
    <message>
        <source>Take it with the %1: that is %2 points.</source>
        <translation>用%1吃下：有 %2 分。</translation>
    </message>
    <message>
        <source>Play the %1: nobody can beat it, so the trick is yours.</source>
        <translation>出%1：沒人吃得下，這墩歸你。</translation>
    </message>
    <message>
        <source>Play the %1: only the %2 can beat it now.</source>
        <translation>出%1：現在只有%2吃得下。</translation>
    </message>
    <message>
        <source>Play the %1: only a higher trump can beat it now.</source>
        <translation>出%1：現在只有更大的王牌吃得下。</translation>
    </message>
    <message>
        <source>Play the %1: only a trump can beat it now.</source>
        <translation>出%1：現在只有王牌吃得下。</translation>
    </message>
    <message>
        <source>Play the %1: you are ahead with it, and it may be enough.</source>
        <translation>出%1：這樣你領先，也許就夠了。</translation>
    </message>
    <message>
        <source>Lose this trick on purpose: the loser draws the %1, a trump.</source>
        <translation>這墩故意輸掉：輸家會抽到王牌%1。</translation>
    </message>
    <message>
        <source>Add your %1 points: %2 still plays and may take them.</source>
        <translation>添上 %1 分：%2還沒出牌，可能吃得下。</translation>
    </message>
    <message>
        <source>Leave it to %1, who still plays and may take this trick.</source>
        <translation>交給%1：搭檔還沒出牌，可能吃下這墩。</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: add your %2 points.</source>
        <translation>這墩%1贏定了：把你的 %2 分添上。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: add your %2 points.</source>
        <translation>這墩%1領先：把你的 %2 分添上。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: you can save your %2.</source>
        <translation>這墩%1領先：你的%2可以省下。</translation>
    </message>
    <message>
        <source>Add no points: the card of %1 can still be beaten.</source>
        <translation>別添分：%1的牌還可能被吃掉。</translation>
    </message>
    <message>
        <source>Leave this trick to %1, who is ahead.</source>
        <translation>這墩留給%1，搭檔正領先。</translation>
    </message>
    <message>
        <source>Let this one go: there are no points in it, and you keep your trump.</source>
        <translation>放掉這墩：沒有分，王牌留著。</translation>
    </message>
    <message>
        <source>Let this one go: your %1 can take more in another trick.</source>
        <translation>放掉這墩：你的%1在別的墩裡能吃更多分。</translation>
    </message>
    <message>
        <source>With best play on both sides you end with %1 points.</source>
        <translation>雙方都打得最好時，你最後有 %1 分。</translation>
    </message>
    <message>
        <source>This is judged at a glance, as learned from MiniMax.</source>
        <translation>只看一眼就判斷，這是向 MiniMax 學來的。</translation>
    </message>
    <message>
        <source>Of %2 ways the hidden cards may lie, this card is best in %1.</source>
        <translation>看不到的牌設想 %2 種分布，其中 %1 種出這張最好。</translation>
    </message>
    <message>
        <source>Play the card that the learned table values most.</source>
        <translation>依學到的表，出價值最高的牌。</translation>
    </message>
    <message>
        <source>The learned table has nothing on this: play the card you need least.</source>
        <translation>學到的表裡沒有這種情況：出你最用不到的牌。</translation>
    </message>
    <message>
        <source>Play any card: one is drawn by lot.</source>
        <translation>出哪張都可以：隨機抽一張。</translation>
    </message>
    <message>
        <source>Play a trump, since you have one.</source>
        <translation>有王牌，就出王牌。</translation>
    </message>
    <message>
        <source>Follow the suit that was led.</source>
        <translation>跟領出的花色。</translation>
    </message>
    <message>
        <source>Lead a card without points: there is little to lose.</source>
        <translation>領出沒有分的牌：輸了也沒多大損失。</translation>
    </message>
    <message>
        <source>No rule fits here: play any card, drawn by lot.</source>
        <translation>沒有規則用得上：隨機抽一張出。</translation>
    </message>
    <message>
        <source>Play your highest trump: it is the likeliest to take the trick.</source>
        <translation>出最大的王牌：它最有希望吃下這墩。</translation>
    </message>
    <message>
        <source>Play the card that is worth most: %1 points.</source>
        <translation>出分數最高的牌：%1 分。</translation>
    </message>
    <message>
        <source>Keep your %1, a trump: it would not take this trick either.</source>
        <translation>王牌%1留著吧：出了也吃不下這墩。</translation>
    </message>
    <message>
        <source>Keep your %1: it would not take this trick either, and its %2 points would be lost.</source>
        <translation>%1留著吧：出了也吃不下這墩，還白丟 %2 分。</translation>
    </message>
    <message>
        <source>Lead the %1: only a trump can take it, and it has no points.</source>
        <translation>領出%1：只有王牌吃得下，它又沒有分。</translation>
    </message>
    <message>
        <source>Lead the %1: only a trump can take it.</source>
        <translation>領出%1：只有王牌吃得下。</translation>
    </message>
    <message>
        <source>Lead the %1: only the %2 can take it.</source>
        <translation>領出%1：只有%2吃得下。</translation>
    </message>
    <message>
        <source>Lead the %1 and keep the %2, which may take a trick later.</source>
        <translation>領出%1，%2留著：以後也許能吃一墩。</translation>
    </message>
    <message>
        <source>Lead the %1: if it is taken, it costs you %2 points; the %3 would cost %4.</source>
        <translation>領出%1：萬一被吃掉，只丟 %2 分；領出%3就要丟 %4 分。</translation>
    </message>
    <message>
        <source>Play the %1: you are ahead with it, and there are already %2 points in the trick.</source>
        <translation>出%1：這樣你領先，這墩裡已經有 %2 分了。</translation>
    </message>
    <message>
        <source>Trump it with the %1: that brings you %2 points, and its own %3 are safe.</source>
        <translation>用王牌%1吃：能得 %2 分，它自己的 %3 分也穩了。</translation>
    </message>
    <message>
        <source>Let this one go, and add no points to it.</source>
        <translation>放掉這墩，別往裡面添分。</translation>
    </message>
    <message>
        <source>Play the %1: it costs %2 points, and you have nothing cheaper.</source>
        <translation>出%1：要搭上 %2 分，但你沒有更省的牌了。</translation>
    </message>
    <message>
        <source>Let this one go: there are no points in it.</source>
        <translation>放掉這墩：裡面沒有分。</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick: keep your %1, or its %2 points are lost.</source>
        <translation>這墩你吃不下：%1留著，免得白丟 %2 分。</translation>
    </message>
    <message>
        <source>Take it with the %1: its %2 points are safe, and then your %3 is the highest of its suit.</source>
        <translation>用%1吃下：它的 %2 分穩了，之後你的%3就是那門花色最大的。</translation>
    </message>
    <message>
        <source>Keep your %1: as the highest of its suit left, it can take a trick of its own.</source>
        <translation>%1留著：這門花色剩下的就數它最大，自己就能吃一墩。</translation>
    </message>
    <message>
        <source>Lead the %1, a small trump without points: whoever takes it has to spend a higher one.</source>
        <translation>領出小王牌%1，它沒有分：誰要吃它，就得花更大的王牌。</translation>
    </message>
    <message>
        <source>Add your %1 points: %2 holds the %3, the last trump, and can take this trick.</source>
        <translation>添上 %1 分：最後一張王牌%3在%2手上，吃得下這墩。</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick, and none of your cards has points: it hardly matters which one you throw.</source>
        <translation>這墩你吃不下，手上的牌又都沒有分：出哪張都差不多。</translation>
    </message>
    <message>
        <source>Let this one go: there are no points in it, and you keep your %1.</source>
        <translation>放掉這墩：沒有分，%1留著。</translation>
    </message>
    <message>
        <source>Take it with the %1: any other card would cost you at least %2 points.</source>
        <translation>用%1吃下：出別的牌，至少要丟 %2 分。</translation>
    </message>
    <message>
        <source>Play the %1, though it costs %2 points: then your %3 is the highest of its suit.</source>
        <translation>出%1，雖然要搭上 %2 分：之後你的%3就是那門花色最大的。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick, and you have no points to add: play any card.</source>
        <translation>這墩%1領先，你又沒有分可添：出哪張都可以。</translation>
    </message>
    <message>
        <source>Let this one go: %1 still has the %2, the last trump, and may take your %3 with it.</source>
        <translation>放掉這墩：最後一張王牌%2還在%1手上，可能連你的%3一起吃掉。</translation>
    </message>
    <message>
        <source>Let this one go: there are no points in it, and %1 has to lead next.</source>
        <translation>放掉這墩：裡面沒有分，下一墩又得由%1領出。</translation>
    </message>
    <message>
        <source>Let this one go: there are no points in it, and you keep your trumps.</source>
        <translation>放掉這墩：沒有分，幾張王牌都留著。</translation>
    </message>
    <message>
        <source>Lead the %1, a small trump without points: to take it, %2 has to spend a higher one.</source>
        <translation>領出小王牌%1，它沒有分：%2要吃它，就得花更大的王牌。</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick: throw the %1, which costs you the least.</source>
        <translation>這墩你吃不下：墊%1，損失最小。</translation>
    </message>
    <message>
        <source>Lead the %1: if %2 takes it, you draw the %3, a trump; if not, you win the game.</source>
        <translation>領出%1：%2要是吃掉，你就抽到王牌%3；要是不吃，你就贏下整局。</translation>
    </message>
    <message>
        <source>Lead the %1: if %2 takes it, you draw the %3, a trump; if not, its %4 points are yours.</source>
        <translation>領出%1：%2要是吃掉，你就抽到王牌%3；要是不吃，它的 %4 分就歸你。</translation>
    </message>
    <message>
        <source>Lead the %1: if %2 takes it, you draw the %3, a trump.</source>
        <translation>領出%1：%2要是吃掉，你就抽到王牌%3。</translation>
    </message>
    <message>
        <source>Lead the %1: you hold the %2 yourself, so only a trump can take it.</source>
        <translation>領出%1：%2在你自己手上，所以只有王牌吃得下。</translation>
    </message>
    <message>
        <source>Lead the %1, a trump: if you led the %2, %3 could bring home the %4.</source>
        <translation>領出王牌%1：要是領出%2，%3就可能拿%4來吃，把分穩穩收下。</translation>
    </message>
    <message>
        <source>Lead the %1, a trump: if you led the %2, %3 could bring home the ace or the three of %4.</source>
        <translation>領出王牌%1：要是領出%2，%3就可能拿%4的 A 或 3 來吃，把分穩穩收下。</translation>
    </message>
    <message>
        <source>The %1 wins the game: with this trick you have %2 points.</source>
        <translation>出%1就贏下整局：拿到這墩，你就有 %2 分。</translation>
    </message>
    <message>
        <source>This is lost: whatever you play, %1 wins the game with this trick.</source>
        <translation>這局輸定了：不管你出什麼，%1拿到這墩就贏下整局。</translation>
    </message>
    <message>
        <source>If your lead is taken, you lose only %1 points.</source>
        <translation>領出的牌就算被吃掉，你也只丟 %1 分。</translation>
    </message>
    <message>
        <source>You win whichever card you play now: %1 points are certain.</source>
        <translation>現在出哪張你都贏：%1 分穩拿。</translation>
    </message>
    <message>
        <source>With best play on both sides you end with %1 points, whichever card you play now.</source>
        <translation>雙方都打得最好時，你最後有 %1 分，現在出哪張都一樣。</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick, and none of your cards has points: throw the %1, the lowest.</source>
        <translation>這墩你吃不下，手上的牌又都沒有分：墊最小的%1。</translation>
    </message>
    <message>
        <source>Throw the %1: it costs you %2 points; your %3 would cost %4 and not take this trick either.</source>
        <translation>墊%1：丟 %2 分；出%3要丟 %4 分，也一樣吃不下這墩。</translation>
    </message>
    <message>
        <source>Take it with the %1 and keep the %2: it may take an ace or a three later.</source>
        <translation>用%1吃下，%2留著：以後也許能吃到 A 或 3。</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick: throw the %1, which has no points and is no trump.</source>
        <translation>這墩你吃不下：墊%1，它沒有分，也不是王牌。</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick: throw the %1. It is a trump, but your only card without points.</source>
        <translation>這墩你吃不下：墊%1。它雖是王牌，但沒有分的牌你只有這一張。</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick: throw the %1, which has no points.</source>
        <translation>這墩你吃不下：墊%1，它沒有分。</translation>
    </message>
    <message>
        <source>Lead the %1: you win the game unless the %2 takes it.</source>
        <translation>領出%1：只要沒被%2吃掉，你就贏下整局。</translation>
    </message>
    <message>
        <source>Lead the %1: you win the game unless the %2 or the %3 of %4 takes it.</source>
        <translation>領出%1：只要沒被%4的%2或%3吃掉，你就贏下整局。</translation>
    </message>
    <message>
        <source>Lead the %1: if %2 doesn&apos;t take it, you win the game.</source>
        <translation>領出%1：%2要是不吃，你就贏下整局。</translation>
    </message>
    <message>
        <source>Lead the %1: only the %2 and the %3 of %4 can take it.</source>
        <translation>領出%1：只有%4的%2和%3吃得下。</translation>
    </message>
    <message>
        <source>Lead the %1: only %2 points are still out in its suit, but %3 in %4.</source>
        <translation>領出%1：這門花色外面只剩 %2 分，%4卻還有 %3 分。</translation>
    </message>
    <message>
        <source>Lead the %1: of its suit only the %2 is still out, so it can only take a trick if you lead it.</source>
        <translation>領出%1：這門花色外面只剩%2，所以只有你自己領出，它才吃得到墩。</translation>
    </message>
    <message>
        <source>You keep your %1: it may take an ace or a three later.</source>
        <translation>你的%1留著：以後也許能吃到 A 或 3。</translation>
    </message>
    <message>
        <source>Take it with the %1: throwing your %2 would cost you its %3 points.</source>
        <translation>用%1吃下：要是墊%2，就白丟它的 %3 分。</translation>
    </message>
    <message>
        <source>Lead the %1 and keep the %2: it may still take the %3.</source>
        <translation>領出%1，%2留著：也許還能吃到%3。</translation>
    </message>
    <message>
        <source>Lead the %1 and keep the %2: it may take an ace or a three later.</source>
        <translation>領出%1，%2留著：以後也許能吃到 A 或 3。</translation>
    </message>
    <message>
        <source>The game is yours: %1 points are certain.</source>
        <translation>這局你贏定了：%1 分穩拿。</translation>
    </message>
    <message>
        <source>Lead the %1: if it isn&apos;t taken, you win the game.</source>
        <translation>領出%1：沒人吃的話，你就贏下整局。</translation>
    </message>
    <message>
        <source>Then your %1 takes the %2.</source>
        <translation>之後你的%1能吃到%2。</translation>
    </message>
    <message>
        <source>Then your %1 takes the %2, and your %3 takes the %4.</source>
        <translation>之後你的%1能吃到%2，%3能吃到%4。</translation>
    </message>
    <message>
        <source>Let this one go: it costs you only %1 points, and %2 has to lead next.</source>
        <translation>放掉這墩：只丟 %1 分，下一墩又得由%2領出。</translation>
    </message>
    <message>
        <source>Let this one go: its %1 points are not worth your %2, your only trump.</source>
        <translation>放掉這墩：才 %1 分，不值得花掉你唯一的王牌%2。</translation>
    </message>
    <message>
        <source>Let this one go: its %1 points are not worth your %2, a trump.</source>
        <translation>放掉這墩：才 %1 分，不值得花掉你的王牌%2。</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick: throw the %1 and keep your %2, a trump.</source>
        <translation>這墩你吃不下：墊%1，王牌%2留著。</translation>
    </message>
    <message>
        <source>Play the %1, though it costs you %2 points.</source>
        <translation>雖然要搭上 %2 分，還是出%1。</translation>
    </message>
    <message>
        <source>Play the %1, though it costs %2 points, and keep your %3, a trump.</source>
        <translation>出%1，雖然要搭上 %2 分，但王牌%3能留著。</translation>
    </message>
    <message>
        <source>Play the %1, though it costs %2 points, and keep the %3: throwing it later costs you nothing.</source>
        <translation>出%1，雖然要搭上 %2 分，但%3能留著：以後墊掉也不虧。</translation>
    </message>
    <message>
        <source>Lead the %1: %2 has to take it, and then you draw the %3, a trump.</source>
        <translation>領出%1：%2非吃不可，你就抽到王牌%3。</translation>
    </message>
    <message>
        <source>Lead the %1: %2 has no ace or three of %3 to take it with.</source>
        <translation>領出%1：%2沒有%3的 A 或 3 可以拿來吃。</translation>
    </message>
    <message>
        <source>Lead the %1: its %2 points are yours if it isn&apos;t taken, and little is lost if it is.</source>
        <translation>領出%1：沒人吃的話，它的 %2 分就歸你；被吃掉也沒多大損失。</translation>
    </message>
    <message>
        <source>Lead the %1: your %2 would be easier to take.</source>
        <translation>領出%1：換成你的%2，更容易被吃掉。</translation>
    </message>
    <message>
        <source>Let this one go and throw the %1: that costs you only %2 points, and no trump.</source>
        <translation>放掉這墩，墊%1：只丟 %2 分，又不費王牌。</translation>
    </message>
    <message>
        <source>The game is as good as lost, but take this trick: %1 would win with it at once.</source>
        <translation>這局差不多輸定了，但這墩還是要吃下：讓%1拿走，整局當場就輸了。</translation>
    </message>
    <message>
        <source>The game is lost whichever card you play now: with best play on both sides you end with %1 points.</source>
        <translation>現在出哪張都是輸：雙方都打得最好時，你最後有 %1 分。</translation>
    </message>
    <message>
        <source>The game is lost, but you still end with at least %1 points.</source>
        <translation>這局輸定了，但你最後至少還有 %1 分。</translation>
    </message>
    <message>
        <source>The game is as good as lost, whichever card you play.</source>
        <translation>不管出哪張，這局你都差不多輸定了。</translation>
    </message>
    <message>
        <source>Let this one go: its %1 points are not worth a trump.</source>
        <translation>放掉這墩：才 %1 分，不值得花掉一張王牌。</translation>
    </message>
    <message>
        <source>You also draw the hidden card of the stock, which may be the %1.</source>
        <translation>而且牌堆裡蓋著的那張由你來抽，可能就是%1。</translation>
    </message>
    <message>
        <source>The game is yours, whichever card you play: nobody can take your %1, and with it you have at least %2 points.</source>
        <translation>這局你贏定了，出哪張都一樣：你的%1沒人吃得下，有了它，你至少有 %2 分。</translation>
    </message>
    <message>
        <source>The game is as good as won, whichever card you play.</source>
        <translation>不管出哪張，這局你都差不多贏定了。</translation>
    </message>
    <message>
        <source>Let this one go, though it costs you %1 points: your %2 is the highest trump left and may take an ace or a three later.</source>
        <translation>放掉這墩，雖然要丟 %1 分：剩下的王牌就數你的%2最大，以後也許能吃到 A 或 3。</translation>
    </message>
    <message>
        <source>Let this one go, though it costs you %1 points: your %2 can take more in another trick.</source>
        <translation>放掉這墩，雖然要丟 %1 分：你的%2在別的墩裡能吃更多分。</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick: throw the %1 and keep the %2, which is harder to take if you lead it later.</source>
        <translation>這墩你吃不下：墊%1，%2留著，以後領出更不容易被吃掉。</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick: throw the %1, your only card without points.</source>
        <translation>這墩你吃不下：墊%1，沒有分的牌你只有這一張。</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick: throw the %1. It costs you %2 points, but you have nothing cheaper.</source>
        <translation>這墩你吃不下：墊%1。要丟 %2 分，但你沒有更省的牌了。</translation>
    </message>
    <message>
        <source>None of your cards has points, so it matters little which one you lead.</source>
        <translation>你手上的牌都沒有分，領出哪張差別不大。</translation>
    </message>
    <message>
        <source>You keep both your trumps for later.</source>
        <translation>你的兩張王牌都留到以後。</translation>
    </message>
    <message>
        <source>Trump it with the %1: any other card would cost you at least %2 points.</source>
        <translation>用王牌%1吃：出別的牌，至少要丟 %2 分。</translation>
    </message>
    <message>
        <source>Trump it with the %1: throwing your %2 would cost you its %3 points.</source>
        <translation>用王牌%1吃：要是墊%2，就白丟它的 %3 分。</translation>
    </message>
    <message>
        <source>Trump it with the %1: that is %2 points.</source>
        <translation>用王牌%1吃：有 %2 分。</translation>
    </message>
    <message>
        <source>Trump it with the %1: nobody plays after you, so its %2 points are safe.</source>
        <translation>用王牌%1吃：你後面沒人出牌了，它的 %2 分穩了。</translation>
    </message>
    <message>
        <source>Trump it with the %1 and keep the %2: it may take an ace or a three later.</source>
        <translation>用王牌%1吃，%2留著：以後也許能吃到 A 或 3。</translation>
    </message>
    <message>
        <source>Trump it with the %1 and keep the %2 for a trick that needs it.</source>
        <translation>用王牌%1吃，%2留給用得著的墩。</translation>
    </message>
    <message>
        <source>Trump it with the %1: there are no points in it, but you lead next.</source>
        <translation>用王牌%1吃：這墩沒有分，但下一墩由你領出。</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick: throw the %1, your lowest card.</source>
        <translation>這墩你吃不下：墊最小的%1。</translation>
    </message>
    <message>
        <source>Lead the %1: it has no points and isn&apos;t a trump, so you lose nothing if it is taken.</source>
        <translation>領出%1：它沒有分，也不是王牌，被吃掉也不虧。</translation>
    </message>
    <message>
        <source>Lead the %1: it has no points, so you lose nothing if it is taken.</source>
        <translation>領出%1：它沒有分，被吃掉也不虧。</translation>
    </message>
    <message>
        <source>You have no ace or three to lose, so it matters little which card you lead.</source>
        <translation>你沒有 A 或 3 可丟，領出哪張差別不大。</translation>
    </message>
</context>
<context>
    <name>Briscola thoughts</name>
    <message>
        <source>%0 sees all cards: best play on all sides brings %1 points.</source>
        <translation>%0看得見所有的牌：各方都打得最好時，能得 %1 分。</translation>
    </message>
    <message>
        <source>%0 sees all cards and has looked at this trick.</source>
        <translation>%0看得見所有的牌，算過了這一墩。</translation>
    </message>
    <message>
        <source>%0 sees all cards and has looked %1 tricks ahead.</source>
        <translation>%0看得見所有的牌，往後算了 %1 墩。</translation>
    </message>
    <message>
        <source>%0 has only this card left.</source>
        <translation>%0只剩這一張了。</translation>
    </message>
    <message>
        <source>%0 has won already, with %1 points.</source>
        <translation>%0已經贏了，有 %1 分。</translation>
    </message>
    <message>
        <source>%0 has to take this: %1 would win the game with it.</source>
        <translation>%0非吃這墩不可：讓%1拿走，整局就輸了。</translation>
    </message>
    <message>
        <source>%0 leads the %1: nobody can take it, and its %2 points are safe.</source>
        <translation>%0領出%1：沒人吃得下，這 %2 分穩了。</translation>
    </message>
    <message>
        <source>%0 leads the %1: nobody can take it.</source>
        <translation>%0領出%1：沒人吃得下。</translation>
    </message>
    <message>
        <source>%0 leads the %1, the highest of its suit left: only a trump can take it.</source>
        <translation>%0領出%1，這門花色剩下的就數它最大：只有王牌吃得下。</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the %2: a trump is worth more when there are points to take.</source>
        <translation>%0領出%1，把%2留著：王牌等到有分可搶時更值錢。</translation>
    </message>
    <message>
        <source>%0 leads the %1: only a higher trump can take it.</source>
        <translation>%0領出%1：只有更大的王牌吃得下。</translation>
    </message>
    <message>
        <source>%0 leads the %1: except for trumps, only the %2 can take it.</source>
        <translation>%0領出%1：除了王牌，只有%2吃得下。</translation>
    </message>
    <message>
        <source>%0 leads the %1: if it is taken, it costs only %2 points.</source>
        <translation>%0領出%1：就算被吃掉，也只丟 %2 分。</translation>
    </message>
    <message>
        <source>%0 takes over from %1: %2 points are safe in this trick.</source>
        <translation>%0從%1手上接過來：%2 分放進這墩很穩。</translation>
    </message>
    <message>
        <source>%0 takes over from %1, to lead next.</source>
        <translation>%0從%1手上接過來，好領出下一墩。</translation>
    </message>
    <message>
        <source>%0 takes it with the %1: nobody plays after that, so its %2 points are safe.</source>
        <translation>%0用%1吃下：後面沒人出牌了，它的 %2 分穩了。</translation>
    </message>
    <message>
        <source>%0 takes it with the %1 and keeps the %2 for a trick that needs it.</source>
        <translation>%0用%1吃下，%2留給用得著的墩。</translation>
    </message>
    <message>
        <source>%0 takes it with the %1: there are no points in it, but it brings the lead.</source>
        <translation>%0用%1吃下：這墩沒有分，但能領出下一墩。</translation>
    </message>
    <message>
        <source>%0 trumps it with the %1: that brings %2 points.</source>
        <translation>%0用王牌%1吃：能得 %2 分。</translation>
    </message>
    <message>
        <source>%0 takes it with the %1: that is %2 points, and it costs no trump.</source>
        <translation>%0用%1吃下：有 %2 分，又不費王牌。</translation>
    </message>
    <message>
        <source>%0 takes it with the %1: that is %2 points.</source>
        <translation>%0用%1吃下：有 %2 分。</translation>
    </message>
    <message>
        <source>%0 plays the %1: nobody can beat it, so the trick is safe.</source>
        <translation>%0出%1：沒人吃得下，這墩穩了。</translation>
    </message>
    <message>
        <source>%0 plays the %1: only the %2 can beat it now.</source>
        <translation>%0出%1：現在只有%2吃得下。</translation>
    </message>
    <message>
        <source>%0 plays the %1: only a higher trump can beat it now.</source>
        <translation>%0出%1：現在只有更大的王牌吃得下。</translation>
    </message>
    <message>
        <source>%0 plays the %1: only a trump can beat it now.</source>
        <translation>%0出%1：現在只有王牌吃得下。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and is ahead with it: it may be enough.</source>
        <translation>%0出%1，這樣領先，也許就夠了。</translation>
    </message>
    <message>
        <source>%0 loses this trick on purpose: the loser draws the %1, a trump.</source>
        <translation>%0故意輸掉這墩：輸家會抽到王牌%1。</translation>
    </message>
    <message>
        <source>%0 adds %1 points: %2 still plays and may take them.</source>
        <translation>%0添上 %1 分：%2還沒出牌，可能吃得下。</translation>
    </message>
    <message>
        <source>%0 leaves it to %1, who still plays and may take this trick.</source>
        <translation>%0交給%1：搭檔還沒出牌，可能吃下這墩。</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: %0 adds %2 points.</source>
        <translation>這墩%1贏定了：%0添上 %2 分。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: %0 adds %2 points.</source>
        <translation>這墩%1領先：%0添上 %2 分。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: %0 saves the %2.</source>
        <translation>這墩%1領先：%0把%2省下。</translation>
    </message>
    <message>
        <source>%0 adds no points: the card of %1 can still be beaten.</source>
        <translation>%0不添分：%1的牌還可能被吃掉。</translation>
    </message>
    <message>
        <source>%0 leaves this trick to %1, who is ahead.</source>
        <translation>%0把這墩留給%1，搭檔正領先。</translation>
    </message>
    <message>
        <source>%0 lets this one go: there are no points in it, and the trump is kept.</source>
        <translation>%0放掉這墩：沒有分，王牌留著。</translation>
    </message>
    <message>
        <source>%0 lets this one go: the %1 can take more in another trick.</source>
        <translation>%0放掉這墩：%1在別的墩裡能吃更多分。</translation>
    </message>
    <message>
        <source>%0 keeps the %1: it would not take this trick either, and its %2 points would be lost.</source>
        <translation>%0把%1留著：它也吃不下這墩，還會白丟 %2 分。</translation>
    </message>
    <message>
        <source>With best play on both sides %0 ends with %1 points.</source>
        <translation>雙方都打得最好時，%0最後有 %1 分。</translation>
    </message>
    <message>
        <source>%0 judges at a glance, as learned from MiniMax.</source>
        <translation>%0只看一眼就判斷，這是向 MiniMax 學來的。</translation>
    </message>
    <message>
        <source>Of %2 ways the hidden cards may lie, %0 finds this card best in %1.</source>
        <translation>看不到的牌設想 %2 種分布，其中 %1 種%0認為出這張最好。</translation>
    </message>
    <message>
        <source>%0 plays the card that the learned table values most.</source>
        <translation>%0依學到的表，出價值最高的牌。</translation>
    </message>
    <message>
        <source>The learned table has nothing on this: %0 plays the card that is needed least.</source>
        <translation>學到的表裡沒有這種情況：%0出最用不到的牌。</translation>
    </message>
    <message>
        <source>%0 has a trump and plays it.</source>
        <translation>%0有王牌，就出王牌。</translation>
    </message>
    <message>
        <source>%0 follows the suit that was led.</source>
        <translation>%0跟領出的花色。</translation>
    </message>
    <message>
        <source>%0 leads a card without points: there is little to lose.</source>
        <translation>%0領出沒有分的牌：輸了也沒多大損失。</translation>
    </message>
    <message>
        <source>%0 plays the highest trump: it is the likeliest to take the trick.</source>
        <translation>%0出最大的王牌：它最有希望吃下這墩。</translation>
    </message>
    <message>
        <source>%0 plays the card that is worth most: %1 points.</source>
        <translation>%0出分數最高的牌：%1 分。</translation>
    </message>
    <message>
        <source>%0 keeps the %1, a trump: it would not take this trick either.</source>
        <translation>%0把王牌%1留著：出了也吃不下這墩。</translation>
    </message>
    <message>
        <source>%0 plays a card at random.</source>
        <translation>%0隨機抽一張出。</translation>
    </message>
    <message>
        <source>No rule fits here: %0 plays a card at random.</source>
        <translation>沒有規則用得上：%0隨機抽一張出。</translation>
    </message>
    <message>
        <source>%0&apos;s side has already won, with %1 points.</source>
        <translation>%0這一方已經贏了，有 %1 分。</translation>
    </message>
    <message>
        <source>%0 leads the %1: only a trump can take it, and it has no points.</source>
        <translation>%0領出%1：只有王牌吃得下，它又沒有分。</translation>
    </message>
    <message>
        <source>%0 leads the %1: only a trump can take it.</source>
        <translation>%0領出%1：只有王牌吃得下。</translation>
    </message>
    <message>
        <source>%0 leads the %1: only the %2 can take it.</source>
        <translation>%0領出%1：只有%2吃得下。</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the %2, which may take a trick later.</source>
        <translation>%0領出%1，%2留著：以後也許能吃一墩。</translation>
    </message>
    <message>
        <source>%0 leads the %1: if it is taken, it costs %2 points; the %3 would cost %4.</source>
        <translation>%0領出%1：萬一被吃掉，只丟 %2 分；領出%3就要丟 %4 分。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and is ahead with it: there are already %2 points in the trick.</source>
        <translation>%0出%1，這樣領先：這墩裡已經有 %2 分了。</translation>
    </message>
    <message>
        <source>%0 trumps it with the %1: that brings %2 points, and its own %3 are safe.</source>
        <translation>%0用王牌%1吃：能得 %2 分，它自己的 %3 分也穩了。</translation>
    </message>
    <message>
        <source>%0 lets this one go and adds no points to it.</source>
        <translation>%0放掉這墩，不往裡面添分。</translation>
    </message>
    <message>
        <source>%0 plays the %1: it costs %2 points, and no card in hand costs less.</source>
        <translation>%0出%1：要搭上 %2 分，但手上沒有更省的牌了。</translation>
    </message>
    <message>
        <source>%0 lets this one go: there are no points in it.</source>
        <translation>%0放掉這墩：裡面沒有分。</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick and keeps the %1, or its %2 points would be lost.</source>
        <translation>%0吃不下這墩，把%1留著，免得白丟 %2 分。</translation>
    </message>
    <message>
        <source>%0 takes it with the %1: its %2 points are safe, and then the %3 is the highest of its suit.</source>
        <translation>%0用%1吃下：它的 %2 分穩了，之後%3就是那門花色最大的。</translation>
    </message>
    <message>
        <source>%0 keeps the %1: as the highest of its suit left, it can take a trick of its own.</source>
        <translation>%0把%1留著：這門花色剩下的就數它最大，自己就能吃一墩。</translation>
    </message>
    <message>
        <source>%0 leads the %1, a small trump without points: whoever takes it has to spend a higher one.</source>
        <translation>%0領出小王牌%1，它沒有分：誰要吃它，就得花更大的王牌。</translation>
    </message>
    <message>
        <source>%0 adds %1 points: %2 holds the %3, the last trump, and can take this trick.</source>
        <translation>%0添上 %1 分：最後一張王牌%3在%2手上，吃得下這墩。</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick and holds no points: it hardly matters which card goes.</source>
        <translation>%0吃不下這墩，手上又沒有分：出哪張都差不多。</translation>
    </message>
    <message>
        <source>%0 lets this one go: there are no points in it, and the %1 is kept.</source>
        <translation>%0放掉這墩：沒有分，%1留著。</translation>
    </message>
    <message>
        <source>%0 takes it with the %1: any other card would cost at least %2 points.</source>
        <translation>%0用%1吃下：出別的牌，至少要丟 %2 分。</translation>
    </message>
    <message>
        <source>%0 plays the %1, though it costs %2 points: then the %3 is the highest of its suit.</source>
        <translation>%0出%1，雖然要搭上 %2 分：之後%3就是那門花色最大的。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick, and %0 has no points to add: any card will do.</source>
        <translation>這墩%1領先，%0又沒有分可添：出哪張都可以。</translation>
    </message>
    <message>
        <source>%0 lets this one go: %1 still has the %2, the last trump, and may take the %3 with it.</source>
        <translation>%0放掉這墩：最後一張王牌%2還在%1手上，可能連%3一起吃掉。</translation>
    </message>
    <message>
        <source>%0 lets this one go: there are no points in it, and %1 has to lead next.</source>
        <translation>%0放掉這墩：裡面沒有分，下一墩又得由%1領出。</translation>
    </message>
    <message>
        <source>%0 lets this one go: there are no points in it, and the trumps stay.</source>
        <translation>%0放掉這墩：沒有分，幾張王牌都留著。</translation>
    </message>
    <message>
        <source>%0 leads the %1, a small trump without points: to take it, %2 has to spend a higher one.</source>
        <translation>%0領出小王牌%1，它沒有分：%2要吃它，就得花更大的王牌。</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick and throws the %1, which costs the least.</source>
        <translation>%0吃不下這墩，墊損失最小的%1。</translation>
    </message>
    <message>
        <source>%0 leads the %1: if %2 takes it, %0 draws the %3, a trump; if not, %0 wins the game.</source>
        <translation>%0領出%1：%2要是吃掉，%0就抽到王牌%3；要是不吃，%0就贏下整局。</translation>
    </message>
    <message>
        <source>%0 leads the %1: if %2 takes it, %0 draws the %3, a trump; if not, its %4 points come home.</source>
        <translation>%0領出%1：%2要是吃掉，%0就抽到王牌%3；要是不吃，它的 %4 分就到手了。</translation>
    </message>
    <message>
        <source>%0 leads the %1: if %2 takes it, %0 draws the %3, a trump.</source>
        <translation>%0領出%1：%2要是吃掉，%0就抽到王牌%3。</translation>
    </message>
    <message>
        <source>%0 leads the %1 and holds the %2: only a trump can take it.</source>
        <translation>%0領出%1：%2在自己手上，所以只有王牌吃得下。</translation>
    </message>
    <message>
        <source>%0 leads the %1, a trump: on the %2, %3 could bring home the %4.</source>
        <translation>%0領出王牌%1：要是領出%2，%3就可能拿%4來吃，把分穩穩收下。</translation>
    </message>
    <message>
        <source>%0 leads the %1, a trump: on the %2, %3 could bring home the ace or the three of %4.</source>
        <translation>%0領出王牌%1：要是領出%2，%3就可能拿%4的 A 或 3 來吃，把分穩穩收下。</translation>
    </message>
    <message>
        <source>The %1 wins the game for %0, who has %2 points with this trick.</source>
        <translation>%0出%1就贏下整局：拿到這墩，就有 %2 分。</translation>
    </message>
    <message>
        <source>Whatever %0 plays, %1 wins the game with this trick.</source>
        <translation>不管%0出什麼，%1拿到這墩就贏下整局。</translation>
    </message>
    <message>
        <source>If that lead is taken, %0 loses only %1 points.</source>
        <translation>領出的牌就算被吃掉，%0也只丟 %1 分。</translation>
    </message>
    <message>
        <source>%0 wins whichever card is played now: %1 points are certain.</source>
        <translation>%0現在出哪張都贏：%1 分穩拿。</translation>
    </message>
    <message>
        <source>With best play on both sides %0 ends with %1 points, whichever card is played now.</source>
        <translation>雙方都打得最好時，%0最後有 %1 分，現在出哪張都一樣。</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick, holds no points and throws the %1, the lowest.</source>
        <translation>%0吃不下這墩，手上又沒有分，墊最小的%1。</translation>
    </message>
    <message>
        <source>%0 throws the %1: it costs %2 points; the %3 would cost %4 and not take this trick either.</source>
        <translation>%0墊%1：丟 %2 分；出%3要丟 %4 分，也一樣吃不下這墩。</translation>
    </message>
    <message>
        <source>%0 takes it with the %1 and keeps the %2: it may take an ace or a three later.</source>
        <translation>%0用%1吃下，%2留著：以後也許能吃到 A 或 3。</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick and throws the %1, which has no points and is no trump.</source>
        <translation>%0吃不下這墩，墊%1：它沒有分，也不是王牌。</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick and throws the %1: a trump, but the only card without points.</source>
        <translation>%0吃不下這墩，墊%1：它雖是王牌，但沒有分的牌只有這一張。</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick and throws the %1, which has no points.</source>
        <translation>%0吃不下這墩，墊%1：它沒有分。</translation>
    </message>
    <message>
        <source>%0 leads the %1 and wins the game unless the %2 takes it.</source>
        <translation>%0領出%1：只要沒被%2吃掉，就贏下整局。</translation>
    </message>
    <message>
        <source>%0 leads the %1 and wins the game unless the %2 or the %3 of %4 takes it.</source>
        <translation>%0領出%1：只要沒被%4的%2或%3吃掉，就贏下整局。</translation>
    </message>
    <message>
        <source>%0 leads the %1 and wins the game if %2 doesn&apos;t take it.</source>
        <translation>%0領出%1：%2要是不吃，%0就贏下整局。</translation>
    </message>
    <message>
        <source>%0 leads the %1: only the %2 and the %3 of %4 can take it.</source>
        <translation>%0領出%1：只有%4的%2和%3吃得下。</translation>
    </message>
    <message>
        <source>%0 leads the %1: only %2 points are still out in its suit, but %3 in %4.</source>
        <translation>%0領出%1：這門花色外面只剩 %2 分，%4卻還有 %3 分。</translation>
    </message>
    <message>
        <source>%0 leads the %1: of its suit only the %2 is still out, so it can only take a trick if it is led.</source>
        <translation>%0領出%1：這門花色外面只剩%2，所以只有自己領出，它才吃得到墩。</translation>
    </message>
    <message>
        <source>%0 keeps the %1: it may take an ace or a three later.</source>
        <translation>%0把%1留著：以後也許能吃到 A 或 3。</translation>
    </message>
    <message>
        <source>%0 takes it with the %1: throwing the %2 would cost %3 points.</source>
        <translation>%0用%1吃下：要是墊%2，就白丟 %3 分。</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the %2: it may still take the %3.</source>
        <translation>%0領出%1，%2留著：也許還能吃到%3。</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the %2: it may take an ace or a three later.</source>
        <translation>%0領出%1，%2留著：以後也許能吃到 A 或 3。</translation>
    </message>
    <message>
        <source>%0 has won the game: %1 points are certain.</source>
        <translation>這局%0贏定了：%1 分穩拿。</translation>
    </message>
    <message>
        <source>%0 leads the %1 and wins the game if it isn&apos;t taken.</source>
        <translation>%0領出%1：沒人吃的話，就贏下整局。</translation>
    </message>
    <message>
        <source>Then the %1 takes the %2 for %0.</source>
        <translation>之後%0的%1能吃到%2。</translation>
    </message>
    <message>
        <source>Then the %1 takes the %2 for %0, and the %3 takes the %4.</source>
        <translation>之後%0的%1能吃到%2，%3能吃到%4。</translation>
    </message>
    <message>
        <source>%0 lets this one go: it costs only %1 points, and %2 has to lead next.</source>
        <translation>%0放掉這墩：只丟 %1 分，下一墩又得由%2領出。</translation>
    </message>
    <message>
        <source>%0 lets this one go: its %1 points are not worth the %2, the only trump.</source>
        <translation>%0放掉這墩：才 %1 分，不值得花掉唯一的王牌%2。</translation>
    </message>
    <message>
        <source>%0 lets this one go: its %1 points are not worth the %2, a trump.</source>
        <translation>%0放掉這墩：才 %1 分，不值得花掉王牌%2。</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick, throws the %1 and keeps the %2, a trump.</source>
        <translation>%0吃不下這墩，墊%1，把王牌%2留著。</translation>
    </message>
    <message>
        <source>%0 plays the %1, though it costs %2 points.</source>
        <translation>雖然要搭上 %2 分，%0還是出%1。</translation>
    </message>
    <message>
        <source>%0 plays the %1, though it costs %2 points, and keeps the %3, a trump.</source>
        <translation>%0出%1，雖然要搭上 %2 分，但王牌%3能留著。</translation>
    </message>
    <message>
        <source>%0 plays the %1, though it costs %2 points, and keeps the %3: throwing it later costs nothing.</source>
        <translation>%0出%1，雖然要搭上 %2 分，但%3能留著：以後墊掉也不虧。</translation>
    </message>
    <message>
        <source>%0 leads the %1: %2 has to take it, and %0 draws the %3, a trump.</source>
        <translation>%0領出%1：%2非吃不可，%0就抽到王牌%3。</translation>
    </message>
    <message>
        <source>%0 leads the %1: %2 has no ace or three of %3 to take it with.</source>
        <translation>%0領出%1：%2沒有%3的 A 或 3 可以拿來吃。</translation>
    </message>
    <message>
        <source>%0 leads the %1: its %2 points come home if it isn&apos;t taken, and little is lost if it is.</source>
        <translation>%0領出%1：沒人吃的話，它的 %2 分就到手了；被吃掉也沒多大損失。</translation>
    </message>
    <message>
        <source>%0 leads the %1: the %2 would be easier to take.</source>
        <translation>%0領出%1：換成%2，更容易被吃掉。</translation>
    </message>
    <message>
        <source>%0 lets this one go and throws the %1: that costs only %2 points, and no trump.</source>
        <translation>%0放掉這墩，墊%1：只丟 %2 分，又不費王牌。</translation>
    </message>
    <message>
        <source>The game is as good as lost for %0, who takes this trick all the same: %1 would win with it at once.</source>
        <translation>這局%0差不多輸定了，但這墩還是要吃下：讓%1拿走，整局當場就輸了。</translation>
    </message>
    <message>
        <source>The game is lost whichever card is played now: with best play on both sides %0 ends with %1 points.</source>
        <translation>現在出哪張都是輸：雙方都打得最好時，%0最後有 %1 分。</translation>
    </message>
    <message>
        <source>The game is lost, but %0 still ends with at least %1 points.</source>
        <translation>這局%0輸定了，但最後至少還有 %1 分。</translation>
    </message>
    <message>
        <source>The game is as good as lost for %0, whichever card is played.</source>
        <translation>不管出哪張，這局%0都差不多輸定了。</translation>
    </message>
    <message>
        <source>%0 lets this one go: its %1 points are not worth a trump.</source>
        <translation>%0放掉這墩：才 %1 分，不值得花掉一張王牌。</translation>
    </message>
    <message>
        <source>%0 also draws the hidden card of the stock, which may be the %1.</source>
        <translation>而且牌堆裡蓋著的那張由%0來抽，可能就是%1。</translation>
    </message>
    <message>
        <source>%0 wins the game whichever card is played: nobody can take the %1, and with it %0 has at least %2 points.</source>
        <translation>這局%0贏定了，出哪張都一樣：%1沒人吃得下，有了它，%0至少有 %2 分。</translation>
    </message>
    <message>
        <source>The game is as good as won for %0, whichever card is played.</source>
        <translation>不管出哪張，這局%0都差不多贏定了。</translation>
    </message>
    <message>
        <source>%0 lets this one go, though it costs %1 points: the %2 is the highest trump left and may take an ace or a three later.</source>
        <translation>%0放掉這墩，雖然要丟 %1 分：剩下的王牌就數%2最大，以後也許能吃到 A 或 3。</translation>
    </message>
    <message>
        <source>%0 lets this one go, though it costs %1 points: the %2 can take more in another trick.</source>
        <translation>%0放掉這墩，雖然要丟 %1 分：%2在別的墩裡能吃更多分。</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick, throws the %1 and keeps the %2, which is harder to take as a lead.</source>
        <translation>%0吃不下這墩，墊%1，把%2留著：領出時更不容易被吃掉。</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick and throws the %1, the only card without points.</source>
        <translation>%0吃不下這墩，墊%1：沒有分的牌只有這一張。</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick and throws the %1: it costs %2 points, but no card in hand costs less.</source>
        <translation>%0吃不下這墩，墊%1：要丟 %2 分，但手上沒有更省的牌了。</translation>
    </message>
    <message>
        <source>None of the cards %0 holds has points, so it matters little which one is led.</source>
        <translation>%0手上的牌都沒有分，領出哪張差別不大。</translation>
    </message>
    <message>
        <source>%0 keeps both trumps for later.</source>
        <translation>%0把兩張王牌都留到以後。</translation>
    </message>
    <message>
        <source>%0 trumps it with the %1: any other card would cost at least %2 points.</source>
        <translation>%0用王牌%1吃：出別的牌，至少要丟 %2 分。</translation>
    </message>
    <message>
        <source>%0 trumps it with the %1: throwing the %2 would cost %3 points.</source>
        <translation>%0用王牌%1吃：要是墊%2，就白丟 %3 分。</translation>
    </message>
    <message>
        <source>%0 trumps it with the %1: that is %2 points.</source>
        <translation>%0用王牌%1吃：有 %2 分。</translation>
    </message>
    <message>
        <source>%0 trumps it with the %1: nobody plays after that, so its %2 points are safe.</source>
        <translation>%0用王牌%1吃：後面沒人出牌了，它的 %2 分穩了。</translation>
    </message>
    <message>
        <source>%0 trumps it with the %1 and keeps the %2: it may take an ace or a three later.</source>
        <translation>%0用王牌%1吃，%2留著：以後也許能吃到 A 或 3。</translation>
    </message>
    <message>
        <source>%0 trumps it with the %1 and keeps the %2 for a trick that needs it.</source>
        <translation>%0用王牌%1吃，%2留給用得著的墩。</translation>
    </message>
    <message>
        <source>%0 trumps it with the %1: there are no points in it, but it brings the lead.</source>
        <translation>%0用王牌%1吃：這墩沒有分，但能領出下一墩。</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick and throws the %1, the lowest card.</source>
        <translation>%0吃不下這墩，墊最小的%1。</translation>
    </message>
    <message>
        <source>%0 leads the %1: it has no points and isn&apos;t a trump, so nothing is lost if it is taken.</source>
        <translation>%0領出%1：它沒有分，也不是王牌，被吃掉也不虧。</translation>
    </message>
    <message>
        <source>%0 leads the %1: it has no points, so nothing is lost if it is taken.</source>
        <translation>%0領出%1：它沒有分，被吃掉也不虧。</translation>
    </message>
    <message>
        <source>%0 has no ace or three to lose, so it matters little which card is led.</source>
        <translation>%0沒有 A 或 3 可丟，領出哪張差別不大。</translation>
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
    <message>
        <source>The five takes the ace: another suit, and not a trump. 11 points.</source>
        <translation>5 吃 A：A 花色不同，又不是王牌。得 11 分。</translation>
    </message>
    <message>
        <source>Three players play for themselves with 39 cards: the two of cups stays in the box. The most points win.</source>
        <translation>三人各自為戰，用 39 張牌：聖杯2留在盒子裡。分數最多的人獲勝。</translation>
    </message>
</context>
<context>
    <name>BriscolaView</name>
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
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n 張牌</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CalibrationForm</name>
    <message>
        <source>Who tells chances</source>
        <translation>誰來預估</translation>
    </message>
    <message>
        <source>A curve for each</source>
        <translation>曲線怎麼分</translation>
    </message>
    <message>
        <source>One for all decisions</source>
        <translation>所有決策一條</translation>
    </message>
    <message>
        <source>Role of the player</source>
        <translation>玩家的角色</translation>
    </message>
    <message>
        <source>Phase of the deal</source>
        <translation>牌局的階段</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局數</translation>
    </message>
    <message>
        <source>Ten times as many show errors a third as large.</source>
        <translation>局數加到十倍，小到三分之一的偏差也看得出來。</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>種子</translation>
    </message>
    <message>
        <source>The same seed gives the same deals, and the same result.</source>
        <translation>種子相同，牌局就相同，結果也相同。</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Each player plays against itself and tells, at every decision, its chance to win or the points it expects. The plot shows what came of them.</source>
        <translation>每個玩家自己跟自己打，每次決策都預估勝率或得分。圖上顯示後來結果如何。</translation>
    </message>
    <message numerus="yes">
        <source>Choose up to %n player(s). All play the same deals.</source>
        <translation>
            <numerusform>最多選 %n 名玩家，打的牌局都相同。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CalibrationView</name>
    <message>
        <source>%1 decisions, on average %2 in 100 off; if all were true, chance alone would show %3.</source>
        <translation>%1 次決策，平均偏差 %2%；就算全都估準，單憑運氣也會差 %3%。</translation>
    </message>
    <message>
        <source>%1 decisions, on average %2 points off; if all were true, chance alone would show %3.</source>
        <translation>%1 次決策，平均偏差 %2 分；就算全都估準，單憑運氣也會差 %3 分。</translation>
    </message>
    <message>
        <source>%1: chances of %2</source>
        <comment>game, player</comment>
        <translation>%1：%2的勝率預估</translation>
    </message>
    <message>
        <source>All experiments</source>
        <translation>所有實驗</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>儲存為 CSV</translation>
    </message>
    <message>
        <source>Save as JSON</source>
        <translation>儲存為 JSON</translation>
    </message>
    <message>
        <source>This player tells no chances.</source>
        <translation>這個玩家不預估勝率。</translation>
    </message>
    <message>
        <source>Chances told against games won</source>
        <translation>預估勝率與實際勝率</translation>
    </message>
    <message>
        <source>Each point is about a tenth of what it told, with its 95 % interval. Above the diagonal it was too careful, below it too bold.</source>
        <translation>每個點約代表十分之一的預估，附 95% 信賴區間。在對角線上方是太保守，在下方是太大膽。</translation>
    </message>
</context>
<context>
    <name>CardTableView</name>
    <message>
        <source>Your lead</source>
        <translation>由你領出</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>輪到你了</translation>
    </message>
</context>
<context>
    <name>ChancePanel</name>
    <message>
        <source>Nobody</source>
        <translation>沒人</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2%</translation>
    </message>
    <message>
        <source>Each card that you have not seen is equally likely to be anywhere it can be:
with a player who has not shown a void in its suit, or with nobody, face down.</source>
        <translation>你沒見過的每張牌，在任何可能的地方機會均等：
在沒有露出缺這門花色的人手上，或者沒人拿、蓋著。</translation>
    </message>
    <message>
        <source>Who holds what, in %</source>
        <translation>誰手上有什麼（%）</translation>
    </message>
</context>
<context>
    <name>ClanPlate</name>
    <message>
        <source>%1: %2 captured</source>
        <translation>%1：奪得 %2 個</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>領先</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <comment>in hand and supply</comment>
        <translation>
            <numerusform>剩 %n 個板塊</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClimbingView</name>
    <message>
        <source>Rounds</source>
        <translation>回顧</translation>
    </message>
    <message>
        <source>Class %1: %2</source>
        <translation>%1 級：%2</translation>
    </message>
    <message numerus="yes">
        <source>cards</source>
        <comment>left in a hand</comment>
        <translation>
            <numerusform>張</numerusform>
        </translation>
    </message>
    <message>
        <source>Sorted by rank</source>
        <translation>依點數排列</translation>
    </message>
    <message>
        <source>Sorted by suit</source>
        <translation>依花色排列</translation>
    </message>
    <message>
        <source>Sorted by combination</source>
        <translation>依牌型排列</translation>
    </message>
    <message>
        <source>Classes of the cards</source>
        <translation>牌的等級</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>還剩 %n 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>出牌</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>has the lead</source>
        <translation>握有牌權</translation>
    </message>
    <message>
        <source>Find a play</source>
        <translation>找一手牌</translation>
    </message>
</context>
<context>
    <name>CoachBubble</name>
    <message>
        <source>Go on</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>下一課</translation>
    </message>
    <message>
        <source>Back to the lessons</source>
        <translation>回到課程</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>退出本課</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Copy the command</source>
        <translation>複製命令</translation>
    </message>
    <message>
        <source>The command is copied. It gives the same figures in a terminal.</source>
        <translation>命令已複製。在終端機執行會得到同樣的數據。</translation>
    </message>
</context>
<context>
    <name>ContestantRow</name>
    <message>
        <source>Parameters of %1</source>
        <translation>%1的參數</translation>
    </message>
    <message>
        <source>Put %1 first</source>
        <translation>將%1移到第一個</translation>
    </message>
    <message>
        <source>Take %1 out</source>
        <translation>移除%1</translation>
    </message>
    <message>
        <source>Usually %1.</source>
        <translation>通常為 %1。</translation>
    </message>
    <message>
        <source>From %1 to %2, usually %3.</source>
        <translation>%1 至 %2，通常為 %3。</translation>
    </message>
    <message>
        <source>The path of a file; usually there is none.</source>
        <translation>檔案路徑，通常沒有。</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>The goal</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>Four players hold thirteen cards each, and everybody plays alone. Whoever gets rid of all their cards first wins the deal.</source>
        <translation>四個人，每人十三張牌，各打各的。誰最先出完手上的牌，誰就贏下這局。</translation>
    </message>
    <message>
        <source>Whoever holds the three of diamonds begins, with a play that contains it. You hold it. Click it, then press Play.</source>
        <translation>有方塊3的人先出，第一手牌必須有它。它在你手上：點一下選中，再按「出牌」。</translation>
    </message>
    <message>
        <source>Your lowest card is gone. Now the others answer in turn, each with a higher card.</source>
        <translation>你最小的牌走了。接著其他人輪流出更大的牌。</translation>
    </message>
    <message>
        <source>That contains the three of diamonds and is allowed, but for now play it alone.</source>
        <translation>這手牌有方塊3，可以出，不過這次先單出這一張。</translation>
    </message>
    <message>
        <source>The jack of hearts is the highest so far. Your queen, king, ace and 2 are all higher. Play one of them.</source>
        <translation>目前最大的是紅心J。你的 Q、K、A 和 2 都比它大，出其中一張。</translation>
    </message>
    <message>
        <source>All others pass, so the round is yours, and you begin the next one: you lead.</source>
        <translation>其他人都 Pass，這一輪歸你，下一輪由你先出。</translation>
    </message>
    <message>
        <source>You may pass, but this time beat the jack: you have four cards that do.</source>
        <translation>Pass 也可以，不過這次壓過 J 吧：你有四張牌壓得過。</translation>
    </message>
    <message>
        <source>Another deal, much later: you have the lead, and a single card is left in your hand. Play it.</source>
        <translation>另一局，已經快打完了：牌權在你手上，你只剩一張牌。出掉它。</translation>
    </message>
    <message>
        <source>All thirteen are gone, and you are the first: you win the deal.</source>
        <translation>十三張全出完了，你是第一個：這局你贏了。</translation>
    </message>
    <message>
        <source>High and low</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>The 2 is the highest rank, then ace, king, queen and so on down to the 3. You hold one card of each rank.</source>
        <translation>2 最大，再來是 A、K、Q，依序往下，3 最小。每種點數你各有一張。</translation>
    </message>
    <message>
        <source>The king of spades lies on the table. Beat it as cheaply as you can.</source>
        <translation>桌上是黑桃K。用盡量小的牌壓過它。</translation>
    </message>
    <message>
        <source>The ace is the next rank above the king, and you still have your 2.</source>
        <translation>A 只比 K 大一級，你的 2 還留著。</translation>
    </message>
    <message>
        <source>One of your cards is just above the king. From the top: 2, ace, king, queen.</source>
        <translation>你有一張牌正好比 K 大一級。由大到小：2、A、K、Q。</translation>
    </message>
    <message>
        <source>Between two cards of one rank the suit decides: spades are highest, then hearts, clubs, diamonds. So your king of hearts couldn&apos;t have beaten the king of spades.</source>
        <translation>點數相同時比花色：黑桃最大，其次是紅心、梅花、方塊。所以剛才你的紅心K壓不過黑桃K。</translation>
    </message>
    <message>
        <source>Now the nine of hearts lies on the table. Beat it with a nine.</source>
        <translation>現在桌上是紅心9。用一張 9 壓過它。</translation>
    </message>
    <message>
        <source>Spades beat hearts, so the nine of spades is enough. Your higher cards stay with you.</source>
        <translation>黑桃大過紅心，黑桃9就夠了。更大的牌還留在你手上。</translation>
    </message>
    <message>
        <source>A nine is enough, if its suit is higher than hearts.</source>
        <translation>一張 9 就夠，只要花色比紅心大。</translation>
    </message>
    <message>
        <source>Singles and pairs</source>
        <translation>單張和對子</translation>
    </message>
    <message>
        <source>Whoever leads plays one card, a pair or five cards that belong together. The others must play just as many cards, and higher ones, or pass.</source>
        <translation>先出的人可以出單張、對子，或五張成牌型的牌。其他人要出同樣張數而更大的牌，或者 Pass。</translation>
    </message>
    <message>
        <source>Two sevens lie on the table: diamonds and hearts. A pair is as high as its higher card. Beat it as cheaply as you can.</source>
        <translation>桌上是一對 7：方塊和紅心。對子比較其中較大的那張。用盡量小的對子壓過它。</translation>
    </message>
    <message>
        <source>Your seven of spades is higher than the seven of hearts, so your pair is higher.</source>
        <translation>你的黑桃7比紅心7大，所以你的對子更大。</translation>
    </message>
    <message>
        <source>A lower pair of yours is enough. The rank may be the same, if the higher card&apos;s suit is higher.</source>
        <translation>用更小的對子就夠了。點數相同也行，只要較大那張的花色更大。</translation>
    </message>
    <message>
        <source>The player on your right has two nines. Beat them, but save your aces.</source>
        <translation>右邊的玩家出了一對 9。壓過它，但把 A 留著。</translation>
    </message>
    <message>
        <source>Two tens are enough. All others have passed, so you lead.</source>
        <translation>一對 10 就夠了。其他人都 Pass，由你先出。</translation>
    </message>
    <message>
        <source>Without the aces, but without giving up the round: a pair just above the nines is enough.</source>
        <translation>不動 A，也別放棄這一輪：正好比 9 大一點的對子就夠了。</translation>
    </message>
    <message>
        <source>You lead, so you choose how many cards. Get rid of your lowest pair.</source>
        <translation>由你先出，出幾張你來定。把最小的對子出掉。</translation>
    </message>
    <message>
        <source>Two low cards gone at once. Now everybody must answer with pairs.</source>
        <translation>一次走掉兩張小牌。現在大家都得出對子。</translation>
    </message>
    <message>
        <source>You may lead that, but this time lead the lowest two cards of one rank.</source>
        <translation>這樣出也可以，不過這次出一對，挑點數最小的。</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Two queens lie on the table. You may pass even when you could play. The only higher pair you hold is your two 2s, and you will need them later: pass.</source>
        <translation>桌上是一對 Q。壓得過也可以 Pass。比它大的，你只有一對 2，以後還用得著：這次 Pass 吧。</translation>
    </message>
    <message>
        <source>You keep both 2s. Watch how the round goes on without you.</source>
        <translation>兩張 2 都留住了。看看這一輪沒有你會怎麼打。</translation>
    </message>
    <message>
        <source>You may, but one at a time your 2s can win you two rounds. Passing costs nothing now.</source>
        <translation>這樣也行，不過兩張 2 分開用，能替你贏下兩輪。現在 Pass，什麼也不損失。</translation>
    </message>
    <message>
        <source>You were skipped: whoever has passed is out until the round is over. The player on your left won it and has led the six of diamonds.</source>
        <translation>輪到你時跳過了：Pass 之後，要等這一輪結束才能再出。左邊的玩家贏了這一輪，先出了方塊6。</translation>
    </message>
    <message>
        <source>It is a new round, and you are in again. Beat the six of diamonds as cheaply as you can.</source>
        <translation>新的一輪，你又能出了。用盡量小的牌壓過方塊6。</translation>
    </message>
    <message>
        <source>Spades beat diamonds, and a low card is gone. One more thing: whoever leads cannot pass.</source>
        <translation>黑桃大過方塊，又走掉一張小牌。還有一點：先出的人不能 Pass。</translation>
    </message>
    <message>
        <source>Your cheapest answer has the same rank, in a higher suit.</source>
        <translation>最省的那張：點數相同，花色更大。</translation>
    </message>
    <message>
        <source>Five cards</source>
        <translation>五張牌</translation>
    </message>
    <message>
        <source>Five ranks in a row are a straight; the highest card decides between two of them. Five cards of one suit are a flush, and a flush beats every straight.</source>
        <translation>五張點數相連的牌是順子，兩個順子比最大的那張。五張花色相同的牌是同花，同花大過所有順子。</translation>
    </message>
    <message>
        <source>You could beat this with a higher straight, but also with a flush. Play your flush.</source>
        <translation>用更大的順子壓得過，用同花也行。出同花吧。</translation>
    </message>
    <message>
        <source>A flush beats every straight, even one up to the ace.</source>
        <translation>同花大過所有順子，就算順子一直連到 A。</translation>
    </message>
    <message>
        <source>Look for the suit of which you hold five cards, and play them all.</source>
        <translation>找出你有五張的那門花色，全部出掉。</translation>
    </message>
    <message>
        <source>Three of a kind and a pair are a full house. It beats every flush, and only its three cards of a kind count. Beat this flush, but keep your queens.</source>
        <translation>三條加一對是葫蘆，大過所有同花；葫蘆之間只比三條。壓過這手同花，但把 Q 留著。</translation>
    </message>
    <message>
        <source>Any full house beats any flush, and your two queens are still yours.</source>
        <translation>葫蘆大過任何同花，你的兩張 Q 也還在。</translation>
    </message>
    <message>
        <source>Your three fives and a pair beat it, and the pair&apos;s rank doesn&apos;t matter: use the lower one.</source>
        <translation>你的三張 5 加一對就壓得過，對子多大都一樣：用小的那對。</translation>
    </message>
    <message>
        <source>Four of a kind, with any fifth card, beats every full house. Only a straight flush, a straight of one suit, ranks above it. Play four of a kind with your lowest other card.</source>
        <translation>四張點數相同的牌加任意一張，大過所有葫蘆。比它更大的只有同花順，也就是花色相同的順子。出鐵支，帶上其餘牌裡最小的一張。</translation>
    </message>
    <message>
        <source>Only a higher four of a kind or a straight flush could beat that.</source>
        <translation>只有更大的鐵支或同花順才壓得過。</translation>
    </message>
    <message>
        <source>Take all four of your fours, and the lowest of your other cards with them.</source>
        <translation>四張 4 全出，再帶上其餘牌裡最小的一張。</translation>
    </message>
    <message>
        <source>The last cards</source>
        <translation>最後幾張牌</translation>
    </message>
    <message>
        <source>You hold four cards. The player opposite has a single card left and must not get to play it. Take the round with a card that nobody can beat.</source>
        <translation>你有四張牌。對面的玩家只剩一張，不能讓這張牌出掉。用一張沒人壓得過的牌贏下這一輪。</translation>
    </message>
    <message>
        <source>Nothing beats the two of spades. Now you lead.</source>
        <translation>沒有牌壓得過黑桃2。現在由你先出。</translation>
    </message>
    <message>
        <source>The player opposite might beat what lies there then, and would be out. Which card is the highest of all?</source>
        <translation>那樣對面的玩家可能壓得過，一壓就出完了。哪張牌最大？</translation>
    </message>
    <message>
        <source>Left are a five and two jacks. Lead something that a player with a single card can&apos;t answer.</source>
        <translation>還剩一張 5 和兩張 J。先出只剩一張牌的人壓不了的。</translation>
    </message>
    <message>
        <source>One card can&apos;t answer a pair. The others have no higher pair either.</source>
        <translation>一張牌壓不了對子。其他人也沒有更大的對子。</translation>
    </message>
    <message>
        <source>A single card can be beaten with a single card, and the player opposite has just one.</source>
        <translation>單張可以用單張壓，對面的玩家正好有一張。</translation>
    </message>
    <message>
        <source>The lead is still yours, and this is your last card.</source>
        <translation>牌權還在你手上，這是你最後一張牌。</translation>
    </message>
    <message>
        <source>You win the deal, because your lowest card came last, when nobody could answer it.</source>
        <translation>這局你贏了，因為最小的牌留到最後，那時誰也壓不了。</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>計分</translation>
    </message>
    <message>
        <source>When somebody is out, everybody else loses a point for each card they still hold. The winner gets all these points. The plates show how many cards are left.</source>
        <translation>有人出完牌後，其他人手上每剩一張牌扣一分，扣的分都歸贏家。各人的座位旁寫著還剩幾張牌。</translation>
    </message>
    <message>
        <source>The player on your right has one card left and may soon be out. Get rid of as many cards as you can at once.</source>
        <translation>右邊的玩家只剩一張牌，可能很快出完。一次盡量多出幾張。</translation>
    </message>
    <message>
        <source>Five cards that can&apos;t cost you anything any more. Nobody beats the straight, so you lead again.</source>
        <translation>這五張牌再也不會讓你扣分了。沒人壓得過這個順子，下一手還是你先出。</translation>
    </message>
    <message>
        <source>You can play more cards than that at once: look for ranks in a row.</source>
        <translation>一次還能出得更多：找找相連的點數。</translation>
    </message>
    <message>
        <source>Now you can even win. Left are a four and two kings, and the player on your right still has one card. Lead what it can&apos;t beat.</source>
        <translation>現在你甚至能贏。還剩一張 4 和兩張 K，右邊的玩家仍然只剩一張。先出那張牌壓不過的。</translation>
    </message>
    <message>
        <source>All pass, and your four wins the deal. The others hold 1, 5 and 4 cards: you get ten points.</source>
        <translation>大家都 Pass，你用 4 贏下這局。其他人還剩 1、5、4 張牌：你得十分。</translation>
    </message>
    <message>
        <source>One card can beat one card. It can&apos;t beat a pair.</source>
        <translation>一張牌壓得過單張，壓不過對子。</translation>
    </message>
    <message>
        <source>What fits together</source>
        <translation>哪些牌能配在一起</translation>
    </message>
    <message>
        <source>Before you play, see what fits together. Here you have a straight from four to eight, three pairs and two cards that fit nowhere: the queen and the 2.</source>
        <translation>出牌之前，先看哪些牌能配在一起。這裡有 4 到 8 的順子、三個對子，還有兩張配不起來的牌：Q 和 2。</translation>
    </message>
    <message>
        <source>The player on your left has led the three of diamonds. Answer with a card that fits nowhere, but keep your highest.</source>
        <translation>左邊的玩家先出了方塊3。出一張配不起來的牌，但把最大的留著。</translation>
    </message>
    <message>
        <source>The queen belongs to nothing, so your straight and your pairs stay whole.</source>
        <translation>Q 跟別的牌都配不起來，出掉它，順子和對子都不用拆。</translation>
    </message>
    <message>
        <source>Look for the card that is in no straight and no pair. The 2 can wait, but don&apos;t pass.</source>
        <translation>找那張不在順子裡、也不成對的牌。2 可以等等，但這次要出牌。</translation>
    </message>
    <message>
        <source>The ace of spades is on the table, and only your 2 beats it. All your other cards fit together, so the lead is worth it. Take it.</source>
        <translation>桌上是黑桃A，只有你的 2 壓得過。你其餘的牌都配好了，牌權值得搶。拿下吧。</translation>
    </message>
    <message>
        <source>Nobody can beat the two of spades. You lead, and choose what is played.</source>
        <translation>沒人壓得過黑桃2。由你先出，出什麼由你定。</translation>
    </message>
    <message>
        <source>This is what the 2 is for: with the lead, your good plays can follow one after another.</source>
        <translation>2 就是這樣用的：有了牌權，好牌就能一手接一手地出。</translation>
    </message>
    <message>
        <source>You lead. Get rid of as many cards at once as you can.</source>
        <translation>由你先出。一次走掉盡量多的牌。</translation>
    </message>
    <message>
        <source>Everybody passes, and you lead again: only three pairs are left.</source>
        <translation>大家都 Pass，下一手還是你先出：只剩三個對子了。</translation>
    </message>
    <message>
        <source>You hold five cards that go together, and nobody has to be beaten now.</source>
        <translation>你有五張能一起出的牌，現在又不用壓誰。</translation>
    </message>
    <message>
        <source>What the cards are worth</source>
        <translation>牌值多少分</translation>
    </message>
    <message>
        <source>Briscola is played for points. An ace is worth 11, a three 10, a king 4, a knight 3 and a jack 2. All other cards are worth nothing.</source>
        <translation>布里斯科拉比的是分數。A 值 11 分，3 值 10 分，國王 4 分，騎士 3 分，侍從 2 分，其他牌都沒有分。</translation>
    </message>
    <message>
        <source>A trick is one card from each of you, and the better one takes both. You lead: play the card that is worth nothing.</source>
        <translation>你們各出一張就是一墩，大的那張把兩張都吃下。由你領出：出沒有分的那張。</translation>
    </message>
    <message>
        <source>A seven looks big, but it is worth nothing. Your opponent&apos;s knight takes it: 3 points.</source>
        <translation>7 看著大，其實沒有分。對手的騎士吃下這墩：3 分。</translation>
    </message>
    <message>
        <source>That card is worth points: an ace 11, a three 10.</source>
        <translation>這張牌有分：A 值 11 分，3 值 10 分。</translation>
    </message>
    <message>
        <source>Now your opponent leads the king of cups, worth 4 points. The ace is the highest card of each suit: take the king.</source>
        <translation>現在對手領出聖杯國王，值 4 分。每種花色裡 A 最大：吃下國王。</translation>
    </message>
    <message>
        <source>Your ace takes the king: 11 and 4 make 15 points.</source>
        <translation>你的 A 吃下國王：11 加 4，一共 15 分。</translation>
    </message>
    <message>
        <source>A club doesn&apos;t take a cup here. You need a higher card of the king&apos;s own suit.</source>
        <translation>棍棒在這裡吃不下聖杯。要用跟國王同花色、又更大的牌。</translation>
    </message>
    <message>
        <source>Here your points are counted. The deck holds 120: with 61 you have won, and 60 each is a draw.</source>
        <translation>這裡顯示你的分數。整副牌共 120 分：拿到 61 分就贏，各 60 分是平手。</translation>
    </message>
    <message>
        <source>What beats what</source>
        <translation>誰大誰小</translation>
    </message>
    <message>
        <source>In every suit this is the order: ace, three, king, knight, jack, seven, six, five, four, two. Mind the three: it is the second best card.</source>
        <translation>每種花色由大到小都是：A、3、國王、騎士、侍從、7、6、5、4、2。留意 3：它排第二。</translation>
    </message>
    <message>
        <source>Your opponent leads the king of swords. Take it.</source>
        <translation>對手領出寶劍國王。吃下它。</translation>
    </message>
    <message>
        <source>The three beats the king: 14 points for you.</source>
        <translation>3 比國王大：你得 14 分。</translation>
    </message>
    <message>
        <source>Of your cards, only a sword higher than the king takes it.</source>
        <translation>你的牌裡，只有比國王大的寶劍吃得下它。</translation>
    </message>
    <message>
        <source>Your opponent leads the four of clubs, and you have no clubs. A high card of another suit doesn&apos;t help here. Give away the card that costs you least.</source>
        <translation>對手領出棍棒4，你沒有棍棒。這時別的花色再大也沒用。捨掉損失最小的一張。</translation>
    </message>
    <message>
        <source>The four takes the trick, but there are no points in it.</source>
        <translation>4 吃下這墩，但裡面沒有分。</translation>
    </message>
    <message>
        <source>The four takes the trick whatever you play. Don&apos;t give it any points.</source>
        <translation>不管你出什麼，4 都會吃下這墩。別往裡送分。</translation>
    </message>
    <message>
        <source>Had you played the ace of cups, the little four would have taken its 11 points. Cards of another suit take nothing, trumps excepted: they come next.</source>
        <translation>要是剛才出了聖杯A，小小的 4 就能吃掉它的 11 分。花色不同的牌吃不下，王牌除外：接下來就講王牌。</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>王牌</translation>
    </message>
    <message>
        <source>The card under the stock names the trump suit: coins in this game. A trump takes any card of the other three suits.</source>
        <translation>壓在牌堆底下的那張決定王牌花色：這局是金幣。王牌吃得下另外三種花色的任何牌。</translation>
    </message>
    <message>
        <source>Your opponent leads the ace of swords, worth 11 points. Take it.</source>
        <translation>對手領出寶劍A，值 11 分。吃下它。</translation>
    </message>
    <message>
        <source>The two of coins is the smallest trump, and it takes the ace. 11 points for you.</source>
        <translation>金幣2是最小的王牌，照樣吃下 A。你得 11 分。</translation>
    </message>
    <message>
        <source>That card doesn&apos;t take the ace, for it is no trump.</source>
        <translation>這張牌吃不下 A，因為它不是王牌。</translation>
    </message>
    <message>
        <source>Here your opponent leads a trump, the jack of coins. Take it.</source>
        <translation>這裡對手領出王牌，金幣侍從。吃下它。</translation>
    </message>
    <message>
        <source>Among trumps the higher one takes the trick: 4 and 2 make 6 points.</source>
        <translation>王牌之間，大的贏：4 加 2，一共 6 分。</translation>
    </message>
    <message>
        <source>That card doesn&apos;t take it. A trump is taken only by a higher trump.</source>
        <translation>這張牌吃不下它。王牌只會輸給更大的王牌。</translation>
    </message>
    <message>
        <source>Any card may be played</source>
        <translation>想出哪張就出哪張</translation>
    </message>
    <message>
        <source>Your opponent leads the knight of cups. You have a cup, but you need not follow suit: you may always play any card.</source>
        <translation>對手領出聖杯騎士。你有聖杯，但不必跟花色：每次都是想出哪張就出哪張。</translation>
    </message>
    <message>
        <source>Two of your cards take the knight. Take it without spending your trump.</source>
        <translation>你有兩張牌吃得下騎士。吃下它，但別花掉王牌。</translation>
    </message>
    <message>
        <source>The king takes the knight: 7 points, and you still have your trump.</source>
        <translation>國王吃下騎士：7 分，王牌也還在。</translation>
    </message>
    <message>
        <source>Take the trick, but with a card that is not a trump.</source>
        <translation>吃下這墩，但要用不是王牌的牌。</translation>
    </message>
    <message>
        <source>Your opponent leads the seven of swords. You play last to this trick, so nothing can take your ace of swords now. Bring its points home.</source>
        <translation>對手領出寶劍7。這墩你最後出牌，現在沒人吃得下你的寶劍A。把它的分拿到手。</translation>
    </message>
    <message>
        <source>The ace takes the seven: 11 points that nobody can take from you.</source>
        <translation>A 吃下 7：這 11 分誰也搶不走。</translation>
    </message>
    <message>
        <source>The ace stays in your hand then, and later a trump may take it. Now it is safe.</source>
        <translation>那樣 A 還留在手上，以後可能被王牌吃掉。現在出它才穩。</translation>
    </message>
    <message>
        <source>Drawing cards</source>
        <translation>抽牌</translation>
    </message>
    <message>
        <source>This is the stock. After each trick both of you draw a card: first the winner of the trick, who also leads to the next one, then the other.</source>
        <translation>這是牌堆。每墩過後兩人各抽一張：贏家先抽，輸家後抽；下一墩由贏家領出。</translation>
    </message>
    <message>
        <source>You lead. Begin with a card that costs you nothing if it is taken.</source>
        <translation>由你領出。先出一張被吃掉也沒損失的牌。</translation>
    </message>
    <message>
        <source>The jack of coins takes it. Your opponent draws first, you draw next, and your opponent leads.</source>
        <translation>金幣侍從吃下它。對手先抽，你後抽，下一墩由對手領出。</translation>
    </message>
    <message>
        <source>If your opponent takes that card, its points are gone as well.</source>
        <translation>這張牌要是被對手吃掉，它的分也跟著沒了。</translation>
    </message>
    <message>
        <source>Now your opponent leads the six of clubs. Take it: then you draw first, and lead.</source>
        <translation>現在對手領出棍棒6。吃下它：這樣你先抽牌，也由你領出。</translation>
    </message>
    <message>
        <source>Your three takes it and brings home its own 10 points. You have drawn first, and you lead.</source>
        <translation>你的 3 吃下它，自己的 10 分也到手了。你已經先抽了牌，下一墩由你領出。</translation>
    </message>
    <message>
        <source>A cup doesn&apos;t take a club: cups are not trumps here.</source>
        <translation>聖杯吃不下棍棒：聖杯在這裡不是王牌。</translation>
    </message>
    <message>
        <source>Near the end: one hidden card is left, and under it the ace of clubs, the best trump. The winner of this trick draws the hidden one, the loser the ace. So lose it.</source>
        <translation>快打完了：還剩一張看不見的牌，底下是棍棒A，最大的王牌。這墩的贏家抽看不見的那張，輸家抽 A。所以這墩要輸掉。</translation>
    </message>
    <message>
        <source>Your opponent takes a trick without points, and you draw the ace of trumps.</source>
        <translation>對手吃下沒有分的一墩，你抽到王牌 A。</translation>
    </message>
    <message>
        <source>That cup beats the five. You would take the trick, and your opponent would draw the ace.</source>
        <translation>這張聖杯比 5 大。你會吃下這墩，A 就被對手抽走了。</translation>
    </message>
    <message>
        <source>Saving trumps</source>
        <translation>省著用王牌</translation>
    </message>
    <message>
        <source>Your opponent leads the three of clubs, worth 10 points. Take it, and spend as little as you can.</source>
        <translation>對手領出棍棒3，值 10 分。吃下它，用的牌越小越好。</translation>
    </message>
    <message>
        <source>The two is enough, and the seven of trumps is still yours.</source>
        <translation>2 就夠了，王牌 7 還在你手上。</translation>
    </message>
    <message>
        <source>Take these 10 points, but with a smaller card: one will do.</source>
        <translation>這 10 分要拿，但用小一點的牌：小的就夠了。</translation>
    </message>
    <message>
        <source>Your opponent leads the six of swords: no points. Keep your trump for an ace or a three, let this trick go, and give no points with it.</source>
        <translation>對手領出寶劍6：沒有分。王牌留著抓 A 或 3，這墩放掉，別往裡送分。</translation>
    </message>
    <message>
        <source>The six takes nothing but your four. And see what your opponent leads now.</source>
        <translation>6 只吃掉你的 4。再看看對手這次領出了什麼。</translation>
    </message>
    <message>
        <source>There are no points to win here. Spend no trump on it, and don&apos;t give away a king.</source>
        <translation>這墩沒有分可拿。別花王牌，也別送掉國王。</translation>
    </message>
    <message>
        <source>The three of cups, 10 points! This is what you kept your trump for.</source>
        <translation>聖杯3，10 分！你留著王牌，就是為了它。</translation>
    </message>
    <message>
        <source>10 points for a seven. Small trumps are there to catch aces and threes.</source>
        <translation>用 7 換來 10 分。小王牌就是用來抓 A 和 3 的。</translation>
    </message>
    <message>
        <source>That card doesn&apos;t take the three: it is neither a trump nor the ace of cups.</source>
        <translation>這張牌吃不下 3：它不是王牌，也不是聖杯A。</translation>
    </message>
    <message>
        <source>The last three cards</source>
        <translation>最後三張牌</translation>
    </message>
    <message>
        <source>The stock is used up, and you hold the last trump. The ace of cups and the king of swords have not been played yet, so your opponent must have them.</source>
        <translation>牌堆抽完了，最後一張王牌在你手上。聖杯A和寶劍國王還沒出過，一定在對手手上。</translation>
    </message>
    <message>
        <source>You have 36 points and need 61. Your opponent leads the seven of clubs: no points in it. Which card do you give?</source>
        <translation>你有 36 分，要拿到 61 分。對手領出棍棒7：沒有分。你捨掉哪張？</translation>
    </message>
    <message>
        <source>Nothing lost. Now your opponent has to lead one of the two good cards: here is the ace.</source>
        <translation>什麼也沒損失。現在對手只能從兩張好牌裡領出一張：來的是 A。</translation>
    </message>
    <message>
        <source>There is nothing to win yet. Keep that card for the ace or the king.</source>
        <translation>這墩還沒什麼可拿的。把那張牌留給 A 或國王。</translation>
    </message>
    <message>
        <source>The ace of cups, 11 points. Take it.</source>
        <translation>聖杯A，11 分。吃下它。</translation>
    </message>
    <message>
        <source>Your last trump takes the ace. You have 47 points.</source>
        <translation>你用最後一張王牌吃下 A。你有 47 分了。</translation>
    </message>
    <message>
        <source>A sword doesn&apos;t take a cup. You have another card that takes it.</source>
        <translation>寶劍吃不下聖杯。你另有一張牌吃得下它。</translation>
    </message>
    <message>
        <source>You lead your last card. The ace of swords is gone, and so are the trumps: nothing can take your three.</source>
        <translation>由你領出最後一張牌。寶劍A已經出過，王牌也沒了：誰也吃不下你的 3。</translation>
    </message>
    <message>
        <source>The three takes the king, 14 points: 61 to 59. You win.</source>
        <translation>3 吃下國王，14 分：61 比 59。你贏了。</translation>
    </message>
    <message>
        <source>Three players: one is the landlord and plays alone against the other two, the peasants. Whoever is out of cards first wins for their side. Here you are the landlord.</source>
        <translation>三個人：一人當地主，獨自對抗另外兩個農民。誰先出完牌，誰那一方就贏。這裡你是地主。</translation>
    </message>
    <message>
        <source>Suits don&apos;t matter. The red joker is the highest card, then the black joker, the 2, the ace, the king and so on down to the 3.</source>
        <translation>不論花色。大王最大，再來是小王、2、A、K，依序往下，3 最小。</translation>
    </message>
    <message>
        <source>The landlord leads first. Click your 3, then press Play.</source>
        <translation>地主先出。點選你的 3，再按「出牌」。</translation>
    </message>
    <message>
        <source>Your lowest card is gone. Now both peasants in turn play a higher single card.</source>
        <translation>你最小的牌走了。現在兩個農民輪流出更大的單張。</translation>
    </message>
    <message>
        <source>That could be led, too. Let us begin with the 3 alone.</source>
        <translation>這樣出也可以。不過我們先單出 3。</translation>
    </message>
    <message>
        <source>A 10 is the highest so far. Beat it with a single card, as cheaply as you can.</source>
        <translation>目前最大的是 10。用單張壓過它，越小越好。</translation>
    </message>
    <message>
        <source>The jack is enough. Both peasants pass, so you lead again, whatever you like.</source>
        <translation>J 就夠了。兩個農民都 Pass，又由你先出，出什麼都行。</translation>
    </message>
    <message>
        <source>You hold two cards of the rank just above the 10: one of them is enough.</source>
        <translation>正好比 10 大一級的牌，你有兩張：出一張就夠。</translation>
    </message>
    <message>
        <source>Pairs and triplets</source>
        <translation>對子和三張</translation>
    </message>
    <message>
        <source>Whoever leads chooses the form: a single card, a pair, a triplet and so on. The others must play the same form, but higher, or pass.</source>
        <translation>先出的人定牌型：單張、對子、三張等等。其他人要出同樣牌型而更大的牌，或者 Pass。</translation>
    </message>
    <message>
        <source>The landlord, on your left, leads two queens. Beat them as cheaply as you can.</source>
        <translation>地主在你左邊，先出一對 Q。用盡量小的牌壓過它。</translation>
    </message>
    <message>
        <source>Two aces are higher. Your own queens wouldn&apos;t do: equal cards don&apos;t beat each other.</source>
        <translation>一對 A 更大。你自己的 Q 不行：一樣大的牌互相壓不過。</translation>
    </message>
    <message>
        <source>From the queen it goes up to the king, the ace and the 2. Which is the lowest pair you hold there?</source>
        <translation>Q 往上是 K、A 和 2。這裡面，你最小的對子是哪一對？</translation>
    </message>
    <message>
        <source>You lead. A triplet may carry a single card or a pair along. Lead your three 8s, and let them carry your lowest card.</source>
        <translation>由你先出。三張可以帶一張單牌或一對。出三張 8，帶上你最小的牌。</translation>
    </message>
    <message>
        <source>Your 3 is gone with them. Only the triplets count: the landlord&apos;s three 10s beat your 8s.</source>
        <translation>你的 3 跟著走了。只比三張的大小：地主的三張 10 壓過你的 8。</translation>
    </message>
    <message>
        <source>Four cards are asked for: all three 8s, and your lowest card.</source>
        <translation>這次要出四張牌：三張 8，再加最小的一張。</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>順子</translation>
    </message>
    <message>
        <source>Five or more ranks in a row are a sequence. It may go up to the ace, but no 2 and no joker belong to it.</source>
        <translation>至少五張點數相連的牌是順子。最大到 A，不能有 2 和王。</translation>
    </message>
    <message>
        <source>You lead. Play your longest sequence: seven cards.</source>
        <translation>由你先出。出你最長的順子：七張。</translation>
    </message>
    <message>
        <source>Seven cards at once. Only a sequence of seven is of the same form, and it must be higher.</source>
        <translation>一次走掉七張。要壓就得出七張的順子，而且要更大。</translation>
    </message>
    <message>
        <source>Seven cards are asked for: one of each rank from your lowest card upwards.</source>
        <translation>這次要出七張牌：從最小的牌往上，每種點數一張。</translation>
    </message>
    <message>
        <source>Three or more pairs in a row go together, too: they are a sequence of pairs. Lead yours.</source>
        <translation>三個或更多相連的對子也能一起出：這叫連對。出你的連對。</translation>
    </message>
    <message>
        <source>Six cards more, and both peasants pass again.</source>
        <translation>又走掉六張，兩個農民還是 Pass。</translation>
    </message>
    <message>
        <source>Look for three pairs whose ranks follow one another, and play all six cards.</source>
        <translation>找三個點數相連的對子，六張一起出。</translation>
    </message>
    <message>
        <source>Triplets in a row are an airplane. Each of them may carry a single card along, or each a pair: the wings. Lead your airplane with your two lowest cards as wings.</source>
        <translation>相連的三張叫飛機。每個三張可以帶一張單牌，或者都帶一對：這就是翅膀。出飛機，用最小的兩張牌當翅膀。</translation>
    </message>
    <message>
        <source>Eight cards at once, and the 3 and the 5, hard to get rid of alone, are gone.</source>
        <translation>一次走掉八張，難單獨走掉的 3 和 5 也走了。</translation>
    </message>
    <message>
        <source>Eight cards are asked for: your 9s, your 10s and your two lowest cards.</source>
        <translation>這次要出八張牌：你的 9、10，加上最小的兩張。</translation>
    </message>
    <message>
        <source>Bombs and the rocket</source>
        <translation>炸彈和火箭</translation>
    </message>
    <message>
        <source>Four cards of a rank are a bomb: it beats everything but a higher bomb and the rocket. The rocket is both jokers, and beats everything. Each doubles the stake.</source>
        <translation>四張點數相同的牌是炸彈：除了更大的炸彈和火箭，什麼都能壓。兩張王是火箭，什麼都能壓。每出一個，底分就加倍。</translation>
    </message>
    <message>
        <source>The landlord leads four 6s with two more cards. That is a form of its own and no bomb. Beat it as cheaply as you can.</source>
        <translation>地主先出四張 6，還帶兩張牌。這是另一種牌型，不算炸彈。用盡量小的牌壓過它。</translation>
    </message>
    <message>
        <source>A bomb beats whatever is no bomb, so even 4s will do. The stake is doubled.</source>
        <translation>不是炸彈的牌，炸彈都能壓，所以四張 4 也夠。底分加倍。</translation>
    </message>
    <message>
        <source>Any bomb beats it, even one of a lower rank, and you hold one. Leave the jokers in your hand.</source>
        <translation>什麼炸彈都壓得過，點數小也行，你正好有一個。王留在手上。</translation>
    </message>
    <message>
        <source>The landlord answers with a higher bomb. You still hold the one thing that beats it.</source>
        <translation>地主用更大的炸彈壓了你。能壓它的只有一手牌，就在你手上。</translation>
    </message>
    <message>
        <source>Nothing beats the rocket, so you lead. Three doublings: the stake is eight times as high now.</source>
        <translation>火箭最大，由你先出。加倍了三次：底分現在是原來的八倍。</translation>
    </message>
    <message>
        <source>You need not let this go: both jokers together beat everything.</source>
        <translation>不用放過它：兩張王一起出，什麼都能壓。</translation>
    </message>
    <message>
        <source>Another deal: the landlord, on your left, leads two 2s and has two cards left. Stop the landlord, but keep your jokers.</source>
        <translation>另一局：地主在你左邊，先出一對 2，還剩兩張牌。攔住地主，但把王留著。</translation>
    </message>
    <message>
        <source>Now you lead, not the landlord. Bombs are for such moments: they decide who leads.</source>
        <translation>現在由你先出，輪不到地主。炸彈就用在這種時候：它決定牌權歸誰。</translation>
    </message>
    <message>
        <source>The landlord must not lead again, and less than the rocket is enough.</source>
        <translation>不能再讓地主先出，而且用不著火箭。</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>叫分</translation>
    </message>
    <message>
        <source>First the landlord is found. Each player in turn bids 1, 2 or 3, more than the bids before, or does not bid. Whoever bids most takes the three cards in the middle and leads; the bid is the stake.</source>
        <translation>先要定出地主。大家輪流叫 1、2 或 3 分，要比前面的高，也可以不叫。叫得最高的人拿中間的三張底牌，並且先出；叫幾分，底分就是幾分。</translation>
    </message>
    <message>
        <source>Alone against two, you need jokers, 2s and bombs, and few loose low cards. Here are both jokers, two 2s, two aces and a long sequence. What do you bid?</source>
        <translation>一個人對兩個人，要有王、2 和炸彈，零散的小牌要少。這裡有兩張王、兩張 2、兩張 A 和一個長順子。你叫幾分？</translation>
    </message>
    <message>
        <source>Nobody can bid more: you get the three cards, and with 20 cards you lead.</source>
        <translation>沒人能叫得更高了：三張底牌歸你，你有 20 張牌，由你先出。</translation>
    </message>
    <message>
        <source>A hand this strong should be the landlord, and only the highest bid makes sure of it.</source>
        <translation>這麼強的牌就該當地主，叫到最高才穩。</translation>
    </message>
    <message>
        <source>Another deal. The player on your right has bid 1, the one on your left did not bid. You have neither jokers nor 2s, but many low cards. What do you do?</source>
        <translation>另一局。右邊的玩家叫了 1 分，左邊的玩家沒叫。你沒有王也沒有 2，小牌卻很多。你怎麼辦？</translation>
    </message>
    <message>
        <source>Nobody bids more than 1, so the player on your right is the landlord.</source>
        <translation>沒人叫得比 1 分高，右邊的玩家當地主。</translation>
    </message>
    <message>
        <source>A landlord plays alone, and this hand has little to get the lead with. Better be a peasant.</source>
        <translation>地主要一個人打，而這手牌很難拿到牌權。還是當農民好。</translation>
    </message>
    <message>
        <source>The landlord has taken the three cards, which everybody may see, and has led a 3. The player on your left is your partner: you two are the peasants.</source>
        <translation>地主拿了三張底牌，大家都看得到，然後先出一張 3。左邊的玩家是你的搭檔：你們兩個是農民。</translation>
    </message>
    <message>
        <source>Two against one</source>
        <translation>二打一</translation>
    </message>
    <message>
        <source>You are a peasant, like the player on your left. The landlord, on your right, led a 5, and your partner has played a king. What do you do?</source>
        <translation>你和左邊的玩家都是農民。右邊的地主先出 5，你的搭檔出了 K。你怎麼辦？</translation>
    </message>
    <message>
        <source>Your partner is winning the round for you both. The landlord passes, too, so your partner leads.</source>
        <translation>搭檔在替你們兩個贏這一輪。地主也 Pass，所以由搭檔先出。</translation>
    </message>
    <message>
        <source>That beats your own partner and costs you a high card, though the king may well win the round.</source>
        <translation>那就壓了自己的搭檔，還費掉一張大牌，而 K 本來就很可能贏下這一輪。</translation>
    </message>
    <message>
        <source>Another deal. You lead, and the landlord, on your right, has a single card left. Lead something which that card can&apos;t answer.</source>
        <translation>另一局。由你先出，左邊的地主只剩一張牌。先出那張牌壓不了的。</translation>
    </message>
    <message>
        <source>The landlord can&apos;t answer a pair. Your partner takes over only because another pair ends the deal: you both win.</source>
        <translation>地主壓不了對子。搭檔壓你，只因為再出一對就結束了：你們兩個都贏。</translation>
    </message>
    <message>
        <source>A single card is just what the landlord could beat, and be out.</source>
        <translation>出單張，地主正好能壓，一壓就出完了。</translation>
    </message>
    <message>
        <source>Another deal. Now your partner sits on your right, plays after you, and has a single card left. Help your partner to be out.</source>
        <translation>另一局。現在搭檔在你右邊，你出完就輪到搭檔，那邊只剩一張牌。幫搭檔出完。</translation>
    </message>
    <message>
        <source>Your partner plays the last card on it, and you have both won.</source>
        <translation>搭檔跟著出掉最後一張，你們兩個都贏了。</translation>
    </message>
    <message>
        <source>Your partner&apos;s one card must be higher than what you lead: your lowest single card is the surest.</source>
        <translation>搭檔的那張牌要比你出的大：先出最小的單張，最有把握。</translation>
    </message>
    <message>
        <source>You are the landlord. Both jokers and the other 2s have been played, so your 2 is the highest card left. Get the lead, but keep your sequence from 10 to ace.</source>
        <translation>你是地主。兩張王和另外三張 2 都出過了，剩下的牌裡你的 2 最大。拿下牌權，但 10 到 A 的順子別拆。</translation>
    </message>
    <message>
        <source>Nothing beats it, so you lead, and the sequence is whole.</source>
        <translation>沒有牌壓得過，由你先出，順子也沒拆。</translation>
    </message>
    <message>
        <source>You need the lead and the whole sequence. There is one higher card that isn&apos;t part of it.</source>
        <translation>牌權要拿，整個順子也要留。有一張更大的牌不在順子裡。</translation>
    </message>
    <message>
        <source>You lead. Play most cards at once: a sequence up to the ace can be beaten only by a bomb, and nobody has one.</source>
        <translation>由你先出。一次走掉最多的牌：到 A 的順子只有炸彈能壓，而誰也沒有炸彈。</translation>
    </message>
    <message>
        <source>Five cards less, and you still lead.</source>
        <translation>又少了五張，還是由你先出。</translation>
    </message>
    <message>
        <source>Play the five ranks in a row together, while the lead is yours. The low cards come after.</source>
        <translation>趁牌權在手，把五張相連的牌一起出掉。小牌放到後面。</translation>
    </message>
    <message>
        <source>Left are a 4 and two 7s. The peasant on your right has a single card. What do you lead?</source>
        <translation>還剩一張 4 和兩張 7。右邊的農民只剩一張牌。你先出什麼？</translation>
    </message>
    <message>
        <source>A single card can&apos;t answer a pair, and nobody else has a higher one. Your 4 goes last, and you win.</source>
        <translation>一張牌壓不了對子，別人也沒有更大的對子。最後出 4，你就贏了。</translation>
    </message>
    <message>
        <source>That could be beaten with the single card, and the peasants would have won.</source>
        <translation>那一張牌可能壓得過，農民就贏了。</translation>
    </message>
    <message>
        <source>The bid is the stake. Each bomb and the rocket double it. At the end the landlord wins or loses it against each of the two peasants.</source>
        <translation>叫幾分，底分就是幾分。每個炸彈、火箭都加倍。最後地主與兩個農民各按這個分數算輸贏。</translation>
    </message>
    <message>
        <source>The stake doubles once more for spring: the landlord is out before a peasant has played, or never plays after the first lead.</source>
        <translation>春天再加倍：地主出完時農民一張沒出，或者地主出了第一手後再沒出過牌。</translation>
    </message>
    <message>
        <source>Here the landlord, on your right, bid 3, and the rocket has been played. You are a peasant. Beat the 8s and be out.</source>
        <translation>這裡右邊的地主叫了 3 分，火箭已經出過。你是農民。壓過一對 8，把牌出完。</translation>
    </message>
    <message>
        <source>The stake 3, doubled, is 6: you and your partner win 6 each, the landlord loses 12.</source>
        <translation>底分 3 加倍成 6：你和搭檔各贏 6 分，地主輸 12 分。</translation>
    </message>
    <message>
        <source>Your two 9s are higher, and they are your last cards.</source>
        <translation>你的一對 9 更大，也正是你最後的牌。</translation>
    </message>
    <message>
        <source>In this deal you are the landlord, and bid 2. You lead, and your last cards are four 7s. Be out at once.</source>
        <translation>這局你是地主，叫了 2 分。由你先出，最後的牌是四張 7。一次出完。</translation>
    </message>
    <message>
        <source>A bomb: the stake of 2 is doubled to 4, and each peasant pays it. You win 8.</source>
        <translation>炸彈：底分 2 加倍成 4，每個農民都要付。你贏 8 分。</translation>
    </message>
    <message>
        <source>All four go together, as a bomb, and then you are out.</source>
        <translation>四張一起出就是炸彈，正好出完。</translation>
    </message>
    <message>
        <source>You and your partner</source>
        <translation>你和搭檔</translation>
    </message>
    <message>
        <source>The player opposite is your partner: your tricks count together. A trick is one card from each player, and everybody has five cards, so there are five tricks.</source>
        <translation>對面的玩家是你的搭檔：你們的墩數合在一起算。每人各出一張是一墩；每人五張牌，所以共有五墩。</translation>
    </message>
    <message>
        <source>Hearts are trump in this deal: they beat all other suits. Your partner chose them, so you two are the makers and have to take at least three of the five tricks.</source>
        <translation>這局紅心是王牌，吃得下其他所有花色。王牌是搭檔定的，所以你們兩個是定王方，五墩裡至少要拿三墩。</translation>
    </message>
    <message>
        <source>Clubs were led to the first trick. In clubs the order is ace, king, queen, jack, ten, nine. Take the trick.</source>
        <translation>第一墩領出的是梅花。梅花由大到小是 A、K、Q、J、10、9。吃下這墩。</translation>
    </message>
    <message>
        <source>Your ace is the highest club: the first trick is yours, and you lead to the next.</source>
        <translation>你的 A 是最大的梅花：第一墩歸你，下一墩由你領出。</translation>
    </message>
    <message>
        <source>The king of clubs is higher than that.</source>
        <translation>梅花K比這張大。</translation>
    </message>
    <message>
        <source>One trick for your side. It would have counted just the same if your partner had taken it.</source>
        <translation>你們有一墩了。就算是搭檔吃下的，也一樣算。</translation>
    </message>
    <message>
        <source>Following suit</source>
        <translation>跟花色</translation>
    </message>
    <message>
        <source>The player on your right leads the king of diamonds. You have diamonds, so you must follow suit: your other cards have to wait, trumps too.</source>
        <translation>右邊的玩家領出方塊K。你有方塊，必須跟花色：其他牌先等等，王牌也一樣。</translation>
    </message>
    <message>
        <source>Take the trick with one of your diamonds.</source>
        <translation>用一張方塊吃下這墩。</translation>
    </message>
    <message>
        <source>The ace is the highest diamond. Nobody trumps it: the trick is yours.</source>
        <translation>A 是最大的方塊，又沒人用王牌：這墩歸你。</translation>
    </message>
    <message>
        <source>The nine is lower than the king. Play a higher diamond.</source>
        <translation>9 比 K 小。出更大的方塊。</translation>
    </message>
    <message>
        <source>Now hearts are led, and you have none, so you may play any card. Spades are trump: a trump takes what is not a trump. Take the ace of hearts.</source>
        <translation>現在領出的是紅心，你沒有，所以想出哪張就出哪張。黑桃是王牌：王牌吃得下不是王牌的牌。吃下紅心A。</translation>
    </message>
    <message>
        <source>Your trump takes the ace. Nobody plays a higher trump, so the trick is yours.</source>
        <translation>你的王牌吃下 A。沒人出更大的王牌，所以這墩歸你。</translation>
    </message>
    <message>
        <source>That card is neither a heart nor a trump, so it takes nothing.</source>
        <translation>這張牌不是紅心，也不是王牌，吃不下。</translation>
    </message>
    <message>
        <source>Your ten of spades has taken the ace of hearts. The highest trump takes a trick; without a trump, the highest card of the suit led does.</source>
        <translation>你的黑桃10吃下了紅心A。墩裡最大的王牌贏；沒有王牌，領出花色裡最大的牌贏。</translation>
    </message>
    <message>
        <source>The two bowers</source>
        <translation>兩張大J</translation>
    </message>
    <message>
        <source>Hearts are trump. Now the jack of hearts, the right bower, is the best card, and the other red jack, your jack of diamonds, the second best: the left bower.</source>
        <translation>紅心是王牌。現在紅心J最大，叫正J；另一張紅色的 J，也就是你的方塊J，第二大，叫副J。</translation>
    </message>
    <message>
        <source>After the bowers come ace, king, queen, ten and nine of trump. The player on your right leads the ace of hearts: take it.</source>
        <translation>正J和副J之後，王牌依序是 A、K、Q、10、9。右邊的玩家領出紅心A：吃下它。</translation>
    </message>
    <message>
        <source>The left bower takes the ace. Only the right bower could have beaten it.</source>
        <translation>副J吃下 A。只有正J吃得下副J。</translation>
    </message>
    <message>
        <source>The ace is higher than the king. Only a bower takes it.</source>
        <translation>A 比 K 大。只有正J或副J吃得下它。</translation>
    </message>
    <message>
        <source>Here the ace of diamonds is led, and hearts are trump again. You have no diamonds, for your jack is a trump now. Take the trick.</source>
        <translation>這裡領出的是方塊A，王牌還是紅心。你沒有方塊，因為你的方塊J現在算王牌。吃下這墩。</translation>
    </message>
    <message>
        <source>The left bower is a heart now. It trumps the ace of diamonds.</source>
        <translation>副J現在算紅心，是王牌，所以吃下方塊A。</translation>
    </message>
    <message>
        <source>That card is no trump, so it takes nothing here. Which of your cards is one?</source>
        <translation>這張不是王牌，在這裡吃不下。你的牌裡哪張是王牌？</translation>
    </message>
    <message>
        <source>Now the left bower is led: a heart, so you must play a heart, and neither of yours beats it. Which one do you give?</source>
        <translation>現在領出的是副J，它算紅心，所以你必須跟紅心，而你的兩張都吃不下它。捨掉哪張？</translation>
    </message>
    <message>
        <source>The low one. Your partner&apos;s right bower takes the trick, and you still have the king.</source>
        <translation>捨掉小的。搭檔的正J吃下這墩，你的 K 還在。</translation>
    </message>
    <message>
        <source>That heart doesn&apos;t beat the left bower. Give the one that is worth less to you.</source>
        <translation>那張紅心吃不下副J。捨掉對你用處小的那張。</translation>
    </message>
    <message>
        <source>Ordering up</source>
        <translation>叫起</translation>
    </message>
    <message>
        <source>First it is settled which suit is trump. In turn each player may order up the turned-up card: then its suit is trump, and the dealer, here your partner, picks it up.</source>
        <translation>先要定哪門花色是王牌。大家輪流決定要不要叫起翻開的牌：叫起後，它的花色就是王牌，由莊家拿起，這裡的莊家是你的搭檔。</translation>
    </message>
    <message>
        <source>With spades as trump you would hold three: the right bower, ace and king, and an ace besides. Usually that is enough. Order up, or pass?</source>
        <translation>黑桃當王牌，你就有三張王牌：正J、A 和 K，另外還有一張 A。通常這樣就夠了。叫起，還是 Pass？</translation>
    </message>
    <message>
        <source>Spades are trump, and you two are the makers. Your partner picks up the ten and discards.</source>
        <translation>黑桃是王牌，你們兩個是定王方。搭檔拿起 10，再丟掉一張。</translation>
    </message>
    <message>
        <source>Three high trumps and an ace are good enough to make trump, together with your partner.</source>
        <translation>三張大的王牌加一張 A，和搭檔一起打，夠定王牌了。</translation>
    </message>
    <message>
        <source>Here the player on your right deals, an opponent. The card that you order up would be theirs. What do you say?</source>
        <translation>這裡右邊的玩家是莊家，也是對手。你叫起的牌會歸莊家。怎麼叫？</translation>
    </message>
    <message>
        <source>Leave that to the dealer, who picks the jack up unasked here. Your side defends.</source>
        <translation>讓莊家自己決定吧，這裡莊家自己拿起了 J。你們防守。</translation>
    </message>
    <message>
        <source>You hold one diamond only, and the dealer would get the right bower.</source>
        <translation>你只有一張方塊，莊家還會拿到正J。</translation>
    </message>
    <message>
        <source>When you deal</source>
        <translation>你當莊時</translation>
    </message>
    <message>
        <source>You deal, and the others have passed. You may pick up the queen of clubs yourself: with it you hold three trumps, and an ace besides. Pick it up, and play with your partner.</source>
        <translation>你當莊，其他人都不叫。你可以自己拿起梅花Q：這樣你有三張王牌，另外還有一張 A。拿起吧，和搭檔一起打。</translation>
    </message>
    <message>
        <source>Clubs are trump, and the queen is yours. For it you put another card away.</source>
        <translation>梅花是王牌，Q 歸你。拿了它，就要丟掉另一張牌。</translation>
    </message>
    <message>
        <source>Three trumps and an ace of another suit are good enough, together with your partner.</source>
        <translation>三張王牌加一張別的花色的 A，和搭檔一起打，足夠了。</translation>
    </message>
    <message>
        <source>You hold six cards: put one away, face down. Keep what may take tricks.</source>
        <translation>你有六張牌：丟掉一張，牌面朝下。可能吃到墩的留著。</translation>
    </message>
    <message>
        <source>Now you have no diamonds. When they are led, you can trump.</source>
        <translation>現在你沒有方塊了。有人領出方塊時，你就能用王牌吃。</translation>
    </message>
    <message>
        <source>That card may take a trick. Another one hardly ever will.</source>
        <translation>這張牌可能吃到墩。另有一張幾乎吃不到。</translation>
    </message>
    <message>
        <source>And they are led! Take the trick, and keep your high trumps for later.</source>
        <translation>真的領出方塊了！吃下這墩，大的王牌留到以後。</translation>
    </message>
    <message>
        <source>The nine of clubs takes three diamonds, the ace among them.</source>
        <translation>梅花9吃下三張方塊，A 也在裡面。</translation>
    </message>
    <message>
        <source>Take the trick, but with the smallest card that does it.</source>
        <translation>吃下這墩，但用吃得下的牌裡最小的一張。</translation>
    </message>
    <message>
        <source>The second round</source>
        <translation>第二輪叫牌</translation>
    </message>
    <message>
        <source>All four passed, and the queen of diamonds is turned down. Now each player in turn may name another suit as trump, or pass. You speak first.</source>
        <translation>四個人都不叫，方塊Q蓋下了。現在大家輪流叫，可以叫別的花色當王牌，也可以不叫。由你先叫。</translation>
    </message>
    <message>
        <source>In which suit would you hold most trumps? Mind the left bower: a jack counts in the other suit of its colour, too. Name that suit, and play with your partner.</source>
        <translation>哪門花色當王牌，你的王牌最多？留意副J：同顏色的另一門花色當王牌時，你的 J 也算王牌。叫這門花色，和搭檔一起打。</translation>
    </message>
    <message>
        <source>Three spades, the jack of clubs among them as left bower, and an ace besides.</source>
        <translation>三張黑桃，其中梅花J是副J，另外還有一張 A。</translation>
    </message>
    <message>
        <source>Count your trumps for each suit, the left bower too. Name the longest, with your partner.</source>
        <translation>數數每門花色你會有幾張王牌，副J也算。叫最多的那門，和搭檔一起打。</translation>
    </message>
    <message>
        <source>Another deal, and the nine of hearts is turned down. Is there a suit worth naming?</source>
        <translation>另一局，紅心9蓋下了。有值得叫的花色嗎？</translation>
    </message>
    <message>
        <source>You pass, and your partner names diamonds. If all pass again, nobody scores.</source>
        <translation>你不叫，搭檔叫方塊。要是又都不叫，誰也不得分。</translation>
    </message>
    <message>
        <source>You would hold two trumps at most, and no bower. That is too little.</source>
        <translation>你最多只有兩張王牌，正J和副J都沒有。太少了。</translation>
    </message>
    <message>
        <source>Three good habits</source>
        <translation>三個好習慣</translation>
    </message>
    <message>
        <source>You made spades trump, and you lead. Makers draw the trumps first, so that nobody can trump their aces later. Lead a card that nothing can beat.</source>
        <translation>你定黑桃為王牌，由你領出。定王方先把對手的王牌逼出來，免得以後自己的 A 被人用王牌吃掉。領出一張誰也吃不下的牌。</translation>
    </message>
    <message>
        <source>The trick is yours, and two trumps of your opponents fall.</source>
        <translation>這墩歸你，對手掉了兩張王牌。</translation>
    </message>
    <message>
        <source>That card can be beaten now. You hold two that cannot.</source>
        <translation>這張現在還可能被吃掉。你有兩張不會。</translation>
    </message>
    <message>
        <source>Clubs are trump, and you have no diamonds. Your partner&apos;s ace of diamonds is winning, and you play last. Which card do you give?</source>
        <translation>梅花是王牌，你沒有方塊。搭檔的方塊A正領先，你最後出牌。你捨掉哪張？</translation>
    </message>
    <message>
        <source>The trick goes to your side anyway, and you keep all your trumps.</source>
        <translation>這墩反正歸你們，你的王牌都留著。</translation>
    </message>
    <message>
        <source>Your partner has this trick already. Keep that trump for another one.</source>
        <translation>這墩搭檔已經拿到了。那張王牌留給別的墩。</translation>
    </message>
    <message>
        <source>The dealer, on your right, made diamonds trump. You defend, and you lead. Start with the card that takes a trick most surely.</source>
        <translation>右邊的莊家定方塊為王牌。你們防守，由你領出。先出最有把握吃到墩的牌。</translation>
    </message>
    <message>
        <source>Against the makers, lead an ace that is not a trump, before they have got rid of that suit.</source>
        <translation>對付定王方，先領出一張不是王牌的 A，趁他們還沒墊光那門花色。</translation>
    </message>
    <message>
        <source>There are higher cards than that. You have one that only a trump can beat.</source>
        <translation>還有比它大的牌。你有一張，只有王牌吃得下。</translation>
    </message>
    <message>
        <source>What a deal brings</source>
        <translation>一局得幾分</translation>
    </message>
    <message>
        <source>Makers score 1 point for three or four tricks, 2 for all five. With fewer than three they are euchred: 2 points for the other side. Ten points win the match.</source>
        <translation>定王方拿三墩或四墩得 1 分，五墩全拿得 2 分。不到三墩就沒打成：對方得 2 分。先得十分贏得比賽。</translation>
    </message>
    <message>
        <source>You made spades trump. Your side has two tricks and needs a third. You lead: take it now.</source>
        <translation>你定黑桃為王牌。你們已有兩墩，還差一墩。由你領出：現在就拿下。</translation>
    </message>
    <message>
        <source>Nobody trumps the ace. That is the third trick, and a point for your side.</source>
        <translation>沒人用王牌吃這張 A。這是第三墩，你們得 1 分。</translation>
    </message>
    <message>
        <source>Higher diamonds beat the nine, and your ace takes nothing in a trick of another suit.</source>
        <translation>更大的方塊吃得下 9；領出方塊時，你的 A 吃不到墩。</translation>
    </message>
    <message>
        <source>Here your opponents made hearts trump, but your side has two tricks already. The ace of hearts is winning: take it.</source>
        <translation>這裡對手定紅心為王牌，但你們已有兩墩。紅心A正領先：吃下它。</translation>
    </message>
    <message>
        <source>The left bower, your third trick: the makers are euchred, and you two score 2 points.</source>
        <translation>副J拿下你們的第三墩：定王方沒打成，你們兩個得 2 分。</translation>
    </message>
    <message>
        <source>The nine doesn&apos;t beat the ace of trump. Only a bower does.</source>
        <translation>9 吃不下王牌 A。只有正J或副J吃得下。</translation>
    </message>
    <message>
        <source>If you make trump, you may go alone: your partner sits out, and all five tricks then bring 4 points. These cards take every trick. Choose Alone, and order up.</source>
        <translation>你定王牌時可以單打：搭檔輪空，五墩全拿就得 4 分。這手牌每墩都吃得下。選「單打」，再叫起。</translation>
    </message>
    <message>
        <source>Your partner sits out. You have the four highest trumps and an ace: five tricks, 4 points.</source>
        <translation>搭檔輪空。你有最大的四張王牌和一張 A：五墩，4 分。</translation>
    </message>
    <message>
        <source>You can take all five tricks without help, and that brings most when you go alone.</source>
        <translation>不靠搭檔你也能五墩全拿，單打得分最多。</translation>
    </message>
    <message>
        <source>What you play for</source>
        <translation>爭的是什麼</translation>
    </message>
    <message>
        <source>Figures of three kinds stand in the settlements: Buddhas, helmets and rice. A village holds one figure, a town two, and Edo, the capital, one of each kind.</source>
        <translation>據點上擺著三種棋子：佛像、頭盔和稻米。村莊放一個棋子，城鎮放兩個，都城江戶三種各放一個。</translation>
    </message>
    <message>
        <source>The figures you capture are counted here. Whoever has more of a kind leads it, and whoever leads two of the three kinds at the end wins.</source>
        <translation>你奪得的棋子在這裡計數。一種棋子誰更多，誰就領先這種；終局時領先三種中的兩種就贏。</translation>
    </message>
    <message>
        <source>Capture one: your Buddha 3 lies beside Matsue, and one land space there is still free. Choose any tile in your hand but the ship, then the ringed space.</source>
        <translation>來奪一個：你的佛像3在松江旁邊，那裡還有一個空的陸地格。手上的板塊，除了船隨便選一個，再選圈出的格子。</translation>
    </message>
    <message>
        <source>Now every land space around Matsue has a tile. You have the most influence there: the Buddha is yours.</source>
        <translation>現在松江周圍的陸地格都放上了板塊。你在那裡的影響力最大：佛像歸你。</translation>
    </message>
    <message>
        <source>Not there: the free land space beside Matsue is the ringed one.</source>
        <translation>不是那裡：松江旁邊的空陸地格是圈出的那一格。</translation>
    </message>
    <message>
        <source>There it stands. Seven figures of each kind are on this chart: with four you are sure to lead that kind.</source>
        <translation>棋子到這裡了。這張地圖上每種棋子有七個：拿到四個，就一定領先這種。</translation>
    </message>
    <message>
        <source>Your tiles, your turn</source>
        <translation>你的板塊，你的回合</translation>
    </message>
    <message>
        <source>The picture on a tile says for which kind of figure it counts, the number how much: its strength. Lying on a free land space, it counts for the settlements it touches.</source>
        <translation>板塊上的圖案表示它對哪種棋子起作用，數字是影響力。放在空的陸地格上，它就對相鄰的據點起作用。</translation>
    </message>
    <message>
        <source>A Buddha stands in Matsue. Put the tile beside it that gives you the most influence on that Buddha.</source>
        <translation>松江有一個佛像。選一個板塊放在旁邊，讓你對佛像的影響力最大。</translation>
    </message>
    <message>
        <source>Your influence there is 3 now: see the number beside Matsue. A helmet or rice would count nothing.</source>
        <translation>現在你在那裡的影響力是 3：看松江旁邊的數字。換成頭盔或稻米，就不起作用。</translation>
    </message>
    <message>
        <source>There is more: this gives you less influence on the Buddha of Matsue. Compare pictures and numbers.</source>
        <translation>還有更好的：這樣對松江佛像的影響力小了些。比一比圖案和數字。</translation>
    </message>
    <message>
        <source>You play one normal tile a turn, and that was yours. The ship may wait: it is a fast tile, more of that later. End your turn, and you draw up to five tiles again.</source>
        <translation>每回合放一個普通板塊，剛才已經放了。船可以等等：它是快速板塊，之後再說。結束回合，手牌會補到五個。</translation>
    </message>
    <message>
        <source>You draw a tile, and it&apos;s your opponent&apos;s turn.</source>
        <translation>你抽一個板塊，接著輪到對手。</translation>
    </message>
    <message>
        <source>Keep the ship for later: end your turn.</source>
        <translation>船留到以後：結束回合吧。</translation>
    </message>
    <message>
        <source>The tile with the swords is a samurai: it counts for every kind of figure. Put it where it counts for as many figures as it can.</source>
        <translation>有刀劍的板塊是武士：對每種棋子都起作用。把它放在對最多棋子起作用的地方。</translation>
    </message>
    <message>
        <source>It counts for the three figures of Edo, and for the one in the village on its other side.</source>
        <translation>它對江戶的三個棋子起作用，也對另一邊村莊的棋子起作用。</translation>
    </message>
    <message>
        <source>That counts for fewer figures. Which settlement holds the most?</source>
        <translation>那裡起作用的棋子少一些。哪個據點的棋子最多？</translation>
    </message>
    <message>
        <source>Who captures a figure</source>
        <translation>棋子歸誰</translation>
    </message>
    <message>
        <source>The numbers beside Mito are the influence on its Buddha: you 2, your opponent 4. When all land around Mito is taken, the higher number gets it; the sea may stay empty.</source>
        <translation>水戶旁邊的數字是對佛像的影響力：你 2，對手 4。水戶周圍的陸地格放滿後，佛像歸數字大的一方；海格可以空著。</translation>
    </message>
    <message>
        <source>One land space beside Mito is free. Put a tile there that wins you the Buddha. While you point at a space, a panel shows what your tile would change.</source>
        <translation>水戶旁邊還有一個空的陸地格。放一個能讓你奪得佛像的板塊。指著格子時，會有面板顯示你的板塊帶來什麼變化。</translation>
    </message>
    <message>
        <source>5 to 4: the Buddha is yours. The helmet 4 and the rice 4 would have counted nothing there.</source>
        <translation>5 比 4：佛像歸你。頭盔4和稻米4在那裡不起作用。</translation>
    </message>
    <message>
        <source>That doesn&apos;t win the Buddha of Mito. You have 2 there, and your opponent&apos;s 4 must be beaten.</source>
        <translation>這樣奪不到水戶的佛像。你在那裡有 2，要超過對手的 4。</translation>
    </message>
    <message>
        <source>At Hirosaki your opponent has 4, you have 2, and none of your tiles takes you past 4. But in a tie nobody gets the rice: make it one, on the last land space.</source>
        <translation>在弘前，對手有 4，你有 2，沒有板塊能讓你超過 4。但平手時誰也得不到稻米：在最後一個陸地格上追平吧。</translation>
    </message>
    <message>
        <source>4 to 4, a tie: nobody gets the rice, and it is set aside for good.</source>
        <translation>4 比 4，平手：誰也得不到稻米，它被永久移出。</translation>
    </message>
    <message>
        <source>That makes no tie at Hirosaki. How much is missing from your 2 to your opponent&apos;s 4?</source>
        <translation>這樣在弘前追不平。你的 2 離對手的 4 差多少？</translation>
    </message>
    <message>
        <source>Figures set aside count for nobody, and the game ends with the fourth. A figure on which nobody has influence is set aside, too.</source>
        <translation>移出的棋子不算誰的，移出第四個時遊戲結束。誰都沒有影響力的棋子，也會移出。</translation>
    </message>
    <message>
        <source>One space, two settlements</source>
        <translation>一格，兩個據點</translation>
    </message>
    <message>
        <source>Every land space touches two settlements, and a tile there counts for both. The ringed one is the last free land of Okayama and of Osaka.</source>
        <translation>每個陸地格都與兩個據點相鄰，放在那裡的板塊對兩個都起作用。圈出的是岡山和大坂最後的空陸地格。</translation>
    </message>
    <message>
        <source>Your opponent leads at both: 3 to 2 for the rice of Okayama, 2 to 0 for the Buddha of Osaka. Win both figures with one tile.</source>
        <translation>兩處都是對手領先：岡山的稻米 3 比 2，大坂的佛像 2 比 0。用一個板塊奪下兩個棋子。</translation>
    </message>
    <message>
        <source>Both are yours: the samurai made it 5 to 3 at Okayama and 3 to 2 at Osaka.</source>
        <translation>兩個都歸你：放上武士，岡山變成 5 比 3，大坂變成 3 比 2。</translation>
    </message>
    <message>
        <source>That doesn&apos;t win both. Which of your tiles counts for rice and for Buddhas alike?</source>
        <translation>這樣奪不到兩個。你哪個板塊對稻米和佛像都起作用？</translation>
    </message>
    <message>
        <source>In a town each figure is decided by itself. In Kyoto your opponent leads for the Buddha, 6 to 0; for the helmet it is 2 to 2. Fill the last land so that you win one.</source>
        <translation>城鎮裡每個棋子分開計算。在京都，佛像是對手 6 比 0 領先，頭盔是 2 比 2。填上最後的陸地格，奪下其中一個。</translation>
    </message>
    <message>
        <source>The helmet is yours, 5 to 2, and the Buddha goes to your opponent. Each figure has its own winner.</source>
        <translation>5 比 2，頭盔歸你；佛像歸對手。每個棋子各有贏家。</translation>
    </message>
    <message>
        <source>That wins you nothing in Kyoto. Which of its two figures is still within your reach?</source>
        <translation>這樣在京都什麼也得不到。兩個棋子裡，哪個你還夠得著？</translation>
    </message>
    <message>
        <source>Ships and the ronin</source>
        <translation>船和浪人</translation>
    </message>
    <message>
        <source>Tiles with two arrows are fast: ships, the ronin and the figure exchange. You may play as many of them as you like, with or without your one normal tile.</source>
        <translation>帶兩個箭頭的是快速板塊：船、浪人和棋子交換。想放幾個就放幾個，普通板塊放不放都行。</translation>
    </message>
    <message>
        <source>Your rice 4 alone would only tie at Yamaguchi, 4 to 4. So begin with the ship: put it on the sea beside Yamaguchi.</source>
        <translation>光靠稻米4，在山口只能 4 比 4 平手。所以先放船：放在山口旁邊的海格上。</translation>
    </message>
    <message>
        <source>It adds 1, for a ship counts for every kind. And as it lies on the sea, it takes up no land.</source>
        <translation>它加 1，因為船對每種棋子都起作用。它在海上，不佔陸地格。</translation>
    </message>
    <message>
        <source>First the ship, on a sea space that touches Yamaguchi.</source>
        <translation>先放船，放在與山口相鄰的海格上。</translation>
    </message>
    <message>
        <source>Now fill the last land beside Yamaguchi and win its rice.</source>
        <translation>現在填上山口旁邊最後的陸地格，奪下稻米。</translation>
    </message>
    <message>
        <source>5 to 4. The ship had to come first: figures are captured at once when the last land is taken.</source>
        <translation>5 比 4。船必須先放：最後的陸地格一放上板塊，棋子馬上就被奪走。</translation>
    </message>
    <message>
        <source>That doesn&apos;t win the rice of Yamaguchi. You have 1 there and need more than 4, on its last land.</source>
        <translation>這樣奪不到山口的稻米。你在那裡有 1，要在最後的陸地格上讓自己超過 4。</translation>
    </message>
    <message>
        <source>The ronin, with the straw hat, is a fast tile for the land and counts 1 for every kind. At Hiroshima it&apos;s 2 to 2, and one land space is free. Play on in the same turn!</source>
        <translation>戴斗笠的是浪人，放在陸地上的快速板塊，對每種棋子都加 1。廣島是 2 比 2，還有一個空的陸地格。這回合接著放！</translation>
    </message>
    <message>
        <source>3 to 2: the helmet is yours, too. Three tiles and two figures, in a single turn.</source>
        <translation>3 比 2：頭盔也歸你。一個回合，三個板塊，兩個棋子。</translation>
    </message>
    <message>
        <source>That doesn&apos;t win the helmet of Hiroshima. One more point there is enough, on its last land.</source>
        <translation>這樣奪不到廣島的頭盔。在最後的陸地格上再加 1 就夠了。</translation>
    </message>
    <message>
        <source>The two exchanges</source>
        <translation>兩種交換</translation>
    </message>
    <message>
        <source>Your Buddha 4 counts nothing for the rice of Kanazawa. With the figure exchange two figures of different kinds change places: bring a Buddha to Kanazawa.</source>
        <translation>你的佛像4對金澤的稻米不起作用。用棋子交換，兩個不同種的棋子可以互換：把佛像換到金澤來。</translation>
    </message>
    <message>
        <source>Now your Buddha 4 counts there: 4 to 1. The exchange is used up; it was fast, so a normal tile may follow.</source>
        <translation>現在你的佛像4在那裡起作用了：4 比 1。交換板塊用掉了；它是快速板塊，所以還可以放一個普通板塊。</translation>
    </message>
    <message>
        <source>That brings no Buddha to Kanazawa. Choose the exchange, then the two figures.</source>
        <translation>這樣佛像到不了金澤。先選棋子交換，再選兩個棋子。</translation>
    </message>
    <message>
        <source>Edo&apos;s Buddha could not have come: no settlement may hold two figures of one kind, and Edo has rice already. Now take the last land beside Kanazawa, with any tile.</source>
        <translation>江戶的佛像換不過來：一個據點不能有兩個同種的棋子，而江戶已經有稻米。現在佔下金澤旁邊最後的陸地格，哪個板塊都行。</translation>
    </message>
    <message>
        <source>The Buddha is yours. Look for an exchange where your tiles already wait for another figure.</source>
        <translation>佛像歸你。想用棋子交換，就找你的板塊正等著另一種棋子的地方。</translation>
    </message>
    <message>
        <source>That leaves the Buddha in Kanazawa: the ringed land space is still free.</source>
        <translation>這樣佛像還留在金澤：圈出的陸地格還空著。</translation>
    </message>
    <message>
        <source>Matsue is empty, and your Buddha 4 beside it has done its work. The tile exchange, a normal tile, takes its place, and you put the Buddha 4 on another free land space at once.</source>
        <translation>松江空了，你在旁邊的佛像4已經完成任務。板塊交換是普通板塊，放在它的位置上；佛像4馬上放到另一個空的陸地格。</translation>
    </message>
    <message>
        <source>Win the Buddha of Osaka: choose the tile exchange, then a tile of yours on land, then the space it moves to.</source>
        <translation>奪下大坂的佛像：先選板塊交換，再選自己放在陸地上的一個板塊，然後選要移到的格子。</translation>
    </message>
    <message>
        <source>4 to 2: the Buddha is yours. The exchange stays at Matsue: it fills its space, but has no strength.</source>
        <translation>4 比 2：佛像歸你。交換板塊留在松江：佔著格子，但沒有影響力。</translation>
    </message>
    <message>
        <source>That doesn&apos;t win the Buddha of Osaka. Your opponent has 2 there: move a tile that beats it.</source>
        <translation>這樣奪不到大坂的佛像。對手在那裡有 2：移一個能超過它的板塊過去。</translation>
    </message>
    <message>
        <source>The end and the winner</source>
        <translation>終局和勝負</translation>
    </message>
    <message>
        <source>The game ends as soon as the last figure of one kind has left the chart, or four figures are set aside. Here one rice is left, in Morioka, and three are set aside.</source>
        <translation>某種棋子的最後一個離開地圖，或者移出了四個棋子，遊戲立即結束。這裡只有盛岡還有一個稻米，已移出三個棋子。</translation>
    </message>
    <message>
        <source>Whoever leads two kinds wins, else whoever alone leads one. Here you lead helmets, your opponent rice, and Buddhas are level. With one lead each, the figures of the other kinds decide.</source>
        <translation>領先兩種的人獲勝；否則，唯一領先一種的人獲勝。這裡你領先頭盔，對手領先稻米，佛像一樣多。各領先一種時，比其他種類的棋子。</translation>
    </message>
    <message>
        <source>The ringed space is the last land of Hirosaki and of Morioka. The last rice will go to your opponent and end the game: fill the space so that you lead two kinds.</source>
        <translation>圈出的是弘前和盛岡最後的陸地格。最後的稻米會歸對手，遊戲也就結束：填上這一格，讓自己領先兩種。</translation>
    </message>
    <message>
        <source>3 to 2 for the Buddha of Hirosaki: you lead two kinds and win, however much rice your opponent has.</source>
        <translation>弘前的佛像 3 比 2：不管對手有多少稻米，你領先兩種，獲勝。</translation>
    </message>
    <message>
        <source>That doesn&apos;t end the game with you leading two kinds. At Hirosaki it is 1 to 2 for the Buddha.</source>
        <translation>這樣不能在遊戲結束時領先兩種。弘前的佛像現在是 1 比 2。</translation>
    </message>
    <message>
        <source>Another end: with Edo the last rice goes. You lead rice, your opponent leads Buddhas and, by one, helmets. Fill the last land beside Edo so that you win.</source>
        <translation>另一種終局：江戶一被圍住，最後的稻米就沒了。你領先稻米；對手領先佛像，頭盔也多一個。填上江戶旁邊最後的陸地格，贏下這局。</translation>
    </message>
    <message>
        <source>Helmets are level: one lead each. Outside those leads you have 3 figures, your opponent 2: you win.</source>
        <translation>頭盔一樣多了：你們各領先一種。領先的種類不算，你有 3 個棋子，對手 2 個：你贏了。</translation>
    </message>
    <message>
        <source>That doesn&apos;t win. In Edo the Buddha and the rice are yours anyway, but the helmet is tied, 3 to 3.</source>
        <translation>這樣贏不了。江戶的佛像和稻米反正歸你，但頭盔是 3 比 3 平手。</translation>
    </message>
    <message>
        <source>A good beginning</source>
        <translation>開個好頭</translation>
    </message>
    <message>
        <source>Before the first turn you place the figures yourselves, in turn: two different ones in each town, then one in each village. Place one in Kyoto or Sendai, the towns.</source>
        <translation>第一回合之前，你們自己輪流擺棋子：先讓每座城鎮都有兩個不同的棋子，再替每個村莊擺一個。在城鎮京都或仙台擺一個。</translation>
    </message>
    <message>
        <source>And so on, in turn. &quot;Choose for me&quot; does it for you, as it does with your first tiles.</source>
        <translation>就這樣輪流擺下去。按「幫我選」可以代勞，選起始板塊時也一樣。</translation>
    </message>
    <message>
        <source>Both of you own the same twenty tiles. You choose the first five yourselves, the others are drawn by chance: take strong ones, as here, and one or two that are fast.</source>
        <translation>你們兩個都有同樣的二十個板塊。先自己選五個，其餘的隨機抽：像這裡一樣，拿強的，再拿一兩個快速的。</translation>
    </message>
    <message>
        <source>Two land spaces beside Kanazawa are free. If you take one, your opponent may take the other, and with it the rice. Get ahead there without using up land.</source>
        <translation>金澤旁邊有兩個空的陸地格。你佔一個，對手就可能佔另一個，稻米也跟著歸對手。不佔陸地格，先在那裡取得領先。</translation>
    </message>
    <message>
        <source>You lead there, and both land spaces are still free. Let your opponent take the first!</source>
        <translation>你在那裡領先，兩個陸地格還都空著。讓對手先佔吧！</translation>
    </message>
    <message>
        <source>That adds nothing for Kanazawa&apos;s rice, or it takes up land there. Which tile needs no land?</source>
        <translation>這樣對金澤的稻米沒有增加影響力，或者佔了那裡的陸地格。哪個板塊不佔陸地格？</translation>
    </message>
    <message>
        <source>Your first game can begin. Choose two kinds early and let the third go. And count the free land: whoever fills the last space decides when a settlement is counted.</source>
        <translation>可以開始你的第一局了。早點選定兩種，放掉第三種。還要數數空的陸地格：誰填上最後一格，誰就決定據點何時結算。</translation>
    </message>
</context>
<context>
    <name>CourseView</name>
    <message>
        <source>Course of the deal</source>
        <translation>本局走勢</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>運氣</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>打法</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>lane of a chart</comment>
        <translation>得分</translation>
    </message>
</context>
<context>
    <name>CrossTable</name>
    <message>
        <source>Each against each, in per cent of the games</source>
        <translation>兩兩對戰，各占局數的百分比</translation>
    </message>
    <message>
        <source>%1 against %2: %3 % of %4 games</source>
        <translation>%1 對 %2：%4 局中得 %3%</translation>
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
    <name>DealResult</name>
    <message>
        <source>Nobody wins</source>
        <translation>沒有人獲勝</translation>
    </message>
    <message>
        <source>The match is a draw</source>
        <translation>比賽平手</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>平手</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>你贏得了比賽</translation>
    </message>
    <message>
        <source>You lose the match</source>
        <translation>你輸了比賽</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>你贏了</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>你輸了</translation>
    </message>
    <message>
        <source>%1 and %2 win the match</source>
        <translation>%1、%2 贏得比賽</translation>
    </message>
    <message>
        <source>%1 and %2 win</source>
        <translation>%1、%2 獲勝</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 贏得比賽</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 獲勝</translation>
    </message>
    <message>
        <source>Your side scores %1</source>
        <translation>你們這方得 %1 分</translation>
    </message>
    <message>
        <source>%1 and %2 score %3</source>
        <translation>%1、%2 得 %3 分</translation>
    </message>
    <message>
        <source>Your side wins</source>
        <translation>你們這方贏了</translation>
    </message>
    <message>
        <source>Your side wins the match</source>
        <translation>你們這方贏得了比賽</translation>
    </message>
    <message>
        <source>Your side loses</source>
        <translation>你們這方輸了</translation>
    </message>
    <message>
        <source>Your side loses the match</source>
        <translation>你們這方輸了比賽</translation>
    </message>
    <message>
        <source>Your side wins this one</source>
        <translation>這局你們這方贏了</translation>
    </message>
    <message>
        <source>You win this one</source>
        <translation>這局你贏了</translation>
    </message>
    <message>
        <source>Your side loses this one</source>
        <translation>這局你們這方輸了</translation>
    </message>
    <message>
        <source>You lose this one</source>
        <translation>這局你輸了</translation>
    </message>
    <message>
        <source>%1 and %2 win this one</source>
        <translation>這局 %1、%2 獲勝</translation>
    </message>
    <message>
        <source>%1 wins this one</source>
        <translation>這局 %1 獲勝</translation>
    </message>
</context>
<context>
    <name>DecisionView</name>
    <message>
        <source>Not looked at yet.</source>
        <translation>尚未分析。</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>從這裡再試一次</translation>
    </message>
    <message>
        <source>This is where the game stands. Go back to play on.</source>
        <translation>牌局目前打到這裡。返回就能繼續。</translation>
    </message>
    <message>
        <source>The decisions of the other players are shown once the deal is over.</source>
        <translation>其他玩家的決策，等這一局打完才會顯示。</translation>
    </message>
    <message>
        <source>With open cards</source>
        <translation>攤牌分析</translation>
    </message>
    <message>
        <source>Key O</source>
        <translation>O 鍵</translation>
    </message>
    <message>
        <source>All hands lie open. Nobody could know this, so it changes no grade.</source>
        <translation>所有手牌都攤開了。當時誰也不可能知道，所以不影響評等。</translation>
    </message>
    <message>
        <source>Looking...</source>
        <translation>分析中…</translation>
    </message>
</context>
<context>
    <name>DecisionsView</name>
    <message>
        <source>Whose decisions</source>
        <translation>誰的決策</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>Which decisions</source>
        <translation>哪些決策</translation>
    </message>
    <message>
        <source>All mistakes</source>
        <translation>所有失誤</translation>
    </message>
    <message>
        <source>Clear mistakes</source>
        <translation>明顯失誤</translation>
    </message>
    <message>
        <source>Blunders</source>
        <translation>嚴重失誤</translation>
    </message>
    <message>
        <source>All decisions</source>
        <translation>所有決策</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>By turn</source>
        <translation>依先後</translation>
    </message>
    <message>
        <source>By cost</source>
        <translation>依損失</translation>
    </message>
    <message>
        <source>Nothing found so far.</source>
        <translation>目前沒有發現。</translation>
    </message>
    <message>
        <source>Nothing here. Well played!</source>
        <translation>這裡沒有。打得好！</translation>
    </message>
    <message>
        <source>Learn from your mistakes</source>
        <translation>從失誤中學習</translation>
    </message>
</context>
<context>
    <name>Doudizhu</name>
    <message>
        <source>single card</source>
        <translation>單張</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>對子</translation>
    </message>
    <message>
        <source>triplet</source>
        <translation>三張</translation>
    </message>
    <message>
        <source>triplet with a single card</source>
        <translation>三帶一</translation>
    </message>
    <message>
        <source>triplet with a pair</source>
        <translation>三帶一對</translation>
    </message>
    <message>
        <source>four with two single cards</source>
        <translation>四帶二</translation>
    </message>
    <message>
        <source>four with two pairs</source>
        <translation>四帶兩對</translation>
    </message>
    <message>
        <source>bomb</source>
        <translation>炸彈</translation>
    </message>
    <message>
        <source>rocket</source>
        <translation>火箭</translation>
    </message>
    <message>
        <source>sequence</source>
        <translation>順子</translation>
    </message>
    <message>
        <source>sequence of pairs</source>
        <translation>連對</translation>
    </message>
    <message>
        <source>airplane</source>
        <translation>飛機</translation>
    </message>
    <message>
        <source>airplane with wings</source>
        <translation>飛機帶翅膀</translation>
    </message>
    <message>
        <source>airplane with wings of pairs</source>
        <translation>飛機帶對子</translation>
    </message>
    <message>
        <source>A sequence has at least five cards</source>
        <translation>順子至少要五張</translation>
    </message>
    <message>
        <source>Nothing beats the rocket</source>
        <translation>火箭最大，沒有牌能壓</translation>
    </message>
    <message>
        <source>Only a higher bomb or the rocket beats a bomb</source>
        <translation>只有更大的炸彈或火箭才能壓炸彈</translation>
    </message>
    <message>
        <source>The bidding is not over</source>
        <translation>叫分還沒有結束</translation>
    </message>
    <message>
        <source>A bid must be higher than those before it</source>
        <translation>叫分要比前面的高</translation>
    </message>
    <message>
        <source>The bidding is over</source>
        <translation>叫分已經結束</translation>
    </message>
    <message>
        <source>Too many cards of rank %1 are dealt</source>
        <translation>點數為 %1 的牌發多了</translation>
    </message>
    <message>
        <source>Cards left: %1</source>
        <translation>剩 %1 張</translation>
    </message>
    <message>
        <source>bidding</source>
        <translation>叫分中</translation>
    </message>
    <message>
        <source>landlord</source>
        <translation>地主</translation>
    </message>
    <message>
        <source>peasant</source>
        <translation>農民</translation>
    </message>
    <message>
        <source>&quot;%1&quot; holds a letter that is not a rank (%2)</source>
        <translation>「%1」裡有不是點數的字元（%2）</translation>
    </message>
    <message>
        <source>&quot;%2&quot; holds more %1 than the deck</source>
        <translation>「%2」裡的 %1 比整副牌裡的還多</translation>
    </message>
    <message>
        <source>nothing that can be played</source>
        <translation>不成牌型</translation>
    </message>
    <message>
        <source>Single kickers must have different ranks here and cannot be both jokers</source>
        <translation>這裡帶的單張要點數各不相同，也不能帶兩張王</translation>
    </message>
    <message>
        <source>Kickers cannot be both jokers, four of a kind or a triplet that fits the sequence</source>
        <translation>不能帶兩張王、四張同點數的牌，或能接上飛機的三張</translation>
    </message>
    <message>
        <source>A sequence goes up to the ace: no 2 and no joker</source>
        <translation>相連的牌最大到 A，不能有 2 和王</translation>
    </message>
    <message>
        <source>A sequence of pairs has at least three pairs</source>
        <translation>連對至少要三對</translation>
    </message>
    <message>
        <source>These cards do not form a pattern</source>
        <translation>這些牌不成牌型</translation>
    </message>
    <message>
        <source>This is not higher than the play on the table</source>
        <translation>沒有大過桌上的牌</translation>
    </message>
    <message>
        <source>Play as many cards as are on the table, or a bomb</source>
        <translation>張數要與桌上的牌相同，或者出炸彈</translation>
    </message>
    <message>
        <source>Play the same pattern as on the table, or a bomb</source>
        <translation>牌型要與桌上的牌相同，或者出炸彈</translation>
    </message>
    <message>
        <source>The leader cannot pass</source>
        <translation>先出的人不能 Pass</translation>
    </message>
    <message>
        <source>The hand does not hold all these cards</source>
        <translation>這些牌不全在手上</translation>
    </message>
    <message>
        <source>Expected three hands, not %1</source>
        <translation>此處應有三手牌，而不是 %1 手</translation>
    </message>
    <message>
        <source>Expected %1 cards, not %2</source>
        <translation>此處應有 %1 張牌，而不是 %2 張</translation>
    </message>
    <message>
        <source>A deal that names the landlord has no first bidder</source>
        <translation>牌局已指定地主，就沒有先叫分的人</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>%1的手牌</translation>
    </message>
    <message>
        <source>Kitty</source>
        <translation>底牌</translation>
    </message>
    <message>
        <source>Landlord</source>
        <translation>地主</translation>
    </message>
    <message>
        <source>Bids first</source>
        <translation>誰先叫分</translation>
    </message>
    <message>
        <source>No bid</source>
        <translation>不叫</translation>
    </message>
    <message>
        <source>Bid %1</source>
        <translation>叫 %1 分</translation>
    </message>
    <message>
        <source>single card</source>
        <comment>in a sentence</comment>
        <translation>單張</translation>
    </message>
    <message>
        <source>pair</source>
        <comment>in a sentence</comment>
        <translation>對子</translation>
    </message>
    <message>
        <source>triplet</source>
        <comment>in a sentence</comment>
        <translation>三張</translation>
    </message>
    <message>
        <source>triplet with a single card</source>
        <comment>in a sentence</comment>
        <translation>三帶一</translation>
    </message>
    <message>
        <source>triplet with a pair</source>
        <comment>in a sentence</comment>
        <translation>三帶一對</translation>
    </message>
    <message>
        <source>four with two single cards</source>
        <comment>in a sentence</comment>
        <translation>四帶二</translation>
    </message>
    <message>
        <source>four with two pairs</source>
        <comment>in a sentence</comment>
        <translation>四帶兩對</translation>
    </message>
    <message>
        <source>bomb</source>
        <comment>in a sentence</comment>
        <translation>炸彈</translation>
    </message>
    <message>
        <source>rocket</source>
        <comment>in a sentence</comment>
        <translation>火箭</translation>
    </message>
    <message>
        <source>sequence</source>
        <comment>in a sentence</comment>
        <translation>順子</translation>
    </message>
    <message>
        <source>sequence of pairs</source>
        <comment>in a sentence</comment>
        <translation>連對</translation>
    </message>
    <message>
        <source>airplane</source>
        <comment>in a sentence</comment>
        <translation>飛機</translation>
    </message>
    <message>
        <source>airplane with wings</source>
        <comment>in a sentence</comment>
        <translation>飛機帶翅膀</translation>
    </message>
    <message>
        <source>airplane with wings of pairs</source>
        <comment>in a sentence</comment>
        <translation>飛機帶對子</translation>
    </message>
</context>
<context>
    <name>Doudizhu cards</name>
    <message>
        <source>a two</source>
        <translation>一張 2</translation>
    </message>
    <message>
        <source>two twos</source>
        <translation>兩張 2</translation>
    </message>
    <message>
        <source>three twos</source>
        <translation>三張 2</translation>
    </message>
    <message>
        <source>four twos</source>
        <translation>四張 2</translation>
    </message>
    <message>
        <source>the black joker</source>
        <translation>小王</translation>
    </message>
    <message>
        <source>the black joker and a two</source>
        <translation>小王和一張 2</translation>
    </message>
    <message>
        <source>the black joker and two twos</source>
        <translation>小王和兩張 2</translation>
    </message>
    <message>
        <source>the black joker and three twos</source>
        <translation>小王和三張 2</translation>
    </message>
    <message>
        <source>the black joker and four twos</source>
        <translation>小王和四張 2</translation>
    </message>
    <message>
        <source>the red joker</source>
        <translation>大王</translation>
    </message>
    <message>
        <source>the red joker and a two</source>
        <translation>大王和一張 2</translation>
    </message>
    <message>
        <source>the red joker and two twos</source>
        <translation>大王和兩張 2</translation>
    </message>
    <message>
        <source>the red joker and three twos</source>
        <translation>大王和三張 2</translation>
    </message>
    <message>
        <source>the red joker and four twos</source>
        <translation>大王和四張 2</translation>
    </message>
    <message>
        <source>two aces</source>
        <translation>兩張 A</translation>
    </message>
    <message>
        <source>three aces</source>
        <translation>三張 A</translation>
    </message>
    <message>
        <source>the rocket</source>
        <translation>火箭</translation>
    </message>
    <message>
        <source>a bomb</source>
        <translation>炸彈</translation>
    </message>
    <message>
        <source>a bomb or the rocket</source>
        <translation>炸彈或火箭</translation>
    </message>
</context>
<context>
    <name>Doudizhu drawback thoughts</name>
    <message>
        <source>Then the cards are dealt again, and %0 loses this good hand.</source>
        <translation>這樣就要重新發牌，%0這手好牌就沒了。</translation>
    </message>
    <message>
        <source>%0 could be only one play away from going out.</source>
        <translation>換個出法，%0再一手就出完了。</translation>
    </message>
    <message>
        <source>This leaves the lead to %1, the partner.</source>
        <translation>這樣牌權就留給搭檔%1了。</translation>
    </message>
    <message>
        <source>Then %1 can beat the partner more cheaply.</source>
        <translation>這樣%1壓搭檔就更省了。</translation>
    </message>
    <message>
        <source>This spends the %1, which can win the lead at any time.</source>
        <translation>這樣就用掉%1，它什麼時候都搶得到牌權。</translation>
    </message>
    <message>
        <source>This gives away the %1 as a kicker.</source>
        <translation>這樣%1就當帶牌白白送掉了。</translation>
    </message>
    <message>
        <source>This beats %1, the partner.</source>
        <translation>這樣壓的是搭檔%1。</translation>
    </message>
    <message>
        <source>With a lower bid a win brings %0 less.</source>
        <translation>叫得低，%0贏了也拿得少。</translation>
    </message>
    <message>
        <source>Somebody may still bid above that, and a win brings %0 less.</source>
        <translation>這樣別人還可能叫得更高，而且%0贏了也拿得少。</translation>
    </message>
    <message>
        <source>This breaks up the sequence from %1 to %2.</source>
        <translation>這樣就拆散了 %1 到 %2 的順子。</translation>
    </message>
    <message>
        <source>This shortens the sequence from %1 to %2.</source>
        <translation>這樣 %1 到 %2 的順子就短了。</translation>
    </message>
    <message>
        <source>Then the %1 has to go on its own.</source>
        <translation>這樣%1就得單獨出了。</translation>
    </message>
    <message>
        <source>The %1 could carry the %2 later.</source>
        <translation>%1以後能帶走%2。</translation>
    </message>
    <message>
        <source>The %1 may win the lead later.</source>
        <translation>%1以後也許能搶到牌權。</translation>
    </message>
    <message>
        <source>This is only a part of the sequence from %1 to %2.</source>
        <translation>這只是 %1 到 %2 的順子裡的一段。</translation>
    </message>
    <message>
        <source>%0 would rather get rid of the %1.</source>
        <translation>%0更想把%1出掉。</translation>
    </message>
    <message>
        <source>Then %0 still needs %1 plays instead of %2.</source>
        <translation>這樣%0還要 %1 手才出得完，本來只要 %2 手。</translation>
    </message>
    <message>
        <source>As landlord %0 plays alone against two, and a loss costs twice as much.</source>
        <translation>%0當地主就得一打二，輸了要賠兩倍。</translation>
    </message>
    <message>
        <source>This makes it harder for %1, the partner, to go out.</source>
        <translation>這樣搭檔%1就更難出完了。</translation>
    </message>
    <message>
        <source>Then %0 has no second sequence left.</source>
        <translation>這樣%0手上就沒有第二個順子了。</translation>
    </message>
    <message>
        <source>%0 may need this to win the lead later.</source>
        <translation>%0以後也許要靠這手搶牌權。</translation>
    </message>
    <message>
        <source>This spends one of the bombs, and each may win the lead later.</source>
        <translation>這樣就用掉一個炸彈；每個炸彈以後都可能搶到牌權。</translation>
    </message>
    <message>
        <source>If this is bombed, %0 is left with the %1.</source>
        <translation>這手萬一被炸，%0的%1就留在手上了。</translation>
    </message>
    <message>
        <source>The %1 can&apos;t win the lead back from this.</source>
        <translation>這手要是被壓，%1搶不回牌權。</translation>
    </message>
    <message>
        <source>The %1 is even harder to get rid of.</source>
        <translation>%1更難走掉。</translation>
    </message>
</context>
<context>
    <name>Doudizhu drawbacks</name>
    <message>
        <source>This raises the stake of a hand that may well lose.</source>
        <translation>這樣會抬高分數，這手牌卻很可能輸。</translation>
    </message>
    <message>
        <source>Then somebody else is landlord, and a peasant wins only half as much.</source>
        <translation>這樣就是別人當地主，當農民贏了只得一半。</translation>
    </message>
    <message>
        <source>Then somebody else may be landlord, and a peasant wins only half as much.</source>
        <translation>這樣可能換別人當地主，當農民贏了只得一半。</translation>
    </message>
    <message>
        <source>Then the cards are dealt again, and you lose this good hand.</source>
        <translation>這樣就要重新發牌，你這手好牌就沒了。</translation>
    </message>
    <message>
        <source>You could be only one play away from going out.</source>
        <translation>換個出法，你再一手就出完了。</translation>
    </message>
    <message>
        <source>This leaves the lead to %1, your partner.</source>
        <translation>這樣牌權就留給搭檔%1了。</translation>
    </message>
    <message>
        <source>Then %1 can beat your partner more cheaply.</source>
        <translation>這樣%1壓你的搭檔就更省了。</translation>
    </message>
    <message>
        <source>This spends your %1, which can win you the lead at any time.</source>
        <translation>這樣就用掉你的%1，它什麼時候都搶得到牌權。</translation>
    </message>
    <message>
        <source>This gives away your %1 as a kicker.</source>
        <translation>這樣你的%1就當帶牌白白送掉了。</translation>
    </message>
    <message>
        <source>This beats %1, your partner.</source>
        <translation>這樣壓的是你的搭檔%1。</translation>
    </message>
    <message>
        <source>With a lower bid a win brings you less.</source>
        <translation>叫得低，贏了也拿得少。</translation>
    </message>
    <message>
        <source>Somebody may still bid above that, and a win brings you less.</source>
        <translation>這樣別人還可能叫得更高，而且你贏了也拿得少。</translation>
    </message>
    <message>
        <source>This breaks up your sequence from %1 to %2.</source>
        <translation>這樣就拆散了你 %1 到 %2 的順子。</translation>
    </message>
    <message>
        <source>This shortens your sequence from %1 to %2.</source>
        <translation>這樣你 %1 到 %2 的順子就短了。</translation>
    </message>
    <message>
        <source>Then your %1 has to go on its own.</source>
        <translation>這樣你的%1就得單獨出了。</translation>
    </message>
    <message>
        <source>Your %1 could carry your %2 later.</source>
        <translation>你的%1以後能帶走%2。</translation>
    </message>
    <message>
        <source>Your %1 may win you the lead later.</source>
        <translation>你的%1以後也許能搶到牌權。</translation>
    </message>
    <message>
        <source>This is only a part of your sequence from %1 to %2.</source>
        <translation>這只是你 %1 到 %2 的順子裡的一段。</translation>
    </message>
    <message>
        <source>Then %1 can get rid of something low too.</source>
        <translation>這樣%1也能跟著走掉小牌。</translation>
    </message>
    <message>
        <source>You would rather get rid of the %1.</source>
        <translation>你更該把%1出掉。</translation>
    </message>
    <message>
        <source>Then you still need %1 plays instead of %2.</source>
        <translation>這樣你還要 %1 手才出得完，本來只要 %2 手。</translation>
    </message>
    <message>
        <source>As landlord you play alone against two, and a loss costs you twice as much.</source>
        <translation>你當地主就得一打二，輸了要賠兩倍。</translation>
    </message>
    <message>
        <source>This makes it harder for %1, your partner, to go out.</source>
        <translation>這樣你的搭檔%1就更難出完了。</translation>
    </message>
    <message>
        <source>This can wait: hardly anything can beat it.</source>
        <translation>這手不用急：幾乎沒什麼壓得過它。</translation>
    </message>
    <message>
        <source>Then %1 is landlord, and a peasant wins only half as much.</source>
        <translation>這樣就是%1當地主，當農民贏了只得一半。</translation>
    </message>
    <message>
        <source>Then you have no second sequence left.</source>
        <translation>這樣你手上就沒有第二個順子了。</translation>
    </message>
    <message>
        <source>The lower sequence should go first.</source>
        <translation>小的順子應該先出。</translation>
    </message>
    <message>
        <source>This spends both jokers at once.</source>
        <translation>這樣就把大小王一次用掉了。</translation>
    </message>
    <message>
        <source>The lower triplet should go first.</source>
        <translation>小的三張應該先出。</translation>
    </message>
    <message>
        <source>You may need this to win the lead later.</source>
        <translation>你以後也許要靠這手搶牌權。</translation>
    </message>
    <message>
        <source>This spends one of your bombs, and each may win you the lead later.</source>
        <translation>這樣就用掉你一個炸彈；每個炸彈以後都可能搶到牌權。</translation>
    </message>
    <message>
        <source>This is worth keeping: only a %2 is higher.</source>
        <translation>這手值得留著：比它大的只有%2。</translation>
    </message>
    <message>
        <source>This is worth keeping: only a joker is higher.</source>
        <translation>這張值得留著：比它大的只有王。</translation>
    </message>
    <message>
        <source>This is worth keeping: only the %2 is still out above it.</source>
        <translation>這張值得留著：外面只剩%2比它大。</translation>
    </message>
    <message>
        <source>This can wait: nobody can beat it.</source>
        <translation>這手不用急：沒人壓得過它。</translation>
    </message>
    <message>
        <source>If this is bombed, you are left with your %1.</source>
        <translation>這手萬一被炸，你的%1就留在手上了。</translation>
    </message>
    <message>
        <source>This is worth keeping: only %2 cards still out are higher.</source>
        <translation>這張值得留著：外面只剩 %2 張比它大。</translation>
    </message>
    <message>
        <source>Your %1 can&apos;t win the lead back from this.</source>
        <translation>這手要是被壓，你的%1搶不回牌權。</translation>
    </message>
    <message>
        <source>Your %1 is even harder to get rid of.</source>
        <translation>你的%1更難走掉。</translation>
    </message>
</context>
<context>
    <name>Doudizhu habits</name>
    <message>
        <source>You bid too much for your hand</source>
        <translation>牌不夠好，叫分太高</translation>
    </message>
    <message>
        <source>You bid too little for your hand</source>
        <translation>牌夠好，叫分太低</translation>
    </message>
    <message>
        <source>You play bombs too early</source>
        <translation>炸彈出得太早</translation>
    </message>
    <message>
        <source>You hold bombs back too long</source>
        <translation>炸彈留得太久</translation>
    </message>
    <message>
        <source>You pass when you should play</source>
        <translation>該出牌時卻 Pass</translation>
    </message>
    <message>
        <source>You beat your partner&apos;s cards</source>
        <translation>壓搭檔的牌</translation>
    </message>
    <message>
        <source>You break up combinations</source>
        <translation>拆散牌型</translation>
    </message>
    <message>
        <source>You play when you should pass</source>
        <translation>該 Pass 時卻出牌</translation>
    </message>
    <message>
        <source>You carry the wrong kickers</source>
        <translation>帶錯牌</translation>
    </message>
    <message>
        <source>You play higher than you should</source>
        <translation>牌出得太大</translation>
    </message>
    <message>
        <source>You play lower than you should</source>
        <translation>牌出得太小</translation>
    </message>
    <message>
        <source>You lead too few cards at once</source>
        <translation>先出時張數太少</translation>
    </message>
    <message>
        <source>You lead too many cards at once</source>
        <translation>先出時張數太多</translation>
    </message>
</context>
<context>
    <name>Doudizhu options</name>
    <message>
        <source>The landlord</source>
        <translation>地主</translation>
    </message>
    <message>
        <source>The highest bidder</source>
        <translation>叫分最高的人</translation>
    </message>
    <message>
        <source>Without bidding</source>
        <translation>不叫分</translation>
    </message>
    <message>
        <source>Single kickers</source>
        <translation>帶的單張</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>隨意</translation>
    </message>
    <message>
        <source>With exceptions</source>
        <translation>有例外</translation>
    </message>
    <message>
        <source>All different</source>
        <translation>各不相同</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>計分</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>經典</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>簡單</translation>
    </message>
    <message>
        <source>Competition</source>
        <translation>競賽</translation>
    </message>
    <message>
        <source>The players bid up to three for the kitty, or the deal names the landlord.</source>
        <translation>大家叫分搶底牌，最高三分；或由牌局直接指定地主。</translation>
    </message>
    <message>
        <source>Which single cards triplets and fours may carry: any cards of other ranks; any but both jokers, four of a kind or a triplet that fits the sequence; or only cards of different ranks, not both jokers.</source>
        <translation>三張和四張可以帶哪些單張：其他點數的牌隨意帶；隨意帶，但不能帶兩張王、四張同點數的牌，或能接上飛機的三張；或者只能帶點數各不相同的牌，且不能帶兩張王。</translation>
    </message>
    <message>
        <source>Classic: each bomb, the rocket and a spring double the bid. Simple: only bombs and the rocket count. Competition: each bomb adds the bid once more instead of doubling.</source>
        <translation>經典：每個炸彈、火箭和春天都讓叫分加倍。簡單：只算炸彈和火箭。競賽：每個炸彈再加一份叫分，不加倍。</translation>
    </message>
</context>
<context>
    <name>Doudizhu players</name>
    <message>
        <source>Random</source>
        <translation>Random</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Greedy</translation>
    </message>
    <message>
        <source>Kicker</source>
        <translation>Kicker</translation>
    </message>
    <message>
        <source>First-timer</source>
        <translation>初次上桌</translation>
    </message>
    <message>
        <source>Casual player</source>
        <translation>休閒玩家</translation>
    </message>
    <message>
        <source>Experienced player</source>
        <translation>老手</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>冠軍</translation>
    </message>
    <message>
        <source>Makes any legal bid, play or pass at random.</source>
        <translation>叫分、出牌、Pass，從合乎規則的選擇裡隨機選一種。</translation>
    </message>
    <message>
        <source>Notices one or two of all possible plays, and makes the better one.</source>
        <translation>能出的牌只注意到一兩種，挑比較好的出。</translation>
    </message>
    <message>
        <source>Improver</source>
        <translation>進步者</translation>
    </message>
    <message>
        <source>Overlooks most plays, and judges the rest by a single guess at the hidden cards.</source>
        <translation>大多數出法都沒注意到，其餘的只憑對看不到的牌的一次猜測來判斷。</translation>
    </message>
    <message>
        <source>Always plays as low as possible, and beats everything that can be beaten, even the partner&apos;s plays.</source>
        <translation>總是出最小的牌，能壓就壓，連搭檔的牌也壓。</translation>
    </message>
    <message>
        <source>Overlooks every second play, and judges the rest by two guesses at the hidden cards.</source>
        <translation>出法漏看一半，其餘的憑對看不到的牌的兩次猜測來判斷。</translation>
    </message>
    <message>
        <source>Plays each move out against twenty guesses at the hidden cards, but learns nothing from what the others play.</source>
        <translation>用對看不到的牌的二十次猜測把每種出法推演到底，但不會從別人的出牌推斷什麼。</translation>
    </message>
    <message>
        <source>Works out from every play and pass what the others may hold, and plays each move out against more than a thousand such hands. Has played millions of games with itself and learned from them.</source>
        <translation>從每一次出牌和 Pass 推斷別人手上可能有什麼，用一千多種這樣的手牌把每種出法推演到底。與自己對局數百萬局，並從中學習。</translation>
    </message>
    <message>
        <source>Chooses what triplets carry as the published program did; where that had learned from people, follows simple rules. Helps the partner, but does not guess who holds what.</source>
        <translation>三張帶什麼牌，選法同已發表的程式；原程式向真人學來的部分，改用簡單的規則。會配合搭檔；不猜別人手上有什麼。</translation>
    </message>
    <message>
        <source>Multirole</source>
        <translation>Multirole</translation>
    </message>
    <message>
        <source>A network for each role learned to play as the champion does without imagining deals, from deals that it won; the published ones learned from people. Plays at once, without guessing at hidden cards.</source>
        <translation>每個角色各有一個神經網路，學的是冠軍不設想牌局時、在贏下的牌局裡的打法；論文裡的網路則是向真人學的。不猜看不到的牌，立即出牌。</translation>
    </message>
    <message>
        <source>Cautious: bids only with a good hand, and is landlord less often than most.</source>
        <translation>謹慎：牌好才叫分，比多數人少當地主。</translation>
    </message>
    <message>
        <source>Bold: bids where others pass, and is landlord more often than most.</source>
        <translation>大膽：別人不叫時也叫，比多數人常當地主。</translation>
    </message>
</context>
<context>
    <name>Doudizhu ranks</name>
    <message>
        <source>3</source>
        <translation>3</translation>
    </message>
    <message>
        <source>4</source>
        <translation>4</translation>
    </message>
    <message>
        <source>5</source>
        <translation>5</translation>
    </message>
    <message>
        <source>6</source>
        <translation>6</translation>
    </message>
    <message>
        <source>7</source>
        <translation>7</translation>
    </message>
    <message>
        <source>8</source>
        <translation>8</translation>
    </message>
    <message>
        <source>9</source>
        <translation>9</translation>
    </message>
    <message>
        <source>10</source>
        <translation>10</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>J</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>king</source>
        <translation>K</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>A</translation>
    </message>
    <message>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>black joker</source>
        <translation>小王</translation>
    </message>
    <message>
        <source>red joker</source>
        <translation>大王</translation>
    </message>
    <message>
        <source>3</source>
        <comment>in a sentence</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>4</source>
        <comment>in a sentence</comment>
        <translation>4</translation>
    </message>
    <message>
        <source>5</source>
        <comment>in a sentence</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>6</source>
        <comment>in a sentence</comment>
        <translation>6</translation>
    </message>
    <message>
        <source>7</source>
        <comment>in a sentence</comment>
        <translation>7</translation>
    </message>
    <message>
        <source>8</source>
        <comment>in a sentence</comment>
        <translation>8</translation>
    </message>
    <message>
        <source>9</source>
        <comment>in a sentence</comment>
        <translation>9</translation>
    </message>
    <message>
        <source>10</source>
        <comment>in a sentence</comment>
        <translation>10</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>in a sentence</comment>
        <translation>J</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>in a sentence</comment>
        <translation>Q</translation>
    </message>
    <message>
        <source>king</source>
        <comment>in a sentence</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>in a sentence</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>2</source>
        <comment>in a sentence</comment>
        <translation>2</translation>
    </message>
    <message>
        <source>black joker</source>
        <comment>in a sentence</comment>
        <translation>小王</translation>
    </message>
    <message>
        <source>red joker</source>
        <comment>in a sentence</comment>
        <translation>大王</translation>
    </message>
</context>
<context>
    <name>Doudizhu reasons</name>
    <message>
        <source>Don&apos;t bid: without a two or a joker you would seldom win the lead, and your hand needs %1 plays.</source>
        <translation>別叫：沒有 2 也沒有王，難得拿到牌權，還要 %1 手才出得完。</translation>
    </message>
    <message>
        <source>Bid %2: you hold the rocket, and the whole hand goes in %1 plays.</source>
        <translation>叫 %2 分：你有火箭，整手牌 %1 手就出完。</translation>
    </message>
    <message>
        <source>Bid %2: the whole hand goes in %1 plays, so you need not win the lead often.</source>
        <translation>叫 %2 分：整手牌 %1 手就出完，用不著搶幾次牌權。</translation>
    </message>
    <message>
        <source>No opponent can beat the %1, and then you play the rest and win.</source>
        <translation>對手誰也壓不過你的%1，接著把剩下的出完，你就贏了。</translation>
    </message>
    <message>
        <source>After this you are only one play away from going out.</source>
        <translation>這手之後，再一手就出完了。</translation>
    </message>
    <message>
        <source>Pass: you have nothing higher.</source>
        <translation>Pass 吧，你沒有更大的牌。</translation>
    </message>
    <message>
        <source>Pass: the %1 would raise the stake and still win too seldom.</source>
        <translation>Pass 吧，%1會讓分數加倍，勝算卻還是太小。</translation>
    </message>
    <message>
        <source>Pass: %1, your partner, has only one card left and may go out.</source>
        <translation>Pass 吧，搭檔%1只剩一張，說不定就出完了。</translation>
    </message>
    <message>
        <source>Pass: %1, your partner, has only %2 cards left and may go out.</source>
        <translation>Pass 吧，搭檔%1只剩 %2 張，說不定就出完了。</translation>
    </message>
    <message>
        <source>Pass: then %1, your partner, has the lead.</source>
        <translation>Pass 吧，這樣牌權就歸搭檔%1。</translation>
    </message>
    <message>
        <source>Pass: don&apos;t spend the %1 on beating your partner.</source>
        <translation>Pass 吧，別拿%1去壓搭檔。</translation>
    </message>
    <message>
        <source>Pass: %1, your partner, is next and may beat it more cheaply.</source>
        <translation>Pass 吧，下家是搭檔%1，也許壓得更省。</translation>
    </message>
    <message>
        <source>Pass: keep the %1 to win the lead when you need it.</source>
        <translation>Pass 吧，%1留著，緊要關頭好搶牌權。</translation>
    </message>
    <message>
        <source>Play your highest card: %1 has only one card left.</source>
        <translation>出最大的牌：%1只剩一張了。</translation>
    </message>
    <message>
        <source>Take the lead with the %1, then lead no single card: %2 has only one left.</source>
        <translation>用%1拿下牌權，然後別出單張：%2只剩一張了。</translation>
    </message>
    <message>
        <source>Cover your partner&apos;s %1: %2 has only one card left, and only one above the %3 wins now.</source>
        <translation>蓋住搭檔的%1：%2只剩一張，要大過%3才贏得了。</translation>
    </message>
    <message>
        <source>Cover your partner&apos;s %1 with the %2, so that %3 has to spend something higher.</source>
        <translation>用%2蓋住搭檔的%1，逼%3出更大的牌。</translation>
    </message>
    <message>
        <source>Take over from %1, your partner: the rest of your hand is one play.</source>
        <translation>從搭檔%1手上接過牌權：你剩下的正好一手。</translation>
    </message>
    <message>
        <source>Take over from %1, your partner: the rest of your hand goes in %2 plays.</source>
        <translation>從搭檔%1手上接過牌權：你剩下的 %2 手就出完。</translation>
    </message>
    <message>
        <source>Don&apos;t leave the lead to %1, who has only one card left.</source>
        <translation>別把牌權讓給%1，那邊只剩一張了。</translation>
    </message>
    <message>
        <source>Don&apos;t leave the lead to %1, who has only %2 cards left.</source>
        <translation>別把牌權讓給%1，那邊只剩 %2 張了。</translation>
    </message>
    <message>
        <source>No opponent can beat the %1, so you lead next.</source>
        <translation>對手誰也壓不過你的%1，接著由你先出。</translation>
    </message>
    <message>
        <source>Use the %1 now to take the lead: after it you can go out in %2 more plays.</source>
        <translation>%1現在就用，拿下牌權：之後再出 %2 手就能出完。</translation>
    </message>
    <message>
        <source>Play the %1 rather than something lower, so that %2 can&apos;t get rid of a low card.</source>
        <translation>出%1，別出更小的，免得%2走掉小牌。</translation>
    </message>
    <message>
        <source>Lead the %1: whoever beats it, your other cards take the lead back, and you win.</source>
        <translation>先出%1：不管誰壓，你都能搶回牌權，然後就贏了。</translation>
    </message>
    <message>
        <source>Lead your lowest card: %1, your partner, has one card left and may win with it.</source>
        <translation>先出最小的牌：搭檔%1只剩一張，說不定就這樣贏了。</translation>
    </message>
    <message>
        <source>Don&apos;t lead a single card: %1 has only one left and can&apos;t beat the %2.</source>
        <translation>這手別出單張：%1只剩一張，壓不過%2。</translation>
    </message>
    <message>
        <source>Lead your highest card: %1 has only one card left.</source>
        <translation>先出最大的牌：%1只剩一張了。</translation>
    </message>
    <message>
        <source>Risk the %2, although %1 has only one card left: your higher cards are needed later.</source>
        <translation>雖然%1只剩一張，你還是冒險出%2吧：大牌以後還要用。</translation>
    </message>
    <message>
        <source>No opponent can beat the %1, so you lead again.</source>
        <translation>對手誰也壓不過你的%1，下一手還是你先出。</translation>
    </message>
    <message>
        <source>Lead the %1 rather than something lower, so that %2 can&apos;t get rid of a low card.</source>
        <translation>先出%1，別出更小的，免得%2走掉小牌。</translation>
    </message>
    <message>
        <source>You have the lead: get rid of the %1, the lowest you hold.</source>
        <translation>趁牌權在手，把手上最小的%1出掉。</translation>
    </message>
    <message>
        <source>Lead the %1 and keep your higher cards for later.</source>
        <translation>先出%1，大牌留到以後。</translation>
    </message>
    <message>
        <source>Lead the %1: whoever wants the lead has to spend something higher.</source>
        <translation>先出%1：誰想要牌權，就得動用更大的牌。</translation>
    </message>
    <message>
        <source>Lead the %2, your highest single card: %1 has only one card left.</source>
        <translation>先出%2，你最大的單張：%1只剩一張了。</translation>
    </message>
    <message>
        <source>Get rid of the %1: it is left over when your cards are put together.</source>
        <translation>把%1出掉：湊好牌型後，多出來的就是它。</translation>
    </message>
    <message>
        <source>Lead the %1 and keep your lower cards for later.</source>
        <translation>先出%1，小牌留到以後。</translation>
    </message>
    <message>
        <source>Pass: leave the lead to %1, your partner.</source>
        <translation>Pass 吧，牌權留給搭檔%1。</translation>
    </message>
    <message>
        <source>Beat it as high as you can, to lead low next: %1, your partner, has only one card left.</source>
        <translation>用最大的壓，接著好出小牌：搭檔%1只剩一張了。</translation>
    </message>
    <message>
        <source>Beat it with the %1, the lowest that breaks nothing up.</source>
        <translation>用%1壓：不用拆牌的裡面它最小。</translation>
    </message>
    <message>
        <source>Beat it even if that breaks cards up: %1 has only one card left.</source>
        <translation>拆牌也要壓：%1只剩一張了。</translation>
    </message>
    <message>
        <source>Beat it even if that breaks cards up: %1 has only %2 cards left.</source>
        <translation>拆牌也要壓：%1只剩 %2 張了。</translation>
    </message>
    <message>
        <source>Beat it with the %1: that breaks cards up, but costs you no more plays.</source>
        <translation>用%1壓：雖然要拆牌，手數卻沒多。</translation>
    </message>
    <message>
        <source>Play the %2: nothing else beats this, and %1 has only one card left.</source>
        <translation>出%2：別的都壓不過，而%1只剩一張了。</translation>
    </message>
    <message>
        <source>Play the %2: nothing else beats this, and %1 has only %3 cards left.</source>
        <translation>出%2：別的都壓不過，而%1只剩 %3 張了。</translation>
    </message>
    <message>
        <source>Use the %1 now to take the lead: you are nearly out.</source>
        <translation>%1現在就用，拿下牌權：你快出完了。</translation>
    </message>
    <message>
        <source>Pass: keep the %1 for a better moment.</source>
        <translation>Pass 吧，%1留到更好的時機。</translation>
    </message>
    <message>
        <source>Your %1 from %2 to %3 stays together.</source>
        <translation>你 %2 到 %3 的%1不用拆。</translation>
    </message>
    <message>
        <source>Bid %1: your high cards can win you the lead often enough.</source>
        <translation>叫 %1 分：你的大牌夠多，搶得到牌權。</translation>
    </message>
    <message>
        <source>Don&apos;t bid: your high cards are too few to win the lead for all the rest.</source>
        <translation>別叫：你的大牌太少，搶不夠牌權，別的牌出不完。</translation>
    </message>
    <message>
        <source>Pass: those who won from such positions mostly passed.</source>
        <translation>Pass 吧，這種局面下，最後的贏家多半 Pass。</translation>
    </message>
    <message>
        <source>Play the %1: those who won from such positions played it nearly as often as they passed.</source>
        <translation>出%1：這種局面下，最後的贏家出它和 Pass 差不多一樣多。</translation>
    </message>
    <message>
        <source>Play the %1: those who won from such positions mostly did.</source>
        <translation>出%1：這種局面下，最後的贏家多半出它。</translation>
    </message>
    <message>
        <source>Any legal move will do: this one is drawn by lot.</source>
        <translation>合規則的出法都可以：這手是隨機選的。</translation>
    </message>
    <message>
        <source>Don&apos;t bid: you have too few bombs, jokers and twos.</source>
        <translation>別叫：你的炸彈、王和 2 太少。</translation>
    </message>
    <message>
        <source>Bid %1 for your bombs, jokers and twos.</source>
        <translation>憑你的炸彈、王和 2，叫 %1 分。</translation>
    </message>
    <message>
        <source>Beat it as low as you can.</source>
        <translation>用盡量小的牌壓。</translation>
    </message>
    <message>
        <source>Lead as many cards as you can at once, the lowest: the %1.</source>
        <translation>先出時盡量多出幾張，挑最小的：%1。</translation>
    </message>
    <message>
        <source>Play all that you have left: you win.</source>
        <translation>把剩下的都出了，你就贏了。</translation>
    </message>
    <message>
        <source>Don&apos;t bid: you need %1 plays to go out, too many even with the rocket.</source>
        <translation>別叫：要 %1 手才出得完，就算有火箭也太多了。</translation>
    </message>
    <message>
        <source>Play the %1: only a joker or a bomb can beat it.</source>
        <translation>出%1：只有王或炸彈壓得過。</translation>
    </message>
    <message>
        <source>Play the %1 and keep the %2 for later.</source>
        <translation>出%1，把%2留到以後。</translation>
    </message>
    <message>
        <source>Play the %1 rather than the %2: it is harder to beat.</source>
        <translation>與其出%2，不如出%1：它更難壓。</translation>
    </message>
    <message>
        <source>Pass: %2 has only one card left, and it may not beat your partner&apos;s %1.</source>
        <translation>Pass 吧，%2只剩一張，未必壓得過搭檔的%1。</translation>
    </message>
    <message>
        <source>Pass: %2 has only one card left and can&apos;t beat your partner&apos;s %1.</source>
        <translation>Pass 吧，%2只剩一張，壓不過搭檔的%1。</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to spend your %1.</source>
        <translation>Pass 吧，要壓就得動用你的%1。</translation>
    </message>
    <message>
        <source>Play the %1: %2 has only one card left, and lower cards are easier to beat.</source>
        <translation>出%1：%2只剩一張了，再小就更容易被壓。</translation>
    </message>
    <message>
        <source>Beat it with the %1: that breaks nothing up, and it may win you the lead.</source>
        <translation>用%1壓：什麼都不用拆，還可能拿到牌權。</translation>
    </message>
    <message>
        <source>Let the %1 carry the cards that your hand needs least.</source>
        <translation>讓%1帶走你最用不到的牌。</translation>
    </message>
    <message>
        <source>Let it carry the cards that your hand needs least.</source>
        <translation>讓它帶走你最用不到的牌。</translation>
    </message>
    <message>
        <source>Play your last card: you win.</source>
        <translation>出最後一張，你就贏了。</translation>
    </message>
    <message>
        <source>Bid %2: you hold a bomb, and the rest of your hand goes in %1 plays.</source>
        <translation>叫 %2 分：你有炸彈，其餘的牌 %1 手就出完。</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to split your %1.</source>
        <translation>Pass 吧，要壓就得拆你的%1。</translation>
    </message>
    <message>
        <source>Risk the %2, although %1 has only one card left: your %3 is needed later.</source>
        <translation>雖然%1只剩一張，你還是冒險出%2吧：你的%3以後還要用。</translation>
    </message>
    <message>
        <source>No opponent can beat the %1, and then you play your last card and win.</source>
        <translation>對手誰也壓不過你的%1，接著出最後一張，你就贏了。</translation>
    </message>
    <message>
        <source>Play the %1: only a bomb can beat it.</source>
        <translation>出%1：只有炸彈壓得過。</translation>
    </message>
    <message>
        <source>Play the %1 from %2 to %3 and keep the %4 for later.</source>
        <translation>出 %2 到 %3 的%1，把%4留到以後。</translation>
    </message>
    <message>
        <source>Let the triplet carry the %1, and keep the %2 for later.</source>
        <translation>讓三張帶走%1，把%2留到以後。</translation>
    </message>
    <message>
        <source>Cover your partner&apos;s %1 with the %2, so that %3 has to spend something higher, and keep your %4 together.</source>
        <translation>用%2蓋住搭檔的%1，逼%3出更大的牌，你的%4也不用拆。</translation>
    </message>
    <message>
        <source>Get rid of the %1 while you have the lead: the %2 is likelier to win a trick later.</source>
        <translation>趁牌權在手，把%1出掉：以後%2更有希望拿到牌權。</translation>
    </message>
    <message>
        <source>Get rid of two cards at once with the %1.</source>
        <translation>出%1，一次走掉兩張。</translation>
    </message>
    <message>
        <source>You win this whatever you do: any play is good.</source>
        <translation>這局你贏定了：怎麼出都可以。</translation>
    </message>
    <message>
        <source>Don&apos;t bid: your hand needs only %1 plays, but you hold no two or joker to win the lead with.</source>
        <translation>別叫：雖然 %1 手就出得完，卻沒有 2 也沒有王來搶牌權。</translation>
    </message>
    <message>
        <source>Play the %1: only the %2 or a bomb can beat it.</source>
        <translation>出%1：只有%2或炸彈壓得過。</translation>
    </message>
    <message>
        <source>Lead the %1 and keep the %2 for later.</source>
        <translation>先出%1，把%2留到以後。</translation>
    </message>
    <message>
        <source>Lead the %1 rather than the %2: it is harder to beat.</source>
        <translation>與其先出%2，不如先出%1：它更難壓。</translation>
    </message>
    <message>
        <source>You win this anyway, and the %1 raises the stake.</source>
        <translation>反正你贏定了，出%1還能讓分數加倍。</translation>
    </message>
    <message>
        <source>Use the %1 now: it raises the stake, and you are still likely to win.</source>
        <translation>%1現在就用：分數加倍，你的勝算還是很大。</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to break up better combinations.</source>
        <translation>Pass 吧，要壓就得拆散更好的牌型。</translation>
    </message>
    <message>
        <source>Don&apos;t bid: besides your bomb you hold no two or joker to win the lead with.</source>
        <translation>別叫：除了炸彈，你沒有 2 也沒有王來搶牌權。</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to break up better combinations or spend your %1.</source>
        <translation>Pass 吧，要壓就得拆散更好的牌型，或動用你的%1。</translation>
    </message>
    <message>
        <source>Lead the %1: your %2 is the highest card left, so you can win the lead back with it and go out.</source>
        <translation>先出%1：你的%2是外面最大的單張，能拿回牌權，把牌出完。</translation>
    </message>
    <message>
        <source>Get rid of the %1 while you have the lead: it belongs to no pair or sequence.</source>
        <translation>趁牌權在手，把%1出掉：它不在對子裡，也不在順子裡。</translation>
    </message>
    <message>
        <source>Lead the %1: it is harder to beat than the %2, and you keep the %3 for later.</source>
        <translation>先出%1：它比%2難壓，你的%3也還留著。</translation>
    </message>
    <message>
        <source>Play the %1: it is harder to beat than the %2, and you keep the %3 for later.</source>
        <translation>出%1：它比%2難壓，你的%3也還留著。</translation>
    </message>
    <message>
        <source>Lead low with the %1: %2, your partner, is next and may get rid of something low too.</source>
        <translation>先出小的%1：下家是搭檔%2，也許能跟著走掉小牌。</translation>
    </message>
    <message>
        <source>Don&apos;t bid: besides your bomb you hold only %1 to win the lead with.</source>
        <translation>別叫：除了炸彈，能搶牌權的只有%1。</translation>
    </message>
    <message>
        <source>Bid %3: you hold %2, and the whole hand goes in %1 plays.</source>
        <translation>叫 %3 分：你有%2，整手牌 %1 手就出完。</translation>
    </message>
    <message>
        <source>Pass: %2 can&apos;t beat your partner&apos;s %1 without a bomb.</source>
        <translation>Pass 吧，%2不用炸彈就壓不過搭檔的%1。</translation>
    </message>
    <message>
        <source>Play the %1 from %2 to %3 and keep your %4 together.</source>
        <translation>出 %2 到 %3 的%1，你的%4就不用拆。</translation>
    </message>
    <message>
        <source>Play the %1: whatever beats it beats your %2 as well.</source>
        <translation>出%1：壓得過它的，也壓得過你的%2。</translation>
    </message>
    <message>
        <source>Take over from %1, your partner: you can do more with the lead.</source>
        <translation>從搭檔%1手上接過牌權：在你手上更有用。</translation>
    </message>
    <message>
        <source>Play the %1: only a joker can beat it.</source>
        <translation>出%1：只有王壓得過。</translation>
    </message>
    <message>
        <source>Play the %1: only the %2 can beat it.</source>
        <translation>出%1：只有%2壓得過。</translation>
    </message>
    <message>
        <source>Let the triplet carry your %1: it belongs to no pair or sequence.</source>
        <translation>讓三張帶走你的%1：它不在對子裡，也不在順子裡。</translation>
    </message>
    <message>
        <source>Bid %2: you hold %1 to win the lead with, although going out takes %3 plays.</source>
        <translation>叫 %2 分：雖然要 %3 手才出得完，但你有%1來搶牌權。</translation>
    </message>
    <message>
        <source>Pass: %1, your partner, is next and may beat it instead of you.</source>
        <translation>Pass 吧，下家是搭檔%1，也許能替你壓。</translation>
    </message>
    <message>
        <source>Pass: your hand still needs %2 plays, so keep the %1 to win the lead later.</source>
        <translation>Pass 吧，你還要 %2 手才出得完，%1留著以後搶牌權。</translation>
    </message>
    <message>
        <source>Lead the %1 and keep the %2 to win the lead back.</source>
        <translation>先出%1，%2留著搶回牌權。</translation>
    </message>
    <message>
        <source>Play the %1 and keep the %2 to win the lead later.</source>
        <translation>出%1，%2留著以後搶牌權。</translation>
    </message>
    <message>
        <source>Lead the %1: you have another for your sequence, which stays whole.</source>
        <translation>先出%1：你手上還有一張，順子不用拆。</translation>
    </message>
    <message>
        <source>Play the %1: you have another for your sequence, which stays whole.</source>
        <translation>出%1：你手上還有一張，順子不用拆。</translation>
    </message>
    <message>
        <source>Beat it with the %1: that breaks nothing up, and you keep your %2 for later.</source>
        <translation>用%1壓：什麼都不用拆，%2也還留著。</translation>
    </message>
    <message>
        <source>Beat it with the %1: that breaks nothing up, and you keep your %2 and %3 for later.</source>
        <translation>用%1壓：什麼都不用拆，%2和%3也還留著。</translation>
    </message>
    <message>
        <source>Beat it with the %1: that breaks nothing up, and you keep your higher cards for later.</source>
        <translation>用%1壓：什麼都不用拆，大牌也還留著。</translation>
    </message>
    <message>
        <source>Lead the %1: your %2 can carry something lower later.</source>
        <translation>先出%1：你的%2以後能帶走更小的牌。</translation>
    </message>
    <message>
        <source>Don&apos;t bid: you could go out in %1 plays, but %2 alone won&apos;t win you the lead often enough.</source>
        <translation>別叫：雖然 %1 手就出得完，但光靠%2搶不到幾次牌權。</translation>
    </message>
    <message>
        <source>Don&apos;t bid: you need %1 plays to go out, and %2 alone won&apos;t win you the lead often enough.</source>
        <translation>別叫：要 %1 手才出得完，光靠%2搶不到幾次牌權。</translation>
    </message>
    <message>
        <source>Pass: then %1, your partner, leads the last card and wins.</source>
        <translation>Pass 吧，這樣搭檔%1先出最後一張，就贏了。</translation>
    </message>
    <message>
        <source>Pass: %1, your partner, is next and may go out by beating it.</source>
        <translation>Pass 吧，下家是搭檔%1，說不定一壓就出完了。</translation>
    </message>
    <message>
        <source>Pass: %1, your partner, is next, has only %2 cards left and may beat it.</source>
        <translation>Pass 吧，下家是搭檔%1，只剩 %2 張，也許壓得過。</translation>
    </message>
    <message>
        <source>Pass: keep the %1 to stop %2 with it later.</source>
        <translation>Pass 吧，%1留著以後攔%2。</translation>
    </message>
    <message>
        <source>Pass: only your jokers can beat this, and you want to keep them together.</source>
        <translation>Pass 吧，只有你的大小王壓得過，最好別拆開。</translation>
    </message>
    <message>
        <source>Pass: to beat this cheaply you would have to split your %1.</source>
        <translation>Pass 吧，要壓得省，就得拆你的%1。</translation>
    </message>
    <message>
        <source>Pass: to beat this cheaply you would have to break up better combinations.</source>
        <translation>Pass 吧，要壓得省，就得拆散更好的牌型。</translation>
    </message>
    <message>
        <source>Pass: to beat this you need at least your %1.</source>
        <translation>Pass 吧，要壓至少得用你的%1。</translation>
    </message>
    <message>
        <source>Cover your partner&apos;s %1: %2 must not get the lead cheaply now that %3 has only one card left.</source>
        <translation>蓋住搭檔的%1：%3只剩一張了，不能讓%2輕鬆拿到牌權。</translation>
    </message>
    <message>
        <source>Beat it with the %1 from %2 to %3: otherwise %4 leads next.</source>
        <translation>用 %2 到 %3 的%1壓：不然下一手就由%4先出。</translation>
    </message>
    <message>
        <source>Beat it with the %1 from %2 to %3: otherwise %4 may lead next.</source>
        <translation>用 %2 到 %3 的%1壓：不然下一手可能由%4先出。</translation>
    </message>
    <message>
        <source>Beat it with the %1: otherwise %2 leads next.</source>
        <translation>用%1壓：不然下一手就由%2先出。</translation>
    </message>
    <message>
        <source>Beat it with the %1: otherwise %2 may lead next.</source>
        <translation>用%1壓：不然下一手可能由%2先出。</translation>
    </message>
    <message>
        <source>Lead the %1 from %2 to %3: %4 cards go at once.</source>
        <translation>先出 %2 到 %3 的%1：一次走掉 %4 張。</translation>
    </message>
    <message>
        <source>Let the %1 carry single cards that are hard to get rid of otherwise.</source>
        <translation>用%1帶走不好出的單張。</translation>
    </message>
    <message>
        <source>Bid %1: your rocket wins you the lead whenever you need it.</source>
        <translation>叫 %1 分：你有火箭，什麼時候都搶得到牌權。</translation>
    </message>
    <message>
        <source>Bid %1: you hold two bombs, and each should win you the lead.</source>
        <translation>叫 %1 分：你有兩個炸彈，每個應該都能搶到牌權。</translation>
    </message>
    <message>
        <source>Bid %1: your bomb should win you the lead when you need it.</source>
        <translation>叫 %1 分：你有炸彈，需要時應該能搶到牌權。</translation>
    </message>
    <message>
        <source>Pass: let your partner&apos;s %1 stand. It is up to %2 to beat it, and you keep your own cards.</source>
        <translation>Pass 吧，別壓搭檔的%1。要壓就讓%2去壓，你自己的牌留著。</translation>
    </message>
    <message>
        <source>No opponent can beat the %1 or stop what follows.</source>
        <translation>對手誰也壓不過你的%1，接下來也攔不住你。</translation>
    </message>
    <message>
        <source>Lead the sequence from %1 to %2: if somebody beats it, your sequence from %3 to %4 should win the lead back.</source>
        <translation>先出 %1 到 %2 的順子：要是有人壓，你 %3 到 %4 的順子應該能搶回牌權。</translation>
    </message>
    <message>
        <source>Lead the sequence from %1 to %2: you still have one from %3 to %4.</source>
        <translation>先出 %1 到 %2 的順子：你還有 %3 到 %4 的順子。</translation>
    </message>
    <message>
        <source>Play the %1: anything lower would break something up.</source>
        <translation>出%1：再小就得拆牌。</translation>
    </message>
    <message>
        <source>Nothing helps much here: one move is as good as another.</source>
        <translation>現在怎麼打都沒多大用：選哪種都差不多。</translation>
    </message>
    <message>
        <source>Lead the %1: %2 cards go at once.</source>
        <translation>先出%1：一次走掉 %2 張。</translation>
    </message>
    <message>
        <source>Lead the %1: your %2 should win the lead back.</source>
        <translation>先出%1：你的%2應該能搶回牌權。</translation>
    </message>
    <message>
        <source>Pass: the %1 would raise the stake, and somebody may hold the rocket.</source>
        <translation>Pass 吧，%1會讓分數加倍，火箭又可能在別人手上。</translation>
    </message>
    <message>
        <source>Pass: your %1 and then the rest win later just as well.</source>
        <translation>Pass 吧，等一下先出%1，再把剩下的出完，一樣能贏。</translation>
    </message>
    <message>
        <source>Let the triplet carry the %1, which is hard to get rid of otherwise.</source>
        <translation>讓三張帶走%1：不帶走就不好出。</translation>
    </message>
    <message>
        <source>Lead the lower triplet first: your %1 are likelier to win the lead later.</source>
        <translation>先出小的三張：你的%1以後更有希望搶到牌權。</translation>
    </message>
    <message>
        <source>This keeps your hand together: you then need only %1 more plays.</source>
        <translation>這樣牌型不散：之後再出 %1 手就能出完。</translation>
    </message>
    <message>
        <source>After this the %1 is your last card.</source>
        <translation>這手之後，你就只剩一張%1。</translation>
    </message>
    <message>
        <source>Pass: get rid of the %2 first and go out with the %1. If the %1 is beaten now, you are left with the %2.</source>
        <translation>Pass 吧，先出掉%2，最後用%1收尾。現在出%1，萬一被壓，%2就留在手上了。</translation>
    </message>
    <message>
        <source>Lead the %1: only %2 cards still out are higher.</source>
        <translation>先出%1：外面只剩 %2 張比它大。</translation>
    </message>
    <message>
        <source>Lead the %1: only a %2 is higher.</source>
        <translation>先出%1：比它大的只有%2。</translation>
    </message>
    <message>
        <source>If you don&apos;t bid either, the cards are dealt again and you lose nothing.</source>
        <translation>你要是也不叫，就重新發牌，不吃虧。</translation>
    </message>
    <message>
        <source>Bid %1: you hold %2, and neither %3 nor %4 has bid, so they are likely to be weak.</source>
        <translation>叫 %1 分：你有%2，%3和%4又都沒叫，那兩家的牌多半不強。</translation>
    </message>
    <message>
        <source>Bid %1: neither %2 nor %3 has bid, so they are likely to be weak.</source>
        <translation>叫 %1 分：%2和%3都沒叫，那兩家的牌多半不強。</translation>
    </message>
    <message>
        <source>Lead the %1: unless %2 beats it with the last card, you get the lead back and win.</source>
        <translation>先出%1：除非%2用最後一張壓過它，不然你就能拿回牌權，贏下這局。</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to spend one of your bombs.</source>
        <translation>Pass 吧，要壓就得動用一個炸彈。</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to break up better combinations or spend one of your bombs.</source>
        <translation>Pass 吧，要壓就得拆散更好的牌型，或動用一個炸彈。</translation>
    </message>
    <message>
        <source>Play the %1 and keep your higher cards: %2, your partner, plays before %3 and may still cover it.</source>
        <translation>出%1，大牌留著：搭檔%2在%3前面出牌，也許還能蓋住這手。</translation>
    </message>
    <message>
        <source>Take the lead with the %1: then you can lead your sequence from %2 to %3.</source>
        <translation>用%1拿下牌權：接著就能先出你 %2 到 %3 的順子。</translation>
    </message>
    <message>
        <source>Pass: this is lost, and the %1 would only raise the stake.</source>
        <translation>Pass 吧，這局輸定了，%1只會讓分數加倍。</translation>
    </message>
    <message>
        <source>Let the triplet carry the %1: you have another for your sequence from %2 to %3.</source>
        <translation>讓三張帶走%1：你手上還有一張，可以留給 %2 到 %3 的順子。</translation>
    </message>
    <message>
        <source>Pass: %2 can&apos;t beat your partner&apos;s %1.</source>
        <translation>Pass 吧，%2壓不過搭檔的%1。</translation>
    </message>
    <message>
        <source>Pass: only the rocket can beat your partner&apos;s %1.</source>
        <translation>Pass 吧，只有火箭壓得過搭檔的%1。</translation>
    </message>
    <message>
        <source>Pass: %2 can&apos;t beat your partner&apos;s %1 without a bomb or the rocket.</source>
        <translation>Pass 吧，%2不用炸彈或火箭就壓不過搭檔的%1。</translation>
    </message>
    <message>
        <source>Pass: %2 still has %3 cards, so keep the %1 for a better moment.</source>
        <translation>Pass 吧，%2還有 %3 張，%1留到更好的時機。</translation>
    </message>
    <message>
        <source>Cover your partner&apos;s %1 with the %2, so that %3 can&apos;t get rid of a middling card.</source>
        <translation>用%2蓋住搭檔的%1，免得%3走掉不大不小的牌。</translation>
    </message>
    <message>
        <source>Get rid of your lowest pair, the %1, while you have the lead.</source>
        <translation>趁牌權在手，把最小的對子出掉，就是那%1。</translation>
    </message>
    <message>
        <source>Bid %2: with %1, and %4 besides, you should win the lead often, although going out takes %3 plays.</source>
        <translation>叫 %2 分：雖然要 %3 手才出得完，但你有%1，另外還有%4，應該常能搶到牌權。</translation>
    </message>
    <message>
        <source>It matters little here: several leads are as good as this one.</source>
        <translation>現在先出什麼差別不大：有好幾種出法和這手一樣好。</translation>
    </message>
    <message>
        <source>Take over from %1, your partner, who has more cards left than you.</source>
        <translation>從搭檔%1手上接過牌權：搭檔剩的牌比你多。</translation>
    </message>
    <message>
        <source>You can hardly go wrong here: whatever they play, your rocket takes the lead back.</source>
        <translation>現在怎麼出都不太會錯：不管他們出什麼，你的火箭都能搶回牌權。</translation>
    </message>
    <message>
        <source>You can hardly go wrong here: nothing can beat your %1.</source>
        <translation>現在怎麼出都不太會錯：沒有牌壓得過你的%1。</translation>
    </message>
    <message>
        <source>You can hardly go wrong here: only %2 can beat your %1.</source>
        <translation>現在怎麼出都不太會錯：只有%2壓得過你的%1。</translation>
    </message>
    <message>
        <source>Only %2 can beat the %1, so you should lead again.</source>
        <translation>只有%2壓得過你的%1，下一手應該還是你先出。</translation>
    </message>
    <message>
        <source>Lead your lowest pair, the %1: only %2 can beat it.</source>
        <translation>先出最小的對子，就是那%1：只有%2壓得過。</translation>
    </message>
    <message>
        <source>Play the %1: your sequence from %2 to %3 stays whole.</source>
        <translation>出%1：你 %2 到 %3 的順子不用拆。</translation>
    </message>
    <message>
        <source>Beat it, it matters little with what: otherwise %1 leads next.</source>
        <translation>壓住它，不然下一手就由%1先出了；用什麼壓都差不多。</translation>
    </message>
    <message>
        <source>Beat it, it matters little with what: otherwise %1 may lead next.</source>
        <translation>壓住它，不然下一手可能由%1先出；用什麼壓都差不多。</translation>
    </message>
    <message>
        <source>It matters little here what you lead; the %1 at least gets rid of %2 cards at once.</source>
        <translation>現在先出什麼差別不大；出%1至少一次走掉 %2 張。</translation>
    </message>
    <message>
        <source>It matters little here what you lead; the %1 at least belongs to no pair or sequence.</source>
        <translation>現在先出什麼差別不大；%1至少不在對子裡，也不在順子裡。</translation>
    </message>
    <message>
        <source>Get rid of a low card while you have the lead: the %1 and the %2 belong to no pair or sequence.</source>
        <translation>趁牌權在手，走張小牌：%1和%2不在對子裡，也不在順子裡。</translation>
    </message>
    <message>
        <source>Only %4 can stop you: play the %1, then the %2, and go out with the %3.</source>
        <translation>只有%4攔得住你：先出%1，再出%2，最後用%3出完。</translation>
    </message>
    <message>
        <source>%4 has only one card left: play the %1, then the %2, and go out with the %3.</source>
        <translation>%4只剩一張：先出%1，再出%2，最後用%3出完。</translation>
    </message>
    <message>
        <source>%4 can&apos;t beat the %1, nor the %2 next: then you go out with the %3.</source>
        <translation>%4壓不過你的%1，接著也壓不過%2：最後出%3你就出完了。</translation>
    </message>
    <message>
        <source>No opponent can beat the %1, nor the %2 next: then you go out with the %3.</source>
        <translation>對手誰也壓不過你的%1，接著也壓不過%2：最後出%3你就出完了。</translation>
    </message>
    <message>
        <source>Only %2 can beat the %1; otherwise you play all the rest at once.</source>
        <translation>只有%2壓得過你的%1；不然你就把剩下的牌一次出完。</translation>
    </message>
    <message>
        <source>Only %2 can beat the %1; otherwise you go out with the %3.</source>
        <translation>只有%2壓得過你的%1；不然出%3，你就出完了。</translation>
    </message>
    <message>
        <source>%2 can&apos;t beat the %1 or stop what follows.</source>
        <translation>%2壓不過你的%1，接下來也攔不住你。</translation>
    </message>
    <message>
        <source>Beat it with the %1: it may win you the lead.</source>
        <translation>用%1壓：可能拿到牌權。</translation>
    </message>
    <message>
        <source>It matters little here what you lead; a pair like the %1 at least gets rid of two cards at once.</source>
        <translation>現在先出什麼差別不大；出%1這樣的對子，至少一次走掉兩張。</translation>
    </message>
    <message>
        <source>It matters little here what you lead; the %1 and the %2 at least belong to no pair or sequence.</source>
        <translation>現在先出什麼差別不大；%1和%2至少不在對子裡，也不在順子裡。</translation>
    </message>
    <message>
        <source>It matters little here what you lead; the %1, the %2 and the %3 at least belong to no pair or sequence.</source>
        <translation>現在先出什麼差別不大；%1、%2和%3至少不在對子裡，也不在順子裡。</translation>
    </message>
    <message>
        <source>It matters little here what you lead; you have another %1 for your sequence from %2 to %3.</source>
        <translation>現在先出什麼差別不大；你另有一張%1，%2到%3的順子照樣在。</translation>
    </message>
    <message>
        <source>It matters little here what you lead; on the %1 at least nobody gets rid of a low card.</source>
        <translation>現在先出什麼差別不大；出%1，至少誰也走不掉小牌。</translation>
    </message>
    <message>
        <source>Get rid of a low card while you have the lead: the %1, the %2 and the %3 belong to no pair or sequence.</source>
        <translation>趁牌權在手，走張小牌：%1、%2和%3不在對子裡，也不在順子裡。</translation>
    </message>
    <message>
        <source>Lead the %1: nobody can get rid of a low card on it.</source>
        <translation>先出%1：誰也沒法跟著走小牌。</translation>
    </message>
    <message>
        <source>Pass: unless %2 goes out with both cards at once, your %1 can still beat the first of them.</source>
        <translation>Pass 吧：除非%2兩張一起出完，不然第一張你的%1還壓得住。</translation>
    </message>
    <message>
        <source>Let the triplet carry your %1, the lowest card that belongs to no pair or sequence.</source>
        <translation>讓三張帶走你的%1：不在對子和順子裡的牌，它最小。</translation>
    </message>
    <message>
        <source>It matters little here what you do; the %1 at least may win you the lead.</source>
        <translation>現在怎麼打差別不大；出%1至少可能拿到牌權。</translation>
    </message>
</context>
<context>
    <name>Doudizhu thoughts</name>
    <message>
        <source>%0 doesn&apos;t bid: there is no two or joker in hand, and going out would take %1 plays.</source>
        <translation>%0不叫：沒有 2 也沒有王，還要 %1 手才出得完。</translation>
    </message>
    <message>
        <source>%0 bids %2, with the rocket and a hand that goes in %1 plays.</source>
        <translation>%0叫 %2 分：有火箭，整手牌 %1 手就出完。</translation>
    </message>
    <message>
        <source>%0 bids %2: the whole hand goes in %1 plays.</source>
        <translation>%0叫 %2 分：整手牌 %1 手就出完。</translation>
    </message>
    <message>
        <source>No opponent can beat the %1, and then %0 plays the rest and wins.</source>
        <translation>%0的%1對手誰也壓不過，接著把剩下的出完就贏了。</translation>
    </message>
    <message>
        <source>After this %0 is only one play away from going out.</source>
        <translation>這手之後，%0再一手就出完了。</translation>
    </message>
    <message>
        <source>%0 has nothing higher.</source>
        <translation>%0沒有更大的牌。</translation>
    </message>
    <message>
        <source>%0 passes: the %1 would raise the stake and still win too seldom.</source>
        <translation>%0 Pass：%1會讓分數加倍，勝算卻還是太小。</translation>
    </message>
    <message>
        <source>%0 passes: %1, the partner, has only one card left and may go out.</source>
        <translation>%0 Pass：搭檔%1只剩一張，說不定就出完了。</translation>
    </message>
    <message>
        <source>%0 passes: %1, the partner, has only %2 cards left and may go out.</source>
        <translation>%0 Pass：搭檔%1只剩 %2 張，說不定就出完了。</translation>
    </message>
    <message>
        <source>%0 passes: then %1, the partner, has the lead.</source>
        <translation>%0 Pass：這樣牌權就歸搭檔%1。</translation>
    </message>
    <message>
        <source>%0 passes rather than spend the %1 on beating the partner.</source>
        <translation>%0 Pass，不拿%1去壓搭檔。</translation>
    </message>
    <message>
        <source>%0 passes and keeps the %1, to stop %2 later.</source>
        <translation>%0 Pass，留著%1以後攔%2。</translation>
    </message>
    <message>
        <source>%0 passes: %1, the partner, is next and may beat it more cheaply.</source>
        <translation>%0 Pass：下家是搭檔%1，也許壓得更省。</translation>
    </message>
    <message>
        <source>%0 passes and keeps the %1, to win the lead later.</source>
        <translation>%0 Pass，把%1留著以後拿牌權。</translation>
    </message>
    <message>
        <source>%0 plays the highest card: %1 has only one card left.</source>
        <translation>%0出最大的牌：%1只剩一張了。</translation>
    </message>
    <message>
        <source>%0 takes the lead with the %1: %2 has only one card left.</source>
        <translation>%0用%1拿下牌權：%2只剩一張了。</translation>
    </message>
    <message>
        <source>%0 covers the partner&apos;s %1, so that %3 has to spend something above the %2.</source>
        <translation>%0蓋住搭檔的%1，逼%3出比%2更大的牌。</translation>
    </message>
    <message>
        <source>%0 takes over from %1, the partner: the rest of the hand is one play.</source>
        <translation>%0從搭檔%1手上接過牌權：剩下的正好一手。</translation>
    </message>
    <message>
        <source>%0 takes over from %1, the partner: the rest of the hand goes in %2 plays.</source>
        <translation>%0從搭檔%1手上接過牌權：剩下的 %2 手就出完。</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t leave the lead to %1, who has only one card left.</source>
        <translation>%0不把牌權讓給%1，那邊只剩一張了。</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t leave the lead to %1, who has only %2 cards left.</source>
        <translation>%0不把牌權讓給%1，那邊只剩 %2 張了。</translation>
    </message>
    <message>
        <source>No opponent can beat the %1, so %0 leads next.</source>
        <translation>%0的%1對手誰也壓不過，接著由自己先出。</translation>
    </message>
    <message>
        <source>%0 uses the %1 now to take the lead, and can then go out in %2 more plays.</source>
        <translation>%0現在就用%1拿下牌權，之後再出 %2 手就能出完。</translation>
    </message>
    <message>
        <source>%0 plays the %1 rather than something lower, so that %2 can&apos;t get rid of a low card.</source>
        <translation>%0出%1，不出更小的，免得%2走掉小牌。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which breaks nothing up, and keeps the higher cards.</source>
        <translation>%0用%1壓：什麼都不用拆，大牌也還留著。</translation>
    </message>
    <message>
        <source>%0 leads the %1: the other cards take the lead back, whoever beats it.</source>
        <translation>%0先出%1：不管誰壓，別的牌都能搶回牌權。</translation>
    </message>
    <message>
        <source>%0 leads the lowest card: %1, the partner, has one card left and may win with it.</source>
        <translation>%0先出最小的牌：搭檔%1只剩一張，說不定就這樣贏了。</translation>
    </message>
    <message>
        <source>%0 leads no single card: %1 has only one card left and can&apos;t beat the %2.</source>
        <translation>%0不出單張：%1只剩一張，壓不過%2。</translation>
    </message>
    <message>
        <source>%0 leads the highest card: %1 has only one card left.</source>
        <translation>%0先出最大的牌：%1只剩一張了。</translation>
    </message>
    <message>
        <source>%0 risks the %2, although %1 has only one card left, and keeps the higher cards.</source>
        <translation>%1雖然只剩一張，%0還是冒險出%2，把大牌留著。</translation>
    </message>
    <message>
        <source>No opponent can beat the %1, so %0 leads again.</source>
        <translation>%0的%1對手誰也壓不過，下一手還是自己先出。</translation>
    </message>
    <message>
        <source>%0 leads the %1 rather than something lower, so that %2 can&apos;t get rid of a low card.</source>
        <translation>%0先出%1，不出更小的，免得%2走掉小牌。</translation>
    </message>
    <message>
        <source>%0 gets rid of the %1: it goes with no other card in hand.</source>
        <translation>%0把%1出掉：它跟手上別的牌都配不起來。</translation>
    </message>
    <message>
        <source>%0 has the lead and gets rid of the %1, the lowest in hand.</source>
        <translation>%0牌權在手，把手上最小的%1出掉。</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the higher cards for later.</source>
        <translation>%0先出%1，大牌留到以後。</translation>
    </message>
    <message>
        <source>%0 leads the %1: whoever wants the lead has to spend something higher.</source>
        <translation>%0先出%1：誰想要牌權，就得動用更大的牌。</translation>
    </message>
    <message>
        <source>%0 leads the %2, the highest single card: %1 has only one card left.</source>
        <translation>%0先出最大的單張%2：%1只剩一張了。</translation>
    </message>
    <message>
        <source>%0 gets rid of the %1, which goes with no other cards.</source>
        <translation>%0把%1出掉：湊好牌型後，多出來的就是它。</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the lower cards for later.</source>
        <translation>%0先出%1，小牌留到以後。</translation>
    </message>
    <message>
        <source>%0 passes and leaves the lead to %1, the partner.</source>
        <translation>%0 Pass，把牌權留給搭檔%1。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, the lowest that breaks nothing up.</source>
        <translation>%0用%1壓：不用拆牌的裡面它最小。</translation>
    </message>
    <message>
        <source>%0 beats it even if that breaks cards up: %1 has only one card left.</source>
        <translation>%0拆牌也要壓：%1只剩一張了。</translation>
    </message>
    <message>
        <source>%0 beats it even if that breaks cards up: %1 has only %2 cards left.</source>
        <translation>%0拆牌也要壓：%1只剩 %2 張了。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1: that breaks cards up, but costs no more plays.</source>
        <translation>%0用%1壓：雖然要拆牌，手數卻沒多。</translation>
    </message>
    <message>
        <source>%0 plays the %2: nothing else beats this, and %1 has only one card left.</source>
        <translation>%0出%2：別的都壓不過，而%1只剩一張了。</translation>
    </message>
    <message>
        <source>%0 plays the %2: nothing else beats this, and %1 has only %3 cards left.</source>
        <translation>%0出%2：別的都壓不過，而%1只剩 %3 張了。</translation>
    </message>
    <message>
        <source>%0 uses the %1 now to take the lead, being nearly out.</source>
        <translation>%0快出完了，現在就用%1拿下牌權。</translation>
    </message>
    <message>
        <source>%0 passes and keeps the %1 for a better moment.</source>
        <translation>%0 Pass，把%1留到更好的時機。</translation>
    </message>
    <message>
        <source>The %1 from %2 to %3 stays together.</source>
        <translation>%2 到 %3 的%1不用拆。</translation>
    </message>
    <message>
        <source>%0 passes, as those who won from such positions mostly did.</source>
        <translation>%0 Pass：這種局面下，最後的贏家多半 Pass。</translation>
    </message>
    <message>
        <source>%0 plays the %1: those who won from such positions did so nearly as often as they passed.</source>
        <translation>%0出%1：這種局面下，最後的贏家出它和 Pass 差不多一樣多。</translation>
    </message>
    <message>
        <source>%0 plays the %1, as those who won from such positions mostly did.</source>
        <translation>%0出%1：這種局面下，最後的贏家多半出它。</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t bid: there are too few bombs, jokers and twos in hand.</source>
        <translation>%0不叫：炸彈、王和 2 太少。</translation>
    </message>
    <message>
        <source>%0 leads as many cards at once as possible, the lowest: the %1.</source>
        <translation>%0先出，一次盡量多出幾張，挑最小的：%1。</translation>
    </message>
    <message>
        <source>%0 plays all that is left and wins.</source>
        <translation>%0把剩下的都出完，贏了。</translation>
    </message>
    <message>
        <source>%0 beats it as cheaply as possible.</source>
        <translation>%0用盡量小的牌壓。</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t bid: going out would take %1 plays, too many even with the rocket.</source>
        <translation>%0不叫：要 %1 手才出得完，就算有火箭也太多了。</translation>
    </message>
    <message>
        <source>%0 plays the %1: only a joker or a bomb can beat it.</source>
        <translation>%0出%1：只有王或炸彈壓得過。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and keeps the %2 for later.</source>
        <translation>%0出%1，把%2留到以後。</translation>
    </message>
    <message>
        <source>%0 plays the %1 rather than the %2: it is harder to beat.</source>
        <translation>%0出%1，不出%2：出的這手更難壓。</translation>
    </message>
    <message>
        <source>%0 passes: %2 has only one card left, and it may not beat the partner&apos;s %1.</source>
        <translation>%0 Pass：%2只剩一張，未必壓得過搭檔的%1。</translation>
    </message>
    <message>
        <source>%0 passes: %2 has only one card left and can&apos;t beat the partner&apos;s %1.</source>
        <translation>%0 Pass：%2只剩一張，壓不過搭檔的%1。</translation>
    </message>
    <message>
        <source>%0 passes rather than spend the %1.</source>
        <translation>%0 Pass，不想動用%1。</translation>
    </message>
    <message>
        <source>%0 covers the partner&apos;s %1: %2 has only one card left, and needs one above the %3 to win.</source>
        <translation>%0蓋住搭檔的%1：%2只剩一張，要大過%3才贏得了。</translation>
    </message>
    <message>
        <source>%0 plays the %1: %2 has only one card left, and lower cards are easier to beat.</source>
        <translation>%0出%1：%2只剩一張了，再小就更容易被壓。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which breaks nothing up and may win the lead.</source>
        <translation>%0用%1壓：什麼都不用拆，還可能拿到牌權。</translation>
    </message>
    <message>
        <source>%0 lets the %1 carry the cards that the hand needs least.</source>
        <translation>%0讓%1帶走最用不到的牌。</translation>
    </message>
    <message>
        <source>%0 beats it with the highest there is, to lead low next: %1, the partner, has only one card left.</source>
        <translation>%0用最大的壓，接著好出小牌：搭檔%1只剩一張了。</translation>
    </message>
    <message>
        <source>%0 bids %1, with enough high cards to win the lead back.</source>
        <translation>%0叫 %1 分：大牌夠多，搶得回牌權。</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t bid: there are too few high cards to win the lead back often enough.</source>
        <translation>%0不叫：大牌太少，搶不回幾次牌權。</translation>
    </message>
    <message>
        <source>The cards that the hand needs least go with it.</source>
        <translation>帶走的是手上最用不到的牌。</translation>
    </message>
    <message>
        <source>%0 plays the last card and wins.</source>
        <translation>%0出最後一張，贏了。</translation>
    </message>
    <message>
        <source>%0 bids %1 on bombs, jokers and twos.</source>
        <translation>%0叫 %1 分，靠的是炸彈、王和 2。</translation>
    </message>
    <message>
        <source>%0 bids %2, with a bomb and a hand whose rest goes in %1 plays.</source>
        <translation>%0叫 %2 分：有炸彈，其餘的牌 %1 手就出完。</translation>
    </message>
    <message>
        <source>%0 passes rather than split the %1.</source>
        <translation>%0 Pass，不想拆%1。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which breaks nothing up, and keeps the %2.</source>
        <translation>%0用%1壓：什麼都不用拆，%2也還留著。</translation>
    </message>
    <message>
        <source>%0 risks the %2, although %1 has only one card left, and keeps the %3.</source>
        <translation>%1雖然只剩一張，%0還是冒險出%2，把%3留著。</translation>
    </message>
    <message>
        <source>No opponent can beat the %1, and then %0 plays the last card and wins.</source>
        <translation>%0的%1對手誰也壓不過，接著出最後一張就贏了。</translation>
    </message>
    <message>
        <source>%0 plays the %1: only a bomb can beat it.</source>
        <translation>%0出%1：只有炸彈壓得過。</translation>
    </message>
    <message>
        <source>%0 plays the %1 from %2 to %3 and keeps the %4 for later.</source>
        <translation>%0出 %2 到 %3 的%1，把%4留到以後。</translation>
    </message>
    <message>
        <source>%0 lets the triplet carry the %1 and keeps the %2 for later.</source>
        <translation>%0讓三張帶走%1，把%2留到以後。</translation>
    </message>
    <message>
        <source>%0 plays the %1: it costs more to beat than the %2, and the %3 stays for later.</source>
        <translation>%0出%1：壓它比壓%2更花本錢，%3也還留著。</translation>
    </message>
    <message>
        <source>%0 plays the %1, holding another, so that the sequence stays whole.</source>
        <translation>%0出%1：手上還有一張，順子不用拆。</translation>
    </message>
    <message>
        <source>%0 covers the partner&apos;s %1 with the %2, so that %3 has to spend something higher, and keeps the %4 together.</source>
        <translation>%0用%2蓋住搭檔的%1，逼%3出更大的牌，%4也不用拆。</translation>
    </message>
    <message>
        <source>%0 gets rid of the %1: the %2 is likelier to win a trick later.</source>
        <translation>%0把%1出掉：以後%2更有希望拿到牌權。</translation>
    </message>
    <message>
        <source>%0 gets rid of two cards at once with the %1.</source>
        <translation>%0出%1，一次走掉兩張。</translation>
    </message>
    <message>
        <source>%0 wins this with any play.</source>
        <translation>這局%0怎麼出都贏。</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t bid: the hand needs only %1 plays, but there is no two or joker in it to win the lead with.</source>
        <translation>%0不叫：雖然 %1 手就出得完，卻沒有 2 也沒有王來搶牌權。</translation>
    </message>
    <message>
        <source>%0 plays the %1: only the %2 or a bomb can beat it.</source>
        <translation>%0出%1：只有%2或炸彈壓得過。</translation>
    </message>
    <message>
        <source>%0 leads the %1: it costs more to beat than the %2, and the %3 stays for later.</source>
        <translation>%0先出%1：壓它比壓%2更花本錢，%3也還留著。</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the %2 for later.</source>
        <translation>%0先出%1，把%2留到以後。</translation>
    </message>
    <message>
        <source>%0 leads the %1 rather than the %2: it is harder to beat.</source>
        <translation>%0先出%1，不出%2：先出的這手更難壓。</translation>
    </message>
    <message>
        <source>%0 leads the %1, holding another, so that the sequence stays whole.</source>
        <translation>%0先出%1：手上還有一張，順子不用拆。</translation>
    </message>
    <message>
        <source>%0 wins this anyway, and raises the stake with the %1.</source>
        <translation>%0反正贏定了，就用%1讓分數加倍。</translation>
    </message>
    <message>
        <source>%0 uses the %1 now to raise the stake, still likely to win.</source>
        <translation>%0現在就用%1讓分數加倍，勝算還是很大。</translation>
    </message>
    <message>
        <source>%0 passes: beating this would break up better combinations.</source>
        <translation>%0 Pass：要壓就得拆散更好的牌型。</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t bid: besides a bomb there is no two or joker in hand to win the lead with.</source>
        <translation>%0不叫：除了炸彈，沒有 2 也沒有王來搶牌權。</translation>
    </message>
    <message>
        <source>%0 passes rather than break up better combinations or spend the %1.</source>
        <translation>%0 Pass，不想拆散更好的牌型，也不想動用%1。</translation>
    </message>
    <message>
        <source>%0 leads the %1: the %2 is the highest card left, and wins the lead back.</source>
        <translation>%0先出%1：剩下的單張就數%2最大，能拿回牌權。</translation>
    </message>
    <message>
        <source>%0 leads low with the %1: %2, the partner, is next and may get rid of something low too.</source>
        <translation>%0先出小的%1：下家是搭檔%2，也許能跟著走掉小牌。</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t bid: besides a bomb there is only %1 in hand to win the lead with.</source>
        <translation>%0不叫：除了炸彈，能搶牌權的只有%1。</translation>
    </message>
    <message>
        <source>%0 bids %3, with %2 and a hand that goes in %1 plays.</source>
        <translation>%0叫 %3 分：有%2，整手牌 %1 手就出完。</translation>
    </message>
    <message>
        <source>%0 passes: %2 can&apos;t beat the partner&apos;s %1 without a bomb.</source>
        <translation>%0 Pass：%2不用炸彈就壓不過搭檔的%1。</translation>
    </message>
    <message>
        <source>%0 plays the %1 from %2 to %3 and keeps the %4 together.</source>
        <translation>%0出 %2 到 %3 的%1，%4就不用拆。</translation>
    </message>
    <message>
        <source>%0 plays the %1: whatever beats it beats the %2 as well.</source>
        <translation>%0出%1：壓得過它的，也壓得過%2。</translation>
    </message>
    <message>
        <source>%0 takes over from %1, the partner, to do more with the lead.</source>
        <translation>%0從搭檔%1手上接過牌權：在自己手上更有用。</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t bid: going out would take %1 plays, and %2 alone won&apos;t win the lead often enough.</source>
        <translation>%0不叫：要 %1 手才出得完，光靠%2搶不夠牌權。</translation>
    </message>
    <message>
        <source>%0 plays the %1: only a joker can beat it.</source>
        <translation>%0出%1：只有王壓得過。</translation>
    </message>
    <message>
        <source>%0 plays the %1: only the %2 can beat it.</source>
        <translation>%0出%1：只有%2壓得過。</translation>
    </message>
    <message>
        <source>%0 lets the triplet carry the %1, which belongs to no pair or sequence.</source>
        <translation>%0讓三張帶走%1：它不在對子裡，也不在順子裡。</translation>
    </message>
    <message>
        <source>%0 bids %2, with %1 to win the lead, although going out takes %3 plays.</source>
        <translation>%0叫 %2 分：雖然要 %3 手才出得完，但有%1來搶牌權。</translation>
    </message>
    <message>
        <source>%0 passes: %1, the partner, is next and may beat it.</source>
        <translation>%0 Pass：下家是搭檔%1，也許壓得過。</translation>
    </message>
    <message>
        <source>%0 passes: the hand still needs %2 plays, and the %1 may win the lead later.</source>
        <translation>%0 Pass：還要 %2 手才出得完，%1以後也許能搶到牌權。</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the %2 to win the lead back.</source>
        <translation>%0先出%1，%2留著搶回牌權。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and keeps the %2 to win the lead later.</source>
        <translation>%0出%1，%2留著以後搶牌權。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which breaks nothing up, and keeps the %2 and %3.</source>
        <translation>%0用%1壓：什麼都不用拆，%2和%3也還留著。</translation>
    </message>
    <message>
        <source>%0 leads the %1: the %2 can carry something lower later.</source>
        <translation>%0先出%1：%2以後能帶走更小的牌。</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t bid: going out would take %1 plays, but %2 alone won&apos;t win the lead often enough.</source>
        <translation>%0不叫：雖然 %1 手就出得完，但光靠%2搶不到幾次牌權。</translation>
    </message>
    <message>
        <source>%0 passes: then %1, the partner, leads the last card and wins.</source>
        <translation>%0 Pass：這樣搭檔%1先出最後一張，就贏了。</translation>
    </message>
    <message>
        <source>%0 passes: %1, the partner, is next and may go out by beating it.</source>
        <translation>%0 Pass：下家是搭檔%1，說不定一壓就出完了。</translation>
    </message>
    <message>
        <source>%0 passes: %1, the partner, is next, has only %2 cards left and may beat it.</source>
        <translation>%0 Pass：下家是搭檔%1，只剩 %2 張，也許壓得過。</translation>
    </message>
    <message>
        <source>%0 passes and keeps the two jokers together.</source>
        <translation>%0 Pass，大小王留著不拆。</translation>
    </message>
    <message>
        <source>%0 passes: to beat this cheaply would split the %1.</source>
        <translation>%0 Pass：要壓得省，就得拆%1。</translation>
    </message>
    <message>
        <source>%0 passes: to beat this cheaply would break up better combinations.</source>
        <translation>%0 Pass：要壓得省，就得拆散更好的牌型。</translation>
    </message>
    <message>
        <source>%0 passes: to beat this takes at least the %1.</source>
        <translation>%0 Pass：要壓至少得用%1。</translation>
    </message>
    <message>
        <source>%0 covers the partner&apos;s %1: %2 must not get the lead cheaply now that %3 has only one card left.</source>
        <translation>%0蓋住搭檔的%1：%3只剩一張了，不能讓%2輕鬆拿到牌權。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1 from %2 to %3: otherwise %4 leads next.</source>
        <translation>%0用 %2 到 %3 的%1壓：不然下一手就由%4先出。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1 from %2 to %3: otherwise %4 may lead next.</source>
        <translation>%0用 %2 到 %3 的%1壓：不然下一手可能由%4先出。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1: otherwise %2 leads next.</source>
        <translation>%0用%1壓：不然下一手就由%2先出。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1: otherwise %2 may lead next.</source>
        <translation>%0用%1壓：不然下一手可能由%2先出。</translation>
    </message>
    <message>
        <source>%0 leads the %1 from %2 to %3: %4 cards go at once.</source>
        <translation>%0先出 %2 到 %3 的%1：一次走掉 %4 張。</translation>
    </message>
    <message>
        <source>%0 lets the %1 carry single cards that are hard to get rid of otherwise.</source>
        <translation>%0用%1帶走不好出的單張。</translation>
    </message>
    <message>
        <source>%0 bids %1: the rocket wins the lead whenever that is needed.</source>
        <translation>%0叫 %1 分：有火箭，什麼時候都搶得到牌權。</translation>
    </message>
    <message>
        <source>%0 bids %1, with two bombs that should win the lead.</source>
        <translation>%0叫 %1 分：有兩個炸彈，應該能搶到牌權。</translation>
    </message>
    <message>
        <source>%0 bids %1: the bomb should win the lead when that is needed.</source>
        <translation>%0叫 %1 分：有炸彈，需要時應該能搶到牌權。</translation>
    </message>
    <message>
        <source>%0 lets the partner&apos;s %1 stand: it is up to %2 to beat it.</source>
        <translation>%0不壓搭檔的%1：要壓就讓%2去壓。</translation>
    </message>
    <message>
        <source>No opponent can beat the %1 or stop what %0 plays then.</source>
        <translation>%0的%1對手誰也壓不過，接下來也沒人攔得住。</translation>
    </message>
    <message>
        <source>%0 leads the sequence from %1 to %2: the one from %3 to %4 should win the lead back.</source>
        <translation>%0先出 %1 到 %2 的順子：%3 到 %4 的順子應該能搶回牌權。</translation>
    </message>
    <message>
        <source>%0 leads the sequence from %1 to %2 and still has one from %3 to %4.</source>
        <translation>%0先出 %1 到 %2 的順子：手上還有 %3 到 %4 的順子。</translation>
    </message>
    <message>
        <source>%0 plays the %1: anything lower would break something up.</source>
        <translation>%0出%1：再小就得拆牌。</translation>
    </message>
    <message>
        <source>Nothing helps %0 much here: one move is as good as another.</source>
        <translation>現在%0怎麼打都沒多大用：選哪種都差不多。</translation>
    </message>
    <message>
        <source>%0 leads the %1: %2 cards go at once.</source>
        <translation>%0先出%1：一次走掉 %2 張。</translation>
    </message>
    <message>
        <source>%0 leads the %1: the %2 should win the lead back.</source>
        <translation>%0先出%1：%2應該能搶回牌權。</translation>
    </message>
    <message>
        <source>%0 passes: the %1 would raise the stake, and somebody may hold the rocket.</source>
        <translation>%0 Pass：%1會讓分數加倍，火箭又可能在別人手上。</translation>
    </message>
    <message>
        <source>%0 passes: the %1 and then the rest win later just as well.</source>
        <translation>%0 Pass：等一下先出%1，再把剩下的出完，一樣能贏。</translation>
    </message>
    <message>
        <source>%0 lets the triplet carry the %1, which is hard to get rid of otherwise.</source>
        <translation>%0讓三張帶走%1：不帶走就不好出。</translation>
    </message>
    <message>
        <source>%0 leads the lower triplet first: the %1 are likelier to win the lead later.</source>
        <translation>%0先出小的三張：%1以後更有希望搶到牌權。</translation>
    </message>
    <message>
        <source>This keeps the hand together: %0 then needs only %1 more plays.</source>
        <translation>這樣牌型不散：之後%0再出 %1 手就能出完。</translation>
    </message>
    <message>
        <source>After this the %1 is the last card that %0 has.</source>
        <translation>這手之後，%0就只剩一張%1。</translation>
    </message>
    <message>
        <source>%0 passes, to get rid of the %2 first and go out with the %1.</source>
        <translation>%0 Pass，想先出掉%2，最後用%1收尾。</translation>
    </message>
    <message>
        <source>%0 leads the %1: only %2 cards still out are higher.</source>
        <translation>%0先出%1：外面只剩 %2 張比它大。</translation>
    </message>
    <message>
        <source>%0 leads the %1: only a %2 is higher.</source>
        <translation>%0先出%1：比它大的只有%2。</translation>
    </message>
    <message>
        <source>If %0 doesn&apos;t bid either, the cards are dealt again and nothing is lost.</source>
        <translation>%0要是也不叫，就重新發牌，不吃虧。</translation>
    </message>
    <message>
        <source>%0 bids %1, with %2 in hand: neither %3 nor %4 has bid, so they are likely to be weak.</source>
        <translation>%0叫 %1 分：有%2，%3和%4又都沒叫，那兩家的牌多半不強。</translation>
    </message>
    <message>
        <source>%0 bids %1: neither %2 nor %3 has bid, so they are likely to be weak.</source>
        <translation>%0叫 %1 分：%2和%3都沒叫，那兩家的牌多半不強。</translation>
    </message>
    <message>
        <source>%0 leads the %1: unless %2 beats it with the last card, %0 gets the lead back and wins.</source>
        <translation>%0先出%1：除非%2用最後一張壓過它，不然%0就能拿回牌權，贏下這局。</translation>
    </message>
    <message>
        <source>%0 passes rather than spend one of the bombs.</source>
        <translation>%0 Pass，不想動用炸彈。</translation>
    </message>
    <message>
        <source>%0 passes rather than break up better combinations or spend one of the bombs.</source>
        <translation>%0 Pass，不想拆散更好的牌型，也不想動用炸彈。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and keeps the higher cards: %2, the partner, plays before %3 and may still cover it.</source>
        <translation>%0出%1，大牌留著：搭檔%2在%3前面出牌，也許還能蓋住這手。</translation>
    </message>
    <message>
        <source>%0 takes the lead with the %1, to lead the sequence from %2 to %3 next.</source>
        <translation>%0用%1拿下牌權，接著好先出 %2 到 %3 的順子。</translation>
    </message>
    <message>
        <source>%0 passes: this is lost, and the %1 would only raise the stake.</source>
        <translation>%0 Pass：這局輸定了，%1只會讓分數加倍。</translation>
    </message>
    <message>
        <source>%0 lets the triplet carry the %1, holding another for the sequence from %2 to %3.</source>
        <translation>%0讓三張帶走%1：手上還有一張，可以留給 %2 到 %3 的順子。</translation>
    </message>
    <message>
        <source>%0 passes: %2 can&apos;t beat the partner&apos;s %1.</source>
        <translation>%0 Pass：%2壓不過搭檔的%1。</translation>
    </message>
    <message>
        <source>%0 passes: only the rocket can beat the partner&apos;s %1.</source>
        <translation>%0 Pass：只有火箭壓得過搭檔的%1。</translation>
    </message>
    <message>
        <source>%0 passes: %2 can&apos;t beat the partner&apos;s %1 without a bomb or the rocket.</source>
        <translation>%0 Pass：%2不用炸彈或火箭就壓不過搭檔的%1。</translation>
    </message>
    <message>
        <source>%0 passes: %2 still has %3 cards, so the %1 stays for a better moment.</source>
        <translation>%0 Pass：%2還有 %3 張，%1留到更好的時機。</translation>
    </message>
    <message>
        <source>%0 covers the partner&apos;s %1 with the %2, so that %3 can&apos;t get rid of a middling card.</source>
        <translation>%0用%2蓋住搭檔的%1，免得%3走掉不大不小的牌。</translation>
    </message>
    <message>
        <source>%0 gets rid of the lowest pair, the %1, while leading.</source>
        <translation>%0牌權在手，把最小的對子出掉，就是那%1。</translation>
    </message>
    <message>
        <source>%0 bids %2, with %1 and %4 besides to win the lead, although going out takes %3 plays.</source>
        <translation>%0叫 %2 分：雖然要 %3 手才出得完，但有%1，另外還有%4來搶牌權。</translation>
    </message>
    <message>
        <source>It matters little here what %0 leads: several leads are as good as this one.</source>
        <translation>現在%0先出什麼差別不大：有好幾種出法和這手一樣好。</translation>
    </message>
    <message>
        <source>%0 takes over from %1, the partner, who has more cards left.</source>
        <translation>%0從搭檔%1手上接過牌權：搭檔剩的牌更多。</translation>
    </message>
    <message>
        <source>%0 can hardly go wrong here: whatever is played, the rocket takes the lead back.</source>
        <translation>現在%0怎麼出都不太會錯：不管別人出什麼，火箭都能搶回牌權。</translation>
    </message>
    <message>
        <source>%0 can hardly go wrong here: nothing can beat the %1.</source>
        <translation>現在%0怎麼出都不太會錯：沒有牌壓得過%1。</translation>
    </message>
    <message>
        <source>%0 can hardly go wrong here: only %2 can beat the %1.</source>
        <translation>現在%0怎麼出都不太會錯：只有%2壓得過%1。</translation>
    </message>
    <message>
        <source>Only %2 can beat the %1, so %0 should lead again.</source>
        <translation>%0的%1只有%2壓得過，下一手應該還是自己先出。</translation>
    </message>
    <message>
        <source>%0 leads the lowest pair, the %1: only %2 can beat it.</source>
        <translation>%0先出最小的對子，就是那%1：只有%2壓得過。</translation>
    </message>
    <message>
        <source>%0 plays the %1, so that the sequence from %2 to %3 stays whole.</source>
        <translation>%0出%1：%2 到 %3 的順子不用拆。</translation>
    </message>
    <message>
        <source>%0 beats it, no matter with what: otherwise %1 leads next.</source>
        <translation>%0壓住它，不然下一手就由%1先出了；用什麼壓都差不多。</translation>
    </message>
    <message>
        <source>%0 beats it, no matter with what: otherwise %1 may lead next.</source>
        <translation>%0壓住它，不然下一手可能由%1先出；用什麼壓都差不多。</translation>
    </message>
    <message>
        <source>It matters little here what %0 leads; the %1 at least gets rid of %2 cards at once.</source>
        <translation>現在%0先出什麼差別不大；出%1至少一次走掉 %2 張。</translation>
    </message>
    <message>
        <source>It matters little here what %0 leads; the %1 at least belongs to no pair or sequence.</source>
        <translation>現在%0先出什麼差別不大；%1至少不在對子裡，也不在順子裡。</translation>
    </message>
    <message>
        <source>%0 gets rid of a low card: the %1 and the %2 go with no other cards in hand.</source>
        <translation>%0走張小牌：%1和%2跟別的牌都湊不到一起。</translation>
    </message>
    <message>
        <source>Only %4 can stop %0: the %1 goes first, then the %2, and the %3 goes out.</source>
        <translation>只有%4攔得住%0：先出%1，再出%2，最後用%3出完。</translation>
    </message>
    <message>
        <source>%4 has only one card left: %0 plays the %1, then the %2, and goes out with the %3.</source>
        <translation>%4只剩一張：%0先出%1，再出%2，最後用%3出完。</translation>
    </message>
    <message>
        <source>%4 can&apos;t beat the %1, nor the %2 next: then %0 goes out with the %3.</source>
        <translation>%4壓不過%1，接著也壓不過%2：最後出%3，%0就出完了。</translation>
    </message>
    <message>
        <source>No opponent can beat the %1, nor the %2 next: then %0 goes out with the %3.</source>
        <translation>對手誰也壓不過%1，接著也壓不過%2：最後出%3，%0就出完了。</translation>
    </message>
    <message>
        <source>Only %2 can beat the %1; otherwise %0 plays all the rest at once.</source>
        <translation>%0的%1只有%2壓得過；不然就把剩下的牌一次出完。</translation>
    </message>
    <message>
        <source>Only %2 can beat the %1; otherwise %0 goes out with the %3.</source>
        <translation>%0的%1只有%2壓得過；不然出%3就出完了。</translation>
    </message>
    <message>
        <source>%2 can&apos;t beat the %1 or stop what %0 plays then.</source>
        <translation>%2壓不過%1，接下來也攔不住%0。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which may win the lead.</source>
        <translation>%0用%1壓，可能拿到牌權。</translation>
    </message>
    <message>
        <source>It matters little here what %0 leads; a pair like the %1 at least gets rid of two cards at once.</source>
        <translation>現在%0先出什麼差別不大；出%1這樣的對子，至少一次走掉兩張。</translation>
    </message>
    <message>
        <source>It matters little here what %0 leads; the %1 and the %2 at least belong to no pair or sequence.</source>
        <translation>現在%0先出什麼差別不大；%1和%2至少不在對子裡，也不在順子裡。</translation>
    </message>
    <message>
        <source>It matters little here what %0 leads; the %1, the %2 and the %3 at least belong to no pair or sequence.</source>
        <translation>現在%0先出什麼差別不大；%1、%2和%3至少不在對子裡，也不在順子裡。</translation>
    </message>
    <message>
        <source>It matters little here what %0 leads, who has another %1 for the sequence from %2 to %3.</source>
        <translation>現在%0先出什麼差別不大；另有一張%1，%2到%3的順子照樣在。</translation>
    </message>
    <message>
        <source>It matters little here what %0 leads; on the %1 at least nobody gets rid of a low card.</source>
        <translation>現在%0先出什麼差別不大；出%1，至少誰也走不掉小牌。</translation>
    </message>
    <message>
        <source>%0 gets rid of a low card: the %1, the %2 and the %3 go with no other cards in hand.</source>
        <translation>%0走張小牌：%1、%2和%3跟別的牌都湊不到一起。</translation>
    </message>
    <message>
        <source>%0 leads the %1: nobody can get rid of a low card on it.</source>
        <translation>%0先出%1：誰也沒法跟著走小牌。</translation>
    </message>
    <message>
        <source>%0 passes: unless %2 goes out with both cards at once, the %1 can still beat the first of them.</source>
        <translation>%0 Pass：除非%2兩張一起出完，不然第一張%1還壓得住。</translation>
    </message>
    <message>
        <source>%0 lets the triplet carry the %1, the lowest card that belongs to no pair or sequence.</source>
        <translation>%0讓三張帶走%1：不在對子和順子裡的牌，它最小。</translation>
    </message>
    <message>
        <source>It matters little here what %0 does; the %1 at least may win the lead.</source>
        <translation>現在%0怎麼打差別不大；出%1至少可能拿到牌權。</translation>
    </message>
</context>
<context>
    <name>DoudizhuRules</name>
    <message>
        <source>In a minute</source>
        <translation>一分鐘學會</translation>
    </message>
    <message>
        <source>Becoming the landlord</source>
        <translation>當上地主</translation>
    </message>
    <message>
        <source>Each player in turn bids one, two or three, higher than the bids before, or does not bid. The highest bid takes the three cards of the kitty, shows them, and leads. If nobody bids, the cards are dealt again.</source>
        <translation>大家輪流叫一分、兩分或三分，要比前面的高，也可以不叫。叫分最高的人當地主，亮出三張底牌並收進手中，然後先出。沒人叫分就重新發牌。</translation>
    </message>
    <message>
        <source>High and low</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>The red joker is highest, then the black joker, the two, the ace, the king and so on down to the three. Suits do not matter.</source>
        <translation>大王最大，再來是小王、2、A、K，依序往下，3 最小。不論花色。</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>牌型</translation>
    </message>
    <message>
        <source>Single, pair, triplet</source>
        <translation>單張、對子、三張</translation>
    </message>
    <message>
        <source>One, two or three cards of a rank.</source>
        <translation>一張、兩張或三張點數相同的牌。</translation>
    </message>
    <message>
        <source>Triplet with a card or a pair</source>
        <translation>三帶一、三帶一對</translation>
    </message>
    <message>
        <source>The triplet decides.</source>
        <translation>比三張的大小。</translation>
    </message>
    <message>
        <source>At least five ranks in a row, up to the ace.</source>
        <translation>至少五張點數相連的牌，最大到 A。</translation>
    </message>
    <message>
        <source>At least three pairs in a row.</source>
        <translation>至少三個相連的對子。</translation>
    </message>
    <message>
        <source>Airplane</source>
        <translation>飛機</translation>
    </message>
    <message>
        <source>Triplets in a row, bare or each with a card or a pair as wings.</source>
        <translation>相連的三張；可以不帶，也可以每個三張帶一張或一對當翅膀。</translation>
    </message>
    <message>
        <source>Four with two</source>
        <translation>四帶二</translation>
    </message>
    <message>
        <source>Bomb</source>
        <translation>炸彈</translation>
    </message>
    <message>
        <source>Four of a rank beat everything but a higher bomb and the rocket.</source>
        <translation>四張點數相同的牌。除了更大的炸彈和火箭，什麼都能壓。</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>火箭</translation>
    </message>
    <message>
        <source>Both jokers beat everything.</source>
        <translation>兩張王一起出，什麼都能壓。</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>計分</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>小訣竅</translation>
    </message>
    <message>
        <source>Three players, 54 cards. One of them becomes the landlord, who takes three more cards and plays alone against the other two, the peasants. Whoever leads plays any combination; the others in turn play a higher one of the same form, or pass. When both others have passed, the last to play leads again. The first to run out of cards wins for their side.</source>
        <translation>三個人，54 張牌。其中一人當地主，多拿三張底牌，獨自對抗另外兩個農民。先出的人可以出任何牌型；其他人輪流出同樣牌型而更大的牌，或者 Pass。另外兩人都 Pass 時，最後出牌的人重新先出。誰先出完，誰那一方就贏。</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>順子</translation>
    </message>
    <message>
        <source>Sequence of pairs</source>
        <translation>連對</translation>
    </message>
    <message>
        <source>Four of a rank with two cards or two pairs. It is not a bomb.</source>
        <translation>四張點數相同的牌，帶兩張單牌或兩個對子。不算炸彈。</translation>
    </message>
    <message>
        <source>The bid is the stake. Every bomb and the rocket double it. It doubles once more for spring: the landlord is out before a peasant has played, or the landlord never plays after the first lead. The landlord wins or loses the stake against each peasant.</source>
        <translation>叫了幾分，底分就是幾分。每個炸彈、火箭都加倍。春天再加倍：地主出完時農民一張沒出；或者反春天，地主出了第一手後再沒出過牌。地主與每個農民各按這個分數算輸贏。</translation>
    </message>
    <message>
        <source>Peasants win together: let your partner keep the lead when they can go on, and stop a landlord who has few cards left. Bid when you hold jokers, twos and bombs and few loose low cards.</source>
        <translation>兩個農民同贏同輸：搭檔走得順，就把牌權留給他；地主牌不多了，就要攔住。手上有王、2 和炸彈，零散的小牌又少，就可以叫分。</translation>
    </message>
    <message>
        <source>Click cards to raise them, or slide over several. With one or two raised, Tab completes them to what can be played. G finds plays, Enter plays, P passes, R sorts the hand, K shows which ranks are still out.</source>
        <translation>點牌選取，或滑過幾張一起選。選了一兩張時，按 Tab 補成能出的牌。G 找一手牌，Enter 出牌，P 是 Pass，R 理牌，K 看哪些點數還沒出。</translation>
    </message>
</context>
<context>
    <name>DoudizhuView</name>
    <message>
        <source>bidding</source>
        <translation>叫分中</translation>
    </message>
    <message>
        <source>Kitty: %1</source>
        <translation>底牌：%1</translation>
    </message>
    <message>
        <source>%1: %2 still out</source>
        <translation>%1：外面還有 %2 張</translation>
    </message>
    <message>
        <source>Cards still out</source>
        <translation>記牌器</translation>
    </message>
    <message>
        <source>Bombs and rocket: the stake times %1</source>
        <translation>炸彈和火箭：底分乘以 %1</translation>
    </message>
    <message>
        <source>Chances of at least one, from what was played and what was not</source>
        <translation>至少有一張的可能，根據出過和沒出過的牌推算</translation>
    </message>
</context>
<context>
    <name>EloBars</name>
    <message>
        <source>%1 ± %2</source>
        <comment>Elo and half its interval</comment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1. %2: %3 Elo</source>
        <comment>rank, player, rating</comment>
        <translation>%1. %2：Elo %3</translation>
    </message>
    <message>
        <source>%1 % of %2 games</source>
        <translation>%2 局中得 %1%</translation>
    </message>
    <message>
        <source>%1; %2 decisions of %3 ms each</source>
        <translation>%1；%2 次決策，每次 %3 毫秒</translation>
    </message>
</context>
<context>
    <name>Euchre</name>
    <message>
        <source>The suit that was turned down cannot be named</source>
        <translation>不能叫已經蓋下的花色</translation>
    </message>
    <message>
        <source>The dealer does not hold this card</source>
        <translation>莊家手上沒有這張牌</translation>
    </message>
    <message>
        <source>%1 is dealt twice</source>
        <translation>%1 發了兩次</translation>
    </message>
    <message>
        <source>The dealer must discard first</source>
        <translation>莊家要先丟掉一張牌</translation>
    </message>
    <message>
        <source>A card must be played now</source>
        <translation>現在必須出牌</translation>
    </message>
    <message>
        <source>The dealer must name trump, since everyone else has passed</source>
        <translation>其他人都不叫，莊家必須定王牌</translation>
    </message>
    <message>
        <source>The upcard has been turned down</source>
        <translation>翻開的牌已經蓋下</translation>
    </message>
    <message>
        <source>Trump has already been made</source>
        <translation>王牌已經定了</translation>
    </message>
    <message>
        <source>Suits are named only in the second round</source>
        <translation>第二輪才能叫花色</translation>
    </message>
    <message>
        <source>Only a defender against a lone maker may do this</source>
        <translation>只有防守方面對單打時才能這樣</translation>
    </message>
    <message>
        <source>There is nothing to discard now</source>
        <translation>現在沒有牌要丟</translation>
    </message>
    <message>
        <source>The card just picked up may not be discarded here</source>
        <translation>這裡不能丟掉剛拿起的那張牌</translation>
    </message>
    <message>
        <source>No card can be played now</source>
        <translation>現在還不能出牌</translation>
    </message>
    <message>
        <source>The hand does not hold this card</source>
        <translation>手上沒有這張牌</translation>
    </message>
    <message>
        <source>Trumps were led and must be followed; the left bower is a trump</source>
        <translation>領出的是王牌，必須跟；副J也算王牌</translation>
    </message>
    <message>
        <source>Clubs were led and must be followed</source>
        <translation>領出的是梅花，必須跟</translation>
    </message>
    <message>
        <source>Diamonds were led and must be followed</source>
        <translation>領出的是方塊，必須跟</translation>
    </message>
    <message>
        <source>Hearts were led and must be followed</source>
        <translation>領出的是紅心，必須跟</translation>
    </message>
    <message>
        <source>Spades were led and must be followed</source>
        <translation>領出的是黑桃，必須跟</translation>
    </message>
    <message>
        <source>Going alone is not allowed at this table</source>
        <translation>這一桌不能單打</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a card of Euchre</source>
        <translation>「%1」不是尤克牌裡的牌</translation>
    </message>
    <message>
        <source>Expected %1 cards, not %2</source>
        <translation>此處應有 %1 張牌，而不是 %2 張</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a move of Euchre</source>
        <translation>「%1」不是尤克牌的走法</translation>
    </message>
    <message>
        <source>Expected %1 hands, not %2</source>
        <translation>此處應有 %1 手牌，而不是 %2 手</translation>
    </message>
</context>
<context>
    <name>Euchre bids</name>
    <message>
        <source>Order it up</source>
        <translation>叫起吧</translation>
    </message>
    <message>
        <source>Pick it up</source>
        <translation>拿起吧</translation>
    </message>
    <message>
        <source>Name clubs</source>
        <translation>叫梅花</translation>
    </message>
    <message>
        <source>Name diamonds</source>
        <translation>叫方塊</translation>
    </message>
    <message>
        <source>Name hearts</source>
        <translation>叫紅心</translation>
    </message>
    <message>
        <source>Name spades</source>
        <translation>叫黑桃</translation>
    </message>
</context>
<context>
    <name>Euchre cards</name>
    <message>
        <source>right bower</source>
        <translation>正J</translation>
    </message>
    <message>
        <source>left bower</source>
        <translation>副J</translation>
    </message>
</context>
<context>
    <name>Euchre drawback thoughts</name>
    <message>
        <source>After this %0 has no trump left.</source>
        <translation>這樣%0就沒有王牌了。</translation>
    </message>
    <message>
        <source>A trump lead helps %1, who made trump.</source>
        <translation>領王牌等於幫%1的忙：王牌就是那邊定的。</translation>
    </message>
    <message>
        <source>%1 has no %2 and may trump this.</source>
        <translation>%1缺%2，可能用王牌吃掉這張。</translation>
    </message>
    <message>
        <source>With the %1 first, the opponents have to throw cards away.</source>
        <translation>先領%1，對手就得墊牌。</translation>
    </message>
    <message>
        <source>A trump can still beat this: it is safer once trumps are drawn.</source>
        <translation>王牌還吃得下這張：等王牌逼光了再出更穩。</translation>
    </message>
    <message>
        <source>If the %1 waits, it is more likely to be trumped.</source>
        <translation>再等下去，%1就更可能被王牌吃掉。</translation>
    </message>
    <message>
        <source>This may lose the trick, which the %1 would take for certain.</source>
        <translation>這樣可能丟掉這墩，出%1就穩吃。</translation>
    </message>
    <message>
        <source>The %1 is still out and beats this.</source>
        <translation>%1還在外面，吃得下這張。</translation>
    </message>
    <message>
        <source>The %1 would be enough for this trick.</source>
        <translation>吃這墩，用%1就夠了。</translation>
    </message>
    <message>
        <source>The %1 may be enough for this trick.</source>
        <translation>吃這墩，用%1也許就夠了。</translation>
    </message>
    <message>
        <source>With this trick the opponents euchre %0&apos;s side.</source>
        <translation>對手拿到這墩，%0這邊就打不成了。</translation>
    </message>
    <message>
        <source>After this trick %1 can&apos;t be euchred any more.</source>
        <translation>丟了這墩，%1這局就打成了。</translation>
    </message>
    <message>
        <source>After this trick the march is gone.</source>
        <translation>丟了這墩，五墩就沒法全拿了。</translation>
    </message>
    <message>
        <source>If %1 takes this trick, %0 doesn&apos;t lead next.</source>
        <translation>這墩要是%1吃下，下一墩就輪不到%0領出。</translation>
    </message>
    <message>
        <source>%1&apos;s card is easier to beat than the %2.</source>
        <translation>%1的牌比%2更容易被吃掉。</translation>
    </message>
    <message>
        <source>Only %1 could still take this trick for %0&apos;s side.</source>
        <translation>這樣%0這邊就只能靠%1來吃這墩了。</translation>
    </message>
    <message>
        <source>This gives up the trick, which the %1 might take.</source>
        <translation>這樣就放掉這墩了，%1也許吃得下。</translation>
    </message>
    <message>
        <source>This leaves the trick to %1; the %2 would take it.</source>
        <translation>這樣這墩就歸%1了，%2其實吃得下。</translation>
    </message>
    <message>
        <source>This leaves the trick to the opponents; the %1 would take it.</source>
        <translation>這樣這墩就歸對手了，%1其實吃得下。</translation>
    </message>
    <message>
        <source>The %1 would be the highest trump left after this trick.</source>
        <translation>過了這墩，剩下的王牌就數%1最大。</translation>
    </message>
    <message>
        <source>This leaves the %1 alone, and the %2 would take it.</source>
        <translation>這樣%1就落單了，會被%2吃掉。</translation>
    </message>
    <message>
        <source>If the %1 is turned down, %0 can&apos;t name %2 any more.</source>
        <translation>%1要是蓋下了，%0就不能再叫%2。</translation>
    </message>
    <message>
        <source>After this %1 may turn the %2 down.</source>
        <translation>這樣%1可能會把%2蓋下。</translation>
    </message>
    <message>
        <source>This turns down the right bower, the highest trump.</source>
        <translation>這樣就把最大的王牌正J蓋下了。</translation>
    </message>
    <message>
        <source>After this %1 is the first to name another suit.</source>
        <translation>這樣就輪到%1先叫別的花色。</translation>
    </message>
    <message>
        <source>With another pass nobody scores in this deal.</source>
        <translation>再不叫，這局誰也不得分。</translation>
    </message>
    <message>
        <source>%0 gets no other chance to name trump, and %1 bids next.</source>
        <translation>這樣%0就沒機會再叫了，接著輪到%1。</translation>
    </message>
    <message>
        <source>The %1 goes to %2, who then sits out.</source>
        <translation>%1歸了%2，那邊卻輪空。</translation>
    </message>
    <message>
        <source>Alone %0 needs three tricks without any help from %1.</source>
        <translation>單打的話，%0得自己拿三墩，%1幫不上忙。</translation>
    </message>
    <message>
        <source>An opponent with the right bower would take one of the five tricks.</source>
        <translation>正J要是在對手手上，五墩裡就得丟一墩。</translation>
    </message>
    <message>
        <source>%0 would hold no trump.</source>
        <translation>這樣%0一張王牌也沒有。</translation>
    </message>
    <message>
        <source>%0 would hold only one trump.</source>
        <translation>這樣%0只有一張王牌。</translation>
    </message>
    <message>
        <source>%0 would hold only %1 trumps.</source>
        <translation>這樣%0只有 %1 張王牌。</translation>
    </message>
    <message>
        <source>%0 is stronger in %1 and may name them in the next round.</source>
        <translation>%0的%1更強，下一輪也許還能叫。</translation>
    </message>
    <message>
        <source>This gives %1 a trump, the %2.</source>
        <translation>這樣就送了%1一張王牌：%2。</translation>
    </message>
    <message>
        <source>The highest trump would be the %1; in %2 it is the %3.</source>
        <translation>這樣最大的王牌是%1；%2當王牌的話，就是%3。</translation>
    </message>
    <message>
        <source>%1 would sit out and not help %0 against %2.</source>
        <translation>這樣%1就輪空，不能幫%0擋%2。</translation>
    </message>
    <message>
        <source>If both defend, a euchre counts only 2 points, not 4.</source>
        <translation>兩人一起防，對方打不成也只得 2 分，不是 4 分。</translation>
    </message>
    <message>
        <source>This leaves only the %1 for the last trick.</source>
        <translation>這樣最後一墩就只剩%1了。</translation>
    </message>
    <message>
        <source>This draws no trump, and the %1 may still be out.</source>
        <translation>這樣逼不出王牌，%1可能還在外面。</translation>
    </message>
    <message>
        <source>This keeps the %1, so when %2 are led %0 must follow instead of trumping.</source>
        <translation>這樣%1還在手上，有人領出%2，%0就得跟，不能用王牌吃。</translation>
    </message>
    <message>
        <source>%0 would hold only two trumps, and neither bower.</source>
        <translation>這樣%0只有兩張王牌，正J和副J都沒有。</translation>
    </message>
    <message>
        <source>%0 would hold only two trumps.</source>
        <translation>這樣%0只有兩張王牌。</translation>
    </message>
    <message>
        <source>%1 can&apos;t know that %0 holds the %2, and may waste a trump on this.</source>
        <translation>%1不知道%2在%0手上，可能白費一張王牌來吃。</translation>
    </message>
    <message>
        <source>The %1 and the %2 are still out.</source>
        <translation>%1和%2都還在外面。</translation>
    </message>
    <message>
        <source>%1 higher trumps are still out.</source>
        <translation>外面還有%1張更大的王牌。</translation>
    </message>
    <message>
        <source>%1 higher %2 are still out.</source>
        <translation>外面還有%1張更大的%2。</translation>
    </message>
    <message>
        <source>This spends a trump for nothing.</source>
        <translation>這樣就白費了一張王牌。</translation>
    </message>
    <message>
        <source>%1 has this trick without it.</source>
        <translation>不用它，這墩也是%1的。</translation>
    </message>
    <message>
        <source>This may spend a trump for nothing.</source>
        <translation>這樣可能白費一張王牌。</translation>
    </message>
    <message>
        <source>%1 may take this trick without it.</source>
        <translation>不用它，%1也可能吃下這墩。</translation>
    </message>
    <message>
        <source>After this %0 has only one trump left, the %1.</source>
        <translation>這樣%0就只剩%1這一張王牌了。</translation>
    </message>
    <message>
        <source>After this %0 has only two trumps left.</source>
        <translation>這樣%0就只剩兩張王牌了。</translation>
    </message>
    <message>
        <source>%1 trumps are still out, and this draws none.</source>
        <translation>外面還有%1張王牌，這樣一張也逼不出來。</translation>
    </message>
    <message>
        <source>The %1 and the %2 of %3 are still out.</source>
        <translation>%3的 %1 和 %2 都還在外面。</translation>
    </message>
    <message>
        <source>This takes a trick whenever it is played, so there is no hurry.</source>
        <translation>這張什麼時候出都能吃一墩，不用急。</translation>
    </message>
    <message>
        <source>This throws away a trump.</source>
        <translation>這樣就白丟了一張王牌。</translation>
    </message>
    <message>
        <source>This throws away an ace.</source>
        <translation>這樣就白丟了一張 A。</translation>
    </message>
    <message>
        <source>This throws away the highest card left in %1.</source>
        <translation>這樣就白丟了剩下的%1裡最大的一張。</translation>
    </message>
    <message>
        <source>This spends %0&apos;s only trump.</source>
        <translation>這樣就用掉了%0唯一的王牌。</translation>
    </message>
    <message>
        <source>This is worth keeping: only a trump can beat it.</source>
        <translation>這張值得留著：只有王牌吃得下。</translation>
    </message>
    <message>
        <source>This is worth keeping: except for trumps, only the %1 can beat it.</source>
        <translation>這張值得留著：除了王牌，只有%1吃得下。</translation>
    </message>
    <message>
        <source>Fewer %1 than %2 are still out, so this is likelier to be trumped.</source>
        <translation>還在外面的%1比%2少，這張更可能被王牌吃掉。</translation>
    </message>
    <message>
        <source>More %1 than %2 are still out, so this can wait: it is less likely to be trumped later.</source>
        <translation>還在外面的%1比%2多，這張不用急：以後比較不會被王牌吃掉。</translation>
    </message>
    <message>
        <source>This is worth keeping: it may take a trick later.</source>
        <translation>這張值得留著：以後也許能吃一墩。</translation>
    </message>
    <message>
        <source>Going alone only pays with all five tricks, and even a card like the %1 would have to take one.</source>
        <translation>單打要五墩全拿才划算，那樣連%1這樣的牌都得吃到一墩。</translation>
    </message>
    <message>
        <source>Going alone only pays with all five tricks, and even the %1 would have to take one.</source>
        <translation>單打要五墩全拿才划算，那樣連%1都得吃到一墩。</translation>
    </message>
    <message>
        <source>This should do just as well: no card still out comes between the two.</source>
        <translation>出這張應該也一樣：外面沒有牌夾在兩張中間。</translation>
    </message>
    <message>
        <source>More %1 than %2 are still out, so this is likelier to win a trick later.</source>
        <translation>還在外面的%1比%2多，這張以後更可能吃到一墩。</translation>
    </message>
    <message>
        <source>This might fall to a higher trump, and the %1 draws trumps as well.</source>
        <translation>這張可能被更大的王牌吃掉，而且出%1一樣能調王。</translation>
    </message>
</context>
<context>
    <name>Euchre drawbacks</name>
    <message>
        <source>After this you have no trump left.</source>
        <translation>這樣你就沒有王牌了。</translation>
    </message>
    <message>
        <source>A trump lead helps %1, who made trump.</source>
        <translation>領王牌等於幫%1的忙：王牌就是那邊定的。</translation>
    </message>
    <message>
        <source>%1 has no %2 and may trump this.</source>
        <translation>%1缺%2，可能用王牌吃掉這張。</translation>
    </message>
    <message>
        <source>With your %1 first, the opponents have to throw cards away.</source>
        <translation>先領你的%1，對手就得墊牌。</translation>
    </message>
    <message>
        <source>A trump can still beat this: it is safer once trumps are drawn.</source>
        <translation>王牌還吃得下這張：等王牌逼光了再出更穩。</translation>
    </message>
    <message>
        <source>If you wait, your %1 is more likely to be trumped.</source>
        <translation>再等下去，你的%1就更可能被王牌吃掉。</translation>
    </message>
    <message>
        <source>This may lose the trick, which your %1 would take for certain.</source>
        <translation>這樣可能丟掉這墩，出你的%1就穩吃。</translation>
    </message>
    <message>
        <source>The %1 is still out and beats this.</source>
        <translation>%1還在外面，吃得下這張。</translation>
    </message>
    <message>
        <source>Your %1 would be enough for this trick.</source>
        <translation>吃這墩，用你的%1就夠了。</translation>
    </message>
    <message>
        <source>Your %1 may be enough for this trick.</source>
        <translation>吃這墩，用你的%1也許就夠了。</translation>
    </message>
    <message>
        <source>With this trick the opponents euchre your side.</source>
        <translation>對手拿到這墩，你們就打不成了。</translation>
    </message>
    <message>
        <source>After this trick %1 can&apos;t be euchred any more.</source>
        <translation>丟了這墩，%1這局就打成了。</translation>
    </message>
    <message>
        <source>After this trick the march is gone.</source>
        <translation>丟了這墩，五墩就沒法全拿了。</translation>
    </message>
    <message>
        <source>If %1 takes this trick, you don&apos;t lead next.</source>
        <translation>這墩要是%1吃下，下一墩就輪不到你領出。</translation>
    </message>
    <message>
        <source>%1&apos;s card is easier to beat than your %2.</source>
        <translation>%1的牌比你的%2更容易被吃掉。</translation>
    </message>
    <message>
        <source>Only %1 could still take this trick for your side.</source>
        <translation>這樣你們就只能靠%1來吃這墩了。</translation>
    </message>
    <message>
        <source>This gives up the trick, which your %1 might take.</source>
        <translation>這樣就放掉這墩了，你的%1也許吃得下。</translation>
    </message>
    <message>
        <source>This leaves the trick to %1; your %2 would take it.</source>
        <translation>這樣這墩就歸%1了，你的%2其實吃得下。</translation>
    </message>
    <message>
        <source>This leaves the trick to the opponents; your %1 would take it.</source>
        <translation>這樣這墩就歸對手了，你的%1其實吃得下。</translation>
    </message>
    <message>
        <source>Your %1 would be the highest trump left after this trick.</source>
        <translation>過了這墩，剩下的王牌就數你的%1最大。</translation>
    </message>
    <message>
        <source>This leaves your %1 alone, and the %2 would take it.</source>
        <translation>這樣你的%1就落單了，會被%2吃掉。</translation>
    </message>
    <message>
        <source>If the %1 is turned down, you can&apos;t name %2 any more.</source>
        <translation>%1要是蓋下了，你就不能再叫%2。</translation>
    </message>
    <message>
        <source>After this %1 may turn the %2 down.</source>
        <translation>這樣%1可能會把%2蓋下。</translation>
    </message>
    <message>
        <source>This turns down the right bower, the highest trump.</source>
        <translation>這樣就把最大的王牌正J蓋下了。</translation>
    </message>
    <message>
        <source>After this %1 is the first to name another suit.</source>
        <translation>這樣就輪到%1先叫別的花色。</translation>
    </message>
    <message>
        <source>If you pass too, nobody scores in this deal.</source>
        <translation>你再不叫，這局誰也不得分。</translation>
    </message>
    <message>
        <source>You get no other chance to name trump, and %1 bids next.</source>
        <translation>這樣你就沒機會再叫了，接著輪到%1。</translation>
    </message>
    <message>
        <source>The %1 goes to %2, who then sits out.</source>
        <translation>%1歸了%2，那邊卻輪空。</translation>
    </message>
    <message>
        <source>Alone you need three tricks without any help from %1.</source>
        <translation>單打的話，你得自己拿三墩，%1幫不上忙。</translation>
    </message>
    <message>
        <source>An opponent with the right bower would take one of the five tricks.</source>
        <translation>正J要是在對手手上，五墩裡就得丟一墩。</translation>
    </message>
    <message>
        <source>You would hold no trump.</source>
        <translation>這樣你一張王牌也沒有。</translation>
    </message>
    <message>
        <source>You would hold only one trump.</source>
        <translation>這樣你只有一張王牌。</translation>
    </message>
    <message>
        <source>You would hold only %1 trumps.</source>
        <translation>這樣你只有 %1 張王牌。</translation>
    </message>
    <message>
        <source>You are stronger in %1 and may name them in the next round.</source>
        <translation>你的%1更強，下一輪也許還能叫。</translation>
    </message>
    <message>
        <source>This gives %1 a trump, the %2.</source>
        <translation>這樣就送了%1一張王牌：%2。</translation>
    </message>
    <message>
        <source>Your highest trump would be the %1; in %2 it is the %3.</source>
        <translation>這樣你最大的王牌是%1；%2當王牌的話，就是%3。</translation>
    </message>
    <message>
        <source>%1 would sit out and not help you against %2.</source>
        <translation>這樣%1就輪空，不能幫你擋%2。</translation>
    </message>
    <message>
        <source>If you both defend, a euchre counts only 2 points, not 4.</source>
        <translation>你們兩人一起防，對方打不成也只得 2 分，不是 4 分。</translation>
    </message>
    <message>
        <source>This leaves only your %1 for the last trick.</source>
        <translation>這樣最後一墩就只剩你的%1了。</translation>
    </message>
    <message>
        <source>This draws no trump, and the %1 may still be out.</source>
        <translation>這樣逼不出王牌，%1可能還在外面。</translation>
    </message>
    <message>
        <source>This keeps your %1, so when %2 are led you must follow instead of trumping.</source>
        <translation>這樣%1還在手上，有人領出%2，你就得跟，不能用王牌吃。</translation>
    </message>
    <message>
        <source>You would hold only two trumps, and neither bower.</source>
        <translation>這樣你只有兩張王牌，正J和副J都沒有。</translation>
    </message>
    <message>
        <source>You would hold only two trumps.</source>
        <translation>這樣你只有兩張王牌。</translation>
    </message>
    <message>
        <source>%1 can&apos;t know that you hold the %2, and may waste a trump on this.</source>
        <translation>%1不知道%2在你手上，可能白費一張王牌來吃。</translation>
    </message>
    <message>
        <source>The %1 and the %2 are still out.</source>
        <translation>%1和%2都還在外面。</translation>
    </message>
    <message>
        <source>%1 higher trumps are still out.</source>
        <translation>外面還有%1張更大的王牌。</translation>
    </message>
    <message>
        <source>%1 higher %2 are still out.</source>
        <translation>外面還有%1張更大的%2。</translation>
    </message>
    <message>
        <source>This spends a trump for nothing.</source>
        <translation>這樣就白費了一張王牌。</translation>
    </message>
    <message>
        <source>%1 has this trick without it.</source>
        <translation>不用它，這墩也是%1的。</translation>
    </message>
    <message>
        <source>This may spend a trump for nothing.</source>
        <translation>這樣可能白費一張王牌。</translation>
    </message>
    <message>
        <source>%1 may take this trick without it.</source>
        <translation>不用它，%1也可能吃下這墩。</translation>
    </message>
    <message>
        <source>After this you have only one trump left, the %1.</source>
        <translation>這樣你就只剩%1這一張王牌了。</translation>
    </message>
    <message>
        <source>After this you have only two trumps left.</source>
        <translation>這樣你就只剩兩張王牌了。</translation>
    </message>
    <message>
        <source>%1 trumps are still out, and this draws none.</source>
        <translation>外面還有%1張王牌，這樣一張也逼不出來。</translation>
    </message>
    <message>
        <source>The %1 and the %2 of %3 are still out.</source>
        <translation>%3的 %1 和 %2 都還在外面。</translation>
    </message>
    <message>
        <source>This takes a trick whenever you play it, so there is no hurry.</source>
        <translation>這張你什麼時候出都能吃一墩，不用急。</translation>
    </message>
    <message>
        <source>This throws away a trump.</source>
        <translation>這樣就白丟了一張王牌。</translation>
    </message>
    <message>
        <source>This throws away an ace.</source>
        <translation>這樣就白丟了一張 A。</translation>
    </message>
    <message>
        <source>This throws away the highest card left in %1.</source>
        <translation>這樣就白丟了剩下的%1裡最大的一張。</translation>
    </message>
    <message>
        <source>This spends your only trump.</source>
        <translation>這樣就用掉了你唯一的王牌。</translation>
    </message>
    <message>
        <source>This is worth keeping: only a trump can beat it.</source>
        <translation>這張值得留著：只有王牌吃得下。</translation>
    </message>
    <message>
        <source>This is worth keeping: except for trumps, only the %1 can beat it.</source>
        <translation>這張值得留著：除了王牌，只有%1吃得下。</translation>
    </message>
    <message>
        <source>Fewer %1 than %2 are still out, so this is likelier to be trumped.</source>
        <translation>還在外面的%1比%2少，這張更可能被王牌吃掉。</translation>
    </message>
    <message>
        <source>More %1 than %2 are still out, so this can wait: it is less likely to be trumped later.</source>
        <translation>還在外面的%1比%2多，這張不用急：以後比較不會被王牌吃掉。</translation>
    </message>
    <message>
        <source>This is worth keeping: it may take a trick later.</source>
        <translation>這張值得留著：以後也許能吃一墩。</translation>
    </message>
    <message>
        <source>Going alone only pays with all five tricks, and even a card like your %1 would have to take one.</source>
        <translation>單打要五墩全拿才划算，那樣連你的%1這樣的牌都得吃到一墩。</translation>
    </message>
    <message>
        <source>Going alone only pays with all five tricks, and even your %1 would have to take one.</source>
        <translation>單打要五墩全拿才划算，那樣連你的%1都得吃到一墩。</translation>
    </message>
    <message>
        <source>This should do just as well: no card still out comes between the two.</source>
        <translation>出這張應該也一樣：外面沒有牌夾在兩張中間。</translation>
    </message>
    <message>
        <source>More %1 than %2 are still out, so this is likelier to win a trick later.</source>
        <translation>還在外面的%1比%2多，這張以後更可能吃到一墩。</translation>
    </message>
    <message>
        <source>This might fall to a higher trump, and your %1 draws trumps as well.</source>
        <translation>這張可能被更大的王牌吃掉，而且你出%1一樣能調王。</translation>
    </message>
</context>
<context>
    <name>Euchre habits</name>
    <message>
        <source>You name trump with too weak a hand</source>
        <translation>牌太弱還定王牌</translation>
    </message>
    <message>
        <source>You pass with a hand that is good enough to name trump</source>
        <translation>牌夠好，可以定王牌卻不叫</translation>
    </message>
    <message>
        <source>You name the wrong suit as trump</source>
        <translation>王牌花色定錯</translation>
    </message>
    <message>
        <source>You go alone with a hand that needs your partner</source>
        <translation>需要搭檔的牌卻單打</translation>
    </message>
    <message>
        <source>You take your partner along when you should go alone</source>
        <translation>該單打時卻帶上搭檔</translation>
    </message>
    <message>
        <source>You put the wrong card away as dealer</source>
        <translation>當莊家時丟錯牌</translation>
    </message>
    <message>
        <source>You lead trump when you should keep it</source>
        <translation>該留的王牌卻領出</translation>
    </message>
    <message>
        <source>You keep trump when you should lead it</source>
        <translation>該領出的王牌卻留著</translation>
    </message>
    <message>
        <source>You take tricks that your partner is winning</source>
        <translation>搭檔快吃下的墩也去搶</translation>
    </message>
    <message>
        <source>You trump in too early</source>
        <translation>太早用王牌吃</translation>
    </message>
    <message>
        <source>You let tricks go that you should take</source>
        <translation>該吃的墩卻放掉</translation>
    </message>
    <message>
        <source>You win tricks with more than you need</source>
        <translation>吃墩時牌出得太大</translation>
    </message>
    <message>
        <source>You throw the wrong card when you do not want the trick</source>
        <translation>不想吃這墩時墊錯牌</translation>
    </message>
</context>
<context>
    <name>Euchre numbers</name>
    <message>
        <source>Three</source>
        <translation>三</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>四</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>五</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>六</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>兩</translation>
    </message>
</context>
<context>
    <name>Euchre options</name>
    <message>
        <source>Stick the dealer</source>
        <translation>莊家必叫</translation>
    </message>
    <message>
        <source>The dealer may pass</source>
        <translation>莊家可以不叫</translation>
    </message>
    <message>
        <source>The dealer must call</source>
        <translation>莊家必須叫</translation>
    </message>
    <message>
        <source>Going alone</source>
        <translation>單打</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>允許</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>不允許</translation>
    </message>
    <message>
        <source>Defending alone</source>
        <translation>單人防守</translation>
    </message>
    <message>
        <source>Discarding the turned-up card</source>
        <translation>丟掉翻開的牌</translation>
    </message>
    <message>
        <source>First lead</source>
        <translation>首引</translation>
    </message>
    <message>
        <source>Who leads to the first trick.</source>
        <translation>第一墩由誰領出。</translation>
    </message>
    <message>
        <source>The seat after the dealer</source>
        <translation>莊家的下家</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>莊家</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>王牌</translation>
    </message>
    <message>
        <source>By bidding</source>
        <translation>叫牌</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>獲勝分數</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>十分</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>五分</translation>
    </message>
    <message>
        <source>Fifteen</source>
        <translation>十五分</translation>
    </message>
    <message>
        <source>If all others pass twice, the dealer must name trump. Otherwise the dealer may pass too, and the deal is thrown in.</source>
        <translation>其他人兩輪都不叫時，莊家必須定王牌。否則莊家也可以不叫，這一局作廢。</translation>
    </message>
    <message>
        <source>The maker may play without the partner; all five tricks then score four points.</source>
        <translation>定王牌的人可以不要搭檔，一個人打：五墩全拿就得四分。</translation>
    </message>
    <message>
        <source>Against a lone maker a defender may play alone too; euchring the maker then scores four points.</source>
        <translation>對方單打時，防守方也可以一個人打：沒讓對方打成，就得四分。</translation>
    </message>
    <message>
        <source>Whether the dealer may discard the card just picked up.</source>
        <translation>莊家能不能把剛拿起的那張牌再丟掉。</translation>
    </message>
    <message>
        <source>Usually the players bid for trump. For experiments the suit turned up can be trump at once: the dealer picks up the card and discards the lowest.</source>
        <translation>通常靠叫牌定王牌。做實驗時可以直接以翻開的花色為王牌：莊家拿起那張牌，丟掉最小的一張。</translation>
    </message>
    <message>
        <source>No bidding, a random maker</source>
        <translation>不叫牌，隨機一家定王牌</translation>
    </message>
    <message>
        <source>No bidding, the dealer is maker</source>
        <translation>不叫牌，莊家定王牌</translation>
    </message>
    <message>
        <source>The first side with this many points wins the game.</source>
        <translation>先得到這麼多分的一方獲勝。</translation>
    </message>
</context>
<context>
    <name>Euchre players</name>
    <message>
        <source>MDP</source>
        <translation>MDP</translation>
    </message>
    <message>
        <source>Bid Euchre</source>
        <translation>Bid Euchre</translation>
    </message>
    <message>
        <source>Counts cards, remembers who is out of a suit, and wins as cheaply as is safe.</source>
        <translation>會記牌，記得誰缺哪門花色，在穩妥的前提下用最小的代價吃墩。</translation>
    </message>
    <message>
        <source>Absent-minded</source>
        <translation>心不在焉</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>快手</translation>
    </message>
    <message>
        <source>Bids and plays by feel, mostly well, and overlooks something now and then.</source>
        <translation>叫牌和出牌都憑感覺，大多不錯，偶爾會有疏漏。</translation>
    </message>
    <message>
        <source>Alert</source>
        <translation>機敏</translation>
    </message>
    <message>
        <source>Bids boldly, often alone, plays by feel, and overlooks little.</source>
        <translation>叫牌大膽，常常單打，出牌憑感覺，很少疏漏。</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>冠軍</translation>
    </message>
    <message>
        <source>First-timer</source>
        <translation>初次上桌</translation>
    </message>
    <message>
        <source>Always plays the lowest card, and so loses tricks that could have been won.</source>
        <translation>總是出最小的牌，能贏的墩也丟掉。</translation>
    </message>
    <message>
        <source>Plays high while holding a good share of the cards left, otherwise low, and looks neither at the trick nor at the partner.</source>
        <translation>手牌在餘牌裡佔的分量夠重就出大牌，否則出小牌；不看這墩，也不看搭檔。</translation>
    </message>
    <message>
        <source>Plays any legal card without looking.</source>
        <translation>看都不看，能出的牌隨手出一張。</translation>
    </message>
    <message>
        <source>Always plays the highest card, even on the partner&apos;s tricks.</source>
        <translation>總是出最大的牌，連搭檔已經到手的墩也要吃。</translation>
    </message>
    <message>
        <source>Bids and plays by feel, and notices few of the possibilities.</source>
        <translation>憑感覺叫牌出牌，可選的大多沒注意到。</translation>
    </message>
    <message>
        <source>Bids and plays by feel, and overlooks most of the possibilities.</source>
        <translation>憑感覺叫牌出牌，可選的有一大半漏看。</translation>
    </message>
    <message>
        <source>Plays high to win, but leaves the partner&apos;s tricks alone.</source>
        <translation>出大牌爭勝，但不搶搭檔的墩。</translation>
    </message>
    <message>
        <source>Wins every trick as cheaply as possible, even the partner&apos;s.</source>
        <translation>吃得到的墩都用最小的代價吃下，連搭檔的也不放過。</translation>
    </message>
    <message>
        <source>Leaves the partner&apos;s tricks alone, and wins cheaply when last to play.</source>
        <translation>不搶搭檔的墩；最後出牌時，用小的代價吃下。</translation>
    </message>
    <message>
        <source>Tries every bid and card against a thousand guesses at the hidden cards that fit the bidding and play, and never looks at your cards. Has played millions of deals with itself and learned from them.</source>
        <translation>對看不到的牌作一千種符合叫牌和出牌的猜測，用來試每種叫法和每張牌，從不偷看你的牌。與自己對局數百萬局，並從中學習。</translation>
    </message>
    <message>
        <source>LOW</source>
        <translation>LOW</translation>
    </message>
    <message>
        <source>RANDOM</source>
        <translation>RANDOM</translation>
    </message>
    <message>
        <source>HIGH</source>
        <translation>HIGH</translation>
    </message>
    <message>
        <source>MDP, two thresholds</source>
        <translation>雙門檻 MDP</translation>
    </message>
    <message>
        <source>Plays high with a strong hand and low with a weak one; between, its lowest card that will probably take the trick.</source>
        <translation>手牌強就出大牌，弱就出小牌；介於兩者之間，就出多半吃得下這墩的牌裡最小的一張。</translation>
    </message>
    <message>
        <source>UF.5</source>
        <translation>UF.5</translation>
    </message>
    <message>
        <source>Plays like HIGH! with a good share of the cards left, otherwise like UF.</source>
        <translation>手牌在餘牌裡佔的分量夠重時，打法同 HIGH!，否則同 UF。</translation>
    </message>
    <message>
        <source>HIGH!</source>
        <translation>HIGH!</translation>
    </message>
    <message>
        <source>UF</source>
        <translation>UF</translation>
    </message>
    <message>
        <source>Keeps a chart of who may hold which card, leaves tricks to the partner, and leads what the partner may trump.</source>
        <translation>記著誰可能有哪張牌，把墩留給搭檔，領出搭檔可能用王牌吃的花色。</translation>
    </message>
    <message>
        <source>HIGH!, learned values</source>
        <translation>習得牌值的 HIGH!</translation>
    </message>
    <message>
        <source>Plays like HIGH! with card values that were learned: it leads aces before most trumps.</source>
        <translation>打法同 HIGH!，但牌值是學來的：先領 A，大多數王牌排在後面。</translation>
    </message>
    <message>
        <source>Euchre 0.7, easy</source>
        <translation>Euchre 0.7，簡單</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>簡單</translation>
    </message>
    <message>
        <source>Euchre 0.7, medium</source>
        <translation>Euchre 0.7，中等</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>Leads the right bower and new aces, otherwise low, and trusts the partner&apos;s strong cards.</source>
        <translation>領出正J和新花色的 A，其餘時候領小牌，也信得過搭檔的大牌。</translation>
    </message>
    <message>
        <source>Euchre 0.7, hard</source>
        <translation>Euchre 0.7，較難</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>較難</translation>
    </message>
    <message>
        <source>Cautious: names trump only with a good hand, and passes more often than most.</source>
        <translation>謹慎：牌好才定王牌，比多數人常不叫。</translation>
    </message>
</context>
<context>
    <name>Euchre reasons</name>
    <message>
        <source>You have to name a suit, and %1 fit your hand best.</source>
        <translation>你必須叫一個花色，%1最合你的牌。</translation>
    </message>
    <message>
        <source>Go alone: with both bowers you may take all five tricks, and alone they count 4 points.</source>
        <translation>單打吧，正J和副J都在手，五墩可能全拿，單打全拿得 4 分。</translation>
    </message>
    <message>
        <source>Go alone: you need little help, and five tricks count 4 points alone, only 2 together.</source>
        <translation>單打吧，你不太靠搭檔；五墩全拿，單打得 4 分，兩人一起打才 2 分。</translation>
    </message>
    <message>
        <source>Order it up: the %1 makes %2 stronger, and you can help with a trump and an ace.</source>
        <translation>叫起吧，%1會讓%2更強，你還有一張王牌和一張 A 能幫上忙。</translation>
    </message>
    <message>
        <source>Pick it up: if you turn the %1 down, %2 is the first to name another suit.</source>
        <translation>拿起吧，要是把%1蓋下，就輪到%2先叫別的花色。</translation>
    </message>
    <message>
        <source>Order it up: your hand should be strong enough even though the %1 goes to %2.</source>
        <translation>叫起吧，就算%1歸%2，你的牌應該也夠強。</translation>
    </message>
    <message>
        <source>Name %1: if you pass too, nobody scores in this deal.</source>
        <translation>叫%1：你再不叫，這局誰也不得分。</translation>
    </message>
    <message>
        <source>Name %1 yourself, before the opponents choose a suit that fits them.</source>
        <translation>自己先叫%1，別等對手挑中合他們意的花色。</translation>
    </message>
    <message>
        <source>Turn it down: you are stronger in %1 and may be able to name them later.</source>
        <translation>蓋下吧，你的%1更強，等一下也許還能叫。</translation>
    </message>
    <message>
        <source>Turn it down: the %1 would be your only trump.</source>
        <translation>蓋下吧，你的王牌就只會有%1這一張。</translation>
    </message>
    <message>
        <source>Turn it down: even with the %1 you would need a lot of help from %2.</source>
        <translation>蓋下吧，就算拿了%1，也得靠%2幫大忙。</translation>
    </message>
    <message>
        <source>Pass: ordering it up would hand %1 the right bower, the highest trump.</source>
        <translation>不叫吧，叫起就把最大的王牌正J送給%1了。</translation>
    </message>
    <message>
        <source>Pass: you are stronger in %2, and if the %1 is turned down you may name them.</source>
        <translation>不叫吧，你的%2更強，%1要是蓋下了，也許還能叫它。</translation>
    </message>
    <message>
        <source>Pass: then nobody has named a suit, and this deal costs you nothing.</source>
        <translation>不叫吧，這樣沒人定王牌，這局你也不吃虧。</translation>
    </message>
    <message>
        <source>Pass: whatever you named, you would hold two trumps at most.</source>
        <translation>不叫吧，不管叫什麼，你最多兩張王牌。</translation>
    </message>
    <message>
        <source>Pass: your longest suit is %1, and you have neither of its bowers.</source>
        <translation>不叫吧，你最長的花色是%1，但正J和副J都沒有。</translation>
    </message>
    <message>
        <source>It makes no difference: you sit this deal out.</source>
        <translation>怎麼都一樣：這局你輪空。</translation>
    </message>
    <message>
        <source>It is your last card.</source>
        <translation>這是你最後一張牌。</translation>
    </message>
    <message>
        <source>You have to follow suit, and this is your only card of it.</source>
        <translation>必須跟花色，這門你只有這一張。</translation>
    </message>
    <message>
        <source>Lead the %1: nobody can beat it, and it draws out trumps.</source>
        <translation>領出%1：沒人吃得下，還能把王牌逼出來。</translation>
    </message>
    <message>
        <source>Lead the %1: nobody can beat it.</source>
        <translation>領出%1：沒人吃得下。</translation>
    </message>
    <message>
        <source>Lead the %1 to draw trumps: your %2 is safer once they are gone.</source>
        <translation>領出%1逼王牌：王牌沒了，你的%2就更穩。</translation>
    </message>
    <message>
        <source>You have only trumps left to lead.</source>
        <translation>你只剩王牌可以領出了。</translation>
    </message>
    <message>
        <source>Lead the %1: the more trumps are gone, the fewer can beat your other cards.</source>
        <translation>領出%1：王牌出掉得越多，能吃你別的牌的就越少。</translation>
    </message>
    <message>
        <source>Lead the %1: it takes the trick, for the opponents have no trumps left.</source>
        <translation>領出%1：對手沒有王牌了，這墩歸你。</translation>
    </message>
    <message>
        <source>Lead the %1: only a trump can beat it.</source>
        <translation>領出%1：只有王牌吃得下。</translation>
    </message>
    <message>
        <source>Lead the %1: %2 is out of that suit and may trump it.</source>
        <translation>領出%1：%2缺這門花色，可以用王牌吃。</translation>
    </message>
    <message>
        <source>Lead the %1: except for trumps, only the %2 can beat it.</source>
        <translation>領出%1：除了王牌，只有%2吃得下。</translation>
    </message>
    <message>
        <source>Lead the %1 and keep your %2: it may take a trick later.</source>
        <translation>領出%1，%2留著：以後也許能吃一墩。</translation>
    </message>
    <message>
        <source>The %1 is enough to take this: keep your %2 for later.</source>
        <translation>用%1就夠了：%2留到以後。</translation>
    </message>
    <message>
        <source>Try the %1: it may be enough, and you still have the %2 for later.</source>
        <translation>出%1試試：也許就夠了，%2還能留到以後。</translation>
    </message>
    <message>
        <source>Take it with the %1: you play last, so it is yours.</source>
        <translation>用%1吃下：你最後出牌，這墩歸你。</translation>
    </message>
    <message>
        <source>Trump in with the %1: only the %2 can still beat it.</source>
        <translation>用王牌%1吃：只有%2還吃得下。</translation>
    </message>
    <message>
        <source>Play the %1: only the %2 can still beat it.</source>
        <translation>出%1：只有%2還吃得下。</translation>
    </message>
    <message>
        <source>Play the %1: only a trump can beat it now.</source>
        <translation>出%1：現在只有王牌吃得下。</translation>
    </message>
    <message>
        <source>Play the %1: whoever wants this trick has to beat it.</source>
        <translation>出%1：誰想要這墩，就得出更大的。</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: keep your %2.</source>
        <translation>這墩%1贏定了：你的%2留著。</translation>
    </message>
    <message>
        <source>Let this one go: your %1 may do more in a later trick.</source>
        <translation>放掉這墩：你的%1在後面的墩裡也許更有用。</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: save your %2 for a later one.</source>
        <translation>這墩%1贏定了：%2省到以後用。</translation>
    </message>
    <message>
        <source>Pass: the two of you stop %1 more often than you alone.</source>
        <translation>不叫吧，你們兩個人防，比你一個人更容易擋住%1。</translation>
    </message>
    <message>
        <source>Defend alone: to euchre %1 on your own counts 4 points instead of 2.</source>
        <translation>單人防守吧，獨自讓%1打不成，得 4 分，不止 2 分。</translation>
    </message>
    <message>
        <source>Try to win the trick with your highest card.</source>
        <translation>用最大的牌爭這墩。</translation>
    </message>
    <message>
        <source>Lead your highest card: it is the likeliest to win the trick.</source>
        <translation>領出最大的牌：它最有希望吃下這墩。</translation>
    </message>
    <message>
        <source>Your partner is out of this suit and may trump it.</source>
        <translation>搭檔缺這門花色，可以用王牌吃。</translation>
    </message>
    <message>
        <source>Your partner probably holds the highest card of this suit.</source>
        <translation>這門花色最大的牌多半在搭檔手上。</translation>
    </message>
    <message>
        <source>Play low: your partner can probably win in the suit led.</source>
        <translation>出小的：領出的花色，搭檔多半吃得到。</translation>
    </message>
    <message>
        <source>Play high: your partner has no trumps to help with.</source>
        <translation>出大的：搭檔沒有王牌，幫不上忙。</translation>
    </message>
    <message>
        <source>Play your lowest card and keep the better ones.</source>
        <translation>出最小的牌，好牌留著。</translation>
    </message>
    <message>
        <source>Play your highest card: it is the likeliest to win.</source>
        <translation>出最大的牌：它最有希望贏。</translation>
    </message>
    <message>
        <source>Leave this trick to your partner, who is ahead.</source>
        <translation>這墩留給搭檔，搭檔正領先。</translation>
    </message>
    <message>
        <source>Your partner&apos;s card will probably be beaten: play a higher one.</source>
        <translation>搭檔的牌多半會被吃掉：出張更大的。</translation>
    </message>
    <message>
        <source>Win this with the cheapest card that will do.</source>
        <translation>用夠大的牌裡最小的一張吃下。</translation>
    </message>
    <message>
        <source>Try to win the trick with the cheapest card that will do.</source>
        <translation>用夠大的牌裡最小的一張爭這墩。</translation>
    </message>
    <message>
        <source>Try to win the trick with the lowest trump that will do.</source>
        <translation>用夠大的王牌裡最小的一張爭這墩。</translation>
    </message>
    <message>
        <source>Lead the right bower: nobody can beat it.</source>
        <translation>領出正J：沒人吃得下。</translation>
    </message>
    <message>
        <source>Lead an ace of a suit not led before: the others may still have to follow.</source>
        <translation>領出還沒人領過的花色的 A：別人可能還得跟。</translation>
    </message>
    <message>
        <source>Lead a trump that nobody can beat.</source>
        <translation>領出一張沒人吃得下的王牌。</translation>
    </message>
    <message>
        <source>Lead the highest card left of a suit: only a trump can beat it.</source>
        <translation>某門花色剩下的牌裡，領出最大的一張：只有王牌吃得下。</translation>
    </message>
    <message>
        <source>Win with your cheapest card that no opponent to come can beat.</source>
        <translation>後面的對手吃不下的牌裡，用最小的一張吃下。</translation>
    </message>
    <message>
        <source>This is the only card you may play.</source>
        <translation>能出的只有這一張。</translation>
    </message>
    <message>
        <source>You hold %1 percent of what is left in play: play high.</source>
        <translation>餘牌的分量你佔了百分之 %1：出大的。</translation>
    </message>
    <message>
        <source>You hold only %1 percent of what is left in play: play low.</source>
        <translation>餘牌的分量你只佔百分之 %1：出小的。</translation>
    </message>
    <message>
        <source>Play the lowest card that will probably take the trick.</source>
        <translation>多半能吃下這墩的牌裡，出最小的一張。</translation>
    </message>
    <message>
        <source>Pass: you have no trump to help with, and %1 can still pick up the %2.</source>
        <translation>不叫吧，你沒有王牌能幫忙，%1自己還可以拿起%2。</translation>
    </message>
    <message>
        <source>Pass: you have only one trump to help with, and %1 can still pick up the %2.</source>
        <translation>不叫吧，你只有一張王牌能幫忙，%1自己還可以拿起%2。</translation>
    </message>
    <message>
        <source>Pass and leave it to %1, who can still pick up the %2 with a good hand.</source>
        <translation>不叫吧，交給%1：牌好的話，還可以拿起%2。</translation>
    </message>
    <message>
        <source>Pass: two trumps are hardly enough, and the %1 would go to %2.</source>
        <translation>不叫吧，兩張王牌恐怕不夠，%1還會歸%2。</translation>
    </message>
    <message>
        <source>Pass: you could order it up, but the %1 would go to %2.</source>
        <translation>不叫吧，叫起也可以，但%1會歸%2。</translation>
    </message>
    <message>
        <source>Discard the %1: it is the card least likely to take a trick.</source>
        <translation>丟掉%1：你的牌裡就它最難吃到墩。</translation>
    </message>
    <message>
        <source>Discard the %1: your other cards should do more for you.</source>
        <translation>丟掉%1：別的牌應該更有用。</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick, and it hardly matters which card you play.</source>
        <translation>這墩你吃不下，出哪張都差不多。</translation>
    </message>
    <message>
        <source>Go alone: your trumps and aces may take all five tricks, and alone they count 4 points.</source>
        <translation>單打吧，靠王牌和 A，五墩可能全拿，單打全拿得 4 分。</translation>
    </message>
    <message>
        <source>Go alone: with so many trumps you may take all five tricks, and alone they count 4 points.</source>
        <translation>單打吧，王牌這麼多，五墩可能全拿，單打全拿得 4 分。</translation>
    </message>
    <message>
        <source>Order it up: you are strong in %1, and the %2 makes %3 stronger too.</source>
        <translation>叫起吧，你的%1很強，%2還會讓%3更強。</translation>
    </message>
    <message>
        <source>You hold few trumps, but your aces may take tricks as well.</source>
        <translation>你王牌不多，但 A 也許也能吃墩。</translation>
    </message>
    <message>
        <source>Order it up: the %1 goes to your side, and the opponents can&apos;t choose the trump.</source>
        <translation>叫起吧，%1歸你們這邊，對手也沒機會定王牌了。</translation>
    </message>
    <message>
        <source>Pass: you are longest in %1, but the rest of your hand is too weak.</source>
        <translation>不叫吧，你最長的花色是%1，但其餘的牌太弱。</translation>
    </message>
    <message>
        <source>Discard the %1: then you are out of %2 and can trump them.</source>
        <translation>丟掉%1：這樣你就缺%2，可以用王牌吃這門花色。</translation>
    </message>
    <message>
        <source>Discard the %1: keep your trumps; which other card goes hardly matters.</source>
        <translation>丟掉%1：王牌留著，別的丟哪張都差不多。</translation>
    </message>
    <message>
        <source>Pass: with %2 as trump your hand is worth %1, and %3 are needed.</source>
        <translation>不叫吧，以%2為王牌時，你這手牌值 %1，要 %3 才夠。</translation>
    </message>
    <message>
        <source>Go alone: with %2 as trump your hand is worth %1, and %3 are enough for that.</source>
        <translation>單打吧，以%2為王牌時，你這手牌值 %1，單打有 %3 就夠。</translation>
    </message>
    <message>
        <source>With %2 as trump your hand is worth %1, and %3 are enough.</source>
        <translation>以%2為王牌時，你這手牌值 %1，有 %3 就夠。</translation>
    </message>
    <message>
        <source>Defend alone: your hand is worth %1 in the maker&apos;s own suit, and %2 are enough.</source>
        <translation>單人防守吧，在定王牌的人自己那門花色上，你這手牌值 %1，有 %2 就夠。</translation>
    </message>
    <message>
        <source>Pass: your hand is worth %1 in the maker&apos;s suit, and defending alone takes %2.</source>
        <translation>不叫吧，在定王牌的人那門花色上，你這手牌值 %1，單人防守要 %2。</translation>
    </message>
    <message>
        <source>Discard the card that is worth least.</source>
        <translation>丟掉價值最低的牌。</translation>
    </message>
    <message>
        <source>The %1 takes your side&apos;s third trick, so you can&apos;t be euchred any more.</source>
        <translation>%1拿下你們的第三墩，這局成了。</translation>
    </message>
    <message>
        <source>The %1 takes your side&apos;s third trick: %2 is euchred.</source>
        <translation>%1拿下你們的第三墩：%2打不成了。</translation>
    </message>
    <message>
        <source>One trick stops the march, and the %1 takes it.</source>
        <translation>只要拿一墩，對手就沒法全拿，%1正好拿下。</translation>
    </message>
    <message>
        <source>Lead the %1: of your cards it is the likeliest to take a trick.</source>
        <translation>領出%1：你的牌裡就它最有希望吃到墩。</translation>
    </message>
    <message>
        <source>Lead the %1: no lead stands out, and it does as well as any other.</source>
        <translation>領出%1：領哪張都不算突出，它也不比別的差。</translation>
    </message>
    <message>
        <source>Play the %1: %2&apos;s card can still be beaten, yours can&apos;t.</source>
        <translation>出%1：%2的牌還可能被吃掉，你的不會。</translation>
    </message>
    <message>
        <source>Play the %1: you hold the %2 yourself, so only a trump can beat it.</source>
        <translation>出%1：%2在你自己手上，所以只有王牌吃得下。</translation>
    </message>
    <message>
        <source>Keep your %1: %2 still has to play and may take this trick.</source>
        <translation>%1留著：%2還沒出牌，可能吃下這墩。</translation>
    </message>
    <message>
        <source>Keep your %1: after this trick it is the highest trump left, a sure trick.</source>
        <translation>%1留著：這墩之後，剩下的王牌就數它最大，穩吃一墩。</translation>
    </message>
    <message>
        <source>Throw the %1 and keep your %2, which may win a later trick.</source>
        <translation>墊掉%1，%2留著：以後也許能吃一墩。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: keep your %2 for the last one.</source>
        <translation>這墩%1領先：你的%2留到最後一墩。</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick, but your %1 may win the last one.</source>
        <translation>這墩你吃不下，但你的%1也許能吃最後一墩。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: save your %2 for a later one.</source>
        <translation>這墩%1領先：你的%2省到以後用。</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: keep your %1, which may win a later one.</source>
        <translation>這墩你吃不下：%1留著，以後也許能吃一墩。</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: play your lowest card.</source>
        <translation>這墩你吃不下：出最小的牌。</translation>
    </message>
    <message>
        <source>Play any card you may: one is chosen at random.</source>
        <translation>能出的隨便出一張：這裡是隨機選的。</translation>
    </message>
    <message>
        <source>You will probably not take this trick: play your lowest card.</source>
        <translation>這墩你多半吃不下：出最小的牌。</translation>
    </message>
    <message>
        <source>%2: three trumps and an ace beside them should make three tricks.</source>
        <translation>%2：三張王牌，外加一張 A，應該能拿三墩。</translation>
    </message>
    <message>
        <source>Pass: %1 can still pick up the %2, and if not, you may name %3.</source>
        <translation>不叫吧，%1還可以拿起%2；要是不拿，你也許能叫%3。</translation>
    </message>
    <message>
        <source>Pass: you have no trump, and the %1 would go to %2.</source>
        <translation>不叫吧，你沒有王牌，%1還會歸%2。</translation>
    </message>
    <message>
        <source>Pass: you have only one trump, and the %1 would go to %2.</source>
        <translation>不叫吧，你只有一張王牌，%1還會歸%2。</translation>
    </message>
    <message>
        <source>Discard the %1 and keep your only trump; which other card goes hardly matters.</source>
        <translation>丟掉%1：唯一的王牌留著，別的丟哪張都差不多。</translation>
    </message>
    <message>
        <source>Lead the %1: once the %3 is gone, your %2 may take a trick.</source>
        <translation>領出%1：等%3出掉了，你的%2也許能吃一墩。</translation>
    </message>
    <message>
        <source>Lead the %1: once the higher cards are gone, your %2 may take a trick.</source>
        <translation>領出%1：等更大的牌出掉了，你的%2也許能吃一墩。</translation>
    </message>
    <message>
        <source>Lead the %1: %2 has no %3 and may trump your %4.</source>
        <translation>領出%1：%2缺%3，可能用王牌吃掉你的%4。</translation>
    </message>
    <message>
        <source>Trump in with the %1: no opponent can beat it.</source>
        <translation>用王牌%1吃：對手誰也吃不下。</translation>
    </message>
    <message>
        <source>Play the %1: no opponent can beat it.</source>
        <translation>出%1：對手誰也吃不下。</translation>
    </message>
    <message>
        <source>Your %1 may still win the last trick and stop the march: keep it.</source>
        <translation>你的%1留著：也許還能吃最後一墩，不讓對手全拿。</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: keep your aces, which may win later ones.</source>
        <translation>這墩你吃不下：A 留著，以後也許能吃墩。</translation>
    </message>
    <message>
        <source>Pass: if the %3 is turned down, you may name %1, just as strong, and %2 gets no trump from you.</source>
        <translation>不叫吧，%3要是蓋下了，你可以叫同樣強的%1，又不會送%2一張王牌。</translation>
    </message>
    <message>
        <source>The %1 takes this trick: with one more the opponents would euchre you.</source>
        <translation>%1拿下這墩：對手再吃一墩，你們就打不成了。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: keep your %2.</source>
        <translation>這墩%1領先：你的%2留著。</translation>
    </message>
    <message>
        <source>%1 has this trick for certain, and it hardly matters which card you play.</source>
        <translation>這墩%1贏定了，你出哪張都差不多。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick, and it hardly matters which card you play.</source>
        <translation>這墩%1領先，你出哪張都差不多。</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: keep your %1, which may still stop the march.</source>
        <translation>這墩你吃不下：%1留著，也許還能阻止對手全拿。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: keep your %2, since more %3 than %4 are still out.</source>
        <translation>這墩%1領先：你的%2留著，還在外面的%3比%4多。</translation>
    </message>
    <message>
        <source>Lead the %1, your lowest card: you have the least to lose with it.</source>
        <translation>領出%1：它最小，輸了也最不心疼。</translation>
    </message>
    <message>
        <source>Play the %1: only the %2 and the %3 can still beat it.</source>
        <translation>出%1：只有%2和%3還吃得下。</translation>
    </message>
    <message>
        <source>Lead the %1: the more trumps are gone, the safer your %2 is.</source>
        <translation>領出%1：王牌出掉得越多，你的%2就越穩。</translation>
    </message>
    <message>
        <source>Overtake %1: if your %2 holds, you lead next.</source>
        <translation>從%1手上接過來：你的%2要是頂得住，下一墩就由你領出。</translation>
    </message>
    <message>
        <source>Overtake %1, so that you lead next.</source>
        <translation>從%1手上接過來，下一墩好由你領出。</translation>
    </message>
    <message>
        <source>Play the %1: whatever beats it beats your %2 as well.</source>
        <translation>出%1：吃得下它的，也吃得下你的%2。</translation>
    </message>
    <message>
        <source>Take it with the %1: nothing else you may play beats the %2.</source>
        <translation>用%1吃下：能出的牌裡，只有它吃得下%2。</translation>
    </message>
    <message>
        <source>Lead the %1: nothing but a trump can beat it, though %2 is out of that suit.</source>
        <translation>領出%1：%2雖然缺這門花色，但只有王牌吃得下。</translation>
    </message>
    <message>
        <source>%2: the right bower is a sure trick, and the %3 and the %4 may take the two others you need.</source>
        <translation>%2：正J一墩穩拿，另外還要兩墩，%3和%4也許吃得到。</translation>
    </message>
    <message>
        <source>Order it up: you hold the %3 and the %4, and the %1 makes %2 stronger too.</source>
        <translation>叫起吧，你有%3和%4，%1還會讓%2更強。</translation>
    </message>
    <message>
        <source>Throw the %1: it is as good a card to part with as any.</source>
        <translation>墊掉%1：丟它不比丟別的可惜。</translation>
    </message>
    <message>
        <source>Lead the %1: if the %2 is still out, this draws it, and then no opponent can trump your other cards.</source>
        <translation>領出%1：%2要是還在外面，就能把它逼出來，之後對手就沒有王牌能吃你別的牌了。</translation>
    </message>
    <message>
        <source>You need both tricks: lead the %1 first, and your %2 may take the last one, whoever leads.</source>
        <translation>兩墩你都得拿：先領出%1；最後一墩不管誰領出，你的%2都可能吃得下。</translation>
    </message>
    <message>
        <source>You need both tricks: lead the %1 first, and your %2 may take the last one.</source>
        <translation>兩墩你都得拿：先領出%1，你的%2也許能吃最後一墩。</translation>
    </message>
    <message>
        <source>Lead the %1: your side still needs two tricks, and your %2 and your %3 may take them later.</source>
        <translation>領出%1：你們還差兩墩，你的%2和%3以後也許吃得到。</translation>
    </message>
    <message>
        <source>Lead the %1: %2 may take it, and you keep all your trumps.</source>
        <translation>領出%1：%2也許吃得下，你的王牌就都留著。</translation>
    </message>
    <message>
        <source>Lead the %1: there is no hurry with your %2, which takes a trick whenever you play it.</source>
        <translation>領出%1：你的%2不用急，什麼時候出都能吃一墩。</translation>
    </message>
    <message>
        <source>Discard the %1: keep trumps and aces; which other card goes hardly matters.</source>
        <translation>丟掉%1：王牌和 A 留著，別的丟哪張都差不多。</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: keep your trumps.</source>
        <translation>這墩%1贏定了：你的王牌留著。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: keep your trumps.</source>
        <translation>這墩%1領先：你的王牌留著。</translation>
    </message>
    <message>
        <source>Throw the %1: nobody else has %2 left to lead, so it can&apos;t win the last trick either.</source>
        <translation>墊掉%1：別人沒有%2可以領出了，最後一墩它也吃不到。</translation>
    </message>
    <message>
        <source>Throw the %1: nobody else has %2 left to lead, so it only wins if you lead it yourself.</source>
        <translation>墊掉%1：別人沒有%2可以領出了，只有你自己領出它才吃得到墩。</translation>
    </message>
    <message>
        <source>Throw the %1: except for trumps, only the %3 can beat your %2.</source>
        <translation>墊掉%1：除了王牌，只有%3吃得下你的%2。</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: throw the lowest you have.</source>
        <translation>這墩%1贏定了：墊最小的牌。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: throw the lowest you have.</source>
        <translation>這墩%1領先：墊最小的牌。</translation>
    </message>
    <message>
        <source>You can&apos;t win this, though %1 still may: throw the lowest you have.</source>
        <translation>這墩你吃不下，但%1也許還吃得下：墊最小的牌。</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: throw the lowest you have.</source>
        <translation>這墩你吃不下：墊最小的牌。</translation>
    </message>
    <message>
        <source>You can&apos;t win this, though %1 still may; it hardly matters which card you play.</source>
        <translation>這墩你吃不下，但%1也許還吃得下；你出哪張都差不多。</translation>
    </message>
    <message>
        <source>Keep your %1: after this trick it is the last trump, a sure trick.</source>
        <translation>%1留著：這墩之後它就是最後一張王牌，穩吃一墩。</translation>
    </message>
    <message>
        <source>Lead the %1 and then your %2: nobody can beat either, and they draw out trumps.</source>
        <translation>先領出%1，再領出%2：兩張都沒人吃得下，還能把王牌逼出來。</translation>
    </message>
    <message>
        <source>Lead the %1: only the %2 can beat it, and it draws out trumps.</source>
        <translation>領出%1：只有%2吃得下，還能把王牌逼出來。</translation>
    </message>
    <message>
        <source>Order it up: you hold the %3 and the %4 of %1, and the upcard makes %2 stronger too.</source>
        <translation>叫起吧，你有%1的 %3 和 %4，翻開的牌還會讓%2更強。</translation>
    </message>
    <message>
        <source>You have no other %1, so you can trump them next time.</source>
        <translation>你沒有別的%1了，下次就能用王牌吃這門花色。</translation>
    </message>
    <message>
        <source>It makes no difference any more: %1 is euchred.</source>
        <translation>出哪張都一樣了：%1已經打不成了。</translation>
    </message>
    <message>
        <source>%1 takes this trick whatever you play, and that decides the deal.</source>
        <translation>不管你出什麼，這墩都歸%1，這局勝負也就定了。</translation>
    </message>
    <message>
        <source>It makes no difference: all the tricks left are yours.</source>
        <translation>出哪張都一樣：剩下的墩全歸你。</translation>
    </message>
    <message>
        <source>Your side takes this trick whatever you play, and that decides the deal.</source>
        <translation>不管你出什麼，這墩都歸你們，這局勝負也就定了。</translation>
    </message>
    <message>
        <source>It makes no difference: your trumps take the tricks you still need, in any order.</source>
        <translation>出哪張都一樣：還差的幾墩，你的王牌都吃得到，先出哪張都行。</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: keep your %1, since more %2 than %3 are still out.</source>
        <translation>這墩你吃不下：%1留著，還在外面的%2比%3多。</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: keep your %1 and %2 of %3, which may win tricks later.</source>
        <translation>這墩你吃不下：%3的 %1 和 %2 留著，以後也許能吃墩。</translation>
    </message>
    <message>
        <source>Lead the %1: %2 picked up the %3, so no opponent can beat it.</source>
        <translation>領出%1：%2拿起了%3，所以對手誰也吃不下。</translation>
    </message>
    <message>
        <source>Lead the %1: except for trumps, only the %2 and the %3 of %4 can beat it.</source>
        <translation>領出%1：除了王牌，只有%4的 %2 和 %3 吃得下。</translation>
    </message>
    <message>
        <source>You keep your trumps for later.</source>
        <translation>你的王牌都留到以後。</translation>
    </message>
    <message>
        <source>You have no other %1, so you can trump when they are led.</source>
        <translation>你沒有別的%1了，有人領出這門花色，就能用王牌吃。</translation>
    </message>
    <message>
        <source>It makes no difference: neither of your cards can win a trick any more.</source>
        <translation>出哪張都一樣：你這兩張牌都吃不到墩了。</translation>
    </message>
    <message>
        <source>It makes no difference: an opponent may trump whichever card you lead.</source>
        <translation>出哪張都一樣：不管你領出哪張，對手都可能用王牌吃。</translation>
    </message>
    <message>
        <source>Play the %1: except for trumps, only the %2 can still beat it.</source>
        <translation>出%1：除了王牌，只有%2還吃得下。</translation>
    </message>
    <message>
        <source>Throw the %1: you have no other %2, so you can trump them later.</source>
        <translation>墊掉%1：你沒有別的%2了，以後就能用王牌吃這門花色。</translation>
    </message>
    <message>
        <source>Throw the %1: after your %2, your %3 may take a trick as well.</source>
        <translation>墊掉%1：你的%2出過之後，%3也許也能吃一墩。</translation>
    </message>
    <message>
        <source>Lead the %1: you have no other %2, so you can trump the next one.</source>
        <translation>領出%1：你沒有別的%2了，下次就能用王牌吃這門花色。</translation>
    </message>
    <message>
        <source>Discard the %1 rather than the %2, which is likelier to take a trick.</source>
        <translation>丟掉%1：你的%2更有希望吃到墩。</translation>
    </message>
    <message>
        <source>Name %1: you hold the %4, and %2, who turned down %3, probably has no bower.</source>
        <translation>叫%1：你有%4，而%2蓋下了%3，多半正J和副J都沒有。</translation>
    </message>
    <message>
        <source>It makes no difference: you hold all the %1 that are left.</source>
        <translation>出哪張都一樣：剩下的%1全在你手上。</translation>
    </message>
    <message>
        <source>Discard the %1: more cards can beat it than your %2.</source>
        <translation>丟掉%1：比起你的%2，吃得下它的牌更多。</translation>
    </message>
    <message>
        <source>Take it with the %1: nothing else you hold beats the %2.</source>
        <translation>用%1吃下：你手上只有它吃得下%2。</translation>
    </message>
    <message>
        <source>Overtrump with the %1: no opponent can beat it.</source>
        <translation>用更大的王牌%1吃：對手誰也吃不下。</translation>
    </message>
    <message>
        <source>Overtrump with the %1: only the %2 can still beat it.</source>
        <translation>用更大的王牌%1吃：只有%2還吃得下。</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: follow as low as you can.</source>
        <translation>這墩%1贏定了：跟最小的牌。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: follow as low as you can.</source>
        <translation>這墩%1領先：跟最小的牌。</translation>
    </message>
    <message>
        <source>You can&apos;t win this, though %1 still may: follow as low as you can.</source>
        <translation>這墩你吃不下，但%1也許還吃得下：跟最小的牌。</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: follow as low as you can.</source>
        <translation>這墩你吃不下：跟最小的牌。</translation>
    </message>
    <message>
        <source>Lead the %1: if the %2 is still out, this draws it, and then no opponent can trump your %3.</source>
        <translation>領出%1：%2要是還在外面，就能把它逼出來，之後對手就沒有王牌能吃你的%3了。</translation>
    </message>
    <message>
        <source>Lead the %1: %2 made trump and should hold high ones.</source>
        <translation>領出%1：王牌是%2定的，那邊應該有大的王牌。</translation>
    </message>
    <message>
        <source>%1&apos;s card is as hard to beat as your %2, so it hardly matters which card you play.</source>
        <translation>%1的牌和你的%2一樣不容易被吃，你出哪張都差不多。</translation>
    </message>
    <message>
        <source>Take this one, too: your side has every trick so far, and the march is still possible.</source>
        <translation>這墩也拿下：到現在每墩都是你們的，還有希望全拿。</translation>
    </message>
    <message>
        <source>Lead the %1: only a trump can beat it, and if %2 trumps in, %3 may overtrump.</source>
        <translation>領出%1：只有王牌吃得下；%2要是用王牌吃，%3也許能用更大的王牌吃回來。</translation>
    </message>
    <message>
        <source>%2: with both bowers you have two sure tricks and need only one more.</source>
        <translation>%2：正J和副J兩墩穩拿，再拿一墩就夠。</translation>
    </message>
    <message>
        <source>%3: you would hold %2 of the 7 trumps, more than anyone else can.</source>
        <translation>%3：7 張王牌你佔 %2 張，誰也不可能比你多。</translation>
    </message>
    <message>
        <source>%3: you would hold three trumps, and a little help from %2 is enough.</source>
        <translation>%3：你有三張王牌，%2稍微幫點忙就夠。</translation>
    </message>
    <message>
        <source>Lead the %1: your %2 loses to the %3 now, but may trump in on the last trick.</source>
        <translation>領出%1：你的%2現在出會輸給%3，留到最後一墩，也許能用王牌吃。</translation>
    </message>
    <message>
        <source>Lead the %1: your %2 loses to any higher trump now, but may trump in on the last trick.</source>
        <translation>領出%1：你的%2現在出會輸給更大的王牌，留到最後一墩，也許能用王牌吃。</translation>
    </message>
    <message>
        <source>Lead the %1 and keep your %2, which may win the last trick.</source>
        <translation>領出%1，%2留著：也許能吃最後一墩。</translation>
    </message>
    <message>
        <source>You need both tricks left: %2 may take this one, and your %1 the last.</source>
        <translation>剩下兩墩你們都得拿：這墩%2也許吃得下，最後一墩看你的%1。</translation>
    </message>
    <message>
        <source>Your trumps are worth the same now: no card still out comes between them.</source>
        <translation>你這幾張王牌現在一樣大：外面沒有牌夾在中間。</translation>
    </message>
    <message>
        <source>Your %1 are worth the same now: no card still out comes between them.</source>
        <translation>你這幾張%1現在一樣大：外面沒有牌夾在中間。</translation>
    </message>
    <message>
        <source>Go alone: three trumps and an ace beside them may take all five tricks, and alone they count 4 points.</source>
        <translation>單打吧，三張王牌，外加一張 A，五墩可能全拿，單打全拿可得 4 分。</translation>
    </message>
    <message>
        <source>For the march you need both tricks left, so it hardly matters which card goes first.</source>
        <translation>要全拿，剩下兩墩你都得吃下，先出哪張都差不多。</translation>
    </message>
    <message>
        <source>Lead the %1: your side still needs two tricks, and your %2 and %3 of %4 may take them later.</source>
        <translation>領出%1：你們還差兩墩，你手上%4的 %2 和 %3 以後也許吃得到。</translation>
    </message>
    <message>
        <source>You have to overtake %2: use the %1 and keep your %3 for later.</source>
        <translation>你只能從%2手上接過來：用%1，%3留到以後。</translation>
    </message>
    <message>
        <source>The %1 is enough to take this: keep your higher trumps for later.</source>
        <translation>用%1就夠了：更大的王牌留到以後。</translation>
    </message>
    <message>
        <source>Try the %1: it may be enough, and you still have higher trumps for later.</source>
        <translation>出%1試試：也許就夠了，更大的王牌還能留到以後。</translation>
    </message>
    <message>
        <source>It makes no difference: your %1 stops the march, now or later.</source>
        <translation>出哪張都一樣：你的%1不管現在出還是以後出，對手都沒法全拿。</translation>
    </message>
    <message>
        <source>It makes no difference: your %1 takes your side&apos;s third trick, now or later.</source>
        <translation>出哪張都一樣：你的%1不管現在出還是以後出，都能拿下你們的第三墩。</translation>
    </message>
    <message>
        <source>Your %1 are next to each other in rank, so it makes no difference which you play.</source>
        <translation>你這幾張%1大小相連，出哪張都一樣。</translation>
    </message>
    <message>
        <source>It makes no difference: either bower takes this trick.</source>
        <translation>出哪張都一樣：正J和副J哪張都吃得下這墩。</translation>
    </message>
    <message>
        <source>Your trumps are next to each other in rank, so it makes no difference which you play.</source>
        <translation>你這幾張王牌大小相連，出哪張都一樣。</translation>
    </message>
    <message>
        <source>The opponents have no trumps left: the rest of the tricks are yours, in any order.</source>
        <translation>對手沒有王牌了：剩下的墩全歸你，先出哪張都行。</translation>
    </message>
    <message>
        <source>You hold the highest trumps: the rest of the tricks are yours, in any order.</source>
        <translation>最大的王牌都在你手上：剩下的墩全歸你，先出哪張都行。</translation>
    </message>
    <message>
        <source>Discard the %1 to trump %2: they are led more often than %3, whose jack is a trump.</source>
        <translation>丟掉%1，好用王牌吃%2：比起 J 算王牌的%3，這門花色更常有人領出。</translation>
    </message>
    <message>
        <source>Lead the %1: your other suits are better left for somebody else to lead.</source>
        <translation>領出%1：別的花色最好留給別人領出。</translation>
    </message>
    <message>
        <source>Lead the %1: %2 may take it, and you keep your %3 for later.</source>
        <translation>領出%1：%2也許吃得下，你的%3留到以後。</translation>
    </message>
    <message>
        <source>Trump in with the %1: only the %2 and the %3 can still beat it.</source>
        <translation>用王牌%1吃：只有%2和%3還吃得下。</translation>
    </message>
    <message>
        <source>Overtrump with the %1: only the %2 and the %3 can still beat it.</source>
        <translation>用更大的王牌%1吃：只有%2和%3還吃得下。</translation>
    </message>
    <message>
        <source>Keep your %1: %2 picked up the %3 and can take this trick.</source>
        <translation>%1留著：%2拿起了%3，能吃下這墩。</translation>
    </message>
    <message>
        <source>You can&apos;t win this, but %1 picked up the %2 and can: play low.</source>
        <translation>這墩你吃不下，但%1拿起了%2，吃得下：出小的。</translation>
    </message>
    <message>
        <source>You can&apos;t win this, but %1 picked up the %2 and can; it hardly matters which card you play.</source>
        <translation>這墩你吃不下，但%1拿起了%2，吃得下；你出哪張都差不多。</translation>
    </message>
    <message>
        <source>Neither of your cards is likely to win the last trick.</source>
        <translation>你這兩張牌都不太可能吃到最後一墩。</translation>
    </message>
    <message>
        <source>None of your cards is likely to win a trick later.</source>
        <translation>你的牌以後都不太可能吃到墩。</translation>
    </message>
    <message>
        <source>Overtake %1: if your %2 holds, you can lead your %3 next.</source>
        <translation>從%1手上接過來：你的%2要是頂得住，下一墩就能領出你的%3。</translation>
    </message>
    <message>
        <source>Overtake %1, so that you can lead your %2 next.</source>
        <translation>從%1手上接過來，下一墩好領出你的%2。</translation>
    </message>
    <message>
        <source>Throw the %1: your %2 is likelier to win the last trick.</source>
        <translation>墊掉%1：你的%2更有希望吃到最後一墩。</translation>
    </message>
    <message>
        <source>Throw the %1: your %2 should do more in a later trick.</source>
        <translation>墊掉%1：你的%2在後面的墩裡應該更有用。</translation>
    </message>
    <message>
        <source>%2: the right bower is a sure trick, the %3 may take another, and %4 may bring the third.</source>
        <translation>%2：正J一墩穩拿，%3也許還能再吃一墩，第三墩也許靠%4。</translation>
    </message>
    <message>
        <source>%2: three trumps and two aces beside them should make three tricks.</source>
        <translation>%2：三張王牌，外加兩張 A，應該能拿三墩。</translation>
    </message>
    <message>
        <source>Turn it down: your aces may well euchre the opponents if they name a suit.</source>
        <translation>蓋下吧，要是對手定王牌，憑你的幾張 A，很可能讓他們打不成。</translation>
    </message>
    <message>
        <source>Lead the %1 first: nobody can beat it, and the opponents have to throw cards away without seeing your last one.</source>
        <translation>先領出%1：沒人吃得下，對手只好在沒看到你最後一張牌時墊牌。</translation>
    </message>
    <message>
        <source>Lead the %1: you have no trump, and none of your cards is likely to win, so any lead will do.</source>
        <translation>領出%1：你沒有王牌，手上哪張都不太可能贏，領出哪張都行。</translation>
    </message>
    <message>
        <source>Trump in with the %1: %2 needs a bower to beat it.</source>
        <translation>用王牌%1吃：%2得有正J或副J才吃得下。</translation>
    </message>
    <message>
        <source>Trump in with the %1: %2 needs a higher trump to beat it.</source>
        <translation>用王牌%1吃：%2得有更大的王牌才吃得下。</translation>
    </message>
    <message>
        <source>Overtrump with the %1: %2 needs a bower to beat it.</source>
        <translation>用更大的王牌%1吃：%2得有正J或副J才吃得下。</translation>
    </message>
    <message>
        <source>Overtrump with the %1: %2 needs a higher trump to beat it.</source>
        <translation>用更大的王牌%1吃：%2得有再大的王牌才吃得下。</translation>
    </message>
    <message>
        <source>Play the %1: %2 needs a bower to beat it.</source>
        <translation>出%1：%2得有正J或副J才吃得下。</translation>
    </message>
    <message>
        <source>Play the %1: %2 needs a higher trump to beat it.</source>
        <translation>出%1：%2得有更大的王牌才吃得下。</translation>
    </message>
    <message>
        <source>Throw the %1: it is easier to beat than your %2.</source>
        <translation>墊掉%1：它比你的%2更容易被吃。</translation>
    </message>
    <message>
        <source>Lead the %1: it draws trumps as well as your %2, which might fall to a higher one.</source>
        <translation>領出%1：一樣能調王，而你的%2可能被更大的王牌吃掉。</translation>
    </message>
    <message>
        <source>Lead the %1 first: an opponent without trumps has to throw a card, perhaps the one that beats your %2.</source>
        <translation>先領出%1：沒有王牌的對手得墊一張，說不定墊掉的正是吃得下你%2的那張。</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: keep your trumps for later ones.</source>
        <translation>這一墩你吃不到：王牌留到後面的墩用。</translation>
    </message>
    <message>
        <source>Throw the %1: %2 has no %3 and may trump it.</source>
        <translation>墊掉%1：%2沒有%3，可能用王牌吃掉它。</translation>
    </message>
    <message>
        <source>Throw the %1: while the %2 is out, your %3 needs the %4 beside it.</source>
        <translation>墊掉%1：%2還沒出，你的%3要有%4護著。</translation>
    </message>
    <message>
        <source>Throw the %1: %2 has no %3 to lead.</source>
        <translation>墊掉%1：%2沒有%3可以領出。</translation>
    </message>
</context>
<context>
    <name>Euchre table</name>
    <message>
        <source>bidding</source>
        <translation>叫牌中</translation>
    </message>
    <message>
        <source>Trump: %1</source>
        <translation>王牌：%1</translation>
    </message>
    <message>
        <source>Tricks %1 to %2</source>
        <translation>墩數 %1 : %2</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>%1的手牌</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>翻開的牌</translation>
    </message>
    <message>
        <source>Kitty, which nobody sees</source>
        <translation>底牌，誰都看不到</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>定王牌</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>莊家</translation>
    </message>
</context>
<context>
    <name>Euchre thoughts</name>
    <message>
        <source>%0 goes alone: with both bowers all five tricks are possible, and alone they count 4 points.</source>
        <translation>%0單打：正J和副J都在手，五墩可能全拿，單打全拿得 4 分。</translation>
    </message>
    <message>
        <source>%0 goes alone: five tricks count 4 points alone, only 2 together.</source>
        <translation>%0單打：五墩全拿，單打得 4 分，兩人一起打才 2 分。</translation>
    </message>
    <message>
        <source>%0 makes %2 stronger with the %1, and can help with a trump and an ace.</source>
        <translation>%0用%1給%2添實力，還有一張王牌和一張 A 能幫上忙。</translation>
    </message>
    <message>
        <source>%0 picks it up: with the %1 turned down, %2 would be the first to name another suit.</source>
        <translation>%0拿起：要是把%1蓋下，就輪到%2先叫別的花色。</translation>
    </message>
    <message>
        <source>%0 feels strong enough even though the %1 goes to %2.</source>
        <translation>就算%1歸%2，%0覺得自己也夠強。</translation>
    </message>
    <message>
        <source>%0 names %1: after another pass nobody would score in this deal.</source>
        <translation>%0叫%1：再不叫，這局誰也不得分。</translation>
    </message>
    <message>
        <source>%0 names %1 before the opponents choose a suit that fits them.</source>
        <translation>%0先叫%1，不等對手挑中合意的花色。</translation>
    </message>
    <message>
        <source>%0 turns it down: even with the %1 it would take a lot of help from %2.</source>
        <translation>%0蓋下：就算拿了%1，也得靠%2幫大忙。</translation>
    </message>
    <message>
        <source>%0 passes: ordering it up would hand %1 the right bower, the highest trump.</source>
        <translation>%0不叫：叫起就把最大的王牌正J送給%1了。</translation>
    </message>
    <message>
        <source>%0 passes: then nobody has named a suit, and this deal costs nothing.</source>
        <translation>%0不叫：這樣沒人定王牌，這局也不吃虧。</translation>
    </message>
    <message>
        <source>It makes no difference: %0 sits this deal out.</source>
        <translation>怎麼都一樣：這局%0輪空。</translation>
    </message>
    <message>
        <source>%0 has only this card left.</source>
        <translation>%0只剩這一張了。</translation>
    </message>
    <message>
        <source>%0 has to follow suit and has no other card of it.</source>
        <translation>%0必須跟花色，這門只有這一張。</translation>
    </message>
    <message>
        <source>%0 leads the %1: nobody can beat it, and it draws out trumps.</source>
        <translation>%0領出%1：沒人吃得下，還能把王牌逼出來。</translation>
    </message>
    <message>
        <source>%0 leads the %1: nobody can beat it.</source>
        <translation>%0領出%1：沒人吃得下。</translation>
    </message>
    <message>
        <source>%0 leads the %1 to draw trumps: the %2 is safer once they are gone.</source>
        <translation>%0領出%1逼王牌：王牌沒了，%2就更穩。</translation>
    </message>
    <message>
        <source>%0 has only trumps left to lead.</source>
        <translation>%0只剩王牌可以領出了。</translation>
    </message>
    <message>
        <source>%0 leads the %1: the more trumps are gone, the fewer can beat the other cards.</source>
        <translation>%0領出%1：王牌出掉得越多，能吃別的牌的就越少。</translation>
    </message>
    <message>
        <source>%0 leads the %1: it takes the trick, for the opponents have no trumps left.</source>
        <translation>%0領出%1：對手沒有王牌了，這墩穩拿。</translation>
    </message>
    <message>
        <source>%0 leads the %1: only a trump can beat it.</source>
        <translation>%0領出%1：只有王牌吃得下。</translation>
    </message>
    <message>
        <source>%0 leads the %1: %2 is out of that suit and may trump it.</source>
        <translation>%0領出%1：%2缺這門花色，可以用王牌吃。</translation>
    </message>
    <message>
        <source>%0 leads the %1: except for trumps, only the %2 can beat it.</source>
        <translation>%0領出%1：除了王牌，只有%2吃得下。</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the %2, which may take a trick later.</source>
        <translation>%0領出%1，%2留著：以後也許能吃一墩。</translation>
    </message>
    <message>
        <source>The %1 is enough to take this: %0 keeps the %2 for later.</source>
        <translation>用%1就夠了：%0把%2留到以後。</translation>
    </message>
    <message>
        <source>%0 tries the %1: it may be enough, and the %2 stays for later.</source>
        <translation>%0出%1試試：也許就夠了，%2還能留到以後。</translation>
    </message>
    <message>
        <source>%0 plays last and takes it with the %1.</source>
        <translation>%0最後出牌，用%1吃下。</translation>
    </message>
    <message>
        <source>%0 trumps in with the %1: only the %2 can still beat it.</source>
        <translation>%0用王牌%1吃：只有%2還吃得下。</translation>
    </message>
    <message>
        <source>%0 plays the %1: only the %2 can still beat it.</source>
        <translation>%0出%1：只有%2還吃得下。</translation>
    </message>
    <message>
        <source>%0 plays the %1: only a trump can beat it now.</source>
        <translation>%0出%1：現在只有王牌吃得下。</translation>
    </message>
    <message>
        <source>%0 plays the %1: whoever wants this trick has to beat it.</source>
        <translation>%0出%1：誰想要這墩，就得出更大的。</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: %0 keeps the %2.</source>
        <translation>這墩%1贏定了：%0把%2留著。</translation>
    </message>
    <message>
        <source>%0 lets this one go: the %1 may do more in a later trick.</source>
        <translation>%0放掉這墩：%1在後面的墩裡也許更有用。</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: %0 saves the %2 for a later one.</source>
        <translation>這墩%1贏定了：%0把%2省到以後用。</translation>
    </message>
    <message>
        <source>%0 passes: two defenders stop %1 more often than one.</source>
        <translation>%0不叫：兩個人防，比一個人更容易擋住%1。</translation>
    </message>
    <message>
        <source>%0 defends alone: to euchre %1 that way counts 4 points instead of 2.</source>
        <translation>%0單人防守：這樣讓%1打不成，得 4 分，不止 2 分。</translation>
    </message>
    <message>
        <source>%0 tries to win the trick with a high card.</source>
        <translation>%0用大牌爭這墩。</translation>
    </message>
    <message>
        <source>%0 leads a high card: it is the likeliest to win the trick.</source>
        <translation>%0領出大牌：它最有希望吃下這墩。</translation>
    </message>
    <message>
        <source>%0 plays low: the partner can probably win in the suit led.</source>
        <translation>%0出小的：領出的花色，搭檔多半吃得到。</translation>
    </message>
    <message>
        <source>%0 plays high: the partner has no trumps to help with.</source>
        <translation>%0出大的：搭檔沒有王牌，幫不上忙。</translation>
    </message>
    <message>
        <source>%0 plays the lowest card and keeps the better ones.</source>
        <translation>%0出最小的牌，好牌留著。</translation>
    </message>
    <message>
        <source>%0 plays the highest card: it is the likeliest to win.</source>
        <translation>%0出最大的牌：它最有希望贏。</translation>
    </message>
    <message>
        <source>%0 leaves this trick to the partner, who is ahead.</source>
        <translation>%0把這墩留給搭檔，搭檔正領先。</translation>
    </message>
    <message>
        <source>%0 plays a higher card: the partner&apos;s will probably be beaten.</source>
        <translation>%0出張更大的：搭檔的牌多半會被吃掉。</translation>
    </message>
    <message>
        <source>%0 wins this with the cheapest card that will do.</source>
        <translation>%0用夠大的牌裡最小的一張吃下。</translation>
    </message>
    <message>
        <source>%0 tries to win the trick with the cheapest card that will do.</source>
        <translation>%0用夠大的牌裡最小的一張爭這墩。</translation>
    </message>
    <message>
        <source>%0 tries to win the trick with the lowest trump that will do.</source>
        <translation>%0用夠大的王牌裡最小的一張爭這墩。</translation>
    </message>
    <message>
        <source>%0 leads the right bower: nobody can beat it.</source>
        <translation>%0領出正J：沒人吃得下。</translation>
    </message>
    <message>
        <source>%0 leads an ace of a suit not led before: the others may still have to follow.</source>
        <translation>%0領出還沒人領過的花色的 A：別人可能還得跟。</translation>
    </message>
    <message>
        <source>%0 leads a trump that nobody can beat.</source>
        <translation>%0領出一張沒人吃得下的王牌。</translation>
    </message>
    <message>
        <source>%0 leads the highest card left of a suit: only a trump can beat it.</source>
        <translation>某門花色剩下的牌裡，%0領出最大的一張：只有王牌吃得下。</translation>
    </message>
    <message>
        <source>%0 wins with the cheapest card that no opponent to come can beat.</source>
        <translation>後面的對手吃不下的牌裡，%0用最小的一張吃下。</translation>
    </message>
    <message>
        <source>%0 holds %1 percent of what is left in play and plays high.</source>
        <translation>餘牌的分量%0佔了百分之 %1：出大的。</translation>
    </message>
    <message>
        <source>%0 holds only %1 percent of what is left in play and plays low.</source>
        <translation>餘牌的分量%0只佔百分之 %1：出小的。</translation>
    </message>
    <message>
        <source>%0 plays the lowest card that will probably take the trick.</source>
        <translation>多半能吃下這墩的牌裡，%0出最小的一張。</translation>
    </message>
    <message>
        <source>%0 has to name a suit, and %1 fit the hand best.</source>
        <translation>%0必須叫一個花色，%1最合這手牌。</translation>
    </message>
    <message>
        <source>%0 turns it down: the %1 would be the only trump in hand.</source>
        <translation>%0蓋下：就算拿了%1，王牌也只有這一張。</translation>
    </message>
    <message>
        <source>%0 passes without a trump to help with; %1 can still pick up the %2.</source>
        <translation>%0不叫，沒有王牌能幫忙；%1自己還可以拿起%2。</translation>
    </message>
    <message>
        <source>%0 passes with only one trump to help with; %1 can still pick up the %2.</source>
        <translation>%0不叫，只有一張王牌能幫忙；%1自己還可以拿起%2。</translation>
    </message>
    <message>
        <source>%0 leaves it to %1, who can still pick up the %2 with a good hand.</source>
        <translation>%0不叫，交給%1：那邊牌好的話，還可以拿起%2。</translation>
    </message>
    <message>
        <source>%0 passes: two trumps are hardly enough, and the %1 would go to %2.</source>
        <translation>%0不叫：兩張王牌恐怕不夠，%1還會歸%2。</translation>
    </message>
    <message>
        <source>%0 could order it up, but the %1 would go to %2.</source>
        <translation>%0本來可以叫起，但%1會歸%2。</translation>
    </message>
    <message>
        <source>%0 passes: no suit would give more than two trumps.</source>
        <translation>%0不叫：不管叫什麼，最多兩張王牌。</translation>
    </message>
    <message>
        <source>%0 passes: the longest suit in hand is %1, and without a bower.</source>
        <translation>%0不叫：手上最長的花色是%1，但正J和副J都沒有。</translation>
    </message>
    <message>
        <source>%0 discards the %1, the card least likely to take a trick.</source>
        <translation>%0丟掉%1：手上就它最難吃到墩。</translation>
    </message>
    <message>
        <source>%0 discards the %1: the other cards should do more.</source>
        <translation>%0丟掉%1：別的牌應該更有用。</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick, and it hardly matters which card goes.</source>
        <translation>%0吃不下這墩，出哪張都差不多。</translation>
    </message>
    <message>
        <source>%0 has no other card to play.</source>
        <translation>%0沒有別的牌能出。</translation>
    </message>
    <message>
        <source>%0 plays a card at random.</source>
        <translation>%0隨機抽一張出。</translation>
    </message>
    <message>
        <source>%0 goes alone: trumps and aces may take all five tricks, and alone they count 4 points.</source>
        <translation>%0單打：靠王牌和 A，五墩可能全拿，單打全拿得 4 分。</translation>
    </message>
    <message>
        <source>%0 goes alone: with so many trumps all five tricks are possible, and alone they count 4 points.</source>
        <translation>%0單打：王牌這麼多，五墩可能全拿，單打全拿得 4 分。</translation>
    </message>
    <message>
        <source>%0 makes it %1: both bowers are two sure tricks, and only one more is needed.</source>
        <translation>%0把王牌定為%1：正J和副J兩墩穩拿，再拿一墩就夠。</translation>
    </message>
    <message>
        <source>%0 makes it %1 with %2 of the 7 trumps, more than anyone else can hold.</source>
        <translation>%0把王牌定為%1：7 張王牌佔了 %2 張，誰也沒這麼多。</translation>
    </message>
    <message>
        <source>%0 is strong in %1, and the %2 makes %3 stronger too.</source>
        <translation>%0的%1很強，%2還會讓%3更強。</translation>
    </message>
    <message>
        <source>%0 makes it %1: three trumps and an ace beside them should make three tricks.</source>
        <translation>%0把王牌定為%1：三張王牌，外加一張 A，應該能拿三墩。</translation>
    </message>
    <message>
        <source>%0 makes it %1 with three trumps: a little help from %2 is enough.</source>
        <translation>%0有三張王牌，把王牌定為%1：%2稍微幫點忙就夠。</translation>
    </message>
    <message>
        <source>%0 holds few trumps, but aces may take tricks as well.</source>
        <translation>%0王牌不多，但 A 也許也能吃墩。</translation>
    </message>
    <message>
        <source>%0 orders up the %1 for %2, so that the opponents can&apos;t choose the trump.</source>
        <translation>%0叫起，把%1給%2，對手就沒機會定王牌了。</translation>
    </message>
    <message>
        <source>%0 turns it down: %1 would fit the hand better.</source>
        <translation>%0蓋下：叫%1更合手上的牌。</translation>
    </message>
    <message>
        <source>%0 passes: %2 would fit the hand better, if the %1 is turned down.</source>
        <translation>%0不叫：等%1蓋下了，叫%2更合手上的牌。</translation>
    </message>
    <message>
        <source>%0 passes: longest in %1, but with too weak a hand beside them.</source>
        <translation>%0不叫：手上最長的花色是%1，但其餘的牌太弱。</translation>
    </message>
    <message>
        <source>%0 discards the %1, to be out of %2 and trump them.</source>
        <translation>%0丟掉%1，這樣就缺%2，可以用王牌吃這門花色。</translation>
    </message>
    <message>
        <source>%0 discards the %1 and keeps the trumps; which other card goes hardly matters.</source>
        <translation>%0丟掉%1，王牌留著；別的丟哪張都差不多。</translation>
    </message>
    <message>
        <source>%0 passes: with %2 as trump the hand is worth %1, and %3 are needed.</source>
        <translation>%0不叫：以%2為王牌時，這手牌值 %1，要 %3 才夠。</translation>
    </message>
    <message>
        <source>%0 goes alone: with %2 as trump the hand is worth %1, and %3 are enough for that.</source>
        <translation>%0單打：以%2為王牌時，這手牌值 %1，單打有 %3 就夠。</translation>
    </message>
    <message>
        <source>With %2 as trump %0&apos;s hand is worth %1, and %3 are enough.</source>
        <translation>以%2為王牌時，%0的手牌值 %1，有 %3 就夠。</translation>
    </message>
    <message>
        <source>%0 defends alone: the hand is worth %1 in the maker&apos;s own suit, and %2 are enough.</source>
        <translation>%0單人防守：在定王牌的人自己那門花色上，這手牌值 %1，有 %2 就夠。</translation>
    </message>
    <message>
        <source>%0 passes: the hand is worth %1 in the maker&apos;s suit, and defending alone takes %2.</source>
        <translation>%0不叫：在定王牌的人那門花色上，這手牌值 %1，單人防守要 %2。</translation>
    </message>
    <message>
        <source>%0 discards the card that is worth least.</source>
        <translation>%0丟掉價值最低的牌。</translation>
    </message>
    <message>
        <source>The %1 takes the third trick for %0&apos;s side, so there is no euchre now.</source>
        <translation>%1拿下%0這一方的第三墩，這局成了。</translation>
    </message>
    <message>
        <source>The %1 takes the third trick for %0&apos;s side: %2 is euchred.</source>
        <translation>%1拿下%0這一方的第三墩：%2打不成了。</translation>
    </message>
    <message>
        <source>One trick stops the march, and %0 takes it with the %1.</source>
        <translation>只要拿一墩，對手就沒法全拿，%0用%1拿下。</translation>
    </message>
    <message>
        <source>%0 leads the %1, the lowest card in hand, and loses the least with it.</source>
        <translation>%0領出%1，手上最小的牌，輸了也損失最少。</translation>
    </message>
    <message>
        <source>%0 leads the %1, the likeliest card in hand to take a trick.</source>
        <translation>%0領出%1：手上就它最有希望吃到墩。</translation>
    </message>
    <message>
        <source>%0 leads the %1: no lead stands out, and it does as well as any other.</source>
        <translation>%0領出%1：領哪張都不算突出，它也不比別的差。</translation>
    </message>
    <message>
        <source>%0 plays the %1: %2&apos;s card can still be beaten, this one can&apos;t.</source>
        <translation>%0出%1：%2的牌還可能被吃掉，這張不會。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and holds the %2, too: only a trump can beat it now.</source>
        <translation>%0出%1，手上還有%2：現在只有王牌吃得下。</translation>
    </message>
    <message>
        <source>%0 keeps the %1: %2 still has to play and may take this trick.</source>
        <translation>%0把%1留著：%2還沒出牌，可能吃下這墩。</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: %0 follows with a low card.</source>
        <translation>這墩%1贏定了：%0跟小牌。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: %0 follows with a low card.</source>
        <translation>這墩%1領先：%0跟小牌。</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick and follows with a low card.</source>
        <translation>%0吃不下這墩，跟小牌。</translation>
    </message>
    <message>
        <source>%0 keeps the %1: after this trick it is the highest trump left, a sure trick.</source>
        <translation>%0把%1留著：這墩之後，剩下的王牌就數它最大，穩吃一墩。</translation>
    </message>
    <message>
        <source>%0 throws the %1 and keeps the %2, which may win a later trick.</source>
        <translation>%0墊掉%1，%2留著：以後也許能吃一墩。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: %0 keeps the %2 for the last one.</source>
        <translation>這墩%1領先：%0把%2留到最後一墩。</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick, but the %1 may win the last one.</source>
        <translation>%0吃不下這墩，但%1也許能吃最後一墩。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: %0 saves the %2 for a later one.</source>
        <translation>這墩%1領先：%0把%2省到以後用。</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick and keeps the %1, which may win a later one.</source>
        <translation>%0吃不下這墩，把%1留著，以後也許能吃一墩。</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick and plays a low card.</source>
        <translation>%0吃不下這墩，出張小牌。</translation>
    </message>
    <message>
        <source>%0&apos;s partner is out of this suit and may trump it.</source>
        <translation>%0的搭檔缺這門花色，可以用王牌吃。</translation>
    </message>
    <message>
        <source>%0&apos;s partner probably holds the highest card of this suit.</source>
        <translation>這門花色最大的牌多半在%0的搭檔手上。</translation>
    </message>
    <message>
        <source>%0 will probably not take this trick and plays a low card.</source>
        <translation>%0多半吃不下這墩，出張小牌。</translation>
    </message>
    <message>
        <source>%0 passes: %1 can still pick up the %2, and if not, %0 may name %3.</source>
        <translation>%0不叫：%1還可以拿起%2；要是不拿，%0也許能叫%3。</translation>
    </message>
    <message>
        <source>%0 passes without a trump, and the %1 would go to %2.</source>
        <translation>%0不叫：沒有王牌，%1還會歸%2。</translation>
    </message>
    <message>
        <source>%0 passes with only one trump, and the %1 would go to %2.</source>
        <translation>%0不叫：只有一張王牌，%1還會歸%2。</translation>
    </message>
    <message>
        <source>%0 discards the %1 and keeps the only trump; which other card goes hardly matters.</source>
        <translation>%0丟掉%1，唯一的王牌留著；別的丟哪張都差不多。</translation>
    </message>
    <message>
        <source>%0 leads the %1: once the %3 is gone, the %2 may take a trick.</source>
        <translation>%0領出%1：等%3出掉了，%2也許能吃一墩。</translation>
    </message>
    <message>
        <source>%0 leads the %1: once the higher cards are gone, the %2 may take a trick.</source>
        <translation>%0領出%1：等更大的牌出掉了，%2也許能吃一墩。</translation>
    </message>
    <message>
        <source>%0 leads the %1: %2 has no %3 and may trump the %4.</source>
        <translation>%0領出%1：%2缺%3，可能用王牌吃掉%4。</translation>
    </message>
    <message>
        <source>%0 trumps in with the %1: no opponent can beat it.</source>
        <translation>%0用王牌%1吃：對手誰也吃不下。</translation>
    </message>
    <message>
        <source>%0 plays the %1: no opponent can beat it.</source>
        <translation>%0出%1：對手誰也吃不下。</translation>
    </message>
    <message>
        <source>%0 keeps the %1, which may still win the last trick and stop the march.</source>
        <translation>%0把%1留著：也許還能吃最後一墩，不讓對手全拿。</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick and keeps the aces, which may win later ones.</source>
        <translation>%0吃不下這墩，A 留著，以後也許能吃墩。</translation>
    </message>
    <message>
        <source>%0 passes: if the %3 is turned down, %1 are just as strong, and %2 gets no extra trump.</source>
        <translation>%0不叫：%3要是蓋下了，%1一樣強，又不會送%2一張王牌。</translation>
    </message>
    <message>
        <source>The %1 takes this trick: with one more the opponents would euchre %0&apos;s side.</source>
        <translation>%1拿下這墩：對手再吃一墩，%0這邊就打不成了。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: %0 keeps the %2.</source>
        <translation>這墩%1領先：%0把%2留著。</translation>
    </message>
    <message>
        <source>%1 has this trick for certain, and it hardly matters which card %0 plays.</source>
        <translation>這墩%1贏定了，%0出哪張都差不多。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick, and it hardly matters which card %0 plays.</source>
        <translation>這墩%1領先，%0出哪張都差不多。</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick and keeps the %1, which may still stop the march.</source>
        <translation>%0吃不下這墩，把%1留著，也許還能阻止對手全拿。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: %0 keeps the %2, since more %3 than %4 are still out.</source>
        <translation>這墩%1領先：%0把%2留著，還在外面的%3比%4多。</translation>
    </message>
    <message>
        <source>%0 plays the %1: only the %2 and the %3 can still beat it.</source>
        <translation>%0出%1：只有%2和%3還吃得下。</translation>
    </message>
    <message>
        <source>%0 leads the %1: the more trumps are gone, the safer the %2 is.</source>
        <translation>%0領出%1：王牌出掉得越多，%2就越穩。</translation>
    </message>
    <message>
        <source>%0 overtakes %1: if the %2 holds, %0 leads next.</source>
        <translation>%0從%1手上接過來：%2要是頂得住，下一墩就由%0領出。</translation>
    </message>
    <message>
        <source>%0 overtakes %1, to lead next.</source>
        <translation>%0從%1手上接過來，下一墩好由自己領出。</translation>
    </message>
    <message>
        <source>%0 plays the %1: whatever beats it beats the %2 as well.</source>
        <translation>%0出%1：吃得下它的，也吃得下%2。</translation>
    </message>
    <message>
        <source>%0 takes it with the %1: nothing else that may be played beats the %2.</source>
        <translation>%0用%1吃下：能出的牌裡，只有它吃得下%2。</translation>
    </message>
    <message>
        <source>%0 leads the %1: nothing but a trump can beat it, though %2 is out of that suit.</source>
        <translation>%0領出%1：%2雖然缺這門花色，但只有王牌吃得下。</translation>
    </message>
    <message>
        <source>%0 makes it %1: the right bower is a sure trick, and the %3 and the %4 may take the two others needed.</source>
        <translation>%0把王牌定為%1：正J一墩穩拿，另外還要兩墩，%3和%4也許吃得到。</translation>
    </message>
    <message>
        <source>%0 holds the %3 and the %4, and the %1 makes %2 stronger too.</source>
        <translation>%0有%3和%4，%1還會讓%2更強。</translation>
    </message>
    <message>
        <source>%0 throws the %1, as good a card to part with as any.</source>
        <translation>%0墊掉%1：丟它不比丟別的可惜。</translation>
    </message>
    <message>
        <source>%0 leads the %1: if the %2 is still out, this draws it, and then no opponent can trump the other cards.</source>
        <translation>%0領出%1：%2要是還在外面，就能把它逼出來，之後對手就沒有王牌能吃別的牌了。</translation>
    </message>
    <message>
        <source>%0 needs both tricks and leads the %1 first: the %2 may take the last one, whoever leads.</source>
        <translation>%0兩墩都得拿，先領出%1：最後一墩不管誰領出，%2都可能吃得下。</translation>
    </message>
    <message>
        <source>%0 needs both tricks and leads the %1 first: the %2 may take the last one.</source>
        <translation>%0兩墩都得拿，先領出%1：%2也許能吃最後一墩。</translation>
    </message>
    <message>
        <source>%0 leads the %1: the side still needs two tricks, and the %2 and the %3 may take them later.</source>
        <translation>%0領出%1：自己這邊還差兩墩，%2和%3以後也許吃得到。</translation>
    </message>
    <message>
        <source>%0 leads the %1: %2 may take it, and %0 keeps all trumps.</source>
        <translation>%0領出%1：%2也許吃得下，%0的王牌就都留著。</translation>
    </message>
    <message>
        <source>%0 leads the %1: there is no hurry with the %2, which takes a trick whenever it is played.</source>
        <translation>%0領出%1：%2不用急，什麼時候出都能吃一墩。</translation>
    </message>
    <message>
        <source>%0 discards the %1 and keeps trumps and aces; which other card goes hardly matters.</source>
        <translation>%0丟掉%1，王牌和 A 留著；別的丟哪張都差不多。</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: %0 keeps all trumps.</source>
        <translation>這墩%1贏定了：%0把王牌都留著。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: %0 keeps all trumps.</source>
        <translation>這墩%1領先：%0把王牌都留著。</translation>
    </message>
    <message>
        <source>%0 throws the %1: nobody else has %2 left to lead, so it couldn&apos;t win the last trick.</source>
        <translation>%0墊掉%1：別人沒有%2可以領出了，最後一墩它也吃不到。</translation>
    </message>
    <message>
        <source>%0 throws the %1: nobody else has %2 left to lead, so it only wins if %0 leads it.</source>
        <translation>%0墊掉%1：別人沒有%2可以領出了，只有自己領出它才吃得到墩。</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this, though %1 still may, and follows with a low card.</source>
        <translation>%0吃不下這墩，但%1也許還吃得下：跟小牌。</translation>
    </message>
    <message>
        <source>%0 throws the %1: except for trumps, only the %3 can beat the %2.</source>
        <translation>%0墊掉%1：除了王牌，只有%3吃得下%2。</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: %0 throws a low card.</source>
        <translation>這墩%1贏定了：%0墊張小牌。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: %0 throws a low card.</source>
        <translation>這墩%1領先：%0墊張小牌。</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this, though %1 still may, and throws a low card.</source>
        <translation>%0吃不下這墩，但%1也許還吃得下：墊張小牌。</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick and throws a low card.</source>
        <translation>%0吃不下這墩，墊張小牌。</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this, though %1 still may; it hardly matters which card goes.</source>
        <translation>%0吃不下這墩，但%1也許還吃得下；出哪張都差不多。</translation>
    </message>
    <message>
        <source>%0 keeps the %1: after this trick it is the last trump, a sure trick.</source>
        <translation>%0把%1留著：這墩之後它就是最後一張王牌，穩吃一墩。</translation>
    </message>
    <message>
        <source>%0 leads the %1, to be followed by the %2: nobody can beat either, and they draw out trumps.</source>
        <translation>%0先領出%1，再領出%2：兩張都沒人吃得下，還能把王牌逼出來。</translation>
    </message>
    <message>
        <source>%0 leads the %1: only the %2 can beat it, and it draws out trumps.</source>
        <translation>%0領出%1：只有%2吃得下，還能把王牌逼出來。</translation>
    </message>
    <message>
        <source>%0 holds the %3 and the %4 of %1, and the upcard makes %2 stronger too.</source>
        <translation>%0有%1的 %3 和 %4，翻開的牌還會讓%2更強。</translation>
    </message>
    <message>
        <source>%0 has no other %1 and can trump them next time.</source>
        <translation>%0沒有別的%1了，下次就能用王牌吃這門花色。</translation>
    </message>
    <message>
        <source>%1 takes this trick whatever %0 plays, and that decides the deal.</source>
        <translation>不管%0出什麼，這墩都歸%1，這局勝負也就定了。</translation>
    </message>
    <message>
        <source>It makes no difference: %0 takes all the tricks left.</source>
        <translation>出哪張都一樣：剩下的墩全歸%0。</translation>
    </message>
    <message>
        <source>%0&apos;s side takes this trick whatever %0 plays, and that decides the deal.</source>
        <translation>不管%0出什麼，這墩都歸%0這一方，這局勝負也就定了。</translation>
    </message>
    <message>
        <source>It makes no difference: the trumps take the tricks that %0 still needs, in any order.</source>
        <translation>出哪張都一樣：%0還差的幾墩，王牌都吃得到，先出哪張都行。</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick and keeps the %1, since more %2 than %3 are still out.</source>
        <translation>%0吃不下這墩，把%1留著：還在外面的%2比%3多。</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick and keeps the %1 and the %2 of %3, which may win tricks later.</source>
        <translation>%0吃不下這墩，把%3的 %1 和 %2 留著，以後也許能吃墩。</translation>
    </message>
    <message>
        <source>%0 leads the %1: %2 picked up the %3, so no opponent can beat it.</source>
        <translation>%0領出%1：%2拿起了%3，所以對手誰也吃不下。</translation>
    </message>
    <message>
        <source>%0 leads the %1: except for trumps, only the %2 and the %3 of %4 can beat it.</source>
        <translation>%0領出%1：除了王牌，只有%4的 %2 和 %3 吃得下。</translation>
    </message>
    <message>
        <source>%0 keeps all trumps for later.</source>
        <translation>%0把王牌都留到以後。</translation>
    </message>
    <message>
        <source>%0 has no other %1 and can trump when they are led.</source>
        <translation>%0沒有別的%1了，有人領出這門花色，就能用王牌吃。</translation>
    </message>
    <message>
        <source>It makes no difference: neither of %0&apos;s cards can win a trick any more.</source>
        <translation>出哪張都一樣：%0這兩張牌都吃不到墩了。</translation>
    </message>
    <message>
        <source>It makes no difference: an opponent may trump whichever card %0 leads.</source>
        <translation>出哪張都一樣：不管%0領出哪張，對手都可能用王牌吃。</translation>
    </message>
    <message>
        <source>%0 plays the %1: except for trumps, only the %2 can still beat it.</source>
        <translation>%0出%1：除了王牌，只有%2還吃得下。</translation>
    </message>
    <message>
        <source>%0 throws the %1, having no other %2, to trump them later.</source>
        <translation>%0墊掉%1：沒有別的%2了，以後就能用王牌吃這門花色。</translation>
    </message>
    <message>
        <source>%0 throws the %1: after the %2, the %3 may take a trick as well.</source>
        <translation>%0墊掉%1：%2出過之後，%3也許也能吃一墩。</translation>
    </message>
    <message>
        <source>%0 leads the %1, having no other %2, to trump the next one.</source>
        <translation>%0領出%1：沒有別的%2了，下次就能用王牌吃這門花色。</translation>
    </message>
    <message>
        <source>%0 discards the %1 rather than the %2, which is likelier to take a trick.</source>
        <translation>%0丟掉%1：%2更有希望吃到墩。</translation>
    </message>
    <message>
        <source>%0 names %1: %2, who turned down %3, probably has no bower, and %0 holds the %4.</source>
        <translation>%0叫%1：手上有%4，而%2蓋下了%3，多半正J和副J都沒有。</translation>
    </message>
    <message>
        <source>It makes no difference: %0 holds all the %1 that are left.</source>
        <translation>出哪張都一樣：剩下的%1全在%0手上。</translation>
    </message>
    <message>
        <source>%0 discards the %1: more cards can beat it than the %2.</source>
        <translation>%0丟掉%1：比起%2，吃得下它的牌更多。</translation>
    </message>
    <message>
        <source>%0 takes it with the %1: nothing else in hand beats the %2.</source>
        <translation>%0用%1吃下：手上只有它吃得下%2。</translation>
    </message>
    <message>
        <source>%0 overtrumps with the %1: no opponent can beat it.</source>
        <translation>%0用更大的王牌%1吃：對手誰也吃不下。</translation>
    </message>
    <message>
        <source>%0 overtrumps with the %1: only the %2 can still beat it.</source>
        <translation>%0用更大的王牌%1吃：只有%2還吃得下。</translation>
    </message>
    <message>
        <source>%0 leads the %1: if the %2 is still out, this draws it, and then no opponent can trump the %3.</source>
        <translation>%0領出%1：%2要是還在外面，就能把它逼出來，之後對手就沒有王牌能吃%3了。</translation>
    </message>
    <message>
        <source>%0 leads the %1: %2 made trump and should hold high ones.</source>
        <translation>%0領出%1：王牌是%2定的，那邊應該有大的王牌。</translation>
    </message>
    <message>
        <source>%1&apos;s card is as hard to beat as the %2, so it hardly matters which card %0 plays.</source>
        <translation>%1的牌和%2一樣不容易被吃，%0出哪張都差不多。</translation>
    </message>
    <message>
        <source>%0 takes this one, too: %0&apos;s side has every trick so far, and the march is still possible.</source>
        <translation>這墩%0也拿下：到現在每墩都是%0這邊的，還有希望全拿。</translation>
    </message>
    <message>
        <source>%0 leads the %1: only a trump can beat it, and if %2 trumps in, %3 may overtrump.</source>
        <translation>%0領出%1：只有王牌吃得下；%2要是用王牌吃，%3也許能用更大的王牌吃回來。</translation>
    </message>
    <message>
        <source>%0 leads the %1: the %2 loses to the %3 now, but may trump in on the last trick.</source>
        <translation>%0領出%1：%2現在出會輸給%3，留到最後一墩，也許能用王牌吃。</translation>
    </message>
    <message>
        <source>%0 leads the %1: the %2 loses to any higher trump now, but may trump in on the last trick.</source>
        <translation>%0領出%1：%2現在出會輸給更大的王牌，留到最後一墩，也許能用王牌吃。</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the %2, which may win the last trick.</source>
        <translation>%0領出%1，%2留著：也許能吃最後一墩。</translation>
    </message>
    <message>
        <source>%0&apos;s side needs both tricks left: %2 may take this one, and the %1 the last.</source>
        <translation>剩下兩墩%0這邊都得拿：這墩%2也許吃得下，最後一墩看%1。</translation>
    </message>
    <message>
        <source>%0&apos;s trumps are worth the same now: no card still out comes between them.</source>
        <translation>%0這幾張王牌現在一樣大：外面沒有牌夾在中間。</translation>
    </message>
    <message>
        <source>%0&apos;s %1 are worth the same now: no card still out comes between them.</source>
        <translation>%0這幾張%1現在一樣大：外面沒有牌夾在中間。</translation>
    </message>
    <message>
        <source>%0 goes alone: three trumps and an ace beside them may take all five tricks, and alone they count 4 points.</source>
        <translation>%0單打：三張王牌，外加一張 A，五墩可能全拿，單打全拿可得 4 分。</translation>
    </message>
    <message>
        <source>For the march %0 needs both tricks left, so it hardly matters which card goes first.</source>
        <translation>要全拿，剩下兩墩%0都得吃下，先出哪張都差不多。</translation>
    </message>
    <message>
        <source>%0 leads the %1: the side still needs two tricks, and the %2 and the %3 of %4 may take them later.</source>
        <translation>%0領出%1：自己這邊還差兩墩，%4的 %2 和 %3 以後也許吃得到。</translation>
    </message>
    <message>
        <source>%0 has to overtake %2, uses the %1 and keeps the %3 for later.</source>
        <translation>%0只能從%2手上接過來：用%1，把%3留到以後。</translation>
    </message>
    <message>
        <source>The %1 is enough to take this: %0 keeps higher trumps for later.</source>
        <translation>用%1就夠了：%0把更大的王牌留到以後。</translation>
    </message>
    <message>
        <source>%0 tries the %1: it may be enough, and higher trumps stay for later.</source>
        <translation>%0出%1試試：也許就夠了，更大的王牌還能留到以後。</translation>
    </message>
    <message>
        <source>It makes no difference: the %1 stops the march, now or later.</source>
        <translation>出哪張都一樣：%1不管現在出還是以後出，對手都沒法全拿。</translation>
    </message>
    <message>
        <source>It makes no difference: the %1 takes the third trick for %0&apos;s side, now or later.</source>
        <translation>出哪張都一樣：%1不管現在出還是以後出，都能拿下%0這一方的第三墩。</translation>
    </message>
    <message>
        <source>%0&apos;s %1 are next to each other in rank, so it makes no difference which one goes.</source>
        <translation>%0這幾張%1大小相連，出哪張都一樣。</translation>
    </message>
    <message>
        <source>%0&apos;s trumps are next to each other in rank, so it makes no difference which one goes.</source>
        <translation>%0這幾張王牌大小相連，出哪張都一樣。</translation>
    </message>
    <message>
        <source>The opponents have no trumps left: %0 takes the rest of the tricks, in any order.</source>
        <translation>對手沒有王牌了：剩下的墩全歸%0，先出哪張都行。</translation>
    </message>
    <message>
        <source>%0 holds the highest trumps and takes the rest of the tricks, in any order.</source>
        <translation>最大的王牌都在%0手上：剩下的墩全拿，先出哪張都行。</translation>
    </message>
    <message>
        <source>%0 discards the %1 to trump %2: they are led more often than %3, whose jack is a trump.</source>
        <translation>%0丟掉%1，好用王牌吃%2：比起 J 算王牌的%3，這門花色更常有人領出。</translation>
    </message>
    <message>
        <source>%0 leads the %1 and leaves the other suits for somebody else to lead.</source>
        <translation>%0領出%1，別的花色留給別人領出。</translation>
    </message>
    <message>
        <source>%0 leads the %1: %2 may take it, and %0 keeps the %3 for later.</source>
        <translation>%0領出%1：%2也許吃得下，%0把%3留到以後。</translation>
    </message>
    <message>
        <source>%0 trumps in with the %1: only the %2 and the %3 can still beat it.</source>
        <translation>%0用王牌%1吃：只有%2和%3還吃得下。</translation>
    </message>
    <message>
        <source>%0 overtrumps with the %1: only the %2 and the %3 can still beat it.</source>
        <translation>%0用更大的王牌%1吃：只有%2和%3還吃得下。</translation>
    </message>
    <message>
        <source>%0 keeps the %1: %2 picked up the %3 and can take this trick.</source>
        <translation>%0把%1留著：%2拿起了%3，能吃下這墩。</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this, but %1 picked up the %2 and can, so %0 plays low.</source>
        <translation>%0吃不下這墩，但%1拿起了%2，吃得下，所以%0出小的。</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this, but %1 picked up the %2 and can; it hardly matters which card goes.</source>
        <translation>%0吃不下這墩，但%1拿起了%2，吃得下；出哪張都差不多。</translation>
    </message>
    <message>
        <source>Neither of %0&apos;s cards is likely to win the last trick.</source>
        <translation>%0這兩張牌都不太可能吃到最後一墩。</translation>
    </message>
    <message>
        <source>None of %0&apos;s cards is likely to win a trick later.</source>
        <translation>%0的牌以後都不太可能吃到墩。</translation>
    </message>
    <message>
        <source>%0 overtakes %1: if the %2 holds, %0 can lead the %3 next.</source>
        <translation>%0從%1手上接過來：%2要是頂得住，下一墩%0就能領出%3。</translation>
    </message>
    <message>
        <source>%0 overtakes %1, to lead the %2 next.</source>
        <translation>%0從%1手上接過來，下一墩好領出%2。</translation>
    </message>
    <message>
        <source>%0 throws the %1: the %2 is likelier to win the last trick.</source>
        <translation>%0墊掉%1：%2更有希望吃到最後一墩。</translation>
    </message>
    <message>
        <source>%0 throws the %1: the %2 should do more in a later trick.</source>
        <translation>%0墊掉%1：%2在後面的墩裡應該更有用。</translation>
    </message>
    <message>
        <source>%0 makes it %1: the right bower is a sure trick, the %3 may take another, and %4 may bring the third.</source>
        <translation>%0把王牌定為%1：正J一墩穩拿，%3也許還能再吃一墩，第三墩也許靠%4。</translation>
    </message>
    <message>
        <source>%0 makes it %1: three trumps and two aces beside them should make three tricks.</source>
        <translation>%0把王牌定為%1：三張王牌，外加兩張 A，應該能拿三墩。</translation>
    </message>
    <message>
        <source>%0 turns it down: aces in hand may well euchre the opponents if they name a suit.</source>
        <translation>%0蓋下：要是對手定王牌，憑手上的幾張 A，很可能讓他們打不成。</translation>
    </message>
    <message>
        <source>%0 leads the %1 first: nobody can beat it, and the opponents have to throw cards away without seeing the last one.</source>
        <translation>%0先領出%1：沒人吃得下，對手只好在沒看到最後一張牌時墊牌。</translation>
    </message>
    <message>
        <source>%0 leads the %1: without a trump or a card that is likely to win, any lead will do.</source>
        <translation>%0領出%1：沒有王牌，手上哪張都不太可能贏，領出哪張都行。</translation>
    </message>
    <message>
        <source>%0 trumps in with the %1: %2 needs a bower to beat it.</source>
        <translation>%0用王牌%1吃：%2得有正J或副J才吃得下。</translation>
    </message>
    <message>
        <source>%0 trumps in with the %1: %2 needs a higher trump to beat it.</source>
        <translation>%0用王牌%1吃：%2得有更大的王牌才吃得下。</translation>
    </message>
    <message>
        <source>%0 overtrumps with the %1: %2 needs a bower to beat it.</source>
        <translation>%0用更大的王牌%1吃：%2得有正J或副J才吃得下。</translation>
    </message>
    <message>
        <source>%0 overtrumps with the %1: %2 needs a higher trump to beat it.</source>
        <translation>%0用更大的王牌%1吃：%2得有再大的王牌才吃得下。</translation>
    </message>
    <message>
        <source>%0 plays the %1: %2 needs a bower to beat it.</source>
        <translation>%0出%1：%2得有正J或副J才吃得下。</translation>
    </message>
    <message>
        <source>%0 plays the %1: %2 needs a higher trump to beat it.</source>
        <translation>%0出%1：%2得有更大的王牌才吃得下。</translation>
    </message>
    <message>
        <source>%0 throws the %1: it is easier to beat than the %2.</source>
        <translation>%0墊掉%1：它比%2更容易被吃。</translation>
    </message>
    <message>
        <source>%0 leads the %1: it draws trumps as well as the %2, which might fall to a higher one.</source>
        <translation>%0領出%1：一樣能調王，而%2可能被更大的王牌吃掉。</translation>
    </message>
    <message>
        <source>%0 leads the %1 first: an opponent without trumps has to throw a card, perhaps the one that beats the %2.</source>
        <translation>%0先領出%1：沒有王牌的對手得墊一張，說不定墊掉的正是吃得下%2的那張。</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick and keeps all trumps for later ones.</source>
        <translation>%0吃不到這一墩，王牌全留到後面的墩用。</translation>
    </message>
    <message>
        <source>%0 throws the %1: %2 has no %3 and may trump it.</source>
        <translation>%0墊掉%1：%2沒有%3，可能用王牌吃掉它。</translation>
    </message>
    <message>
        <source>%0 throws the %1: while the %2 is out, the %3 needs the %4 beside it.</source>
        <translation>%0墊掉%1：%2還沒出，%3要有%4護著。</translation>
    </message>
    <message>
        <source>%0 throws the %1: %2 has no %3 to lead.</source>
        <translation>%0墊掉%1：%2沒有%3可以領出。</translation>
    </message>
</context>
<context>
    <name>EuchreRules</name>
    <message>
        <source>In a minute</source>
        <translation>一分鐘學會</translation>
    </message>
    <message>
        <source>Four players in two partnerships; partners sit opposite each other. There are 24 cards, from nine to ace. Everybody gets five, and one more is turned up. First it is settled which suit is trump; then the five tricks are played. The side that named trump, the makers, must take at least three of them. The first side to have ten points wins.</source>
        <translation>四個人，兩兩搭檔，搭檔相對而坐。一共 24 張牌，從 9 到 A。每人五張，再翻開一張。先決定哪門花色是王牌，然後打五墩。定出王牌的一方叫定王方，至少要拿三墩。先得十分的一方獲勝。</translation>
    </message>
    <message>
        <source>The two bowers</source>
        <translation>兩張大J</translation>
    </message>
    <message>
        <source>The jack of trump is the highest card of all: the right bower. The other jack of the same colour is the second highest: the left bower. It belongs to the trump suit in every respect and no longer to the suit printed on it.</source>
        <translation>王牌花色的 J 最大，叫正J（right bower）。同顏色的另一張 J 第二大，叫副J（left bower）。副J完全算王牌，不再屬於牌面上印的花色。</translation>
    </message>
    <message>
        <source>When hearts are trump, these are the trumps, best card first:</source>
        <translation>紅心是王牌時，王牌由大到小依序是：</translation>
    </message>
    <message>
        <source>right bower</source>
        <translation>正J</translation>
    </message>
    <message>
        <source>left bower</source>
        <translation>副J</translation>
    </message>
    <message>
        <source>In all other suits the order is ace, king, queen, jack, ten, nine; in diamonds, here, without the jack.</source>
        <translation>其他花色由大到小依序是 A、K、Q、J、10、9；在這個例子裡，方塊沒有 J。</translation>
    </message>
    <message>
        <source>Making trump</source>
        <translation>定王牌</translation>
    </message>
    <message>
        <source>Second round: if all four pass, the card is turned down. Each player in turn may then name one of the three other suits, or pass. If all pass again, nobody scores, and the next player deals.</source>
        <translation>第二輪：四個人都不叫，翻開的牌就蓋下。大家再輪流叫，可以從另外三種花色裡叫一種，也可以不叫。又都不叫時，誰也不得分，換下家發牌。</translation>
    </message>
    <message>
        <source>Going alone</source>
        <translation>單打</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>出牌</translation>
    </message>
    <message>
        <source>The player after the dealer leads to the first trick, and the winner of each trick leads to the next. You must follow the suit led if you can; otherwise you may play anything. The highest trump takes the trick; without a trump, the highest card of the suit led.</source>
        <translation>第一墩由莊家的下家領出，之後每墩的贏家領出下一墩。有領出的花色就必須跟，沒有就可以隨便出。墩裡最大的王牌贏；沒有王牌，領出花色裡最大的牌贏。</translation>
    </message>
    <message>
        <source>Say hearts are trump:</source>
        <translation>假設紅心是王牌：</translation>
    </message>
    <message>
        <source>Clubs were led. The nine of hearts wins: it is the only trump.</source>
        <translation>領出的是梅花。紅心9贏：只有它是王牌。</translation>
    </message>
    <message>
        <source>Diamonds were led. The jack of diamonds wins: it is the left bower, a trump. Only a player without diamonds may play it here.</source>
        <translation>領出的是方塊。方塊J贏：它是副J，算王牌。手上沒有方塊的人才能在這裡出它。</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>計分</translation>
    </message>
    <message>
        <source>The makers take three or four tricks: 1 point for them.</source>
        <translation>定王方拿三墩或四墩：得 1 分。</translation>
    </message>
    <message>
        <source>The makers take all five tricks, a march: 2 points; a maker who played alone: 4 points. Alone with three or four tricks counts 1 point.</source>
        <translation>定王方五墩全拿，英文叫 march：得 2 分；單打時得 4 分。單打只拿三墩或四墩，得 1 分。</translation>
    </message>
    <message>
        <source>Customs you may choose</source>
        <translation>可選的規則</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>小訣竅</translation>
    </message>
    <message>
        <source>A hand with three trumps, one of them a bower, and an ace besides is usually good enough. Count on your partner for one trick. Order up your partner more readily than your opponents, and mind the score: the other side at nine points needs only one.</source>
        <translation>手上有三張王牌，其中一張是正J或副J，另外再有一張 A，通常就可以叫了。搭檔可以算一墩。搭檔當莊時，叫起可以寬一點；對手當莊時，要嚴一點。還要留意比數：對方到了九分，就只差一分。</translation>
    </message>
    <message>
        <source>First round: starting at the dealer&apos;s left, each player either passes or orders up the turned-up card. Then its suit is trump; the dealer picks up the card and discards another one, face down, even when an opponent ordered it up. The dealer speaks last and may pick up the card unasked.</source>
        <translation>第一輪：從莊家的下家開始，每個人可以不叫，也可以要莊家拿起翻開的牌（叫起）。叫起後，它的花色就是王牌；就算是對手叫起的，莊家也要拿起這張牌，再丟掉另一張牌，蓋在桌上。莊家最後叫，可以自己拿起。</translation>
    </message>
    <message>
        <source>Think who gets the turned-up card: ordering it up strengthens the dealer&apos;s side.</source>
        <translation>想想翻開的牌會歸誰：叫起等於替莊家那一方增加實力。</translation>
    </message>
    <message>
        <source>Whoever makes trump may go alone. Their partner lays the cards down and sits out; three players play the tricks.</source>
        <translation>定王牌的人可以單打。搭檔放下手牌，這一局輪空；五墩由三個人打。</translation>
    </message>
    <message>
        <source>Spades were led. The ace of spades wins; the ace of diamonds is not a trump and did not follow suit.</source>
        <translation>領出的是黑桃。黑桃A贏；方塊A不是王牌，又沒有跟花色。</translation>
    </message>
    <message>
        <source>The left bower was led, so everybody must play a trump if they can. It wins; the ace of diamonds came from somebody without trumps.</source>
        <translation>領出的是副J，所以有王牌的人都必須跟王牌。副J贏；方塊A是沒有王牌的人出的。</translation>
    </message>
    <message>
        <source>The makers take fewer than three tricks and are euchred: 2 points for the other side.</source>
        <translation>定王方不到三墩，沒打成，英文叫 euchred：對方得 2 分。</translation>
    </message>
    <message>
        <source>Ten points win the match. After each deal the next player clockwise becomes the dealer.</source>
        <translation>先得十分贏得比賽。每局打完，莊家依順時針輪到下家。</translation>
    </message>
    <message>
        <source>Stick the dealer: at the end of the second round the dealer must name a suit. Defending alone: against a lone maker a defender may play alone too, and if the maker fails, that counts 4 points. You may also forbid going alone, forbid the dealer to discard the card just picked up, let the dealer lead first, or play to five or fifteen points.</source>
        <translation>莊家必叫：第二輪叫到最後，莊家必須叫一個花色。單人防守：有人單打時，防守方也可以一個人打；單打的人沒打成，防守方得 4 分。也可以規定不能單打、莊家不能丟掉剛拿起的那張牌、由莊家首引，或者打到五分或十五分。</translation>
    </message>
    <message>
        <source>As a maker, lead trumps, high ones first: the opponents then cannot trump your aces. Against the makers, lead aces. Do not trump a trick that your partner has won.</source>
        <translation>定了王牌就領出王牌，先出大的：對手就沒有王牌來吃你的 A。防守時領出 A。搭檔已經吃下的墩，不要再用王牌吃。</translation>
    </message>
    <message>
        <source>In the bidding the keys 1 to 4 make a choice, P passes, A switches going alone on or off. K shows who holds what, C claims the tricks left when they are certain, H gives a hint, T shows the tricks so far.</source>
        <translation>叫牌時按 1 到 4 選擇，P 不叫，A 切換是否單打。按 K 看誰手上有什麼，剩餘的墩已成定局時按 C 全部拿下，H 看提示，T 回顧打過的墩。</translation>
    </message>
</context>
<context>
    <name>EuchreView</name>
    <message>
        <source>bidding</source>
        <translation>叫牌中</translation>
    </message>
    <message>
        <source>Turned down</source>
        <translation>已蓋下</translation>
    </message>
    <message>
        <source>Turned up: %1</source>
        <translation>翻開的牌：%1</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>墩</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>輪到你叫牌</translation>
    </message>
    <message>
        <source>Claim the rest</source>
        <translation>拿下餘墩</translation>
    </message>
    <message>
        <source>All tricks left are yours, whatever the others hold. (C)</source>
        <translation>不管別人有什麼牌，剩餘的墩都是你的。（C）</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>丟掉一張牌</translation>
    </message>
    <message>
        <source>Choose a card to discard</source>
        <translation>選一張牌丟掉</translation>
    </message>
</context>
<context>
    <name>EuchreWords</name>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Defend alone</source>
        <translation>單人防守</translation>
    </message>
    <message>
        <source>Pick it up</source>
        <translation>拿起</translation>
    </message>
    <message>
        <source>Order up</source>
        <translation>叫起</translation>
    </message>
    <message>
        <source>%1, alone</source>
        <extracomment>A bid, and that its maker plays without the partner</extracomment>
        <translation>%1，單打</translation>
    </message>
    <message>
        <source>Discard the %1</source>
        <translation>丟掉%1</translation>
    </message>
</context>
<context>
    <name>ExerciseBubble</name>
    <message>
        <source>Best: %1.</source>
        <translation>最佳：%1。</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一個</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>上一個</translation>
    </message>
    <message>
        <source>Shift+N</source>
        <translation>Shift+N</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>回到檢討</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>Experiments</name>
    <message>
        <source>points</source>
        <translation>分</translation>
    </message>
    <message>
        <source>The published means are those of the score lists that the authors published.</source>
        <translation>論文的平均值取自作者公布的得分表。</translation>
    </message>
    <message>
        <source>Two rule-based players against two of the others, as the paper has it; seats alternate from game to game. Players who pass may play again in the same round (pass=reenter): the paper does not say so, but the average length of its games, 37.4 turns, comes back (37.1), and does not by the default rules (32.8). Those are played beside. The intervals take the scores of a game for independent.</source>
        <translation>依論文，兩個 Rule-based 對另外兩個玩家；座位逐局互換。Pass 的人在同一輪裡可以再出（pass=reenter）：論文沒有寫，但它的平均局長 37.4 手這樣能重現（37.1），按預設規則則不能（32.8）。預設規則的對局也一併打了。區間把同一局的各個得分當作互相獨立。</translation>
    </message>
    <message>
        <source>Experiment %1: rule-based against %2</source>
        <translation>實驗 %1：Rule-based 對 %2</translation>
    </message>
    <message>
        <source>What decides how much rule-based loses is whether its classes list plays that share cards, as in the example of section 3.1: with plays=overlapping it answers with cards of its pairs and five-card plays, and keeps fewer; but it wins less. The other readings of the player change its mean loss by less than a third of that.</source>
        <translation>Rule-based 輸多少，取決於它的各類清單裡是否列出共用牌的出法，如 3.1 節的例子：用 plays=overlapping 時，它會拆對子和五張牌來壓，剩的牌少些；但贏得也少。這個玩家的其他解讀對平均失分的影響，不到這一項的三分之一。</translation>
    </message>
    <message>
        <source>Each published share and mean comes back with one reading or another, but none gives all of them, and none could: see the points that losers lost.</source>
        <translation>論文的每個比例和平均值都能用某種解讀重現，但沒有一種解讀全部符合，也不可能有：見輸家所失的分。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Randomized</source>
        <translation>Randomized</translation>
    </message>
    <message>
        <source>With `rule-based:pairs=split`, as section 3.7 has it for twos, it wins 90.0 %.</source>
        <translation>用 `rule-based:pairs=split`，即 3.7 節對 2 的打法，它贏 90.0%。</translation>
    </message>
    <message>
        <source>As `rule-based:pairs=split` against `randomized:pass=drawn`, whose passes leave it with more cards, it gains 15.7.</source>
        <translation>以 `rule-based:pairs=split` 對 `randomized:pass=drawn`（它常 Pass，剩牌更多），它得 15.7 分。</translation>
    </message>
    <message>
        <source>With `rule-based:plays=overlapping`, which breaks its pairs and five-card plays up, it loses 3.8; but the published scores do not add up, see below.</source>
        <translation>用會拆對子和五張牌的 `rule-based:plays=overlapping`，它失 3.8 分；但論文的得分自相矛盾，見下。</translation>
    </message>
    <message>
        <source>As `randomized:pass=drawn` it gains 12.4.</source>
        <translation>用 `randomized:pass=drawn`，它得 12.4 分。</translation>
    </message>
    <message>
        <source>Against `rule-based:pairs=split;fives=split;winning=always;threat=highest;left=sum` it loses 4.6; but the published scores do not add up, see below.</source>
        <translation>對 `rule-based:pairs=split;fives=split;winning=always;threat=highest;left=sum`，它失 4.6 分；但論文的得分自相矛盾，見下。</translation>
    </message>
    <message>
        <source>There randomized scores -4.634 when losing, which the paper prints as -4.64.</source>
        <translation>表中 Randomized 輸時得 -4.634 分，論文印作 -4.64。</translation>
    </message>
    <message>
        <source>Conventional</source>
        <translation>Conventional</translation>
    </message>
    <message>
        <source>With `rule-based:pairs=split`, as section 3.7 has it for twos, it wins 72.9 %.</source>
        <translation>用 `rule-based:pairs=split`，即 3.7 節對 2 的打法，它贏 72.9%。</translation>
    </message>
    <message>
        <source>As `rule-based:pairs=split;fives=split;winning=always;threat=highest;left=sum` against `conventional:lead=fewest` it gains 15.6.</source>
        <translation>以 `rule-based:pairs=split;fives=split;winning=always;threat=highest;left=sum` 對 `conventional:lead=fewest`，它得 15.6 分。</translation>
    </message>
    <message>
        <source>With `rule-based:plays=overlapping`, which breaks its pairs and five-card plays up, it loses 3.9; but the published scores do not add up, see below.</source>
        <translation>用會拆對子和五張牌的 `rule-based:plays=overlapping`，它失 3.9 分；但論文的得分自相矛盾，見下。</translation>
    </message>
    <message>
        <source>As `conventional:lead=lowest` it gains 15.2.</source>
        <translation>用 `conventional:lead=lowest`，它得 15.2 分。</translation>
    </message>
    <message>
        <source>The published scores of fifty people beside what people at this computer have played: two of them against two rule-based players. They are other people, so their figures may differ.</source>
        <translation>論文裡五十人的得分，與在這台電腦上玩過的人對照：兩人對兩個 Rule-based。人不一樣，數值也可能不同。</translation>
    </message>
    <message>
        <source>Experiment 3: rule-based against people</source>
        <translation>實驗 3：Rule-based 對真人</translation>
    </message>
    <message>
        <source>People</source>
        <translation>真人</translation>
    </message>
    <message>
        <source>%1 There rule-based scores -4.725 when losing, which the paper prints as -4.72.</source>
        <translation>%1 表中 Rule-based 輸時得 -4.725 分，論文印作 -4.72。</translation>
    </message>
    <message>
        <source>Games as those of Tables 2 to 4.</source>
        <translation>對局同表 2 至表 4。</translation>
    </message>
    <message>
        <source>Games won and lost by rule-based</source>
        <translation>Rule-based 的勝局與負局</translation>
    </message>
    <message>
        <source>With `rule-based:pairs=split` it wins 90.0 %.</source>
        <translation>用 `rule-based:pairs=split`，它贏 90.0%。</translation>
    </message>
    <message>
        <source>With `rule-based:pairs=split` it wins 72.9 %.</source>
        <translation>用 `rule-based:pairs=split`，它贏 72.9%。</translation>
    </message>
    <message>
        <source>against</source>
        <translation>對手</translation>
    </message>
    <message>
        <source>share of games</source>
        <translation>佔局數的比例</translation>
    </message>
    <message>
        <source>won</source>
        <translation>勝</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>負</translation>
    </message>
    <message>
        <source>won, published</source>
        <translation>勝，論文</translation>
    </message>
    <message>
        <source>lost, published</source>
        <translation>負，論文</translation>
    </message>
    <message>
        <source>people</source>
        <translation>真人</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 對 %2</translation>
    </message>
    <message>
        <source>games played</source>
        <translation>已打局數</translation>
    </message>
    <message>
        <source>share won so far</source>
        <translation>累計勝率</translation>
    </message>
    <message>
        <source>published, at the end</source>
        <translation>論文，終局時</translation>
    </message>
    <message>
        <source>Performance curves</source>
        <translation>表現曲線</translation>
    </message>
    <message>
        <source>(a) and (b): the share won so far in our games of Tables 2 and 3, in twenty parts. People at this computer play against two conventional players (c) or two rule-based ones (d); they are other people, so their figures may differ, and the statistics keep no order of games, so that they have no curve.</source>
        <translation>(a) 和 (b)：我們重打表 2 和表 3 的對局，分二十段給出累計勝率。這台電腦上的人對兩個 Conventional (c) 或兩個 Rule-based (d)；人不一樣，數值也可能不同，而且統計不儲存對局的先後，因此沒有曲線。</translation>
    </message>
    <message>
        <source>(a) Rule-based against randomized</source>
        <translation>(a) Rule-based 對 Randomized</translation>
    </message>
    <message>
        <source>(b) Rule-based against conventional</source>
        <translation>(b) Rule-based 對 Conventional</translation>
    </message>
    <message>
        <source>(c) Conventional against people</source>
        <translation>(c) Conventional 對真人</translation>
    </message>
    <message>
        <source>(d) Rule-based against people</source>
        <translation>(d) Rule-based 對真人</translation>
    </message>
    <message>
        <source>Rule-based against randomized</source>
        <translation>Rule-based 對 Randomized</translation>
    </message>
    <message>
        <source>Rule-based against conventional</source>
        <translation>Rule-based 對 Conventional</translation>
    </message>
    <message>
        <source>Distribution of scores: rule-based against %1</source>
        <translation>得分分布：Rule-based 對 %1</translation>
    </message>
    <message>
        <source>Distribution of scores: rule-based against people</source>
        <translation>得分分布：Rule-based 對真人</translation>
    </message>
    <message>
        <source>The size of the game: B^D</source>
        <translation>遊戲的規模：B^D</translation>
    </message>
    <message>
        <source>B is the paper&apos;s count of possible moves, any five, two or one of the cards or a pass, whether or not they are legal; D is the mean number of plays and passes of a game. Which players played its 250 games, and whether a pass put them out of the round, is not said; here four rule-based ones do, and it does not (pass=reenter).</source>
        <translation>B 是論文所計的可能走法數：任意五張、兩張、一張牌，或 Pass，不管合不合規則；D 是一局裡出牌和 Pass 的平均次數。論文沒有寫那 250 局由哪些玩家打，也沒有寫 Pass 後本輪能否再出；這裡由四個 Rule-based 來打，並且可以再出（pass=reenter）。</translation>
    </message>
    <message>
        <source>None was found: tried other players, see below, and `pass=locked`, 32.8 turns.</source>
        <translation>未找到解釋：試過其他玩家（見下），以及 `pass=locked`，為 32.8 手。</translation>
    </message>
    <message>
        <source>Average length D</source>
        <translation>平均局長 D</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>手</translation>
    </message>
    <message>
        <source>Average possible moves B</source>
        <translation>平均可能走法數 B</translation>
    </message>
    <message>
        <source>Strategic complexity sqrt(B)/D</source>
        <translation>策略複雜度 sqrt(B)/D</translation>
    </message>
    <message>
        <source>Tree size B^D, decimal logarithm</source>
        <translation>樹的規模 B^D，常用對數</translation>
    </message>
    <message>
        <source>B counts sets of cards, most of which are no plays: a player who is to move has far fewer legal moves.</source>
        <translation>B 數的是牌的組合，多數不成牌型：輪到的玩家，合規則的走法少得多。</translation>
    </message>
    <message>
        <source>Time of a decision by cards left</source>
        <translation>決策時間與剩牌數</translation>
    </message>
    <message>
        <source>Rule-based against conventional, with pass=reenter; by the cards in its hand and those on the table, which the paper gives for 13, 8 and 5 cards on its own computer.</source>
        <translation>Rule-based 對 Conventional，pass=reenter；依它的手牌數和桌上的牌分列。論文給出的是在作者電腦上剩 13、8、5 張時的時間。</translation>
    </message>
    <message>
        <source>one-card field</source>
        <translation>桌上一張</translation>
    </message>
    <message>
        <source>%1 cards, one-card field</source>
        <translation>剩 %1 張，桌上一張</translation>
    </message>
    <message>
        <source>two-card field</source>
        <translation>桌上兩張</translation>
    </message>
    <message>
        <source>%1 cards, two-card field</source>
        <translation>剩 %1 張，桌上兩張</translation>
    </message>
    <message>
        <source>five-card field</source>
        <translation>桌上五張</translation>
    </message>
    <message>
        <source>%1 cards, five-card field</source>
        <translation>剩 %1 張，桌上五張</translation>
    </message>
    <message>
        <source>Time of a decision</source>
        <translation>決策時間</translation>
    </message>
    <message>
        <source>cards left</source>
        <translation>剩牌數</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>秒數</translation>
    </message>
    <message>
        <source>s</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Rule-based wins</source>
        <translation>Rule-based 獲勝</translation>
    </message>
    <message>
        <source>Rule-based, score when winning</source>
        <translation>Rule-based，勝時得分</translation>
    </message>
    <message>
        <source>Rule-based, score when losing</source>
        <translation>Rule-based，負時得分</translation>
    </message>
    <message>
        <source>%1, score when winning</source>
        <translation>%1，勝時得分</translation>
    </message>
    <message>
        <source>%1, score when losing</source>
        <translation>%1，負時得分</translation>
    </message>
    <message>
        <source>The published scores break the paper&apos;s own scoring, by which the winner gains what the three losers lose (section 2.1): in %1 games the winners gained %2 points and the losers lost %3. With these winners the mean loser loses %4, not %5; no player can have both of the published means.</source>
        <translation>論文公布的得分違反它自己的計分規則：贏家所得應等於三個輸家所失（2.1 節），而在 %1 局裡，贏家共得 %2 分，輸家共失 %3 分。依這些贏家的得分，輸家平均失 %4 分，而不是 %5 分；沒有玩家能同時符合這兩個平均值。</translation>
    </message>
    <message>
        <source>The test pairs the scores of a rule-based player and an opponent of the same game, drops pairs without a difference, gives ties their mean rank and takes the sum of ranks as normal, two-sided: so the published scores give the published p-values. No single formula gives the three published effect sizes, 0.5921, 0.3545 and 0.1442: the rank-biserial correlation of the published scores is 0.684, 0.404 and 0.144, z/sqrt(n) 0.593, 0.350 and 0.125.</source>
        <translation>檢定把同一局裡一個 Rule-based 與一個對手的得分配對，去掉沒有差別的對，並列的取平均等級，等級和以常態近似，雙尾：這樣由論文的得分可得出論文的 p 值。論文的三個效果量 0.5921、0.3545 和 0.1442 不出自同一個公式：由論文的得分算出的等級二系列相關為 0.684、0.404 和 0.144，z/sqrt(n) 為 0.593、0.350 和 0.125。</translation>
    </message>
    <message>
        <source>score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>share of the scores</source>
        <translation>佔得分的比例</translation>
    </message>
    <message>
        <source>Scores of rule-based</source>
        <translation>Rule-based 的得分</translation>
    </message>
    <message>
        <source>ours</source>
        <translation>我們的值</translation>
    </message>
    <message>
        <source>published</source>
        <translation>論文的值</translation>
    </message>
    <message>
        <source>Scores of %1</source>
        <translation>%1 的得分</translation>
    </message>
    <message>
        <source>Scores of rule-based and %1</source>
        <translation>Rule-based 和 %1 的得分</translation>
    </message>
    <message>
        <source>determinizations</source>
        <translation>確定化次數</translation>
    </message>
    <message>
        <source>games won</source>
        <translation>勝局</translation>
    </message>
    <message>
        <source>Appendix C: MiniMax by determinizations, the mean against the three simple players</source>
        <translation>附錄 C：MiniMax 與確定化次數，對三個簡單玩家的平均</translation>
    </message>
    <message>
        <source>%1 Published: 10,000 games in each seat against each of three players. Seconds are MiniMax&apos;s for 10,000 games, on the authors&apos; computer and on this one. %2</source>
        <translation>%1 論文：對三個玩家，每個座位各 10,000 局。秒數是 MiniMax 打 10,000 局所用，分別在作者的電腦和這台電腦上。%2</translation>
    </message>
    <message>
        <source>Appendix C: games that MiniMax won</source>
        <translation>附錄 C：MiniMax 的勝局</translation>
    </message>
    <message>
        <source>Appendix C: seconds</source>
        <translation>附錄 C：秒數</translation>
    </message>
    <message>
        <source>seconds for 10,000 games</source>
        <translation>10,000 局的秒數</translation>
    </message>
    <message>
        <source>%1 determinizations</source>
        <translation>%1 次確定化</translation>
    </message>
    <message>
        <source>Section VII sees about 12 points between 3 and 500 determinizations; its own table has 9.0.</source>
        <translation>第七節稱 3 次與 500 次確定化之間相差約 12 個百分點；它自己的表裡是 9.0。</translation>
    </message>
    <message>
        <source>%1 Against `baseline:cases=hand` ours wins more with every number: up to 2 points with 100 and fewer, 2 to 4 with more.</source>
        <translation>%1 對 `baseline:cases=hand`，不論次數多少，我們的都贏得更多：100 次及以下最多多 2 個百分點，再往上多 2 至 4 個。</translation>
    </message>
    <message>
        <source>Appendix E: MiniMax by determinizations, against each of the simple players</source>
        <translation>附錄 E：MiniMax 與確定化次數，分別對各個簡單玩家</translation>
    </message>
    <message>
        <source>%1 Published: 10,000 games in each seat. Seconds are MiniMax&apos;s for 10,000 games, on the authors&apos; computer and on this one. %2 Appendix D is a diagram; our copy of the paper has no Appendix F.</source>
        <translation>%1 論文：每個座位 10,000 局。秒數是 MiniMax 打 10,000 局所用，分別在作者的電腦和這台電腦上。%2 附錄 D 是一張示意圖；我們手上的論文沒有附錄 F。</translation>
    </message>
    <message>
        <source>MiniMax by the depth of its tree, against Greedy</source>
        <translation>MiniMax 與搜尋樹深度，對 Greedy</translation>
    </message>
    <message>
        <source>%1 The paper has a depth of 6 cards (section IV-E) and no comparison. %2 That holds at depth 6, with less the whole tree is searched until so few cards are left.</source>
        <translation>%1 論文用的深度是 6 張牌（IV-E 節），沒有作比較。%2 這只適用於深度 6；深度更小時，剩牌還沒少到這個數，就搜尋整棵樹。</translation>
    </message>
    <message>
        <source>Games that MiniMax won against Greedy</source>
        <translation>MiniMax 對 Greedy 的勝局</translation>
    </message>
    <message>
        <source>depth, in cards</source>
        <translation>深度（張）</translation>
    </message>
    <message>
        <source>share</source>
        <translation>比例</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>深度 %1</translation>
    </message>
    <message>
        <source>%1 v %2</source>
        <translation>%1 對 %2</translation>
    </message>
    <message>
        <source>Games won against %1, draws half</source>
        <translation>對 %1 的勝局，平手算半局</translation>
    </message>
    <message>
        <source>Games won with each reading of trumps, draws half</source>
        <translation>王牌的各種解讀的勝局，平手算半局</translation>
    </message>
    <message>
        <source>Section V: Hybrid against the other players, and its networks beside each other</source>
        <translation>第五節：Hybrid 對其他玩家，及各神經網路對照</translation>
    </message>
    <message>
        <source>The paper&apos;s text has no figures of Hybrid. Alone it plays the card of its hand with the highest output; with hybrid:fallback=minimax it asks MiniMax when the highest of all outputs is for another card, as the paper&apos;s program does. All networks have learned from the same positions: three activations, three sizes of the hidden layer, and three readings of &quot;a high suit card&quot;. %1</source>
        <translation>論文內文沒有 Hybrid 的數值。它單獨打時，出手上輸出值最高的牌；用 hybrid:fallback=minimax 時，如果所有輸出裡最高的是別的牌，就去問 MiniMax，與論文的程式相同。所有網路都從同樣的局面學來：三種激勵函數、三種隱藏層大小，以及對「a high suit card」的三種解讀。%1</translation>
    </message>
    <message>
        <source>Hybrid</source>
        <translation>Hybrid</translation>
    </message>
    <message>
        <source>Hybrid asking MiniMax</source>
        <translation>Hybrid，問 MiniMax</translation>
    </message>
    <message>
        <source>%1, first</source>
        <translation>%1，先手</translation>
    </message>
    <message>
        <source>%1 v itself</source>
        <translation>%1 對自己</translation>
    </message>
    <message>
        <source>highest output not in the hand, %1</source>
        <translation>最高輸出不在手上，%1</translation>
    </message>
    <message>
        <source>Section V: all pairings of Random, BaseLine, Greedy and MiniMax, both seats</source>
        <translation>第五節：Random、BaseLine、Greedy 和 MiniMax 兩兩對戰，先後手都打</translation>
    </message>
    <message>
        <source>%1 Published: the authors&apos; log, 10,000 games of each pairing and seat.</source>
        <translation>%1 論文：作者的紀錄檔，每種對戰、每個座位 10,000 局。</translation>
    </message>
    <message>
        <source>Fig. 3: Greedy against the other players</source>
        <translation>圖 3：Greedy 對其他玩家</translation>
    </message>
    <message>
        <source>%1 Published: the authors&apos; log, 10,000 games in each seat.</source>
        <translation>%1 論文：作者的紀錄檔，每個座位 10,000 局。</translation>
    </message>
    <message>
        <source>Fig. 3: games that Greedy won</source>
        <translation>圖 3：Greedy 的勝局</translation>
    </message>
    <message>
        <source>Greedy against itself, first</source>
        <translation>Greedy 對自己，先手</translation>
    </message>
    <message>
        <source>Greedy against %1</source>
        <translation>Greedy 對 %1</translation>
    </message>
    <message>
        <source>Fig. 4: first and second player, each player against itself</source>
        <translation>圖 4：先手與後手，每個玩家對自己</translation>
    </message>
    <message>
        <source>%1 Published: Greedy in the text of section VII, the others in the authors&apos; log, 10,000 games each.</source>
        <translation>%1 論文：Greedy 見第七節內文，其餘見作者的紀錄檔，各 10,000 局。</translation>
    </message>
    <message>
        <source>%1, second</source>
        <translation>%1，後手</translation>
    </message>
    <message>
        <source>That the second player is better off is a property of the program: it draws the turned-up trump, and the first trick counts as if it had led. By the rules Random and BaseLine win more as the first player, Greedy and MiniMax as the second.</source>
        <translation>後手佔優是那個程式的特性：翻開的王牌歸後手，第一墩又當作由後手領出。依規則打，Random 和 BaseLine 先手贏得多，Greedy 和 MiniMax 後手贏得多。</translation>
    </message>
    <message>
        <source>Fig. 5: MiniMax that knows 0 to 3 cards of Greedy&apos;s hand, and the clairvoyant</source>
        <translation>圖 5：知道 Greedy 0 至 3 張手牌的 MiniMax，及透視眼</translation>
    </message>
    <message>
        <source>%1 MiniMax here, by the program: %2;known=lot;peek=0 to 3, which knows other cards of the hand in each sample; by the rules: minimax:peek=0 to 3, minimax:ties=cheapest;peek=0 to 3 and minimax:ties=cheapest;depth=4;peek=0 to 3. Greedy is greedy:second=off and greedy; the clairvoyant is clairvoyant in both. Published: the authors&apos; log, 10,000 games in each seat.</source>
        <translation>%1 這裡的 MiniMax，依程式：%2;known=lot;peek=0 至 3，每個樣本知道的牌各不相同；依規則：minimax:peek=0 至 3，minimax:ties=cheapest;peek=0 至 3，以及 minimax:ties=cheapest;depth=4;peek=0 至 3。Greedy 分別是 greedy:second=off 和 greedy；透視眼都是 clairvoyant。論文：作者的紀錄檔，每個座位 10,000 局。</translation>
    </message>
    <message>
        <source>ties by lot</source>
        <translation>同值時隨機選</translation>
    </message>
    <message>
        <source>ties to the cheapest card</source>
        <translation>同值時選最省的牌</translation>
    </message>
    <message>
        <source>the same, two tricks deep</source>
        <translation>同上，深兩墩</translation>
    </message>
    <message>
        <source>Fig. 5: games won against Greedy</source>
        <translation>圖 5：對 Greedy 的勝局</translation>
    </message>
    <message>
        <source>cards known</source>
        <translation>已知牌數</translation>
    </message>
    <message>
        <source>%1, %2 known</source>
        <translation>%1，已知 %2 張</translation>
    </message>
    <message>
        <source>the paper&apos;s program</source>
        <translation>論文的程式</translation>
    </message>
    <message>
        <source>None was found: tried `clairvoyant:positions=1`, which wins 98 % of 1,000 games as well. The published player wins fewer than MiniMax, which sees no stock.</source>
        <translation>未找到解釋：試過 `clairvoyant:positions=1`，1,000 局裡同樣贏 98%。論文的這個玩家贏得比 MiniMax 還少，而後者看不到牌堆。</translation>
    </message>
    <message>
        <source>Knowing cards hardly helps, as published, and by the rules it even hurts. It is not the vote but the ties: in a hand of three tricks many orders of play have the same value. Thirty different hands settle them by vote; with the hand known every vote is drawn by lot. Where the cheapest of equal cards is played, knowing does not hurt; and with two tricks of depth, so that the end of the hand is not taken for the end of the game, it helps as one would expect.</source>
        <translation>知道對手的牌幾乎沒有用，與論文一致；依規則打甚至有害。原因不在投票，而在同值：手牌只有三墩時，許多出牌順序的值相同。三十種不同的手牌由投票來定；知道了手牌，每一票就都是隨機選的。同值時出最省的牌，知道就不再有害；再把深度加到兩墩，不把手牌出完當作終局，就如預料的那樣有用了。</translation>
    </message>
    <message>
        <source>Appendix B: the ordered deck, every game with the same cards</source>
        <translation>附錄 B：固定順序的牌堆，每局的牌都相同</translation>
    </message>
    <message>
        <source>The appendix gives the numbers of the cards but not the order that was drawn; here it is drawn with seed 1. Seat 0 begins. %1</source>
        <translation>附錄給出了牌的編號，但沒有給出抽到的順序；這裡用種子 1 抽取。座位 0 先手。%1</translation>
    </message>
    <message>
        <source>Games the first player won, the rules</source>
        <translation>先手的勝局，依規則</translation>
    </message>
    <message>
        <source>first</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>second</source>
        <translation>後手</translation>
    </message>
    <message>
        <source>Points of the first player, the rules</source>
        <translation>先手的得分，依規則</translation>
    </message>
    <message>
        <source>%1 (program)</source>
        <translation>%1（程式）</translation>
    </message>
    <message>
        <source>%1 (rules)</source>
        <translation>%1（規則）</translation>
    </message>
    <message>
        <source>program</source>
        <translation>程式</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>&quot;Program&quot;: as the paper&apos;s program plays, with a fixed order of drawing, the first trick judged as if the second player had led it, a card drawn in the place of the card played, and the players baseline:cases=hand, greedy:second=off and %1. &quot;Rules&quot;: the common rules and the players as the paper&apos;s text has them. Draws are not won.</source>
        <translation>「程式」：照論文的程式打，抽牌順序固定，第一墩當作由後手領出來判，抽到的牌放進所出的牌的位置，玩家為 baseline:cases=hand、greedy:second=off 和 %1。「規則」：依通行規則，玩家依論文內文。平手不算勝。</translation>
    </message>
    <message>
        <source>None was found: tried %1 games, %2 % (%3 to %4).</source>
        <translation>未找到解釋：試過 %1 局，%2%（%3 至 %4）。</translation>
    </message>
    <message>
        <source>By the rules the default MiniMax does not search the tree between two players, but works out its values in closed form; they are the same, its seconds do not compare with the program&apos;s.</source>
        <translation>依規則打，預設的 MiniMax 在兩人局裡不搜尋樹，而是用封閉式算出各個值；值相同，秒數則不能與程式的相比。</translation>
    </message>
    <message>
        <source>Games the first player won, the program&apos;s conditions</source>
        <translation>先手的勝局，依程式的條件</translation>
    </message>
    <message>
        <source>%1 first, %2 second</source>
        <translation>%1 先手，%2 後手</translation>
    </message>
    <message>
        <source>13,525,720 rows, answering the deck</source>
        <translation>13,525,720 行，應對牌組</translation>
    </message>
    <message>
        <source>a row for all renamings of suits, answering the deck</source>
        <translation>花色互換合為一行，應對牌組</translation>
    </message>
    <message>
        <source>the trump suit alone, answering the deck</source>
        <translation>只看王牌花色，應對牌組</translation>
    </message>
    <message>
        <source>the trump suit alone, playing Greedy</source>
        <translation>只看王牌花色，與 Greedy 對打</translation>
    </message>
    <message>
        <source>against %1 after %2 games</source>
        <translation>對 %1，%2 局之後</translation>
    </message>
    <message>
        <source>Appendix A: training by Q-learning</source>
        <translation>附錄 A：用 Q-learning 訓練</translation>
    </message>
    <message>
        <source>Published: no figures, but that &quot;the training times are far too long and impractical&quot;. Ours: the paper&apos;s table of 13,525,720 states and three actions, and smaller ones, learn from 200,000 games and play 2,000 games against each player; and the program&apos;s tables, which learned from millions, by the rules. Leads and the last tricks are not in the paper&apos;s table: there the player gives the card it needs least.</source>
        <translation>論文：沒有數值，只寫「the training times are far too long and impractical」。我們的：論文那張 13,525,720 個狀態、三種動作的表，以及幾張更小的表，各學 200,000 局，再對每個玩家打 2,000 局；另有程式自帶的表，依規則從幾百萬局學來。領出和最後幾墩不在論文的表裡：這時玩家出最用不到的牌。</translation>
    </message>
    <message>
        <source>Games won, %1</source>
        <translation>勝局，%1</translation>
    </message>
    <message>
        <source>games of training</source>
        <translation>訓練局數</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>對 %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>not within %1 games</source>
        <translation>%1 局內不能</translation>
    </message>
    <message>
        <source>after %1 games</source>
        <translation>%1 局之後</translation>
    </message>
    <message>
        <source>%1, beats %2 %3, %4 %5, %6 %7.</source>
        <translation>%1，贏過 %2：%3，%4：%5，%6：%7。</translation>
    </message>
    <message>
        <source>%1, seconds for 200,000 games</source>
        <translation>%1，200,000 局的秒數</translation>
    </message>
    <message>
        <source>The paper&apos;s outer loop, until no value of the table is 0, never ends: in the last trick, a card without points against a trump card without points is worth 0 whichever way it goes.</source>
        <translation>論文的外層迴圈要到表裡沒有值為 0 才結束，因此永遠不會結束：最後一墩裡，沒有分的牌對沒有分的王牌，怎麼出都值 0。</translation>
    </message>
    <message>
        <source>alpha-beta, a window for each card</source>
        <translation>alpha-beta，每張牌一個視窗</translation>
    </message>
    <message>
        <source>alpha-beta, one window (Algorithm 1)</source>
        <translation>alpha-beta，共用一個視窗（演算法 1）</translation>
    </message>
    <message>
        <source>Section VII: nodes and time of MiniMax with and without pruning</source>
        <translation>第七節：MiniMax 剪枝與不剪枝的節點數和時間</translation>
    </message>
    <message>
        <source>The paper times both together (40 minutes for all pairings) and gives the order of b^(m/2) nodes with b = 3 and m = 6 (section IV-F). Here: one sampled hand at each decision of games between random players, and matches against Greedy. Compare minimax:ties=bounds, which searches the tree, with and without pruning=off; the default minimax takes the values from a closed form. %1</source>
        <translation>論文把兩者的時間合在一起（所有對戰 40 分鐘），並給出節點數的數量級 b^(m/2)，b = 3，m = 6（IV-F 節）。這裡：在隨機玩家的對局裡，每次決策取一手取樣手牌；另有與 Greedy 的比賽。請對照搜尋樹的 minimax:ties=bounds 加與不加 pruning=off；預設的 minimax 由封閉式得出各個值。%1</translation>
    </message>
    <message>
        <source>%1, leading with %2 cards</source>
        <translation>%1，剩 %2 張時領出</translation>
    </message>
    <message>
        <source>%1, answering with %2 cards</source>
        <translation>%1，剩 %2 張時跟牌</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>節點數</translation>
    </message>
    <message>
        <source>%1, a tree</source>
        <translation>%1，每棵樹</translation>
    </message>
    <message>
        <source>%1 against Greedy</source>
        <translation>%1 對 Greedy</translation>
    </message>
    <message>
        <source>%1, 10,000 games</source>
        <translation>%1，10,000 局</translation>
    </message>
    <message>
        <source>Pruning leaves the values of the best cards as they are: minimax, whose closed form has the values of alpha-beta with a window for each card, and minimax:pruning=off win the same games. With ties=bounds all cards of the hand share one window, and a pruned card can have the best value and its vote: those games differ. With three cards each the whole tree has 139 nodes and 36 leaves, since hands shrink: 3 * 3 * 2 * 2. b^(m/2) = 27 is the best that pruning could do if they did not.</source>
        <translation>剪枝不改變最好的牌的值：minimax 的封閉式與每張牌一個視窗的 alpha-beta 同值，它和 minimax:pruning=off 贏的局完全一樣。用 ties=bounds 時，手上所有的牌共用一個視窗，被剪掉的牌也可能是最好的值並得到一票：這些對局就不同了。各三張牌時，整棵樹有 139 個節點、36 個葉節點，因為手牌越出越少：3 * 3 * 2 * 2。如果手牌不減，剪枝最好也只能做到 b^(m/2) = 27。</translation>
    </message>
    <message>
        <source>Section IV-G: confidence bounds of MiniMax against Greedy</source>
        <translation>IV-G 節：MiniMax 對 Greedy 的信賴界</translation>
    </message>
    <message>
        <source>%1 Published: 78,235 and 19,342 games won; they add up to 97.6 % of 100,000, which is taken for the number of games, MiniMax beginning. The paper&apos;s opponent is &quot;simple brains&quot;, which is taken for Greedy: our assumption.</source>
        <translation>%1 論文：勝 78,235 局和 19,342 局；合計是 100,000 的 97.6%，這裡就把它當作局數，由 MiniMax 先手。論文的對手叫「simple brains」，這裡當作 Greedy：這是我們的假設。</translation>
    </message>
    <message>
        <source>MiniMax first, won</source>
        <translation>MiniMax 先手，勝</translation>
    </message>
    <message>
        <source>Greedy second, won</source>
        <translation>Greedy 後手，勝</translation>
    </message>
    <message>
        <source>w1, Eq. 4</source>
        <translation>w1，式 4</translation>
    </message>
    <message>
        <source>s(w1), Eq. 5</source>
        <translation>s(w1)，式 5</translation>
    </message>
    <message>
        <source>lower bound, Eq. 6</source>
        <translation>下界，式 6</translation>
    </message>
    <message>
        <source>upper bound, Eq. 7</source>
        <translation>上界，式 7</translation>
    </message>
    <message>
        <source>lower bound of the published counts, Eq. 6</source>
        <translation>依論文局數的下界，式 6</translation>
    </message>
    <message>
        <source>upper bound of the published counts, Eq. 7</source>
        <translation>依論文局數的上界，式 7</translation>
    </message>
    <message>
        <source>The printed interval, 0.1985352 to 1.376395239, does not follow from Eq. 6 and 7, and a difference of shares cannot exceed 1. With the published counts they give %1 to %2. The printed ends are w2 + 2 z s(w1) and that plus 2 (w1 - w2). Eq. 7 limits the upper bound by max(..., -1); here it is min(..., 1).</source>
        <translation>論文所印的區間 0.1985352 至 1.376395239 不能由式 6 和式 7 得出，比例之差也不可能超過 1。用論文的局數，兩式給出 %1 至 %2。所印的兩端是 w2 + 2 z s(w1)，以及再加上 2 (w1 - w2)。式 7 用 max(..., -1) 限制上界；這裡是 min(..., 1)。</translation>
    </message>
    <message>
        <source>How often the network of the landlord plays as its teacher</source>
        <translation>地主的網路與老師出牌相同的頻率</translation>
    </message>
    <message>
        <source>How often the network of the peasant 1 plays as its teacher</source>
        <translation>農民 1 的網路與老師出牌相同的頻率</translation>
    </message>
    <message>
        <source>How often the network of the peasant 2 plays as its teacher</source>
        <translation>農民 2 的網路與老師出牌相同的頻率</translation>
    </message>
    <message>
        <source>positions learned from, in thousands</source>
        <translation>學過的局面（千）</translation>
    </message>
    <message>
        <source>first of all outputs</source>
        <translation>所有輸出中的第一</translation>
    </message>
    <message>
        <source>first of the legal outputs, where there is a choice</source>
        <translation>合規則輸出中的第一，有得選時</translation>
    </message>
    <message>
        <source>Section 6.1: the share of moves for which the network&apos;s first output is what was played, by iterations of the training; about 85 % after 5 million games of people, which are not public. Here the teacher is `%1`, and learned were deals that the role&apos;s side won, as in the paper. The plot has the course of the training, on deals held out; the figures are of fresh deals, half as many as asked for.</source>
        <translation>6.1 節：網路的第一輸出就是實際所出的比例，隨訓練迭代而變；論文用 500 萬局真人對局，約為 85%，但這些對局沒有公開。這裡的老師是 `%1`，學的是該角色一方贏下的牌局，與論文相同。圖中是訓練過程，用的是保留不學的牌局；各項數值用的是新的牌局，數量是所要求的一半。</translation>
    </message>
    <message>
        <source>first output, deals won</source>
        <translation>第一輸出，贏下的牌局</translation>
    </message>
    <message>
        <source>The teacher, `%1`, is no person: in the same position it always plays the same, and its quick rules decide where plays are about as good. The networks learned from 160,000 deals instead of 5 million.</source>
        <translation>老師 `%1` 不是真人：同樣的局面它總是同樣地出，幾種出法差不多一樣好時由它的快速規則決定。而且網路只學了 160,000 個牌局，不是 500 萬。</translation>
    </message>
    <message>
        <source>first output, deals won, with a choice</source>
        <translation>第一輸出，贏下的牌局，有得選</translation>
    </message>
    <message>
        <source>decision, deals won</source>
        <translation>決策，贏下的牌局</translation>
    </message>
    <message>
        <source>decision, deals won, with a choice</source>
        <translation>決策，贏下的牌局，有得選</translation>
    </message>
    <message>
        <source>decision, all deals</source>
        <translation>決策，所有牌局</translation>
    </message>
    <message>
        <source>first output, deals won, as `%1` would play</source>
        <translation>第一輸出，贏下的牌局，與 `%1` 會出的相同</translation>
    </message>
    <message>
        <source>the same, with a choice</source>
        <translation>同上，有得選</translation>
    </message>
    <message>
        <source>The same deal played three times, as sheets</source>
        <translation>同一牌局打三次的紀錄</translation>
    </message>
    <message>
        <source>Section 6.2: one deal, played by the program alone, by the program as the landlord against people, and by two programs as the peasants against a person. Here `multirole` is the program, and `%1` plays for the people. The contents of the published table are not in our copy: the deal is another, and changes with the seed. Landlord&apos;s hand, those of peasants 1 and 2, the kitty; then seat (0: the landlord) and cards of each play, a round a line. Passes are not recorded.</source>
        <translation>6.2 節：同一個牌局，由程式自己打，由程式當地主對真人打，由兩個程式當農民對真人打。這裡程式是 `multirole`，`%1` 代替真人。我們手上的論文看不到那張表的內容：牌局不同，隨種子而變。依次是地主的手牌、農民 1 和農民 2 的手牌、底牌；然後是每手的座位（0：地主）和牌，一輪一行。Pass 不記。</translation>
    </message>
    <message>
        <source>One deal shows how it is played, and nothing of how well. How often the program plays as its teacher does is in figures 3 to 5.</source>
        <translation>一個牌局只能看出怎麼打，看不出打得多好。程式有多常與老師出牌相同，見圖 3 至圖 5。</translation>
    </message>
    <message>
        <source>Who passes more often</source>
        <translation>誰更常 Pass</translation>
    </message>
    <message>
        <source>Section 6.1 counts the plays of people: peasants pass more often than the landlord, which is taken for cooperation. It gives no figures. Here the passes of each role in games of three equal players; peasant 1 plays after the landlord.</source>
        <translation>6.1 節數了真人的出牌：農民Pass 的次數比地主多，論文視為配合。它沒有給出數值。這裡是三個相同玩家的對局裡各角色Pass 的次數；農民 1 是地主的下家。</translation>
    </message>
    <message>
        <source>%1: landlord</source>
        <translation>%1：地主</translation>
    </message>
    <message>
        <source>%1: peasant 1</source>
        <translation>%1：農民 1</translation>
    </message>
    <message>
        <source>%1: peasant 2</source>
        <translation>%1：農民 2</translation>
    </message>
    <message>
        <source>passes a game</source>
        <translation>每局 Pass 次數</translation>
    </message>
    <message>
        <source>What triplets carry, in four cases</source>
        <translation>三張帶什麼，四個例子</translation>
    </message>
    <message>
        <source>Section 6.3: four situations out of the games of table 3, the ways to carry cards, and the one the valuation (section 4) recommends. The contents of the table are not in our copy: these hands are made after the text, the last with its 456667899. Value of the cards that stay, for each way; 9999 if none stay.</source>
        <translation>6.3 節：取自表 3 對局的四個局面，各種帶牌方法，以及依評估值（第 4 節）推薦的一種。我們手上的論文看不到那張表的內容：這些手牌依內文編成，最後一手用了其中的 456667899。每種方法給出餘下手牌的價值；沒有餘牌為 9999。</translation>
    </message>
    <message>
        <source>HIGH!, learned values</source>
        <translation>習得牌值的 HIGH!</translation>
    </message>
    <message>
        <source>MDP, two thresholds</source>
        <translation>雙門檻 MDP</translation>
    </message>
    <message>
        <source>Published: 31 games up to ten points. The thesis does not say how trump was made; here the upcard is trump and the maker drawn by lot (`trump=random_maker`), and the dealer leads as in its text (`lead=dealer`). Each deal is played again with the sides exchanged, of mixed teams also with the partners exchanged. &quot;At the table&quot;: with bidding, the seat after the dealer leads.</source>
        <translation>論文：31 局，先到十分。論文沒有寫王牌怎麼定；這裡翻開的牌就是王牌，定王牌的人隨機決定（`trump=random_maker`），由莊家領出，同論文內文（`lead=dealer`）。每個牌局雙方互換再打一次，混合的隊伍還要搭檔互換。「在牌桌上」：有叫牌，由莊家的下家領出。</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>%1 (other reading)</source>
        <translation>%1（另一解讀）</translation>
    </message>
    <message>
        <source>%1 (at the table)</source>
        <translation>%1（在牌桌上）</translation>
    </message>
    <message>
        <source>%1, games won</source>
        <translation>%1，勝局</translation>
    </message>
    <message>
        <source>%1, points</source>
        <translation>%1，得分</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1（%2 至 %3）</translation>
    </message>
    <message>
        <source>%1&apos;s win does not come out clearly: %2 wins %3 against %4, published %5.</source>
        <translation>%1 的勝勢沒有明顯重現：%2 對 %4 贏 %3，論文為 %5。</translation>
    </message>
    <message>
        <source>%1 In the other reading it wins %2.</source>
        <translation>%1 依另一解讀，它贏 %2。</translation>
    </message>
    <message>
        <source>%1 &quot;Other reading&quot;: players as %2.</source>
        <translation>%1「另一解讀」：玩家為 %2。</translation>
    </message>
    <message>
        <source>%1 Players after the thesis&apos; short descriptions stand in for the programs; its averages against them are no multiples of 1/31.</source>
        <translation>%1 照論文的簡短描述做成的玩家代替原程式；論文對它們的平均值不是 1/31 的倍數。</translation>
    </message>
    <message>
        <source>None was found: tried `lead=eldest` (HIGH 8.2 points) and `trump=dealer_maker` (8.4).</source>
        <translation>未找到解釋：試過 `lead=eldest`（HIGH 8.2 分）和 `trump=dealer_maker`（8.4）。</translation>
    </message>
    <message>
        <source>None was found: tried `lead=eldest` (LOW 6.6 points).</source>
        <translation>未找到解釋：試過 `lead=eldest`（LOW 6.6 分）。</translation>
    </message>
    <message>
        <source>With `mdp:threshold=5` MDP wins 59.7 % and HIGH has 7.5 points, which 31 games cannot tell from what was published; thresholds of 10 to 60 bring less.</source>
        <translation>用 `mdp:threshold=5` 時，MDP 贏 59.7%，HIGH 得 7.5 分，31 局不足以與論文的值區分；門檻 10 至 60 更低。</translation>
    </message>
    <message>
        <source>With rules 3c and 3d taken literally, `uf:beaten_chance=1;partner_loses=high`, RANDOM has 6.8 points, which 31 games cannot tell from 7.5.</source>
        <translation>照字面解讀規則 3c 和 3d，即 `uf:beaten_chance=1;partner_loses=high`，RANDOM 得 6.8 分，31 局不足以與 7.5 區分。</translation>
    </message>
    <message>
        <source>None was found: tried `uf:beaten_chance=1;partner_loses=high` (83.9 %), `uf:good_chance=25` (87.3 %) and `trump=dealer_maker` (91.4 %).</source>
        <translation>未找到解釋：試過 `uf:beaten_chance=1;partner_loses=high`（83.9%）、`uf:good_chance=25`（87.3%）和 `trump=dealer_maker`（91.4%）。</translation>
    </message>
    <message>
        <source>With rules 3c and 3d taken literally, `uf:beaten_chance=1;partner_loses=high`, UF wins 42.3 %, which 31 games cannot tell from 35.5 %.</source>
        <translation>照字面解讀規則 3c 和 3d，即 `uf:beaten_chance=1;partner_loses=high`，UF 贏 42.3%，31 局不足以與 35.5% 區分。</translation>
    </message>
    <message>
        <source>None was found: tried `uf:beaten_chance=1;partner_loses=high` (7.9 points, 46.2 % won).</source>
        <translation>未找到解釋：試過 `uf:beaten_chance=1;partner_loses=high`（7.9 分，贏 46.2%）。</translation>
    </message>
    <message>
        <source>Against `bid-euchre:lead=highest`, UF wins 48.9 %, and `uf:good_chance=25` 52.9 %, which 31 games cannot tell from 64.5 %: the stand-in leads better than the program did.</source>
        <translation>對 `bid-euchre:lead=highest`，UF 贏 48.9%，`uf:good_chance=25` 贏 52.9%，31 局不足以與 64.5% 區分：替代玩家領牌比原程式好。</translation>
    </message>
    <message>
        <source>Against `bid-euchre:lead=highest`, `uf-hybrid:good_chance=25;threshold=50` wins 54.1 %, which 31 games cannot tell from 64.5 %: the stand-in leads better than the program did.</source>
        <translation>對 `bid-euchre:lead=highest`，`uf-hybrid:good_chance=25;threshold=50` 贏 54.1%，31 局不足以與 64.5% 區分：替代玩家領牌比原程式好。</translation>
    </message>
    <message>
        <source>Against `classic-easy:wins=highest`, `uf:good_chance=25` wins 61.2 %, which 31 games cannot tell from 71.0 %.</source>
        <translation>對 `classic-easy:wins=highest`，`uf:good_chance=25` 贏 61.2%，31 局不足以與 71.0% 區分。</translation>
    </message>
    <message>
        <source>Against `classic-easy:wins=highest`, `uf-hybrid:good_chance=25;threshold=50` wins 62.1 %, which 31 games cannot tell from 74.2 %.</source>
        <translation>對 `classic-easy:wins=highest`，`uf-hybrid:good_chance=25;threshold=50` 贏 62.1%，31 局不足以與 74.2% 區分。</translation>
    </message>
    <message>
        <source>With `uf-hybrid:good_chance=25;threshold=50` UF.5 wins 54.2 %, which 31 games cannot tell from 61.3 %.</source>
        <translation>用 `uf-hybrid:good_chance=25;threshold=50` 時，UF.5 贏 54.2%，31 局不足以與 61.3% 區分。</translation>
    </message>
    <message>
        <source>UF as it is against `classic-hard` as it is comes nearer: 35.9 %, which 31 games cannot tell from 41.9 %.</source>
        <translation>UF 照原樣對照原樣的 `classic-hard` 更接近：35.9%，31 局不足以與 41.9% 區分。</translation>
    </message>
    <message>
        <source>Against `classic-hard:lead=highest`, `uf-hybrid:good_chance=25;threshold=50` wins 53.6 %, which 31 games cannot tell from 51.6 %.</source>
        <translation>對 `classic-hard:lead=highest`，`uf-hybrid:good_chance=25;threshold=50` 贏 53.6%，31 局不足以與 51.6% 區分。</translation>
    </message>
    <message>
        <source>The thesis says that UF.5 always took more than half of the tricks, and about 5 points more than UF. Here it takes %1 % or more, and %2 points compared with UF on average over the first five; `%3` takes %4.</source>
        <translation>論文稱 UF.5 總能吃下一半以上的墩，比 UF 約多 5 個百分點。這裡它贏 %1% 或更多；對前五個對手平均，與 UF 相差 %2 個百分點；`%3` 相差 %4。</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>beats all six</source>
        <translation>六個都贏過</translation>
    </message>
    <message>
        <source>does not clearly beat %1</source>
        <translation>沒有明顯贏過 %1</translation>
    </message>
    <message>
        <source>The thesis&apos; headline is that UF.5 beats everyone, 73.1 % over all. Here UF.5 wins %1 % and %2; `%3` wins %4 % and %5.</source>
        <translation>論文的主要結論是 UF.5 誰都贏得過，總勝率 73.1%。這裡 UF.5 贏 %1%，%2；`%3` 贏 %4%，%5。</translation>
    </message>
    <message>
        <source>Section 5.2 says that UF takes about 56 % of the points and wins about 71 % of the games against HIGH; figure 4.12, which stands beside ours, gives %1 and %2.</source>
        <translation>5.2 節稱 UF 對 HIGH 約拿 56% 的分，約贏 71% 的局；圖 4.12（與我們的並列）給出的是 %1 和 %2。</translation>
    </message>
    <message>
        <source>Published: bars of 31 games each; the shares of games and points are those of chapter 4. Conditions as in figure 4.1; a game that is asked for is played twice, with the sides exchanged. The other readings are those of figures 4.11 and 4.21.</source>
        <translation>論文：每根長條 31 局；勝局和得分的比例取自第 4 章。條件同圖 4.1；每要求一局就打兩次，雙方互換。其他解讀同圖 4.11 和圖 4.21。</translation>
    </message>
    <message>
        <source>clearly beats %1</source>
        <translation>明顯贏過 %1</translation>
    </message>
    <message>
        <source>neither clearly beats nor clearly loses to %1</source>
        <translation>與 %1 分不出勝負</translation>
    </message>
    <message>
        <source>clearly loses to %1</source>
        <translation>明顯輸給 %1</translation>
    </message>
    <message>
        <source>%1; it %2</source>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>In the thesis&apos; game `%1` %2.</source>
        <translation>在論文的遊戲裡，`%1` %2。</translation>
    </message>
    <message>
        <source>Future work: MDP with two thresholds, and HIGH! with learned card values</source>
        <translation>未來研究：雙門檻 MDP，和習得牌值的 HIGH!</translation>
    </message>
    <message>
        <source>Section 6.1 proposes both and gives no figures. `mdp-two` plays high from 50 % and low below 25 %, as the thesis&apos; example does; between them, where the thesis leaves the method open, it predicts who takes the trick. `high-cautious:values=learned` compares cards by values that a genetic algorithm bred against HIGH! in the thesis&apos; game. Conditions as in figure 4.1.</source>
        <translation>6.1 節提出了這兩項，沒有數值。`mdp-two` 在 50% 以上出大牌，25% 以下出小牌，同論文的例子；兩者之間論文沒有定方法，這裡預測誰會吃下這墩。`high-cautious:values=learned` 依牌值比較，牌值由基因演算法在論文的遊戲裡對 HIGH! 演化得來。條件同圖 4.1。</translation>
    </message>
    <message>
        <source>Tricks taken by UF and UF.5 against the others</source>
        <translation>UF 和 UF.5 對其他玩家吃下的墩</translation>
    </message>
    <message>
        <source>Games won by UF and UF.5 against the others</source>
        <translation>UF 和 UF.5 對其他玩家的勝局</translation>
    </message>
    <message>
        <source>Points won by UF and UF.5 against the others</source>
        <translation>UF 和 UF.5 對其他玩家的得分</translation>
    </message>
    <message>
        <source>Ours play the thesis&apos; game: two players, 18 tiles, figures and hands by lot, until no figure is left. Draws, which the thesis does not mention, count half. Our map is not the published one.</source>
        <translation>我們打的是論文的遊戲：兩人，各 18 個板塊，棋子和手牌隨機，到棋子拿完為止。平手算半局，論文沒有提到。我們的地圖與論文的不同。</translation>
    </message>
    <message>
        <source>Advanced Strategy 2 against Basic Strategy 2</source>
        <translation>進階策略 2 對基本策略 2</translation>
    </message>
    <message>
        <source>Advanced Strategy 2 against Basic Strategy 2, finer</source>
        <translation>進階策略 2 對基本策略 2，細分</translation>
    </message>
    <message>
        <source>Advanced Strategy 3 against Advanced Strategy 1</source>
        <translation>進階策略 3 對進階策略 1</translation>
    </message>
    <message>
        <source>The caption names Advanced Strategy 2 both as the tested player, where the text says 3, and as the opponent, where it says 1; the head of the table says w1 = 0, where the text says 1. We follow the text.</source>
        <translation>圖說裡，受測玩家寫作進階策略 2，內文是 3；對手也寫作進階策略 2，內文是 1；表頭寫 w1 = 0，內文是 1。我們依內文。</translation>
    </message>
    <message>
        <source>Advanced Strategy 3 against Advanced Strategy 1, finer</source>
        <translation>進階策略 3 對進階策略 1，細分</translation>
    </message>
    <message>
        <source>The caption names Advanced Strategy 2 as the tested player, where the text says 3; the head of the table says w1 = 0, where the text says 1. We follow the text.</source>
        <translation>圖說裡，受測玩家寫作進階策略 2，內文是 3；表頭寫 w1 = 0，內文是 1。我們依內文。</translation>
    </message>
    <message>
        <source>%1 and %2 of %3</source>
        <translation>%3：%1 和 %2</translation>
    </message>
    <message>
        <source>Published: %1 games in each cell. %2</source>
        <translation>論文：每格 %1 局。%2</translation>
    </message>
    <message>
        <source>The thesis&apos; cells: mean %1 %, chi-squared around it %2 with %3 degrees of freedom (p = %4). %5</source>
        <translation>論文的各格：平均 %1%，相對平均值的卡方 %2，自由度 %3（p = %4）。%5</translation>
    </message>
    <message>
        <source>Chance alone explains how they differ: the parameters need have no effect.</source>
        <translation>這些差異單憑偶然就能解釋：參數不必有任何作用。</translation>
    </message>
    <message>
        <source>They differ by more than chance does in independent games.</source>
        <translation>這些差異大於獨立對局中的偶然差異。</translation>
    </message>
    <message>
        <source>Fig. %1, %2</source>
        <translation>圖 %1，%2</translation>
    </message>
    <message>
        <source>%1, %2 %3</source>
        <translation>%1：%2 %3</translation>
    </message>
    <message>
        <source>Our cells, %1: mean %2 %, from %3 to %4 %; all cells play the same deals.</source>
        <translation>我們的各格，%1：平均 %2%，從 %3% 到 %4%；各格打的是同樣的牌局。</translation>
    </message>
    <message>
        <source>It comes back with `greedy:held=50`: Basic Strategy 2 then also counts half of the influence that it already has on a figure. The half is fitted (Fig. 5.5).</source>
        <translation>用 `greedy:held=50` 能重現：這時基本策略 2 還把它對棋子已有的影響力計入一半。一半是擬合出來的（圖 5.5）。</translation>
    </message>
    <message>
        <source>None was found: tried `greedy:held=50` and beginning (cells from 82 to 84 %).</source>
        <translation>未找到解釋：試過 `greedy:held=50` 和由它先手（各格 82% 至 84%）。</translation>
    </message>
    <message>
        <source>None was found: tried `heuristic-3` beginning in every game, which has the cells between 66 and 82 % that are nearest to the thesis&apos; 63 to 87 %.</source>
        <translation>未找到解釋：試過 `heuristic-3` 每局先手，各格在 66% 至 82% 之間，最接近論文的 63% 至 87%。</translation>
    </message>
    <message>
        <source>None was found: tried seats in turn (mean 62 to 64 %) and `heuristic-3:score=figures` (mean 85 % when it begins).</source>
        <translation>未找到解釋：試過輪流先手（平均 62% 至 64%）和 `heuristic-3:score=figures`（先手時平均 85%）。</translation>
    </message>
    <message>
        <source>seats in turn</source>
        <translation>輪流先手</translation>
    </message>
    <message>
        <source>opponent greedy:held=50, seats in turn</source>
        <translation>對手 greedy:held=50，輪流先手</translation>
    </message>
    <message>
        <source>heuristic-3 begins</source>
        <translation>heuristic-3 先手</translation>
    </message>
    <message>
        <source>Published: three tests of 300 games, added up. %1</source>
        <translation>論文：三次測試各 300 局，合計。%1</translation>
    </message>
    <message>
        <source>It comes back with `greedy:held=50`: it then also counts half of the influence that it already has on a figure, &quot;regardless of whether there has already got excessive points by his own&quot;. The half is fitted, as the thesis gives no number: of 25 % (97.8 % won), 50 % (93.6) and 75 % (88.4), 50 % comes nearest.</source>
        <translation>用 `greedy:held=50` 能重現：它還把對棋子已有的影響力計入一半，「regardless of whether there has already got excessive points by his own」。論文沒有給數字，一半是擬合出來的：25%（贏 97.8%）、50%（93.6）和 75%（88.4）之中，50% 最接近。</translation>
    </message>
    <message>
        <source>Basic Strategy 2 against Basic Strategy 1</source>
        <translation>基本策略 2 對基本策略 1</translation>
    </message>
    <message>
        <source>Basic Strategy 2 begins</source>
        <translation>基本策略 2 先手</translation>
    </message>
    <message>
        <source>greedy:held=50, seats in turn</source>
        <translation>greedy:held=50，輪流先手</translation>
    </message>
    <message>
        <source>None was found: tried beginning (32 %), `greedy-boundary:boundary=5` (45 % when it begins), both with `greedy:held=50` (40 %), both with `greedy:ties=first` (32 %).</source>
        <translation>未找到解釋：試過由它先手（32%）、`greedy-boundary:boundary=5`（先手時 45%）、雙方都用 `greedy:held=50`（40%）、雙方都用 `greedy:ties=first`（32%）。</translation>
    </message>
    <message>
        <source>Basic Strategy 3 against Basic Strategy 2</source>
        <translation>基本策略 3 對基本策略 2</translation>
    </message>
    <message>
        <source>Basic Strategy 3 begins</source>
        <translation>基本策略 3 先手</translation>
    </message>
    <message>
        <source>boundary=5, Basic Strategy 3 begins</source>
        <translation>boundary=5，基本策略 3 先手</translation>
    </message>
    <message>
        <source>both with held=50, Basic Strategy 3 begins</source>
        <translation>雙方 held=50，基本策略 3 先手</translation>
    </message>
    <message>
        <source>The thesis prints 191 games won and 49.00 %; the tests add up to 300 with 185, which is 59.00 %. That holding tiles back until round ten helps does not reproduce: every tile of both players is needed to fill the land, and who plays more of them in a turn chooses first.</source>
        <translation>論文印的是贏 191 局和 49.00%；185 局才與合計 300 相符，即 59.00%。把板塊留到第十輪有好處這一點沒有重現：雙方的板塊全用上才能填滿陸地，誰在一個回合裡放得多，誰就先選。</translation>
    </message>
    <message>
        <source>It comes back when `heuristic-1` begins in every game (80 %), which the thesis does not say but its cell of equal players suggests (Fig. 5.3: 63.67 %).</source>
        <translation>`heuristic-1` 每局先手時能重現（80%）；論文沒有寫，但它雙方實力相同的一格暗示如此（圖 5.3：63.67%）。</translation>
    </message>
    <message>
        <source>Advanced Strategy 1 against Basic Strategy 3</source>
        <translation>進階策略 1 對基本策略 3</translation>
    </message>
    <message>
        <source>Advanced Strategy 1 begins</source>
        <translation>進階策略 1 先手</translation>
    </message>
    <message>
        <source>domain=printed, seats in turn</source>
        <translation>domain=printed，輪流先手</translation>
    </message>
    <message>
        <source>It comes back with `heuristic-1:domain=contested`, the default: as printed, the formula adds tiles to figures that are as good as won.</source>
        <translation>用預設的 `heuristic-1:domain=contested` 能重現：照論文所印，公式會往等於已經到手的棋子上再加板塊。</translation>
    </message>
    <message>
        <source>The printed domain term does not reproduce the figure; we take it for a misprint of minus the distance of the two players&apos; influence, which does.</source>
        <translation>照論文所印的 domain 項不能重現這個數值；我們把它當作誤植，應為雙方影響力之差的負值，這樣就能重現。</translation>
    </message>
    <message>
        <source>It comes back when `heuristic-2:ties=first` begins in every game against `heuristic-1:ties=first` (70 %). The thesis says neither, but its cell of equal players suggests that the tested one began (Fig. 5.3: 63.67 %).</source>
        <translation>`heuristic-2:ties=first` 對 `heuristic-1:ties=first` 每局先手時能重現（70%）。這兩點論文都沒有寫，但它雙方實力相同的一格暗示受測玩家先手（圖 5.3：63.67%）。</translation>
    </message>
    <message>
        <source>Advanced Strategy 2 against Advanced Strategy 1</source>
        <translation>進階策略 2 對進階策略 1</translation>
    </message>
    <message>
        <source>Advanced Strategy 2 begins</source>
        <translation>進階策略 2 先手</translation>
    </message>
    <message>
        <source>ties=first, Advanced Strategy 2 begins</source>
        <translation>ties=first，進階策略 2 先手</translation>
    </message>
    <message>
        <source>two Advanced Strategy 1, the first begins</source>
        <translation>兩個進階策略 1，第一個先手</translation>
    </message>
    <message>
        <source>keep=meant, seats in turn</source>
        <translation>keep=meant，輪流先手</translation>
    </message>
    <message>
        <source>That keep-in-hand helps does not reproduce. As printed it only puts the tiles of a turn in order, because all are played (`heuristic-2:keep=printed`); where it does keep fast tiles in the hand (`heuristic-2:keep=meant`) it harms.</source>
        <translation>留在手上有好處這一點沒有重現。照論文所印，它只是替一個回合的板塊排序，因為全都會放（`heuristic-2:keep=printed`）；真把快速板塊留在手上時（`heuristic-2:keep=meant`），反而有害。</translation>
    </message>
    <message>
        <source>Most of the thesis&apos; 72.4 % is what beginning brings to equal players (68 %).</source>
        <translation>論文的 72.4% 大半來自先手：實力相同的玩家先手就有 68%。</translation>
    </message>
    <message>
        <source>None was found: tried `heuristic-3:score=figures`, 69.2 % of 2,000 games, and beginning; this is the nearest.</source>
        <translation>未找到解釋：試過由它先手，以及 `heuristic-3:score=figures`，2,000 局贏 69.2%；這是最接近的。</translation>
    </message>
    <message>
        <source>It comes nearest with `heuristic-3:score=kinds`, the default, when both players begin in turn.</source>
        <translation>雙方輪流先手時，用預設的 `heuristic-3:score=kinds` 最接近。</translation>
    </message>
    <message>
        <source>Advanced Strategy 3 against Advanced Strategy 2</source>
        <translation>進階策略 3 對進階策略 2</translation>
    </message>
    <message>
        <source>Advanced Strategy 3 begins</source>
        <translation>進階策略 3 先手</translation>
    </message>
    <message>
        <source>score=figures, seats in turn</source>
        <translation>score=figures，輪流先手</translation>
    </message>
    <message>
        <source>The thesis prints 187 games won in the third test; 188 adds up to 300 and to its 60.78 %. Its tests cannot all have had the same seats: Fig. 5.8 comes back only when the tested player begins, Fig. 5.9 only when both do.</source>
        <translation>論文的第三次測試印的是贏 187 局；188 才與 300 局和它的 60.78% 相符。它的各次測試不可能座位都相同：圖 5.8 只在受測玩家先手時重現，圖 5.9 只在雙方輪流先手時重現。</translation>
    </message>
    <message>
        <source>MiniMax that knows the other hand against Advanced Strategy 3, by depth</source>
        <translation>知道對方手牌的 MiniMax 對進階策略 3，依深度</translation>
    </message>
    <message>
        <source>Depth counts turns, the player&apos;s own included. Published: all turns searched without pruning, in Python, 5 minutes for 300 games and 21 hours for 3; at depth 5 the first game was stopped after 64,800 s. Ours prunes, and searches the 12 most promising turns of each position (`minimax:width=12`). %1</source>
        <translation>深度以回合計，包括自己的回合。論文：搜尋所有回合，不剪枝，用 Python，300 局 5 分鐘，3 局 21 小時；深度 5 的第一局在 64,800 秒後中止。我們的有剪枝，每個局面只搜尋最有希望的 12 種走法（`minimax:width=12`）。%1</translation>
    </message>
    <message>
        <source>%1, time of a game</source>
        <translation>%1，每局時間</translation>
    </message>
    <message>
        <source>At depth 1 MiniMax values the tiles of a turn together, Advanced Strategy 3 one after the other; the thesis takes them for the same player. That looking ahead helps rests on three games there, and holds here.</source>
        <translation>深度 1 時，MiniMax 把一個回合的板塊合起來評價，進階策略 3 則逐個評價；論文把兩者當作同一個玩家。論文裡，往後看有好處只憑三局得出，在這裡也成立。</translation>
    </message>
    <message>
        <source>Advanced Strategy 3 against people</source>
        <translation>進階策略 3 對真人</translation>
    </message>
    <message>
        <source>Advanced Strategy 4 against people</source>
        <translation>進階策略 4 對真人</translation>
    </message>
    <message>
        <source>People against Advanced Strategy 3 and 4</source>
        <translation>真人對進階策略 3 和 4</translation>
    </message>
    <message>
        <source>Published: two people who had played once before, three games each against Advanced Strategy 3 (33.3 and 66.7 %), two games of one of them against Advanced Strategy 4 (100 %). The thesis does not say whose percentages these are; its discussion speaks of its players as the winners. Ours: games that other people played at this computer, by any rules for two, so the figures may differ.</source>
        <translation>論文：兩個以前玩過一次的人，各對進階策略 3 打三局（33.3% 和 66.7%），其中一人對進階策略 4 打兩局（100%）。論文沒有寫這些百分比是誰的；討論裡說贏的是它的玩家。我們的：別的人在這台電腦上打的對局，兩人局的規則不限，所以數值可能不同。</translation>
    </message>
</context>
<context>
    <name>ExperimentsTab</name>
    <message>
        <source>Runs so far</source>
        <translation>歷次執行</translation>
    </message>
    <message>
        <source>Tables and figures of the paper</source>
        <translation>論文的圖表</translation>
    </message>
    <message>
        <source>the whole paper</source>
        <translation>整篇論文</translation>
    </message>
    <message>
        <source>The whole paper at once</source>
        <translation>一次執行整篇論文</translation>
    </message>
    <message>
        <source>Runs every table and figure of the paper, one after another. What is complete is shown while the rest runs.</source>
        <translation>逐一執行論文的每張圖表。先完成的先顯示，其餘繼續執行。</translation>
    </message>
    <message>
        <source>chances of %1</source>
        <translation>%1的勝率預估</translation>
    </message>
    <message>
        <source>Chances told against games won</source>
        <translation>預估勝率與實際勝率</translation>
    </message>
    <message>
        <source>Do the chances that a player tells come true?</source>
        <translation>玩家預估的勝率準不準？</translation>
    </message>
</context>
<context>
    <name>FigureChooser</name>
    <message>
        <source>Which figure?</source>
        <translation>要選哪個棋子？</translation>
    </message>
</context>
<context>
    <name>FigurePlot</name>
    <message>
        <source>%1 to %2</source>
        <comment>two days</comment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>when, and a figure</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>FiguresView</name>
    <message>
        <source>Accuracy %1</source>
        <translation>準確度 %1</translation>
    </message>
    <message>
        <source>Mean cost of a decision</source>
        <translation>每次決策的平均損失</translation>
    </message>
    <message>
        <source>Before the deal</source>
        <translation>發牌前</translation>
    </message>
    <message>
        <source>Luck, give or take %1</source>
        <translation>運氣（±%1）</translation>
    </message>
    <message>
        <source>Own play</source>
        <translation>自己的打法</translation>
    </message>
    <message>
        <source>Play of the other players</source>
        <translation>其他玩家的打法</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Every decision is judged by what its player could know.</source>
        <translation>每次決策，都只依玩家當時能知道的來評斷。</translation>
    </message>
    <message>
        <source>Look deeper</source>
        <translation>更深入分析</translation>
    </message>
    <message>
        <source>Save as page...</source>
        <translation>儲存為網頁…</translation>
    </message>
    <message>
        <source>Save as data...</source>
        <translation>儲存為資料…</translation>
    </message>
    <message>
        <source>Whose figures</source>
        <translation>數據範圍</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>本局</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>整場比賽</translation>
    </message>
    <message>
        <source>%1 of %2 deals looked at</source>
        <translation>已分析 %1/%2 局</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>本局</translation>
    </message>
    <message>
        <source>%1 of %2 games looked at</source>
        <translation>已分析 %1/%2 局</translation>
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
    <message>
        <source>Open a map</source>
        <translation>開啟地圖</translation>
    </message>
    <message>
        <source>Maps (*.json)</source>
        <translation>地圖 (*.json)</translation>
    </message>
    <message>
        <source>Save the review as a page</source>
        <translation>將檢討儲存為網頁</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>網頁 (*.html)</translation>
    </message>
    <message>
        <source>Save the review as data</source>
        <translation>將檢討儲存為資料</translation>
    </message>
    <message>
        <source>Data (*.json)</source>
        <translation>資料 (*.json)</translation>
    </message>
    <message>
        <source>Positions (*.json)</source>
        <translation>局面 (*.json)</translation>
    </message>
    <message>
        <source>Save this position</source>
        <translation>儲存這個局面</translation>
    </message>
    <message>
        <source>Save the decisions as a table</source>
        <translation>將決策儲存為表格</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
</context>
<context>
    <name>Files</name>
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
        <source>The file cannot be written: %1</source>
        <translation>無法寫入檔案：%1</translation>
    </message>
    <message>
        <source>The file cannot be renamed: %1</source>
        <translation>無法重新命名檔案：%1</translation>
    </message>
    <message>
        <source>This is not JSON</source>
        <translation>這不是 JSON</translation>
    </message>
    <message>
        <source>This is missing</source>
        <translation>缺少這一項</translation>
    </message>
    <message>
        <source>Expected whole numbers</source>
        <translation>此處應全為整數</translation>
    </message>
    <message>
        <source>Expected a whole number</source>
        <translation>此處應為一個整數</translation>
    </message>
    <message>
        <source>Expected true or false</source>
        <translation>此處應為 true 或 false</translation>
    </message>
    <message>
        <source>Expected a number</source>
        <translation>此處應為一個數字</translation>
    </message>
    <message>
        <source>This is not a regular file</source>
        <translation>這不是一般檔案</translation>
    </message>
    <message>
        <source>The folder cannot be created: %1</source>
        <translation>無法建立資料夾：%1</translation>
    </message>
    <message>
        <source>This is nested more than %1 levels deep</source>
        <translation>巢狀超過 %1 層</translation>
    </message>
    <message>
        <source>Expected an object</source>
        <translation>此處應為物件</translation>
    </message>
    <message>
        <source>Expected a list</source>
        <translation>此處應為清單</translation>
    </message>
    <message>
        <source>Expected a string</source>
        <translation>此處應為字串</translation>
    </message>
    <message>
        <source>Expected a whole number from %1 to %2</source>
        <translation>此處應為 %1 到 %2 之間的整數</translation>
    </message>
    <message>
        <source>Unknown name</source>
        <translation>未知的名稱</translation>
    </message>
    <message>
        <source>This is not a saved game of Parlour</source>
        <translation>這不是 Parlour 的存檔</translation>
    </message>
    <message>
        <source>This file comes from a newer version of Parlour (format %1; this program reads up to format %2)</source>
        <translation>此檔案來自更新版本的 Parlour（格式 %1；本程式最高能讀取格式 %2）</translation>
    </message>
    <message>
        <source>There are more scores than players</source>
        <translation>得分的個數多於玩家人數</translation>
    </message>
    <message>
        <source>This is not a table of Q-values</source>
        <translation>這不是 Q 值表</translation>
    </message>
    <message>
        <source>This program cannot read files of this version</source>
        <translation>本程式無法讀取這個版本的檔案</translation>
    </message>
    <message>
        <source>%1 is not a number from %2 to %3</source>
        <translation>%1 不是 %2 到 %3 之間的數字</translation>
    </message>
    <message>
        <source>The file has %1 bytes instead of %2</source>
        <translation>檔案有 %1 位元組，而不是 %2 位元組</translation>
    </message>
    <message>
        <source>The file is damaged: its checksum is wrong</source>
        <translation>檔案已損毀：總和檢查碼不符</translation>
    </message>
    <message>
        <source>This is a folder</source>
        <translation>這是一個資料夾</translation>
    </message>
    <message>
        <source>These numbers should rise</source>
        <translation>這些數字應由小到大</translation>
    </message>
    <message>
        <source>Expected a number in range</source>
        <translation>此處應為範圍內的數字</translation>
    </message>
    <message>
        <source>This text is too long</source>
        <translation>這段文字太長</translation>
    </message>
    <message>
        <source>There are too many entries</source>
        <translation>項目太多</translation>
    </message>
    <message>
        <source>Expected a number for each seat</source>
        <translation>此處應為每個座位各一個數字</translation>
    </message>
    <message>
        <source>Expected a context and a text</source>
        <translation>此處應為一個語境和一段文字</translation>
    </message>
    <message>
        <source>Luck and skill do not add up to the result</source>
        <translation>運氣與技巧相加不等於結果</translation>
    </message>
    <message>
        <source>This does not fit the moves</source>
        <translation>這與各步走法不符</translation>
    </message>
    <message>
        <source>The best move must come first</source>
        <translation>最佳走法必須放在第一個</translation>
    </message>
    <message>
        <source>Another seat is to move</source>
        <translation>輪到的是另一個座位</translation>
    </message>
    <message>
        <source>This is given twice</source>
        <translation>這一項給了兩次</translation>
    </message>
    <message>
        <source>Expected %1</source>
        <translation>此處應為 %1</translation>
    </message>
    <message>
        <source>There are more than %1 deals</source>
        <translation>牌局超過 %1 個</translation>
    </message>
    <message>
        <source>There are more deals than were played before</source>
        <translation>牌局數多於先前打過的</translation>
    </message>
    <message>
        <source>Expected at least two entries</source>
        <translation>此處至少應有兩項</translation>
    </message>
</context>
<context>
    <name>FinishedList</name>
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
        <source>Together</source>
        <translation>同桌</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>放棄</translation>
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
    <message>
        <source>game %1</source>
        <translation>對局 %1</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>檢討</translation>
    </message>
    <message numerus="yes">
        <source>tutor, %n question(s)</source>
        <translation>
            <numerusform>教練提問 %n 次</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>French cards</name>
    <message>
        <source>two of clubs</source>
        <translation>梅花2</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>梅花3</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>梅花4</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>梅花5</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>梅花6</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>梅花7</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>梅花8</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>梅花9</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>梅花10</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>梅花J</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>梅花Q</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>梅花K</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>梅花A</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>方塊2</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>方塊3</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>方塊4</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>方塊5</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>方塊6</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>方塊7</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>方塊8</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>方塊9</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>方塊10</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>方塊J</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>方塊Q</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>方塊K</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>方塊A</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>紅心2</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>紅心3</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>紅心4</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>紅心5</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>紅心6</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>紅心7</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>紅心8</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>紅心9</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>紅心10</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>紅心J</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>紅心Q</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>紅心K</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>紅心A</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>黑桃2</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>黑桃3</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>黑桃4</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>黑桃5</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>黑桃6</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>黑桃7</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>黑桃8</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>黑桃9</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>黑桃10</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>黑桃J</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>黑桃Q</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>黑桃K</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>黑桃A</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>梅花</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>方塊</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>紅心</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>黑桃</translation>
    </message>
    <message>
        <source>pair of threes</source>
        <translation>對3</translation>
    </message>
    <message>
        <source>pair of fours</source>
        <translation>對4</translation>
    </message>
    <message>
        <source>pair of fives</source>
        <translation>對5</translation>
    </message>
    <message>
        <source>pair of sixes</source>
        <translation>對6</translation>
    </message>
    <message>
        <source>pair of sevens</source>
        <translation>對7</translation>
    </message>
    <message>
        <source>pair of eights</source>
        <translation>對8</translation>
    </message>
    <message>
        <source>pair of nines</source>
        <translation>對9</translation>
    </message>
    <message>
        <source>pair of tens</source>
        <translation>對10</translation>
    </message>
    <message>
        <source>pair of jacks</source>
        <translation>對J</translation>
    </message>
    <message>
        <source>pair of queens</source>
        <translation>對Q</translation>
    </message>
    <message>
        <source>pair of kings</source>
        <translation>對K</translation>
    </message>
    <message>
        <source>pair of aces</source>
        <translation>對A</translation>
    </message>
    <message>
        <source>pair of twos</source>
        <translation>對2</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>幾張3</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>幾張4</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>幾張5</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>幾張6</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>幾張7</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>幾張8</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>幾張9</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>幾張10</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>幾張J</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>幾張Q</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>幾張K</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>幾張A</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>幾張2</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <comment>in a sentence</comment>
        <translation>梅花2</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <comment>in a sentence</comment>
        <translation>梅花3</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <comment>in a sentence</comment>
        <translation>梅花4</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <comment>in a sentence</comment>
        <translation>梅花5</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <comment>in a sentence</comment>
        <translation>梅花6</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <comment>in a sentence</comment>
        <translation>梅花7</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <comment>in a sentence</comment>
        <translation>梅花8</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <comment>in a sentence</comment>
        <translation>梅花9</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <comment>in a sentence</comment>
        <translation>梅花10</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <comment>in a sentence</comment>
        <translation>梅花J</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <comment>in a sentence</comment>
        <translation>梅花Q</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <comment>in a sentence</comment>
        <translation>梅花K</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <comment>in a sentence</comment>
        <translation>梅花A</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <comment>in a sentence</comment>
        <translation>方塊2</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <comment>in a sentence</comment>
        <translation>方塊3</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <comment>in a sentence</comment>
        <translation>方塊4</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <comment>in a sentence</comment>
        <translation>方塊5</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <comment>in a sentence</comment>
        <translation>方塊6</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <comment>in a sentence</comment>
        <translation>方塊7</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <comment>in a sentence</comment>
        <translation>方塊8</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <comment>in a sentence</comment>
        <translation>方塊9</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <comment>in a sentence</comment>
        <translation>方塊10</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <comment>in a sentence</comment>
        <translation>方塊J</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <comment>in a sentence</comment>
        <translation>方塊Q</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <comment>in a sentence</comment>
        <translation>方塊K</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <comment>in a sentence</comment>
        <translation>方塊A</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <comment>in a sentence</comment>
        <translation>紅心2</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <comment>in a sentence</comment>
        <translation>紅心3</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <comment>in a sentence</comment>
        <translation>紅心4</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <comment>in a sentence</comment>
        <translation>紅心5</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <comment>in a sentence</comment>
        <translation>紅心6</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <comment>in a sentence</comment>
        <translation>紅心7</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <comment>in a sentence</comment>
        <translation>紅心8</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <comment>in a sentence</comment>
        <translation>紅心9</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <comment>in a sentence</comment>
        <translation>紅心10</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <comment>in a sentence</comment>
        <translation>紅心J</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <comment>in a sentence</comment>
        <translation>紅心Q</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <comment>in a sentence</comment>
        <translation>紅心K</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <comment>in a sentence</comment>
        <translation>紅心A</translation>
    </message>
    <message>
        <source>two of spades</source>
        <comment>in a sentence</comment>
        <translation>黑桃2</translation>
    </message>
    <message>
        <source>three of spades</source>
        <comment>in a sentence</comment>
        <translation>黑桃3</translation>
    </message>
    <message>
        <source>four of spades</source>
        <comment>in a sentence</comment>
        <translation>黑桃4</translation>
    </message>
    <message>
        <source>five of spades</source>
        <comment>in a sentence</comment>
        <translation>黑桃5</translation>
    </message>
    <message>
        <source>six of spades</source>
        <comment>in a sentence</comment>
        <translation>黑桃6</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <comment>in a sentence</comment>
        <translation>黑桃7</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <comment>in a sentence</comment>
        <translation>黑桃8</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <comment>in a sentence</comment>
        <translation>黑桃9</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <comment>in a sentence</comment>
        <translation>黑桃10</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <comment>in a sentence</comment>
        <translation>黑桃J</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <comment>in a sentence</comment>
        <translation>黑桃Q</translation>
    </message>
    <message>
        <source>king of spades</source>
        <comment>in a sentence</comment>
        <translation>黑桃K</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <comment>in a sentence</comment>
        <translation>黑桃A</translation>
    </message>
</context>
<context>
    <name>French ranks</name>
    <message>
        <source>nine</source>
        <translation>9</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>10</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>J</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>king</source>
        <translation>K</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>A</translation>
    </message>
</context>
<context>
    <name>GameChoice</name>
    <message>
        <source>Game</source>
        <translation>遊戲</translation>
    </message>
</context>
<context>
    <name>GameOffer</name>
    <message>
        <source>Level 1 of %1.</source>
        <translation>第 1 級，共 %1 級。</translation>
    </message>
    <message>
        <source>Level %1 of %2: wins %3 of 100 games against level %4.</source>
        <translation>第 %1 級，共 %2 級：對第 %4 級，每 100 局贏 %3 局。</translation>
    </message>
    <message>
        <source>These cheat</source>
        <translation>會作弊</translation>
    </message>
    <message>
        <source>From the paper: %1</source>
        <translation>出自論文：%1</translation>
    </message>
    <message>
        <source>Stand-ins for programs only described</source>
        <translation>替身：原程式只有文字描述</translation>
    </message>
    <message>
        <source>Levels and champions</source>
        <translation>各級難度與冠軍</translation>
    </message>
    <message>
        <source>%1, section %2</source>
        <translation>%1，第 %2 節</translation>
    </message>
    <message>
        <source>A player of the paper: %1.</source>
        <translation>論文裡的玩家：%1。</translation>
    </message>
    <message>
        <source>Our stand-in for a program that the paper only describes: %1.</source>
        <translation>論文裡只有描述的程式，由我們的替身代打：%1。</translation>
    </message>
    <message>
        <source>Our player, after an idea of the paper: %1.</source>
        <translation>我們的玩家，構想取自論文：%1。</translation>
    </message>
</context>
<context>
    <name>GameStrip</name>
    <message>
        <source>%1: watching</source>
        <translation>%1：觀戰</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1，與 %2 同桌</translation>
    </message>
    <message>
        <source>saved today at %1</source>
        <translation>今天 %1 儲存</translation>
    </message>
    <message>
        <source>saved on %1</source>
        <translation>%1 儲存</translation>
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
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Games</source>
        <translation>牌局</translation>
    </message>
    <message>
        <source>No game waits to be continued.</source>
        <translation>沒有未打完的牌局。</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>重新命名：%1</translation>
    </message>
    <message>
        <source>Name and keep %1</source>
        <translation>命名並保留：%1</translation>
    </message>
    <message>
        <source>Give up %1</source>
        <translation>放棄：%1</translation>
    </message>
    <message>
        <source>Really give up?</source>
        <translation>確定放棄？</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>已結束</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>顯示更多</translation>
    </message>
    <message>
        <source>Choose a game to replay it, to play its deal again or to share it, or review what each decision cost. The last %1 games of each type are kept.</source>
        <translation>選一局，可以重播、重玩、與人分享，也可以檢討每次決策的損失。每種遊戲保留最近 %1 局。</translation>
    </message>
</context>
<context>
    <name>GoToSpace</name>
    <message>
        <source>Go to space</source>
        <translation>跳到格子</translation>
    </message>
</context>
<context>
    <name>HandChoice</name>
    <message>
        <source>The others are shuffled and drawn later, one for each tile that you play.</source>
        <translation>其餘的洗勻，之後每放一個板塊就抽一個。</translation>
    </message>
    <message>
        <source>Choose for me</source>
        <translation>幫我選</translation>
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
        <source>The hint sees only what you see.</source>
        <translation>提示只看得到你看得到的牌。</translation>
    </message>
    <message>
        <source> </source>
        <comment>between two sentences</comment>
        <translation>​</translation>
    </message>
    <message>
        <source>Play this</source>
        <translation>採用提示</translation>
    </message>
    <message>
        <source>Chances, from what was played and what was not</source>
        <translation>依出過和沒出的牌推斷的機率</translation>
    </message>
    <message>
        <source>What to play</source>
        <translation>該怎麼出</translation>
    </message>
    <message>
        <source>Who holds what</source>
        <translation>誰手上有什麼</translation>
    </message>
    <message>
        <source>Thinking...</source>
        <translation>思考中…</translation>
    </message>
    <message>
        <source>After the next move, its player&apos;s thoughts appear here.</source>
        <translation>再走一步之後，這裡會顯示走這一步的玩家的思路。</translation>
    </message>
    <message>
        <source>You get a hint when it is your turn.</source>
        <translation>輪到你時才有提示。</translation>
    </message>
    <message>
        <source>A sure win</source>
        <translation>必勝</translation>
    </message>
    <message>
        <source>As good as lost</source>
        <translation>幾乎輸定</translation>
    </message>
    <message>
        <source>You win this.</source>
        <translation>這局你贏定了。</translation>
    </message>
    <message>
        <source>This is lost; make them work for it.</source>
        <translation>這局輸定了，但別讓對手贏得太輕鬆。</translation>
    </message>
    <message>
        <source>First look, looking deeper...</source>
        <translation>初步建議，深入思考中…</translation>
    </message>
    <message>
        <source>Looking deeper...</source>
        <translation>深入思考中…</translation>
    </message>
    <message>
        <source>Final advice</source>
        <translation>最終建議</translation>
    </message>
    <message>
        <source>Play this instead?</source>
        <translation>改用新提示？</translation>
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
    <message>
        <source>two of cups</source>
        <comment>in a sentence</comment>
        <translation>聖杯2</translation>
    </message>
    <message>
        <source>four of cups</source>
        <comment>in a sentence</comment>
        <translation>聖杯4</translation>
    </message>
    <message>
        <source>five of cups</source>
        <comment>in a sentence</comment>
        <translation>聖杯5</translation>
    </message>
    <message>
        <source>six of cups</source>
        <comment>in a sentence</comment>
        <translation>聖杯6</translation>
    </message>
    <message>
        <source>seven of cups</source>
        <comment>in a sentence</comment>
        <translation>聖杯7</translation>
    </message>
    <message>
        <source>jack of cups</source>
        <comment>in a sentence</comment>
        <translation>聖杯侍從</translation>
    </message>
    <message>
        <source>knight of cups</source>
        <comment>in a sentence</comment>
        <translation>聖杯騎士</translation>
    </message>
    <message>
        <source>king of cups</source>
        <comment>in a sentence</comment>
        <translation>聖杯國王</translation>
    </message>
    <message>
        <source>three of cups</source>
        <comment>in a sentence</comment>
        <translation>聖杯3</translation>
    </message>
    <message>
        <source>ace of cups</source>
        <comment>in a sentence</comment>
        <translation>聖杯A</translation>
    </message>
    <message>
        <source>two of coins</source>
        <comment>in a sentence</comment>
        <translation>金幣2</translation>
    </message>
    <message>
        <source>four of coins</source>
        <comment>in a sentence</comment>
        <translation>金幣4</translation>
    </message>
    <message>
        <source>five of coins</source>
        <comment>in a sentence</comment>
        <translation>金幣5</translation>
    </message>
    <message>
        <source>six of coins</source>
        <comment>in a sentence</comment>
        <translation>金幣6</translation>
    </message>
    <message>
        <source>seven of coins</source>
        <comment>in a sentence</comment>
        <translation>金幣7</translation>
    </message>
    <message>
        <source>jack of coins</source>
        <comment>in a sentence</comment>
        <translation>金幣侍從</translation>
    </message>
    <message>
        <source>knight of coins</source>
        <comment>in a sentence</comment>
        <translation>金幣騎士</translation>
    </message>
    <message>
        <source>king of coins</source>
        <comment>in a sentence</comment>
        <translation>金幣國王</translation>
    </message>
    <message>
        <source>three of coins</source>
        <comment>in a sentence</comment>
        <translation>金幣3</translation>
    </message>
    <message>
        <source>ace of coins</source>
        <comment>in a sentence</comment>
        <translation>金幣A</translation>
    </message>
    <message>
        <source>two of swords</source>
        <comment>in a sentence</comment>
        <translation>寶劍2</translation>
    </message>
    <message>
        <source>four of swords</source>
        <comment>in a sentence</comment>
        <translation>寶劍4</translation>
    </message>
    <message>
        <source>five of swords</source>
        <comment>in a sentence</comment>
        <translation>寶劍5</translation>
    </message>
    <message>
        <source>six of swords</source>
        <comment>in a sentence</comment>
        <translation>寶劍6</translation>
    </message>
    <message>
        <source>seven of swords</source>
        <comment>in a sentence</comment>
        <translation>寶劍7</translation>
    </message>
    <message>
        <source>jack of swords</source>
        <comment>in a sentence</comment>
        <translation>寶劍侍從</translation>
    </message>
    <message>
        <source>knight of swords</source>
        <comment>in a sentence</comment>
        <translation>寶劍騎士</translation>
    </message>
    <message>
        <source>king of swords</source>
        <comment>in a sentence</comment>
        <translation>寶劍國王</translation>
    </message>
    <message>
        <source>three of swords</source>
        <comment>in a sentence</comment>
        <translation>寶劍3</translation>
    </message>
    <message>
        <source>ace of swords</source>
        <comment>in a sentence</comment>
        <translation>寶劍A</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <comment>in a sentence</comment>
        <translation>棍棒2</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <comment>in a sentence</comment>
        <translation>棍棒4</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <comment>in a sentence</comment>
        <translation>棍棒5</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <comment>in a sentence</comment>
        <translation>棍棒6</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <comment>in a sentence</comment>
        <translation>棍棒7</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <comment>in a sentence</comment>
        <translation>棍棒侍從</translation>
    </message>
    <message>
        <source>knight of clubs</source>
        <comment>in a sentence</comment>
        <translation>棍棒騎士</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <comment>in a sentence</comment>
        <translation>棍棒國王</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <comment>in a sentence</comment>
        <translation>棍棒3</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <comment>in a sentence</comment>
        <translation>棍棒A</translation>
    </message>
</context>
<context>
    <name>Italian ranks</name>
    <message>
        <source>two</source>
        <translation>2</translation>
    </message>
    <message>
        <source>four</source>
        <translation>4</translation>
    </message>
    <message>
        <source>five</source>
        <translation>5</translation>
    </message>
    <message>
        <source>six</source>
        <translation>6</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>7</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>侍從</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>騎士</translation>
    </message>
    <message>
        <source>king</source>
        <translation>國王</translation>
    </message>
    <message>
        <source>three</source>
        <translation>3</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>A</translation>
    </message>
</context>
<context>
    <name>KeepSheet</name>
    <message>
        <source>Save this game</source>
        <translation>儲存本局</translation>
    </message>
    <message>
        <source>You have an unfinished game</source>
        <translation>你有未打完的牌局</translation>
    </message>
    <message>
        <source>Keep it as</source>
        <translation>保留為</translation>
    </message>
    <message>
        <source>You find kept games under Games. A game you give up is counted as given up.</source>
        <translation>保留的牌局可在「牌局」中找到。放棄的牌局會計入「放棄」。</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Give it up</source>
        <translation>放棄</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
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
        <source>tricks so far</source>
        <translation>回顧打過的墩</translation>
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
        <source>Samurai: choose a tile, or a figure to place</source>
        <translation>武士：選擇板塊，或要擺放的棋子</translation>
    </message>
    <message>
        <source>Samurai: go to a space by its letter and number</source>
        <translation>武士：依字母和數字跳到格子</translation>
    </message>
    <message>
        <source>Backspace, E</source>
        <translation>Backspace, E</translation>
    </message>
    <message>
        <source>Samurai: zoom in and out, the whole chart</source>
        <translation>武士：放大，縮小，整張地圖</translation>
    </message>
    <message>
        <source>Big Two, Doudizhu: the next play with the raised cards</source>
        <translation>大老二、鬥地主：含所選牌的下一手</translation>
    </message>
    <message>
        <source>Big Two: classes of the cards; Euchre: claim the rest</source>
        <translation>大老二：牌的等級；尤克牌：拿下剩餘的墩</translation>
    </message>
    <message>
        <source>Doudizhu: cards still out; Euchre: who may hold which card</source>
        <translation>鬥地主：還沒出的牌；尤克牌：誰可能有哪張牌</translation>
    </message>
    <message>
        <source>Euchre: a bid, pass, go alone</source>
        <translation>尤克牌：叫牌，不叫，單打</translation>
    </message>
    <message>
        <source>undo, redo</source>
        <translation>復原，重做</translation>
    </message>
    <message>
        <source>Samurai: take back a step, end the turn</source>
        <translation>武士：退一步，結束回合</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>結束</translation>
    </message>
    <message>
        <source>hint; when watching: thoughts</source>
        <translation>提示；觀戰時：思路</translation>
    </message>
    <message>
        <source>in the hint: who may hold what</source>
        <translation>看提示時：誰可能有哪張牌</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home, End</translation>
    </message>
    <message>
        <source>in a replay: to its beginning, to its end</source>
        <translation>重播時：到開頭，到結尾</translation>
    </message>
    <message>
        <source>in a review: the next mistake, the one before</source>
        <translation>檢討時：下一個失誤，上一個失誤</translation>
    </message>
    <message>
        <source>close, back; in a first game: stop explaining</source>
        <translation>關閉，返回；教學局中：不再講解</translation>
    </message>
    <message>
        <source>Ctrl+Page up, Ctrl+Page down</source>
        <translation>Ctrl+Page up, Ctrl+Page down</translation>
    </message>
    <message>
        <source>in a replay or review of a match: the deal before, the next one</source>
        <translation>重播或檢討整場比賽時：上一局，下一局</translation>
    </message>
    <message>
        <source>on the start screen: the laboratory</source>
        <translation>在開始畫面：實驗室</translation>
    </message>
    <message>
        <source>in a review: learn from your mistakes; then N and Shift+N: the next one, the one before</source>
        <translation>檢討時：從失誤中學習；之後按 N 和 Shift+N：下一個，上一個</translation>
    </message>
    <message>
        <source>Esc, W, Ctrl+Enter</source>
        <translation>Esc, W, Ctrl+Enter</translation>
    </message>
    <message>
        <source>at the tutor&apos;s question: take back, show why, play anyway</source>
        <translation>教練提問時：收回，看原因，照樣走</translation>
    </message>
    <message>
        <source>in training: the next problem</source>
        <translation>訓練時：下一題</translation>
    </message>
    <message>
        <source>in the laboratory: paste a position</source>
        <translation>在實驗室：貼上局面</translation>
    </message>
    <message>
        <source>training</source>
        <translation>訓練</translation>
    </message>
    <message>
        <source>review a game that is over, or what was played so far (counts as a hint)</source>
        <translation>檢討打完的牌局，或目前打過的部分（算一次提示）</translation>
    </message>
    <message>
        <source>in a review: with open cards, or without</source>
        <translation>檢討時：開關攤牌分析</translation>
    </message>
    <message>
        <source>Shift+R</source>
        <translation>Shift+R</translation>
    </message>
    <message>
        <source>Big Two, Doudizhu: review what was played so far (counts as a hint)</source>
        <translation>大老二、鬥地主：檢討目前打過的部分（算一次提示）</translation>
    </message>
    <message>
        <source>Big Two, Doudizhu: find a play, pass, sort the hand</source>
        <translation>大老二、鬥地主：找一手牌，Pass，理牌</translation>
    </message>
</context>
<context>
    <name>Kinds of decision</name>
    <message>
        <source>Leading</source>
        <translation>先出牌</translation>
    </message>
    <message>
        <source>Answering a single card</source>
        <translation>應對單張</translation>
    </message>
    <message>
        <source>Answering a pair or a triple</source>
        <translation>應對對子或三條</translation>
    </message>
    <message>
        <source>Answering five cards</source>
        <translation>應對五張牌</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>後出牌</translation>
    </message>
    <message>
        <source>Once the stock is empty</source>
        <translation>牌堆抽完後</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>叫牌</translation>
    </message>
    <message>
        <source>Answering an opponent</source>
        <translation>應對對手</translation>
    </message>
    <message>
        <source>Answering your partner</source>
        <translation>應對搭檔</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>丟牌</translation>
    </message>
    <message>
        <source>Following suit</source>
        <translation>跟花色</translation>
    </message>
    <message>
        <source>Trumping or throwing</source>
        <translation>用王牌吃或墊牌</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>開局布置</translation>
    </message>
    <message>
        <source>Placing on land</source>
        <translation>在陸地上放板塊</translation>
    </message>
    <message>
        <source>Placing ships</source>
        <translation>放船</translation>
    </message>
    <message>
        <source>Placing the ronin</source>
        <translation>放浪人</translation>
    </message>
    <message>
        <source>Exchanging</source>
        <translation>交換</translation>
    </message>
    <message>
        <source>Ending the turn</source>
        <translation>結束回合</translation>
    </message>
</context>
<context>
    <name>Laboratory</name>
    <message>
        <source>There is no experiment &quot;%1&quot;.</source>
        <translation>沒有實驗「%1」。</translation>
    </message>
    <message>
        <source>This is the report of another experiment.</source>
        <translation>這是另一項實驗的報告。</translation>
    </message>
    <message>
        <source>This is the report of another match.</source>
        <translation>這是另一場比賽的報告。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a word that is known here</source>
        <translation>「%1」不是這裡認得的詞</translation>
    </message>
    <message>
        <source>A tournament needs two players or more.</source>
        <translation>錦標賽需要兩名以上的玩家。</translation>
    </message>
    <message>
        <source>A tournament has at most %1 players.</source>
        <translation>錦標賽最多 %1 名玩家。</translation>
    </message>
    <message>
        <source>A program of your own needs a command.</source>
        <translation>自備的程式需要一個命令。</translation>
    </message>
    <message>
        <source>%1 is there twice: give one of them another value of a parameter.</source>
        <translation>%1 出現了兩次：請改變其中一個的參數值。</translation>
    </message>
    <message>
        <source>A match has from %1 to %2 games.</source>
        <translation>一場比賽為 %1 至 %2 局。</translation>
    </message>
    <message>
        <source>A test needs sides of the same size: a table of two or four.</source>
        <translation>要檢定，各方人數必須相同：請用兩人桌或四人桌。</translation>
    </message>
    <message>
        <source>At a table of three the sides cannot be exchanged: deal in every seat.</source>
        <translation>三人桌的雙方無法互換：請選「每個座位」。</translation>
    </message>
    <message>
        <source>%1 cannot learn in this way.</source>
        <translation>%1 不能這樣學習。</translation>
    </message>
    <message>
        <source>Choose a number from %1 to %2.</source>
        <translation>請選 %1 至 %2 之間的數字。</translation>
    </message>
    <message>
        <source>This is the report of another run.</source>
        <translation>這是另一次執行的報告。</translation>
    </message>
    <message>
        <source>Your player needs a name.</source>
        <translation>你的玩家要有個名稱。</translation>
    </message>
    <message>
        <source>This name is too long.</source>
        <translation>名稱太長。</translation>
    </message>
    <message>
        <source>Choose a player that tells chances.</source>
        <translation>請選一個會預估的玩家。</translation>
    </message>
    <message>
        <source>Choose %1 players at most.</source>
        <translation>最多選 %1 名玩家。</translation>
    </message>
</context>
<context>
    <name>LaboratoryPage</name>
    <message>
        <source>Tournament</source>
        <translation>錦標賽</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>實驗</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>實驗室</translation>
    </message>
    <message>
        <source>Part of the laboratory</source>
        <translation>實驗室的分頁</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>訓練</translation>
    </message>
</context>
<context>
    <name>LearningForm</name>
    <message>
        <source>Who learns</source>
        <translation>誰來學</translation>
    </message>
    <message>
        <source>How</source>
        <translation>怎麼學</translation>
    </message>
    <message>
        <source>It plays against itself and writes into a table what each card was worth.</source>
        <translation>它跟自己對打，把每張牌值多少記進一張表。</translation>
    </message>
    <message>
        <source>Variants that win more games have more children, with numbers mixed from both parents.</source>
        <translation>贏得多的變體後代也多，各項數值由雙親混合而來。</translation>
    </message>
    <message>
        <source>Variants around the player are tried; the next ones are drawn around the best quarter.</source>
        <translation>在這名玩家附近試各種變體；下一代再從最好的四分之一周圍抽取。</translation>
    </message>
    <message>
        <source>Evolution strategy</source>
        <translation>演化策略</translation>
    </message>
    <message>
        <source>Genetic algorithm</source>
        <translation>基因演算法</translation>
    </message>
    <message>
        <source>Q-learning</source>
        <translation>Q-learning</translation>
    </message>
    <message>
        <source>Generations</source>
        <translation>世代數</translation>
    </message>
    <message>
        <source>Variants of a generation</source>
        <translation>每代的變體數</translation>
    </message>
    <message>
        <source>Games of a variant</source>
        <translation>每個變體的局數</translation>
    </message>
    <message>
        <source>Each plays against the player as it is.</source>
        <translation>每個變體都與現在的玩家對打。</translation>
    </message>
    <message>
        <source>Games to learn from</source>
        <translation>學習用的局數</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>種子</translation>
    </message>
    <message>
        <source>The same seed gives the same deals, and the same result.</source>
        <translation>種子相同，牌局就相同，結果也相同。</translation>
    </message>
    <message>
        <source>Games of the comparison</source>
        <translation>比較用的局數</translation>
    </message>
    <message>
        <source>At the end, on new deals.</source>
        <translation>放在最後，用新的牌局。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>A network learns which cards MiniMax plays. This needs PyTorch and NumPy for Python 3.</source>
        <translation>神經網路學習 MiniMax 出哪些牌。需要 Python 3 的 PyTorch 和 NumPy。</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>神經網路</translation>
    </message>
    <message>
        <source>Its table</source>
        <translation>它的表</translation>
    </message>
    <message>
        <source>Hands that differ only in the names of the suits share a row: it learns sooner.</source>
        <translation>只有花色名稱不同的手牌共用一列：學得更快。</translation>
    </message>
    <message>
        <source>A row for every hand, as published: millions of games, and 80 megabytes.</source>
        <translation>依論文，每種手牌一列：要打幾百萬局，占 80 MB。</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>小</translation>
    </message>
    <message>
        <source>As published</source>
        <translation>依論文</translation>
    </message>
</context>
<context>
    <name>LearningTab</name>
    <message>
        <source>Training so far</source>
        <translation>歷次訓練</translation>
    </message>
    <message>
        <source>New training</source>
        <translation>新訓練</translation>
    </message>
    <message>
        <source>Your own players</source>
        <translation>你的自創玩家</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>刪除 %1</translation>
    </message>
</context>
<context>
    <name>LearningView</name>
    <message>
        <source>All training</source>
        <translation>所有訓練</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>儲存為 CSV</translation>
    </message>
    <message>
        <source>Save as JSON</source>
        <translation>儲存為 JSON</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>儲存學到的表</translation>
    </message>
    <message>
        <source>Learning curve</source>
        <translation>學習曲線</translation>
    </message>
    <message>
        <source>What it has become</source>
        <translation>訓練成果</translation>
    </message>
    <message>
        <source>Against %1 it wins %2 % (%3 to %4) of %5 games.</source>
        <translation>對 %1：%5 局裡贏 %2%（%3 至 %4）。</translation>
    </message>
    <message>
        <source>Keep it as a player of your own</source>
        <translation>保留為自創玩家</translation>
    </message>
    <message>
        <source>Name of your player</source>
        <translation>玩家的名稱</translation>
    </message>
    <message>
        <source>Keep the player</source>
        <translation>保留玩家</translation>
    </message>
    <message>
        <source>%1 can be chosen for new games.</source>
        <translation>新遊戲可以選 %1 了。</translation>
    </message>
    <message>
        <source>%1: %2 learns</source>
        <comment>game, player</comment>
        <translation>%1：%2在學習</translation>
    </message>
    <message>
        <source>Save the network</source>
        <translation>儲存神經網路</translation>
    </message>
</context>
<context>
    <name>LeaveSheet</name>
    <message>
        <source>The laboratory is still at work</source>
        <translation>實驗室還在執行</translation>
    </message>
    <message>
        <source>The run can go on without the window, or pause. Either way nothing is lost, and you find it in the laboratory at the next start.</source>
        <translation>關閉視窗後，可以讓它繼續執行，也可以暫停。不論哪種都不會遺失什麼，下次啟動時在實驗室就找得到。</translation>
    </message>
    <message>
        <source>Pause and close</source>
        <translation>暫停並關閉</translation>
    </message>
    <message>
        <source>Let it go on</source>
        <translation>讓它繼續</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>留在這裡</translation>
    </message>
</context>
<context>
    <name>LessonBubble</name>
    <message>
        <source>Got it</source>
        <translation>知道了</translation>
    </message>
    <message>
        <source>Stop explaining</source>
        <translation>不再講解</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>The 2 is the highest rank, then ace, king, queen and so on down to the 3. Between two cards of a rank the suit decides: spades, hearts, clubs, diamonds.</source>
        <translation>2 最大，再來是 A、K、Q，依序往下，3 最小。點數相同時比花色，由大到小是黑桃、紅心、梅花、方塊。</translation>
    </message>
    <message>
        <source>Be the first to get rid of all your cards.</source>
        <translation>最先出完手上的牌，就贏了。</translation>
    </message>
    <message>
        <source>You hold the three of diamonds, so you begin, with a play that contains it: the card alone, a pair, or five cards.</source>
        <translation>你有方塊3，所以由你先出；這手牌必須有它：單張、對子或五張牌都行。</translation>
    </message>
    <message>
        <source>Your two threes and a three of a kind make a full house: five cards gone at once. Click them, then Play.</source>
        <translation>你的兩張 3 加上三條，就是葫蘆：一次走掉五張。點選這些牌，再按「出牌」。</translation>
    </message>
    <message>
        <source>On the table: %1, from %2. Play a higher one of as many cards, or pass. Whoever passes is out until the round is over.</source>
        <translation>桌上是%2出的%1。出同樣張數而更大的牌，或者 Pass。Pass 之後，要等這一輪結束才能再出。</translation>
    </message>
    <message>
        <source>Everybody else has passed: the round is yours, and you lead the next.</source>
        <translation>其他人都 Pass 了：這一輪歸你，下一輪由你先出。</translation>
    </message>
    <message>
        <source>Everybody else has passed: the round goes to %1, who leads the next.</source>
        <translation>其他人都 Pass 了：這一輪歸%1，下一輪由%1先出。</translation>
    </message>
    <message>
        <source>You lead: a single card, a pair or five cards, as you like. Get rid of low cards now, while nobody can ask for higher ones.</source>
        <translation>由你先出：單張、對子或五張牌都可以。趁現在沒人能逼你出大牌，先走小牌。</translation>
    </message>
    <message>
        <source>Five cards can go together: a straight, a flush, a full house, four of a kind with a fifth card, or a straight flush. Each beats those before.</source>
        <translation>五張牌可以湊成順子、同花、葫蘆、鐵支（再帶任意一張）或同花順。後面的都能壓過前面的。</translation>
    </message>
    <message>
        <source>%1 has a single card left. If you lead, lead a pair, five cards, or your highest single.</source>
        <translation>%1只剩一張牌。由你先出時，出對子、五張牌，或最大的單張。</translation>
    </message>
    <message>
        <source>%1 has only %2 cards left. Each card that you still hold at the end costs you a point.</source>
        <translation>%1只剩 %2 張牌。結束時，你手上每剩一張牌扣一分。</translation>
    </message>
    <message>
        <source>You were out first, and get a point for every card the others still hold.</source>
        <translation>你最先出完；其他人手上每剩一張牌，你就得一分。</translation>
    </message>
    <message>
        <source>You led %1 of %2 rounds: whoever leads gets rid of low cards.</source>
        <translation>%2 輪裡有 %1 輪由你先出：先出的人才好走小牌。</translation>
    </message>
    <message>
        <source>%1 was out first, and led %2 of %3 rounds: whoever leads gets rid of low cards.</source>
        <translation>%1最先出完，%3 輪裡先出了 %2 輪：先出的人才好走小牌。</translation>
    </message>
    <message>
        <source>The %1 was left in your hand: played earlier, it would have won you the lead.</source>
        <translation>%1還留在你手上：早點出，就能替你拿到牌權。</translation>
    </message>
    <message>
        <source>What you still held costs a point for each card: %1.</source>
        <translation>手上剩的牌每張扣一分：共 %1 分。</translation>
    </message>
    <message>
        <source>These are your cards. An ace is worth 11 points, a three 10, a king 4, a knight 3, a jack 2; the others nothing.</source>
        <translation>這些是你的牌。A 值 11 分，3 值 10 分，國王 4 分，騎士 3 分，侍從 2 分；其餘沒有分。</translation>
    </message>
    <message>
        <source>There are 120 points in the deck. Take more than 60 and you win.</source>
        <translation>整副牌共有 120 分，拿到超過 60 分就贏。</translation>
    </message>
    <message>
        <source>The card under the stock names the trump suit: %1. The smallest trump takes the best card of another suit.</source>
        <translation>壓在牌堆底下的牌決定王牌花色：%1。最小的王牌也能吃掉其他花色最大的牌。</translation>
    </message>
    <message>
        <source>You lead: play any card you like. With the %1 you risk nothing, it is worth no points.</source>
        <translation>由你領出：想出哪張都行。出%1沒有風險，它不值分。</translation>
    </message>
    <message>
        <source>You lead: play any card you like. The fewer points it is worth, the less you risk.</source>
        <translation>由你領出：想出哪張都行。牌的分數越少，風險越小。</translation>
    </message>
    <message>
        <source>The %1 takes the %2: the same suit, and higher.</source>
        <translation>%1吃%2：花色相同，而且較大。</translation>
    </message>
    <message>
        <source>The %1 takes the %2, for it is a trump.</source>
        <translation>%1吃%2，因為%1是王牌。</translation>
    </message>
    <message>
        <source>The %1 takes the %2: it was led, and the other card is of another suit and no trump.</source>
        <translation>%1吃%2：%1是領出的牌，另一張花色不同，又不是王牌。</translation>
    </message>
    <message>
        <source>There are no points in this trick.</source>
        <translation>這墩沒有分。</translation>
    </message>
    <message>
        <source>You win its %1 points.</source>
        <translation>你得到這墩的 %1 分。</translation>
    </message>
    <message>
        <source>%1 wins its %2 points.</source>
        <translation>%1得到這墩的 %2 分。</translation>
    </message>
    <message>
        <source>After each trick both draw a card, the winner first, and the winner leads the next trick.</source>
        <translation>每墩過後，兩人各抽一張牌；贏家先抽，並領出下一墩。</translation>
    </message>
    <message>
        <source>%1 leads the %2. You need not follow suit: play what you like.</source>
        <translation>%1領出%2。不必跟花色：想出什麼都行。</translation>
    </message>
    <message>
        <source>None of your cards takes it, so give away the one you need least.</source>
        <translation>你的牌都吃不下，就捨掉最用不到的一張。</translation>
    </message>
    <message>
        <source>It is worth %1 points, and your %2 would take it.</source>
        <translation>它值 %1 分，你的%2吃得下。</translation>
    </message>
    <message>
        <source>Your %1 would take it, but there are no points in it yet: it may be better to let it go.</source>
        <translation>你的%1吃得下，但這墩還沒有分：放掉也許更好。</translation>
    </message>
    <message>
        <source>Here you see your points: %1, and %2 has %3. It is the aces and threes that decide a game.</source>
        <translation>這裡是你的分數：%1 分；%2有 %3 分。決定勝負的是 A 和 3。</translation>
    </message>
    <message>
        <source>The stock is used up: these are the last cards. %1 now holds all that you have not seen, so whoever remembers best plays best.</source>
        <translation>牌堆抽完了，這是最後幾張牌。你沒見過的牌都在%1手上，所以誰記得最清楚，誰就打得最好。</translation>
    </message>
    <message>
        <source>Sixty points each: you took %1 of the eight aces and threes, %2 took %3.</source>
        <translation>各得六十分：八張 A 和 3 裡，你拿到 %1 張，%2拿到 %3 張。</translation>
    </message>
    <message>
        <source>Of the eight aces and threes you took %1 and %2 took %3: the kings, knights and jacks made the difference.</source>
        <translation>八張 A 和 3 裡，你拿到 %1 張，%2拿到 %3 張：勝負差在國王、騎士和侍從。</translation>
    </message>
    <message>
        <source>The aces and threes decided it: you took %1 of the eight, %2 took %3.</source>
        <translation>A 和 3 決定了勝負：八張裡你拿到 %1 張，%2拿到 %3 張。</translation>
    </message>
    <message>
        <source>You took %1 of the eight aces and threes and %2 took %3, but the other cards turned it round.</source>
        <translation>八張 A 和 3 裡，你拿到 %1 張，%2拿到 %3 張，但其他的牌扭轉了勝負。</translation>
    </message>
    <message>
        <source>Your best trick was worth %1 points: the %2 took the %3.</source>
        <translation>你最好的一墩值 %1 分：%2吃掉%3。</translation>
    </message>
    <message>
        <source>The dearest trick, %1 points, went to %2: the %3 took the %4.</source>
        <translation>最值錢的一墩有 %1 分，歸%2：%3吃掉%4。</translation>
    </message>
    <message>
        <source>Suits do not matter here. The red joker is the highest card, then the black joker, the 2, the ace, the king and so on down to the 3.</source>
        <translation>這裡不論花色。大王最大，再來是小王、2、A、K，依序往下，3 最小。</translation>
    </message>
    <message>
        <source>The highest bid makes the landlord, who gets the three cards in the middle and plays alone against the other two. The bid is the stake.</source>
        <translation>叫分最高的人當地主，拿中間的三張底牌，獨自對抗另外兩人。叫了幾分，底分就是幾分。</translation>
    </message>
    <message>
        <source>You are the landlord: the three cards are yours, and you lead. %1 and %2 are the peasants. Be out of cards before either of them.</source>
        <translation>你是地主：三張底牌歸你，由你先出。%1和%2是農民。要比他們兩個都先出完。</translation>
    </message>
    <message>
        <source>%1 is the landlord, takes the three cards and leads. You and %2 are the peasants: if one of you is out of cards first, you both win.</source>
        <translation>%1是地主，拿三張底牌並先出。你和%2是農民：你們有一人最先出完，兩人就都贏。</translation>
    </message>
    <message>
        <source>You hold both jokers, the rocket: it beats everything, and doubles the stake. Keep it for the moment you need the lead.</source>
        <translation>你有兩張王，就是火箭：什麼都能壓，還讓底分加倍。留到需要牌權的時候。</translation>
    </message>
    <message>
        <source>You hold a bomb, four cards of rank %1: it beats everything but a higher bomb and the rocket, and doubles the stake. Keep it for the moment you need the lead.</source>
        <translation>你有炸彈，四張 %1：除了更大的炸彈和火箭，什麼都能壓，還讓底分加倍。留到需要牌權的時候。</translation>
    </message>
    <message>
        <source>You lead: a single card, a pair, a triplet, alone or with a card or a pair, or a sequence of five ranks or more.</source>
        <translation>由你先出：單張、對子、三張（可以不帶，也可以帶一張或一對），或至少五張的順子。</translation>
    </message>
    <message>
        <source>On the table: %1, from %2. Play a higher one of the same form, or pass. Who passes may play again as soon as it is their turn.</source>
        <translation>桌上是%2出的%1。出同樣牌型而更大的牌，或者 Pass。Pass 之後，再輪到時還可以出。</translation>
    </message>
    <message>
        <source>%1 is on your side: it is often right to pass.</source>
        <translation>%1和你同一方：Pass 往往是對的。</translation>
    </message>
    <message>
        <source>The other two have passed, so you lead again, with whatever you like.</source>
        <translation>另外兩人都 Pass 了，所以還是由你先出，想出什麼都行。</translation>
    </message>
    <message>
        <source>The other two have passed, so %1 leads again. Whoever leads chooses the form.</source>
        <translation>另外兩人都 Pass 了，所以還是由%1先出。先出的人決定牌型。</translation>
    </message>
    <message>
        <source>%1 has a single card left. If you lead, lead pairs or sequences: they cannot be followed with it.</source>
        <translation>%1只剩一張牌。由你先出時，出對子或順子：只有一張牌跟不了。</translation>
    </message>
    <message>
        <source>%1 has only %2 cards left. Now it is worth playing high, so that %1 does not get the lead.</source>
        <translation>%1只剩 %2 張牌。現在值得出大牌，別讓%1拿到牌權。</translation>
    </message>
    <message>
        <source>You were out of cards first, alone against two.</source>
        <translation>你以一敵二，最先出完。</translation>
    </message>
    <message>
        <source>You were out of cards first, and so won for both peasants.</source>
        <translation>你最先出完，兩個農民一起贏。</translation>
    </message>
    <message>
        <source>%1, the landlord, was out of cards first.</source>
        <translation>地主%1最先出完。</translation>
    </message>
    <message>
        <source>%1 was out of cards first, and so won for both peasants.</source>
        <translation>%1最先出完，兩個農民一起贏。</translation>
    </message>
    <message>
        <source>The landlord led %1 of %2 rounds: whoever leads gets rid of low cards.</source>
        <translation>%2 輪裡有 %1 輪由地主先出：先出的人才好走小牌。</translation>
    </message>
    <message>
        <source>You still held a bomb: it would have brought you the lead once more.</source>
        <translation>你手上還有炸彈：本來可以再替你拿一次牌權。</translation>
    </message>
    <message>
        <source>%1 opposite is your partner: your tricks count together. The side that names the trump suit has to take three of the five.</source>
        <translation>對面的%1是你的搭檔：你們的墩數合在一起算。定王牌的一方，五墩裡要拿到三墩。</translation>
    </message>
    <message>
        <source>If %1 became trump, the best card would be the %2, the right bower, and the next the %3, the left bower, which is then a trump too.</source>
        <translation>如果%1成為王牌，最大的牌是%2，叫正J；其次是%3，叫副J，這時它也算王牌。</translation>
    </message>
    <message>
        <source>After them, and in the other suits, come ace, king, queen, jack, ten, nine.</source>
        <translation>再往下是 A、K、Q、J、10、9；其他花色也是這個順序。</translation>
    </message>
    <message>
        <source>Shall %1 be trump? Order the card up, and they are: %2, the dealer, takes it. Or pass.</source>
        <translation>要讓%1成為王牌嗎？要就叫起這張牌，由莊家%2拿走；不要就 Pass。</translation>
    </message>
    <message>
        <source>You would hold %1 trumps: with a bower among them, usually enough.</source>
        <translation>這樣你會有 %1 張王牌：其中有正J或副J的話，通常就夠了。</translation>
    </message>
    <message>
        <source>You would hold fewer than three trumps: passing is the safe choice.</source>
        <translation>這樣你的王牌不到三張：Pass 比較穩當。</translation>
    </message>
    <message>
        <source>Nobody wanted %1. Now each in turn may name another suit. Name one of which you hold three or more, its bowers counted; else pass.</source>
        <translation>沒人要%1。現在大家輪流，可以叫別的花色。哪門花色你有三張以上（正J、副J也算），就叫它；沒有就 Pass。</translation>
    </message>
    <message>
        <source>You made %1 trump: you and %2 are the makers.</source>
        <translation>你定%1為王牌：你和%2是定王方。</translation>
    </message>
    <message>
        <source>%1, your partner, made %2 trump: you two are the makers.</source>
        <translation>你的搭檔%1定%2為王牌：你們兩個是定王方。</translation>
    </message>
    <message>
        <source>%1 made %2 trump: %1 and %3 are the makers.</source>
        <translation>%1定%2為王牌：%1和%3是定王方。</translation>
    </message>
    <message>
        <source>Three tricks bring the makers a point, all five two. If they take fewer than three, the other side gets two points.</source>
        <translation>定王方拿三墩得一分，五墩全拿得兩分。不到三墩，對方得兩分。</translation>
    </message>
    <message>
        <source>You lead: play any card. Makers like to lead their high trumps first, so that nobody can trump their aces later.</source>
        <translation>由你領出：想出哪張都行。定王方喜歡先領出大的王牌，這樣以後就沒人能用王牌吃他們的 A。</translation>
    </message>
    <message>
        <source>You lead: play any card. Against the makers, an ace of another suit than trump is a good start.</source>
        <translation>由你領出：想出哪張都行。對抗定王方時，先領出一張不是王牌的 A 不錯。</translation>
    </message>
    <message>
        <source>%1 led %2, and you have %2: you must follow suit. The other cards wait.</source>
        <translation>%1領出%2，你有%2：必須跟。其他的牌先留著。</translation>
    </message>
    <message>
        <source>%1 led %2, and you have none: play what you like. A trump takes the trick unless somebody plays a higher one.</source>
        <translation>%1領出%2，你沒有：想出什麼都行。王牌能吃下這墩，除非有人出更大的王牌。</translation>
    </message>
    <message>
        <source>You take the trick with the %1, the highest trump in it, and lead the next.</source>
        <translation>你用%1吃下這墩，它是墩裡最大的王牌。下一墩由你領出。</translation>
    </message>
    <message>
        <source>%1 takes the trick with the %2, the highest trump in it, and leads the next.</source>
        <translation>%1用%2吃下這墩，它是墩裡最大的王牌。下一墩由%1領出。</translation>
    </message>
    <message>
        <source>You take the trick with the %1: the highest card of the suit led, and nobody trumped it. You lead the next.</source>
        <translation>你用%1吃下這墩：它是領出花色裡最大的牌，又沒人用王牌吃。下一墩由你領出。</translation>
    </message>
    <message>
        <source>%1 takes the trick with the %2: the highest card of the suit led, and nobody trumped it. %1 leads the next.</source>
        <translation>%1用%2吃下這墩：它是領出花色裡最大的牌，又沒人用王牌吃。下一墩由%1領出。</translation>
    </message>
    <message>
        <source>The dots are tricks: the makers have taken all so far. With all five they score two points instead of one.</source>
        <translation>圓點代表墩：到目前為止，定王方全拿了。五墩全拿，就得兩分而不是一分。</translation>
    </message>
    <message>
        <source>The dots are tricks: the makers have their three, and so their point. What is left changes nothing.</source>
        <translation>圓點代表墩：定王方已經拿到三墩，一分到手。剩下的墩不影響結果。</translation>
    </message>
    <message>
        <source>The dots are tricks: the makers can no longer take three. They are euchred, and the other side scores two points.</source>
        <translation>圓點代表墩：定王方已經拿不到三墩。他們沒打成，對方得兩分。</translation>
    </message>
    <message>
        <source>The dots are tricks: the makers still need some for their three. The last tricks decide it.</source>
        <translation>圓點代表墩：定王方還沒拿滿三墩，勝負就看最後幾墩。</translation>
    </message>
    <message>
        <source>Nobody wanted to name a trump suit, so nobody scores, and the next player deals.</source>
        <translation>沒有人要定王牌，所以誰也不得分，換下家發牌。</translation>
    </message>
    <message>
        <source>Your side made %1 trump and needed three tricks: you took %2.</source>
        <translation>你們這方定%1為王牌，需要三墩：拿到了 %2 墩。</translation>
    </message>
    <message>
        <source>Your side made %1 trump and needed three tricks, but took only %2.</source>
        <translation>你們這方定%1為王牌，需要三墩，卻只拿到 %2 墩。</translation>
    </message>
    <message>
        <source>%3 and %4 made %1 trump and needed three tricks: they took %2.</source>
        <translation>%3和%4定%1為王牌，需要三墩：拿到了 %2 墩。</translation>
    </message>
    <message>
        <source>%3 and %4 made %1 trump and needed three tricks: you left them only %2.</source>
        <translation>%3和%4定%1為王牌，需要三墩：你們只讓出 %2 墩。</translation>
    </message>
    <message>
        <source>Trumps took %1 of the five tricks; the right bower lay face down all the time.</source>
        <translation>五墩裡有 %1 墩是王牌吃下的；正J一直蓋著沒出現。</translation>
    </message>
    <message>
        <source>Trumps took %1 of the five tricks; the right bower, the best of them, was yours.</source>
        <translation>五墩裡有 %1 墩是王牌吃下的；最大的正J在你手上。</translation>
    </message>
    <message>
        <source>Trumps took %1 of the five tricks; the right bower, the best of them, was in the hand of %2.</source>
        <translation>五墩裡有 %1 墩是王牌吃下的；最大的正J在%2手上。</translation>
    </message>
    <message>
        <source>Figures stand in the settlements, of three kinds: Buddhas, helmets and rice. Whoever has collected most of two kinds wins.</source>
        <translation>據點上有棋子，共三種：佛像、頭盔和稻米。誰有兩種棋子拿得最多，誰就贏。</translation>
    </message>
    <message>
        <source>Little land is free beside this settlement. Choose a tile, say your %1, then a space beside it. Any other lit space will do, too.</source>
        <translation>這個據點旁邊的空陸地格不多了。選一個板塊，比如你的%1，再選旁邊的一格。其他亮起的格子也可以。</translation>
    </message>
    <message>
        <source>Your influence here (%1): %2; that of %3: %4. When a tile lies on every land space beside a settlement, each figure goes to whoever has more influence on it.</source>
        <translation>這裡你的影響力（%1）是 %2，%3的是 %4。據點旁邊的陸地格都放上板塊後，每個棋子歸影響力較大的人。</translation>
    </message>
    <message>
        <source>You may play one normal tile in a turn, and any number of fast ones: those with two arrows. Then end your turn, and you draw up to five tiles.</source>
        <translation>每回合可以放一個普通板塊；快速板塊不限，就是有兩個箭頭的那種。然後結束回合，手牌會補到五個。</translation>
    </message>
    <message>
        <source>A tile lies on every land space beside this settlement, so its figure leaves it (%1). Your influence was %2, that of %3 was %4.</source>
        <translation>這個據點旁邊的陸地格都放上了板塊，棋子（%1）就要離開。你的影響力是 %2，%3的是 %4。</translation>
    </message>
    <message>
        <source>You had more: the figure is yours.</source>
        <translation>你的較大：棋子歸你。</translation>
    </message>
    <message>
        <source>That is a tie: nobody gets the figure, and it is set aside.</source>
        <translation>平手：誰都拿不到，棋子移出。</translation>
    </message>
    <message>
        <source>%1 had more and gets the figure.</source>
        <translation>%1的較大，得到這個棋子。</translation>
    </message>
    <message>
        <source>These are the figures still on the chart. The game ends when one kind is gone, or when four figures are set aside.</source>
        <translation>這些是地圖上還有的棋子。某種棋子拿完，或有四個棋子被移出時，遊戲結束。</translation>
    </message>
    <message>
        <source>Your figures so far: Buddhas %1, helmets %2, rice %3. Two kinds are enough to win, so let the third go if it costs too much.</source>
        <translation>你目前的棋子：佛像 %1，頭盔 %2，稻米 %3。領先兩種就能贏，所以第三種代價太大就放掉。</translation>
    </message>
    <message>
        <source>You have most of at least two kinds: that wins at once.</source>
        <translation>你至少領先兩種棋子：直接獲勝。</translation>
    </message>
    <message>
        <source>%1 has most of at least two kinds: that wins at once.</source>
        <translation>%1至少領先兩種棋子：直接獲勝。</translation>
    </message>
    <message>
        <source>Only you have most of a kind: that wins.</source>
        <translation>只有你領先一種棋子：你贏了。</translation>
    </message>
    <message>
        <source>Only %1 has most of a kind: that wins.</source>
        <translation>只有%1領先一種棋子：%1獲勝。</translation>
    </message>
    <message>
        <source>Neither of you has most of more kinds, so the other figures were counted.</source>
        <translation>你們領先的種類一樣多，所以比其他的棋子。</translation>
    </message>
    <message>
        <source>It was closest here: %1, %2 for you and %3 for %4.</source>
        <translation>差距最小的是%1：你有 %2 個，%4有 %3 個。</translation>
    </message>
    <message>
        <source>Get rid of all your cards. One player, the landlord, is alone against the other two, the peasants, and whoever is out of cards first wins for their side.</source>
        <translation>要先出完手上的牌。地主獨自對抗另外兩個農民，誰最先出完，誰那一方就贏。</translation>
    </message>
    <message>
        <source>Jokers, twos and bombs, four cards of a rank, are what a landlord needs: with such a hand, bid high.</source>
        <translation>當地主要靠王、2 和炸彈（四張點數相同的牌）：有這樣的牌，就叫高一點。</translation>
    </message>
    <message>
        <source>Click cards to raise them, or press Find a play. Low cards first: they win nothing later.</source>
        <translation>點牌選取，或按「找一手牌」。先出小牌：以後它們什麼也贏不到。</translation>
    </message>
    <message>
        <source>These are your tiles. The picture says for which kind of figure a tile counts, the number how much it counts. The swords are a samurai, who counts for all three kinds.</source>
        <translation>這些是你的板塊。圖案表示對哪種棋子起作用，數字表示影響力多大。刀劍是武士，對三種棋子都起作用。</translation>
    </message>
    <message>
        <source>Point at a tile to read what it does.</source>
        <translation>指著板塊，就能看到它的作用。</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Beginner</source>
        <translation>入門</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>簡單</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>較難</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>專家</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>冠軍</translation>
    </message>
    <message>
        <source>Sees your hand</source>
        <translation>看穿手牌</translation>
    </message>
    <message>
        <source>Sees everything</source>
        <translation>看穿一切</translation>
    </message>
</context>
<context>
    <name>MatchDealRow</name>
    <message>
        <source>%1: %2</source>
        <comment>player and accuracy</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>牌局 %1</translation>
    </message>
    <message>
        <source>Accuracy: %1</source>
        <translation>準確度：%1</translation>
    </message>
    <message>
        <source>Not looked at yet</source>
        <translation>尚未分析</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>對局 %1</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>There is nothing to add up</source>
        <translation>沒有可合計的結果</translation>
    </message>
    <message>
        <source>Expected %1 players, not %2</source>
        <translation>此處應有 %1 名玩家，而不是 %2 名</translation>
    </message>
    <message>
        <source>Expected %1 totals, not %2</source>
        <translation>此處應有 %1 個總分，而不是 %2 個</translation>
    </message>
    <message>
        <source>Only two sides can be exchanged, not %1</source>
        <translation>只有兩方可以互換，而不是 %1 方</translation>
    </message>
    <message>
        <source>This is a part of a different match from the first</source>
        <translation>這一部分與第一部分不屬於同一場比賽</translation>
    </message>
    <message>
        <source>Part %1 appears twice</source>
        <translation>第 %1 部分出現了兩次</translation>
    </message>
    <message>
        <source>Networks do not learn this game yet</source>
        <translation>神經網路還不能學這個遊戲</translation>
    </message>
    <message>
        <source>Only two sides can be tested, not %1</source>
        <translation>只能檢定兩方，而不是 %1 方</translation>
    </message>
    <message>
        <source>A match that is tested has no parts</source>
        <translation>要檢定的比賽不能分成幾部分</translation>
    </message>
    <message>
        <source>Sides of different sizes need --duplicate to be tested</source>
        <translation>兩方人數不同時，要加上 --duplicate 才能檢定</translation>
    </message>
    <message>
        <source>This is the report of another match</source>
        <translation>這是另一場比賽的報告</translation>
    </message>
    <message>
        <source>&quot;%1&quot; should be one of: %2</source>
        <translation>「%1」應為下列之一：%2</translation>
    </message>
    <message>
        <source>Expected one number from %1 to %2</source>
        <translation>此處應為 %1 到 %2 之間的一個數字</translation>
    </message>
    <message>
        <source>This must be more than elo0</source>
        <translation>這必須大於 elo0</translation>
    </message>
    <message>
        <source>These counts contradict each other</source>
        <translation>這些計數互相矛盾</translation>
    </message>
    <message>
        <source>There is no part &quot;%1&quot;</source>
        <translation>沒有「%1」這一部分</translation>
    </message>
    <message>
        <source>%1 is there twice</source>
        <translation>%1 出現了兩次</translation>
    </message>
</context>
<context>
    <name>MeetingRow</name>
    <message>
        <source>%1 % (%2 to %3) of %4 games</source>
        <translation>%4 局中得 %1%（%2 至 %3）</translation>
    </message>
    <message>
        <source>%1 is stronger by %2 Elo rather than by %3.</source>
        <translation>%1 強 %2 Elo，而不是 %3。</translation>
    </message>
    <message>
        <source>%1 is not stronger by %2 Elo.</source>
        <translation>%1 並沒有強到 %2 Elo。</translation>
    </message>
    <message>
        <source>The games were not enough to tell.</source>
        <translation>局數不足，無法判定。</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>at work</source>
        <translation>進行中</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暫停</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 對 %2</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>對局</translation>
    </message>
    <message>
        <source>Number of a game</source>
        <translation>對局編號</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>觀戰</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>檢討</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>牌局</translation>
    </message>
    <message>
        <source>Number of a deal of the game</source>
        <translation>對局裡的牌局編號</translation>
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
        <source>&quot;%1&quot; is neither cards nor a pass</source>
        <translation>「%1」既不是牌，也不是 pass</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must list each card once, in ascending order</source>
        <translation>「%1」必須由小到大排列，每張牌只列一次</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a French card</source>
        <translation>「%1」不是撲克牌裡的牌</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an Italian card</source>
        <translation>「%1」不是義大利紙牌裡的牌</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a bid nor cards nor a pass</source>
        <translation>「%1」不是叫分，不是牌，也不是 pass</translation>
    </message>
    <message>
        <source>%1 is not a legal move here</source>
        <translation>此時不允許 %1</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A combination and its cards</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>Networks</name>
    <message>
        <source>Expected %1 numbers, not %2</source>
        <translation>此處應有 %1 個數字，而不是 %2 個</translation>
    </message>
    <message>
        <source>It is larger than what it looks at</source>
        <translation>它比所看的範圍還大</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of: %2</source>
        <translation>「%1」不在可選範圍內：%2</translation>
    </message>
    <message>
        <source>The layer is too large</source>
        <translation>這一層太大</translation>
    </message>
    <message>
        <source>This is not a file of a network&apos;s weights</source>
        <translation>這不是神經網路的權重檔案</translation>
    </message>
    <message>
        <source>The file ends too early</source>
        <translation>檔案不完整，提前結束了</translation>
    </message>
    <message>
        <source>There must be %1 to %2 layers</source>
        <translation>層數必須在 %1 到 %2 之間</translation>
    </message>
    <message>
        <source>The layers need %1 bytes of weights, not %2</source>
        <translation>各層需要 %1 位元組的權重，而不是 %2 位元組</translation>
    </message>
    <message>
        <source>The weights are damaged</source>
        <translation>權重已損毀</translation>
    </message>
    <message>
        <source>Weight %1 is not a number</source>
        <translation>第 %1 個權重不是數字</translation>
    </message>
    <message>
        <source>This network does not fit &quot;%1&quot;</source>
        <translation>這個神經網路與「%1」不符</translation>
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
        <source>Deal</source>
        <translation>發牌</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Deal after deal</source>
        <translation>一局接一局</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <comment>length of a match</comment>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To %n point(s)</source>
        <comment>length of a match</comment>
        <translation>
            <numerusform>打到 %n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>Match</source>
        <translation>賽制</translation>
    </message>
    <message>
        <source>From a file...</source>
        <translation>從檔案選擇…</translation>
    </message>
    <message>
        <source>Change portrait of %1</source>
        <translation>更換%1的頭像</translation>
    </message>
    <message>
        <source>Game after game</source>
        <translation>一局接一局</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <comment>length of a match</comment>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>New to %1?</source>
        <translation>第一次玩%1？</translation>
    </message>
    <message>
        <source>Play a first game in which every step is explained. It is under How to play later, too.</source>
        <translation>先玩一局教學局，每一步都有講解。以後在「玩法」裡也找得到。</translation>
    </message>
    <message>
        <source>Explain it to me</source>
        <translation>講解給我聽</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>誰先開始</translation>
    </message>
    <message>
        <source>Rules and setup</source>
        <translation>規則與開局</translation>
    </message>
    <message>
        <source>Game number</source>
        <translation>對局編號</translation>
    </message>
    <message>
        <source>The same number sets the game up in the same way again: to play it once more or to share it.</source>
        <translation>編號相同，開局就相同：可以重玩一局，也可以與人分享。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>This game has no such option; it has: %1</source>
        <translation>這個遊戲沒有此選項；可用的有：%1</translation>
    </message>
    <message>
        <source>%1 is possible only with %2 = %3</source>
        <translation>只有 %2 = %3 時才能選 %1</translation>
    </message>
    <message>
        <source>This option has no value %1; it can be: %2</source>
        <translation>此選項不能是 %1；可用的值：%2</translation>
    </message>
</context>
<context>
    <name>OwnPlay</name>
    <message>
        <source>%1 in 100</source>
        <translation>%1%</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n time(s), %2 each</source>
        <extracomment>what is done wrong, how often, and what it costs: &quot;You trump in too early: 9 times, 4 in 100 each&quot;</extracomment>
        <translation>
            <numerusform>%1：%n 次，每次損失 %2</numerusform>
        </translation>
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
    <name>PaperExperimentView</name>
    <message>
        <source>Games of each part</source>
        <translation>每部分的局數</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>種子</translation>
    </message>
    <message>
        <source>The same seed gives the same deals, and the same result.</source>
        <translation>種子相同，牌局就相同，結果也相同。</translation>
    </message>
    <message>
        <source>Run it again</source>
        <translation>再執行一次</translation>
    </message>
</context>
<context>
    <name>PaperFigures</name>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>a figure and its interval</comment>
        <translation>%1（%2 至 %3）</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>不同</translation>
    </message>
    <message>
        <source>cannot tell</source>
        <translation>無法判定</translation>
    </message>
    <message>
        <source>ours, with its 95 % interval</source>
        <translation>我們的數值，附 95% 信賴區間</translation>
    </message>
    <message>
        <source>published</source>
        <translation>論文的數值</translation>
    </message>
    <message>
        <source>ours %1</source>
        <translation>我們 %1</translation>
    </message>
    <message>
        <source>published %1</source>
        <translation>論文 %1</translation>
    </message>
</context>
<context>
    <name>PaperFindings</name>
    <message>
        <source>Ours beside the published figures</source>
        <translation>我們的數值與論文對照</translation>
    </message>
    <message>
        <source>As published</source>
        <translation>依論文</translation>
    </message>
</context>
<context>
    <name>PaperRunView</name>
    <message>
        <source>All experiments</source>
        <translation>所有實驗</translation>
    </message>
    <message>
        <source>%1 of %2 published figures are the same, %3 differ, for %4 there are not enough games to tell.</source>
        <translation>論文的 %2 個數值中，%1 個相同，%3 個不同，%4 個因局數不足而無法判定。</translation>
    </message>
    <message>
        <source>the whole paper</source>
        <translation>整篇論文</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>儲存為 CSV</translation>
    </message>
    <message>
        <source>Save as JSON</source>
        <translation>儲存為 JSON</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>Tables and figures of the paper</source>
        <translation>論文的圖表</translation>
    </message>
</context>
<context>
    <name>Parameters</name>
    <message>
        <source>Deals that agree with what was seen, imagined for each decision</source>
        <translation>每次決策設想多少個符合所見情況的牌局</translation>
    </message>
    <message>
        <source>Rounds of looking, each at the better half of the moves</source>
        <translation>搜尋的輪數，每輪只看較好的一半走法</translation>
    </message>
    <message>
        <source>Whether deals that explain the others&apos; moves count for more</source>
        <translation>能解釋別人走法的牌局，權重是否較高</translation>
    </message>
    <message>
        <source>Deals with at most so many cards left are solved, not played out</source>
        <translation>剩牌不超過這個張數的牌局直接求解，不再推演</translation>
    </message>
    <message>
        <source>Weight of what the quick rules think of a move, in thousandths</source>
        <translation>快速規則對走法的評價占多少權重，以千分之一計</translation>
    </message>
    <message>
        <source>How often it overlooks a move, in 100</source>
        <translation>每 100 次漏看幾次走法</translation>
    </message>
    <message>
        <source>How imagined deals are played out: by quick rules or at random</source>
        <translation>設想的牌局如何推演到底：依快速規則，或隨機</translation>
    </message>
    <message>
        <source>Turns of an imagined deal that are played out</source>
        <translation>設想的牌局裡推演多少回合</translation>
    </message>
    <message>
        <source>How much a win is worth, in cards or figures</source>
        <translation>贏一局值多少，以牌或棋子計</translation>
    </message>
    <message>
        <source>Whether it plays sure wins without looking further</source>
        <translation>有必勝的走法時，是否直接走，不再往後看</translation>
    </message>
    <message>
        <source>Most plays it looks at, besides a pass</source>
        <translation>最多看幾種出法，不含 Pass</translation>
    </message>
    <message>
        <source>Turns of an imagined deal that are played with more thought</source>
        <translation>設想的牌局裡有多少回合想得較仔細</translation>
    </message>
    <message>
        <source>How it chooses its tiles and places the figures</source>
        <translation>如何選板塊、擺放棋子</translation>
    </message>
    <message>
        <source>Most steps or turns it looks at in a position</source>
        <translation>一個局面最多看幾步或幾個回合</translation>
    </message>
    <message>
        <source>Walks through all its trees together</source>
        <translation>所有搜尋樹合計的走訪次數</translation>
    </message>
    <message>
        <source>Trees that vote on the move</source>
        <translation>投票決定走法的搜尋樹數目</translation>
    </message>
    <message>
        <source>How much it tries what it knows little of: the constant of UCB1, in hundredths</source>
        <translation>多常嘗試所知不多的走法：UCB1 的常數，以百分之一計</translation>
    </message>
    <message>
        <source>Memory for all its trees</source>
        <translation>所有搜尋樹合用的記憶體</translation>
    </message>
    <message>
        <source>One tree for all players, or one for each</source>
        <translation>所有玩家共用一棵樹，或每人一棵</translation>
    </message>
    <message>
        <source>Samples of the cards or tiles it does not see</source>
        <translation>對看不到的牌或板塊取多少樣本</translation>
    </message>
    <message>
        <source>How far its tree looks ahead, in moves or turns</source>
        <translation>搜尋樹往後看多遠，以步數或回合計</translation>
    </message>
    <message>
        <source>Cards it knows of each opponent&apos;s hand; above 0 it cheats</source>
        <translation>知道每個對手手上幾張牌；大於 0 就是作弊</translation>
    </message>
    <message>
        <source>Whether each sample has a vote, or the mean decides</source>
        <translation>每個樣本各投一票，或由平均值決定</translation>
    </message>
    <message>
        <source>Alpha-beta; without it every line is searched, for the same values</source>
        <translation>Alpha-beta 剪枝；不用時搜尋每條路線，值相同</translation>
    </message>
    <message>
        <source>Which of several equally good moves it takes</source>
        <translation>幾種走法同樣好時選哪一種</translation>
    </message>
    <message>
        <source>Who leads next in its tree: the winner of the trick, or each in turn</source>
        <translation>搜尋樹裡下一墩由誰領出：吃墩的人，或依序輪流</translation>
    </message>
    <message>
        <source>Whether a sampled hand may hold a card twice, as in the paper&apos;s program</source>
        <translation>取樣的手牌能否有重複的牌，如論文的程式</translation>
    </message>
    <message>
        <source>Whether sampled hands have as many cards as the opponent, or always three</source>
        <translation>取樣的手牌張數與對手相同，或固定三張</translation>
    </message>
    <message>
        <source>Which cards it knows when it peeks: the first ones, or others in each sample</source>
        <translation>偷看時知道哪些牌：前面幾張，或每個樣本各不相同</translation>
    </message>
    <message>
        <source>Weights of its evaluation: the thesis&apos; or ours</source>
        <translation>評估函數的權重：論文的，或我們的</translation>
    </message>
    <message>
        <source>What its table has learned from: the paper&apos;s deck, or games by the rules</source>
        <translation>查的表從哪裡學來：論文的那副牌，或依規則的牌局</translation>
    </message>
    <message>
        <source>What it plays where its table knows nothing</source>
        <translation>表裡查不到時出什麼</translation>
    </message>
    <message>
        <source>Activation function of its network</source>
        <translation>神經網路的激勵函數</translation>
    </message>
    <message>
        <source>Units in the hidden layer of its network</source>
        <translation>神經網路隱藏層的神經元數</translation>
    </message>
    <message>
        <source>Which trumps its network sees marked: all, those not played, or the card turned up</source>
        <translation>神經網路看到哪些王牌的標記：全部、還沒出的，或翻開的那張</translation>
    </message>
    <message>
        <source>Whom it asks when its network wants a card that is not in the hand</source>
        <translation>神經網路想出的牌不在手上時，改問誰</translation>
    </message>
    <message>
        <source>Whether it goes by the order of its rules, or of the cards in the hand</source>
        <translation>依規則的順序，或依手牌的順序</translation>
    </message>
    <message>
        <source>Whether it uses the second rule, which the paper&apos;s program never reaches</source>
        <translation>是否使用論文的程式從未執行到的第二條規則</translation>
    </message>
    <message>
        <source>Positions for each card that it may look at</source>
        <translation>每張牌最多可看多少個局面</translation>
    </message>
    <message>
        <source>Whether it passes only when it has to, or draws a pass like any other move</source>
        <translation>只在不得已時 Pass，或把 Pass 與其他走法一起隨機抽選</translation>
    </message>
    <message>
        <source>What it leads: what is beaten least often, the lowest card, the most or the fewest cards</source>
        <translation>先出時出什麼：最少被壓過的、最小的、張數最多或最少的</translation>
    </message>
    <message>
        <source>Whether it breaks up a pair to answer a single card</source>
        <translation>是否拆對子來壓單張</translation>
    </message>
    <message>
        <source>Whether it breaks up five cards to answer a single card although it has a pair</source>
        <translation>有對子時，是否仍拆五張牌型來壓單張</translation>
    </message>
    <message>
        <source>Whether plays in its lists may share cards</source>
        <translation>清單裡的各手牌能否共用同一張牌</translation>
    </message>
    <message>
        <source>When it uses its winning strategy: only when it leads, or always</source>
        <translation>何時用必勝策略：只在先出時，或隨時</translation>
    </message>
    <message>
        <source>What it answers while an opponent has one card: its lowest or its highest card</source>
        <translation>對手剩一張時出什麼來應對：最小或最大的牌</translation>
    </message>
    <message>
        <source>How it values what is left: by the highest card, or by the sum of all cards</source>
        <translation>如何估計剩下的牌：看最大的牌，或看所有牌的總和</translation>
    </message>
    <message>
        <source>Among how many outputs of the network a play must be to replace a pass</source>
        <translation>出法要在網路輸出的前幾名，才能取代 Pass</translation>
    </message>
    <message>
        <source>How much likelier a pass may be than a play that replaces it, in hundredths</source>
        <translation>Pass 的可能性最多可比取代它的出法高多少，以百分之一計</translation>
    </message>
    <message>
        <source>Which kickers it takes: by the value of what is left, or the lowest</source>
        <translation>帶哪些牌：依剩下的牌的價值，或帶最小的</translation>
    </message>
    <message>
        <source>From what share of the strength left it plays high, in 100</source>
        <translation>達到剩餘牌力的多少時出大牌，以百分比計</translation>
    </message>
    <message>
        <source>From what chance a trick counts as won, in 100</source>
        <translation>機率達到多少時視為贏下這墩，以百分比計</translation>
    </message>
    <message>
        <source>From what chance the last player is thought to beat the partner, in 100</source>
        <translation>機率達到多少時，認為最後出牌的人會壓過搭檔，以百分比計</translation>
    </message>
    <message>
        <source>What it plays when the partner is losing: a card that wins, or always a high one</source>
        <translation>搭檔落後時出什麼：贏得了的牌，或一律出大牌</translation>
    </message>
    <message>
        <source>Which card it leads: its best, or its highest</source>
        <translation>領出哪張牌：最好的，或最大的</translation>
    </message>
    <message>
        <source>With which card it wins: the lowest or the highest that does</source>
        <translation>用哪張牌贏：贏得了的牌裡最小或最大的</translation>
    </message>
    <message>
        <source>Values of the cards: the thesis&apos; figure, or learned</source>
        <translation>牌的價值：論文的數值，或學來的</translation>
    </message>
    <message>
        <source>Below what share of the strength left it plays low, in 100</source>
        <translation>低於剩餘牌力的多少時出小牌，以百分比計</translation>
    </message>
    <message>
        <source>The round from which it plays fast tiles; of the heuristics in hundredths</source>
        <translation>從第幾輪起放快速板塊；啟發式策略以百分之一計</translation>
    </message>
    <message>
        <source>How much of the influence it has already counts again, in hundredths</source>
        <translation>已有的影響力再計入多少，以百分之一計</translation>
    </message>
    <message>
        <source>What a kind of figure loses in value once somebody has its majority, in hundredths</source>
        <translation>一種棋子已有人過半後，價值減多少，以百分之一計</translation>
    </message>
    <message>
        <source>How influence on a figure counts: by how close it is, or as printed</source>
        <translation>對棋子的影響力如何計算：看差距多小，或照論文所印</translation>
    </message>
    <message>
        <source>Worth of a figure, in hundredths</source>
        <translation>一個棋子的價值，以百分之一計</translation>
    </message>
    <message>
        <source>Whether the score adds up kinds of figures, or figures</source>
        <translation>分數加總的是棋子種類，或棋子個數</translation>
    </message>
    <message>
        <source>Whether fast tiles stay in the hand, or only come last as printed</source>
        <translation>快速板塊留在手上，或照論文所印只排在最後</translation>
    </message>
    <message>
        <source>How much of a turn it weighs at a time</source>
        <translation>一次權衡一個回合的多少</translation>
    </message>
    <message>
        <source>Weight of influence, in hundredths</source>
        <translation>影響力的權重，以百分之一計</translation>
    </message>
    <message>
        <source>Weight of keeping fast tiles, in hundredths</source>
        <translation>保留快速板塊的權重，以百分之一計</translation>
    </message>
    <message>
        <source>Weight of the figures that would be captured, in hundredths</source>
        <translation>將奪得的棋子的權重，以百分之一計</translation>
    </message>
    <message>
        <source>Worth of keeping a tile of one kind, in hundredths</source>
        <translation>保留只對一種棋子起作用的板塊的價值，以百分之一計</translation>
    </message>
    <message>
        <source>Worth of keeping a samurai, in hundredths</source>
        <translation>保留武士的價值，以百分之一計</translation>
    </message>
    <message>
        <source>Worth of keeping a ship, in hundredths</source>
        <translation>保留船的價值，以百分之一計</translation>
    </message>
    <message>
        <source>Worth of keeping a ronin, in hundredths</source>
        <translation>保留浪人的價值，以百分之一計</translation>
    </message>
    <message>
        <source>How bold it is: above 0 it dares more, below 0 it holds back</source>
        <translation>風格：大於0更大膽，小於0更保守</translation>
    </message>
    <message>
        <source>A file with what was learned, in place of the program&apos;s own</source>
        <translation>存有所學內容的檔案，取代程式內建的</translation>
    </message>
    <message>
        <source>How much of a move&apos;s value its network tells, in 100; imagined deals tell the rest</source>
        <translation>走法價值中神經網路的評估占多少，以百分之一計；其餘由設想的牌局得出</translation>
    </message>
    <message>
        <source>How near to what its network expects of a position it tells values, in 100</source>
        <translation>所說的數值有多接近它的網路對局面的期望，以百分之一計</translation>
    </message>
</context>
<context>
    <name>PlayStatistics</name>
    <message>
        <source>Your play</source>
        <translation>你的表現</translation>
    </message>
    <message>
        <source>Nothing yet: review a game that you have finished, and your decisions are rated here.</source>
        <translation>還沒有紀錄：打完一局後檢討，你的決策就會在這裡評分。</translation>
    </message>
    <message>
        <source>accuracy, of 100</source>
        <translation>準確度（滿分 100）</translation>
    </message>
    <message>
        <source>mean cost of a decision</source>
        <translation>每次決策的平均損失</translation>
    </message>
    <message>
        <source>decisions rated</source>
        <translation>已評分的決策</translation>
    </message>
    <message>
        <source>deals reviewed</source>
        <translation>已檢討的局數</translation>
    </message>
    <message>
        <source>Accuracy over time</source>
        <translation>準確度走勢</translation>
    </message>
    <message>
        <source>Mean cost over time</source>
        <translation>平均損失走勢</translation>
    </message>
    <message>
        <source>What costs you most</source>
        <translation>損失最大的地方</translation>
    </message>
    <message>
        <source>No mistake of yours has become a habit.</source>
        <translation>你沒有哪種失誤變成習慣。</translation>
    </message>
    <message>
        <source>Show: %1, %2</source>
        <comment>a mistake: when, and what it cost</comment>
        <translation>查看：%1，%2</translation>
    </message>
    <message>
        <source>By kind of decision</source>
        <translation>依決策類型</translation>
    </message>
    <message>
        <source>accuracy %1</source>
        <translation>準確度 %1</translation>
    </message>
    <message>
        <source>%1 each</source>
        <translation>每次損失 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n 次決策</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n 次失誤</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as table...</source>
        <translation>儲存為表格…</translation>
    </message>
    <message>
        <source>Mean cost over time, in 100 games</source>
        <translation>平均損失走勢（每 100 局）</translation>
    </message>
    <message>
        <source>Mean cost over time, in points</source>
        <translation>平均損失走勢（分）</translation>
    </message>
</context>
<context>
    <name>PlayerLabel</name>
    <message>
        <source>%1 (%2 in the paper)</source>
        <comment>a player and the paper&apos;s word for its level</comment>
        <translation>%1（論文中為%2）</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a player and its level</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a level and its player</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>真人</translation>
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
        <source>There is no player &quot;%1&quot;; there are: %2</source>
        <translation>沒有玩家「%1」；現有：%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; should read name=value</source>
        <translation>「%1」應寫成 name=value 的形式</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a whole number from %2 to %3</source>
        <translation>「%1」不是 %2 到 %3 之間的整數</translation>
    </message>
    <message>
        <source>This is given twice</source>
        <translation>這一項給了兩次</translation>
    </message>
    <message>
        <source>&quot;%1&quot; needs %2</source>
        <translation>「%1」需要搭配 %2</translation>
    </message>
    <message>
        <source>A command is missing here</source>
        <translation>此處缺少命令</translation>
    </message>
    <message>
        <source>The path of this file must not have a &quot;;&quot;</source>
        <translation>這個檔案的路徑不能有「;」</translation>
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
    <name>PlotFiles</name>
    <message>
        <source>Save the plot as %1</source>
        <translation>將圖表儲存為 %1</translation>
    </message>
</context>
<context>
    <name>PlotView</name>
    <message>
        <source>Save the plot</source>
        <translation>儲存圖表</translation>
    </message>
    <message>
        <source>Save the plot as %1</source>
        <translation>將圖表儲存為 %1</translation>
    </message>
    <message>
        <source>Arrow keys go from point to point.</source>
        <translation>用方向鍵逐點移動。</translation>
    </message>
    <message>
        <source>Which plot</source>
        <translation>哪個圖表</translation>
    </message>
    <message>
        <source>Plot: %1</source>
        <translation>圖表：%1</translation>
    </message>
</context>
<context>
    <name>PositionTab</name>
    <message>
        <source>Lay out a deal, or paste a position or a saved game as text. At the table you make the moves for everybody, and any players tell what they would do.</source>
        <translation>擺一局牌，或貼上局面或存檔的文字。到牌桌上由你替所有人走，也可以問任何玩家會怎麼走。</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>到牌桌</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>重新發牌</translation>
    </message>
    <message>
        <source>Set up again</source>
        <translation>重新擺設</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼上</translation>
    </message>
    <message>
        <source>Lays out the position that was copied (Ctrl+V)</source>
        <translation>擺出已複製的局面 (Ctrl+V)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>複製</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %n move(s) of the position can still be played.</source>
        <translation>
            <numerusform>這個局面只有前 %n 步還能走。</numerusform>
        </translation>
    </message>
    <message>
        <source>Players</source>
        <translation>人數</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>玩家 %1</translation>
    </message>
    <message>
        <source>Choose cards, then put them where they belong: others make room, and those that you put somewhere stay there.</source>
        <translation>先選牌，再放到該放的地方：其他牌會讓位，你放好的牌不會再動。</translation>
    </message>
    <message>
        <source>Choose tiles, then put them where they belong: others make room, and those that you put somewhere stay there.</source>
        <translation>先選板塊，再放到該放的地方：其他板塊會讓位，你放好的板塊不會再動。</translation>
    </message>
    <message>
        <source>Put here</source>
        <translation>放這裡</translation>
    </message>
    <message>
        <source>Put here: %1</source>
        <translation>放這裡：%1</translation>
    </message>
    <message>
        <source>Change places</source>
        <translation>互換位置</translation>
    </message>
</context>
<context>
    <name>PreviewPanel</name>
    <message>
        <source>If you play here: %1</source>
        <translation>放在這裡：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a town, and who leads there</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>The deal number must be a whole number.</source>
        <translation>牌局編號必須是整數。</translation>
    </message>
    <message>
        <source>Parlour is already running, and only a new program can do this: add --new-instance</source>
        <translation>Parlour 已在執行，而這只有新啟動的程式才做得到：請加上 --new-instance</translation>
    </message>
    <message>
        <source>This is too long to be a position.</source>
        <translation>這段文字太長，不會是局面。</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>This keeps your %1 together.</source>
        <translation>這樣你的%1就不用拆。</translation>
    </message>
    <message>
        <source>You keep your %1, which nobody can beat.</source>
        <translation>沒人壓得過的%1還在你手上。</translation>
    </message>
    <message>
        <source>What is left goes out in one play.</source>
        <translation>剩下的正好一手。</translation>
    </message>
    <message>
        <source>What is left goes out in %1 plays.</source>
        <translation>剩下的 %1 手就出完。</translation>
    </message>
    <message>
        <source>Only one card still out can beat it.</source>
        <translation>外面只有一張牌壓得過。</translation>
    </message>
    <message>
        <source>Only %1 cards still out can beat it.</source>
        <translation>外面只有 %1 張牌壓得過。</translation>
    </message>
    <message>
        <source>Once your %1 is gone, nothing else you hold is sure to win the lead.</source>
        <translation>%1一出，你手上就沒有穩拿牌權的牌了。</translation>
    </message>
    <message>
        <source>You keep your %1 for later.</source>
        <translation>你的%1還能留到以後。</translation>
    </message>
    <message>
        <source>You keep your %1, a trump, for later.</source>
        <translation>你的王牌%1還能留到以後。</translation>
    </message>
    <message>
        <source>You keep your %1, the highest of its suit left.</source>
        <translation>你留著%1，這門花色剩下的就數它最大。</translation>
    </message>
    <message>
        <source>You keep your %1, the highest trump left.</source>
        <translation>你留著%1，剩下的王牌就數它最大。</translation>
    </message>
    <message>
        <source>If the %1 is taken, it costs you only one point.</source>
        <translation>%1就算被吃掉，也只丟一分。</translation>
    </message>
    <message>
        <source>If the %1 is taken, it costs you only %2 points.</source>
        <translation>%1就算被吃掉，也只丟 %2 分。</translation>
    </message>
    <message>
        <source>Play the %1 and keep your %2 together.</source>
        <translation>出%1，你的%2就不用拆。</translation>
    </message>
    <message>
        <source>If you are beaten, your %1 wins the lead back, and then you play the rest and win.</source>
        <translation>就算被壓，你的%1也能搶回牌權，接著把剩下的出完，你就贏了。</translation>
    </message>
    <message>
        <source>If you are beaten, your %1 wins the lead back.</source>
        <translation>就算被壓，你的%1也能搶回牌權。</translation>
    </message>
    <message>
        <source>If you are beaten, your %1 should win the lead back.</source>
        <translation>就算被壓，你的%1應該也能搶回牌權。</translation>
    </message>
    <message>
        <source>This spends your %1, which nobody can beat.</source>
        <translation>這樣就用掉你手上沒人壓得過的%1。</translation>
    </message>
    <message>
        <source>This is easier to beat.</source>
        <translation>這樣更容易被壓。</translation>
    </message>
    <message>
        <source>After this you still need %1 plays to go out.</source>
        <translation>這樣你還要 %1 手才出得完。</translation>
    </message>
    <message>
        <source>This gets rid of only one card.</source>
        <translation>這樣只走掉一張牌。</translation>
    </message>
    <message>
        <source>This gets rid of only %1 cards.</source>
        <translation>這樣只走掉 %1 張牌。</translation>
    </message>
    <message>
        <source>Your %1 stays behind, and it is hard to get rid of.</source>
        <translation>這樣你的%1會留在手上，很難走掉。</translation>
    </message>
    <message>
        <source>Your %1 stay behind, and they are hard to get rid of.</source>
        <translation>這樣你的%1會留在手上，很難走掉。</translation>
    </message>
    <message>
        <source>%1 has only one card left and may go out on it.</source>
        <translation>%1只剩一張，說不定就這樣出完了。</translation>
    </message>
    <message>
        <source>%1 has only %2 cards left and may go out on it.</source>
        <translation>%1只剩 %2 張，說不定就這樣出完了。</translation>
    </message>
    <message>
        <source>This leaves the lead to %1, who has only one card left.</source>
        <translation>這樣牌權就讓給%1了，那邊只剩一張。</translation>
    </message>
    <message>
        <source>This leaves the lead to %1, who has only %2 cards left.</source>
        <translation>這樣牌權就讓給%1了，那邊只剩 %2 張。</translation>
    </message>
    <message>
        <source>This may leave the lead to %1, who has only one card left.</source>
        <translation>這樣牌權可能就讓給%1了，那邊只剩一張。</translation>
    </message>
    <message>
        <source>This may leave the lead to %1, who has only %2 cards left.</source>
        <translation>這樣牌權可能就讓給%1了，那邊只剩 %2 張。</translation>
    </message>
    <message>
        <source>This leaves the lead to %1.</source>
        <translation>這樣牌權就讓給%1了。</translation>
    </message>
    <message>
        <source>This may leave the lead to %1.</source>
        <translation>這樣牌權可能就讓給%1了。</translation>
    </message>
    <message>
        <source>This is higher than it needs to be.</source>
        <translation>用不著出這麼大的牌。</translation>
    </message>
    <message>
        <source>Only a bomb can beat this play.</source>
        <translation>這手只有炸彈壓得過。</translation>
    </message>
    <message>
        <source>Only the rocket can beat this play.</source>
        <translation>這手只有火箭壓得過。</translation>
    </message>
    <message>
        <source>Only a bomb or the rocket can beat this play.</source>
        <translation>這手只有炸彈或火箭壓得過。</translation>
    </message>
    <message>
        <source>Your sequence from %1 to %2 stays whole.</source>
        <translation>你 %1 到 %2 的順子不用拆。</translation>
    </message>
    <message>
        <source>This breaks up your %1.</source>
        <translation>這樣就拆了你的%1。</translation>
    </message>
</context>
<context>
    <name>Remark</name>
    <message>
        <source>So close!</source>
        <translation>就差那麼一點！</translation>
    </message>
    <message>
        <source>By a hair!</source>
        <translation>只差一點點！</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>打得好！</translation>
    </message>
    <message>
        <source>Nicely done.</source>
        <translation>打得真漂亮。</translation>
    </message>
    <message>
        <source>Fortune favours the bold.</source>
        <translation>敢拚的人有好運。</translation>
    </message>
    <message>
        <source>It was worth the risk.</source>
        <translation>這個險冒得值得。</translation>
    </message>
    <message>
        <source>Patience pays.</source>
        <translation>耐心等，總有回報。</translation>
    </message>
    <message>
        <source>I was in no hurry.</source>
        <translation>我可一點都不急。</translation>
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
        <source>Leave</source>
        <translation>離開</translation>
    </message>
    <message>
        <source>Deal %1 of %2</source>
        <translation>第 %1/%2 局</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>再賽一場</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>下一局</translation>
    </message>
    <message>
        <source>Deal %1 of a match to %2 points</source>
        <translation>第 %1 局，打到 %2 分為止</translation>
    </message>
    <message>
        <source>Deal %1 with these players</source>
        <translation>同桌第 %1 局</translation>
    </message>
    <message>
        <source>View the table</source>
        <translation>查看牌桌</translation>
    </message>
    <message>
        <source>Game %1 of %2</source>
        <translation>第 %1/%2 局</translation>
    </message>
    <message>
        <source>Game %1 with these players</source>
        <translation>同桌第 %1 局</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>下一局</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>再來一局</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>檢討</translation>
    </message>
    <message>
        <source>Same setup again</source>
        <translation>重玩本局</translation>
    </message>
</context>
<context>
    <name>ResultsPlot</name>
    <message>
        <source>%1 won, %2 drawn, %3 lost</source>
        <translation>%1 勝 %2 平 %3 敗</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>two days</comment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>when, and how games went then</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Games over time</source>
        <translation>歷來戰績</translation>
    </message>
    <message>
        <source>won</source>
        <translation>勝</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>敗</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>不錯</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>輕微失誤</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>失誤</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>嚴重失誤</translation>
    </message>
    <message>
        <source>Forced</source>
        <translation>唯一走法</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>檢討</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>牌局 %1</translation>
    </message>
    <message>
        <source>%1 in 100</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>準確度</translation>
    </message>
    <message>
        <source>Cost of a decision</source>
        <translation>每次決策的損失</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>運氣</translation>
    </message>
    <message>
        <source>Own decisions</source>
        <translation>自己的決策</translation>
    </message>
    <message>
        <source>Decisions of others</source>
        <translation>其他人的決策</translation>
    </message>
    <message>
        <source>What each player could expect</source>
        <translation>每位玩家的預期</translation>
    </message>
    <message>
        <source>Cost: about %1.</source>
        <translation>損失：約 %1。</translation>
    </message>
    <message>
        <source>Best: %1.</source>
        <translation>最佳：%1。</translation>
    </message>
    <message>
        <source>All deals</source>
        <translation>所有牌局</translation>
    </message>
    <message>
        <source>%1 played</source>
        <translation>%1出的牌</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>王牌</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>翻開的牌</translation>
    </message>
    <message>
        <source>Cards in hand: %1</source>
        <translation>手牌張數：%1</translation>
    </message>
    <message>
        <source>%1 holds</source>
        <translation>%1的手牌</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>棋盤</translation>
    </message>
</context>
<context>
    <name>ReviewFiles</name>
    <message>
        <source>The review was saved as %1.</source>
        <translation>檢討已儲存為 %1。</translation>
    </message>
    <message>
        <source>The review could not be saved. %1</source>
        <translation>無法儲存檢討。%1</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Looking...</source>
        <translation>分析中…</translation>
    </message>
    <message>
        <source>First look: %1 of %2</source>
        <translation>初步分析：%1/%2</translation>
    </message>
    <message>
        <source>Looking closer: %1 of %2</source>
        <translation>深入分析：%1/%2</translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <translation>
            <numerusform>大約還要 %n 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>Review</source>
        <translation>檢討</translation>
    </message>
    <message>
        <source>A first look</source>
        <translation>初步分析</translation>
    </message>
    <message>
        <source>Looked at closely</source>
        <translation>已深入分析</translation>
    </message>
    <message>
        <source>Looked at very closely</source>
        <translation>已徹底分析</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>決策</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>失誤</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>數據</translation>
    </message>
    <message>
        <source>Review so far</source>
        <translation>檢討目前的部分</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>Best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>不錯</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>輕微失誤</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>失誤</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>嚴重失誤</translation>
    </message>
    <message>
        <source>The only move</source>
        <translation>唯一走法</translation>
    </message>
    <message>
        <source>%1 in 100</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>Cost: about %1</source>
        <translation>損失：約 %1</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
</context>
<context>
    <name>RoundList</name>
    <message>
        <source>Rounds so far</source>
        <translation>打過的輪次</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>還沒有人出過牌。</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>How to play %1</source>
        <translation>%1的玩法</translation>
    </message>
    <message>
        <source>Play a first game with explanations</source>
        <translation>玩一局有講解的教學局</translation>
    </message>
    <message>
        <source>Lessons at the table, a minute each</source>
        <translation>桌上小課，每課一分鐘</translation>
    </message>
    <message>
        <source>You took this lesson</source>
        <translation>這一課你學過了</translation>
    </message>
</context>
<context>
    <name>RunBar</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>還剩 %n 秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>還剩 %n 分鐘</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) left</source>
        <translation>
            <numerusform>還剩 %n 小時</numerusform>
        </translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>Pausing</source>
        <translation>正在暫停</translation>
    </message>
    <message>
        <source>At work</source>
        <translation>進行中</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暫停</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暫停</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Really delete?</source>
        <translation>確定要刪除？</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>刪除</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1/%2 局</translation>
    </message>
    <message>
        <source>Something has failed. What was played is kept, and Go on tries again.</source>
        <translation>有地方出錯了。打過的都已保留，按「繼續」可再試一次。</translation>
    </message>
    <message>
        <source>At work without a window</source>
        <translation>背景進行中</translation>
    </message>
</context>
<context>
    <name>RunFiles</name>
    <message>
        <source>Save the results as a table</source>
        <translation>將結果儲存為表格</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>Save the results as data</source>
        <translation>將結果儲存為資料</translation>
    </message>
    <message>
        <source>Data (*.json)</source>
        <translation>資料 (*.json)</translation>
    </message>
    <message>
        <source>Save what it has learned</source>
        <translation>儲存它學到的東西</translation>
    </message>
    <message>
        <source>Learned tables (*.table)</source>
        <translation>學到的表 (*.table)</translation>
    </message>
    <message>
        <source>Networks (*.net)</source>
        <translation>神經網路 (*.net)</translation>
    </message>
</context>
<context>
    <name>RunLine</name>
    <message>
        <source>at work</source>
        <translation>進行中</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暫停</translation>
    </message>
</context>
<context>
    <name>Samurai</name>
    <message>
        <source>village</source>
        <translation>村莊</translation>
    </message>
    <message>
        <source>capital</source>
        <translation>都城</translation>
    </message>
    <message>
        <source>The figures of %1 are missing</source>
        <translation>缺少 %1 的棋子</translation>
    </message>
    <message>
        <source>%1 players play on the map &quot;%2&quot;</source>
        <translation>%1 人局用的是地圖「%2」</translation>
    </message>
    <message>
        <source>Buddha</source>
        <translation>佛像</translation>
    </message>
    <message>
        <source>helmet</source>
        <translation>頭盔</translation>
    </message>
    <message>
        <source>rice</source>
        <translation>稻米</translation>
    </message>
    <message>
        <source>Most figures in all</source>
        <translation>棋子總數最多</translation>
    </message>
    <message>
        <source>A shared victory</source>
        <translation>並列獲勝</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>第一回合之前</translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s) captured</source>
        <translation>
            <numerusform>奪得 %n 個棋子</numerusform>
        </translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>第 %1 輪</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a space such as M14</source>
        <translation>「%1」不是格子；格子寫作 M14 這樣</translation>
    </message>
    <message>
        <source>town</source>
        <translation>城鎮</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a move of this game</source>
        <translation>「%1」不是這個遊戲的走法</translation>
    </message>
    <message>
        <source>Expected %1 of the letters b, h, r, in this order</source>
        <translation>此處應為 b、h、r 中的 %1 個字母，並依此順序</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a settlement of this map</source>
        <translation>「%1」不是這張地圖上的據點</translation>
    </message>
    <message>
        <source>There must be %1 figures &quot;%2&quot;, not %3</source>
        <translation>必須有 %1 個棋子「%2」，而不是 %3 個</translation>
    </message>
    <message>
        <source>Each player has %1 tiles, not %2</source>
        <translation>每位玩家有 %1 個板塊，而不是 %2 個</translation>
    </message>
    <message>
        <source>No player has that many tiles %1</source>
        <translation>沒有玩家有這麼多 %1 板塊</translation>
    </message>
    <message>
        <source>Under these options the players place the figures themselves</source>
        <translation>依這些選項，棋子由玩家自己擺放</translation>
    </message>
    <message>
        <source>Expected a list for each of %1 players</source>
        <translation>%1 名玩家各應有一個清單</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a tile</source>
        <translation>「%1」不是板塊</translation>
    </message>
    <message>
        <source>Leads in two kinds of figure or more</source>
        <translation>領先至少兩種棋子</translation>
    </message>
    <message>
        <source>The only one to lead in a kind of figure</source>
        <translation>唯一領先一種棋子的人</translation>
    </message>
    <message>
        <source>Most figures of the other kinds</source>
        <translation>其他種類的棋子最多</translation>
    </message>
    <message>
        <source>Leads in more kinds of figure</source>
        <translation>領先的棋子種類更多</translation>
    </message>
    <message>
        <source>Tiles of %1, in the order of drawing</source>
        <translation>%1的板塊，依抽取順序</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>誰先開始</translation>
    </message>
</context>
<context>
    <name>Samurai drawback thoughts</name>
    <message>
        <source>This leaves %1 that %0 can capture now.</source>
        <translation>這樣就放過了%1，%0現在就能奪下。</translation>
    </message>
    <message>
        <source>This leaves %1 of %2, which %0 can capture now.</source>
        <translation>這樣就放過了%2的%1，%0現在就能奪下。</translation>
    </message>
    <message>
        <source>This gives up the lead for %1 of %2.</source>
        <translation>這樣就讓出了在%2的%1上的領先。</translation>
    </message>
    <message>
        <source>After this, %1 may still catch %0 for %2 of %3.</source>
        <translation>這樣%1還可能在%3的%2上追上%0。</translation>
    </message>
    <message>
        <source>This leaves %0 only %1 ahead for %2 of %3.</source>
        <translation>這樣%0在%3的%2上只領先 %1 點。</translation>
    </message>
    <message>
        <source>This leaves %0 %1 behind for %2 of %3.</source>
        <translation>這樣%0在%3的%2上還落後 %1 點。</translation>
    </message>
    <message>
        <source>This brings neither figure to where %0 leads.</source>
        <translation>這樣兩個棋子都沒換到%0領先的地方。</translation>
    </message>
    <message>
        <source>The figure exchange could bring %1 of %2 to where %0 leads.</source>
        <translation>用棋子交換，能把%2的%1換到%0領先的地方。</translation>
    </message>
    <message>
        <source>No single tile can catch %0 for %1 of %2 anyway.</source>
        <translation>反正光靠一個板塊，誰也沒法在%2的%1上追上%0。</translation>
    </message>
    <message>
        <source>This lets the game go on, although %0 could win now.</source>
        <translation>%0現在就能贏，這樣卻還得玩下去。</translation>
    </message>
    <message>
        <source>%0 can still play a normal tile this turn.</source>
        <translation>這回合%0還能再放一個普通板塊。</translation>
    </message>
    <message>
        <source>%0 holds no tile for %1.</source>
        <translation>%0沒有能爭%1的板塊。</translation>
    </message>
    <message>
        <source>%0&apos;s strongest tile for %1 is only the %2.</source>
        <translation>能爭%1的板塊，%0最強的也只有%2。</translation>
    </message>
    <message>
        <source>Surrounding %1 takes only %2 land tiles, and %0 holds no strong tile for %3.</source>
        <translation>陸地上只要 %2 個板塊就圍住%1，%0卻沒有能爭%3的強板塊。</translation>
    </message>
    <message>
        <source>The %1 does as much, and leaves the normal tile for elsewhere.</source>
        <translation>用%1也一樣有用，普通板塊還能留到別處用。</translation>
    </message>
    <message>
        <source>Where it lay, the %1 counted for %2 of %3.</source>
        <translation>%1在原來的位置，對%3的%2起作用。</translation>
    </message>
    <message>
        <source>This captures %1 of %2, but %3 may still catch %0 at %4.</source>
        <translation>這樣奪下了%2的%1，但%3還可能在%4追上%0。</translation>
    </message>
    <message>
        <source>This leaves %1 of %2, where %0 is only %3 ahead.</source>
        <translation>這樣就放過了%2的%1，%0在那裡只領先 %3 點。</translation>
    </message>
    <message>
        <source>This puts %0 only %1 ahead for %2 of %3.</source>
        <translation>這樣%0在%3的%2上只能領先 %1 點。</translation>
    </message>
    <message>
        <source>%0 can still play this after the %1, in the same turn.</source>
        <translation>先放%1，這回合%0還能接著放這個。</translation>
    </message>
    <message>
        <source>The %1 captures as much, and %0 keeps the tile exchange.</source>
        <translation>用%1奪下的一樣多，%0的板塊交換還能留著。</translation>
    </message>
    <message>
        <source>The %1 does as much, and %0 keeps the tile exchange.</source>
        <translation>用%1也一樣有用，%0的板塊交換還能留著。</translation>
    </message>
    <message>
        <source>%0 can win without this.</source>
        <translation>%0不走這步也能贏。</translation>
    </message>
    <message>
        <source>After the %1, this would capture %2 of %3.</source>
        <translation>先放%1，再放這個，就能奪下%3的%2。</translation>
    </message>
    <message>
        <source>This is more than %0 needs here.</source>
        <translation>%0在這裡用不著這麼強的。</translation>
    </message>
    <message>
        <source>This gives away %1 of %2, where %0 is %3 ahead.</source>
        <translation>這樣就送掉了%2的%1，%0在那裡領先 %3 點。</translation>
    </message>
    <message>
        <source>With the tile exchange, %1 could still catch %0 for %2 of %3.</source>
        <translation>這樣%1用板塊交換，還可能在%3的%2上追上%0。</translation>
    </message>
    <message>
        <source>This is nearly as good: it puts %0 in the lead for as many figures.</source>
        <translation>這樣也差不了多少：能讓%0在同樣多的棋子上領先。</translation>
    </message>
    <message>
        <source>No single tile can catch %0 at %1 anyway.</source>
        <translation>反正光靠一個板塊，誰也沒法在%1追上%0。</translation>
    </message>
    <message>
        <source>%0&apos;s strongest tile for %1 is just as strong.</source>
        <translation>要爭%1，%0最強的板塊也一樣強。</translation>
    </message>
    <message>
        <source>This is the only land tile %0 holds that counts for %1.</source>
        <translation>能放在陸地上爭%1的板塊，%0只有這一個。</translation>
    </message>
    <message>
        <source>%0 holds more tiles for %1 of %2 than for %3 of %4.</source>
        <translation>%0手上能爭%2的%1的板塊，比能爭%4的%3的多。</translation>
    </message>
    <message>
        <source>%0 leads for both figures already, so this gains little.</source>
        <translation>兩個棋子本來就都是%0領先，這樣換賺不了多少。</translation>
    </message>
    <message>
        <source>This need not cost the %4: unless %1 answers, any land tile can capture %2 of %3 for %0 next turn.</source>
        <translation>這裡用不著花掉%4：只要%1不應對，%0下回合在陸地格隨便放個板塊，就能奪下%3的%2。</translation>
    </message>
    <message>
        <source>After the %1, the normal tile can capture %2 at %3 instead.</source>
        <translation>先放%1，普通板塊就能改為奪下%3的%2。</translation>
    </message>
</context>
<context>
    <name>Samurai drawbacks</name>
    <message>
        <source>This gives %1 %2.</source>
        <translation>這樣%2就被%1拿走了。</translation>
    </message>
    <message>
        <source>This leaves %1 that you can capture now.</source>
        <translation>這樣就放過了%1，你現在就能奪下。</translation>
    </message>
    <message>
        <source>This passes up the lead for %1 of %2 and %3 of %4.</source>
        <translation>這樣就錯過了在%2的%1和%4的%3上領先的機會。</translation>
    </message>
    <message>
        <source>This gives %1 %2 of %3.</source>
        <translation>這樣%3的%2就被%1拿走了。</translation>
    </message>
    <message>
        <source>This leaves %1 of %2, which you can capture now.</source>
        <translation>這樣就放過了%2的%1，你現在就能奪下。</translation>
    </message>
    <message>
        <source>With this, nobody gets %1 of %2.</source>
        <translation>這樣%2的%1誰也拿不到。</translation>
    </message>
    <message>
        <source>This leaves one land space at %1, so %2 can capture %3.</source>
        <translation>這樣%1旁邊只剩一個陸地格，%2就能奪下%3。</translation>
    </message>
    <message>
        <source>This lets %1 capture %2 of %3.</source>
        <translation>這樣%1就能奪下%3的%2。</translation>
    </message>
    <message>
        <source>This leaves one land space at %1, where %2 may capture %3.</source>
        <translation>這樣%1旁邊只剩一個陸地格，%2可能奪下%3。</translation>
    </message>
    <message>
        <source>This gives up your lead for %1 of %2.</source>
        <translation>這樣就讓出了你在%2的%1上的領先。</translation>
    </message>
    <message>
        <source>This leaves %1 in the lead for %2 of %3.</source>
        <translation>這樣在%3的%2上還是%1領先。</translation>
    </message>
    <message>
        <source>After this, %1 may still catch you for %2 of %3.</source>
        <translation>這樣%1還可能在%3的%2上追上你。</translation>
    </message>
    <message>
        <source>This leaves you only %1 ahead for %2 of %3.</source>
        <translation>這樣你在%3的%2上只領先 %1 點。</translation>
    </message>
    <message>
        <source>This leaves you %1 behind for %2 of %3.</source>
        <translation>這樣你在%3的%2上還落後 %1 點。</translation>
    </message>
    <message>
        <source>This passes up the lead for %1 of %2.</source>
        <translation>這樣就錯過了在%2的%1上領先的機會。</translation>
    </message>
    <message>
        <source>This brings neither figure to where you lead.</source>
        <translation>這樣兩個棋子都沒換到你領先的地方。</translation>
    </message>
    <message>
        <source>The figure exchange could bring %1 of %2 to where you lead.</source>
        <translation>用棋子交換，能把%2的%1換到你領先的地方。</translation>
    </message>
    <message>
        <source>The lead in %1 is decided already.</source>
        <translation>誰在%1上領先，早就定了。</translation>
    </message>
    <message>
        <source>No single tile can catch you for %1 of %2 anyway.</source>
        <translation>反正光靠一個板塊，誰也沒法在%2的%1上追上你。</translation>
    </message>
    <message>
        <source>This brings %1 closer to capture while %2 leads there.</source>
        <translation>這樣把%1又圍緊一步，領先的卻是%2。</translation>
    </message>
    <message>
        <source>This counts for only one figure.</source>
        <translation>這樣只對一個棋子起作用。</translation>
    </message>
    <message>
        <source>This counts for only %1 figures.</source>
        <translation>這樣只對 %1 個棋子起作用。</translation>
    </message>
    <message>
        <source>The %1 is enough here.</source>
        <translation>這裡用%1就夠。</translation>
    </message>
    <message>
        <source>This lets the game go on, although you could win now.</source>
        <translation>你現在就能贏，這樣卻還得玩下去。</translation>
    </message>
    <message>
        <source>You can still play a normal tile this turn.</source>
        <translation>這回合你還能再放一個普通板塊。</translation>
    </message>
    <message>
        <source>This has no strength of its own.</source>
        <translation>這個本身沒有影響力。</translation>
    </message>
    <message>
        <source>This counts only for %1.</source>
        <translation>這個只對%1起作用。</translation>
    </message>
    <message>
        <source>This is a normal tile: only one can be played each turn.</source>
        <translation>這個是普通板塊：每回合只能放一個。</translation>
    </message>
    <message>
        <source>This needs a land space, and a ship does not.</source>
        <translation>這個要佔陸地格，船就不用。</translation>
    </message>
    <message>
        <source>The %1 is stronger.</source>
        <translation>%1更強。</translation>
    </message>
    <message>
        <source>You hold no tile for %1.</source>
        <translation>你沒有能爭%1的板塊。</translation>
    </message>
    <message>
        <source>Your strongest tile for %1 is only the %2.</source>
        <translation>能爭%1的板塊，你最強的也只有%2。</translation>
    </message>
    <message>
        <source>No tile there counts for %1 of two settlements.</source>
        <translation>放在那裡的板塊，都不能同時對兩個據點的%1起作用。</translation>
    </message>
    <message>
        <source>Surrounding %1 takes only %2 land tiles, and you hold no strong tile for %3.</source>
        <translation>陸地上只要 %2 個板塊就圍住%1，你卻沒有能爭%3的強板塊。</translation>
    </message>
    <message>
        <source>The %1 does as much, and leaves your normal tile for elsewhere.</source>
        <translation>用%1也一樣有用，你的普通板塊還能留到別處用。</translation>
    </message>
    <message>
        <source>With this, %1 of %2 go to nobody.</source>
        <translation>這樣%2的%1就都沒人拿到。</translation>
    </message>
    <message>
        <source>Where it lies now, your %1 counts for %2 of %3.</source>
        <translation>你那個%1在現在的位置，對%3的%2起作用。</translation>
    </message>
    <message>
        <source>This captures %1 of %2, but leaves %3 in the lead at %4.</source>
        <translation>這樣奪下了%2的%1，但在%4還是%3領先。</translation>
    </message>
    <message>
        <source>This captures %1 of %2, but passes up the lead at %3.</source>
        <translation>這樣奪下了%2的%1，卻錯過了在%3領先的機會。</translation>
    </message>
    <message>
        <source>This captures %1 of %2, but leaves %3 the last land space of %4.</source>
        <translation>這樣奪下了%2的%1，卻把%4的最後一個陸地格留給了%3。</translation>
    </message>
    <message>
        <source>This captures %1 of %2, but %3 may still catch you at %4.</source>
        <translation>這樣奪下了%2的%1，但%3還可能在%4追上你。</translation>
    </message>
    <message>
        <source>This leaves %1 of %2, where you are only %3 ahead.</source>
        <translation>這樣就放過了%2的%1，你在那裡只領先 %3 點。</translation>
    </message>
    <message>
        <source>This puts you only %1 ahead for %2 of %3.</source>
        <translation>這樣你在%3的%2上只能領先 %1 點。</translation>
    </message>
    <message>
        <source>This does not bring %1 closer to capture.</source>
        <translation>這樣沒有把%1再圍緊一步。</translation>
    </message>
    <message>
        <source>You can still play this after the %1, in the same turn.</source>
        <translation>先放%1，這回合你還能接著放這個。</translation>
    </message>
    <message>
        <source>%1 still has %2 tiles to answer this with.</source>
        <translation>%1還有 %2 個板塊可以應對。</translation>
    </message>
    <message>
        <source>The %1 captures as much, and you keep the tile exchange.</source>
        <translation>用%1奪下的一樣多，你的板塊交換還能留著。</translation>
    </message>
    <message>
        <source>The %1 does as much, and you keep the tile exchange.</source>
        <translation>用%1也一樣有用，你的板塊交換還能留著。</translation>
    </message>
    <message>
        <source>This is nearly as good.</source>
        <translation>這樣也差不了多少。</translation>
    </message>
    <message>
        <source>You can win without this.</source>
        <translation>你不走這步也能贏。</translation>
    </message>
    <message>
        <source>Play the %1 first: then this captures %2 of %3.</source>
        <translation>先放%1：接著放這個，就能奪下%3的%2。</translation>
    </message>
    <message>
        <source>This is more than you need here.</source>
        <translation>你在這裡用不著這麼強的。</translation>
    </message>
    <message>
        <source>%1 still has %2 free land spaces, %3 only %4.</source>
        <translation>%1還有 %2 個空的陸地格，%3只剩 %4 個。</translation>
    </message>
    <message>
        <source>%1 still holds the %2, which can capture %3 on the last land space of %4.</source>
        <translation>%1手上還有%2，放在%4的最後一個陸地格上，就能奪下%3。</translation>
    </message>
    <message>
        <source>%1 may still capture %2 on the last land space of %3.</source>
        <translation>%1還可能在%3的最後一個陸地格上奪下%2。</translation>
    </message>
    <message>
        <source>This passes up the lead for %1 of both %2 and %3.</source>
        <translation>這樣就錯過了在%2和%3的%1上都領先的機會。</translation>
    </message>
    <message>
        <source>This is nearly as good: it does the same at %1 instead of %2.</source>
        <translation>這樣也差不了多少：在%1起的作用，跟在%2一樣。</translation>
    </message>
    <message>
        <source>This gives away %1 of %2, where you are %3 ahead.</source>
        <translation>這樣就送掉了%2的%1，你在那裡領先 %3 點。</translation>
    </message>
    <message>
        <source>This moves %1 of %2 to %3, where %4 leads.</source>
        <translation>這樣%2的%1就換到%3去了，那裡是%4領先。</translation>
    </message>
    <message>
        <source>With the tile exchange, %1 could still catch you for %2 of %3.</source>
        <translation>這樣%1用板塊交換，還可能在%3的%2上追上你。</translation>
    </message>
    <message>
        <source>This is better drawn later, when it can decide a close capture.</source>
        <translation>這個以後再抽到更好：爭得難分上下時，能定下勝負。</translation>
    </message>
    <message>
        <source>It does better in %1, where %2 land tiles surround it, not %3.</source>
        <translation>擺在%1更好：那裡陸地上 %2 個板塊就圍住了，這裡要 %3 個。</translation>
    </message>
    <message>
        <source>Surrounding %1 takes %2 land tiles, so %3 has time to answer.</source>
        <translation>陸地上要 %2 個板塊才圍得住%1，%3來得及應對。</translation>
    </message>
    <message>
        <source>Surrounding %1 takes %2 land tiles, so the others have time to answer.</source>
        <translation>陸地上要 %2 個板塊才圍得住%1，別人來得及應對。</translation>
    </message>
    <message>
        <source>No single tile counts for %1 of both %2 and %3.</source>
        <translation>沒有一個板塊能同時對%2和%3的%1起作用。</translation>
    </message>
    <message>
        <source>This is nearly as good: it puts you in the lead for as many figures.</source>
        <translation>這樣也差不了多少：能讓你在同樣多的棋子上領先。</translation>
    </message>
    <message>
        <source>No single tile can catch you at %1 anyway.</source>
        <translation>反正光靠一個板塊，誰也沒法在%1追上你。</translation>
    </message>
    <message>
        <source>This leaves one land space at %1, where %2 may capture %3 with the tile exchange.</source>
        <translation>這樣%1旁邊只剩一個陸地格，%2用板塊交換，可能奪下%3。</translation>
    </message>
    <message>
        <source>This leaves one land space at %1, where %2 may capture %3 with a ship and another tile.</source>
        <translation>這樣%1旁邊只剩一個陸地格，%2用船加另一個板塊，可能奪下%3。</translation>
    </message>
    <message>
        <source>Your strongest tile for %1 is just as strong.</source>
        <translation>要爭%1，你最強的板塊也一樣強。</translation>
    </message>
    <message>
        <source>This tile can still take the lead for %1 of %2.</source>
        <translation>這個板塊還能用來在%2的%1上取得領先。</translation>
    </message>
    <message>
        <source>This is the only land tile you hold that counts for %1.</source>
        <translation>能放在陸地上爭%1的板塊，你只有這一個。</translation>
    </message>
    <message>
        <source>You hold more tiles for %1 of %2 than for %3 of %4.</source>
        <translation>你手上能爭%2的%1的板塊，比能爭%4的%3的多。</translation>
    </message>
    <message>
        <source>This captures nothing yet, so it can wait.</source>
        <translation>這個現在還奪不下棋子，不用急著放。</translation>
    </message>
    <message>
        <source>This can decide a closer capture later.</source>
        <translation>留到以後爭得更緊的時候，這個能定下勝負。</translation>
    </message>
    <message>
        <source>This tile counts for every kind of figure, so it is better kept.</source>
        <translation>這個板塊對每種棋子都起作用，還是留著好。</translation>
    </message>
    <message>
        <source>You lead for both figures already, so this gains little.</source>
        <translation>兩個棋子本來就都是你領先，這樣換賺不了多少。</translation>
    </message>
    <message>
        <source>This tile counts for nothing here.</source>
        <translation>這個板塊在這裡不起作用。</translation>
    </message>
    <message>
        <source>This tile could count for %1 figures elsewhere.</source>
        <translation>這個板塊放在別處，能對 %1 個棋子起作用。</translation>
    </message>
    <message>
        <source>%1 still has %2 free land spaces, so this can wait.</source>
        <translation>%1還有 %2 個空的陸地格，這個不用急著放。</translation>
    </message>
    <message>
        <source>Even then %1 is still ahead for %2 of %3.</source>
        <translation>就算這樣，在%3的%2上還是%1領先。</translation>
    </message>
    <message>
        <source>This need not cost the %4: unless %1 answers, any land tile can capture %2 of %3 for you next turn.</source>
        <translation>這裡用不著花掉%4：只要%1不應對，你下回合在陸地格隨便放個板塊，就能奪下%3的%2。</translation>
    </message>
    <message>
        <source>After the %1, your normal tile can capture %2 at %3 instead.</source>
        <translation>先放%1，你的普通板塊就能改為奪下%3的%2。</translation>
    </message>
    <message>
        <source>This only trades one lead for another.</source>
        <translation>這樣只是拿一處領先換另一處領先。</translation>
    </message>
    <message>
        <source>This does not count for %1 of %2.</source>
        <translation>它對%2的%1不起作用。</translation>
    </message>
</context>
<context>
    <name>Samurai figures</name>
    <message>
        <source>the Buddha</source>
        <translation>佛像</translation>
    </message>
    <message>
        <source>the helmet</source>
        <translation>頭盔</translation>
    </message>
    <message>
        <source>the rice field</source>
        <translation>稻米</translation>
    </message>
    <message>
        <source>the Buddhas</source>
        <translation>佛像</translation>
    </message>
    <message>
        <source>the helmets</source>
        <translation>頭盔</translation>
    </message>
    <message>
        <source>the rice fields</source>
        <translation>稻米</translation>
    </message>
    <message>
        <source>two figures</source>
        <translation>兩個棋子</translation>
    </message>
    <message>
        <source>three figures</source>
        <translation>三個棋子</translation>
    </message>
    <message>
        <source>four figures</source>
        <translation>四個棋子</translation>
    </message>
    <message>
        <source>many figures</source>
        <translation>許多棋子</translation>
    </message>
    <message>
        <source>both figures</source>
        <translation>兩個棋子</translation>
    </message>
    <message>
        <source>all three figures</source>
        <translation>全部三個棋子</translation>
    </message>
    <message>
        <source>a Buddha</source>
        <translation>佛像</translation>
    </message>
    <message>
        <source>a helmet</source>
        <translation>頭盔</translation>
    </message>
    <message>
        <source>a rice field</source>
        <translation>稻米</translation>
    </message>
    <message>
        <source>the helmet and the rice field</source>
        <translation>頭盔和稻米</translation>
    </message>
    <message>
        <source>the Buddha and the rice field</source>
        <translation>佛像和稻米</translation>
    </message>
    <message>
        <source>the Buddha and the helmet</source>
        <translation>佛像和頭盔</translation>
    </message>
</context>
<context>
    <name>Samurai habits</name>
    <message>
        <source>You choose the wrong first tiles</source>
        <translation>起始板塊選錯</translation>
    </message>
    <message>
        <source>You put figures where they help the others</source>
        <translation>把棋子擺在對別人有利的地方</translation>
    </message>
    <message>
        <source>You surround figures that you do not get</source>
        <translation>圍住自己得不到的棋子</translation>
    </message>
    <message>
        <source>You leave figures that you could capture at once</source>
        <translation>馬上能奪得的棋子卻不奪</translation>
    </message>
    <message>
        <source>You end your turn when you should play on</source>
        <translation>該繼續時卻結束回合</translation>
    </message>
    <message>
        <source>You play on when you should end your turn</source>
        <translation>該結束回合時卻繼續</translation>
    </message>
    <message>
        <source>You use exchanges at the wrong time</source>
        <translation>交換用得不是時候</translation>
    </message>
    <message>
        <source>You play fast tiles too early</source>
        <translation>快速板塊放得太早</translation>
    </message>
    <message>
        <source>You hold fast tiles back too long</source>
        <translation>快速板塊留得太久</translation>
    </message>
    <message>
        <source>You play for the wrong kind of figure</source>
        <translation>搶錯棋子種類</translation>
    </message>
    <message>
        <source>You play a stronger tile than you should</source>
        <translation>放的板塊太強</translation>
    </message>
    <message>
        <source>You play a weaker tile than you should</source>
        <translation>放的板塊太弱</translation>
    </message>
    <message>
        <source>You put the right tile in the wrong place</source>
        <translation>板塊選對，地方放錯</translation>
    </message>
</context>
<context>
    <name>Samurai kinds</name>
    <message>
        <source>Buddhas</source>
        <translation>佛像</translation>
    </message>
    <message>
        <source>helmets</source>
        <translation>頭盔</translation>
    </message>
    <message>
        <source>rice</source>
        <translation>稻米</translation>
    </message>
</context>
<context>
    <name>Samurai map</name>
    <message>
        <source>&quot;%1&quot; is not land, sea or settlement</source>
        <translation>「%1」不是 land、sea 或 settlement</translation>
    </message>
    <message>
        <source>A settlement needs a name</source>
        <translation>據點要有名稱</translation>
    </message>
    <message>
        <source>There are more than %1 sea spaces</source>
        <translation>海格超過 %1 個</translation>
    </message>
    <message>
        <source>It touches another settlement</source>
        <translation>它與另一個據點相鄰</translation>
    </message>
    <message>
        <source>It touches no settlement</source>
        <translation>它不與任何據點相鄰</translation>
    </message>
    <message>
        <source>This sea touches no coast</source>
        <translation>這個海格不靠岸</translation>
    </message>
    <message>
        <source>The map is not connected</source>
        <translation>地圖沒有連成一片</translation>
    </message>
    <message>
        <source>The sea is not connected</source>
        <translation>海沒有連成一片</translation>
    </message>
    <message>
        <source>There are more than %1 spaces</source>
        <translation>格子超過 %1 個</translation>
    </message>
    <message>
        <source>There are two spaces %1</source>
        <translation>有兩個格子 %1</translation>
    </message>
    <message>
        <source>A map is for one number of players</source>
        <translation>一張地圖只對應一種人數</translation>
    </message>
    <message>
        <source>Two settlements are called &quot;%1&quot;</source>
        <translation>有兩個據點叫「%1」</translation>
    </message>
    <message>
        <source>The settlements hold %1 figures, but there are %2</source>
        <translation>據點共容納 %1 個棋子，而棋子有 %2 個</translation>
    </message>
    <message>
        <source>Expected one capital, not %1</source>
        <translation>應有一座都城，而不是 %1 座</translation>
    </message>
    <message>
        <source>There are %1 towns, but only %2 can be filled</source>
        <translation>有 %1 座城鎮，但只能放滿 %2 座</translation>
    </message>
    <message>
        <source>%1 players cannot fill %2 land spaces</source>
        <translation>%1 名玩家填不滿 %2 個陸地格</translation>
    </message>
    <message>
        <source>A settlement needs at least two land spaces around it, not %1</source>
        <translation>據點周圍至少要有兩個陸地格，而不是 %1 個</translation>
    </message>
    <message>
        <source>It lies on the edge of the map</source>
        <translation>它位於地圖邊緣</translation>
    </message>
    <message>
        <source>It touches %1 of another island</source>
        <translation>它與另一座島的 %1 相鄰</translation>
    </message>
    <message>
        <source>The island &quot;%1&quot; is not connected</source>
        <translation>島嶼「%1」沒有連成一片</translation>
    </message>
    <message>
        <source>%1 is in the same position as %2</source>
        <translation>%1 與 %2 位置重疊</translation>
    </message>
    <message>
        <source>The spaces must be ordered by row and column, but %1 comes after %2</source>
        <translation>格子必須依列、欄的順序排列；%1 卻排在 %2 之後</translation>
    </message>
    <message>
        <source>Expected &quot;%1&quot;, not &quot;%2&quot;</source>
        <translation>此處應為「%1」，而不是「%2」</translation>
    </message>
    <message>
        <source>For %1 players this must be %2</source>
        <translation>%1 人局時，這裡必須是 %2</translation>
    </message>
    <message>
        <source>This is longer than %1 bytes</source>
        <translation>長度超過 %1 位元組</translation>
    </message>
    <message>
        <source>This is not one line of text</source>
        <translation>這不是單行文字</translation>
    </message>
</context>
<context>
    <name>Samurai moves</name>
    <message>
        <source>%1: there is no such space on this map</source>
        <translation>%1：地圖上沒有這個格子</translation>
    </message>
    <message>
        <source>%1: this settlement is full</source>
        <translation>%1：這個據點已滿</translation>
    </message>
    <message>
        <source>%1: a ship belongs on the sea</source>
        <translation>%1：船要放在海上</translation>
    </message>
    <message>
        <source>%1: only ships belong on the sea</source>
        <translation>%1：海上只能放船</translation>
    </message>
    <message>
        <source>%1: the figures must stand on two different settlements</source>
        <translation>%1：兩個棋子必須在不同的據點</translation>
    </message>
    <message>
        <source>%1: a tile exchange stays where it is</source>
        <translation>%1：板塊交換放下後不能再動</translation>
    </message>
    <message>
        <source>%1: no such tile is left</source>
        <translation>%1：已經沒有這種板塊</translation>
    </message>
    <message>
        <source>%1: figures stand only on settlements</source>
        <translation>%1：棋子只能放在據點上</translation>
    </message>
    <message>
        <source>%1: a figure of this kind already stands there</source>
        <translation>%1：那裡已有這種棋子</translation>
    </message>
    <message>
        <source>%1: no figure of this kind is left</source>
        <translation>%1：這種棋子已用完</translation>
    </message>
    <message>
        <source>%1: towns are filled before villages</source>
        <translation>%1：先放滿城鎮，再放村莊</translation>
    </message>
    <message>
        <source>%1: tiles cannot be placed on settlements</source>
        <translation>%1：板塊不能放在據點上</translation>
    </message>
    <message>
        <source>%1: there is already a tile there</source>
        <translation>%1：那裡已有一個板塊</translation>
    </message>
    <message>
        <source>%1: no such figure stands there</source>
        <translation>%1：那裡沒有這樣的棋子</translation>
    </message>
    <message>
        <source>%1: figures of the same kind cannot be exchanged</source>
        <translation>%1：同一種棋子不能互換</translation>
    </message>
    <message>
        <source>%1: a settlement cannot hold two figures of the same kind</source>
        <translation>%1：一個據點不能有兩個同種的棋子</translation>
    </message>
    <message>
        <source>%1: there is no tile on land to pick up</source>
        <translation>%1：那裡沒有可以拿起的陸地板塊</translation>
    </message>
    <message>
        <source>%1: you can pick up only your own tiles</source>
        <translation>%1：只能拿起自己的板塊</translation>
    </message>
    <message>
        <source>%1: under these rules the ronin cannot be picked up</source>
        <translation>%1：依現行規則不能拿起浪人</translation>
    </message>
    <message>
        <source>%1: choose the five tiles first</source>
        <translation>%1：要先選好五個板塊</translation>
    </message>
    <message>
        <source>%1: place the figures first</source>
        <translation>%1：要先擺好棋子</translation>
    </message>
    <message>
        <source>%1: the setup is over</source>
        <translation>%1：開局擺放已經結束</translation>
    </message>
    <message>
        <source>%1: play at least one tile first</source>
        <translation>%1：至少要先放一個板塊</translation>
    </message>
    <message>
        <source>%1: the hand does not hold this tile</source>
        <translation>%1：手上沒有這個板塊</translation>
    </message>
    <message>
        <source>%1: only one normal tile may be played per turn</source>
        <translation>%1：每回合只能放一個普通板塊</translation>
    </message>
</context>
<context>
    <name>Samurai options</name>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>人數</translation>
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
        <source>Four</source>
        <translation>四人</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Edition of 1998</source>
        <translation>1998 年版</translation>
    </message>
    <message>
        <source>Edition of 2015</source>
        <translation>2015 年版</translation>
    </message>
    <message>
        <source>As in the thesis</source>
        <translation>依論文</translation>
    </message>
    <message>
        <source>20</source>
        <translation>20</translation>
    </message>
    <message>
        <source>18</source>
        <translation>18</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>棋子</translation>
    </message>
    <message>
        <source>Placed by the players</source>
        <translation>玩家擺放</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>隨機</translation>
    </message>
    <message>
        <source>First hand</source>
        <translation>起始手牌</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>自選</translation>
    </message>
    <message>
        <source>The first hand is chosen</source>
        <translation>何時選起始手牌</translation>
    </message>
    <message>
        <source>Before the figures are placed</source>
        <translation>擺放棋子之前</translation>
    </message>
    <message>
        <source>Captures</source>
        <translation>奪取時機</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>立即</translation>
    </message>
    <message>
        <source>At the end of the turn</source>
        <translation>回合結束時</translation>
    </message>
    <message>
        <source>The tile exchange moves</source>
        <translation>板塊交換能移動</translation>
    </message>
    <message>
        <source>Normal tiles, not the ronin</source>
        <translation>普通板塊，浪人除外</translation>
    </message>
    <message>
        <source>Any tile on land</source>
        <translation>陸地上的任何板塊</translation>
    </message>
    <message>
        <source>The game ends</source>
        <translation>終局條件</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Domination</source>
        <translation>稱霸</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>勝者</translation>
    </message>
    <message>
        <source>By the printed rules</source>
        <translation>依出版的規則</translation>
    </message>
    <message>
        <source>Empty exchanges</source>
        <translation>無效交換</translation>
    </message>
    <message>
        <source>Open captures</source>
        <translation>公開戰果</translation>
    </message>
    <message>
        <source>A map of your own</source>
        <translation>自備地圖</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>地圖</translation>
    </message>
    <message>
        <source>Japan</source>
        <translation>日本</translation>
    </message>
    <message>
        <source>Two play on Honshu; three add Kyushu and Shikoku, four also Hokkaido.</source>
        <translation>兩人在本州；三人時再加九州和四國，四人時再加北海道。</translation>
    </message>
    <message>
        <source>The program&apos;s map of Japan, or a map of your own from a file.</source>
        <translation>程式內建的日本地圖，或從檔案開啟自己的地圖。</translation>
    </message>
    <message>
        <source>The two published editions, and the short game in which the computer players were first tested.</source>
        <translation>兩個正式出版的版本，以及當初測試電腦玩家用的短局。</translation>
    </message>
    <message>
        <source>Tiles per player</source>
        <translation>每人的板塊</translation>
    </message>
    <message>
        <source>18 leaves out the two exchanges.</source>
        <translation>去掉兩個交換板塊，就是 18 個。</translation>
    </message>
    <message>
        <source>The players place the figures one by one, towns first, or they are placed by lot.</source>
        <translation>由玩家輪流逐一擺放，先放城鎮；或者隨機擺放。</translation>
    </message>
    <message>
        <source>All players choose their first five tiles, or draw them by lot.</source>
        <translation>各人自選最初的五個板塊，或者隨機抽取。</translation>
    </message>
    <message>
        <source>Whether the first hand is chosen before or after it is known where the figures stand.</source>
        <translation>起始手牌是在知道棋子的位置之前選，還是之後選。</translation>
    </message>
    <message>
        <source>After the figures are placed</source>
        <translation>擺放棋子之後</translation>
    </message>
    <message>
        <source>As soon as a settlement is surrounded, or at the end of the turn, so that later tiles of the turn still count.</source>
        <translation>據點一被圍住就奪取，或等到回合結束：這樣同一回合後放的板塊也算數。</translation>
    </message>
    <message>
        <source>Which of your own tiles on land it may pick up.</source>
        <translation>可以拿起自己放在陸地上的哪些板塊。</translation>
    </message>
    <message>
        <source>When one kind of figure is gone or four figures are set aside; in domination, when no figure is left.</source>
        <translation>某種棋子拿完，或有四個棋子被移出時；稱霸模式下，則到棋子全部拿完為止。</translation>
    </message>
    <message>
        <source>If nobody leads in two kinds of figure, those who lead in one compare their figures of the other kinds first; in the two-player game of the thesis they compare all their figures.</source>
        <translation>沒有人領先兩種棋子時，領先一種的人先比其他種類的棋子；論文的兩人局則直接比全部棋子。</translation>
    </message>
    <message>
        <source>Whether two figures of the same kind may be exchanged, which changes nothing.</source>
        <translation>能否互換兩個同種的棋子，換了等於沒換。</translation>
    </message>
    <message>
        <source>Whether the table shows what the others have captured, which everybody has seen.</source>
        <translation>是否顯示別人奪得的棋子；反正大家都看見過。</translation>
    </message>
</context>
<context>
    <name>Samurai places</name>
    <message>
        <source>Abashiri</source>
        <translation>網走</translation>
    </message>
    <message>
        <source>Akita</source>
        <translation>秋田</translation>
    </message>
    <message>
        <source>Asahikawa</source>
        <translation>旭川</translation>
    </message>
    <message>
        <source>Edo</source>
        <translation>江戶</translation>
    </message>
    <message>
        <source>Funai</source>
        <translation>府內</translation>
    </message>
    <message>
        <source>Hakata</source>
        <translation>博多</translation>
    </message>
    <message>
        <source>Hakodate</source>
        <translation>函館</translation>
    </message>
    <message>
        <source>Hirosaki</source>
        <translation>弘前</translation>
    </message>
    <message>
        <source>Hiroshima</source>
        <translation>廣島</translation>
    </message>
    <message>
        <source>Kagoshima</source>
        <translation>鹿兒島</translation>
    </message>
    <message>
        <source>Kanazawa</source>
        <translation>金澤</translation>
    </message>
    <message>
        <source>Kochi</source>
        <translation>高知</translation>
    </message>
    <message>
        <source>Kumamoto</source>
        <translation>熊本</translation>
    </message>
    <message>
        <source>Kushiro</source>
        <translation>釧路</translation>
    </message>
    <message>
        <source>Kyoto</source>
        <translation>京都</translation>
    </message>
    <message>
        <source>Matsue</source>
        <translation>松江</translation>
    </message>
    <message>
        <source>Matsumoto</source>
        <translation>松本</translation>
    </message>
    <message>
        <source>Matsuyama</source>
        <translation>松山</translation>
    </message>
    <message>
        <source>Mito</source>
        <translation>水戶</translation>
    </message>
    <message>
        <source>Morioka</source>
        <translation>盛岡</translation>
    </message>
    <message>
        <source>Nagasaki</source>
        <translation>長崎</translation>
    </message>
    <message>
        <source>Nagoya</source>
        <translation>名古屋</translation>
    </message>
    <message>
        <source>Niigata</source>
        <translation>新潟</translation>
    </message>
    <message>
        <source>Okayama</source>
        <translation>岡山</translation>
    </message>
    <message>
        <source>Osaka</source>
        <translation>大坂</translation>
    </message>
    <message>
        <source>Rumoi</source>
        <translation>留萌</translation>
    </message>
    <message>
        <source>Sapporo</source>
        <translation>札幌</translation>
    </message>
    <message>
        <source>Sendai</source>
        <translation>仙台</translation>
    </message>
    <message>
        <source>Sunpu</source>
        <translation>駿府</translation>
    </message>
    <message>
        <source>Takamatsu</source>
        <translation>高松</translation>
    </message>
    <message>
        <source>Tokachi</source>
        <translation>十勝</translation>
    </message>
    <message>
        <source>Tokushima</source>
        <translation>德島</translation>
    </message>
    <message>
        <source>Wakkanai</source>
        <translation>稚內</translation>
    </message>
    <message>
        <source>Yamaguchi</source>
        <translation>山口</translation>
    </message>
</context>
<context>
    <name>Samurai players</name>
    <message>
        <source>First-timer</source>
        <translation>初次上桌</translation>
    </message>
    <message>
        <source>Trained strategist</source>
        <translation>受過訓練的謀略家</translation>
    </message>
    <message>
        <source>Absent-minded</source>
        <translation>心不在焉</translation>
    </message>
    <message>
        <source>Distracted</source>
        <translation>恍神</translation>
    </message>
    <message>
        <source>Daimyo</source>
        <translation>大名</translation>
    </message>
    <message>
        <source>Quick champion</source>
        <translation>快手冠軍</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>冠軍</translation>
    </message>
    <message>
        <source>Plays one tile per turn, any tile on any space.</source>
        <translation>每回合放一個板塊，隨便哪個，隨便放哪裡。</translation>
    </message>
    <message>
        <source>Notices one or two possible moves, and makes the better one.</source>
        <translation>能走的只注意到一兩步，走比較好的一步。</translation>
    </message>
    <message>
        <source>Plays as many tiles as possible where they count most, and never checks whether a figure is already won.</source>
        <translation>哪裡最起作用就往哪裡放，能放多少放多少，從不看棋子是不是已經到手。</translation>
    </message>
    <message>
        <source>Knows what each figure is worth and how likely it is to be won, but overlooks three moves in four.</source>
        <translation>知道每個棋子值多少、有多大機會到手，但四步裡漏看三步。</translation>
    </message>
    <message>
        <source>Knows what each figure is worth and how likely it is to be won, but overlooks every other move.</source>
        <translation>知道每個棋子值多少、有多大機會到手，但每兩步漏看一步。</translation>
    </message>
    <message>
        <source>Weighs every move by the chance to win each figure and by the kinds of figure still needed, but does not look ahead.</source>
        <translation>每一步都權衡奪得各個棋子的機會和還需要的種類，但不往後看。</translation>
    </message>
    <message>
        <source>Plays the best moves out to the end of the game against ten guesses at the hidden tiles.</source>
        <translation>用對看不到的板塊的十次猜測，把最好的幾步一直走到終局。</translation>
    </message>
    <message>
        <source>Plays the best moves out to the end of the game against two hundred guesses at the hidden tiles, and chooses the first hand that way, too. Has played hundreds of thousands of games with itself and learned from them.</source>
        <translation>用對看不到的板塊的兩百次猜測，把最好的幾步一直走到終局；起始手牌也這樣選。與自己對局數十萬局，並從中學習。</translation>
    </message>
    <message>
        <source>Basic Strategy 1</source>
        <translation>基本策略 1</translation>
    </message>
    <message>
        <source>Basic Strategy 3</source>
        <translation>基本策略 3</translation>
    </message>
    <message>
        <source>Plays tiles where they count for most figures: one a turn in the first nine rounds, then all it can.</source>
        <translation>把板塊放在對最多棋子起作用的格子上：前九輪每回合放一個，之後能放的都放。</translation>
    </message>
    <message>
        <source>Basic Strategy 2</source>
        <translation>基本策略 2</translation>
    </message>
    <message>
        <source>Advanced Strategy 1</source>
        <translation>進階策略 1</translation>
    </message>
    <message>
        <source>Plays where many figures are close. The printed formula, which plays where it already leads, is taken for a misprint.</source>
        <translation>哪裡有許多棋子差距不大，就往哪裡放。論文所印的公式是往已經領先的地方放，這裡視為誤植。</translation>
    </message>
    <message>
        <source>Advanced Strategy 2</source>
        <translation>進階策略 2</translation>
    </message>
    <message>
        <source>Plays like Advanced Strategy 1, but prefers fast tiles from round eleven, which then come earlier in its turn.</source>
        <translation>打法同進階策略 1，但從第十一輪起偏好快速板塊，在回合裡也就放得較早。</translation>
    </message>
    <message>
        <source>Advanced Strategy 3</source>
        <translation>進階策略 3</translation>
    </message>
    <message>
        <source>Plays like Advanced Strategy 2, but prefers kinds of figure of which it is close to the majority, and avoids those that are decided.</source>
        <translation>打法同進階策略 2，但偏好自己快要過半的棋子種類，避開已成定局的種類。</translation>
    </message>
    <message>
        <source>Plays by the terms of Advanced Strategy 3, with weights trained in thousands of games.</source>
        <translation>考量的因素同進階策略 3，權重則由幾千局磨練而來。</translation>
    </message>
    <message>
        <source>Fair MiniMax</source>
        <translation>公平的 MiniMax</translation>
    </message>
    <message>
        <source>Makes ten guesses at the other hands, and looks three turns ahead, its own included.</source>
        <translation>對別人的手牌作十次猜測，往後推演三個回合，包括自己這回合。</translation>
    </message>
    <message>
        <source>Advanced Strategy 4</source>
        <translation>進階策略 4</translation>
    </message>
    <message>
        <source>A MiniMax that looks three turns ahead, its own included, each time at the twelve most promising. It cheats by looking at the other hands, but does not know what will be drawn.</source>
        <translation>往後推演三個回合的 MiniMax，包括自己這回合，每次只看最有希望的十二種走法。作弊：偷看別人的手牌，但不知道之後會抽到什麼。</translation>
    </message>
</context>
<context>
    <name>Samurai reasons</name>
    <message>
        <source>Nothing more can be played this turn.</source>
        <translation>這一回合沒有可放的了。</translation>
    </message>
    <message>
        <source>That puts you ahead in %1.</source>
        <translation>這樣你就在%1上領先。</translation>
    </message>
    <message>
        <source>That draws you level with %1 in %2.</source>
        <translation>這樣你就在%2上追平%1。</translation>
    </message>
    <message>
        <source>Capture both %1 and %2 of %3.</source>
        <translation>把%3的%1和%2都奪下。</translation>
    </message>
    <message>
        <source>Capture two figures at once: %1 of %2 and %3 of %4.</source>
        <translation>一次奪下兩個棋子：%2的%1和%4的%3。</translation>
    </message>
    <message>
        <source>Capture %1 of %2, where %3 was ahead.</source>
        <translation>奪下%2的%1，那裡本來是%3領先。</translation>
    </message>
    <message>
        <source>Capture %1 of %2 while you lead there.</source>
        <translation>趁你領先，奪下%2的%1。</translation>
    </message>
    <message>
        <source>Capture %1 of %2.</source>
        <translation>奪下%2的%1。</translation>
    </message>
    <message>
        <source>Tie for %1 of %2, so that %3 does not get it.</source>
        <translation>在%2的%1上追平，別讓%3拿到。</translation>
    </message>
    <message>
        <source>Surround %1 while nobody leads for %2: then nobody gets it.</source>
        <translation>趁沒人在%2上領先，圍住%1：誰也拿不到。</translation>
    </message>
    <message>
        <source>This ends the game, and you win.</source>
        <translation>遊戲就此結束，你贏了。</translation>
    </message>
    <message>
        <source>This ends the game, and you share the victory.</source>
        <translation>遊戲就此結束，你並列獲勝。</translation>
    </message>
    <message>
        <source>This ends the game, and %1 wins.</source>
        <translation>遊戲就此結束，%1獲勝。</translation>
    </message>
    <message>
        <source>This ends the game, and others share the victory.</source>
        <translation>遊戲就此結束，別人並列獲勝。</translation>
    </message>
    <message>
        <source>Overtake %1 for %2 of %3.</source>
        <translation>在%3的%2上超過%1。</translation>
    </message>
    <message>
        <source>Take the lead for %1 of %2.</source>
        <translation>在%2的%1上取得領先。</translation>
    </message>
    <message>
        <source>Get within %1 of the lead for %2 of %3.</source>
        <translation>在%3的%2上追到只差 %1 點。</translation>
    </message>
    <message>
        <source>The %1 is enough here: keep the %2 for later.</source>
        <translation>這裡用%1就夠：%2留到以後。</translation>
    </message>
    <message>
        <source>The %1 is a fast tile: you can still play a normal one this turn.</source>
        <translation>%1是快速板塊：這回合還能再放一個普通板塊。</translation>
    </message>
    <message>
        <source>Spend the %1 where nothing is at stake.</source>
        <translation>把%1用在沒什麼可爭的地方。</translation>
    </message>
    <message>
        <source>Swap %1 of %2 and %3 of %4.</source>
        <translation>讓%2的%1和%4的%3互換。</translation>
    </message>
    <message>
        <source>You cannot play any tile.</source>
        <translation>你沒有板塊可放。</translation>
    </message>
    <message>
        <source>You have played all your tiles.</source>
        <translation>你的板塊都放完了。</translation>
    </message>
    <message>
        <source>End your turn here: the %1 is worth more later.</source>
        <translation>這回合到此為止：%1以後更值錢。</translation>
    </message>
    <message>
        <source>End your turn here: what you still hold is worth more later.</source>
        <translation>這回合到此為止：手上剩下的以後更值錢。</translation>
    </message>
    <message>
        <source>This is the best of %1 turns, looking %2 turns ahead.</source>
        <translation>往後看 %2 回合，%1 種走法裡這種最好。</translation>
    </message>
    <message>
        <source>Put a figure anywhere: no tile is on the board yet.</source>
        <translation>棋子放哪裡都可以：棋盤上還沒有板塊。</translation>
    </message>
    <message>
        <source>This move was drawn by lot.</source>
        <translation>這一步是隨機選的。</translation>
    </message>
    <message>
        <source>Winning it would put you ahead in %1.</source>
        <translation>拿到它，你就在%1上領先。</translation>
    </message>
    <message>
        <source>Winning it would put %1 ahead in %2.</source>
        <translation>要是%1拿到它，就在%2上領先了。</translation>
    </message>
    <message>
        <source>Draw level with %1 for %2 of %3: as long as it is tied, nobody gets it.</source>
        <translation>在%3的%2上追平%1：只要平手，誰也拿不到。</translation>
    </message>
    <message>
        <source>Capture %1 of %2, and tie for %3, so that %4 does not get it.</source>
        <translation>奪下%2的%1，並在%3上追平，別讓%4拿到。</translation>
    </message>
    <message>
        <source>Capture %1 of %2, and tie for the other two, so that %3 does not get them.</source>
        <translation>奪下%2的%1，另外兩個也追平，別讓%3拿到。</translation>
    </message>
    <message>
        <source>Capture %1 at once.</source>
        <translation>一次奪下%1。</translation>
    </message>
    <message>
        <source>Capture %1 of both %2 and %3.</source>
        <translation>把%2和%3的%1都奪下。</translation>
    </message>
    <message>
        <source>Draw level for %1 of %2: as long as they are tied, nobody gets them.</source>
        <translation>在%2的%1上追平：只要平手，誰也拿不到。</translation>
    </message>
    <message>
        <source>Strengthen your lead for %1 of %2.</source>
        <translation>在%2的%1上擴大領先。</translation>
    </message>
    <message>
        <source>Bring %1 closer to capture while you lead there.</source>
        <translation>趁你在%1領先，把那裡再圍緊一步。</translation>
    </message>
    <message>
        <source>Take the lead for %1 of both %2 and %3.</source>
        <translation>在%2和%3的%1上都取得領先。</translation>
    </message>
    <message>
        <source>Take the lead for both %1 of %2 and %3 of %4.</source>
        <translation>在%2的%1和%4的%3上都取得領先。</translation>
    </message>
    <message>
        <source>Take the lead for %1 of %2, and draw level for %3 of %4.</source>
        <translation>在%2的%1上取得領先，在%4的%3上追平。</translation>
    </message>
    <message>
        <source>Take the lead for %1 of %2, and strengthen yours for %3 of %4.</source>
        <translation>在%2的%1上取得領先，在%4的%3上擴大領先。</translation>
    </message>
    <message>
        <source>Strengthen your lead for %1 of both %2 and %3.</source>
        <translation>在%2和%3的%1上都擴大領先。</translation>
    </message>
    <message>
        <source>Strengthen your lead for %1 of %2, and close in on %3 of %4.</source>
        <translation>在%2的%1上擴大領先，在%4的%3上追近。</translation>
    </message>
    <message>
        <source>Close in on %1 of both %2 and %3.</source>
        <translation>在%2和%3的%1上都追近。</translation>
    </message>
    <message>
        <source>Close in on two figures: %1 of %2 and %3 of %4.</source>
        <translation>兩個棋子都追近：%2的%1和%4的%3。</translation>
    </message>
    <message>
        <source>Fill a space beside %1 before it can be used against you.</source>
        <translation>先佔住%1旁邊的一格，免得別人用它來對付你。</translation>
    </message>
    <message>
        <source>Then you, not %1, lead for %2.</source>
        <translation>這樣在%2上領先的就是你，不再是%1。</translation>
    </message>
    <message>
        <source>Then you lead for %1 by %2.</source>
        <translation>這樣你就在%1上領先 %2 點。</translation>
    </message>
    <message>
        <source>Then %1 no longer leads for %2.</source>
        <translation>這樣%1就不再在%2上領先。</translation>
    </message>
    <message>
        <source>Then you lead for both.</source>
        <translation>這樣兩邊都是你領先。</translation>
    </message>
    <message>
        <source>Then %1 no longer leads for either.</source>
        <translation>這樣%1在兩邊都不再領先。</translation>
    </message>
    <message>
        <source>In return, %1 leads for %2.</source>
        <translation>不過，%1會在%2上領先。</translation>
    </message>
    <message>
        <source>In return, you give up the lead for %1.</source>
        <translation>不過，你得讓出%1上的領先。</translation>
    </message>
    <message>
        <source>Capture %1 of %2, and tie for %3 of %4, so that nobody gets it.</source>
        <translation>奪下%2的%1，並在%4的%3上追平，讓誰都拿不到它。</translation>
    </message>
    <message>
        <source>Let %1 have %2 of %3: you stay ahead in %4.</source>
        <translation>讓%1拿走%3的%2吧：你在%4上照樣領先。</translation>
    </message>
    <message>
        <source>Close in on %1 of %2.</source>
        <translation>在%2的%1上追近。</translation>
    </message>
    <message>
        <source>Bring %1 and %2 closer to capture while you lead at both.</source>
        <translation>趁你在%1和%2都領先，把兩邊再圍緊一步。</translation>
    </message>
    <message>
        <source>Spend the %1 here and keep your other tiles for better places.</source>
        <translation>%1就用在這裡，別的板塊留給更好的地方。</translation>
    </message>
    <message>
        <source>That puts you ahead in %1 and %2.</source>
        <translation>這樣你就在%1和%2上都領先。</translation>
    </message>
    <message>
        <source>Tie for %1 of %2, so that %3 does not get them.</source>
        <translation>在%2的%1上都追平，別讓%3拿到。</translation>
    </message>
    <message>
        <source>The %1 would do more here, but you will need it elsewhere.</source>
        <translation>%1在這裡更有用，但別處還要靠它。</translation>
    </message>
    <message>
        <source>Any tile will do here: spend the %1.</source>
        <translation>這裡用哪個板塊都可以：就用%1吧。</translation>
    </message>
    <message>
        <source>Keep the %1 for later: it counts for every kind of figure.</source>
        <translation>%1留到以後：對每種棋子都起作用。</translation>
    </message>
    <message>
        <source>Put %1 in %2: your %3 can then count there and in %4 at once.</source>
        <translation>把%1擺在%2：你那個%3就能同時對這裡和%4起作用。</translation>
    </message>
    <message>
        <source>Put %1 in %2, where few tiles decide it: you hold no strong tile for it, so little is lost.</source>
        <translation>把%1擺在%2，那裡幾個板塊就定勝負：你沒有能爭它的強板塊，丟了也不可惜。</translation>
    </message>
    <message>
        <source>Extend your lead for %1 of %2: no single tile can catch you there.</source>
        <translation>在%2的%1上進一步擴大領先：光靠一個板塊，誰也追不上你。</translation>
    </message>
    <message>
        <source>Extend your lead for %1 of %2 and %3 of %4: no single tile can catch you at either.</source>
        <translation>在%2的%1和%4的%3上進一步擴大領先：光靠一個板塊，兩邊都沒人追得上你。</translation>
    </message>
    <message>
        <source>Break the tie for %1 of %2 and capture it.</source>
        <translation>在%2的%1上打破平手，把它奪下。</translation>
    </message>
    <message>
        <source>Nobody gets %1 of %2, as nobody leads for it.</source>
        <translation>%2的%1沒人領先，誰也拿不到。</translation>
    </message>
    <message>
        <source>Then one tile between %2 and %3 counts for %1 of both.</source>
        <translation>這樣在%2和%3之間放一個板塊，就能同時對兩邊的%1起作用。</translation>
    </message>
    <message>
        <source>Then one tile no longer counts for %1 of both %2 and %3, and you hold none for them.</source>
        <translation>這樣一個板塊就不能再同時對%2和%3的%1起作用，反正你沒有能爭它們的板塊。</translation>
    </message>
    <message>
        <source>No one thing decides, but this suits your tiles a little better than anything else.</source>
        <translation>沒有哪一點特別關鍵，只是比別的走法更合你的板塊一點。</translation>
    </message>
    <message>
        <source>You have as good as won: this move hardly matters.</source>
        <translation>你幾乎贏定了：這一步怎麼走都差不多。</translation>
    </message>
    <message>
        <source>You have as good as lost: this move hardly matters.</source>
        <translation>你幾乎輸定了：這一步怎麼走都差不多。</translation>
    </message>
    <message>
        <source>Play the ship first: then your %1 on the last land space of %2 captures %3.</source>
        <translation>先放船：接著把你那個%1放在%2的最後一個陸地格上，就能奪下%3。</translation>
    </message>
    <message>
        <source>Play the ship first: then your %1 on the last land space of %2 captures %3, and ties for %4.</source>
        <translation>先放船：接著把你那個%1放在%2的最後一個陸地格上，就能奪下%3，並在%4上追平。</translation>
    </message>
    <message>
        <source>Play the ship first: then your %1 on the last land space of %2 ties for %3, so that nobody gets it.</source>
        <translation>先放船：接著把你那個%1放在%2的最後一個陸地格上，就能在%3上追平，讓誰都拿不到它。</translation>
    </message>
    <message>
        <source>You can end your turn here and keep your tiles: playing on is just as good.</source>
        <translation>這回合可以到此為止，把板塊留著：接著放也一樣好。</translation>
    </message>
    <message>
        <source>Take the %1: it can bring a figure to where you lead.</source>
        <translation>拿%1：能把棋子換到你領先的地方。</translation>
    </message>
    <message>
        <source>Take the %1: it can bring a tile to where you need it.</source>
        <translation>拿%1：能把板塊移到你需要的地方。</translation>
    </message>
    <message>
        <source>Take the %1: it counts for every kind of figure, and you can play it in the same turn as another tile.</source>
        <translation>拿%1：對每種棋子都起作用，還能和別的板塊在同一回合放。</translation>
    </message>
    <message>
        <source>Take the %1: it counts for every kind of figure.</source>
        <translation>拿%1：對每種棋子都起作用。</translation>
    </message>
    <message>
        <source>Take the %1: tiles for one kind of figure are best played early.</source>
        <translation>拿%1：只對一種棋子起作用的板塊，早放最好。</translation>
    </message>
    <message>
        <source>Strengthen your lead for %1 of %2: that puts you %3 ahead.</source>
        <translation>在%2的%1上擴大領先：這樣就領先 %3 點。</translation>
    </message>
    <message>
        <source>With the %1 you are harder to catch at %3 than with the one of strength %2.</source>
        <translation>在%3用%1，比用影響力 %2 的更難被人追上。</translation>
    </message>
    <message>
        <source>With the %1 you are harder to catch at %3 than with the %2.</source>
        <translation>在%3用%1，比用%2更難被人追上。</translation>
    </message>
    <message>
        <source>The %1 is enough here: keep anything stronger for later.</source>
        <translation>這裡用%1就夠：更強的留到以後。</translation>
    </message>
    <message>
        <source>One tile puts you in the lead for all %3 figures of %1 and %2.</source>
        <translation>只用一個板塊，就讓你在%1和%2的全部 %3 個棋子上都領先。</translation>
    </message>
    <message>
        <source>%2 gets %1, but led for them anyway.</source>
        <translation>%2會拿到%1，反正本來就是那邊領先。</translation>
    </message>
    <message>
        <source>%3 gets %1 of %2, but led for it anyway.</source>
        <translation>%3會拿到%2的%1，反正本來就是那邊領先。</translation>
    </message>
    <message>
        <source>In return, you give up the lead for %1 of %2.</source>
        <translation>不過，在%2的%1上你得讓出領先。</translation>
    </message>
    <message>
        <source>In return, you give up the tie for %1 of %2.</source>
        <translation>不過，在%2的%1上你就保不住平手了。</translation>
    </message>
    <message>
        <source>End your turn here and keep the %1: later it can decide a close capture, in the same turn as another tile.</source>
        <translation>這回合到此為止，%1留著：以後爭得難分上下時，能和別的板塊在同一回合放，定下勝負。</translation>
    </message>
    <message>
        <source>No single tile can catch you there.</source>
        <translation>在那裡光靠一個板塊，誰也追不上你。</translation>
    </message>
    <message>
        <source>If nobody answers, your next land tile there captures it.</source>
        <translation>要是沒人應對，你在那裡的陸地格再放一個板塊，就能奪下它。</translation>
    </message>
    <message>
        <source>Use the tile exchange: move your %1 to another space beside %2. Its old space stays filled, and you keep the tiles in your hand.</source>
        <translation>用板塊交換：把你那個%1移到%2旁邊的另一格。原來那格還是佔著，手上的板塊也都留著。</translation>
    </message>
    <message>
        <source>Use the tile exchange: move your %1 to %2. Where it lies now, nothing is left for it to win.</source>
        <translation>用板塊交換：把你那個%1移到%2。它在現在的位置，已經沒什麼可爭的了。</translation>
    </message>
    <message>
        <source>Use the tile exchange: move your %1 from %2 to %3, where it counts for more.</source>
        <translation>用板塊交換：把你那個%1從%2移到%3，在那裡能對更多棋子起作用。</translation>
    </message>
    <message>
        <source>Use the tile exchange: move your %1 from %2 to %3.</source>
        <translation>用板塊交換：把你那個%1從%2移到%3。</translation>
    </message>
    <message>
        <source>Any tile on that space will do.</source>
        <translation>那一格放哪個板塊都可以。</translation>
    </message>
    <message>
        <source>The tile also puts you in the lead for %1 of %2.</source>
        <translation>這個板塊還讓你在%2的%1上取得領先。</translation>
    </message>
    <message>
        <source>The tile also draws you level for %1 of %2.</source>
        <translation>這個板塊還讓你在%2的%1上追平。</translation>
    </message>
    <message>
        <source>The tile also extends your lead for %1 of %2 so far that no single tile can catch you there.</source>
        <translation>這個板塊還讓你在%2的%1上進一步擴大領先：光靠一個板塊，誰也追不上你。</translation>
    </message>
    <message>
        <source>The tile also strengthens your lead for %1 of %2.</source>
        <translation>這個板塊還讓你在%2的%1上擴大領先。</translation>
    </message>
    <message>
        <source>The tile also brings you closer to the lead for %1 of %2.</source>
        <translation>這個板塊還讓你在%2的%1上追近。</translation>
    </message>
    <message>
        <source>The tile also brings you within %1 of the lead for %2 of %3.</source>
        <translation>這個板塊還讓你在%3的%2上追到只差 %1 點。</translation>
    </message>
    <message>
        <source>The tile also brings %1 closer to capture while you lead there.</source>
        <translation>你在%1領先，這個板塊還把那裡再圍緊一步。</translation>
    </message>
    <message>
        <source>Then your %1 is strong enough to take the lead there.</source>
        <translation>這樣你那個%1就夠強，能在那裡取得領先。</translation>
    </message>
    <message>
        <source>Leave one land space at %1: there your %2 can capture %3 in this same turn.</source>
        <translation>讓%1旁邊只剩一個陸地格：這回合你接著把%2放上去，就能奪下%3。</translation>
    </message>
    <message>
        <source>Then your %2 can capture %3 on the last land space of %1, in this same turn.</source>
        <translation>接著就在這回合，把你那個%2放在%1的最後一個陸地格上，就能奪下%3。</translation>
    </message>
    <message>
        <source>The %1 is a fast tile: with a normal one you can still capture %2 of %3 this turn.</source>
        <translation>%1是快速板塊：這回合你還能用普通板塊奪下%3的%2。</translation>
    </message>
    <message>
        <source>Nobody can catch you in %1 any more.</source>
        <translation>這樣在%1上就沒人追得上你了。</translation>
    </message>
    <message>
        <source>Tie for both %1 of %2 and %3 of %4: nobody gets them.</source>
        <translation>在%2的%1和%4的%3上都追平：誰也拿不到。</translation>
    </message>
    <message>
        <source>If you win it, nobody can catch you in %1 any more.</source>
        <translation>拿到它，在%1上就沒人追得上你了。</translation>
    </message>
    <message>
        <source>It hardly matters, though: a space where nothing is at stake is just as good.</source>
        <translation>不過差別不大：放在沒什麼可爭的格子也一樣好。</translation>
    </message>
    <message>
        <source>End your turn here and keep your fast tiles: later they can decide a close capture, in the same turn as another tile.</source>
        <translation>這回合到此為止，快速板塊留著：以後爭得難分上下時，能和別的板塊在同一回合放，定下勝負。</translation>
    </message>
    <message>
        <source>If %1 does not answer, your next land tile there captures it.</source>
        <translation>要是%1不應對，你在那裡的陸地格再放一個板塊，就能奪下它。</translation>
    </message>
    <message>
        <source>Otherwise %1 can capture it with the %2.</source>
        <translation>不然%1用%2就能奪下它。</translation>
    </message>
    <message>
        <source>Otherwise %1 may capture it on the last land space.</source>
        <translation>不然%1可能在最後一個陸地格上奪下它。</translation>
    </message>
    <message>
        <source>You have to play a tile: spend the %1 where nothing is at stake.</source>
        <translation>你非放一個板塊不可：把%1用在沒什麼可爭的地方。</translation>
    </message>
    <message>
        <source>Spend the %1 where nothing is at stake: you draw a new tile for it.</source>
        <translation>把%1用在沒什麼可爭的地方：這樣能抽一個新板塊。</translation>
    </message>
    <message>
        <source>Use the tile exchange: move your %1 to a space between %2 and %3, where it still counts at %3.</source>
        <translation>用板塊交換：把你那個%1移到%2和%3之間的一格，在%3照樣起作用。</translation>
    </message>
    <message>
        <source>End your turn here and keep the %1: it does most when %2 has few tiles left to answer it.</source>
        <translation>這回合到此為止，%1留著：等%2沒剩幾個板塊能應對時，它最有用。</translation>
    </message>
    <message>
        <source>End your turn here and keep the %1: it does most when the others have few tiles left to answer it.</source>
        <translation>這回合到此為止，%1留著：等別人沒剩幾個板塊能應對時，它最有用。</translation>
    </message>
    <message>
        <source>That puts you ahead in all three kinds.</source>
        <translation>這樣你就在三種棋子上全都領先。</translation>
    </message>
    <message>
        <source>Only one kind of figure is left to place, so it makes no difference which place you fill first.</source>
        <translation>只剩一種棋子要擺，按什麼順序擺都一樣。</translation>
    </message>
    <message>
        <source>The swap also puts you in the lead for %1.</source>
        <translation>這樣互換，還讓你在%1上取得領先。</translation>
    </message>
    <message>
        <source>Put %1 in %2: you hold tiles of strength %3 and %4 for it.</source>
        <translation>把%1擺在%2：你有影響力 %3 和 %4 的板塊能爭它。</translation>
    </message>
    <message>
        <source>Extend your lead for %1 of both %2 and %3: no single tile can catch you at either.</source>
        <translation>在%2和%3的%1上都進一步擴大領先：光靠一個板塊，兩邊都沒人追得上你。</translation>
    </message>
    <message>
        <source>Strengthen your lead for %1 of %2 and %3 of %4.</source>
        <translation>在%2的%1和%4的%3上都擴大領先。</translation>
    </message>
    <message>
        <source>Take the lead for %1 of %2, and strengthen yours for that of %3.</source>
        <translation>在%2的%1上取得領先，在%3的%1上擴大領先。</translation>
    </message>
    <message>
        <source>Counting those you lead for, you then have most of %1: %2 of %3.</source>
        <translation>把你領先的也算進去，這樣%1大半歸你：%3 個裡有 %2 個。</translation>
    </message>
    <message>
        <source>Spend the %1 here: who leads in %2 is decided already.</source>
        <translation>%1就用在這裡：誰在%2上領先，早就定了。</translation>
    </message>
    <message>
        <source>You also lead in %1 at %2, which is closer to capture than %3.</source>
        <translation>你在%2的%1上也領先，那裡又比%3更快圍住。</translation>
    </message>
    <message>
        <source>Capturing %1 of %2 is just as good: then nobody can catch you in %3 any more.</source>
        <translation>奪下%2的%1也一樣好：那樣在%3上就沒人追得上你了。</translation>
    </message>
    <message>
        <source>Take the %1: it counts for every kind of figure, and it saves a stronger one for later.</source>
        <translation>拿%1：對每種棋子都起作用，更強的還能留到以後抽。</translation>
    </message>
    <message>
        <source>Take the lead for %1 of %2 and draw level for the one at %3.</source>
        <translation>在%2的%1上取得領先，在%3的%1上追平。</translation>
    </message>
    <message>
        <source>Take the strongest tile of each kind first, here the %1.</source>
        <translation>每種板塊先拿最強的，這裡就是%1。</translation>
    </message>
    <message>
        <source>Put %1 in %2: each of your two strong tiles for it can count there and in %3 at once.</source>
        <translation>把%1擺在%2：你有兩個能爭它的強板塊，每個都能同時對這裡和%3起作用。</translation>
    </message>
    <message>
        <source>Put %1 in %2, or choose freely: you hold a strong tile for every kind of figure, so little depends on this.</source>
        <translation>把%1擺在%2，或者隨你挑：每種棋子你都有能爭它的強板塊，所以差別不大。</translation>
    </message>
    <message>
        <source>Which kind goes there matters little: you hold a strong tile for each.</source>
        <translation>那裡擺哪種差別不大：每種你都有能爭它的強板塊。</translation>
    </message>
    <message>
        <source>The %1 would do more here, but it is your only land tile that can take the lead for %2 of %3.</source>
        <translation>%1在這裡更有用，但能放在陸地上、在%3的%2上取得領先的板塊，你只有這一個。</translation>
    </message>
    <message>
        <source>Take the %1: tiles for one kind of figure are best played early, and this saves a stronger one for later.</source>
        <translation>拿%1：只對一種棋子起作用的板塊，早放最好，更強的還能留到以後抽。</translation>
    </message>
    <message>
        <source>Take the %1: it is your strongest tile for %2, and tiles for one kind of figure are best played early.</source>
        <translation>拿%1：它是你爭%2最強的板塊，而只對一種棋子起作用的板塊，早放最好。</translation>
    </message>
    <message>
        <source>Take the %1: with the one of strength %2 you then hold two strong tiles for %3.</source>
        <translation>拿%1：加上影響力 %2 的那個，你就有兩個能爭%3的強板塊。</translation>
    </message>
    <message>
        <source>Take the %1: it is the strongest tile left that counts for every kind of figure.</source>
        <translation>拿%1：對每種棋子都起作用的板塊，剩下的就數它最強。</translation>
    </message>
    <message>
        <source>Put %1 in %2: surrounding %2 takes %3 land tiles, so you have time to play both your strong tiles for it.</source>
        <translation>把%1擺在%2：你有兩個能爭它的強板塊，陸地上要 %3 個板塊才圍得住%2，來得及都放上。</translation>
    </message>
    <message>
        <source>Put %1 in %2: you hold no strong tile for it, and surrounding %2 takes %3 land tiles, so you have time to draw one.</source>
        <translation>把%1擺在%2：你沒有能爭它的強板塊，但陸地上要 %3 個板塊才圍得住%2，你還來得及抽一個。</translation>
    </message>
    <message>
        <source>Then your %1 is strong enough to draw level there.</source>
        <translation>這樣你那個%1就夠強，能在那裡追平。</translation>
    </message>
    <message>
        <source>The tile also brings you within %1 of the lead for %2 of %3, where your %4 can then draw level.</source>
        <translation>這個板塊還讓你在%3的%2上追到只差 %1 點，接著你那個%4就能在那裡追平。</translation>
    </message>
    <message>
        <source>The tile also brings you within %1 of the lead for %2 of %3, which your %4 can then take.</source>
        <translation>這個板塊還讓你在%3的%2上追到只差 %1 點，接著你那個%4就能在那裡取得領先。</translation>
    </message>
    <message>
        <source>Other places and figures are about as good, though: choose freely.</source>
        <translation>不過別的地方、別的棋子也差不多一樣好：隨你挑。</translation>
    </message>
    <message>
        <source>The %1 would do more here, but it counts for every kind of figure: keep it for later.</source>
        <translation>%1在這裡更有用，但它對每種棋子都起作用：留到以後用。</translation>
    </message>
    <message>
        <source>Every other move is as good as lost, too.</source>
        <translation>其他走法也都幾乎輸定了。</translation>
    </message>
    <message>
        <source>Put %1 in %2: you hold the %3 for it.</source>
        <translation>把%1擺在%2：你手上有能爭它的%3。</translation>
    </message>
    <message>
        <source>Put %1 in %2, though little depends on this: you hold a strong tile for every kind of figure.</source>
        <translation>把%1擺在%2，不過差別不大：每種棋子你都有能爭它的強板塊。</translation>
    </message>
    <message>
        <source>If %1 does not answer, your %2 can capture %3 next turn.</source>
        <translation>要是%1不應對，你下回合用%2就能奪下%3。</translation>
    </message>
    <message>
        <source>Winning it would give %1 the lead in %2 for good.</source>
        <translation>要是%1拿到它，%2的領先就再也追不回來了。</translation>
    </message>
    <message>
        <source>Then you lead for %1 at %2, and any land tile on the last space there captures it this turn.</source>
        <translation>這樣你就在%2的%1上領先，這一回合隨便拿個陸地板塊放到那裡最後一格，就能拿下。</translation>
    </message>
    <message>
        <source>The %1 would do as well here.</source>
        <translation>在這裡用%1也一樣。</translation>
    </message>
    <message>
        <source>It hardly matters, though: if you play it now, you draw a new tile for it.</source>
        <translation>不過差別不大：現在用掉它，還能抽一個新板塊。</translation>
    </message>
    <message>
        <source>It hardly matters, though: playing it now is as good.</source>
        <translation>不過差別不大：現在就用也一樣好。</translation>
    </message>
    <message>
        <source>End your turn here and keep the %1: later it can decide a close capture, at %2 for example, in the same turn as another tile.</source>
        <translation>這回合到此為止，%1留著：以後爭得難分上下時，比如在%2，能和別的板塊在同一回合放，定下勝負。</translation>
    </message>
</context>
<context>
    <name>Samurai thoughts</name>
    <message>
        <source>That puts %0 ahead in %1.</source>
        <translation>這樣%0就在%1上領先。</translation>
    </message>
    <message>
        <source>That draws %0 level with %1 in %2.</source>
        <translation>這樣%0就在%2上追平%1。</translation>
    </message>
    <message>
        <source>%0 captures both %1 and %2 of %3.</source>
        <translation>%0把%3的%1和%2都奪下。</translation>
    </message>
    <message>
        <source>%0 captures two figures at once: %1 of %2 and %3 of %4.</source>
        <translation>%0一次奪下兩個棋子：%2的%1和%4的%3。</translation>
    </message>
    <message>
        <source>%0 captures %1 of %2, where %3 was ahead.</source>
        <translation>%0奪下%2的%1，那裡本來是%3領先。</translation>
    </message>
    <message>
        <source>%0 captures %1 of %2 while leading there.</source>
        <translation>%0趁著領先，奪下%2的%1。</translation>
    </message>
    <message>
        <source>%0 captures %1 of %2.</source>
        <translation>%0奪下%2的%1。</translation>
    </message>
    <message>
        <source>%0 ties for %1 of %2, so that %3 does not get it.</source>
        <translation>%0在%2的%1上追平，不讓%3拿到。</translation>
    </message>
    <message>
        <source>%0 surrounds %1 while nobody leads for %2: then nobody gets it.</source>
        <translation>%0趁沒人在%2上領先，圍住%1：誰也拿不到。</translation>
    </message>
    <message>
        <source>This ends the game, and %0 wins.</source>
        <translation>遊戲就此結束，%0獲勝。</translation>
    </message>
    <message>
        <source>This ends the game, and %0 shares the victory.</source>
        <translation>遊戲就此結束，%0並列獲勝。</translation>
    </message>
    <message>
        <source>%0 overtakes %1 for %2 of %3.</source>
        <translation>%0在%3的%2上超過%1。</translation>
    </message>
    <message>
        <source>%0 takes the lead for %1 of %2.</source>
        <translation>%0在%2的%1上取得領先。</translation>
    </message>
    <message>
        <source>%0 gets within %1 of the lead for %2 of %3.</source>
        <translation>%0在%3的%2上追到只差 %1 點。</translation>
    </message>
    <message>
        <source>The %1 is enough here: %0 keeps the %2 for later.</source>
        <translation>這裡用%1就夠：%0把%2留到以後。</translation>
    </message>
    <message>
        <source>The %1 is a fast tile: %0 can still play a normal one this turn.</source>
        <translation>%1是快速板塊：這回合%0還能再放一個普通板塊。</translation>
    </message>
    <message>
        <source>%0 spends the %1 where nothing is at stake.</source>
        <translation>%0把%1用在沒什麼可爭的地方。</translation>
    </message>
    <message>
        <source>%0 swaps %1 of %2 and %3 of %4.</source>
        <translation>%0讓%2的%1和%4的%3互換。</translation>
    </message>
    <message>
        <source>%0 cannot play any tile.</source>
        <translation>%0沒有板塊可放。</translation>
    </message>
    <message>
        <source>%0 has played all tiles.</source>
        <translation>%0的板塊都放完了。</translation>
    </message>
    <message>
        <source>%0 ends the turn and keeps the %1 for later.</source>
        <translation>%0結束回合，把%1留到以後。</translation>
    </message>
    <message>
        <source>%0 ends the turn and keeps the other tiles for later.</source>
        <translation>%0結束回合，其餘板塊留到以後。</translation>
    </message>
    <message>
        <source>Winning it would put %0 ahead in %1.</source>
        <translation>拿到它，%0就在%1上領先。</translation>
    </message>
    <message>
        <source>%0 draws level with %1 for %2 of %3: as long as it is tied, nobody gets it.</source>
        <translation>%0在%3的%2上追平%1：只要平手，誰也拿不到。</translation>
    </message>
    <message>
        <source>%0 captures %1 of %2, and ties for %3, so that %4 does not get it.</source>
        <translation>%0奪下%2的%1，並在%3上追平，不讓%4拿到。</translation>
    </message>
    <message>
        <source>%0 captures %1 of %2, and ties for the other two, so that %3 does not get them.</source>
        <translation>%0奪下%2的%1，另外兩個也追平，不讓%3拿到。</translation>
    </message>
    <message>
        <source>%0 captures %1 at once.</source>
        <translation>%0一次奪下%1。</translation>
    </message>
    <message>
        <source>%0 captures %1 of both %2 and %3.</source>
        <translation>%0把%2和%3的%1都奪下。</translation>
    </message>
    <message>
        <source>%0 draws level for %1 of %2: as long as they are tied, nobody gets them.</source>
        <translation>%0在%2的%1上追平：只要平手，誰也拿不到。</translation>
    </message>
    <message>
        <source>%0 strengthens the lead for %1 of %2.</source>
        <translation>%0在%2的%1上擴大領先。</translation>
    </message>
    <message>
        <source>%0 strengthens the lead for %1 of %2 and is now %3 ahead.</source>
        <translation>%0在%2的%1上擴大領先：現在領先 %3 點。</translation>
    </message>
    <message>
        <source>%0 brings %1 closer to capture while leading there.</source>
        <translation>%0趁著領先，把%1再圍緊一步。</translation>
    </message>
    <message>
        <source>%0 takes the lead for %1 of both %2 and %3.</source>
        <translation>%0在%2和%3的%1上都取得領先。</translation>
    </message>
    <message>
        <source>%0 takes the lead for both %1 of %2 and %3 of %4.</source>
        <translation>%0在%2的%1和%4的%3上都取得領先。</translation>
    </message>
    <message>
        <source>%0 takes the lead for %1 of %2, and draws level for %3 of %4.</source>
        <translation>%0在%2的%1上取得領先，在%4的%3上追平。</translation>
    </message>
    <message>
        <source>%0 takes the lead for %1 of %2, and strengthens the one for %3 of %4.</source>
        <translation>%0在%2的%1上取得領先，在%4的%3上擴大領先。</translation>
    </message>
    <message>
        <source>%0 strengthens the lead for %1 of both %2 and %3.</source>
        <translation>%0在%2和%3的%1上都擴大領先。</translation>
    </message>
    <message>
        <source>%0 strengthens the lead for %1 of %2, and closes in on %3 of %4.</source>
        <translation>%0在%2的%1上擴大領先，在%4的%3上追近。</translation>
    </message>
    <message>
        <source>%0 closes in on %1 of both %2 and %3.</source>
        <translation>%0在%2和%3的%1上都追近。</translation>
    </message>
    <message>
        <source>%0 closes in on two figures: %1 of %2 and %3 of %4.</source>
        <translation>%0兩個棋子都追近：%2的%1和%4的%3。</translation>
    </message>
    <message>
        <source>%0 fills a space beside %1 before anybody else can use it.</source>
        <translation>%0先佔住%1旁邊的一格，不讓別人用。</translation>
    </message>
    <message>
        <source>Then %0, not %1, leads for %2.</source>
        <translation>這樣在%2上領先的就是%0，不再是%1。</translation>
    </message>
    <message>
        <source>Then %0 leads for %1 by %2.</source>
        <translation>這樣%0就在%1上領先 %2 點。</translation>
    </message>
    <message>
        <source>Then %0 leads for both.</source>
        <translation>這樣兩邊都是%0領先。</translation>
    </message>
    <message>
        <source>In return, %0 gives up the lead for %1.</source>
        <translation>不過，%0得讓出%1上的領先。</translation>
    </message>
    <message>
        <source>%0 puts the figure anywhere: no tile is on the board yet.</source>
        <translation>%0隨便擺這個棋子：棋盤上還沒有板塊。</translation>
    </message>
    <message>
        <source>%0 captures %1 of %2, and ties for %3 of %4, so that nobody gets it.</source>
        <translation>%0奪下%2的%1，並在%4的%3上追平，讓誰都拿不到它。</translation>
    </message>
    <message>
        <source>%0 lets %1 have %2 of %3: still ahead in %4.</source>
        <translation>%0讓%1拿走%3的%2：自己在%4上照樣領先。</translation>
    </message>
    <message>
        <source>%0 closes in on %1 of %2.</source>
        <translation>%0在%2的%1上追近。</translation>
    </message>
    <message>
        <source>%0 brings %1 and %2 closer to capture, leading at both.</source>
        <translation>%0趁著兩邊都領先，把%1和%2再圍緊一步。</translation>
    </message>
    <message>
        <source>%0 spends the %1 here and keeps the other tiles for better places.</source>
        <translation>%0把%1用在這裡，別的板塊留給更好的地方。</translation>
    </message>
    <message>
        <source>That puts %0 ahead in %1 and %2.</source>
        <translation>這樣%0就在%1和%2上都領先。</translation>
    </message>
    <message>
        <source>%0 ties for %1 of %2, so that %3 does not get them.</source>
        <translation>%0在%2的%1上都追平，不讓%3拿到。</translation>
    </message>
    <message>
        <source>The %1 would do more here, but %0 keeps it for elsewhere.</source>
        <translation>%1在這裡更有用，但%0要留到別處用。</translation>
    </message>
    <message>
        <source>Any tile will do here: %0 spends the %1.</source>
        <translation>這裡用哪個板塊都可以：%0就用%1。</translation>
    </message>
    <message>
        <source>%0 keeps the %1 for later: it counts for every kind of figure.</source>
        <translation>%0把%1留到以後：對每種棋子都起作用。</translation>
    </message>
    <message>
        <source>%0 puts %1 in %2: the %3 can then count there and in %4 at once.</source>
        <translation>%0把%1擺在%2：%3就能同時對這裡和%4起作用。</translation>
    </message>
    <message>
        <source>%0 puts %1 in %2, where few tiles decide it, holding no strong tile for it.</source>
        <translation>%0把%1擺在%2：那裡幾個板塊就定勝負，而手上沒有能爭它的強板塊。</translation>
    </message>
    <message>
        <source>%0 extends the lead for %1 of %2: no single tile can catch up there.</source>
        <translation>%0在%2的%1上進一步擴大領先：光靠一個板塊，誰也追不上。</translation>
    </message>
    <message>
        <source>%0 extends the lead for %1 of %2 and %3 of %4: no single tile can catch up at either.</source>
        <translation>%0在%2的%1和%4的%3上進一步擴大領先：光靠一個板塊，兩邊都沒人追得上。</translation>
    </message>
    <message>
        <source>%0 breaks the tie for %1 of %2 and captures it.</source>
        <translation>%0在%2的%1上打破平手，把它奪下。</translation>
    </message>
    <message>
        <source>Then one tile no longer counts for %1 of both %2 and %3, and %0 holds none for them.</source>
        <translation>這樣一個板塊就不能再同時對%2和%3的%1起作用，反正%0沒有能爭它們的板塊。</translation>
    </message>
    <message>
        <source>It suits %0&apos;s tiles a little better than anything else.</source>
        <translation>這比別的走法更合%0的板塊一點。</translation>
    </message>
    <message>
        <source>%0 has as good as won: this move hardly matters.</source>
        <translation>%0幾乎贏定了：這一步怎麼走都差不多。</translation>
    </message>
    <message>
        <source>%0 has as good as lost: this move hardly matters.</source>
        <translation>%0幾乎輸定了：這一步怎麼走都差不多。</translation>
    </message>
    <message>
        <source>%0 plays the ship first: then the %1 on the last land space of %2 captures %3.</source>
        <translation>%0先放船：接著把%1放在%2的最後一個陸地格上，就能奪下%3。</translation>
    </message>
    <message>
        <source>%0 plays the ship first: then the %1 on the last land space of %2 captures %3, and ties for %4.</source>
        <translation>%0先放船：接著把%1放在%2的最後一個陸地格上，就能奪下%3，並在%4上追平。</translation>
    </message>
    <message>
        <source>%0 plays the ship first: then the %1 on the last land space of %2 ties for %3, so that nobody gets it.</source>
        <translation>%0先放船：接著把%1放在%2的最後一個陸地格上，就能在%3上追平，讓誰都拿不到它。</translation>
    </message>
    <message>
        <source>%0 may end the turn here or play on: both are as good.</source>
        <translation>%0到此為止或接著放，都一樣好。</translation>
    </message>
    <message>
        <source>%0 takes the %1, which can bring a figure to where it is wanted.</source>
        <translation>%0拿%1：能把棋子換到想要的地方。</translation>
    </message>
    <message>
        <source>%0 takes the %1, which can bring a tile to where it is needed.</source>
        <translation>%0拿%1：能把板塊移到需要的地方。</translation>
    </message>
    <message>
        <source>%0 takes the %1: it counts for every kind of figure, and can be played in the same turn as another tile.</source>
        <translation>%0拿%1：對每種棋子都起作用，還能和別的板塊在同一回合放。</translation>
    </message>
    <message>
        <source>%0 takes the %1: it counts for every kind of figure.</source>
        <translation>%0拿%1：對每種棋子都起作用。</translation>
    </message>
    <message>
        <source>%0 takes the %1: tiles for one kind of figure are best played early.</source>
        <translation>%0拿%1：只對一種棋子起作用的板塊，早放最好。</translation>
    </message>
    <message>
        <source>With the %1, %0 is harder to catch at %3 than with the one of strength %2.</source>
        <translation>%0在%3用%1，比用影響力 %2 的更難被人追上。</translation>
    </message>
    <message>
        <source>With the %1, %0 is harder to catch at %3 than with the %2.</source>
        <translation>%0在%3用%1，比用%2更難被人追上。</translation>
    </message>
    <message>
        <source>The %1 is enough here: %0 keeps anything stronger for later.</source>
        <translation>這裡用%1就夠：%0把更強的留到以後。</translation>
    </message>
    <message>
        <source>One tile puts %0 in the lead for all %3 figures of %1 and %2.</source>
        <translation>只用一個板塊，就讓%0在%1和%2的全部 %3 個棋子上都領先。</translation>
    </message>
    <message>
        <source>In return, %0 gives up the lead for %1 of %2.</source>
        <translation>不過，在%2的%1上%0得讓出領先。</translation>
    </message>
    <message>
        <source>In return, %0 gives up the tie for %1 of %2.</source>
        <translation>不過，在%2的%1上%0就保不住平手了。</translation>
    </message>
    <message>
        <source>%0 ends the turn and keeps the %1: later it can decide a close capture, in the same turn as another tile.</source>
        <translation>%0結束回合，%1留著：以後爭得難分上下時，能和別的板塊在同一回合放，定下勝負。</translation>
    </message>
    <message>
        <source>No single tile can catch %0 there.</source>
        <translation>在那裡光靠一個板塊，誰也追不上%0。</translation>
    </message>
    <message>
        <source>If nobody answers, %0&apos;s next land tile there captures it.</source>
        <translation>要是沒人應對，%0在那裡的陸地格再放一個板塊，就能奪下它。</translation>
    </message>
    <message>
        <source>With the tile exchange, %0 moves the %1 to another space beside %2: its old space stays filled.</source>
        <translation>%0用板塊交換，把%1移到%2旁邊的另一格：原來那格還是佔著。</translation>
    </message>
    <message>
        <source>With the tile exchange, %0 moves the %1 to %2: where it lay, nothing is left for it to win.</source>
        <translation>%0用板塊交換，把%1移到%2：它在原來的位置，已經沒什麼可爭的了。</translation>
    </message>
    <message>
        <source>With the tile exchange, %0 moves the %1 from %2 to %3, where it counts for more.</source>
        <translation>%0用板塊交換，把%1從%2移到%3，在那裡能對更多棋子起作用。</translation>
    </message>
    <message>
        <source>With the tile exchange, %0 moves the %1 from %2 to %3.</source>
        <translation>%0用板塊交換，把%1從%2移到%3。</translation>
    </message>
    <message>
        <source>The tile also puts %0 in the lead for %1 of %2.</source>
        <translation>這個板塊還讓%0在%2的%1上取得領先。</translation>
    </message>
    <message>
        <source>The tile also draws %0 level for %1 of %2.</source>
        <translation>這個板塊還讓%0在%2的%1上追平。</translation>
    </message>
    <message>
        <source>The tile also extends %0&apos;s lead for %1 of %2 so far that no single tile can catch up there.</source>
        <translation>這個板塊還讓%0在%2的%1上進一步擴大領先：光靠一個板塊，誰也追不上。</translation>
    </message>
    <message>
        <source>The tile also strengthens %0&apos;s lead for %1 of %2.</source>
        <translation>這個板塊還讓%0在%2的%1上擴大領先。</translation>
    </message>
    <message>
        <source>The tile also brings %0 closer to the lead for %1 of %2.</source>
        <translation>這個板塊還讓%0在%2的%1上追近。</translation>
    </message>
    <message>
        <source>The tile also brings %0 within %1 of the lead for %2 of %3.</source>
        <translation>這個板塊還讓%0在%3的%2上追到只差 %1 點。</translation>
    </message>
    <message>
        <source>The tile also brings %1 closer to capture while %0 leads there.</source>
        <translation>%0在%1領先，這個板塊還把那裡再圍緊一步。</translation>
    </message>
    <message>
        <source>Then the %1 is strong enough to take the lead there.</source>
        <translation>這樣%1就夠強，能在那裡取得領先。</translation>
    </message>
    <message>
        <source>%0 leaves one land space at %1: there the %2 can capture %3 in this same turn.</source>
        <translation>%0讓%1旁邊只剩一個陸地格：這回合接著把%2放上去，就能奪下%3。</translation>
    </message>
    <message>
        <source>Then the %2 can capture %3 on the last land space of %1, in this same turn.</source>
        <translation>接著就在這回合，把%2放在%1的最後一個陸地格上，就能奪下%3。</translation>
    </message>
    <message>
        <source>The %1 is a fast tile: with a normal one %0 can still capture %2 of %3 this turn.</source>
        <translation>%1是快速板塊：這回合%0還能用普通板塊奪下%3的%2。</translation>
    </message>
    <message>
        <source>Nobody can catch %0 in %1 any more.</source>
        <translation>這樣在%1上就沒人追得上%0了。</translation>
    </message>
    <message>
        <source>%0 ties for both %1 of %2 and %3 of %4: nobody gets them.</source>
        <translation>%0在%2的%1和%4的%3上都追平：誰也拿不到。</translation>
    </message>
    <message>
        <source>Once it is won, nobody can catch %0 in %1 any more.</source>
        <translation>拿到它，在%1上就沒人追得上%0了。</translation>
    </message>
    <message>
        <source>%0 ends the turn and keeps the fast tiles: later they can decide a close capture, in the same turn as another tile.</source>
        <translation>%0結束回合，快速板塊留著：以後爭得難分上下時，能和別的板塊在同一回合放，定下勝負。</translation>
    </message>
    <message>
        <source>If %1 does not answer, %0&apos;s next land tile there captures it.</source>
        <translation>要是%1不應對，%0在那裡的陸地格再放一個板塊，就能奪下它。</translation>
    </message>
    <message>
        <source>%0 has to play a tile and spends the %1 where nothing is at stake.</source>
        <translation>%0非放一個板塊不可，就把%1用在沒什麼可爭的地方。</translation>
    </message>
    <message>
        <source>%0 spends the %1 where nothing is at stake, to draw a new tile for it.</source>
        <translation>%0把%1用在沒什麼可爭的地方，好抽一個新板塊。</translation>
    </message>
    <message>
        <source>With the tile exchange, %0 moves the %1 to a space between %2 and %3, where it still counts at %3.</source>
        <translation>%0用板塊交換，把%1移到%2和%3之間的一格，在%3照樣起作用。</translation>
    </message>
    <message>
        <source>%0 ends the turn and keeps the %1: it does most when %2 has few tiles left to answer it.</source>
        <translation>%0結束回合，%1留著：等%2沒剩幾個板塊能應對時，它最有用。</translation>
    </message>
    <message>
        <source>%0 ends the turn and keeps the %1: it does most when the others have few tiles left to answer it.</source>
        <translation>%0結束回合，%1留著：等別人沒剩幾個板塊能應對時，它最有用。</translation>
    </message>
    <message>
        <source>That puts %0 ahead in all three kinds.</source>
        <translation>這樣%0就在三種棋子上全都領先。</translation>
    </message>
    <message>
        <source>The swap also puts %0 in the lead for %1.</source>
        <translation>這樣互換，還讓%0在%1上取得領先。</translation>
    </message>
    <message>
        <source>%0 puts %1 in %2, holding tiles of strength %3 and %4 for it.</source>
        <translation>%0把%1擺在%2：手上有影響力 %3 和 %4 的板塊能爭它。</translation>
    </message>
    <message>
        <source>%0 extends the lead for %1 of both %2 and %3: no single tile can catch up at either.</source>
        <translation>%0在%2和%3的%1上都進一步擴大領先：光靠一個板塊，兩邊都沒人追得上。</translation>
    </message>
    <message>
        <source>%0 strengthens the lead for %1 of %2 and %3 of %4.</source>
        <translation>%0在%2的%1和%4的%3上都擴大領先。</translation>
    </message>
    <message>
        <source>%0 takes the lead for %1 of %2, and strengthens the one for that of %3.</source>
        <translation>%0在%2的%1上取得領先，在%3的%1上擴大領先。</translation>
    </message>
    <message>
        <source>Counting those that %0 leads for, that makes most of %1: %2 of %3.</source>
        <translation>把%0領先的也算進去，這樣%1大半歸%0：%3 個裡有 %2 個。</translation>
    </message>
    <message>
        <source>%0 spends the %1 here: who leads in %2 is decided already.</source>
        <translation>%0把%1用在這裡：誰在%2上領先，早就定了。</translation>
    </message>
    <message>
        <source>%0 also leads in %1 at %2, which is closer to capture than %3.</source>
        <translation>%0在%2的%1上也領先，那裡又比%3更快圍住。</translation>
    </message>
    <message>
        <source>Capturing %1 of %2 is just as good: then nobody can catch %0 in %3 any more.</source>
        <translation>奪下%2的%1也一樣好：那樣在%3上就沒人追得上%0了。</translation>
    </message>
    <message>
        <source>%0 takes the %1: it counts for every kind of figure, and it saves a stronger one for later.</source>
        <translation>%0拿%1：對每種棋子都起作用，更強的還能留到以後抽。</translation>
    </message>
    <message>
        <source>%0 takes the lead for %1 of %2 and draws level for the one at %3.</source>
        <translation>%0在%2的%1上取得領先，在%3的%1上追平。</translation>
    </message>
    <message>
        <source>%0 takes the strongest tile of each kind first, here the %1.</source>
        <translation>%0每種板塊先拿最強的，這裡就是%1。</translation>
    </message>
    <message>
        <source>%0 puts %1 in %2: each of two strong tiles for it can count there and in %3 at once.</source>
        <translation>%0把%1擺在%2：有兩個能爭它的強板塊，每個都能同時對這裡和%3起作用。</translation>
    </message>
    <message>
        <source>%0 puts %1 in %2, but little depends on this, with a strong tile in hand for every kind of figure.</source>
        <translation>%0把%1擺在%2，不過差別不大：每種棋子手上都有能爭它的強板塊。</translation>
    </message>
    <message>
        <source>Which kind goes there matters little: %0 holds a strong tile for each.</source>
        <translation>那裡擺哪種差別不大：每種%0都有能爭它的強板塊。</translation>
    </message>
    <message>
        <source>The %1 would do more here, but %0 has no other land tile that can take the lead for %2 of %3.</source>
        <translation>%1在這裡更有用，但能放在陸地上、在%3的%2上取得領先的板塊，%0沒有別的了。</translation>
    </message>
    <message>
        <source>%0 takes the %1: tiles for one kind of figure are best played early, and this saves a stronger one for later.</source>
        <translation>%0拿%1：只對一種棋子起作用的板塊，早放最好，更強的還能留到以後抽。</translation>
    </message>
    <message>
        <source>%0 takes the %1, the strongest tile for %2: tiles for one kind of figure are best played early.</source>
        <translation>%0拿%1：爭%2就數它最強，而只對一種棋子起作用的板塊，早放最好。</translation>
    </message>
    <message>
        <source>%0 takes the %1: with the one of strength %2 that makes two strong tiles for %3.</source>
        <translation>%0拿%1：加上影響力 %2 的那個，就有兩個能爭%3的強板塊。</translation>
    </message>
    <message>
        <source>%0 takes the %1, the strongest tile left that counts for every kind of figure.</source>
        <translation>%0拿%1：對每種棋子都起作用的板塊，剩下的就數它最強。</translation>
    </message>
    <message>
        <source>%0 puts %1 in %2: surrounding %2 takes %3 land tiles, so there is time to play both strong tiles for it.</source>
        <translation>%0把%1擺在%2：有兩個能爭它的強板塊，陸地上要 %3 個板塊才圍得住%2，來得及都放上。</translation>
    </message>
    <message>
        <source>%0 puts %1 in %2: surrounding %2 takes %3 land tiles, so there is time to draw a strong tile for it.</source>
        <translation>%0把%1擺在%2：陸地上要 %3 個板塊才圍得住%2，還來得及抽一個能爭它的強板塊。</translation>
    </message>
    <message>
        <source>Then the %1 is strong enough to draw level there.</source>
        <translation>這樣%1就夠強，能在那裡追平。</translation>
    </message>
    <message>
        <source>The tile also brings %0 within %1 of the lead for %2 of %3, where the %4 can then draw level.</source>
        <translation>這個板塊還讓%0在%3的%2上追到只差 %1 點，接著%4就能在那裡追平。</translation>
    </message>
    <message>
        <source>The tile also brings %0 within %1 of the lead for %2 of %3, which the %4 can then take.</source>
        <translation>這個板塊還讓%0在%3的%2上追到只差 %1 點，接著%4就能在那裡取得領先。</translation>
    </message>
    <message>
        <source>Other places and figures would be about as good.</source>
        <translation>換別的地方、別的棋子也差不多一樣好。</translation>
    </message>
    <message>
        <source>The %1 would do more here, but it counts for every kind of figure: %0 keeps it for later.</source>
        <translation>%1在這裡更有用，但它對每種棋子都起作用：%0要留到以後用。</translation>
    </message>
    <message>
        <source>%0 puts %1 in %2, holding the %3 for it.</source>
        <translation>%0把%1擺在%2：手上有能爭它的%3。</translation>
    </message>
    <message>
        <source>If %1 does not answer, the %2 can capture %3 next turn.</source>
        <translation>要是%1不應對，下回合用%2就能奪下%3。</translation>
    </message>
    <message>
        <source>Then %0 leads for %1 at %2, and any land tile on the last space there captures it this turn.</source>
        <translation>這樣%0就在%2的%1上領先，這一回合隨便拿個陸地板塊放到那裡最後一格，就能拿下。</translation>
    </message>
    <message>
        <source>It hardly matters, though: once it is played, %0 draws a new tile for it.</source>
        <translation>不過差別不大：用掉它，%0還能抽一個新板塊。</translation>
    </message>
    <message>
        <source>%0 ends the turn and keeps the %1: later it can decide a close capture, at %2 for example, in the same turn as another tile.</source>
        <translation>%0結束回合，%1留著：以後爭得難分上下時，比如在%2，能和別的板塊在同一回合放，定下勝負。</translation>
    </message>
</context>
<context>
    <name>Samurai tiles</name>
    <message>
        <source>Buddha 2</source>
        <translation>佛像2</translation>
    </message>
    <message>
        <source>Buddha 3</source>
        <translation>佛像3</translation>
    </message>
    <message>
        <source>Buddha 4</source>
        <translation>佛像4</translation>
    </message>
    <message>
        <source>helmet 2</source>
        <translation>頭盔2</translation>
    </message>
    <message>
        <source>helmet 3</source>
        <translation>頭盔3</translation>
    </message>
    <message>
        <source>helmet 4</source>
        <translation>頭盔4</translation>
    </message>
    <message>
        <source>rice 2</source>
        <translation>稻米2</translation>
    </message>
    <message>
        <source>rice 3</source>
        <translation>稻米3</translation>
    </message>
    <message>
        <source>rice 4</source>
        <translation>稻米4</translation>
    </message>
    <message>
        <source>samurai 1</source>
        <translation>武士1</translation>
    </message>
    <message>
        <source>samurai 2</source>
        <translation>武士2</translation>
    </message>
    <message>
        <source>samurai 3</source>
        <translation>武士3</translation>
    </message>
    <message>
        <source>ship 1</source>
        <translation>船1</translation>
    </message>
    <message>
        <source>ship 2</source>
        <translation>船2</translation>
    </message>
    <message>
        <source>ronin</source>
        <translation>浪人</translation>
    </message>
    <message>
        <source>figure exchange</source>
        <translation>棋子交換</translation>
    </message>
    <message>
        <source>tile exchange</source>
        <translation>板塊交換</translation>
    </message>
</context>
<context>
    <name>Samurai tiles told</name>
    <message>
        <source>Buddha tile of strength 2</source>
        <translation>影響力 2 的佛像板塊</translation>
    </message>
    <message>
        <source>Buddha tile of strength 3</source>
        <translation>影響力 3 的佛像板塊</translation>
    </message>
    <message>
        <source>Buddha tile of strength 4</source>
        <translation>影響力 4 的佛像板塊</translation>
    </message>
    <message>
        <source>helmet tile of strength 2</source>
        <translation>影響力 2 的頭盔板塊</translation>
    </message>
    <message>
        <source>helmet tile of strength 3</source>
        <translation>影響力 3 的頭盔板塊</translation>
    </message>
    <message>
        <source>helmet tile of strength 4</source>
        <translation>影響力 4 的頭盔板塊</translation>
    </message>
    <message>
        <source>rice tile of strength 2</source>
        <translation>影響力 2 的稻米板塊</translation>
    </message>
    <message>
        <source>rice tile of strength 3</source>
        <translation>影響力 3 的稻米板塊</translation>
    </message>
    <message>
        <source>rice tile of strength 4</source>
        <translation>影響力 4 的稻米板塊</translation>
    </message>
    <message>
        <source>samurai of strength 1</source>
        <translation>影響力 1 的武士</translation>
    </message>
    <message>
        <source>samurai of strength 2</source>
        <translation>影響力 2 的武士</translation>
    </message>
    <message>
        <source>samurai of strength 3</source>
        <translation>影響力 3 的武士</translation>
    </message>
    <message>
        <source>ship of strength 1</source>
        <translation>影響力 1 的船</translation>
    </message>
    <message>
        <source>ship of strength 2</source>
        <translation>影響力 2 的船</translation>
    </message>
    <message>
        <source>ronin</source>
        <translation>浪人</translation>
    </message>
    <message>
        <source>figure exchange</source>
        <translation>棋子交換</translation>
    </message>
    <message>
        <source>tile exchange</source>
        <translation>板塊交換</translation>
    </message>
</context>
<context>
    <name>SamuraiReckoning</name>
    <message>
        <source>others</source>
        <comment>figures of the castes that a player does not lead</comment>
        <translation>其他</translation>
    </message>
    <message>
        <source>all</source>
        <comment>figures that a player has</comment>
        <translation>總數</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>勝者</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>領先</translation>
    </message>
    <message>
        <source>others %1, all %2</source>
        <translation>其他 %1，總數 %2</translation>
    </message>
    <message>
        <source>Decided by: %1</source>
        <comment>the rule that decided the game</comment>
        <translation>勝負依據：%1</translation>
    </message>
</context>
<context>
    <name>SamuraiRules</name>
    <message>
        <source>In a minute</source>
        <translation>一分鐘學會</translation>
    </message>
    <message>
        <source>Buddha</source>
        <translation>佛像</translation>
    </message>
    <message>
        <source>helmet</source>
        <translation>頭盔</translation>
    </message>
    <message>
        <source>rice</source>
        <translation>稻米</translation>
    </message>
    <message>
        <source>The chart</source>
        <translation>地圖</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>第一回合之前</translation>
    </message>
    <message>
        <source>Of your twenty tiles you choose five to begin with; the other fifteen are shuffled and drawn one by one. In the edition of 1998 the hand is chosen before the figures are placed, in that of 2015 afterwards. Both may also be left to chance, and at the table you may have it done for you.</source>
        <translation>每人有二十個板塊，先從中選五個當起始手牌，其餘十五個洗勻，一個一個抽。1998 年版在擺放棋子之前選手牌，2015 年版在擺放之後選。兩者也都可以隨機決定；在牌桌上還可以讓程式代勞。</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>你的回合</translation>
    </message>
    <message>
        <source>The tiles</source>
        <translation>板塊</translation>
    </message>
    <message>
        <source>Everybody owns the same twenty. Normal tiles, on any free land space:</source>
        <translation>每個人的二十個板塊都一樣。普通板塊可放在任何空的陸地格上：</translation>
    </message>
    <message>
        <source>Buddha 2, 3, 4: for Buddhas only</source>
        <translation>佛像2、3、4：只對佛像起作用</translation>
    </message>
    <message>
        <source>helmet 2, 3, 4: for helmets only</source>
        <translation>頭盔2、3、4：只對頭盔起作用</translation>
    </message>
    <message>
        <source>rice 2, 3, 4: for rice only</source>
        <translation>稻米2、3、4：只對稻米起作用</translation>
    </message>
    <message>
        <source>tile exchange</source>
        <translation>板塊交換</translation>
    </message>
    <message>
        <source>Fast tiles, besides the normal one:</source>
        <translation>快速板塊，可在普通板塊之外加放：</translation>
    </message>
    <message>
        <source>figure exchange</source>
        <translation>棋子交換</translation>
    </message>
    <message>
        <source>The tile exchange: take up one of your own tiles on land, put the exchange there in its place, and place the tile at once on another free land space. The exchange stays and fills its space, but has no strength. By the rules of 1998 the ronin cannot be taken up, by those of 2015 it can; ships and other exchanges never can.</source>
        <translation>板塊交換：拿起自己放在陸地上的一個板塊，把交換板塊放在原處，再立刻把拿起的板塊放到另一個空的陸地格上。交換板塊留在那裡佔住格子，但沒有影響力。依 1998 年的規則不能拿起浪人，依 2015 年的規則可以；船和已放下的交換板塊一律不能拿起。</translation>
    </message>
    <message>
        <source>Capturing</source>
        <translation>奪取</translation>
    </message>
    <message>
        <source>If the highest sum is shared, or nobody has any influence, nobody gets the figure: it is set aside for good.</source>
        <translation>最大的總和有人並列，或者誰都沒有影響力，這個棋子就誰也得不到：永久移出。</translation>
    </message>
    <message>
        <source>In the edition of 1998 this happens at once, before the next tile of the turn; in that of 2015 when the turn ends, so that a ship played after the last land tile still counts.</source>
        <translation>1998 年版立即奪取，不等這回合的下一個板塊；2015 年版在回合結束時奪取，所以最後一個陸地板塊之後再放的船也算數。</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>終局</translation>
    </message>
    <message>
        <source>At this table</source>
        <translation>操作方式</translation>
    </message>
    <message>
        <source>H shows a hint: it knows only what you know, and says why. T shows all turns so far.</source>
        <translation>按 H 看提示：它知道的和你一樣多，還會說明理由。按 T 回顧所有回合。</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>小訣竅</translation>
    </message>
    <message>
        <source>Figures of three castes stand in the settlements of Japan: Buddhas, helmets and rice. You place tiles beside the settlements; each tile has a strength and influences one kind of figure or all three. When every land space around a settlement is taken, each figure there goes to the player with the most influence on it. Whoever collects most of a kind leads it, and whoever leads most kinds wins.</source>
        <translation>日本各地的據點上有三個階層的棋子：佛像、頭盔和稻米。你把板塊放在據點旁邊；每個板塊都有影響力，對一種棋子或全部三種起作用。據點周圍的陸地格都放滿後，據點上的每個棋子歸對它影響力最大的玩家。一種棋子奪得最多的人領先這種棋子，領先種類最多的人獲勝。</translation>
    </message>
    <message>
        <source>Two players fight for Honshu. With three players Kyushu and Shikoku are added, with four Hokkaido too. A village holds one figure, a town two of different kinds, and Edo, the capital, one of each kind.</source>
        <translation>兩人爭奪本州。三人時再加九州和四國，四人時再加北海道。村莊放一個棋子，城鎮放兩個不同種的棋子，都城江戶（Edo）三種各放一個。</translation>
    </message>
    <message>
        <source>Tiles never lie on settlements, only on the land beside them; ships lie on the sea. Every land space on this chart touches at least one settlement.</source>
        <translation>板塊不能放在據點上，只能放在旁邊的陸地上，船則放在海上。這張地圖上，每個陸地格都至少與一個據點相鄰。</translation>
    </message>
    <message>
        <source>Edo begins with one figure of each kind. In turn each player places one more figure: first until every town holds two different ones, then one in each village.</source>
        <translation>江戶一開始就有三種棋子各一個。大家輪流，每次再擺一個棋子：先讓每座城鎮都有兩個不同的棋子，再替每個村莊擺一個。</translation>
    </message>
    <message>
        <source>Play one or more of the five tiles in your hand: at most one normal tile, and as many fast tiles as you like, in any order. Fast tiles carry two arrows at the bottom. Then end your turn and draw until you hold five tiles again. You may not pass while you can still play a tile.</source>
        <translation>從手上的五個板塊中放出一個或幾個：普通板塊最多一個，快速板塊不限，先後隨意。快速板塊下方印有兩個箭頭。然後結束回合，把手牌補到五個。還有板塊可放時，不能什麼都不放。</translation>
    </message>
    <message>
        <source>samurai 1, 1, 2, 2, 3: for every kind</source>
        <translation>武士1、1、2、2、3：對每種棋子都起作用</translation>
    </message>
    <message>
        <source>ships 1, 1, 2: on the sea, for every kind</source>
        <translation>船1、1、2：放在海上，對每種棋子都起作用</translation>
    </message>
    <message>
        <source>ronin 1: on land, for every kind</source>
        <translation>浪人1：放在陸地上，對每種棋子都起作用</translation>
    </message>
    <message>
        <source>The figure exchange: two figures of different kinds in two different settlements change places; no settlement may then hold two of one kind. The tile is used up and is not placed anywhere.</source>
        <translation>棋子交換：把兩個據點上兩個不同種的棋子互換；換完後，一個據點不能有兩個同種的棋子。這個板塊用過就沒了，不放在地圖上。</translation>
    </message>
    <message>
        <source>A settlement is surrounded as soon as a tile lies on every land space beside it; the sea does not matter. For each of its figures the strengths of the tiles around it are added up, ships included, if they influence that kind. The highest sum takes the figure, and different figures of a settlement may go to different players.</source>
        <translation>據點旁邊的陸地格都放上板塊後，據點就被圍住了；海格不算。每個棋子分開計算：周圍的板塊，包括船，只要對這種棋子起作用，就把影響力加起來。總和最大的人得到這個棋子；同一據點的不同棋子可以歸不同的玩家。</translation>
    </message>
    <message>
        <source>The game ends as soon as the last figure of one kind has left the chart, or when four figures have been set aside. In domination it goes on until no figure is left.</source>
        <translation>某種棋子的最後一個離開地圖，或者移出了四個棋子，遊戲立即結束。稱霸模式下，要到棋子全部拿完為止。</translation>
    </message>
    <message>
        <source>You lead a kind of figure if you alone have the most of it. Then this decides, line by line:</source>
        <translation>一種棋子你獨自最多，你就領先這種棋子。然後依序判定：</translation>
    </message>
    <message>
        <source>1. Whoever leads two or three kinds wins.
2. Otherwise only those who lead a kind stay in; if that is just one player, they win.
3. Each of them counts their figures of the kinds that they do not lead: the most win.
4. Still equal: the most figures in all.
5. Still equal: the victory is shared. If nobody leads any kind, the figures in all decide.</source>
        <translation>1. 領先兩種或三種棋子的人獲勝。
2. 否則只有領先某種棋子的人留下；只剩一個人，他就獲勝。
3. 留下的人比自己沒有領先的那幾種棋子：最多的人獲勝。
4. 仍然相同：棋子總數最多的人獲勝。
5. 仍然相同：並列獲勝。沒有人領先任何一種時，比棋子總數。</translation>
    </message>
    <message>
        <source>In the game of the thesis two players have eighteen tiles, without the exchanges; the number of kinds led decides, then the figures in all.</source>
        <translation>論文的兩人局每人十八個板塊，沒有交換板塊；先比領先的種類數，再比棋子總數。</translation>
    </message>
    <message>
        <source>Choose a tile with the mouse or the keys 1 to 5, then one of the spaces that are lit. While you point at a space, a panel shows what your tile would change there and who would capture what. The numbers beside a settlement are the influence on its figures.</source>
        <translation>用滑鼠或 1 到 5 鍵選一個板塊，再選一個亮起的格子。指著格子時，會有面板顯示你的板塊放在那裡有什麼變化、誰會奪得什麼。據點旁邊的數字是對棋子的影響力。</translation>
    </message>
    <message>
        <source>With the keyboard: arrow keys go from space to space, Enter places the tile, G goes to a space by its letter and number, Backspace takes back a step of this turn, E ends the turn. Plus, minus and 0 zoom; so does the wheel, and the chart can be moved with the mouse.</source>
        <translation>用鍵盤：方向鍵在格子間移動，Enter 放下板塊，G 依字母和數字跳到格子，Backspace 退回這回合的一步，E 結束回合。加號、減號和 0 可以縮放，滾輪也行；用滑鼠可以拖曳地圖。</translation>
    </message>
    <message>
        <source>Two kinds win the game: choose them early, and give away figures of the third. Most land spaces touch two settlements, so a samurai between two figures that you want is worth double. Whoever fills the last space around a settlement decides when it is counted: be ahead before you close it, and keep a fast tile for the moment when one more point is enough.</source>
        <translation>領先兩種棋子就能贏：早點選定，放掉第三種棋子。陸地格大多與兩個據點相鄰，所以武士放在你要的兩個棋子之間，一個抵兩個。誰填上據點周圍的最後一格，誰就決定何時結算：先取得優勢再封口；留一個快速板塊，等到再多一點就夠的時候用。</translation>
    </message>
</context>
<context>
    <name>SamuraiView</name>
    <message>
        <source>the first tiles</source>
        <translation>起始板塊</translation>
    </message>
    <message>
        <source>placing the figures</source>
        <translation>擺放棋子</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>第 %1 輪</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>回顧</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>輪到你了</translation>
    </message>
    <message>
        <source>thinks</source>
        <translation>思考中</translation>
    </message>
    <message numerus="yes">
        <source>%n in hand</source>
        <comment>tiles</comment>
        <translation>
            <numerusform>手上 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 on the board</source>
        <translation>%1：棋盤上 %2 個</translation>
    </message>
    <message>
        <source>%1 of %2 set aside</source>
        <translation>移出 %1/%2</translation>
    </message>
    <message>
        <source>%1 set aside</source>
        <translation>移出 %1</translation>
    </message>
    <message>
        <source>Figures on the board. The game ends when none is left.</source>
        <translation>棋盤上的棋子。全部拿完時，遊戲結束。</translation>
    </message>
    <message>
        <source>Your first tiles</source>
        <translation>你的起始板塊</translation>
    </message>
    <message>
        <source>Tiles of %1</source>
        <translation>%1的板塊</translation>
    </message>
    <message>
        <source>Samurai</source>
        <translation>武士</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1，剩 %2 個</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>退一步</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>結束回合</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>縮小</translation>
    </message>
    <message>
        <source>There is no space %1 on this chart</source>
        <translation>這張地圖上沒有格子 %1</translation>
    </message>
    <message>
        <source>Your tiles</source>
        <translation>你的板塊</translation>
    </message>
    <message>
        <source>is next</source>
        <translation>下一個</translation>
    </message>
    <message>
        <source>Figures on the board. The game ends when one kind is gone, or when four figures are set aside.</source>
        <translation>棋盤上的棋子。某種棋子拿完，或有四個棋子被移出時，遊戲結束。</translation>
    </message>
    <message>
        <source>Choose for me</source>
        <translation>幫我選</translation>
    </message>
    <message>
        <source>Show whole chart</source>
        <translation>顯示整張地圖</translation>
    </message>
    <message>
        <source>Undo turn</source>
        <translation>復原回合</translation>
    </message>
    <message>
        <source>The last step of this turn (Backspace)</source>
        <translation>這回合的最後一步（Backspace）</translation>
    </message>
</context>
<context>
    <name>SamuraiWords</name>
    <message>
        <source>%1 on %2</source>
        <extracomment>A tile and where it is placed</extracomment>
        <translation>%1放在 %2</translation>
    </message>
    <message>
        <source>swap %1 of %2 for %3 of %4</source>
        <extracomment>Two figures change places: figure, settlement, figure, settlement</extracomment>
        <translation>%2的%1與%4的%3互換</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <extracomment>A tile, from where and to where it moves</extracomment>
        <translation>%1從 %2 移到 %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>A figure and the settlement it is placed in</extracomment>
        <translation>%1放到%2</translation>
    </message>
    <message>
        <source>End of the turn</source>
        <translation>結束回合</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>還沒人領先</translation>
    </message>
    <message>
        <source>a tie</source>
        <translation>平手</translation>
    </message>
    <message>
        <source>you lead</source>
        <translation>你領先</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <translation>%1 領先</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player and his influence</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 of %2: nobody has influence, it is set aside</source>
        <translation>%2的%1：誰都沒有影響力，移出</translation>
    </message>
    <message>
        <source>%1 of %2: a tie at %3, it is set aside</source>
        <translation>%2的%1：以 %3 平手，移出</translation>
    </message>
    <message>
        <source>%1 of %2: to you, %3 to %4</source>
        <extracomment>A figure, its settlement, your influence, the highest of the others</extracomment>
        <translation>%2的%1：歸你，%3 比 %4</translation>
    </message>
    <message>
        <source>%1 of %2: to %3, %4 to %5</source>
        <extracomment>A figure, its settlement, the player who gets it, their influence, the highest of the others</extracomment>
        <translation>%2的%1：歸%3，%4 比 %5</translation>
    </message>
    <message>
        <source>Two figures change places</source>
        <translation>兩個棋子互換位置</translation>
    </message>
    <message>
        <source>Moves one of your tiles on land</source>
        <translation>移動自己放在陸地上的一個板塊</translation>
    </message>
    <message>
        <source>On the sea, counts for every figure</source>
        <translation>放在海上，對每個棋子起作用</translation>
    </message>
    <message>
        <source>On land, counts for every figure</source>
        <translation>放在陸地上，對每個棋子起作用</translation>
    </message>
    <message>
        <source>On land, counts for one kind of figure</source>
        <translation>放在陸地上，對一種棋子起作用</translation>
    </message>
    <message>
        <source>%1; fast</source>
        <translation>%1；快速</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <extracomment>A space and the settlements beside it</extracomment>
        <translation>%1（鄰近%2）</translation>
    </message>
</context>
<context>
    <name>ScoreBoard</name>
    <message>
        <source>%1: %2, %3 of %4 points</source>
        <translation>%1：%2，%3/%4 分</translation>
    </message>
    <message>
        <source>makers</source>
        <translation>定王方</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n 墩</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>points, and those that win</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Who holds what</source>
        <translation>誰手上有什麼</translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>This move stood up best: it was the choice in %1 of %2 tries.</source>
        <translation>這步最經得起推敲：%2 次嘗試裡有 %1 次選它。</translation>
    </message>
</context>
<context>
    <name>Search thoughts</name>
    <message>
        <source>For %0 this move stood up best: it was the choice in %1 of %2 tries.</source>
        <translation>對%0來說，這步最經得起推敲：%2 次嘗試裡有 %1 次選它。</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>Partner</source>
        <translation>搭檔</translation>
    </message>
    <message>
        <source>is next</source>
        <translation>下一個</translation>
    </message>
    <message>
        <source>thinks</source>
        <translation>思考中</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>輪空</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>莊家</translation>
    </message>
</context>
<context>
    <name>SeatedPlayer</name>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
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
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>軟體</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>四色花色</translation>
    </message>
    <message>
        <source>Large corners</source>
        <translation>大角標</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>限時</translation>
    </message>
    <message>
        <source>Twenty seconds a turn</source>
        <translation>每次出牌二十秒</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>還原預設</translation>
    </message>
    <message>
        <source>Puts everything here back as it was at first</source>
        <translation>把這裡的一切還原成最初的樣子</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>跟隨系統</translation>
    </message>
    <message>
        <source>All screens except the tables</source>
        <translation>用於牌桌以外的所有畫面</translation>
    </message>
    <message>
        <source>Match the table</source>
        <translation>與牌桌相配</translation>
    </message>
    <message>
        <source>On French cards: clubs green, diamonds blue</source>
        <translation>用於撲克牌：梅花為綠色，方塊為藍色</translation>
    </message>
    <message>
        <source>On French cards: rank and suit are easier to read</source>
        <translation>用於撲克牌：點數與花色更容易看清</translation>
    </message>
    <message>
        <source>How long they take over a move, at least</source>
        <translation>每一步至少花多久</translation>
    </message>
    <message>
        <source>For people at Big Two and Doudizhu. If you take longer, you pass, or lead your lowest card.</source>
        <translation>用於大老二和鬥地主的真人玩家。逾時就 Pass；該先出時，出最小的一張。</translation>
    </message>
    <message>
        <source>Takes effect at the next start. Now: %1</source>
        <translation>下次啟動時生效。目前：%1</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>學習</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>教練</translation>
    </message>
    <message>
        <source>Asks before a move that gives up much: gentle, before mistakes; strict, before inaccuracies too</source>
        <translation>損失大的走法，走之前先問：溫和，遇到失誤才問；嚴格，輕微失誤也問</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>溫和</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>嚴格</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>牌友</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>感言</translation>
    </message>
    <message>
        <source>At rare moments a computer player says a word when the game is over</source>
        <translation>一局結束時，電腦玩家偶爾會說句話</translation>
    </message>
    <message>
        <source>The room</source>
        <translation>房間聲響</translation>
    </message>
    <message>
        <source>At a table: quiet air and a clock on the wall</source>
        <translation>在牌桌旁：輕輕的室內聲和牆上的鐘聲</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>失誤標準</translation>
    </message>
    <message>
        <source>What a move must give up to be called a mistake, by the tutor and in reviews. What is not certain is never called one, so a review, which looks longer, may find more.</source>
        <translation>一步要損失多少，教練和檢討才算作失誤。沒有把握的一律不算，所以看得更久的檢討可能找出更多。</translation>
    </message>
    <message>
        <source>%1 in 100</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Programs of your own</source>
        <translation>自備的程式</translation>
    </message>
    <message>
        <source>A program that speaks the protocol of parlour-lab can sit at the table, in every game. It is told no more than a player in its place sees. Parlour starts its command on this computer, so add only what you trust.</source>
        <translation>懂 parlour-lab 通訊協定的程式可以上桌，每個遊戲都可以。它知道的，不比坐在它位置上的玩家多。Parlour 會在這台電腦上執行它的命令，所以只加入你信得過的。</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>刪除 %1</translation>
    </message>
    <message>
        <source>Name of the program</source>
        <translation>程式的名稱</translation>
    </message>
    <message>
        <source>Its command</source>
        <translation>程式的命令</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>When a program fails</source>
        <translation>程式出錯時</translation>
    </message>
    <message>
        <source>It ends, is late, or makes no legal move</source>
        <translation>結束了、逾時，或走法不合規則</translation>
    </message>
    <message>
        <source>The game waits</source>
        <translation>對局等待</translation>
    </message>
    <message>
        <source>Play any move</source>
        <translation>隨便走一步</translation>
    </message>
</context>
<context>
    <name>SpacePreview</name>
    <message>
        <source>set aside</source>
        <translation>移出</translation>
    </message>
    <message>
        <source>you capture it</source>
        <translation>由你奪得</translation>
    </message>
    <message>
        <source>%1 captures it</source>
        <translation>由%1奪得</translation>
    </message>
    <message>
        <source>leaves this settlement</source>
        <translation>離開這個據點</translation>
    </message>
    <message>
        <source>comes here: %1</source>
        <translation>來到這裡：%1</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1 已空</translation>
    </message>
    <message>
        <source>%1 is surrounded: captured at the end of the turn</source>
        <translation>%1 已被圍住：回合結束時奪取</translation>
    </message>
    <message>
        <source>%1 is surrounded</source>
        <translation>%1 已被圍住</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n land space(s) still open</source>
        <translation>
            <numerusform>%1：還有 %n 個空的陸地格</numerusform>
        </translation>
    </message>
    <message>
        <source>Far from every settlement</source>
        <translation>不與任何據點相鄰</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a town and what it is</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a space and what it is</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>land</source>
        <translation>陸地</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>海</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1：%2，%3</translation>
    </message>
    <message numerus="yes">
        <source>%n land space(s) open</source>
        <translation>
            <numerusform>%n 個空的陸地格</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a tile and its owner</comment>
        <translation>%2的%1</translation>
    </message>
    <message>
        <source>beside %1</source>
        <translation>鄰近 %1</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>A settlement, a figure there and what becomes of it</extracomment>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>可選</translation>
    </message>
    <message>
        <source>%1. Then: %2</source>
        <translation>%1。之後：%2</translation>
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
    <message>
        <source>Games (%1)</source>
        <translation>牌局（%1）</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>牌局</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>訓練</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>實驗室</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>games to continue</comment>
        <translation>
            <numerusform>還有 %n 局</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
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
        <source>with several people</source>
        <translation>多人同桌</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>放棄</translation>
    </message>
    <message>
        <source>All games of %1 are deleted as soon as you leave this page.</source>
        <translation>一離開這一頁，%1的全部牌局就會刪除。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>歷來戰績</translation>
    </message>
    <message>
        <source>Your strength</source>
        <translation>你的實力</translation>
    </message>
    <message>
        <source>Games against %1</source>
        <translation>與%1的牌局</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>顯示更多</translation>
    </message>
    <message>
        <source>Against everybody</source>
        <translation>顯示所有對手</translation>
    </message>
    <message>
        <source>Delete all games of %1</source>
        <translation>刪除%1的全部牌局</translation>
    </message>
    <message>
        <source>What to show</source>
        <translation>顯示內容</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>戰績</translation>
    </message>
    <message>
        <source>Your play</source>
        <translation>你的表現</translation>
    </message>
</context>
<context>
    <name>StepBubble</name>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>StrengthLadder</name>
    <message>
        <source>You play about as well as this level: %1.</source>
        <translation>你的實力大約在這一級：%1。</translation>
    </message>
    <message>
        <source>You play about as well as this level: %1. Likely between %2 and %3.</source>
        <translation>你的實力大約在這一級：%1。很可能介於%2與%3之間。</translation>
    </message>
    <message numerus="yes">
        <source>Finish %n more game(s) without hints, tutor and taking back, against these levels, and you will see here how strong you are.</source>
        <translation>
            <numerusform>再與這些難度打完 %n 局，不用提示、教練和收回，這裡就會顯示你的實力。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From your last %n game(s) without hints, tutor and taking back, against these levels.</source>
        <translation>
            <numerusform>依你最近與這些難度打的 %n 局，都沒用提示、教練和收回。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StudyPanel</name>
    <message>
        <source>What they would play</source>
        <translation>他們會怎麼走</translation>
    </message>
    <message>
        <source>Playing on...</source>
        <translation>推演中…</translation>
    </message>
    <message>
        <source>Thinking...</source>
        <translation>思考中…</translation>
    </message>
    <message>
        <source>Stop thinking</source>
        <translation>停止思考</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>再問一次</translation>
    </message>
    <message>
        <source>Copy position</source>
        <translation>複製局面</translation>
    </message>
    <message>
        <source>Save position</source>
        <translation>儲存局面</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Ask another player</source>
        <translation>再問一名玩家</translation>
    </message>
    <message>
        <source>Choose a player</source>
        <translation>選擇玩家</translation>
    </message>
    <message>
        <source>A player with parameters, or engine:COMMAND</source>
        <translation>帶參數的玩家，或 engine:命令</translation>
    </message>
    <message>
        <source>Played on by</source>
        <translation>由誰推演</translation>
    </message>
    <message>
        <source>The player who told the move</source>
        <translation>提出這一手的玩家</translation>
    </message>
    <message>
        <source>Hidden cards</source>
        <translation>看不到的牌</translation>
    </message>
    <message>
        <source>Hidden tiles</source>
        <translation>看不到的板塊</translation>
    </message>
    <message>
        <source>Dealt anew</source>
        <translation>重新分發</translation>
    </message>
    <message>
        <source>Each game deals again what the player to move cannot see: what a chance that is told should come to.</source>
        <translation>每一局都重發輪到的玩家看不到的部分：玩家所說的機率，理應與結果相符。</translation>
    </message>
    <message>
        <source>As they lie</source>
        <translation>維持原樣</translation>
    </message>
    <message>
        <source>Each game begins with exactly this position.</source>
        <translation>每一局都從完全相同的局面開始。</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>從這裡打下去</translation>
    </message>
    <message>
        <source>A game of your own: you play for whoever is to move.</source>
        <translation>由你自己打：輪到誰，都由你來走。</translation>
    </message>
</context>
<context>
    <name>TableFrame</name>
    <message>
        <source>Deal %1</source>
        <translation>牌局 %1</translation>
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
    <message>
        <source>New game...</source>
        <translation>新遊戲…</translation>
    </message>
    <message>
        <source>Copy deal number</source>
        <translation>複製牌局編號</translation>
    </message>
    <message>
        <source>Save as...</source>
        <translation>另存新檔…</translation>
    </message>
    <message>
        <source>Open...</source>
        <translation>開啟…</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>重播</translation>
    </message>
    <message>
        <source>Copy game as text</source>
        <translation>將牌局複製為文字</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>檢討</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>對局 %1</translation>
    </message>
    <message>
        <source>New game, same players</source>
        <translation>再來一局，玩家不變</translation>
    </message>
    <message>
        <source>Same setup again</source>
        <translation>重玩本局</translation>
    </message>
    <message>
        <source>Copy game number</source>
        <translation>複製對局編號</translation>
    </message>
    <message>
        <source>Deal %1 of %2</source>
        <translation>第 %1/%2 局</translation>
    </message>
    <message>
        <source>off</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>gentle</source>
        <translation>溫和</translation>
    </message>
    <message>
        <source>strict</source>
        <translation>嚴格</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>訓練</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Study this position</source>
        <translation>研究這個局面</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>從這裡打下去</translation>
    </message>
    <message>
        <source>Copy position</source>
        <translation>複製局面</translation>
    </message>
    <message>
        <source>Tutor: %1</source>
        <translation>教練：%1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>教學局</translation>
    </message>
    <message>
        <source>Game %1 of %2</source>
        <translation>第 %1/%2 局</translation>
    </message>
    <message>
        <source>The tutor keeps silent.</source>
        <translation>教練不出聲。</translation>
    </message>
    <message>
        <source>The tutor asks before you make a mistake.</source>
        <translation>你失誤之前，教練會先問你。</translation>
    </message>
    <message>
        <source>The tutor asks before mistakes and inaccuracies.</source>
        <translation>失誤和輕微失誤之前，教練都會先問你。</translation>
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
    <name>Thoughts</name>
    <message>
        <source>This keeps the %1 together.</source>
        <translation>這樣%1就不用拆。</translation>
    </message>
    <message>
        <source>%0 keeps the %1, which nobody can beat.</source>
        <translation>沒人壓得過的%1還在%0手上。</translation>
    </message>
    <message>
        <source>What %0 has left goes out in one play.</source>
        <translation>%0剩下的正好一手。</translation>
    </message>
    <message>
        <source>What %0 has left goes out in %1 plays.</source>
        <translation>%0剩下的 %1 手就出完。</translation>
    </message>
    <message>
        <source>Only one card still out can beat it.</source>
        <translation>外面只有一張牌壓得過。</translation>
    </message>
    <message>
        <source>Only %1 cards still out can beat it.</source>
        <translation>外面只有 %1 張牌壓得過。</translation>
    </message>
    <message>
        <source>Without the %1 nothing that %0 holds is sure to win the lead.</source>
        <translation>%1一出，%0手上就沒有穩拿牌權的牌了。</translation>
    </message>
    <message>
        <source>%0 keeps the %1 for later.</source>
        <translation>%0把%1留到以後。</translation>
    </message>
    <message>
        <source>%0 keeps the %1, a trump, for later.</source>
        <translation>%0把王牌%1留到以後。</translation>
    </message>
    <message>
        <source>%0 keeps the %1, the highest of its suit left.</source>
        <translation>%0留著%1，這門花色剩下的就數它最大。</translation>
    </message>
    <message>
        <source>%0 keeps the %1, the highest trump left.</source>
        <translation>%0留著%1，剩下的王牌就數它最大。</translation>
    </message>
    <message>
        <source>If the %1 is taken, it costs only one point.</source>
        <translation>%1就算被吃掉，也只丟一分。</translation>
    </message>
    <message>
        <source>If the %1 is taken, it costs only %2 points.</source>
        <translation>%1就算被吃掉，也只丟 %2 分。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and keeps the %2 together.</source>
        <translation>%0出%1，%2就不用拆。</translation>
    </message>
    <message>
        <source>If %0 is beaten, the %1 wins the lead back, and then %0 plays the rest and wins.</source>
        <translation>%0就算被壓，%1也能搶回牌權，接著%0把剩下的出完就贏了。</translation>
    </message>
    <message>
        <source>If %0 is beaten, the %1 wins the lead back.</source>
        <translation>%0就算被壓，%1也能搶回牌權。</translation>
    </message>
    <message>
        <source>If %0 is beaten, the %1 should win the lead back.</source>
        <translation>%0就算被壓，%1應該也能搶回牌權。</translation>
    </message>
    <message>
        <source>This spends the %1, which nobody can beat.</source>
        <translation>這樣就用掉沒人壓得過的%1。</translation>
    </message>
    <message>
        <source>After this %0 still needs %1 plays to go out.</source>
        <translation>這樣%0還要 %1 手才出得完。</translation>
    </message>
    <message>
        <source>The %1 stays behind, and it is hard to get rid of.</source>
        <translation>這樣%1會留在手上，很難走掉。</translation>
    </message>
    <message>
        <source>The %1 stay behind, and they are hard to get rid of.</source>
        <translation>這樣%1會留在手上，很難走掉。</translation>
    </message>
    <message>
        <source>The sequence from %1 to %2 stays whole.</source>
        <translation>%1 到 %2 的順子不用拆。</translation>
    </message>
    <message>
        <source>This breaks up the %1.</source>
        <translation>這樣就拆了%1。</translation>
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
    <name>TournamentFormView</name>
    <message>
        <source>Choose who plays: levels, players of the paper, champions, the same player with other parameters, or a program of your own.</source>
        <translation>選擇誰上場：各級難度、論文中的玩家、冠軍、參數不同的同一玩家，或你自備的程式。</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>加入玩家</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>所有難度</translation>
    </message>
    <message>
        <source>Command of a program of your own</source>
        <translation>自備程式的命令</translation>
    </message>
    <message>
        <source>A program&apos;s command</source>
        <translation>程式的命令</translation>
    </message>
    <message>
        <source>Add program</source>
        <translation>加入程式</translation>
    </message>
    <message>
        <source>Who meets whom</source>
        <translation>誰對誰</translation>
    </message>
    <message>
        <source>The first player meets each of the others.</source>
        <translation>第一個玩家分別與其他玩家對戰。</translation>
    </message>
    <message>
        <source>Everybody meets everybody.</source>
        <translation>所有玩家互相對戰。</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>The first</source>
        <translation>第一個</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>發牌</translation>
    </message>
    <message>
        <source>Each deal is played once in every seat: no luck of the seat remains.</source>
        <translation>每副牌在每個座位各打一次：不再受座位的運氣影響。</translation>
    </message>
    <message>
        <source>Each deal is played twice, by both sides with each other&apos;s cards.</source>
        <translation>每副牌打兩次，雙方互換手牌。</translation>
    </message>
    <message>
        <source>Each deal is played once.</source>
        <translation>每副牌只打一次。</translation>
    </message>
    <message>
        <source>Every seat</source>
        <translation>每個座位</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>雙方互換</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>一次</translation>
    </message>
    <message>
        <source>When a match ends</source>
        <translation>比賽何時結束</translation>
    </message>
    <message>
        <source>As soon as it is clear whether the first of two players is stronger by %1 Elo: a sequential test, wrong in 5 of 100 cases at most.</source>
        <translation>一旦能判定兩名玩家中的前者是否強 %1 Elo 就結束：序列檢定，100 次中最多錯 5 次。</translation>
    </message>
    <message>
        <source>After a number of games.</source>
        <translation>打滿一定局數就結束。</translation>
    </message>
    <message>
        <source>After a number of games</source>
        <translation>打滿局數</translation>
    </message>
    <message>
        <source>Is one stronger by %1 Elo?</source>
        <translation>是否強 %1 Elo？</translation>
    </message>
    <message>
        <source>Games of a match, at most</source>
        <translation>每場比賽最多幾局</translation>
    </message>
    <message>
        <source>Games of a match</source>
        <translation>每場比賽的局數</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>種子</translation>
    </message>
    <message>
        <source>The same seed gives the same deals, and the same result.</source>
        <translation>種子相同，牌局就相同，結果也相同。</translation>
    </message>
    <message>
        <source>Matches at a time</source>
        <translation>同時進行的比賽數</translation>
    </message>
    <message>
        <source>Each is a program of its own that lets everything else go first.</source>
        <translation>每場都是獨立的程式，會讓其他工作優先。</translation>
    </message>
    <message>
        <source>Keep all games</source>
        <translation>保留所有對局</translation>
    </message>
    <message>
        <source>Then any of them can be watched and reviewed. A million deals need about a gigabyte.</source>
        <translation>之後每一局都能觀戰和檢討。一百萬局約需 1 GB。</translation>
    </message>
    <message>
        <source>Games in all: %1</source>
        <translation>總局數：%1</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>已上場</translation>
    </message>
</context>
<context>
    <name>TournamentTab</name>
    <message>
        <source>Tournaments so far</source>
        <translation>歷次錦標賽</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>新錦標賽</translation>
    </message>
</context>
<context>
    <name>TournamentView</name>
    <message>
        <source>Tournament in %1</source>
        <translation>%1錦標賽</translation>
    </message>
    <message>
        <source>All tournaments</source>
        <translation>所有錦標賽</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>儲存為 CSV</translation>
    </message>
    <message>
        <source>Save as JSON</source>
        <translation>儲存為 JSON</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>等級分</translation>
    </message>
    <message>
        <source>Elo with 95 % intervals, one fit of all matches together. The first player chosen for the tournament has 0.</source>
        <translation>Elo 附 95% 信賴區間，由所有比賽一起擬合。最先選入錦標賽的玩家為 0。</translation>
    </message>
    <message>
        <source>Each plays alone against two of the other; in games with roles only games with the lone player as the landlord count.</source>
        <translation>每個玩家都獨自對上兩個另一方；有角色之分的遊戲，只計獨自一人當地主的牌局。</translation>
    </message>
    <message>
        <source>Each against each, in per cent</source>
        <translation>兩兩對戰，百分比</translation>
    </message>
    <message>
        <source>Matches of %1</source>
        <translation>%1的比賽</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>比賽</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>圖表</translation>
    </message>
</context>
<context>
    <name>TrainingPage</name>
    <message>
        <source>Training</source>
        <translation>訓練</translation>
    </message>
    <message>
        <source>Find the best move</source>
        <translation>找出最佳走法</translation>
    </message>
    <message>
        <source>Positions of real deals, each with exactly one best move. Play it on the table; then you see what it is worth, and why. What you do not find comes back after 1, 3, 7 and 21 days.</source>
        <translation>取自真實牌局的局面，各只有一個最佳走法。在牌桌上走出來，就能看到它值多少、為什麼。沒找到的題目，會在 1、3、7、21 天後再出現。</translation>
    </message>
    <message>
        <source>This game has no problems yet.</source>
        <translation>這個遊戲還沒有題目。</translation>
    </message>
    <message>
        <source>Near my rating</source>
        <translation>接近我的等級分</translation>
    </message>
    <message>
        <source>Problem of the day</source>
        <translation>每日一題</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>已解出</translation>
    </message>
    <message>
        <source>Not solved</source>
        <translation>未解出</translation>
    </message>
    <message>
        <source>Easy (%1)</source>
        <translation>簡單（%1）</translation>
    </message>
    <message>
        <source>Medium (%1)</source>
        <translation>中等（%1）</translation>
    </message>
    <message>
        <source>Hard (%1)</source>
        <translation>困難（%1）</translation>
    </message>
    <message>
        <source>All answers are deleted as soon as you leave this page.</source>
        <translation>一離開這一頁，所有作答就會刪除。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Your progress</source>
        <translation>你的進度</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>等級分</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>tried</source>
        <translation>已試</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>已解出</translation>
    </message>
    <message>
        <source>to be tried again today</source>
        <translation>今天要再試</translation>
    </message>
    <message>
        <source>Delete all answers</source>
        <translation>刪除所有作答</translation>
    </message>
</context>
<context>
    <name>TrainingPanel</name>
    <message>
        <source>Which move is best? Play it.</source>
        <translation>哪一步最好？走走看。</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>訓練</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試一次</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>下一題</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>看答案</translation>
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
    <name>TrickView</name>
    <message>
        <source>Tricks</source>
        <translation>回顧</translation>
    </message>
    <message>
        <source>Your card</source>
        <translation>你的牌</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>上一墩</translation>
    </message>
    <message>
        <source>trick %1 of %2</source>
        <translation>第 %1/%2 墩</translation>
    </message>
</context>
<context>
    <name>TurnList</name>
    <message>
        <source>Turns so far</source>
        <translation>進行過的回合</translation>
    </message>
    <message>
        <source>Nobody has played a tile yet.</source>
        <translation>還沒有人放過板塊。</translation>
    </message>
</context>
<context>
    <name>TutorBubble</name>
    <message>
        <source>Better: %1.</source>
        <translation>更好：%1。</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>收回</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>看原因</translation>
    </message>
    <message>
        <source>Play anyway</source>
        <translation>照樣走</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
</context>
<context>
    <name>WatchBar</name>
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
        <source>Resume</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Hide hands</source>
        <translation>隱藏手牌</translation>
    </message>
    <message>
        <source>Show hands</source>
        <translation>攤開手牌</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>到開頭</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>到結尾</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Deal before</source>
        <translation>上一局</translation>
    </message>
    <message>
        <source>Ctrl+Page up</source>
        <translation>Ctrl+Page up</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>下一局</translation>
    </message>
    <message>
        <source>Ctrl+Page down</source>
        <translation>Ctrl+Page down</translation>
    </message>
    <message>
        <source>Game before</source>
        <translation>上一局</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>下一局</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source> </source>
        <comment>between two sentences</comment>
        <translation>​</translation>
    </message>
</context>
<context>
    <name>parlour::CalibrationRun</name>
    <message>
        <source>early</source>
        <comment>phase of a deal</comment>
        <translation>前期</translation>
    </message>
    <message>
        <source>in the middle</source>
        <comment>phase of a deal</comment>
        <translation>中期</translation>
    </message>
    <message>
        <source>late</source>
        <comment>phase of a deal</comment>
        <translation>後期</translation>
    </message>
    <message>
        <source>leading</source>
        <translation>領出的一方</translation>
    </message>
    <message>
        <source>answering</source>
        <translation>跟牌的一方</translation>
    </message>
    <message>
        <source>who began</source>
        <translation>先開始的人</translation>
    </message>
    <message>
        <source>the others</source>
        <translation>其他人</translation>
    </message>
    <message>
        <source>bidding</source>
        <translation>叫牌中</translation>
    </message>
    <message>
        <source>landlord</source>
        <translation>地主</translation>
    </message>
    <message>
        <source>peasants</source>
        <translation>農民</translation>
    </message>
    <message>
        <source>makers</source>
        <translation>定王方</translation>
    </message>
    <message>
        <source>defenders</source>
        <translation>防守方</translation>
    </message>
    <message>
        <source>Chances told against games won</source>
        <translation>預估勝率與實際勝率</translation>
    </message>
    <message>
        <source>Points told against points made</source>
        <translation>預估得分與實際得分</translation>
    </message>
    <message>
        <source>Told, in per cent</source>
        <translation>預估勝率（%）</translation>
    </message>
    <message>
        <source>Points told</source>
        <translation>預估得分</translation>
    </message>
    <message>
        <source>Won, in per cent</source>
        <translation>實際勝率（%）</translation>
    </message>
    <message>
        <source>Points made</source>
        <translation>實際得分</translation>
    </message>
    <message>
        <source>what came of it</source>
        <translation>實際結果</translation>
    </message>
    <message>
        <source>true values</source>
        <translation>完全估準</translation>
    </message>
    <message>
        <source>setting up</source>
        <translation>開局布置</translation>
    </message>
</context>
<context>
    <name>parlour::ClimbingTable</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>of a match</comment>
        <translation>
            <numerusform>%n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A player and what they play</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Nothing here beats it</source>
        <translation>沒有能壓過的牌</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>由你先出</translation>
    </message>
    <message>
        <source>To beat: %1</source>
        <translation>要壓過：%1</translation>
    </message>
    <message>
        <source>Choose a bid</source>
        <translation>請選擇叫分</translation>
    </message>
    <message>
        <source>Choose the cards to play, or pass</source>
        <translation>選要出的牌，或者 Pass</translation>
    </message>
    <message>
        <source>Choose the cards to play</source>
        <translation>選要出的牌</translation>
    </message>
</context>
<context>
    <name>parlour::Coach</name>
    <message>
        <source>Lesson %1 of %2</source>
        <translation>第 %1/%2 課</translation>
    </message>
    <message>
        <source>That was this lesson.</source>
        <translation>這一課學完了。</translation>
    </message>
    <message>
        <source>That was the last lesson: now you know how to play.</source>
        <translation>最後一課也學完了：現在你會玩了。</translation>
    </message>
</context>
<context>
    <name>parlour::DealSetup</name>
    <message numerus="yes">
        <source>%1: there is room for %n more.</source>
        <translation>
            <numerusform>%1：只剩 %n 個空位。</numerusform>
        </translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>玩家 %1</translation>
    </message>
</context>
<context>
    <name>parlour::DoudizhuTable</name>
    <message>
        <source>black joker</source>
        <translation>小王</translation>
    </message>
    <message>
        <source>red joker</source>
        <translation>大王</translation>
    </message>
    <message>
        <source>Landlord</source>
        <translation>地主</translation>
    </message>
    <message>
        <source>Peasant</source>
        <translation>農民</translation>
    </message>
    <message>
        <source>Highest bid: %1</source>
        <translation>最高叫分：%1</translation>
    </message>
    <message>
        <source>No bid yet</source>
        <translation>還沒有人叫分</translation>
    </message>
    <message>
        <source>Stake: %1</source>
        <translation>本局分數：%1</translation>
    </message>
    <message>
        <source>Nobody bids</source>
        <translation>沒人叫分</translation>
    </message>
    <message>
        <source>No points: the cards are dealt again.</source>
        <translation>不計分：重新發牌。</translation>
    </message>
    <message>
        <source>Spring: no peasant has played a card.</source>
        <translation>春天：農民一張牌也沒出。</translation>
    </message>
    <message>
        <source>Anti-spring: the landlord has played only once.</source>
        <translation>反春天：地主只出了一手。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A factor of the stake, and what it comes from</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>叫分</translation>
    </message>
    <message numerus="yes">
        <source>%n bomb(s)</source>
        <translation>
            <numerusform>%n 個炸彈</numerusform>
        </translation>
    </message>
    <message>
        <source>rocket</source>
        <translation>火箭</translation>
    </message>
    <message>
        <source>spring</source>
        <translation>春天</translation>
    </message>
    <message>
        <source>anti-spring</source>
        <translation>反春天</translation>
    </message>
    <message>
        <source>Each peasant wins or loses the stake, the landlord twice that:</source>
        <translation>每個農民輸贏本局分數，地主輸贏兩倍：</translation>
    </message>
</context>
<context>
    <name>parlour::EuchreTable</name>
    <message>
        <source>%1 discards a card</source>
        <translation>%1丟掉一張牌</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A player and what they bid</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>No trump yet</source>
        <translation>還沒有定王牌</translation>
    </message>
    <message>
        <source>%1 are trump</source>
        <translation>%1是王牌</translation>
    </message>
    <message>
        <source>everybody passed</source>
        <translation>全都不叫</translation>
    </message>
    <message>
        <source>first round of bidding</source>
        <translation>第一輪叫牌</translation>
    </message>
    <message>
        <source>second round of bidding</source>
        <translation>第二輪叫牌</translation>
    </message>
    <message>
        <source>Maker: %1, alone against %2</source>
        <translation>定王牌：%1，單打；%2單人防守</translation>
    </message>
    <message>
        <source>Maker: %1, alone</source>
        <translation>定王牌：%1，單打</translation>
    </message>
    <message>
        <source>Maker: %1</source>
        <translation>定王牌：%1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>partners</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Everybody passed</source>
        <translation>全都不叫</translation>
    </message>
    <message>
        <source>No points, and the next player deals.</source>
        <translation>不計分，換下家發牌。</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>in a sentence</comment>
        <translation>
            <numerusform>%n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>Euchred: the makers needed 3 tricks and took %1. That is %2 for %3.</source>
        <translation>沒打成：定王方需要 3 墩，只拿到 %1 墩。%3得 %2。</translation>
    </message>
    <message>
        <source>All 5 tricks, played alone by %1: %2.</source>
        <translation>%1單打，五墩全拿：%2。</translation>
    </message>
    <message>
        <source>%1 of 5 tricks, played alone by %2: %3.</source>
        <translation>%2單打，拿到五墩中的 %1 墩：%3。</translation>
    </message>
    <message>
        <source>All 5 tricks for the makers, %1: %2.</source>
        <translation>定王方（%1）五墩全拿：%2。</translation>
    </message>
    <message>
        <source>%1 of 5 tricks for the makers, %2: %3.</source>
        <translation>定王方（%2）拿到五墩中的 %1 墩：%3。</translation>
    </message>
</context>
<context>
    <name>parlour::Exercise</name>
    <message>
        <source>Your decision %1 of %2 that can be better. What would you play now?</source>
        <translation>你有 %2 個決策可以更好，這是第 %1 個。現在你會怎麼走？</translation>
    </message>
    <message>
        <source>Looking at it...</source>
        <translation>正在分析…</translation>
    </message>
    <message>
        <source>That is what you played.</source>
        <translation>這就是你當時的走法。</translation>
    </message>
    <message>
        <source>That is no better than what you played.</source>
        <translation>這並不比你當時的走法好。</translation>
    </message>
    <message>
        <source>That is about %1 better than what you played, and there is better still.</source>
        <translation>這比你當時的走法好約 %1，但還有更好的。</translation>
    </message>
    <message>
        <source>Well done: nothing is better.</source>
        <translation>很好：沒有比這更好的了。</translation>
    </message>
    <message numerus="yes">
        <source>%n more try(s).</source>
        <translation>
            <numerusform>還可以試 %n 次。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::FinishedGames</name>
    <message>
        <source>Finished games are kept and will be counted later.</source>
        <translation>打完的牌局已保留，稍後會計入統計。</translation>
    </message>
    <message>
        <source>A finished game could not be read and was kept as %1. %2</source>
        <translation>一局打完的牌局無法讀取，已另存為 %1。%2</translation>
    </message>
    <message>
        <source>A finished game cannot be kept in %1: %2</source>
        <translation>打完的牌局無法保留到 %1：%2</translation>
    </message>
</context>
<context>
    <name>parlour::GameCatalogue</name>
    <message>
        <source>This file cannot be used. %1</source>
        <translation>無法使用這個檔案。%1</translation>
    </message>
    <message>
        <source>Your own players</source>
        <translation>你的自創玩家</translation>
    </message>
    <message>
        <source>Made in the laboratory: %1</source>
        <translation>實驗室自製：%1</translation>
    </message>
    <message>
        <source>A program of your own: %1</source>
        <translation>自備的程式：%1</translation>
    </message>
</context>
<context>
    <name>parlour::GameResults</name>
    <message>
        <source>The table was saved as %1.</source>
        <translation>表格已儲存為 %1。</translation>
    </message>
    <message>
        <source>The table could not be saved. %1</source>
        <translation>無法儲存表格。%1</translation>
    </message>
</context>
<context>
    <name>parlour::GameReview</name>
    <message>
        <source>Before the deal</source>
        <translation>發牌前</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>終局</translation>
    </message>
    <message>
        <source>Move %1, %2</source>
        <translation>第 %1 步，%2</translation>
    </message>
    <message>
        <source>luck %1</source>
        <translation>運氣 %1</translation>
    </message>
    <message>
        <source>play %1</source>
        <translation>打法 %1</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>You played this</source>
        <translation>你的選擇</translation>
    </message>
    <message>
        <source>%1 played this</source>
        <translation>%1的選擇</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>Best by what could be known</source>
        <translation>依當時所知最佳</translation>
    </message>
</context>
<context>
    <name>parlour::GameSession</name>
    <message>
        <source>%1 is a program that is not among yours in the settings, so it is not started. The game waits.</source>
        <translation>%1 不在設定裡你自備的程式之中，所以沒有啟動。對局等待中。</translation>
    </message>
    <message>
        <source>%1 has failed, and the game waits: take a move back or open it again, and the program is started again. %2</source>
        <translation>%1 出錯了，對局等待中：復原一步，或重新開啟對局，程式就會再次啟動。%2</translation>
    </message>
    <message>
        <source>%1 has failed; the first legal move is played. %2</source>
        <translation>%1 出錯了，改走第一個合規則的走法。%2</translation>
    </message>
</context>
<context>
    <name>parlour::LabProcess</name>
    <message>
        <source>%1 could not be started.</source>
        <translation>無法啟動 %1。</translation>
    </message>
    <message>
        <source>It told a line without an end.</source>
        <translation>它輸出的一行沒有結尾。</translation>
    </message>
    <message>
        <source>Its report has no end.</source>
        <translation>它的報告沒有結尾。</translation>
    </message>
    <message>
        <source>It ended suddenly (signal %1).</source>
        <translation>它突然中止（訊號 %1）。</translation>
    </message>
    <message>
        <source>It failed without a reason (exit code %1).</source>
        <translation>它失敗了，但沒有說明原因（結束代碼 %1）。</translation>
    </message>
    <message>
        <source>Its report cannot be read.</source>
        <translation>無法讀取它的報告。</translation>
    </message>
</context>
<context>
    <name>parlour::LabRun</name>
    <message>
        <source>The laboratory needs the program parlour-lab, which is not installed.</source>
        <translation>實驗室需要程式 parlour-lab，但尚未安裝。</translation>
    </message>
    <message>
        <source>Another Parlour is at work on this run.</source>
        <translation>另一個 Parlour 正在進行這次執行。</translation>
    </message>
    <message>
        <source>What another version of Parlour had begun is played again.</source>
        <translation>由其他版本的 Parlour 開始的部分會重打。</translation>
    </message>
</context>
<context>
    <name>parlour::Laboratory</name>
    <message>
        <source>The program without a window could not be started, so the run stays here.</source>
        <translation>無視窗的程式無法啟動，所以留在這裡執行。</translation>
    </message>
</context>
<context>
    <name>parlour::LearningRun</name>
    <message>
        <source>The best of each generation against the player as it was</source>
        <translation>每代最佳者對原來的玩家</translation>
    </message>
    <message>
        <source>Generation</source>
        <translation>世代</translation>
    </message>
    <message>
        <source>Per cent won</source>
        <translation>勝率百分比</translation>
    </message>
    <message>
        <source>the best</source>
        <translation>最佳者</translation>
    </message>
    <message>
        <source>Games won after so many games of learning</source>
        <translation>學習這麼多局之後的勝局</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局數</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>對 %1</translation>
    </message>
    <message>
        <source>How often it plays what MiniMax would play, on other deals</source>
        <translation>在別的牌局裡與 MiniMax 出牌相同的比例</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>局面數</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>百分比</translation>
    </message>
    <message>
        <source>all positions</source>
        <translation>所有局面</translation>
    </message>
    <message>
        <source>where there is a choice</source>
        <translation>有選擇餘地的局面</translation>
    </message>
</context>
<context>
    <name>parlour::PaperRun</name>
    <message>
        <source>%1, ours</source>
        <comment>title of a plot</comment>
        <translation>%1，我們的</translation>
    </message>
    <message>
        <source>%1, published</source>
        <comment>title of a plot</comment>
        <translation>%1，論文的</translation>
    </message>
    <message>
        <source>Ours beside the published figures</source>
        <translation>我們的數值與論文對照</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>百分比</translation>
    </message>
    <message>
        <source>ours</source>
        <translation>我們的數值</translation>
    </message>
    <message>
        <source>published</source>
        <translation>論文的數值</translation>
    </message>
    <message>
        <source>%1, %2 %3, %4 %5</source>
        <comment>a table, then its row and its column, each by what it is and its value</comment>
        <translation>%1，%2 %3，%4 %5</translation>
    </message>
</context>
<context>
    <name>parlour::PlayOnJob</name>
    <message>
        <source>Your system starts no more threads. Try again later.</source>
        <translation>系統無法再啟動執行緒。請稍後再試。</translation>
    </message>
</context>
<context>
    <name>parlour::PlotDrawing</name>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>a figure and its interval</comment>
        <translation>%1（%2 至 %3）</translation>
    </message>
</context>
<context>
    <name>parlour::PositionStudy</name>
    <message>
        <source>%1 players at most can be asked side by side.</source>
        <translation>最多可同時問 %1 名玩家。</translation>
    </message>
    <message>
        <source>This player is asked already.</source>
        <translation>這個玩家已經在問了。</translation>
    </message>
</context>
<context>
    <name>parlour::Program</name>
    <message>
        <source>The settings cannot be saved: %1 cannot be written.</source>
        <translation>無法儲存設定：%1 無法寫入。</translation>
    </message>
    <message>
        <source>The game cannot be saved: %1</source>
        <translation>無法儲存牌局：%1</translation>
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
        <source>Parlour is already running but does not answer. This window is a new start; the other game stays saved.</source>
        <translation>Parlour 已在執行，但沒有回應。此視窗是新啟動的；原來那一局仍保存著。</translation>
    </message>
    <message>
        <source>This game was given up: it cannot be reviewed.</source>
        <translation>這一局已放棄，無法檢討。</translation>
    </message>
    <message>
        <source>From move %1</source>
        <translation>從第 %1 步起</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>玩家 %1</translation>
    </message>
    <message>
        <source>From a position</source>
        <translation>從局面起</translation>
    </message>
    <message>
        <source>The position was saved as %1.</source>
        <translation>局面已儲存為 %1。</translation>
    </message>
    <message>
        <source>The position could not be saved. %1</source>
        <translation>無法儲存局面。%1</translation>
    </message>
    <message>
        <source>No mistake of yours was found so far.</source>
        <translation>目前沒有發現你的失誤。</translation>
    </message>
    <message>
        <source>No mistake of yours was found. Well played!</source>
        <translation>沒有發現你的失誤。打得好！</translation>
    </message>
</context>
<context>
    <name>parlour::ReviewJob</name>
    <message>
        <source>A kept review could not be used and was kept as %1. The game is looked at again.</source>
        <translation>保留的檢討無法使用，已另存為 %1。這一局會重新分析。</translation>
    </message>
    <message>
        <source>The review cannot be kept: %1</source>
        <translation>檢討無法保留：%1</translation>
    </message>
    <message>
        <source>Your system starts no more threads. The review begins as soon as it does.</source>
        <translation>系統無法再啟動執行緒。一旦可以，檢討就會開始。</translation>
    </message>
</context>
<context>
    <name>parlour::Run</name>
    <message>
        <source>This run cannot be read. %1</source>
        <translation>無法讀取這次執行。%1</translation>
    </message>
</context>
<context>
    <name>parlour::SamuraiTable</name>
    <message>
        <source>%1 chooses tiles</source>
        <translation>%1 正在選板塊</translation>
    </message>
    <message>
        <source>%1 ends the turn</source>
        <translation>%1 結束回合</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A player and their move</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 is next</source>
        <translation>輪到 %1</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <translation>%1 思考中</translation>
    </message>
</context>
<context>
    <name>parlour::SamuraiTurn</name>
    <message numerus="yes">
        <source>Choose %n more tile(s) to begin with</source>
        <translation>
            <numerusform>再選 %n 個起始板塊</numerusform>
        </translation>
    </message>
    <message>
        <source>Place a figure: choose a lit settlement</source>
        <translation>擺一個棋子：選一個亮起的據點</translation>
    </message>
    <message>
        <source>Choose a settlement for the figure</source>
        <translation>替棋子選一個據點</translation>
    </message>
    <message>
        <source>Nothing more can be played: end your turn</source>
        <translation>沒有板塊可放了：請結束回合</translation>
    </message>
    <message>
        <source>Play fast tiles, or end your turn</source>
        <translation>放快速板塊，或結束回合</translation>
    </message>
    <message>
        <source>Play another tile, or end your turn</source>
        <translation>再放一個板塊，或結束回合</translation>
    </message>
    <message>
        <source>Choose one of your tiles</source>
        <translation>選一個板塊</translation>
    </message>
    <message>
        <source>Choose the figure that changes places with the %1 of %2</source>
        <translation>選一個棋子，與%2的%1互換</translation>
    </message>
    <message>
        <source>Choose the first of two figures that change places</source>
        <translation>選互換的第一個棋子</translation>
    </message>
    <message>
        <source>Choose a land space to move it to</source>
        <translation>選要移到的陸地格</translation>
    </message>
    <message>
        <source>Choose which of your tiles to move</source>
        <translation>選要移動的板塊</translation>
    </message>
    <message>
        <source>Choose a free sea space</source>
        <translation>選一個空的海格</translation>
    </message>
    <message>
        <source>Choose a free land space</source>
        <translation>選一個空的陸地格</translation>
    </message>
    <message>
        <source>Only one normal tile is played in a turn; fast ones may follow</source>
        <translation>每回合只能放一個普通板塊，之後還可以放快速板塊</translation>
    </message>
    <message>
        <source>This tile cannot be played now</source>
        <translation>現在不能放這個板塊</translation>
    </message>
    <message>
        <source>Choose one of your tiles first</source>
        <translation>先選一個板塊</translation>
    </message>
    <message>
        <source>Choose a settlement with a figure</source>
        <translation>選一個有棋子的據點</translation>
    </message>
    <message>
        <source>No figure there can change places now</source>
        <translation>那裡沒有現在可以互換的棋子</translation>
    </message>
    <message>
        <source>Choose one of your own tiles on land</source>
        <translation>選自己放在陸地上的一個板塊</translation>
    </message>
</context>
<context>
    <name>parlour::SavedGames</name>
    <message>
        <source>The interrupted game could not be read and was kept as %1. %2</source>
        <translation>未打完的牌局無法讀取，已另存為 %1。%2</translation>
    </message>
    <message>
        <source>The interrupted game could not be read: %1</source>
        <translation>未打完的牌局無法讀取：%1</translation>
    </message>
    <message>
        <source>The game cannot be saved: %1</source>
        <translation>無法儲存牌局：%1</translation>
    </message>
    <message>
        <source>This game is being played in another window of Parlour.</source>
        <translation>這一局正在 Parlour 的另一個視窗中進行。</translation>
    </message>
    <message>
        <source>This game was ended in another window of Parlour.</source>
        <translation>這一局已在 Parlour 的另一個視窗中結束。</translation>
    </message>
    <message>
        <source>This game could not be read and was kept as %1. %2</source>
        <translation>這一局無法讀取，已另存為 %1。%2</translation>
    </message>
    <message>
        <source>This game could not be read: %1</source>
        <translation>這一局無法讀取：%1</translation>
    </message>
    <message>
        <source>Your system starts no more threads. Your game is still saved, but the table may pause for it.</source>
        <translation>系統無法再啟動執行緒。你的牌局仍會儲存，但牌桌可能因此停頓。</translation>
    </message>
</context>
<context>
    <name>parlour::Settings</name>
    <message>
        <source>The settings could not be read and were reset. The old file was kept as %1.</source>
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
        <source>The statistics cannot be saved: %1</source>
        <translation>無法儲存統計：%1</translation>
    </message>
    <message>
        <source>The statistics could not be read and were reset. The old file was kept as %1.</source>
        <translation>統計無法讀取，已重設。舊檔案保留為 %1。</translation>
    </message>
    <message>
        <source>The result could not be counted: %1</source>
        <translation>本局結果無法計入：%1</translation>
    </message>
    <message>
        <source>The results could not be deleted: %1</source>
        <translation>無法刪除戰績：%1</translation>
    </message>
    <message>
        <source>another program is busy with it</source>
        <translation>另一個程式正在使用它</translation>
    </message>
    <message>
        <source>What the review found could not be added to the statistics: %1</source>
        <translation>檢討的結果無法計入統計：%1</translation>
    </message>
</context>
<context>
    <name>parlour::Tournament</name>
    <message>
        <source>This game was not kept.</source>
        <translation>這一局沒有保留。</translation>
    </message>
    <message>
        <source>Elo with 95 % intervals</source>
        <translation>Elo 附 95% 信賴區間</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>每步耗時</translation>
    </message>
    <message>
        <source>Milliseconds</source>
        <translation>毫秒</translation>
    </message>
    <message>
        <source>Each against each, in per cent</source>
        <translation>兩兩對戰，百分比</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>對手</translation>
    </message>
    <message>
        <source>How often which score</source>
        <translation>各種得分的頻率</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>百分比</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>scores</comment>
        <translation>%1 至 %2</translation>
    </message>
    <message numerus="yes">
        <source>This game has %n deal(s).</source>
        <translation>
            <numerusform>這個對局有 %n 個牌局。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::Training</name>
    <message>
        <source>The problems cannot be read. %1</source>
        <translation>無法讀取題目。%1</translation>
    </message>
    <message>
        <source>The answers cannot be deleted.</source>
        <translation>無法刪除作答。</translation>
    </message>
    <message>
        <source>There is no other problem of this kind.</source>
        <translation>沒有其他這類題目了。</translation>
    </message>
    <message>
        <source>The answer cannot be kept: the disk cannot be written.</source>
        <translation>無法保留作答：磁碟無法寫入。</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>簡單</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>困難</translation>
    </message>
    <message>
        <source>Problem %1 of %2, %3</source>
        <translation>第 %1/%2 題，%3</translation>
    </message>
    <message>
        <source>Right! Every other move gives up at least %1.</source>
        <translation>答對了！其他走法都至少損失 %1。</translation>
    </message>
    <message>
        <source>Every other move gives up at least %1.</source>
        <translation>其他走法都至少損失 %1。</translation>
    </message>
    <message>
        <source>There is a better move. This one gives up about %1.</source>
        <translation>還有更好的走法。這一步損失約 %1。</translation>
    </message>
    <message>
        <source>There is a better move. This one gives up more than %1.</source>
        <translation>還有更好的走法。這一步損失超過 %1。</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>You found it</source>
        <translation>你找到了</translation>
    </message>
    <message>
        <source>A deep search confirmed this.</source>
        <translation>深入搜尋證實了這一點。</translation>
    </message>
    <message>
        <source>Your rating: %1 (%2)</source>
        <translation>你的等級分：%1（%2）</translation>
    </message>
    <message>
        <source>This is certain, whatever the others hold.</source>
        <translation>不論別人手上有什麼，這都是確定的。</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>中等</translation>
    </message>
</context>
<context>
    <name>parlour::TrickTable</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A player and the card they play</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The trick goes to %1: %2 points</source>
        <translation>這墩歸%1：%2 分</translation>
    </message>
    <message>
        <source>The trick goes to %1</source>
        <translation>這墩歸%1</translation>
    </message>
</context>
<context>
    <name>parlour::Tutor</name>
    <message>
        <source>This gives up about %1. Look again?</source>
        <translation>這一步損失約 %1。要不要再看看？</translation>
    </message>
</context>
</TS>
