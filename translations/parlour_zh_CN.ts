<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>About Parlour</source>
        <translation>关于 Parlour</translation>
    </message>
    <message>
        <source>For playing, watching and learning games of skill against strong computer players.</source>
        <translation>在这里与高水平的电脑玩家切磋，也可以观战、学习，玩几种讲究技巧的游戏。</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later.</source>
        <translation>自由软件，采用 GNU 通用公共许可证第 3 版或更新版本。</translation>
    </message>
    <message>
        <source>Drawn with %1.</source>
        <translation>画面绘制：%1。</translation>
    </message>
    <message>
        <source>Where the players come from</source>
        <translation>电脑玩家的来历</translation>
    </message>
    <message>
        <source>Are the deals fair?</source>
        <translation>发牌公平吗？</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>%1: after %2</source>
        <translation>%1：依据 %2</translation>
    </message>
    <message>
        <source>Players that cheat are offered only under that label; all others see no more than you would in their place.</source>
        <translation>会偷看的牌手只在标明之后才提供；其他牌手看到的不会比坐在同一位置的你更多。</translation>
    </message>
    <message>
        <source>The cards come from the deal&apos;s number alone, before anybody plays. The same number gives the same cards on every computer, whoever plays. If you doubt it, let the laboratory, parlour-lab, deal a million times and count.</source>
        <translation>发什么牌只由牌局编号决定，在任何人出牌之前就已确定。同一个编号，不论在哪台电脑上、由谁来玩，发出的牌都一样。如果有疑问，可以让附带的实验程序 parlour-lab 发一百万次牌，数一数便知。</translation>
    </message>
    <message>
        <source>Its players here: %1</source>
        <translation>这里的玩家：%1</translation>
    </message>
    <message>
        <source>Published players keep their names and play as their papers say, or say where they do not; the program is our own. Hybrid and Multirole learned from our own players, Q-learning by practice. The laboratory, parlour-lab, repeats the experiments of the papers.</source>
        <translation>论文里的玩家保留原名，打法照论文所写，有出入的会注明；程序是我们自己写的。Hybrid 和 Multirole 的打法学自我们自己的玩家，Q-learning 的打法则是自己练出来的。附带的实验程序 parlour-lab 可以重做论文里的实验。</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
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
        <translation>菜单</translation>
    </message>
    <message>
        <source>Show hint</source>
        <translation>显示提示</translation>
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
        <translation>结果</translation>
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
        <translation>本局胜率</translation>
    </message>
    <message>
        <source>Points to expect</source>
        <translation>预期得分</translation>
    </message>
    <message>
        <source>Chance that your side wins the game</source>
        <translation>你们的本局胜率</translation>
    </message>
    <message>
        <source>Chance that you win the game</source>
        <translation>你的本局胜率</translation>
    </message>
    <message>
        <source>Points your side can expect from this deal</source>
        <translation>你们本局的预期得分</translation>
    </message>
    <message>
        <source>Points you can expect from this deal</source>
        <translation>你本局的预期得分</translation>
    </message>
    <message>
        <source>about equal</source>
        <translation>差不多</translation>
    </message>
    <message>
        <source>fewer wins</source>
        <translation>胜率较低</translation>
    </message>
    <message>
        <source>less sound</source>
        <translation>不够稳</translation>
    </message>
    <message>
        <source>%1 expects to gain about %2.</source>
        <translation>%1预计能得约 %2。</translation>
    </message>
    <message>
        <source>%1 expects to lose about %2.</source>
        <translation>%1预计会丢约 %2。</translation>
    </message>
    <message>
        <source>Your side can expect to gain about %1.</source>
        <translation>你们预计能得约 %1。</translation>
    </message>
    <message>
        <source>You can expect to gain about %1.</source>
        <translation>你预计能得约 %1。</translation>
    </message>
    <message>
        <source>%1 wins this.</source>
        <translation>这局%1赢定了。</translation>
    </message>
    <message>
        <source>Your side wins this.</source>
        <translation>这局你们赢定了。</translation>
    </message>
    <message>
        <source>You win this.</source>
        <translation>这局你赢定了。</translation>
    </message>
    <message>
        <source>This is lost; make them work for it.</source>
        <translation>败局已定，但别让对手赢得太轻松。</translation>
    </message>
    <message>
        <source>This is lost for %1.</source>
        <translation>这局%1输定了。</translation>
    </message>
    <message>
        <source>The side of %1 wins about %2 in 100 from here.</source>
        <translation>从这里打下去，%1那一方 100 局约赢 %2 局。</translation>
    </message>
    <message>
        <source>%1 wins about %2 in 100 from here.</source>
        <translation>从这里打下去，%1在 100 局里约赢 %2 局。</translation>
    </message>
    <message>
        <source>Your side wins about %1 in 100 from here.</source>
        <translation>从这里打下去，你们 100 局约赢 %1 局。</translation>
    </message>
    <message>
        <source>You win about %1 in 100 from here.</source>
        <translation>从这里打下去，你 100 局约赢 %1 局。</translation>
    </message>
    <message>
        <source>Just as good: %1.</source>
        <translation>一样好：%1。</translation>
    </message>
    <message>
        <source>Next best: %1, with about %2 in 100.</source>
        <translation>其次：%1，100 局约赢 %2 局。</translation>
    </message>
    <message>
        <source>wins by less</source>
        <translation>赢得较少</translation>
    </message>
    <message>
        <source>loses by more</source>
        <translation>输得较多</translation>
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
        <translation>同上。</translation>
    </message>
    <message>
        <source>And for this.</source>
        <translation>这个也是。</translation>
    </message>
    <message>
        <source>Your side can expect to lose about %1.</source>
        <translation>你们预计会丢约 %1。</translation>
    </message>
    <message>
        <source>You can expect to lose about %1.</source>
        <translation>你预计会丢约 %1。</translation>
    </message>
    <message>
        <source>The same goes for this and the rest.</source>
        <translation>这个和其余的都同上。</translation>
    </message>
    <message>
        <source>Wins as often, but by less: %1.</source>
        <translation>胜率相同，但赢得较少：%1。</translation>
    </message>
    <message>
        <source>Next best: %1, worth %2 less.</source>
        <translation>其次：%1，要差 %2。</translation>
    </message>
    <message>
        <source>The same goes for this and the next.</source>
        <translation>这个和下一个都同上。</translation>
    </message>
    <message>
        <source>It should come out about even.</source>
        <translation>这样打大致不赚不赔。</translation>
    </message>
    <message>
        <source>Wins too, but by less: %1.</source>
        <translation>也能赢，但赢得较少：%1。</translation>
    </message>
    <message>
        <source>costs points</source>
        <translation>会少得分</translation>
    </message>
    <message>
        <source>Just as good: all the others shown.</source>
        <translation>列出的其他选择也都一样好。</translation>
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
        <translation>不问 %1</translation>
    </message>
    <message>
        <source>Sees hidden cards</source>
        <translation>看得见暗牌</translation>
    </message>
    <message>
        <source>Thinking...</source>
        <translation>思考中…</translation>
    </message>
    <message>
        <source>Waits for its turn</source>
        <translation>排队等候</translation>
    </message>
    <message>
        <source>Not asked</source>
        <translation>未询问</translation>
    </message>
    <message>
        <source> </source>
        <comment>between two sentences</comment>
        <translation>​</translation>
    </message>
    <message>
        <source>Playing on...</source>
        <translation>正在推演…</translation>
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
        <translation>%1中的胜率：%2（%3）</translation>
    </message>
    <message>
        <source>Points in %1: %2 on average (%3)</source>
        <translation>%1的平均得分：%2（%3）</translation>
    </message>
    <message>
        <source>Told before: %1</source>
        <translation>此前的说法：%1</translation>
    </message>
    <message>
        <source>Play this</source>
        <translation>走这一步</translation>
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
        <translation>反复走这一步并推演到底，看看它值多少。</translation>
    </message>
    <message>
        <source>A sure win</source>
        <translation>稳赢</translation>
    </message>
    <message>
        <source>As good as lost</source>
        <translation>基本输定</translation>
    </message>
</context>
<context>
    <name>BeliefTable</name>
    <message>
        <source>All of this is certain.</source>
        <translation>这些都是确定的。</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>盖着</translation>
    </message>
    <message>
        <source>Nothing is certain yet; each best guess is right about %1 times in 100.</source>
        <translation>还没有什么能确定；每项最好的猜测 100 次里对 %1 次左右。</translation>
    </message>
    <message>
        <source>You know %1 of %2 for certain; for the rest, each best guess is right about %3 times in 100.</source>
        <translation>%2 项中你确知 %1 项；其余的，每项最好的猜测 100 次里对 %3 次左右。</translation>
    </message>
</context>
<context>
    <name>BidChoices</name>
    <message>
        <source>The card is turned down, and another suit may be named.</source>
        <translation>扣下翻开的牌，接着可以叫别的花色。</translation>
    </message>
    <message>
        <source>The next player decides.</source>
        <translation>由下家决定。</translation>
    </message>
    <message>
        <source>%1 become trump: you pick up the %2 and discard a card.</source>
        <translation>%1成为主牌：你拿起%2，再扣掉一张牌。</translation>
    </message>
    <message>
        <source>%1 become trump: your partner %2 picks up the %3.</source>
        <translation>%1成为主牌：由你的搭档%2拿起%3。</translation>
    </message>
    <message>
        <source>%1 become trump, but your opponent %2 picks up the %3.</source>
        <translation>%1成为主牌，但拿起%3的是你的对手%2。</translation>
    </message>
    <message>
        <source>Nobody makes trump, and the next player deals.</source>
        <translation>没有人定主，换下家发牌。</translation>
    </message>
    <message>
        <source>The suit becomes trump: without %1 you need three of five tricks.</source>
        <translation>这门花色成为主牌：没有%1帮忙，你要拿到五墩中的三墩。</translation>
    </message>
    <message>
        <source>The suit becomes trump: you and %1 need three of five tricks.</source>
        <translation>这门花色成为主牌：你和%1要拿到五墩中的三墩。</translation>
    </message>
    <message>
        <source>You defend together with %1.</source>
        <translation>你和%1一起防守。</translation>
    </message>
    <message>
        <source>%1 sits out. If the maker is euchred, you score 4 points.</source>
        <translation>%1轮空。定主的人没打成，你们得 4 分。</translation>
    </message>
</context>
<context>
    <name>BidPanel</name>
    <message>
        <source>Alone  (A)</source>
        <translation>单打（A）</translation>
    </message>
    <message>
        <source>Your partner sits out; all five tricks count 4 points.</source>
        <translation>搭档轮空；五墩全赢得 4 分。</translation>
    </message>
</context>
<context>
    <name>Big Two</name>
    <message>
        <source>fewest of the others: %1</source>
        <translation>其他人最少剩 %1 张</translation>
    </message>
    <message>
        <source>no play</source>
        <translation>不成牌型</translation>
    </message>
    <message>
        <source>single card</source>
        <translation>单张</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>对子</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>三条</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>顺子</translation>
    </message>
    <message>
        <source>flush</source>
        <translation>同花</translation>
    </message>
    <message>
        <source>full house</source>
        <translation>葫芦</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation>四带一</translation>
    </message>
    <message>
        <source>straight flush</source>
        <translation>同花顺</translation>
    </message>
    <message>
        <source>Two cards must be a pair</source>
        <translation>两张牌必须成对</translation>
    </message>
    <message>
        <source>A play has at most five cards</source>
        <translation>一次最多出五张牌</translation>
    </message>
    <message>
        <source>The first play must contain the three of diamonds</source>
        <translation>第一手牌必须带方块3</translation>
    </message>
    <message>
        <source>This does not beat the play on the table</source>
        <translation>压不过桌上的牌</translation>
    </message>
    <message>
        <source>%1 is dealt twice</source>
        <translation>%1 发了两次</translation>
    </message>
    <message>
        <source>Cards left: %1</source>
        <translation>剩 %1 张</translation>
    </message>
    <message>
        <source>The leader cannot pass</source>
        <translation>先出的人不能不出</translation>
    </message>
    <message>
        <source>The hand does not hold all these cards</source>
        <translation>这些牌不全在手里</translation>
    </message>
    <message>
        <source>Three cards must have the same rank</source>
        <translation>三张牌必须点数相同</translation>
    </message>
    <message>
        <source>Three cards are not a play</source>
        <translation>不能出三张牌</translation>
    </message>
    <message>
        <source>Four cards are not a play</source>
        <translation>不能出四张牌</translation>
    </message>
    <message>
        <source>These five cards are not a straight, flush, full house, four of a kind or straight flush</source>
        <translation>这五张牌不是顺子、同花、葫芦、四带一，也不是同花顺</translation>
    </message>
    <message>
        <source>Only a single card can be played here</source>
        <translation>现在只能出单张</translation>
    </message>
    <message>
        <source>Only a pair can be played here</source>
        <translation>现在只能出对子</translation>
    </message>
    <message>
        <source>Only three of a kind can be played here</source>
        <translation>现在只能出三条</translation>
    </message>
    <message>
        <source>Only a five-card combination can be played here</source>
        <translation>现在只能出五张成牌型的牌</translation>
    </message>
    <message>
        <source>Expected four hands, not %1</source>
        <translation>此处应有四手牌，而不是 %1 手</translation>
    </message>
    <message>
        <source>A hand has 13 cards, not %1</source>
        <translation>每手牌应有 13 张，而不是 %1 张</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>%1的手牌</translation>
    </message>
    <message>
        <source>single card</source>
        <comment>in a sentence</comment>
        <translation>单张</translation>
    </message>
    <message>
        <source>pair</source>
        <comment>in a sentence</comment>
        <translation>对子</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <comment>in a sentence</comment>
        <translation>三条</translation>
    </message>
    <message>
        <source>straight</source>
        <comment>in a sentence</comment>
        <translation>顺子</translation>
    </message>
    <message>
        <source>flush</source>
        <comment>in a sentence</comment>
        <translation>同花</translation>
    </message>
    <message>
        <source>full house</source>
        <comment>in a sentence</comment>
        <translation>葫芦</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <comment>in a sentence</comment>
        <translation>四带一</translation>
    </message>
    <message>
        <source>straight flush</source>
        <comment>in a sentence</comment>
        <translation>同花顺</translation>
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
        <translation>外面没有牌压得过</translation>
    </message>
    <message>
        <source>few plays still out beat it</source>
        <translation>外面压得过它的不多</translation>
    </message>
    <message>
        <source>many plays still out beat it</source>
        <translation>外面压得过它的不少</translation>
    </message>
    <message>
        <source>every play still out beats it</source>
        <translation>外面什么牌都压得过它</translation>
    </message>
</context>
<context>
    <name>Big Two habits</name>
    <message>
        <source>You pass when you should play</source>
        <translation>该出牌时不出</translation>
    </message>
    <message>
        <source>You play when you should pass</source>
        <translation>该不出时却出牌</translation>
    </message>
    <message>
        <source>You break up combinations</source>
        <translation>拆散牌型</translation>
    </message>
    <message>
        <source>You play higher than you should</source>
        <translation>牌出得过大</translation>
    </message>
    <message>
        <source>You play lower than you should</source>
        <translation>牌出得过小</translation>
    </message>
    <message>
        <source>You lead too few cards at once</source>
        <translation>先出时张数太少</translation>
    </message>
    <message>
        <source>You lead too many cards at once</source>
        <translation>先出时张数太多</translation>
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
        <translation>拿到方块3的人先出；通常第一手牌必须带上它。</translation>
    </message>
    <message>
        <source>With the three of diamonds</source>
        <translation>带方块3</translation>
    </message>
    <message>
        <source>Any play</source>
        <translation>随意出</translation>
    </message>
    <message>
        <source>After a pass</source>
        <translation>不出之后</translation>
    </message>
    <message>
        <source>Whether a player who has passed may play again before the round is over.</source>
        <translation>选择不出的人，在本轮结束前能否再出牌。</translation>
    </message>
    <message>
        <source>Out for the round</source>
        <translation>本轮不能再出</translation>
    </message>
    <message>
        <source>May play again</source>
        <translation>可以再出</translation>
    </message>
    <message>
        <source>Straights with a two</source>
        <translation>带 2 的顺子</translation>
    </message>
    <message>
        <source>A2345 and 23456 are the lowest two straights, or the highest two, compared by the suit of the two.</source>
        <translation>A2345 和 23456 算最小的两种顺子，或算最大的两种，这时按 2 的花色比大小。</translation>
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
        <translation>三条</translation>
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
        <translation>两副同花先比什么：花色，还是最大的牌。</translation>
    </message>
    <message>
        <source>Whether three cards of the same rank may be played together.</source>
        <translation>三张点数相同的牌能否一起出。</translation>
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
        <translation>休闲牌手</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>俱乐部牌手</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>冠军</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>学步者</translation>
    </message>
    <message>
        <source>Plays any legal move at random.</source>
        <translation>从合乎规则的出法里随机选一种。</translation>
    </message>
    <message>
        <source>Notices hardly more than one play, and makes it.</source>
        <translation>几乎只看到一种出法，看到就出。</translation>
    </message>
    <message>
        <source>Overlooks most plays, and judges the rest by a single guess at the hidden hands.</source>
        <translation>大多数出法都没注意到，其余的只凭对别人手牌的一次猜测来判断。</translation>
    </message>
    <message>
        <source>Improver</source>
        <translation>进步者</translation>
    </message>
    <message>
        <source>Overlooks two plays in three, and judges the rest by a single guess at the hidden hands.</source>
        <translation>三种出法漏看两种，其余的只凭对别人手牌的一次猜测来判断。</translation>
    </message>
    <message>
        <source>Always plays as low as possible, and never passes when a play is possible.</source>
        <translation>总是出能出的最小的牌，能出就绝不放过。</translation>
    </message>
    <message>
        <source>Judges plays by a single guess at the hidden hands, and now and then overlooks one.</source>
        <translation>只凭对别人手牌的一次猜测来判断，偶尔会漏看一种出法。</translation>
    </message>
    <message>
        <source>Knows which cards are still out, gets rid of weak plays first and keeps strong ones for the end, but does not guess who holds what.</source>
        <translation>记得外面还有哪些牌，先出弱的，强的留到最后；不猜谁手里有什么。</translation>
    </message>
    <message>
        <source>Tries each play against sixty guesses at the hidden hands that fit what the others have played.</source>
        <translation>对别人的手牌作六十种符合出牌经过的猜测，用来试每种出法。</translation>
    </message>
    <message>
        <source>Works out from every play and pass what the others may hold, and tries each play against thousands of such hands. Has played millions of games with itself and learned from them.</source>
        <translation>从每一次出牌和不出推断别人手里可能有什么，用几千种这样的手牌试每种出法。与自己对局数百万局，并从中学习。</translation>
    </message>
    <message>
        <source>Randomized</source>
        <translation>Randomized</translation>
    </message>
    <message>
        <source>Plays any combination that it can at random, and passes only when it has none.</source>
        <translation>能出的牌型里随机选一种，没有能出的才不出。</translation>
    </message>
    <message>
        <source>Rule-based, splitting pairs</source>
        <translation>Rule-based，拆对子</translation>
    </message>
    <message>
        <source>Plays like Rule-based, but breaks a pair up when each of its cards may win a round.</source>
        <translation>打法同 Rule-based，但如果对子的每一张都可能赢下一轮，就拆开来出。</translation>
    </message>
    <message>
        <source>Cautious: holds cards back, and passes more often than most.</source>
        <translation>谨慎：留着牌不出，不出的时候比多数人多。</translation>
    </message>
    <message>
        <source>Bold: beats what can be beaten, and passes less often than most.</source>
        <translation>大胆：能压就压，不出的时候比多数人少。</translation>
    </message>
</context>
<context>
    <name>Big Two reasons</name>
    <message>
        <source>An opponent has two cards at most, so no pair is held back.</source>
        <translation>有对手最多两张，不留对子。</translation>
    </message>
    <message>
        <source>Pass: you have nothing higher.</source>
        <translation>不出吧，你没有更大的牌。</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to split your %1.</source>
        <translation>不出吧，要压就得拆你的%1。</translation>
    </message>
    <message>
        <source>Nobody can beat the %1, and then you play the rest and win.</source>
        <translation>%1没人压得过，接着把剩下的出完，你就赢了。</translation>
    </message>
    <message>
        <source>Don&apos;t lead a single: %1 has only one card left and can&apos;t beat the %2.</source>
        <translation>别出单张：%1只剩一张，压不过%2。</translation>
    </message>
    <message>
        <source>Play your highest card: %1 has only one card left.</source>
        <translation>出最大的牌：%1只剩一张了。</translation>
    </message>
    <message>
        <source>Play five at once: with only %2 cards left %1 can&apos;t beat them.</source>
        <translation>一次出五张：%1只剩 %2 张，没法压。</translation>
    </message>
    <message>
        <source>You have to open with your three of diamonds, and it goes with nothing else.</source>
        <translation>第一手必须出方块3，它又配不上别的牌。</translation>
    </message>
    <message>
        <source>Nobody can beat the %1, so you lead again.</source>
        <translation>%1没人压得过，下一手还是你先出。</translation>
    </message>
    <message>
        <source>You have the lead: get rid of the %1, your lowest card.</source>
        <translation>趁牌权在手，把最小的%1出掉。</translation>
    </message>
    <message>
        <source>Get rid of five cards at once with the %1.</source>
        <translation>出%1，一次走掉五张。</translation>
    </message>
    <message>
        <source>Lead the %1 rather than a lower card: whoever wants the lead has to spend more.</source>
        <translation>先出%1，别出更小的：谁想要牌权，就得多花点本钱。</translation>
    </message>
    <message>
        <source>Split your %1: nobody can beat the %2, so you lead next.</source>
        <translation>拆开%1：%2没人压得过，接着由你先出。</translation>
    </message>
    <message>
        <source>Nobody can beat the %1, so you lead next.</source>
        <translation>%1没人压得过，接着由你先出。</translation>
    </message>
    <message>
        <source>Don&apos;t leave the lead to %1, who has only one card left.</source>
        <translation>别把牌权让给%1，那边只剩一张了。</translation>
    </message>
    <message>
        <source>Don&apos;t leave the lead to %1, who has only %2 cards left.</source>
        <translation>别把牌权让给%1，那边只剩 %2 张了。</translation>
    </message>
    <message>
        <source>You win in %1 plays, whatever the others hold.</source>
        <translation>不管别人手里是什么，你再出 %1 手就赢。</translation>
    </message>
    <message>
        <source>Lead your higher card: nobody can beat it, and then you play the other and win.</source>
        <translation>先出大的：没人压得过，再出另一张你就赢了。</translation>
    </message>
    <message>
        <source>Lead your higher card: an opponent has only one card left.</source>
        <translation>先出大的那张：有对手只剩一张了。</translation>
    </message>
    <message>
        <source>Lead your lower card first: the higher one may win the lead back.</source>
        <translation>先出小的那张：大的可能夺回牌权。</translation>
    </message>
    <message>
        <source>Lead the pair: nobody can beat it, and then you play your last card and win.</source>
        <translation>先出对子：没人压得过，再出最后一张你就赢了。</translation>
    </message>
    <message>
        <source>Lead the single card: nobody can beat it, and then you play the pair and win.</source>
        <translation>先出单张：没人压得过，再出对子你就赢了。</translation>
    </message>
    <message>
        <source>Lead the pair: an opponent has only one card left and can&apos;t beat it.</source>
        <translation>先出对子：有对手只剩一张，没法压。</translation>
    </message>
    <message>
        <source>Lead the single card: an opponent has two cards left, which may be a higher pair.</source>
        <translation>先出单张：有对手剩两张，可能是更大的对子。</translation>
    </message>
    <message>
        <source>Lead the weaker of your two plays: %1.</source>
        <translation>还剩两手，先出弱的那手：%1。</translation>
    </message>
    <message>
        <source>Lead the middle card: nobody can beat the highest, which wins the lead back.</source>
        <translation>先出中间那张：最大的没人压得过，能夺回牌权。</translation>
    </message>
    <message>
        <source>Lead the highest of your three cards: an opponent has only one left.</source>
        <translation>三张里先出最大的：有对手只剩一张了。</translation>
    </message>
    <message>
        <source>Lead the lowest of your three cards first.</source>
        <translation>三张里先出最小的。</translation>
    </message>
    <message>
        <source>Lead the higher pair: nobody can beat it, and then you play the other and win.</source>
        <translation>先出大的一对：没人压得过，再出另一对你就赢了。</translation>
    </message>
    <message>
        <source>Lead the higher pair: an opponent has two cards left, which may be a pair.</source>
        <translation>先出大的一对：有对手剩两张，可能是对子。</translation>
    </message>
    <message>
        <source>Lead the lower pair first: the higher one may win the lead back.</source>
        <translation>先出小的一对：大的可能夺回牌权。</translation>
    </message>
    <message>
        <source>Nothing you hold is sure to win the lead, so lead the weakest play: %1.</source>
        <translation>手里没有稳拿牌权的牌，先出最弱的一手：%1。</translation>
    </message>
    <message>
        <source>Lead the lower single card: nobody can beat the higher, which wins the lead back.</source>
        <translation>先出小的单张：大的没人压得过，能夺回牌权。</translation>
    </message>
    <message>
        <source>Lead the pair: an opponent has only one card left, and nobody can beat the pair.</source>
        <translation>先出对子：有对手只剩一张，这对又没人压得过。</translation>
    </message>
    <message>
        <source>Lead the lower single card: an opponent has two cards left, so keep the pair.</source>
        <translation>先出小的单张：有对手剩两张，对子要留着。</translation>
    </message>
    <message>
        <source>Lead the lower single card and keep the pair, which nobody can beat.</source>
        <translation>先出小的单张，对子留着：没人压得过它。</translation>
    </message>
    <message>
        <source>Lead your second lowest card: nobody can beat the highest, which wins the lead back.</source>
        <translation>先出第二小的：最大的没人压得过，能夺回牌权。</translation>
    </message>
    <message>
        <source>Lead the highest of your four cards: an opponent has only one left.</source>
        <translation>四张里先出最大的：有对手只剩一张了。</translation>
    </message>
    <message>
        <source>Lead the lowest of your four cards first.</source>
        <translation>四张里先出最小的。</translation>
    </message>
    <message>
        <source>Lead five cards: an opponent has only one and can&apos;t beat them.</source>
        <translation>先出五张的：有对手只剩一张，没法压。</translation>
    </message>
    <message>
        <source>Lead a pair: an opponent has only one card and can&apos;t beat it.</source>
        <translation>出个对子：有对手只剩一张，没法压。</translation>
    </message>
    <message>
        <source>An opponent has only one card, so lead your strongest: %1.</source>
        <translation>有对手只剩一张，先出最强的一手：%1。</translation>
    </message>
    <message>
        <source>Lead your lowest pair: you hold more pairs than single cards.</source>
        <translation>先出最小的对子：你的对子比单张多。</translation>
    </message>
    <message>
        <source>You have the lead, so start with your weakest play: %1.</source>
        <translation>牌权在手，从最弱的一手出起：%1。</translation>
    </message>
    <message>
        <source>Nobody can beat this, and then you play the rest and win.</source>
        <translation>这手没人压得过，接着把剩下的出完，你就赢了。</translation>
    </message>
    <message>
        <source>You have two plays left, neither sure to win the lead: lead the five cards.</source>
        <translation>还剩两手，哪手都没把握拿牌权：先出五张的。</translation>
    </message>
    <message>
        <source>Nobody can beat %1 of your last three plays: lead one of them.</source>
        <translation>最后三手里有 %1 手没人压得过：先出其中一手。</translation>
    </message>
    <message>
        <source>You have three plays left: lead the five cards first.</source>
        <translation>还剩三手：先出五张的。</translation>
    </message>
    <message>
        <source>You have three plays left: lead the highest pair, for an opponent has two cards.</source>
        <translation>还剩三手：先出最大的对子，因为有对手剩两张。</translation>
    </message>
    <message>
        <source>You have three plays left: lead the lowest pair first.</source>
        <translation>还剩三手：先出最小的对子。</translation>
    </message>
    <message>
        <source>With two cards left nothing is held back.</source>
        <translation>只剩两张，不用再留牌。</translation>
    </message>
    <message>
        <source>An opponent has fewer than three cards left, so nothing is held back.</source>
        <translation>有对手不到三张了，不用再留牌。</translation>
    </message>
    <message>
        <source>Nobody can beat at least half of the plays in hand, so nothing is held back.</source>
        <translation>手里的牌起码有一半没人压得过，不用再留牌。</translation>
    </message>
    <message>
        <source>The highest card is kept for later.</source>
        <translation>最大的牌先留着。</translation>
    </message>
    <message>
        <source>The highest card stays for later.</source>
        <translation>最大的牌还留到以后。</translation>
    </message>
    <message>
        <source>With three cards left no pair is held back.</source>
        <translation>只剩三张，不用留对子。</translation>
    </message>
    <message>
        <source>The pair of twos is kept for later, to beat two single cards.</source>
        <translation>一对 2 先留着，以后能压两次单张。</translation>
    </message>
    <message>
        <source>Only a pair of twos would be kept for later.</source>
        <translation>只有一对 2 才值得留。</translation>
    </message>
    <message>
        <source>So early in the game high five cards are kept, to win the lead back after the other five.</source>
        <translation>刚开局，大的五张先留着：等另外五张出去，好用它夺回牌权。</translation>
    </message>
    <message>
        <source>There is no need to keep five cards for later.</source>
        <translation>五张的不用留到以后。</translation>
    </message>
    <message>
        <source>Split your %1 to play a pair: an opponent has only one card left.</source>
        <translation>拆%1出对子：有对手只剩一张了。</translation>
    </message>
    <message>
        <source>Split a pair: an opponent has only one card left.</source>
        <translation>拆个对子：有对手只剩一张了。</translation>
    </message>
    <message>
        <source>Split your %1 for a single card: an opponent has only one card left.</source>
        <translation>拆%1出单张：有对手只剩一张了。</translation>
    </message>
    <message>
        <source>Pass: nothing worth splitting beats this, though an opponent has only one card.</source>
        <translation>不出吧，有对手虽然只剩一张，可值得拆的都压不过。</translation>
    </message>
    <message>
        <source>You have at most three plays left: beat this with the highest.</source>
        <translation>最多还剩三手：用最大的压。</translation>
    </message>
    <message>
        <source>Play your highest single card: an opponent has only one card left.</source>
        <translation>出最大的单张：有对手只剩一张了。</translation>
    </message>
    <message>
        <source>Beat it with the weakest play that does: %1.</source>
        <translation>挑压得过的里头最弱的一手：%1。</translation>
    </message>
    <message>
        <source>Split your high pair: nobody can beat it, and each of its cards may win the lead.</source>
        <translation>拆开大对子：没人压得过，两张都可能拿到牌权。</translation>
    </message>
    <message>
        <source>Pass: what beats this is worth more to you later.</source>
        <translation>不出吧，压得过的牌留到以后更值钱。</translation>
    </message>
    <message>
        <source>Pass: no whole combination of yours beats this.</source>
        <translation>不出吧，不拆牌就没有压得过的。</translation>
    </message>
    <message>
        <source>Open with the play that your three of diamonds belongs to.</source>
        <translation>第一手就出带方块3的那手牌。</translation>
    </message>
    <message>
        <source>The hand holds two five-card plays side by side.</source>
        <translation>手里正好有两组五张，互不相干。</translation>
    </message>
    <message>
        <source>There are no other five cards to play.</source>
        <translation>没有别的五张可出。</translation>
    </message>
    <message>
        <source>Of all five-card plays in hand this one leaves the highest cards in sum.</source>
        <translation>手里的几种五张牌中，出这组，留下的牌点数总和最大。</translation>
    </message>
    <message>
        <source>Of all five-card plays in hand this one leaves the highest card.</source>
        <translation>手里的几种五张牌中，出这组，留下的牌最大。</translation>
    </message>
    <message>
        <source>Of all five-card plays in hand this one leaves the highest cards in sum, in the fewest plays.</source>
        <translation>手里的几种五张牌中，出这组，留下的牌点数总和最大，手数也最少。</translation>
    </message>
    <message>
        <source>Of all five-card plays in hand this one leaves the highest card and the fewest plays.</source>
        <translation>手里的几种五张牌中，出这组，留下的牌最大，手数也最少。</translation>
    </message>
    <message>
        <source>Of equally good five-card plays in hand this one is the highest.</source>
        <translation>几组五张同样好，这组最大。</translation>
    </message>
    <message>
        <source>Any legal move will do: this one is drawn by lot.</source>
        <translation>合规则的出法都行：这手是随机选的。</translation>
    </message>
    <message>
        <source>Any play will do: this one is drawn by lot.</source>
        <translation>怎么出都行：这手是随机选的。</translation>
    </message>
    <message>
        <source>Beat it as low as you can.</source>
        <translation>用尽量小的牌压。</translation>
    </message>
    <message>
        <source>Lead what beats the fewest of the plays still out: the %1.</source>
        <translation>先出%1：外面的牌里，它压得过的最少。</translation>
    </message>
    <message>
        <source>Lead your lowest card with as many others as you can: the %1.</source>
        <translation>先出最小的牌，尽量多带几张：%1。</translation>
    </message>
    <message>
        <source>Lead as many cards as you can at once, the lowest: the %1.</source>
        <translation>先出时尽量多出几张，挑最小的：%1。</translation>
    </message>
    <message>
        <source>Lead as few cards as you can, the lowest: the %1.</source>
        <translation>先出时尽量少出几张，挑最小的：%1。</translation>
    </message>
    <message>
        <source>Play all that you have left: you win.</source>
        <translation>把剩下的都出了，你就赢了。</translation>
    </message>
    <message>
        <source>Pass: let somebody else beat this, and keep your %1.</source>
        <translation>不出吧，让别人来压，你的%1留着。</translation>
    </message>
    <message>
        <source>Play five at once: with only one card left %1 can&apos;t beat them.</source>
        <translation>一次出五张：%1只剩一张，没法压。</translation>
    </message>
    <message>
        <source>Play the %1 rather than the %2: it is harder to beat.</source>
        <translation>与其出%2，不如出%1：它更难压。</translation>
    </message>
    <message>
        <source>Lead the %1: your %2 wins the lead back, and then you play the rest and win.</source>
        <translation>先出%1：你的%2能夺回牌权，接着把剩下的出完，你就赢了。</translation>
    </message>
    <message>
        <source>Split your %1: nobody can beat the %2, so you lead again.</source>
        <translation>拆开%1：%2没人压得过，下一手还是你先出。</translation>
    </message>
    <message>
        <source>Nobody has five cards left to beat the %1, so you lead again.</source>
        <translation>谁也没有五张牌来压%1了，下一手还是你先出。</translation>
    </message>
    <message>
        <source>Lead the %1, your lowest, and play this hand as pairs rather than as a straight.</source>
        <translation>先出最小的%1，这手牌按对子打，别打成顺子。</translation>
    </message>
    <message>
        <source>Get rid of two cards at once with the %1.</source>
        <translation>出%1，一次走掉两张。</translation>
    </message>
    <message>
        <source>Beat it with the %1: that breaks nothing up, and it may win you the lead.</source>
        <translation>用%1压：什么都不用拆，还可能拿到牌权。</translation>
    </message>
    <message>
        <source>Play your last card: you win.</source>
        <translation>出最后一张，你就赢了。</translation>
    </message>
    <message>
        <source>Lead a single card, no pair: %1 has two cards left and might go out on it.</source>
        <translation>先出单张，别出对子：%1剩两张，万一是对子就走完了。</translation>
    </message>
    <message>
        <source>Play the %1: anything lower would split your %2.</source>
        <translation>出%1：再小的就得拆你的%2。</translation>
    </message>
    <message>
        <source>Play the %1 rather than the %2: %3 has only one card left, so don&apos;t make it easy to beat this.</source>
        <translation>与其出%2，不如出%1：%3只剩一张了，别出太好压的。</translation>
    </message>
    <message>
        <source>Play the %1 rather than the %2: %3 has only %4 cards left, so don&apos;t make it easy to beat this.</source>
        <translation>与其出%2，不如出%1：%3只剩 %4 张了，别出太好压的。</translation>
    </message>
    <message>
        <source>Use the %1 for the full house and keep the %2 for later.</source>
        <translation>葫芦用%1来凑，%2留到以后。</translation>
    </message>
    <message>
        <source>Lead the %1, the lowest card you hold that goes with nothing else.</source>
        <translation>先出%1：跟别的牌配不上的，就数它最小。</translation>
    </message>
    <message>
        <source>You have the lead: get rid of a low card, the %1 or the %2.</source>
        <translation>趁牌权在手，走张小牌：%1或%2。</translation>
    </message>
    <message>
        <source>Beat it with the %1: your %2 stays whole, and you may win the lead.</source>
        <translation>用%1压：你的%2不用拆，还可能拿到牌权。</translation>
    </message>
    <message>
        <source>Beat it with the %1: otherwise %2 may keep the lead.</source>
        <translation>用%1压：不然牌权可能就留在%2那边了。</translation>
    </message>
    <message>
        <source>You win this whatever you do: any play is good.</source>
        <translation>这局你赢定了：怎么出都行。</translation>
    </message>
    <message>
        <source>Lead the %1 rather than the %2: it is harder to beat.</source>
        <translation>与其先出%2，不如先出%1：它更难压。</translation>
    </message>
    <message>
        <source>Lead the %1: %2 cards go at once, your lowest among them.</source>
        <translation>先出%1：一次走掉 %2 张，最小的也在里面。</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to split your %1, or spend your %2 or something better.</source>
        <translation>不出吧，要压就得拆你的%1，或动用%2甚至更大的牌。</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to spend at least your %1.</source>
        <translation>不出吧，要压至少得动用你的%1。</translation>
    </message>
    <message>
        <source>Play the %1 and keep the %2, which nobody can beat.</source>
        <translation>出%1，把没人压得过的%2留着。</translation>
    </message>
    <message>
        <source>Play the %1: only %2 cards still out can beat it, and you may lead next.</source>
        <translation>出%1：外面只有 %2 张牌压得过，下一手也许由你先出。</translation>
    </message>
    <message>
        <source>Lead the %1: the %2 is likelier to beat a card later, and then you are out.</source>
        <translation>先出%1：以后%2更有希望压住别人的牌，一压住你就走完了。</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to split your %1 or spend your %2.</source>
        <translation>不出吧，要压就得拆你的%1，或动用%2。</translation>
    </message>
    <message>
        <source>Play the %1: whatever beats it beats your %2 as well.</source>
        <translation>出%1：压得过它的，也压得过你的%2。</translation>
    </message>
    <message>
        <source>Pass: played one at a time, your %1 win the lead twice.</source>
        <translation>不出吧，%1一张一张出，能拿两次牌权。</translation>
    </message>
    <message>
        <source>Beat it with the %1: the %2 is likelier to beat a card later, and then you are out.</source>
        <translation>用%1压：以后%2更有希望压住别人的牌，一压住你就走完了。</translation>
    </message>
    <message>
        <source>Beat it with the %1: that gets rid of your five lowest cards.</source>
        <translation>用%1压：最小的五张一次走掉。</translation>
    </message>
    <message>
        <source>Beat it with the %1: your %2 stays whole, and you keep your higher cards for later.</source>
        <translation>用%1压：你的%2不用拆，大牌也还留着。</translation>
    </message>
    <message>
        <source>Beat it with the %1: that brings you one play closer to going out, and it may win you the lead.</source>
        <translation>用%1压：离走完又近一手，还可能拿到牌权。</translation>
    </message>
    <message>
        <source>Beat it with the %1: that brings you one play closer to going out, and you keep your higher cards for later.</source>
        <translation>用%1压：离走完又近一手，大牌也还留着。</translation>
    </message>
    <message>
        <source>Beat it with the %1: that breaks nothing up, and you keep your higher cards for later.</source>
        <translation>用%1压：什么都不用拆，大牌也还留着。</translation>
    </message>
    <message>
        <source>%1 has only one card left, and %2 cards still out beat the %3.</source>
        <translation>%1只剩一张，外面还有 %2 张牌压得过%3。</translation>
    </message>
    <message>
        <source>Your %1 stays behind, and it beats nothing still out: only a lead gets rid of it.</source>
        <translation>这样你的%1就留在手里，外面的牌它都压不过，只有先出才走得掉。</translation>
    </message>
    <message>
        <source>This leaves you with more of your low cards.</source>
        <translation>这样你剩下的小牌更多。</translation>
    </message>
    <message>
        <source>Then the %1 is the highest card you have left.</source>
        <translation>这样你剩下的牌里，最大的就只有%1了。</translation>
    </message>
    <message>
        <source>Lead the %1: it beats no pair still out, so only a lead gets rid of it.</source>
        <translation>先出%1：外面的对子它一个也压不过，只有先出才走得掉。</translation>
    </message>
    <message>
        <source>Pass: even if your %1 wins you the lead, you still need %2 plays to go out, so keep it for later.</source>
        <translation>不出吧，就算用%1拿到牌权，你也还要 %2 手才走得完，先留着。</translation>
    </message>
    <message>
        <source>Pass: your %1 would win you the lead, but you would still need %2 plays, and nothing else you hold is sure to win it back.</source>
        <translation>不出吧，用%1能拿到牌权，可之后还要出 %2 手，手里别的牌都没把握把牌权夺回来。</translation>
    </message>
    <message>
        <source>Pass: even if your %1 wins you the lead, you still need %2 plays, and nothing else you hold is sure to win it back.</source>
        <translation>不出吧，就算用%1拿到牌权，也还要出 %2 手，手里别的牌都没把握把牌权夺回来。</translation>
    </message>
    <message>
        <source>%1 has only one card left, and only the %2 can still beat the %3.</source>
        <translation>%1只剩一张，只有%2还压得过%3。</translation>
    </message>
    <message>
        <source>%1 has only one card left, and only the %2 and the %3 can still beat the %4.</source>
        <translation>%1只剩一张，只有%2和%3还压得过%4。</translation>
    </message>
    <message>
        <source>%1 has only one card left, and only %2 of the cards still out beat the %3.</source>
        <translation>%1只剩一张，外面只有 %2 张牌压得过%3。</translation>
    </message>
    <message>
        <source>Risk the %3, although %1 has only one card left: you need the %2 later.</source>
        <translation>虽然%1只剩一张，你还是冒险出%3吧：%2以后还要用。</translation>
    </message>
    <message>
        <source>Play the %1 or the %2: whatever beats one beats the other.</source>
        <translation>出%1或%2都行：压得过这手的，也压得过那手。</translation>
    </message>
    <message>
        <source>Play the %1: only the %2 and the %3 can still beat it, and you may lead next.</source>
        <translation>出%1：只有%2和%3还压得过，下一手也许由你先出。</translation>
    </message>
    <message>
        <source>Then only your %1 is left.</source>
        <translation>之后你就只剩%1。</translation>
    </message>
    <message>
        <source>Then only your %1 and your %2 are left.</source>
        <translation>之后你就只剩%1和%2。</translation>
    </message>
    <message>
        <source>If you are beaten, you have another %1 to win the lead back.</source>
        <translation>就算被压，你还有另一手%1能夺回牌权。</translation>
    </message>
    <message>
        <source>Beat it with the %1, the lowest card you hold that goes with nothing else.</source>
        <translation>用%1压：跟别的牌配不上的，就数它最小。</translation>
    </message>
    <message>
        <source>Beat it with the %1: it may win you the lead.</source>
        <translation>用%1压：可能拿到牌权。</translation>
    </message>
    <message>
        <source>After this you need %1 more plays to go out instead of %2.</source>
        <translation>这样你还要 %1 手才走得完，本来只要 %2 手。</translation>
    </message>
    <message>
        <source>Keep your %1 for later: only the %2 can still beat it.</source>
        <translation>你的%1留到以后：只有%2还压得过。</translation>
    </message>
    <message>
        <source>Keep your %1 for later: only %2 of the cards still out can beat it.</source>
        <translation>你的%1留到以后：外面只有 %2 张牌压得过。</translation>
    </message>
    <message>
        <source>Keep your %1 for later: only a %2 can still beat it.</source>
        <translation>你的%1留到以后：只有%2还压得过。</translation>
    </message>
    <message>
        <source>Keep your %1 for later: only a %2 or a %3 can still beat it.</source>
        <translation>你的%1留到以后：只有%2或%3还压得过。</translation>
    </message>
    <message>
        <source>This spends what should win you the lead later.</source>
        <translation>这样就用掉了你以后拿牌权的牌。</translation>
    </message>
    <message>
        <source>Any flush of another suit beats a flush of diamonds.</source>
        <translation>方块的同花最小，别的花色的同花都压得过。</translation>
    </message>
    <message>
        <source>It is a risk: %1 has only one card left and may go out.</source>
        <translation>这样有点冒险：%1只剩一张，说不定就走完了。</translation>
    </message>
    <message>
        <source>Play the %1 and keep the %2, which only the %3 can still beat.</source>
        <translation>出%1，%2留着：只有%3还压得过它。</translation>
    </message>
    <message>
        <source>Play the %1 and keep the %2, which only %3 of the cards still out can beat.</source>
        <translation>出%1，%2留着：外面只有 %3 张牌压得过它。</translation>
    </message>
    <message>
        <source>Play the %1 and keep the %2, which only a %3 can still beat.</source>
        <translation>出%1，%2留着：只有%3还压得过它。</translation>
    </message>
    <message>
        <source>Play the %1 and keep the %2, which only a %3 or a %4 can still beat.</source>
        <translation>出%1，%2留着：只有%3或%4还压得过它。</translation>
    </message>
    <message>
        <source>Play the %1 and keep the %2, which can beat more later.</source>
        <translation>出%1，%2留着：以后能压的牌更多。</translation>
    </message>
    <message>
        <source>Play the four %1 and throw in your %2, your lowest other card.</source>
        <translation>把%1凑成四带一打出去，带上其余牌里最小的%2。</translation>
    </message>
    <message>
        <source>Only a higher four of a kind or a straight flush can still beat your four of a kind, so you very likely lead next.</source>
        <translation>只有更大的四带一或同花顺还压得过你的四带一，下一手很可能由你先出。</translation>
    </message>
    <message>
        <source>Only four of a kind or a straight flush can still beat this full house, so you very likely lead next.</source>
        <translation>只有四带一或同花顺还压得过这手葫芦，下一手很可能由你先出。</translation>
    </message>
    <message>
        <source>Only three %1, four of a kind or a straight flush can still beat this full house, so you very likely lead next.</source>
        <translation>只有拿%1当三条的葫芦，或者四带一、同花顺，才压得过这手葫芦，下一手很可能由你先出。</translation>
    </message>
    <message>
        <source>Only the %1 can still beat it.</source>
        <translation>只有%1还压得过它。</translation>
    </message>
    <message>
        <source>Only the %1 and the %2 can still beat it.</source>
        <translation>只有%1和%2还压得过它。</translation>
    </message>
    <message>
        <source>Beat it with the %1: your %2 can take its place in your %3.</source>
        <translation>用%1压：你的%3缺了它，还有%2能顶上。</translation>
    </message>
    <message>
        <source>Split your %1 rather than spend the %2, which can beat more later.</source>
        <translation>宁可拆你的%1，也别动用%2：它以后能压的牌更多。</translation>
    </message>
    <message>
        <source>Every card still out beats it.</source>
        <translation>外面的牌张张都压得过它。</translation>
    </message>
    <message>
        <source>Most of the cards still out beat it.</source>
        <translation>外面的牌大多压得过它。</translation>
    </message>
    <message>
        <source>This is better kept: it can beat more later.</source>
        <translation>这手还是留着好：以后能压的牌更多。</translation>
    </message>
    <message>
        <source>You have the lead: get rid of two of your lowest cards at once.</source>
        <translation>趁牌权在手，一次走掉两张最小的牌。</translation>
    </message>
    <message>
        <source>Play a %1 that leaves you the %2 for later.</source>
        <translation>凑%1时别动用%2，把它留到以后。</translation>
    </message>
    <message>
        <source>Beat it with the %1, even though that splits your %2: it costs you no extra play, and you may take the lead from %3.</source>
        <translation>用%1压，哪怕要拆你的%2：手数不会变多，还可能夺走%3的牌权。</translation>
    </message>
    <message>
        <source>Beat it with the %2, even though that breaks up your %1: you may never get the chance to play it.</source>
        <translation>用%2压，哪怕要拆你的%1：留着也可能一直没机会出。</translation>
    </message>
    <message>
        <source>Several higher pairs may still beat this.</source>
        <translation>外面可能还有好几个更大的对子压得过它。</translation>
    </message>
    <message>
        <source>Any flush or full house beats this, and so do most straights.</source>
        <translation>同花和葫芦都压得过它，顺子也大多压得过。</translation>
    </message>
    <message>
        <source>That breaks up your %1, but you may never get the chance to play it.</source>
        <translation>这样要拆你的%1，不过它可能一直没机会出。</translation>
    </message>
    <message>
        <source>Lead the %1 now: it will hardly ever beat another pair.</source>
        <translation>趁现在先出%1：它几乎压不过别的对子。</translation>
    </message>
    <message>
        <source>Lead the %1: your three %2 still make a full house with another pair.</source>
        <translation>先出%1：你的%2配上别的对子，照样凑得成葫芦。</translation>
    </message>
    <message>
        <source>Pass: keep your %1 until more of what beats it has been played.</source>
        <translation>不出吧，你的%1先留着，等压得过它的牌再出掉一些。</translation>
    </message>
    <message>
        <source>Go high with the %2: %1 has only two cards left.</source>
        <translation>出大牌%2：%1只剩两张了。</translation>
    </message>
    <message>
        <source>Keep this for later: nobody can beat it.</source>
        <translation>这手留到以后：没人压得过。</translation>
    </message>
    <message>
        <source>Keep this for later: it can still beat other five-card plays.</source>
        <translation>这手留到以后：还压得过别的五张牌。</translation>
    </message>
    <message>
        <source>Then only your %1 is left, and most of the cards still out beat it.</source>
        <translation>之后你就只剩%1，外面的牌大多压得过它。</translation>
    </message>
    <message>
        <source>%1 may go out on this.</source>
        <translation>这样%1说不定一压就走完了。</translation>
    </message>
    <message>
        <source>You almost certainly won&apos;t win this game, but every card you get rid of saves you a point.</source>
        <translation>这局你几乎肯定赢不了了，但每走掉一张就少丢一分。</translation>
    </message>
    <message>
        <source>Pass: the %1 is still out and beats your %2. Once it is gone, your %2 wins the lead, and then you go out.</source>
        <translation>不出吧，%1还在外面，压得过你的%2。等它出掉了，你用%2拿到牌权，接着就走完了。</translation>
    </message>
    <message>
        <source>Pass: %2 of the cards still out beat your %1, so it may not win you the lead.</source>
        <translation>不出吧，外面有 %2 张牌压得过你的%1，出了也未必拿得到牌权。</translation>
    </message>
    <message>
        <source>Play the %1: if nobody beats it, you go out with your %2.</source>
        <translation>出%1：要是没人压，你接着出%2就走完了。</translation>
    </message>
    <message>
        <source>Play the %1: anything lower would split your %2 or your %3.</source>
        <translation>出%1：再小的就得拆你的%2或%3。</translation>
    </message>
    <message>
        <source>Keep this for later: only the %2 can still beat it.</source>
        <translation>这张留到以后：只有%2还压得过。</translation>
    </message>
    <message>
        <source>Keep this for later: only %2 of the cards still out can beat it.</source>
        <translation>这张留到以后：外面只有 %2 张牌压得过。</translation>
    </message>
    <message>
        <source>Keep this for later: only a %2 can still beat it.</source>
        <translation>这对留到以后：只有%2还压得过。</translation>
    </message>
    <message>
        <source>Keep this for later: only a %2 or a %3 can still beat it.</source>
        <translation>这对留到以后：只有%2或%3还压得过。</translation>
    </message>
    <message>
        <source>Keep this for later: it can still beat other pairs.</source>
        <translation>这对留到以后：还压得过别的对子。</translation>
    </message>
    <message>
        <source>Pass: if your %1 is beaten, you are left with your %2, which is harder to get rid of. Try to play that one first.</source>
        <translation>不出吧，你的%1万一被压，就只剩%2，那张更难走掉。想办法先出那张。</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to split your %1 or your %2.</source>
        <translation>不出吧，要压就得拆你的%1或%2。</translation>
    </message>
    <message>
        <source>Pass: to beat this without breaking anything up you would have to spend at least your %1.</source>
        <translation>不出吧，要压又不拆牌，至少得动用你的%1。</translation>
    </message>
    <message>
        <source>Play the %1: only a few of the pairs still out can beat it, and you may lead next.</source>
        <translation>出%1：外面的对子没几对压得过，下一手也许由你先出。</translation>
    </message>
    <message>
        <source>Keep your %1 for later: only the other two %2 can still beat it.</source>
        <translation>你的%1留到以后：只有另外%2凑成的一对还压得过。</translation>
    </message>
    <message>
        <source>Keep this for later: only the other two %2 can still beat it.</source>
        <translation>这对留到以后：只有另外%2凑成的一对还压得过。</translation>
    </message>
    <message>
        <source>Play your %1 one at a time: each of them wins you the lead.</source>
        <translation>你的%1一张一张出：每张都能替你拿到牌权。</translation>
    </message>
    <message>
        <source>Pass: your %1 would win you the lead, but you would still need %2 plays to go out, so keep it for later.</source>
        <translation>不出吧，用%1能拿到牌权，可之后还要 %2 手才走得完，先留着。</translation>
    </message>
    <message>
        <source>Play the %1 and keep the %2, which only the other two %3 can still beat.</source>
        <translation>出%1，%2留着：只有另外%3凑成的一对还压得过它。</translation>
    </message>
    <message>
        <source>Play the %1 or the %2: either may win you the lead.</source>
        <translation>出%1或%2都行：哪手都可能拿到牌权。</translation>
    </message>
    <message>
        <source>Pass: beating this would not save you a play on your way out.</source>
        <translation>不出吧，压了也省不了一手。</translation>
    </message>
    <message>
        <source>You almost certainly won&apos;t win this game, but your %1 may still get rid of five cards at once.</source>
        <translation>这局你几乎肯定赢不了了，但靠你的%1也许还能一次走掉五张。</translation>
    </message>
    <message>
        <source>You almost certainly won&apos;t win this game.</source>
        <translation>这局你几乎肯定赢不了了。</translation>
    </message>
    <message>
        <source>Play the %1: if nobody beats it, you go out with your other %2.</source>
        <translation>出%1：要是没人压，你接着出另一手%2就走完了。</translation>
    </message>
    <message>
        <source>Play the %1 and keep the %2, which only the other two %3 or a %4 can still beat.</source>
        <translation>出%1，%2留着：只有另外%3凑成的一对或%4还压得过它。</translation>
    </message>
    <message>
        <source>Play the %1: only the other two %2 can still beat it, so you will probably lead next.</source>
        <translation>出%1：只有另外%2凑成的一对还压得过，下一手多半由你先出。</translation>
    </message>
    <message>
        <source>Play the %1: only a %2 can still beat it, and you may lead next.</source>
        <translation>出%1：只有%2还压得过，下一手也许由你先出。</translation>
    </message>
    <message>
        <source>Play the %1: only the %2 can still beat it, so you will probably lead next.</source>
        <translation>出%1：只有%2还压得过，下一手多半由你先出。</translation>
    </message>
    <message>
        <source>Beat it as low as you can: otherwise %1 may keep the lead.</source>
        <translation>用尽量小的牌压：不然牌权可能就留在%1那边了。</translation>
    </message>
    <message>
        <source>Play one of your %1: anything lower would split your %2.</source>
        <translation>从你的%1里挑一张出：再小的就得拆你的%2。</translation>
    </message>
    <message>
        <source>Play one of your %1: anything lower would split your %2 or your %3.</source>
        <translation>从你的%1里挑一张出：再小的就得拆你的%2或%3。</translation>
    </message>
    <message>
        <source>Play the %1: anything lower would split a pair.</source>
        <translation>出%1：再小的就得拆对子。</translation>
    </message>
    <message>
        <source>Play one of your %1: anything lower would split a pair.</source>
        <translation>从你的%1里挑一张出：再小的就得拆对子。</translation>
    </message>
    <message>
        <source>Play the %1: anything lower would split your %2 or a pair.</source>
        <translation>出%1：再小的就得拆你的%2或对子。</translation>
    </message>
    <message>
        <source>Play one of your %1: anything lower would split your %2 or a pair.</source>
        <translation>从你的%1里挑一张出：再小的就得拆你的%2或对子。</translation>
    </message>
    <message>
        <source>Play the %1: anything lower would break up five cards that go together.</source>
        <translation>出%1：再小的就得拆掉凑成一手的五张牌。</translation>
    </message>
    <message>
        <source>Play one of your %1: anything lower would break up five cards that go together.</source>
        <translation>从你的%1里挑一张出：再小的就得拆掉凑成一手的五张牌。</translation>
    </message>
    <message>
        <source>Use the %1 for the full house and keep the %2 for your %3.</source>
        <translation>葫芦用%1来凑，%2留给你的%3。</translation>
    </message>
    <message>
        <source>Play the %1 and the %2: your %3 belongs to your %4.</source>
        <translation>出%1和%2：你的%3要留着凑%4。</translation>
    </message>
    <message>
        <source>Pass: beating this would break up both your flushes.</source>
        <translation>不出吧，要压就得把你的两副同花都拆了。</translation>
    </message>
    <message>
        <source>Pass: beating this would break up one of your two flushes.</source>
        <translation>不出吧，要压就得拆掉你两副同花里的一副。</translation>
    </message>
    <message>
        <source>Pass: beating this would break up your %1, so it would not save you a play on your way out.</source>
        <translation>不出吧，要压就得拆你的%1，省不了一手。</translation>
    </message>
    <message>
        <source>%1 has only one card left, so don&apos;t play too low.</source>
        <translation>%1只剩一张了，别出太小。</translation>
    </message>
    <message>
        <source>Risk the %3, although %1 has only one card left: you need the %2 later to win the lead.</source>
        <translation>虽然%1只剩一张，你还是冒险出%3吧：%2以后要用来抢牌权。</translation>
    </message>
    <message>
        <source>Play your highest %1: it is the hardest to beat.</source>
        <translation>出你最大的%1：最难压。</translation>
    </message>
    <message>
        <source>Beat it with the %1: of your five-card plays it leaves you the fewest plays to go out.</source>
        <translation>用%1压：你的几副五张牌里，出它之后离走完最近。</translation>
    </message>
    <message>
        <source>This can wait: you can still lead your %2 once your %1 has won the lead back.</source>
        <translation>这可以等等：用你的%1抢回牌权之后，照样能出%2。</translation>
    </message>
    <message>
        <source>This can wait: your %1 should win the lead back, and you can lead your %2 then.</source>
        <translation>这可以等等：你的%1应该能抢回牌权，到时再出%2。</translation>
    </message>
    <message>
        <source>You almost certainly won&apos;t win this game, whatever you lead.</source>
        <translation>不管先出什么，这局你几乎赢不了。</translation>
    </message>
    <message>
        <source>Play the %1 or the %2, and keep the %3, which can beat more later.</source>
        <translation>出%1或%2，%3留着：以后能压的牌更多。</translation>
    </message>
    <message>
        <source>Play the %1: the %2 is easier to beat, and the %3 is better kept for later.</source>
        <translation>出%1：%2更容易被压，%3还是留到以后好。</translation>
    </message>
    <message>
        <source>Play the %1 or the %2: lower cards are easier to beat.</source>
        <translation>出%1或%2：再小的牌更容易被压。</translation>
    </message>
</context>
<context>
    <name>Big Two thoughts</name>
    <message>
        <source>%0 has nothing higher.</source>
        <translation>%0没有更大的牌。</translation>
    </message>
    <message>
        <source>%0 passes rather than split the %1.</source>
        <translation>%0不出，不想拆%1。</translation>
    </message>
    <message>
        <source>Nobody can beat the %1, and then %0 plays the rest and wins.</source>
        <translation>%1没人压得过，接着%0把剩下的出完就赢了。</translation>
    </message>
    <message>
        <source>%0 leads no single: %1 has only one card left and can&apos;t beat the %2.</source>
        <translation>%0不出单张：%1只剩一张，压不过%2。</translation>
    </message>
    <message>
        <source>%0 plays the highest card: %1 has only one card left.</source>
        <translation>%0出最大的牌：%1只剩一张了。</translation>
    </message>
    <message>
        <source>%0 keeps the %2 for later, although %1 has only one card left.</source>
        <translation>%1虽然只剩一张，%0还是把%2留到以后。</translation>
    </message>
    <message>
        <source>%0 plays five at once: with only %2 cards left %1 can&apos;t beat them.</source>
        <translation>%0一次出五张：%1只剩 %2 张，没法压。</translation>
    </message>
    <message>
        <source>%0 has to open with the three of diamonds, which goes with nothing else.</source>
        <translation>%0第一手必须出方块3，它又配不上别的牌。</translation>
    </message>
    <message>
        <source>Nobody can beat the %1, so %0 leads again.</source>
        <translation>%1没人压得过，下一手还是%0先出。</translation>
    </message>
    <message>
        <source>%0 has the lead and gets rid of the %1, the lowest card in hand.</source>
        <translation>%0牌权在手，把最小的%1出掉。</translation>
    </message>
    <message>
        <source>%0 gets rid of five cards at once with the %1.</source>
        <translation>%0出%1，一次走掉五张。</translation>
    </message>
    <message>
        <source>%0 leads the %1 rather than a lower card: whoever wants the lead has to spend more.</source>
        <translation>%0先出%1，不出更小的：谁想要牌权，就得多花点本钱。</translation>
    </message>
    <message>
        <source>%0 splits the %1: nobody can beat the %2.</source>
        <translation>%0拆开%1：%2没人压得过。</translation>
    </message>
    <message>
        <source>Nobody can beat the %1, so %0 leads next.</source>
        <translation>%1没人压得过，接着由%0先出。</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t leave the lead to %1, who has only one card left.</source>
        <translation>%0不把牌权让给%1，那边只剩一张了。</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t leave the lead to %1, who has only %2 cards left.</source>
        <translation>%0不把牌权让给%1，那边只剩 %2 张了。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which breaks nothing up, and keeps the higher cards.</source>
        <translation>%0用%1压：什么都不用拆，大牌也还留着。</translation>
    </message>
    <message>
        <source>%0 wins in %1 plays, whatever the others hold.</source>
        <translation>不管别人手里是什么，%0再出 %1 手就赢。</translation>
    </message>
    <message>
        <source>%0 leads the higher card, which nobody can beat, and then plays the other and wins.</source>
        <translation>%0先出大的，没人压得过，再出另一张就赢。</translation>
    </message>
    <message>
        <source>%0 leads the higher card: an opponent has only one left.</source>
        <translation>%0先出大的那张：有对手只剩一张了。</translation>
    </message>
    <message>
        <source>%0 leads the lower card first: the higher one may win the lead back.</source>
        <translation>%0先出小的那张：大的可能夺回牌权。</translation>
    </message>
    <message>
        <source>%0 leads the pair, which nobody can beat, and then plays the last card and wins.</source>
        <translation>%0先出对子，没人压得过，再出最后一张就赢。</translation>
    </message>
    <message>
        <source>%0 leads the single card, which nobody can beat, and then plays the pair and wins.</source>
        <translation>%0先出单张，没人压得过，再出对子就赢。</translation>
    </message>
    <message>
        <source>%0 leads the pair: an opponent has only one card left and can&apos;t beat it.</source>
        <translation>%0先出对子：有对手只剩一张，没法压。</translation>
    </message>
    <message>
        <source>%0 leads the single card: an opponent has two cards left, which may be a higher pair.</source>
        <translation>%0先出单张：有对手剩两张，可能是更大的对子。</translation>
    </message>
    <message>
        <source>%0 leads the weaker of two plays: %1.</source>
        <translation>%0还剩两手，先出弱的那手：%1。</translation>
    </message>
    <message>
        <source>%0 leads the middle card: nobody can beat the highest, which wins the lead back.</source>
        <translation>%0先出中间那张：最大的没人压得过，能夺回牌权。</translation>
    </message>
    <message>
        <source>%0 leads the highest of three cards: an opponent has only one left.</source>
        <translation>%0从三张里先出最大的：有对手只剩一张了。</translation>
    </message>
    <message>
        <source>%0 leads the lowest of three cards first.</source>
        <translation>%0从三张里先出最小的。</translation>
    </message>
    <message>
        <source>%0 leads the higher pair, which nobody can beat, and then plays the other and wins.</source>
        <translation>%0先出大的一对，没人压得过，再出另一对就赢。</translation>
    </message>
    <message>
        <source>%0 leads the higher pair: an opponent has two cards left, which may be a pair.</source>
        <translation>%0先出大的一对：有对手剩两张，可能是对子。</translation>
    </message>
    <message>
        <source>%0 leads the lower pair first: the higher one may win the lead back.</source>
        <translation>%0先出小的一对：大的可能夺回牌权。</translation>
    </message>
    <message>
        <source>Nothing in hand is sure to win the lead, so %0 leads the weakest play: %1.</source>
        <translation>手里没有稳拿牌权的牌，%0先出最弱的一手：%1。</translation>
    </message>
    <message>
        <source>%0 leads the lower single card: nobody can beat the higher, which wins the lead back.</source>
        <translation>%0先出小的单张：大的没人压得过，能夺回牌权。</translation>
    </message>
    <message>
        <source>%0 leads the pair: an opponent has only one card left, and nobody can beat the pair.</source>
        <translation>%0先出对子：有对手只剩一张，这对又没人压得过。</translation>
    </message>
    <message>
        <source>%0 leads the lower single card and keeps the pair: an opponent has two cards left.</source>
        <translation>%0先出小的单张，留着对子：有对手剩两张。</translation>
    </message>
    <message>
        <source>%0 leads the lower single card and keeps the pair, which nobody can beat.</source>
        <translation>%0先出小的单张，对子留着：没人压得过它。</translation>
    </message>
    <message>
        <source>%0 leads the second lowest card: nobody can beat the highest, which wins the lead back.</source>
        <translation>%0先出第二小的：最大的没人压得过，能夺回牌权。</translation>
    </message>
    <message>
        <source>%0 leads the highest of four cards: an opponent has only one left.</source>
        <translation>%0从四张里先出最大的：有对手只剩一张了。</translation>
    </message>
    <message>
        <source>%0 leads the lowest of four cards first.</source>
        <translation>%0从四张里先出最小的。</translation>
    </message>
    <message>
        <source>%0 leads five cards: an opponent has only one and can&apos;t beat them.</source>
        <translation>%0先出五张的：有对手只剩一张，没法压。</translation>
    </message>
    <message>
        <source>%0 leads a pair: an opponent has only one card and can&apos;t beat it.</source>
        <translation>%0出个对子：有对手只剩一张，没法压。</translation>
    </message>
    <message>
        <source>An opponent has only one card, so %0 leads the strongest: %1.</source>
        <translation>有对手只剩一张，%0先出最强的一手：%1。</translation>
    </message>
    <message>
        <source>%0 leads the lowest pair, holding more pairs than single cards.</source>
        <translation>%0先出最小的对子：手里的对子比单张多。</translation>
    </message>
    <message>
        <source>%0 has the lead and starts with the weakest play: %1.</source>
        <translation>%0牌权在手，从最弱的一手出起：%1。</translation>
    </message>
    <message>
        <source>Nobody can beat this, and then %0 plays the rest and wins.</source>
        <translation>这手没人压得过，接着%0把剩下的出完就赢了。</translation>
    </message>
    <message>
        <source>%0 has two plays left, neither sure to win the lead, and leads the five cards.</source>
        <translation>%0还剩两手，哪手都没把握拿牌权，先出五张的。</translation>
    </message>
    <message>
        <source>%0 has three plays left and leads the five cards first.</source>
        <translation>%0还剩三手，先出五张的。</translation>
    </message>
    <message>
        <source>%0 has three plays left and leads the highest pair: an opponent has two cards.</source>
        <translation>%0还剩三手，先出最大的对子：有对手剩两张。</translation>
    </message>
    <message>
        <source>%0 has three plays left and leads the lowest pair first.</source>
        <translation>%0还剩三手，先出最小的对子。</translation>
    </message>
    <message>
        <source>%0 splits the %1 to play a pair: an opponent has only one card left.</source>
        <translation>%0拆%1出对子：有对手只剩一张了。</translation>
    </message>
    <message>
        <source>%0 splits a pair: an opponent has only one card left.</source>
        <translation>%0拆个对子：有对手只剩一张了。</translation>
    </message>
    <message>
        <source>%0 splits the %1 for a single card: an opponent has only one card left.</source>
        <translation>%0拆%1出单张：有对手只剩一张了。</translation>
    </message>
    <message>
        <source>%0 passes: nothing worth splitting beats this, though an opponent has only one card.</source>
        <translation>%0不出：有对手虽然只剩一张，可值得拆的都压不过。</translation>
    </message>
    <message>
        <source>%0 plays the highest single card: an opponent has only one card left.</source>
        <translation>%0出最大的单张：有对手只剩一张了。</translation>
    </message>
    <message>
        <source>%0 beats it with the weakest play that does: %1.</source>
        <translation>%0挑压得过的里头最弱的一手：%1。</translation>
    </message>
    <message>
        <source>%0 splits a high pair: each of its cards may win the lead.</source>
        <translation>%0拆开大对子：两张都可能拿到牌权。</translation>
    </message>
    <message>
        <source>%0 passes: what beats this is worth more later.</source>
        <translation>%0不出：压得过的牌留到以后更值钱。</translation>
    </message>
    <message>
        <source>%0 passes: no whole combination in hand beats this.</source>
        <translation>%0不出：不拆牌就没有压得过的。</translation>
    </message>
    <message>
        <source>%0 opens with the play that the three of diamonds belongs to.</source>
        <translation>%0第一手就出带方块3的那手牌。</translation>
    </message>
    <message>
        <source>%0 leads what beats the fewest of the plays still out: the %1.</source>
        <translation>%0先出%1：外面的牌里，它压得过的最少。</translation>
    </message>
    <message>
        <source>%0 leads the lowest card with as many others as possible: the %1.</source>
        <translation>%0先出最小的牌，尽量多带几张：%1。</translation>
    </message>
    <message>
        <source>%0 leads as many cards at once as possible, the lowest: the %1.</source>
        <translation>%0先出，一次尽量多出几张，挑最小的：%1。</translation>
    </message>
    <message>
        <source>%0 leads as few cards as possible, the lowest: the %1.</source>
        <translation>%0先出，尽量少出几张，挑最小的：%1。</translation>
    </message>
    <message>
        <source>%0 plays all that is left and wins.</source>
        <translation>%0把剩下的都出完，赢了。</translation>
    </message>
    <message>
        <source>%0 beats it as cheaply as possible.</source>
        <translation>%0用尽量小的牌压。</translation>
    </message>
    <message>
        <source>%0 passes rather than split the %1 or spend the %2.</source>
        <translation>%0不出，不想拆%1，也不想动用%2。</translation>
    </message>
    <message>
        <source>%0 passes rather than spend the %1.</source>
        <translation>%0不出，不想动用%1。</translation>
    </message>
    <message>
        <source>%0 lets somebody else beat this and keeps the %1.</source>
        <translation>%0让别人来压，把%1留着。</translation>
    </message>
    <message>
        <source>%0 plays five at once: with only one card left %1 can&apos;t beat them.</source>
        <translation>%0一次出五张：%1只剩一张，没法压。</translation>
    </message>
    <message>
        <source>%0 plays the %1 rather than the %2: it is harder to beat.</source>
        <translation>%0出%1，不出%2：出的这手更难压。</translation>
    </message>
    <message>
        <source>%0 leads the %1: the %2 wins the lead back, and then the rest goes out.</source>
        <translation>%0先出%1：%2能夺回牌权，接着剩下的就出完了。</translation>
    </message>
    <message>
        <source>%0 splits the %1: nobody can beat the %2, so %0 leads again.</source>
        <translation>%0拆开%1：%2没人压得过，下一手还是%0先出。</translation>
    </message>
    <message>
        <source>Nobody has five cards left to beat the %1, so %0 leads again.</source>
        <translation>谁也没有五张牌来压%1了，下一手还是%0先出。</translation>
    </message>
    <message>
        <source>%0 leads the %1, the lowest in hand, and plays pairs rather than a straight.</source>
        <translation>%0先出手里最小的%1，按对子打，不打成顺子。</translation>
    </message>
    <message>
        <source>%0 gets rid of two cards at once with the %1.</source>
        <translation>%0出%1，一次走掉两张。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which breaks nothing up and may win the lead.</source>
        <translation>%0用%1压：什么都不用拆，还可能拿到牌权。</translation>
    </message>
    <message>
        <source>%0 plays the last card and wins.</source>
        <translation>%0出最后一张，赢了。</translation>
    </message>
    <message>
        <source>%0 has three plays left, %1 of them unbeatable, and leads one of those.</source>
        <translation>%0还剩三手，其中 %1 手没人压得过，先出其中一手。</translation>
    </message>
    <message>
        <source>%0 has at most three plays left and beats this with the highest of them.</source>
        <translation>%0最多还剩三手，用最大的压。</translation>
    </message>
    <message>
        <source>%0 leads a single card, no pair: %1 has two cards left and might go out on it.</source>
        <translation>%0先出单张，不出对子：%1剩两张，万一是对子就走完了。</translation>
    </message>
    <message>
        <source>%0 plays the %1: anything lower would split the %2.</source>
        <translation>%0出%1：再小的就得拆%2。</translation>
    </message>
    <message>
        <source>%0 plays the %1 rather than the %2, because %3 has only one card left.</source>
        <translation>%0出%1，不出%2：%3只剩一张了。</translation>
    </message>
    <message>
        <source>%0 plays the %1 rather than the %2, because %3 has only %4 cards left.</source>
        <translation>%0出%1，不出%2：%3只剩 %4 张了。</translation>
    </message>
    <message>
        <source>%0 plays the %1, which is worth as much as the %2.</source>
        <translation>%0出%1，跟出%2一样管用。</translation>
    </message>
    <message>
        <source>%0 uses the %1 for the full house and keeps the %2 for later.</source>
        <translation>%0用%1凑葫芦，%2留到以后。</translation>
    </message>
    <message>
        <source>%0 leads the %1, the lowest card in hand that goes with nothing else.</source>
        <translation>%0先出%1：手里跟别的牌配不上的，就数它最小。</translation>
    </message>
    <message>
        <source>%0 has the lead and gets rid of a low card: the %1 is as good as the %2.</source>
        <translation>%0牌权在手，走掉小牌%1，出%2也一样好。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which leaves the %2 whole and may win the lead.</source>
        <translation>%0用%1压：%2不用拆，还可能拿到牌权。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which leaves the %2 whole, and keeps the higher cards.</source>
        <translation>%0用%1压：%2不用拆，大牌也还留着。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1: otherwise %2 may keep the lead.</source>
        <translation>%0用%1压：不然牌权可能就留在%2那边了。</translation>
    </message>
    <message>
        <source>%0 wins this with any play.</source>
        <translation>这局%0怎么出都赢。</translation>
    </message>
    <message>
        <source>%0 passes: the %1 is still out and beats the %2, which would win the lead for the rest.</source>
        <translation>%0不出：%1还在外面，压得过%2；不然%2能拿到牌权，剩下的就出完了。</translation>
    </message>
    <message>
        <source>%0 leads the %1 rather than the %2: it is harder to beat.</source>
        <translation>%0先出%1，不出%2：先出的这手更难压。</translation>
    </message>
    <message>
        <source>%0 has the lead and gets rid of two low cards at once.</source>
        <translation>%0牌权在手，把两张小牌一起走掉。</translation>
    </message>
    <message>
        <source>%0 leads the %1: %2 cards go at once, the lowest in hand among them.</source>
        <translation>%0先出%1：一次走掉 %2 张，最小的也在里面。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and keeps the %2, which nobody can beat.</source>
        <translation>%0出%1，把没人压得过的%2留着。</translation>
    </message>
    <message>
        <source>%0 leads the %1: the %2 is likelier to beat a card later.</source>
        <translation>%0先出%1：以后%2更有希望压住别人的牌。</translation>
    </message>
    <message>
        <source>%0 plays the %1: whatever beats it beats the %2 as well.</source>
        <translation>%0出%1：压得过它的，也压得过%2。</translation>
    </message>
    <message>
        <source>%0 passes: played one at a time, the %1 win the lead twice.</source>
        <translation>%0不出：%1一张一张出，能拿两次牌权。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1: the %2 is likelier to beat a card later.</source>
        <translation>%0用%1压：以后%2更有希望压住别人的牌。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which gets rid of the five lowest cards.</source>
        <translation>%0用%1压：最小的五张一次走掉。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which brings the end one play closer and may win the lead.</source>
        <translation>%0用%1压：离走完又近一手，还可能拿到牌权。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which brings the end one play closer, and keeps the higher cards.</source>
        <translation>%0用%1压：离走完又近一手，大牌也还留着。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, even though that splits the %2: it may take the lead from %3.</source>
        <translation>%0用%1压，哪怕要拆%2：可能夺走%3的牌权。</translation>
    </message>
    <message>
        <source>The %1 stays behind, and it beats nothing still out: only a lead gets rid of it.</source>
        <translation>这样%1就留在手里，外面的牌它都压不过，只有先出才走得掉。</translation>
    </message>
    <message>
        <source>This leaves %0 with more of the low cards.</source>
        <translation>这样%0剩下的小牌更多。</translation>
    </message>
    <message>
        <source>Then the %1 is the highest card %0 has left.</source>
        <translation>这样%0剩下的牌里，最大的就只有%1了。</translation>
    </message>
    <message>
        <source>%0 leads the %1: it beats no pair still out, so only a lead gets rid of it.</source>
        <translation>%0先出%1：外面的对子它一个也压不过，只有先出才走得掉。</translation>
    </message>
    <message>
        <source>%0 passes and keeps the %1: with it gone there would still be %2 plays to make.</source>
        <translation>%0不出，把%1留着：出了它，也还要 %2 手才走得完。</translation>
    </message>
    <message>
        <source>%0 passes and keeps the %1: with it gone there would still be %2 plays to make, and nothing sure to win the lead.</source>
        <translation>%0不出，把%1留着：出了它，也还要 %2 手才走得完，又没有稳拿牌权的牌了。</translation>
    </message>
    <message>
        <source>%0 plays the %1, which only the %2 can still beat.</source>
        <translation>%0出%1：只有%2还压得过。</translation>
    </message>
    <message>
        <source>%0 plays the %1, which only the %2 and the %3 can still beat.</source>
        <translation>%0出%1：只有%2和%3还压得过。</translation>
    </message>
    <message>
        <source>%0 plays the %1, which only %2 cards still out can beat.</source>
        <translation>%0出%1：外面只有 %2 张牌压得过。</translation>
    </message>
    <message>
        <source>Then %0 has only the %1 left.</source>
        <translation>之后%0就只剩%1。</translation>
    </message>
    <message>
        <source>Then %0 has only the %1 and the %2 left.</source>
        <translation>之后%0就只剩%1和%2。</translation>
    </message>
    <message>
        <source>If %0 is beaten, there is another %1 to win the lead back.</source>
        <translation>就算%0被压，也还有另一手%1能夺回牌权。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, the lowest card in hand that goes with nothing else.</source>
        <translation>%0用%1压：手里跟别的牌配不上的，就数它最小。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which may win the lead.</source>
        <translation>%0用%1压：可能拿到牌权。</translation>
    </message>
    <message>
        <source>After this %0 needs %1 more plays to go out instead of %2.</source>
        <translation>这样%0还要 %1 手才走得完，本来只要 %2 手。</translation>
    </message>
    <message>
        <source>The %1 is better kept: only the %2 can still beat it.</source>
        <translation>%1还是留着好：只有%2还压得过。</translation>
    </message>
    <message>
        <source>The %1 is better kept: only %2 of the cards still out can beat it.</source>
        <translation>%1还是留着好：外面只有 %2 张牌压得过。</translation>
    </message>
    <message>
        <source>The %1 is better kept: only a %2 can still beat it.</source>
        <translation>%1还是留着好：只有%2还压得过。</translation>
    </message>
    <message>
        <source>The %1 is better kept: only a %2 or a %3 can still beat it.</source>
        <translation>%1还是留着好：只有%2或%3还压得过。</translation>
    </message>
    <message>
        <source>This spends what should win %0 the lead later.</source>
        <translation>这样就用掉了%0以后拿牌权的牌。</translation>
    </message>
    <message>
        <source>It is a risk: %1 has only one card left and may go out.</source>
        <translation>这样有点冒险：%1只剩一张，说不定就走完了。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and has only the %2 left.</source>
        <translation>%0出%1，之后就只剩%2。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and keeps the %2, which only the %3 can still beat.</source>
        <translation>%0出%1，%2留着：只有%3还压得过它。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and keeps the %2, which only %3 of the cards still out can beat.</source>
        <translation>%0出%1，%2留着：外面只有 %3 张牌压得过它。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and keeps the %2, which only a %3 can still beat.</source>
        <translation>%0出%1，%2留着：只有%3还压得过它。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and keeps the %2, which only a %3 or a %4 can still beat.</source>
        <translation>%0出%1，%2留着：只有%3或%4还压得过它。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and keeps the %2, which can beat more later.</source>
        <translation>%0出%1，%2留着：以后能压的牌更多。</translation>
    </message>
    <message>
        <source>%0 plays the four %1 and throws in the %2, the lowest other card.</source>
        <translation>%0把%1凑成四带一打出去，带上其余牌里最小的%2。</translation>
    </message>
    <message>
        <source>Only a higher four of a kind or a straight flush can still beat this, so %0 very likely leads next.</source>
        <translation>只有更大的四带一或同花顺还压得过这手，下一手很可能由%0先出。</translation>
    </message>
    <message>
        <source>Only four of a kind or a straight flush can still beat this full house, so %0 very likely leads next.</source>
        <translation>只有四带一或同花顺还压得过这手葫芦，下一手很可能由%0先出。</translation>
    </message>
    <message>
        <source>Only three %1, four of a kind or a straight flush can still beat this full house, so %0 very likely leads next.</source>
        <translation>只有拿%1当三条的葫芦，或者四带一、同花顺，才压得过这手葫芦，下一手很可能由%0先出。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1: the %2 can take its place in the %3.</source>
        <translation>%0用%1压：%3缺了它，还有%2能顶上。</translation>
    </message>
    <message>
        <source>%0 splits the %1 rather than spend the %2, which can beat more later.</source>
        <translation>%0宁可拆%1，也不动用%2：它以后能压的牌更多。</translation>
    </message>
    <message>
        <source>%0 plays a %1 that leaves the %2 for later.</source>
        <translation>%0凑%1时不动用%2，把它留到以后。</translation>
    </message>
    <message>
        <source>%0 beats it with the %2, because the %1 may never get played.</source>
        <translation>%0用%2压，因为%1可能一直没机会出。</translation>
    </message>
    <message>
        <source>That breaks up the %1, which may never get played.</source>
        <translation>这样要拆%1，不过它可能一直没机会出。</translation>
    </message>
    <message>
        <source>%0 leads the %1, which will hardly ever beat another pair.</source>
        <translation>%0先出%1：它几乎压不过别的对子。</translation>
    </message>
    <message>
        <source>%0 leads the %1: the three %2 still make a full house with another pair.</source>
        <translation>%0先出%1：%2配上别的对子，照样凑得成葫芦。</translation>
    </message>
    <message>
        <source>%0 passes and keeps the %1 until more of what beats it has been played.</source>
        <translation>%0不出，%1先留着，等压得过它的牌再出掉一些。</translation>
    </message>
    <message>
        <source>%0 goes high with the %2: %1 has only two cards left.</source>
        <translation>%0出大牌%2：%1只剩两张了。</translation>
    </message>
    <message>
        <source>This is better kept: nobody can beat it.</source>
        <translation>这手还是留着好：没人压得过。</translation>
    </message>
    <message>
        <source>This is better kept: it can still beat other five-card plays.</source>
        <translation>这手还是留着好：还压得过别的五张牌。</translation>
    </message>
    <message>
        <source>Then only the %1 is left, and most of the cards still out beat it.</source>
        <translation>之后就只剩%1，外面的牌大多压得过它。</translation>
    </message>
    <message>
        <source>%0 almost certainly won&apos;t win this game, but every card that goes saves a point.</source>
        <translation>这局%0几乎肯定赢不了了，但每走掉一张就少丢一分。</translation>
    </message>
    <message>
        <source>%0 plays the %1: anything lower would split the %2 or the %3.</source>
        <translation>%0出%1：再小的就得拆%2或%3。</translation>
    </message>
    <message>
        <source>This is better kept: only the %2 can still beat it.</source>
        <translation>这张还是留着好：只有%2还压得过。</translation>
    </message>
    <message>
        <source>This is better kept: only %2 of the cards still out can beat it.</source>
        <translation>这张还是留着好：外面只有 %2 张牌压得过。</translation>
    </message>
    <message>
        <source>This is better kept: only a %2 can still beat it.</source>
        <translation>这对还是留着好：只有%2还压得过。</translation>
    </message>
    <message>
        <source>This is better kept: only a %2 or a %3 can still beat it.</source>
        <translation>这对还是留着好：只有%2或%3还压得过。</translation>
    </message>
    <message>
        <source>This is better kept: it can still beat other pairs.</source>
        <translation>这对还是留着好：还压得过别的对子。</translation>
    </message>
    <message>
        <source>%0 passes: if the %1 were beaten, only the %2 would be left, which is harder to get rid of.</source>
        <translation>%0不出：%1万一被压，就只剩%2，那张更难走掉。</translation>
    </message>
    <message>
        <source>%0 passes rather than split the %1 or the %2.</source>
        <translation>%0不出，不想拆%1或%2。</translation>
    </message>
    <message>
        <source>%0 passes rather than break anything up or spend the %1.</source>
        <translation>%0不出，不想拆牌，也不想动用%1。</translation>
    </message>
    <message>
        <source>%0 plays the %1, which only a few of the pairs still out can beat.</source>
        <translation>%0出%1：外面的对子没几对压得过。</translation>
    </message>
    <message>
        <source>The %1 is better kept: only the other two %2 can still beat it.</source>
        <translation>%1还是留着好：只有另外%2凑成的一对还压得过。</translation>
    </message>
    <message>
        <source>This is better kept: only the other two %2 can still beat it.</source>
        <translation>这对还是留着好：只有另外%2凑成的一对还压得过。</translation>
    </message>
    <message>
        <source>%0 plays the %1 one at a time: each of them wins the lead.</source>
        <translation>%0把%1一张一张出：每张都能拿到牌权。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and keeps the %2, which only the other two %3 can still beat.</source>
        <translation>%0出%1，%2留着：只有另外%3凑成的一对还压得过它。</translation>
    </message>
    <message>
        <source>%0 plays the %1, which may win the lead, as the %2 may.</source>
        <translation>%0出%1：可能拿到牌权，出%2也一样。</translation>
    </message>
    <message>
        <source>%0 passes: beating this would not save a play.</source>
        <translation>%0不出：压了也省不了一手。</translation>
    </message>
    <message>
        <source>%0 almost certainly won&apos;t win this game, but the %1 may still get rid of five cards at once.</source>
        <translation>这局%0几乎肯定赢不了了，但靠%1也许还能一次走掉五张。</translation>
    </message>
    <message>
        <source>%0 almost certainly won&apos;t win this game.</source>
        <translation>这局%0几乎肯定赢不了了。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and has only another %2 left.</source>
        <translation>%0出%1，之后就只剩另一手%2。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and keeps the %2, which only the other two %3 or a %4 can still beat.</source>
        <translation>%0出%1，%2留着：只有另外%3凑成的一对或%4还压得过它。</translation>
    </message>
    <message>
        <source>%0 plays the %1, which only the other two %2 can still beat.</source>
        <translation>%0出%1：只有另外%2凑成的一对还压得过。</translation>
    </message>
    <message>
        <source>%0 plays the %1, which only a %2 can still beat.</source>
        <translation>%0出%1：只有%2还压得过。</translation>
    </message>
    <message>
        <source>%0 beats it as cheaply as possible: otherwise %1 may keep the lead.</source>
        <translation>%0用尽量小的牌压：不然牌权可能就留在%1那边了。</translation>
    </message>
    <message>
        <source>%0 plays one of the %1: anything lower would split the %2.</source>
        <translation>%0从%1里挑一张出：再小的就得拆%2。</translation>
    </message>
    <message>
        <source>%0 plays one of the %1: anything lower would split the %2 or the %3.</source>
        <translation>%0从%1里挑一张出：再小的就得拆%2或%3。</translation>
    </message>
    <message>
        <source>%0 plays the %1: anything lower would split a pair.</source>
        <translation>%0出%1：再小的就得拆对子。</translation>
    </message>
    <message>
        <source>%0 plays one of the %1: anything lower would split a pair.</source>
        <translation>%0从%1里挑一张出：再小的就得拆对子。</translation>
    </message>
    <message>
        <source>%0 plays the %1: anything lower would split the %2 or a pair.</source>
        <translation>%0出%1：再小的就得拆%2或对子。</translation>
    </message>
    <message>
        <source>%0 plays one of the %1: anything lower would split the %2 or a pair.</source>
        <translation>%0从%1里挑一张出：再小的就得拆%2或对子。</translation>
    </message>
    <message>
        <source>%0 plays the %1: anything lower would break up five cards that go together.</source>
        <translation>%0出%1：再小的就得拆掉凑成一手的五张牌。</translation>
    </message>
    <message>
        <source>%0 plays one of the %1: anything lower would break up five cards that go together.</source>
        <translation>%0从%1里挑一张出：再小的就得拆掉凑成一手的五张牌。</translation>
    </message>
    <message>
        <source>%0 uses the %1 for the full house and keeps the %2 for the %3.</source>
        <translation>%0用%1凑葫芦，%2留给%3。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and the %2: the %3 belongs to the %4.</source>
        <translation>%0出%1和%2：%3要留着凑%4。</translation>
    </message>
    <message>
        <source>%0 passes rather than break up two flushes.</source>
        <translation>%0不出，免得拆掉两副同花。</translation>
    </message>
    <message>
        <source>%0 passes rather than break up one of two flushes.</source>
        <translation>%0不出，免得拆掉两副同花里的一副。</translation>
    </message>
    <message>
        <source>%0 passes: beating this would break up the %1 and save no play.</source>
        <translation>%0不出：要压就得拆%1，又省不了一手。</translation>
    </message>
    <message>
        <source>%1 has only one card left, so %0 doesn&apos;t play too low.</source>
        <translation>%1只剩一张了，所以%0不出太小的。</translation>
    </message>
    <message>
        <source>%0 plays the highest %1, which is the hardest to beat.</source>
        <translation>%0出最大的%1：最难压。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which of the five-card plays leaves the fewest plays to go out.</source>
        <translation>%0用%1压：几副五张牌里，出它之后离走完最近。</translation>
    </message>
    <message>
        <source>This can wait: the %2 can still be led once the %1 has won the lead back.</source>
        <translation>这可以等等：用%1抢回牌权之后，照样能出%2。</translation>
    </message>
    <message>
        <source>This can wait: the %1 should win the lead back, and the %2 can be led then.</source>
        <translation>这可以等等：%1应该能抢回牌权，到时再出%2。</translation>
    </message>
    <message>
        <source>%0 almost certainly won&apos;t win this game with any lead.</source>
        <translation>不管先出什么，这局%0几乎赢不了。</translation>
    </message>
    <message>
        <source>%0 plays the %1, which is as good as the %2, and keeps the %3, which can beat more later.</source>
        <translation>%0出%1，和出%2一样好；%3留着，以后能压的牌更多。</translation>
    </message>
    <message>
        <source>%0 plays the %1: the %2 is easier to beat, and the %3 is better kept for later.</source>
        <translation>%0出%1：%2更容易被压，%3还是留到以后好。</translation>
    </message>
    <message>
        <source>%0 plays the %1, which is as good as the %2: lower cards are easier to beat.</source>
        <translation>%0出%1，和出%2一样好：再小的牌更容易被压。</translation>
    </message>
</context>
<context>
    <name>BigTwoRules</name>
    <message>
        <source>In a minute</source>
        <translation>一分钟学会</translation>
    </message>
    <message>
        <source>The holder of the three of diamonds begins, with a play that contains it.</source>
        <translation>拿到方块3的人先出，第一手牌必须带上它。</translation>
    </message>
    <message>
        <source>High and low</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>The two is the highest rank, then ace, king, queen and so on down to the three. Between cards of one rank the suit decides: spades are highest, then hearts, clubs and diamonds. So every card is higher or lower than every other one.</source>
        <translation>2 最大，然后是 A、K、Q，依次往下，3 最小。点数相同时比花色：黑桃最大，其次是红桃、梅花、方块。所以任何两张牌都能分出大小。</translation>
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
        <translation>对子比较其中较大的那张。</translation>
    </message>
    <message>
        <source>Five cards</source>
        <translation>五张牌</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>顺子</translation>
    </message>
    <message>
        <source>Flush</source>
        <translation>同花</translation>
    </message>
    <message>
        <source>Five cards of one suit. The higher suit wins, then the highest card.</source>
        <translation>五张花色相同的牌。先比花色，再比最大的那张。</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>葫芦</translation>
    </message>
    <message>
        <source>Three of a kind and a pair. The three decide.</source>
        <translation>三条加一对，比三条。</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>四带一</translation>
    </message>
    <message>
        <source>Four of a kind and any fifth card. The four decide.</source>
        <translation>四张点数相同的牌加任意一张，比那四张。</translation>
    </message>
    <message>
        <source>Straight flush</source>
        <translation>同花顺</translation>
    </message>
    <message>
        <source>A straight of one suit. Nothing beats it but a higher one.</source>
        <translation>花色相同的顺子。只有更大的同花顺才能压过它。</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>不出</translation>
    </message>
    <message>
        <source>You may pass even if you could play. Whoever has passed is out until the round is over. Whoever leads cannot pass.</source>
        <translation>能出也可以不出。不出之后，要等这一轮结束才能再出。先出的人不能不出。</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>计分</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>小窍门</translation>
    </message>
    <message>
        <source>Four players hold thirteen cards each. Whoever leads plays one card, a pair or five cards that belong together; the others in turn play the same number of higher cards, or pass. When all others have passed, the last to play has the lead again. The first to get rid of all their cards wins.</source>
        <translation>四个人，每人十三张牌。先出的人可以出单张、对子，或五张成牌型的牌；其他人轮流出同样张数而更大的牌，或者不出。其他人都不出时，牌权回到最后出牌的人手里。谁最先出完手里的牌，谁就赢。</translation>
    </message>
    <message>
        <source>There are five combinations of five cards. Each beats all those before it:</source>
        <translation>五张牌有五种牌型，后面的都能压过前面的：</translation>
    </message>
    <message>
        <source>Five ranks in a row. The highest card decides. A2345 is the lowest straight, 10JQKA the highest; JQKA2 is not a straight.</source>
        <translation>五张点数相连的牌，比最大的那张。A2345 最小，10JQKA 最大；JQKA2 不算顺子。</translation>
    </message>
    <message>
        <source>When somebody is out, everybody else loses a point for each card they still hold, and the winner gets them all.</source>
        <translation>有人出完牌后，其他人手里每剩一张牌扣一分，扣的分都归赢家。</translation>
    </message>
    <message>
        <source>Get rid of low cards while you have the lead, and keep something high to win it back. Twos and aces are worth most when they win the round, not when they are left in your hand. Watch how many cards the others hold: when one of them has a single card left, lead pairs, or high singles.</source>
        <translation>有牌权时先出小牌，留些大牌夺回牌权。2 和 A 要用来赢下一轮，不要压在手里。留意别人还剩几张：有人只剩一张时，出对子，或者出大的单张。</translation>
    </message>
    <message>
        <source>Click cards to raise them, or slide over several; click again to lower them. With one card raised, Tab steps through the plays that contain it. G finds plays, Enter plays, P passes, R sorts the hand, C marks the classes of your cards: A cannot be beaten, B is high, C is in the middle, D beats nothing.</source>
        <translation>点牌选中，或划过几张一起选；再点一下取消。选中一张时，按 Tab 逐个看含这张牌的出法。G 找一手牌，Enter 出牌，P 不出，R 理牌，C 标出牌的等级：A 没人压得过，B 大，C 居中，D 什么也压不过。</translation>
    </message>
</context>
<context>
    <name>BigTwoView</name>
    <message>
        <source>round %1</source>
        <translation>第 %1 轮</translation>
    </message>
</context>
<context>
    <name>Briscola</name>
    <message>
        <source>Points %1 to %2</source>
        <translation>比分 %1 : %2</translation>
    </message>
    <message>
        <source>trick %1 of %2</source>
        <translation>第 %1/%2 墩</translation>
    </message>
    <message>
        <source>%1 is dealt twice</source>
        <translation>%1 发了两次</translation>
    </message>
    <message>
        <source>A game for %1 players needs %2 cards, not %3</source>
        <translation>%1 人局需要 %2 张牌，而不是 %3 张</translation>
    </message>
    <message>
        <source>For three players a two is left out, not %1</source>
        <translation>三人局去掉的应是一张 2，而不是 %1</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>%1的手牌</translation>
    </message>
    <message>
        <source>Trump card</source>
        <translation>主牌</translation>
    </message>
    <message>
        <source>Stock, in the order of drawing</source>
        <translation>牌堆，按摸牌顺序</translation>
    </message>
    <message>
        <source>Leads first</source>
        <translation>谁先出</translation>
    </message>
</context>
<context>
    <name>Briscola drawback thoughts</name>
    <message>
        <source>The %1 wins the game at once.</source>
        <translation>%1一出就赢下整局。</translation>
    </message>
    <message>
        <source>This adds %1 points to a trick that %0 can&apos;t win.</source>
        <translation>这墩%0赢不了，这样是白添 %1 分。</translation>
    </message>
    <message>
        <source>The %1 is enough to take this trick.</source>
        <translation>这墩用%1就够了。</translation>
    </message>
    <message>
        <source>The %1 takes this trick without a trump.</source>
        <translation>用%1就能赢这墩，不费主牌。</translation>
    </message>
    <message>
        <source>The %1 is ahead as well, without a trump.</source>
        <translation>出%1也能领先，还不费主牌。</translation>
    </message>
    <message>
        <source>The %1 and its %2 points would be safe in this trick.</source>
        <translation>%1放进这墩，它的 %2 分就稳了。</translation>
    </message>
    <message>
        <source>This can be taken, but nobody can take the %1.</source>
        <translation>这样可能被赢走，%1却没人赢得走。</translation>
    </message>
    <message>
        <source>%1 cards still out can take this; only one can take the %2.</source>
        <translation>外面有 %1 张牌赢得了这张，赢得了%2的只有一张。</translation>
    </message>
    <message>
        <source>%1 cards still out can take this; only %3 can take the %2.</source>
        <translation>外面有 %1 张牌赢得了这张，赢得了%2的只有 %3 张。</translation>
    </message>
    <message>
        <source>This brings no points, and %0 has to lead next.</source>
        <translation>这样得不到分，下一墩还得由%0领出。</translation>
    </message>
    <message>
        <source>After this %0 ends with only %1 points.</source>
        <translation>这样%0最后只有 %1 分。</translation>
    </message>
    <message>
        <source>The %1 is no easier to take, and it brings %2 points if nobody takes it.</source>
        <translation>出%1，也不会更容易被赢走；没人赢走的话，还能得 %2 分。</translation>
    </message>
    <message>
        <source>The %1 brings %2 points if nobody takes it.</source>
        <translation>出%1，没人赢走的话，能得 %2 分。</translation>
    </message>
    <message>
        <source>The %1 is no easier to take, and less is lost if it is taken.</source>
        <translation>出%1，也不会更容易被赢走；真被赢走，丢的分也少些。</translation>
    </message>
    <message>
        <source>This gives %1 %2 points, one more than the %3.</source>
        <translation>这样送给%1的是 %2 分，比出%3多一分。</translation>
    </message>
    <message>
        <source>A trump is worth more when there are points to take.</source>
        <translation>主牌等到有分可抢时更值钱。</translation>
    </message>
    <message>
        <source>This takes the trick, too, but brings %0 no points.</source>
        <translation>这样也能赢下这墩，%0却得不到分。</translation>
    </message>
    <message>
        <source>This takes the trick, too, but brings %0 only %1 points.</source>
        <translation>这样也能赢下这墩，%0却只得 %1 分。</translation>
    </message>
    <message>
        <source>If %0 has to lead the %1 later, it can be taken.</source>
        <translation>以后要是%0只好领出%1，就可能被赢走。</translation>
    </message>
    <message>
        <source>This does the same as the %1: no card still out lies between them.</source>
        <translation>出这张和出%1一样：外面没有牌夹在两张之间。</translation>
    </message>
    <message>
        <source>This brings only %1 points, and %0 has to lead next.</source>
        <translation>这样只得 %1 分，下一墩还得由%0领出。</translation>
    </message>
    <message>
        <source>This is better kept for later: of %0&apos;s cards, only this one costs nothing to throw.</source>
        <translation>这张还是留到以后好：%0的牌里，只有垫这张没损失。</translation>
    </message>
    <message>
        <source>This is better kept: it may catch the %1 later.</source>
        <translation>这张还是留着好：以后也许能抓住%1。</translation>
    </message>
    <message>
        <source>This is better kept: it may take an ace or a three later.</source>
        <translation>这张还是留着好：以后也许能抓住 A 或 3。</translation>
    </message>
    <message>
        <source>This is better kept: only a trump can take it later.</source>
        <translation>这张还是留着好：以后只有主牌能赢它。</translation>
    </message>
    <message>
        <source>With this trick %1 has 60 points: %0 could at best draw the game.</source>
        <translation>%1拿下这墩，就有 60 分：%0最多只能打成平局。</translation>
    </message>
    <message>
        <source>This takes the trick, too, but brings %0 one point less.</source>
        <translation>这样也能赢下这墩，%0却少得一分。</translation>
    </message>
</context>
<context>
    <name>Briscola drawbacks</name>
    <message>
        <source>With this trick %1 wins the game.</source>
        <translation>%1拿下这墩，就赢下整局。</translation>
    </message>
    <message>
        <source>Your %1 wins the game at once.</source>
        <translation>你的%1一出就赢下整局。</translation>
    </message>
    <message>
        <source>After this %1 draws the %2, the turned-up trump.</source>
        <translation>这样%1会摸到翻开的主牌%2。</translation>
    </message>
    <message>
        <source>This leaves %1 the %2 points of this trick.</source>
        <translation>这样就把这墩的 %2 分让给%1了。</translation>
    </message>
    <message>
        <source>This adds %2 points to a trick that %1 wins.</source>
        <translation>这墩归%1，这样又白送 %2 分。</translation>
    </message>
    <message>
        <source>This leaves %1 ahead in a trick with %2 points.</source>
        <translation>这墩有 %2 分，这样还是%1领先。</translation>
    </message>
    <message>
        <source>This adds %1 points to a trick that you can&apos;t win.</source>
        <translation>这墩你赢不了，这样是白添 %1 分。</translation>
    </message>
    <message>
        <source>Your %1 is enough to take this trick.</source>
        <translation>这墩用你的%1就够了。</translation>
    </message>
    <message>
        <source>Your %1 takes this trick without a trump.</source>
        <translation>用你的%1就能赢这墩，不费主牌。</translation>
    </message>
    <message>
        <source>Your %1 is ahead as well, without a trump.</source>
        <translation>出你的%1也能领先，还不费主牌。</translation>
    </message>
    <message>
        <source>This spends a trump on a trick in which %1 is ahead.</source>
        <translation>这墩%1正领先，这样就白费一张主牌。</translation>
    </message>
    <message>
        <source>A trump is worth more when there are points to take.</source>
        <translation>主牌等到有分可抢时更值钱。</translation>
    </message>
    <message>
        <source>This puts %1 points at risk.</source>
        <translation>这样有 %1 分可能被赢走。</translation>
    </message>
    <message>
        <source>Your %1 and its %2 points would be safe in this trick.</source>
        <translation>你的%1放进这墩，它的 %2 分就稳了。</translation>
    </message>
    <message>
        <source>This adds no points to the trick in which %1 is ahead.</source>
        <translation>这墩%1领先，这样却一分没添。</translation>
    </message>
    <message>
        <source>%1 may still take this trick, and this adds no points to it.</source>
        <translation>%1还可能赢下这墩，这样却一分没添。</translation>
    </message>
    <message>
        <source>This leaves %1 ahead in the trick.</source>
        <translation>这样这墩还是%1领先。</translation>
    </message>
    <message>
        <source>This can be taken, but nobody can take your %1.</source>
        <translation>这样可能被赢走，你的%1却没人赢得走。</translation>
    </message>
    <message>
        <source>%1 cards still out can take this; only one can take your %2.</source>
        <translation>外面有 %1 张牌赢得了这张，赢得了你的%2的只有一张。</translation>
    </message>
    <message>
        <source>%1 cards still out can take this; only %3 can take your %2.</source>
        <translation>外面有 %1 张牌赢得了这张，赢得了你的%2的只有 %3 张。</translation>
    </message>
    <message>
        <source>This brings you no points, and you have to lead next.</source>
        <translation>这样得不到分，下一墩还得由你领出。</translation>
    </message>
    <message>
        <source>After this you end with only %1 points.</source>
        <translation>这样你最后只有 %1 分。</translation>
    </message>
    <message>
        <source>A trump can take this, and so can a higher card of its suit.</source>
        <translation>主牌能赢走这张，同花色更大的牌也能。</translation>
    </message>
    <message>
        <source>Nobody can take this, so %1 draws the %2, the turned-up trump.</source>
        <translation>这张没人赢得走，翻开的主牌%2就让%1摸走了。</translation>
    </message>
    <message>
        <source>Your %1 is no easier to take, and it brings %2 points if nobody takes it.</source>
        <translation>出你的%1，也不会更容易被赢走；没人赢走的话，还能得 %2 分。</translation>
    </message>
    <message>
        <source>Your %1 brings %2 points if nobody takes it.</source>
        <translation>出你的%1，没人赢走的话，能得 %2 分。</translation>
    </message>
    <message>
        <source>Your %1 is no easier to take, and you lose less if it is taken.</source>
        <translation>出你的%1，也不会更容易被赢走；真被赢走，丢的分也少些。</translation>
    </message>
    <message>
        <source>The %1 is still out: it could take this and bring home its %2 points.</source>
        <translation>%1还在外面：对手可能拿它赢走这张，它那 %2 分也就到手了。</translation>
    </message>
    <message>
        <source>The ace and the three of %1 are still out: either could take this and bring home its points.</source>
        <translation>%1的 A 和 3 都还在外面：对手拿哪张都能赢走这张，那张的分也就到手了。</translation>
    </message>
    <message>
        <source>This gives %1 %2 points, one more than your %3.</source>
        <translation>这样送给%1的是 %2 分，比出你的%3多一分。</translation>
    </message>
    <message>
        <source>This takes the trick, too, but brings you no points.</source>
        <translation>这样也能赢下这墩，你却得不到分。</translation>
    </message>
    <message>
        <source>This takes the trick, too, but brings you only %1 points.</source>
        <translation>这样也能赢下这墩，你却只得 %1 分。</translation>
    </message>
    <message>
        <source>If you have to lead your %1 later, it can be taken.</source>
        <translation>以后要是只好领出你的%1，就可能被赢走。</translation>
    </message>
    <message>
        <source>This does the same as your %1: no card still out lies between them.</source>
        <translation>出这张和出你的%1一样：外面没有牌夹在两张之间。</translation>
    </message>
    <message>
        <source>The %1 can still take this and its %2 points.</source>
        <translation>%1还可能赢走这张，连带它的 %2 分。</translation>
    </message>
    <message>
        <source>This brings you only %1 points, and you have to lead next.</source>
        <translation>这样你只得 %1 分，下一墩还得由你领出。</translation>
    </message>
    <message>
        <source>This is harder to take, and if %1 doesn&apos;t take it, %1 draws the %2, the turned-up trump.</source>
        <translation>这张更难被赢走；%1要是没赢走，就会摸到翻开的主牌%2。</translation>
    </message>
    <message>
        <source>Keep this for later: of your cards, only this one costs nothing to throw.</source>
        <translation>这张留到以后：你的牌里，只有垫这张没损失。</translation>
    </message>
    <message>
        <source>This throws away a trump.</source>
        <translation>这样就白丢了一张主牌。</translation>
    </message>
    <message>
        <source>This spends a trump on a trick without points.</source>
        <translation>这墩没有分，却要用掉一张主牌。</translation>
    </message>
    <message>
        <source>This spends a trump on a trick of only %1 points.</source>
        <translation>这墩才 %1 分，却要用掉一张主牌。</translation>
    </message>
    <message>
        <source>Keep this: it may catch the %1 later.</source>
        <translation>这张留着：以后也许能抓住%1。</translation>
    </message>
    <message>
        <source>Keep this: it may take an ace or a three later.</source>
        <translation>这张留着：以后也许能抓住 A 或 3。</translation>
    </message>
    <message>
        <source>This gives up the highest trump left.</source>
        <translation>这样就用掉了剩下的主牌里最大的一张。</translation>
    </message>
    <message>
        <source>Keep this: only a trump can take it later.</source>
        <translation>这张留着：以后只有主牌能赢它。</translation>
    </message>
    <message>
        <source>This can take the %1 later; the %2 can&apos;t.</source>
        <translation>这张以后赢得了%1，%2就赢不了。</translation>
    </message>
    <message>
        <source>If %1 leads %2 later, this can take the trick safely.</source>
        <translation>%1以后要是领出%2，用这张就能稳赢那墩。</translation>
    </message>
    <message>
        <source>This may take a trick later: only one card of its suit beats it.</source>
        <translation>这张以后也许能赢一墩：同花色里只有一张压得过它。</translation>
    </message>
    <message>
        <source>This may take a trick later: only %2 cards of its suit beat it.</source>
        <translation>这张以后也许能赢一墩：同花色里只有 %2 张压得过它。</translation>
    </message>
    <message>
        <source>After this %1 is sure to hold the %2, the highest trump left.</source>
        <translation>这样一来，%2肯定在%1手里，剩下的主牌就数它最大。</translation>
    </message>
    <message>
        <source>With this trick %1 has 60 points: you could at best draw the game.</source>
        <translation>%1拿下这墩，就有 60 分：你最多只能打成平局。</translation>
    </message>
    <message>
        <source>This takes the trick, too, but brings you one point less.</source>
        <translation>这样也能赢下这墩，你却少得一分。</translation>
    </message>
</context>
<context>
    <name>Briscola habits</name>
    <message>
        <source>You lead trumps that you should keep</source>
        <translation>该留的主牌却领出</translation>
    </message>
    <message>
        <source>You keep trumps that you should lead</source>
        <translation>该领出的主牌却留着</translation>
    </message>
    <message>
        <source>You lead cards with too many points</source>
        <translation>领出的牌分太多</translation>
    </message>
    <message>
        <source>You take tricks that your partner is winning</source>
        <translation>搭档赢着的墩也去抢</translation>
    </message>
    <message>
        <source>You spend trumps on tricks that are worth little</source>
        <translation>把主牌花在没什么分的墩上</translation>
    </message>
    <message>
        <source>You trump in with more than you need</source>
        <translation>用主牌赢墩时出得过大</translation>
    </message>
    <message>
        <source>You take tricks that you should let go</source>
        <translation>该放的墩却去赢</translation>
    </message>
    <message>
        <source>You let tricks go that you should take</source>
        <translation>该赢的墩却放掉</translation>
    </message>
    <message>
        <source>You give points away in tricks you lose</source>
        <translation>在输掉的墩里送分</translation>
    </message>
    <message>
        <source>You keep points back from tricks your side wins</source>
        <translation>己方赢的墩却不添分</translation>
    </message>
</context>
<context>
    <name>Briscola options</name>
    <message>
        <source>Players</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>Two, three each for himself without the two of cups, or four as partners who sit opposite each other.</source>
        <translation>两人；三人各自为战，去掉圣杯2；或四人两两搭档，对面而坐。</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>两人</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>三人</translation>
    </message>
    <message>
        <source>Four, as partners</source>
        <translation>四人，两两搭档</translation>
    </message>
    <message>
        <source>Drawing from the stock</source>
        <translation>从牌堆摸牌</translation>
    </message>
    <message>
        <source>Usually the winner of a trick draws first. In a fixed order it is known from the start who will get the turned-up trump card.</source>
        <translation>通常由赢墩的人先摸。顺序固定时，从一开始就知道翻开的那张主牌归谁。</translation>
    </message>
    <message>
        <source>The winner draws first</source>
        <translation>赢家先摸</translation>
    </message>
    <message>
        <source>In a fixed order</source>
        <translation>顺序固定</translation>
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
        <translation>透视眼</translation>
    </message>
    <message>
        <source>First-timer</source>
        <translation>初次上桌</translation>
    </message>
    <message>
        <source>Casual player</source>
        <translation>休闲牌手</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>俱乐部牌手</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>冠军</translation>
    </message>
    <message>
        <source>Plays any card without looking at it.</source>
        <translation>看都不看，随手出一张。</translation>
    </message>
    <message>
        <source>Looks at hardly more than one card of the hand, and plays it.</source>
        <translation>几乎只看手里的一张牌，看到就出。</translation>
    </message>
    <message>
        <source>Improver</source>
        <translation>进步者</translation>
    </message>
    <message>
        <source>Thinks about the points, but overlooks about half of the hand.</source>
        <translation>会算分，但手里的牌大约有一半没注意到。</translation>
    </message>
    <message>
        <source>Judges cards by three guesses at the hidden ones, and overlooks about a third of the hand.</source>
        <translation>凭对看不到的牌的三次猜测来判断，手里的牌约有三分之一没注意到。</translation>
    </message>
    <message>
        <source>Plans several tricks ahead, but now and then overlooks a card.</source>
        <translation>会为后面几墩打算，但偶尔漏看一张牌。</translation>
    </message>
    <message>
        <source>Plays each card out against a thousand guesses at the hidden ones and, between two players, solves the last tricks exactly. Has played millions of games with itself and learned from them.</source>
        <translation>用对看不到的牌的一千次猜测把每张牌推演到底；两人对局时，最后几墩算得分毫不差。与自己对局数百万局，并从中学习。</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>简单</translation>
    </message>
    <message>
        <source>Plays a trump whenever possible; without one, follows suit, or leads a card without points.</source>
        <translation>有主牌就出主牌；没有就跟花色，领出时则出没有分的牌。</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>Leads the highest trump or the card worth most; answering, takes as many points as possible. Never thinks of the next trick.</source>
        <translation>领出最大的主牌或分最多的牌；跟牌时能拿多少分就拿多少。从不考虑下一墩。</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>较难</translation>
    </message>
    <message>
        <source>Makes thirty guesses at the other hands, looks six cards ahead in each, and plays the card that is best most often.</source>
        <translation>对其他人的手牌作三十次猜测，每次往后看六张牌，选出最常是最好的那张牌。</translation>
    </message>
    <message>
        <source>Difficult</source>
        <translation>困难</translation>
    </message>
    <message>
        <source>Cheats by looking at every hand and the whole stock. With two players that is enough to play without a mistake, with three or four only in the last eight tricks.</source>
        <translation>作弊：看得见所有手牌和整个牌堆。两人对局时足以打得毫无差错，三人或四人时只有最后八墩才做得到。</translation>
    </message>
    <message>
        <source>Cheats by looking at the opponents&apos; hands. Against one opponent this wins no more games: cards that look equally good are chosen by lot.</source>
        <translation>作弊：偷看对手的手牌。只有一个对手时并不会多赢：看起来同样好的牌是随机选的。</translation>
    </message>
    <message>
        <source>Q-learning</source>
        <translation>Q-learning</translation>
    </message>
    <message>
        <source>Looks up its cards and the card to answer in a table that it learned in three million games. Leads the card it needs least.</source>
        <translation>按自己的手牌和要应对的牌，查一张由三百万局学来的表。领出时，出最用不到的牌。</translation>
    </message>
    <message>
        <source>Hybrid</source>
        <translation>Hybrid</translation>
    </message>
    <message>
        <source>Learned from MiniMax&apos;s play in many thousands of games, and now plays about as well at a glance, without guessing at the other hands.</source>
        <translation>从 MiniMax 成千上万局的打法里学来，如今不猜别人的手牌，看一眼就能打得差不多一样好。</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>极难</translation>
    </message>
    <message>
        <source>Cautious: saves trumps for later.</source>
        <translation>谨慎：主牌留到后面用。</translation>
    </message>
</context>
<context>
    <name>Briscola reasons</name>
    <message>
        <source>With all cards seen, best play on all sides brings you %1 points.</source>
        <translation>牌都看得见了：各方都打得最好时，你能得 %1 分。</translation>
    </message>
    <message>
        <source>All cards are seen here, but only this trick was looked at.</source>
        <translation>牌都看得见了，但只算了这一墩。</translation>
    </message>
    <message>
        <source>All cards are seen here, and %1 tricks were looked ahead.</source>
        <translation>牌都看得见了，往后算了 %1 墩。</translation>
    </message>
    <message>
        <source>It is your last card.</source>
        <translation>这是你最后一张牌。</translation>
    </message>
    <message>
        <source>Your side has won already, with %1 points: play as you like.</source>
        <translation>你们已经赢了，有 %1 分：随便出吧。</translation>
    </message>
    <message>
        <source>You have won already, with %1 points: play as you like.</source>
        <translation>你已经赢了，有 %1 分：随便出吧。</translation>
    </message>
    <message>
        <source>%1 has won already, with %2 points: nothing can change that.</source>
        <translation>%1已经赢了，有 %2 分：怎么出都改变不了。</translation>
    </message>
    <message>
        <source>You have to take this: %1 would win the game with it.</source>
        <translation>这墩你非赢不可：让%1拿走，整局就输了。</translation>
    </message>
    <message>
        <source>Lead the %1: nobody can take it, and its %2 points are safe.</source>
        <translation>领出%1：没人赢得走，这 %2 分稳了。</translation>
    </message>
    <message>
        <source>Lead the %1: nobody can take it.</source>
        <translation>领出%1：没人赢得走。</translation>
    </message>
    <message>
        <source>Lead the %1, the highest of its suit left: only a trump can take it.</source>
        <translation>领出%1，这门花色剩下的就数它最大：只有主牌能赢它。</translation>
    </message>
    <message>
        <source>Lead the %1 and keep the %2: a trump is worth more when there are points to take.</source>
        <translation>领出%1，把%2留着：主牌等到有分可抢时更值钱。</translation>
    </message>
    <message>
        <source>Lead the %1: only a higher trump can take it.</source>
        <translation>领出%1：只有更大的主牌能赢它。</translation>
    </message>
    <message>
        <source>Lead the %1: except for trumps, only the %2 can take it.</source>
        <translation>领出%1：除了主牌，只有%2能赢它。</translation>
    </message>
    <message>
        <source>Lead the %1: if it is taken, it costs you only %2 points.</source>
        <translation>领出%1：就算被赢走，也只丢 %2 分。</translation>
    </message>
    <message>
        <source>Take over from %1: your %2 points are safe in this trick.</source>
        <translation>从%1手里接过来：你这 %2 分放进这墩很稳。</translation>
    </message>
    <message>
        <source>Take over from %1, so that you lead next.</source>
        <translation>从%1手里接过来，下一墩好由你领出。</translation>
    </message>
    <message>
        <source>Take it with the %1: nobody plays after you, so its %2 points are safe.</source>
        <translation>用%1赢下：你后面没人出牌了，它的 %2 分稳了。</translation>
    </message>
    <message>
        <source>Take it with the %1 and keep the %2 for a trick that needs it.</source>
        <translation>用%1赢下，%2留给用得着的墩。</translation>
    </message>
    <message>
        <source>Take it with the %1: there are no points in it, but you lead next.</source>
        <translation>用%1赢下：这墩没有分，但下一墩由你领出。</translation>
    </message>
    <message>
        <source>Trump it with the %1: that brings you %2 points.</source>
        <translation>用主牌%1赢：能得 %2 分。</translation>
    </message>
    <message>
        <source>Take it with the %1: that is %2 points, and it costs you no trump.</source>
        <translation>用%1赢下：有 %2 分，又不费主牌。</translation>
    </message>
    <message>
        <source>Take it with the %1: that is %2 points.</source>
        <translation>用%1赢下：有 %2 分。</translation>
    </message>
    <message>
        <source>Play the %1: nobody can beat it, so the trick is yours.</source>
        <translation>出%1：没人压得过，这墩归你。</translation>
    </message>
    <message>
        <source>Play the %1: only the %2 can beat it now.</source>
        <translation>出%1：现在只有%2压得过。</translation>
    </message>
    <message>
        <source>Play the %1: only a higher trump can beat it now.</source>
        <translation>出%1：现在只有更大的主牌压得过。</translation>
    </message>
    <message>
        <source>Play the %1: only a trump can beat it now.</source>
        <translation>出%1：现在只有主牌压得过。</translation>
    </message>
    <message>
        <source>Play the %1: you are ahead with it, and it may be enough.</source>
        <translation>出%1：这样你领先，也许就够了。</translation>
    </message>
    <message>
        <source>Lose this trick on purpose: the loser draws the %1, a trump.</source>
        <translation>这墩故意输掉：输家会摸到主牌%1。</translation>
    </message>
    <message>
        <source>Add your %1 points: %2 still plays and may take them.</source>
        <translation>添上 %1 分：%2还没出牌，可能赢得走。</translation>
    </message>
    <message>
        <source>Leave it to %1, who still plays and may take this trick.</source>
        <translation>交给%1：搭档还没出牌，可能赢下这墩。</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: add your %2 points.</source>
        <translation>这墩%1赢定了：把你的 %2 分添上。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: add your %2 points.</source>
        <translation>这墩%1领先：把你的 %2 分添上。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: you can save your %2.</source>
        <translation>这墩%1领先：你的%2可以省下。</translation>
    </message>
    <message>
        <source>Add no points: the card of %1 can still be beaten.</source>
        <translation>别添分：%1的牌还可能被压过。</translation>
    </message>
    <message>
        <source>Leave this trick to %1, who is ahead.</source>
        <translation>这墩留给%1，搭档正领先。</translation>
    </message>
    <message>
        <source>Let this one go: there are no points in it, and you keep your trump.</source>
        <translation>放掉这墩：没有分，主牌留着。</translation>
    </message>
    <message>
        <source>Let this one go: your %1 can take more in another trick.</source>
        <translation>放掉这墩：你的%1在别的墩里能赢更多分。</translation>
    </message>
    <message>
        <source>With best play on both sides you end with %1 points.</source>
        <translation>双方都打得最好时，你最后有 %1 分。</translation>
    </message>
    <message>
        <source>This is judged at a glance, as learned from MiniMax.</source>
        <translation>只看一眼就判断，这是向 MiniMax 学来的。</translation>
    </message>
    <message>
        <source>Of %2 ways the hidden cards may lie, this card is best in %1.</source>
        <translation>看不到的牌设想 %2 种分布，其中 %1 种出这张最好。</translation>
    </message>
    <message>
        <source>Play the card that the learned table values most.</source>
        <translation>按学到的表，出价值最高的牌。</translation>
    </message>
    <message>
        <source>The learned table has nothing on this: play the card you need least.</source>
        <translation>学到的表里没有这种情况：出你最用不着的牌。</translation>
    </message>
    <message>
        <source>Play any card: one is drawn by lot.</source>
        <translation>出哪张都行：随机抽一张。</translation>
    </message>
    <message>
        <source>Play a trump, since you have one.</source>
        <translation>有主牌，就出主牌。</translation>
    </message>
    <message>
        <source>Follow the suit that was led.</source>
        <translation>跟领出的花色。</translation>
    </message>
    <message>
        <source>Lead a card without points: there is little to lose.</source>
        <translation>领出没有分的牌：输了也没多大损失。</translation>
    </message>
    <message>
        <source>No rule fits here: play any card, drawn by lot.</source>
        <translation>没有规则用得上：随机抽一张出。</translation>
    </message>
    <message>
        <source>Play your highest trump: it is the likeliest to take the trick.</source>
        <translation>出最大的主牌：它最有希望赢这墩。</translation>
    </message>
    <message>
        <source>Play the card that is worth most: %1 points.</source>
        <translation>出分值最高的牌：%1 分。</translation>
    </message>
    <message>
        <source>Keep your %1, a trump: it would not take this trick either.</source>
        <translation>主牌%1留着吧：出了也赢不了这墩。</translation>
    </message>
    <message>
        <source>Keep your %1: it would not take this trick either, and its %2 points would be lost.</source>
        <translation>%1留着吧：出了也赢不了这墩，还白丢 %2 分。</translation>
    </message>
    <message>
        <source>Lead the %1: only a trump can take it, and it has no points.</source>
        <translation>领出%1：只有主牌能赢它，它又没有分。</translation>
    </message>
    <message>
        <source>Lead the %1: only a trump can take it.</source>
        <translation>领出%1：只有主牌能赢它。</translation>
    </message>
    <message>
        <source>Lead the %1: only the %2 can take it.</source>
        <translation>领出%1：只有%2能赢它。</translation>
    </message>
    <message>
        <source>Lead the %1 and keep the %2, which may take a trick later.</source>
        <translation>领出%1，%2留着：以后也许能赢一墩。</translation>
    </message>
    <message>
        <source>Lead the %1: if it is taken, it costs you %2 points; the %3 would cost %4.</source>
        <translation>领出%1：万一被赢走，只丢 %2 分；领出%3就要丢 %4 分。</translation>
    </message>
    <message>
        <source>Play the %1: you are ahead with it, and there are already %2 points in the trick.</source>
        <translation>出%1：这样你领先，这墩里已经有 %2 分了。</translation>
    </message>
    <message>
        <source>Trump it with the %1: that brings you %2 points, and its own %3 are safe.</source>
        <translation>用主牌%1赢：能得 %2 分，它自己的 %3 分也稳了。</translation>
    </message>
    <message>
        <source>Let this one go, and add no points to it.</source>
        <translation>放掉这墩，别往里添分。</translation>
    </message>
    <message>
        <source>Play the %1: it costs %2 points, and you have nothing cheaper.</source>
        <translation>出%1：要搭上 %2 分，但你没有更省的牌了。</translation>
    </message>
    <message>
        <source>Let this one go: there are no points in it.</source>
        <translation>放掉这墩：里面没有分。</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick: keep your %1, or its %2 points are lost.</source>
        <translation>这墩你赢不了：%1留着，免得白丢 %2 分。</translation>
    </message>
    <message>
        <source>Take it with the %1: its %2 points are safe, and then your %3 is the highest of its suit.</source>
        <translation>用%1赢下：它的 %2 分稳了，之后你的%3就是那门花色最大的。</translation>
    </message>
    <message>
        <source>Keep your %1: as the highest of its suit left, it can take a trick of its own.</source>
        <translation>%1留着：这门花色剩下的就数它最大，自己就能赢一墩。</translation>
    </message>
    <message>
        <source>Lead the %1, a small trump without points: whoever takes it has to spend a higher one.</source>
        <translation>领出小主牌%1，它没有分：谁要赢它，就得花更大的主牌。</translation>
    </message>
    <message>
        <source>Add your %1 points: %2 holds the %3, the last trump, and can take this trick.</source>
        <translation>添上 %1 分：最后一张主牌%3在%2手里，能赢下这墩。</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick, and none of your cards has points: it hardly matters which one you throw.</source>
        <translation>这墩你赢不了，手里的牌又都没有分：出哪张都差不多。</translation>
    </message>
    <message>
        <source>Let this one go: there are no points in it, and you keep your %1.</source>
        <translation>放掉这墩：没有分，%1留着。</translation>
    </message>
    <message>
        <source>Take it with the %1: any other card would cost you at least %2 points.</source>
        <translation>用%1赢下：出别的牌，起码要丢 %2 分。</translation>
    </message>
    <message>
        <source>Play the %1, though it costs %2 points: then your %3 is the highest of its suit.</source>
        <translation>出%1，虽然要搭上 %2 分：之后你的%3就是那门花色最大的。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick, and you have no points to add: play any card.</source>
        <translation>这墩%1领先，你又没有分可添：出哪张都行。</translation>
    </message>
    <message>
        <source>Let this one go: %1 still has the %2, the last trump, and may take your %3 with it.</source>
        <translation>放掉这墩：最后一张主牌%2还在%1手里，可能连你的%3一起赢走。</translation>
    </message>
    <message>
        <source>Let this one go: there are no points in it, and %1 has to lead next.</source>
        <translation>放掉这墩：里面没有分，下一墩又得由%1领出。</translation>
    </message>
    <message>
        <source>Let this one go: there are no points in it, and you keep your trumps.</source>
        <translation>放掉这墩：没有分，几张主牌都留着。</translation>
    </message>
    <message>
        <source>Lead the %1, a small trump without points: to take it, %2 has to spend a higher one.</source>
        <translation>领出小主牌%1，它没有分：%2要赢它，就得花更大的主牌。</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick: throw the %1, which costs you the least.</source>
        <translation>这墩你赢不了：垫%1，损失最小。</translation>
    </message>
    <message>
        <source>Lead the %1: if %2 takes it, you draw the %3, a trump; if not, you win the game.</source>
        <translation>领出%1：%2要是赢走，你就摸到主牌%3；要是没赢走，你就赢下整局。</translation>
    </message>
    <message>
        <source>Lead the %1: if %2 takes it, you draw the %3, a trump; if not, its %4 points are yours.</source>
        <translation>领出%1：%2要是赢走，你就摸到主牌%3；要是没赢走，它的 %4 分就归你。</translation>
    </message>
    <message>
        <source>Lead the %1: if %2 takes it, you draw the %3, a trump.</source>
        <translation>领出%1：%2要是赢走，你就摸到主牌%3。</translation>
    </message>
    <message>
        <source>Lead the %1: you hold the %2 yourself, so only a trump can take it.</source>
        <translation>领出%1：%2在你自己手里，所以只有主牌能赢它。</translation>
    </message>
    <message>
        <source>Lead the %1, a trump: if you led the %2, %3 could bring home the %4.</source>
        <translation>领出主牌%1：要是领出%2，%3就可能拿%4来赢，把分稳稳收下。</translation>
    </message>
    <message>
        <source>Lead the %1, a trump: if you led the %2, %3 could bring home the ace or the three of %4.</source>
        <translation>领出主牌%1：要是领出%2，%3就可能拿%4的 A 或 3 来赢，把分稳稳收下。</translation>
    </message>
    <message>
        <source>The %1 wins the game: with this trick you have %2 points.</source>
        <translation>出%1就赢下整局：拿下这墩，你就有 %2 分。</translation>
    </message>
    <message>
        <source>This is lost: whatever you play, %1 wins the game with this trick.</source>
        <translation>这局输定了：不管你出什么，%1拿下这墩就赢下整局。</translation>
    </message>
    <message>
        <source>If your lead is taken, you lose only %1 points.</source>
        <translation>领出的牌就算被赢走，你也只丢 %1 分。</translation>
    </message>
    <message>
        <source>You win whichever card you play now: %1 points are certain.</source>
        <translation>现在出哪张你都赢：%1 分稳拿。</translation>
    </message>
    <message>
        <source>With best play on both sides you end with %1 points, whichever card you play now.</source>
        <translation>双方都打得最好时，你最后有 %1 分，现在出哪张都一样。</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick, and none of your cards has points: throw the %1, the lowest.</source>
        <translation>这墩你赢不了，手里的牌又都没有分：垫最小的%1。</translation>
    </message>
    <message>
        <source>Throw the %1: it costs you %2 points; your %3 would cost %4 and not take this trick either.</source>
        <translation>垫%1：丢 %2 分；出%3要丢 %4 分，也一样赢不了这墩。</translation>
    </message>
    <message>
        <source>Take it with the %1 and keep the %2: it may take an ace or a three later.</source>
        <translation>用%1赢下，%2留着：以后也许能抓住 A 或 3。</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick: throw the %1, which has no points and is no trump.</source>
        <translation>这墩你赢不了：垫%1，它没有分，也不是主牌。</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick: throw the %1. It is a trump, but your only card without points.</source>
        <translation>这墩你赢不了：垫%1。它虽是主牌，但没有分的牌你只有这一张。</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick: throw the %1, which has no points.</source>
        <translation>这墩你赢不了：垫%1，它没有分。</translation>
    </message>
    <message>
        <source>Lead the %1: you win the game unless the %2 takes it.</source>
        <translation>领出%1：只要不被%2赢走，你就赢下整局。</translation>
    </message>
    <message>
        <source>Lead the %1: you win the game unless the %2 or the %3 of %4 takes it.</source>
        <translation>领出%1：只要不被%4的%2或%3赢走，你就赢下整局。</translation>
    </message>
    <message>
        <source>Lead the %1: if %2 doesn&apos;t take it, you win the game.</source>
        <translation>领出%1：%2要是没赢走，你就赢下整局。</translation>
    </message>
    <message>
        <source>Lead the %1: only the %2 and the %3 of %4 can take it.</source>
        <translation>领出%1：只有%4的%2和%3能赢它。</translation>
    </message>
    <message>
        <source>Lead the %1: only %2 points are still out in its suit, but %3 in %4.</source>
        <translation>领出%1：这门花色外面只剩 %2 分，%4却还有 %3 分。</translation>
    </message>
    <message>
        <source>Lead the %1: of its suit only the %2 is still out, so it can only take a trick if you lead it.</source>
        <translation>领出%1：这门花色外面只剩%2，所以只有你自己领出，它才赢得了墩。</translation>
    </message>
    <message>
        <source>You keep your %1: it may take an ace or a three later.</source>
        <translation>你的%1还留着：以后也许能抓住 A 或 3。</translation>
    </message>
    <message>
        <source>Take it with the %1: throwing your %2 would cost you its %3 points.</source>
        <translation>用%1赢下：要是垫%2，就丢了它的 %3 分。</translation>
    </message>
    <message>
        <source>Lead the %1 and keep the %2: it may still take the %3.</source>
        <translation>领出%1，%2留着：以后也许能抓住%3。</translation>
    </message>
    <message>
        <source>Lead the %1 and keep the %2: it may take an ace or a three later.</source>
        <translation>领出%1，%2留着：以后也许能抓住 A 或 3。</translation>
    </message>
    <message>
        <source>The game is yours: %1 points are certain.</source>
        <translation>这局你赢定了：%1 分稳拿。</translation>
    </message>
    <message>
        <source>Lead the %1: if it isn&apos;t taken, you win the game.</source>
        <translation>领出%1：没人赢走的话，你就赢下整局。</translation>
    </message>
    <message>
        <source>Then your %1 takes the %2.</source>
        <translation>之后你的%1就能抓住%2。</translation>
    </message>
    <message>
        <source>Then your %1 takes the %2, and your %3 takes the %4.</source>
        <translation>之后你的%1能抓住%2，%3能抓住%4。</translation>
    </message>
    <message>
        <source>Let this one go: it costs you only %1 points, and %2 has to lead next.</source>
        <translation>放掉这墩：只丢 %1 分，下一墩又得由%2领出。</translation>
    </message>
    <message>
        <source>Let this one go: its %1 points are not worth your %2, your only trump.</source>
        <translation>放掉这墩：才 %1 分，不值得用你唯一的主牌%2。</translation>
    </message>
    <message>
        <source>Let this one go: its %1 points are not worth your %2, a trump.</source>
        <translation>放掉这墩：才 %1 分，不值得用你的主牌%2。</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick: throw the %1 and keep your %2, a trump.</source>
        <translation>这墩你赢不了：垫%1，主牌%2留着。</translation>
    </message>
    <message>
        <source>Play the %1, though it costs you %2 points.</source>
        <translation>虽然要搭上 %2 分，还是出%1。</translation>
    </message>
    <message>
        <source>Play the %1, though it costs %2 points, and keep your %3, a trump.</source>
        <translation>出%1，虽然要搭上 %2 分，但主牌%3能留着。</translation>
    </message>
    <message>
        <source>Play the %1, though it costs %2 points, and keep the %3: throwing it later costs you nothing.</source>
        <translation>出%1，虽然要搭上 %2 分，但%3能留着：以后垫它没损失。</translation>
    </message>
    <message>
        <source>Lead the %1: %2 has to take it, and then you draw the %3, a trump.</source>
        <translation>领出%1：%2不赢也得赢，接着你就摸到主牌%3。</translation>
    </message>
    <message>
        <source>Lead the %1: %2 has no ace or three of %3 to take it with.</source>
        <translation>领出%1：%2手里没有%3的 A 或 3 来赢它。</translation>
    </message>
    <message>
        <source>Lead the %1: its %2 points are yours if it isn&apos;t taken, and little is lost if it is.</source>
        <translation>领出%1：没人赢走，它的 %2 分就归你；被赢走也没多大损失。</translation>
    </message>
    <message>
        <source>Lead the %1: your %2 would be easier to take.</source>
        <translation>领出%1：你的%2更容易被赢走。</translation>
    </message>
    <message>
        <source>Let this one go and throw the %1: that costs you only %2 points, and no trump.</source>
        <translation>放掉这墩，垫%1：只丢 %2 分，又不费主牌。</translation>
    </message>
    <message>
        <source>The game is as good as lost, but take this trick: %1 would win with it at once.</source>
        <translation>这局差不多输定了，但这墩还是要赢下：让%1拿走，整局当场就输了。</translation>
    </message>
    <message>
        <source>The game is lost whichever card you play now: with best play on both sides you end with %1 points.</source>
        <translation>现在出哪张都是输：双方都打得最好时，你最后有 %1 分。</translation>
    </message>
    <message>
        <source>The game is lost, but you still end with at least %1 points.</source>
        <translation>这局输定了，但你最后至少还有 %1 分。</translation>
    </message>
    <message>
        <source>The game is as good as lost, whichever card you play.</source>
        <translation>不管出哪张，这局你都差不多输定了。</translation>
    </message>
    <message>
        <source>Let this one go: its %1 points are not worth a trump.</source>
        <translation>放掉这墩：才 %1 分，不值得用一张主牌。</translation>
    </message>
    <message>
        <source>You also draw the hidden card of the stock, which may be the %1.</source>
        <translation>而且牌堆里扣着的那张由你来摸，可能就是%1。</translation>
    </message>
    <message>
        <source>The game is yours, whichever card you play: nobody can take your %1, and with it you have at least %2 points.</source>
        <translation>不管出哪张，这局你都赢定了：你的%1没人赢得走，有了它，你起码有 %2 分。</translation>
    </message>
    <message>
        <source>The game is as good as won, whichever card you play.</source>
        <translation>不管出哪张，这局你都差不多赢定了。</translation>
    </message>
    <message>
        <source>Let this one go, though it costs you %1 points: your %2 is the highest trump left and may take an ace or a three later.</source>
        <translation>放掉这墩，虽然要丢 %1 分：剩下的主牌就数你的%2最大，以后也许能抓住 A 或 3。</translation>
    </message>
    <message>
        <source>Let this one go, though it costs you %1 points: your %2 can take more in another trick.</source>
        <translation>放掉这墩，虽然要丢 %1 分：你的%2在别的墩里能赢更多分。</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick: throw the %1 and keep the %2, which is harder to take if you lead it later.</source>
        <translation>这墩你赢不了：垫%1，%2留着，以后领出来更难被赢走。</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick: throw the %1, your only card without points.</source>
        <translation>这墩你赢不了：垫%1，没有分的牌你只有这一张。</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick: throw the %1. It costs you %2 points, but you have nothing cheaper.</source>
        <translation>这墩你赢不了：垫%1。要丢 %2 分，但你没有更省的牌了。</translation>
    </message>
    <message>
        <source>None of your cards has points, so it matters little which one you lead.</source>
        <translation>你手里没有一张带分，领出哪张差别不大。</translation>
    </message>
    <message>
        <source>You keep both your trumps for later.</source>
        <translation>你的两张主牌都留到以后。</translation>
    </message>
    <message>
        <source>Trump it with the %1: any other card would cost you at least %2 points.</source>
        <translation>用主牌%1赢：出别的牌，起码要丢 %2 分。</translation>
    </message>
    <message>
        <source>Trump it with the %1: throwing your %2 would cost you its %3 points.</source>
        <translation>用主牌%1赢：要是垫%2，就丢了它的 %3 分。</translation>
    </message>
    <message>
        <source>Trump it with the %1: that is %2 points.</source>
        <translation>用主牌%1赢：有 %2 分。</translation>
    </message>
    <message>
        <source>Trump it with the %1: nobody plays after you, so its %2 points are safe.</source>
        <translation>用主牌%1赢：你后面没人出牌了，它的 %2 分稳了。</translation>
    </message>
    <message>
        <source>Trump it with the %1 and keep the %2: it may take an ace or a three later.</source>
        <translation>用主牌%1赢，%2留着：以后也许能抓住 A 或 3。</translation>
    </message>
    <message>
        <source>Trump it with the %1 and keep the %2 for a trick that needs it.</source>
        <translation>用主牌%1赢，%2留给用得着的墩。</translation>
    </message>
    <message>
        <source>Trump it with the %1: there are no points in it, but you lead next.</source>
        <translation>用主牌%1赢：这墩没有分，但下一墩由你领出。</translation>
    </message>
    <message>
        <source>You can&apos;t take this trick: throw the %1, your lowest card.</source>
        <translation>这墩你赢不了：垫最小的%1。</translation>
    </message>
    <message>
        <source>Lead the %1: it has no points and isn&apos;t a trump, so you lose nothing if it is taken.</source>
        <translation>领出%1：它没有分，也不是主牌，被赢走也没损失。</translation>
    </message>
    <message>
        <source>Lead the %1: it has no points, so you lose nothing if it is taken.</source>
        <translation>领出%1：它没有分，被赢走也没损失。</translation>
    </message>
    <message>
        <source>You have no ace or three to lose, so it matters little which card you lead.</source>
        <translation>你没有 A 或 3 可丢，领出哪张差别不大。</translation>
    </message>
</context>
<context>
    <name>Briscola thoughts</name>
    <message>
        <source>%0 sees all cards: best play on all sides brings %1 points.</source>
        <translation>%0看得见所有的牌：各方都打得最好时，能得 %1 分。</translation>
    </message>
    <message>
        <source>%0 sees all cards and has looked at this trick.</source>
        <translation>%0看得见所有的牌，算过了这一墩。</translation>
    </message>
    <message>
        <source>%0 sees all cards and has looked %1 tricks ahead.</source>
        <translation>%0看得见所有的牌，往后算了 %1 墩。</translation>
    </message>
    <message>
        <source>%0 has only this card left.</source>
        <translation>%0只剩这一张了。</translation>
    </message>
    <message>
        <source>%0 has won already, with %1 points.</source>
        <translation>%0已经赢了，有 %1 分。</translation>
    </message>
    <message>
        <source>%0 has to take this: %1 would win the game with it.</source>
        <translation>%0非赢这墩不可：让%1拿走，整局就输了。</translation>
    </message>
    <message>
        <source>%0 leads the %1: nobody can take it, and its %2 points are safe.</source>
        <translation>%0领出%1：没人赢得走，这 %2 分稳了。</translation>
    </message>
    <message>
        <source>%0 leads the %1: nobody can take it.</source>
        <translation>%0领出%1：没人赢得走。</translation>
    </message>
    <message>
        <source>%0 leads the %1, the highest of its suit left: only a trump can take it.</source>
        <translation>%0领出%1，这门花色剩下的就数它最大：只有主牌能赢它。</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the %2: a trump is worth more when there are points to take.</source>
        <translation>%0领出%1，把%2留着：主牌等到有分可抢时更值钱。</translation>
    </message>
    <message>
        <source>%0 leads the %1: only a higher trump can take it.</source>
        <translation>%0领出%1：只有更大的主牌能赢它。</translation>
    </message>
    <message>
        <source>%0 leads the %1: except for trumps, only the %2 can take it.</source>
        <translation>%0领出%1：除了主牌，只有%2能赢它。</translation>
    </message>
    <message>
        <source>%0 leads the %1: if it is taken, it costs only %2 points.</source>
        <translation>%0领出%1：就算被赢走，也只丢 %2 分。</translation>
    </message>
    <message>
        <source>%0 takes over from %1: %2 points are safe in this trick.</source>
        <translation>%0从%1手里接过来：%2 分放进这墩很稳。</translation>
    </message>
    <message>
        <source>%0 takes over from %1, to lead next.</source>
        <translation>%0从%1手里接过来，好领出下一墩。</translation>
    </message>
    <message>
        <source>%0 takes it with the %1: nobody plays after that, so its %2 points are safe.</source>
        <translation>%0用%1赢下：后面没人出牌了，它的 %2 分稳了。</translation>
    </message>
    <message>
        <source>%0 takes it with the %1 and keeps the %2 for a trick that needs it.</source>
        <translation>%0用%1赢下，%2留给用得着的墩。</translation>
    </message>
    <message>
        <source>%0 takes it with the %1: there are no points in it, but it brings the lead.</source>
        <translation>%0用%1赢下：这墩没有分，但能领出下一墩。</translation>
    </message>
    <message>
        <source>%0 trumps it with the %1: that brings %2 points.</source>
        <translation>%0用主牌%1赢：能得 %2 分。</translation>
    </message>
    <message>
        <source>%0 takes it with the %1: that is %2 points, and it costs no trump.</source>
        <translation>%0用%1赢下：有 %2 分，又不费主牌。</translation>
    </message>
    <message>
        <source>%0 takes it with the %1: that is %2 points.</source>
        <translation>%0用%1赢下：有 %2 分。</translation>
    </message>
    <message>
        <source>%0 plays the %1: nobody can beat it, so the trick is safe.</source>
        <translation>%0出%1：没人压得过，这墩稳了。</translation>
    </message>
    <message>
        <source>%0 plays the %1: only the %2 can beat it now.</source>
        <translation>%0出%1：现在只有%2压得过。</translation>
    </message>
    <message>
        <source>%0 plays the %1: only a higher trump can beat it now.</source>
        <translation>%0出%1：现在只有更大的主牌压得过。</translation>
    </message>
    <message>
        <source>%0 plays the %1: only a trump can beat it now.</source>
        <translation>%0出%1：现在只有主牌压得过。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and is ahead with it: it may be enough.</source>
        <translation>%0出%1，这样领先，也许就够了。</translation>
    </message>
    <message>
        <source>%0 loses this trick on purpose: the loser draws the %1, a trump.</source>
        <translation>%0故意输掉这墩：输家会摸到主牌%1。</translation>
    </message>
    <message>
        <source>%0 adds %1 points: %2 still plays and may take them.</source>
        <translation>%0添上 %1 分：%2还没出牌，可能赢得走。</translation>
    </message>
    <message>
        <source>%0 leaves it to %1, who still plays and may take this trick.</source>
        <translation>%0交给%1：搭档还没出牌，可能赢下这墩。</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: %0 adds %2 points.</source>
        <translation>这墩%1赢定了：%0添上 %2 分。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: %0 adds %2 points.</source>
        <translation>这墩%1领先：%0添上 %2 分。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: %0 saves the %2.</source>
        <translation>这墩%1领先：%0把%2省下。</translation>
    </message>
    <message>
        <source>%0 adds no points: the card of %1 can still be beaten.</source>
        <translation>%0不添分：%1的牌还可能被压过。</translation>
    </message>
    <message>
        <source>%0 leaves this trick to %1, who is ahead.</source>
        <translation>%0把这墩留给%1，搭档正领先。</translation>
    </message>
    <message>
        <source>%0 lets this one go: there are no points in it, and the trump is kept.</source>
        <translation>%0放掉这墩：没有分，主牌留着。</translation>
    </message>
    <message>
        <source>%0 lets this one go: the %1 can take more in another trick.</source>
        <translation>%0放掉这墩：%1在别的墩里能赢更多分。</translation>
    </message>
    <message>
        <source>%0 keeps the %1: it would not take this trick either, and its %2 points would be lost.</source>
        <translation>%0把%1留着：它也赢不了这墩，还会白丢 %2 分。</translation>
    </message>
    <message>
        <source>With best play on both sides %0 ends with %1 points.</source>
        <translation>双方都打得最好时，%0最后有 %1 分。</translation>
    </message>
    <message>
        <source>%0 judges at a glance, as learned from MiniMax.</source>
        <translation>%0只看一眼就判断，这是向 MiniMax 学来的。</translation>
    </message>
    <message>
        <source>Of %2 ways the hidden cards may lie, %0 finds this card best in %1.</source>
        <translation>看不到的牌设想 %2 种分布，其中 %1 种%0认为出这张最好。</translation>
    </message>
    <message>
        <source>%0 plays the card that the learned table values most.</source>
        <translation>%0按学到的表，出价值最高的牌。</translation>
    </message>
    <message>
        <source>The learned table has nothing on this: %0 plays the card that is needed least.</source>
        <translation>学到的表里没有这种情况：%0出最用不着的牌。</translation>
    </message>
    <message>
        <source>%0 has a trump and plays it.</source>
        <translation>%0有主牌，就出主牌。</translation>
    </message>
    <message>
        <source>%0 follows the suit that was led.</source>
        <translation>%0跟领出的花色。</translation>
    </message>
    <message>
        <source>%0 leads a card without points: there is little to lose.</source>
        <translation>%0领出没有分的牌：输了也没多大损失。</translation>
    </message>
    <message>
        <source>%0 plays the highest trump: it is the likeliest to take the trick.</source>
        <translation>%0出最大的主牌：它最有希望赢这墩。</translation>
    </message>
    <message>
        <source>%0 plays the card that is worth most: %1 points.</source>
        <translation>%0出分值最高的牌：%1 分。</translation>
    </message>
    <message>
        <source>%0 keeps the %1, a trump: it would not take this trick either.</source>
        <translation>%0把主牌%1留着：出了也赢不了这墩。</translation>
    </message>
    <message>
        <source>%0 plays a card at random.</source>
        <translation>%0随机抽一张出。</translation>
    </message>
    <message>
        <source>No rule fits here: %0 plays a card at random.</source>
        <translation>没有规则用得上：%0随机抽一张出。</translation>
    </message>
    <message>
        <source>%0&apos;s side has already won, with %1 points.</source>
        <translation>%0这一方已经赢了，有 %1 分。</translation>
    </message>
    <message>
        <source>%0 leads the %1: only a trump can take it, and it has no points.</source>
        <translation>%0领出%1：只有主牌能赢它，它又没有分。</translation>
    </message>
    <message>
        <source>%0 leads the %1: only a trump can take it.</source>
        <translation>%0领出%1：只有主牌能赢它。</translation>
    </message>
    <message>
        <source>%0 leads the %1: only the %2 can take it.</source>
        <translation>%0领出%1：只有%2能赢它。</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the %2, which may take a trick later.</source>
        <translation>%0领出%1，%2留着：以后也许能赢一墩。</translation>
    </message>
    <message>
        <source>%0 leads the %1: if it is taken, it costs %2 points; the %3 would cost %4.</source>
        <translation>%0领出%1：万一被赢走，只丢 %2 分；领出%3就要丢 %4 分。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and is ahead with it: there are already %2 points in the trick.</source>
        <translation>%0出%1，这样领先：这墩里已经有 %2 分了。</translation>
    </message>
    <message>
        <source>%0 trumps it with the %1: that brings %2 points, and its own %3 are safe.</source>
        <translation>%0用主牌%1赢：能得 %2 分，它自己的 %3 分也稳了。</translation>
    </message>
    <message>
        <source>%0 lets this one go and adds no points to it.</source>
        <translation>%0放掉这墩，不往里添分。</translation>
    </message>
    <message>
        <source>%0 plays the %1: it costs %2 points, and no card in hand costs less.</source>
        <translation>%0出%1：要搭上 %2 分，但手里没有更省的牌了。</translation>
    </message>
    <message>
        <source>%0 lets this one go: there are no points in it.</source>
        <translation>%0放掉这墩：里面没有分。</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick and keeps the %1, or its %2 points would be lost.</source>
        <translation>%0赢不了这墩，把%1留着，免得白丢 %2 分。</translation>
    </message>
    <message>
        <source>%0 takes it with the %1: its %2 points are safe, and then the %3 is the highest of its suit.</source>
        <translation>%0用%1赢下：它的 %2 分稳了，之后%3就是那门花色最大的。</translation>
    </message>
    <message>
        <source>%0 keeps the %1: as the highest of its suit left, it can take a trick of its own.</source>
        <translation>%0把%1留着：这门花色剩下的就数它最大，自己就能赢一墩。</translation>
    </message>
    <message>
        <source>%0 leads the %1, a small trump without points: whoever takes it has to spend a higher one.</source>
        <translation>%0领出小主牌%1，它没有分：谁要赢它，就得花更大的主牌。</translation>
    </message>
    <message>
        <source>%0 adds %1 points: %2 holds the %3, the last trump, and can take this trick.</source>
        <translation>%0添上 %1 分：最后一张主牌%3在%2手里，能赢下这墩。</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick and holds no points: it hardly matters which card goes.</source>
        <translation>%0赢不了这墩，手里又没有分：出哪张都差不多。</translation>
    </message>
    <message>
        <source>%0 lets this one go: there are no points in it, and the %1 is kept.</source>
        <translation>%0放掉这墩：没有分，%1留着。</translation>
    </message>
    <message>
        <source>%0 takes it with the %1: any other card would cost at least %2 points.</source>
        <translation>%0用%1赢下：出别的牌，起码要丢 %2 分。</translation>
    </message>
    <message>
        <source>%0 plays the %1, though it costs %2 points: then the %3 is the highest of its suit.</source>
        <translation>%0出%1，虽然要搭上 %2 分：之后%3就是那门花色最大的。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick, and %0 has no points to add: any card will do.</source>
        <translation>这墩%1领先，%0又没有分可添：出哪张都行。</translation>
    </message>
    <message>
        <source>%0 lets this one go: %1 still has the %2, the last trump, and may take the %3 with it.</source>
        <translation>%0放掉这墩：最后一张主牌%2还在%1手里，可能连%3一起赢走。</translation>
    </message>
    <message>
        <source>%0 lets this one go: there are no points in it, and %1 has to lead next.</source>
        <translation>%0放掉这墩：里面没有分，下一墩又得由%1领出。</translation>
    </message>
    <message>
        <source>%0 lets this one go: there are no points in it, and the trumps stay.</source>
        <translation>%0放掉这墩：没有分，几张主牌都留着。</translation>
    </message>
    <message>
        <source>%0 leads the %1, a small trump without points: to take it, %2 has to spend a higher one.</source>
        <translation>%0领出小主牌%1，它没有分：%2要赢它，就得花更大的主牌。</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick and throws the %1, which costs the least.</source>
        <translation>%0赢不了这墩，垫损失最小的%1。</translation>
    </message>
    <message>
        <source>%0 leads the %1: if %2 takes it, %0 draws the %3, a trump; if not, %0 wins the game.</source>
        <translation>%0领出%1：%2要是赢走，%0就摸到主牌%3；要是没赢走，%0就赢下整局。</translation>
    </message>
    <message>
        <source>%0 leads the %1: if %2 takes it, %0 draws the %3, a trump; if not, its %4 points come home.</source>
        <translation>%0领出%1：%2要是赢走，%0就摸到主牌%3；要是没赢走，它的 %4 分就到手了。</translation>
    </message>
    <message>
        <source>%0 leads the %1: if %2 takes it, %0 draws the %3, a trump.</source>
        <translation>%0领出%1：%2要是赢走，%0就摸到主牌%3。</translation>
    </message>
    <message>
        <source>%0 leads the %1 and holds the %2: only a trump can take it.</source>
        <translation>%0领出%1：%2在自己手里，所以只有主牌能赢它。</translation>
    </message>
    <message>
        <source>%0 leads the %1, a trump: on the %2, %3 could bring home the %4.</source>
        <translation>%0领出主牌%1：要是领出%2，%3就可能拿%4来赢，把分稳稳收下。</translation>
    </message>
    <message>
        <source>%0 leads the %1, a trump: on the %2, %3 could bring home the ace or the three of %4.</source>
        <translation>%0领出主牌%1：要是领出%2，%3就可能拿%4的 A 或 3 来赢，把分稳稳收下。</translation>
    </message>
    <message>
        <source>The %1 wins the game for %0, who has %2 points with this trick.</source>
        <translation>%0出%1就赢下整局：拿下这墩，就有 %2 分。</translation>
    </message>
    <message>
        <source>Whatever %0 plays, %1 wins the game with this trick.</source>
        <translation>不管%0出什么，%1拿下这墩就赢下整局。</translation>
    </message>
    <message>
        <source>If that lead is taken, %0 loses only %1 points.</source>
        <translation>领出的牌就算被赢走，%0也只丢 %1 分。</translation>
    </message>
    <message>
        <source>%0 wins whichever card is played now: %1 points are certain.</source>
        <translation>%0现在出哪张都赢：%1 分稳拿。</translation>
    </message>
    <message>
        <source>With best play on both sides %0 ends with %1 points, whichever card is played now.</source>
        <translation>双方都打得最好时，%0最后有 %1 分，现在出哪张都一样。</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick, holds no points and throws the %1, the lowest.</source>
        <translation>%0赢不了这墩，手里又没有分，垫最小的%1。</translation>
    </message>
    <message>
        <source>%0 throws the %1: it costs %2 points; the %3 would cost %4 and not take this trick either.</source>
        <translation>%0垫%1：丢 %2 分；出%3要丢 %4 分，也一样赢不了这墩。</translation>
    </message>
    <message>
        <source>%0 takes it with the %1 and keeps the %2: it may take an ace or a three later.</source>
        <translation>%0用%1赢下，%2留着：以后也许能抓住 A 或 3。</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick and throws the %1, which has no points and is no trump.</source>
        <translation>%0赢不了这墩，垫%1：它没有分，也不是主牌。</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick and throws the %1: a trump, but the only card without points.</source>
        <translation>%0赢不了这墩，垫%1：它虽是主牌，但没有分的牌只有这一张。</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick and throws the %1, which has no points.</source>
        <translation>%0赢不了这墩，垫%1：它没有分。</translation>
    </message>
    <message>
        <source>%0 leads the %1 and wins the game unless the %2 takes it.</source>
        <translation>%0领出%1：只要不被%2赢走，就赢下整局。</translation>
    </message>
    <message>
        <source>%0 leads the %1 and wins the game unless the %2 or the %3 of %4 takes it.</source>
        <translation>%0领出%1：只要不被%4的%2或%3赢走，就赢下整局。</translation>
    </message>
    <message>
        <source>%0 leads the %1 and wins the game if %2 doesn&apos;t take it.</source>
        <translation>%0领出%1：%2要是没赢走，%0就赢下整局。</translation>
    </message>
    <message>
        <source>%0 leads the %1: only the %2 and the %3 of %4 can take it.</source>
        <translation>%0领出%1：只有%4的%2和%3能赢它。</translation>
    </message>
    <message>
        <source>%0 leads the %1: only %2 points are still out in its suit, but %3 in %4.</source>
        <translation>%0领出%1：这门花色外面只剩 %2 分，%4却还有 %3 分。</translation>
    </message>
    <message>
        <source>%0 leads the %1: of its suit only the %2 is still out, so it can only take a trick if it is led.</source>
        <translation>%0领出%1：这门花色外面只剩%2，所以只有自己领出，它才赢得了墩。</translation>
    </message>
    <message>
        <source>%0 keeps the %1: it may take an ace or a three later.</source>
        <translation>%0把%1留着：以后也许能抓住 A 或 3。</translation>
    </message>
    <message>
        <source>%0 takes it with the %1: throwing the %2 would cost %3 points.</source>
        <translation>%0用%1赢下：要是垫%2，就丢了 %3 分。</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the %2: it may still take the %3.</source>
        <translation>%0领出%1，%2留着：以后也许能抓住%3。</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the %2: it may take an ace or a three later.</source>
        <translation>%0领出%1，%2留着：以后也许能抓住 A 或 3。</translation>
    </message>
    <message>
        <source>%0 has won the game: %1 points are certain.</source>
        <translation>这局%0赢定了：%1 分稳拿。</translation>
    </message>
    <message>
        <source>%0 leads the %1 and wins the game if it isn&apos;t taken.</source>
        <translation>%0领出%1：没人赢走的话，就赢下整局。</translation>
    </message>
    <message>
        <source>Then the %1 takes the %2 for %0.</source>
        <translation>之后%0的%1就能抓住%2。</translation>
    </message>
    <message>
        <source>Then the %1 takes the %2 for %0, and the %3 takes the %4.</source>
        <translation>之后%0的%1能抓住%2，%3能抓住%4。</translation>
    </message>
    <message>
        <source>%0 lets this one go: it costs only %1 points, and %2 has to lead next.</source>
        <translation>%0放掉这墩：只丢 %1 分，下一墩又得由%2领出。</translation>
    </message>
    <message>
        <source>%0 lets this one go: its %1 points are not worth the %2, the only trump.</source>
        <translation>%0放掉这墩：才 %1 分，不值得用唯一的主牌%2。</translation>
    </message>
    <message>
        <source>%0 lets this one go: its %1 points are not worth the %2, a trump.</source>
        <translation>%0放掉这墩：才 %1 分，不值得用主牌%2。</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick, throws the %1 and keeps the %2, a trump.</source>
        <translation>%0赢不了这墩，垫%1，把主牌%2留着。</translation>
    </message>
    <message>
        <source>%0 plays the %1, though it costs %2 points.</source>
        <translation>虽然要搭上 %2 分，%0还是出%1。</translation>
    </message>
    <message>
        <source>%0 plays the %1, though it costs %2 points, and keeps the %3, a trump.</source>
        <translation>%0出%1，虽然要搭上 %2 分，但主牌%3能留着。</translation>
    </message>
    <message>
        <source>%0 plays the %1, though it costs %2 points, and keeps the %3: throwing it later costs nothing.</source>
        <translation>%0出%1，虽然要搭上 %2 分，但%3能留着：以后垫它没损失。</translation>
    </message>
    <message>
        <source>%0 leads the %1: %2 has to take it, and %0 draws the %3, a trump.</source>
        <translation>%0领出%1：%2不赢也得赢，接着%0就摸到主牌%3。</translation>
    </message>
    <message>
        <source>%0 leads the %1: %2 has no ace or three of %3 to take it with.</source>
        <translation>%0领出%1：%2手里没有%3的 A 或 3 来赢它。</translation>
    </message>
    <message>
        <source>%0 leads the %1: its %2 points come home if it isn&apos;t taken, and little is lost if it is.</source>
        <translation>%0领出%1：没人赢走，它的 %2 分就到手；被赢走也没多大损失。</translation>
    </message>
    <message>
        <source>%0 leads the %1: the %2 would be easier to take.</source>
        <translation>%0领出%1：%2更容易被赢走。</translation>
    </message>
    <message>
        <source>%0 lets this one go and throws the %1: that costs only %2 points, and no trump.</source>
        <translation>%0放掉这墩，垫%1：只丢 %2 分，又不费主牌。</translation>
    </message>
    <message>
        <source>The game is as good as lost for %0, who takes this trick all the same: %1 would win with it at once.</source>
        <translation>这局%0差不多输定了，但这墩还是要赢下：让%1拿走，整局当场就输了。</translation>
    </message>
    <message>
        <source>The game is lost whichever card is played now: with best play on both sides %0 ends with %1 points.</source>
        <translation>现在出哪张都是输：双方都打得最好时，%0最后有 %1 分。</translation>
    </message>
    <message>
        <source>The game is lost, but %0 still ends with at least %1 points.</source>
        <translation>这局%0输定了，但最后至少还有 %1 分。</translation>
    </message>
    <message>
        <source>The game is as good as lost for %0, whichever card is played.</source>
        <translation>不管出哪张，这局%0都差不多输定了。</translation>
    </message>
    <message>
        <source>%0 lets this one go: its %1 points are not worth a trump.</source>
        <translation>%0放掉这墩：才 %1 分，不值得用一张主牌。</translation>
    </message>
    <message>
        <source>%0 also draws the hidden card of the stock, which may be the %1.</source>
        <translation>而且牌堆里扣着的那张由%0来摸，可能就是%1。</translation>
    </message>
    <message>
        <source>%0 wins the game whichever card is played: nobody can take the %1, and with it %0 has at least %2 points.</source>
        <translation>不管出哪张，这局%0都赢定了：%1没人赢得走，有了它，%0起码有 %2 分。</translation>
    </message>
    <message>
        <source>The game is as good as won for %0, whichever card is played.</source>
        <translation>不管出哪张，这局%0都差不多赢定了。</translation>
    </message>
    <message>
        <source>%0 lets this one go, though it costs %1 points: the %2 is the highest trump left and may take an ace or a three later.</source>
        <translation>%0放掉这墩，虽然要丢 %1 分：剩下的主牌就数%2最大，以后也许能抓住 A 或 3。</translation>
    </message>
    <message>
        <source>%0 lets this one go, though it costs %1 points: the %2 can take more in another trick.</source>
        <translation>%0放掉这墩，虽然要丢 %1 分：%2在别的墩里能赢更多分。</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick, throws the %1 and keeps the %2, which is harder to take as a lead.</source>
        <translation>%0赢不了这墩，垫%1，把%2留着，领出来更难被赢走。</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick and throws the %1, the only card without points.</source>
        <translation>%0赢不了这墩，垫%1：没有分的牌只有这一张。</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick and throws the %1: it costs %2 points, but no card in hand costs less.</source>
        <translation>%0赢不了这墩，垫%1：要丢 %2 分，但手里没有更省的牌了。</translation>
    </message>
    <message>
        <source>None of the cards %0 holds has points, so it matters little which one is led.</source>
        <translation>%0手里没有一张带分，领出哪张差别不大。</translation>
    </message>
    <message>
        <source>%0 keeps both trumps for later.</source>
        <translation>%0把两张主牌都留到以后。</translation>
    </message>
    <message>
        <source>%0 trumps it with the %1: any other card would cost at least %2 points.</source>
        <translation>%0用主牌%1赢：出别的牌，起码要丢 %2 分。</translation>
    </message>
    <message>
        <source>%0 trumps it with the %1: throwing the %2 would cost %3 points.</source>
        <translation>%0用主牌%1赢：要是垫%2，就丢了 %3 分。</translation>
    </message>
    <message>
        <source>%0 trumps it with the %1: that is %2 points.</source>
        <translation>%0用主牌%1赢：有 %2 分。</translation>
    </message>
    <message>
        <source>%0 trumps it with the %1: nobody plays after that, so its %2 points are safe.</source>
        <translation>%0用主牌%1赢：后面没人出牌了，它的 %2 分稳了。</translation>
    </message>
    <message>
        <source>%0 trumps it with the %1 and keeps the %2: it may take an ace or a three later.</source>
        <translation>%0用主牌%1赢，%2留着：以后也许能抓住 A 或 3。</translation>
    </message>
    <message>
        <source>%0 trumps it with the %1 and keeps the %2 for a trick that needs it.</source>
        <translation>%0用主牌%1赢，%2留给用得着的墩。</translation>
    </message>
    <message>
        <source>%0 trumps it with the %1: there are no points in it, but it brings the lead.</source>
        <translation>%0用主牌%1赢：这墩没有分，但能领出下一墩。</translation>
    </message>
    <message>
        <source>%0 can&apos;t take this trick and throws the %1, the lowest card.</source>
        <translation>%0赢不了这墩，垫最小的%1。</translation>
    </message>
    <message>
        <source>%0 leads the %1: it has no points and isn&apos;t a trump, so nothing is lost if it is taken.</source>
        <translation>%0领出%1：它没有分，也不是主牌，被赢走也没损失。</translation>
    </message>
    <message>
        <source>%0 leads the %1: it has no points, so nothing is lost if it is taken.</source>
        <translation>%0领出%1：它没有分，被赢走也没损失。</translation>
    </message>
    <message>
        <source>%0 has no ace or three to lose, so it matters little which card is led.</source>
        <translation>%0没有 A 或 3 可丢，领出哪张差别不大。</translation>
    </message>
</context>
<context>
    <name>BriscolaRules</name>
    <message>
        <source>In a minute</source>
        <translation>一分钟学会</translation>
    </message>
    <message>
        <source>Forty cards hold 120 points. Whoever takes more than half of them wins. Everybody has three cards; one more lies face up under the stock and names the trump suit, the briscola. In turn each plays one card; the best card takes the trick, its winner draws first from the stock and leads the next.</source>
        <translation>四十张牌共有 120 分，拿到一半以上就赢。每人手里三张牌；另有一张翻开压在牌堆底下，它的花色就是主牌，意大利语叫 briscola。大家轮流各出一张，凑成一墩，最大的牌赢下这墩；赢家先从牌堆摸牌，再领出下一墩。</translation>
    </message>
    <message>
        <source>You may always play any card you like: there is no duty to follow suit.</source>
        <translation>想出哪张就出哪张：不必跟花色。</translation>
    </message>
    <message>
        <source>The cards and what they are worth</source>
        <translation>牌的大小和分值</translation>
    </message>
    <message>
        <source>There are four suits: cups, coins, swords and clubs. In each suit this is the order, best card first, and these are the points:</source>
        <translation>花色有四种：圣杯、金币、宝剑和棍棒。每种花色从大到小依次如下，牌下是分值：</translation>
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
        <translation>国王：4 分</translation>
    </message>
    <message>
        <source>knight: 3</source>
        <translation>骑士：3 分</translation>
    </message>
    <message>
        <source>jack: 2</source>
        <translation>侍从：2 分</translation>
    </message>
    <message>
        <source>Mind the three: it is the second best card of its suit. The letters on the court cards are Italian: R for re (king), C for cavallo (knight), F for fante (jack).</source>
        <translation>留意 3：同花色里它排第二。人头牌的字母是意大利语：R 是 re（国王），C 是 cavallo（骑士），F 是 fante（侍从）。</translation>
    </message>
    <message>
        <source>Who takes the trick</source>
        <translation>一墩归谁</translation>
    </message>
    <message>
        <source>If there is a trump in the trick, the highest trump takes it. If not, the highest card of the suit that was led takes it. A card of another suit takes nothing, however high it is.</source>
        <translation>墩里有主牌，最大的主牌赢；没有主牌，领出花色里最大的牌赢。其他花色的牌再大也赢不了。</translation>
    </message>
    <message>
        <source>Say cups are trump:</source>
        <translation>假设圣杯是主牌：</translation>
    </message>
    <message>
        <source>The king takes the five: same suit, higher card. 4 points.</source>
        <translation>国王赢 5：花色相同，国王更大。得 4 分。</translation>
    </message>
    <message>
        <source>The two takes the ace: cups are trump. 11 points.</source>
        <translation>2 赢 A：圣杯是主牌。得 11 分。</translation>
    </message>
    <message>
        <source>Drawing and the end</source>
        <translation>摸牌与终局</translation>
    </message>
    <message>
        <source>After each trick its winner draws first, then the others in turn. The last card to be drawn is the trump card under the stock, so everybody sees who gets it. When the stock is used up, the last three cards are played without drawing.</source>
        <translation>每墩过后，赢家先摸一张，其他人依次各摸一张。最后摸到的是压在牌堆底下的那张主牌，所以大家都看得到它归谁。牌堆摸完后，只打手里最后三张牌，不再摸牌。</translation>
    </message>
    <message>
        <source>Then the points are counted: 61 win, 60 to 60 is a draw.</source>
        <translation>最后数分：满 61 分获胜，60 比 60 是平局。</translation>
    </message>
    <message>
        <source>Three and four players</source>
        <translation>三人和四人</translation>
    </message>
    <message>
        <source>Four play in two partnerships; partners sit opposite each other and count their points together.</source>
        <translation>四人分成两对搭档；搭档对面而坐，分数合在一起算。</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>小窍门</translation>
    </message>
    <message>
        <source>Lead cards without points while you do not know what is coming, and keep small trumps to catch an ace or a three. Whoever plays last to a trick knows what it is worth: giving away a worthless trick to be last in the next one is often right.</source>
        <translation>形势不明时，先领出没有分的牌；小主牌留着抓 A 和 3。最后出牌的人知道这墩值多少：放掉没有分的一墩，好在下一墩最后出牌，往往是对的。</translation>
    </message>
    <message>
        <source>H shows a hint: it knows only what you know, and says why. T shows the tricks so far. You may take moves back.</source>
        <translation>按 H 看提示：它知道的和你一样多，还会说明理由。按 T 回看打过的墩。出错了可以悔牌。</translation>
    </message>
    <message>
        <source>The five takes the ace: another suit, and not a trump. 11 points.</source>
        <translation>5 赢 A：A 花色不同，又不是主牌。得 11 分。</translation>
    </message>
    <message>
        <source>Three players play for themselves with 39 cards: the two of cups stays in the box. The most points win.</source>
        <translation>三人各自为战，用 39 张牌：圣杯2留在盒子里。分数最多的人获胜。</translation>
    </message>
</context>
<context>
    <name>BriscolaView</name>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cards in the stock</comment>
        <translation>
            <numerusform>剩 %n 张</numerusform>
        </translation>
    </message>
    <message>
        <source>No stock left</source>
        <translation>牌堆已空</translation>
    </message>
    <message>
        <source>Trump: %1</source>
        <translation>主牌：%1</translation>
    </message>
    <message>
        <source>Trump card: %1</source>
        <translation>翻开的主牌：%1</translation>
    </message>
    <message>
        <source>%1: %2 points</source>
        <translation>%1：%2 分</translation>
    </message>
    <message numerus="yes">
        <source>%n cards won</source>
        <translation>
            <numerusform>赢得 %n 张</numerusform>
        </translation>
    </message>
    <message>
        <source>points</source>
        <translation>分</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n 张牌</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CalibrationForm</name>
    <message>
        <source>Who tells chances</source>
        <translation>谁来预估</translation>
    </message>
    <message>
        <source>A curve for each</source>
        <translation>曲线怎么分</translation>
    </message>
    <message>
        <source>One for all decisions</source>
        <translation>所有决策一条</translation>
    </message>
    <message>
        <source>Role of the player</source>
        <translation>玩家的角色</translation>
    </message>
    <message>
        <source>Phase of the deal</source>
        <translation>牌局的阶段</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Ten times as many show errors a third as large.</source>
        <translation>局数加到十倍，小到三分之一的偏差也看得出来。</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>The same seed gives the same deals, and the same result.</source>
        <translation>种子相同，牌局就相同，结果也相同。</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Each player plays against itself and tells, at every decision, its chance to win or the points it expects. The plot shows what came of them.</source>
        <translation>每个玩家自己跟自己打，每次决策都预估胜率或得分。图上显示后来结果如何。</translation>
    </message>
    <message numerus="yes">
        <source>Choose up to %n player(s). All play the same deals.</source>
        <translation>
            <numerusform>最多选 %n 名玩家，打的牌局都相同。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CalibrationView</name>
    <message>
        <source>%1 decisions, on average %2 in 100 off; if all were true, chance alone would show %3.</source>
        <translation>%1 次决策，平均偏差 %2%；就算全都估准，单凭运气也会差 %3%。</translation>
    </message>
    <message>
        <source>%1 decisions, on average %2 points off; if all were true, chance alone would show %3.</source>
        <translation>%1 次决策，平均偏差 %2 分；就算全都估准，单凭运气也会差 %3 分。</translation>
    </message>
    <message>
        <source>%1: chances of %2</source>
        <comment>game, player</comment>
        <translation>%1：%2的胜率预估</translation>
    </message>
    <message>
        <source>All experiments</source>
        <translation>所有实验</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>另存为 CSV</translation>
    </message>
    <message>
        <source>Save as JSON</source>
        <translation>另存为 JSON</translation>
    </message>
    <message>
        <source>This player tells no chances.</source>
        <translation>这个玩家不预估胜率。</translation>
    </message>
    <message>
        <source>Chances told against games won</source>
        <translation>预估胜率与实际胜率</translation>
    </message>
    <message>
        <source>Each point is about a tenth of what it told, with its 95 % interval. Above the diagonal it was too careful, below it too bold.</source>
        <translation>每个点约代表十分之一的预估，附 95% 置信区间。在对角线上方是太保守，在下方是太大胆。</translation>
    </message>
</context>
<context>
    <name>CardTableView</name>
    <message>
        <source>Your lead</source>
        <translation>由你领出</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>轮到你了</translation>
    </message>
</context>
<context>
    <name>ChancePanel</name>
    <message>
        <source>Nobody</source>
        <translation>无人</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2%</translation>
    </message>
    <message>
        <source>Each card that you have not seen is equally likely to be anywhere it can be:
with a player who has not shown a void in its suit, or with nobody, face down.</source>
        <translation>你没见过的每张牌，在它可能在的每个地方机会均等：
在没有露出缺这门花色的人手里，或者没有人拿、面朝下。</translation>
    </message>
    <message>
        <source>Who holds what, in %</source>
        <translation>谁手里有什么（%）</translation>
    </message>
</context>
<context>
    <name>ClanPlate</name>
    <message>
        <source>%1: %2 captured</source>
        <translation>%1：夺得 %2 个</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>领先</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <comment>in hand and supply</comment>
        <translation>
            <numerusform>剩 %n 个板块</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClimbingView</name>
    <message>
        <source>Rounds</source>
        <translation>回看</translation>
    </message>
    <message>
        <source>Class %1: %2</source>
        <translation>%1 级：%2</translation>
    </message>
    <message numerus="yes">
        <source>cards</source>
        <comment>left in a hand</comment>
        <translation>
            <numerusform>张</numerusform>
        </translation>
    </message>
    <message>
        <source>Sorted by rank</source>
        <translation>按点数排列</translation>
    </message>
    <message>
        <source>Sorted by suit</source>
        <translation>按花色排列</translation>
    </message>
    <message>
        <source>Sorted by combination</source>
        <translation>按牌型排列</translation>
    </message>
    <message>
        <source>Classes of the cards</source>
        <translation>牌的等级</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>还剩 %n 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>不出</translation>
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
        <translation>握有牌权</translation>
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
        <translation>继续</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>下一课</translation>
    </message>
    <message>
        <source>Back to the lessons</source>
        <translation>返回课程</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>退出本课</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Copy the command</source>
        <translation>复制命令</translation>
    </message>
    <message>
        <source>The command is copied. It gives the same figures in a terminal.</source>
        <translation>命令已复制。在终端里运行会得到同样的数据。</translation>
    </message>
</context>
<context>
    <name>ContestantRow</name>
    <message>
        <source>Parameters of %1</source>
        <translation>%1 的参数</translation>
    </message>
    <message>
        <source>Put %1 first</source>
        <translation>把 %1 放到首位</translation>
    </message>
    <message>
        <source>Take %1 out</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>Usually %1.</source>
        <translation>默认 %1。</translation>
    </message>
    <message>
        <source>From %1 to %2, usually %3.</source>
        <translation>%1 至 %2，默认 %3。</translation>
    </message>
    <message>
        <source>The path of a file; usually there is none.</source>
        <translation>文件路径，默认没有。</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>The goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Four players hold thirteen cards each, and everybody plays alone. Whoever gets rid of all their cards first wins the deal.</source>
        <translation>四个人，每人十三张牌，各打各的。谁最先出完手里的牌，谁就赢下这局。</translation>
    </message>
    <message>
        <source>Whoever holds the three of diamonds begins, with a play that contains it. You hold it. Click it, then press Play.</source>
        <translation>有方块3的人先出，第一手牌必须带上它。它在你手里：点一下选中，再按“出牌”。</translation>
    </message>
    <message>
        <source>Your lowest card is gone. Now the others answer in turn, each with a higher card.</source>
        <translation>你最小的牌走了。接着其他人轮流出更大的牌。</translation>
    </message>
    <message>
        <source>That contains the three of diamonds and is allowed, but for now play it alone.</source>
        <translation>这手牌带上了方块3，可以出，不过这次先单出这一张。</translation>
    </message>
    <message>
        <source>The jack of hearts is the highest so far. Your queen, king, ace and 2 are all higher. Play one of them.</source>
        <translation>目前最大的是红桃J。你的 Q、K、A 和 2 都比它大，出其中一张。</translation>
    </message>
    <message>
        <source>All others pass, so the round is yours, and you begin the next one: you lead.</source>
        <translation>其他人都不出，这一轮归你，下一轮由你先出。</translation>
    </message>
    <message>
        <source>You may pass, but this time beat the jack: you have four cards that do.</source>
        <translation>不出也可以，不过这次压过 J 吧：你有四张牌压得过。</translation>
    </message>
    <message>
        <source>Another deal, much later: you have the lead, and a single card is left in your hand. Play it.</source>
        <translation>另一局，已经快打完了：牌权在你手里，你只剩一张牌。出掉它。</translation>
    </message>
    <message>
        <source>All thirteen are gone, and you are the first: you win the deal.</source>
        <translation>十三张全出完了，你是第一个：这局你赢了。</translation>
    </message>
    <message>
        <source>High and low</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>The 2 is the highest rank, then ace, king, queen and so on down to the 3. You hold one card of each rank.</source>
        <translation>2 最大，然后是 A、K、Q，依次往下，3 最小。每种点数你各有一张。</translation>
    </message>
    <message>
        <source>The king of spades lies on the table. Beat it as cheaply as you can.</source>
        <translation>桌上是黑桃K。用尽量小的牌压过它。</translation>
    </message>
    <message>
        <source>The ace is the next rank above the king, and you still have your 2.</source>
        <translation>A 只比 K 大一级，你的 2 还留着。</translation>
    </message>
    <message>
        <source>One of your cards is just above the king. From the top: 2, ace, king, queen.</source>
        <translation>你有一张牌正好比 K 大一级。从大到小：2、A、K、Q。</translation>
    </message>
    <message>
        <source>Between two cards of one rank the suit decides: spades are highest, then hearts, clubs, diamonds. So your king of hearts couldn&apos;t have beaten the king of spades.</source>
        <translation>点数相同时比花色：黑桃最大，其次是红桃、梅花、方块。所以刚才你的红桃K压不过黑桃K。</translation>
    </message>
    <message>
        <source>Now the nine of hearts lies on the table. Beat it with a nine.</source>
        <translation>现在桌上是红桃9。用一张 9 压过它。</translation>
    </message>
    <message>
        <source>Spades beat hearts, so the nine of spades is enough. Your higher cards stay with you.</source>
        <translation>黑桃大过红桃，黑桃9就够了。更大的牌还留在你手里。</translation>
    </message>
    <message>
        <source>A nine is enough, if its suit is higher than hearts.</source>
        <translation>一张 9 就够，只要花色比红桃大。</translation>
    </message>
    <message>
        <source>Singles and pairs</source>
        <translation>单张和对子</translation>
    </message>
    <message>
        <source>Whoever leads plays one card, a pair or five cards that belong together. The others must play just as many cards, and higher ones, or pass.</source>
        <translation>先出的人可以出单张、对子，或五张成牌型的牌。其他人要出同样张数而更大的牌，或者不出。</translation>
    </message>
    <message>
        <source>Two sevens lie on the table: diamonds and hearts. A pair is as high as its higher card. Beat it as cheaply as you can.</source>
        <translation>桌上是一对 7：方块和红桃。对子比较其中较大的那张。用尽量小的对子压过它。</translation>
    </message>
    <message>
        <source>Your seven of spades is higher than the seven of hearts, so your pair is higher.</source>
        <translation>你的黑桃7比红桃7大，所以你的对子更大。</translation>
    </message>
    <message>
        <source>A lower pair of yours is enough. The rank may be the same, if the higher card&apos;s suit is higher.</source>
        <translation>用更小的对子就够了。点数相同也行，只要较大那张的花色更大。</translation>
    </message>
    <message>
        <source>The player on your right has two nines. Beat them, but save your aces.</source>
        <translation>右边的玩家出了一对 9。压过它，但把 A 留着。</translation>
    </message>
    <message>
        <source>Two tens are enough. All others have passed, so you lead.</source>
        <translation>一对 10 就够了。其他人都不出，由你先出。</translation>
    </message>
    <message>
        <source>Without the aces, but without giving up the round: a pair just above the nines is enough.</source>
        <translation>不动 A，也别放弃这一轮：正好比 9 大一点的对子就够了。</translation>
    </message>
    <message>
        <source>You lead, so you choose how many cards. Get rid of your lowest pair.</source>
        <translation>由你先出，出几张你来定。把最小的对子出掉。</translation>
    </message>
    <message>
        <source>Two low cards gone at once. Now everybody must answer with pairs.</source>
        <translation>一次走掉两张小牌。现在大家都得出对子。</translation>
    </message>
    <message>
        <source>You may lead that, but this time lead the lowest two cards of one rank.</source>
        <translation>这样出也可以，不过这次出一对，挑点数最小的。</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>不出</translation>
    </message>
    <message>
        <source>Two queens lie on the table. You may pass even when you could play. The only higher pair you hold is your two 2s, and you will need them later: pass.</source>
        <translation>桌上是一对 Q。能压也可以不出。比它大的，你只有一对 2，以后还用得着：这次不出吧。</translation>
    </message>
    <message>
        <source>You keep both 2s. Watch how the round goes on without you.</source>
        <translation>两张 2 都留住了。看看这一轮没有你会怎么打。</translation>
    </message>
    <message>
        <source>You may, but one at a time your 2s can win you two rounds. Passing costs nothing now.</source>
        <translation>这样也行，不过两张 2 分开用，能替你赢下两轮。现在不出，什么也不损失。</translation>
    </message>
    <message>
        <source>You were skipped: whoever has passed is out until the round is over. The player on your left won it and has led the six of diamonds.</source>
        <translation>轮到你时跳过了：不出之后，要等这一轮结束才能再出。左边的玩家赢了这一轮，先出了方块6。</translation>
    </message>
    <message>
        <source>It is a new round, and you are in again. Beat the six of diamonds as cheaply as you can.</source>
        <translation>新的一轮，你又能出了。用尽量小的牌压过方块6。</translation>
    </message>
    <message>
        <source>Spades beat diamonds, and a low card is gone. One more thing: whoever leads cannot pass.</source>
        <translation>黑桃大过方块，又走掉一张小牌。还有一点：先出的人不能不出。</translation>
    </message>
    <message>
        <source>Your cheapest answer has the same rank, in a higher suit.</source>
        <translation>最省的那张：点数相同，花色更大。</translation>
    </message>
    <message>
        <source>Five cards</source>
        <translation>五张牌</translation>
    </message>
    <message>
        <source>Five ranks in a row are a straight; the highest card decides between two of them. Five cards of one suit are a flush, and a flush beats every straight.</source>
        <translation>五张点数相连的牌是顺子，两个顺子比最大的那张。五张花色相同的牌是同花，同花大过所有顺子。</translation>
    </message>
    <message>
        <source>You could beat this with a higher straight, but also with a flush. Play your flush.</source>
        <translation>用更大的顺子压得过，用同花也行。出同花吧。</translation>
    </message>
    <message>
        <source>A flush beats every straight, even one up to the ace.</source>
        <translation>同花大过所有顺子，哪怕顺子一直连到 A。</translation>
    </message>
    <message>
        <source>Look for the suit of which you hold five cards, and play them all.</source>
        <translation>找出你有五张的那门花色，全部出掉。</translation>
    </message>
    <message>
        <source>Three of a kind and a pair are a full house. It beats every flush, and only its three cards of a kind count. Beat this flush, but keep your queens.</source>
        <translation>三条加一对是葫芦，大过所有同花；葫芦之间只比三条。压过这手同花，但把 Q 留着。</translation>
    </message>
    <message>
        <source>Any full house beats any flush, and your two queens are still yours.</source>
        <translation>葫芦大过任何同花，你的两张 Q 也还在。</translation>
    </message>
    <message>
        <source>Your three fives and a pair beat it, and the pair&apos;s rank doesn&apos;t matter: use the lower one.</source>
        <translation>你的三张 5 加一对就压得过，对子多大都一样：用小的那对。</translation>
    </message>
    <message>
        <source>Four of a kind, with any fifth card, beats every full house. Only a straight flush, a straight of one suit, ranks above it. Play four of a kind with your lowest other card.</source>
        <translation>四张点数相同的牌加任意一张，大过所有葫芦。比它更大的只有同花顺，也就是花色相同的顺子。出四带一，带上其余牌里最小的一张。</translation>
    </message>
    <message>
        <source>Only a higher four of a kind or a straight flush could beat that.</source>
        <translation>只有更大的四带一或同花顺才压得过。</translation>
    </message>
    <message>
        <source>Take all four of your fours, and the lowest of your other cards with them.</source>
        <translation>四张 4 全出，再带上其余牌里最小的一张。</translation>
    </message>
    <message>
        <source>The last cards</source>
        <translation>最后几张牌</translation>
    </message>
    <message>
        <source>You hold four cards. The player opposite has a single card left and must not get to play it. Take the round with a card that nobody can beat.</source>
        <translation>你有四张牌。对面的玩家只剩一张，不能让这张牌出掉。用一张没人压得过的牌赢下这一轮。</translation>
    </message>
    <message>
        <source>Nothing beats the two of spades. Now you lead.</source>
        <translation>没有牌压得过黑桃2。现在由你先出。</translation>
    </message>
    <message>
        <source>The player opposite might beat what lies there then, and would be out. Which card is the highest of all?</source>
        <translation>那样对面的玩家可能压得过，一压就出完了。哪张牌最大？</translation>
    </message>
    <message>
        <source>Left are a five and two jacks. Lead something that a player with a single card can&apos;t answer.</source>
        <translation>还剩一张 5 和两张 J。先出只剩一张牌的人压不了的。</translation>
    </message>
    <message>
        <source>One card can&apos;t answer a pair. The others have no higher pair either.</source>
        <translation>一张牌压不了对子。其他人也没有更大的对子。</translation>
    </message>
    <message>
        <source>A single card can be beaten with a single card, and the player opposite has just one.</source>
        <translation>单张可以用单张压，对面的玩家正好有一张。</translation>
    </message>
    <message>
        <source>The lead is still yours, and this is your last card.</source>
        <translation>牌权还在你手里，这是你最后一张牌。</translation>
    </message>
    <message>
        <source>You win the deal, because your lowest card came last, when nobody could answer it.</source>
        <translation>这局你赢了，因为最小的牌留到最后，那时谁也压不了。</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>计分</translation>
    </message>
    <message>
        <source>When somebody is out, everybody else loses a point for each card they still hold. The winner gets all these points. The plates show how many cards are left.</source>
        <translation>有人出完牌后，其他人手里每剩一张牌扣一分，扣的分都归赢家。各人的座位旁写着还剩几张牌。</translation>
    </message>
    <message>
        <source>The player on your right has one card left and may soon be out. Get rid of as many cards as you can at once.</source>
        <translation>右边的玩家只剩一张牌，可能很快出完。一次尽量多出几张。</translation>
    </message>
    <message>
        <source>Five cards that can&apos;t cost you anything any more. Nobody beats the straight, so you lead again.</source>
        <translation>这五张牌再也不会让你扣分了。没人压得过这个顺子，下一手还是你先出。</translation>
    </message>
    <message>
        <source>You can play more cards than that at once: look for ranks in a row.</source>
        <translation>一次还能出得更多：找找相连的点数。</translation>
    </message>
    <message>
        <source>Now you can even win. Left are a four and two kings, and the player on your right still has one card. Lead what it can&apos;t beat.</source>
        <translation>现在你甚至能赢。还剩一张 4 和两张 K，右边的玩家仍然只剩一张。先出那张牌压不过的。</translation>
    </message>
    <message>
        <source>All pass, and your four wins the deal. The others hold 1, 5 and 4 cards: you get ten points.</source>
        <translation>大家都不出，你用 4 赢下这局。其他人还剩 1、5、4 张牌：你得十分。</translation>
    </message>
    <message>
        <source>One card can beat one card. It can&apos;t beat a pair.</source>
        <translation>一张牌压得过单张，压不过对子。</translation>
    </message>
    <message>
        <source>What fits together</source>
        <translation>哪些牌能配在一起</translation>
    </message>
    <message>
        <source>Before you play, see what fits together. Here you have a straight from four to eight, three pairs and two cards that fit nowhere: the queen and the 2.</source>
        <translation>出牌之前，先看哪些牌能配在一起。这里有 4 到 8 的顺子、三个对子，还有两张配不上的牌：Q 和 2。</translation>
    </message>
    <message>
        <source>The player on your left has led the three of diamonds. Answer with a card that fits nowhere, but keep your highest.</source>
        <translation>左边的玩家先出了方块3。出一张配不上的牌，但把最大的留着。</translation>
    </message>
    <message>
        <source>The queen belongs to nothing, so your straight and your pairs stay whole.</source>
        <translation>Q 跟别的牌都配不上，出掉它，顺子和对子都不用拆。</translation>
    </message>
    <message>
        <source>Look for the card that is in no straight and no pair. The 2 can wait, but don&apos;t pass.</source>
        <translation>找那张不在顺子里、也不成对的牌。2 可以等等，但这次要出牌。</translation>
    </message>
    <message>
        <source>The ace of spades is on the table, and only your 2 beats it. All your other cards fit together, so the lead is worth it. Take it.</source>
        <translation>桌上是黑桃A，只有你的 2 压得过。你其余的牌都配好了，牌权值得抢。拿下吧。</translation>
    </message>
    <message>
        <source>Nobody can beat the two of spades. You lead, and choose what is played.</source>
        <translation>没人压得过黑桃2。由你先出，出什么由你定。</translation>
    </message>
    <message>
        <source>This is what the 2 is for: with the lead, your good plays can follow one after another.</source>
        <translation>2 就是这样用的：有了牌权，好牌就能一手接一手地出。</translation>
    </message>
    <message>
        <source>You lead. Get rid of as many cards at once as you can.</source>
        <translation>由你先出。一次走掉尽量多的牌。</translation>
    </message>
    <message>
        <source>Everybody passes, and you lead again: only three pairs are left.</source>
        <translation>大家都不出，下一手还是你先出：只剩三个对子了。</translation>
    </message>
    <message>
        <source>You hold five cards that go together, and nobody has to be beaten now.</source>
        <translation>你有五张能一起出的牌，现在又不用压谁。</translation>
    </message>
    <message>
        <source>What the cards are worth</source>
        <translation>牌值多少分</translation>
    </message>
    <message>
        <source>Briscola is played for points. An ace is worth 11, a three 10, a king 4, a knight 3 and a jack 2. All other cards are worth nothing.</source>
        <translation>布里斯科拉比的是分数。A 值 11 分，3 值 10 分，国王 4 分，骑士 3 分，侍从 2 分，其他牌都没有分。</translation>
    </message>
    <message>
        <source>A trick is one card from each of you, and the better one takes both. You lead: play the card that is worth nothing.</source>
        <translation>你们各出一张就是一墩，大的那张把两张都赢走。由你领出：出没有分的那张。</translation>
    </message>
    <message>
        <source>A seven looks big, but it is worth nothing. Your opponent&apos;s knight takes it: 3 points.</source>
        <translation>7 看着大，其实没有分。对手的骑士赢下这墩：3 分。</translation>
    </message>
    <message>
        <source>That card is worth points: an ace 11, a three 10.</source>
        <translation>这张牌有分：A 值 11 分，3 值 10 分。</translation>
    </message>
    <message>
        <source>Now your opponent leads the king of cups, worth 4 points. The ace is the highest card of each suit: take the king.</source>
        <translation>现在对手领出圣杯国王，值 4 分。每种花色里 A 最大：赢下国王。</translation>
    </message>
    <message>
        <source>Your ace takes the king: 11 and 4 make 15 points.</source>
        <translation>你的 A 赢下国王：11 加 4，一共 15 分。</translation>
    </message>
    <message>
        <source>A club doesn&apos;t take a cup here. You need a higher card of the king&apos;s own suit.</source>
        <translation>棍棒在这里赢不了圣杯。要用跟国王同花色、又更大的牌。</translation>
    </message>
    <message>
        <source>Here your points are counted. The deck holds 120: with 61 you have won, and 60 each is a draw.</source>
        <translation>这里显示你的分数。整副牌共 120 分：拿到 61 分就赢，各 60 分是平局。</translation>
    </message>
    <message>
        <source>What beats what</source>
        <translation>谁大谁小</translation>
    </message>
    <message>
        <source>In every suit this is the order: ace, three, king, knight, jack, seven, six, five, four, two. Mind the three: it is the second best card.</source>
        <translation>每种花色从大到小都是：A、3、国王、骑士、侍从、7、6、5、4、2。留意 3：它排第二。</translation>
    </message>
    <message>
        <source>Your opponent leads the king of swords. Take it.</source>
        <translation>对手领出宝剑国王。赢下它。</translation>
    </message>
    <message>
        <source>The three beats the king: 14 points for you.</source>
        <translation>3 比国王大：你得 14 分。</translation>
    </message>
    <message>
        <source>Of your cards, only a sword higher than the king takes it.</source>
        <translation>你的牌里，只有比国王大的宝剑能赢它。</translation>
    </message>
    <message>
        <source>Your opponent leads the four of clubs, and you have no clubs. A high card of another suit doesn&apos;t help here. Give away the card that costs you least.</source>
        <translation>对手领出棍棒4，你没有棍棒。这时别的花色再大也没用。舍掉损失最小的一张。</translation>
    </message>
    <message>
        <source>The four takes the trick, but there are no points in it.</source>
        <translation>4 赢下这墩，但里面没有分。</translation>
    </message>
    <message>
        <source>The four takes the trick whatever you play. Don&apos;t give it any points.</source>
        <translation>不管你出什么，4 都会赢下这墩。别往里送分。</translation>
    </message>
    <message>
        <source>Had you played the ace of cups, the little four would have taken its 11 points. Cards of another suit take nothing, trumps excepted: they come next.</source>
        <translation>要是刚才出了圣杯A，小小的 4 就能赢走它的 11 分。花色不同的牌赢不了，主牌除外：接下来就讲主牌。</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>主牌</translation>
    </message>
    <message>
        <source>The card under the stock names the trump suit: coins in this game. A trump takes any card of the other three suits.</source>
        <translation>压在牌堆底下的那张决定主牌花色：这局是金币。主牌能赢另外三种花色的任何牌。</translation>
    </message>
    <message>
        <source>Your opponent leads the ace of swords, worth 11 points. Take it.</source>
        <translation>对手领出宝剑A，值 11 分。赢下它。</translation>
    </message>
    <message>
        <source>The two of coins is the smallest trump, and it takes the ace. 11 points for you.</source>
        <translation>金币2是最小的主牌，照样赢下 A。你得 11 分。</translation>
    </message>
    <message>
        <source>That card doesn&apos;t take the ace, for it is no trump.</source>
        <translation>这张牌赢不了 A，因为它不是主牌。</translation>
    </message>
    <message>
        <source>Here your opponent leads a trump, the jack of coins. Take it.</source>
        <translation>这里对手领出主牌，金币侍从。赢下它。</translation>
    </message>
    <message>
        <source>Among trumps the higher one takes the trick: 4 and 2 make 6 points.</source>
        <translation>主牌之间，大的赢：4 加 2，一共 6 分。</translation>
    </message>
    <message>
        <source>That card doesn&apos;t take it. A trump is taken only by a higher trump.</source>
        <translation>这张牌赢不了它。主牌只会输给更大的主牌。</translation>
    </message>
    <message>
        <source>Any card may be played</source>
        <translation>想出哪张就出哪张</translation>
    </message>
    <message>
        <source>Your opponent leads the knight of cups. You have a cup, but you need not follow suit: you may always play any card.</source>
        <translation>对手领出圣杯骑士。你有圣杯，但不必跟花色：每次都是想出哪张就出哪张。</translation>
    </message>
    <message>
        <source>Two of your cards take the knight. Take it without spending your trump.</source>
        <translation>你有两张牌能赢骑士。赢下它，但别花掉主牌。</translation>
    </message>
    <message>
        <source>The king takes the knight: 7 points, and you still have your trump.</source>
        <translation>国王赢下骑士：7 分，主牌也还在。</translation>
    </message>
    <message>
        <source>Take the trick, but with a card that is not a trump.</source>
        <translation>赢下这墩，但要用不是主牌的牌。</translation>
    </message>
    <message>
        <source>Your opponent leads the seven of swords. You play last to this trick, so nothing can take your ace of swords now. Bring its points home.</source>
        <translation>对手领出宝剑7。这墩你最后出牌，现在没人赢得走你的宝剑A。把它的分拿到手。</translation>
    </message>
    <message>
        <source>The ace takes the seven: 11 points that nobody can take from you.</source>
        <translation>A 赢下 7：这 11 分谁也抢不走。</translation>
    </message>
    <message>
        <source>The ace stays in your hand then, and later a trump may take it. Now it is safe.</source>
        <translation>那样 A 还留在手里，以后可能被主牌赢走。现在出它才稳。</translation>
    </message>
    <message>
        <source>Drawing cards</source>
        <translation>摸牌</translation>
    </message>
    <message>
        <source>This is the stock. After each trick both of you draw a card: first the winner of the trick, who also leads to the next one, then the other.</source>
        <translation>这是牌堆。每墩过后两人各摸一张：赢家先摸，输家后摸；下一墩由赢家领出。</translation>
    </message>
    <message>
        <source>You lead. Begin with a card that costs you nothing if it is taken.</source>
        <translation>由你领出。先出一张被赢走也没损失的牌。</translation>
    </message>
    <message>
        <source>The jack of coins takes it. Your opponent draws first, you draw next, and your opponent leads.</source>
        <translation>金币侍从赢下它。对手先摸，你后摸，下一墩由对手领出。</translation>
    </message>
    <message>
        <source>If your opponent takes that card, its points are gone as well.</source>
        <translation>这张牌要是被对手赢走，它的分也跟着没了。</translation>
    </message>
    <message>
        <source>Now your opponent leads the six of clubs. Take it: then you draw first, and lead.</source>
        <translation>现在对手领出棍棒6。赢下它：这样你先摸牌，也由你领出。</translation>
    </message>
    <message>
        <source>Your three takes it and brings home its own 10 points. You have drawn first, and you lead.</source>
        <translation>你的 3 赢下它，自己的 10 分也到手了。你已经先摸了牌，下一墩由你领出。</translation>
    </message>
    <message>
        <source>A cup doesn&apos;t take a club: cups are not trumps here.</source>
        <translation>圣杯赢不了棍棒：圣杯在这里不是主牌。</translation>
    </message>
    <message>
        <source>Near the end: one hidden card is left, and under it the ace of clubs, the best trump. The winner of this trick draws the hidden one, the loser the ace. So lose it.</source>
        <translation>快打完了：还剩一张看不见的牌，底下是棍棒A，最大的主牌。这墩的赢家摸看不见的那张，输家摸 A。所以这墩要输掉。</translation>
    </message>
    <message>
        <source>Your opponent takes a trick without points, and you draw the ace of trumps.</source>
        <translation>对手赢下没有分的一墩，你摸到主牌 A。</translation>
    </message>
    <message>
        <source>That cup beats the five. You would take the trick, and your opponent would draw the ace.</source>
        <translation>这张圣杯比 5 大。你会赢下这墩，A 就被对手摸走了。</translation>
    </message>
    <message>
        <source>Saving trumps</source>
        <translation>省着用主牌</translation>
    </message>
    <message>
        <source>Your opponent leads the three of clubs, worth 10 points. Take it, and spend as little as you can.</source>
        <translation>对手领出棍棒3，值 10 分。赢下它，用的牌越小越好。</translation>
    </message>
    <message>
        <source>The two is enough, and the seven of trumps is still yours.</source>
        <translation>2 就够了，主牌 7 还在你手里。</translation>
    </message>
    <message>
        <source>Take these 10 points, but with a smaller card: one will do.</source>
        <translation>这 10 分要拿，但用小一点的牌：小的就够了。</translation>
    </message>
    <message>
        <source>Your opponent leads the six of swords: no points. Keep your trump for an ace or a three, let this trick go, and give no points with it.</source>
        <translation>对手领出宝剑6：没有分。主牌留着抓 A 或 3，这墩放掉，别往里送分。</translation>
    </message>
    <message>
        <source>The six takes nothing but your four. And see what your opponent leads now.</source>
        <translation>6 只赢走你的 4。再看看对手这次领出了什么。</translation>
    </message>
    <message>
        <source>There are no points to win here. Spend no trump on it, and don&apos;t give away a king.</source>
        <translation>这墩没有分可赢。别花主牌，也别送掉国王。</translation>
    </message>
    <message>
        <source>The three of cups, 10 points! This is what you kept your trump for.</source>
        <translation>圣杯3，10 分！你留着主牌，就是为了它。</translation>
    </message>
    <message>
        <source>10 points for a seven. Small trumps are there to catch aces and threes.</source>
        <translation>用 7 换来 10 分。小主牌就是用来抓 A 和 3 的。</translation>
    </message>
    <message>
        <source>That card doesn&apos;t take the three: it is neither a trump nor the ace of cups.</source>
        <translation>这张牌赢不了 3：它不是主牌，也不是圣杯A。</translation>
    </message>
    <message>
        <source>The last three cards</source>
        <translation>最后三张牌</translation>
    </message>
    <message>
        <source>The stock is used up, and you hold the last trump. The ace of cups and the king of swords have not been played yet, so your opponent must have them.</source>
        <translation>牌堆摸完了，最后一张主牌在你手里。圣杯A和宝剑国王还没出过，一定在对手手里。</translation>
    </message>
    <message>
        <source>You have 36 points and need 61. Your opponent leads the seven of clubs: no points in it. Which card do you give?</source>
        <translation>你有 36 分，要拿到 61 分。对手领出棍棒7：没有分。你舍掉哪张？</translation>
    </message>
    <message>
        <source>Nothing lost. Now your opponent has to lead one of the two good cards: here is the ace.</source>
        <translation>什么也没损失。现在对手只能从两张好牌里领出一张：来的是 A。</translation>
    </message>
    <message>
        <source>There is nothing to win yet. Keep that card for the ace or the king.</source>
        <translation>这墩还没什么可赢的。把那张牌留给 A 或国王。</translation>
    </message>
    <message>
        <source>The ace of cups, 11 points. Take it.</source>
        <translation>圣杯A，11 分。赢下它。</translation>
    </message>
    <message>
        <source>Your last trump takes the ace. You have 47 points.</source>
        <translation>你用最后一张主牌赢下 A。你有 47 分了。</translation>
    </message>
    <message>
        <source>A sword doesn&apos;t take a cup. You have another card that takes it.</source>
        <translation>宝剑赢不了圣杯。你另有一张牌能赢它。</translation>
    </message>
    <message>
        <source>You lead your last card. The ace of swords is gone, and so are the trumps: nothing can take your three.</source>
        <translation>由你领出最后一张牌。宝剑A已经出过，主牌也没了：谁也赢不了你的 3。</translation>
    </message>
    <message>
        <source>The three takes the king, 14 points: 61 to 59. You win.</source>
        <translation>3 赢下国王，14 分：61 比 59。你赢了。</translation>
    </message>
    <message>
        <source>Three players: one is the landlord and plays alone against the other two, the peasants. Whoever is out of cards first wins for their side. Here you are the landlord.</source>
        <translation>三个人：一人当地主，独自对抗另外两个农民。谁先出完牌，谁那一方就赢。这里你是地主。</translation>
    </message>
    <message>
        <source>Suits don&apos;t matter. The red joker is the highest card, then the black joker, the 2, the ace, the king and so on down to the 3.</source>
        <translation>不论花色。大王最大，然后是小王、2、A、K，依次往下，3 最小。</translation>
    </message>
    <message>
        <source>The landlord leads first. Click your 3, then press Play.</source>
        <translation>地主先出。点选你的 3，再按“出牌”。</translation>
    </message>
    <message>
        <source>Your lowest card is gone. Now both peasants in turn play a higher single card.</source>
        <translation>你最小的牌走了。现在两个农民轮流出更大的单张。</translation>
    </message>
    <message>
        <source>That could be led, too. Let us begin with the 3 alone.</source>
        <translation>这样出也可以。不过我们先单出 3。</translation>
    </message>
    <message>
        <source>A 10 is the highest so far. Beat it with a single card, as cheaply as you can.</source>
        <translation>目前最大的是 10。用单张压过它，越小越好。</translation>
    </message>
    <message>
        <source>The jack is enough. Both peasants pass, so you lead again, whatever you like.</source>
        <translation>J 就够了。两个农民都不出，又由你先出，出什么都行。</translation>
    </message>
    <message>
        <source>You hold two cards of the rank just above the 10: one of them is enough.</source>
        <translation>正好比 10 大一级的牌，你有两张：出一张就够。</translation>
    </message>
    <message>
        <source>Pairs and triplets</source>
        <translation>对子和三张</translation>
    </message>
    <message>
        <source>Whoever leads chooses the form: a single card, a pair, a triplet and so on. The others must play the same form, but higher, or pass.</source>
        <translation>先出的人定牌型：单张、对子、三张等等。其他人要出同样牌型而更大的牌，或者不出。</translation>
    </message>
    <message>
        <source>The landlord, on your left, leads two queens. Beat them as cheaply as you can.</source>
        <translation>地主在你左边，先出一对 Q。用尽量小的牌压过它。</translation>
    </message>
    <message>
        <source>Two aces are higher. Your own queens wouldn&apos;t do: equal cards don&apos;t beat each other.</source>
        <translation>一对 A 更大。你自己的 Q 不行：一样大的牌互相压不过。</translation>
    </message>
    <message>
        <source>From the queen it goes up to the king, the ace and the 2. Which is the lowest pair you hold there?</source>
        <translation>Q 往上是 K、A 和 2。这里面，你最小的对子是哪一对？</translation>
    </message>
    <message>
        <source>You lead. A triplet may carry a single card or a pair along. Lead your three 8s, and let them carry your lowest card.</source>
        <translation>由你先出。三张可以带一张单牌或一对。出三张 8，带上你最小的牌。</translation>
    </message>
    <message>
        <source>Your 3 is gone with them. Only the triplets count: the landlord&apos;s three 10s beat your 8s.</source>
        <translation>你的 3 跟着走了。只比三张的大小：地主的三张 10 压过你的 8。</translation>
    </message>
    <message>
        <source>Four cards are asked for: all three 8s, and your lowest card.</source>
        <translation>这次要出四张牌：三张 8，再加最小的一张。</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>顺子</translation>
    </message>
    <message>
        <source>Five or more ranks in a row are a sequence. It may go up to the ace, but no 2 and no joker belong to it.</source>
        <translation>至少五张点数相连的牌是顺子。最大到 A，不能有 2 和王。</translation>
    </message>
    <message>
        <source>You lead. Play your longest sequence: seven cards.</source>
        <translation>由你先出。出你最长的顺子：七张。</translation>
    </message>
    <message>
        <source>Seven cards at once. Only a sequence of seven is of the same form, and it must be higher.</source>
        <translation>一次走掉七张。要压就得出七张的顺子，而且要更大。</translation>
    </message>
    <message>
        <source>Seven cards are asked for: one of each rank from your lowest card upwards.</source>
        <translation>这次要出七张牌：从最小的牌往上，每种点数一张。</translation>
    </message>
    <message>
        <source>Three or more pairs in a row go together, too: they are a sequence of pairs. Lead yours.</source>
        <translation>三个或更多相连的对子也能一起出：这叫连对。出你的连对。</translation>
    </message>
    <message>
        <source>Six cards more, and both peasants pass again.</source>
        <translation>又走掉六张，两个农民还是不出。</translation>
    </message>
    <message>
        <source>Look for three pairs whose ranks follow one another, and play all six cards.</source>
        <translation>找三个点数相连的对子，六张一起出。</translation>
    </message>
    <message>
        <source>Triplets in a row are an airplane. Each of them may carry a single card along, or each a pair: the wings. Lead your airplane with your two lowest cards as wings.</source>
        <translation>相连的三张叫飞机。每个三张可以带一张单牌，或者都带一对：这就是翅膀。出飞机，用最小的两张牌当翅膀。</translation>
    </message>
    <message>
        <source>Eight cards at once, and the 3 and the 5, hard to get rid of alone, are gone.</source>
        <translation>一次走掉八张，难单独走掉的 3 和 5 也走了。</translation>
    </message>
    <message>
        <source>Eight cards are asked for: your 9s, your 10s and your two lowest cards.</source>
        <translation>这次要出八张牌：你的 9、10，加上最小的两张。</translation>
    </message>
    <message>
        <source>Bombs and the rocket</source>
        <translation>炸弹和火箭</translation>
    </message>
    <message>
        <source>Four cards of a rank are a bomb: it beats everything but a higher bomb and the rocket. The rocket is both jokers, and beats everything. Each doubles the stake.</source>
        <translation>四张点数相同的牌是炸弹：除了更大的炸弹和火箭，什么都能压。两张王是火箭，什么都能压。每出一个，底分就翻倍。</translation>
    </message>
    <message>
        <source>The landlord leads four 6s with two more cards. That is a form of its own and no bomb. Beat it as cheaply as you can.</source>
        <translation>地主先出四张 6，还带两张牌。这是另一种牌型，不算炸弹。用尽量小的牌压过它。</translation>
    </message>
    <message>
        <source>A bomb beats whatever is no bomb, so even 4s will do. The stake is doubled.</source>
        <translation>不是炸弹的牌，炸弹都能压，所以四张 4 也够。底分翻倍。</translation>
    </message>
    <message>
        <source>Any bomb beats it, even one of a lower rank, and you hold one. Leave the jokers in your hand.</source>
        <translation>什么炸弹都压得过，点数小也行，你正好有一个。王留在手里。</translation>
    </message>
    <message>
        <source>The landlord answers with a higher bomb. You still hold the one thing that beats it.</source>
        <translation>地主用更大的炸弹压了你。能压它的只有一手牌，就在你手里。</translation>
    </message>
    <message>
        <source>Nothing beats the rocket, so you lead. Three doublings: the stake is eight times as high now.</source>
        <translation>火箭最大，由你先出。翻倍了三次：底分现在是原来的八倍。</translation>
    </message>
    <message>
        <source>You need not let this go: both jokers together beat everything.</source>
        <translation>不用放过它：两张王一起出，什么都能压。</translation>
    </message>
    <message>
        <source>Another deal: the landlord, on your left, leads two 2s and has two cards left. Stop the landlord, but keep your jokers.</source>
        <translation>另一局：地主在你左边，先出一对 2，还剩两张牌。拦住地主，但把王留着。</translation>
    </message>
    <message>
        <source>Now you lead, not the landlord. Bombs are for such moments: they decide who leads.</source>
        <translation>现在由你先出，轮不到地主。炸弹就用在这种时候：它决定牌权归谁。</translation>
    </message>
    <message>
        <source>The landlord must not lead again, and less than the rocket is enough.</source>
        <translation>不能再让地主先出，而且用不着火箭。</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>叫分</translation>
    </message>
    <message>
        <source>First the landlord is found. Each player in turn bids 1, 2 or 3, more than the bids before, or does not bid. Whoever bids most takes the three cards in the middle and leads; the bid is the stake.</source>
        <translation>先要定出地主。大家轮流叫 1、2 或 3 分，要比前面的高，也可以不叫。叫得最高的人拿中间的三张底牌，并且先出；叫几分，底分就是几分。</translation>
    </message>
    <message>
        <source>Alone against two, you need jokers, 2s and bombs, and few loose low cards. Here are both jokers, two 2s, two aces and a long sequence. What do you bid?</source>
        <translation>一个人对两家，要有王、2 和炸弹，零散的小牌要少。这里有两张王、两张 2、两张 A 和一个长顺子。你叫几分？</translation>
    </message>
    <message>
        <source>Nobody can bid more: you get the three cards, and with 20 cards you lead.</source>
        <translation>没人能叫得更高了：三张底牌归你，你有 20 张牌，由你先出。</translation>
    </message>
    <message>
        <source>A hand this strong should be the landlord, and only the highest bid makes sure of it.</source>
        <translation>这么强的牌就该当地主，叫到最高才稳。</translation>
    </message>
    <message>
        <source>Another deal. The player on your right has bid 1, the one on your left did not bid. You have neither jokers nor 2s, but many low cards. What do you do?</source>
        <translation>另一局。右边的玩家叫了 1 分，左边的玩家没叫。你没有王也没有 2，小牌却很多。你怎么办？</translation>
    </message>
    <message>
        <source>Nobody bids more than 1, so the player on your right is the landlord.</source>
        <translation>没人叫得比 1 分高，右边的玩家当地主。</translation>
    </message>
    <message>
        <source>A landlord plays alone, and this hand has little to get the lead with. Better be a peasant.</source>
        <translation>地主要一个人打，而这手牌很难拿到牌权。还是当农民好。</translation>
    </message>
    <message>
        <source>The landlord has taken the three cards, which everybody may see, and has led a 3. The player on your left is your partner: you two are the peasants.</source>
        <translation>地主拿了三张底牌，大家都看得到，然后先出一张 3。左边的玩家是你的搭档：你们俩是农民。</translation>
    </message>
    <message>
        <source>Two against one</source>
        <translation>二打一</translation>
    </message>
    <message>
        <source>You are a peasant, like the player on your left. The landlord, on your right, led a 5, and your partner has played a king. What do you do?</source>
        <translation>你和左边的玩家都是农民。右边的地主先出 5，你的搭档出了 K。你怎么办？</translation>
    </message>
    <message>
        <source>Your partner is winning the round for you both. The landlord passes, too, so your partner leads.</source>
        <translation>搭档在替你们俩赢这一轮。地主也不出，所以由搭档先出。</translation>
    </message>
    <message>
        <source>That beats your own partner and costs you a high card, though the king may well win the round.</source>
        <translation>那就压了自己的搭档，还费掉一张大牌，而 K 本来就很可能赢下这一轮。</translation>
    </message>
    <message>
        <source>Another deal. You lead, and the landlord, on your right, has a single card left. Lead something which that card can&apos;t answer.</source>
        <translation>另一局。由你先出，左边的地主只剩一张牌。先出那张牌压不了的。</translation>
    </message>
    <message>
        <source>The landlord can&apos;t answer a pair. Your partner takes over only because another pair ends the deal: you both win.</source>
        <translation>地主压不了对子。搭档压你，只因为再出一对就结束了：你们俩都赢。</translation>
    </message>
    <message>
        <source>A single card is just what the landlord could beat, and be out.</source>
        <translation>出单张，地主正好能压，一压就出完了。</translation>
    </message>
    <message>
        <source>Another deal. Now your partner sits on your right, plays after you, and has a single card left. Help your partner to be out.</source>
        <translation>另一局。现在搭档在你右边，你出完就轮到搭档，那边只剩一张牌。帮搭档出完。</translation>
    </message>
    <message>
        <source>Your partner plays the last card on it, and you have both won.</source>
        <translation>搭档跟着出掉最后一张，你们俩都赢了。</translation>
    </message>
    <message>
        <source>Your partner&apos;s one card must be higher than what you lead: your lowest single card is the surest.</source>
        <translation>搭档的那张牌要比你出的大：先出最小的单张，最有把握。</translation>
    </message>
    <message>
        <source>You are the landlord. Both jokers and the other 2s have been played, so your 2 is the highest card left. Get the lead, but keep your sequence from 10 to ace.</source>
        <translation>你是地主。两张王和另外三张 2 都出过了，剩下的牌里你的 2 最大。拿下牌权，但 10 到 A 的顺子别拆。</translation>
    </message>
    <message>
        <source>Nothing beats it, so you lead, and the sequence is whole.</source>
        <translation>没有牌压得过，由你先出，顺子也没拆。</translation>
    </message>
    <message>
        <source>You need the lead and the whole sequence. There is one higher card that isn&apos;t part of it.</source>
        <translation>牌权要拿，整个顺子也要留。有一张更大的牌不在顺子里。</translation>
    </message>
    <message>
        <source>You lead. Play most cards at once: a sequence up to the ace can be beaten only by a bomb, and nobody has one.</source>
        <translation>由你先出。一次走掉最多的牌：到 A 的顺子只有炸弹能压，而谁也没有炸弹。</translation>
    </message>
    <message>
        <source>Five cards less, and you still lead.</source>
        <translation>又少了五张，还是由你先出。</translation>
    </message>
    <message>
        <source>Play the five ranks in a row together, while the lead is yours. The low cards come after.</source>
        <translation>趁牌权在手，把五张相连的牌一起出掉。小牌放到后面。</translation>
    </message>
    <message>
        <source>Left are a 4 and two 7s. The peasant on your right has a single card. What do you lead?</source>
        <translation>还剩一张 4 和两张 7。右边的农民只剩一张牌。你先出什么？</translation>
    </message>
    <message>
        <source>A single card can&apos;t answer a pair, and nobody else has a higher one. Your 4 goes last, and you win.</source>
        <translation>一张牌压不了对子，别人也没有更大的对子。最后出 4，你就赢了。</translation>
    </message>
    <message>
        <source>That could be beaten with the single card, and the peasants would have won.</source>
        <translation>那一张牌可能压得过，农民就赢了。</translation>
    </message>
    <message>
        <source>The bid is the stake. Each bomb and the rocket double it. At the end the landlord wins or loses it against each of the two peasants.</source>
        <translation>叫几分，底分就是几分。每个炸弹、火箭都翻一倍。最后地主与两个农民各按这个分数算输赢。</translation>
    </message>
    <message>
        <source>The stake doubles once more for spring: the landlord is out before a peasant has played, or never plays after the first lead.</source>
        <translation>春天再翻一倍：地主出完时农民一张没出，或者地主出了第一手后再没出过牌。</translation>
    </message>
    <message>
        <source>Here the landlord, on your right, bid 3, and the rocket has been played. You are a peasant. Beat the 8s and be out.</source>
        <translation>这里右边的地主叫了 3 分，火箭已经出过。你是农民。压过一对 8，把牌出完。</translation>
    </message>
    <message>
        <source>The stake 3, doubled, is 6: you and your partner win 6 each, the landlord loses 12.</source>
        <translation>底分 3 翻倍成 6：你和搭档各赢 6 分，地主输 12 分。</translation>
    </message>
    <message>
        <source>Your two 9s are higher, and they are your last cards.</source>
        <translation>你的一对 9 更大，也正是你最后的牌。</translation>
    </message>
    <message>
        <source>In this deal you are the landlord, and bid 2. You lead, and your last cards are four 7s. Be out at once.</source>
        <translation>这局你是地主，叫了 2 分。由你先出，最后的牌是四张 7。一次出完。</translation>
    </message>
    <message>
        <source>A bomb: the stake of 2 is doubled to 4, and each peasant pays it. You win 8.</source>
        <translation>炸弹：底分 2 翻倍成 4，每个农民都要付。你赢 8 分。</translation>
    </message>
    <message>
        <source>All four go together, as a bomb, and then you are out.</source>
        <translation>四张一起出就是炸弹，正好出完。</translation>
    </message>
    <message>
        <source>You and your partner</source>
        <translation>你和搭档</translation>
    </message>
    <message>
        <source>The player opposite is your partner: your tricks count together. A trick is one card from each player, and everybody has five cards, so there are five tricks.</source>
        <translation>对面的玩家是你的搭档：你们的墩数合在一起算。每人各出一张是一墩；每人五张牌，所以共有五墩。</translation>
    </message>
    <message>
        <source>Hearts are trump in this deal: they beat all other suits. Your partner chose them, so you two are the makers and have to take at least three of the five tricks.</source>
        <translation>这局红桃是主牌，能赢其他所有花色。主牌是搭档定的，所以你们俩是定主方，五墩里至少要拿三墩。</translation>
    </message>
    <message>
        <source>Clubs were led to the first trick. In clubs the order is ace, king, queen, jack, ten, nine. Take the trick.</source>
        <translation>第一墩领出的是梅花。梅花从大到小是 A、K、Q、J、10、9。赢下这墩。</translation>
    </message>
    <message>
        <source>Your ace is the highest club: the first trick is yours, and you lead to the next.</source>
        <translation>你的 A 是最大的梅花：第一墩归你，下一墩由你领出。</translation>
    </message>
    <message>
        <source>The king of clubs is higher than that.</source>
        <translation>梅花K比这张大。</translation>
    </message>
    <message>
        <source>One trick for your side. It would have counted just the same if your partner had taken it.</source>
        <translation>你们有一墩了。就算是搭档赢下的，也一样算。</translation>
    </message>
    <message>
        <source>Following suit</source>
        <translation>跟花色</translation>
    </message>
    <message>
        <source>The player on your right leads the king of diamonds. You have diamonds, so you must follow suit: your other cards have to wait, trumps too.</source>
        <translation>右边的玩家领出方块K。你有方块，必须跟花色：其他牌先等等，主牌也一样。</translation>
    </message>
    <message>
        <source>Take the trick with one of your diamonds.</source>
        <translation>用一张方块赢下这墩。</translation>
    </message>
    <message>
        <source>The ace is the highest diamond. Nobody trumps it: the trick is yours.</source>
        <translation>A 是最大的方块，又没人用主牌：这墩归你。</translation>
    </message>
    <message>
        <source>The nine is lower than the king. Play a higher diamond.</source>
        <translation>9 比 K 小。出更大的方块。</translation>
    </message>
    <message>
        <source>Now hearts are led, and you have none, so you may play any card. Spades are trump: a trump takes what is not a trump. Take the ace of hearts.</source>
        <translation>现在领出的是红桃，你没有，所以想出哪张就出哪张。黑桃是主牌：主牌能赢不是主牌的牌。赢下红桃A。</translation>
    </message>
    <message>
        <source>Your trump takes the ace. Nobody plays a higher trump, so the trick is yours.</source>
        <translation>你的主牌赢下 A。没人出更大的主牌，所以这墩归你。</translation>
    </message>
    <message>
        <source>That card is neither a heart nor a trump, so it takes nothing.</source>
        <translation>这张牌不是红桃，也不是主牌，赢不了。</translation>
    </message>
    <message>
        <source>Your ten of spades has taken the ace of hearts. The highest trump takes a trick; without a trump, the highest card of the suit led does.</source>
        <translation>你的黑桃10赢下了红桃A。墩里最大的主牌赢；没有主牌，领出花色里最大的牌赢。</translation>
    </message>
    <message>
        <source>The two bowers</source>
        <translation>两张大J</translation>
    </message>
    <message>
        <source>Hearts are trump. Now the jack of hearts, the right bower, is the best card, and the other red jack, your jack of diamonds, the second best: the left bower.</source>
        <translation>红桃是主牌。现在红桃J最大，叫正J；另一张红色的 J，也就是你的方块J，第二大，叫副J。</translation>
    </message>
    <message>
        <source>After the bowers come ace, king, queen, ten and nine of trump. The player on your right leads the ace of hearts: take it.</source>
        <translation>正J和副J之后，主牌依次是 A、K、Q、10、9。右边的玩家领出红桃A：赢下它。</translation>
    </message>
    <message>
        <source>The left bower takes the ace. Only the right bower could have beaten it.</source>
        <translation>副J赢下 A。只有正J能压过副J。</translation>
    </message>
    <message>
        <source>The ace is higher than the king. Only a bower takes it.</source>
        <translation>A 比 K 大。只有正J或副J能赢它。</translation>
    </message>
    <message>
        <source>Here the ace of diamonds is led, and hearts are trump again. You have no diamonds, for your jack is a trump now. Take the trick.</source>
        <translation>这里领出的是方块A，主牌还是红桃。你没有方块，因为你的方块J现在算主牌。赢下这墩。</translation>
    </message>
    <message>
        <source>The left bower is a heart now. It trumps the ace of diamonds.</source>
        <translation>副J现在算红桃，是主牌，所以赢下方块A。</translation>
    </message>
    <message>
        <source>That card is no trump, so it takes nothing here. Which of your cards is one?</source>
        <translation>这张不是主牌，在这里赢不了。你的牌里哪张是主牌？</translation>
    </message>
    <message>
        <source>Now the left bower is led: a heart, so you must play a heart, and neither of yours beats it. Which one do you give?</source>
        <translation>现在领出的是副J，它算红桃，所以你必须跟红桃，而你的两张都压不过它。舍掉哪张？</translation>
    </message>
    <message>
        <source>The low one. Your partner&apos;s right bower takes the trick, and you still have the king.</source>
        <translation>舍掉小的。搭档的正J赢下这墩，你的 K 还在。</translation>
    </message>
    <message>
        <source>That heart doesn&apos;t beat the left bower. Give the one that is worth less to you.</source>
        <translation>那张红桃压不过副J。舍掉对你用处小的那张。</translation>
    </message>
    <message>
        <source>Ordering up</source>
        <translation>叫起</translation>
    </message>
    <message>
        <source>First it is settled which suit is trump. In turn each player may order up the turned-up card: then its suit is trump, and the dealer, here your partner, picks it up.</source>
        <translation>先要定哪门花色是主牌。大家轮流决定要不要叫起翻开的牌：叫起后，它的花色就是主牌，由庄家拿起，这里的庄家是你的搭档。</translation>
    </message>
    <message>
        <source>With spades as trump you would hold three: the right bower, ace and king, and an ace besides. Usually that is enough. Order up, or pass?</source>
        <translation>黑桃当主牌，你就有三张主牌：正J、A 和 K，另外还有一张 A。通常这就够了。叫起，还是不叫？</translation>
    </message>
    <message>
        <source>Spades are trump, and you two are the makers. Your partner picks up the ten and discards.</source>
        <translation>黑桃是主牌，你们俩是定主方。搭档拿起 10，再扣掉一张。</translation>
    </message>
    <message>
        <source>Three high trumps and an ace are good enough to make trump, together with your partner.</source>
        <translation>三张大主牌加一张 A，和搭档一起打，够定主了。</translation>
    </message>
    <message>
        <source>Here the player on your right deals, an opponent. The card that you order up would be theirs. What do you say?</source>
        <translation>这里右边的玩家是庄家，也是对手。你叫起的牌会归庄家。怎么叫？</translation>
    </message>
    <message>
        <source>Leave that to the dealer, who picks the jack up unasked here. Your side defends.</source>
        <translation>让庄家自己决定吧，这里庄家自己拿起了 J。你们防守。</translation>
    </message>
    <message>
        <source>You hold one diamond only, and the dealer would get the right bower.</source>
        <translation>你只有一张方块，庄家还会拿到正J。</translation>
    </message>
    <message>
        <source>When you deal</source>
        <translation>你坐庄时</translation>
    </message>
    <message>
        <source>You deal, and the others have passed. You may pick up the queen of clubs yourself: with it you hold three trumps, and an ace besides. Pick it up, and play with your partner.</source>
        <translation>你坐庄，其他人都不叫。你可以自己拿起梅花Q：这样你有三张主牌，另外还有一张 A。拿起吧，和搭档一起打。</translation>
    </message>
    <message>
        <source>Clubs are trump, and the queen is yours. For it you put another card away.</source>
        <translation>梅花是主牌，Q 归你。拿了它，就要扣掉另一张牌。</translation>
    </message>
    <message>
        <source>Three trumps and an ace of another suit are good enough, together with your partner.</source>
        <translation>三张主牌加一张别的花色的 A，和搭档一起打，足够了。</translation>
    </message>
    <message>
        <source>You hold six cards: put one away, face down. Keep what may take tricks.</source>
        <translation>你有六张牌：扣掉一张，牌面朝下。可能赢墩的留着。</translation>
    </message>
    <message>
        <source>Now you have no diamonds. When they are led, you can trump.</source>
        <translation>现在你没有方块了。有人领出方块时，你就能用主牌赢。</translation>
    </message>
    <message>
        <source>That card may take a trick. Another one hardly ever will.</source>
        <translation>这张牌可能赢墩。另有一张几乎赢不了。</translation>
    </message>
    <message>
        <source>And they are led! Take the trick, and keep your high trumps for later.</source>
        <translation>真的领出方块了！赢下这墩，大主牌留到以后。</translation>
    </message>
    <message>
        <source>The nine of clubs takes three diamonds, the ace among them.</source>
        <translation>梅花9赢下三张方块，A 也在里面。</translation>
    </message>
    <message>
        <source>Take the trick, but with the smallest card that does it.</source>
        <translation>赢下这墩，但用能赢的牌里最小的一张。</translation>
    </message>
    <message>
        <source>The second round</source>
        <translation>第二轮叫牌</translation>
    </message>
    <message>
        <source>All four passed, and the queen of diamonds is turned down. Now each player in turn may name another suit as trump, or pass. You speak first.</source>
        <translation>四个人都不叫，方块Q扣下了。现在大家轮流叫，可以叫别的花色当主牌，也可以不叫。由你先叫。</translation>
    </message>
    <message>
        <source>In which suit would you hold most trumps? Mind the left bower: a jack counts in the other suit of its colour, too. Name that suit, and play with your partner.</source>
        <translation>哪门花色当主牌，你的主牌最多？留意副J：同颜色的另一门花色当主牌时，你的 J 也算主牌。叫这门花色，和搭档一起打。</translation>
    </message>
    <message>
        <source>Three spades, the jack of clubs among them as left bower, and an ace besides.</source>
        <translation>三张黑桃，其中梅花J是副J，另外还有一张 A。</translation>
    </message>
    <message>
        <source>Count your trumps for each suit, the left bower too. Name the longest, with your partner.</source>
        <translation>数数每门花色你会有几张主牌，副J也算。叫最多的那门，和搭档一起打。</translation>
    </message>
    <message>
        <source>Another deal, and the nine of hearts is turned down. Is there a suit worth naming?</source>
        <translation>另一局，红桃9扣下了。有值得叫的花色吗？</translation>
    </message>
    <message>
        <source>You pass, and your partner names diamonds. If all pass again, nobody scores.</source>
        <translation>你不叫，搭档叫方块。要是又都不叫，谁也不得分。</translation>
    </message>
    <message>
        <source>You would hold two trumps at most, and no bower. That is too little.</source>
        <translation>你最多只有两张主牌，正J和副J都没有。太少了。</translation>
    </message>
    <message>
        <source>Three good habits</source>
        <translation>三个好习惯</translation>
    </message>
    <message>
        <source>You made spades trump, and you lead. Makers draw the trumps first, so that nobody can trump their aces later. Lead a card that nothing can beat.</source>
        <translation>你定黑桃为主，由你领出。定主方先把对手的主牌吊出来，免得以后自己的 A 被人用主牌赢走。领出一张谁也压不过的牌。</translation>
    </message>
    <message>
        <source>The trick is yours, and two trumps of your opponents fall.</source>
        <translation>这墩归你，对手掉了两张主牌。</translation>
    </message>
    <message>
        <source>That card can be beaten now. You hold two that cannot.</source>
        <translation>这张现在还可能被压过。你有两张不会。</translation>
    </message>
    <message>
        <source>Clubs are trump, and you have no diamonds. Your partner&apos;s ace of diamonds is winning, and you play last. Which card do you give?</source>
        <translation>梅花是主牌，你没有方块。搭档的方块A正领先，你最后出牌。你舍掉哪张？</translation>
    </message>
    <message>
        <source>The trick goes to your side anyway, and you keep all your trumps.</source>
        <translation>这墩反正归你们，你的主牌都留着。</translation>
    </message>
    <message>
        <source>Your partner has this trick already. Keep that trump for another one.</source>
        <translation>这墩搭档已经拿到了。那张主牌留给别的墩。</translation>
    </message>
    <message>
        <source>The dealer, on your right, made diamonds trump. You defend, and you lead. Start with the card that takes a trick most surely.</source>
        <translation>右边的庄家定方块为主。你们防守，由你领出。先出最有把握赢墩的牌。</translation>
    </message>
    <message>
        <source>Against the makers, lead an ace that is not a trump, before they have got rid of that suit.</source>
        <translation>对付定主方，先领出一张不是主牌的 A，趁他们还没垫光那门花色。</translation>
    </message>
    <message>
        <source>There are higher cards than that. You have one that only a trump can beat.</source>
        <translation>还有比它大的牌。你有一张，只有主牌压得过。</translation>
    </message>
    <message>
        <source>What a deal brings</source>
        <translation>一局得几分</translation>
    </message>
    <message>
        <source>Makers score 1 point for three or four tricks, 2 for all five. With fewer than three they are euchred: 2 points for the other side. Ten points win the match.</source>
        <translation>定主方赢三墩或四墩得 1 分，五墩全赢得 2 分。不到三墩就没打成：对方得 2 分。先得十分赢得比赛。</translation>
    </message>
    <message>
        <source>You made spades trump. Your side has two tricks and needs a third. You lead: take it now.</source>
        <translation>你定黑桃为主。你们已有两墩，还差一墩。由你领出：现在就拿下。</translation>
    </message>
    <message>
        <source>Nobody trumps the ace. That is the third trick, and a point for your side.</source>
        <translation>没人用主牌赢这张 A。这是第三墩，你们得 1 分。</translation>
    </message>
    <message>
        <source>Higher diamonds beat the nine, and your ace takes nothing in a trick of another suit.</source>
        <translation>更大的方块压得过 9；领出方块时，你的 A 赢不了。</translation>
    </message>
    <message>
        <source>Here your opponents made hearts trump, but your side has two tricks already. The ace of hearts is winning: take it.</source>
        <translation>这里对手定红桃为主，但你们已有两墩。红桃A正领先：赢下它。</translation>
    </message>
    <message>
        <source>The left bower, your third trick: the makers are euchred, and you two score 2 points.</source>
        <translation>副J拿下你们的第三墩：定主方没打成，你们俩得 2 分。</translation>
    </message>
    <message>
        <source>The nine doesn&apos;t beat the ace of trump. Only a bower does.</source>
        <translation>9 压不过主牌 A。只有正J或副J压得过。</translation>
    </message>
    <message>
        <source>If you make trump, you may go alone: your partner sits out, and all five tricks then bring 4 points. These cards take every trick. Choose Alone, and order up.</source>
        <translation>你定主时可以单打：搭档轮空，五墩全赢就得 4 分。这手牌每墩都能赢。选“单打”，再叫起。</translation>
    </message>
    <message>
        <source>Your partner sits out. You have the four highest trumps and an ace: five tricks, 4 points.</source>
        <translation>搭档轮空。你有最大的四张主牌和一张 A：五墩，4 分。</translation>
    </message>
    <message>
        <source>You can take all five tricks without help, and that brings most when you go alone.</source>
        <translation>不靠搭档你也能五墩全赢，单打得分最多。</translation>
    </message>
    <message>
        <source>What you play for</source>
        <translation>争的是什么</translation>
    </message>
    <message>
        <source>Figures of three kinds stand in the settlements: Buddhas, helmets and rice. A village holds one figure, a town two, and Edo, the capital, one of each kind.</source>
        <translation>据点上摆着三种棋子：佛像、头盔和稻米。村庄放一个棋子，城镇放两个，都城江户三种各放一个。</translation>
    </message>
    <message>
        <source>The figures you capture are counted here. Whoever has more of a kind leads it, and whoever leads two of the three kinds at the end wins.</source>
        <translation>你夺得的棋子在这里计数。一种棋子谁更多，谁就领先这种；终局时领先三种中的两种就赢。</translation>
    </message>
    <message>
        <source>Capture one: your Buddha 3 lies beside Matsue, and one land space there is still free. Choose any tile in your hand but the ship, then the ringed space.</source>
        <translation>来夺一个：你的佛像3在松江旁边，那里还有一个空的陆地格。手里的板块，除了船随便选一个，再选圈出的格子。</translation>
    </message>
    <message>
        <source>Now every land space around Matsue has a tile. You have the most influence there: the Buddha is yours.</source>
        <translation>现在松江周围的陆地格都放上了板块。你在那里的影响力最大：佛像归你。</translation>
    </message>
    <message>
        <source>Not there: the free land space beside Matsue is the ringed one.</source>
        <translation>不是那里：松江旁边的空陆地格是圈出的那一格。</translation>
    </message>
    <message>
        <source>There it stands. Seven figures of each kind are on this chart: with four you are sure to lead that kind.</source>
        <translation>棋子到这里了。这张地图上每种棋子有七个：拿到四个，就一定领先这种。</translation>
    </message>
    <message>
        <source>Your tiles, your turn</source>
        <translation>你的板块，你的回合</translation>
    </message>
    <message>
        <source>The picture on a tile says for which kind of figure it counts, the number how much: its strength. Lying on a free land space, it counts for the settlements it touches.</source>
        <translation>板块上的图案表示它对哪种棋子起作用，数字是影响力。放在空的陆地格上，它就对相邻的据点起作用。</translation>
    </message>
    <message>
        <source>A Buddha stands in Matsue. Put the tile beside it that gives you the most influence on that Buddha.</source>
        <translation>松江有一个佛像。选一个板块放在旁边，让你对佛像的影响力最大。</translation>
    </message>
    <message>
        <source>Your influence there is 3 now: see the number beside Matsue. A helmet or rice would count nothing.</source>
        <translation>现在你在那里的影响力是 3：看松江旁边的数字。换成头盔或稻米，就不起作用。</translation>
    </message>
    <message>
        <source>There is more: this gives you less influence on the Buddha of Matsue. Compare pictures and numbers.</source>
        <translation>还有更好的：这样对松江佛像的影响力小了些。比比图案和数字。</translation>
    </message>
    <message>
        <source>You play one normal tile a turn, and that was yours. The ship may wait: it is a fast tile, more of that later. End your turn, and you draw up to five tiles again.</source>
        <translation>每回合放一个普通板块，刚才已经放了。船可以等等：它是快速板块，以后再讲。结束回合，手牌会补到五个。</translation>
    </message>
    <message>
        <source>You draw a tile, and it&apos;s your opponent&apos;s turn.</source>
        <translation>你抽一个板块，接着轮到对手。</translation>
    </message>
    <message>
        <source>Keep the ship for later: end your turn.</source>
        <translation>船留到以后：结束回合吧。</translation>
    </message>
    <message>
        <source>The tile with the swords is a samurai: it counts for every kind of figure. Put it where it counts for as many figures as it can.</source>
        <translation>有刀剑的板块是武士：对每种棋子都起作用。把它放在对最多棋子起作用的地方。</translation>
    </message>
    <message>
        <source>It counts for the three figures of Edo, and for the one in the village on its other side.</source>
        <translation>它对江户的三个棋子起作用，也对另一边村庄的棋子起作用。</translation>
    </message>
    <message>
        <source>That counts for fewer figures. Which settlement holds the most?</source>
        <translation>那里起作用的棋子少一些。哪个据点的棋子最多？</translation>
    </message>
    <message>
        <source>Who captures a figure</source>
        <translation>棋子归谁</translation>
    </message>
    <message>
        <source>The numbers beside Mito are the influence on its Buddha: you 2, your opponent 4. When all land around Mito is taken, the higher number gets it; the sea may stay empty.</source>
        <translation>水户旁边的数字是对佛像的影响力：你 2，对手 4。水户周围的陆地格放满后，佛像归数字大的一方；海格可以空着。</translation>
    </message>
    <message>
        <source>One land space beside Mito is free. Put a tile there that wins you the Buddha. While you point at a space, a panel shows what your tile would change.</source>
        <translation>水户旁边还有一个空的陆地格。放一个能让你夺得佛像的板块。指着格子时，会有面板显示你的板块带来什么变化。</translation>
    </message>
    <message>
        <source>5 to 4: the Buddha is yours. The helmet 4 and the rice 4 would have counted nothing there.</source>
        <translation>5 比 4：佛像归你。头盔4和稻米4在那里不起作用。</translation>
    </message>
    <message>
        <source>That doesn&apos;t win the Buddha of Mito. You have 2 there, and your opponent&apos;s 4 must be beaten.</source>
        <translation>这样夺不到水户的佛像。你在那里有 2，要超过对手的 4。</translation>
    </message>
    <message>
        <source>At Hirosaki your opponent has 4, you have 2, and none of your tiles takes you past 4. But in a tie nobody gets the rice: make it one, on the last land space.</source>
        <translation>在弘前，对手有 4，你有 2，没有板块能让你超过 4。但并列时谁也得不到稻米：在最后一个陆地格上追平吧。</translation>
    </message>
    <message>
        <source>4 to 4, a tie: nobody gets the rice, and it is set aside for good.</source>
        <translation>4 比 4，并列：谁也得不到稻米，它被永久移出。</translation>
    </message>
    <message>
        <source>That makes no tie at Hirosaki. How much is missing from your 2 to your opponent&apos;s 4?</source>
        <translation>这样在弘前追不平。你的 2 离对手的 4 差多少？</translation>
    </message>
    <message>
        <source>Figures set aside count for nobody, and the game ends with the fourth. A figure on which nobody has influence is set aside, too.</source>
        <translation>移出的棋子不算谁的，移出第四个时游戏结束。谁都没有影响力的棋子，也会移出。</translation>
    </message>
    <message>
        <source>One space, two settlements</source>
        <translation>一格，两个据点</translation>
    </message>
    <message>
        <source>Every land space touches two settlements, and a tile there counts for both. The ringed one is the last free land of Okayama and of Osaka.</source>
        <translation>每个陆地格都与两个据点相邻，放在那里的板块对两个都起作用。圈出的是冈山和大坂最后的空陆地格。</translation>
    </message>
    <message>
        <source>Your opponent leads at both: 3 to 2 for the rice of Okayama, 2 to 0 for the Buddha of Osaka. Win both figures with one tile.</source>
        <translation>两处都是对手领先：冈山的稻米 3 比 2，大坂的佛像 2 比 0。用一个板块夺下两个棋子。</translation>
    </message>
    <message>
        <source>Both are yours: the samurai made it 5 to 3 at Okayama and 3 to 2 at Osaka.</source>
        <translation>两个都归你：放上武士，冈山变成 5 比 3，大坂变成 3 比 2。</translation>
    </message>
    <message>
        <source>That doesn&apos;t win both. Which of your tiles counts for rice and for Buddhas alike?</source>
        <translation>这样夺不到两个。你哪个板块对稻米和佛像都起作用？</translation>
    </message>
    <message>
        <source>In a town each figure is decided by itself. In Kyoto your opponent leads for the Buddha, 6 to 0; for the helmet it is 2 to 2. Fill the last land so that you win one.</source>
        <translation>城镇里每个棋子分别计算。在京都，佛像是对手 6 比 0 领先，头盔是 2 比 2。填上最后的陆地格，夺下其中一个。</translation>
    </message>
    <message>
        <source>The helmet is yours, 5 to 2, and the Buddha goes to your opponent. Each figure has its own winner.</source>
        <translation>5 比 2，头盔归你；佛像归对手。每个棋子各有赢家。</translation>
    </message>
    <message>
        <source>That wins you nothing in Kyoto. Which of its two figures is still within your reach?</source>
        <translation>这样在京都什么也得不到。两个棋子里，哪个你还够得着？</translation>
    </message>
    <message>
        <source>Ships and the ronin</source>
        <translation>船和浪人</translation>
    </message>
    <message>
        <source>Tiles with two arrows are fast: ships, the ronin and the figure exchange. You may play as many of them as you like, with or without your one normal tile.</source>
        <translation>带两个箭头的是快速板块：船、浪人和棋子交换。想放几个就放几个，普通板块放不放都行。</translation>
    </message>
    <message>
        <source>Your rice 4 alone would only tie at Yamaguchi, 4 to 4. So begin with the ship: put it on the sea beside Yamaguchi.</source>
        <translation>光靠稻米4，在山口只能 4 比 4 并列。所以先放船：放在山口旁边的海格上。</translation>
    </message>
    <message>
        <source>It adds 1, for a ship counts for every kind. And as it lies on the sea, it takes up no land.</source>
        <translation>它加 1，因为船对每种棋子都起作用。它在海上，不占陆地格。</translation>
    </message>
    <message>
        <source>First the ship, on a sea space that touches Yamaguchi.</source>
        <translation>先放船，放在与山口相邻的海格上。</translation>
    </message>
    <message>
        <source>Now fill the last land beside Yamaguchi and win its rice.</source>
        <translation>现在填上山口旁边最后的陆地格，夺下稻米。</translation>
    </message>
    <message>
        <source>5 to 4. The ship had to come first: figures are captured at once when the last land is taken.</source>
        <translation>5 比 4。船必须先放：最后的陆地格一放上板块，棋子马上就被夺走。</translation>
    </message>
    <message>
        <source>That doesn&apos;t win the rice of Yamaguchi. You have 1 there and need more than 4, on its last land.</source>
        <translation>这样夺不到山口的稻米。你在那里有 1，要在最后的陆地格上让自己超过 4。</translation>
    </message>
    <message>
        <source>The ronin, with the straw hat, is a fast tile for the land and counts 1 for every kind. At Hiroshima it&apos;s 2 to 2, and one land space is free. Play on in the same turn!</source>
        <translation>戴斗笠的是浪人，放在陆地上的快速板块，对每种棋子都加 1。广岛是 2 比 2，还有一个空的陆地格。这回合接着放！</translation>
    </message>
    <message>
        <source>3 to 2: the helmet is yours, too. Three tiles and two figures, in a single turn.</source>
        <translation>3 比 2：头盔也归你。一个回合，三个板块，两个棋子。</translation>
    </message>
    <message>
        <source>That doesn&apos;t win the helmet of Hiroshima. One more point there is enough, on its last land.</source>
        <translation>这样夺不到广岛的头盔。在最后的陆地格上再加 1 就够了。</translation>
    </message>
    <message>
        <source>The two exchanges</source>
        <translation>两种交换</translation>
    </message>
    <message>
        <source>Your Buddha 4 counts nothing for the rice of Kanazawa. With the figure exchange two figures of different kinds change places: bring a Buddha to Kanazawa.</source>
        <translation>你的佛像4对金泽的稻米不起作用。用棋子交换，两个不同种的棋子可以互换：把佛像换到金泽来。</translation>
    </message>
    <message>
        <source>Now your Buddha 4 counts there: 4 to 1. The exchange is used up; it was fast, so a normal tile may follow.</source>
        <translation>现在你的佛像4在那里起作用了：4 比 1。交换板块用掉了；它是快速板块，所以还可以放一个普通板块。</translation>
    </message>
    <message>
        <source>That brings no Buddha to Kanazawa. Choose the exchange, then the two figures.</source>
        <translation>这样佛像到不了金泽。先选棋子交换，再选两个棋子。</translation>
    </message>
    <message>
        <source>Edo&apos;s Buddha could not have come: no settlement may hold two figures of one kind, and Edo has rice already. Now take the last land beside Kanazawa, with any tile.</source>
        <translation>江户的佛像换不过来：一个据点不能有两个同种的棋子，而江户已经有稻米。现在占下金泽旁边最后的陆地格，哪个板块都行。</translation>
    </message>
    <message>
        <source>The Buddha is yours. Look for an exchange where your tiles already wait for another figure.</source>
        <translation>佛像归你。想用棋子交换，就找你的板块正等着另一种棋子的地方。</translation>
    </message>
    <message>
        <source>That leaves the Buddha in Kanazawa: the ringed land space is still free.</source>
        <translation>这样佛像还留在金泽：圈出的陆地格还空着。</translation>
    </message>
    <message>
        <source>Matsue is empty, and your Buddha 4 beside it has done its work. The tile exchange, a normal tile, takes its place, and you put the Buddha 4 on another free land space at once.</source>
        <translation>松江空了，你在旁边的佛像4已经完成任务。板块交换是普通板块，放在它的位置上；佛像4马上放到另一个空的陆地格。</translation>
    </message>
    <message>
        <source>Win the Buddha of Osaka: choose the tile exchange, then a tile of yours on land, then the space it moves to.</source>
        <translation>夺下大坂的佛像：先选板块交换，再选自己放在陆地上的一个板块，然后选要移到的格子。</translation>
    </message>
    <message>
        <source>4 to 2: the Buddha is yours. The exchange stays at Matsue: it fills its space, but has no strength.</source>
        <translation>4 比 2：佛像归你。交换板块留在松江：占着格子，但没有影响力。</translation>
    </message>
    <message>
        <source>That doesn&apos;t win the Buddha of Osaka. Your opponent has 2 there: move a tile that beats it.</source>
        <translation>这样夺不到大坂的佛像。对手在那里有 2：移一个能超过它的板块过去。</translation>
    </message>
    <message>
        <source>The end and the winner</source>
        <translation>终局和胜负</translation>
    </message>
    <message>
        <source>The game ends as soon as the last figure of one kind has left the chart, or four figures are set aside. Here one rice is left, in Morioka, and three are set aside.</source>
        <translation>某种棋子的最后一个离开地图，或者移出了四个棋子，游戏立即结束。这里只有盛冈还有一个稻米，已移出三个棋子。</translation>
    </message>
    <message>
        <source>Whoever leads two kinds wins, else whoever alone leads one. Here you lead helmets, your opponent rice, and Buddhas are level. With one lead each, the figures of the other kinds decide.</source>
        <translation>领先两种的人获胜；否则，唯一领先一种的人获胜。这里你领先头盔，对手领先稻米，佛像一样多。各领先一种时，比其他种类的棋子。</translation>
    </message>
    <message>
        <source>The ringed space is the last land of Hirosaki and of Morioka. The last rice will go to your opponent and end the game: fill the space so that you lead two kinds.</source>
        <translation>圈出的是弘前和盛冈最后的陆地格。最后的稻米会归对手，游戏也就结束：填上这一格，让自己领先两种。</translation>
    </message>
    <message>
        <source>3 to 2 for the Buddha of Hirosaki: you lead two kinds and win, however much rice your opponent has.</source>
        <translation>弘前的佛像 3 比 2：不管对手有多少稻米，你领先两种，获胜。</translation>
    </message>
    <message>
        <source>That doesn&apos;t end the game with you leading two kinds. At Hirosaki it is 1 to 2 for the Buddha.</source>
        <translation>这样不能在游戏结束时领先两种。弘前的佛像现在是 1 比 2。</translation>
    </message>
    <message>
        <source>Another end: with Edo the last rice goes. You lead rice, your opponent leads Buddhas and, by one, helmets. Fill the last land beside Edo so that you win.</source>
        <translation>另一种终局：江户一被围住，最后的稻米就没了。你领先稻米；对手领先佛像，头盔也多一个。填上江户旁边最后的陆地格，赢下这局。</translation>
    </message>
    <message>
        <source>Helmets are level: one lead each. Outside those leads you have 3 figures, your opponent 2: you win.</source>
        <translation>头盔一样多了：你们各领先一种。领先的种类不算，你有 3 个棋子，对手 2 个：你赢了。</translation>
    </message>
    <message>
        <source>That doesn&apos;t win. In Edo the Buddha and the rice are yours anyway, but the helmet is tied, 3 to 3.</source>
        <translation>这样赢不了。江户的佛像和稻米反正归你，但头盔是 3 比 3 并列。</translation>
    </message>
    <message>
        <source>A good beginning</source>
        <translation>开个好头</translation>
    </message>
    <message>
        <source>Before the first turn you place the figures yourselves, in turn: two different ones in each town, then one in each village. Place one in Kyoto or Sendai, the towns.</source>
        <translation>首回合之前，你们自己轮流摆棋子：先让每座城镇都有两个不同的棋子，再给每个村庄摆一个。在城镇京都或仙台摆一个。</translation>
    </message>
    <message>
        <source>And so on, in turn. &quot;Choose for me&quot; does it for you, as it does with your first tiles.</source>
        <translation>就这样轮流摆下去。按“帮我选”可以代劳，选起始板块时也一样。</translation>
    </message>
    <message>
        <source>Both of you own the same twenty tiles. You choose the first five yourselves, the others are drawn by chance: take strong ones, as here, and one or two that are fast.</source>
        <translation>你们俩都有同样的二十个板块。先自己选五个，其余的随机抽：像这里一样，拿强的，再拿一两个快速的。</translation>
    </message>
    <message>
        <source>Two land spaces beside Kanazawa are free. If you take one, your opponent may take the other, and with it the rice. Get ahead there without using up land.</source>
        <translation>金泽旁边有两个空的陆地格。你占一个，对手就可能占另一个，稻米也跟着归对手。不占陆地格，先在那里取得领先。</translation>
    </message>
    <message>
        <source>You lead there, and both land spaces are still free. Let your opponent take the first!</source>
        <translation>你在那里领先，两个陆地格还都空着。让对手先占吧！</translation>
    </message>
    <message>
        <source>That adds nothing for Kanazawa&apos;s rice, or it takes up land there. Which tile needs no land?</source>
        <translation>这样对金泽的稻米没有增加影响力，或者占了那里的陆地格。哪个板块不占陆地格？</translation>
    </message>
    <message>
        <source>Your first game can begin. Choose two kinds early and let the third go. And count the free land: whoever fills the last space decides when a settlement is counted.</source>
        <translation>可以开始你的第一局了。早点选定两种，放掉第三种。还要数数空的陆地格：谁填上最后一格，谁就决定据点何时结算。</translation>
    </message>
</context>
<context>
    <name>CourseView</name>
    <message>
        <source>Course of the deal</source>
        <translation>本局走势</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>运气</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>打法</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>胜率</translation>
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
        <translation>两两对阵，占局数的百分比</translation>
    </message>
    <message>
        <source>%1 against %2: %3 % of %4 games</source>
        <translation>%1 对 %2：%4 局中的 %3%</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass the computer to %1</source>
        <translation>请把电脑交给%1</translation>
    </message>
    <message>
        <source>All cards are hidden until then.</source>
        <translation>在此之前，所有的牌都扣着。</translation>
    </message>
    <message>
        <source>I am %1: show my cards</source>
        <translation>我是%1，翻开我的牌</translation>
    </message>
</context>
<context>
    <name>DealResult</name>
    <message>
        <source>Nobody wins</source>
        <translation>没有人获胜</translation>
    </message>
    <message>
        <source>The match is a draw</source>
        <translation>比赛打平</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>你赢得了比赛</translation>
    </message>
    <message>
        <source>You lose the match</source>
        <translation>你输了比赛</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>你赢了</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>你输了</translation>
    </message>
    <message>
        <source>%1 and %2 win the match</source>
        <translation>%1、%2 赢得比赛</translation>
    </message>
    <message>
        <source>%1 and %2 win</source>
        <translation>%1、%2 获胜</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 赢得比赛</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 获胜</translation>
    </message>
    <message>
        <source>Your side scores %1</source>
        <translation>你们得 %1 分</translation>
    </message>
    <message>
        <source>%1 and %2 score %3</source>
        <translation>%1、%2 得 %3 分</translation>
    </message>
    <message>
        <source>Your side wins</source>
        <translation>你们赢了</translation>
    </message>
    <message>
        <source>Your side wins the match</source>
        <translation>你们赢得了比赛</translation>
    </message>
    <message>
        <source>Your side loses</source>
        <translation>你们输了</translation>
    </message>
    <message>
        <source>Your side loses the match</source>
        <translation>你们输了比赛</translation>
    </message>
    <message>
        <source>Your side wins this one</source>
        <translation>这局你们赢了</translation>
    </message>
    <message>
        <source>You win this one</source>
        <translation>这局你赢了</translation>
    </message>
    <message>
        <source>Your side loses this one</source>
        <translation>这局你们输了</translation>
    </message>
    <message>
        <source>You lose this one</source>
        <translation>这局你输了</translation>
    </message>
    <message>
        <source>%1 and %2 win this one</source>
        <translation>这局 %1、%2 获胜</translation>
    </message>
    <message>
        <source>%1 wins this one</source>
        <translation>这局 %1 获胜</translation>
    </message>
</context>
<context>
    <name>DecisionView</name>
    <message>
        <source>Not looked at yet.</source>
        <translation>还没有分析。</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>从这里重来</translation>
    </message>
    <message>
        <source>This is where the game stands. Go back to play on.</source>
        <translation>牌局目前打到这里。返回即可继续。</translation>
    </message>
    <message>
        <source>The decisions of the other players are shown once the deal is over.</source>
        <translation>其他玩家的决策，等本局打完才显示。</translation>
    </message>
    <message>
        <source>With open cards</source>
        <translation>明牌分析</translation>
    </message>
    <message>
        <source>Key O</source>
        <translation>O 键</translation>
    </message>
    <message>
        <source>All hands lie open. Nobody could know this, so it changes no grade.</source>
        <translation>所有手牌都亮开了。当时谁也不可能知道，所以不影响评级。</translation>
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
        <translation>谁的决策</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>Which decisions</source>
        <translation>哪些决策</translation>
    </message>
    <message>
        <source>All mistakes</source>
        <translation>所有失误</translation>
    </message>
    <message>
        <source>Clear mistakes</source>
        <translation>明显失误</translation>
    </message>
    <message>
        <source>Blunders</source>
        <translation>严重失误</translation>
    </message>
    <message>
        <source>All decisions</source>
        <translation>所有决策</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>By turn</source>
        <translation>按先后</translation>
    </message>
    <message>
        <source>By cost</source>
        <translation>按损失</translation>
    </message>
    <message>
        <source>Nothing found so far.</source>
        <translation>暂时没有发现。</translation>
    </message>
    <message>
        <source>Nothing here. Well played!</source>
        <translation>一个也没有，打得漂亮！</translation>
    </message>
    <message>
        <source>Learn from your mistakes</source>
        <translation>从失误中学习</translation>
    </message>
</context>
<context>
    <name>Doudizhu</name>
    <message>
        <source>single card</source>
        <translation>单张</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>对子</translation>
    </message>
    <message>
        <source>triplet</source>
        <translation>三张</translation>
    </message>
    <message>
        <source>triplet with a single card</source>
        <translation>三带一</translation>
    </message>
    <message>
        <source>triplet with a pair</source>
        <translation>三带一对</translation>
    </message>
    <message>
        <source>four with two single cards</source>
        <translation>四带二</translation>
    </message>
    <message>
        <source>four with two pairs</source>
        <translation>四带两对</translation>
    </message>
    <message>
        <source>bomb</source>
        <translation>炸弹</translation>
    </message>
    <message>
        <source>rocket</source>
        <translation>火箭</translation>
    </message>
    <message>
        <source>sequence</source>
        <translation>顺子</translation>
    </message>
    <message>
        <source>sequence of pairs</source>
        <translation>连对</translation>
    </message>
    <message>
        <source>airplane</source>
        <translation>飞机</translation>
    </message>
    <message>
        <source>airplane with wings</source>
        <translation>飞机带翅膀</translation>
    </message>
    <message>
        <source>airplane with wings of pairs</source>
        <translation>飞机带对子</translation>
    </message>
    <message>
        <source>A sequence has at least five cards</source>
        <translation>顺子至少要五张</translation>
    </message>
    <message>
        <source>Nothing beats the rocket</source>
        <translation>火箭最大，没有牌能压</translation>
    </message>
    <message>
        <source>Only a higher bomb or the rocket beats a bomb</source>
        <translation>只有更大的炸弹或火箭才能压炸弹</translation>
    </message>
    <message>
        <source>The bidding is not over</source>
        <translation>叫分还没有结束</translation>
    </message>
    <message>
        <source>A bid must be higher than those before it</source>
        <translation>叫分要比前面的高</translation>
    </message>
    <message>
        <source>The bidding is over</source>
        <translation>叫分已经结束</translation>
    </message>
    <message>
        <source>Too many cards of rank %1 are dealt</source>
        <translation>点数为 %1 的牌发多了</translation>
    </message>
    <message>
        <source>Cards left: %1</source>
        <translation>剩 %1 张</translation>
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
        <translation>农民</translation>
    </message>
    <message>
        <source>&quot;%1&quot; holds a letter that is not a rank (%2)</source>
        <translation>“%1”里有不是点数的字符（%2）</translation>
    </message>
    <message>
        <source>&quot;%2&quot; holds more %1 than the deck</source>
        <translation>“%2”里的 %1 比整副牌里的还多</translation>
    </message>
    <message>
        <source>nothing that can be played</source>
        <translation>不成牌型</translation>
    </message>
    <message>
        <source>Single kickers must have different ranks here and cannot be both jokers</source>
        <translation>这里带的单张要点数各不相同，也不能带两张王</translation>
    </message>
    <message>
        <source>Kickers cannot be both jokers, four of a kind or a triplet that fits the sequence</source>
        <translation>不能带两张王、四张同点数的牌，或能接上飞机的三张</translation>
    </message>
    <message>
        <source>A sequence goes up to the ace: no 2 and no joker</source>
        <translation>相连的牌最大到 A，不能有 2 和王</translation>
    </message>
    <message>
        <source>A sequence of pairs has at least three pairs</source>
        <translation>连对至少要三对</translation>
    </message>
    <message>
        <source>These cards do not form a pattern</source>
        <translation>这些牌不成牌型</translation>
    </message>
    <message>
        <source>This is not higher than the play on the table</source>
        <translation>没有大过桌上的牌</translation>
    </message>
    <message>
        <source>Play as many cards as are on the table, or a bomb</source>
        <translation>张数要与桌上的牌相同，或者出炸弹</translation>
    </message>
    <message>
        <source>Play the same pattern as on the table, or a bomb</source>
        <translation>牌型要与桌上的牌相同，或者出炸弹</translation>
    </message>
    <message>
        <source>The leader cannot pass</source>
        <translation>先出的人不能不出</translation>
    </message>
    <message>
        <source>The hand does not hold all these cards</source>
        <translation>这些牌不全在手里</translation>
    </message>
    <message>
        <source>Expected three hands, not %1</source>
        <translation>此处应有三手牌，而不是 %1 手</translation>
    </message>
    <message>
        <source>Expected %1 cards, not %2</source>
        <translation>此处应有 %1 张牌，而不是 %2 张</translation>
    </message>
    <message>
        <source>A deal that names the landlord has no first bidder</source>
        <translation>牌局已指定地主，就没有先叫分的人</translation>
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
        <translation>谁先叫分</translation>
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
        <translation>单张</translation>
    </message>
    <message>
        <source>pair</source>
        <comment>in a sentence</comment>
        <translation>对子</translation>
    </message>
    <message>
        <source>triplet</source>
        <comment>in a sentence</comment>
        <translation>三张</translation>
    </message>
    <message>
        <source>triplet with a single card</source>
        <comment>in a sentence</comment>
        <translation>三带一</translation>
    </message>
    <message>
        <source>triplet with a pair</source>
        <comment>in a sentence</comment>
        <translation>三带一对</translation>
    </message>
    <message>
        <source>four with two single cards</source>
        <comment>in a sentence</comment>
        <translation>四带二</translation>
    </message>
    <message>
        <source>four with two pairs</source>
        <comment>in a sentence</comment>
        <translation>四带两对</translation>
    </message>
    <message>
        <source>bomb</source>
        <comment>in a sentence</comment>
        <translation>炸弹</translation>
    </message>
    <message>
        <source>rocket</source>
        <comment>in a sentence</comment>
        <translation>火箭</translation>
    </message>
    <message>
        <source>sequence</source>
        <comment>in a sentence</comment>
        <translation>顺子</translation>
    </message>
    <message>
        <source>sequence of pairs</source>
        <comment>in a sentence</comment>
        <translation>连对</translation>
    </message>
    <message>
        <source>airplane</source>
        <comment>in a sentence</comment>
        <translation>飞机</translation>
    </message>
    <message>
        <source>airplane with wings</source>
        <comment>in a sentence</comment>
        <translation>飞机带翅膀</translation>
    </message>
    <message>
        <source>airplane with wings of pairs</source>
        <comment>in a sentence</comment>
        <translation>飞机带对子</translation>
    </message>
</context>
<context>
    <name>Doudizhu cards</name>
    <message>
        <source>a two</source>
        <translation>一张 2</translation>
    </message>
    <message>
        <source>two twos</source>
        <translation>两张 2</translation>
    </message>
    <message>
        <source>three twos</source>
        <translation>三张 2</translation>
    </message>
    <message>
        <source>four twos</source>
        <translation>四张 2</translation>
    </message>
    <message>
        <source>the black joker</source>
        <translation>小王</translation>
    </message>
    <message>
        <source>the black joker and a two</source>
        <translation>小王和一张 2</translation>
    </message>
    <message>
        <source>the black joker and two twos</source>
        <translation>小王和两张 2</translation>
    </message>
    <message>
        <source>the black joker and three twos</source>
        <translation>小王和三张 2</translation>
    </message>
    <message>
        <source>the black joker and four twos</source>
        <translation>小王和四张 2</translation>
    </message>
    <message>
        <source>the red joker</source>
        <translation>大王</translation>
    </message>
    <message>
        <source>the red joker and a two</source>
        <translation>大王和一张 2</translation>
    </message>
    <message>
        <source>the red joker and two twos</source>
        <translation>大王和两张 2</translation>
    </message>
    <message>
        <source>the red joker and three twos</source>
        <translation>大王和三张 2</translation>
    </message>
    <message>
        <source>the red joker and four twos</source>
        <translation>大王和四张 2</translation>
    </message>
    <message>
        <source>two aces</source>
        <translation>两张 A</translation>
    </message>
    <message>
        <source>three aces</source>
        <translation>三张 A</translation>
    </message>
    <message>
        <source>the rocket</source>
        <translation>火箭</translation>
    </message>
    <message>
        <source>a bomb</source>
        <translation>炸弹</translation>
    </message>
    <message>
        <source>a bomb or the rocket</source>
        <translation>炸弹或火箭</translation>
    </message>
</context>
<context>
    <name>Doudizhu drawback thoughts</name>
    <message>
        <source>Then the cards are dealt again, and %0 loses this good hand.</source>
        <translation>这样就要重新发牌，可惜了%0这手好牌。</translation>
    </message>
    <message>
        <source>%0 could be only one play away from going out.</source>
        <translation>%0本来可以出到只剩一手。</translation>
    </message>
    <message>
        <source>This leaves the lead to %1, the partner.</source>
        <translation>这样牌权就留给搭档%1了。</translation>
    </message>
    <message>
        <source>Then %1 can beat the partner more cheaply.</source>
        <translation>这样%1压搭档就更省了。</translation>
    </message>
    <message>
        <source>This spends the %1, which can win the lead at any time.</source>
        <translation>这样就用掉了%1，它什么时候都拿得到牌权。</translation>
    </message>
    <message>
        <source>This gives away the %1 as a kicker.</source>
        <translation>这样就把%1当带牌送掉了。</translation>
    </message>
    <message>
        <source>This beats %1, the partner.</source>
        <translation>这样就压了搭档%1。</translation>
    </message>
    <message>
        <source>With a lower bid a win brings %0 less.</source>
        <translation>叫得低，%0赢了也拿得少。</translation>
    </message>
    <message>
        <source>Somebody may still bid above that, and a win brings %0 less.</source>
        <translation>这样别人还可能叫得更高，而且%0赢了也拿得少。</translation>
    </message>
    <message>
        <source>This breaks up the sequence from %1 to %2.</source>
        <translation>这样就拆散了 %1 到 %2 的顺子。</translation>
    </message>
    <message>
        <source>This shortens the sequence from %1 to %2.</source>
        <translation>这样 %1 到 %2 的顺子就短了。</translation>
    </message>
    <message>
        <source>Then the %1 has to go on its own.</source>
        <translation>这样%1就得单独出了。</translation>
    </message>
    <message>
        <source>The %1 could carry the %2 later.</source>
        <translation>%1以后能带走%2。</translation>
    </message>
    <message>
        <source>The %1 may win the lead later.</source>
        <translation>%1以后也许能拿到牌权。</translation>
    </message>
    <message>
        <source>This is only a part of the sequence from %1 to %2.</source>
        <translation>这只是 %1 到 %2 的顺子里的一段。</translation>
    </message>
    <message>
        <source>%0 would rather get rid of the %1.</source>
        <translation>%0更想把%1出掉。</translation>
    </message>
    <message>
        <source>Then %0 still needs %1 plays instead of %2.</source>
        <translation>这样%0还要 %1 手才走得完，本来只要 %2 手。</translation>
    </message>
    <message>
        <source>As landlord %0 plays alone against two, and a loss costs twice as much.</source>
        <translation>%0当地主就得一个人打两个，输了还要赔双倍。</translation>
    </message>
    <message>
        <source>This makes it harder for %1, the partner, to go out.</source>
        <translation>这样搭档%1就更难走完了。</translation>
    </message>
    <message>
        <source>Then %0 has no second sequence left.</source>
        <translation>这样%0就凑不出第二个顺子了。</translation>
    </message>
    <message>
        <source>%0 may need this to win the lead later.</source>
        <translation>%0以后也许要靠这手拿牌权。</translation>
    </message>
    <message>
        <source>This spends one of the bombs, and each may win the lead later.</source>
        <translation>这样就用掉了一个炸弹，每个炸弹以后都可能拿到牌权。</translation>
    </message>
    <message>
        <source>If this is bombed, %0 is left with the %1.</source>
        <translation>这手万一被炸，%0的%1就留在手里了。</translation>
    </message>
    <message>
        <source>The %1 can&apos;t win the lead back from this.</source>
        <translation>这手要是被压，%1夺不回牌权。</translation>
    </message>
    <message>
        <source>The %1 is even harder to get rid of.</source>
        <translation>%1更难走掉。</translation>
    </message>
</context>
<context>
    <name>Doudizhu drawbacks</name>
    <message>
        <source>This raises the stake of a hand that may well lose.</source>
        <translation>这样底分叫高了，这手牌却很可能输。</translation>
    </message>
    <message>
        <source>Then somebody else is landlord, and a peasant wins only half as much.</source>
        <translation>这样地主就归别人了，农民赢了也只有一半。</translation>
    </message>
    <message>
        <source>Then somebody else may be landlord, and a peasant wins only half as much.</source>
        <translation>这样地主可能就归别人了，农民赢了也只有一半。</translation>
    </message>
    <message>
        <source>Then the cards are dealt again, and you lose this good hand.</source>
        <translation>这样就要重新发牌，可惜了你这手好牌。</translation>
    </message>
    <message>
        <source>You could be only one play away from going out.</source>
        <translation>你本来可以出到只剩一手。</translation>
    </message>
    <message>
        <source>This leaves the lead to %1, your partner.</source>
        <translation>这样牌权就留给搭档%1了。</translation>
    </message>
    <message>
        <source>Then %1 can beat your partner more cheaply.</source>
        <translation>这样%1压你搭档就更省了。</translation>
    </message>
    <message>
        <source>This spends your %1, which can win you the lead at any time.</source>
        <translation>这样就用掉了你的%1，它什么时候都拿得到牌权。</translation>
    </message>
    <message>
        <source>This gives away your %1 as a kicker.</source>
        <translation>这样就把你的%1当带牌送掉了。</translation>
    </message>
    <message>
        <source>This beats %1, your partner.</source>
        <translation>这样就压了搭档%1。</translation>
    </message>
    <message>
        <source>With a lower bid a win brings you less.</source>
        <translation>叫得低，赢了也拿得少。</translation>
    </message>
    <message>
        <source>Somebody may still bid above that, and a win brings you less.</source>
        <translation>这样别人还可能叫得更高，而且你赢了也拿得少。</translation>
    </message>
    <message>
        <source>This breaks up your sequence from %1 to %2.</source>
        <translation>这样就拆散了你 %1 到 %2 的顺子。</translation>
    </message>
    <message>
        <source>This shortens your sequence from %1 to %2.</source>
        <translation>这样你 %1 到 %2 的顺子就短了。</translation>
    </message>
    <message>
        <source>Then your %1 has to go on its own.</source>
        <translation>这样你的%1就得单独出了。</translation>
    </message>
    <message>
        <source>Your %1 could carry your %2 later.</source>
        <translation>你的%1以后能带走%2。</translation>
    </message>
    <message>
        <source>Your %1 may win you the lead later.</source>
        <translation>你的%1以后也许能拿到牌权。</translation>
    </message>
    <message>
        <source>This is only a part of your sequence from %1 to %2.</source>
        <translation>这只是你 %1 到 %2 的顺子里的一段。</translation>
    </message>
    <message>
        <source>Then %1 can get rid of something low too.</source>
        <translation>这样%1也能跟着走掉小牌。</translation>
    </message>
    <message>
        <source>You would rather get rid of the %1.</source>
        <translation>你更该把%1出掉。</translation>
    </message>
    <message>
        <source>Then you still need %1 plays instead of %2.</source>
        <translation>这样你还要 %1 手才走得完，本来只要 %2 手。</translation>
    </message>
    <message>
        <source>As landlord you play alone against two, and a loss costs you twice as much.</source>
        <translation>当地主就得一个人打两个，输了还要赔双倍。</translation>
    </message>
    <message>
        <source>This makes it harder for %1, your partner, to go out.</source>
        <translation>这样搭档%1就更难走完了。</translation>
    </message>
    <message>
        <source>This can wait: hardly anything can beat it.</source>
        <translation>这手不用急：几乎没有牌压得过它。</translation>
    </message>
    <message>
        <source>Then %1 is landlord, and a peasant wins only half as much.</source>
        <translation>这样地主就归%1了，农民赢了也只有一半。</translation>
    </message>
    <message>
        <source>Then you have no second sequence left.</source>
        <translation>这样你就凑不出第二个顺子了。</translation>
    </message>
    <message>
        <source>The lower sequence should go first.</source>
        <translation>小的顺子该先出。</translation>
    </message>
    <message>
        <source>This spends both jokers at once.</source>
        <translation>这样一下子就用掉了两张王。</translation>
    </message>
    <message>
        <source>The lower triplet should go first.</source>
        <translation>小的三张该先出。</translation>
    </message>
    <message>
        <source>You may need this to win the lead later.</source>
        <translation>你以后也许要靠这手拿牌权。</translation>
    </message>
    <message>
        <source>This spends one of your bombs, and each may win you the lead later.</source>
        <translation>这样就用掉了你的一个炸弹，每个炸弹以后都可能拿到牌权。</translation>
    </message>
    <message>
        <source>This is worth keeping: only a %2 is higher.</source>
        <translation>这手值得留着：比它大的只有%2。</translation>
    </message>
    <message>
        <source>This is worth keeping: only a joker is higher.</source>
        <translation>这张值得留着：比它大的只有王。</translation>
    </message>
    <message>
        <source>This is worth keeping: only the %2 is still out above it.</source>
        <translation>这张值得留着：外面比它大的只剩%2。</translation>
    </message>
    <message>
        <source>This can wait: nobody can beat it.</source>
        <translation>这手不用急：没人压得过它。</translation>
    </message>
    <message>
        <source>If this is bombed, you are left with your %1.</source>
        <translation>这手万一被炸，你的%1就留在手里了。</translation>
    </message>
    <message>
        <source>This is worth keeping: only %2 cards still out are higher.</source>
        <translation>这张值得留着：外面比它大的只剩 %2 张。</translation>
    </message>
    <message>
        <source>Your %1 can&apos;t win the lead back from this.</source>
        <translation>这手要是被压，你的%1夺不回牌权。</translation>
    </message>
    <message>
        <source>Your %1 is even harder to get rid of.</source>
        <translation>你的%1更难走掉。</translation>
    </message>
</context>
<context>
    <name>Doudizhu habits</name>
    <message>
        <source>You bid too much for your hand</source>
        <translation>牌不够好，叫分太高</translation>
    </message>
    <message>
        <source>You bid too little for your hand</source>
        <translation>牌够好，叫分太低</translation>
    </message>
    <message>
        <source>You play bombs too early</source>
        <translation>炸弹出得太早</translation>
    </message>
    <message>
        <source>You hold bombs back too long</source>
        <translation>炸弹留得太久</translation>
    </message>
    <message>
        <source>You pass when you should play</source>
        <translation>该出牌时不出</translation>
    </message>
    <message>
        <source>You beat your partner&apos;s cards</source>
        <translation>压搭档的牌</translation>
    </message>
    <message>
        <source>You break up combinations</source>
        <translation>拆散牌型</translation>
    </message>
    <message>
        <source>You play when you should pass</source>
        <translation>该不出时却出牌</translation>
    </message>
    <message>
        <source>You carry the wrong kickers</source>
        <translation>带错牌</translation>
    </message>
    <message>
        <source>You play higher than you should</source>
        <translation>牌出得过大</translation>
    </message>
    <message>
        <source>You play lower than you should</source>
        <translation>牌出得过小</translation>
    </message>
    <message>
        <source>You lead too few cards at once</source>
        <translation>先出时张数太少</translation>
    </message>
    <message>
        <source>You lead too many cards at once</source>
        <translation>先出时张数太多</translation>
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
        <translation>带的单张</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>随意</translation>
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
        <translation>计分</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>经典</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>简单</translation>
    </message>
    <message>
        <source>Competition</source>
        <translation>竞赛</translation>
    </message>
    <message>
        <source>The players bid up to three for the kitty, or the deal names the landlord.</source>
        <translation>大家叫分争底牌，最高三分；或由牌局直接指定地主。</translation>
    </message>
    <message>
        <source>Which single cards triplets and fours may carry: any cards of other ranks; any but both jokers, four of a kind or a triplet that fits the sequence; or only cards of different ranks, not both jokers.</source>
        <translation>三张和四张可以带哪些单张：其他点数的牌随意带；随意带，但不能带两张王、四张同点数的牌，或能接上飞机的三张；或者只能带点数各不相同的牌，且不能带两张王。</translation>
    </message>
    <message>
        <source>Classic: each bomb, the rocket and a spring double the bid. Simple: only bombs and the rocket count. Competition: each bomb adds the bid once more instead of doubling.</source>
        <translation>经典：每个炸弹、火箭和春天都让叫分翻倍。简单：只算炸弹和火箭。竞赛：每个炸弹再加一份叫分，不翻倍。</translation>
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
        <translation>休闲牌手</translation>
    </message>
    <message>
        <source>Experienced player</source>
        <translation>老手</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>冠军</translation>
    </message>
    <message>
        <source>Makes any legal bid, play or pass at random.</source>
        <translation>叫分、出牌、不出，从合乎规则的选择里随机选一种。</translation>
    </message>
    <message>
        <source>Notices one or two of all possible plays, and makes the better one.</source>
        <translation>能出的牌里只注意到一两种，挑较好的出。</translation>
    </message>
    <message>
        <source>Improver</source>
        <translation>进步者</translation>
    </message>
    <message>
        <source>Overlooks most plays, and judges the rest by a single guess at the hidden cards.</source>
        <translation>大多数出法都没注意到，其余的只凭对看不到的牌的一次猜测来判断。</translation>
    </message>
    <message>
        <source>Always plays as low as possible, and beats everything that can be beaten, even the partner&apos;s plays.</source>
        <translation>总是出最小的牌，能压就压，连搭档的牌也压。</translation>
    </message>
    <message>
        <source>Overlooks every second play, and judges the rest by two guesses at the hidden cards.</source>
        <translation>出法漏看一半，其余的凭对看不到的牌的两次猜测来判断。</translation>
    </message>
    <message>
        <source>Plays each move out against twenty guesses at the hidden cards, but learns nothing from what the others play.</source>
        <translation>用对看不到的牌的二十次猜测把每种出法推演到底，但从别人的出牌里看不出什么。</translation>
    </message>
    <message>
        <source>Works out from every play and pass what the others may hold, and plays each move out against more than a thousand such hands. Has played millions of games with itself and learned from them.</source>
        <translation>从每一次出牌和不出推断别人手里可能有什么，用一千多种这样的手牌把每种出法推演到底。与自己对局数百万局，并从中学习。</translation>
    </message>
    <message>
        <source>Chooses what triplets carry as the published program did; where that had learned from people, follows simple rules. Helps the partner, but does not guess who holds what.</source>
        <translation>三张带什么，照已发表程序的选法；那个程序向人学来的部分，改用简单规则。会配合搭档，但不猜别人手里有什么。</translation>
    </message>
    <message>
        <source>Multirole</source>
        <translation>Multirole</translation>
    </message>
    <message>
        <source>A network for each role learned to play as the champion does without imagining deals, from deals that it won; the published ones learned from people. Plays at once, without guessing at hidden cards.</source>
        <translation>每个角色各有一个神经网络，学的是冠军不设想牌局时、在赢下的牌局里的打法；论文里的网络是向真人学的。不猜看不到的牌，立即出牌。</translation>
    </message>
    <message>
        <source>Cautious: bids only with a good hand, and is landlord less often than most.</source>
        <translation>谨慎：牌好才叫分，当地主的时候比多数人少。</translation>
    </message>
    <message>
        <source>Bold: bids where others pass, and is landlord more often than most.</source>
        <translation>大胆：别人不叫也敢叫，当地主的时候比多数人多。</translation>
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
        <translation>别叫：没有 2 也没有王，难得拿到牌权，还要 %1 手才走得完。</translation>
    </message>
    <message>
        <source>Bid %2: you hold the rocket, and the whole hand goes in %1 plays.</source>
        <translation>叫 %2 分：你有火箭，整手牌 %1 手就走完。</translation>
    </message>
    <message>
        <source>Bid %2: the whole hand goes in %1 plays, so you need not win the lead often.</source>
        <translation>叫 %2 分：整手牌 %1 手就走完，用不着抢几次牌权。</translation>
    </message>
    <message>
        <source>No opponent can beat the %1, and then you play the rest and win.</source>
        <translation>对手谁也压不过你的%1，接着把剩下的出完，你就赢了。</translation>
    </message>
    <message>
        <source>After this you are only one play away from going out.</source>
        <translation>这手之后，再一手就走完了。</translation>
    </message>
    <message>
        <source>Pass: you have nothing higher.</source>
        <translation>不出吧，你没有更大的牌。</translation>
    </message>
    <message>
        <source>Pass: the %1 would raise the stake and still win too seldom.</source>
        <translation>不出吧，%1会让分数翻倍，赢面却还是太小。</translation>
    </message>
    <message>
        <source>Pass: %1, your partner, has only one card left and may go out.</source>
        <translation>不出吧，搭档%1只剩一张，说不定就走完了。</translation>
    </message>
    <message>
        <source>Pass: %1, your partner, has only %2 cards left and may go out.</source>
        <translation>不出吧，搭档%1只剩 %2 张，说不定就走完了。</translation>
    </message>
    <message>
        <source>Pass: then %1, your partner, has the lead.</source>
        <translation>不出吧，这样牌权就归搭档%1。</translation>
    </message>
    <message>
        <source>Pass: don&apos;t spend the %1 on beating your partner.</source>
        <translation>不出吧，别拿%1去压搭档。</translation>
    </message>
    <message>
        <source>Pass: %1, your partner, is next and may beat it more cheaply.</source>
        <translation>不出吧，下家是搭档%1，也许压得更省。</translation>
    </message>
    <message>
        <source>Pass: keep the %1 to win the lead when you need it.</source>
        <translation>不出吧，%1留着，要紧时好拿牌权。</translation>
    </message>
    <message>
        <source>Play your highest card: %1 has only one card left.</source>
        <translation>出最大的牌：%1只剩一张了。</translation>
    </message>
    <message>
        <source>Take the lead with the %1, then lead no single card: %2 has only one left.</source>
        <translation>用%1拿下牌权，然后别出单张：%2只剩一张了。</translation>
    </message>
    <message>
        <source>Cover your partner&apos;s %1: %2 has only one card left, and only one above the %3 wins now.</source>
        <translation>盖住搭档的%1：%2只剩一张，要大过%3才赢得了。</translation>
    </message>
    <message>
        <source>Cover your partner&apos;s %1 with the %2, so that %3 has to spend something higher.</source>
        <translation>用%2盖住搭档的%1，逼%3出更大的牌。</translation>
    </message>
    <message>
        <source>Take over from %1, your partner: the rest of your hand is one play.</source>
        <translation>从搭档%1手里接过牌权：你剩下的正好一手。</translation>
    </message>
    <message>
        <source>Take over from %1, your partner: the rest of your hand goes in %2 plays.</source>
        <translation>从搭档%1手里接过牌权：你剩下的 %2 手就走完。</translation>
    </message>
    <message>
        <source>Don&apos;t leave the lead to %1, who has only one card left.</source>
        <translation>别把牌权让给%1，那边只剩一张了。</translation>
    </message>
    <message>
        <source>Don&apos;t leave the lead to %1, who has only %2 cards left.</source>
        <translation>别把牌权让给%1，那边只剩 %2 张了。</translation>
    </message>
    <message>
        <source>No opponent can beat the %1, so you lead next.</source>
        <translation>对手谁也压不过你的%1，接着由你先出。</translation>
    </message>
    <message>
        <source>Use the %1 now to take the lead: after it you can go out in %2 more plays.</source>
        <translation>%1现在就用，拿下牌权：之后再出 %2 手就能走完。</translation>
    </message>
    <message>
        <source>Play the %1 rather than something lower, so that %2 can&apos;t get rid of a low card.</source>
        <translation>出%1，别出更小的，免得%2走掉小牌。</translation>
    </message>
    <message>
        <source>Lead the %1: whoever beats it, your other cards take the lead back, and you win.</source>
        <translation>先出%1：不管谁压，你都能夺回牌权，然后就赢了。</translation>
    </message>
    <message>
        <source>Lead your lowest card: %1, your partner, has one card left and may win with it.</source>
        <translation>先出最小的牌：搭档%1只剩一张，说不定就这样赢了。</translation>
    </message>
    <message>
        <source>Don&apos;t lead a single card: %1 has only one left and can&apos;t beat the %2.</source>
        <translation>这手别出单张：%1只剩一张，压不过%2。</translation>
    </message>
    <message>
        <source>Lead your highest card: %1 has only one card left.</source>
        <translation>先出最大的牌：%1只剩一张了。</translation>
    </message>
    <message>
        <source>Risk the %2, although %1 has only one card left: your higher cards are needed later.</source>
        <translation>虽然%1只剩一张，你还是冒险出%2吧：大牌以后还要用。</translation>
    </message>
    <message>
        <source>No opponent can beat the %1, so you lead again.</source>
        <translation>对手谁也压不过你的%1，下一手还是你先出。</translation>
    </message>
    <message>
        <source>Lead the %1 rather than something lower, so that %2 can&apos;t get rid of a low card.</source>
        <translation>先出%1，别出更小的，免得%2走掉小牌。</translation>
    </message>
    <message>
        <source>You have the lead: get rid of the %1, the lowest you hold.</source>
        <translation>趁牌权在手，把手里最小的%1出掉。</translation>
    </message>
    <message>
        <source>Lead the %1 and keep your higher cards for later.</source>
        <translation>先出%1，大牌留到以后。</translation>
    </message>
    <message>
        <source>Lead the %1: whoever wants the lead has to spend something higher.</source>
        <translation>先出%1：谁想要牌权，就得动用更大的牌。</translation>
    </message>
    <message>
        <source>Lead the %2, your highest single card: %1 has only one card left.</source>
        <translation>先出%2，你最大的单张：%1只剩一张了。</translation>
    </message>
    <message>
        <source>Get rid of the %1: it is left over when your cards are put together.</source>
        <translation>把%1出掉：凑好牌型后，多出来的就是它。</translation>
    </message>
    <message>
        <source>Lead the %1 and keep your lower cards for later.</source>
        <translation>先出%1，小牌留到以后。</translation>
    </message>
    <message>
        <source>Pass: leave the lead to %1, your partner.</source>
        <translation>不出吧，牌权留给搭档%1。</translation>
    </message>
    <message>
        <source>Beat it as high as you can, to lead low next: %1, your partner, has only one card left.</source>
        <translation>用最大的压，接着好出小牌：搭档%1只剩一张了。</translation>
    </message>
    <message>
        <source>Beat it with the %1, the lowest that breaks nothing up.</source>
        <translation>用%1压：不拆牌的里头它最小。</translation>
    </message>
    <message>
        <source>Beat it even if that breaks cards up: %1 has only one card left.</source>
        <translation>拆牌也要压：%1只剩一张了。</translation>
    </message>
    <message>
        <source>Beat it even if that breaks cards up: %1 has only %2 cards left.</source>
        <translation>拆牌也要压：%1只剩 %2 张了。</translation>
    </message>
    <message>
        <source>Beat it with the %1: that breaks cards up, but costs you no more plays.</source>
        <translation>用%1压：虽然要拆牌，手数却没多。</translation>
    </message>
    <message>
        <source>Play the %2: nothing else beats this, and %1 has only one card left.</source>
        <translation>出%2：别的都压不过，而%1只剩一张了。</translation>
    </message>
    <message>
        <source>Play the %2: nothing else beats this, and %1 has only %3 cards left.</source>
        <translation>出%2：别的都压不过，而%1只剩 %3 张了。</translation>
    </message>
    <message>
        <source>Use the %1 now to take the lead: you are nearly out.</source>
        <translation>%1现在就用，拿下牌权：你快走完了。</translation>
    </message>
    <message>
        <source>Pass: keep the %1 for a better moment.</source>
        <translation>不出吧，%1留到更好的时机。</translation>
    </message>
    <message>
        <source>Your %1 from %2 to %3 stays together.</source>
        <translation>你 %2 到 %3 的%1不用拆。</translation>
    </message>
    <message>
        <source>Bid %1: your high cards can win you the lead often enough.</source>
        <translation>叫 %1 分：你的大牌够多，抢得到牌权。</translation>
    </message>
    <message>
        <source>Don&apos;t bid: your high cards are too few to win the lead for all the rest.</source>
        <translation>别叫：你的大牌太少，抢不够牌权，别的牌出不完。</translation>
    </message>
    <message>
        <source>Pass: those who won from such positions mostly passed.</source>
        <translation>不出吧，这种局面下，最后的赢家多半不出。</translation>
    </message>
    <message>
        <source>Play the %1: those who won from such positions played it nearly as often as they passed.</source>
        <translation>出%1：这种局面下，最后的赢家出它和不出差不多一样多。</translation>
    </message>
    <message>
        <source>Play the %1: those who won from such positions mostly did.</source>
        <translation>出%1：这种局面下，最后的赢家多半出它。</translation>
    </message>
    <message>
        <source>Any legal move will do: this one is drawn by lot.</source>
        <translation>合规则的出法都行：这手是随机选的。</translation>
    </message>
    <message>
        <source>Don&apos;t bid: you have too few bombs, jokers and twos.</source>
        <translation>别叫：你的炸弹、王和 2 太少。</translation>
    </message>
    <message>
        <source>Bid %1 for your bombs, jokers and twos.</source>
        <translation>凭你的炸弹、王和 2，叫 %1 分。</translation>
    </message>
    <message>
        <source>Beat it as low as you can.</source>
        <translation>用尽量小的牌压。</translation>
    </message>
    <message>
        <source>Lead as many cards as you can at once, the lowest: the %1.</source>
        <translation>先出时尽量多出几张，挑最小的：%1。</translation>
    </message>
    <message>
        <source>Play all that you have left: you win.</source>
        <translation>把剩下的都出了，你就赢了。</translation>
    </message>
    <message>
        <source>Don&apos;t bid: you need %1 plays to go out, too many even with the rocket.</source>
        <translation>别叫：要 %1 手才走得完，就算有火箭也太多了。</translation>
    </message>
    <message>
        <source>Play the %1: only a joker or a bomb can beat it.</source>
        <translation>出%1：只有王或炸弹压得过。</translation>
    </message>
    <message>
        <source>Play the %1 and keep the %2 for later.</source>
        <translation>出%1，把%2留到以后。</translation>
    </message>
    <message>
        <source>Play the %1 rather than the %2: it is harder to beat.</source>
        <translation>与其出%2，不如出%1：它更难压。</translation>
    </message>
    <message>
        <source>Pass: %2 has only one card left, and it may not beat your partner&apos;s %1.</source>
        <translation>不出吧，%2只剩一张，未必压得过搭档的%1。</translation>
    </message>
    <message>
        <source>Pass: %2 has only one card left and can&apos;t beat your partner&apos;s %1.</source>
        <translation>不出吧，%2只剩一张，压不过搭档的%1。</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to spend your %1.</source>
        <translation>不出吧，要压就得动用你的%1。</translation>
    </message>
    <message>
        <source>Play the %1: %2 has only one card left, and lower cards are easier to beat.</source>
        <translation>出%1：%2只剩一张了，再小就更容易被压。</translation>
    </message>
    <message>
        <source>Beat it with the %1: that breaks nothing up, and it may win you the lead.</source>
        <translation>用%1压：什么都不用拆，还可能拿到牌权。</translation>
    </message>
    <message>
        <source>Let the %1 carry the cards that your hand needs least.</source>
        <translation>让%1带走你最用不着的牌。</translation>
    </message>
    <message>
        <source>Let it carry the cards that your hand needs least.</source>
        <translation>让它带走你最用不着的牌。</translation>
    </message>
    <message>
        <source>Play your last card: you win.</source>
        <translation>出最后一张，你就赢了。</translation>
    </message>
    <message>
        <source>Bid %2: you hold a bomb, and the rest of your hand goes in %1 plays.</source>
        <translation>叫 %2 分：你有炸弹，其余的牌 %1 手就走完。</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to split your %1.</source>
        <translation>不出吧，要压就得拆你的%1。</translation>
    </message>
    <message>
        <source>Risk the %2, although %1 has only one card left: your %3 is needed later.</source>
        <translation>虽然%1只剩一张，你还是冒险出%2吧：你的%3以后还要用。</translation>
    </message>
    <message>
        <source>No opponent can beat the %1, and then you play your last card and win.</source>
        <translation>对手谁也压不过你的%1，接着出最后一张，你就赢了。</translation>
    </message>
    <message>
        <source>Play the %1: only a bomb can beat it.</source>
        <translation>出%1：只有炸弹压得过。</translation>
    </message>
    <message>
        <source>Play the %1 from %2 to %3 and keep the %4 for later.</source>
        <translation>出 %2 到 %3 的%1，把%4留到以后。</translation>
    </message>
    <message>
        <source>Let the triplet carry the %1, and keep the %2 for later.</source>
        <translation>让三张带走%1，把%2留到以后。</translation>
    </message>
    <message>
        <source>Cover your partner&apos;s %1 with the %2, so that %3 has to spend something higher, and keep your %4 together.</source>
        <translation>用%2盖住搭档的%1，逼%3出更大的牌，你的%4也不用拆。</translation>
    </message>
    <message>
        <source>Get rid of the %1 while you have the lead: the %2 is likelier to win a trick later.</source>
        <translation>趁牌权在手，把%1出掉：以后%2更有希望拿到牌权。</translation>
    </message>
    <message>
        <source>Get rid of two cards at once with the %1.</source>
        <translation>出%1，一次走掉两张。</translation>
    </message>
    <message>
        <source>You win this whatever you do: any play is good.</source>
        <translation>这局你赢定了：怎么出都行。</translation>
    </message>
    <message>
        <source>Don&apos;t bid: your hand needs only %1 plays, but you hold no two or joker to win the lead with.</source>
        <translation>别叫：虽然 %1 手就走得完，却没有 2 也没有王来拿牌权。</translation>
    </message>
    <message>
        <source>Play the %1: only the %2 or a bomb can beat it.</source>
        <translation>出%1：只有%2或炸弹压得过。</translation>
    </message>
    <message>
        <source>Lead the %1 and keep the %2 for later.</source>
        <translation>先出%1，把%2留到以后。</translation>
    </message>
    <message>
        <source>Lead the %1 rather than the %2: it is harder to beat.</source>
        <translation>与其先出%2，不如先出%1：它更难压。</translation>
    </message>
    <message>
        <source>You win this anyway, and the %1 raises the stake.</source>
        <translation>反正你赢定了，出%1还能让分数翻倍。</translation>
    </message>
    <message>
        <source>Use the %1 now: it raises the stake, and you are still likely to win.</source>
        <translation>%1现在就用：分数翻倍，你的赢面还是很大。</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to break up better combinations.</source>
        <translation>不出吧，要压就得拆散更好的牌型。</translation>
    </message>
    <message>
        <source>Don&apos;t bid: besides your bomb you hold no two or joker to win the lead with.</source>
        <translation>别叫：除了炸弹，你没有 2 也没有王来拿牌权。</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to break up better combinations or spend your %1.</source>
        <translation>不出吧，要压就得拆散更好的牌型，或动用你的%1。</translation>
    </message>
    <message>
        <source>Lead the %1: your %2 is the highest card left, so you can win the lead back with it and go out.</source>
        <translation>先出%1：你的%2是外面最大的单张，能拿回牌权，把牌走完。</translation>
    </message>
    <message>
        <source>Get rid of the %1 while you have the lead: it belongs to no pair or sequence.</source>
        <translation>趁牌权在手，把%1出掉：它不在对子里，也不在顺子里。</translation>
    </message>
    <message>
        <source>Lead the %1: it is harder to beat than the %2, and you keep the %3 for later.</source>
        <translation>先出%1：它比%2难压，你的%3也还留着。</translation>
    </message>
    <message>
        <source>Play the %1: it is harder to beat than the %2, and you keep the %3 for later.</source>
        <translation>出%1：它比%2难压，你的%3也还留着。</translation>
    </message>
    <message>
        <source>Lead low with the %1: %2, your partner, is next and may get rid of something low too.</source>
        <translation>先出小的%1：下家是搭档%2，也许能跟着走掉小牌。</translation>
    </message>
    <message>
        <source>Don&apos;t bid: besides your bomb you hold only %1 to win the lead with.</source>
        <translation>别叫：除了炸弹，能拿牌权的只有%1。</translation>
    </message>
    <message>
        <source>Bid %3: you hold %2, and the whole hand goes in %1 plays.</source>
        <translation>叫 %3 分：你有%2，整手牌 %1 手就走完。</translation>
    </message>
    <message>
        <source>Pass: %2 can&apos;t beat your partner&apos;s %1 without a bomb.</source>
        <translation>不出吧，%2不用炸弹就压不过搭档的%1。</translation>
    </message>
    <message>
        <source>Play the %1 from %2 to %3 and keep your %4 together.</source>
        <translation>出 %2 到 %3 的%1，你的%4就不用拆。</translation>
    </message>
    <message>
        <source>Play the %1: whatever beats it beats your %2 as well.</source>
        <translation>出%1：压得过它的，也压得过你的%2。</translation>
    </message>
    <message>
        <source>Take over from %1, your partner: you can do more with the lead.</source>
        <translation>从搭档%1手里接过牌权：牌权在你这里更有用。</translation>
    </message>
    <message>
        <source>Play the %1: only a joker can beat it.</source>
        <translation>出%1：只有王压得过。</translation>
    </message>
    <message>
        <source>Play the %1: only the %2 can beat it.</source>
        <translation>出%1：只有%2压得过。</translation>
    </message>
    <message>
        <source>Let the triplet carry your %1: it belongs to no pair or sequence.</source>
        <translation>让三张带走你的%1：它不在对子里，也不在顺子里。</translation>
    </message>
    <message>
        <source>Bid %2: you hold %1 to win the lead with, although going out takes %3 plays.</source>
        <translation>叫 %2 分：虽然要 %3 手才走得完，但你有%1来拿牌权。</translation>
    </message>
    <message>
        <source>Pass: %1, your partner, is next and may beat it instead of you.</source>
        <translation>不出吧，下家是搭档%1，也许能替你压。</translation>
    </message>
    <message>
        <source>Pass: your hand still needs %2 plays, so keep the %1 to win the lead later.</source>
        <translation>不出吧，你还要 %2 手才走得完，%1留着以后拿牌权。</translation>
    </message>
    <message>
        <source>Lead the %1 and keep the %2 to win the lead back.</source>
        <translation>先出%1，%2留着夺回牌权。</translation>
    </message>
    <message>
        <source>Play the %1 and keep the %2 to win the lead later.</source>
        <translation>出%1，%2留着以后拿牌权。</translation>
    </message>
    <message>
        <source>Lead the %1: you have another for your sequence, which stays whole.</source>
        <translation>先出%1：你手里还有一张，顺子不用拆。</translation>
    </message>
    <message>
        <source>Play the %1: you have another for your sequence, which stays whole.</source>
        <translation>出%1：你手里还有一张，顺子不用拆。</translation>
    </message>
    <message>
        <source>Beat it with the %1: that breaks nothing up, and you keep your %2 for later.</source>
        <translation>用%1压：什么都不用拆，%2也还留着。</translation>
    </message>
    <message>
        <source>Beat it with the %1: that breaks nothing up, and you keep your %2 and %3 for later.</source>
        <translation>用%1压：什么都不用拆，%2和%3也还留着。</translation>
    </message>
    <message>
        <source>Beat it with the %1: that breaks nothing up, and you keep your higher cards for later.</source>
        <translation>用%1压：什么都不用拆，大牌也还留着。</translation>
    </message>
    <message>
        <source>Lead the %1: your %2 can carry something lower later.</source>
        <translation>先出%1：你的%2以后能带走更小的牌。</translation>
    </message>
    <message>
        <source>Don&apos;t bid: you could go out in %1 plays, but %2 alone won&apos;t win you the lead often enough.</source>
        <translation>别叫：虽然 %1 手就走得完，但光靠%2抢不到几次牌权。</translation>
    </message>
    <message>
        <source>Don&apos;t bid: you need %1 plays to go out, and %2 alone won&apos;t win you the lead often enough.</source>
        <translation>别叫：要 %1 手才走得完，光靠%2抢不到几次牌权。</translation>
    </message>
    <message>
        <source>Pass: then %1, your partner, leads the last card and wins.</source>
        <translation>不出吧，接着搭档%1先出，出完最后一张就赢了。</translation>
    </message>
    <message>
        <source>Pass: %1, your partner, is next and may go out by beating it.</source>
        <translation>不出吧，下家是搭档%1，说不定一压就走完了。</translation>
    </message>
    <message>
        <source>Pass: %1, your partner, is next, has only %2 cards left and may beat it.</source>
        <translation>不出吧，下家是搭档%1，只剩 %2 张，也许压得过。</translation>
    </message>
    <message>
        <source>Pass: keep the %1 to stop %2 with it later.</source>
        <translation>不出吧，%1留着以后拦%2。</translation>
    </message>
    <message>
        <source>Pass: only your jokers can beat this, and you want to keep them together.</source>
        <translation>不出吧，只有王压得过，你那两张王还是别拆。</translation>
    </message>
    <message>
        <source>Pass: to beat this cheaply you would have to split your %1.</source>
        <translation>不出吧，想压得省，就得拆你的%1。</translation>
    </message>
    <message>
        <source>Pass: to beat this cheaply you would have to break up better combinations.</source>
        <translation>不出吧，想压得省，就得拆散更好的牌型。</translation>
    </message>
    <message>
        <source>Pass: to beat this you need at least your %1.</source>
        <translation>不出吧，要压至少得用你的%1。</translation>
    </message>
    <message>
        <source>Cover your partner&apos;s %1: %2 must not get the lead cheaply now that %3 has only one card left.</source>
        <translation>盖住搭档的%1：%3只剩一张了，别让%2轻松拿到牌权。</translation>
    </message>
    <message>
        <source>Beat it with the %1 from %2 to %3: otherwise %4 leads next.</source>
        <translation>用 %2 到 %3 的%1压：不然下一手就由%4先出了。</translation>
    </message>
    <message>
        <source>Beat it with the %1 from %2 to %3: otherwise %4 may lead next.</source>
        <translation>用 %2 到 %3 的%1压：不然下一手可能由%4先出。</translation>
    </message>
    <message>
        <source>Beat it with the %1: otherwise %2 leads next.</source>
        <translation>用%1压：不然下一手就由%2先出了。</translation>
    </message>
    <message>
        <source>Beat it with the %1: otherwise %2 may lead next.</source>
        <translation>用%1压：不然下一手可能由%2先出。</translation>
    </message>
    <message>
        <source>Lead the %1 from %2 to %3: %4 cards go at once.</source>
        <translation>先出 %2 到 %3 的%1：一次走掉 %4 张。</translation>
    </message>
    <message>
        <source>Let the %1 carry single cards that are hard to get rid of otherwise.</source>
        <translation>出%1，带走不好出的单张。</translation>
    </message>
    <message>
        <source>Bid %1: your rocket wins you the lead whenever you need it.</source>
        <translation>叫 %1 分：你有火箭，什么时候要牌权都拿得到。</translation>
    </message>
    <message>
        <source>Bid %1: you hold two bombs, and each should win you the lead.</source>
        <translation>叫 %1 分：你有两个炸弹，每个应该都能拿到牌权。</translation>
    </message>
    <message>
        <source>Bid %1: your bomb should win you the lead when you need it.</source>
        <translation>叫 %1 分：你有炸弹，要紧时应该能拿到牌权。</translation>
    </message>
    <message>
        <source>Pass: let your partner&apos;s %1 stand. It is up to %2 to beat it, and you keep your own cards.</source>
        <translation>不出吧，别压搭档的%1：要压是%2的事，你自己的牌留着。</translation>
    </message>
    <message>
        <source>No opponent can beat the %1 or stop what follows.</source>
        <translation>对手谁也压不过你的%1，之后也拦不住你。</translation>
    </message>
    <message>
        <source>Lead the sequence from %1 to %2: if somebody beats it, your sequence from %3 to %4 should win the lead back.</source>
        <translation>先出 %1 到 %2 的顺子：要是有人压，你 %3 到 %4 的顺子应该能夺回牌权。</translation>
    </message>
    <message>
        <source>Lead the sequence from %1 to %2: you still have one from %3 to %4.</source>
        <translation>先出 %1 到 %2 的顺子：你还有一个 %3 到 %4 的。</translation>
    </message>
    <message>
        <source>Play the %1: anything lower would break something up.</source>
        <translation>出%1：再小就得拆牌。</translation>
    </message>
    <message>
        <source>Nothing helps much here: one move is as good as another.</source>
        <translation>现在怎么打都没多大用，选哪样都差不多。</translation>
    </message>
    <message>
        <source>Lead the %1: %2 cards go at once.</source>
        <translation>先出%1：一次走掉 %2 张。</translation>
    </message>
    <message>
        <source>Lead the %1: your %2 should win the lead back.</source>
        <translation>先出%1：你的%2应该能夺回牌权。</translation>
    </message>
    <message>
        <source>Pass: the %1 would raise the stake, and somebody may hold the rocket.</source>
        <translation>不出吧，%1会让分数翻倍，而别人可能有火箭。</translation>
    </message>
    <message>
        <source>Pass: your %1 and then the rest win later just as well.</source>
        <translation>不出吧，你的%1以后再出，接着把剩下的出完，一样赢。</translation>
    </message>
    <message>
        <source>Let the triplet carry the %1, which is hard to get rid of otherwise.</source>
        <translation>让三张带走%1：不带的话很难走掉。</translation>
    </message>
    <message>
        <source>Lead the lower triplet first: your %1 are likelier to win the lead later.</source>
        <translation>先出小的三张：以后你的%1更有希望拿到牌权。</translation>
    </message>
    <message>
        <source>This keeps your hand together: you then need only %1 more plays.</source>
        <translation>这样你的牌不用拆散：之后再出 %1 手就走完。</translation>
    </message>
    <message>
        <source>After this the %1 is your last card.</source>
        <translation>这样你就只剩一张%1了。</translation>
    </message>
    <message>
        <source>Pass: get rid of the %2 first and go out with the %1. If the %1 is beaten now, you are left with the %2.</source>
        <translation>不出吧，先走掉%2，最后用%1收尾。现在出%1，万一被压，%2就留在手里了。</translation>
    </message>
    <message>
        <source>Lead the %1: only %2 cards still out are higher.</source>
        <translation>先出%1：外面比它大的只剩 %2 张。</translation>
    </message>
    <message>
        <source>Lead the %1: only a %2 is higher.</source>
        <translation>先出%1：比它大的只有%2。</translation>
    </message>
    <message>
        <source>If you don&apos;t bid either, the cards are dealt again and you lose nothing.</source>
        <translation>你要是也不叫，就重新发牌，不吃亏。</translation>
    </message>
    <message>
        <source>Bid %1: you hold %2, and neither %3 nor %4 has bid, so they are likely to be weak.</source>
        <translation>叫 %1 分：你有%2，%3和%4又都没叫，那两家的牌多半不强。</translation>
    </message>
    <message>
        <source>Bid %1: neither %2 nor %3 has bid, so they are likely to be weak.</source>
        <translation>叫 %1 分：%2和%3都没叫，那两家的牌多半不强。</translation>
    </message>
    <message>
        <source>Lead the %1: unless %2 beats it with the last card, you get the lead back and win.</source>
        <translation>先出%1：只要%2最后一张压不过，你就能夺回牌权，然后就赢了。</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to spend one of your bombs.</source>
        <translation>不出吧，要压就得动用你的一个炸弹。</translation>
    </message>
    <message>
        <source>Pass: to beat this you would have to break up better combinations or spend one of your bombs.</source>
        <translation>不出吧，要压就得拆散更好的牌型，或动用你的一个炸弹。</translation>
    </message>
    <message>
        <source>Play the %1 and keep your higher cards: %2, your partner, plays before %3 and may still cover it.</source>
        <translation>出%1，大牌留着：搭档%2在%3之前出牌，也许还能盖住它。</translation>
    </message>
    <message>
        <source>Take the lead with the %1: then you can lead your sequence from %2 to %3.</source>
        <translation>用%1拿下牌权：接着就能先出你 %2 到 %3 的顺子。</translation>
    </message>
    <message>
        <source>Pass: this is lost, and the %1 would only raise the stake.</source>
        <translation>不出吧，这局输定了，%1只会让分数翻倍。</translation>
    </message>
    <message>
        <source>Let the triplet carry the %1: you have another for your sequence from %2 to %3.</source>
        <translation>让三张带走%1：你手里还有一张，可以留给 %2 到 %3 的顺子。</translation>
    </message>
    <message>
        <source>Pass: %2 can&apos;t beat your partner&apos;s %1.</source>
        <translation>不出吧，%2压不过搭档的%1。</translation>
    </message>
    <message>
        <source>Pass: only the rocket can beat your partner&apos;s %1.</source>
        <translation>不出吧，只有火箭压得过搭档的%1。</translation>
    </message>
    <message>
        <source>Pass: %2 can&apos;t beat your partner&apos;s %1 without a bomb or the rocket.</source>
        <translation>不出吧，%2不用炸弹或火箭就压不过搭档的%1。</translation>
    </message>
    <message>
        <source>Pass: %2 still has %3 cards, so keep the %1 for a better moment.</source>
        <translation>不出吧，%2还有 %3 张牌，%1留到更好的时机。</translation>
    </message>
    <message>
        <source>Cover your partner&apos;s %1 with the %2, so that %3 can&apos;t get rid of a middling card.</source>
        <translation>用%2盖住搭档的%1，免得%3走掉不大不小的牌。</translation>
    </message>
    <message>
        <source>Get rid of your lowest pair, the %1, while you have the lead.</source>
        <translation>趁牌权在手，把最小的对子出掉，就是那%1。</translation>
    </message>
    <message>
        <source>Bid %2: with %1, and %4 besides, you should win the lead often, although going out takes %3 plays.</source>
        <translation>叫 %2 分：虽然要 %3 手才走得完，但你有%1，另外还有%4，应该常能拿到牌权。</translation>
    </message>
    <message>
        <source>It matters little here: several leads are as good as this one.</source>
        <translation>现在先出什么差别不大：有好几种出法和这手一样好。</translation>
    </message>
    <message>
        <source>Take over from %1, your partner, who has more cards left than you.</source>
        <translation>从搭档%1手里接过牌权：搭档剩的牌比你多。</translation>
    </message>
    <message>
        <source>You can hardly go wrong here: whatever they play, your rocket takes the lead back.</source>
        <translation>现在怎么出都不太会错：不管他们出什么，你的火箭都能夺回牌权。</translation>
    </message>
    <message>
        <source>You can hardly go wrong here: nothing can beat your %1.</source>
        <translation>现在怎么出都不太会错：没有牌压得过你的%1。</translation>
    </message>
    <message>
        <source>You can hardly go wrong here: only %2 can beat your %1.</source>
        <translation>现在怎么出都不太会错：只有%2压得过你的%1。</translation>
    </message>
    <message>
        <source>Only %2 can beat the %1, so you should lead again.</source>
        <translation>只有%2压得过你的%1，下一手应该还是你先出。</translation>
    </message>
    <message>
        <source>Lead your lowest pair, the %1: only %2 can beat it.</source>
        <translation>先出最小的对子，就是那%1：只有%2压得过。</translation>
    </message>
    <message>
        <source>Play the %1: your sequence from %2 to %3 stays whole.</source>
        <translation>出%1：你 %2 到 %3 的顺子不用拆。</translation>
    </message>
    <message>
        <source>Beat it, it matters little with what: otherwise %1 leads next.</source>
        <translation>压住它，不然下一手就由%1先出了；用什么压都差不多。</translation>
    </message>
    <message>
        <source>Beat it, it matters little with what: otherwise %1 may lead next.</source>
        <translation>压住它，不然下一手可能由%1先出；用什么压都差不多。</translation>
    </message>
    <message>
        <source>It matters little here what you lead; the %1 at least gets rid of %2 cards at once.</source>
        <translation>现在先出什么差别不大；出%1至少一次走掉 %2 张。</translation>
    </message>
    <message>
        <source>It matters little here what you lead; the %1 at least belongs to no pair or sequence.</source>
        <translation>现在先出什么差别不大；%1至少不在对子里，也不在顺子里。</translation>
    </message>
    <message>
        <source>Get rid of a low card while you have the lead: the %1 and the %2 belong to no pair or sequence.</source>
        <translation>趁牌权在手，走张小牌：%1和%2不在对子里，也不在顺子里。</translation>
    </message>
    <message>
        <source>Only %4 can stop you: play the %1, then the %2, and go out with the %3.</source>
        <translation>只有%4拦得住你：先出%1，再出%2，最后出%3走完。</translation>
    </message>
    <message>
        <source>%4 has only one card left: play the %1, then the %2, and go out with the %3.</source>
        <translation>%4只剩一张：先出%1，再出%2，最后出%3走完。</translation>
    </message>
    <message>
        <source>%4 can&apos;t beat the %1, nor the %2 next: then you go out with the %3.</source>
        <translation>%4压不过你的%1，接着也压不过%2：最后出%3你就走完了。</translation>
    </message>
    <message>
        <source>No opponent can beat the %1, nor the %2 next: then you go out with the %3.</source>
        <translation>对手谁也压不过你的%1，接着也压不过%2：最后出%3你就走完了。</translation>
    </message>
    <message>
        <source>Only %2 can beat the %1; otherwise you play all the rest at once.</source>
        <translation>只有%2压得过你的%1；不然你就把剩下的牌一次出完。</translation>
    </message>
    <message>
        <source>Only %2 can beat the %1; otherwise you go out with the %3.</source>
        <translation>只有%2压得过你的%1；不然你出%3就走完了。</translation>
    </message>
    <message>
        <source>%2 can&apos;t beat the %1 or stop what follows.</source>
        <translation>%2压不过你的%1，之后也拦不住你。</translation>
    </message>
    <message>
        <source>Beat it with the %1: it may win you the lead.</source>
        <translation>用%1压：可能拿到牌权。</translation>
    </message>
    <message>
        <source>It matters little here what you lead; a pair like the %1 at least gets rid of two cards at once.</source>
        <translation>现在先出什么差别不大；出%1这样的对子，至少一次走掉两张。</translation>
    </message>
    <message>
        <source>It matters little here what you lead; the %1 and the %2 at least belong to no pair or sequence.</source>
        <translation>现在先出什么差别不大；%1和%2至少不在对子里，也不在顺子里。</translation>
    </message>
    <message>
        <source>It matters little here what you lead; the %1, the %2 and the %3 at least belong to no pair or sequence.</source>
        <translation>现在先出什么差别不大；%1、%2和%3至少不在对子里，也不在顺子里。</translation>
    </message>
    <message>
        <source>It matters little here what you lead; you have another %1 for your sequence from %2 to %3.</source>
        <translation>现在先出什么差别不大；你另有一张%1，%2到%3的顺子照样在。</translation>
    </message>
    <message>
        <source>It matters little here what you lead; on the %1 at least nobody gets rid of a low card.</source>
        <translation>现在先出什么差别不大；出%1，至少谁也走不掉小牌。</translation>
    </message>
    <message>
        <source>Get rid of a low card while you have the lead: the %1, the %2 and the %3 belong to no pair or sequence.</source>
        <translation>趁牌权在手，走张小牌：%1、%2和%3不在对子里，也不在顺子里。</translation>
    </message>
    <message>
        <source>Lead the %1: nobody can get rid of a low card on it.</source>
        <translation>先出%1：谁也没法跟着走小牌。</translation>
    </message>
    <message>
        <source>Pass: unless %2 goes out with both cards at once, your %1 can still beat the first of them.</source>
        <translation>不出吧：除非%2两张一起走完，不然第一张你的%1还压得住。</translation>
    </message>
    <message>
        <source>Let the triplet carry your %1, the lowest card that belongs to no pair or sequence.</source>
        <translation>让三张带走你的%1：不在对子和顺子里的牌，它最小。</translation>
    </message>
    <message>
        <source>It matters little here what you do; the %1 at least may win you the lead.</source>
        <translation>现在怎么打差别不大；出%1至少可能拿到牌权。</translation>
    </message>
</context>
<context>
    <name>Doudizhu thoughts</name>
    <message>
        <source>%0 doesn&apos;t bid: there is no two or joker in hand, and going out would take %1 plays.</source>
        <translation>%0不叫：没有 2 也没有王，还要 %1 手才走得完。</translation>
    </message>
    <message>
        <source>%0 bids %2, with the rocket and a hand that goes in %1 plays.</source>
        <translation>%0叫 %2 分：有火箭，整手牌 %1 手就走完。</translation>
    </message>
    <message>
        <source>%0 bids %2: the whole hand goes in %1 plays.</source>
        <translation>%0叫 %2 分：整手牌 %1 手就走完。</translation>
    </message>
    <message>
        <source>No opponent can beat the %1, and then %0 plays the rest and wins.</source>
        <translation>%0的%1对手谁也压不过，接着把剩下的出完就赢了。</translation>
    </message>
    <message>
        <source>After this %0 is only one play away from going out.</source>
        <translation>这手之后，%0再一手就走完了。</translation>
    </message>
    <message>
        <source>%0 has nothing higher.</source>
        <translation>%0没有更大的牌。</translation>
    </message>
    <message>
        <source>%0 passes: the %1 would raise the stake and still win too seldom.</source>
        <translation>%0不出：%1会让分数翻倍，赢面却还是太小。</translation>
    </message>
    <message>
        <source>%0 passes: %1, the partner, has only one card left and may go out.</source>
        <translation>%0不出：搭档%1只剩一张，说不定就走完了。</translation>
    </message>
    <message>
        <source>%0 passes: %1, the partner, has only %2 cards left and may go out.</source>
        <translation>%0不出：搭档%1只剩 %2 张，说不定就走完了。</translation>
    </message>
    <message>
        <source>%0 passes: then %1, the partner, has the lead.</source>
        <translation>%0不出：这样牌权就归搭档%1。</translation>
    </message>
    <message>
        <source>%0 passes rather than spend the %1 on beating the partner.</source>
        <translation>%0不出，不拿%1去压搭档。</translation>
    </message>
    <message>
        <source>%0 passes and keeps the %1, to stop %2 later.</source>
        <translation>%0不出，留着%1以后拦%2。</translation>
    </message>
    <message>
        <source>%0 passes: %1, the partner, is next and may beat it more cheaply.</source>
        <translation>%0不出：下家是搭档%1，也许压得更省。</translation>
    </message>
    <message>
        <source>%0 passes and keeps the %1, to win the lead later.</source>
        <translation>%0不出，把%1留着以后拿牌权。</translation>
    </message>
    <message>
        <source>%0 plays the highest card: %1 has only one card left.</source>
        <translation>%0出最大的牌：%1只剩一张了。</translation>
    </message>
    <message>
        <source>%0 takes the lead with the %1: %2 has only one card left.</source>
        <translation>%0用%1拿下牌权：%2只剩一张了。</translation>
    </message>
    <message>
        <source>%0 covers the partner&apos;s %1, so that %3 has to spend something above the %2.</source>
        <translation>%0盖住搭档的%1，逼%3出比%2更大的牌。</translation>
    </message>
    <message>
        <source>%0 takes over from %1, the partner: the rest of the hand is one play.</source>
        <translation>%0从搭档%1手里接过牌权：剩下的正好一手。</translation>
    </message>
    <message>
        <source>%0 takes over from %1, the partner: the rest of the hand goes in %2 plays.</source>
        <translation>%0从搭档%1手里接过牌权：剩下的 %2 手就走完。</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t leave the lead to %1, who has only one card left.</source>
        <translation>%0不把牌权让给%1，那边只剩一张了。</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t leave the lead to %1, who has only %2 cards left.</source>
        <translation>%0不把牌权让给%1，那边只剩 %2 张了。</translation>
    </message>
    <message>
        <source>No opponent can beat the %1, so %0 leads next.</source>
        <translation>%0的%1对手谁也压不过，接着由自己先出。</translation>
    </message>
    <message>
        <source>%0 uses the %1 now to take the lead, and can then go out in %2 more plays.</source>
        <translation>%0现在就用%1拿下牌权，之后再出 %2 手就能走完。</translation>
    </message>
    <message>
        <source>%0 plays the %1 rather than something lower, so that %2 can&apos;t get rid of a low card.</source>
        <translation>%0出%1，不出更小的，免得%2走掉小牌。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which breaks nothing up, and keeps the higher cards.</source>
        <translation>%0用%1压：什么都不用拆，大牌也还留着。</translation>
    </message>
    <message>
        <source>%0 leads the %1: the other cards take the lead back, whoever beats it.</source>
        <translation>%0先出%1：不管谁压，别的牌都能夺回牌权。</translation>
    </message>
    <message>
        <source>%0 leads the lowest card: %1, the partner, has one card left and may win with it.</source>
        <translation>%0先出最小的牌：搭档%1只剩一张，说不定就这样赢了。</translation>
    </message>
    <message>
        <source>%0 leads no single card: %1 has only one card left and can&apos;t beat the %2.</source>
        <translation>%0不出单张：%1只剩一张，压不过%2。</translation>
    </message>
    <message>
        <source>%0 leads the highest card: %1 has only one card left.</source>
        <translation>%0先出最大的牌：%1只剩一张了。</translation>
    </message>
    <message>
        <source>%0 risks the %2, although %1 has only one card left, and keeps the higher cards.</source>
        <translation>%1虽然只剩一张，%0还是冒险出%2，把大牌留着。</translation>
    </message>
    <message>
        <source>No opponent can beat the %1, so %0 leads again.</source>
        <translation>%0的%1对手谁也压不过，下一手还是自己先出。</translation>
    </message>
    <message>
        <source>%0 leads the %1 rather than something lower, so that %2 can&apos;t get rid of a low card.</source>
        <translation>%0先出%1，不出更小的，免得%2走掉小牌。</translation>
    </message>
    <message>
        <source>%0 gets rid of the %1: it goes with no other card in hand.</source>
        <translation>%0把%1出掉：它跟手里别的牌都配不上。</translation>
    </message>
    <message>
        <source>%0 has the lead and gets rid of the %1, the lowest in hand.</source>
        <translation>%0牌权在手，把手里最小的%1出掉。</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the higher cards for later.</source>
        <translation>%0先出%1，大牌留到以后。</translation>
    </message>
    <message>
        <source>%0 leads the %1: whoever wants the lead has to spend something higher.</source>
        <translation>%0先出%1：谁想要牌权，就得动用更大的牌。</translation>
    </message>
    <message>
        <source>%0 leads the %2, the highest single card: %1 has only one card left.</source>
        <translation>%0先出最大的单张%2：%1只剩一张了。</translation>
    </message>
    <message>
        <source>%0 gets rid of the %1, which goes with no other cards.</source>
        <translation>%0把%1出掉：凑好牌型后，多出来的就是它。</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the lower cards for later.</source>
        <translation>%0先出%1，小牌留到以后。</translation>
    </message>
    <message>
        <source>%0 passes and leaves the lead to %1, the partner.</source>
        <translation>%0不出，把牌权留给搭档%1。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, the lowest that breaks nothing up.</source>
        <translation>%0用%1压：不拆牌的里头它最小。</translation>
    </message>
    <message>
        <source>%0 beats it even if that breaks cards up: %1 has only one card left.</source>
        <translation>%0拆牌也要压：%1只剩一张了。</translation>
    </message>
    <message>
        <source>%0 beats it even if that breaks cards up: %1 has only %2 cards left.</source>
        <translation>%0拆牌也要压：%1只剩 %2 张了。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1: that breaks cards up, but costs no more plays.</source>
        <translation>%0用%1压：虽然要拆牌，手数却没多。</translation>
    </message>
    <message>
        <source>%0 plays the %2: nothing else beats this, and %1 has only one card left.</source>
        <translation>%0出%2：别的都压不过，而%1只剩一张了。</translation>
    </message>
    <message>
        <source>%0 plays the %2: nothing else beats this, and %1 has only %3 cards left.</source>
        <translation>%0出%2：别的都压不过，而%1只剩 %3 张了。</translation>
    </message>
    <message>
        <source>%0 uses the %1 now to take the lead, being nearly out.</source>
        <translation>%0快走完了，现在就用%1拿下牌权。</translation>
    </message>
    <message>
        <source>%0 passes and keeps the %1 for a better moment.</source>
        <translation>%0不出，把%1留到更好的时机。</translation>
    </message>
    <message>
        <source>The %1 from %2 to %3 stays together.</source>
        <translation>%2 到 %3 的%1不用拆。</translation>
    </message>
    <message>
        <source>%0 passes, as those who won from such positions mostly did.</source>
        <translation>%0不出：这种局面下，最后的赢家多半不出。</translation>
    </message>
    <message>
        <source>%0 plays the %1: those who won from such positions did so nearly as often as they passed.</source>
        <translation>%0出%1：这种局面下，最后的赢家出它和不出差不多一样多。</translation>
    </message>
    <message>
        <source>%0 plays the %1, as those who won from such positions mostly did.</source>
        <translation>%0出%1：这种局面下，最后的赢家多半出它。</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t bid: there are too few bombs, jokers and twos in hand.</source>
        <translation>%0不叫：炸弹、王和 2 太少。</translation>
    </message>
    <message>
        <source>%0 leads as many cards at once as possible, the lowest: the %1.</source>
        <translation>%0先出，一次尽量多出几张，挑最小的：%1。</translation>
    </message>
    <message>
        <source>%0 plays all that is left and wins.</source>
        <translation>%0把剩下的都出完，赢了。</translation>
    </message>
    <message>
        <source>%0 beats it as cheaply as possible.</source>
        <translation>%0用尽量小的牌压。</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t bid: going out would take %1 plays, too many even with the rocket.</source>
        <translation>%0不叫：要 %1 手才走得完，就算有火箭也太多了。</translation>
    </message>
    <message>
        <source>%0 plays the %1: only a joker or a bomb can beat it.</source>
        <translation>%0出%1：只有王或炸弹压得过。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and keeps the %2 for later.</source>
        <translation>%0出%1，把%2留到以后。</translation>
    </message>
    <message>
        <source>%0 plays the %1 rather than the %2: it is harder to beat.</source>
        <translation>%0出%1，不出%2：出的这手更难压。</translation>
    </message>
    <message>
        <source>%0 passes: %2 has only one card left, and it may not beat the partner&apos;s %1.</source>
        <translation>%0不出：%2只剩一张，未必压得过搭档的%1。</translation>
    </message>
    <message>
        <source>%0 passes: %2 has only one card left and can&apos;t beat the partner&apos;s %1.</source>
        <translation>%0不出：%2只剩一张，压不过搭档的%1。</translation>
    </message>
    <message>
        <source>%0 passes rather than spend the %1.</source>
        <translation>%0不出，不想动用%1。</translation>
    </message>
    <message>
        <source>%0 covers the partner&apos;s %1: %2 has only one card left, and needs one above the %3 to win.</source>
        <translation>%0盖住搭档的%1：%2只剩一张，要大过%3才赢得了。</translation>
    </message>
    <message>
        <source>%0 plays the %1: %2 has only one card left, and lower cards are easier to beat.</source>
        <translation>%0出%1：%2只剩一张了，再小就更容易被压。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which breaks nothing up and may win the lead.</source>
        <translation>%0用%1压：什么都不用拆，还可能拿到牌权。</translation>
    </message>
    <message>
        <source>%0 lets the %1 carry the cards that the hand needs least.</source>
        <translation>%0让%1带走最用不着的牌。</translation>
    </message>
    <message>
        <source>%0 beats it with the highest there is, to lead low next: %1, the partner, has only one card left.</source>
        <translation>%0用最大的压，接着好出小牌：搭档%1只剩一张了。</translation>
    </message>
    <message>
        <source>%0 bids %1, with enough high cards to win the lead back.</source>
        <translation>%0叫 %1 分：大牌够多，夺得回牌权。</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t bid: there are too few high cards to win the lead back often enough.</source>
        <translation>%0不叫：大牌太少，夺不回几次牌权。</translation>
    </message>
    <message>
        <source>The cards that the hand needs least go with it.</source>
        <translation>带走的是手里最用不着的牌。</translation>
    </message>
    <message>
        <source>%0 plays the last card and wins.</source>
        <translation>%0出最后一张，赢了。</translation>
    </message>
    <message>
        <source>%0 bids %1 on bombs, jokers and twos.</source>
        <translation>%0叫 %1 分，靠的是炸弹、王和 2。</translation>
    </message>
    <message>
        <source>%0 bids %2, with a bomb and a hand whose rest goes in %1 plays.</source>
        <translation>%0叫 %2 分：有炸弹，其余的牌 %1 手就走完。</translation>
    </message>
    <message>
        <source>%0 passes rather than split the %1.</source>
        <translation>%0不出，不想拆%1。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which breaks nothing up, and keeps the %2.</source>
        <translation>%0用%1压：什么都不用拆，%2也还留着。</translation>
    </message>
    <message>
        <source>%0 risks the %2, although %1 has only one card left, and keeps the %3.</source>
        <translation>%1虽然只剩一张，%0还是冒险出%2，把%3留着。</translation>
    </message>
    <message>
        <source>No opponent can beat the %1, and then %0 plays the last card and wins.</source>
        <translation>%0的%1对手谁也压不过，接着出最后一张就赢了。</translation>
    </message>
    <message>
        <source>%0 plays the %1: only a bomb can beat it.</source>
        <translation>%0出%1：只有炸弹压得过。</translation>
    </message>
    <message>
        <source>%0 plays the %1 from %2 to %3 and keeps the %4 for later.</source>
        <translation>%0出 %2 到 %3 的%1，把%4留到以后。</translation>
    </message>
    <message>
        <source>%0 lets the triplet carry the %1 and keeps the %2 for later.</source>
        <translation>%0让三张带走%1，把%2留到以后。</translation>
    </message>
    <message>
        <source>%0 plays the %1: it costs more to beat than the %2, and the %3 stays for later.</source>
        <translation>%0出%1：压它比压%2更费本钱，%3也还留着。</translation>
    </message>
    <message>
        <source>%0 plays the %1, holding another, so that the sequence stays whole.</source>
        <translation>%0出%1：手里还有一张，顺子不用拆。</translation>
    </message>
    <message>
        <source>%0 covers the partner&apos;s %1 with the %2, so that %3 has to spend something higher, and keeps the %4 together.</source>
        <translation>%0用%2盖住搭档的%1，逼%3出更大的牌，%4也不用拆。</translation>
    </message>
    <message>
        <source>%0 gets rid of the %1: the %2 is likelier to win a trick later.</source>
        <translation>%0把%1出掉：以后%2更有希望拿到牌权。</translation>
    </message>
    <message>
        <source>%0 gets rid of two cards at once with the %1.</source>
        <translation>%0出%1，一次走掉两张。</translation>
    </message>
    <message>
        <source>%0 wins this with any play.</source>
        <translation>这局%0怎么出都赢。</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t bid: the hand needs only %1 plays, but there is no two or joker in it to win the lead with.</source>
        <translation>%0不叫：虽然 %1 手就走得完，却没有 2 也没有王来拿牌权。</translation>
    </message>
    <message>
        <source>%0 plays the %1: only the %2 or a bomb can beat it.</source>
        <translation>%0出%1：只有%2或炸弹压得过。</translation>
    </message>
    <message>
        <source>%0 leads the %1: it costs more to beat than the %2, and the %3 stays for later.</source>
        <translation>%0先出%1：压它比压%2更费本钱，%3也还留着。</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the %2 for later.</source>
        <translation>%0先出%1，把%2留到以后。</translation>
    </message>
    <message>
        <source>%0 leads the %1 rather than the %2: it is harder to beat.</source>
        <translation>%0先出%1，不出%2：先出的这手更难压。</translation>
    </message>
    <message>
        <source>%0 leads the %1, holding another, so that the sequence stays whole.</source>
        <translation>%0先出%1：手里还有一张，顺子不用拆。</translation>
    </message>
    <message>
        <source>%0 wins this anyway, and raises the stake with the %1.</source>
        <translation>%0反正赢定了，就用%1让分数翻倍。</translation>
    </message>
    <message>
        <source>%0 uses the %1 now to raise the stake, still likely to win.</source>
        <translation>%0现在就用%1让分数翻倍，赢面还是很大。</translation>
    </message>
    <message>
        <source>%0 passes: beating this would break up better combinations.</source>
        <translation>%0不出：要压就得拆散更好的牌型。</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t bid: besides a bomb there is no two or joker in hand to win the lead with.</source>
        <translation>%0不叫：除了炸弹，没有 2 也没有王来拿牌权。</translation>
    </message>
    <message>
        <source>%0 passes rather than break up better combinations or spend the %1.</source>
        <translation>%0不出，不想拆散更好的牌型，也不想动用%1。</translation>
    </message>
    <message>
        <source>%0 leads the %1: the %2 is the highest card left, and wins the lead back.</source>
        <translation>%0先出%1：剩下的单张就数%2最大，能拿回牌权。</translation>
    </message>
    <message>
        <source>%0 leads low with the %1: %2, the partner, is next and may get rid of something low too.</source>
        <translation>%0先出小的%1：下家是搭档%2，也许能跟着走掉小牌。</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t bid: besides a bomb there is only %1 in hand to win the lead with.</source>
        <translation>%0不叫：除了炸弹，能拿牌权的只有%1。</translation>
    </message>
    <message>
        <source>%0 bids %3, with %2 and a hand that goes in %1 plays.</source>
        <translation>%0叫 %3 分：有%2，整手牌 %1 手就走完。</translation>
    </message>
    <message>
        <source>%0 passes: %2 can&apos;t beat the partner&apos;s %1 without a bomb.</source>
        <translation>%0不出：%2不用炸弹就压不过搭档的%1。</translation>
    </message>
    <message>
        <source>%0 plays the %1 from %2 to %3 and keeps the %4 together.</source>
        <translation>%0出 %2 到 %3 的%1，%4就不用拆。</translation>
    </message>
    <message>
        <source>%0 plays the %1: whatever beats it beats the %2 as well.</source>
        <translation>%0出%1：压得过它的，也压得过%2。</translation>
    </message>
    <message>
        <source>%0 takes over from %1, the partner, to do more with the lead.</source>
        <translation>%0从搭档%1手里接过牌权：在自己手里更有用。</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t bid: going out would take %1 plays, and %2 alone won&apos;t win the lead often enough.</source>
        <translation>%0不叫：要 %1 手才走得完，光靠%2抢不够牌权。</translation>
    </message>
    <message>
        <source>%0 plays the %1: only a joker can beat it.</source>
        <translation>%0出%1：只有王压得过。</translation>
    </message>
    <message>
        <source>%0 plays the %1: only the %2 can beat it.</source>
        <translation>%0出%1：只有%2压得过。</translation>
    </message>
    <message>
        <source>%0 lets the triplet carry the %1, which belongs to no pair or sequence.</source>
        <translation>%0让三张带走%1：它不在对子里，也不在顺子里。</translation>
    </message>
    <message>
        <source>%0 bids %2, with %1 to win the lead, although going out takes %3 plays.</source>
        <translation>%0叫 %2 分：虽然要 %3 手才走得完，但有%1来拿牌权。</translation>
    </message>
    <message>
        <source>%0 passes: %1, the partner, is next and may beat it.</source>
        <translation>%0不出：下家是搭档%1，也许压得过。</translation>
    </message>
    <message>
        <source>%0 passes: the hand still needs %2 plays, and the %1 may win the lead later.</source>
        <translation>%0不出：还要 %2 手才走得完，%1以后也许能拿到牌权。</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the %2 to win the lead back.</source>
        <translation>%0先出%1，%2留着夺回牌权。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and keeps the %2 to win the lead later.</source>
        <translation>%0出%1，%2留着以后拿牌权。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which breaks nothing up, and keeps the %2 and %3.</source>
        <translation>%0用%1压：什么都不用拆，%2和%3也还留着。</translation>
    </message>
    <message>
        <source>%0 leads the %1: the %2 can carry something lower later.</source>
        <translation>%0先出%1：%2以后能带走更小的牌。</translation>
    </message>
    <message>
        <source>%0 doesn&apos;t bid: going out would take %1 plays, but %2 alone won&apos;t win the lead often enough.</source>
        <translation>%0不叫：虽然 %1 手就走得完，但光靠%2抢不到几次牌权。</translation>
    </message>
    <message>
        <source>%0 passes: then %1, the partner, leads the last card and wins.</source>
        <translation>%0不出：接着搭档%1先出，出完最后一张就赢了。</translation>
    </message>
    <message>
        <source>%0 passes: %1, the partner, is next and may go out by beating it.</source>
        <translation>%0不出：下家是搭档%1，说不定一压就走完了。</translation>
    </message>
    <message>
        <source>%0 passes: %1, the partner, is next, has only %2 cards left and may beat it.</source>
        <translation>%0不出：下家是搭档%1，只剩 %2 张，也许压得过。</translation>
    </message>
    <message>
        <source>%0 passes and keeps the two jokers together.</source>
        <translation>%0不出，两张王不拆。</translation>
    </message>
    <message>
        <source>%0 passes: to beat this cheaply would split the %1.</source>
        <translation>%0不出：想压得省，就得拆%1。</translation>
    </message>
    <message>
        <source>%0 passes: to beat this cheaply would break up better combinations.</source>
        <translation>%0不出：想压得省，就得拆散更好的牌型。</translation>
    </message>
    <message>
        <source>%0 passes: to beat this takes at least the %1.</source>
        <translation>%0不出：要压至少得用%1。</translation>
    </message>
    <message>
        <source>%0 covers the partner&apos;s %1: %2 must not get the lead cheaply now that %3 has only one card left.</source>
        <translation>%0盖住搭档的%1：%3只剩一张了，不能让%2轻松拿到牌权。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1 from %2 to %3: otherwise %4 leads next.</source>
        <translation>%0用 %2 到 %3 的%1压：不然下一手就由%4先出了。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1 from %2 to %3: otherwise %4 may lead next.</source>
        <translation>%0用 %2 到 %3 的%1压：不然下一手可能由%4先出。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1: otherwise %2 leads next.</source>
        <translation>%0用%1压：不然下一手就由%2先出了。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1: otherwise %2 may lead next.</source>
        <translation>%0用%1压：不然下一手可能由%2先出。</translation>
    </message>
    <message>
        <source>%0 leads the %1 from %2 to %3: %4 cards go at once.</source>
        <translation>%0先出 %2 到 %3 的%1：一次走掉 %4 张。</translation>
    </message>
    <message>
        <source>%0 lets the %1 carry single cards that are hard to get rid of otherwise.</source>
        <translation>%0出%1，带走不好出的单张。</translation>
    </message>
    <message>
        <source>%0 bids %1: the rocket wins the lead whenever that is needed.</source>
        <translation>%0叫 %1 分：有火箭，什么时候要牌权都拿得到。</translation>
    </message>
    <message>
        <source>%0 bids %1, with two bombs that should win the lead.</source>
        <translation>%0叫 %1 分：有两个炸弹，应该都能拿到牌权。</translation>
    </message>
    <message>
        <source>%0 bids %1: the bomb should win the lead when that is needed.</source>
        <translation>%0叫 %1 分：有炸弹，要紧时应该能拿到牌权。</translation>
    </message>
    <message>
        <source>%0 lets the partner&apos;s %1 stand: it is up to %2 to beat it.</source>
        <translation>%0不压搭档的%1：要压是%2的事。</translation>
    </message>
    <message>
        <source>No opponent can beat the %1 or stop what %0 plays then.</source>
        <translation>%0的%1对手谁也压不过，之后也没人拦得住。</translation>
    </message>
    <message>
        <source>%0 leads the sequence from %1 to %2: the one from %3 to %4 should win the lead back.</source>
        <translation>%0先出 %1 到 %2 的顺子：%3 到 %4 的顺子应该能夺回牌权。</translation>
    </message>
    <message>
        <source>%0 leads the sequence from %1 to %2 and still has one from %3 to %4.</source>
        <translation>%0先出 %1 到 %2 的顺子：手里还有一个 %3 到 %4 的。</translation>
    </message>
    <message>
        <source>%0 plays the %1: anything lower would break something up.</source>
        <translation>%0出%1：再小就得拆牌。</translation>
    </message>
    <message>
        <source>Nothing helps %0 much here: one move is as good as another.</source>
        <translation>%0现在怎么打都没多大用，选哪样都差不多。</translation>
    </message>
    <message>
        <source>%0 leads the %1: %2 cards go at once.</source>
        <translation>%0先出%1：一次走掉 %2 张。</translation>
    </message>
    <message>
        <source>%0 leads the %1: the %2 should win the lead back.</source>
        <translation>%0先出%1：%2应该能夺回牌权。</translation>
    </message>
    <message>
        <source>%0 passes: the %1 would raise the stake, and somebody may hold the rocket.</source>
        <translation>%0不出：%1会让分数翻倍，而别人可能有火箭。</translation>
    </message>
    <message>
        <source>%0 passes: the %1 and then the rest win later just as well.</source>
        <translation>%0不出：%1以后再出，接着把剩下的出完，一样赢。</translation>
    </message>
    <message>
        <source>%0 lets the triplet carry the %1, which is hard to get rid of otherwise.</source>
        <translation>%0让三张带走%1：不带的话很难走掉。</translation>
    </message>
    <message>
        <source>%0 leads the lower triplet first: the %1 are likelier to win the lead later.</source>
        <translation>%0先出小的三张：以后%1更有希望拿到牌权。</translation>
    </message>
    <message>
        <source>This keeps the hand together: %0 then needs only %1 more plays.</source>
        <translation>这样牌不用拆散：之后%0再出 %1 手就走完。</translation>
    </message>
    <message>
        <source>After this the %1 is the last card that %0 has.</source>
        <translation>这样%0就只剩一张%1了。</translation>
    </message>
    <message>
        <source>%0 passes, to get rid of the %2 first and go out with the %1.</source>
        <translation>%0不出，想先走掉%2，最后用%1收尾。</translation>
    </message>
    <message>
        <source>%0 leads the %1: only %2 cards still out are higher.</source>
        <translation>%0先出%1：外面比它大的只剩 %2 张。</translation>
    </message>
    <message>
        <source>%0 leads the %1: only a %2 is higher.</source>
        <translation>%0先出%1：比它大的只有%2。</translation>
    </message>
    <message>
        <source>If %0 doesn&apos;t bid either, the cards are dealt again and nothing is lost.</source>
        <translation>%0要是也不叫，就重新发牌，不吃亏。</translation>
    </message>
    <message>
        <source>%0 bids %1, with %2 in hand: neither %3 nor %4 has bid, so they are likely to be weak.</source>
        <translation>%0叫 %1 分：有%2，%3和%4又都没叫，那两家的牌多半不强。</translation>
    </message>
    <message>
        <source>%0 bids %1: neither %2 nor %3 has bid, so they are likely to be weak.</source>
        <translation>%0叫 %1 分：%2和%3都没叫，那两家的牌多半不强。</translation>
    </message>
    <message>
        <source>%0 leads the %1: unless %2 beats it with the last card, %0 gets the lead back and wins.</source>
        <translation>%0先出%1：只要%2最后一张压不过，%0就能夺回牌权，然后就赢了。</translation>
    </message>
    <message>
        <source>%0 passes rather than spend one of the bombs.</source>
        <translation>%0不出，哪个炸弹都不想动用。</translation>
    </message>
    <message>
        <source>%0 passes rather than break up better combinations or spend one of the bombs.</source>
        <translation>%0不出，不想拆散更好的牌型，也不想动用哪个炸弹。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and keeps the higher cards: %2, the partner, plays before %3 and may still cover it.</source>
        <translation>%0出%1，大牌留着：搭档%2在%3之前出牌，也许还能盖住它。</translation>
    </message>
    <message>
        <source>%0 takes the lead with the %1, to lead the sequence from %2 to %3 next.</source>
        <translation>%0用%1拿下牌权，接着先出 %2 到 %3 的顺子。</translation>
    </message>
    <message>
        <source>%0 passes: this is lost, and the %1 would only raise the stake.</source>
        <translation>%0不出：这局输定了，%1只会让分数翻倍。</translation>
    </message>
    <message>
        <source>%0 lets the triplet carry the %1, holding another for the sequence from %2 to %3.</source>
        <translation>%0让三张带走%1：手里还有一张，可以留给 %2 到 %3 的顺子。</translation>
    </message>
    <message>
        <source>%0 passes: %2 can&apos;t beat the partner&apos;s %1.</source>
        <translation>%0不出：%2压不过搭档的%1。</translation>
    </message>
    <message>
        <source>%0 passes: only the rocket can beat the partner&apos;s %1.</source>
        <translation>%0不出：只有火箭压得过搭档的%1。</translation>
    </message>
    <message>
        <source>%0 passes: %2 can&apos;t beat the partner&apos;s %1 without a bomb or the rocket.</source>
        <translation>%0不出：%2不用炸弹或火箭就压不过搭档的%1。</translation>
    </message>
    <message>
        <source>%0 passes: %2 still has %3 cards, so the %1 stays for a better moment.</source>
        <translation>%0不出：%2还有 %3 张牌，%1留到更好的时机。</translation>
    </message>
    <message>
        <source>%0 covers the partner&apos;s %1 with the %2, so that %3 can&apos;t get rid of a middling card.</source>
        <translation>%0用%2盖住搭档的%1，免得%3走掉不大不小的牌。</translation>
    </message>
    <message>
        <source>%0 gets rid of the lowest pair, the %1, while leading.</source>
        <translation>%0牌权在手，把最小的对子出掉，就是那%1。</translation>
    </message>
    <message>
        <source>%0 bids %2, with %1 and %4 besides to win the lead, although going out takes %3 plays.</source>
        <translation>%0叫 %2 分：虽然要 %3 手才走得完，但有%1，另外还有%4来拿牌权。</translation>
    </message>
    <message>
        <source>It matters little here what %0 leads: several leads are as good as this one.</source>
        <translation>%0现在先出什么差别不大：有好几种出法和这手一样好。</translation>
    </message>
    <message>
        <source>%0 takes over from %1, the partner, who has more cards left.</source>
        <translation>%0从搭档%1手里接过牌权：搭档剩的牌更多。</translation>
    </message>
    <message>
        <source>%0 can hardly go wrong here: whatever is played, the rocket takes the lead back.</source>
        <translation>%0现在怎么出都不太会错：不管别人出什么，火箭都能夺回牌权。</translation>
    </message>
    <message>
        <source>%0 can hardly go wrong here: nothing can beat the %1.</source>
        <translation>%0现在怎么出都不太会错：没有牌压得过%1。</translation>
    </message>
    <message>
        <source>%0 can hardly go wrong here: only %2 can beat the %1.</source>
        <translation>%0现在怎么出都不太会错：只有%2压得过%1。</translation>
    </message>
    <message>
        <source>Only %2 can beat the %1, so %0 should lead again.</source>
        <translation>%0的%1只有%2压得过，下一手应该还是自己先出。</translation>
    </message>
    <message>
        <source>%0 leads the lowest pair, the %1: only %2 can beat it.</source>
        <translation>%0先出最小的对子，就是那%1：只有%2压得过。</translation>
    </message>
    <message>
        <source>%0 plays the %1, so that the sequence from %2 to %3 stays whole.</source>
        <translation>%0出%1：%2 到 %3 的顺子不用拆。</translation>
    </message>
    <message>
        <source>%0 beats it, no matter with what: otherwise %1 leads next.</source>
        <translation>%0压住它，不然下一手就由%1先出了；用什么压都差不多。</translation>
    </message>
    <message>
        <source>%0 beats it, no matter with what: otherwise %1 may lead next.</source>
        <translation>%0压住它，不然下一手可能由%1先出；用什么压都差不多。</translation>
    </message>
    <message>
        <source>It matters little here what %0 leads; the %1 at least gets rid of %2 cards at once.</source>
        <translation>%0现在先出什么差别不大；出%1至少一次走掉 %2 张。</translation>
    </message>
    <message>
        <source>It matters little here what %0 leads; the %1 at least belongs to no pair or sequence.</source>
        <translation>%0现在先出什么差别不大；%1至少不在对子里，也不在顺子里。</translation>
    </message>
    <message>
        <source>%0 gets rid of a low card: the %1 and the %2 go with no other cards in hand.</source>
        <translation>%0走张小牌：%1和%2跟别的牌都凑不到一起。</translation>
    </message>
    <message>
        <source>Only %4 can stop %0: the %1 goes first, then the %2, and the %3 goes out.</source>
        <translation>只有%4拦得住%0：先出%1，再出%2，最后出%3走完。</translation>
    </message>
    <message>
        <source>%4 has only one card left: %0 plays the %1, then the %2, and goes out with the %3.</source>
        <translation>%4只剩一张：%0先出%1，再出%2，最后出%3走完。</translation>
    </message>
    <message>
        <source>%4 can&apos;t beat the %1, nor the %2 next: then %0 goes out with the %3.</source>
        <translation>%4压不过%1，接着也压不过%2：最后出%3，%0就走完了。</translation>
    </message>
    <message>
        <source>No opponent can beat the %1, nor the %2 next: then %0 goes out with the %3.</source>
        <translation>对手谁也压不过%1，接着也压不过%2：最后出%3，%0就走完了。</translation>
    </message>
    <message>
        <source>Only %2 can beat the %1; otherwise %0 plays all the rest at once.</source>
        <translation>%0的%1只有%2压得过；不然就把剩下的牌一次出完。</translation>
    </message>
    <message>
        <source>Only %2 can beat the %1; otherwise %0 goes out with the %3.</source>
        <translation>%0的%1只有%2压得过；不然出%3就走完了。</translation>
    </message>
    <message>
        <source>%2 can&apos;t beat the %1 or stop what %0 plays then.</source>
        <translation>%2压不过%1，之后也拦不住%0。</translation>
    </message>
    <message>
        <source>%0 beats it with the %1, which may win the lead.</source>
        <translation>%0用%1压，可能拿到牌权。</translation>
    </message>
    <message>
        <source>It matters little here what %0 leads; a pair like the %1 at least gets rid of two cards at once.</source>
        <translation>%0现在先出什么差别不大；出%1这样的对子，至少一次走掉两张。</translation>
    </message>
    <message>
        <source>It matters little here what %0 leads; the %1 and the %2 at least belong to no pair or sequence.</source>
        <translation>%0现在先出什么差别不大；%1和%2至少不在对子里，也不在顺子里。</translation>
    </message>
    <message>
        <source>It matters little here what %0 leads; the %1, the %2 and the %3 at least belong to no pair or sequence.</source>
        <translation>%0现在先出什么差别不大；%1、%2和%3至少不在对子里，也不在顺子里。</translation>
    </message>
    <message>
        <source>It matters little here what %0 leads, who has another %1 for the sequence from %2 to %3.</source>
        <translation>%0现在先出什么差别不大；另有一张%1，%2到%3的顺子照样在。</translation>
    </message>
    <message>
        <source>It matters little here what %0 leads; on the %1 at least nobody gets rid of a low card.</source>
        <translation>%0现在先出什么差别不大；出%1，至少谁也走不掉小牌。</translation>
    </message>
    <message>
        <source>%0 gets rid of a low card: the %1, the %2 and the %3 go with no other cards in hand.</source>
        <translation>%0走张小牌：%1、%2和%3跟别的牌都凑不到一起。</translation>
    </message>
    <message>
        <source>%0 leads the %1: nobody can get rid of a low card on it.</source>
        <translation>%0先出%1：谁也没法跟着走小牌。</translation>
    </message>
    <message>
        <source>%0 passes: unless %2 goes out with both cards at once, the %1 can still beat the first of them.</source>
        <translation>%0不出：除非%2两张一起走完，不然第一张%1还压得住。</translation>
    </message>
    <message>
        <source>%0 lets the triplet carry the %1, the lowest card that belongs to no pair or sequence.</source>
        <translation>%0让三张带走%1：不在对子和顺子里的牌，它最小。</translation>
    </message>
    <message>
        <source>It matters little here what %0 does; the %1 at least may win the lead.</source>
        <translation>%0现在怎么打差别不大；出%1至少可能拿到牌权。</translation>
    </message>
</context>
<context>
    <name>DoudizhuRules</name>
    <message>
        <source>In a minute</source>
        <translation>一分钟学会</translation>
    </message>
    <message>
        <source>Becoming the landlord</source>
        <translation>当上地主</translation>
    </message>
    <message>
        <source>Each player in turn bids one, two or three, higher than the bids before, or does not bid. The highest bid takes the three cards of the kitty, shows them, and leads. If nobody bids, the cards are dealt again.</source>
        <translation>大家轮流叫一分、两分或三分，要比前面的高，也可以不叫。叫分最高的人当地主，亮出三张底牌并收入手中，然后先出。没人叫分就重新发牌。</translation>
    </message>
    <message>
        <source>High and low</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>The red joker is highest, then the black joker, the two, the ace, the king and so on down to the three. Suits do not matter.</source>
        <translation>大王最大，然后是小王、2、A、K，依次往下，3 最小。不论花色。</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>牌型</translation>
    </message>
    <message>
        <source>Single, pair, triplet</source>
        <translation>单张、对子、三张</translation>
    </message>
    <message>
        <source>One, two or three cards of a rank.</source>
        <translation>一张、两张或三张点数相同的牌。</translation>
    </message>
    <message>
        <source>Triplet with a card or a pair</source>
        <translation>三带一、三带一对</translation>
    </message>
    <message>
        <source>The triplet decides.</source>
        <translation>比三张的大小。</translation>
    </message>
    <message>
        <source>At least five ranks in a row, up to the ace.</source>
        <translation>至少五张点数相连的牌，最大到 A。</translation>
    </message>
    <message>
        <source>At least three pairs in a row.</source>
        <translation>至少三个相连的对子。</translation>
    </message>
    <message>
        <source>Airplane</source>
        <translation>飞机</translation>
    </message>
    <message>
        <source>Triplets in a row, bare or each with a card or a pair as wings.</source>
        <translation>相连的三张；可以不带，也可以每个三张带一张或一对作翅膀。</translation>
    </message>
    <message>
        <source>Four with two</source>
        <translation>四带二</translation>
    </message>
    <message>
        <source>Bomb</source>
        <translation>炸弹</translation>
    </message>
    <message>
        <source>Four of a rank beat everything but a higher bomb and the rocket.</source>
        <translation>四张点数相同的牌。除了更大的炸弹和火箭，什么都能压。</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>火箭</translation>
    </message>
    <message>
        <source>Both jokers beat everything.</source>
        <translation>两张王一起出，什么都能压。</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>计分</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>小窍门</translation>
    </message>
    <message>
        <source>Three players, 54 cards. One of them becomes the landlord, who takes three more cards and plays alone against the other two, the peasants. Whoever leads plays any combination; the others in turn play a higher one of the same form, or pass. When both others have passed, the last to play leads again. The first to run out of cards wins for their side.</source>
        <translation>三个人，54 张牌。其中一人当地主，多拿三张底牌，独自对抗另外两个农民。先出的人可以出任何牌型；其他人轮流出同样牌型而更大的牌，或者不出。另外两人都不出时，最后出牌的人重新先出。谁先出完，谁那一方就赢。</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>顺子</translation>
    </message>
    <message>
        <source>Sequence of pairs</source>
        <translation>连对</translation>
    </message>
    <message>
        <source>Four of a rank with two cards or two pairs. It is not a bomb.</source>
        <translation>四张点数相同的牌，带两张单牌或两个对子。不算炸弹。</translation>
    </message>
    <message>
        <source>The bid is the stake. Every bomb and the rocket double it. It doubles once more for spring: the landlord is out before a peasant has played, or the landlord never plays after the first lead. The landlord wins or loses the stake against each peasant.</source>
        <translation>叫了几分，底分就是几分。每个炸弹、火箭都翻一倍。春天再翻一倍：地主出完时农民一张没出；或者反春天，地主出了第一手后再没出过牌。地主与每个农民各按这个分数算输赢。</translation>
    </message>
    <message>
        <source>Peasants win together: let your partner keep the lead when they can go on, and stop a landlord who has few cards left. Bid when you hold jokers, twos and bombs and few loose low cards.</source>
        <translation>两个农民同赢同输：搭档走得顺，就把牌权留给他；地主牌不多了，就要拦住。手里有王、2 和炸弹，零散的小牌又少，就可以叫分。</translation>
    </message>
    <message>
        <source>Click cards to raise them, or slide over several. With one or two raised, Tab completes them to what can be played. G finds plays, Enter plays, P passes, R sorts the hand, K shows which ranks are still out.</source>
        <translation>点牌选中，或划过几张一起选。选中一两张时，按 Tab 补成能出的牌。G 找一手牌，Enter 出牌，P 不出，R 理牌，K 看哪些点数还没出。</translation>
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
        <translation>%1：外面还有 %2 张</translation>
    </message>
    <message>
        <source>Cards still out</source>
        <translation>记牌器</translation>
    </message>
    <message>
        <source>Bombs and rocket: the stake times %1</source>
        <translation>炸弹和火箭：底分乘以 %1</translation>
    </message>
    <message>
        <source>Chances of at least one, from what was played and what was not</source>
        <translation>至少有一张的可能，根据出过和没出过的牌推算</translation>
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
        <translation>%1. %2：%3 Elo</translation>
    </message>
    <message>
        <source>%1 % of %2 games</source>
        <translation>%2 局中的 %1%</translation>
    </message>
    <message>
        <source>%1; %2 decisions of %3 ms each</source>
        <translation>%1；%2 次决策，每次 %3 毫秒</translation>
    </message>
</context>
<context>
    <name>Euchre</name>
    <message>
        <source>The suit that was turned down cannot be named</source>
        <translation>不能叫已经扣下的花色</translation>
    </message>
    <message>
        <source>The dealer does not hold this card</source>
        <translation>庄家手里没有这张牌</translation>
    </message>
    <message>
        <source>%1 is dealt twice</source>
        <translation>%1 发了两次</translation>
    </message>
    <message>
        <source>The dealer must discard first</source>
        <translation>庄家要先扣掉一张牌</translation>
    </message>
    <message>
        <source>A card must be played now</source>
        <translation>现在必须出牌</translation>
    </message>
    <message>
        <source>The dealer must name trump, since everyone else has passed</source>
        <translation>其他人都不叫，庄家必须定主</translation>
    </message>
    <message>
        <source>The upcard has been turned down</source>
        <translation>翻开的牌已经扣下</translation>
    </message>
    <message>
        <source>Trump has already been made</source>
        <translation>主牌已经定了</translation>
    </message>
    <message>
        <source>Suits are named only in the second round</source>
        <translation>第二轮才能叫花色</translation>
    </message>
    <message>
        <source>Only a defender against a lone maker may do this</source>
        <translation>只有防守方面对单打时才能这样</translation>
    </message>
    <message>
        <source>There is nothing to discard now</source>
        <translation>现在没有牌要扣</translation>
    </message>
    <message>
        <source>The card just picked up may not be discarded here</source>
        <translation>这里不能扣掉刚拿起的那张牌</translation>
    </message>
    <message>
        <source>No card can be played now</source>
        <translation>现在还不能出牌</translation>
    </message>
    <message>
        <source>The hand does not hold this card</source>
        <translation>手里没有这张牌</translation>
    </message>
    <message>
        <source>Trumps were led and must be followed; the left bower is a trump</source>
        <translation>领出的是主牌，必须跟；副J也算主牌</translation>
    </message>
    <message>
        <source>Clubs were led and must be followed</source>
        <translation>领出的是梅花，必须跟</translation>
    </message>
    <message>
        <source>Diamonds were led and must be followed</source>
        <translation>领出的是方块，必须跟</translation>
    </message>
    <message>
        <source>Hearts were led and must be followed</source>
        <translation>领出的是红桃，必须跟</translation>
    </message>
    <message>
        <source>Spades were led and must be followed</source>
        <translation>领出的是黑桃，必须跟</translation>
    </message>
    <message>
        <source>Going alone is not allowed at this table</source>
        <translation>这一桌不能单打</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a card of Euchre</source>
        <translation>“%1”不是尤克牌里的牌</translation>
    </message>
    <message>
        <source>Expected %1 cards, not %2</source>
        <translation>此处应有 %1 张牌，而不是 %2 张</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a move of Euchre</source>
        <translation>“%1”不是尤克牌的走法</translation>
    </message>
    <message>
        <source>Expected %1 hands, not %2</source>
        <translation>此处应有 %1 手牌，而不是 %2 手</translation>
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
        <translation>叫方块</translation>
    </message>
    <message>
        <source>Name hearts</source>
        <translation>叫红桃</translation>
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
        <translation>这样%0就一张主牌也没有了。</translation>
    </message>
    <message>
        <source>A trump lead helps %1, who made trump.</source>
        <translation>领出主牌，等于帮了定主的%1。</translation>
    </message>
    <message>
        <source>%1 has no %2 and may trump this.</source>
        <translation>%1缺%2，可能用主牌赢走。</translation>
    </message>
    <message>
        <source>With the %1 first, the opponents have to throw cards away.</source>
        <translation>先领出%1，对手就得垫牌。</translation>
    </message>
    <message>
        <source>A trump can still beat this: it is safer once trumps are drawn.</source>
        <translation>主牌还压得过它：等主牌吊出来了再领更稳。</translation>
    </message>
    <message>
        <source>If the %1 waits, it is more likely to be trumped.</source>
        <translation>%1再等下去，更容易被主牌赢走。</translation>
    </message>
    <message>
        <source>This may lose the trick, which the %1 would take for certain.</source>
        <translation>这样可能丢掉这墩，出%1就赢定了。</translation>
    </message>
    <message>
        <source>The %1 is still out and beats this.</source>
        <translation>%1还在外面，压得过它。</translation>
    </message>
    <message>
        <source>The %1 would be enough for this trick.</source>
        <translation>这墩用%1就够了。</translation>
    </message>
    <message>
        <source>The %1 may be enough for this trick.</source>
        <translation>这墩用%1也许就够了。</translation>
    </message>
    <message>
        <source>With this trick the opponents euchre %0&apos;s side.</source>
        <translation>对手拿下这墩，%0这边就打不成了。</translation>
    </message>
    <message>
        <source>After this trick %1 can&apos;t be euchred any more.</source>
        <translation>丢了这墩，%1就打成了。</translation>
    </message>
    <message>
        <source>After this trick the march is gone.</source>
        <translation>丢了这墩，就没法全赢了。</translation>
    </message>
    <message>
        <source>If %1 takes this trick, %0 doesn&apos;t lead next.</source>
        <translation>这墩要是%1赢，下一墩就不由%0领出了。</translation>
    </message>
    <message>
        <source>%1&apos;s card is easier to beat than the %2.</source>
        <translation>%1的牌比%2容易被压。</translation>
    </message>
    <message>
        <source>Only %1 could still take this trick for %0&apos;s side.</source>
        <translation>这样%0这边就只有%1还可能赢这墩。</translation>
    </message>
    <message>
        <source>This gives up the trick, which the %1 might take.</source>
        <translation>这样就放掉了这墩，出%1也许能赢。</translation>
    </message>
    <message>
        <source>This leaves the trick to %1; the %2 would take it.</source>
        <translation>这样这墩就归%1了，其实%2就能赢。</translation>
    </message>
    <message>
        <source>This leaves the trick to the opponents; the %1 would take it.</source>
        <translation>这样这墩就归对手了，其实%1就能赢。</translation>
    </message>
    <message>
        <source>The %1 would be the highest trump left after this trick.</source>
        <translation>%1留着的话，这墩之后，剩下的主牌就数它最大。</translation>
    </message>
    <message>
        <source>This leaves the %1 alone, and the %2 would take it.</source>
        <translation>这样%1就落了单，会被%2赢走。</translation>
    </message>
    <message>
        <source>If the %1 is turned down, %0 can&apos;t name %2 any more.</source>
        <translation>%1要是扣下了，%0就不能再叫%2。</translation>
    </message>
    <message>
        <source>After this %1 may turn the %2 down.</source>
        <translation>这样%1可能把%2扣下。</translation>
    </message>
    <message>
        <source>This turns down the right bower, the highest trump.</source>
        <translation>这样就把最大的主牌正J扣下了。</translation>
    </message>
    <message>
        <source>After this %1 is the first to name another suit.</source>
        <translation>这样就轮到%1先叫别的花色。</translation>
    </message>
    <message>
        <source>With another pass nobody scores in this deal.</source>
        <translation>再不叫，这局谁也不得分。</translation>
    </message>
    <message>
        <source>%0 gets no other chance to name trump, and %1 bids next.</source>
        <translation>%0再没机会定主了，接着轮到%1叫。</translation>
    </message>
    <message>
        <source>The %1 goes to %2, who then sits out.</source>
        <translation>%1归搭档%2，可搭档接着就轮空。</translation>
    </message>
    <message>
        <source>Alone %0 needs three tricks without any help from %1.</source>
        <translation>单打的话，没有%1帮忙，%0得自己赢三墩。</translation>
    </message>
    <message>
        <source>An opponent with the right bower would take one of the five tricks.</source>
        <translation>正J要是在对手手里，五墩里就要丢一墩。</translation>
    </message>
    <message>
        <source>%0 would hold no trump.</source>
        <translation>这样%0一张主牌也没有。</translation>
    </message>
    <message>
        <source>%0 would hold only one trump.</source>
        <translation>这样%0只有一张主牌。</translation>
    </message>
    <message>
        <source>%0 would hold only %1 trumps.</source>
        <translation>这样%0只有 %1 张主牌。</translation>
    </message>
    <message>
        <source>%0 is stronger in %1 and may name them in the next round.</source>
        <translation>%0的%1更强，下一轮也许还能叫。</translation>
    </message>
    <message>
        <source>This gives %1 a trump, the %2.</source>
        <translation>这样就送了%1一张主牌：%2。</translation>
    </message>
    <message>
        <source>The highest trump would be the %1; in %2 it is the %3.</source>
        <translation>这样最大的主牌是%1；%2做主的话，是%3。</translation>
    </message>
    <message>
        <source>%1 would sit out and not help %0 against %2.</source>
        <translation>%1会轮空，没法帮%0挡住%2。</translation>
    </message>
    <message>
        <source>If both defend, a euchre counts only 2 points, not 4.</source>
        <translation>两个人一起防守，让对方打不成只得 2 分，不是 4 分。</translation>
    </message>
    <message>
        <source>This leaves only the %1 for the last trick.</source>
        <translation>这样最后一墩就只剩%1了。</translation>
    </message>
    <message>
        <source>This draws no trump, and the %1 may still be out.</source>
        <translation>这样吊不出主牌，%1可能还在外面。</translation>
    </message>
    <message>
        <source>This keeps the %1, so when %2 are led %0 must follow instead of trumping.</source>
        <translation>这样%1还在手里，有人领出%2，%0就得跟，没法用主牌赢。</translation>
    </message>
    <message>
        <source>%0 would hold only two trumps, and neither bower.</source>
        <translation>这样%0只有两张主牌，正J和副J都没有。</translation>
    </message>
    <message>
        <source>%0 would hold only two trumps.</source>
        <translation>这样%0只有两张主牌。</translation>
    </message>
    <message>
        <source>%1 can&apos;t know that %0 holds the %2, and may waste a trump on this.</source>
        <translation>%1不知道%2在%0手里，可能白费一张主牌来压。</translation>
    </message>
    <message>
        <source>The %1 and the %2 are still out.</source>
        <translation>%1和%2都还在外面。</translation>
    </message>
    <message>
        <source>%1 higher trumps are still out.</source>
        <translation>外面还有%1张更大的主牌。</translation>
    </message>
    <message>
        <source>%1 higher %2 are still out.</source>
        <translation>外面还有%1张更大的%2。</translation>
    </message>
    <message>
        <source>This spends a trump for nothing.</source>
        <translation>这样就白费了一张主牌。</translation>
    </message>
    <message>
        <source>%1 has this trick without it.</source>
        <translation>不用它，这墩也是%1的。</translation>
    </message>
    <message>
        <source>This may spend a trump for nothing.</source>
        <translation>这样可能白费一张主牌。</translation>
    </message>
    <message>
        <source>%1 may take this trick without it.</source>
        <translation>不用它，%1也可能赢这墩。</translation>
    </message>
    <message>
        <source>After this %0 has only one trump left, the %1.</source>
        <translation>这样%0就只剩%1这一张主牌了。</translation>
    </message>
    <message>
        <source>After this %0 has only two trumps left.</source>
        <translation>这样%0就只剩两张主牌了。</translation>
    </message>
    <message>
        <source>%1 trumps are still out, and this draws none.</source>
        <translation>外面还有%1张主牌，这样一张也吊不出来。</translation>
    </message>
    <message>
        <source>The %1 and the %2 of %3 are still out.</source>
        <translation>%3的 %1 和 %2 都还在外面。</translation>
    </message>
    <message>
        <source>This takes a trick whenever it is played, so there is no hurry.</source>
        <translation>这张不用急，什么时候出都能赢一墩。</translation>
    </message>
    <message>
        <source>This throws away a trump.</source>
        <translation>这样就白丢了一张主牌。</translation>
    </message>
    <message>
        <source>This throws away an ace.</source>
        <translation>这样就白丢了一张 A。</translation>
    </message>
    <message>
        <source>This throws away the highest card left in %1.</source>
        <translation>这样就白丢了剩下的%1里最大的一张。</translation>
    </message>
    <message>
        <source>This spends %0&apos;s only trump.</source>
        <translation>这样就用掉了%0唯一的主牌。</translation>
    </message>
    <message>
        <source>This is worth keeping: only a trump can beat it.</source>
        <translation>这张值得留着：只有主牌压得过它。</translation>
    </message>
    <message>
        <source>This is worth keeping: except for trumps, only the %1 can beat it.</source>
        <translation>这张值得留着：除了主牌，只有%1压得过它。</translation>
    </message>
    <message>
        <source>Fewer %1 than %2 are still out, so this is likelier to be trumped.</source>
        <translation>还在外面的%1比%2少，这张更容易被主牌赢走。</translation>
    </message>
    <message>
        <source>More %1 than %2 are still out, so this can wait: it is less likely to be trumped later.</source>
        <translation>还在外面的%1比%2多，这张不用急：以后没那么容易被主牌赢走。</translation>
    </message>
    <message>
        <source>This is worth keeping: it may take a trick later.</source>
        <translation>这张值得留着：以后也许能赢一墩。</translation>
    </message>
    <message>
        <source>Going alone only pays with all five tricks, and even a card like the %1 would have to take one.</source>
        <translation>单打要五墩全赢才划算，那样连%1这样的牌都得赢一墩。</translation>
    </message>
    <message>
        <source>Going alone only pays with all five tricks, and even the %1 would have to take one.</source>
        <translation>单打要五墩全赢才划算，那样连%1都得赢一墩。</translation>
    </message>
    <message>
        <source>This should do just as well: no card still out comes between the two.</source>
        <translation>出这张应该也一样：外面没有牌夹在两张中间。</translation>
    </message>
    <message>
        <source>More %1 than %2 are still out, so this is likelier to win a trick later.</source>
        <translation>还在外面的%1比%2多，这张以后更可能赢一墩。</translation>
    </message>
    <message>
        <source>This might fall to a higher trump, and the %1 draws trumps as well.</source>
        <translation>这张可能被更大的主牌压掉，而且出%1一样能调主。</translation>
    </message>
</context>
<context>
    <name>Euchre drawbacks</name>
    <message>
        <source>After this you have no trump left.</source>
        <translation>这样你就一张主牌也没有了。</translation>
    </message>
    <message>
        <source>A trump lead helps %1, who made trump.</source>
        <translation>领出主牌，等于帮了定主的%1。</translation>
    </message>
    <message>
        <source>%1 has no %2 and may trump this.</source>
        <translation>%1缺%2，可能用主牌赢走。</translation>
    </message>
    <message>
        <source>With your %1 first, the opponents have to throw cards away.</source>
        <translation>先领出你的%1，对手就得垫牌。</translation>
    </message>
    <message>
        <source>A trump can still beat this: it is safer once trumps are drawn.</source>
        <translation>主牌还压得过它：等主牌吊出来了再领更稳。</translation>
    </message>
    <message>
        <source>If you wait, your %1 is more likely to be trumped.</source>
        <translation>你的%1再等下去，更容易被主牌赢走。</translation>
    </message>
    <message>
        <source>This may lose the trick, which your %1 would take for certain.</source>
        <translation>这样可能丢掉这墩，出你的%1就赢定了。</translation>
    </message>
    <message>
        <source>The %1 is still out and beats this.</source>
        <translation>%1还在外面，压得过它。</translation>
    </message>
    <message>
        <source>Your %1 would be enough for this trick.</source>
        <translation>这墩用你的%1就够了。</translation>
    </message>
    <message>
        <source>Your %1 may be enough for this trick.</source>
        <translation>这墩用你的%1也许就够了。</translation>
    </message>
    <message>
        <source>With this trick the opponents euchre your side.</source>
        <translation>对手拿下这墩，你们就打不成了。</translation>
    </message>
    <message>
        <source>After this trick %1 can&apos;t be euchred any more.</source>
        <translation>丢了这墩，%1就打成了。</translation>
    </message>
    <message>
        <source>After this trick the march is gone.</source>
        <translation>丢了这墩，就没法全赢了。</translation>
    </message>
    <message>
        <source>If %1 takes this trick, you don&apos;t lead next.</source>
        <translation>这墩要是%1赢，下一墩就不由你领出了。</translation>
    </message>
    <message>
        <source>%1&apos;s card is easier to beat than your %2.</source>
        <translation>%1的牌比你的%2容易被压。</translation>
    </message>
    <message>
        <source>Only %1 could still take this trick for your side.</source>
        <translation>这样你们就只有%1还可能赢这墩。</translation>
    </message>
    <message>
        <source>This gives up the trick, which your %1 might take.</source>
        <translation>这样就放掉了这墩，出你的%1也许能赢。</translation>
    </message>
    <message>
        <source>This leaves the trick to %1; your %2 would take it.</source>
        <translation>这样这墩就归%1了，其实你的%2就能赢。</translation>
    </message>
    <message>
        <source>This leaves the trick to the opponents; your %1 would take it.</source>
        <translation>这样这墩就归对手了，其实你的%1就能赢。</translation>
    </message>
    <message>
        <source>Your %1 would be the highest trump left after this trick.</source>
        <translation>你的%1留着的话，这墩之后，剩下的主牌就数它最大。</translation>
    </message>
    <message>
        <source>This leaves your %1 alone, and the %2 would take it.</source>
        <translation>这样你的%1就落了单，会被%2赢走。</translation>
    </message>
    <message>
        <source>If the %1 is turned down, you can&apos;t name %2 any more.</source>
        <translation>%1要是扣下了，你就不能再叫%2。</translation>
    </message>
    <message>
        <source>After this %1 may turn the %2 down.</source>
        <translation>这样%1可能把%2扣下。</translation>
    </message>
    <message>
        <source>This turns down the right bower, the highest trump.</source>
        <translation>这样就把最大的主牌正J扣下了。</translation>
    </message>
    <message>
        <source>After this %1 is the first to name another suit.</source>
        <translation>这样就轮到%1先叫别的花色。</translation>
    </message>
    <message>
        <source>If you pass too, nobody scores in this deal.</source>
        <translation>你再不叫，这局谁也不得分。</translation>
    </message>
    <message>
        <source>You get no other chance to name trump, and %1 bids next.</source>
        <translation>你再没机会定主了，接着轮到%1叫。</translation>
    </message>
    <message>
        <source>The %1 goes to %2, who then sits out.</source>
        <translation>%1归搭档%2，可搭档接着就轮空。</translation>
    </message>
    <message>
        <source>Alone you need three tricks without any help from %1.</source>
        <translation>单打的话，没有%1帮忙，你得自己赢三墩。</translation>
    </message>
    <message>
        <source>An opponent with the right bower would take one of the five tricks.</source>
        <translation>正J要是在对手手里，五墩里就要丢一墩。</translation>
    </message>
    <message>
        <source>You would hold no trump.</source>
        <translation>这样你一张主牌也没有。</translation>
    </message>
    <message>
        <source>You would hold only one trump.</source>
        <translation>这样你只有一张主牌。</translation>
    </message>
    <message>
        <source>You would hold only %1 trumps.</source>
        <translation>这样你只有 %1 张主牌。</translation>
    </message>
    <message>
        <source>You are stronger in %1 and may name them in the next round.</source>
        <translation>你的%1更强，下一轮也许还能叫。</translation>
    </message>
    <message>
        <source>This gives %1 a trump, the %2.</source>
        <translation>这样就送了%1一张主牌：%2。</translation>
    </message>
    <message>
        <source>Your highest trump would be the %1; in %2 it is the %3.</source>
        <translation>这样你最大的主牌是%1；%2做主的话，是%3。</translation>
    </message>
    <message>
        <source>%1 would sit out and not help you against %2.</source>
        <translation>%1会轮空，没法帮你挡住%2。</translation>
    </message>
    <message>
        <source>If you both defend, a euchre counts only 2 points, not 4.</source>
        <translation>两个人一起防守，让对方打不成只得 2 分，不是 4 分。</translation>
    </message>
    <message>
        <source>This leaves only your %1 for the last trick.</source>
        <translation>这样最后一墩就只剩你的%1了。</translation>
    </message>
    <message>
        <source>This draws no trump, and the %1 may still be out.</source>
        <translation>这样吊不出主牌，%1可能还在外面。</translation>
    </message>
    <message>
        <source>This keeps your %1, so when %2 are led you must follow instead of trumping.</source>
        <translation>这样%1还在手里，有人领出%2，你就得跟，没法用主牌赢。</translation>
    </message>
    <message>
        <source>You would hold only two trumps, and neither bower.</source>
        <translation>这样你只有两张主牌，正J和副J都没有。</translation>
    </message>
    <message>
        <source>You would hold only two trumps.</source>
        <translation>这样你只有两张主牌。</translation>
    </message>
    <message>
        <source>%1 can&apos;t know that you hold the %2, and may waste a trump on this.</source>
        <translation>%1不知道%2在你手里，可能白费一张主牌来压。</translation>
    </message>
    <message>
        <source>The %1 and the %2 are still out.</source>
        <translation>%1和%2都还在外面。</translation>
    </message>
    <message>
        <source>%1 higher trumps are still out.</source>
        <translation>外面还有%1张更大的主牌。</translation>
    </message>
    <message>
        <source>%1 higher %2 are still out.</source>
        <translation>外面还有%1张更大的%2。</translation>
    </message>
    <message>
        <source>This spends a trump for nothing.</source>
        <translation>这样就白费了一张主牌。</translation>
    </message>
    <message>
        <source>%1 has this trick without it.</source>
        <translation>不用它，这墩也是%1的。</translation>
    </message>
    <message>
        <source>This may spend a trump for nothing.</source>
        <translation>这样可能白费一张主牌。</translation>
    </message>
    <message>
        <source>%1 may take this trick without it.</source>
        <translation>不用它，%1也可能赢这墩。</translation>
    </message>
    <message>
        <source>After this you have only one trump left, the %1.</source>
        <translation>这样你就只剩%1这一张主牌了。</translation>
    </message>
    <message>
        <source>After this you have only two trumps left.</source>
        <translation>这样你就只剩两张主牌了。</translation>
    </message>
    <message>
        <source>%1 trumps are still out, and this draws none.</source>
        <translation>外面还有%1张主牌，这样一张也吊不出来。</translation>
    </message>
    <message>
        <source>The %1 and the %2 of %3 are still out.</source>
        <translation>%3的 %1 和 %2 都还在外面。</translation>
    </message>
    <message>
        <source>This takes a trick whenever you play it, so there is no hurry.</source>
        <translation>这张不用急，什么时候出都能赢一墩。</translation>
    </message>
    <message>
        <source>This throws away a trump.</source>
        <translation>这样就白丢了一张主牌。</translation>
    </message>
    <message>
        <source>This throws away an ace.</source>
        <translation>这样就白丢了一张 A。</translation>
    </message>
    <message>
        <source>This throws away the highest card left in %1.</source>
        <translation>这样就白丢了剩下的%1里最大的一张。</translation>
    </message>
    <message>
        <source>This spends your only trump.</source>
        <translation>这样就用掉了你唯一的主牌。</translation>
    </message>
    <message>
        <source>This is worth keeping: only a trump can beat it.</source>
        <translation>这张值得留着：只有主牌压得过它。</translation>
    </message>
    <message>
        <source>This is worth keeping: except for trumps, only the %1 can beat it.</source>
        <translation>这张值得留着：除了主牌，只有%1压得过它。</translation>
    </message>
    <message>
        <source>Fewer %1 than %2 are still out, so this is likelier to be trumped.</source>
        <translation>还在外面的%1比%2少，这张更容易被主牌赢走。</translation>
    </message>
    <message>
        <source>More %1 than %2 are still out, so this can wait: it is less likely to be trumped later.</source>
        <translation>还在外面的%1比%2多，这张不用急：以后没那么容易被主牌赢走。</translation>
    </message>
    <message>
        <source>This is worth keeping: it may take a trick later.</source>
        <translation>这张值得留着：以后也许能赢一墩。</translation>
    </message>
    <message>
        <source>Going alone only pays with all five tricks, and even a card like your %1 would have to take one.</source>
        <translation>单打要五墩全赢才划算，那样连你的%1这样的牌都得赢一墩。</translation>
    </message>
    <message>
        <source>Going alone only pays with all five tricks, and even your %1 would have to take one.</source>
        <translation>单打要五墩全赢才划算，那样连你的%1都得赢一墩。</translation>
    </message>
    <message>
        <source>This should do just as well: no card still out comes between the two.</source>
        <translation>出这张应该也一样：外面没有牌夹在两张中间。</translation>
    </message>
    <message>
        <source>More %1 than %2 are still out, so this is likelier to win a trick later.</source>
        <translation>还在外面的%1比%2多，这张以后更可能赢一墩。</translation>
    </message>
    <message>
        <source>This might fall to a higher trump, and your %1 draws trumps as well.</source>
        <translation>这张可能被更大的主牌压掉，而且你出%1一样能调主。</translation>
    </message>
</context>
<context>
    <name>Euchre habits</name>
    <message>
        <source>You name trump with too weak a hand</source>
        <translation>牌太弱还定主</translation>
    </message>
    <message>
        <source>You pass with a hand that is good enough to name trump</source>
        <translation>牌够好，可以定主却不叫</translation>
    </message>
    <message>
        <source>You name the wrong suit as trump</source>
        <translation>定错主牌花色</translation>
    </message>
    <message>
        <source>You go alone with a hand that needs your partner</source>
        <translation>需要搭档的牌却单打</translation>
    </message>
    <message>
        <source>You take your partner along when you should go alone</source>
        <translation>该单打时却带上搭档</translation>
    </message>
    <message>
        <source>You put the wrong card away as dealer</source>
        <translation>当庄家时扣错牌</translation>
    </message>
    <message>
        <source>You lead trump when you should keep it</source>
        <translation>该留的主牌却领出</translation>
    </message>
    <message>
        <source>You keep trump when you should lead it</source>
        <translation>该领出的主牌却留着</translation>
    </message>
    <message>
        <source>You take tricks that your partner is winning</source>
        <translation>搭档赢着的墩也去抢</translation>
    </message>
    <message>
        <source>You trump in too early</source>
        <translation>过早用主牌赢墩</translation>
    </message>
    <message>
        <source>You let tricks go that you should take</source>
        <translation>该赢的墩却放掉</translation>
    </message>
    <message>
        <source>You win tricks with more than you need</source>
        <translation>赢墩时牌出得过大</translation>
    </message>
    <message>
        <source>You throw the wrong card when you do not want the trick</source>
        <translation>不想要这墩时垫错牌</translation>
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
        <translation>两</translation>
    </message>
</context>
<context>
    <name>Euchre options</name>
    <message>
        <source>Stick the dealer</source>
        <translation>庄家必叫</translation>
    </message>
    <message>
        <source>The dealer may pass</source>
        <translation>庄家可以不叫</translation>
    </message>
    <message>
        <source>The dealer must call</source>
        <translation>庄家必须叫</translation>
    </message>
    <message>
        <source>Going alone</source>
        <translation>单打</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>允许</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>不允许</translation>
    </message>
    <message>
        <source>Defending alone</source>
        <translation>单人防守</translation>
    </message>
    <message>
        <source>Discarding the turned-up card</source>
        <translation>扣掉翻开的牌</translation>
    </message>
    <message>
        <source>First lead</source>
        <translation>首攻</translation>
    </message>
    <message>
        <source>Who leads to the first trick.</source>
        <translation>第一墩由谁领出。</translation>
    </message>
    <message>
        <source>The seat after the dealer</source>
        <translation>庄家的下家</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>庄家</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>主牌</translation>
    </message>
    <message>
        <source>By bidding</source>
        <translation>叫牌</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>获胜分数</translation>
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
        <translation>其他人两轮都不叫时，庄家必须定主。否则庄家也可以不叫，这一局作废。</translation>
    </message>
    <message>
        <source>The maker may play without the partner; all five tricks then score four points.</source>
        <translation>定主的人可以不要搭档，一个人打：五墩全赢就得四分。</translation>
    </message>
    <message>
        <source>Against a lone maker a defender may play alone too; euchring the maker then scores four points.</source>
        <translation>对方单打时，防守方也可以一个人打：没让对方打成，就得四分。</translation>
    </message>
    <message>
        <source>Whether the dealer may discard the card just picked up.</source>
        <translation>庄家能不能把刚拿起的那张牌再扣掉。</translation>
    </message>
    <message>
        <source>Usually the players bid for trump. For experiments the suit turned up can be trump at once: the dealer picks up the card and discards the lowest.</source>
        <translation>通常靠叫牌定主。做实验时可以直接以翻开的花色为主：庄家拿起那张牌，扣掉最小的一张。</translation>
    </message>
    <message>
        <source>No bidding, a random maker</source>
        <translation>不叫牌，随机一家定主</translation>
    </message>
    <message>
        <source>No bidding, the dealer is maker</source>
        <translation>不叫牌，庄家定主</translation>
    </message>
    <message>
        <source>The first side with this many points wins the game.</source>
        <translation>先得到这么多分的一方获胜。</translation>
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
        <translation>会记牌，记得谁缺哪门花色，在稳妥的前提下用最小的代价赢墩。</translation>
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
        <translation>叫牌和出牌都凭感觉，大多不错，偶尔会有疏漏。</translation>
    </message>
    <message>
        <source>Alert</source>
        <translation>机敏</translation>
    </message>
    <message>
        <source>Bids boldly, often alone, plays by feel, and overlooks little.</source>
        <translation>叫牌大胆，常常单打，出牌凭感觉，很少疏漏。</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>冠军</translation>
    </message>
    <message>
        <source>First-timer</source>
        <translation>初次上桌</translation>
    </message>
    <message>
        <source>Always plays the lowest card, and so loses tricks that could have been won.</source>
        <translation>总是出最小的牌，能赢的墩也丢掉。</translation>
    </message>
    <message>
        <source>Plays high while holding a good share of the cards left, otherwise low, and looks neither at the trick nor at the partner.</source>
        <translation>手牌在余牌里占的分量够重就出大牌，否则出小牌；不看这墩，也不看搭档。</translation>
    </message>
    <message>
        <source>Plays any legal card without looking.</source>
        <translation>看都不看，能出的牌随手出一张。</translation>
    </message>
    <message>
        <source>Always plays the highest card, even on the partner&apos;s tricks.</source>
        <translation>总是出最大的牌，连搭档已赢的墩也压。</translation>
    </message>
    <message>
        <source>Bids and plays by feel, and notices few of the possibilities.</source>
        <translation>凭感觉叫牌出牌，可选的大多没注意到。</translation>
    </message>
    <message>
        <source>Bids and plays by feel, and overlooks most of the possibilities.</source>
        <translation>凭感觉叫牌出牌，可选的有一大半漏看。</translation>
    </message>
    <message>
        <source>Plays high to win, but leaves the partner&apos;s tricks alone.</source>
        <translation>出大牌争赢，但不抢搭档的墩。</translation>
    </message>
    <message>
        <source>Wins every trick as cheaply as possible, even the partner&apos;s.</source>
        <translation>能赢的墩都用最小的代价赢下，连搭档的也不放过。</translation>
    </message>
    <message>
        <source>Leaves the partner&apos;s tricks alone, and wins cheaply when last to play.</source>
        <translation>不抢搭档的墩；最后出牌时，用小的代价赢下。</translation>
    </message>
    <message>
        <source>Tries every bid and card against a thousand guesses at the hidden cards that fit the bidding and play, and never looks at your cards. Has played millions of deals with itself and learned from them.</source>
        <translation>对看不到的牌作一千种符合叫牌和出牌的猜测，用来试每种叫法和每张牌，从不偷看你的牌。与自己对局数百万局，并从中学习。</translation>
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
        <translation>MDP，双阈值</translation>
    </message>
    <message>
        <source>Plays high with a strong hand and low with a weak one; between, its lowest card that will probably take the trick.</source>
        <translation>手牌强就出大牌，弱就出小牌；介于两者之间时，出多半能赢这墩的牌里最小的。</translation>
    </message>
    <message>
        <source>UF.5</source>
        <translation>UF.5</translation>
    </message>
    <message>
        <source>Plays like HIGH! with a good share of the cards left, otherwise like UF.</source>
        <translation>手牌在余牌里占的分量够重时，打法同 HIGH!，否则同 UF。</translation>
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
        <translation>记表推算谁可能有哪张牌，不抢搭档的墩，领出搭档可能用主牌赢的花色。</translation>
    </message>
    <message>
        <source>HIGH!, learned values</source>
        <translation>HIGH!，学来的牌值</translation>
    </message>
    <message>
        <source>Plays like HIGH! with card values that were learned: it leads aces before most trumps.</source>
        <translation>打法同 HIGH!，但牌值是学来的：先领 A，大多数主牌在后。</translation>
    </message>
    <message>
        <source>Euchre 0.7, easy</source>
        <translation>Euchre 0.7，简单</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>简单</translation>
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
        <translation>领出正J和新花色的 A，此外领小牌，也信得过搭档的大牌。</translation>
    </message>
    <message>
        <source>Euchre 0.7, hard</source>
        <translation>Euchre 0.7，较难</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>较难</translation>
    </message>
    <message>
        <source>Cautious: names trump only with a good hand, and passes more often than most.</source>
        <translation>谨慎：牌好才定主，不叫的时候比多数人多。</translation>
    </message>
</context>
<context>
    <name>Euchre reasons</name>
    <message>
        <source>You have to name a suit, and %1 fit your hand best.</source>
        <translation>你必须叫一个花色，%1最合你的牌。</translation>
    </message>
    <message>
        <source>Go alone: with both bowers you may take all five tricks, and alone they count 4 points.</source>
        <translation>单打吧，正J和副J都在手，五墩可能全赢，单打全赢得 4 分。</translation>
    </message>
    <message>
        <source>Go alone: you need little help, and five tricks count 4 points alone, only 2 together.</source>
        <translation>单打吧，你不太靠搭档；五墩全赢，单打得 4 分，两人一起打才 2 分。</translation>
    </message>
    <message>
        <source>Order it up: the %1 makes %2 stronger, and you can help with a trump and an ace.</source>
        <translation>叫起吧，%1会让%2更强，你还有一张主牌和一张 A 能帮上忙。</translation>
    </message>
    <message>
        <source>Pick it up: if you turn the %1 down, %2 is the first to name another suit.</source>
        <translation>拿起吧，要是把%1扣下，就轮到%2先叫别的花色。</translation>
    </message>
    <message>
        <source>Order it up: your hand should be strong enough even though the %1 goes to %2.</source>
        <translation>叫起吧，就算%1归%2，你的牌应该也够强。</translation>
    </message>
    <message>
        <source>Name %1: if you pass too, nobody scores in this deal.</source>
        <translation>叫%1：你再不叫，这局谁也不得分。</translation>
    </message>
    <message>
        <source>Name %1 yourself, before the opponents choose a suit that fits them.</source>
        <translation>自己先叫%1，别等对手挑中合他们意的花色。</translation>
    </message>
    <message>
        <source>Turn it down: you are stronger in %1 and may be able to name them later.</source>
        <translation>扣下吧，你的%1更强，待会儿也许还能叫。</translation>
    </message>
    <message>
        <source>Turn it down: the %1 would be your only trump.</source>
        <translation>扣下吧，你的主牌就只会有%1这一张。</translation>
    </message>
    <message>
        <source>Turn it down: even with the %1 you would need a lot of help from %2.</source>
        <translation>扣下吧，就算拿了%1，也得靠%2帮大忙。</translation>
    </message>
    <message>
        <source>Pass: ordering it up would hand %1 the right bower, the highest trump.</source>
        <translation>不叫吧，叫起就把最大的主牌正J送给%1了。</translation>
    </message>
    <message>
        <source>Pass: you are stronger in %2, and if the %1 is turned down you may name them.</source>
        <translation>不叫吧，你的%2更强，%1要是扣下了，也许还能叫它。</translation>
    </message>
    <message>
        <source>Pass: then nobody has named a suit, and this deal costs you nothing.</source>
        <translation>不叫吧，这样没人定主，这局你也不吃亏。</translation>
    </message>
    <message>
        <source>Pass: whatever you named, you would hold two trumps at most.</source>
        <translation>不叫吧，不管叫什么，你最多两张主牌。</translation>
    </message>
    <message>
        <source>Pass: your longest suit is %1, and you have neither of its bowers.</source>
        <translation>不叫吧，你最长的花色是%1，可正J和副J都没有。</translation>
    </message>
    <message>
        <source>It makes no difference: you sit this deal out.</source>
        <translation>怎么都一样：这局你轮空。</translation>
    </message>
    <message>
        <source>It is your last card.</source>
        <translation>这是你最后一张牌。</translation>
    </message>
    <message>
        <source>You have to follow suit, and this is your only card of it.</source>
        <translation>必须跟花色，这门你只有这一张。</translation>
    </message>
    <message>
        <source>Lead the %1: nobody can beat it, and it draws out trumps.</source>
        <translation>领出%1：没人压得过，还能把主牌吊出来。</translation>
    </message>
    <message>
        <source>Lead the %1: nobody can beat it.</source>
        <translation>领出%1：没人压得过。</translation>
    </message>
    <message>
        <source>Lead the %1 to draw trumps: your %2 is safer once they are gone.</source>
        <translation>领出%1吊主牌：主牌没了，你的%2就更稳。</translation>
    </message>
    <message>
        <source>You have only trumps left to lead.</source>
        <translation>你只剩主牌可以领出了。</translation>
    </message>
    <message>
        <source>Lead the %1: the more trumps are gone, the fewer can beat your other cards.</source>
        <translation>领出%1：主牌出掉得越多，能压你别的牌的就越少。</translation>
    </message>
    <message>
        <source>Lead the %1: it takes the trick, for the opponents have no trumps left.</source>
        <translation>领出%1：对手没有主牌了，这墩归你。</translation>
    </message>
    <message>
        <source>Lead the %1: only a trump can beat it.</source>
        <translation>领出%1：只有主牌压得过。</translation>
    </message>
    <message>
        <source>Lead the %1: %2 is out of that suit and may trump it.</source>
        <translation>领出%1：%2缺这门花色，可以用主牌赢。</translation>
    </message>
    <message>
        <source>Lead the %1: except for trumps, only the %2 can beat it.</source>
        <translation>领出%1：除了主牌，只有%2压得过。</translation>
    </message>
    <message>
        <source>Lead the %1 and keep your %2: it may take a trick later.</source>
        <translation>领出%1，%2留着：以后也许能赢一墩。</translation>
    </message>
    <message>
        <source>The %1 is enough to take this: keep your %2 for later.</source>
        <translation>用%1就够了：%2留到以后。</translation>
    </message>
    <message>
        <source>Try the %1: it may be enough, and you still have the %2 for later.</source>
        <translation>出%1试试：也许就够了，%2还能留到以后。</translation>
    </message>
    <message>
        <source>Take it with the %1: you play last, so it is yours.</source>
        <translation>用%1赢下：你最后出牌，这墩归你。</translation>
    </message>
    <message>
        <source>Trump in with the %1: only the %2 can still beat it.</source>
        <translation>用主牌%1赢：只有%2还压得过。</translation>
    </message>
    <message>
        <source>Play the %1: only the %2 can still beat it.</source>
        <translation>出%1：只有%2还压得过。</translation>
    </message>
    <message>
        <source>Play the %1: only a trump can beat it now.</source>
        <translation>出%1：现在只有主牌压得过。</translation>
    </message>
    <message>
        <source>Play the %1: whoever wants this trick has to beat it.</source>
        <translation>出%1：谁想要这墩，就得压过它。</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: keep your %2.</source>
        <translation>这墩%1赢定了：你的%2留着。</translation>
    </message>
    <message>
        <source>Let this one go: your %1 may do more in a later trick.</source>
        <translation>放掉这墩：你的%1在后面的墩里也许更有用。</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: save your %2 for a later one.</source>
        <translation>这墩%1赢定了：%2省到以后用。</translation>
    </message>
    <message>
        <source>Pass: the two of you stop %1 more often than you alone.</source>
        <translation>不叫吧，你们两个人防，比你一个人更容易挡住%1。</translation>
    </message>
    <message>
        <source>Defend alone: to euchre %1 on your own counts 4 points instead of 2.</source>
        <translation>单人防守吧，独自让%1打不成，得 4 分，不止 2 分。</translation>
    </message>
    <message>
        <source>Try to win the trick with your highest card.</source>
        <translation>用最大的牌争这墩。</translation>
    </message>
    <message>
        <source>Lead your highest card: it is the likeliest to win the trick.</source>
        <translation>领出最大的牌：它最有希望赢这墩。</translation>
    </message>
    <message>
        <source>Your partner is out of this suit and may trump it.</source>
        <translation>搭档缺这门花色，可以用主牌赢。</translation>
    </message>
    <message>
        <source>Your partner probably holds the highest card of this suit.</source>
        <translation>这门花色最大的牌多半在搭档手里。</translation>
    </message>
    <message>
        <source>Play low: your partner can probably win in the suit led.</source>
        <translation>出小的：领出的花色，搭档多半能赢。</translation>
    </message>
    <message>
        <source>Play high: your partner has no trumps to help with.</source>
        <translation>出大的：搭档没有主牌，帮不上忙。</translation>
    </message>
    <message>
        <source>Play your lowest card and keep the better ones.</source>
        <translation>出最小的牌，好牌留着。</translation>
    </message>
    <message>
        <source>Play your highest card: it is the likeliest to win.</source>
        <translation>出最大的牌：它最有希望赢。</translation>
    </message>
    <message>
        <source>Leave this trick to your partner, who is ahead.</source>
        <translation>这墩留给搭档，搭档正领先。</translation>
    </message>
    <message>
        <source>Your partner&apos;s card will probably be beaten: play a higher one.</source>
        <translation>搭档的牌多半会被压过：出张更大的。</translation>
    </message>
    <message>
        <source>Win this with the cheapest card that will do.</source>
        <translation>用够大的牌里最小的一张赢下。</translation>
    </message>
    <message>
        <source>Try to win the trick with the cheapest card that will do.</source>
        <translation>用够大的牌里最小的一张争这墩。</translation>
    </message>
    <message>
        <source>Try to win the trick with the lowest trump that will do.</source>
        <translation>用够大的主牌里最小的一张争这墩。</translation>
    </message>
    <message>
        <source>Lead the right bower: nobody can beat it.</source>
        <translation>领出正J：没人压得过。</translation>
    </message>
    <message>
        <source>Lead an ace of a suit not led before: the others may still have to follow.</source>
        <translation>领出还没人领过的花色的 A：别人可能还得跟。</translation>
    </message>
    <message>
        <source>Lead a trump that nobody can beat.</source>
        <translation>领出一张没人压得过的主牌。</translation>
    </message>
    <message>
        <source>Lead the highest card left of a suit: only a trump can beat it.</source>
        <translation>某门花色剩下的牌里，领出最大的一张：只有主牌压得过。</translation>
    </message>
    <message>
        <source>Win with your cheapest card that no opponent to come can beat.</source>
        <translation>后面的对手压不过的牌里，用最小的一张赢下。</translation>
    </message>
    <message>
        <source>This is the only card you may play.</source>
        <translation>能出的只有这一张。</translation>
    </message>
    <message>
        <source>You hold %1 percent of what is left in play: play high.</source>
        <translation>余牌的分量你占了百分之 %1：出大的。</translation>
    </message>
    <message>
        <source>You hold only %1 percent of what is left in play: play low.</source>
        <translation>余牌的分量你只占百分之 %1：出小的。</translation>
    </message>
    <message>
        <source>Play the lowest card that will probably take the trick.</source>
        <translation>多半能赢这墩的牌里，出最小的一张。</translation>
    </message>
    <message>
        <source>Pass: you have no trump to help with, and %1 can still pick up the %2.</source>
        <translation>不叫吧，你没有主牌能帮忙，%1自己还可以拿起%2。</translation>
    </message>
    <message>
        <source>Pass: you have only one trump to help with, and %1 can still pick up the %2.</source>
        <translation>不叫吧，你只有一张主牌能帮忙，%1自己还可以拿起%2。</translation>
    </message>
    <message>
        <source>Pass and leave it to %1, who can still pick up the %2 with a good hand.</source>
        <translation>不叫吧，交给%1：牌好的话，还可以拿起%2。</translation>
    </message>
    <message>
        <source>Pass: two trumps are hardly enough, and the %1 would go to %2.</source>
        <translation>不叫吧，两张主牌恐怕不够，%1还会归%2。</translation>
    </message>
    <message>
        <source>Pass: you could order it up, but the %1 would go to %2.</source>
        <translation>不叫吧，叫起也行，可%1会归%2。</translation>
    </message>
    <message>
        <source>Discard the %1: it is the card least likely to take a trick.</source>
        <translation>扣掉%1：你的牌里数它最难赢墩。</translation>
    </message>
    <message>
        <source>Discard the %1: your other cards should do more for you.</source>
        <translation>扣掉%1：别的牌应该更有用。</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick, and it hardly matters which card you play.</source>
        <translation>这墩你赢不了，出哪张都差不多。</translation>
    </message>
    <message>
        <source>Go alone: your trumps and aces may take all five tricks, and alone they count 4 points.</source>
        <translation>单打吧，靠主牌和 A，五墩可能全赢，单打全赢得 4 分。</translation>
    </message>
    <message>
        <source>Go alone: with so many trumps you may take all five tricks, and alone they count 4 points.</source>
        <translation>单打吧，主牌这么多，五墩可能全赢，单打全赢得 4 分。</translation>
    </message>
    <message>
        <source>Order it up: you are strong in %1, and the %2 makes %3 stronger too.</source>
        <translation>叫起吧，你的%1很强，%2还会让%3更强。</translation>
    </message>
    <message>
        <source>You hold few trumps, but your aces may take tricks as well.</source>
        <translation>你主牌不多，但 A 也许也能赢墩。</translation>
    </message>
    <message>
        <source>Order it up: the %1 goes to your side, and the opponents can&apos;t choose the trump.</source>
        <translation>叫起吧，%1归你们这边，对手也没机会定主了。</translation>
    </message>
    <message>
        <source>Pass: you are longest in %1, but the rest of your hand is too weak.</source>
        <translation>不叫吧，你最长的花色是%1，但其余的牌太弱。</translation>
    </message>
    <message>
        <source>Discard the %1: then you are out of %2 and can trump them.</source>
        <translation>扣掉%1：这样你就缺%2，可以用主牌赢这门花色。</translation>
    </message>
    <message>
        <source>Discard the %1: keep your trumps; which other card goes hardly matters.</source>
        <translation>扣掉%1：主牌留着，别的扣哪张都差不多。</translation>
    </message>
    <message>
        <source>Pass: with %2 as trump your hand is worth %1, and %3 are needed.</source>
        <translation>不叫吧，%2做主时，你这手牌值 %1，要 %3 才够。</translation>
    </message>
    <message>
        <source>Go alone: with %2 as trump your hand is worth %1, and %3 are enough for that.</source>
        <translation>单打吧，%2做主时，你这手牌值 %1，单打有 %3 就够。</translation>
    </message>
    <message>
        <source>With %2 as trump your hand is worth %1, and %3 are enough.</source>
        <translation>%2做主时，你这手牌值 %1，有 %3 就够。</translation>
    </message>
    <message>
        <source>Defend alone: your hand is worth %1 in the maker&apos;s own suit, and %2 are enough.</source>
        <translation>单人防守吧，在定主的人自己那门花色上，你这手牌值 %1，有 %2 就够。</translation>
    </message>
    <message>
        <source>Pass: your hand is worth %1 in the maker&apos;s suit, and defending alone takes %2.</source>
        <translation>不叫吧，在定主的人那门花色上，你这手牌值 %1，单人防守要 %2。</translation>
    </message>
    <message>
        <source>Discard the card that is worth least.</source>
        <translation>扣掉价值最低的牌。</translation>
    </message>
    <message>
        <source>The %1 takes your side&apos;s third trick, so you can&apos;t be euchred any more.</source>
        <translation>%1拿下你们的第三墩，这局打成了。</translation>
    </message>
    <message>
        <source>The %1 takes your side&apos;s third trick: %2 is euchred.</source>
        <translation>%1拿下你们的第三墩：%2打不成了。</translation>
    </message>
    <message>
        <source>One trick stops the march, and the %1 takes it.</source>
        <translation>只要拿一墩，对手就没法全赢，%1正好拿下。</translation>
    </message>
    <message>
        <source>Lead the %1: of your cards it is the likeliest to take a trick.</source>
        <translation>领出%1：你的牌里数它最有希望赢墩。</translation>
    </message>
    <message>
        <source>Lead the %1: no lead stands out, and it does as well as any other.</source>
        <translation>领出%1：领哪张都不算突出，它也不比别的差。</translation>
    </message>
    <message>
        <source>Play the %1: %2&apos;s card can still be beaten, yours can&apos;t.</source>
        <translation>出%1：%2的牌还可能被压过，你的不会。</translation>
    </message>
    <message>
        <source>Play the %1: you hold the %2 yourself, so only a trump can beat it.</source>
        <translation>出%1：%2在你自己手里，所以只有主牌压得过。</translation>
    </message>
    <message>
        <source>Keep your %1: %2 still has to play and may take this trick.</source>
        <translation>%1留着：%2还没出牌，可能赢下这墩。</translation>
    </message>
    <message>
        <source>Keep your %1: after this trick it is the highest trump left, a sure trick.</source>
        <translation>%1留着：这墩之后，剩下的主牌就数它最大，稳赢一墩。</translation>
    </message>
    <message>
        <source>Throw the %1 and keep your %2, which may win a later trick.</source>
        <translation>垫掉%1，%2留着：以后也许能赢一墩。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: keep your %2 for the last one.</source>
        <translation>这墩%1领先：你的%2留到最后一墩。</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick, but your %1 may win the last one.</source>
        <translation>这墩你赢不了，但你的%1也许能赢最后一墩。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: save your %2 for a later one.</source>
        <translation>这墩%1领先：你的%2省到以后用。</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: keep your %1, which may win a later one.</source>
        <translation>这墩你赢不了：%1留着，以后也许能赢一墩。</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: play your lowest card.</source>
        <translation>这墩你赢不了：出最小的牌。</translation>
    </message>
    <message>
        <source>Play any card you may: one is chosen at random.</source>
        <translation>能出的随便出一张：这里是随机选的。</translation>
    </message>
    <message>
        <source>You will probably not take this trick: play your lowest card.</source>
        <translation>这墩你多半赢不了：出最小的牌。</translation>
    </message>
    <message>
        <source>%2: three trumps and an ace beside them should make three tricks.</source>
        <translation>%2：三张主牌，外加一张 A，应该能赢三墩。</translation>
    </message>
    <message>
        <source>Pass: %1 can still pick up the %2, and if not, you may name %3.</source>
        <translation>不叫吧，%1还可以拿起%2；要是不拿，你也许能叫%3。</translation>
    </message>
    <message>
        <source>Pass: you have no trump, and the %1 would go to %2.</source>
        <translation>不叫吧，你没有主牌，%1还会归%2。</translation>
    </message>
    <message>
        <source>Pass: you have only one trump, and the %1 would go to %2.</source>
        <translation>不叫吧，你只有一张主牌，%1还会归%2。</translation>
    </message>
    <message>
        <source>Discard the %1 and keep your only trump; which other card goes hardly matters.</source>
        <translation>扣掉%1：唯一的主牌留着，别的扣哪张都差不多。</translation>
    </message>
    <message>
        <source>Lead the %1: once the %3 is gone, your %2 may take a trick.</source>
        <translation>领出%1：等%3出掉了，你的%2也许能赢一墩。</translation>
    </message>
    <message>
        <source>Lead the %1: once the higher cards are gone, your %2 may take a trick.</source>
        <translation>领出%1：等更大的牌出掉了，你的%2也许能赢一墩。</translation>
    </message>
    <message>
        <source>Lead the %1: %2 has no %3 and may trump your %4.</source>
        <translation>领出%1：%2缺%3，可能用主牌赢走你的%4。</translation>
    </message>
    <message>
        <source>Trump in with the %1: no opponent can beat it.</source>
        <translation>用主牌%1赢：对手谁也压不过。</translation>
    </message>
    <message>
        <source>Play the %1: no opponent can beat it.</source>
        <translation>出%1：对手谁也压不过。</translation>
    </message>
    <message>
        <source>Your %1 may still win the last trick and stop the march: keep it.</source>
        <translation>你的%1留着：也许还能赢最后一墩，不让对手全赢。</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: keep your aces, which may win later ones.</source>
        <translation>这墩你赢不了：A 留着，以后也许能赢墩。</translation>
    </message>
    <message>
        <source>Pass: if the %3 is turned down, you may name %1, just as strong, and %2 gets no trump from you.</source>
        <translation>不叫吧，%3要是扣下了，你可以叫同样强的%1，又不会送%2一张主牌。</translation>
    </message>
    <message>
        <source>The %1 takes this trick: with one more the opponents would euchre you.</source>
        <translation>%1拿下这墩：对手再赢一墩，你们就打不成了。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: keep your %2.</source>
        <translation>这墩%1领先：你的%2留着。</translation>
    </message>
    <message>
        <source>%1 has this trick for certain, and it hardly matters which card you play.</source>
        <translation>这墩%1赢定了，你出哪张都差不多。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick, and it hardly matters which card you play.</source>
        <translation>这墩%1领先，你出哪张都差不多。</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: keep your %1, which may still stop the march.</source>
        <translation>这墩你赢不了：%1留着，也许还能阻止对手全赢。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: keep your %2, since more %3 than %4 are still out.</source>
        <translation>这墩%1领先：你的%2留着，还在外面的%3比%4多。</translation>
    </message>
    <message>
        <source>Lead the %1, your lowest card: you have the least to lose with it.</source>
        <translation>领出%1：它最小，输了也最不心疼。</translation>
    </message>
    <message>
        <source>Play the %1: only the %2 and the %3 can still beat it.</source>
        <translation>出%1：只有%2和%3还压得过。</translation>
    </message>
    <message>
        <source>Lead the %1: the more trumps are gone, the safer your %2 is.</source>
        <translation>领出%1：主牌出掉得越多，你的%2就越稳。</translation>
    </message>
    <message>
        <source>Overtake %1: if your %2 holds, you lead next.</source>
        <translation>从%1手里接过来：你的%2要是顶得住，下一墩就由你领出。</translation>
    </message>
    <message>
        <source>Overtake %1, so that you lead next.</source>
        <translation>从%1手里接过来，下一墩好由你领出。</translation>
    </message>
    <message>
        <source>Play the %1: whatever beats it beats your %2 as well.</source>
        <translation>出%1：压得过它的，也压得过你的%2。</translation>
    </message>
    <message>
        <source>Take it with the %1: nothing else you may play beats the %2.</source>
        <translation>用%1赢下：能出的牌里，只有它压得过%2。</translation>
    </message>
    <message>
        <source>Lead the %1: nothing but a trump can beat it, though %2 is out of that suit.</source>
        <translation>领出%1：%2虽然缺这门花色，可除了主牌没有压得过它的。</translation>
    </message>
    <message>
        <source>%2: the right bower is a sure trick, and the %3 and the %4 may take the two others you need.</source>
        <translation>%2：正J一墩稳拿，另外还要两墩，%3和%4也许能赢到。</translation>
    </message>
    <message>
        <source>Order it up: you hold the %3 and the %4, and the %1 makes %2 stronger too.</source>
        <translation>叫起吧，你有%3和%4，%1还会让%2更强。</translation>
    </message>
    <message>
        <source>Throw the %1: it is as good a card to part with as any.</source>
        <translation>垫掉%1：丢它不比丢别的可惜。</translation>
    </message>
    <message>
        <source>Lead the %1: if the %2 is still out, this draws it, and then no opponent can trump your other cards.</source>
        <translation>领出%1：%2要是还在外面，就能把它吊出来，之后对手就没法用主牌赢你别的牌了。</translation>
    </message>
    <message>
        <source>You need both tricks: lead the %1 first, and your %2 may take the last one, whoever leads.</source>
        <translation>两墩你都得赢：先领出%1；最后一墩不管谁领出，你的%2都可能赢。</translation>
    </message>
    <message>
        <source>You need both tricks: lead the %1 first, and your %2 may take the last one.</source>
        <translation>两墩你都得赢：先领出%1，你的%2也许能赢最后一墩。</translation>
    </message>
    <message>
        <source>Lead the %1: your side still needs two tricks, and your %2 and your %3 may take them later.</source>
        <translation>领出%1：你们还差两墩，你的%2和%3以后也许能赢到。</translation>
    </message>
    <message>
        <source>Lead the %1: %2 may take it, and you keep all your trumps.</source>
        <translation>领出%1：%2也许能赢，你的主牌就都留着。</translation>
    </message>
    <message>
        <source>Lead the %1: there is no hurry with your %2, which takes a trick whenever you play it.</source>
        <translation>领出%1：你的%2不用急，什么时候出都能赢一墩。</translation>
    </message>
    <message>
        <source>Discard the %1: keep trumps and aces; which other card goes hardly matters.</source>
        <translation>扣掉%1：主牌和 A 留着，别的扣哪张都差不多。</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: keep your trumps.</source>
        <translation>这墩%1赢定了：你的主牌留着。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: keep your trumps.</source>
        <translation>这墩%1领先：你的主牌留着。</translation>
    </message>
    <message>
        <source>Throw the %1: nobody else has %2 left to lead, so it can&apos;t win the last trick either.</source>
        <translation>垫掉%1：别人没有%2可以领出了，最后一墩它也赢不了。</translation>
    </message>
    <message>
        <source>Throw the %1: nobody else has %2 left to lead, so it only wins if you lead it yourself.</source>
        <translation>垫掉%1：别人没有%2可以领出了，只有你自己领出它才赢得了。</translation>
    </message>
    <message>
        <source>Throw the %1: except for trumps, only the %3 can beat your %2.</source>
        <translation>垫掉%1：除了主牌，只有%3压得过你的%2。</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: throw the lowest you have.</source>
        <translation>这墩%1赢定了：垫最小的牌。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: throw the lowest you have.</source>
        <translation>这墩%1领先：垫最小的牌。</translation>
    </message>
    <message>
        <source>You can&apos;t win this, though %1 still may: throw the lowest you have.</source>
        <translation>这墩你赢不了，但%1也许还能赢：垫最小的牌。</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: throw the lowest you have.</source>
        <translation>这墩你赢不了：垫最小的牌。</translation>
    </message>
    <message>
        <source>You can&apos;t win this, though %1 still may; it hardly matters which card you play.</source>
        <translation>这墩你赢不了，但%1也许还能赢；你出哪张都差不多。</translation>
    </message>
    <message>
        <source>Keep your %1: after this trick it is the last trump, a sure trick.</source>
        <translation>%1留着：这墩之后它就是最后一张主牌，稳赢一墩。</translation>
    </message>
    <message>
        <source>Lead the %1 and then your %2: nobody can beat either, and they draw out trumps.</source>
        <translation>先领出%1，再领出%2：两张都没人压得过，还能把主牌吊出来。</translation>
    </message>
    <message>
        <source>Lead the %1: only the %2 can beat it, and it draws out trumps.</source>
        <translation>领出%1：只有%2压得过，还能把主牌吊出来。</translation>
    </message>
    <message>
        <source>Order it up: you hold the %3 and the %4 of %1, and the upcard makes %2 stronger too.</source>
        <translation>叫起吧，你有%1的 %3 和 %4，翻开的牌还会让%2更强。</translation>
    </message>
    <message>
        <source>You have no other %1, so you can trump them next time.</source>
        <translation>你没有别的%1了，下回就能用主牌赢这门花色。</translation>
    </message>
    <message>
        <source>It makes no difference any more: %1 is euchred.</source>
        <translation>出哪张都一样了：%1已经打不成了。</translation>
    </message>
    <message>
        <source>%1 takes this trick whatever you play, and that decides the deal.</source>
        <translation>不管你出什么，这墩都归%1，这局也就定了。</translation>
    </message>
    <message>
        <source>It makes no difference: all the tricks left are yours.</source>
        <translation>出哪张都一样：剩下的墩全归你。</translation>
    </message>
    <message>
        <source>Your side takes this trick whatever you play, and that decides the deal.</source>
        <translation>不管你出什么，这墩都归你们，这局也就定了。</translation>
    </message>
    <message>
        <source>It makes no difference: your trumps take the tricks you still need, in any order.</source>
        <translation>出哪张都一样：你们还差的几墩，你的主牌都能拿下，先后无所谓。</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: keep your %1, since more %2 than %3 are still out.</source>
        <translation>这墩你赢不了：%1留着，还在外面的%2比%3多。</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: keep your %1 and %2 of %3, which may win tricks later.</source>
        <translation>这墩你赢不了：%3的 %1 和 %2 留着，以后也许能赢墩。</translation>
    </message>
    <message>
        <source>Lead the %1: %2 picked up the %3, so no opponent can beat it.</source>
        <translation>领出%1：%2拿起了%3，对手就谁也压不过它了。</translation>
    </message>
    <message>
        <source>Lead the %1: except for trumps, only the %2 and the %3 of %4 can beat it.</source>
        <translation>领出%1：除了主牌，只有%4的 %2 和 %3 压得过。</translation>
    </message>
    <message>
        <source>You keep your trumps for later.</source>
        <translation>你的主牌留到以后。</translation>
    </message>
    <message>
        <source>You have no other %1, so you can trump when they are led.</source>
        <translation>你没有别的%1了，有人领出这门花色，就能用主牌赢。</translation>
    </message>
    <message>
        <source>It makes no difference: neither of your cards can win a trick any more.</source>
        <translation>出哪张都一样：你这两张牌都赢不了墩了。</translation>
    </message>
    <message>
        <source>It makes no difference: an opponent may trump whichever card you lead.</source>
        <translation>出哪张都一样：不管你领出什么，对手都可能用主牌赢走。</translation>
    </message>
    <message>
        <source>Play the %1: except for trumps, only the %2 can still beat it.</source>
        <translation>出%1：除了主牌，只有%2还压得过。</translation>
    </message>
    <message>
        <source>Throw the %1: you have no other %2, so you can trump them later.</source>
        <translation>垫掉%1：你没有别的%2了，以后就能用主牌赢这门花色。</translation>
    </message>
    <message>
        <source>Throw the %1: after your %2, your %3 may take a trick as well.</source>
        <translation>垫掉%1：你的%2赢过之后，%3也许还能赢一墩。</translation>
    </message>
    <message>
        <source>Lead the %1: you have no other %2, so you can trump the next one.</source>
        <translation>领出%1：你没有别的%2了，下回就能用主牌赢这门花色。</translation>
    </message>
    <message>
        <source>Discard the %1 rather than the %2, which is likelier to take a trick.</source>
        <translation>扣掉%1：你的%2更有希望赢墩。</translation>
    </message>
    <message>
        <source>Name %1: you hold the %4, and %2, who turned down %3, probably has no bower.</source>
        <translation>叫%1：你有%4，而%2扣下了%3，多半正J和副J都没有。</translation>
    </message>
    <message>
        <source>It makes no difference: you hold all the %1 that are left.</source>
        <translation>出哪张都一样：剩下的%1全在你手里。</translation>
    </message>
    <message>
        <source>Discard the %1: more cards can beat it than your %2.</source>
        <translation>扣掉%1：比起你的%2，压得过它的牌更多。</translation>
    </message>
    <message>
        <source>Take it with the %1: nothing else you hold beats the %2.</source>
        <translation>用%1赢下：手里只有它压得过%2。</translation>
    </message>
    <message>
        <source>Overtrump with the %1: no opponent can beat it.</source>
        <translation>用主牌%1盖过去：对手谁也压不过。</translation>
    </message>
    <message>
        <source>Overtrump with the %1: only the %2 can still beat it.</source>
        <translation>用主牌%1盖过去：只有%2还压得过。</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: follow as low as you can.</source>
        <translation>这墩%1赢定了：跟最小的牌。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: follow as low as you can.</source>
        <translation>这墩%1领先：跟最小的牌。</translation>
    </message>
    <message>
        <source>You can&apos;t win this, though %1 still may: follow as low as you can.</source>
        <translation>这墩你赢不了，但%1也许还能赢：跟最小的牌。</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: follow as low as you can.</source>
        <translation>这墩你赢不了：跟最小的牌。</translation>
    </message>
    <message>
        <source>Lead the %1: if the %2 is still out, this draws it, and then no opponent can trump your %3.</source>
        <translation>领出%1：%2要是还在外面，就能把它吊出来，之后对手就没法用主牌赢你的%3了。</translation>
    </message>
    <message>
        <source>Lead the %1: %2 made trump and should hold high ones.</source>
        <translation>领出%1：主牌是%2定的，那边应该有大主牌。</translation>
    </message>
    <message>
        <source>%1&apos;s card is as hard to beat as your %2, so it hardly matters which card you play.</source>
        <translation>%1的牌和你的%2一样难压，你出哪张都差不多。</translation>
    </message>
    <message>
        <source>Take this one, too: your side has every trick so far, and the march is still possible.</source>
        <translation>这墩也拿下：到现在每墩都是你们赢的，还有希望全赢。</translation>
    </message>
    <message>
        <source>Lead the %1: only a trump can beat it, and if %2 trumps in, %3 may overtrump.</source>
        <translation>领出%1：只有主牌压得过；%2要是用主牌来赢，%3也许能用更大的主牌盖过去。</translation>
    </message>
    <message>
        <source>%2: with both bowers you have two sure tricks and need only one more.</source>
        <translation>%2：正J和副J两墩稳拿，再赢一墩就够。</translation>
    </message>
    <message>
        <source>%3: you would hold %2 of the 7 trumps, more than anyone else can.</source>
        <translation>%3：7 张主牌你占 %2 张，谁也不可能比你多。</translation>
    </message>
    <message>
        <source>%3: you would hold three trumps, and a little help from %2 is enough.</source>
        <translation>%3：你有三张主牌，%2稍微帮点忙就够。</translation>
    </message>
    <message>
        <source>Lead the %1: your %2 loses to the %3 now, but may trump in on the last trick.</source>
        <translation>领出%1：你的%2现在出会输给%3，留到最后一墩，也许能用主牌赢。</translation>
    </message>
    <message>
        <source>Lead the %1: your %2 loses to any higher trump now, but may trump in on the last trick.</source>
        <translation>领出%1：你的%2现在出会输给更大的主牌，留到最后一墩，也许能用主牌赢。</translation>
    </message>
    <message>
        <source>Lead the %1 and keep your %2, which may win the last trick.</source>
        <translation>领出%1，%2留着：也许能赢最后一墩。</translation>
    </message>
    <message>
        <source>You need both tricks left: %2 may take this one, and your %1 the last.</source>
        <translation>剩下两墩你们都得赢：这墩%2也许能赢，最后一墩看你的%1。</translation>
    </message>
    <message>
        <source>Your trumps are worth the same now: no card still out comes between them.</source>
        <translation>你的主牌现在都一样大：外面没有牌夹在中间。</translation>
    </message>
    <message>
        <source>Your %1 are worth the same now: no card still out comes between them.</source>
        <translation>你的%1现在都一样大：外面没有牌夹在中间。</translation>
    </message>
    <message>
        <source>Go alone: three trumps and an ace beside them may take all five tricks, and alone they count 4 points.</source>
        <translation>单打吧，三张主牌，外加一张 A，五墩可能全赢，单打全赢可得 4 分。</translation>
    </message>
    <message>
        <source>For the march you need both tricks left, so it hardly matters which card goes first.</source>
        <translation>要全赢，剩下两墩都得拿下，所以你先出哪张都差不多。</translation>
    </message>
    <message>
        <source>Lead the %1: your side still needs two tricks, and your %2 and %3 of %4 may take them later.</source>
        <translation>领出%1：你们还差两墩，你手里%4的 %2 和 %3 以后也许能赢到。</translation>
    </message>
    <message>
        <source>You have to overtake %2: use the %1 and keep your %3 for later.</source>
        <translation>你只能从%2手里接过来：用%1，你的%3留到以后。</translation>
    </message>
    <message>
        <source>The %1 is enough to take this: keep your higher trumps for later.</source>
        <translation>用%1就够了：更大的主牌留到以后。</translation>
    </message>
    <message>
        <source>Try the %1: it may be enough, and you still have higher trumps for later.</source>
        <translation>出%1试试：也许就够了，更大的主牌还能留到以后。</translation>
    </message>
    <message>
        <source>It makes no difference: your %1 stops the march, now or later.</source>
        <translation>出哪张都一样：你的%1不管现在出还是以后出，对手都没法全赢。</translation>
    </message>
    <message>
        <source>It makes no difference: your %1 takes your side&apos;s third trick, now or later.</source>
        <translation>出哪张都一样：你的%1不管现在出还是以后出，都能拿下你们的第三墩。</translation>
    </message>
    <message>
        <source>Your %1 are next to each other in rank, so it makes no difference which you play.</source>
        <translation>你的%1大小相连，出哪张都一样。</translation>
    </message>
    <message>
        <source>It makes no difference: either bower takes this trick.</source>
        <translation>出哪张都一样：正J和副J都能赢下这墩。</translation>
    </message>
    <message>
        <source>Your trumps are next to each other in rank, so it makes no difference which you play.</source>
        <translation>你的主牌大小相连，出哪张都一样。</translation>
    </message>
    <message>
        <source>The opponents have no trumps left: the rest of the tricks are yours, in any order.</source>
        <translation>对手没有主牌了：剩下的墩全归你，先后无所谓。</translation>
    </message>
    <message>
        <source>You hold the highest trumps: the rest of the tricks are yours, in any order.</source>
        <translation>最大的几张主牌都在你手里：剩下的墩全归你，先后无所谓。</translation>
    </message>
    <message>
        <source>Discard the %1 to trump %2: they are led more often than %3, whose jack is a trump.</source>
        <translation>扣掉%1，好用主牌赢%2：比起 J 算主牌的%3，这门花色更常有人领出。</translation>
    </message>
    <message>
        <source>Lead the %1: your other suits are better left for somebody else to lead.</source>
        <translation>领出%1：你别的花色，还是等别人来领出更好。</translation>
    </message>
    <message>
        <source>Lead the %1: %2 may take it, and you keep your %3 for later.</source>
        <translation>领出%1：%2也许能赢，你的%3就留到以后。</translation>
    </message>
    <message>
        <source>Trump in with the %1: only the %2 and the %3 can still beat it.</source>
        <translation>用主牌%1赢：只有%2和%3还压得过。</translation>
    </message>
    <message>
        <source>Overtrump with the %1: only the %2 and the %3 can still beat it.</source>
        <translation>用主牌%1盖过去：只有%2和%3还压得过。</translation>
    </message>
    <message>
        <source>Keep your %1: %2 picked up the %3 and can take this trick.</source>
        <translation>%1留着：%2拿起了%3，能赢下这墩。</translation>
    </message>
    <message>
        <source>You can&apos;t win this, but %1 picked up the %2 and can: play low.</source>
        <translation>这墩你赢不了，但%1拿起了%2，能赢：出小的。</translation>
    </message>
    <message>
        <source>You can&apos;t win this, but %1 picked up the %2 and can; it hardly matters which card you play.</source>
        <translation>这墩你赢不了，但%1拿起了%2，能赢；你出哪张都差不多。</translation>
    </message>
    <message>
        <source>Neither of your cards is likely to win the last trick.</source>
        <translation>你这两张牌都不大可能赢最后一墩。</translation>
    </message>
    <message>
        <source>None of your cards is likely to win a trick later.</source>
        <translation>你手里哪张牌以后都不大可能赢墩。</translation>
    </message>
    <message>
        <source>Overtake %1: if your %2 holds, you can lead your %3 next.</source>
        <translation>从%1手里接过来：你的%2要是顶得住，下一墩就能领出你的%3。</translation>
    </message>
    <message>
        <source>Overtake %1, so that you can lead your %2 next.</source>
        <translation>从%1手里接过来，下一墩好领出你的%2。</translation>
    </message>
    <message>
        <source>Throw the %1: your %2 is likelier to win the last trick.</source>
        <translation>垫掉%1：你的%2更有希望赢最后一墩。</translation>
    </message>
    <message>
        <source>Throw the %1: your %2 should do more in a later trick.</source>
        <translation>垫掉%1：你的%2在后面的墩里应该更有用。</translation>
    </message>
    <message>
        <source>%2: the right bower is a sure trick, the %3 may take another, and %4 may bring the third.</source>
        <translation>%2：正J一墩稳拿，%3也许还能再赢一墩，第三墩也许靠%4。</translation>
    </message>
    <message>
        <source>%2: three trumps and two aces beside them should make three tricks.</source>
        <translation>%2：三张主牌，外加两张 A，应该能赢三墩。</translation>
    </message>
    <message>
        <source>Turn it down: your aces may well euchre the opponents if they name a suit.</source>
        <translation>扣下吧，要是对手定主牌，凭你的几张 A，很可能让他们打不成。</translation>
    </message>
    <message>
        <source>Lead the %1 first: nobody can beat it, and the opponents have to throw cards away without seeing your last one.</source>
        <translation>先领出%1：没人压得过，对手只好在没看到你最后一张牌时垫牌。</translation>
    </message>
    <message>
        <source>Lead the %1: you have no trump, and none of your cards is likely to win, so any lead will do.</source>
        <translation>领出%1：你没有主牌，手里哪张都不大可能赢，领出哪张都行。</translation>
    </message>
    <message>
        <source>Trump in with the %1: %2 needs a bower to beat it.</source>
        <translation>用主牌%1赢：%2得有正J或副J才压得过。</translation>
    </message>
    <message>
        <source>Trump in with the %1: %2 needs a higher trump to beat it.</source>
        <translation>用主牌%1赢：%2得有更大的主牌才压得过。</translation>
    </message>
    <message>
        <source>Overtrump with the %1: %2 needs a bower to beat it.</source>
        <translation>用主牌%1盖过去：%2得有正J或副J才压得过。</translation>
    </message>
    <message>
        <source>Overtrump with the %1: %2 needs a higher trump to beat it.</source>
        <translation>用主牌%1盖过去：%2得有更大的主牌才压得过。</translation>
    </message>
    <message>
        <source>Play the %1: %2 needs a bower to beat it.</source>
        <translation>出%1：%2得有正J或副J才压得过。</translation>
    </message>
    <message>
        <source>Play the %1: %2 needs a higher trump to beat it.</source>
        <translation>出%1：%2得有更大的主牌才压得过。</translation>
    </message>
    <message>
        <source>Throw the %1: it is easier to beat than your %2.</source>
        <translation>垫掉%1：它比你的%2更容易被压。</translation>
    </message>
    <message>
        <source>Lead the %1: it draws trumps as well as your %2, which might fall to a higher one.</source>
        <translation>领出%1：一样能调主，而你的%2可能被更大的主牌压掉。</translation>
    </message>
    <message>
        <source>Lead the %1 first: an opponent without trumps has to throw a card, perhaps the one that beats your %2.</source>
        <translation>先领出%1：没有主牌的对手得垫一张，说不定垫掉的正是压得过你%2的那张。</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: keep your trumps for later ones.</source>
        <translation>这一墩你赢不了：主牌留到后面的墩用。</translation>
    </message>
    <message>
        <source>Throw the %1: %2 has no %3 and may trump it.</source>
        <translation>垫掉%1：%2没有%3，可能用主牌赢走它。</translation>
    </message>
    <message>
        <source>Throw the %1: while the %2 is out, your %3 needs the %4 beside it.</source>
        <translation>垫掉%1：%2还没出，你的%3要有%4护着。</translation>
    </message>
    <message>
        <source>Throw the %1: %2 has no %3 to lead.</source>
        <translation>垫掉%1：%2没有%3可以领出。</translation>
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
        <translation>主牌：%1</translation>
    </message>
    <message>
        <source>Tricks %1 to %2</source>
        <translation>墩数 %1 : %2</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>%1的手牌</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>翻开的牌</translation>
    </message>
    <message>
        <source>Kitty, which nobody sees</source>
        <translation>底牌，谁也看不到</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>定主</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>庄家</translation>
    </message>
</context>
<context>
    <name>Euchre thoughts</name>
    <message>
        <source>%0 goes alone: with both bowers all five tricks are possible, and alone they count 4 points.</source>
        <translation>%0单打：正J和副J都在手，五墩可能全赢，单打全赢得 4 分。</translation>
    </message>
    <message>
        <source>%0 goes alone: five tricks count 4 points alone, only 2 together.</source>
        <translation>%0单打：五墩全赢，单打得 4 分，两人一起打才 2 分。</translation>
    </message>
    <message>
        <source>%0 makes %2 stronger with the %1, and can help with a trump and an ace.</source>
        <translation>%0用%1给%2添实力，还有一张主牌和一张 A 能帮上忙。</translation>
    </message>
    <message>
        <source>%0 picks it up: with the %1 turned down, %2 would be the first to name another suit.</source>
        <translation>%0拿起：要是把%1扣下，就轮到%2先叫别的花色。</translation>
    </message>
    <message>
        <source>%0 feels strong enough even though the %1 goes to %2.</source>
        <translation>就算%1归%2，%0觉得自己也够强。</translation>
    </message>
    <message>
        <source>%0 names %1: after another pass nobody would score in this deal.</source>
        <translation>%0叫%1：再不叫，这局谁也不得分。</translation>
    </message>
    <message>
        <source>%0 names %1 before the opponents choose a suit that fits them.</source>
        <translation>%0先叫%1，不等对手挑中合意的花色。</translation>
    </message>
    <message>
        <source>%0 turns it down: even with the %1 it would take a lot of help from %2.</source>
        <translation>%0扣下：就算拿了%1，也得靠%2帮大忙。</translation>
    </message>
    <message>
        <source>%0 passes: ordering it up would hand %1 the right bower, the highest trump.</source>
        <translation>%0不叫：叫起就把最大的主牌正J送给%1了。</translation>
    </message>
    <message>
        <source>%0 passes: then nobody has named a suit, and this deal costs nothing.</source>
        <translation>%0不叫：这样没人定主，这局也不吃亏。</translation>
    </message>
    <message>
        <source>It makes no difference: %0 sits this deal out.</source>
        <translation>怎么都一样：这局%0轮空。</translation>
    </message>
    <message>
        <source>%0 has only this card left.</source>
        <translation>%0只剩这一张了。</translation>
    </message>
    <message>
        <source>%0 has to follow suit and has no other card of it.</source>
        <translation>%0必须跟花色，这门只有这一张。</translation>
    </message>
    <message>
        <source>%0 leads the %1: nobody can beat it, and it draws out trumps.</source>
        <translation>%0领出%1：没人压得过，还能把主牌吊出来。</translation>
    </message>
    <message>
        <source>%0 leads the %1: nobody can beat it.</source>
        <translation>%0领出%1：没人压得过。</translation>
    </message>
    <message>
        <source>%0 leads the %1 to draw trumps: the %2 is safer once they are gone.</source>
        <translation>%0领出%1吊主牌：主牌没了，%2就更稳。</translation>
    </message>
    <message>
        <source>%0 has only trumps left to lead.</source>
        <translation>%0只剩主牌可以领出了。</translation>
    </message>
    <message>
        <source>%0 leads the %1: the more trumps are gone, the fewer can beat the other cards.</source>
        <translation>%0领出%1：主牌出掉得越多，能压别的牌的就越少。</translation>
    </message>
    <message>
        <source>%0 leads the %1: it takes the trick, for the opponents have no trumps left.</source>
        <translation>%0领出%1：对手没有主牌了，这墩稳赢。</translation>
    </message>
    <message>
        <source>%0 leads the %1: only a trump can beat it.</source>
        <translation>%0领出%1：只有主牌压得过。</translation>
    </message>
    <message>
        <source>%0 leads the %1: %2 is out of that suit and may trump it.</source>
        <translation>%0领出%1：%2缺这门花色，可以用主牌赢。</translation>
    </message>
    <message>
        <source>%0 leads the %1: except for trumps, only the %2 can beat it.</source>
        <translation>%0领出%1：除了主牌，只有%2压得过。</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the %2, which may take a trick later.</source>
        <translation>%0领出%1，%2留着：以后也许能赢一墩。</translation>
    </message>
    <message>
        <source>The %1 is enough to take this: %0 keeps the %2 for later.</source>
        <translation>用%1就够了：%0把%2留到以后。</translation>
    </message>
    <message>
        <source>%0 tries the %1: it may be enough, and the %2 stays for later.</source>
        <translation>%0出%1试试：也许就够了，%2还能留到以后。</translation>
    </message>
    <message>
        <source>%0 plays last and takes it with the %1.</source>
        <translation>%0最后出牌，用%1赢下。</translation>
    </message>
    <message>
        <source>%0 trumps in with the %1: only the %2 can still beat it.</source>
        <translation>%0用主牌%1赢：只有%2还压得过。</translation>
    </message>
    <message>
        <source>%0 plays the %1: only the %2 can still beat it.</source>
        <translation>%0出%1：只有%2还压得过。</translation>
    </message>
    <message>
        <source>%0 plays the %1: only a trump can beat it now.</source>
        <translation>%0出%1：现在只有主牌压得过。</translation>
    </message>
    <message>
        <source>%0 plays the %1: whoever wants this trick has to beat it.</source>
        <translation>%0出%1：谁想要这墩，就得压过它。</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: %0 keeps the %2.</source>
        <translation>这墩%1赢定了：%0把%2留着。</translation>
    </message>
    <message>
        <source>%0 lets this one go: the %1 may do more in a later trick.</source>
        <translation>%0放掉这墩：%1在后面的墩里也许更有用。</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: %0 saves the %2 for a later one.</source>
        <translation>这墩%1赢定了：%0把%2省到以后用。</translation>
    </message>
    <message>
        <source>%0 passes: two defenders stop %1 more often than one.</source>
        <translation>%0不叫：两个人防，比一个人更容易挡住%1。</translation>
    </message>
    <message>
        <source>%0 defends alone: to euchre %1 that way counts 4 points instead of 2.</source>
        <translation>%0单人防守：这样让%1打不成，得 4 分，不止 2 分。</translation>
    </message>
    <message>
        <source>%0 tries to win the trick with a high card.</source>
        <translation>%0用大牌争这墩。</translation>
    </message>
    <message>
        <source>%0 leads a high card: it is the likeliest to win the trick.</source>
        <translation>%0领出大牌：它最有希望赢这墩。</translation>
    </message>
    <message>
        <source>%0 plays low: the partner can probably win in the suit led.</source>
        <translation>%0出小的：领出的花色，搭档多半能赢。</translation>
    </message>
    <message>
        <source>%0 plays high: the partner has no trumps to help with.</source>
        <translation>%0出大的：搭档没有主牌，帮不上忙。</translation>
    </message>
    <message>
        <source>%0 plays the lowest card and keeps the better ones.</source>
        <translation>%0出最小的牌，好牌留着。</translation>
    </message>
    <message>
        <source>%0 plays the highest card: it is the likeliest to win.</source>
        <translation>%0出最大的牌：它最有希望赢。</translation>
    </message>
    <message>
        <source>%0 leaves this trick to the partner, who is ahead.</source>
        <translation>%0把这墩留给搭档，搭档正领先。</translation>
    </message>
    <message>
        <source>%0 plays a higher card: the partner&apos;s will probably be beaten.</source>
        <translation>%0出张更大的：搭档的牌多半会被压过。</translation>
    </message>
    <message>
        <source>%0 wins this with the cheapest card that will do.</source>
        <translation>%0用够大的牌里最小的一张赢下。</translation>
    </message>
    <message>
        <source>%0 tries to win the trick with the cheapest card that will do.</source>
        <translation>%0用够大的牌里最小的一张争这墩。</translation>
    </message>
    <message>
        <source>%0 tries to win the trick with the lowest trump that will do.</source>
        <translation>%0用够大的主牌里最小的一张争这墩。</translation>
    </message>
    <message>
        <source>%0 leads the right bower: nobody can beat it.</source>
        <translation>%0领出正J：没人压得过。</translation>
    </message>
    <message>
        <source>%0 leads an ace of a suit not led before: the others may still have to follow.</source>
        <translation>%0领出还没人领过的花色的 A：别人可能还得跟。</translation>
    </message>
    <message>
        <source>%0 leads a trump that nobody can beat.</source>
        <translation>%0领出一张没人压得过的主牌。</translation>
    </message>
    <message>
        <source>%0 leads the highest card left of a suit: only a trump can beat it.</source>
        <translation>某门花色剩下的牌里，%0领出最大的一张：只有主牌压得过。</translation>
    </message>
    <message>
        <source>%0 wins with the cheapest card that no opponent to come can beat.</source>
        <translation>后面的对手压不过的牌里，%0用最小的一张赢下。</translation>
    </message>
    <message>
        <source>%0 holds %1 percent of what is left in play and plays high.</source>
        <translation>余牌的分量%0占了百分之 %1：出大的。</translation>
    </message>
    <message>
        <source>%0 holds only %1 percent of what is left in play and plays low.</source>
        <translation>余牌的分量%0只占百分之 %1：出小的。</translation>
    </message>
    <message>
        <source>%0 plays the lowest card that will probably take the trick.</source>
        <translation>多半能赢这墩的牌里，%0出最小的一张。</translation>
    </message>
    <message>
        <source>%0 has to name a suit, and %1 fit the hand best.</source>
        <translation>%0必须叫一个花色，%1最合这手牌。</translation>
    </message>
    <message>
        <source>%0 turns it down: the %1 would be the only trump in hand.</source>
        <translation>%0扣下：就算拿了%1，主牌也只有这一张。</translation>
    </message>
    <message>
        <source>%0 passes without a trump to help with; %1 can still pick up the %2.</source>
        <translation>%0不叫，没有主牌能帮忙；%1自己还可以拿起%2。</translation>
    </message>
    <message>
        <source>%0 passes with only one trump to help with; %1 can still pick up the %2.</source>
        <translation>%0不叫，只有一张主牌能帮忙；%1自己还可以拿起%2。</translation>
    </message>
    <message>
        <source>%0 leaves it to %1, who can still pick up the %2 with a good hand.</source>
        <translation>%0不叫，交给%1：那边牌好的话，还可以拿起%2。</translation>
    </message>
    <message>
        <source>%0 passes: two trumps are hardly enough, and the %1 would go to %2.</source>
        <translation>%0不叫：两张主牌恐怕不够，%1还会归%2。</translation>
    </message>
    <message>
        <source>%0 could order it up, but the %1 would go to %2.</source>
        <translation>%0本可以叫起，但%1会归%2。</translation>
    </message>
    <message>
        <source>%0 passes: no suit would give more than two trumps.</source>
        <translation>%0不叫：不管叫什么，最多两张主牌。</translation>
    </message>
    <message>
        <source>%0 passes: the longest suit in hand is %1, and without a bower.</source>
        <translation>%0不叫：手里最长的花色是%1，可正J和副J都没有。</translation>
    </message>
    <message>
        <source>%0 discards the %1, the card least likely to take a trick.</source>
        <translation>%0扣掉%1：手里数它最难赢墩。</translation>
    </message>
    <message>
        <source>%0 discards the %1: the other cards should do more.</source>
        <translation>%0扣掉%1：别的牌应该更有用。</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick, and it hardly matters which card goes.</source>
        <translation>%0赢不了这墩，出哪张都差不多。</translation>
    </message>
    <message>
        <source>%0 has no other card to play.</source>
        <translation>%0没有别的牌能出。</translation>
    </message>
    <message>
        <source>%0 plays a card at random.</source>
        <translation>%0随机抽一张出。</translation>
    </message>
    <message>
        <source>%0 goes alone: trumps and aces may take all five tricks, and alone they count 4 points.</source>
        <translation>%0单打：靠主牌和 A，五墩可能全赢，单打全赢得 4 分。</translation>
    </message>
    <message>
        <source>%0 goes alone: with so many trumps all five tricks are possible, and alone they count 4 points.</source>
        <translation>%0单打：主牌这么多，五墩可能全赢，单打全赢得 4 分。</translation>
    </message>
    <message>
        <source>%0 makes it %1: both bowers are two sure tricks, and only one more is needed.</source>
        <translation>%0把主牌定为%1：正J和副J两墩稳拿，再赢一墩就够。</translation>
    </message>
    <message>
        <source>%0 makes it %1 with %2 of the 7 trumps, more than anyone else can hold.</source>
        <translation>%0把主牌定为%1：7 张主牌占了 %2 张，谁也没这么多。</translation>
    </message>
    <message>
        <source>%0 is strong in %1, and the %2 makes %3 stronger too.</source>
        <translation>%0的%1很强，%2还会让%3更强。</translation>
    </message>
    <message>
        <source>%0 makes it %1: three trumps and an ace beside them should make three tricks.</source>
        <translation>%0把主牌定为%1：三张主牌，外加一张 A，应该能赢三墩。</translation>
    </message>
    <message>
        <source>%0 makes it %1 with three trumps: a little help from %2 is enough.</source>
        <translation>%0有三张主牌，把主牌定为%1：%2稍微帮点忙就够。</translation>
    </message>
    <message>
        <source>%0 holds few trumps, but aces may take tricks as well.</source>
        <translation>%0主牌不多，但 A 也许也能赢墩。</translation>
    </message>
    <message>
        <source>%0 orders up the %1 for %2, so that the opponents can&apos;t choose the trump.</source>
        <translation>%0叫起，把%1给%2，对手就没机会定主了。</translation>
    </message>
    <message>
        <source>%0 turns it down: %1 would fit the hand better.</source>
        <translation>%0扣下：叫%1更合手里的牌。</translation>
    </message>
    <message>
        <source>%0 passes: %2 would fit the hand better, if the %1 is turned down.</source>
        <translation>%0不叫：等%1扣下了，叫%2更合手里的牌。</translation>
    </message>
    <message>
        <source>%0 passes: longest in %1, but with too weak a hand beside them.</source>
        <translation>%0不叫：手里最长的花色是%1，但其余的牌太弱。</translation>
    </message>
    <message>
        <source>%0 discards the %1, to be out of %2 and trump them.</source>
        <translation>%0扣掉%1，这样就缺%2，可以用主牌赢这门花色。</translation>
    </message>
    <message>
        <source>%0 discards the %1 and keeps the trumps; which other card goes hardly matters.</source>
        <translation>%0扣掉%1，主牌留着；别的扣哪张都差不多。</translation>
    </message>
    <message>
        <source>%0 passes: with %2 as trump the hand is worth %1, and %3 are needed.</source>
        <translation>%0不叫：%2做主时，这手牌值 %1，要 %3 才够。</translation>
    </message>
    <message>
        <source>%0 goes alone: with %2 as trump the hand is worth %1, and %3 are enough for that.</source>
        <translation>%0单打：%2做主时，这手牌值 %1，单打有 %3 就够。</translation>
    </message>
    <message>
        <source>With %2 as trump %0&apos;s hand is worth %1, and %3 are enough.</source>
        <translation>%2做主时，%0的手牌值 %1，有 %3 就够。</translation>
    </message>
    <message>
        <source>%0 defends alone: the hand is worth %1 in the maker&apos;s own suit, and %2 are enough.</source>
        <translation>%0单人防守：在定主的人自己那门花色上，这手牌值 %1，有 %2 就够。</translation>
    </message>
    <message>
        <source>%0 passes: the hand is worth %1 in the maker&apos;s suit, and defending alone takes %2.</source>
        <translation>%0不叫：在定主的人那门花色上，这手牌值 %1，单人防守要 %2。</translation>
    </message>
    <message>
        <source>%0 discards the card that is worth least.</source>
        <translation>%0扣掉价值最低的牌。</translation>
    </message>
    <message>
        <source>The %1 takes the third trick for %0&apos;s side, so there is no euchre now.</source>
        <translation>%1拿下%0这一方的第三墩，这局打成了。</translation>
    </message>
    <message>
        <source>The %1 takes the third trick for %0&apos;s side: %2 is euchred.</source>
        <translation>%1拿下%0这一方的第三墩：%2打不成了。</translation>
    </message>
    <message>
        <source>One trick stops the march, and %0 takes it with the %1.</source>
        <translation>只要拿一墩，对手就没法全赢，%0用%1拿下。</translation>
    </message>
    <message>
        <source>%0 leads the %1, the lowest card in hand, and loses the least with it.</source>
        <translation>%0领出%1，手里最小的牌，输了也损失最少。</translation>
    </message>
    <message>
        <source>%0 leads the %1, the likeliest card in hand to take a trick.</source>
        <translation>%0领出%1：手里数它最有希望赢墩。</translation>
    </message>
    <message>
        <source>%0 leads the %1: no lead stands out, and it does as well as any other.</source>
        <translation>%0领出%1：领哪张都不算突出，它也不比别的差。</translation>
    </message>
    <message>
        <source>%0 plays the %1: %2&apos;s card can still be beaten, this one can&apos;t.</source>
        <translation>%0出%1：%2的牌还可能被压过，这张不会。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and holds the %2, too: only a trump can beat it now.</source>
        <translation>%0出%1，手里还有%2：现在只有主牌压得过。</translation>
    </message>
    <message>
        <source>%0 keeps the %1: %2 still has to play and may take this trick.</source>
        <translation>%0把%1留着：%2还没出牌，可能赢下这墩。</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: %0 follows with a low card.</source>
        <translation>这墩%1赢定了：%0跟小牌。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: %0 follows with a low card.</source>
        <translation>这墩%1领先：%0跟小牌。</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick and follows with a low card.</source>
        <translation>%0赢不了这墩，跟小牌。</translation>
    </message>
    <message>
        <source>%0 keeps the %1: after this trick it is the highest trump left, a sure trick.</source>
        <translation>%0把%1留着：这墩之后，剩下的主牌就数它最大，稳赢一墩。</translation>
    </message>
    <message>
        <source>%0 throws the %1 and keeps the %2, which may win a later trick.</source>
        <translation>%0垫掉%1，%2留着：以后也许能赢一墩。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: %0 keeps the %2 for the last one.</source>
        <translation>这墩%1领先：%0把%2留到最后一墩。</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick, but the %1 may win the last one.</source>
        <translation>%0赢不了这墩，但%1也许能赢最后一墩。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: %0 saves the %2 for a later one.</source>
        <translation>这墩%1领先：%0把%2省到以后用。</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick and keeps the %1, which may win a later one.</source>
        <translation>%0赢不了这墩，把%1留着，以后也许能赢一墩。</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick and plays a low card.</source>
        <translation>%0赢不了这墩，出张小牌。</translation>
    </message>
    <message>
        <source>%0&apos;s partner is out of this suit and may trump it.</source>
        <translation>%0的搭档缺这门花色，可以用主牌赢。</translation>
    </message>
    <message>
        <source>%0&apos;s partner probably holds the highest card of this suit.</source>
        <translation>这门花色最大的牌多半在%0的搭档手里。</translation>
    </message>
    <message>
        <source>%0 will probably not take this trick and plays a low card.</source>
        <translation>%0多半赢不了这墩，出张小牌。</translation>
    </message>
    <message>
        <source>%0 passes: %1 can still pick up the %2, and if not, %0 may name %3.</source>
        <translation>%0不叫：%1还可以拿起%2；要是不拿，%0也许能叫%3。</translation>
    </message>
    <message>
        <source>%0 passes without a trump, and the %1 would go to %2.</source>
        <translation>%0不叫：没有主牌，%1还会归%2。</translation>
    </message>
    <message>
        <source>%0 passes with only one trump, and the %1 would go to %2.</source>
        <translation>%0不叫：只有一张主牌，%1还会归%2。</translation>
    </message>
    <message>
        <source>%0 discards the %1 and keeps the only trump; which other card goes hardly matters.</source>
        <translation>%0扣掉%1，唯一的主牌留着；别的扣哪张都差不多。</translation>
    </message>
    <message>
        <source>%0 leads the %1: once the %3 is gone, the %2 may take a trick.</source>
        <translation>%0领出%1：等%3出掉了，%2也许能赢一墩。</translation>
    </message>
    <message>
        <source>%0 leads the %1: once the higher cards are gone, the %2 may take a trick.</source>
        <translation>%0领出%1：等更大的牌出掉了，%2也许能赢一墩。</translation>
    </message>
    <message>
        <source>%0 leads the %1: %2 has no %3 and may trump the %4.</source>
        <translation>%0领出%1：%2缺%3，可能用主牌赢走%4。</translation>
    </message>
    <message>
        <source>%0 trumps in with the %1: no opponent can beat it.</source>
        <translation>%0用主牌%1赢：对手谁也压不过。</translation>
    </message>
    <message>
        <source>%0 plays the %1: no opponent can beat it.</source>
        <translation>%0出%1：对手谁也压不过。</translation>
    </message>
    <message>
        <source>%0 keeps the %1, which may still win the last trick and stop the march.</source>
        <translation>%0把%1留着：也许还能赢最后一墩，不让对手全赢。</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick and keeps the aces, which may win later ones.</source>
        <translation>%0赢不了这墩，A 留着，以后也许能赢墩。</translation>
    </message>
    <message>
        <source>%0 passes: if the %3 is turned down, %1 are just as strong, and %2 gets no extra trump.</source>
        <translation>%0不叫：%3要是扣下了，%1一样强，又不会送%2一张主牌。</translation>
    </message>
    <message>
        <source>The %1 takes this trick: with one more the opponents would euchre %0&apos;s side.</source>
        <translation>%1拿下这墩：对手再赢一墩，%0这边就打不成了。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: %0 keeps the %2.</source>
        <translation>这墩%1领先：%0把%2留着。</translation>
    </message>
    <message>
        <source>%1 has this trick for certain, and it hardly matters which card %0 plays.</source>
        <translation>这墩%1赢定了，%0出哪张都差不多。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick, and it hardly matters which card %0 plays.</source>
        <translation>这墩%1领先，%0出哪张都差不多。</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick and keeps the %1, which may still stop the march.</source>
        <translation>%0赢不了这墩，把%1留着，也许还能阻止对手全赢。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: %0 keeps the %2, since more %3 than %4 are still out.</source>
        <translation>这墩%1领先：%0把%2留着，还在外面的%3比%4多。</translation>
    </message>
    <message>
        <source>%0 plays the %1: only the %2 and the %3 can still beat it.</source>
        <translation>%0出%1：只有%2和%3还压得过。</translation>
    </message>
    <message>
        <source>%0 leads the %1: the more trumps are gone, the safer the %2 is.</source>
        <translation>%0领出%1：主牌出掉得越多，%2就越稳。</translation>
    </message>
    <message>
        <source>%0 overtakes %1: if the %2 holds, %0 leads next.</source>
        <translation>%0从%1手里接过来：%2要是顶得住，下一墩就由%0领出。</translation>
    </message>
    <message>
        <source>%0 overtakes %1, to lead next.</source>
        <translation>%0从%1手里接过来，下一墩好由自己领出。</translation>
    </message>
    <message>
        <source>%0 plays the %1: whatever beats it beats the %2 as well.</source>
        <translation>%0出%1：压得过它的，也压得过%2。</translation>
    </message>
    <message>
        <source>%0 takes it with the %1: nothing else that may be played beats the %2.</source>
        <translation>%0用%1赢下：能出的牌里，只有它压得过%2。</translation>
    </message>
    <message>
        <source>%0 leads the %1: nothing but a trump can beat it, though %2 is out of that suit.</source>
        <translation>%0领出%1：%2虽然缺这门花色，可除了主牌没有压得过它的。</translation>
    </message>
    <message>
        <source>%0 makes it %1: the right bower is a sure trick, and the %3 and the %4 may take the two others needed.</source>
        <translation>%0把主牌定为%1：正J一墩稳拿，另外还要两墩，%3和%4也许能赢到。</translation>
    </message>
    <message>
        <source>%0 holds the %3 and the %4, and the %1 makes %2 stronger too.</source>
        <translation>%0有%3和%4，%1还会让%2更强。</translation>
    </message>
    <message>
        <source>%0 throws the %1, as good a card to part with as any.</source>
        <translation>%0垫掉%1：丢它不比丢别的可惜。</translation>
    </message>
    <message>
        <source>%0 leads the %1: if the %2 is still out, this draws it, and then no opponent can trump the other cards.</source>
        <translation>%0领出%1：%2要是还在外面，就能把它吊出来，之后对手就没法用主牌赢别的牌了。</translation>
    </message>
    <message>
        <source>%0 needs both tricks and leads the %1 first: the %2 may take the last one, whoever leads.</source>
        <translation>%0两墩都得赢，先领出%1：最后一墩不管谁领出，%2都可能赢。</translation>
    </message>
    <message>
        <source>%0 needs both tricks and leads the %1 first: the %2 may take the last one.</source>
        <translation>%0两墩都得赢，先领出%1：%2也许能赢最后一墩。</translation>
    </message>
    <message>
        <source>%0 leads the %1: the side still needs two tricks, and the %2 and the %3 may take them later.</source>
        <translation>%0领出%1：自己这边还差两墩，%2和%3以后也许能赢到。</translation>
    </message>
    <message>
        <source>%0 leads the %1: %2 may take it, and %0 keeps all trumps.</source>
        <translation>%0领出%1：%2也许能赢，%0的主牌就都留着。</translation>
    </message>
    <message>
        <source>%0 leads the %1: there is no hurry with the %2, which takes a trick whenever it is played.</source>
        <translation>%0领出%1：%2不用急，什么时候出都能赢一墩。</translation>
    </message>
    <message>
        <source>%0 discards the %1 and keeps trumps and aces; which other card goes hardly matters.</source>
        <translation>%0扣掉%1，主牌和 A 留着；别的扣哪张都差不多。</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: %0 keeps all trumps.</source>
        <translation>这墩%1赢定了：%0把主牌都留着。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: %0 keeps all trumps.</source>
        <translation>这墩%1领先：%0把主牌都留着。</translation>
    </message>
    <message>
        <source>%0 throws the %1: nobody else has %2 left to lead, so it couldn&apos;t win the last trick.</source>
        <translation>%0垫掉%1：别人没有%2可以领出了，最后一墩它也赢不了。</translation>
    </message>
    <message>
        <source>%0 throws the %1: nobody else has %2 left to lead, so it only wins if %0 leads it.</source>
        <translation>%0垫掉%1：别人没有%2可以领出了，只有自己领出它才赢得了。</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this, though %1 still may, and follows with a low card.</source>
        <translation>%0赢不了这墩，但%1也许还能赢：跟小牌。</translation>
    </message>
    <message>
        <source>%0 throws the %1: except for trumps, only the %3 can beat the %2.</source>
        <translation>%0垫掉%1：除了主牌，只有%3压得过%2。</translation>
    </message>
    <message>
        <source>%1 has this trick for certain: %0 throws a low card.</source>
        <translation>这墩%1赢定了：%0垫张小牌。</translation>
    </message>
    <message>
        <source>%1 is ahead in this trick: %0 throws a low card.</source>
        <translation>这墩%1领先：%0垫张小牌。</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this, though %1 still may, and throws a low card.</source>
        <translation>%0赢不了这墩，但%1也许还能赢：垫张小牌。</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick and throws a low card.</source>
        <translation>%0赢不了这墩，垫张小牌。</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this, though %1 still may; it hardly matters which card goes.</source>
        <translation>%0赢不了这墩，但%1也许还能赢；出哪张都差不多。</translation>
    </message>
    <message>
        <source>%0 keeps the %1: after this trick it is the last trump, a sure trick.</source>
        <translation>%0把%1留着：这墩之后它就是最后一张主牌，稳赢一墩。</translation>
    </message>
    <message>
        <source>%0 leads the %1, to be followed by the %2: nobody can beat either, and they draw out trumps.</source>
        <translation>%0先领出%1，再领出%2：两张都没人压得过，还能把主牌吊出来。</translation>
    </message>
    <message>
        <source>%0 leads the %1: only the %2 can beat it, and it draws out trumps.</source>
        <translation>%0领出%1：只有%2压得过，还能把主牌吊出来。</translation>
    </message>
    <message>
        <source>%0 holds the %3 and the %4 of %1, and the upcard makes %2 stronger too.</source>
        <translation>%0有%1的 %3 和 %4，翻开的牌还会让%2更强。</translation>
    </message>
    <message>
        <source>%0 has no other %1 and can trump them next time.</source>
        <translation>%0没有别的%1了，下回就能用主牌赢这门花色。</translation>
    </message>
    <message>
        <source>%1 takes this trick whatever %0 plays, and that decides the deal.</source>
        <translation>不管%0出什么，这墩都归%1，这局也就定了。</translation>
    </message>
    <message>
        <source>It makes no difference: %0 takes all the tricks left.</source>
        <translation>出哪张都一样：剩下的墩全归%0。</translation>
    </message>
    <message>
        <source>%0&apos;s side takes this trick whatever %0 plays, and that decides the deal.</source>
        <translation>不管%0出什么，这墩都归%0这一方，这局也就定了。</translation>
    </message>
    <message>
        <source>It makes no difference: the trumps take the tricks that %0 still needs, in any order.</source>
        <translation>出哪张都一样：%0这边还差的几墩，手里的主牌都能拿下，先后无所谓。</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick and keeps the %1, since more %2 than %3 are still out.</source>
        <translation>%0赢不了这墩，把%1留着：还在外面的%2比%3多。</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick and keeps the %1 and the %2 of %3, which may win tricks later.</source>
        <translation>%0赢不了这墩，把%3的 %1 和 %2 留着，以后也许能赢墩。</translation>
    </message>
    <message>
        <source>%0 leads the %1: %2 picked up the %3, so no opponent can beat it.</source>
        <translation>%0领出%1：%2拿起了%3，对手就谁也压不过它了。</translation>
    </message>
    <message>
        <source>%0 leads the %1: except for trumps, only the %2 and the %3 of %4 can beat it.</source>
        <translation>%0领出%1：除了主牌，只有%4的 %2 和 %3 压得过。</translation>
    </message>
    <message>
        <source>%0 keeps all trumps for later.</source>
        <translation>%0把主牌都留到以后。</translation>
    </message>
    <message>
        <source>%0 has no other %1 and can trump when they are led.</source>
        <translation>%0没有别的%1了，有人领出这门花色，就能用主牌赢。</translation>
    </message>
    <message>
        <source>It makes no difference: neither of %0&apos;s cards can win a trick any more.</source>
        <translation>出哪张都一样：%0这两张牌都赢不了墩了。</translation>
    </message>
    <message>
        <source>It makes no difference: an opponent may trump whichever card %0 leads.</source>
        <translation>出哪张都一样：不管%0领出什么，对手都可能用主牌赢走。</translation>
    </message>
    <message>
        <source>%0 plays the %1: except for trumps, only the %2 can still beat it.</source>
        <translation>%0出%1：除了主牌，只有%2还压得过。</translation>
    </message>
    <message>
        <source>%0 throws the %1, having no other %2, to trump them later.</source>
        <translation>%0垫掉%1：没有别的%2了，以后就能用主牌赢这门花色。</translation>
    </message>
    <message>
        <source>%0 throws the %1: after the %2, the %3 may take a trick as well.</source>
        <translation>%0垫掉%1：%2赢过之后，%3也许还能赢一墩。</translation>
    </message>
    <message>
        <source>%0 leads the %1, having no other %2, to trump the next one.</source>
        <translation>%0领出%1：没有别的%2了，下回就能用主牌赢这门花色。</translation>
    </message>
    <message>
        <source>%0 discards the %1 rather than the %2, which is likelier to take a trick.</source>
        <translation>%0扣掉%1：%2更有希望赢墩。</translation>
    </message>
    <message>
        <source>%0 names %1: %2, who turned down %3, probably has no bower, and %0 holds the %4.</source>
        <translation>%0叫%1：%2扣下了%3，多半正J和副J都没有，而%0有%4。</translation>
    </message>
    <message>
        <source>It makes no difference: %0 holds all the %1 that are left.</source>
        <translation>出哪张都一样：剩下的%1全在%0手里。</translation>
    </message>
    <message>
        <source>%0 discards the %1: more cards can beat it than the %2.</source>
        <translation>%0扣掉%1：比起%2，压得过它的牌更多。</translation>
    </message>
    <message>
        <source>%0 takes it with the %1: nothing else in hand beats the %2.</source>
        <translation>%0用%1赢下：手里只有它压得过%2。</translation>
    </message>
    <message>
        <source>%0 overtrumps with the %1: no opponent can beat it.</source>
        <translation>%0用主牌%1盖过去：对手谁也压不过。</translation>
    </message>
    <message>
        <source>%0 overtrumps with the %1: only the %2 can still beat it.</source>
        <translation>%0用主牌%1盖过去：只有%2还压得过。</translation>
    </message>
    <message>
        <source>%0 leads the %1: if the %2 is still out, this draws it, and then no opponent can trump the %3.</source>
        <translation>%0领出%1：%2要是还在外面，就能把它吊出来，之后对手就没法用主牌赢%3了。</translation>
    </message>
    <message>
        <source>%0 leads the %1: %2 made trump and should hold high ones.</source>
        <translation>%0领出%1：主牌是%2定的，那边应该有大主牌。</translation>
    </message>
    <message>
        <source>%1&apos;s card is as hard to beat as the %2, so it hardly matters which card %0 plays.</source>
        <translation>%1的牌和%2一样难压，%0出哪张都差不多。</translation>
    </message>
    <message>
        <source>%0 takes this one, too: %0&apos;s side has every trick so far, and the march is still possible.</source>
        <translation>这墩%0也拿下：到现在每墩都是%0这边赢的，还有希望全赢。</translation>
    </message>
    <message>
        <source>%0 leads the %1: only a trump can beat it, and if %2 trumps in, %3 may overtrump.</source>
        <translation>%0领出%1：只有主牌压得过；%2要是用主牌来赢，%3也许能用更大的主牌盖过去。</translation>
    </message>
    <message>
        <source>%0 leads the %1: the %2 loses to the %3 now, but may trump in on the last trick.</source>
        <translation>%0领出%1：%2现在出会输给%3，留到最后一墩，也许能用主牌赢。</translation>
    </message>
    <message>
        <source>%0 leads the %1: the %2 loses to any higher trump now, but may trump in on the last trick.</source>
        <translation>%0领出%1：%2现在出会输给更大的主牌，留到最后一墩，也许能用主牌赢。</translation>
    </message>
    <message>
        <source>%0 leads the %1 and keeps the %2, which may win the last trick.</source>
        <translation>%0领出%1，%2留着：也许能赢最后一墩。</translation>
    </message>
    <message>
        <source>%0&apos;s side needs both tricks left: %2 may take this one, and the %1 the last.</source>
        <translation>剩下两墩%0这边都得赢：这墩%2也许能赢，最后一墩看%1。</translation>
    </message>
    <message>
        <source>%0&apos;s trumps are worth the same now: no card still out comes between them.</source>
        <translation>%0的主牌现在都一样大：外面没有牌夹在中间。</translation>
    </message>
    <message>
        <source>%0&apos;s %1 are worth the same now: no card still out comes between them.</source>
        <translation>%0的%1现在都一样大：外面没有牌夹在中间。</translation>
    </message>
    <message>
        <source>%0 goes alone: three trumps and an ace beside them may take all five tricks, and alone they count 4 points.</source>
        <translation>%0单打：三张主牌，外加一张 A，五墩可能全赢，单打全赢可得 4 分。</translation>
    </message>
    <message>
        <source>For the march %0 needs both tricks left, so it hardly matters which card goes first.</source>
        <translation>要全赢，剩下两墩%0都得拿下，所以先出哪张都差不多。</translation>
    </message>
    <message>
        <source>%0 leads the %1: the side still needs two tricks, and the %2 and the %3 of %4 may take them later.</source>
        <translation>%0领出%1：自己这边还差两墩，%4的 %2 和 %3 以后也许能赢到。</translation>
    </message>
    <message>
        <source>%0 has to overtake %2, uses the %1 and keeps the %3 for later.</source>
        <translation>%0只能从%2手里接过来：用%1，把%3留到以后。</translation>
    </message>
    <message>
        <source>The %1 is enough to take this: %0 keeps higher trumps for later.</source>
        <translation>用%1就够了：%0把更大的主牌留到以后。</translation>
    </message>
    <message>
        <source>%0 tries the %1: it may be enough, and higher trumps stay for later.</source>
        <translation>%0出%1试试：也许就够了，更大的主牌还能留到以后。</translation>
    </message>
    <message>
        <source>It makes no difference: the %1 stops the march, now or later.</source>
        <translation>出哪张都一样：%1不管现在出还是以后出，对手都没法全赢。</translation>
    </message>
    <message>
        <source>It makes no difference: the %1 takes the third trick for %0&apos;s side, now or later.</source>
        <translation>出哪张都一样：%1不管现在出还是以后出，都能拿下%0这一方的第三墩。</translation>
    </message>
    <message>
        <source>%0&apos;s %1 are next to each other in rank, so it makes no difference which one goes.</source>
        <translation>%0的%1大小相连，出哪张都一样。</translation>
    </message>
    <message>
        <source>%0&apos;s trumps are next to each other in rank, so it makes no difference which one goes.</source>
        <translation>%0的主牌大小相连，出哪张都一样。</translation>
    </message>
    <message>
        <source>The opponents have no trumps left: %0 takes the rest of the tricks, in any order.</source>
        <translation>对手没有主牌了：剩下的墩全归%0，先后无所谓。</translation>
    </message>
    <message>
        <source>%0 holds the highest trumps and takes the rest of the tricks, in any order.</source>
        <translation>%0手里有最大的几张主牌，剩下的墩全能拿下，先后无所谓。</translation>
    </message>
    <message>
        <source>%0 discards the %1 to trump %2: they are led more often than %3, whose jack is a trump.</source>
        <translation>%0扣掉%1，好用主牌赢%2：比起 J 算主牌的%3，这门花色更常有人领出。</translation>
    </message>
    <message>
        <source>%0 leads the %1 and leaves the other suits for somebody else to lead.</source>
        <translation>%0领出%1，别的花色留给别人来领出。</translation>
    </message>
    <message>
        <source>%0 leads the %1: %2 may take it, and %0 keeps the %3 for later.</source>
        <translation>%0领出%1：%2也许能赢，%0的%3就留到以后。</translation>
    </message>
    <message>
        <source>%0 trumps in with the %1: only the %2 and the %3 can still beat it.</source>
        <translation>%0用主牌%1赢：只有%2和%3还压得过。</translation>
    </message>
    <message>
        <source>%0 overtrumps with the %1: only the %2 and the %3 can still beat it.</source>
        <translation>%0用主牌%1盖过去：只有%2和%3还压得过。</translation>
    </message>
    <message>
        <source>%0 keeps the %1: %2 picked up the %3 and can take this trick.</source>
        <translation>%0把%1留着：%2拿起了%3，能赢下这墩。</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this, but %1 picked up the %2 and can, so %0 plays low.</source>
        <translation>%0赢不了这墩，但%1拿起了%2，能赢，所以%0出小的。</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this, but %1 picked up the %2 and can; it hardly matters which card goes.</source>
        <translation>%0赢不了这墩，但%1拿起了%2，能赢；出哪张都差不多。</translation>
    </message>
    <message>
        <source>Neither of %0&apos;s cards is likely to win the last trick.</source>
        <translation>%0这两张牌都不大可能赢最后一墩。</translation>
    </message>
    <message>
        <source>None of %0&apos;s cards is likely to win a trick later.</source>
        <translation>%0手里哪张牌以后都不大可能赢墩。</translation>
    </message>
    <message>
        <source>%0 overtakes %1: if the %2 holds, %0 can lead the %3 next.</source>
        <translation>%0从%1手里接过来：%2要是顶得住，下一墩%0就能领出%3。</translation>
    </message>
    <message>
        <source>%0 overtakes %1, to lead the %2 next.</source>
        <translation>%0从%1手里接过来，下一墩好领出%2。</translation>
    </message>
    <message>
        <source>%0 throws the %1: the %2 is likelier to win the last trick.</source>
        <translation>%0垫掉%1：%2更有希望赢最后一墩。</translation>
    </message>
    <message>
        <source>%0 throws the %1: the %2 should do more in a later trick.</source>
        <translation>%0垫掉%1：%2在后面的墩里应该更有用。</translation>
    </message>
    <message>
        <source>%0 makes it %1: the right bower is a sure trick, the %3 may take another, and %4 may bring the third.</source>
        <translation>%0把主牌定为%1：正J一墩稳拿，%3也许还能再赢一墩，第三墩也许靠%4。</translation>
    </message>
    <message>
        <source>%0 makes it %1: three trumps and two aces beside them should make three tricks.</source>
        <translation>%0把主牌定为%1：三张主牌，外加两张 A，应该能赢三墩。</translation>
    </message>
    <message>
        <source>%0 turns it down: aces in hand may well euchre the opponents if they name a suit.</source>
        <translation>%0扣下：要是对手定主牌，凭手里的几张 A，很可能让他们打不成。</translation>
    </message>
    <message>
        <source>%0 leads the %1 first: nobody can beat it, and the opponents have to throw cards away without seeing the last one.</source>
        <translation>%0先领出%1：没人压得过，对手只好在没看到最后一张牌时垫牌。</translation>
    </message>
    <message>
        <source>%0 leads the %1: without a trump or a card that is likely to win, any lead will do.</source>
        <translation>%0领出%1：没有主牌，手里哪张都不大可能赢，领出哪张都行。</translation>
    </message>
    <message>
        <source>%0 trumps in with the %1: %2 needs a bower to beat it.</source>
        <translation>%0用主牌%1赢：%2得有正J或副J才压得过。</translation>
    </message>
    <message>
        <source>%0 trumps in with the %1: %2 needs a higher trump to beat it.</source>
        <translation>%0用主牌%1赢：%2得有更大的主牌才压得过。</translation>
    </message>
    <message>
        <source>%0 overtrumps with the %1: %2 needs a bower to beat it.</source>
        <translation>%0用主牌%1盖过去：%2得有正J或副J才压得过。</translation>
    </message>
    <message>
        <source>%0 overtrumps with the %1: %2 needs a higher trump to beat it.</source>
        <translation>%0用主牌%1盖过去：%2得有更大的主牌才压得过。</translation>
    </message>
    <message>
        <source>%0 plays the %1: %2 needs a bower to beat it.</source>
        <translation>%0出%1：%2得有正J或副J才压得过。</translation>
    </message>
    <message>
        <source>%0 plays the %1: %2 needs a higher trump to beat it.</source>
        <translation>%0出%1：%2得有更大的主牌才压得过。</translation>
    </message>
    <message>
        <source>%0 throws the %1: it is easier to beat than the %2.</source>
        <translation>%0垫掉%1：它比%2更容易被压。</translation>
    </message>
    <message>
        <source>%0 leads the %1: it draws trumps as well as the %2, which might fall to a higher one.</source>
        <translation>%0领出%1：一样能调主，而%2可能被更大的主牌压掉。</translation>
    </message>
    <message>
        <source>%0 leads the %1 first: an opponent without trumps has to throw a card, perhaps the one that beats the %2.</source>
        <translation>%0先领出%1：没有主牌的对手得垫一张，说不定垫掉的正是压得过%2的那张。</translation>
    </message>
    <message>
        <source>%0 can&apos;t win this trick and keeps all trumps for later ones.</source>
        <translation>%0赢不了这一墩，主牌全留到后面的墩用。</translation>
    </message>
    <message>
        <source>%0 throws the %1: %2 has no %3 and may trump it.</source>
        <translation>%0垫掉%1：%2没有%3，可能用主牌赢走它。</translation>
    </message>
    <message>
        <source>%0 throws the %1: while the %2 is out, the %3 needs the %4 beside it.</source>
        <translation>%0垫掉%1：%2还没出，%3要有%4护着。</translation>
    </message>
    <message>
        <source>%0 throws the %1: %2 has no %3 to lead.</source>
        <translation>%0垫掉%1：%2没有%3可以领出。</translation>
    </message>
</context>
<context>
    <name>EuchreRules</name>
    <message>
        <source>In a minute</source>
        <translation>一分钟学会</translation>
    </message>
    <message>
        <source>Four players in two partnerships; partners sit opposite each other. There are 24 cards, from nine to ace. Everybody gets five, and one more is turned up. First it is settled which suit is trump; then the five tricks are played. The side that named trump, the makers, must take at least three of them. The first side to have ten points wins.</source>
        <translation>四个人，两两搭档，搭档对面而坐。一共 24 张牌，从 9 到 A。每人五张，再翻开一张。先定哪门花色是主牌，然后打五墩。定出主牌的一方叫定主方，至少要赢三墩。先得十分的一方获胜。</translation>
    </message>
    <message>
        <source>The two bowers</source>
        <translation>两张大J</translation>
    </message>
    <message>
        <source>The jack of trump is the highest card of all: the right bower. The other jack of the same colour is the second highest: the left bower. It belongs to the trump suit in every respect and no longer to the suit printed on it.</source>
        <translation>主牌花色的 J 最大，叫正J（right bower）。同颜色的另一张 J 第二大，叫副J（left bower）。副J完全算作主牌，不再属于牌面上印的花色。</translation>
    </message>
    <message>
        <source>When hearts are trump, these are the trumps, best card first:</source>
        <translation>红桃是主牌时，主牌从大到小依次是：</translation>
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
        <translation>其他花色从大到小依次是 A、K、Q、J、10、9；在这个例子里，方块没有 J。</translation>
    </message>
    <message>
        <source>Making trump</source>
        <translation>定主</translation>
    </message>
    <message>
        <source>Second round: if all four pass, the card is turned down. Each player in turn may then name one of the three other suits, or pass. If all pass again, nobody scores, and the next player deals.</source>
        <translation>第二轮：四个人都不叫，翻开的牌就扣下。大家再轮流叫，可以从另外三种花色里叫一种，也可以不叫。又都不叫时，谁也不得分，换下家发牌。</translation>
    </message>
    <message>
        <source>Going alone</source>
        <translation>单打</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>出牌</translation>
    </message>
    <message>
        <source>The player after the dealer leads to the first trick, and the winner of each trick leads to the next. You must follow the suit led if you can; otherwise you may play anything. The highest trump takes the trick; without a trump, the highest card of the suit led.</source>
        <translation>第一墩由庄家的下家领出，之后每墩的赢家领出下一墩。有领出的花色就必须跟，没有就可以随便出。墩里最大的主牌赢；没有主牌，领出花色里最大的牌赢。</translation>
    </message>
    <message>
        <source>Say hearts are trump:</source>
        <translation>假设红桃是主牌：</translation>
    </message>
    <message>
        <source>Clubs were led. The nine of hearts wins: it is the only trump.</source>
        <translation>领出的是梅花。红桃9赢：只有它是主牌。</translation>
    </message>
    <message>
        <source>Diamonds were led. The jack of diamonds wins: it is the left bower, a trump. Only a player without diamonds may play it here.</source>
        <translation>领出的是方块。方块J赢：它是副J，算主牌。手里没有方块的人才能在这里出它。</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>计分</translation>
    </message>
    <message>
        <source>The makers take three or four tricks: 1 point for them.</source>
        <translation>定主方赢三墩或四墩：得 1 分。</translation>
    </message>
    <message>
        <source>The makers take all five tricks, a march: 2 points; a maker who played alone: 4 points. Alone with three or four tricks counts 1 point.</source>
        <translation>定主方五墩全赢，英语叫 march：得 2 分；单打时得 4 分。单打只赢三墩或四墩，得 1 分。</translation>
    </message>
    <message>
        <source>Customs you may choose</source>
        <translation>可选的规则</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>小窍门</translation>
    </message>
    <message>
        <source>A hand with three trumps, one of them a bower, and an ace besides is usually good enough. Count on your partner for one trick. Order up your partner more readily than your opponents, and mind the score: the other side at nine points needs only one.</source>
        <translation>手里有三张主牌，其中一张是正J或副J，另外再有一张 A，通常就可以叫了。搭档可以算一墩。搭档坐庄时，叫起可以放宽；对手坐庄时，要收紧。还要留意比分：对方到了九分，只差一分。</translation>
    </message>
    <message>
        <source>First round: starting at the dealer&apos;s left, each player either passes or orders up the turned-up card. Then its suit is trump; the dealer picks up the card and discards another one, face down, even when an opponent ordered it up. The dealer speaks last and may pick up the card unasked.</source>
        <translation>第一轮：从庄家的下家开始，每人要么不叫，要么让庄家拿起翻开的牌（叫起）。叫起后，它的花色就是主牌；即使是对手叫起的，庄家也要拿起这张牌，再扣掉另一张牌。庄家最后叫，可以自己拿起。</translation>
    </message>
    <message>
        <source>Think who gets the turned-up card: ordering it up strengthens the dealer&apos;s side.</source>
        <translation>想想翻开的牌会归谁：叫起就是给庄家那一方添实力。</translation>
    </message>
    <message>
        <source>Whoever makes trump may go alone. Their partner lays the cards down and sits out; three players play the tricks.</source>
        <translation>定主的人可以单打。搭档放下手牌，这一局轮空；五墩由三个人打。</translation>
    </message>
    <message>
        <source>Spades were led. The ace of spades wins; the ace of diamonds is not a trump and did not follow suit.</source>
        <translation>领出的是黑桃。黑桃A赢；方块A不是主牌，又没有跟花色。</translation>
    </message>
    <message>
        <source>The left bower was led, so everybody must play a trump if they can. It wins; the ace of diamonds came from somebody without trumps.</source>
        <translation>领出的是副J，所以有主牌的人都必须跟主牌。副J赢；方块A是没有主牌的人出的。</translation>
    </message>
    <message>
        <source>The makers take fewer than three tricks and are euchred: 2 points for the other side.</source>
        <translation>定主方不到三墩，没打成，英语叫 euchred：对方得 2 分。</translation>
    </message>
    <message>
        <source>Ten points win the match. After each deal the next player clockwise becomes the dealer.</source>
        <translation>先得十分赢得比赛。每局打完，庄家按顺时针轮到下家。</translation>
    </message>
    <message>
        <source>Stick the dealer: at the end of the second round the dealer must name a suit. Defending alone: against a lone maker a defender may play alone too, and if the maker fails, that counts 4 points. You may also forbid going alone, forbid the dealer to discard the card just picked up, let the dealer lead first, or play to five or fifteen points.</source>
        <translation>庄家必叫：第二轮叫到最后，庄家必须叫一个花色。单人防守：有人单打时，防守方也可以一个人打；单打的人没打成，防守方得 4 分。还可以规定不能单打，不许庄家扣掉刚拿起的那张牌，由庄家首攻，或者打到五分或十五分。</translation>
    </message>
    <message>
        <source>As a maker, lead trumps, high ones first: the opponents then cannot trump your aces. Against the makers, lead aces. Do not trump a trick that your partner has won.</source>
        <translation>定主后领出主牌，先出大的：对手就没有主牌来赢你的 A。防守时领出 A。搭档已经赢下的墩，不要再用主牌压。</translation>
    </message>
    <message>
        <source>In the bidding the keys 1 to 4 make a choice, P passes, A switches going alone on or off. K shows who holds what, C claims the tricks left when they are certain, H gives a hint, T shows the tricks so far.</source>
        <translation>叫牌时按 1 到 4 选择，P 不叫，A 切换是否单打。按 K 看谁手里有什么，余下的墩已成定局时按 C 全部拿下，H 看提示，T 回看打过的墩。</translation>
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
        <translation>已扣下</translation>
    </message>
    <message>
        <source>Turned up: %1</source>
        <translation>翻开的牌：%1</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>墩</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>轮到你叫牌</translation>
    </message>
    <message>
        <source>Claim the rest</source>
        <translation>拿下余墩</translation>
    </message>
    <message>
        <source>All tricks left are yours, whatever the others hold. (C)</source>
        <translation>不管别人有什么牌，余下的墩都是你的。（C）</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>扣掉一张牌</translation>
    </message>
    <message>
        <source>Choose a card to discard</source>
        <translation>选一张牌扣掉</translation>
    </message>
</context>
<context>
    <name>EuchreWords</name>
    <message>
        <source>Pass</source>
        <translation>不叫</translation>
    </message>
    <message>
        <source>Defend alone</source>
        <translation>单人防守</translation>
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
        <translation>%1，单打</translation>
    </message>
    <message>
        <source>Discard the %1</source>
        <translation>扣掉%1</translation>
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
        <translation>下一处</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>上一处</translation>
    </message>
    <message>
        <source>Shift+N</source>
        <translation>Shift+N</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>返回复盘</translation>
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
        <translation>论文的平均值取自作者公布的得分表。</translation>
    </message>
    <message>
        <source>Two rule-based players against two of the others, as the paper has it; seats alternate from game to game. Players who pass may play again in the same round (pass=reenter): the paper does not say so, but the average length of its games, 37.4 turns, comes back (37.1), and does not by the default rules (32.8). Those are played beside. The intervals take the scores of a game for independent.</source>
        <translation>按论文，两个 Rule-based 对另外两个玩家；座位逐局互换。不出的人在同一轮里可以再出（pass=reenter）：论文没有写，但它的平均局长 37.4 手这样能重现（37.1），按默认规则则不能（32.8）。默认规则的对局也一并打了。区间把同一局的各个得分当作互相独立。</translation>
    </message>
    <message>
        <source>Experiment %1: rule-based against %2</source>
        <translation>实验 %1：Rule-based 对 %2</translation>
    </message>
    <message>
        <source>What decides how much rule-based loses is whether its classes list plays that share cards, as in the example of section 3.1: with plays=overlapping it answers with cards of its pairs and five-card plays, and keeps fewer; but it wins less. The other readings of the player change its mean loss by less than a third of that.</source>
        <translation>Rule-based 输多少，取决于它的各类清单里是否列出共用牌的出法，如 3.1 节的例子：用 plays=overlapping 时，它会拆对子和五张牌来压，剩的牌少些；但赢得也少。这个玩家的其他读法对平均失分的影响，不到这一项的三分之一。</translation>
    </message>
    <message>
        <source>Each published share and mean comes back with one reading or another, but none gives all of them, and none could: see the points that losers lost.</source>
        <translation>论文的每个比例和平均值都能用某种读法重现，但没有一种读法全部符合，也不可能有：见输家所失的分。</translation>
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
        <translation>用 `rule-based:pairs=split`，即 3.7 节对 2 的打法，它赢 90.0%。</translation>
    </message>
    <message>
        <source>As `rule-based:pairs=split` against `randomized:pass=drawn`, whose passes leave it with more cards, it gains 15.7.</source>
        <translation>以 `rule-based:pairs=split` 对 `randomized:pass=drawn`（它常不出，剩牌更多），它得 15.7 分。</translation>
    </message>
    <message>
        <source>With `rule-based:plays=overlapping`, which breaks its pairs and five-card plays up, it loses 3.8; but the published scores do not add up, see below.</source>
        <translation>用会拆对子和五张牌的 `rule-based:plays=overlapping`，它失 3.8 分；但论文的得分自相矛盾，见下。</translation>
    </message>
    <message>
        <source>As `randomized:pass=drawn` it gains 12.4.</source>
        <translation>用 `randomized:pass=drawn`，它得 12.4 分。</translation>
    </message>
    <message>
        <source>Against `rule-based:pairs=split;fives=split;winning=always;threat=highest;left=sum` it loses 4.6; but the published scores do not add up, see below.</source>
        <translation>对 `rule-based:pairs=split;fives=split;winning=always;threat=highest;left=sum`，它失 4.6 分；但论文的得分自相矛盾，见下。</translation>
    </message>
    <message>
        <source>There randomized scores -4.634 when losing, which the paper prints as -4.64.</source>
        <translation>表中 Randomized 输时得 -4.634 分，论文印作 -4.64。</translation>
    </message>
    <message>
        <source>Conventional</source>
        <translation>Conventional</translation>
    </message>
    <message>
        <source>With `rule-based:pairs=split`, as section 3.7 has it for twos, it wins 72.9 %.</source>
        <translation>用 `rule-based:pairs=split`，即 3.7 节对 2 的打法，它赢 72.9%。</translation>
    </message>
    <message>
        <source>As `rule-based:pairs=split;fives=split;winning=always;threat=highest;left=sum` against `conventional:lead=fewest` it gains 15.6.</source>
        <translation>以 `rule-based:pairs=split;fives=split;winning=always;threat=highest;left=sum` 对 `conventional:lead=fewest`，它得 15.6 分。</translation>
    </message>
    <message>
        <source>With `rule-based:plays=overlapping`, which breaks its pairs and five-card plays up, it loses 3.9; but the published scores do not add up, see below.</source>
        <translation>用会拆对子和五张牌的 `rule-based:plays=overlapping`，它失 3.9 分；但论文的得分自相矛盾，见下。</translation>
    </message>
    <message>
        <source>As `conventional:lead=lowest` it gains 15.2.</source>
        <translation>用 `conventional:lead=lowest`，它得 15.2 分。</translation>
    </message>
    <message>
        <source>The published scores of fifty people beside what people at this computer have played: two of them against two rule-based players. They are other people, so their figures may differ.</source>
        <translation>论文里五十人的得分，与在这台电脑上玩过的人对照：两人对两个 Rule-based。人不一样，数据也可能不同。</translation>
    </message>
    <message>
        <source>Experiment 3: rule-based against people</source>
        <translation>实验 3：Rule-based 对真人</translation>
    </message>
    <message>
        <source>People</source>
        <translation>真人</translation>
    </message>
    <message>
        <source>%1 There rule-based scores -4.725 when losing, which the paper prints as -4.72.</source>
        <translation>%1 表中 Rule-based 输时得 -4.725 分，论文印作 -4.72。</translation>
    </message>
    <message>
        <source>Games as those of Tables 2 to 4.</source>
        <translation>对局同表 2 至表 4。</translation>
    </message>
    <message>
        <source>Games won and lost by rule-based</source>
        <translation>Rule-based 的胜局与负局</translation>
    </message>
    <message>
        <source>With `rule-based:pairs=split` it wins 90.0 %.</source>
        <translation>用 `rule-based:pairs=split`，它赢 90.0%。</translation>
    </message>
    <message>
        <source>With `rule-based:pairs=split` it wins 72.9 %.</source>
        <translation>用 `rule-based:pairs=split`，它赢 72.9%。</translation>
    </message>
    <message>
        <source>against</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>share of games</source>
        <translation>占局数的比例</translation>
    </message>
    <message>
        <source>won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>负</translation>
    </message>
    <message>
        <source>won, published</source>
        <translation>胜，论文</translation>
    </message>
    <message>
        <source>lost, published</source>
        <translation>负，论文</translation>
    </message>
    <message>
        <source>people</source>
        <translation>真人</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 对 %2</translation>
    </message>
    <message>
        <source>games played</source>
        <translation>已打局数</translation>
    </message>
    <message>
        <source>share won so far</source>
        <translation>累计胜率</translation>
    </message>
    <message>
        <source>published, at the end</source>
        <translation>论文，终局时</translation>
    </message>
    <message>
        <source>Performance curves</source>
        <translation>表现曲线</translation>
    </message>
    <message>
        <source>(a) and (b): the share won so far in our games of Tables 2 and 3, in twenty parts. People at this computer play against two conventional players (c) or two rule-based ones (d); they are other people, so their figures may differ, and the statistics keep no order of games, so that they have no curve.</source>
        <translation>(a) 和 (b)：我们重打表 2 和表 3 的对局，分二十段给出累计胜率。这台电脑上的人对两个 Conventional (c) 或两个 Rule-based (d)；人不一样，数据也可能不同，而且统计不保存对局的先后，因此没有曲线。</translation>
    </message>
    <message>
        <source>(a) Rule-based against randomized</source>
        <translation>(a) Rule-based 对 Randomized</translation>
    </message>
    <message>
        <source>(b) Rule-based against conventional</source>
        <translation>(b) Rule-based 对 Conventional</translation>
    </message>
    <message>
        <source>(c) Conventional against people</source>
        <translation>(c) Conventional 对真人</translation>
    </message>
    <message>
        <source>(d) Rule-based against people</source>
        <translation>(d) Rule-based 对真人</translation>
    </message>
    <message>
        <source>Rule-based against randomized</source>
        <translation>Rule-based 对 Randomized</translation>
    </message>
    <message>
        <source>Rule-based against conventional</source>
        <translation>Rule-based 对 Conventional</translation>
    </message>
    <message>
        <source>Distribution of scores: rule-based against %1</source>
        <translation>得分分布：Rule-based 对 %1</translation>
    </message>
    <message>
        <source>Distribution of scores: rule-based against people</source>
        <translation>得分分布：Rule-based 对真人</translation>
    </message>
    <message>
        <source>The size of the game: B^D</source>
        <translation>游戏的规模：B^D</translation>
    </message>
    <message>
        <source>B is the paper&apos;s count of possible moves, any five, two or one of the cards or a pass, whether or not they are legal; D is the mean number of plays and passes of a game. Which players played its 250 games, and whether a pass put them out of the round, is not said; here four rule-based ones do, and it does not (pass=reenter).</source>
        <translation>B 是论文所计的可能走法数：任意五张、两张、一张牌，或不出，不管合不合规则；D 是一局里出牌和不出的平均次数。论文没有写那 250 局由哪些玩家打，也没有写不出后本轮能否再出；这里由四个 Rule-based 来打，并且可以再出（pass=reenter）。</translation>
    </message>
    <message>
        <source>None was found: tried other players, see below, and `pass=locked`, 32.8 turns.</source>
        <translation>未找到解释：试过其他玩家（见下），以及 `pass=locked`，为 32.8 手。</translation>
    </message>
    <message>
        <source>Average length D</source>
        <translation>平均局长 D</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>手</translation>
    </message>
    <message>
        <source>Average possible moves B</source>
        <translation>平均可能走法数 B</translation>
    </message>
    <message>
        <source>Strategic complexity sqrt(B)/D</source>
        <translation>策略复杂度 sqrt(B)/D</translation>
    </message>
    <message>
        <source>Tree size B^D, decimal logarithm</source>
        <translation>树的规模 B^D，常用对数</translation>
    </message>
    <message>
        <source>B counts sets of cards, most of which are no plays: a player who is to move has far fewer legal moves.</source>
        <translation>B 数的是牌的组合，多数不成牌型：轮到的玩家，合规则的走法少得多。</translation>
    </message>
    <message>
        <source>Time of a decision by cards left</source>
        <translation>决策时间与剩牌数</translation>
    </message>
    <message>
        <source>Rule-based against conventional, with pass=reenter; by the cards in its hand and those on the table, which the paper gives for 13, 8 and 5 cards on its own computer.</source>
        <translation>Rule-based 对 Conventional，pass=reenter；按它的手牌数和桌上的牌分列。论文给出的是在作者电脑上剩 13、8、5 张时的时间。</translation>
    </message>
    <message>
        <source>one-card field</source>
        <translation>桌上一张</translation>
    </message>
    <message>
        <source>%1 cards, one-card field</source>
        <translation>剩 %1 张，桌上一张</translation>
    </message>
    <message>
        <source>two-card field</source>
        <translation>桌上两张</translation>
    </message>
    <message>
        <source>%1 cards, two-card field</source>
        <translation>剩 %1 张，桌上两张</translation>
    </message>
    <message>
        <source>five-card field</source>
        <translation>桌上五张</translation>
    </message>
    <message>
        <source>%1 cards, five-card field</source>
        <translation>剩 %1 张，桌上五张</translation>
    </message>
    <message>
        <source>Time of a decision</source>
        <translation>决策时间</translation>
    </message>
    <message>
        <source>cards left</source>
        <translation>剩牌数</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>秒数</translation>
    </message>
    <message>
        <source>s</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Rule-based wins</source>
        <translation>Rule-based 获胜</translation>
    </message>
    <message>
        <source>Rule-based, score when winning</source>
        <translation>Rule-based，胜时得分</translation>
    </message>
    <message>
        <source>Rule-based, score when losing</source>
        <translation>Rule-based，负时得分</translation>
    </message>
    <message>
        <source>%1, score when winning</source>
        <translation>%1，胜时得分</translation>
    </message>
    <message>
        <source>%1, score when losing</source>
        <translation>%1，负时得分</translation>
    </message>
    <message>
        <source>The published scores break the paper&apos;s own scoring, by which the winner gains what the three losers lose (section 2.1): in %1 games the winners gained %2 points and the losers lost %3. With these winners the mean loser loses %4, not %5; no player can have both of the published means.</source>
        <translation>论文公布的得分违反它自己的计分规则：赢家所得应等于三个输家所失（2.1 节），而在 %1 局里，赢家共得 %2 分，输家共失 %3 分。按这些赢家的得分，输家平均失 %4 分，而不是 %5 分；没有玩家能同时符合这两个平均值。</translation>
    </message>
    <message>
        <source>The test pairs the scores of a rule-based player and an opponent of the same game, drops pairs without a difference, gives ties their mean rank and takes the sum of ranks as normal, two-sided: so the published scores give the published p-values. No single formula gives the three published effect sizes, 0.5921, 0.3545 and 0.1442: the rank-biserial correlation of the published scores is 0.684, 0.404 and 0.144, z/sqrt(n) 0.593, 0.350 and 0.125.</source>
        <translation>检验把同一局里一个 Rule-based 与一个对手的得分配对，去掉没有差别的对，并列的取平均秩，秩和按正态近似，双侧：这样由论文的得分可得出论文的 p 值。论文的三个效应量 0.5921、0.3545 和 0.1442 不出自同一个公式：由论文的得分算出的秩二列相关为 0.684、0.404 和 0.144，z/sqrt(n) 为 0.593、0.350 和 0.125。</translation>
    </message>
    <message>
        <source>score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>share of the scores</source>
        <translation>占得分的比例</translation>
    </message>
    <message>
        <source>Scores of rule-based</source>
        <translation>Rule-based 的得分</translation>
    </message>
    <message>
        <source>ours</source>
        <translation>我们的值</translation>
    </message>
    <message>
        <source>published</source>
        <translation>论文的值</translation>
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
        <translation>确定化次数</translation>
    </message>
    <message>
        <source>games won</source>
        <translation>胜局</translation>
    </message>
    <message>
        <source>Appendix C: MiniMax by determinizations, the mean against the three simple players</source>
        <translation>附录 C：MiniMax 与确定化次数，对三个简单玩家的平均</translation>
    </message>
    <message>
        <source>%1 Published: 10,000 games in each seat against each of three players. Seconds are MiniMax&apos;s for 10,000 games, on the authors&apos; computer and on this one. %2</source>
        <translation>%1 论文：对三个玩家，每个座位各 10,000 局。秒数是 MiniMax 打 10,000 局所用，分别在作者的电脑和这台电脑上。%2</translation>
    </message>
    <message>
        <source>Appendix C: games that MiniMax won</source>
        <translation>附录 C：MiniMax 的胜局</translation>
    </message>
    <message>
        <source>Appendix C: seconds</source>
        <translation>附录 C：秒数</translation>
    </message>
    <message>
        <source>seconds for 10,000 games</source>
        <translation>10,000 局的秒数</translation>
    </message>
    <message>
        <source>%1 determinizations</source>
        <translation>%1 次确定化</translation>
    </message>
    <message>
        <source>Section VII sees about 12 points between 3 and 500 determinizations; its own table has 9.0.</source>
        <translation>第七节称 3 次与 500 次确定化之间相差约 12 个百分点；它自己的表里是 9.0。</translation>
    </message>
    <message>
        <source>%1 Against `baseline:cases=hand` ours wins more with every number: up to 2 points with 100 and fewer, 2 to 4 with more.</source>
        <translation>%1 对 `baseline:cases=hand`，不论次数多少，我们的都赢得更多：100 次及以下最多多 2 个百分点，再往上多 2 至 4 个。</translation>
    </message>
    <message>
        <source>Appendix E: MiniMax by determinizations, against each of the simple players</source>
        <translation>附录 E：MiniMax 与确定化次数，分别对各个简单玩家</translation>
    </message>
    <message>
        <source>%1 Published: 10,000 games in each seat. Seconds are MiniMax&apos;s for 10,000 games, on the authors&apos; computer and on this one. %2 Appendix D is a diagram; our copy of the paper has no Appendix F.</source>
        <translation>%1 论文：每个座位 10,000 局。秒数是 MiniMax 打 10,000 局所用，分别在作者的电脑和这台电脑上。%2 附录 D 是一张示意图；我们手里的论文没有附录 F。</translation>
    </message>
    <message>
        <source>MiniMax by the depth of its tree, against Greedy</source>
        <translation>MiniMax 与搜索树深度，对 Greedy</translation>
    </message>
    <message>
        <source>%1 The paper has a depth of 6 cards (section IV-E) and no comparison. %2 That holds at depth 6, with less the whole tree is searched until so few cards are left.</source>
        <translation>%1 论文用的深度是 6 张牌（IV-E 节），没有作比较。%2 这只适用于深度 6；深度更小时，剩牌还没少到这个数，就搜索整棵树。</translation>
    </message>
    <message>
        <source>Games that MiniMax won against Greedy</source>
        <translation>MiniMax 对 Greedy 的胜局</translation>
    </message>
    <message>
        <source>depth, in cards</source>
        <translation>深度（张）</translation>
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
        <translation>%1 对 %2</translation>
    </message>
    <message>
        <source>Games won against %1, draws half</source>
        <translation>对 %1 的胜局，平局算半局</translation>
    </message>
    <message>
        <source>Games won with each reading of trumps, draws half</source>
        <translation>主牌的各种读法的胜局，平局算半局</translation>
    </message>
    <message>
        <source>Section V: Hybrid against the other players, and its networks beside each other</source>
        <translation>第五节：Hybrid 对其他玩家，及各神经网络对照</translation>
    </message>
    <message>
        <source>The paper&apos;s text has no figures of Hybrid. Alone it plays the card of its hand with the highest output; with hybrid:fallback=minimax it asks MiniMax when the highest of all outputs is for another card, as the paper&apos;s program does. All networks have learned from the same positions: three activations, three sizes of the hidden layer, and three readings of &quot;a high suit card&quot;. %1</source>
        <translation>论文正文没有 Hybrid 的数据。它单独打时，出手里输出值最高的牌；用 hybrid:fallback=minimax 时，如果所有输出里最高的是别的牌，就去问 MiniMax，与论文的程序相同。所有网络都从同样的局面学来：三种激活函数、三种隐藏层大小，以及对“a high suit card”的三种读法。%1</translation>
    </message>
    <message>
        <source>Hybrid</source>
        <translation>Hybrid</translation>
    </message>
    <message>
        <source>Hybrid asking MiniMax</source>
        <translation>Hybrid，问 MiniMax</translation>
    </message>
    <message>
        <source>%1, first</source>
        <translation>%1，先手</translation>
    </message>
    <message>
        <source>%1 v itself</source>
        <translation>%1 对自己</translation>
    </message>
    <message>
        <source>highest output not in the hand, %1</source>
        <translation>最高输出不在手里，%1</translation>
    </message>
    <message>
        <source>Section V: all pairings of Random, BaseLine, Greedy and MiniMax, both seats</source>
        <translation>第五节：Random、BaseLine、Greedy 和 MiniMax 两两对阵，先后手都打</translation>
    </message>
    <message>
        <source>%1 Published: the authors&apos; log, 10,000 games of each pairing and seat.</source>
        <translation>%1 论文：作者的日志，每种对阵、每个座位 10,000 局。</translation>
    </message>
    <message>
        <source>Fig. 3: Greedy against the other players</source>
        <translation>图 3：Greedy 对其他玩家</translation>
    </message>
    <message>
        <source>%1 Published: the authors&apos; log, 10,000 games in each seat.</source>
        <translation>%1 论文：作者的日志，每个座位 10,000 局。</translation>
    </message>
    <message>
        <source>Fig. 3: games that Greedy won</source>
        <translation>图 3：Greedy 的胜局</translation>
    </message>
    <message>
        <source>Greedy against itself, first</source>
        <translation>Greedy 对自己，先手</translation>
    </message>
    <message>
        <source>Greedy against %1</source>
        <translation>Greedy 对 %1</translation>
    </message>
    <message>
        <source>Fig. 4: first and second player, each player against itself</source>
        <translation>图 4：先手与后手，每个玩家对自己</translation>
    </message>
    <message>
        <source>%1 Published: Greedy in the text of section VII, the others in the authors&apos; log, 10,000 games each.</source>
        <translation>%1 论文：Greedy 见第七节正文，其余见作者的日志，各 10,000 局。</translation>
    </message>
    <message>
        <source>%1, second</source>
        <translation>%1，后手</translation>
    </message>
    <message>
        <source>That the second player is better off is a property of the program: it draws the turned-up trump, and the first trick counts as if it had led. By the rules Random and BaseLine win more as the first player, Greedy and MiniMax as the second.</source>
        <translation>后手占优是那个程序的特性：翻开的主牌归后手，第一墩又当作由后手领出。按规则打，Random 和 BaseLine 先手赢得多，Greedy 和 MiniMax 后手赢得多。</translation>
    </message>
    <message>
        <source>Fig. 5: MiniMax that knows 0 to 3 cards of Greedy&apos;s hand, and the clairvoyant</source>
        <translation>图 5：知道 Greedy 0 至 3 张手牌的 MiniMax，及透视眼</translation>
    </message>
    <message>
        <source>%1 MiniMax here, by the program: %2;known=lot;peek=0 to 3, which knows other cards of the hand in each sample; by the rules: minimax:peek=0 to 3, minimax:ties=cheapest;peek=0 to 3 and minimax:ties=cheapest;depth=4;peek=0 to 3. Greedy is greedy:second=off and greedy; the clairvoyant is clairvoyant in both. Published: the authors&apos; log, 10,000 games in each seat.</source>
        <translation>%1 这里的 MiniMax，按程序：%2;known=lot;peek=0 至 3，每个样本知道的牌各不相同；按规则：minimax:peek=0 至 3，minimax:ties=cheapest;peek=0 至 3，以及 minimax:ties=cheapest;depth=4;peek=0 至 3。Greedy 分别是 greedy:second=off 和 greedy；透视眼都是 clairvoyant。论文：作者的日志，每个座位 10,000 局。</translation>
    </message>
    <message>
        <source>ties by lot</source>
        <translation>同值时随机选</translation>
    </message>
    <message>
        <source>ties to the cheapest card</source>
        <translation>同值时选最省的牌</translation>
    </message>
    <message>
        <source>the same, two tricks deep</source>
        <translation>同上，深两墩</translation>
    </message>
    <message>
        <source>Fig. 5: games won against Greedy</source>
        <translation>图 5：对 Greedy 的胜局</translation>
    </message>
    <message>
        <source>cards known</source>
        <translation>已知牌数</translation>
    </message>
    <message>
        <source>%1, %2 known</source>
        <translation>%1，已知 %2 张</translation>
    </message>
    <message>
        <source>the paper&apos;s program</source>
        <translation>论文的程序</translation>
    </message>
    <message>
        <source>None was found: tried `clairvoyant:positions=1`, which wins 98 % of 1,000 games as well. The published player wins fewer than MiniMax, which sees no stock.</source>
        <translation>未找到解释：试过 `clairvoyant:positions=1`，1,000 局里同样赢 98%。论文的这个玩家赢得比 MiniMax 还少，而后者看不到牌堆。</translation>
    </message>
    <message>
        <source>Knowing cards hardly helps, as published, and by the rules it even hurts. It is not the vote but the ties: in a hand of three tricks many orders of play have the same value. Thirty different hands settle them by vote; with the hand known every vote is drawn by lot. Where the cheapest of equal cards is played, knowing does not hurt; and with two tricks of depth, so that the end of the hand is not taken for the end of the game, it helps as one would expect.</source>
        <translation>知道对手的牌几乎没有用，与论文一致；按规则打甚至有害。原因不在投票，而在同值：手牌只有三墩时，许多出牌顺序的值相同。三十种不同的手牌由投票来定；知道了手牌，每一票就都是随机选的。同值时出最省的牌，知道就不再有害；再把深度加到两墩，不把手牌出完当作终局，就如预料的那样有用了。</translation>
    </message>
    <message>
        <source>Appendix B: the ordered deck, every game with the same cards</source>
        <translation>附录 B：固定顺序的牌堆，每局的牌都相同</translation>
    </message>
    <message>
        <source>The appendix gives the numbers of the cards but not the order that was drawn; here it is drawn with seed 1. Seat 0 begins. %1</source>
        <translation>附录给出了牌的编号，但没有给出抽到的顺序；这里用种子 1 抽取。座位 0 先手。%1</translation>
    </message>
    <message>
        <source>Games the first player won, the rules</source>
        <translation>先手的胜局，按规则</translation>
    </message>
    <message>
        <source>first</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>second</source>
        <translation>后手</translation>
    </message>
    <message>
        <source>Points of the first player, the rules</source>
        <translation>先手的得分，按规则</translation>
    </message>
    <message>
        <source>%1 (program)</source>
        <translation>%1（程序）</translation>
    </message>
    <message>
        <source>%1 (rules)</source>
        <translation>%1（规则）</translation>
    </message>
    <message>
        <source>program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>&quot;Program&quot;: as the paper&apos;s program plays, with a fixed order of drawing, the first trick judged as if the second player had led it, a card drawn in the place of the card played, and the players baseline:cases=hand, greedy:second=off and %1. &quot;Rules&quot;: the common rules and the players as the paper&apos;s text has them. Draws are not won.</source>
        <translation>“程序”：照论文的程序打，摸牌顺序固定，第一墩当作由后手领出来判，摸到的牌放进所出的牌的位置，玩家为 baseline:cases=hand、greedy:second=off 和 %1。“规则”：按通行规则，玩家按论文正文。平局不算胜。</translation>
    </message>
    <message>
        <source>None was found: tried %1 games, %2 % (%3 to %4).</source>
        <translation>未找到解释：试过 %1 局，%2%（%3 至 %4）。</translation>
    </message>
    <message>
        <source>By the rules the default MiniMax does not search the tree between two players, but works out its values in closed form; they are the same, its seconds do not compare with the program&apos;s.</source>
        <translation>按规则打，默认的 MiniMax 在两人局里不搜索树，而是用闭式算出各个值；值相同，秒数则不能与程序的相比。</translation>
    </message>
    <message>
        <source>Games the first player won, the program&apos;s conditions</source>
        <translation>先手的胜局，按程序的条件</translation>
    </message>
    <message>
        <source>%1 first, %2 second</source>
        <translation>%1 先手，%2 后手</translation>
    </message>
    <message>
        <source>13,525,720 rows, answering the deck</source>
        <translation>13,525,720 行，应对牌组</translation>
    </message>
    <message>
        <source>a row for all renamings of suits, answering the deck</source>
        <translation>花色互换合为一行，应对牌组</translation>
    </message>
    <message>
        <source>the trump suit alone, answering the deck</source>
        <translation>只看主牌花色，应对牌组</translation>
    </message>
    <message>
        <source>the trump suit alone, playing Greedy</source>
        <translation>只看主牌花色，与 Greedy 对打</translation>
    </message>
    <message>
        <source>against %1 after %2 games</source>
        <translation>对 %1，%2 局之后</translation>
    </message>
    <message>
        <source>Appendix A: training by Q-learning</source>
        <translation>附录 A：用 Q-learning 训练</translation>
    </message>
    <message>
        <source>Published: no figures, but that &quot;the training times are far too long and impractical&quot;. Ours: the paper&apos;s table of 13,525,720 states and three actions, and smaller ones, learn from 200,000 games and play 2,000 games against each player; and the program&apos;s tables, which learned from millions, by the rules. Leads and the last tricks are not in the paper&apos;s table: there the player gives the card it needs least.</source>
        <translation>论文：没有数据，只写“the training times are far too long and impractical”。我们的：论文那张 13,525,720 个状态、三种动作的表，以及几张更小的表，各学 200,000 局，再对每个玩家打 2,000 局；另有程序自带的表，按规则从几百万局学来。领出和最后几墩不在论文的表里：这时玩家出最用不着的牌。</translation>
    </message>
    <message>
        <source>Games won, %1</source>
        <translation>胜局，%1</translation>
    </message>
    <message>
        <source>games of training</source>
        <translation>训练局数</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>对 %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>not within %1 games</source>
        <translation>%1 局内不能</translation>
    </message>
    <message>
        <source>after %1 games</source>
        <translation>%1 局之后</translation>
    </message>
    <message>
        <source>%1, beats %2 %3, %4 %5, %6 %7.</source>
        <translation>%1，赢过 %2：%3，%4：%5，%6：%7。</translation>
    </message>
    <message>
        <source>%1, seconds for 200,000 games</source>
        <translation>%1，200,000 局的秒数</translation>
    </message>
    <message>
        <source>The paper&apos;s outer loop, until no value of the table is 0, never ends: in the last trick, a card without points against a trump card without points is worth 0 whichever way it goes.</source>
        <translation>论文的外层循环要到表里没有值为 0 才结束，因此永远不会结束：最后一墩里，没有分的牌对没有分的主牌，怎么出都值 0。</translation>
    </message>
    <message>
        <source>alpha-beta, a window for each card</source>
        <translation>alpha-beta，每张牌一个窗口</translation>
    </message>
    <message>
        <source>alpha-beta, one window (Algorithm 1)</source>
        <translation>alpha-beta，共用一个窗口（算法 1）</translation>
    </message>
    <message>
        <source>Section VII: nodes and time of MiniMax with and without pruning</source>
        <translation>第七节：MiniMax 剪枝与不剪枝的节点数和时间</translation>
    </message>
    <message>
        <source>The paper times both together (40 minutes for all pairings) and gives the order of b^(m/2) nodes with b = 3 and m = 6 (section IV-F). Here: one sampled hand at each decision of games between random players, and matches against Greedy. Compare minimax:ties=bounds, which searches the tree, with and without pruning=off; the default minimax takes the values from a closed form. %1</source>
        <translation>论文把两者的时间合在一起（所有对阵 40 分钟），并给出节点数的量级 b^(m/2)，b = 3，m = 6（IV-F 节）。这里：在随机玩家的对局里，每次决策取一手采样手牌；另有与 Greedy 的比赛。请对照搜索树的 minimax:ties=bounds 加与不加 pruning=off；默认的 minimax 由闭式得出各个值。%1</translation>
    </message>
    <message>
        <source>%1, leading with %2 cards</source>
        <translation>%1，剩 %2 张时领出</translation>
    </message>
    <message>
        <source>%1, answering with %2 cards</source>
        <translation>%1，剩 %2 张时跟牌</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>节点数</translation>
    </message>
    <message>
        <source>%1, a tree</source>
        <translation>%1，每棵树</translation>
    </message>
    <message>
        <source>%1 against Greedy</source>
        <translation>%1 对 Greedy</translation>
    </message>
    <message>
        <source>%1, 10,000 games</source>
        <translation>%1，10,000 局</translation>
    </message>
    <message>
        <source>Pruning leaves the values of the best cards as they are: minimax, whose closed form has the values of alpha-beta with a window for each card, and minimax:pruning=off win the same games. With ties=bounds all cards of the hand share one window, and a pruned card can have the best value and its vote: those games differ. With three cards each the whole tree has 139 nodes and 36 leaves, since hands shrink: 3 * 3 * 2 * 2. b^(m/2) = 27 is the best that pruning could do if they did not.</source>
        <translation>剪枝不改变最好的牌的值：minimax 的闭式与每张牌一个窗口的 alpha-beta 同值，它和 minimax:pruning=off 赢的局完全一样。用 ties=bounds 时，手里所有的牌共用一个窗口，被剪掉的牌也可能是最好的值并得到一票：这些对局就不同了。各三张牌时，整棵树有 139 个节点、36 个叶子，因为手牌越出越少：3 * 3 * 2 * 2。如果手牌不减，剪枝最好也只能做到 b^(m/2) = 27。</translation>
    </message>
    <message>
        <source>Section IV-G: confidence bounds of MiniMax against Greedy</source>
        <translation>IV-G 节：MiniMax 对 Greedy 的置信界</translation>
    </message>
    <message>
        <source>%1 Published: 78,235 and 19,342 games won; they add up to 97.6 % of 100,000, which is taken for the number of games, MiniMax beginning. The paper&apos;s opponent is &quot;simple brains&quot;, which is taken for Greedy: our assumption.</source>
        <translation>%1 论文：胜 78,235 局和 19,342 局；合计是 100,000 的 97.6%，这里就把它当作局数，由 MiniMax 先手。论文的对手叫“simple brains”，这里当作 Greedy：这是我们的假设。</translation>
    </message>
    <message>
        <source>MiniMax first, won</source>
        <translation>MiniMax 先手，胜</translation>
    </message>
    <message>
        <source>Greedy second, won</source>
        <translation>Greedy 后手，胜</translation>
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
        <translation>按论文局数的下界，式 6</translation>
    </message>
    <message>
        <source>upper bound of the published counts, Eq. 7</source>
        <translation>按论文局数的上界，式 7</translation>
    </message>
    <message>
        <source>The printed interval, 0.1985352 to 1.376395239, does not follow from Eq. 6 and 7, and a difference of shares cannot exceed 1. With the published counts they give %1 to %2. The printed ends are w2 + 2 z s(w1) and that plus 2 (w1 - w2). Eq. 7 limits the upper bound by max(..., -1); here it is min(..., 1).</source>
        <translation>论文所印的区间 0.1985352 至 1.376395239 不能由式 6 和式 7 得出，比例之差也不可能超过 1。用论文的局数，两式给出 %1 至 %2。所印的两端是 w2 + 2 z s(w1)，以及再加上 2 (w1 - w2)。式 7 用 max(..., -1) 限制上界；这里是 min(..., 1)。</translation>
    </message>
    <message>
        <source>How often the network of the landlord plays as its teacher</source>
        <translation>地主的网络与老师出牌相同的频率</translation>
    </message>
    <message>
        <source>How often the network of the peasant 1 plays as its teacher</source>
        <translation>农民 1 的网络与老师出牌相同的频率</translation>
    </message>
    <message>
        <source>How often the network of the peasant 2 plays as its teacher</source>
        <translation>农民 2 的网络与老师出牌相同的频率</translation>
    </message>
    <message>
        <source>positions learned from, in thousands</source>
        <translation>学过的局面（千）</translation>
    </message>
    <message>
        <source>first of all outputs</source>
        <translation>所有输出中的第一</translation>
    </message>
    <message>
        <source>first of the legal outputs, where there is a choice</source>
        <translation>合规则输出中的第一，有得选时</translation>
    </message>
    <message>
        <source>Section 6.1: the share of moves for which the network&apos;s first output is what was played, by iterations of the training; about 85 % after 5 million games of people, which are not public. Here the teacher is `%1`, and learned were deals that the role&apos;s side won, as in the paper. The plot has the course of the training, on deals held out; the figures are of fresh deals, half as many as asked for.</source>
        <translation>6.1 节：网络的第一输出就是实际所出的比例，随训练迭代而变；论文用 500 万局真人对局，约为 85%，但这些对局没有公开。这里的老师是 `%1`，学的是该角色一方赢下的牌局，与论文相同。图中是训练过程，用的是留出的牌局；各项数据用的是新的牌局，数量是所要求的一半。</translation>
    </message>
    <message>
        <source>first output, deals won</source>
        <translation>第一输出，赢下的牌局</translation>
    </message>
    <message>
        <source>The teacher, `%1`, is no person: in the same position it always plays the same, and its quick rules decide where plays are about as good. The networks learned from 160,000 deals instead of 5 million.</source>
        <translation>老师 `%1` 不是真人：同样的局面它总是同样地出，几种出法差不多一样好时由它的快速规则决定。而且网络只学了 160,000 个牌局，不是 500 万。</translation>
    </message>
    <message>
        <source>first output, deals won, with a choice</source>
        <translation>第一输出，赢下的牌局，有得选</translation>
    </message>
    <message>
        <source>decision, deals won</source>
        <translation>决策，赢下的牌局</translation>
    </message>
    <message>
        <source>decision, deals won, with a choice</source>
        <translation>决策，赢下的牌局，有得选</translation>
    </message>
    <message>
        <source>decision, all deals</source>
        <translation>决策，所有牌局</translation>
    </message>
    <message>
        <source>first output, deals won, as `%1` would play</source>
        <translation>第一输出，赢下的牌局，与 `%1` 会出的相同</translation>
    </message>
    <message>
        <source>the same, with a choice</source>
        <translation>同上，有得选</translation>
    </message>
    <message>
        <source>The same deal played three times, as sheets</source>
        <translation>同一牌局打三次的记录</translation>
    </message>
    <message>
        <source>Section 6.2: one deal, played by the program alone, by the program as the landlord against people, and by two programs as the peasants against a person. Here `multirole` is the program, and `%1` plays for the people. The contents of the published table are not in our copy: the deal is another, and changes with the seed. Landlord&apos;s hand, those of peasants 1 and 2, the kitty; then seat (0: the landlord) and cards of each play, a round a line. Passes are not recorded.</source>
        <translation>6.2 节：同一个牌局，由程序自己打，由程序当地主对真人打，由两个程序当农民对真人打。这里程序是 `multirole`，`%1` 代替真人。我们手里的论文看不到那张表的内容：牌局不同，随种子而变。依次是地主的手牌、农民 1 和农民 2 的手牌、底牌；然后是每手的座位（0：地主）和牌，一轮一行。不出不记。</translation>
    </message>
    <message>
        <source>One deal shows how it is played, and nothing of how well. How often the program plays as its teacher does is in figures 3 to 5.</source>
        <translation>一个牌局只能看出怎么打，看不出打得多好。程序有多常与老师出牌相同，见图 3 至图 5。</translation>
    </message>
    <message>
        <source>Who passes more often</source>
        <translation>谁更常不出</translation>
    </message>
    <message>
        <source>Section 6.1 counts the plays of people: peasants pass more often than the landlord, which is taken for cooperation. It gives no figures. Here the passes of each role in games of three equal players; peasant 1 plays after the landlord.</source>
        <translation>6.1 节数了真人的出牌：农民不出的次数比地主多，论文视为配合。它没有给出数据。这里是三个相同玩家的对局里各角色不出的次数；农民 1 是地主的下家。</translation>
    </message>
    <message>
        <source>%1: landlord</source>
        <translation>%1：地主</translation>
    </message>
    <message>
        <source>%1: peasant 1</source>
        <translation>%1：农民 1</translation>
    </message>
    <message>
        <source>%1: peasant 2</source>
        <translation>%1：农民 2</translation>
    </message>
    <message>
        <source>passes a game</source>
        <translation>每局不出次数</translation>
    </message>
    <message>
        <source>What triplets carry, in four cases</source>
        <translation>三张带什么，四个例子</translation>
    </message>
    <message>
        <source>Section 6.3: four situations out of the games of table 3, the ways to carry cards, and the one the valuation (section 4) recommends. The contents of the table are not in our copy: these hands are made after the text, the last with its 456667899. Value of the cards that stay, for each way; 9999 if none stay.</source>
        <translation>6.3 节：取自表 3 对局的四个局面，各种带牌方法，以及按估值（第 4 节）推荐的一种。我们手里的论文看不到那张表的内容：这些手牌按正文编成，最后一手用了其中的 456667899。每种方法给出余下手牌的价值；没有余牌为 9999。</translation>
    </message>
    <message>
        <source>HIGH!, learned values</source>
        <translation>HIGH!，学来的牌值</translation>
    </message>
    <message>
        <source>MDP, two thresholds</source>
        <translation>MDP，双阈值</translation>
    </message>
    <message>
        <source>Published: 31 games up to ten points. The thesis does not say how trump was made; here the upcard is trump and the maker drawn by lot (`trump=random_maker`), and the dealer leads as in its text (`lead=dealer`). Each deal is played again with the sides exchanged, of mixed teams also with the partners exchanged. &quot;At the table&quot;: with bidding, the seat after the dealer leads.</source>
        <translation>论文：31 局，先到十分。论文没有写主牌怎么定；这里翻开的牌就是主牌，定主的人随机决定（`trump=random_maker`），由庄家领出，同论文正文（`lead=dealer`）。每个牌局双方互换再打一次，混合的队伍还要搭档互换。“在牌桌上”：有叫牌，由庄家的下家领出。</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>%1 (other reading)</source>
        <translation>%1（另一读法）</translation>
    </message>
    <message>
        <source>%1 (at the table)</source>
        <translation>%1（在牌桌上）</translation>
    </message>
    <message>
        <source>%1, games won</source>
        <translation>%1，胜局</translation>
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
        <translation>%1 的胜势没有明显重现：%2 对 %4 赢 %3，论文为 %5。</translation>
    </message>
    <message>
        <source>%1 In the other reading it wins %2.</source>
        <translation>%1 按另一读法，它赢 %2。</translation>
    </message>
    <message>
        <source>%1 &quot;Other reading&quot;: players as %2.</source>
        <translation>%1“另一读法”：玩家为 %2。</translation>
    </message>
    <message>
        <source>%1 Players after the thesis&apos; short descriptions stand in for the programs; its averages against them are no multiples of 1/31.</source>
        <translation>%1 照论文的简短描述做成的玩家代替原程序；论文对它们的平均值不是 1/31 的倍数。</translation>
    </message>
    <message>
        <source>None was found: tried `lead=eldest` (HIGH 8.2 points) and `trump=dealer_maker` (8.4).</source>
        <translation>未找到解释：试过 `lead=eldest`（HIGH 8.2 分）和 `trump=dealer_maker`（8.4）。</translation>
    </message>
    <message>
        <source>None was found: tried `lead=eldest` (LOW 6.6 points).</source>
        <translation>未找到解释：试过 `lead=eldest`（LOW 6.6 分）。</translation>
    </message>
    <message>
        <source>With `mdp:threshold=5` MDP wins 59.7 % and HIGH has 7.5 points, which 31 games cannot tell from what was published; thresholds of 10 to 60 bring less.</source>
        <translation>用 `mdp:threshold=5` 时，MDP 赢 59.7%，HIGH 得 7.5 分，31 局不足以与论文的值区分；阈值 10 至 60 更低。</translation>
    </message>
    <message>
        <source>With rules 3c and 3d taken literally, `uf:beaten_chance=1;partner_loses=high`, RANDOM has 6.8 points, which 31 games cannot tell from 7.5.</source>
        <translation>照字面理解规则 3c 和 3d，即 `uf:beaten_chance=1;partner_loses=high`，RANDOM 得 6.8 分，31 局不足以与 7.5 区分。</translation>
    </message>
    <message>
        <source>None was found: tried `uf:beaten_chance=1;partner_loses=high` (83.9 %), `uf:good_chance=25` (87.3 %) and `trump=dealer_maker` (91.4 %).</source>
        <translation>未找到解释：试过 `uf:beaten_chance=1;partner_loses=high`（83.9%）、`uf:good_chance=25`（87.3%）和 `trump=dealer_maker`（91.4%）。</translation>
    </message>
    <message>
        <source>With rules 3c and 3d taken literally, `uf:beaten_chance=1;partner_loses=high`, UF wins 42.3 %, which 31 games cannot tell from 35.5 %.</source>
        <translation>照字面理解规则 3c 和 3d，即 `uf:beaten_chance=1;partner_loses=high`，UF 赢 42.3%，31 局不足以与 35.5% 区分。</translation>
    </message>
    <message>
        <source>None was found: tried `uf:beaten_chance=1;partner_loses=high` (7.9 points, 46.2 % won).</source>
        <translation>未找到解释：试过 `uf:beaten_chance=1;partner_loses=high`（7.9 分，赢 46.2%）。</translation>
    </message>
    <message>
        <source>Against `bid-euchre:lead=highest`, UF wins 48.9 %, and `uf:good_chance=25` 52.9 %, which 31 games cannot tell from 64.5 %: the stand-in leads better than the program did.</source>
        <translation>对 `bid-euchre:lead=highest`，UF 赢 48.9%，`uf:good_chance=25` 赢 52.9%，31 局不足以与 64.5% 区分：替代玩家领牌比原程序好。</translation>
    </message>
    <message>
        <source>Against `bid-euchre:lead=highest`, `uf-hybrid:good_chance=25;threshold=50` wins 54.1 %, which 31 games cannot tell from 64.5 %: the stand-in leads better than the program did.</source>
        <translation>对 `bid-euchre:lead=highest`，`uf-hybrid:good_chance=25;threshold=50` 赢 54.1%，31 局不足以与 64.5% 区分：替代玩家领牌比原程序好。</translation>
    </message>
    <message>
        <source>Against `classic-easy:wins=highest`, `uf:good_chance=25` wins 61.2 %, which 31 games cannot tell from 71.0 %.</source>
        <translation>对 `classic-easy:wins=highest`，`uf:good_chance=25` 赢 61.2%，31 局不足以与 71.0% 区分。</translation>
    </message>
    <message>
        <source>Against `classic-easy:wins=highest`, `uf-hybrid:good_chance=25;threshold=50` wins 62.1 %, which 31 games cannot tell from 74.2 %.</source>
        <translation>对 `classic-easy:wins=highest`，`uf-hybrid:good_chance=25;threshold=50` 赢 62.1%，31 局不足以与 74.2% 区分。</translation>
    </message>
    <message>
        <source>With `uf-hybrid:good_chance=25;threshold=50` UF.5 wins 54.2 %, which 31 games cannot tell from 61.3 %.</source>
        <translation>用 `uf-hybrid:good_chance=25;threshold=50` 时，UF.5 赢 54.2%，31 局不足以与 61.3% 区分。</translation>
    </message>
    <message>
        <source>UF as it is against `classic-hard` as it is comes nearer: 35.9 %, which 31 games cannot tell from 41.9 %.</source>
        <translation>UF 照原样对照原样的 `classic-hard` 更接近：35.9%，31 局不足以与 41.9% 区分。</translation>
    </message>
    <message>
        <source>Against `classic-hard:lead=highest`, `uf-hybrid:good_chance=25;threshold=50` wins 53.6 %, which 31 games cannot tell from 51.6 %.</source>
        <translation>对 `classic-hard:lead=highest`，`uf-hybrid:good_chance=25;threshold=50` 赢 53.6%，31 局不足以与 51.6% 区分。</translation>
    </message>
    <message>
        <source>The thesis says that UF.5 always took more than half of the tricks, and about 5 points more than UF. Here it takes %1 % or more, and %2 points compared with UF on average over the first five; `%3` takes %4.</source>
        <translation>论文称 UF.5 总能赢下一半以上的墩，比 UF 约多 5 个百分点。这里它赢 %1% 或更多；对前五个对手平均，与 UF 相差 %2 个百分点；`%3` 相差 %4。</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>beats all six</source>
        <translation>六个都赢过</translation>
    </message>
    <message>
        <source>does not clearly beat %1</source>
        <translation>没有明显赢过 %1</translation>
    </message>
    <message>
        <source>The thesis&apos; headline is that UF.5 beats everyone, 73.1 % over all. Here UF.5 wins %1 % and %2; `%3` wins %4 % and %5.</source>
        <translation>论文的主要结论是 UF.5 谁都赢得过，总胜率 73.1%。这里 UF.5 赢 %1%，%2；`%3` 赢 %4%，%5。</translation>
    </message>
    <message>
        <source>Section 5.2 says that UF takes about 56 % of the points and wins about 71 % of the games against HIGH; figure 4.12, which stands beside ours, gives %1 and %2.</source>
        <translation>5.2 节称 UF 对 HIGH 约拿 56% 的分，约赢 71% 的局；图 4.12（与我们的并列）给出的是 %1 和 %2。</translation>
    </message>
    <message>
        <source>Published: bars of 31 games each; the shares of games and points are those of chapter 4. Conditions as in figure 4.1; a game that is asked for is played twice, with the sides exchanged. The other readings are those of figures 4.11 and 4.21.</source>
        <translation>论文：每根条形 31 局；胜局和得分的比例取自第 4 章。条件同图 4.1；每要求一局就打两次，双方互换。其他读法同图 4.11 和图 4.21。</translation>
    </message>
    <message>
        <source>clearly beats %1</source>
        <translation>明显赢过 %1</translation>
    </message>
    <message>
        <source>neither clearly beats nor clearly loses to %1</source>
        <translation>与 %1 分不出胜负</translation>
    </message>
    <message>
        <source>clearly loses to %1</source>
        <translation>明显输给 %1</translation>
    </message>
    <message>
        <source>%1; it %2</source>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>In the thesis&apos; game `%1` %2.</source>
        <translation>在论文的游戏里，`%1` %2。</translation>
    </message>
    <message>
        <source>Future work: MDP with two thresholds, and HIGH! with learned card values</source>
        <translation>未来工作：双阈值的 MDP，和用学来的牌值的 HIGH!</translation>
    </message>
    <message>
        <source>Section 6.1 proposes both and gives no figures. `mdp-two` plays high from 50 % and low below 25 %, as the thesis&apos; example does; between them, where the thesis leaves the method open, it predicts who takes the trick. `high-cautious:values=learned` compares cards by values that a genetic algorithm bred against HIGH! in the thesis&apos; game. Conditions as in figure 4.1.</source>
        <translation>6.1 节提出了这两项，没有数据。`mdp-two` 在 50% 以上出大牌，25% 以下出小牌，同论文的例子；两者之间论文没有定方法，这里预测谁会赢这墩。`high-cautious:values=learned` 按牌值比较，牌值由遗传算法在论文的游戏里对 HIGH! 进化得来。条件同图 4.1。</translation>
    </message>
    <message>
        <source>Tricks taken by UF and UF.5 against the others</source>
        <translation>UF 和 UF.5 对其他玩家赢下的墩</translation>
    </message>
    <message>
        <source>Games won by UF and UF.5 against the others</source>
        <translation>UF 和 UF.5 对其他玩家的胜局</translation>
    </message>
    <message>
        <source>Points won by UF and UF.5 against the others</source>
        <translation>UF 和 UF.5 对其他玩家的得分</translation>
    </message>
    <message>
        <source>Ours play the thesis&apos; game: two players, 18 tiles, figures and hands by lot, until no figure is left. Draws, which the thesis does not mention, count half. Our map is not the published one.</source>
        <translation>我们打的是论文的游戏：两人，各 18 个板块，棋子和手牌随机，到棋子拿完为止。平局算半局，论文没有提到。我们的地图与论文的不同。</translation>
    </message>
    <message>
        <source>Advanced Strategy 2 against Basic Strategy 2</source>
        <translation>高级策略 2 对基本策略 2</translation>
    </message>
    <message>
        <source>Advanced Strategy 2 against Basic Strategy 2, finer</source>
        <translation>高级策略 2 对基本策略 2，细分</translation>
    </message>
    <message>
        <source>Advanced Strategy 3 against Advanced Strategy 1</source>
        <translation>高级策略 3 对高级策略 1</translation>
    </message>
    <message>
        <source>The caption names Advanced Strategy 2 both as the tested player, where the text says 3, and as the opponent, where it says 1; the head of the table says w1 = 0, where the text says 1. We follow the text.</source>
        <translation>图题里，受测玩家写作高级策略 2，正文是 3；对手也写作高级策略 2，正文是 1；表头写 w1 = 0，正文是 1。我们按正文。</translation>
    </message>
    <message>
        <source>Advanced Strategy 3 against Advanced Strategy 1, finer</source>
        <translation>高级策略 3 对高级策略 1，细分</translation>
    </message>
    <message>
        <source>The caption names Advanced Strategy 2 as the tested player, where the text says 3; the head of the table says w1 = 0, where the text says 1. We follow the text.</source>
        <translation>图题里，受测玩家写作高级策略 2，正文是 3；表头写 w1 = 0，正文是 1。我们按正文。</translation>
    </message>
    <message>
        <source>%1 and %2 of %3</source>
        <translation>%3：%1 和 %2</translation>
    </message>
    <message>
        <source>Published: %1 games in each cell. %2</source>
        <translation>论文：每格 %1 局。%2</translation>
    </message>
    <message>
        <source>The thesis&apos; cells: mean %1 %, chi-squared around it %2 with %3 degrees of freedom (p = %4). %5</source>
        <translation>论文的各格：平均 %1%，相对平均值的卡方 %2，自由度 %3（p = %4）。%5</translation>
    </message>
    <message>
        <source>Chance alone explains how they differ: the parameters need have no effect.</source>
        <translation>这些差异单凭偶然就能解释：参数不必有任何作用。</translation>
    </message>
    <message>
        <source>They differ by more than chance does in independent games.</source>
        <translation>这些差异大于独立对局中的偶然差异。</translation>
    </message>
    <message>
        <source>Fig. %1, %2</source>
        <translation>图 %1，%2</translation>
    </message>
    <message>
        <source>%1, %2 %3</source>
        <translation>%1：%2 %3</translation>
    </message>
    <message>
        <source>Our cells, %1: mean %2 %, from %3 to %4 %; all cells play the same deals.</source>
        <translation>我们的各格，%1：平均 %2%，从 %3% 到 %4%；各格打的是同样的牌局。</translation>
    </message>
    <message>
        <source>It comes back with `greedy:held=50`: Basic Strategy 2 then also counts half of the influence that it already has on a figure. The half is fitted (Fig. 5.5).</source>
        <translation>用 `greedy:held=50` 能重现：这时基本策略 2 还把它对棋子已有的影响力计入一半。一半是拟合出来的（图 5.5）。</translation>
    </message>
    <message>
        <source>None was found: tried `greedy:held=50` and beginning (cells from 82 to 84 %).</source>
        <translation>未找到解释：试过 `greedy:held=50` 和由它先手（各格 82% 至 84%）。</translation>
    </message>
    <message>
        <source>None was found: tried `heuristic-3` beginning in every game, which has the cells between 66 and 82 % that are nearest to the thesis&apos; 63 to 87 %.</source>
        <translation>未找到解释：试过 `heuristic-3` 每局先手，各格在 66% 至 82% 之间，最接近论文的 63% 至 87%。</translation>
    </message>
    <message>
        <source>None was found: tried seats in turn (mean 62 to 64 %) and `heuristic-3:score=figures` (mean 85 % when it begins).</source>
        <translation>未找到解释：试过轮流先手（平均 62% 至 64%）和 `heuristic-3:score=figures`（先手时平均 85%）。</translation>
    </message>
    <message>
        <source>seats in turn</source>
        <translation>轮流先手</translation>
    </message>
    <message>
        <source>opponent greedy:held=50, seats in turn</source>
        <translation>对手 greedy:held=50，轮流先手</translation>
    </message>
    <message>
        <source>heuristic-3 begins</source>
        <translation>heuristic-3 先手</translation>
    </message>
    <message>
        <source>Published: three tests of 300 games, added up. %1</source>
        <translation>论文：三次测试各 300 局，合计。%1</translation>
    </message>
    <message>
        <source>It comes back with `greedy:held=50`: it then also counts half of the influence that it already has on a figure, &quot;regardless of whether there has already got excessive points by his own&quot;. The half is fitted, as the thesis gives no number: of 25 % (97.8 % won), 50 % (93.6) and 75 % (88.4), 50 % comes nearest.</source>
        <translation>用 `greedy:held=50` 能重现：它还把对棋子已有的影响力计入一半，“regardless of whether there has already got excessive points by his own”。论文没有给数字，一半是拟合出来的：25%（赢 97.8%）、50%（93.6）和 75%（88.4）之中，50% 最接近。</translation>
    </message>
    <message>
        <source>Basic Strategy 2 against Basic Strategy 1</source>
        <translation>基本策略 2 对基本策略 1</translation>
    </message>
    <message>
        <source>Basic Strategy 2 begins</source>
        <translation>基本策略 2 先手</translation>
    </message>
    <message>
        <source>greedy:held=50, seats in turn</source>
        <translation>greedy:held=50，轮流先手</translation>
    </message>
    <message>
        <source>None was found: tried beginning (32 %), `greedy-boundary:boundary=5` (45 % when it begins), both with `greedy:held=50` (40 %), both with `greedy:ties=first` (32 %).</source>
        <translation>未找到解释：试过由它先手（32%）、`greedy-boundary:boundary=5`（先手时 45%）、双方都用 `greedy:held=50`（40%）、双方都用 `greedy:ties=first`（32%）。</translation>
    </message>
    <message>
        <source>Basic Strategy 3 against Basic Strategy 2</source>
        <translation>基本策略 3 对基本策略 2</translation>
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
        <translation>双方 held=50，基本策略 3 先手</translation>
    </message>
    <message>
        <source>The thesis prints 191 games won and 49.00 %; the tests add up to 300 with 185, which is 59.00 %. That holding tiles back until round ten helps does not reproduce: every tile of both players is needed to fill the land, and who plays more of them in a turn chooses first.</source>
        <translation>论文印的是赢 191 局和 49.00%；185 局才与合计 300 相符，即 59.00%。把板块留到第十轮有好处这一点没有重现：双方的板块全用上才能填满陆地，谁在一个回合里放得多，谁就先选。</translation>
    </message>
    <message>
        <source>It comes back when `heuristic-1` begins in every game (80 %), which the thesis does not say but its cell of equal players suggests (Fig. 5.3: 63.67 %).</source>
        <translation>`heuristic-1` 每局先手时能重现（80%）；论文没有写，但它双方实力相同的一格暗示如此（图 5.3：63.67%）。</translation>
    </message>
    <message>
        <source>Advanced Strategy 1 against Basic Strategy 3</source>
        <translation>高级策略 1 对基本策略 3</translation>
    </message>
    <message>
        <source>Advanced Strategy 1 begins</source>
        <translation>高级策略 1 先手</translation>
    </message>
    <message>
        <source>domain=printed, seats in turn</source>
        <translation>domain=printed，轮流先手</translation>
    </message>
    <message>
        <source>It comes back with `heuristic-1:domain=contested`, the default: as printed, the formula adds tiles to figures that are as good as won.</source>
        <translation>用默认的 `heuristic-1:domain=contested` 能重现：照论文所印，公式会往等于已经到手的棋子上再加板块。</translation>
    </message>
    <message>
        <source>The printed domain term does not reproduce the figure; we take it for a misprint of minus the distance of the two players&apos; influence, which does.</source>
        <translation>照论文所印的 domain 项不能重现这个数据；我们把它当作印错，应为双方影响力之差的负值，这样就能重现。</translation>
    </message>
    <message>
        <source>It comes back when `heuristic-2:ties=first` begins in every game against `heuristic-1:ties=first` (70 %). The thesis says neither, but its cell of equal players suggests that the tested one began (Fig. 5.3: 63.67 %).</source>
        <translation>`heuristic-2:ties=first` 对 `heuristic-1:ties=first` 每局先手时能重现（70%）。这两点论文都没有写，但它双方实力相同的一格暗示受测玩家先手（图 5.3：63.67%）。</translation>
    </message>
    <message>
        <source>Advanced Strategy 2 against Advanced Strategy 1</source>
        <translation>高级策略 2 对高级策略 1</translation>
    </message>
    <message>
        <source>Advanced Strategy 2 begins</source>
        <translation>高级策略 2 先手</translation>
    </message>
    <message>
        <source>ties=first, Advanced Strategy 2 begins</source>
        <translation>ties=first，高级策略 2 先手</translation>
    </message>
    <message>
        <source>two Advanced Strategy 1, the first begins</source>
        <translation>两个高级策略 1，第一个先手</translation>
    </message>
    <message>
        <source>keep=meant, seats in turn</source>
        <translation>keep=meant，轮流先手</translation>
    </message>
    <message>
        <source>That keep-in-hand helps does not reproduce. As printed it only puts the tiles of a turn in order, because all are played (`heuristic-2:keep=printed`); where it does keep fast tiles in the hand (`heuristic-2:keep=meant`) it harms.</source>
        <translation>留在手里有好处这一点没有重现。照论文所印，它只是给一个回合的板块排序，因为全都会放（`heuristic-2:keep=printed`）；真把快速板块留在手里时（`heuristic-2:keep=meant`），反而有害。</translation>
    </message>
    <message>
        <source>Most of the thesis&apos; 72.4 % is what beginning brings to equal players (68 %).</source>
        <translation>论文的 72.4% 大半来自先手：实力相同的玩家先手就有 68%。</translation>
    </message>
    <message>
        <source>None was found: tried `heuristic-3:score=figures`, 69.2 % of 2,000 games, and beginning; this is the nearest.</source>
        <translation>未找到解释：试过由它先手，以及 `heuristic-3:score=figures`，2,000 局赢 69.2%；这是最接近的。</translation>
    </message>
    <message>
        <source>It comes nearest with `heuristic-3:score=kinds`, the default, when both players begin in turn.</source>
        <translation>双方轮流先手时，用默认的 `heuristic-3:score=kinds` 最接近。</translation>
    </message>
    <message>
        <source>Advanced Strategy 3 against Advanced Strategy 2</source>
        <translation>高级策略 3 对高级策略 2</translation>
    </message>
    <message>
        <source>Advanced Strategy 3 begins</source>
        <translation>高级策略 3 先手</translation>
    </message>
    <message>
        <source>score=figures, seats in turn</source>
        <translation>score=figures，轮流先手</translation>
    </message>
    <message>
        <source>The thesis prints 187 games won in the third test; 188 adds up to 300 and to its 60.78 %. Its tests cannot all have had the same seats: Fig. 5.8 comes back only when the tested player begins, Fig. 5.9 only when both do.</source>
        <translation>论文的第三次测试印的是赢 187 局；188 才与 300 局和它的 60.78% 相符。它的各次测试不可能座位都相同：图 5.8 只在受测玩家先手时重现，图 5.9 只在双方轮流先手时重现。</translation>
    </message>
    <message>
        <source>MiniMax that knows the other hand against Advanced Strategy 3, by depth</source>
        <translation>知道对方手牌的 MiniMax 对高级策略 3，按深度</translation>
    </message>
    <message>
        <source>Depth counts turns, the player&apos;s own included. Published: all turns searched without pruning, in Python, 5 minutes for 300 games and 21 hours for 3; at depth 5 the first game was stopped after 64,800 s. Ours prunes, and searches the 12 most promising turns of each position (`minimax:width=12`). %1</source>
        <translation>深度以回合计，包括自己的回合。论文：搜索所有回合，不剪枝，用 Python，300 局 5 分钟，3 局 21 小时；深度 5 的第一局在 64,800 秒后中止。我们的有剪枝，每个局面只搜索最有希望的 12 种走法（`minimax:width=12`）。%1</translation>
    </message>
    <message>
        <source>%1, time of a game</source>
        <translation>%1，每局时间</translation>
    </message>
    <message>
        <source>At depth 1 MiniMax values the tiles of a turn together, Advanced Strategy 3 one after the other; the thesis takes them for the same player. That looking ahead helps rests on three games there, and holds here.</source>
        <translation>深度 1 时，MiniMax 把一个回合的板块合起来评价，高级策略 3 则逐个评价；论文把两者当作同一个玩家。论文里，往后看有好处只凭三局得出，在这里也成立。</translation>
    </message>
    <message>
        <source>Advanced Strategy 3 against people</source>
        <translation>高级策略 3 对真人</translation>
    </message>
    <message>
        <source>Advanced Strategy 4 against people</source>
        <translation>高级策略 4 对真人</translation>
    </message>
    <message>
        <source>People against Advanced Strategy 3 and 4</source>
        <translation>真人对高级策略 3 和 4</translation>
    </message>
    <message>
        <source>Published: two people who had played once before, three games each against Advanced Strategy 3 (33.3 and 66.7 %), two games of one of them against Advanced Strategy 4 (100 %). The thesis does not say whose percentages these are; its discussion speaks of its players as the winners. Ours: games that other people played at this computer, by any rules for two, so the figures may differ.</source>
        <translation>论文：两个以前玩过一次的人，各对高级策略 3 打三局（33.3% 和 66.7%），其中一人对高级策略 4 打两局（100%）。论文没有写这些百分比是谁的；讨论里说赢的是它的玩家。我们的：别的人在这台电脑上打的对局，两人局的规则不限，所以数据可能不同。</translation>
    </message>
</context>
<context>
    <name>ExperimentsTab</name>
    <message>
        <source>Runs so far</source>
        <translation>已有的运行</translation>
    </message>
    <message>
        <source>Tables and figures of the paper</source>
        <translation>论文里的表和图</translation>
    </message>
    <message>
        <source>the whole paper</source>
        <translation>整篇论文</translation>
    </message>
    <message>
        <source>The whole paper at once</source>
        <translation>一次运行整篇论文</translation>
    </message>
    <message>
        <source>Runs every table and figure of the paper, one after another. What is complete is shown while the rest runs.</source>
        <translation>把论文里的表和图逐个运行一遍。先完成的先显示，其余继续运行。</translation>
    </message>
    <message>
        <source>chances of %1</source>
        <translation>%1的胜率预估</translation>
    </message>
    <message>
        <source>Chances told against games won</source>
        <translation>预估胜率与实际胜率</translation>
    </message>
    <message>
        <source>Do the chances that a player tells come true?</source>
        <translation>玩家预估的胜率准不准？</translation>
    </message>
</context>
<context>
    <name>FigureChooser</name>
    <message>
        <source>Which figure?</source>
        <translation>选哪个棋子？</translation>
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
        <translation>准确度 %1</translation>
    </message>
    <message>
        <source>Mean cost of a decision</source>
        <translation>平均每步损失</translation>
    </message>
    <message>
        <source>Before the deal</source>
        <translation>开局前</translation>
    </message>
    <message>
        <source>Luck, give or take %1</source>
        <translation>运气（±%1）</translation>
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
        <translation>结果</translation>
    </message>
    <message>
        <source>Every decision is judged by what its player could know.</source>
        <translation>每个决策都只按玩家当时所知来评判。</translation>
    </message>
    <message>
        <source>Look deeper</source>
        <translation>继续深入分析</translation>
    </message>
    <message>
        <source>Save as page...</source>
        <translation>另存为网页…</translation>
    </message>
    <message>
        <source>Save as data...</source>
        <translation>另存为数据…</translation>
    </message>
    <message>
        <source>Whose figures</source>
        <translation>数据范围</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>本局</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>整场比赛</translation>
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
        <translation>打开存档</translation>
    </message>
    <message>
        <source>Saved games (*.parlour)</source>
        <translation>存档 (*.parlour)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Save this game</source>
        <translation>保存本局</translation>
    </message>
    <message>
        <source>Open a map</source>
        <translation>打开地图</translation>
    </message>
    <message>
        <source>Maps (*.json)</source>
        <translation>地图 (*.json)</translation>
    </message>
    <message>
        <source>Save the review as a page</source>
        <translation>把复盘另存为网页</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>网页 (*.html)</translation>
    </message>
    <message>
        <source>Save the review as data</source>
        <translation>把复盘另存为数据</translation>
    </message>
    <message>
        <source>Data (*.json)</source>
        <translation>数据 (*.json)</translation>
    </message>
    <message>
        <source>Positions (*.json)</source>
        <translation>局面 (*.json)</translation>
    </message>
    <message>
        <source>Save this position</source>
        <translation>保存这个局面</translation>
    </message>
    <message>
        <source>Save the decisions as a table</source>
        <translation>把决策另存为表格</translation>
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
        <translation>无法打开文件：%1</translation>
    </message>
    <message>
        <source>The file is larger than %1 bytes</source>
        <translation>文件大于 %1 字节</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>无法读取文件：%1</translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation>无法写入文件：%1</translation>
    </message>
    <message>
        <source>The file cannot be renamed: %1</source>
        <translation>无法重命名文件：%1</translation>
    </message>
    <message>
        <source>This is not JSON</source>
        <translation>这不是 JSON</translation>
    </message>
    <message>
        <source>This is missing</source>
        <translation>缺少这一项</translation>
    </message>
    <message>
        <source>Expected whole numbers</source>
        <translation>此处应全为整数</translation>
    </message>
    <message>
        <source>Expected a whole number</source>
        <translation>此处应为一个整数</translation>
    </message>
    <message>
        <source>Expected true or false</source>
        <translation>此处应为 true 或 false</translation>
    </message>
    <message>
        <source>Expected a number</source>
        <translation>此处应为一个数字</translation>
    </message>
    <message>
        <source>This is not a regular file</source>
        <translation>这不是普通文件</translation>
    </message>
    <message>
        <source>The folder cannot be created: %1</source>
        <translation>无法创建文件夹：%1</translation>
    </message>
    <message>
        <source>This is nested more than %1 levels deep</source>
        <translation>嵌套超过 %1 层</translation>
    </message>
    <message>
        <source>Expected an object</source>
        <translation>此处应为对象</translation>
    </message>
    <message>
        <source>Expected a list</source>
        <translation>此处应为列表</translation>
    </message>
    <message>
        <source>Expected a string</source>
        <translation>此处应为字符串</translation>
    </message>
    <message>
        <source>Expected a whole number from %1 to %2</source>
        <translation>此处应为 %1 到 %2 之间的整数</translation>
    </message>
    <message>
        <source>Unknown name</source>
        <translation>未知的名称</translation>
    </message>
    <message>
        <source>This is not a saved game of Parlour</source>
        <translation>这不是 Parlour 的存档</translation>
    </message>
    <message>
        <source>This file comes from a newer version of Parlour (format %1; this program reads up to format %2)</source>
        <translation>此文件来自更新版本的 Parlour（格式 %1；本程序最高能读取格式 %2）</translation>
    </message>
    <message>
        <source>There are more scores than players</source>
        <translation>得分的个数多于玩家人数</translation>
    </message>
    <message>
        <source>This is not a table of Q-values</source>
        <translation>这不是 Q 值表</translation>
    </message>
    <message>
        <source>This program cannot read files of this version</source>
        <translation>本程序无法读取这个版本的文件</translation>
    </message>
    <message>
        <source>%1 is not a number from %2 to %3</source>
        <translation>%1 不是 %2 到 %3 之间的数字</translation>
    </message>
    <message>
        <source>The file has %1 bytes instead of %2</source>
        <translation>文件有 %1 字节，而不是 %2 字节</translation>
    </message>
    <message>
        <source>The file is damaged: its checksum is wrong</source>
        <translation>文件已损坏：校验和不符</translation>
    </message>
    <message>
        <source>This is a folder</source>
        <translation>这是一个文件夹</translation>
    </message>
    <message>
        <source>These numbers should rise</source>
        <translation>这些数字应依次递增</translation>
    </message>
    <message>
        <source>Expected a number in range</source>
        <translation>此处应为允许范围内的数字</translation>
    </message>
    <message>
        <source>This text is too long</source>
        <translation>这段文本太长</translation>
    </message>
    <message>
        <source>There are too many entries</source>
        <translation>条目太多</translation>
    </message>
    <message>
        <source>Expected a number for each seat</source>
        <translation>此处应为每个座位各一个数字</translation>
    </message>
    <message>
        <source>Expected a context and a text</source>
        <translation>此处应为一个上下文和一段文本</translation>
    </message>
    <message>
        <source>Luck and skill do not add up to the result</source>
        <translation>运气与技巧之和与结果不符</translation>
    </message>
    <message>
        <source>This does not fit the moves</source>
        <translation>这与各步走法不符</translation>
    </message>
    <message>
        <source>The best move must come first</source>
        <translation>最佳走法必须排在最前</translation>
    </message>
    <message>
        <source>Another seat is to move</source>
        <translation>轮到走的是另一个座位</translation>
    </message>
    <message>
        <source>This is given twice</source>
        <translation>这一项给出了两次</translation>
    </message>
    <message>
        <source>Expected %1</source>
        <translation>此处应为 %1</translation>
    </message>
    <message>
        <source>There are more than %1 deals</source>
        <translation>牌局超过 %1 个</translation>
    </message>
    <message>
        <source>There are more deals than were played before</source>
        <translation>牌局比之前打过的还多</translation>
    </message>
    <message>
        <source>Expected at least two entries</source>
        <translation>此处至少应有两项</translation>
    </message>
</context>
<context>
    <name>FinishedList</name>
    <message>
        <source>Lost</source>
        <translation>负</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>平</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>观战</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>同玩</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>%1 to %2 against %3</source>
        <translation>%1 : %2，对手：%3</translation>
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
        <translation>对局 %1</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message numerus="yes">
        <source>tutor, %n question(s)</source>
        <translation>
            <numerusform>教练提问 %n 次</numerusform>
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
        <translation>方块2</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>方块3</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>方块4</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>方块5</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>方块6</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>方块7</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>方块8</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>方块9</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>方块10</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>方块J</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>方块Q</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>方块K</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>方块A</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>红桃2</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>红桃3</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>红桃4</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>红桃5</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>红桃6</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>红桃7</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>红桃8</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>红桃9</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>红桃10</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>红桃J</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>红桃Q</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>红桃K</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>红桃A</translation>
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
        <translation>方块</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>红桃</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>黑桃</translation>
    </message>
    <message>
        <source>pair of threes</source>
        <translation>对3</translation>
    </message>
    <message>
        <source>pair of fours</source>
        <translation>对4</translation>
    </message>
    <message>
        <source>pair of fives</source>
        <translation>对5</translation>
    </message>
    <message>
        <source>pair of sixes</source>
        <translation>对6</translation>
    </message>
    <message>
        <source>pair of sevens</source>
        <translation>对7</translation>
    </message>
    <message>
        <source>pair of eights</source>
        <translation>对8</translation>
    </message>
    <message>
        <source>pair of nines</source>
        <translation>对9</translation>
    </message>
    <message>
        <source>pair of tens</source>
        <translation>对10</translation>
    </message>
    <message>
        <source>pair of jacks</source>
        <translation>对J</translation>
    </message>
    <message>
        <source>pair of queens</source>
        <translation>对Q</translation>
    </message>
    <message>
        <source>pair of kings</source>
        <translation>对K</translation>
    </message>
    <message>
        <source>pair of aces</source>
        <translation>对A</translation>
    </message>
    <message>
        <source>pair of twos</source>
        <translation>对2</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>几张3</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>几张4</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>几张5</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>几张6</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>几张7</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>几张8</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>几张9</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>几张10</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>几张J</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>几张Q</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>几张K</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>几张A</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>几张2</translation>
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
        <translation>方块2</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <comment>in a sentence</comment>
        <translation>方块3</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <comment>in a sentence</comment>
        <translation>方块4</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <comment>in a sentence</comment>
        <translation>方块5</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <comment>in a sentence</comment>
        <translation>方块6</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <comment>in a sentence</comment>
        <translation>方块7</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <comment>in a sentence</comment>
        <translation>方块8</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <comment>in a sentence</comment>
        <translation>方块9</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <comment>in a sentence</comment>
        <translation>方块10</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <comment>in a sentence</comment>
        <translation>方块J</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <comment>in a sentence</comment>
        <translation>方块Q</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <comment>in a sentence</comment>
        <translation>方块K</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <comment>in a sentence</comment>
        <translation>方块A</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <comment>in a sentence</comment>
        <translation>红桃2</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <comment>in a sentence</comment>
        <translation>红桃3</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <comment>in a sentence</comment>
        <translation>红桃4</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <comment>in a sentence</comment>
        <translation>红桃5</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <comment>in a sentence</comment>
        <translation>红桃6</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <comment>in a sentence</comment>
        <translation>红桃7</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <comment>in a sentence</comment>
        <translation>红桃8</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <comment>in a sentence</comment>
        <translation>红桃9</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <comment>in a sentence</comment>
        <translation>红桃10</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <comment>in a sentence</comment>
        <translation>红桃J</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <comment>in a sentence</comment>
        <translation>红桃Q</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <comment>in a sentence</comment>
        <translation>红桃K</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <comment>in a sentence</comment>
        <translation>红桃A</translation>
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
        <translation>游戏</translation>
    </message>
</context>
<context>
    <name>GameOffer</name>
    <message>
        <source>Level 1 of %1.</source>
        <translation>第 1 级，共 %1 级。</translation>
    </message>
    <message>
        <source>Level %1 of %2: wins %3 of 100 games against level %4.</source>
        <translation>第 %1 级，共 %2 级：对第 %4 级每 100 局赢 %3 局。</translation>
    </message>
    <message>
        <source>These cheat</source>
        <translation>会作弊</translation>
    </message>
    <message>
        <source>From the paper: %1</source>
        <translation>出自论文：%1</translation>
    </message>
    <message>
        <source>Stand-ins for programs only described</source>
        <translation>替身：论文只描述过的程序</translation>
    </message>
    <message>
        <source>Levels and champions</source>
        <translation>各级难度与冠军</translation>
    </message>
    <message>
        <source>%1, section %2</source>
        <translation>%1，章节 %2</translation>
    </message>
    <message>
        <source>A player of the paper: %1.</source>
        <translation>论文里的玩家：%1。</translation>
    </message>
    <message>
        <source>Our stand-in for a program that the paper only describes: %1.</source>
        <translation>论文只描述过的程序，由我们的替身代替：%1。</translation>
    </message>
    <message>
        <source>Our player, after an idea of the paper: %1.</source>
        <translation>我们的玩家，取自论文的想法：%1。</translation>
    </message>
</context>
<context>
    <name>GameStrip</name>
    <message>
        <source>%1: watching</source>
        <translation>%1：观战</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1，与 %2 同桌</translation>
    </message>
    <message>
        <source>saved today at %1</source>
        <translation>今天 %1 保存</translation>
    </message>
    <message>
        <source>saved on %1</source>
        <translation>%1 保存</translation>
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
        <translation>意大利纸牌：抓住 A 和 3</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <translation>2 至 4 人</translation>
    </message>
    <message>
        <source>Big Two</source>
        <translation>锄大地</translation>
    </message>
    <message>
        <source>Be first to shed all thirteen cards</source>
        <translation>抢先出完十三张牌</translation>
    </message>
    <message>
        <source>4 players</source>
        <translation>4 人</translation>
    </message>
    <message>
        <source>Doudizhu</source>
        <translation>斗地主</translation>
    </message>
    <message>
        <source>Two peasants against one landlord</source>
        <translation>两个农民对一个地主</translation>
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
        <translation>两两搭档，五墩牌，两张威力十足的 J</translation>
    </message>
    <message>
        <source>Samurai</source>
        <translation>武士</translation>
    </message>
    <message>
        <source>Win towns, temples and rice across old Japan</source>
        <translation>争夺古日本的城、寺与稻米</translation>
    </message>
    <message>
        <source>There is no game &quot;%1&quot;; there are: %2</source>
        <translation>没有游戏“%1”；现有：%2</translation>
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
        <translation>没有待继续的牌局。</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>重命名：%1</translation>
    </message>
    <message>
        <source>Name and keep %1</source>
        <translation>命名并保留：%1</translation>
    </message>
    <message>
        <source>Give up %1</source>
        <translation>放弃：%1</translation>
    </message>
    <message>
        <source>Really give up?</source>
        <translation>确定放弃？</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>已打完</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>显示更多</translation>
    </message>
    <message>
        <source>Choose a game to replay it, to play its deal again or to share it, or review what each decision cost. The last %1 games of each type are kept.</source>
        <translation>选择一局，可以回放、用同样的牌局重玩、与人分享，也可以复盘，看看每一步损失了多少。每种游戏保留最近 %1 局。</translation>
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
        <translation>其余的洗混，以后每放一个板块就抽一个。</translation>
    </message>
    <message>
        <source>Choose for me</source>
        <translation>帮我选</translation>
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
        <translation>关闭</translation>
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
        <translation>采用提示</translation>
    </message>
    <message>
        <source>Chances, from what was played and what was not</source>
        <translation>从出过的和没出的牌推断的可能性</translation>
    </message>
    <message>
        <source>What to play</source>
        <translation>该怎么出</translation>
    </message>
    <message>
        <source>Who holds what</source>
        <translation>谁手里有什么</translation>
    </message>
    <message>
        <source>Thinking...</source>
        <translation>思考中…</translation>
    </message>
    <message>
        <source>After the next move, its player&apos;s thoughts appear here.</source>
        <translation>再走一步之后，这里会显示走这一步的玩家的思路。</translation>
    </message>
    <message>
        <source>You get a hint when it is your turn.</source>
        <translation>轮到你时才有提示。</translation>
    </message>
    <message>
        <source>A sure win</source>
        <translation>稳赢</translation>
    </message>
    <message>
        <source>As good as lost</source>
        <translation>基本输定</translation>
    </message>
    <message>
        <source>You win this.</source>
        <translation>这局你赢定了。</translation>
    </message>
    <message>
        <source>This is lost; make them work for it.</source>
        <translation>败局已定，但别让对手赢得太轻松。</translation>
    </message>
    <message>
        <source>First look, looking deeper...</source>
        <translation>初步判断，继续深算…</translation>
    </message>
    <message>
        <source>Looking deeper...</source>
        <translation>继续深算…</translation>
    </message>
    <message>
        <source>Final advice</source>
        <translation>最终建议</translation>
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
        <translation>圣杯2</translation>
    </message>
    <message>
        <source>four of cups</source>
        <translation>圣杯4</translation>
    </message>
    <message>
        <source>five of cups</source>
        <translation>圣杯5</translation>
    </message>
    <message>
        <source>six of cups</source>
        <translation>圣杯6</translation>
    </message>
    <message>
        <source>seven of cups</source>
        <translation>圣杯7</translation>
    </message>
    <message>
        <source>jack of cups</source>
        <translation>圣杯侍从</translation>
    </message>
    <message>
        <source>knight of cups</source>
        <translation>圣杯骑士</translation>
    </message>
    <message>
        <source>king of cups</source>
        <translation>圣杯国王</translation>
    </message>
    <message>
        <source>three of cups</source>
        <translation>圣杯3</translation>
    </message>
    <message>
        <source>ace of cups</source>
        <translation>圣杯A</translation>
    </message>
    <message>
        <source>two of coins</source>
        <translation>金币2</translation>
    </message>
    <message>
        <source>four of coins</source>
        <translation>金币4</translation>
    </message>
    <message>
        <source>five of coins</source>
        <translation>金币5</translation>
    </message>
    <message>
        <source>six of coins</source>
        <translation>金币6</translation>
    </message>
    <message>
        <source>seven of coins</source>
        <translation>金币7</translation>
    </message>
    <message>
        <source>jack of coins</source>
        <translation>金币侍从</translation>
    </message>
    <message>
        <source>knight of coins</source>
        <translation>金币骑士</translation>
    </message>
    <message>
        <source>king of coins</source>
        <translation>金币国王</translation>
    </message>
    <message>
        <source>three of coins</source>
        <translation>金币3</translation>
    </message>
    <message>
        <source>ace of coins</source>
        <translation>金币A</translation>
    </message>
    <message>
        <source>two of swords</source>
        <translation>宝剑2</translation>
    </message>
    <message>
        <source>four of swords</source>
        <translation>宝剑4</translation>
    </message>
    <message>
        <source>five of swords</source>
        <translation>宝剑5</translation>
    </message>
    <message>
        <source>six of swords</source>
        <translation>宝剑6</translation>
    </message>
    <message>
        <source>seven of swords</source>
        <translation>宝剑7</translation>
    </message>
    <message>
        <source>jack of swords</source>
        <translation>宝剑侍从</translation>
    </message>
    <message>
        <source>knight of swords</source>
        <translation>宝剑骑士</translation>
    </message>
    <message>
        <source>king of swords</source>
        <translation>宝剑国王</translation>
    </message>
    <message>
        <source>three of swords</source>
        <translation>宝剑3</translation>
    </message>
    <message>
        <source>ace of swords</source>
        <translation>宝剑A</translation>
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
        <translation>棍棒侍从</translation>
    </message>
    <message>
        <source>knight of clubs</source>
        <translation>棍棒骑士</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>棍棒国王</translation>
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
        <translation>圣杯</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>金币</translation>
    </message>
    <message>
        <source>swords</source>
        <translation>宝剑</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>棍棒</translation>
    </message>
    <message>
        <source>two of cups</source>
        <comment>in a sentence</comment>
        <translation>圣杯2</translation>
    </message>
    <message>
        <source>four of cups</source>
        <comment>in a sentence</comment>
        <translation>圣杯4</translation>
    </message>
    <message>
        <source>five of cups</source>
        <comment>in a sentence</comment>
        <translation>圣杯5</translation>
    </message>
    <message>
        <source>six of cups</source>
        <comment>in a sentence</comment>
        <translation>圣杯6</translation>
    </message>
    <message>
        <source>seven of cups</source>
        <comment>in a sentence</comment>
        <translation>圣杯7</translation>
    </message>
    <message>
        <source>jack of cups</source>
        <comment>in a sentence</comment>
        <translation>圣杯侍从</translation>
    </message>
    <message>
        <source>knight of cups</source>
        <comment>in a sentence</comment>
        <translation>圣杯骑士</translation>
    </message>
    <message>
        <source>king of cups</source>
        <comment>in a sentence</comment>
        <translation>圣杯国王</translation>
    </message>
    <message>
        <source>three of cups</source>
        <comment>in a sentence</comment>
        <translation>圣杯3</translation>
    </message>
    <message>
        <source>ace of cups</source>
        <comment>in a sentence</comment>
        <translation>圣杯A</translation>
    </message>
    <message>
        <source>two of coins</source>
        <comment>in a sentence</comment>
        <translation>金币2</translation>
    </message>
    <message>
        <source>four of coins</source>
        <comment>in a sentence</comment>
        <translation>金币4</translation>
    </message>
    <message>
        <source>five of coins</source>
        <comment>in a sentence</comment>
        <translation>金币5</translation>
    </message>
    <message>
        <source>six of coins</source>
        <comment>in a sentence</comment>
        <translation>金币6</translation>
    </message>
    <message>
        <source>seven of coins</source>
        <comment>in a sentence</comment>
        <translation>金币7</translation>
    </message>
    <message>
        <source>jack of coins</source>
        <comment>in a sentence</comment>
        <translation>金币侍从</translation>
    </message>
    <message>
        <source>knight of coins</source>
        <comment>in a sentence</comment>
        <translation>金币骑士</translation>
    </message>
    <message>
        <source>king of coins</source>
        <comment>in a sentence</comment>
        <translation>金币国王</translation>
    </message>
    <message>
        <source>three of coins</source>
        <comment>in a sentence</comment>
        <translation>金币3</translation>
    </message>
    <message>
        <source>ace of coins</source>
        <comment>in a sentence</comment>
        <translation>金币A</translation>
    </message>
    <message>
        <source>two of swords</source>
        <comment>in a sentence</comment>
        <translation>宝剑2</translation>
    </message>
    <message>
        <source>four of swords</source>
        <comment>in a sentence</comment>
        <translation>宝剑4</translation>
    </message>
    <message>
        <source>five of swords</source>
        <comment>in a sentence</comment>
        <translation>宝剑5</translation>
    </message>
    <message>
        <source>six of swords</source>
        <comment>in a sentence</comment>
        <translation>宝剑6</translation>
    </message>
    <message>
        <source>seven of swords</source>
        <comment>in a sentence</comment>
        <translation>宝剑7</translation>
    </message>
    <message>
        <source>jack of swords</source>
        <comment>in a sentence</comment>
        <translation>宝剑侍从</translation>
    </message>
    <message>
        <source>knight of swords</source>
        <comment>in a sentence</comment>
        <translation>宝剑骑士</translation>
    </message>
    <message>
        <source>king of swords</source>
        <comment>in a sentence</comment>
        <translation>宝剑国王</translation>
    </message>
    <message>
        <source>three of swords</source>
        <comment>in a sentence</comment>
        <translation>宝剑3</translation>
    </message>
    <message>
        <source>ace of swords</source>
        <comment>in a sentence</comment>
        <translation>宝剑A</translation>
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
        <translation>棍棒侍从</translation>
    </message>
    <message>
        <source>knight of clubs</source>
        <comment>in a sentence</comment>
        <translation>棍棒骑士</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <comment>in a sentence</comment>
        <translation>棍棒国王</translation>
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
        <translation>侍从</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>骑士</translation>
    </message>
    <message>
        <source>king</source>
        <translation>国王</translation>
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
        <translation>保存本局</translation>
    </message>
    <message>
        <source>You have an unfinished game</source>
        <translation>你有一局还没打完</translation>
    </message>
    <message>
        <source>Keep it as</source>
        <translation>保留为</translation>
    </message>
    <message>
        <source>You find kept games under Games. A game you give up is counted as given up.</source>
        <translation>保留的牌局可在“牌局”里找到。放弃的牌局会计为放弃。</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Give it up</source>
        <translation>放弃</translation>
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
        <translation>出这个位置上的牌</translation>
    </message>
    <message>
        <source>go from card to card</source>
        <translation>逐张移动</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, 空格</translation>
    </message>
    <message>
        <source>play the card, press the button</source>
        <translation>出牌，按下按钮</translation>
    </message>
    <message>
        <source>go to the next control</source>
        <translation>移到下一个控件</translation>
    </message>
    <message>
        <source>tricks so far</source>
        <translation>回看打过的墩</translation>
    </message>
    <message>
        <source>when watching: pause, one step, faster, slower, open hands</source>
        <translation>观战时：暂停，走一步，加快，放慢，亮出手牌</translation>
    </message>
    <message>
        <source>sounds on or off</source>
        <translation>开关音效</translation>
    </message>
    <message>
        <source>menu of the table</source>
        <translation>牌桌菜单</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>新游戏</translation>
    </message>
    <message>
        <source>open a saved game, save this one</source>
        <translation>打开存档，保存本局</translation>
    </message>
    <message>
        <source>Ctrl+wheel, Ctrl+0</source>
        <translation>Ctrl+滚轮, Ctrl+0</translation>
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
        <translation>全屏</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Samurai: choose a tile, or a figure to place</source>
        <translation>武士：选择板块，或要摆放的棋子</translation>
    </message>
    <message>
        <source>Samurai: go to a space by its letter and number</source>
        <translation>武士：按字母和数字跳到格子</translation>
    </message>
    <message>
        <source>Backspace, E</source>
        <translation>Backspace, E</translation>
    </message>
    <message>
        <source>Samurai: zoom in and out, the whole chart</source>
        <translation>武士：放大，缩小，整张地图</translation>
    </message>
    <message>
        <source>Big Two, Doudizhu: the next play with the raised cards</source>
        <translation>锄大地、斗地主：含所选牌的下一手</translation>
    </message>
    <message>
        <source>Big Two: classes of the cards; Euchre: claim the rest</source>
        <translation>锄大地：牌的等级；尤克牌：拿下余墩</translation>
    </message>
    <message>
        <source>Doudizhu: cards still out; Euchre: who may hold which card</source>
        <translation>斗地主：还没出的牌；尤克牌：谁可能有哪张牌</translation>
    </message>
    <message>
        <source>Euchre: a bid, pass, go alone</source>
        <translation>尤克牌：叫牌，不叫，单打</translation>
    </message>
    <message>
        <source>undo, redo</source>
        <translation>撤销，重做</translation>
    </message>
    <message>
        <source>Samurai: take back a step, end the turn</source>
        <translation>武士：退一步，结束回合</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>hint; when watching: thoughts</source>
        <translation>提示；观战时：思路</translation>
    </message>
    <message>
        <source>in the hint: who may hold what</source>
        <translation>提示中：谁可能有什么</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home, End</translation>
    </message>
    <message>
        <source>in a replay: to its beginning, to its end</source>
        <translation>回放时：到开头，到结尾</translation>
    </message>
    <message>
        <source>in a review: the next mistake, the one before</source>
        <translation>复盘时：下一处失误，上一处失误</translation>
    </message>
    <message>
        <source>close, back; in a first game: stop explaining</source>
        <translation>关闭，返回；讲解局中：停止讲解</translation>
    </message>
    <message>
        <source>Ctrl+Page up, Ctrl+Page down</source>
        <translation>Ctrl+Page Up, Ctrl+Page Down</translation>
    </message>
    <message>
        <source>in a replay or review of a match: the deal before, the next one</source>
        <translation>回放或复盘多局比赛时：上一局，下一局</translation>
    </message>
    <message>
        <source>on the start screen: the laboratory</source>
        <translation>开始界面：实验室</translation>
    </message>
    <message>
        <source>in a review: learn from your mistakes; then N and Shift+N: the next one, the one before</source>
        <translation>复盘时：从失误中学习；之后按 N 和 Shift+N：下一处，上一处</translation>
    </message>
    <message>
        <source>Esc, W, Ctrl+Enter</source>
        <translation>Esc, W, Ctrl+Enter</translation>
    </message>
    <message>
        <source>at the tutor&apos;s question: take back, show why, play anyway</source>
        <translation>教练提问时：收回，看看为什么，还是这样走</translation>
    </message>
    <message>
        <source>in training: the next problem</source>
        <translation>训练中：下一题</translation>
    </message>
    <message>
        <source>in the laboratory: paste a position</source>
        <translation>实验室中：粘贴局面</translation>
    </message>
    <message>
        <source>training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>review a game that is over, or what was played so far (counts as a hint)</source>
        <translation>复盘打完的牌局，或目前打过的部分（算一次提示）</translation>
    </message>
    <message>
        <source>in a review: with open cards, or without</source>
        <translation>复盘时：打开或关闭明牌分析</translation>
    </message>
    <message>
        <source>Shift+R</source>
        <translation>Shift+R</translation>
    </message>
    <message>
        <source>Big Two, Doudizhu: review what was played so far (counts as a hint)</source>
        <translation>锄大地、斗地主：复盘目前打过的部分（算一次提示）</translation>
    </message>
    <message>
        <source>Big Two, Doudizhu: find a play, pass, sort the hand</source>
        <translation>锄大地、斗地主：找一手牌，不出，理牌</translation>
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
        <translation>应对单张</translation>
    </message>
    <message>
        <source>Answering a pair or a triple</source>
        <translation>应对对子或三条</translation>
    </message>
    <message>
        <source>Answering five cards</source>
        <translation>应对五张牌</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>后出牌</translation>
    </message>
    <message>
        <source>Once the stock is empty</source>
        <translation>牌堆摸完后</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>叫牌</translation>
    </message>
    <message>
        <source>Answering an opponent</source>
        <translation>应对对手</translation>
    </message>
    <message>
        <source>Answering your partner</source>
        <translation>应对搭档</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>扣牌</translation>
    </message>
    <message>
        <source>Following suit</source>
        <translation>跟花色</translation>
    </message>
    <message>
        <source>Trumping or throwing</source>
        <translation>出主牌或垫牌</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>开局布置</translation>
    </message>
    <message>
        <source>Placing on land</source>
        <translation>在陆地上放板块</translation>
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
        <translation>交换</translation>
    </message>
    <message>
        <source>Ending the turn</source>
        <translation>结束回合</translation>
    </message>
</context>
<context>
    <name>Laboratory</name>
    <message>
        <source>There is no experiment &quot;%1&quot;.</source>
        <translation>没有实验“%1”。</translation>
    </message>
    <message>
        <source>This is the report of another experiment.</source>
        <translation>这是另一项实验的报告。</translation>
    </message>
    <message>
        <source>This is the report of another match.</source>
        <translation>这是另一场比赛的报告。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a word that is known here</source>
        <translation>“%1”不是这里认得的词</translation>
    </message>
    <message>
        <source>A tournament needs two players or more.</source>
        <translation>锦标赛至少要有两名玩家。</translation>
    </message>
    <message>
        <source>A tournament has at most %1 players.</source>
        <translation>锦标赛最多 %1 名玩家。</translation>
    </message>
    <message>
        <source>A program of your own needs a command.</source>
        <translation>自备程序需要一条命令。</translation>
    </message>
    <message>
        <source>%1 is there twice: give one of them another value of a parameter.</source>
        <translation>%1 出现了两次：请给其中一个换个参数值。</translation>
    </message>
    <message>
        <source>A match has from %1 to %2 games.</source>
        <translation>一场比赛为 %1 至 %2 局。</translation>
    </message>
    <message>
        <source>A test needs sides of the same size: a table of two or four.</source>
        <translation>检验要求双方人数相同：两人桌或四人桌。</translation>
    </message>
    <message>
        <source>At a table of three the sides cannot be exchanged: deal in every seat.</source>
        <translation>三人桌无法双方互换：请让每个牌局在每个座位各打一次。</translation>
    </message>
    <message>
        <source>%1 cannot learn in this way.</source>
        <translation>%1 不能这样学习。</translation>
    </message>
    <message>
        <source>Choose a number from %1 to %2.</source>
        <translation>请选 %1 至 %2 之间的数。</translation>
    </message>
    <message>
        <source>This is the report of another run.</source>
        <translation>这是另一次运行的报告。</translation>
    </message>
    <message>
        <source>Your player needs a name.</source>
        <translation>你的玩家要有个名称。</translation>
    </message>
    <message>
        <source>This name is too long.</source>
        <translation>名称太长。</translation>
    </message>
    <message>
        <source>Choose a player that tells chances.</source>
        <translation>请选一个会预估的玩家。</translation>
    </message>
    <message>
        <source>Choose %1 players at most.</source>
        <translation>最多选 %1 名玩家。</translation>
    </message>
</context>
<context>
    <name>LaboratoryPage</name>
    <message>
        <source>Tournament</source>
        <translation>锦标赛</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>实验</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>实验室</translation>
    </message>
    <message>
        <source>Part of the laboratory</source>
        <translation>实验室的分区</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
</context>
<context>
    <name>LearningForm</name>
    <message>
        <source>Who learns</source>
        <translation>谁来学</translation>
    </message>
    <message>
        <source>How</source>
        <translation>怎么学</translation>
    </message>
    <message>
        <source>It plays against itself and writes into a table what each card was worth.</source>
        <translation>它和自己对打，把每张牌值多少记进一张表。</translation>
    </message>
    <message>
        <source>Variants that win more games have more children, with numbers mixed from both parents.</source>
        <translation>赢得多的变体后代也多，各项数值由双亲混合而来。</translation>
    </message>
    <message>
        <source>Variants around the player are tried; the next ones are drawn around the best quarter.</source>
        <translation>在这名玩家附近试各种变体；下一代围绕最好的四分之一抽取。</translation>
    </message>
    <message>
        <source>Evolution strategy</source>
        <translation>进化策略</translation>
    </message>
    <message>
        <source>Genetic algorithm</source>
        <translation>遗传算法</translation>
    </message>
    <message>
        <source>Q-learning</source>
        <translation>Q-learning</translation>
    </message>
    <message>
        <source>Generations</source>
        <translation>世代数</translation>
    </message>
    <message>
        <source>Variants of a generation</source>
        <translation>每代的变体数</translation>
    </message>
    <message>
        <source>Games of a variant</source>
        <translation>每个变体的局数</translation>
    </message>
    <message>
        <source>Each plays against the player as it is.</source>
        <translation>每个变体都与现在的玩家对打。</translation>
    </message>
    <message>
        <source>Games to learn from</source>
        <translation>学习用的局数</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>The same seed gives the same deals, and the same result.</source>
        <translation>种子相同，牌局就相同，结果也相同。</translation>
    </message>
    <message>
        <source>Games of the comparison</source>
        <translation>比较用的局数</translation>
    </message>
    <message>
        <source>At the end, on new deals.</source>
        <translation>放在最后，用新的牌局。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>A network learns which cards MiniMax plays. This needs PyTorch and NumPy for Python 3.</source>
        <translation>神经网络学习 MiniMax 出哪些牌。需要 Python 3 的 PyTorch 和 NumPy。</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>神经网络</translation>
    </message>
    <message>
        <source>Its table</source>
        <translation>它的表</translation>
    </message>
    <message>
        <source>Hands that differ only in the names of the suits share a row: it learns sooner.</source>
        <translation>只有花色名称不同的手牌共用一行：学得更快。</translation>
    </message>
    <message>
        <source>A row for every hand, as published: millions of games, and 80 megabytes.</source>
        <translation>照论文，每种手牌一行：要打几百万局，占 80 MB。</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>小</translation>
    </message>
    <message>
        <source>As published</source>
        <translation>照论文</translation>
    </message>
</context>
<context>
    <name>LearningTab</name>
    <message>
        <source>Training so far</source>
        <translation>已有的训练</translation>
    </message>
    <message>
        <source>New training</source>
        <translation>新建训练</translation>
    </message>
    <message>
        <source>Your own players</source>
        <translation>你的自创玩家</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>删除 %1</translation>
    </message>
</context>
<context>
    <name>LearningView</name>
    <message>
        <source>All training</source>
        <translation>所有训练</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>另存为 CSV</translation>
    </message>
    <message>
        <source>Save as JSON</source>
        <translation>另存为 JSON</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>保存学到的表</translation>
    </message>
    <message>
        <source>Learning curve</source>
        <translation>学习曲线</translation>
    </message>
    <message>
        <source>What it has become</source>
        <translation>训练成果</translation>
    </message>
    <message>
        <source>Against %1 it wins %2 % (%3 to %4) of %5 games.</source>
        <translation>对 %1：%5 局里赢 %2%（%3 至 %4）。</translation>
    </message>
    <message>
        <source>Keep it as a player of your own</source>
        <translation>保留为自创玩家</translation>
    </message>
    <message>
        <source>Name of your player</source>
        <translation>玩家的名称</translation>
    </message>
    <message>
        <source>Keep the player</source>
        <translation>保留玩家</translation>
    </message>
    <message>
        <source>%1 can be chosen for new games.</source>
        <translation>新游戏里可以选 %1 了。</translation>
    </message>
    <message>
        <source>%1: %2 learns</source>
        <comment>game, player</comment>
        <translation>%1：%2在学习</translation>
    </message>
    <message>
        <source>Save the network</source>
        <translation>保存神经网络</translation>
    </message>
</context>
<context>
    <name>LeaveSheet</name>
    <message>
        <source>The laboratory is still at work</source>
        <translation>实验室还在运行</translation>
    </message>
    <message>
        <source>The run can go on without the window, or pause. Either way nothing is lost, and you find it in the laboratory at the next start.</source>
        <translation>关掉窗口后，可以让它继续运行，也可以暂停。怎样都不会丢失什么，下次启动时在实验室里就能找到。</translation>
    </message>
    <message>
        <source>Pause and close</source>
        <translation>暂停并关闭</translation>
    </message>
    <message>
        <source>Let it go on</source>
        <translation>让它继续</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>留在这里</translation>
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
        <translation>停止讲解</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>The 2 is the highest rank, then ace, king, queen and so on down to the 3. Between two cards of a rank the suit decides: spades, hearts, clubs, diamonds.</source>
        <translation>2 最大，然后是 A、K、Q，依次往下，3 最小。点数相同时比花色：黑桃最大，其次是红桃、梅花、方块。</translation>
    </message>
    <message>
        <source>Be the first to get rid of all your cards.</source>
        <translation>谁先出完手里的牌，谁就赢。</translation>
    </message>
    <message>
        <source>You hold the three of diamonds, so you begin, with a play that contains it: the card alone, a pair, or five cards.</source>
        <translation>方块3在你手里，所以由你先出，而且必须带上它：单出这张，或者出对子、五张牌。</translation>
    </message>
    <message>
        <source>Your two threes and a three of a kind make a full house: five cards gone at once. Click them, then Play.</source>
        <translation>你的两张 3 加上三条就是葫芦：一次走掉五张。点选这五张牌，再按“出牌”。</translation>
    </message>
    <message>
        <source>On the table: %1, from %2. Play a higher one of as many cards, or pass. Whoever passes is out until the round is over.</source>
        <translation>桌上是%2出的%1。要出张数相同、更大的牌，或者不出。不出之后，要等这一轮结束才能再出。</translation>
    </message>
    <message>
        <source>Everybody else has passed: the round is yours, and you lead the next.</source>
        <translation>其他人都不出了：这一轮归你，下一轮由你先出。</translation>
    </message>
    <message>
        <source>Everybody else has passed: the round goes to %1, who leads the next.</source>
        <translation>其他人都不出了：这一轮归%1，下一轮由%1先出。</translation>
    </message>
    <message>
        <source>You lead: a single card, a pair or five cards, as you like. Get rid of low cards now, while nobody can ask for higher ones.</source>
        <translation>由你先出：单张、对子、五张牌都行。趁现在不用压别人的牌，先走掉小牌。</translation>
    </message>
    <message>
        <source>Five cards can go together: a straight, a flush, a full house, four of a kind with a fifth card, or a straight flush. Each beats those before.</source>
        <translation>五张牌可以一起出：顺子、同花、葫芦、四带一、同花顺，后面的都能压过前面的。</translation>
    </message>
    <message>
        <source>%1 has a single card left. If you lead, lead a pair, five cards, or your highest single.</source>
        <translation>%1只剩一张牌了。由你先出时，出对子、五张牌，或最大的单张。</translation>
    </message>
    <message>
        <source>%1 has only %2 cards left. Each card that you still hold at the end costs you a point.</source>
        <translation>%1只剩 %2 张牌了。到最后，你手里每剩一张牌就扣一分。</translation>
    </message>
    <message>
        <source>You were out first, and get a point for every card the others still hold.</source>
        <translation>你最先出完，其他人手里每剩一张牌，你就得一分。</translation>
    </message>
    <message>
        <source>You led %1 of %2 rounds: whoever leads gets rid of low cards.</source>
        <translation>%2 轮里你先出了 %1 轮：先出，才好走掉小牌。</translation>
    </message>
    <message>
        <source>%1 was out first, and led %2 of %3 rounds: whoever leads gets rid of low cards.</source>
        <translation>%1最先出完，%3 轮里先出了 %2 轮：先出，才好走掉小牌。</translation>
    </message>
    <message>
        <source>The %1 was left in your hand: played earlier, it would have won you the lead.</source>
        <translation>%1压在你手里没出：早些出，本可以赢得牌权。</translation>
    </message>
    <message>
        <source>What you still held costs a point for each card: %1.</source>
        <translation>你手里剩 %1 张牌，每张扣一分。</translation>
    </message>
    <message>
        <source>These are your cards. An ace is worth 11 points, a three 10, a king 4, a knight 3, a jack 2; the others nothing.</source>
        <translation>这些是你的牌。A 值 11 分，3 值 10 分，国王 4 分，骑士 3 分，侍从 2 分，其他的没有分。</translation>
    </message>
    <message>
        <source>There are 120 points in the deck. Take more than 60 and you win.</source>
        <translation>整副牌共 120 分，拿到超过 60 分就赢。</translation>
    </message>
    <message>
        <source>The card under the stock names the trump suit: %1. The smallest trump takes the best card of another suit.</source>
        <translation>压在牌堆底下的那张决定主牌花色：%1。最小的主牌也能赢其他花色最大的牌。</translation>
    </message>
    <message>
        <source>You lead: play any card you like. With the %1 you risk nothing, it is worth no points.</source>
        <translation>由你领出：想出哪张就出哪张。出%1没什么风险，它没有分。</translation>
    </message>
    <message>
        <source>You lead: play any card you like. The fewer points it is worth, the less you risk.</source>
        <translation>由你领出：想出哪张就出哪张。分值越小，风险越小。</translation>
    </message>
    <message>
        <source>The %1 takes the %2: the same suit, and higher.</source>
        <translation>%1赢%2：花色相同，而且更大。</translation>
    </message>
    <message>
        <source>The %1 takes the %2, for it is a trump.</source>
        <translation>%1赢%2：因为它是主牌。</translation>
    </message>
    <message>
        <source>The %1 takes the %2: it was led, and the other card is of another suit and no trump.</source>
        <translation>%1赢%2：它是领出的牌，另一张花色不同，又不是主牌。</translation>
    </message>
    <message>
        <source>There are no points in this trick.</source>
        <translation>这墩没有分。</translation>
    </message>
    <message>
        <source>You win its %1 points.</source>
        <translation>这墩的 %1 分归你。</translation>
    </message>
    <message>
        <source>%1 wins its %2 points.</source>
        <translation>这墩的 %2 分归%1。</translation>
    </message>
    <message>
        <source>After each trick both draw a card, the winner first, and the winner leads the next trick.</source>
        <translation>每墩过后，两人各摸一张牌，赢家先摸，并领出下一墩。</translation>
    </message>
    <message>
        <source>%1 leads the %2. You need not follow suit: play what you like.</source>
        <translation>%1领出%2。不必跟花色，想出哪张就出哪张。</translation>
    </message>
    <message>
        <source>None of your cards takes it, so give away the one you need least.</source>
        <translation>你的牌都赢不了它，那就舍掉最用不着的一张。</translation>
    </message>
    <message>
        <source>It is worth %1 points, and your %2 would take it.</source>
        <translation>它值 %1 分，你的%2能赢下它。</translation>
    </message>
    <message>
        <source>Your %1 would take it, but there are no points in it yet: it may be better to let it go.</source>
        <translation>你的%1能赢下它，但这墩还没有分：放掉也许更好。</translation>
    </message>
    <message>
        <source>Here you see your points: %1, and %2 has %3. It is the aces and threes that decide a game.</source>
        <translation>这里显示你的分数：%1；%2有 %3 分。决定胜负的是 A 和 3。</translation>
    </message>
    <message>
        <source>The stock is used up: these are the last cards. %1 now holds all that you have not seen, so whoever remembers best plays best.</source>
        <translation>牌堆摸完了，这是最后几张牌。你没见过的牌现在都在%1手里，谁记得最清楚，谁就打得最好。</translation>
    </message>
    <message>
        <source>Sixty points each: you took %1 of the eight aces and threes, %2 took %3.</source>
        <translation>各得 60 分：八张 A 和 3 里，你拿到 %1 张，%2拿到 %3 张。</translation>
    </message>
    <message>
        <source>Of the eight aces and threes you took %1 and %2 took %3: the kings, knights and jacks made the difference.</source>
        <translation>八张 A 和 3 里，你拿到 %1 张，%2拿到 %3 张：差别出在国王、骑士和侍从上。</translation>
    </message>
    <message>
        <source>The aces and threes decided it: you took %1 of the eight, %2 took %3.</source>
        <translation>胜负取决于 A 和 3：八张里你拿到 %1 张，%2拿到 %3 张。</translation>
    </message>
    <message>
        <source>You took %1 of the eight aces and threes and %2 took %3, but the other cards turned it round.</source>
        <translation>八张 A 和 3 里，你拿到 %1 张，%2拿到 %3 张，但其他牌扭转了局面。</translation>
    </message>
    <message>
        <source>Your best trick was worth %1 points: the %2 took the %3.</source>
        <translation>你最好的一墩值 %1 分：%2赢%3。</translation>
    </message>
    <message>
        <source>The dearest trick, %1 points, went to %2: the %3 took the %4.</source>
        <translation>最值钱的一墩有 %1 分，归了%2：%3赢%4。</translation>
    </message>
    <message>
        <source>Suits do not matter here. The red joker is the highest card, then the black joker, the 2, the ace, the king and so on down to the 3.</source>
        <translation>这里不论花色。大王最大，然后是小王、2、A、K，依次往下，3 最小。</translation>
    </message>
    <message>
        <source>The highest bid makes the landlord, who gets the three cards in the middle and plays alone against the other two. The bid is the stake.</source>
        <translation>叫分最高的人当地主，拿走中间的三张底牌，一个人对另外两家。叫几分，底分就是几分。</translation>
    </message>
    <message>
        <source>You are the landlord: the three cards are yours, and you lead. %1 and %2 are the peasants. Be out of cards before either of them.</source>
        <translation>你是地主：三张底牌归你，由你先出。%1和%2是农民。要抢在他们两个之前出完牌。</translation>
    </message>
    <message>
        <source>%1 is the landlord, takes the three cards and leads. You and %2 are the peasants: if one of you is out of cards first, you both win.</source>
        <translation>%1是地主，拿走三张底牌，并且先出。你和%2是农民：你们俩只要有一个先出完，就都赢。</translation>
    </message>
    <message>
        <source>You hold both jokers, the rocket: it beats everything, and doubles the stake. Keep it for the moment you need the lead.</source>
        <translation>两张王都在你手里，这就是火箭：什么都能压，还会让底分翻倍。留到需要牌权的时候再出。</translation>
    </message>
    <message>
        <source>You hold a bomb, four cards of rank %1: it beats everything but a higher bomb and the rocket, and doubles the stake. Keep it for the moment you need the lead.</source>
        <translation>你有炸弹，四张 %1：除了更大的炸弹和火箭，什么都能压，还会让底分翻倍。留到需要牌权的时候再出。</translation>
    </message>
    <message>
        <source>You lead: a single card, a pair, a triplet, alone or with a card or a pair, or a sequence of five ranks or more.</source>
        <translation>由你先出：单张、对子、三张（可以带一张或一对），或至少五张的顺子。</translation>
    </message>
    <message>
        <source>On the table: %1, from %2. Play a higher one of the same form, or pass. Who passes may play again as soon as it is their turn.</source>
        <translation>桌上是%2出的%1。要出牌型相同、更大的牌，或者不出。不出的人，下次轮到时还可以再出。</translation>
    </message>
    <message>
        <source>%1 is on your side: it is often right to pass.</source>
        <translation>%1和你是一边的：很多时候不出才对。</translation>
    </message>
    <message>
        <source>The other two have passed, so you lead again, with whatever you like.</source>
        <translation>另外两家都不出，又由你先出，出什么都行。</translation>
    </message>
    <message>
        <source>The other two have passed, so %1 leads again. Whoever leads chooses the form.</source>
        <translation>另外两家都不出，又由%1先出。谁先出，谁定牌型。</translation>
    </message>
    <message>
        <source>%1 has a single card left. If you lead, lead pairs or sequences: they cannot be followed with it.</source>
        <translation>%1只剩一张牌了。由你先出时，出对子或顺子：一张牌跟不了。</translation>
    </message>
    <message>
        <source>%1 has only %2 cards left. Now it is worth playing high, so that %1 does not get the lead.</source>
        <translation>%1只剩 %2 张牌了。现在值得出大牌，别让%1拿到牌权。</translation>
    </message>
    <message>
        <source>You were out of cards first, alone against two.</source>
        <translation>你一个人对两家，最先出完了牌。</translation>
    </message>
    <message>
        <source>You were out of cards first, and so won for both peasants.</source>
        <translation>你最先出完牌，两个农民一起赢了。</translation>
    </message>
    <message>
        <source>%1, the landlord, was out of cards first.</source>
        <translation>地主%1最先出完了牌。</translation>
    </message>
    <message>
        <source>%1 was out of cards first, and so won for both peasants.</source>
        <translation>%1最先出完牌，两个农民一起赢了。</translation>
    </message>
    <message>
        <source>The landlord led %1 of %2 rounds: whoever leads gets rid of low cards.</source>
        <translation>%2 轮里地主先出了 %1 轮：先出，才好走掉小牌。</translation>
    </message>
    <message>
        <source>You still held a bomb: it would have brought you the lead once more.</source>
        <translation>你手里还有炸弹没出：用它本可以再拿一次牌权。</translation>
    </message>
    <message>
        <source>%1 opposite is your partner: your tricks count together. The side that names the trump suit has to take three of the five.</source>
        <translation>对面的%1是你的搭档：你们的墩数合在一起算。定主的一方要拿到五墩中的三墩。</translation>
    </message>
    <message>
        <source>If %1 became trump, the best card would be the %2, the right bower, and the next the %3, the left bower, which is then a trump too.</source>
        <translation>如果%1成为主牌，最大的牌是%2，叫正J；其次是%3，叫副J，这时也算主牌。</translation>
    </message>
    <message>
        <source>After them, and in the other suits, come ace, king, queen, jack, ten, nine.</source>
        <translation>它们之后，以及在其他花色里，依次是 A、K、Q、J、10、9。</translation>
    </message>
    <message>
        <source>Shall %1 be trump? Order the card up, and they are: %2, the dealer, takes it. Or pass.</source>
        <translation>要让%1当主牌吗？叫起翻开的牌，主牌就定了，这张牌归庄家%2。也可以不叫。</translation>
    </message>
    <message>
        <source>You would hold %1 trumps: with a bower among them, usually enough.</source>
        <translation>那样你会有 %1 张主牌：其中有正J或副J的话，通常就够了。</translation>
    </message>
    <message>
        <source>You would hold fewer than three trumps: passing is the safe choice.</source>
        <translation>那样你的主牌不到三张：还是不叫稳妥。</translation>
    </message>
    <message>
        <source>Nobody wanted %1. Now each in turn may name another suit. Name one of which you hold three or more, its bowers counted; else pass.</source>
        <translation>没人要%1。现在轮流叫别的花色。哪门花色你至少有三张（算上正J和副J），就叫哪门；否则不叫。</translation>
    </message>
    <message>
        <source>You made %1 trump: you and %2 are the makers.</source>
        <translation>你定%1为主：你和%2是定主方。</translation>
    </message>
    <message>
        <source>%1, your partner, made %2 trump: you two are the makers.</source>
        <translation>你的搭档%1定%2为主：你们俩是定主方。</translation>
    </message>
    <message>
        <source>%1 made %2 trump: %1 and %3 are the makers.</source>
        <translation>%1定%2为主：%1和%3是定主方。</translation>
    </message>
    <message>
        <source>Three tricks bring the makers a point, all five two. If they take fewer than three, the other side gets two points.</source>
        <translation>定主方拿到三墩得一分，五墩全赢得两分；不到三墩，对方得两分。</translation>
    </message>
    <message>
        <source>You lead: play any card. Makers like to lead their high trumps first, so that nobody can trump their aces later.</source>
        <translation>由你领出：出哪张都行。定主方常常先领大主牌，免得以后自己的 A 被人用主牌赢走。</translation>
    </message>
    <message>
        <source>You lead: play any card. Against the makers, an ace of another suit than trump is a good start.</source>
        <translation>由你领出：出哪张都行。对付定主方，先领一张不是主牌的 A 是个好开头。</translation>
    </message>
    <message>
        <source>%1 led %2, and you have %2: you must follow suit. The other cards wait.</source>
        <translation>%1领出%2，你有%2：必须跟花色。其他牌先等等。</translation>
    </message>
    <message>
        <source>%1 led %2, and you have none: play what you like. A trump takes the trick unless somebody plays a higher one.</source>
        <translation>%1领出%2，你没有：想出哪张就出哪张。出主牌就能赢这墩，除非有人出更大的主牌。</translation>
    </message>
    <message>
        <source>You take the trick with the %1, the highest trump in it, and lead the next.</source>
        <translation>你用%1赢下这墩，它是这墩里最大的主牌。下一墩由你领出。</translation>
    </message>
    <message>
        <source>%1 takes the trick with the %2, the highest trump in it, and leads the next.</source>
        <translation>%1用%2赢下这墩，它是这墩里最大的主牌。下一墩由%1领出。</translation>
    </message>
    <message>
        <source>You take the trick with the %1: the highest card of the suit led, and nobody trumped it. You lead the next.</source>
        <translation>你用%1赢下这墩：它是领出花色里最大的牌，又没人用主牌。下一墩由你领出。</translation>
    </message>
    <message>
        <source>%1 takes the trick with the %2: the highest card of the suit led, and nobody trumped it. %1 leads the next.</source>
        <translation>%1用%2赢下这墩：它是领出花色里最大的牌，又没人用主牌。下一墩由%1领出。</translation>
    </message>
    <message>
        <source>The dots are tricks: the makers have taken all so far. With all five they score two points instead of one.</source>
        <translation>圆点表示墩：到现在定主方全赢了。五墩全赢就得两分，而不是一分。</translation>
    </message>
    <message>
        <source>The dots are tricks: the makers have their three, and so their point. What is left changes nothing.</source>
        <translation>圆点表示墩：定主方已有三墩，一分到手。剩下的墩不影响得分。</translation>
    </message>
    <message>
        <source>The dots are tricks: the makers can no longer take three. They are euchred, and the other side scores two points.</source>
        <translation>圆点表示墩：定主方拿不到三墩了，没打成，对方得两分。</translation>
    </message>
    <message>
        <source>The dots are tricks: the makers still need some for their three. The last tricks decide it.</source>
        <translation>圆点表示墩：定主方还没拿够三墩，就看最后几墩了。</translation>
    </message>
    <message>
        <source>Nobody wanted to name a trump suit, so nobody scores, and the next player deals.</source>
        <translation>没有人愿意定主，谁也不得分，换下家发牌。</translation>
    </message>
    <message>
        <source>Your side made %1 trump and needed three tricks: you took %2.</source>
        <translation>你们定%1为主，需要三墩：拿到了 %2 墩。</translation>
    </message>
    <message>
        <source>Your side made %1 trump and needed three tricks, but took only %2.</source>
        <translation>你们定%1为主，需要三墩，却只拿到 %2 墩。</translation>
    </message>
    <message>
        <source>%3 and %4 made %1 trump and needed three tricks: they took %2.</source>
        <translation>%3和%4定%1为主，需要三墩：拿到了 %2 墩。</translation>
    </message>
    <message>
        <source>%3 and %4 made %1 trump and needed three tricks: you left them only %2.</source>
        <translation>%3和%4定%1为主，需要三墩：你们只让对方拿到 %2 墩。</translation>
    </message>
    <message>
        <source>Trumps took %1 of the five tricks; the right bower lay face down all the time.</source>
        <translation>五墩里有 %1 墩是主牌赢的；正J一直盖着没露面。</translation>
    </message>
    <message>
        <source>Trumps took %1 of the five tricks; the right bower, the best of them, was yours.</source>
        <translation>五墩里有 %1 墩是主牌赢的；最大的主牌正J在你手里。</translation>
    </message>
    <message>
        <source>Trumps took %1 of the five tricks; the right bower, the best of them, was in the hand of %2.</source>
        <translation>五墩里有 %1 墩是主牌赢的；最大的主牌正J在%2手里。</translation>
    </message>
    <message>
        <source>Figures stand in the settlements, of three kinds: Buddhas, helmets and rice. Whoever has collected most of two kinds wins.</source>
        <translation>据点上摆着三种棋子：佛像、头盔和稻米。谁有两种棋子夺得最多，谁就赢。</translation>
    </message>
    <message>
        <source>Little land is free beside this settlement. Choose a tile, say your %1, then a space beside it. Any other lit space will do, too.</source>
        <translation>这个据点旁边的空陆地格不多了。选一个板块，比如%1，再选据点旁边的一格。别的亮起的格子也都可以。</translation>
    </message>
    <message>
        <source>Your influence here (%1): %2; that of %3: %4. When a tile lies on every land space beside a settlement, each figure goes to whoever has more influence on it.</source>
        <translation>这里（%1）你的影响力是 %2，%3的是 %4。据点旁边的陆地格都放上板块后，每个棋子归影响力更大的一方。</translation>
    </message>
    <message>
        <source>You may play one normal tile in a turn, and any number of fast ones: those with two arrows. Then end your turn, and you draw up to five tiles.</source>
        <translation>每回合可以放一个普通板块，快速板块（带两个箭头）不限。然后结束回合，再抽到五个板块。</translation>
    </message>
    <message>
        <source>A tile lies on every land space beside this settlement, so its figure leaves it (%1). Your influence was %2, that of %3 was %4.</source>
        <translation>这个据点旁边的陆地格都放上了板块，它的棋子（%1）就离开这里。你的影响力是 %2，%3的是 %4。</translation>
    </message>
    <message>
        <source>You had more: the figure is yours.</source>
        <translation>你的更大：这个棋子归你。</translation>
    </message>
    <message>
        <source>That is a tie: nobody gets the figure, and it is set aside.</source>
        <translation>双方并列：谁也得不到这个棋子，它被移出。</translation>
    </message>
    <message>
        <source>%1 had more and gets the figure.</source>
        <translation>%1的更大，得到这个棋子。</translation>
    </message>
    <message>
        <source>These are the figures still on the chart. The game ends when one kind is gone, or when four figures are set aside.</source>
        <translation>这些是地图上还有的棋子。某种棋子拿完，或有四个棋子被移出时，游戏结束。</translation>
    </message>
    <message>
        <source>Your figures so far: Buddhas %1, helmets %2, rice %3. Two kinds are enough to win, so let the third go if it costs too much.</source>
        <translation>你目前的棋子：佛像 %1，头盔 %2，稻米 %3。领先两种就能赢，所以第三种代价太大就放弃。</translation>
    </message>
    <message>
        <source>You have most of at least two kinds: that wins at once.</source>
        <translation>你领先至少两种棋子：直接获胜。</translation>
    </message>
    <message>
        <source>%1 has most of at least two kinds: that wins at once.</source>
        <translation>%1领先至少两种棋子：直接获胜。</translation>
    </message>
    <message>
        <source>Only you have most of a kind: that wins.</source>
        <translation>只有你领先一种棋子：你获胜。</translation>
    </message>
    <message>
        <source>Only %1 has most of a kind: that wins.</source>
        <translation>只有%1领先一种棋子：%1获胜。</translation>
    </message>
    <message>
        <source>Neither of you has most of more kinds, so the other figures were counted.</source>
        <translation>你们领先的种类一样多，所以再比其他棋子。</translation>
    </message>
    <message>
        <source>It was closest here: %1, %2 for you and %3 for %4.</source>
        <translation>差距最小的是%1：你有 %2 个，%4有 %3 个。</translation>
    </message>
    <message>
        <source>Get rid of all your cards. One player, the landlord, is alone against the other two, the peasants, and whoever is out of cards first wins for their side.</source>
        <translation>要先出完手里的牌。地主一个人对另外两家农民，谁最先出完，谁那一方就赢。</translation>
    </message>
    <message>
        <source>Jokers, twos and bombs, four cards of a rank, are what a landlord needs: with such a hand, bid high.</source>
        <translation>当地主要靠王、2 和炸弹（四张点数相同的牌）：有这样的牌，就往高里叫。</translation>
    </message>
    <message>
        <source>Click cards to raise them, or press Find a play. Low cards first: they win nothing later.</source>
        <translation>点牌选中，或按“找一手牌”。先出小牌：以后它们什么也赢不到。</translation>
    </message>
    <message>
        <source>These are your tiles. The picture says for which kind of figure a tile counts, the number how much it counts. The swords are a samurai, who counts for all three kinds.</source>
        <translation>这些是你的板块。图案表示对哪种棋子起作用，数字表示影响力多大。刀剑是武士，对三种棋子都起作用。</translation>
    </message>
    <message>
        <source>Point at a tile to read what it does.</source>
        <translation>指着板块，就能看到它的作用。</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Beginner</source>
        <translation>新手</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>简单</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>较难</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>冠军</translation>
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
        <translation>准确度：%1</translation>
    </message>
    <message>
        <source>Not looked at yet</source>
        <translation>还没有分析</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>对局 %1</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>There is nothing to add up</source>
        <translation>没有可合计的结果</translation>
    </message>
    <message>
        <source>Expected %1 players, not %2</source>
        <translation>此处应有 %1 名玩家，而不是 %2 名</translation>
    </message>
    <message>
        <source>Expected %1 totals, not %2</source>
        <translation>此处应有 %1 个总分，而不是 %2 个</translation>
    </message>
    <message>
        <source>Only two sides can be exchanged, not %1</source>
        <translation>只有两方可以互换，而不是 %1 方</translation>
    </message>
    <message>
        <source>This is a part of a different match from the first</source>
        <translation>这一部分与第一部分不属于同一场比赛</translation>
    </message>
    <message>
        <source>Part %1 appears twice</source>
        <translation>第 %1 部分出现了两次</translation>
    </message>
    <message>
        <source>Networks do not learn this game yet</source>
        <translation>神经网络还不能学这个游戏</translation>
    </message>
    <message>
        <source>Only two sides can be tested, not %1</source>
        <translation>只能检验两方，而不是 %1 方</translation>
    </message>
    <message>
        <source>A match that is tested has no parts</source>
        <translation>要检验的比赛不能分成几部分</translation>
    </message>
    <message>
        <source>Sides of different sizes need --duplicate to be tested</source>
        <translation>两方人数不同时，要加上 --duplicate 才能检验</translation>
    </message>
    <message>
        <source>This is the report of another match</source>
        <translation>这是另一场比赛的报告</translation>
    </message>
    <message>
        <source>&quot;%1&quot; should be one of: %2</source>
        <translation>“%1”应为下列之一：%2</translation>
    </message>
    <message>
        <source>Expected one number from %1 to %2</source>
        <translation>此处应为一个 %1 到 %2 之间的数字</translation>
    </message>
    <message>
        <source>This must be more than elo0</source>
        <translation>这必须大于 elo0</translation>
    </message>
    <message>
        <source>These counts contradict each other</source>
        <translation>这些计数互相矛盾</translation>
    </message>
    <message>
        <source>There is no part &quot;%1&quot;</source>
        <translation>没有“%1”这一部分</translation>
    </message>
    <message>
        <source>%1 is there twice</source>
        <translation>%1 出现了两次</translation>
    </message>
</context>
<context>
    <name>MeetingRow</name>
    <message>
        <source>%1 % (%2 to %3) of %4 games</source>
        <translation>得分率 %1%（%2 至 %3），共 %4 局</translation>
    </message>
    <message>
        <source>%1 is stronger by %2 Elo rather than by %3.</source>
        <translation>%1 强 %2 Elo，而不是 %3。</translation>
    </message>
    <message>
        <source>%1 is not stronger by %2 Elo.</source>
        <translation>%1 没有强出 %2 Elo。</translation>
    </message>
    <message>
        <source>The games were not enough to tell.</source>
        <translation>局数不够，无法判断。</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>at work</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 对 %2</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Number of a game</source>
        <translation>对局的序号</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>观战</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>牌局</translation>
    </message>
    <message>
        <source>Number of a deal of the game</source>
        <translation>对局里牌局的序号</translation>
    </message>
</context>
<context>
    <name>ModalSheet</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
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
        <translation>“%1”既不是牌，也不是 pass</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must list each card once, in ascending order</source>
        <translation>“%1”必须从小到大排列，每张牌只列一次</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a French card</source>
        <translation>“%1”不是扑克牌里的牌</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an Italian card</source>
        <translation>“%1”不是意大利纸牌里的牌</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a bid nor cards nor a pass</source>
        <translation>“%1”不是叫分，不是牌，也不是 pass</translation>
    </message>
    <message>
        <source>%1 is not a legal move here</source>
        <translation>此时不允许 %1</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>不出</translation>
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
        <translation>此处应有 %1 个数字，而不是 %2 个</translation>
    </message>
    <message>
        <source>It is larger than what it looks at</source>
        <translation>它比所看的范围还大</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of: %2</source>
        <translation>“%1”不在可选范围内：%2</translation>
    </message>
    <message>
        <source>The layer is too large</source>
        <translation>这一层太大</translation>
    </message>
    <message>
        <source>This is not a file of a network&apos;s weights</source>
        <translation>这不是神经网络的权重文件</translation>
    </message>
    <message>
        <source>The file ends too early</source>
        <translation>文件不完整，提前结束了</translation>
    </message>
    <message>
        <source>There must be %1 to %2 layers</source>
        <translation>层数必须在 %1 到 %2 之间</translation>
    </message>
    <message>
        <source>The layers need %1 bytes of weights, not %2</source>
        <translation>各层需要 %1 字节的权重，而不是 %2 字节</translation>
    </message>
    <message>
        <source>The weights are damaged</source>
        <translation>权重已损坏</translation>
    </message>
    <message>
        <source>Weight %1 is not a number</source>
        <translation>第 %1 个权重不是数字</translation>
    </message>
    <message>
        <source>This network does not fit &quot;%1&quot;</source>
        <translation>这个神经网络与“%1”不匹配</translation>
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
        <translation>谁来玩</translation>
    </message>
    <message>
        <source>Two people</source>
        <translation>两个人</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>观战</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>4, as partners</source>
        <translation>4，两两搭档</translation>
    </message>
    <message>
        <source>Another portrait</source>
        <translation>换个头像</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名字</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>搭档</translation>
    </message>
    <message>
        <source>Level of %1</source>
        <translation>%1 的难度</translation>
    </message>
    <message>
        <source>Leads first</source>
        <translation>谁先出</translation>
    </message>
    <message>
        <source>Rules and deal</source>
        <translation>规则与牌局</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>牌局编号</translation>
    </message>
    <message>
        <source>The same number deals the same cards again: to play a deal once more or to share it.</source>
        <translation>编号相同，发的牌就相同：可以重玩一局，也可以与人分享。</translation>
    </message>
    <message>
        <source>Another number</source>
        <translation>换个编号</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>发牌</translation>
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
        <translation>赛制</translation>
    </message>
    <message>
        <source>From a file...</source>
        <translation>从文件选择…</translation>
    </message>
    <message>
        <source>Change portrait of %1</source>
        <translation>更换%1的头像</translation>
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
        <translation>先玩一局，每一步都有讲解。以后在“玩法”里也能找到。</translation>
    </message>
    <message>
        <source>Explain it to me</source>
        <translation>给我讲解</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>谁先走</translation>
    </message>
    <message>
        <source>Rules and setup</source>
        <translation>规则与开局</translation>
    </message>
    <message>
        <source>Game number</source>
        <translation>对局编号</translation>
    </message>
    <message>
        <source>The same number sets the game up in the same way again: to play it once more or to share it.</source>
        <translation>编号相同，开局就相同：可以重玩一局，也可以与人分享。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>This game has no such option; it has: %1</source>
        <translation>这个游戏没有此选项；可用的有：%1</translation>
    </message>
    <message>
        <source>%1 is possible only with %2 = %3</source>
        <translation>只有 %2 = %3 时才能选 %1</translation>
    </message>
    <message>
        <source>This option has no value %1; it can be: %2</source>
        <translation>此选项不能取 %1；可取：%2</translation>
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
            <numerusform>%1：%n 次，每次损失 %2</numerusform>
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
        <translation>每部分的局数</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>The same seed gives the same deals, and the same result.</source>
        <translation>种子相同，牌局就相同，结果也相同。</translation>
    </message>
    <message>
        <source>Run it again</source>
        <translation>再运行一次</translation>
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
        <translation>无法判断</translation>
    </message>
    <message>
        <source>ours, with its 95 % interval</source>
        <translation>我们的值及其 95% 置信区间</translation>
    </message>
    <message>
        <source>published</source>
        <translation>论文的值</translation>
    </message>
    <message>
        <source>ours %1</source>
        <translation>我们的 %1</translation>
    </message>
    <message>
        <source>published %1</source>
        <translation>论文的 %1</translation>
    </message>
</context>
<context>
    <name>PaperFindings</name>
    <message>
        <source>Ours beside the published figures</source>
        <translation>我们的数据与论文数据对照</translation>
    </message>
    <message>
        <source>As published</source>
        <translation>论文的数据</translation>
    </message>
</context>
<context>
    <name>PaperRunView</name>
    <message>
        <source>All experiments</source>
        <translation>所有实验</translation>
    </message>
    <message>
        <source>%1 of %2 published figures are the same, %3 differ, for %4 there are not enough games to tell.</source>
        <translation>论文的 %2 个数据中，%1 个相同，%3 个不同，%4 个局数不够，无法判断。</translation>
    </message>
    <message>
        <source>the whole paper</source>
        <translation>整篇论文</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>另存为 CSV</translation>
    </message>
    <message>
        <source>Save as JSON</source>
        <translation>另存为 JSON</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>Tables and figures of the paper</source>
        <translation>论文里的表和图</translation>
    </message>
</context>
<context>
    <name>Parameters</name>
    <message>
        <source>Deals that agree with what was seen, imagined for each decision</source>
        <translation>每次决策设想多少个与已见情况相符的牌局</translation>
    </message>
    <message>
        <source>Rounds of looking, each at the better half of the moves</source>
        <translation>看几轮，每轮只看较好的一半走法</translation>
    </message>
    <message>
        <source>Whether deals that explain the others&apos; moves count for more</source>
        <translation>能解释别人走法的牌局是否权重更大</translation>
    </message>
    <message>
        <source>Deals with at most so many cards left are solved, not played out</source>
        <translation>剩牌不超过这么多时，直接求解，不再推演</translation>
    </message>
    <message>
        <source>Weight of what the quick rules think of a move, in thousandths</source>
        <translation>快速规则对走法的看法占多大权重，以千分之一计</translation>
    </message>
    <message>
        <source>How often it overlooks a move, in 100</source>
        <translation>漏看一种走法的频率，以百分之一计</translation>
    </message>
    <message>
        <source>How imagined deals are played out: by quick rules or at random</source>
        <translation>设想的牌局怎样推演：按快速规则还是随机</translation>
    </message>
    <message>
        <source>Turns of an imagined deal that are played out</source>
        <translation>设想的牌局推演多少个回合</translation>
    </message>
    <message>
        <source>How much a win is worth, in cards or figures</source>
        <translation>赢一局值多少，以牌数或棋子数计</translation>
    </message>
    <message>
        <source>Whether it plays sure wins without looking further</source>
        <translation>稳赢时是否直接走，不再往下看</translation>
    </message>
    <message>
        <source>Most plays it looks at, besides a pass</source>
        <translation>除了不出，最多看多少种出法</translation>
    </message>
    <message>
        <source>Turns of an imagined deal that are played with more thought</source>
        <translation>设想的牌局里有多少个回合思考得更细</translation>
    </message>
    <message>
        <source>How it chooses its tiles and places the figures</source>
        <translation>怎样选板块、摆棋子</translation>
    </message>
    <message>
        <source>Most steps or turns it looks at in a position</source>
        <translation>一个局面里最多看多少步或多少种回合</translation>
    </message>
    <message>
        <source>Walks through all its trees together</source>
        <translation>所有搜索树合计的遍历次数</translation>
    </message>
    <message>
        <source>Trees that vote on the move</source>
        <translation>为走法投票的搜索树有几棵</translation>
    </message>
    <message>
        <source>How much it tries what it knows little of: the constant of UCB1, in hundredths</source>
        <translation>多愿意尝试了解不多的走法：UCB1 的常数，以百分之一计</translation>
    </message>
    <message>
        <source>Memory for all its trees</source>
        <translation>所有搜索树共用的内存</translation>
    </message>
    <message>
        <source>One tree for all players, or one for each</source>
        <translation>所有玩家共用一棵树，还是每人一棵</translation>
    </message>
    <message>
        <source>Samples of the cards or tiles it does not see</source>
        <translation>对看不到的牌或板块采样多少次</translation>
    </message>
    <message>
        <source>How far its tree looks ahead, in moves or turns</source>
        <translation>搜索树往后看多远，以步或回合计</translation>
    </message>
    <message>
        <source>Cards it knows of each opponent&apos;s hand; above 0 it cheats</source>
        <translation>知道每个对手几张手牌；大于 0 就是作弊</translation>
    </message>
    <message>
        <source>Whether each sample has a vote, or the mean decides</source>
        <translation>每个样本各投一票，还是由平均值决定</translation>
    </message>
    <message>
        <source>Alpha-beta; without it every line is searched, for the same values</source>
        <translation>Alpha-beta 剪枝；不用时每条路线都搜索，值相同</translation>
    </message>
    <message>
        <source>Which of several equally good moves it takes</source>
        <translation>几种走法同样好时选哪一种</translation>
    </message>
    <message>
        <source>Who leads next in its tree: the winner of the trick, or each in turn</source>
        <translation>搜索树里下一墩由谁领出：赢墩的人，还是轮流</translation>
    </message>
    <message>
        <source>Whether a sampled hand may hold a card twice, as in the paper&apos;s program</source>
        <translation>采样的手牌里同一张牌可否出现两次，像论文的程序那样</translation>
    </message>
    <message>
        <source>Whether sampled hands have as many cards as the opponent, or always three</source>
        <translation>采样的手牌张数与对手相同，还是总是三张</translation>
    </message>
    <message>
        <source>Which cards it knows when it peeks: the first ones, or others in each sample</source>
        <translation>偷看时知道哪些牌：总是最前面的，还是每个样本各不相同</translation>
    </message>
    <message>
        <source>Weights of its evaluation: the thesis&apos; or ours</source>
        <translation>评估函数的权重：论文的还是我们的</translation>
    </message>
    <message>
        <source>What its table has learned from: the paper&apos;s deck, or games by the rules</source>
        <translation>它的表从哪里学来：论文的牌组，还是按规则打的对局</translation>
    </message>
    <message>
        <source>What it plays where its table knows nothing</source>
        <translation>表里没有时怎么出</translation>
    </message>
    <message>
        <source>Activation function of its network</source>
        <translation>神经网络的激活函数</translation>
    </message>
    <message>
        <source>Units in the hidden layer of its network</source>
        <translation>神经网络隐藏层的单元数</translation>
    </message>
    <message>
        <source>Which trumps its network sees marked: all, those not played, or the card turned up</source>
        <translation>神经网络看到哪些主牌有标记：全部，没出过的，还是翻开的那张</translation>
    </message>
    <message>
        <source>Whom it asks when its network wants a card that is not in the hand</source>
        <translation>神经网络要的牌不在手里时，去问谁</translation>
    </message>
    <message>
        <source>Whether it goes by the order of its rules, or of the cards in the hand</source>
        <translation>按规则的顺序，还是按手里牌的顺序</translation>
    </message>
    <message>
        <source>Whether it uses the second rule, which the paper&apos;s program never reaches</source>
        <translation>是否使用第二条规则，论文的程序从来走不到它</translation>
    </message>
    <message>
        <source>Positions for each card that it may look at</source>
        <translation>每张牌最多可看多少个局面</translation>
    </message>
    <message>
        <source>Whether it passes only when it has to, or draws a pass like any other move</source>
        <translation>只在不得不时才不出，还是把不出也当普通走法来抽选</translation>
    </message>
    <message>
        <source>What it leads: what is beaten least often, the lowest card, the most or the fewest cards</source>
        <translation>先出什么：最难被压的，最小的牌，张数最多的，还是最少的</translation>
    </message>
    <message>
        <source>Whether it breaks up a pair to answer a single card</source>
        <translation>是否拆对子来压单张</translation>
    </message>
    <message>
        <source>Whether it breaks up five cards to answer a single card although it has a pair</source>
        <translation>有对子时，是否拆五张牌来压单张</translation>
    </message>
    <message>
        <source>Whether plays in its lists may share cards</source>
        <translation>出法列表里的各手牌可否共用牌</translation>
    </message>
    <message>
        <source>When it uses its winning strategy: only when it leads, or always</source>
        <translation>何时用必胜策略：只在先出时，还是一直用</translation>
    </message>
    <message>
        <source>What it answers while an opponent has one card: its lowest or its highest card</source>
        <translation>有对手只剩一张时拿什么去压：最小的还是最大的</translation>
    </message>
    <message>
        <source>How it values what is left: by the highest card, or by the sum of all cards</source>
        <translation>怎样评价剩下的牌：看最大的一张，还是所有牌之和</translation>
    </message>
    <message>
        <source>Among how many outputs of the network a play must be to replace a pass</source>
        <translation>一种出法要排进神经网络输出的前几名，才能取代不出</translation>
    </message>
    <message>
        <source>How much likelier a pass may be than a play that replaces it, in hundredths</source>
        <translation>取代不出的出法，概率最多可比不出低多少，以百分之一计</translation>
    </message>
    <message>
        <source>Which kickers it takes: by the value of what is left, or the lowest</source>
        <translation>带什么牌：按余下手牌的价值，还是带最小的</translation>
    </message>
    <message>
        <source>From what share of the strength left it plays high, in 100</source>
        <translation>在余牌的强度里占到多少就出大牌，以百分之一计</translation>
    </message>
    <message>
        <source>From what chance a trick counts as won, in 100</source>
        <translation>概率到多少就算赢定一墩，以百分之一计</translation>
    </message>
    <message>
        <source>From what chance the last player is thought to beat the partner, in 100</source>
        <translation>概率到多少就认为最后一家会赢过搭档，以百分之一计</translation>
    </message>
    <message>
        <source>What it plays when the partner is losing: a card that wins, or always a high one</source>
        <translation>搭档要输时出什么：能赢的牌，还是总出大牌</translation>
    </message>
    <message>
        <source>Which card it leads: its best, or its highest</source>
        <translation>领出哪张：最好的，还是最大的</translation>
    </message>
    <message>
        <source>With which card it wins: the lowest or the highest that does</source>
        <translation>用哪张牌赢：能赢的牌里最小的还是最大的</translation>
    </message>
    <message>
        <source>Values of the cards: the thesis&apos; figure, or learned</source>
        <translation>牌值：论文的数字，还是学来的</translation>
    </message>
    <message>
        <source>Below what share of the strength left it plays low, in 100</source>
        <translation>在余牌的强度里占不到多少就出小牌，以百分之一计</translation>
    </message>
    <message>
        <source>The round from which it plays fast tiles; of the heuristics in hundredths</source>
        <translation>从第几轮起放快速板块；启发式策略里以百分之一计</translation>
    </message>
    <message>
        <source>How much of the influence it has already counts again, in hundredths</source>
        <translation>已有的影响力再算多少，以百分之一计</translation>
    </message>
    <message>
        <source>What a kind of figure loses in value once somebody has its majority, in hundredths</source>
        <translation>一种棋子有人占了多数后价值降低多少，以百分之一计</translation>
    </message>
    <message>
        <source>How influence on a figure counts: by how close it is, or as printed</source>
        <translation>怎样计算对棋子的影响力：看差距多小，还是照论文所印</translation>
    </message>
    <message>
        <source>Worth of a figure, in hundredths</source>
        <translation>一个棋子的价值，以百分之一计</translation>
    </message>
    <message>
        <source>Whether the score adds up kinds of figures, or figures</source>
        <translation>分数按棋子种类相加，还是按棋子相加</translation>
    </message>
    <message>
        <source>Whether fast tiles stay in the hand, or only come last as printed</source>
        <translation>快速板块留在手里，还是像论文所印那样只是排在最后</translation>
    </message>
    <message>
        <source>How much of a turn it weighs at a time</source>
        <translation>一次权衡一个回合的多少</translation>
    </message>
    <message>
        <source>Weight of influence, in hundredths</source>
        <translation>影响力的权重，以百分之一计</translation>
    </message>
    <message>
        <source>Weight of keeping fast tiles, in hundredths</source>
        <translation>保留快速板块的权重，以百分之一计</translation>
    </message>
    <message>
        <source>Weight of the figures that would be captured, in hundredths</source>
        <translation>将夺得的棋子的权重，以百分之一计</translation>
    </message>
    <message>
        <source>Worth of keeping a tile of one kind, in hundredths</source>
        <translation>保留单一种类板块的价值，以百分之一计</translation>
    </message>
    <message>
        <source>Worth of keeping a samurai, in hundredths</source>
        <translation>保留武士的价值，以百分之一计</translation>
    </message>
    <message>
        <source>Worth of keeping a ship, in hundredths</source>
        <translation>保留船的价值，以百分之一计</translation>
    </message>
    <message>
        <source>Worth of keeping a ronin, in hundredths</source>
        <translation>保留浪人的价值，以百分之一计</translation>
    </message>
    <message>
        <source>How bold it is: above 0 it dares more, below 0 it holds back</source>
        <translation>风格：大于0更大胆，小于0更保守</translation>
    </message>
    <message>
        <source>A file with what was learned, in place of the program&apos;s own</source>
        <translation>存有所学内容的文件，代替程序自带的</translation>
    </message>
    <message>
        <source>How much of a move&apos;s value its network tells, in 100; imagined deals tell the rest</source>
        <translation>走法价值中神经网络的评估占多少，以百分之一计；其余由设想的牌局得出</translation>
    </message>
    <message>
        <source>How near to what its network expects of a position it tells values, in 100</source>
        <translation>所说的数值有多接近它的网络对局面的期望，以百分之一计</translation>
    </message>
</context>
<context>
    <name>PlayStatistics</name>
    <message>
        <source>Your play</source>
        <translation>你的表现</translation>
    </message>
    <message>
        <source>Nothing yet: review a game that you have finished, and your decisions are rated here.</source>
        <translation>还没有记录：打完一局后复盘，你的决策就会在这里评分。</translation>
    </message>
    <message>
        <source>accuracy, of 100</source>
        <translation>准确度（满分 100）</translation>
    </message>
    <message>
        <source>mean cost of a decision</source>
        <translation>平均每步损失</translation>
    </message>
    <message>
        <source>decisions rated</source>
        <translation>已评分的决策</translation>
    </message>
    <message>
        <source>deals reviewed</source>
        <translation>已复盘的局数</translation>
    </message>
    <message>
        <source>Accuracy over time</source>
        <translation>准确度走势</translation>
    </message>
    <message>
        <source>Mean cost over time</source>
        <translation>平均损失走势</translation>
    </message>
    <message>
        <source>What costs you most</source>
        <translation>损失最大的地方</translation>
    </message>
    <message>
        <source>No mistake of yours has become a habit.</source>
        <translation>没有哪种失误成了你的习惯。</translation>
    </message>
    <message>
        <source>Show: %1, %2</source>
        <comment>a mistake: when, and what it cost</comment>
        <translation>查看：%1，%2</translation>
    </message>
    <message>
        <source>By kind of decision</source>
        <translation>按决策类型</translation>
    </message>
    <message>
        <source>accuracy %1</source>
        <translation>准确度 %1</translation>
    </message>
    <message>
        <source>%1 each</source>
        <translation>每次损失 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n 次决策</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n 次失误</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as table...</source>
        <translation>另存为表格…</translation>
    </message>
    <message>
        <source>Mean cost over time, in 100 games</source>
        <translation>平均损失走势（每 100 局）</translation>
    </message>
    <message>
        <source>Mean cost over time, in points</source>
        <translation>平均损失走势（分）</translation>
    </message>
</context>
<context>
    <name>PlayerLabel</name>
    <message>
        <source>%1 (%2 in the paper)</source>
        <comment>a player and the paper&apos;s word for its level</comment>
        <translation>%1（论文称“%2”）</translation>
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
        <translation>这个玩家没有参数</translation>
    </message>
    <message>
        <source>This player has no such parameter; it has: %1</source>
        <translation>这个玩家没有此参数；可用的有：%1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of: %2</source>
        <translation>“%1”不在可选范围内：%2</translation>
    </message>
    <message>
        <source>There is no player &quot;%1&quot;; there are: %2</source>
        <translation>没有玩家“%1”；现有：%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; should read name=value</source>
        <translation>“%1”应写成 name=value 的形式</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a whole number from %2 to %3</source>
        <translation>“%1”不是 %2 到 %3 之间的整数</translation>
    </message>
    <message>
        <source>This is given twice</source>
        <translation>这一项给出了两次</translation>
    </message>
    <message>
        <source>&quot;%1&quot; needs %2</source>
        <translation>“%1”需要 %2</translation>
    </message>
    <message>
        <source>A command is missing here</source>
        <translation>此处缺少命令</translation>
    </message>
    <message>
        <source>The path of this file must not have a &quot;;&quot;</source>
        <translation>此文件的路径不能含有“;”</translation>
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
        <translation>把图表另存为 %1</translation>
    </message>
</context>
<context>
    <name>PlotView</name>
    <message>
        <source>Save the plot</source>
        <translation>保存图表</translation>
    </message>
    <message>
        <source>Save the plot as %1</source>
        <translation>把图表另存为 %1</translation>
    </message>
    <message>
        <source>Arrow keys go from point to point.</source>
        <translation>用方向键逐点移动。</translation>
    </message>
    <message>
        <source>Which plot</source>
        <translation>哪个图表</translation>
    </message>
    <message>
        <source>Plot: %1</source>
        <translation>图表：%1</translation>
    </message>
</context>
<context>
    <name>PositionTab</name>
    <message>
        <source>Lay out a deal, or paste a position or a saved game as text. At the table you make the moves for everybody, and any players tell what they would do.</source>
        <translation>摆出一个牌局，或粘贴局面或存档的文本。在牌桌上由你替所有人走，任何玩家都可以说说自己会怎么走。</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>上桌</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>重新发牌</translation>
    </message>
    <message>
        <source>Set up again</source>
        <translation>重新开局</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Lays out the position that was copied (Ctrl+V)</source>
        <translation>摆出已复制的局面 (Ctrl+V)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %n move(s) of the position can still be played.</source>
        <translation>
            <numerusform>这个局面只有前 %n 步还能走。</numerusform>
        </translation>
    </message>
    <message>
        <source>Players</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>玩家 %1</translation>
    </message>
    <message>
        <source>Choose cards, then put them where they belong: others make room, and those that you put somewhere stay there.</source>
        <translation>先选牌，再放到该放的地方：别的牌会让位，你放好的牌不会再动。</translation>
    </message>
    <message>
        <source>Choose tiles, then put them where they belong: others make room, and those that you put somewhere stay there.</source>
        <translation>先选板块，再放到该放的地方：别的板块会让位，你放好的板块不会再动。</translation>
    </message>
    <message>
        <source>Put here</source>
        <translation>放到这里</translation>
    </message>
    <message>
        <source>Put here: %1</source>
        <translation>放到这里：%1</translation>
    </message>
    <message>
        <source>Change places</source>
        <translation>互换位置</translation>
    </message>
</context>
<context>
    <name>PreviewPanel</name>
    <message>
        <source>If you play here: %1</source>
        <translation>放在这里：%1</translation>
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
        <translation>牌局编号必须是整数。</translation>
    </message>
    <message>
        <source>Parlour is already running, and only a new program can do this: add --new-instance</source>
        <translation>Parlour 已在运行，而这只有新启动的程序才能做到：请加上 --new-instance</translation>
    </message>
    <message>
        <source>This is too long to be a position.</source>
        <translation>太长了，不可能是一个局面。</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>This keeps your %1 together.</source>
        <translation>这样你的%1就不用拆。</translation>
    </message>
    <message>
        <source>You keep your %1, which nobody can beat.</source>
        <translation>没人压得过的%1还在你手里。</translation>
    </message>
    <message>
        <source>What is left goes out in one play.</source>
        <translation>剩下的正好一手。</translation>
    </message>
    <message>
        <source>What is left goes out in %1 plays.</source>
        <translation>剩下的 %1 手就走完。</translation>
    </message>
    <message>
        <source>Only one card still out can beat it.</source>
        <translation>外面只有一张牌压得过。</translation>
    </message>
    <message>
        <source>Only %1 cards still out can beat it.</source>
        <translation>外面只有 %1 张牌压得过。</translation>
    </message>
    <message>
        <source>Once your %1 is gone, nothing else you hold is sure to win the lead.</source>
        <translation>%1一出，你手里就再没有稳拿牌权的牌了。</translation>
    </message>
    <message>
        <source>You keep your %1 for later.</source>
        <translation>你的%1还能留到以后。</translation>
    </message>
    <message>
        <source>You keep your %1, a trump, for later.</source>
        <translation>你的主牌%1还能留到以后。</translation>
    </message>
    <message>
        <source>You keep your %1, the highest of its suit left.</source>
        <translation>你留着%1，这门花色剩下的就数它最大。</translation>
    </message>
    <message>
        <source>You keep your %1, the highest trump left.</source>
        <translation>你留着%1，剩下的主牌就数它最大。</translation>
    </message>
    <message>
        <source>If the %1 is taken, it costs you only one point.</source>
        <translation>%1就算被赢走，也只丢一分。</translation>
    </message>
    <message>
        <source>If the %1 is taken, it costs you only %2 points.</source>
        <translation>%1就算被赢走，也只丢 %2 分。</translation>
    </message>
    <message>
        <source>Play the %1 and keep your %2 together.</source>
        <translation>出%1，你的%2就不用拆。</translation>
    </message>
    <message>
        <source>If you are beaten, your %1 wins the lead back, and then you play the rest and win.</source>
        <translation>就算被压，你的%1也能夺回牌权，接着把剩下的出完，你就赢了。</translation>
    </message>
    <message>
        <source>If you are beaten, your %1 wins the lead back.</source>
        <translation>就算被压，你的%1也能夺回牌权。</translation>
    </message>
    <message>
        <source>If you are beaten, your %1 should win the lead back.</source>
        <translation>就算被压，你的%1应该也能夺回牌权。</translation>
    </message>
    <message>
        <source>This spends your %1, which nobody can beat.</source>
        <translation>这样就用掉了没人压得过的%1。</translation>
    </message>
    <message>
        <source>This is easier to beat.</source>
        <translation>这样更容易被压。</translation>
    </message>
    <message>
        <source>After this you still need %1 plays to go out.</source>
        <translation>这样你还要 %1 手才走得完。</translation>
    </message>
    <message>
        <source>This gets rid of only one card.</source>
        <translation>这样只走掉一张。</translation>
    </message>
    <message>
        <source>This gets rid of only %1 cards.</source>
        <translation>这样只走掉 %1 张。</translation>
    </message>
    <message>
        <source>Your %1 stays behind, and it is hard to get rid of.</source>
        <translation>这样你的%1就留在手里，很难走掉。</translation>
    </message>
    <message>
        <source>Your %1 stay behind, and they are hard to get rid of.</source>
        <translation>这样你的%1就都留在手里，很难走掉。</translation>
    </message>
    <message>
        <source>%1 has only one card left and may go out on it.</source>
        <translation>%1只剩一张，说不定就这样走完了。</translation>
    </message>
    <message>
        <source>%1 has only %2 cards left and may go out on it.</source>
        <translation>%1只剩 %2 张，说不定就这样走完了。</translation>
    </message>
    <message>
        <source>This leaves the lead to %1, who has only one card left.</source>
        <translation>这样牌权就让给%1了，那边只剩一张。</translation>
    </message>
    <message>
        <source>This leaves the lead to %1, who has only %2 cards left.</source>
        <translation>这样牌权就让给%1了，那边只剩 %2 张。</translation>
    </message>
    <message>
        <source>This may leave the lead to %1, who has only one card left.</source>
        <translation>这样牌权可能就让给%1了，那边只剩一张。</translation>
    </message>
    <message>
        <source>This may leave the lead to %1, who has only %2 cards left.</source>
        <translation>这样牌权可能就让给%1了，那边只剩 %2 张。</translation>
    </message>
    <message>
        <source>This leaves the lead to %1.</source>
        <translation>这样牌权就让给%1了。</translation>
    </message>
    <message>
        <source>This may leave the lead to %1.</source>
        <translation>这样牌权可能就让给%1了。</translation>
    </message>
    <message>
        <source>This is higher than it needs to be.</source>
        <translation>用不着出这么大的牌。</translation>
    </message>
    <message>
        <source>Only a bomb can beat this play.</source>
        <translation>这手只有炸弹压得过。</translation>
    </message>
    <message>
        <source>Only the rocket can beat this play.</source>
        <translation>这手只有火箭压得过。</translation>
    </message>
    <message>
        <source>Only a bomb or the rocket can beat this play.</source>
        <translation>这手只有炸弹或火箭压得过。</translation>
    </message>
    <message>
        <source>Your sequence from %1 to %2 stays whole.</source>
        <translation>你 %1 到 %2 的顺子不用拆。</translation>
    </message>
    <message>
        <source>This breaks up your %1.</source>
        <translation>这样就拆了你的%1。</translation>
    </message>
</context>
<context>
    <name>Remark</name>
    <message>
        <source>So close!</source>
        <translation>就差一点！</translation>
    </message>
    <message>
        <source>By a hair!</source>
        <translation>只差毫厘！</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>打得漂亮！</translation>
    </message>
    <message>
        <source>Nicely done.</source>
        <translation>打得真好。</translation>
    </message>
    <message>
        <source>Fortune favours the bold.</source>
        <translation>敢拼才会赢。</translation>
    </message>
    <message>
        <source>It was worth the risk.</source>
        <translation>这个险冒得值。</translation>
    </message>
    <message>
        <source>Patience pays.</source>
        <translation>耐心总有回报。</translation>
    </message>
    <message>
        <source>I was in no hurry.</source>
        <translation>我可不着急。</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>New deal</source>
        <translation>再来一局</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>重玩本局</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Deal %1 of %2</source>
        <translation>第 %1/%2 局</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>再赛一场</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>下一局</translation>
    </message>
    <message>
        <source>Deal %1 of a match to %2 points</source>
        <translation>第 %1 局，打到 %2 分为止</translation>
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
        <translation>再来一局</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
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
        <translation>%1 胜 %2 平 %3 负</translation>
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
        <translation>历来战绩</translation>
    </message>
    <message>
        <source>won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>负</translation>
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
        <translation>良好</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>失准</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>失误</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>严重失误</translation>
    </message>
    <message>
        <source>Forced</source>
        <translation>唯一选择</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
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
        <translation>准确度</translation>
    </message>
    <message>
        <source>Cost of a decision</source>
        <translation>每步损失</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>运气</translation>
    </message>
    <message>
        <source>Own decisions</source>
        <translation>自己的决策</translation>
    </message>
    <message>
        <source>Decisions of others</source>
        <translation>他人的决策</translation>
    </message>
    <message>
        <source>What each player could expect</source>
        <translation>各玩家的预期</translation>
    </message>
    <message>
        <source>Cost: about %1.</source>
        <translation>损失：约 %1。</translation>
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
        <translation>主牌</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>翻开的牌</translation>
    </message>
    <message>
        <source>Cards in hand: %1</source>
        <translation>手牌张数：%1</translation>
    </message>
    <message>
        <source>%1 holds</source>
        <translation>%1的手牌</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>棋盘</translation>
    </message>
</context>
<context>
    <name>ReviewFiles</name>
    <message>
        <source>The review was saved as %1.</source>
        <translation>复盘已保存为 %1。</translation>
    </message>
    <message>
        <source>The review could not be saved. %1</source>
        <translation>没能保存复盘。%1</translation>
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
            <numerusform>约剩 %n 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>A first look</source>
        <translation>已初步分析</translation>
    </message>
    <message>
        <source>Looked at closely</source>
        <translation>已深入分析</translation>
    </message>
    <message>
        <source>Looked at very closely</source>
        <translation>已非常深入地分析</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>决策</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>失误</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Review so far</source>
        <translation>复盘目前的部分</translation>
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
        <translation>良好</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>失准</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>失误</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>严重失误</translation>
    </message>
    <message>
        <source>The only move</source>
        <translation>唯一选择</translation>
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
        <translation>损失：约 %1</translation>
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
        <translation>打过的轮次</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>还没有人出过牌。</translation>
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
        <translation>玩一局带讲解的</translation>
    </message>
    <message>
        <source>Lessons at the table, a minute each</source>
        <translation>桌上小课，每课一分钟</translation>
    </message>
    <message>
        <source>You took this lesson</source>
        <translation>这一课你学过了</translation>
    </message>
</context>
<context>
    <name>RunBar</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>还剩 %n 秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>还剩 %n 分钟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) left</source>
        <translation>
            <numerusform>还剩 %n 小时</numerusform>
        </translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>Pausing</source>
        <translation>正在暂停</translation>
    </message>
    <message>
        <source>At work</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Really delete?</source>
        <translation>确定删除？</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1/%2 局</translation>
    </message>
    <message>
        <source>Something has failed. What was played is kept, and Go on tries again.</source>
        <translation>有部分失败了。打过的都已保留，按“继续”会再试。</translation>
    </message>
    <message>
        <source>At work without a window</source>
        <translation>后台进行中</translation>
    </message>
</context>
<context>
    <name>RunFiles</name>
    <message>
        <source>Save the results as a table</source>
        <translation>把结果另存为表格</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>Save the results as data</source>
        <translation>把结果另存为数据</translation>
    </message>
    <message>
        <source>Data (*.json)</source>
        <translation>数据 (*.json)</translation>
    </message>
    <message>
        <source>Save what it has learned</source>
        <translation>保存它学到的东西</translation>
    </message>
    <message>
        <source>Learned tables (*.table)</source>
        <translation>学到的表 (*.table)</translation>
    </message>
    <message>
        <source>Networks (*.net)</source>
        <translation>神经网络 (*.net)</translation>
    </message>
</context>
<context>
    <name>RunLine</name>
    <message>
        <source>at work</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暂停</translation>
    </message>
</context>
<context>
    <name>Samurai</name>
    <message>
        <source>village</source>
        <translation>村庄</translation>
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
        <translation>%1 人局用的是地图“%2”</translation>
    </message>
    <message>
        <source>Buddha</source>
        <translation>佛像</translation>
    </message>
    <message>
        <source>helmet</source>
        <translation>头盔</translation>
    </message>
    <message>
        <source>rice</source>
        <translation>稻米</translation>
    </message>
    <message>
        <source>Most figures in all</source>
        <translation>棋子总数最多</translation>
    </message>
    <message>
        <source>A shared victory</source>
        <translation>并列获胜</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>首回合之前</translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s) captured</source>
        <translation>
            <numerusform>夺得 %n 个棋子</numerusform>
        </translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>第 %1 轮</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a space such as M14</source>
        <translation>“%1”不是格子；格子写作 M14 这样</translation>
    </message>
    <message>
        <source>town</source>
        <translation>城镇</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a move of this game</source>
        <translation>“%1”不是这个游戏的走法</translation>
    </message>
    <message>
        <source>Expected %1 of the letters b, h, r, in this order</source>
        <translation>此处应为 b、h、r 中的 %1 个字母，并按此顺序</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a settlement of this map</source>
        <translation>“%1”不是这张地图上的据点</translation>
    </message>
    <message>
        <source>There must be %1 figures &quot;%2&quot;, not %3</source>
        <translation>必须有 %1 个棋子“%2”，而不是 %3 个</translation>
    </message>
    <message>
        <source>Each player has %1 tiles, not %2</source>
        <translation>每位玩家有 %1 个板块，而不是 %2 个</translation>
    </message>
    <message>
        <source>No player has that many tiles %1</source>
        <translation>没有玩家有这么多 %1 板块</translation>
    </message>
    <message>
        <source>Under these options the players place the figures themselves</source>
        <translation>按这些选项，棋子由玩家自己摆放</translation>
    </message>
    <message>
        <source>Expected a list for each of %1 players</source>
        <translation>%1 名玩家各应有一个列表</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a tile</source>
        <translation>“%1”不是板块</translation>
    </message>
    <message>
        <source>Leads in two kinds of figure or more</source>
        <translation>领先至少两种棋子</translation>
    </message>
    <message>
        <source>The only one to lead in a kind of figure</source>
        <translation>唯一领先一种棋子的人</translation>
    </message>
    <message>
        <source>Most figures of the other kinds</source>
        <translation>其他种类的棋子最多</translation>
    </message>
    <message>
        <source>Leads in more kinds of figure</source>
        <translation>领先的棋子种类更多</translation>
    </message>
    <message>
        <source>Tiles of %1, in the order of drawing</source>
        <translation>%1的板块，按抽取顺序</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>谁先走</translation>
    </message>
</context>
<context>
    <name>Samurai drawback thoughts</name>
    <message>
        <source>This leaves %1 that %0 can capture now.</source>
        <translation>这样%0就放过了%1，本来现在就能夺下。</translation>
    </message>
    <message>
        <source>This leaves %1 of %2, which %0 can capture now.</source>
        <translation>这样%0就放过了%2的%1，本来现在就能夺下。</translation>
    </message>
    <message>
        <source>This gives up the lead for %1 of %2.</source>
        <translation>这样就让出了%2的%1上的领先。</translation>
    </message>
    <message>
        <source>After this, %1 may still catch %0 for %2 of %3.</source>
        <translation>这样%1在%3的%2上还可能追上%0。</translation>
    </message>
    <message>
        <source>This leaves %0 only %1 ahead for %2 of %3.</source>
        <translation>这样%0在%3的%2上只领先 %1 点。</translation>
    </message>
    <message>
        <source>This leaves %0 %1 behind for %2 of %3.</source>
        <translation>这样%0在%3的%2上落后 %1 点。</translation>
    </message>
    <message>
        <source>This brings neither figure to where %0 leads.</source>
        <translation>这样两个棋子都没换到%0领先的地方。</translation>
    </message>
    <message>
        <source>The figure exchange could bring %1 of %2 to where %0 leads.</source>
        <translation>棋子交换能把%2的%1换到%0领先的地方。</translation>
    </message>
    <message>
        <source>No single tile can catch %0 for %1 of %2 anyway.</source>
        <translation>在%2的%1上，光靠一个板块，反正谁也追不上%0。</translation>
    </message>
    <message>
        <source>This lets the game go on, although %0 could win now.</source>
        <translation>%0现在就能赢，这样游戏却没结束。</translation>
    </message>
    <message>
        <source>%0 can still play a normal tile this turn.</source>
        <translation>这回合%0还能放一个普通板块。</translation>
    </message>
    <message>
        <source>%0 holds no tile for %1.</source>
        <translation>%0没有能争%1的板块。</translation>
    </message>
    <message>
        <source>%0&apos;s strongest tile for %1 is only the %2.</source>
        <translation>%0能争%1的板块，最强的也只是%2。</translation>
    </message>
    <message>
        <source>Surrounding %1 takes only %2 land tiles, and %0 holds no strong tile for %3.</source>
        <translation>陆地上只要 %2 个板块就围住%1了，%0又没有能争%3的强板块。</translation>
    </message>
    <message>
        <source>The %1 does as much, and leaves the normal tile for elsewhere.</source>
        <translation>用%1也一样管用，普通板块还能留到别处用。</translation>
    </message>
    <message>
        <source>Where it lay, the %1 counted for %2 of %3.</source>
        <translation>%1在原来的位置，对%3的%2起作用。</translation>
    </message>
    <message>
        <source>This captures %1 of %2, but %3 may still catch %0 at %4.</source>
        <translation>这样夺下了%2的%1，但%3在%4还可能追上%0。</translation>
    </message>
    <message>
        <source>This leaves %1 of %2, where %0 is only %3 ahead.</source>
        <translation>这样就放过了%2的%1，%0在那里只领先 %3 点。</translation>
    </message>
    <message>
        <source>This puts %0 only %1 ahead for %2 of %3.</source>
        <translation>这样%0在%3的%2上只能领先 %1 点。</translation>
    </message>
    <message>
        <source>%0 can still play this after the %1, in the same turn.</source>
        <translation>先放%1，这回合%0还能接着放这个。</translation>
    </message>
    <message>
        <source>The %1 captures as much, and %0 keeps the tile exchange.</source>
        <translation>用%1夺下的一样多，%0的板块交换还能留着。</translation>
    </message>
    <message>
        <source>The %1 does as much, and %0 keeps the tile exchange.</source>
        <translation>用%1也一样管用，%0的板块交换还能留着。</translation>
    </message>
    <message>
        <source>%0 can win without this.</source>
        <translation>%0不走这步也能赢。</translation>
    </message>
    <message>
        <source>After the %1, this would capture %2 of %3.</source>
        <translation>要是先放%1，这样就能夺下%3的%2。</translation>
    </message>
    <message>
        <source>This is more than %0 needs here.</source>
        <translation>%0在这里用不着这么强的板块。</translation>
    </message>
    <message>
        <source>This gives away %1 of %2, where %0 is %3 ahead.</source>
        <translation>这样就把%2的%1换走了，%0在那里领先 %3 点。</translation>
    </message>
    <message>
        <source>With the tile exchange, %1 could still catch %0 for %2 of %3.</source>
        <translation>%1要是用板块交换，在%3的%2上还可能追上%0。</translation>
    </message>
    <message>
        <source>This is nearly as good: it puts %0 in the lead for as many figures.</source>
        <translation>这样也差不了多少：能让%0取得领先的棋子一样多。</translation>
    </message>
    <message>
        <source>No single tile can catch %0 at %1 anyway.</source>
        <translation>在%1，光靠一个板块，反正谁也追不上%0。</translation>
    </message>
    <message>
        <source>%0&apos;s strongest tile for %1 is just as strong.</source>
        <translation>要争%1，%0最强的板块也一样强。</translation>
    </message>
    <message>
        <source>This is the only land tile %0 holds that counts for %1.</source>
        <translation>%0能放在陆地上争%1的板块，只有这一个。</translation>
    </message>
    <message>
        <source>%0 holds more tiles for %1 of %2 than for %3 of %4.</source>
        <translation>%0手里能争%2的%1的板块，比能争%4的%3的多。</translation>
    </message>
    <message>
        <source>%0 leads for both figures already, so this gains little.</source>
        <translation>两个棋子本来就都是%0领先，这样换赚不了多少。</translation>
    </message>
    <message>
        <source>This need not cost the %4: unless %1 answers, any land tile can capture %2 of %3 for %0 next turn.</source>
        <translation>不必为此用掉%4：只要%1不应对，下回合%0随便用哪个陆地板块，都能夺下%3的%2。</translation>
    </message>
    <message>
        <source>After the %1, the normal tile can capture %2 at %3 instead.</source>
        <translation>先放%1的话，普通板块就能改去夺下%3的%2。</translation>
    </message>
</context>
<context>
    <name>Samurai drawbacks</name>
    <message>
        <source>This gives %1 %2.</source>
        <translation>这样就让%1拿走%2。</translation>
    </message>
    <message>
        <source>This leaves %1 that you can capture now.</source>
        <translation>这样你就放过了%1，本来现在就能夺下。</translation>
    </message>
    <message>
        <source>This passes up the lead for %1 of %2 and %3 of %4.</source>
        <translation>这样就错过了在%2的%1和%4的%3上领先的机会。</translation>
    </message>
    <message>
        <source>This gives %1 %2 of %3.</source>
        <translation>这样就让%1拿走%3的%2。</translation>
    </message>
    <message>
        <source>This leaves %1 of %2, which you can capture now.</source>
        <translation>这样你就放过了%2的%1，本来现在就能夺下。</translation>
    </message>
    <message>
        <source>With this, nobody gets %1 of %2.</source>
        <translation>这样%2的%1谁也拿不到。</translation>
    </message>
    <message>
        <source>This leaves one land space at %1, so %2 can capture %3.</source>
        <translation>这样%1只剩一个陆地格，%2就能夺下那里的%3。</translation>
    </message>
    <message>
        <source>This lets %1 capture %2 of %3.</source>
        <translation>这样%1就能夺下%3的%2。</translation>
    </message>
    <message>
        <source>This leaves one land space at %1, where %2 may capture %3.</source>
        <translation>这样%1只剩一个陆地格，%2可能夺下那里的%3。</translation>
    </message>
    <message>
        <source>This gives up your lead for %1 of %2.</source>
        <translation>这样你就让出了%2的%1上的领先。</translation>
    </message>
    <message>
        <source>This leaves %1 in the lead for %2 of %3.</source>
        <translation>这样%3的%2还是%1领先。</translation>
    </message>
    <message>
        <source>After this, %1 may still catch you for %2 of %3.</source>
        <translation>这样%1在%3的%2上还可能追上你。</translation>
    </message>
    <message>
        <source>This leaves you only %1 ahead for %2 of %3.</source>
        <translation>这样你在%3的%2上只领先 %1 点。</translation>
    </message>
    <message>
        <source>This leaves you %1 behind for %2 of %3.</source>
        <translation>这样你在%3的%2上落后 %1 点。</translation>
    </message>
    <message>
        <source>This passes up the lead for %1 of %2.</source>
        <translation>这样就错过了在%2的%1上领先的机会。</translation>
    </message>
    <message>
        <source>This brings neither figure to where you lead.</source>
        <translation>这样两个棋子都没换到你领先的地方。</translation>
    </message>
    <message>
        <source>The figure exchange could bring %1 of %2 to where you lead.</source>
        <translation>棋子交换能把%2的%1换到你领先的地方。</translation>
    </message>
    <message>
        <source>The lead in %1 is decided already.</source>
        <translation>谁在%1上领先，已经定了。</translation>
    </message>
    <message>
        <source>No single tile can catch you for %1 of %2 anyway.</source>
        <translation>在%2的%1上，光靠一个板块，反正谁也追不上你。</translation>
    </message>
    <message>
        <source>This brings %1 closer to capture while %2 leads there.</source>
        <translation>%1是%2领先，这样却把那里又围紧一步。</translation>
    </message>
    <message>
        <source>This counts for only one figure.</source>
        <translation>这样只对一个棋子起作用。</translation>
    </message>
    <message>
        <source>This counts for only %1 figures.</source>
        <translation>这样只对 %1 个棋子起作用。</translation>
    </message>
    <message>
        <source>The %1 is enough here.</source>
        <translation>这里用%1就够。</translation>
    </message>
    <message>
        <source>This lets the game go on, although you could win now.</source>
        <translation>你现在就能赢，这样游戏却没结束。</translation>
    </message>
    <message>
        <source>You can still play a normal tile this turn.</source>
        <translation>这回合你还能放一个普通板块。</translation>
    </message>
    <message>
        <source>This has no strength of its own.</source>
        <translation>这个板块本身没有影响力。</translation>
    </message>
    <message>
        <source>This counts only for %1.</source>
        <translation>这个板块只对%1起作用。</translation>
    </message>
    <message>
        <source>This is a normal tile: only one can be played each turn.</source>
        <translation>这是普通板块：每回合只能放一个。</translation>
    </message>
    <message>
        <source>This needs a land space, and a ship does not.</source>
        <translation>这个板块得占陆地格，船就不用。</translation>
    </message>
    <message>
        <source>The %1 is stronger.</source>
        <translation>%1更强。</translation>
    </message>
    <message>
        <source>You hold no tile for %1.</source>
        <translation>你没有能争%1的板块。</translation>
    </message>
    <message>
        <source>Your strongest tile for %1 is only the %2.</source>
        <translation>你能争%1的板块，最强的也只是%2。</translation>
    </message>
    <message>
        <source>No tile there counts for %1 of two settlements.</source>
        <translation>在那里，一个板块没法同时对两个据点的%1起作用。</translation>
    </message>
    <message>
        <source>Surrounding %1 takes only %2 land tiles, and you hold no strong tile for %3.</source>
        <translation>陆地上只要 %2 个板块就围住%1了，你又没有能争%3的强板块。</translation>
    </message>
    <message>
        <source>The %1 does as much, and leaves your normal tile for elsewhere.</source>
        <translation>用%1也一样管用，你的普通板块还能留到别处用。</translation>
    </message>
    <message>
        <source>With this, %1 of %2 go to nobody.</source>
        <translation>这样%2的%1就都没人拿到。</translation>
    </message>
    <message>
        <source>Where it lies now, your %1 counts for %2 of %3.</source>
        <translation>你那个%1在现在的位置，对%3的%2起作用。</translation>
    </message>
    <message>
        <source>This captures %1 of %2, but leaves %3 in the lead at %4.</source>
        <translation>这样夺下了%2的%1，但%4还是%3领先。</translation>
    </message>
    <message>
        <source>This captures %1 of %2, but passes up the lead at %3.</source>
        <translation>这样夺下了%2的%1，却错过了在%3领先的机会。</translation>
    </message>
    <message>
        <source>This captures %1 of %2, but leaves %3 the last land space of %4.</source>
        <translation>这样夺下了%2的%1，却把%4的最后一个陆地格留给了%3。</translation>
    </message>
    <message>
        <source>This captures %1 of %2, but %3 may still catch you at %4.</source>
        <translation>这样夺下了%2的%1，但%3在%4还可能追上你。</translation>
    </message>
    <message>
        <source>This leaves %1 of %2, where you are only %3 ahead.</source>
        <translation>这样就放过了%2的%1，你在那里只领先 %3 点。</translation>
    </message>
    <message>
        <source>This puts you only %1 ahead for %2 of %3.</source>
        <translation>这样你在%3的%2上只能领先 %1 点。</translation>
    </message>
    <message>
        <source>This does not bring %1 closer to capture.</source>
        <translation>这样没有把%1再围紧一步。</translation>
    </message>
    <message>
        <source>You can still play this after the %1, in the same turn.</source>
        <translation>先放%1，这回合你还能接着放这个。</translation>
    </message>
    <message>
        <source>%1 still has %2 tiles to answer this with.</source>
        <translation>%1还有 %2 个板块可以应对。</translation>
    </message>
    <message>
        <source>The %1 captures as much, and you keep the tile exchange.</source>
        <translation>用%1夺下的一样多，你的板块交换还能留着。</translation>
    </message>
    <message>
        <source>The %1 does as much, and you keep the tile exchange.</source>
        <translation>用%1也一样管用，你的板块交换还能留着。</translation>
    </message>
    <message>
        <source>This is nearly as good.</source>
        <translation>这样也差不了多少。</translation>
    </message>
    <message>
        <source>You can win without this.</source>
        <translation>你不走这步也能赢。</translation>
    </message>
    <message>
        <source>Play the %1 first: then this captures %2 of %3.</source>
        <translation>先放%1，再这样放，就能夺下%3的%2。</translation>
    </message>
    <message>
        <source>This is more than you need here.</source>
        <translation>这里用不着这么强的板块。</translation>
    </message>
    <message>
        <source>%1 still has %2 free land spaces, %3 only %4.</source>
        <translation>%1还有 %2 个空的陆地格，%3只有 %4 个。</translation>
    </message>
    <message>
        <source>%1 still holds the %2, which can capture %3 on the last land space of %4.</source>
        <translation>%1手里还有%2，放在%4的最后一个陆地格上，就能夺下那里的%3。</translation>
    </message>
    <message>
        <source>%1 may still capture %2 on the last land space of %3.</source>
        <translation>%1还可能占住%3的最后一个陆地格，夺下那里的%2。</translation>
    </message>
    <message>
        <source>This passes up the lead for %1 of both %2 and %3.</source>
        <translation>这样就错过了在%2和%3的%1上都领先的机会。</translation>
    </message>
    <message>
        <source>This is nearly as good: it does the same at %1 instead of %2.</source>
        <translation>这样也差不了多少：效果一样，只不过是在%1，不是在%2。</translation>
    </message>
    <message>
        <source>This gives away %1 of %2, where you are %3 ahead.</source>
        <translation>这样就把%2的%1换走了，你在那里领先 %3 点。</translation>
    </message>
    <message>
        <source>This moves %1 of %2 to %3, where %4 leads.</source>
        <translation>这样就把%2的%1换到了%3，那里是%4领先。</translation>
    </message>
    <message>
        <source>With the tile exchange, %1 could still catch you for %2 of %3.</source>
        <translation>%1要是用板块交换，在%3的%2上还可能追上你。</translation>
    </message>
    <message>
        <source>This is better drawn later, when it can decide a close capture.</source>
        <translation>这个板块以后抽到更好：争得难分上下时，能定下胜负。</translation>
    </message>
    <message>
        <source>It does better in %1, where %2 land tiles surround it, not %3.</source>
        <translation>摆在%1更好：那里陆地上只要 %2 个板块就围住了，不用 %3 个。</translation>
    </message>
    <message>
        <source>Surrounding %1 takes %2 land tiles, so %3 has time to answer.</source>
        <translation>陆地上要 %2 个板块才围得住%1，%3来得及应对。</translation>
    </message>
    <message>
        <source>Surrounding %1 takes %2 land tiles, so the others have time to answer.</source>
        <translation>陆地上要 %2 个板块才围得住%1，别人来得及应对。</translation>
    </message>
    <message>
        <source>No single tile counts for %1 of both %2 and %3.</source>
        <translation>一个板块没法同时对%2和%3的%1起作用。</translation>
    </message>
    <message>
        <source>This is nearly as good: it puts you in the lead for as many figures.</source>
        <translation>这样也差不了多少：能让你取得领先的棋子一样多。</translation>
    </message>
    <message>
        <source>No single tile can catch you at %1 anyway.</source>
        <translation>在%1，光靠一个板块，反正谁也追不上你。</translation>
    </message>
    <message>
        <source>This leaves one land space at %1, where %2 may capture %3 with the tile exchange.</source>
        <translation>这样%1只剩一个陆地格，%2用板块交换，可能夺下那里的%3。</translation>
    </message>
    <message>
        <source>This leaves one land space at %1, where %2 may capture %3 with a ship and another tile.</source>
        <translation>这样%1只剩一个陆地格，%2用船加另一个板块，可能夺下那里的%3。</translation>
    </message>
    <message>
        <source>Your strongest tile for %1 is just as strong.</source>
        <translation>要争%1，你最强的板块也一样强。</translation>
    </message>
    <message>
        <source>This tile can still take the lead for %1 of %2.</source>
        <translation>这个板块还能用来在%2的%1上取得领先。</translation>
    </message>
    <message>
        <source>This is the only land tile you hold that counts for %1.</source>
        <translation>你能放在陆地上争%1的板块，只有这一个。</translation>
    </message>
    <message>
        <source>You hold more tiles for %1 of %2 than for %3 of %4.</source>
        <translation>你手里能争%2的%1的板块，比能争%4的%3的多。</translation>
    </message>
    <message>
        <source>This captures nothing yet, so it can wait.</source>
        <translation>这个板块现在还夺不下棋子，不用急着放。</translation>
    </message>
    <message>
        <source>This can decide a closer capture later.</source>
        <translation>留到以后争得更紧的时候，这个板块能定下胜负。</translation>
    </message>
    <message>
        <source>This tile counts for every kind of figure, so it is better kept.</source>
        <translation>这个板块对每种棋子都起作用，还是留着好。</translation>
    </message>
    <message>
        <source>You lead for both figures already, so this gains little.</source>
        <translation>两个棋子本来就都是你领先，这样换赚不了多少。</translation>
    </message>
    <message>
        <source>This tile counts for nothing here.</source>
        <translation>这个板块在这里不起作用。</translation>
    </message>
    <message>
        <source>This tile could count for %1 figures elsewhere.</source>
        <translation>这个板块放在别处，能对 %1 个棋子起作用。</translation>
    </message>
    <message>
        <source>%1 still has %2 free land spaces, so this can wait.</source>
        <translation>%1还有 %2 个空的陆地格，这个板块不用急着放。</translation>
    </message>
    <message>
        <source>Even then %1 is still ahead for %2 of %3.</source>
        <translation>就算这样，%3的%2还是%1领先。</translation>
    </message>
    <message>
        <source>This need not cost the %4: unless %1 answers, any land tile can capture %2 of %3 for you next turn.</source>
        <translation>不必为此用掉%4：只要%1不应对，下回合你随便用哪个陆地板块，都能夺下%3的%2。</translation>
    </message>
    <message>
        <source>After the %1, your normal tile can capture %2 at %3 instead.</source>
        <translation>先放%1的话，你的普通板块就能改去夺下%3的%2。</translation>
    </message>
    <message>
        <source>This only trades one lead for another.</source>
        <translation>这样只是拿一处领先换另一处领先。</translation>
    </message>
    <message>
        <source>This does not count for %1 of %2.</source>
        <translation>它对%2的%1不起作用。</translation>
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
        <translation>头盔</translation>
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
        <translation>头盔</translation>
    </message>
    <message>
        <source>the rice fields</source>
        <translation>稻米</translation>
    </message>
    <message>
        <source>two figures</source>
        <translation>两个棋子</translation>
    </message>
    <message>
        <source>three figures</source>
        <translation>三个棋子</translation>
    </message>
    <message>
        <source>four figures</source>
        <translation>四个棋子</translation>
    </message>
    <message>
        <source>many figures</source>
        <translation>许多棋子</translation>
    </message>
    <message>
        <source>both figures</source>
        <translation>两个棋子</translation>
    </message>
    <message>
        <source>all three figures</source>
        <translation>全部三个棋子</translation>
    </message>
    <message>
        <source>a Buddha</source>
        <translation>佛像</translation>
    </message>
    <message>
        <source>a helmet</source>
        <translation>头盔</translation>
    </message>
    <message>
        <source>a rice field</source>
        <translation>稻米</translation>
    </message>
    <message>
        <source>the helmet and the rice field</source>
        <translation>头盔和稻米</translation>
    </message>
    <message>
        <source>the Buddha and the rice field</source>
        <translation>佛像和稻米</translation>
    </message>
    <message>
        <source>the Buddha and the helmet</source>
        <translation>佛像和头盔</translation>
    </message>
</context>
<context>
    <name>Samurai habits</name>
    <message>
        <source>You choose the wrong first tiles</source>
        <translation>起始板块选错</translation>
    </message>
    <message>
        <source>You put figures where they help the others</source>
        <translation>棋子摆在对别人有利的地方</translation>
    </message>
    <message>
        <source>You surround figures that you do not get</source>
        <translation>围住自己得不到的棋子</translation>
    </message>
    <message>
        <source>You leave figures that you could capture at once</source>
        <translation>马上能夺得的棋子却不夺</translation>
    </message>
    <message>
        <source>You end your turn when you should play on</source>
        <translation>该继续时却结束回合</translation>
    </message>
    <message>
        <source>You play on when you should end your turn</source>
        <translation>该结束回合时却继续</translation>
    </message>
    <message>
        <source>You use exchanges at the wrong time</source>
        <translation>交换用得不是时候</translation>
    </message>
    <message>
        <source>You play fast tiles too early</source>
        <translation>快速板块放得太早</translation>
    </message>
    <message>
        <source>You hold fast tiles back too long</source>
        <translation>快速板块留得太久</translation>
    </message>
    <message>
        <source>You play for the wrong kind of figure</source>
        <translation>争错棋子种类</translation>
    </message>
    <message>
        <source>You play a stronger tile than you should</source>
        <translation>放的板块过强</translation>
    </message>
    <message>
        <source>You play a weaker tile than you should</source>
        <translation>放的板块过弱</translation>
    </message>
    <message>
        <source>You put the right tile in the wrong place</source>
        <translation>板块选对，地方放错</translation>
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
        <translation>头盔</translation>
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
        <translation>“%1”不是 land、sea 或 settlement</translation>
    </message>
    <message>
        <source>A settlement needs a name</source>
        <translation>据点要有名称</translation>
    </message>
    <message>
        <source>There are more than %1 sea spaces</source>
        <translation>海格超过 %1 个</translation>
    </message>
    <message>
        <source>It touches another settlement</source>
        <translation>它与另一个据点相邻</translation>
    </message>
    <message>
        <source>It touches no settlement</source>
        <translation>它不与任何据点相邻</translation>
    </message>
    <message>
        <source>This sea touches no coast</source>
        <translation>这个海格不靠岸</translation>
    </message>
    <message>
        <source>The map is not connected</source>
        <translation>地图没有连成一片</translation>
    </message>
    <message>
        <source>The sea is not connected</source>
        <translation>海没有连成一片</translation>
    </message>
    <message>
        <source>There are more than %1 spaces</source>
        <translation>格子超过 %1 个</translation>
    </message>
    <message>
        <source>There are two spaces %1</source>
        <translation>有两个格子 %1</translation>
    </message>
    <message>
        <source>A map is for one number of players</source>
        <translation>一张地图只对应一种人数</translation>
    </message>
    <message>
        <source>Two settlements are called &quot;%1&quot;</source>
        <translation>有两个据点叫“%1”</translation>
    </message>
    <message>
        <source>The settlements hold %1 figures, but there are %2</source>
        <translation>据点共容纳 %1 个棋子，而棋子有 %2 个</translation>
    </message>
    <message>
        <source>Expected one capital, not %1</source>
        <translation>应有一座都城，而不是 %1 座</translation>
    </message>
    <message>
        <source>There are %1 towns, but only %2 can be filled</source>
        <translation>有 %1 座城镇，但只能放满 %2 座</translation>
    </message>
    <message>
        <source>%1 players cannot fill %2 land spaces</source>
        <translation>%1 名玩家填不满 %2 个陆地格</translation>
    </message>
    <message>
        <source>A settlement needs at least two land spaces around it, not %1</source>
        <translation>据点周围至少要有两个陆地格，而不是 %1 个</translation>
    </message>
    <message>
        <source>It lies on the edge of the map</source>
        <translation>它位于地图边缘</translation>
    </message>
    <message>
        <source>It touches %1 of another island</source>
        <translation>它与另一座岛的 %1 相邻</translation>
    </message>
    <message>
        <source>The island &quot;%1&quot; is not connected</source>
        <translation>岛屿“%1”没有连成一片</translation>
    </message>
    <message>
        <source>%1 is in the same position as %2</source>
        <translation>%1 与 %2 位置重叠</translation>
    </message>
    <message>
        <source>The spaces must be ordered by row and column, but %1 comes after %2</source>
        <translation>格子必须按行列顺序排列；%1 却排在 %2 之后</translation>
    </message>
    <message>
        <source>Expected &quot;%1&quot;, not &quot;%2&quot;</source>
        <translation>此处应为“%1”，而不是“%2”</translation>
    </message>
    <message>
        <source>For %1 players this must be %2</source>
        <translation>%1 人局时，这里必须是 %2</translation>
    </message>
    <message>
        <source>This is longer than %1 bytes</source>
        <translation>长度超过 %1 字节</translation>
    </message>
    <message>
        <source>This is not one line of text</source>
        <translation>这不是单行文本</translation>
    </message>
</context>
<context>
    <name>Samurai moves</name>
    <message>
        <source>%1: there is no such space on this map</source>
        <translation>%1：地图上没有这个格子</translation>
    </message>
    <message>
        <source>%1: this settlement is full</source>
        <translation>%1：这个据点已满</translation>
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
        <translation>%1：两个棋子必须在不同的据点</translation>
    </message>
    <message>
        <source>%1: a tile exchange stays where it is</source>
        <translation>%1：板块交换放下后不能再动</translation>
    </message>
    <message>
        <source>%1: no such tile is left</source>
        <translation>%1：已经没有这种板块</translation>
    </message>
    <message>
        <source>%1: figures stand only on settlements</source>
        <translation>%1：棋子只能放在据点上</translation>
    </message>
    <message>
        <source>%1: a figure of this kind already stands there</source>
        <translation>%1：那里已有这种棋子</translation>
    </message>
    <message>
        <source>%1: no figure of this kind is left</source>
        <translation>%1：这种棋子已用完</translation>
    </message>
    <message>
        <source>%1: towns are filled before villages</source>
        <translation>%1：先放满城镇，再放村庄</translation>
    </message>
    <message>
        <source>%1: tiles cannot be placed on settlements</source>
        <translation>%1：板块不能放在据点上</translation>
    </message>
    <message>
        <source>%1: there is already a tile there</source>
        <translation>%1：那里已有一个板块</translation>
    </message>
    <message>
        <source>%1: no such figure stands there</source>
        <translation>%1：那里没有这样的棋子</translation>
    </message>
    <message>
        <source>%1: figures of the same kind cannot be exchanged</source>
        <translation>%1：同一种棋子不能互换</translation>
    </message>
    <message>
        <source>%1: a settlement cannot hold two figures of the same kind</source>
        <translation>%1：一个据点不能有两个同种的棋子</translation>
    </message>
    <message>
        <source>%1: there is no tile on land to pick up</source>
        <translation>%1：那里没有可以拿起的陆地板块</translation>
    </message>
    <message>
        <source>%1: you can pick up only your own tiles</source>
        <translation>%1：只能拿起自己的板块</translation>
    </message>
    <message>
        <source>%1: under these rules the ronin cannot be picked up</source>
        <translation>%1：按现行规则不能拿起浪人</translation>
    </message>
    <message>
        <source>%1: choose the five tiles first</source>
        <translation>%1：要先选好五个板块</translation>
    </message>
    <message>
        <source>%1: place the figures first</source>
        <translation>%1：要先摆好棋子</translation>
    </message>
    <message>
        <source>%1: the setup is over</source>
        <translation>%1：开局摆放已经结束</translation>
    </message>
    <message>
        <source>%1: play at least one tile first</source>
        <translation>%1：至少要先放一个板块</translation>
    </message>
    <message>
        <source>%1: the hand does not hold this tile</source>
        <translation>%1：手里没有这个板块</translation>
    </message>
    <message>
        <source>%1: only one normal tile may be played per turn</source>
        <translation>%1：每回合只能放一个普通板块</translation>
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
        <translation>人数</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>两人</translation>
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
        <translation>规则</translation>
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
        <translation>按论文</translation>
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
        <translation>玩家摆放</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>First hand</source>
        <translation>起始手牌</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>自选</translation>
    </message>
    <message>
        <source>The first hand is chosen</source>
        <translation>何时选起始手牌</translation>
    </message>
    <message>
        <source>Before the figures are placed</source>
        <translation>摆放棋子之前</translation>
    </message>
    <message>
        <source>Captures</source>
        <translation>夺取时机</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>立即</translation>
    </message>
    <message>
        <source>At the end of the turn</source>
        <translation>回合结束时</translation>
    </message>
    <message>
        <source>The tile exchange moves</source>
        <translation>板块交换能移动</translation>
    </message>
    <message>
        <source>Normal tiles, not the ronin</source>
        <translation>普通板块，浪人除外</translation>
    </message>
    <message>
        <source>Any tile on land</source>
        <translation>陆地上的任何板块</translation>
    </message>
    <message>
        <source>The game ends</source>
        <translation>终局条件</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>Domination</source>
        <translation>称霸</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>胜者</translation>
    </message>
    <message>
        <source>By the printed rules</source>
        <translation>按出版的规则</translation>
    </message>
    <message>
        <source>Empty exchanges</source>
        <translation>无效交换</translation>
    </message>
    <message>
        <source>Open captures</source>
        <translation>公开战果</translation>
    </message>
    <message>
        <source>A map of your own</source>
        <translation>自备地图</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>地图</translation>
    </message>
    <message>
        <source>Japan</source>
        <translation>日本</translation>
    </message>
    <message>
        <source>Two play on Honshu; three add Kyushu and Shikoku, four also Hokkaido.</source>
        <translation>两人在本州；三人时再加九州和四国，四人时再加北海道。</translation>
    </message>
    <message>
        <source>The program&apos;s map of Japan, or a map of your own from a file.</source>
        <translation>程序自带的日本地图，或从文件打开自己的地图。</translation>
    </message>
    <message>
        <source>The two published editions, and the short game in which the computer players were first tested.</source>
        <translation>两个正式出版的版本，以及当初测试电脑玩家用的短局。</translation>
    </message>
    <message>
        <source>Tiles per player</source>
        <translation>每人的板块</translation>
    </message>
    <message>
        <source>18 leaves out the two exchanges.</source>
        <translation>去掉两个交换板块，就是 18 个。</translation>
    </message>
    <message>
        <source>The players place the figures one by one, towns first, or they are placed by lot.</source>
        <translation>由玩家轮流逐个摆放，先放城镇；或者随机摆放。</translation>
    </message>
    <message>
        <source>All players choose their first five tiles, or draw them by lot.</source>
        <translation>各人自选最初的五个板块，或者随机抽取。</translation>
    </message>
    <message>
        <source>Whether the first hand is chosen before or after it is known where the figures stand.</source>
        <translation>起始手牌是在知道棋子的位置之前选，还是之后选。</translation>
    </message>
    <message>
        <source>After the figures are placed</source>
        <translation>摆放棋子之后</translation>
    </message>
    <message>
        <source>As soon as a settlement is surrounded, or at the end of the turn, so that later tiles of the turn still count.</source>
        <translation>据点一被围住就夺取，或等到回合结束：这样同一回合后放的板块也算数。</translation>
    </message>
    <message>
        <source>Which of your own tiles on land it may pick up.</source>
        <translation>可以拿起自己放在陆地上的哪些板块。</translation>
    </message>
    <message>
        <source>When one kind of figure is gone or four figures are set aside; in domination, when no figure is left.</source>
        <translation>某种棋子拿完，或有四个棋子被移出时；称霸模式下，则到棋子全部拿完为止。</translation>
    </message>
    <message>
        <source>If nobody leads in two kinds of figure, those who lead in one compare their figures of the other kinds first; in the two-player game of the thesis they compare all their figures.</source>
        <translation>没有人领先两种棋子时，领先一种的人先比其他种类的棋子；论文的两人局则直接比全部棋子。</translation>
    </message>
    <message>
        <source>Whether two figures of the same kind may be exchanged, which changes nothing.</source>
        <translation>能否互换两个同种的棋子，换了等于没换。</translation>
    </message>
    <message>
        <source>Whether the table shows what the others have captured, which everybody has seen.</source>
        <translation>是否显示别人夺得的棋子；反正大家都看见过。</translation>
    </message>
</context>
<context>
    <name>Samurai places</name>
    <message>
        <source>Abashiri</source>
        <translation>网走</translation>
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
        <translation>江户</translation>
    </message>
    <message>
        <source>Funai</source>
        <translation>府内</translation>
    </message>
    <message>
        <source>Hakata</source>
        <translation>博多</translation>
    </message>
    <message>
        <source>Hakodate</source>
        <translation>函馆</translation>
    </message>
    <message>
        <source>Hirosaki</source>
        <translation>弘前</translation>
    </message>
    <message>
        <source>Hiroshima</source>
        <translation>广岛</translation>
    </message>
    <message>
        <source>Kagoshima</source>
        <translation>鹿儿岛</translation>
    </message>
    <message>
        <source>Kanazawa</source>
        <translation>金泽</translation>
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
        <translation>钏路</translation>
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
        <translation>水户</translation>
    </message>
    <message>
        <source>Morioka</source>
        <translation>盛冈</translation>
    </message>
    <message>
        <source>Nagasaki</source>
        <translation>长崎</translation>
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
        <translation>冈山</translation>
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
        <translation>骏府</translation>
    </message>
    <message>
        <source>Takamatsu</source>
        <translation>高松</translation>
    </message>
    <message>
        <source>Tokachi</source>
        <translation>十胜</translation>
    </message>
    <message>
        <source>Tokushima</source>
        <translation>德岛</translation>
    </message>
    <message>
        <source>Wakkanai</source>
        <translation>稚内</translation>
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
        <translation>训练过的谋略家</translation>
    </message>
    <message>
        <source>Absent-minded</source>
        <translation>心不在焉</translation>
    </message>
    <message>
        <source>Distracted</source>
        <translation>走神</translation>
    </message>
    <message>
        <source>Daimyo</source>
        <translation>大名</translation>
    </message>
    <message>
        <source>Quick champion</source>
        <translation>快手冠军</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>冠军</translation>
    </message>
    <message>
        <source>Plays one tile per turn, any tile on any space.</source>
        <translation>每回合放一个板块，随便哪个，随便放哪里。</translation>
    </message>
    <message>
        <source>Notices one or two possible moves, and makes the better one.</source>
        <translation>能走的只注意到一两步，走较好的一步。</translation>
    </message>
    <message>
        <source>Plays as many tiles as possible where they count most, and never checks whether a figure is already won.</source>
        <translation>哪里最起作用就往哪里放，能放多少放多少，从不看棋子是不是已经到手。</translation>
    </message>
    <message>
        <source>Knows what each figure is worth and how likely it is to be won, but overlooks three moves in four.</source>
        <translation>知道每个棋子值多少、有多大机会到手，但四步里漏看三步。</translation>
    </message>
    <message>
        <source>Knows what each figure is worth and how likely it is to be won, but overlooks every other move.</source>
        <translation>知道每个棋子值多少、有多大机会到手，但每两步漏看一步。</translation>
    </message>
    <message>
        <source>Weighs every move by the chance to win each figure and by the kinds of figure still needed, but does not look ahead.</source>
        <translation>每一步都权衡夺得各个棋子的机会和还需要的种类，但不往后看。</translation>
    </message>
    <message>
        <source>Plays the best moves out to the end of the game against ten guesses at the hidden tiles.</source>
        <translation>用对看不到的板块的十次猜测，把最好的几步一直走到终局。</translation>
    </message>
    <message>
        <source>Plays the best moves out to the end of the game against two hundred guesses at the hidden tiles, and chooses the first hand that way, too. Has played hundreds of thousands of games with itself and learned from them.</source>
        <translation>用对看不到的板块的两百次猜测，把最好的几步一直走到终局；起始手牌也这样选。与自己对局数十万局，并从中学习。</translation>
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
        <translation>哪里能对最多的棋子起作用就往哪里放：前九轮每回合放一个，之后能放多少放多少。</translation>
    </message>
    <message>
        <source>Basic Strategy 2</source>
        <translation>基本策略 2</translation>
    </message>
    <message>
        <source>Advanced Strategy 1</source>
        <translation>高级策略 1</translation>
    </message>
    <message>
        <source>Plays where many figures are close. The printed formula, which plays where it already leads, is taken for a misprint.</source>
        <translation>往许多棋子都难分高下的地方放。论文印出的公式会往已经领先的地方放，这里当作印错。</translation>
    </message>
    <message>
        <source>Advanced Strategy 2</source>
        <translation>高级策略 2</translation>
    </message>
    <message>
        <source>Plays like Advanced Strategy 1, but prefers fast tiles from round eleven, which then come earlier in its turn.</source>
        <translation>打法同高级策略 1，但从第十一轮起偏重快速板块，在回合里也就放得更早。</translation>
    </message>
    <message>
        <source>Advanced Strategy 3</source>
        <translation>高级策略 3</translation>
    </message>
    <message>
        <source>Plays like Advanced Strategy 2, but prefers kinds of figure of which it is close to the majority, and avoids those that are decided.</source>
        <translation>打法同高级策略 2，但偏重自己快要占到多数的棋子种类，避开大局已定的种类。</translation>
    </message>
    <message>
        <source>Plays by the terms of Advanced Strategy 3, with weights trained in thousands of games.</source>
        <translation>按高级策略 3 的各项来权衡，权重由几千局训练得来。</translation>
    </message>
    <message>
        <source>Fair MiniMax</source>
        <translation>不偷看的 MiniMax</translation>
    </message>
    <message>
        <source>Makes ten guesses at the other hands, and looks three turns ahead, its own included.</source>
        <translation>对别人的手牌作十次猜测，往后看三个回合，包括自己这一回合。</translation>
    </message>
    <message>
        <source>Advanced Strategy 4</source>
        <translation>高级策略 4</translation>
    </message>
    <message>
        <source>A MiniMax that looks three turns ahead, its own included, each time at the twelve most promising. It cheats by looking at the other hands, but does not know what will be drawn.</source>
        <translation>往后看三个回合的 MiniMax，包括自己这一回合，每次只看最有希望的十二种走法。作弊：偷看别人的手牌，但不知道会抽到什么。</translation>
    </message>
</context>
<context>
    <name>Samurai reasons</name>
    <message>
        <source>Nothing more can be played this turn.</source>
        <translation>这一回合没有可放的了。</translation>
    </message>
    <message>
        <source>That puts you ahead in %1.</source>
        <translation>这样你就在%1上领先。</translation>
    </message>
    <message>
        <source>That draws you level with %1 in %2.</source>
        <translation>这样你就在%2上追平%1。</translation>
    </message>
    <message>
        <source>Capture both %1 and %2 of %3.</source>
        <translation>把%3的%1和%2都夺下。</translation>
    </message>
    <message>
        <source>Capture two figures at once: %1 of %2 and %3 of %4.</source>
        <translation>一次夺下两个棋子：%2的%1和%4的%3。</translation>
    </message>
    <message>
        <source>Capture %1 of %2, where %3 was ahead.</source>
        <translation>夺下%2的%1，那里本来是%3领先。</translation>
    </message>
    <message>
        <source>Capture %1 of %2 while you lead there.</source>
        <translation>趁你领先，夺下%2的%1。</translation>
    </message>
    <message>
        <source>Capture %1 of %2.</source>
        <translation>夺下%2的%1。</translation>
    </message>
    <message>
        <source>Tie for %1 of %2, so that %3 does not get it.</source>
        <translation>在%2的%1上追平，别让%3拿到。</translation>
    </message>
    <message>
        <source>Surround %1 while nobody leads for %2: then nobody gets it.</source>
        <translation>趁没人在%2上领先，围住%1：谁也拿不到。</translation>
    </message>
    <message>
        <source>This ends the game, and you win.</source>
        <translation>游戏就此结束，你赢了。</translation>
    </message>
    <message>
        <source>This ends the game, and you share the victory.</source>
        <translation>游戏就此结束，你并列获胜。</translation>
    </message>
    <message>
        <source>This ends the game, and %1 wins.</source>
        <translation>游戏就此结束，%1获胜。</translation>
    </message>
    <message>
        <source>This ends the game, and others share the victory.</source>
        <translation>游戏就此结束，别人并列获胜。</translation>
    </message>
    <message>
        <source>Overtake %1 for %2 of %3.</source>
        <translation>在%3的%2上超过%1。</translation>
    </message>
    <message>
        <source>Take the lead for %1 of %2.</source>
        <translation>在%2的%1上取得领先。</translation>
    </message>
    <message>
        <source>Get within %1 of the lead for %2 of %3.</source>
        <translation>在%3的%2上追到只差 %1 点。</translation>
    </message>
    <message>
        <source>The %1 is enough here: keep the %2 for later.</source>
        <translation>这里用%1就够：%2留到以后。</translation>
    </message>
    <message>
        <source>The %1 is a fast tile: you can still play a normal one this turn.</source>
        <translation>%1是快速板块：这回合还能再放一个普通板块。</translation>
    </message>
    <message>
        <source>Spend the %1 where nothing is at stake.</source>
        <translation>把%1用在没什么可争的地方。</translation>
    </message>
    <message>
        <source>Swap %1 of %2 and %3 of %4.</source>
        <translation>让%2的%1和%4的%3互换。</translation>
    </message>
    <message>
        <source>You cannot play any tile.</source>
        <translation>你没有板块可放。</translation>
    </message>
    <message>
        <source>You have played all your tiles.</source>
        <translation>你的板块都放完了。</translation>
    </message>
    <message>
        <source>End your turn here: the %1 is worth more later.</source>
        <translation>这回合到此为止：%1以后更值钱。</translation>
    </message>
    <message>
        <source>End your turn here: what you still hold is worth more later.</source>
        <translation>这回合到此为止：手里剩下的以后更值钱。</translation>
    </message>
    <message>
        <source>This is the best of %1 turns, looking %2 turns ahead.</source>
        <translation>往后看 %2 回合，%1 种走法里这种最好。</translation>
    </message>
    <message>
        <source>Put a figure anywhere: no tile is on the board yet.</source>
        <translation>棋子放哪里都行：棋盘上还没有板块。</translation>
    </message>
    <message>
        <source>This move was drawn by lot.</source>
        <translation>这一步是随机选的。</translation>
    </message>
    <message>
        <source>Winning it would put you ahead in %1.</source>
        <translation>拿到它，你就在%1上领先。</translation>
    </message>
    <message>
        <source>Winning it would put %1 ahead in %2.</source>
        <translation>要是%1拿到它，就在%2上领先了。</translation>
    </message>
    <message>
        <source>Draw level with %1 for %2 of %3: as long as it is tied, nobody gets it.</source>
        <translation>在%3的%2上追平%1：只要并列，谁也拿不到。</translation>
    </message>
    <message>
        <source>Capture %1 of %2, and tie for %3, so that %4 does not get it.</source>
        <translation>夺下%2的%1，并在%3上追平，别让%4拿到。</translation>
    </message>
    <message>
        <source>Capture %1 of %2, and tie for the other two, so that %3 does not get them.</source>
        <translation>夺下%2的%1，另外两个也追平，别让%3拿到。</translation>
    </message>
    <message>
        <source>Capture %1 at once.</source>
        <translation>一次夺下%1。</translation>
    </message>
    <message>
        <source>Capture %1 of both %2 and %3.</source>
        <translation>把%2和%3的%1都夺下。</translation>
    </message>
    <message>
        <source>Draw level for %1 of %2: as long as they are tied, nobody gets them.</source>
        <translation>在%2的%1上追平：只要并列，谁也拿不到。</translation>
    </message>
    <message>
        <source>Strengthen your lead for %1 of %2.</source>
        <translation>在%2的%1上扩大领先。</translation>
    </message>
    <message>
        <source>Bring %1 closer to capture while you lead there.</source>
        <translation>趁你在%1领先，把那里再围紧一步。</translation>
    </message>
    <message>
        <source>Take the lead for %1 of both %2 and %3.</source>
        <translation>在%2和%3的%1上都取得领先。</translation>
    </message>
    <message>
        <source>Take the lead for both %1 of %2 and %3 of %4.</source>
        <translation>在%2的%1和%4的%3上都取得领先。</translation>
    </message>
    <message>
        <source>Take the lead for %1 of %2, and draw level for %3 of %4.</source>
        <translation>在%2的%1上取得领先，在%4的%3上追平。</translation>
    </message>
    <message>
        <source>Take the lead for %1 of %2, and strengthen yours for %3 of %4.</source>
        <translation>在%2的%1上取得领先，在%4的%3上扩大领先。</translation>
    </message>
    <message>
        <source>Strengthen your lead for %1 of both %2 and %3.</source>
        <translation>在%2和%3的%1上都扩大领先。</translation>
    </message>
    <message>
        <source>Strengthen your lead for %1 of %2, and close in on %3 of %4.</source>
        <translation>在%2的%1上扩大领先，在%4的%3上追近。</translation>
    </message>
    <message>
        <source>Close in on %1 of both %2 and %3.</source>
        <translation>在%2和%3的%1上都追近。</translation>
    </message>
    <message>
        <source>Close in on two figures: %1 of %2 and %3 of %4.</source>
        <translation>两个棋子都追近：%2的%1和%4的%3。</translation>
    </message>
    <message>
        <source>Fill a space beside %1 before it can be used against you.</source>
        <translation>先占住%1旁边的一格，免得别人用它来对付你。</translation>
    </message>
    <message>
        <source>Then you, not %1, lead for %2.</source>
        <translation>这样在%2上领先的就是你，不再是%1。</translation>
    </message>
    <message>
        <source>Then you lead for %1 by %2.</source>
        <translation>这样你就在%1上领先 %2 点。</translation>
    </message>
    <message>
        <source>Then %1 no longer leads for %2.</source>
        <translation>这样%1就不再在%2上领先。</translation>
    </message>
    <message>
        <source>Then you lead for both.</source>
        <translation>这样两边都是你领先。</translation>
    </message>
    <message>
        <source>Then %1 no longer leads for either.</source>
        <translation>这样%1在两边都不再领先。</translation>
    </message>
    <message>
        <source>In return, %1 leads for %2.</source>
        <translation>不过，%1会在%2上领先。</translation>
    </message>
    <message>
        <source>In return, you give up the lead for %1.</source>
        <translation>不过，你得让出%1上的领先。</translation>
    </message>
    <message>
        <source>Capture %1 of %2, and tie for %3 of %4, so that nobody gets it.</source>
        <translation>夺下%2的%1，并在%4的%3上追平，让谁都拿不到它。</translation>
    </message>
    <message>
        <source>Let %1 have %2 of %3: you stay ahead in %4.</source>
        <translation>让%1拿走%3的%2吧：你在%4上照样领先。</translation>
    </message>
    <message>
        <source>Close in on %1 of %2.</source>
        <translation>在%2的%1上追近。</translation>
    </message>
    <message>
        <source>Bring %1 and %2 closer to capture while you lead at both.</source>
        <translation>趁你在%1和%2都领先，把两边再围紧一步。</translation>
    </message>
    <message>
        <source>Spend the %1 here and keep your other tiles for better places.</source>
        <translation>%1就用在这里，别的板块留给更好的地方。</translation>
    </message>
    <message>
        <source>That puts you ahead in %1 and %2.</source>
        <translation>这样你就在%1和%2上都领先。</translation>
    </message>
    <message>
        <source>Tie for %1 of %2, so that %3 does not get them.</source>
        <translation>在%2的%1上都追平，别让%3拿到。</translation>
    </message>
    <message>
        <source>The %1 would do more here, but you will need it elsewhere.</source>
        <translation>%1在这里更管用，但别处还要靠它。</translation>
    </message>
    <message>
        <source>Any tile will do here: spend the %1.</source>
        <translation>这里用哪个板块都行：就用%1吧。</translation>
    </message>
    <message>
        <source>Keep the %1 for later: it counts for every kind of figure.</source>
        <translation>%1留到以后：对每种棋子都起作用。</translation>
    </message>
    <message>
        <source>Put %1 in %2: your %3 can then count there and in %4 at once.</source>
        <translation>把%1摆在%2：你那个%3就能同时对这里和%4起作用。</translation>
    </message>
    <message>
        <source>Put %1 in %2, where few tiles decide it: you hold no strong tile for it, so little is lost.</source>
        <translation>把%1摆在%2，那里几个板块就定胜负：你没有能争它的强板块，丢了也不可惜。</translation>
    </message>
    <message>
        <source>Extend your lead for %1 of %2: no single tile can catch you there.</source>
        <translation>在%2的%1上进一步扩大领先：光靠一个板块，谁也追不上你。</translation>
    </message>
    <message>
        <source>Extend your lead for %1 of %2 and %3 of %4: no single tile can catch you at either.</source>
        <translation>在%2的%1和%4的%3上进一步扩大领先：光靠一个板块，两边都没人追得上你。</translation>
    </message>
    <message>
        <source>Break the tie for %1 of %2 and capture it.</source>
        <translation>在%2的%1上打破并列，把它夺下。</translation>
    </message>
    <message>
        <source>Nobody gets %1 of %2, as nobody leads for it.</source>
        <translation>%2的%1没人领先，谁也拿不到。</translation>
    </message>
    <message>
        <source>Then one tile between %2 and %3 counts for %1 of both.</source>
        <translation>这样在%2和%3之间放一个板块，就能同时对两边的%1起作用。</translation>
    </message>
    <message>
        <source>Then one tile no longer counts for %1 of both %2 and %3, and you hold none for them.</source>
        <translation>这样一个板块就不能再同时对%2和%3的%1起作用，反正你没有能争它们的板块。</translation>
    </message>
    <message>
        <source>No one thing decides, but this suits your tiles a little better than anything else.</source>
        <translation>没有哪一点特别关键，只是比别的走法更合你的板块一点。</translation>
    </message>
    <message>
        <source>You have as good as won: this move hardly matters.</source>
        <translation>你几乎赢定了：这一步怎么走都差不多。</translation>
    </message>
    <message>
        <source>You have as good as lost: this move hardly matters.</source>
        <translation>你几乎输定了：这一步怎么走都差不多。</translation>
    </message>
    <message>
        <source>Play the ship first: then your %1 on the last land space of %2 captures %3.</source>
        <translation>先放船：接着把你那个%1放在%2的最后一个陆地格上，就能夺下%3。</translation>
    </message>
    <message>
        <source>Play the ship first: then your %1 on the last land space of %2 captures %3, and ties for %4.</source>
        <translation>先放船：接着把你那个%1放在%2的最后一个陆地格上，就能夺下%3，并在%4上追平。</translation>
    </message>
    <message>
        <source>Play the ship first: then your %1 on the last land space of %2 ties for %3, so that nobody gets it.</source>
        <translation>先放船：接着把你那个%1放在%2的最后一个陆地格上，就能在%3上追平，让谁都拿不到它。</translation>
    </message>
    <message>
        <source>You can end your turn here and keep your tiles: playing on is just as good.</source>
        <translation>这回合可以到此为止，把板块留着：接着放也一样好。</translation>
    </message>
    <message>
        <source>Take the %1: it can bring a figure to where you lead.</source>
        <translation>拿%1：能把棋子换到你领先的地方。</translation>
    </message>
    <message>
        <source>Take the %1: it can bring a tile to where you need it.</source>
        <translation>拿%1：能把板块移到你需要的地方。</translation>
    </message>
    <message>
        <source>Take the %1: it counts for every kind of figure, and you can play it in the same turn as another tile.</source>
        <translation>拿%1：对每种棋子都起作用，还能和别的板块在同一回合放。</translation>
    </message>
    <message>
        <source>Take the %1: it counts for every kind of figure.</source>
        <translation>拿%1：对每种棋子都起作用。</translation>
    </message>
    <message>
        <source>Take the %1: tiles for one kind of figure are best played early.</source>
        <translation>拿%1：只对一种棋子起作用的板块，早放最好。</translation>
    </message>
    <message>
        <source>Strengthen your lead for %1 of %2: that puts you %3 ahead.</source>
        <translation>在%2的%1上扩大领先：这样就领先 %3 点。</translation>
    </message>
    <message>
        <source>With the %1 you are harder to catch at %3 than with the one of strength %2.</source>
        <translation>在%3用%1，比用影响力 %2 的更难被人追上。</translation>
    </message>
    <message>
        <source>With the %1 you are harder to catch at %3 than with the %2.</source>
        <translation>在%3用%1，比用%2更难被人追上。</translation>
    </message>
    <message>
        <source>The %1 is enough here: keep anything stronger for later.</source>
        <translation>这里用%1就够：更强的留到以后。</translation>
    </message>
    <message>
        <source>One tile puts you in the lead for all %3 figures of %1 and %2.</source>
        <translation>一个板块，就让你在%1和%2的全部 %3 个棋子上都领先。</translation>
    </message>
    <message>
        <source>%2 gets %1, but led for them anyway.</source>
        <translation>%2会拿到%1，反正本来就是那边领先。</translation>
    </message>
    <message>
        <source>%3 gets %1 of %2, but led for it anyway.</source>
        <translation>%3会拿到%2的%1，反正本来就是那边领先。</translation>
    </message>
    <message>
        <source>In return, you give up the lead for %1 of %2.</source>
        <translation>不过，在%2的%1上你得让出领先。</translation>
    </message>
    <message>
        <source>In return, you give up the tie for %1 of %2.</source>
        <translation>不过，在%2的%1上你就保不住并列了。</translation>
    </message>
    <message>
        <source>End your turn here and keep the %1: later it can decide a close capture, in the same turn as another tile.</source>
        <translation>这回合到此为止，%1留着：以后争得难分上下时，能和别的板块在同一回合放，定下胜负。</translation>
    </message>
    <message>
        <source>No single tile can catch you there.</source>
        <translation>在那里光靠一个板块，谁也追不上你。</translation>
    </message>
    <message>
        <source>If nobody answers, your next land tile there captures it.</source>
        <translation>要是没人应对，你在那里的陆地格再放一个板块，就能夺下它。</translation>
    </message>
    <message>
        <source>Use the tile exchange: move your %1 to another space beside %2. Its old space stays filled, and you keep the tiles in your hand.</source>
        <translation>用板块交换：把你那个%1移到%2旁边的另一格。原来那格还是占着，手里的板块也都留着。</translation>
    </message>
    <message>
        <source>Use the tile exchange: move your %1 to %2. Where it lies now, nothing is left for it to win.</source>
        <translation>用板块交换：把你那个%1移到%2。它在现在的位置，已经没什么可争的了。</translation>
    </message>
    <message>
        <source>Use the tile exchange: move your %1 from %2 to %3, where it counts for more.</source>
        <translation>用板块交换：把你那个%1从%2移到%3，在那里能对更多棋子起作用。</translation>
    </message>
    <message>
        <source>Use the tile exchange: move your %1 from %2 to %3.</source>
        <translation>用板块交换：把你那个%1从%2移到%3。</translation>
    </message>
    <message>
        <source>Any tile on that space will do.</source>
        <translation>那一格放哪个板块都行。</translation>
    </message>
    <message>
        <source>The tile also puts you in the lead for %1 of %2.</source>
        <translation>这个板块还让你在%2的%1上取得领先。</translation>
    </message>
    <message>
        <source>The tile also draws you level for %1 of %2.</source>
        <translation>这个板块还让你在%2的%1上追平。</translation>
    </message>
    <message>
        <source>The tile also extends your lead for %1 of %2 so far that no single tile can catch you there.</source>
        <translation>这个板块还让你在%2的%1上进一步扩大领先：光靠一个板块，谁也追不上你。</translation>
    </message>
    <message>
        <source>The tile also strengthens your lead for %1 of %2.</source>
        <translation>这个板块还让你在%2的%1上扩大领先。</translation>
    </message>
    <message>
        <source>The tile also brings you closer to the lead for %1 of %2.</source>
        <translation>这个板块还让你在%2的%1上追近。</translation>
    </message>
    <message>
        <source>The tile also brings you within %1 of the lead for %2 of %3.</source>
        <translation>这个板块还让你在%3的%2上追到只差 %1 点。</translation>
    </message>
    <message>
        <source>The tile also brings %1 closer to capture while you lead there.</source>
        <translation>你在%1领先，这个板块还把那里再围紧一步。</translation>
    </message>
    <message>
        <source>Then your %1 is strong enough to take the lead there.</source>
        <translation>这样你那个%1就够强，能在那里取得领先。</translation>
    </message>
    <message>
        <source>Leave one land space at %1: there your %2 can capture %3 in this same turn.</source>
        <translation>让%1只剩一个陆地格：这回合你接着把%2放上去，就能夺下%3。</translation>
    </message>
    <message>
        <source>Then your %2 can capture %3 on the last land space of %1, in this same turn.</source>
        <translation>接着就在这回合，把你那个%2放在%1的最后一个陆地格上，就能夺下%3。</translation>
    </message>
    <message>
        <source>The %1 is a fast tile: with a normal one you can still capture %2 of %3 this turn.</source>
        <translation>%1是快速板块：这回合你还能用普通板块夺下%3的%2。</translation>
    </message>
    <message>
        <source>Nobody can catch you in %1 any more.</source>
        <translation>在%1上谁也追不上你了。</translation>
    </message>
    <message>
        <source>Tie for both %1 of %2 and %3 of %4: nobody gets them.</source>
        <translation>在%2的%1和%4的%3上都追平：谁也拿不到。</translation>
    </message>
    <message>
        <source>If you win it, nobody can catch you in %1 any more.</source>
        <translation>拿到它，在%1上就谁也追不上你了。</translation>
    </message>
    <message>
        <source>It hardly matters, though: a space where nothing is at stake is just as good.</source>
        <translation>不过关系不大：放在没什么可争的格子上也一样好。</translation>
    </message>
    <message>
        <source>End your turn here and keep your fast tiles: later they can decide a close capture, in the same turn as another tile.</source>
        <translation>这回合到此为止，快速板块留着：以后争得难分上下时，能和别的板块在同一回合放，定下胜负。</translation>
    </message>
    <message>
        <source>If %1 does not answer, your next land tile there captures it.</source>
        <translation>%1要是不应对，你在那里的陆地格再放一个板块，就能夺下它。</translation>
    </message>
    <message>
        <source>Otherwise %1 can capture it with the %2.</source>
        <translation>不然%1用%2就能夺下它。</translation>
    </message>
    <message>
        <source>Otherwise %1 may capture it on the last land space.</source>
        <translation>不然%1可能占住最后一个陆地格，夺下它。</translation>
    </message>
    <message>
        <source>You have to play a tile: spend the %1 where nothing is at stake.</source>
        <translation>你总得放一个板块：把%1用在没什么可争的地方。</translation>
    </message>
    <message>
        <source>Spend the %1 where nothing is at stake: you draw a new tile for it.</source>
        <translation>把%1用在没什么可争的地方：还能抽一个新板块。</translation>
    </message>
    <message>
        <source>Use the tile exchange: move your %1 to a space between %2 and %3, where it still counts at %3.</source>
        <translation>用板块交换：把你那个%1移到%2和%3之间的一格，在%3照样起作用。</translation>
    </message>
    <message>
        <source>End your turn here and keep the %1: it does most when %2 has few tiles left to answer it.</source>
        <translation>这回合到此为止，%1留着：等%2没剩几个板块可应对时，它最管用。</translation>
    </message>
    <message>
        <source>End your turn here and keep the %1: it does most when the others have few tiles left to answer it.</source>
        <translation>这回合到此为止，%1留着：等别人没剩几个板块可应对时，它最管用。</translation>
    </message>
    <message>
        <source>That puts you ahead in all three kinds.</source>
        <translation>这样你就在三种棋子上全都领先。</translation>
    </message>
    <message>
        <source>Only one kind of figure is left to place, so it makes no difference which place you fill first.</source>
        <translation>要摆的棋子只剩一种，先摆哪里都一样。</translation>
    </message>
    <message>
        <source>The swap also puts you in the lead for %1.</source>
        <translation>这次互换还让你在%1上取得领先。</translation>
    </message>
    <message>
        <source>Put %1 in %2: you hold tiles of strength %3 and %4 for it.</source>
        <translation>把%1摆在%2：你有影响力 %3 和 %4 的板块能争它。</translation>
    </message>
    <message>
        <source>Extend your lead for %1 of both %2 and %3: no single tile can catch you at either.</source>
        <translation>在%2和%3的%1上都进一步扩大领先：光靠一个板块，两边都没人追得上你。</translation>
    </message>
    <message>
        <source>Strengthen your lead for %1 of %2 and %3 of %4.</source>
        <translation>在%2的%1和%4的%3上都扩大领先。</translation>
    </message>
    <message>
        <source>Take the lead for %1 of %2, and strengthen yours for that of %3.</source>
        <translation>在%2的%1上取得领先，在%3的%1上扩大领先。</translation>
    </message>
    <message>
        <source>Counting those you lead for, you then have most of %1: %2 of %3.</source>
        <translation>把你领先的也算上，这样%1大半归你：%3 个里有 %2 个。</translation>
    </message>
    <message>
        <source>Spend the %1 here: who leads in %2 is decided already.</source>
        <translation>%1就用在这里：谁在%2上领先，已经定了。</translation>
    </message>
    <message>
        <source>You also lead in %1 at %2, which is closer to capture than %3.</source>
        <translation>你在%2的%1上也领先，那里又比%3更快围住。</translation>
    </message>
    <message>
        <source>Capturing %1 of %2 is just as good: then nobody can catch you in %3 any more.</source>
        <translation>夺下%2的%1也一样好：那样在%3上就谁也追不上你了。</translation>
    </message>
    <message>
        <source>Take the %1: it counts for every kind of figure, and it saves a stronger one for later.</source>
        <translation>拿%1：对每种棋子都起作用，更强的还能留到以后抽。</translation>
    </message>
    <message>
        <source>Take the lead for %1 of %2 and draw level for the one at %3.</source>
        <translation>在%2的%1上取得领先，在%3的%1上追平。</translation>
    </message>
    <message>
        <source>Take the strongest tile of each kind first, here the %1.</source>
        <translation>先拿每种板块里最强的，这里就是%1。</translation>
    </message>
    <message>
        <source>Put %1 in %2: each of your two strong tiles for it can count there and in %3 at once.</source>
        <translation>把%1摆在%2：你有两个能争它的强板块，每个都能同时对这里和%3起作用。</translation>
    </message>
    <message>
        <source>Put %1 in %2, or choose freely: you hold a strong tile for every kind of figure, so little depends on this.</source>
        <translation>把%1摆在%2，或者随便选：每种棋子你都有能争它的强板块，怎么摆关系不大。</translation>
    </message>
    <message>
        <source>Which kind goes there matters little: you hold a strong tile for each.</source>
        <translation>那里摆哪种棋子关系不大：每种你都有能争它的强板块。</translation>
    </message>
    <message>
        <source>The %1 would do more here, but it is your only land tile that can take the lead for %2 of %3.</source>
        <translation>%1在这里更管用，但你手里的陆地板块，只有它能在%3的%2上取得领先。</translation>
    </message>
    <message>
        <source>Take the %1: tiles for one kind of figure are best played early, and this saves a stronger one for later.</source>
        <translation>拿%1：只对一种棋子起作用的板块，早放最好，更强的还能留到以后抽。</translation>
    </message>
    <message>
        <source>Take the %1: it is your strongest tile for %2, and tiles for one kind of figure are best played early.</source>
        <translation>拿%1：它是你能争%2的板块里最强的，而只对一种棋子起作用的板块，早放最好。</translation>
    </message>
    <message>
        <source>Take the %1: with the one of strength %2 you then hold two strong tiles for %3.</source>
        <translation>拿%1：加上影响力 %2 的那个，你就有两个能争%3的强板块。</translation>
    </message>
    <message>
        <source>Take the %1: it is the strongest tile left that counts for every kind of figure.</source>
        <translation>拿%1：剩下的板块里，对每种棋子都起作用的，就数它最强。</translation>
    </message>
    <message>
        <source>Put %1 in %2: surrounding %2 takes %3 land tiles, so you have time to play both your strong tiles for it.</source>
        <translation>把%1摆在%2：陆地上要 %3 个板块才围得住%2，你来得及把两个能争它的强板块都放上。</translation>
    </message>
    <message>
        <source>Put %1 in %2: you hold no strong tile for it, and surrounding %2 takes %3 land tiles, so you have time to draw one.</source>
        <translation>把%1摆在%2：你没有能争它的强板块，不过陆地上要 %3 个板块才围得住%2，来得及抽一个。</translation>
    </message>
    <message>
        <source>Then your %1 is strong enough to draw level there.</source>
        <translation>这样你那个%1就够强，能在那里追平。</translation>
    </message>
    <message>
        <source>The tile also brings you within %1 of the lead for %2 of %3, where your %4 can then draw level.</source>
        <translation>这个板块还让你在%3的%2上追到只差 %1 点，之后你那个%4就能在那里追平。</translation>
    </message>
    <message>
        <source>The tile also brings you within %1 of the lead for %2 of %3, which your %4 can then take.</source>
        <translation>这个板块还让你在%3的%2上追到只差 %1 点，之后你那个%4就能在那里取得领先。</translation>
    </message>
    <message>
        <source>Other places and figures are about as good, though: choose freely.</source>
        <translation>不过别的地方、别的棋子也差不多一样好：随便选。</translation>
    </message>
    <message>
        <source>The %1 would do more here, but it counts for every kind of figure: keep it for later.</source>
        <translation>%1在这里更管用，但它对每种棋子都起作用：留到以后用。</translation>
    </message>
    <message>
        <source>Every other move is as good as lost, too.</source>
        <translation>其他走法也都几乎输定了。</translation>
    </message>
    <message>
        <source>Put %1 in %2: you hold the %3 for it.</source>
        <translation>把%1摆在%2：你手里有能争它的%3。</translation>
    </message>
    <message>
        <source>Put %1 in %2, though little depends on this: you hold a strong tile for every kind of figure.</source>
        <translation>把%1摆在%2，不过关系不大：每种棋子你都有能争它的强板块。</translation>
    </message>
    <message>
        <source>If %1 does not answer, your %2 can capture %3 next turn.</source>
        <translation>要是%1不应对，你下回合用%2就能夺下%3。</translation>
    </message>
    <message>
        <source>Winning it would give %1 the lead in %2 for good.</source>
        <translation>要是%1拿到它，%2的领先就再也追不回来了。</translation>
    </message>
    <message>
        <source>Then you lead for %1 at %2, and any land tile on the last space there captures it this turn.</source>
        <translation>这样你就在%2的%1上领先，这一回合随便拿个陆地板块放到那里最后一格，就能拿下。</translation>
    </message>
    <message>
        <source>The %1 would do as well here.</source>
        <translation>在这里用%1也一样。</translation>
    </message>
    <message>
        <source>It hardly matters, though: if you play it now, you draw a new tile for it.</source>
        <translation>不过差别不大：现在用掉它，还能抽一个新板块。</translation>
    </message>
    <message>
        <source>It hardly matters, though: playing it now is as good.</source>
        <translation>不过差别不大：现在就用也一样好。</translation>
    </message>
    <message>
        <source>End your turn here and keep the %1: later it can decide a close capture, at %2 for example, in the same turn as another tile.</source>
        <translation>这回合到此为止，%1留着：以后争得难分上下时，比如在%2，能和别的板块在同一回合放，定下胜负。</translation>
    </message>
</context>
<context>
    <name>Samurai thoughts</name>
    <message>
        <source>That puts %0 ahead in %1.</source>
        <translation>这样%0就在%1上领先。</translation>
    </message>
    <message>
        <source>That draws %0 level with %1 in %2.</source>
        <translation>这样%0就在%2上追平%1。</translation>
    </message>
    <message>
        <source>%0 captures both %1 and %2 of %3.</source>
        <translation>%0把%3的%1和%2都夺下。</translation>
    </message>
    <message>
        <source>%0 captures two figures at once: %1 of %2 and %3 of %4.</source>
        <translation>%0一次夺下两个棋子：%2的%1和%4的%3。</translation>
    </message>
    <message>
        <source>%0 captures %1 of %2, where %3 was ahead.</source>
        <translation>%0夺下%2的%1，那里本来是%3领先。</translation>
    </message>
    <message>
        <source>%0 captures %1 of %2 while leading there.</source>
        <translation>%0趁着领先，夺下%2的%1。</translation>
    </message>
    <message>
        <source>%0 captures %1 of %2.</source>
        <translation>%0夺下%2的%1。</translation>
    </message>
    <message>
        <source>%0 ties for %1 of %2, so that %3 does not get it.</source>
        <translation>%0在%2的%1上追平，不让%3拿到。</translation>
    </message>
    <message>
        <source>%0 surrounds %1 while nobody leads for %2: then nobody gets it.</source>
        <translation>%0趁没人在%2上领先，围住%1：谁也拿不到。</translation>
    </message>
    <message>
        <source>This ends the game, and %0 wins.</source>
        <translation>游戏就此结束，%0获胜。</translation>
    </message>
    <message>
        <source>This ends the game, and %0 shares the victory.</source>
        <translation>游戏就此结束，%0并列获胜。</translation>
    </message>
    <message>
        <source>%0 overtakes %1 for %2 of %3.</source>
        <translation>%0在%3的%2上超过%1。</translation>
    </message>
    <message>
        <source>%0 takes the lead for %1 of %2.</source>
        <translation>%0在%2的%1上取得领先。</translation>
    </message>
    <message>
        <source>%0 gets within %1 of the lead for %2 of %3.</source>
        <translation>%0在%3的%2上追到只差 %1 点。</translation>
    </message>
    <message>
        <source>The %1 is enough here: %0 keeps the %2 for later.</source>
        <translation>这里用%1就够：%0把%2留到以后。</translation>
    </message>
    <message>
        <source>The %1 is a fast tile: %0 can still play a normal one this turn.</source>
        <translation>%1是快速板块：这回合%0还能再放一个普通板块。</translation>
    </message>
    <message>
        <source>%0 spends the %1 where nothing is at stake.</source>
        <translation>%0把%1用在没什么可争的地方。</translation>
    </message>
    <message>
        <source>%0 swaps %1 of %2 and %3 of %4.</source>
        <translation>%0让%2的%1和%4的%3互换。</translation>
    </message>
    <message>
        <source>%0 cannot play any tile.</source>
        <translation>%0没有板块可放。</translation>
    </message>
    <message>
        <source>%0 has played all tiles.</source>
        <translation>%0的板块都放完了。</translation>
    </message>
    <message>
        <source>%0 ends the turn and keeps the %1 for later.</source>
        <translation>%0结束回合，把%1留到以后。</translation>
    </message>
    <message>
        <source>%0 ends the turn and keeps the other tiles for later.</source>
        <translation>%0结束回合，其余板块留到以后。</translation>
    </message>
    <message>
        <source>Winning it would put %0 ahead in %1.</source>
        <translation>拿到它，%0就在%1上领先。</translation>
    </message>
    <message>
        <source>%0 draws level with %1 for %2 of %3: as long as it is tied, nobody gets it.</source>
        <translation>%0在%3的%2上追平%1：只要并列，谁也拿不到。</translation>
    </message>
    <message>
        <source>%0 captures %1 of %2, and ties for %3, so that %4 does not get it.</source>
        <translation>%0夺下%2的%1，并在%3上追平，不让%4拿到。</translation>
    </message>
    <message>
        <source>%0 captures %1 of %2, and ties for the other two, so that %3 does not get them.</source>
        <translation>%0夺下%2的%1，另外两个也追平，不让%3拿到。</translation>
    </message>
    <message>
        <source>%0 captures %1 at once.</source>
        <translation>%0一次夺下%1。</translation>
    </message>
    <message>
        <source>%0 captures %1 of both %2 and %3.</source>
        <translation>%0把%2和%3的%1都夺下。</translation>
    </message>
    <message>
        <source>%0 draws level for %1 of %2: as long as they are tied, nobody gets them.</source>
        <translation>%0在%2的%1上追平：只要并列，谁也拿不到。</translation>
    </message>
    <message>
        <source>%0 strengthens the lead for %1 of %2.</source>
        <translation>%0在%2的%1上扩大领先。</translation>
    </message>
    <message>
        <source>%0 strengthens the lead for %1 of %2 and is now %3 ahead.</source>
        <translation>%0在%2的%1上扩大领先：现在领先 %3 点。</translation>
    </message>
    <message>
        <source>%0 brings %1 closer to capture while leading there.</source>
        <translation>%0趁着领先，把%1再围紧一步。</translation>
    </message>
    <message>
        <source>%0 takes the lead for %1 of both %2 and %3.</source>
        <translation>%0在%2和%3的%1上都取得领先。</translation>
    </message>
    <message>
        <source>%0 takes the lead for both %1 of %2 and %3 of %4.</source>
        <translation>%0在%2的%1和%4的%3上都取得领先。</translation>
    </message>
    <message>
        <source>%0 takes the lead for %1 of %2, and draws level for %3 of %4.</source>
        <translation>%0在%2的%1上取得领先，在%4的%3上追平。</translation>
    </message>
    <message>
        <source>%0 takes the lead for %1 of %2, and strengthens the one for %3 of %4.</source>
        <translation>%0在%2的%1上取得领先，在%4的%3上扩大领先。</translation>
    </message>
    <message>
        <source>%0 strengthens the lead for %1 of both %2 and %3.</source>
        <translation>%0在%2和%3的%1上都扩大领先。</translation>
    </message>
    <message>
        <source>%0 strengthens the lead for %1 of %2, and closes in on %3 of %4.</source>
        <translation>%0在%2的%1上扩大领先，在%4的%3上追近。</translation>
    </message>
    <message>
        <source>%0 closes in on %1 of both %2 and %3.</source>
        <translation>%0在%2和%3的%1上都追近。</translation>
    </message>
    <message>
        <source>%0 closes in on two figures: %1 of %2 and %3 of %4.</source>
        <translation>%0两个棋子都追近：%2的%1和%4的%3。</translation>
    </message>
    <message>
        <source>%0 fills a space beside %1 before anybody else can use it.</source>
        <translation>%0先占住%1旁边的一格，不让别人用。</translation>
    </message>
    <message>
        <source>Then %0, not %1, leads for %2.</source>
        <translation>这样在%2上领先的就是%0，不再是%1。</translation>
    </message>
    <message>
        <source>Then %0 leads for %1 by %2.</source>
        <translation>这样%0就在%1上领先 %2 点。</translation>
    </message>
    <message>
        <source>Then %0 leads for both.</source>
        <translation>这样两边都是%0领先。</translation>
    </message>
    <message>
        <source>In return, %0 gives up the lead for %1.</source>
        <translation>不过，%0得让出%1上的领先。</translation>
    </message>
    <message>
        <source>%0 puts the figure anywhere: no tile is on the board yet.</source>
        <translation>%0随便摆这个棋子：棋盘上还没有板块。</translation>
    </message>
    <message>
        <source>%0 captures %1 of %2, and ties for %3 of %4, so that nobody gets it.</source>
        <translation>%0夺下%2的%1，并在%4的%3上追平，让谁都拿不到它。</translation>
    </message>
    <message>
        <source>%0 lets %1 have %2 of %3: still ahead in %4.</source>
        <translation>%0让%1拿走%3的%2：自己在%4上照样领先。</translation>
    </message>
    <message>
        <source>%0 closes in on %1 of %2.</source>
        <translation>%0在%2的%1上追近。</translation>
    </message>
    <message>
        <source>%0 brings %1 and %2 closer to capture, leading at both.</source>
        <translation>%0趁着两边都领先，把%1和%2再围紧一步。</translation>
    </message>
    <message>
        <source>%0 spends the %1 here and keeps the other tiles for better places.</source>
        <translation>%0把%1用在这里，别的板块留给更好的地方。</translation>
    </message>
    <message>
        <source>That puts %0 ahead in %1 and %2.</source>
        <translation>这样%0就在%1和%2上都领先。</translation>
    </message>
    <message>
        <source>%0 ties for %1 of %2, so that %3 does not get them.</source>
        <translation>%0在%2的%1上都追平，不让%3拿到。</translation>
    </message>
    <message>
        <source>The %1 would do more here, but %0 keeps it for elsewhere.</source>
        <translation>%1在这里更管用，但%0要留到别处用。</translation>
    </message>
    <message>
        <source>Any tile will do here: %0 spends the %1.</source>
        <translation>这里用哪个板块都行：%0就用%1。</translation>
    </message>
    <message>
        <source>%0 keeps the %1 for later: it counts for every kind of figure.</source>
        <translation>%0把%1留到以后：对每种棋子都起作用。</translation>
    </message>
    <message>
        <source>%0 puts %1 in %2: the %3 can then count there and in %4 at once.</source>
        <translation>%0把%1摆在%2：%3就能同时对这里和%4起作用。</translation>
    </message>
    <message>
        <source>%0 puts %1 in %2, where few tiles decide it, holding no strong tile for it.</source>
        <translation>%0把%1摆在%2：那里几个板块就定胜负，而手里没有能争它的强板块。</translation>
    </message>
    <message>
        <source>%0 extends the lead for %1 of %2: no single tile can catch up there.</source>
        <translation>%0在%2的%1上进一步扩大领先：光靠一个板块，谁也追不上。</translation>
    </message>
    <message>
        <source>%0 extends the lead for %1 of %2 and %3 of %4: no single tile can catch up at either.</source>
        <translation>%0在%2的%1和%4的%3上进一步扩大领先：光靠一个板块，两边都没人追得上。</translation>
    </message>
    <message>
        <source>%0 breaks the tie for %1 of %2 and captures it.</source>
        <translation>%0在%2的%1上打破并列，把它夺下。</translation>
    </message>
    <message>
        <source>Then one tile no longer counts for %1 of both %2 and %3, and %0 holds none for them.</source>
        <translation>这样一个板块就不能再同时对%2和%3的%1起作用，反正%0没有能争它们的板块。</translation>
    </message>
    <message>
        <source>It suits %0&apos;s tiles a little better than anything else.</source>
        <translation>这比别的走法更合%0的板块一点。</translation>
    </message>
    <message>
        <source>%0 has as good as won: this move hardly matters.</source>
        <translation>%0几乎赢定了：这一步怎么走都差不多。</translation>
    </message>
    <message>
        <source>%0 has as good as lost: this move hardly matters.</source>
        <translation>%0几乎输定了：这一步怎么走都差不多。</translation>
    </message>
    <message>
        <source>%0 plays the ship first: then the %1 on the last land space of %2 captures %3.</source>
        <translation>%0先放船：接着把%1放在%2的最后一个陆地格上，就能夺下%3。</translation>
    </message>
    <message>
        <source>%0 plays the ship first: then the %1 on the last land space of %2 captures %3, and ties for %4.</source>
        <translation>%0先放船：接着把%1放在%2的最后一个陆地格上，就能夺下%3，并在%4上追平。</translation>
    </message>
    <message>
        <source>%0 plays the ship first: then the %1 on the last land space of %2 ties for %3, so that nobody gets it.</source>
        <translation>%0先放船：接着把%1放在%2的最后一个陆地格上，就能在%3上追平，让谁都拿不到它。</translation>
    </message>
    <message>
        <source>%0 may end the turn here or play on: both are as good.</source>
        <translation>%0到此为止或接着放，都一样好。</translation>
    </message>
    <message>
        <source>%0 takes the %1, which can bring a figure to where it is wanted.</source>
        <translation>%0拿%1：能把棋子换到想要的地方。</translation>
    </message>
    <message>
        <source>%0 takes the %1, which can bring a tile to where it is needed.</source>
        <translation>%0拿%1：能把板块移到需要的地方。</translation>
    </message>
    <message>
        <source>%0 takes the %1: it counts for every kind of figure, and can be played in the same turn as another tile.</source>
        <translation>%0拿%1：对每种棋子都起作用，还能和别的板块在同一回合放。</translation>
    </message>
    <message>
        <source>%0 takes the %1: it counts for every kind of figure.</source>
        <translation>%0拿%1：对每种棋子都起作用。</translation>
    </message>
    <message>
        <source>%0 takes the %1: tiles for one kind of figure are best played early.</source>
        <translation>%0拿%1：只对一种棋子起作用的板块，早放最好。</translation>
    </message>
    <message>
        <source>With the %1, %0 is harder to catch at %3 than with the one of strength %2.</source>
        <translation>%0在%3用%1，比用影响力 %2 的更难被人追上。</translation>
    </message>
    <message>
        <source>With the %1, %0 is harder to catch at %3 than with the %2.</source>
        <translation>%0在%3用%1，比用%2更难被人追上。</translation>
    </message>
    <message>
        <source>The %1 is enough here: %0 keeps anything stronger for later.</source>
        <translation>这里用%1就够：%0把更强的留到以后。</translation>
    </message>
    <message>
        <source>One tile puts %0 in the lead for all %3 figures of %1 and %2.</source>
        <translation>一个板块，就让%0在%1和%2的全部 %3 个棋子上都领先。</translation>
    </message>
    <message>
        <source>In return, %0 gives up the lead for %1 of %2.</source>
        <translation>不过，在%2的%1上%0得让出领先。</translation>
    </message>
    <message>
        <source>In return, %0 gives up the tie for %1 of %2.</source>
        <translation>不过，在%2的%1上%0就保不住并列了。</translation>
    </message>
    <message>
        <source>%0 ends the turn and keeps the %1: later it can decide a close capture, in the same turn as another tile.</source>
        <translation>%0结束回合，%1留着：以后争得难分上下时，能和别的板块在同一回合放，定下胜负。</translation>
    </message>
    <message>
        <source>No single tile can catch %0 there.</source>
        <translation>在那里光靠一个板块，谁也追不上%0。</translation>
    </message>
    <message>
        <source>If nobody answers, %0&apos;s next land tile there captures it.</source>
        <translation>要是没人应对，%0在那里的陆地格再放一个板块，就能夺下它。</translation>
    </message>
    <message>
        <source>With the tile exchange, %0 moves the %1 to another space beside %2: its old space stays filled.</source>
        <translation>%0用板块交换，把%1移到%2旁边的另一格：原来那格还是占着。</translation>
    </message>
    <message>
        <source>With the tile exchange, %0 moves the %1 to %2: where it lay, nothing is left for it to win.</source>
        <translation>%0用板块交换，把%1移到%2：它在原来的位置，已经没什么可争的了。</translation>
    </message>
    <message>
        <source>With the tile exchange, %0 moves the %1 from %2 to %3, where it counts for more.</source>
        <translation>%0用板块交换，把%1从%2移到%3，在那里能对更多棋子起作用。</translation>
    </message>
    <message>
        <source>With the tile exchange, %0 moves the %1 from %2 to %3.</source>
        <translation>%0用板块交换，把%1从%2移到%3。</translation>
    </message>
    <message>
        <source>The tile also puts %0 in the lead for %1 of %2.</source>
        <translation>这个板块还让%0在%2的%1上取得领先。</translation>
    </message>
    <message>
        <source>The tile also draws %0 level for %1 of %2.</source>
        <translation>这个板块还让%0在%2的%1上追平。</translation>
    </message>
    <message>
        <source>The tile also extends %0&apos;s lead for %1 of %2 so far that no single tile can catch up there.</source>
        <translation>这个板块还让%0在%2的%1上进一步扩大领先：光靠一个板块，谁也追不上。</translation>
    </message>
    <message>
        <source>The tile also strengthens %0&apos;s lead for %1 of %2.</source>
        <translation>这个板块还让%0在%2的%1上扩大领先。</translation>
    </message>
    <message>
        <source>The tile also brings %0 closer to the lead for %1 of %2.</source>
        <translation>这个板块还让%0在%2的%1上追近。</translation>
    </message>
    <message>
        <source>The tile also brings %0 within %1 of the lead for %2 of %3.</source>
        <translation>这个板块还让%0在%3的%2上追到只差 %1 点。</translation>
    </message>
    <message>
        <source>The tile also brings %1 closer to capture while %0 leads there.</source>
        <translation>%0在%1领先，这个板块还把那里再围紧一步。</translation>
    </message>
    <message>
        <source>Then the %1 is strong enough to take the lead there.</source>
        <translation>这样%1就够强，能在那里取得领先。</translation>
    </message>
    <message>
        <source>%0 leaves one land space at %1: there the %2 can capture %3 in this same turn.</source>
        <translation>%0让%1只剩一个陆地格：这回合接着把%2放上去，就能夺下%3。</translation>
    </message>
    <message>
        <source>Then the %2 can capture %3 on the last land space of %1, in this same turn.</source>
        <translation>接着就在这回合，把%2放在%1的最后一个陆地格上，就能夺下%3。</translation>
    </message>
    <message>
        <source>The %1 is a fast tile: with a normal one %0 can still capture %2 of %3 this turn.</source>
        <translation>%1是快速板块：这回合%0还能用普通板块夺下%3的%2。</translation>
    </message>
    <message>
        <source>Nobody can catch %0 in %1 any more.</source>
        <translation>在%1上谁也追不上%0了。</translation>
    </message>
    <message>
        <source>%0 ties for both %1 of %2 and %3 of %4: nobody gets them.</source>
        <translation>%0在%2的%1和%4的%3上都追平：谁也拿不到。</translation>
    </message>
    <message>
        <source>Once it is won, nobody can catch %0 in %1 any more.</source>
        <translation>拿到它，在%1上就谁也追不上%0了。</translation>
    </message>
    <message>
        <source>%0 ends the turn and keeps the fast tiles: later they can decide a close capture, in the same turn as another tile.</source>
        <translation>%0结束回合，快速板块留着：以后争得难分上下时，能和别的板块在同一回合放，定下胜负。</translation>
    </message>
    <message>
        <source>If %1 does not answer, %0&apos;s next land tile there captures it.</source>
        <translation>%1要是不应对，%0在那里的陆地格再放一个板块，就能夺下它。</translation>
    </message>
    <message>
        <source>%0 has to play a tile and spends the %1 where nothing is at stake.</source>
        <translation>%0总得放一个板块，就把%1用在没什么可争的地方。</translation>
    </message>
    <message>
        <source>%0 spends the %1 where nothing is at stake, to draw a new tile for it.</source>
        <translation>%0把%1用在没什么可争的地方，好抽一个新板块。</translation>
    </message>
    <message>
        <source>With the tile exchange, %0 moves the %1 to a space between %2 and %3, where it still counts at %3.</source>
        <translation>%0用板块交换，把%1移到%2和%3之间的一格，在%3照样起作用。</translation>
    </message>
    <message>
        <source>%0 ends the turn and keeps the %1: it does most when %2 has few tiles left to answer it.</source>
        <translation>%0结束回合，%1留着：等%2没剩几个板块可应对时，它最管用。</translation>
    </message>
    <message>
        <source>%0 ends the turn and keeps the %1: it does most when the others have few tiles left to answer it.</source>
        <translation>%0结束回合，%1留着：等别人没剩几个板块可应对时，它最管用。</translation>
    </message>
    <message>
        <source>That puts %0 ahead in all three kinds.</source>
        <translation>这样%0就在三种棋子上全都领先。</translation>
    </message>
    <message>
        <source>The swap also puts %0 in the lead for %1.</source>
        <translation>这次互换还让%0在%1上取得领先。</translation>
    </message>
    <message>
        <source>%0 puts %1 in %2, holding tiles of strength %3 and %4 for it.</source>
        <translation>%0把%1摆在%2：手里有影响力 %3 和 %4 的板块能争它。</translation>
    </message>
    <message>
        <source>%0 extends the lead for %1 of both %2 and %3: no single tile can catch up at either.</source>
        <translation>%0在%2和%3的%1上都进一步扩大领先：光靠一个板块，两边都没人追得上。</translation>
    </message>
    <message>
        <source>%0 strengthens the lead for %1 of %2 and %3 of %4.</source>
        <translation>%0在%2的%1和%4的%3上都扩大领先。</translation>
    </message>
    <message>
        <source>%0 takes the lead for %1 of %2, and strengthens the one for that of %3.</source>
        <translation>%0在%2的%1上取得领先，在%3的%1上扩大领先。</translation>
    </message>
    <message>
        <source>Counting those that %0 leads for, that makes most of %1: %2 of %3.</source>
        <translation>把%0领先的也算上，这样%1大半归%0：%3 个里有 %2 个。</translation>
    </message>
    <message>
        <source>%0 spends the %1 here: who leads in %2 is decided already.</source>
        <translation>%0把%1用在这里：谁在%2上领先，已经定了。</translation>
    </message>
    <message>
        <source>%0 also leads in %1 at %2, which is closer to capture than %3.</source>
        <translation>%0在%2的%1上也领先，那里又比%3更快围住。</translation>
    </message>
    <message>
        <source>Capturing %1 of %2 is just as good: then nobody can catch %0 in %3 any more.</source>
        <translation>夺下%2的%1也一样好：那样在%3上就谁也追不上%0了。</translation>
    </message>
    <message>
        <source>%0 takes the %1: it counts for every kind of figure, and it saves a stronger one for later.</source>
        <translation>%0拿%1：对每种棋子都起作用，更强的还能留到以后抽。</translation>
    </message>
    <message>
        <source>%0 takes the lead for %1 of %2 and draws level for the one at %3.</source>
        <translation>%0在%2的%1上取得领先，在%3的%1上追平。</translation>
    </message>
    <message>
        <source>%0 takes the strongest tile of each kind first, here the %1.</source>
        <translation>%0先拿每种板块里最强的，这里就是%1。</translation>
    </message>
    <message>
        <source>%0 puts %1 in %2: each of two strong tiles for it can count there and in %3 at once.</source>
        <translation>%0把%1摆在%2：手里有两个能争它的强板块，每个都能同时对这里和%3起作用。</translation>
    </message>
    <message>
        <source>%0 puts %1 in %2, but little depends on this, with a strong tile in hand for every kind of figure.</source>
        <translation>%0把%1摆在%2，不过怎么摆关系不大：每种棋子手里都有能争它的强板块。</translation>
    </message>
    <message>
        <source>Which kind goes there matters little: %0 holds a strong tile for each.</source>
        <translation>那里摆哪种棋子关系不大：每种%0都有能争它的强板块。</translation>
    </message>
    <message>
        <source>The %1 would do more here, but %0 has no other land tile that can take the lead for %2 of %3.</source>
        <translation>%1在这里更管用，但%0手里的陆地板块，只有它能在%3的%2上取得领先。</translation>
    </message>
    <message>
        <source>%0 takes the %1: tiles for one kind of figure are best played early, and this saves a stronger one for later.</source>
        <translation>%0拿%1：只对一种棋子起作用的板块，早放最好，更强的还能留到以后抽。</translation>
    </message>
    <message>
        <source>%0 takes the %1, the strongest tile for %2: tiles for one kind of figure are best played early.</source>
        <translation>%0拿%1，能争%2的板块里它最强：只对一种棋子起作用的板块，早放最好。</translation>
    </message>
    <message>
        <source>%0 takes the %1: with the one of strength %2 that makes two strong tiles for %3.</source>
        <translation>%0拿%1：加上影响力 %2 的那个，就有两个能争%3的强板块。</translation>
    </message>
    <message>
        <source>%0 takes the %1, the strongest tile left that counts for every kind of figure.</source>
        <translation>%0拿%1：剩下的板块里，对每种棋子都起作用的，就数它最强。</translation>
    </message>
    <message>
        <source>%0 puts %1 in %2: surrounding %2 takes %3 land tiles, so there is time to play both strong tiles for it.</source>
        <translation>%0把%1摆在%2：陆地上要 %3 个板块才围得住%2，来得及把两个能争它的强板块都放上。</translation>
    </message>
    <message>
        <source>%0 puts %1 in %2: surrounding %2 takes %3 land tiles, so there is time to draw a strong tile for it.</source>
        <translation>%0把%1摆在%2：陆地上要 %3 个板块才围得住%2，来得及抽一个能争它的强板块。</translation>
    </message>
    <message>
        <source>Then the %1 is strong enough to draw level there.</source>
        <translation>这样%1就够强，能在那里追平。</translation>
    </message>
    <message>
        <source>The tile also brings %0 within %1 of the lead for %2 of %3, where the %4 can then draw level.</source>
        <translation>这个板块还让%0在%3的%2上追到只差 %1 点，之后%4就能在那里追平。</translation>
    </message>
    <message>
        <source>The tile also brings %0 within %1 of the lead for %2 of %3, which the %4 can then take.</source>
        <translation>这个板块还让%0在%3的%2上追到只差 %1 点，之后%4就能在那里取得领先。</translation>
    </message>
    <message>
        <source>Other places and figures would be about as good.</source>
        <translation>换别的地方、别的棋子也差不多一样好。</translation>
    </message>
    <message>
        <source>The %1 would do more here, but it counts for every kind of figure: %0 keeps it for later.</source>
        <translation>%1在这里更管用，但它对每种棋子都起作用：%0要留到以后用。</translation>
    </message>
    <message>
        <source>%0 puts %1 in %2, holding the %3 for it.</source>
        <translation>%0把%1摆在%2：手里有能争它的%3。</translation>
    </message>
    <message>
        <source>If %1 does not answer, the %2 can capture %3 next turn.</source>
        <translation>要是%1不应对，下回合用%2就能夺下%3。</translation>
    </message>
    <message>
        <source>Then %0 leads for %1 at %2, and any land tile on the last space there captures it this turn.</source>
        <translation>这样%0就在%2的%1上领先，这一回合随便拿个陆地板块放到那里最后一格，就能拿下。</translation>
    </message>
    <message>
        <source>It hardly matters, though: once it is played, %0 draws a new tile for it.</source>
        <translation>不过差别不大：用掉它，%0还能抽一个新板块。</translation>
    </message>
    <message>
        <source>%0 ends the turn and keeps the %1: later it can decide a close capture, at %2 for example, in the same turn as another tile.</source>
        <translation>%0结束回合，%1留着：以后争得难分上下时，比如在%2，能和别的板块在同一回合放，定下胜负。</translation>
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
        <translation>头盔2</translation>
    </message>
    <message>
        <source>helmet 3</source>
        <translation>头盔3</translation>
    </message>
    <message>
        <source>helmet 4</source>
        <translation>头盔4</translation>
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
        <translation>棋子交换</translation>
    </message>
    <message>
        <source>tile exchange</source>
        <translation>板块交换</translation>
    </message>
</context>
<context>
    <name>Samurai tiles told</name>
    <message>
        <source>Buddha tile of strength 2</source>
        <translation>影响力 2 的佛像板块</translation>
    </message>
    <message>
        <source>Buddha tile of strength 3</source>
        <translation>影响力 3 的佛像板块</translation>
    </message>
    <message>
        <source>Buddha tile of strength 4</source>
        <translation>影响力 4 的佛像板块</translation>
    </message>
    <message>
        <source>helmet tile of strength 2</source>
        <translation>影响力 2 的头盔板块</translation>
    </message>
    <message>
        <source>helmet tile of strength 3</source>
        <translation>影响力 3 的头盔板块</translation>
    </message>
    <message>
        <source>helmet tile of strength 4</source>
        <translation>影响力 4 的头盔板块</translation>
    </message>
    <message>
        <source>rice tile of strength 2</source>
        <translation>影响力 2 的稻米板块</translation>
    </message>
    <message>
        <source>rice tile of strength 3</source>
        <translation>影响力 3 的稻米板块</translation>
    </message>
    <message>
        <source>rice tile of strength 4</source>
        <translation>影响力 4 的稻米板块</translation>
    </message>
    <message>
        <source>samurai of strength 1</source>
        <translation>影响力 1 的武士</translation>
    </message>
    <message>
        <source>samurai of strength 2</source>
        <translation>影响力 2 的武士</translation>
    </message>
    <message>
        <source>samurai of strength 3</source>
        <translation>影响力 3 的武士</translation>
    </message>
    <message>
        <source>ship of strength 1</source>
        <translation>影响力 1 的船</translation>
    </message>
    <message>
        <source>ship of strength 2</source>
        <translation>影响力 2 的船</translation>
    </message>
    <message>
        <source>ronin</source>
        <translation>浪人</translation>
    </message>
    <message>
        <source>figure exchange</source>
        <translation>棋子交换</translation>
    </message>
    <message>
        <source>tile exchange</source>
        <translation>板块交换</translation>
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
        <translation>总数</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>胜者</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>领先</translation>
    </message>
    <message>
        <source>others %1, all %2</source>
        <translation>其他 %1，总数 %2</translation>
    </message>
    <message>
        <source>Decided by: %1</source>
        <comment>the rule that decided the game</comment>
        <translation>胜负依据：%1</translation>
    </message>
</context>
<context>
    <name>SamuraiRules</name>
    <message>
        <source>In a minute</source>
        <translation>一分钟学会</translation>
    </message>
    <message>
        <source>Buddha</source>
        <translation>佛像</translation>
    </message>
    <message>
        <source>helmet</source>
        <translation>头盔</translation>
    </message>
    <message>
        <source>rice</source>
        <translation>稻米</translation>
    </message>
    <message>
        <source>The chart</source>
        <translation>地图</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>首回合之前</translation>
    </message>
    <message>
        <source>Of your twenty tiles you choose five to begin with; the other fifteen are shuffled and drawn one by one. In the edition of 1998 the hand is chosen before the figures are placed, in that of 2015 afterwards. Both may also be left to chance, and at the table you may have it done for you.</source>
        <translation>每人有二十个板块，先从中选五个作起始手牌，其余十五个洗混，逐个抽取。1998 年版在摆放棋子之前选手牌，2015 年版在摆放之后选。两者也都可以随机决定；在牌桌上还可以让程序代劳。</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>你的回合</translation>
    </message>
    <message>
        <source>The tiles</source>
        <translation>板块</translation>
    </message>
    <message>
        <source>Everybody owns the same twenty. Normal tiles, on any free land space:</source>
        <translation>每人的二十个板块都一样。普通板块可放在任何空的陆地格上：</translation>
    </message>
    <message>
        <source>Buddha 2, 3, 4: for Buddhas only</source>
        <translation>佛像2、3、4：只对佛像起作用</translation>
    </message>
    <message>
        <source>helmet 2, 3, 4: for helmets only</source>
        <translation>头盔2、3、4：只对头盔起作用</translation>
    </message>
    <message>
        <source>rice 2, 3, 4: for rice only</source>
        <translation>稻米2、3、4：只对稻米起作用</translation>
    </message>
    <message>
        <source>tile exchange</source>
        <translation>板块交换</translation>
    </message>
    <message>
        <source>Fast tiles, besides the normal one:</source>
        <translation>快速板块，可在普通板块之外加放：</translation>
    </message>
    <message>
        <source>figure exchange</source>
        <translation>棋子交换</translation>
    </message>
    <message>
        <source>The tile exchange: take up one of your own tiles on land, put the exchange there in its place, and place the tile at once on another free land space. The exchange stays and fills its space, but has no strength. By the rules of 1998 the ronin cannot be taken up, by those of 2015 it can; ships and other exchanges never can.</source>
        <translation>板块交换：拿起自己放在陆地上的一个板块，把交换板块放在原处，再立刻把拿起的板块放到另一个空的陆地格上。交换板块留在那里占着格子，但没有影响力。按 1998 年的规则不能拿起浪人，按 2015 年的规则可以；船和已放下的交换板块始终不能拿起。</translation>
    </message>
    <message>
        <source>Capturing</source>
        <translation>夺取</translation>
    </message>
    <message>
        <source>If the highest sum is shared, or nobody has any influence, nobody gets the figure: it is set aside for good.</source>
        <translation>最大的总和有人并列，或者谁都没有影响力，这个棋子就谁也得不到：永久移出。</translation>
    </message>
    <message>
        <source>In the edition of 1998 this happens at once, before the next tile of the turn; in that of 2015 when the turn ends, so that a ship played after the last land tile still counts.</source>
        <translation>1998 年版立即夺取，不等这回合的下一个板块；2015 年版在回合结束时夺取，所以最后一个陆地板块之后再放的船也算数。</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>终局</translation>
    </message>
    <message>
        <source>At this table</source>
        <translation>操作方法</translation>
    </message>
    <message>
        <source>H shows a hint: it knows only what you know, and says why. T shows all turns so far.</source>
        <translation>按 H 看提示：它知道的和你一样多，还会说明理由。按 T 回看所有回合。</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>小窍门</translation>
    </message>
    <message>
        <source>Figures of three castes stand in the settlements of Japan: Buddhas, helmets and rice. You place tiles beside the settlements; each tile has a strength and influences one kind of figure or all three. When every land space around a settlement is taken, each figure there goes to the player with the most influence on it. Whoever collects most of a kind leads it, and whoever leads most kinds wins.</source>
        <translation>日本各地的据点上有三个阶层的棋子：佛像、头盔和稻米。你把板块放在据点旁边；每个板块都有影响力，对一种棋子或全部三种起作用。据点周围的陆地格都放满后，据点上的每个棋子归对它影响力最大的玩家。一种棋子夺得最多的人领先这种棋子，领先种类最多的人获胜。</translation>
    </message>
    <message>
        <source>Two players fight for Honshu. With three players Kyushu and Shikoku are added, with four Hokkaido too. A village holds one figure, a town two of different kinds, and Edo, the capital, one of each kind.</source>
        <translation>两人争夺本州。三人时再加九州和四国，四人时再加北海道。村庄放一个棋子，城镇放两个不同种的棋子，都城江户（Edo）三种各放一个。</translation>
    </message>
    <message>
        <source>Tiles never lie on settlements, only on the land beside them; ships lie on the sea. Every land space on this chart touches at least one settlement.</source>
        <translation>板块不能放在据点上，只能放在旁边的陆地上，船则放在海上。这张地图上，每个陆地格都至少与一个据点相邻。</translation>
    </message>
    <message>
        <source>Edo begins with one figure of each kind. In turn each player places one more figure: first until every town holds two different ones, then one in each village.</source>
        <translation>江户一开始就有三种棋子各一个。大家轮流，每次再摆一个棋子：先让每座城镇都有两个不同的棋子，再给每个村庄摆一个。</translation>
    </message>
    <message>
        <source>Play one or more of the five tiles in your hand: at most one normal tile, and as many fast tiles as you like, in any order. Fast tiles carry two arrows at the bottom. Then end your turn and draw until you hold five tiles again. You may not pass while you can still play a tile.</source>
        <translation>从手里的五个板块中放出一个或几个：普通板块最多一个，快速板块不限，先后随意。快速板块下方印有两个箭头。然后结束回合，把手牌补到五个。还有板块可放时，不能什么都不放。</translation>
    </message>
    <message>
        <source>samurai 1, 1, 2, 2, 3: for every kind</source>
        <translation>武士1、1、2、2、3：对每种棋子都起作用</translation>
    </message>
    <message>
        <source>ships 1, 1, 2: on the sea, for every kind</source>
        <translation>船1、1、2：放在海上，对每种棋子都起作用</translation>
    </message>
    <message>
        <source>ronin 1: on land, for every kind</source>
        <translation>浪人1：放在陆地上，对每种棋子都起作用</translation>
    </message>
    <message>
        <source>The figure exchange: two figures of different kinds in two different settlements change places; no settlement may then hold two of one kind. The tile is used up and is not placed anywhere.</source>
        <translation>棋子交换：把两个据点上两个不同种的棋子互换；换完后，一个据点不能有两个同种的棋子。这个板块用过就没了，不放在地图上。</translation>
    </message>
    <message>
        <source>A settlement is surrounded as soon as a tile lies on every land space beside it; the sea does not matter. For each of its figures the strengths of the tiles around it are added up, ships included, if they influence that kind. The highest sum takes the figure, and different figures of a settlement may go to different players.</source>
        <translation>据点旁边的陆地格都放上板块后，据点就被围住了；海格不算。每个棋子分别计算：周围的板块，包括船，只要对这种棋子起作用，就把影响力加起来。总和最大的人得到这个棋子；同一据点的不同棋子可以归不同的玩家。</translation>
    </message>
    <message>
        <source>The game ends as soon as the last figure of one kind has left the chart, or when four figures have been set aside. In domination it goes on until no figure is left.</source>
        <translation>某种棋子的最后一个离开地图，或者移出了四个棋子，游戏立即结束。称霸模式下，要到棋子全部拿完为止。</translation>
    </message>
    <message>
        <source>You lead a kind of figure if you alone have the most of it. Then this decides, line by line:</source>
        <translation>一种棋子你独自最多，你就领先这种棋子。然后依次判定：</translation>
    </message>
    <message>
        <source>1. Whoever leads two or three kinds wins.
2. Otherwise only those who lead a kind stay in; if that is just one player, they win.
3. Each of them counts their figures of the kinds that they do not lead: the most win.
4. Still equal: the most figures in all.
5. Still equal: the victory is shared. If nobody leads any kind, the figures in all decide.</source>
        <translation>1. 领先两种或三种棋子的人获胜。
2. 否则只有领先某种棋子的人留下；只剩一个人，他就获胜。
3. 留下的人比自己没有领先的那几种棋子：最多的人获胜。
4. 仍然相同：棋子总数最多的人获胜。
5. 仍然相同：并列获胜。没有人领先任何一种时，比棋子总数。</translation>
    </message>
    <message>
        <source>In the game of the thesis two players have eighteen tiles, without the exchanges; the number of kinds led decides, then the figures in all.</source>
        <translation>论文的两人局每人十八个板块，没有交换板块；先比领先的种类数，再比棋子总数。</translation>
    </message>
    <message>
        <source>Choose a tile with the mouse or the keys 1 to 5, then one of the spaces that are lit. While you point at a space, a panel shows what your tile would change there and who would capture what. The numbers beside a settlement are the influence on its figures.</source>
        <translation>用鼠标或 1 到 5 键选一个板块，再选一个亮起的格子。指着格子时，会有面板显示你的板块放在那里有什么变化、谁会夺得什么。据点旁边的数字是对其棋子的影响力。</translation>
    </message>
    <message>
        <source>With the keyboard: arrow keys go from space to space, Enter places the tile, G goes to a space by its letter and number, Backspace takes back a step of this turn, E ends the turn. Plus, minus and 0 zoom; so does the wheel, and the chart can be moved with the mouse.</source>
        <translation>用键盘：方向键在格子间移动，Enter 放下板块，G 按字母和数字跳到格子，Backspace 退回本回合的一步，E 结束回合。加号、减号和 0 缩放，滚轮也可以；用鼠标可以拖动地图。</translation>
    </message>
    <message>
        <source>Two kinds win the game: choose them early, and give away figures of the third. Most land spaces touch two settlements, so a samurai between two figures that you want is worth double. Whoever fills the last space around a settlement decides when it is counted: be ahead before you close it, and keep a fast tile for the moment when one more point is enough.</source>
        <translation>领先两种棋子就能赢：早点选定，放掉第三种棋子。陆地格大多与两个据点相邻，所以武士放在你要的两个棋子之间，一个顶两个。谁填上据点周围的最后一格，谁就决定何时结算：先取得优势再封口；留一个快速板块，等到再多一点就够的时候用。</translation>
    </message>
</context>
<context>
    <name>SamuraiView</name>
    <message>
        <source>the first tiles</source>
        <translation>起始板块</translation>
    </message>
    <message>
        <source>placing the figures</source>
        <translation>摆放棋子</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>第 %1 轮</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>回看</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>轮到你了</translation>
    </message>
    <message>
        <source>thinks</source>
        <translation>思考中</translation>
    </message>
    <message numerus="yes">
        <source>%n in hand</source>
        <comment>tiles</comment>
        <translation>
            <numerusform>手里 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 on the board</source>
        <translation>%1：棋盘上 %2 个</translation>
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
        <translation>棋盘上的棋子。全部拿完时，游戏结束。</translation>
    </message>
    <message>
        <source>Your first tiles</source>
        <translation>你的起始板块</translation>
    </message>
    <message>
        <source>Tiles of %1</source>
        <translation>%1的板块</translation>
    </message>
    <message>
        <source>Samurai</source>
        <translation>武士</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1，剩 %2 个</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>退一步</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>结束回合</translation>
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
        <translation>缩小</translation>
    </message>
    <message>
        <source>There is no space %1 on this chart</source>
        <translation>这张地图上没有格子 %1</translation>
    </message>
    <message>
        <source>Your tiles</source>
        <translation>你的板块</translation>
    </message>
    <message>
        <source>is next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>Figures on the board. The game ends when one kind is gone, or when four figures are set aside.</source>
        <translation>棋盘上的棋子。某种棋子拿完，或有四个棋子被移出时，游戏结束。</translation>
    </message>
    <message>
        <source>Choose for me</source>
        <translation>帮我选</translation>
    </message>
    <message>
        <source>Show whole chart</source>
        <translation>显示整张地图</translation>
    </message>
    <message>
        <source>Undo turn</source>
        <translation>撤销回合</translation>
    </message>
    <message>
        <source>The last step of this turn (Backspace)</source>
        <translation>本回合的上一步（Backspace）</translation>
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
        <translation>%2的%1与%4的%3互换</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <extracomment>A tile, from where and to where it moves</extracomment>
        <translation>%1从 %2 移到 %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>A figure and the settlement it is placed in</extracomment>
        <translation>%1放到%2</translation>
    </message>
    <message>
        <source>End of the turn</source>
        <translation>结束回合</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>还没人领先</translation>
    </message>
    <message>
        <source>a tie</source>
        <translation>并列</translation>
    </message>
    <message>
        <source>you lead</source>
        <translation>你领先</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <translation>%1 领先</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player and his influence</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 of %2: nobody has influence, it is set aside</source>
        <translation>%2的%1：谁都没有影响力，移出</translation>
    </message>
    <message>
        <source>%1 of %2: a tie at %3, it is set aside</source>
        <translation>%2的%1：以 %3 并列，移出</translation>
    </message>
    <message>
        <source>%1 of %2: to you, %3 to %4</source>
        <extracomment>A figure, its settlement, your influence, the highest of the others</extracomment>
        <translation>%2的%1：归你，%3 比 %4</translation>
    </message>
    <message>
        <source>%1 of %2: to %3, %4 to %5</source>
        <extracomment>A figure, its settlement, the player who gets it, their influence, the highest of the others</extracomment>
        <translation>%2的%1：归%3，%4 比 %5</translation>
    </message>
    <message>
        <source>Two figures change places</source>
        <translation>两个棋子互换位置</translation>
    </message>
    <message>
        <source>Moves one of your tiles on land</source>
        <translation>移动自己放在陆地上的一个板块</translation>
    </message>
    <message>
        <source>On the sea, counts for every figure</source>
        <translation>放在海上，对每个棋子起作用</translation>
    </message>
    <message>
        <source>On land, counts for every figure</source>
        <translation>放在陆地上，对每个棋子起作用</translation>
    </message>
    <message>
        <source>On land, counts for one kind of figure</source>
        <translation>放在陆地上，对一种棋子起作用</translation>
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
        <translation>%1（邻近%2）</translation>
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
        <translation>定主方</translation>
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
        <translation>谁手里有什么</translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>This move stood up best: it was the choice in %1 of %2 tries.</source>
        <translation>这步最经得起推敲：%2 次尝试里有 %1 次选它。</translation>
    </message>
</context>
<context>
    <name>Search thoughts</name>
    <message>
        <source>For %0 this move stood up best: it was the choice in %1 of %2 tries.</source>
        <translation>对%0来说，这步最经得起推敲：%2 次尝试里有 %1 次选它。</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>Partner</source>
        <translation>搭档</translation>
    </message>
    <message>
        <source>is next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>thinks</source>
        <translation>思考中</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>轮空</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>庄家</translation>
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
        <translation>设置</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Green cloth</source>
        <translation>绿绒布</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>午夜</translation>
    </message>
    <message>
        <source>Washi paper</source>
        <translation>和纸</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>浅色或深色</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
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
        <translation>靛蓝</translation>
    </message>
    <message>
        <source>Wine</source>
        <translation>酒红</translation>
    </message>
    <message>
        <source>Pine</source>
        <translation>松绿</translation>
    </message>
    <message>
        <source>Size of the cards</source>
        <translation>牌的大小</translation>
    </message>
    <message>
        <source>Ctrl and the mouse wheel at the table do the same</source>
        <translation>在牌桌上按住 Ctrl 滚动滚轮也可以调整</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Motion and pace</source>
        <translation>动画与节奏</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>Reduced: cards fade instead of moving</source>
        <translation>减弱：牌淡入淡出，不再移动</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>完整</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>减弱</translation>
    </message>
    <message>
        <source>Speed of the cards</source>
        <translation>牌的移动速度</translation>
    </message>
    <message>
        <source>Pace of the computer players</source>
        <translation>电脑玩家的节奏</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>悠闲</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>较快</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>立即</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>音效</translation>
    </message>
    <message>
        <source>The key S turns them on and off</source>
        <translation>按 S 键开关</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>画面绘制</translation>
    </message>
    <message>
        <source>Graphics</source>
        <translation>绘制方式</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>软件</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>四色花色</translation>
    </message>
    <message>
        <source>Large corners</source>
        <translation>大角标</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>限时</translation>
    </message>
    <message>
        <source>Twenty seconds a turn</source>
        <translation>每次出牌二十秒</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>恢复默认</translation>
    </message>
    <message>
        <source>Puts everything here back as it was at first</source>
        <translation>把这里的一切恢复到最初的样子</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>All screens except the tables</source>
        <translation>用于牌桌以外的所有界面</translation>
    </message>
    <message>
        <source>Match the table</source>
        <translation>与牌桌相配</translation>
    </message>
    <message>
        <source>On French cards: clubs green, diamonds blue</source>
        <translation>用于扑克牌：梅花为绿色，方块为蓝色</translation>
    </message>
    <message>
        <source>On French cards: rank and suit are easier to read</source>
        <translation>用于扑克牌：点数和花色更容易看清</translation>
    </message>
    <message>
        <source>How long they take over a move, at least</source>
        <translation>每一步至少用多久</translation>
    </message>
    <message>
        <source>For people at Big Two and Doudizhu. If you take longer, you pass, or lead your lowest card.</source>
        <translation>用于锄大地和斗地主的真人玩家。超时就不出；该先出时，出最小的一张。</translation>
    </message>
    <message>
        <source>Takes effect at the next start. Now: %1</source>
        <translation>下次启动时生效。当前：%1</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>学习</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>教练</translation>
    </message>
    <message>
        <source>Asks before a move that gives up much: gentle, before mistakes; strict, before inaccuracies too</source>
        <translation>走出损失较大的一步之前先问你：温和时只管失误，严格时连失准也管</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>温和</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>严格</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>同桌</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>感言</translation>
    </message>
    <message>
        <source>At rare moments a computer player says a word when the game is over</source>
        <translation>电脑玩家在打完后偶尔会说上一句</translation>
    </message>
    <message>
        <source>The room</source>
        <translation>房间氛围</translation>
    </message>
    <message>
        <source>At a table: quiet air and a clock on the wall</source>
        <translation>在牌桌上：安静的空气声和墙上的钟声</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>失误标准</translation>
    </message>
    <message>
        <source>What a move must give up to be called a mistake, by the tutor and in reviews. What is not certain is never called one, so a review, which looks longer, may find more.</source>
        <translation>一步要损失多少，教练和复盘才算作失误。没有把握的一律不算，所以看得更久的复盘可能找出更多。</translation>
    </message>
    <message>
        <source>%1 in 100</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Programs of your own</source>
        <translation>自备程序</translation>
    </message>
    <message>
        <source>A program that speaks the protocol of parlour-lab can sit at the table, in every game. It is told no more than a player in its place sees. Parlour starts its command on this computer, so add only what you trust.</source>
        <translation>懂 parlour-lab 协议的程序可以上桌，每个游戏都行。它知道的，不比坐在它位置上的玩家多。Parlour 会在这台电脑上启动它的命令，所以只添加你信得过的。</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>删除 %1</translation>
    </message>
    <message>
        <source>Name of the program</source>
        <translation>程序的名称</translation>
    </message>
    <message>
        <source>Its command</source>
        <translation>程序的命令</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>When a program fails</source>
        <translation>程序出错时</translation>
    </message>
    <message>
        <source>It ends, is late, or makes no legal move</source>
        <translation>退出了、超时，或走法不合规则</translation>
    </message>
    <message>
        <source>The game waits</source>
        <translation>对局等待</translation>
    </message>
    <message>
        <source>Play any move</source>
        <translation>随便走一步</translation>
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
        <translation>由你夺得</translation>
    </message>
    <message>
        <source>%1 captures it</source>
        <translation>由%1夺得</translation>
    </message>
    <message>
        <source>leaves this settlement</source>
        <translation>离开此据点</translation>
    </message>
    <message>
        <source>comes here: %1</source>
        <translation>来到此处：%1</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1 已空</translation>
    </message>
    <message>
        <source>%1 is surrounded: captured at the end of the turn</source>
        <translation>%1 已被围住：回合结束时夺取</translation>
    </message>
    <message>
        <source>%1 is surrounded</source>
        <translation>%1 已被围住</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n land space(s) still open</source>
        <translation>
            <numerusform>%1：还有 %n 个空的陆地格</numerusform>
        </translation>
    </message>
    <message>
        <source>Far from every settlement</source>
        <translation>不与任何据点相邻</translation>
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
        <translation>陆地</translation>
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
            <numerusform>%n 个空的陆地格</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a tile and its owner</comment>
        <translation>%2的%1</translation>
    </message>
    <message>
        <source>beside %1</source>
        <translation>邻近 %1</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>A settlement, a figure there and what becomes of it</extracomment>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>可选</translation>
    </message>
    <message>
        <source>%1. Then: %2</source>
        <translation>%1。之后：%2</translation>
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
        <translation>统计</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>About</source>
        <translation>关于</translation>
    </message>
    <message>
        <source>Start a new game</source>
        <translation>开始新游戏</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>选择游戏</translation>
    </message>
    <message>
        <source>Arrow keys choose, Enter deals, F1 explains the rules</source>
        <translation>方向键选择，Enter 开局，F1 看玩法</translation>
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
        <translation>继续</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>实验室</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>games to continue</comment>
        <translation>
            <numerusform>还有 %n 局</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>played</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>平</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>负</translation>
    </message>
    <message>
        <source>won in a row (best)</source>
        <translation>连胜（最高）</translation>
    </message>
    <message>
        <source>watched</source>
        <translation>观战</translation>
    </message>
    <message>
        <source>Nothing yet: finished games are counted here.</source>
        <translation>还没有记录：打完的牌局会计入这里。</translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation>按对手</translation>
    </message>
    <message>
        <source>%1 won, %2 drawn, %3 lost</source>
        <translation>%1 胜 %2 平 %3 负</translation>
    </message>
    <message>
        <source>Latest games</source>
        <translation>最近的牌局</translation>
    </message>
    <message>
        <source>with several people</source>
        <translation>多人同玩</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>All games of %1 are deleted as soon as you leave this page.</source>
        <translation>离开此页后，%1的全部牌局就会删除。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>历来战绩</translation>
    </message>
    <message>
        <source>Your strength</source>
        <translation>你的水平</translation>
    </message>
    <message>
        <source>Games against %1</source>
        <translation>与 %1 的牌局</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>显示更多</translation>
    </message>
    <message>
        <source>Against everybody</source>
        <translation>所有对手</translation>
    </message>
    <message>
        <source>Delete all games of %1</source>
        <translation>删除%1的全部牌局</translation>
    </message>
    <message>
        <source>What to show</source>
        <translation>显示内容</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>战绩</translation>
    </message>
    <message>
        <source>Your play</source>
        <translation>你的表现</translation>
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
        <translation>你的水平大约相当于：%1。</translation>
    </message>
    <message>
        <source>You play about as well as this level: %1. Likely between %2 and %3.</source>
        <translation>你的水平大约相当于：%1。多半在%2与%3之间。</translation>
    </message>
    <message numerus="yes">
        <source>Finish %n more game(s) without hints, tutor and taking back, against these levels, and you will see here how strong you are.</source>
        <translation>
            <numerusform>再与这些难度打完 %n 局，不用提示、教练和收回，这里就会显示你的水平。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From your last %n game(s) without hints, tutor and taking back, against these levels.</source>
        <translation>
            <numerusform>根据你最近与这些难度打的 %n 局，都没用提示、教练和收回。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StudyPanel</name>
    <message>
        <source>What they would play</source>
        <translation>他们会怎么走</translation>
    </message>
    <message>
        <source>Playing on...</source>
        <translation>正在推演…</translation>
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
        <translation>再问一次</translation>
    </message>
    <message>
        <source>Copy position</source>
        <translation>复制局面</translation>
    </message>
    <message>
        <source>Save position</source>
        <translation>保存局面</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Ask another player</source>
        <translation>再问一名玩家</translation>
    </message>
    <message>
        <source>Choose a player</source>
        <translation>选择玩家</translation>
    </message>
    <message>
        <source>A player with parameters, or engine:COMMAND</source>
        <translation>带参数的玩家，或 engine:命令</translation>
    </message>
    <message>
        <source>Played on by</source>
        <translation>由谁推演</translation>
    </message>
    <message>
        <source>The player who told the move</source>
        <translation>给出走法的玩家</translation>
    </message>
    <message>
        <source>Hidden cards</source>
        <translation>暗牌</translation>
    </message>
    <message>
        <source>Hidden tiles</source>
        <translation>看不到的板块</translation>
    </message>
    <message>
        <source>Dealt anew</source>
        <translation>重新发</translation>
    </message>
    <message>
        <source>Each game deals again what the player to move cannot see: what a chance that is told should come to.</source>
        <translation>每局都把轮到的玩家看不到的部分重新发过：所说的胜率应当与此相符。</translation>
    </message>
    <message>
        <source>As they lie</source>
        <translation>保持原样</translation>
    </message>
    <message>
        <source>Each game begins with exactly this position.</source>
        <translation>每局都从这个局面原样开始。</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>从这里玩下去</translation>
    </message>
    <message>
        <source>A game of your own: you play for whoever is to move.</source>
        <translation>你自己的一局：轮到谁，你就替谁玩。</translation>
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
        <translation>再来一局，玩家不变</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>重玩本局</translation>
    </message>
    <message>
        <source>Sounds off</source>
        <translation>关闭音效</translation>
    </message>
    <message>
        <source>Sounds on</source>
        <translation>打开音效</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>玩法</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>离开牌桌</translation>
    </message>
    <message>
        <source>New game...</source>
        <translation>新游戏…</translation>
    </message>
    <message>
        <source>Copy deal number</source>
        <translation>复制牌局编号</translation>
    </message>
    <message>
        <source>Save as...</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Open...</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>Copy game as text</source>
        <translation>复制本局文本</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>对局 %1</translation>
    </message>
    <message>
        <source>New game, same players</source>
        <translation>再来一局，玩家不变</translation>
    </message>
    <message>
        <source>Same setup again</source>
        <translation>重玩本局</translation>
    </message>
    <message>
        <source>Copy game number</source>
        <translation>复制对局编号</translation>
    </message>
    <message>
        <source>Deal %1 of %2</source>
        <translation>第 %1/%2 局</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>gentle</source>
        <translation>温和</translation>
    </message>
    <message>
        <source>strict</source>
        <translation>严格</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
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
        <translation>研究这个局面</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>从这里玩下去</translation>
    </message>
    <message>
        <source>Copy position</source>
        <translation>复制局面</translation>
    </message>
    <message>
        <source>Tutor: %1</source>
        <translation>教练：%1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>讲解局</translation>
    </message>
    <message>
        <source>Game %1 of %2</source>
        <translation>第 %1/%2 局</translation>
    </message>
    <message>
        <source>The tutor keeps silent.</source>
        <translation>教练不出声。</translation>
    </message>
    <message>
        <source>The tutor asks before you make a mistake.</source>
        <translation>你失误之前，教练会先问你。</translation>
    </message>
    <message>
        <source>The tutor asks before mistakes and inaccuracies.</source>
        <translation>失误和失准之前，教练都会先问你。</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
</context>
<context>
    <name>Thoughts</name>
    <message>
        <source>This keeps the %1 together.</source>
        <translation>这样%1就不用拆。</translation>
    </message>
    <message>
        <source>%0 keeps the %1, which nobody can beat.</source>
        <translation>没人压得过的%1还在%0手里。</translation>
    </message>
    <message>
        <source>What %0 has left goes out in one play.</source>
        <translation>%0剩下的正好一手。</translation>
    </message>
    <message>
        <source>What %0 has left goes out in %1 plays.</source>
        <translation>%0剩下的 %1 手就走完。</translation>
    </message>
    <message>
        <source>Only one card still out can beat it.</source>
        <translation>外面只有一张牌压得过。</translation>
    </message>
    <message>
        <source>Only %1 cards still out can beat it.</source>
        <translation>外面只有 %1 张牌压得过。</translation>
    </message>
    <message>
        <source>Without the %1 nothing that %0 holds is sure to win the lead.</source>
        <translation>%1一出，%0手里就再没有稳拿牌权的牌了。</translation>
    </message>
    <message>
        <source>%0 keeps the %1 for later.</source>
        <translation>%0把%1留到以后。</translation>
    </message>
    <message>
        <source>%0 keeps the %1, a trump, for later.</source>
        <translation>%0把主牌%1留到以后。</translation>
    </message>
    <message>
        <source>%0 keeps the %1, the highest of its suit left.</source>
        <translation>%0留着%1，这门花色剩下的就数它最大。</translation>
    </message>
    <message>
        <source>%0 keeps the %1, the highest trump left.</source>
        <translation>%0留着%1，剩下的主牌就数它最大。</translation>
    </message>
    <message>
        <source>If the %1 is taken, it costs only one point.</source>
        <translation>%1就算被赢走，也只丢一分。</translation>
    </message>
    <message>
        <source>If the %1 is taken, it costs only %2 points.</source>
        <translation>%1就算被赢走，也只丢 %2 分。</translation>
    </message>
    <message>
        <source>%0 plays the %1 and keeps the %2 together.</source>
        <translation>%0出%1，%2就不用拆。</translation>
    </message>
    <message>
        <source>If %0 is beaten, the %1 wins the lead back, and then %0 plays the rest and wins.</source>
        <translation>就算%0被压，%1也能夺回牌权，接着%0把剩下的出完，就赢了。</translation>
    </message>
    <message>
        <source>If %0 is beaten, the %1 wins the lead back.</source>
        <translation>就算%0被压，%1也能夺回牌权。</translation>
    </message>
    <message>
        <source>If %0 is beaten, the %1 should win the lead back.</source>
        <translation>就算%0被压，%1应该也能夺回牌权。</translation>
    </message>
    <message>
        <source>This spends the %1, which nobody can beat.</source>
        <translation>这样就用掉了没人压得过的%1。</translation>
    </message>
    <message>
        <source>After this %0 still needs %1 plays to go out.</source>
        <translation>这样%0还要 %1 手才走得完。</translation>
    </message>
    <message>
        <source>The %1 stays behind, and it is hard to get rid of.</source>
        <translation>这样%1就留在手里，很难走掉。</translation>
    </message>
    <message>
        <source>The %1 stay behind, and they are hard to get rid of.</source>
        <translation>这样%1就都留在手里，很难走掉。</translation>
    </message>
    <message>
        <source>The sequence from %1 to %2 stays whole.</source>
        <translation>%1 到 %2 的顺子不用拆。</translation>
    </message>
    <message>
        <source>This breaks up the %1.</source>
        <translation>这样就拆了%1。</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Leave the table</source>
        <translation>离开牌桌</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>玩法</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
</context>
<context>
    <name>TournamentFormView</name>
    <message>
        <source>Choose who plays: levels, players of the paper, champions, the same player with other parameters, or a program of your own.</source>
        <translation>选择谁参赛：各级难度、论文里的玩家、冠军、换了参数的同一玩家，或自备程序。</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>添加玩家</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>所有难度</translation>
    </message>
    <message>
        <source>Command of a program of your own</source>
        <translation>自备程序的命令</translation>
    </message>
    <message>
        <source>A program&apos;s command</source>
        <translation>程序的命令</translation>
    </message>
    <message>
        <source>Add program</source>
        <translation>添加程序</translation>
    </message>
    <message>
        <source>Who meets whom</source>
        <translation>谁对谁</translation>
    </message>
    <message>
        <source>The first player meets each of the others.</source>
        <translation>第一名玩家与其他每一名交手。</translation>
    </message>
    <message>
        <source>Everybody meets everybody.</source>
        <translation>所有玩家两两交手。</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>The first</source>
        <translation>第一名</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>Each deal is played once in every seat: no luck of the seat remains.</source>
        <translation>每个牌局在每个座位各打一次：座位的运气不再起作用。</translation>
    </message>
    <message>
        <source>Each deal is played twice, by both sides with each other&apos;s cards.</source>
        <translation>每个牌局打两次，双方互换手牌。</translation>
    </message>
    <message>
        <source>Each deal is played once.</source>
        <translation>每个牌局打一次。</translation>
    </message>
    <message>
        <source>Every seat</source>
        <translation>每个座位</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>双方</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>一次</translation>
    </message>
    <message>
        <source>When a match ends</source>
        <translation>比赛何时结束</translation>
    </message>
    <message>
        <source>As soon as it is clear whether the first of two players is stronger by %1 Elo: a sequential test, wrong in 5 of 100 cases at most.</source>
        <translation>一旦看清两名玩家中的第一名是否强出 %1 Elo 就结束：序贯检验，100 次里最多错 5 次。</translation>
    </message>
    <message>
        <source>After a number of games.</source>
        <translation>打满一定局数后结束。</translation>
    </message>
    <message>
        <source>After a number of games</source>
        <translation>打满一定局数</translation>
    </message>
    <message>
        <source>Is one stronger by %1 Elo?</source>
        <translation>是否强出 %1 Elo？</translation>
    </message>
    <message>
        <source>Games of a match, at most</source>
        <translation>每场比赛最多局数</translation>
    </message>
    <message>
        <source>Games of a match</source>
        <translation>每场比赛局数</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>The same seed gives the same deals, and the same result.</source>
        <translation>种子相同，牌局就相同，结果也相同。</translation>
    </message>
    <message>
        <source>Matches at a time</source>
        <translation>同时进行的比赛</translation>
    </message>
    <message>
        <source>Each is a program of its own that lets everything else go first.</source>
        <translation>每场比赛是一个单独的程序，会让其他程序优先运行。</translation>
    </message>
    <message>
        <source>Keep all games</source>
        <translation>保留所有对局</translation>
    </message>
    <message>
        <source>Then any of them can be watched and reviewed. A million deals need about a gigabyte.</source>
        <translation>之后每一局都可以观战和复盘。一百万局约占 1 GB。</translation>
    </message>
    <message>
        <source>Games in all: %1</source>
        <translation>总局数：%1</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>已参赛</translation>
    </message>
</context>
<context>
    <name>TournamentTab</name>
    <message>
        <source>Tournaments so far</source>
        <translation>已有的锦标赛</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>新建锦标赛</translation>
    </message>
</context>
<context>
    <name>TournamentView</name>
    <message>
        <source>Tournament in %1</source>
        <translation>%1锦标赛</translation>
    </message>
    <message>
        <source>All tournaments</source>
        <translation>所有锦标赛</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>另存为 CSV</translation>
    </message>
    <message>
        <source>Save as JSON</source>
        <translation>另存为 JSON</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>等级分</translation>
    </message>
    <message>
        <source>Elo with 95 % intervals, one fit of all matches together. The first player chosen for the tournament has 0.</source>
        <translation>Elo 及 95% 置信区间，由所有比赛一起拟合得出。锦标赛中最先选的玩家为 0。</translation>
    </message>
    <message>
        <source>Each plays alone against two of the other; in games with roles only games with the lone player as the landlord count.</source>
        <translation>双方轮流一人对两个对方玩家；有角色的游戏里，只计单独一方当地主的局。</translation>
    </message>
    <message>
        <source>Each against each, in per cent</source>
        <translation>两两对阵，百分比</translation>
    </message>
    <message>
        <source>Matches of %1</source>
        <translation>%1 的比赛</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>比赛</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>图表</translation>
    </message>
</context>
<context>
    <name>TrainingPage</name>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Find the best move</source>
        <translation>找出最佳走法</translation>
    </message>
    <message>
        <source>Positions of real deals, each with exactly one best move. Play it on the table; then you see what it is worth, and why. What you do not find comes back after 1, 3, 7 and 21 days.</source>
        <translation>取自真实牌局的局面，每个都恰好有一种最佳走法。在牌桌上走出来，就能看到它值多少、为什么。没找到的题目会在 1、3、7、21 天后再出现。</translation>
    </message>
    <message>
        <source>This game has no problems yet.</source>
        <translation>这个游戏还没有题目。</translation>
    </message>
    <message>
        <source>Near my rating</source>
        <translation>接近我的等级分</translation>
    </message>
    <message>
        <source>Problem of the day</source>
        <translation>每日一题</translation>
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
        <translation>容易（%1）</translation>
    </message>
    <message>
        <source>Medium (%1)</source>
        <translation>中等（%1）</translation>
    </message>
    <message>
        <source>Hard (%1)</source>
        <translation>困难（%1）</translation>
    </message>
    <message>
        <source>All answers are deleted as soon as you leave this page.</source>
        <translation>离开此页后，所有答案就会删除。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Your progress</source>
        <translation>你的进度</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>等级分</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>tried</source>
        <translation>做过</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>解出</translation>
    </message>
    <message>
        <source>to be tried again today</source>
        <translation>今天待重做</translation>
    </message>
    <message>
        <source>Delete all answers</source>
        <translation>删除所有答案</translation>
    </message>
</context>
<context>
    <name>TrainingPanel</name>
    <message>
        <source>Which move is best? Play it.</source>
        <translation>哪一步最好？走出来吧。</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>下一题</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>显示答案</translation>
    </message>
</context>
<context>
    <name>TrickList</name>
    <message>
        <source>Tricks so far</source>
        <translation>打过的墩</translation>
    </message>
    <message>
        <source>No trick is complete yet.</source>
        <translation>还没有打完一墩。</translation>
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
        <translation>回看</translation>
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
        <translation>进行过的回合</translation>
    </message>
    <message>
        <source>Nobody has played a tile yet.</source>
        <translation>还没有人放过板块。</translation>
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
        <translation>看看为什么</translation>
    </message>
    <message>
        <source>Play anyway</source>
        <translation>还是这样走</translation>
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
        <translation>暂停</translation>
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
        <translation>悠闲</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>较快</translation>
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
        <translation>继续</translation>
    </message>
    <message>
        <source>Hide hands</source>
        <translation>隐藏手牌</translation>
    </message>
    <message>
        <source>Show hands</source>
        <translation>亮出手牌</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>到开头</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>到结尾</translation>
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
        <translation>Ctrl+Page Up</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>下一局</translation>
    </message>
    <message>
        <source>Ctrl+Page down</source>
        <translation>Ctrl+Page Down</translation>
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
        <translation>后期</translation>
    </message>
    <message>
        <source>leading</source>
        <translation>领出的一方</translation>
    </message>
    <message>
        <source>answering</source>
        <translation>跟牌的一方</translation>
    </message>
    <message>
        <source>who began</source>
        <translation>先开始的人</translation>
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
        <translation>农民</translation>
    </message>
    <message>
        <source>makers</source>
        <translation>定主方</translation>
    </message>
    <message>
        <source>defenders</source>
        <translation>防守方</translation>
    </message>
    <message>
        <source>Chances told against games won</source>
        <translation>预估胜率与实际胜率</translation>
    </message>
    <message>
        <source>Points told against points made</source>
        <translation>预估得分与实际得分</translation>
    </message>
    <message>
        <source>Told, in per cent</source>
        <translation>预估胜率（%）</translation>
    </message>
    <message>
        <source>Points told</source>
        <translation>预估得分</translation>
    </message>
    <message>
        <source>Won, in per cent</source>
        <translation>实际胜率（%）</translation>
    </message>
    <message>
        <source>Points made</source>
        <translation>实际得分</translation>
    </message>
    <message>
        <source>what came of it</source>
        <translation>实际结果</translation>
    </message>
    <message>
        <source>true values</source>
        <translation>完全估准</translation>
    </message>
    <message>
        <source>setting up</source>
        <translation>开局布置</translation>
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
        <translation>没有能压过的牌</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>由你先出</translation>
    </message>
    <message>
        <source>To beat: %1</source>
        <translation>要压过：%1</translation>
    </message>
    <message>
        <source>Choose a bid</source>
        <translation>请叫分</translation>
    </message>
    <message>
        <source>Choose the cards to play, or pass</source>
        <translation>选要出的牌，或不出</translation>
    </message>
    <message>
        <source>Choose the cards to play</source>
        <translation>选要出的牌</translation>
    </message>
</context>
<context>
    <name>parlour::Coach</name>
    <message>
        <source>Lesson %1 of %2</source>
        <translation>第 %1/%2 课</translation>
    </message>
    <message>
        <source>That was this lesson.</source>
        <translation>这一课学完了。</translation>
    </message>
    <message>
        <source>That was the last lesson: now you know how to play.</source>
        <translation>最后一课也学完了：现在你会玩了。</translation>
    </message>
</context>
<context>
    <name>parlour::DealSetup</name>
    <message numerus="yes">
        <source>%1: there is room for %n more.</source>
        <translation>
            <numerusform>%1：还剩 %n 个空位。</numerusform>
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
        <translation>农民</translation>
    </message>
    <message>
        <source>Highest bid: %1</source>
        <translation>最高叫分：%1</translation>
    </message>
    <message>
        <source>No bid yet</source>
        <translation>还没有人叫分</translation>
    </message>
    <message>
        <source>Stake: %1</source>
        <translation>本局分值：%1</translation>
    </message>
    <message>
        <source>Nobody bids</source>
        <translation>无人叫分</translation>
    </message>
    <message>
        <source>No points: the cards are dealt again.</source>
        <translation>不计分：重新发牌。</translation>
    </message>
    <message>
        <source>Spring: no peasant has played a card.</source>
        <translation>春天：农民一张牌也没出。</translation>
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
            <numerusform>%n 个炸弹</numerusform>
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
        <translation>每个农民输赢底分，地主输赢两倍：</translation>
    </message>
</context>
<context>
    <name>parlour::EuchreTable</name>
    <message>
        <source>%1 discards a card</source>
        <translation>%1扣掉一张牌</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A player and what they bid</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>No trump yet</source>
        <translation>还没有定主</translation>
    </message>
    <message>
        <source>%1 are trump</source>
        <translation>%1是主牌</translation>
    </message>
    <message>
        <source>everybody passed</source>
        <translation>全都不叫</translation>
    </message>
    <message>
        <source>first round of bidding</source>
        <translation>第一轮叫牌</translation>
    </message>
    <message>
        <source>second round of bidding</source>
        <translation>第二轮叫牌</translation>
    </message>
    <message>
        <source>Maker: %1, alone against %2</source>
        <translation>定主：%1，单打；%2单人防守</translation>
    </message>
    <message>
        <source>Maker: %1, alone</source>
        <translation>定主：%1，单打</translation>
    </message>
    <message>
        <source>Maker: %1</source>
        <translation>定主：%1</translation>
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
        <translation>不计分，由下一家发牌。</translation>
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
        <translation>没打成：定主方需要 3 墩，只拿到 %1 墩。%3得 %2。</translation>
    </message>
    <message>
        <source>All 5 tricks, played alone by %1: %2.</source>
        <translation>%1单打，五墩全赢：%2。</translation>
    </message>
    <message>
        <source>%1 of 5 tricks, played alone by %2: %3.</source>
        <translation>%2单打，拿到五墩中的 %1 墩：%3。</translation>
    </message>
    <message>
        <source>All 5 tricks for the makers, %1: %2.</source>
        <translation>定主方（%1）五墩全赢：%2。</translation>
    </message>
    <message>
        <source>%1 of 5 tricks for the makers, %2: %3.</source>
        <translation>定主方（%2）拿到五墩中的 %1 墩：%3。</translation>
    </message>
</context>
<context>
    <name>parlour::Exercise</name>
    <message>
        <source>Your decision %1 of %2 that can be better. What would you play now?</source>
        <translation>可以改进的决策，第 %1/%2 处。现在你会怎么走？</translation>
    </message>
    <message>
        <source>Looking at it...</source>
        <translation>正在分析…</translation>
    </message>
    <message>
        <source>That is what you played.</source>
        <translation>你当时就是这么走的。</translation>
    </message>
    <message>
        <source>That is no better than what you played.</source>
        <translation>这并不比你当时走的好。</translation>
    </message>
    <message>
        <source>That is about %1 better than what you played, and there is better still.</source>
        <translation>这比你当时走的约好 %1，不过还有更好的。</translation>
    </message>
    <message>
        <source>Well done: nothing is better.</source>
        <translation>漂亮：没有更好的了。</translation>
    </message>
    <message numerus="yes">
        <source>%n more try(s).</source>
        <translation>
            <numerusform>还可以试 %n 次。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::FinishedGames</name>
    <message>
        <source>Finished games are kept and will be counted later.</source>
        <translation>打完的牌局已保留，稍后会计入统计。</translation>
    </message>
    <message>
        <source>A finished game could not be read and was kept as %1. %2</source>
        <translation>一局打完的牌局无法读取，已另存为 %1。%2</translation>
    </message>
    <message>
        <source>A finished game cannot be kept in %1: %2</source>
        <translation>打完的牌局无法保留到 %1：%2</translation>
    </message>
</context>
<context>
    <name>parlour::GameCatalogue</name>
    <message>
        <source>This file cannot be used. %1</source>
        <translation>无法使用这个文件。%1</translation>
    </message>
    <message>
        <source>Your own players</source>
        <translation>你的自创玩家</translation>
    </message>
    <message>
        <source>Made in the laboratory: %1</source>
        <translation>实验室自制：%1</translation>
    </message>
    <message>
        <source>A program of your own: %1</source>
        <translation>自备程序：%1</translation>
    </message>
</context>
<context>
    <name>parlour::GameResults</name>
    <message>
        <source>The table was saved as %1.</source>
        <translation>表格已保存为 %1。</translation>
    </message>
    <message>
        <source>The table could not be saved. %1</source>
        <translation>没能保存表格。%1</translation>
    </message>
</context>
<context>
    <name>parlour::GameReview</name>
    <message>
        <source>Before the deal</source>
        <translation>开局前</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>终局</translation>
    </message>
    <message>
        <source>Move %1, %2</source>
        <translation>第 %1 步，%2</translation>
    </message>
    <message>
        <source>luck %1</source>
        <translation>运气 %1</translation>
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
        <translation>你的选择</translation>
    </message>
    <message>
        <source>%1 played this</source>
        <translation>%1的选择</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>Best by what could be known</source>
        <translation>按当时所知最佳</translation>
    </message>
</context>
<context>
    <name>parlour::GameSession</name>
    <message>
        <source>%1 is a program that is not among yours in the settings, so it is not started. The game waits.</source>
        <translation>%1 不在设置里你的自备程序之中，所以没有启动。对局等待中。</translation>
    </message>
    <message>
        <source>%1 has failed, and the game waits: take a move back or open it again, and the program is started again. %2</source>
        <translation>%1 出错了，对局等待中：撤销一步，或重新打开对局，程序就会再次启动。%2</translation>
    </message>
    <message>
        <source>%1 has failed; the first legal move is played. %2</source>
        <translation>%1 出错了，改走第一个合规则的走法。%2</translation>
    </message>
</context>
<context>
    <name>parlour::LabProcess</name>
    <message>
        <source>%1 could not be started.</source>
        <translation>无法启动 %1。</translation>
    </message>
    <message>
        <source>It told a line without an end.</source>
        <translation>它输出了一行没有结尾的内容。</translation>
    </message>
    <message>
        <source>Its report has no end.</source>
        <translation>它的报告没有结尾。</translation>
    </message>
    <message>
        <source>It ended suddenly (signal %1).</source>
        <translation>它突然结束了（信号 %1）。</translation>
    </message>
    <message>
        <source>It failed without a reason (exit code %1).</source>
        <translation>它失败了，没有说明原因（退出码 %1）。</translation>
    </message>
    <message>
        <source>Its report cannot be read.</source>
        <translation>无法读取它的报告。</translation>
    </message>
</context>
<context>
    <name>parlour::LabRun</name>
    <message>
        <source>The laboratory needs the program parlour-lab, which is not installed.</source>
        <translation>实验室需要程序 parlour-lab，但它没有安装。</translation>
    </message>
    <message>
        <source>Another Parlour is at work on this run.</source>
        <translation>另一个 Parlour 正在进行这次运行。</translation>
    </message>
    <message>
        <source>What another version of Parlour had begun is played again.</source>
        <translation>由其他版本的 Parlour 开始的部分会重新进行。</translation>
    </message>
</context>
<context>
    <name>parlour::Laboratory</name>
    <message>
        <source>The program without a window could not be started, so the run stays here.</source>
        <translation>无窗口的程序启动不了，所以运行留在这里。</translation>
    </message>
</context>
<context>
    <name>parlour::LearningRun</name>
    <message>
        <source>The best of each generation against the player as it was</source>
        <translation>每代最佳者对原来的玩家</translation>
    </message>
    <message>
        <source>Generation</source>
        <translation>世代</translation>
    </message>
    <message>
        <source>Per cent won</source>
        <translation>胜率百分比</translation>
    </message>
    <message>
        <source>the best</source>
        <translation>最佳者</translation>
    </message>
    <message>
        <source>Games won after so many games of learning</source>
        <translation>学习这么多局之后的胜局</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>对 %1</translation>
    </message>
    <message>
        <source>How often it plays what MiniMax would play, on other deals</source>
        <translation>在别的牌局里与 MiniMax 出牌相同的比例</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>局面数</translation>
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
        <translation>有选择余地的局面</translation>
    </message>
</context>
<context>
    <name>parlour::PaperRun</name>
    <message>
        <source>%1, ours</source>
        <comment>title of a plot</comment>
        <translation>%1，我们的</translation>
    </message>
    <message>
        <source>%1, published</source>
        <comment>title of a plot</comment>
        <translation>%1，论文的</translation>
    </message>
    <message>
        <source>Ours beside the published figures</source>
        <translation>我们的数据与论文数据对照</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>百分比</translation>
    </message>
    <message>
        <source>ours</source>
        <translation>我们的值</translation>
    </message>
    <message>
        <source>published</source>
        <translation>论文的值</translation>
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
        <translation>系统无法再启动线程。请稍后再试。</translation>
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
        <translation>最多可以同时询问 %1 名玩家。</translation>
    </message>
    <message>
        <source>This player is asked already.</source>
        <translation>已经问过这名玩家。</translation>
    </message>
</context>
<context>
    <name>parlour::Program</name>
    <message>
        <source>The settings cannot be saved: %1 cannot be written.</source>
        <translation>无法保存设置：%1 无法写入。</translation>
    </message>
    <message>
        <source>The game cannot be saved: %1</source>
        <translation>无法保存牌局：%1</translation>
    </message>
    <message>
        <source>The game could not be opened. %1</source>
        <translation>没能打开存档。%1</translation>
    </message>
    <message>
        <source>The game was saved as %1.</source>
        <translation>牌局已保存为 %1。</translation>
    </message>
    <message>
        <source>The game could not be saved. %1</source>
        <translation>没能保存牌局。%1</translation>
    </message>
    <message>
        <source>Parlour is already running but does not answer. This window is a new start; the other game stays saved.</source>
        <translation>Parlour 已在运行，但没有响应。此窗口是新启动的；原来那一局仍保存着。</translation>
    </message>
    <message>
        <source>This game was given up: it cannot be reviewed.</source>
        <translation>这一局已放弃，无法复盘。</translation>
    </message>
    <message>
        <source>From move %1</source>
        <translation>从第 %1 步起</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>玩家 %1</translation>
    </message>
    <message>
        <source>From a position</source>
        <translation>从局面开始</translation>
    </message>
    <message>
        <source>The position was saved as %1.</source>
        <translation>局面已保存为 %1。</translation>
    </message>
    <message>
        <source>The position could not be saved. %1</source>
        <translation>没能保存局面。%1</translation>
    </message>
    <message>
        <source>No mistake of yours was found so far.</source>
        <translation>目前没有发现你的失误。</translation>
    </message>
    <message>
        <source>No mistake of yours was found. Well played!</source>
        <translation>没有发现你的失误，打得漂亮！</translation>
    </message>
</context>
<context>
    <name>parlour::ReviewJob</name>
    <message>
        <source>A kept review could not be used and was kept as %1. The game is looked at again.</source>
        <translation>保留的复盘无法使用，已另存为 %1。这一局将重新分析。</translation>
    </message>
    <message>
        <source>The review cannot be kept: %1</source>
        <translation>无法保留复盘：%1</translation>
    </message>
    <message>
        <source>Your system starts no more threads. The review begins as soon as it does.</source>
        <translation>系统无法再启动线程。一旦可以，复盘就会开始。</translation>
    </message>
</context>
<context>
    <name>parlour::Run</name>
    <message>
        <source>This run cannot be read. %1</source>
        <translation>无法读取这次运行。%1</translation>
    </message>
</context>
<context>
    <name>parlour::SamuraiTable</name>
    <message>
        <source>%1 chooses tiles</source>
        <translation>%1 正在选板块</translation>
    </message>
    <message>
        <source>%1 ends the turn</source>
        <translation>%1 结束回合</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A player and their move</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 is next</source>
        <translation>轮到 %1</translation>
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
            <numerusform>再选 %n 个起始板块</numerusform>
        </translation>
    </message>
    <message>
        <source>Place a figure: choose a lit settlement</source>
        <translation>摆一个棋子：选一个亮起的据点</translation>
    </message>
    <message>
        <source>Choose a settlement for the figure</source>
        <translation>给棋子选一个据点</translation>
    </message>
    <message>
        <source>Nothing more can be played: end your turn</source>
        <translation>没有板块可放了：请结束回合</translation>
    </message>
    <message>
        <source>Play fast tiles, or end your turn</source>
        <translation>放快速板块，或结束回合</translation>
    </message>
    <message>
        <source>Play another tile, or end your turn</source>
        <translation>再放一个板块，或结束回合</translation>
    </message>
    <message>
        <source>Choose one of your tiles</source>
        <translation>选一个板块</translation>
    </message>
    <message>
        <source>Choose the figure that changes places with the %1 of %2</source>
        <translation>选一个棋子，与%2的%1互换</translation>
    </message>
    <message>
        <source>Choose the first of two figures that change places</source>
        <translation>选互换的第一个棋子</translation>
    </message>
    <message>
        <source>Choose a land space to move it to</source>
        <translation>选要移到的陆地格</translation>
    </message>
    <message>
        <source>Choose which of your tiles to move</source>
        <translation>选要移动的板块</translation>
    </message>
    <message>
        <source>Choose a free sea space</source>
        <translation>选一个空的海格</translation>
    </message>
    <message>
        <source>Choose a free land space</source>
        <translation>选一个空的陆地格</translation>
    </message>
    <message>
        <source>Only one normal tile is played in a turn; fast ones may follow</source>
        <translation>每回合只能放一个普通板块，之后还可以放快速板块</translation>
    </message>
    <message>
        <source>This tile cannot be played now</source>
        <translation>现在不能放这个板块</translation>
    </message>
    <message>
        <source>Choose one of your tiles first</source>
        <translation>先选一个板块</translation>
    </message>
    <message>
        <source>Choose a settlement with a figure</source>
        <translation>选一个有棋子的据点</translation>
    </message>
    <message>
        <source>No figure there can change places now</source>
        <translation>那里没有现在可以互换的棋子</translation>
    </message>
    <message>
        <source>Choose one of your own tiles on land</source>
        <translation>选自己放在陆地上的一个板块</translation>
    </message>
</context>
<context>
    <name>parlour::SavedGames</name>
    <message>
        <source>The interrupted game could not be read and was kept as %1. %2</source>
        <translation>未打完的牌局无法读取，已另存为 %1。%2</translation>
    </message>
    <message>
        <source>The interrupted game could not be read: %1</source>
        <translation>未打完的牌局无法读取：%1</translation>
    </message>
    <message>
        <source>The game cannot be saved: %1</source>
        <translation>无法保存牌局：%1</translation>
    </message>
    <message>
        <source>This game is being played in another window of Parlour.</source>
        <translation>这一局正在 Parlour 的另一个窗口中进行。</translation>
    </message>
    <message>
        <source>This game was ended in another window of Parlour.</source>
        <translation>这一局已在 Parlour 的另一个窗口中结束。</translation>
    </message>
    <message>
        <source>This game could not be read and was kept as %1. %2</source>
        <translation>这一局无法读取，已另存为 %1。%2</translation>
    </message>
    <message>
        <source>This game could not be read: %1</source>
        <translation>这一局无法读取：%1</translation>
    </message>
    <message>
        <source>Your system starts no more threads. Your game is still saved, but the table may pause for it.</source>
        <translation>系统无法再启动线程。你的牌局仍会保存，但牌桌可能因此停顿。</translation>
    </message>
</context>
<context>
    <name>parlour::Settings</name>
    <message>
        <source>The settings could not be read and were reset. The old file was kept as %1.</source>
        <translation>设置无法读取，已恢复默认。旧文件保留为 %1。</translation>
    </message>
    <message>
        <source>The settings could not be read: %1</source>
        <translation>设置无法读取：%1</translation>
    </message>
</context>
<context>
    <name>parlour::Statistics</name>
    <message>
        <source>The statistics cannot be saved: %1</source>
        <translation>无法保存统计：%1</translation>
    </message>
    <message>
        <source>The statistics could not be read and were reset. The old file was kept as %1.</source>
        <translation>统计无法读取，已重置。旧文件保留为 %1。</translation>
    </message>
    <message>
        <source>The result could not be counted: %1</source>
        <translation>本局结果无法计入：%1</translation>
    </message>
    <message>
        <source>The results could not be deleted: %1</source>
        <translation>无法删除战绩：%1</translation>
    </message>
    <message>
        <source>another program is busy with it</source>
        <translation>另一个程序正在使用它</translation>
    </message>
    <message>
        <source>What the review found could not be added to the statistics: %1</source>
        <translation>复盘的结果无法计入统计：%1</translation>
    </message>
</context>
<context>
    <name>parlour::Tournament</name>
    <message>
        <source>This game was not kept.</source>
        <translation>这一局没有保留。</translation>
    </message>
    <message>
        <source>Elo with 95 % intervals</source>
        <translation>Elo 及 95% 置信区间</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>每步用时</translation>
    </message>
    <message>
        <source>Milliseconds</source>
        <translation>毫秒</translation>
    </message>
    <message>
        <source>Each against each, in per cent</source>
        <translation>两两对阵，百分比</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>How often which score</source>
        <translation>各种得分的频率</translation>
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
            <numerusform>这一对局有 %n 个牌局。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::Training</name>
    <message>
        <source>The problems cannot be read. %1</source>
        <translation>无法读取题目。%1</translation>
    </message>
    <message>
        <source>The answers cannot be deleted.</source>
        <translation>无法删除答案。</translation>
    </message>
    <message>
        <source>There is no other problem of this kind.</source>
        <translation>没有别的这类题目了。</translation>
    </message>
    <message>
        <source>The answer cannot be kept: the disk cannot be written.</source>
        <translation>无法保留答案：磁盘无法写入。</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>容易</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>困难</translation>
    </message>
    <message>
        <source>Problem %1 of %2, %3</source>
        <translation>第 %1/%2 题，%3</translation>
    </message>
    <message>
        <source>Right! Every other move gives up at least %1.</source>
        <translation>对了！其他走法至少会损失 %1。</translation>
    </message>
    <message>
        <source>Every other move gives up at least %1.</source>
        <translation>其他走法至少会损失 %1。</translation>
    </message>
    <message>
        <source>There is a better move. This one gives up about %1.</source>
        <translation>还有更好的走法。这一步约损失 %1。</translation>
    </message>
    <message>
        <source>There is a better move. This one gives up more than %1.</source>
        <translation>还有更好的走法。这一步的损失超过 %1。</translation>
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
        <translation>深度搜索已证实这一点。</translation>
    </message>
    <message>
        <source>Your rating: %1 (%2)</source>
        <translation>你的等级分：%1（%2）</translation>
    </message>
    <message>
        <source>This is certain, whatever the others hold.</source>
        <translation>无论别人手里有什么，这都是确定的。</translation>
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
        <translation>这墩归%1：%2 分</translation>
    </message>
    <message>
        <source>The trick goes to %1</source>
        <translation>这墩归%1</translation>
    </message>
</context>
<context>
    <name>parlour::Tutor</name>
    <message>
        <source>This gives up about %1. Look again?</source>
        <translation>这样会损失约 %1。再看看？</translation>
    </message>
</context>
</TS>
